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

unification-marker = 1 Unification marker of your choice
reassign-2 = up to 2 reassignment points
vp-2 = 2 VP
vp-3 = 3 VP
worker = 1 Worker in the card's region
vp-per-ivory = 1 VP for each of your ivory cards
vp-per-orange = 1 VP for each of your orange cards
vp-per-brown = 1 VP for each of your brown cards
calm-any = unrest −1 in any region
calm-here = unrest −1 in the card's region
move-worker = move 1 Worker to an adjacent region
red-official = 1 red Official in the card's region
grey-official = 1 grey Official in the card's region
white-official = 1 white Official in the card's region

reassign-square = 4 reassignment points
official-square = 1 Official of your choice, anywhere
vp-square = 4 VP
beside = beside the squares

hiring = Hire Workers: 1 Worker more, then 1 reassignment point. Install 1 Governor: move 1 Worker to an adjacent region.
markers = Build 1 Wall or Recruit 1 Official: 1 Unification marker of your choice.
calming = Reassign Officials or Build 1 Wall: unrest −1 in a region, and 1 Worker there.
moving = Recruit 1 Official: up to 2 reassignment points. Install 1 Governor: move one of your Governors to an adjacent region.

## Rewards, Tasks, Wall tiles

official-choice = 1 Official of your choice
two-red = 2 red Officials
two-grey = 2 grey Officials
two-white = 2 white Officials
two-workers = 2 Workers
governor-reward = 1 Governor, without Officials
wall-reward = 1 Wall, without Workers
palace-reward = 1 Palace, without Workers

wall-task = Wall Task
palace-task = Palace Task
governor-task = Governor Task

no-unrest = for each of your regions without unrest
officials-match-unrest = for each of your regions with at least as many Officials as unrest
with-grey = for each of your regions with a grey Official
with-red = for each of your regions with a red Official
with-white = for each of your regions with a white Official
total-unrest = less all your unrest
three-colours = for each set of three cards of different colours
three-cards = for each of your regions with three cards
two-alike = for each of your regions with two cards of one colour
with-orange = for each of your regions with an orange card
with-brown = for each of your regions with a brown card
with-ivory = for each of your regions with an ivory card

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
    .refusal = That does not belong to this step: { $seat } is to { $due }.
hidden-card = Cards are put away by number
    .refusal = { $seat } has to say which { $colour } card goes under its deck; only the others do not see it.
board-taken = Each player board once
    .refusal = The player board { $board } is not on offer.
auction-open = Opening an auction
    .refusal = { $seat } opens this auction and cannot pass: the first bid is at least 1 VP.
auction-raise = Raising in an auction
    .refusal = The highest bid is { $high }. { $seat } must bid more, or pass.
auction-points = Bid what you have
    .refusal = { $seat } has only { $most } VP to bid.
hand = Cards in hand
    .refusal = { $seat } does not hold card { $card }.
keep-two = Two of each colour are kept
    .refusal = { $seat } holds two { $colour } cards, and two of each colour are kept.
region-cards = Three cards a region
    .refusal = Above region { $region } of { $seat } lie three cards already; there is no room for a fourth.
track-end = Never past the end of a track
    .refusal = Unrest in region { $region } stands at { $unrest } of { $track } and would rise by { $more }: nothing may push it past the end of its track.
able = Only what can be done
    .refusal = { $seat } cannot choose “{ $action }”: { $why }.
move-way = How Officials move
    .refusal = An Official does not move like that. Between regions he stays in the same kind of area; from one area to the other he stays in the region.
move-none-governing = An Official must be there
    .refusal = { $seat } has no { $official } Official in the Governors Area of region { $from }.
move-none-working = An Official must be there
    .refusal = { $seat } has no { $official } Official in the Workers Area of region { $from }.
adjacency = Adjacent regions
    .refusal = Regions { $from } and { $to } are not adjacent: only a border that is a line can be crossed, not a wall.
workers-full = Two Officials in a Workers Area
    .refusal = Two Officials work in region { $to } already. A full Workers Area can be crossed, but nobody can stop there.
move-points = What a move costs
    .refusal = This move costs { $cost ->
        [one] a reassignment point
       *[other] { $cost } reassignment points
    }, and { $seat } has none to spend now. Only the way from the Governors Area down to the Workers Area of the same region is free.
points-left = Enough reassignment points
    .refusal = This move costs { $cost } reassignment points, but { $seat } has only { $left } left.
one-point = At least one point
    .refusal = { $seat } has chosen to reassign Officials, so at least one point must be spent.
official-supply = Officials are limited
    .refusal = { $seat } has no { $official } Official left in the supply.
reward-region = The region of a reward
    .refusal = This reward does not go to region { $region }.
install-officials = Three colours for a Governor
    .refusal = In the Governors Area of region { $region } { $seat } lacks a { $official } Official. A Governor takes one of each colour from there.
square-first = Squares before the rest
    .refusal = A bonus square is still free in region { $region }, so the Governor goes onto a square.
square-taken = One Governor on a square
    .refusal = On the square “{ $spot }” of region { $region } stands a Governor of { $owner }.
square-missing = Bonus squares
    .refusal = Region { $region } has no square “{ $spot }”.
hire-officials = Workers need an Official
    .refusal = { $seat } has no Official in the Workers Area of region { $region }. Moving one down from the Governors Area is free.
palace-space = Palace spaces
    .refusal = All { $count } Palace spaces of region { $region } are taken.
palace-unrest = No Palace amid unrest
    .refusal = Unrest in region { $region } stands at { $unrest }, where no Palace may be built.
palace-workers = Three Workers for a Palace
    .refusal = A Palace in region { $region } takes two Workers from there and one from another region; { $seat } does not have them.
palace-other = The third Worker comes from elsewhere
    .refusal = The third Worker must come from another region than { $region }, where the Palace is built.
no-worker = A Worker must be there
    .refusal = { $seat } has no Worker in region { $region }.
wall-regions = Workers of different regions
    .refusal = Region { $region } has given a Worker for this Wall already: all must come from different regions.
wall-once = One Wall a section
    .refusal = { $seat } has a Wall in section { $section } already, on the space with { $bars } { $bars ->
        [one] bar
       *[other] bars
    }.
wall-taken = One Wall a space
    .refusal = On the space with { $bars } { $bars ->
        [one] bar
       *[other] bars
    } of section { $section } stands a Wall of { $owner }.
wall-workers = Workers for a Wall
    .refusal = The space with { $bars } bars takes { $bars } Workers of different regions, but { $seat } has Workers in { $regions } only.
tall-taken = Markers of value 3
    .refusal = The { $colour } marker of value 3 is with { $owner }.
marker-supply = Markers are limited
    .refusal = No { $colour } marker is left in the supply.
ability-own = Cards above your board answer
    .refusal = Card { $card } does not lie above the board of { $seat }.
ability-action = Every card waits for its action
    .refusal = Card { $card } answers “{ $trigger }”, not “{ $action }”.
ability-higher = A higher number wakes
    .refusal = Card { $card } stays silent: for “{ $action }” the number played must be higher than the one below, and { $top } is lower than { $below }.
ability-lower = A lower number wakes
    .refusal = Card { $card } stays silent: for “{ $action }” the number played must be lower than the one below, and { $top } is higher than { $below }.
ability-once = Every ability once a turn
    .refusal = { $seat } has used card { $card } in this turn.
ability-silent = Cards fall silent amid unrest
    .refusal = Card { $card } stays silent: unrest in region { $region } stands at the end of its track.
ability-nothing = An ability must do something
    .refusal = Card { $card } would do nothing now ({ $bonus }).
ability-board = The ability of a player board
    .refusal = The player board of { $seat } has no ability for “{ $action }”.
ability-board-once = The ability of a player board, once
    .refusal = { $seat } has used the ability of the player board in this turn.
ability-board-nothing = The ability of a player board must do something
    .refusal = The ability of the player board would do nothing for { $seat } now.
calm-nothing = Where there is unrest
    .refusal = There is no unrest in region { $region } of { $seat }.
governor-none = A Governor must be there
    .refusal = { $seat } has no Governor there in region { $region } ({ $spot }).

why-recruit = no Official is left in the supply
why-reassign = no Official is on the board
why-install = no Governors Area holds a red, a grey and a white Official
why-governors = no Governor is left in the supply
why-hire = in no region can an Official of a Workers Area hire without pushing unrest past the end
why-palace = in no region are there two Workers, another elsewhere, a free space and little enough unrest
why-palaces = no Palace is left in the supply
why-wall = there is no Worker, or no free space in a section without a Wall of this player
why-walls = no Wall is left in the supply

## The log

# Headings of the log
chapter-opening = The player boards
chapter-round = Round { $round }
chapter-rewards = Round { $round } · Unification Rewards

log-bid = { $seat } bids { $points } VP.
log-auction-pass = { $seat } passes.
log-auction-won = { $seat } pays { $points } VP and chooses a player board.
log-board = { $seat } takes the player board { $board }.
log-board-last = { $seat } gets the last player board, { $board }, for 1 VP.
log-discard = { $seat } puts card { $card } ({ $colour }) under its deck.
log-discard-hidden = { $seat } puts a card under its deck ({ $colour }).
log-tuck = { $seat } plays { $card } ({ $colour }) above region { $region }.
log-markers = { $count } { $colour } { $count ->
    [one] marker
   *[other] markers
} for { $seat }
log-court-first = { $seat } plays { $card } as the first card at the Court: { $action }.
log-court-higher = { $seat } plays { $card }, higher than { $below }, at the Court: { $action }.
log-court-lower = { $seat } plays { $card }, lower than { $below }, at the Court: { $action }.
log-move-down = { $seat } moves a { $official } Official down to the Workers Area of region { $to }.
log-move-up = { $seat } moves a { $official } Official up to the Governors Area of region { $to }.
log-move-governors = { $seat } moves a { $official } Official from region { $from } to { $to }, in the Governors Areas.
log-move-workers = { $seat } moves a { $official } Official from region { $from } to { $to }, in the Workers Areas.
log-official = { $seat } takes a { $official } Official to region { $region }.
log-install = { $seat } installs a Governor in region { $region }: { $spot }.
log-install-beside = { $seat } installs a Governor in region { $region }, beside the squares.
log-hire = { $seat } hires { $count ->
    [one] a Worker
   *[other] { $count } Workers
} in region { $region }.
log-palace = { $seat } builds a Palace in region { $region }.
log-wall = { $seat } builds a Wall in section { $section }, on the space with { $bars } { $bars ->
    [one] bar
   *[other] bars
}.
log-pay = { $seat } gives a Worker of region { $region }.
log-marker = { $seat } takes a marker ({ $colour }).
log-tall = { $seat } takes the marker of value 3 ({ $colour }).
log-use = { $seat } uses card { $card }: { $bonus }.
log-use-board = { $seat } uses the ability of the player board.
log-calm = { $seat } calms region { $region }.
log-calm-worker = { $seat } calms region { $region } and takes a Worker there.
log-worker = { $seat } moves a Worker from region { $from } to { $to }.
log-governor = { $seat } moves a Governor from region { $from } to { $to }.
log-accept = { $seat } accepts the reward for { $aspect }: { $reward }.
log-accept-in = { $seat } accepts the reward for { $aspect }: { $reward } (region { $regions }).
log-pass = { $seat } passes the reward for { $aspect }.
log-done = { $seat } ends the turn.
log-done-points = { $seat } spends no more points.
log-done-official = { $seat } takes no Official.
log-unrest = Unrest in region { $region } of { $seat }: { $unrest }
log-unrest-gone = No more unrest in region { $region } of { $seat }
log-unrest-end = Unrest in region { $region } of { $seat } reaches the end: { $unrest }. Its cards fall silent.
log-vp = { $seat }: { $points } VP ({ $source })
log-task = { $seat } completes a { $task } of section { $section }: place of { $points }
log-rewards = All cards of round { $round } are played: the Unification Rewards.
log-cannot = { $seat } cannot take the full reward for { $aspect }.
log-reward-unclaimed = { $aspect }: nobody has a marker, so the reward goes to nobody.
log-reward-untaken = { $aspect }: nobody takes the reward.
log-offer = { $aspect }: the reward is offered to { $seat }, for { $count ->
    [one] one marker
   *[other] markers worth { $count }
}.
log-first = { $seat } has the topmost disc on the Reward line.
log-round = Round { $round } begins.
log-drawn = Your cards: { $cards }
log-over = The game is over.
log-final-governors = Governors in region { $region }: { $points } VP for { $seats }
log-final-aspect = { $aspect }: { $points } VP for { $seat }, markers: { $count }
log-final-tasks = { $seat }: { $points } VP for Tasks of section { $section }
log-final-wall = { $seat }: { $points } VP for the Wall in { $section } ({ $criterion })

## A picture in characters

sketch-round = Round { $round }, Court: { $court }, Reward line: { $line }
sketch-map = Palaces { $palaces }  Governors { $governors }
sketch-player = { $points } VP, board { $board }, markers { $markers }, Officials left { $officials }, hand: { $hand }
sketch-region = unrest { $unrest }/{ $track }  governing [{ $governing }]  working [{ $working }]  Workers { $workers }  cards { $cards }
sketch-turn = { $seat } is to { $due }.

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
