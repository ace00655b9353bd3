# ZhanGuo, in English.

zhanguo = ZhanGuo
zhanguo-line = Unify script, coin and law, and keep five provinces quiet.

seat-1 = Blue
seat-2 = Red
seat-3 = Purple
seat-4 = Yellow

## Colours, Officials, places

ivory = ivory
orange = orange
brown = brown
writing = Writing
currency = Currency
laws = Laws
red = red
grey = grey
white = white
region-1 = Region 1
region-2 = Region 2
region-3 = Region 3
region-4 = Region 4
region-5 = Region 5
turquoise = Turquoise
gold = Gold
onyx = Onyx
turquoise-1 = Turquoise 1
turquoise-2 = Turquoise 2
gold-1 = Gold 1
gold-2 = Gold 2
onyx-1 = Onyx 1
onyx-2 = Onyx 2
side-a = side A
circle = circle
square = square
triangle = triangle
star = star

## Court Actions

recruit = Recruit 1 Official
reassign = Reassign Officials
install = Install 1 Governor
hire = Hire Workers
palace = Build 1 Palace
wall = Build 1 Wall

## Bonuses of cards, bonus squares, abilities of player boards

unification-marker = 1 Unification marker of any colour
reassign-2 = up to 2 reassignment points
vp-2 = 2 VP
vp-3 = 3 VP
worker = 1 Worker in the card's region
vp-per-ivory = 1 VP for each ivory card above the board
vp-per-orange = 1 VP for each orange card above the board
vp-per-brown = 1 VP for each brown card above the board
calm-any = unrest −1 in any region
calm-here = unrest −1 in the card's region
move-worker = move 1 Worker to an adjacent region
red-official = 1 red Official in the card's region
grey-official = 1 grey Official in the card's region
white-official = 1 white Official in the card's region

reassign-square = 4 reassignment points
official-square = 1 Official of any colour, in any region
vp-square = 4 VP
beside = beside the squares

hiring = Hire Workers: 1 Worker more, then 1 reassignment point. Install 1 Governor: move 1 Worker to an adjacent region.
markers = Build 1 Wall or Recruit 1 Official: 1 Unification marker of any colour.
calming = Reassign Officials or Build 1 Wall: unrest −1 in a region, and 1 Worker there.
moving = Recruit 1 Official: up to 2 reassignment points. Install 1 Governor: move 1 Governor to an adjacent region.
hire-more = 1 Worker more, then 1 reassignment point
calm-and-worker = unrest −1 in a region, and 1 Worker there
move-governor = move 1 Governor to an adjacent region

## Rewards, Tasks, Wall tiles

official-choice = 1 Official of any colour
two-red = 2 red Officials
two-grey = 2 grey Officials
two-white = 2 white Officials
two-workers = 2 Workers
governor-reward = 1 Governor at no cost
wall-reward = 1 Wall at no cost
palace-reward = 1 Palace at no cost

wall-task = Wall Task
palace-task = Palace Task
governor-task = Governor Task

no-unrest = for each region without unrest
officials-match-unrest = for each region with at least as many Officials as unrest
with-grey = for each region with a grey Official
with-red = for each region with a red Official
with-white = for each region with a white Official
total-unrest = less all unrest on the board
three-colours = for each set of three cards of different colours
three-cards = for each region with three cards
two-alike = for each region with two cards of one colour
with-orange = for each region with an orange card
with-brown = for each region with a brown card
with-ivory = for each region with an ivory card

## Sources of points

from-auction = Auction
from-markers = Markers missing in the supply
from-abilities = Abilities
from-squares = Bonus squares
from-palaces = Palaces
final-governors = Governors
final-aspects = Aspects
final-tasks = Tasks
final-walls = Walls

## Options

option-boards = Player boards
    .a = The A sides, all alike.
    .b = The B sides with their abilities, chosen in reverse turn order.
    .auction = The B sides, by auction: everybody begins with 15 VP.
option-draw = Drawing cards
    .two = Everybody draws two cards of each colour a round.
    .three = In rounds 1 to 4 everybody draws three cards of each colour and keeps two.
option-order = Turn order
    .clockwise = Clockwise from the first player.
    .reward-line = Along the Reward line, from top to bottom.
option-hire = Unrest of hiring
    .one = Hire Workers raises unrest by 1.
    .workers = Hire Workers raises unrest by the number of Workers.
option-first = First player
    .random = Chance decides who begins.
    .seat-1 = Seat 1 begins.
    .seat-2 = Seat 2 begins.
    .seat-3 = Seat 3 begins.
    .seat-4 = Seat 4 begins.

## What is to be decided

due-board = choose a player board
due-bid = bid or pass
due-discard = put a card under its deck
due-play = play a card
due-official = take an Official from the supply
due-points = spend reassignment points
due-install = choose where the Governor is installed
due-hire = choose where Workers are hired
due-palace = choose where the Palace is built
due-palace-worker = choose the third Worker for the Palace
due-tall = take a Unification marker of value 3
due-wall = choose where the Wall is built
due-wall-worker = choose the Workers for the Wall
due-abilities = use abilities or end the turn
due-marker = take a Unification marker
due-calm = choose where unrest falls
due-worker = move a Worker
due-governor = move a Governor
due-offer = accept the reward or pass
due-nothing = nothing more

## Rules: the title, and why a move is refused

step-by-step = One step after another
    .refusal = That does not belong to this step: { $seat-is ->
        [you] you are to
       *[other] { $seat } is to
    } { $due }.
hidden-card = Cards are put away by number
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } to say which { $colour } card goes under its deck; only the others do not see it.
board-taken = Each player board once
    .refusal = The player board { $board } is not on offer.
auction-open = Opening an auction
    .refusal = { $seat-is ->
        [you] You open this auction and
       *[other] { $seat } opens this auction and
    } cannot pass: the first bid is at least 1 VP.
auction-raise = Raising in an auction
    .refusal = The highest bid is { $high }. { $seat-is ->
        [you] You
       *[other] { $seat }
    } must bid more, or pass.
auction-points = Bid what you have
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } only { $most } VP to bid.
hand = Cards in hand
    .refusal = { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not hold card { $card }.
keep-two = Two of each colour are kept
    .refusal = { $seat-is ->
        [you] You hold
       *[other] { $seat } holds
    } two { $colour } cards, and two of each colour are kept.
region-cards = Three cards a region
    .refusal = Above { $seat-is ->
        [you] your region { $region }
       *[other] region { $region } of { $seat }
    } lie three cards already; there is no room for a fourth.
track-end = Never past the end of a track
    .refusal = Unrest in region { $region } stands at { $unrest } of { $track } and would rise by { $more }: nothing may push it past the end of its track.
able = Only what can be done
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot choose “{ $action }”: { $why }.
move-way = How Officials move
    .refusal = An Official does not move like that. Between regions he stays in the same kind of area; from one area to the other he stays in the region.
move-none-governing = An Official must be there
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no { $official } Official in the Governors Area of region { $from }.
move-none-working = An Official must be there
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no { $official } Official in the Workers Area of region { $from }.
adjacency = Adjacent regions
    .refusal = Regions { $from } and { $to } are not adjacent: only a border that is a line can be crossed, not a wall.
workers-full = Two Officials in a Workers Area
    .refusal = Two Officials work in region { $to } already. A full Workers Area can be crossed, but nobody can stop there.
move-points = What a move costs
    .refusal = This move costs { $cost ->
        [one] a reassignment point
       *[other] { $cost } reassignment points
    }, and { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } none to spend now. Only the way from the Governors Area down to the Workers Area of the same region is free.
points-left = Enough reassignment points
    .refusal = This move costs { $cost } reassignment points, but { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } only { $left } left.
one-point = At least one point
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } chosen to reassign Officials, so at least one point must be spent.
official-supply = Officials are limited
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no { $official } Official left in the supply.
reward-region = The region of a reward
    .refusal = This reward does not go to region { $region }.
install-officials = Three colours for a Governor
    .refusal = In the Governors Area of region { $region } { $seat-is ->
        [you] you lack
       *[other] { $seat } lacks
    } a { $official } Official. A Governor takes one of each colour from there.
square-first = Squares before the rest
    .refusal = A bonus square is still free in region { $region }, so the Governor goes onto a square.
square-taken = One Governor on a square
    .refusal = On the square “{ $spot }” of region { $region } stands { $owner-is ->
        [you] one of your Governors
       *[other] a Governor of { $owner }
    }.
square-missing = Bonus squares
    .refusal = Region { $region } has no square “{ $spot }”.
hire-officials = Workers need an Official
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no Official in the Workers Area of region { $region }, so nobody can hire there.
palace-space = Palace spaces
    .refusal = All { $count } Palace spaces of region { $region } are taken.
palace-unrest = No Palace amid unrest
    .refusal = Unrest in region { $region } stands at { $unrest }, where no Palace may be built.
palace-workers = Three Workers for a Palace
    .refusal = A Palace in region { $region } takes two Workers from there and one from another region; { $seat-is ->
        [you] you do
       *[other] { $seat } does
    } not have them.
palace-other = The third Worker comes from elsewhere
    .refusal = The third Worker must come from another region than { $region }, where the Palace is built.
no-worker = A Worker must be there
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no Worker in region { $region }.
wall-regions = Workers of different regions
    .refusal = Region { $region } has given a Worker for this Wall already: all must come from different regions.
wall-once = One Wall a section
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } a Wall in section { $section } already, on the space with { $bars } { $bars ->
        [one] bar
       *[other] bars
    }.
wall-taken = One Wall a space
    .refusal = On the space with { $bars } { $bars ->
        [one] bar
       *[other] bars
    } of section { $section } stands { $owner-is ->
        [you] your Wall
       *[other] a Wall of { $owner }
    }.
wall-workers = Workers for a Wall
    .refusal = The space with { $bars } { $bars ->
        [one] bar
       *[other] bars
    } takes { $bars } Workers of different regions, but { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } Workers in { $regions ->
        [one] one region
       *[other] { $regions } regions
    } only.
tall-taken = Markers of value 3
    .refusal = The { $colour } marker of value 3 is with { $owner-is ->
        [you] you
       *[other] { $owner }
    }.
marker-supply = Markers are limited
    .refusal = No { $colour } marker is left in the supply.
ability-own = Cards above your board answer
    .refusal = Card { $card } does not lie above { $seat-is ->
        [you] your board
       *[other] the board of { $seat }
    }.
ability-action = Every card waits for its action
    .refusal = Card { $card } answers “{ $trigger }”, not “{ $action }”.
ability-higher = A higher number wakes
    .refusal = Card { $card } stays silent: for “{ $action }” the number played must be higher than the one below, and { $top } is lower than { $below }.
ability-lower = A lower number wakes
    .refusal = Card { $card } stays silent: for “{ $action }” the number played must be lower than the one below, and { $top } is higher than { $below }.
ability-once = Every ability once a turn
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } used card { $card } in this turn.
ability-silent = Cards fall silent amid unrest
    .refusal = Card { $card } stays silent: unrest in region { $region } stands at the end of its track.
ability-nothing = An ability must do something
    .refusal = Card { $card } would do nothing now ({ $bonus }).
ability-board = The ability of a player board
    .refusal = { $seat-is ->
        [you] Your player board
       *[other] The player board of { $seat }
    } has no ability for “{ $action }”.
ability-board-once = The ability of a player board, once
    .refusal = { $seat-is ->
        [you] You have used the ability of your
       *[other] { $seat } has used the ability of the
    } player board in this turn.
ability-board-nothing = The ability of a player board must do something
    .refusal = { $seat-is ->
        [you] The ability of your player board
       *[other] The ability of the player board of { $seat }
    } would do nothing now.
calm-nothing = Where there is unrest
    .refusal = There is no unrest in { $seat-is ->
        [you] your region { $region }
       *[other] region { $region } of { $seat }
    }.
governor-none = A Governor must be there
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no Governor there in region { $region } ({ $spot }).

why-recruit = no Official is left in the supply
why-reassign = no Official is on the board
why-install = no Governors Area holds a red, a grey and a white Official
why-governors = no Governor is left in the supply
why-hire = wherever an Official works, unrest would be pushed past the end of its track
why-hire-down = no Official works yet; moving one down from a Governors Area to the Workers Area below is free
why-palace = in no region are there two Workers, another elsewhere, a free space and little enough unrest
why-palaces = no Palace is left in the supply
why-wall-workers = there is no Worker on the board
why-wall-spaces = there is one Wall a section for each player, and no other section has a free space
why-wall-regions = the free spaces take Workers of at least { $least } different regions, and there are Workers in { $regions ->
    [one] one region
   *[other] { $regions } regions
} only
why-walls = no Wall is left in the supply

## The log

# Headings of the log
chapter-opening = The player boards
chapter-round = Round { $round }
chapter-rewards = Round { $round } · Unification Rewards

log-bid = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} { $points } VP.
log-auction-pass = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
}.
log-auction-won = { $seat-is ->
    [you] You pay { $points } VP and choose
   *[other] { $seat } pays { $points } VP and chooses
} a player board.
log-board = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the player board { $board }.
log-board-last = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} the last player board, { $board }, for 1 VP.
log-discard = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} card { $card } ({ $colour }) under its deck.
log-discard-hidden = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} a card under its deck ({ $colour }).
log-tuck = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } ({ $colour }) above region { $region }.
log-markers = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $count } { $colour } { $count ->
    [one] marker
   *[other] markers
}.
log-court-first = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } as the first card at the Court: { $action }.
log-court-higher = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }, higher than { $below }, at the Court: { $action }.
log-court-lower = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }, lower than { $below }, at the Court: { $action }.
log-move-down = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a { $official } Official down to the Workers Area of region { $to }.
log-move-up = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a { $official } Official up to the Governors Area of region { $to }.
log-move-governors = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a { $official } Official from region { $from } to { $to }, in the Governors Areas.
log-move-workers = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a { $official } Official from region { $from } to { $to }, in the Workers Areas.
log-official = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} a { $official } Official to region { $region }.
log-install = { $seat-is ->
    [you] You install
   *[other] { $seat } installs
} a Governor in region { $region }: { $spot }.
log-install-beside = { $seat-is ->
    [you] You install
   *[other] { $seat } installs
} a Governor in region { $region }, beside the squares.
log-hire = { $seat-is ->
    [you] You hire
   *[other] { $seat } hires
} { $count ->
    [one] a Worker
   *[other] { $count } Workers
} in region { $region }.
log-palace = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a Palace in region { $region }.
log-wall = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a Wall in section { $section }, on the space with { $bars } { $bars ->
    [one] bar
   *[other] bars
}.
log-pay = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} a Worker of region { $region }.
log-marker = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} a marker ({ $colour }).
log-tall = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the marker of value 3 ({ $colour }).
log-use = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} card { $card }: { $bonus }.
log-use-board = { $seat-is ->
    [you] You use the ability of your
   *[other] { $seat } uses the ability of the
} player board: { $bonus }.
log-calm = { $seat-is ->
    [you] You calm
   *[other] { $seat } calms
} region { $region }.
log-calm-worker = { $seat-is ->
    [you] You calm region { $region } and take
   *[other] { $seat } calms region { $region } and takes
} a Worker there.
log-worker = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a Worker from region { $from } to { $to }.
log-governor = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a Governor from region { $from } to { $to }.
log-accept = { $seat-is ->
    [you] You accept
   *[other] { $seat } accepts
} the reward for { $aspect }: { $reward }.
log-accept-in = { $seat-is ->
    [you] You accept
   *[other] { $seat } accepts
} the reward for { $aspect }: { $reward } in region { $region }.
log-accept-among = { $seat-is ->
    [you] You accept
   *[other] { $seat } accepts
} the reward for { $aspect }: { $reward } in region { $first } or { $last }.
log-accept-any = { $seat-is ->
    [you] You accept
   *[other] { $seat } accepts
} the reward for { $aspect }: { $reward } in any region.
log-pass = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
} the reward for { $aspect }.
log-done = { $seat-is ->
    [you] You end your
   *[other] { $seat } ends the
} turn.
log-done-points = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
} no more points.
log-done-official = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} no Official.
log-unrest = Unrest in { $seat-is ->
    [you] your region { $region }
   *[other] region { $region } of { $seat }
} now stands at { $unrest }.
log-unrest-gone = There is no more unrest in { $seat-is ->
    [you] your region { $region }
   *[other] region { $region } of { $seat }
}.
log-unrest-end = Unrest in { $seat-is ->
    [you] your region { $region }
   *[other] region { $region } of { $seat }
} reaches the end of its track, { $unrest }, and the cards there fall silent.
log-vp = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } VP ({ $source }).
log-task = { $seat-is ->
    [you] You complete
   *[other] { $seat } completes
} a { $task } of section { $section }, on the place of { $points }.
log-rewards = All cards of round { $round } are played: the Unification Rewards.
log-cannot = { $seat-is ->
    [you] You
   *[other] { $seat }
} cannot take the full reward for { $aspect }.
log-reward-unclaimed = { $aspect }: nobody has a marker, so the reward goes to nobody.
log-reward-untaken = { $aspect }: nobody takes the reward.
log-offer = { $aspect }: the reward is offered to { $seat-is ->
    [you] you
   *[other] { $seat }
}, for { $count ->
    [one] one marker
   *[other] markers worth { $count }
}.
log-first = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} the topmost disc on the Reward line.
log-round = Round { $round } begins.
log-drawn = Your cards: { $cards }.
log-over = The game is over.
log-final-governors = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } VP for the most Governors in region { $region }.
log-final-governors-shared = In region { $region } { $first } and { $last } share the most Governors: { $points } VP each.
log-final-aspect = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } VP for { $aspect }, with markers worth { $count }.
log-final-tasks = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } VP for Tasks of section { $section }.
log-final-wall = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } VP for the Wall in { $section } ({ $criterion }).

## A picture in characters

sketch-round = Round { $round }, Court: { $court }, Reward line: { $line }
sketch-map = Palaces { $palaces }  Governors { $governors }
sketch-player = { $points } VP, board { $board }, markers { $markers }, Officials left { $officials }, hand: { $hand }
sketch-region = unrest { $unrest }/{ $track }  governing [{ $governing }]  working [{ $working }]  Workers { $workers }  cards { $cards }
sketch-turn = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} to { $due }.

## What a check of the rules counts

things-tucked = cards above a player board
things-court = cards at the Court
things-used = cards whose ability was used
things-bonuses = bonuses
things-actions = Court Actions
things-spots = places for Governors
things-boards = B sides
things-abilities = abilities of B sides, by action
things-rewards = rewards taken, by aspect and round
things-tasks = Tasks done
things-criteria = criteria of Wall tiles, counted for a Wall
