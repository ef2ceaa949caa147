### Lo que se ha decidido en todas las partidas, y la práctica con ello.

## Todas mis decisiones

decisions-title = Todas mis decisiones
decisions-reading = Leyendo tus partidas…
decisions-count = { $left ->
    [0] { $every ->
        [0] Tus decisiones aparecen aquí cuando termina una partida. Las partidas de práctica no cuentan.
       *[other] { $n } de { $every } decisiones
    }
    [one] { $n } de { $every } decisiones; falta por leer una partida
   *[other] { $n } de { $every } decisiones; faltan por leer { $left } partidas
}
decisions-save = Guardar como CSV
decisions-nothing-to-save = No hay nada en la lista.
decisions-which = Qué decisiones
decisions-kind = { $which ->
    [wrong] Deslices y peores
    [starred] Con estrella
    [noted] Con nota
   *[all] Todas
}
decisions-rules = Reglas
decisions-any-rules = Todas las reglas
decisions-motif = Motivo
decisions-any-motif = Todos los motivos
decisions-sort = Ordenar por
decisions-by = { $column ->
    [loss] Mayor pérdida
    [when] Más reciente
    [rules] Reglas
    [motif] Motivo
   *[situation] Tipo de decisión
}
decisions-column = { $column ->
    [date] Fecha
    [rules] Reglas
    [kind] Tipo
    [motif] Motivo
    [played] Jugada
    [better] Mejor
    [loss] Coste
   *[mark] Marcas
}
decisions-table = Decisiones
decisions-situation = { $kind ->
    [passing] Pasar
    [calling] Pujar y exponer
    [leading] Salir
    [following] Asistir
    [last] Jugar al final
    [discarding] Descartarse
    [defending] Contra la luna
    [own_moon] Luna propia
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Estrella, nota
       *[no] Estrella
    }
   *[no] { $noted ->
        [yes] Nota
       *[no] { "" }
    }
}
decisions-day = { $day }/{ $month }/{ $year }
decisions-open = Abrir
decisions-star = { $on ->
    [yes] Quitar la estrella
   *[no] Estrella
}
decisions-note = { $some ->
    [yes] Cambiar la nota
   *[no] Añadir una nota
}
decisions-no-row = Elige primero una decisión.
decisions-note-title = Una nota sobre esta decisión
decisions-note-field = Nota
decisions-gone = La partida de esta decisión ya no está.
decisions-not-kept = No se ha podido guardar la estrella o la nota ({ $why }).
row-table-row = { SERIES($words) }; fila { $n } de { $of }
row-table-none = ninguna fila
learn-decisions-detail = Lo que costó cada una

## Practicar el pase

passing-title = Practicar el pase
passing-to = { $way ->
    [L] Elige tres cartas para pasar a la izquierda
    [R] Elige tres cartas para pasar a la derecha
   *[A] Elige tres cartas para pasar enfrente
}
passing-count = Reparto { $n } de { $of } de hoy
passing-pass = Pasar estas cartas
passing-three = { $n ->
    [one] Elige tres cartas; llevas una.
   *[other] Elige tres cartas; llevas { $n }.
}
passing-judging = El entrenador prueba tu pase en manos de prueba…
passing-result = { $good ->
    [yes] Ningún pase es claramente mejor que el tuyo.
   *[no] Tu pase cuesta unos { $loss } puntos.
}
passing-row = { $which ->
    [mine] El tuyo ({ $loss })
    [best] El mejor ({ $loss })
   *[usual] { $known ->
        [yes] El de un Jugador de club ({ $loss })
       *[no] El de un Jugador de club
    }
}
passing-next = Siguiente
learn-passing-detail = Cincuenta repartos al día

## Lo que ya se ha jugado

gone-title = ¿Qué se ha jugado ya?
gone-question = { $what ->
    [out] ¿Cuántas cartas de { SUIT($suit) } tienen aún los demás?
    [queen] ¿Quién puede tener aún la dama de picas?
   *[void] ¿Quién ha mostrado que no tiene { SUIT($suit) }?
}
gone-no-answer = Sin respuesta
gone-who = { $n ->
    [0] nadie
   *[other] { LIST($names) }
}
gone-show = Ver qué se ha jugado
gone-back = Volver a la partida
gone-verdict = { $right ->
    [yes] Bien. { $question } { CAPITAL($truth) }.
   *[no] No del todo. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }, ya jugado: { SERIES($ranks) }; tú tienes { $held }, los demás { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: no se ha jugado nada; tú tienes { $held }, los demás { $out }.
}
gone-out = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
gone-voids = { $name }: sin { SERIES($suits, joint: "list-nor") }
gone-queen = Quién puede tener aún la dama de picas: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: baza { $n }, { CARD($card) }

## La misma mano con un jugador fuerte en tu asiento

strong-title = Un Gran maestro en tu asiento
strong-playing = El Gran maestro juega tus cartas…
strong-result = Te llevaste { $mine }; el Gran maestro, { $theirs }.
strong-column = { $column ->
    [trick] Baza
    [mine] Tú
   *[theirs] Gran maestro
}
strong-table = Las dos manos
strong-cards = { $taken ->
    [yes] { CARD($card) }, se la lleva
   *[no] { CARD($card) }
}
strong-note = Los demás responden a lo que se juega, así que tras la primera carta distinta las suyas también pueden cambiar.
