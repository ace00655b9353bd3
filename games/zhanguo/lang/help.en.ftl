# Help on what the boards show, and the player aid.

## Court Actions

help-kind-action = Court Action
help-hire = Hire Workers
    .says = In one region, every Official in the Workers Area brings a Worker; then unrest there rises by 1.
    .part-1 = one Worker for each Official who works there
    .part-2 = 1 more unrest, however many came
    .part-3 = a higher number wakes the cards that wait for it
help-palace = Build 1 Palace
    .says = For two Workers of a region and one of another: a Palace there, 1 VP for each card above your board, and a marker of value 3.
    .part-1 = two of that region, one of another
    .part-2 = a marker of value 3, while there is one
    .part-3 = a higher number wakes the cards that wait for it
help-wall = Build 1 Wall
    .says = A Wall on a free space, for as many Workers as it has bars, all from different regions.
    .part-1 = one Worker for each bar
    .part-2 = a higher number wakes the cards that wait for it
help-recruit = Recruit 1 Official
    .says = An Official of any colour comes from your supply to any Governors Area.
    .part-1 = a lower number wakes the cards that wait for it
help-install = Install 1 Governor
    .says = A red, a grey and a white Official of one Governors Area go home; a Governor comes to that region of the map, and its unrest is gone.
    .part-1 = one of each colour, from one region
    .part-2 = back to 0 in that region
    .part-3 = a lower number wakes the cards that wait for it
help-reassign = Reassign Officials
    .says = Spend one to three points: each moves an Official to an adjacent region, or up to the Governors Area. It wakes no card.

## What cards bring

help-kind-bonus = What a card brings
help-bon-uni = 1 marker
    .says = Take a Unification marker of value 1, of the colour you like; if none is left at all, 1 VP.
help-bon-mv2 = 2 points to move
    .says = Spend up to two reassignment points on your Officials.
help-bon-mv1 = 1 point to move
    .says = Spend a reassignment point on one of your Officials.
help-bon-vp2 = 2 VP
    .says = 2 victory points, at once.
help-bon-vp3 = 3 VP
    .says = 3 victory points, at once.
help-bon-wrk = 1 Worker
    .says = A Worker comes to the card’s region, without unrest.
help-bon-civ = For ivory cards
    .says = 1 VP for each ivory card above your board, at once.
help-bon-cor = For orange cards
    .says = 1 VP for each orange card above your board, at once.
help-bon-cbr = For brown cards
    .says = 1 VP for each brown card above your board, at once.
help-bon-una = Calm anywhere
    .says = Unrest falls by 1 in a region of your choice.
help-bon-uns = Calm here
    .says = Unrest falls by 1 in the card’s region.
help-bon-mwk = Move a Worker
    .says = One of your Workers moves to an adjacent region.
help-bon-mgv = Move a Governor
    .says = One of your Governors moves to an adjacent region, beside its squares.
help-bon-ofr = 1 red Official
    .says = A red Official comes from your supply to the Governors Area of the card’s region.
help-bon-ofg = 1 grey Official
    .says = A grey Official comes from your supply to the Governors Area of the card’s region.
help-bon-ofw = 1 white Official
    .says = A white Official comes from your supply to the Governors Area of the card’s region.

## Wall tiles

help-kind-tile = Wall tile
help-no-unrest = Peace
    .says = At the end a Wall here scores for each of your regions without unrest.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-officials-match = Enough Officials
    .says = At the end a Wall here scores for each of your regions with at least as many Officials as unrest.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-two-alike = Pairs of cards
    .says = At the end a Wall here scores for each of your regions with two cards of one colour.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-with-ivory = Ivory cards
    .says = At the end a Wall here scores for each of your regions with an ivory card.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-with-orange = Orange cards
    .says = At the end a Wall here scores for each of your regions with an orange card.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-with-brown = Brown cards
    .says = At the end a Wall here scores for each of your regions with a brown card.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-with-red = Red Officials
    .says = At the end a Wall here scores for each of your regions with a red Official, in either area.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-with-grey = Grey Officials
    .says = At the end a Wall here scores for each of your regions with a grey Official, in either area.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-with-white = White Officials
    .says = At the end a Wall here scores for each of your regions with a white Official, in either area.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-three-cards = Full regions
    .says = At the end a Wall here scores for each of your regions with three cards.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-three-colours = Sets of colours
    .says = At the end a Wall here scores for each set of three cards of different colours above your board.
    .part-1 = you need a Wall in this section
    .part-2 = the number above your space counts for each
help-total-unrest = Quiet land
    .says = At the end a Wall here brings the VP above its space, __less all your unrest__.
    .part-1 = you need a Wall in this section
    .part-2 = the bars of your space choose the number
    .part-3 = each unrest in your five regions takes 1 away

## On the gameboard

help-kind-gameboard = On the gameboard
help-space = A space for a Wall
    .says = It takes one Wall, for as many Workers as it has bars; the number above it is what the tile brings you there at the end.
help-built = A Wall
    .says = It stays, scores by the tile of its section at the end, and counts for Wall Tasks.
help-site = A site of the Great Wall
    .says = Each of the three sites has two sections; Wall Tasks ask for Walls at sites.
help-square-reassign = Bonus square: 4 points
    .says = Whoever installs a Governor here may at once spend up to four reassignment points.
help-square-official = Bonus square: 1 Official
    .says = Whoever installs a Governor here may at once take an Official of any colour, to any region.
help-square-vp = Bonus square: 4 VP
    .says = Whoever installs a Governor here gets 4 VP at once.
help-beside = Beside the squares
    .says = When all squares of a region are taken, Governors stand here, without a bonus. They count all the same.
help-governor = A Governor
    .says = At the end the most Governors in a region bring 9 VP and 3 VP for each of them; equal players share.
help-palace-space = A place for a Palace
    .says = A region has as many of them as there are players; you may build several Palaces in one region.
help-region = A region
    .says = One of five on the map, and again on your board. A bridge joins adjacent regions; mountains part those that only touch.

## Rewards and Tasks

help-kind-rewards = Rewards and Tasks
help-writing = Writing
    .says = Ivory cards bring its markers; whoever has the most may take its reward of the round, and gives all of them back.
help-currency = Currency
    .says = Orange cards bring its markers; whoever has the most may take its reward of the round, and gives all of them back.
help-laws = Laws
    .says = Brown cards bring its markers; whoever has the most may take its reward of the round, and gives all of them back.
help-marker = A Unification marker
    .says = The most markers of a colour win its reward of the round. There is a limited number; for each that is missing you get 1 VP.
help-offer = To take or to pass
    .says = Taking a reward costs all your markers of its colour, and your disc falls behind on the Reward line. Passing keeps both.
help-reward-official = Reward: 1 Official
    .says = An Official of any colour comes from your supply to the Governors Area of the region it shows.
help-reward-officials = Reward: 2 Officials
    .says = Two Officials of this colour come from your supply to the Governors Area of the region it shows.
help-reward-workers = Reward: 2 Workers
    .says = Two Workers come to the region it shows, without unrest, whether Officials work there or not.
help-reward-governor = Reward: 1 Governor
    .says = A Governor at no cost, in a region it shows: on a free square if there is one, and unrest there is gone.
help-reward-wall = Reward: 1 Wall
    .says = A Wall at no cost, on any free space of a section where you have none.
help-reward-palace = Reward: 1 Palace
    .says = A Palace at no cost: it brings its VP, but no marker of value 3.
help-rounds = Rewards of all rounds
    .says = What Writing, Currency and Laws bring in each of the five rounds, and in which region.
help-line = The Reward line
    .says = Between equals the disc further up, here further left, goes first; it also begins the round. Whoever takes a reward falls back.
help-wall-task = Wall Task
    .says = With a Wall at each site it shows, you put a disc on its leftmost free place. A site shown twice asks for both sections.
help-palace-task = Palace Task
    .says = With a Palace in each region it shows, you put a disc on its leftmost free place.
help-governor-task = Governor Task
    .says = With a Governor in each region it shows, you put a disc on its leftmost free place.
help-task-place = A place beside a Task
    .says = The first to complete a Task takes the leftmost place. At the end the numbers of your places are added.
help-task-section = A section of Tasks
    .says = At the end: the sum of your places here, times the number of your discs here.
help-forecast = If the game ended now
    .says = Points so far, and what Governors, aspects, Tasks and Walls would add.

## On your board

help-kind-mine = On your board
help-unrest = Unrest
    .says = It rises with the second and third card of a region and with hiring, and may never pass the end of its track.
help-no-palace = No Palace
    .says = While unrest stands on this space or beyond, you cannot build a Palace in the region.
help-silent = Silent
    .says = On the last space of the track the region’s cards do not answer, and no Palace can be built.
help-track = An Unrest track
    .says = How far unrest has come in this region; nothing may push it past the last space.
    .part-1 = where unrest stands
    .part-2 = from here on no Palace
    .part-3 = the end: the cards here stay silent
help-tuck = The next card of a region
    .says = A card above a region brings 1, 2 or 3 markers of its colour, and from the second on 1, then 2 unrest.
help-above = A card above a region
    .says = Its ability is yours: it answers when you play its action at the Court with a number that suits.
help-my-region = A region of your board
    .says = Above it up to three cards; then its Unrest track, Officials who govern, and Officials who work with their Workers.
help-governors-area = Governors Area
    .says = Officials stand here; one of each colour can be given for a Governor. Any number has room.
help-workers-area = Workers Area
    .says = Up to two Officials work here and hire. Going down here is free at any time of your turn; going up costs a point.
help-worker = A Worker
    .says = Workers pay for Palaces and Walls. Hiring brings them to regions where Officials work.
help-official-red = A red Official, military
    .says = Needed with a grey and a white one for a Governor; in a Workers Area he hires. You have five.
help-official-grey = A grey Official, civil
    .says = Needed with a red and a white one for a Governor; in a Workers Area he hires. You have five.
help-official-white = A white Official, inspector
    .says = Needed with a red and a grey one for a Governor; in a Workers Area he hires. You have five.
help-official = An Official
    .says = A point moves him to an adjacent region, or up to the Governors Area; down to the Workers Area is free.
help-side = A player board
    .says = Side B of a board has an ability of its own, which answers its actions whatever number was played.
help-bid = A bid
    .says = Whoever bids the most VP pays them and chooses a player board; a bid must be higher than the last.
help-stores = What you have
    .says = Your markers by colour, then what is left of your Officials, Governors, Palaces and Walls.

## Cards and Court

help-kind-cards = Cards and Court
help-card = A card
    .says = Play it above a region for markers and its ability, or at the Court for one of six actions.
    .part-1 = its colour: ivory, orange or brown
    .part-2 = the action that wakes it
    .part-3 = what it then brings
    .part-4 = its number, higher or lower than the one at the Court
help-court = The Court
    .says = Any card can be played here for any of the six actions. Then its number decides which cards answer.
help-pile = The number to beat
    .says = A higher number wakes cards for Hire, Palace and Wall, a lower one cards for Recruit and Install.
help-up = Higher
    .says = Higher than the number at the Court: your cards for Hire Workers, Palace and Wall answer.
help-down = Lower
    .says = Lower than the number at the Court: your cards for Recruit and Install answer.
help-spark = Abilities that answer
    .says = So many cards above your board would answer this play, or wait to be used: each once, in any order.
help-play = The play so far
    .says = What it has brought step by step; each step can be taken back until cards are drawn or somebody else decides.

## Players

help-kind-players = Players
help-player = A player
    .says = Points, the backs of the hand, and the board at a glance; whose turn it is is marked.
help-points = Victory points
    .says = The points so far. Governors, aspects, Tasks and Walls are added at the end.
help-backs = Cards in hand
    .says = How many ivory, orange and brown cards somebody holds is open; the numbers are not.
help-glance = A board at a glance
    .says = Five regions: a stripe for each card in its colour, a dot for each unrest.

## The player aid

aid-round = The round
    .text =
        1. __Draw__ two cards of each colour.
        2. __Six turns each:__ play one card, above a region or at the Court.
        3. __Rewards:__ Writing, Currency, Laws. The most markers may take it, and give back all of that colour.

        __Above a region:__ the first card there brings 1 marker; the second 2, and 1 unrest; the third 3, and 2 unrest.

        __At the Court:__ one action, then the cards above your board for that action answer, if the number suits. The first card of the game is both higher and lower.

        __Free,__ at any time in your turn: an Official goes down to the Workers Area of his region, which holds two. __Tasks__ are claimed at the end of a turn and after a reward.
aid-court = Court Actions
aid-card = What a card brings
aid-board = On the boards
aid-tiles = Wall tiles
aid-rewards = Rewards by round
aid-end = At the end
    .text =
        - __Governors:__ the most in a region, 9 VP and 3 for each of them. Equal players share, rounded down.
        - __Aspects:__ the most markers, Writing 5, Currency 6, Laws 7.
        - __Tasks:__ in each section, the sum of your places times your discs.
        - __Walls:__ each by the tile of its section.

        Between equals the disc further up on the Reward line is ahead.
