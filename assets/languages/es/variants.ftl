### Las modalidades con nombre: título, lo especial en una línea, de dónde vienen y otros nombres.

## La más conocida

variant-standard = Clásica
    .line = La que todos conocen: pase a la izquierda, derecha, enfrente y sin pase, a 100 puntos.
    .origin = El orden que hizo popular el juego de Windows
    .names = windows; Hearts; Corazones; dama de picas; reina de picas; Black Lady; Microsoft Hearts; Corazones de Windows; Hearts (Windows); estándar; corazones clásico

## Con nombre de personas y lugares

variant-hay = John Hay
    .line = Puede haber puntos en la primera baza, y quien dispara elige lo que hace la luna.
    .origin = La página de reglas de John Hay, 1998
    .names = Black Lady; John McLeod; Hay’s Hearts; corazones de Hay
variant-ricketts = Ricketts House
    .line = Cuatro pases, uno de dispersión, y uno sin pase; hay totales que vuelven a cero.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts House Variant; wrap points; scatter; dispersión
variant-ricketts-69 = 69 por 5
    .line = Ricketts House, donde quedarse en 69 durante cinco manos gana sin más.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 69 for 5; 5 por 69; Caltech
variant-warren = Warren
    .line = Ricketts House con una carta 53 que vale por la única que sobra.
    .origin = Ricketts House, California Institute of Technology
    .names = Warren rules; Warren G. Harding; Caltech; 53 cartas
variant-wiki2008 = Wikipedia 2008
    .line = Se pasa a la derecha, se sale de corazones desde el principio y la luna resta.
    .origin = Wikipedia, noviembre de 2008
    .names = Black Lady; Chase the Lady; Crubs; Black Maria; Hearts (card game)
variant-yppedia = Puzzle Pirates
    .line = Contra el reloj de arena, por una apuesta que se reparten los tres primeros.
    .origin = La mesa de Hearts de Puzzle Pirates (YPPedia)
    .names = YPPedia; Hearts tablet; piratas; pirates

## Solo cuestan los corazones

variant-arnold = Arnold
    .line = Solo corazones: sin dama de picas, sin pase y sin luna, en ocho manos.
    .origin = Las reglas de Peter Arnold, 2011
    .names = Hearts básico; corazones sin dama; corazones sencillo; basic Hearts; Modern rules (2011)
variant-arnold-all = Arnold con todo
    .line = Solo corazones, con pase, rotura, primera baza sin puntos y luna.
    .origin = Las reglas de Peter Arnold, 2011, con todas sus opciones
    .names = running; minor rule variants

## Con fichas

variant-chips = Fichas
    .line = Cada uno pone una ficha; quienes no tienen cartas de castigo se reparten el bote.
    .origin = Wikipedia, noviembre de 2008
    .names = chips; fichas; bote; pozo; pool; chip scoring
variant-sweepstake = Sweepstake
    .line = Cada corazón cuesta una ficha, y quien se queda solo sin corazones gana el bote.
    .origin = Foster’s Hoyle, hacia 1900
    .names = Jacks; fichas; bote; pozo; pool
variant-howell = Howell
    .line = Cada corazón se paga una vez a cada uno de los demás, así que no queda nada pendiente.
    .origin = Foster’s Hoyle, hacia 1900
    .names = Howell settlement; fichas

## Una carta quita puntos o cuesta más

variant-omnibus = Omnibus
    .line = La jota de diamantes quita diez puntos.
    .origin = Se juega en muchos sitios
    .names = Omnibus Hearts; ómnibus; jota de diamantes; sota de diamantes; diez de diamantes; bonus jack
variant-jack-of-diamonds = Jota de Diamantes
    .line = La jota quita diez puntos, y la luna también la necesita.
    .origin = Se juega en muchos sitios
    .names = Jack of Diamonds; Jack of Diamonds moon; sota de diamantes; bonus jack
variant-hooligan = Hooligan
    .line = El siete de tréboles cuesta siete puntos.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; siete de tréboles

## Los corazones cuestan según su valor

variant-graded = Corazones Graduados
    .line = Los corazones altos cuestan más: as 5, rey 4, dama 3, jota 2.
    .origin = Wikipedia, noviembre de 2008
    .names = Graded Hearts; corazones altos
variant-point-count = Cuenta de Puntos
    .line = Cada corazón cuesta su valor, el as 15, y la dama de picas 50.
    .origin = La página de reglas de John Hay, 1998
    .names = Point-Count; Point-Count Hearts
variant-spot = Spot Hearts
    .line = Los corazones cuestan lo que marcan, el as 14, y la dama de picas 25.
    .origin = Se juega en muchos sitios
    .names = Spot; pip values; valor facial

## Otras picas, además de la dama

variant-black-maria = Black Maria
    .line = El as y el rey de picas también cuestan puntos; mejor para tres.
    .origin = Gran Bretaña
    .names = María Negra; Slippery Anne; Black Lady; Chase the Lady
variant-black-lady-uk = Black Lady británica
    .line = Tres picas caras, corazones de dos a diez, y una luna que borra o dobla.
    .origin = Gran Bretaña
    .names = British Black Lady; Black Lady; Black Lady UK; Black Maria; dama negra
variant-gong-zhu = Gong Zhu
    .line = Caza al cerdo: un cerdo, una oveja, un doblador y cartas expuestas que valen doble.
    .origin = China
    .names = Chinese Hearts; corazones chinos; Chase the Pig; atrapa al cerdo; 拱猪; pig and goat

## Cartas y reglas especiales

variant-booster-nines = Nueves que Alargan
    .line = Con un nueve, cada uno juega una segunda carta en la baza.
    .origin = Wikipedia, noviembre de 2008
    .names = Booster Nines; nueves
variant-joker-hearts = Corazones con Comodines
    .line = Los comodines se pueden jugar siempre y no valen nada.
    .origin = Wikipedia, noviembre de 2008
    .names = Joker Hearts; jokers; comodín
variant-shoot-sun = Disparar al Sol
    .line = Llevarse todas las bazas suma a los demás el doble que una luna.
    .origin = Wikipedia, noviembre de 2008
    .names = Shooting the Sun; Shoot the Sun; sol; capote
variant-turbo = Turbo Hearts
    .line = Se exponen cartas para doblar lo que hacen, y los nueves alargan la baza.
    .origin = Nombrada en la página de John Hay; se juega por internet
    .names = Turbo; charging; expose; exponer; smoosh
variant-complex = Corazones Complejos
    .line = Los puntos son números complejos, y gana quien queda más cerca de cero.
    .origin = Un juego de matemáticos, en la lista de Wikipedia de 2008
    .names = Complex Hearts; Gaussian integers; números imaginarios; dama imaginaria
variant-royal = Corazones Reales
    .line = Cuatro damas con poderes: la más malvada, la del corazón roto, la mejor amiga y la más amable.
    .origin = Parker Brothers
    .names = Royal Hearts; Parker Brothers; Hasbro; cuatro damas; cuatro reinas

## Dos barajas, viuda, parejas, subasta, mazo

variant-double-deck = Doble Baraja
    .line = Dos barajas para seis o más; de dos cartas iguales, la primera es más alta.
    .origin = La página de reglas de John Hay, 1998
    .names = Double Deck; dos barajas; Double-Deck Hearts
variant-cancellation = Anulación
    .line = Dos barajas para seis o más; las cartas iguales de una baza se anulan.
    .origin = La página de reglas de John Hay, 1998
    .names = Cancellation; Cancellation Hearts; Double Deck Cancellation Hearts; dos barajas
variant-hay-kitty = John Hay con viuda
    .line = Para tres o cinco: las cartas que sobran van a quien se lleva la primera baza.
    .origin = La página de reglas de John Hay, 1998
    .names = kitty; tres jugadores; cinco jugadores
variant-partnership = Por Parejas
    .line = Cada persona se sienta enfrente de su pareja, y juntas suman sus puntos.
    .origin = Se juega en muchos sitios
    .names = Partnership; Partnership Hearts; equipos; compañeros
variant-auction = Corazones con Subasta
    .line = Se pujan fichas por el derecho a nombrar el palo de castigo.
    .origin = Foster’s Hoyle, hacia 1900
    .names = Auction Hearts; subasta; puja; pujar
variant-heartsette = Heartsette
    .line = Quien se lleva la primera baza recibe las cartas que sobran y aparta otras tantas.
    .origin = Foster’s Hoyle, hacia 1900
    .names = widow; viuda; kitty
variant-domino = Corazones Dominó
    .line = Seis cartas cada uno, y quien no puede asistir roba hasta poder.
    .origin = Reglas de juegos de cartas de Bicycle
    .names = Domino Hearts; mazo; monte; robar
variant-draw = Corazones con Robo
    .line = Para dos: trece cartas cada uno, y ambos roban tras cada baza mientras dura el mazo.
    .origin = Foster’s Hoyle, hacia 1900
    .names = Draw Hearts; dos jugadores; mazo; monte; robar

## Viejos parientes del juego

variant-reverse = Reversis
    .line = El antepasado de hacia 1750: un punto por baza, y por la jota y la dama de corazones.
    .origin = España, hacia 1750
    .names = Reverse; Reversis; revesino; antepasado
variant-four-jacks = Cuatro Jotas
    .line = Un viejo pariente: solo cuestan puntos las jotas, y la de picas dos.
    .origin = Nombrada en la historia del juego de Wikipedia
    .names = Four Jacks; Quatre Valets; Polignac; cuatro sotas; antepasado
