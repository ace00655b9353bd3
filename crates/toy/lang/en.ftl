# The toy game, in English.

toy = Toy
toy-line = Draw and play cards until none is left.
english-line = This has an Italian text.
english = This has no Italian text
    .refusal = This has no Italian text.
coral = coral
amber = amber
jade = jade
pearl = pearl
draw = draw
play = play
light = Light cards
heavy = Heavy cards
kinds = Kinds of cards played
option-pile = The pile
    .shallow = Three cards of each kind.
    .deep = Four cards of each kind.
option-english = This has no Italian text
    .shallow = Three cards of each kind.
    .deep = Four cards of each kind.
pile-empty = An empty pile
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot draw: the pile is empty.
hand-full = A full hand
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot draw: the hand is full.
not-in-hand = Cards from the hand
    .refusal = { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not have this card.
log-draw = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
log-draw-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
log-play = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
log-play-named = { $seat } plays { $card }.
log-over = The game is over.
sketch-pile = { $count } cards in the pile
sketch-player = { $seat }: { $hand } cards in hand, { $points } points
notation-move = “{ $text }”: a move is draw, or play with a kind of card.
position-seats = The number of players is wrong.
position-cards = There should be { $count } × { $card }.
position-hand = { $seat } holds too many cards.
position-turn = { $seat } has nothing to decide.

## The board

board-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-prompt = Draw a card, or play one.
board-pile = { $count ->
    [one] One card
   *[other] { $count } cards
} in the pile
board-played = Cards played by { $seat-is ->
    [you] you
   *[other] { $seat }
}
board-fact-hand = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand

## The options as sentences: … stands for the choice

sentence-pile = The pile has ….
sentence-pile-shallow = three cards of each kind
sentence-pile-deep = four cards of each kind

## The rules, in our words

group-play = How it is played
heading-overview = At a glance
rule-overview = Cards of four kinds lie in one pile, and everybody is dealt two. In your turn draw a card or play one. When every card is played, the cards that lie before you are your points.
rule-pile-empty = When the pile is empty, cards can only be played.
rule-hand-full = Whoever holds three cards has to play one.
rule-not-in-hand = Only a card that you hold can be played.
group-house = At this table
rule-not-your-turn = Whoever is to decide is marked.
rule-undo-drawn = What has drawn a card cannot be taken back. Once the game is over, nothing can be taken back.
rule-game-over = After the last card nothing can be played.
ruling-hand-full = Made up, like everything in this game.
source-nobody = made up for tests
field-count = number
field-value = points
