### El juego del día: su entrada en el menú, su pantalla, y los resultados que se mandan los amigos.

## En el menú principal

menu-daily = Juego del día
menu-daily-detail = { $kind ->
    [puzzles] Cinco problemas
    [endgame] Un final
    [hard] Un problema difícil
    [deals] Tres manos
    [omnibus] Omnibus, por jugar
    [other] Por jugar
   *[deal] Clásica, por jugar
}
menu-daily-done = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $known ->
    [yes] , ganas a { $beaten } de 6
   *[no] { "" }
}
menu-daily-solved = Resueltos: { $n } de { $of }

## La pantalla del juego del día

daily-title = El juego del día
daily-kind = { $kind ->
    [puzzles] Cinco problemas
    [endgame] Un final
    [hard] Un problema difícil
    [deals] Tres manos
   *[deal] { $rules }, una mano
}
daily-about = { $kind ->
    [puzzles] Cinco posiciones, de fácil a difícil.
    [endgame] Una posición cerca del final de una mano.
    [hard] Una posición de las más difíciles.
    [deals] Otros seis juegan las mismas tres manos; mira cómo quedas.
   *[deal] { $today ->
        [yes] Hoy todo el mundo tiene las mismas cartas y los mismos rivales.
       *[no] Ese día todo el mundo tiene las mismas cartas y los mismos rivales.
    }
}
daily-stand = { $stand ->
    [played] jugado
    [late] jugado después
    [free] día libre
    [open] por jugar
    [today] hoy
   *[coming] por llegar
}
daily-when = { $when ->
    [early] antes
    [late] después
   *[in-time] en su día
}
daily-day-stands = { $day } de { games-month }, { daily-stand }{ $beat ->
    [yes] , mejor que la media
   *[no] { "" }
}
daily-month = { CAPITAL(daily-month-name) } de { $year }
daily-month-name = { games-month }
daily-earlier = Mes anterior
daily-later = Mes siguiente
daily-week = Esta semana
daily-weekday = { $n ->
    [0] Lunes
    [1] Martes
    [2] Miércoles
    [3] Jueves
    [4] Viernes
    [5] Sábado
   *[6] Domingo
}
daily-weekday-date = { daily-weekday }, { $day } de { games-month }
daily-unit-points = { $n ->
    [one] punto
   *[other] puntos
}
daily-unit-solved = de { $of } resueltos
daily-beaten = Mejor que { $beaten } de 6
daily-hidden = Tus cartas, aún ocultas.
daily-marks = Lo que dice el entrenador de tus decisiones: { LIST($marks) }
daily-progress = Baza { $trick }, { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
} hasta ahora
daily-ahead = Jugar antes cuenta, pero no para tu racha.
daily-behind = Jugar después cuenta, pero no para tu racha.
daily-no-field = Nadie más jugó estas cartas.
daily-again = Juego del día otra vez, { $date }
daily-play-again = Jugar otra vez
daily-not-played = aún sin jugar
daily-other = { $name }: { $result }
daily-tabs = Qué días
daily-tab-today = Hoy
daily-tab-all = Todos
daily-none-yet = Aún no se ha jugado nada.
daily-in-a-row = de racha
daily-in-all = { $n ->
    [one] día jugado
   *[other] días jugados
}
daily-legend-played = jugado
daily-legend-beat = mejor que la media
daily-legend-late = jugado después
daily-legend-free = día libre, dos al mes
daily-legend-open = por jugar
daily-tomorrow = mañana
daily-ended = { $n ->
    [one] Un día jugado
   *[other] { $n } días jugados
}
daily-play = Jugar
daily-continue = Continuar
daily-copy = Copiar
daily-review = Repasar
daily-points = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}
daily-solved = { $n } de { $of } resueltos
daily-field = otros seis: { $mean } de media
daily-field-beaten = otros seis: { $mean } de media; mejor que { $beaten } de 6
daily-counting = Otros seis juegan aún tus cartas.
daily-share = Corazones del día { $date } · { $rules }
daily-streak = racha: { $n }
daily-copied = Tu resultado como texto
daily-copied-later = Cuando hayas jugado: tu resultado como texto, para mandarlo a amigos.
daily-against = Contra un amigo
daily-code-holds = Un código contiene las jugadas y nada sobre ti. La partida se repite aquí, así que nadie puede inventarse un resultado.
daily-code = El código de un amigo
daily-paste = Pegar
daily-bad-code = Este código no es válido, o es de otra versión.
daily-friend = { $date }, la otra persona: { $result }
daily-old-code = un código de una versión anterior. No contiene decisiones, así que no se puede comprobar cuántos problemas se resolvieron.
daily-mine = Tú: { $result }
daily-friend-first = Juega primero este día; después verás dónde empiezan a diferenciarse las dos partidas.
daily-parted = { $same ->
    [yes] Las dos partidas son iguales.
   *[no] { $trick ->
        [0] Primera diferencia: en el pase.
       *[other] Primera diferencia: en la baza { $trick }.
    }
}
daily-game = Juego del día, { $date }
daily-not-kept = No se ha podido guardar el resultado: { $why }.
daily-practice = Práctica: esta partida no cuenta para el día.
daily-other-play = Los rivales no han jugado como debían este día, así que no hay código.

## Un desafío: la partida de un amigo, con las mismas manos

challenge-reading = Se repite la partida…
challenge-what = { $rules }, { $n ->
    [one] una mano
   *[other] { $n } manos
}, contra { LIST($names) }.
challenge-theirs = { $place ->
    [0] La otra persona: { $points }.
   *[other] La otra persona: { $points }, puesto { PLACE($place) }.
}
challenge-mine = { $place ->
    [0] Tú: { $points }.
   *[other] Tú: { $points }, puesto { PLACE($place) }.
}
challenge-play = Jugar las mismas manos
challenge-first = Juégalo y pega otra vez el código para ver dónde empiezan a diferenciarse las dos partidas.
challenge-parted = Primera diferencia: mano { $deal }, { $trick ->
    [0] en el pase.
   *[other] baza { $trick }.
}
challenge-company = Las jugadas de los jugadores virtuales están en este código. El juego puede comprobar que de verdad las harían, y entonces muestra lo que se llevó la otra persona; con jugadores fuertes, eso tarda minutos.
challenge-ask = Comprobar
challenge-stop = Parar
challenge-asking = Se comprueban los jugadores virtuales: coincide el { $share } % de la partida hasta ahora.
challenge-company-so = Los jugadores virtuales hacen las mismas jugadas: esta partida se jugó de verdad.
challenge-company-otherwise = Los jugadores virtuales habrían jugado de otro modo: esta partida no se jugó así, o el equipo era tan lento que se les acabó el tiempo.
challenge-company-unknown = No se han podido comprobar los jugadores virtuales.
challenge-game = Desafío, { $rules }

## Muchos códigos juntos: un club

club-title = { $n ->
    [one] Una persona
   *[other] { $n } personas
}, según los puntos por día frente a los demás:
club-line = { $place }. { $name }: { $by } puntos { $good ->
    [yes] mejor
   *[no] peor
} en { $n ->
    [one] un día
   *[other] { $n } días
}{ $sure ->
    [yes] .
   *[no] , muy igualado.
}
club-few = { $name }: { $n ->
    [0] ningún día que hayan jugado también otros.
   *[other] un día que han jugado también otros.
}
club-unreadable = { $n ->
    [one] Un código no es válido.
   *[other] { $n } códigos no son válidos.
}
