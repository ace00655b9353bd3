
# The table page of ZhanGuo.

## The parts of the page

board-parts = Parts of the table
board-part-map = Map
board-part-mine = My board
board-part-info = Rewards and Tasks
board-map = Gameboard
board-walls = The Great Wall
board-regions = The Great Wall and the five regions
board-jumps = Parts of the map
board-whole = All
board-mine = My board
board-of = Board of { $seat }
board-info = Rewards and Tasks
board-court = Court
board-court-more = or take the card here
board-yours = Yours
board-yours-more = markers, then supply
board-supply = Supply
board-tall = Value 3
board-none = none

## On the map

board-palace = { $seat-is ->
    [you] Your Palace
   *[other] Palace of { $seat }
}, region { $region }
board-governor = { $seat-is ->
    [you] Your Governor
   *[other] Governor of { $seat }
}, region { $region }
board-wall = { $seat-is ->
    [you] Your Wall
   *[other] Wall of { $seat }
}, { $section }
board-square = Region { $region }: { $spot }
board-build = Build a Palace in region { $region }
board-go = Move the Governor to region { $region }
board-tile = { $section }. At the end { $points } VP { $criterion }
board-space = { $section }, { $bars } { $bars ->
    [one] bar
   *[other] bars
}: { $points } VP

## Rewards and Tasks

board-rewards = Rewards, round { $round } of 5
board-rewards-more = most markers first
board-all-rounds = All rounds
board-anywhere = anywhere
board-or = or
board-standing = Markers of the players
board-reward-taken = taken by { $seat-is ->
    [you] you
   *[other] { $seat }
}
board-lead-none = no markers yet
board-lead = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
} by { $margin }
board-lead-tie = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
} the tie
board-line = Reward line
board-line-more = breaks ties
board-tasks = Tasks
board-tasks-more = sum of places × your discs in a section
board-task-section = Section { $section }
board-task-done = done
board-forecast = If the game ended now

## The final count

board-count = The final count
board-count-more = Governors, aspects, Tasks, Walls
board-count-before = Points before
board-count-total = Total

## My board

board-unrest = unrest
board-unrest-of = Unrest { $unrest } of { $track }
board-silent = silent
board-silent-more = Unrest at the end: these cards do not answer, and no Palace here
board-no-palace = No Palace here at this unrest
board-full = full
board-governors-area = Governors Area
board-workers-area = Workers Area
board-officials = { $count } { $official }
board-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
board-down = Region { $region }: an Official goes down to work, for free
board-to-workers = To the Workers Area of region { $region }
board-to-governors = To the Governors Area of region { $region }
board-hire = Hire Workers in region { $region }
board-calm = Lower unrest in region { $region }
board-plus-vp = +{ $points } VP

## Cards and Court

board-hand = My hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-card = { $card }, { $aspect }. { $action }: { $bonus }
board-higher = higher
board-lower = lower
board-higher-wakes = higher wakes
board-lower-wakes = lower wakes
board-none-wakes = wakes none
board-to-beat = number to beat
board-ruler = The number to beat is { $number }. Lower in your hand: { $lower }. Higher: { $higher }.
board-ruler-bare = The Court is empty: the first card is both higher and lower.
board-court-bare = the first card is higher and lower
board-answer = { $count ->
    [one] ability answers
   *[other] abilities answer
}
board-governors = Governors left
board-palaces = Palaces left
board-walls-left = Walls left
board-left = { $count } left
board-why-choose-title = First what is played
board-why-choose = Choose a card from your hand, or what is to move; then the places light up.
board-why-other-title = Something else is chosen
board-why-other = What you have chosen goes to a lit place. Press it again to let it go, and choose anew.

## What you are asked

board-ask-board = Choose your player board.
board-ask-bid-first = Open the auction: bid at least 1 VP.
board-ask-bid = The highest bid is { $high } VP: bid more, or pass.
board-ask-bid-more = The winner chooses a player board.
board-ask-discard = Choose a card to put under its deck.
board-ask-discard-more = You keep two of each colour.
board-ask-play = Choose a card to play.
board-ask-play-more = Officials may go down to work for free before that.
board-ask-place = Place { $card } above a region, or take it to the Court.
board-ask-down = Which Official goes down to the Workers Area?
board-ask-official = Take an Official: choose a place for him.
board-ask-official-in = Take an Official of your choice to region { $region }.
board-ask-official-where = To which region goes the { $official } Official?
board-ask-points = { $count ->
    [one] One point left: move an Official.
   *[other] { $count } points left: move your Officials.
}
board-ask-points-more = Going down in a region is free.
board-ask-to = Where to?
board-ask-install = Where is the Governor installed?
board-ask-hire = Where do you hire Workers?
board-ask-hire-more = One for each Official in the Workers Area.
board-ask-palace = Where do you build the Palace?
board-ask-palace-worker = Which other region gives the third Worker?
board-ask-tall = Take a marker of value 3.
board-ask-wall = Where do you build the Wall?
board-ask-wall-worker = { $count ->
    [one] Which region gives a Worker for the Wall?
   *[other] Which region gives a Worker? { $count } more are needed.
}
board-ask-abilities = Your cards answer, in the order you like.
board-ask-marker = Take a Unification marker.
board-ask-calm = Where does unrest fall by 1?
board-ask-calm-worker = Where does unrest fall by 1, and a Worker come?
board-ask-worker = Which Worker moves?
board-ask-governor = Which of your Governors moves?
board-ask-offer = Do you take { $reward } for { $aspect }?
board-ask-offer-in = Do you take { $reward } in region { $region } for { $aspect }?
board-ask-offer-among = Do you take { $reward } in region { $first } or { $last } for { $aspect }?
board-ask-offer-any = Do you take { $reward } in any region for { $aspect }?
board-ask-offer-more = You would give back all your { $colour } markers (value { $count }), and your disc would go below on the Reward line.

## The panel of the play

board-place-it = Place it: Unification
board-or-court = Or take it to the Court
board-way-first = { $card } is the first card there: it counts as higher and lower.
board-way-higher = { $card } is higher than { $top }: Wall, Palace and Hire wake your cards.
board-way-lower = { $card } is lower than { $top }: Recruit and Governor wake your cards.
board-then = { $aspect } { $value }
board-then-level = { $aspect } { $value }, level
board-then-lead = { $aspect } { $value }, you lead
board-then-silent = region falls silent
board-ability-board = player board
board-account = This play gives
board-account-none = Nothing yet.
board-account-governor = Governor in
board-account-palace = Palace in
board-account-workers = Workers in
board-account-governs = governs
board-account-works = works in
board-account-task = { $task } of section { $section }, when the turn ends
board-answers-then = Then these answer
board-answers-now = These answer
board-is-higher = { $card } is higher than { $below }
board-is-lower = { $card } is lower than { $below }
board-use = Use
board-used = used
board-end-turn = End turn
board-done-points = No more points
board-done-official = No Official
board-accept = Take the reward
board-pass = Pass it on
board-auction-pass = Pass

## Player boards

board-boards = Player boards
board-boards-more = with what each can do
board-taken-by = taken by { $seat-is ->
    [you] you
   *[other] { $seat }
}
board-start = At the start: { $red } red, { $grey } grey, { $white } white
board-tracks = length of the Unrest tracks

## Players

board-vp = { $points } VP
board-vp-short = VP
board-backs = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-open = Open the board
