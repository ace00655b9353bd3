
# The Emperor of China: lessons.

## What wins

lesson-goal = What wins
    .about = Three things bring points: full regions, alliances, rows along the roads.
lesson-goal-1 = Whoever has the most points at the end is the new emperor. The markers on the Great Wall count them.
    .more = You are Blue. Points come from three things, and you will now do each of them once.
lesson-goal-2 = Han has one free space. Choose your green card, then put a house there: a full region is scored at once.
    .right = 5 points for you, one for every house in Han. Red and Yellow get 3 each, one for each of yours.
    .else-1 = An emissary went to the court of Han, but the free space is still free. Put a house on it.
    .else-2 = A card was exchanged, and nothing stands anywhere. Choose the green card and the free space of Han.
    .else = That piece stands, but no region is full. Look for the one with a single free space: Han.
lesson-goal-3 = Later in a game. You have the most emissaries in Wei; send one to its neighbour Ch’in, whose court is empty.
    .more = Choose the yellow card, then the dragon of Ch’in.
    .right = You lead two neighbouring courts: an alliance. It brings one point for every emissary in the two, 4 at the end.
    .else-1 = A house in Ch’in is good, but at court only emissaries count. Choose the dragon instead of the space.
    .else = Your emissaries in Wei still have no friends next door. Send one to the dragon of Ch’in.
lesson-goal-4 = The last turn. Three of your houses stand in a row along one road: put a fourth at its end, in Shu.
    .more = Two spaces will do. The red card pays for Shu.
    .right = Four houses in an unbroken row: 4 points.
    .else-1 = That house stands by itself. Follow the road from your house in Shu to the next space.
    .else-2 = A card was exchanged, and the row is as short as before. Choose the red card and a space in Shu.
    .else = That makes no row of four. Follow the road from your house in Shu to the next space.
lesson-goal-5 = The game is over, and all is counted: you win with 39 points against 38 and 34.
    .more = Your 39: full regions 10, regions that were not full 21, the alliance 4, the row 4.

## A turn

lesson-turn = A turn
    .about = Which card pays where, how many pieces, and two equal cards as a joker.
lesson-turn-1 = The first turn of a game. A red card pays for one piece in Wei or Shu: choose it, then a space in Wei.
    .more = Every card names its regions. Only purple has a single one, Chu.
    .right = Your house stands. Wei was empty, and an empty region takes only one piece in a turn.
    .else-1 = Shu is red as well, so the card pays there too. Here begin in Wei.
    .else-2 = That exchanges a card instead of placing. You have a card that fits: the red one, for Wei.
    .else = That card paid for its own colour. Wei is red: choose the red card.
lesson-turn-2 = You hold two cards. Every turn ends by drawing up to three: take one from the open row or from the pile.
    .right = Three cards again. The row is filled up to four, and the next player goes on.
lesson-turn-3 = Your next turn. Something stands in Wei now, so you may place two pieces there. Begin with a house.
    .more = It does not matter whose pieces stand in a region: the first of anybody opens it for two.
    .right = That was the first piece.
    .else-1 = An emissary is a piece too, and he may come second. Begin with a house in Wei.
    .else-2 = Shu is empty, so that would be your only piece. In Wei you may place two.
    .else = There one piece would cost both red cards, or the region is empty. In Wei each red card pays for a piece.
lesson-turn-4 = A second piece may follow, but only in the same region. Place another house in Wei, or an emissary on its dragon.
    .right = Two pieces in one region: more is never placed in a turn.
    .else-1 = You may stop after one piece. But you hold another red card: use it in Wei.
lesson-turn-5 = You want a house in Chu and hold no purple card. Two equal cards of another colour are a joker: pay with the pair of green ones.
    .more = Press “Pair as joker” below the green cards.
    .right = Two cards for one piece. It is dear, but it opens any region that is not green.
    .else-1 = The joker would pay for an emissary as well. Here place a house in Chu.
    .else-2 = One green card pays in its own regions, Han and Yan. For Chu it takes both, as a pair.
    .else-3 = The joker pays there too. But you wanted a house in Chu.
    .else = That card pays for its own colour only. Take the pair of green cards for Chu.
lesson-turn-6 = 3-2-1: at most three cards, for two pieces, in one region. Use all your cards for two pieces in Wei.
    .more = The red card pays for one piece, the green pair for the other.
    .right = Three cards, two pieces, one region. Now you would draw three.
    .else-1 = That exchanges a card instead of placing. All three cards can be used in Wei.
    .else = That leaves cards in your hand. Wei is red: one piece for the red card, one for the green pair.

## Cards, and the end

lesson-cards = Cards, and how the game ends
    .about = Drawing, exchanging, and what happens when the pile runs out.
lesson-cards-1 = You have placed two pieces and hold one red card. Take the red card from the open row: two of a colour are worth more than one.
    .right = Everybody saw it, so it lies face up beside your name. The row is not filled yet.
    .else-1 = The pile would do as well, but there you cannot choose. Take the red card from the row.
    .else = That card has another colour. With a second red one you could place two pieces in Wei.
lesson-cards-2 = You still need one card. Draw it from the pile: only you will see it.
    .right = Your hand is full. Only now the row is filled up to four, and Red goes on.
    .else-1 = Everybody would see that card too. Draw from the pile.
lesson-cards-3 = In Chu every space is taken and the court is full: your purple card pays for nothing. Exchange it instead of placing.
    .more = Press “Exchange a card”, then the purple card. A turn can never be passed.
    .right = The purple card is discarded, and nothing is placed in this turn.
    .else-1 = That gives away a card you could place with. The purple one is of no use.
    .else = You may place, of course. But the purple card would stay in your hand; exchange it here.
lesson-cards-4 = Take a new card for it, from the row or from the pile. With that the turn is over.
    .right = One card for one, and that was the whole turn.
lesson-cards-5 = One card is left in the pile. Draw it.
    .right = The pile has run out for the first time: all 34 discards are shuffled into a new one, at once. The open row stays.
    .else-1 = Then the last card would go to the row, and the pile would run out all the same. Draw it yourself.
lesson-cards-6 = The same again, but now the pile goes round for the second time. Draw its last card.
    .right = The pile has run out twice. You began the game, so Red and Yellow have one more turn each, and then it is over.
    .else-1 = Then the last card would go to the row, and the end would begin all the same. Draw it yourself.
lesson-cards-7 = Both you and Yellow have 37 points. Between equals whoever has more pieces left wins: you have 9, Yellow 2.
    .more = The count goes in this order: regions that are not full, alliances, roads.

## A region is full

lesson-full = A region is full
    .about = What its houses bring the first, the second and the third, and equal players.
lesson-full-1 = Wei has one free space. You have three houses there, Red two, Yellow one: place your fourth.
    .right = The most houses bring one point for every house in Wei: 7. Red is second and gets one for each of yours, 4; Yellow one for each of Red's, 2.
    .else-1 = An emissary fills no house space. Put a house on the last space of Wei.
    .else = Wei still has a free space. A red card and that space are all it takes.
lesson-full-2 = A seal marks Wei: it is never scored again. But your turn goes on, and its court is still open. Send an emissary.
    .right = Emissaries may come to a full region as long as there is room.
    .else-1 = You may stop here. But a second piece is still yours: send an emissary to Wei.
lesson-full-3 = You have no house in Lu or in Qi. Each needs one to be full: where does yours bring more?
    .more = The second gets one point for each house of the first.
    .right = 3 points for a single house: Red is first with three. It pays to stand beside a strong player.
    .else-1 = Qi would bring you 2, for Red and Yellow have two houses each and you come next. In Lu Red has three.
    .else-2 = That places nothing. Compare the last space of Lu with the last space of Qi.
    .else = That fills no region. Compare the last space of Lu with the last space of Qi.
lesson-full-4 = In Qi Red has two houses, you and Yellow one each. Take the last space and catch up.
    .right = You and Red are equal, so both get the full 5 points. Yellow takes the very next rank: second, with 2.
    .else-1 = An emissary fills no house space. Put a house on the last space of Qi.
    .else = Qi stays as it is, with Red in front. The yellow card pays for its last space.
lesson-full-5 = In Han Red leads with two houses against one. Two spaces are free and you have two green cards: pass Red.
    .right = Three against two: 5 points for you and 3 for Red. Two pieces in one turn can turn a region round.
    .else-1 = That places nothing. Both green cards pay in Han.
    .else = Han is not full, or not yours. Put a house on both of its free spaces.
lesson-full-6 = The last turn. At the end regions that are not full are scored in the same way. Which house brings you most: in Yan, in Zhao or in Ch’in?
    .more = Only Red has houses in Yan, two of them.
    .right = Yan: you are second at once, 2 points. Ch’in would have brought 1 more than now, Zhao nothing.
    .else-1 = In Zhao you are second behind three houses already: 3 points, with one house or with two. Look where you have none.
    .else-2 = In Ch’in you would pass Red, 5 points instead of 4. One house elsewhere brings 2.
    .else = That brings you nothing in the count. Compare a house in Yan, in Zhao and in Ch’in.

## Emissaries

lesson-court = Emissaries at court
    .about = How many a court holds, and how a house makes room.
lesson-court-1 = The dragon of Wei is its court. It holds as many emissaries as its strongest player has houses: Red has two, so 2. Send one.
    .more = You need no house there yourself.
    .right = Your emissary stands at court, in a region where you have not built.
    .else-1 = A house can be built with a red card too. This time choose the dragon of Wei.
    .else = That is another place. Choose a red card, then the dragon of Wei.
lesson-court-2 = The plate below the dragon says 1/2: there is room for one more. Send it.
    .right = 2/2: the court of Wei is full, and both emissaries are yours.
    .else-1 = With a house of yours nobody has more than two there, so the limit stays 2. Take the place at court.
    .else-2 = You may stop here. But a place is free at court, and you hold another red card.
lesson-court-3 = The court of Chu is full, 2/2. You and Red have two houses each: build a third one, then send an emissary.
    .right = Your third house raised the limit to 3, at once. A house first, an emissary next: a whole turn.
    .else-1 = That places nothing. Both purple cards pay in Chu.
    .else = No emissary of yours came to Chu. First a house there, for a purple card; then the dragon, for the other.
lesson-court-4 = Only one of the courts of Han, Qi and Lu has room. Find it, and send an emissary.
    .right = Qi: Red has three houses, and two emissaries were there. Now 3/3.
    .else-1 = A house of yours does not change the limit of Qi, which Red's three houses make. Choose the dragon.
    .else-2 = That court has room as well, but it is none of the three.
    .else-3 = Han holds no more: Red and Yellow have two houses each, and a tie makes 2, not 4. Look at Qi.
    .else-4 = Lu has no house, so nobody is strongest and its court receives nobody. Look at Qi.
    .else = Choose a dragon: that of Han, Qi or Lu.
lesson-court-5 = Ch’in is full and scored, but its court is open: 1/3, and Red leads it. Send two emissaries and take the lead.
    .more = Everybody has eight emissaries for the whole game, and 20 houses. What is used up cannot be placed.
    .right = Two against one: you lead the court of Ch’in. What that is worth, the next lesson says.
    .else-1 = That places nothing. Both yellow cards pay in Ch’in.
    .else = One emissary would only be equal to Red's. Send both to Ch’in, for a yellow card each.

## Alliances

lesson-alliances = Alliances
    .about = The most emissaries in two neighbouring courts.
lesson-alliances-1 = The numbers between regions are the 15 alliances. Number 9 joins Chu and Han.
    .more = At the end each is looked at: whoever has the most emissaries in both regions gets a point for every emissary there, of any colour.
lesson-alliances-2 = You lead the court of Chu with 2 of 3. Lead Han as well.
    .right = Alliance 9 is yours as things stand: 3 in Chu and 1 in Han, 4 points. Red's emissary counts for you too.
    .else-1 = Wei does not border on Chu, so nothing is joined. Choose the dragon of Han.
    .else-2 = Houses do not count in alliances. Choose the dragon of Han.
    .else = No emissary came to Han. The green card pays there.
lesson-alliances-3 = You lead Wei and Chu, which are no neighbours. Which court makes two alliances at once: Han, Zhao or Shu?
    .right = Han lies between: alliance 8 with Wei brings 3, alliance 9 with Chu 4. One emissary, 7 points.
    .else-1 = Zhao borders on Wei only: alliance 2, for 3 points. Look for a region that touches Wei and Chu.
    .else-2 = Shu borders on Chu only: alliance 5, for 4 points. Look for a region that touches Wei and Chu.
    .else = That makes no alliance. Choose one of the three dragons: Han, Zhao or Shu.
lesson-alliances-4 = Again you lead Chu. In Han stands an emissary of Red: draw level.
    .right = A tie for the most is as good as the most. Alliance 9 brings you 3 + 2 = 5 points; Red does not lead Chu and gets nothing.
    .else-1 = Ch’in borders on Chu too: alliance 6, for 4 points. In Han you would get one more, though Red is there.
    .else-2 = Zhao does not border on Chu, so nothing is joined. Choose the dragon of Han.
    .else = No emissary came to Han. The green card pays there.
lesson-alliances-5 = Red leads Qi and is equal to you in Zhao: alliance 14 would bring Red 4 points. Break it.
    .right = 2 against 1 in Zhao: Red has lost the alliance. And alliance 2, Zhao and Wei, now brings you 5.
    .else-1 = In Qi Red has two emissaries against your one, and still leads. In Zhao one is enough.
    .else-2 = A house does not change who leads the court. Choose the dragon of Zhao.
    .else = Red keeps alliance 14. You are equal in Zhao: one more emissary puts you ahead.
lesson-alliances-6 = The last turn. You lead Ch’in with 2 of 4. Where does an emissary bring most: in Shu, in Han or in Chu?
    .more = Every emissary counts, whoever sent it: a crowded court is worth more.
    .right = In Shu you are equal to Red and Yellow, and that is enough: 4 + 3 = 7 points.
    .else-1 = Han was empty: 4 + 1 = 5 points. A court with more emissaries brings more, if you are not behind.
    .else-2 = In Chu Red has two, so you would not lead and get nothing.
    .else = That is not the most. Compare the courts of Shu, Han and Chu.
lesson-alliances-7 = The count shows every alliance in the order of the numbers. You win with 41 points against 39 and 37.

## Roads

lesson-roads = Rows along the roads
    .about = Four houses at least, no branches, and each house once.
lesson-roads-1 = Follow the road from Wei through Qi to Zhao: your houses leave one gap. Close it.
    .right = Four houses in an unbroken row, through three regions: 4 points at the end, one for each.
    .else-1 = That space lies elsewhere in Qi. The gap is next to your house in Zhao.
    .else = The gap in Qi is still open. Choose the yellow card and the space between your houses.
lesson-roads-2 = Make the row longer. It must go on from one of its ends; houses on a branch do not count.
    .more = The ends are your houses in Wei and in Zhao.
    .right = Five in a row: 5 points.
    .else-1 = Qi 3 hangs on the middle of the row: a branch, which brings nothing. Go on from an end.
    .else-2 = No road leads from there to the end of your row. Look next to your houses in Zhao and in Wei.
    .else = That house is not joined to the row. Look next to its ends, with the orange card.
lesson-roads-3 = You may have several rows, if they share no house. What is worth more: a fifth house in Zhao, or a fourth in Chu?
    .right = A new row of four: 4 points, beside the 4 you have. A fifth house would have brought 1.
    .else-1 = That makes the row five houses long: 1 more point. Three houses in Chu wait for a fourth.
    .else-2 = Chu 8 is not joined to your houses. Follow the road from either end of the three.
    .else = That makes no row. Follow the road from either end of your three houses in Chu.
lesson-roads-4 = Red builds a row from Han to Chu. One house would make it five: put yours there.
    .right = The row is cut: two houses here, two there, and no points as things stand.
    .else-1 = Red would still close the gap in Han. Take the space where the road turns to Chu.
    .else-2 = Emissaries do not stop a road. Put a house into the gap.
    .else = Red's gap is still open. It is in Han, and the green card pays there.
lesson-roads-5 = The last turn. You have three houses in Ch’in and three in Shu. Where does one house bring most?
    .right = Seven in a row: 7 points. A gap between two groups is the best space on the map.
    .else-1 = That makes a row of four, 4 points. One space in Ch’in joins all your houses.
    .else-2 = Ch’in 6 is a dead end. One space in Ch’in joins all your houses.
    .else = That makes no row. Look for the space in Ch’in that joins your two groups.
lesson-roads-6 = The page finds the best rows by itself and shows them in the count. You win with 41 against 38 and 30.
    .more = With five players, and with four if they like, the other side of the board is used. It has more roads between regions.

## Fortifications

lesson-fortifications = Fortifications
    .about = Everybody may place one. The house upon it doubles.
lesson-fortifications-1 = At some tables everybody has one fortification. It is paid for like any piece: put yours on the lit space of Qi.
    .more = Choose a yellow card, then the fortification, then the space.
    .right = It stands, and it belongs to nobody as long as there is no house upon it.
    .else-1 = It could stand there too. Here put it on the lit space of Qi.
    .else-2 = That was a house. Choose the fortification below your cards before the space.
    .else = Nothing was fortified. Choose a yellow card, the fortification, and the lit space of Qi.
lesson-fortifications-2 = Now your second piece: put a house upon it, before somebody else does.
    .right = It is yours for good. In an empty region this would have to wait a turn: there only one piece is placed.
    .else-1 = Then the next player could take the fortification. Put your house upon it.
    .else-2 = You may stop, but then the next player could take it. Put your house upon it.
    .else-3 = Then the next player could take the fortification. Put your house upon it.
lesson-fortifications-3 = Later. You and Red have two houses each in Qi, one of yours is fortified. Take the last space.
    .right = First with 5 points, doubled: 10. Red gets 3 as always.
    .else-1 = An emissary fills no house space. Put a house on the last space of Qi.
    .else = Qi is not full yet. The yellow card pays for its last space.
lesson-fortifications-4 = Red has opened Han with a fortification, and nothing else could follow. Take it.
    .right = Now it doubles what Han brings you, and nobody can take it away.
    .else-1 = That is another space of Han. Red would come back and build upon the fortification.
    .else = The fortification still waits for a house. The green card pays in Han.
lesson-fortifications-5 = The last turn. A fortification also doubles its row: your house in Wei has one. Close the gap in Qi.
    .right = Four houses, doubled: 8 points.
    .else-1 = That places nothing. The yellow card pays for the gap in Qi.
    .else = The row still has its gap: between your houses in Wei and Zhao, in Qi.
lesson-fortifications-6 = Regions that are not full are doubled too: in Wei your one house brought 4 instead of 2. You win with 42 against 40 and 35.
    .more = Two fortifications still only double, and alliances know none. That was the last rule.

## Good play

lesson-play = Good play
    .about = The best of several placements, in positions from real games.
lesson-play-1 = A real game, the pile goes round for the second time. If it were counted now, you would have 30 points, Red 28, Yellow 23.
    .more = Before you place, ask of every piece: what does it bring me, what does it bring the others, and can it do two things at once?
lesson-play-2 = One house does two things here: it fills a region and makes a row. Find it.
    .more = Look at Lu and Qi, and at the road between them.
    .right = Lu 4: the region is yours with 4 points, and the row through Lu and Qi is four houses long. Together 5 more than before.
    .else-1 = That fills Shu, but you led it already: 1 point more for you, and 1 for Yellow. Look for a house that makes a row as well.
    .else-2 = Second in Yan: 2 points, for two cards. Another house brings 5, for a single one.
    .else-3 = In Zhao you stay second behind Yellow, with one house or with two. It brings nothing.
    .else-4 = An emissary of yours would stand alone: you lead no court beside it. Look at the houses.
    .else = That brings a point at most. Look for the region with one free space, at the end of three of your houses.
lesson-play-3 = Another turn of such a game, and Lu 4 is free again: it would bring you 5 points. Is there anything better?
    .more = Follow the roads in Wei.
    .right = Wei 4 closes a gap: five houses from Wei to Qi are a row, and Wei itself brings 1 more. 6 points, and Lu can wait.
    .else-1 = 5 points, a good house. But nobody else has houses in Wei, and a gap there is worth 6.
    .else-2 = Wei is right, and so is the card. But this space joins nothing: look for the gap between your houses.
    .else-3 = That fills Shu for 1 point, and brings Yellow 1 as well.
    .else-4 = You lead no court beside it, and a new emissary only makes Red's alliances worth more.
    .else = That brings you nothing now. Your houses in Wei have a gap in their road.
lesson-play-4 = Near the end. You have 43 points as things stand, Red 41: but Red's single emissary in Wei makes three alliances. What will you do?
    .more = Together they are worth 8 points: alliance 8 with Han, 11 with Lu, 13 with Qi. You hold two red cards.
    .right = Two against one: Red loses all three alliances and falls from 41 to 33. You gain nothing, and yet no other turn is as good.
    .else-1 = A house brings you 2 points at most, and Red keeps 8. Two emissaries in Wei take them away.
    .else-2 = Second in Chu: 2 points for two cards. Red keeps 8: two emissaries in Wei take them away.
    .else-3 = That places nothing, and Red keeps 8 points. Two emissaries in Wei take them away.
    .else = As long as Red leads the court of Wei, even as an equal, the three alliances count. It takes two emissaries there.
lesson-play-5 = That is most of it: pieces that do two things, gaps in a road, and the one court on which many alliances hang.
    .more = Now play a first game. Whatever you point at says what it would bring.
