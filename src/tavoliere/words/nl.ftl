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
refusal-unknown-language = Er is geen taal ‘{ $language }’. De talen zijn: { $languages }.
refusal-option-pair = Een optie schrijf je als naam=waarde; ‘{ $text }’ is dat niet.
refusal-no-rule = { $game } heeft geen regel { $number }.
refusal-no-rule-found = Geen enkele regel gaat over ‘{ $text }’.
refusal-no-tests = Er is geen map ‘{ $folder }’ om tests in te zoeken.
refusal-no-seat = Er is geen speler { $number } in dit spel; de spelers zijn genummerd van 0 tot en met { $most }.

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

terminal-round = Ronde { $round }
terminal-actions = Acties
terminal-thinking = denkt na …
terminal-announced = Einde aangekondigd
terminal-own-goals = Je doelkaarten
terminal-no-pairs = nog geen paar
terminal-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
terminal-goal-deck = Doelstapel
terminal-open-goals = open
terminal-legend = De kaarten
terminal-log = Het verloop
terminal-too-small = Het kasteel heeft een venster van 80 bij 24 tekens nodig; dit is { $width } bij { $height }.

terminal-hint-bet = Leg je fiche op een omwalling: kies een zijde, dan Enter.
terminal-hint-bets = Leg twee fiches neer, op twee omwallingen of samen op één: kies de eerste.
terminal-hint-bets-second = Nu de tweede omwalling; dezelfde mag ook. Esc neemt de eerste terug.
terminal-hint-turn = Kies met de pijltjes of 0 t/m 7 een eindkaart of een van je vogels, dan Enter.
terminal-hint-card = { $card }: naar welke aangrenzende rij? Esc legt de kaart terug.
terminal-hint-bird = { $bird }: naar een toren ernaast of naar wat hij kan doen. Esc annuleert.
terminal-hint-seal = Welke van de twee zegelkaarten leg je weg? Esc annuleert.
terminal-hint-victim = Welke vogel kap je? Esc annuleert.
terminal-hint-which = Welke kies je? Esc annuleert.
terminal-hint-only-end = Meer kun je niet doen: beëindig je acties met z of neem iets terug met u.
terminal-hint-may-end = Je acties zijn op. Met z kun je ze beëindigen.
terminal-hint-wait = { $name } denkt na.
terminal-hint-over = Het spel is afgelopen. Enter toont de score opnieuw.
terminal-nothing-to-undo = Er is niets wat je mag terugnemen.
terminal-no-such-now = Dat kan nu niet: je bent niet aan de beurt.
terminal-not-saved = Het spel kon niet worden bewaard: { $problem }
terminal-see-rule = b: regel
terminal-row = Rij { $row }: { $count ->
        [0] leeg
        [one] één kaart, { $end }
       *[other] { $count } kaarten, met aan het einde { $end }
    }
terminal-tower = Toren { $tower }
terminal-keep = Omwalling { $keep }
terminal-centre = Het midden van de binnenplaats
terminal-bird-of = { $bird } van { $name }
terminal-bird-here = { $bird } van { $name }, toren { $tower }

# The keys below the castle: one short word each.
terminal-key-capture = Vangen
terminal-key-reverse = Zegel openen
terminal-key-hood = Kappen
terminal-key-variant = Drie terug
terminal-key-end = Einde
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
terminal-help-digits = De cursor op een zijde zetten
terminal-help-enter = Kiezen; daarna kiezen waar het heen gaat
terminal-help-escape = Je keuze annuleren
terminal-help-birds = Je slechtvalk of je havik kiezen
terminal-help-capture = Een wezen vangen
terminal-help-reverse = Het keizerlijke zegel openen
terminal-help-hood = Vogels kappen
terminal-help-variant = Drie kaarten terug naar het kasteel (korter spel)
terminal-help-end = Je acties beëindigen
terminal-help-undo = Je laatste zet terugnemen, of het iedereen vragen
terminal-help-type = Een zet typen, bijvoorbeeld M 0>7
terminal-help-mouse = Muis: klik op een kaart en dan op een rij ernaast; klik op een vogel en dan op een toren, op het wezen bij zijn toren of op een zegelkaart.
terminal-help-log = Alles wat er is gebeurd
terminal-help-rules = De spelregels, bij de regel van de laatste weigering
terminal-help-settings = Taal, kleuren, tempo van de computerspelers
terminal-help-language = Volgende taal
terminal-help-leave = Stoppen; het spel wordt bewaard
terminal-help-notation = Notatie
terminal-help-moves = M rij>rij  P>toren  G>toren  H toren[vogels]  XP  XG  R rij/zegel  V rij  Z  K omwalling
terminal-help-signs = Tekens
terminal-sign-bird = de slechtvalk van speler 0; G is een havik
terminal-sign-hooded = een gekapte vogel, op de binnenplaats
terminal-sign-token = de fiche van speler 2
terminal-sign-goals = doelkaarten die een speler heeft
terminal-sign-action = een actie die over is; groen: een extra actie
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
terminal-which-birds = Welke vogels kap je?

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
terminal-handover-why = De doelkaarten van elke speler zijn geheim.

terminal-rules-search = Zoeken
terminal-rules-none = Daar gaat geen enkele regel over.
terminal-rules-keys = Typ om te zoeken, kies met de pijltjes, sluit met Esc.
terminal-rules-option = Hangt af van de optie ‘{ $option }’.
terminal-rules-source = Bron: { $source }

terminal-score-title = { $name } is Keizerlijk Valkenier
terminal-score-reason = Het einde: { $reason }, in ronde { $round }.
terminal-score-tie = Gelijke stand aan kop: wie in de speelvolgorde het laatst komt, wint (F37).
terminal-score-pairs = Paren
terminal-score-single = Los
terminal-score-sum = Wezens { $creatures }, doelkaarten { $goals }, paren { $bonus }, Fredericus { $fredericus }
terminal-score-record = Het spelverslag is bewaard in { $path }
terminal-rematch = Revanche, een plaats verder
terminal-look = Het kasteel bekijken

terminal-saved = Het spel is bewaard in { $path }
terminal-go-on = Verder spelen: { $command }
terminal-ready = De tafel staat klaar: { $game }, { $count ->
        [one] één taal
       *[other] { $count } talen
    }, { $seats } spelers.
terminal-no-terminal = Dit is geen terminal, dus kan niemand hier spelen.
