### Adı olan kural setleri.

## En bilinen

variant-standard = Standart
    .line = Çoğu kişinin bildiği oyun: sola, sağa, karşıya, vermesiz; 100’e kadar.
    .origin = Windows oyununun tanıttığı sıra
    .names = windows; Hearts; Maça Kızı; Kupa; Black Lady; Chase the Lady; Microsoft Hearts; klasik

## Kişi ve yer adları

variant-hay = John Hay
    .line = İlk elde puan düşebilir; Ay’a çıkan, Ay’ın ne yapacağını seçer.
    .origin = John Hay’in kural sayfası, 1998
    .names = Black Lady; John McLeod; Hay’s Hearts
variant-ricketts = Ricketts House
    .line = Biri serpme dört verme, sonra vermesiz; sıfıra dönen toplamlar, ikinciliğe ödül yok.
    .origin = Ricketts House, California Institute of Technology
    .names = Caltech; Ricketts House Variant; wrap points; serpme
variant-ricketts-69 = 5 kez 69
    .line = Ricketts House; beş dağıtım 69’da kalan doğrudan kazanır.
    .origin = Ricketts House, California Institute of Technology
    .names = Ricketts 69; 69 for 5; Caltech
variant-warren = Warren
    .line = Ricketts House; artan tek kâğıdın yerine geçen bir 53. kâğıtla.
    .origin = Ricketts House, California Institute of Technology
    .names = Warren kuralları; Warren G. Harding; Caltech; 53 kâğıt
variant-wiki2008 = Wikipedia 2008
    .line = Kâğıtlar sağa verilir, kupa baştan açılabilir, Ay puan düşürür.
    .origin = Wikipedia, Kasım 2008
    .names = Black Lady; Chase the Lady; Black Maria; Hearts
variant-yppedia = Puzzle Pirates
    .line = Kum saatine karşı, ilk üçün paylaştığı bir bahis için.
    .origin = Puzzle Pirates’in Hearts masası (YPPedia)
    .names = YPPedia; Hearts tablet; korsanlar

## Yalnız kupalar puan yazar

variant-arnold = Arnold
    .line = Yalnız kupalar: maça kızı, verme ve Ay yok; sekiz dağıtım.
    .origin = Peter Arnold’un kuralları, 2011
    .names = basit Hearts; sade kupa; kupa almaz
variant-arnold-all = Arnold, hepsi
    .line = Yalnız kupalar; verme, kırma, ilk el yasağı ve Ay ile.
    .origin = Peter Arnold’un kuralları, 2011, bütün çeşitlemeleriyle
    .names = running; küçük kural çeşitleri

## Fişle oynananlar

variant-chips = Fişler
    .line = Herkes bir fiş koyar; ceza kâğıdı almayanlar havuzu paylaşır.
    .origin = Wikipedia, Kasım 2008
    .names = fiş; havuz; chips
variant-sweepstake = Sweepstake
    .line = Her kupa bir fiş; tek başına kupa almayan havuzu süpürür.
    .origin = Foster’s Hoyle, 1900 dolayları
    .names = Jack; fiş; havuz
variant-howell = Howell
    .line = Her kupa öteki oyunculara hemen ödenir, hiçbir şey devretmez.
    .origin = Foster’s Hoyle, 1900 dolayları
    .names = Howell ödemesi; fiş

## Bir kâğıt puan düşürür ya da daha çok yazar

variant-omnibus = Omnibus
    .line = Karo valesi on puan düşürür.
    .origin = Birçok yerde oynanır
    .names = karo valesi; bonus vale; karo onlusu; Omnibus Hearts
variant-jack-of-diamonds = Karo Valesi
    .line = Vale on puan düşürür, Ay için de gereklidir.
    .origin = Birçok yerde oynanır
    .names = Jack of Diamonds; bonus vale
variant-hooligan = Hooligan
    .line = Sinek yedilisi yedi puan yazar.
    .origin = Esquire’s Book of Gambling, 1963
    .names = Hooligan Hearts; sinek yedilisi

## Kupalar değerine göre

variant-graded = Dereceli Kupa
    .line = Büyük kupalar daha çok yazar: as 5, papaz 4, kız 3, vale 2.
    .origin = Wikipedia, Kasım 2008
    .names = Graded Hearts; büyük kupalar
variant-point-count = Point-Count
    .line = Her kupa değerini yazar, as 15, maça kızı 50.
    .origin = John Hay’in kural sayfası, 1998
    .names = Point-Count Hearts; değerli kupa
variant-spot = Spot Hearts
    .line = Kupalar üstündeki sayıyı yazar, as 14, maça kızı 25.
    .origin = Birçok yerde oynanır
    .names = Spot; sayılı kupa

## Kızdan başka maçalar da puan yazar

variant-black-maria = Black Maria
    .line = Maça ası ve papazı da puan yazar; en iyisi üç kişiyle.
    .origin = Britanya
    .names = Slippery Anne; Black Lady; Chase the Lady; Kara Meryem
variant-black-lady-uk = Britanya Maça Kızı
    .line = Üç pahalı maça, iki ile on arası kupalar, silen ya da katlayan Ay.
    .origin = Britanya
    .names = Black Lady; Black Lady UK; Black Maria
variant-gong-zhu = Gong Zhu
    .line = Domuzu kovala: domuz, koyun, katlayan; gösterilen kâğıtlar iki kat.
    .origin = Çin
    .names = Çin Hearts’ı; domuz; Chase the Pig; 拱猪

## Özel kâğıtlar ve kurallar

variant-booster-nines = Dokuzlu Takviye
    .line = Bir dokuzlu, herkese o elde ikinci bir kâğıt oynatır.
    .origin = Wikipedia, Kasım 2008
    .names = dokuzlular; Booster Nines
variant-joker-hearts = Jokerli Kupa
    .line = Jokerler her an oynanabilir ve hiçbir şey yazmaz.
    .origin = Wikipedia, Kasım 2008
    .names = joker; Joker Hearts
variant-shoot-sun = Güneş’e Çıkma
    .line = Bütün elleri almak ötekilere Ay’ın iki katını yazar.
    .origin = Wikipedia, Kasım 2008
    .names = Shoot the Sun; güneş
variant-turbo = Turbo Hearts
    .line = Kâğıtlar iki kat sayılsın diye gösterilir, dokuzlular eli uzatır.
    .origin = Adı John Hay’in sayfasında; internette oynanır
    .names = Turbo; gösterme; karma; smoosh
variant-complex = Karmaşık Kupa
    .line = Puanlar karmaşık sayıdır; sıfıra en yakın kazanır.
    .origin = Matematikçilerin oyunu; 2008’de Wikipedia’da
    .names = Complex Hearts; Gauss tam sayıları; sanal kız
variant-royal = Royal Hearts
    .line = Özel güçlü dört kız: en kötü, kırık kalpli, en iyi dost, en iyi yürekli.
    .origin = Parker Brothers
    .names = Parker Brothers; Hasbro; dört kız

## İki deste, gömü, ortaklar, ihale, yığın

variant-double-deck = İki Deste
    .line = Altı ve daha çok kişiye iki deste; eş iki kâğıttan ilki büyüktür.
    .origin = John Hay’in kural sayfası, 1998
    .names = çift deste; Double-Deck Hearts
variant-cancellation = Götürmeli
    .line = Altı ve daha çok kişiye iki deste; aynı eldeki eş kâğıtlar birbirini götürür.
    .origin = John Hay’in kural sayfası, 1998
    .names = Cancellation Hearts; iki deste; çift deste
variant-hay-kitty = Gömülü John Hay
    .line = Üç ya da beş kişiye: artan kâğıtlar ilk eli alana gider.
    .origin = John Hay’in kural sayfası, 1998
    .names = gömü; üç kişi; beş kişi; kitty
variant-partnership = Ortaklı
    .line = Ortaklar karşılıklı oturur, puanları toplanır.
    .origin = Birçok yerde oynanır
    .names = Partnership Hearts; eşli; takım
variant-auction = İhaleli Kupa
    .line = Ceza rengini seçme hakkı için fiş teklif edilir.
    .origin = Foster’s Hoyle, 1900 dolayları
    .names = ihale; Auction Hearts; teklif
variant-heartsette = Heartsette
    .line = İlk eli alan, artan kâğıtları alır ve o kadarını gömer.
    .origin = Foster’s Hoyle, 1900 dolayları
    .names = gömü; widow
variant-domino = Domino Kupa
    .line = Altışar kâğıt; renge uyamayan uyana dek çeker.
    .origin = Bicycle kâğıt oyunu kuralları
    .names = yığın; çekme; Domino Hearts
variant-draw = Çekmeli Kupa
    .line = İki kişiye: on üçer kâğıt, yığın bitene dek her elden sonra çekilir.
    .origin = Foster’s Hoyle, 1900 dolayları
    .names = iki kişi; yığın; Draw Hearts

## Eski akrabalar

variant-reverse = Reversis
    .line = 1750 dolaylarının ata oyunu: her el, kupa valesi ve kupa kızı birer puan.
    .origin = İspanya, 1750 dolayları
    .names = Reverse; ata; tersine
variant-four-jacks = Dört Vale
    .line = Eski bir akraba: yalnız valeler puan yazar, maça valesi iki.
    .origin = Adı Wikipedia’nın oyun tarihçesinde
    .names = Quatre Valets; Polignac; ata
