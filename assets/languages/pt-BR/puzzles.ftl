### Problemas: uma posição com uma pergunta.

menu-puzzles = Problemas
menu-puzzles-detail = Ache a melhor carta
puzzle-back = Voltar
puzzle-back-daily = Voltar ao jogo do dia
puzzle-rules = Variante
puzzle-all-rules = Todas
puzzle-standing = Seu rating de problemas é de cerca de { $rating }; { $streak ->
    [0] sem sequência ainda
   *[other] sequência de { $streak }
}
puzzle-standing-early = Seu rating aparece depois de { $of } problemas ({ $n } até agora); { $streak ->
    [0] sem sequência ainda
   *[other] sequência de { $streak }
}
puzzle-name = { $rules }, problema { $n }
puzzle-goes-on = A mesma rodada continua: sua próxima decisão.
puzzle-question = Que carta é a mais segura?
puzzle-question-any = Alguma carta é claramente a melhor?
puzzle-question-judged = Que carta é a melhor?
puzzle-against-judged = Os outros jogam com bom senso e só veem as próprias cartas.
puzzle-counting-judged = Experimentando rodadas simuladas…
puzzle-none = Nenhuma é claramente a melhor
puzzle-against = Jogue como se os outros conhecessem todas as cartas e jogassem juntos contra você. Assim, uma carta nunca é pior que as outras.
puzzle-against-any = Jogue como se os outros conhecessem todas as cartas e jogassem juntos contra você.
puzzle-counting = Contando todas as rodadas possíveis…
puzzle-out = { $n ->
    [one] A única carta que falta
   *[other] As { $n } cartas que faltam
}
puzzle-passed = Você passou para { $name }:
puzzle-void = Sem { SUIT($suit) }: { LIST($names) }.
puzzle-only-hearts = Só tem copas, pois as puxou antes de quebradas: { LIST($names) }.
puzzle-choose = Escolha uma carta
puzzle-play = Jogar { CARD($card, article: "the") }
puzzle-show = Mostrar
puzzle-skip = Pular
puzzle-hint = Dica
puzzle-hints = { $n } de { $of } usadas
puzzle-hint-all = Essa foi a última dica.
puzzle-hinted = Com dica, nem seu rating nem sua sequência mudam.
puzzle-hint-card = Atenção com { CARD($card, article: "the") }.
puzzle-hint-two = Compare { CARD($one, article: "the") } com { CARD($other, article: "the") }.
puzzle-title = { $verdict ->
    [right] Certo!
    [wrong] Não é { CARD($card, article: "the") }
    [some] Melhor: { LIST($cards, each: "the-card") }
    [any] Nenhuma é claramente a melhor
   *[shown] A resposta
}
puzzle-right = { $n ->
    [one] O certo é { LIST($cards, each: "the-card") }.
   *[other] Certas são { LIST($cards, each: "the-card") }; sempre dá no mesmo.
}
puzzle-proof = { $all ->
    [yes] Melhor que todas as outras cartas em todas as { $n } rodadas possíveis.
   *[no] Nunca pior em nenhuma das { $n } rodadas possíveis, e melhor que todas as outras cartas em { $better } delas.
}
puzzle-right-even = Nenhuma carta é claramente a melhor: { LIST($cards, each: "the-card") } custam em média quase o mesmo.
puzzle-right-alike = { $n ->
    [one] O melhor é { LIST($cards, each: "the-card") }.
   *[other] As melhores são { LIST($cards, each: "the-card") }, igualmente boas.
}
puzzle-proof-even = Cada carta perde para alguma outra em parte das { $n } rodadas possíveis. Em média, { $same ->
    [yes] as duas melhores dão no mesmo.
   *[no] as duas melhores diferem em { $gap } pontos.
}
puzzle-measured = Vantagem de { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} pontos em média, em { $n } rodadas simuladas.
puzzle-measured-even = As duas melhores diferem em { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} pontos em média, em { $n } rodadas simuladas.
puzzle-coach-gap = Treinador: vantagem de { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} pontos em média.
puzzle-points-judged = Pontos perdidos, em média
puzzle-average-judged = Nas { $n } rodadas simuladas mostradas aqui, contando também o que os outros levam.
puzzle-points = Pontos que você leva daqui em diante, em média
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Pontos na rodada { $at }, a que está na mesa: { LIST($parts) }.
puzzle-here-judged = Seus pontos na rodada { $at }, a que está na mesa: { LIST($parts) }.

## Por que a carta certa é melhor

puzzle-often = { $share ->
    [all] em todas as { $of } rodadas possíveis
    [none] em nenhuma das { $of } rodadas possíveis
   *[some] em { $often } das { $of } rodadas possíveis
}
puzzle-rarely = { $few ->
    [all] em todas
    [none] em nenhuma
   *[some] em { $rarely }
}
puzzle-why-takes = Com { CARD($other, article: "the") } os outros fazem você levar { CARD($card, article: "the") }{ $own ->
    [yes] {" "}da sua mão
   *[no] {""}
} { puzzle-often }, com { CARD($better, article: "the") } { puzzle-rarely }.
puzzle-why-itself = Com { CARD($other, article: "the") } quem leva essa carta é você { puzzle-often }; com { CARD($better, article: "the") } { puzzle-rarely }.
puzzle-why-misses = Com { CARD($better, article: "the") } você leva { CARD($card, article: "the") } { puzzle-often }, com { CARD($other, article: "the") } { puzzle-rarely }.
puzzle-why-suit = Com { CARD($other, article: "the") } você leva em média { decimal } cartas de { SUIT($suit) } a mais do que com { CARD($better, article: "the") }, no máximo { $most } a mais.
puzzle-why-suit-one = { $n ->
    [one] Com { CARD($other, article: "the") } você leva uma carta de { SUIT($suit) } a mais do que com { CARD($better, article: "the") } { puzzle-often }.
   *[other] Com { CARD($other, article: "the") } você leva { $n } cartas de { SUIT($suit) } a mais do que com { CARD($better, article: "the") } { puzzle-often }.
}
puzzle-why-suit-always = { $n ->
    [one] Com { CARD($other, article: "the") } você sempre leva uma carta de { SUIT($suit) } a mais do que com { CARD($better, article: "the") }.
   *[other] Com { CARD($other, article: "the") } você sempre leva { $n } cartas de { SUIT($suit) } a mais do que com { CARD($better, article: "the") }.
}
puzzle-why-worst = No pior caso você leva daqui em diante { $worst ->
    [one] { $worst } ponto
   *[other] { $worst } pontos
} com { CARD($other, article: "the") }, e { $least } com { CARD($better, article: "the") }.
puzzle-why-mean = { CAPITAL(CARD($other, article: "the")) } custa em média { decimal } pontos a mais do que { CARD($better, article: "the") }.
puzzle-why-other-takes = { CAPITAL(CARD($other, article: "the")) } leva esta vaza não importa o que os outros joguem, e você tem que puxar a próxima; { CARD($better, article: "the") } nunca.
puzzle-why-better-takes = { CAPITAL(CARD($better, article: "the")) } leva esta vaza não importa o que os outros joguem, e você escolhe o que puxar; { CARD($other, article: "the") } nunca.
puzzle-why-kept = Se você guarda { CARD($better, article: "the") }, os outros podem fazer essa carta levar uma vaza cara { puzzle-often }; jogando agora, { puzzle-rarely }.
puzzle-why-both-take = Qualquer uma das duas leva esta vaza: solte a mais alta.
puzzle-why-neither-takes = Nenhuma das duas leva esta vaza: solte a mais alta.
puzzle-why-unbeaten = Ninguém pode superar { CARD($other, article: "the") }.
puzzle-why-beaten = Alguém tem que superar { CARD($better, article: "the") }; por isso a vaza não é sua.
## Sob a resposta

puzzle-motif = Tema: { $name }
puzzle-series = Problema { $at } de { $of }
puzzle-next = Próximo problema
puzzle-next-choice = Sua próxima decisão
puzzle-why = Por quê
puzzle-copy = Copiar a prova
puzzle-every-deal = Todas as rodadas possíveis
puzzle-counts = { $alike ->
    [0] A melhor em todas as { $better } rodadas
   *[other] A melhor em { $better } rodadas, igual a outra em { $alike }
}
puzzle-some-deals = Rodadas simuladas
puzzle-counts-two = { CAPITAL(CARD($card)) } melhor que { CARD($other) } em { $better }, igual em { $alike }, pior em { $worse }
puzzle-deal-before = Rodada anterior
puzzle-deal-after = Próxima rodada
puzzle-happens = O que acontece
puzzle-play-on = Jogar daqui
puzzle-own = Das suas partidas ({ $n })
puzzle-own-name = Das suas partidas
puzzle-own-standing = { $n } de { $of } resolvidos, sem rating
puzzle-deal = Rodada { $at }
puzzle-deal-of = Rodada possível { $at } de { $of }
puzzle-deal-of-judged = Rodada simulada { $at } de { $of }
puzzle-not-kept = Não foi possível salvar o resultado: { $why }.
puzzle-none-left = { $n ->
    [0] Não é possível ler os problemas; reinstale o jogo.
   *[other] Você já viu todos. { $missed ->
        [0] Não errou nenhum.
        [one] Errou um.
       *[other] Errou { $missed }.
    }
}
puzzle-ways = Quais problemas
puzzle-way-new = Novos
puzzle-way-missed = Errados ({ $n })
puzzle-missed-none = Nenhum errado. Os problemas que você errar esperam aqui.
puzzle-way-storm = 3 minutos
puzzle-clock = Restam { $clock }, { $solved } resolvidos, { $missed } errados
puzzle-storm-over = Tempo! { $solved } resolvidos e { $missed } errados em três minutos. Seu melhor é { $best }.
puzzle-storm-again = Jogar de novo
puzzle-repeat = Repetir os errados
