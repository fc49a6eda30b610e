### Fredericus in French: names, options, rule book.
###
### The rule book says "tu" to one player, who may be anybody; no participle ever has to agree with that player. A text is
### one line, however long. Typography: ’ and « », with a narrow no-break space (U+202F) inside « » and before ; : ! ?
###
### Words kept apart: *donjon* is the keep (outermost space, where rows begin and bets lie), *poste de garde* the tower
### (post of the birds; in the log and the refusals just *poste*), *quartier* a section of the courtyard. *Tour* is always
### a player's turn, never a tower; a round is a *manche*. The *carte d’extrémité* of a row is the one farthest from the
### castle, the other end is *le fond* of the row. *Ouvrir le sceau* is the name of the act, *inverser* (*inversion*)
### what it does to the row; a goal card is *retourné*, a row never is. An *objectif* is a card of the goal deck (*paquet
### d’objectifs*). To hood is *chaperonner*, to free *libérer*.


## Names

game-name = Fredericus
drawing-title = Fredericus : le château et ses rangées
game-motto = Castel del Monte, 1246 : deux rapaces, huit donjons, un empereur à contenter.

# Our own: what the levels of the computer players are called, the weakest first; ranks of the falconry at court.
terminal-player-page = Page
terminal-player-squire = Écuyer
terminal-player-falconer = Fauconnier
terminal-player-master-falconer = Maître fauconnier
terminal-player-grand-falconer = Grand fauconnier

# `.a` = "un griffon", `.the` = "le griffon". `.ends` is our own: what a row does that has this card at its end ("la
# rangée 3 finit par un griffon"), or that has none ("la rangée 3 est vide").
card-W = arbre
    .a = un arbre
    .the = l’arbre
    .ends = finit par un arbre
card-S = morceau de ciel
    .a = un morceau de ciel
    .the = le morceau de ciel
    .ends = finit par un morceau de ciel
card-E = sceau de l’empereur
    .short = sceau
    .a = un sceau
    .the = le sceau
    .ends = finit par un sceau
# The first three creatures are named in accounts of the printed game.
card-a = basilic
    .a = un basilic
    .the = le basilic
    .ends = finit par un basilic
card-b = lindworm
    .a = un lindworm
    .the = le lindworm
    .ends = finit par un lindworm
card-c = cocatrix
    .a = un cocatrix
    .the = le cocatrix
    .ends = finit par un cocatrix
# Our own choice, not from the game: the names of these five are lost (only basilisk, lindworm and cockatrice are
# attested). All that is known is that they are ancient and medieval beasts that can fly. The true names may replace them.
card-d = griffon
    .a = un griffon
    .the = le griffon
    .ends = finit par un griffon
# Our own choice, not from the game. (The h is aspirated: la harpie.)
card-e = harpie
    .a = une harpie
    .the = la harpie
    .ends = finit par une harpie
# Our own choice, not from the game.
card-f = phénix
    .a = un phénix
    .the = le phénix
    .ends = finit par un phénix
# Our own choice, not from the game.
card-g = chimère
    .a = une chimère
    .the = la chimère
    .ends = finit par une chimère
# Our own choice, not from the game.
card-h = pégase
    .a = un pégase
    .the = le pégase
    .ends = finit par un pégase
# A name: no article.
card-F = Fredericus
    .a = Fredericus
    .the = Fredericus
    .ends = finit par Fredericus
# What stands for the end card of an empty row.
card-none = rien
    .a = rien
    .the = rien
    .ends = est vide

bird-P = faucon pèlerin
    .the = le faucon pèlerin
bird-G = autour
    .the = l’autour

# What players are called who have given no name: the colour of their pieces, as a name, with a capital and no article.
seat-0 = Bleu
seat-1 = Rouge
seat-2 = Vert
seat-3 = Or

# Where a token can be, other than on a keep.
place-centre = le centre
place-hand = en main

# What the player who decides is doing now; a short heading.
phase-bets = Premiers paris
phase-turn = La chasse
phase-token = Le jeton
phase-over = Partie terminée


## Options

option-variant = Partie plus courte
    .about = Une fois par tour, sans dépenser d’action, tu peux renvoyer trois arbres ou trois morceaux de ciel de l’extrémité d’une rangée jusqu’à son fond, contre le château, si tu as un rapace sur son poste de garde. Les créatures enfouies viennent au jour plus tôt.
option-variant-off = non
option-variant-on = oui

option-goal-discard-by = Qui retourne un objectif
    .about = À chaque manche, un joueur retourne un objectif à la fin de son tour. Le livret néerlandais confie cette tâche au premier joueur, les trois autres au gérant ; si c’est le premier joueur qui retourne Fredericus, les autres ont encore un tour.
option-goal-discard-by-manager = le gérant
option-goal-discard-by-starter = le premier joueur

option-actions = Actions par tour
    .about = Les livrets de règles exigent exactement quatre actions. À une table plus clémente, tu peux t’arrêter avant.
option-actions-exact = exactement quatre
option-actions-up-to = jusqu’à quatre

option-two-token-reward = Deux jetons sur un donjon
    .about = À deux joueurs, les deux jetons d’un même joueur peuvent se trouver sur le même donjon. Une capture à cet endroit rapporte à leur propriétaire un seul objectif en tout, ou bien un objectif par jeton.
option-two-token-reward-owner = un objectif
option-two-token-reward-token = un objectif par jeton

option-eighth-pays = Paris sur la huitième créature
    .about = Dès qu’un joueur a sa huitième créature, plus personne ne pioche d’objectif. Cette option décide si les paris sur cette capture même sont encore payés.
option-eighth-pays-no = pas payés
option-eighth-pays-yes = encore payés

option-placement = Premiers postes de garde
    .about = Où se trouvent les rapaces au début de la partie. À trois ou quatre joueurs, aucun ordre fixe n’est parfaitement équitable : un tirage au sort convient donc mieux à un tournoi.
option-placement-canonical = dans un ordre fixe
option-placement-random = au sort


## Rule book: chapters

chapter-components = Le château et son matériel
chapter-setup = La mise en place
chapter-turn = Ton tour
chapter-capture = Capturer des créatures
chapter-reversal = Ouvrir le sceau de l’empereur
chapter-hooding = Chaperonner
chapter-end-of-turn = La fin de ton tour
chapter-scoring = La fin de la partie et le score
chapter-variant = La partie plus courte
# Everything from here on answers a question that the printed rule books leave open.
chapter-rulings = Décisions, là où les livrets se taisent
chapter-rulings-setup = Décisions sur la mise en place
chapter-rulings-rows = Décisions sur les rangées vides et courtes
chapter-rulings-actions = Décisions sur les actions
chapter-rulings-captures = Décisions sur les captures
chapter-rulings-birds = Décisions sur les rapaces et les chaperons
chapter-rulings-tokens = Décisions sur les jetons pari
chapter-rulings-end = Décisions sur le paquet d’objectifs et la fin
chapter-information = Qui sait quoi
chapter-rulings-variant = Décisions sur la partie plus courte


## Rule book: the castle and its pieces

rule-F1 = Le plateau est Castel del Monte, un château à huit côtés. Chaque côté comprend, de l’extérieur vers l’intérieur, un donjon (octogonal lui aussi), un poste de garde pour les rapaces et un quartier de la cour ; tout au milieu s’étend le centre de la cour, un seul espace commun à tous les côtés.
    .title = Le château
rule-F2 = Les côtés sont numérotés de 0 à 7 dans le sens des aiguilles d’une montre, et de chaque donjon part une rangée de cartes vers l’extérieur. Le donjon, le poste de garde, le quartier de la cour et la rangée d’un même côté portent le même numéro et vont ensemble. Chaque côté a exactement deux voisins, l’un à gauche et l’autre à droite (ceux du côté 0 sont 7 et 1), et ils restent ses voisins quoi qu’il s’y trouve.
    .title = Côtés et voisins
rule-F3 = Il y a huit rapaces en bois, une paire dans chacune des quatre couleurs. Dans chaque paire, la pièce haute est le faucon pèlerin, la pièce basse l’autour.
    .title = Les rapaces
rule-F4 = Il y a quatre jetons pari, un par couleur. À deux joueurs, les quatre servent, deux pour chaque joueur.
    .title = Les jetons pari
rule-F5 = Il y a 118 cartes : 24 arbres, 24 morceaux de ciel, 8 sceaux de l’empereur, 32 créatures (huit espèces, quatre de chacune), 24 objectifs (les huit mêmes espèces, trois de chacune), 4 fauconniers, 1 Fredericus et 1 carte « premier joueur ». Un fauconnier ne sert qu’à montrer ta couleur.
    .title = Les cartes
rule-F6 = À quatre joueurs, les rangées comptent 88 cartes, 11 chacune : 24 arbres, 24 morceaux de ciel, 8 sceaux et 32 créatures, quatre de chaque espèce. À trois joueurs, elles en comptent 72, 9 chacune : 21 arbres, 21 morceaux de ciel, 6 sceaux et 24 créatures, trois de chaque espèce. À deux joueurs, elles en comptent 56, 7 chacune : 18 arbres, 18 morceaux de ciel, 4 sceaux et 16 créatures, deux de chaque espèce. Les cartes restantes sont hors du jeu, et tout le monde sait lesquelles.
    .title = Les cartes des rangées


## Rule book: setting up

rule-F7 = Tu choisis une couleur et tu prends ses deux rapaces, son jeton pari et son fauconnier. À deux joueurs, tu prends aussi un deuxième jeton. Les pièces que personne ne prend quittent le jeu.
    .title = Tes pièces
rule-F8 = Tes deux rapaces commencent sur deux postes de garde opposés, par exemple 1 et 5. Il existe quatre paires de ce genre et deux joueurs n’ont jamais la même ; à quatre joueurs, toutes les paires sont donc prises. Les rapaces prennent place avant que les rangées soient distribuées : tu ne peux donc pas calculer d’où ils partiront. Option : les places peuvent être tirées au sort (voir A1).
    .title = Les premiers postes de garde
rule-F9 = On choisit qui commence, ou on laisse faire le sort. Le premier joueur garde la carte « premier joueur » bien en vue pendant toute la partie, et les autres suivent dans le sens des aiguilles d’une montre. Qui est assis à la droite du premier joueur, et joue donc en dernier à chaque manche, est le gérant, qui s’occupe du paquet d’objectifs. À deux joueurs, c’est celui qui ne commence pas.
    .title = Premier joueur et gérant
rule-F10 = On mélange les 24 objectifs et on en distribue un à chaque joueur ; le tien est ton secret. À trois joueurs, on défausse encore 4 objectifs face visible, à deux joueurs 8, à quatre aucun. Ensuite on en met quatre autres de côté, on y mélange Fredericus, et ces cinq cartes forment le bas du paquet d’objectifs. Les objectifs restants vont par-dessus, 16 à quatre joueurs, 13 à trois et 10 à deux ; Fredericus est donc l’une des cartes 17 à 21 à quatre joueurs, 14 à 18 à trois et 11 à 15 à deux.
    .title = Le paquet d’objectifs
rule-F11 = On mélange les cartes des rangées et on les distribue toutes face visible : 11 à chaque donjon à quatre joueurs, 9 à trois, 7 à deux. La première carte d’une rangée touche le château, et la plus éloignée est sa carte d’extrémité. Toutes les cartes restent visibles ; mais quand tu agis, ou te demandes si tu en as le droit, seules comptent les cartes d’extrémité. La partie plus courte est la seule à regarder plus loin (voir F39).
    .title = Les rangées
rule-F12 = Viennent alors les premiers paris, un joueur après l’autre, dans le sens des aiguilles d’une montre à partir du premier joueur. Tu poses ton jeton sur un donjon où tu t’attends à voir un adversaire capturer une créature ; à deux joueurs, tu places ainsi tes deux jetons. Un donjon accueille autant de jetons qu’on veut, mais le centre n’est pas encore ouvert aux paris.
    .title = Les premiers paris


## Rule book: your turn

rule-F13 = Le tour passe dans le sens des aiguilles d’une montre, et à ton tour tu dois effectuer exactement quatre actions. À la première manche, et seulement là, le premier joueur en a deux et le deuxième trois ; le troisième et le quatrième, s’il y en a, en ont quatre. Il en va de même à deux joueurs. Option : avec « jusqu’à quatre », ces nombres sont une limite et tu peux t’arrêter avant.
    .title = Quatre actions
rule-F14 = Tu décides de l’ordre de tes actions. Tu peux répéter chaque sorte d’action, et rien ne t’oblige à les employer toutes. Les captures et l’ouverture du sceau ne coûtent aucune action : tu peux les glisser avant ta première action, entre deux actions ou après la dernière.
    .title = Dans l’ordre que tu veux
rule-F15 = Action : tu prends la carte d’extrémité de n’importe quelle rangée et tu l’ajoutes à une rangée voisine, à gauche ou à droite, dont elle devient la carte d’extrémité.
    .title = Déplacer une carte
rule-F16 = Action : tu déplaces un de tes rapaces non chaperonnés de son poste de garde à un poste de garde voisin. Un poste de garde n’est jamais complet ; autant de rapaces qu’on veut, les tiens et ceux des autres, peuvent le partager.
    .title = Faire voler un rapace
rule-F17 = Action : tu chaperonnes des rapaces adverses sur un poste de garde. Quand tu le peux, et ce qui en résulte, est dit de F25 à F30.
    .title = Chaperonner des rapaces


## Rule book: capturing creatures

rule-F18 = Chacun de tes rapaces peut capturer une créature à chacun de tes tours : tu peux donc en capturer au plus deux par tour. Une capture ne coûte aucune action, et rien ne t’y oblige jamais.
    .title = Une créature par rapace
rule-F19 = Ton faucon pèlerin, s’il n’est pas chaperonné, peut capturer la créature à l’extrémité de la rangée de son propre poste de garde si les deux rangées voisines finissent par un morceau de ciel.
    .title = La chasse de haut vol
rule-F20 = Ton autour, s’il n’est pas chaperonné, peut capturer la créature à l’extrémité de la rangée de son propre poste de garde s’il y a un morceau de ciel à l’extrémité d’une des rangées voisines et un arbre à l’extrémité de l’autre. Peu importe lequel est de quel côté.
    .title = La chasse de bas vol
rule-F21 = La créature quitte sa rangée et se place devant toi, face visible ; la carte suivante en direction du château devient aussitôt la carte d’extrémité. Les cartes de ciel et d’arbre qui ont servi à ta chasse restent où ils sont.
    .title = La prise
rule-F22 = Si des jetons adverses se trouvent sur le donjon où tu captures, leurs propriétaires sont payés : dans le sens des aiguilles d’une montre à partir de ta gauche, chacun reprend son jeton et pioche un objectif. Ton propre jeton sur ce donjon n’a aucun effet et reste en place. De plus, toute capture, sur quelque donjon que ce soit, renvoie le jeton qui serait au centre à son propriétaire, qui ne pioche rien pour cela.
    .title = Les paris lors d’une capture


## Rule book: opening the emperor’s seal

rule-F23 = Tu peux ouvrir le sceau si un de tes rapaces, de l’une ou l’autre sorte et non chaperonné, est sur un poste de garde dont les deux rangées voisines finissent l’une et l’autre par un sceau de l’empereur. Cela ne coûte aucune action et n’est jamais obligatoire, et tu ne peux le faire qu’une fois par tour.
    .title = Entre deux sceaux
rule-F24 = Tu inverses toute la rangée de ce poste de garde : sa carte d’extrémité vient se placer contre le château, et la carte qui touchait le château devient la carte d’extrémité. Tu pioches un objectif. Tu défausses l’un des deux sceaux, celui que tu veux, et il est hors du jeu. Et tu gagnes pour ce tour deux actions supplémentaires, que tu peux utiliser, mais rien ne t’y oblige.
    .title = Ce que le sceau accorde


## Rule book: hooding

rule-F25 = Tu peux chaperonner sur un poste de garde s’il y a un arbre à l’extrémité des deux rangées voisines et si un adversaire a sur ce poste de garde un rapace qui peut être chaperonné (voir F27). Ce qu’il y a dans la rangée du poste de garde lui-même n’a pas d’importance. Tu n’as pas besoin d’y avoir un rapace, et ton action ne chaperonne jamais tes propres rapaces.
    .title = Entre deux arbres
rule-F26 = Une seule action chaperonne un rapace de chaque adversaire présent sur ce poste de garde, à l’exception de ceux que F27 protège.
    .title = Tous les adversaires à la fois
rule-F27 = Les deux rapaces d’un joueur ne sont jamais chaperonnés en même temps. Qui a déjà un rapace chaperonné n’a rien à craindre de toi ; tu peux tout de même chaperonner les rapaces des autres sur le même poste de garde.
    .title = Jamais les deux rapaces
rule-F28 = Si un adversaire a ses deux rapaces sur ce poste de garde, et qu’aucun n’est chaperonné, tu n’en chaperonnes qu’un, et c’est toi qui choisis lequel.
    .title = Tu choisis lequel
rule-F29 = Un rapace chaperonné passe de son poste de garde au quartier de la cour du même côté, et se souvient de son poste de garde. Tant qu’il est chaperonné, il ne peut ni voler, ni capturer, ni t’aider à ouvrir le sceau.
    .title = Sous le chaperon
rule-F30 = Ton rapace chaperonné est libéré à la fin de ton propre tour suivant et retourne sur son poste de garde. Il manque donc exactement un de tes tours ; mais rien n’empêche un autre joueur de le chaperonner de nouveau avant qu’il ait pu faire quoi que ce soit.
    .title = Combien de temps cela dure


## Rule book: the end of your turn

rule-F31 = Quand tes actions sont finies, trois choses suivent dans cet ordre : ton rapace, ton jeton, l’objectif du gérant. Aucune ne coûte d’action. D’abord, si un de tes rapaces est chaperonné, il est libéré.
    .title = D’abord ton rapace
rule-F32 = Ensuite, ton jeton doit être sur un donjon : tu l’y places ou, s’il est déjà sur le plateau, tu le déplaces ou tu le laisses. À trois ou quatre joueurs, le centre t’est ouvert aussi, tant qu’aucun autre jeton n’y est. À deux joueurs, tout cela vaut pour tes deux jetons, et il n’y a pas de centre.
    .title = Ensuite ton jeton
rule-F33 = Enfin, si tu es le gérant, tu retournes la carte du dessus du paquet d’objectifs et tu la défausses face visible ; cela arrive donc une fois par manche. Option : c’est le premier joueur qui le fait à sa place, à la fin de ses propres tours.
    .title = Enfin un objectif
rule-F34 = Si ton jeton est encore au centre quand ton tour commence, tu le reprends et tu pioches un objectif, avant toute autre chose.
    .title = Un jeton au centre


## Rule book: the end of the game and the score

rule-F35 = La fin est annoncée dès qu’un joueur capture sa huitième créature (chacun compte les siennes), ou dès que Fredericus est pioché ou retourné. À partir de cet instant, plus personne ne pioche d’objectif, pour quelque raison que ce soit. On joue la manche jusqu’au bout et le premier joueur n’en commence pas d’autre, si bien que tous ont eu autant de tours ; si la fin est annoncée pendant le tour du gérant, la partie se termine après ce tour.
    .title = La fin est annoncée
rule-F36 = Tu marques 1 point par créature, 1 par objectif et 2 pour Fredericus si c’est toi qui l’as pioché. Une créature et un objectif de la même espèce forment une paire, et chaque carte appartient à une paire au plus. Ta première paire rapporte 1 point de plus, la deuxième 2 de plus, la troisième 3 de plus, et ainsi de suite, en comptant toutes les espèces ensemble : trois paires rapportent 6 points, en plus de ceux des cartes.
    .title = Le score
rule-F37 = Qui a le plus de points est nommé Fauconnier Impérial et gagne. Si plusieurs joueurs sont à égalité en tête, c’est celui d’entre eux qui vient en dernier dans l’ordre de jeu qui gagne ; il y a donc toujours un seul vainqueur.
    .title = Le Fauconnier Impérial
rule-F38 = Tu peux toujours effectuer une action : un de tes rapaces au moins n’est jamais chaperonné, et aucun poste de garde n’est jamais complet. Le paquet d’objectifs dure toujours jusqu’à l’apparition de Fredericus. Et comme un objectif est retourné à chaque manche, toute partie se termine : au plus tard après 21 manches à quatre joueurs, 18 à trois et 15 à deux.
    .title = Jamais de blocage


## Rule book: the shorter game

rule-F39 = Une fois à chacun de tes tours, à tout moment et sans dépenser d’action, tu peux renvoyer trois cartes vers le château. Il faut qu’un de tes rapaces, non chaperonné, soit sur le poste de garde de leur rangée, et que les trois dernières cartes de cette rangée soient toutes des arbres ou toutes des morceaux de ciel : tu déplaces ces trois cartes de l’extrémité jusqu’au fond de la même rangée, contre le château. Option : on ne joue avec cette règle que si elle a été activée.
    .title = Trois cartes au fond


## Rule book: rulings on setting up

rule-A1 = Les livrets de règles ne montrent les premiers postes de garde que par une image, qui ne nous est pas parvenue ; ici, les places sont fixes. Dans l’ordre de jeu, faucon pèlerin et autour commencent sur les postes de garde 0 et 4, 1 et 5, 2 et 6, 3 et 7. À deux joueurs, le second a 2 et 6, si bien que chacun voit le château exactement comme l’autre. Option : la paire de postes de garde de chaque joueur, et lequel des deux revient à quel rapace, peuvent être tirés au sort.
    .title = Qui se tient où
rule-A2 = Les livrets de règles ne disent pas comment deux joueurs placent leurs quatre premiers jetons. Ici, tu places les deux tiens d’un coup, le premier joueur avant l’autre ; tu peux les poser tous deux sur le même donjon.
    .title = Premiers paris à deux
rule-A3 = Deux actions, puis trois, puis quatre et quatre : à la première manche, cela vaut comme imprimé, quel que soit le nombre de joueurs. Si tu ouvres le sceau pendant cette manche, ses deux actions s’y ajoutent. Un objectif est retourné à la fin de la première manche comme de toutes les autres.
    .title = La première manche


## Rule book: rulings on empty and short rows

rule-A4 = Les livrets de règles ne parlent pas des rangées vides. Ici, tu ne peux bien sûr pas y prendre de carte, mais tu peux déplacer une carte dans une rangée vide : elle y est alors à la fois première carte et carte d’extrémité. Une rangée appartient à son donjon, non à ses cartes ; sinon, ce côté du château serait mort pour de bon.
    .title = Dans une rangée vide
rule-A5 = Une rangée vide reste la voisine des rangées qui l’entourent, mais elle n’a pas de carte d’extrémité. Tu ne peux donc rien y capturer, et rien de ce qui demande une certaine carte à son extrémité n’est possible : à côté d’elle, tu ne peux ni chasser, ni chaperonner, ni ouvrir le sceau. On ne regarde jamais la rangée d’après à sa place.
    .title = À côté d’une rangée vide
rule-A6 = Les livrets de règles ne disent pas quelle longueur une rangée doit avoir pour être inversée. Ici, une seule carte suffit : elle reste où elle est, mais tu pioches un objectif, tu défausses un sceau et tu gagnes deux actions. Une rangée qui se lit de la même façon dans les deux sens peut aussi être inversée. Une rangée vide ne le peut pas, puisqu’il n’y a pas de rangée à prendre.
    .title = Inverser une rangée courte
rule-A7 = Une rangée peut devenir aussi longue qu’on veut. Les livrets de règles ne fixent aucune limite, et il n’y en a pas ici.
    .title = Longues rangées
rule-A8 = La prise d’une créature ou la défausse d’un sceau peut laisser une rangée vide ; c’est permis. Des jetons peuvent se trouver sur le donjon d’une rangée vide.
    .title = Vider une rangée


## Rule book: rulings on actions

rule-A9 = Tu dois utiliser toutes les actions que le tour te donne, et tu le peux toujours. Deux d’entre elles peuvent s’annuler, si ton rapace fait un aller-retour ou si une carte va et revient, mais une seule action ne laisse jamais tout comme avant. Option : avec « jusqu’à quatre », tu peux laisser des actions inutilisées.
    .title = On ne passe pas
rule-A10 = C’est toi qui dis quand tu as fini. Tu peux le dire dès qu’il ne reste plus d’action obligatoire, mais rien ne t’oblige à le dire tout de suite : une capture, l’ouverture du sceau et ses actions supplémentaires peuvent encore s’offrir à toi, et ton tour ne se termine pas avant que tu en aies eu l’occasion. Option : avec « jusqu’à quatre », tu peux finir à tout moment.
    .title = Quand tu as fini
rule-A11 = Les deux actions supplémentaires du sceau sont à toi, que tu les utilises ou non, pour toute sorte d’action, à n’importe quel moment ultérieur du même tour. Ouvrir le sceau après ta quatrième action n’y change rien. Ce que tu n’utilises pas est perdu à la fin du tour.
    .title = Actions supplémentaires
rule-A12 = Tu ne peux pas chaperonner sur un poste de garde où cela n’aurait aucun effet : là où il n’y a pas de rapace, où tous les rapaces sont à toi, ou bien où chaque adversaire présent a déjà un rapace chaperonné. Chaperonner ne peut donc pas te servir à passer.
    .title = Pas de chaperon pour rien
rule-A13 = Les livrets de règles ne parlent pas de reprendre un coup. Ici, tu peux reprendre ce que tu as fait, pas à pas, pendant ton propre tour, jusqu’à ce que quelque chose de caché ait été révélé : une fois qu’un objectif a été pioché ou retourné, ce qui y a mené est acquis, à moins que toute la table soit d’accord.
    .title = Reprendre un coup
rule-A14 = Ce qui ne coûte pas d’action n’est jamais un devoir. Tu peux laisser une créature en liberté et un sceau fermé, même quand ils sont à portée de main.
    .title = Rien de gratuit n’est obligatoire


## Rule book: rulings on captures

rule-A15 = Captures et inversions prennent effet une par une et aussitôt, et ce sont les cartes d’extrémité à cet instant qui décident si tu peux en faire une. L’ordre compte donc : une capture ou une inversion peut ouvrir la voie à la suivante, ou la lui barrer. Si tes deux rapaces sont sur le même poste de garde, ils ne peuvent pas capturer tous les deux sans que quelque chose change entre-temps, car l’un demande un morceau de ciel des deux côtés et l’autre un morceau de ciel et un arbre.
    .title = L’ordre compte
rule-A16 = Au cours d’un même tour, ton rapace peut d’abord voler puis capturer, ou l’inverse ; il ne capture toujours qu’une fois. Les rapaces qui sont sur le même poste de garde, à qui qu’ils soient, ne le gênent pas.
    .title = Voler et capturer
rule-A17 = Si tu captures sur le donjon où se trouve ton propre jeton, tu ne pioches rien pour lui et le jeton reste. Le livret italien ne parle que des jetons des adversaires.
    .title = Ton propre pari
rule-A18 = Quand une capture paie plusieurs paris, les propriétaires piochent un objectif chacun, dans le sens des aiguilles d’une montre à partir de la gauche du joueur qui a capturé. Si l’un d’eux pioche Fredericus, ceux qui viennent après ne piochent rien ; mais tous les jetons adverses de ce donjon retournent à leurs propriétaires.
    .title = Qui est payé d’abord
rule-A19 = Si ton jeton te revient pendant le tour d’un autre joueur, il reste dans ta main jusqu’à la fin de ton propre tour suivant. Tu ne peux pas le placer plus tôt.
    .title = Un jeton en main


## Rule book: rulings on birds and hoods

rule-A20 = Autant de rapaces chaperonnés qu’on veut peuvent se trouver dans un même quartier de la cour, et quand le tien est libéré, il y a toujours de la place sur son poste de garde. Il a alors manqué exactement un de tes tours. Il peut être chaperonné de nouveau dans la manche même où il a été libéré ; rien ne le protège.
    .title = Chaperonné de nouveau
rule-A21 = Un rapace chaperonné ne compte pas comme présent sur son poste de garde. Avec lui, tu ne peux ni capturer, ni voler, ni ouvrir le sceau, ni renvoyer trois cartes au fond dans la partie plus courte.
    .title = Absent du poste de garde


## Rule book: rulings on betting tokens

rule-A22 = À deux joueurs, tes deux jetons peuvent se trouver sur le même donjon. Tous les livrets de règles promettent un objectif au propriétaire : ici, une capture à cet endroit te paie donc un seul objectif et te rend tes deux jetons ; tu ne gagnes rien à doubler la mise. Option : tu pioches un objectif par jeton.
    .title = Deux jetons, un donjon
rule-A23 = À deux joueurs, tes deux jetons doivent être sur des donjons quand ton tour est fini. De ceux qui y sont déjà, tu peux déplacer l’un, les deux ou aucun.
    .title = Les deux jetons placés
rule-A24 = À trois ou quatre joueurs, tu ne peux mettre ton jeton au centre qu’à la fin de ton propre tour, et seulement si le centre est alors vide. La première capture, de qui que ce soit, te le renvoie sans paiement, et les suivantes n’y trouvent plus rien ; le centre est alors libre pour un autre joueur, dès la fin de ce même tour. Si ton jeton y est encore quand ton tour suivant commence, il te paie avant ta première action, donc à la deuxième manche au plus tôt. Pour être de nouveau au centre, il doit y être replacé.
    .title = Le centre
rule-A25 = À trois ou quatre joueurs, tu as un seul jeton, et il est à un seul endroit. Si tu le déplaces d’un donjon au centre, ton pari sur le donjon n’existe plus.
    .title = Un seul endroit


## Rule book: rulings on the goal deck and the end

rule-A26 = Si le gérant retourne Fredericus, celui-ci est défaussé et personne ne marque ses 2 points. La partie se termine sur-le-champ, puisque ce serait au premier joueur de jouer. Option : si c’est le premier joueur qui retourne les objectifs, les autres joueurs ont encore leur tour dans cette manche.
    .title = Fredericus retourné
rule-A27 = Si tu pioches Fredericus, tu le montres et tu le gardes. Il vaut 2 points et rien de plus : il ne compte pas en outre comme objectif, et il ne forme de paire avec aucune créature.
    .title = Fredericus pioché
rule-A28 = Après l’annonce, les tours restants se jouent comme toujours : tu peux capturer, chaperonner, parier et ouvrir le sceau, ce qui te fait défausser un sceau et gagner deux actions. Seuls les objectifs ne se piochent plus, ni pour les paris, ni pour le sceau, ni pour un jeton au centre, et on n’en retourne plus. Les jetons qui auraient été payés retournent quand même à leurs propriétaires.
    .title = Après l’annonce
rule-A29 = Les livrets de règles ne disent pas ce qui passe d’abord si tu captures ta huitième créature sur un donjon où il y a des jetons adverses. Ici, la fin passe d’abord : les jetons retournent à leurs propriétaires, qui ne piochent rien. Option : les paris sur cette capture peuvent encore être payés, et si l’un d’eux amène Fredericus, la fin a simplement deux raisons.
    .title = Paris sur la huitième
rule-A30 = Qui capture une huitième créature joue son tour jusqu’au bout et peut en capturer une neuvième ; personne ne peut en avoir plus de neuf. Pendant les tours qui restent, d’autres peuvent arriver aussi à huit ou neuf.
    .title = Une neuvième créature
rule-A31 = Si le premier joueur pioche Fredericus au début d’un tour, pour un jeton au centre, ce tour a déjà commencé. On joue donc encore toute la manche.
    .title = Fredericus venu du centre
rule-A32 = Tu ne te trouves jamais devant un paquet d’objectifs vide tant qu’on peut encore piocher des objectifs : Fredericus est parmi les cinq dernières cartes, et une fois qu’il est apparu, plus personne ne pioche. Ce cas n’a donc besoin d’aucune règle.
    .title = Le paquet n’est jamais vide
rule-A33 = Une fois la fin annoncée, le dernier tour n’est suivi d’aucun autre sur lequel parier. Qui le joue n’a donc pas à placer de jeton, et on compte les points aussitôt.
    .title = Pas de pari à la fin


## Rule book: who knows what

rule-A34 = Tout le monde voit toutes les cartes de toutes les rangées, les rapaces et les chaperons, les jetons, les créatures capturées et les sceaux défaussés. Tout le monde peut regarder à tout moment tous les objectifs défaussés, à la mise en place ou depuis. Tout le monde sait aussi combien de cartes compte le paquet d’objectifs, combien d’objectifs tient chaque joueur, combien d’actions il reste dans le tour, si la fin a été annoncée et, une fois qu’il a été pioché, qui tient Fredericus.
    .title = Ce que tout le monde voit
rule-A35 = Tes objectifs ne sont que pour tes yeux. Les livrets de règles le disent du premier ; ici, cela vaut aussi pour ceux que tu pioches plus tard. Personne ne connaît l’ordre du paquet d’objectifs, ni les quatre objectifs qui sont en bas avec Fredericus. Mais tu peux calculer : les objectifs que tu n’as pas vus sont les 24, moins ceux défaussés face visible, moins les tiens.
    .title = Ce que personne d’autre ne sait
rule-A36 = Le hasard parle lors de la distribution (et du choix des premiers postes de garde, s’ils sont tirés au sort), et chaque fois qu’un objectif est pioché ou retourné. Tout le reste dépend de ce que toi et tes adversaires décidez.
    .title = Où intervient le hasard


## Rule book: rulings on the shorter game

rule-A37 = Dans une rangée d’exactement trois cartes, le déplacement ne changerait rien : tu ne peux donc pas le faire. Renvoyer trois cartes ne compte ni comme une action, ni comme ta seule inversion du tour, et un rapace chaperonné ne t’y donne pas droit.
    .title = Limites de la partie plus courte


## The log: what happened, one sentence an event
##
## $seat, $victim and $owner are players’ names, of which neither the first letter nor the gender is known: so no "de" or
## "que" stands before them, and nothing agrees with them. A card, bird or place comes as its name ($card), with its other
## forms ($card-the) and as its letter for choosing ($card-id).

event-turn-began = { $actions ->
        [one] Manche { $round } : { $seat } commence un tour de { $actions } action.
       *[other] Manche { $round } : { $seat } commence un tour de { $actions } actions.
    }
event-card-moved = { $seat } déplace { $card-the } de la rangée { $row } à la rangée { $to }.
event-flew = { $seat } fait voler { $bird-the } du poste { $tower } au poste { $to }.
event-hooding = { $seat } chaperonne les rapaces du poste { $tower }.
event-hooded = { $bird-id ->
        [P] { $victim } a maintenant son faucon pèlerin chaperonné dans le quartier { $tower }.
       *[G] { $victim } a maintenant son autour chaperonné dans le quartier { $tower }.
    }
event-captured = { $seat } capture { $creature-the } au donjon { $tower } avec { $bird-the }.
event-reversed = { $seat } ouvre le sceau : la rangée { $row } est inversée, le sceau de la rangée { $discard } est défaussé, { $extra } actions supplémentaires.
event-shifted = { $card-id ->
        [W] { $seat } déplace trois arbres au fond de la rangée { $row }, contre le château.
        [S] { $seat } déplace trois morceaux de ciel au fond de la rangée { $row }, contre le château.
       *[other] { $seat } déplace trois cartes pareilles ({ $card }) au fond de la rangée { $row }, contre le château.
    }
event-actions-ended = { $seat } termine ses actions.
event-freed = { $seat } libère { $bird-the }, qui retourne au poste { $tower }.
event-token-laid = { $place-id ->
        [centre] { $seat } pose un jeton au centre.
       *[keep] { $seat } parie sur le donjon { $place }.
    }
event-token-stayed = { $seat } laisse un jeton sur le donjon { $place }.
event-token-back = { $from-id ->
        [centre] { $seat } reprend son jeton au centre.
       *[keep] { $seat } reprend son jeton sur le donjon { $from }.
    }
event-goal-drawn = { $seat } pioche un objectif.
    .seen = { $seat } pioche un objectif : { $goal-the }.
event-fredericus-drawn = { $seat } pioche Fredericus !
event-goal-turned-over = { $goal-id ->
        [F] { $seat } retourne l’objectif du dessus : c’est Fredericus !
       *[other] { $seat } retourne l’objectif du dessus et le défausse : { $goal-the }.
    }
event-announced = { $reason-id ->
        [eighth] { $seat } a huit créatures et annonce la fin. Plus personne ne pioche d’objectif.
        [drawn] { $seat } annonce la fin. Plus personne ne pioche d’objectif.
       *[turned] Fredericus est défaussé ; la fin est annoncée. Plus personne ne pioche d’objectif.
    }
event-game-over = { $reason-id ->
        [eighth] La chasse est finie : huit créatures sont prises. { $seat } devient Fauconnier Impérial.
        [drawn] La chasse est finie : Fredericus a été pioché. { $seat } devient Fauconnier Impérial.
       *[turned] La chasse est finie : Fredericus a été retourné. { $seat } devient Fauconnier Impérial.
    }

reason-eighth = huitième créature
reason-drawn = Fredericus pioché
reason-turned = Fredericus retourné


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it.

refusal-over = La partie est terminée ; plus rien ne peut être joué.
refusal-bets-first = D’abord les paris : pose ton jeton sur un donjon.
refusal-token-first = Tes actions sont finies. Pose maintenant ton jeton pari.
refusal-token-later = { $remaining ->
        [0] Les jetons se posent à la fin du tour. Termine d’abord tes actions (Z).
        [one] Les jetons se posent à la fin du tour. Tu as encore une action à effectuer.
       *[other] Les jetons se posent à la fin du tour. Tu as encore { $remaining } actions à effectuer.
    }
refusal-other-game = « { $text } » est un coup d’un autre jeu.
refusal-no-move = « { $text } » n’est pas un coup. Un tour connaît M rangée>rangée, P>poste, G>poste, H poste[rapaces], XP, XG, R rangée/sceau, V rangée et Z ; un jeton se pose avec K.
refusal-no-such-side = Il n’y a pas de côté { $number } ; les côtés du château sont numérotés de 0 à 7.
refusal-no-such-bird = « { $text } » n’est pas un de tes rapaces : P est le faucon pèlerin, G l’autour.

refusal-no-actions-left = Il ne te reste plus d’action. Tu peux encore capturer ou ouvrir le sceau, ou terminer tes actions (Z).
refusal-actions-left = { $remaining ->
        [one] Tu dois encore effectuer une action avant de terminer ton tour.
       *[other] Tu dois encore effectuer { $remaining } actions avant de terminer ton tour.
    }
refusal-empty-row = La rangée { $row } est vide ; il n’y a pas de carte à déplacer.
refusal-not-adjacent = La rangée { $row } n’est pas à côté de la rangée { $to }. De la rangée { $row }, une carte va à la rangée { $left } ou à la rangée { $right }.
refusal-hooded-flight = Ton { $bird } est chaperonné dans le quartier { $tower } et ne peut pas voler avant que la fin de ton tour le libère.
refusal-far-flight = Ton { $bird } est au poste { $tower } ; il peut voler au poste { $left } ou au poste { $right }, pas au poste { $to }.

refusal-captured-already = Ton { $bird } a déjà capturé pendant ce tour ; chaque rapace capture une fois par tour.
refusal-hooded-hunt = Ton { $bird } est chaperonné dans le quartier { $tower } et ne peut pas capturer.
refusal-hunt-empty-row = La rangée { $tower } est vide ; ton { $bird } n’y a rien à capturer.
refusal-no-creature = La rangée { $tower } { $end-ends } ; ton { $bird } ne capture que des créatures.
refusal-high-hunt = La rangée { $left } { $left-end-ends } et la rangée { $right } { $right-end-ends } ; la chasse de haut vol demande un morceau de ciel des deux côtés de la rangée { $tower }.
refusal-low-hunt = La rangée { $left } { $left-end-ends } et la rangée { $right } { $right-end-ends } ; la chasse de bas vol demande un arbre d’un côté de la rangée { $tower } et un morceau de ciel de l’autre.

refusal-reversed-already = Tu as déjà ouvert le sceau pendant ce tour ; on ne peut inverser qu’une rangée par tour.
refusal-no-bird-to-reverse = Pour inverser la rangée { $row }, il te faut un de tes rapaces au poste { $row }.
refusal-hooded-reversal = Ton { $bird } est chaperonné dans le quartier { $row } ; un rapace chaperonné ne peut pas ouvrir le sceau.
refusal-no-seals = La rangée { $left } { $left-end-ends } et la rangée { $right } { $right-end-ends } ; pour inverser la rangée { $tower }, il faut que les deux finissent par un sceau.
refusal-reverse-empty-row = La rangée { $row } est vide ; il n’y a rien à inverser.
refusal-wrong-seal = La rangée { $to } n’est pas à côté de la rangée { $row }. Tu défausses le sceau de la rangée { $left } ou de la rangée { $right }.

refusal-no-woods = La rangée { $left } { $left-end-ends } et la rangée { $right } { $right-end-ends } ; pour chaperonner au poste { $tower }, il faut que les deux finissent par un arbre.
refusal-hood-nobody = Aucun rapace n’est au poste { $tower } ; il n’y a donc personne à chaperonner.
refusal-hood-own-only = Seuls tes propres rapaces sont au poste { $tower } ; ton action ne les chaperonne jamais.
refusal-hood-immune-only = Chaque adversaire présent au poste { $tower } a déjà un rapace chaperonné et ne risque rien.
refusal-hood-notation = « { $text } » ne nomme pas de rapaces. Nomme un rapace de chaque adversaire au poste { $tower }, par exemple [1P,2G].
refusal-hood-no-seat = Il n’y a pas de siège { $number } ; { $seats } sièges jouent, numérotés à partir de 0.
refusal-hood-both = { $victim } ne peut avoir qu’un seul rapace chaperonné, jamais les deux.
refusal-hood-own = Tu ne chaperonnes jamais tes propres rapaces ; nomme ceux de tes adversaires au poste { $tower }.
refusal-hood-absent = { $bird-id ->
        [P] { $victim } n’a pas son faucon pèlerin au poste { $tower }.
       *[G] { $victim } n’a pas son autour au poste { $tower }.
    }
refusal-hood-immune = { $victim } a déjà un rapace chaperonné ; l’autre ne risque donc rien.
refusal-hood-forgotten = Chaperonner prend un rapace à chaque adversaire qui peut en perdre un : au poste { $tower }, il manque { $victim }.

refusal-variant-off = La variante pour une partie plus courte n’est pas en jeu ici.
refusal-shifted-already = Tu as déjà déplacé trois cartes contre le château pendant ce tour.
refusal-no-bird-to-shift = Pour déplacer l’extrémité de la rangée { $row } contre le château, il te faut un de tes rapaces au poste { $row }.
refusal-hooded-shift = Ton { $bird } est chaperonné dans le quartier { $row } ; un rapace chaperonné ne compte pas ici.
refusal-shift-nothing = La rangée { $row } n’a que ces trois cartes ; les déplacer ne changerait rien.
refusal-shift-unlike = { $length ->
        [0] La rangée { $row } est vide ; il faut trois arbres ou trois morceaux de ciel à son extrémité.
       *[other] La rangée { $row } finit par : { $cards } ; il faut trois arbres ou trois morceaux de ciel.
    }

refusal-centre-in-bets = Le centre ne prend pas de paris avant la partie ; choisis un donjon.
refusal-no-centre = À deux joueurs, le centre ne sert pas ; les deux jetons sont sur des donjons.
refusal-centre-taken = { $owner } a déjà son jeton au centre ; choisis un donjon.
refusal-two-tokens = Tu as deux jetons et tu poses les deux, par exemple K 1 5. Ils peuvent partager un donjon.
refusal-one-token = Tu as un seul jeton ; nomme un seul donjon.
refusal-token-notation = « { $text } » ne nomme pas de place pour un jeton : K 5 pour un donjon, K centre pour le centre, K 1 5 pour deux jetons.


## Refusals of options and of hand-written positions

refusal-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
refusal-option-value = L’option { $option } ne peut pas être « { $value } » ; elle peut être : { $values }.
refusal-too-long = Ce texte de { $length } caractères n’est pas une position ; { $most } suffisent pour n’importe laquelle.
refusal-unknown-key = Ligne { $line } : « { $key } » n’est pas une clé de position. Les clés sont : { $keys }.
refusal-key-twice = Ligne { $line } : « { $key } » a déjà été donné.
refusal-value = Ligne { $line } : « { $key } { $value } » est illisible. { $expected }
refusal-number = Ligne { $line } : « { $key } { $value } » est impossible ; il faut un nombre de { $least } à { $most }.
refusal-parts = Ligne { $line } : { $key } doit avoir une part par siège ; il y en a { $count } pour { $seats } sièges.
expected-game = Ce n’est pas une position de Fredericus.
expected-options = Les options s’écrivent nom=valeur, chacune une seule fois.
expected-rows = Une rangée s’écrit côté:cartes, en partant du château, par exemple 0:eSW, ou 0:- quand elle est vide ; chaque côté de 0 à 7 une seule fois.
expected-cards = Les cartes sont W, S, E et les créatures de a à h.
expected-birds = Les rapaces s’écrivent P1G5, une paire par siège, avec un h après le poste d’un rapace chaperonné.
expected-tokens = Un jeton est sur un donjon (de 0 à 7), au centre (« centre ») ou en main (-).
expected-two-tokens = À deux joueurs, chaque siège a deux jetons, par exemple 5 1 ; ils sont sur un donjon (de 0 à 7) ou en main (-).
expected-creatures = Les créatures sont des lettres de a à h, ou - s’il n’y en a pas ; aucune espèce n’en a plus de quatre.
expected-goals = Les objectifs sont des lettres de a à h, et F pour Fredericus, ou - s’il n’y en a pas.
expected-phase = La phase est bets, turn, token ou over.
expected-used = Ce qu’un tour a déjà employé s’écrit avec P, G, R et V, ou - pour rien.
expected-unused = Seul un tour emploie quelque chose ; dans cette phase, écris - ou laisse la ligne de côté.
expected-announced = Écris yes (oui) ou no (non).
expected-announcement = Quelqu’un tient Fredericus ou huit créatures, ou bien Fredericus a été retourné, ou bien la partie est terminée : la fin est donc annoncée.
refusal-too-many-cards = Il y a { $count } cartes « { $card } » dans les rangées et parmi les captures ; à { $seats } joueurs, le jeu en a { $most }.
refusal-too-many-captures = Créatures pour { $seat } : { $count } ; personne ne peut en avoir plus de { $most }.
refusal-too-many-goals = Il y a { $count } objectifs « { $goal } » ; le jeu en a { $most }.
refusal-fredericus-twice = Fredericus est là { $count } fois ; il n’y en a qu’un.
refusal-fredericus-too-high = Fredericus ne peut pas être la carte { $place } d’un paquet de { $length } ; il est parmi les cinq dernières.
refusal-fredericus-missing = { $length ->
        [one] Fredericus n’est nulle part : ni dans le paquet de { $length } carte, ni chez un joueur, ni retourné.
       *[other] Fredericus n’est nulle part : ni dans le paquet de { $length } cartes, ni chez un joueur, ni retourné.
    }
refusal-still-hooded = { $seat } a encore un rapace chaperonné ; on le libère avant de poser le jeton.
refusal-both-hooded = { $seat } a ses deux rapaces chaperonnés ; un seul au plus peut l’être.
refusal-two-in-centre = { $seat } et { $other } ont leurs jetons au centre ; il n’y a de la place que pour un.
refusal-own-centre = { $seat } ne peut pas avoir son jeton au centre pendant son propre tour ; le jeton est revenu quand ce tour a commencé.
refusal-bets-out-of-turn = Pendant les paris, les sièges qui précèdent celui qui décide ont leurs jetons sur des donjons et les autres en main ; { $seat } ne correspond pas.
refusal-extra-without-reversal = { $extra ->
        [one] { $extra } action supplémentaire ne peut venir que d’une inversion (used R).
       *[other] { $extra } actions supplémentaires ne peuvent venir que d’une inversion (used R).
    }
refusal-late-round = Objectifs dans le paquet : { $deck } ; la manche { $round } vient trop tard, la dernière possible est la manche { $most }.
refusal-late-bets = Les paris se posent avant la première manche, et avant toute annonce.


## Terminal
##
## The words of `tavoliere play` at the castle. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-round = Manche { $round }
terminal-actions = Actions
terminal-announced = Fin annoncée
terminal-own-goals = Tes objectifs
terminal-no-pairs = pas encore de paire
terminal-goal-deck = Paquet d’objectifs
terminal-open-goals = visibles
terminal-too-small = La fenêtre a { $width } × { $height } ; le château demande 80 × 24.

terminal-hint-bet = Pose ton jeton sur un donjon : choisis un côté, puis Entrée.
terminal-hint-bets = Pose deux jetons, sur deux donjons ou un seul : choisis le premier donjon.
terminal-hint-bets-second = Et le second donjon ; le même est possible. Échap reprend le premier jeton.
terminal-hint-turn = Choisis une carte d’extrémité ou un rapace (flèches ou 0 à 7), puis Entrée.
terminal-hint-card = Carte « { $card } » : vers quelle rangée voisine ? Échap la repose.
terminal-hint-bird = Ton { $bird } : un poste voisin, ou ce qu’il peut faire ? Échap annule.
terminal-hint-seal = Lequel des deux sceaux défausses-tu ? Échap pour changer d’avis.
terminal-hint-victim = Quel rapace chaperonnes-tu ? Échap pour changer d’avis.
terminal-hint-which = Que choisis-tu ? Échap pour changer d’avis.
terminal-hint-only-end = Il ne te reste rien d’autre : z termine tes actions, u reprend un coup.
terminal-hint-may-end = Tes actions sont épuisées. Tu peux les terminer avec z.
terminal-row = Rangée { $row } : { $count ->
        [0] vide
        [one] une carte, { $end }
       *[other] { $count } cartes, { $end } à l’extrémité
    }
terminal-tower = Poste de garde { $tower }
terminal-keep = Donjon { $keep }
terminal-centre = Le centre de la cour
terminal-bird-of = { $name } : { $bird }
terminal-bird-here = { $name } : { $bird }, poste { $tower }

terminal-key-capture = Capturer
terminal-key-reverse = Sceau
terminal-key-hood = Chaperonner
terminal-key-variant = Trois au fond
terminal-key-end = Terminer

terminal-help-digits = Mettre le curseur sur un côté
terminal-help-enter = Choisir ; puis choisir où cela va
terminal-help-birds = Choisir ton faucon pèlerin ou ton autour
terminal-help-capture = Capturer une créature
terminal-help-reverse = Ouvrir le sceau de l’empereur
terminal-help-hood = Chaperonner des rapaces
terminal-help-variant = Renvoyer trois cartes au fond (partie plus courte)
terminal-help-end = Terminer tes actions
terminal-help-type = Écrire un coup, par exemple M 0>7
terminal-help-mouse = Souris : clique sur une carte, puis sur une rangée voisine ; clique sur un rapace, puis sur un poste, sur sa créature ou sur un sceau.
# This line is also the grey text of the line for typed moves, which shows only its beginning in a narrow window.
terminal-help-moves = M rangée>rangée  P>poste  G>poste  XP  XG  Z  K donjon  R rangée/sceau  V rangée  H poste[rapaces]
terminal-sign-bird = le faucon pèlerin du siège 0 ; G est un autour
terminal-sign-hooded = un rapace chaperonné, dans la cour
terminal-sign-token = le jeton du siège 2
terminal-sign-goals = les objectifs que tient un joueur
terminal-sign-action = une action qui reste ; en vert, une action supplémentaire

terminal-which-birds = Quels rapaces chaperonnes-tu ?

terminal-handover-why = Les objectifs de chaque joueur sont secrets.

terminal-score-title = { $name } devient Fauconnier Impérial
terminal-score-reason = La fin : { $reason }, à la manche { $round }.
terminal-score-tie = Égalité en tête : qui vient en dernier dans l’ordre de jeu gagne (F37).
terminal-score-pairs = Paires
terminal-score-single = Sans paire
terminal-score-sum = Créatures { $creatures }, objectifs { $goals }, paires { $bonus }, Fredericus { $fredericus }
terminal-look = Regarder le château
