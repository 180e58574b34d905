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

pitch = Abre tiendas. No dejes ni una esquina a la competencia.
pitch-more = Dos juegos de mesa económicos en una misma mesa: con amigos, en una pantalla o contra bots.
pitch-franchise = La América de los años sesenta: expándete de pueblo en pueblo, llévate tu parte de cada mercado, domina la región antes que los demás.
pitch-proxima-obertura = Una calle comercial de Barcelona: colecciona e intercambia productos, abre tiendas puerta con puerta y da un impulso a la mejor.
players-from-to = { $from }–{ $to } jugadores
set-table = Asientos y opciones
play-now = Jugar ahora
play-now-more = Un clic: tú contra dos bots, con notas que explican cada paso.
continue = Continuar
learn = Cómo se juega
learn-more = Las reglas en una página, con buscador. En la mesa, cada «no» lleva a su regla.
friends = Jugar con amigos
friends-more = Prepara una mesa y envía un enlace a cada uno. Sin cuentas: basta un nombre, en cualquier móvil.
import = Abrir una partida guardada
import-more = Una partida guardada, en un archivo .game.json o como texto: para verla o seguir jugándola.
import-file = Desde un archivo
import-paste = O pégala aquí
import-open = Abrirla
import-refused = Esta partida se ha rechazado: { $reason }
import-entry = entrada { $entry }. { $sentence }
import-unreadable = no es JSON.
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
help = Ayuda al jugar.
help-more = Consejos, y «¿y si…?» desde cualquier posición. Sin ella, cada uno va por su cuenta hasta el final.
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
link-local = Solo este ordenador puede abrir este enlace. Para invitar a otros dispositivos, inicia Grand Opening con «serve --lan».
join = Entrar en la mesa
join-more = Hay un asiento esperándote.
join-do = Sentarse
gone = Esta mesa no está aquí
gone-deleted = Su anfitrión la ha recogido.
gone-not-at-table = No tienes asiento en esta mesa. Pide un enlace para jugar o para mirar.
gone-no-such-game = No hay ninguna partida en esta dirección. Quizá se haya borrado.

## En la mesa

table-title = Una partida de { $game }
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
turn-asked =
    { $many ->
        [one] Te preguntan
       *[other] { $name }, te preguntan
    }
turn-others = Le toca a { $name }…
turn-all = Esperando a que todos decidan…
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
do-cash = Loseta Bonus: tomar
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
gain = +{ $points }
purse = Tu dinero
purse-steps = Gastado este turno
purse-income = próximos ingresos +{ $dollars } $
tab-moves = Jugadas
tab-log = Historia
tab-menu = Mesa
tab-chat = Charla
log = Lo que ha pasado
log-more = Antes
since = Desde tu último turno
since-idle = { $name } no se ha expandido ni ha comprado cuota de mercado.
since-idle-proxima = { $name } no ha comerciado ni ha abierto ninguna tienda.
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
moment-city =
    { $count ->
        [one] { $count } casilla de { $size }
       *[other] { $count } casillas de { $size }
    }
moment-region =
    { $count ->
        [one] { $count } franquicia de { $all }
       *[other] { $count } franquicias de { $all }
    }

## Repetición

replay = Repetición
replay-title = Mirando atrás
replay-begin = La mesa tal como se preparó.
replay-at = { $number } de { $all } · turno { $turn }
replay-slider = Posición en la partida
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-turn-back = Al turno anterior
replay-turn-on = Al turno siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-link = Enlace a esta posición
replay-close = Volver a la mesa
replay-from = Ver la mesa tras la entrada { $number }

## ¿Y si…?

what-if = ¿Y si…?
what-if-more = Sigue desde aquí en una mesa de prueba tuya. La partida real no se toca.
what-if-anew = Sigue desde aquí en una mesa de prueba tuya. Lo que no puedes ver se reparte de nuevo.
what-if-bots = Contra bots
what-if-screen = Todos los asientos en esta pantalla
practice = Mesa de prueba: ¿y si…?
practice-origin = La partida de la que sale
practice-short = prueba

## Charla

chat-nothing = Aún nadie ha dicho nada.
chat-say = Di algo
chat-send = Enviar
chat-left =
    { $left ->
        [one] Queda { $left } carácter
       *[other] Quedan { $left } caracteres
    }
chat-mute = No mostrar lo que dice { $name }
somebody = Alguien

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

## La calle

street = La calle
site = Espacio { $space }
site-closed = cerrado con tres jugadores.
site-free = libre.
site-shop =
    { $name ->
        [Yo] tuya: { $type }, { $points } puntos con { $push } ×{ $by }, { $cards } grupos de 5.
       *[other] { $name }: { $type }, { $points } puntos con { $push } ×{ $by }, { $cards } grupos de 5.
    }
site-forbidden =
    { $name ->
        [Yo] Ya tienes una tienda de este tipo ({ $type }) en el espacio { $space }, al lado o enfrente: no puede haber otra tan cerca.
       *[other] { $name } ya tiene una tienda de este tipo ({ $type }) en el espacio { $space }, al lado o enfrente: no puede haber otra tan cerca.
    }
window = El escaparate
deck =
    { $cards ->
        [one] Mazo: { $cards } carta
       *[other] Mazo: { $cards } cartas
    }
discards =
    { $cards ->
        [0] Sin descartes
        [one] Un descarte: { $last }
       *[other] { $cards } descartes, el último: { $last }
    }
dice =
    Los dados: { $first ->
        [Yo] tú
       *[other] { $first }
    } y { $second ->
        [Yo] tú
       *[other] { $second }
    }.
dice-none = Aún nadie ha tirado los dados.
counters = Tiendas abiertas por tipo
shops-open = Tiendas: { $shops }. La ronda de la número { $last } es la última.
hand = Tu mano
hand-known = Lo que se sabe de las manos
hand-unknown =
    { $cards ->
        [one] { $cards } carta desconocida
       *[other] { $cards } cartas desconocidas
    }
hand-ready = Se puede abrir una tienda.
hand-short =
    { $short ->
        [one] Falta un grupo
       *[other] Faltan { $short } grupos
    }
hand-missing = falta
hand-improves = Mejora una tienda tuya.
hand-covered = Las manos están tapadas.
points = Puntos
points-long = Puntos hasta ahora, sin las cartas en mano
cards = Cartas
cards-long = Cartas en mano
pushes = Impulsos
pushes-long = Impulsos que quedan: cada tienda toma uno, que la multiplica
pawn-left = { $push } ×{ $by }, disponible
pawn-used = { $push } ×{ $by }, usado
step-trade = Comerciar
step-open = Abrir
step-improve = Mejorar
step-dice = Dados
step-draw = Robar
discard-left =
    { $left ->
        [one] Falta descartar una carta.
       *[other] Falta descartar { $left } cartas.
    }
cut-left =
    { $left ->
        [one] Una carta de más: quédate con { $limit }.
       *[other] { $left } cartas de más: quédate con { $limit }.
    }
do-open = Abrir: { $type }
building = Cartas de la tienda nueva
do-pass-trade = Ni intercambio ni escaparate
do-pass-take = Dejar el escaparate
do-pass-open = No abrir nada
do-pass-improve = No mejorar nada: tirar los dados
do-ready = Listo
do-propose = Hacer esta oferta
do-stop = Dejar de comerciar
do-accept = Aceptar
do-refuse = Rechazar
do-ask = Preguntar a todos
do-ask-two = Elige dos tipos que pedir
ask-for = Tipos que pedir
trade = El intercambio
trade-asks =
    { $name ->
        [Yo] Preguntas quién tiene
       *[other] { $name } pregunta quién tiene
    }
trade-thinking = mirando…
trade-nothing = no muestra nada
trade-sealed = decidido; queda sellado hasta que lo estén todos
trade-offer =
    { $name ->
        [Yo] Ofreces a { $owner } (oferta { $offer } de { $most }):
       *[other] { $owner ->
            [Yo] { $name } te ofrece (oferta { $offer } de { $most }):
           *[other] { $name } ofrece a { $owner } (oferta { $offer } de { $most }):
        }
    }
trade-choose = cartas de la mano
silent = Cuando me pregunten, no mostrar nada. Nadie lo sabrá.
curtain = { $name }, te toca
curtain-more = Las cartas están tapadas hasta que estés ante la pantalla.
curtain-open = Soy { $name }: mostrar mis cartas
times = { $text } (×{ $times })

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

guide-proxima-trade = Pide a todos dos tipos que colecciones, o toma una carta del escaparate por tres tuyas. También puedes no hacer nada.
guide-proxima-trade-good = Mira las bandejas de abajo: pide los tipos a los que solo les falta un grupo para una tienda.
guide-proxima-show = Toca las cartas que darías; todos deciden a la vez y nadie lo ve hasta que todos están listos.
guide-proxima-show-good = Muestra lo que no necesitas. Quien pregunta paga con una carta suya, quizá la que te falta.
guide-proxima-offer = Toca la carta que más quieras. También puedes parar: te queda el escaparate.
guide-proxima-give = Toca lo que ofreces por ella, una carta o más.
guide-proxima-give-good = Ofrece un valor alto de un tipo que no colecciones.
guide-proxima-answer = Acepta si lo que recibes vale más para ti que la carta que das.
guide-proxima-take = El escaparate sigue abierto: una carta por tres tuyas.
guide-proxima-discard = Se van tres cartas por la que tomas.
guide-proxima-discard-good = Suelta los valores bajos y los tipos con cuatro tiendas abiertas.
guide-proxima-open = Cuatro cartas de un mismo tipo y de cuatro grupos diferentes hacen una tienda. Al lado está lo que valdría.
guide-proxima-use = Toca las cartas que van a la tienda.
guide-proxima-use-good = Valores altos: el impulso multiplica su suma.
guide-proxima-site = Un espacio libre brilla si no hay ninguna tienda de este tipo al lado ni enfrente.
guide-proxima-site-good = Junto a una tienda tuya, dos suman 10 más, tres 20, cuatro 50.
guide-proxima-push = El impulso multiplica la tienda: guarda el ×3 para la más rica.
guide-proxima-improve = Una tienda con cuatro grupos admite el quinto.
guide-proxima-add = Toca la carta del grupo que falta.
guide-proxima-cut = El ladrón: elige qué cartas pierdes.
guide-proxima-wait = Mira qué piden los demás: dice lo que coleccionan.

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
rematch = Revancha
rematch-join = A la revancha
record = Descargar la partida
figures-table = Descargar las cifras (CSV)
figure-earned = Ganado ($)
figure-spent = Gastado ($)
figure-opened = Franquicias abiertas
figure-cities-won = Ciudades ganadas
figure-cities-lost = Ciudades perdidas
figure-drawn = Cartas robadas
figure-taken = Del escaparate
figure-cut = Quitadas por el ladrón
figure-shown = Cartas mostradas
figure-offers = Ofertas hechas
figure-trades = Intercambios
figure-shops = Tiendas abiertas
figure-improved = Tiendas mejoradas
chart = Puntos de cada jugador, turno a turno
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
seat-take-back =
    { $many ->
        [one] Recuperar mi asiento
       *[other] Recuperar el asiento de { $name }
    }
bot-to-person = Jugar por { $name } en esta pantalla
bot-to-friend = Invitar a alguien a jugar por { $name }
person-to-bot = { $name } no está: dejar que siga un bot
leave = Dejar la mesa
leave-sure = ¿Irte? Un bot seguirá jugando por ti.
leave-lobby-sure = ¿Irte? Tu asiento volverá a quedar libre.
delete = Borrar esta partida
delete-sure = ¿Borrar esta partida para todos?

keys = Teclas en el tablero: las flechas van de un lugar a otro, G va al siguiente que brilla, Intro lo elige, E sigue o termina el turno, U deshace, H pide un consejo, + y − cambian el zoom.

keys-replay = Teclas en la repetición: izquierda y derecha van paso a paso, Re Pág y Av Pág de turno en turno, Inicio y Fin a los extremos, la barra espaciadora reproduce, Esc vuelve a la mesa.

notices = Cuando me toque
notice-sound = Que suene la campanilla de la tienda
notice-browser = Que el navegador me avise cuando no vea esta página

## Las reglas

rules-title = { $game }: las reglas
rules-search = Buscar en las reglas
rules-nothing = Ninguna regla dice eso.
rules-failed = No se han podido cargar las reglas. Prueba dentro de un momento.

## Problemas

problem-offline = El servidor no responde. ¿Sigue en marcha?
problem-outdated = Esta página es más antigua que el servidor: recárgala.
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
problem-no-help = En esta mesa no se ayuda a nadie durante la partida.
problem-hidden-hand = Las cartas de este asiento están ocultas: durante la partida solo puede recuperarlo quien lo ocupaba antes.
problem-not-over = Eso es para cuando termine la partida.
problem-no-fork = Esta posición no se puede repartir de nuevo: elige otra.

## Razones de un consejo

reason-proxima-open = Esta tienda vale ya { plain-points }.
reason-proxima-site = Aquí vale { plain-points }.
reason-proxima-push = Así son { plain-points }.
reason-proxima-improve = El quinto grupo suma su valor, multiplicado por el impulso.
reason-proxima-ask = Son los tipos más cercanos a una tienda en tu mano.
reason-proxima-take = Llena un hueco de tu mano.
reason-proxima-want = Es la carta que más te acerca a una tienda.
reason-proxima-give = Puedes prescindir de ella, y quizá la otra persona la necesite.
reason-proxima-propose = Más sería demasiado por esa carta.
reason-proxima-stop = Ninguna de esas cartas vale una de las tuyas.
reason-proxima-show = Mostrarla no obliga a darla, y puede traer una oferta.
reason-proxima-ready = No hay nada más que mostrar.
reason-proxima-accept = Lo que recibes vale más para ti que lo que das.
reason-proxima-refuse = Lo que darías vale más para ti, o puede llegar una oferta mejor.
reason-proxima-discard = De tus cartas, es la menos útil.
reason-proxima-cut = De tus cartas, es la menos útil.
reason-proxima-use = La carta más valiosa de su grupo: el impulso la multiplica.
reason-proxima-pass-take = Ninguna carta del escaparate vale tres de las tuyas.
reason-proxima-pass-improve = No hay nada que mejorar.
reason-proxima-pass-open = Ahora no vale la pena abrir ninguna tienda: pueden llegar cartas mejores.
reason-proxima-pass-trade = Nada a tu alcance vale lo que cuesta.

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
