## What is wrong with notation

notation-move = “{ $text }”: a move begins with bid, board, discard, tuck, court, move, official, install, hire, palace, wall, pay, marker, use, calm, worker, governor, accept, pass or done, not with “{ $rest }” (column { $column }).
notation-bid = “{ $text }”: a bid is a number from 1 to 15 (column { $column }).
notation-board = “{ $text }”: “{ $rest }” is not a player board (column { $column }). They are circle, square, triangle and star.
notation-colour = “{ $text }”: “{ $rest }” is not a colour of cards and markers (column { $column }). They are ivory, orange and brown.
notation-card = “{ $text }”: a card is a number from 1 to 120 (column { $column }).
notation-region = “{ $text }”: a region is written from @1 to @5 (column { $column }).
notation-action = “{ $text }”: “{ $rest }” is not a Court Action (column { $column }). They are recruit, reassign, install, hire, palace and wall.
notation-official = “{ $text }”: “{ $rest }” is not an Official (column { $column }). They are red, grey and white.
notation-place = “{ $text }”: a place is written as in “g3” (Governors Area) or “w3” (Workers Area), from 1 to 5 (column { $column }).
notation-spot = “{ $text }”: “{ $rest }” is no place for a Governor (column { $column }). They are reassign-square, official-square, vp-square and beside.
notation-section = “{ $text }”: a Wall section is written as in “gold-2” (column { $column }). The sites are turquoise, gold and onyx.
notation-bars = “{ $text }”: after the section come the bars of the space, from 1 to 3 (column { $column }).

## What is wrong with a position

position-players = { $count ->
    [one] There is one player
   *[other] There are { $count } players
}, but the set-up has { $seats } seats.
position-round = There is no round { $round }: a game has five.
position-seat = There is no seat { $number }: the set-up has { $seats } seats.
position-line = The Reward line must name each of the { $seats } seats once.
position-phase = The turn does not fit together: some fields are missing for this phase, are out of range, or do not belong to it.
position-tiles = The Wall tiles must be { $count } different ones, as in “wall-tile-3b”.
position-tasks = The Tasks must be two sections of a Wall, a Palace and a Governor Task each.
position-task = “{ $tile }” is not a { $kind } tile. They are written as in “{ $like }”.
position-task-twice = The Task tile { $tile } lies in both sections.
position-discs = Beside the Task { $tile } lie too many discs, or two of one player.
position-disc-early = { $seat } has a disc beside the Task { $tile } without all that it asks for on the gameboard.
position-points = { $seat } has { $points } points from “{ $source }”. The sources are from-auction, from-markers, from-abilities, from-squares and from-palaces, and the points must be from 0 to 999.
position-tall = The { $colour } marker of value 3 is both with { $other } and with { $seat }.
position-region-cards = Above region { $region } of { $seat } lie { $count } cards; there can be three.
position-desks = In the Workers Area of region { $region } of { $seat } stand { $count } Officials; there can be two.
position-workers = In region { $region } { $seat } has more than { $most } Workers.
position-unrest = Unrest in region { $region } of { $seat } is beyond the end of its track, { $track }.
position-under = The cards { $seat } put under the decks must be at most one of each colour for each of the first four rounds.
position-palace-spaces = In region { $region } stand { $count } Palaces; with this many players it has { $spaces } spaces.
position-square = Region { $region } has no square “{ $spot }”.
position-beside = Region { $region } lists Governors of { $count } seats, but there are { $seats }.
position-square-free = In region { $region } a Governor stands beside a free bonus square. Squares are filled first, and at this table nobody can move Governors.
position-walls = Section { $section } must list at most three seats, one for each space, 0 for a free one, and no seat twice.
position-board-a = { $seat } has a B side, but the table plays with A sides.
position-board-none = { $seat } has no player board.
position-boards = The player boards do not add up: each lies with one player or is on offer, and none is on offer once the cards are drawn.
position-card-twice = Card { $card } is in two places.
position-officials = { $seat } has { $count } Officials of one colour on the board; there are { $most }.
position-governors = { $seat } has { $count } Governors on the gameboard; there are { $most }.
position-palaces = { $seat } has { $count } Palaces on the gameboard; there are { $most }.
position-own-walls = { $seat } has { $count } Walls on the gameboard; there are { $most }.
position-markers = The players hold { $count } { $colour } markers of value 1; with this many players there are { $most }.
position-ability = Card { $card } does not answer the action of this turn.
position-board-ability = The player board of { $seat } does not answer the action of this turn.
position-opening = The choice of player boards does not fit together with the option, with who has one, or with what is on the table.
position-step = It cannot be the time to { $due }: the action, the reward or the ability does not lead there.
position-stuck = { $seat } could do nothing here.
position-hand = { $seat } holds { $count } cards, which does not fit the turn. Everybody plays in turn, and nobody holds more than two cards of a colour once they are chosen.
position-discard = No cards are put under the decks in this round or at this table.
position-not-over = The game ends only after round five.
position-column = The discs in the column do not fit the order, the aspect or the round.
position-deck = { $count } { $colour } cards are out; in this round it must be { $most }, or fewer where two are drawn.
position-layers = The cards put under the decks, or those played in this round, do not fit what has been drawn.

## What is wrong with a board file

file-game = This is a board file for “{ $game }”, not for the game “zhanguo”.
file-name = The board needs a name: name = "…".
file-unknown = There is no “{ $name }” in { $within }.
file-missing = “{ $name }” is missing in { $within }.
file-word = “{ $name }” in { $within } is not one of: { $known }.
file-card = The line “{ $line }” of { $group } is not a card. A card is written as in “7 palace > vp-3”, with a number from 1 to 120.
file-card-twice = Card { $card } is there twice.
file-card-missing = Card { $card } is missing.
file-border = The border “{ $border }” must be two regions, as in “1-2”.
file-border-twice = The border “{ $border }” is there twice.
file-border-both = The border { $border } is both a line and a wall.
file-unreachable = From region 1 nobody can walk to region { $region }. Every region must be adjacent to another, so that all hang together.
file-count = { $within }.{ $name } is { $count }; it must be from 1 to { $most }.
file-square-twice = Region { $region } has the square { $square } twice.
file-reward = The reward { $name } ({ $reward }) names the wrong regions. Officials and Workers go to one region, a Governor to one of several, Walls and Palaces to none.
file-task = The Task { $name } asks for “{ $symbols }”. It must be two to four symbols: a region once, a Wall site at most twice.
file-places = { $count ->
    [one] There is one place
   *[other] There are { $count } places
} beside a Task. There must be one to four, with 0 to 50 points.
file-ability-a = { $board } is the side without an ability.
file-ability-missing = The player board { $board } needs an ability.
file-ability-twice = The ability { $ability } of { $board } belongs to another player board already.
file-tracks = The Unrest tracks of { $board } must be five, with 2, 3 or 4 spaces.
file-no-palace = The marks that forbid Palaces on { $board } must be five, each on a space of its track or 0.
file-officials = { $board } shows { $count } Officials; it must be three.
file-criterion-twice = The criterion { $criterion } of { $tile } is on another side already.
file-tile-points = The points of { $criterion } on { $tile } must be three numbers from 0 to 50.
file-sheet = The sheet is { $width } by { $height }; both must be from 200 to 4000.
file-outline = The outline of region { $region } needs at least three corners.
file-outside = Something of region { $region } is drawn at { $x }, { $y }, outside its outline.
file-no-border = Regions { $one } and { $other } border, but their outlines have no line in common.
file-drawn = { $what } has { $drawn } places; it must be { $count }.
file-off-sheet = Something of { $what } is at { $x }, { $y }, which is not on the sheet.
