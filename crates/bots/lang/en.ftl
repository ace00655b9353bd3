# Bots and the arena, in English.

random = random
greedy = greedy

fault-bot = There is no bot “{ $bot }”. Take one of { $known }, or “cmd:” and the command of your own.
fault-bot-start = The bot “{ $command }” cannot be started: { $why }.

forfeit-died = its program ended or stopped listening
forfeit-hung = it gave no answer within { $seconds } seconds
forfeit-nonsense = its answer “{ $answer }” is not a move in JSON, such as {"{"}"move": "draw"{"}"}
forfeit-illegal = it answered decision { $decision } with “{ $move }”, which is not legal there
