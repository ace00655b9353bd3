
## Why a move is good or bad

reason-cards-rise = By the tokens { $seat-is ->
    [you] you know, your
   *[other] { $seat } knows, their
} { $colour } cards would be worth { $exact ->
    [yes] { "" }
   *[no] at least{ " " }
}{ $points } more.
reason-cards-fall = By the tokens { $seat-is ->
    [you] you know, your
   *[other] { $seat } knows, their
} { $colour } cards would be worth { $exact ->
    [yes] { "" }
   *[no] at least{ " " }
}{ $points } less.
reason-stranger = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} no card of { $courtier } ({ $number }): whoever does loses by it.
reason-feint = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} no card of { $courtier } ({ $number }), but the others cannot tell.
reason-enough = { $seat-is ->
    [you] Your tokens
   *[other] The tokens of { $seat }
} on the phase space would be worth { $total }: enough to start the scoring, which takes { $threshold }.
reason-short = { $seat-is ->
    [you] Your tokens
   *[other] The tokens of { $seat }
} on the phase space would be worth { $total } of the { $threshold } that start the scoring.
reason-space = { $seat-is ->
    [you] Your tokens
   *[other] The tokens of { $seat }
} on the phase space would be worth { $total }: the highest total names the colour.
reason-most-tokens = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have the most tokens on the phase space, { $count }.
reason-draws = { $seat-is ->
    [you] You
   *[other] { $seat }
} would draw { $count ->
    [one] a token
   *[other] { $count } tokens
}.
reason-out = { $count ->
    [one] One other player could
   *[other] { $count } other players could
} still lay tokens in this round, and { $seat-is ->
    [you] you
   *[other] { $seat }
} could not answer.
reason-chooses-side = { $seat-is ->
    [you] You
   *[other] { $seat }
} would pass last, and so choose the side from which the courtiers move.
reason-ties = { $seat-is ->
    [you] You
   *[other] { $seat }
} would pass last, and so win a tie for the highest total.
reason-side = From the { $side } { $seat-is ->
    [you] your
   *[other] { $seat }’s
} { $colour } cards are worth { $points }, from the other side { $other }.
reason-side-loses = From the { $side } { $seat-is ->
    [you] your
   *[other] { $seat }’s
} { $colour } cards are worth only { $points }, from the other side { $other }.
reason-score = The scoring would come while { $seat-is ->
    [you] your
   *[other] { $seat }’s
} { $colour } cards are worth { $points }.
reason-waits = { $seat-is ->
    [you] Your tokens stay
   *[other] The tokens of { $seat } stay
} on the phase space, worth { $total }, and more can come to them.
reason-colour = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} { $colour } cards bring { $points } now.
reason-kept-colour = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} { $colour } cards stay for later: in phase { $phase } they would be worth { $points } as they stand.
reason-exchange = { $courtier } ({ $number }) would be worth { $points } in phase { $phase } as the court stands, the other { $colour } cards about { $mean } on average.
reason-keep = None of { $seat-is ->
    [you] your
   *[other] { $seat }’s
} cards is worth less in phase { $phase }, as the court stands, than what could come for it on average.

## What puzzles are about

theme-courtiers = Moving courtiers
theme-secrecy = Hiding one's cards
theme-scoring = When to score
theme-tokens = Spending tokens
theme-ties = Ties and sides
theme-colours = Colours and exchange
