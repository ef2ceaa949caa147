# Das Abheben vor dem ersten Geben.

cut-title = Abheben
cut-text = Heb ab, wo du möchtest, oder lass einfach geben.
cut-how = So funktioniert es
cut-how-text = Die Karten ergeben sich aus deinem Abheben und einer Zahl, die das Programm gezogen hat; so kann keiner von beiden sie allein bestimmen. Statt von Hand abzuheben, kannst du auch irgendetwas tippen. Schreib dir den Code auf: Am Ende der Partie zeigt er, dass nichts geändert wurde.
cut-pack = Die Karten
cut-place = Karte { $place } von { $n }
cut-field = Womit du abhebst
cut-code = Code für faires Geben: { $code }
cut-deal = Geben
