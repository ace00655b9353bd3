## What the log tells about players

note-left = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} left; a bot plays on.
note-resigned = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} resigned; a bot plays on.
note-absent = { $seat-is ->
    [you] You were
   *[other] { $seat } was
} away for long; a bot plays on.
note-back = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} back.
note-over-resigned = Nobody is left: the table is closed.
note-over-closed = The host has closed the table.
note-over-forsaken = Nobody came for thirty days: the table is closed.

## Tables that cannot go on

table-rules = This table was begun with version { $then } of our rules; this house plays by version { $now }.
table-data = This table was begun on other printed facts than this house has now.
table-position = The position this table began from cannot be read any more.
table-replay = Decision { $decision } of this table does not fit our rules any more.

## Calls to whoever's turn it is

signal-turn = Your turn: { $game }.
signal-try = This is only a try. A real call says: Your turn: { $game }.
