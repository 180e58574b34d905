# La mesa en el navegador. Lo que dicen los propios juegos está en sus archivos.

## La página

navigation = Páginas
skip = Ir al contenido
home = Inicio
new-game = Nueva partida
rules = Reglas
language = Idioma
theme =
    { $theme ->
        [light] Colores: día
        [dark] Colores: noche
       *[auto] Colores: como el sistema
    }
close = Cerrar
copy = Copiar
copied = Copiado
loading = Desplegando el mapa…
lost = No hay nada en esta dirección.
compiling = Escribiendo los reglamentos
compiling-more = Las reglas se traducen para este ordenador una vez después de cada actualización. Tarda alrededor de un minuto; después, las partidas empiezan al instante.

## Inicio

pitch = Abre franquicias por toda América. No dejes ni una esquina a la competencia.
pitch-more = Franchise, un juego de mesa de dos a cinco jugadores: expándete de pueblo en pueblo, llévate tu parte de cada mercado y domina la región antes que los demás.
play-now = Jugar ahora
play-now-more = Un clic: tú contra dos bots, en un tablero ya preparado, con notas que explican cada paso.
continue = Continuar
learn = Cómo se juega
learn-more = Las reglas en una página, con buscador. En la mesa, cada «no» lleva a su regla.
friends = Jugar con amigos
friends-more = Prepara una mesa y envía un enlace a cada uno. Sin cuentas: basta un nombre, en cualquier móvil.
import = Abrir una partida guardada
import-more = Una partida en un archivo .game.json: para verla o seguir jugándola.
import-unreadable = Ese archivo no es una partida guardada.
game-lobby = Esperando jugadores
game-over = Terminada
game-turn-you = Te toca
game-turn-others = Juegan los demás
game-franchise = Franchise
game-proxima-obertura = Pròxima Obertura

## Una partida nueva

which-game = Juego
seats = Quién juega
seat-you = Tú
seat-bot = Bot
seat-friend = Amigo, con un enlace
seat-friend-more = recibe un enlace para entrar
seat-screen = Persona en esta pantalla
seat-open = Asiento libre
seat-add = Añadir un asiento
seat-remove = Quitar el asiento { $seat }
seat-kind = Quién ocupa el asiento { $seat }
seat-level = Nivel del bot del asiento { $seat }
seat-name = Nombre en el asiento { $seat }
seat-colour = Color del asiento { $seat }
seat-to-bot = Dárselo a un bot
name = Nombre
your-name = Tu nombre
colour-any = Cualquier color
colour-red = Círculos rojos
colour-blue = Cuadrados azules
colour-yellow = Triángulos amarillos
colour-green = Rombos verdes
colour-violet = Estrellas violetas
level-random = Turista: cualquier cosa legal
level-newcomer = Novato: aún se equivoca
level-shopkeeper = Tendero: sólido
level-manager = Gerente: piensa a largo plazo
level-greedy = Tendero: sólido
order-drawn = Sortear quién empieza; si no, se juega en el orden de arriba.
options = Cómo jugar
option-start = Inicio
option-start-standard = Elige tu pueblo
option-start-standard-more = Del último jugador al primero, cada uno elige un pueblo libre donde empezar.
option-start-introductory = Pueblos repartidos
option-start-introductory-more = Cada uno recibe dos pueblos de una tabla: lo más rápido para una primera partida.
option-layout = Losetas de ciudad y región
option-layout-printed = Como en el tablero
option-layout-printed-more = Cada loseta está donde la muestra el tablero.
option-layout-draft = Puestas por los jugadores
option-layout-draft-more = Para expertos: por turnos, se ponen las losetas de ciudad y luego las de región donde se quiera.
option-layout-random = Mezcladas
option-layout-random-more = Las losetas de ciudad y región se sacan al azar: un mapa nuevo cada vez.
option-milestones = Hitos.
option-milestones-more = Nadie empieza con losetas Bonus; se ganan con cinco o seis objetivos que hay en la mesa.
option-boom = Boom.
option-boom-more = Una ciudad en pleno boom cuenta el doble en los ingresos; se puede cambiar cada turno.
option-region_tiles = Valores de las regiones
option-region_tiles-printed = Como en el tablero
option-region_tiles-printed-more = Diez regiones, diez valores bien conocidos.
option-region_tiles-all = Sacados de los treinta
option-region_tiles-all-more = Diez de treinta losetas; algunas dan dólares, losetas Bonus, la Carretera o el Desarrollo.
option-region_tiles-new = Sacados de los veinte nuevos
option-region_tiles-new-more = Solo las losetas nuevas: habrá sorpresas.
option-region_tiles-chosen = Elegidos por los jugadores
option-region_tiles-chosen-more = Por turnos se eligen diez de las treinta; luego se reparten entre las regiones.
clock-and-pace = Reloj y velocidad
clock = Reloj.
clock-more = Cada uno tiene tiempo que gastar. A quien se le acaba cede su asiento a un bot; la partida sigue.
clock-bank = Minutos para cada uno
clock-increment = Segundos más por turno
pace = Velocidad de los bots
pace-more =
    { $seconds ->
        [0] Juegan al instante.
       *[other] Esperan { $seconds } s entre pasos, para que se pueda seguir.
    }
own-board = Un tablero propio
own-board-file = Archivo del tablero
own-board-more = En TOML, escrito como el del tablero impreso, o en JSON. Se comprueba antes de empezar.
own-board-unreadable = Este archivo no se puede leer: { $reason }
start = Empezar
start-invite = Preparar la mesa y crear los enlaces

## La espera

lobby = La mesa está puesta
lobby-waiting = La partida empieza sola cuando todos los asientos están ocupados. Envía a cada uno su enlace.
lobby-ready = Ya están todos.
invite = Crear un enlace para este asiento
invitation = Enlace para este asiento
invitation-more = Vale para una persona. Abre la mesa en cualquier dispositivo que llegue a esta dirección.
join = Entrar en la mesa
join-more = Hay un asiento esperándote.
join-do = Sentarse
gone = Esta mesa no está aquí
gone-deleted = Su anfitrión la ha recogido.
gone-not-at-table = No tienes asiento en esta mesa. Pide un enlace para jugar o para mirar.
gone-no-such-game = No hay ninguna partida en esta dirección. Quizá se haya borrado.

## En la mesa

table-title = Una partida de Franchise
board = El tablero
side = Junto al tablero
tracks = Pistas
zoom-in = Más cerca
zoom-out = Más lejos
zoom-whole = Todo el mapa
turn = El turno
turn-yours =
    { $many ->
        [one] Te toca
       *[other] { $name }, te toca
    }
turn-others = Le toca a { $name }…
turn-over = La partida ha terminado
round = Ronda { $round }
phases = Fases de un turno
stop-income = Ingresos
stop-expand = Expansión
stop-share = Cuota
stop-open = Apertura
stop-regions = Regiones
phase-choose-tile = Elige una loseta de región para jugar.
phase-place-city = Pon una loseta de ciudad en una ciudad libre.
phase-place-region = Pon una loseta de región en una región libre.
phase-start = Elige el pueblo donde empieza tu empresa.
phase-boom-start = Elige la primera ciudad en pleno boom.
phase-boom = Lleva el marcador Boom a una ciudad conectada, o déjalo donde está.
phase-expand = Expándete por una ruta a un lugar nuevo, o sigue sin hacerlo.
phase-share = Paga 1 $ por una franquicia más en cualquiera de tus ciudades, o termina el turno.
do-end-turn = Terminar el turno
do-go-on = Pasar a la cuota de mercado
do-cash = Loseta Bonus: coger
do-road = Loseta Carretera: próxima ruta gratis
do-stay = Dejar el Boom
undo-step = Deshacer paso
undo-turn = Deshacer turno
undo-last = Deshacer mi último turno
undo-asked = { $name } querría deshacer un turno.
undo-agree = De acuerdo
undo-refuse = No
hint = Consejo
hint-says = Prueba: { $move }.
reconnecting = Se ha perdido la conexión. Reintentando…
moves-none = Ahora no hay nada que decidir.
why-not = Lo que no es posible, y por qué
why-not-nothing = Tus losetas se pueden usar como se indica arriba.
why-not-places = Señala un lugar, una ruta o una región del tablero para saber por qué ahí no.
choose = ¿Cuál?
price-free = 0 $
purse = Tu dinero
purse-steps = Gastado este turno
purse-income = próximos ingresos +{ $dollars } $
tab-moves = Jugadas
tab-log = Historia
tab-menu = Mesa
log = Lo que ha pasado
log-more = Antes
since = Desde tu último turno
since-idle = { $name } no se ha expandido ni ha comprado cuota de mercado.
rule-number = Regla { $rule }
players = Jugadores
bot = bot
away = ausente
influence = Infl.
influence-long = Influencia: gana quien tenga más
cash = Dinero
cash-long = Dólares en mano
income = Ingr.
income-long = Próximos ingresos, tal como están las cosas
supply = Res.
supply-long = Franquicias que quedan en la reserva
bonus = Bonus
bonus-long = Losetas Bonus: una por turno, no en el primero; cada una sin usar vale 4 al final
bonus-count =
    { $count ->
        [one] { $count } loseta Bonus
       *[other] { $count } losetas Bonus
    }{ $fresh ->
        [0] {""}
       *[other] , { $fresh } más desde el próximo turno
    }
tile-road = Loseta Carretera: una ruta gratis
tile-development = Loseta Desarrollo: expandirse lejos, una vez
track = Pista de regiones
track-space = Casilla { $space }: { $value } de influencia para quien la llena
track-red = Casilla { $space }, roja: una loseta aquí termina la partida
influence-track = Influencia
milestones = Hitos
moment-region =
    { $count ->
        [one] { $count } franquicia de { $all }
       *[other] { $count } franquicias de { $all }
    }

## Cosas del tablero

place-town = Pueblo.
place-city = Ciudad de tamaño { $size }, { $empty ->
        [0] ninguna casilla vacía
        [one] una casilla vacía
       *[other] { $empty } casillas vacías
    }.
place-scored = Ciudad puntuada.
place-out = No se juega con tan pocos jugadores.
place-standing =
    { $name ->
        [Yo] Tú { $count }
       *[other] { $name } { $count }
    }
place-region = Región: { $region }
boom-here = El boom está aquí: sus casillas vacías cuentan el doble.
link-price =
    { $price ->
        [0] Una ruta gratis.
       *[other] Una ruta de { $price } $.
    }
region-out = No se juega con dos o tres jugadores.
region-scored = Puntuada.
region-left =
    { $left ->
        [0] Todo está ocupado: puntúa al final de este turno.
        [one] Puntúa cuando se ocupe un lugar más.
       *[other] Puntúa cuando se ocupen { $left } lugares más.
    }
region-tie-break =
    { $name ->
        [Yo] Aquí ganas tú los empates.
       *[other] { $name } gana aquí los empates.
    }
tile-says-plain = Primero, segundo, demás: { $tile }.
tile-says-dollars = Se paga en dólares: { $tile }.
tile-says-bonus = { $tile }: el primero recupera además una loseta Bonus usada.
tile-says-count = { $tile }: se suma al número de losetas de la pista de regiones.
tile-says-development = { $tile }: el primero recibe además la loseta Desarrollo.
tile-says-road = { $tile }: el primero recibe además la loseta Carretera.

## Notas para una primera partida

guide = Notas
guide-long = Notas que explican cada paso de un turno
guide-off = No más notas
guide-start = Elige un pueblo que brille. Desde él te expandirás por sus rutas: mira adónde llevan y cuánto cuestan.
guide-start-good = Un buen pueblo tiene rutas baratas (0 $ y 1 $) a ciudades donde aún no hay nadie.
guide-boom-start = La ciudad en pleno boom cuenta el doble en los ingresos de todos.
guide-boom-start-good = Elige una ciudad grande, cerca de ti y lejos de los demás.
guide-boom = La ciudad en pleno boom cuenta el doble en tus ingresos, que vienen ahora.
guide-boom-good = Llévalo a una ciudad tuya con muchas casillas vacías.
guide-expand = Una vez por turno puedes abrir en un lugar nuevo junto a uno tuyo. Pagas la ruta: el precio está al lado de cada lugar que brilla.
guide-expand-good = Las ciudades con muchas casillas vacías aumentan tus ingresos. Las pequeñas pueden ser pronto tuyas: con más de la mitad de las casillas puntúan al momento.
guide-expanded = Tu bandera está ahí; la franquicia abre al final del turno. Aún puedes deshacer.
guide-expanded-good = Pasa a la cuota de mercado: el dinero que sobra trabaja ahí.
guide-share = En cada ciudad donde ya tienes una franquicia puedes añadir otra por 1 $.
guide-share-good = Intenta tener más de la mitad de las casillas de una ciudad: ganas su número entero; los demás, nada.
guide-wait = Mira adónde van los demás. Aquí verás lo que hayan hecho desde tu último turno.
guide-choose-tile = Por turnos, cada jugador elige una loseta de región para jugar.
guide-place-city = Por turnos, cada jugador pone una loseta de ciudad en una ciudad de su clase.
guide-place-region = Por turnos, cada jugador pone una loseta de región en una región.

## El final

end = Resultados
end-title = Cierre de caja
end-winner =
    { $you ->
        [yes] { $count ->
            [one] ¡Has ganado!
           *[other] { $names } comparten la victoria.
        }
       *[no] { $count ->
            [one] Gana { $names }.
           *[other] { $names } comparten la victoria.
        }
    }
end-show = Ver los resultados
end-board = Mirar el tablero
total = Total
again = Jugar otra vez
record = Descargar la partida
chart = Influencia de cada jugador, turno a turno
chart-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }

## El menú de la mesa

spectator-link = Enlace para espectadores
recovery-link = Llevar mi asiento a otro dispositivo
resign =
    { $name ->
        [Yo] Dejar que un bot siga por mí
       *[other] Dejar que un bot siga por { $name }
    }
resign-sure = ¿Ceder este asiento a un bot? Podrás recuperarlo más tarde.
bot-to-person = Jugar por { $name } en esta pantalla
bot-to-friend = Invitar a alguien a jugar por { $name }
person-to-bot = { $name } no está: dejar que siga un bot
leave = Dejar la mesa
leave-sure = ¿Irte? Un bot seguirá jugando por ti.
delete = Borrar esta partida
delete-sure = ¿Borrar esta partida para todos?

keys = Teclas en el tablero: las flechas van de un lugar a otro, G va al siguiente que brilla, Intro lo elige, E sigue o termina el turno, U deshace, H pide un consejo, + y − cambian el zoom.

## Las reglas

rules-title = Franchise: las reglas
rules-search = Buscar en las reglas
rules-nothing = Ninguna regla dice eso.
rules-failed = No se han podido cargar las reglas. Prueba dentro de un momento.

## Problemas

problem-offline = El servidor no responde. ¿Sigue en marcha?
problem-compiling = Los reglamentos aún se están preparando. Un momento.
problem-stale = Alguien ha sido más rápido, o lo ha sido otra pestaña: así está ahora la mesa.
problem-not-running = Esta partida no está en marcha.
problem-not-your-seat = Ese asiento no es tuyo.
problem-not-at-table = No tienes asiento en esta mesa.
problem-not-host = Solo el anfitrión puede hacer eso.
problem-no-such-game = No hay ninguna partida en esta dirección.
problem-seat-taken = Ahí ya se sienta alguien.
problem-seats-open = Aún hay asientos libres.
problem-link-used = Este enlace ya se ha usado. Pide otro.
problem-nothing-to-undo = No hay nada que deshacer.
problem-no-request = Ya nadie lo pide.
problem-too-many-requests = Eso ha sido demasiado rápido. Espera unos segundos.
problem-too-large = Ese archivo es demasiado grande.
problem-bad-record = Esta partida no se puede jugar.
problem-wrong-host = El servidor no responde a ese nombre.
problem-cross-site = Esa petición venía de otro sitio: recarga la página.
problem-not-your-turn = Le toca a otra persona.
problem-not-in-lobby = La partida ya ha empezado.
problem-already-seated = Ya estás en esta mesa: envía el enlace a otra persona.
problem-no-such-seat = Ese asiento no existe.
problem-not-found = Aquí no hay nada.
problem-other-rules = Esta partida se empezó con otras reglas y no puede continuar aquí.
problem-broken = Algo se ha roto en el servidor. Inténtalo otra vez.

## Razones de un consejo

reason-end-turn = Ahora no hay nada mejor que comprar: guarda el dinero para el próximo turno.
reason-save = Nada a tu alcance vale lo que cuesta: guarda el dinero.
reason-region = La región { $region } está casi completa, y allí cada franquicia cuenta cuando puntúe.
reason-town = Un pueblo es tuyo para siempre: un punto de influencia al final y una base para la próxima ruta.
reason-majority = Con esa tienes más de la mitad de { $place }: puntúa al momento, { $size } puntos de influencia para ti.
reason-share = Así tienes { $own } de { $size } en { $place }, más cerca de la mayoría.
reason-income =
    { $empty ->
        [one] { $place } tiene una casilla vacía: una forma barata de estar allí cuando se llene.
       *[other] { $place } tiene { $empty } casillas vacías, y cada una aumenta tus ingresos.
    }
