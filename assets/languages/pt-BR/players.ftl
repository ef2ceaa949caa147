### Adversários: forças, personagens, e por que uma carta foi jogada.

## Forças dos jogadores do computador

level-beginner = Iniciante
    .line = Conhece as regras; esquece quase tudo o que saiu e passa as cartas mais altas.
level-casual = Casual
    .line = Fica por baixo e lembra as cartas altas; perde a conta das baixas.
level-learner = Aprendiz
    .line = Passa bem e conta um pouco; ainda se engana de vez em quando.
level-club = Clube
    .line = Fica por baixo, conta cartas, caça a dama e barra luas com regras simples.
level-strong = Forte
    .line = Experimenta jogadas e passes em rodadas possíveis.
level-expert = Especialista
    .line = Experimenta jogadas e passes em algumas rodadas prováveis.
level-grandmaster = Grande mestre
    .line = Experimenta jogadas e passes em centenas de rodadas prováveis.
level-newcomer = Novato
    .line = Conhece as regras e pouco mais.
level-fits = Do seu nível
    .line = A força deles acompanha a sua de partida em partida, para que você vença mais ou menos com essa frequência.
level-random = Aleatório
    .line = Joga qualquer carta permitida. Para testes e comparação.
level-rule = Por regras
    .line = O nível Clube sem hábitos. Para comparação.

## Personagens

character-ada = Não tem nenhum hábito.
character-basil = Cauteloso: gosta de saber quem vai levar a vaza.
character-finn = Apostador: gosta de uma vaza que qualquer um pode levar.
character-hugo = Guarda as espadas altas em vez de passá-las.
character-ines = Passa para encurtar um naipe.
character-juno = Joga copas assim que custa pouco.
character-kofi = Livra-se das cartas altas nas primeiras vazas.
character-lena = Prefere que os pontos vão para quem está na frente.
character-mira = Joga como manda o manual.
character-nils = Guarda cartas altas e copas para depois.
character-opal = Tenta a lua mais cedo que os outros.
character-otto = Cauteloso, e passa para encurtar um naipe.
character-pavel = Um pouco descuidado.
character-rosa = Quebra copas cedo e gosta de risco.
character-tariq = Guarda as espadas altas e persegue quem está na frente.
character-wren = Joga depressa e sem cuidado, de olho na lua.

## Por que um jogador simples do computador jogaria uma carta

why-shooting = Tentando levar tudo.
why-joker = Um curinga nunca leva a vaza.
why-draw-out = Uma carta baixa pode fazer sair a carta que todos temem.
why-high-card = Uma carta alta sai enquanto os outros provavelmente ainda seguem o naipe.
why-another-player = Provavelmente outra pessoa leva esta vaza.
why-no-moon = Alguém pode estar tentando a lua; por isso não recebe pontos.
why-worst-card = A pior carta, descartada na vaza de outra pessoa.
why-points = Pontos para outra pessoa.
why-dangerous-card = Uma carta perigosa, descartada na vaza de outra pessoa.
why-duck = A carta mais alta que não ganha.
why-stop-moon = Levar um ponto barra a lua.
why-had-to-take = A vaza tinha que ser levada; então pode ser com uma carta alta.
why-worth-winning = Vale a pena ganhar esta vaza.
why-empty-trick = Uma vaza sem pontos é um bom lugar para uma carta alta.
why-best = A melhor em média nas rodadas ainda possíveis.

## Por que o treinador acha uma decisão melhor que outra

coach-even = Igualmente boas: a diferença é só acaso.
coach-better = Vantagem de { coach-about }; nenhuma razão se destaca.
coach-about = { $half ->
    [yes] { $whole ->
        [0] cerca de meio ponto
       *[other] cerca de { $whole }½ pontos
    }
   *[no] { $whole ->
        [0] menos de meio ponto
        [one] cerca de um ponto
       *[other] cerca de { $whole } pontos
    }
}
coach-own-moon = { $alike ->
    [yes] Levar tudo dá certo mais vezes depois da melhor decisão.
   *[no] Levar tudo dá certo { coach-rarely } depois da melhor decisão, { coach-often } depois da pior.
}
coach-others-moon = { $alike ->
    [yes] Depois da pior decisão outra pessoa leva tudo mais vezes.
   *[no] Depois da pior decisão outra pessoa leva tudo { coach-often }, depois da melhor { coach-rarely }.
}
coach-own-moon-with = { $alike ->
    [yes] Levar tudo dá certo mais vezes com { CARD($better, article: "the") } do que com { CARD($other, article: "the") }.
   *[no] Levar tudo dá certo { coach-rarely } com { CARD($better, article: "the") }, { coach-often } com { CARD($other, article: "the") }.
}
coach-others-moon-with = { $alike ->
    [yes] Com { CARD($other, article: "the") } outra pessoa leva tudo mais vezes do que com { CARD($better, article: "the") }.
   *[no] Com { CARD($other, article: "the") } outra pessoa leva tudo { coach-often }, com { CARD($better, article: "the") } { coach-rarely }.
}
coach-same = Qualquer que seja a sua escolha, o resultado é o mesmo em todas as rodadas simuladas.
coach-takes-with = { $alike ->
    [yes] Com { CARD($other, article: "the") } você leva { coach-which } mais vezes do que com { CARD($better, article: "the") }.
   *[no] Com { CARD($other, article: "the") } você leva { coach-which } { coach-often }, com { CARD($better, article: "the") } { coach-rarely }.
}
coach-which = { $own ->
    [yes] { CARD($card, article: "the") } da sua mão
   *[no] { CARD($card, article: "the") }
}
coach-takes-kept = { $alike ->
    [yes] Se você guarda { CARD($better, article: "the") }, leva { coach-which } mais vezes do que se joga essa carta agora.
   *[no] Se você guarda { CARD($better, article: "the") }, leva { coach-which } { coach-often }; se joga essa carta agora, { coach-rarely }.
}
coach-takes-own = { $now ->
    [yes] Se você joga { CARD($card, article: "the") } agora, acaba levando essa carta { coach-often }; se a guarda, { coach-rarely }.
   *[no] Se você guarda { CARD($card, article: "the") }, acaba levando essa carta { coach-often }; se a joga agora, { coach-rarely }.
}
coach-takes-after = { $alike ->
    [yes] Depois da pior decisão você leva { CARD($card, article: "the") } mais vezes do que depois da melhor.
   *[no] Depois da pior decisão você leva { CARD($card, article: "the") } { coach-often }, depois da melhor { coach-rarely }.
}
coach-rest = E ainda custa, em média, { coach-about } em outras cartas.
coach-both = { $first } { $then }
coach-worth = A vantagem é de { coach-about }.
coach-some = { $half ->
    [yes] { $whole ->
        [0] meia carta a mais de { SUIT($suit) }
       *[other] { $whole }½ cartas a mais de { SUIT($suit) }
    }
   *[no] { $whole ->
        [one] { WORD($whole, case: "f") } carta a mais de { SUIT($suit) }
       *[other] { $whole } cartas a mais de { SUIT($suit) }
    }
}
coach-suit = Depois da pior decisão você leva mais { SUIT($suit) }.
coach-suit-with = Com { CARD($other, article: "the") } você leva mais { SUIT($suit) } do que com { CARD($better, article: "the") }.
coach-trick = { $alike ->
    [yes] Com { CARD($other, article: "the") } você leva esta vaza mais vezes do que com { CARD($better, article: "the") }.
   *[no] Com { CARD($other, article: "the") } você leva esta vaza { coach-often }, com { CARD($better, article: "the") } { coach-rarely }.
}
coach-last-takes = Você joga por último: { CARD($other, article: "the") } leva { LIST($cards, each: "the-card") }, { CARD($better, article: "the") } não leva nada.
coach-last-free = Você joga por último e nada conta nesta vaza: { CARD($better, article: "the") } a leva sem custo.
coach-last-either = Você leva esta vaza com qualquer uma das duas: livre-se { CARD($better, article: "the", case: "of") }.
coach-one-holder = Só um dos outros ainda pode ter { CARD($card, article: "the") }.
coach-all-beat = { $n ->
    [one] A única carta de { SUIT($suit) } que você não vê supera { CARD($card, article: "the") }
    [2] As duas cartas de { SUIT($suit) } que você não vê superam { CARD($card, article: "the") }
   *[other] Todas as { $n } cartas de { SUIT($suit) } que você não vê superam { CARD($card, article: "the") }
}{ $leads ->
    [yes] , então outra pessoa leva esta vaza
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Ninguém mais tem cartas de { SUIT($suit) } para superar { CARD($card, article: "the") }
    [one] A única carta de { SUIT($suit) } que você não vê não supera { CARD($card, article: "the") }
    [2] Nenhuma das duas cartas de { SUIT($suit) } que você não vê supera { CARD($card, article: "the") }
   *[other] Nenhuma das { $n } cartas de { SUIT($suit) } que você não vê supera { CARD($card, article: "the") }
}, então esta vaza seria sua.
coach-empties = Depois { CARD($better, article: "the", case: "of") } você fica sem { SUIT($suit) } e pode descartar quando o naipe for puxado.
coach-close = Difícil dizer: a diferença pode ser de { coach-about }, ou nenhuma.
coach-often = { $often ->
    [hardly] muito raramente
    [seldom] raramente
    [sometimes] às vezes
    [half] cerca de metade das vezes
    [mostly] na maioria das vezes
    [nearly] quase sempre
   *[always] todas as vezes
}
coach-rarely = { $rarely ->
    [hardly] quase nunca
    [seldom] raramente
    [sometimes] às vezes
    [half] cerca de metade das vezes
    [mostly] na maioria das vezes
    [nearly] quase sempre
   *[always] todas as vezes
}
coach-kept = { $alike ->
    [yes] Mais tarde { CARD($better, article: "the") } levaria uma vaza mais vezes do que { CARD($other, article: "the") }.
   *[no] Mais tarde { CARD($better, article: "the") } levaria uma vaza { coach-often }, { CARD($other, article: "the") } { coach-rarely }.
}
coach-tricks = Com { CARD($other, article: "the") } você leva mais vazas do que com { CARD($better, article: "the") }.
coach-thrown = Você não tem { SUIT($suit) }: quem levar esta vaza fica com { CARD($better, article: "the") }.
coach-rid = Você não tem { SUIT($suit) }: bom momento para se livrar { CARD($better, article: "the", case: "of") }.
coach-under = { CAPITAL(CARD($better, article: "the")) } fica abaixo { CARD($card, article: "the", case: "of") } da mesa, { CARD($other, article: "the") } passa por cima.
coach-over = { CAPITAL(CARD($better, article: "the")) } passa por cima { CARD($card, article: "the", case: "of") } da mesa, { CARD($other, article: "the") } fica abaixo.
coach-neither = { CAPITAL(CARD($card, article: "the")) } da mesa supera as duas: solte a mais alta, { CARD($better, article: "the") }.
coach-queen-out = { CAPITAL(CARD($card, article: "the")) } ainda não saiu, e { CARD($other, article: "the") } é uma carta mais alta.
coach-guards = Guarde { CARD($other, article: "the") }: enquanto você tiver outras espadas, ninguém pode forçar { CARD($card, article: "the") } a sair.
coach-others-out = Outra pessoa não tem { SUIT($suit) } e pode descartar pontos { CARD($other, article: "the", case: "in") }.
coach-exit = Guarde { CARD($other, article: "the") }: todas as cartas de { SUIT($suit) } que você não vê são mais altas, e com essa você pode perder uma vaza depois.
coach-more-beat = { $n ->
    [one] Uma carta que você não vê supera
   *[other] { $n } cartas que você não vê superam
} { CARD($better, article: "the") }; { $k ->
    [0] nenhuma supera
    [one] só uma supera
   *[other] só { $k } superam
} { CARD($other, article: "the") }.
coach-in-trick = Esta vaza já tem { LIST($cards, each: "the-card") }.
coach-stays-on = Ninguém supera { CARD($better, article: "the") }: você leva esta vaza e puxa de novo.
coach-pass-queen = A dama de espadas é a que custa mais, e os outros poderiam fazer você levá-la.
coach-pass-guards = Guarde { CARD($card, article: "the") }: espadas baixas protegem sua dama.
coach-pass-empties = Sem { SUIT($suit) }, você pode descartar qualquer carta quando o naipe for puxado.
coach-pass-spades = { CAPITAL(CARD($card, article: "the")) } poderia levar a dama de espadas.
coach-pass-high = { CAPITAL(CARD($card, article: "the")) } leva vazas, e pontos com elas.
coach-pass-low = Guarde { CARD($card, article: "the") }: uma carta baixa perde a vaza quando você quer perder.
coach-pass-shorter = Você fica com poucas cartas de { SUIT($suit) } e logo não terá nenhuma.
coach-figures = Isso acontece em { $played } de { $of } rodadas simuladas; depois da melhor decisão, em { $best }.
coach-figures-cards = Em média, cerca de { coach-some } nas rodadas simuladas.

## O que os adversários sabem

opponents-know = Um adversário conhece as próprias cartas, as que passou e recebeu, e tudo o que ficou aberto na mesa. Suas cartas, e as que ainda não foram dadas, nunca são enviadas a ele.
opponents-share = Os adversários não combinam nada entre si e não sabem qual jogador é você.
opponents-aim = Eles tentam segurar quem está na frente na partida, seja você ou um deles.
opponents-failed = O raciocínio dos adversários falhou e foi substituído; a partida continua.
opponents-no-files = O sistema não deixou o Copas abrir mais arquivos, e adversários mais simples continuam. Feche outros programas e abra o Copas de novo.
