### Fredericus in Dutch: names, options, rule book.
###
### The rule book speaks to one player, "je", who may be anybody. A text is one line, however long, so that the page and
### the terminal can wrap it as they like. Apostrophes and quotation marks are typographic: ’ ‘ ’.
###
### Words to keep apart: the keep is the *omwalling*, as in the printed Dutch rule book, the tower where birds perch is
### the *toren*. An end card is an *eindkaart*. A seal card is a *zegelkaart*, the act is *het zegel openen*; a row is
### *omgekeerd*, a goal card is *omgedraaid*. The printed book's peregrine valk and torenvalk are put right here:
### *slechtvalk* and *havik*; both together are *vogels*, since a goshawk is no falcon. A bet is an *inzet*.


## Names

game-name = Fredericus
drawing-title = Fredericus: het kasteel en zijn rijen
game-motto = Castel del Monte, 1246: twee roofvogels, acht omwallingen, één keizer die tevreden moet zijn.

# Our own: what the levels of the computer players are called, the weakest first; ranks of the falconry at court.
terminal-player-page = Page
terminal-player-squire = Schildknaap
terminal-player-falconer = Valkenier
terminal-player-master-falconer = Meestervalkenier
terminal-player-grand-falconer = Grootvalkenier

# The value is the bare name. `.a` stands in "aan het einde van rij 3 ligt een griffioen", `.the` in "Blauw vangt de
# griffioen". With an article, woods, sky and seal are cards; without, they are what the card shows.
card-W = bos
    .a = een boskaart
    .the = de boskaart
card-S = lucht
    .a = een luchtkaart
    .the = de luchtkaart
card-E = keizerlijk zegel
    .short = zegel
    .a = een zegelkaart
    .the = de zegelkaart
# The first three creatures are named in accounts of the printed game.
card-a = basilisk
    .a = een basilisk
    .the = de basilisk
card-b = lintworm
    .a = een lintworm
    .the = de lintworm
card-c = cockatrice
    .a = een cockatrice
    .the = de cockatrice
# Our own choice, not from the game: the names of these five are lost (only basilisk, lindworm and cockatrice are
# attested). All that is known is that they are ancient and medieval beasts that can fly. The true names may replace them.
card-d = griffioen
    .a = een griffioen
    .the = de griffioen
# Our own choice, not from the game.
card-e = harpij
    .a = een harpij
    .the = de harpij
# Our own choice, not from the game.
card-f = feniks
    .a = een feniks
    .the = de feniks
# Our own choice, not from the game.
card-g = chimaera
    .a = een chimaera
    .the = de chimaera
# Our own choice, not from the game.
card-h = pegasus
    .a = een pegasus
    .the = de pegasus
# A name: no article.
card-F = Fredericus
    .a = Fredericus
    .the = Fredericus
# What stands for the end card of an empty row ("aan het einde van rij 3 ligt niets").
card-none = niets
    .a = niets
    .the = niets

bird-P = slechtvalk
    .the = de slechtvalk
bird-G = havik
    .the = de havik

# What players are called who have given no name: the colour of their pieces (painted in lapis, vermilion, green and
# gold). As names they take a capital and no article.
seat-0 = Blauw
seat-1 = Rood
seat-2 = Groen
seat-3 = Goud

# Where a token can be, other than on a keep.
place-centre = het midden
place-hand = in de hand

# What the player who decides is doing now; a short heading.
phase-bets = Eerste inzetten
phase-turn = De jacht
phase-token = De gokfiche
phase-over = Spel afgelopen


## Options

option-variant = Korter spel
    .about = Eén keer per beurt mag je, zonder er een actie aan te besteden, drie boskaarten of drie luchtkaarten van het einde van een rij terugsturen naar het begin, bij het kasteel, als je een vogel op de toren van die rij hebt. Bedolven wezens komen dan eerder tevoorschijn.
option-variant-off = uit
option-variant-on = aan

option-goal-discard-by = Wie een doelkaart omdraait
    .about = In elke ronde draait één speler aan het einde van de eigen beurt een doelkaart om. Volgens de Nederlandse spelregels doet de startspeler dat, volgens de andere drie de verdeler; als de startspeler Fredericus omdraait, hebben de anderen nog een beurt.
option-goal-discard-by-manager = de verdeler
option-goal-discard-by-starter = de startspeler

option-actions = Acties in een beurt
    .about = De spelregels eisen precies vier acties. Aan een mildere tafel mag je eerder stoppen.
option-actions-exact = precies vier
option-actions-up-to = hoogstens vier

option-two-token-reward = Twee fiches op één omwalling
    .about = Met twee spelers kunnen beide fiches van één speler op dezelfde omwalling liggen. Een vangst daar levert de eigenaar in totaal één doelkaart op, of één doelkaart voor elke fiche.
option-two-token-reward-owner = één doelkaart
option-two-token-reward-token = één doelkaart per fiche

option-eighth-pays = Inzetten op het achtste wezen
    .about = Zodra een speler een achtste wezen vangt, worden er geen doelkaarten meer getrokken. Deze keuze bepaalt of inzetten op juist die vangst nog worden uitbetaald.
option-eighth-pays-no = niet uitbetaald
option-eighth-pays-yes = nog uitbetaald

option-placement = Eerste torens
    .about = Waar de vogels staan als het spel begint. Met drie of vier spelers is geen enkele vaste opstelling volmaakt gelijkwaardig, dus voor een toernooi is loten geschikt.
option-placement-canonical = in een vaste volgorde
option-placement-random = door loting


## Rule book: chapters

chapter-components = Het kasteel en zijn stukken
chapter-setup = Voorbereiding
chapter-turn = Je beurt
chapter-capture = Wezens vangen
chapter-reversal = Het keizerlijke zegel openen
chapter-hooding = Kappen
chapter-end-of-turn = Het einde van je beurt
chapter-scoring = Het einde van het spel en de score
chapter-variant = Het kortere spel
# Everything from here on answers a question that the printed rule books leave open.
chapter-rulings = Besluiten waar de spelregels zwijgen
chapter-rulings-setup = Besluiten over de voorbereiding
chapter-rulings-rows = Besluiten over lege en korte rijen
chapter-rulings-actions = Besluiten over acties
chapter-rulings-captures = Besluiten over vangsten
chapter-rulings-birds = Besluiten over vogels en kappen
chapter-rulings-tokens = Besluiten over gokfiches
chapter-rulings-end = Besluiten over de doelstapel en het einde
chapter-information = Wie weet wat
chapter-rulings-variant = Besluiten over het kortere spel


## Rule book: the castle and its pieces

rule-F1 = Het bord is Castel del Monte, een kasteel met acht zijden. Aan elke zijde liggen, van buiten naar binnen, een omwalling (die zelf ook achthoekig is), een toren voor de vogels en een vak van de binnenplaats; in het hart van het kasteel ligt het midden van de binnenplaats, één ruimte die alle zijden delen.
    .title = Het kasteel
rule-F2 = De zijden zijn met de klok mee genummerd van 0 tot en met 7, en vanaf elke omwalling loopt één rij kaarten naar buiten. De omwalling, de toren, het vak van de binnenplaats en de rij van één zijde hebben allemaal hetzelfde nummer en horen bij elkaar. Elke zijde heeft precies twee buren, één links en één rechts (die van zijde 0 zijn 7 en 1), en dat blijven de buren, wat er ook ligt.
    .title = Zijden en buren
rule-F3 = Er zijn acht houten vogels, een paar in elk van de vier kleuren. Het hoge stuk van een paar is de slechtvalk, het lage de havik.
    .title = Roofvogels
rule-F4 = Er zijn vier gokfiches, één in elke kleur. Met twee spelers worden ze alle vier gebruikt, twee per speler.
    .title = Gokfiches
rule-F5 = Er zijn 118 kaarten: 24 boskaarten, 24 luchtkaarten, 8 keizerlijke zegelkaarten, 32 wezens (acht soorten, vier van elk), 24 doelkaarten (dezelfde acht soorten, drie van elk), 4 valkeniers, 1 Fredericus en 1 startspelerkaart. Een valkenier laat alleen zien welke kleur je hebt.
    .title = De kaarten
rule-F6 = Met vier spelers liggen er 88 kaarten in de rijen, 11 in elke rij: 24 boskaarten, 24 luchtkaarten, 8 zegelkaarten en 32 wezens, vier van elke soort. Met drie spelers zijn het er 72, 9 in elke rij: 21 boskaarten, 21 luchtkaarten, 6 zegelkaarten en 24 wezens, drie van elke soort. Met twee spelers zijn het er 56, 7 in elke rij: 18 boskaarten, 18 luchtkaarten, 4 zegelkaarten en 16 wezens, twee van elke soort. De kaarten die overblijven zijn uit het spel, en iedereen weet welke dat zijn.
    .title = Kaarten in de rijen


## Rule book: setting up

rule-F7 = Je kiest een kleur en neemt de twee vogels, de gokfiche en de valkenier van die kleur. Met twee spelers neem je ook nog een tweede fiche. Stukken die niemand neemt, gaan uit het spel.
    .title = Jouw stukken
rule-F8 = Je twee vogels beginnen op torens die tegenover elkaar liggen, bijvoorbeeld 1 en 5. Er zijn vier van die torenparen en geen twee spelers delen er een, dus met vier spelers zijn alle paren bezet. De vogels krijgen hun plaats voordat de rijen worden gedeeld, zodat je niet kunt plannen waar ze beginnen. Optie: over de plaatsen kan worden geloot (zie A1).
    .title = De eerste torens
rule-F9 = Kies wie er begint, of laat het lot beslissen. De startspeler houdt de startspelerkaart het hele spel zichtbaar voor zich, en de anderen volgen met de klok mee. Wie rechts van de startspeler zit, en dus in elke ronde als laatste speelt, is de verdeler, die de doelstapel beheert. Met twee spelers is dat degene die niet begint.
    .title = Startspeler en verdeler
rule-F10 = De 24 doelkaarten worden geschud en iedere speler krijgt er één; die van jou is je geheim. Met drie spelers worden nog 4 doelkaarten open weggelegd, met twee spelers 8, met vier geen. Daarna worden er nog eens vier apart gelegd, Fredericus wordt daardoorheen geschud, en deze vijf kaarten vormen de onderkant van de doelstapel. De overige doelkaarten komen erbovenop, 16 met vier spelers, 13 met drie en 10 met twee, zodat Fredericus met vier spelers een van de kaarten 17 tot en met 21 is, met drie 14 tot en met 18 en met twee 11 tot en met 15.
    .title = De doelstapel
rule-F11 = De kaarten voor de rijen worden geschud en allemaal open uitgedeeld: 11 bij elke omwalling met vier spelers, 9 met drie, 7 met twee. De eerste kaart van een rij ligt tegen het kasteel aan, en de buitenste is de eindkaart. Elke kaart blijft zichtbaar, maar voor wat je doet, en voor de vraag of je het mag, tellen alleen eindkaarten; alleen het kortere spel kijkt dieper in de rij (zie F39).
    .title = De rijen
rule-F12 = Nu komen de eerste inzetten, speler voor speler, met de klok mee vanaf de startspeler. Je legt je fiche op een omwalling waar je verwacht dat een tegenstander een wezen vangt; met twee spelers leg je zo je beide fiches neer. Op een omwalling is plaats voor elk aantal fiches, maar in het midden mag je nog niet inzetten.
    .title = Eerste inzetten


## Rule book: your turn

rule-F13 = De beurt gaat met de klok mee rond, en in jouw beurt moet je precies vier acties uitvoeren. In de eerste ronde, en alleen dan, heeft de startspeler er twee en de tweede speler drie; een derde en een vierde speler hebben er vier. Dat geldt ook met twee spelers. Optie: bij ‘hoogstens vier’ zijn deze aantallen een bovengrens, en mag je eerder stoppen.
    .title = Vier acties
rule-F14 = Jij bepaalt de volgorde van je acties. Je mag elke soort actie herhalen, en je hoeft niet elke soort te gebruiken. Vangsten en het openen van het zegel kosten geen actie: je mag ze inlassen vóór je eerste actie, tussen twee acties of na je laatste.
    .title = In elke volgorde
rule-F15 = Actie: je neemt de eindkaart van een rij naar keuze en legt die als nieuwe eindkaart aan bij een aangrenzende rij, links of rechts.
    .title = Een kaart verplaatsen
rule-F16 = Actie: je verplaatst een van je vogels die niet gekapt is van zijn toren naar een aangrenzende toren. Een toren is nooit vol; er mogen zoveel vogels staan als er komen, van jou en van anderen.
    .title = Een vogel laten vliegen
rule-F17 = Actie: je kapt vogels van tegenstanders op een toren. Wanneer dat mag en wat het doet, staat in F25 tot en met F30.
    .title = Vogels kappen


## Rule book: capturing creatures

rule-F18 = Elk van je vogels mag in elk van je beurten één wezen vangen, dus in één beurt kun je er hoogstens twee vangen. Een vangst kost geen actie, en je bent er nooit toe verplicht.
    .title = Eén wezen per vogel
rule-F19 = Je slechtvalk mag, als hij niet gekapt is, het wezen aan het einde van de rij van zijn eigen toren vangen als beide aangrenzende rijen op een luchtkaart eindigen.
    .title = De hoge jacht
rule-F20 = Je havik mag, als hij niet gekapt is, het wezen aan het einde van de rij van zijn eigen toren vangen als er aan het einde van de ene aangrenzende rij een luchtkaart ligt en aan het einde van de andere een boskaart. Welke aan welke kant ligt, maakt niet uit.
    .title = De lage jacht
rule-F21 = Het wezen gaat uit zijn rij en komt open voor je te liggen, en de volgende kaart in de richting van het kasteel wordt meteen de eindkaart. De luchtkaarten en boskaarten die je voor de jacht nodig had, blijven liggen waar ze liggen.
    .title = De vangst
rule-F22 = Liggen er fiches van tegenstanders op de omwalling waar je een wezen vangt, dan worden de eigenaars uitbetaald: met de klok mee, te beginnen links van jou, neemt ieder de fiche terug en trekt één doelkaart. Je eigen fiche op die omwalling doet niets en blijft liggen. Elke vangst, op welke omwalling ook, stuurt bovendien een fiche in het midden terug naar de eigenaar, die daarvoor niets trekt.
    .title = Inzetten bij een vangst


## Rule book: opening the emperor’s seal

rule-F23 = Je mag het zegel openen als een van je vogels, slechtvalk of havik, niet gekapt is en op een toren staat waarvan de twee aangrenzende rijen allebei op een keizerlijke zegelkaart eindigen. Het kost geen actie en is nooit verplicht, en je mag het maar één keer per beurt doen.
    .title = Tussen twee zegelkaarten
rule-F24 = Je keert de hele rij van die toren om, zodat de eindkaart tegen het kasteel aan komt te liggen en de kaart bij het kasteel de eindkaart wordt. Je trekt één doelkaart. Je legt een van de twee zegelkaarten weg, welke je maar wilt, en die is uit het spel. En je krijgt voor deze beurt twee extra acties, die je mag gebruiken maar niet hoeft te gebruiken.
    .title = Wat het zegel oplevert


## Rule book: hooding

rule-F25 = Je mag kappen op een toren als er aan het einde van beide aangrenzende rijen een boskaart ligt en een tegenstander op die toren een vogel heeft die gekapt mag worden (zie F27). Wat er in de rij van de toren zelf ligt, is van geen belang. Je hebt er geen eigen vogel voor nodig, en je eigen vogels worden door jouw actie nooit gekapt.
    .title = Tussen twee boskaarten
rule-F26 = Eén actie kapt één vogel van elke tegenstander op die toren, behalve van degenen die F27 beschermt.
    .title = Alle tegenstanders tegelijk
rule-F27 = Van niemand zijn ooit beide vogels tegelijk gekapt. Wie al een gekapte vogel heeft, is veilig voor jou; de vogels van anderen op dezelfde toren mag je wel kappen.
    .title = Nooit beide vogels
rule-F28 = Heeft een tegenstander twee vogels op die toren, allebei niet gekapt, dan kap je er maar één, en jij kiest welke.
    .title = Jij kiest welke
rule-F29 = Een gekapte vogel gaat van zijn toren naar het vak van de binnenplaats aan dezelfde zijde, en onthoudt zijn toren. Zolang hij gekapt is, kan hij niet vliegen, niet vangen en je niet helpen het zegel te openen.
    .title = Onder de kap
rule-F30 = Je gekapte vogel wordt aan het einde van je eigen volgende beurt ontkapt en keert terug naar zijn toren. Zo mist hij precies één van je beurten; maar niets belet een andere speler hem opnieuw te kappen voordat hij iets heeft gedaan.
    .title = Hoelang het duurt


## Rule book: the end of your turn

rule-F31 = Als je acties voorbij zijn, volgen er drie dingen, in deze volgorde: je vogel, je fiche, de doelkaart van de verdeler. Geen ervan kost een actie. Eerst: als een van je vogels gekapt is, wordt die ontkapt.
    .title = Eerst je vogel
rule-F32 = Ten tweede moet je fiche op een omwalling liggen: je legt hem daar neer, of je verplaatst hem of laat hem liggen als hij al op het bord ligt. Met drie of vier spelers staat ook het midden voor je open, zolang daar geen andere fiche ligt. Met twee spelers geldt dit voor je beide fiches, en is er geen midden.
    .title = Dan je fiche
rule-F33 = Ten derde: als je de verdeler bent, draai je de bovenste kaart van de doelstapel om en leg je die open weg; zo gebeurt dat één keer per ronde. Optie: in plaats daarvan doet de startspeler dit, aan het einde van de eigen beurten.
    .title = Ten slotte een doelkaart
rule-F34 = Ligt je fiche nog in het midden als je beurt begint, dan neem je hem terug en trek je één doelkaart, voordat er iets anders gebeurt.
    .title = Een fiche in het midden


## Rule book: the end of the game and the score

rule-F35 = Het einde wordt aangekondigd zodra één speler een achtste wezen vangt (ieder telt alleen de eigen wezens), of zodra Fredericus getrokken of omgedraaid wordt. Vanaf dat moment trekt niemand meer een doelkaart, om welke reden dan ook. De ronde wordt uitgespeeld en de startspeler begint geen nieuwe, zodat iedereen evenveel beurten heeft gehad; wordt het einde in de beurt van de verdeler aangekondigd, dan is het spel na die beurt afgelopen.
    .title = Het einde wordt aangekondigd
rule-F36 = Je scoort 1 punt voor elk wezen, 1 voor elke doelkaart en 2 voor Fredericus als je hem hebt getrokken. Een wezen en een doelkaart van dezelfde soort vormen een paar, en elke kaart hoort bij hoogstens één paar. Je eerste paar levert 1 punt extra op, het tweede 2, het derde 3, enzovoort, geteld over alle soorten samen: drie paren leveren 6 punten op, boven op die voor de kaarten.
    .title = De score
rule-F37 = De speler met de meeste punten wordt tot Keizerlijk Valkenier benoemd en wint. Staan er meer spelers samen aan kop, dan wint degene van hen die in de speelvolgorde het laatst komt, zodat er altijd één winnaar is.
    .title = De Keizerlijk Valkenier
rule-F38 = Je kunt altijd een actie uitvoeren: minstens één van je vogels is altijd zonder kap, en geen toren is ooit vol. De doelstapel raakt nooit op voordat Fredericus verschijnt. En omdat er in elke ronde een doelkaart wordt omgedraaid, komt elk spel ten einde: na hoogstens 21 rondes met vier spelers, 18 met drie en 15 met twee.
    .title = Niemand zit ooit vast


## Rule book: the shorter game

rule-F39 = Eén keer in elk van je beurten, op elk moment en zonder er een actie aan te besteden, mag je drie kaarten terugsturen naar het kasteel. Een van je vogels moet, niet gekapt, op de toren van hun rij staan, en de laatste drie kaarten van die rij moeten allemaal boskaarten of allemaal luchtkaarten zijn: je verplaatst die drie van het einde naar het begin van dezelfde rij, bij het kasteel. Optie: je speelt alleen met deze regel als die is aangezet.
    .title = Drie kaarten terug


## Rule book: rulings on setting up

rule-A1 = De spelregels tonen de eerste torens alleen op een afbeelding, die niet bewaard is gebleven; hier liggen de plaatsen vast. In speelvolgorde beginnen slechtvalk en havik op de torens 0 en 4, 1 en 5, 2 en 6, 3 en 7. Met twee spelers heeft de tweede 2 en 6, zodat ieder het kasteel precies zo ziet als de ander. Optie: over het torenpaar van elke speler, en over welke vogel op welke van die twee torens komt, kan worden geloot.
    .title = Wie waar staat
rule-A2 = De spelregels zeggen niet hoe twee spelers hun eerste vier fiches neerleggen. Hier leg je je beide fiches in één keer neer, de startspeler vóór de ander; je mag ze allebei op dezelfde omwalling leggen.
    .title = Eerste inzetten met z’n tweeën
rule-A3 = Twee acties, dan drie, dan vier en vier: in de eerste ronde geldt dat zoals het gedrukt staat, hoeveel spelers er ook zijn. Open je in die ronde het zegel, dan komen de twee acties daarvan erbij. Aan het einde van de eerste ronde wordt er een doelkaart omgedraaid, net als aan het einde van elke andere.
    .title = De eerste ronde


## Rule book: rulings on empty and short rows

rule-A4 = De spelregels zeggen niets over lege rijen. Hier kun je er natuurlijk geen kaart uit nemen, maar je mag wel een kaart naar een lege rij verplaatsen, en die is dan eerste kaart en eindkaart tegelijk. Een rij hoort bij de omwalling, niet bij de kaarten; anders zou die zijde van het kasteel voorgoed dood zijn.
    .title = Naar een lege rij
rule-A5 = Een lege rij blijft de buur van de rijen ernaast, maar heeft geen eindkaart. Je kunt er dus niets uit vangen, en niets is mogelijk waarvoor aan het einde van die rij een bepaalde kaart moet liggen: ernaast kun je niet jagen, niet kappen en het zegel niet openen. Je kijkt nooit over een lege rij heen naar de rij daarachter.
    .title = Naast een lege rij
rule-A6 = De spelregels zeggen niet hoe lang een rij moet zijn om omgekeerd te worden. Hier is één kaart genoeg: die blijft liggen, maar je trekt een doelkaart, legt een zegelkaart weg en krijgt twee acties. Ook een rij die in beide richtingen hetzelfde is, mag worden omgekeerd. Een lege rij niet, want er is geen rij om te nemen.
    .title = Een korte rij omkeren
rule-A7 = Een rij mag elke lengte krijgen. De spelregels stellen geen grens, en die is er hier ook niet.
    .title = Lange rijen
rule-A8 = Als je een wezen vangt of een zegelkaart weglegt, kan een rij leeg raken; dat mag. Op de omwalling van een lege rij mogen fiches liggen.
    .title = Een rij leegmaken


## Rule book: rulings on actions

rule-A9 = Je moet alle acties gebruiken die de beurt je geeft, en dat kan altijd. Twee ervan kunnen elkaar opheffen, als je heen en terug vliegt of een kaart heen en weer verplaatst, maar één enkele actie laat nooit alles zoals het was. Optie: bij ‘hoogstens vier’ mag je acties ongebruikt laten.
    .title = Niet passen
rule-A10 = Je zegt zelf wanneer je klaar bent. Dat mag zodra er geen verplichte actie meer over is, en het hoeft niet meteen: een vangst, het openen van het zegel en de extra acties daarvan kunnen nog voor je openstaan, en je beurt wordt niet afgesloten voordat je de kans hebt gehad. Optie: bij ‘hoogstens vier’ mag je op elk moment klaar zijn.
    .title = Wanneer je klaar bent
rule-A11 = De twee extra acties van het zegel mag je gebruiken of laten, voor elke soort actie, op elk later moment van dezelfde beurt. Het maakt niet uit of je het zegel pas na je vierde actie opent. Wat je niet gebruikt, vervalt als de beurt eindigt.
    .title = Extra acties
rule-A12 = Je mag niet kappen op een toren waar het niets zou uithalen: waar geen vogel staat, waar alle vogels van jou zijn, of waar elke aanwezige tegenstander al een gekapte vogel heeft. Je kunt het kappen dus niet gebruiken om te passen.
    .title = Niet voor niets kappen
rule-A13 = De spelregels zeggen niets over terugnemen. Hier mag je wat je hebt gedaan stap voor stap terugnemen, binnen je eigen beurt, totdat er iets verborgens aan het licht is gekomen: zodra er een doelkaart is getrokken of omgedraaid, staat vast wat daartoe heeft geleid, tenzij iedereen aan tafel ermee instemt.
    .title = Terugnemen
rule-A14 = Wat geen actie kost, is nooit een plicht. Je mag een wezen laten gaan en een zegel dicht laten, ook als je ze voor het grijpen hebt.
    .title = Wat niets kost, hoeft niet


## Rule book: rulings on captures

rule-A15 = Vangsten en omkeringen werken één voor één en meteen, en of je er een mag doen, hangt af van de eindkaarten op dat moment. De volgorde is dus van belang: een vangst of een omkering kan de weg naar de volgende openen of versperren. Staan je beide vogels op één toren, dan kunnen ze niet allebei vangen zonder dat er tussendoor iets verandert, want de ene heeft aan beide kanten een luchtkaart nodig en de andere een luchtkaart en een boskaart.
    .title = De volgorde telt
rule-A16 = In één beurt mag je vogel eerst vliegen en daarna vangen, of andersom; hij vangt toch maar één keer. Vogels op dezelfde toren, van wie ze ook zijn, hinderen hem niet.
    .title = Vliegen en vangen
rule-A17 = Vang je een wezen op de omwalling waar je eigen fiche ligt, dan trek je daar niets voor en blijft de fiche liggen. De Italiaanse spelregels spreken alleen van fiches van tegenstanders.
    .title = Je eigen inzet
rule-A18 = Als een vangst meerdere inzetten uitbetaalt, trekken de eigenaars elk één doelkaart, met de klok mee, te beginnen links van de speler die de vangst deed. Trekt een van hen Fredericus, dan trekt wie daarna komt niets meer; maar alle fiches van tegenstanders op die omwalling gaan terug naar hun eigenaars.
    .title = Wie het eerst wordt uitbetaald
rule-A19 = Krijg je je fiche terug terwijl een andere speler aan de beurt is, dan blijft hij in je hand tot het einde van je eigen volgende beurt. Je kunt hem niet eerder neerleggen.
    .title = Een fiche in de hand


## Rule book: rulings on birds and hoods

rule-A20 = In één vak van de binnenplaats kunnen zoveel gekapte vogels zitten als er komen, en als de jouwe ontkapt wordt, is er altijd plaats op zijn toren. Hij heeft dan precies één van je beurten gemist. Hij mag opnieuw gekapt worden in dezelfde ronde waarin hij werd ontkapt; niets beschermt hem.
    .title = Opnieuw gekapt
rule-A21 = Een gekapte vogel telt niet als een vogel op zijn toren. Met hem kun je niet vangen, niet vliegen en het zegel niet openen, en in het kortere spel geen drie kaarten terugsturen.
    .title = Niet op de toren


## Rule book: rulings on betting tokens

rule-A22 = Met twee spelers mogen je beide fiches op één omwalling liggen. Alle gedrukte spelregels beloven de eigenaar één doelkaart, dus levert hier een vangst daar je één doelkaart op en krijg je beide fiches terug; met verdubbelen win je niets. Optie: je trekt één doelkaart voor elke fiche.
    .title = Twee fiches, één omwalling
rule-A23 = Met twee spelers moeten je beide fiches op een omwalling liggen als je beurt voorbij is. Van de fiches die er al liggen mag je er één verplaatsen, beide of geen van beide.
    .title = Beide fiches gelegd
rule-A24 = Met drie of vier spelers mag je je fiche alleen aan het einde van je eigen beurt in het midden leggen, en alleen als het midden dan leeg is. De eerste vangst, van wie ook, stuurt hem onbetaald naar je terug, en latere vangsten treffen daar niets meer aan; het midden is dan vrij voor een andere speler, vanaf het einde van diezelfde beurt. Ligt je fiche er nog als je volgende beurt begint, dan betaalt hij je uit vóór je eerste actie, dus op zijn vroegst in de tweede ronde. Om opnieuw in het midden te liggen moet hij opnieuw worden neergelegd.
    .title = Het midden
rule-A25 = Met drie of vier spelers heb je één fiche, en die ligt op één plaats. Verplaats je hem van een omwalling naar het midden, dan is je inzet op de omwalling weg.
    .title = Maar één plaats


## Rule book: rulings on the goal deck and the end

rule-A26 = Draait de verdeler Fredericus om, dan wordt die weggelegd en scoort niemand de 2 punten ervan. Het spel is op slag afgelopen, want de startspeler zou de volgende zijn. Optie: als het de startspeler is die doelkaarten omdraait, hebben de andere spelers in die ronde nog hun beurt.
    .title = Fredericus omgedraaid
rule-A27 = Trek je Fredericus, dan laat je hem zien en houd je hem. Hij is 2 punten waard en niet meer: hij telt niet ook nog als doelkaart, en hij vormt met geen enkel wezen een paar.
    .title = Fredericus getrokken
rule-A28 = Na de aankondiging worden de resterende beurten gespeeld zoals altijd: je mag vangen, kappen, inzetten en het zegel openen, waarbij je een zegelkaart weglegt en twee acties krijgt. Alleen worden er geen doelkaarten meer getrokken, niet voor inzetten, niet voor het zegel en niet voor een fiche in het midden, en er worden er geen meer omgedraaid. Fiches die uitbetaald zouden zijn, gaan wel terug naar hun eigenaars.
    .title = Na de aankondiging
rule-A29 = De spelregels zeggen niet wat er voorgaat als je je achtste wezen vangt op een omwalling met fiches van tegenstanders. Hier gaat het einde voor: de fiches gaan terug naar hun eigenaars, die niets trekken. Optie: de inzetten op die vangst mogen nog worden uitbetaald, en als een daarvan Fredericus oplevert, heeft het einde gewoon twee redenen.
    .title = Inzetten op het achtste
rule-A30 = De speler die een achtste wezen vangt, speelt de beurt uit en mag een negende vangen; meer dan negen kan niemand hebben. In de beurten die nog resten, kunnen ook anderen er acht of negen halen.
    .title = Een negende wezen
rule-A31 = Trekt de startspeler Fredericus aan het begin van een beurt, voor een fiche in het midden, dan is die beurt al begonnen. Dus wordt de hele ronde nog gespeeld.
    .title = Fredericus uit het midden
rule-A32 = Je staat nooit voor een lege doelstapel zolang er nog doelkaarten getrokken mogen worden: Fredericus ligt bij de laatste vijf kaarten, en zodra hij verschenen is, trekt niemand meer. Voor dat geval is dus geen regel nodig.
    .title = Nooit een lege doelstapel
rule-A33 = Is het einde aangekondigd, dan volgt er op de laatste beurt geen beurt meer waarop je zou kunnen inzetten. Wie die beurt speelt, hoeft dus geen fiche neer te leggen, en de punten worden meteen geteld.
    .title = Geen inzet aan het einde


## Rule book: who knows what

rule-A34 = Iedereen ziet alle kaarten van alle rijen, de vogels en de kappen, de fiches, de gevangen wezens en de weggelegde zegelkaarten. Iedereen mag op elk moment alle doelkaarten bekijken die zijn weggelegd, bij de voorbereiding of daarna. Iedereen weet ook hoeveel kaarten de doelstapel telt, hoeveel doelkaarten elke speler heeft, hoeveel acties er in de beurt nog over zijn, of het einde is aangekondigd en, zodra Fredericus getrokken is, wie hem heeft.
    .title = Wat iedereen ziet
rule-A35 = Je doelkaarten zijn alleen voor jouw ogen bestemd. De spelregels zeggen dat van de eerste; hier geldt het ook voor de kaarten die je later trekt. Niemand kent de volgorde van de doelstapel, en niemand weet welke vier doelkaarten er onderop bij Fredericus liggen. Maar je kunt rekenen: de doelkaarten die je niet hebt gezien, zijn de 24, min de open weggelegde, min die van jezelf.
    .title = Wat alleen jij weet
rule-A36 = Het toeval spreekt bij het delen (en bij de keuze van de eerste torens, als daarover wordt geloot), en telkens als er een doelkaart wordt getrokken of omgedraaid. Al het andere hangt af van wat jij en je tegenstanders beslissen.
    .title = Waar het toeval meespeelt


## Rule book: rulings on the shorter game

rule-A37 = In een rij van precies drie kaarten zou de zet niets veranderen, dus kun je hem niet doen. Hij telt niet als actie en ook niet als je ene omkering van de beurt, en een gekapte vogel geeft je er geen recht op.
    .title = Grenzen van het kortere spel


## The log: what happened, one sentence an event
##
## $seat, $victim and $owner are players’ names. A card, bird or place comes as its name ($card), with its other forms
## ($card-the) and as its letter for choosing ($card-id).

event-turn-began = Ronde { $round }: { $seat } begint een beurt met { $actions } acties.
event-card-moved = { $seat } verplaatst { $card-the } van rij { $row } naar rij { $to }.
event-flew = { $seat } laat { $bird-the } van toren { $tower } naar toren { $to } vliegen.
event-hooding = { $seat } kapt de vogels op toren { $tower }.
event-hooded = { $bird-id ->
        [P] De slechtvalk van { $victim } krijgt een kap op en gaat naar vak { $tower }.
       *[G] De havik van { $victim } krijgt een kap op en gaat naar vak { $tower }.
    }
event-captured = { $seat } vangt { $creature-the } op omwalling { $tower } met { $bird-the }.
event-reversed = { $seat } opent het zegel: rij { $row } wordt omgekeerd, de zegelkaart van rij { $discard } weggelegd, { $extra } extra acties.
event-shifted = { $seat } verplaatst drie kaarten, allemaal { $card }, naar het begin van rij { $row }, bij het kasteel.
event-actions-ended = { $seat } beëindigt de acties van deze beurt.
event-freed = { $seat } ontkapt { $bird-the }, die teruggaat naar toren { $tower }.
event-token-laid = { $place-id ->
        [centre] { $seat } legt een fiche in het midden.
       *[keep] { $seat } zet in op omwalling { $place }.
    }
event-token-stayed = { $seat } laat een fiche op omwalling { $place } liggen.
event-token-back = { $from-id ->
        [centre] { $seat } neemt de fiche terug uit het midden.
       *[keep] { $seat } neemt de fiche terug van omwalling { $from }.
    }
event-goal-drawn = { $seat } trekt een doelkaart.
    .seen = { $seat } trekt een doelkaart: { $goal-the }.
event-fredericus-drawn = { $seat } trekt Fredericus!
event-goal-turned-over = { $goal-id ->
        [F] { $seat } draait de bovenste doelkaart om: het is Fredericus!
       *[other] { $seat } draait de bovenste doelkaart om en legt die weg: { $goal-the }.
    }
event-announced = { $reason-id ->
        [eighth] { $seat } heeft acht wezens en kondigt het einde aan. Er worden geen doelkaarten meer getrokken.
        [drawn] { $seat } kondigt het einde aan. Er worden geen doelkaarten meer getrokken.
       *[turned] Fredericus is weggelegd; het einde is aangekondigd. Er worden geen doelkaarten meer getrokken.
    }
event-game-over = { $reason-id ->
        [eighth] De jacht is voorbij: er zijn acht wezens gevangen. { $seat } is Keizerlijk Valkenier.
        [drawn] De jacht is voorbij: Fredericus is getrokken. { $seat } is Keizerlijk Valkenier.
       *[turned] De jacht is voorbij: Fredericus is omgedraaid. { $seat } is Keizerlijk Valkenier.
    }

reason-eighth = achtste wezen
reason-drawn = Fredericus getrokken
reason-turned = Fredericus omgedraaid


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it.

refusal-over = Het spel is afgelopen; er kan niets meer worden gespeeld.
refusal-bets-first = Eerst komen de inzetten: leg je fiche op een omwalling.
refusal-token-first = Je acties zijn voorbij. Leg nu je gokfiche neer.
refusal-token-later = { $remaining ->
        [0] Fiches leg je aan het einde van de beurt. Beëindig eerst je acties (Z).
        [one] Fiches leg je aan het einde van de beurt. Je moet nog één actie uitvoeren.
       *[other] Fiches leg je aan het einde van de beurt. Je moet nog { $remaining } acties uitvoeren.
    }
refusal-other-game = ‘{ $text }’ is een zet uit een ander spel.
refusal-no-move = ‘{ $text }’ is geen zet. Een beurt kent M rij>rij, P>toren, G>toren, H toren[vogels], XP, XG, R rij/zegel, V rij en Z; een fiche leg je met K.
refusal-no-such-side = Er is geen zijde { $number }; de zijden van het kasteel zijn genummerd van 0 tot en met 7.
refusal-no-such-bird = ‘{ $text }’ is geen vogel van jou: P is de slechtvalk, G de havik.

refusal-no-actions-left = Je hebt geen actie meer over. Je mag nog wezens vangen of het zegel openen, of je acties beëindigen (Z).
refusal-actions-left = { $remaining ->
        [one] Je moet nog één actie uitvoeren voordat je je beurt beëindigt.
       *[other] Je moet nog { $remaining } acties uitvoeren voordat je je beurt beëindigt.
    }
refusal-empty-row = Rij { $row } is leeg; er is geen kaart om te verplaatsen.
refusal-not-adjacent = Rij { $row } ligt niet naast rij { $to }. Vanuit rij { $row } gaat een kaart naar rij { $left } of rij { $right }.
refusal-hooded-flight = Je { $bird } zit gekapt in vak { $tower } en kan niet vliegen voordat hij aan het einde van je beurt wordt ontkapt.
refusal-far-flight = Je { $bird } staat op toren { $tower }; hij kan naar toren { $left } of toren { $right } vliegen, niet naar toren { $to }.

refusal-captured-already = Je { $bird } heeft deze beurt al iets gevangen; elke vogel vangt één keer per beurt.
refusal-hooded-hunt = Je { $bird } zit gekapt in vak { $tower } en kan niets vangen.
refusal-hunt-empty-row = Rij { $tower } is leeg; voor je { $bird } valt er niets te vangen.
refusal-no-creature = Aan het einde van rij { $tower } ligt { $end-a }; je { $bird } vangt alleen wezens.
refusal-high-hunt = Aan het einde van rij { $left } ligt { $left-end-a }, aan dat van rij { $right } { $right-end-a }; de hoge jacht vraagt aan beide kanten van rij { $tower } een luchtkaart.
refusal-low-hunt = Aan het einde van rij { $left } ligt { $left-end-a }, aan dat van rij { $right } { $right-end-a }; de lage jacht vraagt aan de ene kant van rij { $tower } een boskaart en aan de andere een luchtkaart.

refusal-reversed-already = Je hebt deze beurt het zegel al geopend; per beurt mag je één rij omkeren.
refusal-no-bird-to-reverse = Om rij { $row } om te keren heb je een eigen vogel op toren { $row } nodig.
refusal-hooded-reversal = Je { $bird } zit gekapt in vak { $row }; een gekapte vogel kan het zegel niet openen.
refusal-no-seals = Aan het einde van rij { $left } ligt { $left-end-a }, aan dat van rij { $right } { $right-end-a }; om rij { $tower } om te keren moet aan beide een zegelkaart liggen.
refusal-reverse-empty-row = Rij { $row } is leeg; er valt niets om te keren.
refusal-wrong-seal = Rij { $to } ligt niet naast rij { $row }. Je legt de zegelkaart van rij { $left } of van rij { $right } weg.

refusal-no-woods = Aan het einde van rij { $left } ligt { $left-end-a }, aan dat van rij { $right } { $right-end-a }; om op toren { $tower } te kappen moet aan beide een boskaart liggen.
refusal-hood-nobody = Er staat geen vogel op toren { $tower }, dus er valt niets te kappen.
refusal-hood-own-only = Op toren { $tower } staan alleen vogels van jezelf; die kap je nooit.
refusal-hood-immune-only = Elke tegenstander op toren { $tower } heeft al een gekapte vogel en is veilig.
refusal-hood-notation = ‘{ $text }’ noemt geen vogels. Noem van elke tegenstander op toren { $tower } één vogel, bijvoorbeeld [1P,2G].
refusal-hood-no-seat = Er is geen speler { $number }; er doen { $seats } spelers mee, genummerd vanaf 0.
refusal-hood-both = Van { $victim } kan maar één vogel worden gekapt, nooit allebei.
refusal-hood-own = Je eigen vogels kap je nooit; noem de vogels van je tegenstanders op toren { $tower }.
refusal-hood-absent = { $bird-id ->
        [P] De slechtvalk van { $victim } staat niet op toren { $tower }.
       *[G] De havik van { $victim } staat niet op toren { $tower }.
    }
refusal-hood-immune = { $victim } heeft al een gekapte vogel, dus de andere is veilig.
refusal-hood-forgotten = Bij het kappen hoort een vogel van elke tegenstander die er een kan verliezen; { $victim } op toren { $tower } ontbreekt.

refusal-variant-off = De variant voor een korter spel wordt hier niet gespeeld.
refusal-shifted-already = Je hebt deze beurt al drie kaarten naar het kasteel verplaatst.
refusal-no-bird-to-shift = Om het einde van rij { $row } naar het kasteel te verplaatsen heb je een eigen vogel op toren { $row } nodig.
refusal-hooded-shift = Je { $bird } zit gekapt in vak { $row }; een gekapte vogel telt hier niet.
refusal-shift-nothing = Rij { $row } bestaat alleen uit deze drie kaarten; ze verplaatsen zou niets veranderen.
refusal-shift-unlike = { $length ->
        [0] Rij { $row } is leeg; aan het einde zijn drie boskaarten of drie luchtkaarten nodig.
       *[other] Aan het einde van rij { $row }: { $cards }. Er zijn drie boskaarten of drie luchtkaarten nodig.
    }

refusal-centre-in-bets = Vóór het spel mag je niet in het midden inzetten; kies een omwalling.
refusal-no-centre = Met twee spelers wordt het midden niet gebruikt; beide fiches liggen op een omwalling.
refusal-centre-taken = De fiche van { $owner } ligt al in het midden; kies een omwalling.
refusal-two-tokens = Je hebt twee fiches en legt ze allebei neer, bijvoorbeeld K 1 5. Ze mogen op dezelfde omwalling liggen.
refusal-one-token = Je hebt één fiche; noem één omwalling.
refusal-token-notation = ‘{ $text }’ noemt geen plaats voor een fiche: K 5 voor een omwalling, K centre voor het midden, K 1 5 voor twee fiches.


## Refusals of options and of hand-written positions

refusal-unknown-option = Er is geen optie ‘{ $option }’. De opties zijn: { $options }.
refusal-option-value = De optie { $option } kan niet ‘{ $value }’ zijn; mogelijk zijn: { $values }.
refusal-too-long = Deze tekst van { $length } tekens is geen stelling; { $most } zijn er genoeg voor elke stelling.
refusal-unknown-key = Regel { $line }: ‘{ $key }’ is geen sleutel van een stelling. De sleutels zijn: { $keys }.
refusal-key-twice = Regel { $line }: ‘{ $key }’ is al eerder gegeven.
refusal-value = Regel { $line }: ‘{ $key } { $value }’ is niet te lezen. { $expected }
refusal-number = Regel { $line }: ‘{ $key } { $value }’ kan niet; er is een getal van { $least } tot en met { $most } nodig.
refusal-parts = Regel { $line }: het aantal delen van { $key } is { $count }, maar er doen { $seats } spelers mee.
expected-game = Dit is geen stelling van Fredericus.
expected-options = Opties schrijf je als naam=waarde, elk één keer.
expected-rows = Een rij schrijf je als zijde:kaarten, vanaf het kasteel naar buiten, bijvoorbeeld 0:eSW, of 0:- voor een lege rij; elke zijde van 0 tot en met 7 één keer.
expected-cards = Kaarten zijn W, S, E en de wezens a tot en met h.
expected-birds = Vogels schrijf je als P1G5, één paar per speler, met een h achter de toren van een gekapte vogel.
expected-tokens = Een fiche ligt op 0 tot en met 7, in het midden (‘centre’) of in de hand (-).
expected-two-tokens = Met twee spelers heeft iedere speler twee fiches, bijvoorbeeld 5 1; ze liggen op 0 tot en met 7 of in de hand (-).
expected-creatures = Wezens zijn letters van a tot en met h, of - voor geen; van geen enkele soort zijn er meer dan vier.
expected-goals = Doelkaarten zijn letters van a tot en met h en F voor Fredericus, of - voor geen.
expected-phase = De fase is bets, turn, token of over.
expected-used = Wat een beurt verbruikt, schrijf je met P, G, R en V, of - voor niets.
expected-unused = Alleen een beurt verbruikt iets; schrijf in deze fase - of laat de regel weg.
expected-announced = Schrijf yes of no.
expected-announcement = Iemand heeft Fredericus of acht wezens, of Fredericus is omgedraaid, of het spel is afgelopen: dus is het einde aangekondigd.
refusal-too-many-cards = In de rijen en bij de gevangen wezens liggen samen { $count } kaarten van de soort ‘{ $card }’; met { $seats } spelers heeft het spel er { $most }.
refusal-too-many-captures = { $seat } heeft { $count } wezens; niemand kan er meer dan { $most } hebben.
refusal-too-many-goals = Er zijn { $count } doelkaarten van de soort ‘{ $goal }’; het spel heeft er { $most }.
refusal-fredericus-twice = Fredericus komt { $count } keer voor; er is er maar één.
refusal-fredericus-too-high = Fredericus kan niet kaart { $place } zijn van een doelstapel van { $length } kaarten; hij ligt bij de laatste vijf.
refusal-fredericus-missing = Fredericus is nergens: niet in de doelstapel van { $length }, bij geen enkele speler, en hij is niet omgedraaid.
refusal-still-hooded = Een vogel van { $seat } is nog gekapt; die wordt ontkapt voordat de fiche wordt gelegd.
refusal-both-hooded = Beide vogels van { $seat } zijn gekapt; hoogstens één kan dat zijn.
refusal-two-in-centre = De fiches van { $seat } en { $other } liggen allebei in het midden; er is plaats voor één.
refusal-own-centre = De fiche van { $seat } kan niet in het midden liggen in de beurt van de eigenaar; die is bij het begin van de beurt teruggekomen.
refusal-bets-out-of-turn = Tijdens het inzetten hebben de spelers vóór degene die moet beslissen hun fiches op een omwalling en de anderen in de hand; bij { $seat } klopt dat niet.
refusal-extra-without-reversal = Extra acties (hier { $extra }) kunnen alleen van een omkering komen (used R).
refusal-late-round = Doelkaarten in de stapel: { $deck }; ronde { $round } is te laat, { $most } is de laatste.
refusal-late-bets = Inzetten doe je vóór de eerste ronde, en vóór een aankondiging.


## Terminal
##
## The words of `tavoliere play` at the castle. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-round = Ronde { $round }
terminal-actions = Acties
terminal-announced = Einde aangekondigd
terminal-own-goals = Je doelkaarten
terminal-no-pairs = nog geen paar
terminal-goal-deck = Doelstapel
terminal-open-goals = open
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

terminal-key-capture = Vangen
terminal-key-reverse = Zegel openen
terminal-key-hood = Kappen
terminal-key-variant = Drie terug
terminal-key-end = Einde

terminal-help-digits = De cursor op een zijde zetten
terminal-help-enter = Kiezen; daarna kiezen waar het heen gaat
terminal-help-birds = Je slechtvalk of je havik kiezen
terminal-help-capture = Een wezen vangen
terminal-help-reverse = Het keizerlijke zegel openen
terminal-help-hood = Vogels kappen
terminal-help-variant = Drie kaarten terug naar het kasteel (korter spel)
terminal-help-end = Je acties beëindigen
terminal-help-type = Een zet typen, bijvoorbeeld M 0>7
terminal-help-mouse = Muis: klik op een kaart en dan op een rij ernaast; klik op een vogel en dan op een toren, op het wezen bij zijn toren of op een zegelkaart.
terminal-help-moves = M rij>rij  P>toren  G>toren  H toren[vogels]  XP  XG  R rij/zegel  V rij  Z  K omwalling
terminal-sign-bird = de slechtvalk van speler 0; G is een havik
terminal-sign-hooded = een gekapte vogel, op de binnenplaats
terminal-sign-token = de fiche van speler 2
terminal-sign-goals = doelkaarten die een speler heeft
terminal-sign-action = een actie die over is; groen: een extra actie

terminal-which-birds = Welke vogels kap je?

terminal-handover-why = De doelkaarten van elke speler zijn geheim.

terminal-score-title = { $name } is Keizerlijk Valkenier
terminal-score-reason = Het einde: { $reason }, in ronde { $round }.
terminal-score-tie = Gelijke stand aan kop: wie in de speelvolgorde het laatst komt, wint (F37).
terminal-score-pairs = Paren
terminal-score-single = Los
terminal-score-sum = Wezens { $creatures }, doelkaarten { $goals }, paren { $bonus }, Fredericus { $fredericus }
terminal-look = Het kasteel bekijken
