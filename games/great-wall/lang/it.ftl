# Great Wall of China, in italiano.

great-wall = La Grande Muraglia
great-wall-line = Alza la muraglia con le tue pietre e conquista i favori dell'imperatore.

seat-1 = Blu
seat-2 = Rosso
seat-3 = Giallo
seat-4 = Verde
seat-5 = Grigio

## Carte e favori

wall = { $count ->
    [one] Muro
   *[other] Muri
}
gate = { $count ->
    [one] Cancello
   *[other] Cancelli
}
watchtower = { $count ->
    [one] Torrione
   *[other] Torrioni
}
infantry = { $count ->
    [one] Fante
   *[other] Fanti
}
cavalry = { $count ->
    [one] Cavaliere
   *[other] Cavalieri
}
noble = { $count ->
    [one] Nobile
   *[other] Nobili
}
dragon = { $count ->
    [one] Drago
   *[other] Draghi
}

favour-1 = Favori da 1
favour-2 = Favori da 2
favour-3 = Favori da 3
favour-4 = Favori da 4
favour-5 = Favori da 5
favour-7 = Favori da 7
favour-8 = Favori da 8

## Opzioni

option-claims = Reclamare i favori
    .may = Chi è in testa in una sezione può reclamare un favore, o rinunciare.
    .must = Chi è in testa in una sezione deve reclamare un favore.
option-scores = Favori reclamati
    .hidden = I favori reclamati restano coperti.
    .open = I favori reclamati restano scoperti.
option-first = Primo giocatore
    .random = Chi inizia lo decide il caso.
    .seat-1 = Inizia il posto 1.
    .seat-2 = Inizia il posto 2.
    .seat-3 = Inizia il posto 3.
    .seat-4 = Inizia il posto 4.
    .seat-5 = Inizia il posto 5.

## Regole: il titolo, e perché una mossa è rifiutata

check-first = Prima il controllo
    .refusal = Prima { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } reclamare un favore{ $claims ->
        [must] { "" }
       *[may] { " o rinunciare" }
    }: le azioni vengono dopo il controllo.
check-over = Quando si reclamano i favori
    .refusal = I favori si reclamano solo all'inizio del turno. { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } già concluso il controllo di questo turno.
claim-compulsory = A questo tavolo reclamare è obbligatorio
    .refusal = { $seat-is ->
        [you] Non puoi
       *[other] { $seat } non può
    } rinunciare: a questo tavolo chi è in testa deve reclamare, e { $seat-is ->
        [you] tu sei
       *[other] { $seat } è
    } in testa { $count ->
        [one] nella sezione { $sections }
       *[other] nelle sezioni { $sections }
    }.
section-open = Sezioni in costruzione
    .refusal = La sezione { $section } non è in costruzione: non ha favori accanto.
claim-present = Essere presenti
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } carte scoperte nella sezione { $section }, e solo chi è presente può reclamare.
claim-lead = In testa da soli
    .refusal = { $seat-is ->
        [you] Non sei
       *[other] { $seat } non è
    } in testa in solitaria nella sezione { $section }: { $rival-is ->
        [you] tu vi hai
       *[other] { $rival } vi ha
    } { $most }, { $seat-is ->
        [you] tu
       *[other] { $seat }
    } { $total }. Per reclamare serve il totale più alto, senza parità.
claim-once = Un favore per sezione e turno
    .refusal = { $seat-is ->
        [you] Hai
       *[other] { $seat } ha
    } già reclamato un favore della sezione { $section } in questo { $check ->
        [last] controllo, e altri controlli non ce ne sono.
       *[turn] turno. Il prossimo si potrà reclamare in un altro turno.
    }
claim-first = Il primo favore
    .refusal = Nella sezione { $section } ci sono ancora entrambi i favori. { $kinds ->
        [one] Valgono { $high } tutti e due: indicane uno
       *[other] Indica quale, { $high } o { $low },
    } e la carta su cui posarlo.
claim-second = Il secondo favore
    .refusal = { $holder-is ->
        [you] Tieni
       *[other] { $holder } tiene
    } già { $held ->
        [1] l'1
        [8] l'8
       *[other] il { $held }
    } della sezione { $section }. Resta solo { $left ->
        [1] l'1
        [8] l'8
       *[other] il { $left }
    }; chi lo reclama conclude la sezione.
claim-favour = I favori di una sezione
    .refusal = Accanto alla sezione { $section } non c'è un favore da { $favour }. Ci sono { $kinds ->
        [one] due favori da { $high }
       *[other] un { $high } e un { $low }
    }.
claim-card = Dove si posa un favore reclamato
    .refusal = { $seat-is ->
        [you] Non hai
       *[other] { $seat } non ha
    } { $card } fra le carte scoperte della sezione { $section } su cui posare il favore.
hand = Carte dalla mano
    .refusal = { $seat-is ->
        [you] Vuoi
       *[other] { $seat } vuole
    } giocare { $count } × { $card }, ma { $held ->
        [0] { $seat-is ->
            [you] non ne hai in mano
           *[other] non ne ha in mano
        }
       *[other] { $seat-is ->
            [you] in mano ne hai { $held }
           *[other] in mano ne ha { $held }
        }
    }.
pile-empty = Un mazzo vuoto
    .refusal = { $seat-is ->
        [you] Non puoi pescare: il mazzo è vuoto, quindi devi giocare una carta.
       *[other] { $seat } non può pescare: il mazzo è vuoto, quindi deve giocare una carta.
    }
cavalry-window = Quando si muovono i Cavalieri
    .refusal = I Cavalieri vengono dopo il controllo, mai prima. Prima { $seat-is ->
        [you] devi
       *[other] { $seat } deve
    } reclamare un favore{ $claims ->
        [must] { "" }
       *[may] { " o rinunciare" }
    }.
dragon-target = Che cosa copre un Drago
    .refusal = { $absent ->
        [0] Nella sezione { $section } fra le { $owner-is ->
            [you] tue carte scoperte
           *[other] carte scoperte di { $owner }
        } non c'è { $card } da coprire con il Drago.
       *[other] A questo tavolo non c'è un posto { $absent }: si gioca in { $seats }.
    }
dragon-favour = Un favore protegge la sua carta
    .refusal = Nella sezione { $section } la { $owner-is ->
        [you] tua carta { $card }
       *[other] carta { $card } di { $owner }
    } porta un favore: nessun Drago può coprirla.
last-check = L'ultimo giro è solo di controllo
    .refusal = Gli ultimi turni sono finiti: { $seat-is ->
        [you] puoi
       *[other] { $seat } può
    } solo reclamare ancora una volta, non pescare né giocare.
last-card = L'ultima carta

## Notazione

notation-move = «{ $text }»: una mossa comincia con draw, claim, decline o il nome di una carta, non con «{ $rest }» (colonna { $column }).
notation-favour = «{ $text }»: non esiste un favore da «{ $rest }» (colonna { $column }). I favori valgono 1, 2, 3, 4, 5, 7 o 8.
notation-on = «{ $text }»: dopo la sezione viene “on” e una carta, come in “claim 5 @2 on gate” (colonna { $column }).
notation-count = «{ $text }»: dopo * viene un numero, al massimo quante carte di quel tipo ha un mazzo (colonna { $column }).
notation-section = «{ $text }»: una sezione si scrive da @1 a @4 (colonna { $column }).
notation-seat = «{ $text }»: dopo “over” viene il numero di un posto, come in “dragon @2 over 3/noble” (colonna { $column }).
notation-slash = «{ $text }»: dopo il posto vengono / e una carta, come in “dragon @2 over 3/noble” (colonna { $column }).
notation-card = «{ $text }»: «{ $rest }» non è una carta (colonna { $column }). Le carte sono wall, gate, watchtower, infantry, cavalry, noble e dragon.

## Il diario

# Titoli del diario
chapter-last-turns = Ultimi turni
chapter-last-check = Ultimo controllo

log-draw = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} una carta: { $card }.
log-draw-hidden = { $seat-is ->
    [you] Peschi
   *[other] { $seat } pesca
} una carta.
log-play = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $count } { $card } nella sezione { $section }.
log-play-free = { $seat-is ->
    [you] Giochi
   *[other] { $seat } gioca
} { $count } { $card } nella sezione { $section }, senza spendere azioni.
log-noble = Nella sezione { $section } ogni carta ora vale 1.
log-cover = { $seat-is ->
    [you] Copri
   *[other] { $seat } copre
} con un Drago { $own ->
    [yes] { $seat-is ->
        [you] una tua carta, { $card },
       *[other] una propria carta, { $card },
    }
   *[no] { $owner-is ->
        [you] la tua carta { $card }
       *[other] la carta { $card } di { $owner }
    }
} nella sezione { $section }.
log-noble-ends = Nella sezione { $section } le carte tornano al loro valore.
log-claim-first = { $seat-is ->
    [you] Reclami il favore da { $favour } della sezione { $section } e lo posi sulla tua carta { $card }.
   *[other] { $seat } reclama il favore da { $favour } della sezione { $section } e lo posa sulla carta { $card }.
}
log-claim-second = { $seat-is ->
    [you] Reclami
   *[other] { $seat } reclama
} il secondo favore della sezione { $section }, da { $favour }: la sezione è conclusa.
log-claim-first-kept = { $seat-is ->
    [you] Tieni
   *[other] { $seat } tiene
} il primo favore, da { $favour }.
log-equal-pair = Sono usciti due favori da { $favour }: in due le coppie uguali lasciano il gioco.
log-section-opens = La sezione { $section } riapre con { $kinds ->
    [one] due favori da { $high }
   *[other] favori da { $high } e { $low }
}.
log-section-closes = La sezione { $section } resta chiusa: non arrivano altri favori.
log-decline = { $seat-is ->
    [you] Rinunci
   *[other] { $seat } rinuncia
} a reclamare { $count ->
    [one] nella sezione { $sections }
   *[other] nelle sezioni { $sections }
}.
log-total = { $seat-is ->
    [you] Vi passi
   *[other] { $seat } vi passa
} da { $from } a { $to }.
log-total-first = { $seat-is ->
    [you] Vi hai
   *[other] { $seat } vi ha
} ora { $to }.
log-total-gone = { $seat-is ->
    [you] Non vi sei
   *[other] { $seat } non vi è
} più presente.
log-lead = { $seat-is ->
    [you] Sei
   *[other] { $seat } è
} in testa nella sezione { $section }.
log-lead-tied = Nella sezione { $section } nessuno è più in testa da solo.
log-last-card = { $seat-is ->
    [you] Hai
   *[other] { $seat } ha
} giocato l'ultima carta. Tutti gli altri hanno ancora un turno.
log-nothing-left = { $seat-is ->
    [you] Non hai più carte, quindi il tuo turno finisce qui.
   *[other] { $seat } non ha più carte, quindi il turno finisce qui.
}
log-skipped = { $seat-is ->
    [you] Non hai né carte né favori da reclamare: il tuo ultimo turno si salta.
   *[other] { $seat } non ha né carte né favori da reclamare: quell'ultimo turno si salta.
}
log-last-check = Gli ultimi turni sono finiti: ciascuno controlla ancora una volta.
log-all-finished = Tutte le sezioni sono concluse.
log-over = La partita è finita.
log-held-lost = Il favore da { $favour } che { $seat-is ->
    [you] tieni
   *[other] { $seat } tiene
} nella sezione { $section } non vale nulla: la sezione non è stata conclusa.

## Il disegno in caratteri

sketch-section = Sezione { $section }
sketch-closed = conclusa, favori finiti
sketch-held = { $seat-is ->
    [you] tieni
   *[other] { $seat } tiene
} [{ $favour }], posato su { $card }
sketch-cards = { $count } { $card }
sketch-player = { $points } { $points ->
    [one] punto
   *[other] punti
} da { $favours } { $favours ->
    [one] favore
   *[other] favori
}, { $pile } nel mazzo
sketch-hand = in mano: { $cards }
sketch-empty = nulla
sketch-supply = { $count } favori devono ancora uscire
sketch-removed = coppie fuori dal gioco: { $favours }
sketch-check = { $seat-is ->
    [you] { $claims ->
        [must] Devi reclamare.
       *[may] Puoi reclamare, o rinunciare.
    }
   *[other] { $claims ->
        [must] { $seat } deve reclamare.
       *[may] { $seat } può reclamare, o rinunciare.
    }
}
sketch-last-check = Ultimo giro: { $seat-is ->
    [you] { $claims ->
        [must] devi reclamare ancora una volta.
       *[may] puoi reclamare ancora una volta, o rinunciare.
    }
   *[other] { $claims ->
        [must] { $seat } deve reclamare ancora una volta.
       *[may] { $seat } può reclamare ancora una volta, o rinunciare.
    }
}
sketch-first = { $seat-is ->
    [you] Devi
   *[other] { $seat } deve
} la prima azione.
sketch-second = { $seat-is ->
    [you] Devi
   *[other] { $seat } deve
} la seconda azione.
sketch-open-scores = I favori reclamati restano scoperti.

## Errori di una posizione

position-players = { $count ->
    [one] C'è un giocatore
   *[other] Ci sono { $count } giocatori
}, ma la preparazione prevede { $seats } posti.
position-sections = { $count ->
    [one] C'è una sezione
   *[other] Ci sono { $count } sezioni
}; in questo numero di giocatori se ne costruiscono { $most } (quelle concluse si elencano senza favori).
position-seat = Non c'è un posto { $number }: la preparazione prevede { $seats } posti.
position-section = Non c'è una sezione { $section }: il tavolo ne ha { $most }.
position-favour = Non esiste un favore da { $favour }. I favori valgono 1, 2, 3, 4, 5, 7 o 8.
position-section-cards = La sezione { $section } elenca le carte di { $count } posti, ma i posti sono { $seats }.
position-dragon-twice = Nella sezione { $section } il Drago di { $seat } copre due carte; un giocatore ha un solo Drago.
position-stake = La sezione { $section } ha favori { $open } liberi, { $claimed } reclamati. Devono essere due liberi, o uno libero e uno reclamato, o nessuno.
position-deck = { $seat } ha { $count } carte in tutto; un mazzo ne ha { $deck }.
position-cards = { $seat } ha { $count } × { $card } in tutto; un mazzo ne ha { $printed }.
position-favours = { $count ->
    [one] C'è in tutto un favore da { $favour }
   *[other] Ci sono in tutto { $count } favori da { $favour }
}; il gioco ne ha { $printed }.
position-refill = { $count ->
    [one] Una sezione è
   *[other] { $count } sezioni sono
} senza favori benché ne debbano ancora uscire { $supply }: una sezione conclusa si riapre subito.
position-removed = Le coppie uguali si tolgono solo nel gioco in due, non in { $seats }.
position-removed-pairs = I favori tolti devono essere coppie di uguali.
position-won = I giocatori hanno vinto { $count } favori in tutto. Si vincono a due a due, quando una sezione è conclusa: il numero deve essere pari.
position-closed = La sezione { $section } ha carte ma non favori.
position-equal-pair = In due una sezione non può avere due favori da { $favour }: le coppie uguali lasciano il gioco.
position-held = Nella sezione { $section } un favore è posato su { $card } di { $seat }, ma quella carta scoperta non c'è.
position-dragon = Nella sezione { $section } il Drago di { $seat } copre una carta, ma quel Drago non è lì.
position-finisher = { $seat } avrebbe giocato l'ultima carta, ma ha ancora carte.
position-finisher-turn = { $seat } ha giocato l'ultima carta e non può avere un altro turno, solo l'ultimo controllo.
position-no-finisher = { $seat } non ha più carte, quindi la fine è cominciata: indica chi l'ha avviata (finisher).
position-last-check = L'ultimo controllo viene solo dopo che qualcuno ha giocato l'ultima carta: indica chi (finisher).
position-claims = Ci sono sezioni da reclamare, ma il turno non è in un controllo.
position-not-over = La partita non può essere finita: { $count ->
    [one] una sezione è
   *[other] { $count } sezioni sono
} in costruzione e nessuno ha giocato l'ultima carta.
position-over = Nessuna sezione è più in costruzione, quindi la partita è finita.
position-nothing-left = { $seat } non ha più carte, quindi questa azione si salterebbe.
position-no-claims = { $seat } non ha nulla da reclamare, quindi il controllo sarebbe concluso.
position-claim-lead = { $seat } non può reclamare nella sezione { $section }: per reclamare bisogna essere in testa da soli.

## Che cosa conta una verifica delle regole

things-cards = tipi di carte giocati
things-covered = tipi di carte sotto un Drago
things-favours = favori reclamati per primi in una sezione, per valore
