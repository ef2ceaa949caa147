### Tagliare il mazzo prima della prima smazzata.

cut-title = Taglia il mazzo
cut-text = Taglia dove vuoi, oppure fai dare subito le carte.
cut-how = Come funziona
cut-how-text = Le carte dipendono insieme da un numero che il programma ha estratto e dal tuo taglio: così nessuno, da solo, può sceglierle. Invece di tagliare a mano puoi scrivere quello che vuoi. Annota il codice: a fine partita dimostra che nulla è stato cambiato.
cut-pack = Il mazzo
cut-place = Carta { $place } di { $n }
cut-field = Il tuo taglio
cut-code = Codice di smazzata onesta: { $code }
cut-deal = Dai le carte
