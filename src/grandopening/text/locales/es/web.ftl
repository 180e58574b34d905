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
loading = Cargando…
lost = No hay nada en esta dirección.
compiling = Pronto irá más rápido
compiling-more = Tras cada actualización, las reglas se traducen una vez para este ordenador. Hasta entonces los bots tardan un poco más, y el gerente y el campeón juegan como el tendero.

## Inicio

pitch = Abre tiendas. No dejes ni una esquina a la competencia.
pitch-more = Juegos de mesa económicos en una misma mesa: con amigos, en una pantalla o contra bots.
players-from-to = { $from }–{ $to } jugadores
set-table = Asientos y opciones
play-now = Jugar ahora
play-now-more = Un clic: tú contra dos bots, con notas que explican cada paso.
continue = Continuar
more-games = Mostrar más partidas
learn = Cómo se juega
learn-more = El juego en una página, con imágenes. En la mesa, cada «no» lleva a su regla.
friends = Jugar con amigos
friends-more = Abre una mesa y envía un enlace a cada uno. Sin cuentas: basta un nombre, en cualquier móvil.
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

## A lesson

lesson = Lección
how-title = Cómo se juega a { $game }
how-print = Imprimir
how-rules = Todas las reglas, numeradas
how-turn = Tu turno
how-end = El final
lesson-begin = Aprender jugando
lesson-step = Paso { $step } de { $steps }
lesson-next = Seguir
lesson-play = Seguir jugando contra los bots
lesson-leave = Salir y seguir más tarde
lesson-other = También se puede, pero este paso trata de otra cosa: mira lo que brilla.
lesson-wrong = Casi. { $reason } Mira lo que brilla.
lesson-later = Ahora no: mira lo que brilla.

## Una partida nueva

which-game = Juego
presets = Partidas preparadas
preset-first = Primera partida
preset-classic = La clásica
preset-everything = Todo
seats = Quién juega
seat-you = Tú
seat-bot = Bot
seat-friend = Amigo, con un enlace
seat-friend-more = recibe un enlace para entrar
seat-screen = Jugador en esta pantalla
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
level-champion = Campeón: aprendió solo y piensa a largo plazo
order-drawn = Sortear quién empieza; si no, se juega en el orden de arriba.
options = Cómo jugar
help = Ayuda al jugar.
help-more = Consejos, y «¿y si…?» desde cualquier posición. Sin ella, cada uno va por su cuenta hasta el final.
clock-and-pace = Reloj y velocidad
clock = Reloj.
clock-more = Cada uno tiene una reserva de tiempo. Si se le acaba, sigue un bot; la partida continúa.
clock-bank = Minutos por jugador
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
start-invite = Abrir la mesa y crear los enlaces

## La espera

lobby = La mesa está lista
lobby-waiting = Envía a cada amigo el enlace de su asiento. La partida empezará sola cuando todos los asientos estén ocupados.
lobby-waiting-guest = Ya tienes asiento. La partida empezará sola cuando todos los asientos estén ocupados.
lobby-ready = Ya están todos.
invite = Crear un enlace para este asiento
invitation = Enlace para este asiento
invitation-more = Para una persona, una sola vez.
link-local = Solo este ordenador puede abrir este enlace. Para invitar a otros dispositivos, inicia Grand Opening con «serve --lan».
link-code = Un código para la cámara del móvil
join = Entrar en la mesa
join-more = Hay un asiento esperándote.
join-host = Una partida en la mesa de { $name }
join-here = Tu sitio
join-do = Sentarse
watch = Ver esta partida
watch-more = Verás todo lo que todos pueden ver, sin ocupar un asiento.
watch-do = Ver
gone = Esta mesa no está aquí
gone-deleted = Su anfitrión la ha borrado.
gone-not-at-table = No tienes asiento en esta mesa. Pide un enlace para jugar o para mirar.
gone-no-such-game = No hay ninguna partida en esta dirección. Quizá se haya borrado.

## En la mesa

table-title = Una partida de { $game }
board = El tablero
side = Junto al tablero
tracks = Pistas
turn = El turno
turn-yours =
    { $many ->
        [one] Te toca
       *[other] { $name }, te toca
    }
turn-asked =
    { $many ->
        [one] Te toca responder
       *[other] { $name }, te toca responder
    }
turn-others = Juega { $name }…
turn-all = Esperando a todos…
turn-over = La partida ha terminado
watching = Estás viendo esta partida.
round = Ronda { $round }
phases = Fases de un turno
undo-step = Deshacer paso
undo-turn = Deshacer turno
undo-last = Deshacer mi último turno
undo-decision = Deshacer mi última decisión
undo-asked =
    { $name ->
        [Yo] Has pedido deshacer tu jugada. Falta que los demás estén de acuerdo.
       *[other] { $name } quiere deshacer una jugada.
    }
undo-agree = De acuerdo
undo-refuse = No
undo-refused =
    { $name ->
        [Yo] Has dicho que no: la jugada se mantiene.
       *[other] { $name } ha dicho que no: la jugada se mantiene.
    }
hint = Consejo
hint-says = Prueba: { $move }.
hint-play = Jugar esto
use-it = Gastarla
keep-it = Guardarla
follows = Consecuencias
reconnecting = Se ha perdido la conexión. Reintentando…
table-closed = Quien lleva este servidor ha cerrado esta mesa. Se puede mirar, nada más.
restart-announced = El servidor se reinicia en unos { $minutes } min. La partida continuará sola.
moves-none = Ahora no hay nada que decidir.
gain = +{ $points }
tab-moves = Jugadas
tab-log = Historial
tab-menu = Mesa
tab-chat = Chat
log = Lo que ha pasado
log-more = Antes
since = Desde tu último turno
since-more = y { $more } más en el historial
rule-number = Regla { $rule }
players = Jugadores
bot = bot
away = ausente
out-of-time = sin tiempo
your-time-is-up = Se te ha acabado el tiempo: un bot juega por ti.
hand-covered = Las manos están tapadas.
points = Puntos
curtain = { $name }, te toca
curtain-more = Las cartas están tapadas hasta que estés ante la pantalla.
curtain-open = Soy { $name }: mostrar mis cartas
times = { $text } (×{ $times })

## Repetición

replay = Repasar
replay-title = Mirando atrás
replay-begin = La mesa al principio.
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

review = Análisis
review-busy = Se está analizando la partida…
review-more = Lo que costó un turno se mide por lo que su jugador podía saber. Es una estimación de los bots.
review-slider = Recorrer la partida
review-chances = Probabilidad de ganar
review-open = Todas las manos a la vista
review-turn = Turno { $turn }: −{ $points } puntos porcentuales
review-played = Jugado:
review-better = Mejor:
review-try = Pruébalo desde aquí
review-turning = Punto de inflexión
review-agree =
    Analizar la partida mientras jugamos. { $missing ->
        [0] Todos están de acuerdo.
        [one] Falta el acuerdo de una persona.
        [many] Falta el acuerdo de { $missing } personas.
       *[other] Falta el acuerdo de { $missing } personas.
    }
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
chat-mute = Silenciar a { $name }
somebody = Alguien

## Notas para una primera partida

guide = Notas
guide-long = Notas que explican cada paso de un turno
guide-off = Ocultar las notas

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
chart = Puntos de cada jugador, turno a turno
chart-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }

## El menú de la mesa

spectator-link = Enlace para espectadores
recovery-link =
    { $name ->
        [Yo] Llevar mi asiento a otro dispositivo
       *[other] { $name }: llevar el asiento a otro dispositivo
    }
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
leave = Abandonar la mesa
leave-sure = ¿Abandonar la mesa? Un bot seguirá jugando por ti.
leave-lobby-sure = ¿Abandonar la mesa? Tu asiento volverá a quedar libre.
delete = Borrar esta partida
delete-sure = ¿Borrar esta partida para todos?

keys = Teclas: las flechas recorren el tablero, G va al siguiente lugar que brilla, Intro lo elige, E sigue o termina el turno, U deshace, H pide un consejo, S salta lo que se muestra, + y − cambian el zoom.

keys-replay = Teclas al repasar: izquierda y derecha van paso a paso, Re Pág y Av Pág de turno en turno, Inicio y Fin a los extremos, la barra espaciadora reproduce, Esc vuelve a la mesa.

notices = Cuando me toque
notice-sound = Sonidos, y la campanilla de la tienda
notice-browser = Que el navegador me avise cuando no vea esta página

## Las reglas

rules-title = { $game }: las reglas
rules-search = Buscar en las reglas
rules-nothing = Ninguna regla dice eso.
rules-failed = No se han podido cargar las reglas. Prueba dentro de un momento.

## Problemas

problem-offline = El servidor no responde. ¿Sigue en marcha?
problem-outdated = Esta página es más antigua que el servidor: recárgala.
problem-closing = El servidor está a punto de reiniciarse. Inténtalo de nuevo en un momento.
problem-closed = Quien lleva este servidor ha cerrado la mesa.
problem-stale = Alguien ha sido más rápido, o lo ha sido otra pestaña: así está ahora la mesa.
problem-not-running = Esta partida no está en marcha.
problem-not-your-seat = Ese asiento no es tuyo.
problem-not-at-table = No tienes asiento en esta mesa.
problem-not-host = Solo el anfitrión puede hacer eso.
problem-no-such-game = No hay ninguna partida en esta dirección.
problem-seat-taken = Ahí ya hay alguien sentado.
problem-seats-open = Aún hay asientos libres.
problem-link-used = Este enlace ya se ha usado. Pide otro.
problem-nothing-to-undo = No hay nada que deshacer.
problem-not-in-lesson = Está permitido, pero este paso trata de otra cosa: mira lo que brilla.
problem-step-not-done = En este paso queda antes algo por hacer.
problem-no-lesson = En esta mesa no hay lección.
problem-no-request = Ya nadie lo pide.
problem-came-to-light = Desde entonces se ha visto algo: ya no se puede deshacer.
problem-not-away-yet = Acaba de irse: espera { $seconds } s y un bot podrá seguir.
problem-out-of-time = El tiempo de este asiento se ha agotado: su bot sigue jugando.
problem-crowded = Hay tanta gente mirando esta mesa que no cabe nadie más.
problem-too-many-requests = Eso ha sido demasiado rápido. Espera unos segundos.
problem-many-bots = Ya hay bots jugando en muchas de tus mesas. Espera a que terminen algunas partidas o vuelve a intentarlo dentro de una hora.
problem-no-reviews = Este servidor no puede analizar partidas.
problem-busy = Los bots tienen mucho que pensar. Inténtalo dentro de un momento.
problem-storage = El servidor no puede guardar partidas en este momento. Inténtalo dentro de un momento.
problem-damaged = Esta partida ya no se puede leer. Solo se puede borrar.
problem-too-large = Ese archivo es demasiado grande.
problem-bad-record = Esta partida no se puede jugar.
problem-bad-option = La partida no se puede preparar así: { $reason }
problem-malformed-entry = El servidor no ha entendido esta jugada ({ $reason }). Vuelve a cargar la página.
problem-wrong-host = El servidor no responde a ese nombre.
problem-cross-site = Esa petición venía de otro sitio: recarga la página.
problem-not-your-turn = Le toca a otra persona.
problem-not-in-lobby = La partida ya ha empezado.
problem-already-seated = Ya estás en esta mesa: envía el enlace a otra persona.
problem-no-such-seat = Ese asiento no existe.
problem-not-found = Aquí no hay nada.
problem-other-rules = Esta partida se jugó con la versión { $theirs } de las reglas, y este programa juega con la versión { $ours }: solo la puede abrir el programa con el que se jugó.
problem-broken = Algo ha fallado en el servidor. Inténtalo otra vez.
problem-no-help = En esta mesa no hay ayuda durante la partida.
problem-not-agreed = Para analizar la partida mientras se juega, todos en la mesa deben estar de acuerdo.
problem-hidden-hand = Las cartas de este asiento están ocultas: durante la partida solo puede recuperarlo quien lo ocupaba antes.
problem-not-over = Hay que esperar al final de la partida.
problem-no-fork = Esta posición no se puede repartir de nuevo: elige otra.
