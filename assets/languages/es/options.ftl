### Las opciones de una modalidad: títulos, lo que hacen, palabras de búsqueda y valores.

## Opciones de las reglas

option-players = Jugadores
    .help = Cuántas personas juegan.
    .words = asientos personas número tamaño
option-packs = Barajas
    .help = Dos barajas mezcladas sirven para cinco a once jugadores.
    .words = mazos doble baraja cartas naipes
option-strip = Reparto igual
    .help = Qué cartas se quitan o se añaden para que todos reciban las mismas.
    .words = quitar añadir doses igualar parejo
option-jokers = Comodines
    .help = Nunca se llevan una baza ni cuentan nada; esto dice cuándo se pueden jugar.
    .words = joker jóker comodín
option-joker-lead = Salir con un comodín
    .help = Si se puede salir con un comodín, y a qué se asiste entonces.
option-special-card = Carta especial
    .help = Una carta 53 que vale por la única que sobra.
    .words = warren harding carta extra 53
option-warren-follow = Asistir con la Warren
    .help = Si la carta Warren cuenta como una carta del palo de la carta extra.
    .words = warren
option-warren-left = Si sobra la Warren
    .help = Qué pasa cuando la carta que sobra es la propia carta Warren.
    .words = warren repartir otra vez
option-kitty = Viuda
    .help = Quién recibe las cartas que sobran del reparto.
    .words = kitty widow talón sobrantes cambio monte
option-kitty-discard = Cartas apartadas
    .help = Si las cartas apartadas por la viuda cuentan para quien las aparta.
    .words = viuda kitty descarte enterrar apartar
option-uneven-hands = Reparto desigual
    .help = Se reparte todo; quien tiene una carta más juega dos en la primera baza.
    .words = sobrante carta extra
option-hand-size = Cartas por persona
    .help = Un número fijo de cartas para cada uno; 0 reparte tantas como se pueda.
    .words = tamaño de la mano número de cartas
option-first-dealer = Primer reparto
    .help = Cómo se decide quién reparte primero.
    .words = dador sorteo cortar carta más baja
option-direction = Sentido
    .help = Hacia qué lado van el reparto y los turnos.
    .words = horario antihorario reloj dirección
option-pass-cycle = Pases
    .help = Hacia dónde se pasan cartas en cada mano; sin pase: nada.
    .words = pasar izquierda derecha enfrente dispersión revuelto quieto intercambio rotación ciclo
option-pass-count = Cartas que se pasan
    .help = Cuántas cartas se pasan a una persona.
    .words = pase número tres dos cuatro
option-pass-forbid = No se pueden pasar
    .help = Picas altas que hay que quedarse.
    .words = prohibir dama rey as de picas pase reina
option-pass-along = Pase a ciegas
    .help = Se pueden conservar las cartas propias y pasar a ciegas las recibidas.
    .words = reenviar sin mirar ciegas
option-opening-lead = Primera salida
    .help = Quién sale en la primera baza, y con qué.
    .words = dos de tréboles mano inicio quien reparte
option-first-trick = Puntos en la 1.ª baza
    .help = Si se pueden jugar cartas de castigo en la primera baza.
    .words = sangre castigo primera baza
option-first-trick-stuck = Solo cartas de castigo
    .help = Qué puede hacer en la primera baza quien solo tiene cartas de castigo.
    .words = anular reparto atascado apartar
option-first-trick-tc = Guardar el 10 de tréboles
    .help = No se puede jugar en la primera baza, salvo que sea el único trébol.
    .words = diez complejos
option-hearts-lead = Salir de corazones
    .help = Si los corazones tienen que romperse antes de salir de ellos.
    .words = romper rotos rotura
option-breakers = Qué rompe los corazones
    .help = Si la dama de picas también rompe los corazones.
    .words = romper dama reina picas
option-break-event = Se rompen cuando
    .help = Qué le tiene que pasar a un corazón para que se rompan.
    .words = romper descarte
option-lead-exempt = Salir sin romperlos
    .help = Con qué cartas se puede salir de corazones que no se han roto.
    .words = solo corazones obligado
option-qs-forced = Descartar la dama
    .help = Si hay que descartarse de la dama de picas en cuanto es seguro.
    .words = obligada dama reina de picas soltar tirar
option-duplicates = Cartas iguales
    .help = Qué orden tienen dos cartas iguales en una baza.
    .words = anular anulación dos barajas misma carta
option-dead-last-trick = Última baza anulada
    .help = Quién se lleva una última baza con el palo de salida anulado.
    .words = anulación muerta
option-boost = Nueves que alargan
    .help = Con un nueve, cada uno juega una segunda carta en la baza.
    .words = nueve turbo boost alargar
option-charge = Exponer
    .help = Enseñar cartas antes de jugar para que valgan doble.
    .words = cargar declarar mostrar doblar turbo gong zhu
option-draw = Robar
    .help = Cuándo se roban cartas del mazo.
    .words = mazo monte dominó dos jugadores
option-claim = Reclamar
    .help = Se pueden reclamar todas las bazas que quedan, si nadie se opone.
    .words = resto tumbar enseñar
option-show-taken = Cartas a la vista
    .help = Cuáles de las cartas de las bazas siguen a la vista.
    .words = última baza abierta
option-values = Valor de las cartas
    .help = Lo que cuesta cada carta.
    .words = puntos castigo dama de picas black maria black lady hooligan spot tabla
option-custom-values = Valores personalizados
    .help = Cambia lo que cuestan algunas cartas; por debajo de cero, es un premio.
    .words = propio puntos as rey diez de picas siete de tréboles castigo
option-pip-courts = Figuras
    .help = Lo que cuestan la jota, la dama y el rey de corazones.
    .words = point-count cuenta de puntos
option-pip-ace = As de corazones
    .help = Lo que cuesta el as de corazones.
    .words = point-count cuenta de puntos
option-bonus-card = Carta de premio
    .help = Una carta que quita puntos.
    .words = jota de diamantes diez de diamantes omnibus bonus bonificación
option-bonus-amount = Valor del premio
    .help = Cuánto quita la carta de premio.
    .words = jota menos bonus bonificación
option-bonus-floor = Por debajo de cero
    .help = Hasta dónde puede bajar los puntos una carta de premio.
    .words = suelo negativo jota
option-no-trick-bonus = Ninguna baza
    .help = Puntos menos para quien no se lleva ninguna baza.
    .words = sin bazas limpio
option-no-trick-on-moon = Sin bazas y con luna
    .help = Si ese premio cuenta también cuando alguien dispara a la luna.
    .words = disparar luna
option-trick-points = Puntos por baza
    .help = Lo que cuesta cada baza, haya lo que haya en ella.
    .words = reversis reverse
option-pledge = Promesa
    .help = Prometer no llevarse corazones: menos puntos si se cumple, más si no.
    .words = compromiso apuesta
option-pig-flip = Cerdo bueno
    .help = Cuándo la dama de picas cuenta a tu favor en Gong Zhu.
    .words = gong zhu cerdo
option-score-dir = Quién gana
    .help = Qué total es el mejor.
    .words = más alto más bajo fichas cerca de cero
option-moon-effect = Disparar a la luna
    .help = Qué hace llevarse todas las cartas de castigo.
    .words = luna tirar sumar restar capote pleno todas
option-moon-needs = Qué pide la luna
    .help = Las cartas que forman una luna.
    .words = disparar jota todos los corazones
option-moon-amount = Valor de la luna
    .help = Cuánto vale una luna.
    .words = disparar reales
option-moon-guard = Freno de la luna
    .help = Qué pasa si al sumar a los demás pierde la partida quien dispara.
    .words = disparar perder proteger
option-moon-guard-score = Elegir desde
    .help = El total desde el que puede elegir quien dispara.
    .words = disparar protección desde
option-moon-and-bonus = Premio con luna
    .help = Si las cartas de premio cuentan con una luna.
    .words = disparar jota bonus
option-complex-signs = Signo por rival
    .help = Quien dispara elige un signo para cada rival.
    .words = complejos
option-sun = Disparar al sol
    .help = Qué hace llevarse todas las bazas.
    .words = sol todas las bazas capote pleno
option-end = Final de la partida
    .help = Qué acaba la partida.
    .words = fin límite puntos manos rondas tiempo duración
option-end-at = Límite
    .help = Los puntos, las manos o los minutos.
    .words = tope 100 50 duración
option-end-both-ways = En ambos sentidos
    .help = Un total igual de lejos por encima de cero también acaba la partida.
    .words = gong zhu
option-tie = Empates
    .help = Qué pasa con un empate en cabeza.
    .words = igualdad desempate extra
option-adjust = Totales que saltan
    .help = Totales que bajan al alcanzarse exactamente.
    .words = exacto 50 100 volver a cero
option-wrap-at = Totales a cero
    .help = Los totales que pasan a cero.
    .words = 104 126 ricketts
option-special-win = Quedarse quieto
    .help = Gana quien se queda en un total durante muchas manos.
    .words = 69 5 ricketts
option-count-arrival = Cuenta la llegada
    .help = La mano que llega al total cuenta como la primera.
    .words = 69 5
option-ranking = Puestos
    .help = Si cuentan los puestos después del primero.
    .words = segundo clasificación
option-settle = Apuestas
    .help = Cómo cambian de dueño las fichas o el dinero.
    .words = fichas dinero bote pozo sweepstake howell apostar
option-stake = Apuesta
    .help = Cuántas fichas se pagan cada vez.
    .words = apostar fichas
option-chips = Fichas por persona
    .help = Con cuántas fichas empieza cada uno.
    .words = fichas capital
option-wager = Reparto de la apuesta
    .help = Cómo se paga la apuesta.
    .words = apostar premio
option-auction = Subasta
    .help = Se pujan fichas por el derecho a nombrar el palo de castigo.
    .words = puja nombrar palo
option-timer = Reloj de arena
    .help = Segundos para cada decisión; 0: sin límite.
    .words = tiempo límite cronómetro puzzle pirates
option-partners = Parejas
    .help = Quién juega con quién.
    .words = equipos compañeros bandos
option-partner-moon = Luna en pareja
    .help = Si una sola persona de la pareja tiene que llevárselo todo.
    .words = disparar

## Valores de la columna derecha

value-option-on = Sí
value-option-off = No
value-option-none = Ninguna
value-option-no-values = Ninguno
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## Valores de «Reparto igual»

choice-strip-none = Baraja entera
choice-strip-wiki = Sin doses; comodines con seis
choice-strip-hay = Sin el dos de tréboles (y diamantes)
choice-strip-parlett = Sin el dos de diamantes (y tréboles)
choice-strip-arnold = Sin doses ni un tres
choice-strip-foster = Sin doses, primero el de picas
choice-strip-hay-twos = Sin el dos de tréboles (y diamantes); con seis, sin doses
choice-strip-heartsette = Sin el dos de picas
choice-strip-low-minor = Sin tréboles y diamantes bajos
choice-strip-jokers = Con comodines
choice-strip-wiki2 = Dos barajas igualadas

## Valores de «Comodines»

choice-jokers-none = Ninguno
choice-jokers-off-suit = Solo sin el palo
choice-jokers-anytime = Siempre
choice-jokers-zero-of-suit = Trébol y diamante más bajos

## Valores de «Salir con un comodín»

choice-joker-lead-not-if-other-card = Solo si no hay otra
choice-joker-lead-next-card-sets-suit = La siguiente marca el palo
choice-joker-lead-leader-names-suit = Quien sale nombra el palo

## Valores de «Viuda»

choice-kitty-none = Ninguna
choice-kitty-first-trick = Con la primera baza
choice-kitty-first-point = Con la primera carta de castigo
choice-kitty-last-trick = Con la última baza
choice-kitty-first-trick-swap = Cambio en la primera baza
choice-kitty-first-point-swap = Cambio en la primera carta de castigo
choice-kitty-out-of-play = Fuera de juego

## Valores de «Cartas apartadas»

choice-kitty-discard-captured = Para quien las aparta
choice-kitty-discard-out-of-play = Para nadie

## Valores de «Carta especial»

choice-special-card-none = Ninguna
choice-special-card-warren = Carta Warren

## Valores de «Asistir con la Warren»

choice-warren-follow-alias = Asiste como la carta extra
choice-warren-follow-optional = No es obligatorio

## Valores de «La Warren sobra»

choice-warren-left-ordinary = Mano corriente
choice-warren-left-redeal = Repartir otra vez

## Valores de «Primer reparto»

choice-first-dealer-random = Al azar
choice-first-dealer-low-card = La carta más baja

## Valores de «Sentido»

choice-direction-cw = Horario
choice-direction-ccw = Antihorario

## Valores de «Primera salida»

choice-opening-lead-lowest-club = Trébol más bajo
choice-opening-lead-any-club = Quien tiene el trébol más bajo
choice-opening-lead-eldest = Quien sigue al que reparte
choice-opening-lead-two-spades = Dos de picas, luego el cerdo
choice-opening-lead-bidder = La puja más alta

## Valores de «Puntos en la primera baza»

choice-first-trick-free = Permitidos
choice-first-trick-no-points = No permitidos

## Valores de «Solo cartas de castigo»

choice-first-trick-stuck-play-any = Jugar cualquiera
choice-first-trick-stuck-misdeal = Puede anular el reparto
choice-first-trick-stuck-point-void = No cuenta para nadie
choice-first-trick-stuck-lay-aside = La carta se deja a un lado

## Valores de «Salir de corazones»

choice-hearts-lead-always = Siempre
choice-hearts-lead-broken = Cuando se rompan

## Valores de «Qué rompe los corazones»

choice-breakers-hearts = Corazones
choice-breakers-hearts-qs = Corazones y dama de picas

## Valores de «Se rompen cuando»: un corazón …

choice-break-event-played = Se juega
choice-break-event-discarded = Se descarta
choice-break-event-won = Se lo llevan

## Valores de «Salir sin romperlos»

choice-lead-exempt-only-hearts = Solo corazones
choice-lead-exempt-hearts-or-penalty = Solo cartas de castigo

## Valores de «Descartar la dama»

choice-qs-forced-no = No
choice-qs-forced-first-safe-chance = En la primera ocasión segura

## Valores de «Cartas iguales»

choice-duplicates-first = Gana la primera
choice-duplicates-last = Gana la última
choice-duplicates-cancel = Se anulan

## Valores de «Última baza anulada»

choice-dead-last-trick-leader = Quien salió
choice-dead-last-trick-discard = Nadie
choice-dead-last-trick-second-of-top = La segunda del par más alto

## Valores de «Nueves que alargan»

choice-boost-off = No
choice-boost-any-nine = Cualquier nueve
choice-boost-led-nine = El nueve del palo de salida

## Valores de «Exponer»

choice-charge-off = No
choice-charge-turbo = A la vista, en cualquier orden
choice-charge-gong-zhu = Una vez, por turno
choice-charge-blind = Una vez, en secreto

## Valores de «Robar»

choice-draw-off = No
choice-draw-domino = Si no se puede asistir
choice-draw-draw = Tras cada baza

## Valores de «Cartas a la vista»

choice-show-taken-last-trick = La última baza, al pedirla
choice-show-taken-last-trick-open = La última baza
choice-show-taken-penalty-cards = Las cartas de castigo

## Valores de «Valor de las cartas»

choice-values-black-lady = Corazones y dama de picas
choice-values-hearts-only = Solo corazones
choice-values-hooligan = Hooligan: siete de tréboles
choice-values-graded = Corazones Graduados
choice-values-pip-hay = Cuenta de Puntos
choice-values-pip-spot = Spot
choice-values-pip-119 = Lo que marcan, hasta diez
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Black Lady británica
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Corazones Reales
choice-values-turbo = Turbo Hearts
choice-values-complex = Corazones Complejos
choice-values-ten-of-clubs = El diez de tréboles dobla
choice-values-named-suit = El palo que nombra la puja
choice-values-reverse = Reversis
choice-values-four-jacks = Cuatro Jotas

## Valores de «Figuras»

choice-pip-courts-ten = Todas diez
choice-pip-courts-rank = Jota, dama y rey en aumento

## Valores de «Carta de premio»

choice-bonus-card-none = Ninguna
choice-bonus-card-jd = Jota de diamantes
choice-bonus-card-td = Diez de diamantes

## Valores de «Por debajo de cero»

choice-bonus-floor-none = Sin límite
choice-bonus-floor-hand = La mano no baja de cero
choice-bonus-floor-total = El total no baja de cero

## Valores de «Cerdo bueno»

choice-pig-flip-all-hearts = Con todos los corazones
choice-pig-flip-all-sixteen = Con todo

## Valores de «Quién gana»

choice-score-dir-low = El total más bajo
choice-score-dir-high = El total más alto
choice-score-dir-magnitude = El más cerca de cero
choice-score-dir-counters = Más fichas

## Valores de «Qué pide la luna»

choice-moon-needs-all-penalties = Las cartas de castigo
choice-moon-needs-with-bonus = Y la carta de premio
choice-moon-needs-all-hearts = Todos los corazones
choice-moon-needs-hearts-qs = Corazones y dama de picas

## Valores de «Disparar a la luna»

choice-moon-effect-none = Nada
choice-moon-effect-add = Sumar a los demás
choice-moon-effect-subtract = Restar a quien dispara
choice-moon-effect-choice = Elige quien dispara
choice-moon-effect-negate = Cambiar el signo
choice-moon-effect-zero-or-double = Borrar lo propio o doblar a otros
choice-moon-effect-gift-from-each = Quitar a cada uno
choice-moon-effect-in-values = Según el valor de las cartas
choice-moon-effect-add-other-side = Sumar a la otra pareja

## Valores de «Valor de la luna»

choice-moon-amount-penalties = Todos los puntos de castigo
choice-moon-amount-own-hand = Los puntos de quien dispara

## Valores de «Freno de la luna»

choice-moon-guard-none = No
choice-moon-guard-auto-subtract = Restar en su lugar
choice-moon-guard-reached-score = Elegir desde un total
choice-moon-guard-game-goes-on = La partida sigue

## Valores de «Premio con luna»

choice-moon-and-bonus-independent = Cuenta como siempre
choice-moon-and-bonus-swallowed = No cuenta nada

## Valores de «Disparar al sol»

choice-sun-off = No
choice-sun-double = El doble que la luna
choice-sun-punish = Doble para quien pasó
choice-sun-clean-slate = Total propio a cero
choice-sun-sun-only = La luna pide todas las bazas
choice-sun-first-trick-free = El doble, sin la primera baza

## Valores de «Final de la partida»

choice-end-reach = Llegar a unos puntos
choice-end-exceed = Pasar de unos puntos
choice-end-deals = Número de manos
choice-end-time = Tiempo
choice-end-chips = Sin fichas

## Valores de «Empates»

choice-tie-shared = Victoria compartida
choice-tie-extra-hands = Más manos
choice-tie-not-over-while-tied = No acaba con empate

## Valores de «Totales que saltan»

choice-adjust-none = No
choice-adjust-wrap = Pasar a cero
choice-adjust-exact-50-100 = 50 o 100 exactos
choice-adjust-exact-100 = 100 exactos

## Valores de «Quedarse quieto»

choice-special-win-none = No
choice-special-win-sixty-nine = 69 por 5
choice-special-win-five = 5 por 69
choice-special-win-both = 69 por 5 y 5 por 69

## Valores de «Puestos»

choice-ranking-winner-only = Solo quien gana
choice-ranking-full = Todos

## Valores de «Apuestas»

choice-settle-none = Nada
choice-settle-average = Según la media
choice-settle-chips-pool = Bote de fichas
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Paga quien tiene más corazones
choice-settle-wager = Apuesta
choice-settle-turbo-points = Puntos turbo

## Valores de «Reparto de la apuesta»

choice-wager-places = Por puestos
choice-wager-winner-takes-all = Todo para quien gana

## Valores de «Parejas»

choice-partners-none = Ninguna
choice-partners-fixed = Asientos enfrentados
choice-partners-adhoc = Los dos primeros con baza

## Valores de «Luna en pareja»

choice-partner-moon-individual = Una persona
choice-partner-moon-pooled = La pareja junta

## Títulos

heading-aim = El objetivo
heading-players = Jugadores y cartas
heading-dealing = El reparto
heading-passing = El pase
heading-before = Antes de jugar
heading-opening = Primera salida
heading-first-trick = Primera baza
heading-leading = Asistir y salir
heading-tricks = Bazas
heading-values = Valor de las cartas
heading-extras = Otros puntos
heading-moon = Luna y sol
heading-end = Final de la partida
heading-money = Dinero, reloj y parejas
heading-play = Juego
heading-scoring = Puntuación

## Las reglas en una línea

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } jugadores
summary-no-passing = sin pase
summary-passing = pase: { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] corazones y dama de picas
    [hearts_only] solo corazones
    [hooligan] Hooligan: siete de tréboles
    [graded] Corazones Graduados
    [pip_hay] Cuenta de Puntos
    [pip_spot] Spot
    [pip_119] lo que marcan, hasta diez
    [black_maria] Black Maria
    [black_lady_uk] Black Lady británica
    [gong_zhu] Gong Zhu
    [royal] Corazones Reales
    [turbo] Turbo Hearts
    [complex] Corazones Complejos
    [ten_of_clubs] el diez de tréboles dobla
    [named_suit] el palo que nombra la puja
    [reverse] Reversis
   *[four_jacks] Cuatro Jotas
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, valores personalizados
summary-moon = { $moon ->
   *[add] la luna suma a los demás
    [subtract] la luna resta
    [choice] la luna suma o resta
    [negate] la luna cambia el signo
    [zero_or_double] la luna borra o dobla
    [gift_from_each] la luna quita a cada uno
    [in_values] todos los corazones cuentan a favor
    [add_other_side] la luna suma a la otra pareja
    [none] sin luna
}
summary-two-packs = dos barajas
summary-cancel = las cartas iguales se anulan
summary-jokers = comodines
summary-warren = carta Warren
summary-kitty = viuda
summary-stock = mazo
summary-charging = se expone
summary-nines = nueves
summary-sun = sol
summary-partners = parejas
summary-counters = fichas
summary-special-win = { $win ->
    [sixty_nine] 69 por 5
    [five] 5 por 69
   *[both] 69 por 5 y 5 por 69
}
summary-end = { $end ->
   *[reach] acaba a { $at }
    [exceed] acaba a más de { $at }
    [deals] { $at ->
        [one] una mano
       *[other] { $at } manos
    }
    [time] { $at } minutos
    [chips] hasta que alguien se queda sin fichas
}
