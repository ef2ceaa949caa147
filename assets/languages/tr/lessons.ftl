### Dersler: her biri bir satır yazılı konumlar.

lesson-title = Dersler
lesson-progress = { $done }/{ $of } tamam, { $stars }/{ $most } yıldız
lesson-row = { $now ->
    [yes] şimdi
   *[no] { $n ->
        [0] yapılmadı
        [one] tamam, bir yıldız
       *[other] tamam, { $n } yıldız
    }
}
lesson-part = Bölüm { $at }/{ $of }
lesson-club = Kulüp oyuncuları için
lesson-families = Öteki kural setleri için
lesson-leave = Derslerden çık
lesson-restart = Baştan başla
lesson-show = Göster
lesson-watch = İzle…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Bir kâğıt seç
       *[other] Oyna
    }
    [pass] { $n ->
        [3] Bu kâğıtları ver
       *[other] Üç kâğıt seç
    }
   *[charge] { $n ->
        [0] Gösterme
        [one] Bu kâğıdı göster
       *[other] Bunları göster
    }
}
lesson-bid = { $n ->
    [0] Teklif yok
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Yeniden dene
lesson-next-part = Sonraki bölüm
lesson-next = Sonraki ders
lesson-first-deal = İlk dağıtımı oyna
lesson-see = Bak ne oluyor…
lesson-yes = İşte bu!
lesson-stars-lost = { $why ->
    [both] Bir yıldız: ikinci deneme ve ok birer yıldız götürdü.
    [again] İki yıldız: ikinci deneme bir yıldız götürdü.
   *[arrow] İki yıldız: ok bir yıldız götürdü.
}
lesson-told = { $told } { $lost }
lesson-shown = Ok gösteriyor
lesson-leads = { SUIT($suit) } açıyor
lesson-led = { SUIT($suit) } açtı
lesson-followed = renge uydu
lesson-threw = kâğıt attı
lesson-to-come = senden sonra
lesson-your-turn = sıra sende
lesson-took = { $points ->
    [0] eli aldı
    [one] bir puan aldı
   *[other] { $points } puan aldı
}
lesson-picture-trick = Masada: { LIST($cards) }. Sen { CARD($mine, case: "accusative") } oynuyorsun, eli { CARD($winner) } alıyor.
lesson-picture-chosen = Seçtiğin: { LIST($cards) }.
lesson-no = Bu kez olmadı: amaca artık ulaşılamaz.
lesson-none = Dersler okunamıyor; oyunu yeniden kur.
lesson-not-kept = Sonuç kaydedilemedi: { $why }.
# Derslerdeki öteki oyuncular: “Rosa’nın”.
left-genitive = { SUFFIX($left, case: "genitive", name: "yes") }
across-genitive = { SUFFIX($across, case: "genitive", name: "yes") }
right-genitive = { SUFFIX($right, case: "genitive", name: "yes") }
left-dative = { SUFFIX($left, case: "dative", name: "yes") }
across-dative = { SUFFIX($across, case: "dative", name: "yes") }
right-dative = { SUFFIX($right, case: "dative", name: "yes") }
right-locative = { SUFFIX($right, case: "locative", name: "yes") }
left-locative = { SUFFIX($left, case: "locative", name: "yes") }
across-locative = { SUFFIX($across, case: "locative", name: "yes") }
right-ablative = { SUFFIX($right, case: "ablative", name: "yes") }

## Ders 1: Renge uy

lesson-follow = Renge uy
lesson-follow-goal = El alma
lesson-follow-1 = Herkes bir kâğıt oynar: bunlar bir el eder. { $left } karo açtı; karosu olan karo oynamalıdır.
lesson-follow-1-yes = En büyük karoyu { $across } oynadı ve eli alıyor: dört kâğıdı da, sonraki açılışı da.
lesson-follow-2-goal = Kâğıt at
lesson-follow-2 = { $across } sinek açtı, sende sinek yok: istediğini oyna. Başka renkten kâğıt hiç el almaz.
lesson-follow-2-yes = Kâğıdın sinek değildi, eli alamazdı. Eli sinek kızıyla { $right } alıyor.
lesson-follow-3 = Maça açıldı, sende iki tane var. Küçüğü oynarsan el { right-dative } kalır.
lesson-follow-3-yes = En büyük maça { right-genitive } onlusuydu.
lesson-follow-3-no = En büyük maça papazdı; el senin oldu.

## Ders 2: En büyük kâğıt

lesson-highest = En büyük kâğıt
lesson-highest-goal = Eli al
lesson-highest-1 = Eli, açılan rengin en büyük kâğıdı alır. Küçükten büyüğe: 2’den 10’a, vale, kız, papaz, as.
lesson-highest-1-yes = Hiçbir sinek papazından büyük değildi. Sonraki eli sen açardın.
lesson-highest-1-no = İkili, { across-genitive } onlusundan küçük.
lesson-highest-2 = Karo açıldı. { CAPITAL(across-genitive) } maça ası büyük ama başka renkten: eli alamaz.
lesson-highest-2-yes = En büyük karo senin dokuzlundu; maça ası sayılmadı.
lesson-highest-2-no = Üçlü, { right-genitive } sekizlisinden küçük.
lesson-highest-3-goal = İki eli de al
lesson-highest-3 = Eli alan, sonrakini açar. Kimsenin geçemeyeceği bir kâğıtla başla.
lesson-highest-3-then = Şimdi en büyük kâğıdını aç.
lesson-highest-3-yes = İki el; çünkü kimsede daha büyüğü yoktu.
lesson-highest-3-no = İkili, ötekilerin karolarından küçüktü.

## Ders 3: Kupa puan yazar

lesson-hearts = Kupa puan yazar
lesson-hearts-goal = Kupa alma
lesson-hearts-1 = Puan kötüdür: en az puan kazanır. Bir eldeki her kupa, eli alana bir puan yazar.
lesson-hearts-1-yes = { CAPITAL(across-genitive) } dokuzlusu dört kupa aldı: { across-dative } dört puan.
lesson-hearts-1-no = Kızın dört kupa aldı: sana dört puan.
lesson-hearts-2 = { $right } sineği olmadığı için kupa attı. Bu eli alma.
lesson-hearts-2-yes = Eli, içindeki kupayla birlikte { across-genitive } papazı aldı.
lesson-hearts-2-no = Eli, içindeki kupayla birlikte asın aldı.
lesson-hearts-3-goal = İki elde kupa alma
lesson-hearts-3 = Hangi karo şimdi, hangisi sonra? Yakında başkasında karo kalmaz ve kupa atılır.
lesson-hearts-3-then = Tuttuğun karoyu oyna.
lesson-hearts-3-yes = Üçlü eli almadı, valeyi başka renge atabildin. Hiçbir şey almadın.
lesson-hearts-3-no = Kimsede karo kalmamıştı: eli üçlün aldı, üstüne kupa atıldı.

## Ders 4: Altında kal

lesson-duck = Altında kal
lesson-duck-goal = El alma
lesson-duck-1 = Eli almayan en büyük kâğıdı oyna, küçüğü sakla: buna altında kalmak denir.
lesson-duck-1-then = Şimdi küçüğü.
lesson-duck-1-yes = Vale kızın altında, üçlü dokuzlunun altında: el yok.
lesson-duck-1-no = Küçük kâğıt gidince vale el almak zorunda kaldı.
lesson-duck-2 = Yine masadaki en büyüğün hemen altını oyna. İkinci eli de düşün.
lesson-duck-2-then = Şimdi olabildiğince küçük.
lesson-duck-2-yes = Sekizli kızın altında, dörtlü altılının altında: el yok.
lesson-duck-2-no = Kâğıtlarından biri bütün ötekilerden büyüktü.
lesson-duck-3-goal = Kupa alma
lesson-duck-3 = Son oynayan sensin, bu elde kupa yok: papazdan kurtulmak için iyi bir an.
lesson-duck-3-then = Sen açıyorsun: şimdi küçük oyna.
lesson-duck-3-yes = Puansız el bir şey yazmaz, papaz da gitti.
lesson-duck-3-no = Papaz hâlâ elindeydi ve bir kupa almak zorunda kaldı.

## Ders 5: Kız

lesson-queen = Kız
lesson-queen-goal = Kızdan sakın
lesson-queen-1 = Maça kızı tek başına 13 puan yazar. { $right } onu oynamak zorunda kaldı: bu eli alma.
lesson-queen-1-yes = Kız { right-locative } kaldı: { right-dative } 13 puan.
lesson-queen-1-no = Papazın kızı aldı: sana 13 puan.
lesson-queen-2 = { $left } senden sonra oynuyor ve maça kızı onda olabilir. Küçük kal.
lesson-queen-2-yes = { $left } kızı oynamak zorundaydı ve kendi aldı: 13 puan.
lesson-queen-2-no = { $left } kızı asının üstüne oynadı: sana 13 puan.
lesson-queen-3-goal = Kızı başkasına ver
lesson-queen-3 = Şimdi maça kızı sende. { $across } papazı oynadı: kızı bu ele koy.
lesson-queen-3-yes = Onu papaz alıyor: { across-dative } 13 puan.
lesson-queen-3-no = Kız hâlâ sende, papaz ise gitti.

## Ders 6: Kızı at

lesson-throw = Kızı at
lesson-throw-goal = Kızdan kurtul
lesson-throw-1 = Sende karo yok; istediğini oynayabilirsin, maça kızını bile.
lesson-throw-1-yes = Eli karo papazı alıyor, 13 puanla birlikte.
lesson-throw-1-no = Kız hâlâ sende. Böyle bir fırsat bir daha gelmeyebilir.
lesson-throw-2 = Öteki büyük kâğıtlar da tehlikeli, ama en pahalısı kız.
lesson-throw-2-yes = Kızı { $across } asıyla alıyor.
lesson-throw-2-no = Kız hâlâ sende, en çok yazan da o: 13 puan.
lesson-throw-3 = Tek karon bu eli alacak. Sonra sen açıyorsun.
lesson-throw-3-then = Sen açıyorsun. Kız olmaz: küçük bir kâğıt, karo açmayı başkasına bırakır.
lesson-throw-3-last = Karo açıldı ve sende kalmadı: şimdi!
lesson-throw-3-yes = { CAPITAL(across-genitive) } valesi maça kızını alıyor.
lesson-throw-3-no = Kızı açan genellikle onu kendi alır.

## Ders 7: Güvenle aç

lesson-lead = Güvenle aç
lesson-lead-goal = El alma
lesson-lead-1 = Sen açıyorsun: rengi senin kâğıdın belirler. Küçüğünü ötekiler geçebilir.
lesson-lead-1-yes = Üçü de ikilini geçti.
lesson-lead-1-no = Kimse geçemedi; el senin oldu.
lesson-lead-2-goal = Kızı çıkart
lesson-lead-2 = Maça kızı başka birinde. Küçük bir maça aç: başka maçası olmayan onu oynamak zorunda.
lesson-lead-2-yes = { CAPITAL(left-genitive) } başka maçası yoktu: 13 puan. Artık kimse kızı sana atamaz.
lesson-lead-2-no = Kız hâlâ dışarıda ve sonra sana atılabilir.
lesson-lead-3 = Biri kupa atana dek kupa açılamaz. Öteki kâğıtlardan hangisi küçük?
lesson-lead-3-yes = Üçünde de daha büyük sinek vardı.
lesson-lead-3-no = Kimse sekizlini geçemedi.

## Ders 8: Büyük maçaları ver

lesson-pass = Büyük maçaları ver
lesson-pass-goal = Doğru üç kâğıdı ver
lesson-pass-1 = Oyundan önce { left-dative } üç kâğıt verirsin. Maça ası ve papazı çoğu kez kızı alır: ikisini de, yanında bir üçüncüyü ver.
lesson-pass-1-yes = Üç yeni kâğıt { right-ablative } geldi. Artık hiçbir büyük maçan kızı almak zorunda kalmaz.
lesson-pass-1-no = Az maçayla as ya da papaz kızı almak zorunda kalır.
lesson-pass-2 = Bu kez { right-dative } veriyorsun. Yanında tek maça olan kız çabuk çıkmak zorunda kalır: onu ver.
lesson-pass-2-yes = Kız şimdi { right-locative } ve bunu yalnız ikiniz biliyorsunuz.
lesson-pass-2-no = Tek küçük maça kızı uzun süre koruyamaz.
lesson-pass-3 = Şimdi { across-dative }. Maça açılınca küçüğünü oynayabilirsin; kızı tut. Kupa asını ve papazını, yanında maça olmayan bir üçüncüyü ver.
lesson-pass-3-yes = Dört küçük maça kızı koruyor, büyük kupalar da gitti.
lesson-pass-3-no = Kızı koruyan maçaları tut, büyük kupaları ver.

## Ders 9: Bir rengi bitir

lesson-void = Bir rengi bitir
lesson-void-goal = Karon kalmasın
lesson-void-1 = Üç karonun üçünü de ver. Bir renk sende bitince o renk açıldığında istediğini oynarsın.
lesson-void-1-yes = Karon bitti. Bunun neye yaradığını sonraki bölüm gösterir.
lesson-void-1-no = Elinde hâlâ karo var.
lesson-void-2-goal = Biten renkten yararlan
lesson-void-2 = Sende yine karo yok, { $left } karo açıyor: en pahalı kâğıdı at.
lesson-void-2-yes = { CAPITAL(left-genitive) } karo ası maça kızını alıyor.
lesson-void-2-no = O kâğıt kızdan daha az tehlikeliydi.

## Ders 10: 13’e kadar say

lesson-count = 13’e kadar say
lesson-count-goal = Kupa alma
lesson-count-1 = Her renkten 13 kâğıt var. On iki sinek oynandı, sonuncusu sende: onu açarsan ne olur?
lesson-count-1-yes = Doğru: kimsede sinek kalmadı; seninkinin üstüne kupa atılırdı.
lesson-count-1-no = Kimsede sinek kalmamıştı, hepsi seninkinin üstüne kupa attı.
lesson-count-2-goal = El alma
lesson-count-2 = Sekiz karo oynandı, dokuzlu sende. Öteki dördünün hepsi daha küçük.
lesson-count-2-yes = Doğru: kalan en büyük karo senin dokuzlundu, el alırdı.
lesson-count-2-no = Onlu, vale, kız, papaz ve as oynanmıştı; en büyüğü senin dokuzlundu.

## Ders 11: Ay’ı durdur

lesson-stop = Ay’ı durdur
lesson-stop-goal = Bir kupa al
lesson-stop-1 = Bütün kupaları ve maça kızını alan Ay’a çıkar: çıkana puan yok, öteki herkese 26. { $right } buna yakın: valeyi daha küçük bir kupa için tut.
lesson-stop-1-then = Şimdi bir tane alabilirsin.
lesson-stop-1-yes = Aldığın kupalar az yazar ve seni 26 puandan kurtarır.
lesson-stop-1-no = Hepsini { $right } aldı. Vale, dokuzluyu geçebilirdi.
lesson-stop-2 = Yine: { right-ablative } bir kupa alabilecek kâğıdı tut.
lesson-stop-2-then = Şimdi!
lesson-stop-2-yes = Papazın bir kupa aldı: Ay durdu.
lesson-stop-2-no = Papaz olmadan { $right } durdurulamaz.

## Ders 12: Ay’a çık

lesson-shoot = Ay’a çık
lesson-shoot-goal = Bütün kupaları ve kızı al
lesson-shoot-1 = Şimdi sen: bütün kupalar ve kız sende olursa ötekilere 26’şar puan. { $left } kızı açtı!
lesson-shoot-1-then = Sen açıyorsun. En büyük kâğıdınla başla ki başkası kupa almasın.
lesson-shoot-1-yes = Hepsi: ötekilerin her birine 26 puan, sana sıfır.
lesson-shoot-1-no = Başkası tek bir puan alırsa Ay gider.
lesson-shoot-2 = Her şeyi al. As papazı çıkartır; sonra en büyük sinek senin kızındır.
lesson-shoot-2-then = En büyük kâğıdınla sürdür.
lesson-shoot-2-yes = Maça kızı ve kalan bütün kupalar.
lesson-shoot-2-no = Sinek papazı hâlâ dışarıdaydı.
lesson-shoot-3-goal = Bütün kupaları al
lesson-shoot-3 = As, karo papazını çıkartır. Sonra ikili bile el alır.
lesson-shoot-3-then = Başka kimsede karo kalmadı.
lesson-shoot-3-last = Şimdi kupalar, önce en büyüğü.
lesson-shoot-3-yes = Hepsi; biri de ikiliyle.
lesson-shoot-3-no = Başka bir kâğıt daha büyüktü ve kupaları da aldı.

## Kulüp oyuncuları için

lesson-free = Bedava el
lesson-free-goal = Kupa ve maça kızı alma
lesson-free-1 = Son oynayan sensin, bu elde hiçbir şey puan yazmıyor. Hangi sineği oynarsın?
lesson-free-1-then = Şimdi sen açıyorsun. Küçük kâğıtların güvenli.
lesson-free-1-yes = Papaz burada bir şey götürmedi, ikili de ötekilerin altında kalıyor.
lesson-free-1-no = Papazı tuttun. Sonraki sinek sana bir kupa getirdi.

lesson-shed = Papazdan kurtul
lesson-shed-goal = Maça kızını alma
lesson-shed-1 = Son oynayan sensin, kız artık bu ele düşemez.
lesson-shed-1-then = Şimdi sen açıyorsun. Küçük kâğıtların güvenli.
lesson-shed-1-yes = Papaz güvenliyken gitti. İkili kızı alamaz.
lesson-shed-1-no = Papazı tuttun. { $left } kızı açtı ve onu papazın almak zorunda kaldı.

lesson-smoke = Kızı çıkart
lesson-smoke-goal = Maça kızını alma
lesson-smoke-1 = Maça kızı dışarıda, sende küçük bir maça var. Ne açarsın?
lesson-smoke-1-then = Kız gitti. Burada başka puan yok.
lesson-smoke-1-yes = { CAPITAL(across-genitive) } başka maçası yoktu: kız çıkmak zorunda kaldı.
lesson-smoke-1-no = { $across } kızı büyük kâğıdının üstüne attı.

lesson-guards = Koruyucuyu tut
lesson-guards-goal = Maça kızını alma
lesson-guards-1 = Kız sende, koruyucusu tek bir küçük maça. Ne açarsın?
lesson-guards-1-then = Bu renk sende yok: kız şimdi gidebilir.
lesson-guards-1-yes = Koruyucusu sayesinde kız, sen onu atana dek bekleyebildi.
lesson-guards-1-no = Kızı kendin aldın. Yanındaki yediliyle bekleyebilirdi.

lesson-loser = Kaybeden en büyük kâğıt
lesson-loser-goal = Kupa ve maça kızı alma
lesson-loser-1 = Ne oynarsan oyna, eli sinek kızı alır. Hangi sineği oynarsın?
lesson-loser-1-then = Küçük kâğıtların ötekilerin altında kalır.
lesson-loser-1-yes = Vale kızın altında gitti, dörtlü de küçük kaldı.
lesson-loser-1-no = Valeyi tuttun. Sonraki sinek sana ötekilerin attıklarını getirdi.

lesson-exit = Çıkış yolu
lesson-exit-goal = Kupa ve maça kızı alma
lesson-exit-1 = Eli sen açıyorsun, iki kâğıdın büyük. Hangisi açışı başkasına bırakır?
lesson-exit-1-then = Bu renk sende yok: en büyüğünü at.
lesson-exit-1-yes = Üçlü açışı başkasına bıraktı, büyükleri de atabildin.
lesson-exit-1-no = Büyük kâğıdın bir kupa aldı. Eli üçlüyle aç, sonra papazı at.

lesson-side = Sola mı, sağa mı
lesson-side-goal = Doğru üç kâğıdı ver
lesson-side-1 = Kupa asını ve iki kâğıdı { left-dative } veriyorsun; { $left } hemen senden sonra oynuyor. Maça kızını da verir misin?
lesson-side-1-yes = { $left } kızı maça asının üstüne atamaz. Senden önce oynayan { right-dative } verilse de olurdu.
lesson-side-1-no = Kupa asını ver, kızı tut: { $left } onu maça asının üstüne atabilir.

lesson-given = Verilen kâğıt ne anlatır
lesson-given-goal = Kupa ve maça kızı alma
lesson-given-1 = Kupa asını { left-dative } verdin ve as daha çıkmadı. Ne açarsın?
lesson-given-1-then = As düşmek zorunda kaldı. Onlun artık güvende.
lesson-given-1-yes = Verdiğin as hâlâ { left-locative }: kupa dokuzlun kazanamazdı.
lesson-given-1-no = Maça onlun kazandı, { $left } da üstüne kupa asını attı.

lesson-out = Kimde o renk yok
lesson-out-goal = Kupa ve maça kızı alma
lesson-out-1 = { $left } ve { $right } karosu kalmadığını gösterdi. Ne açarsın?
lesson-out-1-then = Bu renk sende yok: karoların gidebilir.
lesson-out-1-yes = Öteki bütün kupalar ikilini geçiyordu; sonra karolarını atabildin.
lesson-out-1-no = Karo yalnız { across-locative } vardı ve seninkinin altında kaldı. { $left } üstüne kupa attı.

lesson-early = Ay’ı erken gör
lesson-early-goal = Bir kupa al
lesson-early-1 = { $left } altı kupa aldı, ötekiler hiç; maça kızı da dışarıda. Hangi sineği oynarsın?
lesson-early-1-yes = Sana bir puan, { left-dative } Ay yok.
lesson-early-1-no = Bu kupayı da { $left } aldı. Sekizlin Ay’ı bir puana durdururdu.

lesson-feed = Kime puan verilmez
lesson-feed-goal = Oyunu sürdür
lesson-feed-1 = { CAPITAL(left-locative) } 99 puan ve verdiğin karo onlusu var. { CAPITAL(across-locative) } 55, sende 63 puan var. Hangi kâğıdı atarsın?
lesson-feed-1-then = Kupan gitti, bu elde puan yok.
lesson-feed-1-yes = Kupayı { $across } aldı. { $left } 99’da kaldı ve oyun sürüyor.
lesson-feed-1-no = { $left } kupanı almak zorunda kaldı: 100 puan oyunu bitirir, { $across } kazanır.

## Öteki kural setleri için: Gösterme

lesson-charge = Gösterme
lesson-charge-goal = İyi olanı ikiye katla
lesson-charge-1 = Bazı kural setlerinde oyundan önce kâğıt gösterebilirsin: iki kat sayılır. Karo valesi 100 eder.
lesson-charge-1-yes = Valeyi alan şimdi 200 alır.
lesson-charge-1-no = Burada yalnız valeyi katlamaya değer.
lesson-charge-2-goal = Kızı bırak
lesson-charge-2 = { $across } maça kızını gösterdi: iki katı yazar. Onu bırak.
lesson-charge-2-yes = Onu iki katına { $across } almak zorunda.
lesson-charge-2-no = Kız senin, iki katına.
lesson-charge-3-goal = Karo valesini al
lesson-charge-3 = Karo valesi iyidir: onu alana 100 puan.
lesson-charge-3-yes = Asın valeyi aldı.
lesson-charge-3-no = Üçlü, valeyi { right-dative } bıraktı.

## Öteki kural setleri için: Gömü

lesson-kitty = Gömü
lesson-kitty-goal = Gömüyü bırak
lesson-kitty-1 = Artan kâğıtlar ortada durur: gömü. İlk eli alan, içinde ne varsa onu da alır.
lesson-kitty-1-yes = Gömüyü { $across } aldı; içinde kupa papazı vardı.
lesson-kitty-1-no = Eli sen aldın, gömüde de bir kupa vardı.

## Öteki kural setleri için: Götürme

lesson-cancel = Götürme
lesson-cancel-goal = Kızı alma
lesson-cancel-1 = Burada eş iki kâğıt birbirini götürür: asların ikisi de eli alamaz. Şimdi eli hangi kâğıt alır?
lesson-cancel-1-yes = Aslar olmayınca en büyük sinek { right-genitive } onlusuydu.
lesson-cancel-1-no = İki as da götürüldü; eli ve kızı papazın aldı.

## Öteki kural setleri için: Ortaklar

lesson-partners = Ortaklar
lesson-partners-goal = Tarafına puan alma
lesson-partners-1 = { $across } ortağın: birinizin aldığı ikinize de sayılır. Bu elde kız var.
lesson-partners-1-yes = Kız { left-dative } gitti, yani öteki tarafa.
lesson-partners-1-no = Puanlar { across-dative } ve sana yazılır.
lesson-partners-2 = Bu eli ikiniz için { $across } alıyor: puan yazan bir şey oynama.
lesson-partners-2-yes = Eli { $across } aldı, içinde puan yok.
lesson-partners-2-no = Bu kendi tarafına gitti.

## Öteki kural setleri için: İhale

lesson-auction = İhale
lesson-auction-goal = Küçük kâğıtlarının rengini seç
lesson-auction-1 = Fişe mal olacak rengi en yüksek teklifi veren seçer. Teklif ver, sonra en küçük kâğıtlarının rengini seç.
lesson-auction-1-yes = Artık karolar fişe mal oluyor, en küçükleri de sende.
lesson-auction-1-no = O rengin büyükleri sende: fişe mal olan kâğıtları sen alırdın.

## Öğren sayfası

learn-title = Öğren
learn-lessons = Dersler
learn-lessons-detail = { $n ->
    [0] En baştan 28 kısa ders
   *[other] 28 dersin { $n } tanesi tamam
}
learn-rules = Nasıl oynanır
learn-rules-detail = Kurallar, resimler ve tuşlar
menu-learn = Öğren
menu-learn-detail = { $n ->
    [0] Dersler ve bulmacalar
    [one] Bir ders tamam
   *[other] { $n } ders tamam
}
menu-first-lesson = İlk ders
menu-first-lesson-detail = Maça Kızı’nı beş dakikada öğren
lesson-deal-practice = Alıştırmalık bir dağıtım: ipuçları kendiliğinden çıkar, sonuç sayılmaz.{ $mode ->
    [click] {" "}Burada tek tık kâğıdı oynar.
   *[other] {""}
}
lesson-deal-last = Son kâğıdın kendiliğinden oynanır: seçecek bir şey kalmadı.
