### Lopende partijen, opgeslagen partijen, resultaten en eigen varianten van de speler.

## Eerlijk gegeven

fair-seed = Als je coupeert, kan niemand de kaarten van een partij alleen kiezen. Voordat je een kaart ziet, trekt het programma een getal en toont het een code die alleen bij dat getal hoort; daarna coupeer jij. In je eerste partij, en als je couperen uitzet in Opties, coupeert de computer. Alle rondes volgen uit het getal en uit het couperen.
fair-end = Schrijf de code op, en hoe je coupeerde; beide staan ook in het spelmenu. Aan het einde wordt het getal getoond, en of het die code geeft. Voor een opgeslagen partij controleert de opdracht “hearts-gui replay BESTAND --commitment CODE --cut TEKST” beide, met elke ronde, keuze en score.
fair-proves = Dit bewijst dat geen ronde is veranderd nadat je de code zag, en, als je zelf coupeerde, dat niemand de kaarten koos. Zonder te weten hoe je coupeerde, is de code niet genoeg: anders couperen geeft andere kaarten. Het bewijst niet dat niemand ze in de opgeslagen partij heeft opgezocht, waar het getal niet versleuteld is.
fair-unknown-shuffle = { $file } kan niet worden gecontroleerd: regel 1 noemt schudversie { $version }, die hier niet bekend is.
fair-other-seed = { $file }, regel 1: het startgetal is niet het getal dat vóór de partij was toegezegd.
fair-other-game = { $file } is een andere partij: de controlecode is { $commitment }, niet de code die je gaf.
fair-other-cut = { $file } is een andere partij: er is gecoupeerd met “{ $cut }”, niet met wat je gaf.
fair-no-cut = { $file } is een andere partij: niemand heeft gecoupeerd.
fair-given = { $file } kan niet worden gecontroleerd: de kaarten zijn niet door dit programma gegeven.
fair-difference = { $file }, { $what }.

## Opgeslagen partijen

save-in-use = { $game } wordt in een ander venster van Hartenjagen gespeeld.
save-this-game-in-use = Deze partij wordt in een ander venster van Hartenjagen gespeeld.
save-not-read = { $file } kan niet worden gelezen ({ $why }).
save-line = { $file }, regel { $line }: { $why }.
save-line-rules = { $file }, regel { $line }: { $why }
save-set-aside = { $why } Het bestand is apart gezet als { $aside }.
save-no-room = { $file } is vanaf regel { $line } beschadigd, en op de schijf is geen ruimte voor een kopie van het beschadigde deel; maak ruimte en open het opnieuw.
save-damaged = { $file } is vanaf regel { $line } beschadigd; wat ervoor staat, is behouden. Het hele bestand is apart gezet als { $aside }.
save-from-copy = De eerste regel van { $file } is beschadigd; de kopie in regel 2 is gebruikt.
save-torn = De laatste regel van { $file } breekt af en is weggelaten; alles daarvoor is er nog.
save-differs = { $same ->
    [yes] { $file } is na het opslaan veranderd
   *[no] De regels van deze partij zijn sinds het opslaan veranderd, of { $file } is veranderd
}; de scores blijven zoals genoteerd ({ $what }).
save-other-seed = Het startgetal in dit bestand is niet het getal dat vóór de partij was toegezegd.
save-no-copy = Deze partij heeft geen bestand om te kopiëren.
save-copy-failed = De kopie kon niet worden geschreven: { $why }.
save-name-not-saved = De naam kon niet worden opgeslagen: { $why }.
save-star-not-saved = De ster kon niet worden opgeslagen: { $why }.
save-game-not-deleted = De partij kon niet worden verwijderd: { $why }.
save-removed = Het bestand van deze partij, { $gone }, is tijdens het spelen verwijderd; de partij is nu opgeslagen als { $file }.
save-cannot-save = Deze partij kan nu niet worden opgeslagen ({ $why }); je kunt doorspelen.
save-unknown-company = Deze partij noemt een speler die deze versie niet kent ({ $what }); een ander heeft de plaats.
save-choice-not-saved = De keuze van partij kon niet worden opgeslagen: { $why }.
save-sets-not-saved = Je varianten konden niet worden opgeslagen: { $why }.
session-changed-rules = { $n ->
    [one] { $title }, één wijziging
   *[other] { $title }, { $n } wijzigingen
}

## Groepen in de lijst met varianten

session-group-yours = Van jou
session-group-classic = Klassiek
session-group-bonus = Bonuskaart
session-group-teams = Koppels
session-group-many = Veel spelers
session-group-odd = Ongewoon

## Eigen varianten van de speler

draft-my-set = Mijn { $title }
draft-no-name = Geef een naam.
draft-name-taken = Je hebt al een variant met die naam.
draft-no-text = Plak of typ een regelcode.
draft-players = { $n } spelers
draft-players-range = { $low }–{ $high } spelers
draft-players-of = { LIST($sizes, type: "or") } spelers
draft-shared = Gedeelde regels
draft-changed = { $title }, gewijzigd
stats-sentence = { $wins ->
    [1] { $games ->
        [1] 1 keer gewonnen in 1 partij
       *[other] 1 keer gewonnen in { $games } partijen
    }
   *[other] { $games ->
        [1] { $wins } keer gewonnen in 1 partij
       *[other] { $wins } keer gewonnen in { $games } partijen
    }
}

## Wat `replay --verify` bewijst

proof-in-deal = in ronde { $n }
proof-after-deal = { $n ->
    [0] vóór de eerste ronde
   *[other] na ronde { $n }
}
proof-with-the-game = aan het einde van de partij
proof-cards = { $n ->
    [0] { $given ->
        [yes] Er is nog geen ronde; het startgetal hoort bij de controlecode die je gaf
       *[no] Er is nog geen ronde; het startgetal hoort bij de controlecode in dit bestand
    }
    [one] { $given ->
        [yes] De kaarten van { $n } ronde komen uit het startgetal bij de controlecode die je gaf, en elke keuze en score volgt de regels
       *[no] De kaarten van { $n } ronde komen uit het startgetal bij de controlecode in dit bestand, en elke keuze en score volgt de regels
    }
   *[other] { $whole ->
        [yes] { $given ->
            [yes] De kaarten van alle { $n } rondes komen uit het startgetal bij de controlecode die je gaf, en elke keuze en score volgt de regels
           *[no] De kaarten van alle { $n } rondes komen uit het startgetal bij de controlecode in dit bestand, en elke keuze en score volgt de regels
        }
       *[no] { $given ->
            [yes] De kaarten van { $n } rondes komen uit het startgetal bij de controlecode die je gaf, en elke keuze en score volgt de regels
           *[no] De kaarten van { $n } rondes komen uit het startgetal bij de controlecode in dit bestand, en elke keuze en score volgt de regels
        }
    }
}
proof-finished = de partij is afgelopen
proof-ends = het bestand eindigt { $where }
proof-taken-back = { $n ->
    [0] er is geen keuze teruggenomen
    [one] er is { $n } keuze teruggenomen
   *[other] er zijn { $n } keuzes teruggenomen
}
proof-summary = { $cards }; { $end }, en { $back }.
proof-not-when-shown = Of deze controlecode vóór de eerste ronde is getoond; geef de code die je opschreef met --commitment.
proof-not-your-cut = Of er is gecoupeerd zoals jij coupeerde. Hetzelfde getal geeft met anders couperen andere kaarten; geef wat je opschreef met --cut.
proof-of-commitment = Het programma gebruikte het getal bij de controlecode die je gaf.
proof-of-cut = Er is gecoupeerd met de tekst die je gaf.
proof-of-commitment-and-cut = Het getal bij je controlecode en hoe jij coupeerde, geven samen precies deze rondes, dus jij noch het programma kon ze kiezen.
proof-not-guessed = Dat de kaarten niet van tevoren bekend konden zijn: wie de controlecode ziet, kan zo’n eenvoudig startgetal raden.
proof-not-chosen = Dat het programma niet uit veel startgetallen koos: niemand heeft gecoupeerd.
proof-not-the-rest = Hoe de partij verderging: het bestand eindigt { $where }.
proof-not-decisions = Of de keuzes die van aan tafel zijn: het startgetal legt alleen de kaarten vast.

## Een beschadigd bestand met eigen varianten

rule-sets-line = { $twice ->
    [yes] Regel { $n } van je varianten noemt { $name } een tweede keer; die blijft staan maar wordt niet gebruikt.
   *[no] Regel { $n } van je varianten is geen variant; die blijft staan maar wordt niet gebruikt.
}

## Bestanden van de speler die niet te lezen zijn

file-damaged = { $n ->
    [0] { $file } is beschadigd en is niet gebruikt
    [one] Eén regel van { $file } is beschadigd en is overgeslagen
   *[other] { $n } regels van { $file } zijn beschadigd en zijn overgeslagen
}; { $copied ->
    [yes] een kopie staat in { $aside }.
   *[no] kopiëren lukte niet.
}
file-newer = { $file } is geschreven door een nieuwere versie van Hartenjagen, die alles erin kan lezen: installeer die versie. { $copied ->
    [yes] Een kopie van wat niet te lezen was, staat in { $aside }.
   *[no] Kopiëren lukte niet.
}
file-unread = { $file } kon niet worden gelezen: { $why }.
file-too-large = { $file } is groter dan { $most } MB en is niet gelezen. { $renamed ->
    [yes] Het heet nu { $aside }.
   *[no] Het is blijven staan waar het was.
}
