### Seçenek ve kural ekranları.

rule-screen-taken-back = Bütün değişiklikler geri alındı. Ctrl+Z onları geri getirir.
rule-screen-save-as-another = Ayrı kaydet
rule-screen-save-set = Kural setini kaydet
rule-screen-rename-set = Kural setini adlandır
rule-screen-save = Kaydet
rule-screen-same = { $wish }: bu kurallarla { $same } ile aynı.
rule-screen-save-question = Kaydedilsin mi: { $title }?
rule-screen-saved = Kaydedildi: { $title }.
rule-screen-deleted = Silindi: { $name }. Listeden geri getirebilirsin.
rule-screen-copied = Kopyalandı: { $code }
rule-screen-next-game = Sonraki oyundan başlayarak: { $plan }.
rule-screen-name = Ad
rule-screen-code-note = Kural kodu bütün bir kural setini içerir. H1 ile başlar.
rule-screen-paste-a-code = Kod yapıştır
rule-screen-code = Kod
rule-screen-use-these-rules = Bu kuralları kullan
rule-screen-use-these = Bunları kullan
rule-screen-no-number = En az bir sayı gir.
rule-screen-no-numbers = Virgülle ayrılmış tam sayılar olmalı.
rule-screen-too-many-numbers = En çok { $n } sayı olabilir.
rule-screen-number-range = Sayılar { $low } ile { $high } arasında olmalı.
rule-screen-not-playable = Önce son değişikliği düzelt ya da geri al.
rule-screen-changes = { $n ->
    [0] Tam Standart oyun.
    [one] Standart’tan farklı bir kural var.
   *[other] Standart’tan farklı { WORD($n) } kural var.
}
rule-screen-changes-marked = { $n ->
    [0] Tam Standart oyun.
    [one] Standart’tan farklı bir kural var. Altın işaretli.
   *[other] Standart’tan farklı { WORD($n) } kural var. Altın işaretliler.
}
rule-screen-size-and-changes = { $n ->
    [0] { $players }
    [one] { $players }, { $n } fark
   *[other] { $players }, { $n } fark
}
rule-screen-differs = Standart’tan farklı kural sayısı: { $n }.
rule-screen-based-on = Temeli: { $name }. Standart’tan farklı kural sayısı: { $n }.
rule-screen-cannot-be-played = Oynanamaz
rule-screen-undo-delete = Silmeyi geri al
rule-screen-no-such-set = Bu adda kural seti yok.
rule-screen-find-set = Kural seti bul
rule-screen-card-values = Kâğıt değerleri
rule-screen-rule-sets = Kural setleri
rule-screen-cards = Kâğıtlar
rule-screen-points = Puan
rule-screen-card-as-usual = Bu kâğıdı sıfırla
rule-screen-all-as-usual = Hepsini sıfırla
rule-screen-done = Tamam
rule-screen-counts-as-usual = Seçilen kâğıt değerlerindeki gibi sayılıyor.
rule-screen-own-cycle = Başka sıra…
rule-screen-card-count = { $n } kâğıt
rule-screen-passes = Vermeler
rule-screen-cycle-intro = Vermeler bu sırayla, dağıtım başına bir kez yapılır, sonra baştan başlar.
rule-screen-one-more = Verme ekle
rule-screen-first-already = Zaten ilk sırada.
rule-screen-always-one = En az bir tane olmalı; kâğıt verilmesin istiyorsan vermesizi seç.
rule-screen-longest-cycle = Sıra en çok { $n } dağıtım olabilir.
rule-screen-nth-deal = { CAPITAL(ORDINAL($n)) } dağıtım
rule-screen-nth = { $n }.
rule-screen-move-up = { CAPITAL(ORDINAL($n)) } dağıtımı yukarı al
rule-screen-take-out = { CAPITAL(ORDINAL($n)) } dağıtımı çıkar
rule-screen-led = AÇIŞ
rule-screen-fewer = Daha az
rule-screen-more = { $n } seçenek daha
rule-screen-take-change-back = Değişikliği geri al
rule-screen-changed = değişti, { $note }, geri getirmek için bas
rule-screen-standard = { $standard ->
    [no] Genelde { $value }
   *[yes] Standart: { $value }
}
rule-screen-nearest = Oynanabilir en yakın kuralları kullan
rule-screen-repairs = { SERIES($changes, joint: "series-long") }
rule-screen-change-others = { $n } seçeneği daha değiştir
rule-screen-repair = { $title }: { $value }
rule-screen-the-rules = Kurallar
rule-screen-sentences = { $n ->
    [0] Her cümle Standart oyundaki gibi.
    [one] Bir cümle Standart oyundan farklı; altın renkle işaretli.
   *[other] { CAPITAL(WORD($n)) } cümle Standart oyundan farklı; altın renkle işaretliler.
}
rule-screen-in-full = Kuralların tamamı
rule-screen-in-short = Kısaca: { $text }.
rule-screen-clashing = Son değişiklikten sonra bu kurallar oynanamaz: kırmızı yazı nedenini söyler.
rule-screen-untouched = Hiçbir şey değiştirilmedi.
rule-screen-players = { $n } oyuncu
rule-screen-back-to = İlk hâline dön: { $title }
rule-screen-find-option = Seçenek bul
rule-screen-paste-code = Kod yapıştır
rule-screen-share = Paylaş
rule-screen-rename = Adlandır
rule-screen-delete = Sil
rule-screen-reset-all = Hepsini sıfırla
rule-screen-no-such-option = Uyan seçenek yok. Başka bir sözcük dene.
rule-screen-play-these = Bunlarla oyna
rule-screen-use-next = Sonraki oyunda
rule-screen-save-dots = Kaydet…
rule-screen-from-next-game = Değişiklikler sonraki oyunda geçerli olur

## Resim altları

example-pass = Başka bir oyuncuya gitmek üzere seçilen kâğıtlar
example-follow = Sinek açıldı: bu kâğıtlardan yalnız sinekler oynanabilir
example-broken = Karoya kupa atıldı: kupa kırıldı
example-trick = Karo açıldı, eli karo kızı alır
example-values = Hangi kâğıt ne yazar
example-moon = Bir oyuncunun aldığı, Ay eden bütün kâğıtlar
