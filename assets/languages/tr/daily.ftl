### Günün oyunu: menüdeki girişi, ekranı ve arkadaşların birbirine gönderdiği sonuçlar.

## Ana menüde

menu-daily = Günün oyunu
menu-daily-detail = { $kind ->
    [puzzles] Beş bulmaca
    [endgame] Bir oyun sonu
    [hard] Bir zor bulmaca
    [deals] Üç dağıtım
    [omnibus] Omnibus, hâlâ açık
    [other] Hâlâ açık
   *[deal] Standart, hâlâ açık
}
menu-daily-done = { $points } puan{ $known ->
    [yes] , 6 kişiden { $beaten } kişiyi geçti
   *[no] { "" }
}
menu-daily-solved = { $n }/{ $of } çözüldü

## Günün oyunu ekranı

daily-title = Günün oyunu
daily-kind = { $kind ->
    [puzzles] Beş bulmaca
    [endgame] Bir oyun sonu
    [hard] Bir zor bulmaca
    [deals] Üç dağıtım
   *[deal] { $rules }, bir dağıtım
}
daily-about = { $kind ->
    [puzzles] Kolaydan zora beş konum.
    [endgame] Bir dağıtımın sonuna yakın bir konum.
    [hard] En zor konumlardan biri.
    [deals] Altı kişi daha aynı üç dağıtımı oynuyor; kendini karşılaştır.
   *[deal] { $today ->
        [yes] Bugün herkese aynı kâğıtlar ve aynı rakipler.
       *[no] Bu gün için herkese aynı kâğıtlar ve aynı rakipler.
    }
}
daily-stand = { $stand ->
    [played] oynandı
    [late] sonra oynandı
    [free] serbest gün
    [open] hâlâ açık
    [today] bugün
   *[coming] gelecek
}
daily-when = { $when ->
    [early] erken
    [late] geç
   *[in-time] gününde
}
daily-day-stands = { $day } { games-month }, { daily-stand }{ $beat ->
    [yes] , ortalamadan iyi
   *[no] { "" }
}
daily-month = { games-month } { $year }
daily-earlier = Önceki ay
daily-later = Sonraki ay
daily-week = Bu hafta
daily-weekday = { $n ->
    [0] Pazartesi
    [1] Salı
    [2] Çarşamba
    [3] Perşembe
    [4] Cuma
    [5] Cumartesi
   *[6] Pazar
}
daily-weekday-date = { $day } { games-month } { daily-weekday }
daily-unit-points = puan
daily-unit-solved = / { $of } çözüldü
daily-beaten = 6 kişiden { $beaten } kişiyi geçti
daily-hidden = Elin, henüz gizli.
daily-marks = Koçun seçimlerine dediği: { LIST($marks) }
daily-progress = El { $trick }, şu an { $points } puan
daily-ahead = Erken oynamak sayılır, ama serine katılmaz.
daily-behind = Geç oynamak sayılır, ama serine katılmaz.
daily-no-field = Bu kâğıtları başka oynayan olmadı.
daily-again = Günün oyunu yeniden, { $date }
daily-play-again = Yeniden oyna
daily-not-played = henüz oynanmadı
daily-other = { $name }: { $result }
daily-tabs = Hangi günler
daily-tab-today = Bugün
daily-tab-all = Hepsi
daily-none-yet = Henüz bir şey oynanmadı.
daily-in-a-row = günlük seri
daily-in-all = gün oynandı
daily-legend-played = oynandı
daily-legend-beat = ortalamadan iyi
daily-legend-late = sonra oynandı
daily-legend-free = serbest gün, ayda iki
daily-legend-open = hâlâ açık
daily-tomorrow = yarın
daily-ended = { $n } gün tamam
daily-play = Oyna
daily-continue = Devam et
daily-copy = Sonucu kopyala
daily-review = İncele
daily-points = { $points } puan
daily-solved = { $n }/{ $of } çözüldü
daily-field = altı kişinin ortalaması { $mean }
daily-field-beaten = altı kişinin ortalaması { $mean }; 6 kişiden { $beaten } kişiyi geçti
daily-counting = Altı kişi hâlâ senin kâğıtlarını oynuyor.
daily-share = Maça Kızı günün oyunu { $date } · { $rules }
daily-streak = seri: { $n }
daily-copied = Sonucun, metin olarak
daily-copied-later = Oynadıktan sonra: arkadaşlarına göndermen için metin olarak sonucun.
daily-against = Bir arkadaşa karşı
daily-code-holds = Kod yalnız hamleleri içerir, seninle ilgili bir şey içermez. Oyun burada yeniden oynatılır; kimse sonuç uyduramaz.
daily-code = Arkadaşının kodu
daily-paste = Yapıştır
daily-bad-code = Bu kod geçerli değil ya da başka bir sürümden.
daily-friend = { $date }, arkadaşın: { $result }
daily-old-code = önceki bir sürümün kodu. İçinde seçimler yok; kaç bulmaca çözüldüğü denetlenemez.
daily-mine = Sen: { $result }
daily-friend-first = Önce bu günü oyna; sonra oyunlarınızın ilk nerede ayrıldığını görürsün.
daily-parted = { $same ->
    [yes] İkiniz de aynı kâğıtları oynadınız.
   *[no] { $trick ->
        [0] İlk kez vermede ayrıldınız.
       *[other] İlk kez { $trick }. elde ayrıldınız.
    }
}
daily-game = Günün oyunu, { $date }
daily-not-kept = Sonuç kaydedilemedi: { $why }.
daily-practice = Alıştırma: bu oyun güne sayılmaz.
daily-other-play = Rakipler bu gün gerektiği gibi oynamadı; bu yüzden kod yok.

## Meydan okuma

challenge-reading = Oyun yeniden oynatılıyor…
challenge-what = { $rules }, { $n } dağıtım; rakipler: { LIST($names) }.
challenge-theirs = { $place ->
    [0] Arkadaşın: { $points }.
   *[other] Arkadaşın: { $points }, { PLACE($place) } sıra.
}
challenge-mine = { $place ->
    [0] Sen: { $points }.
   *[other] Sen: { $points }, { PLACE($place) } sıra.
}
challenge-play = Aynı dağıtımları oyna
challenge-first = Oyna, sonra ilk nerede ayrıldığınızı görmek için kodu yeniden yapıştır.
challenge-parted = İlk kez ayrıldığınız yer: dağıtım { $deal }, { $trick ->
    [0] verme.
   *[other] el { $trick }.
}
challenge-company = Bilgisayar oyuncularının hamleleri bu kodda. Oyun onların gerçekten böyle oynayıp oynamayacağını denetleyebilir, sonra arkadaşının ne aldığını gösterir; güçlü oyuncularla bu dakikalar sürer.
challenge-ask = Denetle
challenge-stop = Durdur
challenge-asking = Bilgisayar oyuncuları denetleniyor: şimdiye dek oyun %{ $share } oranında uyuyor.
challenge-company-so = Bilgisayar oyuncuları aynı hamleleri yapıyor: bu oyun gerçekten oynandı.
challenge-company-otherwise = Bilgisayar oyuncuları başka türlü oynardı: ya bu oyun böyle oynanmadı ya da bilgisayar süreleri yetmeyecek kadar yavaştı.
challenge-company-unknown = Bilgisayar oyuncuları denetlenemedi.
challenge-game = Meydan okuma, { $rules }

## Birçok kod birlikte

club-title = { $n } kişi, ötekilere göre günlük puanla sıralı:
club-line = { $place }. { $name }: { $n } günde { $by } { $good ->
    [yes] daha iyi
   *[no] daha kötü
}{ $sure ->
    [yes] .
   *[no] , kesin değil.
}
club-few = { $name }: { $n ->
    [0] başkalarının da oynadığı gün yok.
   *[other] başkalarının da oynadığı bir gün.
}
club-unreadable = { $n ->
    [one] Bir kod geçerli değil.
   *[other] { $n } kod geçerli değil.
}
