### La pantalla de Estadísticas: cuadros con un gráfico y una frase o dos; al pulsarlos, los detalles.

menu-statistics = Estadísticas
menu-statistics-detail = Victorias, suerte, decisiones
stat-title = Estadísticas
stat-rules = Modalidad
stat-rules-of = { $title } ({ $n })
stat-against = Rivales
stat-all-opponents = Todos los rivales
stat-no-practice = Sin contar las prácticas
stat-save = Guardar todas las manos como tabla (CSV)
stat-practise = { $theme ->
    [lead] Practicar la salida
    [follow] Practicar cómo asistir
    [last] Practicar jugar al final
   *[discard] Practicar el descarte
}
stat-reading = Leyendo tus partidas…
stat-nothing = Acaba una partida para ver aquí tus estadísticas. Las partidas de práctica, con pistas o cartas retiradas, no cuentan.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } mano
   *[other] { $n } manos
}

## Resultados

stat-results = Resultados
stat-share = Victorias probables: { $low }–{ $high } % (a partes iguales: { $even } %).
stat-chance = Solo por suerte serían de { $low } a { $high } victorias.
stat-few = Hacen falta { $least } partidas para decir más; llevas { $n }.
stat-place = { place }
stat-place-line = { place }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stat-share-how = La barra clara es el margen del 95 %: contiene tu verdadera parte de victorias 19 veces de cada 20. La línea de trazos es lo que gana cada asiento cuando todos juegan igual de bien.

## Puntos por mano

stat-points = Puntos por mano
stat-no-points = Hacen falta dos manos contadas en puntos.
stat-even = A partes iguales serían { $points } puntos por mano.
stat-bar = { $one ->
    [yes] { $low ->
        [1] 1 punto
       *[other] { $low } puntos
    }
   *[no] De { $low } a { $high } puntos
}: { $n ->
    [one] { $n } mano
   *[other] { $n } manos
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , con la dama de picas
       *[other] , todas con la dama de picas
    }
   *[other] , { $queens } con la dama de picas
}
stat-with-queen = con la dama de picas
stat-queen-deals = Las últimas manos en que te llevaste la dama
stat-deal-points = { $n ->
    [one] { $points } punto
   *[other] { $points } puntos
}
stat-mean-is = De media, { $mean } puntos por mano.

## Lo que cuestan las decisiones

stat-choices = Pérdida por decisión
stat-no-choices = El entrenador aún no ha mirado ninguna de estas manos.
stat-few-deals = Hacen falta { $n } manos para indicar un nivel; hasta ahora { $now ->
    [one] hay { $now }
   *[other] hay { $now }
}.
stat-level = { $clear ->
    [yes] Has decidido como este nivel: { $low }
   *[no] Muy igualado: de { $low } a { $high }
}
stat-situation = { $kind ->
    [passing] Pasar
    [calling] Pujar y exponer
    [leading] Salir
    [following] Asistir
    [last] Jugar al final
    [discarding] Descartarse
    [defending] Contra la luna
   *[own_moon] Luna propia
}
stat-dearest = Donde más pierdes: { $kind ->
    [passing] al pasar
    [calling] al pujar y exponer
    [leading] al salir
    [following] al asistir
    [last] al jugar al final
    [discarding] al descartarte
    [defending] al jugar contra la luna
   *[own_moon] con tus propias lunas
}.
stat-no-dearest = { $equal ->
    [yes] Todos los tipos de decisión te cuestan lo mismo.
   *[no] No está claro qué tipo de decisión te cuesta más.
}
stat-choice-line = { stat-situation }: { $mean } en { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
stat-sure = margen del 95 %
stat-choices-how = Los puntos perdidos se cuentan frente a los demás jugadores, tal como los espera el entrenador por lo que se podía saber desde tu asiento. Los puntos que llegan por azar no cuentan, así que esto no es lo que muestra el marcador. Una decisión sin nada que perder no se cuenta. El nivel es el que, con sus pérdidas en { $deals } manos contra Jugadores de club, más se acerca a ti, a juicio { $same ->
    [yes] del mismo entrenador
   *[no] de una versión anterior del entrenador
}; mientras haya pocas decisiones, tiende hacia Jugador de club. Se nombran dos niveles mientras el azar por sí solo pueda explicar los dos. Donde más pierdes solo se nombra si el azar casi nunca haría parecer tan malo el peor tipo de decisión. El margen del 95 % contiene el valor verdadero 19 veces de cada 20. Ninguna decisión puede perder menos de 0: un valor por debajo de 0 es azar, y la imagen muestra 0.

## ¿Son limpias las cartas?

stat-fair = ¿Son limpias las cartas?
stat-no-checks = Aún no hay manos que se puedan comprobar.
stat-queen = { $where ->
    [you] Dama de picas para ti
    [left] Dama a tu izquierda
    [right] Dama a tu derecha
    [across] Dama enfrente
   *[other] Dama en el asiento { $n } a tu izquierda
}
stat-fact = { $fact ->
    [hearts] Corazones que te tocan
    [aces] Ases
    [longest] Palo más largo
   *[voids] Sin algún palo
}
stat-inside = Las { $n } comprobaciones parecen normales. Por azar, más o menos una de cada veinte no lo parecería.
stat-outside = { $n ->
    [one] { $n } de { $of } comprobaciones sale
   *[other] { $n } de { $of } comprobaciones salen
} fuera de lo normal; por azar pasa más o menos en una mesa de cada { $tables }.
stat-check-line = { $name }: { $found } (lo normal: de { $low } a { $high }){ $outside ->
    [yes] , fuera de lo normal
   *[no] { "" }
}
stat-fair-how = Cada barra verde es lo que dan unas cartas limpias 19 veces de cada 20, calculado con la baraja y las cartas de cada uno. El palo más largo, los corazones y los ases son medias por mano tal como se reparte, antes del pase.

## Días jugados

stat-days = Días jugados
stat-days-played = { $n } de los últimos { $of } días
stat-days-shades = Colores más intensos: desde { $low }, { $middle } y { $high } manos.
stat-day-line = { games-on-day-of-year }: { $n ->
    [one] { $n } mano
   *[other] { $n } manos
}
stat-weekday = { $n ->
    [0] Lu
    [1] Ma
    [2] Mi
    [3] Ju
    [4] Vi
    [5] Sá
   *[6] Do
}
stat-month = { $month ->
    [1] Ene
    [2] Feb
    [3] Mar
    [4] Abr
    [5] May
    [6] Jun
    [7] Jul
    [8] Ago
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dic
}

## Suerte

stat-luck = Suerte
stat-no-luck = Hacen falta al menos dos manos que otros hayan jugado con tus cartas.
stat-luck-sum = En { $n } manos, la suerte { $saved ->
    [yes] ahorró
   *[no] costó
} { $luck } puntos; tu juego { $well ->
    [yes] ahorró
   *[no] costó
} { $play }.
stat-luck-band = La suerte sola suele quedar dentro de { $half } puntos, { $inside ->
    [yes] como aquí.
   *[no] pero aquí no.
}
stat-luck-left = Otros juegan aún { $n } de tus manos anteriores, mientras esta página está abierta.
stat-luck-how = La línea es la suma corrida de lo que ahorró la suerte. La suerte sola queda dentro de la banda 19 veces de cada 20; la banda se ensancha con la raíz cuadrada del número de manos.

## Valoración

stat-rating = Valoración
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Tu valoración aparece tras { $least } partidas; llevas { $n }.
stat-rating-equals = { $clear ->
    [yes] Juegas más o menos como este nivel: { $low }.
   *[no] Muy igualado: de { $low } a { $high }.
}
stat-rating-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
stat-rating-line = { $level }: { $rating }
stat-rating-how = La valoración sale de tus puestos contra rivales cuya valoración se ha medido y queda fija: 400 puntos de ventaja equivalen a diez contra uno. La banda contiene tu verdadera fuerza 19 veces de cada 20; tiene en cuenta cuánto pueden desviarse las valoraciones de tus rivales.

## Lo que destaca

stat-findings = Lo que destaca
stat-no-findings = No está claro: el azar por sí solo explicaría todas las diferencias entre tus tipos de mano.
stat-finding = { $kind ->
    [queen] Con la dama de picas
    [long] Con seis o más cartas de un palo
    [void] Sin cartas de un palo
    [aces] Con dos o más ases
    [lately] En la segunda mitad de tus manos
    [pass-l] Cuando pasas a la izquierda
    [pass-r] Cuando pasas a la derecha
    [pass-a] Cuando pasas enfrente
   *[pass-hold] Cuando no se pasan cartas
}, te va { $good ->
    [yes] mejor
   *[no] peor
} que en las demás manos: { $by } puntos por mano, frente a otros con tus cartas.
stat-finding-deal = { $n }: mano { $deal }
stat-finding-saved = { $by } puntos { $good ->
    [yes] mejor
   *[no] peor
} que los demás
stat-finding-gone = Esta partida ya no está guardada.
stat-findings-how = Cada mano se compara con otros seis que jugaron tus cartas, así que la suerte y las cartas difíciles no cuentan. Una frase aparece solo cuando el azar casi nunca daría una diferencia así (tres errores típicos). Pulsa una mano para verla otra vez.
