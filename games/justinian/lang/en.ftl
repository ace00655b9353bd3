# Justinian, in English.

justinian = Justinian
justinian-line = Push the right courtiers up the emperor's ladder, and hide which.

seat-1 = Blue
seat-2 = Red
seat-3 = Yellow
seat-4 = Green

## Tokens, colours, sides

plus-1 = +1
plus-2 = +2
plus-3 = +3
minus-1 = −1
minus-2 = −2
minus-3 = −3
hidden = face down
phase = phase space

porphyry = porphyry
verdigris = verdigris
amber = amber
alabaster = alabaster

left = left
right = right

cards-1 = Cards in phase 1
tokens-1 = Tokens in phase 1
cards-2 = Cards in phase 2
tokens-2 = Tokens in phase 2
cards-3 = Cards in phase 3
tokens-3 = Tokens in phase 3

## Options

option-first = First player
    .random = Chance decides who begins.
    .seat-1 = Seat 1 begins.
    .seat-2 = Seat 2 begins.
    .seat-3 = Seat 3 begins.
    .seat-4 = Seat 4 begins.

## Rules: the title, and why a move is refused

token-hidden = A token has a value
    .refusal = { $seat-is ->
        [you] You must
       *[other] { $seat } must
    } say which token it is: only the others see it as a question mark.
hand = Tokens from the hand
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no { $token } in hand.
hand-empty = No tokens in hand
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no tokens in hand and can only pass.
courtier-full = Three to a courtier
    .refusal = Three tokens lie on { $courtier } ({ $number }) already, and no courtier takes a fourth. Next round the place is free again.
phase-alone = Alone in the round
    .refusal = All others have passed, and { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } laid a token on the phase space since. One is all; courtiers can still be moved.
pass = Passing
side-when = Left or right first
    .refusal = The courtiers move once all have passed, and { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } not.
side-due = The courtiers move first
    .refusal = All have passed: first { $seat-is ->
        [you] you must
       *[other] { $seat } must
    } choose from which side the courtiers move.
ends = The ends of the row
offer-when = Starting a scoring
    .refusal = A scoring can be started only after a round, once the courtiers have moved. { $seat-is ->
        [you] It is still your turn
       *[other] It is still the turn of { $seat }
    } to place a token or pass.
offer-due = Score or wait
    .refusal = After the round { $seat-is ->
        [you] you are
       *[other] { $seat } is
    } asked: score now, or decline.
score-enough = Enough to score
    .refusal = { $seat-is ->
        [you] Your tokens
       *[other] The tokens of { $seat }
    } on the phase space are worth { $total }, and it takes { $threshold }. All are asked whose tokens could be enough; who has not enough can only decline, and the others do not learn it.
colour-when = Who names the colour
    .refusal = A colour is named only in a scoring. { $seat-is ->
        [you] It is still your turn
       *[other] It is still the turn of { $seat }
    } to place a token or pass.
colour-due = First the colour
    .refusal = The scoring has begun: first { $seat-is ->
        [you] you must
       *[other] { $seat } must
    } name the colour.
colour-scored = Each colour once
    .refusal = The colour { $colour } was scored in phase { $phase } and has left the game. { $seat-is ->
        [you] You must
       *[other] { $seat } must
    } name another colour.
exchange-when = Exchanging a card
    .refusal = Cards are exchanged between two phases. { $seat-is ->
        [you] It is still your turn
       *[other] It is still the turn of { $seat }
    } to place a token or pass.
exchange-due = Exchange or keep
    .refusal = The next phase begins once everybody has exchanged a card or kept all: it is { $seat-is ->
        [you] your turn.
       *[other] the turn of { $seat }.
    }
card-held = Cards from the hand
    .refusal = { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not hold { $courtier } ({ $number }) in { $colour }.
card-scored = Cards that have left the game
    .refusal = The colour { $colour } was scored in phase { $phase }: there are no cards of it to exchange.
card-hidden = A card has a name
    .refusal = { $seat-is ->
        [you] You must
       *[other] { $seat } must
    } say which card of { $colour } it is: only the others see it as a question mark.
tokens-gone = When all tokens are gone
standstill = When nothing happens any more
winning = Who wins

## Notation

notation-move = “{ $text }”: a move begins with token, pass, left-first, right-first, score, decline, colour, exchange or keep, not with “{ $rest }” (column { $column }).
notation-token = “{ $text }”: after “token” comes its value, from +1 to +3 or from -1 to -3, as in “token -2 @7” (column { $column }).
notation-spot = “{ $text }”: after the token comes where it is laid, @1 to @12 for a courtier or @phase (column { $column }).
notation-colour = “{ $text }”: “{ $rest }” is not a colour (column { $column }). The colours are porphyry, verdigris, amber and alabaster.
notation-courtier = “{ $text }”: after the colour comes the number of a courtier, from 1 to 12, as in “exchange amber 5” (column { $column }).

## The log

# The heading of a round in the log
chapter-round = Round { $round } · phase { $phase }

log-token = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $token } face down on { $courtier } ({ $number }).
log-token-hidden = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} a token face down on { $courtier } ({ $number }).
log-token-phase = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $token } face down on the space of phase { $phase }.
log-token-phase-hidden = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} a token face down on the space of phase { $phase }.
log-pass = { $seat-is ->
    [you] You pass and draw
   *[other] { $seat } passes and draws
} { $count ->
    [one] a token
   *[other] { $count } tokens
}.
log-pass-drew = { $seat-is ->
    [you] You pass and draw
   *[other] { $seat } passes and draws
} { $tokens }.
log-pass-empty = { $seat-is ->
    [you] You pass; your reserve is empty.
   *[other] { $seat } passes; the reserve is empty.
}
log-revealed = All have passed. The tokens on the courtiers are turned up.
log-revealed-one = { $courtier } ({ $number }): { $token1 } from { $seat1-is ->
    [you] you
   *[other] { $seat1 }
}.
log-revealed-two = { $courtier } ({ $number }): { $token1 } from { $seat1-is ->
    [you] you
   *[other] { $seat1 }
}, { $token2 } from { $seat2-is ->
    [you] you
   *[other] { $seat2 }
}, together { $sum }.
log-revealed-three = { $courtier } ({ $number }): { $token1 } from { $seat1-is ->
    [you] you
   *[other] { $seat1 }
}, { $token2 } from { $seat2-is ->
    [you] you
   *[other] { $seat2 }
}, { $token3 } from { $seat3-is ->
    [you] you
   *[other] { $seat3 }
}, together { $sum }.
log-side = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} the courtiers move from the { $side }.
log-rises = { $courtier } ({ $number }) rises by { $steps }, from place { $from } to { $to }.
log-falls = { $courtier } ({ $number }) falls by { $steps }, from place { $from } to { $to }.
log-moves-end = { $courtier } ({ $number }) was to move by { $sum } and stops at the end of the row, in place { $to }.
log-stays = { $courtier } ({ $number }) was to move by { $sum }, but already stands at the end of the row.
log-nobody-moves = No courtier moves: all sums are zero.
log-offer = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} enough on the phase space to score phase { $phase }.
log-asked = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} asked whether to score phase { $phase }.
log-score = { $seat-is ->
    [you] You start
   *[other] { $seat } starts
} the scoring of phase { $phase }.
log-decline = { $seat-is ->
    [you] You do
   *[other] { $seat } does
} not score phase { $phase } yet.
log-tokens-gone = All tokens are played, so phase { $phase } is scored now.
log-standstill = Nothing was placed and nothing drawn, so phase { $phase } is scored now.
log-total = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { $total } on the phase space.
log-chooser = { $seat-is ->
    [you] You have the highest total and name the colour.
   *[other] { $seat } has the highest total and names the colour.
}
log-chooser-tie = Several have { $total }: { $seat-is ->
    [you] You sit nearest to the last to pass and name the colour.
   *[other] { $seat } sits nearest to the last to pass and names the colour.
}
log-colour = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { $colour } scored in phase { $phase }.
log-points-tokens = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} { $points } for tokens.
log-points-card = { $seat-is ->
    [you] You show
   *[other] { $seat } shows
} { $courtier } ({ $number }) in place { $place }: { $points } { $points ->
    [one] point
   *[other] points
}.
log-points = { $seat-is ->
    [you] You score { $points } in all and now have { $total }.
   *[other] { $seat } scores { $points } in all and now has { $total }.
}
log-exchange = { $seat-is ->
    [you] You return { $courtier } ({ $number }) in { $colour } and draw { $drawn } ({ $drawn-number }).
   *[other] { $seat } returns { $courtier } ({ $number }) in { $colour } and draws { $drawn } ({ $drawn-number }).
}
log-exchange-hidden = { $seat-is ->
    [you] You exchange
   *[other] { $seat } exchanges
} a card in { $colour }.
log-exchange-known = It is a card returned before: { $courtier } ({ $number }).
log-keep = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} all cards.
log-phase = Phase { $phase } begins; scoring it takes { $threshold }.
log-round = Round { $round }: { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
log-over = The game is over.
log-over-early = All tokens are played, so the game ends with the scoring of phase { $phase }.

## The picture in characters

sketch-phase = Phase { $phase } (scoring takes { $threshold }), round { $round }
sketch-player = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}
sketch-hand = hand: { $list }
sketch-reserve = reserve: { $list }
sketch-space = phase space: { $list }
sketch-cards = cards: { $list }
sketch-nothing = nothing
sketch-scored = Phase { $phase }: { $colour } was scored.
sketch-turn = { $seat } lays a token or passes.
sketch-side = { $seat } chooses from which side the courtiers move.
sketch-offer = { $seat } is asked whether to start the scoring.
sketch-colour = { $seat } names the colour to be scored.
sketch-exchange = { $seat } may exchange a card.

## Faults of a position

position-players = { $count ->
    [one] There is one player
   *[other] There are { $count } players
}, but the set-up has { $seats } seats.
position-seat = There is no seat { $number }: the set-up has { $seats } seats.
position-phase = There is no phase { $number }: phases go from 1 to { $most }.
position-round = There is no round { $number }: rounds are counted from 1 to { $most }.
position-order = The order must name each of the twelve courtiers once; it has { $count } entries.
position-passed-twice = { $seat } is said to have passed twice in one round.
position-courtier = There is no courtier { $number }: courtiers have the numbers 1 to 12.
position-token = There is no token of { $value }. Tokens go from 1 to 3 and from -1 to -3.
position-stack = On { $courtier } ({ $number }) lie { $count } tokens; a courtier takes three.
position-tokens = { $seat } has { $count } × { $token } in all; a player has { $printed }.
position-scored-many = { $count } colours are said to be scored; in a game it is at most { $most }.
position-scored-twice = The colour { $colour } is said to be scored twice.
position-scored-chooser = In phase { $phase } the colour was named by { $seat }, but another player has the highest total.
position-scored-totals = Phase { $phase } needs a total for each of the { $seats } players, none above { $most }.
position-scored-cards = Phase { $phase } needs { $cards } cards for each of the { $seats } players, all of different courtiers.
position-card-twice = There are two cards of { $courtier } ({ $number }) in { $colour }.
position-under = The pile of { $colour } has { $count } returned { $count ->
    [one] card
   *[other] cards
}, but it can have only { $most }.
position-cards = { $seat } has { $count } { $count ->
    [one] card
   *[other] cards
} in { $colour } instead of { $cards }.
position-passed-turn = { $seat } has passed in this round and cannot have the turn.
position-alone = The last token of a player who is alone cannot have been laid: { $count } players are still in the round.
position-alone-laid = { $seat } is said to be alone in the round and to have laid a token on the phase space, but none lies there, or nothing is said to have been laid.
position-not-passed = This is asked only when all have passed, but only { $count } of { $seats } have.
position-last = { $seat } is said to have passed last, but somebody else is named last among those who passed.
position-side-turn = { $seat } cannot choose the side: that is for { $last }, who passed last.
position-still = It is said that nothing was placed or drawn in this round, but tokens lie on courtiers or somebody drew on passing.
position-court-empty = No tokens lie on the courtiers, so there is no side to choose.
position-court-laid = Tokens lie on courtiers, but they were to be moved before this is asked.
position-short = The tokens of { $seat } that were not enough are worth { $total }; { $threshold } is enough.
position-enough = The tokens of { $seat } that were enough are worth only { $total }; it takes { $threshold }.
position-space = { $seat } has tokens on the phase space, but the phase has just been scored.
position-asked = { $count ->
    [one] A token
   *[other] { $count } tokens
} of { $seat } on the phase space should count as “short” or “enough”: scoring has been offered since.
position-offer = { $seat } is offered the scoring, but the tokens on the phase space cannot be enough.
position-chooser = { $seat } cannot name the colour: that is for { $chooser }, by the totals on the phase space.
position-starter = { $seat } is said to have started the scoring without having enough on the phase space.
position-forced = Nobody started the scoring, and nothing forces it: there are tokens left, and something happened in this round.
position-starter-early = { $seat } is said to have started a scoring, but no colour is being chosen.
position-scored = { $count ->
    [one] One colour was scored
   *[other] { $count } colours were scored
}; by now it should be { $expected }.
position-not-over = The game cannot be over: there are tokens left, and the third phase has not been scored.
position-over = The game is over after this scoring; no cards are exchanged any more.
position-returned = { $seat } has returned { $count ->
    [one] one card
   *[other] { $count } cards
}; by now it can be at most { $most }.
position-drew = { $seat } is said to have drawn a returned card in { $colour }, but does not hold it.
position-drew-early = { $seat } cannot have drawn a returned card in { $colour } yet: other cards lie above it, or it is too early in the game.

## Faults of a board file

printed-name = The board needs a name of at most { $longest } characters, not “{ $name }”.
printed-unknown = “{ $key }” in { $table } means nothing here: the entries are numbered from 1 to 12.
printed-place = Place { $number } is missing.
printed-column-count = Place { $place } has { $count } { $count ->
    [one] number
   *[other] numbers
}; a place has { $rows }.
printed-value = The number { $value } in place { $place }, row { $row } is out of range: numbers go from 1 to { $most }.
printed-column = In place { $place } the numbers must rise from the top: in row { $row } comes { $value } below { $above }.
printed-row = In row { $row } the numbers must rise towards the right: place { $place } has { $value } beside { $left }.
printed-holes = The holes of courtier { $number } are missing.
printed-holes-count = Courtier { $number } has { $count ->
    [one] one hole
   *[other] { $count } holes
}; a tile has { $phases }.
printed-hole = The hole of courtier { $number } for phase { $phase } is in row { $row }; rows go from 1 to { $rows }.
printed-holes-order = The holes of courtier { $number } must be listed from the top, not as { $listed }.
printed-same-hole = Courtiers { $first } and { $number } both have their hole for phase { $phase } in row { $row }, so they would be worth the same.
printed-courtier = Courtier { $number } is missing.
printed-courtier-name = Courtier { $number } needs a name of at most { $longest } characters, not “{ $name }”.
printed-same-name = Courtiers { $first } and { $number } have the same name, “{ $name }”.
printed-fixed = “{ $field }” is { $found }, but the rules fix it as { $expected }. It may be left out.

## What a check of the rules counts

things-tokens = tokens laid
things-spots = courtiers with a token, and the phase space
things-sides = sides from which the courtiers moved
things-colours = colours named for scoring
things-exchanged = cards exchanged, by courtier
