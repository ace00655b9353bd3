
# ZhanGuo: a first game. The goal in one line, and what is remarked, as in data/first.toml.

goal-line = Unify five regions: Governors, Palaces, Walls, Tasks and markers bring Victory Points. After five rounds the most win.

first-goal = Five regions and a Wall
    .text = Palaces bring points at once; Governors in these regions, Walls, Tasks and markers are counted after the fifth round.
first-cards = One card a turn, in two ways
    .text = Put a card above a region of your board, for markers and its ability, or take it to the Court, for one of six actions.
first-markers = More cards, more markers
    .text = The first card above a region brings one marker of its colour, the second two and the third three, but the second and the third raise unrest.
first-numbers = Higher or lower than this card
    .text = A card at the Court may be higher or lower than the one below it, and that decides which abilities above your board answer.
first-unrest = Unrest in this region
    .text = High unrest forbids a Palace here, and on the last space of the track the cards above this region answer no more.
first-reward = The round ends with rewards
    .text = Whoever has the most markers of a colour is asked first: take the reward and give them back, or pass and keep them.
first-task = A Task is fulfilled
    .text = The sooner, the more points a place here is worth, and at the end your discs in one section multiply each other.
