# Il caso che si può verificare, e una mano a molti tavoli, in italiano.

menu-chance = Il caso, sigillato
menu-chance-over = Il caso: il seme è aperto
seal-page = Verifica il caso
seal-title = Verifica il caso
seal-lead = Tutto il caso di una partita viene da un solo numero segreto, il seme. Prima della prima mossa la casa mostra un impegno su di esso; alla fine il seme stesso. Così tutti possono verificare che nulla fu scelto dopo.
seal-commitment = Impegno
seal-commitment-more = SHA-256 di un testo con il gioco, le sue regole, la preparazione e il seme. Fu fissato all'apertura del tavolo. Nessuno può trovare il seme per tentativi: ha 256 bit casuali.
seal-running = Il seme si dice a partita finita.
seal-remembered = Questo browser ricorda l'impegno dalla prima volta che hai visto il tavolo, e alla fine lo confronta.
seal-seed = Seme
seal-promise = Il testo
seal-house = Verificato dalla casa
seal-house-more = La casa ha ripetuto la partita dal seme, decisione per decisione.
seal-browser = Verificato dal tuo browser
seal-browser-more = Lo calcola il tuo browser da sé. Qui nessuno deve credere alla casa.
seal-own = Il testo dà l'impegno.
seal-own-wrong = Il testo non dà l'impegno.
seal-own-not = Il tuo browser lo calcola solo con https.
seal-none = Serve uno script.
seal-kept = È l'impegno che questo browser vide quando toccava alla decisione { $decision }.
seal-kept-wrong = Non è l'impegno che questo browser vide quando toccava alla decisione { $decision }.
seal-kept-not = Questo browser non ha visto il tavolo mentre si giocava.
seal-noted = L'impegno come lo hai annotato
seal-noted-fits = È quello che hai annotato.
seal-noted-wrong = Non è quello che hai annotato.
seal-self = Per ripetere le pesche senza la casa, prendi la registrazione e falla verificare dal programma dove ti fidi:
seal-record = Registrazione
seal-draws = Ogni pesca
seal-deal = La distribuzione
seal-shut = Le regole di oggi non possono ripetere questa partita. Porta la registrazione a un programma che può.
seal-closed = Altri stanno giocando questa mano. Vedrai il seme quando l'avrai finita anche tu, o quando sarà finita per tutti.
seal-table = Al tavolo
verify-title = Verifica una registrazione
verify-lead = Metti qui un file di registrazione. La casa ripete ogni pesca e ogni mossa dal suo seme, e dice che cosa non va e dove.
verify-file = La registrazione
verify-choose = Scegli un file
verify-do = Verifica
verify-fault = Non è una registrazione che si possa leggere.
seal-from-check = Verifica un file di registrazione
agreed-deal = Su una mano comune.

## Una mano a molti tavoli

no-deal = Altri stanno giocando questa mano: finiscila prima tu, poi vedrai com'è andata a loro.
no-deal-again = Sei già stato a un tavolo con questa mano, e sai che cosa si pescherà.
no-deal-page = Questa mano non esiste
no-deal-page-text = Il link è forse incompleto. Le mani del giorno si trovano sotto «La mano del giorno».
deal-this = Gioca questa mano
deal-to = Com'è andata agli altri
deal-day = La mano del giorno
deal-day-more = Una mano per tutti, ogni giorno: stesse carte, stesso posto, stessi bot.
deal-days = Le mani del giorno
deal-days-lead = Ogni giorno la casa distribuisce ogni gioco una volta, per tutti. Siedi dove siedono tutti, contro gli stessi bot, con le stesse carte nello stesso ordine. Cambia solo ciò che decidi.
deal-challenge = Mano comune
deal-title = { $count ->
    [0] Una mano, ancora nessun tavolo
    [one] Una mano, un tavolo
   *[other] Una mano, { $count } tavoli
}
deal-lead = Tutti siedono al posto { $colour }, con le stesse carte nello stesso ordine, contro gli stessi bot ({ $bots }). La fortuna della pesca è uguale: cambia solo ciò che si è deciso.
deal-of = { $game }, { $seats } posti, il tuo è { $colour }.
deal-tables = Tavoli
deal-finished = Finiti
deal-playing = Ancora in gioco
deal-who = Chi l'ha giocata
deal-par = Par
deal-par-later = si vede quando l'hai giocata
deal-next = Prossima mano fra
deal-ends = Aperta a tutti fra
deal-over = Questa mano è finita: tutti possono vedere tutto.
deal-play = Gioca questa mano
deal-play-day = Gioca la mano di oggi
deal-go-on = Continua al tuo tavolo
deal-again = Rigiocala, fuori classifica
deal-people = Apri un tavolo per persone
deal-people-more = Gli altri posti restano aperti: manda il link del tavolo.
deal-link = Sfida un amico: mandagli questo link
deal-copy = Copia
deal-copied = Copiato
deal-mine = La tua partita
deal-points = Punti al posto { $colour }
deal-points-par = Il par è la media di chi ha giocato la mano.
deal-points-you = { $points ->
    [0] Sei in par.
    [one] Sei 1 { $side ->
        [above] sopra
       *[other] sotto
    }.
   *[other] Sei { $points } { $side ->
        [above] sopra
       *[other] sotto
    }.
}
deal-points-told = Punti: { $points }. Il par è { $par }.
deal-par-is = par { $par }
deal-results = Risultati, e dove i tavoli si sono divisi
deal-results-more = Una linea è spessa quanto i tavoli che andavano ancora insieme.
deal-by-line = per linea
deal-by-place = per posto
deal-order = Ordine
deal-place = Posto
deal-table-of = Tavolo di
deal-score = Punti
deal-result = Esito
deal-to-par = Sul par
deal-parted-at = diviso alla decisione { $decision }
deal-parted-never = con altri fino alla fine
deal-won = vinta di { $points }
deal-lost = persa di { $points }
deal-tie = pari
deal-you = tu
deal-guest-with = con { $names }
deal-aside-again = non la prima volta
deal-aside-helped = aiutato da un bot
deal-aside-late = dopo la fine
deal-hand = La tua prima mano
deal-before = I risultati di ieri
deal-before-all = Tutti
deal-accurate = precisione { $share }
deal-unseen = Nessuno ha chiesto alla casa di riguardare questa partita
deal-looking = La casa sta riguardando questa partita
deal-decision = Decisione { $decision }
deal-tree = Dove i tavoli si sono divisi: { $list }. Lo stesso è detto a parole qui sotto.
deal-ways = Che cosa ha portato ogni via
deal-ways-more = punti medi di chi l'ha presa
deal-way-count = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
deal-more = { $count ->
    [one] E un altro tavolo.
   *[other] E altri { $count } tavoli.
}
deal-fair = Che cosa è garantito, e che cosa no
deal-fair-1 = Finché non hai finito la mano vedi solo chi la gioca. Tavoli, registrazioni e seme degli altri ti sono chiusi, e i tuoi a loro.
deal-fair-2 = Solo il tuo primo tavolo ha un posto. Chi lo lascia a metà non ha giocato.
deal-fair-3 = Il seme di un giorno viene da un segreto della casa e dalla data: nessuno può saperlo prima. L'impegno qui sotto è lo stesso a ogni tavolo.
deal-fair-4 = La casa non può sapere chi siede davanti a uno schermo: chi torna con un altro nome, o lo sa da un amico, conosce le carte. Fra ospiti, prendi i risultati per gioco.
deal-commitment = Impegno di questa mano
deal-today = Le mani di oggi
