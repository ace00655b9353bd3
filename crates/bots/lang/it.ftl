# Bot e arena, in italiano.

random = casuale
greedy = avido

fault-bot = Il bot «{ $bot }» non esiste. Scegli fra { $known }, oppure “cmd:” e il comando di uno tuo.
fault-bot-start = Il bot «{ $command }» non parte: { $why }.

fault-bot-glance = «{ $bot }» non è un bot: dopo «glance:» va quante mosse su cento nota, da 1 a 100, come in «glance:30».
fault-bot-search = «{ $bot }» non è un bot: dopo «search:» vanno le simulazioni o i secondi, e i numeri da cambiare, come in «search:2000», «search:0.5s», «search:deep» o «search:2000+depth=8».
fault-bot-net = «{ $bot }» non è un bot: dopo «net:» vengono le simulazioni o i secondi, e i numeri da cambiare, e dopo «@» un file di pesi, come in «net», «net:2000», «net:0.05s» o «net:400@mia.safetensors».
fault-net = La rete di { $game } non può essere usata: { $why }.
fault-net-none = Nessuno ha ancora imparato { $game }: il programma non ne ha una rete. Indica un file di pesi, come in «net:400@mia.safetensors».
fault-net-file = La rete «{ $file }» non può essere usata: { $why }.
fault-search-number = Una ricerca non ha il numero «{ $name }». Ha { $known }.
fault-net-number = Senza ricerca una rete non ha il numero «{ $name }». Ha { $known }.
fault-search-range = Il numero { $name } di una ricerca va da { $least } a { $most }; { $value } è fuori.
fault-search-whole = Il numero { $name } di una ricerca è un numero intero da { $least } a { $most }: { $value } non lo è.
fault-bots-data = Ciò che { $game } dice dei suoi bot non si può leggere: { $why }.
fault-rewrite = Il file da riscrivere non è come dovrebbe: { $why }.
fault-learn-player = Solo una ricerca può insegnare: «{ $bot }» non lo è. Prendine una come «search:100» o «net:100».
fault-learn-setups = Non c'è nessuna preparazione da giocare.
fault-arena-bots = { $bots ->
    [one] Un bot non basta, o è troppo,
   *[other] { $bots } bot non bastano, o sono troppi,
} per un tavolo da { $seats }: indica quello da misurare e almeno un altro, e non più dei posti.
fault-forfeit = { $bot } non ha giocato fino alla fine: { $why }.
fault-threads = Non si ottengono thread: { $why }.
fault-moves-count = { $moves } mosse per { $games } partite: ne serve una per partita.
fault-moves-number = Partita { $game }: non c’è la mossa { $number }; i numeri vanno da 0 a { $most }.
fault-moves-illegal = Partita { $game }: la mossa { $number } («{ $move }») lì non è lecita, per la regola «{ $rule }». Non si è giocato nulla; la maschera ha quelle lecite.
fault-moves-stopped = Un bot dentro le partite è venuto meno: { $why }. Alcune partite sono andate avanti e altre no: reset le ricomincia tutte.
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
