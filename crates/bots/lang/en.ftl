# Bots and the arena, in English.

random = random
greedy = greedy

fault-bot = There is no bot “{ $bot }”. Take one of { $known }, or “cmd:” and the command of your own.
fault-bot-start = The bot “{ $command }” cannot be started: { $why }.

fault-bot-glance = “{ $bot }” is no bot: after “glance:” comes how many of a hundred moves it notices, from 1 to 100, as in “glance:30”.
fault-bot-search = “{ $bot }” is no bot: after “search:” come simulations or seconds, and numbers to change, as in “search:2000”, “search:0.5s”, “search:deep” or “search:2000+depth=8”.
fault-bot-net = “{ $bot }” is no bot: after “net:” come simulations or seconds, and numbers to change, and after “@” a file of weights, as in “net”, “net:2000”, “net:0.05s” or “net:400@mine.safetensors”.
fault-net = The network of { $game } cannot be used: { $why }.
fault-net-none = Nobody has learned { $game } yet: the program has no network for it. Name a file of weights, as in “net:400@mine.safetensors”.
fault-net-file = The network “{ $file }” cannot be used: { $why }.
fault-search-number = A search has no number “{ $name }”. It has { $known }.
fault-net-number = Without a search a network has no number “{ $name }”. It has { $known }.
fault-search-range = The number { $name } of a search goes from { $least } to { $most }; { $value } is outside.
fault-search-whole = The number { $name } of a search is a whole number from { $least } to { $most }, which { $value } is not.
fault-bots-data = What { $game } says of its bots cannot be read: { $why }.
fault-rewrite = The file to rewrite is not as it should be: { $why }.
fault-learn-player = Only a search can teach: “{ $bot }” is none. Take one such as “search:100” or “net:100”.
fault-learn-setups = There is no set-up to play.
fault-arena-bots = { $bots ->
    [one] One bot is
   *[other] { $bots } bots are
} not enough, or too many, for a table of { $seats }: name the one to measure and at least one other, and no more than there are seats.
fault-forfeit = { $bot } did not play to the end: { $why }.
fault-threads = No threads can be had: { $why }.
fault-moves-count = { $moves } moves for { $games } games: every game needs one.
fault-moves-number = Game { $game }: there is no move { $number }; they are numbered from 0 to { $most }.
fault-moves-illegal = Game { $game }: move { $number } (“{ $move }”) is not legal there, by the rule “{ $rule }”. Nothing was played; the mask has the legal ones.
fault-moves-stopped = A bot inside the games failed: { $why }. Some games have moved on and others have not: reset begins all of them anew.
fault-calibrate-seats = The levels cannot be rated at { $seats } seats: there are only { $most } of them.

hint-source = It brings about { $points } points more from { $source } than the { $than ->
    [next] next best move
   *[best] best move
}.
hint-rival = It keeps the strongest rival about { $points } points lower than the { $than ->
    [next] next best move does
   *[best] best move does
}.
hint-even = There is not much between this move and the { $than ->
    [next] next best
   *[best] best
}.

# The analysis of a finished game.
study-running = This game is not over yet: only finished games are analysed.
study-source = It brings about { $points } points more from { $source } than what was played.
study-rival = It keeps the strongest rival about { $points } points lower than what was played.
study-even = Points hardly tell the two apart; what follows does.
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

forfeit-died = its program ended or stopped listening
forfeit-hung = it gave no answer within { $seconds } seconds
forfeit-nonsense = its answer “{ $answer }” is not a move in JSON, such as {"{"}"move": "draw"{"}"}
forfeit-illegal = it answered decision { $decision } with “{ $move }”, which is not legal there
fault-puzzle = Puzzle { $id } cannot be judged: its position leaves no choice.
