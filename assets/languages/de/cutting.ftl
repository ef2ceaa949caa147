# Das Abheben vor dem ersten Geben.

cut-title = Abheben
cut-text = Die Karten sind gemischt. Heb ab, wo du möchtest, oder schreib irgendetwas: Die Karten folgen aus dem, was gezogen wurde, und aus deinem Abheben zusammen; allein kann sie niemand wählen.
cut-pack = Die Karten
cut-place = Karte { $place } von { $n }
cut-field = Womit du abhebst
cut-code = Code für faires Geben: { $code }
cut-deal = Geben
