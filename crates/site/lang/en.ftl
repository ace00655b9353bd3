# The site, in English.

skip = Skip to the content
close = Close
nav-site = Site
nav-rules = Rules
nav-data = About the data
nav-language = Language
nav-theme = Light or dark
nav-me = your name and settings
foot-unofficial = Palatine is unofficial and made by players.
foot-rules = Rules in our words

## Levels of bots

level-novice = Novice
level-novice-more = Overlooks most moves.
level-apprentice = Apprentice
level-apprentice-more = Overlooks many moves.
level-courtier = Courtier
level-courtier-more = Sees what a move does at once.
level-minister = Minister
level-minister-more = Thinks a little ahead.
level-emperor = Emperor
level-emperor-more = Thinks far ahead.
level-random = plays at random
rating = rating

## The table

log = Log
log-table-round = Round { $number }
since = Since your last turn
since-start = Before your first turn
since-count = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}{ $seats ->
    [one] {""}
   *[other] , { $seats } players
}
show = Show me
show-what = What happened
show-seal = Meanwhile
show-before = As it was after your last turn.
show-step = Move { $step } of { $steps }.
show-back = The move before
show-on = The next move
show-end = To my turn
keys-show = Show me what happened since my last turn
keys-show-step = While it is shown: the move before, the next move
keys-show-end = While it is shown: to my turn
tabs = What to show
tab-hand = Hand
tab-open = On the table
asked = What you are asked
record = Record
bot = bot
thinking = thinking…
sitter-here = at this screen
sitter-open = open seat
offline = The server cannot be reached. The page goes on by itself as soon as it can.
offline-kept = The server cannot be reached. Your move is kept, and sent as soon as it answers.
why-rule = Read the rule

title-waiting = Waiting for players
title-over = Game over
title-yours = Your turn
title-other = { $seat-is ->
    [you] Your turn
   *[other] { $seat } to move
}

seal-yours = Your turn
seal-watching = Watching
seal-wait = Wait
seal-pass = Pass the device
seal-over = Game over
seal-invited = Invitation
invited = { $host } invites you to a game of { $game }.
invited-plain = You are invited to a game of { $game }.
invited-sits = At the table: { $names }.
invited-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
prompt-open = Seats are open. Send this link to a friend:
prompt-curtain = Hand the device to { $seat }.
prompt-curtain-more = The other hands stay hidden.
prompt-over = The game is over.
prompt-thinks = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} thinking.
prompt-held = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} not ended the turn yet.
prompt-held-own = Your turn is done.
prompt-held-more = End it, or take something back. While others wait for it, it ends by itself after a minute.
end-turn = End my turn
prompt-waits = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} to move.
lift = I am { $seat }: show my hand
invite = Link for the open seat
copy = Copy link
copied = Copied
join = Take the seat
fill = Let bots play instead
cancel = Cancel
undo-step = Undo step
undo-turn = Undo turn

advise = Advise me
advice = Advice
advice-thinking = Weighing your moves…
advice-note = Chances, place and points are averages over games imagined from here. Press a move to see it on the board.
advice-close = Put the advice away
advice-chance = { $number } % to win
advice-place = place { $number } of { $seats }
advice-score = { $number } points
advice-gap = { $chance } % against the { $than ->
    [next] next best
   *[best] best
}
advice-gap-points = { $chance } % and { $points } points against the { $than ->
    [next] next best
   *[best] best
}
advice-even = as good as the { $than ->
    [next] next best
   *[best] best
}
advice-against = Against it: { $reason }
advice-play = Play it
advice-said = { $count ->
    [0] There is nothing to advise here.
    [one] One move is advised: { $best }
   *[other] { $count } moves are advised. The best: { $best }
}

end = End of the game
end-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
# How the viewer fared
end-you-win = You win!
end-you-share = You share the win with { $others }.
end-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
end-place-shared = You share the { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} place.
end-count = The final count
end-again = See the count again
end-details = The count in detail
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
no-unsent = Your move was not played: the table has moved on since.
no-held = The turn before yours has not been ended yet.
no-table = This table does not exist
no-table-text = The link may be cut off or old. Open tables are listed at home.
no-page = This page does not exist
no-page-text = Perhaps the address has a typing error.
no-store = This could not be kept
no-store-text = Nothing has changed. Please try again in a moment.
no-advice = Advice is only for whoever is to decide, with his hand before him.
# Who asks for too much: seconds until there may be more.
limit-change = Too much was sent at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-page = Too many pages were asked for at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-table = Too many tables were opened. The next one can be opened in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-search = Too much advice was asked for. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-say = That was too much at once. You can write again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-call = It was tried too often. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
limit-stream = Too many tables are being watched at once. Close one, or wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
too-large = This is too large to be sent.
too-slow = The request took too long to arrive. Please send it again.
no-field = The field “{ $field }” is missing or cannot be read.
no-bot = There is no bot “{ $bot }”.
no-me = One seat must be yours, and only one; other people at this screen have seats of their own.
no-gap = Seat { $taken } is taken but seat { $empty } is empty. Seats are filled from the top, so that everybody gets the colour shown here: leave the last ones empty.
no-seats = A table needs { $least } to { $most } players; this one has { $seats }.
no-record = The record is open once the game is over: it holds the secret of what is still to be drawn.
no-moment = This table has no such moment.

## Home

home-tab = Palatine: board games of courts and empires
home-title = Board games of courts and empires, played here with people or bots.
home-lead = Free and open source. No account needed: pick a name, or play as you are.
home-play = Play now against bots
home-new = or set up a table your way
home-games = Games
home-players = players
home-minutes = { $count } min
home-bots = Play bots
home-table = New table
home-running = { $count ->
    [one] one table
   *[other] { $count } tables
}
home-open = Open tables
home-open-more = take a seat
home-open-none = No table is waiting for players just now.
home-open-new = Open one yourself
row-turn = { $name } to move
row-thinking = { $name } is thinking
row-open = open
row-join = Join

weight-1 = Weight: light
weight-2 = Weight: light to medium
weight-3 = Weight: medium
weight-4 = Weight: medium to heavy
weight-5 = Weight: heavy

## A new table

new-title = New table
new-who = Who plays
new-how = How you play
new-seat = Seat { $seat }, { $colour }: who sits here?
new-level = Level of the bot
new-ratings = The numbers are ratings for { $seats } players, measured in many games of bots against bots. A Courtier has 1500; more is stronger.
new-ratings-none = With { $seats } players the levels have not been measured yet.
new-ratings-how = How they were measured
new-note-open = A table with an open seat starts when the seat is taken. Until then you can give it to a bot.
new-note-here = When several people share this screen, a curtain hides the other hands between turns.
new-rules = Read the rules first
new-open = Open the table
sit-me = Me
sit-me-more = You play as { $name }.
sit-bot = Bot
sit-open = Open
sit-open-more = You get a link to send to a friend.
sit-here = Here
sit-here-name = Name of the person at this screen
sit-none = Nobody
sit-none-more = This seat is not used.
option-board = The board
sentence-board = The board is ….
option-visible = Who can find the table
sentence-visible = The table is ….
sentence-visible-listed = listed on the home page
sentence-visible-link = found only by its link

## The rules

rules-title = Rules
rules-lead = How the games are played, in our own words, with pictures drawn by the same board you play on.
rules-of = How to play { $game }
rules-ours = These are our own words. Where the rule book leaves something open, our ruling is marked. Where every number comes from:
rules-contents = Contents
rules-link = Link to “{ $rule }”
rules-see = See also:
rules-card = { $count ->
    [one] One card in each deck
   *[other] { $count } cards in each deck
}, worth { $value }
rules-apart = On a page of its own
rules-ruling = Our ruling

## About the data

data-title = About the data
data-lead = A game stands on small printed facts: how many cards, how many points. We do not want to guess them in silence, so each one carries a mark that says how we know it. If you have the box at hand and find something wrong, tell us.
data-jump = On this page
data-certain = { $count ->
    [0] Nothing printed could be checked against a source
    [one] Certain: one printed fact
   *[other] Certain: { $count } printed facts
}
data-inferred = { $count ->
    [0] Nothing had to be inferred
    [one] Inferred: one printed fact
   *[other] Inferred: { $count } printed facts
}
data-rebuilt = { $count ->
    [0] Nothing is reconstructed
    [one] Reconstructed: one printed fact
   *[other] Reconstructed: { $count } printed facts
}
data-which = They are about: { $which }.
data-which-more = { $list } and { $count ->
    [one] one thing more
   *[other] { $count } things more
}
data-all = Every value with its source
data-mend = How to mend it
data-mend-board = Whoever owns the game can read the values off the box, write them into a board file and put it into the folder “boards” of this house: tables can then be opened on it, and records pin it. Tell us too, and it becomes the board of everybody.
data-mend-file = The values lie in the game's data file, each with its mark and source. Whoever has the box at hand and finds another value: tell us, with a word on where it is printed. Games that were recorded with the old value keep it.
data-rebuilt-chip = reconstructed
data-rebuilt-why = Parts of this game's printed material are reconstructed: see which, and why
data-fact = Fact
data-value = What we use
data-source = Source
data-rulings = { $count ->
    [0] The rule book left nothing open
    [one] One ruling of our own
   *[other] { $count } rulings of our own
}
data-rulings-all = Every ruling
data-rulings-more = Where the rule book says nothing, or sources disagree, somebody has to decide.
mark-sourced = sourced
mark-sourced-more = Stated by the rule book or by another source that we name.
mark-inferred = inferred
mark-inferred-more = Stated nowhere, but it follows from what is.
mark-reconstructed = reconstructed
mark-reconstructed-more = Our own choice, because we found no source.

data-levels = How strong the bots are
data-levels-lead = The same five levels play every game. How strong they are was measured: for each game and number of players they played many games against each other, in all seats, and the results gave each a rating. The Courtier stands at 1500 everywhere, so the numbers of different games do not compare. Two bots whose ratings are equal do equally well; one with 200 more comes out ahead in about three games of four.
data-levels-seats = { $seats } players
data-levels-none = These levels have not been measured yet.
data-levels-more = After each rating, by how much it may be wrong (95 %).

## When something went wrong

error-home = To the home page
error-gone = Check the address, or start again from the home page: your own tables are listed there.
error-wait = Nothing is lost. Wait a few seconds, then load the page again.
error-server = The fault is ours and nothing you did. Your tables are safe; please try again in a moment.
error-back = Go back, change what is asked for, and send it again.
error-code = Error { $status }

## The menu of a table, and the ways out

menu = Table
menu-more = menu of this table
menu-title = This table
menu-cond = Moves may be taken back until something new is seen.
menu-watch = You are watching this table.
menu-over = The game is over.
confirm = Confirm my turn
confirm-more = It ends when I press End my turn
pace = Bots’ pace
pace-once = at once
pace-calm = calm
pace-step = step by step
pace-pause = Pause
pace-next = Next
pace-newest = Show the newest
pace-mine = To my turn
keys = Keys
keys-space = Space
keys-card = Press the first to ninth card of your hand
keys-arrows = Go to the next lit thing in that direction
keys-tab = With a card chosen: to the first place it can go
keys-enter = Press what is marked, play, end my turn
keys-undo = Undo a step
keys-advice = Advise me
keys-chat = Write in the chat
keys-menu = The menu of this table
keys-next = Show the bots’ next move
keys-escape = Let go of what is chosen; show the newest
keys-list = This list
menu-hand = Hand my seat to a bot
menu-hand-more = You may take it back while the game runs.
menu-hand-do = Hand over
menu-level = Level of the bot
menu-resign = Leave the game…
menu-resign-more = You cannot come back: a bot plays on in your seat.
menu-resign-do = Leave for good
menu-stand-up = Give up my seat
menu-back = Take my seat back
menu-back-more = The bot stops, and you decide again.
menu-replace = { $seat } has not played for more than a day
menu-replace-more = A bot can play on. They may come back.
menu-replace-do = Let a bot play
menu-close = Close this table…
menu-close-more = The game ends here and counts for nobody.
menu-close-do = Close it
sitter-away = away, { $level }
prompt-closed = This table is closed.
trouble = The house cannot write down moves just now. It tries again by itself; nothing is lost.
gone = This table is not here any more.
row-stands = Cannot go on here
no-over = The game is over: nothing can be changed any more.
no-absent = A seat can be given to a bot only when its player is to decide and has not played for a day.
no-alone = Others sit at this table: it cannot be closed.
no-more-tables = You have many tables already
no-more-tables-text = Finish or close some of them before you open another.
shut-title = This table stands still
shut-more = It is kept as it stood. Its record can be replayed by the program it was played with.
shut-count = { $count ->
    [one] { $count } decision was taken.
   *[other] { $count } decisions were taken.
}

## Who I am: settings

nav-turns = your turn
nav-turns-more = tables that wait for you
nav-guest = guest
foot-terms = Terms
foot-privacy = Privacy
me-title = { $name }: settings
me-settings = Settings
me-name = Name
me-more = What others see at the table. At most { $most } characters.
me-save = Save
me-saved = Saved. Your tables show the new name already.
me-keep = Keep my games
me-keep-due = not done yet
me-keep-lead = Only this browser remembers you. Clear it, and your name and your games are gone for you. Choose one way to come back; no e-mail address is asked.
me-keep-name = Name of the account
me-keep-after = Either way can be added or changed later. Leaving both out is fine too: you stay a guest.
me-have = I have an account: sign in.
me-by-password = Password
me-by-password-more = To sign in anywhere with your name.
me-by-password-do = Keep with a password
me-by-link = Recovery link
me-by-link-more = A link that opens your account on any device. Whoever has it is you: it is shown once, so save or print it.
me-by-link-do = Make a link
me-password-new = New password
me-password-old = Password now
me-password-more = At least 8 characters. A short sentence is easier to remember than signs.
me-password-elsewhere = You stay signed in here; everywhere else you sign in again.
me-password-save = Save the password
me-password-saved = The password is saved. Everywhere else you are signed out.
me-password-since = Set on { $day }.
me-password-none = None yet.
me-change = Change it
me-set = Set one
me-kept = Your games are kept
me-kept-lead = { $name } can sign in anywhere.
me-kept-now = Done: your name and your games are kept.
me-link-once = Your recovery link: now or never
me-link-once-more = It is not shown again, and the house itself does not know it. Keep it where you would keep a key.
me-link-since = Made on { $day }. A new one makes the old one useless.
me-link-none = None yet.
me-link-new = Make a new one
me-where = Where I am signed in
me-guest-here = Only in this browser
me-guest-here-more = You play as a guest. With an account of yours, the games of this browser come along.
me-data = My data
me-download = Download everything
me-download-more = Profile, sessions, tables, messages and reports, in one readable file.
me-download-do = Download
me-delete = Delete my account
me-delete-more = Your name disappears at once and everywhere. Running games go on with a bot in your seat; finished ones stay, with a “former player”. It cannot be undone.
me-delete-ask = Delete…
me-delete-sure = I understand that nobody can bring it back.
me-delete-do = Delete my account for good
me-forget = Forget me
me-forget-more = Your name disappears at once and everywhere. Running games go on with a bot in your seat; finished ones stay, with a “former player”. It cannot be undone.
me-forget-do = Forget me for good
session-device = { $browser } on { $system }
session-this = this one
session-since = Since { $day }, { $how }.
session-by-keeping = where the account was made
session-by-password = by password
session-by-link = by recovery link
session-end = Sign out there
session-ended = Signed out there.
session-others = Everywhere else
session-others-more = If a device was lost, also make a new recovery link.
session-end-others = Sign out everywhere else
session-here = This browser
session-here-more = It forgets you; your games stay in your account.
browser-firefox = Firefox
browser-edge = Edge
browser-chrome = Chrome
browser-safari = Safari
browser-other = A browser
system-windows = Windows
system-mac = a Mac
system-linux = Linux
system-android = Android
system-ios = an iPhone or iPad
system-other = some device
sign-in = Sign in
sign-out = Sign out
sign-in-lead = With the name and the password of your account.
sign-in-along = The games of this browser come along into the account.
sign-in-lost = You have a recovery link? Open it here. Without password and link nobody can let you in, not even whoever runs this house.
accounts-busy = Many people sign in just now. Please try again in a moment.
limit-account = That was changed often just now. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
limit-sign-in = Too many passwords were tried. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
recover-title = Recovery link
recover-lead = This link opens the account of { $name }.
recover-do = Sign in as { $name }
recover-else = Sign in with a password
banned = You may look, but not take part
banned-text = Whoever runs this house has closed your access. You can still download your data and delete your account in your settings.
sitter-former = former player
when-day = { $day } { $month } { $year }
when-now = Now.
when-minutes = { $count } minutes ago.
when-hours = { $count ->
    [one] An hour ago.
   *[other] { $count } hours ago.
}
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Reports

menu-report = Report a name
menu-report-more = To whoever runs this house.
report-title = Report a name or a message
report-lead = Whoever runs this house reads it and decides. The person you report is not told.
report-whom = Whose name is it?
report-name = It is about
report-why = What is wrong with it?
report-do = Send the report
report-back = Back
report-thanks = Thank you. It will be read.
report-short = Say in a few words what is wrong: 500 characters at most.
no-report = There is nothing to report here
no-report-text = The table or the person you mean is not there, or nobody else sits there.
## Clocks

clock = Time left:
clock-units = d h min
clock-days = { $days } d
clock-days-hours = { $days } d { $hours } h
clock-hours = { $hours } h
clock-minutes = { $minutes } min
clock-minute = One minute left.
clock-ten = Ten seconds left.
clock-over = You are out of time.
clock-hurry = Less than 30 seconds left
speed-live = { $minutes } min each and { $seconds } s a turn
speed-live-plain = { $minutes } min each
speed-days = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
}
agreed-speed = { $speed }.
agreed-rated = Rated.
agreed-delay = { $count ->
    [one] Watched one move late.
   *[other] Watched { $count } moves late.
}
agreed-silent = Without chat.
seal-time = Out of time
seal-paused = Paused
prompt-paused = The game is paused.
prompt-paused-more = All clocks stand still until somebody goes on.
resume = Go on
prompt-out = { $seat } is out of time.
prompt-out-more = If nobody decides, a bot plays on after a minute.
prompt-out-own = Your time is over.
prompt-out-own-more = The others may give you more. If nobody does, a bot plays on after a minute; you can take your seat back.
prompt-over-own = Your time is over. A bot plays your seat.
prompt-over-own-more = You may take it back as long as the game runs.
take-back = Take it back
give = Give 5 minutes
give-day = Give a day
play-on = Let a bot play on
pause-offer = Offer a pause
pause-offer-more = Clocks stop once all people agree.
pause-offered = You offer a pause.
pause-asked = { $seat-is ->
    [you] You offer
   *[other] { $seat } offers
} a pause.
pause-agree = Agree
pause-refuse = No
pause-withdraw = Withdraw
no-time = The time is over: nothing can be played until the others have decided.
no-paused = The game is paused. Go on first.

## What is agreed beside the game

sentence-speed = Time is …
sentence-speed-none = not counted.
sentence-speed-live = counted: we play it in one sitting.
sentence-speed-days = counted by days: everybody plays when they can.
option-speed = How time is counted
sentence-minutes = Everybody has … for the whole game,
option-minutes = Minutes for the game
minutes-value = { $count } minutes
sentence-seconds = and … of every turn are free.
option-seconds = Seconds of every turn that are free
seconds-value = { $count } seconds
sentence-days = Everybody has … for every turn.
option-days = Days for a turn
days-value = { $count ->
    [one] one day
   *[other] { $count } days
}
sentence-delay = Whoever watches sees the game ….
sentence-delay-0 = as it is played
sentence-delay-1 = one move late
sentence-delay-5 = five moves late
option-delay = How late watchers see it
sentence-chat = There is ….
sentence-chat-on = a chat at the table
sentence-chat-off = no chat
option-chat = Chat
sentence-rated = The result … for ratings.
sentence-rated-no = does not count
sentence-rated-yes = counts
option-rated = Rated
new-name = Name of the table
new-name-more = if you like
no-title = The name of a table has at most 40 characters.
no-rated = Only somebody who keeps their games can open a rated table.
no-rated-here = At a rated table everybody plays at a screen of their own.
no-rated-join = This table counts for ratings: it is for those who keep their games.
new-rated-guest = Rated tables are for those who keep their games.
row-keep = Keep my games

## The lobby

lobby-tab = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
} · Palatine
lobby-title = { $count ->
    [0] No table waits for you, { $name }.
    [1] One table waits for you, { $name }.
    [2] Two tables wait for you, { $name }.
    [3] Three tables wait for you, { $name }.
    [4] Four tables wait for you, { $name }.
   *[other] { $count } tables wait for you, { $name }.
}
lobby-turns = Your turn
lobby-running = Running
lobby-finished = Finished
lobby-finished-all = All finished games
lobby-finished-none = You have not finished a game yet.
lobby-play = Play
lobby-show = Show
lobby-all = All
lobby-live = Live
lobby-days = Days
lobby-joining = Joining…
lobby-new-one = One new table
lobby-new-more = # new tables
lobby-lost = The server cannot be reached. The page goes on by itself as soon as it can.
home-open-new-more = : it stands here at once, and bots can fill the seats that stay empty.
path-learn = Learn
path-learn-more = How it is played, with pictures
path-bots = Play bots
path-bots-more = from Novice to Emperor
path-people = Meet people
path-people-more = live, or a move a day
row-taken = { $taken } of { $seats }
row-free = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
}
row-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
row-of = of { $seats }
age-now = just now
age-minutes = { $count } min
age-hours = { $count } h
age-days = { $count ->
    [one] yesterday
   *[other] { $count } days
}
sit-down = Sit down now
sit-down-more = one press
sit-people = with people
sit-at-once = at once
sit-bots = Bots
sit-looking = looking
sit-count = { $count ->
    [0] nobody
    [one] 1 waits
   *[other] { $count } wait
}
sit-seats = Players:
sit-fill = Bots fill up:
sit-fill-after = { $count ->
    [0] never
    [one] after a minute
   *[other] after { $count } minutes
}
sit-waits = Looking for players for { $game }.
sit-waits-bots = At { $time } bots fill up.
sit-waits-people = It begins when all seats are taken.
sit-stop = Stop
qr-alt = QR code of the link to this table
qr-more = Hold a phone’s camera here.
invite-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
invite-begins = The game begins as soon as all are taken.

## Watching, and who is there

watching = You are watching.
watching-hands = All hands are closed to you.
watching-late = You see the table { $count ->
    [one] one decision
   *[other] { $count } decisions
} late.
seen-from = Seen from
watchers = watching
present-here = here
present-away = away
present-away-min = away { $number } min
present-away-h = away { $number } h
present-away-d = away { $number } d
present-gone = gone
present-gone-min = gone { $number } min
present-gone-h = gone { $number } h
present-gone-d = gone { $number } d
present-told-here = { $name } is here again.
present-told-away = { $name } is away.
present-told-gone = { $name } is gone.

## Chat

chat = Chat
chat-watchers = Watchers’ chat
chat-said = Messages
chat-nothing = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-write = Write a message
chat-send = Send
chat-hide = Hide the chat
chat-hint-players = Only the players read this until the game is over. Phrases reach everybody in their own language.
chat-hint-watchers = Only watchers read this until the game is over.
chat-hint-over = Everybody reads this now, players and watchers.
chat-report = Report
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = muted
chat-more = What to do about this message of { $name }
chat-watches = watching
chat-nobody = former player
phrase-hello = Hello!
phrase-luck = Good luck
phrase-played = Well played
phrase-moment = One moment, please
phrase-slow = Sorry, I was slow
phrase-thanks = Thank you
phrase-game = Good game
no-chat = There is no chat at this table.
no-room = You do not speak in that room: players and watchers talk apart.
no-message = A message has 1 to 300 characters.
no-cookie = Your browser must keep our cookie for this: it is how the house knows you.
no-choice = That is no choice here.

## Turn signals

signals = Notifications
signals-menu = Sound, notifications, and an address of your own
signals-lead = How you learn that it is your turn. The tab’s title and icon always say so.
signals-notify = This browser tells me
signals-notify-more = When it is my turn and the table is open in a tab I do not look at.
signals-works = Does it work?
signals-works-more = A try shows a real notification.
signals-try = Try one now
signal-here = It is your turn.
notify-title = Your turn
notify-body = This is only a try.
notify-shown = Shown a moment ago. If you saw nothing, ask your system to allow Palatine.
notify-blocked = Blocked. To allow it, press the sign before the address of this page, then Notifications, then Allow.
notify-unsupported = This browser cannot show notifications from a page.
sound = Sound
sound-turn = Sound when it is my turn
sound-more = Two notes when it is my turn.
sound-try = Play it
sound-unsupported = This browser cannot make sounds.
hook = Call an address of mine (webhook)
hook-more = For bots and other programs: when it is your turn and you do not look, the house sends a signed request there, with the address of the table and nothing hidden.
hook-keep = Keep
hook-drop = Remove
hook-secret = Its calls are signed with:
hook-answered = The last call was answered.
hook-failed = The last call failed.
hook-no-address = That is no address the house can call: it begins with https:// or http://, and has no password in it.
hook-no-host = There is no such host.
hook-private = That address is in a private network or on this machine; the house calls only what everybody can reach.
hook-silent = Nobody answers there.
hook-refused = Whoever answers there does not say that it went well (status 200 to 299).

## Players

nav-players = Players
no-player = Nobody to be seen here
no-player-text = Whoever plays as a guest, or does not want to be listed, has no page. Perhaps the address is wrong.
when-month-day = { $day } { $month }
when-month = { $month } { $year }
player-since = member since { $month }
player-counted = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
player-favourite = plays { $game } most
player-unlisted = Only you see this page.
player-none = No game has been finished yet.
player-by-game = Results by game
player-unrated = not rated yet
player-games = { $count ->
    [0] no games
    [one] one game
   *[other] { $count } games
}
player-never = never played
player-unsure = still unsure
player-shares = { $first }% first, { $second }% second
player-no-rating = No rated game yet: a rating begins with the first.
player-now = Now { $rating } ± { $deviation }, highest { $best } on { $day }.
player-plot = Rating of { $name } at { $game } over time. { $now }
player-band = The band is the uncertainty: two times out of three the true strength lies in it.
player-fixed = The bots’ levels do not move: their strength was measured, and everybody is rated against the same marks.
player-levels = Bots’ levels by number of players
player-by-seats = By number of players
player-seats = Players
player-history = History
player-filter = Which games
player-show = Show
player-filter-game = Game
player-all-games = all games
player-any-seats = any number of players
player-seats-value = { $count } players
player-rated-any = rated or not
player-rated-yes = rated
player-rated-no = not rated
player-rated-none = unrated
player-filter-won = Result
player-won-any = any result
player-won-yes = won
player-go = Show
player-none-such = No such game.
player-newer = Newer games
player-older = Older games, { $count } more
player-left = left before the end
player-somebody = somebody
player-against = Against others
player-against-more = who ended ahead
player-against-none = Nobody yet who is listed here.
player-opponent = Opponent
player-ahead = ahead
player-behind = behind
player-against-how = Every pair at a table counts once, whatever the number of players. Shared places count half each.
leaders = Leaderboard
leaders-tab = Players · Palatine
leaders-lead = Who plays rated games, by strength, with the bots between them.
leaders-lately = people who played a rated game in the last 60 days
leaders-game = Game
leaders-rank = Rank
leaders-player = Player
leaders-games = Games
leaders-last = Last game
leaders-fixed = fixed
leaders-unranked = no rank
leaders-none = Nobody has played a rated game lately. Keep your games, open a rated table, and you stand here first.
leaders-legend = A dot is the rating, the line its uncertainty; thin upright lines are the bots. Whoever is still unsure (± 80 or more, or fewer than { $games } rated games) stands at the right height but has no rank.
me-page = My results
me-results = My page
me-results-more = Results, rating and all games you have finished.
me-results-do = Open my page
me-listed = Everybody may see it
me-listed-more = Your name leads to your page, and you stand on the leaderboard once you have played a rated game.
me-unlist = Only for me
me-unlisted = Only you see it
me-unlisted-more = You stand in no list, and on nobody’s page.
me-list = List me
me-guest-page = Guests stand in no list. Whoever keeps their games does, and can turn it off here.

# ---- the page of a game
review-game = Review the game
since-review = Look through the game
review-all = All-knowing
review-audience = What lay open
review-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
review-unfinished = Not played to its end
review-running = The game so far
review-brought = From a record that somebody brought.
review-table = To the table
review-held = What everybody holds
review-held-none = holds nothing
review-way = The way through the game
review-steps = Steps
review-first = To the deal
review-turn-back = A turn back
review-back = A decision back
review-play = Play
review-on = A decision on
review-turn-on = A turn on
review-last = To the end
review-as = As known to
review-slider = Decision
review-go = Go
review-speed = Speed
review-unit = Step by
review-by-decision = by decision
review-by-turn = by turn
review-link = Link to this moment
review-copied = The link to this moment is copied.
review-uncopied = The address of this page is the link to this moment.
review-which = Decision { $number } of { $count }, turn { $turns }
review-branch = Branch off here
review-branch-more = A new table goes on from here, against bots. It starts from what the seat knew: whatever it could not know is dealt anew. It counts for no rating.
review-branch-seat = You play
review-branch-level = The bots
review-branch-go = Play on
review-points = Points by source
review-points-more = Each disc is a gain with its worth, at the decision that brought it.
review-points-now = Up to this moment
review-lane = { $name }: { $total } points.
review-gain = Decision { $decision }: { $points }, { $sources }.
review-axis = Turn
review-keys-step = A decision back, a decision on
review-keys-turn = A turn back, a turn on; also PgUp and PgDn
review-keys-ends = To the deal, to the end
review-keys-play = Plays and stops
review-keys-eyes = Whose eyes
review-keys-link = Copies the link to this moment
review-keys-branch = Branches off
no-eyes = While the game runs you see it with your own eyes only.
no-branch = Nobody can branch off there
no-branch-text = That moment has nothing to decide, or the form was not complete.
no-branch-yet = The game is not over yet
no-branch-yet-text = A game can be branched off once it is over.
no-analysis = Only a game that was played to its end is looked through
no-analysis-text = While a game runs, and where it was left unfinished, there is nothing to be told about luck and mistakes.
no-analysis-yet = Nobody has asked yet that this game be looked through.
no-more-analyses = You wait for five games already
no-more-analyses-text = The house looks through one game at a time. When one of yours is done you can ask for another.
analysis-failed = The house could not look through this game.
tab-hands = Hands
agreed-record = From a record that somebody brought.
agreed-branch = Branched off a finished game after decision { $decision }; counts for no rating.
agreed-puzzle = Goes on from a puzzle; counts for no rating.
origin-puzzle = The puzzle it comes from
origin-branch = The game it comes from

# ---- bringing a record
import-title = Bring a record
import-lead = A game that was saved as a record is shown here like any other: decision by decision, with everybody's eyes. It stays yours, and counts for nobody.
import-file = The file of the record
import-largest = JSON, as “Record” saves it; { $size } KB at most.
import-text = Or paste it here
import-do = Show the game
import-brought = Games you brought
import-unread = What was sent could not be read as a file. Choose it once more.
import-large = This file is too large: { $size } KB. A record has { $most } KB at most.
import-not-text = This file is not text, so it is no record.
import-nothing = Choose a file, or paste a record.
import-many = You have brought { $most } games already; there is no room for more.
import-player = Player { $number }
