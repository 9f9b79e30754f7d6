# The texts of the command line and of all games, in French.
# The spaces before : ; ? ! and inside quotation marks do not break (U+00A0).

## Players

you = Vous
player = Joueur { $n }

## A game in the terminal

your-turn = À vous
you-are-asked = À vous
waiting-for = En attente : { SEAT($seat) }…
waiting-away = En attente : { SEAT($seat) } (pas à table)…
log = Journal
play-help =
    Numéro ou action ; { $more }help, log{ $undo ->
        [0] { "" }
       *[other] , undo
    }, lang en|fr|ru, save FICHIER, quit.
first-hint = Nouveau ? « help » explique les règles et les signes de cette table.
not-offered = « { $typed } » n’est pas permis. Vous pouvez : { $offered }.
ambiguous = « { $typed } » peut être : { $offered }.
undone = Coup repris.
nothing-to-undo = Rien à reprendre. Dès qu’une carte est tirée ou qu’un autre a joué, on ne reprend plus rien.
can-undo = undo reprend le coup
can-ask = « ask » revient en arrière
asks-again = On vous demande de nouveau au tour des autres.
language-is = La langue est maintenant le français.
saved = La partie est enregistrée ici :
to-replay = Pour la revoir :
watching = Vous regardez. Ctrl-C : quitter.
end-of-input = L’entrée s’est terminée avant la partie.
goodbye = Au revoir.
go-on = Entrée : continuer
log-dealt =
    { $n ->
        [one] Chacun reçoit { $n } carte.
       *[other] Chacun reçoit { $n } cartes.
    }
log-dealt-me = Les vôtres : { $cards }.
log-help = Entrée : retour à la table ; b : plus tôt

## The table in the browser: the front page

front-head = Décrochez
front-head-2 = le téléphone.
front-about = Des jeux où il ne faut pas aller trop loin. Contre un ami, un robot ou n’importe qui. Sans compte.
front-start = Commencer une partie
front-pick-game = Choisissez un jeu
front-next-click = le clic suivant lance la partie
front-pick-opponent = Choisissez un adversaire
your-side = Votre camp
either-side = L’un ou l’autre
how-many = Nombre de joueurs
against-bots =
    { $n ->
        [one] Un robot
       *[other] { $n } robots
    }
against-friends =
    { $n ->
        [one] Un ami
       *[other] { $n } amis
    }
against-anybody = N’importe qui
level-easy = Facile
    .about = pour débuter
level-medium = Moyen
    .about = réfléchit
level-hard = Difficile
    .about = réfléchit plus
bot-easy =
    Robot{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (facile)
bot-medium =
    Robot{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (moyen)
bot-hard =
    Robot{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (difficile)
get-a-link = Obtenir un lien
    .about = un coup par jour
    .here = un coup par jour ; seulement sur cet ordinateur
play-now = Tout de suite
    .about = 10 min par coup
play-slowly = Lentement
    .about = un coup par jour
more-choices = Plus de choix : chaque siège, options, temps, regarder des robots
tables = Tables
my-tables = Mes tables
open-tables = Tables ouvertes
all-n = toutes ({ $n })
no-game-yet = Pas encore de partie
no-game-yet-about = Deux clics en lancent une. Les parties que vous quittez vous attendent ici.
no-open-tables = Personne n’attend de joueur en ce moment.
waiting = en attente
look = Voir
open-table = Ouvrir
join = Rejoindre
bots-n =
    { $n ->
        [one] robot
       *[other] { $n } robots
    }
free-chairs-n =
    { $n ->
        [one] siège libre
       *[other] { $n } sièges libres
    }
somebody = quelqu’un
chairs-free =
    { $n ->
        [one] { $n } siège est libre
       *[other] { $n } sièges sont libres
    }
seats-taken = { $n ->
    [one] { $n } siège sur { $all }
   *[other] { $n } sièges sur { $all }
}
limit-each = { $time } par coup
guest = Vous
guest-about = Vous jouez comme invité de ce navigateur. Les autres voient ce nom.
your-name = Votre nom
save-name = Enregistrer
name-saved = Enregistré.
other-device = Un autre appareil
second-device = Continuer sur un autre appareil
device-link = Lien pour l’autre appareil
device-link-about = Ouvrez-le là-bas dans les dix minutes. Il sert une seule fois.
device-head = Le même invité sur cet appareil
device-whose = L’invité de ce lien
device-present = Joue ici en ce moment
device-games =
    { $n ->
        [0] aucune partie inachevée
        [one] { $n } partie inachevée
       *[other] { $n } parties inachevées
    }
device-left = L’invité qui joue ici en ce moment est laissé de côté. Seul un appareil qui joue encore comme lui permet d’y revenir : s’il n’y en a pas, créez d’abord un lien pour un autre.
device-same = Ce navigateur joue déjà comme cet invité. Le lien est pour un autre appareil, et il y sert encore.
device-no = Rester qui je suis ici
no-name = sans nom
device-take = Être cet invité
unofficial = Non officiel. Si vous aimez ces jeux, achetez-les à leurs auteurs.
page-play = Jouer
page-about = À propos
pages = Pages
language = Langue
to-light = Passer en clair
to-dark = Passer en sombre
to-front = Red Phone : accueil

## The table in the browser: making one, waiting, invitations

chairs = Sièges
chair-for-me = vous
chair-for-friend = un ami, par lien
chair-for-open = n’importe qui
you-will-watch = Aucun siège n’est à vous : vous regarderez.
game-options = Options du jeu
limit = Temps pour un coup
    .about = Si quelqu’un met plus longtemps, les autres peuvent donner son siège à un robot. Rien ne se passe tout seul.
own-deck = Paquet personnel
    .about = Vous avez le jeu imprimé ? Jouez avec ses cartes : téléchargez notre paquet, corrigez-le d’après les vôtres et choisissez ce fichier ici. docs/decks.md de Red Phone explique ses mots. Sans fichier, on joue avec le paquet fourni.
own-deck-named = Paquet personnel : { $name }
our-deck-file = Télécharger notre paquet, un fichier à modifier
choose-deck = Choisir un fichier…
no-own-deck = Sans paquet personnel
deck-is-read = Vérification du fichier…
deck-is-good =
    { $n ->
        [one] { $n } carte, aucune erreur.
       *[other] { $n } cartes, aucune erreur.
    }
deck-line = Ligne { $line }
deck-more =
    { $n ->
        [one] Et encore { $n } autre.
       *[other] Et encore { $n } autres.
    }
deck-gone = Ce fichier ne peut pas être lu. S’il a été modifié ou déplacé, choisissez-le à nouveau.
deck-no-text = Ce fichier n’est pas un texte en UTF-8.
yes = oui
no = non
making-table = La table se prépare…
make-table = Créer la table
cancel = Annuler
it-is-ringing = Ça sonne.
send-the-link =
    { $n ->
        [one] Envoyez ce lien à un ami. La partie commence quand il décroche.
       *[other] Envoyez un de ces liens à chaque ami. La partie commence quand tous ont décroché.
    }
wait-for-anybody =
    { $n ->
        [one] La partie commence quand quelqu’un prend le siège libre.
       *[other] La partie commence quand les { $n } sièges libres sont pris.
    }
wait-for-friends =
    { $n ->
        [one] La partie commence quand l’ami invité décroche.
       *[other] La partie commence quand les { $n } amis invités décrochent.
    }
link-for = Lien pour { $name }
copy-link = Copier le lien
only-here = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, arrêtez le serveur (Ctrl-C là où il tourne ; aucune partie n’est perdue) et relancez-le ainsi, dans le dossier de Red Phone, avec le même --database s’il en avait un :
only-here-then = Il dit à quelle adresse on le trouve. Envoyez le lien avec cette adresse à la place de { $here }.
copied = Copié
play-meanwhile = Jouer autre chose en attendant
leave-table = Quitter la table
table-closed = Raccroché.
table-closed-about = Tout le monde a quitté cette table avant le début.
sit-here = S’asseoir ici
chair-friend = invité
chair-open = libre
chair-taken = prêt
chair-bot = robot
name-calls = Appel de { $name }
somebody-calls = Quelqu’un vous appelle.
pick-up = Décrocher et jouer
only-watch = Seulement regarder

## The table in the browser: playing

menu = Menu
close = Fermer
players = Joueurs
thinking = réfléchit
to-move = doit jouer
is-here = présent
is-away = absent
bot-struggles = joue au hasard
bots-struggle = Les robots ne peuvent pas réfléchir pour l’instant : en attendant, ils jouent au hasard.
you-watch = Vous regardez
since-when = En attente depuis
clock-about = Le temps écoulé depuis la question. Qui se tait plus longtemps ({ $time }) peut être remplacé par un robot, si les autres le veulent ; rien ne se passe tout seul.
clock-free = Le temps écoulé depuis la question. Prenez votre temps : seuls des robots attendent.
question = La question
take-back = Reprendre le coup
take-back-still = tant que personne d’autre n’a joué
take-back-sealed = tant que tous n’ont pas répondu
taking-back = Reprendre un coup
    .about = Votre dernier coup peut être repris tant que personne d’autre n’a joué, même si quelqu’un est déjà interrogé. Mais plus s’il vous a montré quelque chose de nouveau, comme une carte piochée : ce qui est vu est vu.
choose-again = À choisir encore une fois pour confirmer
offers-all = Les { $n } choix
offers-more = { $n } de plus
offers-hide = Masquer
offers-hint = Touchez ce qui brille, ou :
offers-hint-wide = Choisissez ce qui brille, ou :
arrows-go-on = ← ↑ ↓ → mènent aux autres
your-hand = Votre main
board-in-words = Le plateau en mots
beside-the-board = À côté du plateau
parts-of-the-table = Parties de la table
tab-table = Table
log-hint = cliquez une ligne pour revoir
log-hint-tap = touchez une ligne pour revoir
chat = Discussion
say-something = Dites quelque chose
send = Envoyer
nothing-said = Rien n’a encore été dit.
as-it-was = Le plateau tel qu’il était
the-beginning = Le début
back-to-now = Retour au présent
what-happened = Ce qui s’est passé
while-away = Pendant votre absence
summary = Résumé
move-by-move = Coup par coup
slower = Plus lent
faster = Plus vite
skip-to-now = Revenir au présent
tell-me = Me prévenir à mon tour
table-waits = La table attend une réponse.
you-chose = Votre choix : { $words }
somebody-is-silent = Quelqu’un ne répond pas.
is-silent =
    { SEAT($seat, case: "cap") } ne { SEAT($seat, case: "number") ->
        [plural] répondent
       *[singular] répond
    } pas.
silent-for = silence depuis { $time }
give-to-bot = Donner le siège à un robot
no-connection = Pas de connexion.
no-connection-about = Votre dernier coup est sauvé. Nouvel essai dans { $n } s.
no-connection-sent = Votre choix n’est pas encore arrivé : il sera renvoyé dès que la ligne est rétablie. Nouvel essai dans { $n } s.
try-now = Réessayer
not-sent-yet = Pas encore envoyé…
fetching = La table arrive…
nobody-answers = Personne ne répond.
no-such-page = Cette page n’existe pas.
pick-a-game = Choisir un jeu
error-unreachable = Le serveur ne répond pas.
error-conflict = Autre chose s’est passé d’abord. Voici l’état actuel.
closed-past = Une partie en est maintenant face cachée : on pourra la revoir plus tard.
somebody-took-back = { SEAT($seat) } : le dernier coup est repris.
error-unknown = Quelque chose a échoué : { $id }.
rules = Règles
rules-in-brief = Les règles en bref
settings = Réglages
light-or-dark = Clair ou sombre
theme-light = clair
theme-dark = sombre
pace = Les coups des autres
pace-slow = lents
pace-usual = normaux
pace-fast = rapides
pace-none = d’un coup
use-keys = Les chiffres choisissent, U reprend le coup, ? montre les règles
give-up = Abandonner
give-up-bot = Alors un robot prend votre siège, et vous regardez. Abandonner ?
give-up-lost = Alors l’autre camp gagne. Abandonner ?
play-on = Continuer

## The table in the browser: the end and the replay

game-over = La partie est finie
you-won = Vous avez gagné !
you-lost = Vous avez perdu.
you-came = Vous êtes { $place }e.
a-draw = Partie nulle.
nobody-won = Personne n’a gagné.
over-resigned =
    { WHO($seat) ->
        [you] Vous abandonnez.
       *[other]
            { SEAT($seat, case: "cap") } { SEAT($seat, case: "number") ->
                [plural] abandonnent.
               *[singular] abandonne.
            }
    }
over-wins =
    { WHO($seat) ->
        [you] Vous gagnez.
       *[other]
            { SEAT($seat, case: "cap") } { SEAT($seat, case: "number") ->
                [plural] gagnent.
               *[singular] gagne.
            }
    }
review = Revoir la partie
rematch = Revanche
sides-change = camps échangés
to-the-rematch = À la revanche
watch-the-rematch = Regarder la revanche
wants-a-rematch =
    { SEAT($seat, case: "cap") } { SEAT($seat, case: "number") ->
        [plural] demandent
       *[singular] demande
    } une revanche.
rematch-is-wanted = On vous demande une revanche.
has-been-asked =
    { $n ->
        [one] L’invitation est partie : { $names }. La partie commence dès la réponse ; vous pouvez aussi envoyer ce lien.
       *[other] Les invitations sont parties : { $names }. La partie commence quand tous ont décroché ; vous pouvez aussi envoyer un lien à chacun.
    }
see-the-table = Voir la table
review-head = Revue
to-first = Au début
to-previous = Un coup en arrière
to-next = Un coup en avant
to-last = À la fin
play-it = Lecture
pause = Pause
move = Coup
move-of = Coup { $n } sur { $all }
seen-by = Vu par
the-hand = La main
share-move = Lien vers ce coup
download-record = Télécharger la partie

## The table in the browser: about

about-unofficial = Red Phone est une réalisation non officielle. Elle n’est ni faite ni approuvée par les auteurs ou les éditeurs des jeux auxquels on y joue.
about-names = Noms
    .about = Les noms des jeux et de leurs auteurs servent seulement à dire à quoi l’on joue. Ils appartiennent à leurs propriétaires.
about-art = Images et textes
    .about = Les règles sont réalisées d’après les livrets publiés. Images, textes et mise en page sont de Red Phone ; aucun texte, image ou livret imprimé n’en fait partie. Si un jeu vous plaît, achetez-le : qui possède le jeu imprimé soutient ceux qui l’ont fait, et a la plus belle table.
what-is-reconstructed = Ce qui est reconstitué
    .about = Un élément dont les valeurs imprimées n’ont pu être connues est reconstitué, et nommé ici.
about-privacy = Ce qui est gardé
    .about = Le serveur garde vos parties, ce que vous avez écrit à une table et le nom que vous avez donné, sous un secret de ce navigateur. Nul besoin de compte.
about-licence = Licence
    .about = Red Phone est un logiciel libre sous licence MIT.

## Games, records, tests

players-from-to = { $min } à { $max } joueurs
players-exactly = { $n } joueurs
option-default = par défaut, { $value }
which-seats = places : { $names }
more-of-a-game = Options et places de l’un d’eux : { $command }
uncompiled = Le moteur n’est pas compilé ici : les mêmes parties, bien plus lentement.
replay-help = Entrée ou → : suite ; ← ou b : retour ; numéro, Entrée : y aller ; ? : touches ; q.
replay-keys =
    Entrée, espace, n, → ou ↓ : suite
    b, retour arrière, ← ou ↑ : retour
    un numéro, puis Entrée : après autant d’actions
    g ou Début : le début
    e ou Fin : la fin
    h ou ? : ces touches
    q ou Ctrl-D : quitter
replay-beyond = Il n’y a pas d’action { $n } : l’enregistrement en a { $total }. C’est la fin.
replay-step = Action { $n } sur { $total }
record-open = L’enregistrement s’arrête ici, pas la partie.
replay-good =
    { $file } : { $n ->
        [one] { $n } action rejouée
       *[other] { $n } actions rejouées
    } à l’identique.
fuzz-table =
    { $game }, { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
fuzz-passed =
    { fuzz-table } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } les yeux bandés : aucune erreur.
fuzz-failed = { fuzz-table } : { $reason } La partie est enregistrée ici :
interrupted = Interrompu.
serving = Les tables sont ouvertes : { $address } (Ctrl-C pour fermer)
opened-already = Un Red Phone est déjà ouvert là, et le navigateur l’ouvre : { $address }
closed-tables = Les tables sont fermées. À leur réouverture, chaque partie reprendra où elle en était.

## The arena

arena-played =
    { fuzz-table } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
arena-each = Part équitable : { $share } % ; en moyenne { $length } décisions par partie.
arena-bot = robot
arena-games = parties
arena-wins = gains, %
arena-interval = 95 %
arena-deals-interval = par donnes
arena-elo = Elo
arena-rating = cote
arena-score = score
arena-mean = ms/coup
arena-p99 = p99
arena-longest = maximum
arena-seat = place
arena-decided = gains des parties décidées, %
arena-endings = Fins de partie :
arena-lost = Perdent : { $names }.
arena-sprt-decided = SPRT : { $elo } Elo est retenu, { $other } est rejeté.
arena-sprt-open = SPRT : rien de décidé entre { $elo } et { $other } Elo.
arena-sprt-llr = Logarithme du rapport de vraisemblance : { $llr } ; bornes { $low } et { $high }.
arena-rounded =
    Une donne compte { $n } parties, une par place : { $games } parties à chaque table, pas { $asked }.
arena-so-far = { interrupted } Ce qui a été joué jusqu’ici :
arena-resume = { $file } garde ce qui a été joué. La même commande reprend à cet endroit.
arena-unsaved = Rien n’a été gardé. Avec --save FICHIER, la même commande reprendrait ici.

## What a search thinks

think-after = Après la dernière action, { $n }
think-who = { SEAT($seat) } : { $words }
think-visits = visites
think-share = part
think-value = victoire
think-option = option
think-secret = { $verb } (en secret)
think-lost = perd à coup sûr
think-played = a été joué dans l’enregistrement.
think-line = la suite que la recherche attend.
think-means = Victoire : la part que la recherche en attend pour cette place.

## Mistakes

unknown-game = Aucun jeu ne s’appelle « { $typed } ». Il y a : { $known }.
unknown-option = { $game } n’a pas d’option « { $typed } ». Options : { $known }.
unknown-value = { $option } ne peut pas être « { $typed } ». Valeurs : { $known }.
unknown-bot = Aucun robot ne s’appelle « { $typed } ». Il y a : { $known }.
bad-effort = « { $typed } » : une recherche dure un temps ou un nombre d’itérations : search:100ms, search:2s, search:5000.
unknown-language = Il n’y a pas de langue « { $typed } ». Il y a : { $known }.
unknown-command = Il n’y a pas de commande « { $typed } ». Il y a : { $known }.
unknown-argument = « { $typed } » n’est pas compris. Voir : { $command } --help
unknown-seat = Il n’y a pas de place { $typed }. Les places vont de 1 à { $most }.
unknown-time = « { $typed } » n’est pas une durée. Écrivez 30s, 5m ou 1h.
did-you-mean = Vouliez-vous dire « { $name } » ?
missing-value = Il manque la valeur de { $argument }.
missing-game = Quel jeu ? Il y a : { $known }.
missing-file = Quelle partie ? Nommez un fichier.
missing-name = Il manque le nom du fichier : save FICHIER
missing-language = Il manque la langue. Écrivez : { $known }
not-a-number = { $argument } demande un nombre entier, pas « { $typed } ».
too-small = { $argument } vaut au moins 1, pas { $typed }.
no-time = { $argument } doit durer plus que { $typed }.
not-a-pair = { $argument } s’écrit NOM=VALEUR, pas « { $typed } ».
bad-arguments = Arguments incompris : { $reason }.
bad-data = Les fichiers de données ne conviennent pas : { $reason }.
missing-deck-way = Que faire du paquet ? redphone deck check FILE en trouve les erreurs, redphone deck show FILE en montre les cartes, redphone deck copy FILE écrit le nôtre dans un nouveau fichier.
unknown-deck-way = « { $typed } » ne se fait pas avec un paquet : { $known }.
missing-deck-file = Quel fichier de cartes ? redphone deck check FILE.
no-deck = Le paquet de { $game } ne peut pas être remplacé. Jeux à paquet : { $known }.
missing-map-way = Que faire de la carte ? redphone map check FILE en trouve les erreurs, redphone map show en montre les territoires et les zones maritimes, redphone map copy FILE écrit la nôtre dans un nouveau fichier.
unknown-map-way = « { $typed } » ne se fait pas avec une carte : { $known }.
missing-map-file = Quel fichier de carte ? redphone map check FILE.
no-map = { $game } n’a pas de carte qu’on puisse remplacer. Jeux à carte : { $known }.
missing-die-way = Que faire du dé ? redphone die check FILE en trouve les erreurs, redphone die show dit combien de fois il touche, redphone die copy FILE écrit le nôtre dans un nouveau fichier.
unknown-die-way = « { $typed } » ne se fait pas avec un dé : { $known }.
missing-die-file = Quel fichier de dé ? redphone die check FILE.
no-die = { $game } n’a pas de dé qu’on puisse remplacer. Jeux à dé : { $known }.
deck-mistakes =
    { $n ->
        [one] { $n } erreur, le fichier étant lu comme { $data }.toml de { $game }.
       *[other] { $n } erreurs, le fichier étant lu comme { $data }.toml de { $game }.
    }
deck-fits = { $file } convient à { $game }.
deck-too-large = Le fichier a { $n } caractères ; { $most } au plus sont lus.
deck-line-too-long = Cette ligne a { $n } caractères ; { $most } au plus sont lus.
deck-not-toml = Ce n’est pas du TOML. L’analyseur dit : { $reason }
deck-curly-quotes = Les textes sont entre guillemets droits, "…" : ceux-ci sont autres.
deck-does-not-fit = Le fichier ne convient pas au jeu : { $reason }
shapes-not-json = Ce n’est pas du JSON. L’analyseur dit : { $reason }
shapes-no-table = Les formes sont un objet JSON : un tracé par slug.
bad-deck =
    { $place } { $reason } { $n ->
        [one] C’est la seule erreur.
       *[other] Il y a { $n } erreurs : redphone { $tool } check { $file }
    }
bad-seats = { $game } se joue de { $min } à { $max }, pas à { $n }.
bad-seats-exactly = { $game } se joue à { $min }, pas à { $n }.
bad-bots =
    { $n ->
        [one] { $n } robot nommé
       *[other] { $n } robots nommés
    }, mais { $most ->
        [one] { $most } place libre.
       *[other] { $most } places libres.
    }
too-few-bots = Il faut au moins deux robots, par exemple --bots greedy,random. Il y a : { $known }.
bad-sprt = --sprt demande deux différences Elo, la plus petite d’abord, par exemple 0,20, pas « { $typed } ».
sprt-two-bots = --sprt compare deux robots, pas { $n }.
not-together = { $one } et { $other } ne vont pas ensemble.
no-such-save = { $file }, ligne { $line } : ce n’est pas une série de l’arène.
other-save = { $file } vient d’une autre série : { $what } y vaut { $theirs }, pas { $ours }.
empty-record = { $file } est vide : il ne contient aucune partie.
bad-record = { $file }, ligne { $line } : { $reason }
no-thoughts = « { $typed } » ne fait pas de recherche. En font : { $known }.
nobody-asked = { $file } : personne n’a rien eu à décider dans cette partie.
no-action = { $file } n’a pas d’action { $n }. Choisissez de 1 à { $total }.
chance-acts = À l’action { $n }, c’est le hasard qui agit, pas un joueur. La plus proche d’un joueur est { $near }.
cannot-read = Impossible de lire { $file } : { $reason }
cannot-write = Impossible d’écrire { $file } : { $reason }
bad-port = Un port est un nombre de 0 à { $most }, pas { $typed }.
bad-origin = Une origine est une adresse comme https://example.org, sans chemin, pas { $typed }.
bad-proxy = Un mandataire se désigne par son adresse IP, par exemple 127.0.0.1, pas { $typed }.
cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $reason }
port-in-use = Un autre programme écoute déjà sur le port { $port }. Prenez un autre port : { $line }
serves-already = Un Red Phone est déjà ouvert là : { $address }. Ouvrez cette adresse dans le navigateur, ou lancez celui-ci sur un autre port : { $line }
cannot-open-database = La base de données { $database } est inutilisable : { $reason }
because-missing = ce fichier n’existe pas.
because-no-folder = son dossier n’existe pas.
because-folder = c’est un dossier.
because-no-folder-there = une partie du chemin est un fichier, pas un dossier.
because-forbidden = vous n’en avez pas le droit.
because-full = il n’y a plus de place.
because-no-text = ce n’est pas un texte en UTF-8.
because-too-large = il est bien plus grand qu’un tel fichier ne peut l’être.
file-exists = { $file } existe déjà. Nommez un autre fichier.
file-copied = { $file } est écrit : modifiez-le, puis vérifiez-le.
no-letters = Cette sortie ({ $encoding }) n’a pas les lettres de la langue « { $lang } ». Choisissez UTF-8 ou une autre langue.

## What is wrong with a file that a person wrote

fault-unknown = { $typed } ne veut rien dire ici ; il y a : { $known }.
fault-no-number = { $name } manque : un nombre de { $lowest } à { $highest }.
fault-number = { $name } est un nombre de { $lowest } à { $highest }, et non { $typed }.
fault-no-word = { $name } manque : un mot parmi { $known }.
fault-word = { $name } est un mot parmi { $known }, et non { $typed }.
fault-no-words = { $name } est un ou plusieurs mots parmi { $known }.
fault-words = { $name } est un ou plusieurs mots parmi { $known }, et non { $typed }.
fault-word-twice = { $name } dit deux fois le même mot.
fault-yes-or-no = { $name } est true ou false, et non { $typed }.
fault-text = { $name } est un texte entre guillemets, et non { $typed }.
fault-too-long = { $name } a { $n } caractères ; il y a place pour { $most }.
fault-one-line = { $name } tient sur une seule ligne.
fault-unprintable = { $name } a des caractères qu’on ne peut pas afficher : { $typed }.
fault-no-language = { $name } se dit dans une langue au moins : { $known }.
fault-table = { $name } est une table {"{"} … {"}"}, et non { $typed }.
fault-tables = { $name } précède chacun d’eux : ce sont des tables, l’une après l’autre.

## What the server refuses

error-bad-deck = { $n ->
    [one] Il y a une erreur dans ce fichier de cartes. Aucune table ne peut être créée avec lui.
   *[other] Il y a { $n } erreurs dans ce fichier de cartes. Aucune table ne peut être créée avec lui.
}
error-bad-invitation = Cette invitation n’est pas pour cette table.
error-bad-link = Ce lien a déjà servi, ou il est trop ancien. Faites-en un autre.
error-bad-message = Le serveur n’a pas compris.
error-bad-options = Ce jeu n’a pas ces options.
error-bad-request = Le serveur n’a pas compris ceci : { $where }.
error-bad-seats = Ce jeu se joue de { $least } à { $most } joueurs.
error-empty-text = Cette ligne est vide.
error-hello-first = Le client doit d’abord dire bonjour.
error-hidden = La vue d’un autre siège se montre une fois la partie finie.
error-illegal = Ce n’est pas possible maintenant.
error-no-chair = Aucune place n’est libre ici.
error-no-decks = Le paquet de { $game } ne peut pas être remplacé.
error-no-guest = Ce navigateur n’est pas connu ici. Rejoignez une table ou donnez-vous d’abord un nom.
error-no-method = Cela ne se fait pas ici.
error-no-path = Il n’y a rien ici.
error-no-position = La partie n’a pas cette position.
error-no-table = Cette table n’existe pas.
error-no-undo = Rien ne peut être repris maintenant.
error-not-json = Le serveur n’accepte que du JSON.
error-not-over = Ce sera possible une fois la partie finie.
error-not-replaceable = Cette place ne peut pas être donnée à un robot.
error-not-seated = Seuls ceux qui sont à cette table peuvent le faire.
error-not-silent = Il reste { $seconds } secondes à ce joueur.
error-not-started = La partie n’a pas commencé.
error-one-me = Vous ne pouvez prendre qu’une place.
error-origin = Cette page n’a pas le droit de parler au serveur.
error-ours = Quelque chose a mal tourné sur le serveur.
error-over = La partie est finie.
error-started = La partie a déjà commencé.
error-stopping = Le serveur redémarre.
error-too-fast = C’était trop rapide. Attendez { $seconds } secondes.
error-too-large = C’est trop long.
error-too-many-sockets = Cette table est ouverte dans trop de fenêtres.
error-too-many-tables = Vous avez { $most } tables en cours. Finissez-en une d’abord.
error-too-slow = La connexion est trop lente.
error-try-again = Autre chose s’est passé au même moment. Réessayez.
error-unknown-game = Il n’y a pas ici de jeu « { $game } ».
error-unwell = Le serveur ne peut rien garder pour le moment. Réessayez dans une minute.

## The commands and what may be added to them

command-redphone = Une table pour jeux de société : jouer, revoir, éprouver, mesurer.
command-games = énumérer les jeux, ou tout dire de l’un d’eux
command-play = jouer une partie dans le terminal
command-serve = jouer dans le navigateur, entre amis ou contre des robots
command-replay = revoir une partie enregistrée coup par coup, ou la vérifier
command-think = dire ce qu’une recherche pense d’une position d’une partie enregistrée
command-arena = faire jouer des robots entre eux, à chance égale, et mesurer qui est le plus fort
command-ladder = classer plusieurs robots en jouant toutes les paires
command-fuzz = jouer des parties au hasard et vérifier tout ce qui doit toujours être vrai
command-bench = mesurer la vitesse du moteur
command-deck = vérifier un fichier de cartes, montrer un paquet et d’où viennent ses données, ou copier le nôtre
command-map = vérifier un fichier de carte du monde, dire ce que montre une carte, ou copier la nôtre
command-die = vérifier un fichier de dé, dire combien de fois un dé touche, ou copier le nôtre
usage = utilisation :
examples = Exemples :
# The colon behind these three is argparse’s; the space before it does not break.
commands = Commandes{ "\u00A0" }
arguments = Arguments{ "\u00A0" }
options = Options{ "\u00A0" }
argument-game = le nom du jeu, tel que `redphone games` l’affiche
argument-one-game = seulement ce jeu, avec ses options et ses places
argument-seats = le nombre de joueurs ; sinon { $n } (ou au plus près de ce que le jeu permet)
argument-seat = votre place, à partir de 1 ; 0 pour regarder ; sinon 1
argument-replay-seat = vue de cette place, à partir de 1 ; sinon celle d’un spectateur
argument-fuzz-seats = seulement les tables de cette taille
argument-bots = les robots des autres places, séparés par des virgules ; un seul nom vaut pour toutes : { $known } ; sinon { $usual }
argument-seed = le même nombre donne les mêmes cartes et les mêmes robots ; sinon, le vrai hasard
argument-fuzz-seed = d’autres parties au hasard
argument-lang = la langue : en, fr ou ru
argument-option = une option du jeu, NOM=VALEUR ; peut être répété
argument-data = jouer avec ce fichier au lieu de celui du jeu ; peut être répété
argument-deck = jouer avec ce fichier de cartes au lieu du paquet du jeu
argument-deck-way = check : chaque erreur d’un fichier de cartes, avec sa ligne ; show : les cartes, et d’où vient chaque donnée ; copy : le nôtre, dans un nouveau fichier à modifier
argument-deck-file = un fichier de cartes ; show sans lui, ou avec le nom d’un jeu : le paquet du jeu
argument-deck-game = le jeu dont il s’agit ; sinon celui au paquet duquel le fichier ressemble
argument-map-way = check : chaque erreur d’un fichier de carte, avec sa ligne ; show : les territoires et les zones maritimes, et ce qu’ils touchent ; copy : la nôtre, dans un nouveau fichier à modifier
argument-map-file = un fichier de carte ; show sans lui, ou avec le nom d’un jeu : la carte du jeu
argument-map-game = le jeu dont il s’agit ; sinon le premier qui a une carte
argument-die-way = check : chaque erreur d’un fichier de dé, avec sa ligne ; show : le nombre de faces du dé, et combien d’entre elles touchent ; copy : le nôtre, dans un nouveau fichier à modifier
argument-die-file = un fichier de dé ; show sans lui, ou avec le nom d’un jeu : le dé du jeu
argument-die-game = le jeu dont il s’agit ; sinon le premier qui a un dé
argument-shapes = vérifier aussi ce fichier de formes (JSON), avec lequel le navigateur dessine la carte
argument-record = enregistrer la partie dans ce fichier ; sinon dans un nouveau fichier de { $folder }
argument-file = une partie enregistrée
argument-check = seulement vérifier que la partie se rejoue à l’identique
argument-all = écrire toute la partie au lieu de la parcourir
argument-at = avant quelle action, comptée comme `redphone replay` les compte ; sinon, la dernière d’un joueur
argument-think-bot = qui réfléchit, et combien : search:TIME, search:ITERATIONS, hard ou hard:TIME ; sinon { $usual }
argument-for = la durée pour toutes les tables ensemble, par exemple 30s, 5m ou 1h
argument-decisions = le nombre de décisions pour chaque nombre de joueurs
argument-blindfold = pour chaque nombre de joueurs, les positions à examiner en échangeant les cartes cachées
argument-records = où écrire la partie qui échoue ; sinon, ici
argument-arena-bots = qui joue, séparés par des virgules : { $known } ; autant que de places, ou bien chaque paire se rencontre
argument-ladder-bots = qui est classé, séparés par des virgules : { $known } ; sinon { $usual }
argument-contest-games = le nombre de parties à chaque table, arrondi à des donnes entières ; sinon { $n }
argument-contest-seed = le même nombre donne la même chance ; sinon { $usual }
argument-contest-save = garder chaque donne terminée dans ce fichier ; la même commande reprend là où elle s’est arrêtée
argument-contest-records = enregistrer toutes les parties dans ce dossier
argument-sprt = s’arrêter dès qu’il est décidé (5 % d’erreurs) laquelle de deux différences Elo est la bonne
argument-deal = ne jouer que cette donne, à partir de 1
argument-processes = le nombre de parties à la fois ; sinon une par cœur
argument-json = écrire du JSON au lieu d’un tableau
argument-peers = mesurer d’autres moteurs dans la même passe
argument-bench-game = ne mesurer que ce jeu ; peut être répété
argument-save = ajouter une ligne à ce fichier
argument-fast = ne pas ralentir les robots
argument-port = le port ; sinon { $usual } ; 0 : n’importe lequel de libre
argument-host = l’adresse d’écoute ; sinon { $usual } : cette machine seulement
argument-database = où garder les tables, par exemple sqlite:///FILE ; sinon dans un fichier de { $folder }
argument-origin = une adresse qui mène aussi à ce serveur, par exemple https://example.org ; peut être répété
argument-behind-proxy = l’adresse d’un mandataire placé devant ce serveur, que l’on croit quand il dit d’où vient quelqu’un
argument-open = l’ouvrir dans le navigateur, et ne noter que les erreurs
argument-no-color = sans couleurs, comme la variable NO_COLOR
argument-version = la version, et si le moteur est compilé
argument-help = ceci
