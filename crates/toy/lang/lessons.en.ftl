
## The lesson

lesson-cards = Cards and points
    .about = What a card is worth, and how the game ends.
lesson-cards-1 = The cards that lie before you are your points. One coral lies there: one point.
    .more = An amber is worth 2, a jade 3, a pearl 4.
lesson-cards-2 = Play the card in your hand that is worth most.
    .right = The pearl brings you 4: you have 5 points now.
    .else-1 = The amber brings you 2. Your other card is worth more.
    .else-2 = You do not hold that card. Look at the two in your hand.
    .else = A card that you draw brings nothing yet. Play one of the two in your hand.
lesson-cards-3 = One card is left in your hand. Draw another.
    .right = Now you have a choice again, and the others cannot see what you drew.
    .else-1 = The amber counts, but it leaves your hand empty. Take a card from the pile first.
lesson-cards-4 = The pile is empty, and nobody else holds a card. Play both of yours.
    .right = Every card is played, so the game is over: 20 points against 10.
    .else-1 = There is nothing left to draw. Play a card from your hand.
