### Tavoliere in French: the words of the house that belong to no single game.
###
### Terms and typography as in the games: "tu" to one player, who may be anybody; ’ and « », with a narrow no-break
### space (U+202F) inside « » and before ; : ! ?
###
### Names of players stand where nothing agrees with them, and never after "de" or "que". A *seat* is a *siège*, a
### *record* an *enregistrement*, its *tag* an *étiquette*, a *seed* a *graine*, its published *hash* an *empreinte*. To
### take back is *reprendre*, so to go on with a game is *continuer*. Keys are named as on a French keyboard: *Entrée*,
### *Échap*.

## Refusals

refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
refusal-seats = À { $seats }, on ne peut pas jouer à ce jeu ; il faut de { $least } à { $most } sièges.
refusal-seats-exactly = À { $seats }, on ne peut pas jouer à ce jeu ; il faut exactement { $needed } sièges.
refusal-record-long = Ce texte de { $length } caractères est trop long pour un enregistrement ; { $most } suffisent pour n’importe quelle partie.
refusal-record-line = La ligne { $line } de l’enregistrement, « { $text } », n’est ni une étiquette ni les coups d’un siège.
refusal-record-tag = L’étiquette { $tag } manque à l’enregistrement.
refusal-record-value = L’étiquette { $tag } de l’enregistrement ne peut pas être « { $value } ».
refusal-record-rules = L’enregistrement suit la version { $version } des règles ; ce programme les connaît jusqu’à la version { $known }.
refusal-record-seat = Ligne { $line } : le siège { $found } joue, mais c’est au siège { $due } de jouer.
refusal-record-over = Ligne { $line } : « { $move } » vient après la fin de la partie.
refusal-record-move = Ligne { $line }, coup { $number } : « { $move } » n’est pas conforme aux règles.
refusal-record-commitment = La graine ne correspond pas à l’empreinte publiée avant la distribution.
refusal-record-result = L’enregistrement dit { $tag } « { $value } », mais ses coups donnent « { $found } ».

refusal-unknown-player = Il n’y a pas de joueur « { $player } ». Les joueurs sont : { $players }.
refusal-player-setting = Le joueur { $player } n’a pas de réglage « { $setting } ». Ses réglages sont : { $settings }.
refusal-player-bare = Le joueur { $player } n’a aucun réglage, donc pas non plus « { $setting } ».
refusal-player-whole = Le réglage { $setting } du joueur { $player } ne peut pas être « { $value } » ; c’est un nombre entier de { $least } à { $most }.
refusal-player-number = Le réglage { $setting } du joueur { $player } ne peut pas être « { $value } » ; c’est un nombre de { $least } à { $most }.
refusal-player-pair = Les réglages du joueur { $player } s’écrivent nom=valeur, séparés par des virgules ; « { $text } » n’est pas écrit ainsi.
refusal-player-twice = Le réglage { $setting } du joueur { $player } est donné deux fois.
refusal-no-planning = { $game } n’a pas de planificateur : le joueur { $player } ne peut donc pas y jouer.
refusal-external-command = « { $text } » n’est pas une commande qu’on puisse lancer ici. Le joueur external s’écrit external:command=…, ses réglages devant.
refusal-external-saved = Au siège { $number } de cette partie joue un programme venu d’ailleurs, et un enregistrement ne lance aucun programme. Nomme encore une fois tous les joueurs, avec un --player par siège.

# A program of somebody’s own has lost its game. $number is its seat, $decision the number of its decision.
forfeit-start = { $player } (siège { $number }, décision { $decision }) n’a pas pu démarrer : { $detail }.
forfeit-late = { $player } (siège { $number }, décision { $decision }) n’avait pas répondu au bout de { $detail } secondes.
forfeit-long = { $player } (siège { $number }, décision { $decision }) a écrit une ligne de plus de { $detail } octets.
forfeit-unasked = { $player } (siège { $number }, décision { $decision }) a écrit « { $detail } » sans qu’on lui demande rien.
forfeit-nonsense = { $player } (siège { $number }, décision { $decision }) a répondu « { $detail } », ce qui ne veut rien dire ici.
forfeit-illegal = { $player } (siège { $number }, décision { $decision }) voulait jouer « { $detail } », ce qui n’est pas permis.
forfeit-closed = { $player } (siège { $number }, décision { $decision }) a fermé sa sortie.
forfeit-ended = { $player } (siège { $number }, décision { $decision }) s’est terminé de lui-même, avec le code { $detail }.
forfeit-killed = { $player } (siège { $number }, décision { $decision }) a été arrêté par le signal { $detail }.
forfeit-words = Ses derniers mots : « { $words } »
refusal-values = Les valeurs « { $values } » ne conviennent pas à cette sorte de partie ({ $variety }) : chaque trait doit y figurer une fois, et rien d’autre.
refusal-values-file = Les valeurs « { $values } » ne se laissent pas lire : { $why }.
refusal-training-game = { $game } n’a pas de planificateur : il n’y a donc pas de valeurs à apprendre.
refusal-training-variety = Il n’y a pas de valeurs pour « { $variety } ». Il y en a pour : { $varieties }.
refusal-training-number = Le réglage { $setting } d’un entraînement ne peut pas être { $value } ; c’est un nombre de { $least } à { $most }.
refusal-training-folder = Le dossier { $folder } appartient à un entraînement réglé autrement : { $setting } y vaut { $found }, et vous demandez { $asked }. Reprenez le même réglage, ou un autre dossier avec --out.
refusal-training-damaged = { $file } est abîmé : on ne sait plus à quel entraînement le dossier appartient. Prenez-en un autre avec --out.
refusal-unknown-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $languages }.
refusal-option-pair = Une option s’écrit nom=valeur ; « { $text } » n’en est pas une.
refusal-no-rule = { $game } n’a pas de règle { $number }.
refusal-no-rule-found = Aucune règle ne parle de « { $text } ».
refusal-no-tests = Il n’y a pas de dossier « { $folder } » où chercher des tests.
refusal-no-seat = Il n’y a pas de siège { $number } dans cette partie ; les sièges vont de 0 à { $most }.

## Goods
##
## A game that has goods names them `resource-…`; the form `.counted` of a name may ask for $amount.

goods-item = { $amount } { $resource }
goods-none = rien

## The command line

source-ruling = une décision de notre part, puisque les livrets se taisent
verified-moves = { $count ->
        [0] Il n’y a pas encore de coup.
        [one] Le seul coup est conforme aux règles.
       *[other] Les { $count } coups sont conformes aux règles.
    }
verified-seed = La graine correspond à l’empreinte publiée avant la distribution.
verified-no-seed = L’enregistrement ne contient pas l’empreinte et la graine qu’il faudrait comparer.
verified-unfinished = La partie n’est pas terminée.
verified-result = Le résultat est { $result }.
refusal-player-count = { $players ->
        [one] { $players } joueur est nommé, mais { $seats } sièges jouent.
       *[other] { $players } joueurs sont nommés, mais { $seats } sièges jouent.
    }

## L’entraînement
##
## `tavoliere train values` : l’ordinateur joue contre lui-même et apprend combien compte chaque trait d’un plateau.

training-round = Manche { $round } sur { $rounds }
training-match = Dernier match
training-speed = { $speed } parties/s
training-step = Manche { $round }, { $variety } : perte { $before } avant, { $after } après.
training-check = Contre le départ : { $share } de victoires.
training-stopped = Arrêté. La même commande reprendra avec ce qui est dans { $folder }.
training-title = Valeurs apprises pour { $game }
training-variety = Donne
training-games = Parties
training-share = Victoires des apprises
training-parity = À égalité
training-verdict = Le match montre
training-verdict-better = l’appris est meilleur
training-verdict-open = aucune différence
training-verdict-worse = l’appris est moins bon
training-kept = Le fichier contient
training-kept-learned = les poids appris
training-kept-start = les poids de départ
training-file = Les valeurs sont dans { $file }.

## Terminal
##
## The words of `tavoliere play`. A terminal may be only 80 columns wide: the words of keys and headings must be short,
## a hint should fit into two lines of 78 letters.

terminal-title = T A V O L I E R E
terminal-language = Langue
# Each language is called as it calls itself, so these five are the same in every file.
terminal-language-en = English
terminal-language-it = Italiano
terminal-language-fr = Français
terminal-language-nl = Nederlands
terminal-language-de = Deutsch
terminal-game = Jeu
terminal-seats = Joueurs
terminal-person = Humain
# What computer players are called.
terminal-player-random = Hasard
terminal-player-greedy = Glouton
terminal-player-ismcts = Recherche arborescente
terminal-player-planner = Planificateur
terminal-player-external = Programme
# The levels are called by the words of each game.
terminal-player-level = { $player } · { $number }/{ $most } · { $seconds } s
terminal-player-with-settings = { $player } ({ $settings })
terminal-player-promise = Niveau { $number } sur { $most } : pour toutes les décisions d’un tour, il lui faut au plus { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
terminal-forfeit = { $name } a perdu la partie.
terminal-player-one-of-several = { $player } ({ $colour })
terminal-house-rules = Règles maison
terminal-start = Commencer
terminal-continue = Continuer la partie
terminal-continue-about = Une partie attend d’être continuée : { $players }
terminal-rule-book = Livret de règles
terminal-leave = Quitter
terminal-setup-keys = Les flèches déplacent et changent, Entrée commence, F2 change de langue.
terminal-resume-question = Une partie n’est pas terminée : { $players }. La continuer ?
terminal-resume-yes = Continuer cette partie
terminal-resume-no = En commencer une nouvelle

terminal-thinking = réfléchit…
terminal-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-legend = Les cartes
terminal-log = Ce qui s’est passé

terminal-hint-wait = { $name } réfléchit.
terminal-hint-over = La partie est terminée. Entrée montre de nouveau le score.
terminal-nothing-to-undo = Il n’y a rien que tu puisses reprendre.
terminal-no-such-now = Ce n’est pas possible maintenant : ce n’est pas ton tour.
terminal-not-saved = La partie n’a pas pu être enregistrée : { $problem }
terminal-see-rule = b : la règle

# The keys below the board: one short word each.
terminal-key-undo = Reprendre
terminal-key-type = Écrire
terminal-key-help = Aide
terminal-key-log = Journal
terminal-key-rules = Règles
terminal-key-settings = Réglages
terminal-key-language = Langue
terminal-key-leave = Quitter

# What the keys do, in the help.
terminal-help-title = Comment jouer à ce clavier
terminal-help-arrows = Déplacer le curseur parmi ce que tu peux choisir
terminal-help-escape = Changer d’avis
terminal-help-undo = Reprendre ton dernier coup, ou demander à tout le monde
terminal-help-log = Tout ce qui s’est passé
terminal-help-rules = Livret de règles, ouvert à la règle du dernier refus
terminal-help-settings = Langue, couleurs, vitesse de l’ordinateur
terminal-help-language = Langue suivante
terminal-help-leave = Quitter ; la partie est conservée
terminal-help-notation = Notation
terminal-help-signs = Signes
terminal-close = Entrée ou Échap pour fermer

terminal-log-title = Ce qui s’est passé jusqu’ici
terminal-sealed = La distribution est scellée. L’empreinte de sa graine, que personne ne peut plus changer : { $hash }
terminal-unsealed = L’empreinte de la graine, d’avant la distribution : { $hash } La graine : { $seed }
terminal-log-empty = Il ne s’est encore rien passé.
terminal-meanwhile = Depuis ton dernier tour
terminal-undo-alone = Depuis ton dernier coup, quelque chose de caché a été révélé, ou ton tour s’est terminé. Reprendre ce coup quand même ?
terminal-undo-all = Ici, on ne peut reprendre que si tout le monde est d’accord : { $names }. Revenir avant le dernier coup joué par { $name } ?
terminal-undo-yes = D’accord : reprendre ce coup
terminal-undo-no = Ne rien changer
terminal-undo-done = C’est repris.

terminal-settings-title = Réglages
terminal-colours = Couleurs
terminal-colours-night = sombres
terminal-colours-parchment = claires
terminal-pace = Jeu de l’ordinateur
terminal-pace-0 = immédiat
terminal-pace-1 = vif
terminal-pace-2 = calme
terminal-pace-3 = lent
terminal-auto-end = Fin automatique
terminal-auto-end-about = Quand il ne te reste qu’à terminer tes actions et que rien ne peut plus être repris, la table les termine pour toi.
terminal-on = oui
terminal-off = non

terminal-handover = Passe le clavier à { $name }.
terminal-handover-ready = { $name } : appuie sur Entrée quand personne d’autre ne regarde.

terminal-rules-search = Chercher
terminal-rules-none = Aucune règle n’en parle.
terminal-rules-keys = Écris pour chercher, les flèches choisissent, Échap ferme.
terminal-rules-option = Dépend de l’option « { $option } ».
terminal-rules-source = Source : { $source }

terminal-score-record = L’enregistrement est conservé dans { $path }
terminal-rematch = Revanche, sièges décalés

terminal-saved = La partie est conservée dans { $path }
terminal-go-on = Pour continuer : { $command }
terminal-ready = La table est prête : { $game }, { $count ->
        [one] une langue
       *[other] { $count } langues
    }, { $seats } sièges.
terminal-no-terminal = Ceci n’est pas un terminal : personne ne peut donc jouer ici.

## Cards and decks on the command line

cards-title = { $game } : les cartes
cards-name = Carte
cards-kind = Genre
cards-count = Nombre
cards-price = Prix
cards-points = Points
cards-set = Jeu
cards-rules = Règles
cards-sources = Sources
cards-free = gratuit
cards-magic-build = pouvoir magique { $power }
cards-magic-use = pouvoir magique { $power } à chaque usage
cards-price-use = { $price } à chaque usage
cards-victory = victoire
cards-commerce = commerce
cards-strength = force
cards-tournament = tournoi
# Stands behind a price or a figure that no source gives, and behind one that the player's own file gives.
cards-unconfirmed = non confirmé
cards-corrected = corrigé
cards-note = « Non confirmé » : aucune source ne donne cette valeur, c’est notre proposition. Qui possède les cartes imprimées peut la corriger avec --cards.
refusal-no-cards = Les cartes de { $game } ne sont pas dans une liste ; celles-ci le sont : { $games }.
refusal-no-card = Il n’y a pas de carte « { $text } »{ $near ->
        [none] {""}
       *[other] {" "}(est-ce { $near } ?)
    }.
deck-sound = Ce paquet peut se jouer : { $cards } cartes et { $events } événements.
deck-id = Id
deck-name = Nom
deck-plan = Sa façon de jouer
deck-as-option = Comme option d’une partie : { $option }

## The arena: matches, leagues and ladders
##
## Headings of columns stand in narrow tables, so they must be short. Elo and LLR are called so in every language.

refusal-arena-few = Une arène demande au moins 2 joueurs ; il en est venu { $players }.
refusal-arena-others = { $players } joueurs ne peuvent pas se partager { $seats } sièges dans un match : nomme un seul adversaire, qui prendra tous les autres sièges, ou un pour chacun d’eux.
refusal-arena-sprt = La première des deux différences d’Elo doit être la plus petite ; ce n’est pas le cas avec { $low } et { $high }.
refusal-arena-anchor = « { $player } » ne peut pas servir de repère, faute de jouer ici. Les joueurs sont : { $players }.
refusal-arena-budgets = { $limits } limites pour { $players } joueurs : donnes-en une pour tous, ou une pour chacun.
refusal-arena-plan = Les parties de « { $folder } » suivent un autre plan ({ $what } diffère). Choisis un autre dossier, ou redonne la commande telle qu’elle était.
refusal-arena-folder = Le dossier « { $folder } » est abîmé : { $what } est illisible.
refusal-arena-busy = Une autre arène joue dans « { $folder } ». Attends qu’elle ait fini, ou choisis un autre dossier.
refusal-arena-workers = Les processus de l’arène ne peuvent pas démarrer (code { $code }). Dans un script, la partie qui s’exécute doit se trouver sous « if __name__ == "__main__": ».
refusal-extra = Il manque pour cela un composant qui n’est pas installé : pip install "tavoliere[{ $extra }]"

arena-title = { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $seats } sièges
arena-player = Joueur
arena-elo = Elo
arena-interval = 95 %
arena-games = Parties
arena-wins = Gains
arena-draws = Nulles
arena-share = Part
arena-points = Points
arena-bounded = * Quelqu’un a tout gagné ou tout perdu, son Elo est donc sans limite ; chaque joueur a reçu une partie nulle de plus.
arena-matrix = Combien de fois la ligne a devancé la colonne
arena-by-seat = Part des victoires par siège
arena-times = Temps de réflexion
arena-mean-move = Coup, moyenne
arena-p95-move = 95 % en
arena-longest-move = le plus long
arena-mean-turn = Tour, moyenne
arena-p95-turn = 95 % en
arena-longest-turn = le plus long
arena-so-far = { $player } { $share } ({ $low } à { $high })
arena-answer = Victoires de { $player } : { $mean } (intervalle à 95 % : { $low } à { $high }), soit { $fair-mean } fois la part équitable ({ $fair-low } à { $fair-high }).
arena-sprt-open = Le test séquentiel n’est pas encore sûr : le LLR est de { $llr }, entre { $lower } et { $upper }.
arena-sprt-sure = Le test séquentiel retient { $accepted } Elo plutôt que { $refused } : le LLR est de { $llr }, hors de l’intervalle de { $lower } à { $upper }.
arena-fault-crash = Partie { $game } : { $player } (siège { $seat }), partie perdue par plantage à la décision { $decision }.
arena-fault-illegal = Partie { $game } : { $player } (siège { $seat }), partie perdue par un coup interdit à la décision { $decision }.
arena-fault-silent = Partie { $game } : { $player } (siège { $seat }), partie perdue faute de réponse à la décision { $decision }.
arena-fault-died = Partie { $game } : { $player } (siège { $seat }), partie perdue par arrêt du processus à la décision { $decision }.
arena-stopped = Arrêt après { $games } parties sur { $planned }. Avec --out, elles seraient gardées.
arena-stopped-kept = Arrêt après { $games } parties sur { $planned }. Toutes sont gardées ; la même commande continue.
arena-ladder = L’échelle après { $games ->
        [one] une partie
       *[other] { $games } parties
    }
# What a player is worth at least, the best guess, and how unsure that is.
arena-sure = Au moins
arena-skill = Niveau
arena-doubt = Doute
