## The table

board-court = The court, from the lowest place to the highest
board-courtier = { $courtier } ({ $number }), place { $place }, worth { $points } in phase { $phase }. Tokens: { $tokens }.
board-courtier-bare = { $courtier } ({ $number }), place { $place }, worth { $points } in phase { $phase }. No tokens.
board-token-of = { $seat-is ->
    [you] { $token }, yours
   *[other] { $token } of { $seat }
}
board-favourite = Your favourite in { $colours }.
board-home = home
board-full = full
board-ruler = Point at a courtier: the gold line shows what he would be worth in every place.
board-holes = A tile has three holes, from the top for phases 1, 2 and 3. Phase { $phase } counts now.
board-holes-order = holes from the top
board-lift = Lift the tiles
board-lift-more = Every place has twenty printed numbers. The hole of a tile shows one of them.

board-phases = The phases
board-phase-scored = Phase { $phase }: { $colour } was scored.
board-phase-later = Phase { $phase }: scoring it takes { $threshold }.
board-phase-now = Whoever has { $threshold } here may start the scoring.
board-phase-space = Phase space of phase { $phase }, your tokens:
board-of = of { $threshold }
board-highest = names the colour
board-rivals = The tokens of the others on the phase space
board-rival = { $seat }: { $count ->
    [0] no tokens on the phase space
    [one] one token on the phase space
   *[other] { $count } tokens on the phase space
}
board-rival-total = { $seat }: { $total } on the phase space
board-rival-enough = { $seat } has at least { $threshold }: all saw that scoring was offered.

board-why-choose-title = First a token
board-why-choose = Choose a token from your hand, then a courtier or the phase space.

## What happened, one after another

board-scoring-named = { $seat-is ->
    [you] You have { $total } on the phase space and have
   *[other] { $seat } has { $total } on the phase space and has
} { $colour } scored.
board-step-back = One step back
board-step-forward = One step on
board-step-pause = Pause
board-tale = How the round went
board-tale-acts = What is told
board-tale-tokens = Tokens
board-tale-moves = Moves
board-tale-cards = Cards
board-tale-points = Points
board-tale-again = Replay
board-tale-skip = Skip
board-tale-skip-turn = To my turn
board-tale-who = { $seat-is ->
    [you] You
   *[other] { $seat }
}
board-tale-so-far = So far { $sum }.
board-tale-together = Together { $sum }.
board-tale-rises = { $courtier } rises by { $steps }, { $from } to { $to }.
board-tale-falls = { $courtier } falls by { $steps }, { $from } to { $to }.
board-tale-ends = { $courtier } was to move by { $sum } and stops at the end, { $from } to { $to }.
board-tale-stays = { $courtier } was to move by { $sum }, but stands at the end already.
board-tale-bare = No token lies on a courtier.
board-tale-nobody = Nobody moves.
board-tale-court = The court now, from the lowest place: { $courtiers }.
board-afterwards = The court afterwards, moving from the { $side }: { $courtiers }

## The hand

board-hand = Behind your screen: { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
board-reserve = reserve
board-pass = Pass
board-pass-more = Draw { $count ->
    [one] one token
   *[other] { $count } tokens
} of { $left }, and be out of this round.
board-pass-empty = Your reserve is empty. You are out of this round.
board-out = You have passed
board-out-more = You are out until this round is over.

board-cards = Your favourites
board-cards-more = worth if scored now
board-cards-next = worth in phase { $phase }
board-card-place = { $number } in { $place }
board-points = { $count ->
    [one] point
   *[other] points
}
board-suit-gone = Scored in phase { $phase }: { $points } for you
board-exchange = Exchange
board-exchange-first = First choose a card.
board-exchange-card = { $courtier } ({ $number }) goes under the pile; you draw another in { $colour }.
board-exchange-why = Choose the card to return; then it can be exchanged. Or keep all.
board-keep = Keep all
board-keep-more = No card is exchanged.

## The other decisions

board-sides = Left first or right first
board-left = Left first
board-right = Right first
board-first-last = { $first } moves first, { $last } last
board-look = Show on the court
board-places-change = { $count ->
    [0] Nobody changes places.
    [one] One courtier changes places.
   *[other] { $count } courtiers change places.
}
board-places-differ = { $count ->
    [0] From the other side it ends the same.
   *[other] { $count } places differ from the other side.
}
board-gains = What your favourites would be worth
board-score = Score now
board-score-more = All tokens here are turned up. Whoever has most names the colour; the others get their total in points.
board-decline = Not yet
board-score-short = It takes { $threshold }, and you have { $total }.
board-decline-more = Your tokens stay, and you are asked again after the next round.
board-colours = Which colour
board-colour-more = for you
board-colour-gone = scored

## What is asked

board-ask-token = Choose a token, or pass.
board-ask-token-more = It goes face down on a courtier or on the phase space.
board-ask-alone = All others have passed. You may go on, but lay only one more token on the phase space.
board-ask-alone-laid = All others have passed, and your one token lies on the phase space. Courtiers still take tokens.
board-ask-empty = You have no tokens in hand: pass.
board-ask-place = Where do you lay it?
board-ask-place-court = On a lit courtier, face down.
board-ask-place-more = On a lit courtier or on the phase space, face down.
board-ask-side = From which side do the courtiers move?
board-ask-side-more = All tokens are face up, so both previews are exact.
board-ask-offer = You have { $total }: score phase { $phase } now?
board-ask-offer-more = All are asked whose tokens could be enough. The others do not know that yours are.
board-ask-offer-able = Only those who have enough are asked, so the others know it now.
board-ask-decline = You have { $total }, and it takes { $threshold }: you can only decline.
board-ask-decline-more = You are asked all the same, so that the others do not learn it.
board-ask-colour = You name the colour: which one is scored?
board-ask-colour-more = Your { $total } are the most. You get no points for tokens; the others do.
board-ask-exchange = Exchange one card, or keep all.
board-ask-exchange-more = It goes under its pile, and you draw another of the same colour.
board-ask-return = Return { $courtier } ({ $number }) and draw another card in { $colour }?
board-ask-return-more = What is drawn cannot be given back.

board-steps = Where the round stands
board-step-tokens = Tokens
board-step-court = Court
board-step-scoring = Scoring

## Players and piles

board-fact-hand = hand
board-fact-reserve = reserve
board-passed = passed { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
board-passed-last = passed last
board-begins = began the round
board-known = You know a card: { $courtier } in { $colour }
board-piles = The piles of cards
board-pile = { $colour }: { $count ->
    [one] one card in the pile.
   *[other] { $count } cards in the pile.
}
board-pile-known = You returned { $courtier }, { $above ->
    [0] now on top.
    [one] one card lies above.
   *[other] { $above } cards lie above.
}
