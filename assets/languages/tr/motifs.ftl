### Motifler: bir seçimin konusu.

## Her motifin adı ve öğreten cümlesi

motif-stop-moon = Ay’ı durdur
motif-stop-moon-line = Bir kupa al ya da başkasına ver: bir kâğıdı eksik Ay, Ay değildir.
motif-shoot = Ay’a çık
motif-shoot-line = Neredeyse her şey sendeyse gerisini de al.
motif-drop-moon = Ay’ın peşinden koşma
motif-drop-moon-line = Birkaç puan Ay değildir: kalanı alamayacaksan eli başkasına bırak.
motif-see-moon = Ay’ı önceden gör
motif-see-moon-line = Puanlar tek kişideyse büyük bir kâğıt tut ve zamanında bir el al.
motif-give-queen = Kızı başkasına ver
motif-give-queen-line = Eli başkası alıyorsa maça kızını hemen at.
motif-hold-queen = Kızı tut
motif-hold-queen-line = Acele etme: maça kızını ancak doğru oyuncu alacaksa oyna.
motif-high-spades = Kız dışarıdayken büyük maçalar
motif-high-spades-line = Kız dışarıdayken papazı ya da ası üstüne düşebileceği yere oynama.
motif-shed-spades = Maça papazından ve asından kurtul
motif-shed-spades-line = Kızın düşemeyeceği anda maça papazını ve asını at.
motif-keep-guards = Koruyucuları tut
motif-keep-guards-line = Küçük maçalar büyükleri korur: elinden geldiğince tut.
motif-smoke-out = Kızı çıkart
motif-smoke-out-line = Biri kızı oynamak zorunda kalana dek küçük maça aç.
motif-first-trick = İlk el
motif-first-trick-line = İlk ele puan düşmez: istemediğin bir kâğıt için kullan.
motif-free-trick = Bedava el
motif-free-trick-line = Son oynuyorsun, puan da yok: eli en büyük kâğıdınla al.
motif-take-high = Büyükle al
motif-take-high-line = Son oynayan sensen ve eli almak zorundaysan, en büyük kâğıdınla al.
motif-feed = Kime puan
motif-feed-line = Puanlarını sonuncuya değil, önde gidene ver.
motif-throw = Puanları başkasına at
motif-throw-line = Renge uyamıyorsan en pahalı kâğıdı başkasına at.
motif-not-points = Kupadan önemlisi
motif-not-points-line = Tehlikeli bir kâğıt ya da kısa bir renk, tek kupadan önemli olabilir.
motif-shown-void = Rengi bitene dikkat et
motif-shown-void-line = Birinde bitmiş rengi açma: üstüne puan atar.
motif-passed = Verdiklerini kullan
motif-passed-line = Verdiğin kâğıtların kimde olduğunu biliyorsun: altından aç.
motif-count = Rengi say
motif-count-line = Kalan kâğıtları say: az kaldıysa eli kimin alacağını bilirsin.
motif-exit = Güvenle çık
motif-exit-line = Başkasının geçebileceği bir kâğıt aç, küçükleri sonraya sakla.
motif-lead-high = Büyüğü zamanında aç
motif-lead-high-line = El ucuzken büyük bir kâğıt aç.
motif-low-hearts = Küçük kupaları tut
motif-low-hearts-line = Küçük kupalar sonra kupa ellerini almaz: elinde tut.
motif-void = Bir rengi bitir
motif-void-line = Kısa rengi boşalt ki açıldığında kâğıt atabilesin.
motif-danger = Tehlikeli olanı at
motif-danger-line = Sonra el alacak büyük kâğıdı at.
motif-duck = Altında kal
motif-duck-line = En büyük kâğıdın altında oyna, eli başkasına bırak.
motif-take = Ucuz eli al
motif-take-line = Bazı elleri daha pahalanmadan şimdi almak iyidir.
motif-take-low = Küçükle al
motif-take-low-line = Zaten ötekileri geçiyorsan olabildiğince küçük oyna.
motif-duck-high = En büyüğünle altında kal
motif-duck-high-line = Eli zaten almıyorsan, altta kalan en büyük kâğıdını oyna.
motif-last-deals = Oyunun sonu
motif-last-deals-line = Sona doğru sıralama önemlidir: sınıra kim ulaşabilir, ona bak.
motif-pass-spades = Korumasız büyük maçayı ver
motif-pass-spades-line = Maça kızını, papazını ve asını ancak yeterince küçük maçayla tut.
motif-pass-keep = Korunan büyük maçayı tut
motif-pass-keep-line = Yeterince küçük maçayla maça kızı, papazı ve ası kendi elinde daha güvenlidir.
motif-pass-guards = Koruyucuları verme
motif-pass-guards-line = Küçük maçalar büyüğü korur: büyüğü tutuyorsan onları verme.
motif-pass-void = Renk bitirmek için ver
motif-pass-void-line = Kısa bir rengi tümüyle ver; ilk açıldığında kâğıt atarsın.
motif-pass-hearts = Küçük kupaları verme
motif-pass-hearts-line = Küçük kupaları tutmak güvenlidir: canını yakacak bir şey ver.
motif-pass-high = Büyük kâğıtları ver
motif-pass-high-line = Altında küçüğü olmayan uzun renklerin as, papaz ve kızlarını ver.
motif-leads = Ne açmalı
motif-leads-line = Başkasının geçebileceği bir kâğıt aç, kimsenin puan atamayacağı renkten.
motif-follows = Renge uymak
motif-follows-line = Renge uymadan önce eli kimin alacağını ve içinde ne olduğunu düşün.
motif-discards = Kâğıt atmak
motif-discards-line = O renk yoksa, sonra en çok zarar verecek kâğıdı at.
motif-where = { $name } ({ $where ->
   *[early] dağıtımın başında
    [middle] dağıtımın ortasında
    [late] dağıtımın sonunda
    [queen_out] kız başkasındayken
    [queen_own] kız sendeyken
    [queen_gone] kız çıktıktan sonra
    [second] ikinci oynarken
    [third] üçüncü oynarken
    [last] son oynarken
    [points] masada puan varken
    [clean] masada puan yokken
    [led_spades] maça açılınca
    [led_hearts] kupa açılınca
    [led_side] sinek veya karo açılınca
    [my_moon] yalnız sende puan varken
    [their_moon] puan tek bir rakipteyken
    [my_points] sende puan varken
    [spade] maça
    [heart] kupa
    [side] sinek ve karo
    [single] rengin tek kâğıdı
    [short] kısa renk
    [long] uzun renk
    [high] büyük kâğıtlar
    [middling] orta kâğıtlar
    [low] küçük kâğıtlar
    [top] renkteki en büyüğün
    [bottom] renkteki en küçüğün
    [master] kimsenin geçemediği kâğıt
    [new_suit] yeni renk
    [few_out] bitmek üzere olan renk
    [known_void] birinde olmayan renk
    [too_high] fazla büyük
    [too_low] fazla küçük
    [wrong_suit] yanlış renk
    [took] gereksiz alınan eller
    [left] alınması gereken eller
    [kept] atılması gereken puanlar
    [gave] tutulması gereken puanlar
    })
