### Las pantallas alrededor de la mesa: menú, elección de partida, opciones, ayuda, listas.

## Títulos de las páginas

about-title = Acerca de
about-licence-title = Licencia
help-title = Cómo se juega
keys-title = Tus teclas
options-title = Opciones
portraits-title = Retrato
games-title = Partidas
new-game-title = Elige una partida

## El menú principal

menu-name = Corazones
menu-tagline = El tranquilo arte de perder bazas
menu-tagline-new = Un juego de cartas: gana quien hace menos puntos
menu-continue = Continuar
menu-play = Jugar
menu-new = Nueva partida
menu-choose-detail = Reglas, rivales, duración
menu-games-detail = { $under } en curso, { $over } { $over ->
    [one] acabada
   *[other] acabadas
}
menu-saved = Partidas
menu-options = Opciones
menu-about = Acerca de
menu-quit = Salir
menu-quit-title = ¿Salir de Corazones?
menu-quit-saved = Tu partida está guardada y se puede continuar.
menu-stay = Quedarse
menu-plan = { $n ->
    [one] { $title }, { $n } jugador
   *[other] { $title }, { $n } jugadores
}
menu-shared = Hay otra ventana de Corazones abierta; cada una guarda sus partidas
menu-not-opened = Esta partida no se puede abrir
menu-back = Volver
files-title = Algunos de tus archivos están dañados o no se han podido leer
files-more = Y { $n } más.
files-rest = Todo lo demás está como lo dejaste.
files-go-on = Continuar

## Acerca del programa

about-version = Versión { $version }
about-what = El juego de cartas Corazones y sus parientes, con rivales que solo ven lo que se ve desde su asiento.
about-alone =
    Se juega sin conexión: no hay cuentas ni publicidad, y no se envía nada a ninguna parte. Es
    software libre con la licencia MIT.
about-files-title = Tus archivos
about-files = Las partidas, los ajustes y el registro { $log } están en
about-open-folder = Abrir la carpeta
about-not-shown = No se ha podido abrir ningún gestor de archivos; la ruta se ha copiado
about-reports-title = Avisar de un error
about-reports =
    Si algo sale mal, estos detalles ayudan a quien lo investigue. No contienen nada personal. Si el
    programa se cierra solo, queda un informe en la carpeta de datos, en { $folder }.
about-copy = Copiar los detalles
about-copied = Detalles copiados
about-works-title = Hecho con el trabajo de otros
about-libraries =
    pygame-ce y algunas bibliotecas de sonido tienen la GNU Lesser General Public License: son
    archivos aparte en la carpeta del programa, y puedes cambiarlos por tus propias versiones.
about-no-text = El texto de esta licencia viene con la propia obra.

## Retratos

name-you = Tú
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = elegido

## Teclas propias

keys-at-table = En la mesa
keys-by-ear = Para escuchar: estas teclas solo hablan
keys-everywhere = En todas partes
keys-usual = Teclas predeterminadas
keys-are-usual = Todas las teclas tienen su función predeterminada.
keys-cancel = Cancelar
keys-press = Pulsa la tecla nueva. Ahora es { $key }. Si la nueva ya hace algo, las dos se intercambian.
keys-moved = { $key } ahora: { $does }

## El marcador y el final de una partida

end-screen-sheet = Marcador
end-screen-totals = Totales acumulados
end-screen-back = Volver
end-screen-result = Resultado
end-screen-next-deal = Siguiente mano
end-screen-copy-scores = Copiar el marcador
end-screen-scores-copied = Marcador copiado
end-screen-no-clipboard = El portapapeles no está disponible
end-screen-deal = Mano { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Menú
end-screen-new = Nueva partida
end-screen-scores = Marcador
end-screen-swap = Cambiar un rival
end-screen-again = Jugar otra vez
end-screen-learn = Volver a las lecciones
end-screen-copy = Copiar
end-screen-copied = Copiado
end-screen-close = Cerrar

## Opciones

options-tab = { $tab ->
   *[rules] Reglas
    [table] Mesa
    [cards] Cartas
    [sound] Sonido
    [access] Accesibilidad
}
options-times = { $factor }×
options-instant = Al instante
options-seconds = { $seconds } s
options-percent = { $value } %
options-key-note = Tecla { $key }

options-group-you = Tú
options-name = Nombre
options-your-name = Tu nombre
options-name-empty = Un nombre necesita al menos una letra.
options-save = Guardar
options-portrait = Retrato

options-group-table = Mesa
options-theme = Tema
options-theme-choice = { $value ->
    [card-room] Sala de juego
    [midnight] Medianoche
    [parchment] Pergamino
    [contrast] Contraste
    [walnut] Nogal
    [linen] Día de lino
   *[other] { $value }
}

options-group-playing = Juego
options-play-mode = Jugar una carta con
options-play-mode-choice = { $value ->
   *[click] Un clic
    [double] Dos clics
    [drag] Solo arrastrar
}
options-show-points = Mostrar los puntos
options-show-points-choice = { $value ->
   *[full] Todos
    [totals] Solo totales
    [hidden] Ocultos
}
options-confirm-pass = Preguntar antes de pasar
options-confirm-costly = Preguntar antes de una carta cara
options-confirm-costly-note = La que se lleva la mitad de los puntos de la mano o más
options-confirm-blunders = Preguntar antes de un error grave
options-confirm-blunders-note = Solo en prácticas ({ menu-new } → { new-game-practice }): el entrenador mira antes cada carta
options-recall = Contar cartas
options-recall-note = Solo en prácticas ({ menu-new } → { new-game-practice }), también tras una pista o una carta retirada
options-recall-choice = { $value ->
   *[off] Sin ayuda
    [show] Ver lo ya jugado
    [ask] Tres preguntas por mano
}
options-cut = Cortar la baraja antes de la partida
options-cut-note = Si no, el programa corta por ti

options-group-speed = Velocidad
options-pace = Ritmo
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Más lento
}
options-pace-note = Tecla { $key } en la mesa
options-speed = Velocidad general
options-deal-speed = Repartir
options-play-speed = Jugar una carta
options-collect-speed = Llevarse una baza
options-bot-wait = Tiempo para pensar
options-no-wait = Nada
options-trick-linger = Pausa tras cada baza
options-trick-linger-note = Un clic la salta
options-wait-for-click = Esperar a un clic tras cada baza

options-group-cards = Cartas
options-back-choice = { $value ->
   *[auto] Según la mesa
    [claret] Burdeos
    [midnight] Medianoche
    [forest] Bosque
    [peacock] Pavo real
    [garden] Jardín nocturno
    [bluework] Azulejo
}
options-palette-choice = { $value ->
   *[two] Dos colores
    [four] Cuatro colores
    [safe] Apto para daltónicos
}
options-face-choice = { $value ->
   *[auto] Automático
    [normal] Normal
    [large] Grande
}
options-group-hand = Tus cartas
options-sort = Orden
options-sort-choice = { $value ->
   *[alternate] Colores alternos
    [classic] Orden de bridge
}
options-suit-gap = Hueco entre palos

options-group-reading = Lectura
options-scale = Tamaño del texto
options-family = Tipo de letra
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Pantalla completa
options-group-seeing = Vista
options-reduced-motion = Menos movimiento
options-reduced-motion-note = Las cartas se desvanecen en vez de volar
options-high-contrast = Alto contraste
options-high-contrast-note = Paneles lisos, bordes nítidos y colores de carta más oscuros en todos los temas
options-suit-letters = Letras de los palos
options-suit-letters-note = P, C, T, D bajo los signos de las cartas, y en lugar de los signos pequeños
options-magnify = Ampliar las cartas
options-magnify-choice = { $value ->
   *[off] Nunca
    [focus] Con el teclado
    [hover] Con teclado o puntero
}
options-magnify-note = Junto a la baza, sin tapar ni la baza ni tus cartas
options-group-moving = Movimiento
options-left-handed = Botones a la izquierda
options-left-handed-note = La mesa en espejo: tu placa está a la derecha
options-reverse-hand = Invertir tus cartas
options-reverse-hand-note = Palos y valores van de derecha a izquierda
options-dwell = Clic al parar el puntero
options-dwell-note = El puntero que se para sobre algo lo pulsa; entretanto se llena un anillo
options-dwell-seconds = Parado durante
options-hold-seconds = Una pulsación larga dura
options-hold-seconds-note = Tocar durante este tiempo explica lo que hay bajo el dedo
options-double-seconds = Doble clic en
options-double-seconds-note = Un segundo clic dentro de este tiempo va con el primero
options-repeat-after = Los botones se repiten tras
options-repeat-after-note = Las direcciones de un mando, y más y menos
options-repeat-every = Y luego cada
options-group-switches = Uno o dos pulsadores
options-switches = Jugar con
options-switches-choice = { $value ->
   *[off] Todo
    [one] Un pulsador
    [two] Dos pulsadores
}
options-switches-note = Un marco va de parte en parte: solo, con un pulsador; con el segundo pulsador, si hay dos
options-switch-seconds = El marco se mueve cada
options-switch-click = Un clic es el pulsador
options-switch-click-note = Esté donde esté el puntero; el botón A de un mando siempre lo es
options-group-listening = Escucha
options-voice = Leer la partida en voz alta
options-voice-note = Para quien no tiene un lector de pantalla
options-voice-rate = Velocidad de la voz
options-voice-hello = Saludar
options-verbosity = Cuánto se lee
options-verbosity-choice = { $value ->
    [brief] Poco
    [full] Todo
   *[usual] Normal
}
options-wait-for-listener = Esperar mientras escuchas
options-wait-for-listener-note = Nada avanza por sí solo: pulsa Espacio. El reloj de arena se para.
options-group-keyboard = Teclado
options-keys = Todas las teclas
options-keys-show = Ver
options-own-keys = Tus teclas
options-own-keys-change = Cambiar

## Sonido

sound-levels = Volumen
sound-when = Cuándo
sound-more-label = Cada sonido por separado
sound-more = { $open ->
    [yes] Menos
   *[no] Más
}
sound-play = Oír: { $name }
sound-none = No se ha encontrado ningún dispositivo de audio.
sound-all = Todos los sonidos
sound-table = Cartas y eventos
sound-effects = Botones e interruptores
sound-mute = Silencio
sound-quiet-away = En silencio en segundo plano
sound-quiet-away-note = Mientras se usa otra ventana
sound-pan = El sonido llega del lado de quien juega
sound-pan-note = Izquierda y derecha, como los asientos en pantalla
sound-more-cues = Más señales
sound-more-cues-note = Un sonido suave cuando otro se lleva puntos
sound-group = { $group ->
   *[cards] Cartas
    [your-turn] Tu turno
    [moments] Momentos
    [buttons] Botones
}
sound-cue = { $cue ->
   *[flick] Repartir y jugar
    [slide] Pasar y ordenar
    [sweep] Llevarse una baza
    [lift] Levantar una carta
    [set-down] Dejar una carta
    [your-turn] Tu turno
    [not-allowed] No permitido
    [points] Puntos para ti
    [points-others] Puntos de otros
    [hearts-broken] Corazones rotos
    [queen] Dama de picas
    [moon] Luna
    [win] Partida ganada
    [lose] Partida perdida
    [button] Pulsar un botón
    [tick] Cambiar un valor
    [toggle-on] Activar
    [toggle-off] Desactivar
}

## Elegir una partida

new-game-find = Buscar una modalidad
new-game-players-note = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
new-game-change-rules = Cambiar las reglas
new-game-read-rules = Leer las reglas
new-game-origin = Origen: { $origin }.
new-game-based-on = Modalidad tuya, a partir de { $title }.
new-game-length = Duración
new-game-players = Jugadores
new-game-number = Número
new-game-opponent = Rival { $n }
new-game-level = Nivel del rival { $n }
new-game-any-character = Por sorpresa
new-game-any-level = Cualquier nivel
new-game-fits = A mi medida
new-game-share = Ganas más o menos el
new-game-practice = Partida de práctica
new-game-practice-note = La partida no cuenta para tus estadísticas ni para tu valoración. Sus errores no vuelven en «{ menu-practice }».
new-game-surprise = Sorpréndeme
new-game-others-stay = Tus otras partidas se conservan
new-game-start = Empezar
new-game-start-set = Empezar { $name }

## Partidas guardadas

games-stand = { $points ->
    [one] Mano { $deal }, tienes { $points } punto
   *[other] Mano { $deal }, tienes { $points } puntos
}
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] { $n } jugador, { $when }
   *[other] { $n } jugadores, { $when }
}
games-busy = abierta en otra ventana
games-today = hoy, { $clock }
games-yesterday = ayer, { $clock }
games-on-day = { $day } de { games-month }
games-on-day-of-year = { $day } de { games-month } de { $year }
games-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
games-none = No hay partidas en curso.
games-which = Qué partidas
games-under-way = En curso
games-over = Acabadas
games-filter = Mostrar
games-kept = { $which ->
    [won] Ganadas
    [lost] Perdidas
    [starred] Con estrella
   *[all] Todas
}
games-by-rules = Reglas
games-any-rules = Todas las reglas
games-by-time = Cuándo
games-period = { $days ->
    [0] Siempre
    [365] Último año
   *[other] Últimos { $days } días
}
games-none-over = { $any ->
    [yes] Ninguna partida coincide.
   *[no] Aún no has acabado ninguna partida.
}
games-more = { $n } más
games-size = { $n ->
    [one] Una partida acabada, { $size } kB. Se conservan las últimas 200 y todas las que tienen estrella.
   *[other] { $n } partidas acabadas, { $size } kB. Se conservan las últimas 200 y todas las que tienen estrella.
}
games-star = { $on ->
    [yes] Quitar la estrella: { $title }
   *[no] Poner una estrella, para conservarla: { $title }
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, práctica
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Perdida
    [1] Ganada
   *[other] Puesto { PLACE($place) }
}
games-result-points = { $deals ->
    [one] { $points } en una mano
   *[other] { $points } en { $deals } manos
}
games-review = Repasar sus manos
games-deleted = { $title }: borrada. Puedes deshacerlo mientras esta página esté abierta.
games-undo = Deshacer
games-not-brought-back = No se ha podido recuperar la partida.
games-rename = Cambiar el nombre: { $title }
games-delete = Borrar: { $title }
games-name-title = Nombre de la partida
games-name = Nombre
games-save = Guardar

## Cómo se juega: tres pestañas

help-rules = Reglas
help-pictures = En imágenes
help-keys = Teclas
help-opponents = Tus rivales
help-fair = Repartos limpios
help-trick = Por turnos, cada uno juega una carta: juntas forman una baza. Normalmente se la lleva la carta más alta del palo de salida.
help-moon = Disparar a la luna
keys-pad = Mando
help-choose-card = Moverte por tus cartas
    .keys = { $left } { $right }
help-use-card = Jugar la carta, o elegirla para pasarla
    .keys = Intro
help-to-button = De las cartas elegidas al botón
    .keys = { $down }
help-finish-animation = Saltar la animación en curso
    .keys = Espacio
help-take-back = Retirar la última carta
    .keys = Retroceso
help-game-menu = Menú de la partida
    .keys = Esc
help-next-control = Control siguiente; con Mayús, el anterior
    .keys = Tab
help-move = Moverse entre controles, cambiar un valor
    .keys = { $up } { $down } { $left } { $right }
help-number = Cambiar un número
    .keys = + −
help-scroll = Desplazar, o cambiar más un valor
    .keys = Re Pág, Av Pág, Inicio, Fin
help-press = Pulsar el control
    .keys = Intro, Espacio
help-next-page = Página siguiente de una pantalla; con Mayús, la anterior
    .keys = Ctrl Tab
help-back = Volver
    .keys = Esc
help-find = Al campo de búsqueda
    .keys = Ctrl F, o escribir
help-undo = Deshacer un cambio de las reglas o un borrado
    .keys = Ctrl Z

## Lo que no se ha podido usar del archivo de ajustes

options-file-value = { $wanted ->
    [truth] El ajuste { $name } es { $value } y debe ser true o false; se usa { $default }.
    [text] El ajuste { $name } es { $value } y debe ser un texto; se usa { $default }.
    [short-text] El ajuste { $name } es { $value } y debe ser un texto de 1 a { $most } caracteres; se usa { $default }.
    [portrait] El ajuste { $name } es { $value } y debe ser el nombre de un retrato; se usa { $default }.
    [language] El ajuste { $name } es { $value } y debe ser el código de un idioma; se usa { $default }.
    [whole-number] El ajuste { $name } es { $value } y debe ser un número entero; se usa { $default }.
    [choice] El ajuste { $name } es { $value } y debe ser uno de estos: { SERIES($choices) }; se usa { $default }.
    [bounds] El ajuste { $name } es { $value } y debe ser un número de { $low } a { $high }; se usa { $default }.
   *[number] El ajuste { $name } es { $value } y debe ser un número; se usa { $default }.
}
options-file-not-kept = El ajuste { $name } no se puede guardar.
options-file-line = La línea { $n } de los ajustes no es un ajuste: { $line }
options-file-unsaved = No se han podido guardar los ajustes: { $why }.
options-file-too-long = demasiado largo para mostrarlo

## La lista de idiomas

options-language = Idioma
options-language-system = Como el sistema
options-language-draft = Un borrador que aún no ha revisado ningún hablante nativo. TRANSLATING.md, en el código fuente, explica cómo corregir un texto.

## Las personas que juegan en este equipo

people-title = ¿Quién juega?
people-plays = juega ahora
people-new = Alguien nuevo
people-new-detail = Con sus propias partidas y estadísticas
people-name-them = El nombre y el retrato se eligen en Opciones.
people-not-kept = No se ha podido guardar quién juega: { $why }.
people-not-changed = No se ha podido cambiar la lista de personas: { $why }.

## La sala de barajas

deck-title = Sala de barajas
options-deck = Cartas y mesa
deck-back = Volver sin cambios
deck-use = Usar este aspecto
deck-surprise = Sorpréndeme
deck-faces = Caras
deck-backs = Dorsos
deck-match = Según la mesa
deck-tables = Mesas
deck-own = Tu propia imagen
deck-chosen = elegido
deck-preview = Las cartas como se ven ahora: { $look }
deck-own-title = Una imagen para tu mesa
deck-own-note = Un archivo PNG o JPEG de 20 MB como mucho. También puedes soltarlo sobre esta ventana. Se recorta para llenarla y se oscurece hasta que todo se pueda leer.
deck-own-path = Ruta de la imagen
deck-own-use = Usarla
deck-blur = Desenfoque
deck-picture-unreadable = No se ha podido abrir esa imagen. Elige un archivo PNG o JPEG.
deck-picture-too-large = Esa imagen es demasiado grande. Elige una de { $most } MB y 50 megapíxeles como mucho.
deck-picture-not-kept = No se ha podido copiar la imagen a tu carpeta.
