# Bot e arena, in italiano.

random = casuale
greedy = avido

fault-bot = Il bot «{ $bot }» non esiste. Scegli fra { $known }, oppure “cmd:” e il comando di uno tuo.
fault-bot-start = Il bot «{ $command }» non parte: { $why }.

forfeit-died = il suo programma è finito o non ascolta più
forfeit-hung = non ha risposto entro { $seconds } secondi
forfeit-nonsense = la sua risposta «{ $answer }» non è una mossa in JSON, come {"{"}"move": "draw"{"}"}
forfeit-illegal = alla decisione { $decision } ha risposto «{ $move }», che lì non è lecita
