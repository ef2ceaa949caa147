### Odmiany z nazwą: tytuły, co w nich szczególnego (.line), skąd pochodzą (.origin) i inne nazwy do
### wyszukiwania (.names), rozdzielone średnikami.

## Najbardziej znana odmiana

variant-standard = Standard
    .line = Gra, którą zna większość: w lewo, w prawo, naprzeciw, bez przekazania, do 100.
    .origin = Kolejność, którą rozpowszechniła gra z systemu Windows
    .names = windows; kierki; kiery; serca; serduszka; czarna dama; Hearts; Black Lady; Microsoft Hearts; dama pik

## Odmiany nazwane od ludzi i miejsc

variant-hay = John Hay
    .line = Punkty wolno dać do pierwszej lewy, a zdobywca księżyca wybiera, co się stanie.
    .origin = Strona z zasadami Johna Haya, 1998
    .names = Black Lady; John McLeod; Kierki Haya; czarna dama
variant-ricketts = Ricketts House
    .line = Cztery przekazania, w tym rozrzut, potem bez; wyniki spadają do zera, liczy się tylko wygrana.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts; punkty skoku; rozrzut
variant-ricketts-69 = 69 przez 5
    .line = Ricketts House, ale kto przez pięć rozdań stoi na 69, wygrywa od razu.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 5 for 69; 69 for 5; Caltech
variant-warren = Warren
    .line = Ricketts House z 53. kartą, która zastępuje jedną kartę pozostałą z rozdania.
    .origin = Ricketts House, California Institute of Technology
    .names = zasady Warrena; Warren G. Harding; Caltech; 53 karty
variant-wiki2008 = Wikipedia 2008
    .line = Karty idą w prawo, w kiery wolno wyjść od początku, księżyc odejmuje punkty.
    .origin = Wikipedia, listopad 2008
    .names = Black Lady; Chase the Lady; Crubs; Black Maria; Kierki (gra karciana)
variant-yppedia = Puzzle Pirates
    .line = Z klepsydrą i o zakład, którym dzielą się pierwsze trzy miejsca.
    .origin = Stolik Hearts w grze Puzzle Pirates (YPPedia)
    .names = YPPedia; piraci; zakład

## Odmiany, w których punkty kosztują tylko kiery

variant-arnold = Arnold
    .line = Same kiery: bez damy pik, bez przekazania i bez księżyca, przez osiem rozdań.
    .origin = Zasady Petera Arnolda, 2011
    .names = proste kierki; kierki bez damy pik; podstawowe
variant-arnold-all = Arnold ze wszystkim
    .line = Same kiery, z przekazaniem, łamaniem, zakazem w pierwszej lewie i księżycem.
    .origin = Zasady Petera Arnolda, 2011, ze wszystkimi dodatkami
    .names = running; drobne zasady

## Na żetony, które zastępują pieniądze

variant-chips = Żetony
    .line = Każdy wpłaca żeton; kto nie ma kart karnych, dzieli się pulą.
    .origin = Wikipedia, listopad 2008
    .names = żetony; pula; chips
variant-sweepstake = Sweepstake
    .line = Każdy kier kosztuje żeton, a kto jako jedyny nie ma kierów, bierze całą pulę.
    .origin = Foster’s Hoyle, około 1900
    .names = Jacki; żetony; pula
variant-howell = Howell
    .line = Za każdego kiera płaci się każdemu innemu graczowi, więc nic nie zostaje w puli.
    .origin = Foster’s Hoyle, około 1900
    .names = rozliczenie Howella; żetony

## Jedna karta odejmuje punkty albo kosztuje więcej

variant-omnibus = Omnibus
    .line = Walet karo odejmuje dziesięć punktów.
    .origin = Gra się tak w wielu miejscach
    .names = walet premiowy; walet karo; dziesiątka karo; Omnibus Hearts
variant-jack-of-diamonds = Walet karo
    .line = Walet odejmuje dziesięć punktów i jest potrzebny do księżyca.
    .origin = Gra się tak w wielu miejscach
    .names = Jack of Diamonds; księżyc z waletem; walet premiowy
variant-hooligan = Hooligan
    .line = Siódemka trefl kosztuje siedem punktów.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; chuligan; siódemka trefl

## Kiery kosztują według wartości

variant-graded = Stopniowane kiery
    .line = Wysokie kiery kosztują więcej: as 5, król 4, dama 3, walet 2.
    .origin = Wikipedia, listopad 2008
    .names = Graded Hearts; wysokie kiery
variant-point-count = Point-Count
    .line = Kiery kosztują według starszeństwa, as 15, a dama pik 50.
    .origin = Strona z zasadami Johna Haya, 1998
    .names = Point-Count Hearts; liczenie punktów
variant-spot = Spot Hearts
    .line = Kiery kosztują tyle, ile mają oczek, as 14, a dama pik 25.
    .origin = Gra się tak w wielu miejscach
    .names = Spot; oczka

## Punkty kosztują też inne piki niż dama

variant-black-maria = Black Maria
    .line = Punkty kosztują też as i król pik; najlepiej grać we trójkę.
    .origin = Wielka Brytania
    .names = czarna Maria; Slippery Anne; Black Lady; Chase the Lady
variant-black-lady-uk = Brytyjska Black Lady
    .line = Trzy drogie piki, kiery od dwóch do dziesięciu i księżyc, który zeruje albo podwaja.
    .origin = Wielka Brytania
    .names = czarna dama; Black Lady; Black Lady UK; Black Maria
variant-gong-zhu = Gong Zhu
    .line = Goń świnię: świnia, owca, podwajacz i karty odsłaniane, by liczyły się podwójnie.
    .origin = Chiny
    .names = chińskie kierki; świnia i owca; Chase the Pig; 拱猪

## Szczególne karty i zasady

variant-booster-nines = Dziewiątki
    .line = Po dziewiątce każdy dokłada do lewy drugą kartę.
    .origin = Wikipedia, listopad 2008
    .names = wydłużające dziewiątki; dopalacze; Booster Nines
variant-joker-hearts = Kierki z jokerami
    .line = Jokery wolno zagrać w każdej chwili i nic nie są warte.
    .origin = Wikipedia, listopad 2008
    .names = jokery; Joker Hearts; dżoker
variant-shoot-sun = Słońce
    .line = Kto weźmie wszystkie lewy, dodaje innym dwa razy tyle co za księżyc.
    .origin = Wikipedia, listopad 2008
    .names = Shooting the Sun; słońce
variant-turbo = Turbo
    .line = Karty odsłania się przed grą, by działały podwójnie, a dziewiątki wydłużają lewę.
    .origin = Nazwa ze strony Johna Haya; gra się przez internet
    .names = Turbo Hearts; odsłanianie; mieszanka
variant-complex = Zespolone kierki
    .line = Wyniki są liczbami zespolonymi i wygrywa ten najbliżej zera.
    .origin = Gra matematyków, wymieniona w Wikipedii w 2008 roku
    .names = Complex Hearts; liczby Gaussa; urojona dama
variant-royal = Królewskie kierki
    .line = Cztery damy z mocą: najgorsza, złamane serce, przyjaciółka i najmilsza.
    .origin = Parker Brothers
    .names = Royal Hearts; Parker Brothers; Hasbro; cztery damy

## Dwie talie, talon, partnerzy, licytacja, stos

variant-double-deck = Dwie talie
    .line = Dwie talie, dla sześciu osób i więcej; z dwóch równych kart wyższa jest pierwsza.
    .origin = Strona z zasadami Johna Haya, 1998
    .names = Double Deck; dwie talie; podwójna talia
variant-cancellation = Znoszenie
    .line = Dwie talie, dla sześciu osób i więcej; równe karty w lewie znoszą się nawzajem.
    .origin = Strona z zasadami Johna Haya, 1998
    .names = Cancellation Hearts; Double Deck Cancellation; dwie talie
variant-hay-kitty = John Hay z talonem
    .line = Dla trzech lub pięciu osób: pozostałe karty bierze ten, kto bierze pierwszą lewę.
    .origin = Strona z zasadami Johna Haya, 1998
    .names = talon; trzech graczy; pięciu graczy
variant-partnership = Partnerzy
    .line = Partnerzy siedzą naprzeciw siebie i dodają swoje wyniki.
    .origin = Gra się tak w wielu miejscach
    .names = Partnership Hearts; pary; drużyny
variant-auction = Kierki z licytacją
    .line = Gracze licytują żetony za prawo wyboru koloru karnego.
    .origin = Foster’s Hoyle, około 1900
    .names = Auction Hearts; licytacja; licytowane kierki
variant-heartsette = Heartsette
    .line = Kto bierze pierwszą lewę, dobiera pozostałe karty i tyle samo odkłada.
    .origin = Foster’s Hoyle, około 1900
    .names = talon; wdowa
variant-domino = Domino
    .line = Po sześć kart, a kto nie ma koloru, dobiera, aż będzie miał.
    .origin = Zasady gier karcianych firmy Bicycle
    .names = Domino Hearts; stos; dobieranie
variant-draw = Kierki z dobieraniem
    .line = Dla dwóch osób: po trzynaście kart, a po każdej lewie dobiera się ze stosu, póki starczy.
    .origin = Foster’s Hoyle, około 1900
    .names = Draw Hearts; dobierane kierki; dwóch graczy; dwie osoby; stos; dobieranie

## Dawni krewni gry

variant-reverse = Reversis
    .line = Przodek z około 1750 roku: punkt za każdą lewę oraz za waleta i damę kier.
    .origin = Hiszpania, około 1750
    .names = Reverse; przodek
variant-four-jacks = Cztery walety
    .line = Dawna krewniaczka: punkty kosztują tylko walety, walet pik dwa.
    .origin = Nazwa z historii gry w Wikipedii
    .names = Four Jacks; Quatre Valets; Polignac; przodek
