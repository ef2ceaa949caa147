### A janela, o que há em todas as páginas, nomes de controles e de teclas, e erros do programa.

## Páginas e diálogos

page-close = Fechar
page-cancel = Cancelar
page-paste = Colar
page-no-letters = { $n ->
    [one] Nenhuma fonte deste computador tem o caractere { $codes }. Tire-o, por favor.
   *[other] Nenhuma fonte deste computador tem os caracteres { $codes }. Tire-os, por favor.
}

## Controles, para leitores de tela

widget-role-button = botão
widget-role-switch = botão de alternância
widget-role-tabs = abas
widget-role-stepper = seletor
widget-role-list-box = caixa de lista
widget-role-slider = controle deslizante
widget-role-text-field = campo de texto
widget-role-group-of-switches = grupo de botões de alternância
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] ligado
   *[no] desligado
}
widget-choice = { $option }, { $n } de { $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; agora em { CARD($here) }
   *[no] nenhuma; agora em { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Página

## O que fazem as teclas que podem ser mudadas

window-key-last = Segurar para ver a última vaza
window-key-legal = Mostrar o que pode ser jogado, e por quê
window-key-hint = Dica (a partida vira treino); na análise, tentar de novo
window-key-undo = Desfazer a última carta
window-key-scores = Placar
window-key-finish = Encerrar a rodada, quando for oferecido
window-key-beside = Pedir as vazas que faltam, passar cartas sem ver ou anular a rodada; copiar o placar ou uma posição
window-key-passed = Mostrar as cartas passadas nesta rodada
window-key-pace = Jogo mais lento, ou ritmo normal
window-key-options = Opções
window-key-review = No placar: analisar a última rodada
window-key-view = Na análise: sua visão ou todas as mãos
window-key-mark = Na análise: a próxima decisão marcada
window-key-knows = Na análise: o que dava para saber?
window-page = Rolar
window-page-down = Mais para baixo
window-page-up = Mais para cima
window-key-switch = Escolher
window-key-switch-step = Próxima parte
window-key-mute = Som ligado ou desligado
window-key-full-screen = Tela cheia ligada ou desligada
window-key-cap = { $name ->
    [return] Enter
    [space] Espaço
   *[other] { $cap }
}
window-key-needed = Esta tecla é necessária para navegar e escolher.
window-key-modifier = Esta tecla só funciona junto com outras.

## O que fazem os botões de um controle

window-pad-move = Percorrer as cartas e os controles
    .keys = { $left } { $right } { $up } { $down }, alavanca esquerda
window-pad-use = Jogar ou escolher a carta, apertar o controle
    .keys = A
window-pad-back = Voltar; na mesa, o menu da partida
    .keys = B, Start
window-pad-legal = Mostrar o que pode ser jogado
    .keys = X
window-pad-last = Segurar para ver a última vaza
    .keys = Y
window-pad-pages = Páginas de uma tela; na mesa, os botões dela
    .keys = LB, RB
window-pad-undo = Desfazer a última carta
    .keys = LT
window-pad-beside = Pedir o resto, passar sem ver ou anular
    .keys = RT
window-pad-scores = Placar
    .keys = View
window-pad-scroll = Rolar; apertada: uma dica
    .keys = Alavanca direita

## Sem janela

window-no-screen = O Copas precisa de uma tela, e não foi possível abrir nenhuma.
window-no-screen-because = O Copas precisa de uma tela, e não foi possível abrir nenhuma ({ $reason }).
window-screen-lost = A tela não está mais disponível.
window-not-opened = O Copas não conseguiu abrir sua janela ({ $reason }).
window-no-library =
    O Copas precisa da biblioteca { $library } para abrir sua janela: instale o pacote { $debian }
    (Debian, Ubuntu) ou { $fedora } (Fedora, openSUSE).

## Erros do programa

crash-stopped = { $lack ->
    [memory] O Copas teve que parar porque o sistema não lhe deu mais memória.
    [files] O Copas teve que parar porque o sistema não o deixou abrir mais arquivos.
    [folder] O Copas teve que parar porque não consegue escrever em nenhuma pasta temporária.
    [asset] O Copas teve que parar porque um de seus arquivos está faltando ou danificado.
   *[nothing] O Copas parou por causa de um erro no programa.
}
crash-saved = { $lack ->
    [memory] Sua partida está salva: feche outros programas e abra o Copas de novo para continuar.
    [files] Sua partida está salva: feche outros programas e abra o Copas de novo para continuar.
    [folder] Sua partida está salva: libere espaço no disco e abra o Copas de novo para continuar.
    [asset] Sua partida está salva: reinstale o Copas e abra-o de novo para continuar.
   *[nothing] Sua partida está salva: abra o Copas de novo para continuar.
}
crash-report = Há um relatório em
crash-no-report = Não foi possível criar um relatório.
crash-last-title = Da última vez, o Copas fechou de repente
crash-last = Um erro fechou o Copas da última vez; suas partidas estão seguras, e há um relatório em { $path }.
crash-sentence = { $lack ->
    [memory] O sistema não deu mais memória ao Copas; feche outros programas antes.
    [files] O sistema não deixou o Copas abrir mais arquivos; feche outros programas antes.
    [folder] O Copas não consegue escrever em nenhuma pasta temporária; libere espaço no disco ou indique outra pasta em TMPDIR.
    [asset] Um arquivo do Copas está faltando ou danificado ({ $fault }); reinstale o Copas.
   *[nothing] Algo deu errado ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] O sistema não deu mais memória ao Copas; feche outros programas antes. Há um relatório em { $path }.
    [files] O sistema não deixou o Copas abrir mais arquivos; feche outros programas antes. Há um relatório em { $path }.
    [folder] O Copas não consegue escrever em nenhuma pasta temporária; libere espaço no disco ou indique outra pasta em TMPDIR. Há um relatório em { $path }.
    [asset] Um arquivo do Copas está faltando ou danificado ({ $fault }); reinstale o Copas. Há um relatório em { $path }.
   *[nothing] Algo deu errado ({ $fault }). Há um relatório em { $path }.
}
