
# La Grande Muraglia: le lezioni. Chi impara è Blu; ogni messaggio è un passo, come in lessons/NOME.toml.

## Che cosa fa vincere

lesson-goal = Che cosa fa vincere
    .about = Due favori accanto a ogni sezione, e quando diventano punti.
lesson-goal-1 = Questi gettoni sono favori imperiali. Alla fine vince chi ne ha conquistati per più punti.
    .more = Tu sei Blu. Ogni sezione della muraglia ha due favori, per chi vi costruisce di più.
lesson-goal-2 = Comincia il tuo turno, e sei in testa nella sezione 1 con 5 contro 2. Reclama il favore da 2.
    .more = Premi il favore, poi una delle tue carte in quella sezione: sarà posato lì.
    .right = Il favore sta sulla tua carta e ti pesa: 5 − 2, ti resta 3. Non è ancora un punto.
    .else-1 = Il 5 peserebbe 5: lì avresti 0, e sarebbe in testa Rosso con 2. Con il 2 resti davanti.
    .else-2 = Chi rinuncia non ricava nulla dall'essere in testa. Premi il favore da 2, poi una delle tue carte nella sezione 1.
    .else-3 = Prima si reclama, poi si costruisce. Premi il favore da 2.
lesson-goal-3 = Tu hai pescato due carte, Rosso ha costruito nella sezione 2. Nella sezione 1 sei ancora in testa, 3 contro 2: reclama il secondo favore.
    .right = La sezione è conclusa: il 5 e il 2 sono tuoi, 7 punti. Le sue carte se ne vanno, e due nuovi favori la riaprono.
    .else = Finché nessuno reclama il secondo favore non conta nessuno dei due, e al prossimo turno può essere in testa Rosso. Premi il 5.
lesson-goal-4 = Qualche turno dopo: Rosso tiene il 4 della sezione 2, e dei 5 che vi ha costruito gli resta 1. Sei in testa con 2: concludi la sezione.
    .right = Tu vinci il 5 e Rosso il 4: il secondo favore li fa contare entrambi. Hai 12 punti, Rosso ne ha 4.
    .else = Finché nessuno conclude la sezione, non conta nessuno dei due favori. Premi il 5 accanto alla sezione 2.
lesson-goal-5 = L'ultimo controllo di una partita: tu e Rosso avete 25 punti a testa. Concludi la sezione 1.
    .more = Lì Rosso tiene il 3; resta il 4.
    .right = Tu vinci il 4, Rosso il 3: 29 a 28, e la partita è tua. Contavano solo i favori.
    .else = Se rinunci si resta a 25 a testa, e la vittoria è condivisa. Il 4 vale più del 3 di Rosso: reclamalo.

## Un turno

lesson-turn = Un turno
    .about = Il controllo, due azioni, e i Cavalieri in più.
lesson-turn-1 = Un turno è un controllo e due azioni. Non sei ancora in testa da nessuna parte, quindi non c'è nulla da controllare: si comincia con le azioni.
    .more = Per ogni azione giochi carte dalla mano, oppure ne peschi una dal mazzo.
lesson-turn-2 = Gioca tutti e tre i Muri nella sezione 1, con una sola azione.
    .more = Scegli i Muri, quanti, poi la sezione.
    .right = Nella sezione 1 hai 3. Carte dello stesso tipo nella stessa sezione, quante siano, sono una sola azione.
    .else-1 = Meno Muri costano la stessa azione. Scegline tre.
    .else-2 = Questi Muri sono andati nella sezione 2. Il 7 è accanto alla sezione 1: mandali lì tutti e tre.
    .else-3 = Un Cavaliere non costa azioni, quindi può aspettare un momento. Scegli i Muri, poi la sezione 1.
    .else-4 = I favori si reclamano solo all'inizio del turno, dove si è in testa. Ora si costruisce: scegli i Muri.
    .else = Sarebbe un'azione anche questa. Ma tre Muri insieme valgono di più: scegli quelli, poi la sezione 1.
lesson-turn-3 = La seconda azione può essere uguale alla prima o diversa. Pesca una carta.
    .right = Hai pescato un Fante, e lo vedi solo tu. Era la seconda azione: il tuo turno è finito.
    .else-1 = Un Cavaliere non costa azioni: ci arriviamo fra poco. Premi il mazzo per pescare.
    .else = Si può anche giocare, ma così non avresti una carta nuova. Premi il mazzo.
lesson-turn-4 = Rosso ha giocato un Cancello nella sezione 1 e ha pescato. Il tuo turno comincia con un controllo: sei in testa con 3 contro 2. Reclama un favore, quello che preferisci.
    .right = Il controllo è finito. Ciò che costruisci adesso si potrà reclamare solo quando comincia il tuo prossimo turno.
    .else-1 = Le azioni vengono dopo il controllo. Prima premi il 7 o il 3.
    .else-2 = I Cavalieri si muovono dopo il controllo, mai prima. Prima premi il 7 o il 3.
    .else = Si può rinunciare, e più avanti può convenire. Qui prendi un favore: premi il 7 o il 3, poi un Muro.
lesson-turn-5 = Un Cavaliere si gioca senza spendere azioni. Manda il tuo nella sezione 2.
    .right = Sei in testa nella sezione 2 con 2, e hai ancora entrambe le azioni.
    .else-1 = Nella sezione 1 il favore che hai reclamato pesa troppo per un solo Cavaliere. La sezione 2 è vuota: lì va subito in testa.
    .else-2 = Pescare sarebbe la prima azione. Il Cavaliere non costa nulla: sceglilo, poi scegli la sezione 2.
    .else-3 = Il controllo di questo turno è finito. Scegli il Cavaliere, poi la sezione 2.
    .else = Così spenderesti un'azione. Il Cavaliere non ne spende: sceglilo, poi scegli la sezione 2.
lesson-turn-6 = Ora la prima azione: pesca.
    .right = Un altro Cavaliere. È arrivato con la prima azione, quindi può muoversi in questo turno; pescato con la seconda dovrebbe aspettare.
    .else = Si può giocare, ma guarda prima che cosa offre il mazzo: pesca.
lesson-turn-7 = Manda anche il nuovo Cavaliere nella sezione 2, prima della seconda azione.
    .right = Nella sezione 2 hai 4, e ti resta un'azione.
    .else-1 = Nella sezione 1 Rosso ha 2, e lì il tuo favore pesa. Nella sezione 2 il Cavaliere rende più sicuro il tuo vantaggio.
    .else = Sarebbe la seconda azione: il turno finirebbe, e il Cavaliere dovrebbe aspettare. Muovi prima lui.
lesson-turn-8 = Resta un'azione, e non si può né saltare né conservare. Gioca o pesca, come vuoi.
    .right = Il tuo turno è finito. Nella sezione 2 sei in testa: se lo sei ancora quando comincia il tuo prossimo turno, lì potrai reclamare.

## Andare in testa

lesson-lead = Andare in testa
    .about = Totali, parità, truppe di Fanti, e quanto pesa un favore.
lesson-lead-1 = Il numero sotto una torre è il suo totale: quanto valgono quelle carte. Chi da solo ha il più alto è in testa, e lì sventola una bandiera.
    .more = Rosso è in testa nella sezione 1 con 2 e nella sezione 2 con 5.
lesson-lead-2 = Nella sezione 1 è in testa Rosso con 2, tu hai 1. Vai in testa con una sola carta.
    .right = Un Cancello conta 2: hai 3 e sei in testa di 1.
    .else-1 = Così arrivi a 2, pari con Rosso. In parità nessuno è in testa: cerca una carta che valga 2.
    .else-2 = Due Fanti andrebbero in testa con 4, ma servono nella sezione 2. Qui basta una carta.
    .else = Nella sezione 1 è ancora in testa Rosso con 2. Gioca lì una carta che ti porti a 3.
lesson-lead-3 = I Fanti di un colore in una sezione crescono: 1, 3, 6, 10, 15. Supera il 5 di Rosso nella sezione 2.
    .more = Un tuo Fante è già lì.
    .right = Tre Fanti contano 1 + 2 + 3 = 6: sei in testa di 1.
    .else-1 = Due Fanti contano 3, e Rosso ha 5. Manda entrambi a raggiungere il primo.
    .else-2 = Con un Muro lì arrivi a 2. I tuoi Fanti aggiungono 2 e 3 a quello che aspetta.
    .else = Nella sezione 2 è ancora in testa Rosso con 5. Manda lì i due Fanti.
lesson-lead-4 = Nella sezione 1 è in testa Rosso con 6, e reclamerà l'8. Con una giocata non puoi superarlo: impedisciglielo lo stesso.
    .right = 6 a testa. In parità nessuno è in testa, quindi Rosso non può reclamare.
    .else-1 = Con 5 sei ancora dietro, e Rosso reclama. Cerca la carta che fa 6 a 6.
    .else = Nella sezione 1 Rosso è ancora in testa da solo, e prende l'8. Lì basterebbe la parità.
lesson-lead-5 = Nella sezione 2 il favore che tieni pesa 3, e i tuoi due Muri fanno −1. Rosso ha 1: vai in testa con una giocata.
    .more = Carte dello stesso tipo vanno insieme: sceglile, poi scegli la sezione.
    .right = Due Fanti contano 3: da −1 a 2, e sei in testa di 1.
    .else-1 = Così arrivi a 1, pari con Rosso, e in parità nessuno è in testa. Cerca due carte che contino 3.
    .else-2 = Così arrivi a 0, ancora dietro all'1 di Rosso. Cerca due carte che contino 3.
    .else = Nella sezione 2 avresti ancora −1. Gioca lì: due carte dello stesso tipo possono contare 3.
lesson-lead-6 = Nella sezione 3 non ha costruito nessuno. Chi non vi ha carte non conta: vai in testa lì con l'ultima azione.
    .right = Lì ci sei solo tu, e da soli si è in testa con qualunque totale. I tuoi due vantaggi devono reggere fino al prossimo turno.
    .else = La sezione 3 è ancora vuota, e può prenderla chiunque. Lì basta una carta qualsiasi.

## Reclamare

lesson-claim = Reclamare bene
    .about = Quale favore, in quante sezioni, e quando lasciarlo.
lesson-claim-1 = Sei in testa nella sezione 1 con 6 contro 3. Un favore reclamato pesa quanto vale: reclamane uno e resta in testa.
    .right = 6 − 2 fa 4: sei ancora in testa, e in un altro turno potrai prendere il 5. In un turno una sezione ti dà un solo favore.
    .else-1 = 6 − 5 fa 1, e sarebbe in testa Rosso con 3. Il favore basso ti frena di meno.
    .else-2 = Puoi reclamare anche lì, nell'ordine che vuoi. Comincia dalla sezione 1, dove Rosso è vicino.
    .else = Rinunciare conclude il controllo per tutte le sezioni. Reclama il 2 nella sezione 1 e posalo sui tuoi Fanti.
lesson-claim-2 = Sei in testa anche nella sezione 2, e puoi reclamare in ogni sezione in cui lo sei. Lì ci sei solo tu: prendi il favore che vale di più.
    .right = 2 − 7 fa −5. Ma si confronta solo chi vi ha carte: da soli si è in testa anche sotto zero.
    .else-1 = Da soli si è in testa con qualunque totale, quindi per ora il peso non fa danno. Prendi il 7.
    .else-2 = Nella sezione 1 hai già reclamato in questo turno; il suo 5 deve aspettare. La sezione 2 è ancora tua.
    .else = Così il 7 resta lì per Rosso. Reclamalo e posalo sul tuo Cavaliere.
lesson-claim-3 = Rosso è andato in testa nella sezione 1, ma non è venuto nella sezione 2. Con −5 lì sei ancora in testa: reclama il secondo favore.
    .right = I due favori della sezione 2 sono tuoi: 7 + 3 fa 10 punti. Li ha vinti una carta sola.
    .else = Basta una carta di Rosso nella sezione 2, e il tuo −5 è dietro. Reclama il 3 finché ci sei solo tu.
lesson-claim-4 = A questo tavolo chi è in testa deve reclamare. Nella sezione 1 lo sei di 1, e con l'uno o l'altro favore resterai indietro: reclama il migliore.
    .more = Se reclamare è obbligatorio si decide prima della partita. Di solito non lo è.
    .right = Lì hai −2 ed è in testa Rosso. Se conclude la sezione, tu vinci il 5 e lui solo il 4.
    .else-1 = Con il 4 hai −1, ed è in testa Rosso comunque, con il 5 per concludere. Se resti indietro in ogni caso, tieni il più alto.
lesson-claim-5 = Rosso tiene l'8 della sezione 1; resta solo l'1, e sei in testa. Questa volta lascialo.
    .more = Il secondo favore li fa contare entrambi.
    .right = Finché la sezione non è conclusa, l'8 non vale nulla. Per prendere l'1 e tenerli entrambi, a Rosso lì serve ancora 6.
    .else-1 = Tu vinci 1, e con questo Rosso vince 8. Premi Rinuncia: ciò che non è concluso non conta.

## Nobile e Drago

lesson-powers = Nobile e Drago
    .about = Due carte che cambiano quanto contano le altre.
lesson-powers-1 = Nella sezione 1 i quattro Fanti di Rosso contano 10, le tue cinque carte 6. Gioca lì il tuo Nobile.
    .more = Finché un Nobile è scoperto in una sezione, ogni carta lì conta 1, di chiunque sia.
    .right = Ora conta solo il numero delle carte: tu hai 6, Rosso 4, e sei in testa.
    .else-1 = Nella sezione 2 nessuno ha carte forti da abbassare. La truppa di Rosso è nella sezione 1.
    .else-2 = Così fai 7 contro 10. Solo il Nobile abbassa la truppa di Rosso: da 10 a 4.
    .else = Nella sezione 1 è ancora in testa Rosso con 10. Scegli il Nobile, poi la sezione 1.
lesson-powers-2 = Il Drago di Rosso non si è ancora visto: sul tuo Nobile gli toglierebbe il potere. Una carta che porta un favore è al sicuro: reclama l'1 e proteggi il Nobile.
    .right = Ora nessun Drago può coprire il tuo Nobile, e con 6 − 1 sei ancora in testa, 5 contro 4.
    .else-1 = Il Nobile sarebbe al sicuro, ma 6 − 5 ti lascia 1 contro il 4 di Rosso. Prendi l'1.
    .else-2 = Il favore protegge solo la carta su cui sta. Se un Drago copre il Nobile, la truppa di Rosso conta di nuovo 10.
    .else-3 = Il 5 ti lascia 1 contro il 4 di Rosso, e il Nobile resta senza protezione. Reclama l'1 e posalo sul Nobile.
    .else = Senza un favore sopra, il Nobile si può coprire. Reclama l'1 e posalo sul Nobile.
lesson-powers-3 = Nella sezione 1 è in testa Rosso con 11 contro 8. Il tuo Drago può stare su qualunque carta scoperta, che allora non conta più: scegli quella che fa più male.
    .more = Il Drago conta 1 per te, ovunque stia.
    .right = Tre Fanti contano 6 invece di 10: Rosso ha 7, tu hai 9 e sei in testa.
    .else-1 = Così togli a Rosso solo 1: 10 contro il tuo 9. Un Fante in meno costa molto di più a una truppa di quattro.
    .else-2 = Così copri una carta tua. Guarda la torre di Rosso.
    .else-3 = Accanto alle tue carte il Drago aggiunge solo 1: 9 contro 11. Mettilo su una carta di Rosso.
    .else = Nella sezione 1 è ancora in testa Rosso. Scegli il Drago, poi una carta di Rosso nella sezione 1.
lesson-powers-4 = Il Nobile di Rosso fa contare i tuoi tre Fanti 3 invece di 6. Ridai loro il valore.
    .right = Il Nobile coperto ha perso il potere. I Fanti 6 e il Drago 1 fanno 7, contro il 4 dei Muri di Rosso.
    .else-1 = 4 a testa: parità, e il Nobile comanda ancora. Metti il Drago sul Nobile.
    .else-2 = Così copri un tuo Fante, e Rosso è ancora in testa con 5. Guarda il Nobile.
    .else-3 = Così fai 4 contro 5: sotto il Nobile ogni carta aggiunge solo 1. Metti il Drago sul Nobile.
    .else = La sezione 1 resta sotto il Nobile, e Rosso è in testa con 5. Metti il Drago sul Nobile.
lesson-powers-5 = Qui il favore di Rosso sta sul Nobile e lo protegge. Rosso è in testa con 3 contro 2: vai in testa lo stesso.
    .more = Rosso lì ha cinque carte, meno il 2 del favore.
    .right = Una carta in meno per Rosso, una in più per te: 3 contro 2. Un favore protegge solo la carta su cui sta.
    .else-1 = Il favore protegge il Nobile: nessun Drago può coprirlo. I Muri di Rosso non ne portano.
    .else-2 = Così copri un tuo Fante, e Rosso è ancora in testa con 3. Copri uno dei Muri di Rosso.
    .else-3 = 3 a testa: parità. Il Drago può anche togliere una carta a Rosso: mettilo su un Muro.
    .else = Nella sezione 1 è ancora in testa Rosso con 3. Metti il Drago su una carta di quella sezione che non porti favori.
lesson-powers-6 = Il tuo stesso Nobile frena i tuoi quattro Fanti, e il favore da 4 ti lascia 1 contro 3. Liberali.
    .more = Un Drago può coprire anche le tue carte, e perfino un altro Drago.
    .right = Fanti 10, Drago 1, meno 4: hai 7. Anche le carte di Rosso tornano a contare per intero, ma fanno solo 6.
    .else-1 = Così copri un Fante, e il Nobile comanda ancora. Copri il Nobile.
    .else-2 = 2 a testa: parità. Senza il Nobile la tua truppa conta 10: coprilo.
    .else-3 = Così fai 2 contro 3. Senza il Nobile la tua truppa conta 10: coprilo.
    .else = Nella sezione 1 è ancora in testa Rosso con 3. Metti il Drago sul tuo Nobile.

## La fine

lesson-end = La fine
    .about = L'ultima carta, l'ultimo controllo e l'ultimo favore.
lesson-end-1 = La tua mano è vuota, ma nel mazzo restano due carte. Allora devi pescare.
    .right = Un Fante. Una mano vuota non è la fine, finché il mazzo ha carte.
lesson-end-2 = Resta un'azione. Pesca anche l'ultima carta: due Fanti andranno insieme.
    .right = Un altro Fante, e il tuo mazzo è vuoto.
    .else = Un Fante da solo spende un'azione adesso. Due insieme ne costano una al prossimo turno: pesca.
lesson-end-3 = Ora nella sezione 1 è in testa Rosso con 5 contro 3. Il tuo mazzo è vuoto, quindi devi giocare: vai in testa lì.
    .right = Sei in testa con 8 contro 5. Era l'ultima delle tue venti carte, e comincia la fine: Rosso ha ancora un turno, poi tutti controllano ancora una volta.
    .else-1 = Un Fante solo nella sezione 1 fa parità, 5 a 5. Due insieme sono sempre una sola azione.
    .else-2 = Nella sezione 2 resta solo l'1. Il 7 è nella sezione 1: manda lì entrambi i Fanti.
    .else-3 = Il tuo mazzo è vuoto, non c'è nulla da pescare. Scegli entrambi i Fanti, poi la sezione 1.
lesson-end-4 = Con l'ultimo turno di Rosso siete 8 a 7. In quest'ultimo giro nessuno costruisce, si controlla soltanto: reclama il 7.
    .right = Tu vinci il 7, Rosso il 3: 31 a 27. Il 2 sul tuo Muro nella sezione 2 non conta, perché nessuno ha concluso quella sezione.
    .else = Era il tuo ultimo controllo: se la sezione 1 non si conclude non porta nulla a nessuno, e restate pari a 24. Reclama il 7.
lesson-end-5 = Un'altra partita: i 36 favori sono tutti usciti, e le sezioni 1 e 2 sono chiuse. Concludi la sezione 3.
    .right = Hai 37 punti. Non ci sono favori per riaprire la sezione 3, e il suo spazio resta vuoto.
    .else-1 = Puoi concludere anche quella, e lo farai fra un momento. Prima la sezione 3.
    .else = Rinunciare conclude il controllo per entrambe le sezioni. Sei in testa in tutte e due: concludi prima la 3.
lesson-end-6 = Rosso ha 39 punti, tu 37. Reclama l'ultimo favore della partita.
    .right = 42 punti, e hai vinto. Con l'ultimo favore la partita finisce subito: niente ultimi turni, niente ultimo controllo.
    .else = Gli altri giocano prima che tu possa controllare di nuovo. Il 5 ti fa vincere adesso: reclamalo.

## Giocare bene

lesson-play = Giocare bene
    .about = Più giocate sembrano giuste, una è la migliore: quattro posizioni.
lesson-play-1 = Ti resta un'azione. Nella sezione 1 siete 3 a 3; nella sezione 2 Rosso tiene il 7 ed è da solo. Trova la giocata migliore.
    .right = Un Muro è in testa con 1 contro −5. Rosso, lì da solo, avrebbe reclamato anche il 4: 11 punti con un solo Cancello.
    .else-1 = Anche così fermi Rosso, ma contro −5 basta un Muro. Tieni le carte più forti per la sezione 1.
    .else-2 = Nella sezione 1 sei in testa con 6. Ma Rosso, da solo nella sezione 2, reclama il 4 e ha vinto 11 punti.
    .else-3 = La sezione 1 può aspettare. Rosso, da solo nella sezione 2, reclama il 4 e ha vinto 11 punti.
    .else = Rosso, da solo nella sezione 2, reclama il 4 e ha vinto 11 punti. Per impedirlo basta una tua carta.
lesson-play-2 = Sei in testa nella sezione 1 con 5, appena davanti al 4 di Rosso e al 3 di Giallo. Che cosa fai di questo vantaggio?
    .right = Hai −2, ed è in testa Rosso. Ma chi conclude la sezione prende il 3 e dà a te il 7.
    .else-1 = Con il 3 hai 2, ed è in testa Rosso comunque, con il 7 ancora da prendere. Se perdi la testa in ogni caso, tieni il più alto.
    .else-2 = Due avversari ti seguono da vicino, e al tuo prossimo turno può essere in testa uno di loro. Ricava subito qualcosa dal vantaggio.
lesson-play-3 = Il tuo Nobile andrebbe in testa in entrambe le sezioni. Dove vale di più?
    .right = Sei in testa con 5 contro 3 dove ci sono l'8 e il 5, e la truppa di Rosso non cresce più: il prossimo Fante aggiunge solo 1.
    .else-1 = Nella sezione 2 sei in testa con 3 contro 2, per favori da 3 e da 2. Nella sezione 1 ci sono l'8 e il 5, e la truppa di Rosso può ancora crescere.
    .else-2 = 6 a testa, finché un quarto Fante di Rosso non fa 10. Il Nobile ferma questa crescita.
    .else-3 = 5 contro 6: è ancora in testa Rosso. Con il Nobile ogni carta lì conta 1.
    .else = Nella sezione 1 è ancora in testa Rosso con 6, e reclamerà l'8. Cerca lì il posto migliore per il Nobile.
lesson-play-4 = La giocata migliore fra cinque: nella sezione 2 è in testa Rosso con 3 contro il tuo 2, e reclamerà l'8. Che cosa giochi?
    .more = Anche il 3 che tieni lì conta, una volta conclusa la sezione.
    .right = 4 contro 3 con due semplici Muri. Il Fante e il Drago ti restano in mano: Rosso ha ancora tre Fanti da giocare.
    .else-1 = Sei in testa, ma il Drago è andato, e due Muri sarebbero bastati. Tienilo per i Fanti di Rosso: ne mancano ancora tre.
    .else-2 = Così copri una carta tua, e nella sezione 2 è ancora in testa Rosso. Lì serve di più.
    .else-3 = 3 a testa: parità. Rosso non può reclamare, ma nemmeno tu. Cerca due carte dello stesso tipo.
    .else-4 = Nella sezione 1 si possono vincere il 4 e il 2. Intanto Rosso reclama l'8 della sezione 2.
    .else = Al prossimo turno Rosso reclama l'8. Prima vai in testa nella sezione 2, con la spesa più piccola.
