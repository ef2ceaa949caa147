### El marcador, su gráfico, y lo que se cuenta de una partida acabada.

## La tabla

sheet-column-deal = Mano
sheet-column-pass = Pase
sheet-race = { $way ->
    [behind] Vas { $n } por detrás de { $first }
    [ahead] Vas { $n } por delante de { $first }
   *[level] Vas en empate con { $first }
}, a falta de { $left } { $mine ->
    [yes] para que tú acabes la partida.
   *[no] para que { $last } acabe la partida.
}
sheet-total = Total
sheet-cell = { $name }, mano { $n }
sheet-moon = { $moon ->
    [sun] Sol
   *[moon] Luna
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] La partida acaba a { $limit }, y { ending-best }.
    [exceed] La partida acaba a más de { $limit }, y { ending-best }.
    [deals] { $limit ->
        [one] La partida es a una mano, y { ending-best }.
       *[other] La partida es a { WORD($limit) } manos, y { ending-best }.
    }
    [time] La partida acaba a los { $limit } minutos, y { ending-best }.
    [chips] La partida acaba cuando alguien se queda sin fichas, y { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] La partida acaba a { $limit }.
    [exceed] La partida acaba a más de { $limit }.
    [deals] { $limit ->
        [one] La partida es a una mano.
       *[other] La partida es a { WORD($limit) } manos.
    }
    [time] La partida acaba a los { $limit } minutos.
    [chips] La partida acaba cuando alguien se queda sin fichas.
}
sheet-played = { $deals ->
    [one] Una mano jugada.
   *[other] { CAPITAL(WORD($deals)) } manos jugadas.
}

sheet-note = { $stand ->
    [winner] Gana
    [tied-first] Empate 1.º
    [leading] En cabeza
    [tied-lead] Empate
    [close] { PLACE($place) }, { $left ->
        [1] falta
       *[other] faltan
    } { $left }
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, gana
    [tied-first] { $side } { $total }, empate 1.º
    [leading] { $side } { $total }, en cabeza
    [tied-lead] { $side } { $total }, empate
    [close] { $side } { $total }, { PLACE($place) }, { $left ->
        [1] falta
       *[other] faltan
    } { $left }
   *[behind] { $side } { $total }, { PLACE($place) }
}

## De qué se compone un número

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Cartas
    [hearts] Corazones
    [multiplier] Cambiado por
    [bonus] Premio
    [floor] No baja de cero
    [moon] Luna
    [sun] Sol
    [no_trick] Ninguna baza
    [tricks] Bazas
    [pledge] Promesa
    [partner] Pareja
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
sheet-nothing = Nada que cuente
sheet-counters = Fichas: { SIGNED($gain) }, ahora { $stock }
sheet-jumped = El total salta a { $total }
sheet-played-as = Jugó como: { $level }

## El gráfico

sheet-chart-deals = Mano
sheet-chart-end = Fin de la partida

## Números con un pie

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] total más bajo
    [high] total más alto
    [magnitude] el más cerca de cero
    [counters] mejor total
}
sheet-tile-queens = { $n ->
    [one] dama de picas para ti
   *[other] damas de picas para ti
}
sheet-tile-tricks = { $n ->
    [one] baza para ti
   *[other] bazas para ti
}
sheet-tile-clean = { $n ->
    [one] mano sin puntos
   *[other] manos sin puntos
}
sheet-tile-pool = fichas en el bote
sheet-tile-margin = { $counters ->
    [yes] { $n ->
        [one] ficha entre el primero y el segundo
       *[other] fichas entre el primero y el segundo
    }
   *[no] { $n ->
        [one] punto entre el primero y el segundo
       *[other] puntos entre el primero y el segundo
    }
}
sheet-tile-moons = { $n ->
    [one] { $who ->
       *[several] disparo a la luna
        [you] disparo tuyo a la luna
        [other] disparo a la luna de { $name }
    }
   *[other] { $who ->
       *[several] disparos a la luna
        [you] disparos tuyos a la luna
        [other] disparos a la luna de { $name }
    }
}
sheet-tile-most-queens = { $who ->
    [you] damas de picas para ti
   *[other] damas de picas para { $name }
}
sheet-tile-dearest = { $who ->
    [you] lo más en una mano, para ti
   *[other] lo más en una mano, para { $name }
}
sheet-tile-lead = { $n ->
    [one] cambio en cabeza
   *[other] cambios en cabeza
}

## La tabla final

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] no paga nada
    [receives] recibe { $amount }
    [pays] paga { $amount }
}
sheet-deed-moons = { $n ->
    [one] una luna
   *[other] { WORD($n) } lunas
}
sheet-deed-queens = { $n ->
    [one] una dama
   *[other] { WORD($n) } damas
}
sheet-deed-clean = { $n ->
    [one] una mano sin puntos
   *[other] { WORD($n) } manos sin puntos
}

sheet-won = { $n ->
    [one] Gana { LIST($names) }
   *[other] Ganan { LIST($names) }
}
sheet-won-by-you = { $n ->
    [0] Has ganado
   *[other] Ganas con { LIST($names) }
}

sheet-over-deals = { $n ->
    [one] La partida acaba tras una mano.
    [2] La partida acaba tras las dos manos.
   *[other] La partida acaba tras las { WORD($n) } manos.
}
sheet-over-time = { $n ->
    [one] Se acabó el tiempo tras una mano.
   *[other] Se acabó el tiempo tras { WORD($n) } manos.
}
sheet-over-chips = { $n ->
    [one] Tras una mano alguien se queda sin fichas.
   *[other] Tras { WORD($n) } manos alguien se queda sin fichas.
}
sheet-over-special = { $n ->
    [one] Tras una mano, un total lleva quieto lo bastante para ganar.
   *[other] Tras { WORD($n) } manos, un total lleva quieto lo bastante para ganar.
}
sheet-over-score = { $n ->
    [one] Tras una mano, { sheet-over-who } { sheet-over-did } { $limit }.
   *[other] Tras { WORD($n) } manos, { sheet-over-who } { sheet-over-did } { $limit }.
}
sheet-over-who = { $who ->
    [nobody] una pareja llega
    [you] llegas
    [one] { LIST($names) } llega
    [you-too] se llega ({ LIST($names) })
   *[several] { LIST($names) } llegan
}
sheet-over-did = { $past ->
    [yes] a más de
   *[no] a
}
sheet-you = tú

## Repartos limpios

sheet-fair-title = ¿Fueron limpios los repartos?
sheet-fair-what = Las cartas de esta partida se fijaron antes de la primera mano: después nadie podía elegirlas ni cambiarlas. Como prueba, el menú de la partida mostró siempre un código. Es solo de estas cartas; ahora que la partida ha acabado puedes comprobarlo.
sheet-fair-verify = Ver la prueba
sheet-fair-code = Código del reparto
sheet-fair-checked = Repartos comprobados
sheet-fair-failed = Repartos: no coinciden
sheet-fair-fixed = Antes de la primera mano se sacó un número para esta partida, y de él salió este código: { $code }.
sheet-fair-open = Cuando la partida acabe, se mostrará también el número que se sacó.
sheet-fair-seed = El número, o semilla, del que salen todas las cartas de esta partida: { $seed }.
sheet-fair-cut = Cortaste la baraja con «{ $cut }».
sheet-fair-drawn = El número que se había sacado antes de que cortaras: { $drawn }. De él y de tu corte salen todas las cartas de esta partida.
sheet-fair-copied-drawn = Sacado antes del corte: { $drawn }
sheet-fair-copied-cut = Corte: { $cut }
sheet-fair-kept = El número da exactamente ese código: no se cambió ningún reparto después de mostrarlo.
sheet-fair-broken = El número da otro código: estos repartos no son los que se fijaron.
sheet-fair-copied-seed = Semilla: { $seed }
sheet-fair-copied-code = Código del reparto: { $code }

## Suerte y juego

luck-title = Esta mano
luck-switch = Qué se muestra
luck-this-deal = Esta mano
luck-totals = Totales
luck-points = { $n ->
    [one] punto
   *[other] puntos
}
luck-distance = desde cero
luck-verdict = { $way ->
    [helped] Una buena mano
    [cost] Una mano cara
   *[even] Una mano normal
}
luck-you = tú
luck-about = { $n ->
    [1] medio punto
    [2] cerca de 1 punto
   *[other] unos { $points } puntos
}
luck-field = otros { WORD($n) } con tus cartas: { $field } de media
luck-deal = { $way ->
    [helped] { $much ->
        [yes] Las buenas cartas ahorraron { luck-about }.
       *[no] Un poco de suerte ahorró { luck-about }.
    }
    [cost] { $much ->
        [yes] Las malas cartas costaron { luck-about }.
       *[no] Un poco de mala suerte costó { luck-about }.
    }
   *[even] Tus cartas no eran ni buenas ni malas.
}
luck-play = { $way ->
    [helped] Frente a los otros seis, tu juego ahorró { luck-about }.
    [cost] Frente a los otros seis, tu juego costó { luck-about }.
   *[even] Jugaste como los otros seis.
}
luck-company = En los demás asientos: { LIST($names) }.
luck-so-far = Hasta ahora, en { $n } manos: { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] la suerte ahorró { $points }
    [cost] la suerte costó { $points }
   *[even] la suerte no contó
}
luck-sum-play = { $way ->
    [helped] el juego ahorró { $points }
    [cost] el juego costó { $points }
   *[even] el juego no contó
}
luck-waiting = Otros juegan tus cartas…
luck-practice = Práctica: con una pista, o si se retira una carta, la partida queda fuera de tus estadísticas y de tu valoración.
luck-failed = Los otros no han podido jugar esta mano hasta el final, así que no hay comparación.
luck-more = Lo que se llevó cada uno
luck-others = La misma mano, por otros
luck-other = { $name }: { $points }
luck-mine = Tú: { $points }
luck-table = Las cartas de cada asiento, jugadas por los mismos seis:
luck-seat = { $name }: { $field } de media; en la partida, { $took }
luck-how = Seis jugadores de tres niveles han jugado tus cartas en tu asiento, y también las de los demás asientos de esta mano. A su alrededor estaban tus rivales, al mismo nivel y en el mismo orden; pero Fuerte juega por Experto y Gran maestro, que tardarían demasiado, y un Jugador de club por las demás personas. La suerte es lo que se llevaron en tu asiento comparado con lo que se llevaron en todos; tu juego es lo que te llevaste comparado con ellos.

end-screen-rating = Valoración { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] Mejor momento
    [other] Otro momento caro
   *[worst] Peor momento
}
end-moment-where = mano { $deal }, { $trick ->
    [0] antes de la primera baza
   *[other] baza { $trick }
}
end-moment-played = Jugaste { CARD($card, article: "the") }
end-moment-better = Mejor
