### Lekcje: pozycje z jednym wierszem tekstu naraz.

lesson-title = Lekcje
lesson-progress = { $done } z { $of } gotowe, gwiazdki: { $stars } z { $most }
lesson-row = { $now ->
    [yes] teraz
   *[no] { $n ->
        [0] jeszcze nie
        [one] gotowa, jedna gwiazdka
        [few] gotowa, { $n } gwiazdki
        [many] gotowa, { $n } gwiazdek
       *[other] gotowa, { $n } gwiazdki
    }
}
lesson-part = Część { $at } z { $of }
lesson-families = Do innych odmian
lesson-leave = Wyjdź z lekcji
lesson-restart = Od nowa
lesson-show = Pokaż mi
lesson-watch = Patrz…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Wybierz kartę
       *[other] Zagraj
    }
    [pass] { $n ->
        [3] Przekaż te karty
       *[other] Wybierz trzy karty
    }
   *[charge] { $n ->
        [0] Nic nie odsłaniaj
        [1] Odsłoń tę kartę
       *[other] Odsłoń te karty
    }
}
lesson-bid = { $n ->
    [0] Bez oferty
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Spróbuj jeszcze raz
lesson-next-part = Następna część
lesson-next = Następna lekcja
lesson-first-deal = Zagraj pierwsze rozdanie
lesson-see = Zobacz, co się stanie…
lesson-yes = Właśnie tak!
lesson-stars-lost = { $why ->
    [both] Jedna gwiazdka: druga próba i strzałka kosztują po jednej.
    [again] Dwie gwiazdki: jedną kosztuje druga próba.
   *[arrow] Dwie gwiazdki: jedną kosztuje strzałka.
}
lesson-told = { $told } { $lost }
lesson-shown = Pokazuje ją strzałka
lesson-leads = wychodzi w { SUIT($suit) }
lesson-led = wyjście w { SUIT($suit) }
lesson-followed = do koloru
lesson-threw = zrzuca
lesson-to-come = gra po tobie
lesson-your-turn = twój ruch
lesson-took = { $points ->
    [0] bierze lewę
    [one] bierze jeden punkt
    [few] bierze { $points } punkty
    [many] bierze { $points } punktów
   *[other] bierze { $points } punktu
}
lesson-picture-trick = Na stole: { LIST($cards) }. Grasz { CARD($mine, case: "accusative") }, a lewę bierze { CARD($winner) }.
lesson-picture-chosen = Wybierasz karty: { LIST($cards) }.
lesson-no = Nie tym razem: celu już nie osiągniesz.
lesson-none = Nie da się wczytać lekcji; zainstaluj grę ponownie.
lesson-not-kept = Nie udało się zapisać wyniku: { $why }.

## Lekcja 1, Dokładaj do koloru

lesson-follow = Dokładaj do koloru
lesson-follow-goal = Nie bierz lewy
lesson-follow-1 = Każdy zagrywa jedną kartę: razem tworzą lewę. { $left } wychodzi w karo; kto ma karo, musi je dołożyć.
lesson-follow-1-yes = { $across } ma najwyższe karo i bierze lewę: wszystkie cztery karty i następne wyjście.
lesson-follow-2-goal = Zrzuć kartę
lesson-follow-2 = { $across } wychodzi w trefle, a ty nie masz żadnego: graj, co chcesz. Karta innego koloru nigdy nie bierze lewy.
lesson-follow-2-yes = Twoja karta nie była treflem, więc nie mogła wygrać. { $right } bierze lewę damą trefl.
lesson-follow-3 = Wyjście było w piki, a ty masz dwa. Niski oddaje lewę: { $right } ją weźmie.
lesson-follow-3-yes = Najwyższym pikiem była dziesiątka: { $right } bierze.
lesson-follow-3-no = Najwyższym pikiem był król, więc lewa jest twoja.

## Lekcja 2, Najwyższa karta

lesson-highest = Najwyższa karta
lesson-highest-goal = Weź lewę
lesson-highest-1 = Lewę bierze najwyższa karta w kolorze wyjścia. Od najniższej: 2 do 10, walet, dama, król, as.
lesson-highest-1-yes = Żaden trefl nie był wyższy od twojego króla. Do następnej lewy wychodzisz ty.
lesson-highest-1-no = Dwójka jest niższa od dziesiątki: { $across } bierze.
lesson-highest-2 = Wyjście było w kara. { $across } ma wysokiego asa pik, ale innego koloru: nie może wygrać.
lesson-highest-2-yes = Twoja dziewiątka była najwyższym karem; as pik się nie liczył.
lesson-highest-2-no = Trójka jest niższa od ósemki: { $right } bierze.
lesson-highest-3-goal = Weź obie lewy
lesson-highest-3 = Kto bierze lewę, wychodzi do następnej. Zacznij od karty, której nikt nie pobije.
lesson-highest-3-then = Teraz wyjdź najwyższą kartą.
lesson-highest-3-yes = Dwie lewy, bo nikt nie miał wyższej karty.
lesson-highest-3-no = Dwójka była niższa od kar innych graczy.

## Lekcja 3, Punkty za kiery

lesson-hearts = Punkty za kiery
lesson-hearts-goal = Nie bierz kierów
lesson-hearts-1 = Punkty są złe: wygrywa ten, kto ma ich najmniej. Każdy kier w lewie kosztuje biorącego jeden punkt.
lesson-hearts-1-yes = Dziewiątka wzięła cztery kiery: cztery punkty, { $across } je dostaje.
lesson-hearts-1-no = Twoja dama wzięła cztery kiery: cztery punkty dla ciebie.
lesson-hearts-2 = { $right } nie ma trefli i zrzuca kiera. Nie bierz tej lewy.
lesson-hearts-2-yes = Król wziął lewę, a z nią kiera: { $across } dostaje punkt.
lesson-hearts-2-no = Twój as wziął lewę i kiera w niej.
lesson-hearts-3-goal = Bez kiera w dwóch lewach
lesson-hearts-3 = Które karo teraz, a które później? Wkrótce nikt inny nie będzie miał kar i posypią się kiery.
lesson-hearts-3-then = Zagraj karo, które zostało.
lesson-hearts-3-yes = Trójka przegrała, a waleta można było zrzucić na inny kolor. Nie masz nic.
lesson-hearts-3-no = Nikt nie miał już kar: twoja trójka wygrała, a na nią zrzucono kiery.

## Lekcja 4, Przepuszczaj lewy

lesson-duck = Przepuszczaj lewy
lesson-duck-goal = Nie bierz lewy
lesson-duck-1 = Zagrać niżej i oddać lewę to ją przepuścić. Zagraj najwyższą kartę, która jeszcze przegra, a niską zatrzymaj.
lesson-duck-1-then = Teraz niska.
lesson-duck-1-yes = Walet pod damę, trójka pod dziewiątkę: ani jednej lewy.
lesson-duck-1-no = Bez niskiej karty walet musiał wziąć lewę.
lesson-duck-2 = I znów zagraj tuż pod najwyższą kartą na stole. Pomyśl też o drugiej lewie.
lesson-duck-2-then = Teraz jak najniżej.
lesson-duck-2-yes = Ósemka pod damę, czwórka pod szóstkę: ani jednej lewy.
lesson-duck-2-no = Jedna z twoich kart była wyższa od wszystkich innych.
lesson-duck-3-goal = Nie bierz kiera
lesson-duck-3 = Grasz na końcu, a w tej lewie nie ma kiera: dobra chwila, by pozbyć się króla.
lesson-duck-3-then = Wychodzisz: teraz graj nisko.
lesson-duck-3-yes = Lewa bez punktów nic nie kosztuje, a króla już nie ma.
lesson-duck-3-no = Król był jeszcze na ręce i musiał wziąć kiera.

## Lekcja 5, Dama

lesson-queen = Dama
lesson-queen-goal = Strzeż się damy
lesson-queen-1 = Sama dama pik kosztuje 13 punktów. { $right } musi ją zagrać: nie bierz tej lewy.
lesson-queen-1-yes = Dama zostaje, gdzie była: { $right } dostaje 13 punktów.
lesson-queen-1-no = Twój król wziął damę: 13 punktów dla ciebie.
lesson-queen-2 = { $left } gra po tobie i może mieć damę pik. Graj nisko.
lesson-queen-2-yes = { $left } musi zagrać damę i ją wziąć: 13 punktów.
lesson-queen-2-no = Na twojego asa { $left } zagrywa damę: 13 punktów dla ciebie.
lesson-queen-3-goal = Oddaj damę
lesson-queen-3 = Teraz ty masz damę pik. { $across } zagrywa króla: połóż ją na tę lewę.
lesson-queen-3-yes = Bierze ją król: { $across } dostaje 13 punktów.
lesson-queen-3-no = Wciąż ją masz, a króla już nie ma.

## Lekcja 6, Zrzuć damę

lesson-throw = Zrzuć damę
lesson-throw-goal = Pozbądź się damy
lesson-throw-1 = Nie masz kar, więc możesz zagrać, co chcesz, nawet damę pik.
lesson-throw-1-yes = Król karo bierze lewę, a z nią 13 punktów.
lesson-throw-1-no = Wciąż ją masz. Taka okazja może się nie powtórzyć.
lesson-throw-2 = Inne wysokie karty też są groźne, ale dama kosztuje najwięcej.
lesson-throw-2-yes = { $across } bierze ją asem.
lesson-throw-2-no = Dama wciąż jest u ciebie, a kosztuje najwięcej: 13 punktów.
lesson-throw-3 = Twoje jedyne karo weźmie tę lewę. Potem wychodzisz.
lesson-throw-3-then = Wychodzisz. Nie damą: po niskiej karcie ktoś inny wyjdzie w kara.
lesson-throw-3-last = Kara, a ty już ich nie masz: teraz!
lesson-throw-3-yes = Damę pik bierze walet: { $across } dostaje 13 punktów.
lesson-throw-3-no = Kto wychodzi damą, zwykle sam ją bierze.

## Lekcja 7, Wychodź bezpiecznie

lesson-lead = Wychodź bezpiecznie
lesson-lead-goal = Nie bierz lewy
lesson-lead-1 = Wychodzisz: twoja karta wyznacza kolor. Niską inni mogą przebić wyższą.
lesson-lead-1-yes = Wszyscy zagrali wyżej niż twoja dwójka.
lesson-lead-1-no = Nikt nie mógł zagrać wyżej, więc lewa jest twoja.
lesson-lead-2-goal = Wygoń damę
lesson-lead-2 = Damę pik ma inny gracz. Wyjdź w niskiego pika: kto nie ma innego pika, musi ją zagrać.
lesson-lead-2-yes = { $left } nie ma innego pika: 13 punktów. Teraz nikt nie zrzuci na ciebie damy.
lesson-lead-2-no = Damy jeszcze nie zagrano i ktoś może ją później zrzucić na ciebie.
lesson-lead-3 = W kiery nie wolno wyjść, póki ktoś nie zrzuci kiera. Która inna karta jest niska?
lesson-lead-3-yes = Wszyscy inni mieli wyższego trefla.
lesson-lead-3-no = Nikt nie mógł zagrać wyżej niż twoja ósemka.

## Lekcja 8, Przekazuj wysokie piki

lesson-pass = Przekazuj wysokie piki
lesson-pass-goal = Przekaż właściwe trzy karty
lesson-pass-1 = Przed grą przekazujesz trzy karty, bierze je { $left }. As i król pik często muszą wziąć damę: przekaż oba i dowolną trzecią kartę.
lesson-pass-1-yes = Trzy nowe karty daje { $right }. Żadnego wysokiego pika nikt już nie zmusi do wzięcia damy.
lesson-pass-1-no = Gdy pików jest mało, as lub król będzie musiał wziąć damę.
lesson-pass-2 = Tym razem karty bierze { $right }. Z jednym tylko pikiem obok dama szybko będzie musiała zejść: przekaż ją.
lesson-pass-2-yes = Damę ma teraz { $right } i wiecie o tym tylko wy.
lesson-pass-2-no = Jeden mały pik nie obroni damy na długo.
lesson-pass-3 = Teraz karty bierze { $across }. Gdy ktoś wyjdzie w piki, dołożysz małego, więc damę zatrzymaj. Przekaż asa i króla kier oraz trzecią kartę, która nie jest pikiem.
lesson-pass-3-yes = Damę chronią cztery małe piki, a wysokich kierów już nie masz.
lesson-pass-3-no = Zatrzymaj piki, które chronią damę, a przekaż wysokie kiery.

## Lekcja 9, Zrób renons

lesson-void = Zrób renons
lesson-void-goal = Zostań bez kar
lesson-void-1 = Przekaż wszystkie trzy kara. Brak kart w kolorze to renons: gdy ktoś w niego wyjdzie, możesz zagrać, co chcesz.
lesson-void-1-yes = Renons w karach. Następna część pokaże, do czego się przydaje.
lesson-void-1-no = Na twojej ręce są jeszcze kara.
lesson-void-2-goal = Wykorzystaj renons
lesson-void-2 = Znów ręka bez kar, a { $left } w nie wychodzi: zrzuć kartę, która kosztuje najwięcej.
lesson-void-2-yes = As karo bierze damę pik: { $left } dostaje 13 punktów.
lesson-void-2-no = Ta karta była mniej groźna niż dama.

## Lekcja 10, Licz do 13

lesson-count = Licz do 13
lesson-count-goal = Nie bierz kiera
lesson-count-1 = Każdy kolor ma 13 kart. Zagrano dwanaście trefli, a ostatni masz ty: co będzie, gdy nim wyjdziesz?
lesson-count-1-yes = Tak: nikt nie ma już trefli, więc na twojego zrzucono by kiery.
lesson-count-1-no = Nikt nie miał już trefli i wszyscy zrzucili na twojego kiery.
lesson-count-2-goal = Nie bierz lewy
lesson-count-2 = Zagrano osiem kar, a ty masz dziewiątkę. Cztery pozostałe są niższe.
lesson-count-2-yes = Tak: twoja dziewiątka była najwyższym karem i wzięłaby lewę.
lesson-count-2-no = Dziesiątki, waleta, damy, króla i asa już nie było, więc twoja dziewiątka była najwyższa.

## Lekcja 11, Zatrzymaj księżyc

lesson-stop = Zatrzymaj księżyc
lesson-stop-goal = Weź jednego kiera
lesson-stop-1 = Kto weźmie wszystkie kiery i damę pik, zdobywa księżyc: sam nie dostaje nic, a każdy inny 26 punktów. { $right } jest blisko: zatrzymaj waleta na niższego kiera.
lesson-stop-1-then = Teraz możesz jednego wziąć.
lesson-stop-1-yes = Kiery w twojej lewie kosztują mało, a oszczędzają ci 26 punktów.
lesson-stop-1-no = { $right } bierze wszystkie. Walet mógł pobić dziewiątkę.
lesson-stop-2 = Jeszcze raz: zatrzymaj kartę, która odbierze kiera, zanim { $right } weźmie wszystko.
lesson-stop-2-then = Teraz!
lesson-stop-2-yes = Twój król wziął kiera: księżyc zatrzymany.
lesson-stop-2-no = Bez króla nic nie pomoże: { $right } bierze wszystko.

## Lekcja 12, Zdobądź księżyc

lesson-shoot = Zdobądź księżyc
lesson-shoot-goal = Weź wszystkie kiery i damę
lesson-shoot-1 = Teraz ty: gdy w twoich lewach są wszystkie kiery i dama, każdy inny dostaje 26. { $left } wychodzi damą!
lesson-shoot-1-then = Wychodzisz. Zacznij od najwyższej karty, by nikt inny nie wziął kiera.
lesson-shoot-1-yes = Wszystkie: po 26 punktów dla innych, zero dla ciebie.
lesson-shoot-1-no = Jeden punkt w cudzej lewie i po księżycu.
lesson-shoot-2 = Weź wszystko. As ściąga króla; potem najwyższa jest twoja dama trefl.
lesson-shoot-2-then = Dalej najwyższą kartą.
lesson-shoot-2-yes = Dama pik i wszystkie kiery, jakie zostały.
lesson-shoot-2-no = Króla trefl jeszcze nie zagrano.
lesson-shoot-3-goal = Weź wszystkie kiery
lesson-shoot-3 = As ściąga króla karo. Potem lewę weźmie nawet dwójka.
lesson-shoot-3-then = Nikt inny nie ma już kar.
lesson-shoot-3-last = Teraz kiery, od najwyższego.
lesson-shoot-3-yes = Wszystkie, w tym jedna lewa wzięta dwójką.
lesson-shoot-3-no = Inna karta była wyższa i wzięła kiery.

## Do innych odmian: Odsłanianie

lesson-charge = Odsłanianie
lesson-charge-goal = Podwój to, co dobre
lesson-charge-1 = W niektórych odmianach można przed grą pokazać kartę: liczy się wtedy podwójnie. Walet karo jest wart 100.
lesson-charge-1-yes = Kto weźmie waleta, dostanie teraz 200.
lesson-charge-1-no = Podwoić warto tu tylko waleta.
lesson-charge-2-goal = Zostaw damę
lesson-charge-2 = { $across } ma odsłoniętą damę pik: kosztuje ona dwa razy tyle. Zostaw ją.
lesson-charge-2-yes = { $across } musi ją wziąć za podwójną cenę.
lesson-charge-2-no = Jest twoja, za podwójną cenę.
lesson-charge-3-goal = Weź waleta karo
lesson-charge-3 = Walet karo jest dobry: 100 punktów dla tego, kto go weźmie.
lesson-charge-3-yes = Twój as wziął waleta.
lesson-charge-3-no = Przy trójce walet zostaje: { $right } go bierze.

## Do innych odmian: Talon

lesson-kitty = Talon
lesson-kitty-goal = Zostaw talon
lesson-kitty-1 = Pozostałe karty leżą na środku: to talon. Dostaje go ten, kto bierze pierwszą lewę, cokolwiek w nim jest.
lesson-kitty-1-yes = Talon bierze { $across }, a w nim był król kier.
lesson-kitty-1-no = Lewa jest twoja, a w talonie był kier.

## Do innych odmian: Znoszenie

lesson-cancel = Znoszenie
lesson-cancel-goal = Nie bierz damy
lesson-cancel-1 = Tutaj równe karty się znoszą: żaden as nie weźmie tej lewy. Która karta ją teraz bierze?
lesson-cancel-1-yes = Bez asów najwyższym treflem jest dziesiątka: { $right } bierze.
lesson-cancel-1-no = Oba asy się zniosły, więc lewę i damę wziął twój król.

## Do innych odmian: Partnerzy

lesson-partners = Partnerzy
lesson-partners-goal = Bez punktów dla was
lesson-partners-1 = { $across } gra z tobą: co weźmie ktoś z was, liczy się wam wspólnie. W tej lewie jest dama.
lesson-partners-1-yes = Damę bierze { $left }, a więc druga strona.
lesson-partners-1-no = Te punkty idą na wspólne konto: { $across } i ty.
lesson-partners-2 = { $across } bierze tę lewę dla waszej strony: nie graj niczego, co kosztuje punkty.
lesson-partners-2-yes = { $across } bierze, a w lewie nic nie kosztuje.
lesson-partners-2-no = To poszło na waszą stronę.

## Do innych odmian: Licytacja

lesson-auction = Licytacja
lesson-auction-goal = Wybierz kolor niskich kart
lesson-auction-1 = Kto złoży najwyższą ofertę, wybiera kolor, który kosztuje żetony. Licytuj, a potem wybierz kolor swoich najniższych kart.
lesson-auction-1-yes = Teraz żetony kosztują kara, a twoje są najniższe.
lesson-auction-1-no = W tym kolorze masz wysokie karty i to ty będziesz płacić.

## Strona Nauka i pierwsze rozdanie po lekcjach

learn-title = Nauka
learn-lessons = Lekcje
learn-lessons-detail = { $n ->
    [0] 28 krótkich lekcji od podstaw
   *[other] Gotowe: { $n } z 28
}
learn-rules = Jak grać
learn-rules-detail = Zasady, obrazki i klawisze
menu-learn = Nauka
menu-learn-detail = { $n ->
    [0] Lekcje i zadania
    [one] Jedna lekcja gotowa
    [few] { $n } lekcje gotowe
    [many] { $n } lekcji gotowych
   *[other] { $n } lekcji gotowych
}
menu-first-lesson = Pierwsza lekcja
menu-first-lesson-detail = Naucz się Kierek w pięć minut
lesson-deal-practice = Rozdanie do ćwiczenia: podpowiedzi pojawiają się same, a wynik się nie liczy.{ $mode ->
    [click] {" "}Tu kartę zagrywa jedno kliknięcie.
   *[other] {""}
}
lesson-deal-last = Ostatnia karta zagrywa się sama: nie ma już czego wybierać.

lesson-club = Dla graczy klubowych
lesson-exit = Jak oddać wyjście
lesson-exit-1 = Wychodzisz, a dwie twoje karty są wysokie. Która odda wyjście?
lesson-exit-1-no = Twoja wysoka karta wzięła kiera. Wyjdź trójką, a potem zrzuć króla.
lesson-exit-1-then = Nie masz tego koloru: zrzuć najwyższą kartę.
lesson-exit-1-yes = Trójka oddała wyjście, a wysokie karty można było zrzucić.
lesson-exit-goal = Bez kierów i bez damy pik

lesson-side = W lewo czy w prawo
lesson-side-goal = Przekaż właściwe trzy karty
lesson-side-1 = Przekazujesz asa kier i dwie inne karty. Bierze je { $left } i gra zaraz po tobie. Przekażesz też damę pik?
lesson-side-1-yes = { $left } nie położy jej na twojego asa pik. W prawo dama też mogła pójść: { $right } gra przed tobą.
lesson-side-1-no = Przekaż asa kier, a damę zatrzymaj: { $left } może ją położyć na twojego asa pik.

lesson-given = Co mówi przekazanie kart
lesson-given-goal = Bez kierów i bez damy pik
lesson-given-1 = As kier od ciebie jeszcze nie spadł: ma go { $left }. W co wychodzisz?
lesson-given-1-then = As musiał spaść. Twoja dziesiątka jest już bezpieczna.
lesson-given-1-yes = Asa od ciebie nadal ma { $left }: dziewiątka kier nie mogła wygrać.
lesson-given-1-no = Twoja dziesiątka pik wygrała, a { $left } zrzuca na nią asa kier.

lesson-out = Kto nie ma koloru
lesson-out-goal = Bez kierów i bez damy pik
lesson-out-1 = Już widać, że kar nie mają { $left } i { $right }. W co wychodzisz?
lesson-out-1-then = Nie masz tego koloru: kara mogą zejść.
lesson-out-1-yes = Każdy inny kier bije twoją dwójkę, a potem kara można było zrzucić.
lesson-out-1-no = Kara ma tylko { $across } i kładzie niższe. { $left } zrzuca na twoje karo kiera.

lesson-early = Zauważ księżyc w porę
lesson-early-goal = Weź jednego kiera
lesson-early-1 = Sześć kierów ma { $left }, pozostali żadnego, a dama pik jest jeszcze w grze. Którego trefla zagrywasz?
lesson-early-1-yes = Jeden punkt dla ciebie, a { $left } nie zdobędzie księżyca.
lesson-early-1-no = Tego kiera też bierze { $left }. Twoja ósemka zatrzymałaby księżyc za jeden punkt.

lesson-feed = Komu nie dawać punktów
lesson-feed-goal = Niech partia trwa dalej
lesson-feed-1 = { $left } ma 99 punktów i dziesiątkę karo od ciebie. { $across } ma 55, ty 63. Którą kartę zrzucasz?
lesson-feed-1-then = Kiera już nie masz, a w tej lewie nic się nie liczy.
lesson-feed-1-yes = Kiera bierze { $across }. { $left } nadal ma 99 i partia trwa dalej.
lesson-feed-1-no = Twojego kiera musi wziąć { $left }: 100 punktów kończy partię, a wygrywa { $across }.
lesson-free = Darmowa lewa
lesson-free-1 = Grasz na końcu, a w tej lewie nie ma punktów. Którego trefla zagrywasz?
lesson-free-1-no = Został ci król. Następna lewa treflowa przyniosła ci kiera.
lesson-free-1-then = Teraz wychodzisz ty. Twoje niskie karty są bezpieczne.
lesson-free-1-yes = Król nic tu nie kosztował, a dwójka zostaje pod innymi.
lesson-free-goal = Bez kierów i bez damy pik
lesson-guards = Nie oddawaj obstawy
lesson-guards-1 = Masz damę i jednego niskiego pika jako obstawę. W co wychodzisz?
lesson-guards-1-no = Dama trafiła do ciebie. Z siódemką obok mogła poczekać.
lesson-guards-1-then = Nie masz tego koloru: teraz możesz zrzucić damę.
lesson-guards-1-yes = Z obstawą poczekała, aż można ją było zrzucić.
lesson-guards-goal = Nie bierz damy pik
lesson-loser = Najwyższa przegrana
lesson-loser-1 = Dama trefl wygra, cokolwiek zagrasz. Którego trefla zagrywasz?
lesson-loser-1-no = Został ci walet. Następna lewa treflowa przyniosła ci to, co inni zrzucili.
lesson-loser-1-then = Twoje niskie karty zostają pod innymi.
lesson-loser-1-yes = Walet poszedł pod damę, a czwórka zostaje nisko.
lesson-loser-goal = Bez kierów i bez damy pik
lesson-shed = Pozbądź się króla
lesson-shed-1 = Grasz na końcu: dama nie spadnie już do tej lewy.
lesson-shed-1-no = Został ci król. { $left } wychodzi damą, a król musi ją wziąć.
lesson-shed-1-then = Teraz wychodzisz ty. Twoje niskie karty są bezpieczne.
lesson-shed-1-yes = Król zszedł, póki było bezpiecznie. Dwójka nie weźmie damy.
lesson-shed-goal = Nie bierz damy pik
lesson-smoke = Wygoń damę
lesson-smoke-1 = Dama pik jest w grze, a ty masz niskiego pika. W co wychodzisz?
lesson-smoke-1-no = { $across } kładzie damę na twoją wysoką kartę.
lesson-smoke-1-then = Już jej nie ma. Nic więcej się tu nie liczy.
lesson-smoke-1-yes = { $across } nie ma innego pika: dama musiała spaść.
lesson-smoke-goal = Nie bierz damy pik
