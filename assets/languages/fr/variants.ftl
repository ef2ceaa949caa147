### Les variantes : titres, ce qu’elles ont de particulier (.line), leur origine (.origin) et d’autres
### noms (.names).

## La plus connue

variant-standard = Classique
    .line = Le jeu le plus connu : passe à gauche, à droite, en face, puis sans ; jusqu’à 100.
    .origin = L’ordre que le jeu de Windows a rendu familier
    .names = windows; Hearts; Dame de pique; La Dame de pique; Les Cœurs; Dame noire; Black Lady; Chase the Lady; Microsoft Hearts; Standard

## D’après des personnes et des lieux

variant-hay = John Hay
    .line = Des points peuvent tomber au premier pli, et qui décroche la lune choisit son effet.
    .origin = La page de règles de John Hay, 1998
    .names = Black Lady; Dame noire; John McLeod; Hay’s Hearts
variant-ricketts = Ricketts House
    .line = Quatre passes dont une dispersion, puis aucune ; des totaux qui reviennent à zéro.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts House Variant; retour à zéro; dispersion; scatter
variant-ricketts-69 = 69 pendant 5
    .line = Ricketts House, où rester sur 69 pendant cinq donnes fait gagner d’emblée.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 69 for 5; 5 for 69; Caltech
variant-warren = Warren
    .line = Ricketts House avec une 53e carte qui remplace la seule carte restante.
    .origin = Ricketts House, California Institute of Technology
    .names = Warren rules; Warren G. Harding; Caltech; 53 cartes
variant-wiki2008 = Wikipédia 2008
    .line = Passe à droite, entame à cœur permise dès le début, une lune retire des points.
    .origin = Wikipédia en anglais, novembre 2008
    .names = Black Lady; Dame noire; Chase the Lady; Crubs; Black Maria; Wikipedia
variant-yppedia = Puzzle Pirates
    .line = Contre le sablier, pour un pari que se partagent les trois premières places.
    .origin = La tablette Hearts de Puzzle Pirates (YPPedia)
    .names = YPPedia; Hearts tablet; pirates

## Les cœurs seuls coûtent des points

variant-arnold = Arnold
    .line = Les cœurs seuls : ni dame de pique, ni passe, ni lune, en huit donnes.
    .origin = Les règles de Peter Arnold, 2011
    .names = Cœurs simples; Les Cœurs; sans dame de pique; Modern rules (2011)
variant-arnold-all = Arnold au complet
    .line = Les cœurs seuls, avec passe, cœurs à briser, premier pli sans points et lune.
    .origin = Les règles de Peter Arnold, 2011, avec toutes leurs variantes
    .names = running; variantes

## Pour des jetons

variant-chips = Jetons
    .line = Chacun verse un jeton ; qui n’a pas de pénalité partage le pot.
    .origin = Wikipédia en anglais, novembre 2008
    .names = Chips; pot; cagnotte; argent
variant-sweepstake = Sweepstake
    .line = Chaque cœur coûte un jeton, et qui est seul sans cœur rafle le pot.
    .origin = Foster’s Hoyle, vers 1900
    .names = Jack; jetons; pot; cagnotte
variant-howell = Howell
    .line = Chaque cœur est payé une fois à chacun des autres : rien n’est reporté.
    .origin = Foster’s Hoyle, vers 1900
    .names = Howell settlement; jetons

## Une carte retire des points, ou coûte plus

variant-omnibus = Omnibus
    .line = Le valet de carreau retire dix points.
    .origin = Joué un peu partout
    .names = valet bonus; valet de carreau; dix de carreau; Omnibus Hearts
variant-jack-of-diamonds = Valet de carreau
    .line = Le valet retire dix points, et il faut l’avoir aussi pour la lune.
    .origin = Joué un peu partout
    .names = lune avec valet; valet bonus; Jack of Diamonds
variant-hooligan = Hooligan
    .line = Le sept de trèfle coûte sept points.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; sept de trèfle

## Les cœurs coûtent selon leur rang

variant-graded = Cœurs gradués
    .line = Les gros cœurs coûtent plus : as 5, roi 4, dame 3, valet 2.
    .origin = Wikipédia en anglais, novembre 2008
    .names = Graded Hearts; gros cœurs
variant-point-count = Point-Count
    .line = Chaque cœur coûte son rang, l’as 15, et la dame de pique 50.
    .origin = La page de règles de John Hay, 1998
    .names = Point-Count Hearts; valeur des cœurs
variant-spot = Spot Hearts
    .line = Les cœurs coûtent leur valeur, l’as 14, et la dame de pique 25.
    .origin = Joué un peu partout
    .names = Spot; valeur faciale

## D’autres piques que la dame coûtent des points

variant-black-maria = Black Maria
    .line = L’as et le roi de pique coûtent aussi des points ; le mieux est à trois.
    .origin = Grande-Bretagne
    .names = Slippery Anne; Black Lady; Chase the Lady; Dame noire
variant-black-lady-uk = Black Lady anglaise
    .line = Trois piques coûteux, des cœurs de deux à dix, une lune qui remet à zéro ou double.
    .origin = Grande-Bretagne
    .names = Black Lady; Black Lady UK; Black Maria; British Black Lady; Dame noire
variant-gong-zhu = Gong Zhu
    .line = Chassez le cochon : un cochon, un mouton, un doubleur, des cartes exposées qui doublent.
    .origin = Chine
    .names = Cœurs chinois; Chasser le cochon; Chase the Pig; 拱猪; cochon et mouton

## Cartes et règles spéciales

variant-booster-nines = Neufs prolongeurs
    .line = Un neuf fait jouer à chacun une seconde carte dans le pli.
    .origin = Wikipédia en anglais, novembre 2008
    .names = Booster Nines; neufs
variant-joker-hearts = Cœurs à jokers
    .line = Les jokers peuvent être joués à tout moment et ne valent rien.
    .origin = Wikipédia en anglais, novembre 2008
    .names = Joker Hearts; jokers
variant-shoot-sun = Décrocher le soleil
    .line = Faire tous les plis ajoute aux autres deux fois plus qu’une lune.
    .origin = Wikipédia en anglais, novembre 2008
    .names = Shooting the Sun; Shoot the Sun; soleil; grand chelem; capot
variant-turbo = Turbo Hearts
    .line = Des cartes exposées avant le jeu doublent leur effet, et les neufs allongent un pli.
    .origin = Citée sur la page de John Hay ; jouée sur le web
    .names = Turbo; exposition; exposer; brassage
variant-complex = Cœurs complexes
    .line = Les scores sont des nombres complexes, et le plus près de zéro gagne.
    .origin = Un jeu de mathématiciens, cité par Wikipédia en 2008
    .names = Complex Hearts; entiers de Gauss; dame imaginaire
variant-royal = Royal Hearts
    .line = Quatre dames aux pouvoirs : la méchante, le cœur brisé, la meilleure amie, la gentille.
    .origin = Parker Brothers
    .names = Parker Brothers; Hasbro; quatre dames

## Deux jeux, un chien, des partenaires, des enchères, un talon

variant-double-deck = Deux jeux
    .line = Deux jeux pour six et plus ; la première de deux cartes égales est plus haute.
    .origin = La page de règles de John Hay, 1998
    .names = Double Deck; deux paquets; Double-Deck Hearts
variant-cancellation = Annulation
    .line = Deux jeux pour six et plus ; des cartes égales dans un pli s’annulent.
    .origin = La page de règles de John Hay, 1998
    .names = Cancellation; Cancellation Hearts; Double Deck Cancellation; deux paquets
variant-hay-kitty = John Hay avec chien
    .line = À trois ou cinq : les cartes restantes vont à qui fait le premier pli.
    .origin = La page de règles de John Hay, 1998
    .names = chien; kitty; trois joueurs; cinq joueurs
variant-partnership = En équipes
    .line = Les partenaires sont assis face à face et additionnent leurs scores.
    .origin = Joué un peu partout
    .names = Partnership Hearts; partenaires; équipes
variant-auction = Cœurs aux enchères
    .line = On enchérit en jetons pour le droit de nommer la couleur de pénalité.
    .origin = Foster’s Hoyle, vers 1900
    .names = Auction Hearts; enchères
variant-heartsette = Heartsette
    .line = Qui fait le premier pli ramasse les cartes restantes et en écarte autant.
    .origin = Foster’s Hoyle, vers 1900
    .names = chien; écart; widow
variant-domino = Cœurs domino
    .line = Six cartes chacun, et qui ne peut pas fournir pioche jusqu’à pouvoir le faire.
    .origin = Les règles de jeux de cartes de Bicycle
    .names = Domino Hearts; talon; pioche; piocher
variant-draw = Cœurs à la pioche
    .line = À deux : treize cartes chacun, et on pioche après chaque pli tant qu’il y a un talon.
    .origin = Foster’s Hoyle, vers 1900
    .names = Draw Hearts; deux joueurs; talon; piocher

## De vieux cousins du jeu

variant-reverse = Reversis
    .line = L’ancêtre d’environ 1750 : un point par pli, et pour le valet et la dame de cœur.
    .origin = Espagne, vers 1750
    .names = Reverse; Reversi; ancêtre
variant-four-jacks = Quatre Valets
    .line = Un vieux cousin : seuls les valets coûtent des points, celui de pique deux.
    .origin = Cité dans l’histoire du jeu sur Wikipédia
    .names = Four Jacks; Polignac; Quatre-Valets; ancêtre
