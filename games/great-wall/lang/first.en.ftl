
# Great Wall of China: a first game. The goal in one line, and what is remarked, as in data/first.toml.

goal-line = Lead a section as your turn begins and take a favour there. Most favour points win.

first-goal = Two favours for every section
    .text = Whoever leads a section when their turn begins may claim a favour here, and the most points in favours win.
first-claim = Your lead pays now
    .text = You led here as your turn began, so you may claim a favour: press it, then the card of yours on which it will lie.
first-lead = Keep this lead until your next turn
    .text = If you still lead this section when your next turn begins, you may claim a favour here.
first-actions = Two actions a turn
    .text = With each action you play any number of cards of one kind to one section, or draw a card.
first-weight = This favour weighs on its owner
    .text = Until somebody claims the second favour of this section, the first one lowers its owner's total by its own worth.
first-rival = Somebody else leads here
    .text = Pass this total before their turn begins again, or draw level: with a tie nobody leads.
