
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
lesson-goal-4 = Qualche turno dopo: Rosso tiene il 7 della sezione 2, perciò i suoi 7 punti in carte lì contano 0. Sei in testa con 2: concludi la sezione.
    .right = Tu vinci il 3 e Rosso il 7: il secondo favore li fa contare entrambi. Hai 10 punti, Rosso ne ha 7.
    .else = Finché nessuno conclude la sezione, non conta nessuno dei due favori. Premi il 3 accanto alla sezione 2.
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
