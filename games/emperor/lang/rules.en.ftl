
# The Emperor of China: the rules in our words, the rulings, and the options as sentences.

## The options as sentences: … stands for the choice

sentence-fortifications = We play … fortifications.
sentence-fortifications-without = without
sentence-fortifications-with = with
sentence-side = The map is ….
sentence-side-by-seats = the side for this many players
sentence-side-for-3-4 = the side for 3 and 4 players
sentence-side-for-4-5 = the side for 4 and 5 players
sentence-roads = Along the roads counts ….
sentence-roads-rows = every row that shares no house
sentence-roads-one-row = one row for each group of houses
sentence-first = … begins.
sentence-first-random = A player drawn by lot
sentence-first-seat-1 = Seat 1
sentence-first-seat-2 = Seat 2
sentence-first-seat-3 = Seat 3
sentence-first-seat-4 = Seat 4
sentence-first-seat-5 = Seat 5

## Groups and headings

group-glance = At a glance
group-turn = Your turn
group-pieces = Houses and emissaries
group-houses = Scoring houses
group-drawing = Drawing cards
group-fortifications = Fortifications
group-end = The end
group-appendix = Appendix: small print, and how this table works

heading-overview = What it is about
heading-map = The map
heading-set-up = Set-up
heading-turn = A turn
heading-house-scoring = A region is full
heading-fortification-double = What a fortification doubles
heading-last-round = The last round
heading-nothing-to-place = When nothing can be placed
heading-winner = The new emperor

## Rules

rule-overview =
    China, about 200 B.C. The old emperor has lost his grip, and the great families build houses in nine regions and send emissaries to their courts.

    A turn is short: play cards, place a piece or two, draw new cards. Points come from three things, and every piece serves at least two of them:

    - __Houses__ score as soon as a region is full, for everybody who has built there.
    - __Emissaries__ score at the end, if they lead the courts of two neighbouring regions.
    - __Roads__ score at the end, for rows of at least four of your houses.
rule-map =
    The map shows nine regions. Yellow, red, orange and green colour two regions each, which never touch; purple has only Chu.

    - __House spaces__ are joined by roads. A space holds one house.
    - The __dragon space__ of a region is its court: emissaries go there.
    - The __numbers__ from 1 to 15 stand on the borders. Each is an alliance that two neighbouring courts may make.
    - The __Great Wall__ around the map is the score track.
rule-set-up =
    The board has two sides, alike but for their roads. Three players take the side for 3 and 4, five the side for 4 and 5; four may choose.

    Everybody has 20 houses and 8 emissaries of one colour. A ninth emissary begins on 0 of the Great Wall and marks the score; whoever passes 50 begins again at 0 with a point card for 50, and takes a second one after 100. Experienced players may agree on fortifications: then everybody also has one of those.

    There are 57 region cards in five colours. With four players one of each colour stays in the box, with three players two. Everybody is dealt three; four lie open in a row; the rest is the pile, face down. Five point cards and nine seals for the regions lie ready.

    The players agree who begins, or chance decides. The start player keeps the Emperor marker for the whole game: it shows where a round ends.
rule-turn =
    The start player begins, and play goes round clockwise. A turn has two steps:

    1. __Place__ one or two pieces in one region, paid with cards; or __exchange__ a card instead.
    2. __Draw__ until you hold three cards again.

    Keep in mind 3-2-1: at most three cards, for at most two pieces, in one region.
rule-place-or-exchange = A turn cannot be passed. If you cannot place anything, or do not want to, you exchange one card.
rule-one-region = All pieces of a turn go into the same region.
rule-empty-region = In a region where nothing stands when your turn begins, you may place only one piece. It does not matter whose pieces stand in a region: the first of anybody opens it for two.
rule-two-pieces = Two pieces are the most a turn can place, whatever cards you still hold. They may be of one kind or of two: houses, emissaries, or one of each. A fortification is a piece as well.
rule-payment-colour =
    Each piece is paid for by one card of the region's colour. Most colours have two regions, so there is often a choice.

    Two equal cards of another colour are a __joker__: together they pay for one piece. Both ways may be mixed in one turn.

    Cards that were played go onto the open discards.
rule-joker-other = A joker must be of another colour than the region. So three equal cards pay for one or two pieces in a region of their own colour, or for one piece anywhere else; never for more.
rule-hand = You pay with cards from your hand. Nobody sees it, but cards somebody took from the open row are remembered for all: the panels show them.
rule-exchange-instead = Instead of placing, discard one card and take a new one, from the open row or from the pile. If it came from the row, the row is filled up to four again. That is the whole turn, so it is not possible after a piece was placed.
rule-space-taken = A house goes onto a house space of the region, and every space holds one house. When all are taken, the region is full and takes no more houses.
rule-emissary-limit =
    Emissaries go onto the dragon space, the court of the region, and nowhere else. It has room for as many of them, of all colours together, as the strongest player has houses in the region.

    So if one player has three houses in a region and another two, its court holds three emissaries. You may send an emissary even where you have no house.
rule-emissary-house = Where no house stands, nobody is strongest: the court receives no emissaries. So the first piece of a region is a house, or a fortification.
rule-supply = Whoever has no piece of a kind left cannot place it any more.
rule-house-scoring =
    The moment all house spaces of a region are taken, its houses are scored, even in the middle of a turn:

    - Whoever has the most houses gets one point for every house in the region, of any colour.
    - The second gets one point for each house of the first, the third one for each house of the second, and so on.
    - Equal players get equal points, and the next player takes the very next rank.
    - Whoever has no house there gets nothing.

    A seal then marks the region. Emissaries may still come.
rule-turn-draw = When you have finished placing, you take cards one by one until you hold three: from the open row or from the pile, as you like. Only then is the row filled up to four again, and the next player goes on.
rule-draw-later = Cards come at the end of the turn, so what you draw cannot be played in the same turn.
rule-row-card = You can take any card that lies in the open row. It is not replaced before you have finished drawing.
rule-pile-empty =
    When the pile runs out for the first time, all discards are shuffled into a new pile at once, those of this turn included. The open row stays, and whoever was drawing goes on, then the row is filled.

    When it runs out for the second time, the end begins. No new pile is made, and the row is not filled any more.
rule-fortifications-off = With fortifications, everybody may place a single one in the game. A table agrees on it beforehand.
rule-fortification-space = A fortification goes onto an empty house space and is paid for like any piece. It belongs to nobody: whoever places a house upon it has it, be it the next player. So put your own house there in the same turn, if you can.
rule-fortification-double =
    A house upon a fortification doubles:

    - all its owner's points when the houses of that region are scored,
    - all points of the row along the roads in which it stands.

    The points of other players do not change.
rule-last-round = When the pile is exhausted for the second time, the round is played to its end: the player to the right of the start player has the last turn. Then comes the final count.
rule-nothing-to-place = Should nobody be able to place any piece anywhere, the game ends at once.
rule-final-houses = First the houses in all regions that are not yet full are scored, in the usual way.
rule-final-alliances =
    Then the 15 alliances are looked at, in the order of their numbers. Each joins two neighbouring regions. Emissaries alone bring no points, only alliances do: whoever has the most of them in both regions gets one point for every emissary in the two courts, of any colour. All others get nothing.

    A lead may serve in several alliances, if the neighbours are led as well. A tie for the most is as good as having the most, and if several players have the most in both, all of them get the full points.

    At a real board the Emperor marker goes from number to number, so that no alliance is forgotten; here the page counts.
rule-road-rows =
    At last the roads. At least four of your houses in an unbroken row along the roads bring one point each. A row may run through several regions. Houses beside it, on a branch, do not count, and each house counts only once.

    The page finds your best rows by itself and shows them.
rule-winner = The most points win. Between equal players the one with more pieces left in the supply (houses, emissaries, fortification) wins; if that is equal too, they share the victory.
rule-not-your-turn = Only the player whose turn it is decides. The page says whose turn it is, and a bot's turn passes by itself.
rule-undo-drawn = You can take back your own decisions until something new was seen (a card from the pile, a new card in the row) or somebody else has decided. What has been seen cannot be unseen. Once the game is over, nothing can be taken back.
rule-game-over = Once the game is over, its record can be kept and replayed, and the same players can start again. No more moves are made.

## Captions

diagram-example-1-alex = Wei is empty. Blue holds one purple and two red cards, but may place only one piece there.
diagram-example-1-barbara = Now one house stands in Wei, so Red may place two pieces: one for a red card, one for two green cards as a joker.
diagram-example-1-chris = Yellow holds three yellow cards: one or two pieces in Qi or Ch’in, or one piece elsewhere for two of them as a joker.
diagram-example-2 = Red has four houses in Chu, so its court holds four emissaries. There are two; Blue may send two more, for a purple card and two orange ones.
diagram-example-3 = Red and Green have two houses each in Qi. Though it is a tie, the court holds two emissaries.
diagram-example-4 = Wei has just been filled. With four houses against two and one, the first gets 7 points, the second 4, the third 2.
diagram-example-5 = Qi has just been filled. Two players with two houses each get 5 points both; the one with a single house is second and gets 2.
diagram-example-6 = Alliance 3 joins Wei and Ch’in: Green has the most emissaries in both, though shared in Wei, and gets 2 + 4 = 6. Alliance 4 joins Ch’in and Shu: nobody has the most in both.
diagram-example-6-large = The same courts on the side for 4 and 5 players: alliances do not depend on the roads.
diagram-example-7 = Green has five houses in a row through Ch’in and Shu. The sixth hangs on a branch and is not counted: 5 points.
diagram-example-7-large = On the side for 4 and 5 players the row is the same.
diagram-example-8 = Blue puts his fortification on an empty space of Qi, and a house upon it in the same turn.

## Rulings

ruling-empty-region = Whether a region is empty is asked as the turn begins. A fortification is a piece: it opens a region, and is then the only piece of that turn.
ruling-joker-other = The rule book's first example settles it: a pair is a joker only in another colour.
ruling-emissary-limit = The limit is asked at the moment the emissary comes. A house placed just before, in the same turn, may raise it.
ruling-house-scoring = If the first piece of a turn fills the region, it is scored at once and the turn goes on; an emissary may follow.
ruling-fortification-double = Two fortified houses of one player in a region or a row still only double. Alliances know no fortifications.
ruling-fortification-space = There is no second fortification on a space. A fortification without a house is an open space and counts for nobody.
ruling-turn-draw = Cards are never thrown away beyond those that pay for pieces or are exchanged.
ruling-pile-empty = The pile is exhausted the moment its last card leaves it, to a hand or to the row. After the second time, players take what is left in the row, and may end with fewer than three cards.
ruling-last-round = In the last round a card may still be exchanged: it is discarded, and replaced if anything is left to take.
ruling-nothing-to-place = It ends only when no player could place a piece even with every card in hand.
ruling-road-rows = The rule book does not say who chooses the row or whether a group of houses may hold two. The owner chooses, so the best counts; several rows count if they share no house. An option allows only one row for each group.
ruling-winner = The rule book stops at the pieces in the supply; after that we let equal players share. The emissary on the Great Wall is no part of the supply.

## Tables

column-regions = Region
column-regions-colour = Colour of its cards
column-spaces-count = House spaces
column-cards = Colour
column-cards-count = Cards for five players

## Names of facts and sources in the data file

chin = Ch’in
qi = Qi
wei = Wei
shu = Shu
zhao = Zhao
lu = Lu
han = Han
yan = Yan
chu = Chu
both-sides = Roads of both sides
side-3-4 = Roads of the side for 3 and 4 only
side-4-5 = Roads of the side for 4 and 5 only
alliance-1 = Alliance 1
alliance-2 = Alliance 2
alliance-3 = Alliance 3
alliance-4 = Alliance 4
alliance-5 = Alliance 5
alliance-6 = Alliance 6
alliance-7 = Alliance 7
alliance-8 = Alliance 8
alliance-9 = Alliance 9
alliance-10 = Alliance 10
alliance-11 = Alliance 11
alliance-12 = Alliance 12
alliance-13 = Alliance 13
alliance-14 = Alliance 14
alliance-15 = Alliance 15
field-count = how many:
field-name = name:
field-colour = colour:
field-list = between:
field-between = between:
source-rules-of-a-sequel = Rules of a sequel with the same 57 cards
source-rule-book-example-1 = Rule book, example 1
source-rule-book-example-4 = Rule book, example 4
source-rule-book-example-5 = Rule book, example 5
source-rule-book-example-6 = Rule book, example 6
source-rule-book-contents = Rule book, contents of the box
source-reviews = Reviews
source-colour-by-elimination = Colour by elimination
source-name-and-colour-by-elimination = Name and colour by elimination
source-range-4-to-8-from-reviews = Reviews give the range 4 to 8 only
source-no-list-found = No list was found
source-border-from-a-review-number-ours = Border from a review, number ours
