### Tavoliere in Dutch: the words of the house that belong to no single game.
###
### Words to keep apart: a seat is a *speler*, a player whom the program plays is a *computerspeler*. A record is a
### *spelverslag*; *regel* is a line of it as well as a rule. *Geldig* is what the referee allows.

## Refusals

refusal-unknown-game = Er is geen spel ‘{ $game }’. De spellen zijn: { $games }.
refusal-seats = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }.
refusal-seats-exactly = Dit spel is voor precies { $needed } spelers, niet voor { $seats }.
refusal-record-long = Deze tekst van { $length } tekens is te lang voor een spelverslag; { $most } zijn er genoeg voor elk spel.
refusal-record-line = Regel { $line } van het spelverslag, ‘{ $text }’, is geen tag en bevat ook geen zetten van een speler.
refusal-record-tag = In het spelverslag ontbreekt de tag { $tag }.
refusal-record-value = De tag { $tag } van het spelverslag kan niet ‘{ $value }’ zijn.
refusal-record-rules = Het spelverslag volgt versie { $version } van de spelregels; dit programma kent ze tot en met versie { $known }.
refusal-record-seat = Regel { $line }: speler { $found } doet een zet, maar speler { $due } is aan de beurt.
refusal-record-over = Regel { $line }: ‘{ $move }’ komt na het einde van het spel.
refusal-record-move = Regel { $line }, zet { $number }: ‘{ $move }’ is niet geldig.
refusal-record-commitment = De seed past niet bij de hash die vóór het delen is bekendgemaakt.
refusal-record-result = Het spelverslag geeft { $tag } ‘{ $value }’, maar de zetten leiden tot ‘{ $found }’.

refusal-unknown-player = Er is geen computerspeler ‘{ $player }’. De computerspelers zijn: { $players }.
refusal-player-setting = De computerspeler { $player } heeft geen instelling ‘{ $setting }’. De instellingen zijn: { $settings }.
refusal-player-bare = Aan de computerspeler { $player } valt niets in te stellen, dus ook ‘{ $setting }’ niet.
refusal-player-whole = De instelling { $setting } van de computerspeler { $player } kan niet ‘{ $value }’ zijn; het is een geheel getal van { $least } tot en met { $most }.
refusal-player-number = De instelling { $setting } van de computerspeler { $player } kan niet ‘{ $value }’ zijn; het is een getal van { $least } tot en met { $most }.
refusal-player-pair = De instellingen van de computerspeler { $player } schrijf je als naam=waarde, met komma’s ertussen; ‘{ $text }’ is zo niet geschreven.
refusal-player-twice = De instelling { $setting } van de computerspeler { $player } staat er twee keer.
refusal-no-planning = { $game } heeft geen planner, dus de computerspeler { $player } kan het niet spelen.
refusal-external-command = ‘{ $text }’ is geen opdracht die hier te starten is. De computerspeler external schrijf je als external:command=…, met de instellingen ervoor.
refusal-external-saved = Speler { $number } van dit spel is een programma van iemand zelf, en een spelverslag start geen programma’s. Noem alle spelers opnieuw, met één --player per speler.

# A program of somebody’s own has lost its game. $number is its seat, $decision the number of its decision.
forfeit-start = { $player } (speler { $number }, beslissing { $decision }) was niet te starten: { $detail }.
forfeit-late = { $player } (speler { $number }, beslissing { $decision }) had na { $detail } seconden nog niet geantwoord.
forfeit-long = { $player } (speler { $number }, beslissing { $decision }) schreef een regel van meer dan { $detail } bytes.
forfeit-unasked = { $player } (speler { $number }, beslissing { $decision }) schreef ongevraagd ‘{ $detail }’.
forfeit-nonsense = { $player } (speler { $number }, beslissing { $decision }) antwoordde ‘{ $detail }’, en dat betekent hier niets.
forfeit-illegal = { $player } (speler { $number }, beslissing { $decision }) wilde ‘{ $detail }’ spelen, en dat is niet geldig.
forfeit-closed = { $player } (speler { $number }, beslissing { $decision }) sloot zijn uitvoer.
forfeit-ended = { $player } (speler { $number }, beslissing { $decision }) is vanzelf gestopt, met status { $detail }.
forfeit-killed = { $player } (speler { $number }, beslissing { $decision }) is gestopt door het signaal { $detail }.
forfeit-words = Zijn laatste woorden: ‘{ $words }’
refusal-values = De waarden ‘{ $values }’ passen niet bij dit soort spel ({ $variety }): elk kenmerk moet er één keer in staan, en niets anders.
refusal-values-file = De waarden ‘{ $values }’ zijn niet te lezen: { $why }.
refusal-training-game = { $game } heeft geen planner, dus er zijn geen waarden te leren.
refusal-training-variety = Voor “{ $variety }” zijn er geen waarden, wel voor: { $varieties }.
refusal-training-number = De instelling { $setting } van een training kan niet { $value } zijn; het is een getal van { $least } tot en met { $most }.
refusal-training-folder = De map { $folder } hoort bij een training met een andere instelling: { $setting } is daar { $found }, gevraagd wordt { $asked }. Neem dezelfde instelling, of met --out een andere map.
refusal-training-damaged = { $file } is beschadigd, dus bij welke training de map hoort, is niet meer te zeggen. Neem met --out een andere.
refusal-unknown-language = Er is geen taal ‘{ $language }’. De talen zijn: { $languages }.
refusal-option-pair = Een optie schrijf je als naam=waarde; ‘{ $text }’ is dat niet.
refusal-no-rule = { $game } heeft geen regel { $number }.
refusal-no-rule-found = Geen enkele regel gaat over ‘{ $text }’.
refusal-no-tests = Er is geen map ‘{ $folder }’ om tests in te zoeken.
refusal-no-seat = Er is geen speler { $number } in dit spel; de spelers zijn genummerd van 0 tot en met { $most }.

## Goods
##
## A game that has goods names them `resource-…`; the form `.counted` of a name may ask for $amount.

goods-item = { $amount } { $resource }
goods-none = niets

## The command line

source-ruling = een eigen besluit, omdat de spelregels zwijgen
verified-moves = { $count ->
        [one] De enige zet is geldig.
       *[other] Alle { $count } zetten zijn geldig.
    }
verified-seed = De seed past bij de hash die vóór het delen is bekendgemaakt.
verified-no-seed = Het spelverslag bevat geen bekendgemaakte hash en seed om te vergelijken.
verified-unfinished = Het spel is niet afgelopen.
verified-result = De uitslag is { $result }.
refusal-player-count = Het aantal spelers is { $seats }, maar het aantal namen is { $players }.

## Training
##
## `tavoliere train values`: de computer speelt tegen zichzelf en leert hoe zwaar elk kenmerk van een bord telt.

training-round = Ronde { $round } van { $rounds }
training-match = Laatste vergelijking
training-speed = { $speed } partijen/s
training-step = Ronde { $round }, { $variety }: verlies { $before } ervoor, { $after } erna.
training-check = Tegen het begin: { $share } gewonnen.
training-stopped = Gestopt. Hetzelfde commando gaat verder met wat in { $folder } ligt.
training-title = Geleerde waarden voor { $game }
training-variety = Spelsoort
training-games = Partijen
training-share = Winst van geleerd
training-parity = Onder gelijken
training-verdict = De vergelijking toont
training-verdict-better = geleerd is beter
training-verdict-open = geen verschil
training-verdict-worse = geleerd is slechter
training-kept = In het bestand staan
training-kept-learned = geleerde gewichten
training-kept-start = gewichten van het begin
training-file = De waarden staan in { $file }.

## Terminal
##
## The words of `tavoliere play`. A terminal may be only 80 columns wide: the words of keys and headings must be short,
## a hint should fit into two lines of 78 letters.

terminal-title = T A V O L I E R E
terminal-language = Taal
# Each language is called as it calls itself, so these five are the same in every file.
terminal-language-en = English
terminal-language-it = Italiano
terminal-language-fr = Français
terminal-language-nl = Nederlands
terminal-language-de = Deutsch
terminal-game = Spel
terminal-seats = Spelers
terminal-person = Een mens
# What computer players are called.
terminal-player-random = Toeval
terminal-player-greedy = Gulzig
terminal-player-ismcts = Boomzoeker
terminal-player-planner = Planner
terminal-player-external = Programma
# The levels are called by the words of each game.
terminal-player-level = { $player } · { $number }/{ $most } · { $seconds } s
terminal-player-with-settings = { $player } ({ $settings })
terminal-player-promise = Niveau { $number } van { $most }: alle beslissingen van een beurt samen duren hooguit { $seconds ->
        [one] 1 seconde.
       *[other] { $seconds } seconden.
    }
terminal-forfeit = { $name } heeft het spel verloren.
terminal-player-one-of-several = { $player } ({ $colour })
terminal-house-rules = Huisregels
terminal-start = Beginnen
terminal-continue = Laatste spel voortzetten
terminal-continue-about = Er wacht een spel dat je kunt voortzetten: { $players }
terminal-rule-book = Spelregels
terminal-leave = Stoppen
terminal-setup-keys = De pijltjes verplaatsen en wijzigen, Enter begint, F2 wisselt van taal.
terminal-resume-question = Een spel van { $players } is nog niet afgelopen. Wil je het voortzetten?
terminal-resume-yes = Dat spel voortzetten
terminal-resume-no = Een nieuw spel beginnen

terminal-thinking = denkt na …
terminal-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
terminal-legend = De kaarten
terminal-log = Het verloop

terminal-hint-wait = { $name } denkt na.
terminal-hint-over = Het spel is afgelopen. Enter toont de score opnieuw.
terminal-nothing-to-undo = Er is niets wat je mag terugnemen.
terminal-no-such-now = Dat kan nu niet: je bent niet aan de beurt.
terminal-not-saved = Het spel kon niet worden bewaard: { $problem }
terminal-see-rule = b: regel

# The keys below the board: one short word each.
terminal-key-undo = Terugnemen
terminal-key-type = Typen
terminal-key-help = Hulp
terminal-key-log = Verloop
terminal-key-rules = Regels
terminal-key-settings = Instellingen
terminal-key-language = Taal
terminal-key-leave = Stoppen

# What the keys do, in the help.
terminal-help-title = Spelen met het toetsenbord
terminal-help-arrows = De cursor verplaatsen tussen wat je kunt kiezen
terminal-help-escape = Je keuze annuleren
terminal-help-undo = Je laatste zet terugnemen, of het iedereen vragen
terminal-help-log = Alles wat er is gebeurd
terminal-help-rules = De spelregels, bij de regel van de laatste weigering
terminal-help-settings = Taal, kleuren, tempo van de computerspelers
terminal-help-language = Volgende taal
terminal-help-leave = Stoppen; het spel wordt bewaard
terminal-help-notation = Notatie
terminal-help-signs = Tekens
terminal-close = Enter of Esc sluit dit

terminal-log-title = Het verloop tot nu toe
terminal-sealed = Het delen is verzegeld. De hash van de seed, die niemand meer kan veranderen: { $hash }
terminal-unsealed = De hash van de seed, van vóór het delen: { $hash } De seed: { $seed }
terminal-log-empty = Er is nog niets gebeurd.
terminal-meanwhile = Sinds je laatste beurt
terminal-undo-alone = Sinds je laatste zet is er iets verborgens aan het licht gekomen, of je beurt is voorbij. Wil je die zet toch terugnemen?
terminal-undo-all = Dit gaat verder dan vrij terugnemen, dus moet iedereen ermee instemmen: { $names }. Terug tot vóór de laatste zet van { $name }?
terminal-undo-yes = Akkoord: terugnemen
terminal-undo-no = Zo laten
terminal-undo-done = Teruggenomen.

terminal-settings-title = Instellingen
terminal-colours = Kleuren
terminal-colours-night = donker
terminal-colours-parchment = licht
terminal-pace = Computerspelers
terminal-pace-0 = meteen
terminal-pace-1 = vlot
terminal-pace-2 = rustig
terminal-pace-3 = traag
terminal-auto-end = Vanzelf beëindigen
terminal-auto-end-about = Als je niets anders meer kunt doen dan je acties beëindigen, en niets meer kunt terugnemen, beëindigt de tafel ze voor je.
terminal-on = aan
terminal-off = uit

terminal-handover = Geef het toetsenbord aan { $name }.
terminal-handover-ready = { $name }: druk op Enter als niemand anders meekijkt.

terminal-rules-search = Zoeken
terminal-rules-none = Daar gaat geen enkele regel over.
terminal-rules-keys = Typ om te zoeken, kies met de pijltjes, sluit met Esc.
terminal-rules-option = Hangt af van de optie ‘{ $option }’.
terminal-rules-source = Bron: { $source }

terminal-score-record = Het spelverslag is bewaard in { $path }
terminal-rematch = Revanche, een plaats verder

terminal-saved = Het spel is bewaard in { $path }
terminal-go-on = Verder spelen: { $command }
terminal-ready = De tafel staat klaar: { $game }, { $count ->
        [one] één taal
       *[other] { $count } talen
    }, { $seats } spelers.
terminal-no-terminal = Dit is geen terminal, dus kan niemand hier spelen.

## Cards and decks on the command line

cards-title = { $game }: de kaarten
cards-name = Kaart
cards-kind = Soort
cards-count = Aantal
cards-price = Prijs
cards-points = Punten
cards-set = Set
cards-rules = Regels
cards-sources = Bronnen
cards-free = gratis
cards-magic-build = { $power } toverkracht
cards-magic-use = { $power } toverkracht per keer
cards-price-use = { $price } per keer
cards-victory = zege
cards-commerce = handel
cards-strength = sterkte
cards-tournament = toernooi
# Stands behind a price or a figure that no source gives, and behind one that the player's own file gives.
cards-unconfirmed = onbevestigd
cards-corrected = verbeterd
cards-note = ‘Onbevestigd’ is wat geen bron vermeldt: de waarde is ons voorstel. Wie de gedrukte kaarten bezit, kan haar verbeteren met --cards.
refusal-no-cards = De kaarten van { $game } staan niet in een lijst; deze wel: { $games }.
refusal-no-card = Er is geen kaart ‘{ $text }’{ $near ->
        [none] {""}
       *[other] {" "}(bedoeld: { $near }?)
    }.
deck-sound = Dit dek mag gespeeld worden: { $cards } kaarten en { $events } gebeurtenissen.
deck-id = Id
deck-name = Naam
deck-plan = Hoe het speelt
deck-as-option = Als optie van een spel: { $option }

## The arena: matches, leagues and ladders
##
## Headings of columns stand in narrow tables, so they must be short. Elo and LLR are called so in every language.

refusal-arena-few = Een arena heeft minstens 2 spelers nodig; er kwamen er { $players }.
refusal-arena-others = { $players } spelers kunnen in een match geen { $seats } plaatsen verdelen: noem één tegenstander, die dan alle andere plaatsen inneemt, of een voor elk daarvan.
refusal-arena-sprt = Het eerste van de twee verschillen in Elo moet het kleinste zijn; bij { $low } en { $high } is dat niet zo.
refusal-arena-anchor = ‘{ $player }’ kan niet het ijkpunt zijn, want die speelt niet mee. Er spelen: { $players }.
refusal-arena-budgets = Voor { $players } spelers zijn { $limits } grenzen opgegeven: geef er een voor allen, of voor ieder een.
refusal-arena-plan = De partijen in ‘{ $folder }’ horen bij een ander plan ({ $what } is anders). Kies een andere map, of geef de opdracht zoals ze was.
refusal-arena-folder = De map ‘{ $folder }’ is beschadigd: { $what } is niet te lezen.
refusal-arena-busy = In ‘{ $folder }’ speelt al een andere arena. Wacht tot die klaar is, of kies een andere map.
refusal-arena-workers = De processen van de arena kunnen niet starten (status { $code }). In een script moet het uitvoerende deel onder ‘if __name__ == "__main__":’ staan.
refusal-extra = Hiervoor ontbreekt een onderdeel dat niet geïnstalleerd is: pip install "tavoliere[{ $extra }]"

arena-title = { $game }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, { $seats } plaatsen
arena-player = Speler
arena-elo = Elo
arena-interval = 95 %
arena-games = Partijen
arena-wins = Winst
arena-draws = Remise
arena-share = Aandeel
arena-points = Punten
arena-bounded = * Iemand won of verloor alles, dus Elo is onbegrensd; iedere speler kreeg er één remise bij.
arena-matrix = Hoe vaak de rij voor de kolom eindigde
arena-by-seat = Aandeel overwinningen per plaats
arena-times = Bedenktijd
arena-mean-move = Zet, gemiddeld
arena-p95-move = 95 % binnen
arena-longest-move = langste
arena-mean-turn = Beurt, gemiddeld
arena-p95-turn = 95 % binnen
arena-longest-turn = langste
arena-so-far = { $player } { $share } ({ $low } tot { $high })
arena-answer = { $player } won { $mean } (95 %-interval: { $low } tot { $high }); dat is { $fair-mean } keer het eerlijke aandeel ({ $fair-low } tot { $fair-high }).
arena-sprt-open = De sequentiële toets is nog niet zeker: de LLR is { $llr }, tussen { $lower } en { $upper }.
arena-sprt-sure = De sequentiële toets aanvaardt { $accepted } Elo en verwerpt { $refused }: de LLR is { $llr }, buiten { $lower } tot { $upper }.
arena-fault-crash = Partij { $game }: { $player } (plaats { $seat }) verloor door een crash bij beslissing { $decision }.
arena-fault-illegal = Partij { $game }: { $player } (plaats { $seat }) verloor door een ongeldige zet bij beslissing { $decision }.
arena-fault-silent = Partij { $game }: { $player } (plaats { $seat }) verloor omdat er bij beslissing { $decision } geen antwoord kwam.
arena-fault-died = Partij { $game }: { $player } (plaats { $seat }) verloor omdat het proces bij beslissing { $decision } eindigde.
arena-stopped = Gestopt na { $games } van { $planned } partijen. Met --out zouden ze bewaard worden.
arena-stopped-kept = Gestopt na { $games } van { $planned } partijen. Ze zijn allemaal bewaard; dezelfde opdracht gaat verder.
arena-ladder = De ranglijst na { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
# What a player is worth at least, the best guess, and how unsure that is.
arena-sure = Minstens
arena-skill = Kracht
arena-doubt = Twijfel
