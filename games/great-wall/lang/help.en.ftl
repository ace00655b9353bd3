# Help on what the boards show, and the player aid.

## Cards

help-kind-card = Card
help-wall = Wall
    .says = Counts { $value } and has no power. Each deck has { $count }; several at once are one action.
help-gate = Gate
    .says = Counts { $value } and has no power. Each deck has { $count }.
help-watchtower = Watchtower
    .says = Counts { $value }, the most of a single card, and has no power. { $count ->
        [one] There is one in each deck.
       *[other] Each deck has { $count }.
    }
help-infantry = Infantry
    .says = One to five of yours in a section count { $together } together. Each deck has { $count }.
help-cavalry = Cavalry
    .says = Counts { $value }, and playing it is no action: it comes after the check, before your second action.
help-noble = Noble
    .says = While it lies uncovered in a section, every card there counts 1, whoever it belongs to.
help-dragon = Dragon
    .says = Counts { $value }. It may cover any uncovered card that bears no favour: that card counts no longer.
help-echo = A Dragon that lies elsewhere
    .says = This Dragon covers another card of the section; its point counts here, for its owner.

## The wall

help-kind-wall = On the wall
help-section = A section
    .says = Whoever leads it alone as their turn begins may claim one of its favours. The second claim finishes it.
help-favour = A favour
    .says = So many points, once the section is finished. Only who leads the section alone may claim it.
help-token = A claimed favour
    .says = It lies on a card, which no Dragon may cover, and weighs its worth off its holder’s total until the section is finished.
help-tower = A tower
    .says = One player’s cards in this section. Any number of equal cards may be added in one action.
help-total = A total
    .says = What a player’s uncovered cards count here, less the favour they hold here.
help-lead = The flag of the leader
    .says = Higher than everybody else present. If two are equal on top, nobody leads.
help-covered = A covered card
    .says = A Dragon lies upon it: it counts no longer and has lost its power.

## The turn

help-kind-turn = In your turn
help-draw = Your pile
    .says = Drawing takes its top card into your hand; that is one action.
help-decline = To decline
    .says = Claims nothing more in this turn, so no favour weighs on you.
help-many = How many
    .says = Any number of equal cards in one section is a single action.

## Players

help-kind-player = Players
help-player = A player
    .says = Cards in hand, cards in the pile, favours won; whose turn it is is marked.
help-hand-size = Cards in hand
    .says = So many cards the player holds. There is no limit.
help-pile-size = Cards in the pile
    .says = So many cards the player can still draw. Whoever has played all twenty begins the end.
help-won = Favours won
    .says = Favours of finished sections are points. They lie face down, unless the table plays them open.
help-supply = Favours to come
    .says = A finished section is opened again by two of them. When none is left, it stays closed.

## The player aid

aid-turn = Your turn
    .text =
        1. __Check:__ where you lead a section alone, you may claim one of its favours. One claim a section and turn.
        2. __First action:__ play any number of equal cards to one section, or draw a card.
        3. __Second action:__ the same again.

        Cavalry is no action: play it after the check and before the second action is done.
aid-cards = The cards
aid-claims = Claiming
    .text =
        - __Lead__ means: higher than everybody who has an uncovered card there. A tie on top has no leader.
        - __First favour:__ choose one, lay it on one of your uncovered cards there. Until the section is finished its worth is taken off your total.
        - __Second favour:__ finishes the section. Both favours are won, all cards leave the game, two new favours open it again.
        - You may decline, unless the table plays otherwise.
aid-wall = On the wall
aid-end = The end
    .text =
        - Whoever has played all twenty cards ends it: the others have one more turn, then everybody checks once more.
        - Or no section is left.
        - The most points of won favours win. A favour that still lies on a card is worth nothing.
