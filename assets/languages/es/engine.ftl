### A qué dicen que no las reglas: opciones, códigos de reglas, números de jugadores y partidas guardadas.

## Por qué una opción no puede tener este valor

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Una baraja sirve para { $low } a { $high } jugadores.
   *[other] Dos barajas sirven para { $low } a { $high } jugadores.
}
refused-hand-size = { $players } jugadores con { $size } cartas cada uno necesitan más de { $total } cartas.
refused-cycle-length = Un ciclo tiene { $most } manos como mucho.
refused-pass-forbid = Solo se puede prohibir pasar { $faces }.
refused-warren = { $needs ->
   *[one_pack] La carta Warren necesita una sola baraja.
    [no_jokers] La carta Warren necesita una baraja sin comodines.
    [no_stock] La carta Warren necesita un reparto sin mazo.
    [no_nines] La carta Warren necesita una partida sin nueves que alargan.
    [other_lead] La carta Warren necesita otra primera salida, porque el dos de picas puede ser su carta extra.
}
refused-uneven = { $total } cartas no se pueden repartir por igual entre { $players } jugadores.
refused-left-over = { $n ->
    [one] Sobraría una carta, y no hay viuda para ella.
   *[other] Sobrarían { $n } cartas, y no hay viuda para ellas.
}
refused-kitty-size = { $n } cartas son demasiadas para unirlas a las { $hand } de un jugador.
refused-no-stock = { $players } jugadores con { $size } cartas no dejan mazo del que robar.
refused-stock-uneven = Un mazo de { $n } cartas no dura lo mismo para { $players } jugadores.
refused-hand-too-large = Cada uno tendría { $n } cartas; caben { $most } como mucho.
refused-no-such-pass = No hay un pase así con { $players } jugadores.
refused-pass-count = Con { $hand } cartas no se pueden pasar { $n }.
refused-pass-size = Con { $hand } cartas no se pueden pasar { $n }.
refused-two-spades = { $n ->
    [0] En la baraja no hay ningún dos de picas.
   *[other] En la baraja hay { $n } doses de picas.
}
refused-value-face = { $face } no es una carta que pueda tener un valor.
refused-value-twice = { $face } tiene dos valores.
refused-value-range = El valor de una carta debe estar entre { $low } y { $high }.
refused-pip-ace = El as de corazones solo puede valer { $first } o { $second }.
refused-score-dir = Solo los valores de carta { $values } se cuentan así.
refused-range = Debe estar entre { $low } y { $high }.
refused-wraps = Escribe de uno a { $n } totales, de { $low } a { $high }.
refused-stake = { $n ->
    [one] Cada uno empieza con solo una ficha.
   *[other] Cada uno empieza con solo { $n } fichas.
}
refused-chips = Con una apuesta de { $n }, tantas fichas no se acabarían nunca.
refused-no-such-option-but = No hay ninguna opción así; la más parecida es { $nearest }.
refused-choice = Puede ser { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Algunos ya juegan dos cartas en la primera baza, así que los nueves no pueden alargarla.
refused-way-making-deal-come-out = Esta manera de igualar el reparto añade comodines, y estas reglas no los tienen.
refused-least-one-step-if-only = Tiene que haber al menos uno, aunque sea sin pase.
refused-stock-draw-from-booster-nines = Un mazo del que robar y los nueves que alargan no van juntos.
refused-all-cards-dealt-out-no = Se reparten todas las cartas, así que no hay mazo del que robar.
refused-pass-moves-least-one-card = En un pase se mueve al menos una carta.
refused-perhaps-nobody-dealt-club = Puede que a nadie le toque un trébol.
refused-can-be-two-lowest-clubs = Puede haber dos tréboles más bajos.
refused-nobody-bids-right-name-penalty = Nadie puja por el derecho a nombrar el palo de castigo.
refused-highest-bidder-names-penalty-suit = La puja más alta nombra el palo de castigo, así que el valor de las cartas debe seguirla.
refused-only-two-marked-jokers-one = Solo hay dos comodines marcados, uno de tréboles y otro de diamantes.
refused-pass-depends-on-charged-cards = Este pase depende de las cartas expuestas, y no se expone ninguna.
refused-two-spades-may-be-among = El dos de picas puede estar entre las cartas que no le tocan a nadie.
refused-nobody-bids-game = En esta partida no puja nadie.
refused-taking-points-off-no-bonus = Quitar puntos no es un premio donde gana el total más alto.
refused-no-card-cost-anything = Ninguna carta costaría nada.
refused-few-penalty-cards-one-player = Hay tan pocas cartas de castigo que a menudo una persona se las llevaría todas.
refused-punishes-player-who-passed-shooter = Castiga a quien pasó cartas a quien dispara, y ningún pase va a una sola persona.
refused-many-points-taken-off-perhaps = Se quita tanto que la partida podría no acabar nunca.
refused-card-values-count-upward-highest = Con este valor de las cartas se cuenta hacia arriba: gana el total más alto.
refused-card-values-give-complex-numbers = Este valor de las cartas da números complejos: gana el total más cerca de cero.
refused-suit-named-by-bidder-decides = El palo que nombra la puja decide lo que vale cada carta.
refused-card-values-say-nothing-about = Este valor de las cartas no dice nada de llevarse todos los corazones.
refused-no-sides = Cada uno juega por su cuenta: no hay parejas.
refused-partners-moon-adds-other-side = Por parejas, la luna se suma a la otra pareja o se resta de la propia.
refused-complex-hearts-moon-added-others = En Corazones Complejos, la luna se suma a los demás o se resta del total propio.
refused-counters-can-only-end-game = Las fichas solo pueden acabar una partida que deciden las fichas.
refused-only-counters-decide-game-no = Solo las fichas deciden esta partida, así que ningún total la acaba.
refused-no-counters-change-hands-they = Las fichas no cambian de dueño, así que no pueden decidir la partida.
refused-player-most-hearts-pays-two = Quien tiene más corazones paga a otros dos: es para tres jugadores.
refused-highest-bidder-pays-bid-into = La puja más alta se paga a un bote, y no hay ninguno.
refused-payment-games-lowest-score-wins = Este pago es para partidas en las que gana el total más bajo.
refused-wager-paid-by-places-only = La apuesta se paga por puestos, y aquí solo cuenta quien gana.
refused-partners-need-least-four-players = Las parejas necesitan al menos cuatro jugadores.
refused-partners-sit-opposite-each-other = Cada persona se sienta enfrente de su pareja, así que el número de jugadores debe ser par.
refused-counters-go-single-players-not = Las fichas van a cada jugador, no a las parejas.
refused-whole-number = Debe ser un número entero.
refused-list = Debe ser una lista.
refused-does-not-belong-list = Esto no es de la lista.
refused-either-on-or-off = Debe ser sí o no.
refused-no-such-option = No hay ninguna opción así.
refused-either-true-or-false = Debe ser true o false.

## Por qué una opción no tiene efecto con las demás reglas

irrelevant-all-penalty-cards-one-hand = Llevarse todas las cartas de castigo no tiene ningún efecto especial.
irrelevant-only-counters-decide-game-not = Solo las fichas deciden esta partida, no los puntos.
irrelevant-shooter-own-points-change-their = Los puntos de quien dispara cambian de signo.
irrelevant-totals-cleared-or-doubled-whatever = Los totales se borran o se doblan, valga lo que valga la mano.
irrelevant-card-values-already-reward-taking = El valor de las cartas ya premia llevarse todos los corazones.
irrelevant-no-score-switches-guard-on = El freno de la luna no depende de un total.
irrelevant-nothing-added-others = A los demás no se les suma nada.
irrelevant-no-score-ends-game = Ningún total acaba la partida.
irrelevant-none-cards-can-be-charged = Ninguna de las cartas que se pueden exponer cuenta nada.
irrelevant-no-jokers-pack = No hay comodines en la baraja.
irrelevant-warren-card-needs-whole-pack = La carta Warren necesita que se reparta toda la baraja menos una carta.
irrelevant-card-left-over-belongs-holder = La carta que sobra es de quien tiene la carta Warren.
irrelevant-cards-left-over-stock-draw = Las cartas que sobran son el mazo del que se roba.
irrelevant-every-card-dealt-player = Se reparten todas las cartas.
irrelevant-no-card-left-over-from = Del reparto no sobra ninguna carta.
irrelevant-nobody-swaps-cards-kitty = Nadie cambia cartas con la viuda.
irrelevant-every-hand-has-same-fixed = Todos tienen el mismo número fijo de cartas.
irrelevant-cards-go-round-evenly = Las cartas se pueden repartir por igual.
irrelevant-no-warren-card = No hay carta Warren.
irrelevant-two-players-always-take-turns = Entre dos siempre se juega por turnos.
irrelevant-no-pass-goes-one-other = Ningún pase va a una sola persona.
irrelevant-no-cards-passed = No se pasan cartas.
irrelevant-penalty-cards-may-fall-on = En la primera baza se pueden jugar cartas de castigo.
irrelevant-hearts-may-always-be-led = Siempre se puede salir de corazones.
irrelevant-only-hearts-penalty-cards = Solo los corazones son cartas de castigo.
irrelevant-no-equal-cards-one-pack = En una sola baraja no hay cartas iguales.
irrelevant-equal-cards-do-not-cancel = Las cartas iguales no se anulan.
irrelevant-nobody-knows-cards-stock = Nadie conoce las cartas del mazo.
irrelevant-card-values-not-point-count = El valor de las cartas no es el de Cuenta de Puntos.
irrelevant-no-bonus-card = No hay carta de premio.
irrelevant-highest-score-wins-here-nothing = Aquí gana el total más alto, así que por esto no se quita ni se añade nada.
irrelevant-no-card-takes-points-off = Ninguna carta quita puntos.
irrelevant-taking-no-trick-earns-nothing = No llevarse ninguna baza no da nada.
irrelevant-card-values-not-gong-zhu = El valor de las cartas no es el de Gong Zhu.
irrelevant-card-values-fix-amount = El valor de las cartas fija la cantidad.
irrelevant-points-not-simply-added-others = Los puntos no se suman sin más a los demás.
irrelevant-amount-already-holds-bonus-cards = La cantidad ya incluye las cartas de premio.
irrelevant-card-values-not-those-complex = El valor de las cartas no es el de Corazones Complejos.
irrelevant-card-values-have-no-sun = Con este valor de las cartas no hay sol.
irrelevant-partners-take-their-tricks-together = Las parejas se llevan juntas sus bazas.
irrelevant-counters-end-game = Las fichas acaban la partida.
irrelevant-totals-only-count-one-way = Aquí los totales solo cuentan en un sentido.
irrelevant-scores-do-not-pass-through = Aquí nunca se llega a esos totales.
irrelevant-totals-do-not-jump-back = Los totales no vuelven a cero.
irrelevant-no-total-wins-by-itself = Ningún total gana por sí mismo.
irrelevant-nothing-played = No hay apuestas.
irrelevant-no-counters-change-hands-after = Tras una mano no cambian de dueño las fichas.
irrelevant-no-wager = No hay apuesta.
irrelevant-everyone-plays-alone = Cada uno juega por su cuenta.
irrelevant-penalty-suit-named-after-cards = El palo de castigo no se nombra hasta después de exponer.
irrelevant-scores-may-fall-below-zero = Aquí se puede bajar de cero.

## Por qué lo pegado no es un código de reglas

code-too-long = Es demasiado largo para un código.
code-none = No es un código de reglas: esos empiezan por H1.
code-letter = En un código de reglas no hay ninguna { $letter }: una letra está mal escrita.
code-too-short = El código es demasiado corto: falta el final.
code-mistyped = El código está mal escrito, o le falta una parte.
code-version = El código es de otra versión del juego (H{ $version }, no H1).
code-damaged = El código está dañado: le falta una parte.
code-players = El código es para { $here } jugadores, no { $players }.
code-rules = El código contiene reglas que no se pueden jugar: { $why }

## Por qué una modalidad no encaja con un número de jugadores

impossible-table = { $name } es para { LIST($sizes, type: "or") } jugadores, no { $players }.
impossible-table-range = { $name } es para { $low } a { $high } jugadores, no { $players }.

## Lo que está mal en una partida guardada

log-no-record = no es una línea de una partida
log-no-game = no es una partida guardada de Corazones
log-newer = es de una versión más nueva de Corazones; actualiza para abrirla
log-seed = la semilla no es un texto
log-cut = no se puede leer cómo se cortó la baraja
log-seats = las reglas o los asientos están dañados
log-missing = falta { $name }
log-rules = { $why }
log-line-changed = la línea se cambió después de escribirse
log-not-readable = no se puede leer
log-stuck = la partida no puede seguir desde aquí
log-torn = la línea se corta
log-empty = el archivo está vacío
log-wrong = { $detail }
log-misfit = { $event } no encaja aquí
log-differs = línea { $line }, mano { $deal }: { $part ->
    [totals] los totales son
    [points] los puntos son
    [hands] las cartas son
    [e] el evento es
   *[other] { $part } es
} { $recorded } en el archivo, pero { $expected } según las reglas
log-undo = no se puede volver al evento { $n }
