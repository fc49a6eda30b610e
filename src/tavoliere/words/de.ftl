### Tavoliere in German: the words of the house that belong to no single game.
###
### The tone and the typography are those of the games’ words: "du" to one player, ’ „ “, one text on one line. *Platz* =
### seat, *Zug* = turn, *Spielzug* = move, *Aufzeichnung* = record, *Kopfeintrag* = tag of a record, *Startwert* = seed.
### The *Regelbuch* is ours, a *Regelheft* is a printed one.

## Refusals

refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
refusal-seats = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $seats }.
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
refusal-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }.
refusal-option-pair = Eine Option schreibt man Name=Wert; „{ $text }“ ist nicht so geschrieben.
refusal-no-rule = { $game } hat keine Regel { $number }.
refusal-no-rule-found = Keine Regel spricht von „{ $text }“.
refusal-no-tests = Den Ordner „{ $folder }“, in dem nach Tests gesucht werden soll, gibt es nicht.
refusal-no-seat = Einen Platz { $number } gibt es in diesem Spiel nicht; die Plätze sind von 0 bis { $most } nummeriert.

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
terminal-seats = Spieler
terminal-person = Mensch
# What computer players are called: nouns, for they are the subjects of sentences ("Zufall überlegt.").
terminal-player-random = Zufall
terminal-player-greedy = Nimmersatt
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

terminal-round = Runde { $round }
terminal-actions = Aktionen
terminal-thinking = überlegt …
terminal-announced = Ende verkündet
terminal-own-goals = Deine Aufträge
terminal-no-pairs = noch kein Paar
terminal-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terminal-goal-deck = Auftragsstapel
terminal-open-goals = offen
terminal-legend = Die Karten
terminal-log = Was geschah
terminal-too-small = Die Burg braucht ein Fenster von 80 mal 24 Zeichen; dieses hat { $width } mal { $height }.

terminal-hint-bet = Setze deinen Wettchip auf einen Eckturm: Wähle eine Seite, dann Enter.
terminal-hint-bets = Setze zwei Wettchips, auf zwei Ecktürme oder auf einen: Wähle den ersten.
terminal-hint-bets-second = Nun der zweite Eckturm; es darf derselbe sein. Esc nimmt den ersten zurück.
terminal-hint-turn = Wähle (Pfeile oder 0 bis 7) eine Endkarte oder einen deiner Vögel, dann Enter.
terminal-hint-card = Karte „{ $card }“: an welche Nachbarreihe? Esc legt sie zurück.
terminal-hint-bird = { $bird }: auf welchen Nachbarturm, oder was soll er tun? Esc bricht ab.
terminal-hint-seal = Welches der beiden Siegel legst du ab? Esc bricht ab.
terminal-hint-victim = Welchen Vogel behaubst du? Esc bricht ab.
terminal-hint-which = Was davon wählst du? Esc bricht ab.
terminal-hint-only-end = Mehr ist nicht möglich: z beendet deine Aktionen, u nimmt zurück.
terminal-hint-may-end = Deine Aktionen sind verbraucht. Du darfst sie mit z beenden.
terminal-hint-wait = { $name } überlegt.
terminal-hint-over = Das Spiel ist vorbei. Enter zeigt noch einmal die Wertung.
terminal-nothing-to-undo = Es gibt nichts, was du zurücknehmen darfst.
terminal-no-such-now = Das geht jetzt nicht: Du bist nicht am Zug.
terminal-not-saved = Das Spiel konnte nicht gespeichert werden: { $problem }
terminal-see-rule = b: die Regel
# $end is accusative ("einen Greifen"): both sentences are built to take that case.
terminal-row = Reihe { $row }: { $count ->
        [0] leer
        [one] eine einzige Karte, sie zeigt { $end }
       *[other] { $count } Karten, die Endkarte zeigt { $end }
    }
terminal-tower = Turm { $tower }
terminal-keep = Eckturm { $keep }
terminal-centre = Die Mitte des Hofes
terminal-bird-of = { $bird } von { $name }
terminal-bird-here = { $bird } von { $name }, Turm { $tower }

# The keys below the castle: one short word each.
terminal-key-capture = Fangen
terminal-key-reverse = Siegel öffnen
terminal-key-hood = Behauben
terminal-key-variant = Drei zurück
terminal-key-end = Fertig
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
terminal-help-digits = Den Cursor auf eine Seite setzen
terminal-help-enter = Wählen; danach wählen, wohin
terminal-help-escape = Die Wahl abbrechen
terminal-help-birds = Deinen Wanderfalken oder deinen Habicht wählen
terminal-help-capture = Ein Fabelwesen fangen
terminal-help-reverse = Das kaiserliche Siegel öffnen
terminal-help-hood = Vögel behauben
terminal-help-variant = Drei Karten an die Burg schicken (kürzeres Spiel)
terminal-help-end = Deine Aktionen beenden
terminal-help-undo = Letzten Spielzug zurücknehmen oder alle fragen
terminal-help-type = Einen Spielzug eintippen, zum Beispiel M 0>7
terminal-help-mouse = Maus: Klicke auf eine Karte, dann auf eine Nachbarreihe; klicke auf einen Vogel, dann auf einen Turm, sein Fabelwesen oder ein Siegel.
terminal-help-log = Alles, was geschehen ist
terminal-help-rules = Regelbuch, bei der Regel der letzten Ablehnung
terminal-help-settings = Sprache, Farben, Tempo der Computerspieler
terminal-help-language = Nächste Sprache
terminal-help-leave = Verlassen; das Spiel bleibt erhalten
terminal-help-notation = Schreibweise
terminal-help-moves = M Reihe>Reihe  P>Turm  G>Turm  H Turm[Vögel]  XP  XG  R Reihe/Siegel  V Reihe  Z  K Eckturm
terminal-help-signs = Zeichen
terminal-sign-bird = der Wanderfalke von Platz 0; G ist ein Habicht
terminal-sign-hooded = ein behaubter Vogel, im Hof
terminal-sign-token = der Wettchip von Platz 2
terminal-sign-goals = Aufträge, die ein Spieler hält
terminal-sign-action = eine übrige Aktion; grün: eine zusätzliche
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
terminal-which-birds = Welche Vögel behaubst du?

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
terminal-handover-why = Die Aufträge jedes Spielers sind geheim.

terminal-rules-search = Suchen
terminal-rules-none = Keine Regel spricht davon.
terminal-rules-keys = Tippen sucht, Pfeile wählen, Esc schließt.
terminal-rules-option = Hängt von der Option „{ $option }“ ab.
terminal-rules-source = Quelle: { $source }

terminal-score-title = { $name } ist der Kaiserliche Falkner
terminal-score-reason = Das Ende: { $reason }, in Runde { $round }.
terminal-score-tie = Gleichstand an der Spitze: Es gewinnt, wer in der Spielreihenfolge als Letzter kommt (F37).
terminal-score-pairs = Paare
terminal-score-single = Einzeln
terminal-score-sum = Fabelwesen { $creatures }, Aufträge { $goals }, Paare { $bonus }, Fredericus { $fredericus }
terminal-score-record = Die Aufzeichnung liegt in { $path }
terminal-rematch = Revanche, Plätze gewechselt
terminal-look = Burg ansehen

terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-go-on = Weiterspielen mit: { $command }
terminal-ready = Der Tisch ist bereit: { $game }, { $count ->
        [one] eine Sprache
       *[other] { $count } Sprachen
    }, { $seats } Plätze.
terminal-no-terminal = Das ist kein Terminal, also kann hier niemand spielen.
