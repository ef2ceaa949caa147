### La table : ce qu’elle demande, pourquoi un coup est impossible, ce qui s’est passé, boutons et
### panneaux.

## Demandes : une ligne dans la pastille au-dessus de la main

prompt-lead-card = À vous : entamez { CARD($card, article: "the") }
prompt-only = { $second ->
    [yes] Votre seconde carte : seul choix, { CARD($card, article: "the") }
   *[no] Une seule carte possible : { CARD($card, article: "the") }
}
prompt-lead-any = À vous : entamez ce que vous voulez
prompt-lead-suit = À vous : entamez à { SUIT($suit) }
prompt-lead = À vous d’entamer
prompt-lead-but = À vous d’entamer, mais { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] Votre seconde carte : jouez ce que vous voulez
   *[no] À vous : jouez ce que vous voulez
}
prompt-follow = { $second ->
    [yes] Votre seconde carte : fournissez à { SUIT($suit) }
   *[no] À vous : fournissez à { SUIT($suit) }
}
prompt-follow-but = { $second ->
    [yes] Votre seconde carte : fournissez à { SUIT($suit) }, mais { LIST($limits, each: "prompt-limit") }
   *[no] À vous : fournissez à { SUIT($suit) }, mais { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] Votre seconde carte
   *[no] À vous de jouer
}
prompt-play-but = { $second ->
    [yes] Votre seconde carte, mais { LIST($limits, each: "prompt-limit") }
   *[no] À vous de jouer, mais { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] pas de joker
    [ten_of_clubs] pas le dix de trèfle
    [no_points_first_trick] pas encore de points
    [not_broken] pas encore de cœur
    [charged_locked] pas encore de carte exposée
   *[queen_forced] la dame doit partir
}
prompt-settled = Le reste est joué d’avance : terminez la donne, ou continuez
prompt-bury = { $n ->
    [one] Choisissez { WORD($n, case: "f") } carte à écarter
   *[other] Choisissez { WORD($n) } cartes à écarter
}
prompt-decide = À vous de choisir
prompt-charge-none = Vous n’avez aucune carte à exposer
prompt-charge-bright = Exposez parmi les { WORD($n) } cartes éclairées (comptent double), ou rien
prompt-charge = Exposez { LIST($cards, type: "or", each: "the-card") } (compte double), ou rien
prompt-waiting = { $name ->
    [Vous] À vous de choisir…
   *[other] { prompt-waiting-other }
}
prompt-waiting-other = { $kind ->
    [choose_pass] { $name } choisit la passe…
    [charge] { $name } peut exposer…
    [bid] { $name } enchérit…
    [name_suit] { $name } nomme une couleur…
    [pledge] { $name } peut promettre…
    [bury] { $name } fait son écart…
    [answer_claim] { $name } répond à la demande…
   *[moon] { $name } décide de la lune…
}

## Le panneau de la passe

prompt-pass-scatter = Dispersion : une carte à chacun
prompt-pass-smoosh = Brassage : au milieu
prompt-pass-hold = Sans passe : on garde ses cartes
prompt-pass-to = { $token ->
   *[l] Passe à gauche, à { $name }
    [r] Passe à droite, à { $name }
    [a] Passe en face, à { $name }
    [l2] Passe à { $name }, deuxième à gauche
    [r2] Passe à { $name }, deuxième à droite
    [l3] Passe à { $name }, troisième à gauche
    [r3] Passe à { $name }, troisième à droite
}
prompt-pass-next = Carte { $next } sur { $total } pour { $name }
prompt-pass-paired = Chaque carte montre qui la reçoit
prompt-pass-middle = { $n ->
    [one] Choisissez { WORD($n, case: "f") } carte ; on mêle et redonne
   *[other] Choisissez { WORD($n) } cartes ; on mêle et redonne
}
prompt-pass-choose = { $n ->
    [one] Choisissez { WORD($n, case: "f") } carte à passer
   *[other] Choisissez { WORD($n) } cartes à passer
}
prompt-pass-chosen = Vos cartes sont choisies
prompt-pass-count = { $chosen } sur { $needed }
prompt-pass-keys = { $help } : ← → et { $press }
prompt-pass-send = { $button ->
    [yes] { $press } pour les passer
   *[no] ↓ et { $press } pour les passer
}

## Raisons : pourquoi une carte ne peut pas servir

reason-not-your-turn = Ce n’est pas à vous de jouer
reason-no-trick-yet = Aucun pli n’a encore été fait
reason-nothing-to-take-back = Il n’y a rien à reprendre
reason-not-now = Ce n’est pas possible maintenant
reason-nothing-now = Rien ne peut être joué maintenant
reason-turn-of = C’est à { name-inside } de jouer
reason-waiting = On attend : { LIST($names) }
reason-waiting-many = On attend { WORD($n) } joueurs
reason-no-pass = Aucune carte n’a été passée dans cette donne
reason-no-scores = Aucune donne n’a encore été comptée
reason-ok = Vous pouvez jouer { CARD($card, article: "the") }
reason-not-yours = Vous n’avez pas { CARD($card, article: "the") }
reason-opening-card = { CAPITAL(CARD($card, article: "the")) } entame le premier pli
reason-opening-some-card = Le premier pli commence par la carte d’ouverture
reason-opening-suit = Le premier pli doit être entamé à trèfle
reason-follow = Vous devez fournir à { SUIT($suit) }
reason-follow-suit = Vous devez fournir à la couleur
reason-joker-not-led = On n’entame pas d’un joker tant qu’on a une autre carte
reason-ten-of-clubs = Le dix de trèfle ne peut pas être joué au premier pli
reason-no-points-first-trick = Pas de points au premier pli
reason-not-broken = Les cœurs ne sont pas encore brisés
reason-charged-locked = Exposée : pas au premier pli de sa couleur
reason-queen-forced = La dame de pique doit partir maintenant
reason-pass-forbidden = On ne peut pas passer { CARD($card, article: "the") } dans cette partie
reason-not-chargeable = On ne peut pas exposer { CARD($card, article: "the") }
reason-already-charged = Déjà exposée : { CARD($card, article: "the") }
reason-all-chosen = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } carte déjà choisie : retirez-la d’abord
   *[other] { CAPITAL(WORD($n)) } cartes déjà choisies : retirez-en une d’abord
}
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Toutes les cartes peuvent être jouées
reason-any-pass = { $n ->
    [one] N’importe quelle carte peut être passée
   *[other] Vous pouvez passer { WORD($n) } cartes au choix
}
reason-any-bury = { $n ->
    [one] N’importe quelle carte peut être écartée
   *[other] Vous pouvez écarter { WORD($n) } cartes au choix
}
reason-any-answer = Toutes les réponses sont permises
reason-drag = Glissez { CARD($card, article: "the") } sur la table
reason-card = { CAPITAL(CARD($card, article: "the")) }

## Événements

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] Vous avez tiré la plus petite carte : vous donnez
       *[no] Vous donnez
    }
   *[no] { $drew ->
        [yes] { $name } a tiré la plus petite carte et donne
       *[no] { $name } donne
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, vous coupez
   *[no] { $deals }, { $name } coupe
}
event-kitty-taken = { $n ->
    [one] Le chien va à { name-inside } : { WORD($n, case: "f") } carte
   *[other] Le chien va à { name-inside } : { WORD($n) } cartes
}
event-kitty-seen = { $mine ->
    [yes] Vous avez pris le chien : { LIST($cards, each: "the-card") }
   *[no] { $name } a pris le chien : { LIST($cards, each: "the-card") }
}
event-suit-named = Couleur nommée par { name-inside } : les { suits } coûtent des jetons
event-nobody-bid = Aucune enchère : les { suits } coûtent des jetons
event-charged = Exposition par { name-inside } : { LIST($cards, each: "the-card") }
event-charges-shown = Cartes exposées : { LIST($cards, each: "the-card") }
event-nothing-charged = Aucune carte exposée
event-shot-moon = { $mine ->
    [yes] Vous avez décroché la lune
   *[no] { $name } décroche la lune
}
event-shot-sun = { $mine ->
    [yes] Vous avez décroché le soleil
   *[no] { $name } décroche le soleil
}
event-moon-line = Toutes les pénalités de la donne
event-sun-line = Tous les plis de la donne
event-moon-chosen = { $choice ->
    [add] { $name } : ajouter aux autres
    [subtract] { $name } : soustraire du total
    [none] { $name } : garder les points
    [zero] { $name } : retour à zéro
    [double] { $name } : doubler les autres
   *[other] { $name } : { $choice }
}
event-time-pass = Temps écoulé : vos cartes ont été choisies pour vous
event-time-play = Temps écoulé, carte jouée pour vous : { CARD($card, article: "the") }
event-time-last-deal = Temps écoulé : cette donne est la dernière
event-boost = Un neuf est tombé : chacun ajoute une seconde carte
event-misdeal = Rien que des points chez { name-inside } : on redonne
event-void = Cette donne ne compte pas : le même donneur redonne
event-claim = { $name ->
    [Vous] Vous réclamez
   *[other] { $name } réclame
} le reste avec { LIST($cards, each: "the-card") }
event-claim-refused = Demande refusée par { name-inside } : le jeu continue
event-taken-back = { $practice ->
    [yes] Carte reprise : la partie devient un entraînement
   *[no] Carte reprise
}
event-hint-play = { $practice ->
    [yes] Indice : jouez { CARD($card, article: "the") }. La partie devient un entraînement
   *[no] Indice : jouez { CARD($card, article: "the") }
}
event-hint-pass = { $practice ->
    [yes] Indice : passez { LIST($cards, each: "the-card") }. La partie devient un entraînement
   *[no] Indice : passez { LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] Pas d’indice ici. La partie devient un entraînement
   *[no] Pas d’indice ici
}
event-hint-not-now = Pas d’indice : ce n’est pas à vous de jouer
hint-thinking = { $long ->
    [yes] L’indice se fait attendre…
   *[no] Recherche d’un indice…
}
hint-more = { $device ->
    [touch] L’ampoule pour la suite
    [pad] Encore une fois pour la suite
    [keys] { $key } pour la suite
   *[pointer] L’ampoule ou { $key } : la suite
}
hint-trick = Qui va faire ce pli ?
hint-first = { $what ->
    [lead] Vous entamez : quelle couleur est sûre pour vous ?
    [follow] D’autres jouent après vous : voulez-vous ce pli ?
    [last] Vous jouez en dernier : vous savez ce que coûte ce pli.
    [pass] Quelles cartes pourraient vous coûter le plus ensuite ?
   *[other] Quel serait l’effet sur le reste de la donne ?
}
hint-first-out = Vous n’avez pas de { SUIT($suit) } : quelle carte aimeriez-vous ne pas garder ?
hint-suit = Regardez les { suits }.
hint-about-card = Surveillez { CARD($card, article: "the") }.
hint-about = { $what ->
    [own] Vous pourriez tout prendre.
    [others] Un autre joueur est peut-être en train de tout prendre.
    [trick] Demandez-vous qui fait ce pli.
    [later] Pensez aux plis qui restent à jouer.
   *[many] Plusieurs petites choses font pencher la balance.
}
hint-card = { CAPITAL(CARD($card, article: "the")) }. { $reason }
hint-even = { CAPITAL(CARD($one, article: "the")) } ou { CARD($other, article: "the") } : les deux se valent. { $reason }
hint-either = { CAPITAL(CARD($one, article: "the")) } ou { CARD($other, article: "the") }. { $reason }
hint-cards = Choisissez { LIST($cards, each: "the-card") }. { $reason }
hint-pass = Passez { LIST($cards, each: "the-card") }. { $reason }
hint-only = { CAPITAL(CARD($card, article: "the")) } : la seule carte que vous puissiez jouer ici
hint-practice-title = Avec un indice, la partie devient un entraînement
hint-practice-text = Elle continue comme avant, mais ne compte plus dans vos statistiques ni dans votre cote. Ses erreurs ne reviennent pas dans « { menu-practice } ».
hint-keep-counted = Jouer sans indice
hint-show = Voir l’indice
undo-practice-title = Avec une carte reprise, la partie devient un entraînement
hint-no-cards = { $charge ->
    [yes] Ne rien exposer. { $reason }
   *[no] Pas d’indice ici.
}
event-pace = { $pace ->
    [slow] Jeu plus lent : plus de temps pour regarder
   *[usual] Retour au rythme normal
}

## Passes

pass-name = { $token ->
   *[l] à gauche
    [r] à droite
    [a] en face
    [l2] deuxième à gauche
    [r2] deuxième à droite
    [l3] troisième à gauche
    [r3] troisième à droite
    [scatter] dispersion
    [smoosh] brassage
    [hold] sans passe
    [dealer] au choix du donneur
    [charge] exposition ou brassage
}
pass-label = { $token ->
   *[l] À gauche
    [r] À droite
    [a] En face
    [l2] 2e à gauche
    [r2] 2e à droite
    [l3] 3e à gauche
    [r3] 3e à droite
    [scatter] Dispersion
    [smoosh] Brassage
    [hold] Sans passe
    [dealer] Au donneur
    [charge] Expo ou brassage
}
pass-step-hold = Sans passe

## La pastille dans le coin

ending-deal = { $end ->
   *[reach] Donne { $number } · jusqu’à { $limit }
    [exceed] Donne { $number } · au-delà de { $limit }
    [deals] Donne { $number } sur { $limit }
    [time] Donne { $number } · { $limit } minutes
    [chips] Donne { $number } · aux jetons
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] le moins de points gagne
    [high] le plus de points gagne
    [magnitude] le plus près de zéro gagne
    [counters] le plus de jetons gagne
}
ending-deal-short = { $end ->
    [reach] Donne { $number } · jusqu’à { $limit }
    [exceed] Donne { $number } · au-delà de { $limit }
    [deals] Donne { $number } sur { $limit }
   *[other] Donne { $number }
}
ending-deal-alone = Donne { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] jack { $pool }
   *[no] pot { $pool }
}
ending-minutes-left = encore { $minutes } min
ending-last-deal = dernière donne
ending-best = { $score ->
   *[low] le score le plus bas gagne
    [high] le score le plus haut gagne
    [magnitude] le score le plus près de zéro gagne
    [counters] le plus grand nombre de jetons gagne
}

## Les boutons autour de la table

table-menu = Menu
table-last-trick = Dernier pli
table-hint = Indice
table-take-back = Reprendre
table-scores = Scores
table-options = Options

## Le grand bouton, et la petite ligne dessous

table-pass = Passer
table-bury = Écarter
table-charge = Exposer
table-charge-nothing = Ne rien exposer
table-choose = Choisir…
table-play = Jouer { CARD($card, article: "the") }
table-play-short = Jouer { $card }
table-finish = Terminer
table-finish-caption = { $key }, ou jouez la suite
table-key = { $device ->
    [pad] A
   *[keys] Entrée
}
table-play-again = { $device ->
    [pointer] { $press }, ou recliquez
    [touch] Touchez encore
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Touchez une carte pour la reprendre
   *[pointer] Cliquez sur une carte pour la reprendre
}
table-keys-change = { $press }, ou flèches pour changer
table-keys-back = { $press } pour reprendre
table-keys-on = ↓ vers le bouton
table-choose-cards = { $n ->
    [one] Choisir { WORD($n, case: "f") } carte
   *[other] Choisir { WORD($n) } cartes
}
table-choose-more = { $n ->
    [one] Encore { WORD($n, case: "f") } carte
   *[other] Encore { WORD($n) } cartes
}
table-forward = Passer sans voir
    .caption = ou choisissez des cartes
    .title = Passer les prochaines cartes sans les voir ?
    .text =
        Vous gardez toute votre main. Les cartes qui vous arrivent sont passées telles quelles, sans que
        vous les voyiez.
table-misdeal = Maldonne
    .caption = ou jouez une carte
    .title = Déclarer maldonne ?
    .text =
        Vous n’avez que des cartes de pénalité. Tout le monde voit votre main, et le même donneur
        redonne.
table-claim = Réclamer le reste
    .caption = ou entamez une carte
    .title = Réclamer tous les plis restants ?
    .text =
        Tout le monde voit votre main. Si tous acceptent, toutes les cartes qui restent sont pour vous ; si
        l’un refuse, le jeu continue, votre main étalée.

## Questions : titre, texte, réponses

table-claimed-title = { $name ->
    [Vous] Vous réclamez
   *[other] { $name } réclame
} le reste
table-claimed-text =
    Si tous acceptent, toutes les cartes qui restent vont à { name-inside }. Si l’un refuse, le jeu continue,
    cette main étalée.
table-claimed-accept = Accepter
table-claimed-refuse = Jouer la suite
table-claimed-hand = { $name ->
    [Vous] Votre main
   *[other] La main { of-name }
}
table-bid-title = Combien de jetons offrez-vous ?
table-bid-text = La plus forte enchère est payée au pot et donne le droit de nommer la couleur qui coûte des jetons.
table-bid-of = { $n ->
    [0] { $name } : pas d’enchère
    [one] { $name } : { WORD($n) } jeton
   *[other] { $name } : { WORD($n) } jetons
}
table-bid-counters = Jetons
table-bid = Enchérir
table-bid-none = Pas d’enchère
table-dealer-title = Dans quel sens passer les cartes cette fois ?
table-dealer-text = Le donneur choisit.
table-suit-title = Quelle couleur coûte des jetons ?
table-joker-title = Quelle couleur le joker représente-t-il ?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Promettez-vous de ne prendre aucun cœur ?
table-pledge-text = Une promesse tenue retire { $n } points, une promesse rompue en ajoute { $n }.
table-pledge-yes = Aucun cœur, promis
table-pledge-no = Pas de promesse
table-moon-text = Choisissez comment elle compte
table-moon-choice = { $choice ->
    [add] Ajouter aux autres
    [subtract] Soustraire de mon total
    [none] Garder les points
    [zero] Retour à zéro
    [double] Doubler les autres
   *[other] { $choice }
}
table-moon-every = tous
table-moon-same = inchangé
table-moon-was = avant : { $total }
table-moon-over = atteint { $limit }
table-moon-then = { $then ->
    [win] Finir : vous gagnez de { $n }
    [tie] Finir : première place partagée
    [lose] Finir : victoire pour { $name }
    [ahead] Continuer, { $n } d’avance
    [level] Continuer, à égalité avec { $name }
   *[behind] Continuer, à { $n } derrière { $name }
}
table-moon-choose = Choisir
table-moon-on = Continuer
table-moon-totals = Les nouveaux scores
table-pass-title = Passer ces cartes ?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) } pour { $name }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) } au milieu.
table-costly-title = Jouer { CARD($card, article: "the") } ?
table-costly-text = Cette carte fait le pli, avec au moins la moitié des points de la donne.
table-guard-looking = Le coach réfléchit…
table-guard-text = Pour le coach, c’est une gaffe : elle coûte en moyenne { $points ->
    [one] environ un point
   *[other] environ { $points } points
}. { $reason }

# Lu à voix haute.
table-spoken-cards = { $caption } : { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice } : { SERIES($totals, joint: "list-more") }

## Le menu de la partie

table-menu-title = Menu de la partie
table-menu-saved = { $practice ->
    [yes] { $deal }. La partie d’entraînement est enregistrée ; elle ne compte pas.
   *[no] { $deal }. La partie est enregistrée.
}
table-menu-back = Retour à la partie
table-menu-passed = Cartes passées et reçues
table-menu-rules = Règles de cette partie
table-menu-pace = { $pace ->
    [slow] Jouer au rythme normal
   *[usual] Jouer plus lentement
}
table-menu-fair = Les donnes sont-elles honnêtes ?
table-menu-leave = Menu principal

## Une donne rejouée pour s’entraîner

replay-pill = { $game ->
    [yes] Entraînement, donne { $deal } rejouée
   *[no] Entraînement, cette donne seulement
}
replay-pill-short = { $game ->
    [yes] Entraînement, donne { $deal }
   *[no] Entraînement
}
replay-pill-least = Entraînement
replay-menu = { $game ->
    [yes] Entraînement, donne { $deal } rejouée. Il finit avec la donne et ne compte pas ; votre partie est comme vous l’avez laissée.
   *[no] Entraînement. Il finit avec la donne et ne compte pas.
}
replay-title = Vos points : { $before } la première fois, { $now } cette fois
replay-compared = { $better ->
    [better] Mieux que dans la partie.
    [worse] Moins bien que dans la partie.
   *[same] Comme dans la partie.
} La partie elle-même est comme vous l’avez laissée.
replay-over = La donne est finie
replay-again = Rejouer encore
replay-to-puzzle = Retour au problème

## Après une partie : un adversaire pour un autre

table-swap-text = Tous les autres restent, et le nouveau venu joue à la même force.
table-swap-leaves = S’en va
table-swap-comes = S’assoit
table-swap-cancel = Annuler

## Panneaux : le dernier pli, et ce qui a été passé

table-last-nobody = Dernier pli : pour personne
table-last-taken = Dernier pli pour { name-inside }
table-last-no-points = Dernier pli pour { name-inside }, sans points
table-last-points = { $points ->
    [one] Dernier pli pour { name-inside } : { $points } point
   *[other] Dernier pli pour { name-inside } : { $points } points
}
table-passed-both = Vous avez passé et reçu
table-passed-gave = Vous avez passé
table-passed-got = Vous avez reçu
table-to-name = à { name-inside }
table-to-heap = au milieu
table-to-kitty = au chien
table-from-name = par { name-inside }
table-from-heap = du milieu
table-from-kitty = du chien

## Petits mots sur le tapis, les plaques et les cartes

table-led = ENTAME
table-kitty = Chien
table-stock = Talon
table-held-over = En attente
table-hearts-broken = Cœurs brisés
    .short = Brisés
table-suit-counts = { CAPITAL(SUIT($suit)) } compte
    .short = compte
table-dealer-letter = D

table-plate-ready = C’est prêt
    .short = OK
table-plate-chosen = { $n ->
    [one] { $n } choisie
   *[other] { $n } choisies
}
    .short = { $n } sur { $of }
table-plate-bids = Enchère { $n }
    .short = Ench.
table-plate-no-bid = Pas d’enchère
    .short = Non
table-plate-out = Main vide
    .short = Fini

table-chip-partner = Partenaire
table-chip-pair = Équipe
table-chip-bid = Enchère { $n }
table-chip-no-hearts = Aucun
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, avec vous
   *[no] { $side } { $total }
}

## Plusieurs personnes devant un écran

player-number = Joueur { $n }
new-game-person = Quelqu’un sur cet écran
curtain-title = { $name ->
    [Vous] À vous de jouer
   *[other] { $name }, à vous de jouer
}
curtain-others = { $name ->
    [Vous] Pour vos yeux seulement.
   *[other] Pour les yeux { of-name } seulement.
}
curtain-lift = Voir mes cartes
curtain-menu = Au menu
