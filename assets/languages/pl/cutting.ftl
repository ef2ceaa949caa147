### Przekładanie talii przed pierwszym rozdaniem.

cut-title = Przełóż talię
cut-text = Przełóż talię, gdzie chcesz, albo po prostu rozdaj.
cut-how = Jak to działa
cut-how-text = O kartach rozstrzygają razem liczba wylosowana przez program i twoje przełożenie, więc nikt nie może ich wybrać sam. Zamiast przekładać ręką, możesz wpisać cokolwiek. Zapisz sobie kod: na końcu partii pokaże, że nic nie zmieniono.
cut-pack = Talia
cut-place = Karta { $place } z { $n }
cut-field = Twoje przełożenie
cut-code = Kod uczciwego rozdania: { $code }
cut-deal = Rozdaj
