### Oyuncunun bütün oyunlardaki seçimleri ve bunlarla alıştırma.

## Bütün seçimlerim

decisions-title = Bütün seçimlerim
decisions-reading = Oyunların okunuyor…
decisions-count = { $left ->
    [0] { $every ->
        [0] Bir oyun bitince seçimlerin burada görünür. Alıştırma oyunları sayılmaz.
       *[other] { $every } seçimden { $n } tanesi
    }
    [one] { $every } seçimden { $n } tanesi, okunacak bir oyun daha var
   *[other] { $every } seçimden { $n } tanesi, okunacak { $left } oyun daha var
}
decisions-save = CSV olarak kaydet
decisions-nothing-to-save = Listede bir şey yok.
decisions-which = Hangi seçimler
decisions-kind = { $which ->
    [wrong] Hatalar
    [starred] Yıldızlılar
    [noted] Notlular
   *[all] Bütün seçimler
}
decisions-rules = Kurallar
decisions-any-rules = Bütün kurallar
decisions-motif = Motif
decisions-any-motif = Bütün motifler
decisions-sort = Sıralama
decisions-by = { $column ->
    [loss] En büyük kayıp
    [when] En yeni
    [rules] Kurallar
    [motif] Motif
   *[situation] Seçim türü
}
decisions-column = { $column ->
    [date] Tarih
    [rules] Kurallar
    [kind] Tür
    [motif] Motif
    [played] Oynanan
    [better] Daha iyi
    [loss] Kayıp
   *[mark] İşaret
}
decisions-table = Seçimler
decisions-situation = { $kind ->
    [passing] Verme
    [calling] Teklif ve gösterme
    [leading] Açma
    [following] Uyma
    [last] Son oynama
    [discarding] Atma
    [defending] Ay’a karşı
    [own_moon] Kendi Ay’ın
   *[none] { "" }
}
decisions-mark = { $starred ->
    [yes] { $noted ->
        [yes] Yıldız, not
       *[no] Yıldız
    }
   *[no] { $noted ->
        [yes] Not
       *[no] { "" }
    }
}
decisions-day = { $day }.{ $month }.{ $year }
decisions-open = Aç
decisions-star = { $on ->
    [yes] Yıldızı kaldır
   *[no] Yıldızla
}
decisions-note = { $some ->
    [yes] Notu değiştir
   *[no] Not ekle
}
decisions-no-row = Önce bir satır seç.
decisions-note-title = Bu seçim için not
decisions-note-field = Not
decisions-gone = Bu seçimin oyunu artık yok.
decisions-not-kept = Yıldız ya da not kaydedilemedi ({ $why }).
row-table-row = { SERIES($words) }; satır { $n }/{ $of }
row-table-none = satır yok
learn-decisions-detail = Her seçimin bedeli

## Verme alıştırması

passing-title = Verme alıştırması
passing-to = { $way ->
    [L] Sola verecek üç kâğıt seç
    [R] Sağa verecek üç kâğıt seç
   *[A] Karşıya verecek üç kâğıt seç
}
passing-count = Bugünkü alıştırma { $n }/{ $of }
passing-pass = Bu kâğıtları ver
passing-three = Üç kâğıt seç; şu an { $n }.
passing-judging = Koç seçimini örnek dağıtımlarda deniyor…
passing-result = { $good ->
    [yes] Hiçbir verme seninkinden belirgin biçimde iyi değil.
   *[no] Vermen yaklaşık { $loss } puan götürür.
}
passing-row = { $which ->
    [mine] Seninki ({ $loss })
    [best] En iyisi ({ $loss })
   *[usual] { $known ->
        [yes] Kulüp oyuncusununki ({ $loss })
       *[no] Kulüp oyuncusununki
    }
}
passing-next = Sonraki alıştırma
learn-passing-detail = Günde elli alıştırma

## Ne çıktı?

gone-title = Neler çıktı?
gone-question = { $what ->
    [out] Ötekilerde daha kaç { SUIT($suit) } var?
    [queen] Maça kızı hâlâ kimde olabilir?
   *[void] Şu rengin bittiğini kim gösterdi: { SUIT($suit) }?
}
gone-no-answer = Yanıt yok
gone-who = { $n ->
    [0] hiç kimse
   *[other] { LIST($names) }
}
gone-show = Çıkanları göster
gone-back = Oyuna dön
gone-verdict = { $right ->
    [yes] Doğru. { $question } { CAPITAL($truth) }.
   *[no] Tam değil. { $question } { CAPITAL($truth) }.
}
gone-suit = { $some ->
    [yes] { CAPITAL(SUIT($suit)) }: { SERIES($ranks) } çıktı; sende { $held }, ötekilerde { $out }.
   *[no] { CAPITAL(SUIT($suit)) }: hiçbiri çıkmadı; sende { $held }, ötekilerde { $out }.
}
gone-out = { $n } kaldı
gone-voids = { CAPITAL(name-locative) } yok: { SERIES($suits) }
gone-queen = Maça kızı şunlarda olabilir: { $who }.
gone-shown = { CAPITAL(SUIT($suit)) }: el { $n }, { CARD($card) }

## Senin yerinde güçlü bir oyuncu

strong-title = Senin yerinde bir Büyükusta
strong-playing = Büyükusta senin kâğıtlarını oynuyor…
strong-result = Sen { $mine } aldın, Büyükusta { $theirs }.
strong-column = { $column ->
    [trick] El
    [mine] Sen
   *[theirs] Büyükusta
}
strong-table = İki dağıtım
strong-cards = { $taken ->
    [yes] { CARD($card) }, alır
   *[no] { CARD($card) }
}
strong-note = Ötekiler oynanan kâğıtlara göre oynar; ilk farklı kâğıttan sonra onların kâğıtları da farklı olabilir.
