### Pencere, her sayfada bulunanlar, tuşlar ve program hataları.

## Sayfalar ve iletiler

page-close = Kapat
page-cancel = Vazgeç
page-paste = Yapıştır
page-no-letters = Bu bilgisayardaki hiçbir yazı tipinde bulunmuyor: { $codes }. Lütfen çıkar.

## Denetimler

widget-role-button = düğme
widget-role-switch = anahtar
widget-role-tabs = sekmeler
widget-role-stepper = sayı seçici
widget-role-list-box = liste kutusu
widget-role-slider = kaydırıcı
widget-role-text-field = metin alanı
widget-role-group-of-switches = anahtar grubu
widget-parts = { SERIES($parts, joint: "list-more") }
widget-switch = { $on ->
    [yes] açık
   *[no] kapalı
}
widget-choice = { $option }, { $n }/{ $of }
widget-cards = { $some ->
    [yes] { SERIES($cards, joint: "list-more") }; şu an: { CARD($here) }
   *[no] hiçbiri; şu an: { CARD($here) }
}
widget-card-points = { CARD($card) }, { $points }
widget-pages = Sayfa

## Değiştirilebilen tuşlar

window-key-last = Son eli görmek için basılı tut
window-key-legal = Neyin neden oynanabileceğini göster
window-key-hint = İpucu (oyun alıştırma olur); incelemede yeniden dene
window-key-undo = Son kâğıdı geri al
window-key-scores = Puan tablosu
window-key-finish = Önerilince dağıtımı bitir
window-key-beside = Kalan elleri iste, kâğıtları görmeden aktar ya da dağıtımı boz; puanları ya da bir konumu kopyala
window-key-passed = Bu dağıtımda verilen kâğıtları göster
window-key-pace = Daha yavaş oyun ya da normal tempo
window-key-options = Seçenekler
window-key-review = Puan tablosunda: son dağıtımı incele
window-key-view = İncelemede: senin gözünden ya da bütün kâğıtlar
window-key-mark = İncelemede: sonraki işaretli seçim
window-key-knows = İncelemede: ne bilebilirlerdi?
window-page = Kaydır
window-page-down = Daha aşağı
window-page-up = Daha yukarı
window-key-switch = Seç
window-key-switch-step = Sonraki bölüm
window-key-mute = Sesi aç ya da kapa
window-key-full-screen = Tam ekranı aç ya da kapa
window-key-cap = { $name ->
    [return] Enter
    [space] Boşluk
   *[other] { $cap }
}
window-key-needed = Bu tuş gezinmek ve seçmek için gerekli.
window-key-modifier = Bu tuş yalnızca ötekilerle birlikte çalışır.

## Oyun kumandası

window-pad-move = Kâğıtların ve denetimlerin arasında gez
    .keys = { $left } { $right } { $up } { $down }, sol çubuk
window-pad-use = Kâğıdı oyna ya da seç, denetime bas
    .keys = A
window-pad-back = Geri; masada oyun menüsü
    .keys = B, Start
window-pad-legal = Neyin oynanabileceğini göster
    .keys = X
window-pad-last = Son eli görmek için basılı tut
    .keys = Y
window-pad-pages = Ekranın sayfaları; masada düğmeleri
    .keys = LB, RB
window-pad-undo = Son kâğıdı geri al
    .keys = LT
window-pad-beside = İste, görmeden aktar ya da dağıtımı boz
    .keys = RT
window-pad-scores = Puan tablosu
    .keys = View
window-pad-scroll = Kaydır; basınca: ipucu
    .keys = Sağ çubuk

## Pencere yok

window-no-screen = Maça Kızı’na ekran gerekli, ama hiçbiri açılamadı.
window-no-screen-because = Maça Kızı’na ekran gerekli, ama hiçbiri açılamadı ({ $reason }).
window-screen-lost = Ekran artık yok.
window-not-opened = Maça Kızı penceresini açamadı ({ $reason }).
window-no-library =
    Maça Kızı’nın penceresini açması için { $library } kitaplığı gerekli: { $debian } (Debian,
    Ubuntu) ya da { $fedora } (Fedora, openSUSE) paketini kur.

## Program hataları

crash-stopped = { $lack ->
    [memory] Sistem daha çok bellek vermediği için Maça Kızı durmak zorunda kaldı.
    [files] Sistem başka dosya açılmasına izin vermediği için Maça Kızı durmak zorunda kaldı.
    [folder] Geçici dosyalar için yazılabilir bir klasör olmadığından Maça Kızı durmak zorunda kaldı.
    [asset] Kendi dosyalarından biri eksik ya da bozuk olduğu için Maça Kızı durmak zorunda kaldı.
   *[nothing] Maça Kızı bir program hatası yüzünden çöktü.
}
crash-saved = { $lack ->
    [memory] Oyunun kaydedildi: öteki programları kapat, sonra sürdürmek için Maça Kızı’nı yeniden başlat.
    [files] Oyunun kaydedildi: öteki programları kapat, sonra sürdürmek için Maça Kızı’nı yeniden başlat.
    [folder] Oyunun kaydedildi: diskte yer aç, sonra sürdürmek için Maça Kızı’nı yeniden başlat.
    [asset] Oyunun kaydedildi: Maça Kızı’nı yeniden kur, sonra sürdürmek için başlat.
   *[nothing] Oyunun kaydedildi: sürdürmek için Maça Kızı’nı yeniden başlat.
}
crash-report = Rapor şurada:
crash-no-report = Rapor yazılamadı.
crash-last-title = Maça Kızı geçen sefer beklenmedik biçimde kapandı
crash-last = Geçen sefer bir hata Maça Kızı’nı kapattı; oyunların güvende, rapor şurada: { $path }.
crash-sentence = { $lack ->
    [memory] Sistem Maça Kızı’na daha çok bellek vermedi; önce öteki programları kapat.
    [files] Sistem Maça Kızı’nın başka dosya açmasına izin vermedi; önce öteki programları kapat.
    [folder] Maça Kızı geçici dosyalar için hiçbir klasöre yazamıyor; diskte yer aç ya da TMPDIR ile başka bir klasör göster.
    [asset] Maça Kızı’nın bir dosyası eksik ya da bozuk ({ $fault }); Maça Kızı’nı yeniden kur.
   *[nothing] Bir şey ters gitti ({ $fault }).
}
crash-sentence-report = { $lack ->
    [memory] Sistem Maça Kızı’na daha çok bellek vermedi; önce öteki programları kapat. Rapor: { $path }.
    [files] Sistem Maça Kızı’nın başka dosya açmasına izin vermedi; önce öteki programları kapat. Rapor: { $path }.
    [folder] Maça Kızı geçici dosyalar için hiçbir klasöre yazamıyor; diskte yer aç ya da TMPDIR ile başka bir klasör göster. Rapor: { $path }.
    [asset] Maça Kızı’nın bir dosyası eksik ya da bozuk ({ $fault }); Maça Kızı’nı yeniden kur. Rapor: { $path }.
   *[nothing] Bir şey ters gitti ({ $fault }). Rapor: { $path }.
}
