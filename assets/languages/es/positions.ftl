### Partidas y posiciones que vienen de otro sitio o se ponen carta por carta.

## Lo que dice «hearts-gui convert»

convert-no-format = { $file } no dice su formato; añade --to con uno de estos: { LIST($known, type: "or") }.
convert-exists = { $file } ya existe; elige otro nombre.
convert-nothing = { $file } no contiene aún ninguna mano.
convert-which-deal = Esta partida tiene { $n } manos y en el formato cabe una; elígela con --deal.
convert-unread = No se puede leer { $file }: { $why }
convert-unwritten = No se puede escribir la partida en este formato: { $why }
convert-deal = Mano { $deal }: { $why }
convert-points = En la mano { $deal }, los puntos anotados no son los de estas reglas.
convert-too-long = La mano { $deal } viene después del final de la partida.
openspiel-unreadable = el archivo no es de una partida de Hearts en un formato conocido.
openspiel-option = La opción { $name } de OpenSpiel no se conoce aquí.
openspiel-short = { $n ->
    [one] un número no es una mano entera.
   *[other] { $n } números no son una mano entera.
}
openspiel-other-rules = OpenSpiel juega o cuenta una mano así de otro modo.
engine-unreadable = el archivo no es de hearts-engine.
engine-other-rules = hearts-engine no registra manos como la { $deal }; conoce manos acabadas de cuatro jugadores.
laid-not-plain = En este formato solo caben manos con cartas, pases y jugadas.
laid-twice = { $more ->
    [yes] No puede estar en dos sitios: { LIST($cards, each: "the-card") } ({ $n } en total).
   *[no] No puede estar en dos sitios: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] No es de esta baraja: { LIST($cards, each: "the-card") } ({ $n } en total).
   *[no] No es de esta baraja: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Nadie tiene { LIST($cards, each: "the-card") }.
   *[other] Nadie tiene { LIST($cards, each: "the-card") }: faltan { $n } cartas.
}
laid-size = { $hand }: { $n ->
    [one] una carta
   *[other] { $n } cartas
}; deben ser { $most }.
laid-play = Carta { $n } del juego, { CARD($card) }: { $why }
laid-no-play = Carta { $n } del juego, { CARD($card) }: la mano acaba antes.
laid-pass-first = Antes de jugar se pasan cartas: pon las manos como quedan después del pase y elige «Sin pase».
laid-not-held = { $hand }: le toca a esta mano, que no tiene { CARD($card, article: "the") }.
laid-pass = { $hand }: no se puede pasar { CARD($card, article: "the") }: { $why }
laid-no-pass = { $hand }: lo que pasa no encaja con las reglas.
laid-hand = Asiento { $seat }

## Manos a la carta

kind-long = Una descripción tiene { $most } letras como mucho.
kind-who = «{ $word }» no es un jugador; escribe { LIST($known, type: "or") }.
kind-clause = «{ $word }» no se entiende; escribe por ejemplo «pass left» o «me: QS».
kind-wish = «{ $word }» no se entiende; escribe por ejemplo «QS, KS», «no QS», «spades <= 2» o «void».
kind-many = Una descripción puede nombrar { $most } cartas como mucho.
kind-impossible = Ninguna mano encaja con esta descripción.
kind-too-rare = Este tipo es demasiado raro, o ninguna mano encaja con él. Pide menos.
kind-rules = Las manos a la carta son para cuatro jugadores con una baraja entera.

## La pantalla «Manos a la carta»

kind-title = Manos a la carta
kind-choose = Tipo de mano
kind-ready = { $n ->
    [1] Tengo la dama de picas con otra pica como mucho
    [2] Tengo la dama de picas bien protegida
    [3] Tengo el rey de picas, pero no la dama
    [4] Tengo cuatro corazones con el as
    [5] No tengo ninguna carta de un palo
    [6] No tengo picas altas; alguien tiene la dama con pocas
    [7] Otro tiene pocos tréboles
   *[8] Tengo tres ases y un palo largo
}
kind-own = Mi propia descripción
kind-wish-field = Descripción
kind-language = Escribe «me» (yo), «left» (izquierda), «across» (enfrente), «right» (derecha) o «someone» (alguien), y después cartas y cantidades: «me: QS, spades <= 2; someone: clubs <= 1; pass across». También «no KS», «void», «aces >= 2», «longest >= 6».
kind-another = { $first ->
    [yes] Repartir
   *[no] Repartir otra
}
kind-play = Jugarla
kind-edit = Cambiar cartas
kind-dealt = { $way ->
    [L] Pase a la izquierda. { $rare }
    [R] Pase a la derecha. { $rare }
    [A] Pase enfrente. { $rare }
   *[HOLD] Sin pase. { $rare }
}
kind-drawing = Buscando una mano así…
kind-rare = { $about ->
    [yes] Es así cerca de una mano de cada { $n }.
   *[no] Es así una mano de cada { $n }.
}

## La pantalla «Montar una posición»

editor-title = Montar una posición
editor-whose = Cartas para
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Tú
    [1] Izquierda
    [2] Enfrente
   *[3] Derecha
}
editor-short = { $seat ->
    [0] tú
    [1] izq.
    [2] enfr.
   *[3] dcha.
}
editor-pack = La baraja
editor-way = Pase
editor-pass = { $way ->
    [L] A la izquierda
    [R] A la derecha
    [A] Enfrente
   *[HOLD] Sin pase
}
editor-played = Jugado hasta ahora
editor-played-so = Jugado hasta ahora: 2C 5C KC 3C…
editor-possible = Esta posición es posible.
editor-play = Seguir jugando
editor-judge = ¿Qué es lo mejor?
editor-judging = El entrenador piensa…
editor-nothing-to-judge = Aquí no hay nada que decidir.
editor-no-coach = El entrenador no tiene respuesta.
editor-rest = Repartir el resto
editor-clear = Vaciar
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: nadie.
    [0] { CAPITAL(CARD($card)) }: tú.
    [1] { CAPITAL(CARD($card)) }: izquierda.
    [2] { CAPITAL(CARD($card)) }: enfrente.
   *[3] { CAPITAL(CARD($card)) }: derecha.
}
editor-no-card = «{ $word }» no es una carta; escribe por ejemplo QS o 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: nadie
}

## Las dos pantallas

position-copy = Copiar el código
position-copied = El código está en el portapapeles.
position-enter-code = Escribir un código
position-code-title = Una posición de un código
position-code = Código
position-open = Abrir
position-no-code = Este no es el código de una posición.
position-other-rules = Esta posición se montó para otras reglas.
position-back = Volver a la posición

learn-kinds-detail = Las cartas que quieras
