### Bir kural setinin seçenekleri.

## Kural seçenekleri

option-players = Oyuncular
    .help = Kaç kişinin oynadığı.
    .words = oyuncu sayısı kişi yer
option-packs = Desteler
    .help = Birlikte karılan iki deste beş ile on bir oyuncu içindir.
    .words = deste çift deste iki deste kâğıt
option-strip = Eşit dağılım
    .help = Herkese aynı sayıda kâğıt düşsün diye hangi kâğıtların çıkarılacağı ya da ekleneceği.
    .words = çıkar ikili eşit artan
option-jokers = Jokerler
    .help = Joker hiç el almaz ve sayılmaz; burada ne zaman oynanabileceği seçilir.
    .words = joker
option-joker-lead = Joker açma
    .help = Joker açılabilir mi, açılırsa neye uyulur.
option-special-card = Özel kâğıt
    .help = Artan tek kâğıdın yerine geçen bir 53. kâğıt.
    .words = warren harding ek kâğıt 53
option-warren-follow = Warren ile uyma
    .help = Warren kâğıdı, ek kâğıdın renginden sayılır mı.
    .words = warren
option-warren-left = Warren artarsa
    .help = Artan kâğıt Warren kâğıdının kendisiyse ne olacağı.
    .words = warren yeniden dağıt
option-kitty = Gömü
    .help = Dağıtımdan artan kâğıtları kimin alacağı.
    .words = artan kâğıt yer kitty talon takas
option-kitty-discard = Gömülen kâğıtlar
    .help = Gömülen kâğıtlar gömen oyuncuya sayılır mı.
    .words = gömme gömü kenara koyma
option-uneven-hands = Eşit olmayan dağılım
    .help = Bütün kâğıtları dağıt; bir fazlası olanlar ilk ele iki kâğıt oynar.
    .words = artan fazla kâğıt
option-hand-size = Kâğıt sayısı
    .help = Herkese belli sayıda kâğıt; 0 olabildiğince çok dağıtır.
    .words = el büyüklüğü kâğıt sayısı
option-first-dealer = İlk dağıtan
    .help = İlk dağıtanın nasıl bulunduğu.
    .words = kes çek küçük kâğıt
option-direction = Yön
    .help = Dağıtımın ve sıranın hangi yöne döndüğü.
    .words = saat yönü ters
option-pass-cycle = Vermeler
    .help = Her dağıtımda kâğıtların ne yöne verildiği; vermesizde verilmez.
    .words = verme sola sağa karşıya serpme karma vermesiz değişim sıra
option-pass-count = Verilen kâğıt
    .help = Bir oyuncuya kaç kâğıt verildiği.
    .words = verme sayı üç iki dört
option-pass-forbid = Verilemeyenler
    .help = Elde tutulması gereken büyük maçalar.
    .words = yasak maça kızı papazı ası verilmez
option-pass-along = Aktarma
    .help = Oyuncular kâğıtlarını tutup gelenleri görmeden aktarabilir.
    .words = aktar görmeden ileri
option-opening-lead = Açılış
    .help = İlk eli kimin neyle açtığı.
    .words = sinek ikilisi başlama dağıtanın solu
option-first-trick = İlk elde puan
    .help = İlk elde ceza kâğıdı oynanabilir mi.
    .words = ceza puan yasak
option-first-trick-stuck = Yalnız ceza kâğıdı
    .help = Elinde yalnız ceza kâğıdı olan ilk elde ne yapabilir.
    .words = dağıtımı boz sıkışma
option-first-trick-tc = Sinek onlusunu tut
    .help = Sinek onlusu, tek sinek değilse ilk elde oynanamaz.
    .words = onlu karmaşık
option-hearts-lead = Kupa açma
    .help = Kupa açılmadan önce kırılmış olmalı mı.
    .words = kır kırılma
option-breakers = Kupayı kıran
    .help = Maça kızı da kupayı kırar mı.
    .words = kır maça kızı
option-break-event = Kırılma anı
    .help = Kupanın kırılması için bir kupaya ne olmalı.
    .words = kır atma
option-lead-exempt = Kırılmadan kupa açma
    .help = Kırılmamış kupayı kim açabilir.
    .words = yalnız kupa zorunlu
option-qs-forced = Kızı atma
    .help = Maça kızı güvenli olur olmaz atılmalı mı.
    .words = zorunlu maça kızı at
option-duplicates = Eş kâğıtlar
    .help = Bir eldeki iki eş kâğıttan hangisinin büyük olduğu.
    .words = götürme iki deste aynı kâğıt
option-dead-last-trick = Götürülen son el
    .help = Açılan rengin bütün kâğıtları götürülünce son eli kimin aldığı.
    .words = götürme
option-boost = Dokuzlu takviye
    .help = Bir dokuzlu herkese o elde ikinci bir kâğıt oynatır.
    .words = dokuz turbo uzatma
option-charge = Gösterme
    .help = İki kat sayılsın diye oyundan önce kâğıt gösterme.
    .words = göster iki kat turbo gong zhu
option-draw = Çekme
    .help = Yığından ne zaman kâğıt çekileceği.
    .words = yığın domino iki kişi
option-claim = Gerisini isteme
    .help = Kimse karşı çıkmazsa kalan bütün eller istenebilir.
    .words = iste kalan eller
option-show-taken = Alınan kâğıtlar
    .help = Alınan kâğıtlardan hangileri görünür.
    .words = son el açık
option-values = Kâğıt değerleri
    .help = Her kâğıdın kaç puan yazdığı.
    .words = puan ceza maça kızı black maria hooligan tablo
option-custom-values = Özel değerler
    .help = Tek tek kâğıtların puanını değiştir; sıfırın altı bonustur.
    .words = özel kendi puan as papaz onlu yedili ceza
option-pip-courts = Resimli kâğıtlar
    .help = Kupa valesi, kızı ve papazı kaç puan yazar.
    .words = point-count
option-pip-ace = Kupa ası
    .help = Kupa ası kaç puan yazar.
    .words = point-count
option-bonus-card = Bonus kâğıt
    .help = Puan düşüren bir kâğıt.
    .words = karo valesi karo onlusu omnibus
option-bonus-amount = Bonus değeri
    .help = Bonus kâğıdın kaç puan düşürdüğü.
    .words = vale eksi
option-bonus-floor = Sıfırın altı
    .help = Bonus kâğıt puanı ne kadar aşağı çekebilir.
    .words = taban eksi vale
option-no-trick-bonus = El almamak
    .help = Hiç el almayana düşülen puan.
    .words = elsiz temiz
option-no-trick-on-moon = Ay’da elsiz bonusu
    .help = Biri Ay’a çıkınca da el almama bonusu sayılır mı.
    .words = ay
option-trick-points = El puanı
    .help = İçinde ne olursa olsun her elin yazdığı puan.
    .words = reversis
option-pledge = Söz
    .help = Kupa almamaya söz verilebilir: tutulursa puan düşer, tutulmazsa eklenir.
    .words = söz bahis
option-pig-flip = İyi domuz
    .help = Gong Zhu’da maça kızı ne zaman lehine sayılır.
    .words = gong zhu domuz
option-score-dir = Kim kazanır
    .help = Hangi puanın en iyi olduğu.
    .words = en yüksek en düşük fiş
option-moon-effect = Ay’a çıkma
    .help = Bütün ceza kâğıtlarını almanın etkisi.
    .words = ay ekle düş hepsini toplama kapama
option-moon-needs = Ay için gereken
    .help = Hangi kâğıtların Ay ettiği.
    .words = ay vale bütün kupalar
option-moon-amount = Ay’ın değeri
    .help = Bir Ay’ın kaç puan ettiği.
    .words = ay royal
option-moon-guard = Ay koruması
    .help = Ötekilere eklemek çıkana oyunu kaybettirecekse ne olacağı.
    .words = ay kaybetme koruma
option-moon-guard-score = Seçim eşiği
    .help = Ay’a çıkanın seçebildiği toplam.
    .words = ay koruma
option-moon-and-bonus = Ay’da bonus
    .help = Bonus kâğıtlar Ay’da da sayılır mı.
    .words = ay vale
option-complex-signs = Rakip başına işaret
    .help = Ay’a çıkan her rakip için bir işaret seçer.
    .words = karmaşık
option-sun = Güneş’e çıkma
    .help = Bütün elleri almanın etkisi.
    .words = güneş bütün eller
option-end = Oyunun sonu
    .help = Oyunu neyin bitirdiği.
    .words = bitiş sınır puan dağıtım süre uzunluk
option-end-at = Sınır
    .help = Puan, dağıtım sayısı ya da dakika.
    .words = sınır 100 50 uzunluk
option-end-both-ways = İki yönde
    .help = Sıfırın o kadar üstündeki bir toplam da oyunu bitirir.
    .words = gong zhu
option-tie = Eşitlik
    .help = En iyi puanda eşitlik olunca ne olacağı.
    .words = beraberlik eşit
option-adjust = Atlayan toplamlar
    .help = Tam denk gelince düşen toplamlar.
    .words = tam 50 100 sıfır
option-wrap-at = Sıfırlanan toplamlar
    .help = Sıfır olan toplamlar.
    .words = 104 126 ricketts
option-special-win = Yerinde kalma
    .help = Birçok dağıtım aynı toplamda kalmak kazandırır.
    .words = 69 5 ricketts
option-count-arrival = Varış sayılır
    .help = Toplama ulaşan dağıtım birinci sayılır.
    .words = 69 5
option-ranking = Sıralar
    .help = Birinciden sonraki sıralar sayılır mı.
    .words = ikinci sıra
option-settle = Bahis türü
    .help = Fişlerin ya da paranın nasıl el değiştirdiği.
    .words = fiş para havuz sweepstake howell bahis
option-stake = Bahis
    .help = Bir seferde kaç fiş ödendiği.
    .words = bahis fiş
option-chips = Kişi başına fiş
    .help = Herkesin kaç fişle başladığı.
    .words = fiş
option-wager = Bahis payı
    .help = Bahsin nasıl ödendiği.
    .words = bahis ödeme
option-auction = İhale
    .help = Ceza rengini seçme hakkı için fiş teklif edilir.
    .words = teklif renk
option-timer = Kum saati
    .help = Her seçim için saniye; 0 sınırsızdır.
    .words = saat süre sınır korsan
option-partners = Ortaklar
    .help = Kimin kiminle oynadığı.
    .words = takım eş taraf
option-partner-moon = Ortakların Ay’ı
    .help = Her şeyi bir ortak tek başına mı almalı.
    .words = ay

## Sağ sütundaki değerler

value-option-on = Açık
value-option-off = Kapalı
value-option-none = Yok
value-option-no-values = Yok
value-option-series = { SERIES($values, joint: "list-more") }
choice-card = { CAPITAL(CARD($card)) }
value-option-card = { CARD($card) } { $points }

## “Eşit dağılım”

choice-strip-none = Tam deste
choice-strip-wiki = İkililer çıkar, altıya joker
choice-strip-hay = Sinek (ve karo) ikilisi çıkar
choice-strip-parlett = Karo (ve sinek) ikilisi çıkar
choice-strip-arnold = İkililer ve bir üçlü çıkar
choice-strip-foster = İkililer çıkar, önce maça
choice-strip-hay-twos = Sinek (karo) ikilisi, altıya hepsi
choice-strip-heartsette = Maça ikilisi çıkar
choice-strip-low-minor = Küçük sinek ve karolar çıkar
choice-strip-jokers = Joker eklenir
choice-strip-wiki2 = İki deste eşitlenir

## “Jokerler”

choice-jokers-none = Yok
choice-jokers-off-suit = Yalnız renk yokken
choice-jokers-anytime = Her an
choice-jokers-zero-of-suit = En küçük sinek ve karo

## “Joker açma”

choice-joker-lead-not-if-other-card = Yalnız başka yoksa
choice-joker-lead-next-card-sets-suit = Sonraki kâğıt belirler
choice-joker-lead-leader-names-suit = Açan rengi söyler

## “Gömü”

choice-kitty-none = Yok
choice-kitty-first-trick = İlk ele
choice-kitty-first-point = İlk ceza kâğıdına
choice-kitty-last-trick = Son ele
choice-kitty-first-trick-swap = İlk elde takas
choice-kitty-first-point-swap = İlk ceza kâğıdında takas
choice-kitty-out-of-play = Oyun dışı

## “Gömülen kâğıtlar”

choice-kitty-discard-captured = Alana sayılır
choice-kitty-discard-out-of-play = Kimseye sayılmaz

## “Özel kâğıt”

choice-special-card-none = Yok
choice-special-card-warren = Warren kâğıdı

## “Warren ile uyma”

choice-warren-follow-alias = Ek kâğıt gibi uyar
choice-warren-follow-optional = Uymak zorunda değil

## “Warren artarsa”

choice-warren-left-ordinary = Olağan dağıtım
choice-warren-left-redeal = Yeniden dağıt

## “İlk dağıtan”

choice-first-dealer-random = Rastgele
choice-first-dealer-low-card = En küçük kâğıdı çeken

## “Yön”

choice-direction-cw = Saat yönünde
choice-direction-ccw = Saat yönünün tersine

## “Açılış”

choice-opening-lead-lowest-club = En küçük sinek
choice-opening-lead-any-club = En küçük sineği olan
choice-opening-lead-eldest = Dağıtandan sonraki
choice-opening-lead-two-spades = Maça ikilisi, sonra domuz
choice-opening-lead-bidder = En yüksek teklif

## “İlk elde puan”

choice-first-trick-free = Serbest
choice-first-trick-no-points = Yasak

## “Yalnız ceza kâğıdı”

choice-first-trick-stuck-play-any = İstediğini oynar
choice-first-trick-stuck-misdeal = Dağıtımı bozabilir
choice-first-trick-stuck-point-void = Kâğıt kimseye sayılmaz
choice-first-trick-stuck-lay-aside = Kâğıt kenara konur

## “Kupa açma”

choice-hearts-lead-always = Her an
choice-hearts-lead-broken = Kırılınca

## “Kupayı kıran”

choice-breakers-hearts = Kupa
choice-breakers-hearts-qs = Kupa ve maça kızı

## “Kırılma anı”

choice-break-event-played = Oynanınca
choice-break-event-discarded = Atılınca
choice-break-event-won = Alınınca

## “Kırılmadan kupa açma”

choice-lead-exempt-only-hearts = Yalnız kupa varsa
choice-lead-exempt-hearts-or-penalty = Yalnız ceza kâğıdı varsa

## “Kızı atma”

choice-qs-forced-no = Hayır
choice-qs-forced-first-safe-chance = İlk güvenli fırsatta

## “Eş kâğıtlar”

choice-duplicates-first = İlki büyük
choice-duplicates-last = Sonuncusu büyük
choice-duplicates-cancel = Birbirini götürür

## “Götürülen son el”

choice-dead-last-trick-leader = Eli açan
choice-dead-last-trick-discard = Hiç kimse
choice-dead-last-trick-second-of-top = En büyük çiftin ikincisi

## “Dokuzlu takviye”

choice-boost-off = Kapalı
choice-boost-any-nine = Her dokuzlu
choice-boost-led-nine = Açılan rengin dokuzlusu

## “Gösterme”

choice-charge-off = Kapalı
choice-charge-turbo = Açıktan, sırasız
choice-charge-gong-zhu = Sırayla bir kez
choice-charge-blind = Gizlice bir kez

## “Çekme”

choice-draw-off = Kapalı
choice-draw-domino = Renge uyamayınca
choice-draw-draw = Her elden sonra

## “Alınan kâğıtlar”

choice-show-taken-last-trick = İsteyene son el
choice-show-taken-last-trick-open = Son el açık
choice-show-taken-penalty-cards = Ceza kâğıtları açık

## “Kâğıt değerleri”

choice-values-black-lady = Kupalar ve maça kızı
choice-values-hearts-only = Yalnız kupalar
choice-values-hooligan = Hooligan: sinek yedilisi
choice-values-graded = Dereceli Kupa
choice-values-pip-hay = Point-Count
choice-values-pip-spot = Spot
choice-values-pip-119 = Üstündeki sayı, en çok on
choice-values-black-maria = Black Maria
choice-values-black-lady-uk = Britanya Maça Kızı
choice-values-gong-zhu = Gong Zhu
choice-values-royal = Royal Hearts
choice-values-turbo = Turbo Hearts
choice-values-complex = Karmaşık Kupa
choice-values-ten-of-clubs = Sinek onlusu katlar
choice-values-named-suit = Teklifle seçilen renk
choice-values-reverse = Reversis
choice-values-four-jacks = Dört Vale

## “Resimli kâğıtlar”

choice-pip-courts-ten = Hepsi on
choice-pip-courts-rank = Vale, kız, papaz artarak

## “Bonus kâğıt”

choice-bonus-card-none = Yok
choice-bonus-card-jd = Karo valesi
choice-bonus-card-td = Karo onlusu

## “Sıfırın altı”

choice-bonus-floor-none = Taban yok
choice-bonus-floor-hand = Dağıtım sıfırın altına inmez
choice-bonus-floor-total = Toplam sıfırın altına inmez

## “İyi domuz”

choice-pig-flip-all-hearts = Bütün kupalarla
choice-pig-flip-all-sixteen = Her şeyle

## “Kim kazanır”

choice-score-dir-low = En düşük puan
choice-score-dir-high = En yüksek puan
choice-score-dir-magnitude = Sıfıra en yakın
choice-score-dir-counters = En çok fiş

## “Ay için gereken”

choice-moon-needs-all-penalties = Bütün ceza kâğıtları
choice-moon-needs-with-bonus = Bonus kâğıt da
choice-moon-needs-all-hearts = Bütün kupalar
choice-moon-needs-hearts-qs = Kupalar ve maça kızı

## “Ay’a çıkma”

choice-moon-effect-none = Etkisi yok
choice-moon-effect-add = Ötekilere eklenir
choice-moon-effect-subtract = Çıkandan düşülür
choice-moon-effect-choice = Çıkan seçer
choice-moon-effect-negate = İşaret değişir
choice-moon-effect-zero-or-double = Sıfırla ya da ötekileri katla
choice-moon-effect-gift-from-each = Her birinden al
choice-moon-effect-in-values = Kâğıt değerleri gibi
choice-moon-effect-add-other-side = Öteki tarafa eklenir

## “Ay’ın değeri”

choice-moon-amount-penalties = Bütün ceza puanları
choice-moon-amount-own-hand = Çıkanın aldıkları

## “Ay koruması”

choice-moon-guard-none = Kapalı
choice-moon-guard-auto-subtract = Onun yerine düş
choice-moon-guard-reached-score = Eşikten sonra çıkan seçer
choice-moon-guard-game-goes-on = Oyun sürer

## “Ay’da bonus”

choice-moon-and-bonus-independent = Her zamanki gibi
choice-moon-and-bonus-swallowed = Sayılmaz

## “Güneş’e çıkma”

choice-sun-off = Kapalı
choice-sun-double = Ay’ın iki katı
choice-sun-punish = Kâğıt verene iki kat
choice-sun-clean-slate = Kendi toplamı sıfır
choice-sun-sun-only = Ay için bütün eller gerek
choice-sun-first-trick-free = İki kat, ilk el serbest

## “Oyunun sonu”

choice-end-reach = Puana ulaşınca
choice-end-exceed = Puan aşılınca
choice-end-deals = Dağıtım sayısı
choice-end-time = Süre
choice-end-chips = Fiş bitince

## “Eşitlik”

choice-tie-shared = Ortak birincilik
choice-tie-extra-hands = Ek dağıtımlar
choice-tie-not-over-while-tied = Eşitlikte bitmez

## “Atlayan toplamlar”

choice-adjust-none = Kapalı
choice-adjust-wrap = Sıfıra dön
choice-adjust-exact-50-100 = Tam 50 ya da 100
choice-adjust-exact-100 = Tam 100

## “Yerinde kalma”

choice-special-win-none = Kapalı
choice-special-win-sixty-nine = 5 kez 69
choice-special-win-five = 69 kez 5
choice-special-win-both = 5 kez 69 ve 69 kez 5

## “Sıralar”

choice-ranking-winner-only = Yalnız birinci
choice-ranking-full = Bütün sıralar

## “Bahis türü”

choice-settle-none = Yok
choice-settle-average = Ortalamaya göre
choice-settle-chips-pool = Fiş havuzu
choice-settle-sweepstake = Sweepstake
choice-settle-howell = Howell
choice-settle-excess = En çok kupası olan öder
choice-settle-wager = Ortaya bahis
choice-settle-turbo-points = Turbo puanları

## “Bahis payı”

choice-wager-places = Sıraya göre
choice-wager-winner-takes-all = Hepsi kazanana

## “Ortaklar”

choice-partners-none = Yok
choice-partners-fixed = Karşılıklı oturanlar
choice-partners-adhoc = İlk el alan iki kişi

## “Ortakların Ay’ı”

choice-partner-moon-individual = Tek oyuncu
choice-partner-moon-pooled = Ortaklar birlikte

## Başlıklar

heading-aim = Amaç
heading-players = Oyuncular ve kâğıtlar
heading-dealing = Dağıtma
heading-passing = Kâğıt verme
heading-before = Oyundan önce
heading-opening = Açılış
heading-first-trick = İlk el
heading-leading = Uyma ve açma
heading-tricks = Eller
heading-values = Kâğıt değerleri
heading-extras = Öteki puanlar
heading-moon = Ay ve Güneş
heading-end = Oyunun sonu
heading-money = Para, saat ve taraflar
heading-play = Oyun
heading-scoring = Puanlama

## Tek satırda kurallar

summary = { SERIES($parts, joint: "series-long") }
summary-players = { $n } oyuncu
summary-no-passing = kâğıt verilmez
summary-passing = verme: { SERIES($ways, joint: "list-more") }
summary-values = { $values ->
    [black_lady] kupalar ve maça kızı
    [hearts_only] yalnız kupalar
    [hooligan] Hooligan: sinek yedilisi
    [graded] Dereceli Kupa
    [pip_hay] Point-Count
    [pip_spot] Spot
    [pip_119] üstündeki sayı, en çok on
    [black_maria] Black Maria
    [black_lady_uk] Britanya Maça Kızı
    [gong_zhu] Gong Zhu
    [royal] Royal Hearts
    [turbo] Turbo Hearts
    [complex] Karmaşık Kupa
    [ten_of_clubs] sinek onlusu katlar
    [named_suit] teklifle seçilen renk
    [reverse] Reversis
   *[four_jacks] Dört Vale
}
summary-bonus = { $values }, { CARD($card) } { $points }
summary-own-values = { $values }, özel değerler
summary-moon = { $moon ->
   *[add] Ay ötekilere eklenir
    [subtract] Ay düşülür
    [choice] Ay eklenir ya da düşülür
    [negate] Ay işareti değiştirir
    [zero_or_double] Ay sıfırlar ya da katlar
    [gift_from_each] Ay her birinden alır
    [in_values] bütün kupalar lehine sayılır
    [add_other_side] Ay öteki tarafa eklenir
    [none] Ay yok
}
summary-two-packs = iki deste
summary-cancel = eş kâğıtlar götürür
summary-jokers = joker
summary-warren = Warren kâğıdı
summary-kitty = gömü
summary-stock = yığın
summary-charging = gösterme
summary-nines = dokuzlular
summary-sun = Güneş
summary-partners = ortaklar
summary-counters = fiş
summary-special-win = { $win ->
    [sixty_nine] 5 kez 69
    [five] 69 kez 5
   *[both] 5 kez 69 ve 69 kez 5
}
summary-end = { $end ->
   *[reach] { $at } olunca biter
    [exceed] { $at } aşılınca biter
    [deals] { $at } dağıtım
    [time] { $at } dakika
    [chips] biri fişsiz kalana dek
}
