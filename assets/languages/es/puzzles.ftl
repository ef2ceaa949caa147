### Problemas: una posición con una pregunta.

menu-puzzles = Problemas
menu-puzzles-detail = Busca la mejor carta
puzzle-back = Volver
puzzle-back-daily = Volver al juego del día
puzzle-rules = Modalidad
puzzle-all-rules = Todas
puzzle-standing = Tu valoración en problemas es de unos { $rating }; { $streak ->
    [0] aún sin racha
   *[other] racha { $streak }
}
puzzle-standing-early = Tu valoración aparece tras { $of } problemas (llevas { $n }); { $streak ->
    [0] aún sin racha
   *[other] racha { $streak }
}
puzzle-name = { $rules }, problema { $n }
puzzle-goes-on = La misma mano sigue: tu siguiente decisión.
puzzle-question = ¿Qué carta es la más segura?
puzzle-question-any = ¿Hay una carta claramente mejor?
puzzle-question-judged = ¿Qué carta es la mejor?
puzzle-against-judged = Los demás juegan con sensatez y solo ven sus propias cartas.
puzzle-counting-judged = Jugando manos de prueba…
puzzle-none = Ninguna es claramente mejor
puzzle-against = Juega como si los demás conocieran todas las cartas y jugaran juntos contra ti. Entonces hay una carta que nunca es peor que otra.
puzzle-against-any = Juega como si los demás conocieran todas las cartas y jugaran juntos contra ti.
puzzle-counting = Contando todos los repartos posibles…
puzzle-out = { $n ->
    [one] La única carta que falta
   *[other] Las { $n } cartas que faltan
}
puzzle-passed = Pasaste a { $name }:
puzzle-void = Sin { SUIT($suit) }: { LIST($names) }.
puzzle-only-hearts = Solo con corazones, pues salió de uno antes de romperse: { LIST($names) }.
puzzle-choose = Elige una carta
puzzle-play = Jugar { CARD($card, article: "the") }
puzzle-show = Mostrar
puzzle-skip = Saltar
puzzle-hint = Pista
puzzle-hints = { $n } de { $of } usadas
puzzle-hint-all = Esa era la última pista.
puzzle-hinted = Con una pista no cambian ni tu valoración ni tu racha.
puzzle-hint-card = Ojo con { CARD($card, article: "the") }.
puzzle-hint-two = Compara { CARD($one, article: "the") } con { CARD($other, article: "the") }.
puzzle-title = { $verdict ->
    [right] ¡Bien!
    [wrong] No es { CARD($card, article: "the") }
    [some] Mejor: { LIST($cards, each: "the-card") }
    [any] Ninguna es claramente mejor
   *[shown] La respuesta
}
puzzle-right = { $n ->
    [one] Lo correcto es { LIST($cards, each: "the-card") }.
   *[other] Lo correcto es { LIST($cards, each: "the-card", type: "or") }; siempre dan lo mismo.
}
puzzle-proof = { $all ->
    [yes] Mejor que cualquier otra carta en los { $n } repartos posibles.
   *[no] Nunca peor en ninguno de los { $n } repartos posibles, y mejor que cualquier otra carta en { $better } de ellos.
}
puzzle-right-even = Ninguna carta es claramente mejor: de media cuestan casi lo mismo { LIST($cards, each: "the-card") }.
puzzle-right-alike = { $n ->
    [one] Lo mejor es { LIST($cards, each: "the-card") }.
   *[other] Lo mejor, por igual: { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = A cada carta la supera otra en algunos de los { $n } repartos posibles. De media, { $same ->
    [yes] las dos mejores dan lo mismo.
   *[no] las dos mejores se diferencian en { $gap } puntos.
}
puzzle-measured = Ventaja de { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} puntos de media, en { $n } manos de prueba.
puzzle-measured-even = Las dos mejores se diferencian en { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} puntos de media, en { $n } manos de prueba.
puzzle-coach-gap = Entrenador: ventaja de { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} puntos de media.
puzzle-points-judged = Puntos regalados, de media
puzzle-average-judged = En las { $n } manos de prueba que se muestran, contando también lo que se llevan los demás.
puzzle-points = Puntos que te llevas desde aquí, de media
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Puntos en el reparto { $at }, el de la mesa: { LIST($parts) }.
puzzle-here-judged = Tus puntos en la mano { $at }, la de la mesa: { LIST($parts) }.

## Por qué es mejor la carta correcta

puzzle-often = { $share ->
    [all] en los { $of } repartos posibles
    [none] en ninguno de los { $of } repartos posibles
   *[some] en { $often } de los { $of } repartos posibles
}
puzzle-rarely = { $few ->
    [all] en todos
    [none] en ninguno
   *[some] en { $rarely }
}
puzzle-why-takes = Con { CARD($other, article: "the") }, los demás te hacen llevarte { $own ->
    [yes] tu propia carta, { CARD($card, article: "the") },
   *[no] { CARD($card, article: "the") }
} { puzzle-often }; con { CARD($better, article: "the") }, { puzzle-rarely }.
puzzle-why-itself = Con { CARD($other, article: "the") }, te llevas esa misma carta { puzzle-often }; con { CARD($better, article: "the") }, { puzzle-rarely }.
puzzle-why-misses = Con { CARD($better, article: "the") } te llevas { CARD($card, article: "the") } { puzzle-often }; con { CARD($other, article: "the") }, { puzzle-rarely }.
puzzle-why-suit = Con { CARD($other, article: "the") } te llevas de media { decimal } { SUIT($suit) } más que con { CARD($better, article: "the") }, hasta { $most } más.
puzzle-why-suit-one = { $n ->
    [one] Con { CARD($other, article: "the") } te llevas { suit-card } más que con { CARD($better, article: "the") } { puzzle-often }.
   *[other] Con { CARD($other, article: "the") } te llevas { $n } { SUIT($suit) } más que con { CARD($better, article: "the") } { puzzle-often }.
}
puzzle-why-suit-always = { $n ->
    [one] Con { CARD($other, article: "the") } te llevas siempre { suit-card } más que con { CARD($better, article: "the") }.
   *[other] Con { CARD($other, article: "the") } te llevas siempre { $n } { SUIT($suit) } más que con { CARD($better, article: "the") }.
}
puzzle-why-worst = En el peor caso te llevas desde aquí { $worst ->
    [one] { $worst } punto
   *[other] { $worst } puntos
} tras { CARD($other, article: "the") }, y { $least } tras { CARD($better, article: "the") }.
puzzle-why-mean = { CAPITAL(CARD($other, article: "the")) } cuesta de media { decimal } puntos más que { CARD($better, article: "the") }.
puzzle-why-other-takes = { CAPITAL(CARD($other, article: "the")) } se lleva esta baza jueguen lo que jueguen los demás, y luego tienes que salir; { CARD($better, article: "the") }, nunca.
puzzle-why-better-takes = { CAPITAL(CARD($better, article: "the")) } se lleva esta baza jueguen lo que jueguen los demás, y luego eliges de qué salir; { CARD($other, article: "the") }, nunca.
puzzle-why-kept = Si te quedas con { CARD($better, article: "the") }, los demás pueden hacer que se lleve una baza cara { puzzle-often }; si la juegas ahora, { puzzle-rarely }.
puzzle-why-both-take = Cualquiera de las dos cartas se lleva esta baza: suelta la más alta.
puzzle-why-neither-takes = Ninguna de las dos cartas se lleva esta baza: suelta la más alta.
puzzle-why-unbeaten = Nadie puede superar { CARD($other, article: "the", case: "to") }.
puzzle-why-beaten = Alguien tiene que superar { CARD($better, article: "the", case: "to") }, así que la baza no es tuya.
## Bajo la respuesta

puzzle-motif = Motivo: { $name }
puzzle-series = Problema { $at } de { $of }
puzzle-next = Siguiente problema
puzzle-next-choice = Tu siguiente decisión
puzzle-why = Por qué
puzzle-copy = Copiar la prueba
puzzle-every-deal = Todos los repartos posibles
puzzle-counts = { $alike ->
    [0] La mejor en los { $better } repartos
   *[other] La mejor en { $better } repartos, igual que otra en { $alike }
}
puzzle-some-deals = Manos de prueba
puzzle-counts-two = { CAPITAL(CARD($card)) } mejor que { CARD($other) } en { $better }, igual en { $alike }, peor en { $worse }
puzzle-deal-before = Reparto anterior
puzzle-deal-after = Reparto siguiente
puzzle-happens = Qué pasa
puzzle-play-on = Seguir jugando desde aquí
puzzle-own = De tus propias partidas ({ $n })
puzzle-own-name = De tus propias partidas
puzzle-own-standing = { $n } de { $of } resueltos, sin valoración
puzzle-deal = Reparto { $at }
puzzle-deal-of = Reparto posible { $at } de { $of }
puzzle-deal-of-judged = Mano de prueba { $at } de { $of }
puzzle-not-kept = No se ha podido guardar el resultado: { $why }.
puzzle-none-left = { $n ->
    [0] No se pueden leer los problemas; vuelve a instalar el juego.
   *[other] Ya los has visto todos. { $missed ->
        [0] No has fallado ninguno.
        [one] Has fallado uno.
       *[other] Has fallado { $missed }.
    }
}
puzzle-ways = Qué problemas
puzzle-way-new = Nuevos
puzzle-way-missed = Fallados ({ $n })
puzzle-missed-none = Ninguno fallado. Los problemas que falles esperan aquí.
puzzle-way-storm = 3 minutos
puzzle-clock = Quedan { $clock }, resueltos { $solved }, fallados { $missed }
puzzle-storm-over = ¡Tiempo! Resueltos { $solved } y fallados { $missed } en tres minutos. Tu mejor marca es { $best }.
puzzle-storm-again = Jugar otra vez
puzzle-repeat = Repetir los fallados
