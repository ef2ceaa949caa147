### Ce que les règles refusent : options, codes de règles, nombres de joueurs et parties enregistrées.

## Pourquoi une option ne peut pas avoir cette valeur

refused = { $field } = { $value } : { $why }
refused-players = { $packs ->
    [1] Un jeu suffit pour { $low } à { $high } joueurs.
   *[other] Deux jeux suffisent pour { $low } à { $high } joueurs.
}
refused-hand-size = { $players } mains de { $size } cartes en demandent plus de { $total }.
refused-cycle-length = Un ordre de passes compte au plus { $most } donnes.
refused-pass-forbid = Seules ces cartes peuvent être interdites de passe : { $faces }.
refused-warren = { $needs ->
   *[one_pack] La carte Warren demande un seul jeu.
    [no_jokers] La carte Warren demande un jeu sans jokers.
    [no_stock] La carte Warren demande une donne sans talon.
    [no_nines] La carte Warren demande une partie sans neufs prolongeurs.
    [other_lead] La carte Warren demande une autre première entame, car le deux de pique peut être sa carte en plus.
}
refused-uneven = { $total } cartes ne peuvent pas être données à parts égales à { $players } joueurs.
refused-left-over = { $n ->
    [one] { $n } carte resterait, et il n’y a pas de chien pour elle.
   *[other] { $n } cartes resteraient, et il n’y a pas de chien pour elles.
}
refused-kitty-size = { $n ->
    [one] { $n } carte, c’est trop à ramasser dans une main de { $hand }.
   *[other] { $n } cartes, c’est trop à ramasser dans une main de { $hand }.
}
refused-no-stock = { $players } mains de { $size } ne laissent pas de talon où piocher.
refused-stock-uneven = { $n ->
    [one] Un talon de { $n } carte ne se partage pas également entre { $players } joueurs.
   *[other] Un talon de { $n } cartes ne se partage pas également entre { $players } joueurs.
}
refused-hand-too-large = { $n ->
    [one] Chacun aurait { $n } carte ; une main en contient { $most } au plus.
   *[other] Chacun aurait { $n } cartes ; une main en contient { $most } au plus.
}
refused-no-such-pass = Cette passe n’existe pas à { $players } joueurs.
refused-pass-count = { $n ->
    [one] Une main de { $hand } ne peut pas passer { $n } carte.
   *[other] Une main de { $hand } ne peut pas passer { $n } cartes.
}
refused-pass-size = { $n ->
    [one] Une main de { $hand } ne peut pas passer { $n } carte.
   *[other] Une main de { $hand } ne peut pas passer { $n } cartes.
}
refused-two-spades = { $n ->
    [0] Il n’y a pas de deux de pique dans le jeu.
   *[other] Il y a { $n } deux de pique dans le jeu.
}
refused-value-face = { $face } n’est pas une carte qui peut avoir une valeur.
refused-value-twice = { $face } a deux valeurs.
refused-value-range = La valeur d’une carte doit être comprise entre { $low } et { $high }.
refused-pip-ace = L’as de cœur ne peut compter que { $first } ou { $second }.
refused-score-dir = Seules ces valeurs de cartes se comptent ainsi : { $values }.
refused-range = Ce doit être un nombre de { $low } à { $high }.
refused-wraps = Entrez un à { $n } totaux de { $low } à { $high }.
refused-stake = { $n ->
    [one] Chacun ne commence qu’avec { $n } jeton.
   *[other] Chacun ne commence qu’avec { $n } jetons.
}
refused-chips = Avec une mise de { $n }, autant de jetons ne s’épuiseraient jamais.
refused-no-such-option-but = Cette option n’existe pas ; la plus proche est { $nearest }.
refused-choice = Valeurs possibles : { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Certains joueurs jouent déjà deux cartes au premier pli : les neufs ne peuvent pas l’allonger.
refused-way-making-deal-come-out = Cette façon d’égaliser les mains ajoute des jokers, et ces règles n’en ont pas.
refused-least-one-step-if-only = Il en faut au moins une, même si c’est « sans passe ».
refused-stock-draw-from-booster-nines = Un talon où piocher et des neufs prolongeurs ne vont pas ensemble.
refused-all-cards-dealt-out-no = Toutes les cartes sont données : il n’y a pas de talon où piocher.
refused-pass-moves-least-one-card = Une passe déplace au moins une carte.
refused-perhaps-nobody-dealt-club = Il peut arriver que personne ne reçoive de trèfle.
refused-can-be-two-lowest-clubs = Il peut y avoir deux plus petits trèfles.
refused-nobody-bids-right-name-penalty = Personne n’enchérit pour le droit de nommer la couleur de pénalité.
refused-highest-bidder-names-penalty-suit = La plus forte enchère nomme la couleur de pénalité : la valeur des cartes doit la suivre.
refused-only-two-marked-jokers-one = Il n’y a que deux jokers marqués, un à trèfle et un à carreau.
refused-pass-depends-on-charged-cards = Cette passe dépend de cartes exposées, et aucune n’est exposée.
refused-two-spades-may-be-among = Le deux de pique peut être parmi les cartes que personne ne reçoit.
refused-nobody-bids-game = Personne n’enchérit dans cette partie.
refused-taking-points-off-no-bonus = Retirer des points n’est pas un bonus quand le score le plus haut gagne.
refused-no-card-cost-anything = Aucune carte ne coûterait quoi que ce soit.
refused-few-penalty-cards-one-player = Il y a si peu de pénalités qu’un joueur les prendrait souvent toutes.
refused-punishes-player-who-passed-shooter = Cela punit le joueur qui a passé des cartes à l’auteur de la lune, et aucune passe ne va à un seul joueur.
refused-many-points-taken-off-perhaps = Tant de points sont retirés que la partie pourrait ne jamais finir.
refused-card-values-count-upward-highest = Ces valeurs comptent vers le haut : le score le plus haut gagne.
refused-card-values-give-complex-numbers = Ces valeurs donnent des nombres complexes : le score le plus près de zéro gagne.
refused-suit-named-by-bidder-decides = La couleur nommée aux enchères décide de ce que compte chaque carte.
refused-card-values-say-nothing-about = Ces valeurs ne disent rien de qui prend tous les cœurs.
refused-no-sides = Sans partenaires, il n’y a pas d’équipes.
refused-partners-moon-adds-other-side = Avec des partenaires, une lune s’ajoute à l’autre équipe ou se retire du total de la sienne.
refused-complex-hearts-moon-added-others = Aux Cœurs complexes, une lune s’ajoute aux autres ou se retire du score de qui la décroche.
refused-counters-can-only-end-game = Les jetons ne peuvent mettre fin qu’à une partie dont ils décident.
refused-only-counters-decide-game-no = Seuls les jetons décident de cette partie : aucun score n’y met fin.
refused-no-counters-change-hands-they = Aucun jeton ne circule : ils ne peuvent pas décider de la partie.
refused-player-most-hearts-pays-two = Le joueur qui a le plus de cœurs paie les deux autres : ce règlement est pour trois joueurs.
refused-highest-bidder-pays-bid-into = La plus forte enchère est versée à un pot, et il n’y en a pas.
refused-payment-games-lowest-score-wins = Ce paiement est pour les parties où le score le plus bas gagne.
refused-wager-paid-by-places-only = Le pari est payé selon les places, et ici seul le gagnant est classé.
refused-partners-need-least-four-players = Pour des partenaires, il faut au moins quatre joueurs.
refused-partners-sit-opposite-each-other = Les partenaires sont assis face à face : le nombre de joueurs doit être pair.
refused-counters-go-single-players-not = Les jetons vont à des joueurs, pas à des équipes.
refused-whole-number = Ce doit être un nombre entier.
refused-list = Ce doit être une liste.
refused-does-not-belong-list = Ceci n’a pas sa place dans la liste.
refused-either-on-or-off = Ce doit être oui ou non.
refused-no-such-option = Cette option n’existe pas.
refused-either-true-or-false = Ce doit être true ou false.

## Pourquoi une option est sans effet

irrelevant-all-penalty-cards-one-hand = Prendre toutes les cartes de pénalité n’a pas d’effet particulier.
irrelevant-only-counters-decide-game-not = Seuls les jetons décident de cette partie, pas les points.
irrelevant-shooter-own-points-change-their = Les points de qui décroche la lune changent de signe.
irrelevant-totals-cleared-or-doubled-whatever = Les totaux sont remis à zéro ou doublés, quelle que soit la valeur de la donne.
irrelevant-card-values-already-reward-taking = La valeur des cartes récompense déjà qui prend tous les cœurs.
irrelevant-no-score-switches-guard-on = Le garde-fou de la lune ne dépend pas d’un total.
irrelevant-nothing-added-others = Rien n’est ajouté aux autres.
irrelevant-no-score-ends-game = Aucun score ne met fin à la partie.
irrelevant-none-cards-can-be-charged = Aucune des cartes que l’on peut exposer n’a de valeur.
irrelevant-no-jokers-pack = Il n’y a pas de jokers dans le jeu.
irrelevant-warren-card-needs-whole-pack = La carte Warren demande que tout le jeu soit donné, sauf une carte.
irrelevant-card-left-over-belongs-holder = La carte qui reste appartient à qui a la carte Warren.
irrelevant-cards-left-over-stock-draw = Les cartes qui restent forment le talon où l’on pioche.
irrelevant-every-card-dealt-player = Chaque carte est donnée à un joueur.
irrelevant-no-card-left-over-from = Aucune carte ne reste après la distribution.
irrelevant-nobody-swaps-cards-kitty = Personne n’échange de cartes avec un chien.
irrelevant-every-hand-has-same-fixed = Toutes les mains ont la même taille fixe.
irrelevant-cards-go-round-evenly = Les cartes peuvent être données à parts égales.
irrelevant-no-warren-card = Il n’y a pas de carte Warren.
irrelevant-two-players-always-take-turns = À deux, on joue toujours chacun son tour.
irrelevant-no-pass-goes-one-other = Aucune passe ne va à un seul autre joueur.
irrelevant-no-cards-passed = On ne passe pas de cartes.
irrelevant-penalty-cards-may-fall-on = Les cartes de pénalité peuvent être jouées au premier pli.
irrelevant-hearts-may-always-be-led = On peut toujours entamer à cœur.
irrelevant-only-hearts-penalty-cards = Seuls les cœurs sont des pénalités.
irrelevant-no-equal-cards-one-pack = Il n’y a pas de cartes égales dans un seul jeu.
irrelevant-equal-cards-do-not-cancel = Les cartes égales ne s’annulent pas.
irrelevant-nobody-knows-cards-stock = Personne ne connaît les cartes du talon.
irrelevant-card-values-not-point-count = Ces valeurs ne sont pas celles de Point-Count.
irrelevant-no-bonus-card = Il n’y a pas de carte bonus.
irrelevant-highest-score-wins-here-nothing = Ici, le score le plus haut gagne : rien n’est retiré ni ajouté pour cela.
irrelevant-no-card-takes-points-off = Aucune carte ne retire de points.
irrelevant-taking-no-trick-earns-nothing = Ne faire aucun pli ne rapporte rien.
irrelevant-card-values-not-gong-zhu = Ces valeurs ne sont pas celles de Gong Zhu.
irrelevant-card-values-fix-amount = Ces valeurs fixent le nombre de points.
irrelevant-points-not-simply-added-others = Les points ne sont pas simplement ajoutés aux autres.
irrelevant-amount-already-holds-bonus-cards = Le nombre de points comprend déjà les cartes bonus.
irrelevant-card-values-not-those-complex = Ces valeurs ne sont pas celles des Cœurs complexes.
irrelevant-card-values-have-no-sun = Avec ces valeurs, il n’y a pas de soleil.
irrelevant-partners-take-their-tricks-together = Les partenaires font leurs plis ensemble.
irrelevant-counters-end-game = Les jetons mettent fin à la partie.
irrelevant-totals-only-count-one-way = Ici, les totaux ne comptent que dans un sens.
irrelevant-scores-do-not-pass-through = Ici, les scores ne tombent jamais sur de tels totaux.
irrelevant-totals-do-not-jump-back = Les totaux ne reviennent pas à zéro.
irrelevant-no-total-wins-by-itself = Aucun total ne gagne par lui-même.
irrelevant-nothing-played = Il n’y a pas d’enjeu.
irrelevant-no-counters-change-hands-after = Aucun jeton ne circule après une donne.
irrelevant-no-wager = Il n’y a pas de pari.
irrelevant-everyone-plays-alone = Chacun joue pour soi.
irrelevant-penalty-suit-named-after-cards = La couleur de pénalité n’est nommée qu’après les expositions.
irrelevant-scores-may-fall-below-zero = Ici, les scores peuvent passer sous zéro.

## Pourquoi ce qui a été collé n’est pas un code de règles

code-too-long = C’est trop long pour un code.
code-none = Ce n’est pas un code de règles : un tel code commence par H1.
code-letter = Il n’y a pas de { $letter } dans un code de règles : une lettre a été mal tapée.
code-too-short = Le code est trop court : il manque la fin.
code-mistyped = Le code est mal tapé, ou il en manque une partie.
code-version = Le code vient d’une autre version du jeu (H{ $version }, pas H1).
code-damaged = Le code est abîmé : il en manque une partie.
code-players = Le code est pour { $here } joueurs, pas { $players }.
code-rules = Le code contient des règles injouables : { $why }

## Pourquoi une variante ne convient pas à un nombre de joueurs

impossible-table = { $name } se joue à { LIST($sizes, type: "or") }, pas à { $players }.
impossible-table-range = { $name } se joue de { $low } à { $high }, pas à { $players }.

## Ce qui ne va pas dans une partie enregistrée

log-no-record = ce n’est pas une ligne d’une partie
log-no-game = ce n’est pas une partie de Dame de pique enregistrée
log-newer = écrit par une version plus récente du jeu ; mettez à jour pour l’ouvrir
log-seed = la graine n’est pas un texte
log-cut = la façon dont le jeu a été coupé est illisible
log-seats = les règles ou les places sont abîmées
log-missing = { $name } manque
log-rules = { $why }
log-line-changed = la ligne a été modifiée après coup
log-not-readable = illisible
log-stuck = la partie ne peut pas continuer à partir d’ici
log-torn = la ligne s’interrompt
log-empty = le fichier est vide
log-wrong = { $detail }
log-misfit = { $event } n’a pas sa place ici
log-differs = ligne { $line }, donne { $deal }, { $part ->
    [totals] totaux
    [points] points
    [hands] mains
    [e] événement
   *[other] { $part }
} : { $recorded } dans le fichier, mais { $expected } selon les règles
log-undo = impossible de revenir à l’événement { $n }
