### Tavoliere in Dutch: the words of the house that belong to no single game.
###
### Words to keep apart: a seat is a *speler*, a player whom the program plays is a *computerspeler*. A record is a
### *spelverslag*; *regel* is a line of it as well as a rule. *Geldig* is what the referee allows.

## Refusals

refusal-unknown-game = Er is geen spel ‘{ $game }’. De spellen zijn: { $games }.
refusal-seats = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }.
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
