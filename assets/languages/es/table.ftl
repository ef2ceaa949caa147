### La mesa: lo que pide, por qué algo no se puede hacer, lo que ha pasado, botones y paneles.

## Lo que se pide: una línea sobre las cartas

prompt-lead-card = Te toca: sal con { CARD($card, article: "the") }
prompt-only = { $second ->
    [yes] Tu segunda carta: solo se puede jugar { CARD($card, article: "the") }
   *[no] Solo se puede jugar { CARD($card, article: "the") }
}
prompt-lead-any = Te toca: sal con cualquier carta
prompt-lead-suit = Te toca: sal de { SUIT($suit) }
prompt-lead = Te toca: sal
prompt-lead-but = Te toca: sal, pero { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Tu segunda carta: juega la que quieras
   *[no] Te toca: juega la que quieras
}
prompt-follow = { $second ->
    [yes] Tu segunda carta: asiste a { SUIT($suit) }
   *[no] Te toca: asiste a { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Tu segunda carta: asiste a { SUIT($suit) }, pero { LIST($limits, each: "prompt-limit") }
   *[no] Te toca: asiste a { SUIT($suit) }, pero { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Tu segunda carta: juega
   *[no] Te toca: juega
}
prompt-play-but = { $second ->
    [yes] Tu segunda carta: juega, pero { LIST($limits, each: "prompt-limit") }
   *[no] Te toca: juega, pero { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] no con un comodín
    [ten_of_clubs] no con el diez de tréboles
    [no_points_first_trick] aún sin puntos
    [not_broken] aún no de corazones
    [charged_locked] aún sin cartas expuestas
   *[queen_forced] hay que descartar la dama
}
prompt-settled = El resto está decidido: termina la mano o sigue jugando
prompt-bury = { $n ->
    [one] Elige una carta para apartarla
   *[other] Elige { WORD($n) } cartas para apartarlas
}
prompt-decide = Tú decides
prompt-charge-none = No tienes ninguna carta que se pueda exponer
prompt-charge-bright = Expón alguna de las { WORD($n) } cartas resaltadas (vale doble), o ninguna
prompt-charge = Expón { LIST($cards, type: "or", each: "the-card") } (vale doble), o nada
prompt-waiting = { GENDER($name) ->
    [you] Te toca decidir…
   *[other] { prompt-waiting-other }
}
prompt-waiting-other = { $kind ->
    [choose_pass] { $name } elige el pase…
    [charge] { $name } puede exponer…
    [bid] { $name } puja…
    [name_suit] { $name } nombra un palo…
    [pledge] { $name } puede prometer…
    [bury] { $name } aparta cartas…
    [answer_claim] { $name } responde…
   *[moon] { $name } decide sobre la luna…
}

## El panel del pase

prompt-pass-scatter = Dispersión: una carta a cada uno
prompt-pass-smoosh = Revuelto: al centro
prompt-pass-hold = Sin pase
prompt-pass-to = { $token ->
   *[l] A la izquierda: { $name }
    [r] A la derecha: { $name }
    [a] Enfrente: { $name }
    [l2] Segundo por la izquierda: { $name }
    [r2] Segundo por la derecha: { $name }
    [l3] Tercero por la izquierda: { $name }
    [r3] Tercero por la derecha: { $name }
}
prompt-pass-next = Carta { $next } de { $total }: para { $name }
prompt-pass-paired = Cada carta dice para quién es
prompt-pass-middle = { $n ->
    [one] Elige una carta; todas se reparten otra vez
   *[other] Elige { WORD($n) } cartas; todas se reparten otra vez
}
prompt-pass-choose = { $n ->
    [one] Elige una carta para pasar
   *[other] Elige { WORD($n) } cartas para pasar
}
prompt-pass-chosen = Tus cartas están elegidas
prompt-pass-count = { $chosen } de { $needed }
prompt-pass-keys = { $help }: ← → { and-press }
prompt-pass-send = { $button ->
    [yes] { $press } las pasa
   *[no] ↓ { and-press } las pasan
}

# La tecla Intro tras «y»: «↓ e Intro».
and-press = { STARTS($press) ->
    [i] e
   *[other] y
} { $press }

## Razones

reason-not-your-turn = No te toca
reason-no-trick-yet = Aún no se ha llevado nadie ninguna baza
reason-nothing-to-take-back = No hay nada que retirar
reason-not-now = Eso no se puede hacer ahora
reason-nothing-now = Ahora no se puede jugar nada
reason-turn-of = { GENDER($name) ->
    [you] Te toca
   *[other] Le toca a { $name }
}
reason-waiting = A la espera de { LIST($names, each: "item-after") }
reason-waiting-many = A la espera de { WORD($n, case: "masculine") } jugadores
reason-no-pass = En esta mano no se han pasado cartas
reason-no-scores = Aún no se ha contado ninguna mano
reason-ok = Puedes jugar { CARD($card, article: "the") }
reason-not-yours = No tienes { CARD($card, article: "the") }
reason-opening-card = En la primera baza se sale con { CARD($card, article: "the") }
reason-opening-some-card = La primera baza empieza con la carta de salida
reason-opening-suit = En la primera baza se sale de tréboles
reason-follow = Tienes que asistir a { SUIT($suit) }
reason-follow-suit = Tienes que asistir al palo
reason-joker-not-led = No se puede salir con un comodín si tienes otra carta
reason-ten-of-clubs = El diez de tréboles no puede ir en la primera baza
reason-no-points-first-trick = Sin puntos en la primera baza
reason-not-broken = Aún no se han roto los corazones
reason-charged-locked = Expuesta: no en la primera baza de su palo
reason-queen-forced = Ahora hay que descartarse de la dama de picas
reason-pass-forbidden = { CAPITAL(CARD($card, article: "the")) } no se puede pasar en esta partida
reason-not-chargeable = { CAPITAL(CARD($card, article: "the")) } no se puede exponer
reason-already-charged = Ya está a la vista { CARD($card, article: "the") }
reason-all-chosen = { $n ->
    [one] Ya hay una carta elegida: quítala primero
   *[other] Ya hay { WORD($n) } cartas elegidas: quita una primero
}
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Se puede jugar cualquier carta
reason-any-pass = { $n ->
    [one] Se puede pasar cualquier carta
   *[other] Se pueden pasar { WORD($n) } cartas cualesquiera
}
reason-any-bury = { $n ->
    [one] Se puede apartar cualquier carta
   *[other] Se pueden apartar { WORD($n) } cartas cualesquiera
}
reason-any-answer = Vale cualquier respuesta
reason-drag = Arrastra { CARD($card, article: "the") } a la mesa
reason-card = { CAPITAL(CARD($card, article: "the")) }

## Lo que acaba de pasar

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Has sacado la carta más baja y repartes
       *[no] Repartes tú
    }
   *[no] { $drew ->
        [yes] { $name } saca la carta más baja y reparte
       *[no] Reparte { $name }
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, cortas tú
   *[no] { $deals }, corta { $name }
}
event-kitty-taken = { $n ->
    [one] { event-kitty-taker } la viuda: una carta
   *[other] { event-kitty-taker } la viuda: { WORD($n) } cartas
}
event-kitty-taker = { GENDER($name) ->
    [you] Te llevas
   *[other] { $name } se lleva
}
event-kitty-seen = { $mine ->
    [yes] Te llevas la viuda: { LIST($cards, each: "the-card") }
   *[no] { $name } se lleva la viuda: { LIST($cards, each: "the-card") }
}
event-suit-named = { $name }: { SUIT($suit, article: "the") } cuestan fichas
event-nobody-bid = Nadie puja: { SUIT($suit, article: "the") } cuestan fichas
event-charged = { $name }, a la vista: { LIST($cards, each: "the-card") }
event-charges-shown = A la vista: { LIST($cards, each: "the-card") }
event-nothing-charged = Nadie expone nada
event-shot-moon = { $mine ->
    [yes] Has disparado a la luna
   *[no] { $name } dispara a la luna
}
event-shot-sun = { $mine ->
    [yes] Has disparado al sol
   *[no] { $name } dispara al sol
}
event-moon-line = Todas las cartas de castigo de la mano
event-sun-line = Todas las bazas de la mano
event-moon-chosen = { $choice ->
    [add] { $name }: se suman a los demás
    [subtract] { $name }: se restan del total propio
    [none] { $name }: los puntos se quedan como están
    [zero] { $name }: el total vuelve a cero
    [double] { $name }: los demás se doblan
   *[other] { $name }: { $choice }
}
event-time-pass = Se acabó el tiempo: tus cartas se han elegido solas
event-time-play = Se acabó el tiempo: se ha jugado por ti { CARD($card, article: "the") }
event-time-last-deal = Se acabó el tiempo: esta mano es la última
event-boost = Ha caído un nueve: cada uno añade una segunda carta
event-misdeal = { GENDER($name) ->
    [you] Solo tienes puntos
   *[other] { $name } solo tiene puntos
}: se reparte otra vez
event-void = Esta mano no cuenta: reparte otra vez la misma persona
event-claim = { GENDER($name) ->
    [you] Reclamas
   *[other] { $name } reclama
} el resto con { LIST($cards, each: "the-card") }
event-claim-refused = { GENDER($name) ->
    [you] No aceptas
   *[other] { $name } no acepta
}: el juego sigue
event-taken-back = { $practice ->
    [yes] Retirada: ahora la partida es de práctica
   *[no] Retirada
}
event-hint-play = { $practice ->
    [yes] Pista: juega { CARD($card, article: "the") }. Ahora la partida es de práctica
   *[no] Pista: juega { CARD($card, article: "the") }
}
event-hint-pass = { $practice ->
    [yes] Pista: pasa { LIST($cards, each: "the-card") }. Ahora la partida es de práctica
   *[no] Pista: pasa { LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] Aquí no hay pista. Ahora la partida es de práctica
   *[no] Aquí no hay pista
}
event-hint-not-now = Ahora no hay pista: no te toca
hint-thinking = { $long ->
    [yes] Aún pensando una pista…
   *[no] Pensando una pista…
}
hint-more = { $device ->
    [touch] Toca la bombilla otra vez para saber más
    [pad] Púlsalo otra vez para saber más
    [keys] { $key } otra vez para saber más
   *[pointer] La bombilla o { $key } para saber más
}
hint-trick = ¿Quién se llevará esta baza?
hint-first = { $what ->
    [lead] Sales tú: ¿qué palo es seguro para ti?
    [follow] Otros juegan después: ¿quieres esta baza?
    [last] Juegas en último lugar, así que sabes lo que cuesta esta baza.
    [pass] ¿Qué cartas podrían costarte más después?
   *[other] ¿Qué supondría para el resto de la mano?
}
hint-first-out = No tienes { SUIT($suit) }: ¿de qué carta prefieres librarte?
hint-suit = Fíjate en { SUIT($suit, article: "the") }.
hint-about-card = Ojo con { CARD($card, article: "the") }.
hint-about = { $what ->
    [own] Podrías llevártelo todo tú.
    [others] Puede que otro vaya a llevárselo todo.
    [trick] Piensa en quién se lleva esta baza.
    [later] Piensa en las bazas que faltan.
   *[many] Varios detalles pequeños inclinan la balanza.
}
hint-card = { CAPITAL(CARD($card, article: "the")) }. { $reason }
hint-even = { CAPITAL(CARD($one, article: "the")) } o { CARD($other, article: "the") }: da lo mismo. { $reason }
hint-either = { CAPITAL(CARD($one, article: "the")) } o { CARD($other, article: "the") }. { $reason }
hint-cards = Elige { LIST($cards, each: "the-card") }. { $reason }
hint-pass = Pasa { LIST($cards, each: "the-card") }. { $reason }
hint-only = Aquí solo puedes jugar { CARD($card, article: "the") }
hint-practice-title = Con una pista, la partida pasa a ser de práctica
hint-practice-text = Sigue como hasta ahora, pero ya no cuenta para tus estadísticas ni para tu valoración. Sus errores no vuelven en «{ menu-practice }».
hint-keep-counted = Jugar sin pista
hint-show = Ver la pista
undo-practice-title = Al retirar la carta, la partida pasa a ser de práctica
hint-no-cards = { $charge ->
    [yes] No exponer. { $reason }
   *[no] Aquí no hay pista.
}
event-pace = { $pace ->
    [slow] Juego más lento: más tiempo para mirar
   *[usual] Otra vez el ritmo normal
}

## Pases

pass-name = { $token ->
   *[l] izquierda
    [r] derecha
    [a] enfrente
    [l2] segundo por la izquierda
    [r2] segundo por la derecha
    [l3] tercero por la izquierda
    [r3] tercero por la derecha
    [scatter] dispersión
    [smoosh] revuelto
    [hold] sin pase
    [dealer] a elección de quien reparte
    [charge] exponer o revuelto
}
pass-label = { $token ->
   *[l] Izquierda
    [r] Derecha
    [a] Enfrente
    [l2] Segundo izq.
    [r2] Segundo dcha.
    [l3] Tercero izq.
    [r3] Tercero dcha.
    [scatter] Dispersión
    [smoosh] Revuelto
    [hold] Sin pase
    [dealer] Quien reparte
    [charge] Exponer/revuelto
}
pass-step-hold = Sin pase

## La pastilla de la esquina

ending-deal = { $end ->
   *[reach] Mano { $number } · a { $limit }
    [exceed] Mano { $number } · a más de { $limit }
    [deals] Mano { $number } de { $limit }
    [time] Mano { $number } · { $limit } minutos
    [chips] Mano { $number } · con fichas
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] gana quien tiene menos puntos
    [high] gana quien tiene más puntos
    [magnitude] gana quien queda más cerca de cero
    [counters] gana quien tiene más fichas
}
ending-deal-short = { $end ->
    [reach] Mano { $number } · a { $limit }
    [exceed] Mano { $number } · a más de { $limit }
    [deals] Mano { $number } de { $limit }
   *[other] Mano { $number }
}
ending-deal-alone = Mano { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] jack { $pool }
   *[no] bote { $pool }
}
ending-minutes-left = quedan { $minutes } min
ending-last-deal = última mano
ending-best = { $score ->
   *[low] gana el total más bajo
    [high] gana el total más alto
    [magnitude] gana el total más cerca de cero
    [counters] gana quien tiene más fichas
}

## Los botones alrededor de la mesa

table-menu = Menú
table-last-trick = Última
table-hint = Pista
table-take-back = Retirar
table-scores = Marcador
table-options = Opciones

## El botón grande y la línea debajo

table-pass = Pasar cartas
table-bury = Apartar
table-charge = Exponer
table-charge-nothing = No exponer
table-choose = Elegir…
table-play = Jugar { CARD($card, article: "the") }
table-play-short = Jugar { $card }
table-finish = Terminar la mano
table-finish-caption = { $key }, o sigue jugando
table-key = { $device ->
    [pad] A
   *[keys] Intro
}
table-play-again = { $device ->
    [pointer] { $press }, u otro clic
    [touch] Toca otra vez
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Toca una carta para quitarla
   *[pointer] Clic en una carta para quitarla
}
table-keys-change = { $press }, o flechas para cambiar
table-keys-back = { $press } la quita
table-keys-on = ↓ al botón
table-choose-cards = { $n ->
    [one] Elige una carta
   *[other] Elige { WORD($n) } cartas
}
table-choose-more = { $n ->
    [one] Elige una carta más
   *[other] Elige { WORD($n) } cartas más
}
table-forward = Pasar a ciegas
    .caption = o elige cartas para pasar
    .title = ¿Pasar a ciegas las cartas que vengan?
    .text =
        Te quedas con todas tus cartas. Las que te llegan se pasan tal como vienen, y tú no las
        ves.
table-misdeal = Anular el reparto
    .caption = o juega una carta
    .title = ¿Anular el reparto?
    .text =
        Solo tienes cartas de castigo. Todos ven tus cartas, y la misma persona reparte otra
        vez.
table-claim = Reclamar el resto
    .caption = o sal con una carta
    .title = ¿Reclamar las bazas que quedan?
    .text =
        Tus cartas se enseñan a todos. Si todos aceptan, las cartas que faltan son tuyas; si alguien se
        niega, el juego sigue con tus cartas a la vista.

## Preguntas en diálogos

table-claimed-title = { GENDER($name) ->
    [you] Reclamas el resto
   *[other] { $name } reclama el resto
}
table-claimed-text =
    Si todos aceptan, las cartas que faltan son para { name-after }. Si alguien se niega, el juego
    sigue con estas cartas a la vista.
table-claimed-accept = Aceptar
table-claimed-refuse = Seguir jugando
table-claimed-hand = { GENDER($name) ->
    [you] Tus cartas
   *[other] Cartas de { $name }
}
table-bid-title = ¿Cuántas fichas pujas?
table-bid-text = La puja más alta se paga al bote y nombra el palo que cuesta fichas.
table-bid-of = { $n ->
    [0] { $name }: no puja
    [one] { $name }: una ficha
   *[other] { $name }: { WORD($n) } fichas
}
table-bid-counters = Fichas
table-bid = Pujar
table-bid-none = No pujar
table-dealer-title = ¿Hacia dónde se pasa en esta mano?
table-dealer-text = Elige quien reparte.
table-suit-title = ¿Qué palo cuesta fichas?
table-joker-title = ¿Por qué palo vale el comodín?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = ¿Prometes no llevarte corazones?
table-pledge-text = Cumplir la promesa quita { $n } puntos; romperla añade { $n } puntos.
table-pledge-yes = Sin corazones
table-pledge-no = No prometo nada
table-moon-text = Elige cómo cuenta
table-moon-choice = { $choice ->
    [add] Sumar a los demás
    [subtract] Restar del mío
    [none] Quedarme con los puntos
    [zero] Volver a cero
    [double] Doblar a los demás
   *[other] { $choice }
}
table-moon-every = todos
table-moon-same = igual
table-moon-was = antes { $total }
table-moon-over = llega a { $limit }
table-moon-then = { $then ->
    [win] Fin: ganas por { $n }
    [tie] Fin: primer puesto compartido
    [lose] Fin: gana { $name }
    [ahead] Seguir, { $n } por delante
    [level] Seguir, en empate con { $name }
   *[behind] Seguir, { $n } por detrás de { $name }
}
table-moon-choose = Elegir
table-moon-on = Continuar
table-moon-totals = Los nuevos totales
table-pass-title = ¿Pasar estas cartas?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } para { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } al centro.
table-costly-title = ¿Jugar { CARD($card, article: "the") }?
table-costly-text = Se lleva esta baza, con al menos la mitad de los puntos de la mano.
table-guard-looking = El entrenador piensa…
table-guard-text = El entrenador lo llama un error grave: cuesta { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
} de media. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## El menú de la partida

table-menu-title = Menú de la partida
table-menu-saved = { $practice ->
    [yes] { $deal }. La partida de práctica está guardada; no cuenta.
   *[no] { $deal }. La partida está guardada.
}
table-menu-back = Volver a la partida
table-menu-passed = Pasadas y recibidas
table-menu-rules = Reglas de la partida
table-menu-pace = { $pace ->
    [slow] Jugar al ritmo normal
   *[usual] Jugar más despacio
}
table-menu-fair = ¿Son limpios los repartos?
table-menu-leave = Menú principal

## Una mano que se juega otra vez

replay-pill = { $game ->
    [yes] Práctica: la mano { $deal } otra vez
   *[no] Práctica, solo esta mano
}
replay-pill-short = { $game ->
    [yes] Práctica, mano { $deal }
   *[no] Práctica
}
replay-pill-least = Práctica
replay-menu = { $game ->
    [yes] Práctica: la mano { $deal } otra vez. Acaba con la mano y no cuenta; tu partida está como la dejaste.
   *[no] Práctica. Acaba con la mano y no cuenta.
}
replay-title = Antes te llevaste { $before }; esta vez, { $now }
replay-compared = { $better ->
    [better] Mejor que en la partida.
    [worse] Peor que en la partida.
   *[same] Lo mismo que en la partida.
} La partida está como la dejaste.
replay-over = La mano ha acabado
replay-again = Jugarla otra vez
replay-to-puzzle = Volver al problema

## Tras una partida: un rival por otro

table-swap-text = Los demás se quedan, y quien llega juega al mismo nivel.
table-swap-leaves = Se va
table-swap-comes = Se sienta
table-swap-cancel = Cancelar

## Paneles: la última baza y lo que se pasó

table-last-nobody = Última baza: no se la llevó nadie
table-last-taken = Última baza: para { name-after }
table-last-no-points = Última baza: para { name-after }, sin puntos
table-last-points = { $points ->
    [one] Última baza: para { name-after }, con { $points } punto
   *[other] Última baza: para { name-after }, con { $points } puntos
}
table-passed-both = Pasaste y recibiste
table-passed-gave = Pasaste
table-passed-got = Recibiste
table-to-name = a { name-after }
table-to-heap = al centro
table-to-kitty = a la viuda
table-from-name = de { name-after }
table-from-heap = del centro
table-from-kitty = de la viuda

## Palabras cortas en el tapete, en las placas y en las cartas

table-led = SALE
table-kitty = Viuda
table-stock = Mazo
table-held-over = Pendiente
table-hearts-broken = Corazones rotos
    .short = Rotos
table-suit-counts = Pagan { SUIT($suit) }
    .short = pagan
table-dealer-letter = R

table-plate-ready = Ya está
    .short = Ya
table-plate-chosen = { $n ->
    [one] Una elegida
   *[other] { $n } elegidas
}
    .short = { $n } de { $of }
table-plate-bids = Puja { $n }
    .short = Puja
table-plate-no-bid = No puja
    .short = No
table-plate-out = Fuera
    .short = Fuera

table-chip-partner = Tu pareja
table-chip-pair = Pareja
table-chip-bid = Puja { $n }
table-chip-no-hearts = Sin
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, pareja
   *[no] { $side } { $total }
}

## Varias personas en una pantalla

player-number = Jugador { $n }
new-game-person = Alguien en esta pantalla
curtain-title = { GENDER($name) ->
    [you] Te toca
   *[other] { $name }, te toca
}
curtain-others = { GENDER($name) ->
    [you] Ahora solo debes mirar tú
   *[other] Ahora solo debe mirar { $name }
}.
curtain-lift = Ver mis cartas
curtain-menu = Al menú
