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
