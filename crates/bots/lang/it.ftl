# Bot e arena, in italiano.

random = casuale
greedy = avido

fault-bot = Il bot «{ $bot }» non esiste. Scegli fra { $known }, oppure “cmd:” e il comando di uno tuo.
fault-bot-start = Il bot «{ $command }» non parte: { $why }.

fault-bot-glance = «{ $bot }» non è un bot: dopo «glance:» va quante mosse su cento nota, da 1 a 100, come in «glance:30».
fault-bot-search = «{ $bot }» non è un bot: dopo «search:» vanno le simulazioni o i secondi, e i numeri da cambiare, come in «search:2000», «search:0.5s», «search:deep» o «search:2000+depth=8».
fault-search-number = Una ricerca non ha il numero «{ $name }». Ha { $known }.
fault-search-range = Il numero { $name } di una ricerca va da { $least } a { $most }; { $value } è fuori.
fault-search-whole = Il numero { $name } di una ricerca è un numero intero da { $least } a { $most }: { $value } non lo è.
fault-bots-data = Ciò che { $game } dice dei suoi bot non si può leggere: { $why }.
fault-rewrite = Il file da riscrivere non è come dovrebbe: { $why }.
fault-threads = Non si ottengono thread: { $why }.
fault-moves-count = { $moves } mosse per { $games } partite: ne serve una per partita.
fault-moves-number = Partita { $game }: non c’è la mossa { $number }; i numeri vanno da 0 a { $most }.
fault-moves-illegal = Partita { $game }: la mossa { $number } («{ $move }») lì non è lecita, per la regola «{ $rule }». Non si è giocato nulla; la maschera ha quelle lecite.
fault-calibrate-seats = I livelli non si possono misurare in { $seats } posti: sono solo { $most }.

hint-source = Porta circa { $points } punti in più da { $source } rispetto alla { $than ->
    [next] seconda mossa
   *[best] mossa migliore
}.
hint-rival = Tiene il rivale più forte circa { $points } punti più in basso rispetto alla { $than ->
    [next] seconda mossa
   *[best] mossa migliore
}.
hint-even = Tra questa mossa e la { $than ->
    [next] seconda
   *[best] migliore
} non c’è molta differenza.

# L’analisi di una partita finita.
study-running = Questa partita non è ancora finita: si analizzano solo partite finite.
study-source = Porta circa { $points } punti in più da { $source } rispetto a ciò che è stato giocato.
study-rival = Tiene il rivale più forte circa { $points } punti più in basso rispetto a ciò che è stato giocato.
study-even = Per punti le due mosse si somigliano; la differenza è in ciò che segue.
mark-best = migliore
mark-good = buona
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave

forfeit-died = il suo programma è finito o non ascolta più
forfeit-hung = non ha risposto entro { $seconds } secondi
forfeit-nonsense = la sua risposta «{ $answer }» non è una mossa in JSON, come {"{"}"move": "draw"{"}"}
forfeit-illegal = alla decisione { $decision } ha risposto «{ $move }», che lì non è lecita
fault-puzzle = Il problema { $id } non si può giudicare: la sua posizione non lascia scelta.
