# La lliçó de Pròxima Obertura: una idea per pas. `.done` es diu quan el pas està jugat, `.other` quan es prova una altra cosa que les regles permeten.
lesson-proxima-obertura-goal = Reuneix productes, obre botigues al carrer i fes més punts que ningú. Una botiga necessita quatre cartes d’un mateix tipus i de quatre grups diferents. Mira les teves safates: un tipus ja té tres grups i n’hi falta un.
    .title = L’objectiu
lesson-proxima-obertura-ask = A cada torn pots demanar a tothom dos tipus. Tria els dos que brillen: són els que més tens.
    .title = Demanar
    .done = Tots els altres decideixen alhora, i en secret, què et mostren.
    .other = També pots demanar aquests. Però dels dos que brillen ja tens cinc cartes: la botiga és a prop.
lesson-proxima-obertura-offer = Hi ha una carta d’un grup que et falta, i del valor més alt. Toca-la, després la carta que dones a canvi, i envia l’oferta.
    .title = Oferir
    .done = Acceptada! La teva carta baixa era just el que faltava. Un intercanvi pot servir a tots dos.
    .other = { $do ->
        [want] També pots voler aquesta. Però només la carta que brilla reuneix quatre grups d’un mateix tipus.
       *[other] També pots donar aquesta. Però la carta que brilla val poc, i és d’un tipus que no col·lecciones.
    }
lesson-proxima-obertura-open = Quatre grups d’un mateix tipus: obre la botiga. Tria’n el tipus i després les cartes que la formen.
    .title = Obrir una botiga
    .done = Quatre cartes, quatre grups, un tipus. Com més alts els valors, més val la botiga.
    .other = Aquesta carta també hi entra, com totes quatre. Comença per la que brilla.
lesson-proxima-obertura-site = Tria el seu lloc al carrer: l’espai { $space } brilla. Dues botigues d’un mateix tipus mai no estan de costat ni cara a cara. Les teves botigues de costat donen més punts al final.
    .title = Un lloc al carrer
    .done = L’espai { $space } és teu.
    .other = Per a una primera botiga serveix qualsevol espai lliure. En aquesta lliçó és l’espai { $space }, que brilla.
lesson-proxima-obertura-push = Cada botiga rep un impuls, que multiplica les seves cartes. En tens cinc, i cadascun serveix un cop. Dona a aquesta el més fort.
    .title = L’impuls
    .done = El valor de les cartes per l’impuls: +{ $gained } punts.
lesson-proxima-obertura-dice = Al final del torn es tiren els daus. Ha sortit el teu color: una carta per a tu i una més per cada botiga oberta, { $cards } en total. Després, qui ha jugat el torn n’agafa tres.
    .title = Els daus
lesson-proxima-obertura-thief = Hi havia un lladre a la pila! Totes les mans es queden amb { $limit } cartes. Els següents en deixen menys: no acumulis.
    .title = El lladre
lesson-proxima-obertura-asked = Ara et pregunten a tu. Toca les cartes que donaries i mostra-les. El que mostres queda a la vista de tothom.
    .title = Et toca respondre
    .done = Mostrades. Qui pregunta ha de pagar amb cartes seves.
    .other = També pots mostrar aquesta. Però ningú no ho ha de mostrar tot: mostra les cartes que brillen, l’una rere l’altra.
lesson-proxima-obertura-refuse = En Hank ofereix una carta per una de les teves. La vol molt, o sigui que potser val més: rebutja.
    .title = Una oferta per a tu
    .done = Rebutjada. Pot tornar-ho a provar, tres cops per torn com a molt.
lesson-proxima-obertura-accept = Ara ofereix dues cartes, i una és d’un tipus que col·lecciones. Accepta.
    .title = Una oferta millor
    .done = Tracte fet: una carta per dues. Ha valgut la pena esperar.
lesson-proxima-obertura-end = La partida s’acaba amb la ronda en què hi ha prou botigues obertes. Les botigues de costat i les d’un mateix tipus donen llavors més punts, i les cartes de la mà la meitat del seu valor. La resta d’aquesta partida és teva: juga-la contra els bots!
    .title = El final
