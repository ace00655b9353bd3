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
