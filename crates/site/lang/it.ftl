# Il sito, in italiano.

skip = Vai al contenuto
close = Chiudi
guest = Ospite
nav-site = Sito
nav-rules = Regole
nav-data = Sui dati
nav-language = Lingua
nav-theme = Chiaro o scuro
nav-me = il tuo nome e le impostazioni
foot-unofficial = Palatine non è ufficiale ed è fatto da giocatori.
foot-rules = Le regole con parole nostre

## Livelli dei bot

level-random = Novizio
level-greedy = Cortigiano

## Il tavolo

board = Tabellone
players = Giocatori
log = Diario
tabs = Che cosa mostrare
tab-hand = Mano
asked = Che cosa ti si chiede
record = Registrazione
bot = bot
thinking = pensa…
to-act = di turno
sitter-you = tu
sitter-here = a questo schermo
sitter-open = posto libero
offline = Il server non risponde. La pagina riprende da sola appena può.
why-rule = Leggi la regola

title-waiting = In attesa di giocatori
title-over = Partita finita
title-yours = Tocca a te
title-other = Tocca a { $seat }

seal-yours = Tocca a te
seal-wait = Attendi
seal-pass = Passa il dispositivo
seal-over = Partita finita
prompt-open = Ci sono posti liberi. Manda questo link a un amico:
prompt-curtain = Passa il dispositivo a { $seat }.
prompt-curtain-more = Le altre mani restano nascoste.
prompt-over = La partita è finita.
prompt-thinks = { $seat } sta pensando.
prompt-waits = Tocca a { $seat }.
lift = Sono { $seat }: mostra la mia mano
invite = Link per il posto libero
copy = Copia il link
copied = Copiato
join = Prendi il posto
fill = Fai giocare i bot
cancel = Annulla la scelta
undo-step = Annulla il passo
undo-turn = Annulla il turno

end = Fine della partita
end-winners = { $count ->
    [one] Vince { $winners }
   *[other] Vittoria condivisa: { $winners }
}
end-source = Provenienza
end-total = Totale
end-chart = I punti di ogni giocatore nel corso della partita
rematch = Gioca ancora
home = Inizio

rematch-there = Alla prossima partita

## I bot hanno nomi, secondo il posto

bot-name-1 = Bao
bot-name-2 = Wen
bot-name-3 = Ines
bot-name-4 = Duke
bot-name-5 = Anwen
bot-name-6 = Rui

## Quando qualcosa non si fa

no-not-yours = Questo posto non è tuo.
no-not-started = La partita non è cominciata: ci sono ancora posti liberi.
no-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo: la pagina mostra che cosa si decide ora.
no-table = Questo tavolo non esiste
no-table-text = Il link è forse incompleto o vecchio. I tavoli aperti sono elencati all'inizio.
no-page = Questa pagina non esiste
no-page-text = Forse nell'indirizzo c'è un errore di battitura.
no-store = Non è stato possibile salvare
no-store-text = Nulla è cambiato. Riprova fra un momento.
no-rate = Troppe richieste. Attendi un momento.
no-field = Il campo «{ $field }» manca o non si legge.
no-bot = Il bot «{ $bot }» non esiste.
no-me = Un posto deve essere tuo, e uno solo; le altre persone a questo schermo hanno posti propri.
no-seats = A un tavolo servono da { $least } a { $most } giocatori; questo ne ha { $seats }.
no-name = Un nome ha da 1 a 24 caratteri.
no-record = La registrazione si apre a partita finita: contiene il segreto di ciò che resta da pescare.
