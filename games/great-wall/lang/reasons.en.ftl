
## Why a move is good or bad

reason-draw = { $seat-is ->
    [you] You
   *[other] { $seat }
} would have { $count ->
    [one] one card
   *[other] { $count } cards
} in hand, with { $left } left in the pile.
reason-alone = { $seat-is ->
    [you] You
   *[other] { $seat }
} would lead section { $section }, alone there.
reason-lead = { $seat-is ->
    [you] You
   *[other] { $seat }
} would lead section { $section } by { $margin }.
reason-lead-taken = { $seat-is ->
    [you] You
   *[other] { $seat }
} would take the lead of section { $section } from { $rival-is ->
    [you] you
   *[other] { $rival }
}, by { $margin }.
reason-lead-grows = { $seat-is ->
    [you] Your lead
   *[other] The lead of { $seat }
} in section { $section } over { $rival-is ->
    [you] you
   *[other] { $rival }
} would grow from { $from } to { $margin }.
reason-level = { $seat-is ->
    [you] You
   *[other] { $seat }
} would draw level with { $rival-is ->
    [you] you
   *[other] { $rival }
} in section { $section }, so that nobody leads it.
reason-closer = { $seat-is ->
    [you] You
   *[other] { $seat }
} would be only { $margin } behind { $rival-is ->
    [you] you
   *[other] { $rival }
} in section { $section }, not { $from }.
reason-free = It costs no action: { $seat-is ->
    [you] you still have
   *[other] { $seat } still has
} { $left ->
    [one] one to take
   *[other] two to take
}.
reason-infantry = { $seat-is ->
    [you] Your Infantry
   *[other] The Infantry of { $seat }
} in section { $section } would count { $to } together{ $from ->
    [0] { "" }
   *[other] , not { $from }
}.
reason-noble = With the Noble, { $rival-is ->
    [you] you fall
   *[other] { $rival } falls
} from { $from } to { $to } in section { $section }.
reason-noble-ends = Without the Noble, { $seat-is ->
    [you] your cards
   *[other] the cards of { $seat }
} in section { $section } count { $points } more.
reason-cover = Without that { $card }, { $owner-is ->
    [you] you have
   *[other] { $owner } has
} { $to } in section { $section }, not { $from }.
reason-cover-out = { $owner-is ->
    [you] You would
   *[other] { $owner } would
} have no card left in section { $section }.
reason-hold = The favour of { $favour } would go to { $seat-is ->
    [you] you
   *[other] { $seat }
} as soon as section { $section } is finished, whoever finishes it.
reason-hold-alone = { $seat-is ->
    [you] You
   *[other] { $seat }
} would still lead section { $section }, alone there, with the { $left } left to claim.
reason-hold-leads = { $seat-is ->
    [you] You
   *[other] { $seat }
} would still lead section { $section } by { $margin }, with the { $left } left to claim.
reason-hold-behind = With the favour of { $favour } weighing on { $seat-is ->
    [you] you
   *[other] { $seat }
}, { $rival-is ->
    [you] you
   *[other] { $rival }
} would lead section { $section } by { $margin }.
reason-hold-level = With the favour of { $favour } weighing on { $seat-is ->
    [you] you
   *[other] { $seat }
}, nobody would lead section { $section }.
reason-finish = This finishes section { $section }: { $mine } for { $seat-is ->
    [you] you
   *[other] { $seat }
}, { $theirs } for { $holder-is ->
    [you] you
   *[other] { $holder }
}.
reason-finish-both = This finishes section { $section }: both favours are { $seat-is ->
    [you] yours
   *[other] for { $seat }
}, { $points } points.
reason-unburdened = No favour weighs on { $seat-is ->
    [you] your
   *[other] the
} lead in section { $section }: it stays at { $margin }.
reason-forgo = The favour of { $favour } in section { $section } would stay unclaimed, and the lead may be gone by the next check.
reason-last-card = { $seat-is ->
    [you] You
   *[other] { $seat }
} would play the last card: everybody else has one more turn.
reason-last-card-ahead = { $seat-is ->
    [you] You
   *[other] { $seat }
} would play the last card and begin the end, with the most favour so far.

## What puzzles are about

theme-lead = Taking a lead
theme-hold = Holding a section
theme-deny = Denying a lead
theme-powers = Powers of the cards
theme-dragon = Dragons
theme-claim = Claiming favours
theme-cards = Drawing cards
theme-end = Ending the game
