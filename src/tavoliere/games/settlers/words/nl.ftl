## Names

game-name = Het Kolonistenkaartspel
drawing-title = Het Kolonistenkaartspel: twee vorstendommen
game-motto = Twee vorstendommen, één rij stapels ertussen, en draken boven de citadel.

# What is read aloud of a picture, or shown under the pointer: a number or names of cards follow.
drawing-victory = zegepunten
drawing-commerce = handelspunten
drawing-strength = sterktepunten
drawing-tournament = toernooipunten
drawing-token-knight = ridderfiguur
drawing-token-mill = molenfiguur
drawing-hand = handkaarten
drawing-stack = Stapel
drawing-stack-region = Landschappen
drawing-stack-event = Gebeurtenissen
drawing-discards = Afgelegd
drawing-locked = Actiekaarten zijn geblokkeerd

# Our own: what the levels of the computer players are called, the weakest first; ranks of a principality.
terminal-player-peasant = Boer
terminal-player-merchant = Koopman
terminal-player-steward = Rentmeester
terminal-player-chancellor = Kanselier
terminal-player-prince = Vorst

# What players are called who have given no name: the ground of their crests. Crest A is white and red, crest B black
# and red (as in the Kosmos box). As names they take a capital and no article.
seat-0 = Wit
seat-1 = Zwart


### Cards, resources, dice and decks.
###
### The value of a card is its bare name. `.a` and `.the` stand in sentences, `.short` where there is little room (at most
### 14 letters), `.text` is what the card does, in our own words. Prices and points are not in it: they are data, and a
### table may correct them.
###
### The names of Wizards & Dragons, and of the base cards that its rule book mentions, are those of the Dutch translation
### of that rule book. The other names of the base game are ours: no Dutch card was seen. The Counting House is not the
### *handelskantoor* of another theme set (W52), hence *Handelshuis*.


## Resources

# `.counted` follows a number (“2 …”). `.region` heads a line, `.land` stands in a sentence.
resource-brick = leem
    .counted = { $amount ->
           *[other] leem
        }
    .region = Heuvels
    .land = heuvels
resource-lumber = hout
    .counted = { $amount ->
           *[other] hout
        }
    .region = Bos
    .land = bos
resource-wool = wol
    .counted = { $amount ->
           *[other] wol
        }
    .region = Weide
    .land = weide
resource-ore = erts
    .counted = { $amount ->
           *[other] erts
        }
    .region = Gebergte
    .land = gebergte
resource-grain = graan
    .counted = { $amount ->
           *[other] graan
        }
    .region = Graanveld
    .land = graanveld
resource-gold = goud
    .counted = { $amount ->
           *[other] goud
        }
    .region = Goudveld
    .land = goudveld


## Kinds, colours and sets of cards

# `.many` heads a list.
kind-road = straat
    .many = Straten
kind-settlement = nederzetting
    .many = Nederzettingen
kind-city = stad
    .many = Steden
kind-citadel = citadel
    .many = Citadellen
kind-region = landschap
    .many = Landschappen
kind-building = gebouw
    .many = Gebouwen
kind-fleet = handelsvloot
    .many = Handelsvloten
kind-knight = ridder
    .many = Ridders
kind-action = actiekaart
    .many = Actiekaarten
kind-event = gebeurtenis
    .many = Gebeurtenissen
kind-dragon = draak
    .many = Draken
kind-magic_building = magisch gebouw
    .many = Magische gebouwen
kind-wizard = tovenaar
    .many = Tovenaars
kind-book = toverboek
    .many = Toverboeken
kind-magic_action = toveractie
    .many = Toveracties

colour-centre = centrale kaart
colour-green = groen
colour-red = rood
colour-yellow = geel
colour-blue = blauw
colour-purple = paars

set-base = Basisspel
set-wizards-dragons = Tovenaars & Draken


## The event die

face-club = Roversoverval
    .a = een Roversoverval
    .the = de Roversoverval
    .text = Wie meer dan 7 grondstoffen heeft, die naast een eigen Garnizoen niet meegeteld, verliest alle erts en alle wol.
face-mill = Handelsvoordeel
    .a = een Handelsvoordeel
    .the = het Handelsvoordeel
    .text = Wie de molenfiguur heeft, neemt 1 grondstof naar keuze van de ander.
face-knight = Toernooi
    .a = een Toernooi
    .the = het Toernooi
    .text = Wie meer toernooipunten heeft, krijgt 1 grondstof naar keuze.
face-sun = Jaar van overvloed
    .a = een Jaar van overvloed
    .the = het Jaar van overvloed
    .text = Elke speler krijgt 1 grondstof naar keuze.
face-card = Gebeurteniskaart
    .a = een gebeurteniskaart
    .the = de gebeurteniskaart
    .text = De bovenste kaart van de gebeurtenisstapel wordt voor beide spelers uitgevoerd.


## Cards of the centre row

card-settlement = Nederzetting
    .a = een Nederzetting
    .the = de Nederzetting
    .text = Ligt aan het vrije einde van een straat en heeft twee bouwplaatsen, één boven en één onder. Er komen twee nieuwe landschappen van de stapel bij, die 0 tonen.
card-city = Stad
    .a = een Stad
    .the = de Stad
    .text = Ligt op een eigen nederzetting en heeft vier bouwplaatsen. Alleen hier mogen rode kaarten liggen.
card-citadel = Citadel
    .a = een Citadel
    .the = de Citadel
    .text = Ligt op een eigen nederzetting, nooit naast een andere citadel. Ze heeft vier bouwplaatsen voor groene en paarse kaarten en aan elk van haar vier landschappen plaats voor een tovenaar; zonder eigen tovenaar telt ze 1 punt, met een tovenaar 2.
card-road = Straat
    .a = een Straat
    .the = de Straat
    .text = Ligt links of rechts van de buitenste nederzetting of stad van je rij en maakt plaats voor de volgende nederzetting. Twee straten liggen nooit naast elkaar.


## Regions

card-G1 = Graanveld 1
    .a = een Graanveld 1
    .the = het Graanveld 1
    .text = Een startlandschap met wapen A dat tot 3 graan opslaat. Er komt 1 bij zo vaak als zijn getal, de 1, wordt gegooid.
card-O2 = Gebergte 2
    .a = een Gebergte 2
    .the = het Gebergte 2
    .text = Een startlandschap met wapen A dat tot 3 erts opslaat. Er komt 1 bij zo vaak als zijn getal, de 2, wordt gegooid.
card-W3 = Weide 3
    .a = een Weide 3
    .the = de Weide 3
    .text = Een startlandschap met wapen A dat tot 3 wol opslaat. Er komt 1 bij zo vaak als zijn getal, de 3, wordt gegooid.
card-L4 = Bos 4
    .a = een Bos 4
    .the = het Bos 4
    .text = Een startlandschap met wapen A dat tot 3 hout opslaat. Er komt 1 bij zo vaak als zijn getal, de 4, wordt gegooid.
card-B5 = Heuvels 5
    .a = Heuvels 5
    .the = de Heuvels 5
    .text = Een startlandschap met wapen A dat tot 3 leem opslaat. Er komt 1 bij zo vaak als zijn getal, de 5, wordt gegooid.
card-A6 = Goudveld 6
    .a = een Goudveld 6
    .the = het Goudveld 6
    .text = Een startlandschap met wapen A dat tot 3 goud opslaat. Er komt 1 bij zo vaak als zijn getal, de 6, wordt gegooid.
card-G2 = Graanveld 2
    .a = een Graanveld 2
    .the = het Graanveld 2
    .text = Een startlandschap met wapen B dat tot 3 graan opslaat. Er komt 1 bij zo vaak als zijn getal, de 2, wordt gegooid.
card-O3 = Gebergte 3
    .a = een Gebergte 3
    .the = het Gebergte 3
    .text = Een startlandschap met wapen B dat tot 3 erts opslaat. Er komt 1 bij zo vaak als zijn getal, de 3, wordt gegooid.
card-W4 = Weide 4
    .a = een Weide 4
    .the = de Weide 4
    .text = Een startlandschap met wapen B dat tot 3 wol opslaat. Er komt 1 bij zo vaak als zijn getal, de 4, wordt gegooid.
card-L5 = Bos 5
    .a = een Bos 5
    .the = het Bos 5
    .text = Een startlandschap met wapen B dat tot 3 hout opslaat. Er komt 1 bij zo vaak als zijn getal, de 5, wordt gegooid.
card-B6 = Heuvels 6
    .a = Heuvels 6
    .the = de Heuvels 6
    .text = Een startlandschap met wapen B dat tot 3 leem opslaat. Er komt 1 bij zo vaak als zijn getal, de 6, wordt gegooid.
card-A1 = Goudveld 1
    .a = een Goudveld 1
    .the = het Goudveld 1
    .text = Een startlandschap met wapen B dat tot 3 goud opslaat. Er komt 1 bij zo vaak als zijn getal, de 1, wordt gegooid.
card-L1 = Bos 1
    .a = een Bos 1
    .the = het Bos 1
    .text = Een landschap dat tot 3 hout opslaat. Er komt 1 bij zo vaak als zijn getal, de 1, wordt gegooid.
card-B2 = Heuvels 2
    .a = Heuvels 2
    .the = de Heuvels 2
    .text = Een landschap dat tot 3 leem opslaat. Er komt 1 bij zo vaak als zijn getal, de 2, wordt gegooid.
card-A3 = Goudveld 3
    .a = een Goudveld 3
    .the = het Goudveld 3
    .text = Een landschap dat tot 3 goud opslaat. Er komt 1 bij zo vaak als zijn getal, de 3, wordt gegooid.
card-G4 = Graanveld 4
    .a = een Graanveld 4
    .the = het Graanveld 4
    .text = Een landschap dat tot 3 graan opslaat. Er komt 1 bij zo vaak als zijn getal, de 4, wordt gegooid.
card-O5 = Gebergte 5
    .a = een Gebergte 5
    .the = het Gebergte 5
    .text = Een landschap dat tot 3 erts opslaat. Er komt 1 bij zo vaak als zijn getal, de 5, wordt gegooid.
card-W6 = Weide 6
    .a = een Weide 6
    .the = de Weide 6
    .text = Een landschap dat tot 3 wol opslaat. Er komt 1 bij zo vaak als zijn getal, de 6, wordt gegooid.
card-B1 = Heuvels 1
    .a = Heuvels 1
    .the = de Heuvels 1
    .text = Een landschap dat tot 3 leem opslaat. Er komt 1 bij zo vaak als zijn getal, de 1, wordt gegooid.
card-G3 = Graanveld 3
    .a = een Graanveld 3
    .the = het Graanveld 3
    .text = Een landschap dat tot 3 graan opslaat. Er komt 1 bij zo vaak als zijn getal, de 3, wordt gegooid.
card-O4 = Gebergte 4
    .a = een Gebergte 4
    .the = het Gebergte 4
    .text = Een landschap dat tot 3 erts opslaat. Er komt 1 bij zo vaak als zijn getal, de 4, wordt gegooid.
card-W5 = Weide 5
    .a = een Weide 5
    .the = de Weide 5
    .text = Een landschap dat tot 3 wol opslaat. Er komt 1 bij zo vaak als zijn getal, de 5, wordt gegooid.
card-L6 = Bos 6
    .a = een Bos 6
    .the = het Bos 6
    .text = Een landschap dat tot 3 hout opslaat. Er komt 1 bij zo vaak als zijn getal, de 6, wordt gegooid.


## Green cards: buildings and fleets

card-abbey = Klooster
    .a = een Klooster
    .the = het Klooster
    .text = Je handkaartenlimiet is 1 hoger, en bij Vooruitgang krijg je 1 grondstof naar keuze.
card-garrison = Garnizoen
    .short = Garnizoen
    .a = een Garnizoen
    .the = het Garnizoen
    .text = Bij een roversoverval tellen de grondstoffen op de twee aangrenzende landschappen niet mee. In een Vruchtbaar jaar krijgt elk van die landschappen er 1 bij.
card-smithy = Smidse
    .a = een Smidse
    .the = de Smidse
    .text = Elk van je ridders heeft 1 sterktepunt meer, maar geen toernooipunt meer. Draken hebben er niets aan.
card-brick_factory = Steenbakkerij
    .short = Steenbakkerij
    .a = een Steenbakkerij
    .the = de Steenbakkerij
    .text = Aangrenzende heuvels leveren 2 leem in plaats van 1 als hun getal wordt gegooid.
card-foundry = IJzergieterij
    .short = IJzergieterij
    .a = een IJzergieterij
    .the = de IJzergieterij
    .text = Een aangrenzend gebergte levert 2 erts in plaats van 1 als zijn getal wordt gegooid.
card-grain_mill = Graanmolen
    .short = Graanmolen
    .a = een Graanmolen
    .the = de Graanmolen
    .text = Een aangrenzend graanveld levert 2 graan in plaats van 1 als zijn getal wordt gegooid.
card-sawmill = Houtzagerij
    .a = een Houtzagerij
    .the = de Houtzagerij
    .text = Een aangrenzend bos levert 2 hout in plaats van 1 als zijn getal wordt gegooid.
card-woolen_mill = Weverij
    .short = Weverij
    .a = een Weverij
    .the = de Weverij
    .text = Een aangrenzende weide levert 2 wol in plaats van 1 als haar getal wordt gegooid.
card-brick_fleet = Leemvloot
    .short = Leemvloot
    .a = een Leemvloot
    .the = de Leemvloot
    .text = Tijdens je acties ruil je 2 leem tegen 1 grondstof naar keuze, zo vaak je wilt en waar de vloot ook ligt.
card-gold_fleet = Goudvloot
    .short = Goudvloot
    .a = een Goudvloot
    .the = de Goudvloot
    .text = Tijdens je acties ruil je 2 goud tegen 1 grondstof naar keuze, zo vaak je wilt en waar de vloot ook ligt.
card-grain_fleet = Graanvloot
    .short = Graanvloot
    .a = een Graanvloot
    .the = de Graanvloot
    .text = Tijdens je acties ruil je 2 graan tegen 1 grondstof naar keuze, zo vaak je wilt en waar de vloot ook ligt.
card-lumber_fleet = Houtvloot
    .short = Houtvloot
    .a = een Houtvloot
    .the = de Houtvloot
    .text = Tijdens je acties ruil je 2 hout tegen 1 grondstof naar keuze, zo vaak je wilt en waar de vloot ook ligt.
card-ore_fleet = Ertsvloot
    .short = Ertsvloot
    .a = een Ertsvloot
    .the = de Ertsvloot
    .text = Tijdens je acties ruil je 2 erts tegen 1 grondstof naar keuze, zo vaak je wilt en waar de vloot ook ligt.
card-wool_fleet = Wolvloot
    .short = Wolvloot
    .a = een Wolvloot
    .the = de Wolvloot
    .text = Tijdens je acties ruil je 2 wol tegen 1 grondstof naar keuze, zo vaak je wilt en waar de vloot ook ligt.


## Green cards: knights

card-conrad = Konrad de Flinke
    .short = Konrad
    .a = Konrad de Flinke
    .the = Konrad de Flinke
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-falk = Falk de Schone
    .short = Falk
    .a = Falk de Schone
    .the = Falk de Schone
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-gotz = Götz IJzervuist
    .short = Götz
    .a = Götz IJzervuist
    .the = Götz IJzervuist
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-hagen = Hagen de Duistere
    .short = Hagen
    .a = Hagen de Duistere
    .the = Hagen de Duistere
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-karl = Karl de Sterke
    .short = Karl
    .a = Karl de Sterke
    .the = Karl de Sterke
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-otto = Otto de Berserker
    .short = Otto
    .a = Otto de Berserker
    .the = Otto de Berserker
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-pippin = Pepijn de Korte
    .short = Pepijn
    .a = Pepijn de Korte
    .the = Pepijn de Korte
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-siegfried = Siegfried zonder Land
    .short = Siegfried
    .a = Siegfried zonder Land
    .the = Siegfried zonder Land
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.
card-walter = Walter de Afvallige
    .short = Walter
    .a = Walter de Afvallige
    .the = Walter de Afvallige
    .text = Een ridder die er maar één keer is: de sterktepunten tellen voor de ridderfiguur, de toernooipunten als de gebeurtenisdobbelsteen het toernooi toont.


## Red cards

card-aqueduct = Aquaduct
    .short = Aquaduct
    .a = een Aquaduct
    .the = het Aquaduct
    .text = Geen van je landschappen verliest iets door de Epidemie.
card-bath_house = Badhuis
    .a = een Badhuis
    .the = het Badhuis
    .text = De vier landschappen rond zijn stad verliezen niets door de Epidemie, ook niet een landschap dat ze met een tweede stad deelt.
card-church = Kerk
    .a = een Kerk
    .the = de Kerk
    .text = Ridders en handelsvloten op de bouwplaatsen van haar stad kunnen in een Burgeroorlog niet worden aangewezen. Tegen de Zwarte ridder beschermt ze niet.
card-colossus = Kolos van Catan
    .short = Kolos
    .a = een Kolos van Catan
    .the = de Kolos van Catan
    .text = Telt zijn zegepunten en doet verder niets.
card-counting_house = Handelshuis
    .short = Handelshuis
    .a = een Handelshuis
    .the = het Handelshuis
    .text = Telt zijn handelspunten en doet verder niets.
card-harbor = Haven
    .a = een Haven
    .the = de Haven
    .text = Elk van je handelsvloten heeft 1 handelspunt meer.
card-library = Bibliotheek
    .a = een Bibliotheek
    .the = de Bibliotheek
    .text = Je handkaartenlimiet is 1 hoger, en bij Vooruitgang krijg je 1 grondstof naar keuze.
card-marketplace = Markt
    .a = een Markt
    .the = de Markt
    .text = Telt haar handelspunten en doet verder niets.
card-merchant_guild = Koopmansgilde
    .short = Gilde
    .a = een Koopmansgilde
    .the = het Koopmansgilde
    .text = Telt zijn handelspunten en doet verder niets.
card-mint = Munt
    .short = Munt
    .a = een Munt
    .the = de Munt
    .text = Tijdens je acties ruil je 1 goud tegen 1 grondstof naar keuze, zo vaak je wilt.
card-town_hall = Raadhuis
    .short = Raadhuis
    .a = een Raadhuis
    .the = het Raadhuis
    .text = Een stapel doorzoeken kost je 1 grondstof in plaats van 2. Een tweede Raadhuis bespaart niets meer.


## Action cards

card-alchemist = Alchemist
    .a = een Alchemist
    .the = de Alchemist
    .text = Vóór het gooien: je bepaalt het getal van de opbrengstdobbelsteen en gooit alleen de gebeurtenisdobbelsteen. De gebeurtenis komt toch eerst, en het getal geldt voor beide spelers.
card-arsonist = Vuurduivel
    .a = een Vuurduivel
    .the = de Vuurduivel
    .text = Tijdens je acties gooi je de opbrengstdobbelsteen: bij 1 tot 5 neemt je tegenstander een gebouw dat jij aanwijst terug in de hand, anders wijst die er een van jou aan. Antwoordt de Bisschop, dan heb je een 1 of 2 nodig.
card-bishop = Bisschop
    .a = een Bisschop
    .the = de Bisschop
    .text = In de beurt van je tegenstander, als antwoord op de Vuurduivel of de Rooftocht en vóór de worp: de aanval slaagt alleen bij 1 en 2.
card-black_knight = Zwarte ridder
    .short = Zwarte ridder
    .a = een Zwarte ridder
    .the = de Zwarte ridder
    .text = Tijdens je acties gooi je de opbrengstdobbelsteen: bij 1 tot 5 neemt je tegenstander een ridder of draak die jij aanwijst terug in de hand, anders wijst die er een van jou aan. Antwoordt de Kruidenheks, dan heb je een 1 of 2 nodig.
card-brigands = Rooftocht
    .a = een Rooftocht
    .the = de Rooftocht
    .text = Tijdens je acties gooi je de opbrengstdobbelsteen: bij 1 tot 5 neem je 2 grondstoffen naar keuze van je tegenstander, voor zover je plaats hebt, anders neemt die er 2 van jou. Antwoordt de Bisschop, dan heb je een 1 of 2 nodig.
card-caravan = Karavaan
    .a = een Karavaan
    .the = de Karavaan
    .text = Tijdens je acties geef je 1 of 2 van je grondstoffen af en krijg je er evenveel andere naar keuze.
card-herb_woman = Kruidenheks
    .a = een Kruidenheks
    .the = de Kruidenheks
    .text = In de beurt van je tegenstander, als antwoord op de Zwarte ridder en vóór de worp: de aanval slaagt alleen bij 1 en 2.
card-merchant = Handelaar
    .a = een Handelaar
    .the = de Handelaar
    .text = Tijdens je acties neem je 1 of 2 grondstoffen naar keuze van je tegenstander en geef je er dan 1 naar keuze terug, misschien een van die. Jullie hebben allebei plaats nodig voor wat er komt.
card-scout = Verkenner
    .a = een Verkenner
    .the = de Verkenner
    .text = Samen met een nieuwe nederzetting, ook zolang andere actiekaarten niet mogen: je kijkt de landschapsstapel door, kiest haar beide landschappen en schudt de stapel daarna.
card-spy = Spion
    .a = een Spion
    .the = de Spion
    .text = Tijdens je acties bekijk je de hand van je tegenstander en neem je een eenheid of actiekaart, die je meteen voor de gewone prijs mag inzetten. Heb je een citadel, dan mag het ook een tovenaar, een toveractie of een toverboek zijn.


## Dragons and magic buildings

card-ismai = Ismai, de groene draak
    .short = Ismai
    .a = Ismai, de groene draak
    .the = Ismai, de groene draak
    .text = Een draak die er maar één keer is: zijn sterktepunten tellen voor de ridderfiguur, en alleen de Toverdrank maakt ze groter. De Zwarte ridder kan hem verdrijven, de Kruidenheks staat hem bij.
card-samsor = Samsor, de zwarte draak
    .short = Samsor
    .a = Samsor, de zwarte draak
    .the = Samsor, de zwarte draak
    .text = Een draak die er maar één keer is: zijn sterktepunten tellen voor de ridderfiguur, en alleen de Toverdrank maakt ze groter. De Zwarte ridder kan hem verdrijven, de Kruidenheks staat hem bij.
card-philosophers_stone = Steen der wijzen
    .short = Steen d.wijzen
    .a = een Steen der wijzen
    .the = de Steen der wijzen
    .text = Vraagt twee eigen citadellen. Voor beide spelers werkt geen actiekaart, toveractie of toverspreuk meer die landschappen, grondstoffen of uitbreidingen uit het andere vorstendom zou wegnemen of onbruikbaar maken.
card-magic_kitchen = Toverkeuken
    .short = Toverkeuken
    .a = een Toverkeuken
    .the = de Toverkeuken
    .text = Tijdens je acties betaal je, zo vaak je wilt, toverkracht en gooi je de opbrengstdobbelsteen: bij 3 tot 6 krijg je 1 grondstof naar keuze, bij 2 niets, en bij 1 ontploft de keuken en wordt ze afgelegd.
card-magic_mill = Tovermolen
    .short = Tovermolen
    .a = een Tovermolen
    .the = de Tovermolen
    .text = Eén keer in elk van je beurten geef je 1 goud af, en een tovenaar van jou naar keuze krijgt 1 toverkracht. De molen hoeft niet aan een goudveld te grenzen.


## Wizards

card-ari = Ari
    .a = Ari
    .the = Ari
    .text = Ligt aan een landschap naar keuze van een eigen citadel, zelfs aan een goudveld, begint met 2 toverkracht en heeft er hoogstens 3. Tijdens je acties zet je grondstoffen van dat landschap 1 op 1 om in toverkracht; daarna betaalt deze tovenaar geen magie tot de beurt van je tegenstander.
card-arsa = Arsa
    .a = Arsa
    .the = Arsa
    .text = Ligt aan heuvels van een eigen citadel, begint met 2 toverkracht en heeft er hoogstens 3. Tijdens je acties zet je leem van dat landschap 1 op 1 om in toverkracht; daarna betaalt deze tovenaar geen magie tot de beurt van je tegenstander.
card-hafli = Hafli
    .a = Hafli
    .the = Hafli
    .text = Ligt aan een bos van een eigen citadel, begint met 2 toverkracht en heeft er hoogstens 3. Tijdens je acties zet je hout van dat landschap 1 op 1 om in toverkracht; daarna betaalt deze tovenaar geen magie tot de beurt van je tegenstander.
card-hor = Hor
    .a = Hor
    .the = Hor
    .text = Ligt aan een weide van een eigen citadel, begint met 2 toverkracht en heeft er hoogstens 3. Tijdens je acties zet je wol van dat landschap 1 op 1 om in toverkracht; daarna betaalt deze tovenaar geen magie tot de beurt van je tegenstander.
card-ira = Ira
    .a = Ira
    .the = Ira
    .text = Ligt aan een gebergte van een eigen citadel, begint met 2 toverkracht en heeft er hoogstens 3. Tijdens je acties zet je erts van dat landschap 1 op 1 om in toverkracht; daarna betaalt deze tovenaar geen magie tot de beurt van je tegenstander.
card-tali = Tali
    .a = Tali
    .the = Tali
    .text = Ligt aan een graanveld van een eigen citadel, begint met 2 toverkracht en heeft er hoogstens 3. Tijdens je acties zet je graan van dat landschap 1 op 1 om in toverkracht; daarna betaalt deze tovenaar geen magie tot de beurt van je tegenstander.


## Spell books

card-guardian_of_fate = Bewaker van het noodlot
    .short = Bewaker
    .a = een Bewaker van het noodlot
    .the = de Bewaker van het noodlot
    .text = Eén keer per beurt, na de gebeurtenis: je bekijkt de bovenste 3 kaarten van de gebeurtenisstapel, schuift er zoveel je wilt onder en legt de andere in een volgorde naar keuze weer bovenop.
card-inspiration = Inspiratie
    .a = een Inspiratie
    .the = de Inspiratie
    .text = Eén keer per beurt, na de gebeurtenis: je neemt van twee verschillende stapels (in het toernooispel van je eigen) de bovenste 2 kaarten in de hand en mag ze meteen inzetten. Wat je handkaartenlimiet te boven gaat, gaat bij het aanvullen terug.
card-magic_land = Toverland
    .short = Toverland
    .a = een Toverland
    .the = het Toverland
    .text = Eén keer per beurt, na de gebeurtenis: je ruilt een eigen landschap tegen een van je tegenstander, allebei naar jouw keuze, met alles wat erop ligt. Elke eigenaar moet die soort minstens dubbel hebben, en aan geen van beide mag een tovenaar liggen.
card-magic_eye = Magische oog
    .short = Magische oog
    .a = een Magisch oog
    .the = het Magische oog
    .text = Eén keer per beurt, na de gebeurtenis: je kijkt een stapel door, neemt 1 kaart en schuift 1 andere handkaart onder die stapel. De nieuwe kaart mag je meteen inzetten.
card-change_places = Oord verplaats je!
    .short = Oord verplaats
    .a = ‘Oord verplaats je!’
    .the = ‘Oord verplaats je!’
    .text = Eén keer per beurt, na de gebeurtenis: twee van je gebouwen, of twee van je eenheden, ruilen van bouwplaats. Beide moeten op hun nieuwe plaats toegelaten zijn.
card-wheel_of_time = Tijdsrad
    .short = Tijdsrad
    .a = een Tijdsrad
    .the = het Tijdsrad
    .text = Eén keer per beurt, vóór het gooien: je bepaalt het vlak van de gebeurtenisdobbelsteen en gooit alleen de opbrengstdobbelsteen.
card-fortune_telling = Waarzeggerij
    .short = Waarzeggerij
    .a = een Waarzeggerij
    .the = de Waarzeggerij
    .text = Eén keer per beurt, na de gebeurtenis: je bekijkt de bovenste kaart van hoogstens vier stapels. In het toernooispel mogen het ook stapels van je tegenstander zijn.
card-magic_potion = Toverdrank
    .short = Toverdrank
    .a = een Toverdrank
    .the = de Toverdrank
    .text = Eén keer per beurt, na de gebeurtenis: de sterkte van een van je ridders of draken verdubbelt tot de volgende beurt van je tegenstander voorbij is.
card-countermagic = Toverveto
    .a = een Toverveto
    .the = het Toverveto
    .text = Eén keer per beurt, in jouw beurt of die van je tegenstander, als die een actiekaart of toveractie speelt: de kaart doet niets en gaat onder een stapel. Tegen toverspreuken helpt het niet.
card-time_jump = Tijdsprong
    .short = Tijdsprong
    .a = een Tijdsprong
    .the = de Tijdsprong
    .text = In jouw beurt, zodra de gebeurtenisdobbelsteen is gegooid of de gebeurteniskaart is getoond: de gebeurtenis gaat niet door. De gebeurteniskaart gaat onder haar stapel.


## Magic actions

card-better_world = Betere wereld
    .short = Betere wereld
    .a = een Betere wereld
    .the = de Betere wereld
    .text = Na de gebeurtenis: je kijkt de gebeurtenisstapel door en neemt een kaart voorgoed uit het spel, nooit de Jaarwissel. Je toont ze aan je tegenstander.
card-wizards_duel = Duel tussen de tovenaars
    .short = Duel
    .a = een Duel tussen de tovenaars
    .the = het Duel tussen de tovenaars
    .text = Na de gebeurtenis: je wijst een eigen tovenaar en een van je tegenstander aan. Beide spelers gooien de opbrengstdobbelsteen en tellen de toverkracht van hun tovenaar erbij; wie minder heeft, schuift zijn tovenaar onder een stapel.
card-witch = Heks
    .a = een Heks
    .the = de Heks
    .text = Vraagt twee eigen tovenaars. Na de gebeurtenis leg je haar op een gebouw van je tegenstander: het werkt niet en zijn punten tellen niet, tot zijn eigenaar een vraagteken gooit.
card-change_land = Land verplaats je!
    .short = Land verplaats
    .a = ‘Land verplaats je!’
    .the = ‘Land verplaats je!’
    .text = Na de gebeurtenis: je vervangt een eigen landschap, van een soort die je minstens dubbel hebt en waaraan geen tovenaar ligt, door een kaart naar keuze van de landschapsstapel. Het nieuwe toont evenveel grondstoffen als het oude.
card-materialization = Materialisatie
    .short = Materialisatie
    .a = een Materialisatie
    .the = de Materialisatie
    .text = Vraagt twee eigen tovenaars. Na de gebeurtenis wordt een eigen nederzetting zonder verdere kosten een stad.
card-whirlwind = Wervelstorm
    .short = Wervelstorm
    .a = een Wervelstorm
    .the = de Wervelstorm
    .text = Na de gebeurtenis: alle grondstoffen op één landschap van je tegenstander, naar jouw keuze, gaan verloren.
card-premonition = Kennis van vermoedens
    .short = Vermoedens
    .a = een Kennis van vermoedens
    .the = de Kennis van vermoedens
    .text = Na de gebeurtenis: je neemt een gespeelde actiekaart of toveractie van de aflegstapel (in het toernooispel van je eigen) in de hand en mag ze meteen inzetten.
card-by_magics_hand = Toverhand
    .short = Toverhand
    .a = een Toverhand
    .the = de Toverhand
    .text = Na de gebeurtenis: je neemt een toverboek uit het vorstendom van je tegenstander en legt het op een vrije bouwplaats van een eigen citadel.


## Events

card-civil_war = Burgeroorlog
    .short = Burgeroorlog
    .a = een Burgeroorlog
    .the = de Burgeroorlog
    .text = Elke speler neemt een ridder of handelsvloot terug in de hand; de ander wijst aan welke, en wie gegooid heeft wijst het eerst aan. Eenheden in een stad met een Kerk zijn veilig, en daarna brengen beiden hun hand terug tot de limiet.
card-conflict = Conflict
    .a = een Conflict
    .the = het Conflict
    .text = Wie de ridderfiguur heeft, bekijkt de hand van de ander en schuift 2 kaarten daaruit onder een stapel. Heeft niemand de figuur, dan gebeurt er niets.
card-master_builder = Bouwmeester
    .short = Bouwmeester
    .a = een Bouwmeester
    .the = de Bouwmeester
    .text = Eerst de speler aan beurt, dan de ander kijkt een stapel door, elk een andere, en mag een handkaart ruilen tegen een kaart daaruit. Het kost niets.
card-plague = Epidemie
    .a = een Epidemie
    .the = de Epidemie
    .text = Elk landschap aan een stad verliest 1 grondstof. Aquaduct en Badhuis beschermen ertegen.
card-productive_year = Vruchtbaar jaar
    .short = Vruchtb. jaar
    .a = een Vruchtbaar jaar
    .the = het Vruchtbare jaar
    .text = Elk landschap krijgt 1 grondstof voor elk aangrenzend Garnizoen.
card-progress = Vooruitgang
    .a = een Vooruitgang
    .the = de Vooruitgang
    .text = Elke speler krijgt 1 grondstof naar keuze voor elk eigen Klooster en elke eigen Bibliotheek.
card-year_end = Jaarwissel
    .short = Jaarwissel
    .a = een Jaarwissel
    .the = de Jaarwissel
    .text = De gebeurtenisstapel wordt geschud, deze kaart inbegrepen.
card-comet = Komeet
    .a = een Komeet
    .the = de Komeet
    .text = Elke speler met meer dan 3 zegepunten schuift zijn hele hand onder een stapel en neemt van bovenaf nieuwe kaarten, tot de handkaartenlimiet. De speler aan beurt kiest eerst een stapel, de ander een andere.
card-unicorn_dance = Dans van de eenhoorns
    .short = Eenhoorns
    .a = een Dans van de eenhoorns
    .the = de Dans van de eenhoorns
    .text = Elke tovenaar van beide spelers krijgt 1 toverkracht; geen heeft er meer dan 3.


## Decks

# The decks of the house: a name, and how the deck plays.
deck-balanced = Van alles wat
    .about = Oogsten, een paar ridders, rode gebouwen, spionnen en drie tovenaars: geen enkele kaart van je tegenstander kan dit plan bederven.
deck-knights = De negen ridders
    .about = Alle negen ridders met hun Smidse halen de ridderfiguur en de toernooien van de dobbelsteen, en Kruidenheksen staan hen bij.
deck-fleets = Zes handelsvloten
    .about = Zes handelsvloten, de Haven en de grote handelshuizen houden de molenfiguur en ruilen 2 op 1 wat je nodig hebt.
deck-cities = Trotse steden
    .about = Rode gebouwen die zegepunten tellen, productiegebouwen die ze betalen, en Bisschoppen tegen het vuur.
deck-raiders = Rook aan de horizon
    .about = Vuurduivels, Zwarte ridders, de Rooftocht en Spionnen halen neer wat je tegenstander bouwt, terwijl goedkope ridders de ridderfiguur pakken.
deck-wizards = De toverschool
    .about = Alle zes de tovenaars en zeven toverboeken: je weet wat er komt, stuurt de gebeurtenissen en tovert een stad tevoorschijn.
deck-dragons = Twee draken
    .about = Molens en tovenaars voeden beide draken, een drank verdubbelt ze, en de Steen der wijzen houdt ze veilig.
deck-witches = Heksennacht
    .about = Heksen, duels, een wervelstorm en gestolen boeken: je magie treft het andere vorstendom.

# The words of a deck’s file: what heads its cards and events, and what stands before its name and description.
deck-file-cards = kaarten
deck-file-events = gebeurtenissen
deck-file-name = naam
deck-file-about = beschrijving


## Refusals: cards and decks

refusal-cards-long = { $length } tekens zijn te veel voor kaartverbeteringen; { $most } zijn genoeg voor alle kaarten.
refusal-cards-code = ‘{ $text }’ is geen kaartverbetering. Die ziet eruit als citadel.price:brick2+ore3 of ismai.magic_build:2.
refusal-cards-unknown = Er is geen kaart ‘{ $text }’ om te verbeteren. Kaarten heten hier naar hun kenwoord{ $near ->
        [none] {"."}
       *[other] ; bedoel je { $near }?
    }
refusal-cards-nothing = { $card }: aan deze kaart valt geen prijs of getal te verbeteren.
refusal-cards-twice = { $card }: { $field } wordt twee keer verbeterd.
refusal-cards-field = { $card }: er is geen { $field } om te verbeteren. Te verbeteren zijn: { $fields }.
refusal-cards-value = { $card }: { $field } kan niet { $value } zijn; het moet een geheel getal van { $least } tot { $most } zijn.
refusal-cards-toml = Dit is geen TOML: { $text }
refusal-cards-entry = { $card }: de verbeteringen van een kaart zijn regels onder haar kenwoord tussen rechte haken.
refusal-cards-price = { $card }: ‘{ $value }’ hoort niet in een prijs. Een prijs noemt grondstoffen met hun aantal; de grondstoffen zijn: { $resources }.

refusal-deck-long = { $length } tekens zijn te veel voor een dek; { $most } zijn genoeg voor elk dek.
refusal-deck-line = Regel { $line }: ‘{ $text }’ is geen kaart{ $near ->
        [none] {""}
       *[other] {" "}(bedoeld: { $near }?)
    }. Een regel is een aantal en een kaart, bijvoorbeeld 2 Klooster.
refusal-deck-count = Regel { $line }: { $value } is geen aantal voor { $card }.
refusal-deck-code = ‘{ $text }’ is niet te lezen als deel van een dek. Een dek in één woord ziet eruit als 2abbey+scout/comet+2progress: kaarten, een streep, gebeurtenissen.
refusal-deck-unknown = Er is geen dek ‘{ $text }’. De dekken van het huis zijn: { $decks }. Een eigen bestand wordt met tavoliere deck show één woord.
refusal-deck-size = { $count ->
        [one] Het dek heeft één kaart; het moeten er { $most } zijn.
       *[other] Het dek heeft { $count } kaarten; het moeten er { $most } zijn.
    }
refusal-deck-copies = { $count } × { $card }, maar de sets bevatten er { $most }.
refusal-deck-back = { $card }: centrale kaarten en landschappen hebben een symbool op de rug en mogen niet in een dek.
refusal-deck-event-inside = { $card }: een gebeurtenis mag niet tussen de kaarten van een dek; ze hoort bij de gekozen gebeurtenissen.
refusal-deck-events = { $count ->
        [one] Er is één gebeurtenis gekozen; het moeten er { $most } zijn.
       *[other] Er zijn { $count } gebeurtenissen gekozen; het moeten er { $most } zijn.
    }
refusal-deck-no-event = { $card }: dit is geen gebeurtenis en mag niet bij de gekozen gebeurtenissen.
refusal-deck-year-end = { $card }: de gastheer geeft de enige, niemand mag er nog een toevoegen.
refusal-deck-event-copies = { $count } × { $card } bij de gekozen gebeurtenissen, maar er { $most ->
        [0] is er geen
        [one] is er maar één
       *[other] zijn er maar { $most }
    } over om te kiezen.


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it. $expected is one of the sentences below
## that say what can be done now.

refusal-over = Het spel is afgelopen; er kan niets meer worden gespeeld.
refusal-other-game = ‘{ $text }’ is een zet uit een ander spel.
refusal-not-now = ‘{ $text }’ kan nu niet. { $expected }
refusal-no-move = ‘{ $text }’ is geen zet. { $expected }

# The notation of moves.
refusal-no-place = ‘{ $text }’ is geen plaats voor deze zet. { $expected }
expected-side-words = Een kant is een oneven kolom met ^ (boven) of v (onder), bijvoorbeeld side 1^.
expected-site-words = Een bouwplaats is een oneven kolom met ^ (boven) of v (onder), dubbel voor de buitenste bouwplaats van een stad of citadel, bijvoorbeeld 1^ of 1vv.
expected-region-words = Een landschap is een even kolom met ^ (boven) of v (onder), bijvoorbeeld region 0v.
refusal-no-column = ‘{ $text }’ is geen kolom van een nederzetting, stad of citadel; dat zijn de oneven getallen van { $least } tot en met { $most }.
refusal-no-stack = ‘{ $text }’ is geen stapel; de stapels hebben de nummers 1 tot en met { $most }.
refusal-no-die-number = ‘{ $text }’ is geen getal van de opbrengstdobbelsteen; noem er een van 1 tot en met 6.
refusal-no-face = ‘{ $text }’ is geen kant van de gebeurtenisdobbelsteen. De kanten zijn: { $faces }.
refusal-no-resource = ‘{ $text }’ is geen grondstof. De grondstoffen zijn: { $resources }.
refusal-same-resource = Je kunt { $resource } niet voor { $resource } ruilen; noem twee verschillende grondstoffen.
refusal-trade-words = ‘{ $text }’ is geen ruil. Noem wat je geeft en wat je wilt, bijvoorbeeld trade brick>ore.
refusal-wrong-verb = { $card }: ‘{ $verb }’ past niet bij deze kaart. Je kunt schrijven: { $moves }.
refusal-only-taken = ‘{ $text }’ heb je nooit in de hand; dat kun je alleen kiezen, met { $move }.
refusal-near-card = Er is geen kaart ‘{ $text }’. Bedoel je { $near }?
refusal-unknown-name = Er is geen kaart ‘{ $text }’. Kaarten heten hier naar hun kenwoord, bijvoorbeeld abbey of magic_eye.

# Building, trading, demolishing.
refusal-road-there = Er ligt { $end } al een straat; daarna komt daar een nederzetting.
refusal-no-road = Er ligt { $end } geen straat waaraan een nederzetting kan komen; bouw eerst de straat.
refusal-none-left = { $card }: de voorraad is leeg, dus niemand kan er nog een bouwen.
refusal-no-settlement = Je hebt geen nederzetting bij { $column }.
refusal-city-there = Je hebt al een stad bij { $column }; daar wordt niets op gelegd.
refusal-citadel-there = Je hebt al een citadel bij { $column }; daar wordt niets op gelegd.
refusal-citadel-beside = Nederzetting { $column } ligt naast een van je citadellen; tussen twee citadellen moet een nederzetting of stad liggen.
refusal-set-card = { $card }: deze kaart hoort bij Tovenaars & Draken en zit niet in het basisspel.
refusal-price = { $card }: je mist nog { $lack }.
refusal-no-city = { $card }: rode kaarten leg je in een stad, en je hebt er geen.
refusal-no-citadel = { $card }: deze kaart leg je bij een citadel, en je hebt er geen.
refusal-two-citadels = { $count ->
        [0] { $card }: je hebt twee citadellen nodig en hebt er geen.
       *[other] { $card }: je hebt twee citadellen nodig en hebt er maar één.
    }
refusal-no-free-site = { $card }: elke bouwplaats die deze kaart kan krijgen, is bezet.
refusal-no-home = { $card }: geen landschap bij je citadellen levert { $resource } op.
refusal-home-taken = { $card }: overal waar deze tovenaar bij je citadellen kan liggen, ligt al een andere.
refusal-unit-there = { $card } ligt al in het vorstendom van { $seat }; niemand kan er een tweede kaart met deze naam bij leggen.
refusal-too-few = Grondstof { $resource }: je hebt er { $count }, en de bank vraagt er { $rate } voor één grondstof.
refusal-no-room = Grondstof { $resource }: daar heb je geen plaats meer voor.
refusal-no-room-theirs = Grondstof { $resource }: daar heeft je tegenstander geen plaats meer voor.
refusal-nothing-to-pull = Je hebt bij { $place } niets om af te breken.
refusal-no-such-wizard = { $card } ligt niet in het vorstendom van { $seat }.
refusal-not-in-hand = Je hebt { $card-the } niet in de hand.
refusal-thrown = Er is deze beurt al gegooid.
refusal-draw-later = Kaarten neem je en ruil je pas om na je acties; beëindig die eerst (done).

# Offers to the opponent.
refusal-three-offers = Je hebt deze beurt al drie keer een aanbod gedaan; vaker mag niet.
refusal-nothing-to-offer = Er valt niets aan te bieden: geen van beiden heeft iets waar de ander plaats voor heeft.
refusal-deal-first = Begin eerst een aanbod (deal); zeg daarna wat je geeft en wat je vraagt.
refusal-no-offer = Niemand heeft je een aanbod gedaan.
refusal-empty-offer = Een aanbod mag niet leeg zijn: noem wat je geeft of wat je vraagt.
refusal-give-first = Noem eerst alles wat je geeft, en dan wat je vraagt.
refusal-give-and-want = Grondstof { $resource }: dat geef je al in dit aanbod, dus je kunt het niet ook vragen.
refusal-offer-order = Noem de grondstoffen van een aanbod in de volgorde leem, hout, wol, erts, graan, goud: voor { $resource } is het te laat.
refusal-no-more = { $count ->
        [0] Grondstof { $resource }: daar heb je niets van te geven.
       *[other] Grondstof { $resource }: meer dan { $count }, zoals in je aanbod, heb je niet.
    }
refusal-no-more-theirs = { $count ->
        [0] Grondstof { $resource }: daar heeft je tegenstander niets van.
       *[other] Grondstof { $resource }: meer dan { $count }, zoals in je aanbod, heeft je tegenstander niet.
    }

# Action cards, magic actions, spells, magic buildings, wizards.
refusal-locked = Actiekaarten zijn nog geblokkeerd: beide spelers samen moeten { $most } zegepunten hebben, en ze hebben er { $count }.
refusal-locked-both = Actiekaarten zijn nog geblokkeerd: eerst moeten beide spelers op hetzelfde moment 3 zegepunten hebben.
refusal-before-dice = { $card }: dit gebruik je alleen vóór het dobbelen.
refusal-answer-only = { $card }: hiermee antwoord je alleen op een kaart die je tegenstander speelt.
refusal-event-only = { $card }: dit spreek je alleen uit tussen de worp en de gebeurtenis.
refusal-scout-alone = De Verkenner speel je samen met een nieuwe nederzetting (scout left, scout right).
refusal-stone = { $card }: zolang er een Steen der wijzen ligt, heeft dit geen effect.
refusal-no-wizard = { $card }: hiervoor heb je een tovenaar nodig, en je hebt er geen.
refusal-two-wizards = { $card }: hiervoor heb je twee tovenaars nodig.
refusal-power = { $card }: dit kost { $needed } toverkracht, en je tovenaars kunnen er { $count } missen.
refusal-resting = { $card }: dit kost { $needed } toverkracht, en je tovenaars kunnen er { $count } missen; wie deze beurt toverkracht heeft gekregen, is vermoeid.
refusal-no-building-theirs = { $card }: je tegenstander heeft geen gebouw dat deze kaart kan treffen.
refusal-no-knight-theirs = { $card }: je tegenstander heeft geen ridder en geen draak.
refusal-nothing-to-take = { $card }: je tegenstander heeft niets waar je plaats voor hebt.
refusal-no-hand-theirs = { $card }: je tegenstander heeft geen kaarten in de hand.
refusal-no-caravan = { $card }: je hebt geen grondstof om te geven, of geen plaats voor een andere.
refusal-no-events = { $card }: de gebeurtenisstapel heeft te weinig kaarten.
refusal-no-wizard-theirs = { $card }: je tegenstander heeft geen tovenaar.
refusal-no-region-twice = { $card }: er is geen landschap om te ruilen; de eigenaar moet de soort twee keer hebben, en er mag geen tovenaar bij liggen.
refusal-no-settlement-left = { $card }: je hebt geen nederzetting die een stad kan worden.
refusal-nothing-stored-theirs = { $card }: geen landschap van je tegenstander bewaart iets.
refusal-no-action-played = { $card }: er ligt geen actiekaart of toveractie op de aflegstapel.
refusal-no-book-theirs = { $card }: je tegenstander heeft geen toverboek in zijn vorstendom.
refusal-no-site-for-book = { $card }: je hebt bij geen citadel een vrije bouwplaats voor het boek.
refusal-stacks-empty = { $card }: alle stapels die je kunt kiezen, zijn leeg.
refusal-no-card-to-give = { $card }: je hebt geen kaart in de hand die onder de stapel kan gaan.
refusal-no-pair = { $card }: geen twee kaarten van je kunnen van plaats wisselen.
refusal-nobody-to-drink = { $card }: je hebt geen ridder of draak van wie de sterkte niet al verdubbeld is.
refusal-nothing-to-do = { $card }: dit kan nu niets doen.
refusal-no-book = { $card }: dit boek ligt bij geen van je citadellen.
refusal-cast-already = { $card }: deze toverspreuk heb je deze beurt al uitgesproken.
refusal-no-building = { $card }: dit gebouw ligt niet in je vorstendom.
refusal-bewitched = { $card }: het gebouw is behekst en werkt niet.
refusal-mill-used = { $count ->
        [one] Je hebt je Tovermolen deze beurt al gebruikt.
       *[other] Je hebt je { $count } Tovermolens deze beurt al gebruikt.
    }
refusal-wizards-full = { $card }: al je tovenaars hebben 3 toverkracht, en meer kan geen van hen hebben.
refusal-wizard-full = { $card } heeft al 3 toverkracht en kan er niet meer hebben.
refusal-region-empty = Landschap { $place }, waar { $card } ligt, bewaart niets om mee op te laden.
refusal-number-set = De opbrengstdobbelsteen staat al op { $number }.
refusal-face-set = De gebeurtenisdobbelsteen ligt al vast.
refusal-no-answer = { $card }: deze kaart antwoordt niet op { $other-the }.
refusal-one-answer = Op de aanval is al geantwoord; een tweede antwoord is er niet.

# Stacks, and cards that are chosen.
refusal-exchange-first = Kies eerst de kaart die je weggeeft; de nieuwe komt uit de stapel waar die onder gaat.
refusal-no-such-stack = Er is geen stapel { $number }; dit spel heeft er { $count }.
refusal-barred-stack = Stapel { $number } kun je hier niet kiezen: in het toernooispel komt elke kaart uit een stapel van haar eigenaar en gaat ze daar weer onder.
refusal-other-stack = Je kaart is onder stapel { $number } gegaan, dus de nieuwe komt daaruit.
refusal-stack-chosen = Stapel { $number } is al gekozen; kies een andere.
refusal-stack-empty = Stapel { $number } is leeg.
refusal-search-price = { $needed ->
        [one] Een stapel doorzoeken kost je 1 grondstof, en je hebt er geen.
       *[other] Een stapel doorzoeken kost je { $needed } grondstoffen, en je hebt er { $count }.
    }
refusal-not-to-put = { $card }: je hebt niet zo’n kaart in de hand die nu weg mag.
refusal-no-region-there = { $region } hoort niet bij de landschappen van de stapel.
refusal-year-end = { $card }: deze kaart kan nooit uit het spel worden genomen.
refusal-no-card-there = { $card }: deze kaart is niet te kiezen.
refusal-no-card-theirs = Je tegenstander heeft { $card-the } niet in de hand.
refusal-spy-building = { $card }: een gebouw mag de Spion niet nemen.
refusal-spy-magic = { $card }: die mag de Spion alleen nemen als je een citadel hebt.
refusal-no-action-card = { $card }: alleen actiekaarten en toveracties komen terug van de aflegstapel.
refusal-wizard-resting = { $card } heeft deze beurt toverkracht gekregen en is vermoeid.
refusal-wizard-spent = { $card } heeft geen toverkracht meer om mee te betalen.
refusal-must-draw = Je vult je hand aan tot { $most } kaarten zolang een stapel er nog heeft.
refusal-must-take = Je moet een kaart nemen uit de stapel die je doorkijkt.
refusal-must-reduce = Je moet kaarten wegdoen tot je er { $most } in de hand hebt.

# Regions and sites that are chosen.
refusal-own-region = Kies een landschap van jezelf.
refusal-their-region = Kies een landschap van je tegenstander (their region …).
refusal-corner-taken = Bij { $place } ligt al een landschap.
refusal-no-corner = { $place } is geen hoek van het vorstendom waarmee je begint.
refusal-no-new-corner = { $place } is geen hoek van de nieuwe nederzetting.
refusal-no-land = Bij { $place } ligt geen landschap.
refusal-land-protected = Bij landschap { $place } ligt een tovenaar, die elke ruil tegenhoudt.
refusal-land-once = Landschap { $place } valt niet te ruilen: de eigenaar heeft geen ander dat { $resource } oplevert.
refusal-pays-other = Landschap { $place } kan niet betalen: er is { $resource } nodig, en dat levert het niet op.
refusal-stores-other = Landschap { $place } bewaart geen { $resource }; kies er een dat dat wel doet.
refusal-caravan-same = Je hebt { $resource } aan de Karavaan gegeven, dus je krijgt er iets anders voor.
refusal-caravan-room = Je hebt geen plaats voor nog een grondstof van een andere soort die je ervoor krijgt.
refusal-region-full = Landschap { $place } bewaart er al { $most } en heeft geen plaats meer.
refusal-nothing-stored = Landschap { $place } bewaart niets.
refusal-named-already = Alles wat landschap { $place } bewaart, is al genoemd.
refusal-room-left = Grondstof { $resource }: daar heb je nog plaats voor; kies een landschap dat het bewaart.
refusal-no-citadel-there = { $card }: landschap { $place } ligt bij geen van je citadellen.
refusal-wizard-already = { $card }: bij landschap { $place } ligt al een andere tovenaar.
refusal-wrong-home = { $card }: landschap { $place } is niet van de soort van deze tovenaar.
refusal-nothing-there = Bij { $place } heb je geen nederzetting, stad of citadel.
refusal-wrong-side = { $card }: wat er in je rij bij { $place } ligt, neemt deze kaart niet op.
refusal-side-full = Alle bouwplaatsen bij { $place } zijn bezet.
refusal-witch-already = Op het gebouw bij { $place } ligt al een Heks.
refusal-church = De eenheid bij { $place } wordt door een Kerk beschermd.

# What is to be decided now.
expected-nothing = Het spel is afgelopen.
expected-arrange = Leg je startlandschappen: kies een vrije hoek voor het volgende.
expected-open-stack = Kies de stapel waaruit je je beginhand neemt.
expected-open-cards = Neem een kaart voor je beginhand.
expected-roll = Dobbel (roll).
expected-die-number = Noem het getal van de opbrengstdobbelsteen, van 1 tot en met 6.
expected-face = Noem de kant van de gebeurtenisdobbelsteen.
expected-time-jump = Spreek de Tijdsprong uit, of laat de gebeurtenis doorgaan (pass).
expected-actions = Bouw, handel en speel kaarten, of beëindig je acties (done).
expected-side = Kies de kant waar je de kaart legt.
expected-corner-wizard = Kies het landschap waar de tovenaar bij komt te liggen.
expected-pay = Kies het landschap dat betaalt.
expected-pay-any = Kies een willekeurig landschap dat betaalt.
expected-power = Noem de tovenaar die de toverkracht betaalt.
expected-gain = Kies het landschap dat de grondstof krijgt.
expected-take = Kies het landschap van je tegenstander waarvan je een grondstof neemt.
expected-put = Kies het landschap dat de grondstof bewaart.
expected-reduce = Je hebt te veel kaarten in de hand: kies de kaart die weggaat.
expected-under = Kies de stapel waar de kaart onder gaat.
expected-draw = Vul je hand aan: neem een bovenste kaart, of doorzoek een stapel.
expected-search = Neem een kaart uit de stapel die je doorkijkt.
expected-exchange = Kies de kaart die je omruilt, of houd je hand (done).
expected-renew = Neem een nieuwe kaart: de bovenste van de stapel, of doorzoek hem.
expected-answer = Antwoord op de gespeelde kaart, of doe niets (pass).
expected-deal = Noem wat je geeft en wat je vraagt, en stel het dan voor (propose).
expected-answer-offer = Neem het aanbod aan, of sla het af (pass).
expected-corner = Kies de hoek waar het landschap komt.
expected-scout = Neem een landschap uit de stapel.
expected-burn = Noem het gebouw dat teruggaat naar de hand.
expected-rout = Noem de ridder of draak die teruggaat naar de hand.
expected-spy = Neem een kaart uit de hand van je tegenstander.
expected-caravan = Kies de landschappen die aan de Karavaan geven, daarna die welke iets krijgen.
expected-merchant = Kies het landschap van je tegenstander waarvan de Handelaar neemt.
expected-merchant-give = Kies het landschap waarvan de Handelaar iets teruggeeft.
expected-revolt = Noem de eenheid van je tegenstander die teruggaat naar de hand.
expected-conflict = Kies de kaart uit de hand van je tegenstander die onder de stapel gaat.
expected-conflict-stack = Kies de stapel waar twee kaarten uit de hand van je tegenstander onder gaan.
expected-builder = Kies de stapel die je doorkijkt, of doe niets (pass).
expected-builder-take = Neem een kaart uit de stapel, of doe niets (pass).
expected-builder-put = Kies de kaart die je ervoor wegdoet.
expected-comet = Kies de stapel waarvoor je je hele hand geeft.
expected-kitchen = Noem de Toverkeuken die is ontploft.
expected-mill = Noem de tovenaar die de toverkracht krijgt.
expected-guardian = Kies de gebeurtenis die hierna komt, of leg de rest onder de stapel (under).
expected-inspiration = Kies de stapel waarvan je twee kaarten neemt.
expected-magic-land = Kies het landschap dat je weggeeft.
expected-magic-land-theirs = Kies het landschap van je tegenstander dat je neemt.
expected-eye = Kies de stapel die je doorkijkt.
expected-eye-take = Neem een kaart uit de stapel.
expected-eye-put = Kies een andere kaart uit je hand die onder de stapel gaat.
expected-change-places = Kies de kaart die van bouwplaats verandert.
expected-change-places-with = Kies de kaart waarmee die ruilt.
expected-fortune = Kies de stapel waarvan je de bovenste kaart bekijkt, of stop (pass).
expected-potion = Noem de ridder of draak die de Toverdrank drinkt.
expected-better-world = Kies de gebeurtenis die het spel verlaat.
expected-duel = Noem jouw tovenaar voor het duel.
expected-duel-theirs = Noem de tovenaar van je tegenstander voor het duel.
expected-witch = Noem het gebouw van je tegenstander waar de Heks op komt.
expected-change-land = Kies welk van je landschappen wordt vervangen.
expected-change-land-for = Neem het landschap dat ervoor in de plaats komt.
expected-materialize = Kies de nederzetting die een stad wordt.
expected-whirlwind = Kies het landschap van je tegenstander dat de Wervelstorm treft.
expected-premonition = Neem een kaart terug van de aflegstapel.
expected-magics-hand = Noem het toverboek van je tegenstander dat je neemt.
expected-magics-hand-side = Kies de kant waar je het boek legt.


## Refusals of options and of hand-written positions

refusal-unknown-option = Er is geen optie ‘{ $option }’. De opties zijn: { $options }.
refusal-option-value = De optie { $option } kan niet ‘{ $value }’ zijn; mogelijk zijn: { $values }.
refusal-too-long = Deze tekst van { $length } tekens is geen stelling; { $most } zijn er genoeg voor elke stelling.
refusal-unknown-key = Regel { $line }: ‘{ $key }’ is geen sleutel van een stelling. De sleutels zijn: { $keys }.
refusal-key-twice = Regel { $line }: ‘{ $key }’ is al eerder gegeven.
refusal-value = Regel { $line }: ‘{ $key } { $value }’ kan niet. { $expected }
refusal-number = Regel { $line }: ‘{ $key } { $value }’ kan niet; er is een getal van { $least } tot en met { $most } nodig.
refusal-unknown-card = Regel { $line }, { $key }: er is geen kaart ‘{ $text }’{ $near ->
        [none] {""}
       *[other] {" "}(bedoeld: { $near }?)
    }.
expected-game = Dit is geen stelling van het Kolonistenkaartspel.
expected-options = Opties schrijf je als naam=waarde, elk één keer.
expected-dice = De dobbelstenen zijn een kant (club, mill, knight, sun, card) en een getal, bijvoorbeeld sun 4.
expected-event = Een gebeurtenis noem je met haar kenwoord, bijvoorbeeld plague; - betekent geen.
expected-events = Gebeurtenissen noem je met hun kenwoord, bijvoorbeeld plague of year_end.
expected-codes = Landschappen noem je met een letter en hun getal, bijvoorbeeld B5 of G4.
expected-marks = Een streep achter een kaart zegt wie haar kent: plague/0, plague/1, plague/01, of plague/* voor iedereen.
expected-centres = Centrale kaarten schrijf je als kolom:soort, bijvoorbeeld 1:city, elke kolom één keer; de soorten zijn settlement, city en citadel.
expected-roads = Straten schrijf je als left, right, of allebei.
expected-regions = Een landschap schrijf je als plaats:kaart:voorraad, bijvoorbeeld 0^:G4:2, of plaats:voorraad; elke plaats van het vorstendom één keer.
expected-amount = Een landschap bewaart 0, 1, 2 of 3.
expected-store = Een voorraad schrijf je als grondstof:aantal, bijvoorbeeld ore:4; all:0 geldt voor elk landschap.
expected-sites = Een kaart schrijf je als bouwplaats:kaart, bijvoorbeeld 1^:abbey; daarachter mag :witch en :potion staan.
expected-wizards = Een tovenaar schrijf je als landschap:tovenaar:kracht, bijvoorbeeld 2^:ira:3, met ! achter wie vermoeid is; elk landschap één keer, en hoogstens 3 toverkracht.
expected-hand = Het teken achter een kaart is de andere speler, die haar kent: abbey/1 in hand0, abbey/0 in hand1.
expected-spells = Toverspreuken zijn de kenwoorden van toverboeken, elk één keer, bijvoorbeeld magic_eye.
expected-supply = De voorraad schrijf je als roads=7 settlements=5 cities=7 citadels=5, elk één keer en met één cijfer.
expected-piles = Het toernooispel heeft discards0, discards1, chosen0 en chosen1; de andere speelwijzen hebben discards.
expected-yes = Schrijf yes of no.
expected-permission = Beide spelers hebben nu 3 zegepunten, dus de toestemming is er: yes.
expected-fate = Het lot is 40 hexadecimale cijfers, een streep en het aantal worpen.
expected-agenda = Wat er te doen is, schrijf je als naam:speler:getallen, bijvoorbeeld actions:0 of gain:1:2.
expected-no-agenda = Het spel is afgelopen, dus er is niets meer te doen; laat de regel weg.
expected-some-agenda = Het spel is niet afgelopen, dus er is iets te doen; laat de regel weg, dan zijn het de acties.
expected-reason = De reden is points of limit, of - zolang het spel doorgaat.
expected-points = Er zijn genoeg zegepunten om te winnen, dus de reden is points.
expected-no-points = Niemand heeft genoeg zegepunten om te winnen.
expected-limit = De beurtenlimiet is niet bereikt, of er is er geen.

refusal-wrong-active = In beurt { $turn } is { $seat } aan zet, omdat { $starter } de eerste had; verander turn, active of starter.
refusal-no-dice = Wat er in een beurt na de worp gebeurt, vraagt een regel voor de dobbelstenen, bijvoorbeeld dice sun 4.
refusal-too-many-copies = { $count } × { $card }, maar dit spel heeft er { $most }.
refusal-too-many-centres = { $count } × { $card }, maar dit spel heeft er { $most }.
refusal-too-much-supply = Regel { $line }: { $count } × { $card } in de voorraad, maar er { $most ->
        [0] is er geen
        [one] is er maar één
       *[other] zijn er maar { $most }
    } over.
refusal-chosen = { $count ->
        [one] { $seat } heeft één gebeurtenis gekozen; het moeten er { $most } zijn.
       *[other] { $seat } heeft { $count } gebeurtenissen gekozen; het moeten er { $most } zijn.
    }
refusal-chosen-event = { $seat } heeft { $count } × { $card } gekozen; er zijn er hoogstens { $most } te kiezen.
refusal-year-end-gone = De Jaarwissel kan nooit uit het spel zijn.
refusal-region-twice = { $region } komt twee keer voor; elk landschap is er maar één keer.
refusal-region-early = { $seat } heeft bij { $place } al een landschap, terwijl er daar nog een moet worden gelegd.
refusal-region-missing = { $seat } heeft bij { $place } geen landschap; elke hoek van een vorstendom heeft er een.
refusal-no-such-store = Regel { $line }: { $seat } kan { $amount } { $resource-counted } niet bewaren; de landschappen hebben plaats voor { $most }.
refusal-site-twice = Regel { $line }: er liggen twee kaarten van { $seat } bij { $place }.
refusal-citadels-beside = De citadel van { $seat } bij { $column } ligt naast een andere; er moet een nederzetting of stad tussen liggen.
refusal-no-site-card = { $card } kan niet bij { $place } liggen ({ $seat }): deze kaart ligt nooit op een bouwplaats.
refusal-site-missing = { $card } kan niet bij { $place } liggen ({ $seat }): die bouwplaats is er niet.
refusal-red-there = { $card } kan niet bij { $place } liggen ({ $seat }): rode kaarten liggen alleen in steden.
refusal-magic-there = { $card } kan niet bij { $place } liggen ({ $seat }): deze kaart ligt alleen bij citadellen.
refusal-unit-twice = { $card } ligt twee keer op tafel, en dat kan niet.
refusal-witch-there = { $card } bij { $place } ({ $seat }) kan niet behekst zijn; dat overkomt alleen gebouwen.
refusal-potion-there = { $card } bij { $place } ({ $seat }) kan geen drank hebben gedronken; dat doen alleen ridders en draken.
refusal-mills-used = { $seat } kan niet { $count } van { $most } Tovermolens hebben gebruikt.
refusal-wizard-there = { $card } kan niet bij landschap { $place } liggen ({ $seat }): er ligt geen citadel naast.
refusal-wizard-region = { $card } kan niet bij landschap { $place } liggen ({ $seat }): het is niet van de soort van deze tovenaar.
refusal-wizard-tired = { $card } bij landschap { $place } ({ $seat }) kan niet vermoeid zijn; dat zijn tovenaars alleen in de beurt van hun eigenaar.
refusal-too-many-stacks = Regel { $line }: { $key } kan niet; dit spel heeft { $count } uitbouwstapels.
refusal-agenda-bottom = De agenda kan niet met ‘{ $frame }’ beginnen; eerst komt een van deze: { $names }.
refusal-agenda-deep = De agenda heeft { $count } delen; meer dan { $most } zijn er nooit tegelijk te doen.
refusal-agenda-there = In de agenda kan ‘{ $frame }’ niet achter ‘{ $below }’ staan.
refusal-agenda-seat = In de agenda kan ‘{ $frame }’ niet; dat beslist alleen wie aan de beurt is: { $seat }.
refusal-agenda-numbers = In de agenda kan ‘{ $frame }’ niet: de getallen passen niet bij de tafel.
refusal-agenda-set-up = In de agenda van de voorbereiding kan ‘{ $frame }’ hier niet staan.
refusal-agenda-waits = De agenda eindigt met ‘{ $frame }’, maar daar heeft niemand iets te kiezen.


## Options

option-mode = Speelwijze
    .about = Alleen het basisspel (12 zegepunten), het uitgebreide spel, waarin beide spelers één basisspel en de themaset Tovenaars & Draken delen (13 punten), of het toernooispel, waarvoor ieder een eigen dek van 33 kaarten meebrengt (13 punten).
option-mode-base = het basisspel
option-mode-extended = met Tovenaars & Draken
option-mode-tournament = het toernooispel

option-first-player = Wie begint
    .about = De spelregels laten de opbrengstdobbelsteen beslissen: wie het hoogst gooit, begint. Of wie op de eerste plaats zit, begint zonder worp, wat goed past bij twee partijen met verwisselde plaatsen.
option-first-player-throw = de hoogste worp
option-first-player-first-seat = de eerste plaats

option-brigand-grace = Respijt bij roversovervallen
    .about = Sinds 2005, en ook met Tovenaars & Draken, doen rovers in de eerste twee beurten van elke speler niets. De eerste uitgave van 1996 kende zo’n respijt niet.
option-brigand-grace-on = ieder twee beurten
option-brigand-grace-off = geen

option-action-lock = Actiekaarten eerst geblokkeerd
    .about = In het basisspel mogen actiekaarten worden gespeeld zodra beide spelers samen 7 zegepunten hebben, met Tovenaars & Draken zodra ze er allebei op hetzelfde moment 3 hebben gehad; de Verkenner is altijd vrij. De eerste uitgave van 1996 kende zo’n blokkering niet.
option-action-lock-on = eerst geblokkeerd
option-action-lock-off = vrij vanaf het begin

option-turn-limit = Beurtlimiet
    .about = Alleen voor simulaties, zodat zelfs twee zwakke spelers aan een einde komen: als er zoveel beurten zijn gespeeld, eindigt het spel onbeslist. Tussen mensen is er geen limiet.
option-turn-limit-none = geen
option-turn-limit-100 = 100 beurten
option-turn-limit-200 = 200 beurten
option-turn-limit-400 = 400 beurten


## The log: what happened, one sentence an event
##
## $seat, $winner and $loser are players’ names. A card or region comes as its name ($card), with its other forms
## ($card-a, $card-the) and as its id for choosing ($card-id); $place, $column, $one and $other are notation, such as 1^.
## $why is one of the words below. `.seen` is for whoever knows the card.

event-turn-began = Beurt { $turn }: { $seat } neemt de dobbelstenen.
event-deck-stacked = { $seat } schudt de rest van het dek en maakt er vier stapels van.
event-number-set = { $seat } zet de opbrengstdobbelsteen op { $number }.
event-face-set = { $seat } legt de gebeurtenisdobbelsteen vast: { $face }.
event-dice = { $seat } gooit: { $face } en { $number }.
event-event-card = De gebeurteniskaart wordt omgedraaid: { $card }.
# Told as soon as all of the event has happened that nobody has to choose.
event-event-void = { $seat } springt door de tijd: de gebeurtenis gaat niet door.
event-brigands-grace = In de eerste twee beurten van elke speler komen er geen rovers.
event-brigands-came = { $seat } heeft { $count } grondstoffen zonder bewaking: de rovers komen.
event-brigands-left = { $count ->
        [0] { $seat } heeft niets dat de rovers kunnen tellen: ze trekken voorbij.
        [one] { $seat } heeft { $count } grondstof zonder bewaking: de rovers trekken voorbij.
       *[other] { $seat } heeft { $count } grondstoffen zonder bewaking: de rovers trekken voorbij.
    }
event-passed = { $seat } past.
event-actions-ended = { $seat } beëindigt de acties van deze beurt.
event-kept-hand = { $seat } ruilt geen kaart om.
event-game-over = { $reason-id ->
        [points] { $winner } heeft genoeg zegepunten en wint. De punten: { $scores }.
       *[limit] De beurtenlimiet is bereikt, en niemand wint. De punten: { $scores }.
    }

event-gained = { $seat } krijgt { $amount } { $resource-counted } ({ $place }): { $why }.
event-lost = { $why-id ->
        [price] { $seat } betaalt { $amount } { $resource-counted } ({ $place }).
        [search] { $seat } betaalt { $amount } { $resource-counted } ({ $place }) om te doorzoeken.
        [mill] { $seat } betaalt { $amount } { $resource-counted } ({ $place }) voor de Tovermolen.
        [recharge] { $seat } zet { $amount } { $resource-counted } ({ $place }) om in toverkracht.
        [trade] { $seat } geeft { $amount } { $resource-counted } ({ $place }) aan de bank.
        [offer] { $seat } geeft { $amount } { $resource-counted } ({ $place }): { $why }.
       *[other] { $seat } verliest { $amount } { $resource-counted } ({ $place }): { $why }.
    }
event-wasted = { $seat } kiest { $resource }, maar heeft geen plaats en krijgt niets: { $why }.
event-no-room = { $seat } heeft geen plaats meer en krijgt niets: { $why }.
event-nothing-to-take = { $seat } vindt niets om te nemen: { $why }.
event-traded = { $seat } ruilt met de bank { $give } voor { $want }.
event-offered = { $seat } biedt { $give } aan voor { $want }.
event-accepted = { $seat } neemt het aanbod aan.
event-declined = { $seat } slaat het aanbod af.

event-region-drawn = { $seat } draait een landschap om: { $region }.
event-region-found = { $seat } kiest een landschap: { $region }.
event-region-laid = { $seat } legt { $region } op { $place }.
event-region-changed = { $seat } vervangt { $old } op { $place } door { $region }.
event-regions-swapped = { $seat } ruilt { $region } ({ $place }) voor { $their-region } ({ $their-place }) van de ander.
event-road-built = { $seat } bouwt { $end } een straat.
event-settlement-built = { $seat } bouwt { $end } nederzetting { $column }.
event-city-built = { $seat } maakt van nederzetting { $column } een stad.
event-citadel-built = { $seat } maakt van nederzetting { $column } een citadel.
event-built = { $seat } legt { $card-a } ({ $place }).
event-pulled-down = { $seat } neemt { $card-the } weg ({ $place }).
event-dismissed = { $seat } stuurt { $card-the } weg ({ $place }).
event-back-to-hand = { $seat } neemt { $card-the } ({ $place }) terug in de hand.
event-changed-places = { $seat }: { $one } en { $other } wisselen van plaats.
event-potion = { $seat } verdubbelt de sterkte van { $card-the } ({ $place }).
event-potions-over = { $seat }: de Toverdrank is uitgewerkt.
event-bewitched = De Heks behekst { $card-the } van { $seat } ({ $place }).
event-witch-gone = { $seat } is de Heks kwijt ({ $place }).
event-exploded = { $seat } verliest { $card-the } ({ $place }).
event-book-stolen = { $seat } neemt { $card-the } ({ $from }) van de ander af en legt het boek op { $place }.

event-played = { $seat } speelt { $card-the }.
event-countered = { $seat } heeft { $card-the } vergeefs gespeeld.
event-duel = { $won ->
        [1] { $seat } gooit { $pips } voor { $card-the } en wint.
       *[0] { $seat } gooit { $pips } voor { $card-the } en verliest.
    }
event-cast = { $seat } spreekt ‘{ $card }’ uit.
event-power = { $seat }: { $card } heeft nu { $power } toverkracht{ $locked ->
        [1] , maar is deze beurt vermoeid
       *[0] {""}
    }.
event-cooked = { $pips ->
        [1] { $seat } roert in de Toverkeuken en gooit 1. De keuken ontploft!
        [2] { $seat } roert in de Toverkeuken en gooit 2. Dat levert niets op.
       *[other] { $seat } roert in de Toverkeuken en gooit { $pips }. Dat levert een grondstof op.
    }
# $throws holds the dice of each throw: “3:3, 5:2” is a tie, then a victory, unless magic power decides otherwise.
event-wizards-duel = { $seat } stuurt { $wizard } op { $their-wizard } af (dobbelstenen { $throws }). { $loser } verliest { $card }.

# $stack is a number, or “regions” or “events”.
event-looked = { $stack ->
        [regions] { $seat } kijkt de landschapsstapel door.
        [events] { $seat } kijkt de gebeurtenisstapel door.
       *[other] { $seat } kijkt stapel { $stack } door.
    }
    .seen = { $stack ->
        [regions] { $seat } kijkt de landschapsstapel door (van boven af: { $cards }).
        [events] { $seat } kijkt de gebeurtenisstapel door (van boven af: { $cards }).
       *[other] { $seat } kijkt stapel { $stack } door (van boven af: { $cards }).
    }
event-shuffled = { $stack ->
        [regions] De landschapsstapel wordt geschud.
        [events] De gebeurtenisstapel wordt geschud.
       *[other] De stapel wordt geschud.
    }
event-drew = { $seat } neemt de bovenste kaart van stapel { $stack }.
    .seen = { $seat } neemt { $card-the } van boven op stapel { $stack }.
event-took = { $seat } neemt een kaart uit stapel { $stack }.
    .seen = { $seat } neemt { $card-the } uit stapel { $stack }.
event-put-under = { $seat } legt een kaart onder stapel { $stack }.
    .seen = { $seat } legt { $card-the } onder stapel { $stack }.
event-slid-under = { $seat } legt { $card-the } onder stapel { $stack }.
event-forced-under = { $seat } verliest een kaart uit de hand; die gaat onder stapel { $stack }.
    .seen = { $seat } verliest { $card-the } uit de hand; die kaart gaat onder stapel { $stack }.
event-peeked = { $seat } bekijkt de bovenste kaart van stapel { $stack }.
    .seen = { $seat } bekijkt de bovenste kaart van stapel { $stack } ({ $card }).
event-hand-shown = { $seat } laat alle handkaarten zien.
    .seen = { $seat } laat alle handkaarten zien ({ $cards }).
event-stolen = { $seat } neemt een kaart uit de hand van de ander.
    .seen = { $seat } neemt { $card-the } uit de hand van de ander.
event-nothing-spied = { $seat } vindt geen kaart die de Spion mag nemen.
event-recalled = { $seat } neemt { $card-the } terug van de aflegstapel.
event-foresaw = { $count ->
        [one] { $seat } bekijkt de bovenste kaart van de gebeurtenisstapel.
       *[other] { $seat } bekijkt de bovenste { $count } kaarten van de gebeurtenisstapel.
    }
    .seen = { $count ->
        [one] { $seat } voorziet de volgende gebeurtenis ({ $cards }).
       *[other] { $seat } voorziet de volgende { $count } gebeurtenissen ({ $cards }).
    }
event-put-back = { $seat } legt een gebeurteniskaart terug op de gebeurtenisstapel.
    .seen = { $seat } legt { $card-the } terug op de gebeurtenisstapel.
event-slid-events = { $count ->
        [one] { $seat } legt één gebeurteniskaart onder de gebeurtenisstapel.
       *[other] { $seat } legt { $count } gebeurteniskaarten onder de gebeurtenisstapel.
    }
event-event-removed = { $seat } neemt { $card-the } voorgoed uit het spel.

# Why something is gained or lost: the end of a sentence, after a colon.
why-production = opbrengst
why-plenty = { face-sun }
why-tournament = { face-knight }
why-progress = { card-progress }
why-productive-year = { card-productive_year }
why-trade-advantage = { face-mill }
why-brigands = { card-brigands }
why-merchant = { card-merchant }
why-caravan = { card-caravan }
why-trade = ruil met de bank
why-offer = aangenomen aanbod
why-kitchen = { card-magic_kitchen }
why-plague = { card-plague }
why-brigand-attack = { face-club }
why-price = prijs
why-search = doorzoeken
why-whirlwind = { card-whirlwind }
why-recharge = toverkracht
why-mill = { card-magic_mill }

# Where a road or a settlement is built.
end-left = links
end-right = rechts

reason-points = genoeg zegepunten
reason-limit = beurtenlimiet bereikt


## Moves
##
## One line of a list of choices for each kind of move; the terminal shows them in a list of 24 letters, with the short
## names of cards. $card is a bare name, a region such as ‘Heuvels 5’ too; $place is a place in notation, such as 1^.

move-roll = Dobbelen
move-road = { $end ->
        [left] Straat links
       *[right] Straat rechts
    }
move-settle = { $end ->
        [left] Nederzetting links
       *[right] Nederzetting rechts
    }
move-scout = { $end ->
        [left] Nederzetting links met Verkenner
       *[right] Nederzetting rechts met Verkenner
    }
move-city = Stad bij { $column }
move-citadel = Citadel bij { $column }
move-build = { $card } bouwen
move-play = { $card } spelen
move-cast = { $card } uitspreken
move-use = { $card } gebruiken
move-raise = { $card } opladen
move-trade = { $amount } { $give-counted } voor 1 { $want }
move-deal = Een aanbod doen
move-give = 1 { $resource } geven
move-want = 1 { $resource } vragen
move-propose = Zo aanbieden
move-pull = { $card } afbreken ({ $place })
move-dismiss = { $card } wegsturen
move-accept = Aannemen
move-pass = Niets doen
move-done = Klaar
move-done-actions = Je acties beëindigen
move-done-exchange = Je hand houden
move-side = { $side ->
        [above] Boven { $column }
       *[below] Onder { $column }
    }
move-site = { $card } ({ $place })
move-region = { $card } ({ $place })
move-corner = Hoek { $place }
move-centre = { $card } bij { $column }
move-wizard = { $card }
move-stack = Stapel { $stack }
move-draw = Bovenste van stapel { $stack }
move-search = Stapel { $stack } doorzoeken
move-take = { $card }
move-put = { $card }
move-waste = 1 { $resource }, waarvoor geen plaats is
move-number = { $number }
move-face = { $face }
move-under = De rest onder de stapel

## Decisions
##
## What is to be decided now, by the name of the decision; at most 78 letters.

decision-arrange = { $region }: in welke vrije hoek van je vorstendom?
decision-open-stack = Uit welke stapel neem je je beginhand?
decision-open-cards = { $left ->
        [one] Je beginhand: neem nog één kaart.
       *[other] Je beginhand: neem { $left } kaarten.
    }
decision-dice = Je beurt begint: dobbel.
decision-number = Welk getal moet de opbrengstdobbelsteen tonen?
decision-face = Welke kant moet de gebeurtenisdobbelsteen tonen?
decision-time-jump = De gebeurtenis is nog niet uitgevoerd. Spreek je de Tijdsprong uit?
decision-actions = Bouw, handel, speel kaarten, zoals je wilt; z beëindigt je acties.
decision-side = { $card }: bij welke plaats, en aan welke kant?
decision-corner-wizard = { $card }: bij welk landschap van een citadel?
decision-pay = { $what }: te betalen { $cost }. Van welk landschap?
decision-pay-any = { $what }: { $left ->
        [one] te betalen 1 grondstof
       *[other] te betalen { $left } grondstoffen
    } naar keuze. Van welk landschap?
decision-power = { $what }: te betalen { $left } toverkracht. Van welke tovenaar?
decision-gain = { $left ->
        [one] Je krijgt 1 grondstof naar keuze: op welk landschap?
       *[other] Je krijgt { $left } grondstoffen naar keuze: op welk landschap de volgende?
    }
decision-take = { $left ->
        [one] Je neemt 1 grondstof van je tegenstander: van welk landschap?
       *[other] Je neemt { $left } grondstoffen van je tegenstander: van welk landschap de volgende?
    }
decision-put = { $resource }: op welk van je landschappen?
decision-reduce = Je hebt te veel kaarten in de hand: welke gaat weg?
decision-under = { $card }: onder welke stapel?
decision-draw = Vul je hand aan: een bovenste kaart, of betaal en doorzoek een stapel.
decision-search = Je doorzoekt stapel { $stack }: welke kaart neem je?
decision-exchange = Je mag één kaart omruilen: welke geef je weg?
decision-renew = Nu een kaart uit stapel { $stack }: de bovenste, of betaal en doorzoek hem.
decision-answer = Gespeeld wordt: { $card }. Antwoord je?
decision-deal = Je aanbod: { $give } voor { $want }. Nog meer, of zo?
decision-answer-offer = Je krijgt { $give } aangeboden voor { $want }. Neem je het aan?
decision-corner = { $region }: in welke hoek? Het volgende landschap komt in de andere.
decision-scout = De Verkenner heeft rondgekeken: welk landschap neem je?
decision-burn = Welk gebouw gaat terug naar de hand?
decision-rout = Welke ridder of draak gaat terug naar de hand?
decision-spy = Je ziet de hand van je tegenstander: welke kaart neem je?
decision-caravan = { $left ->
        [0] De Karavaan: wat krijg je, en op welk landschap?
       *[other] De Karavaan: wat geef je, en van welk landschap?
    }
decision-merchant = De Handelaar: wat neem je van je tegenstander?
decision-merchant-give = De Handelaar: wat geef je terug?
decision-revolt = Burgeroorlog: welke eenheid van je tegenstander gaat terug naar de hand?
decision-conflict = Welke kaart uit de hand van je tegenstander gaat onder de stapel?
decision-conflict-stack = Onder welke stapel gaan twee kaarten uit de hand van je tegenstander?
decision-builder = De Bouwmeester: welke stapel kijk je door?
decision-builder-take = De Bouwmeester: welke kaart neem je?
decision-builder-put = De Bouwmeester: welke kaart geef je ervoor?
decision-builder-under = De Bouwmeester: onder welke stapel gaat je kaart?
decision-comet = De Komeet: voor welke stapel geef je je hele hand?
decision-kitchen = Welke Toverkeuken is ontploft?
decision-mill = Welke tovenaar krijgt de toverkracht?
decision-guardian = Welke gebeurtenis komt hierna? De rest mag onder de stapel.
decision-inspiration = Inspiratie: van welke stapel neem je de bovenste twee kaarten?
decision-magic-land = Welk van je landschappen geef je weg?
decision-magic-land-theirs = Welk landschap van je tegenstander neem je?
decision-eye = Het Magische oog: welke stapel kijk je door?
decision-eye-take = Het Magische oog: welke kaart neem je?
decision-eye-put = Het Magische oog: welke andere kaart gaat onder de stapel?
decision-change-places = Welke kaart verandert van bouwplaats?
decision-change-places-with = Met welke kaart ruilt die?
decision-fortune = Van welke stapel bekijk je de bovenste kaart?
decision-potion = Wiens sterkte verdubbelt de Toverdrank?
decision-better-world = Welke gebeurtenis verlaat het spel voorgoed?
decision-duel = Welke van je tovenaars vecht het duel?
decision-duel-theirs = Tegen welke tovenaar van je tegenstander?
decision-witch = Op welk gebouw van je tegenstander komt de Heks?
decision-change-land = Welk van je landschappen wordt vervangen?
decision-change-land-for = Welk landschap komt ervoor in de plaats?
decision-materialize = Welke nederzetting wordt een stad?
decision-whirlwind = Welk landschap van je tegenstander treft de Wervelstorm?
decision-premonition = Welke kaart haal je terug van de aflegstapel?
decision-magics-hand = Welk toverboek van je tegenstander neem je?
decision-magics-hand-side = Op welke bouwplaats leg je het boek?
# What is paid for, where it is no card.
purpose-trade = Handel
purpose-search = Doorzoeken
purpose-offer = De afgesproken ruil

## Terminal
##
## The words of `tavoliere play` for this game. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-too-small = De vorstendommen hebben een venster van 80 bij 24 tekens nodig; dit heeft er { $width } bij { $height }.
terminal-choices = Wat je kunt doen
terminal-group-trade = Handelen met de bank
terminal-group-pull = Afbreken …
terminal-resources = Grondstoffen
terminal-turn = Beurt { $turn }
terminal-over = Het spel is afgelopen
terminal-locked = Actiekaarten geblokkeerd
terminal-rules-of-card = In de spelregels: { $rules }
terminal-victory = punten
terminal-strength = sterkte
terminal-tournament = toernooi
terminal-commerce = handel
terminal-hand = hand
terminal-token-knight = Ridderfiguur
terminal-token-mill = Molenfiguur
terminal-regions = Landschappen
terminal-events = Gebeurtenissen
terminal-empty-hand = Je hebt geen kaarten in de hand.
terminal-region-here = { $region }, bij { $place }: { $amount } van de 3 in voorraad
terminal-stack-here = { $count ->
        [0] Stapel { $stack }: leeg
        [one] Stapel { $stack }: één kaart
       *[other] Stapel { $stack }: { $count } kaarten
    }
terminal-pile-here = Afgelegd: { $cards }

# The keys below the principalities: one short word each.
terminal-key-table = Tafel
terminal-key-trade = Handel
terminal-key-end-turn = Klaar
terminal-key-card = Kaart

# What the keys do, in the help.
terminal-help-list = Op en neer in de lijst van wat je kunt doen
terminal-help-row = Naar een regel van de lijst
terminal-help-table = Van de lijst naar de tafel en terug; daar gaan de pijltjes van kaart naar kaart
terminal-help-choose = Kiezen; bij betalen staat de cursor al op het volste landschap
terminal-help-back = Terug naar de hele lijst
terminal-help-card = Lezen wat de kaart onder de cursor doet
terminal-help-trade = Handelen met de bank, of je tegenstander een aanbod doen
terminal-help-end-turn = Je acties beëindigen, of niets doen
terminal-help-type = Een zet typen, bijvoorbeeld build abbey
terminal-help-mouse = Muis: klik op een regel van de lijst, een kaart in je hand, een landschap, een bouwplaats, een stapel.
terminal-help-moves = roll  done  pass  road left  settle left  scout left  city 1  citadel 1  build abbey  play spy  cast magic_eye  use magic_mill  raise ira  trade brick>ore  deal  give ore  want brick  propose  accept  pull 1^  dismiss ira  side 1^  site 1^  region 0v  centre 1  stack 3  draw 3  search 3  take abbey  put abbey  waste ore  number 4  face club  under
terminal-sign-region = een landschap: letter, getal, 2 van de 3 in voorraad
terminal-sign-settlement = een nederzetting, met haar kolom
terminal-sign-city = een stad
terminal-sign-site = een vrije bouwplaats
terminal-sign-points = zegepunten, handelspunten
terminal-sign-knights = sterktepunten, toernooipunten
terminal-sign-hand = twee kaarten in de hand, limiet drie
terminal-sign-stack = stapel 1 heeft 13 kaarten; * je kent er een paar
terminal-sign-ready = een kaart die je nu kunt leggen of spelen
terminal-sign-price = de prijs; wat je tekortkomt is doorgestreept
terminal-sign-citadel = een citadel
terminal-sign-wizard = een tovenaar met 2 toverkracht; tussen haakjes: vermoeid
terminal-sign-magic-stack = een stapel toverkaarten
terminal-sign-spelled = behekst; sterkte verdubbeld door een drank

terminal-handover-why = De kaarten in ieders hand zijn geheim.
terminal-score-title = { $name } wint
terminal-score-drawn = Onbeslist
terminal-score-reason = Het einde: { $reason }, in beurt { $turn }.
terminal-look = Tafel bekijken

terminal-decks = Dekken
terminal-deck-file = een bestand …
terminal-deck-given = zoals opgegeven
terminal-deck-path = Pad van het dekbestand
terminal-deck-unreadable = Het dekbestand is niet te lezen: { $problem }

terminal-trade-title = Handel
terminal-trade-keys = Spatie kiest, Tab: met wie, Enter handelt, Esc sluit
terminal-trade-bank = met de bank
terminal-trade-other = met je tegenstander
terminal-trade-have = van jou
terminal-trade-theirs = van hem
terminal-trade-rate = koers
terminal-trade-give = geven
terminal-trade-want = krijgen
terminal-trade-told = Je geeft { $give } en krijgt { $want }.
terminal-trade-left = { $count ->
        [one] Je hebt deze beurt nog één aanbod.
       *[other] Je hebt deze beurt nog { $count } keer een aanbod.
    }
terminal-trade-do = Handelen
terminal-trade-offer = Dit aanbod doen


### The Settlers card game in Dutch: rule book.
###
### The rule book speaks to one player, "je", who may be anybody; the other is "je tegenstander". A text is one line,
### however long, so that the page and the terminal can wrap it as they like. Apostrophes and quotation marks are
### typographic: ’ ‘ ’. The number of a rule in a text, such as B66, stays as it is. A sentence that begins with "Optie:"
### tells what an option of the table changes. Cards bear the names that they have elsewhere in the words, and a capital,
### so that the Kerk, the Markt and the Heks are seen to be cards; faces of the event die and the two figures have none.
###
### Words to keep apart: *uitbreiding* is what stands on a site, *uitbouwkaart* any card of the *uitbouwstapels*. The
### *toernooi* is a face of the event die, the *toernooispel* one of the three ways to play. *Rooftocht* is an action card,
### *roversoverval* a face of the event die; *Vruchtbaar jaar* is an event card, *jaar van overvloed* a face of the event
### die. The *Handelshuis* is a card of the base game, the *handelskantoor* belongs to another set. A *citadel* is never a
### city. A *toveractie* is an action card, a *toverspreuk* from a book is not. *Leggen* is said of cards that stay on the
### table, *spelen* of action cards, *uitspreken* of spells. *Aanvullen* is both the draw step and what is done in it, beside
### *omruilen*. *Doorzoeken* is the search that is paid for, *doorkijken* any other looking through a stack. *Eenheden* are
### knights, fleets and dragons only, so magic power is counted without them: 2 toverkracht.


## Rule book: chapters

chapter-base = Het basisspel
chapter-components = Kaarten, dobbelstenen en figuren
chapter-setup = Voorbereiding
chapter-turn = Je beurt
chapter-event-die = De gebeurtenisdobbelsteen
chapter-regions = Landschappen en wat ze bewaren
chapter-principality = Je vorstendom opbouwen
chapter-points = Figuren en punten
chapter-hand = Je hand en het aanvullen
chapter-trade = Handel
chapter-actions = Actiekaarten
chapter-end = Het einde van het spel
chapter-cards = Prijzen, getallen en kaarten
chapter-rulings = Besluiten over het basisspel
chapter-questions = Open vragen bij het basisspel
chapter-wizards-and-dragons = Tovenaars & Draken
chapter-set-setup = Voorbereiding met de themaset
chapter-magic = Magie
chapter-citadel = De citadel
chapter-wizards = Tovenaars
chapter-books = Toverboeken
chapter-magic-actions = Toveracties
chapter-set-turn = Beurt en einde
chapter-changes = Gewijzigde regels
chapter-preparation = Het toernooispel: voorbereiding
chapter-event-stack = Het toernooispel: de gebeurtenisstapel
chapter-deck = Het toernooispel: je dek
chapter-play = Het toernooispel: spelverloop
chapter-set-cards = De kaarten van de themaset
chapter-proposals = Besluiten over de themaset
chapter-answers = Vragen en antwoorden
chapter-interactions = Hoe de kaarten op elkaar inwerken
# What this table has decided for itself, beyond the sources.
chapter-own = Besluiten van deze tafel


## Rule book: The base game: cards, dice and tokens

rule-B1 = Het basisspel telt 120 kaarten: 18 startkaarten (negen voor elke speler), 11 landschappen, 7 straten, 5 nederzettingen, 7 steden, 10 gebeurtenissen en 62 uitbouwkaarten.
    .title = De kaarten
rule-B2 = Van de 62 uitbouwkaarten zijn er 26 groen (gebiedsuitbreidingen, voor een nederzetting of een stad), 16 rood (stadsuitbreidingen, alleen voor een stad) en 20 geel (actiekaarten). Je houdt ze in je hand totdat je ze legt of speelt.
    .title = De uitbouwkaarten
rule-B3 = Er zijn twee dobbelstenen: de opbrengstdobbelsteen met de getallen 1 tot en met 6 en de gebeurtenisdobbelsteen met symbolen. En er zijn twee figuren waar de spelers om strijden: de ridderfiguur en de molenfiguur.
    .title = Dobbelstenen en figuren
rule-B4 = Je speelt onder een van twee wapens: A is wit en rood, B is zwart en rood. De negen startkaarten van je wapen zijn één straat, twee nederzettingen en zes landschappen, één voor elke grondstof.
    .title = Wapens en startkaarten
rule-B5 = Heuvels leveren leem, het bos hout, de weide wol, het gebergte erts, het graanveld graan en het goudveld goud. In het basisspel wordt niets met goud gebouwd: je drijft er handel mee en betaalt er het doorzoeken van stapels mee.
    .title = Zes grondstoffen


## Rule book: The base game: setting up

rule-B6 = Leg je straat in het midden en aan elk uiteinde ervan een nederzetting. Je zes landschappen komen aan de hoeken van de nederzettingen te liggen, drie boven de rij en drie eronder; welk landschap waar ligt, kies je zelf.
    .title = Het beginvorstendom
rule-B7 = Elk van je startlandschappen toont 1 grondstof, ook het goudveld. Je begint dus met één van elk van de zes.
    .title = Van elk één
rule-B8 = De 62 uitbouwkaarten worden geschud en over vijf gedekte stapels verdeeld, twee van 13 kaarten en drie van 12. De landschappen en de gebeurtenissen vormen nog twee gedekte stapels, elk apart geschud; straten, nederzettingen en steden liggen open en zijn voor wie ze het eerst bouwt. Optie: met Tovenaars & Draken zijn er andere stapels (W4, W6, W61).
    .title = De stapels
rule-B9 = Beide spelers gooien de opbrengstdobbelsteen, en wie het hoogst gooit, begint. Optie: wie op de eerste plaats zit, begint zonder worp.
    .title = Wie begint
rule-B10 = Wie begint, kijkt één uitbouwstapel door, neemt er 3 kaarten naar keuze uit en legt de rest in dezelfde volgorde terug. Daarna doet de ander hetzelfde met een andere stapel.
    .title = De beginhand
rule-B11 = Je twee nederzettingen zijn elk 1 zegepunt waard, dus beginnen beide spelers met 2.
    .title = Ieder twee punten
rule-B12 = Met wapen A heeft je graanveld het getal 1, je gebergte 2, je weide 3, je bos 4, je heuvels 5 en je goudveld 6. Met wapen B zijn het, in dezelfde volgorde, 2, 3, 4, 5 en 6, en voor het goudveld 1. Elk getal komt dus in elk beginvorstendom één keer voor.
    .title = Getallen van de startlandschappen


## Rule book: The base game: your turn

rule-B13 = Je begint je beurt door beide dobbelstenen tegelijk te gooien. Eerst wordt de gebeurtenisdobbelsteen uitgevoerd, dan de opbrengstdobbelsteen; allebei gelden ze voor beide spelers.
    .title = Beide dobbelstenen
rule-B14 = Elk landschap met het gegooide getal, van welke speler ook, krijgt er 1 grondstof bij, of 2 als er een passend productiegebouw naast staat (B66). Dat gebeurt na elke gebeurtenis, ook na een roversoverval.
    .title = Opbrengst
rule-B15 = Daarna doe je je acties: je bouwt, handelt, speelt actiekaarten en breekt af, zo vaak als je wilt en in elke volgorde.
    .title = Acties
rule-B16 = Als je klaar bent met je acties, vergelijk je je hand met je handkaartenlimiet en vul je aan of ruil je een kaart om (B46 tot en met B49). Dan is je tegenstander aan de beurt.
    .title = Het aanvullen
rule-B17 = Een kaart die je bij het aanvullen neemt, kun je in die beurt niet meer gebruiken. Een kaart waarmee je antwoordt (B60) kan je in de beurt van je tegenstander van dienst zijn, elke andere wacht op je eigen volgende beurt.
    .title = Voor later genomen


## Rule book: The base game: the event die

rule-B18 = De gebeurtenisdobbelsteen toont de knots (roversoverval), de molen (handelsvoordeel), het ridderhoofd (toernooi) en de zon (jaar van overvloed) elk één keer, en het vraagteken (gebeurteniskaart) twee keer.
    .title = Zes zijden, vijf symbolen
rule-B19 = Knots: je telt de grondstoffen op al je landschappen, behalve die waaraan een Garnizoen van jou grenst; je tegenstander doet hetzelfde. Wie er meer dan 7 telt, verliest al het erts en alle wol, ook van de bewaakte landschappen; wie er 7 of minder telt, verliest niets. Optie: zonder het respijt van B24 geldt dit vanaf de eerste beurt.
    .title = Roversoverval
rule-B20 = Molen: wie de molenfiguur heeft, neemt 1 grondstof naar keuze van de landschappen van de andere speler. Heeft niemand de figuur, dan gebeurt er niets.
    .title = Handelsvoordeel
rule-B21 = Ridderhoofd: wie meer toernooipunten heeft, opgeteld over alle ridders in het vorstendom, krijgt 1 grondstof naar keuze van de bank. Bij een gelijke stand, ook bij 0 tegen 0, krijgt niemand iets.
    .title = Toernooi
rule-B22 = Zon: elke speler krijgt 1 grondstof naar keuze van de bank.
    .title = Jaar van overvloed
rule-B23 = Vraagteken: de bovenste kaart van de gebeurtenisstapel wordt omgedraaid en voor beide spelers uitgevoerd. Daarna gaat die gedekt onder de gebeurtenisstapel.
    .title = Gebeurteniskaart
rule-B24 = In de eerste twee beurten van elke speler, dus in de eerste vier van het spel, doet een knots op de gebeurtenisdobbelsteen niets, en de dobbelsteen wordt niet opnieuw gegooid. Optie: zonder dit respijt kunnen er vanaf de eerste beurt rovers komen.
    .title = Twee beurten respijt
rule-B25 = Alleen een Garnizoen houdt grondstoffen buiten de telling van een roversoverval, en wel die op de twee landschappen waaraan het grenst. Een pakhuis is er in dit spel niet.
    .title = Alleen het Garnizoen beschermt


## Rule book: The base game: regions and their stores

rule-B26 = Een landschap bewaart 0 tot 3 van zijn grondstof en wordt zo gedraaid dat je ziet hoeveel. Een vierde gaat verloren; die verhuist nooit naar een ander landschap, ook niet naar een van dezelfde soort.
    .title = Hoogstens drie
rule-B27 = Je betaalt van eigen landschappen naar keuze waarop de grondstof ligt, en dat mogen er meerdere zijn. Wat je op een andere manier dan door opbrengst krijgt, gaat naar landschappen van die soort waar plaats is; ook daarbij kies jij.
    .title = Betalen en krijgen
rule-B28 = Wat er op de landschappen ligt, is voor beide spelers zichtbaar. Je hand is verborgen; alleen het aantal kaarten is bekend.
    .title = Open landschappen, verborgen handen


## Rule book: The base game: building your principality

rule-B29 = In het midden van je vorstendom wisselen nederzettingen (of steden) en straten elkaar af in één rij. Die groeit naar links en naar rechts.
    .title = De middelste rij
rule-B30 = Je legt een straat direct links of rechts van de buitenste nederzetting of stad van je rij. Er liggen nooit twee straten naast elkaar, dus de volgende kaart aan die kant moet een nederzetting zijn.
    .title = Straat
rule-B31 = Je legt een nederzetting aan het vrije uiteinde van een van je straten. Die is 1 zegepunt waard en heeft twee bouwplaatsen, één erboven en één eronder.
    .title = Nederzetting
rule-B32 = Een nieuwe nederzetting krijgt aan de buitenkant meteen twee landschappen, één boven en één onder. De bovenste kaart van de landschapsstapel leg je aan een van beide hoeken, welke je maar wilt, en de volgende kaart aan de andere; beide tonen 0. Met een Verkenner kies je ze allebei zelf (B81, U19).
    .title = Twee nieuwe landschappen
rule-B33 = Je legt een stad op een van je nederzettingen, die daarna niet meer meetelt; wat op de bouwplaatsen ervan staat, blijft staan. Een stad is in totaal 2 zegepunten waard en heeft vier bouwplaatsen, twee erboven en twee eronder.
    .title = Stad
rule-B34 = Groene kaarten komen op elke vrije bouwplaats van een nederzetting of stad. Rode kaarten komen alleen op de bouwplaatsen van een stad.
    .title = Groen en rood
rule-B35 = Een bouwplaats boven grenst aan de twee landschappen boven, links en rechts van de nederzetting of stad; een bouwplaats onder grenst aan de twee onder. Aan een landschap tussen twee naburige nederzettingen of steden grenzen de bouwplaatsen van allebei.
    .title = Waaraan een bouwplaats grenst
rule-B36 = De 7 straten, 5 nederzettingen en 7 steden van de voorraad zijn voor beide spelers samen. Is een voorraad op, dan kan niemand meer iets van die soort bouwen; de landschapsstapel is altijd toereikend voor de nederzettingen.
    .title = Een beperkte voorraad
rule-B37 = In het basisspel gaan straten, nederzettingen, steden en landschappen nooit meer van hun plaats als ze eenmaal liggen. Een stad bedekt alleen de nederzetting eronder.
    .title = Wat voorgoed blijft
rule-B38 = Je betaalt de prijs van een kaart wanneer je die legt. Behalve de prijs en een passende vrije bouwplaats is in het basisspel niets vereist.
    .title = Prijs en plaats
rule-B39 = Ridders en handelsvloten zijn eenheden; elke andere groene of rode uitbreiding is een gebouw.
    .title = Gebouwen en eenheden
rule-B40 = Tijdens je eigen acties mag je elke groene of rode uitbreiding van jezelf afbreken. Dat kost niets, maar je krijgt er ook niets voor terug. De kaart gaat naar de aflegstapel.
    .title = Afbreken


## Rule book: The base game: tokens and points

rule-B41 = Is je sterkte groter dan die van je tegenstander, dan heb je de ridderfiguur, die 1 zegepunt waard is. Je sterkte is de som van de sterktepunten van je ridders, met een eigen Smidse plus 1 voor elke ridder; een minimum is er niet. Bij een gelijke stand heeft niemand de figuur.
    .title = Ridderfiguur
rule-B42 = Heb je meer handelspunten dan je tegenstander en minstens één stad, dan heb je de molenfiguur, die 1 zegepunt waard is. Bij een gelijke stand, of als de speler met de meeste handelspunten geen stad heeft, heeft niemand de figuur.
    .title = Molenfiguur
rule-B43 = Beide figuren worden opnieuw vergeleken na elke verandering op tafel, in de beurt van welke speler ook, en wisselen meteen van plaats.
    .title = Figuren wisselen meteen
rule-B44 = Een nederzetting telt voor 1, een stad voor 2, elke figuur voor 1. Aquaduct, Badhuis, Kerk, Bibliotheek en Raadhuis tellen elk voor 1, de Kolos van Catan voor 2.
    .title = Zegepunten
rule-B45 = Elke handelsvloot telt voor 1, of voor 2 als je de Haven hebt. Garnizoen, Haven en Munt tellen elk voor 1, de Markt voor 2, het Handelshuis voor 3, het Koopmansgilde voor 4.
    .title = Handelspunten


## Rule book: The base game: your hand and the draw step

rule-B46 = Je handkaartenlimiet is 3 kaarten, en 1 meer voor elk Klooster en elke Bibliotheek in je vorstendom. Met alle vier is hij 7.
    .title = Handkaartenlimiet
rule-B47 = Begin je het aanvullen onder de limiet, dan neem je kaarten, één voor één, totdat je die bereikt. Bij elke kaart kies je opnieuw: gratis de bovenste kaart van een uitbouwstapel naar keuze, of een stapel doorzoeken.
    .title = Aanvullen
rule-B48 = Om een stapel te doorzoeken betaal je 2 grondstoffen naar keuze, van één soort of van twee, of maar 1 als je een Raadhuis hebt. Je bekijkt één hele uitbouwstapel, neemt er 1 kaart naar keuze uit en laat de andere in hun volgorde.
    .title = Doorzoeken
rule-B49 = Begin je het aanvullen op of boven de limiet, dan leg je eerst gedekt onder stapels naar keuze wat te veel is. Daarna mag je één kaart omruilen: je legt die onder een stapel en neemt er een van diezelfde stapel, gratis de bovenste of, door te doorzoeken, een naar keuze. In één beurt vul je dus aan of ruil je om, nooit allebei.
    .title = Te veel kaarten, of net genoeg
rule-B50 = Buiten je eigen beurt geldt de handkaartenlimiet op elk moment voor je. Kom je er door iets boven, dan leg je wat te veel is meteen onder stapels naar keuze, voordat er verder wordt gespeeld.
    .title = De hand van de andere speler
rule-B51 = Zijn alle uitbouwstapels leeg, dan neem je niets. Een stapel zonder kaarten houdt zijn plaats.
    .title = Lege stapels
rule-B52 = Gespeelde actiekaarten en weggenomen uitbreidingen gaan open naar de aflegstapel. In het basisspel komen ze nooit terug.
    .title = De aflegstapel


## Rule book: The base game: trade

rule-B53 = Je handelt alleen tijdens je eigen acties, maar dan zo vaak als je wilt.
    .title = Wanneer je handelt
rule-B54 = Je geeft 3 grondstoffen van één soort voor 1 naar keuze. Met de handelsvloot van een grondstof geef je van die grondstof maar 2, en met de Munt 1 goud. Wat je geeft, mag van meerdere van je landschappen komen.
    .title = Met de bank
rule-B55 = Jij en je tegenstander mogen grondstoffen ruilen op elke voorwaarde die jullie allebei aanvaarden. Alleen wie aan de beurt is, mag een ruil voorstellen.
    .title = Met je tegenstander


## Rule book: The base game: action cards

rule-B56 = Actiekaarten kosten niets, en je mag er in een beurt zoveel spelen als je wilt. Na gebruik gaan ze naar de aflegstapel. De eenvoudigste, de Karavaan, ruilt 1 of 2 van je grondstoffen voor evenveel andere naar keuze.
    .title = Gratis
rule-B57 = Zolang beide spelers samen minder dan 7 zegepunten hebben, mag er geen actiekaart worden gespeeld. Alleen de Verkenner is hiervan vrijgesteld. Optie: zonder deze blokkering mogen ze vanaf het begin worden gespeeld.
    .title = Eerst geblokkeerd
rule-B58 = Je speelt actiekaarten tijdens je eigen acties, na gebeurtenis en opbrengst, tenzij de kaart iets anders zegt. De Alchemist komt vóór de worp (B85).
    .title = Na de worp
rule-B59 = Je mag een actiekaart alleen spelen als die op dat moment iets kan uitrichten.
    .title = Niet voor niets
rule-B60 = Bisschop en Kruidenheks worden in de beurt van je tegenstander gespeeld, vóór de worp van de aanval waarop ze antwoorden: de Bisschop tegen Vuurduivel en Rooftocht, de Kruidenheks tegen de Zwarte ridder.
    .title = Kaarten waarmee je antwoordt
rule-B61 = Over Vuurduivel, Zwarte ridder en Rooftocht beslist één worp met de opbrengstdobbelsteen, nadat je tegenstander de kans heeft gehad om te antwoorden. Je slaagt bij 1 tot en met 5, maar na een antwoord alleen bij 1 en 2; anders treft het gevolg jezelf. Verder mag er niets tussenkomen.
    .title = De aanval


## Rule book: The base game: the end of the game

rule-B62 = Het spel eindigt meteen als je in je eigen beurt 12 of meer zegepunten hebt, en jij hebt gewonnen. Optie: met Tovenaars & Draken is het getal 13 (W44).
    .title = Twaalf punten
rule-B63 = Kom je in de beurt van je tegenstander op 12 punten, dan gaat het spel door. Heb je ze nog als je eigen beurt begint, dan win je op dat moment. Optie: met Tovenaars & Draken eindigt het spel in de beurt van welke speler ook (W44).
    .title = Twaalf buiten je beurt


## Rule book: The base game: prices, numbers and cards

rule-B64 = Een straat kost 2 leem en 1 hout, een nederzetting 1 leem, 1 hout, 1 wol en 1 graan, een stad 3 erts en 2 graan.
    .title = Prijzen van de centrale kaarten
rule-B65 = De elf landschappen van de stapel hebben deze getallen: graanveld 3 en 4, gebergte 4 en 5, weide 5 en 6, bos 6 en 1, heuvels 1 en 2, goudveld 3. Samen met de twaalf startlandschappen (B12) is geen landschapskaart er twee keer, en komt elk getal vier keer voor, alleen de 2 drie keer.
    .title = Getallen van de landschappen
rule-B66 = Een productiegebouw laat elk passend landschap waaraan het grenst 2 opleveren in plaats van 1: de Graanmolen een graanveld, de IJzergieterij een gebergte, de Weverij een weide, de Houtzagerij een bos, de Steenbakkerij heuvels. Dat geldt alleen als het getal van het landschap is gegooid, en nooit boven de 3.
    .title = Dubbele opbrengst
rule-B67 = Met de handelsvloot van een grondstof handel je in die grondstof 2 tegen 1, op welke bouwplaats die ook ligt. Een tweede handelsvloot van dezelfde grondstof zou de koers niet verbeteren.
    .title = Handelsvloten
rule-B68 = De tien gebeurteniskaarten zijn Burgeroorlog, Conflict, Bouwmeester en Jaarwissel, elk één keer, en Epidemie, Vruchtbaar jaar en Vooruitgang, elk twee keer. Je hebt ze nooit in je hand.
    .title = De gebeurteniskaarten


## Rule book: The base game: rulings on the base game

rule-B69 = De gebeurtenisdobbelsteen gaat vóór de opbrengst, ook als dat in je nadeel is. De grondstoffen van deze worp zijn er nog niet als de gebeurtenis wordt uitgevoerd, en ook na een roversoverval komen ze gewoon.
    .title = De gebeurtenis altijd eerst
rule-B70 = Een Garnizoen houdt alleen zijn twee landschappen buiten de telling. Ligt er op de andere samen meer dan 7, dan ben je het erts en de wol op de bewaakte landschappen ook kwijt.
    .title = Bewaakt maar niet gespaard
rule-B71 = Heeft wie bij een handelsvoordeel mag nemen geen plaats voor een grondstof, dan wordt die niet genomen: de andere speler raakt die niet kwijt.
    .title = Geen plaats bij wie neemt
rule-B72 = Bij een gelijke stand op het toernooi of bij een figuur wordt er niet gedeeld en heeft niemand oudere rechten: niemand krijgt iets, en de figuur ligt in het midden.
    .title = Gelijke stand levert niets op
rule-B73 = Heb jij de meeste handelspunten maar geen stad, dan krijgt je tegenstander de molenfiguur niet in jouw plaats. Die blijft in het midden totdat je een stad hebt of wordt ingehaald.
    .title = Geen molen zonder stad
rule-B74 = Een grondstof van een gebeurtenis of een gebouw boven de derde gaat verloren zoals elke andere, en je mag geen bewaarde grondstoffen verschuiven om plaats te maken.
    .title = Geen opslag voor extra’s
rule-B75 = Je bekijkt het eerste landschap van een nieuwe nederzetting en kiest een hoek ervoor voordat je het tweede omdraait, dat in de andere hoek komt.
    .title = Hoek na hoek
rule-B76 = Op alle vier de bouwplaatsen van een stad mogen rode kaarten liggen, of groene, of ze mogen vrij worden gemengd.
    .title = Vrij gemengd in een stad
rule-B77 = De twee bouwplaatsen aan één kant van een stad grenzen aan dezelfde twee landschappen, of ze nu tegen de stad aan liggen of verder naar buiten.
    .title = Binnenste en buitenste bouwplaats
rule-B78 = Geen kaart van het basisspel, en geen wens van jou, verplaatst een straat, nederzetting of stad.
    .title = In het midden verschuift niets
rule-B79 = Een stapel zonder kaarten is nog steeds een stapel. Je kunt er kaarten onder leggen, en zo begint hij opnieuw.
    .title = Onder een lege stapel
rule-B80 = Wie betaalt om een stapel te doorzoeken, of dat gratis mag, moet een kaart nemen. Alleen bij de Bouwmeester mag je kijken en ervan afzien.
    .title = Kijken verplicht
rule-B81 = Een uitbouwstapel doorkijken verandert nooit de volgorde ervan. De landschapsstapel daarentegen wordt geschud nadat er met een Verkenner uit is gekozen.
    .title = Volgorde na het kijken
rule-B82 = Met twee Raadhuizen kost doorzoeken nog altijd 1 grondstof. Kloosters en Bibliotheken tellen wel bij elkaar op: elk verhoogt je handkaartenlimiet met 1.
    .title = Meer van één soort
rule-B83 = In je eigen beurt mag je tot aan het aanvullen meer kaarten hebben dan je limiet. Je tegenstander mag dat niet: het spel wacht totdat die de hand heeft verkleind.
    .title = Boven de limiet in je eigen beurt
rule-B84 = Verlies je buiten je eigen beurt een Klooster of Bibliotheek, dan geldt de lagere limiet meteen. Kwam het gebouw terug in je hand, dan telt het daar mee.
    .title = Een verloren Klooster of Bibliotheek
rule-B85 = De Alchemist wordt gespeeld voordat er een dobbelsteen is gegooid: je noemt het getal van de opbrengstdobbelsteen en gooit dan de gebeurtenisdobbelsteen. Je kunt de gebeurtenis niet eerst afwachten; die wordt ook nu uitgevoerd vóór de opbrengst, die voor beide spelers geldt.
    .title = Alchemist
rule-B86 = Slaag je, dan neemt je tegenstander een gebouw naar jouw keuze terug in de hand; anders neem jij een van je eigen gebouwen terug, naar keuze van je tegenstander. Elk gebouw mag worden aangewezen, groen of rood, ook een Kerk, maar nooit een ridder of een handelsvloot. Je mag aanvallen zonder zelf een gebouw te hebben, en dan kost mislukken je niets; je eigen gebouwen kun je nooit aanwijzen.
    .title = Vuurduivel
rule-B87 = Slaag je, dan neemt je tegenstander een ridder naar jouw keuze terug in de hand; anders neem jij een van je eigen ridders terug, naar keuze van je tegenstander. Je mag aanvallen zonder zelf een ridder te hebben, en dan kost mislukken je niets. Een Kerk biedt geen bescherming.
    .title = Zwarte ridder
rule-B88 = Een kaart die in je hand is teruggekomen, is een kaart als elke andere. Je mag ervoor betalen en die opnieuw leggen, zelfs in dezelfde beurt als je acties nog moeten komen of nog bezig zijn.
    .title = Een teruggenomen kaart
rule-B89 = Wordt een gebouw dat je één keer per beurt mag gebruiken, platgebrand en in dezelfde beurt opnieuw gelegd, dan mag je het weer gebruiken. Het basisspel kent zo’n gebouw niet; de Tovermolen is er wel een (W73).
    .title = Herbouwd in dezelfde beurt
rule-B90 = Is de dobbelsteen van een aanval eenmaal gegooid, dan is het te laat voor Bisschop en Kruidenheks. Ze antwoorden op geen andere kaarten dan die waarvoor ze bedoeld zijn.
    .title = Antwoorden vóór de worp
rule-B91 = Slaag je, dan neem je 2 grondstoffen naar keuze van je tegenstander; anders neemt je tegenstander er 2 naar keuze van jou. Ze mogen allebei van dezelfde soort zijn. Er kan alleen worden genomen waarvoor de nemende speler plaats heeft, en is er maar 1, dan blijft het bij 1.
    .title = Rooftocht
rule-B92 = Je neemt 1 of 2 grondstoffen naar keuze van je tegenstander en geeft er daarna precies 1 naar keuze terug; dat mag een van de genomen grondstoffen zijn. Allebei hebben jullie plaats nodig voor wat jullie krijgen. Er is geen worp en geen antwoord.
    .title = Handelaar
rule-B93 = Je tegenstander laat je de hele hand zien, en zit daar een eenheid of een actiekaart bij, dan moet je er een nemen. Die houd je, of je gebruikt die meteen tegen de gewone prijs, zelfs als het nog een Spion is. Tegen een lege hand kun je de Spion niet spelen; zitten er alleen andere kaarten in, dan is de Spion verbruikt.
    .title = Spion
rule-B94 = Elke speler neemt één ridder of handelsvloot terug in de hand, en het is de tegenstander die zegt welke; de speler aan beurt wijst als eerste aan. Eenheden op de bouwplaatsen van een stad met een Kerk kunnen niet worden aangewezen, en wie geen andere eenheid heeft, blijft gespaard.
    .title = Burgeroorlog: wie kiest
rule-B95 = Na de Burgeroorlog brengen beide spelers hun hand direct terug tot de limiet, ook de speler aan beurt.
    .title = Burgeroorlog: de handen
rule-B96 = Wie de ridderfiguur heeft, bekijkt de hand van de tegenstander en legt er 2 kaarten naar eigen keuze uit onder een stapel, beide onder dezelfde. Zijn het er minder, dan gaan alleen die. Het slachtoffer vult pas aan het einde van de eigen beurt weer aan; heeft niemand de figuur, dan gebeurt er niets.
    .title = Conflict
rule-B97 = Elk landschap naast een stad verliest 1 grondstof, en ook tussen twee steden niet meer dan 1. Een Aquaduct beschermt alle landschappen van zijn eigenaar, een Badhuis de vier rond zijn stad, ook het landschap dat een naburige stad deelt.
    .title = Epidemie
rule-B98 = Elk landschap krijgt 1 grondstof voor elk Garnizoen dat eraan grenst. Een landschap tussen twee Garnizoenen krijgt er dus 2, tot de 3 die het kan bewaren.
    .title = Vruchtbaar jaar
rule-B99 = Je krijgt 1 grondstof naar keuze voor elk Klooster en elke Bibliotheek die je hebt, en voor je tegenstander geldt hetzelfde.
    .title = Vooruitgang
rule-B100 = De Jaarwissel gaat eerst terug in de gebeurtenisstapel, en daarna wordt de hele stapel geschud.
    .title = Jaarwissel
rule-B101 = De Haven telt zelf voor 1 handelspunt en laat elk van je handelsvloten voor 1 meer tellen. Met drie handelsvloten zijn dat 7 punten, dat van de Haven zelf meegeteld.
    .title = Haven en handelsvloten
rule-B102 = Waar een handelsvloot ligt, maakt voor de handel niets uit, en van welke landschappen van jou de twee grondstoffen komen evenmin.
    .title = Handelsvloten hebben geen kust nodig
rule-B103 = Een kaart die je afbreekt, gaat niet naar je hand en niet onder een stapel, en je krijgt er niets voor terug.
    .title = Afgebroken is afgebroken
rule-B104 = Het is niet genoeg dat je een actiekaart zo uit je hand kwijt zou zijn: kan er niets gebeuren van wat erop staat, dan mag je die niet spelen, bijvoorbeeld een Handelaar tegen een tegenstander zonder grondstoffen.
    .title = Kaarten zonder uitwerking


## Rule book: The base game: open questions of the base game

rule-U1 = De meeste prijzen zijn alleen als plaatje gedrukt en zijn één keer van de kaarten afgelezen. Hier geldt de prijs die bij elke kaart staat; elke prijs die kon worden nagegaan, klopte.
    .title = Prijzen van de uitbreidingen
rule-U2 = Ook sommige punten zijn één keer van de kaarten afgelezen: handelspunten 1 voor het Garnizoen, 3 voor het Handelshuis en 4 voor het Koopmansgilde, en elk 1 zegepunt voor Aquaduct en Bibliotheek. Ze gelden hier.
    .title = Punten van de gebouwen
rule-U3 = De ridders hebben deze sterktepunten en toernooipunten: Konrad 2 en 1, Falk 1 en 5, Götz 5 en 2, Hagen 1 en 2, Karl 7 en 1, Otto 3 en 2, Pepijn 1 en 3, Siegfried 1 en 1, Walter 3 en 1. Niet allemaal konden ze met een tweede bron worden vergeleken.
    .title = Punten van de ridders
rule-U4 = Bij de Bouwmeester kijkt de speler aan beurt gratis één uitbouwstapel door, en daarna de ander een andere. Je mag 1 kaart nemen, die je in deze beurt al kunt gebruiken, en 1 kaart uit je hand wegleggen. Over waar die heen gaat, zijn de boeken het niet eens: hier gaat die onder een stapel naar keuze, en het mag de kaart zijn die je net hebt genomen.
    .title = Bouwmeester
rule-U5 = Heb je geen kaart in je hand, dan mag je een stapel doorkijken maar geen kaart nemen, want je ruilt één voor één.
    .title = Bouwmeester met een lege hand
rule-U6 = Het ene boek verbiedt het, in het andere is de Spion verbruikt. Hier is het verboden, want beide spelers weten hoeveel kaarten er in elke hand zijn.
    .title = Spion tegen een lege hand
rule-U7 = Mag je kiezen welke grondstof je krijgt, dan mag je er een noemen waarvoor je geen plaats hebt; die gaat verloren. Maar een ruil met de bank of een Karavaan waarvoor je plaats mist, wordt geweigerd.
    .title = Kiezen zonder plaats
rule-U8 = Moeten beide spelers kiezen, bij het jaar van overvloed of bij Vooruitgang, dan kiest de speler aan beurt als eerste.
    .title = Wie eerst kiest
rule-U9 = Tegen een aanval mag maar één kaart worden gespeeld om te antwoorden. Die bepaalt de kansen al.
    .title = Eén antwoord
rule-U10 = Voor de 7 punten van B57 telt alles wat telt: nederzettingen, steden, gebouwen en figuren.
    .title = Welke punten ontgrendelen
rule-U11 = Zakken beide spelers samen weer onder de 7 punten, dan zijn de actiekaarten weer geblokkeerd.
    .title = Opnieuw geblokkeerd
rule-U12 = De worp van een aanval staat op zichzelf. Geen kaart verandert er iets aan, en geen landschap levert er iets voor op.
    .title = De worp van een aanval
rule-U13 = In je eigen beurt worden de punten na elke verandering geteld, ook meteen na de gebeurtenis. Zodra het er genoeg zijn, heb je gewonnen. Een nieuwe nederzetting telt met haar twee landschappen, dus die worden eerst aangelegd.
    .title = Wanneer de punten worden geteld
rule-U14 = Brengt één gebeurtenis beide handen boven hun limiet, dan verkleint de speler aan beurt als eerste de hand.
    .title = Beide handen te groot
rule-U15 = De kaart die je omruilt, mag je onder een stapel zonder andere kaarten leggen. Je neemt dan dezelfde kaart terug.
    .title = Omruilen bij een lege stapel
rule-U16 = Gooien beide spelers hetzelfde getal bij de worp om wie er begint, dan gooien ze allebei opnieuw. Optie: begint wie op de eerste plaats zit, dan is er geen worp.
    .title = Gelijke worpen
rule-U17 = Een aanbod aan je tegenstander mag uit maar één kant bestaan. Je mag iets weggeven voor niets, of erom vragen.
    .title = Geschenken
rule-U18 = Welk wapen je hebt, bepaalt niet wie er begint. Hoe de wapens hier worden verdeeld, staat in R8.
    .title = Wapen en eerste beurt
rule-U19 = Je speelt de Verkenner samen met de nederzetting, in één actie, en betaalt de prijs van de nederzetting. Je kijkt de landschapsstapel door, neemt twee landschappen naar keuze, legt ze met 0 aan de twee hoeken zoals je wilt, en de stapel wordt geschud.
    .title = Verkenner en nederzetting in één
rule-U20 = Niet van elke kaart is de gedrukte naam in elke taal overgeleverd. Waar die ontbreekt, is de naam hier vertaald.
    .title = Namen van de kaarten
rule-U21 = Kan geen van beide spelers het vereiste aantal punten nog halen, dan gaat het spel gewoon door; de boeken kennen geen ander einde. Optie: een simulatie mag een beurtlimiet hebben (R6).
    .title = Geen weg naar het einde
rule-U22 = De regels hier zijn die van 2005. Of er bij de herziening van 2003 prijzen of punten zijn veranderd, was niet te achterhalen; hier wordt ervan uitgegaan dat ze gelijk zijn gebleven.
    .title = Uitgaven


## Rule book: Wizards & Dragons: setting up with the theme set

rule-W1 = Tovenaars & Draken speel je samen met het basisspel. Beide spelers delen één basisspel en één themaset, behalve in het toernooispel (W53). Optie: alleen het basisspel, dit uitgebreide spel, of het toernooispel.
    .title = Alleen met het basisspel
rule-W2 = Je legt je beginvorstendom uit zoals in het basisspel (B6).
    .title = Dezelfde vorstendommen
rule-W3 = De themaset heeft 45 kaarten. De 5 citadellen en de 3 gebeurteniskaarten worden er eerst uit gehaald; er blijven 37 kaarten over.
    .title = De themaset sorteren
rule-W4 = De 62 uitbouwkaarten van het basisspel worden geschud en over vier gedekte stapels verdeeld in plaats van vijf: twee van 16 kaarten en twee van 15.
    .title = Vier stapels van het basisspel
rule-W5 = De 5 citadellen liggen open naast deze stapels, met de kant ‘tovenaar afwezig’ boven. Ze zijn een voorraad voor beide spelers.
    .title = De citadellen
rule-W6 = De 37 andere kaarten van de themaset worden geschud en over twee gedekte stapels van 19 en 18 kaarten verdeeld, die naast de citadellen liggen. Er zijn dus zes uitbouwstapels.
    .title = Twee stapels van de themaset
rule-W7 = De 10 gebeurtenissen van het basisspel en de 3 van de themaset (één keer Komeet, twee keer Dans van de eenhoorns) worden samen geschud tot één gebeurtenisstapel van 13 kaarten.
    .title = Dertien gebeurtenissen
rule-W8 = Straten, nederzettingen, steden en landschappen hebben hun stapels zoals in het basisspel. Met de zes uitbouwstapels en de gebeurtenissen zijn dat elf stapels, en daarnaast de citadellen.
    .title = De andere stapels
rule-W9 = De dobbelstenen, de ridderfiguur en de molenfiguur zijn die van het basisspel.
    .title = Dobbelstenen en figuren
rule-W10 = Je kiest de 3 kaarten van je beginhand uit een van de zes stapels, ook uit die van de themaset, en verandert niets aan de volgorde daarvan. Net als in het basisspel (B10) neemt je tegenstander een andere stapel.
    .title = De beginhand


## Rule book: Wizards & Dragons: magic

rule-W11 = De paarse kaarten zijn een groep apart, en toverkracht, het symbool met de witte rand, is geen grondstof. Je kunt er niet in handelen, geen dobbelsteen levert die op, en niets wat grondstoffen telt, telt die mee.
    .title = Toverkracht is geen grondstof
rule-W12 = Je kunt toverspreuken uitspreken zodra je een tovenaar met toverkracht hebt.
    .title = Wie kan toveren


## Rule book: Wizards & Dragons: the citadel

rule-W13 = Je betaalt de prijs, neemt een citadel uit de voorraad en legt die op een van je nederzettingen, zoals een stad. De gedrukte prijs is niet overgeleverd; hier is hij 2 leem en 2 erts.
    .title = Een citadel bouwen
rule-W14 = Een citadel wordt met de kant ‘tovenaar afwezig’ boven gelegd en is 1 zegepunt waard. Dat is het punt van de nederzetting eronder, niet een punt extra.
    .title = Zonder tovenaar
rule-W15 = Ook zonder tovenaar heeft een citadel vier bouwplaatsen, zoals een stad: twee erboven en twee eronder. Ze zijn voor groene kaarten, ook eenheden, en voor draken, magische uitbreidingen en toverboeken.
    .title = Vier bouwplaatsen
rule-W16 = Rode kaarten kun je niet bij een citadel leggen.
    .title = Geen rode kaarten
rule-W17 = Een citadel heeft plaats voor vier tovenaars, één bij elk van de vier landschappen eromheen. Dat zijn plaatsen naast de bouwplaatsen, geen bouwplaatsen zelf.
    .title = Plaats voor vier tovenaars
rule-W18 = Gebeurtenissen en acties die een stad betreffen, gelden niet voor een citadel. Die geeft je ook geen recht op de molenfiguur, en de landschappen eromheen staan niet bloot aan de Epidemie.
    .title = Een citadel is geen stad
rule-W19 = Twee citadellen van jou mogen nooit buren zijn: er moet in je rij minstens één nederzetting of stad tussen liggen.
    .title = Nooit naast elkaar
rule-W20 = Zodra er bij een van de landschappen eromheen een tovenaar ligt, wordt de citadel omgedraaid en is die in totaal 2 zegepunten waard.
    .title = Met een tovenaar
rule-W21 = Raakt een citadel de laatste tovenaar kwijt, dan wordt de kaart weer omgedraaid en is de citadel opnieuw 1 zegepunt waard.
    .title = De laatste tovenaar weg
rule-W22 = Tovenaars, toverboeken, draken en magische uitbreidingen kun je alleen bij een citadel leggen, nooit bij een nederzetting of stad.
    .title = Magie vraagt een citadel
rule-W23 = Groene kaarten mag je al bij een citadel leggen voordat er een tovenaar is gekomen.
    .title = Groene kaarten meteen


## Rule book: Wizards & Dragons: wizards

rule-W24 = Je legt een tovenaar uit je hand tijdens je acties en betaalt in goud: 3 goud voor Ari, en voor elke andere 1 goud en 1 grondstof van de soort die bij die tovenaar hoort.
    .title = De prijs van een tovenaar
rule-W25 = Je hebt een eigen citadel nodig. De tovenaar ligt boven of onder een van de vier landschappen ervan, aan de buitenkant.
    .title = Waar tovenaars liggen
rule-W26 = Bij elk landschap is plaats voor één tovenaar, dus een citadel heeft er hoogstens vier.
    .title = Eén bij elk landschap
rule-W27 = Arsa ligt alleen bij heuvels, Hafli bij een bos, Hor bij een weide, Ira bij een gebergte, Tali bij een graanveld. Ari ligt bij elk soort landschap, ook bij een goudveld.
    .title = Elk bij het eigen land
rule-W28 = Een tovenaar begint met 2 toverkracht. De kaart kan 0 tot en met 3 tonen.
    .title = Twee om te beginnen
rule-W29 = Verbruikt een tovenaar toverkracht, dan draai je de kaart evenveel terug.
    .title = Verbruiken
rule-W30 = Je draait het landschap van de tovenaar een aantal grondstoffen naar keuze terug en de tovenaar hetzelfde aantal omhoog. Alleen het landschap waar de tovenaar ligt, is daarvoor te gebruiken; bij Ari kan dat elke grondstof zijn.
    .title = Opladen
rule-W31 = Een tovenaar van wie je in je eigen beurt de toverkracht hebt verhoogd, kan in de rest van die beurt geen toverkracht verbruiken. Vanaf de volgende beurt van je tegenstander kan deze tovenaar weer toveren.
    .title = Vermoeid na het opladen
rule-W32 = Alleen een tovenaar kan een tovenaar aanvallen. Kaarten die ridders treffen, zoals Burgeroorlog en Zwarte ridder, deren ze niet.
    .title = Alleen tovenaar tegen tovenaar
rule-W33 = Een tovenaar geldt als uitbreiding van het landschap en beschermt het zo tegen Toverland (W76) en ‘Land verplaats je!’ (W94).
    .title = Een landschapsuitbreiding
rule-W34 = Van elke tovenaar is er maar één. Dat is van belang in het toernooispel (W63).
    .title = Uniek
rule-W35 = De toverkracht voor een toverspreuk, een draak of een magische uitbreiding mag van meerdere van je tovenaars komen, bij welke van je citadellen ze ook liggen.
    .title = Kracht van meerdere tovenaars


## Rule book: Wizards & Dragons: spell books

rule-W36 = Je legt een toverboek gratis uit je hand op een vrije bouwplaats van een citadel. Er hoeft nog geen tovenaar te zijn. Elk boek neemt één bouwplaats in, en bij een citadel mogen er meerdere liggen.
    .title = Een boek leggen
rule-W37 = Je spreekt een toverspreuk uit een boek uit in je eigen beurt, op elk moment van je acties, tenzij het boek zelf een ander moment noemt.
    .title = Wanneer je een spreuk uitspreekt
rule-W38 = Je betaalt de toverkracht die het boek toont. Je hebt minstens één tovenaar nodig, die bij een andere citadel mag horen dan het boek.
    .title = Wat een spreuk kost
rule-W39 = Elke toverspreuk mag je hoogstens één keer per beurt uitspreken.
    .title = Eén keer per beurt
rule-W40 = Tijdens je acties mag je gratis een van je boeken wegnemen om plaats te maken. Het gaat naar de aflegstapel.
    .title = Een boek wegnemen


## Rule book: Wizards & Dragons: magic actions

rule-W41 = Je speelt een toveractie tijdens je acties uit je hand en betaalt 1 toverkracht. De kaart werkt één keer en gaat naar de aflegstapel.
    .title = Eén toverkracht
rule-W42 = Toveracties zijn actiekaarten, dus geldt W47 ervoor. Toverspreuken uit boeken zijn dat niet: die mag je uitspreken voordat de actiekaarten zijn ontgrendeld. Optie: zonder de blokkering houdt niets een van beide tegen.
    .title = Geblokkeerd als actiekaarten


## Rule book: Wizards & Dragons: turn and end

rule-W43 = De beurt verloopt zoals in het basisspel: je gooit, beide spelers voeren de gebeurtenis uit, beide krijgen de opbrengst, je doet je acties, je vult aan of ruilt om; dan is je tegenstander aan de beurt.
    .title = De beurt
rule-W44 = Het spel eindigt zodra iemand 13 zegepunten heeft, wie er ook aan de beurt is (P22).
    .title = Dertien punten


## Rule book: Wizards & Dragons: changed rules

rule-W45 = In de eerste twee rondes doet een knots op de gebeurtenisdobbelsteen niets. Een ronde bestaat uit twee opeenvolgende beurten, één van elke speler; het gaat dus om de eerste vier beurten, zoals in het basisspel (B24). Optie: zonder dit respijt kunnen er vanaf de eerste beurt rovers komen.
    .title = Twee rondes respijt
rule-W46 = De Verkenner mag worden gespeeld voordat W47 andere actiekaarten toestaat, en geen enkele andere kaart.
    .title = Alleen de Verkenner is vrij
rule-W47 = In dit spel en in het toernooispel geldt B57 niet. In plaats daarvan mogen actiekaarten worden gespeeld zodra beide spelers op hetzelfde moment minstens 3 zegepunten hebben gehad. Vanaf dan blijft dat zo, wat er later ook verloren gaat. Optie: zonder deze blokkering mogen ze vanaf het begin worden gespeeld.
    .title = Ieder drie punten
rule-W48 = Met de Spion mag je een actiekaart of een eenheid uit de hand van je tegenstander nemen, maar nooit een gebouw.
    .title = Gebouwen zijn veilig voor spionnen
rule-W49 = Tovenaars, toveracties en toverboeken mag je met de Spion alleen nemen als je zelf een citadel hebt.
    .title = Spionnen en magische kaarten
rule-W50 = Tijdens je acties mag je gratis je eigen gebouwen en eenheden wegnemen, naar de aflegstapel en nergens anders heen. De bouwplaats is meteen vrij. Een citadel kan, net als elke andere kaart van de middelste rij, niet worden weggenomen.
    .title = Afbreken
rule-W51 = Was voor het leggen van een kaart een andere nodig, en verdwijnt die andere later, dan blijft de kaart liggen.
    .title = Vervallen voorwaarden
rule-W52 = De gedrukte spelregels bevatten een alinea over het handelskantoor, een speciale kaart van een andere themaset. In dit spel is er geen; het is niet het Handelshuis.
    .title = Het handelskantoor


## Rule book: Wizards & Dragons: the tournament: preparation

rule-W53 = In het toernooispel brengt elke speler een basisspel mee en minstens één themaset, hier Tovenaars & Draken, en gebruikt elke themaset maar één keer. Zo heeft ieder de volledige keuze aan kaarten.
    .title = Twee spellen
rule-W54 = Uit het basisspel van de gastheer komen de 18 startkaarten en de 7 straten, 5 nederzettingen, 7 steden en 11 landschappen van de gezamenlijke voorraad. Elke speler neemt de negen kaarten van een wapen, en de gebeurtenisstapel ligt in het midden.
    .title = Wat de gastheer levert
rule-W55 = De 5 citadellen liggen als een eigen stapel in het midden en zitten in geen enkel dek. Elke andere speciale kaart zou in het dek van een speler moeten zitten.
    .title = De citadellen


## Rule book: Wizards & Dragons: the tournament: the event stack

rule-W56 = Je geeft 1 Burgeroorlog en 1 Epidemie aan de gebeurtenisstapel, en je tegenstander ook. De gastheer geeft bovendien 1 Jaarwissel.
    .title = De vaste gebeurtenissen
rule-W57 = Je voegt in het geheim nog 4 gebeurtenissen uit je basisspel en themaset toe, en je tegenstander ook; niemand mag nog een Jaarwissel toevoegen. Ongezien geschud vormen ze een stapel van 13.
    .title = De gekozen gebeurtenissen


## Rule book: Wizards & Dragons: the tournament: your deck

rule-W58 = Je dek bevat alleen kaarten zonder symbool op de achterkant: groene, rode en paarse kaarten en actiekaarten. Geen centrale kaarten, landschappen of gebeurtenissen.
    .title = Wat er in een dek mag
rule-W59 = Je dek heeft precies 33 kaarten, die je vrij en in het geheim kiest.
    .title = Drieëndertig kaarten
rule-W60 = Geen kaart mag vaker in je dek zitten dan in één basisspel en één themaset samen. Er zijn dus hoogstens drie Spionnen.
    .title = Niet meer dan er zijn
rule-W61 = Je neemt 3 van je 33 kaarten, naar keuze, als beginhand. De andere 30 worden geschud en over vier eigen stapels verdeeld, twee van 8 kaarten en twee van 7.
    .title = Hand en stapels


## Rule book: Wizards & Dragons: the tournament: play

rule-W62 = Elke speler heeft een eigen aflegstapel en vier eigen stapels. ‘Afleggen’ en ‘onder een stapel’ slaan altijd op die van jezelf; de stapels van je tegenstander zijn verboden terrein, tenzij een kaart iets anders zegt.
    .title = Ieder eigen stapels
rule-W63 = Zolang er in het vorstendom van je tegenstander een ridder, tovenaar of draak ligt, kun je jouw kaart met dezelfde naam niet leggen. Zodra die weg is, mag het.
    .title = Namen zijn uniek
rule-W64 = Een kaart die je met de Spion neemt, is voor dit spel van jou. De eigenaar krijgt die pas na het spel terug.
    .title = Door een spion gestolen
rule-W65 = De kaart die je bij het aanvullen omruilt, gaat onder precies die stapel van je waarvan je de nieuwe neemt, zoals in B49.
    .title = Omruilen
rule-W66 = W45 tot en met W51 gelden ook in het toernooispel. Wat een kaart vereist, moet in je eigen vorstendom liggen wanneer je die kaart legt.
    .title = Wat verder geldt
rule-W67 = Ook het toernooispel eindigt zodra iemand 13 zegepunten heeft.
    .title = Het einde


## Rule book: Wizards & Dragons: the cards of the theme set

rule-W68 = Een draak is een eenheid en ligt op een bouwplaats van een citadel; de sterkte ervan telt mee in de jouwe. Prijs en sterkte zijn niet overgeleverd: hier kost Ismai 3 toverkracht bij een sterkte van 4, en Samsor 4 bij een sterkte van 5.
    .title = Draken
rule-W69 = Een Smidse maakt een draak niet sterker. De burcht, het bordeel, jonkvrouw Imelda en de toernooiplaats zouden dat ook niet doen; die kaarten zitten niet in dit spel.
    .title = Draken en andere kaarten
rule-W70 = De Zwarte ridder mag een draak verdrijven alsof het een ridder was, en de Kruidenheks antwoordt dan voor de draak.
    .title = Draken worden aangevallen als ridders
rule-W71 = Je hebt twee citadellen nodig om deze kaart te leggen; hier kost die 1 erts, 1 goud en 2 toverkracht. De Steen beschermt de eenheden, grondstoffen en gebouwen van beide spelers: geen actiekaart, toveractie of toverspreuk mag landschappen, grondstoffen of uitbreidingen uit het vorstendom van een tegenstander wegnemen of onbruikbaar maken.
    .title = Steen der wijzen
rule-W72 = Deze kaart kost 1 leem, 1 hout en 1 toverkracht. Tijdens je acties betaal je, zo vaak als je wilt, 1 toverkracht en gooi je de opbrengstdobbelsteen: bij 3 tot en met 6 krijg je 1 grondstof naar keuze, bij 2 niets, en bij 1 ontploft de keuken en gaat de kaart naar de aflegstapel.
    .title = Toverkeuken
rule-W73 = Deze kaart kost 1 hout, 1 graan en 1 toverkracht. Eén keer in elk van je beurten, tijdens je acties, betaal je 1 goud en verhoog je een tovenaar van je naar keuze met 1. De molen hoeft niet aan een goudveld te grenzen.
    .title = Tovermolen
rule-W74 = 1 toverkracht. Je bekijkt de bovenste 3 kaarten van de gebeurtenisstapel, legt er zoveel als je wilt onder de stapel en de andere weer bovenop, in elke volgorde.
    .title = Bewaker van het noodlot
rule-W75 = 2 toverkracht. Je neemt van twee verschillende uitbouwstapels elk de bovenste 2 kaarten in je hand (in het toernooispel van stapels van jezelf). Je mag ze meteen gebruiken; wat boven je handkaartenlimiet komt, gaat bij het aanvullen terug onder stapels.
    .title = Inspiratie
rule-W76 = 2 toverkracht. Je ruilt een van je landschappen voor een van je tegenstander, allebei naar jouw keuze. Elke eigenaar moet minstens twee landschappen van die soort hebben, bij geen van beide landschappen mag een tovenaar liggen, en wat op de kaarten bewaard ligt, blijft erop.
    .title = Toverland
rule-W77 = 1 toverkracht. Je kijkt één uitbouwstapel door, neemt er 1 kaart uit en legt 1 andere kaart uit je hand onder die stapel; de volgorde van de rest blijft gelijk. De nieuwe kaart mag je meteen gebruiken.
    .title = Magische oog
rule-W78 = 1 toverkracht. Twee van je gebouwen, of twee van je eenheden, wisselen van bouwplaats met elkaar. Allebei moeten ze op hun nieuwe bouwplaats zijn toegestaan; het gaat om één paar, niet meer.
    .title = Oord verplaats je!
rule-W79 = 2 toverkracht. Je spreekt deze toverspreuk uit vóór de worp en noemt de zijde van de gebeurtenisdobbelsteen; alleen de opbrengstdobbelsteen wordt gegooid.
    .title = Tijdsrad
rule-W80 = 1 toverkracht. Je bekijkt van vier uitbouwstapels elk de bovenste kaart en legt die terug. In het toernooispel mogen daar stapels van je tegenstander bij zijn.
    .title = Waarzeggerij
rule-W81 = 1 toverkracht. De sterktepunten van een van je ridders of draken, bij een ridder ook het punt van de Smidse, worden verdubbeld totdat de volgende beurt van je tegenstander voorbij is.
    .title = Toverdrank
rule-W82 = 2 toverkracht. Speelt je tegenstander een actiekaart of een toveractie, ook een vreedzame, dan spreek je deze toverspreuk meteen uit, zelfs in de beurt van de ander. De kaart doet niets en de eigenaar legt die onder een stapel. Toverspreuken uit boeken houd je er niet mee tegen.
    .title = Toverveto
rule-W83 = 2 toverkracht. Je verklaart de gebeurtenis van de gebeurtenisdobbelsteen ongeldig voordat die wordt uitgevoerd. Bij een vraagteken mag je wachten totdat de gebeurteniskaart is getoond; die kaart gaat onder de gebeurtenisstapel.
    .title = Tijdsprong
rule-W84 = Elke speler met meer dan 3 zegepunten legt de hele hand onder één stapel en neemt nieuwe kaarten van de bovenkant ervan. De speler aan beurt kiest als eerste een stapel, en de ander moet een andere kiezen; in het toernooispel gebruikt ieder een eigen stapel.
    .title = Komeet
rule-W85 = Na de Komeet neem je kaarten tot aan je handkaartenlimiet, ook als je er eerst minder had.
    .title = Een volle hand na de Komeet
rule-W86 = Elke tovenaar van beide spelers krijgt er 1 toverkracht bij. Meer dan 3 kan een tovenaar niet hebben; wat te veel is, gaat verloren.
    .title = Dans van de eenhoorns
rule-W87 = Je kijkt de gebeurtenisstapel door, neemt één kaart uit het spel, nooit de Jaarwissel, en laat die zien. De volgorde van de andere blijft gelijk.
    .title = Betere wereld
rule-W88 = Je wijst een van je eigen tovenaars aan en een van je tegenstander. Beide spelers gooien de dobbelsteen en tellen de toverkracht van hun tovenaar erbij op; bij gelijke sommen wordt er opnieuw gegooid. Wie minder heeft, legt de eigen tovenaar uit het duel onder een stapel.
    .title = Duel tussen de tovenaars
rule-W89 = Je hebt twee tovenaars nodig. Je legt de Heks op een gebouw van je tegenstander: zolang ze daar ligt, werkt het gebouw niet, en tellen de zegepunten en handelspunten ervan niet mee.
    .title = Heks
rule-W90 = Gooit de eigenaar van het behekste gebouw een vraagteken, dan wordt de Heks weggenomen nadat die gebeurtenis is uitgevoerd. Een vraagteken van de andere speler neemt haar niet weg.
    .title = Hoe de Heks verdwijnt
rule-W91 = Een weggenomen Heks gaat naar de aflegstapel.
    .title = Waar de Heks heen gaat
rule-W92 = Je hebt twee tovenaars nodig. Voor de 1 toverkracht wordt een van je nederzettingen een stad, zonder andere kosten.
    .title = Materialisatie
rule-W93 = Alle grondstoffen op één landschap van je tegenstander, dat jij kiest, gaan verloren. Andere landschappen van dezelfde soort verliezen niets.
    .title = Wervelstorm
rule-W94 = Je vervangt een van je landschappen door een kaart naar keuze van de landschapsstapel, die je doorkijkt zonder de volgorde te veranderen; het oude landschap gaat eronder. Je moet minstens twee van de oude soort hebben, en er mag daar geen tovenaar liggen. Het nieuwe landschap toont evenveel grondstoffen als het oude.
    .title = Land verplaats je!
rule-W95 = Je neemt één gespeelde actiekaart of toveractie van de aflegstapel (in het toernooispel die van jezelf) terug in je hand. Je mag die meteen gebruiken.
    .title = Kennis van vermoedens
rule-W96 = Je neemt een toverboek uit het vorstendom van je tegenstander en legt het op een vrije bouwplaats van een citadel van jou. Heb je er geen, dan mag je eerst iets wegnemen om plaats te maken.
    .title = Toverhand


## Rule book: Wizards & Dragons: rulings on the theme set

rule-P1 = Een tovenaar die je net hebt gelegd, mag de volle 2 toverkracht meteen verbruiken. W31 spreekt alleen van verhogen.
    .title = Een nieuwe tovenaar
rule-P2 = Een tovenaar die is opgeladen, kan ook de toverkracht die er eerst al was niet verbruiken.
    .title = De hele tovenaar is vermoeid
rule-P3 = Opladen is een actie tijdens je eigen acties. Je kunt het niet vóór de gebeurtenis doen en niet in de beurt van je tegenstander.
    .title = Wanneer je oplaadt
rule-P4 = Toverkracht van de Tovermolen is een verhoging in je eigen beurt. Die tovenaar kan dus in de rest van de beurt geen toverkracht verbruiken.
    .title = Ook de molen vermoeit
rule-P5 = Je mag een tovenaar met minder opladen dan er op het landschap ligt, stap voor stap. Nooit boven de 3, en nooit met meer dan er ligt.
    .title = Zoveel als je wilt
rule-P6 = Toverkracht van de Dans van de eenhoorns is niet door een speler verhoogd. De tovenaar kan die meteen verbruiken.
    .title = De eenhoorns vermoeien niet
rule-P7 = Voor de Toverkeuken betalen tovenaars die niet vermoeid zijn. Voor de grondstof moet plaats zijn op een landschap van jou van die soort, anders gaat die verloren.
    .title = Toverkracht voor de keuken
rule-P8 = Toverveto moet meteen worden uitgesproken, voordat de kaart iets doet. De toverkracht die voor een geannuleerde toveractie is betaald, is verloren. Ook een Bisschop of Kruidenheks mag ermee worden geannuleerd.
    .title = Het moment van Toverveto
rule-P9 = Omdat je elke toverspreuk één keer per beurt mag uitspreken, mag je Toverveto één keer in je eigen beurt uitspreken en één keer in die van je tegenstander.
    .title = Toverveto in elke beurt
rule-P10 = Tijdsprong mag je alleen in je eigen beurt uitspreken, tegen de gebeurtenis die je zelf hebt gegooid. Van alle boeken werkt alleen Toverveto in de beurt van de andere speler.
    .title = Tijdsprong in je eigen beurt
rule-P11 = In het uitgebreide spel kiest wie een eigen kaart onder een stapel legt een van alle zes, welke kaart het ook is.
    .title = Onder welke stapel
rule-P12 = In het Duel tussen de tovenaars telt de toverkracht die na het betalen over is. Ben jij het duel begonnen, dan kun je het ook verliezen, en dan gaat je eigen tovenaar onder een stapel.
    .title = Toverkracht in het duel
rule-P13 = De Heks mag op elk gebouw liggen dat op een bouwplaats staat, of die nu van een nederzetting, een stad of een citadel is. Niet op eenheden, draken, tovenaars of boeken, en ook niet op de kaarten van de middelste rij. Op een gebouw ligt hoogstens één Heks.
    .title = Wat de Heks treft
rule-P14 = De Heks gaat naar de aflegstapel van de speler die haar heeft gespeeld.
    .title = Wiens Heks
rule-P15 = Gebruiken beide spelers de set in het toernooispel, dan is er toch maar één gezamenlijke voorraad van 5 citadellen, die van de gastheer. Beide spelers mogen eruit bouwen.
    .title = Eén voorraad citadellen
rule-P16 = Met Toverhand neem je alleen een boek dat in het vorstendom ligt, geen boek uit de hand. In het toernooispel gaat het naar de aflegstapel van de dief als het wordt afgelegd, en na het spel terug naar de eigenaar.
    .title = Het gestolen boek
rule-P17 = De Komeet vult een hand tot de limiet, hoe groot die eerst ook was. Een speler met 3 zegepunten of minder houdt de hand en doet niets.
    .title = Niet door de Komeet getroffen
rule-P18 = Met ‘Oord verplaats je!’ mag je twee van je tovenaars verwisselen als elk bij het landschap van de ander past. Een ridder en een draak mogen alleen wisselen als beide bouwplaatsen ze allebei toelaten.
    .title = Tovenaars wisselen van plaats
rule-P19 = Voor Waarzeggerij kies je hoogstens vier verschillende stapels. Je kijkt alleen; er wordt niets verplaatst.
    .title = Minder dan vier stapels
rule-P20 = Is je laatste tovenaar weg, dan blijven je boeken liggen waar ze liggen. Je kunt er geen toverspreuken uit uitspreken totdat je weer een tovenaar hebt.
    .title = Boeken zonder tovenaars
rule-P21 = Waar kaarten niet gelijk kunnen worden verdeeld, komen de grotere stapels eerst.
    .title = Ongelijke stapels
rule-P22 = De punten worden na elke verandering geteld. Komen door één en dezelfde verandering beide spelers op 13 of meer, dan wint de speler aan beurt.
    .title = Beiden op dertien
rule-P23 = Een geannuleerde Verkenner, Bisschop of Kruidenheks gaat onder een stapel zoals elke andere kaart. Waar die bij hoorde of op antwoordde, gaat zonder die kaart gewoon door.
    .title = Een geannuleerd antwoord


## Rule book: Wizards & Dragons: questions and answers

rule-Q2 = Mag je met Betere wereld de Jaarwissel uit het spel nemen? Nee, in geen enkel geval.
    .title = Betere wereld en de Jaarwissel
rule-Q3 = Komt een gebeurtenis die met Betere wereld is weggenomen, terug als de gebeurtenissen weer worden geschud? Nee, die is eruit tot het spel is afgelopen.
    .title = Voorgoed weg
rule-Q4 = Mag je met Toverhand een boek nemen dat je al in je vorstendom hebt? Ja, je mag ze allebei hebben.
    .title = Een boek dat je al hebt
rule-Q5 = Mag je met ‘Oord verplaats je!’ een handelsvloot en een gebouw verwisselen? Nee, alleen eenheden met eenheden en gebouwen met gebouwen.
    .title = Handelsvloot tegen gebouw
rule-Q6 = Mag je met ‘Oord verplaats je!’ een gebouw van jou en een van je tegenstander verwisselen? Nee, beide moeten van jou zijn.
    .title = Jouw kaart tegen die van de ander
rule-Q7 = Mag je met ‘Oord verplaats je!’ een gebouw naar een lege bouwplaats verplaatsen? Nee, er moeten twee kaarten zijn om te verwisselen.
    .title = Naar een lege bouwplaats
rule-Q10 = Wat gebeurt er met een Heks op een gebouw dat wordt verplaatst? Ze verhuist mee met het gebouw.
    .title = De Heks verhuist mee
rule-Q11 = Mag je je eigen citadel wegnemen? Nee, ook niet voor een andere citadel of een stad.
    .title = Citadellen blijven staan
rule-Q12 = Hoeveel zegepunten is een citadel waard? 1 zonder tovenaar en 2 met, en in beide gevallen is de nederzetting eronder inbegrepen.
    .title = Punten van een citadel
rule-Q13 = Heeft elk van twee citadellen een eigen tovenaar nodig om 2 zegepunten waard te zijn? Ja: een tovenaar telt alleen voor de citadel waarvan de kaart bij een landschap ligt.
    .title = Twee citadellen, twee tovenaars
rule-Q14 = Wat mag je op de bouwplaatsen van een citadel leggen? Elke uitbreiding zonder rood tekstvak, en elk toverboek.
    .title = Wat bij een citadel staat
rule-Q15 = Wat is een citadeluitbreiding? Een kaart met een paars tekstvak, die je bij geen nederzetting of stad kunt leggen.
    .title = Citadeluitbreidingen
rule-Q16 = En als je hand al was verkleind voordat de Komeet kwam? Dan mag je die daarna toch tot de limiet aanvullen.
    .title = Komeet na een kleine hand
rule-Q25 = Waar gaat een weggenomen Heks heen? Naar de aflegstapel, zoals elke gespeelde kaart, dus met Kennis van vermoedens kun je haar terughalen.
    .title = De weggenomen Heks
rule-Q27 = Mag de Vuurduivel een gebouw treffen waarop een Heks ligt? Ja, als het ook zonder de Heks getroffen kon worden. De Heks gaat dan naar de aflegstapel.
    .title = Een behekst gebouw in brand
rule-Q29 = Mogen de Alchemist en het Tijdsrad samen worden gebruikt? Ja, en dan kies je beide dobbelstenen.
    .title = Alchemist en Tijdsrad
rule-Q30 = Mag je de gebeurtenisdobbelsteen zien voordat je over de Alchemist beslist? Nee, de Alchemist komt eerst.
    .title = De Alchemist eerst
rule-Q31 = Mag je een kaart onder een lege stapel leggen? Ja, een opgebruikte stapel is nog steeds een stapel, ook een van de themaset.
    .title = Opgebruikte stapels
rule-Q32 = Waar gaat in het toernooispel een kaart heen die je van je tegenstander hebt genomen en daarna hebt gespeeld? Naar je eigen aflegstapel.
    .title = Wiens aflegstapel
rule-Q33 = Moet je een kaart nemen als je hebt betaald om een stapel door te kijken? Ja.
    .title = Betaald is betaald
rule-Q34 = Mag een citadel op een stad liggen, of een stad op een citadel? Nee, beide leg je alleen op nederzettingen, en geen van beide wordt ooit verplaatst.
    .title = Wat op wat ligt
rule-Q35 = Wanneer geldt de handkaartenlimiet voor je? In je eigen beurt alleen bij het aanvullen; in de beurt van je tegenstander altijd, dus een gebouw dat de Vuurduivel terugstuurt, telt meteen mee.
    .title = Handkaartenlimiet in je beurt
rule-Q36 = Wat is een ronde? Twee opeenvolgende beurten, waarin elke speler één keer aan de beurt is.
    .title = Ronde en beurt


## Rule book: Wizards & Dragons: how the cards meet

rule-I1 = De Verkenner mag met Toverveto worden geannuleerd; de nieuwe nederzetting krijgt de twee landschappen dan van de bovenkant van de stapel. Bij een citadel heb je niets aan de Verkenner, want die brengt geen nieuwe landschappen mee.
    .title = Verkenner
rule-I2 = Ook vreedzame actiekaarten mogen met Toverveto worden geannuleerd. Onder de Steen der wijzen mag de Karavaan worden gespeeld, want die schaadt niemand; de Handelaar mag niet.
    .title = Karavaan en Handelaar
rule-I3 = Met de Spion mag je een draak, die een eenheid is, ook zonder eigen citadel nemen. De Steen der wijzen sluit de Spion niet uit, want een hand hoort niet bij het vorstendom.
    .title = Spion
rule-I4 = De Zwarte ridder treft ridders en draken, nooit tovenaars. De Steen der wijzen sluit hem uit.
    .title = Zwarte ridder
rule-I5 = De Kruidenheks antwoordt op een Zwarte ridder, of hij nu voor een ridder komt of voor een draak.
    .title = Kruidenheks
rule-I6 = De Vuurduivel mag ook paarse gebouwen treffen, zoals de Tovermolen. Nooit een tovenaar, een draak, een boek of een citadel. De Steen der wijzen sluit hem uit.
    .title = Vuurduivel
rule-I7 = Alchemist en Tijdsrad worden allebei vóór de worp gebruikt, in de volgorde die je wilt.
    .title = Vóór de worp
rule-I8 = De Steen der wijzen sluit de Rooftocht uit, en elke andere kaart die grondstoffen of gebouwen aanvalt.
    .title = Rooftocht
rule-I9 = De Burgeroorlog deert tovenaars noch draken; een Kerk maakt voor hen geen verschil. Alleen ridders en handelsvloten kunnen worden aangewezen.
    .title = Burgeroorlog
rule-I10 = De Epidemie treft landschappen naast een stad, dus een landschap naast een citadel verliest alleen iets als het ook naast een stad ligt. De Steen der wijzen houdt de Epidemie niet tegen, want die houdt geen enkele gebeurtenis tegen.
    .title = Epidemie
rule-I11 = Een Garnizoen of Klooster bij een citadel telt voor Vruchtbaar jaar en Vooruitgang zoals overal. Een behekst Garnizoen of Klooster niet.
    .title = Garnizoen en Klooster
rule-I12 = Beide gebeurtenissen zijn onveranderd. In het toernooispel kijk je alleen je eigen stapels door, en gaan kaarten uit een hand onder stapels van de eigenaar.
    .title = Conflict en Bouwmeester
rule-I13 = De handelaar die de gedrukte spelregels als schade noemen en die door de Steen der wijzen wordt uitgesloten, is de Handelaar van het basisspel.
    .title = De handelaar
rule-I14 = De Bisschop antwoordt op geen magische kaart. Zelf mag hij met Toverveto worden geannuleerd; de aanval heeft dan de gewone kansen.
    .title = Bisschop
rule-I15 = Bij de Jaarwissel worden alleen de gebeurtenissen geschud die nog in het spel zijn. Wat met Betere wereld is weggenomen, blijft eruit.
    .title = Jaarwissel
rule-I16 = Met het Tijdsrad mag je de knots noemen, en met Tijdsprong mag je die ongeldig verklaren. In de eerste twee rondes doet ook een knots die je noemt niets. Toverkracht wordt nooit geteld en gaat nooit aan rovers verloren.
    .title = Roversoverval
rule-I17 = Draken hebben geen toernooipunten en tellen niet als de gebeurtenisdobbelsteen het ridderhoofd toont.
    .title = Toernooi op de dobbelsteen
rule-I18 = Elk van je ridders is door een Smidse 1 sterker, een draak niet.
    .title = Smidse
rule-I19 = Een nederzetting die een citadel is geworden, kan nooit een stad worden. Rode kaarten zijn daar dus voorgoed uitgesloten.
    .title = Een citadel blijft een citadel
rule-I20 = Groene gebouwen, ridders en handelsvloten mag je bij een citadel leggen zoals bij een nederzetting of stad.
    .title = Groene kaarten
rule-I21 = Voor de ridderfiguur telt de sterkte van een draak mee, en ook sterkte die door Toverdrank is verdubbeld. Voor de molenfiguur tellen de handelspunten van een behekst gebouw niet mee.
    .title = De twee figuren
rule-I22 = Zolang de Heks op een Klooster of Bibliotheek van jou ligt, verhoogt dat gebouw je handkaartenlimiet niet. In de beurt van je tegenstander breng je je hand meteen terug, onder stapels.
    .title = Klooster of Bibliotheek behekst
rule-I24 = Materialisatie komt alleen in de plaats van de betaling. Je hebt een nederzetting nodig, en er moet in de voorraad nog een stad over zijn.
    .title = Materialisatie
rule-I25 = De Steen der wijzen sluit Heks, Wervelstorm en Duel tussen de tovenaars uit, en hier ook Toverland en Toverhand. Niet uitgesloten zijn Toverveto, Betere wereld, ‘Land verplaats je!’, ‘Oord verplaats je!’, Materialisatie en elke toverspreuk waarbij je alleen kijkt.
    .title = Wat de Steen uitsluit
rule-I26 = Een Heks die al op een gebouw ligt als er een Steen der wijzen wordt gelegd, blijft daar liggen, maar heeft geen uitwerking zolang de Steen in het spel is.
    .title = De Heks vóór de Steen
rule-I27 = Toverveto houdt geen Toverkeuken tegen, geen Tovermolen, geen opladen, geen boek en geen draak. Het houdt kaarten tegen die als actie worden gespeeld.
    .title = Wat Toverveto niet kan tegenhouden
rule-I28 = Zolang er bij een landschap een tovenaar ligt, kun jij noch je tegenstander het met Toverland of ‘Land verplaats je!’ ruilen.
    .title = Een tovenaar bewaakt het land
rule-I29 = Toverdrank werkt alleen op ridders en draken. In een Duel tussen de tovenaars helpt die niet.
    .title = Geen drank voor tovenaars
rule-I30 = Een tovenaar die door de Dans van de eenhoorns is verhoogd, is niet vermoeid (P6). Laad je deze tovenaar later in dezelfde beurt op, dan geldt W31 zoals altijd.
    .title = Eenhoorns en opladen


## Rule book: rulings of this table

rule-R1 = Je kent de volgorde van een stapel die je hebt doorgekeken, en de tafel onthoudt die voor je. Neemt je tegenstander er een kaart uit die je niet ziet, dan wordt deze kennis vergeten.
    .title = Wat je van een stapel weet
rule-R2 = In één beurt mag je je tegenstander hoogstens drie keer een aanbod doen.
    .title = Drie keer een aanbod
rule-R3 = Kies je een kaart uit een stapel waarin die meer dan één keer zit, dan neem je de kaart die het dichtst bij de bovenkant ligt.
    .title = Gelijke kaarten in een stapel
rule-R4 = De twee bouwplaatsen aan één kant van een stad of citadel zijn gelijk. Leg je daar een kaart, dan wordt de binnenste eerst gebruikt als die vrij is.
    .title = Eerst de binnenste bouwplaats
rule-R5 = Bij het aanvullen moet je je hand tot de limiet aanvullen zolang er kaarten zijn in een stapel die je mag gebruiken.
    .title = Aanvullen is verplicht
rule-R6 = Een spel gaat door totdat iemand heeft gewonnen. Optie: een simulatie mag een beurtlimiet hebben; wordt die bereikt, dan eindigt het spel onbeslist. Tussen mensen is er zo’n limiet niet.
    .title = Een beurtlimiet
rule-R7 = Een kaart die van tafel in je hand is teruggekomen, of die is getoond, is bij je tegenstander bekend. Dat blijft zo totdat je die legt of speelt, of totdat er ongezien kaarten uit je hand verdwijnen.
    .title = Bekende kaarten in een hand
rule-R8 = Wie op de eerste plaats zit, heeft wapen A, wit en rood; wie op de tweede zit, heeft wapen B, zwart en rood.
    .title = Wie welk wapen heeft
