
## La lezione

lesson-cards = Carte e punti
    .about = Quanto vale una carta, e come finisce la partita.
lesson-cards-1 = Le carte davanti a te sono i tuoi punti. C'è un corallo: un punto.
    .more = Un'ambra vale 2, una giada 3, una perla 4.
lesson-cards-2 = Gioca la carta della tua mano che vale di più.
    .right = La perla ti porta 4 punti: ora ne hai 5.
    .else-1 = L'ambra ti porta 2 punti. L'altra tua carta vale di più.
    .else-2 = Questa carta non ce l'hai. Guarda le due che hai in mano.
    .else = Una carta pescata non porta ancora nulla. Gioca una delle due che hai in mano.
lesson-cards-3 = In mano ti resta una carta. Pescane un'altra.
    .right = Ora puoi di nuovo scegliere, e gli altri non vedono che cosa hai pescato.
    .else-1 = L'ambra conta, ma ti lascia la mano vuota. Prima prendi una carta dal mazzo.
lesson-cards-4 = Il mazzo è vuoto e nessun altro ha carte in mano. Gioca le tue due.
    .right = Tutte le carte sono giocate e la partita è finita: 20 punti contro 10.
    .else-1 = Non resta nulla da pescare. Gioca una carta dalla mano.
