### Motivos: de qué iba una decisión. Un nombre y una línea que lo enseña en una frase.

## Cada motivo: su nombre y su línea

motif-stop-moon = Frenar la luna
motif-stop-moon-line = Llévate un corazón o dáselo a otro: sin una carta, la luna no es luna.
motif-shoot = Disparar a la luna
motif-shoot-line = Cuando ya lo tienes casi todo, llévate también el resto.
motif-drop-moon = No perseguir la luna
motif-drop-moon-line = Unos puntos no son una luna: cede la salida si no puedes llevarte el resto.
motif-see-moon = Ver venir la luna
motif-see-moon-line = Si solo uno tiene los puntos, guarda una carta alta y llévate a tiempo una baza.
motif-give-queen = Regalar la dama
motif-give-queen-line = Descártate de la dama de picas en cuanto la baza sea de otro.
motif-hold-queen = Guardar la dama
motif-hold-queen-line = Sin prisa: juega la dama de picas solo cuando se la lleve quien debe.
motif-high-spades = Picas altas con la dama por salir
motif-high-spades-line = Con la dama por salir, no juegues el rey o el as donde pueda caerte.
motif-shed-spades = Librarse de las picas altas
motif-shed-spades-line = Suelta el rey y el as de picas cuando la dama no pueda caer en ellos.
motif-keep-guards = Conservar la guardia
motif-keep-guards-line = Las picas bajas protegen a las altas: consérvalas cuanto puedas.
motif-smoke-out = Hacer salir la dama
motif-smoke-out-line = Sal de picas bajas hasta que alguien tenga que jugar la dama.
motif-first-trick = La primera baza
motif-first-trick-line = En la primera baza no hay puntos: úsala para una carta que te sobre.
motif-free-trick = La baza gratis
motif-free-trick-line = Juegas al final y nada cuenta: llévatela con tu carta más alta.
motif-take-high = Llevársela con la más alta
motif-take-high-line = Si juegas el último y tienes que llevarte la baza, llévatela con tu carta más alta.
motif-feed = A quién dárselos
motif-feed-line = Da tus puntos a quien va en cabeza, no a quien va al final.
motif-throw = Descartar puntos en otros
motif-throw-line = Si no puedes asistir, da a otro la carta que más cuesta.
motif-not-points = Más que un corazón
motif-not-points-line = Una carta peligrosa o un palo corto pueden pesar más que un corazón.
motif-shown-void = Ojo con quien no tiene un palo
motif-shown-void-line = No salgas de un palo que a alguien le falta: descartará puntos en él.
motif-passed = Usar lo que pasaste
motif-passed-line = Sabes quién tiene las cartas que pasaste: sal por debajo de ellas.
motif-count = Contar el palo
motif-count-line = Cuenta lo que falta: cuando quedan pocas cartas, sabes quién se lleva la baza.
motif-exit = Ceder la salida
motif-exit-line = Sal con una carta que otro pueda superar y guarda bajas para después.
motif-lead-high = Salir alto a tiempo
motif-lead-high-line = Sal con una carta alta mientras la baza cueste poco.
motif-low-hearts = Guardar corazones bajos
motif-low-hearts-line = Los corazones bajos pierden bazas de corazones: no los sueltes.
motif-void = Quedarse sin un palo
motif-void-line = Vacía un palo corto, para descartarte cuando se salga de él.
motif-danger = Descartar lo peligroso
motif-danger-line = Descártate de la carta alta que después ganaría una baza.
motif-duck = Quedarse por debajo
motif-duck-line = Juega por debajo de la carta más alta y deja la baza a otro.
motif-take = Llevarse una baza barata
motif-take-line = Hay bazas que conviene llevarse ahora, antes de que cuesten más.
motif-take-low = Llevársela por poco
motif-take-low-line = Si de todos modos superas a los demás, hazlo con lo más bajo que puedas.
motif-duck-high = Por debajo con la más alta
motif-duck-high-line = Si de todos modos pierdes la baza, juega la más alta que no gane.
motif-last-deals = El final de la partida
motif-last-deals-line = Cerca del final cuentan los puestos: mira quién puede llegar al límite.
motif-pass-spades = Pasar picas altas sin guardia
motif-pass-spades-line = Quédate con dama, rey y as de picas solo si tienes bastantes picas bajas.
motif-pass-keep = Quedarse con picas altas protegidas
motif-pass-keep-line = Con bastantes picas bajas, dama, rey y as de picas están más seguros entre tus cartas.
motif-pass-guards = No pasar la guardia
motif-pass-guards-line = Las picas bajas protegen a una alta: no las pases si te la quedas.
motif-pass-void = Pasar un palo entero
motif-pass-void-line = Pasa entero un palo corto y te descartas la primera vez que se salga de él.
motif-pass-hearts = No pasar corazones bajos
motif-pass-hearts-line = Los corazones bajos son seguros: pasa algo que duela.
motif-pass-high = Pasar cartas altas
motif-pass-high-line = Pasa ases, reyes y damas de palos largos sin nada bajo debajo.
motif-leads = Elegir la salida
motif-leads-line = Sal con lo que otros puedan superar, de un palo en el que nadie descarte.
motif-follows = Asistir al palo
motif-follows-line = Antes de asistir, piensa quién se llevará la baza y qué hay en ella.
motif-discards = Descartar
motif-discards-line = Si no tienes del palo, descarta lo que más daño te haría luego.
motif-where = { $name } ({ $where ->
   *[early] al principio de la mano
    [middle] a mitad de la mano
    [late] al final de la mano
    [queen_out] con la dama en otra mano
    [queen_own] cuando tienes la dama
    [queen_gone] cuando ya salió la dama
    [second] en segundo lugar
    [third] en tercer lugar
    [last] en último lugar
    [points] con puntos en la mesa
    [clean] sin puntos en la mesa
    [led_spades] salida de picas
    [led_hearts] salida de corazones
    [led_side] salida de tréboles o diamantes
    [my_moon] solo tú tienes puntos
    [their_moon] solo otro jugador tiene puntos
    [my_points] tienes puntos
    [spade] picas
    [heart] corazones
    [side] tréboles y diamantes
    [single] única carta de un palo
    [short] palo corto
    [long] palo largo
    [high] cartas altas
    [middling] cartas medias
    [low] cartas bajas
    [top] tu más alta del palo
    [bottom] tu más baja del palo
    [master] carta que nadie supera
    [new_suit] palo aún sin jugar
    [few_out] palo casi agotado
    [known_void] palo que a alguien le falta
    [too_high] demasiado alta
    [too_low] demasiado baja
    [wrong_suit] palo equivocado
    [took] bazas que no hacía falta ganar
    [left] bazas que convenía ganar
    [kept] puntos que convenía descartar
    [gave] puntos que convenía guardar
    })
