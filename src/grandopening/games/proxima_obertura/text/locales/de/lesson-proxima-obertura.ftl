# Die Lektion zu Pròxima Obertura: ein Gedanke pro Schritt. `.done` wird gesagt, wenn der Schritt gespielt ist, `.other`, wenn etwas anderes versucht wird, was erlaubt ist.
lesson-proxima-obertura-goal = Sammle Waren, eröffne Läden an der Straße und mach die meisten Punkte. Ein Laden braucht vier Karten einer Sorte und vier verschiedener Gruppen. Schau in deine Fächer: Eine Sorte hat schon drei Gruppen, eine fehlt.
    .title = Das Ziel
lesson-proxima-obertura-ask = In jedem Zug darfst du alle nach zwei Sorten fragen. Wähl die beiden, die leuchten: Von ihnen hast du am meisten.
    .title = Fragen
    .done = Alle anderen entscheiden gleichzeitig und geheim, was sie dir zeigen.
    .other = Auch danach darfst du fragen. Aber von den beiden, die leuchten, hast du schon fünf Karten: Ein Laden ist nah.
lesson-proxima-obertura-offer = Da liegt eine Karte einer Gruppe, die dir fehlt, und mit dem höchsten Wert. Tipp sie an, dann die Karte, die du dafür gibst, und schick das Angebot ab.
    .title = Bieten
    .done = Angenommen! Deine kleine Karte hat gerade gefehlt. Ein Tausch kann beiden nützen.
    .other = { $do ->
        [want] Auch die darfst du wollen. Aber nur mit der Karte, die leuchtet, hast du vier Gruppen einer Sorte.
       *[other] Auch die darfst du geben. Aber die Karte, die leuchtet, hat einen niedrigen Wert, und ihre Sorte sammelst du nicht.
    }
lesson-proxima-obertura-open = Vier Gruppen einer Sorte: Eröffne den Laden. Wähl die Sorte, dann die Karten, die hineinkommen.
    .title = Einen Laden eröffnen
    .done = Vier Karten, vier Gruppen, eine Sorte. Je höher ihre Werte, desto mehr ist der Laden wert.
    .other = Auch diese Karte kommt hinein, wie alle vier. Fang mit der an, die leuchtet.
lesson-proxima-obertura-site = Wähl seinen Platz an der Straße: Platz { $space } leuchtet. Zwei Läden einer Sorte stehen nie nebeneinander oder sich gegenüber. Deine Läden nebeneinander bringen am Ende mehr.
    .title = Ein Platz an der Straße
    .done = Platz { $space } gehört dir.
    .other = Für einen ersten Laden taugt jeder freie Platz. In dieser Lektion ist es Platz { $space }, der leuchtet.
lesson-proxima-obertura-push = Jeder Laden bekommt einen Impuls, der seine Karten vervielfacht. Du hast fünf, jeden für einmal. Gib diesem Laden den stärksten.
    .title = Der Impuls
    .done = Der Wert seiner Karten mal Impuls: +{ $gained } Punkte.
lesson-proxima-obertura-dice = Am Ende eines Zuges wird gewürfelt. Deine Farbe kam: eine Karte für dich und eine mehr für jeden offenen Laden, zusammen { $cards }. Dann zieht, wer am Zug war, noch drei.
    .title = Die Würfel
lesson-proxima-obertura-thief = Im Stapel war ein Dieb! Alle behalten höchstens { $limit } Handkarten. Die nächsten Diebe lassen weniger übrig: Horte nicht.
    .title = Der Dieb
lesson-proxima-obertura-asked = Jetzt wirst du gefragt. Tipp auf die Karten, die du hergeben würdest, dann zeig sie. Was du zeigst, bleibt allen bekannt.
    .title = Du bist gefragt
    .done = Gezeigt. Wer fragt, muss mit eigenen Karten zahlen.
    .other = Auch die darfst du zeigen. Aber niemand muss alles zeigen: Zeig die Karten, die leuchten, eine nach der anderen.
lesson-proxima-obertura-refuse = Hank bietet eine Karte für eine von deinen. Er will sie unbedingt, also ist sie vielleicht mehr wert: Lehn ab.
    .title = Ein Angebot für dich
    .done = Abgelehnt. Er darf es wieder versuchen, höchstens dreimal pro Zug.
lesson-proxima-obertura-accept = Jetzt bietet er zwei Karten, und eine ist von einer Sorte, die du sammelst. Nimm an.
    .title = Ein besseres Angebot
    .done = Abgemacht: eine Karte für zwei. Das Warten hat sich gelohnt.
lesson-proxima-obertura-end = Das Spiel endet mit der Runde, in der genug Läden offen sind. Läden nebeneinander und Läden einer Sorte bringen dann mehr, Handkarten die Hälfte ihres Werts. Der Rest dieses Spiels gehört dir: Spiel ihn gegen die Bots!
    .title = Das Ende
