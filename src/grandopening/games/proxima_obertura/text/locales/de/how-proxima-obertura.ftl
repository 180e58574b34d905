# Pròxima Obertura auf einer Seite.
how-proxima-goal = Alle eröffnen Läden an einer Straße in Barcelona. Ein Laden bringt den Wert seiner Karten mal seinen Impuls. Wer die meisten Punkte hat, gewinnt.
how-proxima-cards = Fünf Sorten Läden, jede mit diesen Warengruppen; in jeder Gruppe gibt es Karten mit den Werten 1 bis 5.
how-proxima-trade = Tauschen: Frag alle nach zwei Sorten. Sie zeigen gleichzeitig, was sie hergeben würden. Du machst bis zu { $offers } Angebote für gezeigte Karten.
how-proxima-window = Oder nimm eine Karte aus dem Schaufenster, für { $cards } eigene.
how-proxima-open = Einen Laden eröffnen: { $cards } Karten einer Sorte und verschiedener Gruppen, auf einem freien Platz. Von einer Sorte gibt es höchstens { $most } Läden, nie nebeneinander oder sich gegenüber.
how-proxima-improve = Einen Laden aus einem früheren Zug mit der Karte der fehlenden Gruppe verbessern.
how-proxima-dice = Würfeln: Wessen Farbe kommt, der zieht eine Karte und eine mehr für jeden eigenen Laden.
how-proxima-draw = { $cards } Karten ziehen.
how-proxima-pushes = Impulse
how-proxima-push = Jeder Laden bekommt einen, und jeder gilt nur einmal:
how-proxima-street = Die Straße
how-proxima-places = Deine Läden nebeneinander in einer Reihe bringen mehr Punkte, und ebenso deine Läden einer Sorte:
how-proxima-shops = Läden
how-proxima-points = Punkte
how-proxima-thieves = Diebe
how-proxima-thief = Wird ein Dieb gezogen, behalten alle nur so viele Handkarten: { $limits }, vom ersten Dieb bis zum letzten.
how-proxima-end = Das Spiel endet mit der Runde, in der der letzte Laden eröffnet wurde; wie viele es sind, hängt von der Zahl der Spieler ab. Handkarten bringen dann die Hälfte ihres Werts, abgerundet.
