## What is wrong with notation

notation-move = “{ $text }”: a move begins with house, emissary, fortification, done, exchange, take or draw, not with “{ $rest }” (column { $column }).
notation-region = “{ $text }”: “{ $rest }” does not begin with a region (column { $column }). The regions are chin, qi, wei, shu, zhao, lu, han, yan and chu.
notation-space = “{ $text }”: a house space is written as in “wei-3”, from 1 to 8 (column { $column }).
notation-for = “{ $text }”: after the place comes “for” and what pays, as in “house wei-3 for red” (column { $column }).
notation-pair = “{ $text }”: a joker is two cards, as in “green*2” (column { $column }).
notation-colour = “{ $text }”: “{ $rest }” is not a colour (column { $column }). The colours are yellow, red, orange, green and purple.

## What is wrong with a position

position-players = { $count ->
    [one] There is one player
   *[other] There are { $count } players
}, but the set-up has { $seats } seats.
position-seat = There is no seat { $number }: the set-up has { $seats } seats.
position-exhausted = The pile is said to have been exhausted { $count } times; the second time ends the game.
position-phase = The turn does not fit together: “second” needs a region, “draw” needs what came before (after), “place” and “over” need neither.
position-region-seats = { $region } lists the pieces of { $count } seats, but there are { $seats }.
position-space = { $region } has no house space { $number }: it has { $count }.
position-house-twice = On space { $number } of { $region } stand two houses.
position-fort-twice = On space { $number } of { $region } stand two fortifications.
position-points = { $seat } is said to have { $points } points, but full regions brought { $brought }.
position-fortifications-off = A fortification has been placed, but the table plays without them.
position-forts = { $placed ->
    [one] There is one fortification
   *[other] There are { $placed } fortifications
} on the map, but the players have placed { $used }.
position-houses = { $seat } has { $count } houses on the map; there are { $most } in a colour.
position-emissaries = { $seat } has { $count } emissaries at the courts; there are { $most } in a colour.
position-court = { $region } holds { $count } emissaries; it may hold { $limit }, as many as its strongest player has houses there.
position-cards = { $count ->
    [one] There is one { $colour } card
   *[other] There are { $count } { $colour } cards
} in all; this many players use { $printed }.
position-known = { $seat } is known to hold cards that are not in the hand.
position-hand = { $seat } holds { $count } cards. It must be three, or fewer after placing, while drawing and in the last round.
position-row = { $count ->
    [one] There is one card
   *[other] There are { $count } cards
} in the open row; there must be { $printed } as a turn begins.
position-pile = The pile has { $count } cards and was exhausted { $exhausted } times. It is empty exactly when it was exhausted twice.
position-nothing-to-draw = There is nothing left to draw, so the turn would be over.
position-placed = { $seat } draws after placing, but nowhere stands what was placed: a first piece in an empty region (opening), one beside others (one), or two beside another (two).
position-drawn = The open row lacks { $count ->
    [one] one card
   *[other] { $count } cards
}, but with this hand { $seat } has drawn { $least } to { $most } in this turn. What was taken from the row is known, what came from the pile is not.
position-second = A second piece in { $region } follows a first one of { $seat } that did not open the region: at least two pieces must stand there, one of them of { $seat }.
position-not-over = The game cannot be over: somebody can still place a piece, and the last round is not finished.
position-over = Nobody can place anything any more, so the game is over.

## What is wrong with a board file

file-game = This is a board file for “{ $game }”, not for the game “emperor”.
file-name = The board needs a name: name = "…".
file-colour = “{ $colour }” in { $within } is not a colour. The colours are yellow, red, orange, green and purple.
file-cards = { $count ->
    [one] There is one { $colour } card
   *[other] There are { $count } { $colour } cards
}. There must be at least 4, since three players leave out two of them.
file-cards-many = { $count ->
    [one] There is one { $colour } card
   *[other] There are { $count } { $colour } cards
}, but the game has only { $printed } in all.
file-cards-sum = { $count ->
    [one] There is one card
   *[other] There are { $count } cards
} in all; the game has { $printed }.
file-region = There is no region “{ $region }” (in { $within }). The regions are chin, qi, wei, shu, zhao, lu, han, yan and chu; another name to be shown goes into “name”.
file-region-missing = The region “{ $region }” is missing in { $within }.
file-region-name = The region “{ $region }” needs a name that no other region has, not “{ $name }”.
file-spaces = The region “{ $region }” has { $count } house spaces. There must be from 4 to 8.
file-pairs = { $count ->
    [0] No region is { $colour }. Four colours have two regions each, one has a single region.
   *[other] { $count } regions are { $colour }. Four colours have two regions each, one has a single region.
}
file-alliances = { $count ->
    [one] There is one alliance
   *[other] There are { $count } alliances
}; there must be { $printed }.
file-alliance-name = “{ $name }” is not an alliance. They are called alliance-1 to alliance-15.
file-alliance-missing = Alliance { $number } is missing.
file-alliance = Alliance { $number } is to be between two regions, not “{ $between }”.
file-alliance-self = Alliance { $number } is between { $region } and itself.
file-alliance-twice = Alliances { $first } and { $number } are between the same two regions.
file-neighbours = Alliance { $number } makes { $one } and { $other } neighbours, but both are { $colour }. Regions of one colour never border.
file-road = The road “{ $road }” in { $within } leads nowhere. A road is two house spaces, as in “chin-1 chin-2”, and both must exist.
file-road-self = The road “{ $road }” leads from a space to itself.
file-road-twice = The road “{ $road }” is there twice.
file-roadless = The space { $space } has no road on side { $side }. Every house space has at least one.
file-sheet = The sheet is { $width } by { $height }; both must be from 200 to 4000.
file-drawn-spaces = { $drawn } house spaces of “{ $region }” have a place on the sheet, but the region has { $count }.
file-corner = The outline of “{ $region }” uses the corner “{ $corner }”, which is not among the corners.
file-outline-short = The outline of “{ $region }” needs at least three corners.
file-outline-twice = The outline of “{ $region }” comes to the same corner twice.
file-alliance-place = The number of alliance { $number } has no place on the sheet.
file-off-sheet = drawing.{ $what } is at { $x }, { $y }, which is not on the sheet.
file-edge-shared = The line { $edge } belongs to more than two outlines.
file-outlines-cross = The outlines of { $one } and { $other } cross: line { $edge } and line { $edge-2 }.
file-no-border = Alliance { $number } joins { $one } and { $other }, but their outlines have no line in common.
file-no-alliance = { $one } and { $other } border, but there is no alliance between them.
file-dragon-outside = The dragon space of “{ $region }” lies outside its outline.
file-space-outside = The house space { $space } lies outside the outline of its region.
file-roads-cross = The roads “{ $one }” and “{ $other }” cross. Roads meet only at house spaces.
file-spaces-near = The house spaces { $one } and { $other } are so near that they would be drawn upon each other.
