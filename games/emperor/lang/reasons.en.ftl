
## Why a move is good or bad

reason-share = { $points } for { $seat-is ->
    [you] you
   *[other] { $seat }
}
reason-closes = This closes { $region }: { $shares }.
reason-most-houses = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have the most houses in { $region }, { $count } to { $rival-is ->
    [you] your
   *[other] { $rival }’s
} { $theirs }.
reason-level-houses = { $seat-is ->
    [you] You
   *[other] { $seat }
} would draw level with { $rival-is ->
    [you] you
   *[other] { $rival }
} in { $region }: { $count ->
    [one] one house each
   *[other] { $count } houses each
}.
reason-room = It makes room for one more emissary in { $region }.
reason-opens = It opens { $region }, where only one piece can be placed this turn.
reason-doubled = On the fortification, { $seat-is ->
    [you] your houses
   *[other] the houses of { $seat }
} in { $region } count double.
reason-fortified = Whoever builds on { $region } { $number } will count double there.
reason-row = It makes a row of { $houses } houses along the roads: { $points } points at the end, as it stands.
reason-row-near = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have three houses in a row along the roads: a fourth would score.
reason-blocks-row = With a house there, { $rival-is ->
    [you] you
   *[other] { $rival }
} would get { $points ->
    [one] one point
   *[other] { $points } points
} more from roads.
reason-alliance = It makes the alliance of { $one } and { $other }: { $points } for { $seat-is ->
    [you] you
   *[other] { $seat }
} at the end, as it stands.
reason-alliance-grows = The alliance of { $one } and { $other } grows to { $points }.
reason-alliance-breaks = { $seat-is ->
    [you] You
   *[other] { $seat }
} would lose the alliance of { $one } and { $other }, { $points ->
    [one] one point
   *[other] { $points } points
} as it stood.
reason-first-emissary = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have the only emissary in { $region }.
reason-most-emissaries = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have the most emissaries in { $region }, { $count } to { $rival-is ->
    [you] your
   *[other] { $rival }’s
} { $theirs }.
reason-level-emissaries = { $seat-is ->
    [you] You
   *[other] { $seat }
} would draw level with { $rival-is ->
    [you] you
   *[other] { $rival }
} in the court of { $region }.
reason-joker = It costs two { $card } cards as a joker.
reason-second = A second piece can follow in { $region }.
reason-one-piece = { $seat-is ->
    [you] You
   *[other] { $seat }
} would place only one piece this turn.
reason-no-piece = { $seat-is ->
    [you] You
   *[other] { $seat }
} would place no piece this turn.
reason-two-pieces = { $seat-is ->
    [you] You
   *[other] { $seat }
} would hold { $count } { $card } cards: enough for two pieces ({ $regions }).
reason-pair = { $seat-is ->
    [you] You
   *[other] { $seat }
} would hold { $count } { $card } cards, which pay as a joker anywhere else.
reason-pays = A { $card } card pays for a piece ({ $regions }).
reason-last-of-row = It is the last { $card } card in the open row.
reason-secret = Nobody else would know which card it is.
reason-last-round = The pile would be exhausted for the second time: this round would be the last.
reason-last-round-ahead = The pile would be exhausted for the second time: this round would be the last, and as it stands { $seat-is ->
    [you] you are
   *[other] { $seat } is
} ahead.

## What puzzles are about

theme-houses = Houses in a region
theme-closing = Closing and opening regions
theme-road = Building along the road
theme-alliance = Alliances made and broken
theme-emissaries = Emissaries at court
theme-hand = Paying with the right cards
theme-end = The last round
