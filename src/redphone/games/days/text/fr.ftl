# 13 Days, in French, with the words of the printed rules; a «Théâtre d’opérations» is a «théâtre» for short.
# The spaces before : ; ? ! and inside quotation marks do not break (U+00A0).
# A side is known by its article (.cap: at the start of a sentence), and its verb agrees with its .number.

title = 13 Jours
about = Octobre 1962, deux superpuissances. Du prestige, oui ; la guerre, non.
authors = Daniel Skjold Pedersen, Asger Sams Granerud
reconstructed = Rien n’est reconstitué : cubes, icônes, camps et effet de chaque carte sont ceux des cartes imprimées, dits avec nos mots.
rules-brief =
    But du jeu
    Trois tours. Le plus de prestige gagne ; à égalité, la Lettre personnelle.
    Personne ne peut avoir plus de 5 points d’avance.
    Le prestige se gagne par des cubes sur neuf théâtres. Chacun appartient à
    l’une des trois pistes : militaire, politique et médiatique. Chaque camp
    a un marqueur sur chaque piste : plus il est haut, plus sa guerre est proche.

    Un tour
    À chaque tour, tous les marqueurs montent d’un cran, et vous gardez
    un objectif secret sur trois.
    Chacun reçoit cinq cartes. Puis qui a le moins de prestige (à égalité,
    l’URSS) dit qui commence. Chacun joue quatre de ses cartes : pour donner
    un ordre ou pour l’événement. La cinquième va aux répercussions.
    Ordre : sur un théâtre, placez ou retirez jusqu’au nombre de cubes indiqué.
    Chaque cube après le premier fait monter (placé) ou baisser (retiré) votre
    marqueur d’un cran. Un camp a 17 cubes, dont 5 au plus sur un théâtre.
    Événement : vos cartes et celles de l’ONU. Une carte adverse ne sert qu’à
    donner un ordre, et l’adversaire peut d’abord déclencher son événement.
    Si la carte porte ☢, les cubes de l’événement font aussi bouger les marqueurs.
    La Lettre personnelle ajoute 1 cube à un ordre, puis passe à l’adversaire.

    Fin du tour
    La cinquième carte va aux répercussions, face cachée.
    Puis mener sur un théâtre médiatique donne son bonus.
    Télévision : vous pouvez bouger un de vos marqueurs de 1.
    Nations Unies : vous prenez la Lettre personnelle.
    Alliances : vous piochez une carte : défausse ou répercussions.
    Un objectif rapporte à qui mène : la différence, plus un bonus.
    Un objectif sur une piste fait d’abord monter de 1 ses marqueurs en DEFCON 2.
    Les deux Cuba et l’Atlantique sont reliés : l’objectif de l’un rapporte
    1 de plus pour chaque autre que le même camp mène.
    En fin de tour, un de vos marqueurs en DEFCON 1 ou les trois en DEFCON 2,
    c’est la guerre nucléaire : vous avez perdu.

    Fin de la partie
    À la fin, 2 points de prestige vont au camp dont les cartes ont le plus
    de cubes dans les répercussions.
reading-the-table =
    Lire la table
    ■ USA, ★ URSS, ○ ONU (cartes pour tous). ▸ précède le camp qui doit répondre.
    ▲ ◆ ● les pistes militaire, politique et médiatique, avec leurs théâtres.
    ■ et ★ sur une piste sont les marqueurs. Dès │ c’est DEFCON 2, dès ┃ DEFCON 1.
    « DEFCON ■2 ★3 » : marqueur des USA en DEFCON 2, de l’URSS en DEFCON 3.
    « 0 ★2 2 » : cubes des USA 0, de l’URSS 2, qui mène de 2 ; « = » : égalité.
    « +1 » après le nom : l’objectif de ce théâtre rapporte 1 de plus.
    ∞ relié : « ∞1 » rapporte 1 de plus, pour un autre que le même camp mène.
    ⚑■ ici, un des trois objectifs piochés par les USA ; ils en gardent un.
    « Berlin ★+3 » : il rapporterait 3 à l’URSS. [ ] : celui que vous gardez.
    ☢ sur un objectif : il fait monter des marqueurs. Sur une carte : l’événement
    bouge aussi les pistes. ☢ devant une phrase : la guerre menace.
    « cubes » : ceux à placer ; « rép. » : les cartes aux répercussions.
    Dans la main, tapez le numéro sous ordre, +lettre ou évén. ; derrière lui,
    les cubes de l’ordre. « ★3 Fidel Castro » : une carte de l’URSS, 3 cubes.
    « ★d’abord ? » : l’URSS peut d’abord déclencher l’événement de cette carte.
    « 2→4 » dans le journal : c’était 2, c’est 4.
reading-the-board =
    Les signes du plateau
    ⚑ ⚐ Drapeaux : chaque camp pioche trois objectifs et plante un drapeau sur
    le théâtre ou la piste de chacun, carré pour les USA, pointu pour l’URSS.
    Il en garde un en secret ; la fin du tour montre lequel.
    ⚿ La clé marque l’objectif que vous gardez.
    Entre les cubes : qui mène, et de combien ; « = » : personne.
    Dans le rond d’un théâtre : ce que son objectif rapporte de plus que l’avance.
    Sur les trois théâtres médiatiques, ce que reçoit qui y mène en fin de tour :
    ±1 (Télévision) : bouger un de ses marqueurs de 1. L’enveloppe (Nations
    Unies) : la Lettre personnelle. La carte (Alliances) : une carte de la pioche.
    ∞ Théâtres reliés.
    ☢ Sur un objectif : il fait monter des marqueurs. Sur une carte : les cubes
    de l’événement bougent aussi les marqueurs.

## Options

option-agenda-lead = Objectifs sur les pistes
    .about = Un objectif sur une piste rapporte l’écart après la montée de ses marqueurs, ou avant.
    .after_escalation = après la montée
    .before_escalation = avant la montée
option-same-track-icons = Deux objectifs sur une piste
    .about = Si les deux objectifs portent sur la même piste, ses marqueurs montent pour chacun, ou une fois.
    .each = pour chacun
    .once = une fois
option-containment = Endiguement
    .about = « Endiguement » vaut pour les événements que joue sa victime, ou aussi pour ceux qu’elle déclenche.
    .played = événements joués
    .played_or_triggered = événements joués ou déclenchés

## Sides, and the seats where nobody gave a name

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
seat-1 = { us }
    .number = plural
    .cap = Les USA
    .you = Vous jouez les USA
seat-2 = { ussr }
    .number = singular
    .cap = L’URSS
    .you = Vous jouez l’URSS

## Tracks and battlegrounds, which are agendas too

military = piste militaire
    .the = la piste militaire
political = piste politique
    .the = la piste politique
world_opinion = piste médiatique
    .the = la piste médiatique
cuba_political = Cuba (politique)
    .the = Cuba (politique)
    .to = à Cuba (politique)
cuba_military = Cuba (militaire)
    .the = Cuba (militaire)
    .to = à Cuba (militaire)
atlantic = Atlantique
    .the = l’Atlantique
    .to = dans l’Atlantique
berlin = Berlin
    .the = Berlin
    .to = à Berlin
turkey = Turquie
    .the = la Turquie
    .to = en Turquie
italy = Italie
    .the = l’Italie
    .to = en Italie
united_nations = Nations Unies
    .the = les Nations Unies
    .to = aux Nations Unies
television = Télévision
    .the = la Télévision
    .to = à la Télévision
alliances = Alliances
    .the = les Alliances
    .to = dans les Alliances
personal_letter = Lettre personnelle
    .the = la Lettre personnelle

## Strategy cards of the UN. What lasts for the round also says how it works on a side.

speech_to_the_nation = Discours à la nation
    .summary = Placez jusqu’à 3 cubes sur les théâtres médiatiques, 2 au plus par théâtre.
the_guns_of_august = Les Canons d’août
    .summary = Augmentez ou baissez une de vos pistes de 2 au plus, puis donnez un ordre de 1.
fifty_fifty = Une chance sur deux
    .summary = Qui mène à la Télévision peut augmenter ou baisser jusqu’à deux de ses pistes de 1 chacune.
sops = Procédures standard
    .summary = Vos ordres ont 1 cube de plus jusqu’à la fin du tour.
    .lasting = 1 cube de plus par ordre
close_allies = Proches alliés
    .summary = Placez jusqu’à 2 cubes au total sur les théâtres politiques.
intelligence_reports = Rapports de renseignement
    .summary = Prenez une carte au hasard dans la main adverse ; jouez-la ou défaussez-la. L’adversaire repioche.
summit_meeting = Rencontre au sommet
    .summary = Défaussez autant de cartes de votre main que vous voulez, puis piochez-en autant.
to_the_brink = Au bord du gouffre
    .summary = Les ordres adverses ont 1 cube de moins jusqu’à la fin du tour, mais toujours au moins 1.
    .lasting = 1 cube de moins par ordre, mais toujours au moins 1
nuclear_submarines = Sous-marins nucléaires
    .summary = Placez jusqu’à 2 cubes au total sur les théâtres militaires.
u_thant = U Thant
    .summary = Baissez vos trois pistes de 1.
containment = Endiguement
    .summary = Jusqu’à la fin du tour, les événements que joue l’adversaire ne peuvent pas baisser ses propres pistes.
    .lasting = les événements que joue ce camp ne peuvent pas baisser ses pistes
a_face_saver = Sauver la face
    .summary = Donnez un ordre de 3. Puis l’adversaire peut donner un ordre de 1.
scramble = Décollage sur alerte
    .summary = Placez 1 cube par théâtre, sur trois théâtres au plus.

## Strategy cards of the US

mathematical_precision = Précision mathématique
    .summary = Augmentez ou baissez la piste politique des USA de 2 au plus, puis donnez un ordre de 1.
excomm = ExComm
    .summary = Placez jusqu’à 4 cubes sur les théâtres sans cube des USA, 2 au plus par théâtre.
public_protests = Manifestations
    .summary = Retirez autant de cubes des USA que vous voulez d’un seul théâtre.
lessons_of_munich = Leçons de Munich
    .summary = Placez jusqu’à 4 cubes à Berlin, en Italie et en Turquie, 2 au plus par théâtre.
operation_mongoose = Opération Mangouste
    .summary = +1 prestige pour les USA. Puis l’URSS peut augmenter ou baisser une de leurs pistes de 1.
air_strike = Frappe aérienne
    .summary = Retirez d’un Cuba la moitié (arrondie au supérieur) des cubes de l’URSS ou placez jusqu’à 2 cubes aux Alliances.
non_invasion_pledge = Promesse de non-invasion
    .summary = Retirez jusqu’à 2 cubes de l’URSS de Turquie. Augmentez ou baissez la piste politique des USA de 2 au plus.
offensive_missiles = Missiles offensifs
    .summary = Si la piste politique des USA est en DEFCON 3 : placez 1 cube au plus par théâtre politique.
invasion_of_cuba = Invasion de Cuba
    .summary = Augmentez la piste militaire des USA de 2 au plus, puis baissez-en une autre d’autant au plus.
quarantine = Quarantaine
    .summary = Placez jusqu’à 2 cubes dans l’Atlantique.
u2_photographs = Photos de l’U-2
    .summary = Donnez un ordre de 3 sur un théâtre militaire, uniquement pour placer.
wave_and_smile = Saluer et sourire
    .summary = Retirez jusqu’à 2 cubes des USA, puis placez-les sur d’autres théâtres.
eyeball_to_eyeball = Les yeux dans les yeux
    .summary = Si les USA sont plus haut sur la piste militaire, placez jusqu’à 3 cubes sur les deux Cuba.

## Strategy cards of the USSR

mrbms_and_irbms = MRBM et IRBM
    .summary = Augmentez ou baissez la piste militaire de l’URSS de 2 au plus, puis donnez un ordre de 1.
moscow_is_our_brain = Moscou est notre cerveau
    .summary = Placez jusqu’à 4 cubes sur les théâtres où l’URSS en a déjà, 2 au plus par théâtre.
missile_trade = Échange de missiles
    .summary = Retirez jusqu’à 3 cubes de l’URSS, d’où vous voulez.
fidel_castro = Fidel Castro
    .summary = Placez jusqu’à 3 cubes au total sur les deux Cuba.
berlin_blockade = Blocus de Berlin
    .summary = +2 prestige pour l’URSS. Puis les USA peuvent augmenter ou baisser une de ses pistes de 2 au plus.
suez_hungary = Suez et la Hongrie
    .summary = Placez des cubes en Italie jusqu’à en avoir un de plus que les USA, en avoir 5 ou épuiser la réserve.
maskirovka = Maskirovka
    .summary = Si la piste militaire de l’URSS est en DEFCON 3 : placez 1 cube au plus par théâtre militaire.
bay_of_pigs = Baie des Cochons
    .summary = Les USA peuvent perdre 2 cubes aux Alliances, sinon leurs événements ne baissent pas leurs pistes ce tour-ci.
    .lasting = leurs événements, joués ou déclenchés, ne baissent aucune de leurs pistes
turn_back_the_ships = Demi-tour des navires
    .summary = Baissez la plus haute piste de l’URSS de 2 au plus ; en cas d’égalité, choisissez.
strategic_balance = Équilibre stratégique
    .summary = Placez jusqu’à 3 cubes dans l’Atlantique.
national_liberation = Libération nationale
    .summary = Donnez un ordre de 3 sur un théâtre politique, uniquement pour placer.
u2_downed = U-2 abattu
    .summary = Placez jusqu’à 2 cubes en Turquie. Retirez d’un des Cuba la moitié (arrondie au supérieur) des cubes des USA.
defensive_missiles = Missiles défensifs
    .summary = Placez jusqu’à 2 cubes au total à la Télévision et aux Nations Unies.

## Questions

ask-keep = Gardez un objectif, en secret
ask-first = Qui commence ce tour ?
ask-play = Jouez une carte
ask-taken = Vous avez pris « { NAME($card) } » : jouez-la ou défaussez-la
ask-trigger = « { NAME($card) } » est à vous : déclencher d’abord l’événement ?
ask-command = Ordre de { $n } : sur quel théâtre ?
ask-command-place = Ordre de { $n }, uniquement pour placer : sur quel théâtre ?
ask-cubes = Combien de cubes { NAME($at, case: "to") } ? Au plus { $n }
ask-place = Placez un cube : encore { $n }
ask-remove = Retirez un cube { NAME($side, case: "gen") } : encore { $n }
ask-remove-half = Retirez la moitié (arrondie au supérieur) des cubes { NAME($side, case: "gen") } : de quel théâtre ?
ask-relocate = Prenez un cube à placer ailleurs : encore { $n }
ask-place-again = Placez-le sur un autre théâtre : encore { $n }
ask-track =
    Augmentez ou baissez une piste { NAME($side, case: "gen") } de { $n ->
        [one] { $n }
       *[other] { $n } au plus
    }{ $left ->
        [one] { "" }
       *[other] {" "}(encore { $left } pistes)
    }
ask-one-track =
    Augmentez ou baissez { NAME($track, case: "the") } { NAME($side, case: "gen") } de { $n ->
        [one] { $n }
       *[other] { $n } au plus
    }
ask-highest-track =
    Baissez la plus haute piste { NAME($side, case: "gen") } de { $n ->
        [one] { $n }
       *[other] { $n } au plus
    }
ask-escalate = Augmentez la piste militaire { NAME($side, case: "gen") } de { $n } au plus
ask-deflate =
    Baissez une autre piste { NAME($side, case: "gen") } de { $n ->
        [one] { $n }
       *[other] { $n } au plus
    }
ask-summit =
    Choisissez les cartes à défausser{ $n ->
        [0] { "" }
       *[other]  : { $n } pour l’instant
    }
ask-alliances = Où va la carte des Alliances ?
ask-air-strike = Frapper Cuba ou rallier les Alliances ?
ask-bay-of-pigs = Quitter les Alliances ou subir ?

## Offers

offer-keep = Garder { NAME($agenda, case: "the") }
offer-first =
    { WHO($seat) ->
        [you] Vous commencez
       *[other]
            { NAME($first, case: "cap") } { NAME($first, case: "number") ->
                [plural] commencent
               *[singular] commence
            }
    }
offer-command =
    { NAME($card) } : ordre de { $n }{ $theirs ->
        [0] { "" }
       *[other] {" "}(l’adversaire peut la déclencher)
    }
offer-letter =
    { NAME($card) } : ordre de { $n } avec la lettre{ $theirs ->
        [0] { "" }
       *[other] {" "}(l’adversaire peut la déclencher)
    }
offer-event =
    { NAME($card) } : événement{ $idle ->
        [0] { "" }
       *[other] {" "}(ne changerait rien)
    }
offer-trigger =
    Déclencher « { NAME($card) } »{ $idle ->
        [0] { "" }
       *[other] {" "}(ne changerait rien)
    }
offer-decline = Ne pas déclencher « { NAME($card) } »
offer-on = { NAME($at) } : USA { $us }, URSS { $ussr }
offer-place = { NAME($at) } : USA { $us }, URSS { $ussr }
offer-remove = { NAME($at) } : USA { $us }, URSS { $ussr }
offer-cubes-place = Placer { $n }
offer-cubes-remove = Retirer { $n }
offer-escalate = Augmenter { NAME($track, case: "the") } de { $n }
offer-deflate = Baisser { NAME($track, case: "the") } de { $n }
offer-no-cubes = Ne rien placer ni retirer
offer-done = C’est tout
offer-discard = Défausser « { NAME($card) } »
offer-aftermath = Aux répercussions, face cachée
offer-strike = Retirer la moitié des cubes de l’URSS d’un des Cuba
offer-rally = Placer jusqu’à 2 cubes dans les Alliances
offer-withdraw = Retirer 2 de vos cubes des Alliances
offer-endure = Ce tour-ci, vos événements ne baissent pas vos pistes

## What happens

event-round = Tour { $round } sur { $rounds }. Tous les marqueurs montent d’un cran.
event-flagged =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] piochent
       *[singular] pioche
    } un objectif : { NAME($agenda) }.
event-kept = Votre objectif secret : { NAME($agenda) }.
event-agendas-chosen = Les deux camps ont choisi un objectif.
event-drew = Vous piochez « { NAME($card) } ».
event-drew-hidden =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] piochent
       *[singular] pioche
    } une carte.
event-initiative =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] décident
       *[singular] décide
    } : { NAME($first, case: "the") } { NAME($first, case: "number") ->
        [plural] commencent
       *[singular] commence
    }.
event-commanded =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] jouent
       *[singular] joue
    } « { NAME($card) } » : ordre de { $n }.
event-used-letter =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] jouent
       *[singular] joue
    } « { NAME($card) } » avec la lettre : ordre de { $n }.
event-played-event =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] jouent
       *[singular] joue
    } « { NAME($card) } » pour l’événement.
event-triggered =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } « { NAME($card) } ».
event-declined =
    { NAME($side, case: "cap") } ne { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } pas « { NAME($card) } ».
event-no-effect = « { NAME($card) } » : rien n’a été changé.
event-placed =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] placent
       *[singular] place
    } { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } { NAME($at, case: "to") }, { $now } en tout.
event-removed =
    { $n ->
        [one] { $n } cube { NAME($side, case: "gen") } quitte
       *[other] { $n } cubes { NAME($side, case: "gen") } quittent
    } { NAME($at, case: "the") }, { $now ->
        [0] il n’en reste plus
       *[other] il en reste { $now }
    }.
event-escalated =
    La { NAME($track) } { NAME($side, case: "gen") } monte de { $n }, à { $now }{ $now ->
        [4]  : DEFCON 2.
        [5]  : DEFCON 2.
        [6]  : DEFCON 2.
        [7]  : DEFCON 1 !
        [8]  : DEFCON 1 !
       *[other] .
    }
event-deflated = La { NAME($track) } { NAME($side, case: "gen") } baisse de { $n }, à { $now }.
event-blocked = La { NAME($track) } { NAME($side, case: "gen") } ne peut pas baisser.
event-gained =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] gagnent
       *[singular] gagne
    } { prestige-points }.
event-lasts = Jusqu’à la fin du tour, pour { NAME($side, case: "the") } : { NAME($effect, case: "lasting") }.
event-took =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] prennent
       *[singular] prend
    } « { NAME($card) } » dans la main adverse.
event-discarded =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] défaussent
       *[singular] défausse
    } « { NAME($card) } ».
event-saved = Vous gardez « { NAME($card) } » pour les répercussions.
event-saved-hidden =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] gardent
       *[singular] garde
    } une carte pour les répercussions.
event-leads =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] mènent
       *[singular] mène
    } { NAME($at, case: "the") }.
event-nobody-leads = Personne ne mène { NAME($at, case: "the") }.
event-got-letter = La Lettre personnelle passe { NAME($side, case: "dat") }.
event-revealed =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] révèlent leur objectif
       *[singular] révèle son objectif
    } : { NAME($agenda) }.
event-scored =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] gagnent
       *[singular] gagne
    } { prestige-points } pour { NAME($agenda, case: "the") }.
event-tied = Personne ne gagne de prestige pour { NAME($agenda, case: "the") }.
event-prestige =
    Prestige : { $n ->
        [0] personne ne mène
       *[other] { NAME($leader) } +{ $n }
    }.{ $cut ->
        [0] { "" }
       *[other] {" "}{ lead-cut }
    }
event-war =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] déclenchent
       *[singular] déclenche
    } la guerre nucléaire.
event-in-aftermath = Répercussions : « { NAME($card) } », gardée par { NAME($side, case: "the") }.
event-aftermath = Cubes des répercussions : USA { $us }, URSS { $ussr }.

## The end

reason-prestige =
    { WHO($seat) ->
        [you] Vous gagnez
       *[other] Vainqueur : { SEAT($seat) }
    }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prestige d’avance.
reason-letter =
    Égalité de prestige, mais { WHO($seat) ->
        [you] vous avez la Lettre personnelle : vous gagnez.
       *[other] la Lettre personnelle décide. Vainqueur : { SEAT($seat) }.
    }
reason-war =
    { WHO($loser) ->
        [you] Vous avez déclenché la guerre nucléaire.
       *[other]
            { WHO($seat) ->
                [you] Vous gagnez : votre adversaire a déclenché la guerre nucléaire.
               *[other] Vainqueur : { SEAT($seat) }. La guerre nucléaire vient de : { SEAT($loser) }.
            }
    }
reason-both-war = Les deux camps ont déclenché la guerre nucléaire. Personne ne gagne.
prestige-points =
    { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }

## The table in the terminal

round-of = Tour { $round } sur { $rounds }
turn-of = carte { $turn } sur { $turns }
prestige = Prestige
head-cubes = cubes
head-hand = main
head-aftermath = rép.
head-letter = lettre
head-you = vous :
head-flags = drapeaux, gain actuel
head-flags-kept = drapeaux [votre objectif], gain actuel
in-play = En jeu :
war-now =
    { WHO($seat) ->
        [you] Vous déclencheriez la guerre
       *[other] { NAME($side, case: "cap") } : ce serait la guerre
    } si le tour finissait maintenant : { $why }.
why-defcon-1 = DEFCON 1 ({ $tracks })
why-defcon-2 = 3 marqueurs en DEFCON 2
war-by-icon =
    { WHO($seat) ->
        [you] Vous déclencheriez la guerre
       *[other] { NAME($side, case: "cap") } : ce serait la guerre
    } si le tour finissait maintenant avec objectifs : { $tracks }.
in-play-command = En jeu pour un ordre de { $n } :
in-play-event = En jeu pour l’événement :
war-both = Guerre si le tour finissait maintenant :
why-kept =
    { WHO($owner) ->
        [you] votre objectif ({ $tracks })
       *[other] l’objectif ({ $tracks })
    }
why-agendas = objectifs ({ $tracks })
why-asked-first = Qui a le moins de prestige décide ; à égalité, l’URSS.
numbers-on-board = Les numéros sont sur le plateau.
leave-tracks = Ne rien changer
last-card = La carte non jouée ira aux répercussions.
cards-in-full = cards : tous les textes
nobody-gains = Personne ne gagne de prestige.
lead-cut = On ne peut avoir plus de { $n } points d’avance : le reste est perdu.
head-command = ordre
head-with-letter = +lettre
head-event = évén.
idle-now = Sans effet :
theirs-first = d’abord ?
chosen-in-secret = Les deux camps choisissent en secret, et révèlent en fin de tour.
log-flags = objectifs piochés :
icons-climb = Les objectifs de piste font monter ce qui est en DEFCON 2 :
no-war = Pas de guerre nucléaire.
round-over = Le tour { $round } sur { $rounds } est fini
cubes-of =
    { NAME($side) } : { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
aftermath-about = Comptent les cubes des cartes de chaque camp, gardées par qui que ce soit. Le plus de cubes : +2.
aftermath-opened = Les répercussions
cards-aside = À défausser
cards-saved = Gardées pour les répercussions
cards-discarded = Jouées et défaussées
agendas-resolved = Objectifs des tours passés
cards-to-draw =
    { $n ->
        [one] { $n } carte à piocher.
       *[other] { $n } cartes à piocher.
    }
card-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
card-icon = l’événement bouge aussi les pistes DEFCON
short-military = militaire
short-political = politique
short-world-opinion = médiatique
short-cuba-political = Cuba pol.
short-cuba-military = Cuba mil.
short-atlantic = Atlantique
short-berlin = Berlin
short-turkey = Turquie
short-italy = Italie
short-united-nations = ONU
short-television = Télévision
short-alliances = Alliances
short-personal-letter = lettre

## The table in the browser

plate-cuba = Cuba
plate-political = politique
plate-military = militaire
phone-united-nations = ONU
phone-television = Télévision
leads =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] mènent
       *[singular] mène
    }
leads-by =
    { NAME($side, case: "the") } { NAME($side, case: "number") ->
        [plural] mènent
       *[singular] mène
    } de { $n }
nobody-leads = personne ne mène
connected-plus = reliés : +1 pour chaque autre mené
labelled = { $label } : { $words }
label-round = Tour
label-of = { $n } sur { $of }
label-end = Fin
label-deck = Pioche
label-discard = Défausse
label-aftermath = Répercussions
label-flags = Drapeaux
label-flags-pay = gain actuel
label-agenda = Objectif
label-letter = Lettre
label-cubes = En réserve
label-war = Guerre
label-leads = Mène
agendas-now = Son objectif rapporte
label-scored = Rapporterait
scored-nobody = rien
pays-sum =
    avance { $lead }{ $more ->
        [0] { "" }
       *[other] {" "}+ { $more }
    }
pays-connected =
    avance { $lead }{ $more ->
        [0] { "" }
       *[other] {" "}+ { $more } par les théâtres connectés
    }
pays-letter = pour qui tient la lettre
scored-unflagged = pas de drapeau ici : rien ce tour
label-marker = Marqueur { $track }
marker-room =
    en case { $step }{ $n ->
        [0] , en DEFCON 1
       *[other] , à { $n } de DEFCON 1
    }
leader-none = personne
go-on-button = Continuer
label-effects = Jusqu’à la fin du tour
n-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cards-in-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
cubes-left = réserve : { $n } sur { $of }
danger-sure =
    { WHO($seat) ->
        [you] Vous déclencheriez la guerre
       *[other] { NAME($side, case: "cap") } : ce serait la guerre
    }
danger-maybe =
    { WHO($seat) ->
        [you] Vous risquez la guerre
       *[other] { NAME($side, case: "cap") } : risque de guerre
    }
danger-now = si le tour finissait maintenant.
danger-joint = {" "}
danger-three =
    { WHO($seat) ->
        [you] Vos trois marqueurs sont
       *[other] Ses trois marqueurs sont
    } en DEFCON 2{ $higher ->
        [0] .
       *[other] {" "}ou 1.
    }
danger-one = En DEFCON 1 : { $tracks }.
danger-kept =
    { WHO($owner) ->
        [you] Votre objectif
       *[other] L’objectif ({ NAME($side) })
    } fait monter à { $step } : { $tracks }.
danger-icon =
    { $n ->
        [one] Un objectif peut faire monter en DEFCON 1
       *[other] Deux objectifs ensemble peuvent faire monter en DEFCON 1
    } : { $tracks }.
danger-then = si vous faites cela et que le tour finisse.
danger-higher = Un objectif peut le faire monter encore.
way-down = Descendez { $steps }.
way-step =
    { $n ->
        [one] le marqueur { $tracks }
       *[other] les marqueurs { $tracks }
    } à { $step } ou moins
way-three = un des trois à { $step } ou moins
danger-none = Pas de guerre si le tour finissait maintenant
danger-rule = Un marqueur en DEFCON 1, ou les trois en DEFCON 2, à la fin d’un tour : ce camp a perdu.
third-stays = Deux de vos marqueurs sont en DEFCON 2 : { $track } doit rester sous DEFCON 2.
safe-room =
    { WHO($seat) ->
        [you] Vous
       *[other] { NAME($side) }
    } : { $track } à { $n } de DEFCON 1
safe-so-far = sans danger
war-if-now = si le tour finissait maintenant
war-if-agenda = possible, par un objectif : { $tracks }
note-lead = { $from } → { $to }
note-track = { $track } { $from } → { $to }
note-area = { $track } { $from } → { $to }, DEFCON { $area }
note-stays = { $track } reste à { $step }
note-climbs = monte d’abord
brief-command = Ordre { $n }
brief-letter = { $n } avec lettre
brief-event = Événement
note-theirs = l’adversaire peut le déclencher
note-war = alors c’est la guerre si le tour finit
note-push =
    { NAME($side, case: "the") } { NAME($side, case: "number") ->
        [plural] peuvent
       *[singular] peut
    } faire monter { $track } { $from } → { $to } : DEFCON 1
note-steps-area = { $from } → { $to }, DEFCON { $area }
day-of = Jour { $n } · { $date }
about-given =
    { NAME($side, case: "cap") } { NAME($side, case: "number") ->
        [plural] jouent
       *[singular] joue
    } « { NAME($card) } » : cela vous revient
in-play-by =
    { WHO($seat) ->
        [you] Vous jouez
       *[other]
            { NAME($side, case: "cap") } { NAME($side, case: "number") ->
                [plural] jouent
               *[singular] joue
            }
    }
in-play-now = En jeu
in-play-as-event = En jeu · événement
in-play-as-command = En jeu · ordre de { $n }
would-do = Ce qu’elle ferait maintenant
moves-tracks = Chaque cube après le premier bouge votre piste.
moves-nothing = Les cubes de son événement ne bougent aucun marqueur.
as-command =
    Pour un ordre : { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } à placer ou à retirer sur un seul théâtre.
as-event-idle = Pour l’événement : rien ne changerait.
theirs-may =
    L’événement n’est pas à vous : { NAME($side, case: "the") } { NAME($side, case: "number") ->
        [plural] peuvent
       *[singular] peut
    } d’abord le déclencher.
do-command =
    Ordre de { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
do-letter =
    Avec la lettre : { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
do-letter-note = La lettre passe ensuite { NAME($side, case: "dat") }
do-event = Jouer l’événement
do-event-idle = Rien ne changerait maintenant
do-keep = Garder cet objectif
keep-for-good = Vous choisissez en dernier : on ne peut pas revenir en arrière.
agenda-twice = Vous avez pioché deux fois « { NAME($agenda) } » : voilà pourquoi il n’y en a que deux au choix.
just-now = À l’instant
leave-cubes = Aucun cube
put-back = La reposer
card-of = Carte { $n } sur { $of }
next-card = Carte suivante
previous-card = Carte précédente
not-your-turn = Ce n’est pas votre tour
first-this = D’abord : { $question }
hand-empty = Aucune carte en main
mine-agenda = Objectif : { $agenda }
line-pays = rapporte { $pays }
scored-now =
    { WHO($seat) ->
        [you] En ce moment : +{ $n } pour vous
       *[other] En ce moment : +{ $n } pour { NAME($side, case: "the") }
    }
scored-nothing = Rien en ce moment
scored-why = { $scored } ({ $why })
letter-yours = À vous : 1 cube de plus pour un ordre, puis elle change de main.
letter-theirs = Elle est { NAME($side, case: "dat") }.
agenda-of-track = Piste DEFCON
agenda-of-place = Théâtre
agenda-of-letter = Drapeau : Nations Unies
agenda-about-track = Le marqueur le plus haut rapporte l’écart et 1 de plus. Avant, ceux en DEFCON 2 montent de 1.
agenda-about-connected = L’avance en cubes, et 1 de plus par théâtre relié que vous menez aussi.
agenda-about-place =
    L’avance en cubes{ $n ->
        [0] { "" }
       *[other] , et { $n } de plus
    }.
agenda-about-letter = 2 de prestige à qui tient la lettre.
agenda-kept = choisi, l’un de ceux-ci
agenda-open = pas encore choisi
letter-yes = en main
letter-no = non
label-resolved = Objectifs dévoilés
nothing-yet = rien encore
tip-command = Un ordre ici bouge cette piste : 1 case par cube après le premier.
tip-connected = Reliés : +1 pour chaque autre mené
tip-bonus =
    +{ $n } dans le rond : son objectif rapporte l’avance{ $n ->
        [0] {" "}et rien de plus.
       *[other] {" "}et { $n } de plus.
    }
tip-flag =
    Le drapeau : { NAME($side, case: "the") } { NAME($side, case: "number") ->
        [plural] ont
       *[singular] a
    } pioché cet objectif. Un seul des trois est gardé, en secret.
tip-flag-letter = Le drapeau à la lettre : l’objectif « Lettre personnelle », pioché par { NAME($side, case: "the") }.
tip-key = La clé : c’est l’objectif que vous gardez.
tip-flags = Les trois objectifs que ce camp a piochés. Il en garde un, en secret.
tip-flags-pay = Le nombre : ce qu’il rapporterait si le tour finissait maintenant, avance et bonus compris.
tip-letter = Ajoute 1 cube à un ordre, puis passe à l’autre camp. À égalité de prestige à la fin, qui l’a gagne.
tip-prestige = Qui mène à la fin de la partie gagne. Personne ne peut avoir plus de { $n } points d’avance.
tip-television = ±1 : à la fin du tour, qui mène peut bouger de 1 l’un de ses marqueurs.
tip-united-nations = La lettre : à la fin du tour, qui mène la prend.
tip-alliances = Les cartes : à la fin du tour, qui mène en pioche une, pour les répercussions ou la défausse.
says-place = { NAME($at) } ({ $track }) : { us } { $us }, { ussr } { $ussr } ; { $leads }.
says-place-of-track = { NAME($at) } : { us } { $us }, { ussr } { $ussr } ; { $leads }.
says-track = { NAME($track) } : { us } en case { $us } (DEFCON { $usarea }), { ussr } en case { $ussr } (DEFCON { $ussrarea }).
says-flag = Drapeaux { NAME($side, case: "gen") } : { $agendas }.
says-prestige = Prestige : { NAME($side) } +{ $n }.
says-no-prestige = Prestige : personne ne mène.
says-letter = Lettre personnelle : { NAME($side) }.
says-side = { NAME($side) } : { $hand }, { $cubes }, { $saved } aux répercussions.
says-kept = Votre objectif secret : { $agenda }.
says-kept-of = Objectif secret { NAME($side, case: "gen") } : { NAME($agenda) }.
says-drew-of = { NAME($side) }, cartes piochées : { $cards }.
says-saved-of = { NAME($side) }, pour les répercussions : « { NAME($card) } ».
says-in-play = En jeu : { NAME($card) }.
says-lasting = Jusqu’à la fin du tour, pour { NAME($side, case: "the") } : { $effect }.
