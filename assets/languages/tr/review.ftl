### Biten bir dağıtımın incelemesi.

## İnceleme

review-back = Geri
review-view = Görünüm
review-own-view = Gözünden
review-all-hands = Hepsi
review-what-happened = Eli tekrarla
review-strip = Seçimler
review-cell = { $kind ->
    [pass] Verme
    [charge] Göster
    [bid] Teklif
    [name_suit] Renk
    [choose_pass] Yön
    [pledge] Söz
    [bury] Gömme
   *[other] Öteki
}
review-cell-value = { $name }, { $label }
review-trick = El { $n }
review-place = Dağıtım { $deal }, { $trick ->
    [0] { $name }
   *[other] el { $trick }
}
review-label = { $label ->
    [good] İyi
    [slip] Küçük hata
    [mistake] Hata
    [blunder] Büyük hata
    [great] Harika kâğıt
    [great-pass] Harika seçim
    [close] Kesin değil
    [waiting] Henüz bakılmadı
   *[none] Seçim yok
}
review-loss = { $n ->
    [0] 1 puandan az
    [1] 1 puandan az
    [2] yaklaşık 1 puan
   *[other] yaklaşık { $points } puan
}
review-ahead = { $n ->
    [0] 1 puandan az önde
    [1] 1 puandan az önde
    [2] yaklaşık 1 puan önde
   *[other] yaklaşık { $points } puan önde
}
review-on-average = { $n ->
    [0] Ortalama 1 puandan az
    [1] Ortalama 1 puandan az
    [2] Ortalama yaklaşık 1 puan
   *[other] Ortalama yaklaşık { $points } puan
}
review-moment = { $place } · { $label }
review-this-time = bu kez { $points }
review-halves = { $half ->
    [yes] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[no] { $whole }
}
review-details = Ayrıntılar
review-details-loss = { $gained ->
    [yes] { $n } örnek dağıtımda koçun seçiminden { $points } ± { $error } puan daha iyi.
   *[no] { $n } örnek dağıtımda kaybedilen: { $points } ± { $error } puan.
}
review-details-great = { $n } örnek dağıtımda ikinci en iyi seçimin { $points } ± { $error } puan önünde.
review-next = { $way ->
    [-1] Önceki seçim
   *[other] Sonraki seçim
}
review-next-mark = { $way ->
    [-1] Önceki işaret
   *[other] Sonraki işaret
}
review-title = { $n ->
    [0] Bu dağıtım
    [1] Bir önemli an
    [2] İki önemli an
   *[3] Üç önemli an
}
review-title-none = Bu dağıtım
review-clean = Temiz bir dağıtım
review-find = Daha iyi bir kâğıt bul
review-took = { $points } puan aldın.
review-gave-away = { $gained ->
    [yes] Seçimlerin bir şey götürmedi.
   *[no] { $n ->
        [1] Seçimlerin ortalama 1 puandan az götürdü.
        [2] Seçimlerin ortalama yaklaşık 1 puan götürdü.
       *[other] Seçimlerin ortalama yaklaşık { $points } puan götürdü.
    }
}
review-none = Bu dağıtımda seçecek bir şey yoktu.
review-no-coach = Koç durduğu için bu dağıtıma bakamadı.
review-looking = Bakılan seçim: { $at }/{ $of }
review-other-choices = { $n } seçim daha
review-try = Yeniden dene
review-no-try = Yalnız bir kâğıt, o da seçim varken yeniden denenebilir
review-show-it = Göster
review-next-moment = { $at ->
    [0] İlk an
   *[other] Sonraki an · { $at }/{ $of }
}
review-done = Tamam
review-go-on = Sürdür
review-copied = Kopyalandı
review-more = Daha fazla
review-share-position = Konumu kopyala
review-share-game = Oyunu metin olarak kopyala
review-share-save = Oyunun kopyasını kaydet
review-share-code = Meydan okuma olarak kopyala
review-share-no-code = Bir arkadaş, yalnız tek kişinin bilgisayar oyuncularına karşı oynadığı, çok uzun olmayan oyunları yeniden oynayabilir.
review-saved = Kaydedildi: { $path }

## Oyunun metni

deal-text-deal = Dağıtım { $n }
deal-text-hand = { $name }: { $cards }
deal-text-kitty = Gömüde: { $cards }
deal-text-passed = { $giver } → { $receiver }: { $cards }
deal-text-play = { $name } { $card }
deal-text-trick = { $n }. { SERIES($plays) }{ $taken ->
    [yes] { " " }– { $name }
   *[no] { "" }
}
deal-text-bid = { $name }, teklif: { $n }
deal-text-pledge = { $name }: { $pledged ->
    [yes] kupa almamaya söz
   *[no] söz yok
}
deal-text-buried = { $name }, gömülen: { $cards }
deal-text-drew = { $name }, çekilen: { $cards }
deal-text-rest = Gerisi { name-dative } gitti
deal-text-points = { $name } { $points }
deal-text-score = Puanlar: { SERIES($points) }

## İnceleme masasında

review-waiting = Henüz bakılmadı
review-no-choice = Burada seçecek bir şey yoktu
review-you-played = { $label }: oynadığın { CARD($card) }
review-better = Daha iyisi: { CARD($card) }
review-played-here = Oynadığın: { $card }
review-better-here = Daha iyi: { $card }
review-result = { $n ->
    [0] puansız
    [1] 1 puan
   *[other] { $points } puan
}
review-chip = { $mine ->
    [yes] sana { $points }
   *[no] { name-dative } { $points }
}
review-prompt = Hangi kâğıt daha iyi olurdu?
review-solved = Evet: { CARD($card) }
review-not-solved = { $known ->
    [yes] { CAPITAL(CARD($card)) } { $cost } götürür; { review-tries-left }
   *[no] { CAPITAL(CARD($card)) } değil; { review-tries-left }
}
review-not-solved-here = { $known ->
    [yes] { $card } { $cost } götürür; { review-tries-left }
   *[no] { $card } değil; { review-tries-left }
}
review-tries-left = { $left ->
    [0] hak kalmadı
    [one] bir hak kaldı
   *[other] { $left } hak kaldı
}
review-text-hand = Elin: { LIST($cards) }
review-text-trick = Masada: { LIST($cards) }
review-open = İncele
review-open-deal = Bu dağıtımı incele
review-too-small = Pencere bu masa için çok küçük
review-go-on-tip = Bu dağıtımı buradan alıştırma olarak oyna; oyunun kendisi olduğu gibi kalır

## Ne bilinebilirdi

review-knows = Ne bilebilirlerdi?
review-cards = { LIST($cards) }
knows-back = İncelemeye dön
knows-who = Kimin bilgisi
knows-heading = { GENDER($name) ->
    [you] Ne bilebilirdin?
   *[other] { $name } ne bilebilirdi?
}
knows-title = { GENDER($name) ->
    [you] Göremediğin kâğıtlar
   *[other] { name-genitive } göremediği kâğıtlar
}: { $n }
knows-matrix = Görünmeyen { $n } kâğıt
knows-legend = Büyük nokta: daha olası. Çizgi: olanaksız. Onay işareti: kesin.
knows-part = { $n } kez { name-locative }
knows-certain = { CAPITAL(CARD($card)) }: kesinlikle { name-locative }.
knows-sentence = { CAPITAL(CARD($card)) }: on olası dağıtımda { LIST($parts) }.
knows-cards = { $n } kâğıt
knows-nobody = Hiç kimse
knows-own = Elindeki { $n } kâğıt
knows-played = { $n ->
    [0] Hiç kâğıt oynanmamıştı.
    [one] Bir kâğıt oynanmıştı.
   *[other] { $n } kâğıt oynanmıştı.
}
knows-passed = Verilen:
knows-got = Alınan:
knows-nothing-else = Aşağıdaki tablo yalnızca { name-dative } gösterilenlere dayanır.
knows-why = Ötekilerin kâğıtları bir oyuncuya hiç ulaşmaz; gizli kâğıtları değiştirmek, bilgisayar oyuncusunun yaptıklarını değiştirmez.
knows-decided = { GENDER($name) ->
    [you] Oynadığın kâğıt
   *[other] { name-genitive } oynadığı kâğıt
}: { CARD($card) }
knows-decided-other = { GENDER($name) ->
    [you] Sonraki seçimin
   *[other] { name-genitive } sonraki seçimi
}
knows-reason-waiting = Koç düşünüyor…
knows-reason-none = Seçecek bir şey yoktu.
knows-reason = Koçun { name-dative } diyeceği: { $reason }
knows-reason-wrong = Bu { review-loss } götürdü. Koçun { name-dative } diyeceği: { $reason }
knows-show = Ötekilerin elindekileri göster
knows-waiting = Olası dağıtımlar sayılıyor…
knows-none = Bu kurallarla gizli kâğıtlar sayılamaz.

report-work = Ne üzerinde çalışmalı
report-waiting = Koç düşünüyor…
report-nothing = Göze çarpan bir şey yok. İyi oynadın.
report-costliest = En pahalı seçim
report-habits-later = Alışkanlıklarını burada görmek için birkaç oyun daha oyna.
report-try = Bir daha bak
report-choose = Ortalama kaybedilen puan. Görmek için bir an seç.
report-no-moments = Bu dağıtımın hiçbir seçimi çok önemli değildi.
