
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
lesson-goal-4 = Some turns later: Red holds the 7 of section 2, so the 7 points in cards there count 0. You lead with 2: finish the section.
    .right = You win the 3, and Red wins the 7: the second favour makes both count. You have 10 points, Red has 7.
    .else = While nobody finishes the section, neither favour counts. Press the 3 beside section 2.
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
