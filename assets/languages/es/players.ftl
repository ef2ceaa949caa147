### Los rivales: niveles, personajes, y por qué se juega una carta.

## Niveles de los jugadores virtuales, del más débil al más fuerte

level-beginner = Principiante
    .line = Conoce las reglas; olvida casi todo lo jugado y pasa las cartas más altas.
level-casual = Ocasional
    .line = Se queda por debajo y recuerda las cartas altas; pierde la cuenta de las bajas.
level-learner = Intermedio
    .line = Pasa bien y cuenta un poco; aún se equivoca de vez en cuando.
level-club = Jugador de club
    .line = Se queda por debajo, cuenta cartas, caza la dama y frena lunas con reglas sencillas.
level-strong = Fuerte
    .line = Prueba jugadas y pases en repartos posibles.
level-expert = Experto
    .line = Prueba jugadas y pases en unos pocos repartos probables.
level-grandmaster = Gran maestro
    .line = Prueba jugadas y pases en cientos de repartos probables.
level-newcomer = Primeros pasos
    .line = Conoce las reglas y poco más.
level-fits = A tu medida
    .line = Su fuerza sigue a la tuya de partida en partida, para que ganes más o menos con esta frecuencia.
level-random = Al azar
    .line = Juega cualquier carta permitida. Para pruebas y comparaciones.
level-rule = Jugador de reglas
    .line = El Jugador de club sin costumbres. Para comparar.

## Personajes de los jugadores virtuales

character-ada = No tiene ninguna costumbre.
character-basil = Prudente: le gusta saber quién se llevará la baza.
character-finn = Arriesga: le gusta una baza que puede ser de cualquiera.
character-hugo = Se queda con las picas altas en vez de pasarlas.
character-ines = Pasa para acortar un palo.
character-juno = Juega corazones en cuanto cuesta poco.
character-kofi = Se libra de las cartas altas en las primeras bazas.
character-lena = Prefiere que los puntos sean para quien va en cabeza.
character-mira = Juega según el manual.
character-nils = Guarda las cartas altas y los corazones para después.
character-opal = Busca la luna antes que los demás.
character-otto = Prudente, y pasa para acortar un palo.
character-pavel = Se descuida un poco.
character-rosa = Rompe pronto los corazones y le gusta el riesgo.
character-tariq = Se queda con las picas altas y persigue a quien va en cabeza.
character-wren = Juega deprisa y sin cuidado, con un ojo en la luna.

## Por qué un jugador virtual sencillo jugaría una carta

why-shooting = Para intentar llevárselo todo.
why-joker = Un comodín nunca se lleva una baza.
why-draw-out = Una carta baja puede hacer salir la carta que todos temen.
why-high-card = Una carta alta se va mientras los demás seguramente aún pueden asistir.
why-another-player = Es probable que esta se la lleve otro.
why-no-moon = Puede que alguien dispare a la luna, así que no recibe puntos.
why-worst-card = La peor carta, descartada en la baza de otro.
why-points = Puntos para otro.
why-dangerous-card = Una carta peligrosa, descartada en la baza de otro.
why-duck = La carta más alta que no gana.
why-stop-moon = Llevarse un punto frena la luna.
why-had-to-take = Había que llevarse la baza, así que mejor con una carta alta.
why-worth-winning = Esta baza vale la pena.
why-empty-trick = Una baza sin puntos es buen sitio para una carta alta.
why-best = De media, lo mejor en los repartos que aún son posibles.

## Por qué el entrenador prefiere una decisión a otra

coach-even = Igual de buenas: la diferencia es solo azar.
coach-better = Ventaja de { coach-about }; no destaca ninguna razón.
coach-about = { $half ->
    [yes] { $whole ->
        [0] aproximadamente medio punto
        [1] aproximadamente un punto y medio
       *[other] unos { $whole }½ puntos
    }
   *[no] { $whole ->
        [0] menos de medio punto
        [one] aproximadamente un punto
       *[other] unos { $whole } puntos
    }
}
coach-own-moon = { $alike ->
    [yes] Llevárselo todo sale bien más a menudo con la mejor decisión.
   *[no] Llevárselo todo sale bien { coach-rarely } con la mejor decisión, { coach-often } con la peor.
}
coach-others-moon = { $alike ->
    [yes] Tras la peor decisión, otro se lo lleva todo más a menudo.
   *[no] Tras la peor decisión, otro se lo lleva todo { coach-often }; tras la mejor, { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Llevárselo todo sale bien más a menudo con { CARD($better, article: "the") } que con { CARD($other, article: "the") }.
   *[no] Llevárselo todo sale bien { coach-rarely } con { CARD($better, article: "the") }, { coach-often } con { CARD($other, article: "the") }.
}
coach-others-moon-with = { $alike ->
    [yes] Con { CARD($other, article: "the") }, otro se lo lleva todo más a menudo que con { CARD($better, article: "the") }.
   *[no] Con { CARD($other, article: "the") }, otro se lo lleva todo { coach-often }; con { CARD($better, article: "the") }, { coach-rarely }.
}
coach-same = Elijas lo que elijas, el resultado es el mismo en todas las manos de prueba.
coach-takes-with = { $alike ->
    [yes] Con { CARD($other, article: "the") } te llevas { coach-which } más a menudo que con { CARD($better, article: "the") }.
   *[no] Con { CARD($other, article: "the") } te llevas { coach-often } { coach-which }; con { CARD($better, article: "the") }, { coach-rarely }.
}
coach-which = { $own ->
    [yes] { CARD($card, article: "the") } que tienes
   *[no] { CARD($card, article: "the") }
}
coach-takes-kept = { $alike ->
    [yes] Si te quedas con { CARD($better, article: "the") }, te llevas { coach-which } más a menudo que si juegas ahora esa carta.
   *[no] Si te quedas con { CARD($better, article: "the") }, te llevas { coach-often } { coach-which }; si juegas ahora esa carta, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Si juegas ahora { CARD($card, article: "the") }, acaba en tus bazas { coach-often }; si te quedas con esa carta, { coach-rarely }.
   *[no] Si te quedas con { CARD($card, article: "the") }, acaba en tus bazas { coach-often }; si juegas ahora esa carta, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Tras la peor decisión te llevas { CARD($card, article: "the") } más a menudo que tras la mejor.
   *[no] Tras la peor decisión te llevas { CARD($card, article: "the") } { coach-often }; tras la mejor, { coach-rarely }.
}
coach-rest = Además cuesta de media { coach-about } en otras cartas.
coach-both = { $first } { $then }
coach-worth = La ventaja es de { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] { $suit ->
            [spades] media pica más
            [clubs] medio trébol más
            [diamonds] medio diamante más
           *[hearts] medio corazón más
        }
       *[other] { $whole }½ { SUIT($suit) } más
    }
   *[no] { $whole ->
        [one] { suit-card } más
       *[other] { $whole } { SUIT($suit) } más
    }
}
coach-suit = Tras la peor decisión te llevas más { SUIT($suit) }.
coach-suit-with = Con { CARD($other, article: "the") } te llevas más { SUIT($suit) } que con { CARD($better, article: "the") }.
coach-trick = { $alike ->
    [yes] Con { CARD($other, article: "the") } te llevas esta baza más a menudo que con { CARD($better, article: "the") }.
   *[no] Con { CARD($other, article: "the") } te llevas esta baza { coach-often }; con { CARD($better, article: "the") }, { coach-rarely }.
}
coach-last-takes = Juegas en último lugar: { CARD($other, article: "the") } se lleva { LIST($cards, each: "the-card") }; { CARD($better, article: "the") }, nada.
coach-last-free = Juegas en último lugar y en esta baza no cuenta nada: { CARD($better, article: "the") } se la lleva sin coste.
coach-last-either = Te llevas esta baza con cualquiera de las dos: líbrate { CARD($better, article: "the", case: "of") }.
coach-one-holder = Solo uno de los demás puede tener aún { CARD($card, article: "the") }.
coach-all-beat = { $n ->
    [one] La única carta de { SUIT($suit) } que no ves supera { CARD($card, article: "the", case: "to") }
    [2] Las dos cartas de { SUIT($suit) } que no ves superan { CARD($card, article: "the", case: "to") }
   *[other] Las { $n } cartas de { SUIT($suit) } que no ves superan { CARD($card, article: "the", case: "to") }
}{ $leads ->
    [yes] , así que otro se lleva esta baza
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Nadie más tiene cartas de { SUIT($suit) } que superen { CARD($card, article: "the", case: "to") }
    [one] La única carta de { SUIT($suit) } que no ves no supera { CARD($card, article: "the", case: "to") }
    [2] Ninguna de las dos cartas de { SUIT($suit) } que no ves supera { CARD($card, article: "the", case: "to") }
   *[other] Ninguna de las { $n } cartas de { SUIT($suit) } que no ves supera { CARD($card, article: "the", case: "to") }
}, así que esta baza sería tuya.
coach-empties = Tras { CARD($better, article: "the") } te quedas sin { SUIT($suit) } y puedes descartarte cuando se sale de ese palo.
coach-close = Muy igualado: la diferencia puede ser { coach-about }, o ninguna.
coach-often = { $often ->
    [hardly] muy pocas veces
    [seldom] pocas veces
    [sometimes] a veces
    [half] la mitad de las veces
    [mostly] la mayoría de las veces
    [nearly] casi siempre
   *[always] siempre
}
coach-rarely = { $rarely ->
    [hardly] casi nunca
    [seldom] pocas veces
    [sometimes] a veces
    [half] la mitad de las veces
    [mostly] la mayoría de las veces
    [nearly] casi siempre
   *[always] siempre
}
coach-kept = { $alike ->
    [yes] Más adelante, { CARD($better, article: "the") } se llevaría una baza más a menudo que { CARD($other, article: "the") }.
   *[no] Más adelante, { CARD($better, article: "the") } se llevaría una baza { coach-often }; { CARD($other, article: "the") }, { coach-rarely }.
}
coach-tricks = Con { CARD($other, article: "the") } te llevas más bazas que con { CARD($better, article: "the") }.
coach-thrown = No tienes { SUIT($suit) }, así que { CARD($better, article: "the") } es para quien se lleva esta baza.
coach-rid = No tienes { SUIT($suit) }: buen momento para librarte { CARD($better, article: "the", case: "of") }.
coach-under = { CAPITAL(CARD($better, article: "the")) } se queda por debajo { CARD($card, article: "the", case: "of") } de la mesa; { CARD($other, article: "the") } queda por encima.
coach-over = { CAPITAL(CARD($better, article: "the")) } supera { CARD($card, article: "the", case: "to") } de la mesa; { CARD($other, article: "the") } se queda por debajo.
coach-neither = { CAPITAL(CARD($card, article: "the")) } de la mesa supera a las dos: suelta la más alta, { CARD($better, article: "the") }.
coach-queen-out = Aún falta { CARD($card, article: "the") }, y por encima está { CARD($other, article: "the") }.
coach-guards = Quédate con { CARD($other, article: "the") }: mientras tengas otras picas, nadie te obliga a jugar { CARD($card, article: "the") }.
coach-others-out = Otro no tiene { SUIT($suit) } y puede descartarse de puntos en { CARD($other, article: "the") }.
coach-exit = Quédate con { CARD($other, article: "the") }: todas las cartas de { SUIT($suit) } que no ves son más altas, así que te servirá para perder una baza más adelante.
coach-more-beat = { $n ->
    [one] Una carta que no ves supera
   *[other] { $n } cartas que no ves superan
} { CARD($better, article: "the", case: "to") }; { $k ->
    [0] ninguna supera
    [one] solo una supera
   *[other] solo { $k } superan
} { CARD($other, article: "the", case: "to") }.
coach-in-trick = Esta baza ya lleva { LIST($cards, each: "the-card") }.
coach-stays-on = Nadie supera { CARD($better, article: "the", case: "to") }: te llevas esta baza y vuelves a salir.
coach-pass-queen = La dama de picas es la que más cuesta, y los demás podrían hacer que te la llevaras.
coach-pass-guards = Quédate con { CARD($card, article: "the") }: las picas bajas protegen a tu dama.
coach-pass-empties = Sin { SUIT($suit) }, puedes descartarte de cualquier carta cuando se sale de ese palo.
coach-pass-spades = { CAPITAL(CARD($card, article: "the")) } podría llevarse la dama de picas.
coach-pass-high = { CAPITAL(CARD($card, article: "the")) } se lleva bazas, y con ellas puntos.
coach-pass-low = Quédate con { CARD($card, article: "the") }: una carta baja pierde una baza cuando quieres perderla.
coach-pass-shorter = Te quedan pocas cartas de { SUIT($suit) }, así que pronto te quedas sin ellas.
coach-figures = Así sale en { $played } de { $of } manos de prueba; tras la mejor decisión, en { $best }.
coach-figures-cards = De media, alrededor de { coach-some } en las manos de prueba.

## Lo que saben los rivales

opponents-know = Un rival conoce sus cartas, las que ha pasado y recibido, y todo lo que ha estado a la vista en la mesa. Tus cartas, y las que aún se van a repartir, nunca se le envían.
opponents-share = Los rivales no comparten nada entre sí y no saben quién eres tú.
opponents-aim = Intentan frenar a quien va en cabeza, seas tú o uno de ellos.
opponents-failed = Los rivales han dejado de responder y juegan otros en su lugar; la partida sigue.
opponents-no-files = El sistema no dejaba a Corazones abrir más archivos, así que siguen rivales más sencillos. Cierra otros programas y vuelve a abrir Corazones.
