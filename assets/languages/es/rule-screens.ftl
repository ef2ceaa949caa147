### Las pantallas de opciones y reglas.

rule-screen-taken-back = Todos los cambios deshechos. Ctrl+Z los recupera.
rule-screen-save-as-another = Guardar como otra
rule-screen-save-set = Guardar la modalidad
rule-screen-rename-set = Cambiar el nombre
rule-screen-save = Guardar
rule-screen-same = { $wish }: con estas reglas, lo mismo que { $same }.
rule-screen-save-question = ¿Guardar { $title }?
rule-screen-saved = Guardada como { $title }.
rule-screen-deleted = { $name }: borrada. Se puede recuperar en la lista.
rule-screen-copied = Copiado: { $code }
rule-screen-next-game = Desde la próxima partida: { $plan }.
rule-screen-name = Nombre
rule-screen-code-note = Un código de reglas contiene unas reglas completas. Empieza por H1.
rule-screen-paste-a-code = Pegar un código
rule-screen-code = Código
rule-screen-use-these-rules = Usar estas reglas
rule-screen-use-these = Usar estos
rule-screen-no-number = Escribe al menos un número.
rule-screen-no-numbers = Deben ser números enteros, con comas entre ellos.
rule-screen-too-many-numbers = Caben { $n } números como mucho.
rule-screen-number-range = Los números deben estar entre { $low } y { $high }.
rule-screen-not-playable = Primero arregla o deshaz el último cambio.
rule-screen-changes = { $n ->
    [0] Exactamente la modalidad Clásica.
    [one] Una regla es distinta de la Clásica.
   *[other] { CAPITAL(WORD($n)) } reglas son distintas de la Clásica.
}
rule-screen-changes-marked = { $n ->
    [0] Exactamente la modalidad Clásica.
    [one] Una regla es distinta de la Clásica. Lleva una marca dorada.
   *[other] { CAPITAL(WORD($n)) } reglas son distintas de la Clásica. Llevan una marca dorada.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } diferencia
   *[other] { $players }, { $n } diferencias
}
rule-screen-differs = { $n ->
    [one] Una regla es distinta de la Clásica.
   *[other] { $n } reglas son distintas de la Clásica.
}
rule-screen-based-on = { $n ->
    [one] A partir de { $name }. Una regla es distinta de la Clásica.
   *[other] A partir de { $name }. { $n } reglas son distintas de la Clásica.
}
rule-screen-cannot-be-played = No se puede jugar
rule-screen-undo-delete = Recuperar
rule-screen-no-such-set = Ninguna modalidad se llama así.
rule-screen-find-set = Buscar una modalidad
rule-screen-card-values = Valor de las cartas
rule-screen-rule-sets = Modalidades
rule-screen-cards = Cartas
rule-screen-points = Puntos
rule-screen-card-as-usual = Restaurar esta carta
rule-screen-all-as-usual = Restaurar todo
rule-screen-done = Listo
rule-screen-counts-as-usual = Vale lo que dice el valor elegido para las cartas.
rule-screen-own-cycle = Otro orden…
rule-screen-card-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
rule-screen-passes = Pases
rule-screen-cycle-intro = Los pases se hacen en este orden, uno por mano, y luego empiezan otra vez.
rule-screen-one-more = Añadir un pase
rule-screen-first-already = Ya va en primer lugar.
rule-screen-always-one = Tiene que haber al menos uno; elige «sin pase» para no pasar.
rule-screen-longest-cycle = Un ciclo tiene { $n } manos como mucho.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n, case: "feminine")) } mano
rule-screen-nth = { $n }.
rule-screen-move-up = Subir la { ORDINAL($n, case: "feminine") } mano
rule-screen-take-out = Quitar la { ORDINAL($n, case: "feminine") } mano
rule-screen-led = SALE
rule-screen-fewer = Menos
rule-screen-more = { $n ->
    [1] Una opción más
   *[other] { $n } opciones más
}
rule-screen-take-change-back = Deshacer el cambio
rule-screen-changed = cambiada, { $note }, pulsa para restaurar
rule-screen-standard = { $standard ->
    [no] Normalmente { $value }
   *[yes] Clásica: { $value }
}
rule-screen-nearest = Usar las reglas jugables más parecidas
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Cambiar otra opción
   *[other] Cambiar otras { $n } opciones
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = Las reglas
rule-screen-sentences = { $n ->
    [0] Todas las frases son como en la modalidad Clásica.
    [one] Una frase es distinta de la modalidad Clásica; está marcada en dorado.
   *[other] { CAPITAL(WORD($n)) } frases son distintas de la modalidad Clásica; están marcadas en dorado.
}
rule-screen-in-full = Las reglas completas
rule-screen-in-short = En resumen: { $text }.
rule-screen-clashing = Tras el último cambio, estas reglas no se pueden jugar: el texto en rojo dice por qué.
rule-screen-untouched = No se ha cambiado nada.
rule-screen-players = { $n } jugadores
rule-screen-back-to = Volver a { $title } como estaba
rule-screen-find-option = Buscar una opción
rule-screen-paste-code = Pegar código
rule-screen-share = Compartir
rule-screen-rename = Cambiar nombre
rule-screen-delete = Borrar
rule-screen-reset-all = Restaurar todo
rule-screen-no-such-option = Ninguna opción coincide. Prueba con otra palabra.
rule-screen-play-these = Jugar con estas
rule-screen-use-next = En la próxima
rule-screen-save-dots = Guardar…
rule-screen-from-next-game = Los cambios valen desde la próxima partida

## Pies de las imágenes de las reglas

example-pass = Cartas elegidas, camino de otra persona
example-follow = Se sale de tréboles: de estas cartas solo se pueden jugar los tréboles
example-broken = Un corazón descartado en diamantes: se rompen los corazones
example-trick = Se sale de diamantes, y la dama de diamantes se lleva la baza
example-values = Lo que cuentan las cartas
example-moon = Todas las cartas de una luna, para la misma persona
