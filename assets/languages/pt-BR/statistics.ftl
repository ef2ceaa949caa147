### A tela Estatísticas: quadros com uma figura e uma frase ou duas.

menu-statistics = Estatísticas
menu-statistics-detail = Resultados, sorte, decisões
stat-title = Estatísticas
stat-rules = Variante
stat-rules-of = { $title } ({ $n })
stat-against = Adversários
stat-all-opponents = Todos os adversários
stat-no-practice = Partidas de treino não contam
stat-save = Salvar todas as rodadas como tabela (CSV)
stat-practise = { $theme ->
    [lead] Treinar: puxar
    [follow] Treinar: seguir
    [last] Treinar: jogar por último
   *[discard] Treinar: descartar
}
stat-reading = Lendo suas partidas…
stat-nothing = Jogue uma partida até o fim, e esta tela começa a se encher. O treino fica de fora: partidas com dicas ou com jogadas desfeitas.
stat-mean = { $mean } ± { $half }
stat-deals = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}

## Resultados

stat-results = Resultados
stat-share = Taxa de vitórias provável: { $low }–{ $high }% (uma parte igual: { $even }%).
stat-chance = A sorte sozinha daria de { $low } a { $high } vitórias.
stat-few = Para dizer mais, é preciso ter { $least } partidas; você tem { $n }.
stat-place = { place }
stat-place-line = { place }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stat-share-how = A barra clara é a faixa de 95%: contém sua taxa de vitórias verdadeira 19 vezes em 20. A linha tracejada é o que cada lugar ganha quando todos jogam igualmente bem.

## Pontos por rodada

stat-points = Pontos por rodada
stat-no-points = É preciso ter duas rodadas contadas em pontos.
stat-even = Uma parte igual seria de { $points } pontos por rodada.
stat-bar = { $one ->
    [yes] { $low ->
        [1] 1 ponto
       *[other] { $low } pontos
    }
   *[no] { $low } a { $high } pontos
}: { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , com a dama de espadas
       *[other] , todas com a dama de espadas
    }
   *[other] , { $queens } com a dama de espadas
}
stat-with-queen = com a dama de espadas
stat-queen-deals = As últimas rodadas em que você levou a dama
stat-deal-points = { $n ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
stat-mean-is = Em média, { $mean } pontos por rodada.

## O que as decisões custam

stat-choices = Pontos perdidos por decisão
stat-no-choices = O treinador ainda não olhou nenhuma destas rodadas.
stat-few-deals = É preciso ter { $n } rodadas para dizer um nível; até agora { $now ->
    [one] há { $now }
   *[other] há { $now }
}.
stat-level = { $clear ->
    [yes] Você decidiu como este nível: { $low }
   *[no] Difícil dizer: de { $low } a { $high }
}
stat-situation = { $kind ->
    [passing] Passar
    [calling] Lances e cartas expostas
    [leading] Puxar
    [following] Seguir
    [last] Jogar por último
    [discarding] Descartar
    [defending] Contra luas
   *[own_moon] Lua própria
}
stat-dearest = Onde você mais perde: { $kind ->
    [passing] passar
    [calling] lances e cartas expostas
    [leading] puxar
    [following] seguir
    [last] jogar por último
    [discarding] descartar
    [defending] jogar contra luas
   *[own_moon] suas próprias luas
}.
stat-no-dearest = { $equal ->
    [yes] Todos os tipos de decisão custam o mesmo a você.
   *[no] Difícil dizer que tipo de decisão custa mais a você.
}
stat-choice-line = { stat-situation }: { $mean } em { $n ->
    [one] { $n } decisão
   *[other] { $n } decisões
}
stat-sure = Faixa de 95%
stat-choices-how = Os pontos perdidos são contados em relação aos outros jogadores, como o treinador os espera a partir do que seu lugar podia saber. Pontos levados por acaso não contam; por isso não é o que o placar mostra. Decisões em que nada havia a perder ficam de fora. O nível é aquele cujas perdas, em { $deals } rodadas contra jogadores Clube, mais se aproximam das suas, segundo { $same ->
    [yes] o mesmo treinador
   *[no] uma versão anterior do treinador
}; com poucas decisões ele é puxado para Clube. É difícil dizer o nível enquanto o acaso permitir mais de um. Só se diz onde você mais perde quando o acaso quase nunca faria o pior tipo parecer tão ruim. A faixa de 95% contém o valor verdadeiro 19 vezes em 20. Nenhuma decisão pode perder menos que 0: um valor abaixo de 0 é acaso, e a imagem mostra 0.

## As cartas são honestas?

stat-fair = As cartas são honestas?
stat-no-checks = Ainda não há rodadas que possam ser conferidas.
stat-queen = { $where ->
    [you] Dama de espadas com você
    [left] Dama à sua esquerda
    [right] Dama à sua direita
    [across] Dama em frente
   *[other] Dama no { $n }º lugar à esquerda
}
stat-fact = { $fact ->
    [hearts] Copas na sua mão
    [aces] Ases
    [longest] Naipe mais longo
   *[voids] Mãos sem um naipe
}
stat-inside = Os { $n } testes deram resultados normais. Por acaso, cerca de um em cada vinte não daria.
stat-outside = { $n } de { $of } testes { $n ->
    [one] deu resultado incomum
   *[other] deram resultado incomum
}; por acaso, isso acontece em cerca de uma mesa em { $tables }.
stat-check-line = { $name }: { $found } (normalmente { $low } a { $high }){ $outside ->
    [yes] , incomum
   *[no] { "" }
}
stat-fair-how = Cada barra verde é o que cartas honestas trazem 19 vezes em 20, calculado a partir do baralho e do tamanho das mãos. Naipe mais longo, copas e ases são médias por rodada das cartas dadas, antes de qualquer passe.

## Dias jogados

stat-days = Dias jogados
stat-days-played = { $n } dos últimos { $of } dias
stat-days-shades = Cores mais fortes: a partir de { $low }, { $middle } e { $high } rodadas.
stat-day-line = { games-on-day-of-year }: { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
stat-weekday = { $n ->
    [0] seg
    [1] ter
    [2] qua
    [3] qui
    [4] sex
    [5] sáb
   *[6] dom
}
stat-month = { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
}

## Sorte

stat-luck = Sorte
stat-no-luck = Pelo menos duas rodadas precisam ter sido jogadas por outros com suas cartas.
stat-luck-sum = Em { $n } rodadas, a sorte { $saved ->
    [yes] poupou
   *[no] custou
} { $luck } pontos; seu jogo { $well ->
    [yes] poupou
   *[no] custou
} { $play }.
stat-luck-band = A sorte sozinha costuma ficar dentro de { $half } pontos, { $inside ->
    [yes] como aqui.
   *[no] mas não aqui.
}
stat-luck-left = Outros ainda jogam { $n } das suas rodadas anteriores enquanto esta página está aberta.
stat-luck-how = A linha é a soma do que a sorte poupou até ali. A sorte sozinha fica dentro da faixa 19 vezes em 20; a faixa se alarga com a raiz quadrada do número de rodadas.

## Rating

stat-rating = Rating
stat-rating-value = { $rating } ± { $half }
stat-rating-few = Seu rating aparece após { $least } partidas; você tem { $n }.
stat-rating-equals = { $clear ->
    [yes] Você joga mais ou menos como este nível: { $low }.
   *[no] Difícil dizer: de { $low } a { $high }.
}
stat-rating-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
stat-rating-line = { $level }: { $rating }
stat-rating-how = O rating resulta das suas colocações contra adversários cujos ratings foram medidos e não mudam: 400 pontos são dez contra um. A faixa contém sua força verdadeira 19 vezes em 20; ela leva em conta o quanto os ratings dos adversários podem errar.

## Achados

stat-findings = O que chama a atenção
stat-no-findings = Difícil dizer: o acaso sozinho explicaria todas as diferenças entre seus tipos de rodada.
stat-finding = { $kind ->
    [queen] Com a dama de espadas na mão
    [long] Com seis ou mais cartas de um naipe
    [void] Sem cartas de um naipe na mão
    [aces] Com dois ou mais ases
    [lately] Na segunda metade das suas rodadas
    [pass-l] Quando passa à esquerda
    [pass-r] Quando passa à direita
    [pass-a] Quando passa em frente
   *[pass-hold] Quando não há passe
}, você se sai { $by } pontos por rodada { $good ->
    [yes] melhor
   *[no] pior
} do que nas outras, em comparação com quem jogou suas cartas.
stat-finding-deal = { $n }: rodada { $deal }
stat-finding-saved = { $by } pontos { $good ->
    [yes] melhor
   *[no] pior
} que os outros
stat-finding-gone = Esta partida não está mais guardada.
stat-findings-how = Cada rodada é comparada com seis outros que jogaram suas cartas, de modo que sorte e cartas difíceis não contam. Uma frase só aparece quando o acaso quase nunca faria tanta diferença (três erros padrão). Clique em uma rodada para vê-la de novo.
