# Lessons, in English.

nav-learn = Learn
learn-title = Learn
learn-lead = Short lessons on the real boards. One sentence a step, and you do it yourself.
learn-of = Learn { $game }
learn-all = All games
learn-resume = Go on where you were
learn-resumed = { $game }: { $lesson }
learn-go-on = Go on
learn-begin = Begin
learn-again = again
learn-done = done
learn-count = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
learn-progress = { $done } of { $count } lessons done
learn-none = There are no lessons for this game yet.
learn-first-game = First game
learn-new = Learn it by playing: { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
}
learn-menu = Short lessons on the real board
me-learnt = What you have learnt
me-learnt-lead = How far you came in the lessons. It is yours alone: nobody else sees it.

learn-seal = Lesson
learn-place = { $game }, lesson { $number } of { $count }
learn-this = This lesson
learn-rule = The rule:
learn-step = Step { $step } of { $steps }
learn-show = Show me
learn-next = Next
learn-next-lesson = Next lesson: { $lesson }
learn-back = All lessons
learn-cancel = Let go
learn-restart = Once more
learn-whole = That was the whole lesson.
learn-unkept = How far you came cannot be kept just now. Try again in a moment.
learn-wrong = Not yet.
learn-right = Right.
learn-move = Your move
learn-try = Try it
tab-lesson = Lesson

learn-keys-show = Show me how it is done
learn-keys-next = The next step, once this one is done
learn-keys-leave = Let go of what is chosen; begin the step again
learn-keys-short-cards = cards
learn-keys-short-show = show me
learn-keys-short-next = next

no-lesson = This lesson does not exist
no-lesson-text = Perhaps the address has a typing error. All lessons stand on the page “Learn”.
no-try = This try cannot be read. Load the page anew.
no-step = This lesson has no such step.

# ---- a first game

guide-goal = Your goal
guide-hide = Hide
guide-show = Show it above the board
guide-had = Got it
guide-off = No more remarks
guide-number = Remark { $number } of { $count }
no-remark = This cannot be read. Load the page anew.
me-remarks = First games
me-remarks-lead = In your first game of each kind a few remarks say what matters, beside what they are about.
me-remarks-on = Remarks come.
me-remarks-off = You wanted no more remarks.
me-remarks-past = You have played it, so no remarks come.
me-remarks-again = Show them again
