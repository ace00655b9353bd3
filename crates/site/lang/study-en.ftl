# A finished game looked through by the house, in English.

# ---- the moment
review-end = The game is over.
review-now = This is how it stands.
review-after = After { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
review-keys-marked = To the marked decision before, after
review-keys-better = Shows what was played (0), a better move (1 to 3)
tab-moments = Moment
tab-chart = Chart
log-marked = marked only

# ---- looking through the game
looking-nothing = The house can look through this game.
looking-nothing-more = What every decision was worth, what chance brought, and where the game turned. It takes a minute or two, and nobody has to wait for it.
looking-ask = Look through this game
looking-waiting = The house will look through this game.
looking-waiting-more = Other games come first. Everything here can be used meanwhile, and you may leave.
looking-running = The house is looking through this game.
looking-running-more = { $seen } of { $count } decisions seen closely, the rest from afar. Everything can be used meanwhile, and you may leave.
looking-stopped = Seen up to decision { $number }.
looking-stopped-more = What was found stays. Anybody may let the house go on.
looking-go-on = Go on
looking-failed = The house could not look through this game.
looking-failed-more = What was found stays.
looking-again = Try again
looking-stop = Stop
looking-half = Half of the game has been looked through.
looking-done = The game has been looked through.

# ---- a decision judged
judged-decides = { $you ->
    [yes] You decide
   *[no] { $name } decides
}
judged-when = Turn { $turns }, decision { $number }
judged-not-yet = not yet
judged-only = No choice
judged-only-more = There was only this to do. It counts for nothing.
judged-as-good = As good as the best
judged-best = Best
judged-good = Good
judged-inaccuracy = Inaccuracy
judged-mistake = Mistake
judged-blunder = Blunder
judged-lost = { $loss } lost
judged-to-win = { $change } to win
judged-points = { $points } pts
judged-played = Played
judged-better = Better
judged-knew = { $you ->
    [yes] What you knew
   *[no] What { $name } knew
}
judged-knew-more = is all that counts here. Of { $count } moves the best were tried in the same worlds, dealt as { $you ->
    [yes] you
   *[no] { $name }
} had to imagine them.
judged-unknown = { $you ->
    [yes] You could not know:
   *[no] { $name } could not know:
}
judged-unknown-better = in truth things went better than they looked from there ({ $change }).
judged-unknown-worse = in truth things went worse than they looked from there ({ $change }).
judged-luck = Then chance:
judged-unasked = Nobody has asked the house yet what this decision was worth.
judged-afar = The house has looked at this moment only from afar. Close looks follow the order of the game; ask for this one, and it comes next.
judged-now = Look at this one now
judged-stopped = The house has not looked at this moment closely.
judged-end = The end
judged-end-more = Nothing is left to decide.

# ---- the chances
chances = Chances to win
chances-more = before each decision, all-knowing
chances-coarse = first picture; what is hatched was seen from afar
chances-summary = Chances to win. At the start: { $start }. In the middle: { $middle }. { $count ->
    [0] The table below has every decision.
    [one] The game turned with decision { $turned }. The table below has every decision.
   *[other] The game turned with the decisions { $turned }. The table below has every decision.
}
chances-table = As a table
chances-what = What happened
chances-mark = Mark
legend-inaccuracy = inaccuracy, from { $loss }
legend-mistake = mistake, from { $loss }
legend-blunder = blunder, from { $loss }
legend-lucky = lucky draw
legend-unlucky = unlucky draw

# ---- how the game came about
skill = The players
skill-more = accuracy from what each could know; luck from what chance brought
skill-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
skill-points = { $count ->
    [one] point
   *[other] points
}
skill-accuracy = Accuracy
skill-luck = Luck
skill-best = good
skill-inaccuracies = inaccurate
skill-mistakes = mistakes
skill-blunders = blunders
turned = Where the game turned
turned-more = the largest swings
turned-so-far = so far
turned-better = Better: { $move }
turned-lucky = Lucky for { $name }
turned-unlucky = Unlucky for { $name }
turned-choice = A choice
split = How the result came about
split-more = start + skill + luck + others + hidden = result
split-how = In percent. Own moves can only cost, measured against the best one from what was known; luck is what chance brought, others what they chose, hidden what nobody at that seat could see. Hatched is lost, solid is won.
split-start = Start
split-skill = Skill
split-luck = Luck
split-others = Others
split-hidden = Hidden
split-result = Result
