### Couper avant la première donne.

cut-title = Coupez le jeu
cut-text = Coupez où vous voulez, ou donnez directement.
cut-how = Comment ça marche
cut-how-text = Les cartes découlent à la fois d’un nombre tiré par le programme et de votre coupe, si bien que personne ne peut les choisir seul. Au lieu de couper à la main, vous pouvez taper n’importe quoi. Notez le code : à la fin de la partie, il montre que rien n’a été changé.
cut-pack = Le jeu
cut-place = Carte { $place } sur { $n }
cut-field = Votre coupe
cut-code = Code des donnes : { $code }
cut-deal = Donner
