## Che cosa racconta la cronaca dei giocatori

note-left = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} lasciato il tavolo; continua un bot.
note-resigned = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} abbandonato; continua un bot.
note-absent = { $seat-is ->
    [you] Mancavi
   *[other] { $seat } mancava
} da tempo; continua un bot.
note-back = { $seat-is ->
    [you] Sei
   *[other] { $seat } è
} di nuovo al tavolo.
note-over-resigned = Non resta nessuno: il tavolo è chiuso.
note-over-closed = Chi ospita ha chiuso il tavolo.
note-over-forsaken = Per trenta giorni non è venuto nessuno: il tavolo è chiuso.

## Tavoli che non possono continuare

table-rules = Questo tavolo è stato aperto con la versione { $then } delle nostre regole; questa casa gioca con la versione { $now }.
table-data = Questo tavolo è stato aperto con altri dati stampati rispetto a quelli di questa casa.
table-position = La posizione da cui è partito questo tavolo non si può più leggere.
table-replay = La decisione { $decision } di questo tavolo non corrisponde più alle nostre regole.

## Chiamate a chi è di turno

signal-turn = Tocca a te: { $game }.
signal-try = Questa è solo una prova. Una vera chiamata dice: Tocca a te: { $game }.
