### As telas em volta da mesa: menu, escolha da partida, opções, ajuda, listas.

## Títulos das páginas

about-title = Sobre
about-licence-title = Licença
help-title = Como jogar
keys-title = Suas teclas
options-title = Opções
portraits-title = Retrato
games-title = Partidas
new-game-title = Escolher uma partida

## O menu principal

menu-name = Copas
menu-tagline = A arte discreta de perder vazas
menu-tagline-new = Jogo de cartas: vence quem faz menos pontos
menu-continue = Continuar
menu-play = Jogar
menu-new = Nova partida
menu-choose-detail = Regras, jogadores, duração
menu-games-detail = { $under } em andamento, { $over } { $over ->
    [one] terminada
   *[other] terminadas
}
menu-saved = Partidas
menu-options = Opções
menu-about = Sobre
menu-quit = Sair
menu-quit-title = Sair do Copas?
menu-quit-saved = Sua partida está salva, e você pode continuar depois.
menu-stay = Ficar
menu-plan = { $n ->
    [one] { $title }, { $n } jogador
   *[other] { $title }, { $n } jogadores
}
menu-shared = Há outra janela do Copas aberta; cada uma guarda as próprias partidas
menu-not-opened = Não é possível abrir esta partida
menu-back = Voltar
files-title = Alguns dos seus arquivos não puderam ser lidos por inteiro
files-more = E mais { $n }.
files-rest = Todo o resto está como você deixou.
files-go-on = Continuar

## Sobre o programa

about-version = Versão { $version }
about-what = O jogo de cartas Copas e seus parentes, com adversários que só veem o que seu lugar na mesa permite.
about-alone =
    Funciona sem internet: sem conta, sem anúncios, e nada é enviado a lugar nenhum. É software livre,
    sob a licença MIT.
about-files-title = Seus arquivos
about-files = As partidas, as configurações e o registro { $log } ficam em
about-open-folder = Abrir a pasta de dados
about-not-shown = Não foi possível abrir um gerenciador de arquivos; o caminho foi copiado
about-reports-title = Avisar sobre um erro
about-reports =
    Se algo der errado, estes detalhes ajudam quem for procurar a causa. Eles não contêm nada
    pessoal. Depois de uma falha, há um relatório na pasta de dados, em { $folder }.
about-copy = Copiar detalhes
about-copied = Detalhes copiados
about-works-title = Feito com o trabalho de outros
about-libraries =
    O pygame-ce e algumas das bibliotecas de som estão sob a GNU Lesser General Public License: são
    arquivos separados na pasta do programa, e você pode trocá-los por versões suas.
about-no-text = O texto desta licença acompanha a própria obra.

## Retratos

name-you = Você
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = em uso

## Teclas próprias

keys-at-table = Na mesa
keys-by-ear = Para ouvir: estas teclas só falam
keys-everywhere = Em toda parte
keys-usual = Teclas padrão
keys-are-usual = Todas as teclas já têm a função padrão.
keys-cancel = Cancelar
keys-press = Aperte a nova tecla. A atual é { $key }. Se a nova tecla já faz alguma coisa, as duas trocam de função.
keys-moved = { $key } agora: { $does }

## O placar e o fim da partida

end-screen-sheet = Placar
end-screen-totals = Totais ao longo da partida
end-screen-back = Voltar
end-screen-result = Resultado
end-screen-next-deal = Próxima rodada
end-screen-copy-scores = Copiar placar
end-screen-scores-copied = Placar copiado
end-screen-no-clipboard = A área de transferência não está disponível
end-screen-deal = Rodada { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Menu
end-screen-new = Nova partida
end-screen-scores = Placar
end-screen-swap = Trocar um adversário
end-screen-again = Jogar de novo
end-screen-learn = Voltar às lições
end-screen-copy = Copiar
end-screen-copied = Copiado
end-screen-close = Fechar

## Opções

options-tab = { $tab ->
   *[rules] Regras
    [table] Mesa
    [cards] Cartas
    [sound] Som
    [access] Acessibilidade
}
options-times = { $factor }×
options-instant = Instantânea
options-seconds = { $seconds } s
options-percent = { $value }%
options-key-note = Tecla { $key }

options-group-you = Você
options-name = Nome
options-your-name = Seu nome
options-name-empty = O nome precisa de pelo menos uma letra.
options-save = Salvar
options-portrait = Retrato

options-group-table = Mesa
options-theme = Visual
options-theme-choice = { $value ->
    [card-room] Sala de jogos
    [midnight] Meia-noite
    [parchment] Pergaminho
    [contrast] Contraste
    [walnut] Biblioteca
    [linen] Linho claro
   *[other] { $value }
}

options-group-playing = Jogo
options-play-mode = Como jogar uma carta
options-play-mode-choice = { $value ->
   *[click] Um clique
    [double] Dois cliques
    [drag] Só arrastando
}
options-show-points = Mostrar pontos
options-show-points-choice = { $value ->
   *[full] Todos os pontos
    [totals] Só os totais
    [hidden] Ocultos
}
options-confirm-pass = Confirmar antes de passar
options-confirm-costly = Confirmar antes de carta cara
options-confirm-costly-note = A que leva metade dos pontos da rodada ou mais
options-confirm-blunders = Confirmar antes de erro grave
options-confirm-blunders-note = Só no treino ({ menu-new } → { new-game-practice }): o treinador olha cada carta antes
options-recall = Contar as cartas
options-recall-note = Só no treino ({ menu-new } → { new-game-practice }), também depois de uma dica ou de uma jogada desfeita
options-recall-choice = { $value ->
   *[off] Sem ajuda
    [show] Mostrar o que já saiu
    [ask] Perguntar três vezes por rodada
}
options-cut = Cortar o baralho antes da partida
options-cut-note = Desligado: o computador corta por você

options-group-speed = Velocidade
options-pace = Ritmo
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Mais lento
}
options-pace-note = Tecla { $key } na mesa
options-speed = Velocidade geral
options-deal-speed = Dar as cartas
options-play-speed = Jogar uma carta
options-collect-speed = Levar uma vaza
options-bot-wait = Tempo para pensar
options-no-wait = Nenhum
options-trick-linger = Pausa depois de cada vaza
options-trick-linger-note = Clique para pular
options-wait-for-click = Esperar um clique depois de cada vaza

options-group-cards = Cartas
options-back-choice = { $value ->
   *[auto] Combinar com a mesa
    [claret] Vinho
    [midnight] Meia-noite
    [forest] Floresta
    [peacock] Pavão
    [garden] Jardim noturno
    [bluework] Azulejo
}
options-palette-choice = { $value ->
   *[two] Duas cores
    [four] Quatro cores
    [safe] Para daltônicos
}
options-face-choice = { $value ->
   *[auto] Automático
    [normal] Normal
    [large] Grande
}
options-group-hand = Sua mão
options-sort = Ordem
options-sort-choice = { $value ->
   *[alternate] Cores alternadas
    [classic] Ordem do bridge
}
options-suit-gap = Espaço entre naipes

options-group-reading = Leitura
options-scale = Tamanho do texto
options-family = Fonte
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Tela cheia
options-group-seeing = Visão
options-reduced-motion = Menos movimento
options-reduced-motion-note = As cartas surgem em vez de voar
options-high-contrast = Alto contraste
options-high-contrast-note = Painéis lisos, bordas nítidas e cores mais escuras nas cartas, em qualquer visual
options-suit-letters = Letras dos naipes
options-suit-letters-note = E, C, P, O embaixo dos símbolos nas cartas e no lugar dos símbolos pequenos
options-magnify = Ampliar cartas
options-magnify-choice = { $value ->
   *[off] Nunca
    [focus] Com o teclado
    [hover] Com teclado ou ponteiro
}
options-magnify-note = Ao lado da vaza, sem cobrir nem a vaza nem a mão
options-group-moving = Movimento
options-left-handed = Botões à esquerda
options-left-handed-note = A mesa espelhada: sua placa fica à direita
options-reverse-hand = Inverter a mão
options-reverse-hand-note = Naipes e valores vão da direita para a esquerda
options-dwell = Clicar deixando o ponteiro parado
options-dwell-note = Deixe o ponteiro parado sobre algo para apertar; um anel se enche enquanto isso
options-dwell-seconds = Parar por
options-hold-seconds = Um toque longo dura
options-hold-seconds-note = Tocar por esse tempo explica o que está sob o dedo
options-double-seconds = Clique duplo em até
options-double-seconds-note = Um segundo clique nesse tempo faz parte do primeiro
options-repeat-after = Botão apertado repete após
options-repeat-after-note = As direções do controle, e mais e menos
options-repeat-every = Depois repete a cada
options-group-switches = Um ou dois acionadores
options-switches = Jogar com
options-switches-choice = { $value ->
   *[off] Todos os controles
    [one] Um acionador
    [two] Dois acionadores
}
options-switches-note = Uma moldura passa de parte em parte: sozinha com um acionador, pelo segundo acionador com dois
options-switch-seconds = A moldura anda a cada
options-switch-click = O clique é o acionador
options-switch-click-note = Onde quer que o ponteiro esteja; o botão A do controle sempre é
options-group-listening = Audição
options-voice = Ler o jogo em voz alta
options-voice-note = Para quem não usa leitor de tela
options-voice-rate = Velocidade da voz
options-voice-hello = Dizer olá
options-verbosity = Quanto é lido
options-verbosity-choice = { $value ->
    [brief] Pouco
    [full] Tudo
   *[usual] Normal
}
options-wait-for-listener = Esperar enquanto você ouve
options-wait-for-listener-note = Nada avança sozinho: aperte Espaço. A ampulheta fica parada.
options-group-keyboard = Teclado
options-keys = Todas as teclas
options-keys-show = Mostrar
options-own-keys = Suas teclas
options-own-keys-change = Mudar

## Som

sound-levels = Volumes
sound-when = Quando
sound-more-label = Cada som por si
sound-more = { $open ->
    [yes] Menos
   *[no] Mais
}
sound-play = Tocar: { $name }
sound-none = Nenhum dispositivo de áudio foi encontrado.
sound-all = Todos os sons
sound-table = Cartas e acontecimentos
sound-effects = Botões e opções
sound-mute = Sem som
sound-quiet-away = Silêncio em segundo plano
sound-quiet-away-note = Enquanto outra janela está em uso
sound-pan = Os sons vêm do lado de quem joga
sound-pan-note = Esquerda e direita como os lugares na tela
sound-more-cues = Mais sinais
sound-more-cues-note = Um som baixo quando outra pessoa leva pontos
sound-group = { $group ->
   *[cards] Cartas
    [your-turn] Sua vez
    [moments] Momentos
    [buttons] Botões
}
sound-cue = { $cue ->
   *[flick] Dar e jogar cartas
    [slide] Passar e arrumar
    [sweep] Levar uma vaza
    [lift] Pegar uma carta
    [set-down] Largar uma carta
    [your-turn] Sua vez
    [not-allowed] Não pode
    [points] Pontos levados
    [points-others] Pontos dos outros
    [hearts-broken] Copas quebradas
    [queen] Dama de espadas
    [moon] Lua
    [win] Partida ganha
    [lose] Partida perdida
    [button] Apertar um botão
    [tick] Mudar um valor
    [toggle-on] Ligar
    [toggle-off] Desligar
}

## Escolher uma partida

new-game-find = Buscar uma variante
new-game-players-note = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
new-game-change-rules = Mudar as regras
new-game-read-rules = Ler as regras
new-game-origin = Origem: { $origin }.
new-game-based-on = Variante sua, feita a partir de { $title }.
new-game-length = Duração
new-game-players = Jogadores
new-game-number = Número
new-game-opponent = Adversário { $n }
new-game-level = Força do adversário { $n }
new-game-any-character = Surpresa
new-game-any-level = Qualquer força
new-game-fits = Do meu nível
new-game-share = Você vence cerca de
new-game-practice = Partida de treino
new-game-practice-note = A partida não conta nas estatísticas nem no rating. Os erros dela não voltam em “{ menu-practice }”.
new-game-surprise = Sortear
new-game-others-stay = Suas outras partidas ficam guardadas
new-game-start = Começar
new-game-start-set = Começar { $name }

## Partidas salvas

games-stand = { $points ->
    [one] Rodada { $deal }, você tem { $points } ponto
   *[other] Rodada { $deal }, você tem { $points } pontos
}
games-value = { $stand }, { $when }
games-note = { $n ->
    [one] { $n } jogador, { $when }
   *[other] { $n } jogadores, { $when }
}
games-busy = aberta em outra janela
games-today = hoje, { $clock }
games-yesterday = ontem, { $clock }
games-on-day = { day-of-month } de { games-month }
games-on-day-of-year = { day-of-month } de { games-month } de { $year }
# “1º de maio”, “2 de maio”
day-of-month = { $day ->
    [1] 1º
   *[other] { $day }
}
games-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
games-none = Não há partidas em andamento.
games-which = Quais partidas
games-under-way = Em andamento
games-over = Terminadas
games-filter = Mostrar
games-kept = { $which ->
    [won] Vitórias
    [lost] Derrotas
    [starred] Com estrela
   *[all] Todas
}
games-by-rules = Regras
games-any-rules = Todas as regras
games-by-time = Quando
games-period = { $days ->
    [0] Qualquer data
    [365] Último ano
   *[other] Últimos { $days } dias
}
games-none-over = { $any ->
    [yes] Nenhuma partida corresponde.
   *[no] Nenhuma partida terminou ainda.
}
games-more = Mais { $n }
games-size = { $n ->
    [one] { $n } partida terminada, { $size } kB. As últimas 200 ficam guardadas, e todas as que têm estrela.
   *[other] { $n } partidas terminadas, { $size } kB. As últimas 200 ficam guardadas, e todas as que têm estrela.
}
games-star = { $on ->
    [yes] Tirar a estrela de { $title }
   *[no] Marcar { $title } com estrela para guardar para sempre
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, treino
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Derrota
    [1] Vitória
   *[other] { PLACE($place) } lugar
}
games-result-points = { $deals ->
    [one] { $points } em uma rodada
   *[other] { $points } em { $deals } rodadas
}
games-review = Analisar as rodadas
games-deleted = { $title }: partida apagada. Você pode desfazer enquanto esta página estiver aberta.
games-undo = Desfazer
games-not-brought-back = Não foi possível recuperar a partida.
games-rename = Renomear { $title }
games-delete = Apagar { $title }
games-name-title = Nome da partida
games-name = Nome
games-save = Salvar

## Como jogar

help-rules = Regras
help-pictures = Em imagens
help-keys = Teclas
help-opponents = Seus adversários
help-fair = Cartas honestas
help-trick = Cada um, na sua vez, joga uma carta: juntas elas formam uma vaza. Normalmente quem jogou a carta mais alta do naipe puxado leva a vaza.
help-moon = Acertar a lua
keys-pad = Controle
help-choose-card = Percorrer suas cartas
    .keys = { $left } { $right }
help-use-card = Jogar a carta, ou escolhê-la para passar
    .keys = Enter
help-to-button = Das cartas escolhidas ao botão
    .keys = { $down }
help-finish-animation = Pular a animação
    .keys = Espaço
help-take-back = Desfazer a última carta
    .keys = Backspace
help-game-menu = Menu da partida
    .keys = Esc
help-next-control = Próximo controle; com Shift, o anterior
    .keys = Tab
help-move = Percorrer os controles, mudar um valor
    .keys = { $up } { $down } { $left } { $right }
help-number = Mudar um número
    .keys = + −
help-scroll = Rolar, ou mudar um valor em passos maiores
    .keys = Page { $up } { $down }, Home, End
help-press = Apertar o controle
    .keys = Enter, Espaço
help-next-page = Próxima página da tela; com Shift, a anterior
    .keys = Ctrl Tab
help-back = Voltar
    .keys = Esc
help-find = Para o campo de busca
    .keys = Ctrl F, ou digite
help-undo = Desfazer uma mudança nas regras ou uma exclusão
    .keys = Ctrl Z

## O que não pôde ser usado no arquivo de configurações

options-file-value = { $wanted ->
    [truth] A configuração { $name } é { $value }, mas precisa ser true ou false; vale { $default }.
    [text] A configuração { $name } é { $value }, mas precisa ser um texto; vale { $default }.
    [short-text] A configuração { $name } é { $value }, mas precisa ser um texto de 1 a { $most } caracteres; vale { $default }.
    [portrait] A configuração { $name } é { $value }, mas precisa ser o nome de um retrato; vale { $default }.
    [language] A configuração { $name } é { $value }, mas precisa ser o código de um idioma; vale { $default }.
    [whole-number] A configuração { $name } é { $value }, mas precisa ser um número inteiro; vale { $default }.
    [choice] A configuração { $name } é { $value }, mas precisa ser uma destas: { SERIES($choices) }; vale { $default }.
    [bounds] A configuração { $name } é { $value }, mas precisa ser um número de { $low } a { $high }; vale { $default }.
   *[number] A configuração { $name } é { $value }, mas precisa ser um número; vale { $default }.
}
options-file-not-kept = Não é possível guardar a configuração { $name }.
options-file-line = A linha { $n } das configurações não é uma configuração: { $line }
options-file-unsaved = Não foi possível salvar as configurações: { $why }.
options-file-too-long = longo demais para mostrar

## A lista de idiomas

options-language = Idioma
options-language-system = O mesmo do sistema
options-language-draft = Rascunho: nenhum falante nativo conferiu os textos. O arquivo TRANSLATING.md no código-fonte diz como corrigir.

## Quem joga neste computador

people-title = Quem vai jogar?
people-plays = jogando agora
people-new = Outra pessoa
people-new-detail = Com partidas e estatísticas próprias
people-name-them = Nome e retrato se escolhem em Opções.
people-not-kept = Não foi possível guardar quem jogou por último: { $why }.
people-not-changed = Não foi possível alterar a lista de pessoas: { $why }.

## A sala dos baralhos

deck-title = Sala dos baralhos
options-deck = Cartas e mesa
deck-back = Voltar sem mudar nada
deck-use = Usar este visual
deck-surprise = Sortear
deck-faces = Frentes
deck-backs = Versos
deck-match = Combinar com a mesa
deck-tables = Mesas
deck-own = Sua imagem
deck-chosen = em uso
deck-preview = As cartas como estão agora: { $look }
deck-own-title = Uma imagem para sua mesa
deck-own-note = Um arquivo PNG ou JPEG de até 20 MB. Você também pode soltá-lo nesta janela. A imagem é cortada para encher a janela e escurecida até que tudo possa ser lido.
deck-own-path = Caminho da imagem
deck-own-use = Usar
deck-blur = Desfoque
deck-picture-unreadable = Não foi possível abrir essa imagem. Escolha um arquivo PNG ou JPEG.
deck-picture-too-large = Essa imagem é grande demais. Escolha uma de até { $most } MB e 50 megapixels.
deck-picture-not-kept = Não foi possível copiar a imagem para sua pasta.
