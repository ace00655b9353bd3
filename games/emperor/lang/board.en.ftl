
## The map

board-map-for-3-4 = Map of China, the side for 3 and 4 players
board-map-for-4-5 = Map of China, the side for 4 and 5 players
board-whole = Whole map
board-colours = The colours of the regions
board-alliance = Alliance { $number }: { $one } and { $other }
board-house = { $seat-is ->
    [you] Your house
   *[other] House of { $seat }
} on { $region } { $number }
board-fort = Fortification on { $region } { $number }
board-emissary = { $seat-is ->
    [you] Your emissary
   *[other] Emissary of { $seat }
} in { $region }
board-marker = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] one point
   *[other] { $points } points
}
board-point-card = A point card: fifty points

board-info-cards = { $colour } cards
board-info-houses = Houses
board-info-free = { $count ->
    [0] full
    [one] 1 space free
   *[other] { $count } spaces free
}
board-info-worth = Scored now
board-info-scored = Scored
board-info-fills = Scored at once
board-info-alliances = Alliances at the end
board-would-house = With your house in { $region }
board-would-emissary = With your emissary in { $region }
board-info-court = Emissaries
board-info-limit = { $count } of { $limit }

## What a place would bring

board-space = { $region } { $number }
board-put-house = House on { $region } { $number }.
board-put-house-fort = House on the fortification of { $region } { $number }: it doubles your points.
board-put-fort = Fortification on { $region } { $number }.
board-put-emissary = Emissary to { $region }.
board-would-fill = { $region } would be full and scored: { $points }.
board-would-have = You would have { $count ->
    [one] one house
   *[other] { $count } houses
} there.
board-would-row = Your rows along the roads: { $from } → { $to } points at the end.
board-would-lead = You would make { $count ->
    [one] alliance { $numbers }
   *[other] alliances { $numbers }
}.
board-would-bring = { $points ->
    [one] One more point
   *[other] { $points } more points
} at the end, as things stand.

board-why-choose-title = A card first
board-why-choose = Choose a card from your hand, or a pair as a joker; then the place lights up.
board-why-house = Wherever this pays, all spaces have a house already.
board-why-emissary = Wherever this pays, no court has room: it holds as many emissaries as its strongest player has houses there.
board-why-fortification = Wherever this pays, no empty space is left for a fortification.

## The hand

board-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-card = Card, { $colour }: { $regions }
board-joker = Pair as joker
board-joker-not = not in { $regions }
board-spent = { $piece }, { $region }
board-exchanged = exchanged
board-pieces = Your pieces
board-left = left
board-exchange = Exchange a card
board-exchange-more = instead of placing
board-exchange-card = { $count ->
    [one] Discard
   *[other] Discard one
}
board-done = Done, draw cards

## Row, pile, discards

board-row = Open row
board-row-later = draw after placing
board-row-now = take a card
board-pile = pile
board-pile-first = The pile, for the first time through
board-pile-second = The pile, for the second and last time through
board-pile-out = The pile is exhausted
board-discards = discards
board-end-far = The pile goes round twice.
board-end-near = Second time through the pile.
board-end-now = Last round.
board-memory = Cards so far
board-memory-discards = Discards
board-memory-unseen = Unseen

## The prompt

board-ask-place = Choose a card or a pair, then a place.
board-ask-place-more = It pays for one piece. Or exchange a card.
board-ask-card = Choose a lit place in { $regions }.
board-ask-pair = Joker: a lit place, but not in { $regions }.
board-ask-there = Choose a lit place in { $region }.
board-ask-house = House: choose a lit space.
board-ask-emissary = Emissary: choose a lit dragon.
board-ask-fortification = Fortification: choose a lit space.
board-pays-card = One { $colour } card: a house on a space, an emissary on a dragon.
board-pays-pair = Two { $colour } cards: a house on a space, an emissary on a dragon.
board-cost-card = Costs one { $colour } card.
board-cost-pair = Costs two { $colour } cards.
board-ask-exchange = Exchange: choose the card to discard.
board-ask-exchange-more = You place nothing in this turn.
board-ask-second = A second piece in { $region }? Choose a card.
board-ask-second-more = Or draw cards.
board-ask-nothing = No second piece can follow in { $region }.
board-ask-nothing-more = Go on to drawing cards.
board-ask-draw = Draw { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
board-ask-draw-more = From the open row, or unseen from the pile.
board-ask-row-only = The pile is exhausted: from the open row.
board-ask-pile-only = The open row is empty: from the pile.

board-steps = Steps of this turn
board-step-first = Piece
board-step-second = Second
board-step-draw = Draw
board-step-exchange = Exchange

## Players

board-start = First player: keeps the emperor
board-fact-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
} left
board-fact-emissaries = { $count ->
    [one] 1 emissary
   *[other] { $count } emissaries
} left
board-fact-forts = { $count ->
    [0] No fortification
    [one] The fortification
   *[other] { $count } fortifications
} left
board-fact-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, none of them known
board-fact-known = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand; everybody knows of: { $cards }
board-fact-points = { $count ->
    [one] point
   *[other] points
}

## The final count

board-count = The final count
board-count-play = Play the final count
board-count-pause = Pause
board-count-back = One step back
board-count-forward = One step on
board-count-before = Before the count.
board-count-before-more = These points came from regions as they filled.
board-count-open = Houses in { $region }.
board-count-open-more = The region is not full, but is scored now.
board-count-alliance-more = The most emissaries in both: all { $points } of them count.
board-count-row = { $seat-is ->
    [you] You: a
   *[other] { $seat }: a
} row of { $count } houses.
board-count-row-more = A point for each house along the road.
board-count-row-doubled = A point for each house along the road, doubled by a fortification.
board-count-winner = { $count ->
    [one] The new emperor: { $seats }.
   *[other] They share the throne: { $seats }.
}
board-count-over = See on the map where the points came from.

## What one has now, for the help on a thing

board-now-region = { $houses ->
    [one] one house
   *[other] { $houses } houses
}, which would bring { $points } { $points ->
    [one] point
   *[other] points
}; { $emissaries ->
    [one] one emissary
   *[other] { $emissaries } emissaries
}.
board-now-region-full = { $houses ->
    [one] one house
   *[other] { $houses } houses
}, scored; { $emissaries ->
    [one] one emissary
   *[other] { $emissaries } emissaries
}.
