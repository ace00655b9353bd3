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

## Names and accounts

no-name = A name has 1 to 24 characters.
name-signs = A name has only characters that can be seen, and none that turn the others around.
name-word = This name contains a word that is not allowed here.
name-taken = Somebody has this name, or one that looks like it.
name-given = { $name } is a name the house gives to guests, so many have it: choose one of your own.
account-nobody = This is kept already. Open your settings again.
password-short = A password has at least { $least } characters.
password-long = A password has at most { $most } characters.
password-wrong = That is not your password. Nothing was changed.
sign-in-wrong = Nobody here has this name with this password.
sign-in-banned = This account is closed by whoever runs this house.
recover-wrong = This link opens nothing: a newer one was made, or it is not whole.

## What an inspection finds

inspect-unreadable = its log cannot be read
inspect-gap = events are missing from its log
inspect-seats = the log seats others than the list says
inspect-standing = the log comes to another standing than the list says

## Clocks

note-out-of-time = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} out of time.
note-time-given = { $seat-is ->
    [you] You get
   *[other] { $seat } gets
} more time.
note-time-over = { $seat-is ->
    [you] Your time is over: a bot plays your seat.
   *[other] The time of { $seat } is over: a bot plays on.
}
note-pause-wanted = { $seat-is ->
    [you] You want
   *[other] { $seat } wants
} a pause.
note-pause-refused = { $seat-is ->
    [you] You want
   *[other] { $seat } wants
} no pause.
note-paused = The game is paused.
note-resumed = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} on after the pause.

## Calls to whoever's turn it is

signal-turn = Your turn: { $game }.
signal-try = This is only a try. A real call says: Your turn: { $game }.

# ---- records
record-empty = There is no decision in this record: there is nothing to look at.
branch-over = There is nothing left to decide at that moment.
