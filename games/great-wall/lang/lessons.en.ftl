
# Great Wall of China: the lessons. The learner is Blue; each message is a step, as in lessons/NAME.toml.

## What wins

lesson-goal = What wins
    .about = Two favours beside each section, and when they become points.
lesson-goal-1 = These tokens are imperial favours. Whoever has won the most points in favours at the end wins the game.
    .more = You are Blue. Every section of the wall has two favours, for those who build most there.
lesson-goal-2 = Your turn begins, and you lead section 1 with 5 against 2. Claim the favour of 2.
    .more = Press the favour, then one of your cards in that section: there it will lie.
    .right = The favour lies on your card and weighs on you: 5 − 2 leaves you 3. It is not a point yet.
    .else-1 = The 5 would weigh 5: you would have 0 there, and Red would lead with 2. With the 2 you stay ahead.
    .else-2 = Whoever declines gets nothing for the lead. Press the favour of 2, then one of your cards in section 1.
    .else-3 = Claims come first, building afterwards. Press the favour of 2.
lesson-goal-3 = You drew two cards, Red built in section 2. You still lead section 1 with 3 against 2: claim its second favour.
    .right = The section is finished: the 5 and the 2 are yours, 7 points. Its cards are gone, and two new favours open it again.
    .else = Until the second favour is claimed, neither counts, and next turn Red may lead. Press the 5.
lesson-goal-4 = Some turns later: Red holds the 4 of section 2, which leaves 1 of the 5 Red has built there. You lead with 2: finish the section.
    .right = You win the 5, and Red wins the 4: the second favour makes both count. You have 12 points, Red has 4.
    .else = While nobody finishes the section, neither favour counts. Press the 5 beside section 2.
lesson-goal-5 = The last check of a game: you and Red have 25 points each. Finish section 1.
    .more = Red holds the 3 there; the 4 is left.
    .right = You win the 4, Red the 3: 29 to 28, and the game is yours. Nothing but favours counted.
    .else = If you decline, it stays at 25 each and you share the victory. The 4 is worth more than Red's 3: claim it.

## A turn

lesson-turn = A turn
    .about = The check, two actions, and Cavalry on top.
lesson-turn-1 = A turn is a check and two actions. You lead nowhere yet, so there is nothing to check: your actions begin.
    .more = For each action you play cards from your hand, or draw one from your pile.
lesson-turn-2 = Play all three Walls to section 1, with one action.
    .more = Choose the Walls, how many, then the section.
    .right = You have 3 in section 1. Any number of cards of one kind in one section is one action.
    .else-1 = Fewer Walls cost the same action. Choose all three.
    .else-2 = Those Walls went to section 2. Section 1 has the 7: send all three there.
    .else-3 = Cavalry costs no action, so it can wait a moment. Choose the Walls, then section 1.
    .else-4 = Favours are claimed only as a turn begins, by whoever leads then. Now you build: choose the Walls.
    .else = That would be an action as well. But three Walls at once are worth more: choose them, then section 1.
lesson-turn-3 = Your second action may be of the same sort or the other. Draw a card.
    .right = You drew Infantry, and only you see it. That was your second action, so your turn is over.
    .else-1 = Cavalry costs no action: we come to it in a moment. Press the pile to draw.
    .else = Playing is allowed too, but then you would have no new card. Press the pile.
lesson-turn-4 = Red played a Gate to section 1 and drew. Your turn begins with a check: you lead with 3 against 2. Claim one of the favours, whichever you like.
    .right = The check is over. What you build now can be claimed only when your next turn begins.
    .else-1 = Actions come after the check. First press the 7 or the 3.
    .else-2 = Cavalry rides after the check, never before. First press the 7 or the 3.
    .else = You may decline, and later that can be wise. Here take a favour: press the 7 or the 3, then a Wall.
lesson-turn-5 = Cavalry is played without spending an action. Send yours to section 2.
    .right = You lead section 2 with 2, and both actions are still yours.
    .else-1 = In section 1 your claimed favour weighs too much for one rider. Section 2 is empty: Cavalry leads there at once.
    .else-2 = Drawing would be your first action. Cavalry is free: choose it, then section 2.
    .else-3 = The check of this turn is over. Choose the Cavalry, then section 2.
    .else = That would spend an action. Cavalry spends none: choose it, then section 2.
lesson-turn-6 = Now take your first action: draw.
    .right = More Cavalry. It came with the first action, so it can ride in this turn; drawn with the second it would have to wait.
    .else = Playing is allowed, but look what the pile holds: draw first.
lesson-turn-7 = Let the new Cavalry ride to section 2 as well, before your second action.
    .right = You have 4 in section 2, and one action is left.
    .else-1 = Red has 2 in section 1, and your favour weighs there. In section 2 Cavalry makes your lead safer.
    .else = That would be your second action: the turn would end, and Cavalry would have to wait. Let it ride first.
lesson-turn-8 = One action is left, and it cannot be skipped or saved. Play or draw, as you like.
    .right = Your turn is over. In section 2 you lead: if that still holds when your next turn begins, you may claim there.

## Taking the lead

lesson-lead = Taking the lead
    .about = Totals, ties, troops of Infantry, and what a favour weighs.
lesson-lead-1 = The number under a tower is its total: what those cards are worth. Whoever alone has the highest leads, and a flag flies there.
    .more = Red leads section 1 with 2 and section 2 with 5.
lesson-lead-2 = Red leads section 1 with 2, you have 1. Take the lead with a single card.
    .right = A Gate counts 2: you have 3 and lead by 1.
    .else-1 = That brings you to 2, level with Red. A tie gives nobody the lead: look for a card worth 2.
    .else-2 = Two Infantry would lead with 4, but they are wanted in section 2. One card is enough here.
    .else = Red still leads section 1 with 2. Play a card there that brings you to 3.
lesson-lead-3 = Infantry of one colour in one section grows: 1, 3, 6, 10, 15. Overtake Red's 5 in section 2.
    .more = One soldier of yours is already there.
    .right = Three Infantry count 1 + 2 + 3 = 6: you lead by 1.
    .else-1 = Two Infantry count 3, and Red has 5. Send both soldiers to join the first.
    .else-2 = A Wall brings you to 2 there. Your soldiers add 2 and 3 to the one that waits.
    .else = Red still leads section 2 with 5. Send both Infantry there.
lesson-lead-4 = Red leads section 1 with 6 and will claim the 8. You cannot pass Red with one play: stop the claim all the same.
    .right = 6 each. A tie gives nobody the lead, so Red cannot claim.
    .else-1 = With 5 you are still behind, and Red claims. Look for the card that makes it 6 to 6.
    .else = Red still leads section 1 alone, and takes the 8. A tie there would be enough.
lesson-lead-5 = In section 2 the favour you hold weighs 3, so your two Walls come to −1. Red has 1: take the lead with one play.
    .more = Cards of one kind go together: choose them, then the section.
    .right = Two Infantry count 3: from −1 to 2, and you lead by 1.
    .else-1 = That brings you to 1, level with Red, and a tie gives nobody the lead. Look for two cards that count 3.
    .else-2 = That brings you to 0, still behind Red's 1. Look for two cards that count 3.
    .else = In section 2 you would still have −1. Play there: two cards of one kind can count 3.
lesson-lead-6 = Nobody has built in section 3. Those without a card there are not counted: lead it with your last action.
    .right = You are alone there, and alone you lead with any total. Your two leads must hold until your next turn.
    .else = Section 3 is still empty, and anybody can take it. Any single card leads there.

## Claiming

lesson-claim = Claiming well
    .about = Which favour, in how many sections, and when to leave one.
lesson-claim-1 = You lead section 1 with 6 against 3. A favour that you claim weighs its worth: claim one and keep the lead.
    .right = 6 − 2 is 4: you still lead, and may take the 5 in a later turn. In one turn a section gives you only one favour.
    .else-1 = 6 − 5 is 1, and Red would lead with 3. The low favour holds you back less.
    .else-2 = You may claim there too, in any order. Begin with section 1, where Red is close.
    .else = Declining ends the check for all sections. Claim the 2 in section 1 and lay it on your Infantry.
lesson-claim-2 = You lead section 2 as well, and may claim in each section you lead. You are alone there: take the favour worth most.
    .right = 2 − 7 is −5. But only those with cards there are compared, so alone you lead even below zero.
    .else-1 = Alone you lead with any total, so the weight does no harm yet. Take the 7.
    .else-2 = You have claimed in section 1 this turn; its 5 must wait for a later one. Section 2 is still open to you.
    .else = That leaves the 7 lying there for Red. Claim it and lay it on your Cavalry.
lesson-claim-3 = Red took the lead in section 1, but did not come to section 2. With −5 you still lead there: claim the second favour.
    .right = Both favours of section 2 are yours: 7 + 3 makes 10 points. A single card won them.
    .else = One card of Red's in section 2, and your −5 is behind. Claim the 3 while you are alone.
lesson-claim-4 = At this table a leader must claim. You lead section 1 by 1 and will fall behind with either favour: claim the better one.
    .more = Whether claims are compulsory is agreed before the game. Usually they are not.
    .right = You have −2 there and Red leads. If Red finishes the section, you win the 5 and Red only the 4.
    .else-1 = With the 4 you have −1, and Red leads just the same, with the 5 to finish. If you fall behind anyway, hold the higher one.
lesson-claim-5 = Red holds the 8 of section 1; only the 1 is left, and you lead. This time leave it.
    .more = The second favour makes both count.
    .right = Unfinished, the 8 is worth nothing. To take the 1 and keep both, Red needs 6 more in that section.
    .else-1 = You win 1, and Red wins 8 with it. Press Decline: what is not finished does not count.

## Noble and Dragon

lesson-powers = Noble and Dragon
    .about = Two cards that change what the others count.
lesson-powers-1 = Red's four Infantry count 10 in section 1, your five cards 6. Play your Noble there.
    .more = While a Noble lies uncovered in a section, every card there counts 1, whosever it is.
    .right = Now only the number of cards matters: you have 6, Red has 4, and you lead.
    .else-1 = In section 2 nobody has a strong card to bring down. Red's troop is in section 1.
    .else-2 = That makes 7 against 10. Only the Noble brings Red's troop down: from 10 to 4.
    .else = Red still leads section 1 with 10. Choose the Noble, then section 1.
lesson-powers-2 = Red's Dragon has not been seen yet: laid on your Noble, it would end its power. A card that bears a favour is safe: claim the 1 and protect the Noble.
    .right = No Dragon can cover your Noble now, and with 6 − 1 you still lead, 5 against 4.
    .else-1 = The Noble would be safe, but 6 − 5 leaves you 1 against Red's 4. Take the 1.
    .else-2 = The favour protects only the card it lies on. If a Dragon covers the Noble, Red's troop counts 10 again.
    .else-3 = The 5 leaves you 1 against Red's 4, and the Noble stays unprotected. Claim the 1 and lay it on the Noble.
    .else = Without a favour on it the Noble can be covered. Claim the 1 and lay it on the Noble.
lesson-powers-3 = Red leads section 1 with 11 against 8. Your Dragon can lie on any uncovered card, which then counts nothing: choose the one that hurts most.
    .more = The Dragon itself counts 1 for you, wherever it lies.
    .right = Three Infantry count 6 instead of 10: Red has 7, you have 9 and lead.
    .else-1 = That takes only 1 from Red: 10 against your 9. A soldier fewer costs a troop of four much more.
    .else-2 = That covers a card of your own. Look at Red's tower.
    .else-3 = Beside your cards the Dragon only adds 1: 9 against 11. Lay it on a card of Red's.
    .else = Red still leads section 1. Choose the Dragon, then a card of Red's in section 1.
lesson-powers-4 = Red's Noble makes your three Infantry count 3 instead of 6. Give them their worth again.
    .right = The covered Noble has lost its power. Infantry 6 and Dragon 1 make 7, against 4 for Red's Walls.
    .else-1 = 4 each: a tie, and the Noble still rules. Lay the Dragon on the Noble.
    .else-2 = That covers your own soldier, and Red still leads with 5. Look at the Noble.
    .else-3 = That makes 4 against 5: under the Noble every card adds just 1. Lay the Dragon on the Noble.
    .else = Section 1 stays under the Noble, and Red leads with 5. Lay the Dragon on the Noble.
lesson-powers-5 = Here Red's favour lies on the Noble and protects it. Red leads with 3 against 2: take the lead all the same.
    .more = Red has five cards there, less the 2 of the favour.
    .right = One card less for Red, one more for you: 3 against 2. Favours protect only the card they lie on.
    .else-1 = The favour protects the Noble: no Dragon may cover it. Red's Walls bear none.
    .else-2 = That covers your own soldier, and Red still leads with 3. Cover one of Red's Walls.
    .else-3 = 3 each: a tie. The Dragon can take a card from Red as well: lay it on a Wall.
    .else = Red still leads section 1 with 3. Lay the Dragon on a card there that bears no favour.
lesson-powers-6 = Your own Noble holds down your four Infantry, and the favour of 4 leaves you 1 against 3. Free them.
    .more = A Dragon may cover your own cards, and even another Dragon.
    .right = Infantry 10, Dragon 1, less 4: you have 7. Red's cards count fully again too, but that is only 6.
    .else-1 = That covers a soldier, and the Noble still rules. Cover the Noble itself.
    .else-2 = 2 each: a tie. Without the Noble your troop counts 10: cover it.
    .else-3 = That makes 2 against 3. Without the Noble your troop counts 10: cover it.
    .else = Red still leads section 1 with 3. Lay the Dragon on your own Noble.

## The end

lesson-end = The end
    .about = The last card, the last check, and the last favour.
lesson-end-1 = Your hand is empty, but two cards are left in your pile. Then you must draw.
    .right = Infantry. An empty hand is not the end, as long as the pile has cards.
lesson-end-2 = One action is left. Draw your last card too: two soldiers will go together.
    .right = More Infantry, and your pile is empty.
    .else = A soldier alone spends an action now. Two together cost one action next turn: draw.
lesson-end-3 = Red now leads section 1 with 5 against 3. Your pile is empty, so you must play: take the lead there.
    .right = You lead with 8 against 5. It was the last of your twenty cards, so the end begins: Red has one more turn, then everybody checks once more.
    .else-1 = A single soldier makes a tie in section 1, 5 to 5. Both together are still one action.
    .else-2 = Section 2 has only the 1 left. The 7 is in section 1: send both soldiers there.
    .else-3 = Your pile is empty, so there is nothing to draw. Choose both Infantry, then section 1.
lesson-end-4 = Red's last turn made it 8 to 7. In this last round nobody builds, everybody only checks: claim the 7.
    .right = You win the 7, Red the 3: 31 to 27. The 2 on your Wall in section 2 counts nothing, because nobody finished that section.
    .else = This was your last check: unfinished, section 1 brings nothing to anybody, and you stay level at 24. Claim the 7.
lesson-end-5 = Another game: all 36 favours are out, and sections 1 and 2 are closed. Finish section 3.
    .right = You have 37 points. There are no favours to open section 3 again, so its place stays empty.
    .else-1 = You may finish that one as well, and will in a moment. First section 3.
    .else = Declining ends the check for both sections. You lead both: finish section 3 first.
lesson-end-6 = Red has 39 points, you have 37. Claim the last favour of the game.
    .right = 42 points, and you win. With the last favour the game is over at once: no last turns, no last check.
    .else = The others have their turns before you check again. The 5 makes you win now: claim it.

## Good play

lesson-play = Good play
    .about = Several plays look right, one is best: four positions.
lesson-play-1 = One action is left. In section 1 it is 3 to 3; in section 2 Red holds the 7 and is alone. Find the best play.
    .right = One Wall leads with 1 against −5. Red, alone there, would have claimed the 4 as well: 11 points for one Gate.
    .else-1 = That stops Red too, but one Wall is enough against −5. Keep the stronger cards for section 1.
    .else-2 = You lead section 1 with 6. But Red, alone in section 2, claims the 4 there and has won 11 points.
    .else-3 = Section 1 can wait. Red, alone in section 2, claims the 4 there and has won 11 points.
    .else = Red, alone in section 2, claims the 4 there and has won 11 points. One card of yours is enough to prevent it.
lesson-play-2 = You lead section 1 with 5, just ahead of Red's 4 and Yellow's 3. What do you do with this lead?
    .right = You have −2, and Red leads. But whoever finishes the section takes the 3 and gives you the 7.
    .else-1 = With the 3 you have 2, and Red leads as well, with the 7 left to take. If the lead is lost either way, hold the high one.
    .else-2 = Two rivals follow close behind, and by your next turn one of them may lead. Take something for the lead now.
lesson-play-3 = Your Noble would lead in either section. Where is it worth most?
    .right = You lead with 5 against 3 where 8 and 5 lie, and Red's troop no longer grows: the next soldier adds only 1.
    .else-1 = You lead section 2 with 3 against 2, for favours of 3 and 2. In section 1 the 8 and the 5 lie, and Red's troop can still grow.
    .else-2 = 6 each, until a fourth soldier of Red's makes it 10. The Noble ends that growth.
    .else-3 = 5 against 6: Red still leads. The Noble makes every card there count 1.
    .else = In section 1 Red still leads with 6 and will claim the 8. Look there for the Noble's best place.
lesson-play-4 = The best play of five: Red leads section 2 with 3 against your 2 and will claim the 8. What do you play?
    .more = The 3 you hold there counts as well, once the section is finished.
    .right = 4 against 3 for two plain Walls. Soldier and Dragon stay in your hand: Red still has three Infantry to come.
    .else-1 = You lead, but the Dragon is gone, and two Walls would have led as well. Keep it for Red's Infantry: three are still to come.
    .else-2 = That covers a card of your own, and Red still leads section 2. Bring more there.
    .else-3 = 3 each: a tie. Red cannot claim, but neither can you. Look for two cards of one kind.
    .else-4 = In section 1 there are 4 and 2 to win. Meanwhile Red claims the 8 of section 2.
    .else = Red claims the 8 next turn. Take the lead in section 2 first, as cheaply as you can.
