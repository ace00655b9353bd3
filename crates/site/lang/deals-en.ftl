# Chance that can be checked, and one deal at many tables, in English.

menu-chance = Chance, sealed
menu-chance-over = Chance: the seed is open
seal-page = Verify the chance
seal-title = Verify the chance
seal-lead = All chance of a game comes from one secret number, the seed. Before the first move the house shows a commitment to it; at the end the seed itself. So everybody can check that nothing was chosen afterwards.
seal-commitment = Commitment
seal-commitment-more = SHA-256 of a text with the game, its rules, the set-up and the seed. It was fixed when the table was opened. Nobody can find the seed by trying out: it has 256 random bits.
seal-running = The seed is told when the game is over.
seal-remembered = This browser remembers the commitment from the first time you saw the table, and compares it at the end.
seal-seed = Seed
seal-promise = The text
seal-house = Checked by the house
seal-house-more = The house has repeated the game from the seed, decision by decision.
seal-browser = Checked by your browser
seal-browser-more = Your browser computes this by itself. Nobody needs to believe the house here.
seal-own = The text gives the commitment.
seal-own-wrong = The text does not give the commitment.
seal-own-not = Your browser computes this only over https.
seal-none = This needs a script.
seal-kept = It is the commitment that this browser saw when decision { $decision } was due.
seal-kept-wrong = It is not the commitment that this browser saw when decision { $decision } was due.
seal-kept-not = This browser did not see the table while it ran.
seal-noted = The commitment as you noted it
seal-noted-fits = It is the one that you noted.
seal-noted-wrong = It is not the one that you noted.
seal-self = To repeat the draws without the house, take the record and let the program check it where you trust it:
seal-record = Record
seal-draws = Every draw
seal-deal = The deal
seal-shut = Today's rules cannot repeat this game. Take its record to a program that can.
seal-closed = Others are playing this deal. You see its seed when you have finished it yourself, or when it is over for everybody.
seal-table = To the table
verify-title = Verify a record
verify-lead = Put in a record file. The house repeats every draw and every move from its seed, and says what is wrong and where.
verify-file = The record
verify-choose = Choose a file
verify-do = Verify
verify-fault = This is no record that can be read.
seal-from-check = Verify a record file
agreed-deal = On a shared deal.

## One deal at many tables

no-deal = Others are playing this deal: finish it yourself first, then you see how they fared.
no-deal-again = You have sat at a table on this deal before, and know what will be drawn.
no-deal-page = There is no such deal
no-deal-page-text = The link may be cut off. Deals of the day are listed below “Deal of the day”.
deal-this = Play this deal
deal-to = How the others fared
deal-day = Deal of the day
deal-day-more = One deal for everybody, every day: same cards, same place, same bots.
deal-days = Deals of the day
deal-days-lead = Every day the house deals each game once, for everybody. You sit where all sit, against the same bots, with the same cards in the same order. What differs is what you decide.
deal-challenge = Shared deal
deal-title = { $count ->
    [0] One deal, no table yet
    [one] One deal, one table
   *[other] One deal, { $count } tables
}
deal-lead = Everybody sits in { $colour }'s place, with the same cards in the same order, against the same bots ({ $bots }). The luck of the draw is equal, so what differs is what was decided.
deal-of = { $game }, { $seats } seats, you are { $colour }.
deal-tables = Tables
deal-finished = Finished
deal-playing = Still playing
deal-who = Who played it
deal-par = Par
deal-par-later = shown when you have played
deal-next = Next deal in
deal-ends = Open to all in
deal-over = This deal is over: everybody may see everything.
deal-play = Play this deal
deal-play-day = Play today's deal
deal-go-on = Go on at your table
deal-again = Play it again, unranked
deal-people = Open a table for people
deal-people-more = The other seats stay open: send the link of the table.
deal-link = Challenge a friend: send them this link
deal-copy = Copy
deal-copied = Copied
deal-mine = Your game
deal-points = Points in { $colour }'s place
deal-points-par = Par is the mean of all who played the deal.
deal-points-you = { $points ->
    [0] You are on par.
    [one] You are 1 { $side ->
        [above] above
       *[other] below
    } it.
   *[other] You are { $points } { $side ->
        [above] above
       *[other] below
    } it.
}
deal-points-told = Points: { $points }. Par is { $par }.
deal-par-is = par { $par }
deal-results = Results, and where the tables parted
deal-results-more = A line is as thick as the tables that still went the same way.
deal-by-line = by line
deal-by-place = by place
deal-order = Order
deal-place = Place
deal-table-of = Table of
deal-score = Points
deal-result = Result
deal-to-par = To par
deal-parted-at = parted at decision { $decision }
deal-parted-never = with others to the end
deal-won = won by { $points }
deal-lost = lost by { $points }
deal-tie = tie
deal-you = you
deal-guest-with = with { $names }
deal-aside-again = not the first time
deal-aside-helped = a bot helped
deal-aside-late = after the end
deal-hand = Your first hand
deal-before = Yesterday's results
deal-before-all = All of them
deal-accurate = { $share } accurate
deal-unseen = Nobody has asked the house to look through this game
deal-looking = The house is looking through this game
deal-decision = Decision { $decision }
deal-tree = Where the tables parted: { $list }. The same is told in words below.
deal-ways = What each way brought
deal-ways-more = mean points of those who took it
deal-way-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
deal-more = { $count ->
    [one] And one more table.
   *[other] And { $count } more tables.
}
deal-fair = What is kept, and what is not
deal-fair-1 = Until you have finished the deal you see only who plays it. Tables, records and the seed of others are closed to you, and yours to them.
deal-fair-2 = Only your first table has a place. Whoever leaves it unfinished has not played.
deal-fair-3 = The seed of a day comes from a secret of the house and the date: nobody can know it beforehand. The commitment below is the same at every table.
deal-fair-4 = The house cannot know who sits before a screen: whoever comes back under another name, or is told by a friend, knows the cards. Take the results among guests as a game.
deal-commitment = Commitment of this deal
deal-today = Today's deals
