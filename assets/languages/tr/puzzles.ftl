### Bulmacalar: sorulu bir konum.

menu-puzzles = Bulmacalar
menu-puzzles-detail = En iyi kâğıdı bul
puzzle-back = Geri
puzzle-back-daily = Günün oyununa dön
puzzle-rules = Kural seti
puzzle-all-rules = Bütün kural setleri
puzzle-standing = Bulmaca derecen yaklaşık { $rating }; { $streak ->
    [0] henüz seri yok
   *[other] seri { $streak }
}
puzzle-standing-early = Derecen { $of } bulmacadan sonra çıkar (şu an { $n }); { $streak ->
    [0] henüz seri yok
   *[other] seri { $streak }
}
puzzle-name = { $rules }, bulmaca { $n }
puzzle-goes-on = Aynı dağıtım sürüyor: sonraki seçimin.
puzzle-question = En güvenli kâğıt hangisi?
puzzle-question-any = Açıkça en iyi bir kâğıt var mı?
puzzle-question-judged = En iyi kâğıt hangisi?
puzzle-against-judged = Ötekiler akıllıca oynar ve yalnız kendi kâğıtlarını görür.
puzzle-counting-judged = Örnek dağıtımlar deneniyor…
puzzle-none = Açıkça en iyi kâğıt yok
puzzle-against = Ötekiler bütün kâğıtları biliyor ve sana karşı birlikte oynuyormuş gibi oyna. O zaman kâğıtlardan biri hiçbir zaman ötekilerden kötü olmaz.
puzzle-against-any = Ötekiler bütün kâğıtları biliyor ve sana karşı birlikte oynuyormuş gibi oyna.
puzzle-counting = Bütün olası dağıtımlar sayılıyor…
puzzle-out = { $n ->
    [one] Kalan tek kâğıt
   *[other] Kalan { $n } kâğıt
}
puzzle-passed = { CAPITAL(name-dative) } verdiğin:
puzzle-void = { CAPITAL(SUIT($suit)) } kalmayan: { LIST($names) }.
puzzle-only-hearts = Kırılmadan kupa açtığı için elinde yalnız kupa olan: { LIST($names) }.
puzzle-choose = Bir kâğıt seç
puzzle-play = { CAPITAL(CARD($card, case: "accusative")) } oyna
puzzle-show = Göster
puzzle-skip = Atla
puzzle-hint = İpucu
puzzle-hints = { $n }/{ $of } kullanıldı
puzzle-hint-all = Bu son ipucuydu.
puzzle-hinted = İpucuyla ne derecen ne de serin değişir.
puzzle-hint-card = Dikkat et: { CARD($card) }.
puzzle-hint-two = Karşılaştır: { CARD($one) } ve { CARD($other) }.
puzzle-title = { $verdict ->
    [right] Doğru!
    [wrong] { CAPITAL(CARD($card)) } değil
    [some] En iyisi: { LIST($cards, each: "the-card") }
    [any] Açıkça en iyisi yok
   *[shown] Yanıt
}
puzzle-right = { $n ->
    [one] Doğrusu: { LIST($cards, each: "the-card") }.
   *[other] Doğruları: { LIST($cards, each: "the-card") }; hep aynı sonuca varırlar.
}
puzzle-proof = { $all ->
    [yes] { $n } olası dağıtımın hepsinde bütün öteki kâğıtlardan iyi.
   *[no] { $n } olası dağıtımın hiçbirinde daha kötü değil, { $better } tanesinde bütün öteki kâğıtlardan iyi.
}
puzzle-right-even = Açıkça en iyi kâğıt yok; ortalamaları aşağı yukarı aynı: { LIST($cards, each: "the-card") }.
puzzle-right-alike = { $n ->
    [one] En iyisi: { LIST($cards, each: "the-card") }.
   *[other] En iyileri, aynı ölçüde: { LIST($cards, each: "the-card") }.
}
puzzle-proof-even = { $n } olası dağıtımın bazılarında her kâğıttan iyisi var. Ortalamada { $same ->
    [yes] en iyi ikisi aynı.
   *[no] en iyi ikisinin arası { $gap } puan.
}
puzzle-measured = { $n } örnek dağıtımda ortalama { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} puan daha iyi.
puzzle-measured-even = { $n } örnek dağıtımda en iyi ikisinin arası ortalama { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} puan.
puzzle-coach-gap = Koç: ortalama { $gap }{ $detail ->
    [yes] {" "}± { $error }
   *[no] {""}
} puan daha iyi.
puzzle-points-judged = Kaybedilen puan, ortalama
puzzle-average-judged = Burada gösterilen { $n } örnek dağıtımda; ötekilerin aldıkları da hesaba katılır.
puzzle-points = Buradan sonra alacağın puan, ortalama
puzzle-card-points = { CARD($card) } { $points }
puzzle-here = Masadaki { $at }. dağıtımda puanlar: { LIST($parts) }.
puzzle-here-judged = Masadaki { $at }. dağıtımda puanların: { LIST($parts) }.

## Doğru kâğıt neden daha iyi

puzzle-often = { $share ->
    [all] { $of } olası dağıtımın hepsinde
    [none] { $of } olası dağıtımın hiçbirinde
   *[some] { $of } olası dağıtımın { $often } tanesinde
}
puzzle-rarely = { $few ->
    [all] hepsinde
    [none] hiçbirinde
   *[some] { $rarely } tanesinde
}
puzzle-why-takes = { CAPITAL(CARD($other, case: "with")) } ötekiler sana { $own ->
    [yes] kendi{" "}
   *[no] {""}
}{ CARD($card, case: "accusative") } aldırır: { puzzle-often }; { CARD($better, case: "with") } { puzzle-rarely }.
puzzle-why-itself = { CAPITAL(CARD($other, case: "accusative")) } oynarsan kendin alırsın: { puzzle-often }; { CARD($better, case: "with") } { puzzle-rarely }.
puzzle-why-misses = { CAPITAL(CARD($better, case: "with")) } { CARD($card, case: "accusative") } alırsın: { puzzle-often }; { CARD($other, case: "with") } { puzzle-rarely }.
puzzle-why-suit = { CAPITAL(CARD($other, case: "with")) }, { CARD($better, case: "with") } aldığından ortalama { decimal } { SUIT($suit) } çok alırsın, en çok { $most } fazla.
puzzle-why-suit-one = { CAPITAL(CARD($other, case: "with")) }, { CARD($better, case: "with") } aldığından { $n } { SUIT($suit) } çok alırsın: { puzzle-often }.
puzzle-why-suit-always = { CAPITAL(CARD($other, case: "with")) }, { CARD($better, case: "with") } aldığından hep { $n } { SUIT($suit) } çok alırsın.
puzzle-why-worst = En kötü durumda buradan sonra { CARD($other, case: "with") } { $worst }, { CARD($better, case: "with") } { $least } puan alırsın.
puzzle-why-mean = { CAPITAL(CARD($other)) }, { CARD($better, case: "ablative") } ortalama { decimal } puan daha pahalı.
puzzle-why-other-takes = { CAPITAL(CARD($other)) } ötekiler ne oynarsa oynasın bu eli alır ve sonrakini sen açarsın; { CARD($better) } hiç almaz.
puzzle-why-better-takes = { CAPITAL(CARD($better)) } ötekiler ne oynarsa oynasın bu eli alır ve ne açılacağını sen seçersin; { CARD($other) } hiç almaz.
puzzle-why-kept = { CAPITAL(CARD($better, case: "accusative")) } tutarsan ötekiler ona pahalı bir el aldırabilir: { puzzle-often }; şimdi oynarsan { puzzle-rarely }.
puzzle-why-both-take = İki kâğıt da bu eli alır: büyüğü gitsin.
puzzle-why-neither-takes = İki kâğıt da bu eli almaz: büyüğü gitsin.
puzzle-why-unbeaten = { CAPITAL(CARD($other, case: "accusative")) } kimse geçemez.
puzzle-why-beaten = { CAPITAL(CARD($better, case: "accusative")) } biri geçmek zorunda; el senin olmaz.
## Yanıtın altında

puzzle-motif = Motif: { $name }
puzzle-series = Bulmaca { $at }/{ $of }
puzzle-next = Sonraki bulmaca
puzzle-next-choice = Sonraki seçimin
puzzle-why = Neden
puzzle-copy = Kanıtı kopyala
puzzle-every-deal = Bütün olası dağıtımlar
puzzle-counts = { $alike ->
    [0] { $better } dağıtımın hepsinde en iyisi
   *[other] { $better } dağıtımda en iyisi, { $alike } dağıtımda başkasıyla eşit
}
puzzle-some-deals = Örnek dağıtımlar
puzzle-counts-two = { CAPITAL(CARD($card)) }, { CARD($other, case: "ablative") } { $better } kez iyi, { $alike } kez eşit, { $worse } kez kötü
puzzle-deal-before = Önceki dağıtım
puzzle-deal-after = Sonraki dağıtım
puzzle-happens = Ne olur
puzzle-play-on = Buradan oyna
puzzle-own = Kendi oyunlarından ({ $n })
puzzle-own-name = Kendi oyunlarından
puzzle-own-standing = { $n }/{ $of } çözüldü, dereceye sayılmaz
puzzle-deal = Dağıtım { $at }
puzzle-deal-of = Olası dağıtım { $at }/{ $of }
puzzle-deal-of-judged = Örnek dağıtım { $at }/{ $of }
puzzle-not-kept = Sonuç kaydedilemedi: { $why }.
puzzle-none-left = { $n ->
    [0] Bulmacalar okunamıyor; oyunu yeniden kur.
   *[other] Hepsini gördün. { $missed ->
        [0] Hiçbirinde yanılmadın.
        [one] Birinde yanıldın.
       *[other] { $missed } tanesinde yanıldın.
    }
}
puzzle-ways = Hangi bulmacalar
puzzle-way-new = Yeni
puzzle-way-missed = Yanlış ({ $n })
puzzle-missed-none = Yanlış yok. Yanlış çözdüğün bulmacalar burada bekler.
puzzle-way-storm = 3 dakika
puzzle-clock = { $clock } kaldı, { $solved } doğru, { $missed } yanlış
puzzle-storm-over = Süre doldu! Üç dakikada { $solved } doğru, { $missed } yanlış. En iyin: { $best }.
puzzle-storm-again = Yeniden oyna
puzzle-repeat = Yanlışları yinele
