### Süren oyunlar, kayıtlı oyunlar, sonuçlar ve oyuncunun kendi kural setleri.

## Adil dağıtım

fair-seed = Desteyi sen kesersen bir oyunun kâğıtlarını tek başına kimse seçemez. Sen kâğıt görmeden önce program bir sayı çeker ve yalnız bu sayıya ait bir kod gösterir; sonra sen desteyi kesersin. İlk oyununda ve Seçenekler’de kesmeyi kapattığında bilgisayar keser. Bütün dağıtımlar bu sayıdan ve kesmeden çıkar.
fair-end = Kodu ve kesmeni not et; oyun menüsünde de gösterilirler. Sonunda sayı ve bu kodu verip vermediği gösterilir. Kayıtlı bir oyunda “hearts-gui replay DOSYA --commitment KOD --cut METİN” komutu ikisini de, her dağıtım, seçim ve puanla birlikte denetler.
fair-proves = Bu, sen kodu gördükten sonra hiçbir dağıtımın değiştirilmediğini ve desteyi sen kestiysen dağıtımları kimsenin seçmediğini kanıtlar. Kesmen olmadan kod yetmez: başka kesme başka kâğıt verir. Kayıtlı oyunda, sayı şifrelenmediği için, kimsenin bakmadığını kanıtlamaz.
fair-unknown-shuffle = { $file } doğrulanamıyor: 1. satırdaki karma sürümü { $version } burada bilinmiyor.
fair-other-seed = { $file }, 1. satır: tohum, oyundan önce söz verilen değil.
fair-other-game = { $file } başka bir oyun: kodu { $commitment }, verdiğin kod değil.
fair-other-cut = { $file } başka bir oyun: destesi “{ $cut }” ile kesilmiş, verdiğin kesmeyle değil.
fair-no-cut = { $file } başka bir oyun: destesini kimse kesmemiş.
fair-given = { $file } doğrulanamıyor: kâğıtlarını bu program dağıtmamış.
fair-difference = { $file }, { $what }.

## Kayıtlı oyunlar

save-in-use = { $game } başka bir Maça Kızı penceresinde oynanıyor.
save-this-game-in-use = Bu oyun başka bir Maça Kızı penceresinde oynanıyor.
save-not-read = { $file } okunamıyor ({ $why }).
save-line = { $file }, satır { $line }: { $why }.
save-line-rules = { $file }, satır { $line }: { $why }
save-set-aside = { $why } Şu adla kenara kondu: { $aside }.
save-no-room = { $file } { $line }. satırdan sonra bozuk ve diskte bozuk bölümün kopyası için yer yok; yer açıp dosyayı yeniden aç.
save-damaged = { $file } { $line }. satırdan sonra bozuk; öncesi korundu. Bütün dosya şu adla kenara kondu: { $aside }.
save-from-copy = { $file } dosyasının ilk satırı bozuk; 2. satırdaki kopyası kullanıldı.
save-torn = { $file } dosyasının son satırı yarım kalmış ve atlandı; ondan öncekilerin hepsi yerinde.
save-differs = { $same ->
    [yes] { $file } kaydedildikten sonra değiştirilmiş
   *[no] Kaydedildikten sonra bu oyunun kuralları değişmiş ya da { $file } değiştirilmiş
}; puanları kayıttaki gibi kalıyor ({ $what }).
save-other-seed = Bu dosyadaki tohum, oyundan önce söz verilen değil.
save-no-copy = Bu oyunun kopyalanabilecek dosyası yok.
save-copy-failed = Kopya yazılamadı: { $why }.
save-name-not-saved = Ad kaydedilemedi: { $why }.
save-star-not-saved = Yıldız kaydedilemedi: { $why }.
save-game-not-deleted = Oyun silinemedi: { $why }.
save-removed = Bu oyunun dosyası, { $gone }, sen oynarken silindi; oyun artık şu adla kayıtlı: { $file }.
save-cannot-save = Bu oyun şimdi kaydedilemiyor ({ $why }); oynamayı sürdürebilirsin.
save-unknown-company = Bu oyunda, bu sürümün bilmediği bir oyuncu var ({ $what }); yerine başkası oturdu.
save-choice-not-saved = Oyun seçimi kaydedilemedi: { $why }.
save-sets-not-saved = Kural setlerin kaydedilemedi: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, bir değişiklik
   *[other] { $title }, { $n } değişiklik
}

## Kural seti grupları

session-group-yours = Seninkiler
session-group-classic = Klasik
session-group-bonus = Bonus kâğıtlı
session-group-teams = Takımlar
session-group-many = Çok oyunculu
session-group-odd = Sıra dışı

## Kendi kural setlerin

draft-my-set = Benim { $title }
draft-no-name = Bir ad ver.
draft-name-taken = Bu adda bir kural setin zaten var.
draft-no-text = Bir kural kodu yapıştır ya da yaz.
draft-players = { $n } oyuncu
draft-players-range = { $low }–{ $high } oyuncu
draft-players-of = { LIST($sizes, type: "or") } oyuncu
draft-shared = Paylaşılan kurallar
draft-changed = { $title }, değişti
stats-sentence = { $games } oyunda { $wins } galibiyet

## “replay --verify” neyi kanıtlar

proof-in-deal = { $n }. dağıtımın içinde
proof-after-deal = { $n ->
    [0] ilk dağıtımdan önce
   *[other] { $n }. dağıtımdan sonra
}
proof-with-the-game = oyunun sonunda
proof-cards = { $n ->
    [0] { $given ->
        [yes] Henüz dağıtım yok; tohum, verdiğin kodun arkasındaki tohumdur
       *[no] Henüz dağıtım yok; tohum, bu dosyadaki kodun arkasındaki tohumdur
    }
    [one] { $given ->
        [yes] { $n } dağıtımın kâğıtları verdiğin kodun tohumundan geliyor; her seçim ve puan kurallara uyuyor
       *[no] { $n } dağıtımın kâğıtları bu dosyadaki kodun tohumundan geliyor; her seçim ve puan kurallara uyuyor
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] { $n } dağıtımın hepsinin kâğıtları verdiğin kodun tohumundan geliyor; her seçim ve puan kurallara uyuyor
           *[no] { $n } dağıtımın hepsinin kâğıtları bu dosyadaki kodun tohumundan geliyor; her seçim ve puan kurallara uyuyor
        }
       *[no] { $given ->
            [yes] { $n } dağıtımın kâğıtları verdiğin kodun tohumundan geliyor; her seçim ve puan kurallara uyuyor
           *[no] { $n } dağıtımın kâğıtları bu dosyadaki kodun tohumundan geliyor; her seçim ve puan kurallara uyuyor
        }
    }
}
proof-finished = oyun bitmiş
proof-ends = dosya { $where } bitiyor
proof-taken-back = { $n ->
    [0] hiçbir seçim geri alınmamış
    [one] { $n } seçim geri alınmış
   *[other] { $n } seçim geri alınmış
}
proof-summary = { $cards }; { $end }, { $back }.
proof-not-when-shown = Bu kodun ilk dağıtımdan önce gösterilip gösterilmediği; not ettiğini --commitment ile ver.
proof-not-your-cut = Destenin senin kestiğin gibi kesilip kesilmediği. Aynı sayı başka kesmeyle başka kâğıt verir; not ettiğin kesmeyi --cut ile ver.
proof-of-commitment = Program, verdiğin kodun arkasındaki sayıyı kullandı.
proof-of-cut = Deste, verdiğin metinle kesildi.
proof-of-commitment-and-cut = Verdiğin kodun arkasındaki sayı ile kesmen tam bu dağıtımları veriyor; onları ne sen ne program seçebilirdi.
proof-not-guessed = Kâğıtların önceden bilinemeyeceği: kodu gören herkes bu kadar basit bir tohumu tahmin edebilir.
proof-not-chosen = Programın birçok tohum arasından seçmediği: desteyi kimse kesmedi.
proof-not-the-rest = Oyunun nasıl sürdüğü: dosya { $where } bitiyor.
proof-not-decisions = Seçimlerin masada yapılanlar olup olmadığı: tohum yalnız kâğıtları belirler.

## Kural setlerinin bozuk dosyası

rule-sets-line = { $twice ->
    [yes] Kural setlerinin { $n }. satırı { $name } adını ikinci kez kullanıyor; saklandı ama kullanılmıyor.
   *[no] Kural setlerinin { $n }. satırı bir kural seti değil; saklandı ama kullanılmıyor.
}

## Okunamayan dosyalar

file-damaged = { $n ->
    [0] { $file } bozuk ve kullanılmadı
    [one] { $file } dosyasının bir girdisi bozuk ve atlandı
   *[other] { $file } dosyasının { $n } girdisi bozuk ve atlandı
}; { $copied ->
    [yes] kopyası: { $aside }.
   *[no] kopyalanamadı.
}
file-newer = { $file } Maça Kızı’nın daha yeni bir sürümünde yazılmış; tamamını okumak için o sürümü kur. { $copied ->
    [yes] Okunamayanların kopyası: { $aside }.
   *[no] Kopyalanamadı.
}
file-unread = { $file } okunamadı: { $why }.
file-too-large = { $file } { $most } MB’tan büyük ve okunmadı. { $renamed ->
    [yes] Yeni adı: { $aside }.
   *[no] Olduğu yerde bırakıldı.
}
