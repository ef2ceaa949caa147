### Bir kural setinin cümlelerle kuralları.

## Cümle parçaları

rules-moon-them = { $cleared ->
    [hand] aldığı hiçbir kâğıt
    [penalties] ceza kâğıtları
   *[needed] bunlar
}
rules-moon-those = { $cleared ->
    [penalties] ceza kâğıtlarının
   *[other] bu kâğıtların
}

## Amaç

rules-aim = { $score ->
   *[low] { $tricks ->
        [yes] Aldığın her el puan yazar, içindeki bazı kâğıtlar, yani ceza kâğıtları daha çok yazar: olabildiğince az puan al.
       *[no] Bazı kâğıtlar, yani ceza kâğıtları, ellerde alınınca puan yazar: olabildiğince az puan al.
    }
    [high] Bazı kâğıtlar, yani ceza kâğıtları, ellerde alınınca puan kaybettirir: puanını yüksek tut.
    [magnitude] Bazı kâğıtlar ellerde alınınca sayılır: sıfıra yakın kal.
    [counters] Bazı kâğıtlar, yani ceza kâğıtları, ellerde alınınca fişe mal olur: fişlerini koru.
    [hearts] Ellerde alınan her kupa fişe mal olur: fişlerini koru.
    [pool] Hiç ceza kâğıdı almayan oyuncu, herkesin ödediği fişlerden pay alır.
}
rules-penalty-cards = { $kind ->
    [usual] { $packs ->
        [1] Ceza kâğıtları bütün kupalar ve maça kızıdır.
       *[other] Ceza kâğıtları bütün kupalar ve iki maça kızıdır.
    }
    [hearts] Ceza kâğıtları bütün kupalardır.
    [named] Ceza kâğıtları, her dağıtımda seçilen tek bir rengin bütün kâğıtlarıdır.
    [hearts-and] { $packs ->
        [1] Ceza kâğıtları: bütün kupalar ile { CARDS($others) }.
       *[other] Ceza kâğıtları: bütün kupalar ile iki destedeki { CARDS($others) }.
    }
   *[no] Ceza kâğıtları: { CARDS($cards) }.
}

## Oyuncular ve kâğıtlar

rules-players = { $partners ->
   *[none] { CAPITAL(WORD($players)) } kişi oynar, herkes kendi adına.
    [fixed] { CAPITAL(WORD($players)) } kişi oynar; karşılıklı oturan ikişer kişi ortaktır.
    [adhoc] { CAPITAL(WORD($players)) } kişi oynar; ortaklar dağıtımdan dağıtıma değişir.
}
rules-pack = { $packs ->
    [1] Deste, { $cards } kâğıtlık standart bir destedir.
   *[other] { $cards } kâğıtlık { WORD($packs) } standart deste birlikte karılır: toplam { $total } kâğıt.
}
rules-pack-changed = { $packs ->
    [1] Deste, { $cards } kâğıtlık standart bir destedir; { LIST($changes, type: "more") }; toplam { $total } kâğıt.
   *[other] { $cards } kâğıtlık { WORD($packs) } standart deste birlikte karılır; { LIST($changes, type: "more") }; toplam { $total } kâğıt.
}
rules-pack-without = çıkarılan: { LIST($cards) }
rules-pack-every = her iki { SUIT($suit) } { rank-of }
rules-pack-copies = { WORD($packs) } { SUIT($suit) } { SUFFIX(rank-of, case: "ablative", compound: "yes") } { WORD($n) } tanesi
rules-pack-jokers = eklenen: { WORD($n) } joker
rules-pack-warren = eklenen: Warren kâğıdı
rules-ranks = { $lowest ->
    [2]
        Her renkte as en büyüktür; sonra papaz, kız, vale, onlu ve böylece ikiliye kadar iner.
        Koz yoktur.
    [0]
        Her renkte as en büyüktür; sonra papaz, kız, vale, onlu ve böylece kalan en küçük kâğıda
        kadar iner. Koz yoktur.
   *[other]
        Her renkte as en büyüktür; sonra papaz, kız, vale, onlu ve böylece iner; en küçüğü
        { RANK($lowest) }. Koz yoktur.
}
rules-jokers = { $jokers ->
   *[off_suit]
        Joker hiçbir renkten değildir ve kupa sayılmaz. Açılan renge yalnız uyamayan oyuncu joker
        oynayabilir. Hiç el almaz ve sayılmaz.
    [anytime]
        Joker hiçbir renkten değildir ve her an oynanabilir, renge uyabilen de oynayabilir. Hiç el
        almaz ve sayılmaz.
    [zero_of_suit]
        Jokerlerden biri en küçük sinek, öteki en küçük karodur, ikilinin altındadır; öteki kâğıtlar
        gibi renge uyarlar, hiç el almaz ve sayılmazlar.
}
rules-joker-lead = { $lead ->
   *[not_if_other_card] { $jokers ->
        [zero_of_suit] Jokeri yalnız, elinde açılabilecek başka kâğıt olmayan açabilir.
       *[other] Jokeri yalnız, elinde açılabilecek başka kâğıt olmayan açabilir; o zaman joker olmayan ilk kâğıt, kupa bile olsa, uyulacak rengi belirler.
    }
    [next_card_sets_suit] { $jokers ->
        [zero_of_suit] Joker, kendi renginin kâğıdı olarak açılabilir.
       *[other] Joker açılabilir; o zaman joker olmayan ilk kâğıt, kupa bile olsa, uyulacak rengi belirler.
    }
    [leader_names_suit] Joker açılabilir; o zaman uyulacak rengi açan söyler.
}
rules-warren =
    Dağıtımdan artan kâğıt, yani ek kâğıt, Warren kâğıdı olanın yanında kapalı durur: bunun kim
    olduğunu herkes görür, ama kâğıda yalnız o bakabilir. Warren kâğıdı kime verilirse ek kâğıt da
    ona geçer.
rules-warren-play =
    Ek kâğıdın oynanabileceği her an, onun yerine Warren kâğıdı oynanabilir: ek kâğıdın rengi hemen
    söylenir, değeri elin sonunda gösterilir; o zaman baştan beri kendisi oynanmış gibi sayılır.
rules-warren-queen = Ek kâğıt maça kızıysa, kupayı ancak yüzü çevrilince kırar.
rules-warren-follow = { $follow ->
   *[alias] Warren kâğıdı, renge uymada ek kâğıdın renginden sayılır.
    [optional] Warren kâğıdını renge uymak için oynamak hiçbir zaman zorunlu değildir.
}
rules-warren-left = { $left ->
   *[ordinary] Warren kâğıdının kendisi artarsa dağıtım olağan biçimde oynanır.
    [redeal] Warren kâğıdının kendisi artarsa kâğıtlar yeniden dağıtılır.
}

## Dağıtma

rules-first-dealer = { $dealer ->
   *[random] İlk dağıtan rastgele seçilir.
    [low_card] { $direction ->
       *[cw] Herkes bir kâğıt çeker, en küçüğü çeken ilk dağıtır; eşit çekenler yeniden çeker. Her dağıtımda desteyi dağıtanın sağındaki keser.
        [ccw] Herkes bir kâğıt çeker, en küçüğü çeken ilk dağıtır; eşit çekenler yeniden çeker. Her dağıtımda desteyi dağıtanın solundaki keser.
    }
}
rules-direction = { $direction ->
   *[cw] Dağıtım ve oyun saat yönünde döner; sonra dağıtanın solundaki dağıtır.
    [ccw] Dağıtım ve oyun saat yönünün tersine döner; sonra dağıtanın sağındaki dağıtır.
}
rules-hands = { $direction ->
   *[cw] Kâğıtlar dağıtanın solundan başlayarak tek tek dağıtılır, herkes { WORD($size) } kâğıt alır.
    [ccw] Kâğıtlar dağıtanın sağından başlayarak tek tek dağıtılır, herkes { WORD($size) } kâğıt alır.
}
rules-hands-uneven = { $direction ->
   *[cw] Kâğıtlar dağıtanın solundan başlayarak, hiç kalmayana dek tek tek dağıtılır: { rules-hands-longer } Bir fazlası olanlar ilk ele iki kâğıt oynar.
    [ccw] Kâğıtlar dağıtanın sağından başlayarak, hiç kalmayana dek tek tek dağıtılır: { rules-hands-longer } Bir fazlası olanlar ilk ele iki kâğıt oynar.
}
rules-hands-longer = { $longer ->
    [1] ilk oyuncu { WORD($most) }, ötekiler { WORD($least) } kâğıt alır.
   *[other] ilk { WORD($longer) } oyuncu { WORD($most) }, ötekiler { WORD($least) } kâğıt alır.
}
rules-stock = { $n ->
    [one] Öteki kâğıt yığın olarak kapalı durur.
   *[other] Öteki { WORD($n) } kâğıt yığın olarak kapalı durur.
}
rules-kitty = { rules-kitty-size } { $kitty ->
   *[first_trick] İlk eli alan oyuncu gömüyü de alır ve bakabilir; gömü onun elleriyle sayılır, elindeki kâğıtlara katılmaz.
    [first_point] İçinde ceza kâğıdı olan ilk eli alan oyuncu gömüyü de alır ve bakabilir; gömü onun elleriyle sayılır, elindeki kâğıtlara katılmaz.
    [last_trick] Dağıtımın son elini alan oyuncu gömüyü de alır ve bakabilir; gömü onun elleriyle sayılır.
    [first_trick_swap] İlk eli alan oyuncu gömüyü elindeki kâğıtlara katar ve sonraki elden önce elinden { cards } gömer.
    [first_point_swap] İçinde ceza kâğıdı olan ilk eli alan oyuncu gömüyü elindeki kâğıtlara katar ve sonraki elden önce elinden { cards } gömer.
    [out_of_play] Gömüyü kimse görmez, kimseye de sayılmaz.
}
rules-kitty-size = { $n ->
    [1] Artan tek kâğıt gömüdür.
   *[other] Artan { WORD($n) } kâğıt gömüdür.
}
rules-kitty-discard = { $discard ->
   *[captured] { $n ->
        [1] Gömülen kâğıt, gömen oyuncu almış gibi sayılır.
       *[other] Gömülen kâğıtlar, gömen oyuncu almış gibi sayılır.
    }
    [out_of_play] { $n ->
        [1] Gömülen kâğıt kimseye sayılmaz.
       *[other] Gömülen kâğıtlar kimseye sayılmaz.
    }
}

## Kâğıt verme

rules-no-pass = Kâğıt verilmez.
rules-pass-always = Oyundan önce herkes kâğıt verir, her seferinde { $step }.
rules-pass-cycle = Oyundan önce herkes kâğıt verir: { SERIES($steps) }.{ $again ->
    [yes] {" "}Sonra sıra baştan başlar.
   *[no] {""}
}
rules-pass-first = ilk dağıtımda { $step }
rules-pass-later = { ORDINAL($n) } dağıtımda { $step }
rules-pass-unseen = Sana verilenleri görmeden önce ne vereceğini seçersin.
rules-pass-forbidden = { CAPITAL(CARDS($cards)) } verilemez.
rules-pass-along =
    Verme tek bir oyuncuya yapılıyorsa kendi kâğıtlarını tutup sana verilenleri görmeden
    aktarabilirsin.
rules-pass-count = { $noun ->
    [yes] { cards }
   *[no] { WORD($n) }
}
rules-pass-hold = hiç (vermesiz)
rules-pass-middle = ortaya { rules-pass-count }; karılıp herkese yine { WORD($n) } kâğıt dağıtılır
rules-pass-smoosh = { rules-pass-middle } (karma)
rules-pass-charge = biri kâğıt gösterdiyse hiç (bakınız: “{ heading-before }”), göstermediyse { rules-pass-middle }; sonra bir kez daha kâğıt gösterilebilir
rules-pass-scatter = öteki her oyuncuya { rules-pass-count } (serpme)
rules-pass-dealer = dağıtanın seçimiyle { SERIES($picks, joint: "list-or-else") }
rules-pass-picks = { LIST($ways, type: "or") } { rules-pass-count }
rules-pass-way = { $way } { rules-pass-count }
rules-way-other = öteki oyuncuya
rules-way-opposite = karşıdaki oyuncuya
rules-way = { $side ->
   *[left] { $place ->
        [1] sola
       *[other] soldan { ORDINAL($place) } oyuncuya
    }
    [right] { $place ->
        [1] sağa
       *[other] sağdan { ORDINAL($place) } oyuncuya
    }
}

## Oyundan önce

rules-charging = { $after_pass ->
    [some] İlk elden önce (verme olan dağıtımlarda vermeden sonra) elinde { LIST($cards, type: "or", each: "the-card") } olan, iki kat sayılsın diye onu gösterebilir. { rules-charging-way }
    [yes] Vermeden sonra, ilk elden önce, elinde { LIST($cards, type: "or", each: "the-card") } olan, iki kat sayılsın diye onu gösterebilir. { rules-charging-way }
   *[no] İlk elden önce, elinde { LIST($cards, type: "or", each: "the-card") } olan, iki kat sayılsın diye onu gösterebilir. { rules-charging-way }
}
rules-charging-way = { $charge ->
   *[turbo] Herkes sırasız, açıktan gösterebilir; biri gösterdikçe ötekiler de gösterebilir, kimse göstermeyene dek.
    [gong_zhu] Dağıtandan sonra başlayarak herkes sırayla bir kez, göstereceği varsa gösterir.
    [blind] Herkes göstereceklerini gizlice seçer, sonra hepsi birlikte gösterilir.
}
rules-charged-play =
    Gösterilen kâğıt, renginin açıldığı ilk elde açılamaz ve oynanamaz; ancak sahibinin
    oynayabileceği başka kâğıt yoksa oynanır. Başka renge, uyamayan oyuncu onu oynayabilir.
rules-auction =
    Dağıtımın ceza rengini seçme hakkı için herkes sırayla, en son da dağıtan, bir kez bir ile
    { $most } arası fiş teklif eder ya da teklif vermez; teklif öncekilerden yüksek olmak zorunda
    değildir. En yüksek teklifi, eşitlikte ilk teklifi veren, teklifini ortadaki havuza öder ve rengi
    seçer; kimse teklif vermezse ceza rengi kupadır ve ödeme yapılmaz.
rules-pledge = İlk elden önce her oyuncu kupa almamaya söz verebilir.

## Açılış

rules-opening-club = İlk eli, { $card } kimdeyse o, bu kâğıtla açar.
rules-opening-any-club =
    İlk eli { $card } kimdeyse o açar; sinek açmak zorundadır, ama bu kâğıdı açması gerekmez.
rules-lowest-club = sinek { rank-of }
rules-lowest-club-dealt = dağıtılan en küçük sinek (artmadıysa sinek { rank-of })
rules-opening-eldest = { $direction ->
   *[cw] Dağıtanın solundaki, açılabilen herhangi bir kâğıdı açar.
    [ccw] Dağıtanın sağındaki, açılabilen herhangi bir kâğıdı açar.
}
rules-opening-spades =
    İlk dağıtımda maça ikilisi kimdeyse onu açar. Sonraki dağıtımlarda, bir önceki dağıtımda maça
    kızını alan, açılabilen herhangi bir kâğıdı açar.
rules-opening-bidder = { $direction ->
   *[cw] En yüksek teklifi veren, açılabilen herhangi bir kâğıdı açar; teklif yoksa dağıtanın solundaki açar.
    [ccw] En yüksek teklifi veren, açılabilen herhangi bir kâğıdı açar; teklif yoksa dağıtanın sağındaki açar.
}

## İlk el

rules-first-trick-free = İlk elde ceza kâğıdı oynanabilir.
rules-first-trick = İlk elde ceza kâğıdı oynanamaz, renge uyamayan da oynayamaz.{ $exception ->
    [yes] {" "}Ama açılan renkten elinde ceza kâğıdından başkası olmayan oyuncu bunlardan birini oynamak zorundadır.
   *[no] {""}
}
rules-first-trick-stuck = { $stuck ->
   *[play_any] Renge uyamayan ve elinde ceza kâğıdından başkası olmayan oyuncu, bunlardan birini oynayabilir.
    [misdeal]
        Renge uyamayan ve elinde ceza kâğıdından başkası olmayan oyuncu, bunlardan birini oynayabilir
        ya da dağıtımı bozabilir: o zaman aynı kişi yeniden dağıtır, dağıtım sayılmaz.
    [point_void]
        Renge uyamayan ve elinde ceza kâğıdından başkası olmayan oyuncu, bunlardan birini oynayabilir;
        oynanan kâğıt kimseye sayılmaz.
    [lay_aside]
        Renge uyamayan ve elinde ceza kâğıdından başkası olmayan oyuncu, bunlardan birini oynayabilir;
        o kâğıt kenara konur ve dağıtımdan sonra, en az bir ceza puanı alanlardan en az alana gider.
}
rules-first-trick-ten = Sinek onlusu, sahibinin tek sineği değilse ilk elde oynanamaz.

## Uyma ve açma

rules-follow =
    Herkes, elinde varsa, açılan renge uymalıdır{ $joker ->
        [yes] {" "}ya da joker oynar
       *[no] {""}
    }. Uyamayan istediği kâğıdı oynar: buna kâğıt atmak denir.
rules-follow-domino =
    Herkes, elinde varsa, açılan renge uymalıdır. Uyamayan, uyabilene dek yığından birer birer kâğıt
    çeker. Ancak yığın bitince istediği kâğıdı oynayabilir: buna kâğıt atmak denir.
rules-lead-any = { $charge ->
    [yes] Her renk her an açılabilir, kupa da; yalnız gösterilen kâğıt, yukarıda söylendiği gibi bekler.
   *[no] Her renk her an açılabilir, kupa da.
}
rules-lead-hearts = { $breakers ->
   *[hearts] { $event ->
       *[played] Kupa kırılmadan açılamaz: yani herhangi bir elde bir kupa oynanmış olmalıdır.
        [discarded] Kupa kırılmadan açılamaz: yani başka bir renge bir kupa atılmış olmalıdır. Açılan bir kupa kupayı kırmaz.
        [won] Kupa kırılmadan açılamaz: yani içinde kupa olan bir el alınmış olmalıdır.
    }
    [hearts_qs] { $event ->
       *[played] Kupa kırılmadan açılamaz: yani herhangi bir elde bir kupa ya da maça kızı oynanmış olmalıdır.
        [discarded] Kupa kırılmadan açılamaz: yani başka bir renge bir kupa ya da maça kızı atılmış olmalıdır. Bunlardan birini açmak kupayı kırmaz.
        [won] Kupa kırılmadan açılamaz: yani içinde kupa ya da maça kızı olan bir el alınmış olmalıdır.
    }
}
rules-lead-exempt = { $exempt ->
   *[only_hearts] { $jokers ->
        [yes] Elinde yalnız kupa ve joker olan yine de kupa açar.
       *[no] Elinde yalnız kupa olan yine de kupa açabilir.
    }
    [hearts_or_penalty] { $jokers ->
        [yes] Elinde yalnız kupa, öteki ceza kâğıtları ve joker olan yine de kupa açabilir.
       *[no] Elinde yalnız kupa ve öteki ceza kâğıtları olan yine de kupa açabilir.
    }
}
rules-queen-forced =
    Maça kızı ilk güvenli fırsatta atılmalıdır: sahibinin uyamadığı bir renk açılır
    açılmaz{ $ban ->
        [yes] , ama puanın yasak olduğu ilk elde değil
       *[no] {""}
    }.
rules-domino-out =
    Kâğıdı biten oyuncu çıkar, eli onun yerine sonraki açar. En çok bir oyuncuda kâğıt kalınca
    dağıtım biter; kalan kâğıtlar o oyuncuya sayılır, yığından kalanlar kimseye sayılmaz.
rules-draw =
    Her elden sonra, önce eli alan, herkes yığından bir kâğıt çeker. Yığın bitince eldeki kâğıtlar
    sonuna dek oynanır.

## Eller

rules-trick = Eli, açılan rengin en büyük kâğıdı alır. Onu oynayan sonraki eli açar.
rules-equal-cards = { $duplicates ->
   *[first] İki eş kâğıttan ilk oynanan büyüktür.
    [last] İki eş kâğıttan son oynanan büyüktür.
    [cancel]
        Bir eldeki iki eş kâğıt birbirini götürür, hiçbiri eli alamaz. Bu yüzden açılan renkten kâğıt
        kalmazsa el bekletilir: eli açan yeniden açar, sonraki eli alan bekletilenlerin hepsini alır.
        Götürülen kâğıtlar da onları alana sayılır.
}
rules-equal-cards-kitty = İlk el bekletilirse gömü de onunla bekler.
rules-dead-last-trick = { $dead ->
   *[leader] Bir dağıtımın son eli böyle götürülürse onu, bekletilen her şeyle birlikte, eli açan alır.
    [discard] Bir dağıtımın son eli böyle götürülürse onu da bekletilenleri de kimse almaz.
    [second_of_top]
        Bir dağıtımın son eli böyle götürülürse onu, bekletilen her şeyle birlikte, en büyük çiftin
        ikinci kâğıdını oynayan alır.
}
rules-boost = { $boost ->
   *[any_nine] Bir ele herhangi bir dokuzlu düşerse { rules-boost-round }
    [led_nine] Bir ele açılan rengin dokuzlusu düşerse { rules-boost-round }
}
rules-boost-round =
    herkes ilk kâğıdını oynadıktan sonra aynı sırayla ve aynı renge uyarak ikinci bir kâğıt oynar;
    iki turda o rengin en büyük kâğıdı bütün eli alır. Bir el yalnız bir kez uzatılır, kâğıt
    kalmadıysa uzatılmaz.
rules-shown = { $shown ->
   *[last_trick] Herkes son ele bakabilir.
    [last_trick_open]
        Son el, onu alanın yanında açık durur; el almış olan herkesin önünde bir kapalı kâğıt
        vardır.
    [penalty_cards]
        Alınan ceza kâğıtları, alanın yanında açık durur; herkes son ele bakabilir.
}
rules-claim =
    Eli açacak oyuncu kâğıtlarını gösterip kalan bütün elleri isteyebilir. Biri karşı çıkarsa oyun
    o kâğıtlar açıkken sürer.

## Kâğıt değerleri

value-verb = { $way ->
   *[counts] { $each ->
        [yes] ayrı ayrı{" "}
       *[no] {""}
    }{ $score } sayılır
    [takes] alanın puanından { value-amount } düşürür
    [costs] { value-amount } yazar
}
value-amount = { $each ->
    [yes] { $n ->
        [1] birer puan
        [2] ikişer puan
        [3] üçer puan
        [4] dörder puan
        [5] beşer puan
        [10] onar puan
       *[other] ayrı ayrı { points }
    }
   *[no] { points }
}
rules-value-named-suit = Teklifle seçilen rengin her kâğıdı { points } yazar.
rules-value-penalty-suit = Ceza renginin her kâğıdı ceza kâğıdıdır.
rules-value-counters = Kâğıtlar puan yazmaz: yalnızca fişler el değiştirir.
rules-value-each = Her { LIST($cards, type: "and-each") } { value-verb }.
rules-value-cards = { CAPITAL(CARDS($cards)) } { value-verb }.
rules-value-heart = Her kupa { value-verb }.
rules-value-other-hearts = Öteki her kupa { value-verb }.
rules-value-hearts-by-rank = { $way ->
   *[costs] Kupalar değerine göre puan yazar: { LIST($ranks, type: "more") }.
    [counts] Kupalar değerine göre sayılır: { LIST($ranks, type: "more") }.
}
rules-rank-score = { RANK($rank) } { $score }
rules-value-hearts-each = Her kupa { LIST($ranks, type: "or", each: "rank-alone") } { value-verb }.
rules-value-total = Başka hiçbir kâğıt puan yazmaz; bütün ceza kâğıtları birlikte { $total } yazar.
rules-value-total-doubled = Başka hiçbir kâğıt puan yazmaz; bütün ceza kâğıtları birlikte, katlamadan önce { $total } yazar.
rules-royal-hearts = Kupa kızı, onu alanın bütün kupalarını iki katına çıkarır, kendi puanını da.
rules-royal-spades = Aynı oyuncu ikisini de alırsa sinek kızı maça kızını götürür.
rules-ten-turbo = Sinek onlusu, onu alanın bütün öteki kâğıtlarını iki katına çıkarır.
rules-ten-doubles = Sinek onlusu, onu alanın ceza kâğıtlarını iki katına çıkarır.
rules-complex = Puanlar 3 + 4i gibi karmaşık sayılardır; i çarpı i, −1 eder.
rules-ten-complex = Sinek onlusu, onu alanın öteki kâğıtlarının toplamını 2i ile çarpar.
rules-gong-zhu-scoring = Sayılan kâğıtlar, sıfır sayılanlar da içinde, bütün kupalar ve şunlardır: { CARDS($cards) }.
rules-gong-zhu-name = Maça kızına domuz denir.
rules-gong-zhu-ten =
    Sinek onlusu, sayılan başka kâğıt almayana { $score } sayılır. Öyle değilse kendisi sayılmaz,
    ama o oyuncunun sayılan bütün öteki kâğıtlarını iki katına çıkarır.
rules-gong-zhu-hearts = Bütün kupaları alan oyuncuya bunlar birlikte { $lost } yerine { SIGNED($won) } sayılır{ $charged ->
    [yes] {" "}(as gösterildiyse iki katı)
   *[no] {""}
}.
rules-gong-zhu-pig = { $flip ->
   *[all_hearts] O oyuncu domuzu da alırsa domuz { $lost } yerine { SIGNED($won) } sayılır.
    [all_sixteen] O oyuncu sayılan bütün öteki kâğıtları da alırsa domuz { $lost } yerine { SIGNED($won) } sayılır.
}
rules-charged-ace = Kupa ası gösterilirse her kupa iki kat sayılır.
rules-charged-card = Gösterilirse { LIST($cards, type: "or", each: "the-card") } iki kat sayılır.
rules-charged-ten = { $values ->
   *[turbo] Sinek onlusu gösterilirse ikiyle değil dörtle çarpar.
    [gong_zhu] Sinek onlusu gösterilirse ikiyle değil dörtle çarpar, tek başına { $score } sayılır.
    [complex] Sinek onlusu gösterilirse 2i ile değil 4i ile çarpar.
}

## Öteki puanlar

rules-bonus-floor = { $floor ->
   *[none] { CAPITAL(CARDS($cards)) } puanı sıfırın altına indirebilir.
    [hand] { CAPITAL(CARDS($cards)) } bir dağıtımın puanını sıfırın altına indiremez.
    [total] { CAPITAL(CARDS($cards)) } toplamı sıfırın altına indiremez.
}
rules-trick-points = İçinde ne olursa olsun, alınan her el { points } yazar.
rules-no-trick = Bir dağıtımda hiç el almayanın puanından { points } düşülür.
rules-no-trick-moon = { $moon ->
   *[yes] Bir dağıtımda hiç el almayanın puanından { points } düşülür; biri Ay’a çıksa bile.
    [no] Bir dağıtımda hiç el almayanın puanından { points } düşülür; biri Ay’a çıkarsa düşülmez.
}
rules-pledge-points = Sözünü tutandan { points } düşülür, tutmayana { points } eklenir.

## Ay ve Güneş

rules-moon-gong-zhu = Her şeyi almanın başka ödülü yoktur.
rules-moon-gong-zhu-partners = Bütün kupaları birlikte alan ortaklar tek oyuncu gibi ödüllendirilir.
rules-moon-none = Bütün ceza kâğıtlarını almanın özel bir etkisi yoktur.
rules-moon = { $side ->
    [yes] Bir dağıtımda { rules-moon-needs } alan taraf Ay’a çıkar: { rules-moon-effect }.
   *[no] Bir dağıtımda { rules-moon-needs } alan oyuncu Ay’a çıkar: { rules-moon-effect }.
}
rules-moon-needs = { $needs ->
    [named_suit] ceza renginin bütün kâğıtlarını
   *[all_penalties] bütün ceza kâğıtlarını
    [with_bonus] bütün ceza kâğıtlarını ve { CARDS($bonuses, case: "accusative") }
    [all_hearts] bütün kupaları
    [hearts_qs] { $packs ->
        [1] bütün kupaları ve maça kızını
       *[other] bütün kupaları ve iki maça kızını
    }
}
rules-moon-effect = { $effect ->
   *[add] { rules-moon-them } ona yazılmaz, öteki her oyuncuya { $amount } yazılır
    [add_other_side] { rules-moon-them } ona yazılmaz, her rakibe { $amount } yazılır
    [subtract] { rules-moon-them } ona yazılmaz, kendi toplamından { $amount } düşülür
    [choice] { rules-moon-them } ona yazılmaz, seçim onundur: ya öteki her oyuncuya { $amount } yazılır ya da kendi toplamından o kadar düşülür
    [negate] { rules-moon-those } yazacağı puan ona yazılmaz, toplamından düşülür
    [zero_or_double] { rules-moon-them } ona yazılmaz, seçim onundur: ya kendi toplamı sıfır olur ya da bütün ötekilerin toplamı iki katına çıkar
    [gift_from_each] { rules-moon-them } ona yazılmaz, öteki her oyuncuya { $amount } yazılır ve bunların toplamı onun toplamından düşülür
    [in_values] ne olacağını kâğıt değerleri söyler
}
rules-amount-hand = çıkanın kâğıtlarının puanı (bonus kâğıtlar ve katlamalarla)
rules-amount-suit = bu kâğıtların puanı
rules-amount-complex = { rules-moon-those } { $score } puanı (çıkanda sinek onlusu varsa 2i ile çarpılır)
rules-amount-of = { rules-moon-those } { WORD($n) } puanı
rules-amount = { rules-amount-of }{ $but ->
    [more] {" "}(kâğıt gösterildiyse daha çok)
    [fewer] {" "}(bazıları oyunda değilse daha az)
    [both] {" "}(kâğıt gösterildiyse daha çok, bazıları oyunda değilse daha az)
   *[no] {""}
}
rules-moon-complex = Çıkanda { LIST($cards, type: "or", each: "the-card") } varsa o kâğıt yine sayılır ve aynı biçimde çarpılır.
rules-moon-royal = Bu 52 puandır; karo kızıyla on eksik, sinek kızıyla 26 eksik; Ay için bunların ikisi de gerekmez.
rules-moon-guard = { $guard ->
   *[none] Çıkan bu yüzden oyunu kaybetse bile böyledir.
    [auto_subtract]
        Bu yüzden oyun, çıkan kazanmadan bitecekse ötekilere Ay için bir şey yazılmaz;
        onun yerine çıkanın toplamından o kadar düşülür.
    [game_goes_on]
        Bu yüzden oyun, çıkan kazanmadan bitecekse böyle bir Ay’ın olmadığı bir
        dağıtıma dek sürer.
    [reached_score]
        Toplamı { $total } ya da daha çokken Ay’a çıkan, bunun yerine kendinden o kadar düşülmesini seçebilir.
}
rules-moon-bonus = { $bonus ->
   *[independent] { CAPITAL(CARDS($cards)) } Ay’da da sayılır.
    [swallowed] { CAPITAL(CARDS($cards)) } Ay’a çıkana sayılmaz.
}
rules-moon-signs = Çıkan, her rakip için miktarın ekleneceğini ya da düşüleceğini seçebilir.
rules-moon-alone = Hepsini tek bir oyuncu almalıdır; ortaklar Ay’a çıkmada birbirine yardım etmez.
rules-sun = { $sun ->
   *[double] Bir dağıtımın bütün ellerini alan oyuncu Güneş’e çıkar: { rules-sun-worth }.
    [first_trick_free] Bir dağıtımın bütün ellerini ya da ilkinden sonraki bütün elleri alan oyuncu Güneş’e çıkar: { rules-sun-worth }.
    [punish] Bir dağıtımın bütün ellerini alan oyuncu Güneş’e çıkar: Ay’ın etkisi, ona kâğıt verene iki kat, ötekilere bir kat uygulanır{ $moon ->
        [yes] {""}
       *[no] ; ötekilere { rules-sun-amount } yazılır
    }.
    [clean_slate] Bir dağıtımın bütün ellerini alan oyuncu Güneş’e çıkar: çıkanın toplamı sıfır olur.
    [sun_only]
        Ama bu, yalnız dağıtımın bütün ellerini de alan için geçerlidir; öyle değilse kâğıtlar
        olağan biçimde sayılır.
}
rules-sun-worth = { $moon ->
    [yes] Ay’ın yerine sayılır, hem de iki katı
   *[no] öteki her oyuncuya { rules-sun-amount } iki kat yazılır
}
rules-sun-amount = { $hand ->
    [yes] çıkanın kâğıtlarının puanı
   *[no] bütün ceza kâğıtlarının puanı ({ $score })
}

## Oyunun sonu

rules-winner = { $score ->
   *[low] Bütün dağıtımların puanları toplanır, en düşük toplam kazanır.
    [high] Bütün dağıtımların puanları toplanır, en yüksek toplam kazanır.
    [magnitude] Bütün dağıtımların puanları toplanır, sıfıra en yakın toplam kazanır; a + bi sayısının sıfıra uzaklığı a² + b² sayısının kareköküdür.
    [counters] En çok fişi olan oyuncu kazanır.
}
rules-end-limit = { $side ->
    [yes] { $distance ->
        [yes] Bir tarafın toplamının sıfıra uzaklığı { rules-end-reached } o dağıtımdan sonra oyun biter.
       *[no] Bir tarafın toplamı { rules-end-reached } o dağıtımdan sonra oyun biter.
    }
   *[no] { $distance ->
        [yes] Bir oyuncunun toplamının sıfıra uzaklığı { rules-end-reached } o dağıtımdan sonra oyun biter.
       *[no] Bir oyuncunun toplamı { rules-end-reached } o dağıtımdan sonra oyun biter.
    }
}
rules-end-reached = { $ways ->
   *[up] { rules-end-up }
    [down] { rules-end-down }
    [both] { rules-end-down } ya da { rules-end-up }
}
rules-end-up = { $end ->
   *[reach] { $high } ya da daha çok olursa
    [exceed] { SUFFIX($high, case: "accusative") } aşarsa
}
rules-end-down = { $end ->
   *[reach] { $low } ya da daha az olursa
    [exceed] { SUFFIX($low, case: "genitive") } altına inerse
}
rules-gong-zhu-loser = Toplamı { rules-end-down } o oyuncu kaybeder; ona da domuz denir.
rules-end-deals = Oyun { WORD($n) } dağıtımdan sonra biter.
rules-end-time = { CAPITAL(WORD($n)) } dakika sonra süren dağıtım bitirilir ve oyun sona erer.
rules-end-chips = Birinin fişi kalmayınca oyun biter.
rules-wrap = Tam { LIST($totals, type: "or") } olan bir toplam sıfırlanır; oyunun bitip bitmediğine bundan sonra bakılır.
rules-adjust = Yeni değişen bir toplam { LIST($changes, type: "or") } geçer; oyunun bitip bitmediğine bundan sonra bakılır.
rules-adjust-one = tam { SUFFIX($from, case: "ablative") } { SUFFIX($to, case: "dative") }
rules-tie = { $tie ->
   *[shared] { $side ->
        [yes] Birincilikte eşit olan taraflar birlikte kazanır.
       *[no] Birincilikte eşit olan oyuncular birlikte kazanır.
    }
    [extra_hands] { $side ->
        [yes] Oyun biteceği anda birincilikte eşitlik varsa, bir taraf tek başına öne geçene dek yeni dağıtımlar oynanır.
       *[no] Oyun biteceği anda birincilikte eşitlik varsa, biri tek başına öne geçene dek yeni dağıtımlar oynanır.
    }
    [not_over_while_tied] { $special ->
        [yes] Ama birincilikte eşitlik varken oyun bitmez; aşağıda anlatılan kazanma bunun dışındadır.
       *[no] { $side ->
            [yes] Ama taraflar arasında birincilikte eşitlik varken oyun bitmez.
           *[no] Ama birincilikte eşitlik varken oyun bitmez.
        }
    }
}
rules-special-win = Toplamı art arda { WORD($n) } dağıtım tam { $total } kalan oyuncu, ötekilerin puanı ne olursa olsun hemen kazanır.
rules-special-several = Böylece birkaç oyuncu birlikte kazanabilir.
rules-special-arrival = { $counts ->
    [yes] Böyle bir toplama ulaşan dağıtım, bunların ilki sayılır.
   *[no] Böyle bir toplama ulaşan dağıtım bunlardan sayılmaz.
}
rules-ranking = { $ranking ->
   *[full] { $sides ->
        [2] Öteki taraf ikinci olur.
        [0] Ötekiler onların ardından sıralanır.
       *[other] Öteki taraflar onların ardından sıralanır.
    }
    [winner_only] Yalnız birinci sayılır; ikincilik yoktur.
}

## Para, saat ve taraflar

counters = { WORD($n) } fiş
rules-chips = Herkes { counters }le başlar.{ $debts ->
    [yes] {" "}Fişi biten oynamayı sürdürür ve ödeyeceğini borçlanır.
   *[no] {""}
}
rules-settle-average = Sonunda herkes, ortalama puanın üstündeki her puan için { counters } öder, altındaki her puan için { counters } alır; fiş kesirleri de sayılır.
rules-settle-pool =
    Her dağıtımdan sonra herkes havuza { counters } öder. Ceza kâğıdı almayanlar havuzu paylaşır;
    bölünemeyen ya da kimsenin kazanmadığı fişler havuzda kalır.
rules-settle-sweepstake = { $named ->
   *[no] Her dağıtımdan sonra herkes, aldığı her kupa için havuza { counters } öder.
    [yes] Her dağıtımdan sonra herkes, ceza renginden aldığı her kâğıt için havuza { counters } öder.
}
rules-settle-jack = { $named ->
   *[no] Hiç kupa almayan temizdir. Temiz oyuncular havuzu paylaşır; bölünemeyen fişler havuzda kalır. Kimse temiz değilse ya da bütün kupaları bir kişi aldıysa bütün havuz kalır ve Jack olur: her dağıtımın ödemeleriyle büyür ve hiç paylaşılmaz; onu ancak tek başına temiz olan kazanır.
    [yes] Ceza renginden hiç kâğıt almayan temizdir. Temiz oyuncular havuzu paylaşır; bölünemeyen fişler havuzda kalır. Kimse temiz değilse ya da bütün rengi bir kişi aldıysa bütün havuz kalır ve Jack olur: her dağıtımın ödemeleriyle büyür ve hiç paylaşılmaz; onu ancak tek başına temiz olan kazanır.
}
rules-pool-left = Oyun bittiğinde havuzda kalan kimsenin olmaz.
rules-settle-howell = { $named ->
   *[no] Her dağıtımdan sonra herkes, kendi aldığı her kupa için öteki her oyuncuya { counters } öder.
    [yes] Her dağıtımdan sonra herkes, ceza renginden kendi aldığı her kâğıt için öteki her oyuncuya { counters } öder.
}
rules-settle-excess = { $named ->
   *[no] Her dağıtımdan sonra en çok kupa alan oyuncu, öteki her oyuncuya onun eksik aldığı her kupa için { counters } öder.
    [yes] Her dağıtımdan sonra ceza renginden en çok kâğıt alan oyuncu, öteki her oyuncuya onun eksik aldığı her kâğıt için { counters } öder.
}
rules-settle-turbo = Sonunda her oyuncunun puanı { WORD($players) } ile çarpılıp bütün puanların toplamıyla karşılaştırılır: altında kalan farkın her puanı için { counters } alır, üstünde olan o kadar öder.
rules-wager-winner = Başta herkes { counters } koyar; sonunda birinci hepsini alır, eşit birinciler eşit paylaşır.
rules-wager-places = Başta herkes { counters } koyar; sonunda fişler sıralamaya göre { SERIES($shares, joint: "list-ratio") } oranında paylaştırılır, eşit olanlar eşit alır; fiş kesirleri de sayılır.
rules-timer = Her seçimin süresi { WORD($n) } saniyedir; süre dolunca oynanacak ya da verilecek kâğıtlar rastgele seçilir.
rules-partners = { $partners ->
   *[fixed] Ortaklar puanlarını toplar, tarafları birlikte kazanır ya da kaybeder.
    [adhoc]
        İlk el alan iki oyuncu o dağıtımda ötekilere karşı ortaktır; her tarafın bütün oyuncularına
        tarafın aldığı yazılır.
}
