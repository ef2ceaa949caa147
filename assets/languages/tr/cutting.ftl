### İlk dağıtımdan önce desteyi kesme.

cut-title = Desteyi kes
cut-text = Desteyi istediğin yerden kes ya da doğrudan dağıt.
cut-how = Bu nasıl işliyor
cut-how-text = Kâğıtları, programın çektiği bir sayı ile senin kesmen birlikte belirler; tek başına kimse seçemez. Elle kesmek yerine istediğin bir şeyi de yazabilirsin. Kodu not et: oyunun sonunda hiçbir şeyin değiştirilmediğini gösterir.
cut-pack = Deste
cut-place = Kâğıt { $place }/{ $n }
cut-field = Kesmen
cut-code = Adil dağıtım kodu: { $code }
cut-deal = Dağıt
