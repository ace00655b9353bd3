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
help-command-arena = Let bots play against each other, fairly, and measure them
help-command-bench = Measure how fast the rules are: random play on one thread
help-command-check = Prove on random games that a game keeps its contract
help-command-replay = Tell a recorded game, decision by decision
help-command-position = Check or show a position from a file
help-command-position-check = Say every reason why a position is not valid
help-command-position-show = Show a position in characters
help-command-board = Check a board file, or print the one that came with the program
help-command-board-check = Say everything that is wrong with a board file
help-command-board-print = Print the board file of a game, to be copied and mended
help-command-protocol = Talk with another program in lines of JSON (docs/protocol.md)
help-game = The game, such as great-wall
help-file = The file; - is the standard input
help-bots = One bot for each seat: random, greedy, or cmd: and a command, as in greedy,"cmd:./my_bot"
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
fault-file-large = { $file } is larger than { $why }: that is no file of ours.
fault-file-utf8 = { $file } is not a text file: byte { $why } is not UTF-8.

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

replay-title = { $title }, { $seats } seats, { $decisions } decisions
board-sound = { $file }: a sound board for { $title }: “{ $name }”, { $data }. Put it into the folder “boards” of the data folder to play on it.
board-sound-printed = { $file }: a sound board for { $title }: “{ $name }”. Its facts are those of the board that came with the program; in the folder “boards” of the data folder it only redraws that one.
position-valid = { $file } is a valid position of { $title }.

serve-open = Palatine is open at { $address } (data in { $data }). Stop it with Ctrl-C.
serve-closed = Closed. Every table is kept.
fault-address = “{ $text }” is not an address to listen at, such as 127.0.0.1.
fault-listen = { $address } cannot be listened at: { $why }. Is another Palatine running? Take another with --port.
fault-data = The data cannot be opened: { $why }.
fault-log = “{ $text }” is no way to log: take text, json or off.
