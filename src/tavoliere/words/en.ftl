### Tavoliere in English: the words of the house that belong to no single game.

## Refusals

refusal-unknown-game = There is no game “{ $game }”. The games are: { $games }.
refusal-seats = { $seats } seats cannot play this game; { $least } to { $most } can.
refusal-record-long = This text of { $length } characters is too long for a record; { $most } are enough for every game.
refusal-record-line = Line { $line } of the record, “{ $text }”, is neither a tag nor the moves of a seat.
refusal-record-tag = The record lacks the tag { $tag }.
refusal-record-value = The tag { $tag } of the record cannot be “{ $value }”.
refusal-record-rules = The record follows version { $version } of the rules; this program knows up to version { $known }.
refusal-record-seat = Line { $line }: seat { $seat } moves, but it is the turn of seat { $expected }.
refusal-record-over = Line { $line }: “{ $move }” comes after the end of the game.
refusal-record-move = Line { $line }, move { $number }: “{ $move }” is not legal.
refusal-record-commitment = The seed does not fit the hash that was published before the deal.
refusal-record-result = The record says { $tag } “{ $value }”, but its moves give “{ $found }”.

refusal-unknown-player = There is no player “{ $player }”. The players are: { $players }.
refusal-unknown-language = There is no language “{ $language }”. The languages are: { $languages }.
refusal-option-pair = An option is written name=value; “{ $text }” is not.
refusal-no-rule = { $game } has no rule { $number }.
refusal-no-rule-found = No rule speaks of “{ $text }”.
refusal-no-tests = There is no folder “{ $folder }” to look for tests in.
refusal-no-seat = There is no seat { $seat } in this game; seats go from 0 to { $most }.

## The command line

source-ruling = a ruling of ours, since the rule books are silent
verified-moves = { $count ->
        [one] One move is legal.
       *[other] All { $count } moves are legal.
    }
verified-seed = The seed fits the hash that was published before the deal.
verified-no-seed = The record holds no published hash and seed to compare.
verified-unfinished = The game is not over.
verified-result = The result is { $result }.
refusal-player-count = { $players } players are named, but { $seats } seats play.
