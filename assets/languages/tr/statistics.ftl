### İstatistik ekranı.

menu-statistics = İstatistikler
menu-statistics-detail = Sonuçlar, şans, seçimler
stat-title = İstatistikler
stat-rules = Kural seti
stat-rules-of = { $title } ({ $n })
stat-against = Rakipler
stat-all-opponents = Bütün rakipler
stat-no-practice = Alıştırma oyunları sayılmaz
stat-save = Bütün dağıtımları tablo olarak kaydet (CSV)
stat-practise = { $theme ->
    [lead] Açmayı çalış
    [follow] Uymayı çalış
    [last] Son oynamayı çalış
   *[discard] Atmayı çalış
}
stat-reading = Oyunların okunuyor…
stat-nothing = İstatistiklerini burada görmek için bir oyunu bitir. İpucu alınan ya da kâğıdı geri alınan alıştırma oyunları sayılmaz.
stat-mean = { $mean } ± { $half }
stat-deals = { $n } dağıtım

## Sonuçlar

stat-results = Sonuçlar
stat-share = Olası kazanma oranı %{ $low }–{ $high } (eşit pay: %{ $even }).
stat-chance = Yalnız şansla { $low } ile { $high } arası kez kazanılırdı.
stat-few = Daha çok şey söylemek için { $least } oyun gerekli; sende { $n } var.
stat-place = { place }
stat-place-line = { place }: { $count } oyun
stat-share-how = Açık renkli çubuk %95 aralığıdır: gerçek kazanma oranın 20 kezde 19 kez onun içindedir. Kesikli çizgi, herkes aynı ölçüde iyi olsa her yerin kazanacağı orandır.

## Dağıtım başına puan

stat-points = Dağıtım başına puan
stat-no-points = Puanla sayılan iki dağıtım gerekli.
stat-even = Eşit pay, dağıtım başına { $points } puan olurdu.
stat-bar = { $one ->
    [yes] { $low } puan
   *[no] { $low }–{ $high } puan
}: { $n } dağıtım{ $queens ->
    [0] {""}
    [all] { $n ->
        [one] , maça kızıyla
       *[other] , hepsi maça kızıyla
    }
   *[other] , { $queens } tanesi maça kızıyla
}
stat-with-queen = maça kızıyla
stat-queen-deals = Maça kızını aldığın son dağıtımlar
stat-deal-points = { $points } puan
stat-mean-is = Dağıtım başına ortalama { $mean } puan.

## Seçimlerin bedeli

stat-choices = Seçim başına kayıp
stat-no-choices = Koç bu dağıtımlara henüz bakmadı.
stat-few-deals = Düzey söylemek için { $n } dağıtım gerekli; şu an { $now } dağıtım var.
stat-level = { $clear ->
    [yes] Seçimlerin şu düzeydeydi: { $low }
   *[no] Kesin değil; seçimlerinin aralığı: { $low } – { $high }
}
stat-situation = { $kind ->
    [passing] Verme
    [calling] Teklif ve gösterme
    [leading] Açma
    [following] Uyma
    [last] Son oynama
    [discarding] Atma
    [defending] Ay’a karşı
   *[own_moon] Kendi Ay’ın
}
stat-dearest = En büyük kayıp: { $kind ->
    [passing] verme
    [calling] teklif ve gösterme
    [leading] açma
    [following] uyma
    [last] son oynama
    [discarding] atma
    [defending] Ay’a karşı oyun
   *[own_moon] kendi Ay’ların
}.
stat-no-dearest = { $equal ->
    [yes] Her tür seçim sana aynı bedele mal oluyor.
   *[no] En çok hangi tür seçimde kaybettiğin kesin değil.
}
stat-choice-line = { stat-situation }: { $n } seçimde { $mean }
stat-sure = %95 aralığı
stat-choices-how = Kaybedilen puanlar öteki oyunculara göre, koçun senin yerinden bilinenlerden beklediği gibi sayılır. Şansla alınan puanlar sayılmaz; bu yüzden puan tablosundakinden farklıdır. Kaybedilecek bir şeyin olmadığı seçim hesaba katılmaz. Düzey, Kulüp oyuncularına karşı { $deals } dağıtımdaki kaybı seninkine en yakın olandır; değerlendiren { $same ->
    [yes] aynı koçtur
   *[no] koçun önceki bir sürümüdür
}; seçim azken Kulüp düzeyine çekilir. Yalnız şans ikisini de açıklayabildikçe iki düzey söylenir. En büyük kayıp, ancak şansın en kötü türü bu kadar kötü göstermesi çok zorsa söylenir. %95 aralığı gerçek değeri 20 kezde 19 kez içerir. Hiçbir seçim 0’dan az kaybettirmez: 0’ın altındaki değer şanstır, resimde 0 görünür.

## Kâğıtlar adil mi?

stat-fair = Kâğıtlar adil mi?
stat-no-checks = Denetlenebilecek dağıtım henüz yok.
stat-queen = { $where ->
    [you] Maça kızı sana
    [left] Kız soluna
    [right] Kız sağına
    [across] Kız karşıya
   *[other] Kız solundaki { $n }. yere
}
stat-fact = { $fact ->
    [hearts] Elindeki kupalar
    [aces] Aslar
    [longest] En uzun renk
   *[voids] Bir rengi eksik olanlar
}
stat-inside = { $n } denetimin hepsi olağan. Şansla yirmide biri olağan olmazdı.
stat-outside = { $of } denetimden { $n } tanesi olağan dışı; şansla bu, yaklaşık { $tables } masada bir olur.
stat-check-line = { $name }: { $found } (olağanı { $low }–{ $high }){ $outside ->
    [yes] , olağan dışı
   *[no] { "" }
}
stat-fair-how = Her yeşil çubuk, adil kâğıtların 20 kezde 19 kez getirdiğidir; desteden ve kişi başına düşen kâğıttan hesaplanır. En uzun renk, kupalar ve aslar, verme öncesi dağıtım başına ortalamalardır.

## Oynanan günler

stat-days = Oynanan günler
stat-days-played = Son { $of } günün { $n } tanesi
stat-days-shades = Daha güçlü renkler: { $low }, { $middle } ve { $high } dağıtımdan başlayarak.
stat-day-line = { games-on-day-of-year }: { $n } dağıtım
stat-weekday = { $n ->
    [0] Pt
    [1] Sa
    [2] Ça
    [3] Pe
    [4] Cu
    [5] Ct
   *[6] Pz
}
stat-month = { $month ->
    [1] Oca
    [2] Şub
    [3] Mar
    [4] Nis
    [5] May
    [6] Haz
    [7] Tem
    [8] Ağu
    [9] Eyl
    [10] Eki
    [11] Kas
   *[12] Ara
}

## Şans

stat-luck = Şans
stat-no-luck = Başkalarının senin kâğıtlarınla en az iki dağıtım oynamış olması gerekli.
stat-luck-sum = { $n } dağıtımda şans { $luck } puan { $saved ->
    [yes] kazandırdı
   *[no] götürdü
}, oyunun { $play } puan { $well ->
    [yes] kazandırdı
   *[no] götürdü
}.
stat-luck-band = Yalnız şans genellikle { $half } puan içinde kalır; { $inside ->
    [yes] burada da öyle.
   *[no] ama burada değil.
}
stat-luck-left = Bu sayfa açıkken, önceki dağıtımlarının { $n } tanesi hâlâ başkalarınca oynanıyor.
stat-luck-how = Çizgi, şansın kazandırdıklarının yürüyen toplamıdır. Yalnız şans 20 kezde 19 kez bandın içinde kalır; bant, dağıtım sayısının kareköküyle genişler.

## Derece

stat-rating = Derece
stat-rating-value = { $rating } ± { $half }
stat-rating-few = { $least } oyun gerekli; sende { $n } var.
stat-rating-equals = { $clear ->
    [yes] Yaklaşık şu düzeyde oynuyorsun: { $low }.
   *[no] Kesin değil; oyununun aralığı: { $low } – { $high }.
}
stat-rating-games = { $n } oyun
stat-rating-line = { $level }: { $rating }
stat-rating-how = Derece, dereceleri ölçülmüş ve sabit olan rakiplere karşı sıralamalarından çıkar: 400 puan, bire on demektir. Bant, gerçek gücünü 20 kezde 19 kez içerir; rakiplerin derecelerindeki yanılmayı da hesaba katar.

## Bulgular

stat-findings = Göze çarpanlar
stat-no-findings = Kesin değil: dağıtım türlerin arasındaki her farkı yalnız şans da açıklar.
stat-finding = { $kind ->
    [queen] Elinde maça kızı varken
    [long] Bir renkten altı ve daha çok kâğıdın varken
    [void] Elinde bir renk yokken
    [aces] İki ve daha çok asın varken
    [lately] Dağıtımlarının ikinci yarısında
    [pass-l] Sola verirken
    [pass-r] Sağa verirken
    [pass-a] Karşıya verirken
   *[pass-hold] Kâğıt verilmezken
} dağıtım başına her zamankinden { $by } puan { $good ->
    [yes] daha iyisin
   *[no] daha kötüsün
}; senin kâğıtlarını oynayanlarla karşılaştırılınca.
stat-finding-deal = { $n }: dağıtım { $deal }
stat-finding-saved = ötekilerden { $by } puan { $good ->
    [yes] daha iyi
   *[no] daha kötü
}
stat-finding-gone = Bu oyun artık kayıtlı değil.
stat-findings-how = Her dağıtım, senin kâğıtlarını oynayan altı kişiyle karşılaştırılır; böylece şans ve zor kâğıtlar sayılmaz. Bir cümle, ancak şansın böyle bir fark yaratması çok zorsa çıkar (üç standart hata). Yeniden bakmak için bir dağıtıma bas.
