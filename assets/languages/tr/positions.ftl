### Başka yerden gelen ya da kâğıt kâğıt kurulan oyunlar ve konumlar.

## “hearts-gui convert” ne der

convert-no-format = { $file } biçimini söylemiyor; şunlardan biriyle --to ekle: { LIST($known, type: "or") }.
convert-exists = { $file } zaten var; başka bir ad seç.
convert-nothing = { $file } içinde henüz dağıtım yok.
convert-which-deal = Bu oyunda { $n } dağıtım var, biçim ise birini tutar; --deal ile seç.
convert-unread = { $file } okunamıyor: { $why }
convert-unwritten = Oyun bu biçimde yazılamaz: { $why }
convert-deal = Dağıtım { $deal }: { $why }
convert-points = Dağıtım { $deal }: kayıttaki puanlar bu kurallarınki değil.
convert-too-long = Dağıtım { $deal } oyunun sonundan sonra geliyor.
openspiel-unreadable = dosya, bilinen bir biçimde bir Hearts oyunu kaydı değil.
openspiel-option = OpenSpiel’in { $name } seçeneği burada bilinmiyor.
openspiel-short = { $n } sayı tam bir dağıtım etmez.
openspiel-other-rules = OpenSpiel böyle bir dağıtımı başka türlü oynar ya da sayar.
engine-unreadable = dosya bir hearts-engine kaydı değil.
engine-other-rules = hearts-engine { $deal }. dağıtım gibisini kaydetmez; dört oyuncunun bitmiş dağıtımlarını bilir.
laid-not-plain = Bu biçimde yalnız dağıtılan, verilen ve oynanan kâğıtlardan oluşan dağıtımlar yazılabilir.
laid-twice = { $more ->
    [yes] İki yerde olamaz: { LIST($cards, each: "the-card") } (toplam { $n }).
   *[no] İki yerde olamaz: { LIST($cards, each: "the-card") }.
}
laid-strange = { $more ->
    [yes] Bu desteden değil: { LIST($cards, each: "the-card") } (toplam { $n }).
   *[no] Bu desteden değil: { LIST($cards, each: "the-card") }.
}
laid-missing = { $n ->
    [one] Kimsede yok: { LIST($cards, each: "the-card") }.
   *[other] Kimsede yok: { LIST($cards, each: "the-card") }; { $n } kâğıt eksik.
}
laid-size = { $hand }: { $n } kâğıt; { $most } olmalı.
laid-play = Oynanan { $n }. kâğıt, { CARD($card) }: { $why }
laid-no-play = Oynanan { $n }. kâğıt, { CARD($card) }: dağıtım ondan önce bitiyor.
laid-pass-first = Oyundan önce kâğıt verilir: elleri vermeden sonraki hâliyle diz ve “Vermesiz”i seç.
laid-not-held = { $hand }: sıra burada, ama yok: { CARD($card) }.
laid-pass = { $hand }: verilemez, { CARD($card) }: { $why }
laid-no-pass = { $hand }: verdikleri kurallara uymuyor.
laid-hand = { $seat }. oyuncu

## Bir tür dağıtım

kind-long = Bir tanımda en çok { $most } harf olur.
kind-who = “{ $word }” bir oyuncu değil; şunlardan birini yaz: { LIST($known, type: "or") }.
kind-clause = “{ $word }” anlaşılmadı; örneğin “pass left” ya da “me: QS” yaz.
kind-wish = “{ $word }” anlaşılmadı; örneğin “QS, KS”, “no QS”, “spades <= 2” ya da “void” yaz.
kind-many = Bir tanımda en çok { $most } kâğıt adı olabilir.
kind-impossible = Bu tanıma uyan dağıtım yok.
kind-too-rare = Bu tür çok ender ya da uyan dağıtım yok. Daha azını iste.
kind-rules = Dağıtım türleri, tam tek desteyle dört oyuncu içindir.

## “Dağıtım türleri” ekranı

kind-title = Dağıtım türleri
kind-choose = Dağıtım türü
kind-ready = { $n ->
    [1] Maça kızı bende, yanında en çok bir maça
    [2] Maça kızı bende, iyi korunmuş
    [3] Maça papazı bende, kız değil
    [4] Dört kupam var, biri as
    [5] Bir renk bende hiç yok
    [6] Bende büyük maça yok; kızın koruması zayıf
    [7] Başka birinde sinek az
   *[8] Üç asım ve uzun bir rengim var
}
kind-own = Kendi tanımım
kind-wish-field = Tanım
kind-language = “me” (ben), “left” (sol), “across” (karşı), “right” (sağ) ya da “someone” (biri) yaz, sonra kâğıtlar ve uzunluklar: “me: QS, spades <= 2; someone: clubs <= 1; pass across”. Ayrıca “no KS”, “void”, “aces >= 2”, “longest >= 6”.
kind-another = { $first ->
    [yes] Dağıtım çek
   *[no] Başkasını çek
}
kind-play = Oyna
kind-edit = Kâğıtları değiştir
kind-dealt = { $way ->
    [L] Sola ver. { $rare }
    [R] Sağa ver. { $rare }
    [A] Karşıya ver. { $rare }
   *[HOLD] Vermesiz. { $rare }
}
kind-drawing = Böyle bir dağıtım aranıyor…
kind-rare = { $about ->
    [yes] Yaklaşık { $n } dağıtımdan biri böyledir.
   *[no] { $n } dağıtımdan biri böyledir.
}

## “Konum kur” ekranı

editor-title = Konum kur
editor-whose = Kâğıtlar kime
editor-hand = { editor-seat } ({ $n })
editor-seat = { $seat ->
    [0] Sen
    [1] Sol
    [2] Karşı
   *[3] Sağ
}
editor-short = { $seat ->
    [0] sen
    [1] sol
    [2] karşı
   *[3] sağ
}
editor-pack = Deste
editor-way = Verme
editor-pass = { $way ->
    [L] Sola ver
    [R] Sağa ver
    [A] Karşıya ver
   *[HOLD] Vermesiz
}
editor-played = Şimdiye dek oynanan
editor-played-so = Şimdiye dek oynanan: 2C 5C KC 3C…
editor-possible = Bu konum olabilir.
editor-play = Sürdür
editor-judge = En iyisi ne?
editor-judging = Koç düşünüyor…
editor-nothing-to-judge = Burada karar verilecek bir şey yok.
editor-no-coach = Koçun yanıtı yok.
editor-rest = Gerisini dağıt
editor-clear = Temizle
editor-given = { $seat ->
    [-1] { CAPITAL(CARD($card)) }: hiç kimse.
    [0] { CAPITAL(CARD($card)) }: sen.
    [1] { CAPITAL(CARD($card)) }: sol.
    [2] { CAPITAL(CARD($card)) }: karşı.
   *[3] { CAPITAL(CARD($card)) }: sağ.
}
editor-no-card = “{ $word }” bir kâğıt değil; örneğin QS ya da 10H yaz.
widget-card-owner = { $some ->
    [yes] { CARD($card) }: { $owner }
   *[no] { CARD($card) }: hiç kimse
}

## İki ekranda da

position-copy = Kodu kopyala
position-copied = Kod panoda.
position-enter-code = Kod gir
position-code-title = Koddan konum
position-code = Kod
position-open = Aç
position-no-code = Bu bir konum kodu değil.
position-other-rules = Bu konum başka kurallar için kurulmuş.
position-back = Konuma dön

learn-kinds-detail = İstediğin gibi kâğıtlar
