# Help on what the boards show, and the player aid.

## The map

help-kind-map = On the map
help-region = A region
    .says = Cards of its colour pay for pieces here. When all its house spaces are taken, its houses are scored.
help-space = A house space
    .says = It holds one house. Roads join it to others; four and more of your houses in a row along them score at the end.
help-dragon = The dragon space, a court
    .says = Emissaries go here: as many of all players together as the strongest player has houses in the region.
help-limit = Room at court
    .says = How many emissaries stand here, and how many have room: as many as the strongest player has houses in the region.
help-alliance = An alliance
    .says = At the end, whoever has the most emissaries in both regions gets a point for every emissary in the two courts.
help-road = Roads
    .says = Four and more of your houses in an unbroken row along the roads bring a point each at the end.
help-track = The Great Wall
    .says = The score track. Whoever passes 50 begins again at 0, with a point card for 50.
help-count = Houses by player
    .says = The most get a point for every house of the region, the second for each house of the first, and so on.
help-seal = A full region
    .says = Its houses are scored. Emissaries may still come.
help-gain = What it would bring
    .says = Points for houses, or at the end for alliances, if you place this piece.
help-count-bar = The final count
    .says = Open regions, then alliances, then rows along the roads: each step is shown on the map, with what it brings.
help-colours = What is known of a region
    .says = Its colour, houses and what they would bring now, emissaries and how many have room.

## Pieces

help-kind-piece = Pieces
help-house = A house
    .says = Takes a house space. Scores when the region is full, makes room for emissaries, and counts along the roads.
help-emissary = An emissary
    .says = Goes to a court. At the end the most emissaries in two allied regions score.
help-fortification = A fortification
    .says = Whoever has the house upon it gets double points for that region’s houses, and for its row along the roads.

## Cards

help-kind-card = Cards
help-yellow = A yellow card
    .says = Pays for a piece in a yellow region. Two equal cards pay for one in a region of another colour.
help-red = A red card
    .says = Pays for a piece in a red region. Two equal cards pay for one in a region of another colour.
help-orange = An orange card
    .says = Pays for a piece in an orange region. Two equal cards pay for one in a region of another colour.
help-green = A green card
    .says = Pays for a piece in a green region. Two equal cards pay for one in a region of another colour.
help-purple = A purple card
    .says = Pays for a piece in the purple region. Two equal cards pay for one in a region of another colour.
help-card = A card
    .says = Pays for a piece in a region of its colour. You hold three at the end of your turn.
help-pair = Two as a joker
    .says = Two equal cards pay for one piece in a region of any other colour.
help-row = The open row
    .says = Take cards from here or from the pile until you hold three. It is filled when you have finished.
help-pile = The pile
    .says = Drawn unseen. The first time it runs out the discards are shuffled; the second time is the last round.
help-discards = The discards
    .says = Cards that were paid. They become the new pile once.
help-exchange = To exchange
    .says = Instead of placing, discard a card and take another. That is the whole turn.
help-done = To finish
    .says = One piece is enough; two are the most, both in the same region.
help-memory = What lies where
    .says = How near the end is, which cards were discarded, and which are still unseen.

## Players

help-kind-player = Players
help-player = A player
    .says = Houses and emissaries left, cards, points; whose turn it is is marked.
help-start = The Emperor marker
    .says = The start player keeps it: rounds begin here, also the last.
help-held = Cards in hand
    .says = Those taken from the open row are known to all; the others show their backs.
help-points = Points
    .says = The most points win; between equals, whoever has more pieces left.

## The player aid

aid-turn = Your turn
    .text =
        1. __Place__ one or two pieces in one region, or __exchange__ a card instead.
        2. __Draw__ until you hold three cards.

        A piece costs a card of the region’s colour, or two equal cards of another. In a region that was empty as your turn began: one piece only.
aid-pieces = Pieces
aid-map = On the map
aid-cards = Cards
aid-full = A region is full
    .text =
        At once, for its houses:

        - the most: a point for every house in the region;
        - the second: a point for each house of the first, the third for each of the second, and so on;
        - equal players get equal points, and the next takes the next rank.
aid-end = The end
    .text =
        When the pile runs out for the second time, the round is played to its end. Then:

        1. __Open regions__ are scored like full ones.
        2. __Alliances__ 1 to 15: the most emissaries in both regions, ties included, bring a point for every emissary there.
        3. __Roads:__ rows of four and more of your houses, a point each; every house once.
