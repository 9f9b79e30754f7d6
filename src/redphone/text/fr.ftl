# The texts of the command line and of all games, in French.
# The spaces before : ; ? ! and inside quotation marks do not break (U+00A0).

## Players

you = Vous
player = Joueur { $n }

## A game in the terminal

your-turn = À vous
waiting-for = En attente : { SEAT($seat) }…
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

## Games, records, tests

players-from-to = { $min } à { $max } joueurs
players-exactly = { $n } joueurs
option-default = par défaut, { $value }
which-seats = places : { $names }
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
because-missing = ce fichier n’existe pas.
because-no-folder = son dossier n’existe pas.
because-folder = c’est un dossier.
because-no-folder-there = une partie du chemin est un fichier, pas un dossier.
because-forbidden = vous n’en avez pas le droit.
because-full = il n’y a plus de place.
because-no-text = ce n’est pas un texte en UTF-8.
file-exists = { $file } existe déjà. Nommez un autre fichier.
no-letters = Cette sortie ({ $encoding }) n’a pas les lettres de la langue « { $lang } ». Choisissez UTF-8 ou une autre langue.

## The commands and what may be added to them

command-redphone = Une table pour jeux de société : jouer, revoir, éprouver, mesurer.
command-games = énumérer les jeux
command-play = jouer une partie dans le terminal
command-replay = revoir une partie enregistrée coup par coup, ou la vérifier
command-think = dire ce qu’une recherche pense d’une position d’une partie enregistrée
command-arena = faire jouer des robots entre eux, à chance égale, et mesurer qui est le plus fort
command-ladder = classer plusieurs robots en jouant toutes les paires
command-fuzz = jouer des parties au hasard et vérifier tout ce qui doit toujours être vrai
command-bench = mesurer la vitesse du moteur
usage = utilisation :
examples = Exemples :
# The colon behind these three is argparse’s; the space before it does not break.
commands = Commandes{ "\u00A0" }
arguments = Arguments{ "\u00A0" }
options = Options{ "\u00A0" }
argument-game = le nom du jeu, tel que `redphone games` l’affiche
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
argument-record = enregistrer la partie dans ce fichier ; sinon dans un nouveau fichier de { $folder }
argument-file = une partie enregistrée
argument-check = seulement vérifier que la partie se rejoue à l’identique
argument-all = écrire toute la partie au lieu de la parcourir
argument-at = avant quelle action, comptée comme `redphone replay` les compte ; sinon, la dernière d’un joueur
argument-think-bot = qui réfléchit, et combien : search:TIME, search:ITERATIONS ou un niveau ; sinon { $usual }
argument-for = la durée pour toutes les tables ensemble, par exemple 30s, 5m ou 1h
argument-decisions = le nombre de décisions pour chaque nombre de joueurs
argument-blindfold = pour chaque nombre de joueurs, les positions à examiner en échangeant les cartes cachées
argument-records = où écrire la partie qui échoue ; sinon, ici
argument-arena-bots = qui joue, séparés par des virgules : { $known } ; autant que de places, ou bien chaque paire se rencontre
argument-ladder-bots = qui est classé, séparés par des virgules : { $known }
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
argument-no-color = sans couleurs, comme la variable NO_COLOR
argument-version = la version, et si le moteur est compilé
argument-help = ceci
