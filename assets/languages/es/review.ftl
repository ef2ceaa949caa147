### El repaso de una mano jugada: qué contó, qué habría sido mejor, y por qué.

## El repaso

review-back = Volver
review-view = Vista
review-own-view = Tu vista
review-all-hands = Todas
review-what-happened = Ver de nuevo
review-strip = Decisiones
review-cell = { $kind ->
    [pass] Pase
    [charge] Exp.
    [bid] Puja
    [name_suit] Palo
    [choose_pass] Pases
    [pledge] Prom.
    [bury] Apart.
   *[other] Otra
}
review-cell-value = { $name }, { $label }
review-trick = Baza { $n }
review-place = Mano { $deal }, { $trick ->
    [0] { $name }
   *[other] baza { $trick }
}
review-label = { $label ->
    [good] Bien
    [slip] Desliz
    [mistake] Error
    [blunder] Error grave
    [great] Gran carta
    [great-pass] Gran pase
    [close] Muy igualado
    [waiting] Aún sin mirar
   *[none] Sin decisión
}
review-loss = { $n ->
    [0] menos de 1 punto
    [1] menos de 1 punto
    [2] cerca de 1 punto
   *[other] unos { $points } puntos
}
review-ahead = { $n ->
    [0] menos de 1 punto mejor
    [1] menos de 1 punto mejor
    [2] cerca de 1 punto mejor
   *[other] unos { $points } puntos mejor
}
review-on-average = { $n ->
    [0] Menos de 1 punto de media
    [1] Menos de 1 punto de media
    [2] Cerca de 1 punto de media
   *[other] Unos { $points } puntos de media
}
review-moment = { $place } · { $label }
review-this-time = { $points } esta vez
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Detalles
review-details-loss = { $gained ->
    [yes] { $points } ± { $error } puntos mejor que la decisión del entrenador, en { $n } manos de prueba.
   *[no] { $points } ± { $error } puntos regalados, en { $n } manos de prueba.
}
review-details-great = { $points } ± { $error } puntos por delante de la segunda mejor decisión, en { $n } manos de prueba.
review-next = { $way ->
    [-1] Decisión anterior
   *[other] Decisión siguiente
}
review-next-mark = { $way ->
    [-1] Marca anterior
   *[other] Marca siguiente
}
review-title = { $n ->
    [0] Esta mano
    [1] Un momento clave
    [2] Dos momentos clave
   *[3] Tres momentos clave
}
review-title-none = Esta mano
review-clean = Una mano limpia
review-find = Busca una carta mejor
review-took = { $n ->
    [one] Te llevaste un punto.
   *[other] Te llevaste { $points } puntos.
}
review-gave-away = { $gained ->
    [yes] Tus decisiones no costaron nada.
   *[no] { $n ->
        [1] De media, tus decisiones costaron menos de 1 punto.
        [2] De media, tus decisiones costaron cerca de 1 punto.
       *[other] De media, tus decisiones costaron unos { $points } puntos.
    }
}
review-none = En esta mano no había nada que decidir.
review-no-coach = El entrenador ha dejado de funcionar, así que esta mano se queda sin repasar.
review-looking = Mirando la decisión { $at } de { $of }
review-other-choices = { $n ->
    [one] Otra decisión
   *[other] Otras { $n } decisiones
}
review-try = Reintentar
review-no-try = Solo se prueba otra vez una carta, y solo donde había algo que decidir
review-show-it = Mostrarla
review-next-moment = { $at ->
    [0] Primer momento
   *[other] Siguiente momento · { $at } de { $of }
}
review-done = Listo
review-go-on = Seguir aquí
review-copied = Copiado
review-more = Más
review-share-position = Copiar la posición
review-share-game = Copiar la partida como texto
review-share-save = Guardar una copia de la partida
review-share-code = Copiar como desafío
review-share-no-code = Un amigo solo puede repetir partidas de una persona contra jugadores virtuales, y no demasiado largas.
review-saved = Guardada: { $path }

## El texto copiado de una partida

deal-text-deal = Mano { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = En la viuda: { $cards }
deal-text-passed = Pase, { $giver } → { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }: puja de { $n }
deal-text-pledge = { $name }: { $pledged ->
    [yes] promesa, sin corazones
   *[no] sin promesa
}
deal-text-buried = { $name }, apartadas: { $cards }
deal-text-drew = { $name }, robadas: { $cards }
deal-text-rest = El resto, para { name-after }
deal-text-points = { $name } { $points }
deal-text-score = Puntos: { SERIES($points) }

## En la mesa del repaso

review-waiting = Aún sin mirar
review-no-choice = Aquí no había nada que decidir
review-you-played = { $label }: jugaste { CARD($card, article: "the") }
review-better = Es mejor { CARD($card, article: "the") }
review-played-here = Jugaste { $card }
review-better-here = Mejor: { $card }
review-result = { $n ->
    [0] sin puntos
    [1] 1 punto
   *[other] { $points } puntos
}
review-chip = { $mine ->
    [yes] { $points } para ti
   *[no] { $points } para { $name }
}
review-prompt = ¿Qué carta habría sido mejor?
review-solved = Sí: { CARD($card, article: "the") }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card, article: "the")) } cuesta { $cost }; { review-tries-left }
   *[no] No es { CARD($card, article: "the") }; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } cuesta { $cost }; { review-tries-left }
   *[no] No es { $card }; { review-tries-left }
}
review-tries-left = { $left ->
    [0] no quedan intentos
    [one] queda un intento
   *[other] quedan { $left } intentos
}
review-text-hand = Tus cartas: { LIST($cards) }
review-text-trick = En la mesa: { LIST($cards) }
review-open = Repasar
review-open-deal = Repasar esta mano
review-too-small = La ventana es demasiado pequeña para esta mesa
review-go-on-tip = Jugar esta mano desde aquí como práctica; la partida queda como está

## Lo que se podía saber

review-knows = ¿Qué podían saber?
review-cards = { LIST($cards) }
knows-back = Volver al repaso
knows-who = Lo que sabe
knows-heading = { GENDER($name) ->
    [you] ¿Qué podías saber?
   *[other] ¿Qué podía saber { $name }?
}
knows-title = { $n ->
    [one] Una carta oculta para { name-after }
   *[other] { $n } cartas ocultas para { name-after }
}
knows-matrix = { $n } cartas que no se ven
knows-legend = Círculos más grandes: más probable. Raya: imposible. Marca de visto: seguro.
knows-part = { $n } { with-name }
knows-certain = { CAPITAL(CARD($card)) }: con seguridad, { with-name }.
knows-sentence = { CAPITAL(CARD($card)) }: en diez repartos posibles, { LIST($parts) }.
knows-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
knows-nobody = Nadie
knows-own = { $n ->
    [one] Una carta propia
   *[other] { $n } cartas propias
}
knows-played = { $n ->
    [0] No se había jugado ninguna carta.
    [one] Se había jugado una carta.
   *[other] Se habían jugado { $n } cartas.
}
knows-passed = Pasó:
knows-got = Recibió:
knows-nothing-else = La tabla de abajo usa solo lo que { GENDER($name) ->
    [you] habías
   *[other] { $name } había
} visto.
knows-why = Un jugador nunca recibe las cartas de los demás: con otras cartas ocultas, un jugador virtual haría exactamente lo mismo.
knows-decided = { GENDER($name) ->
    [you] Tu jugada
   *[other] Jugada de { $name }
}: { CARD($card, article: "the") }
knows-decided-other = { GENDER($name) ->
    [you] Tu siguiente decisión
   *[other] Siguiente decisión de { $name }
}
knows-reason-waiting = El entrenador piensa…
knows-reason-none = No había nada que decidir.
knows-reason = { knows-coach }: { $reason }
knows-coach = { GENDER($name) ->
    [you] Lo que el entrenador te diría
   *[other] Lo que el entrenador le diría a { $name }
}
knows-reason-wrong = Eso regaló { review-loss }. { knows-coach }: { $reason }
knows-show = Ver lo que tenían los demás
knows-waiting = Contando repartos posibles…
knows-none = Con estas reglas no se pueden contar las cartas ocultas.

report-work = Qué mejorar
report-waiting = El entrenador piensa…
report-nothing = Nada que señalar. Bien jugado.
report-costliest = La decisión más cara
report-habits-later = Juega algunas partidas más para ver aquí tus costumbres.
report-try = Verla otra vez
report-choose = Puntos perdidos de media. Elige un momento para verlo.
report-no-moments = Ninguna decisión de esta mano contó mucho.
