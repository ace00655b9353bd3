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
