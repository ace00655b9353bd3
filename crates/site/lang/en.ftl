# The site, in English.

skip = Skip to the content
close = Close
guest = Guest
nav-site = Site
nav-rules = Rules
nav-data = About the data
nav-language = Language
nav-theme = Light or dark
nav-me = your name and settings
foot-unofficial = Palatine is unofficial and made by players.
foot-rules = Rules in our words

## Levels of bots

level-random = Novice
level-greedy = Courtier

## The table

board = Board
players = Players
log = Log
tabs = What to show
tab-hand = Hand
asked = What you are asked
record = Record
bot = bot
thinking = thinking…
to-act = to act
sitter-you = you
sitter-here = at this screen
sitter-open = open seat
offline = The server cannot be reached. The page goes on by itself as soon as it can.
why-rule = Read the rule

title-waiting = Waiting for players
title-over = Game over
title-yours = Your turn
title-other = { $seat } to move

seal-yours = Your turn
seal-wait = Wait
seal-pass = Pass the device
seal-over = Game over
prompt-open = Seats are open. Send this link to a friend:
prompt-curtain = Hand the device to { $seat }.
prompt-curtain-more = The other hands stay hidden.
prompt-over = The game is over.
prompt-thinks = { $seat } is thinking.
prompt-waits = { $seat } is to move.
lift = I am { $seat }: show my hand
invite = Link for the open seat
copy = Copy link
copied = Copied
join = Take the seat
fill = Let bots play instead
cancel = Cancel
undo-step = Undo step
undo-turn = Undo turn

end = End of the game
end-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
end-source = Source
end-total = Total
end-chart = The points of every player over the course of the game
rematch = Play again
home = Home

rematch-there = To the next match

## Bots have names, by seat

bot-name-1 = Bao
bot-name-2 = Wen
bot-name-3 = Ines
bot-name-4 = Duke
bot-name-5 = Anwen
bot-name-6 = Rui

## When something is not done

no-not-yours = This seat is not yours.
no-not-started = The game has not begun: some seats are still open.
no-stale = The table has moved on since. Look again: the page shows what is due now.
no-table = This table does not exist
no-table-text = The link may be cut off or old. Open tables are listed at home.
no-page = This page does not exist
no-page-text = Perhaps the address has a typing error.
no-store = This could not be kept
no-store-text = Nothing has changed. Please try again in a moment.
no-rate = Too many requests. Please wait a moment.
no-field = The field “{ $field }” is missing or cannot be read.
no-bot = There is no bot “{ $bot }”.
no-me = One seat must be yours, and only one; other people at this screen have seats of their own.
no-seats = A table needs { $least } to { $most } players; this one has { $seats }.
no-name = A name has 1 to 24 characters.
no-record = The record is open once the game is over: it holds the secret of what is still to be drawn.
