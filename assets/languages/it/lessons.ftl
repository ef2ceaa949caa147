### Lezioni: posizioni con una riga di testo alla volta.

lesson-title = Lezioni
lesson-progress = { $done } su { $of }, stelle: { $stars } su { $most }
lesson-row = { $now ->
    [yes] adesso
   *[no] { $n ->
        [0] da fare
        [one] fatta, una stella
       *[other] fatta, { $n } stelle
    }
}
lesson-part = Parte { $at } di { $of }
lesson-families = Per altri regolamenti
lesson-leave = Lascia le lezioni
lesson-restart = Ricomincia
lesson-show = Mostrami
lesson-watch = Guarda…
lesson-do = { $kind ->
    [play] { $n ->
        [0] Scegli una carta
       *[other] Gioca
    }
    [pass] { $n ->
        [3] Passa queste carte
       *[other] Scegli tre carte
    }
   *[charge] { $n ->
        [0] Non esporre nulla
        [one] Esponi questa carta
       *[other] Esponi queste
    }
}
lesson-bid = { $n ->
    [0] Nessuna offerta
   *[other] { $n }
}
lesson-suit = { SUIT($suit) }
lesson-again = Riprova
lesson-next-part = Parte successiva
lesson-next = Lezione successiva
lesson-first-deal = Una prima smazzata
lesson-see = Guarda che cosa succede…
lesson-yes = Proprio così!
lesson-stars-lost = { $why ->
    [both] Una stella: il secondo tentativo e la freccia ne sono costati una ciascuno.
    [again] Due stelle: il secondo tentativo ne è costato una.
   *[arrow] Due stelle: la freccia ne è costata una.
}
lesson-told = { $told } { $lost }
lesson-shown = La freccia la mostra
lesson-leads = esce a { SUIT($suit) }
lesson-led = esce a { SUIT($suit) }
lesson-followed = risponde
lesson-threw = scarta
lesson-to-come = gioca dopo di te
lesson-your-turn = tocca a te
lesson-took = { $points ->
    [0] fa la presa
    [one] prende un punto
   *[other] prende { $points } punti
}
lesson-picture-trick = Sul tavolo: { LIST($cards) }. Tu giochi { CARD($mine, article: "the") }, e { CARD($winner, article: "the") } fa la presa.
lesson-picture-chosen = Scegli { LIST($cards, each: "the-card") }.
lesson-no = Questa volta no: l’obiettivo non si raggiunge più.
lesson-none = Le lezioni non si possono leggere; reinstalla il gioco.
lesson-not-kept = Non è stato possibile salvare il risultato: { $why }.

## Lezione 1, Rispondere al seme

lesson-follow = Rispondi al seme
lesson-follow-goal = Non fare la presa
lesson-follow-1 = Ognuno gioca una carta: insieme formano una presa. { $left } esce con un quadri; chi ha quadri deve giocarne uno.
lesson-follow-1-yes = { $across } ha giocato il quadri più alto e fa la presa: tutte e quattro le carte, e la prossima uscita.
lesson-follow-2-goal = Scarta una carta
lesson-follow-2 = { $across } ha giocato fiori e tu non ne hai: gioca quello che vuoi. Una carta di un altro seme non fa mai la presa.
lesson-follow-2-yes = La tua carta non era di fiori, quindi non poteva vincere. { $right } fa la presa con la donna di fiori.
lesson-follow-3 = Il seme di uscita è picche e tu ne hai due. Una bassa lascia la presa a { $right }.
lesson-follow-3-yes = Il dieci di { $right } era la picche più alta.
lesson-follow-3-no = Il re era la picche più alta, quindi la presa è tua.

## Lezione 2, La carta più alta

lesson-highest = La carta più alta
lesson-highest-goal = Fai la presa
lesson-highest-1 = La carta più alta del seme di uscita fa la presa. Dalla più bassa alla più alta: dal 2 al 10, fante, donna, re, asso.
lesson-highest-1-yes = Nessun fiori era più alto del tuo re. Saresti tu a uscire nella prossima presa.
lesson-highest-1-no = Il due è più basso del dieci di { $across }.
lesson-highest-2 = Il seme di uscita è quadri. L’asso di picche di { $across } è alto, ma di un altro seme: non può vincere.
lesson-highest-2-yes = Il tuo nove era il quadri più alto; l’asso di picche non contava.
lesson-highest-2-no = Il tre è più basso dell’otto di { $right }.
lesson-highest-3-goal = Fai entrambe le prese
lesson-highest-3 = Chi fa una presa esce nella successiva. Comincia con una carta che nessuno può battere.
lesson-highest-3-then = Ora esci con la tua carta più alta.
lesson-highest-3-yes = Due prese, perché nessuno aveva una carta più alta.
lesson-highest-3-no = Il due era più basso dei quadri degli altri.

## Lezione 3, I cuori costano punti

lesson-hearts = I cuori costano
lesson-hearts-goal = Non prendere cuori
lesson-hearts-1 = I punti sono un male: vince chi ne fa meno. Ogni cuore in una presa costa un punto a chi la fa.
lesson-hearts-1-yes = Il nove di { $across } ha preso quattro cuori: quattro punti per { $across }.
lesson-hearts-1-no = La tua donna ha preso quattro cuori: quattro punti per te.
lesson-hearts-2 = { $right } non ha fiori e ha scartato un cuore. Non fare questa presa.
lesson-hearts-2-yes = Il re di { $across } ha fatto la presa, e con essa il cuore.
lesson-hearts-2-no = Il tuo asso ha fatto la presa, con il cuore dentro.
lesson-hearts-3-goal = Nessun cuore in due prese
lesson-hearts-3 = Quale quadri adesso, e quale dopo? Presto nessun altro ne avrà, e si scarteranno cuori.
lesson-hearts-3-then = Gioca il quadri che hai tenuto.
lesson-hearts-3-yes = Il tre ha perso, e hai potuto scartare il fante su un altro seme. Non hai preso nulla.
lesson-hearts-3-no = Nessuno aveva più quadri: il tuo tre ha vinto, e ci hanno scartato cuori.

## Lezione 4, Stare sotto

lesson-duck = Stai sotto
lesson-duck-goal = Non fare prese
lesson-duck-1 = Stare sotto si dice lisciare. Gioca la carta più alta che perde ancora, e tieni quella bassa.
lesson-duck-1-then = Adesso quella bassa.
lesson-duck-1-yes = Il fante sotto la donna, il tre sotto il nove: nessuna presa.
lesson-duck-1-no = Senza più la carta bassa, il fante ha dovuto fare una presa.
lesson-duck-2 = Di nuovo, gioca appena sotto la carta più alta sul tavolo. Pensa anche alla seconda presa.
lesson-duck-2-then = Adesso più basso che puoi.
lesson-duck-2-yes = L’otto sotto la donna, il quattro sotto il sei: nessuna presa.
lesson-duck-2-no = Una delle tue carte era più alta di tutte le altre.
lesson-duck-3-goal = Non prendere cuori
lesson-duck-3 = Chiudi tu la presa, e dentro non ci sono cuori: un buon momento per liberarti del re.
lesson-duck-3-then = Esci tu: adesso gioca basso.
lesson-duck-3-yes = Una presa senza punti non costa nulla, e il re se n’è andato.
lesson-duck-3-no = Il re era ancora nella tua mano e ha dovuto prendere un cuore.

## Lezione 5, La donna di picche

lesson-queen = La donna
lesson-queen-goal = Attenzione alla donna
lesson-queen-1 = La donna di picche da sola costa 13 punti. { $right } ha dovuto giocarla: non fare questa presa.
lesson-queen-1-yes = La donna resta a { $right }: 13 punti per { $right }.
lesson-queen-1-no = Il tuo re ha preso la donna: 13 punti per te.
lesson-queen-2 = { $left } gioca dopo di te e può avere la donna di picche. Resta basso.
lesson-queen-2-yes = { $left } ha dovuto giocare la donna, e se la prende: 13 punti.
lesson-queen-2-no = { $left } ha giocato la donna sul tuo asso: 13 punti per te.
lesson-queen-3-goal = Dai via la donna
lesson-queen-3 = Ora la donna di picche l’hai tu. { $across } ha giocato il re: mettila in questa presa.
lesson-queen-3-yes = Il re la prende: 13 punti per { $across }.
lesson-queen-3-no = La donna è ancora tua, e il re se n’è andato.

## Lezione 6, Scartare la donna

lesson-throw = Scarta la donna
lesson-throw-goal = Liberati della donna
lesson-throw-1 = Non hai quadri, quindi puoi giocare qualsiasi carta, anche la donna di picche.
lesson-throw-1-yes = Il re di quadri fa la presa, e con essa 13 punti.
lesson-throw-1-no = La donna è ancora tua. Un’occasione così forse non torna.
lesson-throw-2 = Anche altre carte alte sono pericolose, ma la donna costa più di tutte.
lesson-throw-2-yes = { $across } la prende con l’asso.
lesson-throw-2-no = Hai ancora la donna, e costa più di tutte: 13 punti.
lesson-throw-3 = Il tuo unico quadri farà questa presa. Poi esci tu.
lesson-throw-3-then = Esci tu. Non con la donna: con una carta bassa lasci che un altro esca a quadri.
lesson-throw-3-last = Quadri, e tu non ne hai più: adesso!
lesson-throw-3-yes = Il fante di { $across } prende la donna di picche.
lesson-throw-3-no = Chi esce con la donna di solito se la riprende.

## Lezione 7, Uscire sicuri

lesson-lead = Esci sicuro
lesson-lead-goal = Non fare prese
lesson-lead-1 = Esci tu: la tua carta decide il seme. Una bassa lascia salire gli altri.
lesson-lead-1-yes = Tutti e tre sono saliti sopra il tuo due.
lesson-lead-1-no = Nessuno poteva salire di più, quindi la presa è tua.
lesson-lead-2-goal = Fai uscire la donna
lesson-lead-2 = Un altro giocatore ha la donna di picche. Esci con una picche bassa: chi non ne ha altre deve giocarla.
lesson-lead-2-yes = { $left } non aveva altre picche: 13 punti. Ora nessuno può scartarti addosso la donna.
lesson-lead-2-no = La donna è ancora fuori e più avanti può essere scartata su di te.
lesson-lead-3 = Non si può uscire a cuori finché non se ne è scartato uno. Quale altra carta è bassa?
lesson-lead-3-yes = Tutti e tre avevano fiori più alti.
lesson-lead-3-no = Nessuno poteva salire sopra il tuo otto.

## Lezione 8, Passare le picche alte

lesson-pass = Passa le picche alte
lesson-pass-goal = Passa le tre carte giuste
lesson-pass-1 = Prima del gioco passi tre carte a { $left }. Asso e re di picche devono spesso prendere la donna: passali entrambi, con una terza carta qualsiasi.
lesson-pass-1-yes = Le tre carte nuove vengono da { $right }. Ora nessuna tua picche alta può essere costretta a prendere la donna.
lesson-pass-1-no = Con poche picche, un asso o un re dovrà prendere la donna.
lesson-pass-2 = Questa volta passi a { $right }. Con una sola picche accanto, la donna andrebbe giocata presto: passala.
lesson-pass-2-yes = Ora la donna è di { $right }, e lo sapete solo voi due.
lesson-pass-2-no = Una sola picche bassa non protegge a lungo la donna.
lesson-pass-3 = Ora a { $across }. Quando si esce a picche puoi giocarne una bassa, quindi tieni la donna. Passa asso e re di cuori e una terza carta che non sia di picche.
lesson-pass-3-yes = Quattro picche basse proteggono la donna, e i cuori alti se ne sono andati.
lesson-pass-3-no = Tieni le picche che proteggono la donna, e passa i cuori alti.

## Lezione 9, Farsi un vuoto

lesson-void = Fatti un vuoto
lesson-void-goal = Resta senza quadri
lesson-void-1 = Passa tutti e tre i quadri. Non avere carte di un seme si chiama vuoto: quando si esce in quel seme, puoi giocare qualsiasi carta.
lesson-void-1-yes = Un vuoto a quadri. La prossima parte mostra a che cosa serve.
lesson-void-1-no = Nella tua mano ci sono ancora quadri.
lesson-void-2-goal = Sfrutta un vuoto
lesson-void-2 = Un’altra mano senza quadri, e { $left } esce proprio a quadri: scarta la carta che costa di più.
lesson-void-2-yes = L’asso di quadri di { $left } prende la donna di picche.
lesson-void-2-no = Quella carta era meno pericolosa della donna.

## Lezione 10, Contare fino a 13

lesson-count = Conta fino a 13
lesson-count-goal = Non prendere cuori
lesson-count-1 = Ogni seme ha 13 carte. Dodici fiori sono già stati giocati e tu hai l’ultimo: che cosa succede se esci con quello?
lesson-count-1-yes = Giusto: nessuno ha più fiori, quindi ci avrebbero scartato cuori.
lesson-count-1-no = Nessuno aveva più fiori, e tutti ci hanno scartato cuori.
lesson-count-2-goal = Non fare prese
lesson-count-2 = Otto quadri sono già stati giocati e tu hai il nove. Gli altri quattro sono tutti più bassi.
lesson-count-2-yes = Giusto: il tuo nove era il quadri più alto rimasto, e avrebbe fatto la presa.
lesson-count-2-no = Dieci, fante, donna, re e asso erano già usciti, quindi il tuo nove era il più alto.

## Lezione 11, Fermare il cappotto

lesson-stop = Ferma il cappotto
lesson-stop-goal = Prendi un cuore
lesson-stop-1 = Prendere tutti i cuori e la donna di picche è fare cappotto: zero punti per chi lo fa, 26 per tutti gli altri. { $right } ci è vicino: tieni il fante per un cuore più basso.
lesson-stop-1-then = Ora puoi prenderne uno.
lesson-stop-1-yes = I cuori nella tua presa ti costano poco, e ti risparmiano 26 punti.
lesson-stop-1-no = { $right } li ha presi tutti. Il fante avrebbe potuto battere il nove.
lesson-stop-2 = Di nuovo: tieni la carta che può togliere un cuore a { $right }.
lesson-stop-2-then = Adesso!
lesson-stop-2-yes = Il tuo re ha preso un cuore: il cappotto è fermato.
lesson-stop-2-no = Senza il re niente ferma { $right }.

## Lezione 12, Fare cappotto

lesson-shoot = Fai cappotto
lesson-shoot-goal = Prendi ogni cuore e la donna
lesson-shoot-1 = Ora tu: con tutti i cuori e la donna nelle tue prese, gli altri segnano 26 a testa. { $left } esce con la donna!
lesson-shoot-1-then = Esci tu. Comincia con la carta più alta, così nessun altro prende un cuore.
lesson-shoot-1-yes = Tutti: 26 punti per ciascuno degli altri, nessuno per te.
lesson-shoot-1-no = Un punto nella presa di un altro, e il cappotto è perso.
lesson-shoot-2 = Prendi tutto. L’asso fa uscire il re; poi la tua donna di fiori è la più alta.
lesson-shoot-2-then = Continua con la carta più alta.
lesson-shoot-2-yes = La donna di picche, e ogni cuore che restava.
lesson-shoot-2-no = Il re di fiori era ancora fuori.
lesson-shoot-3-goal = Prendi tutti i cuori
lesson-shoot-3 = L’asso fa uscire il re di quadri. Poi anche un due fa la presa.
lesson-shoot-3-then = Nessun altro ha più quadri.
lesson-shoot-3-last = Ora i cuori, cominciando dal più alto.
lesson-shoot-3-yes = Tutte le prese, e una con un due.
lesson-shoot-3-no = Un’altra carta era più alta, e con essa sono andati via dei cuori.

## Per altri regolamenti: esporre

lesson-charge = Esporre
lesson-charge-goal = Raddoppia ciò che è buono
lesson-charge-1 = In alcuni regolamenti puoi mostrare una carta prima di giocare: allora conta il doppio. Il fante di quadri vale 100.
lesson-charge-1-yes = Chi prende il fante ora ne riceve 200.
lesson-charge-1-no = Qui vale la pena di raddoppiare solo il fante.
lesson-charge-2-goal = Lascia la donna
lesson-charge-2 = { $across } ha esposto la donna di picche: costa il doppio. Lasciala stare.
lesson-charge-2-yes = { $across } deve prenderla, a prezzo doppio.
lesson-charge-2-no = È tua, a prezzo doppio.
lesson-charge-3-goal = Prendi il fante di quadri
lesson-charge-3 = Il fante di quadri è buono: 100 punti per chi lo prende.
lesson-charge-3-yes = Il tuo asso ha preso il fante.
lesson-charge-3-no = Il tre ha lasciato il fante a { $right }.

## Per altri regolamenti: il monte

lesson-kitty = Il monte
lesson-kitty-goal = Lascia il monte
lesson-kitty-1 = Le carte avanzate stanno in mezzo: il monte. Chi fa la prima presa lo riceve, qualunque cosa contenga.
lesson-kitty-1-yes = Il monte è andato a { $across }, e dentro c’era il re di cuori.
lesson-kitty-1-no = Hai fatto la presa, e nel monte c’era un cuore.

## Per altri regolamenti: annullare

lesson-cancel = Carte che si annullano
lesson-cancel-goal = Non prendere la donna
lesson-cancel-1 = Qui due carte uguali si annullano: nessuno dei due assi può fare la presa. Quale carta la fa adesso?
lesson-cancel-1-yes = Senza gli assi, il dieci di { $right } era il fiori più alto.
lesson-cancel-1-no = Entrambi gli assi erano annullati, quindi il tuo re ha fatto la presa, con la donna.

## Per altri regolamenti: compagni

lesson-partners = Compagni
lesson-partners-goal = Niente punti per voi due
lesson-partners-1 = Sei in coppia con { $across }: ciò che prende uno conta per entrambi. In questa presa c’è la donna.
lesson-partners-1-yes = La donna è andata a { $left }, e quindi all’altra coppia.
lesson-partners-1-no = I punti contano per te e per { $across }.
lesson-partners-2 = { $across } fa questa presa per voi due: non giocare niente che costi punti.
lesson-partners-2-yes = La presa è di { $across }, e non contiene niente che costi punti.
lesson-partners-2-no = Quella carta è andata alla tua coppia.

## Per altri regolamenti: l’asta

lesson-auction = L’asta
lesson-auction-goal = Nomina un seme di carte basse
lesson-auction-1 = Chi offre di più nomina il seme che costa gettoni. Fai un’offerta, poi nomina il seme delle tue carte più basse.
lesson-auction-1-yes = Ora i quadri costano gettoni, e i tuoi sono i più bassi.
lesson-auction-1-no = In quel seme le tue carte sono alte: prenderesti ciò che costa gettoni.

## La pagina Impara e ciò che il menu principale dice delle lezioni

learn-title = Impara
learn-lessons = Lezioni
learn-lessons-detail = { $n ->
    [0] 28 lezioni brevi, dalle basi in su
    [one] Una fatta su 28
   *[other] { $n } fatte su 28
}
learn-rules = Come si gioca
learn-rules-detail = Regole, immagini e tasti
menu-learn = Impara
menu-learn-detail = { $n ->
    [0] Lezioni e problemi
    [one] Una lezione fatta
   *[other] { $n } lezioni fatte
}
menu-first-lesson = Prima lezione
menu-first-lesson-detail = Impara Cuori in cinque minuti
lesson-deal-practice = Una smazzata per allenarsi: gli aiuti appaiono da soli, e il risultato non conta.{ $mode ->
    [click] {" "}Qui un clic gioca la carta.
   *[other] {""}
}
lesson-deal-last = L’ultima carta si gioca da sola: non c’è più niente da scegliere.

lesson-club = Per giocatori da circolo
lesson-exit = Una via d’uscita
lesson-exit-1 = Esci tu, e due delle tue carte sono alte. Quale cede la mano?
lesson-exit-1-no = La tua carta alta ha preso un cuore. Esci con il tre, poi scarta il re.
lesson-exit-1-then = Non hai questo seme: scarta la carta più alta.
lesson-exit-1-yes = Il tre ha ceduto la mano, e hai potuto scartare le carte alte.
lesson-exit-goal = Né cuori né donna di picche

lesson-side = A sinistra o a destra
lesson-side-goal = Passa le tre carte giuste
lesson-side-1 = Passi l’asso di cuori e altre due carte a { $left }, che gioca subito dopo di te. Passi anche la donna di picche?
lesson-side-1-yes = { $left } non potrà metterla sul tuo asso di picche. A { $right }, che gioca prima di te, poteva andare lo stesso.
lesson-side-1-no = Passa l’asso di cuori e tieni la donna: { $left } potrebbe metterla sul tuo asso di picche.

lesson-given = Che cosa dice un passaggio
lesson-given-goal = Né cuori né donna di picche
lesson-given-1 = Hai passato l’asso di cuori a { $left }, e non è ancora uscito. Con che cosa esci?
lesson-given-1-then = L’asso è dovuto cadere. Il tuo dieci ora è al sicuro.
lesson-given-1-yes = { $left } aveva ancora il tuo asso: il tuo nove di cuori non poteva vincere.
lesson-given-1-no = Il tuo dieci di picche ha vinto, e { $left } ci ha scartato l’asso di cuori.

lesson-out = Chi non ha più un seme
lesson-out-goal = Né cuori né donna di picche
lesson-out-1 = { $left } e { $right } hanno mostrato di non avere quadri. Con che cosa esci?
lesson-out-1-then = Non hai questo seme: i tuoi quadri possono andarsene.
lesson-out-1-yes = Ogni altro cuore batte il tuo due, e poi hai potuto scartare i quadri.
lesson-out-1-no = Solo { $across } aveva quadri, e ha giocato sotto il tuo. { $left } ci ha scartato un cuore.

lesson-early = Vedere presto il cappotto
lesson-early-goal = Prendi un cuore
lesson-early-1 = { $left } ha preso sei cuori, gli altri nessuno, e la donna di picche non è ancora uscita. Quale fiori giochi?
lesson-early-1-yes = Un punto per te, e niente cappotto per { $left }.
lesson-early-1-no = { $left } ha preso anche questo cuore. Il tuo otto avrebbe fermato il cappotto per un punto.

lesson-feed = A chi non dare punti
lesson-feed-goal = Fai continuare la partita
lesson-feed-1 = { $left } ha 99 punti e il dieci di quadri che hai passato. { $across } ne ha 55, tu 63. Quale carta scarti?
lesson-feed-1-then = Il tuo cuore è andato, e in questa presa non conta nulla.
lesson-feed-1-yes = { $across } ha preso il cuore. { $left } resta a 99, e la partita continua.
lesson-feed-1-no = { $left } ha dovuto prendere il tuo cuore: a 100 punti la partita finisce, e la vince { $across }.
lesson-free = La presa gratis
lesson-free-1 = Chiudi tu la presa, e dentro non conta nulla. Quale fiori giochi?
lesson-free-1-no = Hai tenuto il re. La successiva presa di fiori ti ha portato un cuore.
lesson-free-1-then = Ora esci tu. Le tue carte basse sono al sicuro.
lesson-free-1-yes = Qui il re non è costato nulla, e il due resta sotto gli altri.
lesson-free-goal = Né cuori né donna di picche
lesson-guards = Tieni la guardia
lesson-guards-1 = La donna è tua, con una picche bassa di guardia. Con che cosa esci?
lesson-guards-1-no = Hai preso la donna. Con il sette accanto avrebbe potuto aspettare.
lesson-guards-1-then = Non hai questo seme: ora può andarsene.
lesson-guards-1-yes = Con la sua guardia ha aspettato finché hai potuto scartarla.
lesson-guards-goal = Non prendere la donna di picche
lesson-loser = La più alta che perde
lesson-loser-1 = La donna di fiori vince qualunque carta giochi. Quale fiori giochi?
lesson-loser-1-no = Hai tenuto il fante. La successiva presa di fiori ti ha portato gli scarti degli altri.
lesson-loser-1-then = Le tue carte basse restano sotto le altre.
lesson-loser-1-yes = Il fante è passato sotto la donna, e il quattro resta basso.
lesson-loser-goal = Né cuori né donna di picche
lesson-shed = Via il re
lesson-shed-1 = Chiudi tu la presa: la donna non può più caderci.
lesson-shed-1-no = Hai tenuto il re. { $left } esce con la donna, e il re ha dovuto prenderla.
lesson-shed-1-then = Ora esci tu. Le tue carte basse sono al sicuro.
lesson-shed-1-yes = Il re se n’è andato senza pericolo. Il due non può prendere la donna.
lesson-shed-goal = Non prendere la donna di picche
lesson-smoke = Stana la donna
lesson-smoke-1 = La donna di picche è ancora fuori, e tu hai una picche bassa. Con che cosa esci?
lesson-smoke-1-no = { $across } ha messo la donna sulla tua carta alta.
lesson-smoke-1-then = Non c’è più. Qui non conta altro.
lesson-smoke-1-yes = { $across } non aveva altre picche: la donna è dovuta uscire.
lesson-smoke-goal = Non prendere la donna di picche
