### Partidas e posições que vêm de fora ou são montadas carta por carta.

## O que diz “hearts-gui convert”

convert-no-format = { $file } não diz seu formato; acrescente --to com { LIST($known, type: "or") }.
convert-exists = { $file } já existe; escolha outro nome.
convert-nothing = { $file } ainda não contém nenhuma rodada.
convert-which-deal = Esta partida tem { $n } rodadas e o formato contém uma; escolha-a com --deal.
convert-unread = Não é possível ler { $file }: { $why }
convert-unwritten = Não é possível salvar a partida neste formato: { $why }
convert-deal = Rodada { $deal }: { $why }
convert-points = Na rodada { $deal } os pontos registrados não são os destas regras.
convert-too-long = A rodada { $deal } vem depois do fim da partida.
openspiel-unreadable = o arquivo não é o registro de uma partida de Copas em um formato conhecido.
openspiel-option = A opção { $name } do OpenSpiel não é conhecida aqui.
openspiel-short = { $n ->
    [one] { $n } número não é uma rodada inteira.
   *[other] { $n } números não são uma rodada inteira.
}
openspiel-other-rules = O OpenSpiel joga ou conta uma rodada dessas de outro modo.
engine-unreadable = o arquivo não é um registro do hearts-engine.
engine-other-rules = o hearts-engine não registra uma rodada como a { $deal }; ele conhece rodadas terminadas de quatro jogadores.
laid-not-plain = Neste formato só podem ser salvas rodadas com mãos, passes e jogadas.
laid-twice = { $more ->
    [yes] Não pode estar em dois lugares: { LIST($cards, each: "the-card") } ({ $n } no total).
   *[no] Não pode estar em dois lugares: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Não pertence a este baralho: { LIST($cards, each: "the-card") } ({ $n } no total).
   *[no] Não pertence a este baralho: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Ninguém tem { LIST($cards, each: "the-card") }.
   *[other] Ninguém tem { LIST($cards, each: "the-card") }: faltam { $n } cartas.
}
laid-size = { $hand }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}; deveria ter { $most }.
laid-play = Carta { $n } das jogadas, { CARD($card) }: { $why }
laid-no-play = Carta { $n } das jogadas, { CARD($card) }: a rodada acaba antes.
laid-pass-first = Antes de jogar, passam-se cartas: monte as mãos como ficam depois do passe e escolha “Sem passe”.
laid-not-held = { $hand }: é a vez desta mão, que não tem { CARD($card, article: "the") }.
laid-pass = { $hand }: não se pode passar { CARD($card, article: "the") }: { $why }
laid-no-pass = { $hand }: o que passa não corresponde às regras.
laid-hand = Mão { $seat }

## Rodadas sob medida

kind-long = Uma descrição tem no máximo { $most } letras.
kind-who = “{ $word }” não é um jogador; escreva { LIST($known, type: "or") }.
kind-clause = Não entendi “{ $word }”; escreva por exemplo “pass left” ou “me: QS”.
kind-wish = Não entendi “{ $word }”; escreva por exemplo “QS, KS”, “no QS”, “spades <= 2” ou “void”.
kind-many = Uma descrição pode nomear no máximo { $most } cartas.
kind-impossible = Nenhuma rodada corresponde a esta descrição.
kind-too-rare = Este tipo de rodada é raro demais, ou nenhuma rodada o cumpre. Peça menos.
kind-rules = Rodadas sob medida são para quatro jogadores com um baralho inteiro.

## A tela “Rodadas sob medida”

kind-title = Rodadas sob medida
kind-choose = Tipo de rodada
kind-ready = { $n ->
    [1] Tenho a dama de espadas com no máximo mais uma de espadas
    [2] Tenho a dama de espadas, bem protegida
    [3] Tenho o rei de espadas, mas não a dama
    [4] Tenho quatro copas com o ás
    [5] Não tenho cartas de um naipe
    [6] Não tenho espadas altas; alguém tem a dama com poucas espadas
    [7] Outra pessoa tem poucos paus
   *[8] Tenho três ases e um naipe longo
}
kind-own = Minha própria descrição
kind-wish-field = Descrição
kind-language = Escreva “me” (eu), “left” (esquerda), “across” (em frente), “right” (direita) ou “someone” (alguém), depois cartas e quantidades: “me: QS, spades <= 2; someone: clubs <= 1; pass across”. Também “no KS”, “void”, “aces >= 2”, “longest >= 6”.
kind-another = { $first ->
    [yes] Sortear uma
   *[no] Sortear outra
}
kind-play = Jogar
kind-edit = Mudar as cartas
kind-dealt = { $way ->
    [L] Passe à esquerda. { $rare }
    [R] Passe à direita. { $rare }
    [A] Passe em frente. { $rare }
   *[HOLD] Sem passe. { $rare }
}
kind-drawing = Procurando uma rodada assim…
kind-rare = { $about ->
    [yes] Cerca de uma rodada em { $n } é assim.
   *[no] Uma rodada em { $n } é assim.
}

## A tela “Montar uma posição”

editor-title = Montar uma posição
editor-whose = As cartas vão para
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Você
    [1] Esquerda
    [2] Em frente
   *[3] Direita
}
editor-short = { $seat ->
    [0] você
    [1] esq.
    [2] frente
   *[3] dir.
}
editor-pack = O baralho
editor-way = Passe
editor-pass = { $way ->
    [L] Passe à esquerda
    [R] Passe à direita
    [A] Passe em frente
   *[HOLD] Sem passe
}
editor-played = Já jogadas
editor-played-so = Já jogadas: 2C 5C KC 3C…
editor-possible = Esta posição é possível.
editor-play = Jogar daqui
editor-judge = O que é melhor?
editor-judging = O treinador está pensando…
editor-nothing-to-judge = Aqui não há nada a decidir.
editor-no-coach = O treinador não tem resposta.
editor-rest = Dar o resto
editor-clear = Limpar
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: ninguém.
    [0] { CAPITAL(CARD($card)) }: você.
    [1] { CAPITAL(CARD($card)) }: esquerda.
    [2] { CAPITAL(CARD($card)) }: em frente.
   *[3] { CAPITAL(CARD($card)) }: direita.
}
editor-no-card = “{ $word }” não é uma carta; escreva por exemplo QS ou 10H.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: ninguém
}

## As duas telas

position-copy = Copiar código
position-copied = O código está na área de transferência.
position-enter-code = Digitar um código
position-code-title = Uma posição a partir de um código
position-code = Código
position-open = Abrir
position-no-code = Este não é o código de uma posição.
position-other-rules = Esta posição foi montada para outras regras.
position-back = Voltar à posição

learn-kinds-detail = A mão que você quiser
