### As telas de opções e regras.

rule-screen-taken-back = Todas as mudanças desfeitas. Ctrl+Z as traz de volta.
rule-screen-save-as-another = Salvar como outra
rule-screen-save-set = Salvar variante
rule-screen-rename-set = Renomear variante
rule-screen-save = Salvar
rule-screen-same = { $wish }: com estas regras, é igual a { $same }.
rule-screen-save-question = Salvar { $title }?
rule-screen-saved = Salva como { $title }.
rule-screen-deleted = { $name }: variante apagada. Você pode recuperá-la na lista.
rule-screen-copied = Copiado: { $code }
rule-screen-next-game = A partir da próxima partida: { $plan }.
rule-screen-name = Nome
rule-screen-code-note = Um código de regras contém todas as regras. Ele começa com H1.
rule-screen-paste-a-code = Colar um código
rule-screen-code = Código
rule-screen-use-these-rules = Usar estas regras
rule-screen-use-these = Usar estes
rule-screen-no-number = Digite pelo menos um número.
rule-screen-no-numbers = Precisam ser números inteiros separados por vírgulas.
rule-screen-too-many-numbers = Cabem no máximo { $n } números.
rule-screen-number-range = Os números precisam ficar entre { $low } e { $high }.
rule-screen-not-playable = Corrija ou desfaça antes a última mudança.
rule-screen-changes = { $n ->
    [0] Exatamente o Copas comum.
    [one] { CAPITAL(WORD($n, case: "f")) } regra difere do Copas comum.
   *[other] { CAPITAL(WORD($n, case: "f")) } regras diferem do Copas comum.
}
rule-screen-changes-marked = { $n ->
    [0] Exatamente o Copas comum.
    [one] { CAPITAL(WORD($n, case: "f")) } regra difere do Copas comum. Tem uma marca dourada.
   *[other] { CAPITAL(WORD($n, case: "f")) } regras diferem do Copas comum. Têm uma marca dourada.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } diferença
   *[other] { $players }, { $n } diferenças
}
rule-screen-differs = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } regra difere do Copas comum.
   *[other] { $n } regras diferem do Copas comum.
}
rule-screen-based-on = { $n ->
    [one] A partir de { $name }. { CAPITAL(WORD($n, case: "f")) } regra difere do Copas comum.
   *[other] A partir de { $name }. { $n } regras diferem do Copas comum.
}
rule-screen-cannot-be-played = Não dá para jogar
rule-screen-undo-delete = Recuperar
rule-screen-no-such-set = Nenhuma variante tem esse nome.
rule-screen-find-set = Buscar uma variante
rule-screen-card-values = Valor das cartas
rule-screen-rule-sets = Variantes
rule-screen-cards = Cartas
rule-screen-points = Pontos
rule-screen-card-as-usual = Restaurar esta carta
rule-screen-all-as-usual = Restaurar todas
rule-screen-done = Pronto
rule-screen-counts-as-usual = Ela conta o que diz a tabela escolhida.
rule-screen-own-cycle = Outra ordem…
rule-screen-card-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
rule-screen-passes = Passes
rule-screen-cycle-intro = Os passes são feitos nesta ordem, um por rodada, e depois recomeçam.
rule-screen-one-more = Mais um passe
rule-screen-first-already = Já é o primeiro.
rule-screen-always-one = Precisa haver pelo menos um; escolha “sem passe” para não passar.
rule-screen-longest-cycle = Um ciclo tem no máximo { $n } rodadas.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n, case: "f")) } rodada
rule-screen-nth = { $n }.
rule-screen-move-up = Subir a { ORDINAL($n, case: "f") } rodada
rule-screen-take-out = Tirar a { ORDINAL($n, case: "f") } rodada
rule-screen-led = 1ª
rule-screen-fewer = Menos
rule-screen-more = { $n ->
    [1] Mais uma opção
   *[other] Mais { $n } opções
}
rule-screen-take-change-back = Desfazer a mudança
rule-screen-changed = mudada, { $note }, aperte para restaurar
rule-screen-standard = { $standard ->
    [no] Em geral { $value }
   *[yes] Copas comum: { $value }
}
rule-screen-nearest = Usar as regras mais próximas
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n ->
    [one] Mudar { WORD($n, case: "f") } outra opção
   *[other] Mudar outras { $n } opções
}
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = As regras
rule-screen-sentences = { $n ->
    [0] Todas as frases são as do Copas comum.
    [one] { CAPITAL(WORD($n, case: "f")) } frase difere do Copas comum; está marcada em dourado.
   *[other] { CAPITAL(WORD($n, case: "f")) } frases diferem do Copas comum; estão marcadas em dourado.
}
rule-screen-in-full = As regras por inteiro
rule-screen-in-short = Em resumo: { $text }.
rule-screen-clashing = Com a última mudança ainda não dá para jogar com estas regras: as palavras em vermelho dizem por quê.
rule-screen-untouched = Nada foi mudado.
rule-screen-players = { $n } jogadores
rule-screen-back-to = Voltar a { $title } como era
rule-screen-find-option = Buscar uma opção
rule-screen-paste-code = Colar código
rule-screen-share = Compartilhar
rule-screen-rename = Renomear
rule-screen-delete = Apagar
rule-screen-reset-all = Restaurar tudo
rule-screen-no-such-option = Nenhuma opção corresponde. Tente outra palavra.
rule-screen-play-these = Jogar assim
rule-screen-use-next = Na próxima partida
rule-screen-save-dots = Salvar…
rule-screen-from-next-game = As mudanças valem a partir da próxima partida

## Legendas sob as pequenas figuras das regras

example-pass = Cartas escolhidas da mão, a caminho de outra pessoa
example-follow = Puxaram paus: desta mão só as cartas de paus podem ser jogadas
example-broken = Uma carta de copas é descartada em ouros: copas estão quebradas
example-trick = Puxaram ouros, e a dama de ouros leva a vaza
example-values = Quanto contam as cartas
example-moon = Todas as cartas de uma lua, levadas por uma só pessoa
