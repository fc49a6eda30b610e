## Names

game-name = I Coloni, il gioco di carte
drawing-title = I Coloni, il gioco di carte: due principati
game-motto = Due principati, una fila di pile nel mezzo, e draghi sopra la cittadella.

# What is read aloud of a picture, or shown under the pointer: a number or names of cards follow.
drawing-victory = punti vittoria
drawing-commerce = punti commercio
drawing-strength = punti forza
drawing-tournament = punti torneo
drawing-token-knight = segnalino Cavaliere
drawing-token-mill = segnalino Mulino
drawing-hand = carte in mano
drawing-stack = Pila
drawing-stack-region = Regioni
drawing-stack-event = Eventi
drawing-discards = Scarti
drawing-locked = Le carte azione sono bloccate

# Our own: what the levels of the computer players are called, the weakest first; ranks of a principality.
terminal-player-peasant = Contadino
terminal-player-merchant = Mercante
terminal-player-steward = Siniscalco
terminal-player-chancellor = Cancelliere
terminal-player-prince = Principe

# What players are called who have given no name: the ground of their crests. Crest A is white and red, crest B black
# and red (as in the Kosmos box). As names they take a capital and no article.
seat-0 = Bianco
seat-1 = Nero


### Cards, resources, dice and decks.
###
### The value of a card is its bare name. `.a` ("un Vescovo") and `.the` ("il Vescovo") stand in sentences, `.short` where
### there is little room (at most 14 letters), `.text` is what the card does, in our own words. Prices and points are not
### in it: they are data, and a table may correct them.
###
### All names of cards are ours: no Italian edition of these cards was seen. Only the set is known by its Italian name.


## Resources

# `.counted` follows a number (“2 …”). `.region` heads a line, `.land` stands in a sentence.
resource-brick = argilla
    .counted = { $amount ->
           *[other] argilla
        }
    .region = Colline
    .land = colline
resource-lumber = legno
    .counted = { $amount ->
           *[other] legno
        }
    .region = Foresta
    .land = foresta
resource-wool = lana
    .counted = { $amount ->
           *[other] lana
        }
    .region = Pascolo
    .land = pascolo
resource-ore = minerale
    .counted = { $amount ->
           *[other] minerale
        }
    .region = Montagne
    .land = montagne
resource-grain = grano
    .counted = { $amount ->
           *[other] grano
        }
    .region = Campi
    .land = campi
resource-gold = oro
    .counted = { $amount ->
           *[other] oro
        }
    .region = Campo d’oro
    .land = campo d’oro


## Kinds, colours and sets of cards

# `.many` heads a list.
kind-road = strada
    .many = Strade
kind-settlement = colonia
    .many = Colonie
kind-city = città
    .many = Città
kind-citadel = cittadella
    .many = Cittadelle
kind-region = regione
    .many = Regioni
kind-building = edificio
    .many = Edifici
kind-fleet = flotta
    .many = Flotte
kind-knight = cavaliere
    .many = Cavalieri
kind-action = carta azione
    .many = Carte azione
kind-event = evento
    .many = Eventi
kind-dragon = drago
    .many = Draghi
kind-magic_building = edificio magico
    .many = Edifici magici
kind-wizard = stregone
    .many = Stregoni
kind-book = libro di magia
    .many = Libri di magia
kind-magic_action = azione magica
    .many = Azioni magiche

colour-centre = carta centrale
colour-green = verde
colour-red = rossa
colour-yellow = gialla
colour-blue = blu
colour-purple = viola

set-base = Gioco base
set-wizards-dragons = Stregoni & Draghi


## The event die

face-club = Assalto dei briganti
    .a = un Assalto dei briganti
    .the = l’Assalto dei briganti
    .text = Chi ha più di 7 risorse, senza contare quelle accanto a una propria Guarnigione, perde tutto il minerale e tutta la lana.
face-mill = Vantaggio commerciale
    .a = un Vantaggio commerciale
    .the = il Vantaggio commerciale
    .text = Chi ha il segnalino Mulino prende 1 risorsa a scelta all’altro.
face-knight = Torneo
    .a = un Torneo
    .the = il Torneo
    .text = Chi ha più punti torneo guadagna 1 risorsa a scelta.
face-sun = Anno d’abbondanza
    .a = un Anno d’abbondanza
    .the = l’Anno d’abbondanza
    .text = Ogni giocatore guadagna 1 risorsa a scelta.
face-card = Carta evento
    .a = una carta evento
    .the = la carta evento
    .text = La prima carta della pila degli eventi si esegue per entrambi i giocatori.


## Cards of the centre row

card-settlement = Colonia
    .a = una Colonia
    .the = la Colonia
    .text = Si posa all’estremità libera di una strada e ha due siti, uno sopra e uno sotto. Con lei arrivano due nuove regioni dalla pila, che mostrano 0.
card-city = Città
    .a = una Città
    .the = la Città
    .text = Copre una tua colonia e ha quattro siti. Solo qui si possono posare carte rosse.
card-citadel = Cittadella
    .a = una Cittadella
    .the = la Cittadella
    .text = Copre una tua colonia, mai accanto a un’altra cittadella. Ha quattro siti per carte verdi e viola e, presso ciascuna delle sue quattro regioni, posto per uno stregone; senza uno stregone suo vale 1 punto, con uno 2.
card-road = Strada
    .a = una Strada
    .the = la Strada
    .text = Si posa a sinistra o a destra dell’ultima colonia o città della tua fila e fa posto alla colonia seguente. Due strade non stanno mai una accanto all’altra.


## Regions

card-G1 = Campi 1
    .a = Campi 1
    .the = i Campi 1
    .text = Una regione iniziale con lo stemma A che conserva fino a 3 di grano. Ne guadagna 1 ogni volta che esce il suo numero, 1.
card-O2 = Montagne 2
    .a = Montagne 2
    .the = le Montagne 2
    .text = Una regione iniziale con lo stemma A che conserva fino a 3 di minerale. Ne guadagna 1 ogni volta che esce il suo numero, 2.
card-W3 = Pascolo 3
    .a = un Pascolo 3
    .the = il Pascolo 3
    .text = Una regione iniziale con lo stemma A che conserva fino a 3 di lana. Ne guadagna 1 ogni volta che esce il suo numero, 3.
card-L4 = Foresta 4
    .a = una Foresta 4
    .the = la Foresta 4
    .text = Una regione iniziale con lo stemma A che conserva fino a 3 di legno. Ne guadagna 1 ogni volta che esce il suo numero, 4.
card-B5 = Colline 5
    .a = Colline 5
    .the = le Colline 5
    .text = Una regione iniziale con lo stemma A che conserva fino a 3 di argilla. Ne guadagna 1 ogni volta che esce il suo numero, 5.
card-A6 = Campo d’oro 6
    .a = un Campo d’oro 6
    .the = il Campo d’oro 6
    .text = Una regione iniziale con lo stemma A che conserva fino a 3 di oro. Ne guadagna 1 ogni volta che esce il suo numero, 6.
card-G2 = Campi 2
    .a = Campi 2
    .the = i Campi 2
    .text = Una regione iniziale con lo stemma B che conserva fino a 3 di grano. Ne guadagna 1 ogni volta che esce il suo numero, 2.
card-O3 = Montagne 3
    .a = Montagne 3
    .the = le Montagne 3
    .text = Una regione iniziale con lo stemma B che conserva fino a 3 di minerale. Ne guadagna 1 ogni volta che esce il suo numero, 3.
card-W4 = Pascolo 4
    .a = un Pascolo 4
    .the = il Pascolo 4
    .text = Una regione iniziale con lo stemma B che conserva fino a 3 di lana. Ne guadagna 1 ogni volta che esce il suo numero, 4.
card-L5 = Foresta 5
    .a = una Foresta 5
    .the = la Foresta 5
    .text = Una regione iniziale con lo stemma B che conserva fino a 3 di legno. Ne guadagna 1 ogni volta che esce il suo numero, 5.
card-B6 = Colline 6
    .a = Colline 6
    .the = le Colline 6
    .text = Una regione iniziale con lo stemma B che conserva fino a 3 di argilla. Ne guadagna 1 ogni volta che esce il suo numero, 6.
card-A1 = Campo d’oro 1
    .a = un Campo d’oro 1
    .the = il Campo d’oro 1
    .text = Una regione iniziale con lo stemma B che conserva fino a 3 di oro. Ne guadagna 1 ogni volta che esce il suo numero, 1.
card-L1 = Foresta 1
    .a = una Foresta 1
    .the = la Foresta 1
    .text = Una regione che conserva fino a 3 di legno. Ne guadagna 1 ogni volta che esce il suo numero, 1.
card-B2 = Colline 2
    .a = Colline 2
    .the = le Colline 2
    .text = Una regione che conserva fino a 3 di argilla. Ne guadagna 1 ogni volta che esce il suo numero, 2.
card-A3 = Campo d’oro 3
    .a = un Campo d’oro 3
    .the = il Campo d’oro 3
    .text = Una regione che conserva fino a 3 di oro. Ne guadagna 1 ogni volta che esce il suo numero, 3.
card-G4 = Campi 4
    .a = Campi 4
    .the = i Campi 4
    .text = Una regione che conserva fino a 3 di grano. Ne guadagna 1 ogni volta che esce il suo numero, 4.
card-O5 = Montagne 5
    .a = Montagne 5
    .the = le Montagne 5
    .text = Una regione che conserva fino a 3 di minerale. Ne guadagna 1 ogni volta che esce il suo numero, 5.
card-W6 = Pascolo 6
    .a = un Pascolo 6
    .the = il Pascolo 6
    .text = Una regione che conserva fino a 3 di lana. Ne guadagna 1 ogni volta che esce il suo numero, 6.
card-B1 = Colline 1
    .a = Colline 1
    .the = le Colline 1
    .text = Una regione che conserva fino a 3 di argilla. Ne guadagna 1 ogni volta che esce il suo numero, 1.
card-G3 = Campi 3
    .a = Campi 3
    .the = i Campi 3
    .text = Una regione che conserva fino a 3 di grano. Ne guadagna 1 ogni volta che esce il suo numero, 3.
card-O4 = Montagne 4
    .a = Montagne 4
    .the = le Montagne 4
    .text = Una regione che conserva fino a 3 di minerale. Ne guadagna 1 ogni volta che esce il suo numero, 4.
card-W5 = Pascolo 5
    .a = un Pascolo 5
    .the = il Pascolo 5
    .text = Una regione che conserva fino a 3 di lana. Ne guadagna 1 ogni volta che esce il suo numero, 5.
card-L6 = Foresta 6
    .a = una Foresta 6
    .the = la Foresta 6
    .text = Una regione che conserva fino a 3 di legno. Ne guadagna 1 ogni volta che esce il suo numero, 6.


## Green cards: buildings and fleets

card-abbey = Abbazia
    .a = un’Abbazia
    .the = l’Abbazia
    .text = Il limite della tua mano sale di 1, e con il Progresso ricevi 1 risorsa a scelta.
card-garrison = Guarnigione
    .short = Guarnigione
    .a = una Guarnigione
    .the = la Guarnigione
    .text = In un Assalto dei briganti le risorse delle due regioni adiacenti non si contano. In una Buona annata ognuna di queste regioni ne guadagna 1.
card-smithy = Fucina
    .a = una Fucina
    .the = la Fucina
    .text = Ogni tuo cavaliere ha 1 punto forza in più, ma nessun punto torneo in più. Ai draghi non serve.
card-brick_factory = Fornace
    .short = Fornace
    .a = una Fornace
    .the = la Fornace
    .text = Le colline adiacenti producono 2 di argilla invece di 1 quando esce il loro numero.
card-foundry = Fonderia
    .short = Fonderia
    .a = una Fonderia
    .the = la Fonderia
    .text = Le montagne adiacenti producono 2 di minerale invece di 1 quando esce il loro numero.
card-grain_mill = Mulino da grano
    .short = Mulino grano
    .a = un Mulino da grano
    .the = il Mulino da grano
    .text = I campi adiacenti producono 2 di grano invece di 1 quando esce il loro numero.
card-sawmill = Segheria
    .a = una Segheria
    .the = la Segheria
    .text = Una foresta adiacente produce 2 di legno invece di 1 quando esce il suo numero.
card-woolen_mill = Lanificio
    .short = Lanificio
    .a = un Lanificio
    .the = il Lanificio
    .text = Un pascolo adiacente produce 2 di lana invece di 1 quando esce il suo numero.
card-brick_fleet = Flotta dell’argilla
    .short = Fl. argilla
    .a = una Flotta dell’argilla
    .the = la Flotta dell’argilla
    .text = Nella fase delle azioni scambi 2 di argilla con 1 risorsa a scelta, quante volte vuoi e ovunque si trovi la flotta.
card-gold_fleet = Flotta dell’oro
    .short = Fl. oro
    .a = una Flotta dell’oro
    .the = la Flotta dell’oro
    .text = Nella fase delle azioni scambi 2 di oro con 1 risorsa a scelta, quante volte vuoi e ovunque si trovi la flotta.
card-grain_fleet = Flotta del grano
    .short = Fl. grano
    .a = una Flotta del grano
    .the = la Flotta del grano
    .text = Nella fase delle azioni scambi 2 di grano con 1 risorsa a scelta, quante volte vuoi e ovunque si trovi la flotta.
card-lumber_fleet = Flotta del legno
    .short = Fl. legno
    .a = una Flotta del legno
    .the = la Flotta del legno
    .text = Nella fase delle azioni scambi 2 di legno con 1 risorsa a scelta, quante volte vuoi e ovunque si trovi la flotta.
card-ore_fleet = Flotta del minerale
    .short = Fl. minerale
    .a = una Flotta del minerale
    .the = la Flotta del minerale
    .text = Nella fase delle azioni scambi 2 di minerale con 1 risorsa a scelta, quante volte vuoi e ovunque si trovi la flotta.
card-wool_fleet = Flotta della lana
    .short = Fl. lana
    .a = una Flotta della lana
    .the = la Flotta della lana
    .text = Nella fase delle azioni scambi 2 di lana con 1 risorsa a scelta, quante volte vuoi e ovunque si trovi la flotta.


## Green cards: knights

card-conrad = Corrado il Lesto
    .short = Corrado
    .a = Corrado il Lesto
    .the = Corrado il Lesto
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-falk = Falk il Bello
    .short = Falk
    .a = Falk il Bello
    .the = Falk il Bello
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-gotz = Götz Pugno di Ferro
    .short = Götz
    .a = Götz Pugno di Ferro
    .the = Götz Pugno di Ferro
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-hagen = Hagen il Tetro
    .short = Hagen
    .a = Hagen il Tetro
    .the = Hagen il Tetro
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-karl = Carlo il Forte
    .short = Carlo
    .a = Carlo il Forte
    .the = Carlo il Forte
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-otto = Ottone il Berserker
    .short = Ottone
    .a = Ottone il Berserker
    .the = Ottone il Berserker
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-pippin = Pipino il Breve
    .short = Pipino
    .a = Pipino il Breve
    .the = Pipino il Breve
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-siegfried = Sigfrido Senzaterra
    .short = Sigfrido
    .a = Sigfrido Senzaterra
    .the = Sigfrido Senzaterra
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.
card-walter = Gualtiero il Rinnegato
    .short = Gualtiero
    .a = Gualtiero il Rinnegato
    .the = Gualtiero il Rinnegato
    .text = Un cavaliere, unico nel suo nome: i punti forza valgono per il segnalino Cavaliere, i punti torneo quando il dado evento mostra il Torneo.


## Red cards

card-aqueduct = Acquedotto
    .short = Acquedotto
    .a = un Acquedotto
    .the = l’Acquedotto
    .text = Nessuna tua regione perde nulla per la Pestilenza.
card-bath_house = Terme
    .a = Terme
    .the = le Terme
    .text = Le quattro regioni intorno alla loro città non perdono nulla per la Pestilenza, nemmeno quella condivisa con una seconda città.
card-church = Chiesa
    .a = una Chiesa
    .the = la Chiesa
    .text = I cavalieri e le flotte sui siti della sua città non possono essere scelti in una Guerra civile. Dal Cavaliere nero non protegge.
card-colossus = Colosso di Catan
    .short = Colosso
    .a = un Colosso di Catan
    .the = il Colosso di Catan
    .text = Vale i suoi punti vittoria e non fa altro.
card-counting_house = Fondaco
    .short = Fondaco
    .a = un Fondaco
    .the = il Fondaco
    .text = Vale i suoi punti commercio e non fa altro.
card-harbor = Porto
    .a = un Porto
    .the = il Porto
    .text = Ogni tua flotta ha 1 punto commercio in più.
card-library = Biblioteca
    .a = una Biblioteca
    .the = la Biblioteca
    .text = Il limite della tua mano sale di 1, e con il Progresso ricevi 1 risorsa a scelta.
card-marketplace = Mercato
    .a = un Mercato
    .the = il Mercato
    .text = Vale i suoi punti commercio e non fa altro.
card-merchant_guild = Gilda dei mercanti
    .short = Gilda
    .a = una Gilda dei mercanti
    .the = la Gilda dei mercanti
    .text = Vale i suoi punti commercio e non fa altro.
card-mint = Zecca
    .short = Zecca
    .a = una Zecca
    .the = la Zecca
    .text = Nella fase delle azioni scambi 1 di oro con 1 risorsa a scelta, quante volte vuoi.
card-town_hall = Municipio
    .short = Municipio
    .a = un Municipio
    .the = il Municipio
    .text = Una ricerca ti costa 1 risorsa invece di 2. Un secondo Municipio non fa risparmiare altro.


## Action cards

card-alchemist = Alchimista
    .a = un Alchimista
    .the = l’Alchimista
    .text = Prima dei dadi: scegli il numero del dado produzione e tiri solo il dado evento. L’evento viene comunque prima, e il numero vale per entrambi.
card-arsonist = Incendiario
    .a = un Incendiario
    .the = l’Incendiario
    .text = Nella fase delle azioni tiri il dado produzione: da 1 a 5 l’avversario riprende in mano un suo edificio, che indichi tu, altrimenti ne indica uno dei tuoi. Se risponde il Vescovo, ti serve 1 o 2.
card-bishop = Vescovo
    .a = un Vescovo
    .the = il Vescovo
    .text = Nel turno dell’avversario, in risposta all’Incendiario o ai Briganti e prima del tiro: l’attacco riesce solo con 1 o 2.
card-black_knight = Cavaliere nero
    .short = Cavaliere nero
    .a = un Cavaliere nero
    .the = il Cavaliere nero
    .text = Nella fase delle azioni tiri il dado produzione: da 1 a 5 l’avversario riprende in mano un suo cavaliere o drago, che indichi tu, altrimenti ne indica uno dei tuoi. Se risponde l’Erborista, ti serve 1 o 2.
card-brigands = Briganti
    .a = i Briganti
    .the = i Briganti
    .text = Nella fase delle azioni tiri il dado produzione: da 1 a 5 prendi all’avversario 2 risorse a scelta, se hai posto, altrimenti ne prende 2 a te. Se risponde il Vescovo, ti serve 1 o 2.
card-caravan = Carovana
    .a = una Carovana
    .the = la Carovana
    .text = Nella fase delle azioni cedi 1 o 2 delle tue risorse e ne guadagni altrettante a scelta.
card-herb_woman = Erborista
    .a = un’Erborista
    .the = l’Erborista
    .text = Nel turno dell’avversario, in risposta al Cavaliere nero e prima del tiro: l’attacco riesce solo con 1 o 2.
card-merchant = Mercante
    .a = un Mercante
    .the = il Mercante
    .text = Nella fase delle azioni prendi all’avversario 1 o 2 risorse a scelta, poi gliene dai 1 a scelta, magari una di quelle. A entrambi serve posto per ciò che arriva.
card-scout = Esploratore
    .a = un Esploratore
    .the = l’Esploratore
    .text = Si gioca con una nuova colonia, anche finché le altre carte azione sono bloccate: esamini la pila delle regioni, scegli entrambe le sue regioni e poi mescoli la pila.
card-spy = Spia
    .a = una Spia
    .the = la Spia
    .text = Nella fase delle azioni guardi la mano dell’avversario e prendi un’unità o una carta azione, che puoi usare subito al prezzo solito. Se hai una cittadella, può essere anche uno stregone, un’azione magica o un libro di magia.


## Dragons and magic buildings

card-ismai = Ismai, il drago verde
    .short = Ismai
    .a = Ismai, il drago verde
    .the = Ismai, il drago verde
    .text = Un drago, unico nel suo nome: i suoi punti forza valgono per il segnalino Cavaliere, e solo la Pozione magica li aumenta. Il Cavaliere nero può scacciarlo, l’Erborista lo difende.
card-samsor = Samsor, il drago nero
    .short = Samsor
    .a = Samsor, il drago nero
    .the = Samsor, il drago nero
    .text = Un drago, unico nel suo nome: i suoi punti forza valgono per il segnalino Cavaliere, e solo la Pozione magica li aumenta. Il Cavaliere nero può scacciarlo, l’Erborista lo difende.
card-philosophers_stone = Pietra filosofale
    .short = Pietra filos.
    .a = una Pietra filosofale
    .the = la Pietra filosofale
    .text = Richiede due tue cittadelle. Per entrambi i giocatori non ha più effetto alcuna carta azione, azione magica o incantesimo che tolga all’altro principato regioni, risorse o espansioni, o le renda inutili.
card-magic_kitchen = Cucina magica
    .short = Cucina magica
    .a = una Cucina magica
    .the = la Cucina magica
    .text = Nella fase delle azioni, quante volte vuoi, paghi potere magico e tiri il dado produzione: da 3 a 6 guadagni 1 risorsa a scelta, con 2 niente, e con 1 la cucina esplode e finisce negli scarti.
card-magic_mill = Mulino magico
    .short = Mulino magico
    .a = un Mulino magico
    .the = il Mulino magico
    .text = Una volta in ogni tuo turno cedi 1 di oro, e un tuo stregone a scelta guadagna 1 punto di potere magico. Non serve che confini con un campo d’oro.


## Wizards

card-ari = Ari
    .a = Ari
    .the = Ari
    .text = Si posa presso una regione qualunque di una tua cittadella, anche un campo d’oro, comincia con 2 punti di potere magico e ne tiene al massimo 3. Nella fase delle azioni trasformi risorse di quella regione in potere magico, 1 a 1; poi questo stregone non paga magie fino al turno dell’avversario.
card-arsa = Arsa
    .a = Arsa
    .the = Arsa
    .text = Si posa presso le colline di una tua cittadella, comincia con 2 punti di potere magico e ne tiene al massimo 3. Nella fase delle azioni trasformi argilla di quella regione in potere magico, 1 a 1; poi questo stregone non paga magie fino al turno dell’avversario.
card-hafli = Hafli
    .a = Hafli
    .the = Hafli
    .text = Si posa presso una foresta di una tua cittadella, comincia con 2 punti di potere magico e ne tiene al massimo 3. Nella fase delle azioni trasformi legno di quella regione in potere magico, 1 a 1; poi questo stregone non paga magie fino al turno dell’avversario.
card-hor = Hor
    .a = Hor
    .the = Hor
    .text = Si posa presso un pascolo di una tua cittadella, comincia con 2 punti di potere magico e ne tiene al massimo 3. Nella fase delle azioni trasformi lana di quella regione in potere magico, 1 a 1; poi questo stregone non paga magie fino al turno dell’avversario.
card-ira = Ira
    .a = Ira
    .the = Ira
    .text = Si posa presso le montagne di una tua cittadella, comincia con 2 punti di potere magico e ne tiene al massimo 3. Nella fase delle azioni trasformi minerale di quella regione in potere magico, 1 a 1; poi questo stregone non paga magie fino al turno dell’avversario.
card-tali = Tali
    .a = Tali
    .the = Tali
    .text = Si posa presso i campi di una tua cittadella, comincia con 2 punti di potere magico e ne tiene al massimo 3. Nella fase delle azioni trasformi grano di quella regione in potere magico, 1 a 1; poi questo stregone non paga magie fino al turno dell’avversario.


## Spell books

card-guardian_of_fate = Custode del destino
    .short = Custode
    .a = un Custode del destino
    .the = il Custode del destino
    .text = Una volta per turno, dopo l’evento: guardi le prime 3 carte della pila degli eventi, ne metti quante vuoi sotto e rimetti le altre sopra nell’ordine che vuoi.
card-inspiration = Ispirazione
    .a = un’Ispirazione
    .the = l’Ispirazione
    .text = Una volta per turno, dopo l’evento: prendi in mano le prime 2 carte di due pile diverse (nel torneo, delle tue) e puoi usarle subito. Ciò che supera il limite della mano torna indietro al rifornimento.
card-magic_land = Terra magica
    .short = Terra magica
    .a = una Terra magica
    .the = la Terra magica
    .text = Una volta per turno, dopo l’evento: scambi una tua regione con una dell’avversario, entrambe a tua scelta, con ciò che conservano. Ciascuno deve avere almeno due regioni di quel tipo, e presso nessuna delle due può esserci uno stregone.
card-magic_eye = Occhio magico
    .short = Occhio magico
    .a = un Occhio magico
    .the = l’Occhio magico
    .text = Una volta per turno, dopo l’evento: esamini una pila, prendi 1 carta e metti 1 altra carta della tua mano sotto quella pila. Puoi usare subito la nuova carta.
card-change_places = Luogo, cambia!
    .short = Luogo, cambia!
    .a = «Luogo, cambia!»
    .the = «Luogo, cambia!»
    .text = Una volta per turno, dopo l’evento: due tuoi edifici, o due tue unità, si scambiano i siti. Entrambi devono essere ammessi nel nuovo sito.
card-wheel_of_time = Ruota del tempo
    .short = Ruota
    .a = una Ruota del tempo
    .the = la Ruota del tempo
    .text = Una volta per turno, prima dei dadi: scegli la faccia del dado evento e tiri solo il dado produzione.
card-fortune_telling = Divinazione
    .short = Divinazione
    .a = una Divinazione
    .the = la Divinazione
    .text = Una volta per turno, dopo l’evento: guardi la prima carta di quattro pile al massimo. Nel torneo possono essere anche pile dell’avversario.
card-magic_potion = Pozione magica
    .short = Pozione
    .a = una Pozione magica
    .the = la Pozione magica
    .text = Una volta per turno, dopo l’evento: la forza di un tuo cavaliere o drago raddoppia fino alla fine del prossimo turno dell’avversario.
card-countermagic = Veto magico
    .a = un Veto magico
    .the = il Veto magico
    .text = Una volta per turno, nel tuo o in quello dell’avversario, quando gioca una carta azione o un’azione magica: la carta non ha effetto e va sotto una pila. Contro gli incantesimi non serve.
card-time_jump = Salto nel tempo
    .short = Salto
    .a = un Salto nel tempo
    .the = il Salto nel tempo
    .text = Nel tuo turno, appena tirato il dado evento o mostrata la carta evento: l’evento non avviene. La carta evento va sotto la sua pila.


## Magic actions

card-better_world = Mondo migliore
    .short = Mondo migliore
    .a = un Mondo migliore
    .the = il Mondo migliore
    .text = Dopo l’evento: esamini la pila degli eventi e togli per sempre dal gioco una carta, mai la Fine dell’anno. La mostri all’avversario.
card-wizards_duel = Duello degli stregoni
    .short = Duello
    .a = un Duello degli stregoni
    .the = il Duello degli stregoni
    .text = Dopo l’evento: indichi un tuo stregone e uno dell’avversario. Entrambi tirate il dado produzione e aggiungete il potere magico del vostro stregone; chi ha meno mette il suo sotto una pila.
card-witch = Strega
    .a = una Strega
    .the = la Strega
    .text = Richiede due tuoi stregoni. Dopo l’evento la posi su un edificio dell’avversario: l’edificio non funziona e i suoi punti non contano, finché il proprietario non tira un punto interrogativo.
card-change_land = Terra, cambia!
    .short = Terra, cambia!
    .a = «Terra, cambia!»
    .the = «Terra, cambia!»
    .text = Dopo l’evento: sostituisci una tua regione, di un tipo che hai almeno due volte e senza stregone, con una carta a scelta della pila delle regioni. La nuova mostra tante risorse quante la vecchia.
card-materialization = Materializzazione
    .short = Materializz.
    .a = una Materializzazione
    .the = la Materializzazione
    .text = Richiede due tuoi stregoni. Dopo l’evento una tua colonia diventa una città, senza altre spese.
card-whirlwind = Tromba d’aria
    .short = Tromba d’aria
    .a = una Tromba d’aria
    .the = la Tromba d’aria
    .text = Dopo l’evento: tutte le risorse di una regione dell’avversario, a tua scelta, vanno perse.
card-premonition = Presentimento
    .short = Presentimento
    .a = un Presentimento
    .the = il Presentimento
    .text = Dopo l’evento: riprendi in mano una carta azione o un’azione magica giocata, dalla pila degli scarti (nel torneo, dalla tua), e puoi usarla subito.
card-by_magics_hand = Mano magica
    .short = Mano magica
    .a = una Mano magica
    .the = la Mano magica
    .text = Dopo l’evento: prendi un libro di magia dal principato dell’avversario e lo posi su un sito libero di una tua cittadella.


## Events

card-civil_war = Guerra civile
    .short = Guerra civile
    .a = una Guerra civile
    .the = la Guerra civile
    .text = Ogni giocatore riprende in mano un cavaliere o una flotta; l’altro indica quale, e chi ha tirato i dadi indica per primo. Le unità in una città con la Chiesa sono al sicuro, e poi entrambi riducono la mano al limite.
card-conflict = Conflitto
    .a = un Conflitto
    .the = il Conflitto
    .text = Chi ha il segnalino Cavaliere guarda la mano dell’altro e ne mette 2 carte sotto una pila. Se non l’ha nessuno, non accade nulla.
card-master_builder = Capomastro
    .short = Capomastro
    .a = un Capomastro
    .the = il Capomastro
    .text = Prima il giocatore di turno, poi l’altro esamina una pila, ciascuno una diversa, e può scambiare una carta della mano con una di quella. Non costa nulla.
card-plague = Pestilenza
    .a = una Pestilenza
    .the = la Pestilenza
    .text = Ogni regione di una città perde 1 risorsa. Acquedotto e Terme ne proteggono.
card-productive_year = Buona annata
    .short = Buona annata
    .a = una Buona annata
    .the = la Buona annata
    .text = Ogni regione guadagna 1 risorsa per ogni Guarnigione adiacente.
card-progress = Progresso
    .a = un Progresso
    .the = il Progresso
    .text = Ogni giocatore guadagna 1 risorsa a scelta per ogni propria Abbazia e Biblioteca.
card-year_end = Fine dell’anno
    .short = Fine dell’anno
    .a = una Fine dell’anno
    .the = la Fine dell’anno
    .text = La pila degli eventi viene mescolata, compresa questa carta.
card-comet = Cometa
    .a = una Cometa
    .the = la Cometa
    .text = Ogni giocatore con più di 3 punti vittoria mette tutta la mano sotto una pila e pesca dalla sua cima fino al limite della mano. Il giocatore di turno sceglie per primo una pila, l’altro una diversa.
card-unicorn_dance = Danza degli unicorni
    .short = Unicorni
    .a = una Danza degli unicorni
    .the = la Danza degli unicorni
    .text = Ogni stregone di entrambi i giocatori guadagna 1 punto di potere magico; nessuno ne tiene più di 3.


## Decks

# The decks of the house: a name, and how the deck plays.
deck-balanced = Un po’ di tutto
    .about = Raccolti, qualche cavaliere, edifici rossi, spie e tre stregoni: nessuna carta dell’avversario può da sola rovinare questo piano.
deck-knights = I nove cavalieri
    .about = Tutti e nove i cavalieri con la loro Fucina prendono il segnalino Cavaliere e i tornei del dado, e le Erboriste li difendono.
deck-fleets = Sei flotte
    .about = Sei flotte, il Porto e le grandi case di commercio tengono il segnalino Mulino e scambiano 2 a 1 ciò che ti serve.
deck-cities = Città superbe
    .about = Edifici rossi che contano punti vittoria, edifici produttivi che li pagano e Vescovi contro il fuoco.
deck-raiders = Fumo all’orizzonte
    .about = Incendiari, Cavalieri neri, Briganti e Spie abbattono ciò che l’avversario costruisce, mentre cavalieri a buon prezzo prendono il segnalino.
deck-wizards = La scuola degli stregoni
    .about = Tutti e sei gli stregoni e sette libri di magia: sai che cosa viene, guidi gli eventi e fai sorgere una città per incanto.
deck-dragons = Due draghi
    .about = Mulini e stregoni nutrono i due draghi, una pozione li raddoppia e la Pietra filosofale li protegge.
deck-witches = La notte delle streghe
    .about = Streghe, duelli, una tromba d’aria e libri rubati: la tua magia cade sull’altro principato.

# The words of a deck’s file: what heads its cards and events, and what stands before its name and description.
deck-file-cards = carte
deck-file-events = eventi
deck-file-name = nome
deck-file-about = descrizione


## Refusals: cards and decks

refusal-cards-long = { $length } caratteri sono troppi per correggere le carte; { $most } bastano per tutte.
refusal-cards-code = «{ $text }» non è la correzione di una carta. Ha l’aspetto di citadel.price:brick2+ore3 o di ismai.magic_build:2.
refusal-cards-unknown = Non c’è una carta «{ $text }» da correggere. Qui le carte si chiamano con il loro identificativo{ $near ->
        [none] {""}
       *[other] {" "}(forse { $near }?)
    }.
refusal-cards-nothing = { $card }: di questa carta non si corregge né un prezzo né un valore.
refusal-cards-twice = { $card }: { $field } è corretto due volte.
refusal-cards-field = { $card }: non c’è { $field } da correggere. Si possono correggere: { $fields }.
refusal-cards-value = { $card }: { $field } non può essere { $value }; serve un numero intero da { $least } a { $most }.
refusal-cards-toml = Questo non è TOML: { $text }
refusal-cards-entry = { $card }: le correzioni di una carta sono righe sotto il suo identificativo tra parentesi quadre.
refusal-cards-price = { $card }: «{ $value }» non sta in un prezzo. Un prezzo nomina risorse con la loro quantità; le risorse sono: { $resources }.

refusal-deck-long = { $length } caratteri sono troppi per un mazzo; { $most } bastano per tutti.
refusal-deck-line = Riga { $line }: «{ $text }» non è una carta{ $near ->
        [none] {""}
       *[other] {" "}(forse { $near }?)
    }. Una riga è un numero e una carta, per esempio 2 Abbazia.
refusal-deck-count = Riga { $line }: { $value } non è un numero di carte per { $card }.
refusal-deck-code = «{ $text }» non si legge come parte di un mazzo. Un mazzo in una parola ha l’aspetto di 2abbey+scout/comet+2progress: carte, una barra, eventi.
refusal-deck-unknown = Non c’è un mazzo «{ $text }». I mazzi della casa sono: { $decks }. Un tuo file diventa una parola con tavoliere deck show.
refusal-deck-size = { $count ->
        [one] Il mazzo ha una carta; ne servono { $most }.
       *[other] Il mazzo ha { $count } carte; ne servono { $most }.
    }
refusal-deck-copies = { $count } × { $card }, ma i set ne contengono { $most }.
refusal-deck-back = { $card }: le carte centrali e le regioni hanno un simbolo sul retro e non possono stare in un mazzo.
refusal-deck-event-inside = { $card }: un evento non può stare tra le carte di un mazzo; va tra gli eventi scelti.
refusal-deck-events = { $count ->
        [one] È scelto un evento; ne servono { $most }.
       *[other] Sono scelti { $count } eventi; ne servono { $most }.
    }
refusal-deck-no-event = { $card }: non è un evento e non può stare tra gli eventi scelti.
refusal-deck-year-end = { $card }: l’unica la dà chi ospita, nessuno può aggiungerne un’altra.
refusal-deck-event-copies = { $count } × { $card } tra gli eventi scelti, ma { $most ->
        [0] non ne resta nessuna
        [one] ne resta solo una
       *[other] ne restano solo { $most }
    } da scegliere.


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it. $expected is one of the sentences below
## that say what can be done now.

refusal-over = La partita è finita; non si può più giocare nulla.
refusal-other-game = «{ $text }» è una mossa di un altro gioco.
refusal-not-now = «{ $text }» adesso non è possibile. { $expected }
refusal-no-move = «{ $text }» non è una mossa. { $expected }

# The notation of moves.
refusal-no-place = «{ $text }» non è un luogo per questa mossa. { $expected }
expected-side-words = Un lato è una colonna dispari con ^ (sopra) o v (sotto), per esempio side 1^.
expected-site-words = Un sito è una colonna dispari con ^ (sopra) o v (sotto), doppio per il sito esterno di una città o cittadella, per esempio 1^ o 1vv.
expected-region-words = Una regione è una colonna pari con ^ (sopra) o v (sotto), per esempio region 0v.
refusal-no-column = «{ $text }» non è la colonna di una colonia, città o cittadella; queste sono i numeri dispari da { $least } a { $most }.
refusal-no-stack = «{ $text }» non è una pila; le pile hanno i numeri da 1 a { $most }.
refusal-no-die-number = «{ $text }» non è un numero del dado produzione; indicane uno da 1 a 6.
refusal-no-face = «{ $text }» non è una faccia del dado evento. Le facce sono: { $faces }.
refusal-no-resource = «{ $text }» non è una risorsa. Le risorse sono: { $resources }.
refusal-same-resource = Non si scambia { $resource } per { $resource }; indica due risorse diverse.
refusal-trade-words = «{ $text }» non è uno scambio. Indica che cosa dai e che cosa vuoi, per esempio trade brick>ore.
refusal-wrong-verb = { $card }: «{ $verb }» non va con questa carta. Puoi scrivere: { $moves }.
refusal-only-taken = «{ $text }» non si ha mai in mano; si può soltanto scegliere, con { $move }.
refusal-near-card = Non c’è una carta «{ $text }». Forse { $near }?
refusal-unknown-name = Non c’è una carta «{ $text }». Qui le carte si chiamano con il loro identificativo, per esempio abbey o magic_eye.

# Building, trading, demolishing.
refusal-road-there = C’è già una strada { $end }; poi viene una colonia.
refusal-no-road = Non c’è una strada { $end } a cui unire una colonia; costruisci prima la strada.
refusal-none-left = { $card }: la riserva è vuota, nessuno può più costruirne.
refusal-no-settlement = In { $column } non hai una colonia.
refusal-city-there = In { $column } hai già una città; sopra non si posa nulla.
refusal-citadel-there = In { $column } hai già una cittadella; sopra non si posa nulla.
refusal-citadel-beside = La colonia { $column } è vicina a una tua cittadella; fra due cittadelle deve esserci una colonia o una città.
refusal-set-card = { $card }: questa carta è di Stregoni & Draghi e non c’è nel gioco base.
refusal-price = { $card }: ti manca ancora { $lack }.
refusal-no-city = { $card }: le carte rosse si posano in una città, e tu non ne hai.
refusal-no-citadel = { $card }: questa carta si posa presso una cittadella, e tu non ne hai.
refusal-two-citadels = { $count ->
        [0] { $card }: ti servono due cittadelle e non ne hai.
       *[other] { $card }: ti servono due cittadelle e ne hai soltanto una.
    }
refusal-no-free-site = { $card }: tutti i siti che accetterebbero questa carta sono occupati.
refusal-no-home = { $card }: nessuna regione delle tue cittadelle dà questa risorsa: { $resource }.
refusal-home-taken = { $card }: dovunque questo stregone potrebbe stare presso le tue cittadelle, ce n’è già un altro.
refusal-unit-there = { $card }: questa carta è già nel principato di { $seat }; nessuno può posarne una seconda con lo stesso nome.
refusal-too-few = Risorsa { $resource }: ne hai { $count }, e la banca ne chiede { $rate } per una risorsa.
refusal-no-room = Risorsa { $resource }: non hai più posto.
refusal-no-room-theirs = Risorsa { $resource }: l’avversario non ha più posto.
refusal-nothing-to-pull = In { $place } non hai nulla da demolire.
refusal-no-such-wizard = { $card } non è nel principato di { $seat }.
refusal-not-in-hand = Non hai { $card-the } in mano.
refusal-thrown = In questo turno i dadi sono già stati tirati.
refusal-draw-later = Le carte si pescano e si scambiano soltanto dopo le tue azioni; prima chiudile (done).

# Offers to the opponent.
refusal-three-offers = In questo turno hai già fatto tre offerte; di più non si può.
refusal-nothing-to-offer = Non c’è nulla da offrire: nessuno dei due ha qualcosa per cui l’altro abbia posto.
refusal-deal-first = Comincia prima un’offerta (deal); poi di’ che cosa dai e che cosa chiedi.
refusal-no-offer = Nessuno ti ha fatto un’offerta.
refusal-empty-offer = Un’offerta non può essere vuota: indica che cosa dai o che cosa chiedi.
refusal-give-first = Indica tutto ciò che dai prima di ciò che chiedi.
refusal-give-and-want = Risorsa { $resource }: la dai già in questa offerta, quindi non puoi anche chiederla.
refusal-offer-order = Indica le risorse di un’offerta nell’ordine argilla, legno, lana, minerale, grano, oro: per { $resource } è troppo tardi.
refusal-no-more = { $count ->
        [0] Risorsa { $resource }: non ne hai da dare.
       *[other] Risorsa { $resource }: non ne hai più di { $count }, come nell’offerta.
    }
refusal-no-more-theirs = { $count ->
        [0] Risorsa { $resource }: l’avversario non ne ha.
       *[other] Risorsa { $resource }: l’avversario non ne ha più di { $count }, come nell’offerta.
    }

# Action cards, magic actions, spells, magic buildings, wizards.
refusal-locked = Le carte azione sono ancora bloccate: ai due giocatori insieme servono { $most } punti vittoria, e ne hanno { $count }.
refusal-locked-both = Le carte azione sono ancora bloccate: prima entrambi i giocatori devono avere 3 punti vittoria nello stesso momento.
refusal-before-dice = { $card }: si usa soltanto prima di tirare i dadi.
refusal-answer-only = { $card }: risponde soltanto a una carta giocata dall’avversario.
refusal-event-only = { $card }: si lancia soltanto fra il tiro e l’evento.
refusal-scout-alone = L’Esploratore si gioca insieme a una nuova colonia (scout left, scout right).
refusal-stone = { $card }: finché è in gioco una Pietra filosofale, non ha effetto.
refusal-no-wizard = { $card }: ti serve uno stregone e non ne hai.
refusal-two-wizards = { $card }: ti servono due stregoni.
refusal-power = { $card }: punti di potere magico richiesti: { $needed }; i tuoi stregoni possono spenderne { $count }.
refusal-resting = { $card }: punti di potere magico richiesti: { $needed }; i tuoi stregoni possono spenderne { $count }, perché chi ne ha ricevuti in questo turno è stanco.
refusal-no-building-theirs = { $card }: l’avversario non ha edifici che questa carta possa colpire.
refusal-no-knight-theirs = { $card }: l’avversario non ha né cavalieri né draghi.
refusal-nothing-to-take = { $card }: l’avversario non ha nulla per cui tu abbia posto.
refusal-no-hand-theirs = { $card }: l’avversario non ha carte in mano.
refusal-no-caravan = { $card }: non hai una risorsa da dare, o non hai posto per un’altra.
refusal-no-events = { $card }: la pila degli eventi ha troppo poche carte.
refusal-no-wizard-theirs = { $card }: l’avversario non ha stregoni.
refusal-no-region-twice = { $card }: nessuna regione si può scambiare; chi la possiede deve averne due dello stesso tipo, e presso di essa non deve stare uno stregone.
refusal-no-settlement-left = { $card }: non hai una colonia che possa diventare una città.
refusal-nothing-stored-theirs = { $card }: nessuna regione dell’avversario conserva qualcosa.
refusal-no-action-played = { $card }: nella pila degli scarti non ci sono carte azione né azioni magiche.
refusal-no-book-theirs = { $card }: l’avversario non ha libri di magia nel suo principato.
refusal-no-site-for-book = { $card }: non hai presso una cittadella un sito libero per il libro.
refusal-stacks-empty = { $card }: tutte le pile che potresti scegliere sono vuote.
refusal-no-card-to-give = { $card }: non hai in mano una carta che possa andare sotto la pila.
refusal-no-pair = { $card }: non ci sono due tue carte che possano scambiarsi di posto.
refusal-nobody-to-drink = { $card }: non hai cavalieri o draghi la cui forza non sia già doppia.
refusal-nothing-to-do = { $card }: adesso non può fare nulla.
refusal-no-book = { $card }: questo libro non è presso nessuna tua cittadella.
refusal-cast-already = { $card }: in questo turno hai già lanciato questo incantesimo.
refusal-no-building = { $card }: questo edificio non è nel tuo principato.
refusal-bewitched = { $card }: l’edificio è stregato e non funziona.
refusal-mill-used = { $count ->
        [one] In questo turno hai già usato il tuo Mulino magico.
       *[other] In questo turno hai già usato i tuoi { $count } Mulini magici.
    }
refusal-wizards-full = { $card }: tutti i tuoi stregoni hanno 3 punti di potere magico, e di più nessuno può averne.
refusal-wizard-full = { $card } ha già 3 punti di potere magico e non può averne di più.
refusal-region-empty = La regione { $place }, presso cui sta { $card }, non conserva nulla con cui ricaricare.
refusal-number-set = Il dado produzione è già fissato sul { $number }.
refusal-face-set = Il dado evento è già fissato.
refusal-no-answer = { $card }: questa carta non è una risposta per { $other-the }.
refusal-one-answer = All’attacco si è già risposto; una seconda risposta non c’è.

# Stacks, and cards that are chosen.
refusal-exchange-first = Scegli prima la carta che dai via; la nuova viene dalla pila sotto cui va quella.
refusal-no-such-stack = Non c’è una pila { $number }; questa partita ne ha { $count }.
refusal-barred-stack = La pila { $number } qui non si può scegliere: nel torneo ogni carta viene da una pila del suo proprietario e torna sotto una di quelle.
refusal-other-stack = La tua carta è andata sotto la pila { $number }, quindi la nuova viene da quella.
refusal-stack-chosen = La pila { $number } è già stata scelta; scegline un’altra.
refusal-stack-empty = La pila { $number } è vuota.
refusal-search-price = { $needed ->
        [one] Una ricerca ti costa 1 risorsa, e non ne hai.
       *[other] Una ricerca ti costa { $needed } risorse, e ne hai { $count }.
    }
refusal-not-to-put = { $card }: non hai in mano una carta simile che possa andare via adesso.
refusal-no-region-there = { $region }: questa regione non è nella pila.
refusal-year-end = { $card }: questa carta non può mai uscire dal gioco.
refusal-no-card-there = { $card }: questa carta non è fra quelle da scegliere.
refusal-no-card-theirs = L’avversario non ha { $card-the } in mano.
refusal-spy-building = { $card }: la Spia non può prendere un edificio.
refusal-spy-magic = { $card }: la Spia può prenderla soltanto se hai una cittadella.
refusal-no-action-card = { $card }: soltanto carte azione e azioni magiche tornano dalla pila degli scarti.
refusal-wizard-resting = { $card } ha ricevuto potere magico in questo turno e non può spenderne.
refusal-wizard-spent = { $card } non ha più potere magico con cui pagare.
refusal-must-draw = Completi la mano fino a { $most } carte, finché una pila ne ha ancora.
refusal-must-take = Devi prendere una carta della pila che esamini.
refusal-must-reduce = Devi dare via carte finché in mano ne hai { $most }.

# Regions and sites that are chosen.
refusal-own-region = Scegli una tua regione.
refusal-their-region = Scegli una regione dell’avversario (their region …).
refusal-corner-taken = In { $place } c’è già una regione.
refusal-no-corner = { $place } non è un angolo del principato iniziale.
refusal-no-new-corner = { $place } non è un angolo della nuova colonia.
refusal-no-land = In { $place } non c’è una regione.
refusal-land-protected = Presso la regione { $place } sta uno stregone, che impedisce ogni scambio.
refusal-land-once = La regione { $place } non si può scambiare: chi la possiede non ne ha un’altra per questa risorsa: { $resource }.
refusal-pays-other = La regione { $place } non può pagare: non dà la risorsa dovuta, { $resource }.
refusal-stores-other = La regione { $place } non conserva questa risorsa: { $resource }; scegline una che la conservi.
refusal-caravan-same = Risorsa { $resource }: ne hai data alla Carovana, quindi ricevi qualcos’altro.
refusal-caravan-room = Non hai posto per un’altra risorsa, di tipo diverso, da ricevere in cambio.
refusal-region-full = La regione { $place } ne conserva già { $most } e non ha più posto.
refusal-nothing-stored = La regione { $place } non conserva nulla.
refusal-named-already = Tutto ciò che la regione { $place } conserva è già stato indicato.
refusal-room-left = Risorsa { $resource }: hai ancora posto; scegli una regione che la conservi.
refusal-no-citadel-there = { $card }: la regione { $place } non è presso una tua cittadella.
refusal-wizard-already = { $card }: presso la regione { $place } sta già un altro stregone.
refusal-wrong-home = { $card }: la regione { $place } non è del tipo di questo stregone.
refusal-nothing-there = In { $place } non hai né colonia né città né cittadella.
refusal-wrong-side = { $card }: ciò che hai nella fila in { $place } non accetta questa carta.
refusal-side-full = Tutti i siti in { $place } sono occupati.
refusal-witch-already = Sull’edificio in { $place } c’è già una Strega.
refusal-church = L’unità in { $place } è protetta da una Chiesa.

# What is to be decided now.
expected-nothing = La partita è finita.
expected-arrange = Posa le regioni iniziali: scegli un angolo libero per la prossima.
expected-open-stack = Scegli la pila da cui prendi la mano iniziale.
expected-open-cards = Prendi una carta per la mano iniziale.
expected-roll = Tira i dadi (roll).
expected-die-number = Indica il numero del dado produzione, da 1 a 6.
expected-face = Indica la faccia del dado evento.
expected-time-jump = Lancia il Salto nel tempo, o lascia avvenire l’evento (pass).
expected-actions = Costruisci, commercia e gioca carte, o chiudi le tue azioni (done).
expected-side = Scegli il lato su cui posi la carta.
expected-corner-wizard = Scegli la regione presso cui sta lo stregone.
expected-pay = Scegli la regione che paga.
expected-pay-any = Scegli una regione qualsiasi che paga.
expected-power = Indica lo stregone che paga il potere magico.
expected-gain = Scegli la regione che riceve la risorsa.
expected-take = Scegli la regione dell’avversario da cui prendi una risorsa.
expected-put = Scegli la regione che conserva la risorsa.
expected-reduce = La tua mano supera il limite: scegli la carta che se ne va.
expected-under = Scegli la pila sotto cui va la carta.
expected-draw = Completa la mano: pesca la prima carta di una pila, o cerca in una.
expected-search = Prendi una carta della pila che esamini.
expected-exchange = Scegli la carta che scambi, o tieni la mano (done).
expected-renew = Prendi una carta nuova: pesca la prima della pila, o cerca in essa.
expected-answer = Rispondi alla carta giocata, o lascia stare (pass).
expected-deal = Indica che cosa dai e che cosa chiedi, poi proponilo (propose).
expected-answer-offer = Accetta l’offerta, o rifiutala (pass).
expected-corner = Scegli l’angolo in cui va la regione.
expected-scout = Prendi una regione della pila.
expected-burn = Indica l’edificio che torna in mano.
expected-rout = Indica il cavaliere o il drago che torna in mano.
expected-spy = Prendi una carta dalla mano dell’avversario.
expected-caravan = Scegli le regioni che danno alla Carovana, poi quelle che ricevono.
expected-merchant = Scegli la regione dell’avversario da cui il Mercante prende.
expected-merchant-give = Scegli la regione da cui il Mercante restituisce qualcosa.
expected-revolt = Indica l’unità dell’avversario che torna in mano.
expected-conflict = Scegli la carta della mano dell’avversario che va sotto la pila.
expected-conflict-stack = Scegli la pila sotto cui vanno due carte della mano dell’avversario.
expected-builder = Scegli la pila che esamini, o lascia stare (pass).
expected-builder-take = Prendi una carta della pila, o lascia stare (pass).
expected-builder-put = Scegli la carta che dai via per quella.
expected-comet = Scegli la pila per cui dai tutta la tua mano.
expected-kitchen = Indica la Cucina magica che è esplosa.
expected-mill = Indica lo stregone che riceve il potere magico.
expected-guardian = Scegli l’evento che viene dopo, o metti il resto sotto la pila (under).
expected-inspiration = Scegli la pila da cui prendi due carte.
expected-magic-land = Scegli la regione che cedi.
expected-magic-land-theirs = Scegli la regione dell’avversario che prendi.
expected-eye = Scegli la pila che esamini.
expected-eye-take = Prendi una carta della pila.
expected-eye-put = Scegli un’altra carta della tua mano che va sotto la pila.
expected-change-places = Scegli la carta che cambia sito.
expected-change-places-with = Scegli la carta con cui si scambia.
expected-fortune = Scegli la pila di cui guardi la prima carta, o smetti (pass).
expected-potion = Indica il cavaliere o il drago che beve la Pozione magica.
expected-better-world = Scegli l’evento che esce dal gioco.
expected-duel = Indica il tuo stregone per il duello.
expected-duel-theirs = Indica lo stregone dell’avversario per il duello.
expected-witch = Indica l’edificio dell’avversario su cui va la Strega.
expected-change-land = Scegli la tua regione che viene sostituita.
expected-change-land-for = Prendi la regione che la sostituisce.
expected-materialize = Scegli la colonia che diventa una città.
expected-whirlwind = Scegli la regione dell’avversario che la Tromba d’aria colpisce.
expected-premonition = Riprendi una carta dalla pila degli scarti.
expected-magics-hand = Indica il libro di magia dell’avversario che prendi.
expected-magics-hand-side = Scegli il lato su cui posi il libro.


## Refusals of options and of hand-written positions

refusal-unknown-option = L’opzione «{ $option }» non esiste. Le opzioni sono: { $options }.
refusal-option-value = L’opzione { $option } non può essere «{ $value }»; può essere: { $values }.
refusal-too-long = Questo testo di { $length } caratteri non è una posizione; per ogni posizione ne bastano { $most }.
refusal-unknown-key = Riga { $line }: «{ $key }» non è una chiave di una posizione. Le chiavi sono: { $keys }.
refusal-key-twice = Riga { $line }: «{ $key }» è già stata indicata prima.
refusal-value = Riga { $line }: «{ $key } { $value }» non è possibile. { $expected }
refusal-number = Riga { $line }: «{ $key } { $value }» non è possibile; serve un numero da { $least } a { $most }.
refusal-unknown-card = Riga { $line }, { $key }: non c’è una carta «{ $text }»{ $near ->
        [none] {""}
       *[other] {" "}(forse { $near }?)
    }.
expected-game = Questa non è una posizione del gioco di carte I Coloni.
expected-options = Le opzioni si scrivono nome=valore, ognuna una volta sola.
expected-dice = I dadi sono una faccia (club, mill, knight, sun, card) e un numero, per esempio sun 4.
expected-event = Un evento si chiama con il suo identificativo, per esempio plague; - vuol dire nessuno.
expected-events = Gli eventi si chiamano con il loro identificativo, per esempio plague o year_end.
expected-codes = Le regioni si chiamano con una lettera e il loro numero, per esempio B5 o G4.
expected-marks = Una barra dopo una carta dice chi la conosce: plague/0, plague/1, plague/01, o plague/* per tutti.
expected-centres = Le carte centrali si scrivono colonna:genere, per esempio 1:city, ogni colonna una volta sola; i generi sono settlement, city e citadel.
expected-roads = Le strade si scrivono left, right, o entrambe.
expected-regions = Una regione si scrive luogo:carta:scorta, per esempio 0^:G4:2, o luogo:scorta; ogni luogo del principato una volta sola.
expected-amount = Una regione conserva 0, 1, 2 o 3.
expected-store = Una scorta si scrive risorsa:quantità, per esempio ore:4; all:0 vale per ogni regione.
expected-sites = Una carta si scrive sito:carta, per esempio 1^:abbey; dopo possono stare :witch e :potion.
expected-wizards = Uno stregone si scrive regione:stregone:potere, per esempio 2^:ira:3, con ! dopo chi è stanco; ogni regione una volta sola, e al massimo 3 punti di potere magico.
expected-hand = Il segno dopo una carta è l’altro giocatore, che la conosce: abbey/1 in hand0, abbey/0 in hand1.
expected-spells = Gli incantesimi sono gli identificativi di libri di magia, ognuno una volta sola, per esempio magic_eye.
expected-supply = La riserva si scrive roads=7 settlements=5 cities=7 citadels=5, ognuno una volta sola e con una cifra.
expected-piles = Il torneo ha discards0, discards1, chosen0 e chosen1; gli altri modi di giocare hanno discards.
expected-yes = Scrivi yes oppure no.
expected-permission = Adesso entrambi i giocatori hanno 3 punti vittoria, quindi il permesso c’è: yes.
expected-fate = La sorte è fatta di 40 cifre esadecimali, una barra e il numero dei tiri.
expected-agenda = Ciò che è da fare si scrive nome:giocatore:numeri, per esempio actions:0 o gain:1:2.
expected-no-agenda = La partita è finita, quindi non resta nulla da fare; ometti la riga.
expected-some-agenda = La partita non è finita, quindi c’è qualcosa da fare; ometti la riga, e saranno le azioni.
expected-reason = La ragione è points o limit, oppure - finché la partita continua.
expected-points = Ci sono abbastanza punti vittoria per vincere, quindi la ragione è points.
expected-no-points = Nessuno ha abbastanza punti vittoria per vincere.
expected-limit = Il limite di turni non è raggiunto, o non c’è.

refusal-wrong-active = Nel turno { $turn } gioca { $seat }, perché { $starter } ha avuto il primo; cambia turn, active o starter.
refusal-no-dice = Ciò che in un turno accade dopo il tiro richiede una riga per i dadi, per esempio dice sun 4.
refusal-too-many-copies = { $count } × { $card }, ma questa partita ne ha { $most }.
refusal-too-many-centres = { $count } × { $card }, ma questa partita ne ha { $most }.
refusal-too-much-supply = Riga { $line }: { $count } × { $card } nella riserva, ma { $most ->
        [0] non ne resta nessuna
        [one] ne resta solo una
       *[other] ne restano solo { $most }
    }.
refusal-chosen = { $count ->
        [one] { $seat } ha scelto un evento; ne servono { $most }.
       *[other] { $seat } ha scelto { $count } eventi; ne servono { $most }.
    }
refusal-chosen-event = { $seat } ha scelto { $count } × { $card }; se ne possono scegliere al massimo { $most }.
refusal-year-end-gone = La Fine dell’anno non può mai essere fuori dal gioco.
refusal-region-twice = { $region }: questa regione c’è due volte; ognuna esiste una volta sola.
refusal-region-early = { $seat } ha già una regione in { $place }, dove ce n’è ancora una da posare.
refusal-region-missing = { $seat } non ha una regione in { $place }; ogni angolo di un principato ne ha una.
refusal-no-such-store = Riga { $line }: { $seat } non può conservare { $amount } { $resource-counted }; le regioni hanno posto per { $most }.
refusal-site-twice = Riga { $line }: { $seat } ha due carte in { $place }.
refusal-citadels-beside = La cittadella di { $seat } in { $column } è vicina a un’altra; fra loro deve esserci una colonia o una città.
refusal-no-site-card = { $card } non può stare in { $place } ({ $seat }): questa carta non sta mai su un sito.
refusal-site-missing = { $card } non può stare in { $place } ({ $seat }): questo sito non c’è.
refusal-red-there = { $card } non può stare in { $place } ({ $seat }): le carte rosse stanno soltanto in città.
refusal-magic-there = { $card } non può stare in { $place } ({ $seat }): questa carta sta soltanto presso cittadelle.
refusal-unit-twice = { $card }: questa carta è in gioco due volte, e non può essere.
refusal-witch-there = { $card } in { $place } ({ $seat }) non può avere una Strega, che va soltanto su edifici.
refusal-potion-there = { $card } in { $place } ({ $seat }) non può aver bevuto una pozione; la bevono soltanto cavalieri e draghi.
refusal-mills-used = { $seat } non può aver usato { $count } Mulini magici su { $most }.
refusal-wizard-there = { $card } non può stare presso la regione { $place } ({ $seat }): accanto non c’è una cittadella.
refusal-wizard-region = { $card } non può stare presso la regione { $place } ({ $seat }): non è del tipo di questo stregone.
refusal-wizard-tired = { $card } presso la regione { $place } ({ $seat }): uno stregone è stanco soltanto nel turno del suo proprietario.
refusal-too-many-stacks = Riga { $line }: { $key } non è possibile; questa partita ha { $count } pile espansione.
refusal-agenda-bottom = L’agenda non può cominciare con «{ $frame }»; prima viene uno di questi: { $names }.
refusal-agenda-deep = L’agenda ha { $count } parti; non ce ne sono mai più di { $most } da fare insieme.
refusal-agenda-there = Nell’agenda «{ $frame }» non può stare dopo «{ $below }».
refusal-agenda-seat = Nell’agenda «{ $frame }» non è possibile; decide soltanto il giocatore di turno: { $seat }.
refusal-agenda-numbers = Nell’agenda «{ $frame }» non è possibile: i suoi numeri non si accordano con il tavolo.
refusal-agenda-set-up = Nell’agenda della preparazione «{ $frame }» non può stare in questo punto.
refusal-agenda-waits = L’agenda finisce con «{ $frame }», ma lì nessuno ha qualcosa da scegliere.


## Options

option-mode = Modo di giocare
    .about = Il solo gioco base (12 punti vittoria), la partita estesa in cui i due giocatori hanno in comune un gioco base e il set tematico Stregoni & Draghi (13 punti), oppure il torneo, in cui ciascuno porta un mazzo di 33 carte (13 punti).
option-mode-base = il gioco base
option-mode-extended = con Stregoni & Draghi
option-mode-tournament = il torneo

option-first-player = Chi comincia
    .about = I regolamenti lasciano decidere al dado produzione: comincia il numero più alto. Oppure comincia, senza tirare, chi siede al primo posto, come conviene a due partite in cui ci si scambia di posto.
option-first-player-throw = il tiro più alto
option-first-player-first-seat = chi siede al primo posto

option-brigand-grace = Tregua dai briganti
    .about = Dal 2005, e con Stregoni & Draghi, i briganti non fanno nulla nei primi due turni di ogni giocatore. La prima edizione del 1996 non conosceva questa tregua.
option-brigand-grace-on = due turni a testa
option-brigand-grace-off = nessuna

option-action-lock = Carte azione bloccate all’inizio
    .about = Nel gioco base le carte azione si possono giocare quando i due giocatori insieme hanno 7 punti vittoria, con Stregoni & Draghi una volta che entrambi ne abbiano avuti 3 nello stesso momento; l’Esploratore è sempre libero. La prima edizione del 1996 non conosceva questo blocco.
option-action-lock-on = bloccate all’inizio
option-action-lock-off = libere fin dall’inizio

option-turn-limit = Limite di turni
    .about = Soltanto per le simulazioni, perché arrivino a una fine anche due cattivi giocatori: quando si è giocato quel numero di turni, la partita finisce in parità. Fra persone non c’è limite.
option-turn-limit-none = nessuno
option-turn-limit-100 = 100 turni
option-turn-limit-200 = 200 turni
option-turn-limit-400 = 400 turni


## The log: what happened, one sentence an event
##
## $seat, $winner and $loser are players’ names. A card or region comes as its name ($card), with its other forms
## ($card-a, $card-the) and as its id for choosing ($card-id); $place, $column, $one and $other are notation, such as 1^.
## $why is one of the words below. `.seen` is for whoever knows the card. No sentence puts a preposition before
## $card-the or an adjective beside a name: both would have to change.

event-turn-began = Turno { $turn }: { $seat } prende i dadi.
event-deck-stacked = { $seat } mescola il resto del mazzo e ne fa quattro pile.
event-number-set = { $seat } fissa il dado produzione sul { $number }.
event-face-set = { $seat } fissa il dado evento: { $face }.
event-dice = { $seat } tira i dadi: { $face } e { $number }.
event-event-card = Si scopre la carta evento: { $card }.
# Told as soon as all of the event has happened that nobody has to choose.
event-event-void = { $seat } salta nel tempo: l’evento non avviene.
event-brigands-grace = Nei primi due turni di ogni giocatore non arrivano briganti.
event-brigands-came = { $seat } ha { $count } risorse che nessuna Guarnigione presidia: i briganti arrivano.
event-brigands-left = { $count ->
        [0] { $seat } non ha risorse che i briganti possano contare: passano oltre.
        [one] { $seat } ha { $count } risorsa che nessuna Guarnigione presidia: i briganti passano oltre.
       *[other] { $seat } ha { $count } risorse che nessuna Guarnigione presidia: i briganti passano oltre.
    }
event-passed = { $seat } passa.
event-actions-ended = { $seat } conclude le azioni del turno.
event-kept-hand = { $seat } non scambia nessuna carta.
event-game-over = { $reason-id ->
        [points] { $winner } ha abbastanza punti vittoria e vince. I punti: { $scores }.
       *[limit] Il limite di turni è raggiunto, e nessuno vince. I punti: { $scores }.
    }

event-gained = { $seat } guadagna { $amount } { $resource-counted } ({ $place }): { $why }.
event-lost = { $why-id ->
        [price] { $seat } paga { $amount } { $resource-counted } ({ $place }).
        [search] { $seat } paga { $amount } { $resource-counted } ({ $place }) per una ricerca.
        [mill] { $seat } paga { $amount } { $resource-counted } ({ $place }) per il Mulino magico.
        [recharge] { $seat } trasforma { $amount } { $resource-counted } ({ $place }) in potere magico.
        [trade] { $seat } dà { $amount } { $resource-counted } ({ $place }) alla banca.
        [offer] { $seat } dà { $amount } { $resource-counted } ({ $place }): { $why }.
       *[other] { $seat } perde { $amount } { $resource-counted } ({ $place }): { $why }.
    }
event-wasted = { $seat } sceglie { $resource }, ma non ha posto e non ottiene nulla: { $why }.
event-no-room = { $seat } non ha più posto e non guadagna nulla: { $why }.
event-nothing-to-take = { $seat } non trova nulla da prendere: { $why }.
event-traded = { $seat } cambia { $give } con { $want } alla banca.
event-offered = { $seat } propone uno scambio: { $give } per { $want }.
event-accepted = { $seat } accetta l’offerta.
event-declined = { $seat } rifiuta l’offerta.

event-region-drawn = { $seat } scopre una regione: { $region }.
event-region-found = { $seat } sceglie una regione: { $region }.
event-region-laid = { $seat } posa { $region-the } in { $place }.
event-region-changed = { $seat } toglie { $old-the } da { $place } e vi posa { $region-the }.
event-regions-swapped = { $seat } cede { $region-the } ({ $place }) e prende all’altro { $their-region-the } ({ $their-place }).
event-road-built = { $seat } costruisce una strada { $end }.
event-settlement-built = { $seat } costruisce { $end } la colonia { $column }.
event-city-built = { $seat } fa della colonia { $column } una città.
event-citadel-built = { $seat } fa della colonia { $column } una cittadella.
event-built = { $seat } posa { $card-a } ({ $place }).
event-pulled-down = { $seat } toglie { $card-the } ({ $place }).
event-dismissed = { $seat } congeda { $card-the } ({ $place }).
event-back-to-hand = { $seat } riprende in mano { $card-the } ({ $place }).
event-changed-places = { $seat }: { $one } e { $other } si scambiano di posto.
event-potion = { $seat } usa la Pozione magica: forza doppia per { $card-the } ({ $place }).
event-potions-over = { $seat }: la Pozione magica non fa più effetto.
event-bewitched = { $seat } ha un edificio stregato: { $card } ({ $place }).
event-witch-gone = { $seat } si libera della Strega ({ $place }).
event-exploded = { $seat } perde { $card-the } ({ $place }).
event-book-stolen = { $seat } prende all’altro { $card-the } ({ $from }) e posa il libro in { $place }.

event-played = { $seat } gioca { $card-the }.
event-countered = { $seat } ha giocato { $card-the } invano.
event-duel = { $won ->
        [1] { $seat } tira { $pips } per { $card-the } e vince.
       *[0] { $seat } tira { $pips } per { $card-the } e perde.
    }
event-cast = { $seat } lancia l’incantesimo «{ $card }».
event-power = { $seat }: { $card } ora ha { $power ->
        [one] { $power } punto
       *[other] { $power } punti
    } di potere magico{ $locked ->
        [1] , ma in questo turno non può spenderne
       *[0] {""}
    }.
event-cooked = { $pips ->
        [1] { $seat } rimesta nella Cucina magica e tira 1: la cucina esplode!
        [2] { $seat } rimesta nella Cucina magica e tira 2: non ne esce nulla.
       *[other] { $seat } rimesta nella Cucina magica e tira { $pips }: ne esce una risorsa.
    }
# $throws holds the dice of each throw: “3:3, 5:2” is a tie, then a victory, unless magic power decides otherwise.
event-wizards-duel = { $seat } manda { $wizard } contro { $their-wizard } (dadi { $throws }). { $loser } perde { $card }.

# $stack is a number, or “regions” or “events”.
event-looked = { $stack ->
        [regions] { $seat } esamina la pila delle regioni.
        [events] { $seat } esamina la pila degli eventi.
       *[other] { $seat } esamina la pila { $stack }.
    }
    .seen = { $stack ->
        [regions] { $seat } esamina la pila delle regioni (dalla cima: { $cards }).
        [events] { $seat } esamina la pila degli eventi (dalla cima: { $cards }).
       *[other] { $seat } esamina la pila { $stack } (dalla cima: { $cards }).
    }
event-shuffled = { $stack ->
        [regions] La pila delle regioni viene mescolata.
        [events] La pila degli eventi viene mescolata.
       *[other] La pila viene mescolata.
    }
event-drew = { $seat } prende la prima carta della pila { $stack }.
    .seen = { $seat } prende { $card-the } dalla cima della pila { $stack }.
event-took = { $seat } prende una carta dalla pila { $stack }.
    .seen = { $seat } prende { $card-the } dalla pila { $stack }.
event-put-under = { $seat } mette una carta sotto la pila { $stack }.
    .seen = { $seat } mette { $card-the } sotto la pila { $stack }.
event-slid-under = { $seat } mette { $card-the } sotto la pila { $stack }.
event-forced-under = { $seat } perde una carta della mano, che finisce sotto la pila { $stack }.
    .seen = { $seat } perde dalla mano { $card-the }: finisce sotto la pila { $stack }.
event-peeked = { $seat } guarda la prima carta della pila { $stack }.
    .seen = { $seat } guarda la prima carta della pila { $stack } ({ $card }).
event-hand-shown = { $seat } mostra tutta la mano.
    .seen = { $seat } mostra tutta la mano ({ $cards }).
event-stolen = { $seat } prende una carta dalla mano dell’altro giocatore.
    .seen = { $seat } prende { $card-the } dalla mano dell’altro giocatore.
event-nothing-spied = { $seat } non trova nessuna carta che la Spia possa prendere.
event-recalled = { $seat } riprende { $card-the } dalla pila degli scarti.
event-foresaw = { $count ->
        [one] { $seat } guarda la prima carta della pila degli eventi.
       *[other] { $seat } guarda le prime { $count } carte della pila degli eventi.
    }
    .seen = { $count ->
        [one] { $seat } prevede il prossimo evento ({ $cards }).
       *[other] { $seat } prevede i prossimi { $count } eventi ({ $cards }).
    }
event-put-back = { $seat } rimette una carta evento sulla pila degli eventi.
    .seen = { $seat } rimette { $card-the } sulla pila degli eventi.
event-slid-events = { $count ->
        [one] { $seat } mette una carta evento sotto la pila degli eventi.
       *[other] { $seat } mette { $count } carte evento sotto la pila degli eventi.
    }
event-event-removed = { $seat } toglie { $card-the } dal gioco per sempre.

# Why something is gained or lost: the end of a sentence, after a colon.
why-production = produzione
why-plenty = { face-sun }
why-tournament = { face-knight }
why-progress = { card-progress }
why-productive-year = { card-productive_year }
why-trade-advantage = { face-mill }
why-brigands = { card-brigands }
why-merchant = { card-merchant }
why-caravan = { card-caravan }
why-trade = scambio con la banca
why-offer = offerta accettata
why-kitchen = { card-magic_kitchen }
why-plague = { card-plague }
why-brigand-attack = { face-club }
why-price = prezzo
why-search = ricerca
why-whirlwind = { card-whirlwind }
why-recharge = potere magico
why-mill = { card-magic_mill }

# Where a road or a settlement is built.
end-left = a sinistra
end-right = a destra

reason-points = punti vittoria raggiunti
reason-limit = limite di turni raggiunto


## Moves
##
## One line of a list of choices for each kind of move; the terminal shows them in a list of 24 letters, with the short
## names of cards. $card is a bare name, a region such as «Colline 5» too; $place is a place in notation, such as 1^.

move-roll = Lancia i dadi
move-road = { $end ->
        [left] Strada a sinistra
       *[right] Strada a destra
    }
move-settle = { $end ->
        [left] Colonia a sinistra
       *[right] Colonia a destra
    }
move-scout = { $end ->
        [left] Colonia a sinistra con Esploratore
       *[right] Colonia a destra con Esploratore
    }
move-city = Città in { $column }
move-citadel = Cittadella in { $column }
move-build = Costruisci: { $card }
move-play = Gioca: { $card }
move-cast = Lancia: { $card }
move-use = Usa: { $card }
move-raise = Ricarica { $card }
move-trade = { $amount } { $give-counted } per 1 { $want }
move-deal = Fai un’offerta
move-give = Dai 1 { $resource }
move-want = Chiedi 1 { $resource }
move-propose = Proponi così
move-pull = Demolisci: { $card } ({ $place })
move-dismiss = Congeda { $card }
move-accept = Accetta
move-pass = Non fare nulla
move-done = Basta così
move-done-actions = Chiudi le tue azioni
move-done-exchange = Tieni la mano
move-side = { $side ->
        [above] Sopra { $column }
       *[below] Sotto { $column }
    }
move-site = { $card } ({ $place })
move-region = { $card } ({ $place })
move-corner = Angolo { $place }
move-centre = { $card } in { $column }
move-wizard = { $card }
move-stack = Pila { $stack }
move-draw = Prima della pila { $stack }
move-search = Cerca nella pila { $stack }
move-take = { $card }
move-put = { $card }
move-waste = 1 { $resource }, per cui non c’è posto
move-number = { $number }
move-face = { $face }
move-under = Il resto sotto la pila

## Decisions
##
## What is to be decided now, by the name of the decision; at most 78 letters.

decision-arrange = { $region }: in quale angolo libero del tuo principato?
decision-open-stack = Da quale pila prendi la mano iniziale?
decision-open-cards = { $left ->
        [one] La mano iniziale: prendi ancora una carta.
       *[other] La mano iniziale: prendi { $left } carte.
    }
decision-dice = Comincia il tuo turno: lancia i dadi.
decision-number = Quale numero deve mostrare il dado produzione?
decision-face = Quale faccia deve mostrare il dado evento?
decision-time-jump = L’evento non è ancora avvenuto. Lanci il Salto nel tempo?
decision-actions = Costruisci, commercia, gioca carte, come vuoi; z chiude le tue azioni.
decision-side = { $card }: da che lato di quale colonia, città o cittadella?
decision-corner-wizard = { $card }: presso quale regione di una cittadella?
decision-pay = { $what }: da pagare { $cost }. Da quale regione?
decision-pay-any = { $what }: { $left ->
        [one] da pagare 1 risorsa
       *[other] da pagare { $left } risorse
    } a scelta. Da quale regione?
decision-power = { $what }: da pagare { $left } di potere magico. Da quale stregone?
decision-gain = { $left ->
        [one] Ricevi 1 risorsa a scelta: su quale regione?
       *[other] Ricevi { $left } risorse a scelta: su quale regione la prossima?
    }
decision-take = { $left ->
        [one] Prendi 1 risorsa all’avversario: da quale regione?
       *[other] Prendi { $left } risorse all’avversario: da quale regione la prossima?
    }
decision-put = { $resource }: su quale delle tue regioni?
decision-reduce = La tua mano supera il limite: quale carta se ne va?
decision-under = { $card }: sotto quale pila?
decision-draw = Completa la mano: la prima carta di una pila, o paga per cercare.
decision-search = Cerchi nella pila { $stack }: quale carta prendi?
decision-exchange = Puoi scambiare una carta: quale dai via?
decision-renew = Ora una carta dalla pila { $stack }: la prima, o paga per cercare.
decision-answer = Carta giocata: { $card }. Rispondi?
decision-deal = La tua offerta: { $give } per { $want }. Altro, o va bene così?
decision-answer-offer = Ti si offre { $give } per { $want }. Accetti?
decision-corner = { $region }: in quale angolo? La prossima regione va nell’altro.
decision-scout = L’Esploratore si è guardato intorno: quale regione prendi?
decision-burn = Quale edificio torna in mano?
decision-rout = Quale cavaliere o drago torna in mano?
decision-spy = Vedi la mano dell’avversario: quale carta prendi?
decision-caravan = { $left ->
        [0] La Carovana: che cosa ricevi, e su quale regione?
       *[other] La Carovana: che cosa dai, e da quale regione?
    }
decision-merchant = Il Mercante: che cosa prendi all’avversario?
decision-merchant-give = Il Mercante: che cosa restituisci?
decision-revolt = Guerra civile: quale unità dell’avversario torna in mano?
decision-conflict = Quale carta della mano dell’avversario va sotto la pila?
decision-conflict-stack = Sotto quale pila vanno due carte della mano dell’avversario?
decision-builder = Il Capomastro: quale pila guardi?
decision-builder-take = Il Capomastro: quale carta prendi?
decision-builder-put = Il Capomastro: quale carta dai in cambio?
decision-builder-under = Il Capomastro: sotto quale pila va la tua carta?
decision-comet = La Cometa: per quale pila dai tutta la tua mano?
decision-kitchen = Quale Cucina magica è esplosa?
decision-mill = Quale stregone riceve il potere magico?
decision-guardian = Quale evento viene dopo? Il resto può andare sotto la pila.
decision-inspiration = Ispirazione: da quale pila prendi le prime due carte?
decision-magic-land = Quale delle tue regioni cedi?
decision-magic-land-theirs = Quale regione dell’avversario prendi?
decision-eye = L’Occhio magico: quale pila guardi?
decision-eye-take = L’Occhio magico: quale carta prendi?
decision-eye-put = L’Occhio magico: quale altra carta va sotto la pila?
decision-change-places = Quale carta cambia sito?
decision-change-places-with = Con quale carta?
decision-fortune = Di quale pila guardi la prima carta?
decision-potion = A chi raddoppia la forza la Pozione magica?
decision-better-world = Quale evento esce dal gioco per sempre?
decision-duel = Quale dei tuoi stregoni si batte in duello?
decision-duel-theirs = Contro quale stregone dell’avversario?
decision-witch = Su quale edificio dell’avversario va la Strega?
decision-change-land = Quale delle tue regioni viene sostituita?
decision-change-land-for = Quale regione ne prende il posto?
decision-materialize = Quale colonia diventa una città?
decision-whirlwind = Quale regione dell’avversario colpisce la Tromba d’aria?
decision-premonition = Quale carta riprendi dalla pila degli scarti?
decision-magics-hand = Quale libro di magia dell’avversario prendi?
decision-magics-hand-side = Su quale sito metti il libro?
# What is paid for, where it is no card.
purpose-trade = Commercio
purpose-search = Ricerca
purpose-offer = Lo scambio convenuto

## Terminal
##
## The words of `tavoliere play` for this game. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-too-small = I principati chiedono una finestra di 80 per 24 caratteri; questa ne ha { $width } per { $height }.
terminal-choices = Che cosa puoi fare
terminal-group-trade = Commercia con la banca
terminal-group-pull = Demolisci …
terminal-resources = Risorse
terminal-turn = Turno { $turn }
terminal-over = La partita è finita
terminal-locked = Carte azione bloccate
terminal-rules-of-card = Nel regolamento: { $rules }
terminal-victory = punti
terminal-strength = forza
terminal-tournament = torneo
terminal-commerce = commercio
terminal-hand = mano
terminal-token-knight = Cavaliere
terminal-token-mill = Mulino
terminal-regions = Regioni
terminal-events = Eventi
terminal-empty-hand = Non hai carte in mano.
terminal-region-here = { $region }, in { $place }: { $amount } su 3 in deposito
terminal-stack-here = { $count ->
        [0] Pila { $stack }: vuota
        [one] Pila { $stack }: una carta
       *[other] Pila { $stack }: { $count } carte
    }
terminal-pile-here = Scarti: { $cards }

# The keys below the principalities: one short word each.
terminal-key-table = Tavolo
terminal-key-trade = Commercio
terminal-key-end-turn = Fine
terminal-key-card = Carta

# What the keys do, in the help.
terminal-help-list = Su e giù nell’elenco di ciò che puoi fare
terminal-help-row = A una riga dell’elenco
terminal-help-table = Dall’elenco al tavolo e ritorno; lì le frecce vanno di carta in carta
terminal-help-choose = Scegli; quando si paga, la regione più piena è già pronta
terminal-help-back = Torna all’elenco intero
terminal-help-card = Leggi che cosa fa la carta sotto il cursore
terminal-help-trade = Commercia con la banca, o fai un’offerta all’avversario
terminal-help-end-turn = Chiudi le tue azioni, o non fare nulla
terminal-help-type = Scrivi una mossa, per esempio build abbey
terminal-help-mouse = Mouse: fai clic su una riga dell’elenco, una carta in mano, una regione, un sito, una pila.
terminal-help-moves = roll  done  pass  road left  settle left  scout left  city 1  citadel 1  build abbey  play spy  cast magic_eye  use magic_mill  raise ira  trade brick>ore  deal  give ore  want brick  propose  accept  pull 1^  dismiss ira  side 1^  site 1^  region 0v  centre 1  stack 3  draw 3  search 3  take abbey  put abbey  waste ore  number 4  face club  under
terminal-sign-region = una regione: lettera, numero, 2 su 3 in deposito
terminal-sign-settlement = una colonia, con la sua colonna
terminal-sign-city = una città
terminal-sign-site = un sito libero
terminal-sign-points = punti vittoria, punti commercio
terminal-sign-knights = punti forza, punti torneo
terminal-sign-hand = due carte in mano, limite tre
terminal-sign-stack = la pila 1 ha 13 carte; * ne conosci alcune
terminal-sign-ready = una carta che puoi mettere o giocare ora
terminal-sign-price = il prezzo; ciò che ti manca è barrato
terminal-sign-citadel = una cittadella
terminal-sign-wizard = uno stregone con 2 di potere; tra parentesi: stanco
terminal-sign-magic-stack = una pila di carte magiche
terminal-sign-spelled = stregato; forza raddoppiata da una pozione

terminal-handover-why = Le carte in mano di ciascuno sono segrete.
terminal-score-title = Vince { $name }
terminal-score-drawn = Parità
terminal-score-reason = La fine: { $reason }, al turno { $turn }.
terminal-look = Guarda il tavolo

terminal-decks = Mazzi
terminal-deck-file = un file …
terminal-deck-given = come indicato
terminal-deck-path = Percorso del file del mazzo
terminal-deck-unreadable = Il file del mazzo non si può leggere: { $problem }

terminal-trade-title = Commercio
terminal-trade-keys = Spazio sceglie, Tab: con chi, Invio scambia, Esc chiude
terminal-trade-bank = con la banca
terminal-trade-other = con l’avversario
terminal-trade-have = tue
terminal-trade-theirs = sue
terminal-trade-rate = cambio
terminal-trade-give = dai
terminal-trade-want = ricevi
terminal-trade-told = Dai { $give } e ricevi { $want }.
terminal-trade-left = { $count ->
        [one] In questo turno resta un’offerta.
       *[other] In questo turno restano { $count } offerte.
    }
terminal-trade-do = Scambia
terminal-trade-offer = Fai questa offerta


### The Settlers card game in Italian: rule book.
###
### The rule book speaks to one player, “tu”, who may be anybody; the other is *l’avversario*. A text is one line,
### however long, so that the page and the terminal can wrap it as they like. Apostrophes and quotation marks are
### typographic: ’ « ». The number of a rule in a text, such as B66, stays as it is. A sentence that begins with
### "Opzione:" tells what an option of the table changes. Cards bear the names that they have elsewhere in the words; a
### name with a comma in it stands in quotation marks: «Luogo, cambia!».
###
### The words are those of the glossary in the English rule book. *Posare* is said of cards that stay on the table,
### *giocare* of action cards, *lanciare* of spells, *tirare* of dice. *Unità* are knights, fleets and dragons only, so
### magic power is counted in *punti di potere magico*. To look through a stack is *esaminare*; a *ricerca* is the
### search that is paid for. *Demolire* is done to one’s own expansions. The grace from brigands is *tregua*, the lock
### of action cards *blocco*. A *Torneo* is a face of the event die, *il torneo* is one of the three ways to play.
### *Briganti* is an action card, *Assalto dei briganti* a face of the event die; *Buona annata* is an event card, *Anno
### d’abbondanza* a face of the event die. A *cittadella* is never a city. An *azione magica* is an action card, an
### *incantesimo* from a book is not.


## Rule book: chapters

chapter-base = Il gioco base
chapter-components = Carte, dadi e segnalini
chapter-setup = Preparazione
chapter-turn = Il tuo turno
chapter-event-die = Il dado evento
chapter-regions = Le regioni e le loro scorte
chapter-principality = Costruire il principato
chapter-points = Segnalini e punti
chapter-hand = La mano e il rifornimento
chapter-trade = Il commercio
chapter-actions = Le carte azione
chapter-end = La fine della partita
chapter-cards = Prezzi, numeri e carte
chapter-rulings = Precisazioni sul gioco base
chapter-questions = Questioni aperte del gioco base
chapter-wizards-and-dragons = Stregoni & Draghi
chapter-set-setup = Preparazione con il set tematico
chapter-magic = La magia
chapter-citadel = La cittadella
chapter-wizards = Gli stregoni
chapter-books = I libri di magia
chapter-magic-actions = Le azioni magiche
chapter-set-turn = Il turno e la fine
chapter-changes = Regole cambiate
chapter-preparation = Il torneo: preparazione
chapter-event-stack = Il torneo: la pila degli eventi
chapter-deck = Il torneo: il tuo mazzo
chapter-play = Il torneo: come si gioca
chapter-set-cards = Le carte del set tematico
chapter-proposals = Precisazioni sul set tematico
chapter-answers = Domande e risposte
chapter-interactions = Come le carte agiscono fra loro
# What this table has decided for itself, beyond the sources.
chapter-own = Precisazioni di questo tavolo


## Rule book: The base game: cards, dice and tokens

rule-B1 = Il gioco base ha 120 carte: 18 carte iniziali (nove per ogni giocatore), 11 regioni, 7 strade, 5 colonie, 7 città, 10 eventi e 62 carte espansione.
    .title = Le carte
rule-B2 = Delle 62 carte espansione 26 sono verdi (espansioni per una colonia o una città), 16 rosse (espansioni soltanto per una città) e 20 gialle (carte azione). Le tieni in mano finché non le posi o non le giochi.
    .title = Le carte espansione
rule-B3 = I dadi sono due: il dado produzione, con i numeri da 1 a 6, e il dado evento, con dei simboli. E due sono i segnalini che i giocatori si contendono: il segnalino Cavaliere e il segnalino Mulino.
    .title = Dadi e segnalini
rule-B4 = Giochi sotto uno di due stemmi: A è bianco e rosso, B nero e rosso. Le nove carte iniziali del tuo stemma sono una strada, due colonie e sei regioni, una per ogni risorsa.
    .title = Stemmi e carte iniziali
rule-B5 = Le colline danno argilla, la foresta legno, il pascolo lana, le montagne minerale, i campi grano e il campo d’oro oro. Nel gioco base con l’oro non si costruisce nulla: lo usi per commerciare e per pagare le ricerche.
    .title = Sei risorse


## Rule book: The base game: setting up

rule-B6 = Posa la tua strada al centro e una colonia a ciascuna delle sue estremità. Le tue sei regioni stanno agli angoli delle colonie, tre sopra la fila e tre sotto; quale regione stia dove lo scegli tu.
    .title = Il principato iniziale
rule-B7 = Ognuna delle tue regioni iniziali mostra 1 risorsa, oro compreso. Cominci quindi con una risorsa di ciascuno dei sei tipi.
    .title = Una di ogni tipo
rule-B8 = Le 62 carte espansione si mescolano e si dividono in cinque pile coperte, due di 13 carte e tre di 12. Le regioni e gli eventi formano altre due pile coperte, mescolate ciascuna per conto proprio; strade, colonie e città stanno scoperte e sono di chi le costruisce per primo. Opzione: con Stregoni & Draghi le pile sono altre (W4, W6, W61).
    .title = Le pile
rule-B9 = Ogni giocatore tira il dado produzione, e comincia chi ottiene il numero più alto. Opzione: comincia senza tirare chi siede al primo posto.
    .title = Chi comincia
rule-B10 = Chi comincia esamina una pila espansione, ne prende 3 carte qualsiasi e rimette a posto le altre nello stesso ordine. Poi l’altro fa lo stesso con una pila diversa.
    .title = La mano iniziale
rule-B11 = Le tue due colonie valgono 1 punto vittoria ciascuna: entrambi i giocatori cominciano quindi con 2.
    .title = Due punti a testa
rule-B12 = Con lo stemma A i tuoi campi portano l’1, le montagne il 2, il pascolo il 3, la foresta il 4, le colline il 5 e il campo d’oro il 6. Con lo stemma B portano, nello stesso ordine, 2, 3, 4, 5 e 6, e il campo d’oro l’1. Ogni numero compare così una volta in ciascun principato iniziale.
    .title = I numeri delle regioni iniziali


## Rule book: The base game: your turn

rule-B13 = Cominci il tuo turno tirando insieme i due dadi. Prima si applica il dado evento, poi il dado produzione; entrambi valgono per tutti e due i giocatori.
    .title = I due dadi
rule-B14 = Ogni regione, tua o dell’avversario, che porta il numero uscito guadagna 1 risorsa, oppure 2 se accanto le sta l’edificio produttivo adatto (B66). Questo avviene dopo qualunque evento, Assalto dei briganti compreso.
    .title = La produzione
rule-B15 = Poi agisci: costruisci, commerci, giochi carte azione e demolisci, quante volte vuoi e in qualsiasi ordine.
    .title = Le azioni
rule-B16 = Quando hai finito di agire, confronti la tua mano con il limite della mano e la completi, oppure scambi una carta (da B46 a B49). Poi tocca all’avversario.
    .title = Il rifornimento
rule-B17 = Una carta che prendi durante il rifornimento non si può più usare in quel turno. Una carta che risponde (B60) può servirti già nel turno dell’avversario; ogni altra aspetta il tuo prossimo turno.
    .title = Carte per dopo


## Rule book: The base game: the event die

rule-B18 = Il dado evento mostra una volta ciascuno la clava (Assalto dei briganti), il mulino a vento (Vantaggio commerciale), la testa di cavaliere (Torneo) e il sole (Anno d’abbondanza), e due volte il punto interrogativo (carta evento).
    .title = Sei facce, cinque simboli
rule-B19 = Clava: conti le risorse su tutte le tue regioni, tranne quelle che confinano con una tua Guarnigione; l’avversario fa lo stesso con le sue. Chi ne conta più di 7 perde tutto il minerale e tutta la lana, anche dalle regioni presidiate; chi ne conta 7 o meno non perde nulla. Opzione: senza la tregua di B24 questo vale fin dal primo turno.
    .title = Assalto dei briganti
rule-B20 = Mulino a vento: chi ha il segnalino Mulino prende 1 risorsa a propria scelta dalle regioni dell’altro giocatore. Se nessuno ha il segnalino, non succede nulla.
    .title = Vantaggio commerciale
rule-B21 = Testa di cavaliere: chi ha più punti torneo, sommando quelli di tutti i cavalieri del suo principato, guadagna dalla banca 1 risorsa a scelta. In caso di parità, anche 0 a 0, nessuno guadagna nulla.
    .title = Torneo
rule-B22 = Sole: ogni giocatore guadagna dalla banca 1 risorsa a scelta.
    .title = Anno d’abbondanza
rule-B23 = Punto interrogativo: si scopre la prima carta della pila degli eventi e la si applica per entrambi i giocatori. Poi la carta va, coperta, sotto la pila degli eventi.
    .title = Carta evento
rule-B24 = Nei primi due turni di ogni giocatore, cioè nei primi quattro della partita, una clava sul dado evento non ha effetto, e il dado non si tira di nuovo. Opzione: senza questa tregua i briganti possono arrivare fin dal primo turno.
    .title = Due turni di tregua
rule-B25 = Nulla sottrae risorse al conteggio di un Assalto dei briganti, se non una Guarnigione, per le due regioni con cui confina. In questo gioco non ci sono magazzini.
    .title = Protegge solo la Guarnigione


## Rule book: The base game: regions and their stores

rule-B26 = Una regione conserva da 0 a 3 delle sue risorse, e la giri in modo che mostri quante. Una quarta va perduta: non passa mai a un’altra regione, neppure dello stesso tipo.
    .title = Tre al massimo
rule-B27 = Paghi da una qualunque delle tue regioni che conservano la risorsa, e puoi attingere da più d’una. Ciò che guadagni in altro modo che con la produzione va, a tua scelta, sulle tue regioni di quel tipo che hanno spazio.
    .title = Pagare e guadagnare
rule-B28 = Ciò che si trova sulle regioni è visibile a entrambi i giocatori. La tua mano è segreta: se ne conosce soltanto il numero di carte.
    .title = Scorte in vista, mani segrete


## Rule book: The base game: building your principality

rule-B29 = Nel mezzo del tuo principato colonie (o città) e strade si alternano in un’unica fila, che cresce verso sinistra e verso destra.
    .title = La fila centrale
rule-B30 = Posi una strada subito a sinistra o a destra della colonia o città più esterna della tua fila. Due strade non stanno mai l’una accanto all’altra: da quella parte, quindi, la carta successiva deve essere una colonia.
    .title = Strada
rule-B31 = Posi una colonia all’estremità libera di una tua strada. Vale 1 punto vittoria e ha due siti, uno sopra e uno sotto.
    .title = Colonia
rule-B32 = Una nuova colonia riceve subito due regioni sul suo lato esterno, una sopra e una sotto. Posi la prima carta della pila delle regioni in uno dei due angoli, quello che preferisci, e la carta seguente nell’altro; entrambe mostrano 0. Con un Esploratore le scegli tu tutte e due (B81, U19).
    .title = Due nuove regioni
rule-B33 = Posi una città su una tua colonia, che da quel momento non conta più; ciò che sta sui suoi siti resta. Una città vale in tutto 2 punti vittoria e ha quattro siti, due sopra e due sotto.
    .title = Città
rule-B34 = Le carte verdi vanno su qualunque sito libero di una colonia o di una città. Le carte rosse vanno soltanto sui siti di una città.
    .title = Siti per carte verdi e rosse
rule-B35 = Un sito in alto confina con le due regioni superiori, a sinistra e a destra della sua colonia o città; un sito in basso confina con le due inferiori. Una regione fra due colonie o città vicine confina con i siti di entrambe.
    .title = Con che cosa confina un sito
rule-B36 = Le 7 strade, le 5 colonie e le 7 città della riserva sono comuni ai due giocatori. Quando una riserva è vuota, nessuno può più costruire carte di quel tipo; la pila delle regioni basta sempre per le colonie.
    .title = Una riserva limitata
rule-B37 = Nel gioco base strade, colonie, città e regioni, una volta posate, non lasciano mai il loro posto. Una città non fa che coprire la sua colonia.
    .title = Ciò che resta per sempre
rule-B38 = Paghi il prezzo di una carta quando la posi. Oltre al prezzo e a un sito libero adatto, nel gioco base non si richiede nulla.
    .title = Prezzo e posto
rule-B39 = Cavalieri e flotte sono unità; ogni altra espansione verde o rossa è un edificio.
    .title = Edifici e unità
rule-B40 = Nella tua fase delle azioni puoi togliere qualunque tua espansione verde o rossa, senza costi e senza rimborso. La carta va nella pila degli scarti.
    .title = Demolire


## Rule book: The base game: tokens and points

rule-B41 = Se la tua forza è maggiore di quella dell’avversario, hai il segnalino Cavaliere, che vale 1 punto vittoria. La forza è la somma dei punti forza dei tuoi cavalieri, e con una tua Fucina 1 in più per ogni cavaliere; non si richiede un minimo. In caso di parità nessuno ha il segnalino.
    .title = Segnalino Cavaliere
rule-B42 = Se hai più punti commercio dell’avversario e almeno una città, hai il segnalino Mulino, che vale 1 punto vittoria. In caso di parità, o se il giocatore che ne ha di più non ha città, non lo ha nessuno.
    .title = Segnalino Mulino
rule-B43 = Dopo ogni cambiamento sul tavolo, nel turno dell’uno o dell’altro giocatore, si verifica di nuovo a chi spettano i due segnalini, che si spostano subito.
    .title = I segnalini si spostano subito
rule-B44 = Una colonia conta 1, una città 2, ogni segnalino 1. Acquedotto, Terme, Chiesa, Biblioteca e Municipio contano 1 ciascuno, il Colosso di Catan 2.
    .title = Punti vittoria
rule-B45 = Ogni flotta conta 1, oppure 2 se hai il Porto. Guarnigione, Porto e Zecca contano 1 ciascuno, il Mercato 2, il Fondaco 3, la Gilda dei mercanti 4.
    .title = Punti commercio


## Rule book: The base game: your hand and the draw step

rule-B46 = Il tuo limite della mano è di 3 carte, e di 1 in più per ogni Abbazia e ogni Biblioteca nel tuo principato. Con tutte e quattro è di 7.
    .title = Limite della mano
rule-B47 = Se all’inizio del rifornimento sei sotto il limite, prendi carte una alla volta fino a raggiungerlo. Per ognuna scegli di nuovo: la prima carta di una pila espansione qualsiasi, gratis, oppure una ricerca.
    .title = Completare la mano
rule-B48 = Per una ricerca paghi 2 risorse qualsiasi, di uno o di due tipi, oppure soltanto 1 se hai un Municipio. Esamini una pila espansione, prendi 1 carta a tua scelta e lasci le altre nel loro ordine.
    .title = La ricerca
rule-B49 = Se all’inizio del rifornimento hai raggiunto o superato il limite, per prima cosa metti le carte in eccesso, coperte, sotto pile qualsiasi. Poi puoi scambiare una carta: la metti sotto una pila e ne prendi una da quella stessa pila, la prima gratis oppure una qualsiasi con una ricerca. In un turno, dunque, o completi la mano o fai uno scambio, mai le due cose insieme.
    .title = Troppe carte, o quante bastano
rule-B50 = Fuori del tuo turno il limite della mano ti vincola in ogni momento. Se qualcosa te lo fa superare, metti subito le carte in eccesso sotto pile a tua scelta, prima che il gioco prosegua.
    .title = La mano dell’altro giocatore
rule-B51 = Se tutte le pile espansione sono vuote, non prendi nulla. Una pila senza carte conserva il suo posto.
    .title = Pile vuote
rule-B52 = Le carte azione giocate e le espansioni tolte vanno nella pila degli scarti, scoperte. Nel gioco base non ne tornano mai.
    .title = La pila degli scarti


## Rule book: The base game: trade

rule-B53 = Commerci soltanto nella tua fase delle azioni, e quante volte vuoi.
    .title = Quando commerci
rule-B54 = Dai 3 risorse di uno stesso tipo in cambio di 1 a tua scelta. Con la flotta di una risorsa ne dai soltanto 2, di quella risorsa, e con la Zecca soltanto 1 di oro. Ciò che dai può venire da più regioni tue.
    .title = Con la banca
rule-B55 = Tu e l’avversario potete scambiarvi risorse a qualsiasi condizione che entrambi accettiate. A proporlo può essere soltanto il giocatore di turno.
    .title = Con l’avversario


## Rule book: The base game: action cards

rule-B56 = Le carte azione non costano nulla, e in un turno puoi giocarne quante vuoi. Dopo l’uso vanno nella pila degli scarti. La più semplice, la Carovana, cambia 1 o 2 delle tue risorse con altrettante altre a tua scelta.
    .title = Gratis
rule-B57 = Finché i punti vittoria dei due giocatori insieme sono meno di 7, non si può giocare nessuna carta azione. Fa eccezione soltanto l’Esploratore. Opzione: senza questo blocco si possono giocare fin dall’inizio.
    .title = All’inizio bloccate
rule-B58 = Giochi le carte azione nella tua fase delle azioni, dopo l’evento e la produzione, a meno che la carta non dica altro. L’Alchimista si gioca prima dei dadi (B85).
    .title = Dopo i dadi
rule-B59 = Puoi giocare una carta azione soltanto se in quel momento può avere qualche effetto.
    .title = Non a vuoto
rule-B60 = Il Vescovo e l’Erborista si giocano nel turno dell’avversario, prima del tiro dell’attacco a cui rispondono: il Vescovo contro l’Incendiario e i Briganti, l’Erborista contro il Cavaliere nero.
    .title = Carte che rispondono
rule-B61 = Incendiario, Cavaliere nero e Briganti si decidono con un solo tiro del dado produzione, dopo che l’avversario ha avuto modo di rispondere. Riesci con un numero da 1 a 5, ma dopo una risposta soltanto con 1 o 2; altrimenti l’effetto lo subisci tu. Nient’altro può intromettersi.
    .title = L’attacco


## Rule book: The base game: the end of the game

rule-B62 = La partita termina subito quando nel tuo turno hai 12 punti vittoria o più, e hai vinto. Opzione: con Stregoni & Draghi ne servono 13 (W44).
    .title = Dodici punti
rule-B63 = Se raggiungi 12 punti nel turno dell’avversario, la partita continua. Se li hai ancora quando arriva il tuo turno, vinci in quel momento. Opzione: con Stregoni & Draghi la partita termina nel turno dell’uno o dell’altro giocatore (W44).
    .title = Dodici fuori turno


## Rule book: The base game: prices, numbers and cards

rule-B64 = Una strada costa 2 di argilla e 1 di legno, una colonia 1 di argilla, 1 di legno, 1 di lana e 1 di grano, una città 3 di minerale e 2 di grano.
    .title = I prezzi delle carte centrali
rule-B65 = Le undici regioni della pila portano questi numeri: campi 3 e 4, montagne 4 e 5, pascolo 5 e 6, foresta 6 e 1, colline 1 e 2, campo d’oro 3. Insieme alle dodici regioni iniziali (B12) non ci sono due carte regione uguali, e ogni numero compare quattro volte, tranne il 2, che compare tre volte.
    .title = I numeri delle regioni
rule-B66 = Un edificio produttivo fa rendere 2 invece di 1 a ogni regione adatta con cui confina: il Mulino da grano ai campi, la Fonderia alle montagne, il Lanificio al pascolo, la Segheria alla foresta, la Fornace alle colline. Questo vale soltanto quando esce il numero della regione, e mai oltre 3.
    .title = Produzione doppia
rule-B67 = La flotta di una risorsa ti permette di cambiare quella risorsa 2 a 1, qualunque sia il sito in cui si trova. Una seconda flotta della stessa risorsa non migliorerebbe il cambio.
    .title = Le flotte
rule-B68 = Le dieci carte evento sono Guerra civile, Conflitto, Capomastro e Fine dell’anno, una ciascuna, e Pestilenza, Buona annata e Progresso, due ciascuna. Non si tengono mai in mano.
    .title = Le carte evento


## Rule book: The base game: rulings on the base game

rule-B69 = Il dado evento precede la produzione anche quando ti danneggia. Le risorse di questo tiro non ci sono ancora quando si applica l’evento, e arrivano comunque, anche dopo un Assalto dei briganti.
    .title = Sempre prima l’evento
rule-B70 = Una Guarnigione esclude soltanto dal conteggio le sue due regioni. Se sulle altre ce ne sono più di 7, vanno perduti anche il minerale e la lana delle regioni presidiate.
    .title = Presidiate ma non risparmiate
rule-B71 = Se per un Vantaggio commerciale chi prende non ha spazio per una risorsa, non la prende: l’altro giocatore non la perde.
    .title = Nessuno spazio per chi prende
rule-B72 = In caso di parità al Torneo o per un segnalino non si divide nulla e non conta chi è arrivato prima: nessuno guadagna, e il segnalino sta nel mezzo.
    .title = La parità non dà nulla
rule-B73 = Se sei in testa per punti commercio ma non hai città, il segnalino Mulino non va per questo all’avversario. Resta nel mezzo finché non hai una città o non vieni superato.
    .title = Un mulino vuole una città
rule-B74 = Una risorsa che viene da un evento o da un edificio, se è oltre la terza, va perduta come ogni altra, e non puoi spostare risorse conservate per farle spazio.
    .title = Niente deposito per i guadagni extra
rule-B75 = Guardi la prima regione di una nuova colonia e ne scegli l’angolo prima di scoprire la seconda, che prende l’altro angolo.
    .title = Un angolo alla volta
rule-B76 = I quattro siti di una città possono ospitare tutti carte rosse, tutti carte verdi o le une e le altre in qualsiasi proporzione.
    .title = Verdi e rosse insieme
rule-B77 = I due siti da una stessa parte di una città, in alto o in basso, confinano con le stesse due regioni, sia quello accanto alla città sia quello più esterno.
    .title = Sito interno e sito esterno
rule-B78 = Nessuna carta del gioco base, e nessun tuo desiderio, sposta una strada, una colonia o una città in un altro posto.
    .title = Al centro nulla si muove
rule-B79 = Una pila senza carte è pur sempre una pila. Vi si possono mettere carte sotto, e così ricomincia.
    .title = Sotto una pila vuota
rule-B80 = Chi paga una ricerca, o ne ottiene una, deve prendere una carta. Soltanto con il Capomastro puoi guardare e rinunciare.
    .title = Guardare obbliga
rule-B81 = Esaminare una pila espansione non ne cambia mai l’ordine. La pila delle regioni, invece, si mescola dopo che un Esploratore vi ha scelto.
    .title = L’ordine dopo l’esame
rule-B82 = Con due Municipi una ricerca costa comunque 1 risorsa. Abbazie e Biblioteche invece si sommano: ognuna alza di 1 il tuo limite della mano.
    .title = Più carte uguali
rule-B83 = Nel tuo turno puoi avere in mano più carte di quante ne concede il limite, fino al rifornimento. L’avversario non può: il gioco attende che abbia ridotto la sua mano.
    .title = Oltre il limite nel tuo turno
rule-B84 = Se perdi un’Abbazia o una Biblioteca fuori del tuo turno, il limite più basso vale subito. Se l’edificio è tornato nella tua mano, conta fra le carte che vi si trovano.
    .title = Perdere un’Abbazia o una Biblioteca
rule-B85 = L’Alchimista si gioca prima di tirare qualsiasi dado: dichiari il numero del dado produzione e poi tiri il dado evento. Non puoi aspettare di conoscere l’evento; questo si applica comunque prima della produzione, che vale per entrambi i giocatori.
    .title = Alchimista
rule-B86 = Se riesci, l’avversario riprende in mano un suo edificio a tua scelta; altrimenti riprendi in mano un tuo edificio a scelta sua. Si può indicare qualunque edificio, verde o rosso, anche una Chiesa, ma mai un cavaliere o una flotta. Puoi attaccare senza avere edifici, e allora un insuccesso non ti costa nulla; non puoi mai indicare i tuoi.
    .title = Incendiario
rule-B87 = Se riesci, l’avversario riprende in mano un suo cavaliere a tua scelta; altrimenti riprendi in mano un tuo cavaliere a scelta sua. Puoi attaccare senza avere cavalieri, e allora un insuccesso non ti costa nulla. Una Chiesa non offre riparo.
    .title = Cavaliere nero
rule-B88 = Una carta tornata nella tua mano è una carta come le altre. Puoi pagarla e posarla di nuovo, perfino nello stesso turno, se la tua fase delle azioni deve ancora venire o è in corso.
    .title = Una carta ripresa
rule-B89 = Se un edificio utilizzabile una volta per turno viene incendiato e posato di nuovo nello stesso turno, il suo uso ricomincia da capo. Nel gioco base nessun edificio ha un uso simile; il Mulino magico sì (W73).
    .title = Ricostruito nello stesso turno
rule-B90 = Una volta tirato il dado di un attacco, per il Vescovo e l’Erborista è troppo tardi. E non rispondono a carte diverse dalle loro.
    .title = Si risponde prima del tiro
rule-B91 = Se riesci, prendi all’avversario 2 risorse a tua scelta; altrimenti ne prende 2 lui a te, a scelta sua. Possono essere tutte e due dello stesso tipo. Si può prendere soltanto ciò per cui chi prende ha spazio, e se ce n’è soltanto 1, se ne prende 1.
    .title = Briganti
rule-B92 = Prendi all’avversario 1 o 2 risorse a tua scelta e poi gliene restituisci esattamente 1 a tua scelta, che può essere una di quelle. Ognuno dei due deve avere spazio per ciò che riceve. Non c’è tiro e non c’è risposta.
    .title = Mercante
rule-B93 = L’avversario ti mostra la sua mano, e se c’è un’unità o una carta azione devi prenderne una. La tieni, oppure la usi subito al prezzo consueto, anche se è un’altra Spia. La Spia non si può giocare contro una mano vuota; se in mano ci sono soltanto carte di altro genere, la Spia va sprecata.
    .title = Spia
rule-B94 = Ogni giocatore riprende in mano un cavaliere o una flotta, ed è l’avversario a indicare quale; il giocatore di turno indica per primo. Le unità sui siti di una città con una Chiesa non si possono indicare, e chi non ha altre unità è risparmiato.
    .title = Guerra civile: chi sceglie
rule-B95 = Dopo la Guerra civile entrambi i giocatori riducono subito la mano al limite, anche il giocatore di turno.
    .title = Guerra civile: le mani
rule-B96 = Chi ha il segnalino Cavaliere guarda la mano dell’avversario e ne mette 2 carte, a propria scelta, sotto una pila, la stessa per entrambe. Se la mano ne ha di meno, saranno di meno. La vittima completa la mano soltanto nel rifornimento del proprio turno; se nessuno ha il segnalino, non succede nulla.
    .title = Conflitto
rule-B97 = Ogni regione accanto a una città perde 1 risorsa, e soltanto 1 anche se si trova fra due città. Un Acquedotto protegge tutte le regioni del suo proprietario; le Terme proteggono le quattro intorno alla loro città, anche quella in comune con una città vicina.
    .title = Pestilenza
rule-B98 = Ogni regione guadagna 1 risorsa per ogni Guarnigione che confina con essa. Una regione fra due Guarnigioni ne guadagna quindi 2, fino alle 3 che può conservare.
    .title = Buona annata
rule-B99 = Guadagni 1 risorsa a tua scelta per ogni Abbazia e per ogni Biblioteca che hai, e lo stesso fa l’avversario per le sue.
    .title = Progresso
rule-B100 = Prima la Fine dell’anno torna nella pila degli eventi, poi si mescola l’intera pila.
    .title = Fine dell’anno
rule-B101 = Il Porto conta esso stesso 1 punto commercio, e fa contare 1 in più ogni tua flotta. Con tre flotte sono 7 punti, compreso quello del Porto.
    .title = Porto e flotte
rule-B102 = Per il commercio di una flotta non fa differenza dove si trovi, né da quali tue regioni prendi le due risorse.
    .title = Le flotte non hanno bisogno di coste
rule-B103 = Una carta che demolisci non va né nella tua mano né sotto una pila, e non ne riavrai nulla.
    .title = Demolita per sempre
rule-B104 = Non basta che una carta azione esca dalla tua mano: se nulla di ciò che dice può accadere, non si può giocare, per esempio un Mercante contro un avversario senza risorse.
    .title = Carte senza effetto


## Rule book: The base game: open questions of the base game

rule-U1 = La maggior parte dei prezzi è stampata soltanto in figura, ed è stata letta dalle carte una volta sola. Qui vale il prezzo indicato con ogni carta; tutti i prezzi che si sono potuti verificare concordano.
    .title = I prezzi delle espansioni
rule-U2 = Anche alcuni punti sono stati letti dalle carte una volta sola: 1 punto commercio per la Guarnigione, 3 per il Fondaco e 4 per la Gilda dei mercanti, 1 punto vittoria ciascuno per l’Acquedotto e la Biblioteca. Qui valgono.
    .title = I punti degli edifici
rule-U3 = I cavalieri hanno questi punti forza e punti torneo: Corrado 2 e 1, Falk 1 e 5, Götz 5 e 2, Hagen 1 e 2, Carlo 7 e 1, Ottone 3 e 2, Pipino 1 e 3, Sigfrido 1 e 1, Gualtiero 3 e 1. Non tutti si sono potuti confrontare con una seconda fonte.
    .title = I punti dei cavalieri
rule-U4 = Con il Capomastro il giocatore di turno, e poi l’altro con una pila diversa, esamina gratis una pila espansione. Puoi prendere 1 carta, che puoi usare in questo turno, e mettere via 1 carta della tua mano. Su dove vada a finire i regolamenti non concordano: qui va sotto una pila qualsiasi, e può essere la carta appena presa.
    .title = Capomastro
rule-U5 = Se non hai carte in mano, puoi esaminare una pila ma non prenderne una carta, perché si tratta di uno scambio di una carta con un’altra.
    .title = Capomastro con la mano vuota
rule-U6 = Un regolamento lo vieta, in un altro la Spia va sprecata. Qui è vietato, dato che il numero delle carte in mano è noto a entrambi.
    .title = Spia contro una mano vuota
rule-U7 = Quando puoi scegliere una risorsa da guadagnare, puoi indicarne una per cui non hai spazio; va perduta. Un cambio con la banca o una Carovana per cui ti manca lo spazio, invece, è rifiutato.
    .title = Scegliere senza spazio
rule-U8 = Quando devono scegliere entrambi i giocatori, con l’Anno d’abbondanza o con il Progresso, sceglie per primo il giocatore di turno.
    .title = Chi sceglie per primo
rule-U9 = Contro un attacco si può giocare una sola carta che risponde. Basta già quella a stabilire le probabilità.
    .title = Una sola risposta
rule-U10 = Per i 7 punti di B57 si conta tutto ciò che vale: colonie, città, edifici e segnalini.
    .title = Quali punti sbloccano
rule-U11 = Se i due giocatori insieme scendono di nuovo sotto i 7 punti, le carte azione sono di nuovo bloccate.
    .title = Di nuovo bloccate
rule-U12 = Il tiro di un attacco sta per conto suo. Nessuna carta lo modifica, e nessuna regione produce qualcosa per esso.
    .title = Il dado di un attacco
rule-U13 = Nel tuo turno i punti si contano dopo ogni cambiamento, anche subito dopo l’evento. Appena bastano, hai vinto. Una nuova colonia conta con le sue due regioni: prima si dispongono queste.
    .title = Quando si contano i punti
rule-U14 = Se un solo evento porta entrambe le mani oltre il limite, riduce la sua per primo il giocatore di turno.
    .title = Due mani troppo grandi
rule-U15 = Puoi mettere la carta del tuo scambio sotto una pila in cui non ce ne sono altre. In tal caso riprendi la stessa carta.
    .title = Scambio con una pila vuota
rule-U16 = Se per il primo turno i due tirano lo stesso numero, tirano di nuovo entrambi. Opzione: se comincia chi siede al primo posto, non si tira.
    .title = Numeri uguali
rule-U17 = Un’offerta all’avversario può avere una parte sola. Puoi dare qualcosa per nulla, oppure chiederlo.
    .title = Doni
rule-U18 = Lo stemma che hai non decide chi comincia. Come si assegnano qui gli stemmi è detto in R8.
    .title = Stemma e primo turno
rule-U19 = Giochi l’Esploratore insieme alla colonia, in un’unica azione, e paghi il prezzo della colonia. Esamini la pila delle regioni, ne prendi due regioni qualsiasi, le posi a 0 nei due angoli come preferisci, e la pila si mescola.
    .title = Esploratore e colonia in una volta
rule-U20 = Non di tutte le carte ci è giunto il nome stampato in ogni lingua. Dove manca, qui è tradotto.
    .title = I nomi delle carte
rule-U21 = Se nessuno dei due giocatori può raggiungere i punti necessari, la partita semplicemente continua; i regolamenti non conoscono altra fine. Opzione: una simulazione può fissare un limite di turni (R6).
    .title = Quando la fine non arriva
rule-U22 = Le regole sono qui quelle del 2005. Non si è potuto accertare se prezzi o punti siano cambiati con la revisione del 2003; qui si presume di no.
    .title = Edizioni


## Rule book: Wizards & Dragons: setting up with the theme set

rule-W1 = Stregoni & Draghi si gioca insieme al gioco base. I due giocatori usano in comune un gioco base e un set tematico, tranne che nel torneo (W53). Opzione: il solo gioco base, questa partita estesa oppure il torneo.
    .title = Solo con il gioco base
rule-W2 = Disponi il tuo principato iniziale come nel gioco base (B6).
    .title = Gli stessi principati
rule-W3 = Il set tematico ha 45 carte. Se ne tolgono per prima cosa le 5 cittadelle e le 3 carte evento; restano 37 carte.
    .title = Dividere il set tematico
rule-W4 = Le 62 carte espansione del gioco base si mescolano e si dividono in quattro pile coperte invece di cinque: due di 16 carte e due di 15.
    .title = Quattro pile del gioco base
rule-W5 = Le 5 cittadelle stanno scoperte accanto a queste pile, con il lato «stregone assente» in alto. Sono una riserva per entrambi i giocatori.
    .title = Le cittadelle
rule-W6 = Le altre 37 carte del set tematico si mescolano e si dividono in due pile coperte, di 19 e di 18 carte, accanto alle cittadelle. Le pile espansione sono quindi sei.
    .title = Due pile del set tematico
rule-W7 = I 10 eventi del gioco base e i 3 del set tematico (una Cometa e due Danze degli unicorni) si mescolano in un’unica pila degli eventi di 13 carte.
    .title = Tredici eventi
rule-W8 = Strade, colonie, città e regioni hanno le loro pile come nel gioco base. Con le sei pile espansione e gli eventi fanno undici pile, e accanto le cittadelle.
    .title = Le altre pile
rule-W9 = I dadi, il segnalino Cavaliere e il segnalino Mulino sono quelli del gioco base.
    .title = Dadi e segnalini
rule-W10 = Scegli le tue 3 carte iniziali da una delle sei pile, comprese quelle del set tematico, senza cambiarne l’ordine. Come nel gioco base (B10), l’avversario prende un’altra pila.
    .title = La mano iniziale


## Rule book: Wizards & Dragons: magic

rule-W11 = Le carte viola sono un gruppo a sé, e il potere magico, il simbolo con il bordo bianco, non è una risorsa. Non si può commerciare, nessun dado lo produce, e nulla di ciò che conta le risorse lo conta.
    .title = Il potere magico non è una risorsa
rule-W12 = Puoi lanciare incantesimi appena hai uno stregone con del potere magico.
    .title = Chi può lanciare incantesimi


## Rule book: Wizards & Dragons: the citadel

rule-W13 = Paghi il prezzo, prendi una cittadella dalla riserva e la posi su una tua colonia, come una città. Il prezzo stampato non ci è giunto; qui è di 2 di argilla e 2 di minerale.
    .title = Costruire una cittadella
rule-W14 = Una cittadella si posa con il lato «stregone assente» in alto e vale 1 punto vittoria. È il punto della colonia che sta sotto, non uno in più.
    .title = Senza stregone
rule-W15 = Anche senza stregone una cittadella ha quattro siti come una città, due sopra e due sotto, per carte verdi, unità comprese, per draghi, espansioni magiche e libri di magia.
    .title = Quattro siti
rule-W16 = Le carte rosse non si possono posare in una cittadella.
    .title = Niente carte rosse
rule-W17 = Una cittadella ha posto per quattro stregoni, uno presso ciascuna delle quattro regioni che la circondano. Questi posti si aggiungono ai suoi siti, non sono siti.
    .title = Posti per quattro stregoni
rule-W18 = Eventi e azioni che riguardano una città non riguardano una cittadella. Una cittadella non ti dà neppure il segnalino Mulino, e le sue regioni non sono esposte alla Pestilenza.
    .title = Una cittadella non è una città
rule-W19 = Due tue cittadelle non possono mai essere vicine: nella tua fila deve esserci fra loro almeno una colonia o una città.
    .title = Mai una accanto all’altra
rule-W20 = Appena uno stregone sta presso una delle sue regioni, la cittadella si volta sull’altro lato e vale in tutto 2 punti vittoria.
    .title = Con uno stregone
rule-W21 = Quando una cittadella perde il suo ultimo stregone, si volta di nuovo e torna a valere 1 punto vittoria.
    .title = Partito l’ultimo stregone
rule-W22 = Stregoni, libri di magia, draghi ed espansioni magiche si possono posare soltanto presso una cittadella, mai presso una colonia o una città.
    .title = La magia vuole una cittadella
rule-W23 = Le carte verdi si possono posare in una cittadella prima che arrivi qualsiasi stregone.
    .title = Carte verdi fin da subito


## Rule book: Wizards & Dragons: wizards

rule-W24 = Posi uno stregone dalla tua mano nella fase delle azioni e paghi in oro: 3 di oro per Ari, 1 di oro e 1 risorsa del tipo proprio dello stregone per ogni altro.
    .title = Il prezzo di uno stregone
rule-W25 = Ti serve una cittadella tua. Lo stregone sta sopra o sotto una delle sue quattro regioni, sul lato esterno.
    .title = Dove stanno gli stregoni
rule-W26 = Ogni regione ha posto per un solo stregone: una cittadella ne ha quindi al massimo quattro.
    .title = Uno per regione
rule-W27 = Arsa sta soltanto presso le colline, Hafli presso una foresta, Hor presso un pascolo, Ira presso le montagne, Tali presso i campi. Ari sta presso una regione di qualunque tipo, anche un campo d’oro.
    .title = A ciascuno la sua terra
rule-W28 = Uno stregone comincia con 2 punti di potere magico. La carta può mostrarne da 0 a 3.
    .title = Due per cominciare
rule-W29 = Quando uno stregone spende potere magico, la sua carta si gira in modo da mostrarne altrettanto in meno.
    .title = Spendere
rule-W30 = Giri la regione dello stregone togliendo un numero qualsiasi di risorse, e giri lo stregone aggiungendo altrettanti punti di potere magico. Serve soltanto la regione presso cui lo stregone si trova; con Ari può essere qualunque risorsa.
    .title = Ricaricare
rule-W31 = Uno stregone a cui nel tuo turno hai aumentato il potere magico non può spenderne per il resto di quel turno. A partire dal prossimo turno dell’avversario può di nuovo lanciare incantesimi.
    .title = Stanco dopo la ricarica
rule-W32 = Nulla può attaccare uno stregone, se non uno stregone. Le carte che colpiscono i cavalieri, come la Guerra civile e il Cavaliere nero, non lo toccano.
    .title = Solo stregoni contro stregoni
rule-W33 = Uno stregone vale come espansione di regione, e quindi protegge la sua regione da Terra magica (W76) e da «Terra, cambia!» (W94).
    .title = Un’espansione di regione
rule-W34 = Di ogni stregone ce n’è uno solo. Questo ha importanza nel torneo (W63).
    .title = Unico
rule-W35 = Il potere magico per un incantesimo, un drago o un’espansione magica può venire da più d’uno dei tuoi stregoni, in qualunque tua cittadella si trovino.
    .title = Il potere di più stregoni


## Rule book: Wizards & Dragons: spell books

rule-W36 = Posi un libro di magia dalla tua mano su un sito libero di una cittadella, gratis. Non occorre che ci sia già uno stregone. Ogni libro occupa un sito, e una cittadella può ospitarne più d’uno.
    .title = Posare un libro
rule-W37 = Lanci un incantesimo da un libro nel tuo turno, in qualsiasi momento della fase delle azioni, a meno che il libro stesso non indichi un altro momento.
    .title = Quando lanci un incantesimo
rule-W38 = Paghi il potere magico indicato dal libro. Ti serve almeno uno stregone, che può appartenere a una cittadella diversa da quella del libro.
    .title = Quanto costa un incantesimo
rule-W39 = Puoi lanciare ogni incantesimo al massimo una volta per turno.
    .title = Una volta per turno
rule-W40 = Nella tua fase delle azioni puoi togliere gratis uno dei tuoi libri per fare posto. Va nella pila degli scarti.
    .title = Togliere un libro


## Rule book: Wizards & Dragons: magic actions

rule-W41 = Giochi un’azione magica dalla tua mano nella fase delle azioni e paghi 1 punto di potere magico. Si usa una volta e va nella pila degli scarti.
    .title = Un punto di potere magico
rule-W42 = Le azioni magiche sono carte azione, e quindi vale per loro W47. Gli incantesimi dei libri non lo sono: si possono lanciare prima che le carte azione siano sbloccate. Opzione: senza il blocco nulla si oppone né alle une né agli altri.
    .title = Bloccate come le carte azione


## Rule book: Wizards & Dragons: turn and end

rule-W43 = Il turno è quello del gioco base: tiri i dadi, entrambi applicate l’evento, entrambi ricevete la produzione, agisci, completi la mano o fai uno scambio; poi tocca all’avversario.
    .title = Il turno
rule-W44 = La partita termina nel momento in cui qualcuno ha 13 punti vittoria, di chiunque sia il turno (P22).
    .title = Tredici punti


## Rule book: Wizards & Dragons: changed rules

rule-W45 = Nei primi due giri una clava sul dado evento non ha effetto. Un giro sono due turni consecutivi, uno per giocatore: si tratta quindi dei primi quattro turni, come nel gioco base (B24). Opzione: senza questa tregua i briganti possono arrivare fin dal primo turno.
    .title = Due giri di tregua
rule-W46 = L’Esploratore si può giocare prima che W47 permetta le altre carte azione; nessun’altra carta lo può.
    .title = Libero è solo l’Esploratore
rule-W47 = In questa partita e nel torneo B57 non vale. Le carte azione si possono invece giocare una volta che entrambi i giocatori abbiano avuto nello stesso momento almeno 3 punti vittoria. Da allora il permesso resta, qualunque cosa si perda in seguito. Opzione: senza questo blocco si possono giocare fin dall’inizio.
    .title = Tre punti ciascuno
rule-W48 = Con la Spia puoi prendere dalla mano dell’avversario una carta azione o un’unità, ma mai un edificio.
    .title = Gli edifici sono al sicuro dalle spie
rule-W49 = Stregoni, azioni magiche e libri di magia si possono prendere con la Spia soltanto se hai anche tu una cittadella.
    .title = Spie e carte magiche
rule-W50 = Nella tua fase delle azioni puoi togliere gratis i tuoi edifici e le tue unità, che vanno nella pila degli scarti e da nessun’altra parte. Il sito è subito libero. Una cittadella, come ogni carta della fila centrale, non si può togliere.
    .title = Demolire
rule-W51 = Se per posare una carta ne serviva un’altra e quest’altra più tardi scompare, la carta resta.
    .title = Condizioni venute meno
rule-W52 = Nelle regole stampate c’è un paragrafo sulla casa di commercio, una carta speciale di un altro set tematico. In questo gioco non c’è; non è il Fondaco.
    .title = La casa di commercio


## Rule book: Wizards & Dragons: the tournament: preparation

rule-W53 = Nel torneo ogni giocatore porta un gioco base e almeno un set tematico, qui Stregoni & Draghi, e usa ogni set tematico una volta sola. Ciascuno ha così una scelta completa di carte.
    .title = Due giochi
rule-W54 = Il gioco base di chi ospita fornisce le 18 carte iniziali e le 7 strade, 5 colonie, 7 città e 11 regioni della riserva comune. Ogni giocatore prende le nove carte di uno stemma, e la pila degli eventi sta nel mezzo.
    .title = Che cosa fornisce chi ospita
rule-W55 = Le 5 cittadelle stanno nel mezzo in una pila a sé e non fanno parte di nessun mazzo. Qualunque altra carta speciale dovrebbe far parte del mazzo di un giocatore.
    .title = Le cittadelle


## Rule book: Wizards & Dragons: the tournament: the event stack

rule-W56 = Tu metti nella pila degli eventi 1 Guerra civile e 1 Pestilenza, e lo stesso fa l’avversario. Chi ospita vi aggiunge 1 Fine dell’anno.
    .title = Gli eventi fissi
rule-W57 = In segreto aggiungi altri 4 eventi del tuo gioco base e del tuo set tematico, e lo stesso fa l’avversario; nessuno può aggiungere un’altra Fine dell’anno. Mescolati senza guardarli, formano una pila di 13.
    .title = Gli eventi scelti


## Rule book: Wizards & Dragons: the tournament: your deck

rule-W58 = Il tuo mazzo contiene soltanto carte senza un simbolo sul dorso: carte verdi, rosse e viola e carte azione. Niente carte centrali, regioni o eventi.
    .title = Che cosa può contenere un mazzo
rule-W59 = Il tuo mazzo ha esattamente 33 carte, che scegli liberamente e in segreto.
    .title = Trentatré carte
rule-W60 = Nel tuo mazzo nessuna carta può comparire più volte di quante se ne trovano in un gioco base e un set tematico insieme. Le Spie, quindi, sono al massimo tre.
    .title = Non più di quante ce ne sono
rule-W61 = Prendi a tua scelta 3 delle tue 33 carte come mano iniziale. Le altre 30 si mescolano e si dividono in quattro pile tue, due di 8 carte e due di 7.
    .title = Mano e pile


## Rule book: Wizards & Dragons: the tournament: play

rule-W62 = Ogni giocatore ha una pila degli scarti e quattro pile. «Scartare» e «sotto una pila» riguardano sempre le tue; le pile dell’avversario ti sono precluse, a meno che una carta non dica altro.
    .title = A ciascuno le sue pile
rule-W63 = Finché un cavaliere, uno stregone o un drago si trova nel principato dell’avversario, non puoi posare la tua carta con lo stesso nome. Appena la sua non c’è più, puoi farlo.
    .title = I nomi sono unici
rule-W64 = Una carta che prendi con la Spia è tua per questa partita. Il suo proprietario la riavrà soltanto a partita finita.
    .title = Rubata da una spia
rule-W65 = Nel rifornimento la carta che scambi va sotto quella tua pila da cui prendi la nuova, come in B49.
    .title = Lo scambio
rule-W66 = Le regole da W45 a W51 valgono anche nel torneo. Ciò che una carta richiede deve trovarsi nel tuo principato quando la posi.
    .title = Che cos’altro vale
rule-W67 = Anche la partita di torneo termina nel momento in cui qualcuno ha 13 punti vittoria.
    .title = La fine


## Rule book: Wizards & Dragons: the cards of the theme set

rule-W68 = Un drago è un’unità e sta su un sito di una cittadella; la sua forza conta nella tua. Prezzo e forza non ci sono giunti: qui Ismai costa 3 punti di potere magico e ha forza 4, Samsor ne costa 4 e ha forza 5.
    .title = I draghi
rule-W69 = Una Fucina non rende più forte un drago. E non lo farebbero il castello, il bordello, dama Imelda o il campo del torneo, carte che in questo gioco non ci sono.
    .title = I draghi e le altre carte
rule-W70 = Il Cavaliere nero può scacciare un drago come se fosse un cavaliere, e l’Erborista risponde in sua difesa.
    .title = I draghi si attaccano come i cavalieri
rule-W71 = Per posarla ti servono due cittadelle, e qui costa 1 di minerale, 1 di oro e 2 punti di potere magico. Protegge le unità, le risorse e gli edifici di entrambi i giocatori: nessuna carta azione, azione magica o incantesimo può togliere regioni, risorse o espansioni dal principato di un avversario o renderle inutili.
    .title = Pietra filosofale
rule-W72 = Costa 1 di argilla, 1 di legno e 1 punto di potere magico. Nella tua fase delle azioni, quante volte vuoi, paghi 1 punto di potere magico e tiri il dado produzione: da 3 a 6 guadagni 1 risorsa a tua scelta, con 2 nulla, e con 1 la cucina esplode e va nella pila degli scarti.
    .title = Cucina magica
rule-W73 = Costa 1 di legno, 1 di grano e 1 punto di potere magico. Una volta in ogni tuo turno, nella fase delle azioni, paghi 1 di oro e aumenti di 1 il potere magico di un tuo stregone qualsiasi. Il mulino non deve per forza confinare con un campo d’oro.
    .title = Mulino magico
rule-W74 = Costa 1 punto di potere magico. Guardi le prime 3 carte della pila degli eventi, ne metti quante vuoi sotto la pila e rimetti le altre in cima, nell’ordine che preferisci.
    .title = Custode del destino
rule-W75 = Costa 2 punti di potere magico. Prendi in mano le prime 2 carte di ciascuna di due pile espansione diverse (nel torneo, tue). Puoi usarle subito; ciò che supera il limite della mano torna sotto pile nel rifornimento.
    .title = Ispirazione
rule-W76 = Costa 2 punti di potere magico. Scambi una tua regione con una dell’avversario, scelte entrambe da te. Ciascun proprietario deve averne almeno due di quel tipo, presso nessuna delle due regioni può stare uno stregone, e ciò che è conservato sulle carte vi resta.
    .title = Terra magica
rule-W77 = Costa 1 punto di potere magico. Esamini una pila espansione, ne prendi 1 carta e metti sotto quella pila 1 altra carta della tua mano; l’ordine delle rimanenti non cambia. Puoi usare subito la nuova carta.
    .title = Occhio magico
rule-W78 = Costa 1 punto di potere magico. Due tuoi edifici, o due tue unità, si scambiano i siti. Entrambi devono essere ammessi sul nuovo sito; si tratta di una coppia sola.
    .title = Luogo, cambia!
rule-W79 = Costa 2 punti di potere magico. Lo lanci prima dei dadi e dichiari la faccia del dado evento; si tira soltanto il dado produzione.
    .title = Ruota del tempo
rule-W80 = Costa 1 punto di potere magico. Guardi la prima carta di ciascuna di quattro pile espansione e la rimetti a posto. Nel torneo possono essere fra queste anche pile dell’avversario.
    .title = Divinazione
rule-W81 = Costa 1 punto di potere magico. I punti forza di un tuo cavaliere o drago, compreso per un cavaliere quello della Fucina, raddoppiano fino alla fine del prossimo turno dell’avversario.
    .title = Pozione magica
rule-W82 = Costa 2 punti di potere magico. Quando l’avversario gioca una carta azione o un’azione magica, anche pacifica, lo lanci immediatamente, perfino nel suo turno. La carta non ha effetto e il suo proprietario la mette sotto una pila. Non ferma gli incantesimi dei libri.
    .title = Veto magico
rule-W83 = Costa 2 punti di potere magico. Dichiari nullo l’evento del dado evento prima che si applichi. Con un punto interrogativo puoi aspettare che la carta evento sia stata mostrata; quella carta va sotto la pila degli eventi.
    .title = Salto nel tempo
rule-W84 = Ogni giocatore con più di 3 punti vittoria mette tutta la mano sotto una pila e prende nuove carte dalla cima di quella. Il giocatore di turno sceglie per primo una pila, e l’altro deve sceglierne una diversa; nel torneo ognuno usa una delle proprie.
    .title = Cometa
rule-W85 = Dopo la Cometa prendi carte fino al limite della mano, anche se prima ne avevi di meno.
    .title = Mano piena dopo la Cometa
rule-W86 = Ogni stregone di entrambi i giocatori guadagna 1 punto di potere magico. Uno stregone non può averne più di 3; l’eccesso va perduto.
    .title = Danza degli unicorni
rule-W87 = Esamini la pila degli eventi, ne togli dal gioco una carta, mai la Fine dell’anno, e la mostri. L’ordine delle altre non cambia.
    .title = Mondo migliore
rule-W88 = Indichi uno dei tuoi stregoni e uno dell’avversario. Entrambi i giocatori tirano il dado e sommano il potere magico del proprio stregone; a parità si tira di nuovo. Chi ottiene di meno mette quello stregone sotto una pila.
    .title = Duello degli stregoni
rule-W89 = Ti servono due stregoni. Posi la Strega su un edificio dell’avversario: finché vi resta, l’edificio non ha effetto, e i suoi punti vittoria e punti commercio non contano.
    .title = Strega
rule-W90 = Quando il proprietario dell’edificio stregato tira un punto interrogativo, la Strega si toglie dopo che quell’evento è stato applicato. Un punto interrogativo dell’altro giocatore non la toglie.
    .title = Come se ne va la Strega
rule-W91 = Una Strega tolta va nella pila degli scarti.
    .title = Dove va la Strega
rule-W92 = Ti servono due stregoni. Con 1 punto di potere magico, e senza altri costi, una tua colonia diventa una città.
    .title = Materializzazione
rule-W93 = Tutte le risorse su una regione dell’avversario, scelta da te, vanno perdute. Le altre regioni dello stesso tipo non perdono nulla.
    .title = Tromba d’aria
rule-W94 = Sostituisci una tua regione con una carta qualsiasi della pila delle regioni, che esamini senza cambiarne l’ordine; la vecchia regione va sotto la pila. Devi averne almeno due del vecchio tipo, e presso di essa non può stare nessuno stregone. La nuova regione mostra tante risorse quante ne mostrava la vecchia.
    .title = Terra, cambia!
rule-W95 = Dalla pila degli scarti (nel torneo, la tua) riprendi in mano una carta azione o un’azione magica già giocata. Puoi usarla subito.
    .title = Presentimento
rule-W96 = Prendi un libro di magia dal principato dell’avversario e lo posi su un sito libero di una tua cittadella. Se non ne hai, puoi prima togliere qualcosa per fare posto.
    .title = Mano magica


## Rule book: Wizards & Dragons: rulings on the theme set

rule-P1 = Uno stregone che hai appena posato può spendere subito entrambi i suoi punti di potere magico. W31 parla soltanto di aumentarlo.
    .title = Uno stregone nuovo
rule-P2 = Uno stregone ricaricato non può spendere neppure il potere magico che aveva già.
    .title = È stanco tutto lo stregone
rule-P3 = Ricaricare è un’azione della tua fase delle azioni. Non puoi farlo prima dell’evento né nel turno dell’avversario.
    .title = Quando ricarichi
rule-P4 = Il potere dato dal Mulino magico è un aumento nel tuo turno. Per il resto del turno, quindi, quello stregone non può spenderne.
    .title = Anche il mulino stanca
rule-P5 = Puoi ricaricare uno stregone di meno di quanto la regione conserva, un passo alla volta. Mai oltre 3, e mai di più di quanto è conservato.
    .title = Quanto vuoi
rule-P6 = Il potere dato dalla Danza degli unicorni non è un aumento dovuto a un giocatore. Lo stregone può spenderlo subito.
    .title = Gli unicorni non stancano
rule-P7 = La Cucina magica la pagano stregoni che non sono stanchi. La risorsa deve trovare spazio su una tua regione di quel tipo, altrimenti va perduta.
    .title = Potere per la cucina
rule-P8 = Il Veto magico va lanciato subito, prima che la carta abbia qualche effetto. Il potere magico pagato per un’azione magica annullata è perduto. Può annullare anche un Vescovo o un’Erborista.
    .title = Il momento del Veto magico
rule-P9 = Dato che ogni incantesimo si può lanciare una volta per turno, puoi lanciare il Veto magico una volta nel tuo turno e una in quello dell’avversario.
    .title = Veto magico in ogni turno
rule-P10 = Puoi lanciare il Salto nel tempo soltanto nel tuo turno, contro l’evento che hai tirato tu. Fra tutti i libri soltanto il Veto magico agisce nel turno dell’altro giocatore.
    .title = Salto nel tempo nel tuo turno
rule-P11 = Nella partita estesa chi mette una propria carta sotto una pila ne sceglie una qualsiasi delle sei, qualunque sia la carta.
    .title = Sotto quale pila
rule-P12 = Nel Duello degli stregoni conta il potere magico che resta dopo il pagamento. Anche se il duello l’hai cominciato tu puoi perderlo, e allora è il tuo stregone ad andare sotto una pila.
    .title = Il potere nel duello
rule-P13 = La Strega può stare su qualunque edificio che si trovi su un sito, che sia di una colonia, di una città o di una cittadella. Non su unità, draghi, stregoni o libri, né sulle carte della fila centrale. Un edificio ospita al massimo una Strega.
    .title = Che cosa colpisce la Strega
rule-P14 = La Strega va nella pila degli scarti del giocatore che l’ha giocata.
    .title = Di chi è la Strega
rule-P15 = Se nel torneo entrambi i giocatori usano il set, c’è comunque un’unica riserva comune di 5 cittadelle, quella di chi ospita. L’uno e l’altro giocatore possono attingervi per costruire.
    .title = Un’unica riserva di cittadelle
rule-P16 = Mano magica prende soltanto un libro che si trova nel principato, mai dalla mano. Nel torneo il libro va nella pila degli scarti del ladro, se viene scartato, e torna al suo proprietario a partita finita.
    .title = Il libro rubato
rule-P17 = La Cometa riempie una mano fino al limite, quale che fosse prima. Un giocatore con 3 punti vittoria o meno tiene la sua mano e non fa nulla.
    .title = Non colpiti dalla Cometa
rule-P18 = «Luogo, cambia!» può scambiare due tuoi stregoni, se ognuno è adatto alla regione dell’altro. Un cavaliere e un drago possono scambiarsi soltanto se entrambi i siti li ammettono tutti e due.
    .title = Stregoni che si scambiano
rule-P19 = Per la Divinazione scegli fino a quattro pile diverse. Guardi soltanto: nulla viene spostato.
    .title = Meno di quattro pile
rule-P20 = Se il tuo ultimo stregone non c’è più, i tuoi libri restano dove sono. Non puoi lanciarne gli incantesimi finché non hai di nuovo uno stregone.
    .title = Libri senza stregoni
rule-P21 = Dove le carte non si possono dividere in parti uguali, vengono prima le pile più grandi.
    .title = Pile disuguali
rule-P22 = I punti si contano dopo ogni cambiamento. Se un solo cambiamento porta entrambi i giocatori a 13 o più, vince il giocatore di turno.
    .title = Entrambi a tredici
rule-P23 = Un Esploratore, un Vescovo o un’Erborista annullati vanno sotto una pila come ogni altra carta. Ciò che accompagnavano, o a cui rispondevano, procede senza di loro.
    .title = Una risposta annullata


## Rule book: Wizards & Dragons: questions and answers

rule-Q2 = Mondo migliore può togliere la Fine dell’anno? No, in nessun caso.
    .title = Mondo migliore e la Fine dell’anno
rule-Q3 = Un evento tolto da Mondo migliore torna quando gli eventi si mescolano di nuovo? No, resta fuori fino al termine della partita.
    .title = Via per sempre
rule-Q4 = Mano magica può prendere un libro che hai già nel tuo principato? Sì, puoi averli entrambi.
    .title = Un libro di cui hai già una copia
rule-Q5 = «Luogo, cambia!» può scambiare una flotta con un edificio? No, soltanto unità con unità ed edifici con edifici.
    .title = Flotta con edificio
rule-Q6 = «Luogo, cambia!» può scambiare un tuo edificio con uno dell’avversario? No, devono essere tuoi entrambi.
    .title = La tua carta con quella dell’avversario
rule-Q7 = «Luogo, cambia!» può spostare un edificio su un sito vuoto? No, devono esserci due carte da scambiare.
    .title = Su un sito vuoto
rule-Q10 = Che cosa succede a una Strega su un edificio che viene spostato? Si sposta insieme all’edificio.
    .title = La Strega si sposta con l’edificio
rule-Q11 = Puoi togliere una tua cittadella? No, neppure per un’altra cittadella o una città.
    .title = Le cittadelle non si tolgono
rule-Q12 = Quanti punti vittoria vale una cittadella? 1 senza stregone e 2 con uno stregone, e la colonia che sta sotto è compresa in entrambi i casi.
    .title = I punti di una cittadella
rule-Q13 = Di due cittadelle, serve a ciascuna uno stregone proprio per valere 2 punti vittoria? Sì: uno stregone conta soltanto per la cittadella presso la cui regione sta la carta.
    .title = Due cittadelle, due stregoni
rule-Q14 = Che cosa si può posare sui siti di una cittadella? Ogni espansione che non abbia un riquadro di testo rosso, e ogni libro di magia.
    .title = Che cosa sta in una cittadella
rule-Q15 = Che cos’è un’espansione di cittadella? Una carta con un riquadro di testo viola, che nessuna colonia o città accetta.
    .title = Espansioni di cittadella
rule-Q16 = E se prima della Cometa la tua mano era stata ridotta? Dopo puoi comunque completarla fino al limite.
    .title = La Cometa dopo una mano piccola
rule-Q25 = Dove va una Strega tolta? Nella pila degli scarti, come ogni carta giocata: un Presentimento può quindi riprenderla.
    .title = La Strega tolta
rule-Q27 = L’Incendiario può colpire un edificio su cui sta una Strega? Sì, se potrebbe colpirlo senza la Strega. La Strega va allora nella pila degli scarti.
    .title = Incendiare un edificio stregato
rule-Q29 = L’Alchimista e la Ruota del tempo si possono usare insieme? Sì, e allora scegli entrambi i dadi.
    .title = Alchimista e Ruota del tempo
rule-Q30 = Puoi vedere il dado evento prima di decidere se giocare l’Alchimista? No, l’Alchimista viene prima.
    .title = Prima l’Alchimista
rule-Q31 = Si può mettere una carta sotto una pila vuota? Sì, una pila esaurita è pur sempre una pila, anche se è del set tematico.
    .title = Pile esaurite
rule-Q32 = Nel torneo, dove va una carta che hai preso all’avversario e poi giocato? Nella tua pila degli scarti.
    .title = In quale pila degli scarti
rule-Q33 = Devi prendere una carta se hai pagato per esaminare una pila? Sì.
    .title = Chi paga prende
rule-Q34 = Una cittadella può stare su una città, o una città su una cittadella? No, entrambe si posano soltanto su colonie, e né l’una né l’altra viene mai spostata.
    .title = Che cosa copre che cosa
rule-Q35 = Quando ti vincola il limite della mano? Nel tuo turno soltanto durante il rifornimento; in quello dell’avversario sempre, e quindi un edificio rimandato dall’Incendiario conta subito.
    .title = Il limite della mano nel tuo turno
rule-Q36 = Che cos’è un giro? Due turni consecutivi, in cui ogni giocatore è di turno una volta.
    .title = Giro e turno


## Rule book: Wizards & Dragons: how the cards meet

rule-I1 = L’Esploratore si può annullare con il Veto magico; la nuova colonia riceve allora le sue due regioni dalla cima della pila. Con una cittadella l’Esploratore non serve, perché non porta nuove regioni.
    .title = Esploratore
rule-I2 = Il Veto magico può annullare anche carte azione pacifiche. Sotto la Pietra filosofale la Carovana si può giocare, perché non danneggia nessuno; il Mercante no.
    .title = Carovana e Mercante
rule-I3 = Con la Spia puoi prendere un drago, che è un’unità, senza avere una cittadella. La Pietra filosofale non impedisce la Spia, perché una mano non fa parte del principato.
    .title = Spia
rule-I4 = Il Cavaliere nero colpisce cavalieri e draghi, mai stregoni. La Pietra filosofale lo impedisce.
    .title = Cavaliere nero
rule-I5 = L’Erborista risponde a un Cavaliere nero, sia che venga per un cavaliere sia che venga per un drago.
    .title = Erborista
rule-I6 = L’Incendiario può colpire anche edifici viola, come il Mulino magico. Mai uno stregone, un drago, un libro o una cittadella. La Pietra filosofale lo impedisce.
    .title = Incendiario
rule-I7 = L’Alchimista e la Ruota del tempo si usano entrambi prima dei dadi, nell’ordine che preferisci.
    .title = Prima dei dadi
rule-I8 = La Pietra filosofale impedisce i Briganti e ogni altra carta che attacchi risorse o edifici.
    .title = Briganti
rule-I9 = La Guerra civile non tocca né stregoni né draghi; per loro una Chiesa non fa differenza. Si possono indicare soltanto cavalieri e flotte.
    .title = Guerra civile
rule-I10 = La Pestilenza colpisce le regioni accanto a una città: una regione accanto a una cittadella perde quindi qualcosa soltanto se è anche accanto a una città. La Pietra filosofale non la ferma, come non ferma nessun evento.
    .title = Pestilenza
rule-I11 = In una cittadella una Guarnigione o un’Abbazia conta per la Buona annata e per il Progresso come altrove. Se è stregata, no.
    .title = Guarnigione e Abbazia
rule-I12 = I due eventi restano invariati. Nel torneo esamini soltanto le tue pile, e le carte di una mano vanno sotto pile del suo proprietario.
    .title = Conflitto e Capomastro
rule-I13 = Il commerciante che le regole stampate citano come danno, e che la Pietra filosofale impedisce, è il Mercante del gioco base.
    .title = Il commerciante
rule-I14 = Il Vescovo non risponde a nessuna carta magica. Il Veto magico può annullarlo; l’attacco ha allora le probabilità consuete.
    .title = Vescovo
rule-I15 = La Fine dell’anno mescola soltanto gli eventi ancora in gioco. Ciò che Mondo migliore ha tolto resta fuori.
    .title = Fine dell’anno
rule-I16 = La Ruota del tempo può dichiarare la clava, e il Salto nel tempo può renderla nulla. Nei primi due giri neppure una clava dichiarata da te ha effetto. Il potere magico non si conta mai e non va mai perduto per via dei briganti.
    .title = Assalto dei briganti
rule-I17 = I draghi non hanno punti torneo e non contano quando il dado evento mostra la testa di cavaliere.
    .title = Il Torneo sul dado
rule-I18 = Con una Fucina ogni tuo cavaliere è più forte di 1, un drago no.
    .title = Fucina
rule-I19 = Una colonia diventata cittadella non può mai diventare una città. Le carte rosse ne restano quindi escluse per sempre.
    .title = Una cittadella resta cittadella
rule-I20 = Edifici verdi, cavalieri e flotte si possono posare in una cittadella come in una colonia o in una città.
    .title = Carte verdi
rule-I21 = Per il segnalino Cavaliere la forza di un drago conta, e conta anche la forza raddoppiata dalla Pozione magica. Per il segnalino Mulino i punti commercio di un edificio stregato non contano.
    .title = I due segnalini
rule-I22 = Finché la Strega sta su una tua Abbazia o Biblioteca, questa non alza il tuo limite della mano. Nel turno dell’avversario riduci subito la mano, mettendo le carte sotto pile.
    .title = Abbazia o Biblioteca stregata
rule-I24 = Materializzazione sostituisce soltanto il pagamento. Ti serve una colonia, e nella riserva deve esserci ancora una città.
    .title = Materializzazione
rule-I25 = La Pietra filosofale impedisce Strega, Tromba d’aria e Duello degli stregoni, e qui anche Terra magica e Mano magica. Non impedisce Veto magico, Mondo migliore, «Terra, cambia!», «Luogo, cambia!», Materializzazione, né alcun incantesimo che si limita a guardare.
    .title = Che cosa impedisce la Pietra
rule-I26 = Una Strega che sta già su un edificio quando viene posata una Pietra filosofale vi resta, ma non ha effetto finché la Pietra è in gioco.
    .title = La Strega prima della Pietra
rule-I27 = Il Veto magico non ferma la Cucina magica, il Mulino magico, la ricarica, i libri e i draghi. Ferma le carte che si giocano come azioni.
    .title = Che cosa il Veto magico non può fermare
rule-I28 = Finché presso una regione sta uno stregone, né tu né l’avversario potete scambiarla con Terra magica o «Terra, cambia!».
    .title = Uno stregone custodisce la terra
rule-I29 = La Pozione magica agisce soltanto su cavalieri e draghi. In un Duello degli stregoni non aiuta.
    .title = Niente pozioni per gli stregoni
rule-I30 = Uno stregone rafforzato dalla Danza degli unicorni non è stanco (P6). Se più tardi nello stesso turno lo ricarichi, W31 vale come sempre.
    .title = Unicorni e ricarica


## Rule book: rulings of this table

rule-R1 = Di una pila che hai esaminato conosci l’ordine, e il tavolo lo ricorda per te. Quando l’avversario ne prende una carta che non vedi, questa conoscenza è dimenticata.
    .title = Che cosa sai di una pila
rule-R2 = In un turno puoi fare all’avversario al massimo tre offerte.
    .title = Tre offerte
rule-R3 = Se scegli una carta da una pila che la contiene più volte, prendi quella più vicina alla cima.
    .title = Carte uguali in una pila
rule-R4 = I due siti da una stessa parte di una città o di una cittadella si equivalgono. Quando vi posi una carta, si usa per primo quello interno, se è libero.
    .title = Prima il sito interno
rule-R5 = Nel rifornimento devi completare la mano fino al limite, finché una qualunque delle pile che puoi usare ha carte.
    .title = Completare è un dovere
rule-R6 = Le partite continuano finché qualcuno non ha vinto. Opzione: una simulazione può fissare un limite di turni; quando è raggiunto, la partita finisce in parità. Fra persone un tale limite non c’è.
    .title = Un limite di turni
rule-R7 = Una carta tornata dal tavolo nella tua mano, o che è stata mostrata, è nota all’avversario. Lo resta finché non la posi o non la giochi, o finché carte della tua mano non se ne vanno senza essere viste.
    .title = Carte note in una mano
rule-R8 = Chi siede al primo posto ha lo stemma A, bianco e rosso; chi siede al secondo ha lo stemma B, nero e rosso.
    .title = Chi ha quale stemma
