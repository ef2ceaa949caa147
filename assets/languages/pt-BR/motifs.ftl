### Temas: do que tratava uma decisão. Cada um tem um nome, usado como título, e uma linha que o
### ensina em uma frase.

motif-stop-moon = Barrar a lua
motif-stop-moon-line = Leve uma carta de copas ou dê uma a outra pessoa: lua incompleta não é lua.
motif-shoot = Acertar a lua
motif-shoot-line = Quando você já tem quase tudo, leve também o resto.
motif-drop-moon = Não correr atrás da lua
motif-drop-moon-line = Alguns pontos não são uma lua: entregue a vez se não puder ganhar o resto.
motif-see-moon = Ver a lua chegando
motif-see-moon-line = Se só uma pessoa tem os pontos, guarde uma carta alta e leve uma vaza a tempo.
motif-give-queen = Entregar a dama
motif-give-queen-line = Descarte a dama de espadas assim que outra pessoa levar a vaza.
motif-hold-queen = Segurar a dama
motif-hold-queen-line = Sem pressa: jogue a dama de espadas só quando quem deve vai levá-la.
motif-high-spades = Espadas altas com a dama à solta
motif-high-spades-line = Com a dama ainda à solta, não jogue rei nem ás onde ela possa cair.
motif-shed-spades = Livrar-se de rei e ás de espadas
motif-shed-spades-line = Descarte o rei e o ás de espadas quando a dama não pode cair neles.
motif-keep-guards = Guardar a proteção
motif-keep-guards-line = Espadas baixas protegem as altas: guarde-as o quanto puder.
motif-smoke-out = Forçar a dama a sair
motif-smoke-out-line = Puxe espadas baixas até que alguém tenha que jogar a dama.
motif-first-trick = A primeira vaza
motif-first-trick-line = Na primeira vaza não caem pontos: aproveite para soltar uma carta ruim.
motif-free-trick = A vaza grátis
motif-free-trick-line = Você joga por último e nada conta: leve a vaza com a sua carta mais alta.
motif-take-high = Levar com a mais alta
motif-take-high-line = Se você joga por último e tem que levar a vaza, leve-a com sua carta mais alta.
motif-feed = A quem dar pontos
motif-feed-line = Dê seus pontos a quem está na frente, não a quem está por último.
motif-throw = Descartar pontos nos outros
motif-throw-line = Sem poder seguir, dê a outra pessoa a carta que mais custa.
motif-not-points = Mais que um ponto
motif-not-points-line = Uma carta perigosa ou um naipe curto pode importar mais que um ponto de copas.
motif-shown-void = Notar quem não tem o naipe
motif-shown-void-line = Não puxe um naipe que alguém já não tem: vão descartar pontos nele.
motif-passed = Usar o que você passou
motif-passed-line = Você sabe quem tem as cartas que passou: puxe abaixo delas.
motif-count = Contar o naipe
motif-count-line = Conte as cartas que faltam: com poucas restando, você sabe quem leva a vaza.
motif-exit = Entregar a vez em segurança
motif-exit-line = Puxe uma carta que outro possa superar e guarde cartas baixas para depois.
motif-lead-high = Puxar alto a tempo
motif-lead-high-line = Puxe uma carta alta enquanto a vaza custa pouco.
motif-low-hearts = Guardar copas baixas
motif-low-hearts-line = Copas baixas perdem vazas de copas mais tarde: fique com elas.
motif-void = Ficar sem um naipe
motif-void-line = Esvazie um naipe curto, para poder descartar quando for puxado.
motif-danger = Descartar o perigo
motif-danger-line = Descarte a carta alta que mais tarde ganharia uma vaza.
motif-duck = Ficar por baixo
motif-duck-line = Jogue abaixo da carta mais alta e deixe a vaza para outra pessoa.
motif-take = Levar uma vaza barata
motif-take-line = Algumas vazas vale a pena levar agora, antes que custem mais.
motif-take-low = Levar com carta baixa
motif-take-low-line = Se você vai superar os outros de qualquer jeito, jogue o mais baixo que puder.
motif-duck-high = Ficar por baixo com a mais alta
motif-duck-high-line = Se perde a vaza de qualquer jeito, jogue a maior carta que fica por baixo.
motif-last-deals = O fim da partida
motif-last-deals-line = Perto do fim as colocações contam: veja quem pode chegar ao limite.
motif-pass-spades = Passar espadas altas sem proteção
motif-pass-spades-line = Guarde dama, rei e ás de espadas só com bastantes espadas baixas.
motif-pass-keep = Guardar espadas altas protegidas
motif-pass-keep-line = Com bastantes espadas baixas, dama, rei e ás de espadas ficam mais seguros na sua mão.
motif-pass-guards = Não passar a proteção
motif-pass-guards-line = Espadas baixas protegem uma alta: não as passe enquanto a guarda.
motif-pass-void = Passar para ficar sem naipe
motif-pass-void-line = Passe um naipe curto inteiro e descarte já na primeira vez que for puxado.
motif-pass-hearts = Guardar copas baixas no passe
motif-pass-hearts-line = Copas baixas são seguras na mão: passe cartas mais perigosas.
motif-pass-high = Passar cartas altas
motif-pass-high-line = Passe ases, reis e damas de naipes longos sem cartas baixas por baixo.
motif-leads = Escolher o que puxar
motif-leads-line = Puxe o que outros podem vencer, num naipe em que ninguém descarta.
motif-follows = Seguir o naipe
motif-follows-line = Antes de seguir o naipe, veja quem leva a vaza e o que há nela.
motif-discards = Descartar
motif-discards-line = Sem cartas do naipe, descarte o que mais faria mal depois.
motif-where = { $name } ({ $where ->
   *[early] no começo da rodada
    [middle] no meio da rodada
    [late] no fim da rodada
    [queen_out] com a dama em outra mão
    [queen_own] quando você tem a dama
    [queen_gone] depois que a dama saiu
    [second] em segundo
    [third] em terceiro
    [last] em último
    [points] com pontos na mesa
    [clean] sem pontos na mesa
    [led_spades] quando puxam espadas
    [led_hearts] quando puxam copas
    [led_side] quando puxam paus ou ouros
    [my_moon] só você tem pontos
    [their_moon] só um outro tem pontos
    [my_points] você tem pontos
    [spade] espadas
    [heart] copas
    [side] paus e ouros
    [single] única carta de um naipe
    [short] naipe curto
    [long] naipe longo
    [high] cartas altas
    [middling] cartas médias
    [low] cartas baixas
    [top] sua mais alta do naipe
    [bottom] sua mais baixa do naipe
    [master] carta que ninguém vence
    [new_suit] naipe ainda não jogado
    [few_out] naipe quase esgotado
    [known_void] naipe que falta a alguém
    [too_high] alta demais
    [too_low] baixa demais
    [wrong_suit] naipe errado
    [took] vazas desnecessárias
    [left] vazas que valia levar
    [kept] pontos a descartar
    [gave] pontos a guardar
    })
