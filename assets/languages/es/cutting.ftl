### Cortar la baraja antes de la primera mano.

cut-title = Corta la baraja
cut-text = Corta la baraja por donde quieras, o reparte sin más.
cut-how = Cómo funciona
cut-how-text = Las cartas dependen a la vez de un número que ha sacado el programa y de tu corte, así que nadie puede elegirlas por su cuenta. En vez de cortar a mano, también puedes escribir lo que quieras. Apunta el código: al final de la partida muestra que no se ha cambiado nada.
cut-pack = La baraja
cut-place = Carta { $place } de { $n }
cut-field = Tu corte
cut-code = Código del reparto: { $code }
cut-deal = Repartir
