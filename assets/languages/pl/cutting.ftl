### Przekładanie talii przed pierwszym rozdaniem.

cut-title = Przełóż talię
cut-text = Przełóż talię, gdzie chcesz, albo po prostu rozdaj.
cut-how = Jak to działa
cut-how-text = Karty wynikają razem z liczby, którą wylosował program, i z twojego przełożenia, więc nikt sam nie może ich wybrać. Zamiast przekładać ręką, możesz wpisać cokolwiek. Zapisz kod: na końcu partii pokazuje, że nic nie zmieniono.
cut-pack = Talia
cut-place = Karta { $place } z { $n }
cut-field = Twoje przełożenie
cut-code = Kod uczciwego rozdania: { $code }
cut-deal = Rozdaj
