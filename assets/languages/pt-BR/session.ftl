### Partidas em andamento, partidas salvas, resultados, e as variantes do próprio jogador.

## Cartas honestas

fair-seed = Se você corta o baralho, ninguém pode escolher sozinho as cartas de uma partida. Antes que você veja qualquer carta, o programa sorteia um número e mostra um código que pertence só a esse número; depois você corta. Na sua primeira partida, e se você desativa o corte nas opções, o computador corta. Todas as rodadas resultam do número e do corte.
fair-end = Anote o código e seu corte, que também aparecem no menu da partida. No fim o jogo mostra o número e diz se ele dá esse código. Para uma partida salva, o comando “hearts-gui replay ARQUIVO --commitment CÓDIGO --cut TEXTO” confere os dois, com cada rodada, decisão e pontuação.
fair-proves = Isso prova que nenhuma rodada foi mudada depois que você viu o código e, se foi você quem cortou, que ninguém escolheu as rodadas. Sem seu corte o código não basta: outro corte dá outras cartas. Não prova que ninguém as olhou na partida salva, onde o número não está cifrado.
fair-unknown-shuffle = { $file } não pode ser conferido: a linha 1 nomeia a versão { $version } do embaralhamento, que não é conhecida aqui.
fair-other-seed = { $file }, linha 1: a semente não é a prometida antes da partida.
fair-other-game = { $file } é outra partida: seu código é { $commitment }, não o que você deu.
fair-other-cut = { $file } é outra partida: seu baralho foi cortado com “{ $cut }”, não com o corte que você deu.
fair-no-cut = { $file } é outra partida: ninguém cortou seu baralho.
fair-given = { $file } não pode ser conferido: suas cartas não foram dadas por este programa.
fair-difference = { $file }, { $what }.

## Partidas salvas

save-in-use = { $game } está sendo jogada em outra janela do Copas.
save-this-game-in-use = Esta partida está sendo jogada em outra janela do Copas.
save-not-read = Não é possível ler { $file } ({ $why }).
save-line = { $file }, linha { $line }: { $why }.
save-line-rules = { $file }, linha { $line }: { $why }
save-set-aside = { $why } O arquivo foi separado como { $aside }.
save-no-room = { $file } está danificado a partir da linha { $line }, e não há espaço no disco para uma cópia da parte danificada; libere espaço e abra de novo.
save-damaged = { $file } está danificado a partir da linha { $line }; o que vem antes foi guardado. O arquivo inteiro foi separado como { $aside }.
save-from-copy = A primeira linha de { $file } está danificada; foi usada sua cópia na linha 2.
save-torn = A última linha de { $file } está cortada e foi deixada de fora; tudo antes dela está intacto.
save-differs = { $same ->
    [yes] { $file } foi mudado depois de salvo
   *[no] As regras desta partida mudaram desde que foi salva, ou { $file } foi mudado
}; a pontuação fica como está registrada ({ $what }).
save-other-seed = A semente neste arquivo não é a prometida antes da partida.
save-no-copy = Esta partida não tem arquivo que possa ser copiado.
save-copy-failed = Não foi possível salvar a cópia: { $why }.
save-name-not-saved = Não foi possível salvar o nome: { $why }.
save-star-not-saved = Não foi possível salvar a estrela: { $why }.
save-game-not-deleted = Não foi possível apagar a partida: { $why }.
save-removed = O arquivo desta partida, { $gone }, foi removido enquanto você jogava; agora a partida é salva como { $file }.
save-cannot-save = Não é possível salvar esta partida agora ({ $why }); você pode continuar jogando.
save-unknown-company = Esta partida nomeia um jogador que esta versão não conhece ({ $what }); outro ocupa o lugar.
save-choice-not-saved = Não foi possível salvar a escolha da partida: { $why }.
save-sets-not-saved = Não foi possível salvar suas variantes: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, { WORD($n, case: "f") } mudança
   *[other] { $title }, { $n } mudanças
}

## Grupos na lista de variantes

session-group-yours = Suas
session-group-classic = Clássicas
session-group-bonus = Carta bônus
session-group-teams = Duplas
session-group-many = Muitos jogadores
session-group-odd = Diferentes

## Variantes do próprio jogador

draft-my-set = { $title } à minha moda
draft-no-name = Dê um nome.
draft-name-taken = Você já tem uma variante com esse nome.
draft-no-text = Cole ou digite um código de regras.
draft-players = { $n } jogadores
draft-players-range = { $low }–{ $high } jogadores
draft-players-of = { LIST($sizes, type: "or") } jogadores
draft-shared = Regras recebidas
draft-changed = { $title }, com mudanças
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 vitória em 1 partida
       *[other] 1 vitória em { $games } partidas
    }
   *[other] { $games ->
        [1] { $wins } vitórias em 1 partida
       *[other] { $wins } vitórias em { $games } partidas
    }
}

## O que `replay --verify` prova

proof-in-deal = na rodada { $n }
proof-after-deal = { $n ->
    [0] antes da primeira rodada
   *[other] depois da rodada { $n }
}
proof-with-the-game = no fim da partida
proof-cards = { $n ->
    [0] { $given ->
        [yes] Ainda não há rodada; a semente é a que está por trás do código que você deu
       *[no] Ainda não há rodada; a semente é a que está por trás do código neste arquivo
    }
    [one] { $given ->
        [yes] As cartas de { $n } rodada vêm da semente por trás do código que você deu, e cada decisão e pontuação segue as regras
       *[no] As cartas de { $n } rodada vêm da semente por trás do código neste arquivo, e cada decisão e pontuação segue as regras
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] As cartas de todas as { $n } rodadas vêm da semente por trás do código que você deu, e cada decisão e pontuação segue as regras
           *[no] As cartas de todas as { $n } rodadas vêm da semente por trás do código neste arquivo, e cada decisão e pontuação segue as regras
        }
       *[no] { $given ->
            [yes] As cartas de { $n } rodadas vêm da semente por trás do código que você deu, e cada decisão e pontuação segue as regras
           *[no] As cartas de { $n } rodadas vêm da semente por trás do código neste arquivo, e cada decisão e pontuação segue as regras
        }
    }
}
proof-finished = a partida está terminada
proof-ends = o arquivo acaba { $where }
proof-taken-back = { $n ->
    [0] nenhuma decisão foi desfeita
    [one] { $n } decisão foi desfeita
   *[other] { $n } decisões foram desfeitas
}
proof-summary = { $cards }; { $end }, e { $back }.
proof-not-when-shown = Se este código foi mostrado antes da primeira rodada; dê com --commitment o que você anotou.
proof-not-your-cut = Se o baralho foi cortado como você cortou. O mesmo número com outro corte dá outras cartas; dê com --cut o corte que você anotou.
proof-of-commitment = O programa usou o número por trás do código que você deu.
proof-of-cut = O baralho foi cortado com o texto que você deu.
proof-of-commitment-and-cut = O número por trás do seu código e seu corte dão exatamente estas rodadas; nem você nem o programa podiam escolhê-las.
proof-not-guessed = Que as cartas não podiam ser conhecidas antes: quem vê o código pode adivinhar uma semente tão simples.
proof-not-chosen = Que o programa não escolheu entre muitas sementes: ninguém cortou o baralho.
proof-not-the-rest = Como a partida continuou: o arquivo acaba { $where }.
proof-not-decisions = Se as decisões são as que foram tomadas na mesa: a semente só fixa as cartas.

## Um arquivo danificado das variantes do jogador

rule-sets-line = { $twice ->
    [yes] A linha { $n } das suas variantes nomeia { $name } uma segunda vez; foi guardada, mas não é usada.
   *[no] A linha { $n } das suas variantes não é uma variante; foi guardada, mas não é usada.
}

## Arquivos que não podem ser lidos

file-damaged = { $n ->
    [0] { $file } está danificado e não foi usado
    [one] Uma entrada de { $file } está danificada e foi pulada
   *[other] { $n } entradas de { $file } estão danificadas e foram puladas
}; { $copied ->
    [yes] há uma cópia em { $aside }.
   *[no] não foi possível copiar o arquivo.
}
file-newer = { $file } foi escrito por uma versão mais nova do Copas, que consegue ler tudo: instale essa versão. { $copied ->
    [yes] Há uma cópia do que não pôde ser lido em { $aside }.
   *[no] Não foi possível copiar o arquivo.
}
file-unread = Não foi possível ler { $file }: { $why }.
file-too-large = { $file } tem mais de { $most } MB e não foi lido. { $renamed ->
    [yes] Agora ele se chama { $aside }.
   *[no] Ele ficou onde estava.
}
