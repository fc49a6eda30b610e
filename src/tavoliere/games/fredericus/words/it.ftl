### Fredericus in Italian: names, options, rule book.
###
### The rule book speaks to one player, “tu”, who may be anybody. A text is one line, however long, so that the page and
### the terminal can wrap it as they like. Apostrophes and quotation marks are typographic: ’ « ».
###
### The words of the printed rule book are kept: *torrione* is the keep, where rows begin and bets lie; *posto di guardia*
### (short: *posto*) is the tower, where birds perch; *spicchio di cortile* (short: *spicchio*) is the courtyard section.
### The *carta all’estremità* of a row is the one farthest from the castle. *Ribaltare una fila* is the name of the act
### between two seals. An *obiettivo* is a card of the goal deck. A *giro* is a round, a *turno* is one player’s turn.
### A player at the table is *giocatore*, never *posto*, which would be a tower.


## Names

game-name = Fredericus
drawing-title = Fredericus: il castello e le sue file
game-motto = Castel del Monte, 1246: due rapaci, otto torrioni, un imperatore da accontentare.

# Our own: what the levels of the computer players are called, the weakest first; ranks of the falconry at court.
terminal-player-page = Paggio
terminal-player-squire = Scudiero
terminal-player-falconer = Falconiere
terminal-player-master-falconer = Mastro falconiere
terminal-player-grand-falconer = Gran falconiere

# The value is the bare name. `.a` is the name with the indefinite article, `.the` with the definite one. `.ends` is what
# a sentence says of a row by its end card ("la fila 3 termina con un grifone"): an empty row needs another verb.
card-W = albero
    .a = un albero
    .the = l’albero
    .ends = termina con un albero
card-S = cielo
    .a = una porzione di cielo
    .the = la porzione di cielo
    .ends = termina con una porzione di cielo
card-E = sigillo dell’imperatore
    .short = sigillo
    .a = un sigillo
    .the = il sigillo
    .ends = termina con un sigillo
# The first three creatures are named in accounts of the printed game.
card-a = basilisco
    .a = un basilisco
    .the = il basilisco
    .ends = termina con un basilisco
card-b = lindworm
    .a = un lindworm
    .the = il lindworm
    .ends = termina con un lindworm
card-c = coccatrice
    .a = una coccatrice
    .the = la coccatrice
    .ends = termina con una coccatrice
# Our own choice, not from the game: the names of these five are lost (only basilisk, lindworm and cockatrice are
# attested). All that is known is that they are ancient and medieval beasts that can fly. The true names may replace them.
card-d = grifone
    .a = un grifone
    .the = il grifone
    .ends = termina con un grifone
# Our own choice, not from the game.
card-e = arpia
    .a = un’arpia
    .the = l’arpia
    .ends = termina con un’arpia
# Our own choice, not from the game.
card-f = fenice
    .a = una fenice
    .the = la fenice
    .ends = termina con una fenice
# Our own choice, not from the game.
card-g = chimera
    .a = una chimera
    .the = la chimera
    .ends = termina con una chimera
# Our own choice, not from the game.
card-h = pegaso
    .a = un pegaso
    .the = il pegaso
    .ends = termina con un pegaso
# A name: no article.
card-F = Fredericus
    .a = Fredericus
    .the = Fredericus
    .ends = termina con Fredericus
# What stands for the end card of an empty row.
card-none = nulla
    .a = nulla
    .the = nulla
    .ends = è vuota

# Both birds are masculine: sentences say "il tuo { $bird }".
bird-P = falco pellegrino
    .the = il falco pellegrino
bird-G = astore
    .the = l’astore

# What players are called who have given no name: the colour of their pieces (painted in lapis, vermilion, green and
# gold). As names they take a capital and no article.
seat-0 = Blu
seat-1 = Rosso
seat-2 = Verde
seat-3 = Oro

# Where a token can be, other than on a keep.
place-centre = il centro
place-hand = in mano

# What the player who decides is doing now; a short heading.
phase-bets = Prime scommesse
phase-turn = La caccia
phase-token = Il gettone
phase-over = Partita finita


## Options

option-variant = Partita più breve
    .about = Una volta in ogni turno, senza usare azioni, puoi rimandare tre alberi o tre porzioni di cielo dall’estremità di una fila al suo inizio, accanto al castello, se hai un rapace sul suo posto di guardia. Le creature sepolte vengono alla luce più in fretta.
option-variant-off = disattivata
option-variant-on = attivata

option-goal-discard-by = Chi scopre un obiettivo
    .about = In ogni giro un giocatore scopre un obiettivo alla fine del proprio turno. Il regolamento olandese affida il compito al giocatore iniziale, gli altri tre al gestore; se è il giocatore iniziale a scoprire Fredericus, agli altri resta ancora un turno.
option-goal-discard-by-manager = il gestore
option-goal-discard-by-starter = il giocatore iniziale

option-actions = Azioni per turno
    .about = I regolamenti esigono esattamente quattro azioni. A un tavolo più indulgente puoi fermarti prima.
option-actions-exact = esattamente quattro
option-actions-up-to = fino a quattro

option-two-token-reward = Due gettoni sullo stesso torrione
    .about = In due giocatori, entrambi i gettoni di un giocatore possono stare sullo stesso torrione. Una cattura lì frutta al proprietario un solo obiettivo in tutto, oppure un obiettivo per ogni gettone.
option-two-token-reward-owner = un solo obiettivo
option-two-token-reward-token = un obiettivo per ogni gettone

option-eighth-pays = Scommesse sull’ottava creatura
    .about = Dopo l’ottava creatura di un giocatore non si pescano più obiettivi. Qui si decide se le scommesse su quella stessa cattura vengono ancora pagate.
option-eighth-pays-no = non pagate
option-eighth-pays-yes = ancora pagate

option-placement = Primi posti di guardia
    .about = Dove stanno i rapaci all’inizio della partita. In tre o quattro giocatori nessun ordine fisso è perfettamente equo: a un torneo conviene quindi il sorteggio.
option-placement-canonical = in ordine fisso
option-placement-random = a sorte


## Rule book: chapters

chapter-components = Il castello e i suoi pezzi
chapter-setup = Preparazione
chapter-turn = Il tuo turno
chapter-capture = Catturare creature
chapter-reversal = Ribaltare una fila
chapter-hooding = Incappucciare
chapter-end-of-turn = La fine del tuo turno
chapter-scoring = La fine della partita e il punteggio
chapter-variant = La partita più breve
# Everything from here on answers a question that the printed rule books leave open.
chapter-rulings = Precisazioni, dove i regolamenti tacciono
chapter-rulings-setup = Precisazioni sulla preparazione
chapter-rulings-rows = Precisazioni sulle file vuote e corte
chapter-rulings-actions = Precisazioni sulle azioni
chapter-rulings-captures = Precisazioni sulle catture
chapter-rulings-birds = Precisazioni su rapaci e cappucci
chapter-rulings-tokens = Precisazioni sui gettoni scommessa
chapter-rulings-end = Precisazioni sul mazzo obiettivi e sulla fine
chapter-information = Chi sa che cosa
chapter-rulings-variant = Precisazioni sulla partita più breve


## Rule book: the castle and its pieces

rule-F1 = Il tabellone è Castel del Monte, un castello a otto lati. Su ogni lato, dall’esterno verso l’interno, ci sono un torrione (anch’esso ottagonale), un posto di guardia per i rapaci e uno spicchio di cortile; proprio nel mezzo c’è il centro del cortile, un unico spazio comune a tutti i lati.
    .title = Il castello
rule-F2 = I lati sono numerati da 0 a 7, in senso orario, e da ogni torrione parte verso l’esterno una fila di carte. Il torrione, il posto di guardia, lo spicchio di cortile e la fila di uno stesso lato portano tutti lo stesso numero e formano un insieme. Ogni lato ha esattamente due lati adiacenti, uno a sinistra e uno a destra (quelli del lato 0 sono il 7 e l’1), che restano tali qualunque cosa vi si trovi.
    .title = Lati e vicini
rule-F3 = I rapaci sono otto, di legno, una coppia per ciascuno dei quattro colori. Il segnalino alto di una coppia è il falco pellegrino, quello basso l’astore.
    .title = I rapaci
rule-F4 = I gettoni scommessa sono quattro, uno per colore. In due giocatori si usano tutti e quattro, due a testa.
    .title = I gettoni scommessa
rule-F5 = Le carte sono 118: 24 alberi, 24 porzioni di cielo, 8 sigilli dell’imperatore, 32 creature (otto specie, quattro carte di ognuna), 24 obiettivi (le stesse otto specie, tre carte di ognuna), 4 falconieri, 1 Fredericus e 1 carta «giocatore iniziale». Il falconiere serve soltanto a mostrare il tuo colore.
    .title = Le carte
rule-F6 = In quattro giocatori le file contengono 88 carte, 11 ciascuna: 24 alberi, 24 porzioni di cielo, 8 sigilli e 32 creature, quattro per specie. In tre ne contengono 72, 9 ciascuna: 21 alberi, 21 porzioni di cielo, 6 sigilli e 24 creature, tre per specie. In due ne contengono 56, 7 ciascuna: 18 alberi, 18 porzioni di cielo, 4 sigilli e 16 creature, due per specie. Le carte avanzate sono fuori dal gioco, e tutti sanno quali sono.
    .title = Le carte delle file


## Rule book: setting up

rule-F7 = Scegli un colore e prendi i suoi due rapaci, il suo gettone scommessa e il suo falconiere. In due giocatori i gettoni che prendi sono due. I pezzi che nessuno prende escono dal gioco.
    .title = I tuoi pezzi
rule-F8 = I tuoi due rapaci iniziano su posti di guardia opposti, per esempio 1 e 5. Le coppie di posti opposti sono quattro e nessuna è condivisa da due giocatori: in quattro giocatori, quindi, sono tutte occupate. I rapaci prendono posto prima che si distribuiscano le file, per cui non puoi pianificare da dove partono. Opzione: i posti si possono estrarre a sorte (vedi A1).
    .title = I primi posti di guardia
rule-F9 = Scegli chi inizia, oppure lascia decidere la sorte. Il giocatore iniziale tiene in vista la carta «giocatore iniziale» per tutta la partita, e gli altri seguono in senso orario. Chi siede alla destra del giocatore iniziale, e quindi gioca per ultimo in ogni giro, è il gestore, che ha in cura il mazzo obiettivi. In due giocatori è quello che non inizia.
    .title = Giocatore iniziale e gestore
rule-F10 = I 24 obiettivi si mescolano e se ne dà uno a ogni giocatore; il tuo è segreto. In tre giocatori se ne scartano scoperti altri 4, in due altri 8, in quattro nessuno. Poi se ne mettono da parte altri quattro e fra questi si mescola Fredericus: le cinque carte diventano il fondo del mazzo obiettivi. Gli obiettivi rimasti vanno sopra, 16 in quattro giocatori, 13 in tre e 10 in due; Fredericus è dunque una delle carte dalla 17ª alla 21ª in quattro giocatori, dalla 14ª alla 18ª in tre e dall’11ª alla 15ª in due.
    .title = Il mazzo obiettivi
rule-F11 = Le carte delle file si mescolano e si distribuiscono tutte, scoperte: 11 per torrione in quattro giocatori, 9 in tre, 7 in due. La prima carta di una fila sta accanto al castello, e la più esterna è la carta all’estremità. Ogni carta resta in vista, ma quando agisci, o ti chiedi se puoi farlo, contano soltanto le carte all’estremità; solo la partita più breve guarda più a fondo (vedi F39).
    .title = Le file
rule-F12 = È il momento delle prime scommesse, un giocatore dopo l’altro, in senso orario a partire dal giocatore iniziale. Metti il tuo gettone su un torrione dove prevedi che un avversario catturerà una creatura; in due giocatori metti così entrambi i tuoi gettoni. Su un torrione c’è spazio per quanti gettoni si vuole, ma al centro non si può ancora scommettere.
    .title = Le prime scommesse


## Rule book: your turn

rule-F13 = Il turno passa in senso orario, e quando tocca a te devi effettuare esattamente quattro azioni. Nel primo giro, e soltanto in quello, il giocatore iniziale ne ha due e il secondo tre; il terzo e il quarto, se ci sono, ne hanno quattro. Questo vale anche in due giocatori. Opzione: con «fino a quattro» questi numeri sono un limite, e puoi fermarti prima.
    .title = Quattro azioni
rule-F14 = L’ordine delle tue azioni lo decidi tu. Puoi ripetere qualunque tipo di azione, e non devi per forza usarli tutti. Le catture e il ribaltamento di una fila non costano azioni: puoi inserirli prima della tua prima azione, fra un’azione e l’altra o dopo l’ultima.
    .title = In qualsiasi ordine
rule-F15 = Azione: prendi la carta all’estremità di una fila qualsiasi e la aggiungi a una fila adiacente, a sinistra o a destra, dove diventa la carta all’estremità.
    .title = Spostare una carta
rule-F16 = Azione: sposti un tuo rapace non incappucciato dal suo posto di guardia a un posto di guardia adiacente. Un posto di guardia non è mai pieno: può ospitare quanti rapaci si vuole, tuoi e altrui.
    .title = Far volare un rapace
rule-F17 = Azione: incappucci rapaci avversari su un posto di guardia. Quando puoi farlo, e con quale effetto, è spiegato da F25 a F30.
    .title = Incappucciare rapaci


## Rule book: capturing creatures

rule-F18 = Ognuno dei tuoi rapaci può catturare una creatura in ogni tuo turno: al massimo, quindi, due per turno. Una cattura non costa azioni, e non è mai obbligatoria.
    .title = Una creatura per rapace
rule-F19 = Il tuo falco pellegrino, se non è incappucciato, può catturare la creatura all’estremità della fila del proprio posto di guardia se entrambe le file adiacenti terminano con una porzione di cielo.
    .title = Caccia ad alto volo
rule-F20 = Il tuo astore, se non è incappucciato, può catturare la creatura all’estremità della fila del proprio posto di guardia se all’estremità di una delle file adiacenti c’è una porzione di cielo e all’estremità dell’altra un albero. Non importa da quale parte stiano l’una e l’altro.
    .title = Caccia a basso volo
rule-F21 = La creatura lascia la sua fila e resta scoperta davanti a te, e la carta successiva verso il castello diventa subito la carta all’estremità. Le carte cielo e albero che ti sono servite per la caccia restano dove sono.
    .title = La preda
rule-F22 = Se sul torrione presso cui catturi ci sono gettoni avversari, i loro proprietari vengono pagati: in senso orario, a partire dalla tua sinistra, ciascuno riprende il gettone e pesca un obiettivo. Il tuo gettone su quel torrione non ha effetto e resta lì. Inoltre, qualsiasi cattura, presso qualunque torrione, rimanda al proprietario il gettone che si trova al centro, senza fargli pescare nulla.
    .title = Le scommesse su una cattura


## Rule book: opening the emperor’s seal

rule-F23 = Puoi ribaltare una fila se un tuo rapace, di qualunque tipo e non incappucciato, è sul suo posto di guardia e le due file adiacenti terminano entrambe con un sigillo dell’imperatore. Non costa azioni e non è mai obbligatorio, e puoi farlo una sola volta per turno.
    .title = Fra due sigilli
rule-F24 = Capovolgi l’intera fila di quel posto di guardia: la carta all’estremità va a trovarsi accanto al castello e quella accanto al castello diventa la carta all’estremità. Peschi un obiettivo. Scarti uno dei due sigilli, quello che preferisci, che esce dal gioco. E ottieni per questo turno due azioni supplementari, che puoi usare oppure no.
    .title = Che cosa concede il sigillo


## Rule book: hooding

rule-F25 = Puoi incappucciare su un posto di guardia se all’estremità di entrambe le file adiacenti c’è un albero e un avversario ha su quel posto un rapace che si può incappucciare (vedi F27). Che cosa ci sia nella fila di quel posto non ha importanza. Non serve che lì ci sia un tuo rapace, e la tua azione non incappuccia mai i tuoi.
    .title = Fra due alberi
rule-F26 = Una sola azione incappuccia un rapace di ogni avversario presente su quel posto di guardia, tranne di chi è protetto da F27.
    .title = Tutti gli avversari insieme
rule-F27 = Nessuno ha mai entrambi i rapaci incappucciati insieme. Chi ha già un rapace incappucciato è al sicuro da te; puoi comunque incappucciare i rapaci degli altri sullo stesso posto di guardia.
    .title = Mai entrambi i rapaci
rule-F28 = Se un avversario ha due rapaci su quel posto di guardia, nessuno dei quali incappucciato, ne incappucci uno solo, e scegli tu quale.
    .title = La scelta è tua
rule-F29 = Un rapace incappucciato passa dal suo posto di guardia allo spicchio di cortile dello stesso lato, e si ricorda del suo posto. Finché è incappucciato non può volare, non può catturare e non può servirti a ribaltare una fila.
    .title = Sotto il cappuccio
rule-F30 = Il tuo rapace incappucciato viene scappucciato alla fine del tuo prossimo turno e torna sul suo posto di guardia. Salta così esattamente un tuo turno; ma nulla impedisce a un altro giocatore di incappucciarlo di nuovo prima che abbia fatto qualcosa.
    .title = Quanto dura


## Rule book: the end of your turn

rule-F31 = Finite le tue azioni, seguono tre cose in quest’ordine: il tuo rapace, il tuo gettone, l’obiettivo del gestore. Nessuna di esse costa azioni. Per prima cosa, se uno dei tuoi rapaci è incappucciato, lo scappucci.
    .title = Prima il rapace
rule-F32 = Per seconda cosa, il tuo gettone deve stare su un torrione: ce lo metti oppure, se è già sul tabellone, lo sposti o lo lasci dov’è. In tre o quattro giocatori puoi metterlo anche al centro, purché lì non ci sia un altro gettone. In due giocatori questo vale per entrambi i tuoi gettoni, e il centro non c’è.
    .title = Poi il gettone
rule-F33 = Per terza cosa, se sei il gestore, scopri la prima carta del mazzo obiettivi e la scarti scoperta; questo avviene quindi una volta in ogni giro. Opzione: lo fa invece il giocatore iniziale, alla fine dei propri turni.
    .title = Infine un obiettivo
rule-F34 = Se il tuo gettone è ancora al centro quando comincia il tuo turno, lo riprendi e peschi un obiettivo, prima di ogni altra cosa.
    .title = Un gettone al centro


## Rule book: the end of the game and the score

rule-F35 = La fine si annuncia non appena un giocatore cattura la sua ottava creatura (ognuno conta le proprie), oppure non appena Fredericus viene pescato o scoperto. Da quel momento nessuno pesca più obiettivi, per nessun motivo. Il giro si gioca fino in fondo e il giocatore iniziale non ne comincia un altro, così che tutti abbiano avuto lo stesso numero di turni; se la fine si annuncia nel turno del gestore, la partita termina dopo quel turno.
    .title = La fine si annuncia
rule-F36 = Guadagni 1 punto per ogni creatura, 1 per ogni obiettivo e 2 per Fredericus, se l’hai pescato tu. Una creatura e un obiettivo della stessa specie formano una coppia, e ogni carta fa parte al massimo di una coppia. La tua prima coppia porta 1 punto in più, la seconda altri 2, la terza altri 3, e così via, contando insieme tutte le specie: tre coppie portano 6 punti, oltre a quelli delle carte.
    .title = Il punteggio
rule-F37 = Il giocatore con più punti è nominato Falconiere Imperiale e vince. Se più giocatori sono in testa a pari punti, vince quello fra loro che viene per ultimo nell’ordine di gioco; il vincitore è quindi sempre uno solo.
    .title = Il Falconiere Imperiale
rule-F38 = Puoi sempre effettuare un’azione: almeno uno dei tuoi rapaci non è incappucciato, e nessun posto di guardia è mai pieno. Il mazzo obiettivi dura sempre finché non compare Fredericus. E poiché in ogni giro si scopre un obiettivo, ogni partita ha una fine: dopo 21 giri al massimo in quattro giocatori, 18 in tre e 15 in due.
    .title = Nessuno resta mai bloccato


## Rule book: the shorter game

rule-F39 = Una volta in ogni tuo turno, in qualunque momento e senza usare azioni, puoi rimandare tre carte al castello. Un tuo rapace non incappucciato deve essere sul posto di guardia della loro fila, e le ultime tre carte di quella fila devono essere tutte alberi o tutte porzioni di cielo: sposti queste tre carte dall’estremità all’inizio della stessa fila, accanto al castello. Opzione: si gioca con questa regola solo se è stata attivata.
    .title = Tre carte indietro


## Rule book: rulings on setting up

rule-A1 = I regolamenti mostrano i primi posti di guardia solo in una figura che non ci è giunta; qui i posti sono fissi. In ordine di gioco, falco pellegrino e astore iniziano sui posti di guardia 0 e 4, 1 e 5, 2 e 6, 3 e 7. In due giocatori il secondo ha 2 e 6, così che ciascuno veda il castello esattamente come lo vede l’altro. Opzione: si può estrarre a sorte quale coppia di posti tocca a ogni giocatore, e quale rapace sta sull’uno e quale sull’altro.
    .title = Chi sta dove
rule-A2 = I regolamenti non dicono come due giocatori mettano i loro primi quattro gettoni. Qui metti entrambi i tuoi insieme, il giocatore iniziale prima dell’altro; puoi metterli tutti e due sullo stesso torrione.
    .title = Prime scommesse in due
rule-A3 = Due azioni, poi tre, poi quattro e quattro: nel primo giro vale quanto è stampato, qualunque sia il numero dei giocatori. Se in quel giro ribalti una fila, le due azioni che ne ottieni si aggiungono. Un obiettivo si scopre alla fine del primo giro come di ogni altro.
    .title = Il primo giro


## Rule book: rulings on empty and short rows

rule-A4 = I regolamenti non parlano di file vuote. Qui non puoi prenderne una carta, naturalmente, ma puoi spostarvene una, che è allora insieme la prima carta e quella all’estremità. Una fila appartiene al suo torrione, non alle sue carte; altrimenti quel lato del castello sarebbe perduto per sempre.
    .title = In una fila vuota
rule-A5 = Una fila vuota resta adiacente alle file che le stanno accanto, ma non ha una carta all’estremità. Perciò non puoi catturare da essa, e non è possibile nulla che richieda una certa carta alla sua estremità: accanto a essa non puoi né cacciare, né incappucciare, né ribaltare una fila. Non si guarda mai oltre, alla fila che viene dopo.
    .title = Accanto a una fila vuota
rule-A6 = I regolamenti non dicono quanto debba essere lunga una fila per poterla ribaltare. Qui basta una sola carta: resta dov’è, ma peschi un obiettivo, scarti un sigillo e ottieni due azioni. Si può ribaltare anche una fila che si legge allo stesso modo nei due sensi. Una fila vuota no, perché non c’è nessuna fila da prendere.
    .title = Ribaltare una fila corta
rule-A7 = Una fila può allungarsi quanto si vuole. I regolamenti non pongono limiti, e qui non ce ne sono.
    .title = File lunghe
rule-A8 = Prendere una creatura o scartare un sigillo può lasciare vuota una fila; è permesso. I gettoni possono stare sul torrione di una fila vuota.
    .title = Svuotare una fila


## Rule book: rulings on actions

rule-A9 = Devi usare tutte le azioni che il turno ti dà, e puoi sempre farlo. Due di esse possono annullarsi a vicenda, se voli via e torni o se sposti una carta e la rimetti a posto, ma una sola azione non lascia mai tutto com’era. Opzione: con «fino a quattro» puoi lasciare azioni inutilizzate.
    .title = Non si passa
rule-A10 = Quando hai finito lo dici tu. Puoi farlo appena non resta nessuna azione obbligatoria, e non devi farlo subito: una cattura, il ribaltamento di una fila e le sue azioni supplementari possono essere ancora alla tua portata, e il tuo turno non si chiude prima che tu ne abbia avuto l’occasione. Opzione: con «fino a quattro» puoi finire in qualunque momento.
    .title = Quando finisci
rule-A11 = Le due azioni supplementari del sigillo puoi usarle o no, per qualunque tipo di azione, in qualunque momento successivo dello stesso turno. Non fa differenza se ribalti la fila dopo la tua quarta azione. Quelle che non usi vanno perdute alla fine del turno.
    .title = Azioni supplementari
rule-A12 = Non puoi incappucciare su un posto di guardia dove non ne seguirebbe nulla: dove non c’è nessun rapace, dove tutti i rapaci sono tuoi o dove ogni avversario presente ha già un rapace incappucciato. Incappucciare non può quindi servirti per passare.
    .title = Non si incappuccia a vuoto
rule-A13 = I regolamenti non parlano di mosse ritirate. Qui puoi ritirare ciò che hai fatto, un passo alla volta, entro il tuo stesso turno, finché non viene alla luce qualcosa di nascosto: una volta che un obiettivo è stato pescato o scoperto, ciò che vi ha portato resta fatto, salvo che tutti al tavolo siano d’accordo.
    .title = Ritirare le mosse
rule-A14 = Ciò che non costa azioni non è mai un dovere. Puoi non catturare una creatura e non usare i sigilli, anche quando sono lì a portata di mano.
    .title = Nulla di gratuito è obbligatorio


## Rule book: rulings on captures

rule-A15 = Catture e ribaltamenti hanno effetto uno alla volta e subito, e se puoi farne uno dipende dalle carte all’estremità in quel momento. L’ordine quindi conta: una cattura o un ribaltamento può aprire la via a ciò che segue, o sbarrarla. Se entrambi i tuoi rapaci sono su uno stesso posto di guardia, non possono catturare tutti e due senza che nel frattempo qualcosa cambi, perché all’uno serve il cielo da entrambe le parti e all’altro un cielo e un albero.
    .title = L’ordine conta
rule-A16 = In uno stesso turno il tuo rapace può prima volare e poi catturare, o viceversa; cattura comunque una volta sola. I rapaci sullo stesso posto di guardia, di chiunque siano, non lo ostacolano.
    .title = Volare e catturare
rule-A17 = Se catturi presso il torrione su cui sta il tuo stesso gettone, non peschi nulla per questo e il gettone resta. Il regolamento italiano parla soltanto di gettoni avversari.
    .title = La tua scommessa
rule-A18 = Quando una cattura paga più scommesse, i proprietari pescano un obiettivo ciascuno, in senso orario a partire dalla sinistra di chi ha catturato. Se uno di loro pesca Fredericus, quelli che vengono dopo non pescano nulla; ma tutti i gettoni avversari su quel torrione tornano ai loro proprietari.
    .title = Chi è pagato per primo
rule-A19 = Se il tuo gettone torna da te durante il turno di un altro giocatore, resta nella tua mano fino alla fine del tuo prossimo turno. Non puoi metterlo prima.
    .title = Un gettone in mano


## Rule book: rulings on birds and hoods

rule-A20 = In uno spicchio di cortile possono stare quanti rapaci incappucciati si vuole, e quando il tuo viene scappucciato sul suo posto di guardia c’è sempre spazio. A quel punto ha saltato esattamente un tuo turno. Può essere incappucciato di nuovo nello stesso giro in cui è stato scappucciato; nulla lo protegge.
    .title = Di nuovo incappucciato
rule-A21 = Un rapace incappucciato non conta come se fosse sul suo posto di guardia. Con esso non puoi catturare, volare o ribaltare una fila, e nemmeno rimandare indietro tre carte nella partita più breve.
    .title = Fuori dal posto di guardia


## Rule book: rulings on betting tokens

rule-A22 = In due giocatori entrambi i tuoi gettoni possono stare sullo stesso torrione. Ogni regolamento promette al proprietario un obiettivo, quindi qui una cattura presso quel torrione ti paga un obiettivo e ti rende entrambi i gettoni: raddoppiare non ti fa guadagnare nulla. Opzione: peschi un obiettivo per ogni gettone.
    .title = Due gettoni, un torrione
rule-A23 = In due giocatori entrambi i tuoi gettoni devono stare su torrioni quando il tuo turno è finito. Di quelli già lì puoi spostarne uno, tutti e due o nessuno.
    .title = Entrambi i gettoni in gioco
rule-A24 = In tre o quattro giocatori puoi mettere il tuo gettone al centro solo alla fine del tuo turno, e solo se in quel momento il centro è vuoto. La prima cattura, di chiunque, te lo rimanda senza pagarti, e quelle successive non trovano più nulla; il centro è allora libero per un altro giocatore, già dalla fine di quello stesso turno. Se il tuo gettone è ancora lì quando comincia il tuo prossimo turno, ti paga prima della tua prima azione, cioè al più presto nel secondo giro. Perché stia di nuovo al centro devi rimettercelo.
    .title = Il centro
rule-A25 = In tre o quattro giocatori hai un solo gettone, e sta in un solo luogo. Se lo sposti da un torrione al centro, la tua scommessa sul torrione non c’è più.
    .title = Un solo luogo


## Rule book: rulings on the goal deck and the end

rule-A26 = Se il gestore scopre Fredericus, la carta viene scartata e nessuno ne ottiene i 2 punti. La partita finisce all’istante, perché toccherebbe al giocatore iniziale. Opzione: se è il giocatore iniziale a scoprire gli obiettivi, gli altri giocatori hanno ancora il loro turno in quel giro.
    .title = Fredericus scoperto
rule-A27 = Se peschi Fredericus, lo mostri e lo tieni. Vale 2 punti e non di più: non conta anche come obiettivo, e non forma una coppia con nessuna creatura.
    .title = Fredericus pescato
rule-A28 = Dopo l’annuncio i turni rimasti si giocano come sempre: puoi catturare, incappucciare, scommettere e ribaltare una fila, scartando un sigillo e ottenendo due azioni. Soltanto, non si pescano più obiettivi, né per le scommesse né per il ribaltamento né per un gettone al centro, e non se ne scoprono più. I gettoni che sarebbero stati pagati tornano comunque ai loro proprietari.
    .title = Dopo l’annuncio
rule-A29 = I regolamenti non dicono che cosa viene prima se catturi la tua ottava creatura presso un torrione con gettoni avversari. Qui viene prima la fine: i gettoni tornano ai proprietari, che non pescano nulla. Opzione: le scommesse su quella cattura possono essere ancora pagate, e se una di esse porta Fredericus, la fine ha semplicemente due motivi.
    .title = Scommesse sull’ottava
rule-A30 = Il giocatore che cattura l’ottava creatura gioca il suo turno fino in fondo e può catturarne una nona; più di nove nessuno può averne. Nei turni che restano, anche altri possono arrivare a otto o a nove.
    .title = Una nona creatura
rule-A31 = Se il giocatore iniziale pesca Fredericus all’inizio di un turno, per un gettone al centro, quel turno è già cominciato. Si gioca quindi ancora tutto il giro.
    .title = Fredericus dal centro
rule-A32 = Non ti trovi mai davanti a un mazzo obiettivi vuoto finché si possono ancora pescare obiettivi: Fredericus è fra le ultime cinque carte, e una volta comparso nessuno pesca più. Per quel caso non serve dunque nessuna regola.
    .title = Mai un mazzo vuoto
rule-A33 = Quando la fine è già annunciata, dopo l’ultimo turno non ne segue nessuno su cui si possa scommettere. Perciò chi lo gioca non deve mettere un gettone, e si contano subito i punti.
    .title = Nessuna scommessa alla fine


## Rule book: who knows what

rule-A34 = Tutti vedono tutte le carte di tutte le file, i rapaci e i cappucci, i gettoni, le creature catturate e i sigilli scartati. Tutti possono esaminare in ogni momento tutti gli obiettivi scartati, nella preparazione o in seguito. Tutti sanno inoltre quante carte ha il mazzo obiettivi, quanti obiettivi ha ogni giocatore, quante azioni restano nel turno, se la fine è stata annunciata e, una volta che Fredericus è stato pescato, chi lo ha.
    .title = Che cosa vedono tutti
rule-A35 = I tuoi obiettivi li guardi soltanto tu. I regolamenti lo dicono del primo; qui vale anche per quelli che peschi in seguito. Nessuno conosce l’ordine del mazzo obiettivi, né quali quattro obiettivi stiano sul fondo con Fredericus. Ma puoi fare i conti: gli obiettivi che non hai visto sono i 24, meno quelli scartati scoperti, meno i tuoi.
    .title = Che cosa sai solo tu
rule-A36 = Il caso parla nella distribuzione (e nella scelta dei primi posti di guardia, se si estraggono a sorte), e ogni volta che si pesca o si scopre un obiettivo. Tutto il resto dipende da ciò che decidete tu e i tuoi avversari.
    .title = Dove entra il caso


## Rule book: rulings on the shorter game

rule-A37 = In una fila di esattamente tre carte la mossa non cambierebbe nulla, quindi non puoi farla. Non conta né come azione né come il tuo unico ribaltamento del turno, e un rapace incappucciato non te ne dà il diritto.
    .title = Limiti della partita più breve


## The log: what happened, one sentence an event
##
## $seat, $victim and $owner are players’ names. A card, bird or place comes as its name ($card), with its other forms
## ($card-the) and as its letter for choosing ($card-id).

event-turn-began = Giro { $round }: { $seat } inizia un turno di { $actions } azioni.
event-card-moved = { $seat } sposta { $card-the } dalla fila { $row } alla fila { $to }.
event-flew = { $seat } fa volare { $bird-the } dal posto di guardia { $tower } al posto { $to }.
event-hooding = { $seat } incappuccia i rapaci avversari sul posto di guardia { $tower }.
event-hooded = { $bird-id ->
        [P] Il falco pellegrino di { $victim } è incappucciato nello spicchio { $tower }.
       *[G] L’astore di { $victim } è incappucciato nello spicchio { $tower }.
    }
event-captured = { $seat } cattura { $creature-the } presso il torrione { $tower } con { $bird-the }.
event-reversed = { $seat } usa i sigilli: la fila { $row } si ribalta, il sigillo della fila { $discard } è scartato, { $extra } azioni supplementari.
event-shifted = { $card-id ->
        [W] { $seat } sposta tre alberi all’inizio della fila { $row }, accanto al castello.
       *[S] { $seat } sposta tre porzioni di cielo all’inizio della fila { $row }, accanto al castello.
    }
event-actions-ended = { $seat } conclude le azioni del turno.
event-freed = { $seat } scappuccia { $bird-the }, che torna sul posto di guardia { $tower }.
event-token-laid = { $place-id ->
        [centre] { $seat } mette un gettone al centro.
       *[keep] { $seat } scommette sul torrione { $place }.
    }
event-token-stayed = { $seat } lascia un gettone sul torrione { $place }.
event-token-back = { $from-id ->
        [centre] { $seat } riprende il gettone dal centro.
       *[keep] { $seat } riprende il gettone dal torrione { $from }.
    }
event-goal-drawn = { $seat } pesca un obiettivo.
    .seen = { $seat } pesca un obiettivo: { $goal-the }.
event-fredericus-drawn = { $seat } pesca Fredericus!
event-goal-turned-over = { $goal-id ->
        [F] { $seat } scopre il primo obiettivo del mazzo: è Fredericus!
       *[other] { $seat } scopre il primo obiettivo del mazzo e lo scarta: { $goal-the }.
    }
event-announced = { $reason-id ->
        [eighth] { $seat } ha otto creature e annuncia la fine. Non si pescano più obiettivi.
        [drawn] { $seat } annuncia la fine. Non si pescano più obiettivi.
       *[turned] Fredericus è scartato; si annuncia la fine. Non si pescano più obiettivi.
    }
event-game-over = { $reason-id ->
        [eighth] La caccia è finita: qualcuno ha catturato l’ottava creatura. Il Falconiere Imperiale è { $seat }.
        [drawn] La caccia è finita: Fredericus è stato pescato. Il Falconiere Imperiale è { $seat }.
       *[turned] La caccia è finita: Fredericus è stato scoperto. Il Falconiere Imperiale è { $seat }.
    }

reason-eighth = ottava creatura
reason-drawn = Fredericus pescato
reason-turned = Fredericus scoperto


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it.

refusal-over = La partita è finita; non si può giocare più nulla.
refusal-bets-first = Prima vengono le scommesse: metti il tuo gettone su un torrione.
refusal-token-first = Le tue azioni sono finite. Ora metti il tuo gettone scommessa.
refusal-token-later = { $remaining ->
        [0] I gettoni si mettono alla fine del turno. Prima chiudi le tue azioni (Z).
        [one] I gettoni si mettono alla fine del turno. Hai ancora un’azione da effettuare.
       *[other] I gettoni si mettono alla fine del turno. Hai ancora { $remaining } azioni da effettuare.
    }
refusal-other-game = «{ $text }» è una mossa di un altro gioco.
refusal-no-move = «{ $text }» non è una mossa. In un turno si usano M fila>fila, P>posto, G>posto, H posto[rapaci], XP, XG, R fila/sigillo, V fila e Z; un gettone si mette con K.
refusal-no-such-side = Il lato { $number } non esiste; i lati del castello sono numerati da 0 a 7.
refusal-no-such-bird = «{ $text }» non è un tuo rapace: P è il falco pellegrino, G l’astore.

refusal-no-actions-left = Non hai più azioni. Puoi ancora catturare o ribaltare una fila, oppure chiudere le tue azioni (Z).
refusal-actions-left = { $remaining ->
        [one] Devi effettuare ancora un’azione prima di finire il turno.
       *[other] Devi effettuare ancora { $remaining } azioni prima di finire il turno.
    }
refusal-empty-row = La fila { $row } è vuota; non c’è nessuna carta da spostare.
refusal-not-adjacent = La fila { $row } non è adiacente alla fila { $to }. Dalla fila { $row } una carta va nella fila { $left } o nella fila { $right }.
refusal-hooded-flight = Il tuo { $bird } è incappucciato nello spicchio { $tower } e non può volare prima di essere scappucciato alla fine del tuo turno.
refusal-far-flight = Il tuo { $bird } è sul posto di guardia { $tower }; può volare al posto { $left } o al posto { $right }, non al posto { $to }.

refusal-captured-already = Il tuo { $bird } ha già catturato in questo turno; ogni rapace cattura una volta per turno.
refusal-hooded-hunt = Il tuo { $bird } è incappucciato nello spicchio { $tower } e non può catturare.
refusal-hunt-empty-row = La fila { $tower } è vuota; davanti al tuo { $bird } non c’è nulla da catturare.
refusal-no-creature = La fila { $tower } { $end-ends }; il tuo { $bird } cattura soltanto creature.
refusal-high-hunt = La fila { $left } { $left-end-ends } e la fila { $right } { $right-end-ends }; per la caccia ad alto volo serve una porzione di cielo da entrambe le parti della fila { $tower }.
refusal-low-hunt = La fila { $left } { $left-end-ends } e la fila { $right } { $right-end-ends }; per la caccia a basso volo servono un albero da una parte della fila { $tower } e una porzione di cielo dall’altra.

refusal-reversed-already = In questo turno hai già usato i sigilli; si può ribaltare una sola fila per turno.
refusal-no-bird-to-reverse = Per ribaltare la fila { $row } ti serve un tuo rapace sul posto di guardia { $row }.
refusal-hooded-reversal = Il tuo { $bird } è incappucciato nello spicchio { $row }; un rapace incappucciato non serve a ribaltare una fila.
refusal-no-seals = La fila { $left } { $left-end-ends } e la fila { $right } { $right-end-ends }; per ribaltare la fila { $tower } devono terminare entrambe con un sigillo.
refusal-reverse-empty-row = La fila { $row } è vuota; non c’è nulla da ribaltare.
refusal-wrong-seal = La fila { $to } non è adiacente alla fila { $row }. Si scarta il sigillo della fila { $left } o della fila { $right }.

refusal-no-woods = La fila { $left } { $left-end-ends } e la fila { $right } { $right-end-ends }; per incappucciare sul posto di guardia { $tower } devono terminare entrambe con un albero.
refusal-hood-nobody = Sul posto di guardia { $tower } non c’è nessun rapace, quindi nessuno da incappucciare.
refusal-hood-own-only = Sul posto di guardia { $tower } ci sono soltanto rapaci tuoi; incappucciare non li tocca mai.
refusal-hood-immune-only = Ogni avversario sul posto di guardia { $tower } ha già un rapace incappucciato ed è al sicuro.
refusal-hood-notation = «{ $text }» non indica rapaci. Indica un rapace di ogni avversario sul posto di guardia { $tower }, per esempio [1P,2G].
refusal-hood-no-seat = Il giocatore { $number } non esiste; i giocatori sono { $seats }, numerati a partire da 0.
refusal-hood-both = Si può incappucciare un solo rapace di { $victim }, mai entrambi.
refusal-hood-own = Non incappucci mai i tuoi stessi rapaci; indica quelli dei tuoi avversari sul posto di guardia { $tower }.
refusal-hood-absent = { $bird-id ->
        [P] Il falco pellegrino di { $victim } non è sul posto di guardia { $tower }.
       *[G] L’astore di { $victim } non è sul posto di guardia { $tower }.
    }
refusal-hood-immune = { $victim } ha già un rapace incappucciato, quindi l’altro è al sicuro.
refusal-hood-forgotten = Si incappuccia un rapace di ogni avversario che può perderne uno: manca { $victim } sul posto di guardia { $tower }.

refusal-variant-off = Qui non si gioca la variante della partita più breve.
refusal-shifted-already = In questo turno hai già spostato tre carte verso il castello.
refusal-no-bird-to-shift = Per spostare verso il castello l’estremità della fila { $row } ti serve un tuo rapace sul posto di guardia { $row }.
refusal-hooded-shift = Il tuo { $bird } è incappucciato nello spicchio { $row }; qui un rapace incappucciato non conta.
refusal-shift-nothing = La fila { $row } è fatta soltanto di queste tre carte; spostarle non cambierebbe nulla.
refusal-shift-unlike = { $length ->
        [0] La fila { $row } è vuota; alla sua estremità servono tre alberi o tre porzioni di cielo.
       *[other] La fila { $row } termina con: { $cards }; servono tre alberi o tre porzioni di cielo.
    }

refusal-centre-in-bets = Al centro non si scommette prima della partita; scegli un torrione.
refusal-no-centre = In due giocatori il centro non si usa; entrambi i gettoni stanno su torrioni.
refusal-centre-taken = Al centro c’è già il gettone di { $owner }; scegli un torrione.
refusal-two-tokens = Hai due gettoni e li metti entrambi, per esempio K 1 5. Possono stare sullo stesso torrione.
refusal-one-token = Hai un gettone; indica un solo torrione.
refusal-token-notation = «{ $text }» non indica un luogo per un gettone: K 5 per un torrione, K centre per il centro, K 1 5 per due gettoni.


## Refusals of options and of hand-written positions

refusal-unknown-option = L’opzione «{ $option }» non esiste. Le opzioni sono: { $options }.
refusal-option-value = L’opzione { $option } non può essere «{ $value }»; può essere: { $values }.
refusal-too-long = Questo testo di { $length } caratteri non è una posizione; per ogni posizione ne bastano { $most }.
refusal-unknown-key = Riga { $line }: «{ $key }» non è una chiave di una posizione. Le chiavi sono: { $keys }.
refusal-key-twice = Riga { $line }: «{ $key }» è già stata indicata prima.
refusal-value = Riga { $line }: «{ $key } { $value }» non si può leggere. { $expected }
refusal-number = Riga { $line }: «{ $key } { $value }» non è possibile; serve un numero da { $least } a { $most }.
refusal-parts = Riga { $line }: le parti di { $key } devono essere tante quante i giocatori, cioè { $seats }, non { $count }.
expected-game = Questa non è una posizione di Fredericus.
expected-options = Le opzioni si scrivono nome=valore, ognuna una volta sola.
expected-rows = Una fila si scrive lato:carte, dal castello verso l’esterno, per esempio 0:eSW, oppure 0:- quando è vuota; ogni lato da 0 a 7 una volta sola.
expected-cards = Le carte sono W, S, E e le creature dalla a alla h.
expected-birds = I rapaci si scrivono P1G5, una coppia per giocatore, con una h dopo il posto di guardia di un rapace incappucciato.
expected-tokens = Un gettone sta su un torrione da 0 a 7, al centro («centre») o in mano (-).
expected-two-tokens = In due ogni giocatore ha due gettoni, per esempio 5 1; stanno su torrioni da 0 a 7 o in mano (-).
expected-creatures = Le creature sono lettere dalla a alla h, oppure - per nessuna; nessuna specie ne ha più di quattro.
expected-goals = Gli obiettivi sono lettere dalla a alla h e F per Fredericus, oppure - per nessuno.
expected-phase = La fase è bets, turn, token oppure over.
expected-used = Ciò che un turno consuma si scrive con P, G, R e V, oppure - per nulla.
expected-unused = Solo un turno consuma qualcosa; in questa fase scrivi - oppure ometti la riga.
expected-announced = Scrivi yes oppure no.
expected-announcement = Qualcuno ha Fredericus o otto creature, oppure Fredericus è stato scoperto, oppure la partita è finita: la fine è dunque annunciata.
refusal-too-many-cards = Nelle file e fra le catture ci sono { $count } carte «{ $card }»; con { $seats } giocatori il gioco ne ha { $most }.
refusal-too-many-captures = Creature di { $seat }: { $count }; nessuno può averne più di { $most }.
refusal-too-many-goals = Ci sono { $count } obiettivi «{ $goal }»; il gioco ne ha { $most }.
refusal-fredericus-twice = Fredericus compare { $count } volte; ce n’è uno solo.
refusal-fredericus-too-high = Fredericus non può essere la carta { $place } di un mazzo di { $length }; sta fra le ultime cinque.
refusal-fredericus-missing = Fredericus non è da nessuna parte: né nel mazzo (carte: { $length }), né presso un giocatore, né fra le carte scoperte.
refusal-still-hooded = Un rapace di { $seat } è ancora incappucciato; si scappuccia prima di mettere il gettone.
refusal-both-hooded = Entrambi i rapaci di { $seat } sono incappucciati; può esserlo al massimo uno.
refusal-two-in-centre = I gettoni di { $seat } e di { $other } sono entrambi al centro; c’è spazio per uno solo.
refusal-own-centre = Il gettone di { $seat } non può stare al centro nel turno del suo proprietario; gli è tornato all’inizio del turno.
refusal-bets-out-of-turn = Mentre si fanno le scommesse, i giocatori che precedono quello che decide hanno i gettoni sui torrioni e gli altri in mano; per { $seat } non è così.
refusal-extra-without-reversal = Azioni supplementari: { $extra }; possono venire soltanto da un ribaltamento (used R).
refusal-late-round = Obiettivi nel mazzo: { $deck }; il giro { $round } è troppo avanti, l’ultimo possibile è il { $most }.
refusal-late-bets = Le scommesse iniziali si fanno prima del primo giro, e prima di ogni annuncio.


## Terminal
##
## The words of `tavoliere play` at the castle. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-round = Giro { $round }
terminal-actions = Azioni
terminal-announced = Fine annunciata
terminal-own-goals = I tuoi obiettivi
terminal-no-pairs = ancora nessuna coppia
terminal-goal-deck = Mazzo obiettivi
terminal-open-goals = scartati
terminal-too-small = Al castello serve una finestra di 80 per 24 caratteri; questa è di { $width } per { $height }.

terminal-hint-bet = Metti il tuo gettone su un torrione: scegli un lato, poi premi Invio.
terminal-hint-bets = Metti due gettoni, su due torrioni o su uno solo: scegli il primo torrione.
terminal-hint-bets-second = Ora il secondo torrione, anche lo stesso. Esc riprende il primo gettone.
terminal-hint-turn = Con le frecce o 0-7 scegli una carta all’estremità o un rapace, poi Invio.
terminal-hint-card = Carta «{ $card }»: in quale fila adiacente? Esc la rimette giù.
terminal-hint-bird = Il tuo { $bird }: vola a un posto adiacente o fa altro? Esc annulla.
terminal-hint-seal = Quale dei due sigilli scarti? Esc annulla.
terminal-hint-victim = Quale rapace incappucci? Esc annulla.
terminal-hint-which = Quale scegli? Esc annulla.
terminal-hint-only-end = Non puoi fare altro: z chiude le tue azioni, u ritira l’ultima mossa.
terminal-hint-may-end = Hai usato le tue azioni. Puoi chiuderle con z.
terminal-row = Fila { $row }: { $count ->
        [0] vuota
        [one] una sola carta, { $end }
       *[other] { $count } carte, all’estremità { $end }
    }
terminal-tower = Posto di guardia { $tower }
terminal-keep = Torrione { $keep }
terminal-centre = Il centro del cortile
terminal-bird-of = { $bird } di { $name }
terminal-bird-here = Posto di guardia { $tower }: { $bird } di { $name }

terminal-key-capture = Cattura
terminal-key-reverse = Ribalta
terminal-key-hood = Incappuccia
terminal-key-variant = Tre indietro
terminal-key-end = Fine

terminal-help-digits = Porta il cursore su un lato
terminal-help-enter = Scegli; poi scegli ancora dove va
terminal-help-birds = Scegli il tuo falco pellegrino o il tuo astore
terminal-help-capture = Cattura una creatura
terminal-help-reverse = Ribalta una fila fra due sigilli
terminal-help-hood = Incappuccia rapaci
terminal-help-variant = Rimanda tre carte al castello (partita più breve)
terminal-help-end = Chiudi le tue azioni
terminal-help-type = Scrivi una mossa, per esempio M 0>7
terminal-help-mouse = Mouse: fai clic su una carta, poi su una fila adiacente; fai clic su un rapace, poi su un posto di guardia, sulla sua creatura o su un sigillo.
terminal-help-moves = M fila>fila   P>posto   G>posto   H posto[rapaci]   XP   XG   R fila/sigillo   V fila   Z   K torrione
terminal-sign-bird = il falco pellegrino del giocatore 0; G è un astore
terminal-sign-hooded = un rapace incappucciato, nel cortile
terminal-sign-token = il gettone del giocatore 2
terminal-sign-goals = obiettivi in mano a un giocatore
terminal-sign-action = un’azione rimasta; verde: un’azione supplementare

terminal-which-birds = Quali rapaci incappucci?

terminal-handover-why = Gli obiettivi di ogni giocatore sono segreti.

terminal-score-title = Il Falconiere Imperiale è { $name }
terminal-score-reason = La fine: { $reason }, nel giro { $round }.
terminal-score-tie = Parità in testa: vince chi viene per ultimo nell’ordine di gioco (F37).
terminal-score-pairs = Coppie
terminal-score-single = Singole
terminal-score-sum = Creature { $creatures }, obiettivi { $goals }, coppie { $bonus }, Fredericus { $fredericus }
terminal-look = Guarda il castello
