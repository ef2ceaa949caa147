### Problemi: una posizione con una domanda.

menu-puzzles = Problemi
menu-puzzles-detail = Trova la carta migliore
puzzle-back = Indietro
puzzle-back-daily = Torna al giorno
puzzle-rules = Regolamento
puzzle-all-rules = Tutti
puzzle-standing = Il tuo Elo dei problemi è circa { $rating }; { $streak ->
    [0] ancora nessuna serie
   *[other] serie { $streak }
}
puzzle-standing-early = Il tuo Elo appare dopo { $of } problemi ({ $n } finora); { $streak ->
    [0] ancora nessuna serie
   *[other] serie { $streak }
}
puzzle-name = { $rules }, problema { $n }
puzzle-goes-on = Continua la stessa smazzata: la tua prossima scelta.
puzzle-question = Quale carta è più sicura?
puzzle-question-any = C’è una carta chiaramente migliore?
puzzle-question-judged = Quale carta è migliore?
puzzle-against-judged = Gli altri giocano con criterio e vedono solo le proprie carte.
puzzle-counting-judged = Gioco le smazzate di prova…
puzzle-none = Nessuna è chiaramente migliore
puzzle-against = Gioca come se gli altri conoscessero tutte le carte e giocassero insieme contro di te. Allora una carta non è mai peggio di nessun’altra.
puzzle-against-any = Gioca come se gli altri conoscessero tutte le carte e giocassero insieme contro di te.
puzzle-counting = Conto tutte le smazzate possibili…
puzzle-out = { $n ->
    [one] L’unica carta ancora fuori
   *[other] Le { $n } carte ancora fuori
}
puzzle-passed = Hai passato { to-name }:
puzzle-void = Senza { SUIT($suit) }: { LIST($names) }.
puzzle-only-hearts = Solo cuori in mano, dopo un’uscita a cuori non ancora spezzati: { LIST($names) }.
puzzle-choose = Scegli una carta
puzzle-play = Gioca { CARD($card, article: "the") }
puzzle-show = Mostrami
puzzle-skip = Salta
puzzle-hint = Aiuto
puzzle-hints = Usati: { $n } su { $of }
puzzle-hint-all = Era l’ultimo aiuto.
puzzle-hinted = Con un aiuto non cambiano né il tuo Elo né la tua serie.
puzzle-hint-card = Attenzione { CARD($card, article: "to") }.
puzzle-hint-two = Confronta { CARD($one, article: "the") } con { CARD($other, article: "the") }.
puzzle-title = { $verdict ->
    [right] Giusto!
    [wrong] Non { CARD($card, article: "the") }
    [some] Meglio: { LIST($cards, each: "the-card") }
    [any] Nessuna è chiaramente migliore
   *[shown] La risposta
}
puzzle-right = { $n ->
    [one] La carta giusta: { LIST($cards, each: "the-card") }.
   *[other] Le carte giuste: { LIST($cards, each: "the-card") }; danno sempre lo stesso.
}
puzzle-proof = { $all ->
    [yes] Meglio di ogni altra carta in tutte e { $n } le smazzate possibili.
   *[no] Mai peggio in nessuna delle { $n } smazzate possibili, e meglio di ogni altra carta in { $better }.
}
puzzle-right-even = Nessuna carta è chiaramente migliore: { LIST($cards, each: "the-card") } costano in media circa lo stesso.
puzzle-right-alike = { $n ->
    [one] La migliore: { LIST($cards, each: "the-card") }.
   *[other] Le migliori, e ugualmente buone: { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = Ogni carta è battuta da un’altra in alcune delle { $n } smazzate possibili. In media { $same ->
    [yes] le due migliori danno lo stesso.
   *[no] le due migliori distano { $gap } punti.
}
puzzle-measured = In media { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} punti di vantaggio, su { $n } smazzate di prova.
puzzle-measured-even = Le due migliori distano { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} punti in media, su { $n } smazzate di prova.
puzzle-coach-gap = Allenatore: vantaggio di { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} punti in media.
puzzle-points-judged = Punti regalati, in media
puzzle-average-judged = Nelle { $n } smazzate di prova mostrate qui, contando anche ciò che prendono gli altri.
puzzle-points = Punti che prenderai ancora, in media
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Punti nella smazzata { $at }, quella sul tavolo: { LIST($parts) }.
puzzle-here-judged = I tuoi punti nella smazzata { $at }, quella sul tavolo: { LIST($parts) }.

## Perché la carta giusta è migliore

puzzle-often = { $share ->
    [all] in tutte e { $of } le smazzate possibili
    [none] in nessuna delle { $of } smazzate possibili
   *[some] in { $often } delle { $of } smazzate possibili
}
puzzle-rarely = { $few ->
    [all] in tutte
    [none] in nessuna
   *[some] in { $rarely }
}
puzzle-why-takes = Con { CARD($other, article: "the") } gli altri ti fanno prendere { $own ->
    [yes] { CARD($card, article: "the") }, che è tu{ CARD($card, article: "ending") },
   *[no] { CARD($card, article: "the") }
} { puzzle-often }, con { CARD($better, article: "the") } { puzzle-rarely }.
puzzle-why-itself = { CAPITAL(CARD($other, article: "the")) } torna a te { puzzle-often }; con { CARD($better, article: "the") } { puzzle-rarely }.
puzzle-why-misses = Con { CARD($better, article: "the") } prendi { CARD($card, article: "the") } { puzzle-often }, con { CARD($other, article: "the") } { puzzle-rarely }.
puzzle-why-suit = Con { CARD($other, article: "the") } prendi in media { decimal } carte di { SUIT($suit) } in più che con { CARD($better, article: "the") }, al massimo { $most } in più.
puzzle-why-suit-one = { $n ->
    [one] Con { CARD($other, article: "the") } prendi una carta di { SUIT($suit) } in più che con { CARD($better, article: "the") } { puzzle-often }.
   *[other] Con { CARD($other, article: "the") } prendi { $n } carte di { SUIT($suit) } in più che con { CARD($better, article: "the") } { puzzle-often }.
}
puzzle-why-suit-always = { $n ->
    [one] Con { CARD($other, article: "the") } prendi sempre una carta di { SUIT($suit) } in più che con { CARD($better, article: "the") }.
   *[other] Con { CARD($other, article: "the") } prendi sempre { $n } carte di { SUIT($suit) } in più che con { CARD($better, article: "the") }.
}
puzzle-why-worst = Nel caso peggiore prendi ancora { $worst ->
    [one] { $worst } punto
   *[other] { $worst } punti
} dopo { CARD($other, article: "the") }, e { $least } dopo { CARD($better, article: "the") }.
puzzle-why-mean = { CAPITAL(CARD($other, article: "the")) } costa in media { decimal } punti in più { CARD($better, article: "of") }.
puzzle-why-other-takes = { CAPITAL(CARD($other, article: "the")) } fa questa presa qualunque cosa giochino gli altri, e poi devi uscire tu; { CARD($better, article: "the") } non la fa mai.
puzzle-why-better-takes = { CAPITAL(CARD($better, article: "the")) } fa questa presa qualunque cosa giochino gli altri, e scegli tu come uscire; { CARD($other, article: "the") } non la fa mai.
puzzle-why-kept = Se tieni { CARD($better, article: "the") }, con questa carta gli altri possono farti fare una presa costosa { puzzle-often }; se l{ CARD($better, article: "ending") } giochi ora, { puzzle-rarely }.
puzzle-why-both-take = Entrambe le carte fanno questa presa: lascia andare la più alta.
puzzle-why-neither-takes = Nessuna delle due carte fa questa presa: lascia andare la più alta.
puzzle-why-unbeaten = Nessuno può battere { CARD($other, article: "the") }.
puzzle-why-beaten = Qualcuno deve battere { CARD($better, article: "the") }, quindi la presa non è tua.
## Sotto la risposta: pulsanti, e una figura di tutte le smazzate

puzzle-motif = Motivo: { $name }
puzzle-series = Problema { $at } di { $of }
puzzle-next = Prossimo problema
puzzle-next-choice = La tua prossima scelta
puzzle-why = Perché
puzzle-copy = Copia la prova
puzzle-every-deal = Ogni smazzata possibile
puzzle-counts = { $alike ->
    [0] La migliore in tutte e { $better } le smazzate
   *[other] La migliore in { $better } smazzate, buona come un’altra in { $alike }
}
puzzle-some-deals = Smazzate di prova
puzzle-counts-two = { CAPITAL(CARD($card, article: "the")) }: meglio { CARD($other, article: "of") } in { $better }, lo stesso in { $alike }, peggio in { $worse }
puzzle-deal-before = Smazzata precedente
puzzle-deal-after = Smazzata successiva
puzzle-happens = Che cosa succede
puzzle-play-on = Gioca da qui
puzzle-own = Dalle tue partite ({ $n })
puzzle-own-name = Dalle tue partite
puzzle-own-standing = Risolti { $n } su { $of }, senza Elo
puzzle-deal = Smazzata { $at }
puzzle-deal-of = Smazzata possibile { $at } di { $of }
puzzle-deal-of-judged = Smazzata di prova { $at } di { $of }
puzzle-not-kept = Non è stato possibile salvare il risultato: { $why }.
puzzle-none-left = { $n ->
    [0] I problemi non si possono leggere; reinstalla il gioco.
   *[other] Li hai visti tutti. { $missed ->
        [0] Nessuno sbagliato.
        [one] Uno sbagliato.
       *[other] Sbagliati { $missed }.
    }
}
puzzle-ways = Quali problemi
puzzle-way-new = Nuovi
puzzle-way-missed = Sbagliati ({ $n })
puzzle-missed-none = Nessuno sbagliato. I problemi che sbagli aspettano qui.
puzzle-way-storm = 3 minuti
puzzle-clock = restano { $clock }, risolti { $solved }, sbagliati { $missed }
puzzle-storm-over = Tempo! In tre minuti: risolti { $solved }, sbagliati { $missed }. Il tuo record è { $best }.
puzzle-storm-again = Gioca ancora
puzzle-repeat = Riprova gli sbagliati
