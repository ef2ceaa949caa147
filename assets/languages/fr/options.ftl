### Les options d’une variante : titres, ce qu’elles font (.help), mots de recherche (.words) et choix.

## Options des règles

option-players = Joueurs
    .help = Le nombre de personnes qui jouent.
    .words = places nombre de joueurs personnes taille
option-packs = Jeux de cartes
    .help = Deux jeux mêlés ensemble sont pour cinq à onze joueurs.
    .words = paquets deux jeux double jeu cartes
option-strip = Mains égales
    .help = Les cartes que l’on retire ou ajoute pour que chacun en ait autant.
    .words = retirer enlever ôter deux reste donne inégale égaliser
option-jokers = Jokers
    .help = Les jokers ne font jamais de pli et ne comptent rien ; on choisit ici quand les jouer.
    .words = joker fou libre
option-joker-lead = Entamer d’un joker
    .help = Peut-on entamer d’un joker, et que faut-il alors fournir ?
option-special-card = Carte spéciale
    .help = Une 53e carte qui remplace la seule carte restante.
    .words = warren harding carte en plus 53
option-warren-follow = Fournir avec Warren
    .help = La carte Warren compte-t-elle comme une carte de la couleur de la carte en plus ?
    .words = warren
option-warren-left = Warren non donnée
    .help = Ce qui se passe quand c’est la carte Warren qui reste.
    .words = warren redonner
option-kitty = Chien
    .help = Qui reçoit les cartes qui restent après la distribution.
    .words = chien talon reste réserve écart échange
option-kitty-discard = Cartes écartées
    .help = Les cartes écartées pour le chien comptent-elles pour leur joueur ?
    .words = chien écart écarter
option-uneven-hands = Mains inégales
    .help = Donner toutes les cartes ; qui en a une de plus en joue deux au premier pli.
    .words = reste carte en plus
option-hand-size = Cartes en main
    .help = Un nombre fixe de cartes pour chacun ; 0 en donne autant que possible.
    .words = taille de la main nombre de cartes
option-first-dealer = Premier donneur
    .help = Comment le premier donneur est désigné.
    .words = couper tirer plus petite carte tirage
option-direction = Sens du jeu
    .help = Le sens dans lequel on donne et on joue.
    .words = aiguilles d’une montre horaire inverse
option-pass-cycle = Passes
    .help = À qui on passe des cartes à chaque donne ; « sans passe » : on les garde.
    .words = passe passer échange échanger écart gauche droite en face dispersion brassage garder ordre
option-pass-count = Cartes passées
    .help = Combien de cartes sont passées à un joueur.
    .words = passe nombre trois deux quatre
option-pass-forbid = Cartes à garder
    .help = Les gros piques qui ne peuvent pas être passés.
    .words = interdire dame roi as de pique passe interdite
option-pass-along = Passer sans voir
    .help = On peut garder ses cartes et passer sans les voir celles que l’on reçoit.
    .words = transmettre refuser faire suivre
option-opening-lead = Première entame
    .help = Qui entame le premier pli, et avec quelle carte.
    .words = deux de trèfle commencer entame ouverture gauche du donneur
option-first-trick = Points au premier pli
    .help = Peut-on jouer des cartes de pénalité au premier pli ?
    .words = sang pénalité premier tour
option-first-trick-stuck = Que des pénalités
    .help = Ce que peut faire au premier pli qui n’a que des cartes de pénalité.
    .words = bloqué maldonne nul mettre de côté
option-first-trick-tc = Garder le dix de trèfle
    .help = Le dix de trèfle n’est pas joué au premier pli, sauf si c’est le seul trèfle.
    .words = complexe
option-hearts-lead = Entamer à cœur
    .help = Faut-il que les cœurs soient brisés avant qu’on les entame ?
    .words = briser casser ouvrir
option-breakers = Ce qui brise les cœurs
    .help = La dame de pique brise-t-elle aussi les cœurs ?
    .words = briser casser dame
option-break-event = Brisés par un cœur
    .help = Ce qui doit arriver à un cœur pour briser les cœurs.
    .words = briser casser défausser
option-lead-exempt = Cœurs non brisés
    .help = Les mains qui peuvent entamer à cœur avant que les cœurs soient brisés.
    .words = que des cœurs obligé entamer quand même
option-qs-forced = Défausse de la dame
    .help = Faut-il défausser la dame de pique dès que c’est sûr ?
    .words = obligatoire dame de pique forcer jeter se débarrasser
option-duplicates = Cartes égales
    .help = Comment se classent deux cartes égales dans un pli.
    .words = annulation annuler deux jeux même carte
option-dead-last-trick = Dernier pli annulé
    .help = À qui va un dernier pli où toutes les cartes de la couleur demandée s’annulent.
    .words = annulation mort
option-boost = Neufs prolongeurs
    .help = Un neuf fait jouer à chacun une seconde carte dans le pli.
    .words = neuf turbo prolonger allonger
option-charge = Exposition
    .help = Montrer des cartes avant le jeu pour qu’elles comptent double.
    .words = exposer montrer déclarer doubler turbo gong zhu
option-draw = Pioche
    .help = Quand on pioche dans le talon.
    .words = talon domino piocher deux joueurs
option-claim = Réclamer le reste
    .help = On peut réclamer tous les plis restants, si personne ne s’y oppose.
    .words = réclamer étaler reste abattre
option-show-taken = Cartes prises
    .help = Celles des cartes prises qui restent visibles.
    .words = dernier pli visible ouvert levée
option-values = Valeur des cartes
    .help = Ce que coûte chaque carte.
    .words = points pénalité dame de pique black maria barème hooligan spot table
option-custom-values = Valeurs personnelles
    .help = Changer ce que coûtent certaines cartes ; sous zéro, c’est un bonus.
    .words = personnalisé points as roi dix de pique sept de trèfle pénalité
option-pip-courts = Figures
    .help = Ce que coûtent le valet, la dame et le roi de cœur.
    .words = point-count habillées têtes
option-pip-ace = As de cœur
    .help = Ce que coûte l’as de cœur.
    .words = point-count
option-bonus-card = Carte bonus
    .help = Une carte qui retire des points.
    .words = valet de carreau dix de carreau omnibus
option-bonus-amount = Valeur du bonus
    .help = Combien retire la carte bonus.
    .words = valet moins valeur
option-bonus-floor = Sous zéro
    .help = Jusqu’où une carte bonus peut faire baisser un score.
    .words = plancher négatif valet minimum
option-no-trick-bonus = Aucun pli
    .help = Points en moins pour qui ne fait aucun pli.
    .words = zéro pli misère capot
option-no-trick-on-moon = Aucun pli, avec lune
    .help = Le bonus « aucun pli » compte-t-il aussi quand quelqu’un décroche la lune ?
    .words = lune
option-trick-points = Points par pli
    .help = Ce que coûte chaque pli, quoi qu’il contienne.
    .words = reverse reversis
option-pledge = Promesse
    .help = Promettre de ne prendre aucun cœur : des points en moins si c’est tenu, en plus sinon.
    .words = promettre pari engagement
option-pig-flip = Bon cochon
    .help = Quand la dame de pique compte en votre faveur, dans Gong Zhu.
    .words = gong zhu chasser le cochon
option-score-dir = Qui gagne
    .help = Le score qui fait gagner.
    .words = plus haut plus bas jetons
option-moon-effect = Décrocher la lune
    .help = Ce qui se passe quand on prend toutes les cartes de pénalité.
    .words = lune grand chelem petite misère capot contrôle ajouter soustraire tout prendre viser tirer
option-moon-needs = Cartes de la lune
    .help = Les cartes qui font une lune.
    .words = lune valet tous les cœurs
option-moon-amount = Valeur de la lune
    .help = Combien vaut une lune.
    .words = lune royal
option-moon-guard = Garde-fou de la lune
    .help = Ce qui se passe si ajouter aux autres fait perdre la partie à qui décroche la lune.
    .words = lune perdre protéger
option-moon-guard-score = Choix à partir de
    .help = Le total à partir duquel on peut choisir.
    .words = lune garde-fou
option-moon-and-bonus = Bonus dans une lune
    .help = Les cartes bonus comptent-elles dans une lune ?
    .words = lune valet
option-complex-signs = Signe par adversaire
    .help = Qui décroche la lune choisit un signe pour chaque adversaire.
    .words = complexe
option-sun = Décrocher le soleil
    .help = Ce qui se passe quand on fait tous les plis.
    .words = tous les plis grand chelem capot soleil
option-end = Fin de la partie
    .help = Ce qui met fin à la partie.
    .words = finir limite score donnes manches temps durée
option-end-at = Limite
    .help = Le score, le nombre de donnes ou de minutes.
    .words = limite 100 50 durée
option-end-both-ways = Dans les deux sens
    .help = Un total aussi loin au-dessus de zéro met aussi fin à la partie.
    .words = gong zhu
option-tie = Égalité
    .help = Ce que fait une égalité pour le meilleur score.
    .words = ex æquo nul prolongation
option-adjust = Totaux qui sautent
    .help = Des totaux qui baissent quand on tombe juste dessus.
    .words = exact 50 100 retour zéro
option-wrap-at = Retour à zéro
    .help = Les totaux qui reviennent à zéro.
    .words = 104 126 ricketts
option-special-win = Rester sur place
    .help = Rester longtemps sur le même total fait gagner.
    .words = 69 5 ricketts
option-count-arrival = L’arrivée compte
    .help = La donne qui amène au total compte comme la première.
    .words = 69 5
option-ranking = Places
    .help = Les places après la première comptent-elles ?
    .words = deuxième classement
option-settle = Enjeu
    .help = Comment circulent les jetons ou l’argent.
    .words = jetons mise argent pot cagnotte sweepstake howell pari
option-stake = Mise
    .help = Combien de jetons sont payés à la fois.
    .words = mise pari jetons
option-chips = Jetons par joueur
    .help = Le nombre de jetons de chacun au début.
    .words = jetons réserve
option-wager = Pari
    .help = Comment un pari est payé.
    .words = mise gain
option-auction = Enchères
    .help = On enchérit en jetons pour nommer la couleur de pénalité.
    .words = enchérir annonce nommer couleur
option-timer = Sablier
    .help = Secondes pour chaque choix ; 0 : sans limite.
    .words = horloge temps limite chronomètre puzzle pirates
option-partners = Partenaires
    .help = Qui joue avec qui.
    .words = équipes camps
option-partner-moon = Lune à deux
    .help = Un partenaire doit-il tout prendre à lui seul ?
    .words = lune équipe

## Valeurs

value-option-on = Oui
value-option-off = Non
value-option-none = Aucune
value-option-no-values = Aucune
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## Mains égales

choice-strip-none = Tout le jeu
choice-strip-wiki = Des deux retirés, jokers à six
choice-strip-hay = Sans deux de trèfle (carreau)
choice-strip-parlett = Sans deux de carreau (trèfle)
choice-strip-arnold = Des deux et un trois retirés
choice-strip-foster = Des deux retirés, pique d’abord
choice-strip-hay-twos = Sans deux de trèfle ; à six, aucun
choice-strip-heartsette = Sans deux de pique
choice-strip-low-minor = Sans petits trèfles et carreaux
choice-strip-jokers = Jokers en plus
choice-strip-wiki2 = Deux jeux égalisés

## Jokers

choice-jokers-none = Aucun
choice-jokers-off-suit = Si l’on ne peut fournir
choice-jokers-anytime = À tout moment
choice-jokers-zero-of-suit = Plus petits trèfle et carreau

## Entamer d’un joker

choice-joker-lead-not-if-other-card = Seulement à défaut
choice-joker-lead-next-card-sets-suit = La carte suivante décide
choice-joker-lead-leader-names-suit = L’entame nomme la couleur

## Chien

choice-kitty-none = Aucun
choice-kitty-first-trick = Au premier pli
choice-kitty-first-point = À la première pénalité
choice-kitty-last-trick = Au dernier pli
choice-kitty-first-trick-swap = Échange au premier pli
choice-kitty-first-point-swap = Échange à la 1re pénalité
choice-kitty-out-of-play = Hors jeu

## Cartes écartées

choice-kitty-discard-captured = Comptent pour le preneur
choice-kitty-discard-out-of-play = Ne comptent pour personne

## Carte spéciale

choice-special-card-none = Aucune
choice-special-card-warren = Carte Warren

## Fournir avec Warren

choice-warren-follow-alias = Comme la carte en plus
choice-warren-follow-optional = Pas obligatoire

## Warren non donnée

choice-warren-left-ordinary = Donne normale
choice-warren-left-redeal = On redonne

## Premier donneur

choice-first-dealer-random = Au hasard
choice-first-dealer-low-card = Plus petite carte tirée

## Sens du jeu

choice-direction-cw = Sens horaire
choice-direction-ccw = Sens antihoraire

## Première entame

choice-opening-lead-lowest-club = Plus petit trèfle
choice-opening-lead-any-club = Qui a le plus petit trèfle
choice-opening-lead-eldest = Joueur après le donneur
choice-opening-lead-two-spades = Deux de pique, puis le cochon
choice-opening-lead-bidder = Plus forte enchère

## Points au premier pli

choice-first-trick-free = Permis
choice-first-trick-no-points = Interdits

## Que des pénalités

choice-first-trick-stuck-play-any = Jouer ce qu’on veut
choice-first-trick-stuck-misdeal = Maldonne possible
choice-first-trick-stuck-point-void = Elle ne compte pour personne
choice-first-trick-stuck-lay-aside = Carte mise de côté

## Entamer à cœur

choice-hearts-lead-always = À tout moment
choice-hearts-lead-broken = Une fois brisés

## Ce qui brise les cœurs

choice-breakers-hearts = Un cœur
choice-breakers-hearts-qs = Un cœur ou la dame de pique

## Brisés par un cœur

choice-break-event-played = Joué
choice-break-event-discarded = Défaussé
choice-break-event-won = Ramassé

## Cœurs non brisés

choice-lead-exempt-only-hearts = Que des cœurs
choice-lead-exempt-hearts-or-penalty = Que des pénalités

## Défausse de la dame

choice-qs-forced-no = Libre
choice-qs-forced-first-safe-chance = À la première occasion sûre

## Cartes égales

choice-duplicates-first = La première est plus haute
choice-duplicates-last = La dernière est plus haute
choice-duplicates-cancel = Elles s’annulent

## Dernier pli annulé

choice-dead-last-trick-leader = À qui l’a entamé
choice-dead-last-trick-discard = À personne
choice-dead-last-trick-second-of-top = À la seconde de la paire haute

## Neufs prolongeurs

choice-boost-off = Non
choice-boost-any-nine = N’importe quel neuf
choice-boost-led-nine = Neuf de la couleur demandée

## Exposition

choice-charge-off = Non
choice-charge-turbo = Ouverte, sans ordre
choice-charge-gong-zhu = Une fois, à son tour
choice-charge-blind = Une fois, en secret

## Pioche

choice-draw-off = Non
choice-draw-domino = Quand on ne peut fournir
choice-draw-draw = Après chaque pli

## Cartes prises

choice-show-taken-last-trick = Dernier pli sur demande
choice-show-taken-last-trick-open = Dernier pli visible
choice-show-taken-penalty-cards = Pénalités visibles

## Valeur des cartes

choice-values-black-lady = Cœurs et dame de pique
choice-values-hearts-only = Cœurs seuls
choice-values-hooligan = Hooligan : sept de trèfle
choice-values-graded = Cœurs gradués
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Valeur faciale, dix au plus
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Black Lady anglaise
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Royal Hearts
choice-values-turbo = Turbo Hearts
choice-values-complex = Cœurs complexes
choice-values-ten-of-clubs = Le dix de trèfle double
choice-values-named-suit = Couleur nommée aux enchères
choice-values-reverse = Reversis
choice-values-four-jacks = Quatre Valets

## Figures

choice-pip-courts-ten = Dix chacune
choice-pip-courts-rank = Valet, dame, roi croissants

## Carte bonus

choice-bonus-card-none = Aucune
choice-bonus-card-jd = Valet de carreau
choice-bonus-card-td = Dix de carreau

## Sous zéro

choice-bonus-floor-none = Sans limite
choice-bonus-floor-hand = Donne pas sous zéro
choice-bonus-floor-total = Total pas sous zéro

## Bon cochon

choice-pig-flip-all-hearts = Avec tous les cœurs
choice-pig-flip-all-sixteen = Avec tout

## Qui gagne

choice-score-dir-low = Score le plus bas
choice-score-dir-high = Score le plus haut
choice-score-dir-magnitude = Le plus près de zéro
choice-score-dir-counters = Le plus de jetons

## Cartes de la lune

choice-moon-needs-all-penalties = Toutes les pénalités
choice-moon-needs-with-bonus = Avec la carte bonus
choice-moon-needs-all-hearts = Tous les cœurs
choice-moon-needs-hearts-qs = Cœurs et dame de pique

## Décrocher la lune

choice-moon-effect-none = Rien
choice-moon-effect-add = Ajouter aux autres
choice-moon-effect-subtract = Soustraire de son total
choice-moon-effect-choice = Au choix du joueur
choice-moon-effect-negate = Changer le signe
choice-moon-effect-zero-or-double = Remettre à zéro ou doubler
choice-moon-effect-gift-from-each = Prendre à chacun
choice-moon-effect-in-values = Selon la valeur des cartes
choice-moon-effect-add-other-side = Ajouter à l’autre équipe

## Valeur de la lune

choice-moon-amount-penalties = Toutes les pénalités
choice-moon-amount-own-hand = Les points qu’il a pris

## Garde-fou de la lune

choice-moon-guard-none = Aucun
choice-moon-guard-auto-subtract = Soustraire à la place
choice-moon-guard-reached-score = Au choix dès un total fixé
choice-moon-guard-game-goes-on = La partie continue

## Bonus dans une lune

choice-moon-and-bonus-independent = Compte normalement
choice-moon-and-bonus-swallowed = Ne compte rien

## Décrocher le soleil

choice-sun-off = Rien
choice-sun-double = Deux fois la lune
choice-sun-punish = Double pour qui a passé
choice-sun-clean-slate = Son total à zéro
choice-sun-sun-only = La lune exige tous les plis
choice-sun-first-trick-free = Deux fois, premier pli libre

## Fin de la partie

choice-end-reach = Score atteint
choice-end-exceed = Score dépassé
choice-end-deals = Nombre de donnes
choice-end-time = Temps
choice-end-chips = Jetons épuisés

## Égalité

choice-tie-shared = Victoire partagée
choice-tie-extra-hands = Donnes en plus
choice-tie-not-over-while-tied = On continue

## Totaux qui sautent

choice-adjust-none = Non
choice-adjust-wrap = Retour à zéro
choice-adjust-exact-50-100 = Exactement 50 ou 100
choice-adjust-exact-100 = Exactement 100

## Rester sur place

choice-special-win-none = Non
choice-special-win-sixty-nine = 69 pendant 5
choice-special-win-five = 5 pendant 69
choice-special-win-both = 69 pendant 5 et 5 pendant 69

## Places

choice-ranking-winner-only = Gagnant seul
choice-ranking-full = Toutes les places

## Enjeu

choice-settle-none = Rien
choice-settle-average = Par rapport à la moyenne
choice-settle-chips-pool = Pot de jetons
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = Le plus de cœurs paie
choice-settle-wager = Pari
choice-settle-turbo-points = Points Turbo

## Pari

choice-wager-places = Selon les places
choice-wager-winner-takes-all = Tout au gagnant

## Partenaires

choice-partners-none = Aucun
choice-partners-fixed = Face à face
choice-partners-adhoc = Les deux premiers plis

## Lune à deux

choice-partner-moon-individual = Un seul joueur
choice-partner-moon-pooled = Partenaires ensemble

## Titres des parties des règles

heading-aim = Le but
heading-players = Joueurs et cartes
heading-dealing = Distribution
heading-passing = La passe
heading-before = Avant le jeu
heading-opening = Première entame
heading-first-trick = Premier pli
heading-leading = Fournir et entamer
heading-tricks = Les plis
heading-values = Valeur des cartes
heading-extras = Autres points
heading-moon = Lune et soleil
heading-end = Fin de la partie
heading-money = Jetons, temps et équipes
heading-play = Le jeu
heading-scoring = Le score

## Les règles en une ligne

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } joueurs
summary-no-passing = sans passe
summary-passing = passe { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] cœurs et dame de pique
    [hearts_only] cœurs seuls
    [hooligan] Hooligan : sept de trèfle
    [graded] cœurs gradués
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] valeur faciale, dix au plus
    [black_maria] Black Maria
    [black_lady_uk] Black Lady anglaise
    [gong_zhu] Gong Zhu
    [royal] Royal Hearts
    [turbo] Turbo Hearts
    [complex] cœurs complexes
    [ten_of_clubs] le dix de trèfle double
    [named_suit] couleur nommée aux enchères
    [reverse] Reversis
   *[four_jacks] Quatre Valets
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, valeurs personnelles
summary-moon = { $moon ->
   *[add] la lune ajoute aux autres
    [subtract] la lune soustrait
    [choice] la lune ajoute ou soustrait
    [negate] la lune change le signe
    [zero_or_double] la lune remet à zéro ou double
    [gift_from_each] la lune prend à chacun
    [in_values] tous les cœurs en votre faveur
    [add_other_side] la lune ajoute à l’autre équipe
    [none] sans lune
}
summary-two-packs = deux jeux
summary-cancel = cartes égales annulées
summary-jokers = jokers
summary-warren = carte Warren
summary-kitty = chien
summary-stock = talon
summary-charging = exposition
summary-nines = neufs
summary-sun = soleil
summary-partners = partenaires
summary-counters = jetons
summary-special-win = { $win ->
    [sixty_nine] 69 pendant 5
    [five] 5 pendant 69
   *[both] 69 pendant 5 et 5 pendant 69
}
summary-end = { $end ->
   *[reach] fin à { $at }
    [exceed] fin au-delà de { $at }
    [deals] { $at ->
        [one] { $at } donne
       *[other] { $at } donnes
    }
    [time] { $at } minutes
    [chips] jusqu’à ce que quelqu’un n’ait plus de jetons
}
