# 13, in French, with the words of the printed rules, where «Quatre Pourri» is invariable.
# The spaces before : ; ? ! and inside quotation marks do not break (U+00A0).

title = 13
about = Trois cibles. Qui dépasse treize prend les cartes. Le moins de points gagne.
rules-brief =
    But du jeu
    Le moins de points négatifs gagne.
    Chacun donne pour une manche (à trois, pour deux).

    Les cartes
    En bleu, en jaune et en vert : trois 1, 2, 5 et 7, et deux 4.
    Huit Quatre Pourri n’ont pas de couleur.

    À votre tour
    Jouez une carte sur une cible, puis tirez une carte de la pioche.
    Une couleur ne va que sur sa cible, un Quatre Pourri sur n’importe laquelle.
    Au-dessus de 13, prenez les cartes posées ; la vôtre reste. 13 juste passe.
    Les cartes prises restent face cachée jusqu’à la fin de la manche,
    sauf si l’on a choisi de les laisser visibles.

    Fin de la manche
    Pioche épuisée ? On joue les cartes restantes.
    Ce qui reste sur les cibles ne compte pas.
    Une carte prise vaut 1 point négatif, un Quatre Pourri 2.
    Seul majoritaire dans une couleur ? Ses cartes ne comptent pas ;
    les Quatre Pourri, si.

reading-the-table =
    Lire la table
    ● bleu, ◆ jaune, ▲ vert, ✸ pourri. ▸ : qui doit jouer.
    Une cible : « 7/13 », sa somme et la limite. Dans la barre, ■ est cette somme,
    ✸ la part des Quatre Pourri, □ ce qui reste libre. Dessous, ses cartes : sans
    signe, elles sont de la couleur de la cible ; ✸4 est un Quatre Pourri.
    Sous vos cartes : « 7 + 5 = 12 », ce que deviendrait la somme de la cible.
    « prenez 3 » : vous prendriez trois cartes. « ● 11 » : un Quatre Pourri sur la
    cible bleue ferait 11.
    Tapez le numéro suivi de ). « ×2 » : vous avez deux fois cette carte.
    À côté des joueurs : ▮ une carte en main ; les cartes prises (« · » : aucune) ;
    les points négatifs de chaque manche (« · » : à venir) et leur total.

## Options

option-open-piles = Cartes prises visibles
    .about = Chacun peut regarder toutes les cartes prises pendant la manche.

## Targets and their colours (feminine, as the target and the card are)

blue = bleue
    .plural = bleues
yellow = jaune
    .plural = jaunes
green = verte
    .plural = vertes

## Cards: blue-1, blue-2 and so on

blue-n = { $n } bleu
    .short = { $n }
yellow-n = { $n } jaune
    .short = { $n }
green-n = { $n } vert
    .short = { $n }
rotten-n =
    { $n ->
        [4] Quatre Pourri
       *[other] { $n } Pourri
    }
    .short = { $n }

## Questions and offers

ask-play = Jouez une carte
ask-on = Sur quelle cible ?
offer-play =
    { NAME($card, case: "short") } sur la { NAME($target) } : somme { $sum }{ $takes ->
        [0] { "" }
       *[other] , { $takes } à prendre
    }
offer-play-four = { NAME($card) } : choisir la cible
offer-on =
    sur la { NAME($target) } : somme { $sum }{ $takes ->
        [0] { "" }
       *[other] , { $takes } à prendre
    }

## What happens

event-dealer =
    Manche { $round } sur { $rounds }. { WHO($seat) ->
        [you] Vous donnez
       *[other] { SEAT($seat) } donne
    }, { WHO($first) ->
        [you] vous commencez
       *[other] { SEAT($first) } commence
    }.
event-drew = Vous tirez un { NAME($card) }.
event-drew-hidden =
    { WHO($seat) ->
        [you] Vous tirez
       *[other] { SEAT($seat) } tire
    } une carte.
event-played = { SEAT($seat) } : { NAME($card) } sur la cible { NAME($target) } : { $sum }.
event-took =
    { WHO($seat) ->
        [you] Vous prenez
       *[other] { SEAT($seat) } prend
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de la cible { NAME($target) }.
log-closed = { SEAT($seat) } : une carte sur la cible { NAME($target) }.
log-took =
    { WHO($seat) ->
        [you] Vous prenez { $n }.
       *[other] Prend { $n }.
    }
event-pile =
    { WHO($seat) ->
        [you] Vous révélez
       *[other] { SEAT($seat) } révèle
    } { taken-open }.
event-exempt =
    { WHO($seat) ->
        [you] Vous avez
       *[other] { SEAT($seat) } a
    } la majorité des cartes { NAME($colour, case: "plural") } : { $n ->
        [one] { $n } carte exemptée
       *[other] { $n } cartes exemptées
    }.
event-scored = { SEAT($seat) } : { minus-points }.

## The end

reason-fewest =
    { WHO($seat) ->
        [you] Vous gagnez
       *[other] { SEAT($seat) } gagne
    } avec le moins de points négatifs : { $points }.
reason-shared = Victoire partagée, { minus-points } chacun : { $names }.

## The table

round-of = Manche { $round } sur { $rounds }
dealer-is =
    { WHO($seat) ->
        [you] vous donnez
       *[other] donneur : { SEAT($seat) }
    }
to-draw =
    { $n ->
        [0] pioche épuisée
       *[other] pioche : { $n }
    }
taken-open =
    { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }, { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }, { $green ->
        [one] { $green } verte
       *[other] { $green } vertes
    }, { $fours } Quatre Pourri
room-for =
    { $n ->
        [0] { $limit } pile
       *[other] place pour { $n }
    }
card-takes = prenez { $n }
card-full = { $limit } pile
card-stays = reste
head-hand = main
head-taken = prises
head-closed = prises, cachées

## The score sheet

score-sheet = points négatifs
head-sum = total
minus-points =
    { $points ->
        [0] aucun point négatif
        [one] { $points } point négatif
       *[other] { $points } points négatifs
    }
round-over = Fin de la manche { $round } sur { $rounds }
free = exemptées
free-about = Barrées : sans coût, car personne d’autre n’en a autant de cette couleur.

## The table in the browser

authors = Reiner Knizia
reconstructed = Rien n’est reconstitué : chaque carte et chaque règle est dans les règles publiées.
dealer = Donne
points-word =
    { $points ->
        [one] point négatif
       *[other] points négatifs
    }
cards-in-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
pile-closed =
    { $n ->
        [0] rien pris
        [one] { $n } prise, cachée
       *[other] { $n } prises, cachées
    }
pile-open =
    { $n ->
        [one] { $n } prise
       *[other] { $n } prises
    }
your-pile =
    { $n ->
        [0] Votre pile : rien encore
        [one] Votre pile : { $n } carte, cachée
       *[other] Votre pile : { $n } cartes, cachées
    }
your-pile-open =
    { $n ->
        [0] Votre pile : rien encore
        [one] Votre pile : { $n } carte
       *[other] Votre pile : { $n } cartes
    }
your-pile-about = Ouverte en fin de manche. Seul majoritaire dans une couleur ? Elle est gratuite. Un Quatre Pourri coûte toujours 2.
next-players = Ensuite :
target-label = Cible { NAME($target) }, { $sum } sur { $limit }
target-room =
    { $n ->
        [0] Pleine : { $limit }.
       *[other] Encore { $n } jusqu’à { $limit }.
    }
target-rotten =
    { $n ->
        [one] Avec un Quatre Pourri.
       *[other] Avec { $n } Quatre Pourri.
    }
left-to-draw =
    { $n ->
        [0] plus rien à piocher
       *[other] à piocher
    }
will-take =
    { $n ->
        [one] vous prenez { $n } carte
       *[other] vous prenez { $n } cartes
    }
will-fill = reste, juste pleine
four-on = { $sum }
four-takes = { $sum } : prendre { $n }
four-waits = où ?
choose-anew = choisir à nouveau
just-drawn = tirée
log-face-down = Les cartes prises sont face cachée : le journal ne dit plus lesquelles c’étaient.
go-on-button = Continuer
last-round = Dernière manche
head-all-rounds = toutes les manches
head-player = Joueur
fewest-wins = le plus petit total gagne
points-tab = Points
words-player = { SEAT($seat) } : { $hand } en main, { $taken } en pile, { minus-points }.
words-deck =
    { $n ->
        [0] Il ne reste rien à piocher.
        [one] Il reste { $n } carte à piocher.
       *[other] Il reste { $n } cartes à piocher.
    }
words-hand =
    { $n ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
words-hand-of =
    { $n ->
        [0] { SEAT($seat) } : aucune carte.
       *[other] { SEAT($seat) } : { $cards }.
    }
pile-of = { SEAT($seat) } : { $pile }
