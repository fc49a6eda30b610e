### Fredericus in German: names, options, rule book.
###
### The rule book speaks to one player, "du", who may be anybody. A text is one line, however long, so that the page and
### the terminal can wrap it as they like. Apostrophes and quotation marks are typographic: ’ „ “.
###
### No German edition of the rules exists. The words kept apart: *Eckturm* = keep, the outermost space, where rows begin
### and bets lie; *Turm* = tower, the post where birds perch; *Endkarte* = end card, *Anfang* = the castle end of a row. A
### *Siegel* is a card; *das Siegel öffnen* is the name of the act, *umkehren* is what it does to the row. An *Auftrag* is
### a card of the *Auftragsstapel*. *Behauben* is the falconers’ own word for hooding, *Jagd vom hohen Flug* and *Jagd
### vom niederen Flug* are their words for hunting with falcons and with hawks. *Zug* is a turn, *Spielzug* a move.


## Names

game-name = Fredericus
drawing-title = Fredericus: die Burg und ihre Reihen
game-motto = Castel del Monte, 1246: zwei Greifvögel, acht Ecktürme und ein Kaiser, der zufriedengestellt sein will.

# Our own: what the levels of the computer players are called, the weakest first; ranks of the falconry at court.
terminal-player-page = Page
terminal-player-squire = Knappe
terminal-player-falconer = Falkner
terminal-player-master-falconer = Falkenmeister
terminal-player-grand-falconer = Oberstfalkenmeister

# The value is the bare name, in the nominative. `.a` ("zeigt am Ende einen Greifen") and `.the` ("fängt den Greifen")
# are accusatives: every sentence below is built to take that case.
card-W = Bäume
    .a = Bäume
    .the = die Bäume
card-S = Himmel
    .a = Himmel
    .the = den Himmel
card-E = kaiserliches Siegel
    .short = Siegel
    .a = ein Siegel
    .the = das Siegel
# The first three creatures are named in accounts of the printed game.
card-a = Basilisk
    .a = einen Basilisken
    .the = den Basilisken
card-b = Lindwurm
    .a = einen Lindwurm
    .the = den Lindwurm
card-c = Cockatrice
    .a = eine Cockatrice
    .the = die Cockatrice
# Our own choice, not from the game: the names of these five are lost (only basilisk, lindworm and cockatrice are
# attested). All that is known is that they are ancient and medieval beasts that can fly. The true names may replace them.
card-d = Greif
    .a = einen Greifen
    .the = den Greifen
# Our own choice, not from the game.
card-e = Harpyie
    .a = eine Harpyie
    .the = die Harpyie
# Our own choice, not from the game.
card-f = Phönix
    .a = einen Phönix
    .the = den Phönix
# Our own choice, not from the game.
card-g = Chimäre
    .a = eine Chimäre
    .the = die Chimäre
# Our own choice, not from the game.
card-h = Pegasus
    .a = einen Pegasus
    .the = den Pegasus
# A name: no article.
card-F = Fredericus
    .a = Fredericus
    .the = Fredericus
# What stands for the end card of an empty row ("Reihe 3 zeigt am Ende nichts").
card-none = nichts
    .a = nichts
    .the = nichts

# `.the` is the accusative ("lässt den Habicht fliegen"), `.dat` the dative ("mit dem Habicht"). Both birds are masculine;
# the sentences below rely on it ("dein Habicht", "er").
bird-P = Wanderfalke
    .the = den Wanderfalken
    .dat = dem Wanderfalken
bird-G = Habicht
    .the = den Habicht
    .dat = dem Habicht

# What players are called who have given no name: the colour of their pieces (painted in lapis, vermilion, green and
# gold). As names they take no article.
seat-0 = Blau
seat-1 = Rot
seat-2 = Grün
seat-3 = Gold

# Where a token can be, other than on a keep.
place-centre = die Mitte des Hofes
place-hand = in der Hand

# What the player who decides is doing now; a short heading.
phase-bets = Erste Wetten
phase-turn = Die Jagd
phase-token = Der Wettchip
phase-over = Spielende


## Options

option-variant = Kürzeres Spiel
    .about = Einmal in jedem Zug darfst du, ohne eine Aktion auszugeben, drei Karten mit Bäumen oder drei mit Himmel vom Ende einer Reihe an ihren Anfang bei der Burg zurückschicken, wenn du einen Vogel auf ihrem Turm hast. So kommen Fabelwesen, die tief in der Reihe liegen, früher ans Ende.
option-variant-off = aus
option-variant-on = an

option-goal-discard-by = Wer einen Auftrag aufdeckt
    .about = In jeder Runde deckt ein Spieler am Ende seines Zuges einen Auftrag auf. Das niederländische Regelheft gibt diese Aufgabe dem Anfangsspieler, die drei anderen dem Stapelverwalter; deckt der Anfangsspieler Fredericus auf, haben die anderen noch einen Zug.
option-goal-discard-by-manager = der Stapelverwalter
option-goal-discard-by-starter = der Anfangsspieler

option-actions = Aktionen im Zug
    .about = Die Regelhefte verlangen genau vier Aktionen. In einer milderen Runde darfst du früher aufhören.
option-actions-exact = genau vier
option-actions-up-to = bis zu vier

option-two-token-reward = Zwei Wettchips auf einem Eckturm
    .about = Zu zweit können beide Wettchips eines Spielers auf demselben Eckturm liegen. Ein Fang dort bringt ihrem Besitzer insgesamt einen Auftrag oder einen Auftrag je Wettchip.
option-two-token-reward-owner = ein Auftrag
option-two-token-reward-token = ein Auftrag je Wettchip

option-eighth-pays = Wetten auf das achte Fabelwesen
    .about = Mit dem achten Fabelwesen eines Spielers endet das Ziehen von Aufträgen. Hier wird entschieden, ob Wetten auf eben diesen Fang noch belohnt werden.
option-eighth-pays-no = nicht belohnt
option-eighth-pays-yes = noch belohnt

option-placement = Erste Türme
    .about = Wo die Vögel zu Beginn des Spiels sitzen. Zu dritt oder zu viert ist keine feste Verteilung völlig ausgeglichen, darum passt das Auslosen gut zu einem Turnier.
option-placement-canonical = in fester Ordnung
option-placement-random = ausgelost


## Rule book: chapters

chapter-components = Die Burg und das Spielmaterial
chapter-setup = Vorbereitung
chapter-turn = Dein Zug
chapter-capture = Fabelwesen fangen
chapter-reversal = Das kaiserliche Siegel öffnen
chapter-hooding = Behauben
chapter-end-of-turn = Das Ende deines Zuges
chapter-scoring = Spielende und Wertung
chapter-variant = Das kürzere Spiel
# Everything from here on answers a question that the printed rule books leave open.
chapter-rulings = Entscheidungen, wo die Regelhefte schweigen
chapter-rulings-setup = Entscheidungen zur Vorbereitung
chapter-rulings-rows = Entscheidungen zu leeren und kurzen Reihen
chapter-rulings-actions = Entscheidungen zu den Aktionen
chapter-rulings-captures = Entscheidungen zum Fangen
chapter-rulings-birds = Entscheidungen zu Vögeln und Hauben
chapter-rulings-tokens = Entscheidungen zu den Wettchips
chapter-rulings-end = Entscheidungen zum Auftragsstapel und zum Spielende
chapter-information = Wer was weiß
chapter-rulings-variant = Entscheidungen zum kürzeren Spiel


## Rule book: the castle and its pieces

rule-F1 = Der Spielplan ist Castel del Monte, eine Burg mit acht Seiten. Auf jeder Seite liegen von außen nach innen ein Eckturm (selbst achteckig), ein Turm für die Vögel und ein Hofabschnitt; ganz innen liegt die Mitte des Hofes, ein einziges Feld, das sich alle Seiten teilen.
    .title = Die Burg
rule-F2 = Die Seiten sind im Uhrzeigersinn von 0 bis 7 nummeriert, und von jedem Eckturm läuft eine Kartenreihe nach außen. Eckturm, Turm, Hofabschnitt und Reihe einer Seite tragen dieselbe Nummer und gehören zusammen. Jede Seite hat genau zwei Nachbarn, einen links und einen rechts (bei Seite 0 sind es 7 und 1), und diese bleiben ihre Nachbarn, was auch immer dort liegt.
    .title = Seiten und Nachbarn
rule-F3 = Es gibt acht Vögel aus Holz, je ein Paar in vier Farben. Die hohe Figur eines Paares ist der Wanderfalke, die niedrige der Habicht.
    .title = Greifvögel
rule-F4 = Es gibt vier Wettchips, einen in jeder Farbe. Zu zweit sind alle vier im Spiel, zwei für jeden Spieler.
    .title = Wettchips
rule-F5 = Es gibt 118 Karten: 24 mit Bäumen, 24 mit Himmel, 8 kaiserliche Siegel, 32 Fabelwesen (acht Arten, je vier), 24 Aufträge (dieselben acht Arten, je drei), 4 Falkner, 1 Fredericus und 1 Anfangsspielerkarte. Ein Falkner zeigt nur deine Farbe an.
    .title = Die Karten
rule-F6 = Zu viert liegen in den Reihen 88 Karten, 11 in jeder: 24 mit Bäumen, 24 mit Himmel, 8 Siegel und 32 Fabelwesen, vier von jeder Art. Zu dritt sind es 72, 9 in jeder: 21 mit Bäumen, 21 mit Himmel, 6 Siegel und 24 Fabelwesen, drei von jeder Art. Zu zweit sind es 56, 7 in jeder: 18 mit Bäumen, 18 mit Himmel, 4 Siegel und 16 Fabelwesen, zwei von jeder Art. Die übrigen Karten sind aus dem Spiel, und alle wissen, welche es sind.
    .title = Karten in den Reihen


## Rule book: setting up

rule-F7 = Du wählst eine Farbe und nimmst ihre beiden Vögel, ihren Wettchip und ihren Falkner. Zu zweit nimmst du noch einen zweiten Wettchip. Was niemand nimmt, kommt aus dem Spiel.
    .title = Dein Spielmaterial
rule-F8 = Deine beiden Vögel beginnen auf gegenüberliegenden Türmen, etwa 1 und 5. Es gibt vier solche Turmpaare, und keine zwei Spieler teilen sich eines; zu viert ist also jedes Paar vergeben. Die Vögel nehmen ihre Plätze ein, bevor die Reihen ausgelegt werden, du kannst also nicht planen, wo sie beginnen. Option: Die Plätze können ausgelost werden (siehe A1).
    .title = Die ersten Türme
rule-F9 = Bestimme, wer anfängt, oder lass das Los entscheiden. Der Anfangsspieler lässt die Anfangsspielerkarte das ganze Spiel über sichtbar vor sich liegen, und die anderen folgen im Uhrzeigersinn. Wer rechts vom Anfangsspieler sitzt und damit in jeder Runde als Letzter spielt, ist der Stapelverwalter, der sich um den Auftragsstapel kümmert. Zu zweit ist es der Spieler, der nicht anfängt.
    .title = Anfangsspieler und Stapelverwalter
rule-F10 = Die 24 Aufträge werden gemischt, und jeder Spieler bekommt einen; deiner bleibt dein Geheimnis. Zu dritt werden 4 weitere Aufträge offen abgelegt, zu zweit 8, zu viert keiner. Dann werden noch einmal vier beiseitegelegt und mit Fredericus zusammengemischt; diese fünf Karten bilden den Boden des Auftragsstapels. Die übrigen Aufträge kommen obenauf, zu viert 16, zu dritt 13 und zu zweit 10; Fredericus ist also zu viert eine der Karten 17 bis 21, zu dritt eine der Karten 14 bis 18 und zu zweit eine der Karten 11 bis 15.
    .title = Der Auftragsstapel
rule-F11 = Die Karten für die Reihen werden gemischt und alle offen ausgelegt: an jedem Eckturm 11 zu viert, 9 zu dritt, 7 zu zweit. Die erste Karte einer Reihe liegt direkt an der Burg, die äußerste ist ihre Endkarte. Jede Karte bleibt sichtbar, aber wenn du handelst oder wissen willst, ob du darfst, zählen nur Endkarten; allein das kürzere Spiel blickt tiefer (siehe F39).
    .title = Die Reihen
rule-F12 = Nun folgen die ersten Wetten, ein Spieler nach dem anderen, im Uhrzeigersinn ab dem Anfangsspieler. Du setzt deinen Wettchip auf einen Eckturm, an dem du erwartest, dass ein Gegner ein Fabelwesen fängt; zu zweit setzt du so deine beiden Wettchips. Auf einem Eckturm haben beliebig viele Wettchips Platz, aber die Mitte steht den Wetten noch nicht offen.
    .title = Erste Wetten


## Rule book: your turn

rule-F13 = Gespielt wird reihum im Uhrzeigersinn, und in deinem Zug musst du genau vier Aktionen ausführen. In der ersten Runde, und nur dort, hat der Anfangsspieler zwei und der zweite Spieler drei; ein dritter und ein vierter Spieler haben vier. Das gilt auch zu zweit. Option: Bei „bis zu vier“ sind diese Zahlen eine Obergrenze, und du darfst früher aufhören.
    .title = Vier Aktionen
rule-F14 = Die Reihenfolge deiner Aktionen bestimmst du. Du darfst jede Art von Aktion wiederholen und musst nicht jede Art nutzen. Das Fangen und das Öffnen des Siegels kosten keine Aktion: Du kannst sie vor deiner ersten Aktion, zwischen zwei Aktionen oder nach deiner letzten einschieben.
    .title = In beliebiger Reihenfolge
rule-F15 = Aktion: Du nimmst die Endkarte einer beliebigen Reihe und legst sie an eine benachbarte Reihe, links oder rechts; dort wird sie zur Endkarte.
    .title = Eine Karte umlegen
rule-F16 = Aktion: Du lässt einen deiner Vögel, der nicht behaubt ist, von seinem Turm auf einen benachbarten Turm fliegen. Ein Turm ist nie voll; beliebig viele Vögel, eigene wie fremde, dürfen ihn sich teilen.
    .title = Einen Vogel fliegen lassen
rule-F17 = Aktion: Du behaubst gegnerische Vögel auf einem Turm. Wann du das darfst und was es bewirkt, steht in F25 bis F30.
    .title = Vögel behauben


## Rule book: capturing creatures

rule-F18 = Jeder deiner Vögel darf in jedem deiner Züge ein Fabelwesen fangen; du kannst also höchstens zwei in einem Zug fangen. Ein Fang kostet keine Aktion, und du bist nie dazu verpflichtet.
    .title = Ein Fabelwesen je Vogel
rule-F19 = Dein Wanderfalke darf, wenn er nicht behaubt ist, das Fabelwesen am Ende der Reihe seines eigenen Turms fangen, falls beide Nachbarreihen mit Himmel enden.
    .title = Jagd vom hohen Flug
rule-F20 = Dein Habicht darf, wenn er nicht behaubt ist, das Fabelwesen am Ende der Reihe seines eigenen Turms fangen, falls eine Nachbarreihe mit Himmel und die andere mit Bäumen endet. Welche auf welcher Seite liegt, ist gleich.
    .title = Jagd vom niederen Flug
rule-F21 = Das Fabelwesen verlässt seine Reihe und liegt offen vor dir; die nächste Karte zur Burg hin wird sofort zur Endkarte. Himmel und Bäume, die deiner Jagd gedient haben, bleiben liegen, wo sie sind.
    .title = Die Beute
rule-F22 = Liegen auf dem Eckturm, an dem du fängst, gegnerische Wettchips, so werden ihre Besitzer belohnt: Im Uhrzeigersinn, links von dir beginnend, nimmt jeder den Wettchip zurück und zieht einen Auftrag. Dein eigener Wettchip auf diesem Eckturm bewirkt nichts und bleibt. Jeder Fang, an welchem Eckturm auch immer, schickt außerdem einen Wettchip in der Mitte zu seinem Besitzer zurück, der dafür nichts zieht.
    .title = Wetten auf einen Fang


## Rule book: opening the emperor’s seal

rule-F23 = Du darfst das Siegel öffnen, wenn einer deiner Vögel, gleich welcher Art und nicht behaubt, auf einem Turm sitzt, dessen beide Nachbarreihen mit einem kaiserlichen Siegel enden. Das kostet keine Aktion und ist nie Pflicht, und du darfst es nur einmal in einem Zug tun.
    .title = Zwischen zwei Siegeln
rule-F24 = Du kehrst die ganze Reihe dieses Turms um, sodass ihre Endkarte direkt an der Burg zu liegen kommt und die Karte an der Burg zur Endkarte wird. Du ziehst einen Auftrag. Du legst eines der beiden Siegel ab, welches du willst; es ist aus dem Spiel. Und du gewinnst zwei zusätzliche Aktionen für diesen Zug, die du nutzen darfst, aber nicht musst.
    .title = Was das Siegel gewährt


## Rule book: hooding

rule-F25 = Du darfst an einem Turm behauben, wenn beide Nachbarreihen mit Bäumen enden und ein Gegner auf dem Turm einen Vogel hat, der behaubt werden darf (siehe F27). Was in der eigenen Reihe des Turms liegt, spielt keine Rolle. Du brauchst dort keinen eigenen Vogel, und deine eigenen Vögel werden durch deine Aktion nie behaubt.
    .title = Zwischen Bäumen
rule-F26 = Eine Aktion behaubt von jedem Gegner auf diesem Turm einen Vogel; ausgenommen ist, wen F27 schützt.
    .title = Alle Gegner zugleich
rule-F27 = Bei keinem Spieler sind je beide Vögel zugleich behaubt. Wer schon einen behaubten Vogel hat, ist vor dir sicher; die Vögel anderer auf demselben Turm darfst du trotzdem behauben.
    .title = Nie beide Vögel
rule-F28 = Hat ein Gegner zwei Vögel auf diesem Turm und ist keiner von ihnen behaubt, so behaubst du nur einen davon, und du wählst, welchen.
    .title = Du hast die Wahl
rule-F29 = Ein behaubter Vogel kommt von seinem Turm in den Hofabschnitt derselben Seite und merkt sich seinen Turm. Solange er behaubt ist, kann er nicht fliegen, nicht fangen und dir nicht helfen, das Siegel zu öffnen.
    .title = Unter der Haube
rule-F30 = Dein behaubter Vogel wird am Ende deines eigenen nächsten Zuges befreit und kehrt auf seinen Turm zurück. So versäumt er genau einen deiner Züge; doch nichts hindert einen anderen Spieler daran, ihn wieder zu behauben, bevor er irgendetwas getan hat.
    .title = Wie lange es dauert


## Rule book: the end of your turn

rule-F31 = Sind deine Aktionen vorbei, folgen drei Dinge in dieser Reihenfolge: dein Vogel, dein Wettchip, die Auftragskarte des Stapelverwalters. Keines davon kostet eine Aktion. Erstens: Ist einer deiner Vögel behaubt, wird er befreit.
    .title = Zuerst dein Vogel
rule-F32 = Zweitens: Dein Wettchip muss auf einem Eckturm liegen. Du setzt ihn dorthin, oder, wenn er schon auf dem Spielplan liegt, versetzt du ihn oder lässt ihn liegen. Zu dritt oder zu viert steht dir auch die Mitte offen, solange dort kein anderer Wettchip liegt. Zu zweit gilt das für deine beiden Wettchips, und eine Mitte gibt es nicht.
    .title = Dann dein Wettchip
rule-F33 = Drittens: Bist du der Stapelverwalter, deckst du die oberste Karte des Auftragsstapels auf und legst sie offen ab; das geschieht also einmal in jeder Runde. Option: Stattdessen tut dies der Anfangsspieler, am Ende seiner eigenen Züge.
    .title = Zuletzt eine Auftragskarte
rule-F34 = Liegt dein Wettchip noch in der Mitte, wenn dein Zug beginnt, so nimmst du ihn vor allem anderen zurück und ziehst einen Auftrag.
    .title = Ein Wettchip in der Mitte


## Rule book: the end of the game and the score

rule-F35 = Das Ende wird verkündet, sobald ein Spieler sein achtes Fabelwesen fängt (jeder zählt für sich) oder sobald Fredericus gezogen oder aufgedeckt wird. Von diesem Augenblick an zieht niemand mehr einen Auftrag, aus welchem Grund auch immer. Die Runde wird zu Ende gespielt, und der Anfangsspieler beginnt keine weitere, sodass alle gleich viele Züge hatten; wird das Ende im Zug des Stapelverwalters verkündet, ist das Spiel nach diesem Zug vorbei.
    .title = Das Ende wird verkündet
rule-F36 = Du erhältst 1 Punkt für jedes Fabelwesen, 1 für jeden Auftrag und 2 für Fredericus, wenn du ihn gezogen hast. Ein Fabelwesen und ein Auftrag derselben Art bilden ein Paar, und jede Karte gehört zu höchstens einem Paar. Dein erstes Paar bringt 1 Punkt mehr, das zweite 2 mehr, das dritte 3 mehr und so weiter, durchgezählt über alle Arten zusammen: Drei Paare bringen 6 Punkte zusätzlich zu denen für die Karten.
    .title = Die Wertung
rule-F37 = Der Spieler mit den meisten Punkten wird zum Kaiserlichen Falkner ernannt und gewinnt. Liegen mehrere gleichauf an der Spitze, gewinnt derjenige von ihnen, der in der Spielreihenfolge als Letzter kommt; so gibt es immer genau einen Sieger.
    .title = Der Kaiserliche Falkner
rule-F38 = Eine Aktion kannst du immer ausführen: Mindestens einer deiner Vögel ist stets unbehaubt, und kein Turm ist je voll. Der Auftragsstapel reicht immer, bis Fredericus erscheint. Und weil in jeder Runde eine Auftragskarte aufgedeckt wird, endet jedes Spiel: zu viert nach höchstens 21 Runden, zu dritt nach 18 und zu zweit nach 15.
    .title = Niemand sitzt je fest


## Rule book: the shorter game

rule-F39 = Einmal in jedem deiner Züge, zu jedem beliebigen Zeitpunkt und ohne eine Aktion auszugeben, darfst du drei Karten an die Burg zurückschicken. Einer deiner Vögel muss unbehaubt auf dem Turm ihrer Reihe sitzen, und die letzten drei Karten dieser Reihe müssen sämtlich Bäume oder sämtlich Himmel zeigen: Du legst diese drei vom Ende an den Anfang derselben Reihe, direkt an die Burg. Option: Mit dieser Regel spielst du nur, wenn sie eingeschaltet wurde.
    .title = Drei Karten zurück


## Rule book: rulings on setting up

rule-A1 = Die Regelhefte zeigen die ersten Türme nur in einem Bild, das uns nicht überliefert ist; hier stehen die Plätze fest. In Spielreihenfolge beginnen Wanderfalke und Habicht auf den Türmen 0 und 4, 1 und 5, 2 und 6, 3 und 7. Zu zweit bekommt der zweite Spieler 2 und 6, sodass jeder die Burg genau so sieht wie der andere. Option: Das Turmpaar jedes Spielers, und welcher Vogel auf welchem der beiden Türme sitzt, kann ausgelost werden.
    .title = Wer wo sitzt
rule-A2 = Die Regelhefte sagen nicht, wie zwei Spieler ihre vier ersten Wettchips setzen. Hier setzt du deine beiden auf einmal, der Anfangsspieler vor dem anderen; du darfst beide auf denselben Eckturm setzen.
    .title = Erste Wetten zu zweit
rule-A3 = Zwei Aktionen, dann drei, dann vier und vier: In der ersten Runde gilt das wie gedruckt, gleich wie viele Spieler es sind. Öffnest du in dieser Runde das Siegel, kommen dessen zwei Aktionen hinzu. Eine Auftragskarte wird am Ende der ersten Runde aufgedeckt wie am Ende jeder anderen.
    .title = Die erste Runde


## Rule book: rulings on empty and short rows

rule-A4 = Von leeren Reihen ist in den Regelheften nicht die Rede. Hier kannst du aus einer leeren Reihe natürlich keine Karte nehmen, aber du darfst eine Karte in sie umlegen, und die ist dann erste Karte und Endkarte zugleich. Eine Reihe gehört zu ihrem Eckturm, nicht zu ihren Karten; sonst wäre diese Seite der Burg für immer tot.
    .title = In eine leere Reihe
rule-A5 = Eine leere Reihe ist weiterhin Nachbarin der Reihen neben ihr, aber sie hat keine Endkarte. Du kannst also nicht aus ihr fangen, und nichts, was eine bestimmte Karte an ihrem Ende braucht, ist möglich: Neben ihr kannst du weder jagen noch behauben noch das Siegel öffnen. Du schaust nie über sie hinweg auf die Reihe dahinter.
    .title = Neben einer leeren Reihe
rule-A6 = Wie lang eine Reihe sein muss, damit sie umgekehrt werden kann, sagen die Regelhefte nicht. Hier genügt eine einzige Karte: Sie bleibt, wo sie ist, aber du ziehst einen Auftrag, legst ein Siegel ab und gewinnst zwei Aktionen. Auch eine Reihe, die von beiden Seiten gelesen gleich ist, darf umgekehrt werden. Eine leere Reihe nicht, denn da ist keine Reihe, die du nehmen könntest.
    .title = Eine kurze Reihe umkehren
rule-A7 = Eine Reihe darf beliebig lang werden. Die Regelhefte setzen keine Grenze, und auch hier gibt es keine.
    .title = Lange Reihen
rule-A8 = Wird ein Fabelwesen gefangen oder ein Siegel abgelegt, kann eine Reihe leer zurückbleiben; das ist erlaubt. Auf dem Eckturm einer leeren Reihe dürfen Wettchips liegen.
    .title = Eine Reihe leeren


## Rule book: rulings on actions

rule-A9 = Du musst alle Aktionen nutzen, die der Zug dir gibt, und du kannst es immer. Zwei davon können einander aufheben, wenn du hin- und zurückfliegst oder eine Karte hin- und zurücklegst, aber eine einzelne Aktion lässt nie alles so, wie es war. Option: Bei „bis zu vier“ darfst du Aktionen ungenutzt lassen.
    .title = Kein Passen
rule-A10 = Du sagst selbst, wann du fertig bist. Du darfst es, sobald keine Pflichtaktion mehr übrig ist, und du musst es nicht sofort: Ein Fang, das Öffnen des Siegels und dessen zusätzliche Aktionen können dir noch offenstehen, und dein Zug endet nicht, bevor du die Gelegenheit dazu hattest. Option: Bei „bis zu vier“ darfst du jederzeit aufhören.
    .title = Wann du fertig bist
rule-A11 = Die zwei zusätzlichen Aktionen des Siegels darfst du nutzen oder nicht, für jede Art von Aktion und zu jedem späteren Zeitpunkt desselben Zuges. Es macht keinen Unterschied, wenn du das Siegel erst nach deiner vierten Aktion öffnest. Was du nicht nutzt, verfällt, wenn der Zug endet.
    .title = Zusätzliche Aktionen
rule-A12 = Du darfst nicht an einem Turm behauben, an dem nichts dabei herauskäme: wo kein Vogel sitzt, wo alle Vögel deine eigenen sind oder wo jeder anwesende Gegner schon einen behaubten Vogel hat. Zum Passen taugt dir das Behauben also nicht.
    .title = Kein Behauben ins Leere
rule-A13 = Vom Zurücknehmen ist in den Regelheften nicht die Rede. Hier darfst du, was du getan hast, innerhalb deines eigenen Zuges Schritt für Schritt zurücknehmen, bis etwas Verborgenes ans Licht gekommen ist: Sobald eine Auftragskarte gezogen oder aufgedeckt wurde, bleibt bestehen, was dazu geführt hat, es sei denn, alle am Tisch sind einverstanden.
    .title = Zurücknehmen
rule-A14 = Was keine Aktion kostet, ist nie Pflicht. Du darfst ein Fabelwesen ungefangen und ein Siegel ungeöffnet lassen, auch wenn sie zum Greifen nah sind.
    .title = Freies ist nie Pflicht


## Rule book: rulings on captures

rule-A15 = Fänge und Umkehrungen wirken einzeln und sofort, und ob du einen Fang oder eine Umkehrung machen darfst, hängt von den Endkarten in diesem Augenblick ab. Es kommt also auf die Reihenfolge an: Ein Fang oder eine Umkehrung kann dem nächsten Schritt den Weg öffnen oder versperren. Sitzen deine beiden Vögel auf einem Turm, können sie nicht beide fangen, ohne dass sich dazwischen etwas ändert, denn der eine braucht auf beiden Seiten Himmel, der andere Himmel und Bäume.
    .title = Die Reihenfolge zählt
rule-A16 = In einem Zug darf dein Vogel erst fliegen und dann fangen oder umgekehrt; er fängt trotzdem nur einmal. Vögel auf demselben Turm, wem sie auch gehören, hindern ihn nicht.
    .title = Fliegen und Fangen
rule-A17 = Fängst du an dem Eckturm, auf dem dein eigener Wettchip liegt, ziehst du dafür nichts, und der Wettchip bleibt. Das italienische Regelheft spricht nur von gegnerischen Wettchips.
    .title = Deine eigene Wette
rule-A18 = Belohnt ein Fang mehrere Wetten, zieht jeder der Besitzer einen Auftrag, im Uhrzeigersinn und links von dem Spieler beginnend, der gefangen hat. Zieht einer von ihnen Fredericus, ziehen die späteren nichts; aber alle gegnerischen Wettchips auf diesem Eckturm kehren zu ihren Besitzern zurück.
    .title = Wer zuerst belohnt wird
rule-A19 = Kommt dein Wettchip zu dir zurück, während ein anderer Spieler am Zug ist, bleibt er bis zum Ende deines eigenen nächsten Zuges in deiner Hand. Früher kannst du ihn nicht setzen.
    .title = Ein Wettchip in der Hand


## Rule book: rulings on birds and hoods

rule-A20 = In einem Hofabschnitt dürfen beliebig viele behaubte Vögel sitzen, und wenn deiner befreit wird, ist auf seinem Turm immer Platz. Er hat dann genau einen deiner Züge versäumt. Noch in derselben Runde, in der er befreit wurde, darf er wieder behaubt werden; nichts schützt ihn.
    .title = Wieder behaubt
rule-A21 = Ein behaubter Vogel zählt nicht als Vogel auf seinem Turm. Mit ihm kannst du weder fangen noch fliegen noch das Siegel öffnen und auch im kürzeren Spiel keine drei Karten zurückschicken.
    .title = Nicht auf dem Turm


## Rule book: rulings on betting tokens

rule-A22 = Zu zweit dürfen deine beiden Wettchips auf einem Eckturm liegen. Jedes Regelheft verspricht dem Besitzer einen Auftrag; hier bringt dir ein Fang dort deshalb einen Auftrag ein und gibt dir beide Wettchips zurück, und durch das Verdoppeln gewinnst du nichts. Option: Du ziehst für jeden Wettchip einen Auftrag.
    .title = Zwei Wettchips, ein Eckturm
rule-A23 = Zu zweit müssen deine beiden Wettchips auf Ecktürmen liegen, wenn dein Zug vorbei ist. Von denen, die schon dort liegen, darfst du einen, beide oder keinen versetzen.
    .title = Beide Wettchips gesetzt
rule-A24 = Zu dritt oder zu viert darfst du deinen Wettchip nur am Ende deines eigenen Zuges in die Mitte setzen, und nur, wenn die Mitte dann leer ist. Der erste Fang, gleich von wem, schickt ihn unbelohnt zu dir zurück, und spätere Fänge finden dort nichts mehr vor; die Mitte ist dann für einen anderen Spieler frei, vom Ende eben dieses Zuges an. Liegt dein Wettchip noch dort, wenn dein nächster Zug beginnt, belohnt er dich vor deiner ersten Aktion, also frühestens in der zweiten Runde. Um wieder in der Mitte zu liegen, muss er neu gesetzt werden.
    .title = Die Mitte
rule-A25 = Zu dritt oder zu viert hast du einen Wettchip, und der liegt an einem einzigen Ort. Versetzt du ihn von einem Eckturm in die Mitte, ist deine Wette auf den Eckturm dahin.
    .title = Nur an einem Ort


## Rule book: rulings on the goal deck and the end

rule-A26 = Deckt der Stapelverwalter Fredericus auf, wird dieser abgelegt, und niemand bekommt seine 2 Punkte. Das Spiel ist auf der Stelle vorbei, denn als Nächstes wäre der Anfangsspieler an der Reihe. Option: Ist es der Anfangsspieler, der die Aufträge aufdeckt, haben die anderen Spieler in dieser Runde noch ihren Zug.
    .title = Fredericus aufgedeckt
rule-A27 = Ziehst du Fredericus, so zeigst du ihn vor und behältst ihn. Er ist 2 Punkte wert und nicht mehr: Er zählt nicht noch dazu als Auftrag, und er bildet mit keinem Fabelwesen ein Paar.
    .title = Fredericus gezogen
rule-A28 = Nach der Verkündung werden die verbleibenden Züge gespielt wie immer: Du darfst fangen, behauben, wetten und das Siegel öffnen, wobei du ein Siegel ablegst und zwei Aktionen gewinnst. Nur Aufträge werden nicht mehr gezogen, weder für Wetten noch für das Siegel noch für einen Wettchip in der Mitte, und es werden auch keine mehr aufgedeckt. Wettchips, die belohnt worden wären, kehren trotzdem zu ihren Besitzern zurück.
    .title = Nach der Verkündung
rule-A29 = Was zuerst kommt, wenn du dein achtes Fabelwesen an einem Eckturm mit gegnerischen Wettchips fängst, sagen die Regelhefte nicht. Hier kommt das Ende zuerst: Die Wettchips kehren zu ihren Besitzern zurück, und diese ziehen nichts. Option: Die Wetten auf diesen Fang können noch belohnt werden, und wenn eine davon Fredericus bringt, hat das Ende einfach zwei Gründe.
    .title = Wetten auf das achte
rule-A30 = Wer ein achtes Fabelwesen fängt, spielt den Zug zu Ende und darf ein neuntes fangen; mehr als neun kann niemand haben. In den verbleibenden Zügen können auch andere noch acht oder neun erreichen.
    .title = Ein neuntes Fabelwesen
rule-A31 = Zieht der Anfangsspieler Fredericus zu Beginn eines Zuges für einen Wettchip in der Mitte, so hat dieser Zug schon begonnen. Also wird noch die ganze Runde gespielt.
    .title = Fredericus aus der Mitte
rule-A32 = Solange noch Aufträge gezogen werden dürfen, stehst du nie vor einem leeren Auftragsstapel: Fredericus ist unter den letzten fünf Karten, und sobald er erschienen ist, zieht niemand mehr. Für diesen Fall braucht es also keine Regel.
    .title = Kein leerer Auftragsstapel
rule-A33 = Ist das Ende verkündet, folgt auf den letzten Zug keiner mehr, auf den du wetten könntest. Wer ihn spielt, muss also keinen Wettchip setzen, und die Punkte werden sofort gezählt.
    .title = Keine Wette am Ende


## Rule book: who knows what

rule-A34 = Alle sehen alle Karten aller Reihen, die Vögel und die Hauben, die Wettchips, die gefangenen Fabelwesen und die abgelegten Siegel. Alle dürfen jederzeit sämtliche Aufträge durchsehen, die bei der Vorbereitung oder seither abgelegt wurden. Alle wissen auch, wie viele Karten der Auftragsstapel hat, wie viele Aufträge jeder Spieler hält, wie viele Aktionen im Zug noch übrig sind, ob das Ende verkündet ist und, sobald Fredericus gezogen wurde, wer ihn hat.
    .title = Was alle sehen
rule-A35 = Deine Aufträge sind nur für deine Augen bestimmt. Die Regelhefte sagen das vom ersten; hier gilt es auch für die, die du später ziehst. Niemand kennt die Reihenfolge des Auftragsstapels, und niemand weiß, welche vier Aufträge mit Fredericus ganz unten liegen. Aber du kannst rechnen: Die Aufträge, die du nicht gesehen hast, sind die 24 ohne die offen abgelegten und ohne deine eigenen.
    .title = Was nur du weißt
rule-A36 = Der Zufall spricht beim Verteilen der Karten (und bei der Wahl der ersten Türme, wenn sie ausgelost werden) und jedes Mal, wenn eine Auftragskarte gezogen oder aufgedeckt wird. Alles andere hängt davon ab, was du und deine Gegner entscheiden.
    .title = Wo der Zufall mitspielt


## Rule book: rulings on the shorter game

rule-A37 = In einer Reihe aus genau drei Karten würde das Zurückschicken nichts ändern, darum darfst du es dort nicht. Es zählt weder als Aktion noch als deine eine Umkehrung des Zuges, und ein behaubter Vogel berechtigt dich nicht dazu.
    .title = Grenzen des kürzeren Spiels


## The log: what happened, one sentence an event
##
## $seat, $victim and $owner are players’ names. A card, bird or place comes as its name ($card), with its other forms
## ($card-the) and as its letter for choosing ($card-id).

event-turn-began = Runde { $round }: { $seat } beginnt einen Zug mit { $actions } Aktionen.
event-card-moved = { $seat } legt { $card-the } von Reihe { $row } an Reihe { $to }.
event-flew = { $seat } lässt { $bird-the } von Turm { $tower } auf Turm { $to } fliegen.
event-hooding = { $seat } behaubt die Vögel auf Turm { $tower }.
event-hooded = { $bird-id ->
        [P] Der Wanderfalke von { $victim } sitzt behaubt in Hofabschnitt { $tower }.
       *[G] Der Habicht von { $victim } sitzt behaubt in Hofabschnitt { $tower }.
    }
event-captured = { $seat } fängt mit { $bird-dat } an Eckturm { $tower } { $creature-the }.
event-reversed = { $seat } öffnet das Siegel: Reihe { $row } wird umgekehrt, das Siegel von Reihe { $discard } abgelegt, { $extra } zusätzliche Aktionen.
event-shifted = { $seat } legt drei Karten, dreimal { $card }, vom Ende an den Anfang von Reihe { $row }.
event-actions-ended = { $seat } beendet die Aktionen dieses Zuges.
event-freed = { $seat } befreit { $bird-the }, zurück auf Turm { $tower }.
event-token-laid = { $place-id ->
        [centre] { $seat } setzt einen Wettchip in die Mitte.
       *[keep] { $seat } wettet auf Eckturm { $place }.
    }
event-token-stayed = { $seat } lässt einen Wettchip auf Eckturm { $place } liegen.
event-token-back = { $from-id ->
        [centre] { $seat } nimmt den Wettchip aus der Mitte zurück.
       *[keep] { $seat } nimmt den Wettchip von Eckturm { $from } zurück.
    }
event-goal-drawn = { $seat } zieht einen Auftrag.
    .seen = { $seat } zieht einen Auftrag: { $goal-the }.
event-fredericus-drawn = { $seat } zieht Fredericus!
event-goal-turned-over = { $goal-id ->
        [F] { $seat } deckt den obersten Auftrag auf: Es ist Fredericus!
       *[other] { $seat } deckt den obersten Auftrag auf und legt ihn ab: { $goal-the }.
    }
event-announced = { $reason-id ->
        [eighth] { $seat } hat acht Fabelwesen und verkündet das Ende. Es werden keine Aufträge mehr gezogen.
        [drawn] { $seat } verkündet das Ende. Es werden keine Aufträge mehr gezogen.
       *[turned] Fredericus wird abgelegt; das Ende ist verkündet. Es werden keine Aufträge mehr gezogen.
    }
event-game-over = { $reason-id ->
        [eighth] Die Jagd ist vorbei: Ein achtes Fabelwesen wurde gefangen. { $seat } ist der Kaiserliche Falkner.
        [drawn] Die Jagd ist vorbei: Fredericus wurde gezogen. { $seat } ist der Kaiserliche Falkner.
       *[turned] Die Jagd ist vorbei: Fredericus wurde aufgedeckt. { $seat } ist der Kaiserliche Falkner.
    }

reason-eighth = achtes Fabelwesen
reason-drawn = Fredericus gezogen
reason-turned = Fredericus aufgedeckt


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it.

refusal-over = Das Spiel ist vorbei; es kann nichts mehr gespielt werden.
refusal-bets-first = Zuerst kommen die Wetten: Setze deinen Wettchip auf einen Eckturm.
refusal-token-first = Deine Aktionen sind zu Ende. Setze jetzt deinen Wettchip.
refusal-token-later = { $remaining ->
        [0] Wettchips werden am Ende des Zuges gesetzt. Beende zuerst deine Aktionen (Z).
        [one] Wettchips werden am Ende des Zuges gesetzt. Du musst noch eine Aktion ausführen.
       *[other] Wettchips werden am Ende des Zuges gesetzt. Du musst noch { $remaining } Aktionen ausführen.
    }
refusal-other-game = „{ $text }“ ist ein Spielzug aus einem anderen Spiel.
refusal-no-move = „{ $text }“ ist kein Spielzug. In einem Zug gibt es M Reihe>Reihe, P>Turm, G>Turm, H Turm[Vögel], XP, XG, R Reihe/Siegel, V Reihe und Z; ein Wettchip wird mit K gesetzt.
refusal-no-such-side = Eine Seite { $number } gibt es nicht; die Seiten der Burg sind von 0 bis 7 nummeriert.
refusal-no-such-bird = „{ $text }“ ist keiner deiner Vögel: P ist der Wanderfalke, G der Habicht.

refusal-no-actions-left = Du hast keine Aktion mehr übrig. Du darfst noch fangen oder das Siegel öffnen oder deine Aktionen beenden (Z).
refusal-actions-left = { $remaining ->
        [one] Du musst noch eine Aktion ausführen, bevor du deinen Zug beendest.
       *[other] Du musst noch { $remaining } Aktionen ausführen, bevor du deinen Zug beendest.
    }
refusal-empty-row = Reihe { $row } ist leer; dort gibt es keine Karte zum Umlegen.
refusal-not-adjacent = Reihe { $row } liegt nicht neben Reihe { $to }. Von Reihe { $row } kommt eine Karte an Reihe { $left } oder Reihe { $right }.
refusal-hooded-flight = Dein { $bird } sitzt behaubt in Hofabschnitt { $tower } und kann nicht fliegen, bevor ihn das Ende deines Zuges befreit.
refusal-far-flight = Dein { $bird } sitzt auf Turm { $tower }; er kann auf Turm { $left } oder Turm { $right } fliegen, nicht auf Turm { $to }.

refusal-captured-already = Dein { $bird } hat in diesem Zug schon gefangen; jeder Vogel fängt nur einmal im Zug.
refusal-hooded-hunt = Dein { $bird } sitzt behaubt in Hofabschnitt { $tower } und kann nicht fangen.
refusal-hunt-empty-row = Reihe { $tower } ist leer; dein { $bird } findet dort nichts zu fangen.
refusal-no-creature = Reihe { $tower } zeigt am Ende { $end-a }; dein { $bird } fängt nur Fabelwesen.
refusal-high-hunt = Reihe { $left } zeigt am Ende { $left-end-a } und Reihe { $right } { $right-end-a }; die Jagd vom hohen Flug braucht Himmel auf beiden Seiten von Reihe { $tower }.
refusal-low-hunt = Reihe { $left } zeigt am Ende { $left-end-a } und Reihe { $right } { $right-end-a }; die Jagd vom niederen Flug braucht Bäume auf der einen Seite von Reihe { $tower } und Himmel auf der anderen.

refusal-reversed-already = Du hast in diesem Zug das Siegel schon geöffnet; nur eine Reihe darf in einem Zug umgekehrt werden.
refusal-no-bird-to-reverse = Um Reihe { $row } umzukehren, brauchst du einen deiner Vögel auf Turm { $row }.
refusal-hooded-reversal = Dein { $bird } sitzt behaubt in Hofabschnitt { $row }; ein behaubter Vogel kann kein Siegel öffnen.
refusal-no-seals = Reihe { $left } zeigt am Ende { $left-end-a } und Reihe { $right } { $right-end-a }; um Reihe { $tower } umzukehren, müssen beide mit einem Siegel enden.
refusal-reverse-empty-row = Reihe { $row } ist leer; da gibt es nichts umzukehren.
refusal-wrong-seal = Reihe { $to } liegt nicht neben Reihe { $row }. Du legst das Siegel von Reihe { $left } oder von Reihe { $right } ab.

refusal-no-woods = Reihe { $left } zeigt am Ende { $left-end-a } und Reihe { $right } { $right-end-a }; um an Turm { $tower } zu behauben, müssen beide mit Bäumen enden.
refusal-hood-nobody = Auf Turm { $tower } sitzt kein Vogel, also gibt es dort niemanden zu behauben.
refusal-hood-own-only = Auf Turm { $tower } sitzen nur deine eigenen Vögel; das Behauben trifft sie nie.
refusal-hood-immune-only = Jeder Gegner auf Turm { $tower } hat schon einen behaubten Vogel und ist sicher.
refusal-hood-notation = „{ $text }“ nennt keine Vögel. Nenne von jedem Gegner auf Turm { $tower } einen Vogel, zum Beispiel [1P,2G].
refusal-hood-no-seat = Einen Platz { $number } gibt es nicht; { $seats } Plätze spielen mit, gezählt ab 0.
refusal-hood-both = Von { $victim } darf nur ein Vogel behaubt werden, nie beide.
refusal-hood-own = Deine eigenen Vögel behaubst du nie; nenne die Vögel deiner Gegner auf Turm { $tower }.
refusal-hood-absent = { $bird-id ->
        [P] Der Wanderfalke von { $victim } sitzt nicht auf Turm { $tower }.
       *[G] Der Habicht von { $victim } sitzt nicht auf Turm { $tower }.
    }
refusal-hood-immune = { $victim } hat schon einen behaubten Vogel, also ist der andere sicher.
refusal-hood-forgotten = Behaubt wird ein Vogel von jedem Gegner, bei dem das möglich ist: { $victim } auf Turm { $tower } fehlt.

refusal-variant-off = Die Variante für ein kürzeres Spiel wird hier nicht gespielt.
refusal-shifted-already = Du hast in diesem Zug schon drei Karten an die Burg zurückgeschickt.
refusal-no-bird-to-shift = Um das Ende von Reihe { $row } an die Burg zu legen, brauchst du einen deiner Vögel auf Turm { $row }.
refusal-hooded-shift = Dein { $bird } sitzt behaubt in Hofabschnitt { $row }; ein behaubter Vogel zählt hier nicht.
refusal-shift-nothing = Reihe { $row } besteht nur aus diesen drei Karten; sie umzulegen würde nichts ändern.
refusal-shift-unlike = { $length ->
        [0] Reihe { $row } ist leer; an ihrem Ende müssen drei Karten mit Bäumen oder drei mit Himmel liegen.
       *[other] Am Ende von Reihe { $row } ist zu sehen: { $cards }; nötig sind drei Karten mit Bäumen oder drei mit Himmel.
    }

refusal-centre-in-bets = Die Mitte nimmt vor dem Spiel keine Wetten an; wähle einen Eckturm.
refusal-no-centre = Zu zweit wird die Mitte nicht benutzt; beide Wettchips liegen auf Ecktürmen.
refusal-centre-taken = In der Mitte liegt schon der Wettchip von { $owner }; wähle einen Eckturm.
refusal-two-tokens = Du hast zwei Wettchips und setzt beide, zum Beispiel K 1 5. Sie dürfen auf demselben Eckturm liegen.
refusal-one-token = Du hast einen Wettchip; nenne einen Eckturm.
refusal-token-notation = „{ $text }“ nennt keinen Ort für einen Wettchip: K 5 für einen Eckturm, K centre für die Mitte, K 1 5 für zwei Wettchips.


## Refusals of options and of hand-written positions

refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind: { $options }.
refusal-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $values }.
refusal-too-long = Dieser Text von { $length } Zeichen ist keine Stellung; { $most } genügen für jede.
refusal-unknown-key = Zeile { $line }: „{ $key }“ ist kein Schlüssel einer Stellung. Die Schlüssel sind: { $keys }.
refusal-key-twice = Zeile { $line }: „{ $key }“ wurde schon angegeben.
refusal-value = Zeile { $line }: „{ $key } { $value }“ ist nicht lesbar. { $expected }
refusal-number = Zeile { $line }: „{ $key } { $value }“ ist nicht möglich; nötig ist eine Zahl von { $least } bis { $most }.
refusal-parts = { $count ->
        [one] Zeile { $line }: { $key } hat einen Teil, aber { $seats } Plätze spielen mit.
       *[other] Zeile { $line }: { $key } hat { $count } Teile, aber { $seats } Plätze spielen mit.
    }
expected-game = Das ist keine Stellung von Fredericus.
expected-options = Optionen schreibt man Name=Wert, jede einmal.
expected-rows = Eine Reihe schreibt man Seite:Karten, von der Burg nach außen, zum Beispiel 0:eSW, oder 0:-, wenn sie leer ist; jede Seite von 0 bis 7 einmal.
expected-cards = Karten sind W, S, E und die Fabelwesen a bis h.
expected-birds = Vögel schreibt man P1G5, ein Paar je Platz, mit einem h nach dem Turm eines behaubten Vogels.
expected-tokens = Ein Wettchip liegt auf 0 bis 7, in der Mitte („centre“) oder in der Hand (-).
expected-two-tokens = Zu zweit hat jeder Platz zwei Wettchips, zum Beispiel 5 1; sie liegen auf 0 bis 7 oder in der Hand (-).
expected-creatures = Fabelwesen sind Buchstaben von a bis h, oder „-“ für keine; von jeder Art gibt es höchstens vier.
expected-goals = Aufträge sind Buchstaben von a bis h und F für Fredericus, oder „-“ für keine.
expected-phase = Die Phase ist bets, turn, token oder over.
expected-used = Was ein Zug verbraucht, schreibt man mit P, G, R und V, oder „-“ für nichts.
expected-unused = Nur ein Zug verbraucht etwas; schreib in dieser Phase „-“ oder lass die Zeile weg.
expected-announced = Schreib yes (ja) oder no (nein).
expected-announcement = Jemand hat Fredericus oder acht Fabelwesen, oder Fredericus wurde aufgedeckt, oder das Spiel ist vorbei: Also ist das Ende verkündet.
refusal-too-many-cards = In den Reihen und unter den gefangenen Fabelwesen gibt es { $count } Karten „{ $card }“; bei { $seats } Spielern hat das Spiel nur { $most }.
refusal-too-many-captures = { $seat } hat { $count } Fabelwesen; mehr als { $most } kann niemand haben.
refusal-too-many-goals = Es gibt { $count } Aufträge „{ $goal }“; das Spiel hat nur { $most }.
refusal-fredericus-twice = Fredericus ist { $count }-mal da; es gibt ihn nur einmal.
refusal-fredericus-too-high = Fredericus kann in einem Stapel von { $length } Karten nicht Karte { $place } sein; er liegt unter den letzten fünf.
refusal-fredericus-missing = Fredericus ist nirgends: nicht im Stapel (Karten: { $length }), bei keinem Platz und nicht aufgedeckt.
refusal-still-hooded = Ein Vogel von { $seat } ist noch behaubt; er wird frei, bevor der Wettchip gelegt wird.
refusal-both-hooded = Beide Vögel von { $seat } sind behaubt; höchstens einer kann es sein.
refusal-two-in-centre = Die Wettchips von { $seat } und { $other } liegen beide in der Mitte; dort ist nur für einen Platz.
refusal-own-centre = Der Wettchip von { $seat } kann im Zug seines Besitzers nicht in der Mitte liegen; er kam zurück, als der Zug begann.
refusal-bets-out-of-turn = Während der ersten Wetten haben die Plätze vor dem, der gerade entscheidet, ihre Wettchips auf Ecktürmen und die anderen ihre in der Hand; bei { $seat } passt das nicht.
refusal-extra-without-reversal = { $extra ->
        [one] Eine zusätzliche Aktion kann nur aus einer Umkehrung kommen (used R).
       *[other] { $extra } zusätzliche Aktionen können nur aus einer Umkehrung kommen (used R).
    }
refusal-late-round = Aufträge im Stapel: { $deck }; Runde { $round } ist zu spät, { $most } ist die letzte.
refusal-late-bets = Die ersten Wetten werden vor der ersten Runde gesetzt und vor jeder Verkündung.


## Terminal
##
## The words of `tavoliere play` at the castle. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-round = Runde { $round }
terminal-actions = Aktionen
terminal-announced = Ende verkündet
terminal-own-goals = Deine Aufträge
terminal-no-pairs = noch kein Paar
terminal-goal-deck = Auftragsstapel
terminal-open-goals = offen
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

terminal-key-capture = Fangen
terminal-key-reverse = Siegel öffnen
terminal-key-hood = Behauben
terminal-key-variant = Drei zurück
terminal-key-end = Fertig

terminal-help-digits = Den Cursor auf eine Seite setzen
terminal-help-enter = Wählen; danach wählen, wohin
terminal-help-birds = Deinen Wanderfalken oder deinen Habicht wählen
terminal-help-capture = Ein Fabelwesen fangen
terminal-help-reverse = Das kaiserliche Siegel öffnen
terminal-help-hood = Vögel behauben
terminal-help-variant = Drei Karten an die Burg schicken (kürzeres Spiel)
terminal-help-end = Deine Aktionen beenden
terminal-help-type = Einen Spielzug eintippen, zum Beispiel M 0>7
terminal-help-mouse = Maus: Klicke auf eine Karte, dann auf eine Nachbarreihe; klicke auf einen Vogel, dann auf einen Turm, sein Fabelwesen oder ein Siegel.
terminal-help-moves = M Reihe>Reihe  P>Turm  G>Turm  H Turm[Vögel]  XP  XG  R Reihe/Siegel  V Reihe  Z  K Eckturm
terminal-sign-bird = der Wanderfalke von Platz 0; G ist ein Habicht
terminal-sign-hooded = ein behaubter Vogel, im Hof
terminal-sign-token = der Wettchip von Platz 2
terminal-sign-goals = Aufträge, die ein Spieler hält
terminal-sign-action = eine übrige Aktion; grün: eine zusätzliche

terminal-which-birds = Welche Vögel behaubst du?

terminal-handover-why = Die Aufträge jedes Spielers sind geheim.

terminal-score-title = { $name } ist der Kaiserliche Falkner
terminal-score-reason = Das Ende: { $reason }, in Runde { $round }.
terminal-score-tie = Gleichstand an der Spitze: Es gewinnt, wer in der Spielreihenfolge als Letzter kommt (F37).
terminal-score-pairs = Paare
terminal-score-single = Einzeln
terminal-score-sum = Fabelwesen { $creatures }, Aufträge { $goals }, Paare { $bonus }, Fredericus { $fredericus }
terminal-look = Burg ansehen
