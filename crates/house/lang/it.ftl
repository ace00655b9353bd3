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

## Nomi e account

no-name = Un nome ha da 1 a 24 caratteri.
name-signs = Un nome ha solo caratteri che si vedono, e nessuno che rovesci gli altri.
name-word = Questo nome contiene una parola che qui non è ammessa.
name-taken = Qualcuno ha già questo nome, o uno che gli somiglia.
name-given = { $name } è un nome che la casa dà agli ospiti, e lo hanno in molti: scegline uno tuo.
account-nobody = È già conservato. Riapri le impostazioni.
password-short = Una password ha almeno { $least } caratteri.
password-long = Una password ha al massimo { $most } caratteri.
password-wrong = Non è la tua password. Non è cambiato nulla.
sign-in-wrong = Nessuno qui ha questo nome con questa password.
sign-in-banned = Questo account è stato chiuso da chi gestisce la casa.
recover-wrong = Questo link non apre nulla: ne esiste uno più recente, oppure non è intero.

## Che cosa trova un controllo

inspect-unreadable = il suo diario non si legge
inspect-gap = nel suo diario mancano eventi
inspect-seats = il diario fa sedere persone diverse da quelle dell'elenco
inspect-standing = il diario porta a una situazione diversa da quella dell'elenco

## Orologi

note-out-of-time = { $seat-is ->
    [you] Hai finito il tempo.
   *[other] { $seat } ha finito il tempo.
}
note-time-given = { $seat-is ->
    [you] Ricevi altro tempo.
   *[other] { $seat } riceve altro tempo.
}
note-time-over = { $seat-is ->
    [you] Il tuo tempo è finito: un bot gioca al tuo posto.
   *[other] Il tempo di { $seat } è finito: continua un bot.
}
note-pause-wanted = { $seat-is ->
    [you] Vuoi
   *[other] { $seat } vuole
} una pausa.
note-pause-refused = { $seat-is ->
    [you] Non vuoi
   *[other] { $seat } non vuole
} una pausa.
note-paused = La partita è in pausa.
note-resumed = { $seat-is ->
    [you] Riprendi
   *[other] { $seat } riprende
} la partita dopo la pausa.

## Chiamate a chi è di turno

signal-turn = Tocca a te: { $game }.
signal-try = Questa è solo una prova. Una vera chiamata dice: Tocca a te: { $game }.

# ---- records
record-empty = In questa registrazione non c'è nessuna decisione: non c'è nulla da guardare.
branch-over = In quel momento non c'è più nulla da decidere.
