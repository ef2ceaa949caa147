### Le regole di un regolamento in frasi, fatte dalle sue opzioni.

## Parti di frasi usate più sotto

rules-moon-them = { $cleared ->
    [hand] le carte prese
    [penalties] le carte di penalità
   *[needed] quelle carte
}
rules-moon-those = { $cleared ->
    [penalties] le carte di penalità
   *[other] quelle carte
}

## Lo scopo

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Ogni presa che fai costa punti, e alcune carte, le carte di penalità, ne costano altri: prendi meno punti che puoi.
       *[no] Alcune carte, le carte di penalità, costano punti a chi le prende: prendi meno punti che puoi.
    }
    [high] Alcune carte, le carte di penalità, fanno perdere punti a chi le prende: tieni alto il tuo punteggio.
    [magnitude] Alcune carte contano per chi le prende: resta vicino a zero.
    [counters] Alcune carte, le carte di penalità, costano gettoni a chi le prende: tieniti i tuoi.
    [hearts] Ogni carta di cuori costa gettoni a chi la prende: tieniti i tuoi.
    [pool] Chi non prende nessuna delle carte di penalità ha una parte dei gettoni che tutti versano.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] Le carte di penalità sono tutti i cuori e la donna di picche.
       *[other] Le carte di penalità sono tutti i cuori e le due donne di picche.
    }
    [hearts] Le carte di penalità sono tutti i cuori.
    [named] Le carte di penalità sono tutte le carte di un seme, che si nomina in ogni smazzata.
    [hearts-and] { $packs ->
        [1] Le carte di penalità sono tutti i cuori, e inoltre { CARDS($others) }.
       *[other] Le carte di penalità sono tutti i cuori, e inoltre { CARDS($others) } di entrambi i mazzi.
    }
   *[no] Le carte di penalità sono { CARDS($cards) }.
}

## Giocatori e carte

rules-players = { $partners ->
   *[none] Si gioca in { WORD($players) }, ognuno per sé.
    [fixed] Si gioca in { WORD($players) }, in coppie di compagni seduti uno di fronte all’altro.
    [adhoc] Si gioca in { WORD($players) }, con compagni che cambiano di smazzata in smazzata.
}
rules-pack = { $packs ->
    [1] Si usa un mazzo francese di { $cards } carte.
   *[other] Si mescolano insieme { WORD($packs) } mazzi francesi di { $cards } carte: { $total } carte in tutto.
}
rules-pack-changed = { $packs ->
    [1] Si usa un mazzo francese di { $cards } carte, { LIST($changes, type: "more") }: { $total } carte in tutto.
   *[other] Si mescolano insieme { WORD($packs) } mazzi francesi di { $cards } carte, { LIST($changes, type: "more") }: { $total } carte in tutto.
}
rules-pack-without = senza { LIST($cards) }
rules-pack-every = { $rank ->
    [12] entrambe
   *[other] entrambi
} { rank-plural } di { SUIT($suit) }
rules-pack-copies = { $n ->
    [1] { $rank ->
        [12] una
       *[other] uno
    }
   *[other] { WORD($n) }
} { rank-plural-of } di { SUIT($suit) }
rules-pack-jokers = { $n ->
    [one] più un jolly
   *[other] più { WORD($n) } jolly
}
rules-pack-warren = più un’altra carta, la carta Warren
rules-ranks = { $lowest ->
    [2]
        In ogni seme l’asso è la carta più alta, poi vengono re, donna, fante, dieci e così via fino
        al due. Non c’è briscola.
    [0]
        In ogni seme l’asso è la carta più alta, poi vengono re, donna, fante, dieci e così via fino
        alla carta più bassa rimasta. Non c’è briscola.
    [8]
        In ogni seme l’asso è la carta più alta, poi vengono re, donna, fante, dieci e così via fino
        all’otto. Non c’è briscola.
   *[other]
        In ogni seme l’asso è la carta più alta, poi vengono re, donna, fante, dieci e così via fino
        al { RANK($lowest) }. Non c’è briscola.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Un jolly non appartiene a nessun seme e non è un cuore. Su un seme di uscita lo può giocare
        solo chi non può rispondere. Non fa mai la presa e non conta nulla.
    [anytime]
        Un jolly non appartiene a nessun seme e si può giocare in ogni momento, anche da chi potrebbe
        rispondere al seme. Non fa mai la presa e non conta nulla.
    [zero_of_suit]
        Un jolly è il fiori più basso e l’altro il quadri più basso, sotto il due; si giocano come
        le altre carte del loro seme, non fanno mai la presa e non contano nulla.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Con un jolly può uscire solo chi non ha altro con cui uscire.
       *[other] Con un jolly può uscire solo chi non ha altro con cui uscire; poi è la prossima carta che non è un jolly, anche un cuore, a decidere il seme a cui rispondere.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] Con un jolly si può uscire, come carta del suo seme.
       *[other] Con un jolly si può uscire; poi è la prossima carta che non è un jolly, anche un cuore, a decidere il seme a cui rispondere.
    }
    [leader_names_suit] Con un jolly si può uscire; chi esce nomina il seme a cui rispondere.
}
rules-warren =
    La carta che avanza, la carta in più, sta coperta accanto a chi ha la carta Warren: tutti vedono
    chi è, ma solo quel giocatore può guardarla. Chi riceve la carta Warren nel passaggio riceve
    anche la carta in più.
rules-warren-play =
    Ogni volta che si potrebbe giocare la carta in più, al suo posto si può giocare la carta Warren:
    si annuncia subito il seme della carta in più, a fine presa se ne mostra il valore, e da allora
    vale come se fosse stata giocata fin dall’inizio.
rules-warren-queen = Se la carta in più è la donna di picche, spezza i cuori solo quando viene scoperta.
rules-warren-follow = { $follow ->
   *[alias] Per rispondere al seme la carta Warren vale come una carta del seme della carta in più.
    [optional] Con la carta Warren non si è mai obbligati a rispondere al seme.
}
rules-warren-left = { $left ->
   *[ordinary] Quando avanza proprio la carta Warren, si gioca una smazzata normale.
    [redeal] Quando avanza proprio la carta Warren, si ridanno le carte.
}

## Dare le carte

rules-first-dealer = { $dealer ->
   *[random] Il primo mazziere viene sorteggiato.
    [low_card] { $direction ->
       *[cw] Ognuno pesca una carta, e chi ha la più bassa dà per primo; chi è in parità pesca di nuovo. In ogni smazzata taglia il mazzo chi siede a destra del mazziere.
        [ccw] Ognuno pesca una carta, e chi ha la più bassa dà per primo; chi è in parità pesca di nuovo. In ogni smazzata taglia il mazzo chi siede a sinistra del mazziere.
    }
}
rules-direction = { $direction ->
   *[cw] Si dà e si gioca in senso orario; il prossimo a dare è il vicino di sinistra del mazziere.
    [ccw] Si dà e si gioca in senso antiorario; il prossimo a dare è il vicino di destra del mazziere.
}
rules-hands = { $direction ->
   *[cw] Le carte si danno una alla volta, cominciando a sinistra del mazziere; ognuno riceve { WORD($size) } carte.
    [ccw] Le carte si danno una alla volta, cominciando a destra del mazziere; ognuno riceve { WORD($size) } carte.
}
rules-hands-uneven = { $direction ->
   *[cw] Le carte si danno tutte, una alla volta, cominciando a sinistra del mazziere: { rules-hands-longer } Chi ha una carta in più gioca due carte nella prima presa.
    [ccw] Le carte si danno tutte, una alla volta, cominciando a destra del mazziere: { rules-hands-longer } Chi ha una carta in più gioca due carte nella prima presa.
}
rules-hands-longer = { $longer ->
    [1] il primo giocatore ne riceve { WORD($most) }, gli altri { WORD($least) }.
   *[other] i primi { WORD($longer) } giocatori ne ricevono { WORD($most) }, gli altri { WORD($least) }.
}
rules-stock = { $n ->
    [one] L’altra carta resta coperta come tallone.
   *[other] Le altre { WORD($n) } carte restano coperte come tallone.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Chi fa la prima presa prende anche il monte e può guardarlo; conta con le sue prese e non entra nella mano.
    [first_point] Chi fa la prima presa con una carta di penalità prende anche il monte e può guardarlo; conta con le sue prese e non entra nella mano.
    [last_trick] Chi fa l’ultima presa della smazzata prende anche il monte e può guardarlo; conta con le sue prese.
    [first_trick_swap] Chi fa la prima presa mette il monte nella sua mano e, prima della presa successiva, mette da parte, a faccia in giù, { cards } a scelta.
    [first_point_swap] Chi fa la prima presa con una carta di penalità mette il monte nella sua mano e, prima della presa successiva, mette da parte, a faccia in giù, { cards } a scelta.
    [out_of_play] Nessuno vede il monte, e non conta per nessuno.
}
rules-kitty-size = { $n ->
    [1] La carta che avanza è il monte.
   *[other] Le { WORD($n) } carte che avanzano sono il monte.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] La carta messa da parte conta come presa da quel giocatore.
       *[other] Le carte messe da parte contano come prese da quel giocatore.
    }
    [out_of_play] { $n ->
        [1] La carta messa da parte non conta per nessuno.
       *[other] Le carte messe da parte non contano per nessuno.
    }
}

## Il passaggio prima del gioco

rules-no-pass = Non si passano carte.
rules-pass-always = Prima del gioco ognuno passa { $step }.
rules-pass-cycle = Prima del gioco ognuno passa delle carte: { SERIES($steps) }.{ $again ->
    [yes] {" "}Poi si ricomincia.
   *[no] {""}
}
rules-pass-first = nella prima smazzata { $step }
rules-pass-later = nella { ORDINAL($n, case: "feminine") } { $step }
rules-pass-unseen = Che cosa passare si sceglie prima di vedere che cosa si riceve.
rules-pass-forbidden = È vietato passare { CARDS($cards) }.
rules-pass-along =
    Quando il passaggio va a un solo giocatore puoi invece tenere le tue carte e passare alla cieca
    quelle che vengono passate a te.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n, case: "feminine") }
}
rules-pass-hold = nessuna (si tiene)
rules-pass-middle = { rules-pass-count } al centro, dove si mescolano e se ne ridanno { WORD($n, case: "feminine") } a ciascuno
rules-pass-smoosh = { rules-pass-middle } (mischia)
rules-pass-charge = nessuna se qualcuno ha esposto una carta (vedi «{ heading-before }»), altrimenti { rules-pass-middle }, dopo di che si possono esporre carte ancora una volta
rules-pass-scatter = { rules-pass-count } a ciascuno degli altri (semina)
rules-pass-dealer = a scelta del mazziere { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = all’altro giocatore
rules-way-opposite = a chi siede di fronte
rules-way = { $side ->
   *[left] { $place ->
        [1] a sinistra
       *[other] al { ORDINAL($place) } giocatore a sinistra
    }
    [right] { $place ->
        [1] a destra
       *[other] al { ORDINAL($place) } giocatore a destra
    }
}

## Prima del gioco

rules-charging = { $after_pass ->
    [some] Prima della prima presa, dopo il passaggio nelle smazzate che ne hanno uno, chi ha { LIST($cards, type: "or", each: "the-card") } può esporre la carta, cioè mostrarla perché conti il doppio. { rules-charging-way }
    [yes] Dopo il passaggio e prima della prima presa chi ha { LIST($cards, type: "or", each: "the-card") } può esporre la carta, cioè mostrarla perché conti il doppio. { rules-charging-way }
   *[no] Prima della prima presa chi ha { LIST($cards, type: "or", each: "the-card") } può esporre la carta, cioè mostrarla perché conti il doppio. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Ognuno può esporre apertamente, in qualsiasi ordine; ogni volta che qualcuno lo fa, gli altri possono esporne altre, finché nessuno ne espone più.
    [gong_zhu] A turno, cominciando dopo il mazziere, ognuno dice una volta quali carte espone, se ne espone.
    [blind] Tutti scelgono in segreto quali carte esporre, se ne espongono, e le mostrano insieme.
}
rules-charged-play =
    Con una carta esposta non si può uscire né rispondere nella prima presa in cui si esce nel suo
    seme, a meno che chi l’ha non abbia altre carte da giocare. Su un altro seme la può giocare chi
    non può rispondere.
rules-auction =
    A turno, il mazziere per ultimo, ognuno fa una sola offerta da uno a { $most } gettoni, o nessuna,
    per il diritto di nominare il seme di penalità della smazzata; non è necessario
    che un’offerta superi le precedenti. Chi offre di più, o il primo fra offerte uguali, paga l’offerta in un piatto al
    centro e nomina il seme; se nessuno offre, il seme di penalità è cuori e non si paga nulla.
rules-pledge = Prima della prima presa ognuno può impegnarsi a non prendere cuori.

## L’uscita: chi esce nella prima presa

rules-opening-club = Chi ha { $card } esce con quella carta nella prima presa.
rules-opening-any-club =
    Chi ha { $card } esce nella prima presa; deve uscire a fiori, ma non per forza con quella
    carta.
rules-lowest-club = { $rank ->
    [8] l’otto di fiori
   *[other] il { RANK($rank) } di fiori
}
rules-lowest-club-dealt = il fiori più basso fra le carte date ({ rules-lowest-club }, se non è avanzato)
rules-opening-eldest = { $direction ->
   *[cw] Esce chi siede a sinistra del mazziere, con qualsiasi carta permessa.
    [ccw] Esce chi siede a destra del mazziere, con qualsiasi carta permessa.
}
rules-opening-spades =
    Nella prima smazzata esce chi ha il due di picche, con quella carta. Nelle successive esce, con
    qualsiasi carta permessa, chi ha preso la donna di picche nella smazzata precedente.
rules-opening-bidder = { $direction ->
   *[cw] Esce chi ha offerto di più, con qualsiasi carta permessa; se nessuno ha offerto, esce chi siede a sinistra del mazziere.
    [ccw] Esce chi ha offerto di più, con qualsiasi carta permessa; se nessuno ha offerto, esce chi siede a destra del mazziere.
}

## La prima presa

rules-first-trick-free = Nella prima presa si possono giocare carte di penalità.
rules-first-trick = Nella prima presa non si possono giocare carte di penalità, nemmeno da chi non può rispondere al seme.{ $exception ->
    [yes] {" "}Ma chi, nel seme di uscita, ha soltanto carte di penalità deve giocarne una.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Chi non può rispondere al seme e ha solo carte di penalità può giocarne una qualsiasi.
    [misdeal]
        Chi non può rispondere al seme e ha solo carte di penalità può giocarne una qualsiasi, o
        annullare la smazzata: allora lo stesso mazziere dà di nuovo e la smazzata non conta.
    [point_void]
        Chi non può rispondere al seme e ha solo carte di penalità può giocarne una qualsiasi, e la
        carta giocata non conta per nessuno.
    [lay_aside]
        Chi non può rispondere al seme e ha solo carte di penalità può giocarne una qualsiasi; la
        carta va a parte e a fine smazzata è di chi ha meno punti di penalità, fra quelli che ne
        hanno almeno uno.
}
rules-first-trick-ten = Il dieci di fiori non si può giocare nella prima presa, a meno che non sia l’unica carta di fiori di chi lo ha.

## Rispondere e uscire

rules-follow =
    Chi può, deve rispondere al seme di uscita{ $joker ->
        [yes] , o giocare un jolly
       *[no] {""}
    }. Chi non può, gioca la carta che vuole: questo si chiama scartare.
rules-follow-domino =
    Chi può, deve rispondere al seme di uscita. Chi non può, pesca dal tallone, una carta dopo
    l’altra, finché può rispondere. Solo quando il tallone è finito si può giocare un’altra carta
    qualsiasi: questo si chiama scartare.
rules-lead-any = { $charge ->
    [yes] Si può uscire sempre in qualsiasi seme, anche a cuori; solo una carta esposta deve aspettare, come detto sopra.
   *[no] Si può uscire sempre in qualsiasi seme, anche a cuori.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] Non si può uscire a cuori finché i cuori non sono spezzati, cioè finché non si è giocato un cuore in una presa qualsiasi.
        [discarded] Non si può uscire a cuori finché i cuori non sono spezzati, cioè finché non si è scartato un cuore su un altro seme. Uscire con un cuore non li spezza.
        [won] Non si può uscire a cuori finché i cuori non sono spezzati, cioè finché qualcuno non ha fatto una presa con un cuore.
    }
    [hearts_qs] { $event ->
       *[played] Non si può uscire a cuori finché i cuori non sono spezzati, cioè finché non si è giocato un cuore o la donna di picche in una presa qualsiasi.
        [discarded] Non si può uscire a cuori finché i cuori non sono spezzati, cioè finché non si è scartato un cuore o la donna di picche su un altro seme. Uscire con una di queste carte non li spezza.
        [won] Non si può uscire a cuori finché i cuori non sono spezzati, cioè finché qualcuno non ha fatto una presa con un cuore o con la donna di picche.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Chi ha solo cuori e jolly esce comunque con un cuore.
       *[no] Chi ha solo cuori può uscire comunque con uno di essi.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Chi ha solo cuori, altre carte di penalità e jolly può uscire comunque con un cuore.
       *[no] Chi ha solo cuori e altre carte di penalità può uscire comunque con un cuore.
    }
}
rules-queen-forced =
    La donna di picche va scartata alla prima occasione sicura: appena si esce in un altro seme a cui
    chi ce l’ha non può rispondere{ $ban ->
        [yes] , ma non in una prima presa dove i punti sono vietati
       *[no] {""}
    }.
rules-domino-out =
    Chi resta senza carte smette di giocare, e al suo posto esce il giocatore successivo. La smazzata
    finisce quando al massimo uno ha ancora carte; quelle carte contano come prese da quel giocatore,
    e ciò che resta del tallone non conta per nessuno.
rules-draw =
    Dopo ogni presa ognuno pesca una carta dal tallone, per primo chi ha fatto la presa. Quando è
    finito si giocano le carte rimaste in mano.

## Le prese

rules-trick = La carta più alta del seme di uscita fa la presa. Chi l’ha giocata esce nella presa successiva.
rules-equal-cards = { $duplicates ->
   *[first] Di due carte uguali vale di più quella giocata per prima.
    [last] Di due carte uguali vale di più quella giocata per ultima.
    [cancel]
        Due carte uguali nella stessa presa si annullano, e nessuna delle due può farla. Se così non
        resta nessuna carta del seme di uscita, la presa resta in sospeso: esce ancora lo stesso
        giocatore, e chi fa la presa successiva prende anche tutto ciò che era in sospeso. Le carte
        annullate contano comunque per chi le prende.
}
rules-equal-cards-kitty = Se la prima presa resta in sospeso, il monte aspetta anch’esso.
rules-dead-last-trick = { $dead ->
   *[leader] Se si annulla così l’ultima presa di una smazzata, la prende chi è uscito, con tutto ciò che era in sospeso.
    [discard] Se si annulla così l’ultima presa di una smazzata, nessuno prende né quella né ciò che era in sospeso.
    [second_of_top]
        Se si annulla così l’ultima presa di una smazzata, la prende, con tutto ciò che era in
        sospeso, chi ha giocato la seconda carta della coppia più alta.
}
rules-boost = { $boost ->
   *[any_nine] Quando in una presa cade un nove qualsiasi, { rules-boost-round }
    [led_nine] Quando in una presa cade il nove del seme di uscita, { rules-boost-round }
}
rules-boost-round =
    ognuno gioca una seconda carta dopo che tutti hanno giocato la prima, nello stesso ordine e
    rispondendo allo stesso seme; la carta più alta di quel seme nei due giri fa l’intera presa. Una
    presa si allunga una volta sola, e non quando le carte sono finite.
rules-shown = { $shown ->
   *[last_trick] Tutti possono rivedere l’ultima presa.
    [last_trick_open]
        L’ultima presa resta scoperta accanto a chi l’ha fatta, e chi ha fatto una presa ha davanti
        a sé il dorso di una carta.
    [penalty_cards]
        Le carte di penalità prese restano scoperte accanto a chi le ha prese, e tutti possono
        rivedere l’ultima presa.
}
rules-claim =
    Chi deve uscire può mostrare la sua mano e chiedere tutte le prese rimaste. Se qualcuno si
    oppone, si continua con quella mano scoperta.

## Il valore delle carte

value-verb = { $way ->
   *[counts] { $one ->
        [yes] conta
       *[no] contano
    } { $score }{ $each ->
        [yes] {" "}ciascuno
       *[no] {""}
    }
    [takes] { $one ->
        [yes] toglie
       *[no] tolgono
    } { points }{ $each ->
        [yes] {" "}ciascuno
       *[no] {""}
    } a chi prende { $one ->
        [yes] quella carta
       *[no] quelle carte
    }
    [costs] { $one ->
        [yes] costa
       *[no] costano
    } { points }{ $each ->
        [yes] {" "}ciascuno
       *[no] {""}
    }
}
rules-value-named-suit = Ogni carta del seme nominato da chi ha vinto l’asta costa { points }.
rules-value-penalty-suit = Ogni carta del seme di penalità è una carta di penalità.
rules-value-counters = Le carte non contano punti: cambiano di mano solo i gettoni.
rules-value-each = Ogni { LIST($cards, type: "and-each") } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Ogni carta di cuori { value-verb }.
rules-value-other-hearts = Ogni altra carta di cuori { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] I cuori costano punti secondo il valore: { LIST($ranks, type: "more") }.
    [counts] I cuori contano punti secondo il valore: { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Ogni { LIST($ranks, type: "or", each: "rank-alone") } di cuori { value-verb }.
rules-value-total = Le altre carte non costano nulla; tutte le carte di penalità insieme costano { $total }.
rules-value-total-doubled = Le altre carte non costano nulla; tutte le carte di penalità insieme costano { $total }, prima di ogni raddoppio.
rules-royal-hearts = La donna di cuori raddoppia ciò che contano tutti i cuori di chi la prende, i suoi punti compresi.
rules-royal-spades = La donna di fiori annulla la donna di picche, se le prende entrambe lo stesso giocatore.
rules-ten-turbo = Il dieci di fiori raddoppia ciò che contano tutte le altre carte di chi lo prende.
rules-ten-doubles = Il dieci di fiori raddoppia ciò che costano le carte di penalità di chi lo prende.
rules-complex = I punteggi sono numeri complessi, come 3 + 4i; i per i fa −1.
rules-ten-complex = Il dieci di fiori moltiplica per 2i la somma di ciò che contano le altre carte di chi lo prende.
rules-gong-zhu-scoring = Le carte che contano sono tutti i cuori, { CARDS($cards) }, comprese quelle che contano zero.
rules-gong-zhu-name = La donna di picche si chiama il maiale.
rules-gong-zhu-ten =
    Il dieci di fiori conta { $score } per chi non prende altre carte che contano. Altrimenti non
    conta nulla da solo, ma raddoppia ciò che contano tutte le altre carte di quel giocatore.
rules-gong-zhu-hearts = Chi prende tutti i cuori conta per essi { SIGNED($won) } in tutto invece di { $lost }{ $charged ->
    [yes] {" "}(il doppio se l’asso è esposto)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Se quel giocatore prende anche il maiale, il maiale conta { SIGNED($won) } invece di { $lost }.
    [all_sixteen] Se quel giocatore prende anche tutte le altre carte che contano, il maiale conta { SIGNED($won) } invece di { $lost }.
}
rules-charged-ace = Quando l’asso di cuori è esposto, ogni cuore conta il doppio.
rules-charged-card = Quando qualcuno espone { LIST($cards, type: "or", each: "the-card") }, quella carta conta il doppio.
rules-charged-ten = { $values ->
   *[turbo] Quando il dieci di fiori è esposto, moltiplica per quattro invece di raddoppiare.
    [gong_zhu] Quando il dieci di fiori è esposto, moltiplica per quattro invece di raddoppiare, e da solo conta { $score }.
    [complex] Quando il dieci di fiori è esposto, moltiplica per 4i invece che per 2i.
}

## Altri punti

rules-bonus-floor = { $floor ->
   *[none] Con { CARDS($cards) } un punteggio può scendere sotto zero.
    [hand] Nemmeno con { CARDS($cards) } il punteggio di una smazzata può scendere sotto zero.
    [total] Nemmeno con { CARDS($cards) } un totale può scendere sotto zero.
}
rules-trick-points = Ogni presa fatta costa { points }, qualunque cosa contenga.
rules-no-trick = Chi non fa nessuna presa in una smazzata toglie { points } dal proprio punteggio.
rules-no-trick-moon = { $moon ->
   *[yes] Chi non fa nessuna presa in una smazzata toglie { points } dal proprio punteggio, anche quando qualcuno fa cappotto.
    [no] Chi non fa nessuna presa in una smazzata toglie { points } dal proprio punteggio, se nessuno fa cappotto.
}
rules-pledge-points = Chi mantiene l’impegno toglie { points } dal proprio punteggio; chi non lo mantiene ne aggiunge altrettanti.

## Cappotto e gran cappotto

rules-moon-gong-zhu = Non c’è nessun altro premio per chi prende tutto.
rules-moon-gong-zhu-partners = I compagni che prendono insieme tutti i cuori sono premiati come un solo giocatore.
rules-moon-none = Prendere tutte le carte di penalità non ha effetti speciali.
rules-moon = { $side ->
    [yes] Una coppia che prende { rules-moon-needs } in una smazzata fa cappotto: { rules-moon-effect }.
   *[no] Chi prende { rules-moon-needs } in una smazzata fa cappotto: { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] ogni carta del seme di penalità
   *[all_penalties] tutte le carte di penalità
    [with_bonus] tutte le carte di penalità e anche { CARDS($bonuses) }
    [all_hearts] tutti i cuori
    [hearts_qs] { $packs ->
        [1] tutti i cuori e la donna di picche
       *[other] tutti i cuori e le due donne di picche
    }
}
rules-moon-effect = { $effect ->
   *[add] non segna nulla per { rules-moon-them }, e ogni altro giocatore segna { $amount }
    [add_other_side] non segna nulla per { rules-moon-them }, e ogni avversario segna { $amount }
    [subtract] non segna nulla per { rules-moon-them }, e il suo totale scende di { $amount }
    [choice] non segna nulla per { rules-moon-them }, e può scegliere: o ogni altro giocatore segna { $amount }, o il proprio totale scende di altrettanto
    [negate] quanto sarebbero costate { rules-moon-those } si toglie dal punteggio di chi lo fa, invece di aggiungersi
    [zero_or_double] non segna nulla per { rules-moon-them }, e può scegliere: o il proprio totale diventa zero, o si raddoppiano i totali di tutti gli altri
    [gift_from_each] non segna nulla per { rules-moon-them }, ogni altro giocatore segna { $amount }, e il totale di chi lo fa scende della somma di tutto questo
    [in_values] che cosa succede lo dice il valore delle carte
}
rules-amount-hand = quanto contava la mano di chi ha fatto cappotto, con bonus e raddoppi
rules-amount-suit = quanto valgono quelle carte
rules-amount-complex = quanto valgono { rules-moon-those } ({ $score }), moltiplicato per 2i se chi ha fatto cappotto ha il dieci di fiori
rules-amount-of = { points }, quanto valgono { rules-moon-those }
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(di più se ci sono carte esposte)
    [fewer] {" "}(di meno se alcune carte non sono in gioco)
    [both] {" "}(di più se ci sono carte esposte, di meno se alcune carte non sono in gioco)
   *[no] {""}
}
rules-moon-complex = Se chi ha fatto cappotto ha preso { LIST($cards, type: "or", each: "the-card") }, quella carta conta comunque e viene moltiplicata allo stesso modo.
rules-moon-royal = Sono 52 punti, dieci di meno con la donna di quadri e 26 di meno con la donna di fiori; nessuna delle due serve per il cappotto.
rules-moon-guard = { $guard ->
   *[none] Questo vale anche se così chi ha fatto cappotto perde la partita.
    [auto_subtract]
        Se così la partita finisse senza chi ha fatto cappotto fra i vincitori, gli altri non segnano
        nulla per il cappotto, e invece il totale di chi lo ha fatto scende di altrettanto.
    [game_goes_on]
        Se così la partita finisse senza chi ha fatto cappotto fra i vincitori, la partita continua
        fino a una smazzata senza un cappotto del genere.
    [reached_score]
        Chi ha fatto cappotto con un totale di { $total } o più può invece scegliere di scendere di
        altrettanto.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] conta
       *[no] contano
    } anche con il cappotto.
    [swallowed] Chi fa cappotto non riceve nulla per { CARDS($cards) }.
}
rules-moon-signs = Chi fa cappotto può scegliere per ogni avversario se i punti si aggiungono o si tolgono.
rules-moon-alone = Un solo giocatore deve prenderle tutte; i compagni non si aiutano a fare cappotto.
rules-sun = { $sun ->
   *[double] Chi fa tutte le prese di una smazzata fa gran cappotto: { rules-sun-worth }.
    [first_trick_free] Chi fa tutte le prese di una smazzata, o tutte dopo la prima, fa gran cappotto: { rules-sun-worth }.
    [punish] Chi fa tutte le prese di una smazzata fa gran cappotto: l’effetto di un cappotto vale doppio contro chi gli ha passato le carte e semplice contro gli altri{ $moon ->
        [yes] {""}
       *[no] , che segnano { rules-sun-amount }
    }.
    [clean_slate] Chi fa tutte le prese di una smazzata fa gran cappotto: il suo totale diventa zero.
    [sun_only]
        Ma questo vale solo per chi fa anche tutte le prese della smazzata; altrimenti le carte
        contano normalmente.
}
rules-sun-worth = { $moon ->
    [yes] conta al posto del cappotto, e il doppio
   *[no] ogni altro giocatore segna due volte { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] i punti della mano di chi lo ha fatto
   *[no] i punti di tutte le carte di penalità ({ $score })
}

## Fine della partita

rules-winner = { $score ->
   *[low] Si sommano i punti di tutte le smazzate, e vince il totale più basso.
    [high] Si sommano i punteggi di tutte le smazzate, e vince il totale più alto.
    [magnitude] Si sommano i punteggi di tutte le smazzate, e vince il totale più vicino a zero; la distanza di a + bi da zero è la radice quadrata di a² + b².
    [counters] Vince chi ha più gettoni.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] La partita finisce dopo la smazzata in cui la distanza da zero del totale di una coppia { rules-end-reached }.
       *[no] La partita finisce dopo la smazzata in cui il totale di una coppia { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] La partita finisce dopo la smazzata in cui la distanza da zero del totale di un giocatore { rules-end-reached }.
       *[no] La partita finisce dopo la smazzata in cui il totale di un giocatore { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }, o { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] arriva a { $high } o più
    [exceed] supera { $high }
}
rules-end-down = { $end ->
   *[reach] scende a { $low } o meno
    [exceed] scende sotto { $low }
}
rules-gong-zhu-loser = Perde il giocatore il cui totale { rules-end-down }, e a sua volta viene chiamato il maiale.
rules-end-deals = { $n ->
    [one] La partita finisce dopo una smazzata.
   *[other] La partita finisce dopo { WORD($n) } smazzate.
}
rules-end-time = { $n ->
    [one] Dopo un minuto si termina la smazzata in corso, e la partita finisce.
   *[other] Dopo { WORD($n) } minuti si termina la smazzata in corso, e la partita finisce.
}
rules-end-chips = La partita finisce quando qualcuno non ha più gettoni.
rules-wrap = Un totale esatto di { LIST($totals, type: "or") } diventa zero, prima di decidere se la partita finisce.
rules-adjust = Un totale appena cambiato salta { LIST($changes, type: "or") }, prima di decidere se la partita finisce.
rules-adjust-one = da esattamente { $from } a { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Le coppie a pari merito in testa si dividono la vittoria.
       *[no] I giocatori a pari merito in testa si dividono la vittoria.
    }
    [extra_hands] { $side ->
        [yes] Se alla fine più coppie sono a pari merito in testa, si giocano altre smazzate finché una sola è in testa.
       *[no] Se alla fine più giocatori sono a pari merito in testa, si giocano altre smazzate finché uno solo è in testa.
    }
    [not_over_while_tied] { $special ->
        [yes] La partita non finisce finché più giocatori sono a pari merito in testa, se non con una vittoria descritta più sotto.
       *[no] { $side ->
            [yes] La partita non finisce finché più coppie sono a pari merito in testa.
           *[no] La partita non finisce finché più giocatori sono a pari merito in testa.
        }
    }
}
rules-special-win = { $n ->
    [one] Chi resta esattamente a { $total } per una smazzata vince subito, qualunque siano i punteggi.
   *[other] Chi resta esattamente a { $total } per { WORD($n) } smazzate di seguito vince subito, qualunque siano i punteggi.
}
rules-special-several = In questo modo si può vincere anche in più di uno.
rules-special-arrival = { $counts ->
    [yes] La smazzata che arriva a quel totale conta come la prima.
   *[no] La smazzata che arriva a quel totale non si conta.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] L’altra coppia è seconda.
        [0] Gli altri seguono in classifica, in ordine.
       *[other] Le altre coppie seguono in classifica, in ordine.
    }
    [winner_only] Conta solo chi vince; non c’è un secondo posto.
}

## Gettoni, tempo e coppie

counters = { $n ->
    [0] zero gettoni
    [one] un gettone
   *[other] { WORD($n) } gettoni
}
rules-chips = Tutti cominciano con { counters }.{ $debts ->
    [yes] {" "}Chi li finisce continua a giocare e resta in debito di ciò che deve pagare.
   *[no] {""}
}
rules-settle-average = Alla fine ognuno paga { counters } per ogni punto sopra il punteggio medio, o riceve { counters } per ogni punto sotto; contano anche le frazioni di gettone.
rules-settle-pool =
    Dopo ogni smazzata ognuno versa { counters } nel piatto. Se lo dividono quelli che non hanno preso
    carte di penalità; ciò che non si può dividere, o che nessuno vince, resta nel piatto.
rules-settle-sweepstake = { $named ->
   *[no] Dopo ogni smazzata ognuno versa nel piatto { counters } per ogni cuore preso.
    [yes] Dopo ogni smazzata ognuno versa nel piatto { counters } per ogni carta presa del seme di penalità.
}
rules-settle-jack = { $named ->
   *[no] Chi non ha preso cuori è pulito. I giocatori puliti si dividono il piatto; i gettoni che non si possono dividere ci restano. Se nessuno è pulito, o se uno solo ha preso tutti i cuori, l’intero piatto resta e diventa un Jack: cresce con ciò che si versa a ogni smazzata e non si divide mai; lo vince solo chi è pulito da solo.
    [yes] Chi non ha preso carte del seme di penalità è pulito. I giocatori puliti si dividono il piatto; i gettoni che non si possono dividere ci restano. Se nessuno è pulito, o se uno solo ha preso l’intero seme, l’intero piatto resta e diventa un Jack: cresce con ciò che si versa a ogni smazzata e non si divide mai; lo vince solo chi è pulito da solo.
}
rules-pool-left = Ciò che è nel piatto quando la partita finisce non va a nessuno.
rules-settle-howell = { $named ->
   *[no] Dopo ogni smazzata ognuno paga a ciascuno degli altri { counters } per ogni cuore che ha preso.
    [yes] Dopo ogni smazzata ognuno paga a ciascuno degli altri { counters } per ogni carta del seme di penalità che ha preso.
}
rules-settle-excess = { $named ->
   *[no] Dopo ogni smazzata chi ha preso più cuori paga a ciascuno degli altri { counters } per ogni cuore che l’altro ha preso in meno.
    [yes] Dopo ogni smazzata chi ha preso più carte del seme di penalità paga a ciascuno degli altri { counters } per ogni carta che l’altro ha preso in meno.
}
rules-settle-turbo = Alla fine il punteggio di ciascuno, moltiplicato per { WORD($players) }, si confronta con la somma di tutti i punteggi: chi sta sotto riceve { counters } per ogni punto di differenza, chi sta sopra ne paga altrettanti.
rules-wager-winner = All’inizio ognuno mette { counters }; alla fine chi vince prende tutto, e i vincitori a pari merito dividono in parti uguali.
rules-wager-places = All’inizio ognuno mette { counters }; alla fine i posti sono pagati in proporzione { SERIES($shares, joint: "list-ratio") }, e chi è a pari merito divide in parti uguali; contano anche le frazioni di gettone.
rules-timer = { $n ->
    [one] Per ogni scelta c’è un limite di un secondo; poi si gioca una carta permessa, o si passano carte, a caso.
   *[other] Per ogni scelta c’è un limite di { WORD($n) } secondi; poi si gioca una carta permessa, o si passano carte, a caso.
}
rules-partners = { $partners ->
   *[fixed] I compagni sommano i punteggi, e vincono o perdono insieme.
    [adhoc]
        I primi due giocatori che fanno una presa sono compagni per quella smazzata, contro tutti gli
        altri, e ogni giocatore di una parte segna tutto ciò che la sua parte ha preso.
}
