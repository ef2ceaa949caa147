### Couperen vóór de eerste ronde.

cut-title = Coupeer de kaarten
cut-text = Coupeer waar je wilt, of begin gewoon met geven.
cut-how = Hoe dit werkt
cut-how-text = De kaarten volgen uit een getal dat het programma heeft getrokken én uit hoe jij coupeert, zodat niemand ze alleen kan kiezen. In plaats van met de hand te couperen kun je ook iets willekeurigs typen. Noteer de code: aan het einde van de partij laat die zien dat er niets is veranderd.
cut-pack = Het pak
cut-place = Kaart { $place } van { $n }
cut-field = Waar je coupeert
cut-code = Controlecode: { $code }
cut-deal = Geven
