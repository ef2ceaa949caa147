### O que é lido em voz alta: na mesa, e quando uma tela aparece.

## O que acontece na mesa

aloud-deal = { $detail ->
    [brief] Rodada { $n }.
   *[usual] { $mine ->
        [yes] Rodada { $n }, você dá as cartas.
       *[no] Rodada { $n }, { $name } dá as cartas.
    }
}
aloud-cuts = Sorteio de quem dá as cartas: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] você com { CARD($card, article: "the") }
   *[no] { $name } com { CARD($card, article: "the") }
}
aloud-hold = Nesta rodada não se passam cartas.
aloud-your-hand = Sua mão: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] sem { SUIT($suit) }
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Você escolhe: { $pass }.
   *[no] { $name } escolhe: { $pass }.
}
aloud-you-pass = Você passa { LIST($cards, each: "the-card") }.
aloud-has-chosen = { $name } já escolheu.
aloud-received = { $name } passou para você { LIST($cards, each: "the-card") }.
aloud-received-middle = Do meio você recebeu { LIST($cards, each: "the-card") }.
aloud-forwarded = { $name } passou as cartas adiante sem ver.
aloud-extra = A carta extra é { CARD($card, article: "the") }.
aloud-charged-nothing = { $mine ->
    [yes] Você não expõe nada.
   *[no] { $name } não expõe nada.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Você não dá lance.
       *[no] { $name } não dá lance.
    }
   *[other] { $mine ->
        [yes] Você dá um lance de { $n }.
       *[no] { $name } dá um lance de { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Você promete não levar copas.
       *[no] { $name } promete não levar copas.
    }
   *[no] { $mine ->
        [yes] Você não promete nada.
       *[no] { $name } não promete nada.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Você puxa { CARD($card, article: "the") }.
        [thrown] Você descarta { CARD($card, article: "the") }.
       *[followed] Você joga { CARD($card, article: "the") }.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } puxa { CARD($card, article: "the") }.
            [thrown] { $name } descarta { CARD($card, article: "the") }.
           *[followed] { $name } joga { CARD($card, article: "the") }.
        }
    }
}
aloud-out = { $mine ->
    [yes] Você ficou sem cartas.
   *[no] { $name } ficou sem cartas.
}
aloud-counts-as = Conta como { SUIT($suit) }.
aloud-void = { $name } não tem { SUIT($suit) }.
aloud-queen = { $pig ->
    [yes] A porca saiu.
   *[no] A dama de espadas saiu.
}
aloud-broken = Copas estão quebradas.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Você leva a vaza.
       *[no] { $name } leva a vaza.
    }
    [0] { $mine ->
        [yes] Você leva a vaza.
       *[no] { $name } leva a vaza.
    }
    [one] { $mine ->
        [yes] Você leva a vaza: { $points } ponto.
       *[no] { $name } leva a vaza: { $points } ponto.
    }
   *[other] { $mine ->
        [yes] Você leva a vaza: { $points } pontos.
       *[no] { $name } leva a vaza: { $points } pontos.
    }
}
aloud-trick-cards = Com { LIST($cards, each: "the-card") }.
aloud-trick-held = Ninguém leva a vaza: as cartas dela esperam pela próxima.
aloud-trick-gone = Ninguém leva a vaza: as cartas dela saem do jogo.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] Você tem { $points } ponto nesta rodada.
       *[no] { $name } tem { $points } ponto nesta rodada.
    }
   *[other] { $mine ->
        [yes] Você tem { $points } pontos nesta rodada.
       *[no] { $name } tem { $points } pontos nesta rodada.
    }
}
aloud-space = Aperte { $key } para continuar.
aloud-moon-begun = { $mine ->
    [yes] Até agora você tem todas as cartas de penalidade.
   *[no] Até agora { $name } tem todas as cartas de penalidade.
}
aloud-moon-stopped = { $mine ->
    [yes] Sua lua foi barrada.
   *[no] A lua de { $name } foi barrada.
}
aloud-partners = Parceiros nesta rodada: { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Você compra { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } compra { WORD($n, case: "f") } carta.
       *[other] { $name } compra { WORD($n, case: "f") } cartas.
    }
}
aloud-buried = { $mine ->
    [yes] Você põe de lado { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } põe { WORD($n, case: "f") } carta de lado.
       *[other] { $name } põe { WORD($n, case: "f") } cartas de lado.
    }
}
aloud-accepts = { $name } aceita o pedido.
aloud-rest = { $mine ->
    [yes] Você leva o resto.
   *[no] { $name } leva o resto.
}
aloud-over = A partida acabou.
aloud-deal-points = A rodada { $n } acabou: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] você { $points }
   *[no] { $name } { $points }
}
aloud-totals = Totais: { SERIES($each, joint: "list-more") }.
aloud-counters = Fichas: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## O que se pede a quem ouve

aloud-may-play = Você pode jogar { CARDS($cards) }.
aloud-may-charge = Você pode expor { LIST($cards, each: "the-card", type: "or") }.
aloud-marked = { $on ->
    [yes] Carta escolhida: { CARD($card) }, { $n } de { $of }.
   *[no] Carta devolvida: { CARD($card) }, { $n } de { $of }.
}
aloud-marked-any = { $on ->
    [yes] Carta escolhida: { CARD($card) }, { $n } ao todo.
   *[no] Carta devolvida: { CARD($card) }, { $n } ao todo.
}
aloud-send = Aperte { $key } para confirmar.
aloud-hourglass = A ampulheta fica parada enquanto você ouve.
aloud-choose-card = Percorra suas cartas com { $left } e { $right }; { $key } escolhe uma.

## Respostas ao que se quer saber

window-key-hand = Todas as cartas da sua mão
window-key-suits = Quantas cartas você tem de cada naipe
window-key-trick = A vaza na mesa
window-key-points = O que cada um levou nesta rodada
window-key-totals = O total de todos
window-key-taken = A última vaza, carta por carta
window-key-turn = De quem é a vez, e o que se pede
window-key-repeat = Repetir tudo desde sua última carta
aloud-no-deal = Nenhuma rodada está em andamento.
aloud-no-cards = Você não tem cartas.
aloud-hand-cards = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } carta: { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n, case: "f")) } cartas: { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = Você tem { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Não há cartas na mesa.
aloud-trick-now = Na mesa: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] você com { CARD($card, article: "the") }
   *[no] { $name } com { CARD($card, article: "the") }
}
aloud-charges = Expostas: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] você sem vazas
       *[no] { $name } sem vazas
    }
    [one] { $mine ->
        [yes] você { $points } em uma vaza
       *[no] { $name } { $points } em uma vaza
    }
   *[other] { $mine ->
        [yes] você { $points } em { WORD($tricks, case: "f") } vazas
       *[no] { $name } { $points } em { WORD($tricks, case: "f") } vazas
    }
}
aloud-points-now = Nesta rodada: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Os pontos estão ocultos; você pode mostrá-los em Opções.
aloud-last-trick = { $mine ->
    [yes] Última vaza: { SERIES($plays, joint: "list-more") }; você levou.
   *[no] Última vaza: { SERIES($plays, joint: "list-more") }; { $name } levou.
}
aloud-last-nobody = Última vaza: { SERIES($plays, joint: "list-more") }; ninguém levou.
aloud-nothing-yet = Nada foi dito ainda.
aloud-your-partners = Você joga com { LIST($names) }.
aloud-hand-new = Novas: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## A voz do próprio jogo

voice-hello = Olá. É assim que o jogo fala.
voice-found = { $command } vai falar.
voice-spoke = { $command } está falando.
voice-none = { $system ->
    [linux] Nenhum programa de fala foi encontrado: instale espeak-ng ou speech-dispatcher.
    [mac] Nenhum programa de fala foi encontrado: falta o comando “say”.
    [windows] Nenhum programa de fala foi encontrado: falta o PowerShell.
   *[other] Nenhum programa de fala foi encontrado.
}
voice-test = Testar a voz
voice-again = Dizer de novo

## A análise e os problemas

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, perda: { $lost }.
}
aloud-you-played = Você jogou { LIST($cards, each: "the-card") }.
aloud-better = Você jogou { LIST($cards, each: "the-card") }; melhor: { LIST($best, each: "the-card") }.
aloud-arrow = A seta aponta para { LIST($cards, each: "the-card") }.

## Como jogar de ouvido

help-ear-title = Jogar de ouvido
help-ear-reader = Se houver um leitor de tela em uso, ele recebe tudo; não é preciso ligar nada.
help-ear-voice = Sem leitor, o próprio jogo pode falar: Opções, Acessibilidade, Audição, onde você pode testar a voz.
help-ear-cards = ← e → percorrem suas cartas e leem cada uma; Enter joga ou escolhe a carta, Tab vai aos botões.
help-ear-wait = Uma vaza, uma lua e o placar ficam na tela até você apertar Espaço. Isso pode ser desligado.
help-ear-again = { $key } repete o que aconteceu na mesa; em outras telas, lê a tela inteira.
