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
help-command-arena = Fa giocare i bot fra loro, alla pari, e li misura
help-command-bench = Misura la velocità delle regole: gioco a caso su un solo thread
help-command-check = Prova su partite casuali che un gioco mantiene il suo contratto
help-command-replay = Racconta una partita registrata, decisione per decisione
help-command-position = Controlla o mostra una posizione da un file
help-command-position-check = Dice ogni motivo per cui una posizione non è valida
help-command-position-show = Mostra una posizione in caratteri
help-command-board = Controlla un file di tabellone, o stampa quello del programma
help-command-board-check = Dice tutto ciò che non va in un file di tabellone
help-command-board-print = Stampa il file di tabellone di un gioco, da copiare e correggere
help-command-protocol = Parla con un altro programma in righe di JSON (docs/protocol.md)
help-game = Il gioco, per esempio great-wall
help-file = Il file; - è lo standard input
help-bots = Un bot per posto: random, greedy, oppure cmd: e un comando, come in greedy,"cmd:./mio_bot"
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
fault-file-large = { $file } supera { $why }: non è un nostro file.
fault-file-utf8 = { $file } non è un file di testo: il byte { $why } non è UTF-8.

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

replay-title = { $title }, { $seats } posti, { $decisions } decisioni
board-sound = { $file }: un tabellone valido per { $title }: «{ $name }», { $data }. Mettilo nella cartella «boards» della cartella dei dati per giocarci.
board-sound-printed = { $file }: un tabellone valido per { $title }: «{ $name }». I suoi fatti sono quelli del tabellone del programma; nella cartella «boards» della cartella dei dati cambia soltanto il disegno.
position-valid = { $file } è una posizione valida di { $title }.

serve-open = Palatine è aperto a { $address } (dati in { $data }). Si ferma con Ctrl-C.
serve-closed = Chiuso. Ogni tavolo è conservato.
fault-address = «{ $text }» non è un indirizzo su cui ascoltare, come 127.0.0.1.
fault-listen = Non si può ascoltare su { $address }: { $why }. È aperto un altro Palatine? Scegli un'altra porta con --port.
fault-data = I dati non si possono aprire: { $why }.
fault-log = «{ $text }» non è un modo di annotare: scegli text, json o off.
