
# The Emperor of China: a first game. The goal in one line, and what is remarked, as in data/first.toml.

goal-line = Fill regions with your houses, lead neighbouring courts, build rows along the roads. Most points win.

first-goal = Your points are counted here
    .text = Full regions bring points during the game, alliances between courts and rows along the roads at its end.
first-place = A card pays for a piece
    .text = Choose a card, then a house or an emissary in a region of its colour; two equal cards pay in any other region.
first-draw = Draw up to three cards
    .text = Take cards that lie open here, where others see them, or from the pile, where nobody does.
first-full = This region is full
    .text = Its houses were scored at once: the most houses bring a point for every house in the region, the second a point for each house of the first.
first-court = An emissary at this court
    .text = At the end, whoever has the most emissaries in two neighbouring courts gets a point for every emissary in both.
first-road = A row begins with one house
    .text = At the end, four or more of your houses in an unbroken row along a road bring a point each.
