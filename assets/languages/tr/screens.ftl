### Masanın dışındaki ekranlar: menü, oyun seçimi, seçenekler, yardım, listeler.

## Sayfa başlıkları

about-title = Hakkında
about-licence-title = Lisans
help-title = Nasıl oynanır
keys-title = Kendi tuşların
options-title = Seçenekler
portraits-title = Portre
games-title = Oyunlar
new-game-title = Oyun seç

## Ana menü

menu-name = Maça Kızı
menu-tagline = El almamanın sakin sanatı
menu-tagline-new = Kâğıt oyunu: en az puan kazanır
menu-continue = Devam et
menu-play = Oyna
menu-new = Yeni oyun
menu-choose-detail = Kurallar, oyuncular, uzunluk
menu-games-detail = { $under } sürüyor, { $over } bitti
menu-saved = Oyunlar
menu-options = Seçenekler
menu-about = Hakkında
menu-quit = Çık
menu-quit-title = Maça Kızı’ndan çıkılsın mı?
menu-quit-saved = Oyunun kaydedildi, sonra devam edebilirsin.
menu-stay = Kal
menu-plan = { $title }, { $n } oyuncu
menu-shared = Başka bir Maça Kızı penceresi açık; her biri kendi oyunlarını saklar
menu-not-opened = Bu oyun açılamıyor
menu-back = Geri
files-title = Bazı dosyaların bozuk ya da okunamıyor
files-more = Ve { $n } dosya daha.
files-rest = Geri kalan her şey bıraktığın gibi.
files-go-on = Devam et

## Program hakkında

about-version = Sürüm { $version }
about-what = Maça Kızı ve akrabaları; rakipler yalnızca kendi yerlerinden görülebileni görür.
about-alone =
    Çevrimdışı oynanır: hesap yok, reklam yok, hiçbir yere bir şey gönderilmez. MIT lisanslı özgür
    yazılımdır.
about-files-title = Dosyaların
about-files = Oyunlar, ayarlar ve { $log } günlük dosyası şurada:
about-open-folder = Veri klasörünü aç
about-not-shown = Dosya yöneticisi başlatılamadı; yol kopyalandı
about-reports-title = Hata bildirme
about-reports =
    Bir şey ters giderse bu ayrıntılar hatayı inceleyene yardım eder. Kişisel bir şey içermez.
    Çökmeden sonra veri klasöründe, { $folder } altında bir rapor bulunur.
about-copy = Ayrıntıları kopyala
about-copied = Ayrıntılar kopyalandı
about-works-title = Başkalarının emeğiyle
about-libraries =
    pygame-ce ve bazı ses kitaplıkları GNU Lesser General Public License altındadır: programın
    klasöründe ayrı dosyalardır, yerlerine kendi sürümlerini koyabilirsin.
about-no-text = Bu lisansın metni yapıtın kendisiyle gelir.

## Portreler

name-you = Sen
portraits-name = { $portrait ->
    [you] { name-you }
   *[other] { CAPITAL($portrait) }
}
portraits-chosen = seçili

## Kendi tuşların

keys-at-table = Masada
keys-by-ear = Dinlemek için: bu tuşlar yalnızca konuşur
keys-everywhere = Her yerde
keys-usual = Varsayılan tuşlar
keys-are-usual = Bütün tuşlar varsayılan işini yapıyor.
keys-cancel = Vazgeç
keys-press = Yeni tuşa bas. Şimdiki tuş: { $key }. Yeni tuşun başka bir işi varsa ikisi yer değiştirir.
keys-moved = { $key } artık: { $does }

## Puan tablosu ve oyun sonu

end-screen-sheet = Puanlar
end-screen-totals = Toplamların gidişi
end-screen-back = Geri
end-screen-result = Sonuç
end-screen-next-deal = Sonraki dağıtım
end-screen-copy-scores = Puanları kopyala
end-screen-scores-copied = Puanlar kopyalandı
end-screen-no-clipboard = Pano kullanılamıyor
end-screen-deal = Dağıtım { $n }
end-screen-deal-line = { $name } { $score }: { SERIES($lines, joint: "series-long") }
end-screen-menu = Menü
end-screen-new = Yeni oyun
end-screen-scores = Puan tablosu
end-screen-swap = Bir rakibi değiştir
end-screen-again = Bir daha oyna
end-screen-learn = Derslere dön
end-screen-copy = Kopyala
end-screen-copied = Kopyalandı
end-screen-close = Kapat

## Seçenekler

options-tab = { $tab ->
   *[rules] Kurallar
    [table] Masa
    [cards] Kâğıtlar
    [sound] Ses
    [access] Erişilebilirlik
}
options-times = { $factor }×
options-instant = Anında
options-seconds = { $seconds } sn
options-percent = %{ $value }
options-key-note = Tuş: { $key }

options-group-you = Sen
options-name = Ad
options-your-name = Adın
options-name-empty = Adda en az bir harf olmalı.
options-save = Kaydet
options-portrait = Portre

options-group-table = Masa
options-theme = Tema
options-theme-choice = { $value ->
    [card-room] Oyun odası
    [midnight] Gece yarısı
    [parchment] Parşömen
    [contrast] Kontrast
    [walnut] Ceviz kitaplık
    [linen] Keten günü
   *[other] { $value }
}

options-group-playing = Oynama
options-play-mode = Kâğıt oynama
options-play-mode-choice = { $value ->
   *[click] Tek tıkla
    [double] İki tıkla
    [drag] Yalnız sürükle
}
options-show-points = Puanları göster
options-show-points-choice = { $value ->
   *[full] Bütün puanlar
    [totals] Yalnız toplamlar
    [hidden] Gizli
}
options-confirm-pass = Vermeden önce sor
options-confirm-costly = Pahalı kâğıttan önce sor
options-confirm-costly-note = Dağıtımdaki puanların en az yarısını alan kâğıt
options-confirm-blunders = Büyük hatadan önce sor
options-confirm-blunders-note = Yalnız alıştırma oyunlarında ({ menu-new } → { new-game-practice }): her kâğıda önce koç bakar
options-recall = Kâğıt sayma
options-recall-note = Yalnız alıştırma oyunlarında ({ menu-new } → { new-game-practice }), ipucu ya da geri almadan sonra da
options-recall-choice = { $value ->
   *[off] Yardım yok
    [show] Çıkanları göster
    [ask] Dağıtımda üç kez sor
}
options-cut = Oyundan önce desteyi kes
options-cut-note = Kapalı: desteyi senin yerine bilgisayar keser

options-group-speed = Hız
options-pace = Tempo
options-pace-choice = { $value ->
   *[usual] Normal
    [slow] Daha yavaş
}
options-pace-note = Masada { $key } tuşu
options-speed = Genel hız
options-deal-speed = Dağıtma
options-play-speed = Kâğıt oynama
options-collect-speed = El alma
options-bot-wait = Düşünme süresi
options-no-wait = Beklemesiz
options-trick-linger = Her elden sonra bekleme
options-trick-linger-note = Geçmek için tıkla
options-wait-for-click = Her elden sonra tık bekle

options-group-cards = Kâğıtlar
options-back-choice = { $value ->
   *[auto] Masaya uygun
    [claret] Bordo
    [midnight] Gece yarısı
    [forest] Orman
    [peacock] Tavus
    [garden] Gece bahçesi
    [bluework] Mavi işleme
}
options-palette-choice = { $value ->
   *[two] İki renk
    [four] Dört renk
    [safe] Renk körlerine uygun
}
options-face-choice = { $value ->
   *[auto] Otomatik
    [normal] Normal
    [large] Büyük
}
options-group-hand = Elindeki kâğıtlar
options-sort = Sıra
options-sort-choice = { $value ->
   *[alternate] Kırmızı siyah sırayla
    [classic] Briç sırası
}
options-suit-gap = Renkler arasında boşluk

options-group-reading = Okuma
options-scale = Yazı boyutu
options-family = Yazı tipi
options-family-choice = { $value ->
   *[inter] Inter
    [atkinson] Atkinson
}
options-full-screen = Tam ekran
options-group-seeing = Görme
options-reduced-motion = Daha az hareket
options-reduced-motion-note = Kâğıtlar uçmak yerine belirip kaybolur
options-high-contrast = Yüksek kontrast
options-high-contrast-note = Her temada düz paneller, belirgin kenarlar ve daha koyu kâğıt renkleri
options-suit-letters = Renk harfleri
options-suit-letters-note = Kâğıtlarda işaretlerin altında ve küçük işaretlerin yerinde M, Ku, S, K
options-magnify = Kâğıdı büyüt
options-magnify-choice = { $value ->
   *[off] Hiçbir zaman
    [focus] Klavyeyle
    [hover] Klavye ya da imleçle
}
options-magnify-note = Elin yanında; ne eli ne de kâğıtlarını örter
options-group-moving = Hareket
options-left-handed = Düğmeler solda
options-left-handed-note = Ayna masa: senin levhan sağda
options-reverse-hand = Kâğıtları ters diz
options-reverse-hand-note = Renkler ve değerler sağdan sola dizilir
options-dwell = İmleci bekleterek tıkla
options-dwell-note = Bir şeyin üstünde duran imleç ona basar; o sırada bir halka dolar
options-dwell-seconds = Bekleme süresi
options-hold-seconds = Uzun basma süresi
options-hold-seconds-note = Bu kadar dokununca parmağının altındaki açıklanır
options-double-seconds = Çift tık süresi
options-double-seconds-note = Bu süre içindeki ikinci tık birinciye sayılır
options-repeat-after = Basılı düğme tekrarı
options-repeat-after-note = Kumandanın yönleri, artı ve eksi
options-repeat-every = Sonra her
options-group-switches = Bir ya da iki anahtar
options-switches = Oynama aracı
options-switches-choice = { $value ->
   *[off] Bütün denetimler
    [one] Bir anahtar
    [two] İki anahtar
}
options-switches-note = Bir çerçeve parçadan parçaya gider: tek anahtarda kendiliğinden, ikide ikinci anahtarla
options-switch-seconds = Çerçevenin adım süresi
options-switch-click = Tık anahtar sayılır
options-switch-click-note = İmleç nerede olursa olsun; kumandanın A düğmesi hep öyledir
options-group-listening = Dinleme
options-voice = Oyunu sesli oku
options-voice-note = Ekran okuyucusu olmayanlar için
options-voice-rate = Ses hızı
options-voice-hello = Merhaba de
options-verbosity = Ne kadar okunsun
options-verbosity-choice = { $value ->
    [brief] Kısa
    [full] Tam
   *[usual] Normal
}
options-wait-for-listener = Dinlerken bekle
options-wait-for-listener-note = Hiçbir şey kendiliğinden ilerlemez: Boşluk’a bas. Kum saati durur.
options-group-keyboard = Klavye
options-keys = Bütün tuşlar
options-keys-show = Göster
options-own-keys = Kendi tuşların
options-own-keys-change = Değiştir

## Ses

sound-levels = Düzeyler
sound-when = Ne zaman
sound-more-label = Her ses ayrı ayrı
sound-more = { $open ->
    [yes] Daha az
   *[no] Daha çok
}
sound-play = Çal: { $name }
sound-none = Ses aygıtı bulunamadı.
sound-all = Bütün sesler
sound-table = Kâğıtlar ve olaylar
sound-effects = Düğmeler ve anahtarlar
sound-mute = Sessiz
sound-quiet-away = Arka planda sessiz
sound-quiet-away-note = Başka bir pencere kullanılırken
sound-pan = Ses oyuncunun yanından gelir
sound-pan-note = Sol ve sağ, ekrandaki yerler gibi
sound-more-cues = Daha çok uyarı
sound-more-cues-note = Başka bir oyuncu puan alınca hafif bir ses
sound-group = { $group ->
   *[cards] Kâğıtlar
    [your-turn] Sıran
    [moments] Anlar
    [buttons] Düğmeler
}
sound-cue = { $cue ->
   *[flick] Dağıtma ve oynama
    [slide] Verme ve dizme
    [sweep] El alma
    [lift] Kâğıdı kaldırma
    [set-down] Kâğıdı bırakma
    [your-turn] Sıra sende
    [not-allowed] İzin yok
    [points] Alınan puanlar
    [points-others] Ötekilerin puanları
    [hearts-broken] Kupa kırıldı
    [queen] Maça kızı
    [moon] Ay
    [win] Oyunu kazanma
    [lose] Oyunu kaybetme
    [button] Düğmeye basma
    [tick] Değer değiştirme
    [toggle-on] Açma
    [toggle-off] Kapama
}

## Oyun seçimi

new-game-find = Kural seti bul
new-game-players-note = { $n } oyuncu
new-game-change-rules = Kuralları değiştir
new-game-read-rules = Kuralları oku
new-game-origin = Köken: { $origin }.
new-game-based-on = Kendi kural setin, temeli: { $title }.
new-game-length = Uzunluk
new-game-players = Oyuncular
new-game-number = Sayı
new-game-opponent = Rakip { $n }
new-game-level = { $n }. rakibin gücü
new-game-any-character = Sürpriz
new-game-any-level = Herhangi bir güç
new-game-fits = Bana uygun
new-game-share = Kazanma payın
new-game-practice = Alıştırma oyunu
new-game-practice-note = Oyun istatistiklerine ve derecene sayılmaz. Hatalar “{ menu-practice }” bölümünde geri gelmez.
new-game-surprise = Beni şaşırt
new-game-others-stay = Öteki oyunların duruyor
new-game-start = Başla
new-game-start-set = Başla: { $name }

## Kayıtlı oyunlar

games-stand = Dağıtım { $deal }, { $points } puanın var
games-value = { $stand }, { $when }
games-note = { $n } oyuncu, { $when }
games-busy = başka pencerede açık
games-today = bugün { $clock }
games-yesterday = dün { $clock }
games-on-day = { $day } { games-month }
games-on-day-of-year = { $day } { games-month } { $year }
games-month = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}
games-none = Süren oyun yok.
games-which = Hangi oyunlar
games-under-way = Süren
games-over = Biten
games-filter = Göster
games-kept = { $which ->
    [won] Kazanılan
    [lost] Kaybedilen
    [starred] Yıldızlı
   *[all] Hepsi
}
games-by-rules = Kurallar
games-any-rules = Bütün kurallar
games-by-time = Ne zaman
games-period = { $days ->
    [0] Her zaman
    [365] Son bir yıl
   *[other] Son { $days } gün
}
games-none-over = { $any ->
    [yes] Uyan oyun yok.
   *[no] Henüz biten oyun yok.
}
games-more = { $n } tane daha
games-size = { $n } biten oyun, { $size } kB. Son 200 oyun ve bütün yıldızlılar saklanır.
games-star = { $on ->
    [yes] Yıldızı kaldır: { $title }
   *[no] Hep saklansın diye yıldızla: { $title }
}
games-result = { $practice ->
    [yes] { games-place }, { games-result-points }, alıştırma
   *[no] { games-place }, { games-result-points }
}
games-place = { $place ->
    [0] Kaybettin
    [1] Kazandın
   *[other] { PLACE($place) } sıra
}
games-result-points = { $deals } dağıtımda { $points }
games-review = Dağıtımlarını incele
games-deleted = Silindi: { $title }. Bu sayfa açıkken geri alabilirsin.
games-undo = Geri al
games-not-brought-back = Oyun geri getirilemedi.
games-rename = Yeniden adlandır: { $title }
games-delete = Sil: { $title }
games-name-title = Oyunun adı
games-name = Ad
games-save = Kaydet

## Nasıl oynanır

help-rules = Kurallar
help-pictures = Resimlerle
help-keys = Tuşlar
help-opponents = Rakiplerin
help-fair = Adil dağıtım
help-trick = Herkes sırayla bir kâğıt oynar: bunlar bir el eder. Eli genellikle açılan rengin en büyük kâğıdı alır.
help-moon = Ay’a çıkmak
keys-pad = Oyun kumandası
help-choose-card = Kâğıtların arasında gez
    .keys = { $left } { $right }
help-use-card = Kâğıdı oyna ya da vermek için seç
    .keys = Enter
help-to-button = Seçilen kâğıtlardan düğmeye git
    .keys = { $down }
help-finish-animation = Süren canlandırmayı geç
    .keys = Boşluk
help-take-back = Son kâğıdı geri al
    .keys = Backspace
help-game-menu = Oyun menüsü
    .keys = Esc
help-next-control = Sonraki denetim; Shift ile önceki
    .keys = Tab
help-move = Denetimler arasında gez, değer değiştir
    .keys = { $up } { $down } { $left } { $right }
help-number = Sayıyı değiştir
    .keys = + −
help-scroll = Kaydır ya da değeri daha çok değiştir
    .keys = Page { $up } { $down }, Home, End
help-press = Denetime bas
    .keys = Enter, Boşluk
help-next-page = Ekranın sonraki sayfası; Shift ile önceki
    .keys = Ctrl Tab
help-back = Geri
    .keys = Esc
help-find = Arama alanına
    .keys = Ctrl F ya da yaz
help-undo = Kural değişikliğini ya da silmeyi geri al
    .keys = Ctrl Z

## Ayar dosyasında kullanılamayanlar

options-file-value = { $wanted ->
    [truth] { $name } ayarı { $value }; true ya da false olmalı; { $default } kullanılıyor.
    [text] { $name } ayarı { $value }; metin olmalı; { $default } kullanılıyor.
    [short-text] { $name } ayarı { $value }; 1 ile { $most } karakter arası metin olmalı; { $default } kullanılıyor.
    [portrait] { $name } ayarı { $value }; bir portre adı olmalı; { $default } kullanılıyor.
    [language] { $name } ayarı { $value }; bir dil kodu olmalı; { $default } kullanılıyor.
    [whole-number] { $name } ayarı { $value }; tam sayı olmalı; { $default } kullanılıyor.
    [choice] { $name } ayarı { $value }; şunlardan biri olmalı: { SERIES($choices) }; { $default } kullanılıyor.
    [bounds] { $name } ayarı { $value }; { $low } ile { $high } arası bir sayı olmalı; { $default } kullanılıyor.
   *[number] { $name } ayarı { $value }; sayı olmalı; { $default } kullanılıyor.
}
options-file-not-kept = { $name } ayarı kaydedilemiyor.
options-file-line = Ayarların { $n }. satırı bir ayar değil: { $line }
options-file-unsaved = Ayarlar kaydedilemedi: { $why }.
options-file-too-long = gösterilemeyecek kadar uzun

## Diller

options-language = Dil
options-language-system = Sistemle aynı
options-language-draft = Taslak: ana dili Türkçe olan biri henüz okumadı. Bir metnin nasıl düzeltileceği kaynak koddaki TRANSLATING.md dosyasında.

## Oynayan kişiler

people-title = Kim oynuyor?
people-plays = şimdi oynuyor
people-new = Yeni biri
people-new-detail = Kendi oyunları ve istatistikleriyle
people-name-them = Ad ve portre Seçenekler’den seçilir.
people-not-kept = Oyuncu seçimi kaydedilemedi: { $why }.
people-not-changed = Kişi listesi değiştirilemedi: { $why }.

## Deste odası

deck-title = Deste odası
options-deck = Kâğıtlar ve masa
deck-back = Değiştirmeden geri dön
deck-use = Bu görünümü kullan
deck-surprise = Beni şaşırt
deck-faces = Yüzler
deck-backs = Arkalar
deck-match = Masaya uydur
deck-tables = Masalar
deck-own = Kendi resmin
deck-chosen = seçili
deck-preview = Kâğıtların şimdiki görünüşü: { $look }
deck-own-title = Masan için bir resim
deck-own-note = En çok 20 MB’lık bir PNG ya da JPEG dosyası. Bu pencereye de bırakabilirsin. Pencereyi dolduracak biçimde kırpılır ve her şey okunana dek karartılır.
deck-own-path = Resmin yolu
deck-own-use = Bunu kullan
deck-blur = Bulanıklık
deck-picture-unreadable = Bu resim açılamadı. PNG ya da JPEG dosyası seç.
deck-picture-too-large = Bu resim çok büyük. En çok { $most } MB ve 50 megapiksellik bir resim seç.
deck-picture-not-kept = Resim klasörüne kopyalanamadı.
