# La lección de Pròxima Obertura: una idea por paso. `.done` se dice cuando el paso está jugado, `.other` cuando se intenta otra cosa que las reglas permiten.
lesson-proxima-obertura-goal = Reúne productos, abre tiendas en la calle y consigue más puntos que nadie. Una tienda necesita cuatro cartas de un mismo tipo y de cuatro grupos diferentes. Mira tus bandejas: un tipo ya tiene tres grupos y le falta uno.
    .title = El objetivo
lesson-proxima-obertura-ask = En cada turno puedes pedir a todos dos tipos. Elige los dos que brillan: son los que más tienes.
    .title = Pedir
    .done = Los demás deciden a la vez, y en secreto, qué te muestran.
    .other = También puedes pedir esos. Pero de los dos que brillan ya tienes cinco cartas: la tienda está cerca.
lesson-proxima-obertura-offer = Hay una carta de un grupo que te falta, y del valor más alto. Tócala, luego la carta que das por ella, y envía la oferta.
    .title = Ofrecer
    .done = ¡Aceptada! Tu carta baja era justo lo que faltaba. Un intercambio puede servir a los dos.
    .other = { $do ->
        [want] También puedes querer esa. Pero solo la carta que brilla reúne cuatro grupos de un mismo tipo.
       *[other] También puedes dar esa. Pero la carta que brilla vale poco, y es de un tipo que no coleccionas.
    }
lesson-proxima-obertura-open = Cuatro grupos de un mismo tipo: abre la tienda. Elige su tipo y luego las cartas que la forman.
    .title = Abrir una tienda
    .done = Cuatro cartas, cuatro grupos, un tipo. Cuanto más altos sus valores, más vale la tienda.
    .other = Esa carta también entra, como las cuatro. Empieza por la que brilla.
lesson-proxima-obertura-site = Elige su sitio en la calle: el espacio { $space } brilla. Dos tiendas de un mismo tipo nunca están lado a lado ni enfrente. Tus tiendas contiguas dan más puntos al final.
    .title = Un sitio en la calle
    .done = El espacio { $space } es tuyo.
    .other = Para una primera tienda sirve cualquier espacio libre. En esta lección es el espacio { $space }, que brilla.
lesson-proxima-obertura-push = Cada tienda recibe un impulso, que multiplica sus cartas. Tienes cinco, y cada uno sirve una vez. Dale a esta el más fuerte.
    .title = El impulso
    .done = El valor de sus cartas por el impulso: +{ $gained } puntos.
lesson-proxima-obertura-dice = Al final del turno se tiran los dados. Ha salido tu color: una carta para ti y otra por cada tienda abierta, { $cards } en total. Después, quien ha jugado el turno toma tres.
    .title = Los dados
lesson-proxima-obertura-thief = ¡Había un ladrón en el mazo! Todas las manos se quedan en { $limit } cartas. Los siguientes dejan menos: no acumules.
    .title = El ladrón
lesson-proxima-obertura-asked = Ahora te preguntan a ti. Toca las cartas que darías y muéstralas. Lo que muestras queda a la vista de todos.
    .title = Te toca responder
    .done = Mostradas. Quien pregunta tiene que pagar con cartas suyas.
    .other = También puedes mostrar esa. Pero nadie tiene que mostrarlo todo: muestra las cartas que brillan, una tras otra.
lesson-proxima-obertura-refuse = Hank ofrece una carta por una de las tuyas. La quiere mucho, así que quizá valga más: rechaza.
    .title = Una oferta para ti
    .done = Rechazada. Puede volver a intentarlo, tres veces por turno como mucho.
lesson-proxima-obertura-accept = Ahora ofrece dos cartas, y una es de un tipo que coleccionas. Acepta.
    .title = Una oferta mejor
    .done = Trato hecho: una carta por dos. Ha valido la pena esperar.
lesson-proxima-obertura-end = La partida acaba con la ronda en que hay suficientes tiendas abiertas. Las tiendas contiguas y las de un mismo tipo dan entonces más puntos, y las cartas de la mano la mitad de su valor. El resto de esta partida es tuyo: ¡juégalo contra los bots!
    .title = El final
