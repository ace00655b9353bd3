# What the whole house says, whatever the game.

seat-1 = Seat 1
seat-2 = Seat 2
seat-3 = Seat 3
seat-4 = Seat 4
seat-5 = Seat 5
seat-6 = Seat 6

# In a list of players.
you = you

## Rules of every game

game-over = The game is over
    .refusal = The game is over: no more moves can be played.
not-your-turn = Everyone in turn
    .refusal = It is not { $seat-is ->
        [you] your turn
       *[other] { $seat }'s turn
    }: { $turn-is ->
        [you] you decide
       *[other] { $turn } decides
    } now.
undo-over = Taking back
    .refusal = The game is over: nothing can be taken back any more.
undo-nothing = Taking back
    .refusal = There is nothing to take back: no decision has been taken yet.
undo-other = Taking back
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot take this back: { $other-is ->
        [you] you
       *[other] { $other }
    } took the last decision.
undo-drawn = Taking back
    .refusal = { $seat-is ->
        [you] You
       *[other] { $seat }
    } cannot take this back: something was drawn or revealed.

## Set-ups

fault-seats = { $game } is for { $least } to { $most } players, not { $seats }.
fault-option = There is no option “{ $option }”. The options are: { $known }.
fault-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
fault-board-none = { $game } has no board files to choose from.
fault-board-unknown = The board { $board } is not here. Put its file into the folder “boards” of the data folder, or name it with --board.
fault-rules = Version { $then } of the rules of { $game } cannot be played here: today's is version { $now }.
fault-first = The first player is to sit in seat { $first }, but there are only { $seats } seats.
fault-seed = “{ $text }” is not a seed. A seed is a whole number or 64 hexadecimal digits.

## Files

fault-json = This is not valid JSON: { $what }, line { $line }, column { $column }.
fault-json-field = The field “{ $field }” is wrong: { $what }, line { $line }, column { $column }.
fault-json-end = Something follows the end of the JSON value, line { $line }, column { $column }.
fault-toml = This is neither JSON nor valid TOML: something is out of place, line { $line }.
fault-field = The field “{ $field }” is wrong: { $what }.
fault-value = Something is wrong here: { $what }.
fault-expected = The field “{ $field }” should be “{ $expected }”, but it is “{ $found }”.

## What is wrong there

what-missing = “{ $name }” is missing
what-unknown = “{ $name }” is not known here
what-twice = “{ $name }” stands there twice
what-none-of = “{ $found }” is none of { $known }
what-no-name = “{ $found }” is not known here
what-kind = { $found } stands there instead of { $wanted }
what-value = “{ $found }” stands there instead of { $wanted }
what-length = it has too many or too few entries
what-seat = there is no seat { $number }: seats count from 1
what-card = there is no card { $number }
what-seed = a seed is a whole number or 64 hexadecimal digits, written as text
what-breaks-off = it breaks off
what-deep = it is nested too deep
what-number = a number that cannot be read
what-text = a text that cannot be read
what-syntax = something is out of place
what-other = it cannot be read

kind-text = a text
kind-whole = a whole number
kind-integer = a whole number
kind-number = a number
kind-truth = true or false
kind-nothing = nothing
kind-object = an object
kind-list = a list

record-players = The record names { $players ->
    [one] one player
   *[other] { $players } players
}, but the game has { $seats } seats.
record-notation = Decision { $decision }: “{ $move }” cannot be read as a move, from column { $column } on.
record-refused = Decision { $decision }: { $seat } cannot play “{ $move }” here (rule { $rule }). The record was changed, or was not made with these rules.
record-check = Decision { $decision }: after “{ $move }” the position is not the recorded one ({ $now } instead of { $recorded }). The record was changed here or just before.
record-result = The game ends with { $now }, but the record says { $recorded }.
verify-commitment = The commitment does not fit the seed and the set-up: they give { $now }, but the record says { $recorded }.

## Notation

notation-end = “{ $text }”: nothing more was expected at column { $column }, but “{ $rest }” follows.
