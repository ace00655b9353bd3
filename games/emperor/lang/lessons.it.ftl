
# L'Imperatore della Cina: lezioni.

## Che cosa fa vincere

lesson-goal = Che cosa fa vincere
    .about = Tre cose danno punti: le regioni complete, le alleanze, le file lungo le strade.
lesson-goal-1 = Chi alla fine ha più punti è il nuovo imperatore. I segnapunti sulla Grande Muraglia li contano.
    .more = Tu sei Blu. I punti vengono da tre cose, e ora le farai tutte una volta.
lesson-goal-2 = In Han c'è una sola casella libera. Scegli la carta verde, poi mettici un palazzo: una regione completa si conta subito.
    .right = 5 punti per te, uno per ogni palazzo di Han. Rosso e Giallo ne ricevono 3 ciascuno, uno per ogni tuo palazzo.
    .else-1 = Un emissario è andato alla corte di Han, ma la casella libera è ancora libera. Mettici un palazzo.
    .else-2 = Hai scambiato una carta, e non è sorto niente. Scegli la carta verde e la casella libera di Han.
    .else = Quel pezzo c'è, ma nessuna regione è completa. Cerca quella con una sola casella libera: Han.
lesson-goal-3 = Più avanti nella partita. In Wei hai più emissari di tutti; mandane uno nella vicina Ch’in, la cui corte è vuota.
    .more = Scegli la carta gialla, poi il drago di Ch’in.
    .right = Guidi due corti vicine: è un'alleanza. Alla fine dà un punto per ogni emissario delle due, cioè 4.
    .else-1 = Un palazzo in Ch’in va bene, ma a corte contano solo gli emissari. Scegli il drago invece della casella.
    .else = I tuoi emissari in Wei non hanno ancora amici nella regione accanto. Mandane uno sul drago di Ch’in.
lesson-goal-4 = L'ultimo turno. Tre tuoi palazzi sono in fila lungo una strada: mettine un quarto in fondo, in Shu.
    .more = Due caselle vanno bene. La carta rossa paga in Shu.
    .right = Quattro palazzi in una fila ininterrotta: 4 punti.
    .else-1 = Quel palazzo sta da solo. Segui la strada dal tuo palazzo in Shu fino alla casella dopo.
    .else-2 = Hai scambiato una carta, e la fila è corta come prima. Scegli la carta rossa e una casella di Shu.
    .else = Così non c'è una fila di quattro. Segui la strada dal tuo palazzo in Shu fino alla casella dopo.
lesson-goal-5 = La partita è finita e si conta tutto: vinci con 39 punti contro 38 e 34.
    .more = I tuoi 39: regioni complete 10, regioni non complete 21, l'alleanza 4, la fila 4.

## Un turno

lesson-turn = Un turno
    .about = Quale carta paga dove, quanti pezzi, e due carte uguali come jolly.
lesson-turn-1 = Il primo turno di una partita. Una carta rossa paga un pezzo in Wei o in Shu: sceglila, poi scegli una casella di Wei.
    .more = Ogni carta dice le sue regioni. Solo il viola ne ha una sola, Chu.
    .right = Il tuo palazzo è al suo posto. Wei era vuota, e una regione vuota accoglie un solo pezzo per turno.
    .else-1 = Anche Shu è rossa, quindi la carta paga anche lì. Qui comincia da Wei.
    .else-2 = Così scambi una carta invece di piazzare. Hai quella giusta: la rossa, per Wei.
    .else = Quella carta ha pagato nel proprio colore. Wei è rossa: scegli la carta rossa.
lesson-turn-2 = Hai due carte. Ogni turno finisce pescando fino a tre: prendine una dalla fila scoperta o dal mazzo.
    .right = Di nuovo tre carte. La fila torna a quattro, e tocca al prossimo.
lesson-turn-3 = Il tuo turno dopo. In Wei ora c'è qualcosa, quindi puoi piazzarci due pezzi. Comincia con un palazzo.
    .more = Non importa di chi siano i pezzi in una regione: il primo di chiunque la apre a due.
    .right = Questo era il primo pezzo.
    .else-1 = Anche un emissario è un pezzo, e può venire per secondo. Comincia con un palazzo in Wei.
    .else-2 = Shu è vuota: quello sarebbe il tuo unico pezzo. In Wei puoi piazzarne due.
    .else = Lì un pezzo costerebbe tutte e due le carte rosse, oppure la regione è vuota. In Wei ogni carta rossa paga un pezzo.
lesson-turn-4 = Può seguire un secondo pezzo, ma solo nella stessa regione. Piazza un altro palazzo in Wei, o un emissario sul suo drago.
    .right = Due pezzi in una regione: di più in un turno non se ne piazzano mai.
    .else-1 = Puoi fermarti dopo un pezzo. Ma hai un'altra carta rossa: usala in Wei.
lesson-turn-5 = Vuoi un palazzo in Chu e non hai carte viola. Due carte uguali di un altro colore sono un jolly: paga con la coppia verde.
    .more = Premi «Coppia come jolly» sotto le carte verdi.
    .right = Due carte per un pezzo. È caro, ma apre ogni regione che non sia verde.
    .else-1 = Il jolly pagherebbe anche un emissario. Qui piazza un palazzo in Chu.
    .else-2 = Una carta verde paga nelle sue regioni, Han e Yan. Per Chu ci vogliono tutte e due, come coppia.
    .else-3 = Il jolly paga anche lì. Ma volevi un palazzo in Chu.
    .else = Quella carta paga solo nel proprio colore. Per Chu prendi la coppia verde.
lesson-turn-6 = 3-2-1: al massimo tre carte, per due pezzi, in una regione. Usa tutte le tue carte per due pezzi in Wei.
    .more = La carta rossa paga un pezzo, la coppia verde l'altro.
    .right = Tre carte, due pezzi, una regione. Ora ne pescheresti tre.
    .else-1 = Così scambi una carta invece di piazzare. In Wei si possono usare tutte e tre.
    .else = Così ti restano carte in mano. Wei è rossa: un pezzo con la carta rossa, uno con la coppia verde.

## Le carte, e la fine

lesson-cards = Le carte, e come finisce la partita
    .about = Pescare, scambiare, e che cosa succede quando il mazzo finisce.
lesson-cards-1 = Hai piazzato due pezzi e ti resta una carta rossa. Prendi la carta rossa dalla fila scoperta: due dello stesso colore valgono più di una.
    .right = L'hanno vista tutti, perciò sta scoperta accanto al tuo nome. La fila non si completa ancora.
    .else-1 = Anche il mazzo andrebbe bene, ma lì non scegli. Prendi la carta rossa dalla fila.
    .else = Quella carta è di un altro colore. Con una seconda rossa potresti piazzare due pezzi in Wei.
lesson-cards-2 = Ti manca ancora una carta. Pescala dal mazzo: la vedrai solo tu.
    .right = La mano è piena. Solo ora la fila torna a quattro, e tocca a Rosso.
    .else-1 = Anche quella la vedrebbero tutti. Pesca dal mazzo.
lesson-cards-3 = In Chu tutte le caselle sono occupate e la corte è piena: la tua carta viola non paga niente. Scambiala invece di piazzare.
    .more = Premi «Scambia una carta», poi la carta viola. Un turno non si salta mai.
    .right = La carta viola è scartata, e in questo turno non si piazza niente.
    .else-1 = Così dai via una carta con cui potresti piazzare. Quella inutile è la viola.
    .else = Certo, puoi piazzare. Ma la carta viola ti resterebbe in mano; qui scambiala.
lesson-cards-4 = Prendi una carta nuova al suo posto, dalla fila o dal mazzo. Con questo il turno è finito.
    .right = Una carta per una, e il turno era tutto lì.
lesson-cards-5 = Nel mazzo resta una carta. Pescala.
    .right = Il mazzo è finito per la prima volta: tutti i 34 scarti si mescolano subito in un mazzo nuovo. La fila scoperta resta.
    .else-1 = Allora l'ultima carta andrebbe nella fila, e il mazzo finirebbe lo stesso. Pescala tu.
lesson-cards-6 = Ancora così, ma ora è il secondo passaggio del mazzo. Pesca l'ultima carta.
    .right = Il mazzo è finito due volte. La partita l'hai cominciata tu, quindi Rosso e Giallo hanno ancora un turno ciascuno, e poi è finita.
    .else-1 = Allora l'ultima carta andrebbe nella fila, e la fine comincerebbe lo stesso. Pescala tu.
lesson-cards-7 = Tu e Giallo avete tutti e due 37 punti. In parità vince chi ha più pezzi nella riserva: tu ne hai 9, Giallo 2.
    .more = Si conta in quest'ordine: regioni non complete, alleanze, strade.

## Una regione è completa

lesson-full = Una regione è completa
    .about = Che cosa danno i palazzi al primo, al secondo e al terzo, e a chi è in parità.
lesson-full-1 = In Wei c'è una sola casella libera. Tu vi hai tre palazzi, Rosso due, Giallo uno: piazza il tuo quarto.
    .right = Chi ha più palazzi riceve un punto per ogni palazzo di Wei: 7. Rosso è secondo e ne riceve uno per ogni tuo, 4; Giallo uno per ogni palazzo di Rosso, 2.
    .else-1 = Un emissario non occupa una casella palazzo. Metti un palazzo sull'ultima casella di Wei.
    .else = In Wei c'è ancora una casella libera. Bastano una carta rossa e quella casella.
lesson-full-2 = Un sigillo segna Wei: non si conta mai più. Ma il tuo turno continua, e la corte è ancora aperta. Manda un emissario.
    .right = In una regione completa gli emissari possono venire finché c'è posto.
    .else-1 = Puoi fermarti qui. Ma hai ancora un secondo pezzo: manda un emissario in Wei.
lesson-full-3 = Non hai palazzi né in Lu né in Qi. A ciascuna ne manca uno per essere completa: dove ti rende di più il tuo?
    .more = Il secondo riceve un punto per ogni palazzo del primo.
    .right = 3 punti per un solo palazzo: Rosso è primo con tre. Conviene stare accanto a chi è forte.
    .else-1 = Qi te ne darebbe 2: Rosso e Giallo vi hanno due palazzi ciascuno e tu vieni dopo. In Lu Rosso ne ha tre.
    .else-2 = Così non piazzi niente. Confronta l'ultima casella di Lu con l'ultima di Qi.
    .else = Così nessuna regione si completa. Confronta l'ultima casella di Lu con l'ultima di Qi.
lesson-full-4 = In Qi Rosso ha due palazzi, tu e Giallo uno ciascuno. Prendi l'ultima casella e raggiungilo.
    .right = Tu e Rosso siete pari, quindi ricevete tutti e due i 5 punti pieni. Giallo prende subito il posto seguente: è secondo, con 2.
    .else-1 = Un emissario non occupa una casella palazzo. Metti un palazzo sull'ultima casella di Qi.
    .else = Qi resta com'è, con Rosso davanti. La carta gialla paga la sua ultima casella.
lesson-full-5 = In Han Rosso è davanti con due palazzi contro uno. Due caselle sono libere e tu hai due carte verdi: superalo.
    .right = Tre contro due: 5 punti per te e 3 per Rosso. Due pezzi in un turno possono rovesciare una regione.
    .else-1 = Così non piazzi niente. Tutte e due le carte verdi pagano in Han.
    .else = Han non è completa, o non è tua. Metti un palazzo su entrambe le caselle libere.
lesson-full-6 = L'ultimo turno. Alla fine le regioni non complete si contano allo stesso modo. Quale palazzo ti rende di più: in Yan, in Zhao o in Ch’in?
    .more = In Yan ha palazzi solo Rosso, due.
    .right = Yan: sei subito secondo, 2 punti. Ch’in ne avrebbe dato 1 in più di adesso, Zhao nessuno.
    .else-1 = In Zhao sei già secondo dietro tre palazzi: 3 punti, con un palazzo o con due. Guarda dove non ne hai.
    .else-2 = In Ch’in supereresti Rosso, 5 punti invece di 4. Altrove un palazzo ne dà 2.
    .else = Così nel conto non guadagni niente. Confronta un palazzo in Yan, in Zhao e in Ch’in.

## Emissari

lesson-court = Emissari a corte
    .about = Quanti ne accoglie una corte, e come un palazzo fa posto.
lesson-court-1 = Il drago di Wei è la sua corte. Accoglie tanti emissari quanti sono i palazzi di chi ne ha di più: Rosso ne ha due, quindi 2. Mandane uno.
    .more = Non serve che tu abbia un palazzo lì.
    .right = Il tuo emissario è a corte, in una regione dove non hai costruito.
    .else-1 = Con una carta rossa si può anche costruire. Questa volta scegli il drago di Wei.
    .else = Quello è un altro posto. Scegli una carta rossa, poi il drago di Wei.
lesson-court-2 = La targhetta sotto il drago dice 1/2: c'è posto per un altro. Mandalo.
    .right = 2/2: la corte di Wei è piena, e tutti e due gli emissari sono tuoi.
    .else-1 = Con un tuo palazzo nessuno ne avrebbe più di due, e il limite resta 2. Prendi il posto a corte.
    .else-2 = Puoi fermarti qui. Ma a corte c'è un posto libero, e hai un'altra carta rossa.
lesson-court-3 = La corte di Chu è piena, 2/2. Tu e Rosso avete due palazzi ciascuno: costruiscine un terzo, poi manda un emissario.
    .right = Il tuo terzo palazzo ha portato subito il limite a 3. Prima un palazzo, poi un emissario: un turno intero.
    .else-1 = Così non piazzi niente. Tutte e due le carte viola pagano in Chu.
    .else = Nessun tuo emissario è arrivato in Chu. Prima un palazzo, con una carta viola; poi il drago, con l'altra.
lesson-court-4 = Fra le corti di Han, Qi e Lu una sola ha posto. Trovala, e manda un emissario.
    .right = Qi: Rosso vi ha tre palazzi, e gli emissari erano due. Ora 3/3.
    .else-1 = Un tuo palazzo non cambia il limite di Qi, che viene dai tre palazzi di Rosso. Scegli il drago.
    .else-2 = Anche quella corte ha posto, ma non è una delle tre.
    .else-3 = Han non ne accoglie più: Rosso e Giallo vi hanno due palazzi ciascuno, e una parità fa 2, non 4. Guarda Qi.
    .else-4 = In Lu non c'è nessun palazzo: nessuno ne ha di più, e la corte non accoglie nessuno. Guarda Qi.
    .else = Scegli un drago: quello di Han, di Qi o di Lu.
lesson-court-5 = Ch’in è completa e già contata, ma la corte è aperta: 1/3, e la guida Rosso. Manda due emissari e passa in testa.
    .more = Ognuno ha otto emissari per tutta la partita, e 20 palazzi. Ciò che è finito non si piazza più.
    .right = Due contro uno: guidi la corte di Ch’in. Quanto vale, lo dice la prossima lezione.
    .else-1 = Così non piazzi niente. Tutte e due le carte gialle pagano in Ch’in.
    .else = Con un solo emissario saresti soltanto pari a Rosso. Mandali entrambi in Ch’in, una carta gialla ciascuno.

## Alleanze

lesson-alliances = Alleanze
    .about = Più emissari di tutti in due corti vicine.
lesson-alliances-1 = I numeri fra le regioni sono le 15 alleanze. La 9 unisce Chu e Han.
    .more = Alla fine si guardano tutte: chi ha più emissari in entrambe le regioni riceve un punto per ogni emissario che c'è, di qualunque colore.
lesson-alliances-2 = Guidi la corte di Chu con 2 su 3. Guida anche quella di Han.
    .right = Per ora l'alleanza 9 è tua: 3 in Chu e 1 in Han, 4 punti. Anche l'emissario di Rosso conta per te.
    .else-1 = Wei non confina con Chu, quindi non si unisce niente. Scegli il drago di Han.
    .else-2 = Nelle alleanze i palazzi non contano. Scegli il drago di Han.
    .else = In Han non è arrivato nessun emissario. Lì paga la carta verde.
lesson-alliances-3 = Guidi Wei e Chu, che non sono vicine. Quale corte fa due alleanze in una volta: Han, Zhao o Shu?
    .right = Han sta in mezzo: l'alleanza 8 con Wei dà 3 punti, la 9 con Chu 4. Un emissario, 7 punti.
    .else-1 = Zhao confina solo con Wei: l'alleanza 2, per 3 punti. Cerca una regione che tocchi Wei e Chu.
    .else-2 = Shu confina solo con Chu: l'alleanza 5, per 4 punti. Cerca una regione che tocchi Wei e Chu.
    .else = Così non nasce nessuna alleanza. Scegli uno dei tre draghi: Han, Zhao o Shu.
lesson-alliances-4 = Guidi di nuovo Chu. In Han c'è un emissario di Rosso: pareggia.
    .right = La parità vale come averne di più. L'alleanza 9 ti dà 3 + 2 = 5 punti; Rosso non guida Chu e non riceve niente.
    .else-1 = Anche Ch’in confina con Chu: l'alleanza 6, per 4 punti. In Han ne avresti uno in più, anche se c'è Rosso.
    .else-2 = Zhao non confina con Chu, quindi non si unisce niente. Scegli il drago di Han.
    .else = In Han non è arrivato nessun emissario. Lì paga la carta verde.
lesson-alliances-5 = Rosso guida Qi e in Zhao è pari a te: l'alleanza 14 gli darebbe 4 punti. Rompila.
    .right = 2 contro 1 in Zhao: Rosso ha perso l'alleanza. E la 2, Zhao e Wei, ora te ne dà 5.
    .else-1 = In Qi Rosso ha due emissari contro il tuo, e resta in testa. In Zhao ne basta uno.
    .else-2 = Un palazzo non cambia chi guida la corte. Scegli il drago di Zhao.
    .else = Rosso tiene l'alleanza 14. In Zhao siete pari: un altro emissario ti mette davanti.
lesson-alliances-6 = L'ultimo turno. Guidi Ch’in con 2 su 4. Dove rende di più un emissario: in Shu, in Han o in Chu?
    .more = Ogni emissario conta, chiunque l'abbia mandato: una corte affollata vale di più.
    .right = In Shu sei pari a Rosso e Giallo, e basta: 4 + 3 = 7 punti.
    .else-1 = Han era vuota: 4 + 1 = 5 punti. Una corte con più emissari rende di più, se non resti indietro.
    .else-2 = In Chu Rosso ne ha due: non saresti in testa e non riceveresti niente.
    .else = Non è il massimo. Confronta le corti di Shu, Han e Chu.
lesson-alliances-7 = Il conteggio mostra le alleanze nell'ordine dei numeri. Vinci con 41 punti contro 39 e 37.

## Strade

lesson-roads = File lungo le strade
    .about = Almeno quattro palazzi, senza diramazioni, e ognuno una volta sola.
lesson-roads-1 = Segui la strada da Wei attraverso Qi fino a Zhao: i tuoi palazzi lasciano un vuoto. Chiudilo.
    .right = Quattro palazzi in una fila ininterrotta, attraverso tre regioni: alla fine 4 punti, uno ciascuno.
    .else-1 = Quella casella sta altrove in Qi. Il vuoto è accanto al tuo palazzo in Zhao.
    .else = Il vuoto in Qi è ancora aperto. Scegli la carta gialla e la casella fra i tuoi palazzi.
lesson-roads-2 = Allunga la fila. Deve continuare da uno dei due capi; i palazzi su una diramazione non contano.
    .more = I capi sono i tuoi palazzi in Wei e in Zhao.
    .right = Cinque in fila: 5 punti.
    .else-1 = Qi 3 pende dal mezzo della fila: una diramazione, che non dà niente. Continua da un capo.
    .else-2 = Da lì nessuna strada porta al capo della tua fila. Guarda accanto ai tuoi palazzi in Zhao e in Wei.
    .else = Quel palazzo non è unito alla fila. Guarda accanto ai suoi capi, con la carta arancione.
lesson-roads-3 = Puoi avere più file, se non hanno palazzi in comune. Che cosa vale di più: un quinto palazzo in Zhao, o un quarto in Chu?
    .right = Una nuova fila di quattro: 4 punti, oltre ai 4 che hai. Un quinto palazzo ne avrebbe dato 1.
    .else-1 = Così la fila è di cinque palazzi: 1 punto in più. In Chu tre palazzi aspettano il quarto.
    .else-2 = Chu 8 non è unita ai tuoi palazzi. Segui la strada da uno dei due capi dei tre.
    .else = Così non nasce nessuna fila. Segui la strada da uno dei due capi dei tuoi tre palazzi in Chu.
lesson-roads-4 = Rosso costruisce una fila da Han a Chu. Un palazzo la porterebbe a cinque: mettici il tuo.
    .right = La fila è tagliata: due palazzi di qua, due di là, e per ora nessun punto.
    .else-1 = Rosso chiuderebbe ancora il vuoto in Han. Prendi la casella dove la strada gira verso Chu.
    .else-2 = Gli emissari non fermano una strada. Metti un palazzo nel vuoto.
    .else = Il vuoto di Rosso è ancora aperto. È in Han, e lì paga la carta verde.
lesson-roads-5 = L'ultimo turno. Hai tre palazzi in Ch’in e tre in Shu. Dove ne rende di più uno solo?
    .right = Sette in fila: 7 punti. Il vuoto fra due gruppi è la casella migliore della mappa.
    .else-1 = Così nasce una fila di quattro, 4 punti. Una casella di Ch’in unisce tutti i tuoi palazzi.
    .else-2 = Ch’in 6 è un vicolo cieco. Una casella di Ch’in unisce tutti i tuoi palazzi.
    .else = Così non nasce nessuna fila. Cerca la casella di Ch’in che unisce i tuoi due gruppi.
lesson-roads-6 = La pagina trova da sé le file migliori e le mostra nel conteggio. Vinci con 41 contro 38 e 30.
    .more = In cinque, e in quattro se si vuole, si usa l'altro lato del tabellone. Ha più strade fra le regioni.

## Fortezze

lesson-fortifications = Fortezze
    .about = Ognuno può piazzarne una. Il palazzo che ci sta sopra raddoppia.
lesson-fortifications-1 = A certi tavoli ognuno ha una fortezza. Si paga come ogni pezzo: metti la tua sulla casella accesa di Qi.
    .more = Scegli una carta gialla, poi la fortezza, poi la casella.
    .right = È al suo posto, e non è di nessuno finché non ha un palazzo sopra.
    .else-1 = Potrebbe stare anche lì. Qui mettila sulla casella accesa di Qi.
    .else-2 = Quello era un palazzo. Prima della casella scegli la fortezza, sotto le tue carte.
    .else = Non hai piazzato la fortezza. Scegli una carta gialla, la fortezza e la casella accesa di Qi.
lesson-fortifications-2 = Ora il secondo pezzo: mettici sopra un palazzo, prima che lo faccia un altro.
    .right = È tua per sempre. In una regione vuota bisognerebbe aspettare un turno: lì si piazza un solo pezzo.
    .else-1 = Allora il prossimo potrebbe prendersi la fortezza. Mettici sopra il tuo palazzo.
    .else-2 = Puoi fermarti, ma allora il prossimo potrebbe prendersela. Mettici sopra il tuo palazzo.
    .else-3 = Allora il prossimo potrebbe prendersi la fortezza. Mettici sopra il tuo palazzo.
lesson-fortifications-3 = Più avanti. In Qi tu e Rosso avete due palazzi ciascuno, e uno dei tuoi è fortificato. Prendi l'ultima casella.
    .right = Primo con 5 punti, raddoppiati: 10. Rosso ne riceve 3 come sempre.
    .else-1 = Un emissario non occupa una casella palazzo. Metti un palazzo sull'ultima casella di Qi.
    .else = Qi non è ancora completa. La carta gialla paga la sua ultima casella.
lesson-fortifications-4 = Rosso ha aperto Han con una fortezza, e altro non poteva seguire. Prendila.
    .right = Ora raddoppia ciò che ti dà Han, e nessuno può togliertela.
    .else-1 = Quella è un'altra casella di Han. Rosso tornerebbe a costruire sulla fortezza.
    .else = La fortezza aspetta ancora un palazzo. In Han paga la carta verde.
lesson-fortifications-5 = L'ultimo turno. Una fortezza raddoppia anche la sua fila: il tuo palazzo in Wei ne ha una. Chiudi il vuoto in Qi.
    .right = Quattro palazzi, raddoppiati: 8 punti.
    .else-1 = Così non piazzi niente. La carta gialla paga il vuoto in Qi.
    .else = La fila ha ancora il suo vuoto: fra i tuoi palazzi in Wei e in Zhao, in Qi.
lesson-fortifications-6 = Raddoppiano anche le regioni non complete: in Wei il tuo unico palazzo ha dato 4 punti invece di 2. Vinci con 42 contro 40 e 35.
    .more = Due fortezze raddoppiano soltanto, e le alleanze non ne conoscono. Questa era l'ultima regola.

## Giocare bene

lesson-play = Giocare bene
    .about = Il migliore fra più piazzamenti, in posizioni di partite vere.
lesson-play-1 = Una partita vera, al secondo passaggio del mazzo. Se si contasse ora avresti 30 punti, Rosso 28, Giallo 23.
    .more = Prima di piazzare, chiediti di ogni pezzo: che cosa mi dà, che cosa dà agli altri, e può fare due cose in una volta?
lesson-play-2 = Qui un palazzo fa due cose: completa una regione e forma una fila. Trovalo.
    .more = Guarda Lu e Qi, e la strada che le unisce.
    .right = Lu 4: la regione è tua con 4 punti, e la fila attraverso Lu e Qi è di quattro palazzi. In tutto 5 più di prima.
    .else-1 = Così si completa Shu, ma la guidavi già: 1 punto in più per te, e 1 per Giallo. Cerca un palazzo che formi anche una fila.
    .else-2 = Secondo in Yan: 2 punti, per due carte. Un altro palazzo ne dà 5, per una sola.
    .else-3 = In Zhao resti secondo dietro Giallo, con un palazzo o con due. Non rende niente.
    .else-4 = Un tuo emissario sarebbe solo: non guidi nessuna corte lì accanto. Guarda i palazzi.
    .else = Così guadagni al massimo un punto. Cerca la regione con una casella libera, in fondo a tre tuoi palazzi.
lesson-play-3 = Un altro turno di una partita così, e Lu 4 è di nuovo libera: ti darebbe 5 punti. C'è di meglio?
    .more = Segui le strade in Wei.
    .right = Wei 4 chiude un vuoto: cinque palazzi da Wei a Qi sono una fila, e Wei stessa dà 1 punto in più. 6 punti, e Lu può aspettare.
    .else-1 = 5 punti, un buon palazzo. Ma in Wei nessun altro ha palazzi, e lì un vuoto ne vale 6.
    .else-2 = Wei è giusta, e anche la carta. Ma questa casella non unisce niente: cerca il vuoto fra i tuoi palazzi.
    .else-3 = Così si completa Shu per 1 punto, e ne dà 1 anche a Giallo.
    .else-4 = Non guidi nessuna corte lì accanto, e un nuovo emissario fa solo valere di più le alleanze di Rosso.
    .else = Così per ora non guadagni niente. I tuoi palazzi in Wei hanno un vuoto nella strada.
lesson-play-4 = Verso la fine. Per ora hai 43 punti, Rosso 41: ma il suo unico emissario in Wei fa tre alleanze. Che cosa fai?
    .more = Insieme valgono 8 punti: l'alleanza 8 con Han, la 11 con Lu, la 13 con Qi. Tu hai due carte rosse.
    .right = Due contro uno: Rosso perde tutte e tre le alleanze e scende da 41 a 33. Tu non guadagni niente, eppure nessun altro turno è così buono.
    .else-1 = Un palazzo ti dà al massimo 2 punti, e Rosso ne tiene 8. Due emissari in Wei glieli tolgono.
    .else-2 = Secondo in Chu: 2 punti per due carte. Rosso ne tiene 8: due emissari in Wei glieli tolgono.
    .else-3 = Così non piazzi niente, e Rosso tiene 8 punti. Due emissari in Wei glieli tolgono.
    .else = Finché Rosso guida la corte di Wei, anche solo alla pari, le tre alleanze contano. Lì ci vogliono due emissari.
lesson-play-5 = È quasi tutto qui: pezzi che fanno due cose, vuoti in una strada, e la sola corte da cui dipendono molte alleanze.
    .more = Ora gioca una prima partita. Ogni cosa che indichi dice che cosa ti darebbe.
