### Sesli okunanlar: masada ve bir ekran açılınca.

## Masada olanlar

aloud-deal = { $detail ->
    [brief] Dağıtım { $n }.
   *[usual] { $mine ->
        [yes] Dağıtım { $n }, sen dağıtıyorsun.
       *[no] Dağıtım { $n }, { $name } dağıtıyor.
    }
}
aloud-cuts = İlk dağıtan için çekilenler: { LIST($cuts) }.
aloud-cut = { $mine ->
    [yes] sen { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-hold = Bu dağıtımda kâğıt verilmez.
aloud-your-hand = Elin: { SERIES($suits, joint: "series-long") }.
aloud-suit-held = { SUIT($suit) } { LIST($ranks, each: "rank-alone") }
aloud-suit-count = { $n ->
    [0] { SUIT($suit) } yok
   *[other] { SUIT($suit) }: { $n }
}
aloud-pass-chosen = { $mine ->
    [yes] Seçimin: { $pass }.
   *[no] { $name } seçti: { $pass }.
}
aloud-you-pass = Verdiğin: { LIST($cards, each: "the-card") }.
aloud-has-chosen = { GENDER($name) ->
    [you] Seçimini yaptın
   *[other] { $name } seçimini yaptı
}.
aloud-received = { $name } sana verdi: { LIST($cards, each: "the-card") }.
aloud-received-middle = Ortadan aldığın: { LIST($cards, each: "the-card") }.
aloud-forwarded = { GENDER($name) ->
    [you] Kâğıtları görmeden aktardın
   *[other] { $name } kâğıtları görmeden aktardı
}.
aloud-extra = Ek kâğıt: { CARD($card) }.
aloud-charged-nothing = { $mine ->
    [yes] Kâğıt göstermedin.
   *[no] { $name } kâğıt göstermedi.
}
aloud-bid = { $n ->
    [0] { $mine ->
        [yes] Teklif vermedin.
       *[no] { $name } teklif vermedi.
    }
   *[other] { $mine ->
        [yes] Teklifin { $n }.
       *[no] { $name }, teklif { $n }.
    }
}
aloud-pledge = { $pledged ->
    [yes] { $mine ->
        [yes] Kupa almamaya söz verdin.
       *[no] { $name } kupa almamaya söz verdi.
    }
   *[no] { $mine ->
        [yes] Söz vermedin.
       *[no] { $name } söz vermedi.
    }
}
aloud-card = { $mine ->
    [yes] { $how ->
        [led] { CAPITAL(CARD($card, case: "accusative")) } açtın.
        [thrown] { CAPITAL(CARD($card, case: "accusative")) } attın.
       *[followed] { CAPITAL(CARD($card, case: "accusative")) } oynadın.
    }
   *[no] { $detail ->
        [brief] { $name }: { CARD($card) }.
       *[usual] { $how ->
            [led] { $name } { CARD($card, case: "accusative") } açtı.
            [thrown] { $name } { CARD($card, case: "accusative") } attı.
           *[followed] { $name } { CARD($card, case: "accusative") } oynadı.
        }
    }
}
aloud-out = { $mine ->
    [yes] Kâğıdın bitti.
   *[no] { CAPITAL(name-genitive) } kâğıdı bitti.
}
aloud-counts-as = { CAPITAL(SUIT($suit)) } sayılır.
aloud-void = { CAPITAL(name-locative) } { SUIT($suit) } yok.
aloud-queen = { $pig ->
    [yes] Domuz düştü.
   *[no] Maça kızı düştü.
}
aloud-broken = Kupa kırıldı.
aloud-trick = { $points ->
    [hidden] { $mine ->
        [yes] Eli aldın.
       *[no] Eli { $name } aldı.
    }
    [0] { $mine ->
        [yes] Eli aldın.
       *[no] Eli { $name } aldı.
    }
    [one] { $mine ->
        [yes] Eli aldın: { $points } puan.
       *[no] Eli { $name } aldı: { $points } puan.
    }
   *[other] { $mine ->
        [yes] Eli aldın: { $points } puan.
       *[no] Eli { $name } aldı: { $points } puan.
    }
}
aloud-trick-cards = İçinde: { LIST($cards, each: "the-card") }.
aloud-trick-held = Eli kimse almadı: kâğıtları sonraki eli bekliyor.
aloud-trick-gone = Eli kimse almadı: kâğıtları oyun dışı.
aloud-so-far = { $mine ->
    [yes] Bu dağıtımda { $points } puanın var.
   *[no] Bu dağıtımda { name-genitive } { $points } puanı var.
}
aloud-space = Sürdürmek için { $key } tuşuna bas.
aloud-moon-begun = { $mine ->
    [yes] Şimdiye dek bütün ceza kâğıtları sende.
   *[no] Şimdiye dek bütün ceza kâğıtları { name-locative }.
}
aloud-moon-stopped = { $mine ->
    [yes] Ay’ın durduruldu.
   *[no] { CAPITAL(name-genitive) } Ay’ı durduruldu.
}
aloud-partners = Bu dağıtımın ortakları: { LIST($names) }.
aloud-drew = { $mine ->
    [yes] Çektiğin: { LIST($cards, each: "the-card") }.
   *[no] { $name } { WORD($n) } kâğıt çekti.
}
aloud-buried = { $mine ->
    [yes] Gömdüğün: { LIST($cards, each: "the-card") }.
   *[no] { $name } { WORD($n) } kâğıt gömdü.
}
aloud-accepts = { GENDER($name) ->
    [you] Kabul ettin
   *[other] { $name } kabul etti
}.
aloud-rest = { $mine ->
    [yes] Gerisi senin.
   *[no] Gerisini { $name } aldı.
}
aloud-over = Oyun bitti.
aloud-deal-points = Dağıtım { $n } bitti: { SERIES($each, joint: "list-more") }.
aloud-each = { $mine ->
    [yes] sen { $points }
   *[no] { $name } { $points }
}
aloud-totals = Toplamlar: { SERIES($each, joint: "list-more") }.
aloud-counters = Fişler: { SERIES($each, joint: "list-more") }.

aloud-sentence = { $text }.

## Dinleyene sorulanlar

aloud-may-play = Oynayabileceklerin: { CARDS($cards) }.
aloud-may-charge = Gösterilebilir: { LIST($cards, each: "the-card", type: "or") }.
aloud-marked = { $on ->
    [yes] { CAPITAL(CARD($card)) } seçildi, { $n }/{ $of }.
   *[no] { CAPITAL(CARD($card)) } geri kondu, { $n }/{ $of }.
}
aloud-marked-any = { $on ->
    [yes] { CAPITAL(CARD($card)) } seçildi, toplam { $n }.
   *[no] { CAPITAL(CARD($card)) } geri kondu, toplam { $n }.
}
aloud-send = Onaylamak için { $key } tuşuna bas.
aloud-hourglass = Sen dinlerken kum saati durur.
aloud-choose-card = Kâğıtların arasında { $left } ve { $right } ile gez; { $key } seçer.

## Dinleyenin öğrenmek istedikleri

window-key-hand = Elindeki bütün kâğıtlar
window-key-suits = Her renkten kaç kâğıdın olduğu
window-key-trick = Masadaki el
window-key-points = Bu dağıtımda herkesin aldığı
window-key-totals = Herkesin toplamı
window-key-taken = Son el, kâğıt kâğıt
window-key-turn = Sıranın kimde olduğu ve ne sorulduğu
window-key-repeat = Son kâğıdından beri olanları yinele
aloud-no-deal = Süren dağıtım yok.
aloud-no-cards = Elinde kâğıt yok.
aloud-hand-cards = { CAPITAL(WORD($n)) } kâğıt: { SERIES($suits, joint: "series-long") }.
aloud-hand-suits = Elinde: { SERIES($suits, joint: "list-more") }.
aloud-trick-empty = Masada kâğıt yok.
aloud-trick-now = Masada: { SERIES($plays, joint: "list-more") }.
aloud-play = { $mine ->
    [yes] sen { CARD($card) }
   *[no] { $name } { CARD($card) }
}
aloud-charges = Gösterilenler: { SERIES($plays, joint: "list-more") }.
aloud-points-of = { $tricks ->
    [0] { $mine ->
        [yes] sen el almadın
       *[no] { $name } el almadı
    }
    [one] { $mine ->
        [yes] sen bir elde { $points }
       *[no] { $name } bir elde { $points }
    }
   *[other] { $mine ->
        [yes] sen { WORD($tricks) } elde { $points }
       *[no] { $name } { WORD($tricks) } elde { $points }
    }
}
aloud-points-now = Bu dağıtımda: { SERIES($each, joint: "list-more") }.
aloud-points-hidden = Puanlar gizli; Seçenekler’den gösterebilirsin.
aloud-last-trick = { $mine ->
    [yes] Son el: { SERIES($plays, joint: "list-more") }; sen aldın.
   *[no] Son el: { SERIES($plays, joint: "list-more") }; { $name } aldı.
}
aloud-last-nobody = Son el: { SERIES($plays, joint: "list-more") }; kimse almadı.
aloud-nothing-yet = Henüz bir şey söylenmedi.
aloud-your-partners = Ortağın: { LIST($names) }.
aloud-hand-new = Yeni: { LIST($cards, each: "the-card") }.
aloud-table = { $rules }, { $place }.

## Oyunun kendi sesi

voice-hello = Merhaba. Oyun böyle konuşur.
voice-found = Konuşacak program: { $command }.
voice-spoke = Konuşan program: { $command }.
voice-none = { $system ->
    [linux] Konuşma programı bulunamadı: espeak-ng ya da speech-dispatcher kur.
    [mac] Konuşma programı bulunamadı: “say” komutu eksik.
    [windows] Konuşma programı bulunamadı: PowerShell eksik.
   *[other] Konuşma programı bulunamadı.
}
voice-test = Sesi dene
voice-again = Yine söyle

## İnceleme ve bulmacalar

aloud-decision = { $place }: { $label }.
aloud-decision-graded = { $lost ->
    [none] { $place }, { $label }.
   *[other] { $place }, { $label }, kayıp { $lost }.
}
aloud-you-played = Oynadığın: { LIST($cards, each: "the-card") }.
aloud-better = Oynadığın: { LIST($cards, each: "the-card") }; daha iyisi: { LIST($best, each: "the-card") }.
aloud-arrow = Ok şunu gösteriyor: { LIST($cards, each: "the-card") }.

## Dinleyerek oynama

help-ear-title = Dinleyerek oynama
help-ear-reader = Bir ekran okuyucu çalışıyorsa her şey ona bildirilir; açılacak bir şey yoktur.
help-ear-voice = Ekran okuyucu yoksa oyun kendisi konuşabilir: Seçenekler, Erişilebilirlik, Dinleme; ses orada denenebilir.
help-ear-cards = ← ve → kâğıtlarında gezer ve her birini okur; Enter oynar ya da seçer, Tab düğmelere geçer.
help-ear-wait = Bir el, bir Ay ve puan tablosu sen Boşluk’a basana dek kalır. Bu kapatılabilir.
help-ear-again = { $key } masada olanları yineler; öteki ekranlarda bütün ekranı okur.
