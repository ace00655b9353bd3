# Il sito, in italiano.

skip = Vai al contenuto
close = Chiudi
nav-site = Sito
nav-rules = Regole
nav-data = Sui dati
nav-language = Lingua
nav-theme = Chiaro o scuro
nav-me = il tuo nome e le impostazioni
foot-unofficial = Palatine non è ufficiale ed è fatto da giocatori.
foot-rules = Le regole con parole nostre

## Livelli dei bot

level-novice = Novizio
level-novice-more = Non si accorge della maggior parte delle mosse.
level-apprentice = Apprendista
level-apprentice-more = Non si accorge di molte mosse.
level-courtier = Cortigiano
level-courtier-more = Vede che cosa fa subito una mossa.
level-minister = Ministro
level-minister-more = Pensa un po' più avanti.
level-emperor = Imperatore
level-emperor-more = Pensa molto più avanti.
level-random = gioca a caso
rating = punteggio di forza

## Il tavolo

log = Diario
log-table-round = Giro { $number }
since = Dal tuo ultimo turno
since-start = Prima del tuo primo turno
since-count = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}{ $seats ->
    [one] {""}
   *[other] , { $seats } giocatori
}
show = Fammi vedere
show-what = Che cosa è successo
show-seal = Intanto
show-before = Com'era dopo il tuo ultimo turno.
show-step = Mossa { $step } di { $steps }.
show-back = La mossa precedente
show-on = La mossa successiva
show-end = Al mio turno
keys-show = Fammi vedere che cosa è successo dal mio ultimo turno
keys-show-step = Mentre si rivede: la mossa precedente, la successiva
keys-show-end = Mentre si rivede: al mio turno
tabs = Che cosa mostrare
tab-hand = Mano
tab-open = In tavola
asked = Che cosa ti si chiede
record = Registrazione
bot = bot
thinking = pensa…
sitter-here = a questo schermo
sitter-open = posto libero
offline = Il server non risponde. La pagina riprende da sola appena può.
offline-kept = Il server non risponde. La tua mossa è conservata e parte appena il server torna.
why-rule = Leggi la regola

title-waiting = In attesa di giocatori
title-over = Partita finita
title-yours = Tocca a te
title-other = { $seat-is ->
    [you] Tocca a te
   *[other] Tocca a { $seat }
}

seal-yours = Tocca a te
seal-watching = Spettatore
seal-wait = Attendi
seal-pass = Passa il dispositivo
seal-over = Partita finita
seal-invited = Invito
invited = { $host } ti invita a una partita: { $game }.
invited-plain = Questo è un invito a una partita: { $game }.
invited-sits = Al tavolo: { $names }.
invited-free = { $count ->
    [one] C'è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
prompt-open = Ci sono posti liberi. Manda questo link a un amico:
prompt-curtain = Passa il dispositivo a { $seat }.
prompt-curtain-more = Le altre mani restano nascoste.
prompt-over = La partita è finita.
prompt-thinks = { $seat-is ->
    [you] Stai
   *[other] { $seat } sta
} pensando.
prompt-held = { $seat-is ->
    [you] Non hai
   *[other] { $seat } non ha
} ancora chiuso il turno.
prompt-held-own = Il tuo turno è fatto.
prompt-held-more = Chiudilo, oppure annulla qualcosa. Se altri aspettano, si chiude da solo dopo un minuto.
end-turn = Chiudi il turno
prompt-waits = { $seat-is ->
    [you] Tocca a te
   *[other] Tocca a { $seat }
}.
lift = Sono { $seat }: mostra la mia mano
invite = Link per il posto libero
copy = Copia il link
copied = Copiato
join = Prendi il posto
fill = Fai giocare i bot
cancel = Annulla la scelta
undo-step = Annulla il passo
undo-turn = Annulla il turno

advise = Consigliami
advice = Consigli
advice-thinking = Sto valutando le tue mosse…
advice-note = Probabilità, posto e punti sono medie di partite immaginate da qui in avanti. Premi una mossa per vederla sul tabellone.
advice-close = Metti via i consigli
advice-chance = { $number } % di vittoria
advice-place = posto { $number } su { $seats }
advice-score = { $number } punti
advice-gap = { $chance } % rispetto alla { $than ->
    [next] seconda
   *[best] migliore
}
advice-gap-points = { $chance } % e { $points } punti rispetto alla { $than ->
    [next] seconda
   *[best] migliore
}
advice-even = buona quanto la { $than ->
    [next] seconda
   *[best] migliore
}
advice-against = Contro: { $reason }
advice-play = Giocala
advice-said = { $count ->
    [0] Qui non c'è nulla da consigliare.
    [one] Una mossa consigliata: { $best }
   *[other] { $count } mosse consigliate. La migliore: { $best }
}

end = Fine della partita
end-winners = { $count ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
# Com'è andata a chi guarda
end-you-win = La vittoria è tua!
end-you-share = Condividi la vittoria con { $others }.
end-place = Arrivi al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
} posto.
end-place-shared = Condividi il { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} posto.
end-count = Il conto finale
end-again = Rivedi il conto
end-details = Il conto nei dettagli
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
no-unsent = La tua mossa non è stata giocata: nel frattempo il tavolo è andato avanti.
no-held = Il turno prima del tuo non è ancora chiuso.
no-table = Questo tavolo non esiste
no-table-text = Il link è forse incompleto o vecchio. I tavoli aperti sono elencati all'inizio.
no-page = Questa pagina non esiste
no-page-text = Forse nell'indirizzo c'è un errore di battitura.
no-store = Non è stato possibile salvare
no-store-text = Nulla è cambiato. Riprova fra un momento.
no-advice = I consigli sono solo per chi deve decidere, con la sua mano davanti.
# Chi chiede troppo: i secondi finché se ne può avere ancora.
limit-change = Troppi invii insieme. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-page = Troppe pagine richieste insieme. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-table = Troppi tavoli aperti. Il prossimo si può aprire fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-search = Troppi consigli richiesti. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-say = Troppi messaggi insieme. Puoi scrivere di nuovo fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-call = Troppe prove insieme. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-stream = Troppi tavoli seguiti insieme. Chiudine uno, o attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
too-large = È troppo grande per essere inviato.
too-slow = La richiesta ha impiegato troppo ad arrivare. Inviala di nuovo.
no-field = Il campo «{ $field }» manca o non si legge.
no-bot = Il bot «{ $bot }» non esiste.
no-me = Un posto deve essere tuo, e uno solo; le altre persone a questo schermo hanno posti propri.
no-gap = Il posto { $taken } è occupato ma il posto { $empty } è vuoto. I posti si riempiono dall'alto, così ciascuno ha il colore mostrato qui: lascia vuoti gli ultimi.
no-seats = A un tavolo servono da { $least } a { $most } giocatori; questo ne ha { $seats }.
no-record = La registrazione si apre a partita finita: contiene il segreto di ciò che resta da pescare.
no-moment = Questo tavolo non ha un momento simile.

## Inizio

home-tab = Palatine: giochi da tavolo di corti e imperi
home-title = Giochi da tavolo di corti e imperi, da giocare qui con persone o con bot.
home-lead = Libero e aperto. Non serve un account: scegli un nome, o gioca così come sei.
home-play = Gioca subito contro i bot
home-new = o prepara un tavolo a modo tuo
home-games = Giochi
home-players = giocatori
home-minutes = { $count } min
home-bots = Contro i bot
home-table = Nuovo tavolo
home-running = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
home-open = Tavoli aperti
home-open-more = prendi posto
home-open-none = In questo momento nessun tavolo aspetta giocatori.
home-open-new = Aprine uno tu
row-turn = tocca a { $name }
row-thinking = { $name } pensa
row-open = libero
row-join = Entra

weight-1 = Difficoltà: leggero
weight-2 = Difficoltà: medio-leggero
weight-3 = Difficoltà: medio
weight-4 = Difficoltà: medio-impegnativo
weight-5 = Difficoltà: impegnativo

## Un nuovo tavolo

new-title = Nuovo tavolo
new-who = Chi gioca
new-how = Come giocate
new-seat = Posto { $seat }, { $colour }: chi siede qui?
new-level = Livello del bot
new-ratings = I numeri sono la forza misurata in { $seats } giocatori, in molte partite di bot contro bot. Un Cortigiano ha 1500; di più è più forte.
new-ratings-none = In { $seats } giocatori i livelli non sono ancora stati misurati.
new-ratings-how = Come è stata misurata
new-note-open = Un tavolo con un posto libero comincia quando il posto è preso. Fino ad allora puoi darlo a un bot.
new-note-here = Se più persone usano questo schermo, fra un turno e l'altro un sipario nasconde le altre mani.
new-rules = Leggi prima le regole
new-open = Apri il tavolo
sit-me = Io
sit-me-more = Giochi come { $name }.
sit-bot = Bot
sit-open = Libero
sit-open-more = Avrai un link da mandare a un amico.
sit-here = Qui
sit-here-name = Nome di chi gioca a questo schermo
sit-none = Nessuno
sit-none-more = Questo posto non si usa.
option-board = Il tabellone
sentence-board = Il tabellone è ….
option-visible = Chi può trovare il tavolo
sentence-visible = Il tavolo ….
sentence-visible-listed = compare nella pagina iniziale
sentence-visible-link = si trova solo con il suo link

## Le regole

rules-title = Regole
rules-lead = Come si gioca, con parole nostre e con figure disegnate dallo stesso tabellone su cui giochi.
rules-of = Come si gioca: { $game }
rules-ours = Queste sono parole nostre. Dove il regolamento lascia qualcosa in sospeso, la nostra decisione è segnata. Da dove viene ogni numero:
rules-contents = Indice
rules-link = Link a «{ $rule }»
rules-see = Vedi anche:
rules-card = { $count ->
    [one] Una carta in ogni mazzo
   *[other] { $count } carte in ogni mazzo
}, valore { $value }
rules-apart = In una pagina a parte
rules-ruling = Decisione nostra

## Sui dati

data-title = Sui dati
data-lead = Un gioco poggia su piccoli fatti stampati: quante carte, quanti punti. Non vogliamo indovinarli in silenzio: ognuno porta un segno che dice come lo sappiamo. Se hai la scatola sottomano e trovi un errore, diccelo.
data-jump = In questa pagina
data-certain = { $count ->
    [0] Nessun fatto stampato si è potuto verificare su una fonte
    [one] Certo: un fatto stampato
   *[other] Certi: { $count } fatti stampati
}
data-inferred = { $count ->
    [0] Nulla si è dovuto dedurre
    [one] Dedotto: un fatto stampato
   *[other] Dedotti: { $count } fatti stampati
}
data-rebuilt = { $count ->
    [0] Nulla è ricostruito
    [one] Ricostruito: un fatto stampato
   *[other] Ricostruiti: { $count } fatti stampati
}
data-which = Riguardano: { $which }.
data-which-more = { $list } e { $count ->
    [one] un'altra cosa
   *[other] altre { $count } cose
}
data-all = Ogni valore con la sua fonte
data-mend = Come correggerli
data-mend-board = Chi possiede il gioco può leggere i valori dalla scatola, scriverli in un file di plancia e metterlo nella cartella «boards» di questa casa: allora si possono aprire tavoli con quella plancia, e le partite registrate la ricordano. Diccelo, e diventerà la plancia di tutti.
data-mend-file = I valori stanno nel file di dati del gioco, ciascuno con il suo segno e la sua fonte. Chi ha la scatola sottomano e trova un altro valore ce lo dica, con una parola su dove è stampato. Le partite registrate con il valore vecchio lo conservano.
data-rebuilt-chip = ricostruito
data-rebuilt-why = Alcune parti stampate di questo gioco sono ricostruite: vedi quali, e perché
data-fact = Fatto
data-value = Che cosa usiamo
data-source = Fonte
data-rulings = { $count ->
    [0] Il regolamento non ha lasciato nulla in sospeso
    [one] Una decisione nostra
   *[other] { $count } decisioni nostre
}
data-rulings-all = Tutte le decisioni
data-rulings-more = Dove il regolamento tace, o le fonti non concordano, qualcuno deve decidere.
mark-sourced = da una fonte
mark-sourced-more = Lo dice il regolamento, o un'altra fonte che indichiamo.
mark-inferred = dedotto
mark-inferred-more = Non lo dice nessuno, ma segue da ciò che è detto.
mark-reconstructed = ricostruito
mark-reconstructed-more = Una scelta nostra, perché non abbiamo trovato fonti.

data-levels = Quanto sono forti i bot
data-levels-lead = Gli stessi cinque livelli giocano a ogni gioco. La loro forza è misurata: per ogni gioco e numero di giocatori hanno giocato molte partite fra loro, in tutti i posti, e i risultati hanno dato a ciascuno un numero. Il Cortigiano sta ovunque a 1500, perciò i numeri di giochi diversi non si confrontano. Due bot con lo stesso numero se la cavano ugualmente bene; uno con 200 in più finisce davanti circa tre volte su quattro.
data-levels-seats = { $seats } giocatori
data-levels-none = Questi livelli non sono ancora stati misurati.
data-levels-more = Dopo ogni numero, di quanto può sbagliare (95 %).

## Quando qualcosa va storto

error-home = Alla pagina iniziale
error-gone = Controlla l'indirizzo, o riparti dalla pagina iniziale: lì trovi i tuoi tavoli.
error-wait = Non è andato perso nulla. Aspetta qualche secondo, poi ricarica la pagina.
error-server = L'errore è nostro, tu non c'entri. I tuoi tavoli sono al sicuro; riprova fra poco.
error-back = Torna indietro, correggi ciò che si chiede e invia di nuovo.
error-code = Errore { $status }

## Il menu di un tavolo, e le vie d'uscita

menu = Tavolo
menu-more = menu di questo tavolo
menu-title = Questo tavolo
menu-cond = Le mosse si possono annullare finché non si è visto nulla di nuovo.
menu-watch = Stai guardando questo tavolo.
menu-over = La partita è finita.
confirm = Conferma il turno
confirm-more = Finisce quando premo Chiudi il turno
pace = Ritmo dei bot
pace-once = subito
pace-calm = calmo
pace-step = un passo alla volta
pace-pause = Pausa
pace-next = Avanti
pace-newest = Mostra l’ultima
pace-mine = Al mio turno
keys = Tasti
keys-space = Spazio
keys-card = Premi una carta della tua mano, dalla prima alla nona
keys-arrows = Vai alla cosa illuminata più vicina in quella direzione
keys-tab = Con una carta scelta: al primo posto dove può andare
keys-enter = Premi ciò che è segnato, gioca, chiudi il turno
keys-undo = Annulla un passo
keys-advice = Consigliami
keys-chat = Scrivi in chat
keys-menu = Il menu di questo tavolo
keys-next = Mostra la prossima mossa dei bot
keys-escape = Lascia ciò che hai scelto; mostra l’ultima mossa
keys-list = Questo elenco
menu-hand = Lascia il posto a un bot
menu-hand-more = Puoi riprenderlo finché la partita dura.
menu-hand-do = Lascia
menu-level = Livello del bot
menu-resign = Abbandona la partita…
menu-resign-more = Non potrai tornare: al tuo posto continua un bot.
menu-resign-do = Abbandona
menu-stand-up = Libera il mio posto
menu-back = Riprendi il mio posto
menu-back-more = Il bot si ferma e decidi di nuovo tu.
menu-replace = { $seat } non gioca da più di un giorno
menu-replace-more = Può continuare un bot. Potrà tornare.
menu-replace-do = Fai giocare un bot
menu-close = Chiudi questo tavolo…
menu-close-more = La partita finisce qui e non conta per nessuno.
menu-close-do = Chiudi
sitter-away = assente, { $level }
prompt-closed = Questo tavolo è chiuso.
trouble = In questo momento la casa non riesce a scrivere le mosse. Riprova da sola; nulla va perso.
gone = Questo tavolo non c'è più.
row-stands = Non può continuare qui
no-over = La partita è finita: non si può più cambiare nulla.
no-absent = Un posto si può dare a un bot solo quando tocca a chi ci siede e non gioca da un giorno.
no-alone = A questo tavolo siedono altri: non si può chiudere.
no-more-tables = Hai già molti tavoli
no-more-tables-text = Finiscine o chiudine qualcuno prima di aprirne un altro.
shut-title = Questo tavolo è fermo
shut-more = È conservato com'era. Il suo verbale si può rigiocare con il programma con cui è stato giocato.
shut-count = { $count ->
    [one] È stata presa { $count } decisione.
   *[other] Sono state prese { $count } decisioni.
}

## Chi sono: impostazioni

nav-turns = tocca a te
nav-turns-more = tavoli che ti aspettano
nav-guest = ospite
foot-terms = Condizioni
foot-privacy = Privacy
me-title = { $name }: impostazioni
me-settings = Impostazioni
me-name = Nome
me-more = È ciò che gli altri vedono al tavolo. Al massimo { $most } caratteri.
me-save = Salva
me-saved = Salvato. Ai tuoi tavoli si legge già il nome nuovo.
me-keep = Conserva le mie partite
me-keep-due = non ancora fatto
me-keep-lead = Solo questo browser si ricorda di te. Se lo svuoti, il nome e le partite per te sono perduti. Scegli un modo per tornare; non si chiede un indirizzo e-mail.
me-keep-name = Nome dell'account
me-keep-after = L'altro modo si può aggiungere o cambiare più tardi. Va bene anche rinunciare a entrambi: si resta ospiti.
me-have = Ho un account: accedo.
me-by-password = Password
me-by-password-more = Per accedere ovunque con il tuo nome.
me-by-password-do = Conserva con una password
me-by-link = Link di recupero
me-by-link-more = Un link che apre il tuo account su qualsiasi dispositivo. Chi lo possiede è te: si vede una volta sola, quindi salvalo o stampalo.
me-by-link-do = Crea un link
me-password-new = Nuova password
me-password-old = Password attuale
me-password-more = Almeno 8 caratteri. Una breve frase si ricorda meglio di tanti segni.
me-password-elsewhere = Qui l'accesso resta; altrove dovrai accedere di nuovo.
me-password-save = Salva la password
me-password-saved = La password è salvata. Altrove gli accessi sono chiusi.
me-password-since = Impostata il { $day }.
me-password-none = Non c'è ancora.
me-change = Cambiala
me-set = Impostala
me-kept = Le tue partite sono conservate
me-kept-lead = { $name } può accedere ovunque.
me-kept-now = Fatto: il nome e le partite sono conservati.
me-link-once = Il tuo link di recupero: ora o mai più
me-link-once-more = Non sarà mostrato di nuovo, e nemmeno la casa lo conosce. Tienilo dove terresti una chiave.
me-link-since = Creato il { $day }. Uno nuovo rende inutile il vecchio.
me-link-none = Non c'è ancora.
me-link-new = Creane uno nuovo
me-where = I miei accessi
me-guest-here = Solo in questo browser
me-guest-here-more = Giochi come ospite. Se accedi a un tuo account, le partite di questo browser vengono con te.
me-data = I miei dati
me-download = Scarica tutto
me-download-more = Profilo, accessi, tavoli, messaggi e segnalazioni, in un solo file leggibile.
me-download-do = Scarica
me-delete = Elimina il mio account
me-delete-more = Il tuo nome sparisce subito e ovunque. Le partite in corso continuano con un bot al tuo posto; quelle finite restano, con «chi giocava». Non si può annullare.
me-delete-ask = Elimina…
me-delete-sure = Ho capito: nessuno potrà ripristinarlo.
me-delete-do = Elimina il mio account per sempre
me-forget = Dimenticami
me-forget-more = Il tuo nome sparisce subito e ovunque. Le partite in corso continuano con un bot al tuo posto; quelle finite restano, con «chi giocava». Non si può annullare.
me-forget-do = Dimenticami per sempre
session-device = { $browser } su { $system }
session-this = questo
session-since = Dal { $day }, { $how }.
session-by-keeping = dove è nato l'account
session-by-password = con la password
session-by-link = con il link di recupero
session-end = Chiudi l'accesso
session-ended = L'accesso è chiuso.
session-others = Ovunque tranne qui
session-others-more = Se hai perso un dispositivo, crea anche un nuovo link di recupero.
session-end-others = Chiudi tutti gli altri
session-here = Questo browser
session-here-more = Si dimentica di te; le partite restano nel tuo account.
browser-firefox = Firefox
browser-edge = Edge
browser-chrome = Chrome
browser-safari = Safari
browser-other = Un browser
system-windows = Windows
system-mac = Mac
system-linux = Linux
system-android = Android
system-ios = iPhone o iPad
system-other = un dispositivo
sign-in = Accedi
sign-out = Esci
sign-in-lead = Con il nome e la password del tuo account.
sign-in-along = Le partite di questo browser entrano nell'account.
sign-in-lost = Hai un link di recupero? Aprilo qui. Senza password e senza link nessuno può farti entrare, nemmeno chi gestisce la casa.
accounts-busy = In questo momento accedono in molti. Riprova fra poco.
limit-account = È stato cambiato spesso poco fa. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
limit-sign-in = Troppe password provate. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
recover-title = Link di recupero
recover-lead = Questo link apre l'account di { $name }.
recover-do = Accedi come { $name }
recover-else = Accedi con una password
banned = Puoi guardare, ma non partecipare
banned-text = Chi gestisce la casa ha chiuso il tuo accesso. Nelle impostazioni puoi ancora scaricare i tuoi dati ed eliminare l'account.
sitter-former = chi giocava
when-day = { $day } { $month } { $year }
when-now = Adesso.
when-minutes = { $count } minuti fa.
when-hours = { $count ->
    [one] Un'ora fa.
   *[other] { $count } ore fa.
}
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

## Segnalazioni

menu-report = Segnala un nome
menu-report-more = A chi gestisce la casa.
report-title = Segnala un nome o un messaggio
report-lead = Chi gestisce la casa legge e decide. La persona segnalata non viene avvisata.
report-whom = Di chi è il nome?
report-name = Riguarda
report-why = Che cosa non va?
report-do = Invia la segnalazione
report-back = Indietro
report-thanks = Grazie. Sarà letta.
report-short = Di' in poche parole che cosa non va: al massimo 500 caratteri.
no-report = Qui non c'è nulla da segnalare
no-report-text = Il tavolo o la persona che intendi non c'è, oppure lì non siede nessun altro.
## Orologi

clock = Tempo rimasto:
clock-units = g h min
clock-days = { $days } g
clock-days-hours = { $days } g { $hours } h
clock-hours = { $hours } h
clock-minutes = { $minutes } min
clock-minute = Ti resta un minuto.
clock-ten = Ti restano dieci secondi.
clock-over = Hai finito il tempo.
clock-hurry = Meno di 30 secondi
speed-live = { $minutes } min a testa e { $seconds } s a turno
speed-live-plain = { $minutes } min a testa
speed-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
agreed-speed = { $speed }.
agreed-rated = Vale per il punteggio.
agreed-delay = { $count ->
    [one] Chi guarda è una mossa indietro.
   *[other] Chi guarda è { $count } mosse indietro.
}
agreed-silent = Senza chat.
seal-time = Tempo finito
seal-paused = In pausa
prompt-paused = La partita è in pausa.
prompt-paused-more = Tutti gli orologi sono fermi finché qualcuno non riprende.
resume = Riprendi
prompt-out = { $seat } ha finito il tempo.
prompt-out-more = Se nessuno decide, dopo un minuto continua un bot.
prompt-out-own = Il tuo tempo è finito.
prompt-out-own-more = Gli altri possono concedertene ancora. Se nessuno lo fa, dopo un minuto continua un bot; potrai riprendere il posto.
prompt-over-own = Il tuo tempo è finito. Un bot gioca al tuo posto.
prompt-over-own-more = Puoi riprenderlo finché la partita è in corso.
take-back = Riprendi il posto
give = Concedi 5 minuti
give-day = Concedi un giorno
play-on = Continua un bot
pause-offer = Proponi una pausa
pause-offer-more = Gli orologi si fermano quando tutti sono d’accordo.
pause-offered = Hai proposto una pausa.
pause-asked = { $seat-is ->
    [you] Proponi
   *[other] { $seat } propone
} una pausa.
pause-agree = D’accordo
pause-refuse = No
pause-withdraw = Ritira
no-time = Il tempo è finito: non si gioca finché gli altri non hanno deciso.
no-paused = La partita è in pausa: prima bisogna riprendere.

## Che cosa si stabilisce oltre al gioco

sentence-speed = Il tempo …
sentence-speed-none = non si conta.
sentence-speed-live = si conta: si gioca in una seduta.
sentence-speed-days = si conta a giorni: ognuno gioca quando può.
option-speed = Come si conta il tempo
sentence-minutes = Ognuno ha … per tutta la partita,
option-minutes = Minuti per la partita
minutes-value = { $count } minuti
sentence-seconds = e … di ogni turno sono liberi.
option-seconds = Secondi liberi di ogni turno
seconds-value = { $count } secondi
sentence-days = Ognuno ha … per ogni turno.
option-days = Giorni per un turno
days-value = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
sentence-delay = Chi guarda vede la partita ….
sentence-delay-0 = mentre si gioca
sentence-delay-1 = una mossa dopo
sentence-delay-5 = cinque mosse dopo
option-delay = Con quanto ritardo vede chi guarda
sentence-chat = Al tavolo ….
sentence-chat-on = c’è la chat
sentence-chat-off = non c’è chat
option-chat = Chat
sentence-rated = Il risultato … per il punteggio.
sentence-rated-no = non vale
sentence-rated-yes = vale
option-rated = Vale per il punteggio
new-name = Nome del tavolo
new-name-more = se vuoi
no-title = Il nome di un tavolo ha al massimo 40 caratteri.
no-rated = Solo chi conserva le proprie partite può aprire un tavolo che vale per il punteggio.
no-rated-here = A un tavolo che vale per il punteggio ognuno gioca al proprio schermo.
no-rated-join = Questo tavolo vale per il punteggio: è per chi conserva le proprie partite.
new-rated-guest = I tavoli che valgono per il punteggio sono per chi conserva le proprie partite.
row-keep = Conserva le mie partite

## La sala

lobby-tab = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
} · Palatine
lobby-title = { $count ->
    [0] Nessun tavolo ti aspetta, { $name }.
    [1] Un tavolo ti aspetta, { $name }.
    [2] Due tavoli ti aspettano, { $name }.
    [3] Tre tavoli ti aspettano, { $name }.
    [4] Quattro tavoli ti aspettano, { $name }.
   *[other] { $count } tavoli ti aspettano, { $name }.
}
lobby-turns = Tocca a te
lobby-running = In corso
lobby-finished = Finite
lobby-finished-all = Tutte le partite finite
lobby-finished-none = Non hai ancora finito una partita.
lobby-play = Gioca
lobby-show = Mostra
lobby-all = Tutti
lobby-live = Dal vivo
lobby-days = A giorni
lobby-joining = Entro…
lobby-new-one = Un nuovo tavolo
lobby-new-more = # nuovi tavoli
lobby-lost = Il server non risponde. La pagina riprende da sola appena può.
home-open-new-more = : compare subito qui, e i bot possono occupare i posti rimasti liberi.
path-learn = Impara
path-learn-more = Come si gioca, con figure
path-bots = Gioca con i bot
path-bots-more = dal Novizio all’Imperatore
path-people = Incontra persone
path-people-more = dal vivo, o una mossa al giorno
row-taken = { $taken } di { $seats }
row-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
row-place = { $place }º
row-of = di { $seats }
age-now = adesso
age-minutes = { $count } min
age-hours = { $count } h
age-days = { $count ->
    [one] ieri
   *[other] { $count } giorni
}
sit-down = Siediti subito
sit-down-more = basta un tocco
sit-people = con persone
sit-at-once = subito
sit-bots = Bot
sit-looking = in cerca
sit-count = { $count ->
    [0] nessuno
    [one] 1 in attesa
   *[other] { $count } in attesa
}
sit-seats = Giocatori:
sit-fill = Completano i bot:
sit-fill-after = { $count ->
    [0] mai
    [one] dopo un minuto
   *[other] dopo { $count } minuti
}
sit-waits = Cerchiamo giocatori per { $game }.
sit-waits-bots = A { $time } completano i bot.
sit-waits-people = Si comincia quando tutti i posti sono occupati.
sit-stop = Ferma
qr-alt = Codice QR del link a questo tavolo
qr-more = Inquadra il codice con un telefono.
invite-free = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
invite-begins = Si comincia appena sono tutti occupati.

## Guardare, e chi c'è

watching = Stai guardando.
watching-hands = Le mani sono coperte.
watching-late = Vedi il tavolo con { $count ->
    [one] una decisione
   *[other] { $count } decisioni
} di ritardo.
seen-from = Visto da
watchers = a guardare
present-here = presente
present-away = via
present-away-min = via da { $number } min
present-away-h = via da { $number } h
present-away-d = via da { $number } g
present-gone = assente
present-gone-min = assente da { $number } min
present-gone-h = assente da { $number } h
present-gone-d = assente da { $number } g
present-told-here = { $name } è di nuovo qui.
present-told-away = { $name } è via.
present-told-gone = { $name } è assente.

## Chat

chat = Chat
chat-watchers = Chat di chi guarda
chat-said = Messaggi
chat-nothing = Nessun messaggio per ora.
chat-phrases = Frasi pronte
chat-write = Scrivi un messaggio
chat-send = Invia
chat-hide = Nascondi la chat
chat-hint-players = Fino alla fine della partita legge solo chi gioca. Le frasi pronte arrivano a ciascuno nella sua lingua.
chat-hint-watchers = Fino alla fine della partita legge solo chi guarda.
chat-hint-over = Ora leggono tutti, chi gioca e chi guarda.
chat-report = Segnala
chat-mute = Silenzia { $name }
chat-unmute = Ascolta di nuovo { $name }
chat-muted = silenziato
chat-more = Che fare di questo messaggio di { $name }
chat-watches = guarda
chat-nobody = ex giocatore
phrase-hello = Ciao!
phrase-luck = Buona fortuna
phrase-played = Ben giocato
phrase-moment = Un momento
phrase-slow = Scusate l'attesa
phrase-thanks = Grazie
phrase-game = Bella partita
no-chat = A questo tavolo non c'è chat.
no-room = Non puoi scrivere in quella stanza: chi gioca e chi guarda parlano separati.
no-message = Un messaggio ha da 1 a 300 caratteri.
no-cookie = Il tuo browser deve conservare il nostro cookie: è così che la casa ti riconosce.
no-choice = Qui non c'è questa scelta.

## Segnali di turno

signals = Notifiche
signals-menu = Suono, notifiche e un tuo indirizzo
signals-lead = Come sai che tocca a te. Il titolo e l'icona della scheda lo dicono sempre.
signals-notify = Questo browser mi avvisa
signals-notify-more = Quando tocca a me e il tavolo è aperto in una scheda che non guardo.
signals-works = Funziona?
signals-works-more = La prova mostra una vera notifica.
signals-try = Provane una
signal-here = Tocca a te.
notify-title = Tocca a te
notify-body = Questa è solo una prova.
notify-shown = Mostrata un momento fa. Se non hai visto nulla, chiedi al tuo sistema di permettere Palatine.
notify-blocked = Bloccata. Per permetterla premi il simbolo davanti all'indirizzo di questa pagina, poi Notifiche, poi Consenti.
notify-unsupported = Questo browser non sa mostrare notifiche da una pagina.
sound = Suono
sound-turn = Suono quando tocca a me
sound-more = Due note quando tocca a me.
sound-try = Ascolta
sound-unsupported = Questo browser non sa suonare.
hook = Chiama un mio indirizzo (webhook)
hook-more = Per bot e altri programmi: quando tocca a te e non guardi, la casa manda lì una richiesta firmata, con l'indirizzo del tavolo e nulla di nascosto.
hook-keep = Conserva
hook-drop = Togli
hook-secret = Le chiamate sono firmate con:
hook-answered = L'ultima chiamata ha avuto risposta.
hook-failed = L'ultima chiamata è fallita.
hook-no-address = Non è un indirizzo che la casa può chiamare: comincia con https:// o http:// e non contiene password.
hook-no-host = Non esiste nessun host con quel nome.
hook-private = Quell'indirizzo è in una rete privata o su questa macchina; la casa chiama solo ciò che tutti possono raggiungere.
hook-silent = Lì non risponde nessuno.
hook-refused = Chi risponde lì non dice che è andata bene (stato da 200 a 299).

## Giocatori

nav-players = Giocatori
no-player = Qui non c’è nessuno da vedere
no-player-text = Chi gioca come ospite, o non vuole comparire, non ha una pagina. Forse l’indirizzo è sbagliato.
when-month-day = { $day } { $month }
when-month = { $month } { $year }
player-since = su Palatine da { $month }
player-counted = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won ->
    [one] una vinta
   *[other] { $won } vinte
}
player-favourite = gioca soprattutto a { $game }
player-unlisted = Questa pagina la vedi solo tu.
player-none = Nessuna partita è ancora finita.
player-by-game = Risultati per gioco
player-unrated = ancora senza punteggio
player-games = { $count ->
    [0] nessuna partita
    [one] una partita
   *[other] { $count } partite
}
player-never = mai giocato
player-unsure = ancora incerto
player-shares = { $first }% al primo posto, { $second }% al secondo
player-no-rating = Ancora nessuna partita valida: il punteggio comincia con la prima.
player-now = Ora { $rating } ± { $deviation }, il massimo { $best } il { $day }.
player-plot = Punteggio di forza di { $name } a { $game } nel tempo. { $now }
player-band = La fascia è l’incertezza: due volte su tre la forza vera vi è compresa.
player-fixed = I livelli dei bot non si muovono: la loro forza è stata misurata, e tutti si confrontano con gli stessi riferimenti.
player-levels = Livelli dei bot per numero di giocatori
player-by-seats = Per numero di giocatori
player-seats = Giocatori
player-history = Partite
player-filter = Quali partite
player-show = Mostra
player-filter-game = Gioco
player-all-games = tutti i giochi
player-any-seats = in quanti si vuole
player-seats-value = in { $count }
player-rated-any = valide o no
player-rated-yes = valide per il punteggio
player-rated-no = non valide
player-rated-none = non valida
player-filter-won = Risultato
player-won-any = qualsiasi risultato
player-won-yes = vinte
player-go = Mostra
player-none-such = Nessuna partita così.
player-newer = Partite più recenti
player-older = Partite più vecchie, altre { $count }
player-left = uscita prima della fine
player-somebody = qualcuno
player-against = Contro gli altri
player-against-more = chi è finito davanti
player-against-none = Ancora nessuno che compaia qui.
player-opponent = Contro
player-ahead = davanti
player-behind = dietro
player-against-how = Ogni coppia a un tavolo conta una volta, in quanti che si giochi. I posti a pari merito contano metà a testa.
leaders = Classifica
leaders-tab = Giocatori · Palatine
leaders-lead = Chi gioca partite valide, in ordine di forza, con i bot in mezzo.
leaders-lately = chi ha giocato una partita valida negli ultimi 60 giorni
leaders-game = Gioco
leaders-rank = Posto
leaders-player = Nome
leaders-games = Partite
leaders-last = Ultima partita
leaders-fixed = fisso
leaders-unranked = senza posto
leaders-none = Di recente nessuno ha giocato partite valide. Conserva le tue partite, apri un tavolo che vale per il punteggio, e il primo nome sarà il tuo.
leaders-legend = Il punto è il punteggio, la linea la sua incertezza; le righe verticali sottili sono i bot. Chi è ancora incerto (± 80 o più, o meno di { $games } partite valide) sta all’altezza giusta ma senza posto.
me-page = I miei risultati
me-results = La mia pagina
me-results-more = Risultati, punteggio e tutte le partite che hai finito.
me-results-do = Apri la mia pagina
me-listed = La vedono tutti
me-listed-more = Il tuo nome porta alla tua pagina, e compari in classifica dopo la prima partita valida.
me-unlist = Solo per me
me-unlisted = La vedi solo tu
me-unlisted-more = Non compari in nessun elenco, né sulla pagina di altri.
me-list = Voglio comparire
me-guest-page = Chi gioca come ospite non compare in nessun elenco. Chi conserva le proprie partite sì, e può rinunciarvi qui.

# ---- la pagina di una partita
review-game = Riguarda la partita
since-review = Riguarda la partita
review-all = Tutto scoperto
review-audience = Ciò che era scoperto
review-decisions = { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
review-unfinished = Non giocata fino in fondo
review-running = La partita finora
review-brought = Da una registrazione portata da qualcuno.
review-table = Al tavolo
review-held = Che cosa hanno in mano tutti
review-held-none = non ha nulla in mano
review-way = Il cammino della partita
review-steps = Passi
review-first = All'inizio
review-turn-back = Un turno indietro
review-back = Una decisione indietro
review-play = Riproduci
review-on = Una decisione avanti
review-turn-on = Un turno avanti
review-last = Alla fine
review-as = Come lo vedeva
review-slider = Decisione
review-go = Vai
review-speed = Velocità
review-unit = A passi di
review-by-decision = per decisione
review-by-turn = per turno
review-link = Link a questo momento
review-copied = Il link a questo momento è copiato.
review-uncopied = L'indirizzo di questa pagina è il link a questo momento.
review-which = Decisione { $number } di { $count }, turno { $turns }
review-branch = Riparti da qui
review-branch-more = Un nuovo tavolo continua da qui, contro i bot. Parte da ciò che il posto sapeva: quello che non poteva sapere viene distribuito di nuovo. Non conta per nessuna classifica.
review-branch-seat = Giochi per
review-branch-level = I bot
review-branch-go = Continua a giocare
review-points = Punti per origine
review-points-more = Ogni disco è un guadagno con il suo valore, alla decisione che l'ha portato.
review-points-now = Fino a questo momento
review-lane = { $name }: { $total } punti.
review-gain = Decisione { $decision }: { $points }, { $sources }.
review-axis = Turno
review-keys-step = Una decisione indietro, una avanti
review-keys-turn = Un turno indietro, uno avanti; anche PgSu e PgGiù
review-keys-ends = All'inizio, alla fine
review-keys-play = Riproduce e ferma
review-keys-eyes = Con gli occhi di chi
review-keys-link = Copia il link a questo momento
review-keys-branch = Riparte da qui
no-eyes = Finché la partita è in corso la vedi solo con i tuoi occhi.
no-branch = Da lì non si può ripartire
no-branch-text = In quel momento non c'è nulla da decidere, o il modulo non era completo.
no-branch-yet = La partita non è ancora finita
no-branch-yet-text = Si può ripartire da una partita solo quando è finita.
no-analysis = Si riguardano solo le partite giocate fino alla fine
no-analysis-text = Finché una partita è in corso, o se è rimasta a metà, non c'è nulla da dire su fortuna ed errori.
no-analysis-yet = Nessuno ha ancora chiesto di riguardare questa partita.
no-more-analyses = Aspetti già cinque partite
no-more-analyses-text = La casa riguarda una partita alla volta. Quando una delle tue è pronta puoi chiederne un'altra.
analysis-failed = La casa non è riuscita a riguardare questa partita.
tab-hands = Mani
agreed-record = Da una registrazione portata da qualcuno.
agreed-branch = Ripartito da una partita finita, dopo la decisione { $decision }; non conta per nessuna classifica.
agreed-puzzle = Prosegue da un problema; non conta per nessuna classifica.
origin-puzzle = Il problema da cui viene
origin-branch = La partita da cui viene

# ---- portare una registrazione
import-title = Porta una registrazione
import-lead = Una partita salvata come registrazione si vede qui come ogni altra: decisione per decisione, con gli occhi di tutti. Resta tua e non conta per nessuno.
import-file = Il file della registrazione
import-largest = JSON, come lo salva «Registrazione»; al massimo { $size } KB.
import-text = Oppure incollala qui
import-do = Mostra la partita
import-brought = Partite che hai portato
import-unread = Non è stato possibile leggere il file inviato. Sceglilo di nuovo.
import-large = Il file è troppo grande: { $size } KB. Una registrazione ha al massimo { $most } KB.
import-not-text = Questo file non è testo, quindi non è una registrazione.
import-nothing = Scegli un file o incolla una registrazione.
import-many = Hai già portato { $most } partite; non c'è posto per altre.
import-player = Giocatore { $number }
