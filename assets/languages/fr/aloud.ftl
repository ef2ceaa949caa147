### Ce qui est lu à voix haute : à la table, et quand un écran apparaît.

## Ce qui se passe à la table

aloud-deal = { $detail ->
    [brief] Donne { $n }.
   *[usual] { $mine ->
        [yes] Donne { $n }, vous donnez.
       *[no] Donne { $n }, { $name } donne.
    }
}
aloud-cuts = Tirage du premier donneur : { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] vous { CARD($card, article: "the") }
   *[no] { $name } { CARD($card, article: "the") }
}
aloud-hold = On ne passe pas de cartes dans cette donne.
aloud-your-hand = Votre main : { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] pas de { SUIT($suit) }
   *[other] { SUIT($suit) } : { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Vous choisissez : { $pass }.
   *[no] { $name } choisit : { $pass }.
}
aloud-you-pass = Vous passez { LIST($cards, each: "the-card") }.
aloud-has-chosen = Choix fait : { $name }.
aloud-received = { $name } vous passe { LIST($cards, each: "the-card") }.
aloud-received-middle = Du milieu, vous recevez { LIST($cards, each: "the-card") }.
aloud-forwarded = { $name ->
    [Vous] Vous passez
   *[other] { $name } passe
} les cartes sans les voir.
aloud-extra = La carte en plus est { CARD($card, article: "the") }.
aloud-charged-nothing = { $mine ->
    [yes] Vous n’exposez rien.
   *[no] { $name } n’expose rien.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Vous n’enchérissez pas.
       *[no] { $name } n’enchérit pas.
    }
   *[other] { $mine ->
        [yes] Votre enchère : { $n }.
       *[no] Enchère de { $n } : { $name }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Vous promettez de ne prendre aucun cœur.
       *[no] { $name } promet de ne prendre aucun cœur.
    }
   *[no] { $mine ->
        [yes] Vous ne promettez rien.
       *[no] { $name } ne promet rien.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] Vous entamez { CARD($card, article: "the") }.
        [thrown] Vous défaussez { CARD($card, article: "the") }.
       *[followed] Vous jouez { CARD($card, article: "the") }.
    }
   *[no] { $detail ->
        [brief] { $name } : { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } entame { CARD($card, article: "the") }.
            [thrown] { $name } défausse { CARD($card, article: "the") }.
           *[followed] { $name } joue { CARD($card, article: "the") }.
        }
    }
}
aloud-out = { $mine ->
    [yes] Vous n’avez plus de cartes.
   *[no] { $name } n’a plus de cartes.
}
aloud-counts-as = Elle compte comme { SUIT($suit) }.
aloud-void = { $name ->
    [Vous] Vous n’avez plus de { SUIT($suit) }.
   *[other] { $name } n’a plus de { SUIT($suit) }.
}
aloud-queen = { $pig ->
    [yes] Le cochon est tombé.
   *[no] La dame de pique est tombée.
}
aloud-broken = Les cœurs sont brisés.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Vous faites le pli.
       *[no] { $name } fait le pli.
    }
    [0] { $mine ->
        [yes] Vous faites le pli.
       *[no] { $name } fait le pli.
    }
    [one] { $mine ->
        [yes] Vous faites le pli : { $points } point.
       *[no] { $name } fait le pli : { $points } point.
    }
   *[other] { $mine ->
        [yes] Vous faites le pli : { $points } points.
       *[no] { $name } fait le pli : { $points } points.
    }
}
aloud-trick-cards = Avec { LIST($cards, each: "the-card") }.
aloud-trick-held = Personne ne fait le pli : ses cartes attendent le suivant.
aloud-trick-gone = Personne ne fait le pli : ses cartes sont hors jeu.
aloud-so-far = { $points ->
    [one] { $mine ->
        [yes] Vous avez { $points } point dans cette donne.
       *[no] { $name } a { $points } point dans cette donne.
    }
   *[other] { $mine ->
        [yes] Vous avez { $points } points dans cette donne.
       *[no] { $name } a { $points } points dans cette donne.
    }
}
aloud-space = Appuyez sur { $key } pour continuer.
aloud-moon-begun = { $mine ->
    [yes] Vous avez toutes les pénalités jusqu’ici.
   *[no] { $name } a toutes les pénalités jusqu’ici.
}
aloud-moon-stopped = { $mine ->
    [yes] Votre lune est arrêtée.
   *[no] La lune { of-name } est arrêtée.
}
aloud-partners = Partenaires dans cette donne : { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Vous piochez { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } pioche { WORD($n, case: "f") } carte.
       *[other] { $name } pioche { WORD($n) } cartes.
    }
}
aloud-buried = { $mine ->
    [yes] Vous écartez { LIST($cards, each: "the-card") }.
   *[no] { $n ->
        [one] { $name } écarte { WORD($n, case: "f") } carte.
       *[other] { $name } écarte { WORD($n) } cartes.
    }
}
aloud-accepts = { $name ->
    [Vous] Vous acceptez
   *[other] { $name } accepte
} la demande.
aloud-rest = { $mine ->
    [yes] Vous prenez le reste.
   *[no] { $name } prend le reste.
}
aloud-over = La partie est finie.
aloud-deal-points = La donne { $n } est finie : { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] vous { $points }
   *[no] { $name } { $points }
}
aloud-totals = Totaux : { SERIES($each, joint: "list-more") }.
aloud-counters = Jetons : { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## Ce qui est demandé

aloud-may-play = Vous pouvez jouer { CARDS($cards) }.
aloud-may-charge = Vous pouvez exposer { LIST($cards, each: "the-card", type: "or") }.
aloud-marked = { $on ->
    [yes] Choix : { CARD($card) }, { $n } sur { $of }.
   *[no] Retrait : { CARD($card) }, { $n } sur { $of }.
}
aloud-marked-any = { $on ->
    [yes] Choix : { CARD($card) }, { $n } en tout.
   *[no] Retrait : { CARD($card) }, { $n } en tout.
}
aloud-send = Appuyez sur { $key } pour confirmer.
aloud-hourglass = Le sablier s’arrête pendant que vous écoutez.
aloud-choose-card = Parcourez vos cartes avec { $left } et { $right } ; { $key } en choisit une.

## Réponses à ce que l’on veut savoir

window-key-hand = Toutes les cartes de votre main
window-key-suits = Combien de cartes vous avez dans chaque couleur
window-key-trick = Le pli sur la table
window-key-points = Ce que chacun a pris dans cette donne
window-key-totals = Le total de chacun
window-key-taken = Le dernier pli, carte par carte
window-key-turn = À qui de jouer, et ce qui est demandé
window-key-repeat = Répéter tout depuis votre dernière carte
aloud-no-deal = Aucune donne en cours.
aloud-no-cards = Vous n’avez pas de cartes.
aloud-hand-cards = { $n ->
    [one] { CAPITAL(WORD($n, case: "f")) } carte : { SERIES($suits, joint: "series-long") }.
   *[other] { CAPITAL(WORD($n)) } cartes : { SERIES($suits, joint: "series-long") }.
}
aloud-hand-suits = Vous avez { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Il n’y a pas de carte sur la table.
aloud-trick-now = Sur la table : { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] vous { CARD($card, article: "the") }
   *[no] { $name } { CARD($card, article: "the") }
}
aloud-charges = Cartes exposées : { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] vous aucun pli
       *[no] { $name } aucun pli
    }
    [one] { $mine ->
        [yes] vous { $points } en { WORD($tricks) } pli
       *[no] { $name } { $points } en { WORD($tricks) } pli
    }
   *[other] { $mine ->
        [yes] vous { $points } en { WORD($tricks) } plis
       *[no] { $name } { $points } en { WORD($tricks) } plis
    }
}
aloud-points-now = Dans cette donne : { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Les points sont cachés ; vous pouvez les afficher dans les Options.
aloud-last-trick = { $mine ->
    [yes] Dernier pli : { SERIES($plays, joint: "list-more") } ; il était pour vous.
   *[no] Dernier pli : { SERIES($plays, joint: "list-more") } ; il était pour { $name }.
}
aloud-last-nobody = Dernier pli : { SERIES($plays, joint: "list-more") } ; il n’était pour personne.
aloud-nothing-yet = Rien n’a encore été dit.
aloud-your-partners = Vous jouez avec { LIST($names) }.
aloud-hand-new = Nouvelles cartes : { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## La voix du jeu : un essai dans les Options

voice-hello = Bonjour. C’est ainsi que le jeu parle.
voice-found = La voix sera celle de { $command }.
voice-spoke = La voix est celle de { $command }.
voice-none = { $system ->
    [linux] Aucune synthèse vocale trouvée : installez espeak-ng ou speech-dispatcher.
    [mac] Aucune synthèse vocale trouvée : la commande « say » manque.
    [windows] Aucune synthèse vocale trouvée : PowerShell manque.
   *[other] Aucune synthèse vocale n’a été trouvée.
}
voice-test = Essayer la voix
voice-again = Répéter

## L’analyse et les problèmes

aloud-decision = { $place } : { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, perte : { $lost }.
}
aloud-you-played = Vous avez joué { LIST($cards, each: "the-card") }.
aloud-better = Vous avez joué { LIST($cards, each: "the-card") } ; mieux : { LIST($best, each: "the-card") }.
aloud-arrow = La flèche montre { LIST($cards, each: "the-card") }.

## Jouer à l’oreille

help-ear-title = Jouer à l’oreille
help-ear-reader = Si un lecteur d’écran est actif, tout lui est dit ; il n’y a rien à activer.
help-ear-voice = Sans lecteur d’écran, le jeu peut parler lui-même : Options, Accessibilité, Écoute, où vous pouvez essayer la voix.
help-ear-cards = ← et → parcourent vos cartes et lisent chacune ; Entrée la joue ou la choisit, Tab va aux boutons.
help-ear-wait = Un pli, une lune et la feuille de score restent jusqu’à ce que vous appuyiez sur Espace. Cela peut être désactivé.
help-ear-again = { $key } répète ce qui s’est passé à la table ; sur les autres écrans, tout l’écran est lu.
