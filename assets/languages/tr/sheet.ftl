### Puan tablosu, çizgesi ve biten oyun üstüne söylenenler.

## Tablo

sheet-column-deal = No
sheet-column-pass = Verme
sheet-race = { $way ->
    [behind] { SUFFIX($first, case: "genitive", name: "yes") } { $n } puan gerisindesin
    [ahead] { SUFFIX($first, case: "genitive", name: "yes") } { $n } puan önündesin
   *[level] { SUFFIX($first, case: "with", name: "yes") } eşitsin
}, { $mine ->
    [yes] oyunu bitirmene { $left } puan var.
   *[no] { SUFFIX($last, case: "genitive", name: "yes") } oyunu bitirmesine { $left } puan var.
}
sheet-total = Toplam
sheet-cell = { $name }, dağıtım { $n }
sheet-moon = { $moon ->
    [sun] Güneş
   *[moon] Ay
}
sheet-moon-score = { sheet-moon } { $score }
sheet-score-moon = { $score } { sheet-moon }

sheet-subtitle = { sheet-played } { $end ->
   *[reach] Oyun { $limit } olunca biter, { ending-best }.
    [exceed] Oyun { $limit } aşılınca biter, { ending-best }.
    [deals] Oyun { WORD($limit) } dağıtımdır, { ending-best }.
    [time] Oyun { $limit } dakika sonra biter, { ending-best }.
    [chips] Birinin fişi bitince oyun biter, { ending-best }.
}
sheet-brief = { sheet-played } { $end ->
   *[reach] Oyun { $limit } olunca biter.
    [exceed] Oyun { $limit } aşılınca biter.
    [deals] Oyun { WORD($limit) } dağıtımdır.
    [time] Oyun { $limit } dakika sonra biter.
    [chips] Birinin fişi bitince oyun biter.
}
sheet-played = { CAPITAL(WORD($deals)) } dağıtım oynandı.

sheet-note = { $stand ->
    [winner] Kazanan
    [tied-first] Ortak birinci
    [leading] Önde
    [tied-lead] Birlikte önde
    [close] { PLACE($place) }, { $left } kaldı
   *[behind] { PLACE($place) }
}
sheet-note-of-side = { $stand ->
    [winner] { $side } { $total }, kazanan
    [tied-first] { $side } { $total }, ortak birinci
    [leading] { $side } { $total }, önde
    [tied-lead] { $side } { $total }, birlikte önde
    [close] { $side } { $total }, { PLACE($place) }, { $left } kaldı
   *[behind] { $side } { $total }, { PLACE($place) }
}

## Bir sayının içindekiler

sheet-line = { $shown ->
    [yes] { sheet-line-kind } { $cards }: { SIGNED($score) }
   *[no] { sheet-line-kind }: { SIGNED($score) }
}
sheet-line-kind = { $kind ->
   *[cards] Kâğıtlar
    [hearts] Kupalar
    [multiplier] Değiştiren
    [bonus] Bonus
    [floor] Sıfırın altına inmez
    [moon] Ay
    [sun] Güneş
    [no_trick] El almamak
    [tricks] Eller
    [pledge] Söz
    [partner] Ortak
}
sheet-card = { $kind ->
   *[card] { rank-short }{ sheet-suit }
    [joker] { rank-short }
    [suit-joker] { rank-short }
    [warren] { rank-short }
}
sheet-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [spades] ♠
   *[hearts] ♥
}
sheet-nothing = Sayılan bir şey yok
sheet-counters = Fiş: { SIGNED($gain) }, şimdi { $stock }
sheet-jumped = Toplam atladı, yeni toplam { $total }
sheet-played-as = Oynadığı güç: { $level }

## Çizge

sheet-chart-deals = Dağıtım
sheet-chart-end = Oyun biter

## Altyazılı sayılar

sheet-tile = { $value } { $caption }
sheet-tiles = { SERIES($tiles, joint: "list-more") }
sheet-tile-best = { $score ->
   *[low] en düşük toplam
    [high] en yüksek toplam
    [magnitude] sıfıra en yakın
    [counters] en iyi toplam
}
sheet-tile-queens = kez maça kızı alındı
sheet-tile-tricks = el alındı
sheet-tile-clean = puansız dağıtım
sheet-tile-pool = fiş havuzda
sheet-tile-margin = { $counters ->
    [yes] fiş, birinciyle ikinci arasında
   *[no] puan, birinciyle ikinci arasında
}
sheet-tile-moons = { $who ->
   *[several] kez Ay’a çıkıldı
    [you] kez Ay’a çıktın
    [other] kez Ay’a çıktı: { $name }
}
sheet-tile-most-queens = { $who ->
    [you] maça kızı, sende
   *[other] maça kızı, { name-locative }
}
sheet-tile-dearest = { $who ->
    [you] bir dağıtımın en çoğu, sende
   *[other] bir dağıtımın en çoğu, { name-locative }
}
sheet-tile-lead = kez öndeki değişti

## Son tablo

sheet-standing = { $placed ->
    [yes] { PLACE($place) } { $name } { $total }
   *[no] { $name } { $total }
}
sheet-winners = { SERIES($names, joint: "list-more") }
sheet-remarks = { CAPITAL(SERIES($remarks, joint: "list-more")) }
sheet-paid = { $way ->
   *[nothing] bir şey ödemez
    [receives] alır: { $amount }
    [pays] öder: { $amount }
}
sheet-deed-moons = { WORD($n) } Ay
sheet-deed-queens = { WORD($n) } kız
sheet-deed-clean = { WORD($n) } puansız dağıtım

sheet-won = { $n ->
    [one] { LIST($names) } kazandı
   *[other] { LIST($names) } kazandı
}
sheet-won-by-you = { $n ->
    [0] Kazandın
   *[other] Sen ve { LIST($names) } kazandınız
}

sheet-over-deals = { $n ->
    [one] Oyun bir dağıtımla bitti.
    [2] Oyun iki dağıtımla bitti.
   *[other] Oyun { WORD($n) } dağıtımla bitti.
}
sheet-over-time = Süre { WORD($n) } dağıtımdan sonra doldu.
sheet-over-chips = { CAPITAL(WORD($n)) } dağıtımdan sonra birinin fişi bitti.
sheet-over-special = { CAPITAL(WORD($n)) } dağıtımdan sonra bir toplam kazanacak kadar yerinde kaldı.
sheet-over-score = { CAPITAL(WORD($n)) } dağıtımdan sonra { $past ->
    [yes] { $limit } aşıldı
   *[no] { SUFFIX($limit, case: "dative") } ulaşıldı
}{ $who ->
    [nobody] .
    [you] {" "}(sen).
    [one] {" "}({ LIST($names) }).
    [you-too] {" "}({ LIST($names) }).
   *[several] {" "}({ LIST($names) }).
}
sheet-over-who = { $who ->
    [nobody] bir taraf
    [you] sen
    [one] { LIST($names) }
    [you-too] { LIST($names) }
   *[several] { LIST($names) }
}
sheet-over-did = { $past ->
    [yes] aşıldı
   *[no] ulaşıldı
}
sheet-you = sen

## Adil dağıtım

sheet-fair-title = Dağıtımlar adil miydi?
sheet-fair-what = Bu oyunun kâğıtları ilk dağıtımdan önce belirlendi: sonra kimse onları seçemez ya da değiştiremezdi. Kanıt olarak oyun menüsünde baştan sona bir kod gösterildi. Kod yalnız bu kâğıtlara aittir; oyun bittiğine göre bunu denetleyebilirsin.
sheet-fair-verify = Kanıtı göster
sheet-fair-code = Adil dağıtım kodu
sheet-fair-checked = Adil dağıtım: denetlendi
sheet-fair-failed = Adil dağıtım: denetim başarısız
sheet-fair-fixed = İlk dağıtımdan önce bu oyun için bir sayı çekildi ve ondan şu kod üretildi: { $code }.
sheet-fair-open = Oyun bitince çekilen sayı da gösterilir.
sheet-fair-seed = Bu oyunun bütün kâğıtlarının çıktığı sayı, yani tohum: { $seed }.
sheet-fair-cut = Desteyi şununla kestin: “{ $cut }”.
sheet-fair-drawn = Sen kesmeden önce çekilmiş olan sayı: { $drawn }. Bu oyunun bütün kâğıtları ondan ve senin kesmenden çıkar.
sheet-fair-copied-drawn = Kesmeden önce çekilen: { $drawn }
sheet-fair-copied-cut = Kesme: { $cut }
sheet-fair-kept = Sayı tam bu kodu veriyor: kod görüldükten sonra hiçbir dağıtım değiştirilmedi.
sheet-fair-broken = Sayı başka bir kod veriyor: bunlar belirlenen dağıtımlar değil.
sheet-fair-copied-seed = Tohum: { $seed }
sheet-fair-copied-code = Adil dağıtım kodu: { $code }

## Şans ve oyun

luck-title = Bu dağıtım
luck-switch = Ne gösteriliyor
luck-this-deal = Bu dağıtım
luck-totals = Toplamlar
luck-points = puan
luck-distance = sıfıra uzaklık
luck-verdict = { $way ->
    [helped] İyi bir dağıtım
    [cost] Pahalı bir dağıtım
   *[even] Ortalama bir dağıtım
}
luck-you = sen
luck-about = { $n ->
    [1] yarım puan
    [2] 1 puan
   *[other] { $points } puan
}
luck-field = Senin kâğıtlarınla { WORD($n) } kişi: ortalama { $field }
luck-deal = { $way ->
    [helped] { $much ->
        [yes] İyi kâğıtlar yaklaşık { luck-about } kazandırdı.
       *[no] Biraz şanslı kâğıtlar yaklaşık { luck-about } kazandırdı.
    }
    [cost] { $much ->
        [yes] Kötü kâğıtlar yaklaşık { luck-about } götürdü.
       *[no] Biraz şanssız kâğıtlar yaklaşık { luck-about } götürdü.
    }
   *[even] Kâğıtların ne iyi ne kötüydü.
}
luck-play = { $way ->
    [helped] Altı kişiye göre oyunun yaklaşık { luck-about } kazandırdı.
    [cost] Altı kişiye göre oyunun yaklaşık { luck-about } götürdü.
   *[even] Öteki altı kişi gibi oynadın.
}
luck-company = Öteki yerlerde: { LIST($names) }.
luck-so-far = Şimdiye dek { $n } dağıtımda: { LIST($parts) }.
luck-sum-deal = { $way ->
    [helped] şans { $points } kazandırdı
    [cost] şans { $points } götürdü
   *[even] şans dengeliydi
}
luck-sum-play = { $way ->
    [helped] oyunun { $points } kazandırdı
    [cost] oyunun { $points } götürdü
   *[even] oyunun dengeliydi
}
luck-waiting = Başkaları senin kâğıtlarını oynuyor…
luck-practice = Alıştırma: ipucu alınan ya da kâğıdı geri alınan oyun istatistiklerine ve derecene girmez.
luck-failed = Başkaları bu dağıtımı sonuna dek oynayamadı; bu yüzden karşılaştırma yok.
luck-more = Her birinin aldığı
luck-others = Aynı dağıtım başkalarında
luck-other = { $name }: { $points }
luck-mine = Sen: { $points }
luck-table = Her yerin kâğıtları aynı altı kişinin elinde:
luck-seat = { $name }: ortalama { $field }, alınan { $took }
luck-how = Üç düzeyden altı oyuncu, senin yerinde senin kâğıtlarını ve bu dağıtımın bütün öteki yerlerinin kâğıtlarını oynadı. Çevrelerinde rakiplerin aynı düzeyde ve aynı sırayla oturdu; ama çok uzun süreceği için Uzman ile Büyükusta yerine Güçlü, öteki insanların yerine de Kulüp oyuncusu oynar. Şans, senin yerinde aldıklarının bütün yerlerde aldıklarıyla karşılaştırmasıdır; oyunun ise senin aldıklarının onların aldıklarıyla karşılaştırmasıdır.

end-screen-rating = Derece { $rating } ({ SIGNED($change) })
end-moment = { $kind ->
    [best] En iyi an
    [other] Pahalı bir an daha
   *[worst] En kötü an
}
end-moment-where = dağıtım { $deal }, { $trick ->
    [0] ilk elden önce
   *[other] el { $trick }
}
end-moment-played = Oynadığın: { CARD($card) }
end-moment-better = Daha iyi
