# Help on what the board shows, and the player aid.

help-kind-card = Card
help-coral = Coral
    .says = Played, it counts { $value }.
help-amber = Amber
    .says = Played, it counts { $value }.
help-jade = Jade
    .says = Played, it counts { $value }.
help-pearl = Pearl
    .says = Played, it counts { $value }.
help-kind-place = On the table
help-draw = The pile
    .says = Draw a card, as long as you hold fewer than three.
help-played = Cards that were played
    .says = They are the points of whoever played them.
help-kind-player = Players
help-player = A player
    .says = How many cards they hold; which, nobody else sees.
aid-turn = Your turn
    .text = Draw a card or play one, until all cards are played.
