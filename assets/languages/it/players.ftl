### Avversari: forza, carattere, e perché si è giocata una carta.

level-beginner = Principiante
    .line = Conosce le regole; dimentica quasi tutto ciò che è uscito e passa le carte più alte.
level-casual = Occasionale
    .line = Liscia e ricorda le carte grosse; delle piccole perde il conto.
level-learner = Apprendista
    .line = Passa bene e conta un po’; ogni tanto si sbaglia ancora.
level-club = Da circolo
    .line = Liscia, conta le carte, dà la caccia alla donna e ferma i cappotti a occhio.
level-strong = Forte
    .line = Prova giocate e passaggi in smazzate possibili.
level-expert = Esperto
    .line = Prova giocate e passaggi in alcune smazzate probabili.
level-grandmaster = Gran Maestro
    .line = Prova giocate e passaggi in centinaia di smazzate probabili.
level-newcomer = Novizio
    .line = Conosce le regole e poco più.
level-fits = Su misura
    .line = La loro forza segue la tua di partita in partita, così vinci all’incirca con questa frequenza.
level-random = A caso
    .line = Gioca una carta permessa qualsiasi. Per prove e confronti.
level-rule = Giocatore a regole
    .line = Il giocatore da circolo senza abitudini. Per confronto.

character-ada = Non ha nessuna abitudine.
character-basil = Prudente: vuole sapere chi farà la presa.
character-finn = Azzarda: ama le prese che può fare chiunque.
character-hugo = Si tiene le picche alte invece di passarle.
character-ines = Passa per accorciarsi un seme.
character-juno = Gioca cuori appena costa poco.
character-kofi = Si libera delle carte alte nelle prime prese.
character-lena = Preferisce che i punti li prenda chi è in testa.
character-mira = Gioca da manuale.
character-nils = Tiene carte alte e cuori per dopo.
character-opal = Tenta il cappotto prima di altri.
character-otto = Prudente, e passa per accorciarsi un seme.
character-pavel = Un po’ distratto.
character-rosa = Spezza presto i cuori e ama il rischio.
character-tariq = Si tiene le picche alte e insegue chi è in testa.
character-wren = Svelta e distratta, con un occhio al cappotto.

why-shooting = Si tenta di prendere tutto.
why-joker = Un jolly non fa mai la presa.
why-draw-out = Una carta bassa può far uscire la carta che tutti temono.
why-high-card = Una carta alta va via finché gli altri possono probabilmente ancora rispondere.
why-another-player = Probabilmente la prende un altro giocatore.
why-no-moon = Qualcuno forse tenta il cappotto, quindi niente punti a quel giocatore.
why-worst-card = La carta peggiore, scartata sulla presa di un altro.
why-points = Punti per un altro giocatore.
why-dangerous-card = Una carta pericolosa, scartata sulla presa di un altro.
why-duck = La carta più alta che non fa la presa.
why-stop-moon = Prendere un punto ferma il cappotto.
why-had-to-take = La presa era obbligata, tanto vale farla con una carta alta.
why-worth-winning = Questa presa vale la pena di farla.
why-empty-trick = Una presa senza punti è un buon posto per una carta alta.
why-best = In media la migliore nelle smazzate ancora possibili.

## Perché l’allenatore preferisce una scelta

coach-even = Si equivalgono: la differenza è dovuta al caso.
coach-better = Vantaggio: { coach-about }; nessun motivo spicca da solo.
coach-about = { $half ->
    [yes] { $whole ->
        [0] circa mezzo punto
        [1] circa un punto e mezzo
       *[other] circa { $whole } punti e mezzo
    }
   *[no] { $whole ->
        [0] meno di mezzo punto
        [one] circa un punto
       *[other] circa { $whole } punti
    }
}
coach-own-moon = { $alike ->
    [yes] Prendere tutto riesce più spesso dopo la scelta migliore.
   *[no] Prendere tutto riesce { coach-rarely } dopo la scelta migliore, { coach-often } dopo la peggiore.
}
coach-others-moon = { $alike ->
    [yes] Dopo la scelta peggiore un altro giocatore prende tutto più spesso.
   *[no] Dopo la scelta peggiore un altro giocatore prende { coach-often } tutto, dopo la migliore { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Prendere tutto riesce più spesso con { CARD($better, article: "the") } che con { CARD($other, article: "the") }.
   *[no] Prendere tutto riesce { coach-rarely } con { CARD($better, article: "the") }, { coach-often } con { CARD($other, article: "the") }.
}
coach-others-moon-with = { $alike ->
    [yes] Con { CARD($other, article: "the") } un altro giocatore prende tutto più spesso che con { CARD($better, article: "the") }.
   *[no] Con { CARD($other, article: "the") } un altro giocatore prende { coach-often } tutto, con { CARD($better, article: "the") } { coach-rarely }.
}
coach-same = Qualunque carta tu scelga, in tutte le smazzate di prova il risultato è lo stesso.
coach-takes-with = { $alike ->
    [yes] Con { CARD($other, article: "the") } prendi { coach-which } più spesso che con { CARD($better, article: "the") }.
   *[no] Con { CARD($other, article: "the") } prendi { coach-often } { coach-which }, con { CARD($better, article: "the") } { coach-rarely }.
}
coach-which = { $own ->
    [yes] { CARD($card, article: "the") } che hai in mano
   *[no] { CARD($card, article: "the") }
}
coach-takes-kept = { $alike ->
    [yes] Se tieni { CARD($better, article: "the") }, prendi { coach-which } più spesso che se l{ CARD($better, article: "ending") } giochi ora.
   *[no] Se tieni { CARD($better, article: "the") }, prendi { coach-often } { coach-which }; se l{ CARD($better, article: "ending") } giochi ora, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Se giochi ora { CARD($card, article: "the") }, l{ CARD($card, article: "ending") } prendi { coach-often } tu; se l{ CARD($card, article: "ending") } tieni, { coach-rarely }.
   *[no] Se tieni { CARD($card, article: "the") }, l{ CARD($card, article: "ending") } prendi { coach-often } tu; se l{ CARD($card, article: "ending") } giochi ora, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Dopo la scelta peggiore prendi { CARD($card, article: "the") } più spesso che dopo la migliore.
   *[no] Dopo la scelta peggiore prendi { coach-often } { CARD($card, article: "the") }, dopo la migliore { coach-rarely }.
}
coach-rest = In media costa inoltre { coach-about } in altre carte.
coach-both = { $first } { $then }
coach-worth = Vantaggio: { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] mezza carta di { SUIT($suit) } in più
       *[other] { $whole }½ carte di { SUIT($suit) } in più
    }
   *[no] { $whole ->
        [one] una carta di { SUIT($suit) } in più
       *[other] { $whole } carte di { SUIT($suit) } in più
    }
}
coach-suit = Dopo la scelta peggiore prendi più { SUIT($suit) }.
coach-suit-with = Con { CARD($other, article: "the") } prendi più { SUIT($suit) } che con { CARD($better, article: "the") }.
coach-trick = { $alike ->
    [yes] Con { CARD($other, article: "the") } fai questa presa più spesso che con { CARD($better, article: "the") }.
   *[no] Con { CARD($other, article: "the") } fai { coach-often } questa presa, con { CARD($better, article: "the") } { coach-rarely }.
}
coach-last-takes = Chiudi tu la presa: { CARD($other, article: "the") } prende { LIST($cards, each: "the-card") }, { CARD($better, article: "the") } niente.
coach-last-free = Chiudi tu la presa e dentro non conta nulla: { CARD($better, article: "the") } la fa senza costi.
coach-last-either = Fai questa presa con l’una o con l’altra: liberati { CARD($better, article: "of") }.
coach-one-holder = Solo un altro giocatore può ancora avere { CARD($card, article: "the") }.
coach-all-beat = { $n ->
    [one] L’unica carta di { SUIT($suit) } che non vedi batte { CARD($card, article: "the") }
    [2] Entrambe le carte di { SUIT($suit) } che non vedi battono { CARD($card, article: "the") }
   *[other] Tutte e { $n } le carte di { SUIT($suit) } che non vedi battono { CARD($card, article: "the") }
}{ $leads ->
    [yes] , quindi questa presa va a un altro
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Nessun altro ha carte di { SUIT($suit) } per battere { CARD($card, article: "the") }
    [one] L’unica carta di { SUIT($suit) } che non vedi non batte { CARD($card, article: "the") }
    [2] Nessuna delle due carte di { SUIT($suit) } che non vedi batte { CARD($card, article: "the") }
   *[other] Nessuna delle { $n } carte di { SUIT($suit) } che non vedi batte { CARD($card, article: "the") }
}, quindi questa presa sarebbe tua.
coach-empties = Dopo { CARD($better, article: "the") } non hai più { SUIT($suit) } e puoi scartare quando si esce in quel seme.
coach-close = Troppo incerto per dirlo: la differenza può essere { coach-about }, o nulla.
coach-often = { $often ->
    [hardly] molto di rado
    [seldom] di rado
    [sometimes] qualche volta
    [half] circa una volta su due
    [mostly] di solito
    [nearly] quasi sempre
   *[always] ogni volta
}
coach-rarely = { $rarely ->
    [hardly] quasi mai
    [seldom] di rado
    [sometimes] qualche volta
    [half] circa una volta su due
    [mostly] di solito
    [nearly] quasi sempre
   *[always] ogni volta
}
coach-kept = { $alike ->
    [yes] Più avanti { CARD($better, article: "the") } farebbe una presa più spesso { CARD($other, article: "of") }.
   *[no] Più avanti { CARD($better, article: "the") } farebbe { coach-often } una presa, { CARD($other, article: "the") } { coach-rarely }.
}
coach-tricks = Con { CARD($other, article: "the") } fai più prese che con { CARD($better, article: "the") }.
coach-thrown = Non hai { SUIT($suit) }, quindi { CARD($better, article: "the") } va a chi fa questa presa.
coach-rid = Non hai { SUIT($suit) }: una buona occasione per liberarti { CARD($better, article: "of") }.
coach-under = { CAPITAL(CARD($better, article: "the")) } resta sotto { CARD($card, article: "the") } sul tavolo, { CARD($other, article: "the") } va sopra.
coach-over = { CAPITAL(CARD($better, article: "the")) } supera { CARD($card, article: "the") } sul tavolo, { CARD($other, article: "the") } resta sotto.
coach-neither = { CAPITAL(CARD($card, article: "the")) } sul tavolo batte entrambe le carte: lascia andare la più alta, { CARD($better, article: "the") }.
coach-queen-out = { CAPITAL(CARD($card, article: "the")) } è ancora in gioco, e { CARD($other, article: "the") } è una carta più alta.
coach-guards = Tieni { CARD($other, article: "the") }: finché hai altre picche, nessuno può far uscire { CARD($card, article: "the") } dalla tua mano.
coach-others-out = Un altro giocatore non ha { SUIT($suit) } e può scartare punti { CARD($other, article: "on") }.
coach-exit = Tieni { CARD($other, article: "the") }: tutte le carte di { SUIT($suit) } che non vedi battono questa carta, e così più avanti può perdere una presa per te.
coach-more-beat = { $n ->
    [one] Una carta che non vedi batte
   *[other] { $n } carte che non vedi battono
} { CARD($better, article: "the") }; { $k ->
    [0] nessuna batte
    [one] solo una batte
   *[other] solo { $k } battono
} { CARD($other, article: "the") }.
coach-in-trick = Questa presa contiene già { LIST($cards, each: "the-card") }.
coach-stays-on = Nessuno può battere { CARD($better, article: "the") }: fai questa presa ed esci di nuovo.
coach-pass-queen = La donna di picche costa più di tutte, e gli altri potrebbero costringerti a prenderla.
coach-pass-guards = Tieni { CARD($card, article: "the") }: le picche basse proteggono la tua donna.
coach-pass-empties = Senza { SUIT($suit) }, quando si esce in quel seme puoi scartare qualsiasi carta.
coach-pass-spades = { CAPITAL(CARD($card, article: "the")) } potrebbe prendere la donna di picche.
coach-pass-high = { CAPITAL(CARD($card, article: "the")) } fa prese, e con le prese punti.
coach-pass-low = Tieni { CARD($card, article: "the") }: una carta bassa perde la presa quando vuoi perderla.
coach-pass-shorter = Ti restano poche carte di { SUIT($suit) }, e presto non ne avrai più.
coach-figures = Succede in { $played } smazzate di prova su { $of }; dopo la scelta migliore, in { $best }.
coach-figures-cards = Circa { coach-some } in media nelle smazzate di prova.

## Che cosa sanno gli avversari: una pagina dell’aiuto

opponents-know = Un avversario conosce le sue carte, quelle che ha passato e ricevuto, e tutto ciò che è stato scoperto sul tavolo. Le tue carte, e quelle ancora da dare, non gli arrivano mai.
opponents-share = Gli avversari non si dicono nulla e non sanno quale giocatore sei.
opponents-aim = Cercano di frenare chi è in testa alla partita, che sia tu o uno di loro.
opponents-failed = Il programma che pensa per gli avversari si è interrotto ed è stato sostituito; la partita continua.
opponents-no-files = Il sistema non lascia aprire a Cuori altri file, quindi continuano avversari più semplici. Chiudi altri programmi, poi riavvia Cuori.
