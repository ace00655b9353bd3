## The board

board-section = Section { $section }
board-section-word = Section
board-closed = Finished. No more favours come here.
board-noble = Noble: all count 1
board-tower = The cards of { $seat } in section { $section }
board-tower-own = Your cards in section { $section }
board-totals = Totals in section { $section }
board-weight = { $cards } in cards, less the favour of { $favour }
board-last = Last move.

board-favour = Favour of { $favour }
board-favour-held = Favour of { $favour }: claimed by { $seat }, it lies on a { $card }
board-favour-held-own = Favour of { $favour }: claimed by you, it lies on your { $card }

board-stone = { $card } of { $seat }: counts { $worth }.
board-stone-own = Your { $card }: counts { $worth }.
board-stone-noble = Without the Noble it would count { $was }.
board-stone-covered = { $card } of { $seat }, under { $by-is ->
    [you] your Dragon
   *[other] the Dragon of { $by }
}: counts nothing.
board-stone-covered-own = Your { $card }, under { $by-is ->
    [you] your own Dragon
   *[other] the Dragon of { $by }
}: counts nothing.
board-stone-echo = Dragon of { $seat }, lying on { $owner-is ->
    [you] a { $card } of yours
   *[other] a { $card } of { $owner }
}: counts { $worth } here.
board-stone-echo-own = Your Dragon, lying on { $owner-is ->
    [you] a { $card } of your own
   *[other] a { $card } of { $owner }
}: counts { $worth } here.
board-stone-token = The favour of { $favour } lies on it.

board-leads = { $seat } leads by { $by }
board-leads-own = You lead by { $by }
board-alone = { $seat } is alone here
board-alone-own = You are alone here
board-tie = Tie: nobody leads
board-nobody = Nobody has built here yet

board-outcome-lead = you would lead
board-outcome-keep = you still lead
board-outcome-other = { $seat } would lead
board-outcome-other-keeps = { $seat } still leads
board-outcome-tie = tie with { $rivals }
board-outcome-nobody = nobody would lead
board-outcome-second = You win { $points }, { $seat } { $held }
board-outcome-both = You win both: { $points }
board-take = { $favour }:

board-why-choose-title = Cards first
board-why-choose = Choose cards from your hand, then the section they go to.

## The hand

board-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand-empty = Your hand is empty.
board-kind = { $card }
board-how-many = How many
board-how-many-of = How many { $card }
board-hint-plain = { $value } each
board-hint-infantry = { $together } together
board-hint-cavalry = { $value }, costs no action
board-hint-noble = { $value }, makes all count 1
board-hint-dragon = { $value }, or covers a card
board-draw = Draw
board-pile-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
board-decline = Decline
board-decline-more = { $check ->
    [last] Claim nothing more
   *[turn] Claim nothing this turn
}

## The prompt

board-ask-act = Play cards of one kind, or draw a card.
board-ask-play = Play cards of one kind.
board-ask-draw = Draw a card.
board-ask-first = The first of your two actions.
board-ask-second = The second of your two actions.
board-ask-section = Play { $count } { $card }: choose a section.
board-ask-section-more = Or choose other cards, or draw one.
board-ask-cavalry-more = Cavalry costs no action.
board-ask-noble-more = Every card in that section will count 1.
board-ask-dragon = Dragon: choose a card to cover, or a section.
board-ask-dragon-more = A covered card loses its value and its power.
board-ask-claim = You lead { $count ->
    [one] section { $sections }
   *[other] sections { $sections }
}: { $claims ->
    [must] claim a favour.
   *[may] claim a favour, or decline.
}
board-ask-claim-more = A first favour weighs against you until its section is finished.
board-ask-claim-must = At this table a leader must claim.
board-ask-claim-last = The last check: what is not finished now scores nothing.
board-ask-lay = Lay the { $favour } on one of your cards in section { $section }.
board-ask-lay-more = No Dragon may cover a card with a favour.

board-steps = Steps of this turn
board-step-check = Check
board-step-first = Action 1
board-step-second = Action 2

## Players and supply

board-fact-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
board-fact-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the pile
board-won-none = no favour yet
board-won = { $count ->
    [one] 1 favour
   *[other] { $count } favours
}
board-won-open = { $count ->
    [one] 1 favour
   *[other] { $count } favours
}, worth { $worth }
board-supply = { $count ->
    [0] No favours are left to come
    [one] 1 favour still to come
   *[other] { $count } favours still to come
}
board-supply-over = { $count ->
    [0] All favours came
    [one] 1 favour never came
   *[other] { $count } favours never came
}
board-removed = { $count ->
    [one] Out of the game: the pair of { $favours }
   *[other] Out of the game: the pairs of { $favours }
}
