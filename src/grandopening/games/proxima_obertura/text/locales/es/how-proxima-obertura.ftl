# Pròxima Obertura en una página.
how-proxima-goal = Se abren tiendas en una calle de Barcelona. Una tienda vale los valores de sus cartas por su impulso. Gana quien tenga más puntos.
how-proxima-cards = Cinco tipos de tienda, cada uno con estos grupos de productos; cada grupo tiene cartas de los valores 1 a 5.
how-proxima-trade = Intercambiar: pide a todos dos tipos. Muestran a la vez lo que darían. Haces hasta { $offers } ofertas por las cartas mostradas.
how-proxima-window = O tomar una carta del escaparate, por { $cards } tuyas.
how-proxima-open = Abrir una tienda: { $cards } cartas de un mismo tipo y de grupos diferentes, en un espacio libre. Hay como mucho { $most } tiendas de un tipo, nunca lado a lado ni enfrente.
how-proxima-improve = Mejorar una tienda de un turno anterior con la carta del grupo que le falta.
how-proxima-dice = Tirar los dados: si sale tu color, tomas una carta, y otra más por cada tienda tuya.
how-proxima-draw = Tomar { $cards } cartas del mazo.
how-proxima-pushes = Impulsos
how-proxima-push = Cada tienda recibe uno, y cada uno sirve una sola vez:
how-proxima-street = La calle
how-proxima-places = Tus tiendas contiguas en una fila dan puntos extra, y también tus tiendas de un mismo tipo:
how-proxima-shops = Tiendas
how-proxima-points = Puntos
how-proxima-thieves = Ladrones
how-proxima-thief = Cuando sale un ladrón, todas las manos se recortan: a { $limits } cartas, del primer ladrón al último.
how-proxima-end = La partida acaba con la ronda en que se abre la última tienda; cuántas son depende del número de jugadores. Las cartas de la mano dan entonces la mitad de su valor, redondeada hacia abajo.
