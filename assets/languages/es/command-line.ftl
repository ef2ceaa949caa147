### La línea de órdenes y sus quejas. Lo que se escribe, como --seed, queda como está.

## Lo que dice primero «hearts-gui --help»

cli-about = Corazones para el escritorio. Sin una orden empieza el juego; con una partida guardada, se abre esa.
cli-verbs = órdenes:
cli-about-rules = las modalidades, o una de ellas en frases sencillas
cli-about-simulate = partidas entre jugadores virtuales
cli-about-match = dos jugadores virtuales con las mismas manos en todos los asientos
cli-about-replay = repite una partida guardada para comprobarla
cli-about-judge = lo que costó cada decisión de una partida guardada, según lo que se podía saber
cli-about-convert = una partida en el formato de otro programa, o desde él: OpenSpiel, hearts-engine
cli-about-puzzles = los problemas que vienen con el juego; --verify ID o all los prueba otra vez
cli-about-daily = los juegos del día, con la suma de control de la partida de un Jugador de club; --check CODE repite un resultado
cli-about-bots = niveles y personajes de los jugadores virtuales
cli-about-screenshot = una imagen de una pantalla
cli-about-bench = la velocidad de este equipo: frames, start, playouts, decisions, judge o statistics
cli-about-language = Para elegir un idioma, pon --lang CODE antes de la orden o define HEARTS_LANG.
cli-usage = uso:
cli-positionals = argumentos
cli-options = opciones

## Quejas

cli-stopped = Parado.
cli-no-verb = { $nearest ->
    [none] { $word } no es ni una orden ni una partida guardada; mira { $program } --help.
   *[other] { $word } no es ni una orden ni una partida guardada; ¿querías decir { $nearest }?
}
cli-lang-alone = Tras --lang va el código de un idioma, como --lang es.
cli-no-language = Corazones no está traducido a { $code }; elige entre { SERIES($known) }.
cli-argument = Argumento { $argument_name }: { $message }.
cli-required = Falta: { $text }.
cli-unrecognized = Argumento desconocido: { $text }.
cli-ambiguous = { $option } puede ser cualquiera de estas opciones: { $matches }.
cli-no-value = falta un valor
cli-value-unwanted = aquí no se espera { $text }
cli-no-integer = { $value } no es un número entero
cli-too-many-seconds = { $text } son más de { $most } segundos
cli-no-number = { $text } no es un número entero mayor que cero
cli-not-positive = { $text } no es un número mayor que cero
cli-no-text = esto no es un texto en UTF-8
cli-no-digits = { $text } no es un código de 12 a 64 cifras hexadecimales
cli-no-size = { $text } no es un tamaño como 1280x720
cli-size-range = { $text } no está entre 800x600 y 8192x8192
cli-unknown = { $what ->
    [rule_set] No hay ninguna modalidad { $word }; ¿querías decir { $nearest }?
    [player] No hay ningún jugador { $word }; ¿querías decir { $nearest }?
    [format] No hay ningún formato { $word }; ¿querías decir { $nearest }?
    [scene] No hay ninguna escena { $word }; ¿querías decir { $nearest }?
    [message] No hay ningún mensaje { $word }; ¿querías decir { $nearest }?
    [theme] No hay ningún tema { $word }; ¿querías decir { $nearest }?
    [vision] No hay ninguna visión { $word }; ¿querías decir { $nearest }?
   *[measurement] No hay ninguna medida { $word }; ¿querías decir { $nearest }?
}
cli-unknown-listed = El nombre { $word } es desconocido; { $command } los muestra todos.
cli-unknown-few = El nombre { $word } es desconocido; elige entre { SERIES($known) }.
cli-no-file = No hay ningún archivo { $file }.
cli-no-program = El programa { $program } no se puede iniciar.
cli-scale = La escala debe estar entre { $low } y { $high }; { $scale } no vale.
cli-rules-legend = Las líneas que empiezan por * son distintas de la modalidad Clásica.
cli-rule-set = { $title } ({ $sizes } jugadores)
cli-games-not-kept = No se han podido guardar las partidas en { $folder } ({ $why }).
cli-not-written = No se ha podido escribir { $file } ({ $why }).
cli-characters = Personajes: { SERIES($names) }
cli-no-scene = Nombra una escena y un archivo que escribir; --list nombra las escenas.
cli-own-deal = La escena { $scene } muestra siempre la misma mano; quita --seed.
cli-message-nowhere = Ninguna pantalla de muestra dice { $key }; el comentario sobre el mensaje dice dónde aparece.
cli-no-png = Las imágenes se escriben como PNG, así que { $file } debe acabar en .png.
cli-progress = { $done } de { $of }
cli-match-progress = { $done } de { $of } manos, diferencia { $mean } ± { $error } puntos por mano
match-file-other = { $file } contiene otro encuentro: otros jugadores, reglas, formato o semilla. Indica otro archivo.
match-file-line = { $file }, línea { $line }: no es una mano de un encuentro. Indica otro archivo.
match-file-unusable = { $file } no se puede usar ({ $why }).
cli-bots-do-not-fit = --bots nombra { $n } jugadores, pero en esta mesa hay { $players }.
cli-replay-damage = { $file }, línea { $line }: { $why }.
puzzle-unknown = No hay ningún problema { $id }.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: la respuesta dada no se cumple.
   *[other] { $n } problemas con una respuesta que no se cumple: { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] No hay ninguna mano { $deal } en esta partida: no se empezó ninguna.
    [one] No hay ninguna mano { $deal } en esta partida: tiene una.
   *[other] No hay ninguna mano { $deal } en esta partida: tiene { $n }.
}
judge-no-seat = No hay ningún asiento { $seat } en esta mesa: los asientos van de 0 a { $most }.
cli-endless-void = Con estas reglas se anuló el reparto { $n } veces seguidas.
cli-endless-seed = Con estas reglas, la partida de semilla { $seed } no ha acabado tras { $most } manos.
cli-endless = { $n ->
    [one] Con estas reglas, la partida no ha acabado tras { $most } manos.
   *[other] Con estas reglas, ninguna de las { $n } partidas ha acabado tras { $most } manos.
}

## Lo que dice --help de una orden y de sus opciones

cli-help-1v3-or-2v2 = 1v3 o 2v2
cli-help-add-line-items-every-deal = añade de qué se compone cada puntuación
cli-help-any-text = un texto cualquiera; el mismo texto da las mismas cartas
cli-help-check-seed-every-deal-every = comprueba la semilla, cada reparto y cada punto, y dice qué prueba eso
cli-help-computer-players = Niveles y personajes de los jugadores virtuales.
cli-help-duplicate-deals-in-all-seatings = Dos jugadores virtuales en las mismas manos, en todos los asientos.
cli-help-every-picture-measured = dibuja y mide todas las imágenes
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge o statistics
cli-help-games-between-computer-players = Partidas entre jugadores virtuales.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan o tritan
cli-help-how-fast-here = La velocidad de este equipo.
cli-help-with-reader = frames: mide mientras se le dice todo a un lector de pantalla
cli-no-reader = Ningún lector de pantalla escucha en esta sesión; inicia uno primero.
cli-help-how-long-for-each = segundos para cada medida
cli-help-how-many-deals = número de manos
cli-help-end-at-this-error = el encuentro acaba cuando el error típico de la diferencia es como mucho de tantos puntos
cli-help-keep-deals-go-on = guarda las manos en este archivo, y sigue desde lo que ya contiene
cli-help-how-many-games = número de partidas
cli-help-how-many-sit-at-table = número de jugadores
cli-help-puzzles = Los problemas que vienen con el juego.
cli-help-count-puzzles-again = prueba otra vez este problema, o todos, con cada reparto posible o con otros nuevos
cli-help-daily = Los juegos del día.
cli-help-daily-date = el primer día (si no se da, hoy)
cli-help-days = número de días
cli-help-check-code = repite la partida de un código y dice su resultado
cli-no-date = { $word } no es una fecha como 2026-11-23
cli-no-days = el número de días debe estar entre 1 y { $most }
cli-days-end = El calendario acaba el { $last }; pide menos días o una fecha anterior.
cli-help-judge-saved-game-again = Repite una partida guardada para comprobarla.
cli-help-what-answers-cost = Lo que costó cada decisión de una partida guardada, según lo que se podía saber.
cli-help-convert = Convierte una partida de un formato a otro.
cli-help-format = hearts, openspiel, openspiel-text o hearts-engine
cli-help-this-deal-only = solo esta mano, contando desde 1
cli-help-this-seat-only = solo este asiento, contando desde 0
cli-help-keep-every-game-as-file = guarda cada partida como un archivo en esta carpeta
cli-help-key-name-or-code-rules = las reglas: su clave, su nombre o su código
cli-help-level-or-cmd-program = un nivel, o cmd:PROGRAM
cli-help-name-scenes = nombra las escenas
cli-help-message = la primera pantalla que dice este mensaje; para ver dónde aparece una traducción
cli-help-one-computer-player-only = mide solo este jugador virtual
cli-help-one-level-or-one-seat = un nivel, o uno para cada asiento
cli-help-one-window-size-only = mide solo este tamaño de ventana
cli-help-picture-screen = Una imagen de una pantalla.
cli-help-play-one-deal-by-itself = juega una mano automáticamente e informa del resultado
cli-help-accessibility-dump = el árbol de accesibilidad de una pantalla como JSON (si no se da, del menú)
cli-help-print-json = escribe JSON
cli-help-help = mostrar esta ayuda
cli-help-version = mostrar la versión
cli-help-processes = número de procesos
cli-help-rule-sets-or-one-them = Las modalidades, o una de ellas.
cli-help-saved-game-open = una partida guardada que abrir
cli-help-seconds-programs-have-answer = segundos que tiene un programa externo para cada decisión
cli-help-verify-against-fair-deal-code = comprueba el código mostrado antes de la primera mano, o su principio
cli-help-verify-against-cut = comprueba que la baraja se cortó con este texto, el que se mostró junto al código
cli-help-with-all-only-these = con --all: dibuja solo estas
