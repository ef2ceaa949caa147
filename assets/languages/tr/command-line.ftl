### Komut satırı ve yakınmaları.

## “hearts-gui --help”

cli-about = Masaüstü için Maça Kızı. Komut verilmezse oyun başlar; kayıtlı oyun verilirse o açılır.
cli-verbs = komutlar:
cli-about-rules = kural setleri ya da birinin düz cümlelerle anlatımı
cli-about-simulate = bilgisayar oyuncuları arasında oyunlar
cli-about-match = iki bilgisayar oyuncusu, aynı dağıtımlar, bütün oturma düzenleri
cli-about-replay = denetlemek için kayıtlı bir oyunu yeniden oynatır
cli-about-judge = kayıtlı oyundaki her seçimin bedeli, o oyuncunun bilebildiklerine göre
cli-about-convert = bir oyunu başka bir programın biçimine ya da biçiminden çevirir: OpenSpiel, hearts-engine
cli-about-puzzles = oyunla gelen bulmacalar; --verify ID ya da all onları yeniden kanıtlar
cli-about-daily = günün oyunları, bir Kulüp oyuncusunun oyununa ait sağlama toplamıyla; --check CODE bir sonucu yeniden oynatır
cli-about-bots = bilgisayar oyuncularının düzeyleri ve karakterleri
cli-about-screenshot = bir ekranın resmi
cli-about-bench = bu bilgisayardaki hız: frames, start, playouts, decisions, judge ya da statistics
cli-about-language = Dil seçmek için komutun önüne --lang CODE yaz ya da HEARTS_LANG’ı ayarla.
cli-usage = kullanım:
cli-positionals = argümanlar
cli-options = seçenekler

## Yakınmalar

cli-stopped = Durduruldu.
cli-no-verb = { $nearest ->
    [none] { $word } ne bir komut ne de kayıtlı oyun; bak: { $program } --help.
   *[other] { $word } ne bir komut ne de kayıtlı oyun; şunu mu demek istedin: { $nearest }?
}
cli-lang-alone = --lang’dan sonra bir dil kodu gelir, örneğin --lang en.
cli-no-language = Maça Kızı şu dile çevrilmedi: { $code }; seçenekler: { SERIES($known) }.
cli-argument = { $argument_name } argümanı: { $message }.
cli-required = Eksik: { $text }.
cli-unrecognized = Bilinmeyen argüman: { $text }.
cli-ambiguous = { $option } şunlardan herhangi biri olabilir: { $matches }.
cli-no-value = bir değer eksik
cli-value-unwanted = { $text } burada gereksiz
cli-no-integer = { $value } bir tam sayı değil
cli-too-many-seconds = { $text }, { $most } saniyeden çok
cli-no-number = { $text }, sıfırdan büyük bir tam sayı değil
cli-not-positive = { $text }, sıfırdan büyük bir sayı değil
cli-no-text = bu, UTF-8 metin değil
cli-no-digits = { $text }, 12–64 onaltılık basamaklı bir kod değil
cli-no-size = { $text }, 1280x720 gibi bir boyut değil
cli-size-range = { $text }, 800x600 ile 8192x8192 arasında değil
cli-unknown = { $what ->
    [rule_set] { $word } kural seti yok; şunu mu demek istedin: { $nearest }?
    [player] { $word } oyuncusu yok; şunu mu demek istedin: { $nearest }?
    [format] { $word } biçimi yok; şunu mu demek istedin: { $nearest }?
    [scene] { $word } sahnesi yok; şunu mu demek istedin: { $nearest }?
    [message] { $word } iletisi yok; şunu mu demek istedin: { $nearest }?
    [theme] { $word } teması yok; şunu mu demek istedin: { $nearest }?
    [vision] { $word } görüşü yok; şunu mu demek istedin: { $nearest }?
   *[measurement] { $word } ölçümü yok; şunu mu demek istedin: { $nearest }?
}
cli-unknown-listed = { $word } adı bilinmiyor; { $command } adları listeler.
cli-unknown-few = { $word } adı bilinmiyor; seçenekler: { SERIES($known) }.
cli-no-file = { $file } dosyası yok.
cli-no-program = { $program } programı başlatılamıyor.
cli-scale = Arayüz ölçeği { $low } ile { $high } arasında olmalı, { $scale } olmaz.
cli-rules-legend = * ile başlayan satırlar Standart oyundan farklıdır.
cli-rule-set = { $title } ({ $sizes } oyuncu)
cli-games-not-kept = Oyunlar { $folder } klasörüne kaydedilemedi ({ $why }).
cli-not-written = { $file } yazılamadı ({ $why }).
cli-characters = Karakterler: { SERIES($names) }
cli-no-scene = Bir sahne ve yazılacak bir dosya söyle; sahneleri --list sıralar.
cli-own-deal = { $scene } sahnesi hep aynı dağıtımı gösterir; --seed seçeneğini çıkar.
cli-message-nowhere = Hiçbir örnek ekran { $key } demiyor; nerede çıktığını üstündeki yorum söyler.
cli-no-png = Resimler PNG olarak yazılır; { $file } adı .png ile bitmeli.
cli-progress = { $done }/{ $of }
cli-match-progress = { $done }/{ $of } dağıtım, fark { $mean } ± { $error } puan
match-file-other = { $file } başka bir karşılaşmayı tutuyor: başka oyuncular, kurallar, biçim ya da tohum. Başka bir dosya belirt.
match-file-line = { $file }, satır { $line }: bu bir karşılaşma dağıtımı değil. Başka bir dosya belirt.
match-file-unusable = { $file } kullanılamıyor ({ $why }).
cli-bots-do-not-fit = --bots { $n } oyuncu sayıyor, ama bu masada { $players } kişi var.
cli-replay-damage = { $file }, satır { $line }: { $why }.
puzzle-unknown = { $id } bulmacası yok.
puzzle-wrong = { $n ->
    [one] { LIST($ids) }: verilen yanıt tutmuyor.
   *[other] Verilen yanıtı tutmayan { $n } bulmaca: { LIST($ids) }…
}
judge-no-deal = { $n ->
    [0] Bu oyunda { $deal }. dağıtım yok: hiç dağıtım başlamamış.
    [one] Bu oyunda { $deal }. dağıtım yok: bir dağıtım var.
   *[other] Bu oyunda { $deal }. dağıtım yok: { $n } dağıtım var.
}
judge-no-seat = Bu masada { $seat } numaralı yer yok: yerler 0 ile { $most } arasındadır.
cli-endless-void = Bu kurallarla { $n } dağıtım art arda sayılmadı.
cli-endless-seed = Bu kurallarla { $seed } tohumlu oyun { $most } dağıtımdan sonra bitmedi.
cli-endless = { $n ->
    [one] Bu kurallarla oyun { $most } dağıtımdan sonra bitmedi.
   *[other] Bu kurallarla { $n } oyunun hiçbiri { $most } dağıtımdan sonra bitmedi.
}

## --help’in söyledikleri

cli-help-1v3-or-2v2 = 1v3 ya da 2v2
cli-help-add-line-items-every-deal = her puanın nelerden oluştuğunu ekle
cli-help-any-text = herhangi bir metin; aynı metin aynı kâğıtları verir
cli-help-check-seed-every-deal-every = tohumu, her dağıtımı ve puanı denetle, neyi kanıtladığını söyle
cli-help-computer-players = Bilgisayar oyuncularının düzeyleri ve karakterleri.
cli-help-duplicate-deals-in-all-seatings = Aynı dağıtımlarda iki bilgisayar oyuncusu, bütün oturma düzenlerinde.
cli-help-every-picture-measured = her resmi çiz ve ölç
cli-help-frames-start-playouts-or-decisions = frames, start, playouts, decisions, judge ya da statistics
cli-help-games-between-computer-players = Bilgisayar oyuncuları arasında oyunlar.
cli-help-grey-protan-deutan-or-tritan = grey, protan, deutan ya da tritan
cli-help-how-fast-here = Bu bilgisayardaki hız.
cli-help-with-reader = frames: bir ekran okuyucuya her şey bildirilirken ölç
cli-no-reader = Bu oturumda dinleyen ekran okuyucu yok; önce bir tane başlat.
cli-help-how-long-for-each = her ölçüm için saniye
cli-help-how-many-deals = dağıtım sayısı
cli-help-end-at-this-error = farkın standart hatası en çok bu kadar puan olunca karşılaşma biter
cli-help-keep-deals-go-on = dağıtımları bu dosyada sakla ve içindekilerden sürdür
cli-help-how-many-games = oyun sayısı
cli-help-how-many-sit-at-table = oyuncu sayısı
cli-help-puzzles = Oyunla gelen bulmacalar.
cli-help-count-puzzles-again = bu bulmacayı ya da hepsini, bütün olası ya da yeni örnek dağıtımlarla yeniden kanıtla
cli-help-daily = Günün oyunları.
cli-help-daily-date = ilk gün (verilmezse bugün)
cli-help-days = gün sayısı
cli-help-check-code = koddaki oyunu yeniden oynat ve sonucunu bildir
cli-no-date = { $word }, 2026-11-23 gibi bir tarih değil
cli-no-days = gün sayısı 1 ile { $most } arasında olmalı
cli-days-end = Takvim { $last } günü bitiyor; daha az gün ya da daha erken bir tarih iste.
cli-help-judge-saved-game-again = Denetlemek için kayıtlı bir oyunu yeniden oynatır.
cli-help-what-answers-cost = Kayıtlı oyundaki her seçimin bedeli, o oyuncunun bilebildiklerine göre.
cli-help-convert = Bir oyunu bir biçimden başka bir biçime çevir.
cli-help-format = hearts, openspiel, openspiel-text ya da hearts-engine
cli-help-this-deal-only = yalnız bu dağıtım, sayım 1’den başlar
cli-help-this-seat-only = yalnız bu yer, sayım 0’dan başlar
cli-help-keep-every-game-as-file = her oyunu bu klasöre dosya olarak kaydet
cli-help-key-name-or-code-rules = kurallar: anahtarı, adı ya da kural kodu
cli-help-level-or-cmd-program = bir düzey ya da cmd:PROGRAM
cli-help-name-scenes = sahneleri sırala
cli-help-message = bu iletiyi söyleyen ilk ekran; bir çevirinin nerede çıktığını bulmak için
cli-help-one-computer-player-only = yalnız bu bilgisayar oyuncusunu ölç
cli-help-one-level-or-one-seat = bir düzey ya da her yer için bir düzey
cli-help-one-window-size-only = yalnız bu pencere boyutunu ölç
cli-help-picture-screen = Bir ekranın resmi.
cli-help-play-one-deal-by-itself = kendiliğinden bir dağıtım oyna ve bildir
cli-help-accessibility-dump = bir ekranın erişilebilirlik ağacı, JSON olarak (verilmezse menünün)
cli-help-print-json = JSON yaz
cli-help-help = bu yardımı göster
cli-help-version = sürümü göster
cli-help-processes = işlem sayısı
cli-help-rule-sets-or-one-them = Kural setleri ya da biri.
cli-help-saved-game-open = açılacak kayıtlı oyun
cli-help-seconds-programs-have-answer = dış programın her seçim için saniyesi
cli-help-verify-against-fair-deal-code = ilk dağıtımdan önce gösterilen adil dağıtım koduyla ya da başıyla doğrula
cli-help-verify-against-cut = destenin bu metinle, oyunun kodun yanında gösterdiğiyle kesildiğini doğrula
cli-help-with-all-only-these = --all ile: yalnız bunları çiz
