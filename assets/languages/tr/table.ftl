### Masa: ne sorduğu, neyin neden olmadığı, ne olduğu, düğmeler ve paneller.

## İstemler

prompt-lead-card = Sıra sende: { CARD($card, case: "accusative") } aç
prompt-only = { $second ->
    [yes] İkinci kâğıdın: yalnız { CARD($card) } oynanabilir
   *[no] Yalnız { CARD($card) } oynanabilir
}
prompt-lead-any = Sıra sende: istediğin kâğıdı aç
prompt-lead-suit = Sıra sende: { SUIT($suit) } aç
prompt-lead = Sıra sende: el aç
prompt-lead-but = Sıra sende: el aç, ama { LIST($limits, each: "prompt-limit") }
prompt-play-any = { $second ->
    [yes] İkinci kâğıdın: istediğini oyna
   *[no] Sıra sende: istediğini oyna
}
prompt-follow = { $second ->
    [yes] İkinci kâğıdın: { SUIT($suit) } oyna
   *[no] Sıra sende: { SUIT($suit) } oyna
}
prompt-follow-but = { $second ->
    [yes] İkinci kâğıdın: { SUIT($suit) } oyna, ama { LIST($limits, each: "prompt-limit") }
   *[no] Sıra sende: { SUIT($suit) } oyna, ama { LIST($limits, each: "prompt-limit") }
}
prompt-play = { $second ->
    [yes] İkinci kâğıdını oyna
   *[no] Sıra sende: oyna
}
prompt-play-but = { $second ->
    [yes] İkinci kâğıdını oyna, ama { LIST($limits, each: "prompt-limit") }
   *[no] Sıra sende: oyna, ama { LIST($limits, each: "prompt-limit") }
}
prompt-limit = { $item ->
    [joker_not_led] joker olmaz
    [ten_of_clubs] sinek onlusu olmaz
    [no_points_first_trick] henüz puan olmaz
    [not_broken] henüz kupa olmaz
    [charged_locked] gösterilen kâğıt henüz olmaz
   *[queen_forced] kız atılmalı
}
prompt-settled = Gerisi belli: dağıtımı bitir ya da oynamayı sürdür
prompt-bury = Gömmek için { WORD($n) } kâğıt seç
prompt-decide = Seçim senin
prompt-charge-none = Elinde gösterilebilecek kâğıt yok
prompt-charge-bright = { WORD($n) } parlak kâğıttan göstereceklerini seç (iki kat sayılır) ya da hiçbirini seçme
prompt-charge = Gösterebilirsin (iki kat sayılır): { LIST($cards, type: "or", each: "the-card") }
prompt-waiting = { GENDER($name) ->
    [you] Sıra sende…
   *[other] { $name } { prompt-waiting-other }…
}
prompt-waiting-other = { $kind ->
    [choose_pass] verme yönünü seçiyor
    [charge] kâğıt gösterebilir
    [bid] teklif veriyor
    [name_suit] renk seçiyor
    [pledge] söz verebilir
    [bury] kâğıt gömüyor
    [answer_claim] isteği yanıtlıyor
   *[moon] Ay için karar veriyor
}

## Verme paneli

prompt-pass-scatter = Serpme: herkese bir kâğıt
prompt-pass-smoosh = Karma: ortaya
prompt-pass-hold = Vermesiz: kâğıt verilmez
prompt-pass-to = { $token ->
   *[l] Sola ver: { $name }
    [r] Sağa ver: { $name }
    [a] Karşıya ver: { $name }
    [l2] { CAPITAL(name-dative) } ver, soldan ikinci
    [r2] { CAPITAL(name-dative) } ver, sağdan ikinci
    [l3] { CAPITAL(name-dative) } ver, soldan üçüncü
    [r3] { CAPITAL(name-dative) } ver, sağdan üçüncü
}
prompt-pass-next = Kâğıt { $next }/{ $total }: { name-dative } gidiyor
prompt-pass-paired = Her kâğıtta kime gideceği yazıyor
prompt-pass-middle = { WORD($n) } kâğıt seç; hepsi karılıp dağıtılır
prompt-pass-choose = Vermek için { WORD($n) } kâğıt seç
prompt-pass-chosen = Kâğıtlarını seçtin
prompt-pass-count = { $chosen }/{ $needed }
prompt-pass-keys = { $help }: ← → ve { $press }
prompt-pass-send = { $button ->
    [yes] Vermek için { $press }
   *[no] Vermek için ↓ ve { $press }
}

## Nedenler

reason-not-your-turn = Sıra sende değil
reason-no-trick-yet = Henüz el alınmadı
reason-nothing-to-take-back = Geri alınacak bir şey yok
reason-not-now = Bu şimdi yapılamaz
reason-nothing-now = Şimdi bir şey oynanamaz
reason-turn-of = Sıra { name-locative }
reason-waiting = Beklenen: { LIST($names) }
reason-waiting-many = { WORD($n) } oyuncu bekleniyor
reason-no-pass = Bu dağıtımda kâğıt verilmedi
reason-no-scores = Henüz sayılan dağıtım yok
reason-ok = Oynanabilir: { CARD($card) }
reason-not-yours = Sende yok: { CARD($card) }
reason-opening-card = İlk eli { CARD($card) } açar
reason-opening-some-card = İlk el açılış kâğıdıyla başlamalı
reason-opening-suit = İlk el sinekle açılmalı
reason-follow = Renge uymalısın: { SUIT($suit) }
reason-follow-suit = Renge uymalısın
reason-joker-not-led = Elinde başka kâğıt varken joker açılmaz
reason-ten-of-clubs = Sinek onlusu ilk elde oynanmaz
reason-no-points-first-trick = İlk elde puan olmaz
reason-not-broken = Kupa henüz kırılmadı
reason-charged-locked = Gösterildi: renginin ilk elinde oynanamaz
reason-queen-forced = Maça kızı şimdi atılmalı
reason-pass-forbidden = Bu oyunda verilemez: { CARD($card) }
reason-not-chargeable = Gösterilemez: { CARD($card) }
reason-already-charged = Zaten gösterildi: { CARD($card) }
reason-all-chosen = { CAPITAL(WORD($n)) } kâğıt zaten seçili: önce birini geri al
reason-several = { SERIES($reasons, joint: "series-long") }
reason-any-card = Her kâğıt oynanabilir
reason-any-pass = { $n ->
    [one] Her kâğıt verilebilir
   *[other] Herhangi { WORD($n) } kâğıt verilebilir
}
reason-any-bury = { $n ->
    [one] Her kâğıt gömülebilir
   *[other] Herhangi { WORD($n) } kâğıt gömülebilir
}
reason-any-answer = Her yanıt olur
reason-drag = { CAPITAL(CARD($card, case: "accusative")) } masaya sürükle
reason-card = { CAPITAL(CARD($card)) }

## Olaylar

event-deals = { $mine ->
    [yes] { $drew ->
        [yes] En küçük kâğıdı sen çektin: sen dağıtıyorsun
       *[no] Sen dağıtıyorsun
    }
   *[no] { $drew ->
        [yes] { $name } en küçük kâğıdı çekti: o dağıtıyor
       *[no] { $name } dağıtıyor
    }
}
event-cuts = { $mine ->
    [yes] { $deals }, sen kesiyorsun
   *[no] { $deals }, { $name } kesiyor
}
event-kitty-taken = Gömü { name-dative } gitti: { WORD($n) } kâğıt
event-kitty-seen = { $mine ->
    [yes] Gömüyü aldın: { LIST($cards, each: "the-card") }
   *[no] { $name } gömüyü aldı: { LIST($cards, each: "the-card") }
}
event-suit-named = { GENDER($name) ->
    [you] Rengi seçtin
   *[other] { $name } rengi seçti
}: { SUIT($suit) } fişe mal olur
event-nobody-bid = Teklif yok: { SUIT($suit) } fişe mal olur
event-charged = { GENDER($name) ->
    [you] Gösterdin
   *[other] { $name } gösterdi
}: { LIST($cards, each: "the-card") }
event-charges-shown = Gösterilenler: { LIST($cards, each: "the-card") }
event-nothing-charged = Kâğıt gösterilmedi
event-shot-moon = { $mine ->
    [yes] Ay’a çıktın
   *[no] { $name } Ay’a çıktı
}
event-shot-sun = { $mine ->
    [yes] Güneş’e çıktın
   *[no] { $name } Güneş’e çıktı
}
event-moon-line = Dağıtımdaki bütün ceza kâğıtları
event-sun-line = Dağıtımdaki bütün eller
event-moon-chosen = { $choice ->
    [add] { $name }: ötekilere ekle
    [subtract] { $name }: kendi toplamından düş
    [none] { $name }: puanlar kalsın
    [zero] { $name }: sıfıra dön
    [double] { $name }: ötekileri ikiye katla
   *[other] { $name }: { $choice }
}
event-time-pass = Süre doldu: kâğıtların senin yerine seçildi
event-time-play = Süre doldu: senin yerine { CARD($card) } oynandı
event-time-last-deal = Süre doldu: bu son dağıtım
event-boost = Dokuzlu oynandı: herkes ikinci bir kâğıt ekler
event-misdeal = { CAPITAL(name-locative) } puandan başka bir şey yoktu: kâğıtlar yeniden dağıtılıyor
event-void = Bu dağıtım sayılmaz: aynı kişi yeniden dağıtıyor
event-claim = { GENDER($name) ->
    [you] Gerisini istedin
   *[other] { $name } gerisini istedi
}: { LIST($cards, each: "the-card") }
event-claim-refused = { GENDER($name) ->
    [you] İsteği geri çevirdin
   *[other] { $name } isteği geri çevirdi
}: oyun sürüyor
event-taken-back = { $practice ->
    [yes] Geri alındı: bu artık bir alıştırma oyunu
   *[no] Geri alındı
}
event-hint-play = { $practice ->
    [yes] İpucu: { CARD($card, case: "accusative") } oyna. Bu artık bir alıştırma oyunu
   *[no] İpucu: { CARD($card, case: "accusative") } oyna
}
event-hint-pass = { $practice ->
    [yes] İpucu, verilecek: { LIST($cards, each: "the-card") }. Bu artık bir alıştırma oyunu
   *[no] İpucu, verilecek: { LIST($cards, each: "the-card") }
}
event-hint-none = { $practice ->
    [yes] Burada ipucu yok. Bu artık bir alıştırma oyunu
   *[no] Burada ipucu yok
}
event-hint-not-now = Şimdi ipucu yok: sıra sende değil
hint-thinking = { $long ->
    [yes] İpucu hâlâ aranıyor…
   *[no] İpucu aranıyor…
}
hint-more = { $device ->
    [touch] Devamı için ampule bir daha bas
    [pad] Devamı için bir daha bas
    [keys] Devamı için yine { $key }
   *[pointer] Devamı için ampul ya da { $key }
}
hint-trick = Bu eli kim alacak?
hint-first = { $what ->
    [lead] Eli sen açıyorsun: hangi renk senin için güvenli?
    [follow] Senden sonra oynayacaklar var: bu eli istiyor musun?
    [last] Son oynayan sensin: bu elin kaça mal olduğunu biliyorsun.
    [pass] Hangi kâğıtlar sana sonra en pahalıya mal olabilir?
   *[other] Bunun dağıtımın geri kalanına etkisi ne olur?
}
hint-first-out = Sende { SUIT($suit) } yok: hangi kâğıdı tutmak istemezsin?
hint-suit = Şu renge bak: { SUIT($suit) }.
hint-about-card = Dikkat et: { CARD($card) }.
hint-about = { $what ->
    [own] Her şeyi sen alabilirsin.
    [others] Başka bir oyuncu her şeyi almak üzere olabilir.
    [trick] Bu eli kimin alacağını düşün.
    [later] Daha gelecek elleri düşün.
   *[many] Birkaç küçük şey tek bir seçimden yana.
}
hint-card = { CAPITAL(CARD($card)) }. { $reason }
hint-even = { CAPITAL(CARD($one)) } ya da { CARD($other) }: ikisi de aynı ölçüde iyi. { $reason }
hint-either = { CAPITAL(CARD($one)) } ya da { CARD($other) }. { $reason }
hint-cards = Seç: { LIST($cards, each: "the-card") }. { $reason }
hint-pass = Ver: { LIST($cards, each: "the-card") }. { $reason }
hint-only = Burada oynayabileceğin tek kâğıt: { CARD($card) }
hint-practice-title = İpucu alırsan bu bir alıştırma oyunu olur
hint-practice-text = Oyun olduğu gibi sürer, ama istatistiklerine ve derecene artık sayılmaz. Hatalar “{ menu-practice }” bölümünde geri gelmez.
hint-keep-counted = İpucusuz oyna
hint-show = İpucunu göster
undo-practice-title = Kâğıdı geri alırsan bu bir alıştırma oyunu olur
hint-no-cards = { $charge ->
    [yes] Gösterme. { $reason }
   *[no] Burada ipucu yok.
}
event-pace = { $pace ->
    [slow] Daha yavaş oyun: bakmaya zaman var
   *[usual] Yeniden normal tempo
}

## Vermeler

pass-name = { $token ->
   *[l] sola
    [r] sağa
    [a] karşıya
    [l2] soldan ikinciye
    [r2] sağdan ikinciye
    [l3] soldan üçüncüye
    [r3] sağdan üçüncüye
    [scatter] serpme
    [smoosh] karma
    [hold] vermesiz
    [dealer] dağıtan seçer
    [charge] gösterme ya da karma
}
pass-label = { $token ->
   *[l] Sola
    [r] Sağa
    [a] Karşıya
    [l2] Soldan ikinci
    [r2] Sağdan ikinci
    [l3] Soldan üçüncü
    [r3] Sağdan üçüncü
    [scatter] Serpme
    [smoosh] Karma
    [hold] Vermesiz
    [dealer] Dağıtan seçer
    [charge] Göster ya da kar
}
pass-step-hold = Vermesiz

## Köşedeki kutu

ending-deal = { $end ->
   *[reach] Dağıtım { $number } · { SUFFIX($limit, case: "dative") } dek
    [exceed] Dağıtım { $number } · sınır { $limit }
    [deals] Dağıtım { $number }/{ $limit }
    [time] Dağıtım { $number } · { $limit } dakika
    [chips] Dağıtım { $number } · fişe
}
ending-deal-wins = { ending-deal } · { $score ->
   *[low] en az puan kazanır
    [high] en çok puan kazanır
    [magnitude] sıfıra en yakın kazanır
    [counters] en çok fiş kazanır
}
ending-deal-short = { $end ->
    [reach] Dağıtım { $number } · { SUFFIX($limit, case: "dative") } dek
    [exceed] Dağıtım { $number } · sınır { $limit }
    [deals] Dağıtım { $number }/{ $limit }
   *[other] Dağıtım { $number }
}
ending-deal-alone = Dağıtım { $number }
ending-deal-short-more = { ending-deal-short } · { $more }
ending-deal-alone-more = { ending-deal-alone } · { $more }
ending-pool = { $jack ->
    [yes] Jack { $pool }
   *[no] havuz { $pool }
}
ending-minutes-left = { $minutes } dk kaldı
ending-last-deal = son dağıtım
ending-best = { $score ->
   *[low] en düşük puan kazanır
    [high] en yüksek puan kazanır
    [magnitude] sıfıra en yakın puan kazanır
    [counters] en çok fiş kazanır
}

## Masanın düğmeleri

table-menu = Menü
table-last-trick = Son el
table-hint = İpucu
table-take-back = Geri al
table-scores = Puanlar
table-options = Seçenekler

## Büyük düğme

table-pass = Kâğıtları ver
table-bury = Göm
table-charge = Göster
table-charge-nothing = Gösterme
table-choose = Seç…
table-play = { CAPITAL(CARD($card, case: "accusative")) } oyna
table-play-short = { $card } oyna
table-finish = Dağıtımı bitir
table-finish-caption = { $key } ya da sürdür
table-key = { $device ->
    [pad] A
   *[keys] Enter
}
table-play-again = { $device ->
    [pointer] { $press } ya da bir tık daha
    [touch] Bir daha dokun
   *[keys] { $press }
}
table-mark-back = { $device ->
    [touch] Geri almak için kâğıda dokun
   *[pointer] Geri almak için kâğıda tıkla
}
table-keys-change = { $press }; değiştirmek için oklar
table-keys-back = { $press } geri alır
table-keys-on = düğmeye ↓
table-choose-cards = { CAPITAL(WORD($n)) } kâğıt seç
table-choose-more = { CAPITAL(WORD($n)) } kâğıt daha seç
table-forward = Görmeden aktar
    .caption = ya da verecek kâğıt seç
    .title = Gelen kâğıtlar görülmeden aktarılsın mı?
    .text =
        Kendi kâğıtlarının hepsi sende kalır. Sana gelenler olduğu gibi aktarılır, onları
        görmezsin.
table-misdeal = Dağıtımı boz
    .caption = ya da bir kâğıt oyna
    .title = Dağıtım bozulsun mu?
    .text =
        Elinde ceza kâğıdından başka bir şey yok. Herkes kâğıtlarını görür, aynı kişi yeniden
        dağıtır.
table-claim = Gerisini iste
    .caption = ya da el aç
    .title = Kalan bütün eller istensin mi?
    .text =
        Kâğıtların herkese gösterilir. Herkes kabul ederse kalan bütün kâğıtlar senindir; biri
        kabul etmezse oyun, senin kâğıtların açıkken sürer.

## Sorular

table-claimed-title = { GENDER($name) ->
    [you] Gerisini istiyorsun
   *[other] { $name } gerisini istiyor
}
table-claimed-text =
    Herkes kabul ederse kalan bütün kâğıtlar { name-dative } gider. Biri kabul etmezse oyun bu
    kâğıtlar açıkken sürer.
table-claimed-accept = Kabul et
table-claimed-refuse = Sürdür
table-claimed-hand = { GENDER($name) ->
    [you] Senin kâğıtların
   *[other] { name-genitive } kâğıtları
}
table-bid-title = Kaç fiş teklif ediyorsun?
table-bid-text = En yüksek teklifi veren, teklifini havuza öder ve fişe mal olacak rengi seçer.
table-bid-of = { $n ->
    [0] { $name }: teklif yok
    [one] { $name }: { WORD($n) } fiş
   *[other] { $name }: { WORD($n) } fiş
}
table-bid-counters = Fiş
table-bid = Teklif ver
table-bid-none = Teklif yok
table-dealer-title = Bu dağıtımda kâğıtlar ne yöne verilsin?
table-dealer-text = Seçim dağıtanın.
table-suit-title = Hangi renk fişe mal olsun?
table-joker-title = Joker hangi rengin yerine geçsin?
table-suit = { CAPITAL(SUIT($suit)) }
table-pledge-title = Kupa almamaya söz veriyor musun?
table-pledge-text = Tutulan söz { $n } puan düşer, tutulmayan { $n } puan ekler.
table-pledge-yes = Kupa almam
table-pledge-no = Söz yok
table-moon-text = Nasıl sayılacağını seç
table-moon-choice = { $choice ->
    [add] Ötekilere ekle
    [subtract] Benimkinden düş
    [none] Puanlar kalsın
    [zero] Sıfıra dön
    [double] Ötekileri katla
   *[other] { $choice }
}
table-moon-every = hepsi
table-moon-same = aynı
table-moon-was = önce { $total }
table-moon-over = { SUFFIX($limit, case: "dative") } ulaşır
table-moon-then = { $then ->
    [win] Oyunu bitir: { $n } farkla kazanırsın
    [tie] Oyunu bitir: birincilik paylaşılır
    [lose] Oyunu bitir: { $name } kazanır
    [ahead] Oyna, { $n } öndesin
    [level] Oyna, { $name } ile eşitsin
   *[behind] Oyna, { $n } geridesin ({ $name })
}
table-moon-choose = Seç
table-moon-on = Devam et
table-moon-totals = Yeni puanlar
table-pass-title = Bu kâğıtlar verilsin mi?
table-pass-line = { CAPITAL(LIST($cards, each: "the-card")) }: { name-dative }.
table-pass-line-middle = { CAPITAL(LIST($cards, each: "the-card")) }: ortaya.
table-costly-title = Oynansın mı: { CARD($card) }?
table-costly-text = Bu eli alır; elde, dağıtımdaki bütün puanların en az yarısı var.
table-guard-looking = Koç düşünüyor…
table-guard-text = Koça göre büyük hata: ortalama { $points } puana mal olur. { $reason }

table-spoken-cards = { $caption }: { LIST($cards, each: "the-card") }
table-spoken-total = { $name } { $total }
table-spoken-choice = { $choice }: { SERIES($totals, joint: "list-more") }

## Oyun menüsü

table-menu-title = Oyun menüsü
table-menu-saved = { $practice ->
    [yes] { $deal }. Alıştırma oyunu kaydedildi; sayılmaz.
   *[no] { $deal }. Oyun kaydedildi.
}
table-menu-back = Oyuna dön
table-menu-passed = Verilen ve alınan
table-menu-rules = Geçerli kurallar
table-menu-pace = { $pace ->
    [slow] Normal tempoda oyna
   *[usual] Daha yavaş oyna
}
table-menu-fair = Dağıtımlar adil mi?
table-menu-leave = Ana menü

## Alıştırma tekrarı

replay-pill = { $game ->
    [yes] Alıştırma tekrarı, dağıtım { $deal }
   *[no] Alıştırma, yalnız bu dağıtım
}
replay-pill-short = { $game ->
    [yes] Alıştırma, dağıtım { $deal }
   *[no] Alıştırma
}
replay-pill-least = Alıştırma
replay-menu = { $game ->
    [yes] Alıştırma tekrarı, dağıtım { $deal }. Dağıtımla biter ve sayılmaz; oyunun bıraktığın gibi durur.
   *[no] Alıştırma. Dağıtımla biter ve sayılmaz.
}
replay-title = Önce { $before } almıştın, bu kez { $now }
replay-compared = { $better ->
    [better] Oyundakinden daha iyi.
    [worse] Oyundaki kadar iyi değil.
   *[same] Oyundakiyle aynı.
} Oyunun kendisi bıraktığın gibi durur.
replay-over = Dağıtım bitti
replay-again = Yeniden oyna
replay-to-puzzle = Bulmacaya dön

## Rakip değiştirme

table-swap-text = Ötekilerin hepsi kalır, yeni oyuncu aynı güçte oynar.
table-swap-leaves = Kalkan
table-swap-comes = Oturan
table-swap-cancel = Vazgeç

## Paneller

table-last-nobody = Son el: kimse almadı
table-last-taken = Son el: { name-dative } gitti
table-last-no-points = Son el: { name-dative } gitti, puansız
table-last-points = Son el: { name-dative } gitti, { $points } puan
table-passed-both = Verdiklerin ve aldıkların
table-passed-gave = Verdiklerin
table-passed-got = Aldıkların
table-to-name = { name-dative }
table-to-heap = ortaya
table-to-kitty = gömüye
table-from-name = { name-ablative }
table-from-heap = ortadan
table-from-kitty = gömüden

## Küçük sözcükler

table-led = AÇIŞ
table-kitty = Gömü
table-stock = Yığın
table-held-over = Bekleyen
table-hearts-broken = Kupa kırıldı
    .short = Kırıldı
table-suit-counts = { CAPITAL(SUIT($suit)) } puanlı
    .short = puanlı
table-dealer-letter = D

table-plate-ready = Hazır
    .short = Hazır
table-plate-chosen = { $n } seçildi
    .short = { $n }/{ $of }
table-plate-bids = Teklif: { $n }
    .short = Teklif
table-plate-no-bid = Teklif yok
    .short = Yok
table-plate-out = Kâğıdı bitti
    .short = Bitti

table-chip-partner = Ortağın
table-chip-pair = Ortaklar
table-chip-bid = Teklif { $n }
table-chip-no-hearts = Almaz
table-chip-warren = Warren
table-chip-side = { $partner ->
    [yes] { $side } { $total }, ortak
   *[no] { $side } { $total }
}

## Bir ekranda birkaç kişi

player-number = Oyuncu { $n }
new-game-person = Bu ekrandan biri
curtain-title = { GENDER($name) ->
    [you] Sıra sende
   *[other] { $name }, sıra sende
}
curtain-others = Şimdi yalnız { GENDER($name) ->
    [you] sen bakmalısın
   *[other] { $name } bakmalı
}.
curtain-lift = Kâğıtlarımı göster
curtain-menu = Menüye
