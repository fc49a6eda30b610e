## Names

game-name = The Settlers card game
drawing-title = The Settlers card game: two principalities
game-motto = Two principalities, one row of stacks between them, and dragons above the citadel.

# What is read aloud of a picture, or shown under the pointer: a number or names of cards follow.
drawing-victory = victory points
drawing-commerce = commerce points
drawing-strength = strength points
drawing-tournament = tournament points
drawing-token-knight = Knight Token
drawing-token-mill = Windmill Token
drawing-hand = cards in hand
drawing-stack = Stack
drawing-stack-region = Regions
drawing-stack-event = Events
drawing-discards = Discarded
drawing-locked = Action cards are locked

# Our own: what the levels of the computer players are called, the weakest first; ranks of a principality.
terminal-player-peasant = Peasant
terminal-player-merchant = Merchant
terminal-player-steward = Steward
terminal-player-chancellor = Chancellor
terminal-player-prince = Prince

# What players are called who have given no name: the ground of their crests. Crest A is white and red, crest B black
# and red (as in the Kosmos box). As names they take a capital and no article.
seat-0 = White
seat-1 = Black


### Cards, resources, dice and decks.
###
### The value of a card is its bare name. `.a` and `.the` stand in sentences, `.short` where there is little room (at most
### 14 letters), `.text` is what the card does, in our own words. Prices and points are not in it: they are data, and a
### table may correct them. The English names are those of the printed cards, hence Harbor and Woolen Mill.


## Resources

# `.counted` follows a number (“2 …”). `.region` heads a line, `.land` stands in a sentence.
resource-brick = brick
    .counted = { $amount ->
           *[other] brick
        }
    .region = Hills
    .land = hills
resource-lumber = lumber
    .counted = { $amount ->
           *[other] lumber
        }
    .region = Forest
    .land = forest
resource-wool = wool
    .counted = { $amount ->
           *[other] wool
        }
    .region = Pasture
    .land = pasture
resource-ore = ore
    .counted = { $amount ->
           *[other] ore
        }
    .region = Mountains
    .land = mountains
resource-grain = grain
    .counted = { $amount ->
           *[other] grain
        }
    .region = Fields
    .land = fields
resource-gold = gold
    .counted = { $amount ->
           *[other] gold
        }
    .region = Gold Field
    .land = gold field


## Kinds, colours and sets of cards

# `.many` heads a list.
kind-road = road
    .many = Roads
kind-settlement = settlement
    .many = Settlements
kind-city = city
    .many = Cities
kind-citadel = citadel
    .many = Citadels
kind-region = region
    .many = Regions
kind-building = building
    .many = Buildings
kind-fleet = fleet
    .many = Fleets
kind-knight = knight
    .many = Knights
kind-action = action card
    .many = Action cards
kind-event = event
    .many = Events
kind-dragon = dragon
    .many = Dragons
kind-magic_building = magic building
    .many = Magic buildings
kind-wizard = wizard
    .many = Wizards
kind-book = spell book
    .many = Spell books
kind-magic_action = magic action
    .many = Magic actions

colour-centre = centre card
colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple

set-base = Base game
set-wizards-dragons = Wizards & Dragons


## The event die

face-club = Brigand Attack
    .a = a Brigand Attack
    .the = the Brigand Attack
    .text = Whoever has more than 7 resources, not counting those beside a Garrison of their own, loses all ore and all wool.
face-mill = Trade Advantage
    .a = a Trade Advantage
    .the = the Trade Advantage
    .text = Whoever has the Windmill Token takes 1 resource of choice from the other player.
face-knight = Tournament
    .a = a Tournament
    .the = the Tournament
    .text = Whoever has more tournament points gains 1 resource of choice.
face-sun = Year of Plenty
    .a = a Year of Plenty
    .the = the Year of Plenty
    .text = Each player gains 1 resource of choice.
face-card = Event card
    .a = an event card
    .the = the event card
    .text = The top card of the event stack is carried out for both players.


## Cards of the centre row

card-settlement = Settlement
    .a = a Settlement
    .the = the Settlement
    .text = Lies at the free end of a road and has two sites, one above and one below. Two new regions come with it from the region stack, which show 0.
card-city = City
    .a = a City
    .the = the City
    .text = Covers one of your settlements and has four sites. Only here may red cards be laid.
card-citadel = Citadel
    .a = a Citadel
    .the = the Citadel
    .text = Covers one of your settlements, never beside another citadel. It has four sites for green and purple cards and room for a wizard at each of its four regions; it counts 1 point without a wizard of its own, 2 with one.
card-road = Road
    .a = a Road
    .the = the Road
    .text = Lies to the left or right of the outermost settlement or city of your row and makes room for the next settlement. Two roads are never side by side.


## Regions

card-G1 = Fields 1
    .a = Fields 1
    .the = Fields 1
    .text = A starting region of crest A that stores up to 3 grain. It gains 1 whenever its number, 1, is thrown.
card-O2 = Mountains 2
    .a = Mountains 2
    .the = Mountains 2
    .text = A starting region of crest A that stores up to 3 ore. It gains 1 whenever its number, 2, is thrown.
card-W3 = Pasture 3
    .a = Pasture 3
    .the = Pasture 3
    .text = A starting region of crest A that stores up to 3 wool. It gains 1 whenever its number, 3, is thrown.
card-L4 = Forest 4
    .a = Forest 4
    .the = Forest 4
    .text = A starting region of crest A that stores up to 3 lumber. It gains 1 whenever its number, 4, is thrown.
card-B5 = Hills 5
    .a = Hills 5
    .the = Hills 5
    .text = A starting region of crest A that stores up to 3 brick. It gains 1 whenever its number, 5, is thrown.
card-A6 = Gold Field 6
    .a = Gold Field 6
    .the = Gold Field 6
    .text = A starting region of crest A that stores up to 3 gold. It gains 1 whenever its number, 6, is thrown.
card-G2 = Fields 2
    .a = Fields 2
    .the = Fields 2
    .text = A starting region of crest B that stores up to 3 grain. It gains 1 whenever its number, 2, is thrown.
card-O3 = Mountains 3
    .a = Mountains 3
    .the = Mountains 3
    .text = A starting region of crest B that stores up to 3 ore. It gains 1 whenever its number, 3, is thrown.
card-W4 = Pasture 4
    .a = Pasture 4
    .the = Pasture 4
    .text = A starting region of crest B that stores up to 3 wool. It gains 1 whenever its number, 4, is thrown.
card-L5 = Forest 5
    .a = Forest 5
    .the = Forest 5
    .text = A starting region of crest B that stores up to 3 lumber. It gains 1 whenever its number, 5, is thrown.
card-B6 = Hills 6
    .a = Hills 6
    .the = Hills 6
    .text = A starting region of crest B that stores up to 3 brick. It gains 1 whenever its number, 6, is thrown.
card-A1 = Gold Field 1
    .a = Gold Field 1
    .the = Gold Field 1
    .text = A starting region of crest B that stores up to 3 gold. It gains 1 whenever its number, 1, is thrown.
card-L1 = Forest 1
    .a = Forest 1
    .the = Forest 1
    .text = A region that stores up to 3 lumber. It gains 1 whenever its number, 1, is thrown.
card-B2 = Hills 2
    .a = Hills 2
    .the = Hills 2
    .text = A region that stores up to 3 brick. It gains 1 whenever its number, 2, is thrown.
card-A3 = Gold Field 3
    .a = Gold Field 3
    .the = Gold Field 3
    .text = A region that stores up to 3 gold. It gains 1 whenever its number, 3, is thrown.
card-G4 = Fields 4
    .a = Fields 4
    .the = Fields 4
    .text = A region that stores up to 3 grain. It gains 1 whenever its number, 4, is thrown.
card-O5 = Mountains 5
    .a = Mountains 5
    .the = Mountains 5
    .text = A region that stores up to 3 ore. It gains 1 whenever its number, 5, is thrown.
card-W6 = Pasture 6
    .a = Pasture 6
    .the = Pasture 6
    .text = A region that stores up to 3 wool. It gains 1 whenever its number, 6, is thrown.
card-B1 = Hills 1
    .a = Hills 1
    .the = Hills 1
    .text = A region that stores up to 3 brick. It gains 1 whenever its number, 1, is thrown.
card-G3 = Fields 3
    .a = Fields 3
    .the = Fields 3
    .text = A region that stores up to 3 grain. It gains 1 whenever its number, 3, is thrown.
card-O4 = Mountains 4
    .a = Mountains 4
    .the = Mountains 4
    .text = A region that stores up to 3 ore. It gains 1 whenever its number, 4, is thrown.
card-W5 = Pasture 5
    .a = Pasture 5
    .the = Pasture 5
    .text = A region that stores up to 3 wool. It gains 1 whenever its number, 5, is thrown.
card-L6 = Forest 6
    .a = Forest 6
    .the = Forest 6
    .text = A region that stores up to 3 lumber. It gains 1 whenever its number, 6, is thrown.


## Green cards: buildings and fleets

card-abbey = Abbey
    .a = an Abbey
    .the = the Abbey
    .text = Your hand limit is 1 higher, and when Progress comes you gain 1 resource of your choice.
card-garrison = Garrison
    .short = Garrison
    .a = a Garrison
    .the = the Garrison
    .text = In a Brigand Attack the resources on the two regions beside it are not counted. In a Productive Year each of these regions gains 1.
card-smithy = Smithy
    .a = a Smithy
    .the = the Smithy
    .text = Each of your knights has 1 more strength point, but no more tournament points. Dragons gain nothing by it.
card-brick_factory = Brick Factory
    .short = Brick Fact.
    .a = a Brick Factory
    .the = the Brick Factory
    .text = Hills beside it yield 2 brick instead of 1 when their number is thrown.
card-foundry = Foundry
    .short = Foundry
    .a = a Foundry
    .the = the Foundry
    .text = Mountains beside it yield 2 ore instead of 1 when their number is thrown.
card-grain_mill = Grain Mill
    .short = Grain Mill
    .a = a Grain Mill
    .the = the Grain Mill
    .text = Fields beside it yield 2 grain instead of 1 when their number is thrown.
card-sawmill = Sawmill
    .a = a Sawmill
    .the = the Sawmill
    .text = Forests beside it yield 2 lumber instead of 1 when their number is thrown.
card-woolen_mill = Woolen Mill
    .short = Woolen Mill
    .a = a Woolen Mill
    .the = the Woolen Mill
    .text = Pastures beside it yield 2 wool instead of 1 when their number is thrown.
card-brick_fleet = Brick Fleet
    .short = Brick Fleet
    .a = a Brick Fleet
    .the = the Brick Fleet
    .text = In your action step you trade 2 brick for 1 resource of your choice, as often as you like, wherever the fleet lies.
card-gold_fleet = Gold Fleet
    .short = Gold Fleet
    .a = a Gold Fleet
    .the = the Gold Fleet
    .text = In your action step you trade 2 gold for 1 resource of your choice, as often as you like, wherever the fleet lies.
card-grain_fleet = Grain Fleet
    .short = Grain Fleet
    .a = a Grain Fleet
    .the = the Grain Fleet
    .text = In your action step you trade 2 grain for 1 resource of your choice, as often as you like, wherever the fleet lies.
card-lumber_fleet = Lumber Fleet
    .short = Lumber Fleet
    .a = a Lumber Fleet
    .the = the Lumber Fleet
    .text = In your action step you trade 2 lumber for 1 resource of your choice, as often as you like, wherever the fleet lies.
card-ore_fleet = Ore Fleet
    .short = Ore Fleet
    .a = an Ore Fleet
    .the = the Ore Fleet
    .text = In your action step you trade 2 ore for 1 resource of your choice, as often as you like, wherever the fleet lies.
card-wool_fleet = Wool Fleet
    .short = Wool Fleet
    .a = a Wool Fleet
    .the = the Wool Fleet
    .text = In your action step you trade 2 wool for 1 resource of your choice, as often as you like, wherever the fleet lies.


## Green cards: knights

card-conrad = Conrad the Swift
    .short = Conrad
    .a = Conrad the Swift
    .the = Conrad the Swift
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-falk = Falk the Fair
    .short = Falk
    .a = Falk the Fair
    .the = Falk the Fair
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-gotz = Gotz Ironfist
    .short = Gotz
    .a = Gotz Ironfist
    .the = Gotz Ironfist
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-hagen = Hagen the Sinister
    .short = Hagen
    .a = Hagen the Sinister
    .the = Hagen the Sinister
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-karl = Karl the Strong
    .short = Karl
    .a = Karl the Strong
    .the = Karl the Strong
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-otto = Otto the Berserker
    .short = Otto
    .a = Otto the Berserker
    .the = Otto the Berserker
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-pippin = Pippin the Short
    .short = Pippin
    .a = Pippin the Short
    .the = Pippin the Short
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-siegfried = Siegfried Lackland
    .short = Siegfried
    .a = Siegfried Lackland
    .the = Siegfried Lackland
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.
card-walter = Walter the Recreant
    .short = Walter
    .a = Walter the Recreant
    .the = Walter the Recreant
    .text = A knight, there only once: the strength counts for the Knight Token, the tournament points when the event die shows the Tournament.


## Red cards

card-aqueduct = Aqueduct
    .short = Aqueduct
    .a = an Aqueduct
    .the = the Aqueduct
    .text = None of your regions loses anything to the Plague.
card-bath_house = Bath House
    .a = a Bath House
    .the = the Bath House
    .text = The four regions around its city lose nothing to the Plague, not even one that a second city shares.
card-church = Church
    .a = a Church
    .the = the Church
    .text = Knights and fleets on the sites of its city cannot be named in a Civil War. It is no cover from the Black Knight.
card-colossus = Colossus of Catan
    .short = Colossus
    .a = a Colossus of Catan
    .the = the Colossus of Catan
    .text = It is worth its victory points and does nothing else.
card-counting_house = Counting House
    .short = Counting H.
    .a = a Counting House
    .the = the Counting House
    .text = It is worth its commerce points and does nothing else.
card-harbor = Harbor
    .a = a Harbor
    .the = the Harbor
    .text = Each of your fleets has 1 more commerce point.
card-library = Library
    .a = a Library
    .the = the Library
    .text = Your hand limit is 1 higher, and when Progress comes you gain 1 resource of your choice.
card-marketplace = Marketplace
    .a = a Marketplace
    .the = the Marketplace
    .text = It is worth its commerce points and does nothing else.
card-merchant_guild = Merchant Guild
    .short = Guild
    .a = a Merchant Guild
    .the = the Merchant Guild
    .text = It is worth its commerce points and does nothing else.
card-mint = Mint
    .short = Mint
    .a = a Mint
    .the = the Mint
    .text = In your action step you trade 1 gold for 1 resource of your choice, as often as you like.
card-town_hall = Town Hall
    .short = Town Hall
    .a = a Town Hall
    .the = the Town Hall
    .text = A search costs you 1 resource instead of 2. A second Town Hall saves nothing more.


## Action cards

card-alchemist = Alchemist
    .a = an Alchemist
    .the = the Alchemist
    .text = Before the dice: you name the number of the production die and throw the event die alone. The event still comes first, and the number counts for both players.
card-arsonist = Arsonist
    .a = an Arsonist
    .the = the Arsonist
    .text = In your action step you throw the production die: on 1 to 5 your opponent takes a building of theirs, which you name, back into the hand, otherwise they name one of yours. If the Bishop answers, you need 1 or 2.
card-bishop = Bishop
    .a = a Bishop
    .the = the Bishop
    .text = In your opponent’s turn, in answer to the Arsonist or the Brigands and before the throw: the attack succeeds on 1 and 2 only.
card-black_knight = Black Knight
    .short = Black Knight
    .a = a Black Knight
    .the = the Black Knight
    .text = In your action step you throw the production die: on 1 to 5 your opponent takes a knight or dragon of theirs, which you name, back into the hand, otherwise they name one of yours. If the Herb Woman answers, you need 1 or 2.
card-brigands = Brigands
    .a = Brigands
    .the = the Brigands
    .text = In your action step you throw the production die: on 1 to 5 you take 2 resources of your choice from your opponent, as far as you have room, otherwise they take 2 of yours. If the Bishop answers, you need 1 or 2.
card-caravan = Caravan
    .a = a Caravan
    .the = the Caravan
    .text = In your action step you give up 1 or 2 of your resources and gain as many others of your choice.
card-herb_woman = Herb Woman
    .a = a Herb Woman
    .the = the Herb Woman
    .text = In your opponent’s turn, in answer to the Black Knight and before the throw: the attack succeeds on 1 and 2 only.
card-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .text = In your action step you take 1 or 2 resources of your choice from your opponent, then give them 1 of your choice, which may be one of those. Both of you need room for what comes.
card-scout = Scout
    .a = a Scout
    .the = the Scout
    .text = Played together with a new settlement, even while other action cards are locked: you look through the region stack and choose both its regions, then shuffle the stack.
card-spy = Spy
    .a = a Spy
    .the = the Spy
    .text = In your action step you look at your opponent’s hand and take one unit or action card, which you may use at once at its usual price. If you have a citadel, it may be a wizard, a magic action or a spell book too.


## Dragons and magic buildings

# Our own translation; no English card was seen.
card-ismai = Ismai the Green Dragon
    .short = Ismai
    .a = Ismai the Green Dragon
    .the = Ismai the Green Dragon
    .text = A dragon, there only once: its strength counts for the Knight Token, and only the Magic Potion makes it greater. The Black Knight can drive it away, the Herb Woman answers for it.
# Our own translation; no English card was seen.
card-samsor = Samsor the Black Dragon
    .short = Samsor
    .a = Samsor the Black Dragon
    .the = Samsor the Black Dragon
    .text = A dragon, there only once: its strength counts for the Knight Token, and only the Magic Potion makes it greater. The Black Knight can drive it away, the Herb Woman answers for it.
card-philosophers_stone = Philosopher’s Stone
    .short = Phil. Stone
    .a = a Philosopher’s Stone
    .the = the Philosopher’s Stone
    .text = Needs two citadels of yours. For both players, no action card, magic action or spell works any longer that would take regions, resources or expansions from the other principality or make them useless.
card-magic_kitchen = Magic Kitchen
    .short = Kitchen
    .a = a Magic Kitchen
    .the = the Magic Kitchen
    .text = In your action step, as often as you like, you pay magic power and throw the production die: on 3 to 6 you gain 1 resource of your choice, on 2 nothing, and on 1 the kitchen explodes and is discarded.
card-magic_mill = Magic Mill
    .short = Magic Mill
    .a = a Magic Mill
    .the = the Magic Mill
    .text = Once in each of your turns you give up 1 gold, and any wizard of yours gains 1 magic power. It need not border a gold field.


## Wizards

card-ari = Ari
    .a = Ari
    .the = Ari
    .text = Lies at any region of a citadel of yours, even a gold field, begins with 2 magic power and holds 3 at most. In your action step you turn resources of that region into magic power, 1 for 1; then this wizard pays for no magic until your opponent’s turn.
card-arsa = Arsa
    .a = Arsa
    .the = Arsa
    .text = Lies at hills of a citadel of yours, begins with 2 magic power and holds 3 at most. In your action step you turn brick of that region into magic power, 1 for 1; then this wizard pays for no magic until your opponent’s turn.
card-hafli = Hafli
    .a = Hafli
    .the = Hafli
    .text = Lies at a forest of a citadel of yours, begins with 2 magic power and holds 3 at most. In your action step you turn lumber of that region into magic power, 1 for 1; then this wizard pays for no magic until your opponent’s turn.
card-hor = Hor
    .a = Hor
    .the = Hor
    .text = Lies at a pasture of a citadel of yours, begins with 2 magic power and holds 3 at most. In your action step you turn wool of that region into magic power, 1 for 1; then this wizard pays for no magic until your opponent’s turn.
card-ira = Ira
    .a = Ira
    .the = Ira
    .text = Lies at mountains of a citadel of yours, begins with 2 magic power and holds 3 at most. In your action step you turn ore of that region into magic power, 1 for 1; then this wizard pays for no magic until your opponent’s turn.
card-tali = Tali
    .a = Tali
    .the = Tali
    .text = Lies at fields of a citadel of yours, begins with 2 magic power and holds 3 at most. In your action step you turn grain of that region into magic power, 1 for 1; then this wizard pays for no magic until your opponent’s turn.


## Spell books

card-guardian_of_fate = Guardian of Fate
    .short = Guardian
    .a = a Guardian of Fate
    .the = the Guardian of Fate
    .text = Once a turn, after the event: you look at the top 3 cards of the event stack, put any of them under it and the others back on top in any order.
card-inspiration = Inspiration
    .a = an Inspiration
    .the = the Inspiration
    .text = Once a turn, after the event: you take the top 2 cards of two different stacks (in the tournament, of your own) into your hand and may use them at once. What exceeds your hand limit goes back in the draw step.
# Our own translation; no English card was seen.
card-magic_land = Magic Land
    .short = Magic Land
    .a = a Magic Land
    .the = the Magic Land
    .text = Once a turn, after the event: you exchange one of your regions for one of your opponent’s, both of your choice, with what is stored on them. Each owner must have that kind at least twice, and no wizard may lie at either region.
card-magic_eye = Magic Eye
    .short = Magic Eye
    .a = a Magic Eye
    .the = the Magic Eye
    .text = Once a turn, after the event: you look through one stack, take 1 card and put 1 other card of your hand under that stack. You may use the new card at once.
card-change_places = Change Places!
    .short = Change Places
    .a = Change Places!
    .the = Change Places!
    .text = Once a turn, after the event: two of your buildings, or two of your units, change sites with each other. Both must be allowed on their new sites.
card-wheel_of_time = Wheel of Time
    .short = Wheel of Time
    .a = a Wheel of Time
    .the = the Wheel of Time
    .text = Once a turn, before the dice: you name the face of the event die and throw the production die alone.
# Our own translation; no English card was seen.
card-fortune_telling = Fortune Telling
    .short = Fortune
    .a = Fortune Telling
    .the = Fortune Telling
    .text = Once a turn, after the event: you look at the top card of up to four stacks. In the tournament your opponent’s stacks may be among them.
# Our own translation; no English card was seen.
card-magic_potion = Magic Potion
    .short = Potion
    .a = a Magic Potion
    .the = the Magic Potion
    .text = Once a turn, after the event: the strength of one of your knights or dragons is doubled until your opponent’s next turn has ended.
card-countermagic = Countermagic
    .a = Countermagic
    .the = the Countermagic
    .text = Once a turn, in your own turn or your opponent’s, when they play an action card or a magic action: the card does nothing and goes under a stack. It does not stop spells.
# Our own translation; no English card was seen.
card-time_jump = Time Jump
    .short = Time Jump
    .a = a Time Jump
    .the = the Time Jump
    .text = In your turn, when the event die has been thrown or the event card has been shown: the event does not happen. The event card goes under its stack.


## Magic actions

card-better_world = Better World
    .short = Better World
    .a = a Better World
    .the = the Better World
    .text = After the event: you look through the event stack and take one card out of the game for good, never the Year End. You show it to your opponent.
# Our own translation; no English card was seen.
card-wizards_duel = Wizards’ Duel
    .short = Duel
    .a = a Wizards’ Duel
    .the = the Wizards’ Duel
    .text = After the event: you name one of your wizards and one of your opponent’s. Both of you throw the production die and add the magic power of your wizard; whoever has less puts that wizard under a stack.
card-witch = Witch
    .a = a Witch
    .the = the Witch
    .text = Needs two wizards of yours. After the event you lay it on a building of your opponent: the building does not work and its points do not count, until its owner throws a question mark.
# Our own translation; no English card was seen.
card-change_land = Change Land!
    .short = Change Land
    .a = Change Land!
    .the = Change Land!
    .text = After the event: you replace one of your regions, of a kind that you have at least twice and without a wizard, by any card of the region stack. The new region shows as many resources as the old one did.
card-materialization = Materialization
    .short = Materialize
    .a = a Materialization
    .the = the Materialization
    .text = Needs two wizards of yours. After the event one of your settlements becomes a city, at no other cost.
# Our own translation; no English card was seen.
card-whirlwind = Whirlwind
    .short = Whirlwind
    .a = a Whirlwind
    .the = the Whirlwind
    .text = After the event: all resources on one region of your opponent, which you choose, are lost.
# Our own translation; no English card was seen.
card-premonition = Premonition
    .short = Premonition
    .a = a Premonition
    .the = the Premonition
    .text = After the event: you take a played action card or magic action from the discard pile (in the tournament, from your own) into your hand and may use it at once.
card-by_magics_hand = By Magic’s Hand
    .short = Magic’s Hand
    .a = By Magic’s Hand
    .the = By Magic’s Hand
    .text = After the event: you take a spell book from your opponent’s principality and lay it on a free site of a citadel of yours.


## Events

card-civil_war = Civil War
    .short = Civil War
    .a = a Civil War
    .the = the Civil War
    .text = Each player takes a knight or fleet back into the hand, named by the other; whoever threw the dice names first. Units in a city with a Church are safe, and both then reduce their hands to the limit.
card-conflict = Conflict
    .a = a Conflict
    .the = the Conflict
    .text = Whoever has the Knight Token looks at the other player’s hand and puts 2 cards of it under one stack. If nobody has it, nothing happens.
card-master_builder = Master Builder
    .short = Master Builder
    .a = a Master Builder
    .the = the Master Builder
    .text = The active player, then the other, looks through a stack, each through a different one, and may exchange a card of the hand for one of it. It costs nothing.
card-plague = Plague
    .a = a Plague
    .the = the Plague
    .text = Every region at a city loses 1 resource. Aqueduct and Bath House protect from it.
card-productive_year = Productive Year
    .short = Prod. Year
    .a = a Productive Year
    .the = the Productive Year
    .text = Every region gains 1 resource for each Garrison beside it.
card-progress = Progress
    .a = Progress
    .the = Progress
    .text = Each player gains 1 resource of choice for each Abbey and each Library of their own.
card-year_end = Year End
    .short = Year End
    .a = a Year End
    .the = the Year End
    .text = The event stack is shuffled, this card included.
card-comet = Comet
    .a = a Comet
    .the = the Comet
    .text = Each player with more than 3 victory points puts the whole hand under one stack and draws from its top up to the hand limit. The active player chooses a stack first, the other a different one.
# Our own translation; no English card was seen.
card-unicorn_dance = Dance of the Unicorns
    .short = Unicorns
    .a = a Dance of the Unicorns
    .the = the Dance of the Unicorns
    .text = Every wizard of both players gains 1 magic power; none holds more than 3.


## Decks

# The decks of the house: a name, and how the deck plays.
deck-balanced = A bit of everything
    .about = Harvests, a few knights, red buildings, spies and three wizards: no single card of your opponent can ruin this plan.
deck-knights = The nine knights
    .about = All nine knights with their Smithy take the Knight Token and the tournaments of the die, and Herb Women answer for them.
deck-fleets = Six fleets
    .about = Six fleets, the Harbor and the great trading houses hold the Windmill Token and trade whatever you need 2 for 1.
deck-cities = Proud cities
    .about = Red buildings that count victory points, production buildings that pay for them, and Bishops against fire.
deck-raiders = Smoke on the horizon
    .about = Arsonists, Black Knights, Brigands and Spies tear down what your opponent builds, while cheap knights take the token.
deck-wizards = The school of wizards
    .about = All six wizards and seven spell books: you know what comes, steer the events and raise a city by magic.
deck-dragons = Two dragons
    .about = Mills and wizards feed both dragons, a potion doubles them, and the Philosopher’s Stone keeps them safe.
deck-witches = Witches’ night
    .about = Witches, duels, a whirlwind and stolen books: your magic falls on the other principality.

# The words of a deck’s file: what heads its cards and events, and what stands before its name and description.
deck-file-cards = cards
deck-file-events = events
deck-file-name = name
deck-file-about = about


## Refusals: cards and decks

refusal-cards-long = { $length } characters are too many for corrections of cards; { $most } are enough for every card.
refusal-cards-code = “{ $text }” is no correction of a card. One looks like citadel.price:brick2+ore3 or ismai.magic_build:2.
refusal-cards-unknown = There is no card “{ $text }” to correct. Cards are named by their ids{ $near ->
        [none] {""}
       *[other] {" "}(did you mean { $near }?)
    }.
refusal-cards-nothing = { $card }: no price and no figure of this card can be corrected.
refusal-cards-twice = { $card }: { $field } is corrected twice.
refusal-cards-field = { $card }: there is no { $field } to correct. What can be corrected: { $fields }.
refusal-cards-value = { $card }: { $field } cannot be { $value }; a whole number from { $least } to { $most } is needed.
refusal-cards-toml = This is no TOML: { $text }
refusal-cards-entry = { $card }: the corrections of a card are lines below its id in square brackets.
refusal-cards-price = { $card }: “{ $value }” does not belong in a price. A price names resources with their amounts; the resources are: { $resources }.

refusal-deck-long = { $length } characters are too many for a deck; { $most } are enough for every deck.
refusal-deck-line = Line { $line }: “{ $text }” is no card{ $near ->
        [none] {""}
       *[other] {" "}(did you mean { $near }?)
    }. A line is a number and a card, for instance 2 Abbey.
refusal-deck-count = Line { $line }: { $value } is no number of cards for { $card }.
refusal-deck-code = “{ $text }” cannot be read as part of a deck. A deck in one word looks like 2abbey+scout/comet+2progress: cards, a stroke, events.
refusal-deck-unknown = There is no deck “{ $text }”. The decks of the house are: { $decks }. A file of your own becomes one word with tavoliere deck show.
refusal-deck-size = { $count ->
        [one] The deck has one card; { $most } are needed.
       *[other] The deck has { $count } cards; { $most } are needed.
    }
refusal-deck-copies = { $count } × { $card }, but the sets hold { $most }.
refusal-deck-back = { $card }: cards of the centre row and regions have a symbol on their back and cannot be in a deck.
refusal-deck-event-inside = { $card }: an event cannot be among the cards of a deck; it belongs to the chosen events.
refusal-deck-events = { $count ->
        [one] One event is chosen; { $most } are needed.
       *[other] { $count } events are chosen; { $most } are needed.
    }
refusal-deck-no-event = { $card }: this is no event and cannot be among the chosen events.
refusal-deck-year-end = { $card }: the host gives the only one, nobody may add another.
refusal-deck-event-copies = { $count } × { $card } among the chosen events, but { $most ->
        [0] none is left
        [one] only one is left
       *[other] only { $most } are left
    } for choosing.


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it. $expected is one of the sentences below
## that say what can be done now.

refusal-over = The game is over; nothing more can be played.
refusal-other-game = “{ $text }” is a move of another game.
refusal-not-now = “{ $text }” is not possible now. { $expected }
refusal-no-move = “{ $text }” is not a move. { $expected }

# The notation of moves.
refusal-no-place = “{ $text }” is no place for this move. { $expected }
expected-side-words = A side is an odd column with ^ (above) or v (below), for instance side 1^.
expected-site-words = A site is an odd column with ^ (above) or v (below), twice for the outer site of a city or citadel, for instance 1^ or 1vv.
expected-region-words = A region is an even column with ^ (above) or v (below), for instance region 0v.
refusal-no-column = “{ $text }” is no column of a settlement, city or citadel; these are the odd numbers from { $least } to { $most }.
refusal-no-stack = “{ $text }” is no stack; stacks have the numbers 1 to { $most }.
refusal-no-die-number = “{ $text }” is no number of the production die; name one from 1 to 6.
refusal-no-face = “{ $text }” is no face of the event die. The faces are: { $faces }.
refusal-no-resource = “{ $text }” is no resource. The resources are: { $resources }.
refusal-same-resource = You cannot trade { $resource } for { $resource }; name two different resources.
refusal-trade-words = “{ $text }” is no trade. Name what you give and what you want, for instance trade brick>ore.
refusal-wrong-verb = “{ $verb }” does not go with { $card-the }. What you can write: { $moves }.
refusal-only-taken = “{ $text }” is never in a hand; it can only be chosen, with { $move }.
refusal-near-card = There is no card “{ $text }”. Did you mean { $near }?
refusal-unknown-name = There is no card “{ $text }”. Cards go by their ids, for instance abbey or magic_eye.

# Building, trading, demolishing.
refusal-road-there = There is a road { $end } already; the next thing there is a settlement.
refusal-no-road = There is no road { $end } on which a settlement could lie; build the road first.
refusal-none-left = { $card }: the supply is empty, so nobody can build any more of these.
refusal-no-settlement = You have no settlement at { $column }.
refusal-city-there = You have a city at { $column }; nothing is ever laid on it.
refusal-citadel-there = You have a citadel at { $column }; nothing is ever laid on it.
refusal-citadel-beside = Settlement { $column } lies next to a citadel of yours; a settlement or city must lie between two of them.
refusal-set-card = { $card }: this card belongs to Wizards & Dragons and is not in the base game.
refusal-price = For { $card-the } you still need { $lack }.
refusal-no-city = { $card }: red cards are laid in a city, and you have none.
refusal-no-citadel = { $card }: this card is laid at a citadel, and you have none.
refusal-two-citadels = { $count ->
        [0] { $card }: you need two citadels and have none.
       *[other] { $card }: you need two citadels and have only one.
    }
refusal-no-free-site = { $card }: every site that could take this card is occupied.
refusal-no-home = { $card }: no region at a citadel of yours yields { $resource }.
refusal-home-taken = { $card }: wherever this wizard could lie at a citadel of yours, another wizard lies already.
refusal-unit-there = { $card } already lies in the principality of { $seat }; no second card of this name can be laid beside it.
refusal-too-few = You have { $count } { $resource }; the bank asks { $rate } for one resource.
refusal-no-room = You have no room for any more { $resource }.
refusal-no-room-theirs = Your opponent has no room for any more { $resource }.
refusal-nothing-to-pull = You have nothing at { $place } that you could demolish.
refusal-no-such-wizard = { $card } does not lie in the principality of { $seat }.
refusal-not-in-hand = You do not have { $card-the } in your hand.
refusal-thrown = The dice have already been thrown in this turn.
refusal-draw-later = You draw and exchange cards only after your actions; end these first (done).

# Offers to the opponent.
refusal-three-offers = You have made three offers in this turn, and no more are allowed.
refusal-nothing-to-offer = There is nothing to offer: neither of you has anything for which the other has room.
refusal-deal-first = Begin an offer first (deal); then say what you give and what you ask for.
refusal-no-offer = Nobody has made you an offer.
refusal-empty-offer = An offer must contain something: name what you give or what you ask for.
refusal-give-first = Name everything that you give before you name what you ask for.
refusal-give-and-want = You already give { $resource } in this offer, so you cannot ask for it too.
refusal-offer-order = Name the resources of an offer in the order brick, lumber, wool, ore, grain, gold: it is too late for { $resource }.
refusal-no-more = { $count ->
        [0] You have no { $resource } to give.
       *[other] You have no more { $resource } than the { $count } in your offer.
    }
refusal-no-more-theirs = { $count ->
        [0] Your opponent has no { $resource }.
       *[other] Your opponent has no more { $resource } than the { $count } in your offer.
    }

# Action cards, magic actions, spells, magic buildings, wizards.
refusal-locked = Action cards are still locked: they need { $most } victory points of both players together, and there are { $count }.
refusal-locked-both = Action cards are still locked: both players must first have 3 victory points at the same time.
refusal-before-dice = { $card }: this is used before the dice are thrown.
refusal-answer-only = { $card }: this only answers a card that your opponent plays.
refusal-event-only = { $card }: this is cast between the throw and the event only.
refusal-scout-alone = The Scout is played together with a new settlement (scout left, scout right).
refusal-stone = { $card }: as long as a Philosopher’s Stone lies on the table, this has no effect.
refusal-no-wizard = { $card }: you need a wizard for this and have none.
refusal-two-wizards = { $card }: you need two wizards for this.
refusal-power = { $card }: this takes { $needed } magic power, and your wizards can spend { $count }.
refusal-resting = { $card }: this takes { $needed } magic power, and your wizards can spend { $count }; whoever has gained power in this turn is tired.
refusal-no-building-theirs = { $card }: your opponent has no building that this card could strike.
refusal-no-knight-theirs = { $card }: your opponent has neither a knight nor a dragon.
refusal-nothing-to-take = { $card }: your opponent has nothing for which you have room.
refusal-no-hand-theirs = { $card }: your opponent’s hand is empty.
refusal-no-caravan = { $card }: you have no resource to give, or no room for a different one.
refusal-no-events = { $card }: the event stack has too few cards.
refusal-no-wizard-theirs = { $card }: your opponent has no wizard.
refusal-no-region-twice = { $card }: no region can be exchanged; its owner must have the kind twice, without a wizard at the region.
refusal-no-settlement-left = { $card }: you have no settlement that could become a city.
refusal-nothing-stored-theirs = { $card }: no region of your opponent stores anything.
refusal-no-action-played = { $card }: there is no action card or magic action in the discard pile.
refusal-no-book-theirs = { $card }: your opponent has no spell book in the principality.
refusal-no-site-for-book = { $card }: you have no free site at a citadel for the book.
refusal-stacks-empty = { $card }: all stacks that you could choose are empty.
refusal-no-card-to-give = { $card }: you have no card in your hand that could go under the stack.
refusal-no-pair = { $card }: no two of your cards can change places.
refusal-nobody-to-drink = { $card }: you have no knight or dragon whose strength is not doubled yet.
refusal-nothing-to-do = { $card }: this can do nothing now.
refusal-no-book = { $card }: this book does not lie at a citadel of yours.
refusal-cast-already = { $card }: you have already cast this spell in this turn.
refusal-no-building = { $card }: this building does not lie in your principality.
refusal-bewitched = { $card }: the building is bewitched and does not work.
refusal-mill-used = { $count ->
        [one] You have already used your Magic Mill in this turn.
       *[other] You have already used your { $count } Magic Mills in this turn.
    }
refusal-wizards-full = { $card }: all your wizards have 3 magic power, and none can hold more.
refusal-wizard-full = { $card } has 3 magic power and can hold no more.
refusal-region-empty = Region { $place }, at which { $card } lies, stores nothing to recharge with.
refusal-number-set = The production die is already set to { $number }.
refusal-face-set = The event die is already set.
refusal-no-answer = { $card } does not answer { $other-the }.
refusal-one-answer = The attack has been answered already; no second answer is possible.

# Stacks, and cards that are chosen.
refusal-exchange-first = First choose the card that you give away; the new one comes from the stack under which it goes.
refusal-no-such-stack = There is no stack { $number }; this game has { $count }.
refusal-barred-stack = Stack { $number } cannot be chosen here: in the tournament every card comes from a stack of its owner and goes back under one.
refusal-other-stack = Your card has gone under stack { $number }, so the new one comes from there.
refusal-stack-chosen = Stack { $number } has already been chosen; choose another one.
refusal-stack-empty = Stack { $number } is empty.
refusal-search-price = { $needed ->
        [one] A search costs you 1 resource, and you have none.
       *[other] A search costs you { $needed } resources, and you have { $count }.
    }
refusal-not-to-put = { $card }: there is no such card in your hand that you may put away now.
refusal-no-region-there = { $region } is not among the regions of the stack.
refusal-year-end = { $card } can never be removed.
refusal-no-card-there = { $card } is not among the cards to choose from.
refusal-no-card-theirs = Your opponent does not have { $card-the } in hand.
refusal-spy-building = { $card }: a building is nothing that the Spy may take.
refusal-spy-magic = { $card }: the Spy may take this only if you have a citadel.
refusal-no-action-card = { $card }: only action cards and magic actions come back from the discard pile.
refusal-wizard-resting = { $card } has gained magic power in this turn and is tired.
refusal-wizard-spent = { $card } has no magic power left to pay with.
refusal-must-draw = You refill your hand up to { $most } cards as long as a stack has any.
refusal-must-take = You must take a card of the stack that you look through.
refusal-must-reduce = You must put cards away until your hand has { $most }.

# Regions and sites that are chosen.
refusal-own-region = Choose a region of your own.
refusal-their-region = Choose a region of your opponent (their region …).
refusal-corner-taken = A region already lies at { $place }.
refusal-no-corner = { $place } is no corner of the starting principality.
refusal-no-new-corner = { $place } is no corner of the new settlement.
refusal-no-land = No region lies at { $place }.
refusal-land-protected = A wizard lies at region { $place } and guards it from every exchange.
refusal-land-once = Region { $place } cannot be exchanged: its owner has no other that yields { $resource }.
refusal-pays-other = Region { $place } cannot pay: { $resource } is due, which it does not yield.
refusal-stores-other = Region { $place } does not store { $resource }; choose one that does.
refusal-caravan-same = You have given { $resource } to the Caravan, so you get something else for it.
refusal-caravan-room = You have no room for one more resource of another kind in return.
refusal-region-full = Region { $place } already stores { $most } and has no room for more.
refusal-nothing-stored = Region { $place } stores nothing.
refusal-named-already = All that region { $place } stores has already been named.
refusal-room-left = You still have room for { $resource }; choose a region that stores it.
refusal-no-citadel-there = { $card }: region { $place } does not lie at a citadel of yours.
refusal-wizard-already = { $card }: another wizard already lies at region { $place }.
refusal-wrong-home = { $card }: region { $place } is not of this wizard’s kind.
refusal-nothing-there = At { $place } there is no settlement, city or citadel of yours.
refusal-wrong-side = { $card }: what lies in your row at { $place } does not accept this card.
refusal-side-full = All sites at { $place } are occupied.
refusal-witch-already = A Witch already lies on the building at { $place }.
refusal-church = The unit at { $place } is protected by a Church.

# What is to be decided now.
expected-nothing = The game is over.
expected-arrange = Lay your starting regions: choose a free corner for the next one.
expected-open-stack = Choose the stack from which you take your opening hand.
expected-open-cards = Take a card for your opening hand.
expected-roll = Throw the dice (roll).
expected-die-number = Name the number of the production die, from 1 to 6.
expected-face = Name the face of the event die.
expected-time-jump = Cast the Time Jump, or let the event happen (pass).
expected-actions = Build, trade and play cards, or end your actions (done).
expected-side = Choose the side on which you lay the card.
expected-corner-wizard = Choose the region at which the wizard lies.
expected-pay = Choose the region that pays.
expected-pay-any = Choose any region that pays.
expected-power = Name the wizard who pays the magic power.
expected-gain = Choose the region that gains the resource.
expected-take = Choose the region of your opponent from which you take a resource.
expected-put = Choose the region that stores the resource.
expected-reduce = Your hand is above its limit: choose the card that goes away.
expected-under = Choose the stack under which the card goes.
expected-draw = Fill your hand: draw a top card, or search a stack.
expected-search = Take a card of the stack that you look through.
expected-exchange = Choose the card that you exchange, or keep your hand (done).
expected-renew = Take a new card: draw the top card of the stack, or search it.
expected-answer = Answer the card that was played, or let it be (pass).
expected-deal = Name what you give and what you ask for, then propose it.
expected-answer-offer = Accept the offer, or decline it (pass).
expected-corner = Choose the corner at which the region lies.
expected-scout = Take a region of the stack.
expected-burn = Name the building that goes back into the hand.
expected-rout = Name the knight or dragon that goes back into the hand.
expected-spy = Take a card out of your opponent’s hand.
expected-caravan = Choose the regions that give to the Caravan, then those that gain.
expected-merchant = Choose the region of your opponent from which the Merchant takes.
expected-merchant-give = Choose the region from which the Merchant gives something back.
expected-revolt = Name the unit of your opponent that goes back into the hand.
expected-conflict = Choose the card of your opponent’s hand that goes under the stack.
expected-conflict-stack = Choose the stack under which two cards of your opponent’s hand go.
expected-builder = Choose the stack that you look through, or let it be (pass).
expected-builder-take = Take a card of the stack, or let it be (pass).
expected-builder-put = Choose the card that you put away for it.
expected-comet = Choose the stack for which you give your whole hand.
expected-kitchen = Name the Magic Kitchen that has exploded.
expected-mill = Name the wizard who gains the magic power.
expected-guardian = Choose the event that comes next, or put the rest under the stack (under).
expected-inspiration = Choose the stack from which you take two cards.
expected-magic-land = Choose the region that you give away.
expected-magic-land-theirs = Choose the region of your opponent that you take.
expected-eye = Choose the stack that you look through.
expected-eye-take = Take a card of the stack.
expected-eye-put = Choose another card of your hand that goes under the stack.
expected-change-places = Choose the card that changes its site.
expected-change-places-with = Choose the card with which it changes.
expected-fortune = Choose the stack whose top card you look at, or stop (pass).
expected-potion = Name the knight or dragon who drinks the Magic Potion.
expected-better-world = Choose the event that leaves the game.
expected-duel = Name your wizard for the duel.
expected-duel-theirs = Name the wizard of your opponent for the duel.
expected-witch = Name the building of your opponent on which the Witch is laid.
expected-change-land = Choose the region of yours that is replaced.
expected-change-land-for = Take the region that replaces it.
expected-materialize = Choose the settlement that becomes a city.
expected-whirlwind = Choose the region of your opponent that the Whirlwind strikes.
expected-premonition = Take a card back from the discard pile.
expected-magics-hand = Name the spell book of your opponent that you take.
expected-magics-hand-side = Choose the side on which you lay the book.


## Refusals of options and of hand-written positions

refusal-unknown-option = There is no option “{ $option }”. The options are: { $options }.
refusal-option-value = The option { $option } cannot be “{ $value }”; it can be: { $values }.
refusal-too-long = This text of { $length } characters is no position; { $most } are enough for every one.
refusal-unknown-key = Line { $line }: “{ $key }” is no key of a position. The keys are: { $keys }.
refusal-key-twice = Line { $line }: “{ $key }” has been given before.
refusal-value = Line { $line }: “{ $key } { $value }” cannot be. { $expected }
refusal-number = Line { $line }: “{ $key } { $value }” cannot be; a number from { $least } to { $most } is needed.
refusal-unknown-card = Line { $line }, { $key }: there is no card “{ $text }”{ $near ->
        [none] {""}
       *[other] {" "}(did you mean { $near }?)
    }.
expected-game = This is not a position of the Settlers card game.
expected-options = Options are written name=value, each once.
expected-dice = The dice are a face (club, mill, knight, sun, card) and a number, for instance sun 4.
expected-event = An event is named by its id, for instance plague; - stands for none.
expected-events = Events are named by their ids, for instance plague or year_end.
expected-codes = Regions are named by a letter and their number, for instance B5 or G4.
expected-marks = A stroke behind a card tells who knows it: plague/0, plague/1, plague/01, or plague/* for everyone.
expected-centres = Centre cards are written column:kind, for instance 1:city, each column once; the kinds are settlement, city and citadel.
expected-roads = Roads are written left, right, or both.
expected-regions = A region is written place:card:stored, for instance 0^:G4:2, or place:stored; each place of the principality once.
expected-amount = A region stores 0, 1, 2 or 3.
expected-store = A store is written resource:amount, for instance ore:4; all:0 speaks of every region.
expected-sites = A card is written site:card, for instance 1^:abbey; behind it may stand :witch and :potion.
expected-wizards = A wizard is written region:wizard:power, for instance 2^:ira:3, with ! behind one who is tired; each region once, and 3 magic power at most.
expected-hand = The mark behind a card is the other seat, which knows it: abbey/1 in hand0, abbey/0 in hand1.
expected-spells = Spells are the ids of spell books, each once, for instance magic_eye.
expected-supply = The supply is written roads=7 settlements=5 cities=7 citadels=5, each once, with one digit.
expected-piles = The tournament has discards0, discards1, chosen0 and chosen1; the other ways of playing have discards.
expected-yes = Write yes or no.
expected-permission = Both players have 3 victory points now, so the permission is there: yes.
expected-fate = The fate is 40 hexadecimal digits, a stroke, and the number of throws.
expected-agenda = What is to be done is written name:seat:numbers, for instance actions:0 or gain:1:2.
expected-no-agenda = The game is over, so nothing is left to be done; leave the line out.
expected-some-agenda = The game is not over, so something is to be done; leave the line out, and it is the actions.
expected-reason = The reason is points or limit, or - as long as the game goes on.
expected-points = There are enough victory points to win, so the reason is points.
expected-no-points = Nobody has enough victory points to win.
expected-limit = The limit of turns is not reached, or there is none.

refusal-wrong-active = Turn { $turn } belongs to { $seat }, as { $starter } had the first; change turn, active or starter.
refusal-no-dice = What happens in a turn after the throw needs a line for the dice, for instance dice sun 4.
refusal-too-many-copies = { $count } × { $card }, but this game has { $most }.
refusal-too-many-centres = { $count } × { $card }, but this game has { $most }.
refusal-too-much-supply = Line { $line }: { $count } × { $card } in the supply, but { $most ->
        [0] none is left
        [one] only one is left
       *[other] only { $most } are left
    }.
refusal-chosen = { $count ->
        [one] { $seat } has chosen one event; { $most } are needed.
       *[other] { $seat } has chosen { $count } events; { $most } are needed.
    }
refusal-chosen-event = { $seat } has chosen { $count } × { $card }; at most { $most } can be chosen.
refusal-year-end-gone = The Year End can never be out of the game.
refusal-region-twice = { $region } is there twice; every region card exists once.
refusal-region-early = { $seat } has a region at { $place } already, where one is still to be laid.
refusal-region-missing = { $seat } has no region at { $place }; every corner of a principality has one.
refusal-no-such-store = Line { $line }: { $seat } cannot store { $amount } { $resource-counted }; the regions have room for { $most }.
refusal-site-twice = Line { $line }: two cards of { $seat } lie at { $place }.
refusal-citadels-beside = The citadel of { $seat } at { $column } lies next to another; a settlement or city must lie between them.
refusal-no-site-card = { $card } cannot lie at { $place } ({ $seat }): this card never lies on a site.
refusal-site-missing = { $card } cannot lie at { $place } ({ $seat }): there is no such site.
refusal-red-there = { $card } cannot lie at { $place } ({ $seat }): red cards lie in cities only.
refusal-magic-there = { $card } cannot lie at { $place } ({ $seat }): this card lies at citadels only.
refusal-unit-twice = { $card } lies on the table twice, which cannot be.
refusal-witch-there = { $card } at { $place } ({ $seat }) cannot be bewitched; that happens to buildings only.
refusal-potion-there = { $card } at { $place } ({ $seat }) cannot have drunk a potion; only knights and dragons do.
refusal-mills-used = { $seat } cannot have used { $count } of { $most } Magic Mills.
refusal-wizard-there = { $card } cannot lie at region { $place } ({ $seat }): there is no citadel beside it.
refusal-wizard-region = { $card } cannot lie at region { $place } ({ $seat }): it is not of this wizard’s kind.
refusal-wizard-tired = { $card } at region { $place } ({ $seat }) cannot be tired: wizards are so in their owner’s turn only.
refusal-too-many-stacks = Line { $line }: { $key } cannot be; this game has { $count } expansion stacks.
refusal-agenda-bottom = The agenda cannot begin with “{ $frame }”; what comes first is one of: { $names }.
refusal-agenda-deep = The agenda has { $count } parts; more than { $most } are never to be done at once.
refusal-agenda-there = In the agenda “{ $frame }” cannot stand behind “{ $below }”.
refusal-agenda-seat = In the agenda “{ $frame }” cannot be; this is decided by { $seat }, whose turn it is.
refusal-agenda-numbers = In the agenda “{ $frame }” cannot be: its numbers do not fit the table.
refusal-agenda-set-up = In the agenda of the set-up “{ $frame }” cannot stand here.
refusal-agenda-waits = The agenda ends with “{ $frame }”, but nobody has anything to choose there.


## Options

option-mode = Way of playing
    .about = The base game alone (12 victory points), the extended game in which both share one base game and the theme set Wizards & Dragons (13 points), or the tournament, in which each brings a deck of 33 cards (13 points).
option-mode-base = the base game
option-mode-extended = with Wizards & Dragons
option-mode-tournament = the tournament

option-first-player = Who begins
    .about = The rule books let the production die decide: the higher number begins. Or the first seat begins without a throw, which suits two games with exchanged seats.
option-first-player-throw = the higher throw
option-first-player-first-seat = the first seat

option-brigand-grace = Grace from brigands
    .about = Since 2005, and with Wizards & Dragons, brigands do nothing in the first two turns of each player. The first edition of 1996 knew no such grace.
option-brigand-grace-on = two turns each
option-brigand-grace-off = none

option-action-lock = Action cards locked at first
    .about = In the base game action cards may be played once both players together have 7 victory points, with Wizards & Dragons once both have had 3 at the same time; the Scout is always free. The first edition of 1996 knew no such lock.
option-action-lock-on = locked at first
option-action-lock-off = free from the beginning

option-turn-limit = Limit of turns
    .about = For simulations only, so that even two poor players come to an end: when so many turns have been played, the game is a draw. Between people there is no limit.
option-turn-limit-none = none
option-turn-limit-100 = 100 turns
option-turn-limit-200 = 200 turns
option-turn-limit-400 = 400 turns


## The log: what happened, one sentence an event
##
## $seat, $winner and $loser are players’ names. A card or region comes as its name ($card), with its other forms
## ($card-a, $card-the) and as its id for choosing ($card-id); $place, $column, $one and $other are notation, such as 1^.
## $why is one of the words below. `.seen` is for whoever knows the card. A word in brackets needs no article.

event-turn-began = Turn { $turn }: { $seat } takes the dice.
event-deck-stacked = { $seat } shuffles the rest of the deck and makes four stacks of it.
event-number-set = { $seat } sets the production die to { $number }.
event-face-set = { $seat } sets the event die: { $face }.
event-dice = { $seat } throws: { $face } and { $number }.
event-event-card = The event card is turned up: { $card }.
# Told as soon as all of the event has happened that nobody has to choose.
event-event-void = { $seat } leaps through time: the event does not happen.
event-brigands-grace = No brigands come in the first two turns of each player.
event-brigands-came = { $seat } has { $count } resources that no Garrison guards: the brigands come.
event-brigands-left = { $count ->
        [0] { $seat } has no resources that brigands could count: they pass by.
        [one] { $seat } has { $count } resource that no Garrison guards: the brigands pass by.
       *[other] { $seat } has { $count } resources that no Garrison guards: the brigands pass by.
    }
event-passed = { $seat } passes.
event-actions-ended = { $seat } ends the actions of this turn.
event-kept-hand = { $seat } exchanges no card.
event-game-over = { $reason-id ->
        [points] { $winner } has enough victory points and wins. The points: { $scores }.
       *[limit] The limit of turns is reached, and nobody wins. The points: { $scores }.
    }

event-gained = { $seat } gains { $amount } { $resource-counted } ({ $place }): { $why }.
event-lost = { $why-id ->
        [price] { $seat } pays { $amount } { $resource-counted } ({ $place }).
        [search] { $seat } pays { $amount } { $resource-counted } ({ $place }) for a search.
        [mill] { $seat } pays { $amount } { $resource-counted } ({ $place }) for the Magic Mill.
        [recharge] { $seat } turns { $amount } { $resource-counted } ({ $place }) into magic power.
        [trade] { $seat } gives { $amount } { $resource-counted } ({ $place }) to the bank.
        [offer] { $seat } gives { $amount } { $resource-counted } ({ $place }): { $why }.
       *[other] { $seat } loses { $amount } { $resource-counted } ({ $place }): { $why }.
    }
event-wasted = { $seat } chooses { $resource }, finds no room for it and gets nothing: { $why }.
event-no-room = { $seat } has no room left and gains nothing: { $why }.
event-nothing-to-take = { $seat } finds nothing to take: { $why }.
event-traded = { $seat } trades { $give } for { $want } with the bank.
event-offered = { $seat } offers { $give } for { $want }.
event-accepted = { $seat } accepts the offer.
event-declined = { $seat } declines the offer.

event-region-drawn = { $seat } turns up a region: { $region }.
event-region-found = { $seat } chooses a region: { $region }.
event-region-laid = { $seat } lays { $region } at { $place }.
event-region-changed = { $seat } replaces { $old } at { $place } by { $region }.
event-regions-swapped = { $seat } exchanges { $region } ({ $place }) for the other player’s { $their-region } ({ $their-place }).
event-road-built = { $seat } builds a road { $end }.
event-settlement-built = { $seat } builds settlement { $column } { $end }.
event-city-built = { $seat } turns settlement { $column } into a city.
event-citadel-built = { $seat } turns settlement { $column } into a citadel.
event-built = { $seat } builds { $card-a } ({ $place }).
event-pulled-down = { $seat } removes { $card-the } ({ $place }).
event-dismissed = { $seat } dismisses { $card-the } ({ $place }).
event-back-to-hand = { $seat } takes { $card-the } ({ $place }) back into the hand.
event-changed-places = { $seat }: { $one } and { $other } change places.
event-potion = { $seat } doubles the strength of { $card-the } ({ $place }).
event-potions-over = { $seat }: the Magic Potion wears off.
event-bewitched = A Witch is laid on { $card-the } of { $seat } ({ $place }).
event-witch-gone = { $seat } is rid of the Witch ({ $place }).
event-exploded = { $seat } loses { $card-the } ({ $place }).
event-book-stolen = { $seat } takes { $card-the } ({ $from }) away from the other player and lays it at { $place }.

event-played = { $card-id ->
        [change_land] { $seat } plays “{ $card }”.
       *[other] { $seat } plays { $card-the }.
    }
event-countered = { $seat } has played { $card-the } in vain.
event-duel = { $won ->
        [1] { $seat } throws { $pips } for { $card-the } and wins.
       *[0] { $seat } throws { $pips } for { $card-the } and loses.
    }
event-cast = { $seat } casts “{ $card }”.
event-power = { $seat }: { $card } now has { $power } magic power{ $locked ->
        [1] , and is tired this turn
       *[0] {""}
    }.
event-cooked = { $pips ->
        [1] { $seat } stirs the Magic Kitchen and throws 1. It explodes!
        [2] { $seat } stirs the Magic Kitchen and throws 2. Nothing comes of it.
       *[other] { $seat } stirs the Magic Kitchen and throws { $pips }. It yields a resource.
    }
# $throws holds the dice of each throw: “3:3, 5:2” is a tie, then a victory, unless magic power decides otherwise.
event-wizards-duel = { $seat } sends { $wizard } against { $their-wizard } (dice { $throws }). { $loser } loses { $card }.

# $stack is a number, or “regions” or “events”.
event-looked = { $stack ->
        [regions] { $seat } looks through the region stack.
        [events] { $seat } looks through the event stack.
       *[other] { $seat } looks through stack { $stack }.
    }
    .seen = { $stack ->
        [regions] { $seat } looks through the region stack (from the top: { $cards }).
        [events] { $seat } looks through the event stack (from the top: { $cards }).
       *[other] { $seat } looks through stack { $stack } (from the top: { $cards }).
    }
event-shuffled = { $stack ->
        [regions] The region stack is shuffled.
        [events] The event stack is shuffled.
       *[other] The stack is shuffled.
    }
event-drew = { $seat } draws the top card of stack { $stack }.
    .seen = { $seat } draws { $card-the } from the top of stack { $stack }.
event-took = { $seat } takes a card from stack { $stack }.
    .seen = { $seat } takes { $card-the } from stack { $stack }.
event-put-under = { $seat } puts a card under stack { $stack }.
    .seen = { $seat } puts { $card-the } under stack { $stack }.
event-slid-under = { $seat } puts { $card-the } under stack { $stack }.
event-forced-under = { $seat } loses a card of the hand; it goes under stack { $stack }.
    .seen = { $seat } loses { $card-the } from the hand; it goes under stack { $stack }.
event-peeked = { $seat } looks at the top card of stack { $stack }.
    .seen = { $seat } looks at the top card of stack { $stack } ({ $card }).
event-hand-shown = { $seat } shows the whole hand.
    .seen = { $seat } shows the whole hand ({ $cards }).
event-stolen = { $seat } takes a card out of the other player’s hand.
    .seen = { $seat } takes { $card-the } out of the other player’s hand.
event-nothing-spied = { $seat } finds no card that the Spy may take.
event-recalled = { $seat } takes { $card-the } back from the discard pile.
event-foresaw = { $count ->
        [one] { $seat } looks at the top card of the event stack.
       *[other] { $seat } looks at the top { $count } cards of the event stack.
    }
    .seen = { $seat } foresees { $count ->
        [one] what comes next
       *[other] the next { $count } events
    } ({ $cards }).
event-put-back = { $seat } puts an event card back on the event stack.
    .seen = { $seat } puts { $card-the } back on the event stack.
event-slid-events = { $count ->
        [one] { $seat } puts one event card under the event stack.
       *[other] { $seat } puts { $count } event cards under the event stack.
    }
event-event-removed = { $seat } removes { $card-the } from the game for good.

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
why-trade = trade with the bank
why-offer = accepted offer
why-kitchen = { card-magic_kitchen }
why-plague = { card-plague }
why-brigand-attack = { face-club }
why-price = price
why-search = search
why-whirlwind = { card-whirlwind }
why-recharge = magic power
why-mill = { card-magic_mill }

# Where a road or a settlement is built.
end-left = on the left
end-right = on the right

reason-points = enough victory points
reason-limit = limit of turns reached


## Moves
##
## One line of a list of choices for each kind of move; the terminal shows them in a list of 24 letters, with the short
## names of cards. $card is a bare name, a region such as “Hills 5” too; $place is a place in notation, such as 1^.

move-roll = Throw the dice
move-road = { $end ->
        [left] Road on the left
       *[right] Road on the right
    }
move-settle = { $end ->
        [left] Settlement on the left
       *[right] Settlement on the right
    }
move-scout = { $end ->
        [left] Scout: settle on the left
       *[right] Scout: settle on the right
    }
move-city = City at { $column }
move-citadel = Citadel at { $column }
move-build = Build { $card }
move-play = Play { $card }
move-cast = Cast { $card }
move-use = Use { $card }
move-raise = Recharge { $card }
move-trade = { $amount } { $give-counted } for 1 { $want }
move-deal = Make an offer
move-give = Give 1 { $resource }
move-want = Ask for 1 { $resource }
move-propose = Propose this
move-pull = Pull down { $card } ({ $place })
move-dismiss = Dismiss { $card }
move-accept = Accept
move-pass = Do nothing
move-done = Done
move-done-actions = End your actions
move-done-exchange = Keep your hand
move-side = { $side ->
        [above] Above { $column }
       *[below] Below { $column }
    }
move-site = { $card } ({ $place })
move-region = { $card } ({ $place })
move-corner = Corner { $place }
move-centre = { $card } at { $column }
move-wizard = { $card }
move-stack = Stack { $stack }
move-draw = Top of stack { $stack }
move-search = Search stack { $stack }
move-take = { $card }
move-put = { $card }
move-waste = 1 { $resource }, for which there is no room
move-number = { $number }
move-face = { $face }
move-under = The rest under the stack

## Decisions
##
## What is to be decided now, by the name of the decision; at most 78 letters.

decision-arrange = { $region }: at which free corner of your principality does it lie?
decision-open-stack = From which stack do you take your opening hand?
decision-open-cards = { $left ->
        [one] Your opening hand: take one more card.
       *[other] Your opening hand: take { $left } cards.
    }
decision-dice = Your turn begins: throw the dice.
decision-number = Which number shall the production die show?
decision-face = Which face shall the event die show?
decision-time-jump = The event has not happened yet. Do you cast the Time Jump?
decision-actions = Build, trade, play cards, in any order; z ends your actions.
decision-side = { $card }: on which side of which settlement, city or citadel?
decision-corner-wizard = { $card }: at which region of a citadel?
decision-pay = { $what }: { $cost } to pay. From which region?
decision-pay-any = { $what }: { $left ->
        [one] 1 resource
       *[other] { $left } resources
    } to pay, of any kind. From which region?
decision-power = { $what }: { $left } magic power to pay. From which wizard?
decision-gain = { $left ->
        [one] You gain 1 resource of your choice: on which region?
       *[other] You gain { $left } resources of your choice: on which region the next?
    }
decision-take = { $left ->
        [one] You take 1 resource from your opponent: from which region?
       *[other] You take { $left } resources from your opponent: from which region the next?
    }
decision-put = On which region do you store the { $resource }?
decision-reduce = Your hand is above its limit: which card goes away?
decision-under = { $card }: under which stack?
decision-draw = Fill your hand: a top card, or pay to search a stack.
decision-search = You look through stack { $stack }: which card do you take?
decision-exchange = You may exchange one card: which one do you give away?
decision-renew = Now a card from stack { $stack }: its top card, or pay to search it.
decision-answer = Your opponent plays { $card }. Do you answer?
decision-deal = Your offer: { $give } for { $want }. More, or propose it?
decision-answer-offer = You are offered { $give } for { $want }. Do you accept?
decision-corner = { $region }: at which corner? The next region lies at the other.
decision-scout = The Scout has looked around: which region do you take?
decision-burn = Which building goes back into the hand?
decision-rout = Which knight or dragon goes back into the hand?
decision-spy = You see your opponent’s hand: which card do you take?
decision-caravan = { $left ->
        [0] The Caravan: what do you get, and on which region?
       *[other] The Caravan: what do you give, and from which region?
    }
decision-merchant = The Merchant: what do you take from your opponent?
decision-merchant-give = The Merchant: what do you give back?
decision-revolt = Civil War: which unit of your opponent goes back into the hand?
decision-conflict = Which card of your opponent’s hand goes under the stack?
decision-conflict-stack = Under which stack do two cards of your opponent’s hand go?
decision-builder = The Master Builder: which stack do you look through?
decision-builder-take = The Master Builder: which card do you take?
decision-builder-put = The Master Builder: which card do you give for it?
decision-builder-under = The Master Builder: under which stack does your card go?
decision-comet = The Comet: for which stack do you give your whole hand?
decision-kitchen = Which Magic Kitchen has exploded?
decision-mill = Which wizard gains the magic power?
decision-guardian = Which event comes next? What is left may go under the stack.
decision-inspiration = Inspiration: from which stack do you take the top two cards?
decision-magic-land = Which of your regions do you give away?
decision-magic-land-theirs = Which region of your opponent do you take?
decision-eye = The Magic Eye: which stack do you look through?
decision-eye-take = The Magic Eye: which card do you take?
decision-eye-put = The Magic Eye: which other card goes under the stack?
decision-change-places = Which card changes its site?
decision-change-places-with = With which card does it change?
decision-fortune = At the top card of which stack do you look?
decision-potion = Whose strength does the Magic Potion double?
decision-better-world = Which event leaves the game for good?
decision-duel = Which of your wizards fights the duel?
decision-duel-theirs = Against which wizard of your opponent?
decision-witch = On which building of your opponent does the Witch lie?
decision-change-land = Which of your regions is replaced?
decision-change-land-for = Which region takes its place?
decision-materialize = Which settlement becomes a city?
decision-whirlwind = Which region of your opponent does the Whirlwind strike?
decision-premonition = Which card do you take back from the discard pile?
decision-magics-hand = Which spell book of your opponent do you take?
decision-magics-hand-side = On which site do you lay the book?
# What is paid for, where it is no card.
purpose-trade = Trade
purpose-search = Search
purpose-offer = The agreed trade

## Terminal
##
## The words of `tavoliere play` for this game. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-too-small = The principalities need a window of 80 by 24 characters; this one has { $width } by { $height }.
terminal-choices = What you can do
terminal-group-trade = Trade with the bank
terminal-group-pull = Pull down …
terminal-resources = Resources
terminal-turn = Turn { $turn }
terminal-over = The game is over
terminal-locked = Action cards are locked
terminal-rules-of-card = In the rule book: { $rules }
terminal-victory = points
terminal-strength = strength
terminal-tournament = tournament
terminal-commerce = commerce
terminal-hand = hand
terminal-token-knight = Knight Token
terminal-token-mill = Windmill Token
terminal-regions = Regions
terminal-events = Events
terminal-empty-hand = Your hand is empty.
terminal-region-here = { $region }, at { $place }: { $amount } of 3 stored
terminal-stack-here = { $count ->
        [0] Stack { $stack }: empty
        [one] Stack { $stack }: one card
       *[other] Stack { $stack }: { $count } cards
    }
terminal-pile-here = Discarded: { $cards }

# The keys below the principalities: one short word each.
terminal-key-table = Table
terminal-key-trade = Trade
terminal-key-end-turn = End
terminal-key-card = Card

# What the keys do, in the help.
terminal-help-list = Up and down in the list of what you can do
terminal-help-row = Go to a line of the list
terminal-help-table = From the list to the table and back; there the arrows go from card to card
terminal-help-choose = Choose; where something is to be paid, the fullest region is ready
terminal-help-back = Back to the whole list
terminal-help-card = Read what the card under the cursor does
terminal-help-trade = Trade with the bank, or make your opponent an offer
terminal-help-end-turn = End your actions, or do nothing
terminal-help-type = Type a move, for instance build abbey
terminal-help-mouse = Mouse: click a line of the list, a card of your hand, a region, a site, a stack.
terminal-help-moves = roll  done  pass  road left  settle left  scout left  city 1  citadel 1  build abbey  play spy  cast magic_eye  use magic_mill  raise ira  trade brick>ore  deal  give ore  want brick  propose  accept  pull 1^  dismiss ira  side 1^  site 1^  region 0v  centre 1  stack 3  draw 3  search 3  take abbey  put abbey  waste ore  number 4  face club  under
terminal-sign-region = a region: letter, number, 2 of 3 stored
terminal-sign-settlement = a settlement, with its column
terminal-sign-city = a city
terminal-sign-site = a free building site
terminal-sign-points = victory points, commerce points
terminal-sign-knights = strength points, tournament points
terminal-sign-hand = two cards in hand, limit three
terminal-sign-stack = stack 1 has 13 cards; * you know some of them
terminal-sign-ready = a card that you can lay or play now
terminal-sign-price = the price; what you lack is struck out
terminal-sign-citadel = a citadel
terminal-sign-wizard = a wizard with 2 magic power; in brackets: tired
terminal-sign-magic-stack = a stack of magic cards
terminal-sign-spelled = bewitched; strength doubled by a potion

terminal-handover-why = The cards in each hand are secret.
terminal-score-title = { $name } wins
terminal-score-drawn = A draw
terminal-score-reason = The end: { $reason }, in turn { $turn }.
terminal-look = Look at the table

terminal-decks = Decks
terminal-deck-file = a file …
terminal-deck-given = as given
terminal-deck-path = Path of the deck’s file
terminal-deck-unreadable = The deck’s file cannot be read: { $problem }

terminal-trade-title = Trade
terminal-trade-keys = Space chooses, Tab: whom with, Enter trades, Esc closes
terminal-trade-bank = with the bank
terminal-trade-other = with your opponent
terminal-trade-have = yours
terminal-trade-theirs = theirs
terminal-trade-rate = rate
terminal-trade-give = give
terminal-trade-want = get
terminal-trade-told = You give { $give } and get { $want }.
terminal-trade-left = { $count ->
        [one] One offer is left in this turn.
       *[other] { $count } offers are left in this turn.
    }
terminal-trade-do = Trade
terminal-trade-offer = Make this offer


### The Settlers card game in English: rule book.
###
### The rule book speaks to one player, "you", who may be anybody; the other is "your opponent" and "they". A text is
### one line, however long, so that the page and the terminal can wrap it as they like. Apostrophes and quotation marks
### are typographic: ’ “ ”. The number of a rule in a text, such as B66, stays as it is. A sentence that begins with
### "Option:" tells what an option of the table changes. Cards bear the names that they have elsewhere in the words.
###
### Words to keep apart, and the same in every text:
###
### English              German                  Dutch                     French                  Italian
### principality         Fürstentum              vorstendom                principauté             principato
### crest                Wappen                  wapen                     blason                  stemma
### region               Landschaft              landschap                 région                  regione
### hills, brick         Hügelland, Lehm         heuvels, leem             collines, argile        colline, argilla
### forest, lumber       Wald, Holz              bos, hout                 forêt, bois             foresta, legno
### pasture, wool        Weide, Wolle            weide, wol                pâturage, laine         pascolo, lana
### mountains, ore       Gebirge, Erz            gebergte, erts            montagnes, minerai      montagne, minerale
### fields, grain        Ackerland, Getreide     graanveld, graan          champs, blé             campi, grano
### gold field, gold     Goldfluss, Gold         goudveld, goud            champ d’or, or          campo d’oro, oro
### resource             Rohstoff                grondstof                 ressource               risorsa
### settlement           Siedlung                nederzetting              colonie                 colonia
### city                 Stadt                   stad                      ville                   città
### road                 Straße                  straat                    route                   strada
### centre card          Zentralkarte            centrale kaart            carte centrale          carta centrale
### site                 Bauplatz                bouwplaats                emplacement             sito
### expansion (site)     Ausbau                  uitbreiding               extension               espansione
### green, red, purple   Gebiets-, Stadt-, mag.  gebieds-, stads-, mag.    verte, rouge, violette  verde, rossa, viola
### expansion card       Ausbaukarte             uitbouwkaart              carte d’extension       carta espansione
### expansion stack      Ausbaukartenstapel      uitbouwstapel             pile d’extension        pila espansione
### stack                Stapel                  stapel                    pile                    pila
### discard pile         Ablagestapel            aflegstapel               défausse                pila degli scarti
### supply               Vorrat                  voorraad                  réserve                 riserva
### building             Gebäude                 gebouw                    bâtiment                edificio
### unit                 Einheit                 eenheid                   unité                   unità
### knight, fleet        Ritter, Handelsflotte   ridder, handelsvloot      chevalier, flotte       cavaliere, flotta
### production die       Ertragswürfel           opbrengstdobbelsteen      dé de production        dado produzione
### event die            Ereigniswürfel          gebeurtenisdobbelsteen    dé événement            dado evento
### - Brigand Attack     Räuberüberfall          roversoverval             Attaque de brigands     Assalto dei briganti
### - Trade Advantage    Handelsvorteil          handelsvoordeel           Avantage commercial     Vantaggio commerciale
### - Tournament         Turnier                 toernooi                  Tournoi                 Torneo
### - Year of Plenty     Ertragreiches Jahr      jaar van overvloed        Année d’abondance       Anno d’abbondanza
### - event card         Ereigniskarte           gebeurteniskaart          carte événement         carta evento
### Knight Token         Ritterfigur             ridderfiguur              jeton Chevalier         segnalino Cavaliere
### Windmill Token       Mühlenfigur             molenfiguur               jeton Moulin            segnalino Mulino
### victory point        Siegpunkt               zegepunt                  point de victoire       punto vittoria
### commerce point       Handelspunkt            handelspunt               point de commerce       punto commercio
### strength point       Stärkepunkt             sterktepunt               point de force          punto forza
### tournament point     Turnierpunkt            toernooipunt              point de tournoi        punto torneo
### hand limit           Handkartenlimit         handkaartenlimiet         limite de main          limite della mano
### draw step            Nachziehen              aanvullen                 pioche                  rifornimento
### refill (verb)        auffüllen               aanvullen                 compléter               completare
### search               Suche, durchsuchen      doorzoeken                recherche, chercher     ricerca, cercare
### exchange (of a card) Kartentausch            omruilen                  échange                 scambio
### action card          Aktionskarte            actiekaart                carte action            carta azione
### demolish             abreißen                afbreken                  démolir                 demolire
### theme set            Themenset               themaset                  set à thème             set tematico
### magic power          Zauberkraft             toverkracht               pouvoir magique         potere magico
### citadel              Zitadelle               citadel                   citadelle               cittadella
### wizard               Zauberer                tovenaar                  magicien                stregone
### dragon               Drache                  draak                     dragon                  drago
### magic expansion      magischer Ausbau        magische uitbreiding      extension magique       espansione magica
### region expansion     Landschaftsausbau       landschapsuitbreiding     extension de région     espansione di regione
### spell book, book     Zauberbuch              toverboek                 livre de magie          libro di magia
### spell, to cast       Zauberspruch, sprechen  toverspreuk, uitspreken   sort, jeter             incantesimo, lanciare
### magic action         Zauberaktion            toveractie                action magique          azione magica
### recharge (a wizard)  aufladen                opladen                   recharger               ricaricare
### tired (W31)          erschöpft               vermoeid                  fatigué                 stanco
### bewitched            verhext                 behekst                   ensorcelé               stregato
### round, turn          Runde, Zug              ronde, beurt              tour de table, tour     giro, turno
### active player        Spieler am Zug          speler aan beurt          joueur actif            giocatore di turno
###
### The *Tournament* is a face of the event die (decided by *tournament points*); *the tournament* is one of the three
### ways to play. *Brigands* is an action card, *Brigand Attack* a face of the event die; *Productive Year* is an event
### card, *Year of Plenty* a face of the event die. A *citadel* is never a city. A *magic action* is an action card, a
### *spell* from a book is not. To *lay* is said of cards that stay on the table, to *play* of action cards, to *cast*
### of spells.


## Rule book: chapters

chapter-base = The base game
chapter-components = Cards, dice and tokens
chapter-setup = Setting up
chapter-turn = Your turn
chapter-event-die = The event die
chapter-regions = Regions and their stores
chapter-principality = Building your principality
chapter-points = Tokens and points
chapter-hand = Your hand and the draw step
chapter-trade = Trade
chapter-actions = Action cards
chapter-end = The end of the game
chapter-cards = Prices, numbers and cards
chapter-rulings = Rulings on the base game
chapter-questions = Open questions of the base game
chapter-wizards-and-dragons = Wizards & Dragons
chapter-set-setup = Setting up with the theme set
chapter-magic = Magic
chapter-citadel = The citadel
chapter-wizards = Wizards
chapter-books = Spell books
chapter-magic-actions = Magic actions
chapter-set-turn = Turn and end
chapter-changes = Changed rules
chapter-preparation = The tournament: preparation
chapter-event-stack = The tournament: the event stack
chapter-deck = The tournament: your deck
chapter-play = The tournament: play
chapter-set-cards = The cards of the theme set
chapter-proposals = Rulings on the theme set
chapter-answers = Questions and answers
chapter-interactions = How the cards meet
# What this table has decided for itself, beyond the sources.
chapter-own = Rulings of this table


## Rule book: The base game: cards, dice and tokens

rule-B1 = The base game has 120 cards: 18 starting cards (nine for each player), 11 regions, 7 roads, 5 settlements, 7 cities, 10 events and 62 expansion cards.
    .title = The cards
rule-B2 = Of the 62 expansion cards 26 are green (expansions for a settlement or a city), 16 are red (expansions for a city only) and 20 are yellow (action cards). You hold them in your hand until you lay or play them.
    .title = The expansion cards
rule-B3 = There are two dice, the production die with the numbers 1 to 6 and the event die with symbols. And there are two tokens that the players contend for, the Knight Token and the Windmill Token.
    .title = Dice and tokens
rule-B4 = You play under one of two crests: A is white and red, B is black and red. The nine starting cards of your crest are one road, two settlements and six regions, one for each resource.
    .title = Crests and starting sets
rule-B5 = Hills give brick, the forest lumber, the pasture wool, the mountains ore, the fields grain and the gold field gold. In the base game nothing is built with gold: you trade with it and pay for searches.
    .title = Six resources


## Rule book: The base game: setting up

rule-B6 = Lay your road in the middle and a settlement at each end of it. Your six regions lie at the corners of the settlements, three above the row and three below; which region lies where is for you to choose.
    .title = The starting principality
rule-B7 = Each of your starting regions shows 1 resource, gold included. So you begin with one of each of the six.
    .title = One of each
rule-B8 = The 62 expansion cards are shuffled and split into five face-down stacks, two of 13 cards and three of 12. The regions and the events are two more face-down stacks, each shuffled; roads, settlements and cities lie open and belong to whoever builds them first. Option: with Wizards & Dragons there are other stacks (W4, W6, W61).
    .title = The stacks
rule-B9 = Each player throws the production die, and the higher number begins. Option: the first seat begins without a throw.
    .title = Who begins
rule-B10 = The player who begins looks through one expansion stack, takes any 3 cards of it and puts the rest back in the same order. Then the other does the same with a different stack.
    .title = The opening hand
rule-B11 = Your two settlements are worth 1 victory point each, so both players begin with 2.
    .title = Two points each
rule-B12 = With crest A your fields bear 1, your mountains 2, your pasture 3, your forest 4, your hills 5 and your gold field 6. With crest B they bear 2, 3, 4, 5 and 6 in the same order, and the gold field 1. So every number comes once in each starting principality.
    .title = Numbers of the starting regions


## Rule book: The base game: your turn

rule-B13 = You begin your turn by throwing both dice together. First the event die is carried out, then the production die; both concern both players.
    .title = Both dice
rule-B14 = Every region of either player that bears the number thrown gains 1 resource, or 2 if a fitting production building stands beside it (B66). This happens after every event, a Brigand Attack included.
    .title = Production
rule-B15 = Then you act: you build, trade, play action cards and demolish, as often as you like and in any order.
    .title = Actions
rule-B16 = When you have finished acting, you compare your hand with your hand limit and refill it or exchange a card (B46 to B49). Then it is your opponent’s turn.
    .title = The draw step
rule-B17 = A card that you take in the draw step cannot be used in that turn any more. A card that answers (B60) may serve you in your opponent’s turn, any other waits for your own next turn.
    .title = Drawn for later


## Rule book: The base game: the event die

rule-B18 = The event die shows the club (Brigand Attack), the windmill (Trade Advantage), the knight’s head (Tournament) and the sun (Year of Plenty) once each, and the question mark (event card) twice.
    .title = Six sides, five symbols
rule-B19 = Club: you count the resources on all your regions except those that border a Garrison of yours; your opponent does the same with theirs. Whoever counts more than 7 loses all ore and all wool, from guarded regions too; whoever counts 7 or fewer loses nothing. Option: without the grace of B24 this holds from the first turn on.
    .title = Brigand Attack
rule-B20 = Windmill: whoever has the Windmill Token takes 1 resource of their choice from the other player’s regions. If nobody has the token, nothing happens.
    .title = Trade Advantage
rule-B21 = Knight’s head: whoever has more tournament points, added up over all knights in the principality, gains 1 resource of choice from the bank. In a tie, 0 to 0 included, nobody gains.
    .title = Tournament
rule-B22 = Sun: each player gains 1 resource of choice from the bank.
    .title = Year of Plenty
rule-B23 = Question mark: the top card of the event stack is turned up and carried out for both players. Then it goes face down under the event stack.
    .title = Event card
rule-B24 = In the first two turns of each player, that is, the first four of the game, a club on the event die does nothing, and the die is not thrown again. Option: without this grace brigands may come from the first turn on.
    .title = Two turns of grace
rule-B25 = Nothing keeps resources out of the count of a Brigand Attack but a Garrison, for the two regions that it borders. There is no storehouse in this game.
    .title = Only the Garrison protects


## Rule book: The base game: regions and their stores

rule-B26 = A region stores from 0 to 3 of its resource and is turned to show how many. A fourth is lost; it never moves to another region, even one of the same kind.
    .title = Three at most
rule-B27 = You pay from any of your regions that store the resource, and may take it from several. What you gain other than by production goes to any of your regions of that kind with room, as you choose.
    .title = Paying and gaining
rule-B28 = What lies on the regions is open to both players. Your hand is hidden, only the number of its cards is known.
    .title = Open stores, hidden hands


## Rule book: The base game: building your principality

rule-B29 = In the middle of your principality settlements (or cities) and roads take turns in one row. It grows to the left and to the right.
    .title = The centre row
rule-B30 = You lay a road directly to the left or right of the outermost settlement or city of your row. Two roads never lie side by side, so the next card on that side must be a settlement.
    .title = Road
rule-B31 = You lay a settlement at the free end of one of your roads. It is worth 1 victory point and has two sites, one above and one below.
    .title = Settlement
rule-B32 = A new settlement at once receives two regions on its outer side, one above and one below. You lay the top card of the region stack at one of the two corners, whichever you like, and the next card at the other; both show 0. With a Scout you choose both yourself (B81, U19).
    .title = Two new regions
rule-B33 = You lay a city on one of your settlements, which no longer counts; what stands on its sites stays. A city is worth 2 victory points in all and has four sites, two above and two below.
    .title = City
rule-B34 = Green cards go on any free site of a settlement or city. Red cards go on the sites of a city only.
    .title = Green and red sites
rule-B35 = A site above borders the two regions above, to the left and the right of its settlement or city; a site below borders the two below. A region between two neighbouring settlements or cities is bordered from both.
    .title = What a site borders
rule-B36 = The 7 roads, 5 settlements and 7 cities of the supply are for both players together. When a supply is empty, nobody can build any more of that kind; the region stack always suffices for the settlements.
    .title = A limited supply
rule-B37 = In the base game roads, settlements, cities and regions never leave their places once they have been laid. A city merely covers its settlement.
    .title = What stays for good
rule-B38 = You pay the price of a card when you lay it. Beyond the price and a fitting free site nothing is required in the base game.
    .title = Price and place
rule-B39 = Knights and fleets are units; every other green or red expansion is a building.
    .title = Buildings and units
rule-B40 = In your own action step you may remove any green or red expansion of yours, at no cost and with no refund. The card goes to the discard pile.
    .title = Demolition


## Rule book: The base game: tokens and points

rule-B41 = If your strength is greater than your opponent’s, you have the Knight Token, worth 1 victory point. Strength is the sum of your knights’ strength points, and with a Smithy of yours 1 more for each knight; no least number is required. In a tie nobody has the token.
    .title = Knight Token
rule-B42 = If you have more commerce points than your opponent and at least one city, you have the Windmill Token, worth 1 victory point. In a tie, or if the player with more has no city, nobody has it.
    .title = Windmill Token
rule-B43 = Both tokens are compared again after every change on the table, in either player’s turn, and move at once.
    .title = Tokens move at once
rule-B44 = A settlement counts 1, a city 2, each token 1. Aqueduct, Bath House, Church, Library and Town Hall count 1 each, the Colossus of Catan 2.
    .title = Victory points
rule-B45 = Each fleet counts 1, or 2 if you have the Harbor. Garrison, Harbor and Mint count 1 each, the Marketplace 2, the Counting House 3, the Merchant Guild 4.
    .title = Commerce points


## Rule book: The base game: your hand and the draw step

rule-B46 = Your hand limit is 3 cards, and 1 more for each Abbey and each Library in your principality. With all four of them it is 7.
    .title = Hand limit
rule-B47 = If your draw step begins below the limit, you take cards one by one until you reach it. For each you choose anew: the top card of any expansion stack, free of charge, or a search.
    .title = Refilling
rule-B48 = To search you pay any 2 resources, of one kind or two, or only 1 if you have a Town Hall. You look through one expansion stack, take 1 card of your choice and leave the others in their order.
    .title = Search
rule-B49 = If your draw step begins at or above the limit, you first put the excess face down under any stacks. Then you may exchange one card: you put it under a stack and take one from that same stack, its top card free of charge or any by a search. So in one turn you refill or exchange, never both.
    .title = Too many cards, or just enough
rule-B50 = Outside your own turn the hand limit binds you at all times. If something puts you above it, you put the excess under stacks of your choice at once, before play goes on.
    .title = The other player’s hand
rule-B51 = If all expansion stacks are empty, you take nothing. A stack without cards keeps its place.
    .title = Empty stacks
rule-B52 = Played action cards and removed expansions go to the discard pile, face up. In the base game they never come back.
    .title = The discard pile


## Rule book: The base game: trade

rule-B53 = You trade in your own action step only, and as often as you like.
    .title = When you trade
rule-B54 = You give 3 resources of one kind for 1 of your choice. With the fleet of a resource you give only 2 of that resource, and with the Mint 1 gold. What you give may come from several of your regions.
    .title = With the bank
rule-B55 = You and your opponent may exchange resources on any terms that both accept. Only the player whose turn it is may propose it.
    .title = With your opponent


## Rule book: The base game: action cards

rule-B56 = Action cards cost nothing, and you may play any number in a turn. After use they go to the discard pile. The simplest, the Caravan, exchanges 1 or 2 of your resources for as many others of your choice.
    .title = Free of charge
rule-B57 = As long as the victory points of both players together are fewer than 7, no action card may be played. Only the Scout is exempt. Option: without this lock they may be played from the beginning.
    .title = Locked at first
rule-B58 = You play action cards in your own action step, after event and production, unless the card says otherwise. The Alchemist comes before the dice (B85).
    .title = After the dice
rule-B59 = You may play an action card only if it can do something at that moment.
    .title = Not for nothing
rule-B60 = Bishop and Herb Woman are played in your opponent’s turn, before the throw of the attack that they answer: the Bishop against Arsonist and Brigands, the Herb Woman against the Black Knight.
    .title = Cards that answer
rule-B61 = Arsonist, Black Knight and Brigands are decided by one throw of the production die, after your opponent has had the chance to answer. You succeed on 1 to 5, but after an answer only on 1 and 2; otherwise you suffer the effect yourself. Nothing else may come in between.
    .title = The attack


## Rule book: The base game: the end of the game

rule-B62 = The game ends at once when you have 12 victory points or more in your own turn, and you have won. Option: with Wizards & Dragons the number is 13 (W44).
    .title = Twelve points
rule-B63 = If you reach 12 points in your opponent’s turn, the game goes on. If you still have them when your own turn comes, you win then. Option: with Wizards & Dragons the game ends in either player’s turn (W44).
    .title = Twelve out of turn


## Rule book: The base game: prices, numbers and cards

rule-B64 = A road costs 2 brick and 1 lumber, a settlement 1 brick, 1 lumber, 1 wool and 1 grain, a city 3 ore and 2 grain.
    .title = Prices of the centre cards
rule-B65 = The eleven regions of the stack bear these numbers: fields 3 and 4, mountains 4 and 5, pasture 5 and 6, forest 6 and 1, hills 1 and 2, gold field 3. With the twelve starting regions (B12) no region card is there twice, and every number comes four times, only 2 comes three times.
    .title = Numbers of the regions
rule-B66 = A production building makes each fitting region that it borders yield 2 instead of 1: the Grain Mill fields, the Foundry mountains, the Woolen Mill pasture, the Sawmill forest, the Brick Factory hills. This holds only when the number of the region is thrown, and never beyond 3.
    .title = Double production
rule-B67 = The fleet of a resource lets you trade that resource 2 for 1 from whatever site it lies on. A second fleet of the same resource would not better the rate.
    .title = Fleets
rule-B68 = The ten event cards are Civil War, Conflict, Master Builder and Year End, one each, and Plague, Productive Year and Progress, two each. They are never held in hand.
    .title = The event cards


## Rule book: The base game: rulings on the base game

rule-B69 = The event die comes before production even if that is to your harm. The resources of this throw are not yet there when the event is carried out, and they come after a Brigand Attack too.
    .title = Event first, always
rule-B70 = A Garrison only leaves its two regions out of the count. If the others hold more than 7, the ore and wool on the guarded ones are lost as well.
    .title = Guarded but not spared
rule-B71 = If the taker at a Trade Advantage has no room for a resource, it is not taken: the other player does not lose it.
    .title = No room at the taker’s
rule-B72 = In a tie at the Tournament or for a token there is no sharing and no earlier right: nobody gains, and the token lies in the middle.
    .title = Ties give nothing
rule-B73 = If you lead in commerce but have no city, your opponent does not get the Windmill Token instead. It stays in the middle until you have a city or are overtaken.
    .title = A windmill needs a city
rule-B74 = A resource from an event or a building beyond the third is lost like any other, and you may not shift stored resources to make room.
    .title = Bonuses have no store
rule-B75 = You look at the first region of a new settlement and choose its corner before you turn up the second, which takes the other corner.
    .title = Corner by corner
rule-B76 = All four sites of a city may hold red cards, or green ones, or any mix of both.
    .title = Any mix in a city
rule-B77 = The two sites on one side of a city border the same two regions, whether they lie next to the city or farther out.
    .title = Inner and outer site
rule-B78 = No card of the base game, and no wish of yours, moves a road, settlement or city to another place.
    .title = Nothing in the centre moves
rule-B79 = A stack without cards is still a stack. Cards may be put under it, and so it begins again.
    .title = Under an empty stack
rule-B80 = Whoever pays for a search, or is granted one, must take a card. Only at the Master Builder you may look and decline.
    .title = Looking obliges
rule-B81 = Looking through an expansion stack never changes its order. The region stack, however, is shuffled after a Scout has chosen from it.
    .title = Order after looking
rule-B82 = With two Town Halls a search still costs 1 resource. Abbeys and Libraries do add up: each raises your hand limit by 1.
    .title = Several of one kind
rule-B83 = In your own turn you may hold more cards than your limit until the draw step. Your opponent may not: play waits until they have reduced their hand.
    .title = Over the limit in your own turn
rule-B84 = If you lose an Abbey or Library outside your own turn, the lower limit holds at once. If the building came back to your hand, it counts among the cards there.
    .title = A lost Abbey or Library
rule-B85 = The Alchemist is played before any die is thrown: you name the number of the production die and then throw the event die. You cannot wait for the event first; the event is still carried out before the production, which counts for both players.
    .title = Alchemist
rule-B86 = On success your opponent takes a building of your choice back into hand; otherwise you take back one of your buildings that they choose. Any building may be named, green or red, a Church too, but never a knight or a fleet. You may attack without a building of your own, and then a failure costs you nothing; you can never name your own buildings.
    .title = Arsonist
rule-B87 = On success your opponent takes a knight of your choice back into hand; otherwise you take back one of your knights that they choose. You may attack without a knight of your own, and then a failure costs you nothing. A Church gives no cover.
    .title = Black Knight
rule-B88 = A card that returned to your hand is a card like any other. You may pay for it and lay it again, even in the same turn if your action step is still to come or going on.
    .title = A card taken back
rule-B89 = If a building with a use once a turn is burned and laid again in the same turn, its use begins anew. No building of the base game has one; the Magic Mill has (W73).
    .title = Rebuilt in the same turn
rule-B90 = Once the die of an attack has been thrown, it is too late for Bishop and Herb Woman. They answer no other cards than theirs.
    .title = Answers come before the throw
rule-B91 = On success you take 2 resources of your choice from your opponent; otherwise they take 2 of their choice from you. Both may be of the same kind. Only what the taker has room for can be taken, and if there is only 1, it is 1.
    .title = Brigands
rule-B92 = You take 1 or 2 resources of your choice from your opponent and then give back exactly 1 of your choice, which may be one of those. Both of you need room for what you receive. There is no throw and no answer.
    .title = Merchant
rule-B93 = Your opponent shows you their hand, and if there is a unit or an action card in it, you must take one. You keep it or use it at once at the usual price, even another Spy. The Spy cannot be played against an empty hand; if the hand holds only other cards, the Spy is used up.
    .title = Spy
rule-B94 = Each player takes one knight or fleet back into hand, and it is the opponent who names it; the active player names first. Units on the sites of a city with a Church cannot be named, and a player with no other unit is spared.
    .title = Civil War: who chooses
rule-B95 = After the Civil War both players reduce their hands to the limit right away, the active player too.
    .title = Civil War: the hands
rule-B96 = Whoever has the Knight Token looks at the opponent’s hand and puts 2 cards of it, of their own choice, under one stack; both go under the same. If the hand has fewer, so much the fewer. The victim refills only in the draw step of their own turn; if nobody has the token, nothing happens.
    .title = Conflict
rule-B97 = Every region beside a city loses 1 resource, and only 1 if it lies between two cities. An Aqueduct protects all regions of its owner, a Bath House the four around its city, also the one that a neighbouring city shares.
    .title = Plague
rule-B98 = Every region gains 1 resource for each Garrison that borders it. So one between two Garrisons gains 2, up to the 3 that it can store.
    .title = Productive Year
rule-B99 = You gain 1 resource of your choice for each Abbey and each Library that you have, and so does your opponent for theirs.
    .title = Progress
rule-B100 = The Year End goes back into the event stack first, then the whole stack is shuffled.
    .title = Year End
rule-B101 = The Harbor counts 1 commerce point itself and makes each of your fleets count 1 more. With three fleets that is 7 points, the Harbor’s own included.
    .title = Harbor and fleets
rule-B102 = Where a fleet lies makes no difference to its trade, nor from which of your regions you take the two resources.
    .title = Fleets need no coast
rule-B103 = A card that you demolish goes neither to your hand nor under a stack, and you get nothing back.
    .title = Demolished for good
rule-B104 = It is not enough that an action card would merely be out of your hand: if nothing that it says can happen, it may not be played, for instance a Merchant against an opponent without resources.
    .title = Cards without effect


## Rule book: The base game: open questions of the base game

rule-U1 = Most prices are printed as pictures only and have been read from the cards once. Here the price shown with each card holds; every price that could be checked agreed.
    .title = Prices of the expansions
rule-U2 = Some points have been read from the cards once as well: commerce 1 for the Garrison, 3 for the Counting House and 4 for the Merchant Guild, 1 victory point each for Aqueduct and Library. They hold here.
    .title = Points of the buildings
rule-U3 = The knights have these strength and tournament points: Conrad 2 and 1, Falk 1 and 5, Gotz 5 and 2, Hagen 1 and 2, Karl 7 and 1, Otto 3 and 2, Pippin 1 and 3, Siegfried 1 and 1, Walter 3 and 1. Not all of them could be checked against a second source.
    .title = Points of the knights
rule-U4 = At the Master Builder the active player, and then the other with a different stack, looks through one expansion stack, free of charge. You may take 1 card, usable in this turn, and put away 1 card of your hand. The books disagree on where it goes: here it goes under any stack, and it may be the card just taken.
    .title = Master Builder
rule-U5 = If you have no card in hand, you may look through a stack but not take a card, as it is an exchange of one for one.
    .title = Master Builder with an empty hand
rule-U6 = One book forbids it, another lets the Spy be used up. Here it is forbidden, as the number of cards in hand is known to both.
    .title = Spy against an empty hand
rule-U7 = When you may choose a resource that you gain, you may name one for which you have no room; it is lost. But a trade with the bank, or a Caravan, for which you lack room is refused.
    .title = Choosing without room
rule-U8 = When both players have to choose, at the Year of Plenty or at Progress, the active player chooses first.
    .title = Who chooses first
rule-U9 = Against an attack only one card that answers may be played. It settles the odds already.
    .title = One answer
rule-U10 = For the 7 points of B57 everything that counts is counted: settlements, cities, buildings and tokens.
    .title = Which points unlock
rule-U11 = If both players together fall below 7 points again, action cards are locked again.
    .title = Locked again
rule-U12 = The throw of an attack stands by itself. No card changes it, and no region yields anything for it.
    .title = The die of an attack
rule-U13 = In your own turn the points are counted after every change, right after the event too. As soon as there are enough, you have won. A new settlement counts with its two regions, so these are laid first.
    .title = When the points are counted
rule-U14 = If one event puts both hands above their limits, the active player reduces first.
    .title = Both hands too large
rule-U15 = You may put the card of your exchange under a stack with no other card. You then take the same card back.
    .title = Exchange with an empty stack
rule-U16 = If both throw the same number for the first turn, both throw again. Option: if the first seat begins, there is no throw.
    .title = Equal throws
rule-U17 = An offer to your opponent may consist of one side only. You may give something for nothing, or ask for it.
    .title = Gifts
rule-U18 = Which crest you have does not decide who begins. How the crests are shared here is told in R8.
    .title = Crest and first turn
rule-U19 = You play the Scout together with the settlement, in one action, and pay the price of the settlement. You look through the region stack, take any two regions, lay them at 0 at the two corners as you like, and the stack is shuffled.
    .title = Scout and settlement in one
rule-U20 = Not every card’s printed name has come down to us in every language. Where it has not, it is translated here.
    .title = Names of the cards
rule-U21 = If neither player can reach the points that are needed, the game just goes on; the books know no other end. Option: a simulation may set a limit of turns (R6).
    .title = No way to the end
rule-U22 = The rules here are those of 2005. Whether prices or points changed with the revision of 2003 could not be found out; here they are taken to be unchanged.
    .title = Editions


## Rule book: Wizards & Dragons: setting up with the theme set

rule-W1 = Wizards & Dragons is played together with the base game. Both players share one base game and one theme set, except in the tournament (W53). Option: the base game alone, this extended game, or the tournament.
    .title = With the base game only
rule-W2 = You lay out your starting principality as in the base game (B6).
    .title = The same principalities
rule-W3 = The theme set has 45 cards. Its 5 citadels and 3 event cards are taken out first; 37 cards remain.
    .title = Sorting the theme set
rule-W4 = The 62 expansion cards of the base game are shuffled and split into four face-down stacks instead of five: two of 16 cards and two of 15.
    .title = Four stacks of the base game
rule-W5 = The 5 citadels lie open beside these stacks, with the side “wizard absent” up. They are a supply for both players.
    .title = The citadels
rule-W6 = The 37 other cards of the theme set are shuffled and split into two face-down stacks of 19 and 18 cards, which lie beside the citadels. So there are six expansion stacks.
    .title = Two stacks of the theme set
rule-W7 = The 10 events of the base game and the 3 of the theme set (Comet once, Dance of the Unicorns twice) are shuffled into one event stack of 13 cards.
    .title = Thirteen events
rule-W8 = Roads, settlements, cities and regions have their stacks as in the base game. With the six expansion stacks and the events that makes eleven stacks, and beside them the citadels.
    .title = The other stacks
rule-W9 = Dice, Knight Token and Windmill Token are those of the base game.
    .title = Dice and tokens
rule-W10 = You choose your 3 opening cards from one of the six stacks, theme stacks included, and leave its order unchanged. As in the base game (B10) your opponent takes another stack.
    .title = The opening hand


## Rule book: Wizards & Dragons: magic

rule-W11 = The purple cards are a group of their own, and magic power, the symbol with a white rim, is not a resource. It cannot be traded, no die yields it, and nothing that counts resources counts it.
    .title = Magic power is no resource
rule-W12 = You can cast spells as soon as you have a wizard with magic power.
    .title = Who can cast


## Rule book: Wizards & Dragons: the citadel

rule-W13 = You pay the price, take a citadel from the supply and lay it on one of your settlements, like a city. The printed price has not come down to us; here it is 2 brick and 2 ore.
    .title = Building a citadel
rule-W14 = A citadel is laid with the side “wizard absent” up and is worth 1 victory point. That is the point of the settlement beneath it, not one more.
    .title = Without a wizard
rule-W15 = Even without a wizard a citadel has four sites like a city, two above and two below, for green cards, units included, for dragons, magic expansions and spell books.
    .title = Four sites
rule-W16 = Red cards cannot be laid at a citadel.
    .title = No red cards
rule-W17 = A citadel has places for four wizards, one at each of the four regions around it. These are places beside its sites, not sites.
    .title = Places for four wizards
rule-W18 = Events and actions that concern a city do not concern a citadel. It does not give you the Windmill Token either, and its regions are not exposed to the Plague.
    .title = A citadel is no city
rule-W19 = Two of your citadels may never be neighbours: at least one settlement or city must lie between them in your row.
    .title = Never side by side
rule-W20 = As soon as a wizard lies at one of its regions, the citadel is turned over and is worth 2 victory points in all.
    .title = With a wizard
rule-W21 = When a citadel loses its last wizard, it is turned back and is worth 1 victory point again.
    .title = The last wizard gone
rule-W22 = Wizards, spell books, dragons and magic expansions can be laid at a citadel only, never at a settlement or city.
    .title = Magic needs a citadel
rule-W23 = Green cards may be laid at a citadel before any wizard has come.
    .title = Green cards at once


## Rule book: Wizards & Dragons: wizards

rule-W24 = You lay a wizard from your hand in your action step and pay in gold: 3 gold for Ari, 1 gold and 1 resource of the wizard’s own kind for every other.
    .title = The price of a wizard
rule-W25 = You need a citadel of your own. The wizard lies above or below one of its four regions, on the outer side.
    .title = Where wizards lie
rule-W26 = Each region has place for one wizard, so a citadel has four at most.
    .title = One at each region
rule-W27 = Arsa lies only at hills, Hafli at a forest, Hor at a pasture, Ira at mountains, Tali at fields. Ari lies at a region of any kind, a gold field too.
    .title = Each to their own land
rule-W28 = A wizard begins with 2 magic power. The card can show from 0 to 3.
    .title = Two to begin with
rule-W29 = When a wizard spends magic power, the card is turned down by as much.
    .title = Spending
rule-W30 = You turn the wizard’s region down by any number of resources and the wizard up by the same number. Only the region where the wizard lies will serve; with Ari that may be any resource.
    .title = Recharging
rule-W31 = A wizard whose magic power you have raised in your own turn can spend none for the rest of that turn. From your opponent’s next turn on this wizard can cast again.
    .title = Tired after recharging
rule-W32 = Nothing but a wizard can attack a wizard. Cards that strike knights, such as Civil War and Black Knight, do not touch them.
    .title = Only wizards against wizards
rule-W33 = A wizard counts as an expansion of the region and so protects it from Magic Land (W76) and Change Land! (W94).
    .title = A region expansion
rule-W34 = There is only one of each wizard. This matters in the tournament (W63).
    .title = Unique
rule-W35 = The magic power for a spell, a dragon or a magic expansion may come from several of your wizards, at whichever of your citadels they lie.
    .title = Power from several wizards


## Rule book: Wizards & Dragons: spell books

rule-W36 = You lay a spell book from your hand on a free site of a citadel, free of charge. There need not be a wizard yet. Each book takes one site, and a citadel may hold several.
    .title = Laying a book
rule-W37 = You cast a spell from a book in your own turn, at any moment in your action step, unless the book itself names another moment.
    .title = When you cast
rule-W38 = You pay the magic power that the book shows. You need at least one wizard, who may belong to another citadel than the book.
    .title = What a spell costs
rule-W39 = You may cast each spell at most once in a turn.
    .title = Once a turn
rule-W40 = In your action step you may remove one of your books to make room, free of charge. It goes to the discard pile.
    .title = Removing a book


## Rule book: Wizards & Dragons: magic actions

rule-W41 = You play a magic action from your hand in your action step and pay 1 magic power. It is used once and goes to the discard pile.
    .title = One magic power
rule-W42 = Magic actions are action cards, so W47 holds for them. Spells from books are not: they may be cast before action cards are unlocked. Option: without the lock nothing bars either.
    .title = Locked like action cards


## Rule book: Wizards & Dragons: turn and end

rule-W43 = The turn is that of the base game: you throw, both carry out the event, both gain the production, you act, you refill or exchange; then your opponent’s turn.
    .title = The turn
rule-W44 = The game ends the moment somebody has 13 victory points, in whoever’s turn (P22).
    .title = Thirteen points


## Rule book: Wizards & Dragons: changed rules

rule-W45 = In the first two rounds a club on the event die does nothing. A round is two successive turns, one of each player, so this means the first four turns, as in the base game (B24). Option: without this grace brigands may come from the first turn on.
    .title = Two rounds of grace
rule-W46 = The Scout may be played before W47 permits other action cards, and no other card may.
    .title = Only the Scout is free
rule-W47 = In this game and in the tournament B57 does not hold. Instead action cards may be played once both players have had at least 3 victory points at the same time. From then on the permission stays, whatever is lost later. Option: without this lock they may be played from the beginning.
    .title = Three points each
rule-W48 = With the Spy you may take an action card or a unit from your opponent’s hand, but never a building.
    .title = Buildings are safe from spies
rule-W49 = Wizards, magic actions and spell books may be taken with the Spy only if you have a citadel yourself.
    .title = Spies and magic cards
rule-W50 = In your action step you may remove your own buildings and units, free of charge, to the discard pile and nowhere else. The site is free at once. A citadel, like any card of the centre row, cannot be removed.
    .title = Demolition
rule-W51 = If a card needed another one to be laid and that other one later disappears, the card stays.
    .title = Lost conditions
rule-W52 = The printed rules have a paragraph on the trading office, a special card of another theme set. There is none in this game; it is not the Counting House.
    .title = The trading office


## Rule book: Wizards & Dragons: the tournament: preparation

rule-W53 = In the tournament each player brings a base game and at least one theme set, here Wizards & Dragons, and uses a theme set only once. So each has a complete choice of cards.
    .title = Two games
rule-W54 = The host’s base game gives the 18 starting cards and the 7 roads, 5 settlements, 7 cities and 11 regions of the common supply. Each player takes the nine cards of a crest, and the event stack lies in the middle.
    .title = What the host gives
rule-W55 = The 5 citadels lie as a stack of their own in the middle and are in no deck. Any other special card would have to be in a player’s deck.
    .title = The citadels


## Rule book: Wizards & Dragons: the tournament: the event stack

rule-W56 = You give 1 Civil War and 1 Plague to the event stack, and so does your opponent. The host gives 1 Year End besides.
    .title = The fixed events
rule-W57 = You secretly add 4 more events from your base game and theme set, and so does your opponent; nobody may add another Year End. Shuffled unseen, they make a stack of 13.
    .title = The chosen events


## Rule book: Wizards & Dragons: the tournament: your deck

rule-W58 = Your deck holds only cards without a symbol on their back: green, red and purple cards and action cards. No centre cards, regions or events.
    .title = What a deck may hold
rule-W59 = Your deck has exactly 33 cards, which you choose freely and in secret.
    .title = Thirty-three cards
rule-W60 = No card may be in your deck more often than it is in one base game and one theme set together. So there are three Spies at most.
    .title = No more than there are
rule-W61 = You take 3 of your 33 cards, of your choice, as your opening hand. The other 30 are shuffled into four stacks of your own, two of 8 cards and two of 7.
    .title = Hand and stacks


## Rule book: Wizards & Dragons: the tournament: play

rule-W62 = Each player has a discard pile and four stacks. “Discard” and “under a stack” always mean your own; your opponent’s stacks are barred to you unless a card says otherwise.
    .title = Each their own piles
rule-W63 = While a knight, wizard or dragon lies in your opponent’s principality, you cannot lay your card of the same name. As soon as theirs is gone, you may.
    .title = Names are unique
rule-W64 = A card that you take with the Spy is yours for this game. Its owner gets it back only after the game.
    .title = Stolen by a spy
rule-W65 = In the draw step the card that you exchange goes under the very stack of yours from which you take the new one, as in B49.
    .title = Exchange
rule-W66 = W45 to W51 hold in the tournament too. What a card requires must lie in your own principality when you lay it.
    .title = What else holds
rule-W67 = The tournament game too ends the moment somebody has 13 victory points.
    .title = The end


## Rule book: Wizards & Dragons: the cards of the theme set

rule-W68 = A dragon is a unit and lies on a site of a citadel; its strength counts in yours. Price and strength have not come down to us: here Ismai costs 3 magic power and has strength 4, Samsor costs 4 and has strength 5.
    .title = Dragons
rule-W69 = A Smithy does not make a dragon stronger. Nor would the castle, the brothel, Lady Imelda or the tournament ground, cards that are not in this game.
    .title = Dragons and other cards
rule-W70 = The Black Knight may drive away a dragon as if it were a knight, and the Herb Woman answers for it.
    .title = Dragons are attacked like knights
rule-W71 = You need two citadels to lay it, and here it costs 1 ore, 1 gold and 2 magic power. It protects the units, resources and buildings of both players: no action card, magic action or spell may take regions, resources or expansions from an opponent’s principality or make them useless.
    .title = Philosopher’s Stone
rule-W72 = It costs 1 brick, 1 lumber and 1 magic power. In your action step, as often as you like, you pay 1 magic power and throw the production die: on 3 to 6 you gain 1 resource of your choice, on 2 nothing, and on 1 the kitchen explodes and goes to the discard pile.
    .title = Magic Kitchen
rule-W73 = It costs 1 lumber, 1 grain and 1 magic power. Once in each of your turns, in your action step, you pay 1 gold and raise any wizard of yours by 1. The mill need not border a gold field.
    .title = Magic Mill
rule-W74 = 1 magic power. You look at the top 3 cards of the event stack, put any of them under the stack and the others back on top, in whatever order.
    .title = Guardian of Fate
rule-W75 = 2 magic power. You take the top 2 cards of each of two different expansion stacks into your hand (in the tournament, of your own). You may use them at once; what exceeds your hand limit goes back under stacks in the draw step.
    .title = Inspiration
rule-W76 = 2 magic power. You exchange one of your regions for one of your opponent’s, both of your choice. Each owner must have at least two of that kind, no wizard may lie at either region, and what is stored on the cards stays on them.
    .title = Magic Land
rule-W77 = 1 magic power. You look through one expansion stack, take 1 card and put 1 other card of your hand under that stack; the order of the rest is unchanged. You may use the new card at once.
    .title = Magic Eye
rule-W78 = 1 magic power. Two of your buildings, or two of your units, change sites with each other. Both must be allowed on their new sites; it is one pair only.
    .title = Change Places!
rule-W79 = 2 magic power. You cast it before the dice and name the face of the event die; only the production die is thrown.
    .title = Wheel of Time
rule-W80 = 1 magic power. You look at the top card of each of four expansion stacks and put it back. In the tournament your opponent’s stacks may be among them.
    .title = Fortune Telling
rule-W81 = 1 magic power. The strength points of one of your knights or dragons, with a knight’s point from the Smithy, are doubled until your opponent’s next turn has ended.
    .title = Magic Potion
rule-W82 = 2 magic power. When your opponent plays an action card or a magic action, peaceful ones included, you cast this at once, even in their turn. The card does nothing and its owner puts it under a stack. It does not stop spells from books.
    .title = Countermagic
rule-W83 = 2 magic power. You declare the event of the event die void before it is carried out. With a question mark you may wait until the event card has been shown; that card goes under the event stack.
    .title = Time Jump
rule-W84 = Each player with more than 3 victory points puts the whole hand under one stack and draws new cards from the top of it. The active player chooses a stack first, and the other must choose a different one; in the tournament each uses one of their own.
    .title = Comet
rule-W85 = After the Comet you draw up to your hand limit, even if you had fewer cards before.
    .title = A full hand after the Comet
rule-W86 = Every wizard of both players gains 1 magic power. More than 3 a wizard cannot hold; the excess is lost.
    .title = Dance of the Unicorns
rule-W87 = You look through the event stack, remove one card from the game, never the Year End, and show it. The order of the others is unchanged.
    .title = Better World
rule-W88 = You name one of your wizards and one of your opponent’s. Both players throw the die and add the magic power of their wizard; equal sums are thrown again. Whoever has less puts that wizard under a stack.
    .title = Wizards’ Duel
rule-W89 = You need two wizards. You lay the Witch on a building of your opponent: as long as it lies there, the building does not work, and its victory points and commerce points do not count.
    .title = Witch
rule-W90 = When the owner of the bewitched building throws a question mark, the Witch is removed after that event has been carried out. A question mark of the other player does not remove it.
    .title = How the Witch goes
rule-W91 = A removed Witch goes to the discard pile.
    .title = Where the Witch goes
rule-W92 = You need two wizards. For the 1 magic power one of your settlements becomes a city, at no other cost.
    .title = Materialization
rule-W93 = All resources on one region of your opponent, which you choose, are lost. Other regions of the same kind lose nothing.
    .title = Whirlwind
rule-W94 = You replace one of your regions by any card of the region stack, which you look through without changing its order; the old region goes under it. You must have at least two of the old kind, and no wizard may lie there. The new region shows as many resources as the old one did.
    .title = Change Land!
rule-W95 = You take one played action card or magic action from the discard pile (in the tournament, your own) back into your hand. You may use it at once.
    .title = Premonition
rule-W96 = You take a spell book from your opponent’s principality and lay it on a free site of a citadel of yours. If you have none, you may first remove something to make room.
    .title = By Magic’s Hand


## Rule book: Wizards & Dragons: rulings on the theme set

rule-P1 = A wizard whom you have just laid may spend both magic power at once. W31 speaks of raising only.
    .title = A new wizard
rule-P2 = A wizard who has been recharged cannot spend even the power that was there before.
    .title = The whole wizard is tired
rule-P3 = Recharging is an action of your own action step. You cannot do it before the event or in your opponent’s turn.
    .title = When you recharge
rule-P4 = Power from the Magic Mill is a raising in your own turn. So that wizard can spend none for the rest of it.
    .title = The mill tires too
rule-P5 = You may recharge a wizard by less than the region stores, step by step. Never above 3, and never by more than is stored.
    .title = As much as you like
rule-P6 = Power from the Dance of the Unicorns has not been raised by a player. The wizard can spend it at once.
    .title = The unicorns do not tire
rule-P7 = The Magic Kitchen is paid by wizards who are not tired. The resource must find room on a region of yours of that kind, or it is lost.
    .title = Power for the kitchen
rule-P8 = Countermagic must be cast at once, before the card does anything. The magic power paid for a cancelled magic action is lost. It may also cancel a Bishop or Herb Woman.
    .title = The moment of Countermagic
rule-P9 = As each spell may be cast once in a turn, you may cast Countermagic once in your own turn and once in your opponent’s.
    .title = Countermagic in each turn
rule-P10 = You may cast Time Jump only in your own turn, against the event that you have thrown yourself. Of all books only Countermagic works in the other player’s turn.
    .title = Time Jump in your own turn
rule-P11 = In the extended game whoever puts a card of their own under a stack chooses any of the six, whatever the card.
    .title = Under which stack
rule-P12 = In the Wizards’ Duel the magic power that is left after payment counts. If you began the duel you may lose it too, and then your own wizard goes under a stack.
    .title = Power in the duel
rule-P13 = The Witch may lie on any building that stands on a site, be it of a settlement, a city or a citadel. Not on units, dragons, wizards or books, nor on the cards of the centre row. A building holds one Witch at most.
    .title = What the Witch strikes
rule-P14 = The Witch goes to the discard pile of the player who played it.
    .title = Whose Witch
rule-P15 = If both players use the set in the tournament, there is still only one common supply of 5 citadels, the host’s. Either player may build from it.
    .title = One supply of citadels
rule-P16 = By Magic’s Hand takes only a book that lies in the principality, none from the hand. In the tournament it goes to the thief’s discard pile if it is discarded, and back to its owner after the game.
    .title = The stolen book
rule-P17 = The Comet fills a hand to the limit, whatever it was before. A player with 3 victory points or fewer keeps the hand and does nothing.
    .title = Not struck by the Comet
rule-P18 = Change Places! may exchange two of your wizards if each fits the other’s region. A knight and a dragon may change only if both sites accept both.
    .title = Wizards change places
rule-P19 = For Fortune Telling you choose up to four different stacks. You only look; nothing is moved.
    .title = Fewer than four stacks
rule-P20 = If your last wizard is gone, your books stay where they are. You cannot cast from them until you have a wizard again.
    .title = Books without wizards
rule-P21 = Where cards cannot be split evenly, the larger stacks come first.
    .title = Unequal stacks
rule-P22 = The points are counted after every change. If a single change gives both players 13 or more, the active player wins.
    .title = Both at thirteen
rule-P23 = A Scout, Bishop or Herb Woman that has been cancelled goes under a stack like any other card. What it accompanied or answered goes on without it.
    .title = A cancelled answer


## Rule book: Wizards & Dragons: questions and answers

rule-Q2 = May Better World remove the Year End? No, in no circumstances.
    .title = Better World and the Year End
rule-Q3 = Does an event that Better World has removed come back when the events are shuffled again? No, it is out until the game is over.
    .title = Gone for good
rule-Q4 = May By Magic’s Hand take a book that you already have in your principality? Yes, you may have both.
    .title = A book of which you have one
rule-Q5 = May Change Places! exchange a fleet for a building? No, only units with units and buildings with buildings.
    .title = Fleet against building
rule-Q6 = May Change Places! exchange a building of yours for one of your opponent’s? No, both must be yours.
    .title = Your card against your opponent’s
rule-Q7 = May Change Places! move a building to an empty site? No, there must be two cards to exchange.
    .title = To an empty site
rule-Q10 = What becomes of a Witch on a building that is moved? It moves along with the building.
    .title = The Witch moves along
rule-Q11 = May you remove your own citadel? No, not even for another citadel or a city.
    .title = No removing of citadels
rule-Q12 = How many victory points is a citadel worth? 1 without a wizard and 2 with one, and the settlement beneath is included in both.
    .title = Points of a citadel
rule-Q13 = Does each of two citadels need a wizard of its own to be worth 2 victory points? Yes: a wizard counts only for the citadel at whose region the card lies.
    .title = Two citadels, two wizards
rule-Q14 = What may be laid on the sites of a citadel? Every expansion that has no red text box, and every spell book.
    .title = What stands at a citadel
rule-Q15 = What is a citadel expansion? A card with a purple text box, which no settlement or city accepts.
    .title = Citadel expansions
rule-Q16 = What if your hand had been reduced before the Comet came? You may still fill it to the limit afterwards.
    .title = Comet after a small hand
rule-Q25 = Where does a removed Witch go? To the discard pile like any played card, so a Premonition may fetch it back.
    .title = The removed Witch
rule-Q27 = May the Arsonist strike a building on which a Witch lies? Yes, if it could be struck without the Witch. The Witch then goes to the discard pile.
    .title = Burning a bewitched building
rule-Q29 = May the Alchemist and the Wheel of Time be used together? Yes, and then you choose both dice.
    .title = Alchemist and Wheel of Time
rule-Q30 = May you see the event die before you decide on the Alchemist? No, the Alchemist comes first.
    .title = Alchemist first
rule-Q31 = May a card be put under an empty stack? Yes, a used-up stack is a stack still, a theme stack too.
    .title = Used-up stacks
rule-Q32 = In the tournament, where does a card go that you took from your opponent and then played? To your own discard pile.
    .title = Whose discard pile
rule-Q33 = Must you take a card when you have paid to look through a stack? Yes.
    .title = Paid is paid
rule-Q34 = May a citadel lie on a city, or a city on a citadel? No, both are laid on settlements only, and neither is ever moved.
    .title = What covers what
rule-Q35 = When does the hand limit bind you? In your own turn only in the draw step; in your opponent’s turn always, so a building that the Arsonist sends back counts at once.
    .title = Hand limit in your turn
rule-Q36 = What is a round? Two successive turns, in which each player is active once.
    .title = Round and turn


## Rule book: Wizards & Dragons: how the cards meet

rule-I1 = The Scout may be cancelled by Countermagic; the new settlement then receives its two regions from the top of the stack. The Scout is of no use with a citadel, which brings no new regions.
    .title = Scout
rule-I2 = Peaceful action cards may be cancelled by Countermagic too. Under the Philosopher’s Stone the Caravan may be played, as it harms nobody; the Merchant may not.
    .title = Caravan and Merchant
rule-I3 = With the Spy you may take a dragon, which is a unit, without a citadel of your own. The Philosopher’s Stone does not bar the Spy, as a hand is not part of the principality.
    .title = Spy
rule-I4 = The Black Knight strikes knights and dragons, never wizards. The Philosopher’s Stone bars it.
    .title = Black Knight
rule-I5 = The Herb Woman answers a Black Knight no matter whether he comes for a knight or a dragon.
    .title = Herb Woman
rule-I6 = The Arsonist may strike purple buildings too, such as the Magic Mill. Never a wizard, a dragon, a book or a citadel. The Philosopher’s Stone bars it.
    .title = Arsonist
rule-I7 = Alchemist and Wheel of Time are both used before the dice, in whichever order you like.
    .title = Before the dice
rule-I8 = The Philosopher’s Stone bars the Brigands, and every other card that attacks resources or buildings.
    .title = Brigands
rule-I9 = The Civil War touches neither wizards nor dragons; a Church makes no difference to them. Only knights and fleets can be named.
    .title = Civil War
rule-I10 = The Plague strikes regions beside a city, so a region beside a citadel only loses if it lies beside a city as well. The Philosopher’s Stone does not stop it, as it stops no event.
    .title = Plague
rule-I11 = A Garrison or Abbey at a citadel counts for Productive Year and Progress as elsewhere. A bewitched one does not.
    .title = Garrison and Abbey
rule-I12 = Both events are unchanged. In the tournament you look only through your own stacks, and the cards of a hand go under stacks of its owner.
    .title = Conflict and Master Builder
rule-I13 = The trader whom the printed rules name as damage, and whom the Philosopher’s Stone bars, is the Merchant of the base game.
    .title = The trader
rule-I14 = The Bishop answers no magic card. He may himself be cancelled by Countermagic; the attack then has its usual odds.
    .title = Bishop
rule-I15 = The Year End shuffles only the events still in the game. What Better World has removed stays out.
    .title = Year End
rule-I16 = The Wheel of Time may name the club, and Time Jump may void it. In the first two rounds a club that you name does nothing either. Magic power is never counted and never lost to brigands.
    .title = Brigand Attack
rule-I17 = Dragons have no tournament points and do not count when the event die shows the knight’s head.
    .title = Tournament on the die
rule-I18 = Each of your knights is 1 stronger by a Smithy, a dragon is not.
    .title = Smithy
rule-I19 = A settlement that has become a citadel can never become a city. Red cards are thus barred from it for good.
    .title = A citadel stays a citadel
rule-I20 = Green buildings, knights and fleets may be laid at a citadel as at a settlement or city.
    .title = Green cards
rule-I21 = For the Knight Token a dragon’s strength counts, and so does strength doubled by the Magic Potion. For the Windmill Token a bewitched building’s commerce points do not.
    .title = The two tokens
rule-I22 = While the Witch lies on an Abbey or Library of yours, it does not raise your hand limit. In your opponent’s turn you reduce your hand at once, under stacks.
    .title = Bewitched Abbey or Library
rule-I24 = Materialization replaces the payment only. You need a settlement, and there must be a city left in the supply.
    .title = Materialization
rule-I25 = The Philosopher’s Stone bars Witch, Whirlwind and Wizards’ Duel, and here also Magic Land and By Magic’s Hand. It does not bar Countermagic, Better World, Change Land!, Change Places!, Materialization or any spell that only looks.
    .title = What the Stone bars
rule-I26 = A Witch that already lies on a building when a Philosopher’s Stone is laid stays there but has no effect as long as the Stone is in play.
    .title = Witch before the Stone
rule-I27 = Countermagic stops no Magic Kitchen, no Magic Mill, no recharging, no book and no dragon. It stops cards that are played as actions.
    .title = What Countermagic cannot stop
rule-I28 = As long as a wizard lies at a region, neither you nor your opponent can exchange it by Magic Land or Change Land!.
    .title = A wizard guards the land
rule-I29 = The Magic Potion works on knights and dragons only. It does not help in a Wizards’ Duel.
    .title = No potion for wizards
rule-I30 = A wizard raised by the Dance of the Unicorns is not tired (P6). If you recharge this wizard later in the same turn, W31 applies as ever.
    .title = Unicorns and recharging


## Rule book: rulings of this table

rule-R1 = You know the order of a stack that you have looked through, and the table remembers it for you. When your opponent takes a card out of it that you do not see, this knowledge is forgotten.
    .title = What you know of a stack
rule-R2 = In one turn you may make your opponent at most three offers.
    .title = Three offers
rule-R3 = If you choose a card from a stack that holds it more than once, you take the one nearest the top.
    .title = Equal cards in a stack
rule-R4 = The two sites on one side of a city or citadel are alike. When you lay a card there, the inner one is used first if it is free.
    .title = Inner site first
rule-R5 = In the draw step you must refill your hand up to the limit as long as any stack that you may use has cards.
    .title = Refilling is a duty
rule-R6 = Games go on until somebody has won. Option: a simulation may set a limit of turns; when it is reached, the game is a draw. Between people there is no such limit.
    .title = A limit of turns
rule-R7 = A card that returned to your hand from the table, or that was shown, is known to your opponent. It stays so until you lay or play it, or until cards of your hand go away unseen.
    .title = Known cards in a hand
rule-R8 = The first seat has crest A, white and red, and the second seat crest B, black and red.
    .title = Who has which crest
