### Tavoliere in Italian: the words of the house that belong to no single game.
###
### As in the words of the games: the player is “tu”, a seat is *giocatore*, apostrophes and quotation marks are ’ « ».
### A record is *registrazione*, a tag *etichetta*, a seed *seme*; a move is taken back: *ritirare*; the Enter key is *Invio*.

## Refusals

refusal-unknown-game = Il gioco «{ $game }» non esiste. I giochi sono: { $games }.
refusal-seats = In { $seats } non si può giocare; i giocatori devono essere da { $least } a { $most }.
refusal-seats-exactly = In { $seats } non si può giocare; i giocatori devono essere esattamente { $needed }.
refusal-record-long = Questo testo di { $length } caratteri è troppo lungo per una registrazione; per ogni partita ne bastano { $most }.
refusal-record-line = Riga { $line } della registrazione: «{ $text }» non è né un’etichetta né un elenco di mosse di un giocatore.
refusal-record-tag = Alla registrazione manca l’etichetta { $tag }.
refusal-record-value = L’etichetta { $tag } della registrazione non può valere «{ $value }».
refusal-record-rules = La registrazione segue la versione { $version } delle regole; questo programma le conosce fino alla versione { $known }.
refusal-record-seat = Riga { $line }: muove il giocatore { $found }, ma tocca al giocatore { $due }.
refusal-record-over = Riga { $line }: «{ $move }» viene dopo la fine della partita.
refusal-record-move = Riga { $line }, mossa { $number }: «{ $move }» non è permessa.
refusal-record-commitment = Il seme non corrisponde all’hash pubblicato prima della distribuzione.
refusal-record-result = Per la registrazione { $tag } vale «{ $value }», ma dalle mosse risulta «{ $found }».

refusal-unknown-player = Il giocatore «{ $player }» non esiste. I giocatori sono: { $players }.
refusal-player-setting = Il giocatore { $player } non ha l’impostazione «{ $setting }». Le sue impostazioni sono: { $settings }.
refusal-player-bare = Il giocatore { $player } non ha impostazioni, quindi nemmeno «{ $setting }».
refusal-player-whole = L’impostazione { $setting } del giocatore { $player } non può essere «{ $value }»; è un numero intero da { $least } a { $most }.
refusal-player-number = L’impostazione { $setting } del giocatore { $player } non può essere «{ $value }»; è un numero da { $least } a { $most }.
refusal-player-pair = Le impostazioni del giocatore { $player } si scrivono nome=valore, separate da virgole; «{ $text }» non è scritto così.
refusal-player-twice = L’impostazione { $setting } del giocatore { $player } è data due volte.
refusal-no-planning = { $game } non ha un pianificatore, quindi il giocatore { $player } non può giocarci.
refusal-external-command = «{ $text }» non è un comando che si possa avviare qui. Il giocatore external si scrive external:command=…, con le impostazioni davanti.
refusal-external-saved = Il giocatore { $number } di questa partita è un programma di qualcuno, e una registrazione non avvia programmi. Nomina di nuovo tutti i giocatori, con un --player per ciascuno.

# A program of somebody’s own has lost its game. $number is its seat, $decision the number of its decision.
forfeit-start = { $player } (giocatore { $number }, decisione { $decision }) non si è potuto avviare: { $detail }.
forfeit-late = { $player } (giocatore { $number }, decisione { $decision }) dopo { $detail } secondi non aveva ancora risposto.
forfeit-long = { $player } (giocatore { $number }, decisione { $decision }) ha scritto una riga di più di { $detail } byte.
forfeit-unasked = { $player } (giocatore { $number }, decisione { $decision }) ha scritto «{ $detail }» senza che nessuno lo chiedesse.
forfeit-nonsense = { $player } (giocatore { $number }, decisione { $decision }) ha risposto «{ $detail }», che qui non significa nulla.
forfeit-illegal = { $player } (giocatore { $number }, decisione { $decision }) voleva giocare «{ $detail }», che non è consentito.
forfeit-closed = { $player } (giocatore { $number }, decisione { $decision }) ha chiuso la sua uscita.
forfeit-ended = { $player } (giocatore { $number }, decisione { $decision }) è terminato da solo, con il codice { $detail }.
forfeit-killed = { $player } (giocatore { $number }, decisione { $decision }) è stato fermato dal segnale { $detail }.
forfeit-words = Le sue ultime parole: «{ $words }»
refusal-values = I valori «{ $values }» non vanno bene per questo tipo di partita ({ $variety }): ogni tratto deve comparire una volta, e nient’altro.
refusal-values-file = I valori «{ $values }» non si possono leggere: { $why }.
refusal-training-game = { $game } non ha un pianificatore, quindi non ci sono valori da imparare.
refusal-training-variety = Per «{ $variety }» non ci sono valori. Ce ne sono per: { $varieties }.
refusal-training-number = L’impostazione { $setting } di un addestramento non può essere { $value }; è un numero da { $least } a { $most }.
refusal-training-folder = La cartella { $folder } appartiene a un addestramento impostato diversamente: lì { $setting } è { $found }, qui si chiede { $asked }. Usa la stessa impostazione, oppure un’altra cartella con --out.
refusal-training-damaged = { $file } è danneggiato: non si sa più a quale addestramento appartenga la cartella. Scegline un’altra con --out.
refusal-unknown-language = La lingua «{ $language }» non esiste. Le lingue sono: { $languages }.
refusal-option-pair = Un’opzione si scrive nome=valore; «{ $text }» non è scritta così.
refusal-no-rule = Nel gioco { $game } non c’è nessuna regola { $number }.
refusal-no-rule-found = Nessuna regola parla di «{ $text }».
refusal-no-tests = La cartella «{ $folder }», in cui cercare i test, non esiste.
refusal-no-seat = In questa partita il giocatore { $number } non esiste; i giocatori vanno da 0 a { $most }.

## Goods
##
## A game that has goods names them `resource-…`; the form `.counted` of a name may ask for $amount.

goods-item = { $amount } { $resource }
goods-none = niente

## The command line

source-ruling = una nostra precisazione, perché i regolamenti tacciono
verified-moves = { $count ->
        [one] L’unica mossa è permessa.
       *[other] Tutte le { $count } mosse sono permesse.
    }
verified-seed = Il seme corrisponde all’hash pubblicato prima della distribuzione.
verified-no-seed = La registrazione non contiene un hash pubblicato e un seme da confrontare.
verified-unfinished = La partita non è finita.
verified-result = Il risultato è { $result }.
refusal-player-count = Giocatori indicati: { $players }; per questa partita ne servono { $seats }.

## Addestramento
##
## `tavoliere train values`: il computer gioca contro se stesso e impara quanto conta ogni tratto di un tavolo.

training-round = Turno { $round } di { $rounds }
training-match = Confronto finale
training-speed = { $speed } partite/s
training-step = Turno { $round }, { $variety }: perdita { $before } prima, { $after } dopo.
training-check = Contro l’inizio: { $share } di vittorie.
training-stopped = Interrotto. Lo stesso comando riprende da ciò che si trova in { $folder }.
training-title = Valori imparati per { $game }
training-variety = Partita
training-games = Partite
training-share = Vittorie degli imparati
training-parity = Alla pari
training-verdict = Il confronto mostra
training-verdict-better = gli imparati sono migliori
training-verdict-open = nessuna differenza
training-verdict-worse = gli imparati sono peggiori
training-kept = Il file contiene
training-kept-learned = i pesi imparati
training-kept-start = i pesi dell’inizio
training-file = I valori si trovano in { $file }.

## Terminal
##
## The words of `tavoliere play`. A terminal may be only 80 columns wide: the words of keys and headings must be short,
## a hint should fit into two lines of 78 letters.

terminal-title = T A V O L I E R E
terminal-language = Lingua
# Each language is called as it calls itself, so these five are the same in every file.
terminal-language-en = English
terminal-language-it = Italiano
terminal-language-fr = Français
terminal-language-nl = Nederlands
terminal-language-de = Deutsch
terminal-game = Gioco
terminal-seats = Giocatori
terminal-person = Una persona
# What computer players are called.
terminal-player-random = Casuale
terminal-player-greedy = Avido
terminal-player-ismcts = Ricerca ad albero
terminal-player-planner = Pianificatore
terminal-player-external = Programma
# The levels are called by the words of each game.
terminal-player-level = { $player } · { $number }/{ $most } · { $seconds } s
terminal-player-with-settings = { $player } ({ $settings })
terminal-player-promise = Livello { $number } di { $most }: per tutte le decisioni di un turno impiega al massimo { $seconds ->
        [one] 1 secondo.
       *[other] { $seconds } secondi.
    }
terminal-forfeit = { $name } ha perso la partita.
terminal-player-one-of-several = { $player } ({ $colour })
terminal-house-rules = Regole della casa
terminal-start = Inizia
terminal-continue = Continua l’ultima partita
terminal-continue-about = Una partita aspetta di essere continuata: { $players }
terminal-rule-book = Regolamento
terminal-leave = Esci
terminal-setup-keys = Con le frecce ti sposti e cambi, con Invio inizi, con F2 cambi lingua.
terminal-resume-question = C’è una partita non finita: { $players }. Vuoi continuarla?
terminal-resume-yes = Continua quella partita
terminal-resume-no = Inizia una nuova partita

terminal-thinking = sta pensando…
terminal-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
terminal-legend = Le carte
terminal-log = Cronaca

terminal-hint-wait = { $name } sta pensando.
terminal-hint-over = La partita è finita. Invio mostra di nuovo il punteggio.
terminal-nothing-to-undo = Non c’è nulla che tu possa ritirare.
terminal-no-such-now = Ora non è possibile: non è il tuo turno.
terminal-not-saved = Non è stato possibile salvare la partita: { $problem }
terminal-see-rule = b: regola

# The keys below the board: one short word each.
terminal-key-undo = Ritira
terminal-key-type = Scrivi
terminal-key-help = Aiuto
terminal-key-log = Cronaca
terminal-key-rules = Regole
terminal-key-settings = Impostazioni
terminal-key-language = Lingua
terminal-key-leave = Esci

# What the keys do, in the help.
terminal-help-title = Come si gioca con questa tastiera
terminal-help-arrows = Muovi il cursore fra ciò che puoi scegliere
terminal-help-escape = Annulla la scelta
terminal-help-undo = Ritira la tua ultima mossa, o chiedi a tutti
terminal-help-log = Tutto ciò che è successo
terminal-help-rules = Regolamento, aperto alla regola dell’ultima mossa rifiutata
terminal-help-settings = Lingua, colori, ritmo del computer
terminal-help-language = Lingua successiva
terminal-help-leave = Esci; la partita resta salvata
terminal-help-notation = Notazione
terminal-help-signs = Segni
terminal-close = Invio o Esc per chiudere

terminal-log-title = Che cosa è successo finora
terminal-sealed = La distribuzione è sigillata. L’hash del suo seme, che nessuno può più cambiare: { $hash }
terminal-unsealed = L’hash del seme, da prima della distribuzione: { $hash } Il seme: { $seed }
terminal-log-empty = Non è ancora successo nulla.
terminal-meanwhile = Dopo il tuo ultimo turno
terminal-undo-alone = Dopo la tua ultima mossa è venuto alla luce qualcosa di nascosto, oppure il tuo turno è finito. Vuoi ritirarla lo stesso?
terminal-undo-all = Qui da soli non si può più ritirare nulla: tutti devono essere d’accordo ({ $names }). Si torna a prima dell’ultima mossa di { $name }?
terminal-undo-yes = Sì, si torna indietro
terminal-undo-no = No, resta com’è
terminal-undo-done = Mossa ritirata.

terminal-settings-title = Impostazioni
terminal-colours = Colori
terminal-colours-night = scuri
terminal-colours-parchment = chiari
terminal-pace = Ritmo del computer
terminal-pace-0 = immediato
terminal-pace-1 = svelto
terminal-pace-2 = calmo
terminal-pace-3 = lento
terminal-auto-end = Fine automatica
terminal-auto-end-about = Quando non resta che chiudere le tue azioni e non si può ritirare nulla, le chiude il tavolo.
terminal-on = sì
terminal-off = no

terminal-handover = Passa la tastiera: è il turno di { $name }.
terminal-handover-ready = { $name }: premi Invio quando nessun altro guarda.

terminal-rules-search = Cerca
terminal-rules-none = Nessuna regola ne parla.
terminal-rules-keys = Scrivi per cercare, scegli con le frecce, chiudi con Esc.
terminal-rules-option = Dipende dall’opzione «{ $option }».
terminal-rules-source = Fonte: { $source }

terminal-score-record = La registrazione è in { $path }
terminal-rematch = Rivincita, inizia un altro

terminal-saved = La partita è salvata in { $path }
terminal-go-on = Per continuare: { $command }
terminal-ready = Il tavolo è pronto: { $game }, { $count ->
        [one] una lingua
       *[other] { $count } lingue
    }, { $seats } giocatori.
terminal-no-terminal = Questo non è un terminale, quindi qui non si può giocare.

## Cards and decks on the command line

cards-title = { $game }: le carte
cards-name = Carta
cards-kind = Genere
cards-count = Quante
cards-price = Prezzo
cards-points = Punti
cards-set = Set
cards-rules = Regole
cards-sources = Fonti
cards-free = gratis
cards-magic-build = potere magico { $power }
cards-magic-use = potere magico { $power } a ogni uso
cards-price-use = { $price } a ogni uso
cards-victory = vittoria
cards-commerce = commercio
cards-strength = forza
cards-tournament = torneo
# Stands behind a price or a figure that no source gives, and behind one that the player's own file gives.
cards-unconfirmed = non confermato
cards-corrected = corretto
cards-note = “Non confermato” è ciò che nessuna fonte riporta: il valore è una nostra proposta. Chi possiede le carte stampate può correggerlo con --cards.
refusal-no-cards = Le carte di { $game } non sono in un elenco; lo sono quelle di: { $games }.
refusal-no-card = Non c’è una carta «{ $text }»{ $near ->
        [none] {""}
       *[other] {" "}(forse { $near }?)
    }.
deck-sound = Questo mazzo si può giocare: { $cards } carte e { $events } eventi.
deck-id = Id
deck-name = Nome
deck-plan = Come si gioca
deck-as-option = Come opzione di una partita: { $option }

## The arena: matches, leagues and ladders
##
## Headings of columns stand in narrow tables, so they must be short. Elo and LLR are called so in every language.

refusal-arena-few = Un’arena ha bisogno di almeno 2 giocatori; ne sono venuti { $players }.
refusal-arena-others = { $players } giocatori non possono dividersi { $seats } posti in un incontro: indica un solo avversario, che prenderà tutti gli altri posti, o uno per ciascuno di essi.
refusal-arena-sprt = La prima delle due differenze di Elo deve essere la minore; con { $low } e { $high } non è così.
refusal-arena-anchor = «{ $player }» non può fare da riferimento, perché non gioca. Giocano: { $players }.
refusal-arena-budgets = Limiti indicati: { $limits }, per { $players } giocatori; indicane uno per tutti o uno per ciascuno.
refusal-arena-plan = Le partite in «{ $folder }» seguono un altro piano ({ $what } è diverso). Scegli un’altra cartella o ripeti il comando com’era.
refusal-arena-folder = La cartella «{ $folder }» è danneggiata: { $what } non si può leggere.
refusal-arena-busy = In «{ $folder }» sta giocando un’altra arena. Aspetta che finisca o scegli un’altra cartella.
refusal-arena-workers = I processi dell’arena non riescono a partire (stato { $code }). In uno script, la parte che viene eseguita deve stare sotto «if __name__ == "__main__":».
refusal-extra = Per questo manca una parte che non è installata: pip install "tavoliere[{ $extra }]"

arena-title = { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $seats } posti
arena-player = Giocatore
arena-elo = Elo
arena-interval = 95 %
arena-games = Partite
arena-wins = Vinte
arena-draws = Pari
arena-share = Quota
arena-points = Punti
arena-bounded = * Qualcuno ha vinto o perso tutte le partite, quindi il suo Elo non ha limite; a ogni giocatore è stata aggiunta una partita pari.
arena-matrix = Quante volte la riga è arrivata davanti alla colonna
arena-by-seat = Quota di vittorie per posto
arena-times = Tempo di riflessione
arena-mean-move = Mossa, media
arena-p95-move = 95 % entro
arena-longest-move = massimo
arena-mean-turn = Turno, media
arena-p95-turn = 95 % entro
arena-longest-turn = massimo
arena-so-far = { $player } { $share } (da { $low } a { $high })
arena-answer = { $player } ha vinto { $mean } (intervallo al 95 %: da { $low } a { $high }), cioè { $fair-mean } volte la quota equa (da { $fair-low } a { $fair-high }).
arena-sprt-open = Il test sequenziale non è ancora sicuro: LLR { $llr }, tra { $lower } e { $upper }.
arena-sprt-sure = Il test sequenziale accetta { $accepted } Elo anziché { $refused }: LLR { $llr }, fuori dall’intervallo da { $lower } a { $upper }.
arena-fault-crash = Partita { $game }: { $player } (posto { $seat }) ha perso per un errore del programma alla decisione { $decision }.
arena-fault-illegal = Partita { $game }: { $player } (posto { $seat }) ha perso per una mossa non ammessa alla decisione { $decision }.
arena-fault-silent = Partita { $game }: { $player } (posto { $seat }) ha perso perché non ha risposto alla decisione { $decision }.
arena-fault-died = Partita { $game }: { $player } (posto { $seat }) ha perso perché il suo processo è terminato alla decisione { $decision }.
arena-stopped = Interrotto dopo { $games } partite su { $planned }. Con --out verrebbero conservate.
arena-stopped-kept = Interrotto dopo { $games } partite su { $planned }. Sono tutte conservate; lo stesso comando riprende da qui.
arena-ladder = La classifica dopo { $games ->
        [one] una partita
       *[other] { $games } partite
    }
# What a player is worth at least, the best guess, and how unsure that is.
arena-sure = Almeno
arena-skill = Forza
arena-doubt = Dubbio
