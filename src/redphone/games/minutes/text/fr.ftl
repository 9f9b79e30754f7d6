# 13 Minutes et sa campagne, en français. `redphone/texts.py` explique les fonctions.

title = 13 Minutes
title-campaign = 13 Minutes : la campagne
about = Dix cartes deviennent des champs de bataille. Trois d’une sorte : la guerre.
about-campaign = Des parties de 13 Minutes jusqu’à 13 points. Qui déclenche la guerre perd la campagne.
authors = Asger Harding Granerud, Daniel Skjold Pedersen
reconstructed = Les règles sont complètes. Des treize cartes imprimées, on ne connaît que les symboles, huit noms, un événement et quelques valeurs : le reste est notre reconstitution, signalée sur chaque carte. Qui possède le jeu peut remplacer le paquet par un seul fichier.
rules-brief =
    But du jeu
    Le plus de points gagne. Qui déclenche une guerre nucléaire a perdu,
    quels que soient les points.

    Les cartes
    Chacune est d’une sorte, ▲ militaire, ◆ politique ou ● opinion mondiale : trois
    d’une même sorte dans votre sphère à la fin, et c’est la guerre.
    C’est une carte des USA, de l’URSS, ou de l’ONU, qui sert aux deux camps.

    La première mise
    Chaque camp a une réserve de 13 cubes, bleus pour les USA, rouges pour
    l’URSS, et deux cartes. Une carte est face cachée : Cuba.
    D’abord, tous deux misent des cubes en secret. La plus forte mise dit qui
    commence ; les deux mises quittent la partie. À égalité, on mise à nouveau ;
    à la troisième égalité (une option), personne ne paie et le sort décide.

    À votre tour
    À tour de rôle, posez une de vos deux cartes : elle devient un champ de
    bataille, en zone neutre ou dans votre sphère. Puis Commandement, ou son
    événement, puis piochez une carte.
    Commandement : sur un seul champ de bataille, placez des cubes de votre
    couleur, pris dans votre réserve, ou reprenez des vôtres, qui y retournent :
    au plus autant que la carte en montre, quel que soit son camp. Placer
    l’attire d’un pas vers vous, retirer l’éloigne d’un pas, quel que soit le
    nombre de cubes.
    Événements : de vos cartes et de celles de l’ONU. Eux aussi placent vos
    propres cubes ; certains retirent ceux de l’adversaire, qui retournent dans
    sa réserve. Une carte adverse sert au Commandement, et l’adversaire peut
    d’abord déclencher l’événement.

    Fin de la partie
    La partie finit quand tous deux ont joué sans pouvoir piocher.
    Chaque champ de bataille dominé vaut 1 point, Cuba 2 : par plus de cubes ou,
    à égalité, s’il est dans votre sphère. En zone neutre, il n’est à personne.
    Cuba est retournée. Le plus de champs de bataille militaires : 1 point.
    Les répercussions : on montre les deux cartes restées en main. Le camp dont
    les cartes ont le plus de cubes, où qu’elles soient : 1 point. L’ONU ne
    compte pas.
    Si les deux ont le même symbole, chacune va dans la sphère de qui la tenait.
    C’est seulement là qu’on regarde s’il y a guerre : trois symboles d’une sorte
    ou plus dans votre sphère, et vous avez perdu. Pendant la partie, trois ne
    sont qu’un danger, et peuvent encore s’en aller.

    La campagne
    Les parties se suivent, et leurs points s’additionnent.
    Qui atteint 13 points et en a plus que l’autre gagne la campagne.
    Si les deux les ont atteints à égalité, on joue encore une partie.
    Qui déclenche une guerre nucléaire perd aussitôt toute la campagne.
    Elle finit au plus tard après 13 parties : le plus haut total gagne,
    à égalité elle est nulle.
    Entre deux parties, on garde les camps, on les échange, ou on les échange
    si les deux le veulent : une option de la table.
reading-the-table =
    Lire la table
    ■ USA, ★ URSS, ○ ONU (cartes pour les deux). ▸ précède qui doit répondre.
    ▲ ◆ ● militaire, politique, opinion mondiale : les symboles de radiation.
    ▲1 ◆2 ●0 près d’une sphère : autant de symboles ; trois, c’est la guerre.
    « 0 ★2 2 » : aucun cube USA, l’URSS domine de 2, 2 cubes URSS.
    « 1 ■ 1 » : autant de cubes, mais dans la sphère des USA.
    « 0 = 0 » : personne ne domine. Cuba vaut 2, tout autre champ 1.
    En main : « ★3 Fidel Castro » : une carte de l’URSS, 3 cubes.
    « ★d’abord ? » : si vous la jouez, l’URSS peut d’abord déclencher l’événement.
    ☢ devant une phrase : la guerre menace.
    « ? » derrière une carte : une part est reconstituée. Tapez cards pour la voir.
reading-the-board =
    Les signes sur la table
    ☢ Près d’une sphère : ses symboles de chaque sorte. Le troisième, en
    pointillé, c’est la guerre ; avec un « ? », Cuba peut l’être.
    Entre les cubes : qui mène, et de combien.
    « = » : égalité. Dans une sphère, un tel champ est à qui elle appartient.
    Un cadre rouge en pointillé : ce qui a changé depuis votre dernier choix.
    ✓ Une carte que vous avez vue, sur la table ou dans une main.

## Options

option-bid-ties = Mises égales
    .about = Après autant d’enchères à égalité, personne ne paie et le gagnant est tiré au sort.
option-cube-limit = Limite de cubes
    .about = Au plus autant de cubes d’un camp sur un champ de bataille. 13 : pas de limite ; 5 : règle maison des auteurs.
option-foreign-removal = Retirer les cubes d’autrui
    .about = Si un événement retire des cubes qui ne sont pas à vous, le champ de bataille s’éloigne de vous ou de leur propriétaire.
    .actor = s’éloigne de qui retire
    .owner = s’éloigne du propriétaire
option-swap-sides = Les camps dans la campagne
    .about = Entre deux parties, on garde les camps, on les échange, ou on les échange si les deux le veulent.
    .no = gardés
    .yes = échangés
    .ask = d’un commun accord

## Les camps, et les places de qui n’a pas de nom

us = USA
    .number = plural
    .the = les USA
    .cap = Les USA
    .gen = des USA
    .dat = aux USA
ussr = URSS
    .number = singular
    .the = l’URSS
    .cap = L’URSS
    .gen = de l’URSS
    .dat = à l’URSS
un = ONU
    .number = singular
    .the = l’ONU
    .cap = L’ONU
    .gen = de l’ONU
    .dat = à l’ONU
seat-1 = { us }
    .number = plural
    .cap = Les USA
    .you = Vous êtes les USA
seat-2 = { ussr }
    .number = singular
    .cap = L’URSS
    .you = Vous êtes l’URSS

## Sortes, zones

military = militaire
    .cards = cartes militaires
    .symbols = symboles militaires
    .adj = militaire
political = politique
    .cards = cartes politiques
    .symbols = symboles politiques
    .adj = politique
world_opinion = opinion mondiale
    .cards = cartes d’opinion mondiale
    .symbols = symboles d’opinion mondiale
    .adj = d’opinion mondiale
neutral_zone = zone neutre
    .in = la zone neutre
us_sphere = sphère USA
    .in = la sphère des USA
ussr_sphere = sphère URSS
    .in = la sphère de l’URSS

## Champs de bataille et cartes Stratégie

cuba = Cuba
excomm = Excomm
wave_and_smile = Signe et sourire
public_protests = Manifestations
u2_photographs = Photos d’U-2
quarantine = Quarantaine
fidel_castro = Fidel Castro
moscow_is_our_brain = Moscou notre cerveau
u2_downed = U-2 abattu
mrbms_and_irbms = MRBM et IRBM
missile_trade = Troc de missiles
u_thant = U Thant
scramble = Décollage immédiat
intelligence_reports = Renseignement

## Ce que font les événements : un paquet en est fait

up-to-cubes =
    { $n ->
        [13] un nombre quelconque de cubes
        [one] au plus { $n } cube
       *[other] au plus { $n } cubes
    }
up-to =
    { $n ->
        [13] un nombre quelconque
       *[other] au plus { $n }
    }
in-total =
    { $n ->
        [13] { "" }
       *[other] { $fields ->
            [1] { "" }
           *[other] au total,{" "}
        }
    }
on-fields =
    { $fields ->
        [one] sur un champ de bataille
       *[other] sur { $fields } champs de bataille au plus
    }{ $each ->
        [0] { "" }
       *[other] , { $each } au plus sur chacun
    }
from-fields =
    { $fields ->
        [one] d’un champ de bataille
       *[other] de { $fields } champs de bataille au plus
    }{ $each ->
        [0] { "" }
       *[other] , { $each } au plus de chacun
    }
clause-place = Placez { up-to-cubes } { in-total }{ on-fields }.
clause-place-either = Placez { up-to-cubes } sur un champ de bataille. Il se déplace d’un pas, dans un sens ou dans l’autre, au lieu du pas habituel.
clause-remove-own = Retirez { up-to } de vos cubes { in-total }{ from-fields }.
clause-remove-opponent = Retirez { up-to-cubes } de l’adversaire { in-total }{ from-fields }.
clause-remove-us = Retirez { up-to-cubes } des USA { in-total }{ from-fields }.
clause-remove-ussr = Retirez { up-to-cubes } de l’URSS { in-total }{ from-fields }.
clause-half-own = Retirez d’un champ de bataille la moitié de vos cubes, arrondie au-dessus.
clause-half-opponent = Retirez d’un champ de bataille la moitié des cubes de l’adversaire, arrondie au-dessus.
clause-half-us = Retirez d’un champ de bataille la moitié des cubes des USA, arrondie au-dessus.
clause-half-ussr = Retirez d’un champ de bataille la moitié des cubes de l’URSS, arrondie au-dessus.
clause-move-own = Déplacez { up-to } de vos cubes d’un champ de bataille à un autre.
clause-move-opponent = Déplacez { up-to-cubes } de l’adversaire d’un champ de bataille à un autre.
clause-move-us = Déplacez { up-to-cubes } des USA d’un champ de bataille à un autre.
clause-move-ussr = Déplacez { up-to-cubes } de l’URSS d’un champ de bataille à un autre.
clause-shift-either =
    { $fields ->
        [one] Déplacez un champ de bataille d’un pas, dans un sens ou dans l’autre.
       *[other] Déplacez au plus { $fields } champs de bataille d’un pas chacun, dans un sens ou dans l’autre.
    }
clause-shift-toward =
    { $fields ->
        [one] Attirez un champ de bataille d’un pas vers vous.
       *[other] Attirez au plus { $fields } champs de bataille d’un pas chacun vers vous.
    }
clause-shift-away =
    { $fields ->
        [one] Éloignez de vous un champ de bataille d’un pas.
       *[other] Éloignez de vous au plus { $fields } champs de bataille d’un pas chacun.
    }
clause-command = Commandement { $n }.
clause-look-cuba = Regardez Cuba.
clause-look-hand = Regardez la main de l’adversaire.
clause-look-both = Regardez Cuba et la main de l’adversaire.
clause-if =
    { $n ->
        [one] S’il y a un champ de bataille
       *[other] S’il y a au moins { $n } champs de bataille
    }
clause-opponent = L’adversaire fait ceci (« vous », ici, c’est lui)
where-any = tout champ de bataille
clause-only = Seulement { $words }.
clause-from = depuis : { $words }
clause-to = vers : { $words }
where-own = dans votre sphère
where-neutral = en zone neutre
where-opponent = dans la sphère adverse
where-not-own = sauf dans votre sphère
where-not-neutral = sauf en zone neutre
where-not-opponent = sauf dans la sphère adverse
where-kind = { NAME($kind, case: "cards") }
where-kinds = { NAME($kind, case: "cards") } ou { NAME($or_kind, case: "cards") }
where-side = cartes { NAME($side, case: "gen") }
where-sides = cartes { NAME($side, case: "gen") } ou { NAME($or_side, case: "gen") }
where-cuba = Cuba
where-not-cuba = sauf Cuba
where-this = la carte qu’on vient de jouer
where-not-this = sauf la carte qu’on vient de jouer
where-own-cubes = où vous avez des cubes
where-no-own-cubes = où vous n’avez aucun cube
where-opponent-cubes = où l’adversaire a des cubes
where-no-opponent-cubes = où l’adversaire n’a aucun cube
where-side-cubes = où il y a des cubes { NAME($side, case: "gen") }
where-no-side-cubes = où il n’y a aucun cube { NAME($side, case: "gen") }

## Les deux tables

labelled = { $label } : { $words }
further = { $words } ; { $more }

## D’où on le sait

fact-name = nom
fact-kind = symbole
fact-cubes = cubes
fact-event = événement
source-rulebook = d’après la règle
source-public = d’après des descriptions publiques
source-inferred = déduit de la règle
source-reconstructed = notre reconstitution
source-marked-reconstructed = reconstitution, selon le fichier du paquet
source-owner = d’après le fichier du propriétaire

## Questions

ask-bid = Misez pour l’initiative, en secret : combien de cubes ?
ask-first = Vous remportez l’enchère. Qui commence ?
ask-play = Quelle carte, et où ?
ask-action = « { NAME($card) } » : Commandement ou événement ?
ask-trigger = L’adversaire joue « { NAME($card) } », une carte de votre camp. Déclencher d’abord l’événement ?
ask-command = Commandement { $n } : sur quel champ de bataille ?
ask-cubes = Combien de cubes sur { NAME($at) } ? Au plus { $n }
ask-cubes-here = Combien de cubes sur { NAME($at) } ? Au plus { $n }, puis un pas
ask-place = Placez un cube (encore { $n })
ask-remove = Retirez un cube { NAME($side, case: "gen") } (encore { $n })
ask-remove-half = La moitié des cubes { NAME($side, case: "gen") }, arrondie au-dessus : de quel champ de bataille ?
ask-take-cubes = Prenez un cube { NAME($side, case: "gen") } à déplacer (encore { $n })
ask-move-to =
    Vers quel champ de bataille { $n ->
        [one] va le cube ?
       *[other] vont les { $n } cubes ?
    }
ask-shift = Déplacez un champ de bataille (encore { $n })
ask-place-and-shift =
    { $n ->
        [0] Quel champ de bataille ? Il bouge d’un pas
        [one] Quel champ de bataille ? Au plus { $n } cube, puis un pas
       *[other] Quel champ de bataille ? Au plus { $n } cubes, puis un pas
    }
ask-which-way = Dans quel sens va « { NAME($at) } » ?
ask-next-game = Les points sont comptés. Partie suivante ?
ask-sides = La prochaine partie : garder les camps, ou les échanger ?

## Offres

offer-bid =
    { $n ->
        [0] Ne rien miser
        [one] Miser { $n } cube
       *[other] Miser { $n } cubes
    }
offer-first =
    { NAME($first, case: "cap") } { NAME($first, case: "number") ->
        [plural] commencent
       *[singular] commence
    }
offer-neutral =
    { NAME($card) } : zone neutre{ $theirs ->
        [0] { "" }
       *[other] {" "}(l’adversaire peut la déclencher)
    }
offer-sphere =
    { NAME($card) } : votre sphère, { NAME($kind) } { $from } → { $to }{ $theirs ->
        [0] { "" }
       *[other] {" "}(l’adversaire peut la déclencher)
    }
offer-command = Commandement { $n }
offer-event =
    Événement{ $idle ->
        [0] { "" }
       *[other] {" "}(ne changerait rien)
    }
offer-trigger =
    Déclencher « { NAME($card) } »{ $idle ->
        [0] { "" }
       *[other] {" "}(ne changerait rien)
    }
offer-decline = Ne pas déclencher
offer-on = { NAME($at) } : USA { $us }, URSS { $ussr }
offer-place = { NAME($at) } : USA { $us }, URSS { $ussr }
offer-remove = { NAME($at) } : USA { $us }, URSS { $ussr }
offer-cubes-place =
    Placer { $n }{ $moves ->
        [0] { "" }
       *[other] , vers { NAME($to, case: "in") }
    }
offer-cubes-remove =
    Retirer { $n }{ $moves ->
        [0] { "" }
       *[other] , vers { NAME($to, case: "in") }
    }
offer-cubes-here = Placer { $n }
offer-toward =
    Attirer { NAME($at) }{ $moves ->
        [0] {" :"} reste dans { NAME($to, case: "in") }
       *[other] {" :"} vers { NAME($to, case: "in") }
    }
offer-away =
    Éloigner { NAME($at) }{ $moves ->
        [0] {" :"} reste dans { NAME($to, case: "in") }
       *[other] {" :"} vers { NAME($to, case: "in") }
    }
offer-no-cubes = Ne rien placer ni retirer
offer-no-cube-here = Ne rien placer
offer-done = C’est tout
offer-ready = Partie suivante
offer-keep-sides = Garder les camps : vous jouez { NAME($side, case: "the") }
offer-swap-sides = Échanger les camps, si l’autre est d’accord : vous jouez { NAME($side, case: "the") }

## Ce qui se passe

event-game =
    Partie { $game } de la campagne.{ $swapped ->
        [0] { "" }
       *[other] {" "}Les camps sont échangés.
    }
event-bids = Mises : USA { $us }, URSS { $ussr }. L’enchère revient { NAME($side, case: "dat") }.
event-bids-tied = Chacun mise { $n }. Les cubes reviennent et l’on mise à nouveau.
event-bids-tied-last = Chacun mise { $n }. Les cubes reviennent.
event-by-lot = Trop d’égalités : personne ne paie, et le sort désigne { NAME($side, case: "the") }.
event-initiative =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] décident
       *[singular] décide
    } : { NAME($first, case: "the") } { NAME($first, case: "number") ->
        [plural] commencent
       *[singular] commence
    }.
event-drew = Vous piochez « { NAME($card) } ».
event-drew-hidden =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] piochent
       *[singular] pioche
    } une carte.
event-laid =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] posent
       *[singular] pose
    } « { NAME($card) } » dans { NAME($to, case: "in") }.
event-commanded =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] utilisent
       *[singular] utilise
    } « { NAME($card) } » pour un Commandement de { $n }.
event-played-event =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] utilisent
       *[singular] utilise
    } l’événement « { NAME($card) } ».
event-triggered =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } d’abord « { NAME($card) } ».
event-declined =
    { NAME($side, case: "cap") } ne { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } pas « { NAME($card) } ».
event-no-effect = « { NAME($card) } » ne change rien.
event-placed =
    { $n ->
        [one] { $n } cube { NAME($side, case: "gen") } arrive
       *[other] { $n } cubes { NAME($side, case: "gen") } arrivent
    } sur « { NAME($at) } », { $now } en tout.
event-removed =
    { $n ->
        [one] { $n } cube { NAME($side, case: "gen") } quitte
       *[other] { $n } cubes { NAME($side, case: "gen") } quittent
    } « { NAME($at) } », { $now ->
        [0] il n’en reste plus
       *[other] il en reste { $now }
    }.
event-moved = « { NAME($at) } » passe dans { NAME($to, case: "in") }.
event-saw-cuba = Vous regardez Cuba : c’est « { NAME($card) } ».
event-looked-at-cuba =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] regardent
       *[singular] regarde
    } Cuba.
event-saw-hand = Dans la main adverse, vous voyez « { NAME($card) } ».
event-looked-at-hand =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] regardent
       *[singular] regarde
    } la main adverse.
event-dominated = Points des champs de bataille, Cuba comprise : USA { $us }, URSS { $ussr }.
event-turned-cuba = Cuba est retournée : « { NAME($card) } », dans { NAME($to, case: "in") }.
event-majority = Champs de bataille militaires : 1 point { NAME($side, case: "dat") }, { $n } à { $other }.
event-no-majority = Champs de bataille militaires : aucun point, { $n } à { $n }.
event-last-card = La dernière carte { NAME($side, case: "gen") } : « { NAME($card) } ».
event-aftermath = Cubes des répercussions : USA { $us }, URSS { $ussr }. 1 point { NAME($side, case: "dat") }.
event-aftermath-tied = Cubes des répercussions : USA { $us }, URSS { $ussr }. Aucun point.
event-last-laid = Les deux dernières cartes sont des { NAME($kind, case: "cards") } : chacune va dans la sphère de qui la tenait.
event-war =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } une guerre nucléaire.
event-points = Points : USA { $us }, URSS { $ussr }.
event-totals = La campagne : USA { $us }, URSS { $ussr }.

## La fin

reason-points =
    { WHO($seat) ->
        [you] Vous gagnez
       *[other] Victoire : { SEAT($seat) },
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-draw =
    Égalité, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun : partie nulle.
reason-war =
    { WHO($loser) ->
        [you] Vous avez déclenché une guerre nucléaire.
       *[other]
            { WHO($seat) ->
                [you] Vous gagnez : votre adversaire a déclenché une guerre nucléaire.
               *[other] Victoire : { SEAT($seat) }. La guerre nucléaire vient de : { SEAT($loser) }.
            }
    }
reason-both-war = Les deux camps ont déclenché une guerre nucléaire. Personne ne gagne.
reason-campaign-both-war = Les deux camps ont déclenché une guerre nucléaire et perdu la campagne. Personne ne gagne.
reason-campaign =
    { WHO($seat) ->
        [you] Vous gagnez la campagne
       *[other] Campagne gagnée : { SEAT($seat) },
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-campaign-swapped =
    { WHO($seat) ->
        [you] Vous gagnez la campagne
       *[other] La campagne revient à qui a commencé comme { SEAT($seat) },
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-campaign-war =
    { WHO($loser) ->
        [you] Vous perdez la campagne : vous avez déclenché une guerre nucléaire.
       *[other]
            { WHO($seat) ->
                [you] Vous gagnez la campagne : votre adversaire a déclenché une guerre nucléaire.
               *[other] Campagne gagnée : { SEAT($seat) }. La guerre nucléaire vient de : { SEAT($loser) }.
            }
    }
reason-campaign-war-swapped =
    { WHO($loser) ->
        [you] Vous perdez la campagne : vous avez
       *[other]
            { WHO($seat) ->
                [you] Vous gagnez la campagne : votre adversaire a
               *[other] La campagne revient à qui a commencé comme { SEAT($seat) } : l’autre camp a
            }
    } déclenché une guerre nucléaire.

## La table dans le terminal

game-n = partie { $n }
to-points = jusqu’à { $n }
card-of-cards = carte { $n } sur { $of }
left-to-draw = { $n } à piocher
points-now = si la partie finissait maintenant
points-in-the-end = points
that-is-you = (vous)
cubes-and-cards =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
war-has-come = guerre nucléaire
war-if-it-ended = guerre en l’état
war-if-cuba = guerre si Cuba est { $sign }
war-if-one-more = un { $sign } de plus : guerre
war-by-one-more = encore une et c’est la guerre : { $kinds }
head-neutral = premier numéro : zone neutre
head-sphere = second : votre sphère
they-first = d’abord ?
bid-so-many = autant de cubes
toward-then-away = Premier numéro : vers vous. Second : en l’éloignant.
end-majority = Militaires
end-aftermath = Répercussions : USA { $us }, URSS { $ussr }
end-last = dernière
game-is-over = La partie { $n } est finie
cards-in-hand = Dans votre main
cards-seen = Vues dans la main adverse
cards-on-the-table = Sur la table
cards-elsewhere = Pas encore vues
card-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
deck-reconstructed = Ce qui est signalé comme notre reconstitution n’est pas ce qui est imprimé sur les cartes.
log-placed = +{ $n } sur { NAME($at) }, en tout { $now }.
log-placed-of = { NAME($side) } +{ $n } sur { NAME($at) }, en tout { $now }.
log-removed = { NAME($side) } −{ $n } sur { NAME($at) }, en tout { $now }.
log-moved = { NAME($at) } → { NAME($to) }.
log-command = Commandement { $n }
log-event = Événement
log-triggered =
    D’abord { NAME($side, case: "the") }, événement
log-declined =
    { NAME($side, case: "cap") } ne { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } pas l’événement.
log-no-effect = sans effet.
log-no-cubes = aucun cube.

## La table dans le navigateur

stage-auction = Enchère
stage-card = Carte { $n } sur { $of }
stage-counted = Décompte
stage-game = Partie { $n }, { $score }
deck-left =
    { $n ->
        [0] La pioche est vide
       *[other] { $n } dans la pioche
    }
your-sphere = votre sphère
neutral-rule = Égalité : point pour personne. Placer attire le champ d’un pas, retirer l’éloigne.
card-of-side = carte { NAME($side) }
card-of-both = carte { NAME($side) } · { NAME($kind) }
kind-of-card = { NAME($kind) }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
face-down = face cachée
leads = { NAME($side) } en tête
nobody-leads = égalité : personne
tie-is-yours = égalité : à vous, chez vous
tie-is-theirs =
    égalité : { NAME($side, case: "dat") }, chez { NAME($side, case: "number") ->
        [plural] eux
       *[singular] elle
    }
short-tie-is-yours = égalité : à vous
short-tie-is-theirs = égalité : { NAME($side, case: "dat") }
stays-here = reste
lay-here = Poser ici { $card }
lay-in = { $card } : { $zone }
slides-to = { $name } → { $zone }
short-opinion = opinion
note-symbols = { $kind } { $from } → { $to }
note-symbols-war = { $kind } { $from } → { $to } : guerre
note-command =
    placer ou retirer jusqu’à { $n ->
        [1] 1 cube
       *[other] { $n } cubes
    }
note-cubes = USA { $us } : { $ussr } URSS
gauge-near = à un pas
gauge-war = guerre
gauge-says =
    { $kind } : { $n ->
        [one] { $n } symbole
       *[other] { $n } symboles
    } sur { $of }
gauge-about = { gauge-says }. Avec { $of } à la fin, ce camp a déclenché la guerre.
gauge-rule = Trois du même genre ici à la fin : la guerre.
danger-near =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] sont
       *[singular] est
    } à un pas de la guerre :
danger-near-you = Vous êtes à un pas de la guerre :
danger-war =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] déclencheraient
       *[singular] déclencherait
    } la guerre :
danger-war-you = Vous déclencheriez la guerre :
danger-lie =
    { $n ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $n }
    } { NAME($kind, case: "symbols") } dans { NAME($zone, case: "in") }.
danger-lie-you =
    { $n ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $n }
    } { NAME($kind, case: "symbols") } dans votre sphère.
danger-third = Un troisième à la fin, et la partie est perdue.
danger-third-campaign = Un troisième à la fin, et la campagne est perdue.
danger-cuba = Cuba peut être le troisième.
danger-last = Les dernières cartes peuvent l’apporter.
danger-way-out = Si cela reste ainsi jusqu’à la fin, la partie est perdue.
danger-way-out-campaign = Si cela reste ainsi jusqu’à la fin, la campagne est perdue.
auction-rule = Chacun mise en secret. La plus haute mise dit qui commence ; les deux mises quittent la partie : un cube misé est un cube de moins à placer ensuite.
bids-tied-again = Chacun mise { $n }. Les cubes reviennent : misez à nouveau.
bid-yours = choisissez ci-dessous
bid-awaited = choisit encore
bid-sealed = mise scellée
bid-won = a l’initiative
bid-lost = payé aussi
bid-returned = reprend ses cubes
if-it-ended-now = Si la partie finissait maintenant
now-cuba-unknown = Cuba est encore face cachée : cela peut changer.
campaign-to = Campagne en { $to } points
campaign-stands = La campagne en { $to } points : USA { $us }, URSS { $ussr }.
campaign-game = partie { $n }
count-heading = Le décompte
count-fields = Champs de bataille
count-cuba = Cuba (2)
count-military = Majorité militaire
count-aftermath = Répercussions
count-grounds = champs de bataille { $n } : { $other }
count-cubes = ses cubes sur les dernières cartes { $n } : { $other }
count-later = les dernières cartes sont montrées à la fin
count-points = Points
count-laid = Les deux dernières cartes sont de même sorte : chacune va dans la sphère de qui la tenait.
game-won =
    { WHO($seat) ->
        [you] Vous gagnez la partie { $n }
       *[other] Victoire dans la partie { $n } : { SEAT($seat) },
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } contre { $other }.
game-drawn =
    Partie { $n } nulle : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
next-sides-stay = Les camps restent les mêmes.
next-sides-change = Pour la partie suivante, les camps sont échangés.
last-card-lies = dernière carte : { $card }
last-move = Le dernier coup
last-card-of = Dernière carte { NAME($side, case: "gen") }
label-cubes = Cubes
label-war = Guerre
label-seen = vues
you-have-seen = Vous avez vu
safe-so-far = pas de danger
has-looked = l’a regardée
n-in-hand =
    { $n ->
        [0] aucune carte en main
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
cubes-left =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } sur { $of }{ $paid ->
        [0] { "" }
        [one] {" "}({ $paid } misé)
       *[other] {" "}({ $paid } misés)
    }
last-card-counts = La dernière carte compte
    .about = Il reste une carte dans chaque main : ses cubes peuvent donner le point des répercussions.
deck-is-reconstructed = Les cartes sont en partie notre reconstitution.
deck-is = Paquet : { $name }
deck-is-own = Le paquet d’un propriétaire du jeu
deck-still-reconstructed = Une part en est encore reconstituée.
deck-heading = Les 13 cartes et leurs sources : { $name }
deck-heading-plain = Les 13 cartes et leurs sources
deck-as-file = Ce paquet en fichier, à corriger d’après les cartes imprimées
card-was-seen = déjà vue
our-reconstruction = Notre reconstitution : { $facts }.
deck-marks-reconstructed = Ce que le fichier du paquet donne pour une reconstitution n’est pas ce qui est imprimé sur les cartes.
marked-reconstructed = Reconstitution, selon le fichier du paquet : { $facts }.
partly-reconstructed = en partie reconstituée
card-and-sources = Carte et sources
look-at = { $card } : carte et sources
head-in-hand = Dans votre main
head-hand-of = Main { NAME($side, case: "gen") }
head-in-play = En jeu
played-by = Jouée par { NAME($side, case: "the") }
head-event = L’événement
head-table-does = Ce que fait la table
head-sources = D’où on le sait
say-lay = Posez-la d’abord : elle devient elle-même un champ de bataille. Puis Commandement { $n }, ou l’événement.
say-lay-theirs =
    Posez-la d’abord : elle devient elle-même un champ de bataille. Puis { NAME($side, case: "the") } { NAME($side, case: "number") ->
        [plural] peuvent
       *[singular] peut
    } déclencher l’événement, et vous avez Commandement { $n }.
say-in-play = Elle est sur la table, un champ de bataille comme les autres.
cuba-is-closed = La treizième carte, face cachée. Elle compte 2 et sera retournée à la fin : alors son symbole comptera aussi.
cuba-is-open = La carte qui était face cachée. Elle compte 2.
tip-command = Placer l’attire d’un pas vers vous, retirer l’éloigne.
says-field = { $name }, { $what } : USA { $us }, URSS { $ussr } ; { $leads }.
says-zone =
    { $n ->
        [0] { $zone } : vide.
        [one] { $zone } : { $n } champ de bataille.
       *[other] { $zone } : { $n } champs de bataille.
    }
says-campaign = Partie { $n } de la campagne en { $to } points : USA { $us }, URSS { $ussr }.
says-bids = Mises : USA { $us }, URSS { $ussr }.
says-cuba = Cuba est connue ici : { $card }.
says-in-play = En jeu : { $card }.
says-now = Si la partie finissait maintenant, les champs de bataille rapporteraient : USA { $us }, URSS { $ussr }.
says-counted = Points : USA { $us }, URSS { $ussr }.
says-side =
    { NAME($side) } : encore { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, mise { $paid }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main.
says-card =
    En main : { $card }, carte { NAME($kind, case: "adj") } { NAME($side, case: "gen") }, { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }.
log-laid = { NAME($card) } → { NAME($to) }.
log-triggered-card = D’abord l’événement « { NAME($card) } »
log-alone = { $words }.
log-drew-of = Piochée : { NAME($card) }.
log-saw-cuba-of = Cuba est regardée : { NAME($card) }.
log-saw-hand-of = Dans la main adverse : { NAME($card) }.

## Ce qui ne va pas dans un fichier de paquet

fault-no-slug = slug manque : un nom court comme u_thant.
fault-slug = slug est un nom court comme u_thant (a à z, 0 à 9, _, commençant par une lettre), et non { $typed }.
fault-slug-taken = { $name } est un mot de la table elle-même : choisissez un autre slug.
fault-slug-twice = { $name } y est deux fois : cartes { $first } et { $second }.
fault-name-twice = Deux cartes s’appellent { $name } : { $first } et { $second }. On ne pourrait pas les distinguer.
fault-reserved = { $name } est le nom de la carte face cachée : prenez un autre mot.
fault-no-event = event manque : une liste de clauses [ {"{"} do = … {"}"} ].
fault-event = event est une liste de clauses [ {"{"} do = … {"}"} ], et non { $typed }.
fault-clauses = Un événement a de 1 à { $most } clauses, et non { $n }.
fault-cards = Les cartes se suivent, chacune sous [[card]].
fault-number-of-cards = Un paquet a { $most } cartes, et non { $n }.
fault-no-up-to = up_to manque : un nombre de 1 à { $highest } ou "any".
fault-up-to = up_to est un nombre de 1 à { $highest } ou "any", et non { $typed }.
fault-half-or-up-to = La moitié des cubes, ou up_to : l’un des deux.
fault-half-battlegrounds = La moitié des cubes se retire d’un seul champ de bataille.
fault-half-each = La moitié des cubes se retire : each n’y change rien.
fault-either-battlegrounds = step = "either" vaut pour un seul champ de bataille.
fault-either-each = step = "either" vaut pour un seul champ de bataille : up_to dit combien, pas each.
fault-few-cubes =
    { $n ->
        [one] { $n } cube au plus ne suffit
       *[other] { $n } cubes au plus ne suffisent
    } pas pour { $fields } champs de bataille.
fault-cuba = Cuba est face cachée : elle n’a ni sorte ni camp, et n’est jamais la carte jouée.
fault-if = if demande un where qui dise quelque chose.
