### Tavoliere in German: the words of the house that belong to no single game.
###
### The tone and the typography are those of the games’ words: "du" to one player, ’ „ “, one text on one line. *Platz* =
### seat, *Zug* = turn, *Spielzug* = move, *Aufzeichnung* = record, *Kopfeintrag* = tag of a record, *Startwert* = seed.
### The *Regelbuch* is ours, a *Regelheft* is a printed one.

## Refusals

refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
refusal-seats = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $seats }.
refusal-seats-exactly = Dieses Spiel hat genau { $needed } Plätze, nicht { $seats }.
refusal-record-long = Dieser Text von { $length } Zeichen ist zu lang für eine Aufzeichnung; { $most } genügen für jedes Spiel.
refusal-record-line = Zeile { $line } der Aufzeichnung, „{ $text }“, ist weder ein Kopfeintrag, noch nennt sie die Spielzüge eines Platzes.
refusal-record-tag = Der Aufzeichnung fehlt der Kopfeintrag { $tag }.
refusal-record-value = Der Kopfeintrag { $tag } der Aufzeichnung kann nicht „{ $value }“ sein.
refusal-record-rules = Die Aufzeichnung folgt Version { $version } der Regeln; dieses Programm kennt sie bis Version { $known }.
refusal-record-seat = Zeile { $line }: Platz { $found } spielt, aber Platz { $due } ist am Zug.
refusal-record-over = Zeile { $line }: „{ $move }“ kommt erst nach dem Spielende.
refusal-record-move = Zeile { $line }, Spielzug { $number }: „{ $move }“ ist nicht erlaubt.
refusal-record-commitment = Der Startwert passt nicht zu dem Hashwert, der vor dem Verteilen der Karten veröffentlicht wurde.
refusal-record-result = Laut Aufzeichnung ist { $tag } „{ $value }“, doch ihre Spielzüge ergeben „{ $found }“.

refusal-unknown-player = Einen Spieler „{ $player }“ gibt es nicht. Zur Wahl stehen: { $players }.
refusal-player-setting = Der Spieler { $player } hat keine Einstellung „{ $setting }“. Einstellen lassen sich: { $settings }.
refusal-player-bare = Am Spieler { $player } lässt sich nichts einstellen, auch nicht „{ $setting }“.
refusal-player-whole = Die Einstellung { $setting } des Spielers { $player } kann nicht „{ $value }“ sein; sie ist eine ganze Zahl von { $least } bis { $most }.
refusal-player-number = Die Einstellung { $setting } des Spielers { $player } kann nicht „{ $value }“ sein; sie ist eine Zahl von { $least } bis { $most }.
refusal-player-pair = Die Einstellungen des Spielers { $player } schreibt man Name=Wert, mit Kommas dazwischen; „{ $text }“ ist nicht so geschrieben.
refusal-player-twice = Die Einstellung { $setting } des Spielers { $player } ist zweimal angegeben.
refusal-no-planning = Für { $game } gibt es keinen Planer, also kann der Spieler { $player } es nicht spielen.
refusal-external-command = „{ $text }“ ist kein Befehl, der sich hier starten lässt. Den Spieler external schreibt man external:command=…, die Einstellungen davor.
refusal-external-saved = Auf Platz { $number } dieses Spiels sitzt ein fremdes Programm, und eine Aufzeichnung startet keine Programme. Nenne alle Spieler noch einmal, mit einem --player für jeden Platz.

# A program of somebody’s own has lost its game. $number is its seat, $decision the number of its decision.
forfeit-start = { $player } (Platz { $number }, Entscheidung { $decision }) ließ sich nicht starten: { $detail }.
forfeit-late = { $player } (Platz { $number }, Entscheidung { $decision }) hatte nach { $detail } Sekunden noch nicht geantwortet.
forfeit-long = { $player } (Platz { $number }, Entscheidung { $decision }) schrieb eine Zeile von mehr als { $detail } Byte.
forfeit-unasked = { $player } (Platz { $number }, Entscheidung { $decision }) schrieb ungefragt „{ $detail }“.
forfeit-nonsense = { $player } (Platz { $number }, Entscheidung { $decision }) antwortete „{ $detail }“, was hier nichts bedeutet.
forfeit-illegal = { $player } (Platz { $number }, Entscheidung { $decision }) wollte „{ $detail }“ spielen, was nicht erlaubt ist.
forfeit-closed = { $player } (Platz { $number }, Entscheidung { $decision }) schloss seine Ausgabe.
forfeit-ended = { $player } (Platz { $number }, Entscheidung { $decision }) endete von selbst, mit dem Status { $detail }.
forfeit-killed = { $player } (Platz { $number }, Entscheidung { $decision }) wurde durch das Signal { $detail } beendet.
forfeit-words = Seine letzten Worte: „{ $words }“
refusal-values = Die Werte „{ $values }“ passen nicht zu dieser Art Spiel ({ $variety }): Jedes Merkmal muss genau einmal vorkommen, und nichts sonst.
refusal-values-file = Die Werte „{ $values }“ lassen sich nicht lesen: { $why }.
refusal-training-game = Für { $game } gibt es keinen Planer, also auch keine Werte zu lernen.
refusal-training-variety = Für „{ $variety }“ gibt es keine Werte, wohl aber für: { $varieties }.
refusal-training-number = Die Einstellung { $setting } eines Trainings kann nicht { $value } sein; sie ist eine Zahl von { $least } bis { $most }.
refusal-training-folder = Der Ordner { $folder } gehört zu einem Training mit einer anderen Einstellung: { $setting } ist dort { $found }, verlangt ist { $asked }. Nimm dieselbe Einstellung, oder mit --out einen anderen Ordner.
refusal-training-damaged = { $file } ist beschädigt; zu welchem Training der Ordner gehört, lässt sich nicht mehr sagen. Nimm mit --out einen anderen.
refusal-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }.
refusal-option-pair = Eine Option schreibt man Name=Wert; „{ $text }“ ist nicht so geschrieben.
refusal-no-rule = { $game } hat keine Regel { $number }.
refusal-no-rule-found = Keine Regel spricht von „{ $text }“.
refusal-no-tests = Den Ordner „{ $folder }“, in dem nach Tests gesucht werden soll, gibt es nicht.
refusal-no-seat = Einen Platz { $number } gibt es in diesem Spiel nicht; die Plätze sind von 0 bis { $most } nummeriert.

## Goods
##
## A game that has goods names them `resource-…`; the form `.counted` of a name may ask for $amount.

goods-item = { $amount } { $resource }
goods-none = nichts

## The command line

source-ruling = eine eigene Entscheidung, da die Regelhefte schweigen
verified-moves = { $count ->
        [0] Noch ist kein Spielzug aufgezeichnet.
        [one] Der einzige Spielzug ist erlaubt.
       *[other] Alle { $count } Spielzüge sind erlaubt.
    }
verified-seed = Der Startwert passt zu dem Hashwert, der vor dem Verteilen der Karten veröffentlicht wurde.
verified-no-seed = Die Aufzeichnung enthält keinen veröffentlichten Hashwert und Startwert zum Vergleichen.
verified-unfinished = Das Spiel ist noch nicht zu Ende.
verified-result = Das Ergebnis ist { $result }.
refusal-player-count = Du hast { $players } Spieler genannt, aber { $seats } Plätze spielen mit.

## Training
##
## `tavoliere train values`: Der Computer spielt gegen sich selbst und lernt, wie viel jedes Merkmal eines Bretts zählt.

training-round = Runde { $round } von { $rounds }
training-match = Letzter Vergleich
training-speed = { $speed } Partien/s
training-step = Runde { $round }, { $variety }: Verlust { $before } vorher, { $after } nachher.
training-check = Gegen den Anfang: { $share } Siege.
training-stopped = Angehalten. Derselbe Befehl macht mit dem weiter, was in { $folder } liegt.
training-title = Gelernte Werte für { $game }
training-variety = Spielart
training-games = Partien
training-share = Siege der gelernten
training-parity = Unter Gleichen
training-verdict = Der Vergleich zeigt
training-verdict-better = gelernt ist besser
training-verdict-open = keinen Unterschied
training-verdict-worse = gelernt ist schlechter
training-kept = In der Datei stehen
training-kept-learned = gelernte Gewichte
training-kept-start = Gewichte vom Anfang
training-file = Die Werte stehen in { $file }.

## Terminal
##
## The words of `tavoliere play`. A terminal may be only 80 columns wide: the words of keys and headings must be short. A
## hint should be no longer than 78 letters, so that the line below it stays free to say what lies under the cursor.

terminal-title = T A V O L I E R E
terminal-language = Sprache
# Each language is called as it calls itself, so these five are the same in every file.
terminal-language-en = English
terminal-language-it = Italiano
terminal-language-fr = Français
terminal-language-nl = Nederlands
terminal-language-de = Deutsch
terminal-game = Spiel
terminal-seats = Spieler
terminal-person = Mensch
# What computer players are called: nouns, for they are the subjects of sentences ("Zufall überlegt.").
terminal-player-random = Zufall
terminal-player-greedy = Nimmersatt
terminal-player-ismcts = Baumsuche
terminal-player-planner = Planer
terminal-player-external = Programm
# The levels are called by the words of each game.
terminal-player-level = { $player } · { $number }/{ $most } · { $seconds } s
terminal-player-with-settings = { $player } ({ $settings })
terminal-player-promise = Stufe { $number } von { $most }: Für alle Entscheidungen eines Zuges braucht sie höchstens { $seconds ->
        [one] 1 Sekunde.
       *[other] { $seconds } Sekunden.
    }
terminal-forfeit = { $name } hat das Spiel verloren.
terminal-player-one-of-several = { $player } ({ $colour })
terminal-house-rules = Hausregeln
terminal-start = Beginnen
terminal-continue = Letztes Spiel fortsetzen
terminal-continue-about = Ein angefangenes Spiel wartet: { $players }
terminal-rule-book = Regelbuch
terminal-leave = Verlassen
terminal-setup-keys = Pfeile bewegen und ändern, Enter beginnt, F2 wechselt die Sprache.
terminal-resume-question = Ein Spiel von { $players } ist noch nicht zu Ende. Weiterspielen?
terminal-resume-yes = Dieses Spiel fortsetzen
terminal-resume-no = Ein neues beginnen

terminal-thinking = überlegt …
terminal-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terminal-legend = Die Karten
terminal-log = Was geschah

terminal-hint-wait = { $name } überlegt.
terminal-hint-over = Das Spiel ist vorbei. Enter zeigt noch einmal die Wertung.
terminal-nothing-to-undo = Es gibt nichts, was du zurücknehmen darfst.
terminal-no-such-now = Das geht jetzt nicht: Du bist nicht am Zug.
terminal-not-saved = Das Spiel konnte nicht gespeichert werden: { $problem }
terminal-see-rule = b: die Regel

# The keys below the board: one short word each.
terminal-key-undo = Zurücknehmen
terminal-key-type = Eingeben
terminal-key-help = Hilfe
terminal-key-log = Verlauf
terminal-key-rules = Regeln
terminal-key-settings = Einstellungen
terminal-key-language = Sprache
terminal-key-leave = Verlassen

# What the keys do, in the help.
terminal-help-title = So spielst du mit der Tastatur
terminal-help-arrows = Den Cursor über alles Wählbare bewegen
terminal-help-escape = Die Wahl abbrechen
terminal-help-undo = Letzten Spielzug zurücknehmen oder alle fragen
terminal-help-log = Alles, was geschehen ist
terminal-help-rules = Regelbuch, bei der Regel der letzten Ablehnung
terminal-help-settings = Sprache, Farben, Tempo der Computerspieler
terminal-help-language = Nächste Sprache
terminal-help-leave = Verlassen; das Spiel bleibt erhalten
terminal-help-notation = Schreibweise
terminal-help-signs = Zeichen
terminal-close = Enter oder Esc schließt

terminal-log-title = Was bisher geschah
terminal-sealed = Die Kartenverteilung ist versiegelt. Der Hashwert ihres Startwerts, den niemand mehr ändern kann: { $hash }
terminal-unsealed = Der Hashwert des Startwerts, wie er schon vor dem Verteilen feststand: { $hash } Der Startwert: { $seed }
terminal-log-empty = Noch ist nichts geschehen.
terminal-meanwhile = Seit deinem letzten Zug
terminal-undo-alone = Seit deinem letzten Spielzug ist etwas Verborgenes ans Licht gekommen, oder dein Zug ist vorbei. Trotzdem zurücknehmen?
terminal-undo-all = Das geht über das freie Zurücknehmen hinaus, also müssen alle einverstanden sein: { $names }. Zurück bis vor den letzten Spielzug von { $name }?
terminal-undo-yes = Einverstanden: zurücknehmen
terminal-undo-no = So lassen
terminal-undo-done = Zurückgenommen.

terminal-settings-title = Einstellungen
terminal-colours = Farben
terminal-colours-night = dunkel
terminal-colours-parchment = hell
terminal-pace = Computerspieler
terminal-pace-0 = sofort
terminal-pace-1 = zügig
terminal-pace-2 = ruhig
terminal-pace-3 = langsam
terminal-auto-end = Von selbst beenden
terminal-auto-end-about = Wenn dir nichts mehr bleibt, als deine Aktionen zu beenden, und sich nichts zurücknehmen lässt, beendet der Tisch sie für dich.
terminal-on = an
terminal-off = aus

terminal-handover = Gib die Tastatur an { $name } weiter.
terminal-handover-ready = { $name }: Drücke Enter, wenn sonst niemand zusieht.

terminal-rules-search = Suchen
terminal-rules-none = Keine Regel spricht davon.
terminal-rules-keys = Tippen sucht, Pfeile wählen, Esc schließt.
terminal-rules-option = Hängt von der Option „{ $option }“ ab.
terminal-rules-source = Quelle: { $source }

terminal-score-record = Die Aufzeichnung liegt in { $path }
terminal-rematch = Revanche, Plätze gewechselt

terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-go-on = Weiterspielen mit: { $command }
terminal-ready = Der Tisch ist bereit: { $game }, { $count ->
        [one] eine Sprache
       *[other] { $count } Sprachen
    }, { $seats } Plätze.
terminal-no-terminal = Das ist kein Terminal, also kann hier niemand spielen.

## Cards and decks on the command line

cards-title = { $game }: die Karten
cards-name = Karte
cards-kind = Art
cards-count = Anzahl
cards-price = Preis
cards-points = Punkte
cards-set = Set
cards-rules = Regeln
cards-sources = Quellen
cards-free = kostenlos
cards-magic-build = { $power } Zauberkraft
cards-magic-use = { $power } Zauberkraft je Einsatz
cards-price-use = { $price } je Einsatz
cards-victory = Sieg
cards-commerce = Handel
cards-strength = Stärke
cards-tournament = Turnier
# Stands behind a price or a figure that no source gives, and behind one that the player's own file gives.
cards-unconfirmed = unbestätigt
cards-corrected = korrigiert
cards-note = „Unbestätigt“ ist, was keine Quelle nennt: Der Wert ist unser Vorschlag. Wer die gedruckten Karten besitzt, kann ihn mit --cards korrigieren.
refusal-no-cards = Die Karten von { $game } stehen in keiner Liste; die von diesen Spielen schon: { $games }.
refusal-no-card = Es gibt keine Karte „{ $text }“{ $near ->
        [none] {""}
       *[other] {" "}(gemeint: { $near }?)
    }.
deck-sound = Dieses Deck darf gespielt werden: { $cards } Karten und { $events } Ereignisse.
deck-id = Kennwort
deck-name = Name
deck-plan = Wie es spielt
deck-as-option = Als Option einer Partie: { $option }

## The arena: matches, leagues and ladders
##
## Headings of columns stand in narrow tables, so they must be short. Elo and LLR are called so in every language.

refusal-arena-few = Eine Arena braucht mindestens 2 Spieler; gekommen sind { $players }.
refusal-arena-others = { $players } Spieler lassen sich in einem Vergleich nicht auf { $seats } Plätze verteilen: Nenne einen Gegner, der dann alle anderen Plätze einnimmt, oder für jeden dieser Plätze einen.
refusal-arena-sprt = Der erste der beiden Elo-Unterschiede muss der kleinere sein; bei { $low } und { $high } ist das nicht so.
refusal-arena-anchor = „{ $player }“ kann nicht der Bezugspunkt sein, denn dieser Spieler spielt nicht mit. Es spielen: { $players }.
refusal-arena-budgets = Für { $players } Spieler wurden { $limits } Grenzen angegeben: Gib eine für alle an oder für jeden eine.
refusal-arena-plan = Die Partien in „{ $folder }“ folgen einem anderen Plan ({ $what } ist anders). Wähle einen anderen Ordner oder gib den Befehl so ein wie damals.
refusal-arena-folder = Der Ordner „{ $folder }“ ist beschädigt: { $what } lässt sich nicht lesen.
refusal-arena-busy = In „{ $folder }“ spielt schon eine andere Arena. Warte, bis sie fertig ist, oder wähle einen anderen Ordner.
refusal-arena-workers = Die Prozesse der Arena können nicht starten (Status { $code }). In einem Skript muss der ausführende Teil unter „if __name__ == "__main__":“ stehen.
refusal-extra = Dazu fehlt ein Teil, der noch nicht installiert ist: pip install "tavoliere[{ $extra }]"

arena-title = { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $seats } Plätze
arena-player = Spieler
arena-elo = Elo
arena-interval = 95 %
arena-games = Partien
arena-wins = Siege
arena-draws = Remis
arena-share = Anteil
arena-points = Punkte
arena-bounded = * Jemand hat alles gewonnen oder alles verloren, daher ist Elo unbegrenzt; jeder Spieler bekam noch eine unentschiedene Partie dazu.
arena-matrix = Wie oft die Zeile vor der Spalte lag
arena-by-seat = Anteil der Siege nach Platz
arena-times = Bedenkzeit
arena-mean-move = Spielzug, Mittel
arena-p95-move = 95 % in
arena-longest-move = längster
arena-mean-turn = Zug, Mittel
arena-p95-turn = 95 % in
arena-longest-turn = längster
arena-so-far = { $player } { $share } ({ $low } bis { $high })
arena-answer = { $player } hat { $mean } gewonnen (95-%-Intervall: { $low } bis { $high }), das { $fair-mean }-Fache des fairen Anteils ({ $fair-low } bis { $fair-high }).
arena-sprt-open = Der sequentielle Test ist noch nicht sicher: Die LLR beträgt { $llr } und liegt zwischen { $lower } und { $upper }.
arena-sprt-sure = Der sequentielle Test nimmt { $accepted } Elo an und verwirft { $refused }: Die LLR beträgt { $llr } und liegt außerhalb von { $lower } bis { $upper }.
arena-fault-crash = Partie { $game }: { $player } (Platz { $seat }) hat durch einen Absturz bei Entscheidung { $decision } verloren.
arena-fault-illegal = Partie { $game }: { $player } (Platz { $seat }) hat durch einen unerlaubten Spielzug bei Entscheidung { $decision } verloren.
arena-fault-silent = Partie { $game }: { $player } (Platz { $seat }) hat verloren, weil bei Entscheidung { $decision } keine Antwort kam.
arena-fault-died = Partie { $game }: { $player } (Platz { $seat }) hat verloren, weil bei Entscheidung { $decision } der Prozess endete.
arena-stopped = Nach { $games } von { $planned } Partien angehalten. Mit --out würden sie aufbewahrt.
arena-stopped-kept = Nach { $games } von { $planned } Partien angehalten. Alle sind aufbewahrt; derselbe Befehl macht weiter.
arena-ladder = Die Rangliste nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
# What a player is worth at least, the best guess, and how unsure that is.
arena-sure = Mindestens
arena-skill = Können
arena-doubt = Zweifel
