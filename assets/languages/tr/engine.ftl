### Kuralların hayır dedikleri: seçenekler, kural kodları, oyuncu sayıları ve kayıtlı oyunlar.

## Bir seçenek bu değeri neden alamaz

refused = { $field } = { $value }: { $why }
refused-players = { $packs ->
    [1] Bir deste { $low }–{ $high } oyuncuya yeter.
   *[other] İki deste { $low }–{ $high } oyuncuya yeter.
}
refused-hand-size = { $players } kişiye { $size } kâğıt, { $total } kâğıttan fazlasını ister.
refused-cycle-length = Sıra en çok { $most } dağıtım olabilir.
refused-pass-forbid = Yalnız şunların verilmesi yasaklanabilir: { $faces }.
refused-warren = { $needs ->
   *[one_pack] Warren kâğıdı tek deste ister.
    [no_jokers] Warren kâğıdı jokersiz deste ister.
    [no_stock] Warren kâğıdı yığınsız dağıtım ister.
    [no_nines] Warren kâğıdı dokuzlu takviyesiz oyun ister.
    [other_lead] Warren kâğıdı başka açılış ister; çünkü maça ikilisi onun ek kâğıdı olabilir.
}
refused-uneven = { $total } kâğıt { $players } oyuncuya eşit dağıtılamaz.
refused-left-over = { $n } kâğıt artardı ve onlar için gömü yok.
refused-kitty-size = { $n } kâğıt, elinde { $hand } kâğıt olana çok gelir.
refused-no-stock = { $players } kişiye { $size } kâğıt dağıtılınca çekilecek yığın kalmaz.
refused-stock-uneven = { $n } kâğıtlık yığın { $players } oyuncuya eşit yetmez.
refused-hand-too-large = Herkese { $n } kâğıt düşerdi; bir oyuncu en çok { $most } kâğıt tutabilir.
refused-no-such-pass = { $players } oyuncuda böyle bir verme yok.
refused-pass-count = Elinde { $hand } kâğıt olan { $n } kâğıt veremez.
refused-pass-size = Elinde { $hand } kâğıt olan { $n } kâğıt veremez.
refused-two-spades = { $n ->
    [0] Destede maça ikilisi yok.
   *[other] Destede { $n } maça ikilisi var.
}
refused-value-face = { $face }, değeri olabilecek bir kâğıt değil.
refused-value-twice = { $face } için iki değer var.
refused-value-range = Bir kâğıdın değeri { $low } ile { $high } arasında olmalı.
refused-pip-ace = Kupa ası yalnız { $first } ya da { $second } sayılabilir.
refused-score-dir = Yalnız şu kâğıt değerleri böyle sayılır: { $values }.
refused-range = { $low } ile { $high } arasında olmalı.
refused-wraps = { $low } ile { $high } arasında en çok { $n } toplam gir.
refused-stake = Herkes yalnız { $n } fişle başlıyor.
refused-chips = { $n } fişlik bahisle bu kadar fiş hiç bitmezdi.
refused-no-such-option-but = Böyle bir seçenek yok; en yakını { $nearest }.
refused-choice = Şunlardan biri olabilir: { LIST($choices, type: "or") }.
refused-some-players-already-play-two = Bazı oyuncular ilk ele zaten iki kâğıt oynuyor; dokuzlular onu uzatamaz.
refused-way-making-deal-come-out = Dağılımı eşitlemenin bu yolu joker ekler, bu kurallarda joker yok.
refused-least-one-step-if-only = En az bir tane olmalı, vermesiz de olsa.
refused-stock-draw-from-booster-nines = Çekilen yığın ile dokuzlu takviye bir arada olmaz.
refused-all-cards-dealt-out-no = Bütün kâğıtlar dağıtılıyor, çekilecek yığın yok.
refused-pass-moves-least-one-card = Vermede en az bir kâğıt verilir.
refused-perhaps-nobody-dealt-club = Kimseye sinek gelmeyebilir.
refused-can-be-two-lowest-clubs = İki tane en küçük sinek olabilir.
refused-nobody-bids-right-name-penalty = Ceza rengini seçmek için kimse teklif vermiyor.
refused-highest-bidder-names-penalty-suit = Ceza rengini en yüksek teklif seçiyor; kâğıt değerleri ona uymalı.
refused-only-two-marked-jokers-one = Yalnız iki işaretli joker var: biri sinek, biri karo.
refused-pass-depends-on-charged-cards = Bu verme gösterilen kâğıtlara bağlı, ama kâğıt gösterilmiyor.
refused-two-spades-may-be-among = Maça ikilisi kimseye dağıtılmayan kâğıtlar arasında olabilir.
refused-nobody-bids-game = Bu oyunda kimse teklif vermiyor.
refused-taking-points-off-no-bonus = En yüksek puanın kazandığı yerde puan düşmek bonus olmaz.
refused-no-card-cost-anything = Hiçbir kâğıt puan yazmazdı.
refused-few-penalty-cards-one-player = Ceza kâğıdı o kadar az ki hepsini çoğu kez tek oyuncu alırdı.
refused-punishes-player-who-passed-shooter = Bu, çıkana kâğıt vereni cezalandırır; oysa hiçbir verme tek oyuncuya yapılmıyor.
refused-many-points-taken-off-perhaps = O kadar çok puan düşülüyor ki oyun hiç bitmeyebilir.
refused-card-values-count-upward-highest = Bu kâğıt değerleri yukarı sayar: en yüksek puan kazanır.
refused-card-values-give-complex-numbers = Bu kâğıt değerleri karmaşık sayı verir: sıfıra en yakın puan kazanır.
refused-suit-named-by-bidder-decides = Her kâğıdın ne yazdığını teklifle seçilen renk belirler.
refused-card-values-say-nothing-about = Bu kâğıt değerleri bütün kupaları almak için bir şey söylemiyor.
refused-no-sides = Ortak olmayınca taraf da olmaz.
refused-partners-moon-adds-other-side = Ortaklarla Ay öteki tarafa eklenir ya da çıkanın tarafından düşülür.
refused-complex-hearts-moon-added-others = Karmaşık Kupa’da Ay ötekilere eklenir ya da çıkanın puanından düşülür.
refused-counters-can-only-end-game = Fişler, yalnız fişin belirlediği bir oyunu bitirebilir.
refused-only-counters-decide-game-no = Bu oyunu yalnız fişler belirler; hiçbir puan bitirmez.
refused-no-counters-change-hands-they = Hiç fiş el değiştirmiyor; oyunu belirleyemezler.
refused-player-most-hearts-pays-two = En çok kupası olan iki kişiye öder: üç oyuncu içindir.
refused-highest-bidder-pays-bid-into = En yüksek teklif havuza ödenir, ama havuz yok.
refused-payment-games-lowest-score-wins = Bu ödeme, en düşük puanın kazandığı oyunlar içindir.
refused-wager-paid-by-places-only = Bahis sıraya göre ödenir, burada ise yalnız birincinin sırası var.
refused-partners-need-least-four-players = Ortaklık en az dört oyuncu ister.
refused-partners-sit-opposite-each-other = Ortaklar karşılıklı oturur; oyuncu sayısı çift olmalı.
refused-counters-go-single-players-not = Fişler taraflara değil tek tek oyunculara gider.
refused-whole-number = Tam sayı olmalı.
refused-list = Liste olmalı.
refused-does-not-belong-list = Bu, listeye ait değil.
refused-either-on-or-off = Açık ya da kapalı olmalı.
refused-no-such-option = Böyle bir seçenek yok.
refused-either-true-or-false = true ya da false olmalı.

## Bir seçeneğin neden etkisi yok

irrelevant-all-penalty-cards-one-hand = Bütün ceza kâğıtlarını almanın özel bir etkisi yok.
irrelevant-only-counters-decide-game-not = Bu oyunu puanlar değil yalnız fişler belirler.
irrelevant-shooter-own-points-change-their = Çıkanın kendi puanlarının işareti değişiyor.
irrelevant-totals-cleared-or-doubled-whatever = Dağıtım ne ederse etsin toplamlar sıfırlanıyor ya da katlanıyor.
irrelevant-card-values-already-reward-taking = Kâğıt değerleri bütün kupaları almayı zaten ödüllendiriyor.
irrelevant-no-score-switches-guard-on = Ay koruması bir toplama bağlı değil.
irrelevant-nothing-added-others = Ötekilere bir şey eklenmiyor.
irrelevant-no-score-ends-game = Hiçbir puan oyunu bitirmiyor.
irrelevant-none-cards-can-be-charged = Gösterilebilecek kâğıtların hiçbiri sayılmıyor.
irrelevant-no-jokers-pack = Destede joker yok.
irrelevant-warren-card-needs-whole-pack = Warren kâğıdı, biri dışında bütün destenin dağıtılmasını ister.
irrelevant-card-left-over-belongs-holder = Artan kâğıt, Warren kâğıdı kimdeyse onundur.
irrelevant-cards-left-over-stock-draw = Artan kâğıtlar çekilecek yığındır.
irrelevant-every-card-dealt-player = Her kâğıt bir oyuncuya dağıtılıyor.
irrelevant-no-card-left-over-from = Dağıtımdan kâğıt artmıyor.
irrelevant-nobody-swaps-cards-kitty = Gömüyle kimse takas yapmıyor.
irrelevant-every-hand-has-same-fixed = Herkese aynı, belli sayıda kâğıt dağıtılıyor.
irrelevant-cards-go-round-evenly = Kâğıtlar eşit dağıtılabiliyor.
irrelevant-no-warren-card = Warren kâğıdı yok.
irrelevant-two-players-always-take-turns = İki oyuncu hep sırayla oynar.
irrelevant-no-pass-goes-one-other = Hiçbir verme tek bir oyuncuya yapılmıyor.
irrelevant-no-cards-passed = Kâğıt verilmiyor.
irrelevant-penalty-cards-may-fall-on = İlk elde ceza kâğıdı oynanabiliyor.
irrelevant-hearts-may-always-be-led = Kupa her zaman açılabiliyor.
irrelevant-only-hearts-penalty-cards = Yalnız kupalar ceza kâğıdı.
irrelevant-no-equal-cards-one-pack = Tek destede eş kâğıt yok.
irrelevant-equal-cards-do-not-cancel = Eş kâğıtlar birbirini götürmüyor.
irrelevant-nobody-knows-cards-stock = Yığının kâğıtlarını kimse bilmiyor.
irrelevant-card-values-not-point-count = Bu kâğıt değerleri Point-Count değil.
irrelevant-no-bonus-card = Bonus kâğıt yok.
irrelevant-highest-score-wins-here-nothing = Burada en yüksek puan kazanır; bunun için bir şey düşülmez ya da eklenmez.
irrelevant-no-card-takes-points-off = Hiçbir kâğıt puan düşürmüyor.
irrelevant-taking-no-trick-earns-nothing = El almamak bir şey kazandırmıyor.
irrelevant-card-values-not-gong-zhu = Kâğıt değerleri Gong Zhu değil.
irrelevant-card-values-fix-amount = Bu kâğıt değerleri miktarı belirliyor.
irrelevant-points-not-simply-added-others = Puanlar ötekilere düpedüz eklenmiyor.
irrelevant-amount-already-holds-bonus-cards = Miktarda bonus kâğıtlar zaten var.
irrelevant-card-values-not-those-complex = Kâğıt değerleri Karmaşık Kupa değil.
irrelevant-card-values-have-no-sun = Bu kâğıt değerleriyle Güneş yok.
irrelevant-partners-take-their-tricks-together = Ortaklar ellerini birlikte alır.
irrelevant-counters-end-game = Oyunu fişler bitiriyor.
irrelevant-totals-only-count-one-way = Toplamlar burada tek yönde sayılıyor.
irrelevant-scores-do-not-pass-through = Puanlar burada böyle toplamlara hiç denk gelmez.
irrelevant-totals-do-not-jump-back = Toplamlar sıfıra dönmüyor.
irrelevant-no-total-wins-by-itself = Hiçbir toplam kendiliğinden kazandırmıyor.
irrelevant-nothing-played = Bahis yok.
irrelevant-no-counters-change-hands-after = Dağıtımdan sonra fiş el değiştirmiyor.
irrelevant-no-wager = Ortaya bahis konmuyor.
irrelevant-everyone-plays-alone = Herkes tek başına oynuyor.
irrelevant-penalty-suit-named-after-cards = Ceza rengi ancak kâğıtlar gösterildikten sonra seçiliyor.
irrelevant-scores-may-fall-below-zero = Puanlar burada sıfırın altına inebilir.

## Yapıştırılan neden kural kodu değil

code-too-long = Bir kod için çok uzun.
code-none = Bu bir kural kodu değil: onlar H1 ile başlar.
code-letter = Kural kodunda { $letter } olmaz: bir harf yanlış yazılmış.
code-too-short = Kod çok kısa: sonu eksik.
code-mistyped = Kod yanlış yazılmış ya da bir parçası eksik.
code-version = Kod, oyunun başka bir sürümünde yapılmış (H1 değil, H{ $version }).
code-damaged = Kod bozuk: bir parçası eksik.
code-players = Kod { $here } oyuncu için, { $players } için değil.
code-rules = Koddaki kurallar oynanamaz: { $why }

## Bir kural seti neden bu sayıya uymuyor

impossible-table = { $name } şu sayıda oyuncu için: { LIST($sizes, type: "or") }; { $players } olmaz.
impossible-table-range = { $name } { $low }–{ $high } oyuncu için; { $players } olmaz.

## Kayıtlı oyunda yanlış olan

log-no-record = bu bir oyunun satırı değil
log-no-game = bu kayıtlı bir Maça Kızı oyunu değil
log-newer = Maça Kızı’nın daha yeni bir sürümünde yazılmış; açmak için güncelle
log-seed = tohum metin değil
log-cut = destenin nasıl kesildiği okunamıyor
log-seats = kurallar ya da yerler bozuk
log-missing = { $name } eksik
log-rules = { $why }
log-line-changed = satır yazıldıktan sonra değiştirilmiş
log-not-readable = okunamıyor
log-stuck = oyun buradan sürdürülemez
log-torn = satır yarıda kesiliyor
log-empty = dosya boş
log-wrong = { $detail }
log-misfit = { $event } buraya uymuyor
log-differs = satır { $line }, dağıtım { $deal }, { $part ->
    [totals] toplamlar
    [points] puanlar
    [hands] dağıtılan kâğıtlar
    [e] olay
   *[other] { $part }
}: dosyada { $recorded }, kurallara göre { $expected }
log-undo = { $n } numaralı olaya geri dönülemez
