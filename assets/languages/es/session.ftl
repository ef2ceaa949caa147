### Partidas en curso, partidas guardadas, resultados, y las modalidades propias.

## Repartos limpios

fair-seed = Si cortas la baraja, nadie puede elegir por su cuenta las cartas de una partida. Antes de que veas una carta, el programa saca un número y muestra un código que es solo de ese número; después tú cortas. En tu primera partida, y si desactivas el corte en Opciones, corta el equipo. Todos los repartos salen del número y del corte.
fair-end = Apunta el código y tu corte, que también se ven en el menú de la partida. Al final el juego muestra el número y dice si da ese código. Para una partida guardada, la orden «hearts-gui replay ARCHIVO --commitment CÓDIGO --cut TEXTO» comprueba las dos cosas, con cada reparto, decisión y punto.
fair-proves = Eso prueba que ningún reparto se cambió después de que vieras el código y, si cortaste tú, que nadie eligió los repartos. Sin tu corte no basta el código: otro corte da otras cartas. No prueba que nadie las mirase en la partida guardada, donde el número no está cifrado.
fair-unknown-shuffle = { $file } no se puede comprobar: la línea 1 nombra la versión { $version } del barajado, que aquí no se conoce.
fair-other-seed = { $file }, línea 1: la semilla no es la que se prometió antes de la partida.
fair-other-game = { $file } es otra partida: su código es { $commitment }, no el que has dado.
fair-other-cut = { $file } es otra partida: su baraja se cortó con «{ $cut }», no con el corte que has dado.
fair-no-cut = { $file } es otra partida: nadie cortó su baraja.
fair-given = { $file } no se puede comprobar: sus cartas no las repartió este programa.
fair-difference = { $file }, { $what }.

## Partidas guardadas

save-in-use = { $game } se juega en otra ventana de Corazones.
save-this-game-in-use = Esta partida se juega en otra ventana de Corazones.
save-not-read = No se puede leer { $file } ({ $why }).
save-line = { $file }, línea { $line }: { $why }.
save-line-rules = { $file }, línea { $line }: { $why }
save-set-aside = { $why } Se ha dejado aparte como { $aside }.
save-no-room = { $file } está dañado desde la línea { $line }, y no queda espacio en el disco para una copia de la parte dañada; libera espacio y ábrelo otra vez.
save-damaged = { $file } está dañado desde la línea { $line }; lo anterior se conserva. El archivo entero se ha dejado aparte como { $aside }.
save-from-copy = La primera línea de { $file } está dañada; se ha usado su copia de la línea 2.
save-torn = La última línea de { $file } está cortada y se ha omitido; todo lo anterior está intacto.
save-differs = { $same ->
    [yes] { $file } se cambió después de guardarse
   *[no] Las reglas de esta partida han cambiado desde que se guardó, o se cambió { $file }
}; sus puntos quedan como están anotados ({ $what }).
save-other-seed = La semilla de este archivo no es la que se prometió antes de la partida.
save-no-copy = Esta partida no tiene un archivo que se pueda copiar.
save-copy-failed = No se ha podido escribir la copia: { $why }.
save-name-not-saved = No se ha podido guardar el nombre: { $why }.
save-star-not-saved = No se ha podido guardar la estrella: { $why }.
save-game-not-deleted = No se ha podido borrar la partida: { $why }.
save-removed = El archivo de esta partida, { $gone }, desapareció mientras jugabas; ahora se guarda como { $file }.
save-cannot-save = Esta partida no se puede guardar ahora ({ $why }); puedes seguir jugando.
save-unknown-company = Esta partida nombra un jugador que esta versión no conoce ({ $what }); otro ocupa el asiento.
save-choice-not-saved = No se ha podido guardar la elección de partida: { $why }.
save-sets-not-saved = No se han podido guardar tus modalidades: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, un cambio
   *[other] { $title }, { $n } cambios
}

## Grupos de la lista de modalidades

session-group-yours = Tuyas
session-group-classic = Clásicas
session-group-bonus = Con premio
session-group-teams = Parejas
session-group-many = Muchos jugadores
session-group-odd = Insólitas

## Modalidades propias

draft-my-set = { $title } a mi manera
draft-no-name = Ponle un nombre.
draft-name-taken = Ya tienes una modalidad con ese nombre.
draft-no-text = Pega o escribe un código de reglas.
draft-players = { $n } jugadores
draft-players-range = { $low }–{ $high } jugadores
draft-players-of = { LIST($sizes, type: "or") } jugadores
draft-shared = Reglas compartidas
draft-changed = { $title }, cambiada
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 victoria en 1 partida
       *[other] 1 victoria en { $games } partidas
    }
   *[other] { $games ->
        [1] { $wins } victorias en 1 partida
       *[other] { $wins } victorias en { $games } partidas
    }
}

## Lo que prueba `replay --verify`

proof-in-deal = en la mano { $n }
proof-after-deal = { $n ->
    [0] antes de la primera mano
   *[other] tras la mano { $n }
}
proof-with-the-game = al final de la partida
proof-cards = { $n ->
    [0] { $given ->
        [yes] Aún no hay ninguna mano; la semilla es la del código que has dado
       *[no] Aún no hay ninguna mano; la semilla es la del código de este archivo
    }
    [one] { $given ->
        [yes] Las cartas de { $n } mano salen de la semilla del código que has dado, y cada decisión y cada punto siguen las reglas
       *[no] Las cartas de { $n } mano salen de la semilla del código de este archivo, y cada decisión y cada punto siguen las reglas
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] Las cartas de las { $n } manos salen de la semilla del código que has dado, y cada decisión y cada punto siguen las reglas
           *[no] Las cartas de las { $n } manos salen de la semilla del código de este archivo, y cada decisión y cada punto siguen las reglas
        }
       *[no] { $given ->
            [yes] Las cartas de { $n } manos salen de la semilla del código que has dado, y cada decisión y cada punto siguen las reglas
           *[no] Las cartas de { $n } manos salen de la semilla del código de este archivo, y cada decisión y cada punto siguen las reglas
        }
    }
}
proof-finished = la partida está acabada
proof-ends = el archivo acaba { $where }
proof-taken-back = { $n ->
    [0] no se retiró ninguna decisión
    [one] se retiró { $n } decisión
   *[other] se retiraron { $n } decisiones
}
proof-summary = { $cards }; { $end }, y { $back }.
proof-not-when-shown = Si este código se mostró antes de la primera mano; da con --commitment el que apuntaste.
proof-not-your-cut = Si la baraja se cortó como tú la cortaste. El mismo número con otro corte da otras cartas; da con --cut el corte que apuntaste.
proof-of-commitment = El programa usó el número del código que has dado.
proof-of-cut = La baraja se cortó con el texto que has dado.
proof-of-commitment-and-cut = El número de tu código y tu corte dan exactamente estos repartos, así que nadie podía elegirlos, ni tú ni el programa.
proof-not-guessed = Que las cartas no se pudieran saber de antemano: quien ve el código puede adivinar una semilla tan simple.
proof-not-chosen = Que el programa no eligiera entre muchas semillas: nadie cortó la baraja.
proof-not-the-rest = Cómo siguió la partida: el archivo acaba { $where }.
proof-not-decisions = Si las decisiones son las que se tomaron en la mesa: la semilla solo fija las cartas.

## Un archivo dañado de modalidades propias

rule-sets-line = { $twice ->
    [yes] La línea { $n } de tus modalidades nombra { $name } por segunda vez; se conserva, pero no se usa.
   *[no] La línea { $n } de tus modalidades no es una modalidad; se conserva, pero no se usa.
}

## Archivos que no se pueden leer

file-damaged = { $n ->
    [0] { $file } está dañado y no se ha usado
    [one] Una entrada de { $file } está dañada y se ha saltado
   *[other] { $n } entradas de { $file } están dañadas y se han saltado
}; { $copied ->
    [yes] hay una copia en { $aside }.
   *[no] no se ha podido copiar.
}
file-newer = { $file } es de una versión más nueva de Corazones, que puede leerlo entero: instala esa versión. { $copied ->
    [yes] Hay una copia de lo que no se ha podido leer en { $aside }.
   *[no] No se ha podido copiar.
}
file-unread = No se ha podido leer { $file }: { $why }.
file-too-large = { $file } pasa de { $most } MB y no se ha leído. { $renamed ->
    [yes] Ahora se llama { $aside }.
   *[no] Se ha dejado donde está.
}
