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
