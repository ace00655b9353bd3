# Tables and the line protocol, in English.

fault-game = There is no game “{ $game }”. The games are: { $known }.
fault-line-long = This line is too long: at most { $most } bytes are read.
fault-line-utf8 = This line is not UTF-8: byte { $byte } does not belong.
fault-line-object = A request is a JSON object, such as {"{"}"do": "games"{"}"}.
fault-lang = The language { $lang } is not known. Take "en" or "it".
fault-request = There is no request “{ $request }”. In the field "do" may stand: { $known }.
fault-no-match = No match is under way. Send {"{"}"do": "start", …{"}"} first.
fault-no-seat = There is no seat { $number }: this match has { $seats } seats, counted from 1.
fault-told = “told” is the number of a seat or "audience", not { $found }.
fault-no-seed = The system gave no randomness: name a seed yourself.
fault-start = A match starts from exactly one of “game” (with “seats”, “options”, “seed”), “record” (alone) or “position” (with “seed”).
fault-undo = { $steps ->
    [one] One decision
   *[other] { $steps } decisions
} cannot be taken back: { $taken ->
    [0] none has been taken.
    [one] one has been taken.
   *[other] { $taken } have been taken.
}
fault-decision = This answers decision { $decision }, but decision { $now } is due.

fault-board-read = { $file } cannot be read: { $why }.
fault-board-file = { $file } is no file.
fault-board-size = { $file } is too large for a board file: it may have { $most } bytes at most.
fault-roll-closed = { $name } comes too late: what the house has is already in use. Add it before anything is asked for.
fault-roll-taken = There is something called { $name } already.

## Chance that can be checked

verify-is = what seed and set-up give
verify-uncommitted = The record names no commitment: compare it with the one you noted.
verify-decisions = { $count ->
    [0] No decision could be repeated.
    [one] One decision repeated by the rules.
   *[other] { $count } decisions repeated by the rules.
}
verify-draws = { $count ->
    [0] Nothing was drawn.
    [one] One draw repeated from the seed.
   *[other] { $count } draws repeated from the seed.
}
verify-unmarked = { $count ->
    [one] One decision has no mark of the position after it: there it cannot be compared what was drawn.
   *[other] { $count } decisions have no mark of the position after them: there it cannot be compared what was drawn.
}
verify-more = { $count ->
    [one] And one more like these.
   *[other] And { $count } more like these.
}
verify-sound = Everything follows from the seed.
verify-unsound = Not everything follows from the seed.

## Lessons (docs/lessons.md)

fault-lesson = { $file }: { $what }
fault-lesson-step = { $file }, step { $step }: { $what }
fault-lesson-no-step = There is no step { $step }: this lesson has { $steps }.
fault-lesson-tells = Step { $step } asks for nothing, so nothing can be played in it.
what-lesson-name = “{ $name }” cannot name a lesson. Take small letters, digits and hyphens, with a letter first and no number after the last hyphen.
what-lesson-twice = this lesson is listed twice. List it once.
what-lesson-empty = there is no [[step]]. Write the first one.
what-lesson-steps = there { $steps ->
    [one] is one step
   *[other] are { $steps } steps
}. A lesson has { $least } to { $most }: split it, or put it together with another.
what-lesson-rule = the rules page has no rule “{ $rule }”. Take the id of one that it has, or leave “rule” out.
what-lesson-first = the first step goes on from nothing. Give it [step.setup] and [step.position].
what-lesson-half = [step.setup] and [step.position] belong together. Write both, or neither to go on where the step before ended.
what-lesson-seed = “seed” says what is drawn from a position on, and there is none here. Leave it out, or move it to the step with the position.
what-lesson-seat = the learner has seat { $number }, but this position has { $seats } seats. Change “seat” or the position.
what-lesson-tells = “show”, “within” and [[step.else]] belong to a step that asks. Add [step.done], or leave them out.
what-lesson-show = nothing is shown. Write the moves that solve the step into “show”.
what-lesson-within = “within” allows { $within ->
    [one] one decision
   *[other] { $within } decisions
}, but “show” takes { $show }. Allow more, or show less.
what-lesson-both = “answers” and “bot” exclude each other. Leave one out.
what-lesson-bot = “{ $bot }” cannot answer in a lesson. Take a level such as courtier, or greedy.
what-lesson-bot-failed = the bot { $bot } gives no answer. Take another, or write “answers”.
what-lesson-done = [step.done] holds exactly one of “moves”, “position”, “points” and “source”.
what-lesson-else = [[step.else]] number { $number } holds exactly one of “moves” and “refused”.
what-lesson-moves = “moves” is empty. List at least one, such as {"{"} card = "wall" {"}"}.
what-lesson-pick = “{ $name }” of a move is neither a text nor a number. Write it as the picks of a move have it.
what-lesson-turn = { $turn } is to decide here, not the learner ({ $seat }). Let “answers” or “bot” of the step before lead to the learner, or give this step a position.
what-lesson-ended = the game is over here, so nothing can be asked. Give this step a position, or let it only tell.
what-lesson-over = the game is over before “{ $move }” in “answers”. Leave it out.
what-lesson-unreadable = “{ $move }” in “{ $field }” is no move. { $why }
what-lesson-refused = “{ $move }” in “{ $field }” is not allowed there (rule: { $rule }). Play another move, or change the position.
what-lesson-source = there is no source “{ $source }”. Points come from { $known }.
what-lesson-already = [step.done] is so before anything is played. Ask for more.
what-lesson-early = [step.done] is so after “{ $move }” already. Show no more than that, or ask for more.
what-lesson-caught = “{ $move }” in “show” does not lead on: it is answered with { $message }. Change “show”, [step.done] or the pattern of the else.
what-lesson-unsolved = “show” does not lead to [step.done]: after “{ $move }” it is not so. Change one of them.
what-lesson-unreached = no try is answered by [[step.else]] number { $number }. Change what it fits, or leave it out.
what-lesson-text = { $text } lacks “{ $message }”. Write it.
what-lesson-text-twice = “{ $message }” is there twice. Leave one out.
what-lesson-text-left = “{ $message }” is said by nothing. Leave it out.
what-lesson-text-value = “{ $message }” cannot be said: it has no text, or names something that is not there. Texts of lessons get no values.
what-lesson-dark = “{ $id }” in “lights” is not drawn for the learner. Take the id of something on the board.
fault-puzzle-line = Line { $line } is no puzzle: { $why }
puzzle-source = It brings about { $points } points more from { $source } than what a Courtier would play.
puzzle-rival = It leaves the strongest rival about { $points } points less than what a Courtier would play.
fault-move-number = There is no move { $number }: moves are numbered from 0 to { $most }.
fault-not-asked = Only whoever is to decide can search: this is what somebody else knows.
