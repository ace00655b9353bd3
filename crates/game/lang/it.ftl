# Ciò che dice tutta la casa, qualunque sia il gioco.

seat-1 = Posto 1
seat-2 = Posto 2
seat-3 = Posto 3
seat-4 = Posto 4
seat-5 = Posto 5
seat-6 = Posto 6

# In un elenco di giocatori.
you = tu

## Regole di ogni gioco

game-over = La partita è finita
    .refusal = La partita è finita: non si possono più fare mosse.
not-your-turn = Ciascuno al suo turno
    .refusal = Non è il { $seat-is ->
        [you] tuo turno
       *[other] turno di { $seat }
    }: ora { $turn-is ->
        [you] decidi tu
       *[other] decide { $turn }
    }.
undo-over = Annullare
    .refusal = La partita è finita: non si può più annullare nulla.
undo-nothing = Annullare
    .refusal = Non c'è nulla da annullare: nessuna decisione è stata ancora presa.
undo-other = Annullare
    .refusal = { $seat-is ->
        [you] Non puoi
       *[other] { $seat } non può
    } annullare: l'ultima decisione { $other-is ->
        [you] è tua
       *[other] è di { $other }
    }.
undo-drawn = Annullare
    .refusal = { $seat-is ->
        [you] Non puoi
       *[other] { $seat } non può
    } annullare: qualcosa è stato pescato o rivelato.

## Preparazione

fault-seats = { $game } si gioca da { $least } a { $most } giocatori, non in { $seats }.
fault-option = L'opzione «{ $option }» non esiste. Le opzioni sono: { $known }.
fault-option-value = L'opzione «{ $option }» non può valere «{ $value }». Può valere: { $known }.
fault-board-none = { $game } non ha file di tabellone fra cui scegliere.
fault-board-unknown = Il tabellone { $board } non c'è. Metti il suo file nella cartella «boards» della cartella dei dati, oppure indicalo con --board.
fault-rules = La versione { $then } delle regole di { $game } qui non si può giocare: quella di oggi è la { $now }.
fault-first = Il primo giocatore dovrebbe sedere al posto { $first }, ma i posti sono solo { $seats }.
fault-seed = «{ $text }» non è un seme. Un seme è un numero intero oppure 64 cifre esadecimali.

## File

fault-json = Questo non è JSON valido: { $what }, riga { $line }, colonna { $column }.
fault-json-field = Il campo «{ $field }» è sbagliato: { $what }, riga { $line }, colonna { $column }.
fault-json-end = C'è qualcosa dopo la fine del valore JSON, riga { $line }, colonna { $column }.
fault-toml = Questo non è né JSON né TOML valido: c'è qualcosa fuori posto, riga { $line }.
fault-field = Il campo «{ $field }» è sbagliato: { $what }.
fault-value = Qui c'è qualcosa di sbagliato: { $what }.
fault-expected = Il campo «{ $field }» dovrebbe essere «{ $expected }», ma è «{ $found }».

## Che cosa c'è di sbagliato

what-missing = manca «{ $name }»
what-unknown = «{ $name }» qui non ha significato
what-twice = «{ $name }» compare due volte
what-none-of = «{ $found }» non è fra { $known }
what-no-name = «{ $found }» qui non ha significato
what-kind = c'è { $found } invece di { $wanted }
what-value = c'è «{ $found }» invece di { $wanted }
what-length = ha troppe voci, o troppo poche
what-seat = non c'è un posto { $number }: i posti si contano da 1
what-card = non c'è una carta { $number }
what-seed = un seme è un numero intero o 64 cifre esadecimali, scritto come testo
what-breaks-off = si interrompe
what-deep = è annidato troppo in profondità
what-number = un numero che non si legge
what-text = un testo che non si legge
what-syntax = c'è qualcosa fuori posto
what-other = non si riesce a leggere

kind-text = un testo
kind-whole = un numero intero
kind-integer = un numero intero
kind-number = un numero
kind-truth = un vero o falso
kind-nothing = nulla
kind-object = un oggetto
kind-list = un elenco

record-players = La registrazione nomina { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}, ma la partita ha { $seats } posti.
record-notation = Decisione { $decision }: «{ $move }» non si legge come mossa, dalla colonna { $column } in poi.
record-refused = Decisione { $decision }: { $seat } qui non può giocare «{ $move }» (regola { $rule }). La registrazione è stata modificata, o non fu fatta con queste regole.
record-check = Decisione { $decision }: dopo «{ $move }» la posizione non è quella registrata ({ $now } invece di { $recorded }). La registrazione è stata modificata qui o appena prima.
record-result = La partita finisce con { $now }, ma la registrazione dice { $recorded }.
verify-commitment = L'impegno non corrisponde al seme e alla preparazione: danno { $now }, ma la registrazione dice { $recorded }.

## Notazione

notation-end = «{ $text }»: alla colonna { $column } non era atteso altro, ma segue «{ $rest }».
