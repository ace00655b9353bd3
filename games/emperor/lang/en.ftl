# The Emperor of China, in English.

emperor = The Emperor of China
emperor-line = Build along the roads, send envoys to court, and count alliances.

seat-1 = Blue
seat-2 = Red
seat-3 = Yellow
seat-4 = Green
seat-5 = Violet

## Cards, pieces and places

yellow = yellow
red = red
orange = orange
green = green
purple = purple

house = { $count ->
    [one] house
   *[other] houses
}
emissary = { $count ->
    [one] emissary
   *[other] emissaries
}
fortification = { $count ->
    [one] fortification
   *[other] fortifications
}

full-regions = Full regions
open-regions = Open regions
alliances = Alliances
roads = Roads

## Options

option-fortifications = Fortifications
    .without = No fortifications.
    .with = Everybody has a fortification, which doubles.
option-side = Side of the board
    .by-seats = The side for the number of players; four play on the side for 3 and 4.
    .for-3-4 = The side for 3 and 4 players.
    .for-4-5 = The side for 4 and 5 players, with more roads.
option-roads = Rows along the roads
    .rows = Every row of four houses or more counts, if rows share no house.
    .one-row = Only one row counts for each group of houses joined by roads.
option-first = First player
    .random = Chance decides who begins.
    .seat-1 = Seat 1 begins.
    .seat-2 = Seat 2 begins.
    .seat-3 = Seat 3 begins.
    .seat-4 = Seat 4 begins.
    .seat-5 = Seat 5 begins.
fault-side = The side { $side } does not suit { $seats } players. Three play on for-3-4, five on for-4-5; only four can choose.

## Rules: the title, and why a move is refused

place-or-exchange = Place or exchange
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } must place a piece or exchange a card: a turn cannot be passed.
exchange-instead = Exchanging instead of placing
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } placed a piece in this turn. A card can be exchanged only instead of placing.
one-region = One region a turn
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } placed a piece in { $first } in this turn, so the second cannot go to { $region }: both pieces of a turn go to one region.
empty-region = One piece opens an empty region
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } opened an empty region, which takes one piece in a turn. Now cards are drawn.
two-pieces = Two pieces a turn
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } placed two pieces, and there is no third in a turn. Now cards are drawn.
turn-draw = Drawing ends the turn
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $after ->
        [exchange] exchanged a card instead of placing, which is done once in a turn.
       *[one] finished placing in this turn.
    } Now cards are drawn, up to three in hand.
draw-later = Cards are drawn after placing
    .refusal = { $step ->
        [second] { $seat-is ->
            [you] You have
           *[other] { $seat } has
        } placed one piece. Cards are drawn after a second one, or once no second one is wanted.
       *[place] { $seat-is ->
            [you] You draw
           *[other] { $seat } draws
        } cards only after placing, or after giving one away in exchange.
    }
space-missing = House spaces
    .refusal = { $region } has no house space { $number }: it has { $count }.
space-taken = One house a space
    .refusal = On space { $number } of { $region } stands { $owner-is ->
        [you] a house of yours
       *[other] a house of { $owner }
    }. A space holds one house.
emissary-house = No emissaries without houses
    .refusal = There is no house in { $region } yet, so its court receives no emissaries.
emissary-limit = The limit of emissaries
    .refusal = { $region } has no room for another emissary: it holds as many as its strongest player has houses there ({ $seat-is ->
        [you] you
       *[other] { $seat }
    }, { $limit }). { $opens ->
        [0] Nobody can have more houses there, so no place will open.
       *[other] A place opens when somebody has more houses there than anybody now.
    }
fortifications-off = Playing with fortifications
    .refusal = This table plays without fortifications.
fortification-space = Where a fortification stands
    .refusal = A fortification needs an empty space; on space { $number } of { $region } something stands already.
supply = Pieces in the supply
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no { $piece } left.
payment-colour = The colour of the region pays
    .refusal = One { $card } card does not pay for a piece in { $region }. One { $colour } card does, or two equal cards of another colour as a joker.
joker-other = A joker is of another colour
    .refusal = Two { $card } cards are no joker in { $region }, which is { $colour } itself: there one { $colour } card pays for one piece.
hand = Cards in hand
    .refusal = { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not hold { $count ->
        [one] one { $card } card
       *[other] { $count } { $card } cards
    }{ $held ->
        [0] .
       *[other] , only { $held }.
    }
row-card = The open row
    .refusal = There is no { $card } card in the open row.
pile-empty = The pile
    .refusal = The pile is exhausted for the second time. { $seat-is ->
        [you] You
       *[other] { $seat }
    } can only take cards from the open row.

## The log

log-house = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} a house on { $region } { $number } for { $count ->
    [one] one { $card } card
   *[other] two { $card } cards as a joker
}.
log-house-fortified = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} a house on the fortification of { $region } { $number } for { $count ->
    [one] one { $card } card
   *[other] two { $card } cards as a joker
}.
log-emissary = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} an emissary to { $region } for { $count ->
    [one] one { $card } card
   *[other] two { $card } cards as a joker
}.
log-fortification = { $seat-is ->
    [you] You put your
   *[other] { $seat } puts the
} fortification on { $region } { $number } for { $count ->
    [one] one { $card } card
   *[other] two { $card } cards as a joker
}.
log-done = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} no second piece.
log-exchange = { $seat-is ->
    [you] You exchange
   *[other] { $seat } exchanges
} one { $card } card.
log-take = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the row.
log-draw = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card } from the pile.
log-draw-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} from the pile.
log-full = { $region } is full, so its houses are scored.
log-open = The houses in { $region } are scored.
log-house-points = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points ->
    [one] one point
   *[other] { $points } points
} for { $houses ->
    [one] one house
   *[other] { $houses } houses
}.
log-house-points-doubled = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } points, doubled by a fortification, for { $houses ->
    [one] one house
   *[other] { $houses } houses
}.
log-reshuffled = The pile is exhausted for the first time: the discards are shuffled into a new one.
log-last-round = The pile is exhausted for the second time: the round ends after { $seat-is ->
    [you] your turn
   *[other] the turn of { $seat }
}.
log-nothing-to-place = Nobody can place anything any more.
log-over = The game is over.
log-alliance = Alliance { $number }, { $one } and { $other }: { $points ->
    [one] one point
   *[other] { $points } points
} for { $seats }.
log-row = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } points for a row of { $houses } houses ({ $regions }).
log-row-doubled = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } points for a row of { $houses } houses, doubled by a fortification ({ $regions }).

## A picture in characters

sketch-emissaries = court
sketch-player = { $points } { $points ->
    [one] point
   *[other] points
}; left: { $houses } { $houses ->
    [one] house
   *[other] houses
}, { $emissaries } { $emissaries ->
    [one] emissary
   *[other] emissaries
}
sketch-hand = hand: { $cards }
sketch-row = open row: { $cards }
sketch-pile = pile: { $pile }, discards: { $discards }, exhausted { $exhausted ->
    [0] never
    [one] once
   *[other] twice
}
sketch-cards = { $count } { $card }
sketch-none = none
sketch-place = { $seat-is ->
    [you] You place a piece or exchange
   *[other] { $seat } places a piece or exchanges
} a card.
sketch-second = { $seat-is ->
    [you] You
   *[other] { $seat }
} may place a second piece in { $region }.
sketch-draw = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} cards.

## What a check of the rules counts

things-houses = regions with a house
things-emissaries = regions with an emissary
things-fortifications = regions with a fortification
things-exchanged = colours of cards exchanged
things-taken = colours of cards taken from the row
