# ZhanGuo: the rules in our words, the rulings, and the options as sentences.

## The options as sentences: … stands for the choice

sentence-boards = The player boards are ….
sentence-boards-a = the A sides
sentence-boards-b = the B sides, chosen in reverse turn order
sentence-boards-auction = the B sides, by auction
sentence-draw = Everybody draws ….
sentence-draw-two = two cards of each colour
sentence-draw-three = three cards of each colour and keeps two
sentence-order = Turns go ….
sentence-order-clockwise = clockwise
sentence-order-reward-line = along the Reward line
sentence-hire = Hiring raises unrest by ….
sentence-hire-one = 1
sentence-hire-workers = the number of Workers
sentence-first = … begins.
sentence-first-random = A player drawn by lot
sentence-first-seat-1 = Seat 1
sentence-first-seat-2 = Seat 2
sentence-first-seat-3 = Seat 3
sentence-first-seat-4 = Seat 4

## Groups and headings

group-glance = At a glance
group-unification = Cards above your board
group-court = The Court
group-abilities = Abilities
group-rewards = Unification Rewards
group-tasks = Tasks
group-end = The end
group-variants = B sides and variants
group-appendix = Appendix: small print, and this table

heading-overview = What it is about
heading-set-up = Set-up
heading-round = A round
heading-bonuses = What cards bring
heading-signs = All signs
heading-advice = For the first games
heading-reward-table = The rewards, round by round
heading-task-table = The twelve Tasks
unification-action = Unification Action
court-action = Court Actions
unification-rewards = Who gets the rewards
task-discs = Completing Tasks
final-governor-count = The count of Governors
final-aspect-count = The count of aspects
final-task-count = The count of Tasks
wall-tiles = The count of Walls
most-points = The winner
line-order = Turns along the Reward line
hire-unrest = Hiring by numbers

## Rules

rule-overview =
    China, 221 B.C. The Warring States are conquered, but they are not yet one empire. You unify writing, currency and laws, appoint Governors, raise Palaces, and build at the Great Wall.

    Over five rounds you play six cards each. Every card is played in one of two ways:

    - __above your board__, for Unification markers and for its ability, at the price of unrest;
    - __at the Court__, for one of six actions. If its number suits, cards above your board answer.

    More cards above the board make every action stronger, but leave fewer cards for actions.
rule-set-up =
    The gameboard has a map of five regions, the Great Wall with three sites of two sections, the Court, the rewards with the Reward line, and two sections of Tasks. Your player board has the same five regions, each with a Governors Area, a Workers Area and an Unrest track. The A sides are all alike; play with them first.

    Everybody has 8 Governors, 6 Palaces and 5 Walls of his colour, 5 unrest markers, and 5 Officials of each of three colours: red ones are military, grey ones civil, white ones inspectors. Three Officials, printed on the board, begin in the Governors Area of region 1. Of 8 discs, one stands on the Reward line, one on the track of VP, and six lie ready beside the Tasks. Everybody begins with 0 VP, and the count goes on beyond 100 and 200.

    There are 40 ivory cards (Writing, 1–40), 40 orange ones (Currency, 41–80) and 40 brown ones (Laws, 81–120); each colour is a deck of its own, shuffled and face down. The general supply has the Workers, and 12, 9 or 6 Unification markers of value 1 in each colour for 4, 3 or 2 players. One marker of value 3 in each colour lies on the gameboard, beside the Court. All pieces are limited, except for Workers.

    Six Wall tiles, each with one of its two sides up, go to the six sections by lot, and a Wall, a Palace and a Governor Task to each section of Tasks. Chance decides who is the first player, unless the table has agreed on a seat. His disc is the topmost on the Reward line, the others follow by lot, one on each space.
rule-round =
    A round has three phases:

    1. Everybody __draws__ two cards of each colour.
    2. In turn, everybody __plays__ one card, until all six are played.
    3. The three __Unification Rewards__ of the round are given.

    Turns go clockwise from the first player, whose disc is on top of the Reward line; the discs below only settle ties. A marker counts the rounds, and after the fifth the game is over.

    You hold your cards so that others see their backs: how many ivory, orange and brown cards somebody holds is open, the numbers are not. All else that lies before a player is open.
rule-step-by-step = A play is a chain of small steps, and each can be taken back on its own. The page says which step is due; what belongs to a later one has to wait.
rule-hand =
    You play cards from your hand, one a turn and for one action, and everybody plays all six in a round.

    A card has a colour, a number that no other has, and an ability: on its left the Court Action that wakes it, on its right what it then brings.
rule-signs = What stands on the cards, the gameboard and the player boards. Points beside Tasks and above Wall spaces count at the end; all others are yours at once.
rule-advice =
    - Keep a balance: cards above the board make your actions stronger, but only cards at the Court are actions. In the first round, three or four above the board are a good beginning.
    - Look at the backs of the others' cards before you count on a higher or a lower number. For a Palace, keep high numbers while others still hold brown cards.
    - Do not wait too long for the right number. A Palace or a Wall without answers is better than a space that is gone.
    - Let the Tasks tell you where to build, and begin with one section of them.
rule-unification-action =
    You tuck the card, face up, above a region of your board, so that only its upper signs are seen, and take markers of its colour: 1 for the first card of that region, 2 for the second, 3 for the third. For every marker that is missing in the supply you get 1 VP at once.

    The second card raises unrest in that region by 1, the third by 2. The card stays there for the rest of the game, and its ability is yours.
rule-region-cards = A region holds three cards, so fifteen cards at most lie above a board.
rule-track-end =
    Every region of your board has an Unrest track of two, three or four spaces, by region and side of the board. The marker on it shows how much unrest there is; without a marker there is none. It goes up from the left, one space for each 1. Nothing you do may push unrest past its last space; if it would, you cannot do it.

    Unrest rises with the second and third card of a region, and with hiring. It falls when you install a Governor there, and through some abilities. It is yours alone: what you do never touches the unrest of others.
rule-court-action =
    You lay the card face up on top of the pile at the Court and carry out one of six actions. Any card is good for any action: colour, number and ability do not matter for that.

    The number matters afterwards, for the abilities of the cards above your board.
rule-able = You can choose an action only if you can carry it out, and then you must.
rule-official-supply = Take one Official from your supply, of any colour, to the Governors Area of any region. There are five of each colour; when all fifteen are on your board, there is nobody to recruit.
rule-move-points =
    Spend one to three points. One point moves one Official

    - from a Governors Area to that of an adjacent region,
    - from a Workers Area to that of an adjacent region,
    - up from a Workers Area to the Governors Area of the same region.

    Points may go to one Official or to several; with no Official on your board there is nothing to reassign. The way __down__, from the Governors Area to the Workers Area of the same region, costs nothing and is open at any time in your turn.
rule-adjacency = Regions are adjacent if their border on the map is a line. Where it is a wall they only touch.
rule-workers-full = A Workers Area has room for two Officials. You may walk through a full one, for one point more, but not stop there. A Governors Area holds any number.
rule-install-officials =
    One red, one grey and one white Official leave the Governors Area of a region for your supply, and one of your Governors comes to that region of the map:

    - on a free bonus square of your choice: up to 4 reassignment points, or an Official of any colour to any region, or 4 VP, at once;
    - beside the squares, without a bonus, if none is free.

    All unrest in that region of your board is gone. A region of the map holds any number of Governors; once all eight of yours are on the map you can install no more.
rule-hire-officials = In one region, every Official in the Workers Area brings one Worker, so one or two; where there is no Official you cannot hire. Then unrest there rises by 1, however many came; where its track is at the end you cannot hire. The Officials stay, and a Workers Area holds any number of Workers.
rule-palace-workers =
    Two Workers of the region and one of another go back to the supply, and a Palace comes to a free space of that region. Then

    - you take a Unification marker of value 3, of any colour that is still on the gameboard, if one is;
    - you get 1 VP for every card above your board.
rule-palace-space = A region has as many Palace spaces as there are players, and each takes one Palace; when all are taken, nobody can build there. You may build several Palaces in one region, but no more than six in the whole game.
rule-palace-unrest = In a region where your unrest stands on the marked space or on the last space of its track you cannot build a Palace.
rule-wall-workers = A Wall goes to a free space of a section. The space shows one, two or three bars: so many Workers go back to the supply, all of them from different regions, whichever you like, as a Wall belongs to none of them. More bars bring more at the end.
rule-wall-once = Every space takes one Wall, and you can have one Wall in a section. When its three spaces are taken, nobody can build there. You have five Walls for the whole game.
rule-ability-higher =
    After the Court Action compare the number you played with the one below it:

    - __higher__: your cards for Build 1 Wall, Build 1 Palace and Hire Workers answer;
    - __lower__: your cards for Recruit 1 Official and Install 1 Governor answer.

    Only the cards for the action you played. Colour and ability of the card you played do not matter, and the action is yours whether anything answers or not. Below the first card of the game lies an X, which is whatever number you like. No card answers a reassignment.
rule-ability-own = You may use the ability of every card above your own board that answers: each once, in any order, and only if you want.
rule-ability-silent = If unrest stands on the last space of a region's track, the cards above that region stay silent.
rule-ability-nothing = An ability that would do nothing cannot be used. Supplies are limited, except for Workers.
rule-bonuses =
    - a Unification marker of value 1 of your choice; 1 VP if none of any colour is left
    - up to 2 reassignment points
    - 2 VP or 3 VP
    - a Worker in the card's region, without unrest
    - 1 VP for each of your ivory, orange or brown cards above the board
    - unrest −1, in any region or in the card's region
    - a Worker moves to an adjacent region
    - a red, grey or white Official in the Governors Area of the card's region
rule-ability-board =
    The B sides of the player boards have abilities of their own, whatever the number played, in any order with those of the cards:

    - __circle__: Hire Workers brings one Worker more to the same region, if an Official works there, then you may spend a reassignment point. After Install 1 Governor you may move a Worker to an adjacent region.
    - __square__: after Build 1 Wall or Recruit 1 Official you may take a Unification marker of value 1 of your choice, or get 1 VP if none of any colour is left.
    - __triangle__: after Reassign Officials or Build 1 Wall you may lower unrest by 1 in a region, and get a Worker there; never a Worker where unrest does not fall.
    - __star__: after Recruit 1 Official you may spend up to two reassignment points. After Install 1 Governor you may move one of your Governors, the new one too, to an adjacent region, beside the squares: without a bonus, and unrest there stays.
rule-unification-rewards =
    When all cards are played: first Writing, then Currency, then Laws. Markers count by their value, 1 or 3. Whoever has the most of the colour, at least one marker, may take the reward of the round. He gives __all__ his markers of that colour back, one of value 3 to the gameboard, and moves his disc to the reward. Or he passes, keeps everything, and whoever has the next most is asked.

    If everybody passes, or nobody has a marker of the colour, the reward is not given. One player may take several; his disc stands at the last one.

    The reward must be taken in full. Workers come without unrest, and whether Officials work there or not. A Governor, Wall or Palace as a reward costs no Officials and no Workers; a Palace brings its VP but no marker of value 3. All else holds as for the action.

    Between equals the higher disc goes first: those on the Reward line, then those in the column of the round. In this order all discs return to the line, and the topmost is the new first player. So whoever takes no reward rises.
rule-reward-table = One reward for each aspect in each round.
rule-task-table = Four tiles of each kind; in a game six of the twelve are laid out, two of each kind. A row is not a section: which two come is left to chance.
rule-reward-region = A reward of Officials or Workers goes to the region it shows, a Governor to one of those it shows.
rule-task-discs =
    A Task names two to four regions or Wall sites. If you have at least one Governor, Palace or Wall on the gameboard for each of its symbols, you put a disc on the leftmost free place beside it, at the end of your turn or after a reward. A Wall site named twice asks for both of its sections. Several Tasks may be completed at once.

    You may have more than a Task asks for. You have one disc at most beside a Task, and each place takes one. A disc stays, even if a Governor moves away. The page puts it there for you, so that nobody can forget it.
rule-final-governor-count = In every region, whoever has the most Governors gets 9 VP and 3 VP for each of his own there. Players who are equal share that, rounded down.
rule-final-aspect-count = The most markers of Writing bring 5 VP, of Currency 6, of Laws 7, by value. Between equals the higher disc on the Reward line gets them. No disc moves, and no markers are given back.
rule-final-task-count = In each of the two sections, add the VP of the places of your discs, and multiply by the number of your discs there.
rule-wall-tiles =
    Every Wall scores by the tile of its section, and by the bars of its space: the more bars, the more for each region, each set of cards, or whatever the tile counts on your board.

    Officials count in both areas of a region. One tile gives 5, 10 or 15 VP less all your unrest, which may be a loss.
rule-most-points = The most VP win. Between equals the higher disc on the Reward line does.
rule-board-taken = With B sides, the last player in turn order chooses a player board first, the first player last. All play with the same side, A or B.
rule-auction-raise =
    Players who know the B sides may bid for them. Everybody begins with 15 VP, and as many player boards as players are on offer. The first player opens with at least 1 VP; clockwise, everybody raises or passes, and whoever passes is out of this auction. The last one left pays his bid and chooses a board.

    Then the next on his left who has none opens another auction, among all who have none. The last player gets the last board for 1 VP. Nobody can bid more VP than he has. Variants are agreed on before the bidding.
rule-keep-two = In rounds 1 to 4 everybody draws three cards of each colour, keeps two and puts the third aside, face down; all that was put aside of a colour is shuffled and goes under its deck. In round 5 two are drawn. Like all variants, this one can be played by itself or with others.
rule-line-order = In this variant turns do not go clockwise, but along the Reward line from top to bottom.
rule-hire-unrest = In this variant Hire Workers raises unrest by the number of Workers hired, one or two, instead of by 1.
rule-not-your-turn = Only the player whose turn it is decides. The page says whose turn it is, and a bot's turn passes by itself.
rule-undo-drawn = You can take back your own decisions, step by step, until cards were drawn or somebody else has decided. What has been seen cannot be unseen. Once the game is over, nothing can be taken back.
rule-game-over = After the count nothing more can be played. The log and the review stay.

## Captions of the diagrams

diagram-first-card = A first card above region 2, and it is brown: Blue takes one brown marker, and unrest stays.
diagram-third-card = A third card above region 4: three markers of its colour, and unrest rises from 1 to 3.
diagram-track-end = Unrest in region 3 stands at 2, and the track ends at 3. A third card would raise it by 2, so it cannot be placed.
diagram-recruit = Blue takes a red Official to region 2.
diagram-reassign = Three points: one for the red Official up to the Governors Area of region 2, two for the white one from region 3 to region 5.
diagram-hire = First a red and a grey Official go down in region 3, for free; then they hire two Workers there.
diagram-palace = A Palace in region 4: two Workers from there, one from region 5, and 6 VP for six cards. No marker of value 3 is left.
diagram-higher = The card above region 1 answers a Palace with 3 VP, but only if the number played is higher than 60.
diagram-lower = 40 is lower than 70: all cards that wait for a Governor answer, except in region 4, where unrest stands at the end.
diagram-reward = Red has the most markers of Writing. He accepts, gives them back, and his disc goes to the column.
diagram-tie-break = The order is Blue, Yellow, Red, Purple: first the Reward line, then the column. Both Blue and Yellow have two markers of Laws, so Blue is asked first.
diagram-wall-task = Turquoise, Turquoise, Gold: Blue still needs the second section of Turquoise.
diagram-palace-task = Regions 1, 2 and 5: Blue still needs a Palace in region 5.
diagram-final-governors = Region 1: 9 + 3 + 3 = 15 VP for Red. Region 4: 9 + 3, shared by three, 4 VP for each.
diagram-final-tasks = Blue: above (5 + 2) × 2 = 14 VP, below 3 VP, together 17.

## Rulings

ruling-court-action = The Court is never cleared: the X is only for the very first card of the game.
ruling-able = Whether an action can be carried out is asked as the card is played. So move Officials down first, if they are to hire.
ruling-move-points = Free moves are offered before the card, while points are spent and among the abilities. After that the next turn is early enough.
ruling-workers-full = Crossing a full Workers Area costs one point for every border crossed.
ruling-install-officials = Unrest is gone before the bonus of the square is used; neither touches the other.
ruling-ability-silent = Whether a region is silent is asked as each ability is used: something before it may wake or silence it.
ruling-ability-nothing = An ability that would change nothing is not offered; it comes back if another one gives it something to do.
ruling-ability-board = These abilities follow Court Actions only, not rewards. The extra Worker of the circle comes with the others; its point is used among the abilities.
ruling-governor-none = A Governor who leaves a bonus square leaves it free for another.
ruling-unification-rewards = Whoever cannot take the full reward is passed over without being asked.
ruling-task-discs = Claiming is never a loss, and an early place is worth more: so discs are placed by themselves.
ruling-final-aspect-count = The count goes by value, as the rewards do; without any marker nobody gets it.
ruling-wall-tiles = A region without Officials and without unrest has at least as many Officials as unrest.
ruling-auction-open = Bidding goes clockwise, also at tables where turns follow the Reward line.
ruling-auction-raise = The boards left out of an auction are drawn by lot.
ruling-keep-two = Everybody draws before anybody chooses, and which of a round's cards come to whom is left to chance. Cards under a deck come only when all above them is drawn.
ruling-hire-unrest = The extra Worker of the circle does not raise unrest.

## Tables and signs

chart-round = Round
chart-reward = { $reward }
chart-reward-in = { $reward } in region { $region }
chart-reward-among = { $reward } in region { $first } or { $last }
chart-reward-any = { $reward } in any region
chart-tile = VP at the end
chart-bars = { $bars ->
    [one] 1 bar
   *[other] { $bars } bars
}
signs-actions = Court Actions
signs-bonuses = What cards bring
signs-things = On the boards and at the Court
signs-officials = Officials
signs-squares = Bonus squares for Governors
signs-aspects = Aspects
signs-regions = Regions
signs-sites = Sites of the Great Wall
signs-sides = B sides
sign-worker = a Worker, a Workers Area
sign-unrest = unrest, and the marker on its track
sign-no-palace = no Palace while unrest stands here
sign-silent = the end of the track: the region is silent, and no Palace
sign-marker = a Unification marker, of value 1 or 3
sign-up = higher than the number at the Court
sign-down = lower than the number at the Court
sign-spark = so many abilities would answer
sign-aspect = { $aspect }, { $colour }
sign-side = { $side }: { $part }

## Names of facts and sources in the data file

adjacent = Adjacent regions
walled = Regions that touch along a wall
seats-2 = Palace spaces for 2 players
seats-3 = Palace spaces for 3 players
seats-4 = Palace spaces for 4 players
markers-2 = Markers for 2 players
markers-3 = Markers for 3 players
markers-4 = Markers for 4 players
task-places = Places beside a Task
ivory-1-10 = Ivory cards 1 to 10
ivory-11-20 = Ivory cards 11 to 20
ivory-21-30 = Ivory cards 21 to 30
ivory-31-40 = Ivory cards 31 to 40
orange-41-50 = Orange cards 41 to 50
orange-51-60 = Orange cards 51 to 60
orange-61-70 = Orange cards 61 to 70
orange-71-80 = Orange cards 71 to 80
brown-81-90 = Brown cards 81 to 90
brown-91-100 = Brown cards 91 to 100
brown-101-110 = Brown cards 101 to 110
brown-111-120 = Brown cards 111 to 120
writing-1 = Writing, round 1
writing-2 = Writing, round 2
writing-3 = Writing, round 3
writing-4 = Writing, round 4
writing-5 = Writing, round 5
currency-1 = Currency, round 1
currency-2 = Currency, round 2
currency-3 = Currency, round 3
currency-4 = Currency, round 4
currency-5 = Currency, round 5
laws-1 = Laws, round 1
laws-2 = Laws, round 2
laws-3 = Laws, round 3
laws-4 = Laws, round 4
laws-5 = Laws, round 5
wall-task-1 = Wall Task 1
wall-task-2 = Wall Task 2
wall-task-3 = Wall Task 3
wall-task-4 = Wall Task 4
palace-task-1 = Palace Task 1
palace-task-2 = Palace Task 2
palace-task-3 = Palace Task 3
palace-task-4 = Palace Task 4
governor-task-1 = Governor Task 1
governor-task-2 = Governor Task 2
governor-task-3 = Governor Task 3
governor-task-4 = Governor Task 4
wall-tile-1 = Wall tile 1
wall-tile-2 = Wall tile 2
wall-tile-3 = Wall tile 3
wall-tile-4 = Wall tile 4
wall-tile-5 = Wall tile 5
wall-tile-6 = Wall tile 6
field-list = these:
field-count = how many:
field-reward = reward:
field-regions = region:
field-symbols = asks for:
field-points = VP:
field-tracks = Unrest tracks:
field-no-palace = no Palace at:
field-officials = Officials:
field-ability = ability:
field-a = side a:
field-a-points = VP:
field-b = side b:
field-b-points = VP:
source-no-list-found = No list was found
source-no-map-found = No map was found
source-rule-book-reassigning-example = The rule book's example of reassigning fits
source-rule-book-palaces = Rule book, Palaces
source-rule-book-set-up = Rule book, set-up
source-rule-book-task-example = Rule book, examples of Tasks
source-kinds-from-the-rule-book = The rule book names the kinds only
source-round-from-the-rule-book = The rule book names the round only
source-5-3-and-2-from-the-rule-book = The rule book shows 5, 3 and 2
source-lengths-2-to-4-from-the-rule-book = The rule book says 2 to 4 only
source-abilities-from-the-rule-book = The rule book gives the abilities only
source-criteria-from-the-rule-book-pairs-ours = Criteria and points from the rule book, pairs ours
