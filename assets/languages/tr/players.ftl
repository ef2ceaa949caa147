### Rakipler: güçleri, karakterleri ve bir kâğıdın neden oynandığı.

## Güçler

level-beginner = Acemi
    .line = Kuralları bilir; oynananların çoğunu unutur, en büyük kâğıtları verir.
level-casual = Amatör
    .line = Altta kalır, büyük kâğıtları aklında tutar; küçükleri karıştırır.
level-learner = Öğrenen
    .line = İyi verir, biraz sayar; arada bir yine yanılır.
level-club = Kulüp oyuncusu
    .line = Altta kalır, kâğıt sayar, kızı kovalar, Ay’ı pratik kurallarla durdurur.
level-strong = Güçlü
    .line = Oynamaları ve vermeleri olası dağıtımlarda dener.
level-expert = Uzman
    .line = Oynamaları ve vermeleri birkaç yüksek olasılıklı dağıtımda dener.
level-grandmaster = Büyükusta
    .line = Oynamaları ve vermeleri yüzlerce yüksek olasılıklı dağıtımda dener.
level-newcomer = Yeni başlayan
    .line = Kuralları bilir, pek fazlasını değil.
level-fits = Sana uygun
    .line = Güçleri oyundan oyuna seninkine uyar; yaklaşık bu sıklıkta kazanırsın.
level-random = Rastgele
    .line = Oynanabilen herhangi bir kâğıdı oynar. Deneme ve karşılaştırma için.
level-rule = Kural oyuncusu
    .line = Alışkanlıkları olmayan Kulüp oyuncusu. Karşılaştırma için.

## Karakterler

character-ada = Hiçbir alışkanlığı yok.
character-basil = Temkinli: eli kimin alacağını bilmek ister.
character-finn = Kumarbaz: herkesin alabileceği eli sever.
character-hugo = Büyük maçaları vermez, tutar.
character-ines = Bir rengi kısaltmak için verir.
character-juno = Ucuza gelir gelmez kupa oynar.
character-kofi = Büyük kâğıtlardan ilk ellerde kurtulur.
character-lena = Puanların önde gidene kalmasını yeğler.
character-mira = Kitabına göre oynar.
character-nils = Büyük kâğıtları ve kupaları sonraya saklar.
character-opal = Ötekilerden daha çabuk Ay’a kalkışır.
character-otto = Temkinli; bir rengi kısaltmak için verir.
character-pavel = Biraz dikkatsiz.
character-rosa = Kupayı erken kırar, riski sever.
character-tariq = Büyük maçaları tutar, önde gideni kovalar.
character-wren = Hızlı ve dikkatsiz; gözü Ay’da.

## Kâğıdın nedeni

why-shooting = Her şeyi almaya çalışıyor.
why-joker = Joker hiç el almaz.
why-draw-out = Küçük bir kâğıt, herkesin korktuğu kâğıdı çıkartabilir.
why-high-card = Ötekiler büyük olasılıkla renge uyarken büyük bir kâğıt gider.
why-another-player = Bunu büyük olasılıkla başkası alır.
why-no-moon = Biri Ay’a çıkıyor olabilir; ona puan verilmez.
why-worst-card = En kötü kâğıt, başkasının eline atılır.
why-points = Başkasına puan.
why-dangerous-card = Tehlikeli bir kâğıt, başkasının eline atılır.
why-duck = Eli almayan en büyük kâğıt.
why-stop-moon = Bir puan almak Ay’ı durdurur.
why-had-to-take = El nasıl olsa alınacaktı; bari büyük kâğıtla alınsın.
why-worth-winning = Bu eli almaya değer.
why-empty-trick = Puansız el, büyük bir kâğıt için iyi bir yerdir.
why-best = Hâlâ olası dağıtımlarda ortalama en iyisi.

## Koçun nedenleri

coach-even = Aynı ölçüde iyi: fark yalnızca şans.
coach-better = { CAPITAL(coach-about) } daha iyi; öne çıkan tek bir neden yok.
coach-about = { $half ->
    [yes] { $whole ->
        [0] yaklaşık yarım puan
       *[other] yaklaşık { $whole }½ puan
    }
   *[no] { $whole ->
        [0] yarım puandan az
        [one] yaklaşık bir puan
       *[other] yaklaşık { $whole } puan
    }
}
coach-own-moon = { $alike ->
    [yes] Her şeyi almak, daha iyi seçimden sonra daha sık olur.
   *[no] Her şeyi almak, daha iyi seçimden sonra { coach-rarely }, daha kötüsünden sonra { coach-often } olur.
}
coach-others-moon = { $alike ->
    [yes] Daha kötü seçimden sonra başkası her şeyi daha sık alır.
   *[no] Başkası her şeyi daha kötü seçimden sonra { coach-often }, daha iyisinden sonra { coach-rarely } alır.
}
coach-own-moon-with = { $alike ->
    [yes] Her şeyi almak, { CARD($better, case: "with") } { CARD($other, case: "with") } olduğundan daha sık olur.
   *[no] Her şeyi almak, { CARD($better, case: "with") } { coach-rarely }, { CARD($other, case: "with") } { coach-often } olur.
}
coach-others-moon-with = { $alike ->
    [yes] Başkası her şeyi { CARD($other, case: "with") }, { CARD($better, case: "with") } olduğundan daha sık alır.
   *[no] Başkası her şeyi { CARD($other, case: "with") } { coach-often }, { CARD($better, case: "with") } { coach-rarely } alır.
}
coach-same = Hangisini seçersen seç, bütün örnek dağıtımlarda sonuç aynı.
coach-takes-with = { $alike ->
    [yes] { CAPITAL(CARD($other, case: "with")) } { coach-which }, { CARD($better, case: "with") } olduğundan daha sık alırsın.
   *[no] { CAPITAL(CARD($other, case: "with")) } { coach-which } { coach-often }, { CARD($better, case: "with") } { coach-rarely } alırsın.
}
coach-which = { $own ->
    [yes] kendi { CARD($card, case: "accusative") }
   *[no] { CARD($card, case: "accusative") }
}
coach-takes-kept = { $alike ->
    [yes] { CAPITAL(CARD($better, case: "accusative")) } tutarsan { coach-which } şimdi oynadığından daha sık alırsın.
   *[no] { CAPITAL(CARD($better, case: "accusative")) } tutarsan { coach-which } { coach-often }, şimdi oynarsan { coach-rarely } alırsın.
}
coach-takes-own = { $now ->
    [yes] { CAPITAL(CARD($card, case: "accusative")) } şimdi oynarsan { coach-often }, tutarsan { coach-rarely } kendin alırsın.
   *[no] { CAPITAL(CARD($card, case: "accusative")) } tutarsan { coach-often }, şimdi oynarsan { coach-rarely } kendin alırsın.
}
coach-takes-after = { $alike ->
    [yes] Daha kötü seçimden sonra { CARD($card, case: "accusative") } daha iyisinden sonra olduğundan daha sık alırsın.
   *[no] { CAPITAL(CARD($card, case: "accusative")) } daha kötü seçimden sonra { coach-often }, daha iyisinden sonra { coach-rarely } alırsın.
}
coach-rest = Öteki kâğıtlarda da ortalama { coach-about } götürür.
coach-both = { $first } { $then }
coach-worth = { CAPITAL(coach-about) } daha iyi.
coach-some = { $half ->
    [yes] { $whole ->
        [0] yarım { SUIT($suit) } daha
       *[other] { $whole }½ { SUIT($suit) } daha
    }
   *[no] { $whole ->
        [one] bir { SUIT($suit) } daha
       *[other] { $whole } { SUIT($suit) } daha
    }
}
coach-suit = Daha kötü seçimden sonra daha çok { SUIT($suit) } alırsın.
coach-suit-with = { CAPITAL(CARD($other, case: "with")) }, { CARD($better, case: "with") } olduğundan daha çok { SUIT($suit) } alırsın.
coach-trick = { $alike ->
    [yes] Bu eli { CARD($other, case: "with") }, { CARD($better, case: "with") } olduğundan daha sık alırsın.
   *[no] Bu eli { CARD($other, case: "with") } { coach-often }, { CARD($better, case: "with") } { coach-rarely } alırsın.
}
coach-last-takes = Son oynayan sensin: { CARD($other) } şunu alır: { LIST($cards) }; { CARD($better) } bir şey almaz.
coach-last-free = Son oynayan sensin ve bu elde puan yok: { CARD($better) } eli bedava alır.
coach-last-either = Bu eli iki kâğıtla da alırsın: { CARD($better, case: "ablative") } kurtul.
coach-one-holder = { CAPITAL(CARD($card)) } artık yalnız bir başka oyuncuda olabilir.
coach-all-beat = { $n ->
    [one] Görmediğin tek { SUIT($suit) }, { CARD($card, case: "accusative") } geçer
    [2] Görmediğin iki { SUIT($suit) } kâğıdının ikisi de { CARD($card, case: "accusative") } geçer
   *[other] Görmediğin { $n } { SUIT($suit) } kâğıdının hepsi { CARD($card, case: "accusative") } geçer
}{ $leads ->
    [yes] ; bu eli başkası alır
   *[no] { "" }
}.
coach-none-beats = { $n ->
    [0] Başka kimsede { CARD($card, case: "accusative") } geçecek { SUIT($suit) } yok
    [one] Görmediğin tek { SUIT($suit) }, { CARD($card, case: "accusative") } geçmez
    [2] Görmediğin iki { SUIT($suit) } kâğıdından hiçbiri { CARD($card, case: "accusative") } geçmez
   *[other] Görmediğin { $n } { SUIT($suit) } kâğıdından hiçbiri { CARD($card, case: "accusative") } geçmez
}; oynarsan bu eli sen alırsın.
coach-empties = { CAPITAL(CARD($better, case: "ablative")) } sonra sende { SUIT($suit) } kalmaz, açılınca kâğıt atabilirsin.
coach-close = Kesin değil: fark { coach-about } olabilir ya da hiç olmayabilir.
coach-often = { $often ->
    [hardly] çok ender olarak
    [seldom] ender olarak
    [sometimes] bazen
    [half] yarı yarıya
    [mostly] çoğu kez
    [nearly] neredeyse her zaman
   *[always] her seferinde
}
coach-rarely = { $rarely ->
    [hardly] çok ender olarak
    [seldom] ender olarak
    [sometimes] bazen
    [half] yarı yarıya
    [mostly] çoğu kez
    [nearly] neredeyse her zaman
   *[always] her seferinde
}
coach-kept = { $alike ->
    [yes] Sonra { CARD($better) }, { CARD($other, case: "ablative") } daha sık el alırdı.
   *[no] Sonra { CARD($better) } { coach-often }, { CARD($other) } { coach-rarely } el alırdı.
}
coach-tricks = { CAPITAL(CARD($other, case: "with")) }, { CARD($better, case: "with") } olduğundan daha çok el alırsın.
coach-thrown = Sende { SUIT($suit) } yok; { CARD($better) } bu eli alana gider.
coach-rid = Sende { SUIT($suit) } yok: { CARD($better, case: "ablative") } kurtulmak için iyi bir an.
coach-under = { CAPITAL(CARD($better)) } masadaki { CARD($card, case: "genitive") } altında kalır, { CARD($other) } üstüne çıkar.
coach-over = { CAPITAL(CARD($better)) } masadaki { CARD($card, case: "accusative") } geçer, { CARD($other) } altında kalır.
coach-neither = Masadaki { CARD($card) } iki kâğıdı da geçer: büyüğü gitsin, yani { CARD($better) }.
coach-queen-out = { CAPITAL(CARD($card)) } hâlâ oyunda, { CARD($other) } ise ondan büyük.
coach-guards = { CAPITAL(CARD($other, case: "accusative")) } tut: başka maçan oldukça kimse sana { CARD($card, case: "accusative") } zorla oynatamaz.
coach-others-out = Başka bir oyuncuda { SUIT($suit) } yok; { CARD($other, case: "genitive") } üstüne puan atabilir.
coach-exit = { CAPITAL(CARD($other, case: "accusative")) } tut: görmediğin { SUIT($suit) } kâğıtlarının hepsi onu geçer; sonra eli başkasına bırakır.
coach-more-beat = Görmediğin kâğıtlardan { $n } tanesi { CARD($better, case: "accusative") } geçer; { $k ->
    [0] { CARD($other, case: "accusative") } geçen yok
   *[other] { CARD($other, case: "accusative") } geçen yalnız { $k } tane
}.
coach-in-trick = Bu elde şimdiden { LIST($cards) } var.
coach-stays-on = { CAPITAL(CARD($better, case: "accusative")) } kimse geçemez: bu eli alır, yine sen açarsın.
coach-pass-queen = En çok maça kızı yazar; ötekiler onu sana aldırabilir.
coach-pass-guards = { CAPITAL(CARD($card, case: "accusative")) } tut: küçük maçalar kızını korur.
coach-pass-empties = Sende { SUIT($suit) } kalmayınca, açıldığında istediğin kâğıdı atarsın.
coach-pass-spades = { CAPITAL(CARD($card)) } maça kızını alabilir.
coach-pass-high = { CAPITAL(CARD($card)) } el alır, elle birlikte puan da.
coach-pass-low = { CAPITAL(CARD($card, case: "accusative")) } tut: küçük kâğıt, istediğin zaman eli almamanı sağlar.
coach-pass-shorter = Sende az { SUIT($suit) } kalır; çabuk biter.
coach-figures = { $of } örnek dağıtımın { $played } tanesinde böyle olur; daha iyi seçimden sonra { $best } tanesinde.
coach-figures-cards = Örnek dağıtımlarda ortalama yaklaşık { coach-some }.

## Rakiplerin bildikleri

opponents-know = Rakip kendi kâğıtlarını, verdiği ve aldığı kâğıtları ve masada açılan her şeyi bilir. Senin kâğıtların ve dağıtılacak kâğıtlar ona hiç gönderilmez.
opponents-share = Rakipler birbiriyle hiçbir şey paylaşmaz ve hangi oyuncunun sen olduğunu bilmez.
opponents-aim = İster sen ol ister onlardan biri, oyunda önde gideni durdurmaya çalışırlar.
opponents-failed = Rakiplerin düşünme işlemi durdu ve yenisi kondu; oyun sürüyor.
opponents-no-files = Sistem Maça Kızı’nın başka dosya açmasına izin vermedi; daha basit rakipler oynuyor. Öteki programları kapat, sonra Maça Kızı’nı yeniden başlat.
