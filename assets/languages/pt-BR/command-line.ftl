### A linha de comando e suas queixas.

## O que “hearts-gui --help” diz primeiro

cli-about = Copas para o computador. Sem comando, o jogo começa; com uma partida salva, ela é aberta.
cli-verbs = comandos:
cli-about-rules = as variantes, ou uma delas em frases simples
cli-about-simulate = partidas entre jogadores do computador
cli-about-match = dois jogadores do computador com as mesmas cartas em todos os lugares
cli-about-replay = repetir uma partida salva para conferi-la
cli-about-judge = o que custou cada decisão de uma partida salva, pelo que o jogador podia saber
cli-about-convert = uma partida de ou para o formato de outro programa: OpenSpiel, hearts-engine
cli-about-puzzles = os problemas que vêm com o jogo; --verify ID ou all os prova de novo
cli-about-daily = os jogos do dia, cada um com a soma de verificação de uma partida do nível Clube; --check CÓDIGO repete um resultado
cli-about-bots = níveis e personagens dos jogadores do computador
cli-about-screenshot = a imagem de uma tela
cli-about-bench = a velocidade desta máquina: frames, start, playouts, decisions, judge ou statistics
cli-about-language = Para escolher o idioma, ponha --lang CÓDIGO antes do comando ou defina HEARTS_LANG.
cli-usage = uso:
cli-positionals = argumentos
cli-options = opções

## Queixas

cli-stopped = Interrompido.
cli-no-verb = { $nearest ->
    [none] { $word } não é um comando nem uma partida salva; veja { $program } --help.
   *[other] { $word } não é um comando nem uma partida salva; você quis dizer { $nearest }?
}
cli-lang-alone = Depois de --lang vem o código de um idioma, como --lang en.
cli-no-language = O Copas não está traduzido para { $code }; escolha entre { SERIES($known) }.
cli-argument = Argumento { $argument_name }: { $message }.
cli-required = Falta: { $text }.
cli-unrecognized = Argumento desconhecido: { $text }.
cli-ambiguous = { $option } é ambíguo; pode ser: { $matches }.
cli-no-value = falta um valor
cli-value-unwanted = { $text } não é esperado aqui
cli-no-integer = { $value } não é um número inteiro
cli-too-many-seconds = { $text } é mais que { $most } segundos
cli-no-number = { $text } não é um número inteiro acima de zero
cli-not-positive = { $text } não é um número acima de zero
cli-no-text = isto não é um texto em UTF-8
cli-no-digits = { $text } não é um código de 12 a 64 algarismos hexadecimais
cli-no-size = { $text } não é um tamanho como 1280x720
cli-size-range = { $text } não está entre 800x600 e 8192x8192
cli-unknown = { $what ->
    [rule_set] Não existe a variante { $word }; você quis dizer { $nearest }?
    [player] Não existe o jogador { $word }; você quis dizer { $nearest }?
    [format] Não existe o formato { $word }; você quis dizer { $nearest }?
    [scene] Não existe a cena { $word }; você quis dizer { $nearest }?
    [message] Não existe a mensagem { $word }; você quis dizer { $nearest }?
    [theme] Não existe o visual { $word }; você quis dizer { $nearest }?
    [vision] Não existe a visão { $word }; você quis dizer { $nearest }?
   *[measurement] Não existe a medição { $word }; você quis dizer { $nearest }?
}
cli-unknown-listed = O nome { $word } é desconhecido; { $command } mostra todos.
cli-unknown-few = O nome { $word } é desconhecido; escolha entre { SERIES($known) }.
cli-no-file = Não existe o arquivo { $file }.
cli-no-program = Não foi possível iniciar o programa { $program }.
cli-scale = A escala da tela precisa ficar entre { $low } e { $high }; { $scale } não serve.
cli-rules-legend = As linhas que começam com * diferem do Copas comum.
cli-rule-set = { $title } ({ $sizes } jogadores)
cli-games-not-kept = Não foi possível salvar as partidas em { $folder } ({ $why }).
cli-not-written = Não foi possível salvar { $file } ({ $why }).
cli-characters = Personagens: { SERIES($names) }
cli-no-scene = Indique uma cena e o arquivo a criar; --list mostra as cenas.
cli-own-deal = A cena { $scene } mostra sempre a mesma rodada; tire --seed.
cli-message-nowhere = Nenhuma tela de exemplo mostra { $key }; o comentário acima da mensagem diz onde ela aparece.
cli-no-png = As imagens são salvas em PNG; por isso { $file } deve terminar em .png.
cli-progress = { $done } de { $of }
cli-match-progress = { $done } de { $of } rodadas, diferença { $mean } ± { $error } pontos por rodada
match-file-other = { $file } contém outro confronto: outros jogadores, regras, formato ou semente. Indique outro arquivo.
match-file-line = { $file }, linha { $line }: não é a rodada de um confronto. Indique outro arquivo.
match-file-unusable = Não é possível usar { $file } ({ $why }).
cli-bots-do-not-fit = --bots nomeia { $n } jogadores, mas nesta mesa há { $players }.
cli-replay-damage = { $file }, linha { $line }: { $why }.
puzzle-unknown = Não existe o problema { $id }.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: a resposta dada não se confirma.
   *[other] { $n } problemas cuja resposta dada não se confirma: { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] Não há rodada { $deal } nesta partida: nenhuma foi começada.
    [one] Não há rodada { $deal } nesta partida: ela tem uma.
   *[other] Não há rodada { $deal } nesta partida: ela tem { $n }.
}
judge-no-seat = Não há lugar { $seat } nesta mesa: os lugares vão de 0 a { $most }.
cli-endless-void = Com estas regras uma rodada foi anulada { $n } vezes seguidas.
cli-endless-seed = Com estas regras a partida com a semente { $seed } não acabou depois de { $most } rodadas.
cli-endless = { $n ->
    [one] Com estas regras a partida não acabou depois de { $most } rodadas.
   *[other] Com estas regras nenhuma das { $n } partidas acabou depois de { $most } rodadas.
}

## O que --help diz de um comando e das suas opções

cli-help-1v3-or-2v2 = 1v3 ou 2v2
cli-help-add-line-items-every-deal = acrescentar de que se compõe cada pontuação
cli-help-any-text = qualquer texto; o mesmo texto dá as mesmas cartas
cli-help-check-seed-every-deal-every = conferir a semente, cada rodada e cada pontuação, e dizer o que isso prova
cli-help-computer-players = Níveis e personagens dos jogadores do computador.
cli-help-duplicate-deals-in-all-seatings = Dois jogadores do computador com as mesmas cartas em todos os lugares.
cli-help-every-picture-measured = salvar e medir todas as imagens
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge ou statistics
cli-help-games-between-computer-players = Partidas entre jogadores do computador.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan ou tritan
cli-help-how-fast-here = A velocidade desta máquina.
cli-help-with-reader = frames: medir enquanto um leitor de tela recebe tudo
cli-no-reader = Nenhum leitor de tela está ouvindo nesta sessão; inicie um primeiro.
cli-help-how-long-for-each = segundos para cada medição
cli-help-how-many-deals = número de rodadas
cli-help-end-at-this-error = encerrar o confronto quando o erro padrão da diferença for no máximo este, em pontos
cli-help-keep-deals-go-on = guardar as rodadas neste arquivo, e continuar do que ele já contém
cli-help-how-many-games = número de partidas
cli-help-how-many-sit-at-table = número de jogadores
cli-help-puzzles = Os problemas que vêm com o jogo.
cli-help-count-puzzles-again = provar este problema, ou todos, de novo com todas as rodadas possíveis ou com novas rodadas simuladas
cli-help-daily = Os jogos do dia.
cli-help-daily-date = o primeiro dia (por padrão, hoje)
cli-help-days = número de dias
cli-help-check-code = repetir a partida de um código e informar seu resultado
cli-no-date = { $word } não é uma data como 2026-11-23
cli-no-days = o número de dias precisa ficar entre 1 e { $most }
cli-days-end = O calendário acaba em { $last }; peça menos dias ou uma data anterior.
cli-help-judge-saved-game-again = Repetir uma partida salva para conferi-la.
cli-help-what-answers-cost = O que custou cada decisão de uma partida salva, pelo que o jogador podia saber.
cli-help-convert = Converte uma partida de um formato para outro.
cli-help-format = hearts, openspiel, openspiel-text ou hearts-engine
cli-help-this-deal-only = só esta rodada, contando a partir de 1
cli-help-this-seat-only = só este lugar, contando a partir de 0
cli-help-keep-every-game-as-file = salvar cada partida como arquivo nesta pasta
cli-help-key-name-or-code-rules = as regras, por chave, nome ou código de regras
cli-help-level-or-cmd-program = um nível, ou cmd:PROGRAMA
cli-help-name-scenes = mostrar as cenas
cli-help-message = a primeira tela com esta mensagem; para achar onde uma tradução aparece
cli-help-one-computer-player-only = medir só este jogador do computador
cli-help-one-level-or-one-seat = um nível, ou um para cada lugar
cli-help-one-window-size-only = medir só este tamanho de janela
cli-help-picture-screen = A imagem de uma tela.
cli-help-play-one-deal-by-itself = jogar uma rodada automaticamente e informar o resultado
cli-help-accessibility-dump = a árvore de acessibilidade de uma tela em JSON (por padrão, a do menu)
cli-help-print-json = imprimir JSON
cli-help-help = mostrar esta ajuda
cli-help-version = mostrar a versão
cli-help-processes = número de processos
cli-help-rule-sets-or-one-them = As variantes, ou uma delas.
cli-help-saved-game-open = uma partida salva para abrir
cli-help-seconds-programs-have-answer = segundos que um programa externo tem para cada decisão
cli-help-verify-against-fair-deal-code = conferir com o código das cartas mostrado antes da primeira rodada, ou seu começo
cli-help-verify-against-cut = conferir que o baralho foi cortado com este texto, o que o jogo mostrou ao lado do código
cli-help-with-all-only-these = com --all: desenhar só estes
