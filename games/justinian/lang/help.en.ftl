# Help on what the boards show, and the player aid.

## The court

help-kind-court = At court
help-courtier = A courtier
    .says = The further right he stands, the more he is worth to whoever backs him. Tokens on him move him when all have passed.
help-place = A place
    .says = Twelve places, the lowest on the left. Each has a column of printed numbers, of which a tile shows three.
help-hole = A number in a hole
    .says = What the courtier is worth here: the large hole counts in this phase, the others in theirs.
help-well = Room for a token
    .says = A courtier takes three tokens in a round, whoever lays them.
help-pennant = A pennant
    .says = You hold this courtier’s card in that colour: he is a favourite of yours.
help-off = How far he has come
    .says = By how many places he stands above or below where he began.
help-sum = What his tokens add up to
    .says = By so many places he moves: up if it is above zero, down if below. Those he passes shift one the other way.
help-ruler = What he would be worth
    .says = The number that his hole of this phase would show in each place.
help-side = From which side
    .says = Whoever passed last chooses whether courtiers move from the lowest place on, or from the highest. Later ones start from where others pushed them.

## Phases

help-kind-phase = Phases and scoring
help-phase-space = The phase space
    .says = Tokens here count by their number, black or red. Whoever has enough may start a scoring; whoever has the most names the colour.
help-phase = A phase
    .says = One colour is scored in each of the three. It takes tokens worth 5, 9 or 12 to start a scoring in phase 1, 2 or 3.
help-threshold = Enough to score
    .says = So much your tokens on the phase space must be worth before you can start a scoring.
help-rival = Another’s tokens for the phase
    .says = You see how many there are, not what they are worth, until a scoring turns them up.
help-score = To score
    .says = Starts the scoring of this phase. The colour is named by whoever has the most on the phase space, not by you alone.
help-decline = Not yet
    .says = Costs nothing: your tokens stay on the phase space, and you are asked again after the next round.
help-colour = A colour to score
    .says = Everybody scores their cards of it, then it leaves the game. One of the four is never scored.
help-tale = How the round went
    .says = Tokens are turned up, courtiers move one by one, cards and points follow.

## Tokens

help-kind-token = Tokens
help-plus = A black token
    .says = Moves a courtier up by its number. On the phase space only the number counts.
help-minus = A red token
    .says = Moves a courtier down by its number. On the phase space only the number counts.
help-token = A token
    .says = Everybody sees whose it is and where it lies; only its owner knows what it is worth until it is turned up.
help-reserve = The reserve
    .says = Tokens that you have not drawn yet. Passing draws two of them at random.
help-pass = To pass
    .says = Draws two tokens and ends the round for you. Whoever passes last chooses the side, is first to score, and begins the next round.

## Cards

help-kind-card = Characters
help-porphyry = Porphyry
    .says = One of four colours of characters. When it is scored, each of your cards of it brings what its courtier shows.
help-verdigris = Verdigris
    .says = One of four colours of characters. When it is scored, each of your cards of it brings what its courtier shows.
help-amber = Amber
    .says = One of four colours of characters. When it is scored, each of your cards of it brings what its courtier shows.
help-alabaster = Alabaster
    .says = One of four colours of characters. When it is scored, each of your cards of it brings what its courtier shows.
help-card = A character
    .says = Whoever is on your cards is your favourite. The number is what the card would bring if its colour were scored now.
help-exchange = To exchange a card
    .says = Between phases you may put one card under the pile of its colour and draw that pile’s top card.
help-keep = To keep all
    .says = Your characters stay as they are for the next phase.
help-pile = A pile of characters
    .says = Cards of this colour that nobody holds. An exchange draws from the top and puts back below.

## Players

help-kind-player = Players
help-player = A player
    .says = Tokens in hand and in reserve, points, and who has passed; whose turn it is is marked.
help-points = Points
    .says = For tokens and cards of the phases scored so far. The most win.

## The player aid

aid-round = The round
    .text =
        1. In turn, __lay a token__ face down on a courtier or on the phase space, or __pass__: draw two tokens, and you are out until the next round. When all others have passed you may go on, but with only one more token for the phase space.
        2. When all have passed, tokens on courtiers are turned up. Whoever passed last chooses from which side the __courtiers move__.
        3. Whoever has enough on the phase space may start a __scoring__. Else another round follows in the same phase.
aid-court = At court
aid-tokens = Tokens
aid-scoring = Scoring
    .text =
        - It takes tokens worth __5__ in phase 1, __9__ in phase 2, __12__ in phase 3. Asked first is whoever passed last.
        - The highest total names a colour that was not scored yet; between equals the one nearest clockwise to whoever passed last.
        - All others get points for their tokens on the phase space.
        - Everybody gets points for their cards of that colour: the number in the courtier’s hole of this phase.
        - Then the colour is out, and the next phase begins; after phases 1 and 2 everybody may exchange a card.
aid-colours = Characters
aid-end = The end
    .text =
        After the scoring of phase 3, or when nobody has a token left: then the phase is scored once more. The most points win.
