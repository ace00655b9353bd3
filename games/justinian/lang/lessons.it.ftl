# Justinian: quello che dicono le lezioni.

## Che cosa fa vincere

lesson-goal = Che cosa fa vincere
    .about = Favoriti segreti, quanto valgono, e tre colori da contare.
lesson-goal-1 = Più un consigliere sta a destra davanti all’imperatore, più vale: è il numero grande su di lui. Due consiglieri in ognuno dei quattro colori sono tuoi favoriti.
    .more = Li conosci solo tu. In fondo a ogni riga c’è quanto il colore ti darebbe adesso.
lesson-goal-2 = Si conta la fase 1, e il colore lo scegli tu. Quale ti dà di più?
    .right = Niceforus mostra 23 e Antemius 26: 49 punti. Anche Rosso e Giallo mostrano le loro carte di porfido, e ne ottengono 32 e 35.
    .else-1 = Il verderame dà 38: Teodora vale 23, ma Germanus nella posizione 4 solo 15. Cerca due che stiano in alto entrambi.
    .else-2 = Darebbe 30: nessuno dei due sta in alto. Confronta le quattro somme in fondo alle righe.
lesson-goal-3 = Fase 2: il porfido è uscito dal gioco, la corte è cambiata, e ora contano i fori di mezzo. Scegli il tuo colore migliore.
    .more = Quelli in alto erano per la fase 1; quelli in basso, con i numeri più grandi, sono per la fase 3.
    .right = Germanus 27 e Teodora 25: 52. Ma nel verderame Rosso ha Procopius e Narses, e ne ottiene 74: un colore conta per tutti.
    .else-1 = Dà meno del verderame con i suoi 52. Confronta le tre somme.
lesson-goal-4 = L’ultimo conteggio: tu hai 101 punti, Rosso 114 e Giallo 74. Restano due colori: scegli quello che ti porta davanti a Rosso.
    .right = Belisarius 46 e Niceforus 44: finisci con 191, Rosso con 158 e Giallo con 137. Vince chi ha più punti. L’alabastro non si conta più: un colore avanza sempre.
    .else-1 = L’alabastro ti dà 48, e finisci con 149; lì Rosso ha Procopius, che vale 60. Guarda l’altro colore.

## Posare segnalini

lesson-tokens = Posare segnalini
    .about = Il nero fa salire, il rosso fa scendere, e nessuno vede quale sia.
lesson-tokens-1 = Sostieni Procopius (1) in due colori, e sta più in basso di tutti. Posa su di lui il tuo +3.
    .more = Scegli il segnalino, poi il consigliere. Resta coperto: lo leggi solo tu.
    .right = Alla fine del giro lo farà salire di tre posizioni.
    .else-1 = Un segnalino nero lo fa salire, ma questo di meno di tre posizioni. Hai un +3.
    .else-2 = I segnalini rossi fanno scendere. Procopius è tuo: scegline uno nero, il +3.
    .else-3 = Sullo spazio della fase un segnalino non muove nessuno; a che serve lì lo dice un’altra lezione. Posa il +3 su Procopius.
    .else-4 = Passando esci dal giro, e hai dieci segnalini in mano. Prima posa il +3 su Procopius.
    .else = È un altro consigliere o un altro segnalino. Prendi il +3 e posalo su Procopius (1).
lesson-tokens-2 = Rosso ha posato un segnalino su Narses (9), che sostieni anche tu, e Giallo uno su Teodora (12). Vedi di chi sono, ma non quali sono.
    .more = Possono far salire o far scendere: si vedrà quando tutti avranno passato.
lesson-tokens-3 = Narses (9), Niceforus (10) e Antemius (11) sono tuoi favoriti, Teodora (12) no. Posa su di lei il tuo −3: scendendo, fa salire i tre che scavalca.
    .right = Se il segnalino di Giallo non la trattiene, i tuoi tre salgono tutti di una posizione.
    .else-1 = Anche così scende, ma scavalca meno favoriti tuoi. Usa il −3.
    .else-2 = Un segnalino nero farebbe salire Teodora, che è già in cima. La vuoi più in basso: il −3.
    .else-3 = Lì il −3 non muove nessuno. Posalo su Teodora (12).
    .else = Cerca chi sta sopra tre tuoi favoriti: Teodora (12), e il −3.
lesson-tokens-4 = Su Narses (9) ora ci sono tre segnalini, e nessun consigliere ne prende un quarto. Fai salire invece Niceforus (10), con un +2.
    .right = Intanto tutti hanno passato: i segnalini si sono scoperti e i consiglieri si sono mossi.
    .else-1 = Narses è pieno fino al prossimo giro. Niceforus (10) è libero, e sostieni anche lui.
    .else-2 = Niceforus è quello giusto. Posa su di lui un +2.
    .else = Scegli un +2, poi Niceforus (10).
lesson-tokens-5 = Procopius è nella posizione 4: vale 19 invece di 13. Ma il segnalino di Giallo su Teodora era un +2, e il tuo −3 l’ha fatta scendere solo di 1.
    .more = I segnalini scoperti escono dal gioco.
lesson-tokens-6 = Fase 2: ti resta un solo +3. Procopius (1) nella posizione 5 o Niceforus (10) nella posizione 8: per chi tre posizioni valgono di più?
    .more = Indica un consigliere: la linea d’oro mostra quanto varrebbe in ogni posizione.
    .right = Procopius passa da 27 a 38, 11 punti in più. Più il numero è basso, più vale ogni posizione.
    .else-1 = Niceforus passerebbe da 23 a 31, 8 punti in più. Guarda quanto guadagna Procopius dalla posizione 5 alla 8.
    .else-2 = Scegli fra Procopius (1) e Niceforus (10): quanto varrebbe ciascuno tre posizioni più a destra?
    .else = Si tratta del +3: su Procopius (1) o su Niceforus (10)?

## Come si muove la corte

lesson-court = Come si muove la corte
    .about = Somme, scivolate, i due lati e i capi della fila.
lesson-court-1 = Tutti hanno passato, e tu per ultimo: scegli da che lato si muovono i consiglieri. Solo Belisarius (2) ha un segnalino, quindi un lato vale l’altro.
    .more = Sale di tre, e quelli che scavalca scendono di uno.
    .right = Belisarius è nella posizione 5. Tribonianus, Basilius e Germanus sono scesi di una ciascuno.
lesson-court-2 = I segnalini sullo stesso consigliere si sommano. Su Isidorus (8) c’è il tuo +1: posane un altro, perché salga esattamente di tre, appena sopra Antemius (11).
    .right = 1 e 2 fanno 3: Isidorus va dalla posizione 8 alla 11.
    .else-1 = Un segnalino nero è giusto, ma la somma non è 3. Ha già +1: quanto manca?
    .else-2 = Un segnalino rosso si sottrae: con +1 la somma sarebbe 0 o meno, e a 0 non si muove affatto. Ne servono altri due.
    .else = Posalo su Isidorus (8), che ha il tuo +1. Che cosa porta a 3?
lesson-court-3 = Sostieni Tribonianus (3), che ha +3; su Giulianus (7) c’è il −2 di Rosso. Da che lato Tribonianus finisce più in alto?
    .more = Da sinistra si muove prima la posizione più bassa, da destra la più alta.
    .right = Da sinistra va prima lui, nella posizione 6; poi Giulianus scende e lo scavalca, e lui scivola nella 7. Vale 24 invece di 22.
    .else-1 = Da destra Giulianus scende per primo, mentre Tribonianus è ancora molto sotto: finisce nella posizione 6 e vale 22. Fai andare prima Tribonianus.
lesson-court-4 = Antemius (11) è una posizione sotto la cima. Portalo lassù senza sprecare nulla.
    .more = In capo alla fila un consigliere si ferma, e il resto della mossa è perduto.
    .right = Un passo, un +1: Antemius è in cima, e i segnalini più grandi sono ancora in mano.
    .else-1 = Anche questo lo porta in cima, ma il resto della mossa è perduto. Qual è il segnalino più piccolo che basta?
    .else-2 = Un segnalino rosso lo farebbe scendere. È tuo in due colori: fallo salire.
    .else = Serve solo un segnalino su Antemius (11): il nero più piccolo.
lesson-court-5 = Hai solo segnalini rossi, eppure Niceforus (10) può salire. Su chi ne devi posare uno?
    .right = Chi scende e scavalca Niceforus lo spinge in su: ora è nella posizione 11.
    .else-1 = Teodora scenderebbe di una, scavalcando solo Antemius. Deve superare anche Niceforus, o deve scendere qualcuno più vicino.
    .else-2 = Un segnalino rosso su Niceforus fa scendere proprio lui. Guarda chi sta sopra di lui.
    .else-3 = Lì non muove nessuno. Guarda chi sta sopra Niceforus.
    .else = Così Niceforus resta dov’è. Lo fa salire chi scende e lo scavalca: guarda alla sua destra.

## Passare

lesson-pass = Passare
    .about = Due segnalini, fuori dal giro, e che cosa ottiene l’ultimo.
lesson-pass-1 = In mano ti restano due segnalini deboli. Passa: ne peschi due dalla riserva, e sei fuori fino al prossimo giro.
    .more = Tutti hanno gli stessi 22 segnalini, e cominciano con dieci in mano. Quelli giocati non tornano più.
    .right = Hai pescato due segnalini. Rosso e Giallo hanno giocato ancora, poi hanno passato anche loro.
    .else = Un 1 sposta ben poco, e segnalini nuovi arrivano solo passando. Passa adesso.
lesson-pass-2 = Rosso ha passato per ultimo. Così ha scelto da che lato muovere i consiglieri, sarebbe stato il primo a cui offrire un conteggio, e ha cominciato questo giro.
    .more = Un consigliere con somma 0 resta dov’è, come Basilius (4): il tuo −1 e il +1 di Rosso.
lesson-pass-3 = La tua mano è vuota, e resta una cosa sola da fare.
    .right = Senza segnalini in mano devi passare, ma ne peschi due lo stesso.
lesson-pass-4 = Rosso e Giallo hanno passato: nel giro resti solo tu. Sullo spazio della fase in questo giro puoi posare ancora un solo segnalino. Lì hai 2, e 5 bastano.
    .more = Lì un segnalino rosso vale come uno nero.
    .right = 2 e 3 fanno 5. Sui consiglieri ne puoi posare ancora quanti vuoi, al massimo tre ciascuno.
    .else-1 = Non fa ancora 5, e un secondo lì in questo giro non si può posare. Quale segnalino vale tre?
    .else-2 = Passeresti con 2 sullo spazio della fase. Prima posane uno lì.
    .else = Sui consiglieri ne puoi posare quanti vuoi, dopo. Prima porta a 5 lo spazio della fase, con un segnalino.
lesson-pass-5 = Il tuo unico segnalino è lì. Ora fai salire Procopius (1) con +2.
    .right = Dalla posizione 3 alla 5: vale 22 invece di 17.
    .else-1 = Chi resta solo può posare un segnalino sullo spazio della fase, e tu l’hai fatto. I consiglieri ne prendono ancora: Procopius (1).
    .else-2 = Non ancora: adesso nessuno può interromperti. Prima usa il +2 su Procopius.
    .else = Prendi il +2 e posalo su Procopius (1).
lesson-pass-6 = Ora passa. Chi passa per ultimo sceglie il lato, e la domanda sul conteggio tocca prima a te: avvialo.
    .right = Il lato, la prima parola sul conteggio e il primo turno del giro seguente: ecco quanto vale passare per ultimo.
    .else-1 = Potresti posarne ancora. Ma questi tienili per dopo, e passa.
    .else = Puoi rinunciare, e allora si chiede al prossimo. Ma tu hai abbastanza: passa, scegli un lato e avvia il conteggio.

## Lo spazio della fase

lesson-phase = Lo spazio della fase
    .about = Quanto serve per contare una fase, e quando aspettare.
lesson-phase-1 = I segnalini sullo spazio della fase non muovono nessuno. Decidono quando si conta un colore: chi lì ha 5 può avviare il conteggio della fase 1.
    .more = Nella fase 2 serve 9, nella fase 3 serve 12.
lesson-phase-2 = Qui conta solo il numero: il tuo 2 rosso vale 2. Posa un segnalino che porti a 5.
    .right = 2 e 3 fanno 5, neri o rossi. Ora tutti hanno passato, e la domanda tocca a te.
    .else-1 = È meno di 5. Te ne servono altri tre, con un solo segnalino; il segno non importa.
    .else-2 = Con 2 sullo spazio della fase nessuno te lo chiederebbe. Prima posa lì un segnalino.
    .else = Su un consigliere lo sposta, ma non conta nulla. Posalo sullo spazio della fase, e arriva a 5.
lesson-phase-3 = Hai abbastanza, e i tuoi favoriti di verderame danno 57. Avvia il conteggio.
    .right = Si scoprono tutti i segnalini sullo spazio della fase. Ne hai di più tu, e scegli il colore.
    .else-1 = Puoi aspettare: nessuno è obbligato, e i segnalini restano. Ma favoriti così in alto qualcuno li farà scendere. Conta adesso.
lesson-phase-4 = Un’altra partita. La domanda tocca anche a te, perché due segnalini potrebbero valere 6. I tuoi valgono 3: puoi solo rinunciare.
    .more = Lo si chiede a tutti quelli i cui segnalini potrebbero bastare. Così un «non ancora» non rivela nulla.
    .right = Nessuno può dire se non potevi o non volevi.
lesson-phase-5 = Un nuovo giro della stessa fase. I tuoi segnalini sono rimasti sullo spazio e valgono ancora: portali a 5 o più.
    .right = Restano lì finché la fase non è contata, per quanti giri ci vogliano.
    .else-1 = 3 e 1 fanno 4, uno di meno. Posane uno più grande.
    .else-2 = Passando resti a 3. Prima posa un segnalino sullo spazio della fase.
    .else = Su un consigliere non conta per la fase. Posa un 2 o un 3 sullo spazio della fase.
lesson-phase-6 = Hai 5, abbastanza per contare. Ma i tuoi colori danno al massimo 34, hai in mano due +3 e due +2, e Rosso lì ha tre segnalini. Non contare ancora.
    .right = Prima fai salire i tuoi favoriti, e dopo il prossimo giro ti si chiede di nuovo. Se conta un altro, i tuoi segnalini ti danno comunque 5 punti.
    .else-1 = Rosso scopre 6 contro i tuoi 5 e sceglie il colore: il porfido, con 49 per lui e 28 per te. Aspetta che i tuoi favoriti siano saliti.
lesson-phase-7 = Nella fase 2 serve 9, e tu hai 6. Quale segnalino basta?
    .right = 6 e 3 fanno 9. I segnalini rossi che non fanno salire nessuno qui sono spesi bene.
    .else-1 = Così arrivi a 7 o a 8, e serve 9.
    .else-2 = Prima porta a 9 lo spazio della fase; allora potrai contare dopo questo giro.
    .else = Così sposti un consigliere. Posa sullo spazio della fase un segnalino che porti a 9.

## Chi sceglie il colore

lesson-colour = Chi sceglie il colore
    .about = Lo sceglie il totale più alto; gli altri prendono punti per i segnalini.
lesson-colour-1 = I segnalini sullo spazio della fase sono scoperti: tu hai 5, Rosso 4, Giallo 1. Sceglie il colore il totale più alto, cioè tu. Quale ti conviene?
    .more = Per i segnalini non prendi nulla; Rosso prende 4 punti e Giallo 1.
    .right = Procopius 30 e Niceforus 27: 57 punti. Con i segnalini Rosso ne prende 35 e Giallo 34.
    .else-1 = Ti dà meno del verderame, dove Procopius e Niceforus stanno in alto.
lesson-colour-2 = Hai 5 con due segnalini, Rosso lì ne ha tre. Tutti i tuoi colori stanno bene: avvia il conteggio, chiunque scelga poi.
    .right = Rosso scopre 7 e sceglie l’alabastro. Hai cominciato tu, ma decide il totale più alto.
    .else-1 = Puoi aspettare. Ma i tuoi favoriti stanno in alto, e chissà per quanto: avvia il conteggio.
lesson-colour-3 = Hai preso 47 punti per le carte di alabastro e 5 per i segnalini: 52. Rosso ne ha presi 52 per le carte e nessuno per i segnalini.
    .more = Chi sceglie il colore lo paga con i punti dei segnalini.
lesson-colour-4 = Tu e Rosso avete 6 tutti e due. Giallo ha passato per ultimo: in senso orario, partendo da lui, vieni prima di Rosso, e scegli tu.
    .more = Il più vicino di tutti sarebbe Giallo stesso.
    .right = Procopius è salito da molto in basso fino alla posizione 9: 34, e Antemius aggiunge 26. 60 punti.
    .else-1 = Ti dà al massimo 42. In uno dei tuoi colori uno sta in cima, e l’altro è salito da molto in basso.
lesson-colour-5 = Fase 2: tu hai 11, Rosso 9. L’ambra è stata contata nella fase 1 ed è uscita dal gioco. Scegli uno degli altri tre.
    .right = Tribonianus 31 e Narses 30: 61. Nella fase 3 resteranno due colori fra cui scegliere.
    .else-1 = Ti dà 45 o meno. In quale colore i tuoi due favoriti stanno entrambi in alto?

## Fra una fase e l'altra

lesson-exchange = Fra una fase e l’altra
    .about = Una carta può andare, e ne arriva un’altra.
lesson-exchange-1 = La fase 1 è contata. Prima della fase 2 ciascuno può scambiare una carta, a partire da chi ha passato per ultimo: tu.
    .more = Le tue carte ora mostrano quanto darebbero nella fase 2.
lesson-exchange-2 = Qualcuno ha spinto Teodora (12) giù nella posizione 1, dove dà solo 5. Rendila, e pesca un’altra carta di ambra.
    .right = È sotto il mazzetto dell’ambra, e tu ne hai pescato la prima carta.
    .else-1 = Quel favorito sta abbastanza bene. Cerca chi dà meno di tutti.
    .else-2 = Puoi tenerle tutte. Ma ogni altra carta di ambra darebbe più di 5.
lesson-exchange-3 = Il tuo nuovo favorito di ambra lo conosci solo tu. Giallo ha scambiato una carta di porfido: hai visto il colore, ma non la carta.
    .more = Una carta resa può tornare fuori quando quelle sopra di lei sono state pescate.
lesson-exchange-4 = Prima della fase 3. Niceforus (10) è la tua carta più debole, con 32, e delle altre dieci di ambra solo tre darebbero di più. Che cosa fai?
    .more = Sono Germanus, Isidorus e Procopius; può darsi che qualcuno li abbia.
    .right = Nessuno è obbligato a scambiare. I favoriti che stanno in alto si tengono.
    .else-1 = Quello che pescheresti vale molto probabilmente meno: pochi stanno più in alto. Tienile tutte.
lesson-exchange-5 = In due ciascuno ha tre favoriti in ogni colore, e si contano tutti e tre. Scambia quello che ti dà meno.
    .right = Antemius avrebbe dato 6. Una carta a testa, anche in due.
    .else-1 = Nel porfido, sì, ma uno dei tre è nella posizione più bassa.
    .else-2 = Ce n’è uno che dà solo 6. Confronta i numeri di tutte e nove le carte.
    .else-3 = Puoi tenerle tutte, ma una delle nove dà solo 6.

## Come finisce una partita

lesson-end = Come finisce una partita
    .about = Dopo la fase 3, o quando i segnalini sono finiti.
lesson-end-1 = Nella fase 3 serve 12, e tu hai 12. Sei in testa con 93 punti contro 91 e 76, e Procopius (1) è salito proprio in cima: avvia il conteggio.
    .right = Lì hai il totale più alto, e l’ultimo colore lo scegli tu.
    .else-1 = Puoi aspettare, ma dalla cima Procopius può solo scendere. Avvia il conteggio.
lesson-end-2 = Restano due colori. Scegli il migliore: è l’ultimo della partita.
    .right = Procopius vale 75 e Isidorus 40: 115 punti. Con il conteggio della fase 3 la partita è finita.
    .else-1 = L’ambra dà 93, e finiresti con 186. Nel porfido Procopius è in cima.
lesson-end-3 = Vince chi ha più punti: tu ne hai 208, Rosso 179 e Giallo 122.
    .more = Se sono in più ad averne di più, la vittoria è condivisa.
lesson-end-4 = Un’altra partita, fase 2. Il tuo +2 è l’ultimo segnalino di tutti, di mani e riserve: quando è posato, la fase si conta senza che nessuno lo chieda. Posalo dove decide chi sceglie il colore.
    .right = Ora hai 5. Per avviare un conteggio servirebbe 9, ma non per scegliere il colore.
    .else-1 = Così sposti un consigliere, ma i tuoi 3 sullo spazio della fase forse non sono il totale più alto. Posalo lì.
    .else-2 = Il conteggio arriva con l’ultimo segnalino, non prima. Posalo sullo spazio della fase.
lesson-end-5 = I segnalini sono finiti, e si conta la fase 2. Con 5 contro 3 e 2 il totale più alto è tuo: scegli il tuo colore migliore.
    .right = 80 punti, e finisci con 123. Senza segnalini la partita è finita, anche se era solo la fase 2.
    .else-1 = Dà meno dell’alabastro, dove Belisarius è in cima.
lesson-end-6 = Tutte le riserve sono vuote, e Rosso e Giallo hanno passato senza posare nulla. Guarda che cosa succede se passi anche tu.
    .more = Sullo spazio della fase hai 6, troppo poco per avviare un conteggio.
    .right = Nessuno ha posato, pescato o avviato un conteggio: la fase si conta come se qualcuno l’avesse chiesto.
    .else-1 = Allora qualcosa è successo, e si va semplicemente avanti. Passa.
lesson-end-7 = I tuoi 6 sono il totale più alto, e scegli tu il colore.
    .right = L’alabastro dà 83. Questa volta restano segnalini, e si va avanti: manca ancora la fase 3.
    .else-1 = Dà 55 o meno. Nell’alabastro Belisarius è in cima.

## Giocare bene

lesson-play = Giocare bene
    .about = Cinque decisioni vere, e perché una scelta è migliore.
lesson-play-1 = Rosso e Giallo hanno passato, e in mano ti resta un +3. Dove ti rende di più?
    .more = Cerca un favorito che conta più di una volta.
    .right = Belisarius è tuo favorito in tre colori: da 32 a 45, tre volte 13. Qualunque colore si scelga, ci guadagni.
    .else-1 = È un favorito in un colore solo, e potrebbe essere scelto un altro. Chi sostieni in tutti e tre?
    .else-2 = 9 basterebbe per contare, ma con favoriti che stanno dov’erano, e anche Rosso e Giallo lì hanno tre segnalini. Prima fai salire qualcuno.
    .else-3 = Tenerlo per il prossimo giro non è male. Ma adesso nessuno può più rispondere: fai salire chi conta di più.
    .else = Quel consigliere non è un tuo favorito. Chi sostieni in tutti e tre i colori?
lesson-play-2 = Hai passato per ultimo, e i segnalini sono tutti scoperti. Sostieni Belisarius (2) nel porfido e nell’ambra: da che lato?
    .more = Chiediti chi si muove prima di lui: Teodora (12) con −1 alla sua destra, Basilius (4) con +3 alla sua sinistra.
    .right = Teodora scende per prima e fa salire Belisarius, che poi arriva in cima: 44 invece di 39. La tua ambra dà 60 invece di 53.
    .else-1 = Da sinistra si muove prima di Teodora e finisce una posizione sotto la cima; e Basilius scavalca Isidorus, che è tuo anche lui. Confronta le somme sotto i due lati.
lesson-play-3 = Sullo spazio della fase hai 7, Rosso ha un segnalino e Giallo due. L’alabastro ti darebbe 62. Contare o aspettare?
    .more = Nessun segnalino vale più di 3.
    .right = Rosso può avere al massimo 3 e Giallo 6: il colore lo scegli di sicuro tu. E Germanus è in cima, da dove si può solo scendere.
    .else-1 = Nel prossimo giro Germanus e Narses saranno spinti giù, e gli altri poseranno qui altri segnalini. Adesso il totale più alto è di sicuro tuo.
lesson-play-4 = Scegli tu il colore della fase 1. Il porfido dà 52, l’ambra 44. Ma quello che scegli adesso esce dal gioco: quale può aspettare?
    .more = Procopius (1) nella posizione 8 mostra 30, 38 e 48 nei tre fori, e in cima 75 nella fase 3.
    .right = Antemius è in cima e può solo scendere: contalo adesso. Procopius può ancora salire, e a ogni fase vale di più.
    .else-1 = Sono 8 punti in più adesso, ma Procopius esce dal gioco nella fase in cui vale meno. Quale colore non ha più dove salire?
    .else-2 = Così rinunci a troppo. La scelta è fra porfido e ambra.
lesson-play-5 = Prima della fase 3 restano solo porfido e alabastro, e Rosso è davanti. Quale carta scambi, se ne scambi una?
    .right = Nessuno a corte vale meno di 18, quindi quello che peschi non può essere peggio. E se un altro sceglie l’alabastro, fa meno male.
    .else-1 = Germanus è la tua carta migliore in tutti e due i colori, con 53. Cerca quella che non può peggiorare.
    .else-2 = Antemius dà 33, e nel porfido solo Isidorus e Basilius darebbero di più. C’è una carta più debole.
    .else-3 = Puoi tenerle tutte, ma una delle tue carte vale il meno possibile.
