### Tavoliere in English: the words of the house that belong to no single game.

## Refusals

refusal-unknown-game = There is no game “{ $game }”. The games are: { $games }.
refusal-seats = { $seats } seats cannot play this game; { $least } to { $most } can.
refusal-seats-exactly = { $seats } seats cannot play this game; it takes exactly { $needed }.
refusal-record-long = This text of { $length } characters is too long for a record; { $most } are enough for every game.
refusal-record-line = Line { $line } of the record, “{ $text }”, is neither a tag nor the moves of a seat.
refusal-record-tag = The record lacks the tag { $tag }.
refusal-record-value = The tag { $tag } of the record cannot be “{ $value }”.
refusal-record-rules = The record follows version { $version } of the rules; this program knows up to version { $known }.
refusal-record-seat = Line { $line }: seat { $found } moves, but it is the turn of seat { $due }.
refusal-record-over = Line { $line }: “{ $move }” comes after the end of the game.
refusal-record-move = Line { $line }, move { $number }: “{ $move }” is not legal.
refusal-record-commitment = The seed does not fit the hash that was published before the deal.
refusal-record-result = The record says { $tag } “{ $value }”, but its moves give “{ $found }”.

refusal-unknown-player = There is no player “{ $player }”. The players are: { $players }.
refusal-player-setting = The player { $player } has no setting “{ $setting }”. Its settings are: { $settings }.
refusal-player-bare = The player { $player } has no settings, so it cannot be given “{ $setting }”.
refusal-player-whole = The setting { $setting } of the player { $player } cannot be “{ $value }”; it is a whole number from { $least } to { $most }.
refusal-player-number = The setting { $setting } of the player { $player } cannot be “{ $value }”; it is a number from { $least } to { $most }.
refusal-player-pair = The settings of the player { $player } are written key=value, with commas between them; “{ $text }” is not.
refusal-player-twice = The setting { $setting } of the player { $player } is given twice.
refusal-no-planning = { $game } has no planner, so the player { $player } cannot play it.
refusal-external-command = “{ $text }” is no command that can be started here. The player external is written external:command=…, with the settings before it.
refusal-external-saved = Seat { $number } of this game is played by a program of somebody’s own, and a record starts no programs. Name all players again, one --player a seat.

# A program of somebody’s own has lost its game. $number is its seat, $decision the number of its decision.
forfeit-start = { $player } (seat { $number }, decision { $decision }) could not be started: { $detail }.
forfeit-late = { $player } (seat { $number }, decision { $decision }) had not answered after { $detail } seconds.
forfeit-long = { $player } (seat { $number }, decision { $decision }) wrote a line of more than { $detail } bytes.
forfeit-unasked = { $player } (seat { $number }, decision { $decision }) wrote “{ $detail }” without having been asked.
forfeit-nonsense = { $player } (seat { $number }, decision { $decision }) answered “{ $detail }”, which means nothing here.
forfeit-illegal = { $player } (seat { $number }, decision { $decision }) wanted to play “{ $detail }”, which is not legal.
forfeit-closed = { $player } (seat { $number }, decision { $decision }) closed its output.
forfeit-ended = { $player } (seat { $number }, decision { $decision }) ended by itself with exit status { $detail }.
forfeit-killed = { $player } (seat { $number }, decision { $decision }) was ended by the signal { $detail }.
forfeit-words = Its last words: “{ $words }”
refusal-values = There are no values “{ $values }” for this kind of game ({ $variety }): they must name every feature once, and nothing else.
refusal-values-file = The values “{ $values }” cannot be read: { $why }.
refusal-training-game = { $game } has no planner, so there are no values to learn for it.
refusal-training-variety = There are no values for “{ $variety }”. There are some for: { $varieties }.
refusal-training-number = The setting { $setting } of a training cannot be { $value }; it is a number from { $least } to { $most }.
refusal-training-folder = The folder { $folder } belongs to a training with another setting: { $setting } is { $found } there, and you ask for { $asked }. Take the same setting, or another folder with --out.
refusal-training-damaged = { $file } is damaged, so nobody can say which training it belongs to. Take another folder with --out.
refusal-unknown-language = There is no language “{ $language }”. The languages are: { $languages }.
refusal-option-pair = An option is written name=value; “{ $text }” is not.
refusal-no-rule = { $game } has no rule { $number }.
refusal-no-rule-found = No rule speaks of “{ $text }”.
refusal-no-tests = There is no folder “{ $folder }” to look for tests in.
refusal-no-seat = There is no seat { $number } in this game; seats go from 0 to { $most }.

## Goods
##
## A game that has goods names them `resource-…`; the form `.counted` of a name may ask for $amount.

goods-item = { $amount } { $resource }
goods-none = nothing

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

## Training
##
## `tavoliere train values`: the computer plays against itself and learns how much each feature of a board counts.

training-round = Round { $round } of { $rounds }
training-match = Last match
training-speed = { $speed } games/s
training-step = Round { $round }, { $variety }: loss { $before } before, { $after } after.
training-check = Against the start: { $share } wins.
training-stopped = Stopped. The same command goes on from what lies in { $folder }.
training-title = Learned values of { $game }
training-variety = Deal
training-games = Games
training-share = Wins of the learned
training-parity = As equals
training-verdict = The match shows
training-verdict-better = learned is better
training-verdict-open = no difference
training-verdict-worse = learned is worse
training-kept = The file holds
training-kept-learned = learned weights
training-kept-start = weights of the start
training-file = The values stand in { $file }.

## Terminal
##
## The words of `tavoliere play`. A terminal may be only 80 columns wide: the words of keys and headings must be short,
## a hint should fit into two lines of 78 letters.

terminal-title = T A V O L I E R E
terminal-language = Language
# Each language is called as it calls itself, so these five are the same in every file.
terminal-language-en = English
terminal-language-it = Italiano
terminal-language-fr = Français
terminal-language-nl = Nederlands
terminal-language-de = Deutsch
terminal-game = Game
terminal-seats = Players
terminal-person = A person
# What computer players are called.
terminal-player-random = Random
terminal-player-greedy = Greedy
terminal-player-ismcts = Tree search
terminal-player-planner = Planner
terminal-player-external = Program
# The levels are called by the words of each game.
terminal-player-level = { $player } · { $number }/{ $most } · { $seconds } s
terminal-player-with-settings = { $player } ({ $settings })
terminal-player-promise = Level { $number } of { $most }: for all decisions of a turn it takes at most { $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }
terminal-forfeit = { $name } has lost the game.
terminal-player-one-of-several = { $player } ({ $colour })
terminal-house-rules = House rules
terminal-start = Start
terminal-continue = Continue last game
terminal-continue-about = A game waits to be continued: { $players }
terminal-rule-book = Rule book
terminal-leave = Leave
terminal-setup-keys = Arrows move and change, Enter starts, F2 changes the language.
terminal-resume-question = A game of { $players } is not finished. Go on with it?
terminal-resume-yes = Go on with that game
terminal-resume-no = Begin a new one

terminal-thinking = thinking …
terminal-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-legend = The cards
terminal-log = What happened

terminal-hint-wait = { $name } is thinking.
terminal-hint-over = The game is over. Enter shows the score again.
terminal-nothing-to-undo = There is nothing that you may take back.
terminal-no-such-now = That is not possible now: it is not your turn.
terminal-not-saved = The game could not be saved: { $problem }
terminal-see-rule = b: the rule

# The keys below the board: one short word each.
terminal-key-undo = Undo
terminal-key-type = Type
terminal-key-help = Help
terminal-key-log = Log
terminal-key-rules = Rules
terminal-key-settings = Settings
terminal-key-language = Language
terminal-key-leave = Leave

# What the keys do, in the help.
terminal-help-title = How to play at this keyboard
terminal-help-arrows = Move the cursor among what you can choose
terminal-help-escape = Change your mind
terminal-help-undo = Take back your last move, or ask everyone
terminal-help-log = Everything that happened
terminal-help-rules = Rule book, open at the rule of the last refusal
terminal-help-settings = Language, colours, pace of computer players
terminal-help-language = Next language
terminal-help-leave = Leave; the game is kept
terminal-help-notation = Notation
terminal-help-signs = Signs
terminal-close = Enter or Esc closes this

terminal-log-title = What happened so far
terminal-sealed = The deal is sealed. The hash of its seed, which nobody can change any more: { $hash }
terminal-unsealed = The hash of the seed from before the deal: { $hash } The seed: { $seed }
terminal-log-empty = Nothing has happened yet.
terminal-meanwhile = Since your last turn
terminal-undo-alone = Since your last move something hidden has come to light, or your turn has ended. Take it back all the same?
terminal-undo-all = This goes beyond a free undo, so everybody must agree: { $names }. Take back to before the last move of { $name }?
terminal-undo-yes = All agree: take it back
terminal-undo-no = Leave it
terminal-undo-done = Taken back.

terminal-settings-title = Settings
terminal-colours = Colours
terminal-colours-night = dark
terminal-colours-parchment = light
terminal-pace = Computer players
terminal-pace-0 = at once
terminal-pace-1 = brisk
terminal-pace-2 = calm
terminal-pace-3 = slow
terminal-auto-end = End by itself
terminal-auto-end-about = When nothing is left but to end your actions, and nothing can be taken back, the table ends them.
terminal-on = on
terminal-off = off

terminal-handover = Give the keyboard to { $name }.
terminal-handover-ready = { $name }: press Enter when nobody else is looking.

terminal-rules-search = Search
terminal-rules-none = No rule speaks of that.
terminal-rules-keys = Type to search, arrows choose, Esc closes.
terminal-rules-option = Depends on the option “{ $option }”.
terminal-rules-source = Source: { $source }

terminal-score-record = The record is kept in { $path }
terminal-rematch = Rematch, seats turned

terminal-saved = The game is kept in { $path }
terminal-go-on = Go on with: { $command }
terminal-ready = The table is ready: { $game }, { $count ->
        [one] one language
       *[other] { $count } languages
    }, { $seats } seats.
terminal-no-terminal = This is not a terminal, so nobody can play here.

## Cards and decks on the command line

cards-title = { $game }: the cards
cards-name = Card
cards-kind = Kind
cards-count = Count
cards-price = Price
cards-points = Points
cards-set = Set
cards-rules = Rules
cards-sources = Sources
cards-free = free of charge
cards-magic-build = { $power } magic power
cards-magic-use = { $power } magic power for each use
cards-price-use = { $price } for each use
cards-victory = victory
cards-commerce = commerce
cards-strength = strength
cards-tournament = tournament
# Stands behind a price or a figure that no source gives, and behind one that the player's own file gives.
cards-unconfirmed = unconfirmed
cards-corrected = corrected
cards-note = “Unconfirmed” is what no source gives: the value is our proposal. Whoever owns the printed cards can correct it with --cards.
refusal-no-cards = The cards of { $game } are not in a list; those of these games are: { $games }.
refusal-no-card = There is no card “{ $text }”{ $near ->
        [none] {""}
       *[other] {" "}(did you mean { $near }?)
    }.
deck-sound = This deck may be played: { $cards } cards and { $events } events.
deck-id = Id
deck-name = Name
deck-plan = How it plays
deck-as-option = As an option of a game: { $option }

## The arena: matches, leagues and ladders
##
## Headings of columns stand in narrow tables, so they must be short. Elo and LLR are called so in every language.

refusal-arena-few = An arena needs at least 2 players; { $players } came.
refusal-arena-others = { $players } players cannot share { $seats } seats in a match: name one opponent, who then takes all other seats, or one for each of them.
refusal-arena-sprt = The first of the two differences in Elo must be the smaller one; { $low } and { $high } are not.
refusal-arena-anchor = “{ $player }” cannot be the anchor, since it does not play. Those who play are: { $players }.
refusal-arena-budgets = { $limits } limits were given for { $players } players: give one for all, or one for each.
refusal-arena-plan = The games in “{ $folder }” were played with another plan ({ $what } differs). Choose another folder, or give the command as it was.
refusal-arena-folder = The folder “{ $folder }” is damaged: { $what } cannot be read.
refusal-arena-busy = Another arena is playing in “{ $folder }”. Wait until it is done, or choose another folder.
refusal-arena-workers = The processes of the arena cannot start (status { $code }). If this is a script, its last part must stand below “if __name__ == "__main__":”.
refusal-extra = This needs a part that is not installed: pip install "tavoliere[{ $extra }]"

arena-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $seats } seats
arena-player = Player
arena-elo = Elo
arena-interval = 95 %
arena-games = Games
arena-wins = Wins
arena-draws = Draws
arena-share = Share
arena-points = Points
arena-bounded = * Somebody won or lost every game, so Elo has no end; each player was given one more, drawn game.
arena-matrix = How often the row ended ahead of the column
arena-by-seat = Share of wins by seat
arena-times = Time to think
arena-mean-move = Move, mean
arena-p95-move = 95 % within
arena-longest-move = longest
arena-mean-turn = Turn, mean
arena-p95-turn = 95 % within
arena-longest-turn = longest
arena-so-far = { $player } { $share } ({ $low } to { $high })
arena-answer = { $player } won { $mean } (95 % interval: { $low } to { $high }), which is { $fair-mean } times the fair share ({ $fair-low } to { $fair-high }).
arena-sprt-open = The sequential test is not sure yet: the LLR is { $llr }, between { $lower } and { $upper }.
arena-sprt-sure = The sequential test accepts { $accepted } Elo rather than { $refused }: the LLR is { $llr }, outside { $lower } to { $upper }.
arena-fault-crash = Game { $game }: { $player } (seat { $seat }) lost by a crash at decision { $decision }.
arena-fault-illegal = Game { $game }: { $player } (seat { $seat }) lost by an illegal move at decision { $decision }.
arena-fault-silent = Game { $game }: { $player } (seat { $seat }) lost by silence at decision { $decision }.
arena-fault-died = Game { $game }: { $player } (seat { $seat }) lost by ending its process at decision { $decision }.
arena-stopped = Stopped after { $games } of { $planned } games. With --out they would be kept.
arena-stopped-kept = Stopped after { $games } of { $planned } games. All are kept; the same command goes on.
arena-ladder = The ladder after { $games ->
        [one] one game
       *[other] { $games } games
    }
# What a player is worth at least, the best guess, and how unsure that is.
arena-sure = At least
arena-skill = Skill
arena-doubt = Doubt
