# ZhanGuo: the lessons.

## What wins

lesson-goal = What wins
    .about = Points now, points at the end, and the count.
lesson-goal-1 = The most Victory Points win. It is the last turn of the last round: you have 30 VP, Red has 26, but most points are counted only at the end.
    .more = “If the game ended now” tells at any time how that count would go.
lesson-goal-2 = You hold one card. Take it to the Court and Install 1 Governor.
    .right = Now the Governor needs a region. Regions 3 and 4 of your board have the three Officials he takes.
    .else-1 = A card above your board brings markers and an ability, but there is no turn left to use them. A Governor counts at the end.
    .else-2 = An Official down at work would be missing for the Governor. Take your card to the Court.
    .else = That can be done, but a Governor brings far more now. Look for Install 1 Governor.
lesson-goal-3 = At the end, the most Governors in a region bring 9 VP and 3 VP for each of them; equals share. Choose the region where yours decides.
    .more = Region 3: you one, Red one. Region 4: Red two. On either square you get 4 VP at once.
    .right = Two against one in region 3: 15 VP for you instead of 6, and none for Red there.
    .else-1 = In region 4 Red still has two Governors to your one, and takes everything there. Look for a region where one more puts you ahead.
lesson-goal-4 = The count: Governors 27 to 27, Writing 5 for Red, Tasks 5 each, Walls 10 to 11. You win with 76 VP to 74.
    .more = So these count at the end: Governors, the three aspects, Tasks and Walls. Palaces, abilities and bonus squares bring points at once.

## Cards above your board

lesson-cards = Cards above your board
    .about = One, two, three markers, and what they cost.
lesson-cards-1 = In every round you get six cards, two of each colour, and play one a turn. Ivory is Writing (1–40), orange Currency (41–80), brown Laws (81–120).
    .more = Any card may be played in two ways: above a region of your own board, or at the Court. This lesson is about your board.
lesson-cards-2 = Take 88 and put it above region 4. The first card of a region brings one marker of its colour.
    .right = One brown marker. And the ability printed on 88 is yours for the rest of the game.
    .else-1 = Also one marker, but the next steps need the card above region 4.
    .else-2 = That brings a marker of another colour, or in another place. Take the brown 88 to region 4.
    .else-3 = At the Court a card does an action; that comes in the next lesson. Put it above region 4.
    .else = That moves an Official and plays no card. Put 88 above region 4.
lesson-cards-3 = The second card of a region brings two markers, whatever lies below it. Get two orange markers with one card.
    .right = Two orange markers. A second card raises unrest in its region by 1: see the track of region 4.
    .else-1 = Above an empty region it is a first card: one marker. Look for the region that has a card already.
    .else-2 = Two markers, but of the card's own colour. Orange ones come from an orange card.
    .else-3 = The Court brings no markers. Put an orange card above your board.
    .else = That plays no card. Put an orange card above a region that has one already.
lesson-cards-4 = The third card brings three, and raises unrest by 2. Get three ivory markers.
    .right = Three ivory markers. Unrest in region 4 stands at 3, and its track has 4 spaces.
    .else-1 = That is a first card: one marker. Region 4 has two cards already.
    .else-2 = The markers have the colour of the card. Take an ivory one.
    .else-3 = The Court brings no markers. Put an ivory card above region 4.
    .else = That plays no card. Put an ivory card above region 4.
lesson-cards-5 = Three cards a region, no more: region 4 is full. Put 105 where it costs no unrest.
    .right = A first card: one brown marker, no unrest. Cards stay where they are for the whole game.
    .else-1 = Region 4 holds three cards already. Every other region is still empty.
    .else-2 = That plays another card. Put the brown 105 above an empty region.
    .else-3 = That card goes to the Court. Put 105 above an empty region.
    .else = That plays no card. Put 105 above an empty region.
lesson-cards-6 = Markers are limited. Of six ivory ones, Red has three and you two. Play the ivory 20 so that the supply runs short: what is missing comes as VP.
    .right = Two were due: you take the last one, and 1 VP for the one that is missing.
    .else-1 = As a first card it takes the last marker, and nothing is missing. Look for one card of yours alone in its region.
    .else-2 = Of that colour there are markers enough. Play the ivory 20.
    .else-3 = The Court brings no markers. Play the ivory 20 above your board.
    .else = That plays no card. Play the ivory 20 above your board.

## The Court and your Officials

lesson-court = The Court
    .about = Any card, one of six actions. Officials come and move.
lesson-court-1 = At the Court a card does one of six actions. Any card does any action: colour, number and ability do not matter for that.
    .more = You can choose only what you can carry out. Without Workers, for instance, there is no Palace and no Wall.
lesson-court-2 = Recruit 1 Official: take a card of your choice to the Court.
    .right = The card lies on top of the Court. Now the Official needs a place.
    .else-1 = That puts the card above your board. Take it to the Court instead.
    .else-2 = That would move Officials you have. You want a new one.
    .else-3 = That action cannot be carried out now: there are no Workers, or not the right Officials. Recruit 1 Official can.
    .else = That moves an Official down to work. Take a card to the Court first.
lesson-court-3 = He comes from your supply, in any colour, to the Governors Area of any region. Take a red one to region 3.
    .right = Each colour has five. When all fifteen are on your board, nobody is left to recruit.
    .else-1 = The right region, but you have a grey and a white one out already. Take a red one.
    .else-2 = The right colour. But in region 3 the three will be nearer together.
    .else = Take a red Official to region 3.
lesson-court-4 = A Governor will need red, grey and white in one place. Reassign Officials and spend your three points to bring all three together in region 3.
    .more = A point moves one Official to the Governors Area of an adjacent region: 1–2, 2–3, 3–4, 4–5.
    .right = Two points for the grey one, one for the white one. Region 3 has its three colours.
    .else-1 = No Official moves by that. Take a card to the Court, for Reassign Officials.
    .else-2 = A new Official would help, but two would still be missing. Three points are enough for all.
    .else-3 = Going down to work is free, but a Governor needs his Officials in the Governors Area. Reassign them instead.
    .else = Count the steps: grey from region 1 to 3 takes two points, white from region 2 to 3 takes one.
lesson-court-5 = Regions 3 and 5 only touch: mountains lie between them, and no bridge. Bring the white Official to region 5 all the same.
    .right = Two points, by way of region 4. A bridge on the map joins adjacent regions.
    .else-1 = There are mountains between these two. Look on the map for the bridges.
    .else-2 = That one stands where he should. Move the white one.
    .else = That leads away from region 5. From region 3 a bridge goes to 4, and from 4 to 5.
lesson-court-6 = The way down, from the Governors Area to the Workers Area of the same region, is free at any time in your turn. Let red and grey go down in region 2.
    .more = A Workers Area has room for two Officials.
    .right = Both are at work, and your card is still in your hand.
    .else-1 = White is to stay above. Let red and grey go down.
    .else-2 = No points are needed for that. Press an Official, then the area below him.
    .else-3 = That plays a card. Going down needs none.
    .else = Let red and grey go down in region 2.
lesson-court-7 = The way up costs a point. Bring the red one up again.
    .right = One point spent, two are left. You must spend at least one, and may stop after that.
    .else-1 = Up costs a point, and you have none yet. Take a card to the Court, for Reassign Officials.
    .else-2 = That brings a new Official. To move one, Reassign Officials.
    .else-3 = That moves nobody up. Take a card to the Court, for Reassign Officials.
    .else = Bring red from the Workers Area of region 2 up to its Governors Area.
