### Couperen vóór de eerste ronde.

cut-title = Coupeer de kaarten
cut-text = Coupeer waar je wilt, of geef gewoon.
cut-how = Hoe dit werkt
cut-how-text = De kaarten volgen uit een getal dat het programma heeft getrokken en uit jouw couperen samen, zodat niemand ze alleen kan kiezen. Typ iets willekeurigs in plaats van met de hand te couperen. Schrijf de code op: aan het einde van de partij laat die zien dat er niets is veranderd.
cut-pack = Het pak
cut-place = Kaart { $place } van { $n }
cut-field = Jouw couperen
cut-code = Controlecode: { $code }
cut-deal = Geven
