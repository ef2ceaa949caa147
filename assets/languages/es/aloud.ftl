### Lo que se lee en voz alta: en la mesa, y cuando aparece una pantalla.

## Lo que pasa en la mesa

aloud-deal = { $detail ->
    [brief] Mano { $n }.
   *[usual] { $mine ->
        [yes] Mano { $n }, repartes tú.
       *[no] Mano { $n }, reparte { $name }.
    }
}
aloud-cuts = Cartas sacadas para el primer reparto: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] tú { CARD($card, article: "the") }
   *[no] { $name } { CARD($card, article: "the") }
}
aloud-hold = En esta mano no se pasan cartas.
aloud-your-hand = Tus cartas: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] ninguna de { SUIT($suit) }
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Eliges: { $pass }.
   *[no] { $name } elige: { $pass }.
}
aloud-you-pass = Pasas { LIST($cards, each: "the-card") }.
aloud-has-chosen = { GENDER($name) ->
    [you] Ya has elegido
   *[other] { $name } ya ha elegido
}.
aloud-received = { $name } te pasa { LIST($cards, each: "the-card") }.
aloud-received-middle = Del centro recibes { LIST($cards, each: "the-card") }.
aloud-forwarded = { GENDER($name) ->
    [you] Pasas
   *[other] { $name } pasa
} las cartas a ciegas.
aloud-extra = La carta extra es { CARD($card, article: "the") }.
aloud-charged-nothing = { $mine ->
    [yes] No expones nada.
   *[no] { $name } no expone nada.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] No pujas.
       *[no] { $name } no puja.
    }
   *[other] { $mine ->
        [yes] Pujas { $n }.
       *[no] { $name } puja { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Prometes no llevarte corazones.
       *[no] { $name } promete no llevarse corazones.
    }
   *[no] { $mine ->
        [yes] No prometes nada.
       *[no] { $name } no promete nada.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Sales con { CARD($card, article: "the") }.
        [thrown] Te descartas { CARD($card, article: "the", case: "of") }.
       *[followed] Juegas { CARD($card, article: "the") }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } sale con { CARD($card, article: "the") }.
            [thrown] { $name } se descarta { CARD($card, article: "the", case: "of") }.
           *[followed] { $name } juega { CARD($card, article: "the") }.
        }
    }
}
aloud-out = { $mine ->
    [yes] Te quedas sin cartas.
   *[no] { $name } se queda sin cartas.
}
aloud-counts-as = Cuenta como { SUIT($suit) }.
aloud-void = { $name }, sin { SUIT($suit) }.
aloud-queen = { $pig ->
    [yes] Ha caído el cerdo.
   *[no] Ha caído la dama de picas.
}
aloud-broken = Corazones rotos.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Te llevas la baza.
       *[no] { $name } se lleva la baza.
    }
    [0] { $mine ->
        [yes] Te llevas la baza.
       *[no] { $name } se lleva la baza.
    }
    [one] { $mine ->
        [yes] Te llevas la baza: { $points } punto.
       *[no] { $name } se lleva la baza: { $points } punto.
    }
   *[other] { $mine ->
        [yes] Te llevas la baza: { $points } puntos.
       *[no] { $name } se lleva la baza: { $points } puntos.
    }
}
aloud-trick-cards = Con { LIST($cards, each: "the-card") }.
aloud-trick-held = Nadie se lleva la baza: sus cartas esperan a la siguiente.
aloud-trick-gone = Nadie se lleva la baza: sus cartas quedan fuera de juego.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] Llevas { $points } punto en esta mano.
       *[no] { $name } lleva { $points } punto en esta mano.
    }
   *[other] { $mine ->
        [yes] Llevas { $points } puntos en esta mano.
       *[no] { $name } lleva { $points } puntos en esta mano.
    }
}
aloud-space = Pulsa { $key } para continuar.
aloud-moon-begun = { $mine ->
    [yes] Tienes todas las cartas de castigo hasta ahora.
   *[no] { $name } tiene todas las cartas de castigo hasta ahora.
}
aloud-moon-stopped = { $mine ->
    [yes] Han frenado tu luna.
   *[no] Se acabó la luna de { $name }.
}
aloud-partners = Pareja en esta mano: { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Robas { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { WORD($n) } cartas.
    }
}
aloud-buried = { $mine ->
    [yes] Apartas { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } aparta una carta.
       *[other] { $name } aparta { WORD($n) } cartas.
    }
}
aloud-accepts = { GENDER($name) ->
    [you] Lo aceptas
   *[other] { $name } lo acepta
}.
aloud-rest = { $mine ->
    [yes] Te llevas el resto.
   *[no] { $name } se lleva el resto.
}
aloud-over = La partida ha acabado.
aloud-deal-points = Acaba la mano { $n }: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] tú { $points }
   *[no] { $name } { $points }
}
aloud-totals = Totales: { SERIES($each, joint: "list-more") }.
aloud-counters = Fichas: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## Lo que se pide a quien escucha

aloud-may-play = Puedes jugar { CARDS($cards) }.
aloud-may-charge = Se puede exponer { LIST($cards, each: "the-card", type: "or") }.
aloud-marked = { $on ->
    [yes] { CAPITAL(CARD($card)) }: elegida, { $n } de { $of }.
   *[no] { CAPITAL(CARD($card)) }: quitada, { $n } de { $of }.
}
aloud-marked-any = { $on ->
    [yes] { CAPITAL(CARD($card)) }: elegida, { $n } en total.
   *[no] { CAPITAL(CARD($card)) }: quitada, { $n } en total.
}
aloud-send = Pulsa { $key } para confirmar.
aloud-hourglass = El reloj de arena se para mientras escuchas.
aloud-choose-card = Muévete por tus cartas con { $left } y { $right }; { $key } elige una.

## Respuestas a lo que se quiere saber

window-key-hand = Todas tus cartas
window-key-suits = Cuántas cartas tienes de cada palo
window-key-trick = La baza que hay en la mesa
window-key-points = Lo que se ha llevado cada uno en esta mano
window-key-totals = El total de cada uno
window-key-taken = La última baza, carta por carta
window-key-turn = A quién le toca, y qué se pide
window-key-repeat = Repetir todo desde tu última carta
aloud-no-deal = No hay ninguna mano en curso.
aloud-no-cards = No tienes cartas.
aloud-hand-cards = { $n ->
    [one] Una carta: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } cartas: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = Tienes { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = No hay cartas en la mesa.
aloud-trick-now = En la mesa: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] tú { CARD($card, article: "the") }
   *[no] { $name } { CARD($card, article: "the") }
}
aloud-charges = Expuestas: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] tú, ninguna baza
       *[no] { $name }, ninguna baza
    }
    [one] { $mine ->
        [yes] tú { $points } en una baza
       *[no] { $name } { $points } en una baza
    }
   *[other] { $mine ->
        [yes] tú { $points } en { WORD($tricks) } bazas
       *[no] { $name } { $points } en { WORD($tricks) } bazas
    }
}
aloud-points-now = En esta mano: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Los puntos están ocultos; se pueden mostrar en Opciones.
aloud-last-trick = { $mine ->
    [yes] Última baza: { SERIES($plays, joint: "list-more") }; te la llevaste tú.
   *[no] Última baza: { SERIES($plays, joint: "list-more") }; se la llevó { $name }.
}
aloud-last-nobody = Última baza: { SERIES($plays, joint: "list-more") }; no se la llevó nadie.
aloud-nothing-yet = Aún no se ha dicho nada.
aloud-your-partners = Juegas con { LIST($names) }.
aloud-hand-new = Nuevas: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## La voz propia del juego

voice-hello = Hola. Así habla el juego.
voice-found = Hablará { $command }.
voice-spoke = Habla { $command }.
voice-none = { $system ->
    [linux] No se ha encontrado ningún programa de voz: instala espeak-ng o speech-dispatcher.
    [mac] No se ha encontrado ningún programa de voz: falta la orden «say».
    [windows] No se ha encontrado ningún programa de voz: falta PowerShell.
   *[other] No se ha encontrado ningún programa de voz.
}
voice-test = Probar la voz
voice-again = Decirlo otra vez

## El repaso y los problemas

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, cuesta { $lost }.
}
aloud-you-played = Jugaste { LIST($cards, each: "the-card") }.
aloud-better = Jugaste { LIST($cards, each: "the-card") }; mejor: { LIST($best, each: "the-card") }.
aloud-arrow = La flecha señala { LIST($cards, each: "the-card") }.

## Cómo se juega de oído

help-ear-title = Jugar de oído
help-ear-reader = Si hay un lector de pantalla en marcha, se le dice todo; no hay que activar nada.
help-ear-voice = Si no lo hay, el juego puede hablar por sí mismo: Opciones, Accesibilidad, Escucha; allí se prueba la voz.
help-ear-cards = ← y → recorren tus cartas y leen cada una; Intro la juega o la elige, Tab pasa a los botones.
help-ear-wait = Una baza, una luna y el marcador esperan a que pulses Espacio. Se puede desactivar.
help-ear-again = { $key } repite lo que ha pasado en la mesa; en otras pantallas, lee la pantalla entera.
