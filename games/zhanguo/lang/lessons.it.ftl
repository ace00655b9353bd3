# ZhanGuo: le lezioni.

## Che cosa fa vincere

lesson-goal = Che cosa fa vincere
    .about = Punti subito, punti alla fine, e il conto.
lesson-goal-1 = Vince chi ha più Punti Vittoria. È l'ultimo turno dell'ultimo round: tu hai 30 PV e Rosso 26, ma la maggior parte dei punti si conta solo alla fine.
    .more = «Se la partita finisse ora» dice in ogni momento come andrebbe il conto.
lesson-goal-2 = Ti resta una carta. Portala a Corte e scegli Insediare 1 Governatore.
    .right = Ora al Governatore serve una Regione. Le Regioni 3 e 4 della tua plancia hanno i tre Funzionari che gli servono.
    .else-1 = Una carta sopra la plancia dà segnalini e un'abilità, ma non c'è più un turno per usarli. Un Governatore conta alla fine.
    .else-2 = Un Funzionario sceso a lavorare mancherebbe al Governatore. Porta la carta a Corte.
    .else = Si può fare, ma ora un Governatore rende molto di più. Cerca Insediare 1 Governatore.
lesson-goal-3 = Alla fine chi ha più Governatori in una Regione riceve 9 PV, più 3 PV per ciascuno dei suoi; chi è in parità divide. Scegli la Regione dove il tuo è decisivo.
    .more = Regione 3: uno tuo, uno di Rosso. Regione 4: due di Rosso. Su entrambi gli spazi ricevi subito 4 PV.
    .right = Due contro uno nella Regione 3: 15 PV per te invece di 6, e lì nessuno per Rosso.
    .else-1 = Nella Regione 4 Rosso ha ancora due Governatori contro il tuo, e lì prende tutto. Cerca una Regione dove uno in più ti porta in testa.
lesson-goal-4 = Il conto: Governatori 27 a 27, la Scrittura 5 a Rosso, Incarichi 5 ciascuno, Muraglie 10 a 11. Vinci con 76 PV a 74.
    .more = Alla fine contano dunque Governatori, i tre aspetti, Incarichi e Muraglie. Palazzi, abilità e spazi bonus danno punti subito.

## Le carte sopra la plancia

lesson-cards = Le carte sopra la plancia
    .about = Uno, due, tre segnalini, e quanto costano.
lesson-cards-1 = A ogni round ricevi sei carte, due per colore, e ne giochi una per turno. Avorio è la Scrittura (1–40), arancione la Moneta (41–80), marrone le Leggi (81–120).
    .more = Ogni carta si può giocare in due modi: sopra una Regione della tua plancia, o a Corte. Questa lezione parla della plancia.
lesson-cards-2 = Prendi la 88 e mettila sopra la Regione 4. La prima carta di una Regione dà un segnalino del suo colore.
    .right = Un segnalino marrone. E l'abilità stampata sulla 88 è tua per il resto della partita.
    .else-1 = Anche così un segnalino, ma per i prossimi passi la carta serve sopra la Regione 4.
    .else-2 = Così prendi un segnalino di un altro colore, o in un altro posto. Porta la marrone 88 alla Regione 4.
    .else-3 = A Corte una carta esegue un'azione: è la prossima lezione. Mettila sopra la Regione 4.
    .else = Così si sposta un Funzionario e non si gioca nessuna carta. Metti la 88 sopra la Regione 4.
lesson-cards-3 = La seconda carta di una Regione dà due segnalini, qualunque cosa ci sia sotto. Prendi due segnalini arancioni con una carta.
    .right = Due segnalini arancioni. La seconda carta alza di 1 il Malcontento della sua Regione: guarda la linea della Regione 4.
    .else-1 = Sopra una Regione vuota è una prima carta: un segnalino. Cerca la Regione che ha già una carta.
    .else-2 = Due segnalini, ma del colore della carta. Quelli arancioni vengono da una carta arancione.
    .else-3 = La Corte non dà segnalini. Metti una carta arancione sopra la plancia.
    .else = Così non si gioca nessuna carta. Metti una carta arancione sopra una Regione che ne ha già una.
lesson-cards-4 = La terza carta ne dà tre, e alza il Malcontento di 2. Prendi tre segnalini avorio.
    .right = Tre segnalini avorio. Nella Regione 4 il Malcontento è a 3, e la linea ha 4 spazi.
    .else-1 = Quella è una prima carta: un segnalino. La Regione 4 ha già due carte.
    .else-2 = I segnalini hanno il colore della carta. Prendine una avorio.
    .else-3 = La Corte non dà segnalini. Metti una carta avorio sopra la Regione 4.
    .else = Così non si gioca nessuna carta. Metti una carta avorio sopra la Regione 4.
lesson-cards-5 = Tre carte per Regione, non di più: la 4 è piena. Metti la 105 dove non costa Malcontento.
    .right = Una prima carta: un segnalino marrone, niente Malcontento. Le carte restano dove sono per tutta la partita.
    .else-1 = La Regione 4 ha già tre carte. Le altre sono ancora tutte vuote.
    .else-2 = Quella è un'altra carta. Metti la marrone 105 sopra una Regione vuota.
    .else-3 = Così la carta va a Corte. Metti la 105 sopra una Regione vuota.
    .else = Così non si gioca nessuna carta. Metti la 105 sopra una Regione vuota.
lesson-cards-6 = Dei sei segnalini avorio Rosso ne ha tre e tu due. Gioca la 20 avorio in modo che la riserva non basti: ciò che manca arriva in PV.
    .right = Te ne spettavano due: prendi l'ultimo, e 1 PV per quello che manca.
    .else-1 = Come prima carta prende l'ultimo segnalino, e non manca niente. Cerca una tua carta che sia sola nella sua Regione.
    .else-2 = Di quel colore i segnalini bastano. Gioca la 20 avorio.
    .else-3 = La Corte non dà segnalini. Gioca la 20 avorio sopra la plancia.
    .else = Così non si gioca nessuna carta. Gioca la 20 avorio sopra la plancia.

## La Corte e i tuoi Funzionari

lesson-court = La Corte
    .about = Una carta qualsiasi, una di sei azioni. I Funzionari arrivano e si spostano.
lesson-court-1 = A Corte una carta esegue una di sei azioni. Ogni carta va bene per ogni azione: colore, numero e abilità qui non contano.
    .more = Puoi scegliere solo ciò che puoi eseguire. Senza Lavoratori, per esempio, niente Palazzi e niente Muraglie.
lesson-court-2 = Reclutare 1 Funzionario: porta a Corte una carta a tua scelta.
    .right = La carta è in cima alla Corte. Ora al Funzionario serve un posto.
    .else-1 = Così la carta va sopra la plancia. Portala invece a Corte.
    .else-2 = Così sposteresti i Funzionari che hai. Ne vuoi uno nuovo.
    .else-3 = Ora quell'azione non si può eseguire: mancano i Lavoratori, o i Funzionari giusti. Reclutare 1 Funzionario si può.
    .else = Così un Funzionario scende a lavorare. Porta prima una carta a Corte.
lesson-court-3 = Viene dalla tua riserva, del colore che vuoi, nell'Area Governatori di una Regione qualunque. Prendine uno rosso nella Regione 3.
    .right = Ce ne sono cinque per colore. Quando tutti e quindici sono sulla plancia, non c'è più nessuno da reclutare.
    .else-1 = La Regione è quella, ma un grigio e un bianco li hai già. Prendine uno rosso.
    .else-2 = Il colore è quello. Ma nella Regione 3 i tre saranno più vicini.
    .else = Prendi un Funzionario rosso nella Regione 3.
lesson-court-4 = A un Governatore serviranno rosso, grigio e bianco nello stesso posto. Riassegna i Funzionari e spendi i tuoi tre punti per riunirli nella Regione 3.
    .more = Un punto sposta un Funzionario nell'Area Governatori di una Regione adiacente: 1–2, 2–3, 3–4, 4–5.
    .right = Due punti per il grigio, uno per il bianco. La Regione 3 ha i suoi tre colori.
    .else-1 = Così non si sposta nessuno. Porta una carta a Corte, per Riassegnare i Funzionari.
    .else-2 = Un Funzionario nuovo aiuterebbe, ma ne mancherebbero ancora due. Tre punti bastano per tutti.
    .else-3 = Scendere a lavorare è gratis, ma a un Governatore i Funzionari servono nell'Area Governatori. Riassegnali.
    .else = Conta i passi: il grigio dalla Regione 1 alla 3 vuole due punti, il bianco dalla 2 alla 3 uno.
lesson-court-5 = Le Regioni 3 e 5 si toccano soltanto: in mezzo ci sono le montagne, e nessun ponte. Porta lo stesso il Funzionario bianco nella Regione 5.
    .right = Due punti, passando dalla Regione 4. Sulla mappa un ponte unisce le Regioni adiacenti.
    .else-1 = Fra queste due ci sono le montagne. Cerca i ponti sulla mappa.
    .else-2 = Quello è già dove deve stare. Sposta il bianco.
    .else = Così ci si allontana dalla Regione 5. Dalla 3 un ponte va alla 4, e dalla 4 alla 5.
lesson-court-6 = Scendere dall'Area Governatori all'Area Lavoratori della stessa Regione è gratis, in ogni momento del tuo turno. Fai scendere il rosso e il grigio nella Regione 2.
    .more = Un'Area Lavoratori ha posto per due Funzionari.
    .right = Tutti e due sono al lavoro, e la carta è ancora in mano.
    .else-1 = Il bianco deve restare di sopra. Fai scendere il rosso e il grigio.
    .else-2 = Per questo non servono punti. Premi un Funzionario, poi l'Area sotto di lui.
    .else-3 = Così si gioca una carta. Per scendere non serve.
    .else = Fai scendere il rosso e il grigio nella Regione 2.
lesson-court-7 = Salire costa un punto. Riporta su il rosso.
    .right = Un punto speso, ne restano due. Devi spenderne almeno uno, poi puoi fermarti.
    .else-1 = Salire costa un punto, e ancora non ne hai. Porta una carta a Corte, per Riassegnare i Funzionari.
    .else-2 = Così arriva un Funzionario nuovo. Per spostarne uno, Riassegnare i Funzionari.
    .else-3 = Così nessuno sale. Porta una carta a Corte, per Riassegnare i Funzionari.
    .else = Porta il rosso dall'Area Lavoratori della Regione 2 su nella sua Area Governatori.

## I Governatori

lesson-governor = I Governatori
    .about = Tre Funzionari se ne vanno, arriva un Governatore.
lesson-governor-1 = Nell'Area Governatori della tua Regione 1 ci sono un Funzionario rosso, uno grigio e uno bianco. Insieme fanno un Governatore.
    .more = I colori devono stare nella stessa Regione, e di sopra: chi è al lavoro non conta.
lesson-governor-2 = Porta una carta a Corte e scegli Insediare 1 Governatore.
    .right = I tre tornano nella tua riserva, e un Governatore arriva nella Regione 1 della mappa.
    .else-1 = Così la carta andrebbe sopra la plancia. Portala a Corte.
    .else-2 = La Corte va bene. Ma i tre Funzionari sono pronti: scegli Insediare 1 Governatore.
    .else-3 = Al lavoro mancherebbe fra i tre. Lasciali di sopra, e porta una carta a Corte.
lesson-governor-3 = Va su uno spazio libero, e tu ricevi ciò che lo spazio mostra. La Regione 2 ha già grigio e bianco: prendi ciò che lì serve.
    .more = Gli spazi: quattro punti per spostare Funzionari, un Funzionario, o 4 PV.
    .right = Un Funzionario di un colore qualunque, in una Regione qualunque.
    .else-1 = 4 PV sono buoni. Ma un Funzionario renderebbe pronta la Regione 2 per un secondo Governatore, che vale almeno 12 PV finché nessuno gli fa concorrenza.
    .else-2 = I punti spostano i Funzionari che hai, e sulla plancia non c'è più nessun rosso. Cerca lo spazio che ne porta uno.
lesson-governor-4 = Quale Funzionario rende pronta la Regione 2?
    .right = Rosso, grigio e bianco: il prossimo Governatore può andare nella Regione 2. In tutto ne hai otto.
    .else-1 = Quel colore c'è già. Cerca il posto vuoto.
    .else-2 = Lì resterebbe solo, o fra i suoi pari. Nella Regione 2 manca un colore soltanto.
    .else-3 = Così non ne prendi nessuno. Non costa niente: prendi quello che manca alla Regione 2.
lesson-governor-5 = Round 4. Le Regioni 2 e 4 della tua plancia sono pronte tutte e due. Dove rende di più, alla fine, un Governatore?
    .more = Chi ha più Governatori in una Regione: 9 PV, più 3 PV per ciascuno. In parità si divide, e il secondo non riceve niente.
    .right = Tre a due: 18 PV nella Regione 2 invece di 7. Nessuno spazio era libero, quindi sta accanto, senza bonus.
    .else-1 = 4 PV subito, ma lì Rosso ha due Governatori e prende ancora tutto. Guarda la Regione 2: ne hai due, e due ne ha Rosso.
lesson-governor-6 = È successa anche un'altra cosa: nella Regione 2 della tua plancia il Malcontento era a 4, ed è sparito. Un Governatore lo toglie tutto.

## I Lavoratori

lesson-workers = I Lavoratori
    .about = Li assumono i Funzionari al lavoro, e il popolo mormora.
lesson-workers-1 = Palazzi e Muraglie si pagano con i Lavoratori. Li assumono i Funzionari in un'Area Lavoratori; nelle tue non lavora ancora nessuno.
lesson-workers-2 = Fai scendere a lavorare il rosso e il grigio nella Regione 3. È gratis, e non serve una carta.
    .right = Due al lavoro, e per un terzo non c'è posto.
    .else-1 = Anche il bianco della Regione 1 potrebbe assumere, ma un solo Lavoratore. Due insieme ne portano due: il rosso e il grigio.
    .else-2 = Così giochi la carta prima che qualcuno lavori. Fai scendere prima il rosso e il grigio.
    .else-3 = Nessuno lavora ancora, quindi nessuno può assumere. Fai scendere prima il rosso e il grigio.
    .else = Fai scendere il rosso e il grigio nella Regione 3.
lesson-workers-3 = Ora porta una carta a Corte e scegli Assumere Lavoratori, nella Regione 3.
    .right = Due Funzionari, due Lavoratori. Nella Regione 3 il Malcontento è salito di 1, e i Funzionari restano al lavoro.
    .else-1 = Così non arrivano Lavoratori. Porta una carta a Corte, per Assumere Lavoratori.
    .else-2 = Quella è per i Funzionari. Due sono già al lavoro: Assumere Lavoratori.
    .else = Assumi Lavoratori nella Regione 3.
lesson-workers-4 = Assumere alza il Malcontento di 1, che arrivi un Lavoratore o due. Dove conviene ora?
    .more = Niente può portare il Malcontento oltre la fine della linea.
    .right = Due Lavoratori per 1 Malcontento. Nella Regione 2 la linea era alla fine.
    .else-1 = Un Funzionario porta un Lavoratore, e il Malcontento sale di 1 lo stesso. Cerca dove lavorano in due e la linea ha ancora posto.
    .else-2 = Nella Regione 2 il Malcontento è alla fine della linea: lì non si può assumere. Cerca un'altra Regione dove lavorano in due.
lesson-workers-5 = Un Palazzo vuole due Lavoratori della sua Regione e uno di un'altra. Nella Regione 3 ne hai due: procurati il terzo altrove, in questo turno.
    .right = Un Funzionario ha portato un Lavoratore nella Regione 5. È quanto basta per un Palazzo nella Regione 3.
    .else-1 = Così non arriva nessun Lavoratore. Nella Regione 5 hai un Funzionario.
    .else-2 = Quella è per i Funzionari, e il turno sarebbe finito. Il bianco della Regione 5 può scendere gratis.
    .else = Altri Lavoratori nella Regione 3 non aiutano. Fai prima scendere il Funzionario bianco della Regione 5, poi assumi lì.

## I Palazzi

lesson-palace = I Palazzi
    .about = Tre Lavoratori, punti subito, e un segnalino di valore 3.
lesson-palace-1 = Un Palazzo vuole due Lavoratori della sua Regione e uno di un'altra. Tu hai sette Lavoratori in quattro Regioni.
lesson-palace-2 = Porta una carta a Corte e scegli Costruire 1 Palazzo.
    .right = Ora scegli dove sorge.
    .else-1 = Una carta in più sopra la plancia farebbe valere di più il prossimo Palazzo. Ma questo costruiscilo ora, prima che gli spazi finiscano.
    .else-2 = Anche una Muraglia vuole Lavoratori, e dà punti alla fine. Qui serve un Palazzo.
    .else-3 = I Lavoratori ci sono già. Scegli Costruire 1 Palazzo.
lesson-palace-3 = Tre Regioni hanno due Lavoratori, ma ora una sola può avere un Palazzo. Trovala.
    .more = Una Regione ha tanti spazi per Palazzi quanti sono i giocatori. E sullo spazio segnato o sull'ultimo della linea del Malcontento non si costruisce.
    .right = La Regione 4: Malcontento 1, due spazi liberi. Due dei suoi Lavoratori sono pagati.
    .else-1 = Nella Regione 2 il Malcontento è sullo spazio segnato. Cerca una Regione più tranquilla.
    .else-2 = I due spazi della Regione 3 sono occupati, uno dal tuo stesso Palazzo. Cerca sulla mappa quelli liberi.
lesson-palace-4 = Ancora un Lavoratore, di un'altra Regione. Paga in modo da non dividere nessuna coppia.
    .right = 6 PV subito: uno per ogni carta sopra la tua plancia, e ne hai sei.
    .else-1 = Si può. Ma poi lì resta un solo Lavoratore, e per un Palazzo in quella Regione ne servirebbe di nuovo un secondo. La Regione 5 ne ha uno solo.
lesson-palace-5 = Inoltre prendi uno dei tre segnalini di valore 3, se ce n'è ancora. L'arancione ce l'ha Rosso: prendi quello che ti porta in testa.
    .more = Leggi: Rosso 3, tu 1. Scrittura: nessuno ne ha.
    .right = 1 + 3 fa 4: sei in testa nelle Leggi, 4 a 3. Quando tutti e tre sono presi, un Palazzo dà solo i suoi PV.
    .else-1 = Saresti in testa nella Scrittura, dove nessuno ha niente. Nelle Leggi Rosso è avanti di 2, e il segnalino lo ribalterebbe.
    .else-2 = Quello ce l'ha Rosso. Avorio e marrone sono ancora sul tabellone.

## Le Muraglie

lesson-wall = Le Muraglie
    .about = Barrette, Lavoratori di Regioni diverse, e dodici modi di fare punti.
lesson-wall-1 = La Grande Muraglia ha tre siti con due sezioni ciascuno. Il tassello su ogni torre dice che cosa conta alla fine, sulla tua plancia, una Muraglia costruita lì.
    .more = Tre spazi per sezione: quello con più barrette vuole più Lavoratori, e rende di più.
lesson-wall-2 = Porta una carta a Corte e scegli Costruire 1 Muraglia.
    .right = Ora scegli una sezione, e uno spazio.
    .else-1 = Così la carta andrebbe sopra la plancia. I Lavoratori ci sono: costruisci.
    .else-2 = I tuoi quattro Lavoratori bastano per la Muraglia più cara. Scegli Costruire 1 Muraglia.
    .else = Non serve spostare Funzionari. Porta una carta a Corte.
lesson-wall-3 = Oro 1 conta le tue Regioni con un Funzionario rosso: 2, 3 o 4 PV ciascuna, secondo le barrette. Prendi lo spazio che rende di più.
    .more = Hai Lavoratori in tre Regioni, quindi puoi pagare tre barrette.
    .right = Tre Regioni con il rosso, 4 PV ciascuna: 12 PV, se restano lì.
    .else-1 = La sezione è quella. Ma con meno barrette ogni Regione rende meno: 4 PV con tre, 3 con due, 2 con una.
    .else-2 = Questo tassello conta i Funzionari grigi, e ce n'è in una sola Regione. Oro 1 conta i rossi.
    .else-3 = Conta sulla plancia ciò che conta quel tassello: è meno. Oro 1 conta i Funzionari rossi, nelle Regioni 1, 2 e 3.
lesson-wall-4 = Tre barrette, tre Lavoratori, tutti di Regioni diverse.
    .right = Pagato. Nella Regione 3 resta un Lavoratore: il secondo di lì, per questa Muraglia, non serviva.
    .else-1 = Quella Regione ne ha già dato uno. Cercane un'altra.
    .else = Uno da ciascuna: le Regioni 1, 3 e 4.
lesson-wall-5 = Round 4: quattro Lavoratori, ma in due Regioni soltanto, quindi due barrette al massimo. Quale Muraglia rende di più, con la plancia com'è?
    .more = In una sezione puoi avere una sola Muraglia. Indica o tocca una torre per leggerne il tassello. Il tuo Malcontento è 12 in tutto, e tre Regioni hanno tre carte.
    .right = Turchese 2: tre Regioni con tre carte, 3 PV ciascuna. Fa 9 PV.
    .else-1 = La sezione è quella. Sullo spazio da due barrette ogni Regione dà 3 PV invece di 2.
    .else-2 = Questo tassello dà 5, 10 o 15 PV meno tutto il tuo Malcontento. Con due barrette è 10 − 12: una perdita.
    .else-3 = Questo tassello conta le Regioni senza Malcontento, e non ne hai. Conta invece le tue carte.
    .else-4 = In Oro 1 c'è già la tua Muraglia. Guarda le altre sezioni.
    .else-5 = Quello spazio vuole Lavoratori di tre Regioni, e i tuoi sono in due. Guarda gli spazi con meno barrette.
    .else = Quel tassello trova sulla tua plancia una sola Regione. Cercane uno che ne conta tre.

## Più alto e più basso

lesson-numbers = Più alto e più basso
    .about = Quando rispondono le carte sopra la plancia.
lesson-numbers-1 = Le carte sopra la plancia rispondono alle tue azioni a Corte. La 56 risponde a Reclutare 1 Funzionario, con un Lavoratore nella sua Regione.
    .more = A sinistra di una carta c'è l'azione che la risveglia, a destra ciò che porta. Ma anche il numero giocato deve andar bene: a Corte c'è 47.
lesson-numbers-2 = Reclutare 1 Funzionario e Insediare 1 Governatore risvegliano le carte con un numero più basso di quello a Corte. Recluta in modo che la 56 risponda.
    .right = 14 è più basso di 47: la 56 si risveglia.
    .else-1 = Quel numero è più alto di 47. Il Funzionario arriverebbe, ma la 56 dorme. Prova sotto 47.
    .else-2 = La 56 aspetta Reclutare 1 Funzionario. Altre azioni risvegliano altre carte, o nessuna: Riassegnare i Funzionari mai.
    .else-3 = Sopra la plancia il numero non fa niente. Porta una carta a Corte.
    .else = Porta a Corte una carta sotto 47, e recluta.
lesson-numbers-3 = Prima viene l'azione: prendi un Funzionario, dove vuoi. Poi usa la 56.
    .right = Un Lavoratore nella Regione 3, quella della carta, e senza Malcontento. Le abilità non sono mai un obbligo.
    .else = Prima il Funzionario, poi premi la 56: senza, il turno finisce con meno.
lesson-numbers-4 = Assumere Lavoratori, Costruire 1 Palazzo e Costruire 1 Muraglia risvegliano le carte con un numero più alto. Costruisci una Muraglia in modo che rispondano la 22 e la 42.
    .right = 99 è più alto di 60: si risvegliano tutte e due, perché aspettano una Muraglia.
    .else-1 = Quel numero è più basso di 60. La Muraglia ci sarebbe, ma la 22 e la 42 dormono. Prendine uno più alto.
    .else-2 = La 22 e la 42 aspettano Costruire 1 Muraglia.
    .else-3 = Sopra la plancia il numero non fa niente. Porta una carta a Corte.
    .else = Porta a Corte una carta sopra 60, e costruisci una Muraglia.
lesson-numbers-5 = Costruisci la Muraglia dove vuoi. Poi ogni carta sveglia si può usare una volta, nell'ordine che preferisci: prendi i 3 PV della 22.
    .right = 3 PV. I due punti della 42 si possono ancora spendere; poi il turno finisce.
    .else = Costruisci su uno spazio da una barretta, paga con il Lavoratore della Regione 3, poi premi la 22.
lesson-numbers-6 = Sotto la primissima carta di una partita c'è una X: qualunque numero giochi è più alto e più basso. Recluta, e usa la 25.
    .right = 105 è alto, ma sopra la X vale anche come più basso. Ora scegli il segnalino che porta la 25.
    .else-1 = Una carta sopra la plancia non risveglia niente. Portane una a Corte, per Reclutare 1 Funzionario.
    .else-2 = A Riassegnare i Funzionari non risponde nessuna carta, qualunque sia il numero. La 25 aspetta Reclutare 1 Funzionario.
    .else-3 = Un Governatore si può avere, ma la 25 aspetta Reclutare 1 Funzionario.
    .else = Recluta con una carta qualsiasi, prendi un Funzionario, poi premi la 25.

## Il Malcontento

lesson-unrest = Il Malcontento
    .about = Che cosa vieta, che cosa zittisce, che cosa lo toglie.
lesson-unrest-1 = Ogni Regione della tua plancia ha la sua linea del Malcontento. La seconda carta lo alza di 1, la terza di 2, assumere di 1; e niente può portarlo oltre la fine.
    .more = Il Malcontento è solo tuo: ciò che succede sulle plance degli altri non lo tocca.
lesson-unrest-2 = Vuoi tre segnalini marroni con una carta. Due Regioni hanno due carte: dove la linea ne regge ancora una terza?
    .right = La Regione 4 va da 1 a 3, e la linea ha 4 spazi. Sei in testa nelle Leggi, 4 a 2.
    .else-1 = La Regione 3 è a 2 su 3, e altri 2 la porterebbero oltre la fine. La linea della Regione 4 è più lunga.
    .else-2 = Il posto è quello, ma i segnalini hanno il colore della carta. Prendine una marrone.
    .else-3 = Lì è solo una prima carta: un segnalino. Cerca una Regione che ne ha due.
    .else-4 = La Corte non dà segnalini. Metti una carta marrone sopra la plancia.
    .else = Così non si gioca nessuna carta. Metti una carta marrone sopra la plancia.
lesson-unrest-3 = Sull'ultimo spazio della linea una Regione tace: le sue carte non rispondono. Prendi lo stesso i 3 PV della 22 nella Regione 4.
    .more = La 3 e la 22 aspettano tutte e due una Muraglia, e ne hai appena costruita una con un numero più alto. La 3 abbassa di 1 il Malcontento, dove vuoi.
    .right = Prima calmare, poi rispondere: a 3 su 4 la Regione 4 parla di nuovo. Se una Regione tace lo si chiede quando si usa ciascuna carta.
    .else-1 = La Regione 4 è a 4 su 4 e tace. Usa prima la 3, lì.
    .else-2 = Così il turno finisce, e i 3 PV sono persi. Usa prima la 3.
    .else = Usa la 3, abbassa il Malcontento nella Regione 4, poi usa la 22.
lesson-unrest-4 = Malcontento −1, dove vuoi. Poi vorresti un Palazzo nella Regione 2, e i Lavoratori ci sono. Che cosa lo impedisce?
    .right = La Regione 2 va da 3, lo spazio segnato, a 2: ora un Palazzo vi si può costruire.
    .else-1 = Più tranquilla è meglio, ma non ne viene nessun Palazzo. Guarda lo spazio segnato sulla linea della Regione 2.
lesson-unrest-5 = Un Governatore toglie tutto il Malcontento della sua Regione. Le Regioni 1 e 5 sono pronte: dove ti serve di più?
    .right = Tre di Malcontento in meno, e le tre carte della Regione 1 rispondono di nuovo: 7, 58 e 115 aspettano tutte un Palazzo.
    .else-1 = Nella Regione 5 non c'è Malcontento da togliere. La Regione 1 è alla fine della linea, e lì tre carte tacciono.

## Le Ricompense per l'Unificazione

lesson-rewards = Le Ricompense
    .about = Prima chi ha più segnalini; si prende, o si tengono.
lesson-rewards-1 = Tutte le carte del round 1 sono giocate e si assegnano le ricompense: prima la Scrittura, poi la Moneta, poi le Leggi. Si chiede prima a chi ha più segnalini di quel colore.
    .more = Nella Scrittura tu ne hai 3, Rosso 2. Ogni round ha le sue ricompense: vedi «Tutti i round».
lesson-rewards-2 = Un Funzionario a scelta nella Regione 2. Restituiresti tutti i tuoi segnalini avorio. Prendilo: alla Regione 2 manca un colore.
    .right = I segnalini avorio non ci sono più, e il tuo dischetto lascia la Linea delle Ricompense per la colonna del round.
    .else-1 = Terresti i segnalini, e si chiederebbe a Rosso. Ma alla Regione 2 manca un solo Funzionario per un Governatore.
lesson-rewards-3 = Quale Funzionario manca alla Regione 2?
    .right = Rosso, grigio e bianco: nel prossimo round può arrivare un Governatore. La Moneta è andata a Rosso.
    .else-1 = Quel colore c'è già. Cerca il posto vuoto nella Regione 2.
lesson-rewards-4 = Leggi: ne hai due, e due ne ha Rosso, ma il tuo dischetto è più in alto. Prendi i due Lavoratori nella Regione 1.
    .more = Prima vengono i dischetti sulla Linea delle Ricompense, poi quelli nella colonna del round: il tuo è alla Scrittura, sopra quello di Rosso alla Moneta.
    .right = Si possono prendere più ricompense; il dischetto va sull'ultima. Ora tutti i dischetti tornano sulla linea: quello di Rosso è in cima, e Rosso comincia il round 2.
    .else-1 = Passando tieni due segnalini, ma i Lavoratori li prende Rosso. Qui valgono di più per te.
lesson-rewards-5 = Round 5, Moneta: un Palazzo gratis, che vale 1 PV per ciascuna delle tue cinque carte; oppure tieni i segnalini, per 6 PV alla fine. Che cosa è meglio?
    .more = Un Palazzo in ricompensa non dà il segnalino di valore 3. Rosso nella Moneta non ha niente, e nessun Incarico aspetta il Palazzo.
    .right = 6 è più di 5, e vinci di uno: 66 a 65.
    .else-1 = 5 PV subito, ma 6 PV in meno alla fine: 65 a 65. E in parità vince il dischetto più in alto, che sarebbe quello di Rosso, perché il tuo sarebbe andato nella colonna per ultimo.
lesson-rewards-6 = Alla fine il maggior numero di segnalini dà 5 PV nella Scrittura, 6 nella Moneta, 7 nelle Leggi, e non si restituisce niente. Chi passa, dunque, tiene i segnalini e sale sulla Linea delle Ricompense.
    .more = Una ricompensa va presa per intero. Chi non può viene saltato.

## Gli Incarichi

lesson-tasks = Gli Incarichi
    .about = Somma dei posti × i tuoi dischetti nella sezione.
lesson-tasks-1 = Un Incarico nomina Regioni, o siti della Muraglia. Chi ha un Palazzo, un Governatore o una Muraglia per ciascuno dei simboli vi mette un dischetto.
    .more = Ci sono due sezioni con tre Incarichi ciascuna. Il primo dischetto prende il posto da 5, i seguenti quelli da 3, 2 e 1.
lesson-tasks-2 = L'Incarico Palazzo della sezione 1 chiede le Regioni 3 e 4. Nella Regione 3 hai un Palazzo, e ora ne costruisci un altro.
    .right = Un dischetto sul posto da 5; si è messo da sé alla fine del turno, e resta.
    .else-1 = Il Palazzo nella Regione 1 è uno dei tre che chiede la sezione 2. Alla sezione 1 manca solo la Regione 4.
    .else = Costruisci nella Regione 4, e paga il terzo Lavoratore dalla Regione 1.
lesson-tasks-3 = Alla fine una sezione dà la somma dei tuoi posti per il numero dei tuoi dischetti lì. Dove rende di più, ora, un Governatore?
    .more = Alla sezione 1 manca la Regione 5, e il prossimo posto di quell'Incarico è da 3. Alla sezione 2 manca la Regione 4, e il 5 è libero.
    .right = Due dischetti nella sezione 1: (5 + 3) × 2 = 16 PV. Uno per sezione farebbe 5 + 5 = 10.
    .else-1 = Un posto da 5, ma solo nella sua sezione: 5 + 5 = 10 PV. Conta quanto danno due dischetti in una sezione.
    .else = Insedia nella Regione 5.
lesson-tasks-4 = L'Incarico Muraglia della sezione 1 chiede due volte Turchese e una volta Oro: un sito nominato due volte vuol dire entrambe le sezioni. Costruisci la Muraglia che manca.
    .more = Hai Turchese 1 e Oro 2, e un Lavoratore per uno spazio da una barretta.
    .right = Il terzo dischetto della sezione 1: (5 + 5 + 3) × 3 = 39 PV.
    .else-1 = Oro è chiesto una volta sola, e lo hai in Oro 2. Turchese è chiesto due volte.
    .else-2 = In quella sezione hai già una Muraglia. Turchese ne ha una seconda.
    .else = Onice nella sezione 1 non è chiesto. Guarda i simboli dell'Incarico: quale manca ancora?
lesson-tasks-5 = I dischetti di una sezione si moltiplicano fra loro: conviene cominciare da una sezione, e presto, perché i posti da 5 vanno via per primi.

## Lati B e varianti

lesson-sides = Lati B e varianti
    .about = Plance con abilità, un'asta, altre tre regole.
lesson-sides-1 = Un tavolo può accordarsi sui lati B, dove ogni plancia sa fare qualcosa di suo. Prendi quella che assume meglio.
    .more = L'ultimo nell'ordine di turno sceglie per primo, e sei tu.
    .right = Il cerchio: un Lavoratore in più ogni volta che assumi, poi un punto di riassegnazione. Anche le linee e i primi Funzionari sono diversi.
    .else-1 = Il quadrato dà un segnalino dopo una Muraglia o un reclutamento. Cerca quella che parla di Assumere Lavoratori.
    .else-2 = Il triangolo calma una Regione e vi porta un Lavoratore, dopo una riassegnazione o una Muraglia. Cerca quella che parla di Assumere Lavoratori.
    .else-3 = La stella sposta Funzionari dopo un reclutamento, e un Governatore dopo averne insediato uno. Cerca quella che parla di Assumere Lavoratori.
lesson-sides-2 = Giochi con il cerchio. Assumi Lavoratori nella Regione 3, con una carta qualsiasi.
    .right = Due Funzionari, e tre Lavoratori: 57 è più basso di 80, ma le abilità delle plance non guardano il numero.
    .else-1 = La plancia risponde ad Assumere Lavoratori, non a una carta sopra di essa. Porta una carta a Corte.
    .else-2 = A questo il cerchio non risponde. Scegli Assumere Lavoratori.
    .else = Assumi nella Regione 3, dove lavorano due Funzionari.
lesson-sides-3 = La plancia ti dà anche un punto di riassegnazione. Usala.
    .right = Ora un Funzionario può spostarsi. L'abilità della plancia e quelle delle carte si usano nell'ordine che vuoi.
    .else-1 = Così il turno finisce, e il punto è perso.
    .else = Quella via è gratis comunque. Usa l'abilità della tua plancia.
lesson-sides-4 = I lati B all'asta: Rosso ha offerto 2. Rilancia, ma non più del necessario.
    .more = Ognuno comincia con 15 PV, e ci sono tante plance quanti i giocatori.
    .right = Rosso passa. Paghi 3 PV e scegli; a Rosso va la plancia che resta, per 1 PV.
    .else-1 = Anche così sei in testa, ma ogni PV in più è perso. Basta uno sopra l'offerta più alta.
    .else-2 = Chi passa è fuori, e prende ciò che resta per 1 PV. Qui prova a rilanciare.
lesson-sides-5 = Scegli la tua plancia.
    .right = È tua per tutta la partita.
lesson-sides-6 = Un'altra variante: peschi tre carte per colore, e ne metti una per colore sotto il suo mazzo. La maggior parte delle tue risponde a una Muraglia: metti via una avorio che non lo fa.
    .right = Seguiranno una arancione e una marrone. Così nei round da 1 a 4; nel round 5 se ne pescano due.
    .else-1 = La 22 risponde a una Muraglia con 3 PV, come le rispondono la 53, la 63, la 92 e la 119. Tieni ciò che va insieme.
    .else-2 = Toccherà anche a quel colore. Prima una avorio.
lesson-sides-7 = In questa variante assumere alza il Malcontento di quanti sono i Lavoratori che arrivano. Dove ne ottieni ancora due?
    .right = Da 1 a 3 su 4. Nella Regione 3 sarebbe andato oltre la fine.
    .else-1 = Un Funzionario, un Lavoratore, e poi la linea è alla fine. Cerca dove lavorano in due e c'è posto per 2 di Malcontento.
    .else-2 = La Regione 3 è a 2 su 3, e due Lavoratori la alzerebbero di 2. Cerca dove la fine è più lontana.
lesson-sides-8 = L'ultima variante: non si gioca in senso orario, ma lungo la Linea delle Ricompense, dal dischetto più in alto in giù. Tutte le varianti si possono combinare.

## Giocare bene

lesson-best = La giocata migliore
    .about = Tre turni prima della fine: ogni decisione con la sua ragione.
lesson-best-1 = Nella partita restano tre carte a testa. Rosso ha 37 PV, tu 25: che cosa vale ancora di più, e in quale ordine?
    .more = Guarda gli spazi dei Palazzi, gli Incarichi della sezione 1, le carte sopra la plancia e il retro delle carte di Rosso: una arancione, due marroni.
lesson-best-2 = Nella Regione 4 resta uno spazio per Palazzi, e anche Rosso ha i Lavoratori per prenderlo. Costruisci per primo, con il numero che ti costa meno.
    .right = 64 è alto quanto basta: la 7, la 58 e la 105 si risvegliano. La 79 resta in mano, e potrà essere più alta anche dopo.
    .else-1 = La 79 risveglia le stesse carte. Ma la 64 difficilmente sarà di nuovo più alta, la 79 forse sì: spendi il numero che è buono solo ora.
    .else-2 = Il Palazzo ci sarebbe, ma 39 è più basso di 60: la 7, la 58 e la 105 dormono, e 8 PV sono persi.
    .else-3 = La Muraglia può aspettare un turno: l'Oro ha più spazi. L'ultimo spazio per Palazzi della Regione 4 no.
    .else-4 = Nessuno sta per toglierti la Regione 1, quindi il Governatore può aspettare. L'ultimo spazio per Palazzi della Regione 4 no.
    .else-5 = Segnalini, e 1 PV in più per un Palazzo. Ma intanto il Palazzo può sfumare.
    .else = Prima ciò che è in pericolo. Guarda la Regione 4 della mappa.
lesson-best-3 = La Regione 2 o la 4?
    .right = L'Incarico Palazzo della sezione 1 chiede 3 e 4, e nessuno vi ha un dischetto: ottieni il posto da 5, che si moltiplica con il 3 che hai.
    .else-1 = Gli stessi PV subito, ma nessun Incarico, e Rosso prende l'ultimo spazio della Regione 4. Guarda l'Incarico Palazzo della sezione 1.
lesson-best-4 = Paga il terzo Lavoratore dalla Regione 2, prendi l'ultimo segnalino di valore 3, e lascia rispondere le tre carte.
    .right = 10 PV per dieci carte, 8 PV per tre risposte. E per gli Incarichi (5 + 3) × 2 invece di 3.
    .else = Usa la 7, la 58 e la 105: nessuna ti costa qualcosa.
lesson-best-5 = Ora a Corte c'è 71, e le due carte di Rosso sono marroni: sopra 80. Con 39 e 79 ti restano una Muraglia e un Governatore: che cosa prima?
    .more = Le carte delle Muraglie si risvegliano con un numero più alto: 22, 53, 92, 119. Quelle dei Governatori con uno più basso: 2 e 67.
    .right = 79 è più alto di 71, ma non di una carta marrone. E 39 resta più basso di qualunque cosa giochi Rosso.
    .else-1 = Tutte e due risponderebbero. Ma se poi Rosso gioca una marrone a Corte, 79 non è più più alto, e alla tua Muraglia quattro carte dormono. 39 sarà più basso comunque.
    .else-2 = 39 è più basso: la Muraglia ci sarebbe, e quattro carte dormono.
    .else-3 = 79 è più alto: il Governatore arriverebbe, e la 2 e la 67 dormono.
    .else-4 = Ora Muraglia e Governatore insieme rendono molto più dei segnalini. Quale dei due non può aspettare?
    .else = I Funzionari della Regione 1 servono al Governatore. Quale carta è meglio ora che dopo?
lesson-best-6 = Un Lavoratore, quindi una barretta. Dove?
    .right = L'Oro è l'ultimo simbolo dell'Incarico Muraglia: tre dischetti nella sezione 1, (5 + 5 + 3) × 3 = 39 PV. E 11 PV vengono dalle tue carte.
    .else = Conta il tassello e gli Incarichi: alla sezione 1 manca l'Oro, e lì un terzo dischetto rende molto più di qualsiasi tassello.
lesson-best-7 = Rosso ha giocato 95. La tua ultima carta è più bassa, come già sapevi.
    .right = Due Governatori a uno nella Regione 1: 15 PV invece di 6. E rispondono la 2 e la 67, altri 5 PV.
    .else-1 = Si può, ma la Regione 1 è pronta per un Governatore, e lì è decisivo.
    .else-2 = Per i segnalini è tardi. La Regione 1 è pronta per un Governatore.
    .else = I tre servono di sopra. Porta la carta a Corte.
