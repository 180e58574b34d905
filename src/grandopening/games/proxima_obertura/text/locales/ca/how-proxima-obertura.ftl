# Pròxima Obertura en una pàgina.
how-proxima-goal = S’obren botigues en un carrer de Barcelona. Una botiga val els valors de les seves cartes pel seu impuls. Guanya qui fa més punts.
how-proxima-cards = Cinc tipus de botiga, cadascun amb aquests grups de productes; cada grup té cartes dels valors 1 a 5.
how-proxima-trade = Intercanviar: demana a tothom dos tipus. Mostren alhora el que donarien. Fas fins a { $offers } ofertes per les cartes mostrades.
how-proxima-window = O agafar una carta de l’aparador, per { $cards } de teves.
how-proxima-open = Obrir una botiga: { $cards } cartes d’un mateix tipus i de grups diferents, en un espai lliure. Hi ha com a molt { $most } botigues d’un tipus, mai de costat ni cara a cara.
how-proxima-improve = Millorar una botiga d’un torn anterior amb la carta del grup que li falta.
how-proxima-dice = Tirar els daus: si surt el teu color, agafes una carta, i una més per cada botiga teva.
how-proxima-draw = Agafar { $cards } cartes de la pila.
how-proxima-pushes = Impulsos
how-proxima-push = Cada botiga en rep un, i cadascun serveix un sol cop:
how-proxima-street = El carrer
how-proxima-places = Les teves botigues de costat en una filera donen punts de més, i també les d’un mateix tipus:
how-proxima-shops = Botigues
how-proxima-points = Punts
how-proxima-thieves = Lladres
how-proxima-thief = Quan surt un lladre, totes les mans es retallen: a { $limits } cartes, del primer lladre a l’últim.
how-proxima-end = La partida s’acaba amb la ronda en què s’obre l’última botiga; quantes són depèn del nombre de jugadors. Les cartes de la mà donen llavors la meitat del seu valor, arrodonida avall.
