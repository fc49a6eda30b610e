## Names

game-name = Les Colons, le jeu de cartes
drawing-title = Les Colons, le jeu de cartes : deux principautés
game-motto = Deux principautés, une rangée de piles entre elles, et des dragons au-dessus de la citadelle.

# What is read aloud of a picture, or shown under the pointer: a number or names of cards follow.
drawing-victory = points de victoire
drawing-commerce = points de commerce
drawing-strength = points de force
drawing-tournament = points de tournoi
drawing-token-knight = jeton Chevalier
drawing-token-mill = jeton Moulin
drawing-hand = cartes en main
drawing-stack = Pile
drawing-stack-region = Régions
drawing-stack-event = Événements
drawing-discards = Défausse
drawing-locked = Les cartes action sont sous verrou

# Our own: what the levels of the computer players are called, the weakest first; ranks of a principality.
terminal-player-peasant = Paysan
terminal-player-merchant = Marchand
terminal-player-steward = Sénéchal
terminal-player-chancellor = Chancelier
terminal-player-prince = Prince

# What players are called who have given no name: the ground of their crests. Crest A is white and red, crest B black
# and red (as in the Kosmos box). As names they take a capital and no article.
seat-0 = Blanc
seat-1 = Noir


### Cards, resources, dice and decks.
###
### The value of a card is its bare name. `.a` ("un Évêque") and `.the` ("l’Évêque") stand in sentences, `.short` where
### there is little room (at most 14 letters), `.text` is what the card does, in our own words. Prices and points are not
### in it: they are data, and a table may correct them.


## Resources

# `.counted` follows a number (“2 …”). `.region` heads a line, `.land` stands in a sentence.
resource-brick = argile
    .counted = { $amount ->
            [one] argile
           *[other] argiles
        }
    .region = Collines
    .land = collines
resource-lumber = bois
    .counted = { $amount ->
           *[other] bois
        }
    .region = Forêt
    .land = forêt
resource-wool = laine
    .counted = { $amount ->
            [one] laine
           *[other] laines
        }
    .region = Pâturage
    .land = pâturage
resource-ore = minerai
    .counted = { $amount ->
            [one] minerai
           *[other] minerais
        }
    .region = Montagnes
    .land = montagnes
resource-grain = blé
    .counted = { $amount ->
            [one] blé
           *[other] blés
        }
    .region = Champs
    .land = champs
resource-gold = or
    .counted = { $amount ->
            [one] or
           *[other] ors
        }
    .region = Champ d’or
    .land = champ d’or


## Kinds, colours and sets of cards

# `.many` heads a list.
kind-road = route
    .many = Routes
kind-settlement = colonie
    .many = Colonies
kind-city = ville
    .many = Villes
kind-citadel = citadelle
    .many = Citadelles
kind-region = région
    .many = Régions
kind-building = bâtiment
    .many = Bâtiments
kind-fleet = flotte
    .many = Flottes
kind-knight = chevalier
    .many = Chevaliers
kind-action = carte action
    .many = Cartes action
kind-event = événement
    .many = Événements
kind-dragon = dragon
    .many = Dragons
kind-magic_building = bâtiment magique
    .many = Bâtiments magiques
kind-wizard = magicien
    .many = Magiciens
kind-book = livre de magie
    .many = Livres de magie
kind-magic_action = action magique
    .many = Actions magiques

colour-centre = carte centrale
colour-green = vert
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet

set-base = Jeu de base
set-wizards-dragons = Magiciens et Dragons


## The event die

face-club = Attaque de brigands
    .a = une Attaque de brigands
    .the = l’Attaque de brigands
    .text = Qui a plus de 7 ressources, sans compter celles à côté d’un Camp Fortifié à lui, perd tout son minerai et toute sa laine.
face-mill = Avantage commercial
    .a = un Avantage commercial
    .the = l’Avantage commercial
    .text = Qui a le jeton Moulin prend à l’autre 1 ressource de son choix.
face-knight = Tournoi
    .a = un Tournoi
    .the = le Tournoi
    .text = Qui a plus de points de tournoi gagne 1 ressource de son choix.
face-sun = Année d’abondance
    .a = une Année d’abondance
    .the = l’Année d’abondance
    .text = Chaque joueur gagne 1 ressource de son choix.
face-card = Carte événement
    .a = une carte événement
    .the = la carte événement
    .text = La carte du dessus de la pile d’événements est appliquée aux deux joueurs.


## Cards of the centre row

card-settlement = Colonie
    .a = une Colonie
    .the = la Colonie
    .text = Se pose au bout libre d’une route et a deux emplacements, un en haut et un en bas. Deux nouvelles régions de la pile l’accompagnent, qui montrent 0.
card-city = Ville
    .a = une Ville
    .the = la Ville
    .text = Recouvre une de tes colonies et a quatre emplacements. C’est le seul endroit où des cartes rouges peuvent se poser.
card-citadel = Citadelle
    .a = une Citadelle
    .the = la Citadelle
    .text = Recouvre une de tes colonies, jamais à côté d’une autre citadelle. Elle a quatre emplacements pour des cartes vertes et violettes et, à chacune de ses quatre régions, de la place pour un magicien ; sans magicien elle compte 1 point, avec un magicien 2.
card-road = Route
    .a = une Route
    .the = la Route
    .text = Se pose à gauche ou à droite de la dernière colonie ou ville de ta rangée et fait place à la prochaine colonie. Deux routes ne sont jamais côte à côte.


## Regions

card-G1 = Champs 1
    .a = des Champs 1
    .the = les Champs 1
    .text = Une région de départ au blason A qui stocke jusqu’à 3 blés. Elle en gagne 1 chaque fois que son nombre, le 1, sort.
card-O2 = Montagnes 2
    .a = des Montagnes 2
    .the = les Montagnes 2
    .text = Une région de départ au blason A qui stocke jusqu’à 3 minerais. Elle en gagne 1 chaque fois que son nombre, le 2, sort.
card-W3 = Pâturage 3
    .a = un Pâturage 3
    .the = le Pâturage 3
    .text = Une région de départ au blason A qui stocke jusqu’à 3 laines. Elle en gagne 1 chaque fois que son nombre, le 3, sort.
card-L4 = Forêt 4
    .a = une Forêt 4
    .the = la Forêt 4
    .text = Une région de départ au blason A qui stocke jusqu’à 3 bois. Elle en gagne 1 chaque fois que son nombre, le 4, sort.
card-B5 = Collines 5
    .a = des Collines 5
    .the = les Collines 5
    .text = Une région de départ au blason A qui stocke jusqu’à 3 argiles. Elle en gagne 1 chaque fois que son nombre, le 5, sort.
card-A6 = Champ d’or 6
    .a = un Champ d’or 6
    .the = le Champ d’or 6
    .text = Une région de départ au blason A qui stocke jusqu’à 3 ors. Elle en gagne 1 chaque fois que son nombre, le 6, sort.
card-G2 = Champs 2
    .a = des Champs 2
    .the = les Champs 2
    .text = Une région de départ au blason B qui stocke jusqu’à 3 blés. Elle en gagne 1 chaque fois que son nombre, le 2, sort.
card-O3 = Montagnes 3
    .a = des Montagnes 3
    .the = les Montagnes 3
    .text = Une région de départ au blason B qui stocke jusqu’à 3 minerais. Elle en gagne 1 chaque fois que son nombre, le 3, sort.
card-W4 = Pâturage 4
    .a = un Pâturage 4
    .the = le Pâturage 4
    .text = Une région de départ au blason B qui stocke jusqu’à 3 laines. Elle en gagne 1 chaque fois que son nombre, le 4, sort.
card-L5 = Forêt 5
    .a = une Forêt 5
    .the = la Forêt 5
    .text = Une région de départ au blason B qui stocke jusqu’à 3 bois. Elle en gagne 1 chaque fois que son nombre, le 5, sort.
card-B6 = Collines 6
    .a = des Collines 6
    .the = les Collines 6
    .text = Une région de départ au blason B qui stocke jusqu’à 3 argiles. Elle en gagne 1 chaque fois que son nombre, le 6, sort.
card-A1 = Champ d’or 1
    .a = un Champ d’or 1
    .the = le Champ d’or 1
    .text = Une région de départ au blason B qui stocke jusqu’à 3 ors. Elle en gagne 1 chaque fois que son nombre, le 1, sort.
card-L1 = Forêt 1
    .a = une Forêt 1
    .the = la Forêt 1
    .text = Une région qui stocke jusqu’à 3 bois. Elle en gagne 1 chaque fois que son nombre, le 1, sort.
card-B2 = Collines 2
    .a = des Collines 2
    .the = les Collines 2
    .text = Une région qui stocke jusqu’à 3 argiles. Elle en gagne 1 chaque fois que son nombre, le 2, sort.
card-A3 = Champ d’or 3
    .a = un Champ d’or 3
    .the = le Champ d’or 3
    .text = Une région qui stocke jusqu’à 3 ors. Elle en gagne 1 chaque fois que son nombre, le 3, sort.
card-G4 = Champs 4
    .a = des Champs 4
    .the = les Champs 4
    .text = Une région qui stocke jusqu’à 3 blés. Elle en gagne 1 chaque fois que son nombre, le 4, sort.
card-O5 = Montagnes 5
    .a = des Montagnes 5
    .the = les Montagnes 5
    .text = Une région qui stocke jusqu’à 3 minerais. Elle en gagne 1 chaque fois que son nombre, le 5, sort.
card-W6 = Pâturage 6
    .a = un Pâturage 6
    .the = le Pâturage 6
    .text = Une région qui stocke jusqu’à 3 laines. Elle en gagne 1 chaque fois que son nombre, le 6, sort.
card-B1 = Collines 1
    .a = des Collines 1
    .the = les Collines 1
    .text = Une région qui stocke jusqu’à 3 argiles. Elle en gagne 1 chaque fois que son nombre, le 1, sort.
card-G3 = Champs 3
    .a = des Champs 3
    .the = les Champs 3
    .text = Une région qui stocke jusqu’à 3 blés. Elle en gagne 1 chaque fois que son nombre, le 3, sort.
card-O4 = Montagnes 4
    .a = des Montagnes 4
    .the = les Montagnes 4
    .text = Une région qui stocke jusqu’à 3 minerais. Elle en gagne 1 chaque fois que son nombre, le 4, sort.
card-W5 = Pâturage 5
    .a = un Pâturage 5
    .the = le Pâturage 5
    .text = Une région qui stocke jusqu’à 3 laines. Elle en gagne 1 chaque fois que son nombre, le 5, sort.
card-L6 = Forêt 6
    .a = une Forêt 6
    .the = la Forêt 6
    .text = Une région qui stocke jusqu’à 3 bois. Elle en gagne 1 chaque fois que son nombre, le 6, sort.


## Green cards: buildings and fleets

card-abbey = Abbaye
    .a = une Abbaye
    .the = l’Abbaye
    .text = Ta limite de main augmente de 1, et lors du Progrès tu gagnes 1 ressource de ton choix.
card-garrison = Camp Fortifié
    .short = Camp Fortifié
    .a = un Camp Fortifié
    .the = le Camp Fortifié
    .text = Lors d’une Attaque de brigands, les ressources des deux régions voisines ne comptent pas. Lors d’une Année Faste, chacune de ces régions en gagne 1.
card-smithy = Forge
    .a = une Forge
    .the = la Forge
    .text = Chacun de tes chevaliers a 1 point de force de plus, mais pas plus de points de tournoi. Les dragons n’y gagnent rien.
card-brick_factory = Briqueterie
    .short = Briqueterie
    .a = une Briqueterie
    .the = la Briqueterie
    .text = Des collines voisines rapportent 2 argiles au lieu de 1 quand leur nombre sort.
card-foundry = Fonderie
    .short = Fonderie
    .a = une Fonderie
    .the = la Fonderie
    .text = Des montagnes voisines rapportent 2 minerais au lieu de 1 quand leur nombre sort.
# Our own translation; no French card was seen.
card-grain_mill = Moulin à blé
    .short = Moulin à blé
    .a = un Moulin à blé
    .the = le Moulin à blé
    .text = Des champs voisins rapportent 2 blés au lieu de 1 quand leur nombre sort.
# Our own translation; no French card was seen.
card-sawmill = Scierie
    .a = une Scierie
    .the = la Scierie
    .text = Une forêt voisine rapporte 2 bois au lieu de 1 quand son nombre sort.
# Our own translation; no French card was seen.
card-woolen_mill = Filature
    .short = Filature
    .a = une Filature
    .the = la Filature
    .text = Un pâturage voisin rapporte 2 laines au lieu de 1 quand son nombre sort.
# Our own translation; no French card was seen.
card-brick_fleet = Flotte d’argile
    .short = Fl. d’argile
    .a = une Flotte d’argile
    .the = la Flotte d’argile
    .text = Pendant ta phase d’action, tu échanges 2 argiles contre 1 ressource de ton choix, aussi souvent que tu veux et où que soit la flotte.
# Our own translation; no French card was seen.
card-gold_fleet = Flotte d’or
    .short = Flotte d’or
    .a = une Flotte d’or
    .the = la Flotte d’or
    .text = Pendant ta phase d’action, tu échanges 2 ors contre 1 ressource de ton choix, aussi souvent que tu veux et où que soit la flotte.
# Our own translation; no French card was seen.
card-grain_fleet = Flotte de blé
    .short = Fl. de blé
    .a = une Flotte de blé
    .the = la Flotte de blé
    .text = Pendant ta phase d’action, tu échanges 2 blés contre 1 ressource de ton choix, aussi souvent que tu veux et où que soit la flotte.
# Our own translation; no French card was seen.
card-lumber_fleet = Flotte de bois
    .short = Fl. de bois
    .a = une Flotte de bois
    .the = la Flotte de bois
    .text = Pendant ta phase d’action, tu échanges 2 bois contre 1 ressource de ton choix, aussi souvent que tu veux et où que soit la flotte.
# Our own translation; no French card was seen.
card-ore_fleet = Flotte de minerai
    .short = Fl. de minerai
    .a = une Flotte de minerai
    .the = la Flotte de minerai
    .text = Pendant ta phase d’action, tu échanges 2 minerais contre 1 ressource de ton choix, aussi souvent que tu veux et où que soit la flotte.
# Our own translation; no French card was seen.
card-wool_fleet = Flotte de laine
    .short = Fl. de laine
    .a = une Flotte de laine
    .the = la Flotte de laine
    .text = Pendant ta phase d’action, tu échanges 2 laines contre 1 ressource de ton choix, aussi souvent que tu veux et où que soit la flotte.


## Green cards: knights

card-conrad = Konrad le Vif
    .short = Konrad
    .a = Konrad le Vif
    .the = Konrad le Vif
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
card-falk = Falk le Beau
    .short = Falk
    .a = Falk le Beau
    .the = Falk le Beau
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
card-gotz = Götz Poing d’Acier
    .short = Götz
    .a = Götz Poing d’Acier
    .the = Götz Poing d’Acier
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
card-hagen = Hagen le Sinistre
    .short = Hagen
    .a = Hagen le Sinistre
    .the = Hagen le Sinistre
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
card-karl = Karl le Puissant
    .short = Karl
    .a = Karl le Puissant
    .the = Karl le Puissant
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
# Our own translation; no French card was seen.
card-otto = Otto le Berserker
    .short = Otto
    .a = Otto le Berserker
    .the = Otto le Berserker
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
# Our own translation; no French card was seen.
card-pippin = Pépin le Bref
    .short = Pépin
    .a = Pépin le Bref
    .the = Pépin le Bref
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
# Our own translation; no French card was seen.
card-siegfried = Siegfried sans Terre
    .short = Siegfried
    .a = Siegfried sans Terre
    .the = Siegfried sans Terre
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.
# Our own translation; no French card was seen.
card-walter = Walter le Renégat
    .short = Walter
    .a = Walter le Renégat
    .the = Walter le Renégat
    .text = Un chevalier, qui n’existe qu’une fois : les points de force comptent pour le jeton Chevalier, les points de tournoi quand le dé événement montre le Tournoi.


## Red cards

card-aqueduct = Aqueduc
    .short = Aqueduc
    .a = un Aqueduc
    .the = l’Aqueduc
    .text = Aucune de tes régions ne perd rien à cause de l’Épidémie.
card-bath_house = Bains
    .a = des Bains
    .the = les Bains
    .text = Les quatre régions autour de leur ville ne perdent rien à cause de l’Épidémie, pas même celle qu’une seconde ville partage.
card-church = Église
    .a = une Église
    .the = l’Église
    .text = Les chevaliers et les flottes sur les emplacements de sa ville ne peuvent pas être désignés lors d’une Guerre civile. Elle ne protège pas du Chevalier Noir.
card-colossus = Colosse de Catane
    .short = Colosse
    .a = un Colosse de Catane
    .the = le Colosse de Catane
    .text = Il vaut ses points de victoire et ne fait rien d’autre.
card-counting_house = Comptoir
    .short = Comptoir
    .a = un Comptoir
    .the = le Comptoir
    .text = Il vaut ses points de commerce et ne fait rien d’autre.
# Our own translation; no French card was seen.
card-harbor = Port
    .a = un Port
    .the = le Port
    .text = Chacune de tes flottes a 1 point de commerce de plus.
card-library = Bibliothèque
    .a = une Bibliothèque
    .the = la Bibliothèque
    .text = Ta limite de main augmente de 1, et lors du Progrès tu gagnes 1 ressource de ton choix.
# Our own translation; no French card was seen.
card-marketplace = Marché
    .a = un Marché
    .the = le Marché
    .text = Il vaut ses points de commerce et ne fait rien d’autre.
card-merchant_guild = Guilde des Marchands
    .short = Guilde
    .a = une Guilde des Marchands
    .the = la Guilde des Marchands
    .text = Elle vaut ses points de commerce et ne fait rien d’autre.
card-mint = Hôtel de la Monnaie
    .short = Monnaie
    .a = un Hôtel de la Monnaie
    .the = l’Hôtel de la Monnaie
    .text = Pendant ta phase d’action, tu échanges 1 or contre 1 ressource de ton choix, aussi souvent que tu veux.
card-town_hall = Hôtel de ville
    .short = Hôtel de ville
    .a = un Hôtel de ville
    .the = l’Hôtel de ville
    .text = Une recherche te coûte 1 ressource au lieu de 2. Un second Hôtel de ville n’économise rien de plus.


## Action cards

card-alchemist = Alchimiste
    .a = un Alchimiste
    .the = l’Alchimiste
    .text = Avant les dés : tu choisis le nombre du dé de production et ne lances que le dé événement. L’événement passe tout de même d’abord, et le nombre vaut pour les deux joueurs.
card-arsonist = Incendiaire
    .a = un Incendiaire
    .the = l’Incendiaire
    .text = Pendant ta phase d’action, tu lances le dé de production : de 1 à 5, ton adversaire reprend en main un de ses bâtiments, que tu désignes, sinon il désigne un des tiens. Si l’Évêque répond, il te faut 1 ou 2.
card-bishop = Évêque
    .a = un Évêque
    .the = l’Évêque
    .text = Au tour de ton adversaire, en réponse à l’Incendiaire ou aux Brigands et avant le lancer : l’attaque ne réussit que sur 1 ou 2.
card-black_knight = Chevalier Noir
    .short = Chevalier Noir
    .a = un Chevalier Noir
    .the = le Chevalier Noir
    .text = Pendant ta phase d’action, tu lances le dé de production : de 1 à 5, ton adversaire reprend en main un de ses chevaliers ou dragons, que tu désignes, sinon il désigne un des tiens. Si l’Herboriste répond, il te faut 1 ou 2.
card-brigands = Brigands
    .a = les Brigands
    .the = les Brigands
    .text = Pendant ta phase d’action, tu lances le dé de production : de 1 à 5, tu prends à ton adversaire 2 ressources de ton choix, pour autant que tu aies de la place, sinon il t’en prend 2. Si l’Évêque répond, il te faut 1 ou 2.
card-caravan = Caravane
    .a = une Caravane
    .the = la Caravane
    .text = Pendant ta phase d’action, tu cèdes 1 ou 2 de tes ressources et en gagnes autant d’autres de ton choix.
# Our own translation; no French card was seen.
card-herb_woman = Herboriste
    .a = une Herboriste
    .the = l’Herboriste
    .text = Au tour de ton adversaire, en réponse au Chevalier Noir et avant le lancer : l’attaque ne réussit que sur 1 ou 2.
# Our own translation; no French card was seen.
card-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .text = Pendant ta phase d’action, tu prends à ton adversaire 1 ou 2 ressources de ton choix, puis tu lui en donnes 1 de ton choix, peut-être l’une de celles-là. Il faut à chacun de la place pour ce qui arrive.
card-scout = Éclaireur
    .a = un Éclaireur
    .the = l’Éclaireur
    .text = Se joue avec une nouvelle colonie, même tant que les autres cartes action sont bloquées : tu parcours la pile de régions, choisis ses deux régions, puis mélanges la pile.
card-spy = Espion
    .a = un Espion
    .the = l’Espion
    .text = Pendant ta phase d’action, tu regardes la main de ton adversaire et prends une unité ou une carte action, que tu peux utiliser aussitôt au prix habituel. Si tu as une citadelle, ce peut être aussi un magicien, une action magique ou un livre de magie.


## Dragons and magic buildings

card-ismai = Ismaï le Dragon Vert
    .short = Ismaï
    .a = Ismaï le Dragon Vert
    .the = Ismaï le Dragon Vert
    .text = Un dragon, qui n’existe qu’une fois : ses points de force comptent pour le jeton Chevalier, et seule la Potion magique les augmente. Le Chevalier Noir peut le chasser, l’Herboriste le défend.
# Our own translation; no French card was seen.
card-samsor = Samsor le Dragon Noir
    .short = Samsor
    .a = Samsor le Dragon Noir
    .the = Samsor le Dragon Noir
    .text = Un dragon, qui n’existe qu’une fois : ses points de force comptent pour le jeton Chevalier, et seule la Potion magique les augmente. Le Chevalier Noir peut le chasser, l’Herboriste le défend.
# Our own translation; no French card was seen.
card-philosophers_stone = Pierre philosophale
    .short = Pierre philos.
    .a = une Pierre philosophale
    .the = la Pierre philosophale
    .text = Exige que tu aies deux citadelles. Pour les deux joueurs, toute carte action, toute action magique et tout sort qui enlèverait à l’autre principauté des régions, des ressources ou des extensions, ou les rendrait inutilisables, reste sans effet.
# The title was seen in a list; that it is this card, we inferred.
card-magic_kitchen = Laboratoire Magique
    .short = Laboratoire
    .a = un Laboratoire Magique
    .the = le Laboratoire Magique
    .text = Pendant ta phase d’action, aussi souvent que tu veux, tu paies du pouvoir magique et lances le dé de production : de 3 à 6, tu gagnes 1 ressource de ton choix, sur 2 rien, et sur 1 le laboratoire explose et part à la défausse.
# Our own translation; no French card was seen.
card-magic_mill = Moulin magique
    .short = Moulin magique
    .a = un Moulin magique
    .the = le Moulin magique
    .text = Une fois à chacun de tes tours, tu cèdes 1 or, et un de tes magiciens, au choix, gagne 1 point de pouvoir magique. Il n’a pas besoin de toucher un champ d’or.


## Wizards

card-ari = Ari
    .a = Ari
    .the = Ari
    .text = Se pose à n’importe quelle région d’une de tes citadelles, même un champ d’or, commence avec 2 points de pouvoir magique et en tient 3 au plus. Pendant ta phase d’action, tu changes des ressources de cette région en pouvoir magique, à 1 contre 1 ; ensuite ce magicien ne paie plus de magie jusqu’au tour de ton adversaire.
card-arsa = Arsa
    .a = Arsa
    .the = Arsa
    .text = Se pose à des collines d’une de tes citadelles, commence avec 2 points de pouvoir magique et en tient 3 au plus. Pendant ta phase d’action, tu changes de l’argile de cette région en pouvoir magique, à 1 contre 1 ; ensuite ce magicien ne paie plus de magie jusqu’au tour de ton adversaire.
card-hafli = Hafli
    .a = Hafli
    .the = Hafli
    .text = Se pose à une forêt d’une de tes citadelles, commence avec 2 points de pouvoir magique et en tient 3 au plus. Pendant ta phase d’action, tu changes du bois de cette région en pouvoir magique, à 1 contre 1 ; ensuite ce magicien ne paie plus de magie jusqu’au tour de ton adversaire.
card-hor = Hor
    .a = Hor
    .the = Hor
    .text = Se pose à un pâturage d’une de tes citadelles, commence avec 2 points de pouvoir magique et en tient 3 au plus. Pendant ta phase d’action, tu changes de la laine de cette région en pouvoir magique, à 1 contre 1 ; ensuite ce magicien ne paie plus de magie jusqu’au tour de ton adversaire.
card-ira = Ira
    .a = Ira
    .the = Ira
    .text = Se pose à des montagnes d’une de tes citadelles, commence avec 2 points de pouvoir magique et en tient 3 au plus. Pendant ta phase d’action, tu changes du minerai de cette région en pouvoir magique, à 1 contre 1 ; ensuite ce magicien ne paie plus de magie jusqu’au tour de ton adversaire.
# Our own translation; no French card was seen.
card-tali = Tali
    .a = Tali
    .the = Tali
    .text = Se pose à des champs d’une de tes citadelles, commence avec 2 points de pouvoir magique et en tient 3 au plus. Pendant ta phase d’action, tu changes du blé de cette région en pouvoir magique, à 1 contre 1 ; ensuite ce magicien ne paie plus de magie jusqu’au tour de ton adversaire.


## Spell books

# The title was seen in a list; that it is this card, we inferred.
card-guardian_of_fate = Maître du Destin
    .short = Maître
    .a = un Maître du Destin
    .the = le Maître du Destin
    .text = Une fois par tour, après l’événement : tu regardes les 3 cartes du dessus de la pile d’événements, en glisses autant que tu veux dessous et remets les autres dessus dans l’ordre de ton choix.
# The title was seen in a list; that it is this card, we inferred.
card-inspiration = Inspiration
    .a = une Inspiration
    .the = l’Inspiration
    .text = Une fois par tour, après l’événement : tu prends en main les 2 cartes du dessus de deux piles différentes (au tournoi, des tiennes) et peux les utiliser aussitôt. Ce qui dépasse ta limite de main repart à la pioche.
# Our own translation; no French card was seen.
card-magic_land = Terre magique
    .short = Terre magique
    .a = une Terre magique
    .the = la Terre magique
    .text = Une fois par tour, après l’événement : tu échanges une de tes régions contre une de ton adversaire, toutes deux de ton choix, avec ce qu’elles stockent. Chacun doit avoir au moins deux fois cette sorte, et aucun magicien ne doit se trouver à ces régions.
# Our own translation; no French card was seen.
card-magic_eye = Œil magique
    .short = Œil magique
    .a = un Œil magique
    .the = l’Œil magique
    .text = Une fois par tour, après l’événement : tu parcours une pile, prends 1 carte et glisses 1 autre carte de ta main sous cette pile. Tu peux utiliser la nouvelle carte aussitôt.
# The title was seen in a list; that it is this card, we inferred.
card-change_places = Lieu, transforme-toi !
    .short = Lieu, transf.
    .a = « Lieu, transforme-toi ! »
    .the = « Lieu, transforme-toi ! »
    .text = Une fois par tour, après l’événement : deux de tes bâtiments, ou deux de tes unités, échangent leurs emplacements. Tous deux doivent être permis à leur nouvel emplacement.
# Our own translation; no French card was seen.
card-wheel_of_time = Roue du Temps
    .short = Roue du Temps
    .a = une Roue du Temps
    .the = la Roue du Temps
    .text = Une fois par tour, avant les dés : tu choisis la face du dé événement et ne lances que le dé de production.
# Our own translation; no French card was seen.
card-fortune_telling = Voyance
    .short = Voyance
    .a = une Voyance
    .the = la Voyance
    .text = Une fois par tour, après l’événement : tu regardes la carte du dessus de quatre piles au plus. Au tournoi, ce peuvent être aussi des piles de ton adversaire.
# Our own translation; no French card was seen.
card-magic_potion = Potion magique
    .short = Potion
    .a = une Potion magique
    .the = la Potion magique
    .text = Une fois par tour, après l’événement : la force d’un de tes chevaliers ou dragons double jusqu’à la fin du prochain tour de ton adversaire.
# Our own translation; no French card was seen.
card-countermagic = Veto magique
    .a = un Veto magique
    .the = le Veto magique
    .text = Une fois par tour, au tien ou à celui de ton adversaire, quand il joue une carte action ou une action magique : la carte ne fait rien et passe sous une pile. Contre les sorts, il ne peut rien.
# Our own translation; no French card was seen.
card-time_jump = Saut dans le temps
    .short = Saut
    .a = un Saut dans le temps
    .the = le Saut dans le temps
    .text = À ton tour, dès que le dé événement est lancé ou que la carte événement est révélée : l’événement n’a pas lieu. La carte événement passe sous sa pile.


## Magic actions

# Our own translation; no French card was seen.
card-better_world = Monde meilleur
    .short = Monde meilleur
    .a = un Monde meilleur
    .the = le Monde meilleur
    .text = Après l’événement : tu parcours la pile d’événements et retires une carte de la partie pour de bon, jamais la Fin d’année. Tu la montres à ton adversaire.
# The title was seen in a list; that it is this card, we inferred.
card-wizards_duel = Duel de Magiciens
    .short = Duel
    .a = un Duel de Magiciens
    .the = le Duel de Magiciens
    .text = Après l’événement : tu désignes un de tes magiciens et un de ton adversaire. Les deux joueurs lancent le dé de production et ajoutent le pouvoir magique de leur magicien ; qui a moins glisse son magicien sous une pile.
# Our own translation; no French card was seen.
card-witch = Sorcière
    .a = une Sorcière
    .the = la Sorcière
    .text = Exige que tu aies deux magiciens. Après l’événement, tu la poses sur un bâtiment de ton adversaire : il n’agit plus et ses points ne comptent plus, jusqu’à ce que son propriétaire lance un point d’interrogation.
# Our own translation; no French card was seen.
card-change_land = Terrain, transforme-toi !
    .short = Terrain, tr.
    .a = « Terrain, transforme-toi ! »
    .the = « Terrain, transforme-toi ! »
    .text = Après l’événement : tu remplaces une de tes régions, d’une sorte que tu as au moins deux fois et sans magicien, par n’importe quelle carte de la pile de régions. La nouvelle montre autant de ressources que l’ancienne.
# Our own translation; no French card was seen.
card-materialization = Matérialisation
    .short = Matérialis.
    .a = une Matérialisation
    .the = la Matérialisation
    .text = Exige que tu aies deux magiciens. Après l’événement, une de tes colonies devient une ville, sans autre frais.
# Our own translation; no French card was seen.
card-whirlwind = Tornade
    .short = Tornade
    .a = une Tornade
    .the = la Tornade
    .text = Après l’événement : toutes les ressources d’une région de ton adversaire, que tu choisis, sont perdues.
# Our own translation; no French card was seen.
card-premonition = Pressentiment
    .short = Pressentiment
    .a = un Pressentiment
    .the = le Pressentiment
    .text = Après l’événement : tu reprends en main une carte action ou action magique jouée, dans la défausse (au tournoi, dans la tienne), et peux l’utiliser aussitôt.
# The title was seen in a list; that it is this card, we inferred.
card-by_magics_hand = Main Magique
    .short = Main Magique
    .a = une Main Magique
    .the = la Main Magique
    .text = Après l’événement : tu prends un livre de magie dans la principauté de ton adversaire et le poses sur un emplacement libre d’une de tes citadelles.


## Events

# Our own translation; no French card was seen.
card-civil_war = Guerre civile
    .short = Guerre civile
    .a = une Guerre civile
    .the = la Guerre civile
    .text = Chaque joueur reprend en main un chevalier ou une flotte ; l’autre désigne l’unité, et qui a lancé les dés désigne d’abord. Les unités d’une ville avec une Église sont à l’abri, et tous deux réduisent ensuite leur main à la limite.
# Our own translation; no French card was seen.
card-conflict = Conflit
    .a = un Conflit
    .the = le Conflit
    .text = Qui a le jeton Chevalier regarde la main de l’autre et en glisse 2 cartes sous une pile. Si personne ne l’a, il ne se passe rien.
# Our own translation; no French card was seen.
card-master_builder = Maître bâtisseur
    .short = Bâtisseur
    .a = un Maître bâtisseur
    .the = le Maître bâtisseur
    .text = Le joueur actif, puis l’autre, parcourt une pile, chacun une différente, et peut échanger une carte de sa main contre une de celle-ci. Cela ne coûte rien.
# Our own translation; no French card was seen.
card-plague = Épidémie
    .a = une Épidémie
    .the = l’Épidémie
    .text = Chaque région d’une ville perd 1 ressource. L’Aqueduc et les Bains en protègent.
card-productive_year = Année Faste
    .short = Année Faste
    .a = une Année Faste
    .the = l’Année Faste
    .text = Chaque région gagne 1 ressource par Camp Fortifié voisin.
# Our own translation; no French card was seen.
card-progress = Progrès
    .a = un Progrès
    .the = le Progrès
    .text = Chaque joueur gagne 1 ressource de son choix par Abbaye et par Bibliothèque à lui.
# Our own translation; no French card was seen.
card-year_end = Fin d’année
    .short = Fin d’année
    .a = une Fin d’année
    .the = la Fin d’année
    .text = La pile d’événements est mélangée, cette carte comprise.
# Our own translation; no French card was seen.
card-comet = Comète
    .a = une Comète
    .the = la Comète
    .text = Chaque joueur qui a plus de 3 points de victoire glisse toute sa main sous une pile et pioche sur le dessus de celle-ci jusqu’à la limite de main. Le joueur actif choisit une pile d’abord, l’autre une différente.
# Our own translation; no French card was seen.
card-unicorn_dance = Danse des licornes
    .short = Licornes
    .a = une Danse des licornes
    .the = la Danse des licornes
    .text = Chaque magicien des deux joueurs gagne 1 point de pouvoir magique ; aucun n’en tient plus de 3.


## Decks

# The decks of the house: a name, and how the deck plays.
deck-balanced = Un peu de tout
    .about = Des récoltes, quelques chevaliers, des bâtiments rouges, des espions et trois magiciens : aucune carte de ton adversaire ne peut à elle seule gâcher ce plan.
deck-knights = Les neuf chevaliers
    .about = Les neuf chevaliers et leur Forge prennent le jeton Chevalier et les tournois du dé, et des Herboristes les défendent.
deck-fleets = Six flottes
    .about = Six flottes, le Port et les grandes maisons de commerce tiennent le jeton Moulin et échangent à 2 contre 1 ce qu’il te faut.
deck-cities = Fières cités
    .about = Des bâtiments rouges qui comptent des points de victoire, des bâtiments de production pour les payer, et des Évêques contre le feu.
deck-raiders = Fumée à l’horizon
    .about = Incendiaires, Chevaliers Noirs, Brigands et Espions abattent ce que ton adversaire construit, pendant que des chevaliers bon marché prennent le jeton.
deck-wizards = L’école des magiciens
    .about = Les six magiciens et sept livres de magie : tu sais ce qui vient, tu diriges les événements et tu fais surgir une ville.
deck-dragons = Deux dragons
    .about = Moulins et magiciens nourrissent les deux dragons, une potion les double, et la Pierre philosophale les garde.
deck-witches = Nuit des sorcières
    .about = Sorcières, duels, une tornade et des livres volés : ta magie s’abat sur l’autre principauté.

# The words of a deck’s file: what heads its cards and events, and what stands before its name and description.
deck-file-cards = cartes
deck-file-events = événements
deck-file-name = nom
deck-file-about = description


## Refusals: cards and decks

refusal-cards-long = { $length } caractères, c’est trop pour des corrections de cartes ; { $most } suffisent pour toutes.
refusal-cards-code = « { $text } » n’est pas une correction de carte. Elle ressemble à citadel.price:brick2+ore3 ou à ismai.magic_build:2.
refusal-cards-unknown = Il n’y a pas de carte « { $text } » à corriger. Les cartes s’appellent ici par leur identifiant{ $near ->
        [none] {""}
       *[other] {" "}(est-ce { $near } ?)
    }.
refusal-cards-nothing = { $card } : ni prix ni valeur de cette carte ne se corrigent.
refusal-cards-twice = { $card } : { $field } est corrigé deux fois.
refusal-cards-field = { $card } : il n’y a pas de { $field } à corriger. Se corrigent : { $fields }.
refusal-cards-value = { $card } : { $field } ne peut pas valoir { $value } ; il faut un nombre entier de { $least } à { $most }.
refusal-cards-toml = Ce n’est pas du TOML : { $text }
refusal-cards-entry = { $card } : les corrections d’une carte sont des lignes sous son identifiant entre crochets.
refusal-cards-price = { $card } : « { $value } » n’a pas sa place dans un prix. Un prix nomme des ressources et leur quantité ; les ressources sont : { $resources }.

refusal-deck-long = { $length } caractères, c’est trop pour un paquet ; { $most } suffisent pour tous.
refusal-deck-line = Ligne { $line } : « { $text } » n’est pas une carte{ $near ->
        [none] {""}
       *[other] {" "}(est-ce { $near } ?)
    }. Une ligne est un nombre et une carte, par exemple 2 Abbaye.
refusal-deck-count = Ligne { $line } : { $value } n’est pas un nombre de cartes pour { $card }.
refusal-deck-code = « { $text } » ne se lit pas comme une partie de paquet. Un paquet en un mot ressemble à 2abbey+scout/comet+2progress : des cartes, une barre, des événements.
refusal-deck-unknown = Il n’y a pas de paquet « { $text } ». Les paquets de la maison sont : { $decks }. Un fichier à toi devient un mot avec tavoliere deck show.
refusal-deck-size = { $count ->
        [one] Le paquet a { $count } carte ; il en faut { $most }.
       *[other] Le paquet a { $count } cartes ; il en faut { $most }.
    }
refusal-deck-copies = { $count } × { $card }, mais les jeux n’en contiennent que { $most }.
refusal-deck-back = { $card } : les cartes centrales et les régions ont un symbole au dos et ne peuvent être dans un paquet.
refusal-deck-event-inside = { $card } : un événement ne peut être parmi les cartes d’un paquet ; il appartient aux événements choisis.
refusal-deck-events = { $count ->
        [one] { $count } événement est choisi ; il en faut { $most }.
       *[other] { $count } événements sont choisis ; il en faut { $most }.
    }
refusal-deck-no-event = { $card } : ce n’est pas un événement et ne peut être parmi les événements choisis.
refusal-deck-year-end = { $card } : l’hôte fournit la seule, personne ne peut en ajouter une autre.
refusal-deck-event-copies = { $count } × { $card } parmi les événements choisis, mais il { $most ->
        [0] n’en reste aucune
        [one] n’en reste que { $most }
       *[other] n’en reste que { $most }
    } à choisir.


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it. $expected is one of the sentences below
## that say what can be done now.

refusal-over = La partie est terminée ; plus rien ne peut être joué.
refusal-other-game = « { $text } » est un coup d’un autre jeu.
refusal-not-now = « { $text } » n’est pas possible maintenant. { $expected }
refusal-no-move = « { $text } » n’est pas un coup. { $expected }

# The notation of moves.
refusal-no-place = « { $text } » n’est pas un lieu pour ce coup. { $expected }
expected-side-words = Un côté est une colonne impaire avec ^ (au-dessus) ou v (au-dessous), par exemple side 1^.
expected-site-words = Un emplacement est une colonne impaire avec ^ (au-dessus) ou v (au-dessous), en double pour l’emplacement extérieur d’une ville ou d’une citadelle, par exemple 1^ ou 1vv.
expected-region-words = Une région est une colonne paire avec ^ (au-dessus) ou v (au-dessous), par exemple region 0v.
refusal-no-column = « { $text } » n’est pas une colonne de colonie, de ville ou de citadelle ; ce sont les nombres impairs de { $least } à { $most }.
refusal-no-stack = « { $text } » n’est pas une pile ; les piles portent les numéros 1 à { $most }.
refusal-no-die-number = « { $text } » n’est pas un nombre du dé de production ; nommes-en un de 1 à 6.
refusal-no-face = « { $text } » n’est pas une face du dé événement. Les faces sont : { $faces }.
refusal-no-resource = « { $text } » n’est pas une ressource. Les ressources sont : { $resources }.
refusal-same-resource = Échanger { $resource } contre { $resource } ne se peut ; nomme deux ressources différentes.
refusal-trade-words = « { $text } » n’est pas un échange. Nomme ce que tu donnes et ce que tu veux, par exemple trade brick>ore.
refusal-wrong-verb = { $card } : « { $verb } » ne va pas avec cette carte. Tu peux écrire : { $moves }.
refusal-only-taken = « { $text } » n’est jamais en main ; cela se choisit seulement, avec { $move }.
refusal-near-card = Il n’y a pas de carte « { $text } ». Est-ce { $near } ?
refusal-unknown-name = Il n’y a pas de carte « { $text } ». Les cartes s’appellent ici par leur identifiant, par exemple abbey ou magic_eye.

# Building, trading, demolishing.
refusal-road-there = Il y a déjà une route { $end } ; ensuite vient une colonie.
refusal-no-road = Il n’y a pas de route { $end } où poser une colonie ; construis d’abord la route.
refusal-none-left = { $card } : la réserve est vide, personne ne peut plus en construire.
refusal-no-settlement = Tu n’as pas de colonie en { $column }.
refusal-city-there = Tu as déjà une ville en { $column } ; on ne pose rien sur elle.
refusal-citadel-there = Tu as déjà une citadelle en { $column } ; on ne pose rien sur elle.
refusal-citadel-beside = La colonie { $column } est voisine d’une de tes citadelles ; il faut entre deux citadelles une colonie ou une ville.
refusal-set-card = { $card } : cette carte appartient à Magiciens et Dragons et n’est pas dans le jeu de base.
refusal-price = { $card } : il te manque encore { $lack }.
refusal-no-city = { $card } : les cartes rouges se posent dans une ville, et tu n’en as pas.
refusal-no-citadel = { $card } : cette carte se pose à une citadelle, et tu n’en as pas.
refusal-two-citadels = { $count ->
        [0] { $card } : il te faut deux citadelles, et tu n’en as pas.
       *[other] { $card } : il te faut deux citadelles, et tu n’en as qu’une.
    }
refusal-no-free-site = { $card } : tous les emplacements qui accepteraient cette carte sont occupés.
refusal-no-home = { $card } : aucune région de tes citadelles ne produit cette ressource : { $resource }.
refusal-home-taken = { $card } : partout où ce magicien pourrait aller à tes citadelles, il y en a déjà un autre.
refusal-unit-there = { $card } : cette carte se trouve déjà chez { $seat } ; personne ne peut en poser une seconde du même nom.
refusal-too-few = Ressource { $resource } : tu en as { $count }, et la banque en demande { $rate } pour une ressource.
refusal-no-room = Ressource { $resource } : tu n’as plus de place pour cela.
refusal-no-room-theirs = Ressource { $resource } : ton adversaire n’a plus de place pour cela.
refusal-nothing-to-pull = Tu n’as rien à démolir en { $place }.
refusal-no-such-wizard = { $card } n’est pas chez { $seat }.
refusal-not-in-hand = Tu n’as pas { $card-the } en main.
refusal-thrown = Les dés ont déjà été lancés pendant ce tour.
refusal-draw-later = Les cartes se piochent et s’échangent seulement après tes actions ; termine-les d’abord (done).

# Offers to the opponent.
refusal-three-offers = Tu as déjà fait trois offres pendant ce tour ; il n’en est pas permis davantage.
refusal-nothing-to-offer = Il n’y a rien à offrir : aucun de vous n’a quelque chose pour quoi l’autre ait de la place.
refusal-deal-first = Commence d’abord une offre (deal) ; dis ensuite ce que tu donnes et ce que tu demandes.
refusal-no-offer = Personne ne t’a fait d’offre.
refusal-empty-offer = Une offre ne peut pas être vide : nomme ce que tu donnes ou ce que tu demandes.
refusal-give-first = Nomme tout ce que tu donnes avant ce que tu demandes.
refusal-give-and-want = Ressource { $resource } : tu en donnes déjà dans cette offre, tu ne peux donc pas en demander.
refusal-offer-order = Nomme les ressources d’une offre dans l’ordre argile, bois, laine, minerai, blé, or : trop tard pour { $resource }.
refusal-no-more = { $count ->
        [0] Ressource { $resource } : tu n’en as pas à donner.
       *[other] Ressource { $resource } : tu n’en as pas plus de { $count }, comme dans ton offre.
    }
refusal-no-more-theirs = { $count ->
        [0] Ressource { $resource } : ton adversaire n’en a pas.
       *[other] Ressource { $resource } : ton adversaire n’en a pas plus de { $count }, comme dans ton offre.
    }

# Action cards, magic actions, spells, magic buildings, wizards.
refusal-locked = Les cartes action sont encore sous verrou : il faut { $most } points de victoire aux deux joueurs ensemble, et ils en ont { $count }.
refusal-locked-both = Les cartes action sont encore sous verrou : il faut d’abord que les deux joueurs aient 3 points de victoire en même temps.
refusal-before-dice = { $card } : cela ne sert qu’avant de lancer les dés.
refusal-answer-only = { $card } : cela répond seulement à une carte que joue ton adversaire.
refusal-event-only = { $card } : ce sort ne se jette qu’entre le lancer et l’événement.
refusal-scout-alone = L’Éclaireur se joue avec une nouvelle colonie (scout left, scout right).
refusal-stone = { $card } : tant qu’une Pierre philosophale est en jeu, cela n’a pas d’effet.
refusal-no-wizard = { $card } : il te faut un magicien, et tu n’en as pas.
refusal-two-wizards = { $card } : il te faut deux magiciens.
refusal-power = { $card } : il faut { $needed } de pouvoir magique, et tes magiciens peuvent en dépenser { $count }.
refusal-resting = { $card } : il faut { $needed } de pouvoir magique, et tes magiciens peuvent en dépenser { $count } ; qui en a gagné pendant ce tour est fatigué.
refusal-no-building-theirs = { $card } : ton adversaire n’a pas de bâtiment que cette carte puisse frapper.
refusal-no-knight-theirs = { $card } : ton adversaire n’a ni chevalier ni dragon.
refusal-nothing-to-take = { $card } : ton adversaire n’a rien pour quoi tu aies de la place.
refusal-no-hand-theirs = { $card } : la main de ton adversaire est vide.
refusal-no-caravan = { $card } : tu n’as pas de ressource à donner, ou pas de place pour une autre.
refusal-no-events = { $card } : la pile d’événements a trop peu de cartes.
refusal-no-wizard-theirs = { $card } : ton adversaire n’a pas de magicien.
refusal-no-region-twice = { $card } : aucune région ne peut être échangée ; il faut en avoir deux de la même sorte, et aucun magicien à celle qui part.
refusal-no-settlement-left = { $card } : tu n’as pas de colonie qui puisse devenir une ville.
refusal-nothing-stored-theirs = { $card } : aucune région de ton adversaire ne stocke quoi que ce soit.
refusal-no-action-played = { $card } : il n’y a ni carte action ni action magique dans la défausse.
refusal-no-book-theirs = { $card } : ton adversaire n’a pas de livre de magie dans sa principauté.
refusal-no-site-for-book = { $card } : tu n’as pas d’emplacement libre à une citadelle pour le livre.
refusal-stacks-empty = { $card } : toutes les piles que tu pourrais choisir sont vides.
refusal-no-card-to-give = { $card } : tu n’as pas de carte en main qui puisse aller sous la pile.
refusal-no-pair = { $card } : il n’y a pas deux de tes cartes qui puissent échanger leurs places.
refusal-nobody-to-drink = { $card } : tu n’as pas de chevalier ni de dragon dont la force ne soit déjà doublée.
refusal-nothing-to-do = { $card } : cela ne peut rien faire maintenant.
refusal-no-book = { $card } : ce livre n’est à aucune de tes citadelles.
refusal-cast-already = { $card } : tu as déjà jeté ce sort pendant ce tour.
refusal-no-building = { $card } : ce bâtiment n’est pas dans ta principauté.
refusal-bewitched = { $card } : le bâtiment est ensorcelé et ne sert à rien.
refusal-mill-used = { $count ->
        [one] Tu t’es déjà servi de ton Moulin magique pendant ce tour.
       *[other] Tu t’es déjà servi de tes { $count } Moulins magiques pendant ce tour.
    }
refusal-wizards-full = { $card } : tous tes magiciens ont 3 de pouvoir magique, et aucun ne peut en avoir plus.
refusal-wizard-full = { $card } a déjà 3 de pouvoir magique et ne peut en avoir plus.
refusal-region-empty = La région { $place }, où se trouve { $card }, ne stocke rien pour recharger.
refusal-number-set = Le dé de production est déjà réglé sur { $number }.
refusal-face-set = Le dé événement est déjà réglé.
refusal-no-answer = { $card } : cette carte n’est pas une réponse pour { $other-the }.
refusal-one-answer = L’attaque a déjà reçu une réponse ; il n’y en a pas de seconde.

# Stacks, and cards that are chosen.
refusal-exchange-first = Choisis d’abord la carte que tu donnes ; la nouvelle vient de la pile sous laquelle elle va.
refusal-no-such-stack = Il n’y a pas de pile { $number } ; ce jeu en a { $count }.
refusal-barred-stack = La pile { $number } n’est pas au choix ici : au tournoi, toute carte vient d’une pile de son propriétaire et retourne sous une de ses piles.
refusal-other-stack = Ta carte est allée sous la pile { $number } ; la nouvelle vient donc de celle-là.
refusal-stack-chosen = La pile { $number } est déjà choisie ; choisis-en une autre.
refusal-stack-empty = La pile { $number } est vide.
refusal-search-price = { $needed ->
        [one] Une recherche te coûte { $needed } ressource, et tu en as { $count }.
       *[other] Une recherche te coûte { $needed } ressources, et tu en as { $count }.
    }
refusal-not-to-put = { $card } : tu n’as pas en main de telle carte qui puisse s’en aller maintenant.
refusal-no-region-there = { $region } : cette région n’est pas dans la pile.
refusal-year-end = { $card } : cette carte ne peut jamais quitter le jeu.
refusal-no-card-there = { $card } : cette carte n’est pas au choix.
refusal-no-card-theirs = Ton adversaire n’a pas { $card-the } en main.
refusal-spy-building = { $card } : un bâtiment n’est pas une prise pour l’Espion.
refusal-spy-magic = { $card } : l’Espion ne peut la prendre que si tu as une citadelle.
refusal-no-action-card = { $card } : seules les cartes action et les actions magiques reviennent de la défausse.
refusal-wizard-resting = { $card } a reçu du pouvoir magique pendant ce tour et ne peut donc pas payer.
refusal-wizard-spent = { $card } n’a plus de pouvoir magique pour payer.
refusal-must-draw = Tu complètes ta main jusqu’à { $most } cartes, tant qu’une pile en a encore.
refusal-must-take = Tu dois prendre une carte de la pile que tu regardes.
refusal-must-reduce = Tu dois te défaire de cartes jusqu’à en avoir { $most } en main.

# Regions and sites that are chosen.
refusal-own-region = Choisis une de tes propres régions.
refusal-their-region = Choisis une région de ton adversaire (their region …).
refusal-corner-taken = Il y a déjà une région en { $place }.
refusal-no-corner = { $place } n’est pas un coin de la principauté de départ.
refusal-no-new-corner = { $place } n’est pas un coin de la nouvelle colonie.
refusal-no-land = Il n’y a pas de région en { $place }.
refusal-land-protected = Un magicien se trouve à la région { $place } et la garde de tout échange.
refusal-land-once = La région { $place } ne peut être échangée : son propriétaire n’en a pas d’autre pour cette ressource : { $resource }.
refusal-pays-other = La région { $place } ne peut pas payer : elle ne produit pas ce qui est dû, { $resource }.
refusal-stores-other = La région { $place } n’est pas faite pour cette ressource : { $resource } ; choisis-en une qui la stocke.
refusal-caravan-same = Ressource { $resource } : tu en as donné à la Caravane, tu reçois donc autre chose.
refusal-caravan-room = Tu n’as pas de place pour une ressource de plus d’une autre sorte en retour.
refusal-region-full = La région { $place } stocke déjà { $most } et n’a plus de place.
refusal-nothing-stored = La région { $place } ne stocke rien.
refusal-named-already = Tout ce que stocke la région { $place } est déjà nommé.
refusal-room-left = Ressource { $resource } : tu as encore de la place ; choisis une région qui en stocke.
refusal-no-citadel-there = { $card } : la région { $place } n’est à aucune de tes citadelles.
refusal-wizard-already = { $card } : un autre magicien se trouve déjà à la région { $place }.
refusal-wrong-home = { $card } : la région { $place } n’est pas de la sorte de ce magicien.
refusal-nothing-there = Tu n’as ni colonie ni ville ni citadelle en { $place }.
refusal-wrong-side = { $card } : ce qui se trouve dans ta rangée en { $place } n’accepte pas cette carte.
refusal-side-full = Tous les emplacements en { $place } sont occupés.
refusal-witch-already = Une Sorcière se trouve déjà sur le bâtiment en { $place }.
refusal-church = L’unité en { $place } est sous la protection d’une Église.

# What is to be decided now.
expected-nothing = La partie est terminée.
expected-arrange = Pose tes régions de départ : choisis un coin libre pour la prochaine.
expected-open-stack = Choisis la pile où tu prends ta main de départ.
expected-open-cards = Prends une carte pour ta main de départ.
expected-roll = Lance les dés (roll).
expected-die-number = Nomme le nombre du dé de production, de 1 à 6.
expected-face = Nomme la face du dé événement.
expected-time-jump = Jette le Saut dans le temps, ou laisse l’événement avoir lieu (pass).
expected-actions = Bâtis, échange et joue des cartes, ou termine tes actions (done).
expected-side = Choisis le côté où tu poses la carte.
expected-corner-wizard = Choisis la région où va le magicien.
expected-pay = Choisis la région qui paie.
expected-pay-any = Choisis n’importe quelle région qui paie.
expected-power = Nomme le magicien qui paie le pouvoir magique.
expected-gain = Choisis la région qui gagne la ressource.
expected-take = Choisis la région de ton adversaire où tu prends une ressource.
expected-put = Choisis la région qui stocke la ressource.
expected-reduce = Ta main dépasse sa limite : choisis la carte qui s’en va.
expected-under = Choisis la pile sous laquelle va la carte.
expected-draw = Complète ta main : pioche une carte du dessus, ou cherche dans une pile.
expected-search = Prends une carte de la pile que tu regardes.
expected-exchange = Choisis la carte que tu échanges, ou garde ta main (done).
expected-renew = Prends une nouvelle carte : pioche celle du dessus de la pile, ou cherches-y.
expected-answer = Réponds à la carte jouée, ou laisse faire (pass).
expected-deal = Nomme ce que tu donnes et ce que tu demandes, puis propose-le (propose).
expected-answer-offer = Accepte l’offre, ou refuse-la (pass).
expected-corner = Choisis le coin où va la région.
expected-scout = Prends une région de la pile.
expected-burn = Nomme le bâtiment qui retourne en main.
expected-rout = Nomme le chevalier ou le dragon qui retourne en main.
expected-spy = Prends une carte dans la main de ton adversaire.
expected-caravan = Choisis les régions qui donnent à la Caravane, puis celles qui reçoivent.
expected-merchant = Choisis la région de ton adversaire où le Marchand prend.
expected-merchant-give = Choisis la région d’où le Marchand rend quelque chose.
expected-revolt = Nomme l’unité de ton adversaire qui retourne en main.
expected-conflict = Choisis la carte de la main de ton adversaire qui va sous la pile.
expected-conflict-stack = Choisis la pile sous laquelle vont deux cartes de la main de ton adversaire.
expected-builder = Choisis la pile que tu regardes, ou n’en fais rien (pass).
expected-builder-take = Prends une carte de la pile, ou n’en fais rien (pass).
expected-builder-put = Choisis la carte que tu donnes pour elle.
expected-comet = Choisis la pile pour laquelle tu donnes toute ta main.
expected-kitchen = Nomme le Laboratoire Magique qui a explosé.
expected-mill = Nomme le magicien qui gagne le pouvoir magique.
expected-guardian = Choisis l’événement qui vient ensuite, ou mets le reste sous la pile (under).
expected-inspiration = Choisis la pile où tu prends deux cartes.
expected-magic-land = Choisis la région que tu donnes.
expected-magic-land-theirs = Choisis la région de ton adversaire que tu prends.
expected-eye = Choisis la pile que tu regardes.
expected-eye-take = Prends une carte de la pile.
expected-eye-put = Choisis une autre carte de ta main qui va sous la pile.
expected-change-places = Choisis la carte qui change d’emplacement.
expected-change-places-with = Choisis la carte avec laquelle elle change.
expected-fortune = Choisis la pile dont tu regardes la carte du dessus, ou arrête-toi (pass).
expected-potion = Nomme le chevalier ou le dragon qui boit la Potion magique.
expected-better-world = Choisis l’événement qui quitte le jeu.
expected-duel = Nomme ton magicien pour le duel.
expected-duel-theirs = Nomme le magicien de ton adversaire pour le duel.
expected-witch = Nomme le bâtiment de ton adversaire où va la Sorcière.
expected-change-land = Choisis celle de tes régions qui est remplacée.
expected-change-land-for = Prends la région qui la remplace.
expected-materialize = Choisis la colonie qui devient une ville.
expected-whirlwind = Choisis la région de ton adversaire que frappe la Tornade.
expected-premonition = Reprends une carte de la défausse.
expected-magics-hand = Nomme le livre de magie de ton adversaire que tu prends.
expected-magics-hand-side = Choisis le côté où tu poses le livre.


## Refusals of options and of hand-written positions

refusal-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $options }.
refusal-option-value = L’option { $option } ne peut pas être « { $value } » ; elle peut être : { $values }.
refusal-too-long = Ce texte de { $length } caractères n’est pas une position ; { $most } suffisent pour n’importe laquelle.
refusal-unknown-key = Ligne { $line } : « { $key } » n’est pas une clé de position. Les clés sont : { $keys }.
refusal-key-twice = Ligne { $line } : « { $key } » a déjà été donné.
refusal-value = Ligne { $line } : « { $key } { $value } » est impossible. { $expected }
refusal-number = Ligne { $line } : « { $key } { $value } » est impossible ; il faut un nombre de { $least } à { $most }.
refusal-unknown-card = Ligne { $line }, { $key } : il n’y a pas de carte « { $text } »{ $near ->
        [none] {""}
       *[other] {" "}(est-ce { $near } ?)
    }.
expected-game = Ce n’est pas une position du jeu de cartes Les Colons.
expected-options = Les options s’écrivent nom=valeur, chacune une seule fois.
expected-dice = Les dés sont une face (club, mill, knight, sun, card) et un nombre, par exemple sun 4.
expected-event = Un événement s’appelle par son identifiant, par exemple plague ; - veut dire aucun.
expected-events = Les événements s’appellent par leur identifiant, par exemple plague ou year_end.
expected-codes = Les régions s’appellent par une lettre et leur nombre, par exemple B5 ou G4.
expected-marks = Une barre après une carte dit qui la connaît : plague/0, plague/1, plague/01, ou plague/* pour tous.
expected-centres = Les cartes centrales s’écrivent colonne:genre, par exemple 1:city, chaque colonne une seule fois ; les genres sont settlement, city et citadel.
expected-roads = Les routes s’écrivent left, right, ou les deux.
expected-regions = Une région s’écrit lieu:carte:stock, par exemple 0^:G4:2, ou lieu:stock ; chaque lieu de la principauté une seule fois.
expected-amount = Une région stocke 0, 1, 2 ou 3.
expected-store = Un stock s’écrit ressource:quantité, par exemple ore:4 ; all:0 parle de toutes les régions.
expected-sites = Une carte s’écrit emplacement:carte, par exemple 1^:abbey ; elle peut être suivie de :witch et de :potion.
expected-wizards = Un magicien s’écrit région:magicien:pouvoir, par exemple 2^:ira:3, avec ! après qui est fatigué ; chaque région une seule fois, et 3 de pouvoir magique au plus.
expected-hand = La marque après une carte est l’autre siège, qui la connaît : abbey/1 dans hand0, abbey/0 dans hand1.
expected-spells = Les sorts sont les identifiants de livres de magie, chacun une seule fois, par exemple magic_eye.
expected-supply = La réserve s’écrit roads=7 settlements=5 cities=7 citadels=5, chacun une seule fois et avec un chiffre.
expected-piles = Le tournoi a discards0, discards1, chosen0 et chosen1 ; les autres façons de jouer ont discards.
expected-yes = Écris yes (oui) ou no (non).
expected-permission = Les deux joueurs ont maintenant 3 points de victoire, la permission est donc là : yes.
expected-fate = Le sort des dés s’écrit en 40 chiffres hexadécimaux, une barre et le nombre des lancers.
expected-agenda = Ce qui est à faire s’écrit nom:siège:nombres, par exemple actions:0 ou gain:1:2.
expected-no-agenda = La partie est terminée, il n’y a donc plus rien à faire ; laisse la ligne de côté.
expected-some-agenda = La partie n’est pas terminée, il y a donc quelque chose à faire ; laisse la ligne de côté, et ce seront les actions.
expected-reason = La raison est points ou limit, ou - tant que la partie continue.
expected-points = Il y a assez de points de victoire pour gagner, la raison est donc points.
expected-no-points = Personne n’a assez de points de victoire pour gagner.
expected-limit = La limite de tours n’est pas atteinte, ou il n’y en a pas.

refusal-wrong-active = Au tour { $turn }, c’est { $seat } qui joue, puisque { $starter } a eu le premier tour ; change turn, active ou starter.
refusal-no-dice = Ce qui se passe dans un tour après le lancer demande une ligne pour les dés, par exemple dice sun 4.
refusal-too-many-copies = { $count } × { $card }, mais ce jeu en a { $most }.
refusal-too-many-centres = { $count } × { $card }, mais ce jeu en a { $most }.
refusal-too-much-supply = Ligne { $line } : { $count } × { $card } dans la réserve, mais il { $most ->
        [0] n’en reste pas
       *[other] n’en reste que { $most }
    }.
refusal-chosen = { $count ->
        [one] { $seat } a choisi { $count } événement ; il en faut { $most }.
       *[other] { $seat } a choisi { $count } événements ; il en faut { $most }.
    }
refusal-chosen-event = { $seat } a choisi { $count } × { $card } ; on peut en choisir { $most } au plus.
refusal-year-end-gone = La Fin d’année ne peut jamais être hors du jeu.
refusal-region-twice = { $region } : cette région est là deux fois ; chacune n’existe qu’une fois.
refusal-region-early = { $seat } a déjà une région en { $place }, où il faut encore en poser une.
refusal-region-missing = { $seat } n’a pas de région en { $place } ; chaque coin d’une principauté en a une.
refusal-no-such-store = Ligne { $line } : { $seat } ne peut pas stocker { $amount } { $resource-counted } ; les régions ont de la place pour { $most }.
refusal-site-twice = Ligne { $line } : { $seat } a deux cartes en { $place }.
refusal-citadels-beside = { $seat } a une citadelle en { $column } qui est voisine d’une autre ; il faut entre elles une colonie ou une ville.
refusal-no-site-card = { $card } ne peut être en { $place } ({ $seat }) : cette carte n’est jamais sur un emplacement.
refusal-site-missing = { $card } ne peut être en { $place } ({ $seat }) : il n’y a pas de tel emplacement.
refusal-red-there = { $card } ne peut être en { $place } ({ $seat }) : les cartes rouges sont seulement dans des villes.
refusal-magic-there = { $card } ne peut être en { $place } ({ $seat }) : cette carte est seulement à des citadelles.
refusal-unit-twice = { $card } : cette carte est en jeu deux fois, ce qui ne peut être.
refusal-witch-there = { $card }, en { $place } ({ $seat }), ne peut avoir de Sorcière ; elle ne va que sur des bâtiments.
refusal-potion-there = { $card }, en { $place } ({ $seat }), ne peut avoir bu de potion ; seuls les chevaliers et les dragons en boivent.
refusal-mills-used = { $seat } ne peut s’être servi de { $count } Moulins magiques sur { $most }.
refusal-wizard-there = { $card } ne peut être à la région { $place } ({ $seat }) : il n’y a pas de citadelle à côté.
refusal-wizard-region = { $card } ne peut être à la région { $place } ({ $seat }) : elle n’est pas de la sorte de ce magicien.
refusal-wizard-tired = { $card }, à la région { $place } ({ $seat }) : un magicien n’est fatigué que pendant le tour de son propriétaire.
refusal-too-many-stacks = Ligne { $line } : { $key } est impossible ; ce jeu a { $count } piles d’extension.
refusal-agenda-bottom = L’agenda ne peut pas commencer par « { $frame } » ; il faut d’abord l’un de ceux-ci : { $names }.
refusal-agenda-deep = L’agenda a { $count } parts ; il n’y en a jamais plus de { $most } à faire à la fois.
refusal-agenda-there = Dans l’agenda, « { $frame } » ne peut suivre « { $below } ».
refusal-agenda-seat = Dans l’agenda, « { $frame } » est impossible ; seul décide le joueur dont c’est le tour : { $seat }.
refusal-agenda-numbers = Dans l’agenda, « { $frame } » est impossible : ses nombres ne vont pas avec la table.
refusal-agenda-set-up = Dans l’agenda de la préparation, « { $frame } » ne peut être à cette place.
refusal-agenda-waits = L’agenda finit par « { $frame } », mais personne n’a rien à y choisir.


## Options

option-mode = Façon de jouer
    .about = Le jeu de base seul (12 points de victoire), le jeu étendu, où les deux joueurs se partagent un jeu de base et le set à thème Magiciens et Dragons (13 points), ou le tournoi, où chacun apporte un paquet de 33 cartes (13 points).
option-mode-base = le jeu de base
option-mode-extended = avec Magiciens et Dragons
option-mode-tournament = le tournoi

option-first-player = Qui commence
    .about = Les livrets de règles s’en remettent au dé de production : le nombre le plus élevé commence. Ou bien le premier siège commence sans lancer, ce qui convient à deux parties où l’on échange les sièges.
option-first-player-throw = le lancer le plus élevé
option-first-player-first-seat = le premier siège

option-brigand-grace = Répit face aux brigands
    .about = Depuis 2005, et avec Magiciens et Dragons, les brigands ne font rien pendant les deux premiers tours de chaque joueur. La première édition, de 1996, ne connaissait pas ce répit.
option-brigand-grace-on = deux tours chacun
option-brigand-grace-off = aucun

option-action-lock = Cartes action verrouillées au début
    .about = Dans le jeu de base, on peut jouer des cartes action dès que les deux joueurs ont ensemble 7 points de victoire ; avec Magiciens et Dragons, une fois qu’ils en ont eu 3 chacun en même temps. L’Éclaireur est toujours libre. La première édition, de 1996, ne connaissait pas ce verrou.
option-action-lock-on = verrouillées au début
option-action-lock-off = libres dès le début

option-turn-limit = Limite de tours
    .about = Pour les simulations seulement, afin que même deux mauvais joueurs arrivent à une fin : quand ce nombre de tours a été joué, la partie est nulle. Entre personnes, il n’y a pas de limite.
option-turn-limit-none = aucune
option-turn-limit-100 = 100 tours
option-turn-limit-200 = 200 tours
option-turn-limit-400 = 400 tours


## The log: what happened, one sentence an event
##
## $seat, $winner and $loser are players’ names. A card or region comes as its name ($card), with its other forms
## ($card-a, $card-the) and as its id for choosing ($card-id); $place, $column, $one and $other are notation, such as 1^.
## $why is one of the words below. `.seen` is for whoever knows the card. No sentence puts “de” or “à” before a name or
## $card-the, nor a participle beside them: all of these would have to change.

event-turn-began = Tour { $turn } : { $seat } prend les dés.
event-deck-stacked = { $seat } mélange le reste du paquet et en fait quatre piles.
event-number-set = { $seat } règle le dé de production sur { $number }.
event-face-set = { $seat } règle le dé événement : { $face }.
event-dice = { $seat } lance les dés : { $face } et { $number }.
event-event-card = La carte événement est retournée : { $card }.
# Told as soon as all of the event has happened that nobody has to choose.
event-event-void = { $seat } saute dans le temps : l’événement n’a pas lieu.
event-brigands-grace = Pas de brigands pendant les deux premiers tours de chaque joueur.
event-brigands-came = { $seat } a { $count } ressources qu’aucun Camp Fortifié ne garde : les brigands arrivent.
event-brigands-left = { $count ->
        [0] { $seat } n’a aucune ressource que les brigands puissent compter : ils passent leur chemin.
        [one] { $seat } a { $count } ressource qu’aucun Camp Fortifié ne garde : les brigands passent leur chemin.
       *[other] { $seat } a { $count } ressources qu’aucun Camp Fortifié ne garde : les brigands passent leur chemin.
    }
event-passed = { $seat } passe.
event-actions-ended = { $seat } termine ses actions.
event-kept-hand = { $seat } n’échange aucune carte.
event-game-over = { $reason-id ->
        [points] { $winner } a assez de points de victoire et gagne. Les points : { $scores }.
       *[limit] La limite de tours est atteinte, et personne ne gagne. Les points : { $scores }.
    }

event-gained = { $seat } reçoit { $amount } { $resource-counted } ({ $place }) : { $why }.
event-lost = { $why-id ->
        [price] { $seat } paie { $amount } { $resource-counted } ({ $place }).
        [search] { $seat } paie { $amount } { $resource-counted } ({ $place }) pour une recherche.
        [mill] { $seat } paie { $amount } { $resource-counted } ({ $place }) pour le Moulin magique.
        [recharge] { $seat } change { $amount } { $resource-counted } ({ $place }) en pouvoir magique.
        [trade] { $seat } donne { $amount } { $resource-counted } ({ $place }) à la banque.
        [offer] { $seat } donne { $amount } { $resource-counted } ({ $place }) : { $why }.
       *[other] { $seat } perd { $amount } { $resource-counted } ({ $place }) : { $why }.
    }
event-wasted = { $seat } choisit « { $resource } », mais n’a pas de place et ne reçoit rien : { $why }.
event-no-room = { $seat } n’a plus de place et ne reçoit rien : { $why }.
event-nothing-to-take = { $seat } ne trouve rien à prendre : { $why }.
event-traded = { $seat } échange avec la banque : { $give } contre { $want }.
event-offered = { $seat } propose un échange : { $give } contre { $want }.
event-accepted = { $seat } accepte l’offre.
event-declined = { $seat } refuse l’offre.

event-region-drawn = { $seat } retourne une région : { $region }.
event-region-found = { $seat } choisit une région : { $region }.
event-region-laid = { $seat } pose { $region-the } en { $place }.
event-region-changed = { $seat } remplace { $old-the } en { $place } par { $region-the }.
event-regions-swapped = { $seat } cède { $region-the } ({ $place }) et prend chez l’autre { $their-region-the } ({ $their-place }).
event-road-built = { $seat } construit une route { $end }.
event-settlement-built = { $seat } construit { $end } la colonie { $column }.
event-city-built = { $seat } transforme la colonie { $column } en ville.
event-citadel-built = { $seat } transforme la colonie { $column } en citadelle.
event-built = { $seat } pose { $card-a } ({ $place }).
event-pulled-down = { $seat } retire { $card-the } ({ $place }).
event-dismissed = { $seat } congédie { $card-the } ({ $place }).
event-back-to-hand = { $seat } reprend en main { $card-the } ({ $place }).
event-changed-places = { $seat } : { $one } et { $other } échangent leurs places.
event-potion = { $seat } sert la Potion magique : force double pour { $card-the } ({ $place }).
event-potions-over = { $seat } : la Potion magique ne fait plus effet.
event-bewitched = La Sorcière ensorcelle { $card-the } chez { $seat } ({ $place }).
event-witch-gone = La Sorcière s’en va de chez { $seat } ({ $place }).
event-exploded = { $seat } perd { $card-the } ({ $place }).
event-book-stolen = { $seat } prend chez l’autre { $card-the } ({ $from }) et pose le livre en { $place }.

event-played = { $seat } joue { $card-the }.
event-countered = { $seat } a joué { $card-the } en vain.
event-duel = { $won ->
        [1] { $seat } lance { $pips } pour { $card-the } et gagne.
       *[0] { $seat } lance { $pips } pour { $card-the } et perd.
    }
event-cast = { $seat } jette le sort « { $card } ».
event-power = { $seat } : { $card } a maintenant { $power ->
        [one] { $power } point
       *[other] { $power } points
    } de pouvoir magique{ $locked ->
        [1] , mais ne peut rien en dépenser ce tour-ci
       *[0] {""}
    }.
event-cooked = { $pips ->
        [1] { $seat } s’affaire au Laboratoire Magique et lance 1 : il explose !
        [2] { $seat } s’affaire au Laboratoire Magique et lance 2 : il n’en sort rien.
       *[other] { $seat } s’affaire au Laboratoire Magique et lance { $pips } : il en sort une ressource.
    }
# $throws holds the dice of each throw: “3:3, 5:2” is a tie, then a victory, unless magic power decides otherwise.
event-wizards-duel = { $seat } envoie { $wizard } contre { $their-wizard } (dés { $throws }). { $loser } perd { $card }.

# $stack is a number, or “regions” or “events”.
event-looked = { $stack ->
        [regions] { $seat } parcourt la pile des régions.
        [events] { $seat } parcourt la pile d’événements.
       *[other] { $seat } parcourt la pile { $stack }.
    }
    .seen = { $stack ->
        [regions] { $seat } parcourt la pile des régions (de haut en bas : { $cards }).
        [events] { $seat } parcourt la pile d’événements (de haut en bas : { $cards }).
       *[other] { $seat } parcourt la pile { $stack } (de haut en bas : { $cards }).
    }
event-shuffled = { $stack ->
        [regions] La pile des régions est mélangée.
        [events] La pile d’événements est mélangée.
       *[other] La pile est mélangée.
    }
event-drew = { $seat } prend la carte du dessus de la pile { $stack }.
    .seen = { $seat } prend { $card-the } sur le dessus de la pile { $stack }.
event-took = { $seat } prend une carte dans la pile { $stack }.
    .seen = { $seat } prend { $card-the } dans la pile { $stack }.
event-put-under = { $seat } glisse une carte sous la pile { $stack }.
    .seen = { $seat } glisse { $card-the } sous la pile { $stack }.
event-slid-under = { $seat } glisse { $card-the } sous la pile { $stack }.
event-forced-under = { $seat } perd une carte de sa main, glissée sous la pile { $stack }.
    .seen = { $seat } perd une carte de sa main, glissée sous la pile { $stack } ({ $card }).
event-peeked = { $seat } regarde la carte du dessus de la pile { $stack }.
    .seen = { $seat } regarde la carte du dessus de la pile { $stack } ({ $card }).
event-hand-shown = { $seat } montre toute sa main.
    .seen = { $seat } montre toute sa main ({ $cards }).
event-stolen = { $seat } prend une carte dans la main de l’autre joueur.
    .seen = { $seat } prend { $card-the } dans la main de l’autre joueur.
event-nothing-spied = { $seat } ne trouve aucune carte que l’Espion puisse prendre.
event-recalled = { $seat } reprend { $card-the } dans la défausse.
event-foresaw = { $count ->
        [one] { $seat } regarde la carte du dessus de la pile d’événements.
       *[other] { $seat } regarde les { $count } cartes du dessus de la pile d’événements.
    }
    .seen = { $count ->
        [one] { $seat } prévoit le prochain événement ({ $cards }).
       *[other] { $seat } prévoit les { $count } prochains événements ({ $cards }).
    }
event-put-back = { $seat } remet une carte événement sur la pile d’événements.
    .seen = { $seat } remet { $card-the } sur la pile d’événements.
event-slid-events = { $count ->
        [one] { $seat } glisse { $count } carte événement sous la pile d’événements.
       *[other] { $seat } glisse { $count } cartes événement sous la pile d’événements.
    }
event-event-removed = { $seat } retire { $card-the } du jeu pour de bon.

# Why something is gained or lost: the end of a sentence, after a colon.
why-production = production
why-plenty = { face-sun }
why-tournament = { face-knight }
why-progress = { card-progress }
why-productive-year = { card-productive_year }
why-trade-advantage = { face-mill }
why-brigands = { card-brigands }
why-merchant = { card-merchant }
why-caravan = { card-caravan }
why-trade = échange avec la banque
why-offer = offre acceptée
why-kitchen = { card-magic_kitchen }
why-plague = { card-plague }
why-brigand-attack = { face-club }
why-price = prix
why-search = recherche
why-whirlwind = { card-whirlwind }
why-recharge = pouvoir magique
why-mill = { card-magic_mill }

# Where a road or a settlement is built.
end-left = à gauche
end-right = à droite

reason-points = assez de points de victoire
reason-limit = limite de tours atteinte


## Moves
##
## One line of a list of choices for each kind of move; the terminal shows them in a list of 24 letters, with the short
## names of cards. $card is a bare name, a region such as « Collines 5 » too; $place is a place in notation, such as 1^.

move-roll = Lancer les dés
move-road = { $end ->
        [left] Route à gauche
       *[right] Route à droite
    }
move-settle = { $end ->
        [left] Colonie à gauche
       *[right] Colonie à droite
    }
move-scout = { $end ->
        [left] Colonie à gauche, avec Éclaireur
       *[right] Colonie à droite, avec Éclaireur
    }
move-city = Ville en { $column }
move-citadel = Citadelle en { $column }
move-build = Bâtir : { $card }
move-play = Jouer : { $card }
move-cast = Sort : { $card }
move-use = Utiliser : { $card }
move-raise = Recharger { $card }
move-trade = { $amount } { $give-counted } pour 1 { $want }
move-deal = Faire une offre
move-give = Donner 1 { $resource }
move-want = Demander 1 { $resource }
move-propose = Proposer cela
move-pull = Démolir : { $card } ({ $place })
move-dismiss = Renvoyer { $card }
move-accept = Accepter
move-pass = Ne rien faire
move-done = C’est tout
move-done-actions = Finir tes actions
move-done-exchange = Garder ta main
move-side = { $side ->
        [above] Au-dessus de { $column }
       *[below] Au-dessous de { $column }
    }
move-site = { $card } ({ $place })
move-region = { $card } ({ $place })
move-corner = Coin { $place }
move-centre = { $card } en { $column }
move-wizard = { $card }
move-stack = Pile { $stack }
move-draw = Dessus de la pile { $stack }
move-search = Chercher, pile { $stack }
move-take = { $card }
move-put = { $card }
move-waste = 1 { $resource }, sans place pour cela
move-number = { $number }
move-face = { $face }
move-under = Le reste sous la pile

## Decisions
##
## What is to be decided now, by the name of the decision; at most 78 letters.

decision-arrange = { $region } : à quel coin libre de ta principauté ?
decision-open-stack = Dans quelle pile prends-tu ta main de départ ?
decision-open-cards = { $left ->
        [one] Ta main de départ : prends encore une carte.
       *[other] Ta main de départ : prends { $left } cartes.
    }
decision-dice = Ton tour commence : lance les dés.
decision-number = Quel nombre doit montrer le dé de production ?
decision-face = Quelle face doit montrer le dé événement ?
decision-time-jump = L’événement n’a pas encore eu lieu. Jettes-tu le Saut dans le temps ?
decision-actions = Bâtis, échange, joue des cartes, à ton gré ; z finit tes actions.
decision-side = { $card } : de quel côté de quelle colonie, ville ou citadelle ?
decision-corner-wizard = { $card } : à quelle région d’une citadelle ?
decision-pay = { $what } : à payer, { $cost }. De quelle région ?
decision-pay-any = { $what } : { $left ->
        [one] à payer, 1 ressource
       *[other] à payer, { $left } ressources
    } au choix. De quelle région ?
decision-power = { $what } : à payer, { $left } de pouvoir magique. De quel magicien ?
decision-gain = { $left ->
        [one] Tu gagnes 1 ressource au choix : sur quelle région ?
       *[other] Tu gagnes { $left } ressources au choix : la prochaine, sur quelle région ?
    }
decision-take = { $left ->
        [one] Tu prends 1 ressource à ton adversaire : de quelle région ?
       *[other] Tu prends { $left } ressources à ton adversaire : la prochaine, de quelle région ?
    }
decision-put = { $resource } : sur laquelle de tes régions ?
decision-reduce = Ta main dépasse sa limite : quelle carte s’en va ?
decision-under = { $card } : sous quelle pile ?
decision-draw = Complète ta main : une carte du dessus, ou paie pour chercher.
decision-search = Tu cherches dans la pile { $stack } : quelle carte prends-tu ?
decision-exchange = Tu peux échanger une carte : laquelle donnes-tu ?
decision-renew = Et une carte de la pile { $stack } : celle du dessus, ou paie pour chercher.
decision-answer = Carte jouée : { $card }. Réponds-tu ?
decision-deal = Ton offre : { $give } pour { $want }. Encore, ou ainsi ?
decision-answer-offer = On t’offre { $give } pour { $want }. Acceptes-tu ?
decision-corner = { $region } : à quel coin ? La région suivante va à l’autre.
decision-scout = L’Éclaireur a regardé autour de lui : quelle région prends-tu ?
decision-burn = Quel bâtiment retourne en main ?
decision-rout = Quel chevalier ou dragon retourne en main ?
decision-spy = Tu vois la main de ton adversaire : quelle carte prends-tu ?
decision-caravan = { $left ->
        [0] La Caravane : que reçois-tu, et sur quelle région ?
       *[other] La Caravane : que donnes-tu, et de quelle région ?
    }
decision-merchant = Le Marchand : que prends-tu à ton adversaire ?
decision-merchant-give = Le Marchand : que rends-tu ?
decision-revolt = Guerre civile : quelle unité de ton adversaire retourne en main ?
decision-conflict = Quelle carte de la main de ton adversaire va sous la pile ?
decision-conflict-stack = Sous quelle pile vont deux cartes de la main de ton adversaire ?
decision-builder = Le Maître bâtisseur : quelle pile regardes-tu ?
decision-builder-take = Le Maître bâtisseur : quelle carte prends-tu ?
decision-builder-put = Le Maître bâtisseur : quelle carte donnes-tu pour elle ?
decision-builder-under = Le Maître bâtisseur : sous quelle pile va ta carte ?
decision-comet = La Comète : pour quelle pile donnes-tu toute ta main ?
decision-kitchen = Quel Laboratoire Magique a explosé ?
decision-mill = Quel magicien gagne le pouvoir magique ?
decision-guardian = Quel événement vient ensuite ? Le reste peut aller sous la pile.
decision-inspiration = Inspiration : de quelle pile prends-tu les deux cartes du dessus ?
decision-magic-land = Laquelle de tes régions donnes-tu ?
decision-magic-land-theirs = Quelle région de ton adversaire prends-tu ?
decision-eye = L’Œil magique : quelle pile regardes-tu ?
decision-eye-take = L’Œil magique : quelle carte prends-tu ?
decision-eye-put = L’Œil magique : quelle autre carte va sous la pile ?
decision-change-places = Quelle carte change d’emplacement ?
decision-change-places-with = Avec quelle carte ?
decision-fortune = De quelle pile regardes-tu la carte du dessus ?
decision-potion = De qui la Potion magique double-t-elle la force ?
decision-better-world = Quel événement quitte le jeu pour de bon ?
decision-duel = Lequel de tes magiciens se bat en duel ?
decision-duel-theirs = Contre quel magicien de ton adversaire ?
decision-witch = Sur quel bâtiment de ton adversaire va la Sorcière ?
decision-change-land = Laquelle de tes régions est remplacée ?
decision-change-land-for = Quelle région prend sa place ?
decision-materialize = Quelle colonie devient une ville ?
decision-whirlwind = Quelle région de ton adversaire la Tornade frappe-t-elle ?
decision-premonition = Quelle carte reprends-tu dans la défausse ?
decision-magics-hand = Quel livre de magie de ton adversaire prends-tu ?
decision-magics-hand-side = Sur quel emplacement poses-tu le livre ?
# What is paid for, where it is no card.
purpose-trade = Échange
purpose-search = Recherche
purpose-offer = L’échange convenu

## Terminal
##
## The words of `tavoliere play` for this game. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-too-small = Les principautés demandent une fenêtre de 80 sur 24 caractères ; celle-ci en a { $width } sur { $height }.
terminal-choices = Ce que tu peux faire
terminal-group-trade = Échanger à la banque
terminal-group-pull = Démolir …
terminal-resources = Ressources
terminal-turn = Tour { $turn }
terminal-over = La partie est finie
terminal-locked = Cartes action bloquées
terminal-rules-of-card = Dans le livret : { $rules }
terminal-victory = points
terminal-strength = force
terminal-tournament = tournoi
terminal-commerce = commerce
terminal-hand = main
terminal-token-knight = Jeton Chevalier
terminal-token-mill = Jeton Moulin
terminal-regions = Régions
terminal-events = Événements
terminal-empty-hand = Ta main est vide.
terminal-region-here = { $region }, en { $place } : { $amount } sur 3 en réserve
terminal-stack-here = { $count ->
        [0] Pile { $stack } : vide
        [one] Pile { $stack } : une carte
       *[other] Pile { $stack } : { $count } cartes
    }
terminal-pile-here = Défausse : { $cards }

# The keys below the principalities: one short word each.
terminal-key-table = Table
terminal-key-trade = Échange
terminal-key-end-turn = Fin
terminal-key-card = Carte

# What the keys do, in the help.
terminal-help-list = Monter et descendre dans la liste de ce que tu peux faire
terminal-help-row = Aller à une ligne de la liste
terminal-help-table = De la liste à la table et retour ; là, les flèches vont de carte en carte
terminal-help-choose = Choisir ; pour payer, la région la plus pleine est déjà proposée
terminal-help-back = Revenir à toute la liste
terminal-help-card = Lire ce que fait la carte sous le curseur
terminal-help-trade = Échanger à la banque, ou faire une offre à ton adversaire
terminal-help-end-turn = Finir tes actions, ou ne rien faire
terminal-help-type = Écrire un coup, par exemple build abbey
terminal-help-mouse = Souris : clique sur une ligne de la liste, une carte de ta main, une région, un emplacement, une pile.
terminal-help-moves = roll  done  pass  road left  settle left  scout left  city 1  citadel 1  build abbey  play spy  cast magic_eye  use magic_mill  raise ira  trade brick>ore  deal  give ore  want brick  propose  accept  pull 1^  dismiss ira  side 1^  site 1^  region 0v  centre 1  stack 3  draw 3  search 3  take abbey  put abbey  waste ore  number 4  face club  under
terminal-sign-region = une région : lettre, nombre, 2 sur 3 en réserve
terminal-sign-settlement = une colonie, avec sa colonne
terminal-sign-city = une ville
terminal-sign-site = un emplacement libre
terminal-sign-points = points de victoire, points de commerce
terminal-sign-knights = points de force, points de tournoi
terminal-sign-hand = deux cartes en main, limite trois
terminal-sign-stack = la pile 1 a 13 cartes ; * tu en connais
terminal-sign-ready = une carte que tu peux poser ou jouer maintenant
terminal-sign-price = le prix ; ce qui te manque est barré
terminal-sign-citadel = une citadelle
terminal-sign-wizard = un magicien et 2 de pouvoir ; entre parenthèses : fatigué
terminal-sign-magic-stack = une pile de cartes magiques
terminal-sign-spelled = ensorcelé ; force doublée par une potion

terminal-handover-why = Les cartes en main sont secrètes.
terminal-score-title = { $name } gagne
terminal-score-drawn = Partie nulle
terminal-score-reason = La fin : { $reason }, au tour { $turn }.
terminal-look = Voir la table

terminal-decks = Paquets
terminal-deck-file = un fichier …
terminal-deck-given = comme indiqué
terminal-deck-path = Chemin du fichier du paquet
terminal-deck-unreadable = Impossible de lire le fichier du paquet : { $problem }

terminal-trade-title = Échange
terminal-trade-keys = Espace choisit, Tab : avec qui, Entrée échange, Échap ferme
terminal-trade-bank = à la banque
terminal-trade-other = avec ton adversaire
terminal-trade-have = toi
terminal-trade-theirs = l’autre
terminal-trade-rate = taux
terminal-trade-give = donner
terminal-trade-want = recevoir
terminal-trade-told = Tu donnes { $give } et reçois { $want }.
terminal-trade-left = { $count ->
        [one] Il te reste une offre à ce tour.
       *[other] Il te reste { $count } offres à ce tour.
    }
terminal-trade-do = Échanger
terminal-trade-offer = Faire cette offre


### The Settlers card game in French: rule book.
###
### The rule book says “tu” to one player, who may be anybody; no participle ever has to agree with that player. The
### other is *ton adversaire*. A text is one line, however long, so that the page and the terminal can wrap it as they
### like. Typography: ’ and « », with a narrow no-break space (U+202F) inside « » and before ; : ! ? The number of a
### rule in a text, such as B66, stays as it is. A sentence that begins with "Option :" tells what an option of the
### table changes. Cards bear the names that they have elsewhere in the words; a name with a comma in it stands in
### quotation marks: « Lieu, transforme-toi ! ».
###
### The words are those of the glossary in the English rule book. *Tour* is a player's turn, *tour de table* a round of
### two turns; the players' time to act is the *phase d’action*. *La pioche* is the draw step, never a stack. *Poser*
### is said of cards that stay on the table, *jouer* of action cards, *jeter* of spells, *lancer* of dice. A card is
### *glissée* under a stack. To look through a stack is *parcourir*, a *recherche* is the search that is paid for.
### *Unités* are knights, fleets and dragons only, so magic power is counted in *points de pouvoir magique*. What
### regions hold is *stocké*; the *réserve* is the supply of centre cards. A *paquet* is a player's deck of 33 cards.
### The grace from brigands is *répit*, the lock of action cards *verrou*; cards that answer are *cartes de réponse*.
###
### The *Tournoi* is a face of the event die, *le tournoi* one of the three ways to play. *Brigands* is an action card,
### *Attaque de brigands* a face of the event die; *Année Faste* is an event card, *Année d’abondance* a face of the
### event die. A *citadelle* is never a city. An *action magique* is an action card, a *sort* from a book is not.


## Rule book: chapters

chapter-base = Le jeu de base
chapter-components = Cartes, dés et jetons
chapter-setup = La mise en place
chapter-turn = Ton tour
chapter-event-die = Le dé événement
chapter-regions = Les régions et leurs stocks
chapter-principality = Construire ta principauté
chapter-points = Jetons et points
chapter-hand = Ta main et la pioche
chapter-trade = Le commerce
chapter-actions = Les cartes action
chapter-end = La fin de la partie
chapter-cards = Prix, nombres et cartes
chapter-rulings = Décisions sur le jeu de base
chapter-questions = Questions ouvertes du jeu de base
chapter-wizards-and-dragons = Magiciens et Dragons
chapter-set-setup = La mise en place avec le set à thème
chapter-magic = La magie
chapter-citadel = La citadelle
chapter-wizards = Les magiciens
chapter-books = Les livres de magie
chapter-magic-actions = Les actions magiques
chapter-set-turn = Le tour et la fin
chapter-changes = Règles modifiées
chapter-preparation = Le tournoi : la préparation
chapter-event-stack = Le tournoi : la pile d’événements
chapter-deck = Le tournoi : ton paquet
chapter-play = Le tournoi : le jeu
chapter-set-cards = Les cartes du set à thème
chapter-proposals = Décisions sur le set à thème
chapter-answers = Questions et réponses
chapter-interactions = Comment les cartes se rencontrent
# What this table has decided for itself, beyond the sources.
chapter-own = Décisions de cette table


## Rule book: The base game: cards, dice and tokens

rule-B1 = Le jeu de base compte 120 cartes : 18 cartes de départ (neuf par joueur), 11 régions, 7 routes, 5 colonies, 7 villes, 10 événements et 62 cartes d’extension.
    .title = Les cartes
rule-B2 = Des 62 cartes d’extension, 26 sont vertes (extensions pour une colonie ou une ville), 16 rouges (extensions pour une ville seulement) et 20 jaunes (cartes action). Tu les gardes en main jusqu’à ce que tu les poses ou les joues.
    .title = Les cartes d’extension
rule-B3 = Il y a deux dés : le dé de production, qui porte les nombres de 1 à 6, et le dé événement, qui porte des symboles. Et il y a deux jetons que les joueurs se disputent, le jeton Chevalier et le jeton Moulin.
    .title = Dés et jetons
rule-B4 = Tu joues sous l’un des deux blasons : A est blanc et rouge, B noir et rouge. Les neuf cartes de départ de ton blason sont une route, deux colonies et six régions, une par ressource.
    .title = Blasons et cartes de départ
rule-B5 = Les collines donnent de l’argile, la forêt du bois, le pâturage de la laine, les montagnes du minerai, les champs du blé et le champ d’or de l’or. Dans le jeu de base, rien ne se construit avec de l’or : tu t’en sers pour commercer et pour payer des recherches.
    .title = Six ressources


## Rule book: The base game: setting up

rule-B6 = Tu poses ta route au milieu et une colonie à chacun de ses bouts. Tes six régions se placent aux angles des colonies, trois au-dessus de la rangée et trois au-dessous ; à toi de choisir laquelle va où.
    .title = La principauté de départ
rule-B7 = Chacune de tes régions de départ montre 1 ressource, le champ d’or aussi. Tu commences donc avec une ressource de chacune des six sortes.
    .title = Une de chaque
rule-B8 = Les 62 cartes d’extension sont mélangées et réparties en cinq piles face cachée, deux de 13 cartes et trois de 12. Les régions et les événements forment deux autres piles face cachée, mélangées chacune de son côté ; les routes, les colonies et les villes sont face visible et reviennent à qui les construit en premier. Option : avec Magiciens et Dragons, les piles sont différentes (W4, W6, W61).
    .title = Les piles
rule-B9 = Chaque joueur lance le dé de production, et le nombre le plus élevé commence. Option : le premier siège commence sans lancer.
    .title = Qui commence
rule-B10 = Le joueur qui commence parcourt une pile d’extension, y prend 3 cartes de son choix et remet les autres dans le même ordre. Puis l’autre joueur fait de même avec une pile différente.
    .title = La main de départ
rule-B11 = Tes deux colonies valent chacune 1 point de victoire ; les deux joueurs commencent donc avec 2 points.
    .title = Deux points chacun
rule-B12 = Avec le blason A, tes champs portent le 1, tes montagnes le 2, ton pâturage le 3, ta forêt le 4, tes collines le 5 et ton champ d’or le 6. Avec le blason B, ces régions portent dans le même ordre 2, 3, 4, 5 et 6, et le champ d’or le 1. Chaque nombre figure donc une fois dans chaque principauté de départ.
    .title = Les nombres des régions de départ


## Rule book: The base game: your turn

rule-B13 = Tu commences ton tour en lançant les deux dés ensemble. On applique d’abord le dé événement, puis le dé de production ; l’un et l’autre concernent les deux joueurs.
    .title = Les deux dés
rule-B14 = Chaque région de l’un ou l’autre joueur qui porte le nombre obtenu reçoit 1 ressource, ou 2 si elle est bordée par le bâtiment de production qui lui correspond (B66). Cela vient après tout événement, même après une Attaque de brigands.
    .title = La production
rule-B15 = Ensuite, tu agis : tu construis, tu commerces, tu joues des cartes action et tu démolis, autant de fois que tu veux et dans n’importe quel ordre.
    .title = Les actions
rule-B16 = Quand tu as fini d’agir, tu compares ta main à ta limite de main, et tu la complètes ou tu échanges une carte (B46 à B49). Puis c’est le tour de ton adversaire.
    .title = La pioche
rule-B17 = Une carte que tu prends pendant la pioche ne peut plus servir pendant ce tour. Une carte de réponse (B60) peut te servir pendant le tour de ton adversaire, toute autre attend ton propre tour suivant.
    .title = Piochée pour plus tard


## Rule book: The base game: the event die

rule-B18 = Le dé événement montre une fois chacun la massue (Attaque de brigands), le moulin (Avantage commercial), la tête de chevalier (Tournoi) et le soleil (Année d’abondance), et deux fois le point d’interrogation (carte événement).
    .title = Six faces, cinq symboles
rule-B19 = Massue : tu comptes les ressources de toutes tes régions, sauf celles que borde un de tes Camps Fortifiés ; ton adversaire fait de même avec les siennes. Qui en compte plus de 7 perd tout son minerai et toute sa laine, même dans les régions gardées ; qui en compte 7 ou moins ne perd rien. Option : sans le répit de B24, cela vaut dès le premier tour.
    .title = Attaque de brigands
rule-B20 = Moulin : qui a le jeton Moulin prend 1 ressource de son choix dans les régions de l’autre joueur. Si personne n’a le jeton, il ne se passe rien.
    .title = Avantage commercial
rule-B21 = Tête de chevalier : qui a le plus de points de tournoi, tous les chevaliers de sa principauté additionnés, reçoit de la banque 1 ressource de son choix. En cas d’égalité, même à 0 contre 0, personne ne reçoit rien.
    .title = Tournoi
rule-B22 = Soleil : chaque joueur reçoit de la banque 1 ressource de son choix.
    .title = Année d’abondance
rule-B23 = Point d’interrogation : on retourne la carte du dessus de la pile d’événements et on l’applique aux deux joueurs. Ensuite, elle va face cachée sous la pile d’événements.
    .title = Carte événement
rule-B24 = Pendant les deux premiers tours de chaque joueur, c’est-à-dire les quatre premiers de la partie, une massue au dé événement n’a aucun effet, et on ne relance pas le dé. Option : sans ce répit, les brigands peuvent venir dès le premier tour.
    .title = Deux tours de répit
rule-B25 = Rien ne soustrait des ressources au compte d’une Attaque de brigands, sinon un Camp Fortifié, pour les deux régions qu’il borde. Il n’y a pas d’entrepôt dans ce jeu.
    .title = Seul le Camp Fortifié protège


## Rule book: The base game: regions and their stores

rule-B26 = Une région stocke de 0 à 3 ressources de sa sorte, et on la tourne pour montrer combien. Une quatrième est perdue ; elle ne passe jamais dans une autre région, même de la même sorte.
    .title = Trois au plus
rule-B27 = Tu paies avec n’importe laquelle de tes régions qui stockent la ressource, et tu peux puiser dans plusieurs. Ce que tu reçois autrement que par la production va dans n’importe laquelle de tes régions de cette sorte qui ont de la place, à ton choix.
    .title = Payer et recevoir
rule-B28 = Ce qui se trouve sur les régions est visible pour les deux joueurs. Ta main est cachée, seul le nombre de ses cartes est connu.
    .title = Stocks visibles, mains cachées


## Rule book: The base game: building your principality

rule-B29 = Au milieu de ta principauté, colonies (ou villes) et routes alternent dans une seule rangée. Elle s’étend vers la gauche et vers la droite.
    .title = La rangée centrale
rule-B30 = Tu poses une route juste à gauche ou juste à droite de la colonie ou de la ville qui termine ta rangée de ce côté. Deux routes ne se suivent jamais : la carte suivante de ce côté doit donc être une colonie.
    .title = Route
rule-B31 = Tu poses une colonie au bout libre d’une de tes routes. Elle vaut 1 point de victoire et a deux emplacements, un au-dessus et un au-dessous.
    .title = Colonie
rule-B32 = Une nouvelle colonie reçoit aussitôt deux régions du côté extérieur, une au-dessus et une au-dessous. Tu poses la carte du dessus de la pile des régions à l’un des deux angles, celui que tu veux, et la carte suivante à l’autre ; toutes deux montrent 0. Avec un Éclaireur, tu choisis toi-même les deux régions (B81, U19).
    .title = Deux nouvelles régions
rule-B33 = Tu poses une ville sur une de tes colonies, qui ne compte plus ; ce qui se trouve sur ses emplacements y reste. Une ville vaut 2 points de victoire en tout et a quatre emplacements, deux au-dessus et deux au-dessous.
    .title = Ville
rule-B34 = Les cartes vertes vont sur n’importe quel emplacement libre d’une colonie ou d’une ville. Les cartes rouges ne vont que sur les emplacements d’une ville.
    .title = Emplacements verts et rouges
rule-B35 = Un emplacement du haut borde les deux régions du haut, à gauche et à droite de sa colonie ou de sa ville ; un emplacement du bas borde les deux du bas. Une région située entre deux colonies ou villes voisines est bordée depuis l’une et l’autre.
    .title = Ce que borde un emplacement
rule-B36 = Les 7 routes, 5 colonies et 7 villes de la réserve sont pour les deux joueurs ensemble. Quand il ne reste plus d’une sorte, plus personne ne peut en construire ; la pile des régions suffit toujours pour les colonies.
    .title = Une réserve limitée
rule-B37 = Dans le jeu de base, les routes, les colonies, les villes et les régions ne quittent jamais leur place une fois posées. Une ville ne fait que recouvrir sa colonie.
    .title = Ce qui reste pour de bon
rule-B38 = Tu paies le prix d’une carte quand tu la poses. Hormis ce prix et un emplacement libre qui convient, rien n’est exigé dans le jeu de base.
    .title = Prix et place
rule-B39 = Les chevaliers et les flottes sont des unités ; toute autre extension verte ou rouge est un bâtiment.
    .title = Bâtiments et unités
rule-B40 = Pendant ta propre phase d’action, tu peux retirer n’importe laquelle de tes extensions vertes ou rouges, sans frais et sans remboursement. La carte va à la défausse.
    .title = Démolition


## Rule book: The base game: tokens and points

rule-B41 = Si ta force dépasse celle de ton adversaire, tu as le jeton Chevalier, qui vaut 1 point de victoire. La force est la somme des points de force de tes chevaliers, plus 1 par chevalier si tu as une Forge ; aucun minimum n’est exigé. En cas d’égalité, personne n’a le jeton.
    .title = Jeton Chevalier
rule-B42 = Si tu as plus de points de commerce que ton adversaire et au moins une ville, tu as le jeton Moulin, qui vaut 1 point de victoire. En cas d’égalité, ou si le joueur qui en a le plus n’a pas de ville, personne ne l’a.
    .title = Jeton Moulin
rule-B43 = On refait la comparaison pour les deux jetons après chaque changement sur la table, pendant le tour de l’un comme de l’autre joueur, et ils se déplacent aussitôt.
    .title = Les jetons changent aussitôt
rule-B44 = Une colonie compte 1, une ville 2, chaque jeton 1. Aqueduc, Bains, Église, Bibliothèque et Hôtel de ville comptent 1 chacun, le Colosse de Catane 2.
    .title = Points de victoire
rule-B45 = Chaque flotte compte 1, ou 2 si tu as le Port. Camp Fortifié, Port et Hôtel de la Monnaie comptent 1 chacun, le Marché 2, le Comptoir 3, la Guilde des Marchands 4.
    .title = Points de commerce


## Rule book: The base game: your hand and the draw step

rule-B46 = Ta limite de main est de 3 cartes, et de 1 de plus pour chaque Abbaye et chaque Bibliothèque de ta principauté. Avec les quatre, elle est de 7.
    .title = Limite de main
rule-B47 = Si tu es sous la limite au début de ta pioche, tu prends des cartes une par une jusqu’à l’atteindre. Pour chacune, tu choisis à nouveau : la carte du dessus de n’importe quelle pile d’extension, gratuitement, ou une recherche.
    .title = Compléter
rule-B48 = Pour chercher, tu paies 2 ressources quelconques, d’une ou de deux sortes, ou seulement 1 si tu as un Hôtel de ville. Tu parcours une pile d’extension, tu prends 1 carte de ton choix et tu laisses les autres dans leur ordre.
    .title = Recherche
rule-B49 = Si tu es à la limite ou au-dessus au début de ta pioche, tu glisses d’abord le surplus, face cachée, sous des piles quelconques. Ensuite, tu peux échanger une carte : tu la glisses sous une pile et tu en prends une de cette même pile, celle du dessus gratuitement ou n’importe laquelle par une recherche. En un tour, tu complètes donc ou tu échanges, jamais les deux.
    .title = Trop de cartes, ou juste assez
rule-B50 = En dehors de ton propre tour, la limite de main s’impose à toi à tout moment. Si quelque chose te la fait dépasser, tu glisses aussitôt le surplus sous des piles de ton choix, avant que le jeu continue.
    .title = La main de l’autre joueur
rule-B51 = Si toutes les piles d’extension sont vides, tu ne prends rien. Une pile sans cartes garde sa place.
    .title = Piles vides
rule-B52 = Les cartes action jouées et les extensions retirées vont à la défausse, face visible. Dans le jeu de base, elles n’en reviennent jamais.
    .title = La défausse


## Rule book: The base game: trade

rule-B53 = Tu ne commerces que pendant ta propre phase d’action, mais autant de fois que tu veux.
    .title = Quand tu commerces
rule-B54 = Tu donnes 3 ressources d’une même sorte contre 1 de ton choix. Avec la flotte d’une ressource, tu ne donnes que 2 de cette ressource, et avec l’Hôtel de la Monnaie que 1 or. Ce que tu donnes peut venir de plusieurs de tes régions.
    .title = Avec la banque
rule-B55 = Ton adversaire et toi pouvez échanger des ressources à toutes les conditions acceptées de part et d’autre. Seul le joueur dont c’est le tour peut le proposer.
    .title = Avec ton adversaire


## Rule book: The base game: action cards

rule-B56 = Les cartes action ne coûtent rien, et tu peux en jouer autant que tu veux pendant un tour. Après usage, elles vont à la défausse. La plus simple, la Caravane, échange 1 ou 2 de tes ressources contre autant d’autres de ton choix.
    .title = Gratuites
rule-B57 = Tant que les deux joueurs ont ensemble moins de 7 points de victoire, aucune carte action ne peut être jouée. Seul l’Éclaireur fait exception. Option : sans ce verrou, on peut en jouer dès le début.
    .title = Verrouillées au début
rule-B58 = Tu joues tes cartes action pendant ta propre phase d’action, après l’événement et la production, sauf si la carte dit autre chose. L’Alchimiste vient avant les dés (B85).
    .title = Après les dés
rule-B59 = Tu ne peux jouer une carte action que si elle peut avoir un effet à ce moment-là.
    .title = Pas pour rien
rule-B60 = L’Évêque et l’Herboriste se jouent pendant le tour de ton adversaire, avant le lancer de l’attaque à laquelle ils répondent : l’Évêque contre l’Incendiaire et les Brigands, l’Herboriste contre le Chevalier Noir.
    .title = Cartes de réponse
rule-B61 = Un seul lancer du dé de production décide de l’Incendiaire, du Chevalier Noir et des Brigands, une fois que ton adversaire a eu l’occasion de répondre. Tu réussis sur 1 à 5, mais après une réponse sur 1 et 2 seulement ; sinon, c’est toi qui subis l’effet. Rien d’autre ne peut s’intercaler.
    .title = L’attaque


## Rule book: The base game: the end of the game

rule-B62 = La partie se termine dès que tu as 12 points de victoire ou plus pendant ton propre tour, et tu as gagné. Option : avec Magiciens et Dragons, il en faut 13 (W44).
    .title = Douze points
rule-B63 = Si tu atteins 12 points pendant le tour de ton adversaire, la partie continue. Si tu les as encore quand vient ton propre tour, tu gagnes alors. Option : avec Magiciens et Dragons, la partie peut se terminer pendant le tour de l’un comme de l’autre joueur (W44).
    .title = Douze hors de ton tour


## Rule book: The base game: prices, numbers and cards

rule-B64 = Une route coûte 2 argiles et 1 bois, une colonie 1 argile, 1 bois, 1 laine et 1 blé, une ville 3 minerais et 2 blés.
    .title = Prix des cartes centrales
rule-B65 = Les onze régions de la pile portent ces nombres : champs 3 et 4, montagnes 4 et 5, pâturage 5 et 6, forêt 6 et 1, collines 1 et 2, champ d’or 3. Avec les douze régions de départ (B12), aucune carte de région n’existe en double, et chaque nombre figure quatre fois, sauf le 2, qui n’y est que trois fois.
    .title = Les nombres des régions
rule-B66 = Un bâtiment de production fait rapporter 2 au lieu de 1 à chaque région de sa sorte qu’il borde : le Moulin à blé aux champs, la Fonderie aux montagnes, la Filature au pâturage, la Scierie à la forêt, la Briqueterie aux collines. Cela ne vaut que lorsque le nombre de la région sort au dé, et jamais au-delà de 3.
    .title = Double production
rule-B67 = La flotte d’une ressource te permet d’échanger cette ressource à 2 contre 1, quel que soit l’emplacement où elle se trouve. Une deuxième flotte de la même ressource n’améliorerait pas le taux.
    .title = Flottes
rule-B68 = Les dix cartes événement sont Guerre civile, Conflit, Maître bâtisseur et Fin d’année, une de chaque, et Épidémie, Année Faste et Progrès, deux de chaque. On ne les a jamais en main.
    .title = Les cartes événement


## Rule book: The base game: rulings on the base game

rule-B69 = Le dé événement passe avant la production, même si c’est à tes dépens. Les ressources de ce lancer ne sont pas encore là quand on applique l’événement, et elles arrivent aussi après une Attaque de brigands.
    .title = L’événement d’abord, toujours
rule-B70 = Un Camp Fortifié ne fait que soustraire ses deux régions au compte. Si les autres stockent plus de 7 ressources, le minerai et la laine des régions gardées sont perdus aussi.
    .title = Gardées, mais pas épargnées
rule-B71 = Si, lors d’un Avantage commercial, celui qui prend n’a pas de place pour une ressource, elle n’est pas prise : l’autre joueur ne la perd pas.
    .title = Pas de place chez le preneur
rule-B72 = En cas d’égalité au Tournoi ou pour un jeton, il n’y a ni partage ni droit d’ancienneté : personne ne gagne rien, et le jeton est au milieu.
    .title = Une égalité ne donne rien
rule-B73 = Si tu mènes au commerce sans avoir de ville, ton adversaire n’obtient pas le jeton Moulin à ta place. Il reste au milieu jusqu’à ce que tu aies une ville ou que ton adversaire te dépasse.
    .title = Pas de moulin sans ville
rule-B74 = Une ressource due à un événement ou à un bâtiment est perdue comme toute autre au-delà de la troisième, et tu ne peux pas déplacer des ressources stockées pour faire de la place.
    .title = Pas de stock pour les surplus
rule-B75 = Tu regardes la première région d’une nouvelle colonie et tu choisis son angle avant de retourner la seconde, qui prend l’autre angle.
    .title = Un angle après l’autre
rule-B76 = Les quatre emplacements d’une ville peuvent tous porter des cartes rouges, ou tous des vertes, ou n’importe quel mélange des deux.
    .title = Mélange libre dans une ville
rule-B77 = Les deux emplacements d’un même côté d’une ville bordent les deux mêmes régions, qu’ils soient contre la ville ou plus à l’extérieur.
    .title = Emplacement intérieur et extérieur
rule-B78 = Aucune carte du jeu de base, ni aucun souhait de ta part, ne déplace une route, une colonie ou une ville.
    .title = Rien ne bouge au centre
rule-B79 = Une pile sans cartes reste une pile. On peut glisser des cartes dessous, et elle recommence ainsi.
    .title = Sous une pile vide
rule-B80 = Qui paie une recherche, ou s’en voit accorder une, doit prendre une carte. Il n’y a qu’avec le Maître bâtisseur qu’on peut regarder et renoncer.
    .title = Regarder oblige
rule-B81 = Parcourir une pile d’extension n’en change jamais l’ordre. La pile des régions, en revanche, est mélangée après qu’un Éclaireur y a choisi.
    .title = L’ordre après avoir regardé
rule-B82 = Avec deux Hôtels de ville, une recherche coûte toujours 1 ressource. Les Abbayes et les Bibliothèques, elles, s’additionnent : chacune relève ta limite de main de 1.
    .title = Plusieurs de la même sorte
rule-B83 = Pendant ton propre tour, tu peux avoir plus de cartes que ta limite jusqu’à la pioche. Ton adversaire n’en a pas le droit : le jeu attend qu’il ait réduit sa main.
    .title = Au-dessus de la limite à ton tour
rule-B84 = Si tu perds une Abbaye ou une Bibliothèque en dehors de ton propre tour, la limite abaissée vaut aussitôt. Si le bâtiment est revenu dans ta main, il compte parmi les cartes qui s’y trouvent.
    .title = Abbaye ou Bibliothèque perdue
rule-B85 = L’Alchimiste se joue avant tout lancer de dé : tu nommes le nombre du dé de production, puis tu lances le dé événement. Tu ne peux pas attendre de voir l’événement ; celui-ci s’applique tout de même avant la production, qui vaut pour les deux joueurs.
    .title = Alchimiste
rule-B86 = En cas de succès, ton adversaire reprend en main un bâtiment de ton choix ; sinon, c’est toi qui reprends en main un de tes bâtiments, au choix de ton adversaire. On peut désigner n’importe quel bâtiment, vert ou rouge, même une Église, mais jamais un chevalier ni une flotte. Tu peux attaquer sans avoir toi-même de bâtiment, et un échec ne te coûte alors rien ; tu ne peux jamais désigner tes propres bâtiments.
    .title = Incendiaire
rule-B87 = En cas de succès, ton adversaire reprend en main un chevalier de ton choix ; sinon, c’est toi qui reprends en main un de tes chevaliers, au choix de ton adversaire. Tu peux attaquer sans avoir toi-même de chevalier, et un échec ne te coûte alors rien. Une Église n’offre aucun abri.
    .title = Chevalier Noir
rule-B88 = Une carte revenue dans ta main est une carte comme une autre. Tu peux la payer et la poser de nouveau, même pendant ce tour si ta phase d’action est encore à venir ou en cours.
    .title = Une carte reprise en main
rule-B89 = Si un bâtiment qui sert une fois par tour est incendié puis posé de nouveau pendant le même tour, il peut servir de nouveau. Aucun bâtiment du jeu de base n’est dans ce cas ; le Moulin magique l’est (W73).
    .title = Rebâti pendant le même tour
rule-B90 = Une fois lancé le dé d’une attaque, il est trop tard pour l’Évêque et l’Herboriste. Ils ne répondent à aucune autre carte que celles qui leur sont assignées.
    .title = La réponse précède le lancer
rule-B91 = En cas de succès, tu prends à ton adversaire 2 ressources de ton choix ; sinon, il t’en prend 2 de son choix. Elles peuvent être de la même sorte. On ne peut prendre que ce pour quoi le preneur a de la place, et s’il n’y en a que 1, c’est 1.
    .title = Brigands
rule-B92 = Tu prends à ton adversaire 1 ou 2 ressources de ton choix, puis tu lui en rends exactement 1 de ton choix, qui peut être l’une de celles-là. Chacun doit avoir de la place pour ce qu’il reçoit. Il n’y a ni lancer ni réponse.
    .title = Marchand
rule-B93 = Ton adversaire te montre sa main et, s’il s’y trouve une unité ou une carte action, tu dois en prendre une. Tu la gardes ou tu l’utilises aussitôt au prix habituel, même si c’est un autre Espion. L’Espion ne peut pas être joué contre une main vide ; si la main ne contient que d’autres cartes, l’Espion est dépensé pour rien.
    .title = Espion
rule-B94 = Chaque joueur reprend en main un chevalier ou une flotte, et c’est son adversaire qui désigne la carte ; le joueur actif désigne en premier. Les unités placées sur les emplacements d’une ville dotée d’une Église ne peuvent pas être désignées, et un joueur qui n’a pas d’autre unité est épargné.
    .title = Guerre civile : qui choisit
rule-B95 = Après la Guerre civile, les deux joueurs ramènent aussitôt leur main à la limite, le joueur actif aussi.
    .title = Guerre civile : les mains
rule-B96 = Qui a le jeton Chevalier regarde la main de l’adversaire, y choisit 2 cartes et les glisse sous une pile, toutes deux sous la même. Si la main en a moins, c’est d’autant moins. La victime ne complète sa main que pendant la pioche de son propre tour ; si personne n’a le jeton, il ne se passe rien.
    .title = Conflit
rule-B97 = Toute région située à côté d’une ville perd 1 ressource, et seulement 1 si elle se trouve entre deux villes. Un Aqueduc protège toutes les régions de son propriétaire, des Bains les quatre qui entourent leur ville, y compris celles qu’une ville voisine partage.
    .title = Épidémie
rule-B98 = Chaque région reçoit 1 ressource par Camp Fortifié qui la borde. Une région située entre deux Camps Fortifiés en reçoit donc 2, dans la limite des 3 qu’elle peut stocker.
    .title = Année Faste
rule-B99 = Tu reçois 1 ressource de ton choix pour chaque Abbaye et chaque Bibliothèque que tu as, et ton adversaire de même pour les siennes.
    .title = Progrès
rule-B100 = La Fin d’année retourne d’abord dans la pile d’événements, puis on mélange toute la pile.
    .title = Fin d’année
rule-B101 = Le Port compte lui-même 1 point de commerce et fait compter 1 de plus à chacune de tes flottes. Avec trois flottes, cela fait 7 points, celui du Port compris.
    .title = Port et flottes
rule-B102 = Peu importe, pour le commerce, où se trouve une flotte, et de quelles régions tu prends les deux ressources.
    .title = Les flottes n’ont pas besoin de côte
rule-B103 = Une carte que tu démolis ne va ni dans ta main ni sous une pile, et tu n’obtiens rien en retour.
    .title = Démolie pour de bon
rule-B104 = Il ne suffit pas qu’une carte action quitte ta main : si rien de ce qu’elle dit ne peut se produire, elle ne peut pas être jouée, par exemple un Marchand contre un adversaire sans ressources.
    .title = Cartes sans effet


## Rule book: The base game: open questions of the base game

rule-U1 = La plupart des prix ne sont imprimés qu’en images et n’ont été relevés qu’une fois sur les cartes. Ici vaut le prix indiqué avec chaque carte ; tous ceux qui ont pu être vérifiés concordaient.
    .title = Prix des extensions
rule-U2 = Certains points n’ont, eux aussi, été relevés qu’une fois sur les cartes : en commerce, 1 pour le Camp Fortifié, 3 pour le Comptoir et 4 pour la Guilde des Marchands ; en victoire, 1 point chacun pour l’Aqueduc et la Bibliothèque. Ils valent ici.
    .title = Points des bâtiments
rule-U3 = Les chevaliers ont les points de force et de tournoi suivants : Konrad 2 et 1, Falk 1 et 5, Götz 5 et 2, Hagen 1 et 2, Karl 7 et 1, Otto 3 et 2, Pépin 1 et 3, Siegfried 1 et 1, Walter 3 et 1. Ils n’ont pas tous pu être vérifiés dans une deuxième source.
    .title = Points des chevaliers
rule-U4 = Avec le Maître bâtisseur, le joueur actif, puis l’autre avec une pile différente, parcourt gratuitement une pile d’extension. Tu peux y prendre 1 carte, utilisable pendant ce tour, et te défaire en échange de 1 carte de ta main. Les livrets ne s’accordent pas sur l’endroit où elle va : ici, elle va sous n’importe quelle pile, et ce peut être la carte que tu viens de prendre.
    .title = Maître bâtisseur
rule-U5 = Si tu n’as aucune carte en main, tu peux parcourir une pile, mais pas prendre de carte, puisqu’il s’agit d’un échange d’une carte contre une autre.
    .title = Maître bâtisseur, main vide
rule-U6 = Un livret l’interdit, un autre laisse l’Espion se dépenser pour rien. Ici, c’est interdit, puisque les deux joueurs connaissent le nombre de cartes en main.
    .title = Espion contre une main vide
rule-U7 = Quand tu peux choisir une ressource que tu reçois, tu peux en nommer une pour laquelle tu n’as pas de place ; elle est perdue. Mais un échange avec la banque, ou une Caravane, est refusé si la place te manque.
    .title = Choisir sans avoir de place
rule-U8 = Quand les deux joueurs doivent choisir, à l’Année d’abondance ou au Progrès, le joueur actif choisit en premier.
    .title = Qui choisit en premier
rule-U9 = Contre une attaque, on ne peut jouer qu’une seule carte de réponse. Elle suffit à fixer les chances.
    .title = Une seule réponse
rule-U10 = Pour les 7 points de B57, on compte tout ce qui compte : colonies, villes, bâtiments et jetons.
    .title = Les points qui déverrouillent
rule-U11 = Si les deux joueurs ensemble retombent sous 7 points, les cartes action sont de nouveau verrouillées.
    .title = De nouveau verrouillées
rule-U12 = Le lancer d’une attaque est à part. Aucune carte ne le change, et aucune région ne produit quoi que ce soit pour lui.
    .title = Le dé d’une attaque
rule-U13 = Pendant ton propre tour, on compte les points après chaque changement, et aussi juste après l’événement. Dès qu’il y en a assez, tu as gagné. Une nouvelle colonie compte avec ses deux régions : on les pose donc d’abord.
    .title = Quand on compte les points
rule-U14 = Si un même événement met les deux mains au-dessus de leur limite, le joueur actif réduit la sienne en premier.
    .title = Deux mains trop grandes
rule-U15 = Tu peux glisser la carte de ton échange sous une pile qui n’a pas d’autre carte. Tu reprends alors cette même carte.
    .title = Échange avec une pile vide
rule-U16 = Si les deux joueurs obtiennent le même nombre pour le premier tour, tous deux relancent. Option : si le premier siège commence, il n’y a pas de lancer.
    .title = Lancers égaux
rule-U17 = Une offre à ton adversaire peut n’avoir qu’un seul côté. Tu peux donner quelque chose contre rien, ou demander qu’il te le donne.
    .title = Cadeaux
rule-U18 = Le blason que tu as ne décide pas de qui commence. R8 dit comment les blasons sont répartis ici.
    .title = Blason et premier tour
rule-U19 = Tu joues l’Éclaireur en même temps que la colonie, en une seule action, et tu paies le prix de la colonie. Tu parcours la pile des régions, tu prends deux régions quelconques, tu les poses à 0 aux deux angles comme tu veux, et on mélange la pile.
    .title = Éclaireur et colonie en une action
rule-U20 = Le nom imprimé de certaines cartes ne nous est pas parvenu dans toutes les langues. Là où il manque, il est traduit ici.
    .title = Le nom des cartes
rule-U21 = Si aucun des deux joueurs ne peut atteindre les points nécessaires, la partie continue tout simplement ; les livrets ne connaissent pas d’autre fin. Option : une simulation peut fixer une limite de tours (R6).
    .title = Quand la fin est hors d’atteinte
rule-U22 = Les règles sont ici celles de 2005. On n’a pas pu établir si des prix ou des points ont changé lors de la révision de 2003 ; ici, on les suppose inchangés.
    .title = Éditions


## Rule book: Wizards & Dragons: setting up with the theme set

rule-W1 = Magiciens et Dragons se joue avec le jeu de base. Les deux joueurs se partagent un jeu de base et un set à thème, sauf au tournoi (W53). Option : le jeu de base seul, ce jeu étendu ou le tournoi.
    .title = Seulement avec le jeu de base
rule-W2 = Tu mets en place ta principauté de départ comme dans le jeu de base (B6).
    .title = Les mêmes principautés
rule-W3 = Le set à thème a 45 cartes. On en retire d’abord les 5 citadelles et les 3 cartes événement ; il reste 37 cartes.
    .title = Trier le set à thème
rule-W4 = Les 62 cartes d’extension du jeu de base sont mélangées et réparties en quatre piles face cachée au lieu de cinq : deux de 16 cartes et deux de 15.
    .title = Quatre piles du jeu de base
rule-W5 = Les 5 citadelles sont posées à côté de ces piles, la face « magicien absent » visible. Elles forment une réserve pour les deux joueurs.
    .title = Les citadelles
rule-W6 = Les 37 autres cartes du set à thème sont mélangées et réparties en deux piles face cachée de 19 et 18 cartes, à côté des citadelles. Il y a donc six piles d’extension.
    .title = Deux piles du set à thème
rule-W7 = Les 10 événements du jeu de base et les 3 du set à thème (Comète une fois, Danse des licornes deux fois) sont mélangés en une seule pile d’événements de 13 cartes.
    .title = Treize événements
rule-W8 = Routes, colonies, villes et régions ont leurs piles comme dans le jeu de base. Avec les six piles d’extension et celle des événements, cela fait onze piles, et à côté d’elles les citadelles.
    .title = Les autres piles
rule-W9 = Les dés, le jeton Chevalier et le jeton Moulin sont ceux du jeu de base.
    .title = Dés et jetons
rule-W10 = Tu choisis tes 3 cartes de départ dans l’une des six piles, piles du set à thème comprises, sans en changer l’ordre. Comme dans le jeu de base (B10), ton adversaire prend une autre pile.
    .title = La main de départ


## Rule book: Wizards & Dragons: magic

rule-W11 = Les cartes violettes forment un groupe à part, et le pouvoir magique, le symbole au bord blanc, n’est pas une ressource. On ne peut pas l’échanger, aucun dé n’en produit, et rien de ce qui compte les ressources ne le compte.
    .title = Le pouvoir n’est pas une ressource
rule-W12 = Tu peux jeter des sorts dès que tu as un magicien qui dispose de pouvoir magique.
    .title = Qui peut jeter des sorts


## Rule book: Wizards & Dragons: the citadel

rule-W13 = Tu paies le prix, tu prends une citadelle dans la réserve et tu la poses sur une de tes colonies, comme une ville. Le prix imprimé ne nous est pas parvenu ; ici, il est de 2 argiles et 2 minerais.
    .title = Construire une citadelle
rule-W14 = Une citadelle se pose la face « magicien absent » visible et vaut 1 point de victoire. C’est celui de la colonie qui est dessous, et non un de plus.
    .title = Sans magicien
rule-W15 = Même sans magicien, une citadelle a quatre emplacements comme une ville, deux au-dessus et deux au-dessous, pour des cartes vertes, unités comprises, des dragons, des extensions magiques et des livres de magie.
    .title = Quatre emplacements
rule-W16 = On ne peut pas poser de cartes rouges à une citadelle.
    .title = Pas de cartes rouges
rule-W17 = Une citadelle a des places pour quatre magiciens, une à chacune des quatre régions qui l’entourent. Ces places s’ajoutent à ses emplacements et n’en sont pas.
    .title = Des places pour quatre magiciens
rule-W18 = Les événements et les actions qui concernent une ville ne concernent pas une citadelle. Elle ne te donne pas non plus le jeton Moulin, et ses régions ne sont pas exposées à l’Épidémie.
    .title = Une citadelle n’est pas une ville
rule-W19 = Deux de tes citadelles ne peuvent jamais être voisines : il doit y avoir entre elles, dans ta rangée, au moins une colonie ou une ville.
    .title = Jamais côte à côte
rule-W20 = Dès qu’un magicien se trouve à l’une de ses régions, la citadelle est retournée et vaut 2 points de victoire en tout.
    .title = Avec un magicien
rule-W21 = Quand une citadelle perd son dernier magicien, on la retourne dans l’autre sens et elle vaut de nouveau 1 point de victoire.
    .title = Le dernier magicien parti
rule-W22 = Magiciens, livres de magie, dragons et extensions magiques ne peuvent être posés qu’à une citadelle, jamais à une colonie ni à une ville.
    .title = Pas de magie sans citadelle
rule-W23 = Tu peux poser des cartes vertes à une citadelle avant l’arrivée du moindre magicien.
    .title = Des cartes vertes tout de suite


## Rule book: Wizards & Dragons: wizards

rule-W24 = Tu poses un magicien de ta main pendant ta phase d’action, et son prix comprend de l’or : 3 ors pour Ari, 1 or et 1 ressource de la sorte du magicien pour tous les autres.
    .title = Le prix d’un magicien
rule-W25 = Il te faut une citadelle à toi. Le magicien se place au-dessus ou au-dessous d’une des quatre régions de celle-ci, du côté extérieur.
    .title = Où se placent les magiciens
rule-W26 = Chaque région a de la place pour un seul magicien : une citadelle en a donc quatre au plus.
    .title = Un par région
rule-W27 = Arsa ne se place qu’à des collines, Hafli qu’à une forêt, Hor qu’à un pâturage, Ira qu’à des montagnes, Tali qu’à des champs. Ari se place à une région de n’importe quelle sorte, même à un champ d’or.
    .title = À chacun sa terre
rule-W28 = Un magicien commence avec 2 points de pouvoir magique. La carte peut en montrer de 0 à 3.
    .title = Deux pour commencer
rule-W29 = Quand un magicien dépense du pouvoir magique, on tourne sa carte pour en montrer d’autant moins.
    .title = Dépenser
rule-W30 = Tu abaisses la région du magicien d’un nombre quelconque de ressources et tu relèves le magicien du même nombre. Seule sert la région où se trouve le magicien ; avec Ari, ce peut être n’importe quelle ressource.
    .title = Recharger
rule-W31 = Un magicien dont tu as augmenté le pouvoir magique pendant ton propre tour ne peut plus en dépenser jusqu’à la fin de ce tour. À partir du tour suivant, celui de ton adversaire, ce magicien peut de nouveau jeter des sorts.
    .title = Fatigué après la recharge
rule-W32 = Seul un magicien peut attaquer un magicien. Les cartes qui frappent les chevaliers, comme la Guerre civile et le Chevalier Noir, ne touchent pas les magiciens.
    .title = Magiciens contre magiciens
rule-W33 = Un magicien compte comme une extension de sa région et la protège donc de la Terre magique (W76) et de « Terrain, transforme-toi ! » (W94).
    .title = Une extension de région
rule-W34 = Chaque magicien n’existe qu’une fois. Cela compte au tournoi (W63).
    .title = Uniques
rule-W35 = Le pouvoir magique pour un sort, un dragon ou une extension magique peut venir de plusieurs de tes magiciens, peu importe à laquelle de tes citadelles ils se trouvent.
    .title = Le pouvoir de plusieurs magiciens


## Rule book: Wizards & Dragons: spell books

rule-W36 = Tu poses gratuitement un livre de magie de ta main sur un emplacement libre d’une citadelle. Il n’est pas nécessaire qu’il y ait déjà un magicien. Chaque livre prend un emplacement, et une citadelle peut en porter plusieurs.
    .title = Poser un livre
rule-W37 = Tu jettes le sort d’un livre pendant ton propre tour, à n’importe quel moment de ta phase d’action, sauf si le livre lui-même indique un autre moment.
    .title = Quand tu jettes un sort
rule-W38 = Tu paies le pouvoir magique que le livre indique. Il te faut au moins un magicien, qui peut appartenir à une autre citadelle que le livre.
    .title = Ce que coûte un sort
rule-W39 = Tu peux jeter chaque sort au plus une fois par tour.
    .title = Une fois par tour
rule-W40 = Pendant ta phase d’action, tu peux retirer gratuitement un de tes livres pour faire de la place. Il va à la défausse.
    .title = Retirer un livre


## Rule book: Wizards & Dragons: magic actions

rule-W41 = Tu joues une action magique de ta main pendant ta phase d’action et tu paies 1 point de pouvoir magique. Elle sert une seule fois et va à la défausse.
    .title = Un point de pouvoir magique
rule-W42 = Les actions magiques sont des cartes action : W47 vaut donc pour elles. Les sorts des livres n’en sont pas : on peut les jeter avant que les cartes action soient déverrouillées. Option : sans le verrou, rien n’empêche ni les unes ni les autres.
    .title = Verrouillées comme les cartes action


## Rule book: Wizards & Dragons: turn and end

rule-W43 = Le tour est celui du jeu de base : tu lances les dés, les deux joueurs appliquent l’événement, tous deux reçoivent la production, tu agis, tu complètes ou tu échanges ; puis vient le tour de ton adversaire.
    .title = Le tour
rule-W44 = La partie se termine à l’instant où quelqu’un a 13 points de victoire, peu importe à qui est le tour (P22).
    .title = Treize points


## Rule book: Wizards & Dragons: changed rules

rule-W45 = Pendant les deux premiers tours de table, une massue au dé événement n’a aucun effet. Un tour de table, ce sont deux tours qui se suivent, un de chaque joueur : il s’agit donc des quatre premiers tours, comme dans le jeu de base (B24). Option : sans ce répit, les brigands peuvent venir dès le premier tour.
    .title = Deux tours de table de répit
rule-W46 = L’Éclaireur peut être joué avant que W47 autorise les autres cartes action, et aucune autre carte ne le peut.
    .title = Seul l’Éclaireur est libre
rule-W47 = Dans ce jeu et au tournoi, B57 ne vaut pas. À la place, on peut jouer des cartes action une fois que les deux joueurs ont eu en même temps au moins 3 points de victoire. Dès lors, la permission demeure, quoi qu’on perde par la suite. Option : sans ce verrou, on peut en jouer dès le début.
    .title = Trois points chacun
rule-W48 = Avec l’Espion, tu peux prendre une carte action ou une unité dans la main de ton adversaire, mais jamais un bâtiment.
    .title = Bâtiments à l’abri des espions
rule-W49 = Avec l’Espion, tu ne peux prendre des magiciens, des actions magiques et des livres de magie que si tu as toi-même une citadelle.
    .title = Espions et cartes magiques
rule-W50 = Pendant ta phase d’action, tu peux retirer gratuitement tes propres bâtiments et unités, qui vont à la défausse et nulle part ailleurs. L’emplacement est aussitôt libre. Une citadelle, comme toute carte de la rangée centrale, ne peut pas être retirée.
    .title = Démolition
rule-W51 = Si, pour poser une carte, il en fallait une autre et que cette autre disparaît plus tard, la carte reste.
    .title = Conditions disparues
rule-W52 = Les règles imprimées ont un paragraphe sur le bureau de commerce, une carte spéciale d’un autre set à thème. Il n’y en a pas dans ce jeu ; ce n’est pas le Comptoir.
    .title = Le bureau de commerce


## Rule book: Wizards & Dragons: the tournament: preparation

rule-W53 = Au tournoi, chaque joueur apporte un jeu de base et au moins un set à thème, ici Magiciens et Dragons, et n’emploie un set à thème qu’une seule fois. Chacun dispose donc d’un choix de cartes complet.
    .title = Deux jeux
rule-W54 = Le jeu de base de l’hôte fournit les 18 cartes de départ, ainsi que les 7 routes, 5 colonies, 7 villes et 11 régions de la réserve commune. Chaque joueur prend les neuf cartes d’un blason, et la pile d’événements est au milieu.
    .title = Ce que donne l’hôte
rule-W55 = Les 5 citadelles forment une pile à part au milieu et ne sont dans aucun paquet. Toute autre carte spéciale devrait se trouver dans le paquet d’un joueur.
    .title = Les citadelles


## Rule book: Wizards & Dragons: the tournament: the event stack

rule-W56 = Tu donnes 1 Guerre civile et 1 Épidémie à la pile d’événements, et ton adversaire de même. L’hôte donne en outre 1 Fin d’année.
    .title = Les événements imposés
rule-W57 = Tu ajoutes en secret 4 autres événements de ton jeu de base et de ton set à thème, et ton adversaire de même ; personne ne peut ajouter une autre Fin d’année. Mélangés sans être vus, ils font une pile de 13.
    .title = Les événements choisis


## Rule book: Wizards & Dragons: the tournament: your deck

rule-W58 = Ton paquet ne contient que des cartes sans symbole au dos : des cartes vertes, rouges et violettes, et des cartes action. Ni cartes centrales, ni régions, ni événements.
    .title = Ce qu’un paquet peut contenir
rule-W59 = Ton paquet compte exactement 33 cartes, que tu choisis librement et en secret.
    .title = Trente-trois cartes
rule-W60 = Aucune carte ne peut figurer dans ton paquet plus de fois que dans un jeu de base et un set à thème réunis. Il y a donc trois Espions au plus.
    .title = Pas plus qu’il n’en existe
rule-W61 = Tu prends 3 de tes 33 cartes, à ton choix, comme main de départ. Les 30 autres sont mélangées et réparties en quatre piles qui n’appartiennent qu’à toi, deux de 8 cartes et deux de 7.
    .title = Main et piles


## Rule book: Wizards & Dragons: the tournament: play

rule-W62 = Chaque joueur a une défausse et quatre piles. « À la défausse » et « sous une pile » désignent toujours les tiennes ; les piles de ton adversaire te sont interdites, sauf si une carte dit autre chose.
    .title = À chacun ses piles
rule-W63 = Tant qu’un chevalier, un magicien ou un dragon se trouve dans la principauté de ton adversaire, tu ne peux pas poser ta carte du même nom. Dès que la sienne est partie, tu le peux.
    .title = Les noms sont uniques
rule-W64 = Une carte que tu prends avec l’Espion est à toi pour cette partie. Son propriétaire ne la récupère qu’après la partie.
    .title = Volée par un espion
rule-W65 = Pendant la pioche, la carte que tu échanges va sous celle de tes piles où tu prends la nouvelle, comme en B49.
    .title = Échange
rule-W66 = W45 à W51 valent aussi au tournoi. Ce qu’une carte exige doit se trouver dans ta propre principauté quand tu la poses.
    .title = Ce qui vaut encore
rule-W67 = La partie de tournoi se termine, elle aussi, à l’instant où quelqu’un a 13 points de victoire.
    .title = La fin


## Rule book: Wizards & Dragons: the cards of the theme set

rule-W68 = Un dragon est une unité et se pose sur un emplacement d’une citadelle ; sa force compte dans la tienne. Le prix et la force ne nous sont pas parvenus : ici, Ismaï coûte 3 points de pouvoir magique et a une force de 4, Samsor en coûte 4 et a une force de 5.
    .title = Dragons
rule-W69 = Une Forge ne rend pas un dragon plus fort. Pas plus que ne le feraient le château fort, la maison close, la damoiselle Imelda ou la place du tournoi, des cartes qui ne sont pas dans ce jeu.
    .title = Les dragons et d’autres cartes
rule-W70 = Le Chevalier Noir peut chasser un dragon comme si c’était un chevalier, et l’Herboriste répond pour lui.
    .title = Attaqués comme des chevaliers
rule-W71 = Il te faut deux citadelles pour la poser, et ici elle coûte 1 minerai, 1 or et 2 points de pouvoir magique. Elle protège les unités, les ressources et les bâtiments des deux joueurs : aucune carte action, aucune action magique et aucun sort ne peut retirer des régions, des ressources ou des extensions de la principauté d’un adversaire, ni les rendre inutilisables.
    .title = Pierre philosophale
rule-W72 = Il coûte 1 argile, 1 bois et 1 point de pouvoir magique. Pendant ta phase d’action, autant de fois que tu veux, tu paies 1 point de pouvoir magique et tu lances le dé de production : sur 3 à 6, tu reçois 1 ressource de ton choix, sur 2 rien, et sur 1 le laboratoire explose et va à la défausse.
    .title = Laboratoire Magique
rule-W73 = Il coûte 1 bois, 1 blé et 1 point de pouvoir magique. Une fois à chacun de tes tours, pendant ta phase d’action, tu paies 1 or et tu relèves de 1 n’importe lequel de tes magiciens. Le moulin n’a pas besoin de border un champ d’or.
    .title = Moulin magique
rule-W74 = 1 point de pouvoir magique. Tu regardes les 3 cartes du dessus de la pile d’événements, tu en glisses autant que tu veux sous la pile et tu remets les autres dessus, dans n’importe quel ordre.
    .title = Maître du Destin
rule-W75 = 2 points de pouvoir magique. Tu prends en main les 2 cartes du dessus de chacune de deux piles d’extension différentes (au tournoi, des tiennes). Tu peux les utiliser aussitôt ; ce qui dépasse ta limite de main retourne sous des piles pendant la pioche.
    .title = Inspiration
rule-W76 = 2 points de pouvoir magique. Tu échanges une de tes régions contre une de celles de ton adversaire, toutes deux de ton choix. Chacun doit avoir au moins deux régions de la sorte qu’il cède, aucun magicien ne doit se trouver à l’une ni à l’autre, et ce qui est stocké sur les cartes y reste.
    .title = Terre magique
rule-W77 = 1 point de pouvoir magique. Tu parcours une pile d’extension, tu prends 1 carte et tu glisses 1 autre carte de ta main sous cette pile ; l’ordre du reste ne change pas. Tu peux utiliser aussitôt la nouvelle carte.
    .title = Œil magique
rule-W78 = 1 point de pouvoir magique. Deux de tes bâtiments, ou deux de tes unités, échangent leurs emplacements. Chaque carte doit être permise sur son nouvel emplacement ; on n’échange qu’une seule paire.
    .title = Lieu, transforme-toi !
rule-W79 = 2 points de pouvoir magique. Tu jettes ce sort avant les dés et tu nommes la face du dé événement ; seul le dé de production est lancé.
    .title = Roue du Temps
rule-W80 = 1 point de pouvoir magique. Tu regardes la carte du dessus de chacune de quatre piles d’extension et tu la remets. Au tournoi, des piles de ton adversaire peuvent en faire partie.
    .title = Voyance
rule-W81 = 1 point de pouvoir magique. Les points de force d’un de tes chevaliers ou dragons, y compris le point qu’un chevalier doit à la Forge, sont doublés jusqu’à la fin du tour suivant de ton adversaire.
    .title = Potion magique
rule-W82 = 2 points de pouvoir magique. Quand ton adversaire joue une carte action ou une action magique, même pacifique, tu jettes ce sort aussitôt, même pendant son tour. La carte n’a aucun effet et son propriétaire la glisse sous une pile. Le veto n’arrête pas les sorts des livres.
    .title = Veto magique
rule-W83 = 2 points de pouvoir magique. Tu déclares nul l’événement du dé événement avant qu’on l’applique. Avec un point d’interrogation, tu peux attendre que la carte événement ait été montrée ; cette carte va sous la pile d’événements.
    .title = Saut dans le temps
rule-W84 = Chaque joueur qui a plus de 3 points de victoire glisse toute sa main sous une pile et pioche de nouvelles cartes sur le dessus de celle-ci. Le joueur actif choisit une pile en premier, et l’autre doit en choisir une différente ; au tournoi, chacun emploie une des siennes.
    .title = Comète
rule-W85 = Après la Comète, tu pioches jusqu’à ta limite de main, même si tu avais moins de cartes auparavant.
    .title = Main pleine après la Comète
rule-W86 = Chaque magicien des deux joueurs reçoit 1 point de pouvoir magique. Un magicien ne peut pas en avoir plus de 3 ; le surplus est perdu.
    .title = Danse des licornes
rule-W87 = Tu parcours la pile d’événements, tu retires une carte du jeu, jamais la Fin d’année, et tu la montres. L’ordre des autres ne change pas.
    .title = Monde meilleur
rule-W88 = Tu désignes un de tes magiciens et un magicien de ton adversaire. Les deux joueurs lancent le dé et ajoutent le pouvoir magique de leur magicien ; à sommes égales, on relance. Qui a la somme la plus faible glisse ce magicien sous une pile.
    .title = Duel de Magiciens
rule-W89 = Il te faut deux magiciens. Tu poses la Sorcière sur un bâtiment de ton adversaire : tant qu’elle s’y trouve, le bâtiment ne fonctionne pas, et ses points de victoire et de commerce ne comptent pas.
    .title = Sorcière
rule-W90 = Quand le propriétaire du bâtiment ensorcelé obtient un point d’interrogation, la Sorcière est retirée une fois cet événement appliqué. Un point d’interrogation de l’autre joueur ne la retire pas.
    .title = Comment la Sorcière s’en va
rule-W91 = Une Sorcière retirée va à la défausse.
    .title = Où va la Sorcière
rule-W92 = Il te faut deux magiciens. Pour 1 point de pouvoir magique, une de tes colonies devient une ville, sans autre coût.
    .title = Matérialisation
rule-W93 = Toutes les ressources d’une région de ton adversaire, que tu choisis, sont perdues. Les autres régions de la même sorte ne perdent rien.
    .title = Tornade
rule-W94 = Tu remplaces une de tes régions par n’importe quelle carte de la pile des régions, que tu parcours sans en changer l’ordre ; l’ancienne région va sous cette pile. Il te faut au moins deux régions de l’ancienne sorte, et aucun magicien ne doit se trouver à celle que tu remplaces. La nouvelle région montre autant de ressources qu’en montrait l’ancienne.
    .title = Terrain, transforme-toi !
rule-W95 = Tu reprends en main une carte action ou une action magique déjà jouée, depuis la défausse (au tournoi, la tienne). Tu peux l’utiliser aussitôt.
    .title = Pressentiment
rule-W96 = Tu prends un livre de magie dans la principauté de ton adversaire et tu le poses sur un emplacement libre d’une de tes citadelles. Si aucun n’est libre, tu peux d’abord retirer quelque chose pour faire de la place.
    .title = Main Magique


## Rule book: Wizards & Dragons: rulings on the theme set

rule-P1 = Un magicien que tu viens de poser peut dépenser aussitôt ses deux points de pouvoir magique. W31 ne parle que d’augmentation.
    .title = Un nouveau magicien
rule-P2 = Un magicien qui a été rechargé ne peut pas dépenser non plus le pouvoir qu’il avait auparavant.
    .title = Tout le magicien est fatigué
rule-P3 = Recharger est une action de ta propre phase d’action. Tu ne peux le faire ni avant l’événement ni pendant le tour de ton adversaire.
    .title = Quand tu recharges
rule-P4 = Le pouvoir venu du Moulin magique est une augmentation pendant ton propre tour. Ce magicien ne peut donc plus en dépenser jusqu’à la fin du tour.
    .title = Le moulin fatigue aussi
rule-P5 = Tu peux recharger un magicien de moins que ce que la région stocke, pas à pas. Jamais au-delà de 3, et jamais de plus que ce qui est stocké.
    .title = Autant que tu veux
rule-P6 = Le pouvoir venu de la Danse des licornes n’est pas une augmentation faite par un joueur. Le magicien peut le dépenser aussitôt.
    .title = Les licornes ne fatiguent pas
rule-P7 = Le Laboratoire Magique se paie avec des magiciens qui ne sont pas fatigués. La ressource doit trouver de la place dans une de tes régions de cette sorte, sinon elle est perdue.
    .title = Le pouvoir pour le laboratoire
rule-P8 = Le Veto magique doit être jeté aussitôt, avant que la carte fasse quoi que ce soit. Le pouvoir magique payé pour une action magique annulée est perdu. Le veto peut aussi annuler un Évêque ou une Herboriste.
    .title = Le moment du Veto magique
rule-P9 = Comme chaque sort peut être jeté une fois par tour, tu peux jeter le Veto magique une fois pendant ton propre tour et une fois pendant celui de ton adversaire.
    .title = Un Veto magique à chaque tour
rule-P10 = Tu ne peux jeter le Saut dans le temps que pendant ton propre tour, contre l’événement que tu as toi-même obtenu aux dés. De tous les livres, seul le Veto magique agit pendant le tour de l’autre joueur.
    .title = Saut dans le temps à ton propre tour
rule-P11 = Dans le jeu étendu, qui glisse une de ses cartes sous une pile choisit n’importe laquelle des six, quelle que soit la carte.
    .title = Sous quelle pile
rule-P12 = Dans le Duel de Magiciens, c’est le pouvoir magique qui reste après le paiement qui compte. Si c’est toi qui as engagé le duel, tu peux aussi le perdre, et c’est alors ton propre magicien qui va sous une pile.
    .title = Le pouvoir dans le duel
rule-P13 = La Sorcière peut se poser sur tout bâtiment qui se trouve sur un emplacement, que ce soit d’une colonie, d’une ville ou d’une citadelle. Pas sur les unités, les dragons, les magiciens ou les livres, ni sur les cartes de la rangée centrale. Un bâtiment porte une Sorcière au plus.
    .title = Ce que frappe la Sorcière
rule-P14 = La Sorcière va à la défausse du joueur qui l’a jouée.
    .title = À qui est la Sorcière
rule-P15 = Si les deux joueurs emploient le set au tournoi, il n’y a tout de même qu’une réserve commune de 5 citadelles, celle de l’hôte. L’un et l’autre peuvent y puiser pour construire.
    .title = Une seule réserve de citadelles
rule-P16 = La Main Magique ne prend qu’un livre posé dans la principauté, jamais un livre de la main. Au tournoi, il va à la défausse du voleur s’il est défaussé, et revient à son propriétaire après la partie.
    .title = Le livre volé
rule-P17 = La Comète remplit une main jusqu’à la limite, quelle qu’elle ait été auparavant. Un joueur qui a 3 points de victoire ou moins garde sa main et ne fait rien.
    .title = Épargné par la Comète
rule-P18 = « Lieu, transforme-toi ! » peut échanger deux de tes magiciens si chacun convient à la région de l’autre. Un chevalier et un dragon ne peuvent échanger leurs places que si les deux emplacements acceptent l’un et l’autre.
    .title = Des magiciens changent de place
rule-P19 = Pour la Voyance, tu choisis jusqu’à quatre piles différentes. Tu ne fais que regarder ; rien n’est déplacé.
    .title = Moins de quatre piles
rule-P20 = Si ton dernier magicien est parti, tes livres restent où ils sont. Tu ne peux plus en jeter les sorts avant d’avoir de nouveau un magicien.
    .title = Des livres sans magiciens
rule-P21 = Quand des cartes ne se répartissent pas également, les piles les plus grandes viennent d’abord.
    .title = Piles inégales
rule-P22 = On compte les points après chaque changement. Si un seul changement donne 13 points ou plus aux deux joueurs, le joueur actif gagne.
    .title = Treize des deux côtés
rule-P23 = Un Éclaireur, un Évêque ou une Herboriste dont l’effet est annulé va sous une pile comme toute autre carte. Ce que cette carte accompagnait, ou ce à quoi elle répondait, se poursuit sans elle.
    .title = Une réponse annulée


## Rule book: Wizards & Dragons: questions and answers

rule-Q2 = Le Monde meilleur peut-il retirer la Fin d’année ? Non, en aucun cas.
    .title = Monde meilleur et Fin d’année
rule-Q3 = Un événement que le Monde meilleur a retiré revient-il quand on mélange de nouveau les événements ? Non, il est hors du jeu jusqu’à la fin de la partie.
    .title = Parti pour de bon
rule-Q4 = La Main Magique peut-elle prendre un livre que tu as déjà dans ta principauté ? Oui, tu peux avoir les deux.
    .title = Un livre que tu as déjà
rule-Q5 = « Lieu, transforme-toi ! » peut-il échanger une flotte et un bâtiment ? Non, seulement des unités avec des unités et des bâtiments avec des bâtiments.
    .title = Flotte contre bâtiment
rule-Q6 = « Lieu, transforme-toi ! » peut-il échanger un de tes bâtiments contre un bâtiment de ton adversaire ? Non, les deux doivent être à toi.
    .title = Ta carte contre celle de l’adversaire
rule-Q7 = « Lieu, transforme-toi ! » peut-il déplacer un bâtiment vers un emplacement vide ? Non, il faut deux cartes à échanger.
    .title = Vers un emplacement vide
rule-Q10 = Que devient une Sorcière posée sur un bâtiment qu’on déplace ? Elle se déplace avec le bâtiment.
    .title = La Sorcière suit
rule-Q11 = Peux-tu retirer ta propre citadelle ? Non, pas même pour une autre citadelle ou une ville.
    .title = On ne retire pas les citadelles
rule-Q12 = Combien de points de victoire vaut une citadelle ? 1 sans magicien et 2 avec, et la colonie qui est dessous est comprise dans l’un comme dans l’autre.
    .title = Points d’une citadelle
rule-Q13 = De deux citadelles, faut-il à chacune son propre magicien pour valoir 2 points de victoire ? Oui : un magicien ne compte que pour la citadelle à la région de laquelle se trouve sa carte.
    .title = Deux citadelles, deux magiciens
rule-Q14 = Que peut-on poser sur les emplacements d’une citadelle ? Toute extension sans cadre de texte rouge, et tout livre de magie.
    .title = Ce qui se pose à une citadelle
rule-Q15 = Qu’est-ce qu’une extension de citadelle ? Une carte au cadre de texte violet, que n’accepte aucune colonie ni aucune ville.
    .title = Extensions de citadelle
rule-Q16 = Et si ta main avait été réduite avant l’arrivée de la Comète ? Tu peux tout de même la remplir ensuite jusqu’à la limite.
    .title = La Comète après une petite main
rule-Q25 = Où va une Sorcière retirée ? À la défausse, comme toute carte jouée : un Pressentiment peut donc l’y reprendre.
    .title = La Sorcière retirée
rule-Q27 = L’Incendiaire peut-il frapper un bâtiment sur lequel se trouve une Sorcière ? Oui, si le bâtiment pouvait être frappé sans la Sorcière. Celle-ci va alors à la défausse.
    .title = Incendier un bâtiment ensorcelé
rule-Q29 = L’Alchimiste et la Roue du Temps peuvent-ils être employés ensemble ? Oui, et tu choisis alors les deux dés.
    .title = Alchimiste et Roue du Temps
rule-Q30 = Peux-tu voir le dé événement avant de te décider pour l’Alchimiste ? Non, l’Alchimiste vient d’abord.
    .title = L’Alchimiste d’abord
rule-Q31 = Peut-on glisser une carte sous une pile vide ? Oui, une pile épuisée reste une pile, même si elle vient du set à thème.
    .title = Piles épuisées
rule-Q32 = Au tournoi, où va une carte que tu as prise à ton adversaire, puis jouée ? À ta propre défausse.
    .title = À quelle défausse
rule-Q33 = Dois-tu prendre une carte quand tu as payé pour parcourir une pile ? Oui.
    .title = Ce qui est payé est payé
rule-Q34 = Une citadelle peut-elle se poser sur une ville, ou une ville sur une citadelle ? Non, toutes deux ne se posent que sur des colonies, et ni l’une ni l’autre ne se déplace jamais.
    .title = Ce qui recouvre quoi
rule-Q35 = Quand la limite de main s’impose-t-elle à toi ? Pendant ton propre tour, seulement à la pioche ; pendant le tour de ton adversaire, toujours : un bâtiment que l’Incendiaire renvoie dans ta main compte donc aussitôt.
    .title = La limite de main à ton tour
rule-Q36 = Qu’est-ce qu’un tour de table ? Deux tours qui se suivent, pendant lesquels chaque joueur est actif une fois.
    .title = Tour de table et tour


## Rule book: Wizards & Dragons: how the cards meet

rule-I1 = L’Éclaireur peut être annulé par le Veto magique ; la nouvelle colonie reçoit alors ses deux régions du dessus de la pile. L’Éclaireur ne sert à rien avec une citadelle, qui n’apporte pas de nouvelles régions.
    .title = Éclaireur
rule-I2 = Les cartes action pacifiques peuvent, elles aussi, être annulées par le Veto magique. Sous la Pierre philosophale, on peut jouer la Caravane, qui ne nuit à personne ; le Marchand, non.
    .title = Caravane et Marchand
rule-I3 = Avec l’Espion, tu peux prendre un dragon, qui est une unité, sans avoir toi-même de citadelle. La Pierre philosophale n’empêche pas l’Espion, car la main ne fait pas partie de la principauté.
    .title = Espion
rule-I4 = Le Chevalier Noir frappe les chevaliers et les dragons, jamais les magiciens. La Pierre philosophale l’empêche.
    .title = Chevalier Noir
rule-I5 = L’Herboriste répond au Chevalier Noir, qu’il vienne pour un chevalier ou pour un dragon.
    .title = Herboriste
rule-I6 = L’Incendiaire peut frapper aussi des bâtiments violets, comme le Moulin magique. Jamais un magicien, un dragon, un livre ou une citadelle. La Pierre philosophale l’empêche.
    .title = Incendiaire
rule-I7 = L’Alchimiste et la Roue du Temps s’emploient tous deux avant les dés, dans l’ordre que tu veux.
    .title = Avant les dés
rule-I8 = La Pierre philosophale empêche les Brigands, ainsi que toute autre carte qui s’en prend aux ressources ou aux bâtiments.
    .title = Brigands
rule-I9 = La Guerre civile ne touche ni les magiciens ni les dragons ; une Église n’y change rien pour eux. On ne peut désigner que des chevaliers et des flottes.
    .title = Guerre civile
rule-I10 = L’Épidémie frappe les régions à côté d’une ville : une région à côté d’une citadelle ne perd donc quelque chose que si elle est aussi à côté d’une ville. La Pierre philosophale ne l’arrête pas, car elle n’arrête aucun événement.
    .title = Épidémie
rule-I11 = Un Camp Fortifié ou une Abbaye à une citadelle comptent pour l’Année Faste et le Progrès comme ailleurs. S’ils sont ensorcelés, ils ne comptent pas.
    .title = Camp Fortifié et Abbaye
rule-I12 = Ces deux événements restent inchangés. Au tournoi, tu ne parcours que tes propres piles, et les cartes d’une main vont sous des piles de son propriétaire.
    .title = Conflit et Maître bâtisseur
rule-I13 = Le marchand que les règles imprimées citent comme dommage, et que la Pierre philosophale empêche, est le Marchand du jeu de base.
    .title = Le marchand des règles imprimées
rule-I14 = L’Évêque ne répond à aucune carte magique. Il peut lui-même être annulé par le Veto magique ; l’attaque a alors ses chances habituelles.
    .title = Évêque
rule-I15 = La Fin d’année ne fait mélanger que les événements encore en jeu. Ce que le Monde meilleur a retiré reste dehors.
    .title = Fin d’année
rule-I16 = La Roue du Temps peut nommer la massue, et le Saut dans le temps peut l’annuler. Pendant les deux premiers tours de table, une massue que tu nommes n’a pas d’effet non plus. Le pouvoir magique n’est jamais compté ni perdu à cause des brigands.
    .title = Attaque de brigands
rule-I17 = Les dragons n’ont pas de points de tournoi et ne comptent pas quand le dé événement montre la tête de chevalier.
    .title = Le Tournoi du dé
rule-I18 = Chacun de tes chevaliers a 1 de force en plus grâce à une Forge, un dragon non.
    .title = Forge
rule-I19 = Une colonie devenue citadelle ne peut jamais devenir une ville. Les cartes rouges lui sont donc interdites pour de bon.
    .title = Une citadelle reste une citadelle
rule-I20 = Les bâtiments verts, les chevaliers et les flottes peuvent être posés à une citadelle comme à une colonie ou à une ville.
    .title = Cartes vertes
rule-I21 = Pour le jeton Chevalier, la force d’un dragon compte, et de même la force que double la Potion magique. Pour le jeton Moulin, les points de commerce d’un bâtiment ensorcelé ne comptent pas.
    .title = Les deux jetons
rule-I22 = Tant que la Sorcière se trouve sur une de tes Abbayes ou de tes Bibliothèques, celle-ci ne relève pas ta limite de main. Pendant le tour de ton adversaire, tu réduis ta main aussitôt, sous des piles.
    .title = Abbaye ou Bibliothèque ensorcelée
rule-I24 = La Matérialisation ne remplace que le paiement. Il te faut une colonie, et il doit rester une ville dans la réserve.
    .title = Matérialisation
rule-I25 = La Pierre philosophale empêche la Sorcière, la Tornade et le Duel de Magiciens, et ici aussi la Terre magique et la Main Magique. Elle n’empêche ni le Veto magique, ni le Monde meilleur, ni « Terrain, transforme-toi ! », ni « Lieu, transforme-toi ! », ni la Matérialisation, ni aucun sort qui ne fait que regarder.
    .title = Ce qu’empêche la Pierre
rule-I26 = Une Sorcière déjà posée sur un bâtiment quand on pose une Pierre philosophale y reste, mais n’a pas d’effet tant que la Pierre est en jeu.
    .title = La Sorcière avant la Pierre
rule-I27 = Le Veto magique n’arrête ni Laboratoire Magique, ni Moulin magique, ni recharge, ni livre, ni dragon. Il arrête les cartes qu’on joue comme actions.
    .title = Ce que le veto ne peut arrêter
rule-I28 = Tant qu’un magicien se trouve à une région, ni toi ni ton adversaire ne pouvez l’échanger par la Terre magique ou par « Terrain, transforme-toi ! ».
    .title = Un magicien garde la terre
rule-I29 = La Potion magique n’agit que sur les chevaliers et les dragons. Elle n’aide pas dans un Duel de Magiciens.
    .title = Pas de potion pour les magiciens
rule-I30 = Un magicien dont la Danse des licornes a augmenté le pouvoir n’est pas fatigué (P6). Si tu recharges ce magicien plus tard pendant le même tour, W31 s’applique comme toujours.
    .title = Licornes et recharge


## Rule book: rulings of this table

rule-R1 = Tu connais l’ordre d’une pile que tu as parcourue, et la table s’en souvient pour toi. Quand ton adversaire y prend une carte que tu ne vois pas, cette connaissance est oubliée.
    .title = Ce que tu sais d’une pile
rule-R2 = Pendant un même tour, tu peux faire au plus trois offres à ton adversaire.
    .title = Trois offres
rule-R3 = Si tu choisis une carte dans une pile qui en a plusieurs exemplaires, tu prends celui qui est le plus près du dessus.
    .title = Cartes pareilles dans une pile
rule-R4 = Les deux emplacements d’un même côté d’une ville ou d’une citadelle se valent. Quand tu y poses une carte, c’est l’emplacement intérieur qui sert d’abord, s’il est libre.
    .title = L’emplacement intérieur d’abord
rule-R5 = Pendant la pioche, tu dois compléter ta main jusqu’à la limite tant qu’une des piles à ta disposition a des cartes.
    .title = Compléter est un devoir
rule-R6 = Une partie dure jusqu’à ce que quelqu’un ait gagné. Option : une simulation peut fixer une limite de tours ; quand elle est atteinte, la partie est nulle. Entre personnes, une telle limite n’existe pas.
    .title = Une limite de tours
rule-R7 = Une carte revenue de la table dans ta main, ou qui a été montrée, est connue de ton adversaire. Elle le reste jusqu’à ce que tu la poses ou la joues, ou que des cartes de ta main s’en aillent sans être vues.
    .title = Cartes connues dans une main
rule-R8 = Le premier siège a le blason A, blanc et rouge, et le deuxième siège le blason B, noir et rouge.
    .title = Qui a quel blason
