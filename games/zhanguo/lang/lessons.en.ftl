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
lesson-cards-6 = Of six ivory markers Red has three and you two. Play the ivory 20 so that the supply runs short: what is missing comes as VP.
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

## Governors

lesson-governor = Governors
    .about = Three Officials leave, a Governor comes.
lesson-governor-1 = In the Governors Area of your region 1 stand a red, a grey and a white Official. Together they make a Governor.
    .more = The colours must stand in the same region, and above: Officials at work do not count.
lesson-governor-2 = Take a card to the Court and Install 1 Governor.
    .right = The three go back to your supply, and a Governor comes to region 1 of the map.
    .else-1 = That card would lie above your board. Take it to the Court.
    .else-2 = The Court is right. But the three Officials are ready: choose Install 1 Governor.
    .else-3 = At work he would be missing among the three. Leave them above, and take a card to the Court.
lesson-governor-3 = He goes onto a free square, and you get what it shows. Region 2 has grey and white already: take what helps there.
    .more = The squares: four points to move Officials, an Official, or 4 VP.
    .right = An Official of any colour, in any region.
    .else-1 = 4 VP are good. But one Official would make region 2 ready for a second Governor, who is worth at least 12 VP while nobody rivals him.
    .else-2 = Points move Officials you have, and you have no red one on the board any more. Look for the square that brings one.
lesson-governor-4 = Which Official makes region 2 ready?
    .right = Red, grey and white: the next Governor can come to region 2. You have eight in all.
    .else-1 = That colour is there already. Look for the empty place.
    .else-2 = He would stand alone there, or among his like. In region 2 only one colour is missing.
    .else-3 = You would take none. It costs nothing, so take the one that region 2 lacks.
lesson-governor-5 = Round 4. Regions 2 and 4 of your board are both ready. Where does a Governor bring more at the end?
    .more = Most Governors in a region: 9 VP, and 3 VP for each of them. Equals share, and second place gets nothing.
    .right = Three to two: 18 VP in region 2 instead of 7. No square was free there, so he stands beside them, without a bonus.
    .else-1 = 4 VP at once, but Red has two Governors there and still takes everything. Look at region 2: you have two, and so has Red.
lesson-governor-6 = And another thing happened: unrest in region 2 of your board stood at 4, and is gone. A Governor takes away all of it.

## Workers

lesson-workers = Workers
    .about = Officials at work hire them, and the people grumble.
lesson-workers-1 = Palaces and Walls are paid with Workers. Officials in a Workers Area hire them; nobody works in yours yet.
lesson-workers-2 = Let red and grey go down to work in region 3. That is free, and needs no card.
    .right = Two at work, and there is no room for a third.
    .else-1 = White in region 1 could hire too, but only one Worker. Two together bring two: red and grey.
    .else-2 = That plays your card before anybody works. Let red and grey go down first.
    .else-3 = Nobody works yet, so nobody can hire. Let red and grey go down first.
    .else = Let red and grey go down in region 3.
lesson-workers-3 = Now take a card to the Court and Hire Workers in region 3.
    .right = Two Officials, two Workers. Unrest in region 3 rose by 1, and both Officials stay at work.
    .else-1 = No Workers come by that. Take a card to the Court, for Hire Workers.
    .else-2 = That is for Officials. Two are at work now: Hire Workers.
    .else = Hire Workers in region 3.
lesson-workers-4 = Hiring raises unrest by 1, whether one Worker comes or two. Where do you hire best now?
    .more = Nothing may push unrest past the end of its track.
    .right = Two Workers for 1 unrest. In region 2 the track was at its end.
    .else-1 = One Official brings one Worker, and unrest rises by 1 all the same. Look for two at work, where the track still has room.
    .else-2 = In region 2 unrest stands at the end of its track, so nobody can be hired there. Look for another region with two at work.
lesson-workers-5 = A Palace takes two Workers of its own region and one of another. You have two in region 3: get the third elsewhere, in this turn.
    .right = One Official brought one Worker in region 5. That makes a Palace in region 3.
    .else-1 = No Worker comes by that. You have an Official in region 5.
    .else-2 = That is for Officials, and the turn would be over. The white one in region 5 can go down for free.
    .else = More Workers in region 3 do not help. Let the white Official in region 5 go down first, then hire there.

## Palaces

lesson-palace = Palaces
    .about = Three Workers, points at once, and a marker of value 3.
lesson-palace-1 = A Palace takes two Workers of its own region and one of another. You have seven Workers in four regions.
lesson-palace-2 = Take a card to the Court and Build 1 Palace.
    .right = Now choose where it stands.
    .else-1 = One card more above the board would make the next Palace worth more. But build this one now, before the spaces are gone.
    .else-2 = A Wall takes Workers too, and scores at the end. Here a Palace is wanted.
    .else-3 = The Workers are there already. Choose Build 1 Palace.
lesson-palace-3 = Three regions have two Workers, but only one of them can take a Palace now. Find it.
    .more = A region has as many Palace spaces as there are players. And on the marked or the last space of its Unrest track no Palace may be built.
    .right = Region 4: unrest 1, both spaces free. Two of its Workers are paid.
    .else-1 = In region 2 unrest stands on the marked space. Look for a calmer region.
    .else-2 = Both spaces of region 3 are taken, one by your own Palace. Look for free ones on the map.
lesson-palace-4 = One more Worker, from another region. Pay so that no pair is broken.
    .right = 6 VP at once: one for every card above your board, and you have six.
    .else-1 = That would do. But then only one Worker is left there, and a Palace in that region would need a second one again. Region 5 has a single Worker.
lesson-palace-5 = Besides, you take one of the three markers of value 3, if any is left. Orange is with Red: take the one that puts you in front.
    .more = Laws: Red 3, you 1. Writing: nobody has any.
    .right = 1 + 3 makes 4: you lead in Laws, 4 to 3. Once all three are taken, a Palace brings only its VP.
    .else-1 = You would lead in Writing, where nobody has anything. In Laws Red leads by 2, and the marker would turn that round.
    .else-2 = Red has that one. Ivory and brown are still on the board.

## Walls

lesson-wall = Walls
    .about = Bars, Workers of different regions, and twelve ways to score.
lesson-wall-1 = The Great Wall has three sites with two sections each. The tile on each tower says what a Wall there counts on your board at the end.
    .more = Three spaces a section: the one with more bars takes more Workers, and brings more.
lesson-wall-2 = Take a card to the Court and Build 1 Wall.
    .right = Now choose a section, and a space in it.
    .else-1 = That card would lie above your board. You have Workers: build.
    .else-2 = Your four Workers are enough for the dearest Wall. Choose Build 1 Wall.
    .else = Moving Officials is not needed for it. Take a card to the Court.
lesson-wall-3 = Gold 1 counts your regions with a red Official: 2, 3 or 4 VP each, by the bars. Take the space that brings most.
    .more = You have Workers in three regions, so you can pay for three bars.
    .right = Three regions with red, 4 VP each: 12 VP, if they stay.
    .else-1 = The right section. But with fewer bars each region brings less: 4 VP with three bars, 3 with two, 2 with one.
    .else-2 = This tile counts grey Officials, and only one region has one. Gold 1 counts red ones.
    .else-3 = Count what that tile counts on your board: it is less. Gold 1 counts red Officials, in regions 1, 2 and 3.
lesson-wall-4 = Three bars, three Workers, all of them from different regions.
    .right = Paid. One Worker is left in region 3: the second one from there was of no use for this Wall.
    .else-1 = That region has given one already. Look for another.
    .else = One from each: regions 1, 3 and 4.
lesson-wall-5 = Round 4: four Workers, but in two regions only, so two bars at most. Which Wall brings most as your board stands?
    .more = In a section you can have one Wall. Point at a tower, or tap it, to read its tile. Your unrest is 12 in all, and three regions have three cards.
    .right = Turquoise 2: three regions with three cards, 3 VP each. That makes 9 VP.
    .else-1 = The right section. On the space with two bars each region brings 3 VP instead of 2.
    .else-2 = This tile gives 5, 10 or 15 VP less all your unrest. With two bars that is 10 − 12: a loss.
    .else-3 = This tile counts regions without unrest, and you have none. Count your cards instead.
    .else-4 = In Gold 1 stands your Wall already. Look at the other sections.
    .else-5 = That space takes Workers of three regions, and yours are in two. Look at the spaces with fewer bars.
    .else = That tile finds only one region on your board. Look for a tile that counts three.

## Higher and lower

lesson-numbers = Higher and lower
    .about = When the cards above your board answer.
lesson-numbers-1 = Cards above your board answer your actions at the Court. 56 answers Recruit 1 Official, with a Worker in its region.
    .more = On the left of a card stands the action that wakes it, on the right what it brings. But the number you play must suit too: at the Court lies 47.
lesson-numbers-2 = Recruit 1 Official and Install 1 Governor wake cards with a number lower than the one at the Court. Recruit so that 56 answers.
    .right = 14 is lower than 47: 56 wakes.
    .else-1 = That number is higher than 47. The Official would come, but 56 stays asleep. Try one below 47.
    .else-2 = 56 waits for Recruit 1 Official. Other actions wake other cards, or none: Reassign Officials never does.
    .else-3 = Above your board the number does nothing. Take a card to the Court.
    .else = Take a card below 47 to the Court, and recruit.
lesson-numbers-3 = The action comes first: take an Official, anywhere. Then use 56.
    .right = A Worker in region 3, the region of the card, and no unrest for it. Abilities are never a must.
    .else = First the Official, then press 56: without it the turn ends with less.
lesson-numbers-4 = Hire Workers, Build 1 Palace and Build 1 Wall wake cards with a higher number. Build a Wall so that 22 and 42 answer.
    .right = 99 is higher than 60: both wake, for both wait for a Wall.
    .else-1 = That number is lower than 60. The Wall would stand, but 22 and 42 stay asleep. Take a higher one.
    .else-2 = 22 and 42 wait for Build 1 Wall.
    .else-3 = Above your board the number does nothing. Take a card to the Court.
    .else = Take a card above 60 to the Court, and build a Wall.
lesson-numbers-5 = Build the Wall where you like. Then every card that woke may be used once, in any order: get the 3 VP of 22.
    .right = 3 VP. The two points of 42 can still be spent; then the turn is over.
    .else = Build on a space with one bar, pay with the Worker of region 3, then press 22.
lesson-numbers-6 = Under the very first card of a game lies an X: whatever you play is higher and lower. Recruit, and use 25.
    .right = 105 is high, but upon the X it counts as lower as well. Now choose the marker that 25 brings.
    .else-1 = A card above the board wakes nothing. Take one to the Court, for Recruit 1 Official.
    .else-2 = No card answers Reassign Officials, whatever the number. 25 waits for Recruit 1 Official.
    .else-3 = A Governor can be had, but 25 waits for Recruit 1 Official.
    .else = Recruit with any card, take an Official, then press 25.

## Unrest

lesson-unrest = Unrest
    .about = What it forbids, what it silences, what takes it away.
lesson-unrest-1 = Every region of your board has its own Unrest track. A second card raises it by 1, a third by 2, hiring by 1; and nothing may push it past its end.
    .more = Unrest is yours alone: what happens on the boards of others does not touch it.
lesson-unrest-2 = You want three brown markers with one card. Two regions have two cards: where does the track still bear a third?
    .right = Region 4 goes from 1 to 3, and its track has 4 spaces. You lead in Laws, 4 to 2.
    .else-1 = Region 3 stands at 2 of 3, and 2 more would push it past the end. The track of region 4 is longer.
    .else-2 = The place is right, but the markers have the colour of the card. Take a brown one.
    .else-3 = There it is only a first card: one marker. Look for a region with two.
    .else-4 = The Court brings no markers. Put a brown card above your board.
    .else = That plays no card. Put a brown card above your board.
lesson-unrest-3 = On the last space of its track a region is silent: its cards do not answer. Get the 3 VP of 22 in region 4 all the same.
    .more = 3 and 22 both wait for a Wall, and you have just built one with a higher number. 3 lowers unrest by 1, where you like.
    .right = First calm, then answer: at 3 of 4 region 4 speaks again. Whether a region is silent is asked as each card is used.
    .else-1 = Region 4 stands at 4 of 4 and is silent. Use 3 first, there.
    .else-2 = That ends your turn, and the 3 VP are lost. Use 3 first.
    .else = Use 3, lower unrest in region 4, then use 22.
lesson-unrest-4 = Unrest −1, where you like. You want a Palace in region 2 next, and you have the Workers. What is in its way?
    .right = Region 2 goes from 3, the marked space, to 2: now a Palace may be built there.
    .else-1 = Calmer there is nice, but no Palace comes of it. Look at the marked space on the track of region 2.
lesson-unrest-5 = A Governor takes away all unrest of his region. Regions 1 and 5 are ready: where does he do more for you?
    .right = Three unrest gone, and the three cards of region 1 answer again: 7, 58 and 115 all wait for a Palace.
    .else-1 = In region 5 there is no unrest to take away. Region 1 stands at its end, and three cards are silent there.

## Unification Rewards

lesson-rewards = Unification Rewards
    .about = Most markers first; take it, or keep them.
lesson-rewards-1 = All cards of round 1 are played, so the rewards are given: first Writing, then Currency, then Laws. Whoever has the most markers of the colour is asked first.
    .more = In Writing you have 3, Red has 2. Every round has rewards of its own: see “All rounds”.
lesson-rewards-2 = An Official of your choice in region 2. You would give back all your ivory markers. Take it: region 2 lacks one colour.
    .right = The ivory markers are gone, and your disc leaves the Reward line for the column of the round.
    .else-1 = You would keep your markers, and Red would be asked. But region 2 lacks only one Official for a Governor.
lesson-rewards-3 = Which Official does region 2 lack?
    .right = Red, grey and white: a Governor can come next round. Currency has gone to Red.
    .else-1 = That colour is there already. Look for the empty place in region 2.
lesson-rewards-4 = Laws: you have two, and so has Red, but your disc is the higher one. Take the two Workers in region 1.
    .more = First come discs on the Reward line, then those in the column of the round: yours stands at Writing, above Red's at Currency.
    .right = One player may take several rewards; your disc moves to the last one. Now all discs go back on the line: Red's is on top, and Red begins round 2.
    .else-1 = Passing keeps two markers, but then Red takes the Workers. Here they are worth more to you.
lesson-rewards-5 = Round 5, Currency: a Palace at no cost, worth 1 VP for each of your five cards; or keep your markers, for 6 VP at the end. What is better?
    .more = A Palace as a reward brings no marker of value 3. Red has nothing in Currency, and no Task waits for the Palace.
    .right = 6 is more than 5, and you win by one: 66 to 65.
    .else-1 = 5 VP now, but 6 VP less at the end: 65 to 65. And between equals the higher disc wins, which would be Red's, for yours would have gone to the column last.
lesson-rewards-6 = At the end the most markers bring 5 VP in Writing, 6 in Currency, 7 in Laws, and nothing is given back. So whoever passes keeps his markers, and rises on the Reward line.
    .more = A reward must be taken in full. Whoever cannot is passed over.

## Tasks

lesson-tasks = Tasks
    .about = Sum of the places × your discs in a section.
lesson-tasks-1 = A Task names regions, or sites of the Wall. Whoever has a Palace, a Governor or a Wall for each of its symbols puts a disc beside it.
    .more = There are two sections with three Tasks each. The first disc beside a Task takes the place of 5, the next ones 3, 2 and 1.
lesson-tasks-2 = The Palace Task of section 1 asks for regions 3 and 4. You have a Palace in region 3, and build another now.
    .right = A disc on the place of 5; it was placed for you as the turn ended, and it stays.
    .else-1 = The Palace in region 1 is one of three that section 2 asks for. In section 1 only region 4 is missing.
    .else = Build in region 4, and pay the third Worker from region 1.
lesson-tasks-3 = At the end a section brings the sum of your places times your discs there. Where does a Governor bring more now?
    .more = Section 1 lacks region 5, and 3 is the next place beside that Task. Section 2 lacks region 4, and 5 is free.
    .right = Two discs in section 1: (5 + 3) × 2 = 16 VP. One in each section would make 5 + 5 = 10.
    .else-1 = A place of 5, but alone in its section: 5 + 5 = 10 VP. Count what two discs in one section bring.
    .else = Install in region 5.
lesson-tasks-4 = The Wall Task of section 1 asks for Turquoise twice and Gold once: a site named twice means both of its sections. Build the Wall that is missing.
    .more = You have Turquoise 1 and Gold 2, and a Worker for a space with one bar.
    .right = The third disc of section 1: (5 + 5 + 3) × 3 = 39 VP.
    .else-1 = Gold once is enough, and you have it in Gold 2. Turquoise is asked for twice.
    .else-2 = In that section you have a Wall already. Turquoise has a second one.
    .else = Onyx is not asked for in section 1. Look at the symbols of the Task: which is still missing?
lesson-tasks-5 = Discs in one section multiply each other, so it is good to begin with one section, and early: the places of 5 go first.

## B sides and variants

lesson-sides = B sides and variants
    .about = Player boards with abilities, an auction, three other rules.
lesson-sides-1 = A table may agree on the B sides, where each player board can do something of its own. Take the one that hires better.
    .more = The last in turn order chooses first, and that is you.
    .right = The circle: one Worker more whenever you hire, then a reassignment point. Tracks and first Officials differ too.
    .else-1 = The square brings a marker after a Wall or a recruit. Look for the one that speaks of Hire Workers.
    .else-2 = The triangle calms a region and brings a Worker there, after a reassignment or a Wall. Look for the one that speaks of Hire Workers.
    .else-3 = The star moves Officials after a recruit, and a Governor after installing one. Look for the one that speaks of Hire Workers.
lesson-sides-2 = You play with the circle. Hire Workers in region 3, with any card.
    .right = Two Officials, and three Workers: 57 is lower than 80, but abilities of player boards do not ask for the number.
    .else-1 = The board answers Hire Workers, not a card above it. Take a card to the Court.
    .else-2 = The circle does not answer that. Choose Hire Workers.
    .else = Hire in region 3, where two Officials work.
lesson-sides-3 = The board also gives you one reassignment point. Use it.
    .right = Now one Official may move. The ability of your board and those of your cards may be used in any order.
    .else-1 = That ends the turn, and the point is lost.
    .else = That way is free in any case. Use the ability of your board.
lesson-sides-4 = B sides by auction: Red has bid 2. Raise, but not more than you must.
    .more = Everybody begins with 15 VP, and as many boards as players are on offer.
    .right = Red passes. You pay 3 VP and choose; Red gets the board that is left, for 1 VP.
    .else-1 = That leads too, but every VP more is lost. One above the highest bid is enough.
    .else-2 = Whoever passes is out, and takes what is left for 1 VP. Here try a raise.
lesson-sides-5 = Choose your board.
    .right = Yours for the whole game.
lesson-sides-6 = Another variant: you draw three cards of each colour, and put one of each under its deck. Most of your cards answer a Wall: put away an ivory one that does not.
    .right = An orange and a brown one will follow. So it goes in rounds 1 to 4; in round 5 everybody draws two.
    .else-1 = 22 answers a Wall with 3 VP, as 53, 63, 92 and 119 answer it. Keep what fits together.
    .else-2 = That colour has its turn as well. First an ivory one.
lesson-sides-7 = In this variant hiring raises unrest by as many as the Workers that come. Where do you still get two?
    .right = From 1 to 3 of 4. In region 3 it would have gone past the end.
    .else-1 = One Official, one Worker, and the track is at its end after it. Look for two at work, with room for 2 unrest.
    .else-2 = Region 3 stands at 2 of 3, and two Workers would raise it by 2. Look for a longer way to the end.
lesson-sides-8 = The last variant: turns do not go clockwise, but along the Reward line, from the topmost disc down. All variants can be combined.

## Good play

lesson-best = The best play of several
    .about = Three turns before the end: every decision with its reason.
lesson-best-1 = Three cards each are left in the game. Red has 37 VP, you have 25: what is still worth most, and in which order?
    .more = Look at the Palace spaces, the Tasks of section 1, the cards above your board, and the backs of Red's cards: one orange, two brown.
lesson-best-2 = In region 4 one Palace space is left, and Red has the Workers for it too. Build first, with the number that costs you least.
    .right = 64 is just high enough: 7, 58 and 105 wake. 79 stays in your hand, where it can still be higher later.
    .else-1 = 79 wakes the same cards. But 64 will hardly be higher again, and 79 may: spend the number that is only good now.
    .else-2 = The Palace would stand, but 39 is lower than 60: 7, 58 and 105 stay asleep, and 8 VP are lost.
    .else-3 = The Wall can wait a turn: Gold has several spaces. The last Palace space of region 4 cannot.
    .else-4 = Nobody is about to take region 1 from you, so the Governor can wait. The last Palace space of region 4 cannot.
    .else-5 = Markers, and 1 VP more for a Palace. But the Palace itself may be gone then.
    .else = What is in danger comes first. Look at region 4 of the map.
lesson-best-3 = Region 2 or region 4?
    .right = The Palace Task of section 1 asks for 3 and 4, and nobody has a disc there: you get the place of 5, and it multiplies with the 3 you have.
    .else-1 = The same VP at once, but no Task, and Red takes the last space of region 4. Look at the Palace Task of section 1.
lesson-best-4 = Pay the third Worker from region 2, take the last marker of value 3, and let the three cards answer.
    .right = 10 VP for ten cards, 8 VP for three answers. And (5 + 3) × 2 instead of 3 for Tasks.
    .else = Use 7, 58 and 105: none of them costs you anything.
lesson-best-5 = 71 lies at the Court now, and both of Red's cards are brown: above 80. With 39 and 79, a Wall and a Governor are still to come: what first?
    .more = Wall cards wake with a higher number: 22, 53, 92, 119. Governor cards with a lower one: 2 and 67.
    .right = 79 is higher than 71, but not than any brown card. And 39 stays lower than whatever Red plays.
    .else-1 = Both cards would answer. But if Red then plays brown at the Court, 79 is no longer higher, and four cards stay asleep at your Wall. 39 will be lower in any case.
    .else-2 = 39 is lower: the Wall would stand, and four cards stay asleep.
    .else-3 = 79 is higher: the Governor would come, and 2 and 67 stay asleep.
    .else-4 = Wall and Governor together bring far more than markers now. Which of them cannot wait?
    .else = Your Officials in region 1 are needed for the Governor. Which card is better now than later?
lesson-best-6 = One Worker, so one bar. Where?
    .right = Gold is the last symbol of the Wall Task: three discs in section 1, (5 + 5 + 3) × 3 = 39 VP. And 11 VP come from your cards.
    .else = Count the tile and the Tasks: section 1 still lacks Gold, and a third disc there brings far more than any tile.
lesson-best-7 = Red has played 95. Your last card is lower, as you knew it would be.
    .right = Two Governors to one in region 1: 15 VP instead of 6. And 2 and 67 answer, 5 VP more.
    .else-1 = That can be done, but region 1 is ready for a Governor, and there he decides.
    .else-2 = Markers now come too late to catch up. Region 1 is ready for a Governor.
    .else = The three are needed above. Take your card to the Court.
