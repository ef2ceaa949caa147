### Treino: posições que voltam, um exercício de um tema, e no que dão.

menu-practice = Treino
menu-practice-detail = { $n ->
    [0] Nada para hoje
    [one] Uma posição hoje
   *[other] { $n } posições hoje
}
practice-row = { $drill ->
    [yes] Este exercício
   *[no] Hoje
}
practice-at = { $at } de { $of }
practice-cell = { $result ->
    [right] certa
    [again] volta
    [missed] errada
   *[open] sem resposta ainda
}
practice-place = Posição { $at } de { $of } · { $own ->
    [yes] { $day }, sua partida
   *[no] nova
}
practice-question = Que carta?
practice-answer = A melhor carta
practice-theme = { $theme ->
    [lead] Você puxa. Escolha a carta na sua mão.
    [last] Você joga por último. Escolha a carta na sua mão.
    [discard] Você não pode seguir o naipe. Escolha a carta na sua mão.
   *[follow] Outros jogam depois de você. Escolha a carta na sua mão.
}
practice-verdict = { $verdict ->
    [right] Certo: { CARD($card, article: "the") }
    [both] Certo: { CARD($card, article: "the") }. Também certo: { CARD($best, article: "the") }
    [wrong] Desta vez não. Melhor: { CARD($card, article: "the") }
   *[shown] A resposta: { CARD($card, article: "the") }
}
practice-why-not = Por que não { CARD($card, article: "the") }?
practice-comes-back = { $n ->
    [0] Volta hoje
    [one] Volta amanhã
   *[other] Volta em { $n } dias
}
practice-of-last = Acertos recentes neste tipo: { $n } de { $of }
practice-gap = { $n ->
    [one] Em média, cerca de { $n } ponto melhor, contando também o que os outros levam
   *[other] Em média, cerca de { $n } pontos melhor, contando também o que os outros levam
}
practice-hinted = Com dica, não conta como certa.
practice-next = Próxima
practice-see = Ver o resultado
practice-result = { $n } de { $of } certas sem ajuda. O treino nunca conta para o seu rating.
practice-nothing = { $reading ->
    [0] Nada para hoje.
   *[other] Nada por enquanto.
}
practice-no-cards = Seus erros viram posições aqui depois que você jogar uma partida e o treinador a analisar. Partidas de treino não contam.
practice-reading = { $n ->
    [one] O treinador está lendo mais uma das suas partidas.
   *[other] O treinador está lendo mais { $n } das suas partidas.
}
practice-mistakes = { $n ->
    [one] Um dos seus erros volta
   *[other] { $n } dos seus erros voltam
} { $days ->
    [1] amanhã.
   *[other] em { $days } dias.
}
practice-new = { $n ->
    [one] Uma posição nova
   *[other] { $n } posições novas
}
practice-back = Por hoje chega
report-often = { $n ->
    [one] A primeira vez nesta semana.
    [2] A segunda vez nesta semana.
    [3] A terceira vez nesta semana.
   *[other] { $n } vezes nesta semana.
}
report-drill = Treinar isto
report-length = { $n ->
    [one] uma posição
   *[other] { $n } posições
}, { $minutes } min

## Estatísticas

stat-practice-few = { $n ->
    [one] { $n } resposta até agora
   *[other] { $n } respostas até agora
}. Depois de { $of } respostas a posições novas, você vê aqui se está melhorando.
stat-practice-answers = { $n } respostas a posições novas
stat-practice-before = No início
stat-practice-after = Agora
stat-practice-percent = { $percent }%
stat-practice-early = Ainda poucas partidas: depois de mais { $n ->
    [one] uma decisão
   *[other] { $n } decisões
} você vê o que treinar.
stat-practice-none = Nenhum tipo de decisão se destaca como ponto fraco.
stat-practice-worst = Mais a ganhar: { $name }.
stat-practice-row = { $name }: { $percent }% certas, com margem de { $half }.
stat-practice-motif = { $name }: { $n } erros em { $of }; esperado { $usual }%.
stat-practice-how = Só contam posições que você nunca tinha visto, respondidas sem dica. “No início” é a primeira metade delas. Um tipo de decisão só é chamado de ponto fraco quando, muito provavelmente, você erra nele mais do que suas outras decisões fariam esperar.
