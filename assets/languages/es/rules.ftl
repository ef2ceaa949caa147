### Las reglas de una modalidad en frases, hechas de sus opciones.

## Partes de frases que se usan abajo

rules-moon-them = { $cleared ->
    [hand] ninguna de sus cartas
    [penalties] las cartas de castigo
   *[needed] ello
}
rules-moon-those = { $cleared ->
    [penalties] las cartas de castigo
   *[other] esas cartas
}

## El objetivo

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Cada baza que te llevas cuesta puntos, y algunas de sus cartas, las cartas de castigo, cuestan más: procura llevarte los menos puntos posibles.
       *[no] Algunas cartas, las cartas de castigo, cuestan puntos cuando te las llevas en bazas: procura llevarte los menos puntos posibles.
    }
    [high] Algunas cartas, las cartas de castigo, restan puntos cuando te las llevas en bazas: mantén alto tu total.
    [magnitude] Algunas cartas cuentan cuando te las llevas en bazas: quédate cerca de cero.
    [counters] Algunas cartas, las cartas de castigo, te cuestan fichas cuando te las llevas en bazas: conserva las tuyas.
    [hearts] Cada corazón que te llevas en una baza te cuesta fichas: conserva las tuyas.
    [pool] Quien no se lleva ninguna carta de castigo tiene parte en las fichas que todos ponen.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] Las cartas de castigo son todos los corazones y la dama de picas.
       *[other] Las cartas de castigo son todos los corazones y las dos damas de picas.
    }
    [hearts] Las cartas de castigo son todos los corazones.
    [named] Las cartas de castigo son todas las de un palo, que se nombra en cada mano.
    [hearts-and] { $packs ->
        [1] Las cartas de castigo son todos los corazones, además { CARDS($others, case: "of") }.
       *[other] Las cartas de castigo son todos los corazones, además { CARDS($others, case: "of") } de las dos barajas.
    }
   *[no] Las cartas de castigo son { CARDS($cards) }.
}

## Jugadores y cartas

rules-players = { $partners ->
   *[none] Juegan { WORD($players) } personas, cada una por su cuenta.
    [fixed] Juegan { WORD($players) } personas, por parejas: cada persona se sienta enfrente de su pareja.
    [adhoc] Juegan { WORD($players) } personas, con parejas que cambian de mano en mano.
}
rules-pack = { $packs ->
    [1] Se juega con una baraja francesa de { $cards } cartas.
   *[other] Se mezclan { WORD($packs) } barajas francesas de { $cards } cartas: { $total } cartas en total.
}
rules-pack-changed = { $packs ->
    [1] Se juega con una baraja francesa de { $cards } cartas, { LIST($changes, type: "more") }: { $total } cartas en total.
   *[other] Se mezclan { WORD($packs) } barajas francesas de { $cards } cartas, { LIST($changes, type: "more") }: { $total } cartas en total.
}
rules-pack-without = sin { LIST($cards) }
rules-pack-every = { $rank ->
    [11] las dos
    [12] las dos
   *[other] los dos
} { rank-plural } de { suit-name }
rules-pack-copies = { $rank ->
    [11] { WORD($n, case: "feminine") } de las
    [12] { WORD($n, case: "feminine") } de las
   *[other] { WORD($n) } de los
} { WORD($packs) } { rank-plural } de { suit-name }
rules-pack-jokers = { $n ->
    [one] con un comodín más
   *[other] con { WORD($n) } comodines más
}
rules-pack-warren = con una carta más, la carta Warren
rules-ranks = { $lowest ->
    [2]
        En cada palo, el as es la más alta; luego rey, dama, jota, diez y así hasta el dos. No hay
        triunfos.
    [0]
        En cada palo, el as es la más alta; luego rey, dama, jota, diez y así hasta la carta más baja
        que queda. No hay triunfos.
   *[other]
        En cada palo, el as es la más alta; luego rey, dama, jota, diez y así hasta el
        { RANK($lowest) }. No hay triunfos.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Un comodín no es de ningún palo ni es un corazón. Cuando se sale de un palo, solo lo
        juega quien no puede asistir. Nunca se lleva una baza y no cuenta nada.
    [anytime]
        Un comodín no es de ningún palo y se puede jugar siempre, también si se podría asistir. Nunca
        se lleva una baza y no cuenta nada.
    [zero_of_suit]
        Un comodín es el trébol más bajo y el otro, el diamante más bajo, por debajo del dos; con ellos
        se asiste como con las demás cartas, nunca se llevan una baza y no cuentan nada.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Solo puede salir con un comodín quien no tiene otra carta con la que salir.
       *[other] Solo puede salir con un comodín quien no tiene otra carta con la que salir; entonces la siguiente carta que no sea un comodín, aunque sea un corazón, marca el palo al que se asiste.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] Se puede salir con un comodín, como carta de su palo.
       *[other] Se puede salir con un comodín; entonces la siguiente carta que no sea un comodín, aunque sea un corazón, marca el palo al que se asiste.
    }
    [leader_names_suit] Se puede salir con un comodín; quien lo hace nombra el palo al que se asiste.
}
rules-warren =
    La carta que sobra del reparto, la carta extra, queda boca abajo junto a quien tiene la carta
    Warren: todos ven quién es, pero solo esa persona puede mirarla. Quien recibe la carta Warren en
    un pase recibe también la carta extra.
rules-warren-play =
    Siempre que se pudiera jugar la carta extra, se puede jugar en su lugar la carta Warren: se anuncia en
    el acto el palo de la carta extra, se enseña su valor al final de la baza, y entonces cuenta como
    si se hubiera jugado desde el principio.
rules-warren-queen = Si la carta extra es la dama de picas, no rompe los corazones hasta que se pone boca arriba.
rules-warren-follow = { $follow ->
   *[alias] Para asistir, la carta Warren cuenta como una carta del palo de la carta extra.
    [optional] Nunca es obligatorio jugar la carta Warren para asistir.
}
rules-warren-left = { $left ->
   *[ordinary] Si la que sobra es la propia carta Warren, la mano se juega como cualquier otra.
    [redeal] Si la que sobra es la propia carta Warren, se reparte otra vez.
}

## El reparto

rules-first-dealer = { $dealer ->
   *[random] Quién reparte primero se decide al azar.
    [low_card] { $direction ->
       *[cw] Cada uno saca una carta, y reparte primero quien saca la más baja; si hay empate, quienes empatan sacan otra vez. En cada mano corta quien está a la derecha de quien reparte.
        [ccw] Cada uno saca una carta, y reparte primero quien saca la más baja; si hay empate, quienes empatan sacan otra vez. En cada mano corta quien está a la izquierda de quien reparte.
    }
}
rules-direction = { $direction ->
   *[cw] Se reparte y se juega en el sentido de las agujas del reloj, y después reparte quien está a la izquierda de quien repartía.
    [ccw] Se reparte y se juega en sentido contrario a las agujas del reloj, y después reparte quien está a la derecha de quien repartía.
}
rules-hands = { $direction ->
   *[cw] Las cartas se reparten de una en una, empezando por la izquierda de quien reparte, y cada uno recibe { WORD($size) } cartas.
    [ccw] Las cartas se reparten de una en una, empezando por la derecha de quien reparte, y cada uno recibe { WORD($size) } cartas.
}
rules-hands-uneven = { $direction ->
   *[cw] Las cartas se reparten de una en una, empezando por la izquierda de quien reparte, hasta que no queda ninguna: { rules-hands-longer } Quienes tienen una carta más juegan dos en la primera baza.
    [ccw] Las cartas se reparten de una en una, empezando por la derecha de quien reparte, hasta que no queda ninguna: { rules-hands-longer } Quienes tienen una carta más juegan dos en la primera baza.
}
rules-hands-longer = { $longer ->
    [1] la primera persona recibe { WORD($most) }, las demás { WORD($least) }.
   *[other] las { WORD($longer) } primeras personas reciben { WORD($most) }, las demás { WORD($least) }.
}
rules-stock = { $n ->
    [one] La otra carta queda boca abajo como mazo.
   *[other] Las otras { WORD($n) } cartas quedan boca abajo como mazo.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] Quien se lleva la primera baza se lleva también la viuda y puede mirarla; cuenta con sus bazas y no se une a sus cartas.
    [first_point] Quien se lleva la primera baza con una carta de castigo se lleva también la viuda y puede mirarla; cuenta con sus bazas y no se une a sus cartas.
    [last_trick] Quien se lleva la última baza de la mano se lleva también la viuda y puede mirarla; cuenta con sus bazas.
    [first_trick_swap] Quien se lleva la primera baza une la viuda a sus cartas y, antes de la baza siguiente, aparta boca abajo { rules-kitty-any }.
    [first_point_swap] Quien se lleva la primera baza con una carta de castigo une la viuda a sus cartas y, antes de la baza siguiente, aparta boca abajo { rules-kitty-any }.
    [out_of_play] Nadie ve la viuda, y no cuenta para nadie.
}
rules-kitty-any = { $n ->
    [1] una carta cualquiera
   *[other] { WORD($n) } cartas cualesquiera
}
rules-kitty-size = { $n ->
    [1] La carta que sobra es la viuda.
   *[other] Las { WORD($n) } cartas que sobran son la viuda.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] La carta apartada cuenta con las bazas de quien la aparta.
       *[other] Las cartas apartadas cuentan con las bazas de quien las aparta.
    }
    [out_of_play] { $n ->
        [1] La carta apartada no cuenta para nadie.
       *[other] Las cartas apartadas no cuentan para nadie.
    }
}

## Pasar cartas antes de jugar

rules-no-pass = No se pasan cartas.
rules-pass-always = Antes de jugar, cada uno pasa { $step }.
rules-pass-cycle = Antes de jugar, cada uno pasa cartas: { SERIES($steps, joint: "series-long") }.{ $again ->
    [yes] {" "}Luego el orden empieza otra vez.
   *[no] {""}
}
rules-pass-first = en la primera mano, { $step }
rules-pass-later = en la { ORDINAL($n, case: "feminine") }, { $step }
rules-pass-unseen = Eliges lo que pasas antes de ver lo que te pasan.
rules-pass-forbidden = No está permitido pasar { CARDS($cards) }.
rules-pass-along =
    Cuando el pase va a una sola persona, puedes quedarte con tus cartas y pasar a ciegas las que te
    pasan a ti.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n, case: "feminine") }
}
rules-pass-hold = ninguna (sin pase)
rules-pass-middle = { rules-pass-count } al centro, donde se barajan y se reparten otra vez, { WORD($n, case: "feminine") } a cada uno
rules-pass-smoosh = { rules-pass-middle } (revuelto)
rules-pass-charge = ninguna si alguien ha expuesto una carta (véase «{ heading-before }»), y si no, { rules-pass-middle }, tras lo cual se puede exponer otra vez
rules-pass-scatter = { rules-pass-count } a cada uno de los demás (dispersión)
rules-pass-dealer = según elija quien reparte, { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { rules-pass-count } { LIST($ways, type: "or") }
rules-pass-way = { rules-pass-count } { $way }
rules-way-other = a la otra persona
rules-way-opposite = a quien está enfrente
rules-way = { $side ->
   *[left] { $place ->
        [1] a la izquierda
       *[other] al { ORDINAL($place) } jugador por la izquierda
    }
    [right] { $place ->
        [1] a la derecha
       *[other] al { ORDINAL($place) } jugador por la derecha
    }
}

## Antes de jugar

rules-charging = { $after_pass ->
    [some] Antes de la primera baza, y después del pase en las manos que empiezan con uno, quien tiene { LIST($cards, type: "or", each: "the-card") } puede exponer esa carta, es decir, enseñarla para que valga doble. { rules-charging-way }
    [yes] Después del pase y antes de la primera baza, quien tiene { LIST($cards, type: "or", each: "the-card") } puede exponer esa carta, es decir, enseñarla para que valga doble. { rules-charging-way }
   *[no] Antes de la primera baza, quien tiene { LIST($cards, type: "or", each: "the-card") } puede exponer esa carta, es decir, enseñarla para que valga doble. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Cada uno puede exponer a la vista, en cualquier orden; cuando alguien lo hace, los demás pueden exponer más, hasta que nadie quiera.
    [gong_zhu] Por turnos, empezando después de quien reparte, cada uno dice una vez qué cartas expone, si expone alguna.
    [blind] Todos eligen en secreto qué cartas exponen, si exponen alguna, y las enseñan a la vez.
}
rules-charged-play =
    Con una carta expuesta no se puede salir ni asistir en la primera baza en que se sale de su palo,
    salvo que no haya otra carta que jugar. Si se sale de otro palo, la puede jugar quien no puede asistir.
rules-auction =
    Por turnos, y quien reparte al final, cada uno puja una vez de una a { $most } fichas, o nada, por el
    derecho a nombrar el palo de castigo de la mano; una puja no tiene que superar a las anteriores. La
    puja más alta, o la primera de las iguales, se paga a un bote en el centro y nombra el palo; si nadie
    puja, el palo de castigo es corazones y no se paga nada.
rules-pledge = Antes de la primera baza, cada uno puede prometer que no se llevará corazones.

## Primera salida

rules-opening-club = Quien tiene { $card } sale con esa carta en la primera baza.
rules-opening-any-club =
    Quien tiene { $card } sale en la primera baza, y tiene que salir de tréboles, pero no
    necesariamente con esa carta.
rules-lowest-club = { rank-article } { RANK($rank) } de tréboles
rules-lowest-club-dealt = el trébol más bajo que se ha repartido ({ rank-article } { RANK($rank) } de tréboles, si no sobra)
rules-opening-eldest = { $direction ->
   *[cw] Quien está a la izquierda de quien reparte sale con cualquier carta permitida.
    [ccw] Quien está a la derecha de quien reparte sale con cualquier carta permitida.
}
rules-opening-spades =
    En la primera mano, quien tiene el dos de picas sale con esa carta. En las siguientes, quien se llevó
    la dama de picas en la mano anterior sale con cualquier carta permitida.
rules-opening-bidder = { $direction ->
   *[cw] Quien hizo la puja más alta sale con cualquier carta permitida; si nadie ha pujado, sale quien está a la izquierda de quien reparte.
    [ccw] Quien hizo la puja más alta sale con cualquier carta permitida; si nadie ha pujado, sale quien está a la derecha de quien reparte.
}

## Primera baza

rules-first-trick-free = En la primera baza se pueden jugar cartas de castigo.
rules-first-trick = En la primera baza no se puede jugar ninguna carta de castigo, ni siquiera si no se puede asistir.{ $exception ->
    [yes] {" "}Pero quien no tiene del palo de salida más que cartas de castigo tiene que jugar una.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Quien no puede asistir y solo tiene cartas de castigo puede jugar cualquiera de ellas.
    [misdeal]
        Quien no puede asistir y solo tiene cartas de castigo puede jugar cualquiera de ellas, o anular
        el reparto: entonces la misma persona reparte otra vez y la mano no cuenta.
    [point_void]
        Quien no puede asistir y solo tiene cartas de castigo puede jugar cualquiera de ellas, y la
        carta jugada no cuenta para nadie.
    [lay_aside]
        Quien no puede asistir y solo tiene cartas de castigo puede jugar cualquiera de ellas; esa carta
        se deja a un lado y al final de la mano va a quien tiene menos puntos de castigo, pero al menos
        uno.
}
rules-first-trick-ten = El diez de tréboles no se puede jugar en la primera baza, salvo que sea el único trébol de quien lo tiene.

## Asistir y salir

rules-follow =
    Hay que asistir al palo de salida si se puede{ $joker ->
        [yes] , o jugar un comodín
       *[no] {""}
    }. Quien no puede juega cualquier carta: eso es descartarse.
rules-follow-domino =
    Hay que asistir al palo de salida si se puede. Quien no puede roba del mazo, carta tras carta, hasta
    poder. Solo cuando el mazo se acaba se puede jugar cualquier carta en su lugar: eso es
    descartarse.
rules-lead-any = { $charge ->
    [yes] Se puede salir de cualquier palo en cualquier momento, también de corazones; solo una carta expuesta tiene que esperar, como se ha dicho arriba.
   *[no] Se puede salir de cualquier palo en cualquier momento, también de corazones.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] No se puede salir de corazones hasta que se rompan, es decir, hasta que se haya jugado un corazón en alguna baza.
        [discarded] No se puede salir de corazones hasta que se rompan, es decir, hasta que alguien se haya descartado de un corazón en otro palo. Salir con un corazón no los rompe.
        [won] No se puede salir de corazones hasta que se rompan, es decir, hasta que alguien se haya llevado una baza con un corazón.
    }
    [hearts_qs] { $event ->
       *[played] No se puede salir de corazones hasta que se rompan, es decir, hasta que se haya jugado un corazón o la dama de picas en alguna baza.
        [discarded] No se puede salir de corazones hasta que se rompan, es decir, hasta que alguien se haya descartado de un corazón o de la dama de picas en otro palo. Salir con una de esas cartas no los rompe.
        [won] No se puede salir de corazones hasta que se rompan, es decir, hasta que alguien se haya llevado una baza con un corazón o la dama de picas.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Quien solo tiene corazones y comodines sale de corazones de todos modos.
       *[no] Quien solo tiene corazones puede salir de ellos de todos modos.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Quien solo tiene corazones, otras cartas de castigo y comodines puede salir de corazones de todos modos.
       *[no] Quien solo tiene corazones y otras cartas de castigo puede salir de corazones de todos modos.
    }
}
rules-queen-forced =
    Hay que descartarse de la dama de picas en la primera ocasión segura: en cuanto se sale de otro palo
    al que no puede asistir quien la tiene{ $ban ->
        [yes] , pero no en una primera baza en la que no puede haber puntos
       *[no] {""}
    }.
rules-domino-out =
    Quien se queda sin cartas deja de jugar, y en su lugar sale el siguiente. La mano acaba cuando queda
    como mucho una persona con cartas; esas cartas cuentan con sus bazas, y lo que queda del mazo no cuenta
    para nadie.
rules-draw =
    Después de cada baza, cada uno roba una carta del mazo, primero quien se la ha llevado. Cuando se
    acaba, se juegan las cartas que quedan.

## Bazas

rules-trick = La carta más alta del palo de salida se lleva la baza. Quien la ha jugado sale en la siguiente.
rules-equal-cards = { $duplicates ->
   *[first] De dos cartas iguales, es más alta la que se juega primero.
    [last] De dos cartas iguales, es más alta la que se juega en segundo lugar.
    [cancel]
        Dos cartas iguales en una baza se anulan, y ninguna puede llevársela. Si así no queda ninguna
        carta del palo de salida, la baza queda pendiente: vuelve a salir la misma persona, y quien se
        lleva la siguiente se lleva todo lo pendiente. Las cartas anuladas cuentan de todos modos para
        quien se las lleva.
}
rules-equal-cards-kitty = Si la primera baza queda pendiente, la viuda espera con ella.
rules-dead-last-trick = { $dead ->
   *[leader] Si la última baza de una mano se anula así, se la lleva quien ha salido, con todo lo pendiente.
    [discard] Si la última baza de una mano se anula así, no se la lleva nadie, ni tampoco lo pendiente.
    [second_of_top]
        Si la última baza de una mano se anula así, se la lleva quien ha jugado la segunda carta del par
        más alto, con todo lo pendiente.
}
rules-boost = { $boost ->
   *[any_nine] Cuando cae un nueve cualquiera en una baza, { rules-boost-round }
    [led_nine] Cuando cae en una baza el nueve del palo de salida, { rules-boost-round }
}
rules-boost-round =
    cada uno juega una segunda carta después de que todos hayan jugado la primera, en el mismo orden y
    asistiendo al mismo palo; la carta más alta de ese palo en las dos vueltas se lleva toda la baza.
    Una baza se alarga solo una vez, y no cuando ya no quedan cartas.
rules-shown = { $shown ->
   *[last_trick] Todos pueden volver a mirar la última baza.
    [last_trick_open]
        La última baza queda boca arriba junto a quien se la ha llevado, y quien se ha llevado alguna
        baza tiene delante un dorso.
    [penalty_cards]
        Las cartas de castigo quedan boca arriba junto a quien se las ha llevado, y todos pueden volver
        a mirar la última baza.
}
rules-claim =
    Quien tiene que salir puede enseñar sus cartas y reclamar todas las bazas que quedan. Si alguien se
    opone, el juego sigue con esas cartas a la vista.

## Valor de las cartas

value-verb = { $way ->
   *[counts] { $one ->
        [yes] vale
       *[no] valen
    } { $score }{ $each ->
        [yes] {" "}por carta
       *[no] {""}
    }
    [takes] { $one ->
        [yes] resta
       *[no] restan
    } { points }{ $each ->
        [yes] {" "}por carta
       *[no] {""}
    }
    [costs] { $one ->
        [yes] cuesta
       *[no] cuestan
    } { points }{ $each ->
        [yes] {" "}por carta
       *[no] {""}
    }
}
rules-value-named-suit = Cada carta del palo nombrado en la puja cuesta { points }.
rules-value-penalty-suit = Cada carta del palo de castigo es una carta de castigo.
rules-value-counters = Las cartas no cuentan puntos: solo cambian de mano las fichas.
rules-value-each = Cada { LIST($cards, type: "and-each") } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Cada corazón { value-verb }.
rules-value-other-hearts = Cada uno de los demás corazones { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] Los corazones cuestan puntos según la carta: { LIST($ranks, type: "more") }.
    [counts] Los corazones valen puntos según la carta: { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Cada { LIST($ranks, type: "or", each: "rank-alone") } de corazones { value-verb }.
rules-value-total = Ninguna otra carta cuesta nada; todas las cartas de castigo juntas cuestan { $total }.
rules-value-total-doubled = Ninguna otra carta cuesta nada; todas las cartas de castigo juntas cuestan { $total } antes de doblar.
rules-royal-hearts = La dama de corazones dobla lo que valen todos los corazones de quien se la lleva, también ella misma.
rules-royal-spades = La dama de tréboles anula a la dama de picas si se las lleva la misma persona.
rules-ten-turbo = El diez de tréboles dobla lo que valen todas las demás cartas de quien se lo lleva.
rules-ten-doubles = El diez de tréboles dobla lo que cuestan las cartas de castigo de quien se lo lleva.
rules-complex = Los puntos son números complejos, como 3 + 4i; i por i es −1.
rules-ten-complex = El diez de tréboles multiplica por 2i la suma de lo que valen las demás cartas de quien se lo lleva.
rules-gong-zhu-scoring = Las cartas que puntúan son todos los corazones y además { CARDS($cards) }, incluidas las que no valen nada.
rules-gong-zhu-name = La dama de picas se llama el cerdo.
rules-gong-zhu-ten =
    El diez de tréboles vale { $score } para quien no se lleva ninguna otra carta que puntúe. Si no, por
    sí mismo no vale nada, pero dobla lo que valen todas las demás cartas que puntúan de esa persona.
rules-gong-zhu-hearts = A quien se lleva todos los corazones le valen juntos { SIGNED($won) } en vez de { $lost }{ $charged ->
    [yes] {" "}(el doble si el as está expuesto)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] Si se lleva también el cerdo, este vale { SIGNED($won) } en vez de { $lost }.
    [all_sixteen] Si se lleva también todas las demás cartas que puntúan, el cerdo vale { SIGNED($won) } en vez de { $lost }.
}
rules-charged-ace = Si el as de corazones está expuesto, cada corazón vale el doble.
rules-charged-card = Cuando se expone { LIST($cards, type: "or", each: "the-card") }, esa carta vale el doble.
rules-charged-ten = { $values ->
   *[turbo] Si el diez de tréboles está expuesto, multiplica por cuatro en vez de doblar.
    [gong_zhu] Si el diez de tréboles está expuesto, multiplica por cuatro en vez de doblar, y si no hay otra carta que puntúe, vale { $score }.
    [complex] Si el diez de tréboles está expuesto, multiplica por 4i en vez de por 2i.
}

## Otros puntos

rules-bonus-floor = { $floor ->
   *[none] Con { CARDS($cards) } se puede bajar de cero.
    [hand] Ni siquiera con { CARDS($cards) } se puede bajar de cero en una mano.
    [total] Ni siquiera con { CARDS($cards) } baja de cero un total.
}
rules-trick-points = Cada baza que se lleva alguien cuesta { points }, haya lo que haya en ella.
rules-no-trick = Quien no se lleva ninguna baza en una mano tiene un descuento de { points }.
rules-no-trick-moon = { $moon ->
   *[yes] Quien no se lleva ninguna baza en una mano tiene un descuento de { points }, aunque alguien dispare a la luna.
    [no] Quien no se lleva ninguna baza en una mano tiene un descuento de { points }, salvo que alguien dispare a la luna.
}
rules-pledge-points = Cumplir la promesa quita { points }; romperla añade { points }.

## Luna y sol

rules-moon-gong-zhu = No hay otro premio por llevárselo todo.
rules-moon-gong-zhu-partners = A la pareja que se lleva entre los dos todos los corazones se la premia como a una sola persona.
rules-moon-none = Llevarse todas las cartas de castigo no tiene ningún efecto especial.
rules-moon = { $side ->
    [yes] La pareja que se lleva { rules-moon-needs } en una mano dispara a la luna: { rules-moon-effect }.
   *[no] Quien se lleva { rules-moon-needs } en una mano dispara a la luna: { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] todas las cartas del palo de castigo
   *[all_penalties] todas las cartas de castigo
    [with_bonus] todas las cartas de castigo y además { CARDS($bonuses) }
    [all_hearts] todos los corazones
    [hearts_qs] { $packs ->
        [1] todos los corazones y la dama de picas
       *[other] todos los corazones y las dos damas de picas
    }
}
rules-moon-effect = { $effect ->
   *[add] no se le apunta nada por { rules-moon-them }, y a cada uno de los demás se le suma { $amount }
    [add_other_side] no se le apunta nada por { rules-moon-them }, y a cada rival se le suma { $amount }
    [subtract] no se le apunta nada por { rules-moon-them }, y a su total se le resta { $amount }
    [choice] no se le apunta nada por { rules-moon-them } y puede elegir: o a cada uno de los demás se le suma { $amount }, o a su propio total se le resta lo mismo
    [negate] se le resta lo que habrían costado { rules-moon-those }
    [zero_or_double] no se le apunta nada por { rules-moon-them } y puede elegir: o su propio total pasa a cero, o se doblan los totales de todos los demás
    [gift_from_each] no se le apunta nada por { rules-moon-them }, a cada uno de los demás se le suma { $amount }, y al total de quien dispara se le resta la suma de todo eso
    [in_values] el valor de las cartas dice lo que pasa
}
rules-amount-hand = lo que valían las cartas de quien dispara, con premios y dobles incluidos
rules-amount-suit = el valor de esas cartas
rules-amount-complex = el valor de { rules-moon-those }, { $score }, multiplicado por 2i si quien dispara tiene el diez de tréboles
rules-amount-of = el valor de { rules-moon-those }, { points }
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(más si hay cartas expuestas)
    [fewer] {" "}(menos si algunas no están en juego)
    [both] {" "}(más si hay cartas expuestas, menos si algunas no están en juego)
   *[no] {""}
}
rules-moon-complex = Si quien dispara se ha llevado { LIST($cards, type: "or", each: "the-card") }, esa carta cuenta de todos modos y se multiplica igual.
rules-moon-royal = Son 52 puntos, diez menos con la dama de diamantes y 26 menos con la dama de tréboles; ninguna de las dos hace falta para la luna.
rules-moon-guard = { $guard ->
   *[none] Eso vale aunque así pierda la partida quien dispara.
    [auto_subtract]
        Si con eso acabara la partida sin que ganara quien dispara, a los demás no se les apunta nada por
        la luna, y al total de quien dispara se le resta lo mismo.
    [game_goes_on]
        Si con eso acabara la partida sin que ganara quien dispara, la partida sigue hasta una mano sin una
        luna así.
    [reached_score]
        Quien tenía un total de { $total } o más puede elegir que en su lugar se le reste lo mismo.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } { $one ->
        [yes] cuenta
       *[no] cuentan
    } también cuando hay luna.
    [swallowed] Quien dispara a la luna no recibe nada por { CARDS($cards) }.
}
rules-moon-signs = Quien dispara puede elegir para cada rival si la cantidad se suma o se resta.
rules-moon-alone = Una sola persona tiene que llevárselas todas; en una pareja no se ayudan a disparar a la luna.
rules-sun = { $sun ->
   *[double] Quien se lleva todas las bazas de una mano dispara al sol: { rules-sun-worth }.
    [first_trick_free] Quien se lleva todas las bazas de una mano, o todas menos la primera, dispara al sol: { rules-sun-worth }.
    [punish] Quien se lleva todas las bazas de una mano dispara al sol: lo que hace una luna cuenta doble contra quien le pasó cartas y una vez contra los demás{ $moon ->
        [yes] {""}
       *[no] , que se apuntan { rules-sun-amount }
    }.
    [clean_slate] Quien se lleva todas las bazas de una mano dispara al sol: su total pasa a cero.
    [sun_only]
        Pero eso solo vale para quien se lleva también todas las bazas de la mano; si no, las cartas
        cuentan como siempre.
}
rules-sun-worth = { $moon ->
    [yes] cuenta en vez de la luna, y el doble
   *[no] cada uno de los demás se apunta dos veces { rules-sun-amount }
}
rules-sun-amount = { $hand ->
    [yes] los puntos de quien dispara
   *[no] los puntos de todas las cartas de castigo ({ $score })
}

## Final de la partida

rules-winner = { $score ->
   *[low] Se suman los puntos de todas las manos, y gana el total más bajo.
    [high] Se suman los puntos de todas las manos, y gana el total más alto.
    [magnitude] Se suman los puntos de todas las manos, y gana el total más cerca de cero; la distancia de a + bi a cero es la raíz cuadrada de a² + b².
    [counters] Gana quien tiene más fichas.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] La partida acaba tras la mano en la que la distancia a cero del total de una pareja { rules-end-reached }.
       *[no] La partida acaba tras la mano en la que el total de una pareja { rules-end-reached }.
    }
   *[no] { $distance ->
        [yes] La partida acaba tras la mano en la que la distancia a cero de algún total { rules-end-reached }.
       *[no] La partida acaba tras la mano en la que algún total { rules-end-reached }.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down }, o { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] llega a { $high } o más
    [exceed] pasa de { $high }
}
rules-end-down = { $end ->
   *[reach] baja a { $low } o menos
    [exceed] baja de { $low }
}
rules-gong-zhu-loser = Quien tiene un total que { rules-end-down } pierde, y se llama también el cerdo.
rules-end-deals = { $n ->
    [one] La partida acaba tras una mano.
   *[other] La partida acaba tras { WORD($n) } manos.
}
rules-end-time = { $n ->
    [one] Tras un minuto se acaba la mano en curso, y con ella la partida.
   *[other] Tras { WORD($n) } minutos se acaba la mano en curso, y con ella la partida.
}
rules-end-chips = La partida acaba cuando alguien se queda sin fichas.
rules-wrap = Un total de exactamente { LIST($totals, type: "or") } pasa a cero, antes de ver si la partida acaba.
rules-adjust = Un total que acaba de cambiar salta { LIST($changes, type: "or") }, antes de ver si la partida acaba.
rules-adjust-one = de exactamente { $from } a { $to }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Las parejas que empatan en cabeza comparten la victoria.
       *[no] Quienes empatan en cabeza comparten la victoria.
    }
    [extra_hands] { $side ->
        [yes] Si al llegar el final hay parejas empatadas en cabeza, se juegan más manos hasta que una quede sola en cabeza.
       *[no] Si al llegar el final hay empate en cabeza, se juegan más manos hasta que alguien quede en cabeza en solitario.
    }
    [not_over_while_tied] { $special ->
        [yes] La partida no acaba mientras haya empate en cabeza, salvo por una victoria de las que se describen abajo.
       *[no] { $side ->
            [yes] La partida no acaba mientras haya parejas empatadas en cabeza.
           *[no] La partida no acaba mientras haya empate en cabeza.
        }
    }
}
rules-special-win = { $n ->
    [one] Quien se queda en un total de exactamente { $total } durante una mano gana en el acto, vayan como vayan los demás.
   *[other] Quien se queda en un total de exactamente { $total } durante { WORD($n) } manos seguidas gana en el acto, vayan como vayan los demás.
}
rules-special-several = Así pueden ganar varias personas a la vez.
rules-special-arrival = { $counts ->
    [yes] La mano que llega a ese total cuenta como la primera.
   *[no] La mano que llega a ese total no cuenta como una de ellas.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] La otra pareja queda segunda.
        [0] Los demás puestos siguen el orden de los totales.
       *[other] Los puestos de las demás parejas siguen el orden de los totales.
    }
    [winner_only] Solo cuenta quien gana; no hay segundo puesto.
}

## Dinero, reloj y parejas

counters = { $n ->
    [one] una ficha
   *[other] { WORD($n) } fichas
}
rules-chips = Cada uno empieza con { counters }.{ $debts ->
    [yes] {" "}Quien se queda sin fichas sigue jugando y debe lo que tenga que pagar.
   *[no] {""}
}
rules-settle-average = Al final, cada uno paga { counters } por cada punto por encima de la media, o recibe { counters } por cada punto por debajo; las fracciones de ficha también cuentan.
rules-settle-pool =
    Tras cada mano, cada uno paga { counters } al bote. Se lo reparten quienes no se han llevado cartas de
    castigo; lo que no se puede dividir, o no gana nadie, se queda en el bote.
rules-settle-sweepstake = { $named ->
   *[no] Tras cada mano, cada uno paga al bote { counters } por cada corazón que se ha llevado.
    [yes] Tras cada mano, cada uno paga al bote { counters } por cada carta del palo de castigo que se ha llevado.
}
rules-settle-jack = { $named ->
   *[no] Quien no se ha llevado corazones queda limpio. Los limpios se reparten el bote; las fichas que no se pueden dividir se quedan en él. Si nadie queda limpio, o alguien se ha llevado todos los corazones, el bote entero se queda y pasa a ser un jack: crece con lo que se paga en cada mano y nunca se reparte; solo lo gana quien queda limpio en solitario.
    [yes] Quien no se ha llevado cartas del palo de castigo queda limpio. Los limpios se reparten el bote; las fichas que no se pueden dividir se quedan en él. Si nadie queda limpio, o alguien se ha llevado el palo entero, el bote entero se queda y pasa a ser un jack: crece con lo que se paga en cada mano y nunca se reparte; solo lo gana quien queda limpio en solitario.
}
rules-pool-left = Lo que hay en el bote cuando la partida acaba no es para nadie.
rules-settle-howell = { $named ->
   *[no] Tras cada mano, quien se ha llevado corazones paga a cada uno de los demás { counters } por cada uno de ellos.
    [yes] Tras cada mano, quien se ha llevado cartas del palo de castigo paga a cada uno de los demás { counters } por cada una de ellas.
}
rules-settle-excess = { $named ->
   *[no] Tras cada mano, quien se ha llevado más corazones paga a cada uno de los demás { counters } por cada corazón que esa persona se ha llevado de menos.
    [yes] Tras cada mano, quien se ha llevado más cartas del palo de castigo paga a cada uno de los demás { counters } por cada una que esa persona se ha llevado de menos.
}
rules-settle-turbo = Al final, el total de cada uno por { WORD($players) } se compara con la suma de todos: quien está por debajo recibe { counters } por cada punto de diferencia, y quien está por encima paga lo mismo.
rules-wager-winner = Al principio cada uno pone { counters }; al final todo es para quien gana, y si hay empate se reparte por igual.
rules-wager-places = Al principio cada uno pone { counters }; al final los puestos cobran en proporción { SERIES($shares, joint: "list-ratio") }, y quienes empatan se reparten lo suyo por igual; las fracciones de ficha también cuentan.
rules-timer = { $n ->
    [one] Cada decisión tiene un límite de un segundo; después se juega una carta permitida, o se pasan cartas, al azar.
   *[other] Cada decisión tiene un límite de { WORD($n) } segundos; después se juega una carta permitida, o se pasan cartas, al azar.
}
rules-partners = { $partners ->
   *[fixed] Los puntos de cada pareja se suman, y la pareja gana o pierde como si fuera una sola persona.
    [adhoc]
        Las dos primeras personas que se llevan una baza son pareja en esa mano, contra todas las demás,
        y a cada persona se le apunta lo que se ha llevado su lado.
}
