# Il programma, in italiano.

## Aiuto

help-about = Palatine: giochi da tavolo di corti e imperi, da giocare, studiare e indagare. Non ufficiale.
help-usage = Uso:
help-commands = Comandi
help-options = Opzioni
help-help = Mostra questo aiuto
help-version = Mostra la versione
help-lang = La lingua in cui parlare [se manca: quella del sistema]
help-after = Di più su un comando: palatine COMANDO --help
help-command-serve = Apre il sito: si gioca nel browser (anche palatine da solo lo fa)
help-command-demonstration = Racconta nel terminale una partita fra bot
help-address = Dove ascoltare [PALATINE_ADDRESS; se manca: 127.0.0.1]
help-port = La porta [PALATINE_PORT; se manca: 7777; 0 ne prende una libera]
help-data = La cartella di tutti i dati [PALATINE_DATA; se manca: palatine-data]
help-log = Che cosa annotare sullo standard error: text, json o off [PALATINE_LOG; se manca: text]
help-store = Tiene i tavoli in questo database PostgreSQL invece che in un file: così possono servirli più nodi [PALATINE_STORE]
help-limits = Quanto può chiedere una persona e quanto un indirizzo: un fattore per tutti i limiti, o off [PALATINE_LIMITS; se manca: 1]
help-trust-proxy = Indirizzi e reti dei proxy di cui si credono X-Forwarded-For e X-Forwarded-Proto, o none [PALATINE_TRUST_PROXY; se manca: 127.0.0.0/8,::1]
help-metrics = Serve dati per Prometheus a questo indirizzo separato, sotto /metrics [PALATINE_METRICS; se manca: da nessuna parte]
help-command-admin = Il banco di chi ospita: persone, tavoli, esclusioni, parole, segnalazioni, controllo di tutti i diari
help-command-admin-people = Elenca chi si è seduto a un tavolo o ha un account, a partire dagli ultimi
help-command-admin-tables = Elenca i tavoli in corso, o quelli finiti
help-command-admin-ban = Esclude qualcuno: può guardare, ma non giocare, scrivere o accedere
help-command-admin-unban = Riammette qualcuno
help-command-admin-words = Mostra o imposta le parole che nessun nome può contenere
help-command-admin-check = Ripercorre il diario di ogni tavolo e lo confronta con gli elenchi
help-command-admin-data = Stampa tutto ciò che si conserva di qualcuno, in JSON, senza segreti
help-command-admin-close = Chiude un tavolo, chiunque vi sieda
help-command-admin-reports = Legge ciò che i giocatori hanno segnalato, o archivia una segnalazione
help-admin-after = PERSON è l'identificativo pubblico mostrato dall'elenco, o il nome di un account. Tutto funziona a casa aperta, e vale subito.
help-admin-store = Il database PostgreSQL della casa, invece di una cartella [PALATINE_STORE]
help-part = Solo chi ha questo nel nome
help-most = Al massimo tanti [se manca: 50]
help-person = Chi: un identificativo pubblico, o il nome di un account
help-over = Quelli finiti
help-why = Il motivo; lo legge solo chi ospita
help-word = Queste, al posto di quelle impostate prima
help-none = Nessuna parola
help-table = Il tavolo: ciò che nel suo indirizzo segue /t/
help-settle = Il numero di una segnalazione da archiviare
help-command-arena = Fa giocare i bot fra loro, alla pari, e li misura
help-command-tune = Trova, giocando, i numeri della ricerca per un gioco
help-command-strength = Misura forza e velocità dei bot e le mette per iscritto (docs/strength.md)
help-command-bench = Misura la velocità delle regole (gioco a caso) o della ricerca, su un solo thread
help-command-check = Prova su partite casuali che un gioco mantiene il suo contratto
help-command-load = Fa giocare davvero dei client su nodi di questa macchina, e misura quanto costa (docs/load.md)
help-command-replay = Racconta una partita registrata, decisione per decisione
help-command-analyse = Di’ quanto è costata ogni decisione di una partita registrata, e che cosa ha portato il caso (docs/analysis.md)
help-command-verify = Ripete ogni pesca di una partita registrata: se il caso era fissato prima della prima mossa (docs/chance.md)
help-commitment = L'impegno mostrato prima della prima mossa, come lo hai annotato
help-command-position = Controlla o mostra una posizione da un file
help-command-position-check = Dice ogni motivo per cui una posizione non è valida
help-command-position-show = Mostra una posizione in caratteri
help-command-board = Controlla un file di tabellone, o stampa quello del programma
help-command-board-check = Dice tutto ciò che non va in un file di tabellone
help-command-board-print = Stampa il file di tabellone di un gioco, da copiare e correggere
help-command-lessons = Dice, una riga ciascuno, che cosa non va nelle lezioni di un gioco (docs/lessons.md)
help-command-puzzles = Trova nel gioco decisioni con una sola buona risposta, e le controlla (docs/puzzles.md)
help-command-puzzles-mine = Fa giocare i bot e stampa i problemi trovati nelle loro partite, uno per riga
help-command-puzzles-check = Fa giudicare i problemi a un'altra ricerca, con un seme suo
help-puzzles-games = Quante partite si esaminano [predefinito: 20]
help-puzzles-seats = A tavoli da N, o da ogni numero a turno [predefinito: all]
help-puzzles-not = Una mossa che non deve essere la risposta di nessuno, come pass; si può ripetere
help-puzzles-budget = Simulazioni di una ricerca lunga [predefinito: 3000 per trovare, 12000 per controllare]
help-puzzles-file = Un file di problemi; se manca: quelli del gioco
help-puzzles-keep = Stampa quelli su cui entrambe concordano
help-puzzles-after = Lo stesso seme trova gli stessi problemi nello stesso ordine con qualunque numero di thread.
puzzles-differs = { $id }: la risposta è { $answer }, ma questa ricerca preferisce { $best }, con { $behind } % in più di vincere.
puzzles-agree = { $agree } risposte su { $count } concordano ({ $share }), con { $budget } simulazioni.
help-command-protocol = Parla con un altro programma in righe di JSON (docs/protocol.md)
help-game = Il gioco, per esempio great-wall
help-lessons-game = Il gioco; se manca: tutti i giochi
help-file = Il file; - è lo standard input
help-bots = Un bot per posto: random, greedy, glance:30, search:2000, search:0.5s, un livello come courtier, oppure cmd: e un comando, come in greedy,"cmd:./mio_bot"
help-arena-seats = Riempie tavoli da N posti, o di ogni misura, con il primo bot e gli altri a turno
help-arena-games = Quante partite giocare, al massimo [se manca: 100; con --calibrate 600 per ogni numero di posti]
help-decide = Si ferma appena è chiaro se il primo bot vince più o meno di questa quota delle sue partite; even è la quota di bot uguali
help-margin = Con --decide: così vicino alla quota va bene l'una o l'altra risposta [se manca: 0.05]
help-risk = Con --decide: quanto spesso la risposta può essere sbagliata [se manca: 0.05]
help-gauntlet = Misura un bot contro gli avversari fissi del gioco; --games gioca solo le prime partite di ognuno
help-luck = Trova che cosa ha portato il caso, e riporta accanto alle quote quelle che ne fanno a meno (docs/analysis.md)
help-luck-games = Con --luck: quante coppie di partite si giocano fino alla fine per ogni decisione; di più vedono più fortuna [predefinito: 16]
help-budget = Con quanta cura: simulazioni della ricerca per ogni decisione; tutto il resto ne segue [se manca: 400]
help-levels = Invece di una registrazione: quanto costa una decisione di ogni livello, in questo gioco o in tutti
help-analyse-seats = Con --levels: a tavoli da N, o di ogni grandezza [se manca: all]
help-analyse-games = Con --levels: quante partite ogni livello gioca contro sé stesso [se manca: 10]
help-analyse-only = Con --levels: solo questi, divisi da virgole, come courtier,minister [predefinito: tutti]
help-analyse-quick = Con --levels: nessun livello pensa oltre 100 simulazioni, per vedere che funziona
help-analyse-after = La stessa registrazione con gli stessi budget e seme dà la stessa analisi con qualsiasi numero di thread. Si analizzano solo partite finite.
help-calibrate = Dà un punteggio ai livelli, di GAME o di tutti i giochi, con ogni numero di posti
help-arena-output = Con --calibrate: il file dei punteggi da riscrivere [se manca: games/GAME/data/bots.toml]
help-arena-quick = Con --calibrate: nessun livello pensa oltre 100 simulazioni, per vedere che funziona
help-svg = Disegna le quote di vittorie in questo file
help-bot = Quale ricerca regolare, con le sue risorse; i numeri nel nome sono il punto di partenza
help-each = Al massimo quante partite per incontro [se manca: 300]
help-tune-seats = Quanti giocatori [se manca: il minimo del gioco]
help-tune-only = Cambia solo questi numeri, separati da virgole: explore, temper, scale, lead, depth, guide, field
help-tune-games = Non comincia incontri quando sono state giocate tante partite [se manca: 5000]
help-tune-output = Il file dei numeri da riscrivere [se manca: games/GAME/data/bots.toml]
help-tune-after = Cambia un numero dopo l'altro e tiene ciò che batte il migliore finora. Le risorse in simulazioni (search:300) danno ogni volta la stessa risposta, ma le partite simulate a fondo non costano nulla: sono giuste per explore, temper, scale e lead. Le risorse in tempo (search:0.02s) fanno pagare depth e guide, ma vogliono una macchina tranquilla, con --threads non oltre i suoi core.
help-strength-game = Misura solo questo gioco [se manca: tutti]
help-only = Misura solo questi, separati da virgole: speed, greedy, levels, doubling, determinism, calibration; page non misura nulla
help-strength-games = Partite per misura [se manca: quante ne servono]
help-strength-output = La pagina da scrivere; le sue cifre restano accanto come .json [se manca: docs/strength.md]
help-quick = Un decimo di tutto, per vedere che funziona; nulla viene giudicato
help-search = Misura le simulazioni al secondo della ricerca dall'apertura
help-games = Quante partite giocare
help-seed = Da dove parte il caso: un numero intero o 64 cifre esadecimali
help-threads = Quanti thread usare [se manca: tutti]
help-move-seconds = Quanto può pensare a una mossa un programma esterno
help-set = Un'opzione del gioco, come claims=must; si può ripetere
help-board = Gioca sul tabellone di questo file, o lo usa per rivedere
help-seats = Quanti giocatori
help-seconds = Per quanto tempo misurare
help-json = Scrive JSON, per i programmi
help-text = Scrive parole, per le persone (è il modo normale)
help-at = Nodi in funzione su questa macchina, come 127.0.0.1:7777 [se manca: ne avvia, e alla fine li chiude]
help-pid = I processi di questi nodi, nello stesso ordine: si misurano anche il loro tempo e la loro memoria
help-load-store = Tiene i tavoli dei nodi avviati in questo database PostgreSQL, dove restano [se manca: un file che poi sparisce]
help-nodes = Quanti nodi avviare; per più d'uno serve --store [se manca: 1]
help-load-game = I giochi; i tavoli li prendono a turno
help-tables = Quanti tavoli [se manca: 1000]
help-people = Quante persone giocano a ogni tavolo; i bot riempiono fino a quanto serve al gioco [se manca: 2]
help-watchers = Quanti guardano ogni tavolo [se manca: 0]
help-lobby = Quanti tengono aperta la sala [se manca: 0]
help-chat = Ogni giocatore dice qualcosa dopo tante sue decisioni [se manca: mai]
help-rate = Mosse al secondo, di tutti i tavoli insieme [se manca: quante ne vengono]
help-pace = Quanto pensa un giocatore, in millisecondi, metà più o metà meno [se manca: 0]
help-load-threads = Quanti thread usano i client [se manca: 1]
help-probe = Misura se una mossa costa di più con più tavoli, o alla fine di una partita

## Errori della riga di comando

fault-argument = Qui non è previsto «{ $argument }».{ $near } Prova --help.
fault-command = Il comando «{ $command }» non esiste.{ $near } Prova palatine --help.
fault-near = Forse «{ $suggestion }»?
fault-missing = Manca { $argument }. Prova --help.
fault-missing-command = Di' che cosa fare: { $known }.
fault-conflict = { $argument } e { $other } non vanno insieme.
fault-value-extra = { $argument } non vuole un valore, quindi «{ $value }» non è previsto.
fault-repeated = { $argument } si può dare una volta sola.
fault-argument-utf8 = Un argomento non è UTF-8.
fault-value-missing = { $argument } vuole un valore. Prova --help.
fault-number = «{ $text }» non è un numero per --{ $option }: deve stare fra { $least } e { $most }.
fault-set = «{ $text }» non è un'opzione con il suo valore, come claims=must.
fault-file = { $file } non si può leggere: { $why }.
fault-file-write = { $file } non si può scrivere: { $why }.
fault-calibrate-output = Un file contiene i punteggi di un solo gioco: indica il gioco, oppure ometti --output.
fault-gauntlet-bots = Contro gli avversari fissi si misura un solo bot, non { $bots }: indica solo quello.
fault-tune-bot = «{ $bot }» non ha numeri da regolare: prendi una ricerca con le sue risorse, come search:300 o search:0.02s.
fault-strength = { $file } non contiene ciò che palatine strength conserva: spostalo, o scegli un altro --output.
fault-strength-only = Non c'è nulla da misurare che si chiami «{ $text }». Scegli fra { $known }.
fault-file-large = { $file } supera { $why }: non è un nostro file.
fault-file-utf8 = { $file } non è un file di testo: il byte { $why } non è UTF-8.
fault-load-at = «{ $text }» non è l'indirizzo di un nodo, come 127.0.0.1:7777.
fault-load-elsewhere = { $text } non è su questa macchina: load è solo per nodi su 127.0.0.1 o [::1].
fault-load-pid = «{ $text }» non indica un processo per ogni nodo di --at.
fault-load-nodes = Più nodi vogliono un archivio comune: indicane uno con --store.
fault-load-files = Servono { $needed } file aperti e il sistema ne permette { $files }: scegli meno tavoli, o alza il limite (ulimit -n).
fault-load-node = Non si può avviare un nodo: { $why }.

## Ciò che viene scritto

print-games = partite
print-total = Totale
print-winners = { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
print-unfinished = La partita non è finita: deve decidere { $seat }.

demonstration-title = { $title }: una partita fra bot
demonstration-more = Che altro sa fare il programma

arena-title = { $title }, { $seats } posti: { $games } partite, { $deals } distribuzioni giocate da ogni posto
arena-rounded = (arrotondate, perché ogni distribuzione sia giocata da ciascuno dei { $seats } posti)
arena-bot = bot
arena-share = quota vittorie
arena-interval = 95 %
arena-score = punti medi
arena-place = posto medio
arena-better = posto migliore
arena-even = se uguali
arena-adjusted = senza fortuna
arena-luck = fortuna
arena-narrower = più stretto
arena-luck-closing = Senza fortuna l’intervallo è più stretto del { $narrower } di quello semplice sulle distribuzioni; è stato tolto il { $weight } della fortuna (docs/analysis.md).
arena-luck-wider = Senza fortuna l’intervallo è più largo del { $wider } di quello semplice sulle distribuzioni: le partite sono troppo poche per imparare quanta ne conta (docs/analysis.md).
arena-games = partite
arena-table = tavolo
arena-opponent = avversario
arena-title-seats = { $title }: { $bot } contro { $others }, ogni distribuzione giocata da ogni posto
arena-title-gauntlet = { $title }, { $seats } posti: { $bot } contro gli avversari fissi (edizione { $edition })
arena-more = { $early ->
    [yes] Fermato prima, dopo { $games } partite: { $bot }
   *[no] Dopo { $games } partite: { $bot }
} vince più del { $share } delle sue partite (margine { $margin }, rischio { $risk }, verosimiglianza { $ratio }).
arena-less = { $early ->
    [yes] Fermato prima, dopo { $games } partite: { $bot }
   *[no] Dopo { $games } partite: { $bot }
} vince meno del { $share } delle sue partite (margine { $margin }, rischio { $risk }, verosimiglianza { $ratio }).
arena-undecided = Non deciso dopo { $games } partite: se { $bot } vince il { $share } delle sue partite (margine { $margin }, rischio { $risk }, verosimiglianza { $ratio }).
plot-legend = Quota di vittorie con il suo intervallo al 95 %. Tratteggiata: la quota di bot uguali.

calibrate-title = { $title }, { $seats } posti: i livelli misurati in { $games } partite (Cortigiano sta a 1500)
calibrate-level = livello
calibrate-rating = punteggio
calibrate-written = Scritto in { $file }. La prossima compilazione lo conterrà.

tune-title = { $title }, { $seats } posti: si regola a partire da { $bot }
tune-kept = giro { $round }: { $name } { $from } → { $to } ha vinto il { $share } di { $games } partite: tenuto
tune-dropped = giro { $round }: { $name } { $from } → { $to } ha vinto il { $share } di { $games } partite
tune-proven = Alla fine: tutti i cambiamenti insieme hanno vinto il { $share } di { $games } partite contro la partenza: tenuti
tune-refuted = Alla fine: tutti i cambiamenti insieme hanno vinto solo il { $share } di { $games } partite contro la partenza, dunque erano fortuna: nulla cambia
tune-settled = Intorno non c'è nulla di meglio, dopo { $games } partite. { $bot } è scritto in { $file }. La prossima compilazione lo conterrà.
tune-spent = Le partite sono finite ({ $games }). Il migliore finora, { $bot }, è scritto in { $file }. La prossima compilazione lo conterrà.

strength-title = { $title }: { $section }
strength-alone = { $bot }, { $seats } posti
strength-against = { $bot } contro { $others }
strength-speed = velocità della ricerca
strength-greedy = ricerca contro greedy
strength-levels = ogni livello contro quello sotto
strength-doubling = il doppio delle simulazioni
strength-determinism = ogni volta la stessa mossa
strength-calibration = punteggi dei livelli
strength-met = raggiunto
strength-not-met = non raggiunto
strength-open = non giudicato
strength-written = Scritto: { $page }, dalle cifre in { $kept }.

arena-rating = { $bot } ha { $rating } ± { $uncertainty }, dove greedy sta a 1500 e dieci a uno sono 400 punti.
arena-closing = { $decisions } decisioni in { $seconds } s
arena-forfeits = { $bot } ha perso a tavolino { $count ->
    [one] una partita
   *[other] { $count } partite
}; la prima perché { $why }.

bench-title = { $title }, { $seats } posti: gioco a caso su un thread per { $seconds } s
bench-decisions = decisioni al secondo
bench-games = partite al secondo
bench-length = decisioni per partita
bench-moves = mosse lecite per decisione
bench-state = byte per stato
bench-clone = ns per copiare uno stato

bench-search-title = { $title }, { $seats } posti: simulazioni al secondo dall'apertura, su un thread, per { $seconds } s
bench-search-whole = giocate fino alla fine con mosse qualsiasi
bench-search-tuned = con i numeri regolati ({ $numbers })

check-title = { $title }: { $games } partite casuali, { $decisions } decisioni
check-seats = { $seats } posti
check-covered = { $games } partite, la più lunga di { $longest } decisioni (limite { $bound })
check-allowed = mosse lecite elencate e ammesse
check-refused = altre mosse provate e rifiutate
check-imagined = mondi immaginati da una vista
check-records = registrazioni rilette
check-deals = distribuzioni confrontate con quelle immaginate
check-coverage = Tutto ciò che si può incontrare, e quanto ne hanno incontrato queste partite:
check-met = { $met } su { $all }
check-rarest = { $times ->
    [one] ciascuno almeno una volta
   *[other] ciascuno almeno { $times } volte
}
check-never = mai { $names }
check-all-met = È accaduto tutto ciò che deve accadere.
check-not-met = { $count ->
    [one] Una cosa non è mai accaduta
   *[other] { $count } cose non sono mai accadute
}, eppure { $games } partite bastano per incontrare tutto: è un errore.
check-too-few = { $count ->
    [one] Una cosa non è mai accaduta
   *[other] { $count } cose non sono mai accadute
}. Meno di { $enough } partite possono non incontrare tutto; giocane di più per esserne sicuro.
check-closing = { $count ->
    [0] Nulla da segnalare: il gioco mantiene il suo contratto.
    [one] Trovata una violazione.
   *[other] Trovate { $count } violazioni.
}

load-title = { $games }: { $tables } tavoli, { $streams } flussi, { $seconds } s
load-moves = mosse
load-speed = mosse conservate al secondo
load-games = partite finite
load-ack = da mossa a conferma: metà, 90 %, 99 %, la più lunga
load-push = dalla conferma finché l'hanno tutti gli altri: metà, 90 %, 99 %, la più lunga
load-bytes = byte per invio: media, 99 %, il più grande
load-again = quadri richiesti di nuovo
load-said = messaggi detti / sentiti
load-lobby = persone in sala / che cosa hanno ricevuto
load-cpu-move = CPU del nodo per mossa
load-viewer = memoria del nodo per spettatore
load-client = CPU dei client
load-cpu = CPU del nodo
load-rss = memoria del nodo: prima dei flussi, con i flussi, alla fine
load-threads = thread e file aperti del nodo
load-errors = { $count ->
    [0] Nessun errore.
    [one] Un errore:
   *[other] { $count } errori:
}
load-by-tables = { $game }: quanto costa una mossa, secondo il numero dei tavoli
load-by-length = { $game }: quanto costa una mossa, secondo il punto della partita
load-tables = tavoli
load-decisions = decisioni
load-ack-half = metà entro
load-ack-most = 99 % entro
load-rss-now = memoria
load-bytes-mean = byte per invio

replay-title = { $title }, { $seats } posti, { $decisions } decisioni
analyse-title = { $title }, { $seats } posti, { $decisions } decisioni (budget { $budget })
analyse-player = giocatore
analyse-start = inizio
analyse-errors = propri errori
analyse-luck = fortuna
analyse-others = altri
analyse-hidden = nascosto
analyse-result = risultato
analyse-accuracy = precisione
analyse-legend = Probabilità di vittoria: inizio + propri errori + fortuna + altri + nascosto = risultato. Gli errori si giudicano da ciò che ogni posto sapeva.
analyse-turns = Dove la partita è cambiata
analyse-draws = Che cosa ha portato il caso
analyse-deal = la distribuzione iniziale
analyse-draw = { $luck } per { $seat }: { $draw }
analyse-errors-title = Che cosa si poteva fare di meglio
analyse-no-errors = Niente che meriti un segno.
analyse-cost = { $mark }: { $loss } di vittoria in meno ({ $played } invece di { $best }), { $less ->
    [more] anche se { $points } punti in più
   *[other] { $points } punti in meno
}. Meglio: { $better }
analyse-levels-title = { $title }, { $seats } posti: ogni livello contro sé stesso, { $games } { $games ->
    [one] partita
   *[other] partite
} (budget { $budget })
analyse-level = livello
analyse-choices = scelte
analyse-loss = perdita
analyse-interval = 95 %
analyse-points = punti
analyse-limits = Ora i segni cominciano da una perdita di { $inaccuracy } (imprecisione), { $mistake } (errore) e { $blunder } (errore grave).
analyse-limits-found = In queste partite comincerebbero da { $inaccuracy }, { $mistake } e { $blunder }: tanto di rado il livello più alto perde così tanto.
board-sound = { $file }: un tabellone valido per { $title }: «{ $name }», { $data }. Mettilo nella cartella «boards» della cartella dei dati per giocarci.
board-sound-printed = { $file }: un tabellone valido per { $title }: «{ $name }». I suoi fatti sono quelli del tabellone del programma; nella cartella «boards» della cartella dei dati cambia soltanto il disegno.
position-valid = { $file } è una posizione valida di { $title }.

serve-open = Palatine è aperto a { $address } (dati in { $data }). Si ferma con Ctrl-C.
serve-closed = Chiuso. Ogni tavolo è conservato.
fault-address = «{ $text }» non è un indirizzo su cui ascoltare, come 127.0.0.1.
fault-limits = «{ $text }» non è un fattore per --limits: deve stare fra { $least } e { $most }, oppure off.
fault-remarks = «{ $text }» non è né on né off per PALATINE_REMARKS.
fault-trust-proxy = «{ $text }» non è né un indirizzo né una rete per --trust-proxy, come 10.0.0.7 o 10.0.0.0/8.
fault-listen = Non si può ascoltare su { $address }: { $why }. È aperto un altro Palatine? Scegli un'altra porta con --port.
serve-without-net = La ricerca gioca senza.
serve-metrics = I dati per Prometheus sono a { $address }.
fault-metrics = «{ $text }» non è un indirizzo con una porta, come 127.0.0.1:9777.
fault-person = Nessuno si chiama «{ $text }»: serve l'identificativo pubblico mostrato da `palatine admin people`, o il nome di un account.
fault-table = Non c'è nessun tavolo «{ $text }».
fault-table-over = Il tavolo «{ $text }» è già finito.
fault-report = Non c'è nessuna segnalazione { $number } ancora aperta.
admin-account = account
admin-guest = ospite
admin-banned = esclusione dal { $day }: { $why }
admin-open = aperto
admin-runs = in corso
admin-former = chi giocava
admin-people = { $count ->
    [one] Una persona.
   *[other] { $count } persone.
}
admin-tables = { $count ->
    [one] Un tavolo.
   *[other] { $count } tavoli.
}
admin-ban = { $name } non può più entrare.
admin-unban = { $name } può entrare di nuovo.
admin-words = { $count ->
    [0] Ogni nome è ammesso.
    [one] Una parola è vietata nei nomi.
   *[other] { $count } parole sono vietate nei nomi.
}
admin-check = { $tables } tavoli con { $events } eventi: { $broken } guasti, { $shut } che le regole di oggi non possono continuare.
admin-closed = Il tavolo { $table } è chiuso.
admin-settled = La segnalazione { $number } è archiviata.
admin-report = { $number }  { $day }  su { $about }, allora «{ $text }», da { $by }
admin-reports = { $count ->
    [0] Nessuna segnalazione è aperta.
    [one] Una segnalazione è aperta.
   *[other] { $count } segnalazioni sono aperte.
}
fault-data = I dati non si possono aprire: { $why }.
fault-log = «{ $text }» non è un modo di annotare: scegli text, json o off.

## Il caso che si può verificare

verify-noted = Non è l'impegno che hai annotato: seme e preparazione danno { $now }, tu hai annotato { $noted }.

lessons-sound = { $title }: { $count ->
    [0] non ci sono lezioni.
    [one] c'è una lezione, e non ha nulla che non va.
   *[other] ci sono { $count } lezioni, e non hanno nulla che non va.
}
