### As variantes com nome: títulos, o que há de especial em uma linha (.line), de onde vêm (.origin)
### e outros nomes que a busca acha (.names), entre ponto e vírgula.

## A variante mais conhecida

variant-standard = Copas comum
    .line = O jogo que quase todos conhecem: passe à esquerda, à direita, em frente e sem passe, até 100.
    .origin = A sequência que o jogo do Windows tornou conhecida
    .names = windows; Copas; Copas Fora; Miquilina; Menos Copa; Pudim; Copas básico; Hearts; Standard; padrão; Microsoft Hearts; Dama de Espadas; Black Lady

## Variantes com nomes de pessoas e lugares

variant-hay = John Hay
    .line = Pode haver pontos na primeira vaza, e quem acerta a lua escolhe o que ela faz.
    .origin = Página de regras de John Hay, 1998
    .names = Black Lady; John McLeod; Hay’s Hearts; Dama Negra
variant-ricketts = Ricketts House
    .line = Quatro passes, um deles espalhado, depois sem passe; totais que zeram, e só conta quem vence.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts House Variant; totais que zeram; espalhar
variant-ricketts-69 = 69 por 5
    .line = Ricketts House, em que ficar em 69 por cinco rodadas dá a vitória.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 69 for 5; 5 por 69; Caltech
variant-warren = Warren
    .line = Ricketts House com uma 53ª carta que representa a única que sobra.
    .origin = Ricketts House, California Institute of Technology
    .names = regras Warren; Warren G. Harding; Caltech; 53 cartas
variant-wiki2008 = Wikipédia 2008
    .line = Passa-se à direita, copas podem ser puxadas desde o início, a lua tira pontos.
    .origin = Wikipédia, novembro de 2008
    .names = Black Lady; Chase the Lady; Crubs; Black Maria; Wikipédia
variant-yppedia = Puzzle Pirates
    .line = Contra a ampulheta, por uma aposta que os três primeiros lugares dividem.
    .origin = A mesa de Hearts do Puzzle Pirates (YPPedia)
    .names = YPPedia; Hearts tablet; piratas

## Variantes em que só copas custam pontos

variant-arnold = Arnold
    .line = Só copas: sem dama de espadas, sem passe e sem lua, em oito rodadas.
    .origin = Regras de Peter Arnold, 2011
    .names = Copas simples; Copas sem a dama; só copas; basic Hearts; Modern rules (2011)
variant-arnold-all = Arnold com tudo
    .line = Só copas, com passe, quebra, primeira vaza sem pontos e lua.
    .origin = Regras de Peter Arnold, 2011, com todas as suas variantes
    .names = running; variações menores

## Por fichas, que representam dinheiro

variant-chips = Fichas
    .line = Cada um põe uma ficha; quem não leva penalidades divide o pote.
    .origin = Wikipédia, novembro de 2008
    .names = chips; valendo fichas; pote; dinheiro
variant-sweepstake = Sweepstake
    .line = Cada carta de copas custa uma ficha; se um só jogador não leva nenhuma, o pote é dele.
    .origin = Foster’s Hoyle, por volta de 1900
    .names = Jacks; fichas; pote; bolo
variant-howell = Howell
    .line = Cada carta de copas se paga a cada um dos outros; nada fica para depois.
    .origin = Foster’s Hoyle, por volta de 1900
    .names = acerto Howell; fichas

## Uma carta tira pontos, ou custa mais

variant-omnibus = Omnibus
    .line = O valete de ouros tira dez pontos.
    .origin = Jogado em muitos lugares
    .names = valete bônus; valete de ouros; dez de ouros; Omnibus Hearts
variant-jack-of-diamonds = Valete de ouros
    .line = O valete tira dez pontos, e a lua também precisa dele.
    .origin = Jogado em muitos lugares
    .names = Jack of Diamonds; lua com valete; valete bônus
variant-hooligan = Hooligan
    .line = O sete de paus custa sete pontos.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; sete de paus

## Copas custam segundo o valor

variant-graded = Copas graduadas
    .line = As copas altas custam mais: ás 5, rei 4, dama 3, valete 2.
    .origin = Wikipédia, novembro de 2008
    .names = Graded Hearts; copas altas
variant-point-count = Point-Count
    .line = Cada carta de copas custa seu valor, o ás 15, e a dama de espadas 50.
    .origin = Página de regras de John Hay, 1998
    .names = Point-Count Hearts; contagem de pontos
variant-spot = Spot Hearts
    .line = As copas custam o que mostram, o ás 14, e a dama de espadas 25.
    .origin = Jogado em muitos lugares
    .names = Spot; valor da carta

## Outras espadas além da dama também custam pontos

variant-black-maria = Black Maria
    .line = O ás e o rei de espadas também custam pontos; melhor para três.
    .origin = Grã-Bretanha
    .names = Maria Preta; Slippery Anne; Black Lady; Chase the Lady
variant-black-lady-uk = Black Lady britânica
    .line = Três espadas caras, copas do dois ao dez, e uma lua que zera ou dobra.
    .origin = Grã-Bretanha
    .names = Dama Negra; Black Lady; Black Lady UK; Black Maria
variant-gong-zhu = Gong Zhu
    .line = Caça à porca: uma porca, uma ovelha, um dobrador, cartas expostas que contam em dobro.
    .origin = China
    .names = Hearts chinês; copas chinesas; caça ao porco; Chase the Pig; 拱猪; porco e ovelha

## Cartas e regras especiais

variant-booster-nines = Noves turbinados
    .line = Um nove faz todos jogarem uma segunda carta na vaza.
    .origin = Wikipédia, novembro de 2008
    .names = Booster Nines; noves
variant-joker-hearts = Copas com curingas
    .line = Curingas podem ser jogados a qualquer momento e não valem nada.
    .origin = Wikipédia, novembro de 2008
    .names = Joker Hearts; coringas; curingas
variant-shoot-sun = Acertar o sol
    .line = Levar todas as vazas soma aos outros o dobro de uma lua.
    .origin = Wikipédia, novembro de 2008
    .names = Shooting the Sun; Shoot the Sun; sol
variant-turbo = Copas turbo
    .line = Cartas expostas antes do jogo dobram seu efeito, e noves prolongam a vaza.
    .origin = Citado na página de John Hay; jogado pela internet
    .names = Turbo Hearts; Turbo; expor; misturar
variant-complex = Copas complexas
    .line = As pontuações são números complexos, e vence a mais perto de zero.
    .origin = Um jogo de matemáticos, na lista da Wikipédia em 2008
    .names = Complex Hearts; inteiros de Gauss; dama imaginária
variant-royal = Copas reais
    .line = Quatro damas com poderes: a má, a de coração partido, a melhor amiga, a bondosa.
    .origin = Parker Brothers
    .names = Royal Hearts; Parker Brothers; Hasbro; quatro damas

## Dois baralhos, morto, parceiros, leilão, monte

variant-double-deck = Dois baralhos
    .line = Dois baralhos para seis ou mais; a primeira de duas cartas iguais vale mais.
    .origin = Página de regras de John Hay, 1998
    .names = Double Deck; Double-Deck Hearts; baralho duplo
variant-cancellation = Cancelamento
    .line = Dois baralhos para seis ou mais; cartas iguais na vaza se cancelam.
    .origin = Página de regras de John Hay, 1998
    .names = Cancellation Hearts; Double Deck Cancellation; dois baralhos
variant-hay-kitty = John Hay com morto
    .line = Para três ou cinco: as cartas que sobram vão para quem leva a primeira vaza.
    .origin = Página de regras de John Hay, 1998
    .names = kitty; morto; três jogadores; cinco jogadores
variant-partnership = Em duplas
    .line = Parceiros se sentam frente a frente e somam suas pontuações.
    .origin = Jogado em muitos lugares
    .names = Partnership Hearts; parceiros; times; duplas
variant-auction = Copas com leilão
    .line = Dão-se lances em fichas pelo direito de escolher o naipe de penalidade.
    .origin = Foster’s Hoyle, por volta de 1900
    .names = Auction Hearts; leilão; lances
variant-heartsette = Heartsette
    .line = Quem leva a primeira vaza pega as cartas que sobram e põe outras tantas de lado.
    .origin = Foster’s Hoyle, por volta de 1900
    .names = morto; widow
variant-domino = Copas dominó
    .line = Seis cartas para cada um, e quem não pode seguir compra até poder.
    .origin = Regras de jogos de cartas Bicycle
    .names = Domino Hearts; monte; comprar
variant-draw = Copas com compra
    .line = Para dois: treze cartas para cada um, e ambos compram a cada vaza enquanto há monte.
    .origin = Foster’s Hoyle, por volta de 1900
    .names = Draw Hearts; dois jogadores; monte; comprar

## Velhos parentes do jogo

variant-reverse = Reverse
    .line = O ancestral, de cerca de 1750: um ponto por vaza, e pelo valete e pela dama de copas.
    .origin = Espanha, por volta de 1750
    .names = Reversis; ancestral; Quinola
variant-four-jacks = Quatro valetes
    .line = Um velho parente: só os valetes custam pontos, o de espadas dois.
    .origin = Citado na história do jogo da Wikipédia
    .names = Four Jacks; Quatre Valets; Polignac; ancestral
