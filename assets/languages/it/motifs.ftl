### Motivi: di che cosa si trattava in una scelta. Un nome e una riga che lo insegna.

motif-stop-moon = Fermare il cappotto
motif-stop-moon-line = Prendi un cuore o dallo a un altro: senza una carta non è un cappotto.
motif-shoot = Fare cappotto
motif-shoot-line = Quando hai quasi tutto, prendi anche il resto.
motif-drop-moon = Non inseguire il cappotto
motif-drop-moon-line = Pochi punti non fanno un cappotto: cedi la mano se non puoi vincere il resto.
motif-see-moon = Vedere arrivare il cappotto
motif-see-moon-line = Se i punti li ha uno solo, tieni una carta alta e fai in tempo una presa.
motif-give-queen = Dare via la donna
motif-give-queen-line = Scarta la donna di picche appena la presa è di un altro.
motif-hold-queen = Tenere la donna
motif-hold-queen-line = Senza fretta: gioca la donna di picche solo se la prende chi deve.
motif-high-spades = Picche alte con la donna fuori
motif-high-spades-line = Finché la donna è fuori, non giocare re o asso dove può caderci sopra.
motif-shed-spades = Liberarsi di re e asso di picche
motif-shed-spades-line = Scarta re e asso di picche quando la donna non può caderci sopra.
motif-keep-guards = Tenere le guardie
motif-keep-guards-line = Le picche basse difendono le alte: tienile finché puoi.
motif-smoke-out = Stanare la donna
motif-smoke-out-line = Esci con picche basse finché qualcuno deve giocare la donna.
motif-first-trick = La prima presa
motif-first-trick-line = Nella prima presa non cadono punti: usala per una carta che non vuoi.
motif-free-trick = La presa gratis
motif-free-trick-line = Chiudi tu e nulla conta: fai la presa con la carta più alta.
motif-take-high = Prendere alto
motif-take-high-line = Se chiudi tu la presa e devi prenderla, prendila con la tua carta più alta.
motif-feed = A chi dare i punti
motif-feed-line = Dai i punti a chi è in testa, non a chi è ultimo.
motif-throw = Scartare punti sugli altri
motif-throw-line = Se non puoi rispondere, da’ a un altro la carta che costa di più.
motif-not-points = Più di un cuore
motif-not-points-line = Una carta pericolosa o un seme corto può pesare più di un cuore.
motif-shown-void = Chi non ha più un seme
motif-shown-void-line = Non uscire nel seme che a qualcuno manca: ci scarterà punti.
motif-passed = Usare ciò che hai passato
motif-passed-line = Sai chi ha le carte che hai passato: esci sotto di esse.
motif-count = Contare il seme
motif-count-line = Conta le carte ancora fuori: quando sono poche, sai chi fa la presa.
motif-exit = Uscire sicuri
motif-exit-line = Esci con una carta che altri possono battere, e tieni le basse per dopo.
motif-lead-high = Uscire alto in tempo
motif-lead-high-line = Esci con una carta alta finché la presa costa poco.
motif-low-hearts = Tenere i cuori bassi
motif-low-hearts-line = Più avanti i cuori bassi perdono le prese di cuori: tienili.
motif-void = Farsi un vuoto
motif-void-line = Svuota un seme corto, così potrai scartare quando si esce lì.
motif-danger = Scartare ciò che è pericoloso
motif-danger-line = Scarta la carta alta che più avanti farebbe una presa.
motif-duck = Lisciare
motif-duck-line = Gioca sotto la carta più alta, e lascia la presa a un altro.
motif-take = Fare una presa da poco
motif-take-line = Alcune prese conviene farle ora, prima che costino di più.
motif-take-low = Farla bassa
motif-take-low-line = Se vai comunque sopra gli altri, resta più basso che puoi.
motif-duck-high = Lisciare con la più alta
motif-duck-high-line = Se perdi comunque la presa, gioca la più alta che resta sotto.
motif-last-deals = La fine della partita
motif-last-deals-line = Verso la fine contano i posti: guarda chi può arrivare al limite.
motif-pass-spades = Passare le picche alte scoperte
motif-pass-spades-line = Tieni donna, re e asso di picche solo con abbastanza picche basse.
motif-pass-keep = Tenere le picche alte difese
motif-pass-keep-line = Con abbastanza picche basse, donna, re e asso di picche sono più sicuri in mano tua.
motif-pass-guards = Non passare le guardie
motif-pass-guards-line = Le picche basse difendono un’alta: non passarle finché la tieni.
motif-pass-void = Passare per un vuoto
motif-pass-void-line = Passa tutto un seme corto, e scarti la prima volta che si esce lì.
motif-pass-hearts = Nel passaggio tieni i cuori bassi
motif-pass-hearts-line = I cuori bassi si tengono senza rischio: passa qualcosa che fa male.
motif-pass-high = Passare le carte alte
motif-pass-high-line = Passa assi, re e donne di semi lunghi senza niente di basso sotto.
motif-leads = Scegliere l’uscita
motif-leads-line = Esci con ciò che altri possono superare, in un seme dove nessuno scarta.
motif-follows = Rispondere al seme
motif-follows-line = Prima di rispondere, chiediti chi farà la presa e che cosa contiene.
motif-discards = Scartare
motif-discards-line = Senza carte del seme, scarta ciò che poi ti farebbe più danno.
motif-where = { $name } ({ $where ->
   *[early] a inizio smazzata
    [middle] a metà smazzata
    [late] a fine smazzata
    [queen_out] finché la donna è fuori
    [queen_own] quando hai la donna
    [queen_gone] quando la donna è uscita
    [second] per secondo
    [third] per terzo
    [last] per ultimo
    [points] con punti sul tavolo
    [clean] senza punti sul tavolo
    [led_spades] uscita a picche
    [led_hearts] uscita a cuori
    [led_side] uscita a fiori o quadri
    [my_moon] solo tu hai punti
    [their_moon] solo un altro ha punti
    [my_points] hai punti
    [spade] picche
    [heart] cuori
    [side] fiori e quadri
    [single] unica carta di un seme
    [short] seme corto
    [long] seme lungo
    [high] carte alte
    [middling] carte medie
    [low] carte basse
    [top] la tua più alta del seme
    [bottom] la tua più bassa del seme
    [master] carta imbattibile
    [new_suit] seme mai giocato
    [few_out] seme quasi esaurito
    [known_void] seme che a qualcuno manca
    [too_high] troppo alto
    [too_low] troppo basso
    [wrong_suit] seme sbagliato
    [took] prese non necessarie
    [left] prese da fare
    [kept] punti da scartare
    [gave] punti da tenere
    })
