### Cortar o baralho antes da primeira rodada.

cut-title = Corte o baralho
cut-text = Corte o baralho onde quiser, ou simplesmente dê as cartas.
cut-how = Como funciona
cut-how-text = As cartas resultam de um número sorteado pelo programa e do seu corte, juntos; assim, ninguém pode escolhê-las sozinho. Em vez de cortar à mão, você pode digitar qualquer coisa. Anote o código: no fim da partida ele mostra que nada foi mudado.
cut-pack = O baralho
cut-place = Carta { $place } de { $n }
cut-field = Seu corte
cut-code = Código das cartas: { $code }
cut-deal = Dar as cartas
