### I punteggi, il grafico, e ciò che si racconta di una partita finita.

## La tabella

sheet-column-deal = Smazz.
sheet-column-pass = Passa
sheet-race = { $way ->
    [behind] Sei dietro { STARTS($first) ->
        [a] ad
       *[other] a
    } { $first } di { $n }
    [ahead] Sei davanti { STARTS($first) ->
            [a] ad
           *[other] a
        } { $first } di { $n }
   *[level] Sei alla pari con { $first }
}, { $mine ->
    [yes] e te ne mancano { $left } alla fine.
   *[no] e { STARTS($last) ->
        [a] ad
       *[other] a
    } { $last } ne mancano { $left } alla fine.
}
sheet-total = Totale
sheet-cell = { $name }, smazzata { $n }
sheet-moon = { $moon ->
    [sun] Gran cappotto
   *[moon] Cappotto
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] La partita finisce a { $limit }, e { ending-best }.
    [exceed] La partita finisce oltre { $limit }, e { ending-best }.
    [deals] { $limit ->
        [one] La partita ha una smazzata, e { ending-best }.
       *[other] La partita ha { WORD($limit) } smazzate, e { ending-best }.
    }
    [time] La partita finisce dopo { $limit } minuti, e { ending-best }.
    [chips] La partita finisce quando qualcuno non ha più gettoni, e { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] La partita finisce a { $limit }.
    [exceed] La partita finisce oltre { $limit }.
    [deals] { $limit ->
        [one] La partita ha una smazzata.
       *[other] La partita ha { WORD($limit) } smazzate.
    }
    [time] La partita finisce dopo { $limit } minuti.
    [chips] La partita finisce quando qualcuno non ha più gettoni.
}
sheet-played = { $deals ->
    [one] Una smazzata giocata.
   *[other] { CAPITAL(WORD($deals)) } smazzate giocate.
}

sheet-note = { $stand ->
    [winner] Vince
    [tied-first] 1º alla pari
    [leading] In testa
    [tied-lead] Pari in testa
    [close] { PLACE($place) }, ne mancano { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, vince
    [tied-first] { $side } { $total }, 1º alla pari
    [leading] { $side } { $total }, in testa
    [tied-lead] { $side } { $total }, pari in testa
    [close] { $side } { $total }, { PLACE($place) }, ne mancano { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## Di che cosa è fatto un numero

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Carte
    [hearts] Cuori
    [multiplier] Cambiato da
    [bonus] Bonus
    [floor] Non sotto zero
    [moon] Cappotto
    [sun] Gran cappotto
    [no_trick] Nessuna presa
    [tricks] Prese
    [pledge] Impegno
    [partner] Compagno
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Niente che conti
sheet-counters = Gettoni: { SIGNED($gain) }, ora { $stock }
sheet-jumped = Il totale è saltato a { $total }
sheet-played-as = Ha giocato come: { $level }

## Il grafico

sheet-chart-deals = Smazzata
sheet-chart-end = Fine partita

## Numeri con didascalie

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] totale più basso
    [high] totale più alto
    [magnitude] il più vicino a zero
    [counters] totale migliore
}
sheet-tile-queens = { $n ->
    [one] donna di picche presa
   *[other] donne di picche prese
}
sheet-tile-tricks = { $n ->
    [one] presa fatta
   *[other] prese fatte
}
sheet-tile-clean = { $n ->
    [one] smazzata senza punti
   *[other] smazzate senza punti
}
sheet-tile-pool = gettoni nel piatto
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] gettone fra primo e secondo
       *[other] gettoni fra primo e secondo
    }
   *[no] { $n ->
        [one] punto fra primo e secondo
       *[other] punti fra primo e secondo
    }
}
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] cappotto fatto
        [you] cappotto fatto da te
        [other] cappotto fatto da { $name }
    }
   *[other] { $who ->
       *[several] cappotti fatti
        [you] cappotti fatti da te
        [other] cappotti fatti da { $name }
    }
}
sheet-tile-most-queens = { $who ->
    [you] donne di picche per te
   *[other] donne di picche per { $name }
}
sheet-tile-dearest = { $who ->
    [you] il massimo in una smazzata, per te
   *[other] il massimo in una smazzata, per { $name }
}
sheet-tile-lead = { $n ->
    [one] cambio in testa
   *[other] cambi in testa
}

## La classifica finale

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] non paga nulla
    [receives] riceve { $amount }
    [pays] paga { $amount }
}
sheet-deed-moons = { $n ->
    [one] un cappotto
   *[other] { WORD($n) } cappotti
}
sheet-deed-queens = { $n ->
    [one] una donna
   *[other] { WORD($n) } donne
}
sheet-deed-clean = { $n ->
    [one] una smazzata senza punti
   *[other] { WORD($n) } smazzate senza punti
}

sheet-won = { $n ->
    [one] Vince { LIST($names) }
   *[other] Vincono { LIST($names) }
}
sheet-won-by-you = { $n ->
    [0] Hai vinto
   *[other] Vincete tu e { LIST($names) }
}

sheet-over-deals = { $n ->
    [one] Partita finita dopo una smazzata.
    [2] Partita finita dopo le due smazzate.
   *[other] Partita finita dopo tutte e { WORD($n) } le smazzate.
}
sheet-over-time = { $n ->
    [one] Tempo scaduto dopo una smazzata.
   *[other] Tempo scaduto dopo { WORD($n) } smazzate.
}
sheet-over-chips = { $n ->
    [one] Dopo una smazzata qualcuno non ha più gettoni.
   *[other] Dopo { WORD($n) } smazzate qualcuno non ha più gettoni.
}
sheet-over-special = { $n ->
    [one] Dopo una smazzata un totale è rimasto fermo abbastanza per vincere.
   *[other] Dopo { WORD($n) } smazzate un totale è rimasto fermo abbastanza per vincere.
}
sheet-over-score = { $n ->
    [one] Dopo una smazzata { sheet-over-who } { sheet-over-way } { $limit }.
   *[other] Dopo { WORD($n) } smazzate { sheet-over-who } { sheet-over-way } { $limit }.
}
sheet-over-who = { $who ->
    [nobody] una coppia
    [you] tu
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] va oltre
   *[no] arriva a
}
# “arrivi a”, “arriva a”, “arrivate a”, “arrivano a”.
sheet-over-way = { $who ->
    [you] { $past ->
        [yes] vai oltre
       *[no] arrivi a
    }
    [you-too] { $past ->
        [yes] andate oltre
       *[no] arrivate a
    }
    [several] { $past ->
        [yes] vanno oltre
       *[no] arrivano a
    }
   *[one] { sheet-over-did }
}
sheet-you = tu

## Smazzate oneste

sheet-fair-title = Le smazzate erano oneste?
sheet-fair-what = Le carte di questa partita erano fissate prima della prima smazzata: nessuno ha potuto sceglierle o cambiarle dopo. Come prova, nel menu della partita c’è stato sempre un codice. Appartiene solo a queste carte; ora che la partita è finita puoi controllarlo.
sheet-fair-verify = Mostra la prova
sheet-fair-code = Codice di smazzata onesta
sheet-fair-checked = Smazzate verificate
sheet-fair-failed = Smazzate oneste: non verificato
sheet-fair-fixed = Prima della prima smazzata è stato estratto un numero per questa partita, e da esso è nato questo codice: { $code }.
sheet-fair-open = Quando la partita sarà finita si vedrà anche il numero estratto.
sheet-fair-seed = Il numero, o seme casuale, da cui dipendono tutte le carte di questa partita: { $seed }.
sheet-fair-cut = Hai tagliato il mazzo con «{ $cut }».
sheet-fair-drawn = Il numero estratto prima del tuo taglio: { $drawn }. Tutte le carte di questa partita dipendono da esso e dal tuo taglio.
sheet-fair-copied-drawn = Estratto prima del taglio: { $drawn }
sheet-fair-copied-cut = Taglio: { $cut }
sheet-fair-kept = Il numero dà esattamente quel codice: nessuna smazzata è cambiata da quando il codice era visibile.
sheet-fair-broken = Il numero dà un altro codice: queste smazzate non sono quelle che erano fissate.
sheet-fair-copied-seed = Seme casuale: { $seed }
sheet-fair-copied-code = Codice di smazzata onesta: { $code }

## Fortuna e gioco

luck-title = Questa smazzata
luck-switch = Che cosa si vede
luck-this-deal = Smazzata
luck-totals = Totali
luck-points = { $n ->
    [one] punto
   *[other] punti
}
luck-distance = da zero
luck-verdict = { $way ->
    [helped] Una buona smazzata
    [cost] Una smazzata cara
   *[even] Una smazzata nella media
}
luck-you = tu
luck-about = { $n ->
    [1] mezzo punto
    [2] 1 punto
    [3] un punto e mezzo
   *[other] { $points } punti
}
luck-field = Altri { WORD($n) } con le tue carte: { $field } in media
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Le buone carte hanno risparmiato circa { luck-about }.
       *[no] Carte un po’ fortunate hanno risparmiato circa { luck-about }.
    }
    [cost] { $much ->
        [yes] Le brutte carte sono costate circa { luck-about }.
       *[no] Carte un po’ sfortunate sono costate circa { luck-about }.
    }
   *[even] Le tue carte non erano né buone né cattive.
}
luck-play = { $way ->
    [helped] Rispetto ai sei, il tuo gioco ha risparmiato circa { luck-about }.
    [cost] Rispetto ai sei, il tuo gioco è costato circa { luck-about }.
   *[even] Hai giocato come gli altri sei.
}
luck-company = Negli altri posti: { LIST($names) }.
luck-so-far = Finora, in { $n } smazzate: { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] la fortuna ha risparmiato { $points }
    [cost] la sfortuna è costata { $points }
   *[even] fortuna pari
}
luck-sum-play = { $way ->
    [helped] il gioco ha risparmiato { $points }
    [cost] il gioco è costato { $points }
   *[even] gioco pari
}
luck-waiting = Altri stanno giocando le tue carte…
luck-practice = Allenamento: con un aiuto, o con una carta ripresa, la partita resta fuori dalle statistiche e dall’Elo.
luck-failed = Gli altri non hanno potuto finire questa smazzata, quindi non c’è un confronto.
luck-more = Che cosa ha preso ciascuno
luck-others = La stessa smazzata giocata da altri
luck-other = { $name }: { $points }
luck-mine = Tu: { $points }
luck-table = Le carte di ogni posto in mano agli stessi sei:
luck-seat = { $name }: { $field } in media, presi { $took }
luck-how = Sei giocatori di tre livelli hanno giocato le tue carte al tuo posto, e anche le carte di tutti gli altri posti di questa smazzata. Intorno a loro sedevano i tuoi avversari, agli stessi livelli e nello stesso ordine; ma per Esperto e Gran Maestro, che ci metterebbero troppo, gioca un Forte, e per le altre persone un giocatore da circolo. La fortuna è ciò che hanno preso al tuo posto rispetto a ciò che hanno preso in tutti i posti; il tuo gioco è ciò che hai preso rispetto a ciò che hanno preso loro.

end-screen-rating = Elo { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Momento migliore
    [other] Un altro momento costoso
   *[worst] Momento peggiore
}
end-moment-where = smazzata { $deal }, { $trick ->
    [0] prima della prima presa
   *[other] presa { $trick }
}
end-moment-played = Hai giocato { CARD($card, article: "the") }
end-moment-better = Meglio
