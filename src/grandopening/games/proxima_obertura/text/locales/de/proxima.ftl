# Pròxima Obertura.

## Was geschehen ist

proxima-event-turn =
    { $seat ->
        [Du] Runde { $round }: Du bist dran
       *[other] Runde { $round }: { $seat }
    }
proxima-event-deal = { seat-has } zu Beginn { $card } erhalten.
proxima-event-deal-hidden = { seat-has } zu Beginn eine Karte erhalten.
proxima-event-draw = { seat-has } { $card } gezogen.
proxima-event-draw-hidden = { seat-has } eine Karte gezogen.
proxima-event-missed =
    { $cards ->
        [one] { seat-has } keine Karte bekommen: Stapel und Ablage sind leer.
       *[other] { seat-has } { $cards } Karten nicht bekommen: Stapel und Ablage sind leer.
    }
proxima-event-window = Neu im Schaufenster: { $card }.
proxima-event-window-cleared = Die Runde ist vorbei: Alle { $cards } Karten im Schaufenster wurden abgeworfen.
proxima-event-reshuffle = Der Stapel war leer: { $cards } Karten der Ablage und { $thieves } Diebe wurden zu einem neuen gemischt.
proxima-event-thief = Dieb Nummer { $met }! Niemand behält mehr als { $limit } Karten.
proxima-event-cut = { seat-has } { $card } an den Dieb verloren.
proxima-event-dice =
    Die Würfel: { $first ->
        [Du] du
       *[other] { $first }
    } und { $second ->
        [Du] du
       *[other] { $second }
    }.
proxima-event-luck =
    { $cards ->
        [one] { seat-has } Glück gehabt: eine Karte.
       *[other] { seat-has } Glück gehabt: { $cards } Karten.
    }
proxima-event-pass =
    { $step ->
        [1] { $seat ->
            [Du] Du hast weder getauscht noch eine Karte genommen.
           *[other] { $seat } hat weder getauscht noch eine Karte genommen.
        }
        [2] { $seat ->
            [Du] Du hast nichts eröffnet.
           *[other] { $seat } hat nichts eröffnet.
        }
       *[3] { $seat ->
            [Du] Du hast nichts verbessert.
           *[other] { $seat } hat nichts verbessert.
        }
    }
proxima-event-ask = { seat-has } gefragt nach: { $type } / { $other }.
proxima-event-show = { seat-has } { $card } gezeigt.
proxima-event-ready =
    { $seat ->
        [Du] Du zeigst nichts mehr.
       *[other] { $seat } zeigt nichts mehr.
    }
proxima-event-want =
    { $owner ->
        [Du] { $seat } möchte { $card } von dir.
       *[other] { seat-has } { $owner } um { $card } gebeten.
    }
proxima-event-give = { seat-has } { $card } geboten.
proxima-event-propose =
    { $owner ->
        [Du] { $seat } hat dir Angebot Nummer { $offer } gemacht.
       *[other] { seat-has } { $owner } Angebot Nummer { $offer } gemacht.
    }
proxima-event-accept =
    { $buyer ->
        [Du] { $seat } hat angenommen: { $card } gehört dir.
       *[other] { seat-has } angenommen: { $card } geht an { $buyer }.
    }
proxima-event-refuse =
    { $buyer ->
        [Du] { $seat } hat { $card } behalten und dein Angebot abgelehnt.
       *[other] { seat-has } { $card } behalten und das Angebot von { $buyer } abgelehnt.
    }
proxima-event-stop = { seat-has } den Handel beendet.
proxima-event-take = { seat-has } { $card } aus dem Schaufenster gewählt.
proxima-event-discard = { seat-has } { $card } abgeworfen.
proxima-event-open = { seat-has } begonnen, einen Laden zu eröffnen: { $type }.
proxima-event-use = { seat-has } { $card } in den neuen Laden gelegt.
proxima-event-site = { seat-has } Platz { $space } gewählt.
proxima-event-shop = { seat-has } auf Platz { $space } einen Laden eröffnet, Impuls: { $push } (×{ $by }).
proxima-event-improve = { seat-has } begonnen, den Laden auf Platz { $space } zu verbessern.
proxima-event-improved = { seat-has } den Laden auf Platz { $space } verbessert: { $card }.
proxima-event-final = { seat-has } { plain-points } erhalten für: { $source }.
proxima-event-end = Das Spiel ist zu Ende: { $end }.

## Warum nicht

proxima-refusal-game-over = Das Spiel ist zu Ende.
proxima-refusal-not-now = Das gehört in einen anderen Schritt des Zuges.
proxima-refusal-card-not-in-deck = Diese Karte ist nicht im Stapel.
proxima-refusal-no-thief-in-deck = Im Stapel ist kein Dieb.
proxima-refusal-deck-empty = Der Stapel ist leer: Erst wird aus der Ablage ein neuer.
proxima-refusal-deck-not-empty = Die Ablage bleibt liegen, bis der Stapel leer ist.
proxima-refusal-one-trade = Nur ein Handel pro Zug: Es bleibt das Schaufenster.
proxima-refusal-take-not-in-window = Diese Karte liegt nicht im Schaufenster.
proxima-refusal-take-needs-cards = Eine Karte aus dem Schaufenster kostet drei Karten, und du hast weniger.
proxima-refusal-discard-not-in-hand = Wirf Karten ab, die du schon auf der Hand hattest.
proxima-refusal-ask-two-types = Frag nach zwei verschiedenen Sorten.
proxima-refusal-show-not-in-hand = Du kannst nur Karten aus deiner Hand zeigen.
proxima-refusal-show-not-asked = Nach dieser Sorte hat niemand gefragt.
proxima-refusal-show-already = Diese Karte hast du schon gezeigt.
proxima-refusal-want-not-shown = Diese Karte hat niemand gezeigt.
proxima-refusal-want-needs-cards = Du hast keine Karte, die du dafür bieten könntest.
proxima-refusal-want-binds = Du hast gesagt, welche Karte du willst: Biete jetzt etwas dafür.
proxima-refusal-give-not-in-hand = Du kannst nur Karten aus deiner Hand bieten.
proxima-refusal-give-already = Diese Karte gehört schon zum Angebot.
proxima-refusal-give-at-least-one = Biete mindestens eine Karte.
proxima-refusal-offers-used-up = Mehr Angebote sind in einem Zug nicht erlaubt.
proxima-refusal-open-no-pawn = Du hast keinen Impuls mehr für einen weiteren Laden.
proxima-refusal-open-type-full = Die Straße verträgt keinen weiteren Laden dieser Sorte.
proxima-refusal-open-needs-groups = Du brauchst Karten aus vier verschiedenen Gruppen dieser Sorte.
proxima-refusal-open-no-space = Neben oder gegenüber jedem freien Platz steht schon ein Laden dieser Sorte.
proxima-refusal-open-must-finish = Du hast begonnen, einen Laden zu eröffnen: Bring es zu Ende.
proxima-refusal-use-not-in-hand = Diese Karte hast du nicht auf der Hand.
proxima-refusal-use-other-type = Diese Karte ist von einer anderen Sorte als der Laden.
proxima-refusal-use-same-group = Der Laden hat schon eine Karte dieser Gruppe.
proxima-refusal-site-closed = Dieser Platz ist zu dritt gesperrt.
proxima-refusal-site-taken = Auf diesem Platz steht schon ein Laden.
proxima-refusal-site-neighbour-same-type = Neben diesem Platz oder gegenüber steht ein Laden derselben Sorte.
proxima-refusal-push-no-such = Diesen Impuls gibt es nicht.
proxima-refusal-push-used = Diesen Impuls hast du schon eingesetzt.
proxima-refusal-improve-not-yours = Du hast auf diesem Platz keinen Laden.
proxima-refusal-improve-just-opened = Diesen Laden hast du gerade erst eröffnet: Verbessern kannst du ihn ab deinem nächsten Zug.
proxima-refusal-improve-once = Dieser Laden hat alle fünf Gruppen: Es gibt nichts hinzuzufügen.
proxima-refusal-improve-needs-card = Du hast keine Karte der Gruppe, die diesem Laden fehlt.
proxima-refusal-improve-must-finish = Du hast begonnen, einen Laden zu verbessern: Füge eine Karte hinzu.
proxima-refusal-add-not-in-hand = Diese Karte hast du nicht auf der Hand.
proxima-refusal-add-missing-group = Das ist nicht die Gruppe, die dem Laden fehlt.
proxima-refusal-cut-first = Ein Dieb war da: Verkleinere zuerst deine Hand.
proxima-refusal-cut-not-in-hand = Diese Karte hast du nicht auf der Hand.

## Was man tun kann

proxima-move-pass = passen
    .short = diesen Schritt auslassen
    .heading = Weiter
proxima-move-ask = fragen: { $type } + { $other }
    .short = { $type } + { $other }
    .heading = Handeln: nach zwei Sorten fragen
proxima-move-show = zeigen: { $card }
    .short = { $card }
    .heading = Eine Karte zeigen
proxima-move-ready = fertig
    .short = nichts mehr zeigen
    .heading = Fertig gezeigt
proxima-move-want = wünschen: { $card }
    .short = { $card }
    .heading = Eine gezeigte Karte wünschen
proxima-move-stop = aufhören
    .short = kein Angebot machen
    .heading = Nicht mehr tauschen
proxima-move-give = geben: { $card }
    .short = { $card }
    .heading = Eine eigene Karte bieten
proxima-move-propose = anbieten
    .short = dieses Angebot machen
    .heading = Angebot
proxima-move-accept = annehmen
    .short = das Angebot annehmen
    .heading = Auf das Angebot antworten
proxima-move-refuse = ablehnen
    .short = das Angebot ablehnen
    .heading = Auf das Angebot antworten
proxima-move-take = nehmen: { $card }
    .short = { $card }
    .heading = Aus dem Schaufenster nehmen, für drei Karten
proxima-move-discard = abwerfen: { $card }
    .short = { $card }
    .heading = Abwerfen
proxima-move-open = Laden eröffnen: { $type }
    .short = { $type }
    .heading = Einen Laden eröffnen
proxima-move-use = legen: { $card }
    .short = { $card }
    .heading = Eine Karte in den Laden legen
proxima-move-site = Platz { $space }
    .short = Platz { $space }
    .heading = Einen Platz der Straße wählen
proxima-move-push = Impuls { $value }
    .short = ×{ $value }
    .heading = Dem Laden einen Impuls geben
proxima-move-improve = den Laden auf { $space } verbessern
    .short = Platz { $space }
    .heading = Einen Laden verbessern
proxima-move-cut = hergeben: { $card }
    .short = { $card }
    .heading = Handkarten abwerfen

## Was zu entscheiden ist

proxima-phase-trade = Schlag einen Handel vor, nimm eine Karte aus dem Schaufenster oder passe.
proxima-phase-show = Zeig Karten der gefragten Sorten oder keine; dann „fertig“.
proxima-phase-offer = Wünsch dir eine der gezeigten Karten oder hör auf.
proxima-phase-give = Biete Karten dafür und mach das Angebot.
proxima-phase-answer = Nimm das Angebot an oder lehne es ab.
proxima-phase-take = Aus dem Handel wurde nichts: Nimm eine Karte aus dem Schaufenster oder passe.
proxima-phase-discard = Wirf drei Karten ab für die eine, die du nimmst.
proxima-phase-open = Eröffne einen Laden oder passe.
proxima-phase-use = Wähl vier Karten verschiedener Gruppen für den Laden.
proxima-phase-site = Wähl seinen Platz.
proxima-phase-push = Wähl seinen Impuls.
proxima-phase-improve = Verbessere einen Laden aus einem früheren Zug oder passe.
proxima-phase-add = Wähl die Karte der fehlenden Gruppe.
proxima-phase-cut = Ein Dieb: Wirf Handkarten ab bis zur Grenze.

## Vor dem Spiel

proxima-option-players = { $value } Spieler

## Namen der Dinge

proxima-card = { $group } { $value }
proxima-thief = der Dieb
proxima-face-blank = eine leere Seite
proxima-type-appliances = Haushaltsgeräte und Computer
proxima-type-food = Lebensmittel
proxima-type-home = Alles fürs Haus
proxima-type-wear = persönliche Ausstattung
proxima-type-leisure = Freizeit
proxima-group-appliances-1 = Großgeräte
proxima-group-appliances-2 = Kleingeräte
proxima-group-appliances-3 = Computer
proxima-group-appliances-4 = Telefone
proxima-group-appliances-5 = Bild und Ton
proxima-group-food-1 = Brot und Gebäck
proxima-group-food-2 = Obst und Gemüse
proxima-group-food-3 = Fleisch und Fisch
proxima-group-food-4 = Käse und Milch
proxima-group-food-5 = Wein und Getränke
proxima-group-home-1 = Möbel
proxima-group-home-2 = Leuchten
proxima-group-home-3 = Heimtextilien
proxima-group-home-4 = Geschirr
proxima-group-home-5 = Werkzeug und Farben
proxima-group-wear-1 = Kleidung
proxima-group-wear-2 = Schuhe
proxima-group-wear-3 = Uhren und Schmuck
proxima-group-wear-4 = Parfüm und Kosmetik
proxima-group-wear-5 = Taschen und Accessoires
proxima-group-leisure-1 = Bücher
proxima-group-leisure-2 = Musik
proxima-group-leisure-3 = Spiele und Spielzeug
proxima-group-leisure-4 = Sport
proxima-group-leisure-5 = Reisen
proxima-push-service = Lieferdienst
proxima-push-stock = Vorrat
proxima-push-decoration = Dekoration
proxima-push-technology = Neue Technik
proxima-push-staff = Personal
proxima-source-shops = Läden
proxima-source-row = Läden nebeneinander
proxima-source-type = Läden einer Sorte
proxima-source-hand = Karten auf der Hand
proxima-end-shops = der letzte Laden der Straße ist eröffnet
proxima-end-stalled = Runde um Runde hat niemand einen Laden eröffnet

## Why a hint is good

proxima-reason-short =
    { $count ->
        [one] Für einen Laden fehlt eine Gruppe: { $type }.
       *[other] Für einen Laden fehlen { $count } Gruppen: { $type }.
    }
proxima-reason-completes = Mit ihr hast du { $count } Gruppen: { $type }.
proxima-reason-fills = Von dieser Gruppe hast du noch nichts: { $group }.
proxima-reason-fits = Diese Gruppe fehlt deinem Laden auf Platz { $space }.
proxima-reason-shop = Der Laden kann sofort { plain-points } bringen.
proxima-reason-type = Es wäre dein Laden Nummer { $count } dieser Sorte, das gibt einen Bonus: { $type }.
proxima-reason-highest = Das ist deine höchste Karte dieser Gruppe: { $group }.
proxima-reason-row = { $count } deiner Läden stünden nebeneinander.
proxima-reason-blocks = Das belegt einen Platz neben einem fremden Laden: { $name }.
proxima-reason-gain = Das bringt { plain-points }.
proxima-reason-several = Du bekommst { $count } Karten für eine.
proxima-reason-spare = Von dieser Gruppe hast du { $count } Karten: { $group }.
proxima-reason-closed = Von dieser Sorte kann kein Laden mehr eröffnet werden: { $type }.
proxima-reason-low = Ihr Wert ist { $value }: Keine deiner Karten hat weniger.
proxima-reason-only = Das ist deine einzige Karte dieser Gruppe: { $group }.
proxima-reason-nothing-lacking = Keine der gezeigten Karten bringt dich einem Laden näher.
proxima-reason-no-open = Du kannst jetzt keinen Laden eröffnen.
proxima-reason-no-improve = Es gibt nichts zu verbessern.
proxima-reason-no-show = Du hast nichts mehr zu zeigen.
proxima-reason-show = Was du zeigst, musst du nicht hergeben.
