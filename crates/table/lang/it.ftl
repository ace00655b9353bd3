# Tavoli e protocollo a righe, in italiano.

fault-game = Il gioco «{ $game }» non esiste. I giochi sono: { $known }.
fault-line-long = Questa riga è troppo lunga: se ne leggono al massimo { $most } byte.
fault-line-utf8 = Questa riga non è UTF-8: il byte { $byte } non c'entra.
fault-line-object = Una richiesta è un oggetto JSON, come {"{"}"do": "games"{"}"}.
fault-lang = La lingua { $lang } non è nota. Scegli "en" o "it".
fault-request = La richiesta «{ $request }» non esiste. Nel campo "do" può stare: { $known }.
fault-no-match = Nessuna partita è in corso. Manda prima {"{"}"do": "start", …{"}"}.
fault-no-seat = Non c'è un posto { $number }: questa partita ha { $seats } posti, contati da 1.
fault-told = “told” è il numero di un posto oppure "audience", non { $found }.
fault-no-seed = Il sistema non ha dato casualità: indica tu un seme.
fault-start = Una partita comincia da una sola fra “game” (con “seats”, “options”, “seed”), “record” (da solo) e “position” (con “seed”).
fault-undo = { $steps ->
    [one] Non si può annullare una decisione
   *[other] Non si possono annullare { $steps } decisioni
}: { $taken ->
    [0] non ne è stata presa nessuna.
    [one] ne è stata presa una.
   *[other] ne sono state prese { $taken }.
}
fault-decision = Questa mossa risponde alla decisione { $decision }, ma ora è dovuta la { $now }.

fault-board-read = Impossibile leggere { $file }: { $why }.
fault-board-file = { $file } non è un file.
fault-board-size = { $file } è troppo grande per un file di tabellone: può avere al più { $most } byte.
fault-roll-closed = { $name } arriva troppo tardi: ciò che la casa ha è già in uso. Va aggiunto prima che si chieda qualcosa.
fault-roll-taken = Esiste già qualcosa che si chiama { $name }.

## Il caso che si può verificare

verify-is = è quanto danno seme e preparazione
verify-uncommitted = La registrazione non nomina un impegno: confrontalo con quello che hai annotato.
verify-decisions = { $count ->
    [0] Nessuna decisione si è potuta ripetere.
    [one] Una decisione ripetuta secondo le regole.
   *[other] { $count } decisioni ripetute secondo le regole.
}
verify-draws = { $count ->
    [0] Non si è pescato nulla.
    [one] Una pesca ripetuta dal seme.
   *[other] { $count } pesche ripetute dal seme.
}
verify-unmarked = { $count ->
    [one] Una decisione non ha il segno della posizione che la segue: lì non si può confrontare che cosa fu pescato.
   *[other] { $count } decisioni non hanno il segno della posizione che le segue: lì non si può confrontare che cosa fu pescato.
}
verify-more = { $count ->
    [one] E un'altra come queste.
   *[other] E altre { $count } come queste.
}
verify-sound = Tutto segue dal seme.
verify-unsound = Non tutto segue dal seme.

## Lezioni (docs/lessons.md)

fault-lesson = { $file }: { $what }
fault-lesson-step = { $file }, passo { $step }: { $what }
fault-lesson-no-step = Non c'è un passo { $step }: questa lezione ne ha { $steps }.
fault-lesson-tells = Il passo { $step } non chiede nulla, quindi non vi si può giocare.
what-lesson-name = «{ $name }» non può essere il nome di una lezione. Usa lettere minuscole, cifre e trattini, con una lettera all'inizio e nessun numero dopo l'ultimo trattino.
what-lesson-twice = questa lezione è elencata due volte. Elencala una volta sola.
what-lesson-empty = non c'è nessun [[step]]. Scrivi il primo.
what-lesson-steps = { $steps ->
    [one] c'è un solo passo
   *[other] ci sono { $steps } passi
}. Una lezione ne ha da { $least } a { $most }: dividila, o uniscila a un'altra.
what-lesson-rule = la pagina delle regole non ha la regola «{ $rule }». Prendi l'id di una che c'è, o togli “rule”.
what-lesson-first = il primo passo non ha da dove proseguire. Dagli [step.setup] e [step.position].
what-lesson-half = [step.setup] e [step.position] vanno insieme. Scrivili entrambi, o nessuno dei due per proseguire da dove finisce il passo prima.
what-lesson-seed = “seed” dice che cosa si pesca a partire da una posizione, e qui non ce n'è. Toglilo, o spostalo nel passo con la posizione.
what-lesson-seat = chi impara ha il posto { $number }, ma questa posizione ha { $seats } posti. Cambia “seat” o la posizione.
what-lesson-tells = “show”, “within” e [[step.else]] appartengono a un passo che chiede qualcosa. Aggiungi [step.done], o toglili.
what-lesson-show = non viene mostrato nulla. Scrivi in “show” le mosse che risolvono il passo.
what-lesson-within = “within” concede { $within ->
    [one] una decisione
   *[other] { $within } decisioni
}, ma “show” ne richiede { $show }. Concedine di più, o mostrane di meno.
what-lesson-both = “answers” e “bot” si escludono. Togline uno.
what-lesson-bot = «{ $bot }» non può rispondere in una lezione. Prendi un livello come courtier, oppure greedy.
what-lesson-bot-failed = il bot { $bot } non risponde. Prendine un altro, o scrivi “answers”.
what-lesson-done = [step.done] contiene una sola voce fra “moves”, “position”, “points” e “source”.
what-lesson-else = il [[step.else]] numero { $number } contiene una sola voce fra “moves” e “refused”.
what-lesson-moves = “moves” è vuoto. Elenca almeno una mossa, come {"{"} card = "wall" {"}"}.
what-lesson-pick = «{ $name }» di una mossa non è né un testo né un numero. Scrivilo come nei campi delle mosse.
what-lesson-turn = qui decide { $turn }, non chi impara ({ $seat }). Fa' che “answers” o “bot” del passo prima portino a chi impara, o da' a questo passo una posizione.
what-lesson-ended = qui la partita è finita, quindi non si può chiedere nulla. Da' a questo passo una posizione, o fa' che racconti soltanto.
what-lesson-over = la partita è finita prima di «{ $move }» in “answers”. Toglila.
what-lesson-unreadable = «{ $move }» in “{ $field }” non è una mossa. { $why }
what-lesson-refused = «{ $move }» in “{ $field }” lì non è permessa (regola: { $rule }). Gioca un'altra mossa, o cambia la posizione.
what-lesson-source = non esiste la fonte «{ $source }». I punti vengono da { $known }.
what-lesson-already = [step.done] vale già prima di giocare. Chiedi di più.
what-lesson-early = [step.done] vale già dopo «{ $move }». Non mostrare altro, o chiedi di più.
what-lesson-caught = «{ $move }» in “show” non porta avanti: la risposta è { $message }. Cambia “show”, [step.done] o ciò a cui risponde l'else.
what-lesson-unsolved = “show” non porta a [step.done]: dopo «{ $move }» ancora non vale. Cambia l'uno o l'altro.
what-lesson-unreached = a nessun tentativo risponde il [[step.else]] numero { $number }. Cambia ciò a cui risponde, o toglilo.
what-lesson-text = in { $text } manca «{ $message }». Scrivilo.
what-lesson-text-twice = «{ $message }» compare due volte. Togline uno.
what-lesson-text-left = «{ $message }» non viene mai detto. Toglilo.
what-lesson-text-value = «{ $message }» non si può dire: non ha testo, o nomina qualcosa che non c'è. I testi delle lezioni non ricevono valori.
what-lesson-dark = «{ $id }» in “lights” non è disegnato per chi impara. Prendi l'id di qualcosa sul tavolo.
fault-puzzle-line = La riga { $line } non è un problema: { $why }
puzzle-source = Porta circa { $points } punti in più da { $source } rispetto a ciò che giocherebbe un Cortigiano.
puzzle-rival = Lascia al rivale più forte circa { $points } punti in meno rispetto a ciò che giocherebbe un Cortigiano.
fault-move-number = Non c’è la mossa { $number }: le mosse sono numerate da 0 a { $most }.
fault-not-asked = Può cercare solo chi deve decidere: questo è ciò che sa qualcun altro.
