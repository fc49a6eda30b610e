## Names

game-name = Das Siedler-Kartenspiel
drawing-title = Das Siedler-Kartenspiel: zwei Fürstentümer
game-motto = Zwei Fürstentümer, zwischen ihnen eine Reihe von Stapeln und über der Zitadelle die Drachen.

# What is read aloud of a picture, or shown under the pointer: a number or names of cards follow.
drawing-victory = Siegpunkte
drawing-commerce = Handelspunkte
drawing-strength = Stärkepunkte
drawing-tournament = Turnierpunkte
drawing-token-knight = Ritterfigur
drawing-token-mill = Mühlenfigur
drawing-hand = Handkarten
drawing-stack = Stapel
drawing-stack-region = Landschaften
drawing-stack-event = Ereignisse
drawing-discards = Abgelegt
drawing-locked = Aktionskarten sind gesperrt

# Our own: what the levels of the computer players are called, the weakest first; ranks of a principality.
terminal-player-peasant = Bauer
terminal-player-merchant = Kaufmann
terminal-player-steward = Vogt
terminal-player-chancellor = Kanzler
terminal-player-prince = Fürst

# What players are called who have given no name: the ground of their crests. Crest A is white and red, crest B black
# and red (as in the Kosmos box). As names they take a capital and no article.
seat-0 = Weiß
seat-1 = Schwarz


### Cards, resources, dice and decks.
###
### The value of a card is its bare name, in the nominative. `.a` ("legt einen Bischof ab") and `.the` ("spielt den
### Bischof") are accusatives, as in Fredericus. `.short` stands where there is little room (at most 14 letters), `.text`
### is what the card does, in our own words. Prices and points are not in it: they are data, and a table may correct them.
###
### The printed cards of the base game and of Wizards & Dragons are German; their names are kept. One source gives the
### Productive Year the name of the sun on the event die, *Ertragreiches Jahr*; here the sun keeps it and the card is the
### *Erfolgreiches Jahr*, its other attested name.


## Resources

# `.counted` follows a number (“2 …”). `.region` heads a line, `.land` stands in a sentence.
resource-brick = Lehm
    .counted = { $amount ->
           *[other] Lehm
        }
    .region = Hügelland
    .land = Hügelland
resource-lumber = Holz
    .counted = { $amount ->
           *[other] Holz
        }
    .region = Wald
    .land = Wald
resource-wool = Wolle
    .counted = { $amount ->
           *[other] Wolle
        }
    .region = Weide
    .land = Weide
resource-ore = Erz
    .counted = { $amount ->
           *[other] Erz
        }
    .region = Gebirge
    .land = Gebirge
resource-grain = Getreide
    .counted = { $amount ->
           *[other] Getreide
        }
    .region = Ackerland
    .land = Ackerland
resource-gold = Gold
    .counted = { $amount ->
           *[other] Gold
        }
    .region = Goldfluss
    .land = Goldfluss


## Kinds, colours and sets of cards

# `.many` heads a list.
kind-road = Straße
    .many = Straßen
kind-settlement = Siedlung
    .many = Siedlungen
kind-city = Stadt
    .many = Städte
kind-citadel = Zitadelle
    .many = Zitadellen
kind-region = Landschaft
    .many = Landschaften
kind-building = Gebäude
    .many = Gebäude
kind-fleet = Handelsflotte
    .many = Handelsflotten
kind-knight = Ritter
    .many = Ritter
kind-action = Aktionskarte
    .many = Aktionskarten
kind-event = Ereignis
    .many = Ereignisse
kind-dragon = Drache
    .many = Drachen
kind-magic_building = magisches Gebäude
    .many = Magische Gebäude
kind-wizard = Zauberer
    .many = Zauberer
kind-book = Zauberbuch
    .many = Zauberbücher
kind-magic_action = Zauberaktion
    .many = Zauberaktionen

colour-centre = Zentralkarte
colour-green = grün
colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-purple = violett

set-base = Grundspiel
set-wizards-dragons = Zauberer & Drachen


## The event die

face-club = Räuberüberfall
    .a = einen Räuberüberfall
    .the = den Räuberüberfall
    .text = Wer mehr als 7 Rohstoffe hat, die neben einem eigenen Befestigten Lager nicht mitgezählt, verliert alles Erz und alle Wolle.
face-mill = Handelsvorteil
    .a = einen Handelsvorteil
    .the = den Handelsvorteil
    .text = Wer die Mühlenfigur hat, nimmt dem anderen 1 Rohstoff seiner Wahl.
face-knight = Turnier
    .a = ein Turnier
    .the = das Turnier
    .text = Wer mehr Turnierpunkte hat, bekommt 1 Rohstoff seiner Wahl.
face-sun = Ertragreiches Jahr
    .a = ein Ertragreiches Jahr
    .the = das Ertragreiche Jahr
    .text = Jeder Spieler bekommt 1 Rohstoff seiner Wahl.
face-card = Ereigniskarte
    .a = eine Ereigniskarte
    .the = die Ereigniskarte
    .text = Die oberste Karte des Ereignisstapels wird für beide Spieler ausgeführt.


## Cards of the centre row

card-settlement = Siedlung
    .a = eine Siedlung
    .the = die Siedlung
    .text = Liegt am freien Ende einer Straße und hat zwei Bauplätze, einen oben und einen unten. Mit ihr kommen zwei neue Landschaften vom Stapel, die 0 zeigen.
card-city = Stadt
    .a = eine Stadt
    .the = die Stadt
    .text = Liegt auf einer eigenen Siedlung und hat vier Bauplätze. Nur hier dürfen rote Karten liegen.
card-citadel = Zitadelle
    .a = eine Zitadelle
    .the = die Zitadelle
    .text = Liegt auf einer eigenen Siedlung, nie neben einer anderen Zitadelle. Sie hat vier Bauplätze für grüne und violette Karten und an jeder ihrer vier Landschaften Platz für einen Zauberer; ohne eigenen Zauberer zählt sie 1 Punkt, mit einem 2.
card-road = Straße
    .a = eine Straße
    .the = die Straße
    .text = Liegt links oder rechts von der äußersten Siedlung oder Stadt deiner Reihe und schafft Platz für die nächste Siedlung. Zwei Straßen liegen nie nebeneinander.


## Regions

card-G1 = Ackerland 1
    .a = ein Ackerland 1
    .the = das Ackerland 1
    .text = Eine Startlandschaft mit Wappen A, die bis zu 3 Getreide lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 1, geworfen wird.
card-O2 = Gebirge 2
    .a = ein Gebirge 2
    .the = das Gebirge 2
    .text = Eine Startlandschaft mit Wappen A, die bis zu 3 Erz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 2, geworfen wird.
card-W3 = Weide 3
    .a = eine Weide 3
    .the = die Weide 3
    .text = Eine Startlandschaft mit Wappen A, die bis zu 3 Wolle lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 3, geworfen wird.
card-L4 = Wald 4
    .a = einen Wald 4
    .the = den Wald 4
    .text = Eine Startlandschaft mit Wappen A, die bis zu 3 Holz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 4, geworfen wird.
card-B5 = Hügelland 5
    .a = ein Hügelland 5
    .the = das Hügelland 5
    .text = Eine Startlandschaft mit Wappen A, die bis zu 3 Lehm lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 5, geworfen wird.
card-A6 = Goldfluss 6
    .a = einen Goldfluss 6
    .the = den Goldfluss 6
    .text = Eine Startlandschaft mit Wappen A, die bis zu 3 Gold lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 6, geworfen wird.
card-G2 = Ackerland 2
    .a = ein Ackerland 2
    .the = das Ackerland 2
    .text = Eine Startlandschaft mit Wappen B, die bis zu 3 Getreide lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 2, geworfen wird.
card-O3 = Gebirge 3
    .a = ein Gebirge 3
    .the = das Gebirge 3
    .text = Eine Startlandschaft mit Wappen B, die bis zu 3 Erz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 3, geworfen wird.
card-W4 = Weide 4
    .a = eine Weide 4
    .the = die Weide 4
    .text = Eine Startlandschaft mit Wappen B, die bis zu 3 Wolle lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 4, geworfen wird.
card-L5 = Wald 5
    .a = einen Wald 5
    .the = den Wald 5
    .text = Eine Startlandschaft mit Wappen B, die bis zu 3 Holz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 5, geworfen wird.
card-B6 = Hügelland 6
    .a = ein Hügelland 6
    .the = das Hügelland 6
    .text = Eine Startlandschaft mit Wappen B, die bis zu 3 Lehm lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 6, geworfen wird.
card-A1 = Goldfluss 1
    .a = einen Goldfluss 1
    .the = den Goldfluss 1
    .text = Eine Startlandschaft mit Wappen B, die bis zu 3 Gold lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 1, geworfen wird.
card-L1 = Wald 1
    .a = einen Wald 1
    .the = den Wald 1
    .text = Eine Landschaft, die bis zu 3 Holz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 1, geworfen wird.
card-B2 = Hügelland 2
    .a = ein Hügelland 2
    .the = das Hügelland 2
    .text = Eine Landschaft, die bis zu 3 Lehm lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 2, geworfen wird.
card-A3 = Goldfluss 3
    .a = einen Goldfluss 3
    .the = den Goldfluss 3
    .text = Eine Landschaft, die bis zu 3 Gold lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 3, geworfen wird.
card-G4 = Ackerland 4
    .a = ein Ackerland 4
    .the = das Ackerland 4
    .text = Eine Landschaft, die bis zu 3 Getreide lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 4, geworfen wird.
card-O5 = Gebirge 5
    .a = ein Gebirge 5
    .the = das Gebirge 5
    .text = Eine Landschaft, die bis zu 3 Erz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 5, geworfen wird.
card-W6 = Weide 6
    .a = eine Weide 6
    .the = die Weide 6
    .text = Eine Landschaft, die bis zu 3 Wolle lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 6, geworfen wird.
card-B1 = Hügelland 1
    .a = ein Hügelland 1
    .the = das Hügelland 1
    .text = Eine Landschaft, die bis zu 3 Lehm lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 1, geworfen wird.
card-G3 = Ackerland 3
    .a = ein Ackerland 3
    .the = das Ackerland 3
    .text = Eine Landschaft, die bis zu 3 Getreide lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 3, geworfen wird.
card-O4 = Gebirge 4
    .a = ein Gebirge 4
    .the = das Gebirge 4
    .text = Eine Landschaft, die bis zu 3 Erz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 4, geworfen wird.
card-W5 = Weide 5
    .a = eine Weide 5
    .the = die Weide 5
    .text = Eine Landschaft, die bis zu 3 Wolle lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 5, geworfen wird.
card-L6 = Wald 6
    .a = einen Wald 6
    .the = den Wald 6
    .text = Eine Landschaft, die bis zu 3 Holz lagert. Sie bekommt 1 dazu, sooft ihre Zahl, die 6, geworfen wird.


## Green cards: buildings and fleets

card-abbey = Kloster
    .a = ein Kloster
    .the = das Kloster
    .text = Dein Handkartenlimit ist um 1 höher, und beim Fortschritt bekommst du 1 Rohstoff deiner Wahl.
card-garrison = Befestigtes Lager
    .short = Bef. Lager
    .a = ein Befestigtes Lager
    .the = das Befestigte Lager
    .text = Beim Räuberüberfall zählen die Rohstoffe auf den beiden angrenzenden Landschaften nicht mit. Im Erfolgreichen Jahr bekommt jede dieser Landschaften 1 dazu.
card-smithy = Schmiede
    .a = eine Schmiede
    .the = die Schmiede
    .text = Jeder deiner Ritter hat 1 Stärkepunkt mehr, aber keinen Turnierpunkt mehr. Drachen haben nichts davon.
card-brick_factory = Ziegel-Brennerei
    .short = Brennerei
    .a = eine Ziegel-Brennerei
    .the = die Ziegel-Brennerei
    .text = Angrenzendes Hügelland bringt 2 Lehm statt 1, wenn seine Zahl geworfen wird.
card-foundry = Eisengießerei
    .short = Eisengießerei
    .a = eine Eisengießerei
    .the = die Eisengießerei
    .text = Angrenzendes Gebirge bringt 2 Erz statt 1, wenn seine Zahl geworfen wird.
card-grain_mill = Getreidemühle
    .short = Mühle
    .a = eine Getreidemühle
    .the = die Getreidemühle
    .text = Angrenzendes Ackerland bringt 2 Getreide statt 1, wenn seine Zahl geworfen wird.
card-sawmill = Sägewerk
    .a = ein Sägewerk
    .the = das Sägewerk
    .text = Angrenzender Wald bringt 2 Holz statt 1, wenn seine Zahl geworfen wird.
card-woolen_mill = Woll-Manufaktur
    .short = Manufaktur
    .a = eine Woll-Manufaktur
    .the = die Woll-Manufaktur
    .text = Eine angrenzende Weide bringt 2 Wolle statt 1, wenn ihre Zahl geworfen wird.
card-brick_fleet = Lehm-Handelsflotte
    .short = Lehmflotte
    .a = eine Lehm-Handelsflotte
    .the = die Lehm-Handelsflotte
    .text = In deiner Aktionsphase tauschst du 2 Lehm gegen 1 Rohstoff deiner Wahl, sooft du willst und wo immer die Flotte liegt.
card-gold_fleet = Gold-Handelsflotte
    .short = Goldflotte
    .a = eine Gold-Handelsflotte
    .the = die Gold-Handelsflotte
    .text = In deiner Aktionsphase tauschst du 2 Gold gegen 1 Rohstoff deiner Wahl, sooft du willst und wo immer die Flotte liegt.
card-grain_fleet = Getreide-Handelsflotte
    .short = Getreideflotte
    .a = eine Getreide-Handelsflotte
    .the = die Getreide-Handelsflotte
    .text = In deiner Aktionsphase tauschst du 2 Getreide gegen 1 Rohstoff deiner Wahl, sooft du willst und wo immer die Flotte liegt.
card-lumber_fleet = Holz-Handelsflotte
    .short = Holzflotte
    .a = eine Holz-Handelsflotte
    .the = die Holz-Handelsflotte
    .text = In deiner Aktionsphase tauschst du 2 Holz gegen 1 Rohstoff deiner Wahl, sooft du willst und wo immer die Flotte liegt.
card-ore_fleet = Erz-Handelsflotte
    .short = Erzflotte
    .a = eine Erz-Handelsflotte
    .the = die Erz-Handelsflotte
    .text = In deiner Aktionsphase tauschst du 2 Erz gegen 1 Rohstoff deiner Wahl, sooft du willst und wo immer die Flotte liegt.
card-wool_fleet = Woll-Handelsflotte
    .short = Wollflotte
    .a = eine Woll-Handelsflotte
    .the = die Woll-Handelsflotte
    .text = In deiner Aktionsphase tauschst du 2 Wolle gegen 1 Rohstoff deiner Wahl, sooft du willst und wo immer die Flotte liegt.


## Green cards: knights

card-conrad = Konrad der Flinke
    .short = Konrad
    .a = Konrad den Flinken
    .the = Konrad den Flinken
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-falk = Falk der Schöne
    .short = Falk
    .a = Falk den Schönen
    .the = Falk den Schönen
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-gotz = Götz Eisenfaust
    .short = Götz
    .a = Götz Eisenfaust
    .the = Götz Eisenfaust
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-hagen = Hagen der Finstere
    .short = Hagen
    .a = Hagen den Finsteren
    .the = Hagen den Finsteren
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-karl = Karl der Starke
    .short = Karl
    .a = Karl den Starken
    .the = Karl den Starken
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-otto = Otto der Berserker
    .short = Otto
    .a = Otto den Berserker
    .the = Otto den Berserker
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-pippin = Pippin der Kurze
    .short = Pippin
    .a = Pippin den Kurzen
    .the = Pippin den Kurzen
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-siegfried = Siegfried ohne Land
    .short = Siegfried
    .a = Siegfried ohne Land
    .the = Siegfried ohne Land
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.
card-walter = Walter der Abtrünnige
    .short = Walter
    .a = Walter den Abtrünnigen
    .the = Walter den Abtrünnigen
    .text = Ein Ritter, den es nur einmal gibt: Die Stärkepunkte zählen für die Ritterfigur, die Turnierpunkte, wenn der Ereigniswürfel das Turnier zeigt.


## Red cards

card-aqueduct = Wasserversorgung
    .short = Wasservers.
    .a = eine Wasserversorgung
    .the = die Wasserversorgung
    .text = Keine deiner Landschaften verliert etwas durch die Seuche.
card-bath_house = Badhaus
    .a = ein Badhaus
    .the = das Badhaus
    .text = Die vier Landschaften um seine Stadt verlieren nichts durch die Seuche, auch nicht eine, die sie mit einer zweiten Stadt teilt.
card-church = Kirche
    .a = eine Kirche
    .the = die Kirche
    .text = Ritter und Handelsflotten auf den Bauplätzen ihrer Stadt können im Bürgerkrieg nicht bestimmt werden. Vor dem Schwarzen Ritter schützt sie nicht.
card-colossus = Koloss von Catan
    .short = Koloss
    .a = einen Koloss von Catan
    .the = den Koloss von Catan
    .text = Er zählt seine Siegpunkte und bewirkt sonst nichts.
card-counting_house = Handelskontor
    .short = Kontor
    .a = ein Handelskontor
    .the = das Handelskontor
    .text = Es zählt seine Handelspunkte und bewirkt sonst nichts.
card-harbor = Hafen
    .a = einen Hafen
    .the = den Hafen
    .text = Jede deiner Handelsflotten hat 1 Handelspunkt mehr.
card-library = Bibliothek
    .a = eine Bibliothek
    .the = die Bibliothek
    .text = Dein Handkartenlimit ist um 1 höher, und beim Fortschritt bekommst du 1 Rohstoff deiner Wahl.
card-marketplace = Markt
    .a = einen Markt
    .the = den Markt
    .text = Er zählt seine Handelspunkte und bewirkt sonst nichts.
card-merchant_guild = Händlerzunft
    .short = Zunft
    .a = eine Händlerzunft
    .the = die Händlerzunft
    .text = Sie zählt ihre Handelspunkte und bewirkt sonst nichts.
card-mint = Münzgießerei
    .short = Münzgießerei
    .a = eine Münzgießerei
    .the = die Münzgießerei
    .text = In deiner Aktionsphase tauschst du 1 Gold gegen 1 Rohstoff deiner Wahl, sooft du willst.
card-town_hall = Rathaus
    .short = Rathaus
    .a = ein Rathaus
    .the = das Rathaus
    .text = Eine Suche kostet dich 1 Rohstoff statt 2. Ein zweites Rathaus spart nichts mehr.


## Action cards

card-alchemist = Alchimist
    .a = einen Alchimisten
    .the = den Alchimisten
    .text = Vor den Würfeln: Du bestimmst die Zahl des Ertragswürfels und wirfst nur den Ereigniswürfel. Das Ereignis kommt trotzdem zuerst, und die Zahl gilt für beide Spieler.
card-arsonist = Feuerteufel
    .a = einen Feuerteufel
    .the = den Feuerteufel
    .text = In deiner Aktionsphase wirfst du den Ertragswürfel: Bei 1 bis 5 nimmt dein Gegner eines seiner Gebäude, das du bestimmst, auf die Hand zurück, sonst bestimmt er eines von deinen. Wehrt der Bischof ab, brauchst du eine 1 oder 2.
card-bishop = Bischof
    .a = einen Bischof
    .the = den Bischof
    .text = Im Zug deines Gegners, zur Abwehr von Feuerteufel oder Raubzug und vor dem Wurf: Der Angriff gelingt nur bei 1 und 2.
card-black_knight = Schwarzer Ritter
    .short = Schw. Ritter
    .a = einen Schwarzen Ritter
    .the = den Schwarzen Ritter
    .text = In deiner Aktionsphase wirfst du den Ertragswürfel: Bei 1 bis 5 nimmt dein Gegner einen seiner Ritter oder Drachen, den du bestimmst, auf die Hand zurück, sonst bestimmt er einen von deinen. Wehrt die Kräuterhexe ab, brauchst du eine 1 oder 2.
card-brigands = Raubzug
    .a = einen Raubzug
    .the = den Raubzug
    .text = In deiner Aktionsphase wirfst du den Ertragswürfel: Bei 1 bis 5 nimmst du deinem Gegner 2 Rohstoffe deiner Wahl weg, soweit du Platz hast, sonst nimmt er dir 2. Wehrt der Bischof ab, brauchst du eine 1 oder 2.
card-caravan = Karawane
    .a = eine Karawane
    .the = die Karawane
    .text = In deiner Aktionsphase gibst du 1 oder 2 deiner Rohstoffe ab und bekommst ebenso viele andere deiner Wahl.
card-herb_woman = Kräuterhexe
    .a = eine Kräuterhexe
    .the = die Kräuterhexe
    .text = Im Zug deines Gegners, zur Abwehr des Schwarzen Ritters und vor dem Wurf: Der Angriff gelingt nur bei 1 und 2.
card-merchant = Händler
    .a = einen Händler
    .the = den Händler
    .text = In deiner Aktionsphase nimmst du deinem Gegner 1 oder 2 Rohstoffe deiner Wahl und gibst ihm dann 1 deiner Wahl, vielleicht einen von diesen. Ihr braucht beide Platz für das, was kommt.
card-scout = Kundschafter
    .a = einen Kundschafter
    .the = den Kundschafter
    .text = Zusammen mit einer neuen Siedlung, auch solange andere Aktionskarten gesperrt sind: Du siehst den Landschaftsstapel durch, wählst ihre beiden Landschaften und mischst den Stapel danach.
card-spy = Spion
    .a = einen Spion
    .the = den Spion
    .text = In deiner Aktionsphase siehst du die Hand deines Gegners an und nimmst eine Einheit oder Aktionskarte, die du sofort zum üblichen Preis einsetzen darfst. Hast du eine Zitadelle, darf es auch ein Zauberer, eine Zauberaktion oder ein Zauberbuch sein.


## Dragons and magic buildings

# Our own translation; no German card was seen.
card-ismai = Ismai, der grüne Drache
    .short = Ismai
    .a = Ismai, den grünen Drachen
    .the = Ismai, den grünen Drachen
    .text = Ein Drache, den es nur einmal gibt: Seine Stärkepunkte zählen für die Ritterfigur, und nur der Zaubertrank mehrt sie. Der Schwarze Ritter kann ihn vertreiben, die Kräuterhexe steht ihm bei.
# Our own translation; no German card was seen.
card-samsor = Samsor, der schwarze Drache
    .short = Samsor
    .a = Samsor, den schwarzen Drachen
    .the = Samsor, den schwarzen Drachen
    .text = Ein Drache, den es nur einmal gibt: Seine Stärkepunkte zählen für die Ritterfigur, und nur der Zaubertrank mehrt sie. Der Schwarze Ritter kann ihn vertreiben, die Kräuterhexe steht ihm bei.
card-philosophers_stone = Stein der Weisen
    .short = St. d. Weisen
    .a = einen Stein der Weisen
    .the = den Stein der Weisen
    .text = Braucht zwei eigene Zitadellen. Für beide Spieler wirkt keine Aktionskarte, keine Zauberaktion und kein Zauberspruch mehr, der Landschaften, Rohstoffe oder Ausbauten aus dem anderen Fürstentum nähme oder sie unbrauchbar machte.
card-magic_kitchen = Zauberküche
    .short = Zauberküche
    .a = eine Zauberküche
    .the = die Zauberküche
    .text = In deiner Aktionsphase bezahlst du, sooft du willst, Zauberkraft und wirfst den Ertragswürfel: Bei 3 bis 6 bekommst du 1 Rohstoff deiner Wahl, bei 2 nichts, und bei 1 fliegt die Küche in die Luft und wird abgelegt.
card-magic_mill = Zaubermühle
    .short = Zaubermühle
    .a = eine Zaubermühle
    .the = die Zaubermühle
    .text = Einmal in jedem deiner Züge gibst du 1 Gold ab, und ein beliebiger eigener Zauberer bekommt 1 Zauberkraft. An einen Goldfluss muss sie nicht grenzen.


## Wizards

card-ari = Ari
    .a = Ari
    .the = Ari
    .text = Liegt an einer beliebigen Landschaft einer eigenen Zitadelle, sogar an einem Goldfluss, beginnt mit 2 Zauberkraft und fasst höchstens 3. In deiner Aktionsphase verwandelst du Rohstoffe dieser Landschaft 1 zu 1 in Zauberkraft; danach bezahlt dieser Zauberer bis zum Zug deines Gegners keine Magie.
card-arsa = Arsa
    .a = Arsa
    .the = Arsa
    .text = Liegt an einem Hügelland einer eigenen Zitadelle, beginnt mit 2 Zauberkraft und fasst höchstens 3. In deiner Aktionsphase verwandelst du Lehm dieser Landschaft 1 zu 1 in Zauberkraft; danach bezahlt dieser Zauberer bis zum Zug deines Gegners keine Magie.
card-hafli = Hafli
    .a = Hafli
    .the = Hafli
    .text = Liegt an einem Wald einer eigenen Zitadelle, beginnt mit 2 Zauberkraft und fasst höchstens 3. In deiner Aktionsphase verwandelst du Holz dieser Landschaft 1 zu 1 in Zauberkraft; danach bezahlt dieser Zauberer bis zum Zug deines Gegners keine Magie.
card-hor = Hor
    .a = Hor
    .the = Hor
    .text = Liegt an einer Weide einer eigenen Zitadelle, beginnt mit 2 Zauberkraft und fasst höchstens 3. In deiner Aktionsphase verwandelst du Wolle dieser Landschaft 1 zu 1 in Zauberkraft; danach bezahlt dieser Zauberer bis zum Zug deines Gegners keine Magie.
card-ira = Ira
    .a = Ira
    .the = Ira
    .text = Liegt an einem Gebirge einer eigenen Zitadelle, beginnt mit 2 Zauberkraft und fasst höchstens 3. In deiner Aktionsphase verwandelst du Erz dieser Landschaft 1 zu 1 in Zauberkraft; danach bezahlt dieser Zauberer bis zum Zug deines Gegners keine Magie.
card-tali = Tali
    .a = Tali
    .the = Tali
    .text = Liegt an einem Ackerland einer eigenen Zitadelle, beginnt mit 2 Zauberkraft und fasst höchstens 3. In deiner Aktionsphase verwandelst du Getreide dieser Landschaft 1 zu 1 in Zauberkraft; danach bezahlt dieser Zauberer bis zum Zug deines Gegners keine Magie.


## Spell books

card-guardian_of_fate = Wächter des Schicksals
    .short = Wächter
    .a = einen Wächter des Schicksals
    .the = den Wächter des Schicksals
    .text = Einmal im Zug, nach dem Ereignis: Du siehst die obersten 3 Karten des Ereignisstapels an, schiebst beliebige von ihnen darunter und legst die anderen in beliebiger Reihenfolge wieder obenauf.
card-inspiration = Eingebung
    .a = eine Eingebung
    .the = die Eingebung
    .text = Einmal im Zug, nach dem Ereignis: Du nimmst von zwei verschiedenen Stapeln (im Turnierspiel von eigenen) je die obersten 2 Karten auf die Hand und darfst sie sofort einsetzen. Was dein Handkartenlimit übersteigt, geht beim Nachziehen zurück.
card-magic_land = Zauberland
    .short = Zauberland
    .a = ein Zauberland
    .the = das Zauberland
    .text = Einmal im Zug, nach dem Ereignis: Du tauschst eine eigene Landschaft gegen eine deines Gegners, beide nach deiner Wahl, samt allem, was auf ihnen lagert. Jede muss bei ihrem Besitzer mindestens doppelt da sein, und an keiner darf ein Zauberer liegen.
card-magic_eye = Magisches Auge
    .short = Mag. Auge
    .a = ein Magisches Auge
    .the = das Magische Auge
    .text = Einmal im Zug, nach dem Ereignis: Du siehst einen Stapel durch, nimmst 1 Karte und schiebst 1 andere Handkarte unter diesen Stapel. Die neue Karte darfst du sofort einsetzen.
card-change_places = Ort wechsle dich
    .short = Ort wechsle
    .a = „Ort wechsle dich“
    .the = „Ort wechsle dich“
    .text = Einmal im Zug, nach dem Ereignis: Zwei deiner Gebäude oder zwei deiner Einheiten tauschen die Bauplätze. Beide müssen auf dem neuen Bauplatz erlaubt sein.
card-wheel_of_time = Zeitrad
    .short = Zeitrad
    .a = ein Zeitrad
    .the = das Zeitrad
    .text = Einmal im Zug, vor den Würfeln: Du bestimmst die Seite des Ereigniswürfels und wirfst nur den Ertragswürfel.
card-fortune_telling = Wahrsagerei
    .short = Wahrsagerei
    .a = eine Wahrsagerei
    .the = die Wahrsagerei
    .text = Einmal im Zug, nach dem Ereignis: Du siehst die oberste Karte von bis zu vier Stapeln an. Im Turnierspiel dürfen es auch Stapel deines Gegners sein.
card-magic_potion = Zaubertrank
    .short = Zaubertrank
    .a = einen Zaubertrank
    .the = den Zaubertrank
    .text = Einmal im Zug, nach dem Ereignis: Die Stärke eines deiner Ritter oder Drachen verdoppelt sich, bis der nächste Zug deines Gegners zu Ende ist.
card-countermagic = Zauberveto
    .a = ein Zauberveto
    .the = das Zauberveto
    .text = Einmal im Zug, in deinem oder dem deines Gegners, wenn er eine Aktionskarte oder Zauberaktion spielt: Die Karte bewirkt nichts und kommt unter einen Stapel. Gegen Zaubersprüche hilft es nicht.
card-time_jump = Zeitsprung
    .short = Zeitsprung
    .a = einen Zeitsprung
    .the = den Zeitsprung
    .text = In deinem Zug, sobald der Ereigniswürfel gefallen oder die Ereigniskarte aufgedeckt ist: Das Ereignis findet nicht statt. Die Ereigniskarte kommt unter ihren Stapel.


## Magic actions

card-better_world = Bessere Welt
    .short = Bessere Welt
    .a = eine Bessere Welt
    .the = die Bessere Welt
    .text = Nach dem Ereignis: Du siehst den Ereignisstapel durch und nimmst eine Karte endgültig aus dem Spiel, nie den Jahreswechsel. Du zeigst sie deinem Gegner.
card-wizards_duel = Duell der Zauberer
    .short = Duell
    .a = ein Duell der Zauberer
    .the = das Duell der Zauberer
    .text = Nach dem Ereignis: Du bestimmst einen eigenen Zauberer und einen deines Gegners. Beide Spieler werfen den Ertragswürfel und zählen die Zauberkraft ihres Zauberers dazu; wer weniger hat, schiebt seinen Zauberer unter einen Stapel.
card-witch = Hexe
    .a = eine Hexe
    .the = die Hexe
    .text = Braucht zwei eigene Zauberer. Nach dem Ereignis legst du sie auf ein Gebäude deines Gegners: Es wirkt nicht und seine Punkte zählen nicht, bis sein Besitzer ein Fragezeichen wirft.
card-change_land = Land wechsle dich
    .short = Land wechsle
    .a = „Land wechsle dich“
    .the = „Land wechsle dich“
    .text = Nach dem Ereignis: Du ersetzt eine eigene Landschaft, die du mindestens doppelt hast und an der kein Zauberer liegt, durch eine beliebige Karte des Landschaftsstapels. Die neue zeigt so viele Rohstoffe wie die alte.
card-materialization = Materialisation
    .short = Materialis.
    .a = eine Materialisation
    .the = die Materialisation
    .text = Braucht zwei eigene Zauberer. Nach dem Ereignis wird eine eigene Siedlung ohne weitere Kosten zur Stadt.
card-whirlwind = Wirbelsturm
    .short = Wirbelsturm
    .a = einen Wirbelsturm
    .the = den Wirbelsturm
    .text = Nach dem Ereignis: Alle Rohstoffe auf einer Landschaft deines Gegners, die du bestimmst, gehen verloren.
card-premonition = Ahnungsvermögen
    .short = Ahnung
    .a = ein Ahnungsvermögen
    .the = das Ahnungsvermögen
    .text = Nach dem Ereignis: Du nimmst eine gespielte Aktionskarte oder Zauberaktion vom Ablagestapel (im Turnierspiel von deinem eigenen) auf die Hand und darfst sie sofort einsetzen.
card-by_magics_hand = Zauberhand
    .short = Zauberhand
    .a = eine Zauberhand
    .the = die Zauberhand
    .text = Nach dem Ereignis: Du nimmst ein Zauberbuch aus dem Fürstentum deines Gegners und legst es auf einen freien Bauplatz einer eigenen Zitadelle.


## Events

card-civil_war = Bürgerkrieg
    .short = Bürgerkrieg
    .a = einen Bürgerkrieg
    .the = den Bürgerkrieg
    .text = Jeder Spieler nimmt einen Ritter oder eine Handelsflotte auf die Hand zurück; der andere bestimmt, welche Einheit, und wer gewürfelt hat, bestimmt zuerst. Einheiten in einer Stadt mit Kirche sind sicher, und danach kürzen beide ihre Hand auf das Limit.
card-conflict = Konflikt
    .a = einen Konflikt
    .the = den Konflikt
    .text = Wer die Ritterfigur hat, sieht die Hand des anderen an und schiebt 2 Karten davon unter einen Stapel. Hat sie niemand, geschieht nichts.
card-master_builder = Baumeister
    .short = Baumeister
    .a = einen Baumeister
    .the = den Baumeister
    .text = Erst der Spieler am Zug, dann der andere sieht einen Stapel durch, jeder einen anderen, und darf eine Handkarte gegen eine Karte daraus tauschen. Das kostet nichts.
card-plague = Seuche
    .a = eine Seuche
    .the = die Seuche
    .text = Jede Landschaft an einer Stadt verliert 1 Rohstoff. Wasserversorgung und Badhaus schützen davor.
card-productive_year = Erfolgreiches Jahr
    .short = Erfolgr. Jahr
    .a = ein Erfolgreiches Jahr
    .the = das Erfolgreiche Jahr
    .text = Jede Landschaft bekommt für jedes angrenzende Befestigte Lager 1 Rohstoff.
card-progress = Fortschritt
    .a = einen Fortschritt
    .the = den Fortschritt
    .text = Jeder Spieler bekommt für jedes eigene Kloster und jede eigene Bibliothek 1 Rohstoff seiner Wahl.
card-year_end = Jahreswechsel
    .short = Jahreswechsel
    .a = einen Jahreswechsel
    .the = den Jahreswechsel
    .text = Der Ereignisstapel wird gemischt, diese Karte eingeschlossen.
card-comet = Komet
    .a = einen Kometen
    .the = den Kometen
    .text = Jeder Spieler mit mehr als 3 Siegpunkten schiebt seine ganze Hand unter einen Stapel und zieht von oben nach, bis zum Handkartenlimit. Der Spieler am Zug wählt seinen Stapel zuerst, der andere einen anderen.
card-unicorn_dance = Tanz der Einhörner
    .short = Einhörner
    .a = einen Tanz der Einhörner
    .the = den Tanz der Einhörner
    .text = Jeder Zauberer beider Spieler bekommt 1 Zauberkraft; keiner fasst mehr als 3.


## Decks

# The decks of the house: a name, and how the deck plays.
deck-balanced = Von allem etwas
    .about = Ernten, ein paar Ritter, rote Gebäude, Spione und drei Zauberer: Keine einzelne Karte deines Gegners kann diesen Plan verderben.
deck-knights = Die neun Ritter
    .about = Alle neun Ritter mit ihrer Schmiede holen die Ritterfigur und die Turniere des Würfels, und Kräuterhexen stehen ihnen bei.
deck-fleets = Sechs Handelsflotten
    .about = Sechs Handelsflotten, der Hafen und die großen Handelshäuser halten die Mühlenfigur und tauschen 2 zu 1, was du brauchst.
deck-cities = Stolze Städte
    .about = Rote Gebäude, die Siegpunkte zählen, Ertragsgebäude, die sie bezahlen, und Bischöfe gegen das Feuer.
deck-raiders = Rauch am Horizont
    .about = Feuerteufel, Schwarze Ritter, Raubzug und Spione reißen nieder, was dein Gegner baut, während billige Ritter die Ritterfigur holen.
deck-wizards = Die Zauberschule
    .about = Alle sechs Zauberer und sieben Zauberbücher: Du weißt, was kommt, lenkst die Ereignisse und zauberst eine Stadt herbei.
deck-dragons = Zwei Drachen
    .about = Mühlen und Zauberer nähren beide Drachen, ein Trank verdoppelt sie, und der Stein der Weisen hält sie am Leben.
deck-witches = Hexennacht
    .about = Hexen, Duelle, ein Wirbelsturm und gestohlene Bücher: Deine Magie trifft das andere Fürstentum.

# The words of a deck’s file: what heads its cards and events, and what stands before its name and description.
deck-file-cards = Karten
deck-file-events = Ereignisse
deck-file-name = Name
deck-file-about = Beschreibung


## Refusals: cards and decks

refusal-cards-long = { $length } Zeichen sind zu viele für Kartenkorrekturen; { $most } reichen für alle Karten.
refusal-cards-code = „{ $text }“ ist keine Kartenkorrektur. Eine solche sieht aus wie citadel.price:brick2+ore3 oder ismai.magic_build:2.
refusal-cards-unknown = Es gibt keine Karte „{ $text }“ zu korrigieren. Karten heißen hier nach ihren Kennwörtern{ $near ->
        [none] {"."}
       *[other] ; ist { $near } gemeint?
    }
refusal-cards-nothing = { $card }: An dieser Karte lassen sich kein Preis und keine Zahl korrigieren.
refusal-cards-twice = { $card }: { $field } wird zweimal korrigiert.
refusal-cards-field = { $card }: Ein { $field } zum Korrigieren gibt es nicht. Korrigieren lassen sich: { $fields }.
refusal-cards-value = { $card }: { $field } kann nicht { $value } sein; nötig ist eine ganze Zahl von { $least } bis { $most }.
refusal-cards-toml = Das ist kein TOML: { $text }
refusal-cards-entry = { $card }: Die Korrekturen einer Karte sind Zeilen unter ihrem Kennwort in eckigen Klammern.
refusal-cards-price = { $card }: „{ $value }“ gehört nicht in einen Preis. Ein Preis nennt Rohstoffe mit ihrer Anzahl; die Rohstoffe sind: { $resources }.

refusal-deck-long = { $length } Zeichen sind zu viele für ein Deck; { $most } reichen für jedes.
refusal-deck-line = Zeile { $line }: „{ $text }“ ist keine Karte{ $near ->
        [none] {""}
       *[other] {" "}(gemeint: { $near }?)
    }. Eine Zeile ist eine Anzahl und eine Karte, etwa 2 Kloster.
refusal-deck-count = Zeile { $line }: { $value } ist keine Anzahl für { $card }.
refusal-deck-code = „{ $text }“ ist nicht als Teil eines Decks zu lesen. Ein Deck in einem Wort sieht aus wie 2abbey+scout/comet+2progress: Karten, ein Schrägstrich, Ereignisse.
refusal-deck-unknown = Es gibt kein Deck „{ $text }“. Die Decks des Hauses sind: { $decks }. Eine eigene Datei wird mit tavoliere deck show zu einem Wort.
refusal-deck-size = { $count ->
        [one] Das Deck hat eine Karte; nötig sind { $most }.
       *[other] Das Deck hat { $count } Karten; nötig sind { $most }.
    }
refusal-deck-copies = { $count } × { $card }, aber die Sets enthalten { $most }.
refusal-deck-back = { $card }: Zentralkarten und Landschaften haben ein Symbol auf der Rückseite und dürfen in kein Deck.
refusal-deck-event-inside = { $card }: Ein Ereignis darf nicht unter den Karten eines Decks sein; es gehört zu den gewählten Ereignissen.
refusal-deck-events = { $count ->
        [one] Ein Ereignis ist gewählt; nötig sind { $most }.
       *[other] { $count } Ereignisse sind gewählt; nötig sind { $most }.
    }
refusal-deck-no-event = { $card }: Das ist kein Ereignis und darf nicht unter den gewählten Ereignissen sein.
refusal-deck-year-end = { $card }: Den einzigen gibt der Gastgeber, niemand darf einen weiteren hinzufügen.
refusal-deck-event-copies = { $count } × { $card } unter den gewählten Ereignissen, aber zur Wahl { $most ->
        [0] steht keine mehr
        [one] steht nur noch eine
       *[other] stehen nur noch { $most }
    }.


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it. $expected is one of the sentences below
## that say what can be done now.

refusal-over = Das Spiel ist vorbei; es kann nichts mehr gespielt werden.
refusal-other-game = „{ $text }“ ist ein Spielzug aus einem anderen Spiel.
refusal-not-now = „{ $text }“ geht jetzt nicht. { $expected }
refusal-no-move = „{ $text }“ ist kein Spielzug. { $expected }

# The notation of moves.
refusal-no-place = „{ $text }“ ist kein Ort für diesen Spielzug. { $expected }
expected-side-words = Eine Seite ist eine ungerade Spalte mit ^ (oben) oder v (unten), etwa side 1^.
expected-site-words = Ein Bauplatz ist eine ungerade Spalte mit ^ (oben) oder v (unten), doppelt für den äußeren Bauplatz einer Stadt oder Zitadelle, etwa 1^ oder 1vv.
expected-region-words = Eine Landschaft ist eine gerade Spalte mit ^ (oben) oder v (unten), etwa region 0v.
refusal-no-column = „{ $text }“ ist keine Spalte für eine Siedlung, Stadt oder Zitadelle; das sind die ungeraden Zahlen von { $least } bis { $most }.
refusal-no-stack = „{ $text }“ ist kein Stapel; die Stapel haben die Nummern 1 bis { $most }.
refusal-no-die-number = „{ $text }“ ist keine Zahl des Ertragswürfels; nenne eine von 1 bis 6.
refusal-no-face = „{ $text }“ ist keine Seite des Ereigniswürfels. Die Seiten sind: { $faces }.
refusal-no-resource = „{ $text }“ ist kein Rohstoff. Die Rohstoffe sind: { $resources }.
refusal-same-resource = { $resource } gegen { $resource } lässt sich nicht tauschen; nenne zwei verschiedene Rohstoffe.
refusal-trade-words = „{ $text }“ ist kein Tausch. Nenne, was du gibst und was du willst, etwa trade brick>ore.
refusal-wrong-verb = { $card }: „{ $verb }“ passt nicht zu dieser Karte. Schreiben kannst du: { $moves }.
refusal-only-taken = „{ $text }“ hat man nie auf der Hand; das lässt sich nur auswählen, mit { $move }.
refusal-near-card = Es gibt keine Karte „{ $text }“. Ist { $near } gemeint?
refusal-unknown-name = Es gibt keine Karte „{ $text }“. Karten heißen hier nach ihren Kennwörtern, etwa abbey oder magic_eye.

# Building, trading, demolishing.
refusal-road-there = Es liegt { $end } schon eine Straße; dort kommt als Nächstes eine Siedlung.
refusal-no-road = Es liegt { $end } keine Straße, an die eine Siedlung kommen könnte; baue zuerst die Straße.
refusal-none-left = { $card }: Der Vorrat ist leer, davon kann niemand mehr bauen.
refusal-no-settlement = Bei { $column } hast du keine Siedlung.
refusal-city-there = Bei { $column } hast du schon eine Stadt; auf sie wird nichts gelegt.
refusal-citadel-there = Bei { $column } hast du schon eine Zitadelle; auf sie wird nichts gelegt.
refusal-citadel-beside = Siedlung { $column } liegt neben einer deiner Zitadellen; zwischen zweien muss eine Siedlung oder Stadt liegen.
refusal-set-card = { $card }: Diese Karte gehört zu Zauberer & Drachen und fehlt im Grundspiel.
refusal-price = { $card }: Dir fehlt noch { $lack }.
refusal-no-city = { $card }: Rote Karten werden in einer Stadt ausgelegt, und du hast keine.
refusal-no-citadel = { $card }: Diese Karte wird an einer Zitadelle ausgelegt, und du hast keine.
refusal-two-citadels = { $count ->
        [0] { $card }: Du brauchst zwei Zitadellen und hast keine.
       *[other] { $card }: Du brauchst zwei Zitadellen und hast nur eine.
    }
refusal-no-free-site = { $card }: Jeder Bauplatz, der diese Karte aufnähme, ist besetzt.
refusal-no-home = { $card }: Keine Landschaft an deinen Zitadellen liefert { $resource }.
refusal-home-taken = { $card }: Wo dieser Zauberer an deinen Zitadellen liegen könnte, liegt überall schon ein anderer.
refusal-unit-there = { $card } liegt schon im Fürstentum von { $seat }; eine zweite Karte dieses Namens kann niemand dazulegen.
refusal-too-few = { $resource }: Du hast { $count }, und die Bank verlangt { $rate } für einen Rohstoff.
refusal-no-room = { $resource }: Du hast dafür keinen Platz mehr.
refusal-no-room-theirs = { $resource }: Dein Gegner hat dafür keinen Platz mehr.
refusal-nothing-to-pull = Bei { $place } hast du nichts, was du abreißen könntest.
refusal-no-such-wizard = { $card } liegt nicht im Fürstentum von { $seat }.
refusal-not-in-hand = Du hast { $card-the } nicht auf der Hand.
refusal-thrown = In diesem Zug ist schon gewürfelt.
refusal-draw-later = Karten ziehst und tauschst du erst nach deinen Aktionen; beende sie zuerst (done).

# Offers to the opponent.
refusal-three-offers = Du hast in diesem Zug schon drei Angebote gemacht; mehr sind nicht erlaubt.
refusal-nothing-to-offer = Es gibt nichts anzubieten: Keiner von euch hat etwas, wofür der andere Platz hat.
refusal-deal-first = Beginne zuerst ein Angebot (deal); dann sage, was du gibst und was du verlangst.
refusal-no-offer = Niemand hat dir ein Angebot gemacht.
refusal-empty-offer = Ein Angebot darf nicht leer sein: Nenne, was du gibst oder was du verlangst.
refusal-give-first = Nenne erst alles, was du gibst, bevor du nennst, was du verlangst.
refusal-give-and-want = { $resource }: Das gibst du in diesem Angebot schon, also kannst du es nicht auch verlangen.
refusal-offer-order = Nenne die Rohstoffe eines Angebots in der Reihenfolge Lehm, Holz, Wolle, Erz, Getreide, Gold: { $resource } kommt zu spät.
refusal-no-more = { $count ->
        [0] { $resource }: Davon hast du nichts zu geben.
       *[other] { $resource }: Mehr als { $count }, wie schon im Angebot, hast du nicht.
    }
refusal-no-more-theirs = { $count ->
        [0] { $resource }: Davon hat dein Gegner nichts.
       *[other] { $resource }: Mehr als { $count }, wie schon im Angebot, hat dein Gegner nicht.
    }

# Action cards, magic actions, spells, magic buildings, wizards.
refusal-locked = Aktionskarten sind noch gesperrt: Beide Spieler zusammen brauchen { $most } Siegpunkte und haben { $count }.
refusal-locked-both = Aktionskarten sind noch gesperrt: Erst müssen beide Spieler gleichzeitig 3 Siegpunkte haben.
refusal-before-dice = { $card }: Das kommt nur vor dem Würfeln zum Einsatz.
refusal-answer-only = { $card }: Damit antwortest du nur auf eine Karte, die dein Gegner spielt.
refusal-event-only = { $card }: Das sprichst du nur zwischen dem Wurf und dem Ereignis.
refusal-scout-alone = Der Kundschafter wird zusammen mit einer neuen Siedlung gespielt (scout left, scout right).
refusal-stone = { $card }: Solange ein Stein der Weisen ausliegt, bleibt das ohne Wirkung.
refusal-no-wizard = { $card }: Dafür brauchst du einen Zauberer und hast keinen.
refusal-two-wizards = { $card }: Dafür brauchst du zwei Zauberer.
refusal-power = { $card }: Das kostet { $needed } Zauberkraft, und deine Zauberer können { $count } aufbringen.
refusal-resting = { $card }: Das kostet { $needed } Zauberkraft, und deine Zauberer können { $count } aufbringen; wessen Kraft in diesem Zug erhöht wurde, der ist erschöpft.
refusal-no-building-theirs = { $card }: Dein Gegner hat kein Gebäude, das diese Karte treffen könnte.
refusal-no-knight-theirs = { $card }: Dein Gegner hat weder Ritter noch Drachen.
refusal-nothing-to-take = { $card }: Dein Gegner hat nichts, wofür du Platz hast.
refusal-no-hand-theirs = { $card }: Dein Gegner hat keine Karten auf der Hand.
refusal-no-caravan = { $card }: Du hast keinen Rohstoff zu geben oder keinen Platz für einen anderen.
refusal-no-events = { $card }: Der Ereignisstapel hat dafür zu wenige Karten.
refusal-no-wizard-theirs = { $card }: Dein Gegner hat keinen Zauberer.
refusal-no-region-twice = { $card }: Keine Landschaft lässt sich tauschen; ihr Besitzer muss die Art doppelt haben, und kein Zauberer darf an ihr liegen.
refusal-no-settlement-left = { $card }: Du hast keine Siedlung, die zur Stadt werden könnte.
refusal-nothing-stored-theirs = { $card }: Keine Landschaft deines Gegners hat etwas gelagert.
refusal-no-action-played = { $card }: Im Ablagestapel liegt keine Aktionskarte und keine Zauberaktion.
refusal-no-book-theirs = { $card }: Dein Gegner hat kein Zauberbuch im Fürstentum.
refusal-no-site-for-book = { $card }: Du hast an keiner Zitadelle einen freien Bauplatz für das Buch.
refusal-stacks-empty = { $card }: Alle Stapel, die du wählen könntest, sind leer.
refusal-no-card-to-give = { $card }: Du hast keine Karte auf der Hand, die unter den Stapel gehen könnte.
refusal-no-pair = { $card }: Keine zwei deiner Karten können die Plätze tauschen.
refusal-nobody-to-drink = { $card }: Du hast keinen Ritter oder Drachen, dessen Stärke nicht schon verdoppelt ist.
refusal-nothing-to-do = { $card }: Das kann jetzt nichts bewirken.
refusal-no-book = { $card }: Dieses Buch liegt an keiner deiner Zitadellen.
refusal-cast-already = { $card }: Diesen Zauberspruch hast du in diesem Zug schon gesprochen.
refusal-no-building = { $card }: Dieses Gebäude liegt nicht in deinem Fürstentum.
refusal-bewitched = { $card }: Das Gebäude ist verhext und wirkt nicht.
refusal-mill-used = { $count ->
        [one] Du hast deine Zaubermühle in diesem Zug schon benutzt.
       *[other] Du hast deine { $count } Zaubermühlen in diesem Zug schon benutzt.
    }
refusal-wizards-full = { $card }: Alle deine Zauberer haben 3 Zauberkraft, und mehr fasst keiner.
refusal-wizard-full = { $card } hat schon 3 Zauberkraft, und mehr geht nicht.
refusal-region-empty = Landschaft { $place }, an der { $card } liegt, hat nichts gelagert, womit du aufladen könntest.
refusal-number-set = Der Ertragswürfel steht schon auf { $number }.
refusal-face-set = Der Ereigniswürfel ist schon festgelegt.
refusal-no-answer = { $card }: Diese Karte antwortet nicht auf { $other-the }.
refusal-one-answer = Auf den Angriff wurde schon geantwortet; eine zweite Antwort gibt es nicht.

# Stacks, and cards that are chosen.
refusal-exchange-first = Wähle zuerst die Karte, die du weggibst; die neue kommt aus dem Stapel, unter den sie geht.
refusal-no-such-stack = Einen Stapel { $number } gibt es nicht; dieses Spiel hat { $count }.
refusal-barred-stack = Stapel { $number } steht hier nicht zur Wahl: Im Turnierspiel kommt jede Karte aus einem Stapel ihres Besitzers und geht unter einen solchen zurück.
refusal-other-stack = Deine Karte ist unter Stapel { $number } gegangen, also kommt die neue aus diesem.
refusal-stack-chosen = Stapel { $number } ist schon gewählt; wähle einen anderen.
refusal-stack-empty = Stapel { $number } ist leer.
refusal-search-price = { $needed ->
        [one] Eine Suche kostet dich 1 Rohstoff, und du hast keinen.
       *[other] Eine Suche kostet dich { $needed } Rohstoffe, und du hast { $count }.
    }
refusal-not-to-put = { $card }: Eine solche Karte, die jetzt weggehen dürfte, hast du nicht auf der Hand.
refusal-no-region-there = { $region } ist nicht unter den Landschaften des Stapels.
refusal-year-end = { $card }: Diese Karte kann nie aus dem Spiel genommen werden.
refusal-no-card-there = { $card }: Diese Karte steht nicht zur Wahl.
refusal-no-card-theirs = Dein Gegner hat { $card-the } nicht auf der Hand.
refusal-spy-building = { $card }: Ein Gebäude darf der Spion nicht nehmen.
refusal-spy-magic = { $card }: Das darf der Spion nur nehmen, wenn du eine Zitadelle hast.
refusal-no-action-card = { $card }: Nur Aktionskarten und Zauberaktionen kommen aus dem Ablagestapel zurück.
refusal-wizard-resting = { $card } hat in diesem Zug Zauberkraft gewonnen und ist erschöpft.
refusal-wizard-spent = { $card } hat keine Zauberkraft mehr, die bezahlen könnte.
refusal-must-draw = Du füllst deine Hand auf { $most } Karten auf, solange ein Stapel noch welche hat.
refusal-must-take = Du musst eine Karte des Stapels nehmen, den du durchsiehst.
refusal-must-reduce = Du musst Karten weggeben, bis du noch { $most } auf der Hand hast.

# Regions and sites that are chosen.
refusal-own-region = Wähle eine deiner eigenen Landschaften.
refusal-their-region = Wähle eine Landschaft deines Gegners (their region …).
refusal-corner-taken = Bei { $place } liegt schon eine Landschaft.
refusal-no-corner = { $place } ist keine Ecke des anfänglichen Fürstentums.
refusal-no-new-corner = { $place } ist keine Ecke der neuen Siedlung.
refusal-no-land = Bei { $place } liegt keine Landschaft.
refusal-land-protected = An Landschaft { $place } liegt ein Zauberer und schützt sie vor jedem Tausch.
refusal-land-once = Landschaft { $place } lässt sich nicht tauschen: Ihr Besitzer hat keine andere, die { $resource } liefert.
refusal-pays-other = Landschaft { $place } kann nicht zahlen: Fällig ist { $resource }, und das liefert sie nicht.
refusal-stores-other = Landschaft { $place } lagert nicht { $resource }; wähle eine, die es tut.
refusal-caravan-same = { $resource } hast du der Karawane gegeben, also bekommst du dafür etwas anderes.
refusal-caravan-room = Du hast keinen Platz für noch einen Rohstoff anderer Art, der dafür käme.
refusal-region-full = Landschaft { $place } lagert schon { $most } und hat keinen Platz mehr.
refusal-nothing-stored = Landschaft { $place } hat nichts gelagert.
refusal-named-already = Alles, was Landschaft { $place } lagert, ist schon genannt.
refusal-room-left = { $resource }: Dafür hast du noch Platz; wähle eine Landschaft, die es lagert.
refusal-no-citadel-there = { $card }: Landschaft { $place } liegt an keiner deiner Zitadellen.
refusal-wizard-already = { $card }: An Landschaft { $place } liegt schon ein anderer Zauberer.
refusal-wrong-home = { $card }: Landschaft { $place } ist nicht von der Art dieses Zauberers.
refusal-nothing-there = Bei { $place } hast du weder Siedlung noch Stadt noch Zitadelle.
refusal-wrong-side = { $card }: Was in deiner Reihe bei { $place } liegt, nimmt diese Karte nicht auf.
refusal-side-full = Bei { $place } sind alle Bauplätze besetzt.
refusal-witch-already = Auf dem Gebäude bei { $place } liegt schon eine Hexe.
refusal-church = Die Einheit bei { $place } steht unter dem Schutz einer Kirche.

# What is to be decided now.
expected-nothing = Das Spiel ist vorbei.
expected-arrange = Lege deine Startlandschaften: Wähle eine freie Ecke für die nächste.
expected-open-stack = Wähle den Stapel, aus dem du deine Anfangshand nimmst.
expected-open-cards = Nimm eine Karte für deine Anfangshand.
expected-roll = Würfle (roll).
expected-die-number = Nenne die Zahl des Ertragswürfels, von 1 bis 6.
expected-face = Nenne die Seite des Ereigniswürfels.
expected-time-jump = Sprich den Zeitsprung, oder lass das Ereignis geschehen (pass).
expected-actions = Baue, handle und spiele Karten, oder beende deine Aktionen (done).
expected-side = Wähle die Seite, auf die du die Karte legst.
expected-corner-wizard = Wähle die Landschaft, an der der Zauberer liegt.
expected-pay = Wähle die Landschaft, die zahlt.
expected-pay-any = Wähle irgendeine Landschaft, die zahlt.
expected-power = Nenne den Zauberer, der die Zauberkraft zahlt.
expected-gain = Wähle die Landschaft, die den Rohstoff bekommt.
expected-take = Wähle die Landschaft deines Gegners, von der du einen Rohstoff nimmst.
expected-put = Wähle die Landschaft, die den Rohstoff lagert.
expected-reduce = Du hast zu viele Karten auf der Hand: Wähle die, die weggeht.
expected-under = Wähle den Stapel, unter den die Karte geht.
expected-draw = Fülle deine Hand auf: Ziehe eine oberste Karte, oder durchsuche einen Stapel.
expected-search = Nimm eine Karte des Stapels, den du durchsiehst.
expected-exchange = Wähle die Karte, die du tauschst, oder behalte deine Hand (done).
expected-renew = Nimm eine neue Karte: Ziehe die oberste des Stapels, oder durchsuche ihn.
expected-answer = Antworte auf die gespielte Karte, oder lass es (pass).
expected-deal = Nenne, was du gibst und was du verlangst, dann schlage es vor (propose).
expected-answer-offer = Nimm das Angebot an, oder lehne es ab (pass).
expected-corner = Wähle die Ecke, an der die Landschaft liegt.
expected-scout = Nimm eine Landschaft des Stapels.
expected-burn = Nenne das Gebäude, das auf die Hand zurückgeht.
expected-rout = Nenne den Ritter oder Drachen, der auf die Hand zurückgeht.
expected-spy = Nimm deinem Gegner eine Karte aus der Hand.
expected-caravan = Wähle die Landschaften, die der Karawane geben, dann die, die etwas bekommen.
expected-merchant = Wähle die Landschaft deines Gegners, von der der Händler nimmt.
expected-merchant-give = Wähle die Landschaft, von der der Händler etwas zurückgibt.
expected-revolt = Nenne die Einheit deines Gegners, die auf die Hand zurückgeht.
expected-conflict = Wähle die Karte aus der Hand deines Gegners, die unter den Stapel geht.
expected-conflict-stack = Wähle den Stapel, unter den zwei Karten aus der Hand deines Gegners gehen.
expected-builder = Wähle den Stapel, den du durchsiehst, oder lass es (pass).
expected-builder-take = Nimm eine Karte des Stapels, oder lass es (pass).
expected-builder-put = Wähle die Karte, die du dafür weggibst.
expected-comet = Wähle den Stapel, für den du deine ganze Hand gibst.
expected-kitchen = Nenne die Zauberküche, die explodiert ist.
expected-mill = Nenne den Zauberer, der die Zauberkraft bekommt.
expected-guardian = Wähle das Ereignis, das als Nächstes kommt, oder schiebe den Rest unter den Stapel (under).
expected-inspiration = Wähle den Stapel, von dem du zwei Karten nimmst.
expected-magic-land = Wähle die Landschaft, die du hergibst.
expected-magic-land-theirs = Wähle die Landschaft deines Gegners, die du nimmst.
expected-eye = Wähle den Stapel, den du durchsiehst.
expected-eye-take = Nimm eine Karte des Stapels.
expected-eye-put = Wähle eine andere Karte deiner Hand, die unter den Stapel geht.
expected-change-places = Wähle die Karte, die ihren Bauplatz wechselt.
expected-change-places-with = Wähle die Karte, mit der sie tauscht.
expected-fortune = Wähle den Stapel, dessen oberste Karte du ansiehst, oder höre auf (pass).
expected-potion = Nenne den Ritter oder Drachen, der den Zaubertrank trinkt.
expected-better-world = Wähle das Ereignis, das das Spiel verlässt.
expected-duel = Nenne deinen Zauberer für das Duell.
expected-duel-theirs = Nenne den Zauberer deines Gegners für das Duell.
expected-witch = Nenne das Gebäude deines Gegners, auf das die Hexe kommt.
expected-change-land = Wähle deine Landschaft, die ersetzt wird.
expected-change-land-for = Nimm die Landschaft, die an ihre Stelle tritt.
expected-materialize = Wähle die Siedlung, die zur Stadt wird.
expected-whirlwind = Wähle die Landschaft deines Gegners, die der Wirbelsturm trifft.
expected-premonition = Nimm eine Karte aus dem Ablagestapel zurück.
expected-magics-hand = Nenne das Zauberbuch deines Gegners, das du nimmst.
expected-magics-hand-side = Wähle die Seite, auf die du das Buch legst.


## Refusals of options and of hand-written positions

refusal-unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen sind: { $options }.
refusal-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $values }.
refusal-too-long = Dieser Text von { $length } Zeichen ist keine Stellung; { $most } genügen für jede.
refusal-unknown-key = Zeile { $line }: „{ $key }“ ist kein Schlüssel einer Stellung. Die Schlüssel sind: { $keys }.
refusal-key-twice = Zeile { $line }: „{ $key }“ wurde schon angegeben.
refusal-value = Zeile { $line }: „{ $key } { $value }“ ist nicht möglich. { $expected }
refusal-number = Zeile { $line }: „{ $key } { $value }“ ist nicht möglich; nötig ist eine Zahl von { $least } bis { $most }.
refusal-unknown-card = Zeile { $line }, { $key }: Es gibt keine Karte „{ $text }“{ $near ->
        [none] {""}
       *[other] {" "}(gemeint: { $near }?)
    }.
expected-game = Das ist keine Stellung des Siedler-Kartenspiels.
expected-options = Optionen schreibt man Name=Wert, jede einmal.
expected-dice = Die Würfel sind eine Seite (club, mill, knight, sun, card) und eine Zahl, etwa sun 4.
expected-event = Ein Ereignis wird mit seinem Kennwort genannt, etwa plague; „-“ steht für keines.
expected-events = Ereignisse werden mit ihren Kennwörtern genannt, etwa plague oder year_end.
expected-codes = Landschaften werden mit einem Buchstaben und ihrer Zahl genannt, etwa B5 oder G4.
expected-marks = Ein Strich nach einer Karte sagt, wer sie kennt: plague/0, plague/1, plague/01, oder plague/* für alle.
expected-centres = Zentralkarten schreibt man Spalte:Art, etwa 1:city, jede Spalte einmal; die Arten sind settlement, city und citadel.
expected-roads = Straßen schreibt man left, right, oder beides.
expected-regions = Eine Landschaft schreibt man Ort:Karte:Vorrat, etwa 0^:G4:2, oder Ort:Vorrat; jeder Ort des Fürstentums einmal.
expected-amount = Eine Landschaft lagert 0, 1, 2 oder 3.
expected-store = Ein Vorrat wird Rohstoff:Anzahl geschrieben, etwa ore:4; all:0 meint jede Landschaft.
expected-sites = Eine Karte schreibt man Bauplatz:Karte, etwa 1^:abbey; dahinter kann :witch und :potion stehen.
expected-wizards = Einen Zauberer schreibt man Landschaft:Zauberer:Kraft, etwa 2^:ira:3, mit ! nach einem erschöpften; jede Landschaft einmal, und höchstens 3 Zauberkraft.
expected-hand = Das Zeichen nach einer Karte ist der andere Platz, der sie kennt: abbey/1 in hand0, abbey/0 in hand1.
expected-spells = Zaubersprüche sind die Kennwörter von Zauberbüchern, jedes einmal, etwa magic_eye.
expected-supply = Den Vorrat schreibt man roads=7 settlements=5 cities=7 citadels=5, jedes einmal und mit einer Ziffer.
expected-piles = Das Turnierspiel hat discards0, discards1, chosen0 und chosen1; die anderen Spielweisen haben discards.
expected-yes = Schreib yes (ja) oder no (nein).
expected-permission = Beide Spieler haben jetzt 3 Siegpunkte, also ist die Erlaubnis da: yes.
expected-fate = Das Schicksal sind 40 hexadezimale Ziffern, ein Strich und die Zahl der Würfe.
expected-agenda = Was zu tun ist, schreibt man Name:Platz:Zahlen, etwa actions:0 oder gain:1:2.
expected-no-agenda = Das Spiel ist vorbei, also ist nichts mehr zu tun; lass die Zeile weg.
expected-some-agenda = Das Spiel ist nicht vorbei, also ist etwas zu tun; lass die Zeile weg, dann sind es die Aktionen.
expected-reason = Der Grund ist points oder limit, oder „-“, solange das Spiel weitergeht.
expected-points = Es sind genug Siegpunkte für den Sieg da, also ist der Grund points.
expected-no-points = Niemand hat genug Siegpunkte für den Sieg.
expected-limit = Die höchste Zahl der Züge ist nicht erreicht, oder es gibt keine.

refusal-wrong-active = In Zug { $turn } ist { $seat } am Zug, da { $starter } den ersten hatte; ändere turn, active oder starter.
refusal-no-dice = Was in einem Zug nach dem Wurf geschieht, braucht eine Zeile für die Würfel, etwa dice sun 4.
refusal-too-many-copies = { $count } × { $card }, aber dieses Spiel hat { $most }.
refusal-too-many-centres = { $count } × { $card }, aber dieses Spiel hat { $most }.
refusal-too-much-supply = Zeile { $line }: { $count } × { $card } im Vorrat, aber übrig { $most ->
        [0] ist keine
        [one] ist nur eine
       *[other] sind nur { $most }
    }.
refusal-chosen = { $count ->
        [one] { $seat } hat ein Ereignis gewählt; nötig sind { $most }.
       *[other] { $seat } hat { $count } Ereignisse gewählt; nötig sind { $most }.
    }
refusal-chosen-event = { $seat } hat { $count } × { $card } gewählt; erlaubt ist davon höchstens { $most }.
refusal-year-end-gone = Der Jahreswechsel kann nie aus dem Spiel sein.
refusal-region-twice = { $region } ist zweimal da; jede Landschaft gibt es nur einmal.
refusal-region-early = { $seat } hat bei { $place } schon eine Landschaft, wo erst eine gelegt werden soll.
refusal-region-missing = { $seat } hat bei { $place } keine Landschaft; jede Ecke eines Fürstentums hat eine.
refusal-no-such-store = Zeile { $line }: { $seat } kann { $amount } { $resource-counted } nicht lagern; die Landschaften haben Platz für { $most }.
refusal-site-twice = Zeile { $line }: Zwei Karten von { $seat } liegen bei { $place }.
refusal-citadels-beside = Die Zitadelle von { $seat } bei { $column } liegt neben einer anderen; dazwischen muss eine Siedlung oder Stadt liegen.
refusal-no-site-card = { $card } kann nicht bei { $place } liegen ({ $seat }): Diese Karte liegt nie auf einem Bauplatz.
refusal-site-missing = { $card } kann nicht bei { $place } liegen ({ $seat }): Diesen Bauplatz gibt es nicht.
refusal-red-there = { $card } kann nicht bei { $place } liegen ({ $seat }): Rote Karten liegen nur in Städten.
refusal-magic-there = { $card } kann nicht bei { $place } liegen ({ $seat }): Diese Karte liegt nur an Zitadellen.
refusal-unit-twice = { $card } liegt zweimal aus, und das kann nicht sein.
refusal-witch-there = { $card } bei { $place } ({ $seat }) kann nicht verhext sein; das trifft nur Gebäude.
refusal-potion-there = { $card } bei { $place } ({ $seat }) kann keinen Trank getrunken haben; das tun nur Ritter und Drachen.
refusal-mills-used = { $seat } kann nicht { $count } von { $most } Zaubermühlen benutzt haben.
refusal-wizard-there = { $card } kann nicht an Landschaft { $place } liegen ({ $seat }): Daneben ist keine Zitadelle.
refusal-wizard-region = { $card } kann nicht an Landschaft { $place } liegen ({ $seat }): Sie ist nicht von der Art dieses Zauberers.
refusal-wizard-tired = { $card } an Landschaft { $place } ({ $seat }) kann nicht erschöpft sein; das sind Zauberer nur im Zug ihres Besitzers.
refusal-too-many-stacks = Zeile { $line }: { $key } ist nicht möglich; dieses Spiel hat { $count } Ausbaukartenstapel.
refusal-agenda-bottom = Die agenda kann nicht mit „{ $frame }“ beginnen; zuerst kommt eines von: { $names }.
refusal-agenda-deep = Die agenda hat { $count } Teile; mehr als { $most } sind nie zugleich zu tun.
refusal-agenda-there = In der agenda kann „{ $frame }“ nicht hinter „{ $below }“ stehen.
refusal-agenda-seat = In der agenda ist „{ $frame }“ nicht möglich; das entscheidet nur, wer am Zug ist: { $seat }.
refusal-agenda-numbers = In der agenda ist „{ $frame }“ nicht möglich: Die Zahlen passen nicht zum Tisch.
refusal-agenda-set-up = In der agenda der Vorbereitung kann „{ $frame }“ hier nicht stehen.
refusal-agenda-waits = Die agenda endet mit „{ $frame }“, aber dort hat niemand etwas zu wählen.


## Options

option-mode = Spielweise
    .about = Das Grundspiel allein (12 Siegpunkte), das erweiterte Spiel, in dem sich beide ein Grundspiel und das Themenset Zauberer & Drachen teilen (13 Siegpunkte), oder das Turnierspiel, zu dem jeder ein eigenes Deck von 33 Karten mitbringt (13 Siegpunkte).
option-mode-base = das Grundspiel
option-mode-extended = mit Zauberer & Drachen
option-mode-tournament = das Turnierspiel

option-first-player = Wer beginnt
    .about = Nach den Regelheften entscheidet der Ertragswürfel: Die höhere Zahl beginnt. Oder der erste Platz beginnt ohne Wurf; das passt gut zu zwei Partien mit vertauschten Plätzen.
option-first-player-throw = der höhere Wurf
option-first-player-first-seat = der erste Platz

option-brigand-grace = Schonfrist vor den Räubern
    .about = Seit 2005, und ebenso mit Zauberer & Drachen, bleiben die Räuber in den ersten beiden Zügen jedes Spielers ohne Wirkung. Die erste Ausgabe von 1996 kannte keine solche Schonfrist.
option-brigand-grace-on = je zwei Züge
option-brigand-grace-off = keine

option-action-lock = Aktionskarten anfangs gesperrt
    .about = Im Grundspiel darf man Aktionskarten spielen, sobald beide Spieler zusammen 7 Siegpunkte haben, mit Zauberer & Drachen, sobald beide gleichzeitig je 3 hatten; der Kundschafter ist immer frei. Die erste Ausgabe von 1996 kannte keine solche Sperre.
option-action-lock-on = anfangs gesperrt
option-action-lock-off = von Anfang an frei

option-turn-limit = Höchstzahl der Züge
    .about = Nur für Simulationen, damit auch zwei schwache Spieler zu einem Ende kommen: Sind so viele Züge gespielt, endet die Partie unentschieden. Zwischen Menschen gibt es keine Grenze.
option-turn-limit-none = keine
option-turn-limit-100 = 100 Züge
option-turn-limit-200 = 200 Züge
option-turn-limit-400 = 400 Züge


## The log: what happened, one sentence an event
##
## $seat, $winner and $loser are players’ names. A card or region comes as its name ($card), with its accusatives
## ($card-a, $card-the) and as its id for choosing ($card-id); $place, $column, $one and $other are notation, such as 1^.
## $why is one of the words below. `.seen` is for whoever knows the card. No sentence needs a card in the dative.

event-turn-began = Zug { $turn }: { $seat } nimmt die Würfel.
event-deck-stacked = { $seat } mischt den Rest des Decks und macht vier Stapel daraus.
event-number-set = { $seat } stellt den Ertragswürfel auf { $number }.
event-face-set = { $seat } legt den Ereigniswürfel fest: { $face }.
event-dice = { $seat } würfelt: { $face } und { $number }.
event-event-card = Die Ereigniskarte wird aufgedeckt: { $card }.
# Told as soon as all of the event has happened that nobody has to choose.
event-event-void = { $seat } springt durch die Zeit: Das Ereignis findet nicht statt.
event-brigands-grace = In den ersten beiden Zügen jedes Spielers kommen keine Räuber.
event-brigands-came = { $seat } hat { $count } unbewachte Rohstoffe: Die Räuber kommen.
event-brigands-left = { $count ->
        [0] { $seat } hat nichts, was die Räuber zählen könnten: Sie ziehen vorbei.
        [one] { $seat } hat { $count } unbewachten Rohstoff: Die Räuber ziehen vorbei.
       *[other] { $seat } hat { $count } unbewachte Rohstoffe: Die Räuber ziehen vorbei.
    }
event-passed = { $seat } passt.
event-actions-ended = { $seat } beendet die Aktionen dieses Zuges.
event-kept-hand = { $seat } tauscht keine Karte.
event-game-over = { $reason-id ->
        [points] { $winner } hat genug Siegpunkte und gewinnt. Die Punkte: { $scores }.
       *[limit] Die höchste Zahl der Züge ist erreicht, und niemand gewinnt. Die Punkte: { $scores }.
    }

event-gained = { $seat } erhält { $amount } { $resource-counted } ({ $place }): { $why }.
event-lost = { $why-id ->
        [price] { $seat } bezahlt { $amount } { $resource-counted } ({ $place }).
        [search] { $seat } bezahlt { $amount } { $resource-counted } ({ $place }) für eine Suche.
        [mill] { $seat } bezahlt { $amount } { $resource-counted } ({ $place }) für die Zaubermühle.
        [recharge] { $seat } verwandelt { $amount } { $resource-counted } ({ $place }) in Zauberkraft.
        [trade] { $seat } gibt { $amount } { $resource-counted } ({ $place }) an die Bank.
        [offer] { $seat } gibt { $amount } { $resource-counted } ({ $place }): { $why }.
       *[other] { $seat } verliert { $amount } { $resource-counted } ({ $place }): { $why }.
    }
event-wasted = { $seat } wählt { $resource }, hat aber keinen Platz und erhält nichts: { $why }.
event-no-room = { $seat } hat keinen Platz mehr und erhält nichts: { $why }.
event-nothing-to-take = { $seat } findet nichts zu nehmen: { $why }.
event-traded = { $seat } tauscht bei der Bank { $give } gegen { $want }.
event-offered = { $seat } bietet { $give } gegen { $want }.
event-accepted = { $seat } nimmt das Angebot an.
event-declined = { $seat } lehnt das Angebot ab.

event-region-drawn = { $seat } deckt eine Landschaft auf: { $region }.
event-region-found = { $seat } wählt eine Landschaft: { $region }.
event-region-laid = { $seat } legt { $region-the } an { $place }.
event-region-changed = { $seat } ersetzt { $old-the } an { $place } durch { $region-the }.
event-regions-swapped = { $seat } tauscht { $region-the } ({ $place }) gegen { $their-region-the } des anderen ({ $their-place }).
event-road-built = { $seat } baut { $end } eine Straße.
event-settlement-built = { $seat } baut { $end } Siedlung { $column }.
event-city-built = { $seat } macht Siedlung { $column } zur Stadt.
event-citadel-built = { $seat } macht Siedlung { $column } zur Zitadelle.
event-built = { $seat } legt aus ({ $place }): { $card }.
event-pulled-down = { $seat } entfernt { $card-the } ({ $place }).
event-dismissed = { $seat } entlässt { $card-the } ({ $place }).
event-back-to-hand = { $seat } nimmt { $card-the } ({ $place }) auf die Hand zurück.
event-changed-places = { $seat }: { $one } und { $other } tauschen die Plätze.
event-potion = { $seat } reicht den Zaubertrank: doppelte Stärke für { $card-the } ({ $place }).
event-potions-over = { $seat }: Der Zaubertrank wirkt nicht mehr.
event-bewitched = Die Hexe verhext { $card-the } bei { $seat } ({ $place }).
event-witch-gone = { $seat } ist die Hexe los ({ $place }).
event-exploded = { $seat } verliert { $card-the } ({ $place }).
event-book-stolen = { $seat } nimmt { $card-the } des anderen ({ $from }) und legt das Buch an { $place }.

event-played = { $seat } spielt { $card-the }.
event-countered = { $seat } hat { $card-the } vergeblich gespielt.
event-duel = { $won ->
        [1] { $seat } würfelt { $pips } für { $card-the } und gewinnt.
       *[0] { $seat } würfelt { $pips } für { $card-the } und verliert.
    }
event-cast = { $seat } spricht „{ $card }“.
event-power = { $seat }: { $card } hat jetzt { $power } Zauberkraft{ $locked ->
        [1] , ist in diesem Zug aber erschöpft
       *[0] {""}
    }.
event-cooked = { $pips ->
        [1] { $seat } rührt in der Zauberküche und würfelt 1. Sie explodiert!
        [2] { $seat } rührt in der Zauberküche und würfelt 2. Es kommt nichts heraus.
       *[other] { $seat } rührt in der Zauberküche und würfelt { $pips }. Es kommt ein Rohstoff heraus.
    }
# $throws holds the dice of each throw: “3:3, 5:2” is a tie, then a victory, unless magic power decides otherwise.
event-wizards-duel = { $seat } schickt { $wizard } gegen { $their-wizard } (Würfel { $throws }). { $loser } verliert { $card }.

# $stack is a number, or “regions” or “events”.
event-looked = { $stack ->
        [regions] { $seat } sieht den Landschaftsstapel durch.
        [events] { $seat } sieht den Ereignisstapel durch.
       *[other] { $seat } sieht Stapel { $stack } durch.
    }
    .seen = { $stack ->
        [regions] { $seat } sieht den Landschaftsstapel durch (von oben: { $cards }).
        [events] { $seat } sieht den Ereignisstapel durch (von oben: { $cards }).
       *[other] { $seat } sieht Stapel { $stack } durch (von oben: { $cards }).
    }
event-shuffled = { $stack ->
        [regions] Der Landschaftsstapel wird gemischt.
        [events] Der Ereignisstapel wird gemischt.
       *[other] Der Stapel wird gemischt.
    }
event-drew = { $seat } zieht die oberste Karte von Stapel { $stack }.
    .seen = { $seat } zieht { $card-the } von Stapel { $stack }, ganz oben.
event-took = { $seat } nimmt eine Karte aus Stapel { $stack }.
    .seen = { $seat } nimmt { $card-the } aus Stapel { $stack }.
event-put-under = { $seat } schiebt eine Karte unter Stapel { $stack }.
    .seen = { $seat } schiebt { $card-the } unter Stapel { $stack }.
event-slid-under = { $seat } schiebt { $card-the } unter Stapel { $stack }.
event-forced-under = { $seat } verliert eine Karte der Hand; sie kommt unter Stapel { $stack }.
    .seen = { $seat } verliert { $card-the } von der Hand; die Karte kommt unter Stapel { $stack }.
event-peeked = { $seat } sieht sich die oberste Karte von Stapel { $stack } an.
    .seen = { $seat } sieht sich die oberste Karte von Stapel { $stack } an ({ $card }).
event-hand-shown = { $seat } zeigt die ganze Hand.
    .seen = { $seat } zeigt die ganze Hand ({ $cards }).
event-stolen = { $seat } nimmt dem anderen Spieler eine Karte aus der Hand.
    .seen = { $seat } nimmt dem anderen Spieler { $card-the } aus der Hand.
event-nothing-spied = { $seat } findet keine Karte, die der Spion nehmen dürfte.
event-recalled = { $seat } nimmt { $card-the } vom Ablagestapel zurück.
event-foresaw = { $count ->
        [one] { $seat } sieht sich die oberste Karte des Ereignisstapels an.
       *[other] { $seat } sieht sich die obersten { $count } Karten des Ereignisstapels an.
    }
    .seen = { $count ->
        [one] { $seat } sieht das nächste Ereignis voraus ({ $cards }).
       *[other] { $seat } sieht die nächsten { $count } Ereignisse voraus ({ $cards }).
    }
event-put-back = { $seat } legt eine Ereigniskarte zurück auf den Ereignisstapel.
    .seen = { $seat } legt { $card-the } zurück auf den Ereignisstapel.
event-slid-events = { $count ->
        [one] { $seat } schiebt eine Ereigniskarte unter den Ereignisstapel.
       *[other] { $seat } schiebt { $count } Ereigniskarten unter den Ereignisstapel.
    }
event-event-removed = { $seat } nimmt { $card-the } für immer aus dem Spiel.

# Why something is gained or lost: the end of a sentence, after a colon.
why-production = Ertrag
why-plenty = { face-sun }
why-tournament = { face-knight }
why-progress = { card-progress }
why-productive-year = { card-productive_year }
why-trade-advantage = { face-mill }
why-brigands = { card-brigands }
why-merchant = { card-merchant }
why-caravan = { card-caravan }
why-trade = Tausch mit der Bank
why-offer = angenommenes Angebot
why-kitchen = { card-magic_kitchen }
why-plague = { card-plague }
why-brigand-attack = { face-club }
why-price = Preis
why-search = Suche
why-whirlwind = { card-whirlwind }
why-recharge = Zauberkraft
why-mill = { card-magic_mill }

# Where a road or a settlement is built.
end-left = links
end-right = rechts

reason-points = genug Siegpunkte
reason-limit = höchste Zahl der Züge erreicht


## Moves
##
## One line of a list of choices for each kind of move; the terminal shows them in a list of 24 letters, with the short
## names of cards. $card is a bare name, a region such as „Hügelland 5“ too; $place is a place in notation, such as 1^.

move-roll = Würfeln
move-road = { $end ->
        [left] Straße links
       *[right] Straße rechts
    }
move-settle = { $end ->
        [left] Siedlung links
       *[right] Siedlung rechts
    }
move-scout = { $end ->
        [left] Siedlung mit Kundschafter links
       *[right] Siedlung mit Kundschafter rechts
    }
move-city = Stadt bei { $column }
move-citadel = Zitadelle bei { $column }
move-build = { $card } bauen
move-play = { $card } spielen
move-cast = { $card } sprechen
move-use = { $card } nutzen
move-raise = { $card } aufladen
move-trade = { $amount } { $give-counted } für 1 { $want }
move-deal = Ein Angebot machen
move-give = 1 { $resource } geben
move-want = 1 { $resource } verlangen
move-propose = So anbieten
move-pull = { $card } abreißen ({ $place })
move-dismiss = { $card } wegschicken
move-accept = Annehmen
move-pass = Nichts tun
move-done = Fertig
move-done-actions = Aktionen beenden
move-done-exchange = Hand behalten
move-side = { $side ->
        [above] Über { $column }
       *[below] Unter { $column }
    }
move-site = { $card } ({ $place })
move-region = { $card } ({ $place })
move-corner = Ecke { $place }
move-centre = { $card } bei { $column }
move-wizard = { $card }
move-stack = Stapel { $stack }
move-draw = Oberste von Stapel { $stack }
move-search = Stapel { $stack } durchsuchen
move-take = { $card }
move-put = { $card }
move-waste = 1 { $resource }, für das kein Platz ist
move-number = { $number }
move-face = { $face }
move-under = Den Rest unter den Stapel

## Decisions
##
## What is to be decided now, by the name of the decision; at most 78 letters.

decision-arrange = { $region }: an welcher freien Ecke deines Fürstentums soll es liegen?
decision-open-stack = Aus welchem Stapel nimmst du deine Anfangshand?
decision-open-cards = { $left ->
        [one] Deine Anfangshand: Nimm noch eine Karte.
       *[other] Deine Anfangshand: Nimm { $left } Karten.
    }
decision-dice = Dein Zug beginnt: Würfle.
decision-number = Welche Zahl soll der Ertragswürfel zeigen?
decision-face = Welche Seite soll der Ereigniswürfel zeigen?
decision-time-jump = Das Ereignis ist noch nicht eingetreten. Sprichst du den Zeitsprung?
decision-actions = Baue, handle, spiele Karten, wie du willst; z beendet deine Aktionen.
decision-side = { $card }: an welchem Ort, und auf welcher Seite?
decision-corner-wizard = { $card }: an welcher Landschaft einer Zitadelle?
decision-pay = { $what }, noch { $cost }: aus welcher Landschaft?
decision-pay-any = { $what }: { $left ->
        [one] zu zahlen 1 Rohstoff
       *[other] zu zahlen { $left } Rohstoffe
    } nach Wahl. Aus welcher Landschaft?
decision-power = { $what }: zu zahlen { $left } Zauberkraft. Von welchem Zauberer?
decision-gain = { $left ->
        [one] Du bekommst 1 Rohstoff nach Wahl: auf welche Landschaft?
       *[other] Du bekommst { $left } Rohstoffe nach Wahl: auf welche Landschaft den nächsten?
    }
decision-take = { $left ->
        [one] Du nimmst 1 Rohstoff vom Gegner: aus welcher Landschaft?
       *[other] Du nimmst { $left } Rohstoffe vom Gegner: aus welcher Landschaft den nächsten?
    }
decision-put = { $resource }: auf welche deiner Landschaften?
decision-reduce = Du hast zu viele Karten auf der Hand: Welche geht weg?
decision-under = { $card }: unter welchen Stapel?
decision-draw = Fülle deine Hand auf: eine oberste Karte, oder zahle und suche.
decision-search = Du durchsuchst Stapel { $stack }: Welche Karte nimmst du?
decision-exchange = Du darfst eine Karte tauschen: Welche gibst du weg?
decision-renew = Nun eine Karte aus Stapel { $stack }: die oberste, oder zahle und suche.
decision-answer = Gespielt wird: { $card }. Antwortest du?
decision-deal = Dein Angebot: { $give } für { $want }. Noch mehr, oder so?
decision-answer-offer = Dir wird angeboten: { $give } für { $want }. Nimmst du an?
decision-corner = { $region }: an welche Ecke? Die nächste Landschaft kommt an die andere.
decision-scout = Der Kundschafter hat sich umgesehen: Welche Landschaft nimmst du?
decision-burn = Welches Gebäude geht auf die Hand zurück?
decision-rout = Welcher Ritter oder Drache geht auf die Hand zurück?
decision-spy = Du siehst die Hand des Gegners: Welche Karte nimmst du?
decision-caravan = { $left ->
        [0] Die Karawane: Was bekommst du, und auf welche Landschaft?
       *[other] Die Karawane: Was gibst du, und aus welcher Landschaft?
    }
decision-merchant = Der Händler: Was nimmst du vom Gegner?
decision-merchant-give = Der Händler: Was gibst du dafür?
decision-revolt = Bürgerkrieg: Welche Einheit des Gegners geht auf die Hand zurück?
decision-conflict = Welche Karte aus der Hand des Gegners geht unter den Stapel?
decision-conflict-stack = Unter welchen Stapel gehen zwei Karten aus der Hand des Gegners?
decision-builder = Der Baumeister: Welchen Stapel siehst du durch?
decision-builder-take = Der Baumeister: Welche Karte nimmst du?
decision-builder-put = Der Baumeister: Welche Karte gibst du dafür?
decision-builder-under = Der Baumeister: Unter welchen Stapel geht deine Karte?
decision-comet = Der Komet: Für welchen Stapel gibst du deine ganze Hand?
decision-kitchen = Welche Zauberküche ist explodiert?
decision-mill = Welcher Zauberer bekommt die Zauberkraft?
decision-guardian = Welches Ereignis kommt als nächstes? Der Rest darf unter den Stapel.
decision-inspiration = Eingebung: Von welchem Stapel nimmst du die obersten zwei Karten?
decision-magic-land = Welche deiner Landschaften gibst du her?
decision-magic-land-theirs = Welche Landschaft des Gegners nimmst du?
decision-eye = Das Magische Auge: Welchen Stapel siehst du durch?
decision-eye-take = Das Magische Auge: Welche Karte nimmst du?
decision-eye-put = Das Magische Auge: Welche andere Karte geht unter den Stapel?
decision-change-places = Welche Karte wechselt ihren Bauplatz?
decision-change-places-with = Mit welcher Karte tauscht sie?
decision-fortune = Von welchem Stapel siehst du die oberste Karte an?
decision-potion = Wessen Stärke verdoppelt der Zaubertrank?
decision-better-world = Welches Ereignis verlässt das Spiel für immer?
decision-duel = Welcher deiner Zauberer kämpft im Duell?
decision-duel-theirs = Gegen welchen Zauberer des Gegners?
decision-witch = Auf welches Gebäude des Gegners kommt die Hexe?
decision-change-land = Welche deiner Landschaften wird ersetzt?
decision-change-land-for = Welche Landschaft tritt an ihre Stelle?
decision-materialize = Welche Siedlung wird zur Stadt?
decision-whirlwind = Welche Landschaft des Gegners trifft der Wirbelsturm?
decision-premonition = Welche Karte holst du aus dem Ablagestapel zurück?
decision-magics-hand = Welches Zauberbuch des Gegners nimmst du?
decision-magics-hand-side = Auf welchen Bauplatz legst du das Buch?
# What is paid for, where it is no card.
purpose-trade = Handel
purpose-search = Suche
purpose-offer = Der vereinbarte Handel

## Terminal
##
## The words of `tavoliere play` for this game. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-too-small = Die Fürstentümer brauchen ein Fenster von 80 mal 24 Zeichen; dieses hat { $width } mal { $height }.
terminal-choices = Was du tun kannst
terminal-group-trade = Handel mit der Bank
terminal-group-pull = Abreißen …
terminal-resources = Rohstoffe
terminal-turn = Zug { $turn }
terminal-over = Das Spiel ist vorbei
terminal-locked = Aktionskarten gesperrt
terminal-rules-of-card = Im Regelbuch: { $rules }
terminal-victory = Punkte
terminal-strength = Stärke
terminal-tournament = Turnier
terminal-commerce = Handel
terminal-hand = Hand
terminal-token-knight = Ritterfigur
terminal-token-mill = Mühlenfigur
terminal-regions = Landschaften
terminal-events = Ereignisse
terminal-empty-hand = Du hast keine Karten auf der Hand.
terminal-region-here = { $region }, bei { $place }: { $amount } von 3 gelagert
terminal-stack-here = { $count ->
        [0] Stapel { $stack }: leer
        [one] Stapel { $stack }: eine Karte
       *[other] Stapel { $stack }: { $count } Karten
    }
terminal-pile-here = Abgelegt: { $cards }

# The keys below the principalities: one short word each.
terminal-key-table = Tisch
terminal-key-trade = Handel
terminal-key-end-turn = Fertig
terminal-key-card = Karte

# What the keys do, in the help.
terminal-help-list = Auf und ab in der Liste dessen, was du tun kannst
terminal-help-row = Zu einer Zeile der Liste
terminal-help-table = Von der Liste zum Tisch und zurück; dort führen die Pfeile von Karte zu Karte
terminal-help-choose = Wählen; wo gezahlt wird, liegt der Cursor schon auf der vollsten Landschaft
terminal-help-back = Zurück zur ganzen Liste
terminal-help-card = Lesen, was die Karte unter dem Cursor bewirkt
terminal-help-trade = Mit der Bank handeln oder dem Gegner ein Angebot machen
terminal-help-end-turn = Deine Aktionen beenden, oder nichts tun
terminal-help-type = Einen Spielzug eintippen, zum Beispiel build abbey
terminal-help-mouse = Maus: Klicke auf eine Zeile der Liste, eine Handkarte, eine Landschaft, einen Bauplatz, einen Stapel.
terminal-help-moves = roll  done  pass  road left  settle left  scout left  city 1  citadel 1  build abbey  play spy  cast magic_eye  use magic_mill  raise ira  trade brick>ore  deal  give ore  want brick  propose  accept  pull 1^  dismiss ira  side 1^  site 1^  region 0v  centre 1  stack 3  draw 3  search 3  take abbey  put abbey  waste ore  number 4  face club  under
terminal-sign-region = eine Landschaft: Buchstabe, Zahl, 2 von 3 gelagert
terminal-sign-settlement = eine Siedlung, mit ihrer Spalte
terminal-sign-city = eine Stadt
terminal-sign-site = ein freier Bauplatz
terminal-sign-points = Siegpunkte, Handelspunkte
terminal-sign-knights = Stärkepunkte, Turnierpunkte
terminal-sign-hand = zwei Karten auf der Hand, Limit drei
terminal-sign-stack = Stapel 1 hat 13 Karten; * einige davon kennst du
terminal-sign-ready = eine Karte, die du jetzt bauen oder spielen kannst
terminal-sign-price = der Preis; was dir fehlt, ist durchgestrichen
terminal-sign-citadel = eine Zitadelle
terminal-sign-wizard = ein Zauberer mit 2 Zauberkraft; in Klammern: erschöpft
terminal-sign-magic-stack = ein Stapel mit magischen Karten
terminal-sign-spelled = verhext; Stärke durch einen Trank verdoppelt

terminal-handover-why = Die Handkarten jedes Spielers sind geheim.
terminal-score-title = { $name } gewinnt
terminal-score-drawn = Unentschieden
terminal-score-reason = Das Ende: { $reason }, in Zug { $turn }.
terminal-look = Tisch ansehen

terminal-decks = Decks
terminal-deck-file = eine Datei …
terminal-deck-given = wie angegeben
terminal-deck-path = Pfad der Deckdatei
terminal-deck-unreadable = Die Deckdatei lässt sich nicht lesen: { $problem }

terminal-trade-title = Handel
terminal-trade-keys = Leertaste wählt, Tab: mit wem, Enter handelt, Esc schließt
terminal-trade-bank = mit der Bank
terminal-trade-other = mit dem Gegner
terminal-trade-have = deine
terminal-trade-theirs = seine
terminal-trade-rate = Kurs
terminal-trade-give = geben
terminal-trade-want = nehmen
terminal-trade-told = Du gibst { $give } und bekommst { $want }.
terminal-trade-left = { $count ->
        [one] Noch ein Angebot in diesem Zug.
       *[other] Noch { $count } Angebote in diesem Zug.
    }
terminal-trade-do = Handeln
terminal-trade-offer = So anbieten


### The Settlers card game in German: rule book.
###
### The rule book speaks to one player, "du", who may be anybody; the other is "dein Gegner". A text is one line,
### however long, so that the page and the terminal can wrap it as they like. Apostrophes and quotation marks are
### typographic: ’ „ “. The glossary stands on top of the English rule book. Cards bear the names that they have
### elsewhere in the words.
###
### The words kept apart: *Turnier* is a face of the event die, *Turnierspiel* a way of playing. *Raubzug* is an
### action card, *Räuberüberfall* a face of the event die; *Erfolgreiches Jahr* is an event card, *Ertragreiches Jahr*
### a face of the event die. *Handelskontor* is a card of the base game, *Handelsposten* the trading office of another
### set. A *Gebietsausbau* is green and lies on a site, a *Landschaftsausbau* (such as a wizard) lies at a region. A
### *Suche* is paid for, *durchsehen* is said of any looking through a stack. *Legen* and *auslegen* are said of cards
### that stay on the table, *spielen* of action cards, *sprechen* of spells. *Aufladen* is what a player does with
### resources, *erhöhen* any raising of magic power. *Runde* is two turns, *Zug* one of them.


## Rule book: chapters

chapter-base = Das Grundspiel
chapter-components = Karten, Würfel und Figuren
chapter-setup = Vorbereitung
chapter-turn = Dein Zug
chapter-event-die = Der Ereigniswürfel
chapter-regions = Landschaften und ihre Vorräte
chapter-principality = Das Fürstentum ausbauen
chapter-points = Figuren und Punkte
chapter-hand = Handkarten und Nachziehen
chapter-trade = Handel
chapter-actions = Aktionskarten
chapter-end = Das Ende des Spiels
chapter-cards = Preise, Zahlen und Karten
chapter-rulings = Entscheidungen zum Grundspiel
chapter-questions = Offene Fragen zum Grundspiel
chapter-wizards-and-dragons = Zauberer & Drachen
chapter-set-setup = Vorbereitung mit dem Themenset
chapter-magic = Magie
chapter-citadel = Die Zitadelle
chapter-wizards = Zauberer
chapter-books = Zauberbücher
chapter-magic-actions = Zauberaktionen
chapter-set-turn = Zug und Spielende
chapter-changes = Geänderte Regeln
chapter-preparation = Das Turnierspiel: Vorbereitung
chapter-event-stack = Das Turnierspiel: der Ereignisstapel
chapter-deck = Das Turnierspiel: dein Deck
chapter-play = Das Turnierspiel: Ablauf
chapter-set-cards = Die Karten des Themensets
chapter-proposals = Entscheidungen zum Themenset
chapter-answers = Fragen und Antworten
chapter-interactions = Wie die Karten zusammenwirken
# What this table has decided for itself, beyond the sources.
chapter-own = Entscheidungen dieses Tisches


## Rule book: The base game: cards, dice and tokens

rule-B1 = Das Grundspiel hat 120 Karten: 18 Startkarten (neun für jeden Spieler), 11 Landschaften, 7 Straßen, 5 Siedlungen, 7 Städte, 10 Ereignisse und 62 Ausbaukarten.
    .title = Die Karten
rule-B2 = Von den 62 Ausbaukarten sind 26 grün (Gebietsausbauten, für eine Siedlung oder eine Stadt), 16 rot (Stadtausbauten, nur für eine Stadt) und 20 gelb (Aktionskarten). Du hältst sie auf der Hand, bis du sie auslegst oder spielst.
    .title = Die Ausbaukarten
rule-B3 = Es gibt zwei Würfel: den Ertragswürfel mit den Zahlen 1 bis 6 und den Ereigniswürfel mit Symbolen. Dazu kommen zwei Figuren, um die beide Spieler wetteifern, die Ritterfigur und die Mühlenfigur.
    .title = Würfel und Figuren
rule-B4 = Du spielst unter einem von zwei Wappen: A ist weiß-rot, B ist schwarz-rot. Die neun Startkarten deines Wappens sind eine Straße, zwei Siedlungen und sechs Landschaften, eine für jeden Rohstoff.
    .title = Wappen und Startkarten
rule-B5 = Das Hügelland liefert Lehm, der Wald Holz, die Weide Wolle, das Gebirge Erz, das Ackerland Getreide und der Goldfluss Gold. Mit Gold wird im Grundspiel nichts gebaut: Du handelst damit und bezahlst Suchen.
    .title = Sechs Rohstoffe


## Rule book: The base game: setting up

rule-B6 = Lege deine Straße in die Mitte und an jedes ihrer Enden eine Siedlung. Deine sechs Landschaften liegen an den Ecken der Siedlungen, drei über der Reihe und drei darunter; welche wo liegt, bestimmst du.
    .title = Das Startfürstentum
rule-B7 = Jede deiner Startlandschaften zeigt 1 Rohstoff, auch der Goldfluss. Du beginnst also mit je einem der sechs Rohstoffe.
    .title = Von jedem einer
rule-B8 = Die 62 Ausbaukarten werden gemischt und auf fünf verdeckte Stapel verteilt, zwei zu 13 und drei zu 12 Karten. Die Landschaften und die Ereignisse werden jeweils gemischt und bilden zwei weitere verdeckte Stapel; Straßen, Siedlungen und Städte liegen offen und gehören dem, der sie zuerst baut. Option: Mit Zauberer & Drachen sind es andere Stapel (W4, W6, W61).
    .title = Die Stapel
rule-B9 = Jeder Spieler wirft den Ertragswürfel, und die höhere Zahl beginnt. Option: Der erste Platz beginnt ohne Wurf.
    .title = Wer beginnt
rule-B10 = Wer beginnt, sieht einen Ausbaukartenstapel durch, nimmt sich daraus 3 beliebige Karten und legt die übrigen in derselben Reihenfolge zurück. Dann macht der andere dasselbe mit einem anderen Stapel.
    .title = Die ersten Handkarten
rule-B11 = Deine beiden Siedlungen sind je 1 Siegpunkt wert, also beginnen beide Spieler mit 2 Siegpunkten.
    .title = Zwei Punkte für jeden
rule-B12 = Bei Wappen A trägt dein Ackerland die 1, dein Gebirge die 2, deine Weide die 3, dein Wald die 4, dein Hügelland die 5 und dein Goldfluss die 6. Bei Wappen B tragen sie in derselben Reihenfolge 2, 3, 4, 5 und 6, und der Goldfluss trägt die 1. So kommt jede Zahl in jedem Startfürstentum genau einmal vor.
    .title = Die Zahlen der Startlandschaften


## Rule book: The base game: your turn

rule-B13 = Zu Beginn deines Zuges wirfst du beide Würfel zusammen. Zuerst wird der Ereigniswürfel ausgeführt, dann der Ertragswürfel; beide gelten für beide Spieler.
    .title = Beide Würfel
rule-B14 = Jede Landschaft beider Spieler, die die gewürfelte Zahl trägt, gewinnt 1 Rohstoff, oder 2, wenn ein passendes Ertragsgebäude daneben steht (B66). Das geschieht nach jedem Ereignis, auch nach einem Räuberüberfall.
    .title = Ertrag
rule-B15 = Dann folgt deine Aktionsphase: Du baust, handelst, spielst Aktionskarten und reißt ab, so oft du willst und in beliebiger Reihenfolge.
    .title = Aktionen
rule-B16 = Wenn du mit deinen Aktionen fertig bist, vergleichst du deine Hand mit deinem Handkartenlimit und füllst sie auf oder tauschst eine Karte (B46 bis B49). Dann ist dein Gegner am Zug.
    .title = Das Nachziehen
rule-B17 = Eine Karte, die du beim Nachziehen nimmst, kannst du in diesem Zug nicht mehr einsetzen. Eine Abwehrkarte (B60) kann dir schon im Zug deines Gegners dienen, jede andere wartet auf deinen eigenen nächsten Zug.
    .title = Gezogen für später


## Rule book: The base game: the event die

rule-B18 = Der Ereigniswürfel zeigt je einmal die Keule (Räuberüberfall), die Windmühle (Handelsvorteil), den Ritterkopf (Turnier) und die Sonne (Ertragreiches Jahr) und zweimal das Fragezeichen (Ereigniskarte).
    .title = Sechs Seiten, fünf Symbole
rule-B19 = Keule: Du zählst die Rohstoffe auf allen deinen Landschaften, außer auf denen, die an ein eigenes Befestigtes Lager grenzen; dein Gegner zählt seine ebenso. Wer auf mehr als 7 kommt, verliert sein ganzes Erz und seine ganze Wolle, auch von bewachten Landschaften; wer auf 7 oder weniger kommt, verliert nichts. Option: Ohne die Schonfrist von B24 gilt das vom ersten Zug an.
    .title = Räuberüberfall
rule-B20 = Windmühle: Wer die Mühlenfigur hat, nimmt 1 Rohstoff seiner Wahl von den Landschaften des anderen Spielers. Hat niemand die Figur, geschieht nichts.
    .title = Handelsvorteil
rule-B21 = Ritterkopf: Wer mehr Turnierpunkte hat, zusammengezählt über alle Ritter in seinem Fürstentum, erhält 1 Rohstoff seiner Wahl von der Bank. Bei Gleichstand, auch bei 0 zu 0, erhält niemand etwas.
    .title = Turnier
rule-B22 = Sonne: Jeder Spieler erhält 1 Rohstoff seiner Wahl von der Bank.
    .title = Ertragreiches Jahr
rule-B23 = Fragezeichen: Die oberste Karte des Ereignisstapels wird aufgedeckt und für beide Spieler ausgeführt. Danach kommt sie verdeckt unter den Ereignisstapel.
    .title = Ereigniskarte
rule-B24 = In den ersten beiden Zügen jedes Spielers, also in den ersten vier des Spiels, bewirkt eine Keule auf dem Ereigniswürfel nichts, und der Würfel wird nicht noch einmal geworfen. Option: Ohne diese Schonfrist können die Räuber vom ersten Zug an kommen.
    .title = Zwei Züge Schonfrist
rule-B25 = Bei einem Räuberüberfall nimmt nur ein Befestigtes Lager Rohstoffe von der Zählung aus, und zwar die auf den beiden Landschaften, an die es grenzt. Ein Lagerhaus gibt es in diesem Spiel nicht.
    .title = Nur das Befestigte Lager schützt


## Rule book: The base game: regions and their stores

rule-B26 = Eine Landschaft lagert 0 bis 3 ihres Rohstoffs und wird so gedreht, dass sie die Menge zeigt. Ein vierter geht verloren; er wandert nie auf eine andere Landschaft, auch nicht auf eine derselben Art.
    .title = Höchstens drei
rule-B27 = Du bezahlst von beliebigen deiner Landschaften, die den Rohstoff lagern, auch von mehreren zugleich. Was du anders als durch den Ertragswürfel erhältst, kommt auf eine beliebige deiner Landschaften dieser Art, auf der noch Platz ist; du wählst, auf welche.
    .title = Bezahlen und erhalten
rule-B28 = Was auf den Landschaften lagert, sehen beide Spieler. Deine Handkarten sind verdeckt, nur ihre Zahl ist bekannt.
    .title = Offene Lager, verdeckte Hände


## Rule book: The base game: building your principality

rule-B29 = In der Mitte deines Fürstentums wechseln sich in einer Reihe Siedlungen (oder Städte) und Straßen ab. Diese Mittelreihe wächst nach links und nach rechts.
    .title = Die Mittelreihe
rule-B30 = Eine Straße legst du direkt links oder rechts an die äußerste Siedlung oder Stadt deiner Reihe. Zwei Straßen liegen nie nebeneinander, die nächste Karte auf dieser Seite muss also eine Siedlung sein.
    .title = Straße
rule-B31 = Eine Siedlung legst du an das freie Ende einer deiner Straßen. Sie ist 1 Siegpunkt wert und hat zwei Bauplätze, einen darüber und einen darunter.
    .title = Siedlung
rule-B32 = Eine neue Siedlung erhält sofort zwei Landschaften an ihrer Außenseite, eine oben und eine unten. Du legst die oberste Karte des Landschaftsstapels an eine der beiden Ecken, an welche du willst, und die nächste Karte an die andere; beide zeigen 0. Mit einem Kundschafter suchst du dir beide selbst aus (B81, U19).
    .title = Zwei neue Landschaften
rule-B33 = Eine Stadt legst du auf eine deiner Siedlungen, die dann nicht mehr zählt; was auf ihren Bauplätzen steht, bleibt. Eine Stadt ist insgesamt 2 Siegpunkte wert und hat vier Bauplätze, zwei darüber und zwei darunter.
    .title = Stadt
rule-B34 = Gebietsausbauten (grün) kommen auf jeden freien Bauplatz einer Siedlung oder Stadt. Stadtausbauten (rot) kommen nur auf die Bauplätze einer Stadt.
    .title = Grüne und rote Bauplätze
rule-B35 = Ein Bauplatz oben grenzt an die beiden oberen Landschaften, links und rechts seiner Siedlung oder Stadt; ein Bauplatz unten grenzt an die beiden unteren. Eine Landschaft zwischen zwei benachbarten Siedlungen oder Städten grenzt an Bauplätze von beiden.
    .title = Woran ein Bauplatz grenzt
rule-B36 = Die 7 Straßen, 5 Siedlungen und 7 Städte des Vorrats sind für beide Spieler zusammen da. Ist ein Vorrat leer, kann niemand mehr etwas dieser Art bauen; der Landschaftsstapel reicht für die Siedlungen immer aus.
    .title = Begrenzter Vorrat
rule-B37 = Im Grundspiel verlassen Straßen, Siedlungen, Städte und Landschaften nie wieder ihren Platz, wenn sie einmal liegen. Eine Stadt verdeckt ihre Siedlung nur.
    .title = Was für immer bleibt
rule-B38 = Den Preis einer Karte bezahlst du, wenn du sie auslegst. Außer dem Preis und einem passenden freien Bauplatz ist im Grundspiel nichts weiter nötig.
    .title = Preis und Platz
rule-B39 = Ritter und Handelsflotten sind Einheiten; jeder andere Gebiets- oder Stadtausbau ist ein Gebäude.
    .title = Gebäude und Einheiten
rule-B40 = In deiner eigenen Aktionsphase darfst du jeden deiner Gebiets- und Stadtausbauten abreißen; das kostet nichts, und erstattet wird auch nichts. Die Karte kommt auf den Ablagestapel.
    .title = Abreißen


## Rule book: The base game: tokens and points

rule-B41 = Ist deine Stärke größer als die deines Gegners, hast du die Ritterfigur, die 1 Siegpunkt wert ist. Die Stärke ist die Summe der Stärkepunkte deiner Ritter, und mit einer eigenen Schmiede kommt für jeden Ritter 1 hinzu; eine Mindestzahl gibt es nicht. Bei Gleichstand hat niemand die Figur.
    .title = Ritterfigur
rule-B42 = Hast du mehr Handelspunkte als dein Gegner und mindestens eine Stadt, hast du die Mühlenfigur, die 1 Siegpunkt wert ist. Bei Gleichstand, oder wenn der Spieler mit mehr Punkten keine Stadt hat, hat sie niemand.
    .title = Mühlenfigur
rule-B43 = Bei beiden Figuren wird nach jeder Veränderung auf dem Tisch neu verglichen, im Zug des einen wie des anderen Spielers, und sie wandern sofort.
    .title = Figuren wandern sofort
rule-B44 = Eine Siedlung zählt 1, eine Stadt 2, jede Figur 1. Wasserversorgung, Badhaus, Kirche, Bibliothek und Rathaus zählen je 1, der Koloss von Catan 2.
    .title = Siegpunkte
rule-B45 = Jede Handelsflotte zählt 1, oder 2, wenn du den Hafen hast. Befestigtes Lager, Hafen und Münzgießerei zählen je 1, der Markt 2, das Handelskontor 3, die Händlerzunft 4.
    .title = Handelspunkte


## Rule book: The base game: your hand and the draw step

rule-B46 = Dein Handkartenlimit beträgt 3 Karten und 1 mehr für jedes Kloster und jede Bibliothek in deinem Fürstentum. Mit allen vieren sind es 7.
    .title = Handkartenlimit
rule-B47 = Liegst du zu Beginn des Nachziehens unter dem Limit, nimmst du einzeln Karten, bis du es erreichst. Für jede wählst du neu: die oberste Karte eines beliebigen Ausbaukartenstapels, kostenlos, oder eine Suche.
    .title = Auffüllen
rule-B48 = Für eine Suche bezahlst du 2 beliebige Rohstoffe, gleiche oder verschiedene, oder nur 1, wenn du ein Rathaus hast. Du siehst einen Ausbaukartenstapel durch, nimmst 1 Karte deiner Wahl und lässt die übrigen in ihrer Reihenfolge.
    .title = Suche
rule-B49 = Hast du zu Beginn des Nachziehens das Limit erreicht oder überschritten, schiebst du zuerst die überzähligen Karten verdeckt unter beliebige Stapel. Dann darfst du eine Karte tauschen: Du schiebst sie unter einen Stapel und nimmst eine aus eben diesem Stapel, kostenlos die oberste oder durch eine Suche eine beliebige. In einem Zug füllst du also auf oder tauschst, nie beides.
    .title = Zu viele Karten oder gerade genug
rule-B50 = Außerhalb deines eigenen Zuges bindet dich das Handkartenlimit jederzeit. Bringt dich etwas darüber, schiebst du die überzähligen Karten sofort unter Stapel deiner Wahl, bevor das Spiel weitergeht.
    .title = Die Hand des anderen Spielers
rule-B51 = Sind alle Ausbaukartenstapel leer, nimmst du nichts. Ein Stapel ohne Karten behält seinen Platz.
    .title = Leere Stapel
rule-B52 = Gespielte Aktionskarten und abgerissene Ausbauten kommen offen auf den Ablagestapel. Im Grundspiel kehren sie nie zurück.
    .title = Der Ablagestapel


## Rule book: The base game: trade

rule-B53 = Du handelst nur in deiner eigenen Aktionsphase, und zwar so oft du willst.
    .title = Wann du handelst
rule-B54 = Du gibst 3 gleiche Rohstoffe für 1 deiner Wahl. Mit der Handelsflotte eines Rohstoffs gibst du von diesem nur 2, und mit der Münzgießerei nur 1 Gold. Was du gibst, darf von mehreren deiner Landschaften kommen.
    .title = Mit der Bank
rule-B55 = Du und dein Gegner dürft Rohstoffe tauschen, zu jeder Bedingung, der beide zustimmen. Vorschlagen darf es nur der Spieler am Zug.
    .title = Mit deinem Gegner


## Rule book: The base game: action cards

rule-B56 = Aktionskarten kosten nichts, und du darfst in einem Zug beliebig viele spielen. Nach Gebrauch kommen sie auf den Ablagestapel. Die einfachste, die Karawane, tauscht 1 oder 2 deiner Rohstoffe gegen ebenso viele andere deiner Wahl.
    .title = Kostenlos
rule-B57 = Solange beide Spieler zusammen weniger als 7 Siegpunkte haben, darf keine Aktionskarte gespielt werden. Nur der Kundschafter ist ausgenommen. Option: Ohne diese Sperre darf man sie von Anfang an spielen.
    .title = Anfangs gesperrt
rule-B58 = Aktionskarten spielst du in deiner eigenen Aktionsphase, nach Ereignis und Ertrag, wenn die Karte nichts anderes sagt. Der Alchimist kommt vor den Würfeln (B85).
    .title = Nach den Würfeln
rule-B59 = Eine Aktionskarte darfst du nur spielen, wenn sie in diesem Augenblick etwas bewirken kann.
    .title = Nicht ohne Wirkung
rule-B60 = Bischof und Kräuterhexe spielst du im Zug deines Gegners, vor dem Wurf für den Angriff, den sie abwehren sollen: den Bischof gegen Feuerteufel und Raubzug, die Kräuterhexe gegen den Schwarzen Ritter.
    .title = Abwehrkarten
rule-B61 = Über Feuerteufel, Schwarzen Ritter und Raubzug entscheidet ein einziger Wurf des Ertragswürfels, nachdem dein Gegner Gelegenheit hatte, eine Abwehrkarte zu spielen. Bei 1 bis 5 hast du Erfolg, nach einer Abwehrkarte aber nur bei 1 und 2; sonst trifft die Wirkung dich selbst. Dazwischen darf nichts anderes geschehen.
    .title = Der Angriff


## Rule book: The base game: the end of the game

rule-B62 = Das Spiel endet sofort, wenn du in deinem eigenen Zug 12 oder mehr Siegpunkte hast, und du hast gewonnen. Option: Mit Zauberer & Drachen sind es 13 (W44).
    .title = Zwölf Punkte
rule-B63 = Erreichst du 12 Punkte im Zug deines Gegners, geht das Spiel weiter. Hast du sie noch, wenn dein eigener Zug kommt, gewinnst du dann. Option: Mit Zauberer & Drachen endet das Spiel, in wessen Zug auch immer (W44).
    .title = Zwölf im falschen Zug


## Rule book: The base game: prices, numbers and cards

rule-B64 = Eine Straße kostet 2 Lehm und 1 Holz, eine Siedlung 1 Lehm, 1 Holz, 1 Wolle und 1 Getreide, eine Stadt 3 Erz und 2 Getreide.
    .title = Preise der Zentralkarten
rule-B65 = Die elf Landschaften des Stapels tragen diese Zahlen: Ackerland 3 und 4, Gebirge 4 und 5, Weide 5 und 6, Wald 6 und 1, Hügelland 1 und 2, Goldfluss 3. Zusammen mit den zwölf Startlandschaften (B12) ist keine Landschaftskarte doppelt vorhanden, und jede Zahl kommt viermal vor, nur die 2 kommt dreimal vor.
    .title = Die Zahlen der Landschaften
rule-B66 = Ein Ertragsgebäude lässt jede passende Landschaft, an die es grenzt, 2 statt 1 einbringen: die Getreidemühle das Ackerland, die Eisengießerei das Gebirge, die Woll-Manufaktur die Weide, das Sägewerk den Wald, die Ziegel-Brennerei das Hügelland. Das gilt nur, wenn die Zahl der Landschaft gewürfelt wird, und nie über 3 hinaus.
    .title = Doppelter Ertrag
rule-B67 = Mit der Handelsflotte eines Rohstoffs tauschst du diesen Rohstoff 2 zu 1, auf welchem Bauplatz sie auch liegt. Eine zweite Handelsflotte für denselben Rohstoff würde den Kurs nicht verbessern.
    .title = Handelsflotten
rule-B68 = Die zehn Ereigniskarten sind je einmal Bürgerkrieg, Konflikt, Baumeister und Jahreswechsel und je zweimal Seuche, Erfolgreiches Jahr und Fortschritt. Auf die Hand kommen sie nie.
    .title = Die Ereigniskarten


## Rule book: The base game: rulings on the base game

rule-B69 = Der Ereigniswürfel kommt vor dem Ertrag, auch wenn das zu deinem Nachteil ist. Die Rohstoffe dieses Wurfs sind noch nicht da, wenn das Ereignis ausgeführt wird, und sie kommen auch nach einem Räuberüberfall.
    .title = Immer zuerst das Ereignis
rule-B70 = Ein Befestigtes Lager nimmt seine beiden Landschaften nur von der Zählung aus. Lagern auf den anderen mehr als 7 Rohstoffe, gehen auch Erz und Wolle auf den bewachten verloren.
    .title = Bewacht, aber nicht verschont
rule-B71 = Hat beim Handelsvorteil der Nehmende für einen Rohstoff keinen Platz, so wird dieser nicht genommen: Der andere Spieler verliert ihn nicht.
    .title = Kein Platz beim Nehmenden
rule-B72 = Bei Gleichstand im Turnier oder um eine Figur wird nicht geteilt, und niemand hat ein älteres Recht: Keiner gewinnt etwas, und die Figur liegt in der Mitte.
    .title = Gleichstand bringt nichts
rule-B73 = Führst du bei den Handelspunkten, hast aber keine Stadt, bekommt dein Gegner die Mühlenfigur nicht an deiner Stelle. Sie bleibt in der Mitte, bis du eine Stadt hast oder überholt wirst.
    .title = Die Mühle braucht eine Stadt
rule-B74 = Ein Rohstoff aus einem Ereignis oder von einem Gebäude, der über den dritten hinausgeht, ist verloren wie jeder andere, und du darfst gelagerte Rohstoffe nicht verschieben, um Platz zu schaffen.
    .title = Auch Zugaben brauchen Platz
rule-B75 = Du siehst dir die erste Landschaft einer neuen Siedlung an und wählst ihre Ecke, bevor du die zweite aufdeckst; diese kommt an die andere Ecke.
    .title = Ecke für Ecke
rule-B76 = Alle vier Bauplätze einer Stadt dürfen Stadtausbauten tragen oder Gebietsausbauten oder beide in beliebiger Mischung.
    .title = In der Stadt jede Mischung
rule-B77 = Die beiden Bauplätze auf einer Seite einer Stadt grenzen an dieselben zwei Landschaften, ob sie direkt an der Stadt liegen oder weiter außen.
    .title = Innerer und äußerer Bauplatz
rule-B78 = Keine Karte des Grundspiels und auch kein Wunsch von dir bringt eine Straße, Siedlung oder Stadt an einen anderen Platz.
    .title = In der Mitte bewegt sich nichts
rule-B79 = Ein Stapel ohne Karten ist immer noch ein Stapel. Karten dürfen darunter geschoben werden, und so beginnt er von neuem.
    .title = Unter einen leeren Stapel
rule-B80 = Wer eine Suche bezahlt oder geschenkt bekommt, muss eine Karte nehmen. Nur beim Baumeister darfst du durchsehen und verzichten.
    .title = Durchsehen verpflichtet
rule-B81 = Das Durchsehen eines Ausbaukartenstapels ändert nie seine Reihenfolge. Der Landschaftsstapel dagegen wird gemischt, nachdem ein Kundschafter daraus gewählt hat.
    .title = Die Reihenfolge nach dem Durchsehen
rule-B82 = Auch mit zwei Rathäusern kostet eine Suche 1 Rohstoff. Klöster und Bibliotheken dagegen zählen zusammen: Jede dieser Karten erhöht dein Handkartenlimit um 1.
    .title = Mehrere derselben Art
rule-B83 = In deinem eigenen Zug darfst du bis zum Nachziehen mehr Karten halten, als dein Limit erlaubt. Dein Gegner darf das nicht: Das Spiel wartet, bis er seine Hand verringert hat.
    .title = Über dem Limit im eigenen Zug
rule-B84 = Verlierst du außerhalb deines eigenen Zuges ein Kloster oder eine Bibliothek, gilt das niedrigere Limit sofort. Ist das Gebäude auf deine Hand zurückgekehrt, zählt es dort mit.
    .title = Ein verlorenes Kloster oder eine Bibliothek
rule-B85 = Den Alchimisten spielst du, bevor irgendein Würfel geworfen wird: Du bestimmst die Zahl des Ertragswürfels und wirfst dann den Ereigniswürfel. Du kannst nicht erst das Ereignis abwarten; es wird trotzdem vor dem Ertrag ausgeführt, und der gilt für beide Spieler.
    .title = Alchimist
rule-B86 = Bei Erfolg nimmt dein Gegner ein Gebäude deiner Wahl auf die Hand zurück; sonst nimmst du eines deiner Gebäude zurück, das er aussucht. Jedes Gebäude darf bestimmt werden, ob Gebiets- oder Stadtausbau, auch eine Kirche, aber nie ein Ritter oder eine Handelsflotte. Du darfst auch ohne eigenes Gebäude angreifen, und dann kostet dich ein Misserfolg nichts; deine eigenen Gebäude kannst du nie bestimmen.
    .title = Feuerteufel
rule-B87 = Bei Erfolg nimmt dein Gegner einen Ritter deiner Wahl auf die Hand zurück; sonst nimmst du einen deiner Ritter zurück, den er aussucht. Du darfst auch ohne eigenen Ritter angreifen, und dann kostet dich ein Misserfolg nichts. Eine Kirche schützt nicht.
    .title = Schwarzer Ritter
rule-B88 = Eine Karte, die auf deine Hand zurückgekehrt ist, ist eine Karte wie jede andere. Du darfst sie bezahlen und wieder auslegen, sogar im selben Zug, wenn deine Aktionsphase noch bevorsteht oder noch andauert.
    .title = Eine zurückgenommene Karte
rule-B89 = Wird ein Gebäude, das einmal im Zug genutzt werden darf, niedergebrannt und im selben Zug wieder ausgelegt, darf es erneut genutzt werden. Im Grundspiel gibt es kein solches Gebäude; die Zaubermühle ist eines (W73).
    .title = Im selben Zug wieder aufgebaut
rule-B90 = Ist der Würfel für einen Angriff einmal geworfen, ist es für Bischof und Kräuterhexe zu spät. Sie helfen nur gegen die Karten, für die sie bestimmt sind.
    .title = Abwehr vor dem Wurf
rule-B91 = Bei Erfolg nimmst du deinem Gegner 2 Rohstoffe deiner Wahl; sonst nimmt er dir 2 seiner Wahl. Beide dürfen von derselben Art sein. Genommen werden kann nur, wofür der Nehmende Platz hat, und ist nur 1 da, dann ist es 1.
    .title = Raubzug
rule-B92 = Du nimmst deinem Gegner 1 oder 2 Rohstoffe deiner Wahl und gibst ihm dann genau 1 deiner Wahl zurück, auch einen der eben genommenen. Jeder von euch braucht Platz für das, was er erhält. Es gibt keinen Wurf und keine Abwehr.
    .title = Händler
rule-B93 = Dein Gegner zeigt dir seine Hand, und ist eine Einheit oder eine Aktionskarte darunter, musst du eine nehmen. Du behältst sie oder setzt sie sofort zum üblichen Preis ein, auch einen weiteren Spion. Gegen eine leere Hand kann der Spion nicht gespielt werden; enthält die Hand nur andere Karten, ist der Spion verbraucht.
    .title = Spion
rule-B94 = Jeder Spieler nimmt einen Ritter oder eine Handelsflotte auf die Hand zurück, und zwar die Einheit, die sein Gegner bestimmt; der Spieler am Zug bestimmt zuerst. Einheiten auf den Bauplätzen einer Stadt mit Kirche können nicht bestimmt werden, und wer keine andere Einheit hat, bleibt verschont.
    .title = Bürgerkrieg: wer bestimmt
rule-B95 = Nach dem Bürgerkrieg verringern beide Spieler ihre Hand sofort bis auf das Limit, auch der Spieler am Zug.
    .title = Bürgerkrieg: die Hände
rule-B96 = Wer die Ritterfigur hat, sieht sich die Hand des Gegners an und schiebt 2 Karten daraus, die er selbst auswählt, unter einen Stapel; beide kommen unter denselben. Hat die Hand weniger Karten, sind es entsprechend weniger. Der Betroffene füllt erst beim Nachziehen in seinem eigenen Zug wieder auf; hat niemand die Figur, geschieht nichts.
    .title = Konflikt
rule-B97 = Jede Landschaft an einer Stadt verliert 1 Rohstoff, und auch zwischen zwei Städten nur 1. Eine Wasserversorgung schützt alle Landschaften ihres Besitzers, ein Badhaus die vier rings um seine Stadt, auch solche, die sie sich mit einer Nachbarstadt teilt.
    .title = Seuche
rule-B98 = Jede Landschaft gewinnt 1 Rohstoff für jedes Befestigte Lager, das an sie grenzt. Zwischen zwei Befestigten Lagern gewinnt sie also 2, aber nie mehr als die 3, die sie lagern kann.
    .title = Erfolgreiches Jahr
rule-B99 = Du erhältst 1 Rohstoff deiner Wahl für jedes Kloster und jede Bibliothek, die du hast, und dein Gegner ebenso für seine.
    .title = Fortschritt
rule-B100 = Der Jahreswechsel kommt zuerst in den Ereignisstapel zurück, dann wird der ganze Stapel gemischt.
    .title = Jahreswechsel
rule-B101 = Der Hafen zählt selbst 1 Handelspunkt und lässt jede deiner Handelsflotten 1 mehr zählen. Mit drei Handelsflotten sind das 7 Punkte, der des Hafens selbst eingerechnet.
    .title = Hafen und Handelsflotten
rule-B102 = Wo eine Handelsflotte liegt, ist für ihren Handel gleich, ebenso, von welchen deiner Landschaften du die beiden Rohstoffe nimmst.
    .title = Handelsflotten brauchen keine Küste
rule-B103 = Eine Karte, die du abreißt, kommt weder auf deine Hand noch unter einen Stapel, und du bekommst nichts zurück.
    .title = Abgerissen für immer
rule-B104 = Es genügt nicht, dass du eine Aktionskarte damit nur los wärst: Kann nichts von dem geschehen, was sie sagt, darf sie nicht gespielt werden, zum Beispiel ein Händler gegen einen Gegner ohne Rohstoffe.
    .title = Karten ohne Wirkung


## Rule book: The base game: open questions of the base game

rule-U1 = Die meisten Preise sind nur als Bilder gedruckt und wurden ein einziges Mal von den Karten abgelesen. Hier gilt der Preis, der bei jeder Karte angegeben ist; jeder Preis, der sich nachprüfen ließ, stimmte.
    .title = Preise der Ausbauten
rule-U2 = Auch manche Punkte wurden ein einziges Mal von den Karten abgelesen: 1 Handelspunkt für das Befestigte Lager, 3 für das Handelskontor und 4 für die Händlerzunft, je 1 Siegpunkt für Wasserversorgung und Bibliothek. Hier gelten sie so.
    .title = Punkte der Gebäude
rule-U3 = Die Ritter haben diese Stärke- und Turnierpunkte: Konrad 2 und 1, Falk 1 und 5, Götz 5 und 2, Hagen 1 und 2, Karl 7 und 1, Otto 3 und 2, Pippin 1 und 3, Siegfried 1 und 1, Walter 3 und 1. Nicht alle ließen sich an einer zweiten Quelle prüfen.
    .title = Punkte der Ritter
rule-U4 = Beim Baumeister sieht erst der Spieler am Zug und dann der andere, mit einem anderen Stapel, kostenlos einen Ausbaukartenstapel durch. Du darfst 1 Karte nehmen, die in diesem Zug schon eingesetzt werden darf, und legst dafür 1 Karte deiner Hand weg. Wohin sie kommt, darin sind sich die Regelhefte uneins: Hier kommt sie unter einen beliebigen Stapel, und es darf die eben genommene Karte sein.
    .title = Baumeister
rule-U5 = Hast du keine Karte auf der Hand, darfst du einen Stapel durchsehen, aber keine Karte nehmen, denn getauscht wird eine gegen eine.
    .title = Baumeister mit leerer Hand
rule-U6 = Das eine Regelheft verbietet es, nach einem anderen ist der Spion damit verbraucht. Hier ist es verboten, denn wie viele Karten eine Hand hat, wissen beide.
    .title = Spion gegen eine leere Hand
rule-U7 = Darfst du einen Rohstoff wählen, den du erhältst, so darfst du auch einen nennen, für den du keinen Platz hast; er ist verloren. Ein Tausch mit der Bank oder eine Karawane, für die dir der Platz fehlt, wird dagegen abgewiesen.
    .title = Wahl ohne Platz
rule-U8 = Haben beide Spieler zu wählen, beim Ertragreichen Jahr oder beim Fortschritt, wählt der Spieler am Zug zuerst.
    .title = Wer zuerst wählt
rule-U9 = Gegen einen Angriff darf nur eine einzige Abwehrkarte gespielt werden. Sie bestimmt die Chancen schon ganz.
    .title = Eine Abwehrkarte
rule-U10 = Für die 7 Punkte von B57 zählt alles, was Siegpunkte bringt: Siedlungen, Städte, Gebäude und Figuren.
    .title = Welche Punkte die Sperre lösen
rule-U11 = Fallen beide Spieler zusammen wieder unter 7 Punkte, sind die Aktionskarten wieder gesperrt.
    .title = Wieder gesperrt
rule-U12 = Der Wurf für einen Angriff steht für sich. Keine Karte ändert ihn, und keine Landschaft bringt dafür Ertrag.
    .title = Der Würfel beim Angriff
rule-U13 = In deinem eigenen Zug werden die Punkte nach jeder Veränderung gezählt, auch gleich nach dem Ereignis. Sobald es genug sind, hast du gewonnen. Eine neue Siedlung zählt mit ihren beiden Landschaften, also werden diese vorher angelegt.
    .title = Wann die Punkte gezählt werden
rule-U14 = Bringt ein Ereignis beide Hände über ihr Limit, verringert zuerst der Spieler am Zug die seine.
    .title = Beide Hände zu groß
rule-U15 = Beim Kartentausch darfst du deine Karte unter einen Stapel legen, in dem keine andere Karte ist. Du nimmst dann dieselbe Karte wieder.
    .title = Tausch mit einem leeren Stapel
rule-U16 = Werfen beide beim Auswürfeln des ersten Zuges dieselbe Zahl, werfen beide noch einmal. Option: Beginnt der erste Platz, wird nicht geworfen.
    .title = Gleiche Würfe
rule-U17 = Ein Angebot an deinen Gegner darf auch nur aus einer Seite bestehen. Du darfst etwas für nichts geben oder darum bitten.
    .title = Geschenke
rule-U18 = Welches Wappen du hast, entscheidet nicht darüber, wer beginnt. Wie die Wappen hier verteilt werden, steht in R8.
    .title = Wappen und erster Zug
rule-U19 = Den Kundschafter spielst du zusammen mit der Siedlung, in einer einzigen Aktion, und bezahlst den Preis der Siedlung. Du siehst den Landschaftsstapel durch, nimmst zwei beliebige Landschaften, legst sie mit 0 an die beiden Ecken, wie du willst, und der Stapel wird gemischt.
    .title = Kundschafter und Siedlung in einem
rule-U20 = Nicht von jeder Karte ist der gedruckte Name in jeder Sprache überliefert. Wo er fehlt, ist er hier übersetzt.
    .title = Namen der Karten
rule-U21 = Kann kein Spieler mehr die nötigen Punkte erreichen, geht das Spiel einfach weiter; ein anderes Ende kennen die Regelhefte nicht. Option: Eine Simulation darf eine Höchstzahl von Zügen setzen (R6).
    .title = Kein Weg zum Ende
rule-U22 = Die Regeln hier sind die von 2005. Ob sich mit der Überarbeitung von 2003 Preise oder Punkte geändert haben, ließ sich nicht feststellen; hier gelten sie als unverändert.
    .title = Ausgaben


## Rule book: Wizards & Dragons: setting up with the theme set

rule-W1 = Zauberer & Drachen wird zusammen mit dem Grundspiel gespielt. Beide Spieler teilen sich ein Grundspiel und ein Themenset, außer im Turnierspiel (W53). Option: das Grundspiel allein, dieses erweiterte Spiel oder das Turnierspiel.
    .title = Nur mit dem Grundspiel
rule-W2 = Dein Startfürstentum legst du aus wie im Grundspiel (B6).
    .title = Dieselben Fürstentümer
rule-W3 = Das Themenset hat 45 Karten. Zuerst werden seine 5 Zitadellen und 3 Ereigniskarten heraussortiert; 37 Karten bleiben übrig.
    .title = Das Themenset sortieren
rule-W4 = Die 62 Ausbaukarten des Grundspiels werden gemischt und auf vier statt fünf verdeckte Stapel verteilt: zwei zu 16 und zwei zu 15 Karten.
    .title = Vier Stapel des Grundspiels
rule-W5 = Die 5 Zitadellen liegen offen neben diesen Stapeln, mit der Seite „Zauberer abwesend“ nach oben. Sie sind ein Vorrat für beide Spieler.
    .title = Die Zitadellen
rule-W6 = Die 37 anderen Karten des Themensets werden gemischt und auf zwei verdeckte Stapel zu 19 und 18 Karten verteilt, die neben den Zitadellen liegen. So gibt es sechs Ausbaukartenstapel.
    .title = Zwei Stapel des Themensets
rule-W7 = Die 10 Ereignisse des Grundspiels und die 3 des Themensets (einmal Komet, zweimal Tanz der Einhörner) werden zu einem Ereignisstapel von 13 Karten gemischt.
    .title = Dreizehn Ereignisse
rule-W8 = Straßen, Siedlungen, Städte und Landschaften haben ihre Stapel wie im Grundspiel. Mit den sechs Ausbaukartenstapeln und den Ereignissen sind das elf Stapel, und daneben liegen die Zitadellen.
    .title = Die übrigen Stapel
rule-W9 = Würfel, Ritterfigur und Mühlenfigur sind die des Grundspiels.
    .title = Würfel und Figuren
rule-W10 = Deine 3 ersten Handkarten wählst du aus einem der sechs Stapel, auch aus denen des Themensets, und lässt seine Reihenfolge unverändert. Wie im Grundspiel (B10) nimmt dein Gegner einen anderen Stapel.
    .title = Die ersten Handkarten


## Rule book: Wizards & Dragons: magic

rule-W11 = Die magischen, violetten Karten sind eine Gruppe für sich, und die Zauberkraft, das Symbol mit dem weißen Rand, ist kein Rohstoff. Man kann sie nicht tauschen, kein Würfel bringt sie ein, und nichts, was Rohstoffe zählt, zählt sie mit.
    .title = Zauberkraft ist kein Rohstoff
rule-W12 = Du kannst zaubern, sobald du einen Zauberer mit Zauberkraft hast.
    .title = Wer zaubern kann


## Rule book: Wizards & Dragons: the citadel

rule-W13 = Du bezahlst den Preis, nimmst eine Zitadelle aus dem Vorrat und legst sie wie eine Stadt auf eine deiner Siedlungen. Der gedruckte Preis ist uns nicht überliefert; hier sind es 2 Lehm und 2 Erz.
    .title = Eine Zitadelle bauen
rule-W14 = Eine Zitadelle wird mit der Seite „Zauberer abwesend“ nach oben gelegt und ist 1 Siegpunkt wert. Das ist der Siegpunkt der Siedlung darunter, nicht einer mehr.
    .title = Ohne Zauberer
rule-W15 = Schon ohne Zauberer hat eine Zitadelle vier Bauplätze wie eine Stadt, zwei darüber und zwei darunter, für Gebietsausbauten, Einheiten eingeschlossen, für Drachen, magische Ausbauten und Zauberbücher.
    .title = Vier Bauplätze
rule-W16 = Stadtausbauten können an einer Zitadelle nicht ausgelegt werden.
    .title = Keine roten Karten
rule-W17 = Eine Zitadelle hat Platz für vier Zauberer, je einen an jeder der vier Landschaften um sie herum. Das sind Plätze neben ihren Bauplätzen, keine Bauplätze.
    .title = Platz für vier Zauberer
rule-W18 = Ereignisse und Aktionen, die eine Stadt betreffen, betreffen eine Zitadelle nicht. Sie verhilft dir auch nicht zur Mühlenfigur, und ihre Landschaften sind der Seuche nicht ausgesetzt.
    .title = Eine Zitadelle ist keine Stadt
rule-W19 = Zwei deiner Zitadellen dürfen nie benachbart sein: In deiner Reihe muss mindestens eine Siedlung oder Stadt zwischen ihnen liegen.
    .title = Nie nebeneinander
rule-W20 = Sobald an einer ihrer Landschaften ein Zauberer liegt, wird die Zitadelle umgedreht und ist insgesamt 2 Siegpunkte wert.
    .title = Mit Zauberer
rule-W21 = Verliert eine Zitadelle ihren letzten Zauberer, wird sie zurückgedreht und ist wieder 1 Siegpunkt wert.
    .title = Der letzte Zauberer fort
rule-W22 = Zauberer, Zauberbücher, Drachen und magische Ausbauten können nur an einer Zitadelle ausgelegt werden, nie an einer Siedlung oder Stadt.
    .title = Magie braucht eine Zitadelle
rule-W23 = Gebietsausbauten dürfen an einer Zitadelle ausgelegt werden, noch bevor ein Zauberer gekommen ist.
    .title = Grüne Karten sofort


## Rule book: Wizards & Dragons: wizards

rule-W24 = Einen Zauberer legst du in deiner Aktionsphase von der Hand aus und bezahlst ihn mit Gold: Ari mit 3 Gold, jeden anderen mit 1 Gold und 1 Rohstoff seiner eigenen Art.
    .title = Der Preis eines Zauberers
rule-W25 = Du brauchst eine eigene Zitadelle. Der Zauberer liegt über oder unter einer ihrer vier Landschaften, an der Außenseite.
    .title = Wo Zauberer liegen
rule-W26 = An jeder Landschaft ist Platz für einen Zauberer, an einer Zitadelle also für höchstens vier.
    .title = Einer an jeder Landschaft
rule-W27 = Arsa liegt nur an Hügelland, Hafli nur an einem Wald, Hor nur an einer Weide, Ira nur an Gebirge und Tali nur an Ackerland. Ari liegt an einer Landschaft beliebiger Art, auch an einem Goldfluss.
    .title = Jedem sein Land
rule-W28 = Ein Zauberer beginnt mit 2 Zauberkraft. Die Karte kann 0 bis 3 anzeigen.
    .title = Zwei zu Beginn
rule-W29 = Gibt ein Zauberer Zauberkraft aus, wird seine Karte um ebenso viel heruntergedreht.
    .title = Ausgeben
rule-W30 = Du drehst die Landschaft des Zauberers um beliebig viele Rohstoffe herunter und den Zauberer um ebenso viele hinauf. Dazu taugt nur die Landschaft, an der er liegt; bei Ari kann es also jeder Rohstoff sein.
    .title = Aufladen
rule-W31 = Ein Zauberer, dessen Zauberkraft du in deinem eigenen Zug erhöht hast, ist erschöpft und kann für den Rest dieses Zuges keine ausgeben. Vom nächsten Zug deines Gegners an kann er wieder zaubern.
    .title = Erschöpft nach dem Aufladen
rule-W32 = Nur ein Zauberer kann einen Zauberer angreifen. Karten, die Ritter treffen, wie Bürgerkrieg und Schwarzer Ritter, lassen Zauberer unberührt.
    .title = Nur Zauberer gegen Zauberer
rule-W33 = Ein Zauberer gilt als Landschaftsausbau und schützt seine Landschaft daher vor Zauberland (W76) und „Land wechsle dich“ (W94).
    .title = Ein Landschaftsausbau
rule-W34 = Jeden Zauberer gibt es nur einmal. Im Turnierspiel ist das von Bedeutung (W63).
    .title = Einmalig
rule-W35 = Die Zauberkraft für einen Zauberspruch, einen Drachen oder einen magischen Ausbau darf von mehreren deiner Zauberer kommen, an welcher deiner Zitadellen sie auch liegen.
    .title = Zauberkraft von mehreren Zauberern


## Rule book: Wizards & Dragons: spell books

rule-W36 = Ein Zauberbuch legst du von der Hand kostenlos auf einen freien Bauplatz einer Zitadelle. Ein Zauberer muss noch nicht da sein. Jedes Zauberbuch belegt einen Bauplatz, und eine Zitadelle kann mehrere tragen.
    .title = Ein Zauberbuch auslegen
rule-W37 = Einen Zauberspruch aus einem Zauberbuch sprichst du in deinem eigenen Zug, zu jedem Zeitpunkt deiner Aktionsphase, wenn das Zauberbuch nicht selbst einen anderen Zeitpunkt nennt.
    .title = Wann du zauberst
rule-W38 = Du bezahlst die Zauberkraft, die das Zauberbuch angibt. Du brauchst mindestens einen Zauberer; er darf zu einer anderen Zitadelle gehören als das Zauberbuch.
    .title = Was ein Zauberspruch kostet
rule-W39 = Jeden Zauberspruch darfst du höchstens einmal in einem Zug sprechen.
    .title = Einmal im Zug
rule-W40 = In deiner Aktionsphase darfst du eines deiner Zauberbücher kostenlos entfernen, um Platz zu schaffen. Es kommt auf den Ablagestapel.
    .title = Ein Zauberbuch entfernen


## Rule book: Wizards & Dragons: magic actions

rule-W41 = Eine Zauberaktion spielst du in deiner Aktionsphase von der Hand und bezahlst 1 Zauberkraft. Sie wird einmal benutzt und kommt auf den Ablagestapel.
    .title = Eine Zauberkraft
rule-W42 = Zauberaktionen sind Aktionskarten, also gilt W47 für sie. Zaubersprüche aus Zauberbüchern sind es nicht: Man darf sie sprechen, bevor die Aktionskarten frei sind. Option: Ohne die Sperre hält nichts die einen oder die anderen auf.
    .title = Gesperrt wie Aktionskarten


## Rule book: Wizards & Dragons: turn and end

rule-W43 = Der Zug ist der des Grundspiels: Du würfelst, beide führen das Ereignis aus, beide erhalten den Ertrag, du führst deine Aktionen aus, du füllst auf oder tauschst eine Karte; dann ist dein Gegner am Zug.
    .title = Der Zug
rule-W44 = Das Spiel endet in dem Augenblick, in dem jemand 13 Siegpunkte hat, in wessen Zug auch immer (P22).
    .title = Dreizehn Punkte


## Rule book: Wizards & Dragons: changed rules

rule-W45 = In den ersten beiden Runden bewirkt eine Keule auf dem Ereigniswürfel nichts. Eine Runde sind zwei aufeinanderfolgende Züge, einer von jedem Spieler; gemeint sind also die ersten vier Züge, wie im Grundspiel (B24). Option: Ohne diese Schonfrist können die Räuber vom ersten Zug an kommen.
    .title = Zwei Runden Schonfrist
rule-W46 = Der Kundschafter darf gespielt werden, bevor W47 andere Aktionskarten erlaubt, und keine andere Karte sonst.
    .title = Nur der Kundschafter ist frei
rule-W47 = In diesem Spiel und im Turnierspiel gilt B57 nicht. Stattdessen darf man Aktionskarten spielen, sobald beide Spieler gleichzeitig je mindestens 3 Siegpunkte hatten. Von da an bleibt die Erlaubnis bestehen, was auch immer später verloren geht. Option: Ohne diese Sperre darf man sie von Anfang an spielen.
    .title = Drei Punkte für jeden
rule-W48 = Mit dem Spion darfst du eine Aktionskarte oder eine Einheit von der Hand deines Gegners nehmen, aber nie ein Gebäude.
    .title = Gebäude sind vor Spionen sicher
rule-W49 = Zauberer, Zauberaktionen und Zauberbücher darfst du mit dem Spion nur nehmen, wenn du selbst eine Zitadelle hast.
    .title = Spione und magische Karten
rule-W50 = In deiner Aktionsphase darfst du eigene Gebäude und Einheiten kostenlos abreißen; sie kommen auf den Ablagestapel und nirgendwo sonst hin. Der Bauplatz ist sofort frei. Eine Zitadelle kann wie jede Karte der Mittelreihe nicht abgerissen werden.
    .title = Abreißen
rule-W51 = Brauchte eine Karte beim Auslegen eine andere und verschwindet diese andere später, bleibt die Karte liegen.
    .title = Verlorene Bedingungen
rule-W52 = In den gedruckten Regeln steht ein Absatz über den Handelsposten, eine Sonderkarte eines anderen Themensets. In diesem Spiel gibt es keinen; er ist nicht das Handelskontor.
    .title = Der Handelsposten


## Rule book: Wizards & Dragons: the tournament: preparation

rule-W53 = Zum Turnierspiel bringt jeder Spieler ein Grundspiel und mindestens ein Themenset mit, hier Zauberer & Drachen, und setzt jedes Themenset nur einmal ein. So hat jeder eine vollständige Auswahl an Karten.
    .title = Zwei Spiele
rule-W54 = Das Grundspiel des Gastgebers liefert die 18 Startkarten und die 7 Straßen, 5 Siedlungen, 7 Städte und 11 Landschaften des gemeinsamen Vorrats. Jeder Spieler nimmt die neun Karten eines Wappens, und der Ereignisstapel liegt in der Mitte.
    .title = Was der Gastgeber stellt
rule-W55 = Die 5 Zitadellen liegen als eigener Stapel in der Mitte und gehören zu keinem Deck. Jede andere Sonderkarte müsste im Deck eines Spielers sein.
    .title = Die Zitadellen


## Rule book: Wizards & Dragons: the tournament: the event stack

rule-W56 = Du gibst 1 Bürgerkrieg und 1 Seuche in den Ereignisstapel, und dein Gegner ebenso. Der Gastgeber gibt noch 1 Jahreswechsel dazu.
    .title = Die festen Ereignisse
rule-W57 = Du fügst heimlich 4 weitere Ereignisse aus deinem Grundspiel und deinem Themenset hinzu, und dein Gegner ebenso; einen weiteren Jahreswechsel darf niemand hinzufügen. Ungesehen gemischt ergeben sie einen Stapel von 13 Karten.
    .title = Die gewählten Ereignisse


## Rule book: Wizards & Dragons: the tournament: your deck

rule-W58 = In deinem Deck sind nur Karten ohne Symbol auf der Rückseite: Gebietsausbauten, Stadtausbauten, magische Karten und Aktionskarten. Zentralkarten, Landschaften und Ereignisse gehören nicht hinein.
    .title = Was in ein Deck darf
rule-W59 = Dein Deck hat genau 33 Karten, die du frei und heimlich auswählst.
    .title = Dreiunddreißig Karten
rule-W60 = Keine Karte darf öfter in deinem Deck sein, als sie in einem Grundspiel und einem Themenset zusammen vorkommt. Es gibt also höchstens drei Spione.
    .title = Nicht mehr, als es gibt
rule-W61 = Von deinen 33 Karten nimmst du 3 deiner Wahl als erste Handkarten. Die anderen 30 werden gemischt und auf vier eigene Stapel verteilt, zwei zu 8 und zwei zu 7 Karten.
    .title = Hand und Stapel


## Rule book: Wizards & Dragons: the tournament: play

rule-W62 = Jeder Spieler hat einen eigenen Ablagestapel und vier eigene Stapel. „Ablegen“ und „unter einen Stapel“ meinen immer deine eigenen; die Stapel deines Gegners sind dir verwehrt, wenn nicht eine Karte etwas anderes sagt.
    .title = Jedem seine Stapel
rule-W63 = Solange ein Ritter, Zauberer oder Drache im Fürstentum deines Gegners liegt, kannst du deine Karte gleichen Namens nicht auslegen. Sobald seine fort ist, darfst du es.
    .title = Namen sind einmalig
rule-W64 = Eine Karte, die du mit dem Spion nimmst, gehört in dieser Partie dir. Ihr Besitzer bekommt sie erst nach dem Spiel zurück.
    .title = Vom Spion gestohlen
rule-W65 = Beim Nachziehen kommt die Karte, die du tauschst, unter eben den eigenen Stapel, aus dem du die neue nimmst, wie in B49.
    .title = Kartentausch
rule-W66 = W45 bis W51 gelten auch im Turnierspiel. Was eine Karte voraussetzt, muss in deinem eigenen Fürstentum liegen, wenn du sie auslegst.
    .title = Was sonst noch gilt
rule-W67 = Auch das Turnierspiel endet in dem Augenblick, in dem jemand 13 Siegpunkte hat.
    .title = Das Ende


## Rule book: Wizards & Dragons: the cards of the theme set

rule-W68 = Ein Drache ist eine Einheit und liegt auf einem Bauplatz einer Zitadelle; seine Stärke zählt zu deiner. Preis und Stärke sind uns nicht überliefert: Hier kostet Ismai 3 Zauberkraft und hat die Stärke 4, Samsor kostet 4 und hat die Stärke 5.
    .title = Drachen
rule-W69 = Eine Schmiede macht einen Drachen nicht stärker. Ebenso wenig täten es Burg, Bordell, Burgfräulein Imelda oder Turnierplatz, Karten, die es in diesem Spiel nicht gibt.
    .title = Drachen und andere Karten
rule-W70 = Der Schwarze Ritter darf einen Drachen vertreiben, als wäre er ein Ritter, und die Kräuterhexe hilft dagegen.
    .title = Drachen werden wie Ritter angegriffen
rule-W71 = Um ihn auszulegen, brauchst du zwei Zitadellen, und hier kostet er 1 Erz, 1 Gold und 2 Zauberkraft. Er schützt die Einheiten, Rohstoffe und Gebäude beider Spieler: Keine Aktionskarte, keine Zauberaktion und kein Zauberspruch darf Landschaften, Rohstoffe oder Ausbauten aus dem Fürstentum eines Gegners nehmen oder sie unbrauchbar machen.
    .title = Stein der Weisen
rule-W72 = Sie kostet 1 Lehm, 1 Holz und 1 Zauberkraft. In deiner Aktionsphase bezahlst du, so oft du willst, 1 Zauberkraft und wirfst den Ertragswürfel: Bei 3 bis 6 erhältst du 1 Rohstoff deiner Wahl, bei 2 nichts, und bei 1 explodiert die Küche und kommt auf den Ablagestapel.
    .title = Zauberküche
rule-W73 = Sie kostet 1 Holz, 1 Getreide und 1 Zauberkraft. Einmal in jedem deiner Züge bezahlst du in deiner Aktionsphase 1 Gold und erhöhst die Zauberkraft eines beliebigen deiner Zauberer um 1. Die Mühle muss nicht an einen Goldfluss grenzen.
    .title = Zaubermühle
rule-W74 = 1 Zauberkraft. Du siehst dir die obersten 3 Karten des Ereignisstapels an, schiebst beliebig viele davon unter den Stapel und legst die anderen in beliebiger Reihenfolge wieder obenauf.
    .title = Wächter des Schicksals
rule-W75 = 2 Zauberkraft. Du nimmst von zwei verschiedenen Ausbaukartenstapeln je die obersten 2 Karten auf die Hand (im Turnierspiel von deinen eigenen). Du darfst sie sofort einsetzen; was dein Handkartenlimit übersteigt, kommt beim Nachziehen wieder unter Stapel.
    .title = Eingebung
rule-W76 = 2 Zauberkraft. Du tauschst eine deiner Landschaften gegen eine deines Gegners; beide wählst du aus. Jeder Besitzer muss mindestens zwei dieser Art haben, an keiner der beiden Landschaften darf ein Zauberer liegen, und was auf den Karten lagert, bleibt darauf.
    .title = Zauberland
rule-W77 = 1 Zauberkraft. Du siehst einen Ausbaukartenstapel durch, nimmst 1 Karte und schiebst 1 andere Karte deiner Hand unter diesen Stapel; die Reihenfolge der übrigen bleibt unverändert. Die neue Karte darfst du sofort einsetzen.
    .title = Magisches Auge
rule-W78 = 1 Zauberkraft. Zwei deiner Gebäude oder zwei deiner Einheiten tauschen ihre Bauplätze miteinander. Beide müssen auf ihrem neuen Bauplatz erlaubt sein; getauscht wird nur ein einziges Paar.
    .title = Ort wechsle dich
rule-W79 = 2 Zauberkraft. Du sprichst den Zauberspruch vor den Würfeln und bestimmst das Symbol des Ereigniswürfels; geworfen wird nur der Ertragswürfel.
    .title = Zeitrad
rule-W80 = 1 Zauberkraft. Du siehst dir von vier Ausbaukartenstapeln jeweils die oberste Karte an und legst sie zurück. Im Turnierspiel dürfen auch Stapel deines Gegners darunter sein.
    .title = Wahrsagerei
rule-W81 = 1 Zauberkraft. Die Stärkepunkte eines deiner Ritter oder Drachen, bei einem Ritter samt dem Punkt der Schmiede, werden verdoppelt, bis der nächste Zug deines Gegners zu Ende ist.
    .title = Zaubertrank
rule-W82 = 2 Zauberkraft. Spielt dein Gegner eine Aktionskarte oder eine Zauberaktion, auch eine friedliche, darfst du sofort diesen Zauberspruch sprechen, selbst in seinem Zug. Die Karte bewirkt nichts, und ihr Besitzer schiebt sie unter einen Stapel. Zaubersprüche aus Zauberbüchern verhindert das Zauberveto nicht.
    .title = Zauberveto
rule-W83 = 2 Zauberkraft. Du erklärst das Ereignis des Ereigniswürfels für ungültig, bevor es ausgeführt wird. Bei einem Fragezeichen darfst du warten, bis die Ereigniskarte aufgedeckt ist; diese Karte kommt unter den Ereignisstapel.
    .title = Zeitsprung
rule-W84 = Jeder Spieler mit mehr als 3 Siegpunkten schiebt seine ganze Hand unter einen Stapel und zieht von diesem neue Karten von oben. Der Spieler am Zug wählt zuerst einen Stapel, und der andere muss einen anderen wählen; im Turnierspiel nimmt jeder einen eigenen.
    .title = Komet
rule-W85 = Nach dem Kometen ziehst du bis zu deinem Handkartenlimit, auch wenn du vorher weniger Karten hattest.
    .title = Volle Hand nach dem Kometen
rule-W86 = Jeder Zauberer beider Spieler gewinnt 1 Zauberkraft. Mehr als 3 fasst ein Zauberer nicht; der Überschuss ist verloren.
    .title = Tanz der Einhörner
rule-W87 = Du siehst den Ereignisstapel durch, nimmst eine Karte aus dem Spiel, nie den Jahreswechsel, und zeigst sie vor. Die Reihenfolge der anderen bleibt unverändert.
    .title = Bessere Welt
rule-W88 = Du bestimmst einen deiner Zauberer und einen deines Gegners. Beide Spieler würfeln und zählen die Zauberkraft ihres Zauberers dazu; bei gleicher Summe wird noch einmal gewürfelt. Wer weniger hat, schiebt seinen Zauberer unter einen Stapel.
    .title = Duell der Zauberer
rule-W89 = Du brauchst zwei Zauberer. Du legst die Hexe auf ein Gebäude deines Gegners: Solange sie dort liegt, wirkt das Gebäude nicht, und seine Siegpunkte und Handelspunkte zählen nicht.
    .title = Hexe
rule-W90 = Wirft der Besitzer des verhexten Gebäudes ein Fragezeichen, wird die Hexe entfernt, nachdem dieses Ereignis ausgeführt worden ist. Ein Fragezeichen des anderen Spielers entfernt sie nicht.
    .title = Wie die Hexe verschwindet
rule-W91 = Eine entfernte Hexe kommt auf den Ablagestapel.
    .title = Wohin die Hexe kommt
rule-W92 = Du brauchst zwei Zauberer. Für die 1 Zauberkraft wird eine deiner Siedlungen zur Stadt, ohne weitere Kosten.
    .title = Materialisation
rule-W93 = Alle Rohstoffe auf einer Landschaft deines Gegners, die du bestimmst, gehen verloren. Andere Landschaften derselben Art verlieren nichts.
    .title = Wirbelsturm
rule-W94 = Du ersetzt eine deiner Landschaften durch eine beliebige Karte des Landschaftsstapels, den du durchsiehst, ohne seine Reihenfolge zu ändern; die alte Landschaft kommt darunter. Von der alten Art musst du mindestens zwei haben, und an der Landschaft darf kein Zauberer liegen. Die neue Landschaft zeigt so viele Rohstoffe wie zuvor die alte.
    .title = Land wechsle dich
rule-W95 = Du nimmst eine gespielte Aktionskarte oder Zauberaktion vom Ablagestapel (im Turnierspiel von deinem eigenen) wieder auf die Hand. Du darfst sie sofort einsetzen.
    .title = Ahnungsvermögen
rule-W96 = Du nimmst ein Zauberbuch aus dem Fürstentum deines Gegners und legst es auf einen freien Bauplatz einer deiner Zitadellen. Hast du keinen, darfst du erst etwas entfernen, um Platz zu schaffen.
    .title = Zauberhand


## Rule book: Wizards & Dragons: rulings on the theme set

rule-P1 = Ein Zauberer, den du eben erst ausgelegt hast, darf seine 2 Zauberkraft sofort ausgeben. W31 spricht nur vom Erhöhen.
    .title = Ein neuer Zauberer
rule-P2 = Ein Zauberer, der aufgeladen worden ist, kann auch die Zauberkraft nicht ausgeben, die er vorher schon hatte.
    .title = Der ganze Zauberer ist erschöpft
rule-P3 = Das Aufladen ist eine Aktion deiner eigenen Aktionsphase. Vor dem Ereignis oder im Zug deines Gegners ist es nicht möglich.
    .title = Wann du auflädst
rule-P4 = Auch die Zaubermühle erhöht Zauberkraft in deinem eigenen Zug. Der Zauberer, der sie bekommt, kann also für den Rest des Zuges keine ausgeben.
    .title = Auch die Mühle erschöpft
rule-P5 = Du darfst einen Zauberer um weniger aufladen, als die Landschaft lagert, auch Schritt für Schritt. Nie über 3 und nie um mehr, als dort lagert.
    .title = So viel du willst
rule-P6 = Die Zauberkraft aus dem Tanz der Einhörner kommt nicht daher, dass ein Spieler sie erhöht hat. Der Zauberer kann sie sofort ausgeben.
    .title = Die Einhörner erschöpfen nicht
rule-P7 = Die Zauberküche bezahlen Zauberer, die nicht erschöpft sind. Der Rohstoff muss auf einer deiner Landschaften dieser Art Platz finden, sonst ist er verloren.
    .title = Zauberkraft für die Küche
rule-P8 = Das Zauberveto muss sofort gesprochen werden, bevor die Karte etwas bewirkt. Die Zauberkraft, die für eine verhinderte Zauberaktion bezahlt wurde, ist verloren. Es darf auch einen Bischof oder eine Kräuterhexe verhindern.
    .title = Der Augenblick für das Zauberveto
rule-P9 = Da jeder Zauberspruch einmal in einem Zug gesprochen werden darf, darfst du das Zauberveto einmal in deinem eigenen Zug und einmal in dem deines Gegners sprechen.
    .title = Zauberveto in jedem Zug
rule-P10 = Den Zeitsprung darfst du nur in deinem eigenen Zug sprechen, gegen das Ereignis, das du selbst geworfen hast. Von allen Zauberbüchern wirkt nur das Zauberveto im Zug des anderen Spielers.
    .title = Zeitsprung im eigenen Zug
rule-P11 = Wer im erweiterten Spiel eine eigene Karte unter einen Stapel schiebt, wählt einen beliebigen der sechs, gleich um welche Karte es geht.
    .title = Unter welchen Stapel
rule-P12 = Beim Duell der Zauberer zählt die Zauberkraft, die nach dem Bezahlen noch da ist. Auch wenn du das Duell begonnen hast, kannst du es verlieren, und dann kommt dein eigener Zauberer unter einen Stapel.
    .title = Zauberkraft im Duell
rule-P13 = Die Hexe darf auf jedem Gebäude liegen, das auf einem Bauplatz steht, sei es an einer Siedlung, einer Stadt oder einer Zitadelle. Nicht auf Einheiten, Drachen, Zauberern oder Zauberbüchern und auch nicht auf den Karten der Mittelreihe. Ein Gebäude trägt höchstens eine Hexe.
    .title = Was die Hexe trifft
rule-P14 = Die Hexe kommt auf den Ablagestapel des Spielers, der sie gespielt hat.
    .title = Wem die Hexe gehört
rule-P15 = Verwenden im Turnierspiel beide Spieler das Themenset, gibt es trotzdem nur einen gemeinsamen Vorrat von 5 Zitadellen, den des Gastgebers. Jeder der beiden darf daraus bauen.
    .title = Ein Vorrat an Zitadellen
rule-P16 = Zauberhand nimmt nur ein Zauberbuch, das im Fürstentum liegt, keines von der Hand. Im Turnierspiel kommt es auf den Ablagestapel des Diebes, wenn es abgelegt wird, und nach dem Spiel zurück zu seinem Besitzer.
    .title = Das gestohlene Zauberbuch
rule-P17 = Der Komet füllt eine Hand bis zum Limit, wie groß sie vorher auch war. Ein Spieler mit 3 Siegpunkten oder weniger behält seine Hand und tut nichts.
    .title = Vom Kometen verschont
rule-P18 = „Ort wechsle dich“ darf zwei deiner Zauberer vertauschen, wenn jeder zur Landschaft des anderen passt. Ein Ritter und ein Drache dürfen nur tauschen, wenn beide Bauplätze beide zulassen.
    .title = Zauberer tauschen die Plätze
rule-P19 = Für die Wahrsagerei wählst du bis zu vier verschiedene Stapel. Du siehst nur hinein; nichts wird bewegt.
    .title = Weniger als vier Stapel
rule-P20 = Ist dein letzter Zauberer fort, bleiben deine Zauberbücher, wo sie sind. Du kannst aus ihnen nicht zaubern, bis du wieder einen Zauberer hast.
    .title = Zauberbücher ohne Zauberer
rule-P21 = Wo sich Karten nicht gleichmäßig verteilen lassen, kommen die größeren Stapel zuerst.
    .title = Ungleiche Stapel
rule-P22 = Die Punkte werden nach jeder Veränderung gezählt. Bringt eine einzige Veränderung beide Spieler auf 13 oder mehr, gewinnt der Spieler am Zug.
    .title = Beide bei dreizehn
rule-P23 = Ein verhinderter Kundschafter oder Bischof und eine verhinderte Kräuterhexe kommen wie jede andere Karte unter einen Stapel. Was sie begleiten oder abwehren sollten, geht ohne sie weiter.
    .title = Eine verhinderte Abwehr


## Rule book: Wizards & Dragons: questions and answers

rule-Q2 = Darf „Bessere Welt“ den Jahreswechsel entfernen? Nein, unter keinen Umständen.
    .title = Bessere Welt und Jahreswechsel
rule-Q3 = Kommt ein Ereignis, das „Bessere Welt“ entfernt hat, zurück, wenn die Ereignisse neu gemischt werden? Nein, es ist bis zum Ende des Spiels fort.
    .title = Fort für immer
rule-Q4 = Darf Zauberhand ein Zauberbuch nehmen, das du schon in deinem Fürstentum hast? Ja, du darfst beide haben.
    .title = Ein Zauberbuch, das du schon hast
rule-Q5 = Darf „Ort wechsle dich“ eine Handelsflotte mit einem Gebäude vertauschen? Nein, nur Einheiten mit Einheiten und Gebäude mit Gebäuden.
    .title = Handelsflotte gegen Gebäude
rule-Q6 = Darf „Ort wechsle dich“ eines deiner Gebäude mit einem deines Gegners vertauschen? Nein, beide müssen dir gehören.
    .title = Deine Karte gegen eine deines Gegners
rule-Q7 = Darf „Ort wechsle dich“ ein Gebäude auf einen leeren Bauplatz bringen? Nein, es müssen zwei Karten sein, die tauschen.
    .title = Auf einen leeren Bauplatz
rule-Q10 = Was wird aus einer Hexe auf einem Gebäude, das den Platz wechselt? Sie zieht mit dem Gebäude um.
    .title = Die Hexe zieht mit
rule-Q11 = Darfst du deine eigene Zitadelle entfernen? Nein, auch nicht für eine andere Zitadelle oder eine Stadt.
    .title = Zitadellen werden nicht entfernt
rule-Q12 = Wie viele Siegpunkte ist eine Zitadelle wert? 1 ohne Zauberer und 2 mit einem, und die Siedlung darunter ist jeweils eingerechnet.
    .title = Punkte einer Zitadelle
rule-Q13 = Braucht von zwei Zitadellen jede einen eigenen Zauberer, um 2 Siegpunkte wert zu sein? Ja: Ein Zauberer zählt nur für die Zitadelle, an deren Landschaft die Karte liegt.
    .title = Zwei Zitadellen, zwei Zauberer
rule-Q14 = Was darf auf die Bauplätze einer Zitadelle gelegt werden? Jeder Ausbau, der kein rotes Textfeld hat, und jedes Zauberbuch.
    .title = Was an einer Zitadelle steht
rule-Q15 = Was ist ein Zitadellenausbau? Eine Karte mit violettem Textfeld, die keine Siedlung und keine Stadt aufnimmt.
    .title = Zitadellenausbauten
rule-Q16 = Was ist, wenn deine Hand verringert worden war, bevor der Komet kam? Du darfst sie danach trotzdem bis zum Limit füllen.
    .title = Komet nach kleiner Hand
rule-Q25 = Wohin kommt eine entfernte Hexe? Auf den Ablagestapel wie jede gespielte Karte, also kann ein Ahnungsvermögen sie zurückholen.
    .title = Die entfernte Hexe
rule-Q27 = Darf der Feuerteufel ein Gebäude treffen, auf dem eine Hexe liegt? Ja, wenn es auch ohne die Hexe getroffen werden könnte. Die Hexe kommt dann auf den Ablagestapel.
    .title = Ein verhextes Gebäude brennt
rule-Q29 = Dürfen Alchimist und Zeitrad zusammen benutzt werden? Ja, und dann bestimmst du beide Würfel.
    .title = Alchimist und Zeitrad
rule-Q30 = Darfst du den Ereigniswürfel sehen, bevor du dich für den Alchimisten entscheidest? Nein, zuerst kommt der Alchimist.
    .title = Zuerst der Alchimist
rule-Q31 = Darf eine Karte unter einen leeren Stapel geschoben werden? Ja, ein verbrauchter Stapel ist immer noch ein Stapel, auch einer des Themensets.
    .title = Verbrauchte Stapel
rule-Q32 = Wohin kommt im Turnierspiel eine Karte, die du deinem Gegner weggenommen und dann gespielt hast? Auf deinen eigenen Ablagestapel.
    .title = Wessen Ablagestapel
rule-Q33 = Musst du eine Karte nehmen, wenn du für das Durchsehen eines Stapels bezahlt hast? Ja.
    .title = Bezahlt ist bezahlt
rule-Q34 = Darf eine Zitadelle auf einer Stadt liegen oder eine Stadt auf einer Zitadelle? Nein, beide werden nur auf Siedlungen gelegt, und keine wird je bewegt.
    .title = Was worauf liegt
rule-Q35 = Wann bindet dich das Handkartenlimit? In deinem eigenen Zug nur beim Nachziehen; im Zug deines Gegners immer, also zählt ein Gebäude, das der Feuerteufel zurückschickt, sofort mit.
    .title = Handkartenlimit im eigenen Zug
rule-Q36 = Was ist eine Runde? Zwei aufeinanderfolgende Züge, in denen jeder Spieler einmal am Zug ist.
    .title = Runde und Zug


## Rule book: Wizards & Dragons: how the cards meet

rule-I1 = Der Kundschafter darf durch das Zauberveto verhindert werden; die neue Siedlung erhält ihre beiden Landschaften dann von oben vom Stapel. Bei einer Zitadelle nützt der Kundschafter nichts, denn sie bringt keine neuen Landschaften.
    .title = Kundschafter
rule-I2 = Auch friedliche Aktionskarten dürfen durch das Zauberveto verhindert werden. Unter dem Stein der Weisen darf die Karawane gespielt werden, weil sie niemandem schadet; der Händler darf es nicht.
    .title = Karawane und Händler
rule-I3 = Mit dem Spion darfst du einen Drachen, der ja eine Einheit ist, auch ohne eigene Zitadelle nehmen. Der Stein der Weisen schließt den Spion nicht aus, denn eine Hand gehört nicht zum Fürstentum.
    .title = Spion
rule-I4 = Der Schwarze Ritter trifft Ritter und Drachen, nie Zauberer. Der Stein der Weisen schließt ihn aus.
    .title = Schwarzer Ritter
rule-I5 = Die Kräuterhexe hilft gegen einen Schwarzen Ritter, gleich ob er es auf einen Ritter oder einen Drachen abgesehen hat.
    .title = Kräuterhexe
rule-I6 = Der Feuerteufel darf auch violette Gebäude treffen, etwa die Zaubermühle. Nie einen Zauberer, einen Drachen, ein Zauberbuch oder eine Zitadelle. Der Stein der Weisen schließt ihn aus.
    .title = Feuerteufel
rule-I7 = Alchimist und Zeitrad werden beide vor den Würfeln eingesetzt, in welcher Reihenfolge du willst.
    .title = Vor den Würfeln
rule-I8 = Der Stein der Weisen schließt den Raubzug aus und ebenso jede andere Karte, die Rohstoffe oder Gebäude angreift.
    .title = Raubzug
rule-I9 = Der Bürgerkrieg lässt Zauberer wie Drachen unberührt; eine Kirche macht für sie keinen Unterschied. Nur Ritter und Handelsflotten können bestimmt werden.
    .title = Bürgerkrieg
rule-I10 = Die Seuche trifft Landschaften an einer Stadt; eine Landschaft an einer Zitadelle verliert also nur, wenn sie auch an einer Stadt liegt. Der Stein der Weisen hält sie nicht auf, denn er hält kein Ereignis auf.
    .title = Seuche
rule-I11 = Ein Befestigtes Lager oder ein Kloster an einer Zitadelle zählt für Erfolgreiches Jahr und Fortschritt wie anderswo. Ein verhextes zählt nicht.
    .title = Befestigtes Lager und Kloster
rule-I12 = Beide Ereignisse bleiben unverändert. Im Turnierspiel siehst du nur deine eigenen Stapel durch, und die Karten einer Hand kommen unter Stapel ihres Besitzers.
    .title = Konflikt und Baumeister
rule-I13 = Der Händler, den die gedruckten Regeln als Beispiel für Schaden nennen und den der Stein der Weisen ausschließt, ist der Händler des Grundspiels.
    .title = Der Händler
rule-I14 = Der Bischof hilft gegen keine magische Karte. Er selbst darf durch das Zauberveto verhindert werden; der Angriff hat dann seine üblichen Chancen.
    .title = Bischof
rule-I15 = Der Jahreswechsel mischt nur die Ereignisse, die noch im Spiel sind. Was „Bessere Welt“ entfernt hat, bleibt draußen.
    .title = Jahreswechsel
rule-I16 = Mit dem Zeitrad darfst du die Keule bestimmen, mit dem Zeitsprung darfst du sie für ungültig erklären. In den ersten beiden Runden bewirkt auch eine Keule nichts, die du selbst bestimmst. Zauberkraft wird bei den Räubern nie gezählt und geht nie an sie verloren.
    .title = Räuberüberfall
rule-I17 = Drachen haben keine Turnierpunkte und zählen nicht, wenn der Ereigniswürfel den Ritterkopf zeigt.
    .title = Turnier auf dem Würfel
rule-I18 = Jeder deiner Ritter ist durch eine Schmiede um 1 stärker, ein Drache nicht.
    .title = Schmiede
rule-I19 = Eine Siedlung, die zur Zitadelle geworden ist, kann nie mehr eine Stadt werden. Stadtausbauten sind ihr also für immer verwehrt.
    .title = Eine Zitadelle bleibt eine Zitadelle
rule-I20 = Grüne Gebäude, Ritter und Handelsflotten dürfen an einer Zitadelle ausgelegt werden wie an einer Siedlung oder Stadt.
    .title = Grüne Karten
rule-I21 = Für die Ritterfigur zählt die Stärke eines Drachen mit, ebenso die Stärke, die der Zaubertrank verdoppelt hat. Für die Mühlenfigur zählen die Handelspunkte eines verhexten Gebäudes nicht.
    .title = Die beiden Figuren
rule-I22 = Solange die Hexe auf einem Kloster oder einer Bibliothek von dir liegt, erhöht das Gebäude dein Handkartenlimit nicht. Im Zug deines Gegners verringerst du deine Hand sofort; die Karten kommen unter Stapel.
    .title = Verhextes Kloster, verhexte Bibliothek
rule-I24 = Die Materialisation ersetzt nur die Bezahlung. Du brauchst eine Siedlung, und im Vorrat muss noch eine Stadt sein.
    .title = Materialisation
rule-I25 = Der Stein der Weisen schließt Hexe, Wirbelsturm und Duell der Zauberer aus und hier auch Zauberland und Zauberhand. Nicht ausgeschlossen sind Zauberveto, „Bessere Welt“, „Land wechsle dich“, „Ort wechsle dich“, Materialisation und jeder Zauberspruch, der dich nur etwas ansehen lässt.
    .title = Was der Stein ausschließt
rule-I26 = Eine Hexe, die schon auf einem Gebäude liegt, wenn ein Stein der Weisen ausgelegt wird, bleibt dort, ist aber wirkungslos, solange der Stein im Spiel ist.
    .title = Die Hexe vor dem Stein
rule-I27 = Das Zauberveto verhindert keine Zauberküche, keine Zaubermühle, kein Aufladen, kein Zauberbuch und keinen Drachen. Es verhindert Karten, die als Aktion gespielt werden.
    .title = Was das Zauberveto nicht verhindert
rule-I28 = Solange ein Zauberer an einer Landschaft liegt, könnt weder du noch dein Gegner sie durch Zauberland oder „Land wechsle dich“ austauschen.
    .title = Ein Zauberer bewacht das Land
rule-I29 = Der Zaubertrank wirkt nur auf Ritter und Drachen. In einem Duell der Zauberer hilft er nicht.
    .title = Kein Trank für Zauberer
rule-I30 = Ein Zauberer, dessen Zauberkraft der Tanz der Einhörner erhöht hat, ist nicht erschöpft (P6). Lädst du ihn später im selben Zug auf, gilt W31 wie immer.
    .title = Einhörner und Aufladen


## Rule book: rulings of this table

rule-R1 = Die Reihenfolge eines Stapels, den du durchgesehen hast, kennst du, und der Tisch merkt sie sich für dich. Nimmt dein Gegner eine Karte heraus, die du nicht siehst, ist dieses Wissen vergessen.
    .title = Was du von einem Stapel weißt
rule-R2 = In einem Zug darfst du deinem Gegner höchstens drei Angebote machen.
    .title = Drei Angebote
rule-R3 = Wählst du aus einem Stapel eine Karte, die mehr als einmal darin ist, nimmst du die oberste von ihnen.
    .title = Gleiche Karten in einem Stapel
rule-R4 = Die beiden Bauplätze auf einer Seite einer Stadt oder Zitadelle sind gleichwertig. Legst du dort eine Karte aus, wird zuerst der innere belegt, wenn er frei ist.
    .title = Zuerst der innere Bauplatz
rule-R5 = Beim Nachziehen musst du deine Hand bis zum Limit auffüllen, solange irgendein Stapel, den du benutzen darfst, Karten hat.
    .title = Auffüllen ist Pflicht
rule-R6 = Gespielt wird, bis jemand gewonnen hat. Option: Eine Simulation darf eine Höchstzahl von Zügen setzen; ist sie erreicht, endet die Partie unentschieden. Zwischen Menschen gibt es keine solche Grenze.
    .title = Eine Höchstzahl von Zügen
rule-R7 = Eine Karte, die vom Tisch auf deine Hand zurückgekehrt ist oder gezeigt wurde, ist deinem Gegner bekannt. Das bleibt so, bis du sie auslegst oder spielst oder bis Karten deiner Hand ungesehen fortgehen.
    .title = Bekannte Karten auf der Hand
rule-R8 = Der erste Platz hat das Wappen A, weiß-rot, und der zweite Platz das Wappen B, schwarz-rot.
    .title = Wer welches Wappen hat
