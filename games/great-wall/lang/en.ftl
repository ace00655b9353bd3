# Great Wall of China, in English.

great-wall = Great Wall of China
great-wall-line = Raise the wall with your own stones and win the emperor's favours.

seat-1 = Blue
seat-2 = Red
seat-3 = Yellow
seat-4 = Green
seat-5 = Gray

## Cards and favours

wall = { $count ->
    [one] Wall
   *[other] Walls
}
gate = { $count ->
    [one] Gate
   *[other] Gates
}
watchtower = { $count ->
    [one] Watchtower
   *[other] Watchtowers
}
infantry = Infantry
cavalry = Cavalry
noble = { $count ->
    [one] Noble
   *[other] Nobles
}
dragon = { $count ->
    [one] Dragon
   *[other] Dragons
}

favour-1 = Favours of 1
favour-2 = Favours of 2
favour-3 = Favours of 3
favour-4 = Favours of 4
favour-5 = Favours of 5
favour-7 = Favours of 7
favour-8 = Favours of 8

## Options

option-claims = Claiming favours
    .may = Whoever leads a section may claim its favour, or decline.
    .must = Whoever leads a section must claim its favour.
option-scores = Claimed favours
    .hidden = Claimed favours lie face down.
    .open = Claimed favours lie open.
option-first = First player
    .random = Chance decides who begins.
    .seat-1 = Seat 1 begins.
    .seat-2 = Seat 2 begins.
    .seat-3 = Seat 3 begins.
    .seat-4 = Seat 4 begins.
    .seat-5 = Seat 5 begins.

## Rules: the title, and why a move is refused

check-first = The check comes first
    .refusal = First { $seat-is ->
        [you] you
       *[other] { $seat }
    } must claim a favour{ $claims ->
        [must] { "" }
       *[may] { " or decline" }
    }: actions come after the check.
check-over = When favours are claimed
    .refusal = Favours are claimed only as a turn begins. { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } finished the check of this turn.
claim-compulsory = Claims are compulsory at this table
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot decline: at this table a leader must claim, and { $seat-is ->
        [you] you lead
       *[other] { $seat } leads
    } { $count ->
        [one] section { $sections }
       *[other] sections { $sections }
    }.
section-open = Sections being built
    .refusal = Section { $section } is not being built: there are no favours beside it.
claim-present = Being present
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no uncovered card in section { $section }, and only those present can claim.
claim-lead = Alone in the lead
    .refusal = { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not lead section { $section } alone: { $rival-is ->
        [you] you have
       *[other] { $rival } has
    } { $most } there, { $seat-is ->
        [you] you have
       *[other] { $seat }
    } { $total }. A claim needs the highest total, with no tie.
claim-once = One favour a section and turn
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } already claimed a favour of section { $section } in this { $check ->
        [last] check, and no other check follows.
       *[turn] turn. The next can be claimed in a later turn.
    }
claim-first = The first favour
    .refusal = Both favours of section { $section } are still there. { $kinds ->
        [one] Both are worth { $high }. Name one
       *[other] Say which one, { $high } or { $low },
    } and the card to lay it on.
claim-second = The second favour
    .refusal = { $holder-is ->
        [you] You already hold
       *[other] { $holder } already holds
    } the { $held } of section { $section }. Only the { $left } is left; claiming it finishes the section.
claim-favour = The favours of a section
    .refusal = No favour of { $favour } lies beside section { $section }. There are { $kinds ->
        [one] two of { $high }
       *[other] { $high } and { $low }
    }.
claim-card = Where a claimed favour lies
    .refusal = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no uncovered { $card } in section { $section } to lay the favour on.
hand = Cards from the hand
    .refusal = { $seat-is ->
        [you] You want
       *[other] { $seat } wants
    } to play { $count } × { $card }, but { $seat-is ->
        [you] hold
       *[other] holds
    } { $held ->
        [0] none
       *[other] only { $held }
    }.
pile-empty = An empty pile
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot draw: the pile is empty, so a card must be played.
cavalry-window = When Cavalry may ride
    .refusal = Cavalry comes after the check, never before it. First { $seat-is ->
        [you] you
       *[other] { $seat }
    } must claim a favour{ $claims ->
        [must] { "" }
       *[may] { " or decline" }
    }.
dragon-target = What a Dragon may cover
    .refusal = { $absent ->
        [0] There is no uncovered { $card } of { $owner-is ->
            [you] yours
           *[other] { $owner }
        } in section { $section } for the Dragon to cover.
       *[other] There is no seat { $absent } at this table: { $seats } play here.
    }
dragon-favour = A favour protects its card
    .refusal = { $owner-is ->
        [you] Your { $card }
       *[other] The { $card } of { $owner }
    } in section { $section } bears a favour, so no Dragon may cover it.
last-check = The last round only checks
    .refusal = The last turns are over: { $seat-is ->
        [you] you
       *[other] { $seat }
    } may only claim once more, not draw or play.
last-card = The last card

## Notation

notation-move = “{ $text }”: a move begins with draw, claim, decline or the name of a card, not with “{ $rest }” (column { $column }).
notation-favour = “{ $text }”: there is no favour of “{ $rest }” (column { $column }). Favours are worth 1, 2, 3, 4, 5, 7 or 8.
notation-on = “{ $text }”: after the section comes “on” and a card, as in “claim 5 @2 on gate” (column { $column }).
notation-count = “{ $text }”: after * comes a number, at most as many as a deck holds of that card (column { $column }).
notation-section = “{ $text }”: a section is written @1 to @4 (column { $column }).
notation-seat = “{ $text }”: after “over” comes the number of a seat, as in “dragon @2 over 3/noble” (column { $column }).
notation-slash = “{ $text }”: after the seat comes / and a card, as in “dragon @2 over 3/noble” (column { $column }).
notation-card = “{ $text }”: “{ $rest }” is not a card (column { $column }). The cards are wall, gate, watchtower, infantry, cavalry, noble and dragon.

## The log

# Headings of the log
chapter-last-turns = Last turns
chapter-last-check = Last check

log-draw = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a card: { $card }.
log-draw-hidden = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
log-play = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $count } { $card } to section { $section }.
log-play-free = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $count } { $card } to section { $section }, at no cost.
log-noble = Every card in section { $section } is worth 1 now.
log-cover = { $seat-is ->
    [you] You cover
   *[other] { $seat } covers
} { $own ->
    [yes] { $seat-is ->
        [you] your own { $card }
       *[other] their own { $card }
    }
   *[no] { $owner-is ->
        [you] your { $card }
       *[other] the { $card } of { $owner }
    }
} in section { $section } with a Dragon.
log-noble-ends = The cards in section { $section } have their own worth again.
log-claim-first = { $seat-is ->
    [you] You claim
   *[other] { $seat } claims
} the favour of { $favour } in section { $section } and { $seat-is ->
    [you] lay it on your { $card }
   *[other] lays it on { $card }
}.
log-claim-second = { $seat-is ->
    [you] You claim
   *[other] { $seat } claims
} the second favour of section { $section }, worth { $favour }: the section is finished.
log-claim-first-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} the first favour, worth { $favour }.
log-equal-pair = Two favours of { $favour } came up: equal pairs leave a game for two.
log-section-opens = Section { $section } opens again with { $kinds ->
    [one] two favours of { $high }
   *[other] favours of { $high } and { $low }
}.
log-section-closes = Section { $section } stays closed: no new favours come.
log-decline = { $seat-is ->
    [you] You decline
   *[other] { $seat } declines
} to claim in { $count ->
    [one] section { $sections }
   *[other] sections { $sections }
}.
log-total = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} from { $from } to { $to } there.
log-total-first = { $seat-is ->
    [you] You now have
   *[other] { $seat } now has
} { $to } there.
log-total-gone = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} no longer present there.
log-lead = { $seat-is ->
    [you] You lead
   *[other] { $seat } leads
} section { $section }.
log-lead-tied = Nobody leads section { $section } alone any more.
log-last-card = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} played the last card. Everybody else has one more turn.
log-nothing-left = { $seat-is ->
    [you] You have no cards left, so your turn is over.
   *[other] { $seat } has no cards left, so this turn is over.
}
log-skipped = { $seat-is ->
    [you] You have neither cards nor anything to claim: your last turn is skipped.
   *[other] { $seat } has neither cards nor anything to claim: that last turn is skipped.
}
log-last-check = The last turns are over: everybody checks once more.
log-all-finished = Every section is finished.
log-over = The game is over.
log-held-lost = The favour of { $favour } that { $seat-is ->
    [you] you hold
   *[other] { $seat } holds
} in section { $section } scores nothing: the section was not finished.

## The picture in characters

sketch-section = Section { $section }
sketch-closed = finished, no favours left
sketch-held = { $seat-is ->
    [you] you hold
   *[other] { $seat } holds
} [{ $favour }], lying on { $card }
sketch-cards = { $count } { $card }
sketch-player = { $points } { $points ->
    [one] point
   *[other] points
} from { $favours } { $favours ->
    [one] favour
   *[other] favours
}, { $pile } in the pile
sketch-hand = hand: { $cards }
sketch-empty = empty
sketch-supply = { $count } favours still to come
sketch-removed = pairs out of the game: { $favours }
sketch-check = { $seat-is ->
    [you] You
   *[other] { $seat }
} { $claims ->
    [must] must claim.
   *[may] may claim, or decline.
}
sketch-last-check = Last round: { $seat-is ->
    [you] you
   *[other] { $seat }
} { $claims ->
    [must] must claim once more.
   *[may] may claim once more, or decline.
}
sketch-first = { $seat-is ->
    [you] You owe
   *[other] { $seat } owes
} the first action.
sketch-second = { $seat-is ->
    [you] You owe
   *[other] { $seat } owes
} the second action.
sketch-open-scores = Claimed favours lie open.

## Faults of a position

position-players = { $count ->
    [one] There is one player
   *[other] There are { $count } players
}, but the set-up has { $seats } seats.
position-sections = { $count ->
    [one] There is one section
   *[other] There are { $count } sections
}; this many players build { $most } (finished ones are listed without favours).
position-seat = There is no seat { $number }: the set-up has { $seats } seats.
position-section = There is no section { $section }: the table has { $most }.
position-favour = There is no favour of { $favour }. Favours are worth 1, 2, 3, 4, 5, 7 or 8.
position-section-cards = Section { $section } lists the cards of { $count } seats, but there are { $seats }.
position-dragon-twice = In section { $section } the Dragon of { $seat } covers two cards; a player has one Dragon.
position-stake = Section { $section } has favours { $open } open, { $claimed } claimed. It must be two open, or one open and one claimed, or none at all.
position-deck = { $seat } has { $count } cards in all; a deck is { $deck }.
position-cards = { $seat } has { $count } × { $card } in all; a deck has { $printed }.
position-favours = { $count ->
    [one] There is one favour of { $favour }
   *[other] There are { $count } favours of { $favour }
} in all; the game has { $printed }.
position-refill = { $count ->
    [one] One section is
   *[other] { $count } sections are
} without favours although { $supply } are still to come: a finished section is refilled at once.
position-removed = Equal pairs are taken out only in a game for two, not for { $seats }.
position-removed-pairs = The favours taken out must be pairs of equal ones.
position-won = The players have won { $count } favours in all. Favours are won two at a time, as a section is finished, so it must be an even number.
position-closed = Section { $section } has cards but no favours.
position-equal-pair = In a game for two a section cannot have two favours of { $favour }: equal pairs leave the game.
position-held = In section { $section } a favour lies on the { $card } of { $seat }, but there is no such uncovered card.
position-dragon = In section { $section } the Dragon of { $seat } covers a card, but that Dragon does not lie there.
position-finisher = { $seat } is said to have played the last card, but still has cards.
position-finisher-turn = { $seat } has played the last card and cannot have another turn, only the last check.
position-no-finisher = { $seat } has no cards left, so the end has begun: name the finisher.
position-last-check = The last check comes only after somebody has played the last card: name the finisher.
position-claims = There are sections to claim, but the turn is not in a check.
position-not-over = The game cannot be over: { $count ->
    [one] one section is
   *[other] { $count } sections are
} being built and nobody has played the last card.
position-over = No section is being built any more, so the game is over.
position-nothing-left = { $seat } has no cards left, so this action would be skipped.
position-no-claims = { $seat } has nothing to claim, so the check would be over.
position-claim-lead = { $seat } cannot claim in section { $section }: a claim needs the lead, alone.

## What a check of the rules counts

things-cards = kinds of cards played
things-covered = kinds of cards under a Dragon
things-favours = favours claimed first in a section, by value
