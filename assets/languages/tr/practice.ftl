### Alıştırma: geri gelen konumlar, tek motif çalışması ve sonuçları.

menu-practice = Alıştırma
menu-practice-detail = { $n ->
    [0] Bugün bekleyen yok
    [one] Bugün bir konum
   *[other] Bugün { $n } konum
}
practice-row = { $drill ->
    [yes] Bu çalışma
   *[no] Bugün
}
practice-at = { $at }/{ $of }
practice-cell = { $result ->
    [right] doğru
    [again] geri gelecek
    [missed] kaçırıldı
   *[open] henüz yanıtlanmadı
}
practice-place = Konum { $at }/{ $of } · { $own ->
    [yes] oyunundan, { $day }
   *[no] yeni
}
practice-question = Hangi kâğıt?
practice-answer = Daha iyi kâğıt
practice-theme = { $theme ->
    [lead] Eli sen açıyorsun. Elinden kâğıdı seç.
    [last] Son oynayan sensin. Elinden kâğıdı seç.
    [discard] Renge uyamıyorsun. Elinden kâğıdı seç.
   *[follow] Senden sonra oynayacaklar var. Elinden kâğıdı seç.
}
practice-verdict = { $verdict ->
    [right] Doğru: { CARD($card) }
    [both] Doğru: { CARD($card) }. Bu da doğru: { CARD($best) }
    [wrong] Bu kez olmadı. Daha iyisi: { CARD($card) }
   *[shown] Yanıt: { CARD($card) }
}
practice-why-not = Neden { CARD($card) } değil?
practice-comes-back = { $n ->
    [0] Bugün geri gelir
    [one] Yarın geri gelir
   *[other] { $n } gün sonra geri gelir
}
practice-of-last = Bu türden son { $of } sorudan { $n } doğru
practice-gap = Ortalama yaklaşık { $n } puan daha iyi; ötekilerin aldıkları da hesaba katılır
practice-hinted = İpucuyla doğru sayılmaz.
practice-next = Sonraki
practice-see = Sonucu gör
practice-result = { $of } konumdan { $n } tanesi yardımsız doğru. Alıştırma derecene hiç sayılmaz.
practice-nothing = { $reading ->
    [0] Bugün bekleyen bir şey yok.
   *[other] Henüz bekleyen bir şey yok.
}
practice-no-cards = Bir oyun oynayıp koç ona bakınca hataların burada konum olur. Alıştırma oyunları sayılmaz.
practice-reading = Koç oyunlarından { $n } tane daha okuyor.
practice-mistakes = { $n } hatan { $days ->
    [1] yarın
   *[other] { $days } gün sonra
} geri gelir.
practice-new = { $n } yeni konum
practice-back = Bugünlük bitti
report-often = { $n ->
    [one] Bu hafta ilk kez.
    [2] Bu hafta ikinci kez.
    [3] Bu hafta üçüncü kez.
   *[other] Bu hafta { $n } kez.
}
report-drill = Bunu çalış
report-length = { $n } konum, { $minutes } dk

## İstatistikler

stat-practice-few = Şimdiye dek { $n } yanıt. Yeni konumlara { $of } yanıttan sonra burada gelişip gelişmediğini görürsün.
stat-practice-answers = Yeni konumlara { $n } yanıt
stat-practice-before = Başta
stat-practice-after = Son zamanda
stat-practice-percent = %{ $percent }
stat-practice-early = Henüz yeterince oyun yok: { $n } seçim sonra ne çalışacağını göreceksin.
stat-practice-none = Hiçbir seçim türü zayıflık olarak öne çıkmıyor.
stat-practice-worst = En çok kazanç burada: { $name }.
stat-practice-row = { $name }: %{ $percent } doğru, ± { $half }.
stat-practice-motif = { $name }: { $of } kezden { $n } kez kaçırıldı; beklenen %{ $usual }.
stat-practice-how = Yalnız hiç görmediğin, ipucusuz yanıtladığın konumlar sayılır. “Başta” bunların ilk yarısıdır. Bir seçim türüne, ancak onu öteki seçimlerinin düşündürdüğünden yüksek olasılıkla daha sık kaçırıyorsan zayıflık denir.
