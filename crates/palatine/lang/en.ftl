# The program, in English.

## Help

help-about = Palatine: court-and-empire board games to play, study and research. Unofficial.
help-usage = Usage:
help-commands = Commands
help-options = Options
help-help = Show this help
help-version = Show the version
help-lang = The language to speak [default: the system's]
help-after = More about a command: palatine COMMAND --help
help-command-serve = Open the site: play in the browser (also what palatine alone does)
help-command-demonstration = Tell a match of bots in the terminal
help-address = Where to listen [PALATINE_ADDRESS; default: 127.0.0.1]
help-port = The port [PALATINE_PORT; default: 7777; 0 takes a free one]
help-data = The folder for all data [PALATINE_DATA; default: palatine-data]
help-log = What to log on the standard error: text, json or off [PALATINE_LOG; default: text]
help-store = Keep tables in this PostgreSQL database instead of a file: then many nodes may serve them [PALATINE_STORE]
help-limits = How much one person and one address may ask for: a factor for all limits, or off [PALATINE_LIMITS; default: 1]
help-trust-proxy = Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, or none [PALATINE_TRUST_PROXY; default: 127.0.0.0/8,::1]
help-metrics = Serve figures for Prometheus at this address of their own, under /metrics [PALATINE_METRICS; default: nowhere]
help-command-admin = The host's desk: people, tables, bans, words, reports, an inspection of all logs
help-command-admin-people = List people who have sat at a table or have an account, the newest first
help-command-admin-tables = List tables that run, or that are over
help-command-admin-ban = Shut somebody out: they may look, but neither play, write nor sign in
help-command-admin-unban = Let somebody in again
help-command-admin-words = Show or set the words that no name may contain
help-command-admin-check = Fold the log of every table and compare it with the lists
help-command-admin-data = Print everything that is kept of somebody, as JSON, without secrets
help-command-admin-close = Close a table, whoever sits there
help-command-admin-reports = Read what players have reported, or settle a report
help-admin-after = PERSON is the public id that the list shows, or the name of an account. Everything works while the house is open, and holds at once.
help-admin-store = The PostgreSQL database of the house, instead of a data folder [PALATINE_STORE]
help-part = Only those whose name contains this
help-most = At most so many [default: 50]
help-person = Whom: a public id, or the name of an account
help-over = Those that are over
help-why = Why; only the host reads it
help-word = These, instead of those that were set before
help-none = No word at all
help-table = The table: what stands after /t/ in its address
help-settle = The number of a report that is settled
help-command-arena = Let bots play against each other, fairly, and measure them
help-command-tune = Find the numbers of the search for a game, by playing
help-command-strength = Measure how strong and fast the bots are, and write it down (docs/strength.md)
help-command-bench = Measure how fast the rules are (random play), or the search, on one thread
help-command-check = Prove on random games that a game keeps its contract
help-command-load = Let clients really play at running nodes on this machine, and measure what it costs (docs/load.md)
help-command-replay = Tell a recorded game, decision by decision
help-command-analyse = Say what every decision of a recorded game cost, and what chance brought (docs/analysis.md)
help-command-verify = Repeat every draw of a recorded game: whether its chance was fixed before the first move (docs/chance.md)
help-commitment = The commitment that was shown before the first move, as you noted it
help-command-position = Check or show a position from a file
help-command-position-check = Say every reason why a position is not valid
help-command-position-show = Show a position in characters
help-command-board = Check a board file, or print the one that came with the program
help-command-board-check = Say everything that is wrong with a board file
help-command-board-print = Print the board file of a game, to be copied and mended
help-command-lessons = Say in one line each what is wrong with the lessons of a game (docs/lessons.md)
help-command-puzzles = Find decisions with one good answer in play, and check them (docs/puzzles.md)
help-command-puzzles-mine = Let bots play, and print the puzzles in their games, one a line
help-command-puzzles-check = Let another search, with its own seed, judge puzzles
help-puzzles-games = How many games are looked through [default: 20]
help-puzzles-seats = At tables of N, or of every size in turn [default: all]
help-puzzles-not = A move that is to be the answer of none, such as pass; may be given again
help-puzzles-budget = Simulations of a long search [default: 3000 to find, 12000 to check]
help-puzzles-file = A file of puzzles; left out: those of the game
help-puzzles-keep = Print those on which both agree
help-puzzles-after = The same seed finds the same puzzles in the same order with any number of threads.
puzzles-differs = { $id }: the answer is { $answer }, but this search prefers { $best } by { $behind } % to win.
puzzles-agree = { $agree } of { $count } answers agree ({ $share }), at { $budget } simulations.
help-command-protocol = Talk with another program in lines of JSON (docs/protocol.md)
help-game = The game, such as great-wall
help-lessons-game = The game; left out: every game
help-file = The file; - is the standard input
help-bots = One bot for each seat: random, greedy, glance:30, search:2000, search:0.5s, a level such as courtier, or cmd: and a command, as in greedy,"cmd:./my_bot"
help-arena-seats = Fill tables of N seats, or of every size, with the first bot and the others in turn
help-arena-games = How many games to play, at the most [default: 100; with --calibrate 600 for each number of seats]
help-decide = Stop as soon as it is clear whether the first bot wins more or less than this share of its games; even is the share of equal bots
help-margin = With --decide: so near to the share either answer will do [default: 0.05]
help-risk = With --decide: how often the answer may be wrong [default: 0.05]
help-gauntlet = Measure one bot against the frozen opponents of the game; --games plays only the first games of each
help-luck = Find out what chance brought, and report the shares without it beside the plain ones (docs/analysis.md)
help-luck-games = With --luck: how many pairs of games are played out for a decision; more see more of the luck [default: 16]
help-budget = How thoroughly: simulations of the search for each decision; all else follows from it [default: 400]
help-levels = Instead of a record: what a decision of each level costs, in this game or in all
help-analyse-seats = With --levels: at tables of N, or of every size [default: all]
help-analyse-games = With --levels: how many games each level plays against itself [default: 10]
help-analyse-only = With --levels: only these, parted by commas, such as courtier,minister [default: all]
help-analyse-quick = With --levels: no level thinks further than 100 simulations, to see that it works
help-analyse-after = The same record, budget and seed give the same analysis with any number of threads. Only games that are over are analysed.
help-calibrate = Rate the levels, of GAME or of all games, at every number of seats
help-arena-output = With --calibrate: the file of ratings to rewrite [default: games/GAME/data/bots.toml]
help-arena-quick = With --calibrate: no level thinks further than 100 simulations, to see that it works
help-svg = Draw the shares of wins into this file
help-bot = Which search to tune, with its budget; numbers in its name are where tuning begins
help-each = The most games of one match [default: 300]
help-tune-seats = How many players [default: as few as the game allows]
help-tune-only = Change only these numbers, parted by commas: explore, temper, scale, lead, depth, guide, field
help-tune-games = Begin no match once so many games are played [default: 5000]
help-tune-output = The file of numbers to rewrite [default: games/GAME/data/bots.toml]
help-tune-after = One number after another is changed, and what beats the best so far is kept. A budget in simulations (search:300) gives the same answer each time, but deep playouts cost it nothing: it is fair for explore, temper, scale and lead. A budget in time (search:0.02s) makes depth and guide pay for themselves, but wants a quiet machine, with --threads no higher than its cores.
help-strength-game = Measure this game only [default: all]
help-only = Measure only these, parted by commas: speed, greedy, levels, doubling, determinism, calibration; page measures nothing
help-strength-games = Games a run [default: what the claims need]
help-strength-output = The page to write; its figures are kept beside it as .json [default: docs/strength.md]
help-quick = A tenth of everything, to see that it works; nothing is judged
help-search = Measure simulations a second of the search from the opening
help-games = How many games to play
help-seed = Where chance begins: a whole number or 64 hexadecimal digits
help-threads = How many threads to use [default: all]
help-move-seconds = How long a program outside may think about a move
help-set = An option of the game, as in claims=must; may be given several times
help-board = Play on, or replay with, the board of this file
help-seats = How many players
help-seconds = How long to measure
help-json = Print JSON, for scripts
help-text = Print words, for people (the default)
help-at = Nodes that are running on this machine, such as 127.0.0.1:7777 [default: start some, and end them afterwards]
help-pid = The processes of these nodes, in the same order: their time and memory are measured as well
help-load-store = Keep the tables of the nodes that are started in this PostgreSQL database, where they remain [default: a file that goes away again]
help-nodes = How many nodes to start; several need --store [default: 1]
help-load-game = The games; tables take them in turn
help-tables = How many tables [default: 1000]
help-people = How many people play at each table; bots fill up to what the game needs [default: 2]
help-watchers = How many watch each table [default: 0]
help-lobby = How many have the lobby open [default: 0]
help-chat = Every player says something after so many of their decisions [default: never]
help-rate = Moves a second, of all tables together [default: as fast as they come]
help-pace = How long a player thinks, in milliseconds, give or take half [default: 0]
help-load-threads = How many threads the clients use [default: 1]
help-probe = Measure whether a move costs more with more tables, or at the end of a game

## Faults of the command line

fault-argument = “{ $argument }” is not expected here.{ $near } Try --help.
fault-command = There is no command “{ $command }”.{ $near } Try palatine --help.
fault-near = Did you mean “{ $suggestion }”?
fault-missing = { $argument } is missing. Try --help.
fault-missing-command = Say what to do: { $known }.
fault-conflict = { $argument } and { $other } do not go together.
fault-value-extra = { $argument } takes no value, so “{ $value }” is not expected.
fault-repeated = { $argument } can be given only once.
fault-argument-utf8 = An argument is not UTF-8.
fault-value-missing = { $argument } needs a value. Try --help.
fault-number = “{ $text }” is no number for --{ $option }: it must be from { $least } to { $most }.
fault-set = “{ $text }” is not an option with its value, as in claims=must.
fault-file = { $file } cannot be read: { $why }.
fault-file-write = { $file } cannot be written: { $why }.
fault-calibrate-output = One file holds the ratings of one game: name the game, or leave --output out.
fault-gauntlet-bots = The gauntlet measures one bot, not { $bots }: name only that one.
fault-tune-bot = “{ $bot }” has no numbers to tune: take a search with its budget, as in search:300 or search:0.02s.
fault-strength = { $file } does not hold what palatine strength keeps: move it away, or take another --output.
fault-strength-only = There is nothing called “{ $text }” to measure. Take some of { $known }.
fault-file-large = { $file } is larger than { $why }: that is no file of ours.
fault-file-utf8 = { $file } is not a text file: byte { $why } is not UTF-8.
fault-load-at = “{ $text }” is not the address of a node, such as 127.0.0.1:7777.
fault-load-elsewhere = { $text } is not on this machine: load is only for nodes at 127.0.0.1 or [::1].
fault-load-pid = “{ $text }” does not name one process for each node of --at.
fault-load-nodes = Several nodes need a store that they share: name one with --store.
fault-load-files = That needs { $needed } open files, and the system allows { $files }: take fewer tables, or raise the limit (ulimit -n).
fault-load-node = A node cannot be started: { $why }.

## What is printed

print-games = games
print-total = Total
print-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
print-unfinished = The game is not over: { $seat } is to decide.

demonstration-title = { $title }: a match of bots
demonstration-more = What else the program can do

arena-title = { $title }, { $seats } seats: { $games } games, { $deals } deals played from every seat
arena-rounded = (rounded up, so that every deal is played from each of the { $seats } seats)
arena-bot = bot
arena-share = share of wins
arena-interval = 95 %
arena-score = mean score
arena-place = mean place
arena-better = better place
arena-even = if equal
arena-adjusted = without luck
arena-luck = luck
arena-narrower = narrower
arena-luck-closing = Without luck the interval is { $narrower } narrower than the plain one over deals; { $weight } of the luck was taken away (docs/analysis.md).
arena-luck-wider = Without luck the interval is { $wider } wider than the plain one over deals: too few games to learn how much of it counts (docs/analysis.md).
arena-games = games
arena-table = table
arena-opponent = opponent
arena-title-seats = { $title }: { $bot } against { $others }, every deal played from every seat
arena-title-gauntlet = { $title }, { $seats } seats: { $bot } through the gauntlet (edition { $edition })
arena-more = { $early ->
    [yes] Stopped early after { $games } games: { $bot }
   *[no] After { $games } games: { $bot }
} wins more than { $share } of its games (margin { $margin }, risk { $risk }, likelihood { $ratio }).
arena-less = { $early ->
    [yes] Stopped early after { $games } games: { $bot }
   *[no] After { $games } games: { $bot }
} wins less than { $share } of its games (margin { $margin }, risk { $risk }, likelihood { $ratio }).
arena-undecided = Not decided after { $games } games: whether { $bot } wins { $share } of its games (margin { $margin }, risk { $risk }, likelihood { $ratio }).
plot-legend = Share of wins with its 95 % interval. Dashed: the share of equal bots.

calibrate-title = { $title }, { $seats } seats: the levels rated by { $games } games (Courtier stands at 1500)
calibrate-level = level
calibrate-rating = rating
calibrate-written = Written to { $file }. The next build holds it.

tune-title = { $title }, { $seats } seats: tuning from { $bot }
tune-kept = round { $round }: { $name } { $from } → { $to } won { $share } of { $games } games: kept
tune-dropped = round { $round }: { $name } { $from } → { $to } won { $share } of { $games } games
tune-proven = In the end: all changes together won { $share } of { $games } games against where it began: kept
tune-refuted = In the end: all changes together won only { $share } of { $games } games against where it began, so they were luck: nothing is changed
tune-settled = Nothing around is better, after { $games } games. { $bot } is written to { $file }. The next build holds it.
tune-spent = The games are spent ({ $games }). The best so far, { $bot }, is written to { $file }. The next build holds it.

strength-title = { $title }: { $section }
strength-alone = { $bot }, { $seats } seats
strength-against = { $bot } against { $others }
strength-speed = speed of the search
strength-greedy = search against greedy
strength-levels = each level against the one below
strength-doubling = twice the simulations
strength-determinism = the same move each time
strength-calibration = ratings of the levels
strength-met = met
strength-not-met = not met
strength-open = not judged
strength-written = Written: { $page }, from the figures in { $kept }.

arena-rating = { $bot } has { $rating } ± { $uncertainty }, where greedy stands at 1500 and odds of ten to one are 400 points.
arena-closing = { $decisions } decisions in { $seconds } s
arena-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
}; the first because { $why }.

bench-title = { $title }, { $seats } seats: random play on one thread for { $seconds } s
bench-decisions = decisions a second
bench-games = games a second
bench-length = decisions a game
bench-moves = legal moves a decision
bench-state = bytes a state
bench-clone = ns to copy a state

bench-search-title = { $title }, { $seats } seats: simulations a second from the opening, on one thread, for { $seconds } s
bench-search-whole = played to the end of the game by any moves
bench-search-tuned = with the tuned numbers ({ $numbers })

check-title = { $title }: { $games } random games, { $decisions } decisions
check-seats = { $seats } seats
check-covered = { $games } games, the longest { $longest } decisions (bound { $bound })
check-allowed = legal moves listed and allowed
check-refused = other moves tried and refused
check-imagined = worlds imagined from a view
check-records = records read back
check-deals = deals compared with imagined ones
check-coverage = Everything there is to meet, and how much of it these games met:
check-met = { $met } of { $all }
check-rarest = each at least { $times ->
    [one] once
   *[other] { $times } times
}
check-never = never { $names }
check-all-met = Everything occurred that must occur.
check-not-met = { $count ->
    [one] One thing
   *[other] { $count } things
} never occurred, though { $games } games are enough to meet everything: that is wrong.
check-too-few = { $count ->
    [one] One thing
   *[other] { $count } things
} never occurred. Fewer than { $enough } games need not meet everything; play more to be sure.
check-closing = { $count ->
    [0] Nothing found: the game keeps its contract.
    [one] One violation found.
   *[other] { $count } violations found.
}

load-title = { $games }: { $tables } tables, { $streams } streams, { $seconds } s
load-moves = moves
load-speed = durable moves a second
load-games = games to the end
load-ack = move until acknowledged: half, 90 %, 99 %, longest
load-push = acknowledged until all others have it: half, 90 %, 99 %, longest
load-bytes = bytes a push: mean, 99 %, largest
load-again = frames asked for again
load-said = messages said / heard
load-lobby = people in the lobby / what they got
load-cpu-move = node's CPU a move
load-viewer = node's memory a viewer
load-client = CPU of the clients
load-cpu = node's CPU
load-rss = node's memory: before streams, with streams, at the end
load-threads = node's threads and open files
load-errors = { $count ->
    [0] No errors.
    [one] One error:
   *[other] { $count } errors:
}
load-by-tables = { $game }: what a move costs, by the number of tables
load-by-length = { $game }: what a move costs, by how far the game is
load-tables = tables
load-decisions = decisions
load-ack-half = half within
load-ack-most = 99 % within
load-rss-now = memory
load-bytes-mean = bytes a push

replay-title = { $title }, { $seats } seats, { $decisions } decisions
analyse-title = { $title }, { $seats } seats, { $decisions } decisions (budget { $budget })
analyse-player = player
analyse-start = start
analyse-errors = own errors
analyse-luck = luck
analyse-others = others
analyse-hidden = hidden
analyse-result = result
analyse-accuracy = accuracy
analyse-legend = Chances to win: start + own errors + luck + others + hidden = result. Errors are judged from what each seat knew.
analyse-turns = Where the game turned
analyse-draws = What chance brought
analyse-deal = the deal
analyse-draw = { $luck } for { $seat }: { $draw }
analyse-errors-title = What could have been done better
analyse-no-errors = Nothing that would be worth a mark.
analyse-cost = { $mark }: { $loss } to win lost ({ $played } instead of { $best }), { $less ->
    [more] though { $points } points more
   *[other] { $points } points less
}. Better: { $better }
analyse-levels-title = { $title }, { $seats } seats: every level against itself, { $games } { $games ->
    [one] game
   *[other] games
} (budget { $budget })
analyse-level = level
analyse-choices = choices
analyse-loss = loss
analyse-interval = 95 %
analyse-points = points
analyse-limits = Marks now begin at a loss of { $inaccuracy } (inaccuracy), { $mistake } (mistake) and { $blunder } (blunder).
analyse-limits-found = In these games they would begin at { $inaccuracy }, { $mistake } and { $blunder }: so seldom does the highest level lose as much.
board-sound = { $file }: a sound board for { $title }: “{ $name }”, { $data }. Put it into the folder “boards” of the data folder to play on it.
board-sound-printed = { $file }: a sound board for { $title }: “{ $name }”. Its facts are those of the board that came with the program; in the folder “boards” of the data folder it only redraws that one.
position-valid = { $file } is a valid position of { $title }.

serve-open = Palatine is open at { $address } (data in { $data }). Stop it with Ctrl-C.
serve-closed = Closed. Every table is kept.
fault-address = “{ $text }” is not an address to listen at, such as 127.0.0.1.
fault-limits = “{ $text }” is no factor for --limits: it must be from { $least } to { $most }, or off.
fault-remarks = “{ $text }” is neither on nor off for PALATINE_REMARKS.
fault-trust-proxy = “{ $text }” is neither an address nor a network for --trust-proxy, such as 10.0.0.7 or 10.0.0.0/8.
fault-listen = { $address } cannot be listened at: { $why }. Is another Palatine running? Take another with --port.
serve-without-net = The search plays without it.
serve-metrics = Figures for Prometheus are at { $address }.
fault-metrics = “{ $text }” is no address with a port, as in 127.0.0.1:9777.
fault-person = Nobody is called “{ $text }”: give the public id that `palatine admin people` shows, or the name of an account.
fault-table = There is no table “{ $text }”.
fault-table-over = The table “{ $text }” is over already.
fault-report = There is no report { $number } that is not settled.
admin-account = account
admin-guest = guest
admin-banned = banned on { $day }: { $why }
admin-open = open
admin-runs = runs
admin-former = former player
admin-people = { $count ->
    [one] One person.
   *[other] { $count } people.
}
admin-tables = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
admin-ban = { $name } is shut out from now on.
admin-unban = { $name } may come in again.
admin-words = { $count ->
    [0] Every name is allowed.
    [one] One word is forbidden in names.
   *[other] { $count } words are forbidden in names.
}
admin-check = { $tables } tables with { $events } events: { $broken } broken, { $shut } that today's rules cannot go on with.
admin-closed = The table { $table } is closed.
admin-settled = Report { $number } is settled.
admin-report = { $number }  { $day }  about { $about }, then “{ $text }”, by { $by }
admin-reports = { $count ->
    [0] No report is open.
    [one] One report is open.
   *[other] { $count } reports are open.
}
fault-data = The data cannot be opened: { $why }.
fault-log = “{ $text }” is no way to log: take text, json or off.

## Chance that can be checked

verify-noted = This is not the commitment that you noted: seed and set-up give { $now }, you noted { $noted }.

lessons-sound = { $title }: { $count ->
    [0] there are no lessons.
    [one] there is one lesson, and nothing is wrong with it.
   *[other] there are { $count } lessons, and nothing is wrong with them.
}
