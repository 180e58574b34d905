# La taula al navegador. El que diuen els mateixos jocs és als seus fitxers.

## La pàgina

navigation = Pàgines
skip = Ves al contingut
home = Inici
new-game = Partida nova
rules = Regles
language = Llengua
theme =
    { $theme ->
        [light] Colors: dia
        [dark] Colors: nit
       *[auto] Colors: com el sistema
    }
close = Tanca
copy = Copia
copied = Copiat
loading = Es carrega…
lost = No hi ha res en aquesta adreça.
compiling = Aviat anirà més ràpid
compiling-more = Després de cada actualització, les regles es tradueixen una vegada per a aquest ordinador. Fins llavors els bots triguen una mica més, i el gerent i el campió juguen com el botiguer.

## Inici

pitch = Obre botigues. No deixis ni una cantonada a la competència.
pitch-more = Jocs de taula econòmics en una mateixa taula: amb amics, en una pantalla o contra bots.
players-from-to = { $from }–{ $to } jugadors
set-table = Seients i opcions
play-now = Juga ara
play-now-more = Un clic: tu contra dos bots, amb notes que expliquen cada pas.
continue = Continua
more-games = Mostra més partides
learn = Com s’hi juga
learn-more = El joc en una pàgina, amb imatges. A la taula, cada «no» porta a la seva regla.
friends = Juga amb amics
friends-more = Obre una taula i envia un enllaç a cadascú. Sense comptes: n’hi ha prou amb un nom, des de qualsevol mòbil.
import = Obre una partida desada
import-more = Una partida desada, en un fitxer .game.json o com a text: per mirar-la o continuar-la.
import-file = Des d’un fitxer
import-paste = O enganxa-la aquí
import-open = Obre-la
import-refused = Aquesta partida s’ha rebutjat: { $reason }
import-entry = entrada { $entry }. { $sentence }
import-unreadable = no és JSON.
game-lobby = S’esperen jugadors
game-over = Acabada
game-turn-you = Et toca
game-turn-others = Juguen els altres

## A lesson

lesson = Lliçó
how-title = Com es juga a { $game }
how-print = Imprimeix
how-rules = Totes les regles, numerades
how-turn = El teu torn
how-end = El final
lesson-begin = Aprèn jugant
lesson-step = Pas { $step } de { $steps }
lesson-next = Continua
lesson-play = Continua jugant contra els bots
lesson-leave = Surt i continua més tard
lesson-other = També es pot fer, però aquest pas va d’una altra cosa: mira el que brilla.
lesson-wrong = Gairebé. { $reason } Mira el que brilla.
lesson-later = Ara no: mira el que brilla.

## Una partida nova

which-game = Joc
presets = Partides preparades
preset-first = Primera partida
preset-classic = La clàssica
preset-everything = Tot
seats = Qui juga
seat-you = Tu
seat-bot = Bot
seat-friend = Amic, amb un enllaç
seat-friend-more = rep un enllaç per entrar
seat-screen = Jugador en aquesta pantalla
seat-open = Seient lliure
seat-add = Afegeix un seient
seat-remove = Treu el seient { $seat }
seat-kind = Qui ocupa el seient { $seat }
seat-level = Nivell del bot del seient { $seat }
seat-name = Nom al seient { $seat }
seat-colour = Color del seient { $seat }
seat-to-bot = Dona’l a un bot
name = Nom
your-name = El teu nom
colour-any = Qualsevol color
colour-red = Cercles vermells
colour-blue = Quadrats blaus
colour-yellow = Triangles grocs
colour-green = Rombes verds
colour-violet = Estrelles violetes
level-random = Turista: qualsevol cosa legal
level-newcomer = Novell: encara s’equivoca
level-shopkeeper = Botiguer: sòlid
level-manager = Gerent: pensa a llarg termini
level-champion = Campió: ha après tot sol i pensa a llarg termini
order-drawn = Sorteja qui comença; si no, es juga en l’ordre de dalt.
options = Com jugar
help = Ajuda mentre es juga.
help-more = Consells, i «i si…?» des de qualsevol posició. Sense, cadascú va pel seu compte fins al final.
clock-and-pace = Rellotge i velocitat
clock = Rellotge.
clock-more = Cadascú té una reserva de temps. Si se li acaba, continua un bot; la partida segueix.
clock-bank = Minuts per jugador
clock-increment = Segons de més per torn
pace = Velocitat dels bots
pace-more =
    { $seconds ->
        [0] Juguen a l’instant.
       *[other] Esperen { $seconds } s entre passos, perquè es pugui seguir.
    }
own-board = Un tauler propi
own-board-file = Fitxer del tauler
own-board-more = En TOML, escrit com el del tauler imprès, o en JSON. Es comprova abans de començar.
own-board-unreadable = Aquest fitxer no es pot llegir: { $reason }
start = Comença
start-invite = Obre la taula i crea els enllaços

## L’espera

lobby = La taula és a punt
lobby-waiting = Envia a cada amic l’enllaç del seu seient. La partida començarà sola quan tots els seients estiguin ocupats.
lobby-waiting-guest = Ja tens seient. La partida començarà sola quan tots els seients estiguin ocupats.
lobby-ready = Ja hi és tothom.
invite = Crea un enllaç per a aquest seient
invitation = Enllaç per a aquest seient
invitation-more = Per a una persona, un sol cop.
link-local = Només aquest ordinador pot obrir aquest enllaç. Per convidar altres dispositius, inicia Grand Opening amb «serve --lan».
link-code = Un codi per a la càmera del mòbil
join = Entra a la taula
join-more = T’espera un seient.
join-host = Una partida a la taula de { $name }
join-here = El teu lloc
join-do = Asseu-te
watch = Mira aquesta partida
watch-more = Veuràs tot el que tothom pot veure, sense ocupar cap seient.
watch-do = Mira-la
gone = Aquesta taula no és aquí
gone-deleted = El seu amfitrió l’ha esborrat.
gone-not-at-table = No tens seient en aquesta taula. Demana un enllaç per jugar o per mirar.
gone-no-such-game = No hi ha cap partida en aquesta adreça. Potser s’ha esborrat.

## A la taula

table-title = Una partida de { $game }
board = El tauler
side = Al costat del tauler
tracks = Pistes
turn = El torn
turn-yours =
    { $many ->
        [one] Et toca
       *[other] { $name }, et toca
    }
turn-asked =
    { $many ->
        [one] Et toca respondre
       *[other] { $name }, et toca respondre
    }
turn-others = Juga { $name }…
turn-all = Esperant tothom…
turn-over = La partida s’ha acabat
watching = Estàs mirant aquesta partida.
round = Ronda { $round }
phases = Fases d’un torn
undo-step = Desfés el pas
undo-turn = Desfés el torn
undo-last = Desfés el meu últim torn
undo-decision = Desfés la meva última decisió
undo-asked =
    { $name ->
        [Tu] Has demanat desfer la teva jugada. Falta que els altres hi estiguin d’acord.
       *[other] { $name } vol desfer una jugada.
    }
undo-agree = D’acord
undo-refuse = No
undo-refused =
    { $name ->
        [Tu] Has dit que no: la jugada es manté.
       *[other] { $name } ha dit que no: la jugada es manté.
    }
hint = Consell
hint-says = Prova: { $move }.
hint-play = Juga-ho
use-it = Gasta-la
keep-it = Guarda-la
follows = Conseqüències
reconnecting = S’ha perdut la connexió. Es torna a provar…
table-closed = Qui porta aquest servidor ha tancat aquesta taula. Es pot mirar, res més.
restart-announced = El servidor es reinicia d’aquí a uns { $minutes } min. La partida continuarà sola.
moves-none = Ara no hi ha res per decidir.
gain = +{ $points }
tab-moves = Jugades
tab-log = Historial
tab-menu = Taula
tab-chat = Xat
log = Què ha passat
log-more = Abans
since = Des del teu últim torn
since-more = i { $more } més a l’historial
rule-number = Regla { $rule }
players = Jugadors
bot = bot
away = absent
out-of-time = sense temps
your-time-is-up = Se t’ha acabat el temps: un bot juga per tu.
hand-covered = Les mans estan tapades.
points = Punts
curtain = { $name }, et toca
curtain-more = Les cartes estan tapades fins que siguis davant de la pantalla.
curtain-open = Soc { $name }: mostra les meves cartes
times = { $text } (×{ $times })

## Repetició

replay = Repassa
replay-title = Mirant enrere
replay-begin = La taula al començament.
replay-at = { $number } de { $all } · torn { $turn }
replay-slider = Posició a la partida
replay-back = Un pas enrere
replay-on = Un pas endavant
replay-turn-back = Al torn anterior
replay-turn-on = Al torn següent
replay-play = Reprodueix
replay-pause = Pausa
replay-link = Enllaç a aquesta posició
replay-close = Torna a la taula
replay-from = Mira la taula després de l’entrada { $number }

## I si…?

what-if = I si…?
what-if-more = Continua des d’aquí en una taula de prova teva. La partida real no es toca.
what-if-anew = Continua des d’aquí en una taula de prova teva. El que no pots veure es reparteix de nou.
what-if-bots = Contra bots
what-if-screen = Tots els seients en aquesta pantalla

review = Anàlisi
review-busy = S’està analitzant la partida…
review-more = El que ha costat un torn es mesura pel que el seu jugador podia saber. És una estimació dels bots.
review-slider = Recórrer la partida
review-chances = Probabilitat de guanyar
review-open = Totes les mans a la vista
review-turn = Torn { $turn }: −{ $points } punts percentuals
review-played = Jugat:
review-better = Millor:
review-try = Prova-ho des d’aquí
review-turning = Punt d’inflexió
review-agree =
    Analitza la partida mentre juguem. { $missing ->
        [0] Tothom hi està d’acord.
        [one] Falta l’acord d’una persona.
        [many] Falta l’acord de { $missing } persones.
       *[other] Falta l’acord de { $missing } persones.
    }
practice = Taula de prova: i si…?
practice-origin = La partida d’on surt
practice-short = prova

## Xat

chat-nothing = Encara ningú no ha dit res.
chat-say = Digues alguna cosa
chat-send = Envia
chat-left =
    { $left ->
        [one] Queda { $left } caràcter
       *[other] Queden { $left } caràcters
    }
chat-mute = Silencia { $name }
somebody = Algú

## Notes per a una primera partida

guide = Notes
guide-long = Notes que expliquen cada pas d’un torn
guide-off = Amaga les notes

## El final

end = Resultats
end-title = Tancament de caixa
end-winner =
    { $you ->
        [yes] { $count ->
            [one] Has guanyat!
           *[other] { $names } comparteixen la victòria.
        }
       *[no] { $count ->
            [one] Guanya { $names }.
           *[other] { $names } comparteixen la victòria.
        }
    }
end-show = Mostra els resultats
end-board = Mira el tauler
total = Total
rematch = Revenja
rematch-join = A la revenja
record = Baixa la partida
figures-table = Baixa les xifres (CSV)
chart = Punts de cada jugador, torn a torn
chart-turns =
    { $turns ->
        [one] { $turns } torn
       *[other] { $turns } torns
    }

## El menú de la taula

spectator-link = Enllaç per a espectadors
recovery-link =
    { $name ->
        [Tu] Porta el meu seient a un altre dispositiu
       *[other] { $name }: porta el seient a un altre dispositiu
    }
resign =
    { $name ->
        [Tu] Deixa que un bot continuï per mi
       *[other] Deixa que un bot continuï per { $name }
    }
resign-sure = Vols cedir aquest seient a un bot? El podràs recuperar més tard.
seat-take-back =
    { $many ->
        [one] Recupera el meu seient
       *[other] Recupera el seient: { $name }
    }
bot-to-person = Juga per { $name } en aquesta pantalla
bot-to-friend = Convida algú a jugar per { $name }
person-to-bot = { $name } no hi és: deixa que continuï un bot
leave = Deixa la taula
leave-sure = Vols marxar? Un bot continuarà jugant per tu.
leave-lobby-sure = Vols marxar? El teu seient tornarà a quedar lliure.
delete = Esborra aquesta partida
delete-sure = Vols esborrar aquesta partida per a tothom?

keys = Tecles: les fletxes recorren el tauler, G va al següent lloc que brilla, Retorn el tria, E continua o acaba el torn, U desfà, H demana un consell, S salta el que es mostra, + i − canvien el zoom.

keys-replay = Tecles en repassar: esquerra i dreta van pas a pas, Re Pàg i Av Pàg de torn en torn, Inici i Fi als extrems, la barra d’espai reprodueix, Esc torna a la taula.

notices = Quan em toqui
notice-sound = Sons, i la campaneta de la botiga
notice-browser = Que el navegador m’avisi quan no vegi aquesta pàgina

## Les regles

rules-title = { $game }: les regles
rules-search = Cerca a les regles
rules-nothing = Cap regla no diu això.
rules-failed = No s’han pogut carregar les regles. Torna-ho a provar d’aquí a un moment.

## Problemes

problem-offline = El servidor no respon. Encara està en marxa?
problem-outdated = Aquesta pàgina és més antiga que el servidor: torna-la a carregar.
problem-closing = El servidor està a punt de reiniciar-se. Torna-ho a provar d’aquí a un moment.
problem-closed = Qui porta aquest servidor ha tancat la taula.
problem-stale = Algú ha anat més de pressa, o una altra pestanya: així és ara la taula.
problem-not-running = Aquesta partida no està en marxa.
problem-not-your-seat = Aquest seient no és teu.
problem-not-at-table = No tens seient en aquesta taula.
problem-not-host = Això només ho pot fer l’amfitrió.
problem-no-such-game = No hi ha cap partida en aquesta adreça.
problem-seat-taken = Ja hi seu algú.
problem-seats-open = Encara hi ha seients lliures.
problem-link-used = Aquest enllaç ja s’ha fet servir. Demana’n un altre.
problem-nothing-to-undo = No hi ha res per desfer.
problem-not-in-lesson = Està permès, però aquest pas va d’una altra cosa: mira el que brilla.
problem-step-not-done = En aquest pas primer queda alguna cosa per fer.
problem-no-lesson = En aquesta taula no hi ha lliçó.
problem-no-request = Ja no ho demana ningú.
problem-came-to-light = Des d’aleshores s’ha vist alguna cosa: ja no es pot desfer.
problem-not-away-yet = Acaba de marxar: espera { $seconds } s i un bot podrà continuar.
problem-out-of-time = El temps d’aquest seient s’ha acabat: el seu bot continua.
problem-crowded = Hi ha tanta gent mirant aquesta taula que no hi cap ningú més.
problem-too-many-requests = Això ha estat massa ràpid. Espera uns segons.
problem-many-bots = Ja hi ha bots jugant a moltes de les teves taules. Espera que s’acabin algunes partides o torna-ho a provar d’aquí a una hora.
problem-no-reviews = Aquest servidor no pot analitzar partides.
problem-busy = Els bots tenen molt a pensar. Torna-ho a provar d’aquí a un moment.
problem-storage = El servidor no pot desar partides en aquest moment. Torna-ho a provar d’aquí a un moment.
problem-damaged = Aquesta partida ja no es pot llegir. Només es pot esborrar.
problem-too-large = Aquest fitxer és massa gros.
problem-bad-record = Aquesta partida no es pot jugar.
problem-bad-option = La partida no es pot preparar així: { $reason }
problem-malformed-entry = El servidor no ha entès aquesta jugada ({ $reason }). Torna a carregar la pàgina.
problem-wrong-host = El servidor no respon a aquest nom.
problem-cross-site = Aquesta petició venia d’un altre lloc web: torna a carregar la pàgina.
problem-not-your-turn = Li toca a una altra persona.
problem-not-in-lobby = La partida ja ha començat.
problem-already-seated = Ja ets en aquesta taula: envia l’enllaç a algú altre.
problem-no-such-seat = Aquest seient no existeix.
problem-not-found = Aquí no hi ha res.
problem-other-rules = Aquesta partida es va jugar amb la versió { $theirs } de les regles, i aquest programa juga amb la versió { $ours }: només la pot obrir el programa amb què es va jugar.
problem-broken = Alguna cosa ha fallat al servidor. Torna-ho a provar.
problem-no-help = En aquesta taula no hi ha ajuda durant la partida.
problem-not-agreed = Per analitzar la partida mentre es juga, tothom a la taula hi ha d’estar d’acord.
problem-hidden-hand = Les cartes d’aquest seient estan amagades: durant la partida només el pot recuperar qui l’ocupava abans.
problem-not-over = Cal esperar el final de la partida.
problem-no-fork = Aquesta posició no es pot repartir de nou: tria’n una altra.
