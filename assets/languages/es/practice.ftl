### Práctica: posiciones que vuelven, ejercicios de un motivo, y lo que dan de sí.

menu-practice = Práctica
menu-practice-detail = { $n ->
    [0] Hoy no toca nada
    [one] Una posición hoy
   *[other] { $n } posiciones hoy
}
practice-row = { $drill ->
    [yes] Este ejercicio
   *[no] Hoy
}
practice-at = { $at } de { $of }
practice-cell = { $result ->
    [right] bien
    [again] vuelve
    [missed] fallada
   *[open] sin respuesta aún
}
practice-place = Posición { $at } de { $of } · { $own ->
    [yes] de tu partida · { $day }
   *[no] una nueva
}
practice-question = ¿Qué carta?
practice-answer = La mejor carta
practice-theme = { $theme ->
    [lead] Sales tú. Elige la carta entre las tuyas.
    [last] Juegas al final. Elige la carta entre las tuyas.
    [discard] No puedes asistir. Elige la carta entre las tuyas.
   *[follow] Otros juegan después. Elige la carta entre las tuyas.
}
practice-verdict = { $verdict ->
    [right] Bien: { CARD($card, article: "the") }
    [both] Bien: { CARD($card, article: "the") }. También vale: { CARD($best, article: "the") }
    [wrong] Esta vez no. Mejor: { CARD($card, article: "the") }
   *[shown] La respuesta: { CARD($card, article: "the") }
}
practice-why-not = ¿Por qué no { CARD($card, article: "the") }?
practice-comes-back = { $n ->
    [0] Vuelve hoy
    [one] Vuelve mañana
   *[other] Vuelve dentro de { $n } días
}
practice-of-last = Últimas de este tipo: { $n } de { $of } bien
practice-gap = { $n ->
    [one] Cerca de un punto mejor de media, contando también lo que se llevan los demás
   *[other] Unos { $n } puntos mejor de media, contando también lo que se llevan los demás
}
practice-hinted = Con una pista no cuenta como acierto.
practice-next = Siguiente
practice-see = Ver el resultado
practice-result = { $n } de { $of } bien sin ayuda. La práctica nunca cuenta para tu valoración.
practice-nothing = { $reading ->
    [0] Hoy no toca nada.
   *[other] Aún no toca nada.
}
practice-no-cards = Tus errores se convierten aquí en posiciones cuando has jugado una partida y el entrenador la ha mirado. Las partidas de práctica no cuentan.
practice-reading = { $n ->
    [one] El entrenador lee otra de tus partidas.
   *[other] El entrenador lee otras { $n } de tus partidas.
}
practice-mistakes = { $n ->
    [one] Uno de tus errores vuelve
   *[other] { $n } de tus errores vuelven
} { $days ->
    [1] mañana.
   *[other] dentro de { $days } días.
}
practice-new = { $n ->
    [one] Una posición nueva
   *[other] { $n } posiciones nuevas
}
practice-back = Basta por hoy
report-often = { $n ->
    [one] La primera vez esta semana.
    [2] La segunda vez esta semana.
    [3] La tercera vez esta semana.
   *[other] { $n } veces esta semana.
}
report-drill = Practicar esto
report-length = { $n ->
    [one] una posición
   *[other] { $n } posiciones
}, { $minutes } min

## Estadísticas

stat-practice-few = { $n ->
    [one] Una respuesta
   *[other] { $n } respuestas
} hasta ahora. Tras { $of } respuestas a posiciones nuevas, aquí se ve si mejoras.
stat-practice-answers = { $n } respuestas a posiciones nuevas
stat-practice-before = Al principio
stat-practice-after = Últimamente
stat-practice-percent = { $percent } %
stat-practice-early = Aún hay pocas partidas: tras { $n ->
    [one] una decisión más
   *[other] { $n } decisiones más
} verás qué mejorar.
stat-practice-none = Ningún tipo de decisión destaca como punto débil.
stat-practice-worst = Donde más puedes mejorar: { $name }.
stat-practice-row = { $name }: { $percent } % bien, con un margen de { $half }.
stat-practice-motif = { $name }, errores: { $n } de { $of }; lo esperado, { $usual } %.
stat-practice-how = Solo cuentan las posiciones que no habías visto nunca, resueltas sin pista. «Al principio» es la primera mitad. Un tipo de decisión se llama punto débil solo cuando muy probablemente te equivocas en él más de lo que hacen esperar tus otras decisiones.
