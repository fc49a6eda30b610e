### Fredericus in English: names, options, rule book.
###
### The rule book speaks to one player, "you", who may be anybody. A text is one line, however long, so that the
### page and the terminal can wrap it as they like. Apostrophes and quotation marks are typographic: ’ “ ”.
###
### Words to keep apart in every language: the *keep* is the outermost space, where rows begin and bets lie (Italian:
### torrione); the *tower* is the post where birds perch (Italian: posto di guardia). The *end card* of a row is the one
### farthest from the castle. A *seal* is a card; *opening the seal* is the name of the act, *reversal* is what it does.
### A *goal* is a card of the goal deck.


## Names

game-name = Fredericus
drawing-title = Fredericus: the castle and its rows
game-motto = Castel del Monte, 1246: two birds of prey, eight keeps, one emperor to please.

# Our own: what the levels of the computer players are called, the weakest first; ranks of the falconry at court.
terminal-player-page = Page
terminal-player-squire = Squire
terminal-player-falconer = Falconer
terminal-player-master-falconer = Master falconer
terminal-player-grand-falconer = Grand falconer

# The value is the bare name. `.a` stands where a sentence needs "a griffin" ("row 3 ends in a griffin"), `.the` where it
# needs "the griffin" ("Blue captures the griffin"), `.short` where there is little room and the name is long. In a
# language with cases, choose the case that your own sentences need.
card-W = woods
    .a = woods
    .the = the woods
card-S = sky
    .a = sky
    .the = the sky
card-E = emperor’s seal
    .short = seal
    .a = a seal
    .the = the seal
# The first three creatures are named in accounts of the printed game.
card-a = basilisk
    .a = a basilisk
    .the = the basilisk
card-b = lindworm
    .a = a lindworm
    .the = the lindworm
card-c = cockatrice
    .a = a cockatrice
    .the = the cockatrice
# Our own choice, not from the game: the names of these five are lost (only basilisk, lindworm and cockatrice are
# attested). All that is known is that they are ancient and medieval beasts that can fly. The true names may replace them.
card-d = griffin
    .a = a griffin
    .the = the griffin
# Our own choice, not from the game.
card-e = harpy
    .a = a harpy
    .the = the harpy
# Our own choice, not from the game.
card-f = phoenix
    .a = a phoenix
    .the = the phoenix
# Our own choice, not from the game.
card-g = chimera
    .a = a chimera
    .the = the chimera
# Our own choice, not from the game.
card-h = pegasus
    .a = a pegasus
    .the = the pegasus
# A name: no article, in most languages.
card-F = Fredericus
    .a = Fredericus
    .the = Fredericus
# What stands for the end card of an empty row ("row 3 ends in nothing").
card-none = nothing
    .a = nothing
    .the = nothing

bird-P = peregrine falcon
    .the = the peregrine falcon
bird-G = goshawk
    .the = the goshawk

# What players are called who have given no name: the colour of their pieces (painted in lapis, vermilion, green and
# gold). As names they take a capital and no article.
seat-0 = Blue
seat-1 = Red
seat-2 = Green
seat-3 = Gold

# Where a token can be, other than on a keep.
place-centre = the centre
place-hand = in hand

# What the player who decides is doing now; a short heading.
phase-bets = First bets
phase-turn = The hunt
phase-token = The token
phase-over = Game over


## Options

option-variant = Shorter game
    .about = Once in each turn, without spending an action, you may send three woods or three skies from the end of a row back to its castle end, if you have a bird on its tower. Buried creatures come to light sooner.
option-variant-off = off
option-variant-on = on

option-goal-discard-by = Who turns over a goal
    .about = In every round one player turns over a goal at the end of the turn. The Dutch rule book gives this to the starting player, the other three to the manager; if the starting player turns over Fredericus, the others still have a turn.
option-goal-discard-by-manager = the manager
option-goal-discard-by-starter = the starting player

option-actions = Actions in a turn
    .about = The rule books demand exactly four actions. At a gentler table you may stop sooner.
option-actions-exact = exactly four
option-actions-up-to = up to four

option-two-token-reward = Two tokens on one keep
    .about = With two players, both tokens of one player can stand on the same keep. A capture there brings their owner one goal in all, or one goal for each token.
option-two-token-reward-owner = one goal
option-two-token-reward-token = one goal for each token

option-eighth-pays = Bets on the eighth creature
    .about = A player’s eighth creature ends the drawing of goals. This decides whether bets on that very capture are still paid.
option-eighth-pays-no = not paid
option-eighth-pays-yes = still paid

option-placement = First towers
    .about = Where the birds stand when the game begins. With three or four players no fixed order is perfectly even, so a draw by lot suits a tournament.
option-placement-canonical = in a fixed order
option-placement-random = by lot


## Rule book: chapters

chapter-components = The castle and its pieces
chapter-setup = Setting up
chapter-turn = Your turn
chapter-capture = Capturing creatures
chapter-reversal = Opening the emperor’s seal
chapter-hooding = Hooding
chapter-end-of-turn = The end of your turn
chapter-scoring = The end of the game and the score
chapter-variant = The shorter game
# Everything from here on answers a question that the printed rule books leave open.
chapter-rulings = Rulings, where the rule books are silent
chapter-rulings-setup = Rulings on setting up
chapter-rulings-rows = Rulings on empty and short rows
chapter-rulings-actions = Rulings on actions
chapter-rulings-captures = Rulings on captures
chapter-rulings-birds = Rulings on birds and hoods
chapter-rulings-tokens = Rulings on betting tokens
chapter-rulings-end = Rulings on the goal deck and the end
chapter-information = Who knows what
chapter-rulings-variant = Rulings on the shorter game


## Rule book: the castle and its pieces

rule-F1 = The board is Castel del Monte, a castle with eight sides. On each side, from the outside in, there are a keep (eight-sided itself), a tower for the birds and a section of the courtyard; in the very middle lies the centre of the courtyard, one space that all sides share.
    .title = The castle
rule-F2 = The sides are numbered 0 to 7, clockwise, and from each keep one row of cards runs outward. The keep, the tower, the courtyard section and the row of one side all bear the same number and belong together. Every side has exactly two neighbours, one to the left and one to the right (those of side 0 are 7 and 1), and they remain its neighbours whatever lies there.
    .title = Sides and neighbours
rule-F3 = There are eight wooden birds, a pair in each of four colours. The tall piece of a pair is the peregrine falcon, the short one the goshawk.
    .title = Birds of prey
rule-F4 = There are four betting tokens, one in each colour. With two players all four are used, two for each player.
    .title = Betting tokens
rule-F5 = There are 118 cards: 24 woods, 24 skies, 8 emperor’s seals, 32 creatures (eight kinds, four of each), 24 goals (the same eight kinds, three of each), 4 falconers, 1 Fredericus and 1 starting-player card. A falconer only shows your colour.
    .title = The cards
rule-F6 = With four players the rows hold 88 cards, 11 in each: 24 woods, 24 skies, 8 seals and 32 creatures, four of each kind. With three players they hold 72, 9 in each: 21 woods, 21 skies, 6 seals and 24 creatures, three of each kind. With two players they hold 56, 7 in each: 18 woods, 18 skies, 4 seals and 16 creatures, two of each kind. The cards left over are out of the game, and everyone knows which they are.
    .title = Cards in the rows


## Rule book: setting up

rule-F7 = You choose a colour and take its two birds, its betting token and its falconer. With two players you take a second token too. Pieces that nobody takes leave the game.
    .title = Your pieces
rule-F8 = Your two birds begin on opposite towers, such as 1 and 5. There are four such pairs of towers and no two players share one, so with four players every pair is taken. The birds take their places before the rows are dealt, so you cannot plan where they begin. Option: the places may be drawn by lot (see A1).
    .title = The first towers
rule-F9 = Choose who starts, or let the lot decide. The starting player keeps the starting-player card in view for the whole game, and the others follow clockwise. Whoever sits on the starting player’s right, and so plays last in every round, is the manager, who looks after the goal deck. With two players that is the one who does not start.
    .title = Starting player and manager
rule-F10 = The 24 goals are shuffled and one is dealt to each player; yours is your secret. With three players 4 more goals are discarded face up, with two players 8, with four none. Then another four are set aside, Fredericus is shuffled in among them, and these five cards become the bottom of the goal deck. The remaining goals go on top, 16 with four players, 13 with three and 10 with two, so Fredericus is one of cards 17 to 21 with four players, 14 to 18 with three and 11 to 15 with two.
    .title = The goal deck
rule-F11 = The cards for the rows are shuffled and all dealt out face up: 11 at each keep with four players, 9 with three, 7 with two. The first card of a row lies next to the castle, and the outermost is its end card. Every card stays in view, but when you act, or ask whether you may, only end cards count; the shorter game alone looks deeper (see F39).
    .title = The rows
rule-F12 = Now come the first bets, one player after the other, clockwise from the starting player. You put your token on a keep where you expect an opponent to capture a creature; with two players you place both your tokens so. A keep has room for any number of tokens, but the centre is not yet open to bets.
    .title = First bets


## Rule book: your turn

rule-F13 = The turn passes clockwise, and on your turn you must perform exactly four actions. In the first round, and only then, the starting player has two and the second player three; a third and a fourth player have four. This is so with two players as well. Option: with “up to four” these numbers are a limit, and you may stop sooner.
    .title = Four actions
rule-F14 = You decide the order of your actions. You may repeat any kind of action, and you need not use every kind. Captures and the opening of the seal cost no action: you may fit them in before your first action, between two actions or after your last.
    .title = In any order
rule-F15 = Action: you take the end card of any row and add it to a neighbouring row, on the left or on the right, where it becomes the end card.
    .title = Move a card
rule-F16 = Action: you move one of your birds that is not hooded from its tower to a neighbouring tower. A tower is never full; any number of birds, your own and others’, may share it.
    .title = Fly a bird
rule-F17 = Action: you hood opponents’ birds on a tower. When you may do so, and what it does, is told in F25 to F30.
    .title = Hood birds


## Rule book: capturing creatures

rule-F18 = Each of your birds may capture one creature in each of your turns, so you may capture two in a turn at most. A capture costs no action, and you never have to make one.
    .title = One creature a bird
rule-F19 = Your peregrine falcon, unless hooded, may capture the creature at the end of its own tower’s row if both neighbouring rows end in sky.
    .title = High hunt
rule-F20 = Your goshawk, unless hooded, may capture the creature at the end of its own tower’s row if there is sky at the end of one neighbouring row and woods at the end of the other. It does not matter which is on which side.
    .title = Low hunt
rule-F21 = The creature leaves its row and lies face up in front of you, and the next card towards the castle becomes the end card at once. The sky and woods that served your hunt stay where they are.
    .title = The catch
rule-F22 = If opponents’ tokens lie on the keep where you capture, their owners are paid: clockwise from your left, each takes the token back and draws one goal. Your own token on that keep does nothing and stays. Any capture, on whichever keep, also sends a token in the centre back to its owner, who draws nothing for it.
    .title = Bets on a capture


## Rule book: opening the emperor’s seal

rule-F23 = You may open the seal if one of your birds, of either kind and not hooded, is on a tower whose two neighbouring rows both end in an emperor’s seal. It costs no action and is never compulsory, and you may do it only once in a turn.
    .title = Between two seals
rule-F24 = You turn the whole row of that tower round, so that its end card comes to lie next to the castle and the card next to the castle becomes the end card. You draw one goal. You discard one of the two seals, whichever you like, and it is out of the game. And you gain two additional actions for this turn, which you may use but need not.
    .title = What the seal grants


## Rule book: hooding

rule-F25 = You may hood at a tower if there are woods at the end of both neighbouring rows and an opponent has a bird on the tower that may be hooded (see F27). What lies in the tower’s own row is of no importance. You need no bird of your own there, and your own birds are never hooded by your action.
    .title = Between two woods
rule-F26 = One action hoods one bird of every opponent on that tower, except those whom F27 protects.
    .title = All opponents at once
rule-F27 = Nobody’s two birds are ever hooded at the same time. Whoever already has a hooded bird is safe from you; you may still hood the birds of others on the same tower.
    .title = Never both birds
rule-F28 = If an opponent has two birds on that tower, neither of them hooded, you hood only one of them, and you choose which.
    .title = You choose which
rule-F29 = A hooded bird moves from its tower to the courtyard section of the same side, and remembers its tower. As long as it is hooded it cannot fly, cannot capture and cannot help you to open the seal.
    .title = Under the hood
rule-F30 = Your hooded bird is freed at the end of your own next turn and returns to its tower. So it misses exactly one of your turns; but nothing prevents another player from hooding it again before it has done anything.
    .title = How long it lasts


## Rule book: the end of your turn

rule-F31 = When your actions are over, three things follow in this order: your bird, your token, the manager’s goal card. None of them costs an action. First, if one of your birds is hooded, it is freed.
    .title = First your bird
rule-F32 = Second, your token must be on a keep: you place it there, or, if it lies on the board already, you move it or leave it. With three or four players the centre is open to you as well, as long as no other token is there. With two players this goes for both your tokens, and there is no centre.
    .title = Then your token
rule-F33 = Third, if you are the manager, you turn over the top card of the goal deck and discard it face up; so this happens once in every round. Option: the starting player does this instead, at the end of the starting player’s own turns.
    .title = Last, a goal card
rule-F34 = If your token is still in the centre when your turn begins, you take it back and draw one goal, before anything else.
    .title = A token in the centre


## Rule book: the end of the game and the score

rule-F35 = The end is announced as soon as one player captures an eighth creature (each counts alone), or as soon as Fredericus is drawn or turned over. From that moment nobody draws a goal any more, for any reason. The round is played to its end and the starting player does not begin another, so all have had equally many turns; if the end is announced in the manager’s turn, the game is over after that turn.
    .title = The end is announced
rule-F36 = You score 1 point for each creature, 1 for each goal and 2 for Fredericus if you drew it. A creature and a goal of the same kind make a pair, and each card belongs to one pair at most. Your first pair brings 1 point more, the second 2 more, the third 3 more, and so on, counted through all kinds together: three pairs bring 6 points besides those for the cards.
    .title = The score
rule-F37 = The player with the most points is named Imperial Falconer and wins. If several are tied for the lead, the one of them who comes last in the order of play wins, so there is always one winner.
    .title = The Imperial Falconer
rule-F38 = You can always perform an action: one of your birds at least is never hooded, and no tower is ever full. The goal deck always lasts until Fredericus appears. And because a goal card is turned over in every round, every game ends: after 21 rounds at most with four players, 18 with three and 15 with two.
    .title = Nobody is ever stuck


## Rule book: the shorter game

rule-F39 = Once in each of your turns, at any point and without spending an action, you may send three cards back to the castle. One of your birds, not hooded, must be on the tower of their row, and the last three cards of that row must be all woods or all sky: you move those three from the end to the castle end of the same row. Option: you play with this rule only if it was switched on.
    .title = Three cards back


## Rule book: rulings on setting up

rule-A1 = The rule books show the first towers only in a picture, which has not come down to us; here the places are fixed. In order of play, peregrine falcon and goshawk begin on towers 0 and 4, 1 and 5, 2 and 6, 3 and 7. With two players the second has 2 and 6, so that each sees the castle exactly as the other does. Option: each player’s pair of towers, and which bird takes which of the two, may be drawn by lot.
    .title = Who stands where
rule-A2 = The rule books do not say how two players place their four first tokens. Here you place both of yours at once, the starting player before the other; you may put both on the same keep.
    .title = First bets for two
rule-A3 = Two actions, then three, then four and four: in the first round this holds as printed, whatever the number of players. If you open the seal in that round, its two actions come on top. A goal card is turned over at the end of the first round as of every other.
    .title = The first round


## Rule book: rulings on empty and short rows

rule-A4 = The rule books do not speak of empty rows. Here you cannot take a card from one, of course, but you may move a card into one, and it is then first card and end card together. A row belongs to its keep, not to its cards; otherwise that side of the castle would be dead for good.
    .title = Into an empty row
rule-A5 = An empty row is still the neighbour of the rows beside it, but it has no end card. So you cannot capture from it, and nothing that needs a certain card at its end is possible: beside it you can neither hunt, nor hood, nor open the seal. You never look past it to the row beyond.
    .title = Beside an empty row
rule-A6 = The rule books do not say how long a row must be to be reversed. Here a single card is enough: it stays where it is, but you draw a goal, discard a seal and gain two actions. A row that reads the same both ways may be reversed too. An empty row may not, as there is no row to take.
    .title = Reversing a short row
rule-A7 = A row may grow to any length. The rule books set no limit, and there is none here.
    .title = Long rows
rule-A8 = Taking a creature or discarding a seal may leave a row empty; that is allowed. Tokens may lie on the keep of an empty row.
    .title = Emptying a row


## Rule book: rulings on actions

rule-A9 = You must use all the actions that the turn gives you, and you always can. Two of them may undo each other, if you fly out and back or move a card over and back, but a single action never leaves everything as it was. Option: with “up to four” you may leave actions unused.
    .title = No passing
rule-A10 = You say yourself when you have finished. You may do so once no compulsory action is left, and you need not do so at once: a capture, the opening of the seal and its additional actions may still be open to you, and your turn does not close before you have had the chance. Option: with “up to four” you may finish at any time.
    .title = When you finish
rule-A11 = The two additional actions from the seal are yours to use or not, for any kind of action, at any later moment of the same turn. It makes no difference if you open the seal after your fourth action. What you do not use is lost when the turn ends.
    .title = Additional actions
rule-A12 = You may not hood at a tower where nothing would come of it: where there is no bird, where all birds are your own, or where every opponent present already has a hooded bird. So hooding cannot serve you as a way to pass.
    .title = No empty hooding
rule-A13 = The rule books do not speak of taking back. Here you may take back what you have done, step by step, within your own turn, until something hidden has come to light: once a goal card has been drawn or turned over, what led to it stands, unless everyone at the table agrees.
    .title = Taking back
rule-A14 = What costs no action is never a duty. You may leave a creature uncaught and a seal unopened, even when they are there for the taking.
    .title = Nothing free is compulsory


## Rule book: rulings on captures

rule-A15 = Captures and reversals take effect one by one and at once, and whether you may make one depends on the end cards at that moment. So the order matters: a capture or a reversal may open the way for the next, or bar it. If both your birds are on one tower they cannot both capture unless something changes in between, as one needs sky on both sides and the other sky and woods.
    .title = The order matters
rule-A16 = In one turn your bird may fly first and capture afterwards, or the other way round; it still captures only once. Birds on the same tower, whoever owns them, do not hinder it.
    .title = Flying and capturing
rule-A17 = If you capture on the keep where your own token lies, you draw nothing for it and the token stays. The Italian rule book speaks of opponents’ tokens only.
    .title = Your own bet
rule-A18 = When a capture pays several bets, the owners draw one goal each, clockwise from the left of the player who captured. If one of them draws Fredericus, those who come later draw nothing; but all the opposing tokens on that keep go back to their owners.
    .title = Who is paid first
rule-A19 = If your token comes back to you while another player has the turn, it stays in your hand until the end of your own next turn. You cannot place it earlier.
    .title = A token in hand


## Rule book: rulings on birds and hoods

rule-A20 = Any number of hooded birds may sit in one courtyard section, and when yours is freed there is always room on its tower. It has then missed exactly one of your turns. It may be hooded again in the very round in which it was freed; nothing protects it.
    .title = Hooded again
rule-A21 = A hooded bird does not count as being on its tower. With it you cannot capture, fly or open the seal, nor send three cards back in the shorter game.
    .title = Not on the tower


## Rule book: rulings on betting tokens

rule-A22 = With two players both your tokens may lie on one keep. Every rule book promises the owner one goal, so here a capture there pays you one goal and gives you both tokens back; you gain nothing by doubling up. Option: you draw one goal for each token.
    .title = Two tokens, one keep
rule-A23 = With two players both your tokens must be on keeps when your turn is over. You may move one of those already there, both or neither.
    .title = Both tokens placed
rule-A24 = With three or four players you may put your token in the centre only at the end of your own turn, and only if the centre is empty then. The first capture by anyone sends it back to you unpaid, and later ones find nothing there; the centre is then free for another player, from the end of that same turn on. If your token is still there when your next turn begins, it pays you before your first action, so in the second round at the earliest. To be in the centre again it must be placed anew.
    .title = The centre
rule-A25 = With three or four players you have one token, and it is in one place. If you move it from a keep to the centre, your bet on the keep is gone.
    .title = One place only


## Rule book: rulings on the goal deck and the end

rule-A26 = If the manager turns over Fredericus, it is discarded and nobody scores its 2 points. The game is over on the spot, since the starting player would be next. Option: if it is the starting player who turns over goals, the other players still have their turn in that round.
    .title = Fredericus turned over
rule-A27 = If you draw Fredericus, you show it and keep it. It is worth 2 points and no more: it does not count as a goal besides, and it makes a pair with no creature.
    .title = Fredericus drawn
rule-A28 = After the announcement the remaining turns are played as ever: you may capture, hood, bet and open the seal, discarding a seal and gaining two actions. Only goals are no longer drawn, neither for bets nor for the seal nor for a token in the centre, and none are turned over. Tokens that would have been paid still go back to their owners.
    .title = After the announcement
rule-A29 = The rule books do not say which comes first if you capture your eighth creature on a keep with opposing tokens. Here the end comes first: the tokens go back to their owners, who draw nothing. Option: the bets on that capture may still be paid, and if one of them brings Fredericus, the end simply has two reasons.
    .title = Bets on the eighth
rule-A30 = The player who captures an eighth creature plays the turn to its end and may capture a ninth; more than nine nobody can have. In the turns that remain, others may reach eight or nine too.
    .title = A ninth creature
rule-A31 = If the starting player draws Fredericus at the beginning of a turn, for a token in the centre, that turn has already begun. So the whole round is still played.
    .title = Fredericus from the centre
rule-A32 = You never face an empty goal deck while goals may still be drawn: Fredericus is among the last five cards, and once it has appeared nobody draws again. So no rule is needed for that case.
    .title = No empty goal deck
rule-A33 = Once the end has been announced, no turn follows the last one that you could bet on. So whoever plays it need not place a token, and the points are counted at once.
    .title = No bet at the end


## Rule book: who knows what

rule-A34 = Everyone sees all cards of all rows, the birds and the hoods, the tokens, the captured creatures and the discarded seals. Everyone may look at any time through all goals that were discarded, in setting up or since. Everyone also knows how many cards the goal deck has, how many goals each player holds, how many actions are left in the turn, whether the end has been announced and, once it has been drawn, who holds Fredericus.
    .title = What everyone sees
rule-A35 = Your goals are for your eyes only. The rule books say so of the first; here it holds for those you draw later as well. Nobody knows the order of the goal deck, nor which four goals lie at the bottom with Fredericus. But you can reckon: the goals you have not seen are the 24, less those discarded face up, less your own.
    .title = What only you know
rule-A36 = Chance speaks in the deal (and in the choice of the first towers, if they are drawn by lot), and whenever a goal card is drawn or turned over. Everything else depends on what you and your opponents decide.
    .title = Where chance comes in


## Rule book: rulings on the shorter game

rule-A37 = In a row of exactly three cards the move would change nothing, so you cannot make it. It counts neither as an action nor as your one reversal of the turn, and a hooded bird does not entitle you to it.
    .title = Limits of the shorter game


## The log: what happened, one sentence an event
##
## $seat, $victim and $owner are players’ names. A card, bird or place comes as its name ($card), with its other forms
## ($card-the) and as its letter for choosing ($card-id).

event-turn-began = Round { $round }: { $seat } begins a turn with { $actions } actions.
event-card-moved = { $seat } moves { $card-the } from row { $row } to row { $to }.
event-flew = { $seat } flies { $bird-the } from tower { $tower } to tower { $to }.
event-hooding = { $seat } hoods the birds on tower { $tower }.
event-hooded = { $bird-id ->
        [P] The peregrine falcon of { $victim } is hooded in section { $tower }.
       *[G] The goshawk of { $victim } is hooded in section { $tower }.
    }
event-captured = { $seat } captures { $creature-the } at keep { $tower } with { $bird-the }.
event-reversed = { $seat } opens the seals: row { $row } is reversed, the seal of row { $discard } is discarded, { $extra } additional actions.
event-shifted = { $seat } moves three cards, all { $card }, to the castle end of row { $row }.
event-actions-ended = { $seat } ends the actions of this turn.
event-freed = { $seat } frees { $bird-the }, back to tower { $tower }.
event-token-laid = { $place-id ->
        [centre] { $seat } lays a token in the centre.
       *[keep] { $seat } bets on keep { $place }.
    }
event-token-stayed = { $seat } leaves a token on keep { $place }.
event-token-back = { $from-id ->
        [centre] { $seat } takes the token back from the centre.
       *[keep] { $seat } takes the token back from keep { $from }.
    }
event-goal-drawn = { $seat } draws a goal.
    .seen = { $seat } draws a goal: { $goal-the }.
event-fredericus-drawn = { $seat } draws Fredericus!
event-goal-turned-over = { $goal-id ->
        [F] { $seat } turns over the top goal: it is Fredericus!
       *[other] { $seat } turns over the top goal and discards it: { $goal-the }.
    }
event-announced = { $reason-id ->
        [eighth] { $seat } has eight creatures and announces the end. No more goals are drawn.
        [drawn] { $seat } announces the end. No more goals are drawn.
       *[turned] Fredericus is discarded; the end is announced. No more goals are drawn.
    }
event-game-over = { $reason-id ->
        [eighth] The hunt is over: an eighth creature was caught. { $seat } is the Imperial Falconer.
        [drawn] The hunt is over: Fredericus was drawn. { $seat } is the Imperial Falconer.
       *[turned] The hunt is over: Fredericus was turned over. { $seat } is the Imperial Falconer.
    }

reason-eighth = eighth creature
reason-drawn = Fredericus drawn
reason-turned = Fredericus turned over


## Refusals of the referee: why a move is not legal
##
## The number of the rule is shown beside the sentence, so no sentence names it.

refusal-over = The game is over; nothing more can be played.
refusal-bets-first = First come the bets: lay your token on a keep.
refusal-token-first = Your actions have ended. Lay your betting token now.
refusal-token-later = { $remaining ->
        [0] Tokens are laid at the end of the turn. End your actions first (Z).
        [one] Tokens are laid at the end of the turn. You still have one action to perform.
       *[other] Tokens are laid at the end of the turn. You still have { $remaining } actions to perform.
    }
refusal-other-game = “{ $text }” is a move of another game.
refusal-no-move = “{ $text }” is not a move. A turn knows M row>row, P>tower, G>tower, H tower[birds], XP, XG, R row/seal, V row and Z; a token is laid with K.
refusal-no-such-side = There is no side { $number }; the castle’s sides are numbered 0 to 7.
refusal-no-such-bird = “{ $text }” is no bird of yours: P is the peregrine falcon, G the goshawk.

refusal-no-actions-left = You have no action left. You may still capture or open seals, or end your actions (Z).
refusal-actions-left = { $remaining ->
        [one] You must perform one more action before you end your turn.
       *[other] You must perform { $remaining } more actions before you end your turn.
    }
refusal-empty-row = Row { $row } is empty; there is no card to move.
refusal-not-adjacent = Row { $row } is not beside row { $to }. From row { $row }, a card goes to row { $left } or row { $right }.
refusal-hooded-flight = Your { $bird } is hooded in section { $tower } and cannot fly before the end of your turn sets it free.
refusal-far-flight = Your { $bird } stands on tower { $tower }; it can fly to tower { $left } or tower { $right }, not to tower { $to }.

refusal-captured-already = Your { $bird } has already captured this turn; each bird captures once a turn.
refusal-hooded-hunt = Your { $bird } is hooded in section { $tower } and cannot capture.
refusal-hunt-empty-row = Row { $tower } is empty; there is nothing before your { $bird } to capture.
refusal-no-creature = Row { $tower } ends in { $end-a }; your { $bird } captures creatures only.
refusal-high-hunt = Row { $left } ends in { $left-end-a } and row { $right } in { $right-end-a }; the high hunt needs sky on both sides of row { $tower }.
refusal-low-hunt = Row { $left } ends in { $left-end-a } and row { $right } in { $right-end-a }; the low hunt needs woods on one side of row { $tower } and sky on the other.

refusal-reversed-already = You have already opened seals this turn; one row may be reversed in a turn.
refusal-no-bird-to-reverse = To reverse row { $row } you need a bird of yours on tower { $row }.
refusal-hooded-reversal = Your { $bird } is hooded in section { $row }; a hooded bird cannot open seals.
refusal-no-seals = Row { $left } ends in { $left-end-a } and row { $right } in { $right-end-a }; to reverse row { $tower } both must end in a seal.
refusal-reverse-empty-row = Row { $row } is empty; there is nothing to reverse.
refusal-wrong-seal = Row { $to } is not beside row { $row }. You discard the seal of row { $left } or of row { $right }.

refusal-no-woods = Row { $left } ends in { $left-end-a } and row { $right } in { $right-end-a }; to hood on tower { $tower } both must end in woods.
refusal-hood-nobody = No bird stands on tower { $tower }, so there is nobody to hood.
refusal-hood-own-only = Only birds of your own stand on tower { $tower }; hooding never touches them.
refusal-hood-immune-only = Every opponent on tower { $tower } has a hooded bird already and is safe.
refusal-hood-notation = “{ $text }” names no birds. Name one bird of each opponent on tower { $tower }, for instance [1P,2G].
refusal-hood-no-seat = There is no seat { $number }; { $seats } seats play, numbered from 0.
refusal-hood-both = Only one bird of { $victim } can be hooded, never both.
refusal-hood-own = Your own birds are never hooded by you; name the birds of your opponents on tower { $tower }.
refusal-hood-absent = { $bird-id ->
        [P] The peregrine falcon of { $victim } does not stand on tower { $tower }.
       *[G] The goshawk of { $victim } does not stand on tower { $tower }.
    }
refusal-hood-immune = { $victim } has a hooded bird already, so the other one is safe.
refusal-hood-forgotten = Hooding takes a bird of every opponent who can lose one: { $victim } on tower { $tower } is missing.

refusal-variant-off = The variant for a shorter game is not played here.
refusal-shifted-already = You have already moved three cards to the castle this turn.
refusal-no-bird-to-shift = To move the end of row { $row } to the castle you need a bird of yours on tower { $row }.
refusal-hooded-shift = Your { $bird } is hooded in section { $row }; a hooded bird does not count here.
refusal-shift-nothing = Row { $row } is just these three cards; moving them would change nothing.
refusal-shift-unlike = { $length ->
        [0] Row { $row } is empty; three woods or three skies are needed at its end.
       *[other] Row { $row } ends in { $cards }; three woods or three skies are needed.
    }

refusal-centre-in-bets = The centre takes no bets before the game; choose a keep.
refusal-no-centre = With two players the centre is not used; both tokens lie on keeps.
refusal-centre-taken = The token of { $owner } lies in the centre already; choose a keep.
refusal-two-tokens = You have two tokens and lay both, for instance K 1 5. They may share a keep.
refusal-one-token = You have one token; name one keep.
refusal-token-notation = “{ $text }” names no place for a token: K 5 for a keep, K centre for the centre, K 1 5 for two tokens.


## Refusals of options and of hand-written positions

refusal-unknown-option = There is no option “{ $option }”. The options are: { $options }.
refusal-option-value = The option { $option } cannot be “{ $value }”; it can be: { $values }.
refusal-too-long = This text of { $length } characters is no position; { $most } are enough for every one.
refusal-unknown-key = Line { $line }: “{ $key }” is no key of a position. The keys are: { $keys }.
refusal-key-twice = Line { $line }: “{ $key }” has been given before.
refusal-value = Line { $line }: “{ $key } { $value }” cannot be read. { $expected }
refusal-number = Line { $line }: “{ $key } { $value }” cannot be; a number from { $least } to { $most } is needed.
refusal-parts = { $count ->
        [one] Line { $line }: { $key } has one part, but { $seats } seats play.
       *[other] Line { $line }: { $key } has { $count } parts, but { $seats } seats play.
    }
expected-game = This is not a position of Fredericus.
expected-options = Options are written name=value, each once.
expected-rows = A row is written side:cards, castle outward, for instance 0:eSW, or 0:- when it is empty; each side 0 to 7 once.
expected-cards = Cards are W, S, E and the creatures a to h.
expected-birds = Birds are written P1G5, one pair a seat, with an h after the tower of a hooded bird.
expected-tokens = A token lies on 0 to 7, in the “centre”, or in hand (-).
expected-two-tokens = With two players each seat has two tokens, for instance 5 1; they lie on 0 to 7 or in hand (-).
expected-creatures = Creatures are letters from a to h, or - for none; no kind has more than four.
expected-goals = Goals are letters from a to h and F for Fredericus, or - for none.
expected-phase = The phase is bets, turn, token or over.
expected-used = What a turn uses up is written with P, G, R and V, or - for nothing.
expected-unused = Only a turn uses anything up; in this phase write - or leave the line out.
expected-announced = Write yes or no.
expected-announcement = Somebody holds Fredericus or eight creatures, or Fredericus was turned over, or the game is over: so the end is announced.
refusal-too-many-cards = There are { $count } cards of { $card } in the rows and among the captured; with { $seats } players the game has { $most }.
refusal-too-many-captures = { $seat } has { $count } creatures; nobody can have more than { $most }.
refusal-too-many-goals = There are { $count } goals of { $goal }; the game has { $most }.
refusal-fredericus-twice = Fredericus is there { $count } times; there is only one.
refusal-fredericus-too-high = Fredericus cannot be card { $place } of a deck of { $length }; he lies among its last five.
refusal-fredericus-missing = Fredericus is nowhere: not in the deck of { $length }, with no seat, and not turned over.
refusal-still-hooded = A bird of { $seat } is still hooded; it is freed before the token is laid.
refusal-both-hooded = Both birds of { $seat } are hooded; one at most can be.
refusal-two-in-centre = The tokens of { $seat } and { $other } both lie in the centre; there is room for one.
refusal-own-centre = The token of { $seat } cannot lie in the centre in its owner’s turn; it came back when the turn began.
refusal-bets-out-of-turn = While bets are laid, the seats before the one that decides have their tokens on keeps and the others in hand; { $seat } does not fit.
refusal-extra-without-reversal = { $extra ->
        [one] An additional action can only come from a reversal (used R).
       *[other] { $extra } additional actions can only come from a reversal (used R).
    }
refusal-late-round = With { $deck } goals in the deck, round { $round } is too late; { $most } is the last.
refusal-late-bets = Bets are laid before the first round, and before any announcement.


## Terminal
##
## The words of `tavoliere play` at the castle. A terminal may be only 80 columns wide: the words of keys and headings
## must be short, a hint should fit into two lines of 78 letters.

terminal-round = Round { $round }
terminal-actions = Actions
terminal-announced = The end is announced
terminal-own-goals = Your goals
terminal-no-pairs = no pair yet
terminal-goal-deck = Goal deck
terminal-open-goals = open
terminal-too-small = The castle needs a window of 80 by 24 characters; this one has { $width } by { $height }.

terminal-hint-bet = Lay your token on a keep: choose a side, then Enter.
terminal-hint-bets = Lay two tokens, on two keeps or on one: choose the first keep.
terminal-hint-bets-second = Now the second keep; the same one is possible. Esc takes the first back.
terminal-hint-turn = Choose an end card or one of your birds with the arrows or 0 to 7, then Enter.
terminal-hint-card = { $card }: to which neighbouring row? Esc puts it back.
terminal-hint-bird = { $bird }: to a neighbouring tower, or to what it can do. Esc changes your mind.
terminal-hint-seal = Which of the two seals do you discard? Esc changes your mind.
terminal-hint-victim = Which bird do you hood? Esc changes your mind.
terminal-hint-which = Which one? Esc changes your mind.
terminal-hint-only-end = Nothing else is open to you: z ends your actions, u takes back.
terminal-hint-may-end = Your actions are used up. You may end them with z.
terminal-row = Row { $row }: { $count ->
        [0] empty
        [one] one card, { $end }
       *[other] { $count } cards, ending in { $end }
    }
terminal-tower = Tower { $tower }
terminal-keep = Keep { $keep }
terminal-centre = The centre of the courtyard
terminal-bird-of = { $bird } of { $name }
terminal-bird-here = { $bird } of { $name }, tower { $tower }

terminal-key-capture = Capture
terminal-key-reverse = Open seal
terminal-key-hood = Hood
terminal-key-variant = Three back
terminal-key-end = End

terminal-help-digits = Put the cursor on a side
terminal-help-enter = Choose; then choose again where it goes
terminal-help-birds = Choose your peregrine falcon or your goshawk
terminal-help-capture = Capture a creature
terminal-help-reverse = Open the emperor’s seal
terminal-help-hood = Hood birds
terminal-help-variant = Send three cards back to the castle (shorter game)
terminal-help-end = End your actions
terminal-help-type = Type a move, for instance M 0>7
terminal-help-mouse = Mouse: click a card, then a row beside it; click a bird, then a tower, its creature or a seal.
terminal-help-moves = M row>row   P>tower   G>tower   H tower[birds]   XP   XG   R row/seal   V row   Z   K keep
terminal-sign-bird = the peregrine falcon of seat 0; G is a goshawk
terminal-sign-hooded = a hooded bird, in the courtyard
terminal-sign-token = the token of seat 2
terminal-sign-goals = goals that a player holds
terminal-sign-action = an action left; green: an additional one

terminal-which-birds = Which birds do you hood?

terminal-handover-why = The goals of each player are secret.

terminal-score-title = The Imperial Falconer is { $name }
terminal-score-reason = The end: { $reason }, in round { $round }.
terminal-score-tie = A tie at the top: the one who played last in the order of play wins (F37).
terminal-score-pairs = Pairs
terminal-score-single = Singles
terminal-score-sum = Creatures { $creatures }, goals { $goals }, pairs { $bonus }, Fredericus { $fredericus }
terminal-look = Look at the castle
