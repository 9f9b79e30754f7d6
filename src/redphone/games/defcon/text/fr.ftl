# DEFCON, in French, with the words of the printed rules.
# The spaces before : ; ? ! and inside quotation marks do not break (U+00A0).
# All four powers are feminine and begin with a vowel: “l’{ NAME($power) }” always fits. The map names its own
# places without an article, so a place stands before a colon or in brackets.

title = DEFCON
about = Des mégapuissances en armes. Conquérir, mais garder sa réputation.
authors = Carlo De Gregorio
reconstructed = Les règles sont complètes. Le plateau imprimé, le nombre d’exemplaires de chaque carte et les faces du dé ne sont pas publics : les nôtres sont une reconstitution. Qui possède le jeu remplace chacun par un fichier.
rules-brief =
    But du jeu
    Cinq manches, de DEFCON 5 à DEFCON 1. Le plus de points à la fin gagne.
    Deux échelles situent une puissance, et chacune lui donne du PIB, l’argent de
    la manche. L’indice militaire compte les territoires que vous contrôlez. La
    réputation a cinq niveaux de deux rangs chacun, en partant du bas :
    État voyou, menace contre la paix, État sous surveillance, État exemplaire,
    État catalyseur.
    Points : le PIB des deux échelles, et 3 par capitale détenue.

    Ce qui se trouve où
    Les troupes des territoires défendent. Celles du cantonnement attaquent ;
    celles qui ont attaqué attendent en transit, et reviennent au cantonnement à
    la manche suivante.
    Un fort ajoute 3 dés à la défense d’un territoire, une capitale 2.
    Vous contrôlez une zone maritime où vous seul avez des flottes.

    Avant le conflit
    Initiative : le plus grand PIB commence ; à égalité, la meilleure réputation.
    Préparatifs : défaussez à volonté, puis piochez jusqu’à 2 cartes Action.
    La réputation limite la main : 1 carte pour un État voyou, jusqu’à 5.
    Investissement : dépensez votre PIB ; ce qui n’est pas dépensé est perdu.
    Troupe 2, flotte 4, déplacer une flotte 2, fort 4, missile conventionnel 4,
    missile nucléaire 6. Aide humanitaire 4 : votre réputation monte de 1 rang.
    Sabotage 4 : au conflit, il coûte 1 rang de réputation à une autre puissance.

    Le conflit
    À tour de rôle, une action offensive : attaque terrestre, missile ou attaque
    navale. Ou passer, jusqu’à la fin de la phase. Cartes et sabotages viennent
    avant ou après l’action.
    Attaque terrestre : sur un territoire limitrophe, par terre ou par une zone
    maritime contrôlée. Chacun lance un dé par troupe, et la défense y ajoute les
    siens. La moitié des faces touche, chaque touche élimine une troupe.
    Après chaque tour de combat : continuer, ou se retirer en transit.
    Le vainqueur laisse au moins 1 troupe ; les autres peuvent attaquer plus loin.
    Missile conventionnel : jusqu’à 3 troupes d’un territoire, ou un fort, ou une
    flotte. Missile nucléaire : le territoire est perdu pour tous.
    Attaque navale : d’une zone contrôlée à une zone voisine, un dé par flotte.

    Ce qu’il en coûte
    Une attaque peut être une agression. À la fin de la manche, vous perdez autant
    de rangs de réputation que votre agression : attaque terrestre 1, missile sur
    des troupes 2, missile nucléaire 3 ; seule la plus forte de la manche compte.
    Le premier rang perdu peut laisser le même niveau. Attaquer par terre
    une menace contre la paix, un État voyou, une terre sans maître ou son propre
    territoire perdu ne compte pas ; un missile sur un État voyou compte 1 de
    moins. Missiles sur forts et flottes et attaques navales ne comptent pas.
    Réorganisation, dernière phase d’une manche : le transit rentre au
    cantonnement, chacun déplace jusqu’à 4 troupes, puis l’agression se paie.

    Fin de la partie
    5 de vos territoires peuvent rester sans troupe. Qui perd son dernier
    territoire met fin à la partie avec cette manche. Égalités : réputation,
    territoires, capitales, territoires en plus des 8 de départ.
reading-the-table =
    Lire la table
    ■ Amérique, ▲ Eurasie, ◆ Africasie, ● Estasie. ▸ précède qui doit répondre.
    Une colonne : une puissance et ses 8 territoires de départ. La vôtre est
    en CAPITALES ; × : elle a passé.
    « Brésil ■3 » : à l’Amérique, avec 3 troupes ; « ■0 » : un jeton seul.
    □ fort, ★ capitale (avec le signe de sa puissance si elle est prise).
    ☢ irradié : à personne, mais on le traverse. – : à personne.
    « ~ Mer Noire ▲2/1 » : deux flottes eurasiennes, dont une s’est retirée.
    « 28 pts » : votre score actuel : les deux PIB, et 3 par capitale.
    PIB : ce que donnent réputation et territoires, à dépenser chaque manche.
    « agr » agression : autant de réputation perdue à la fin de la manche.
    « can » troupes en cantonnement, prêtes à attaquer ; « trn » en transit.
    « crt » cartes / limite. « sab » sabotages. « flo » flottes en mer / restantes.
    « mis 2+1 » : 2 missiles conventionnels, 1 nucléaire.
    Tapez le numéro devant un lieu, ou des mots : « attack brésil », « str bré ».
    0 : non, ou fini. Missiles : 100, 200 ou 300 de plus que le numéro du lieu.
    « 73 % −2 » : la chance de conquête si vous allez au bout avec tout ce que
    vous pouvez envoyer, et les troupes que cela coûte en moyenne.
    « ■ 3/5 » : 3 touches avec 5 dés ; « ◆ −1 » : une troupe perdue.
    Au tour des autres, on vous demande si vous jouez une carte, même si vous
    ne l’avez pas : ainsi la question ne trahit rien. skip : plus de ces
    questions jusqu’à la fin de la manche ; ask : de nouveau.
    cards : vos cartes, et tous les chiffres. map : ce qui touche quoi.

## Options

option-reputation-ties = Égalités de réputation
    .about = La meilleure réputation se juge au rang de l’indice, ou à l’État seulement.
    .row = par rang
    .state = par État
option-sea-chains = Attaques par plusieurs mers
    .about = Une attaque terrestre peut traverser plusieurs zones maritimes à la suite, si vous les contrôlez toutes.
option-speech-after-pass = Discours après avoir passé
    .about = Qui a passé peut encore jouer Discours au Parlement en défense.
option-attack-scope = Cartes d’une attaque terrestre
    .about = Les cartes qui soutiennent une attaque terrestre valent pour un combat, ou pour toute l’action.
    .battle = un combat
    .action = toute l’action
option-armageddon = Armageddon
    .about = À la dernière manche, l’agression ne coûte pas de réputation, ou tout le monde est au niveau 1.
    .off = sans
    .no_loss = elle ne coûte rien
    .all_level_one = tous au niveau 1
option-pair = À deux
    .about = Les puissances d’une partie à deux.
    .america_eurasia = Amérique et Eurasie
    .america_africasia = Amérique et Africasie
    .america_eastasia = Amérique et Estasie
    .eurasia_africasia = Eurasie et Africasie
    .eurasia_eastasia = Eurasie et Estasie
    .africasia_eastasia = Africasie et Estasie
option-absent = À trois
    .about = La puissance qui manque dans une partie à trois.
    .america = sans l’Amérique
    .eurasia = sans l’Eurasie
    .africasia = sans l’Africasie
    .eastasia = sans l’Estasie

## Powers, phases, states, pieces

america = Amérique
eurasia = Eurasie
africasia = Africasie
eastasia = Estasie
nobody = personne
    .number = none
setup = Mise en place
initiative = Initiative
preparation = Préparatifs
investment = Investissement
conflict = Conflit
reorganisation = Réorganisation
rogue = État voyou
threat = Menace contre la paix
watched = État sous surveillance
exemplary = État exemplaire
catalyst = État catalyseur
missile = missile conventionnel
nuke = missile nucléaire
sabotage = sabotage
aid = aide humanitaire
quarters = Cantonnement

## Places of our map

west_canada = Canada Ouest
east_canada = Canada Est
west_usa = Ouest des USA
east_usa = Est des USA
mexico = Mexique
andes = Andes
brazil = Brésil
argentina = Argentine
west_europe = Europe de l’Ouest
scandinavia = Scandinavie
central_europe = Europe centrale
south_europe = Europe du Sud
west_russia = Russie de l’Ouest
east_russia = Russie de l’Est
kamchatka = Kamtchatka
central_asia = Asie centrale
north_africa = Afrique du Nord
west_africa = Afrique de l’Ouest
congo = Congo
east_africa = Afrique de l’Est
south_africa = Afrique australe
asia_minor = Asie Mineure
middle_east = Moyen-Orient
persia = Perse
india = Inde
west_china = Chine de l’Ouest
east_china = Chine de l’Est
mongolia = Mongolie
japan = Japon
indochina = Indochine
indonesia = Indonésie
australia = Australie
arctic_ocean = Océan Arctique
norwegian_sea = Mer de Norvège
north_atlantic = Atlantique Nord
sargasso_sea = Mer des Sargasses
mid_atlantic = Atlantique médian
south_atlantic = Atlantique Sud
west_mediterranean = Méditerranée Ouest
east_mediterranean = Méditerranée Est
black_sea = Mer Noire
arabian_sea = Mer d’Arabie
indian_ocean = Océan Indien
southern_ocean = Océan Austral
china_sea = Mer de Chine
sea_of_japan = Mer du Japon
bering_sea = Mer de Béring
north_pacific = Pacifique Nord
central_pacific = Pacifique central
south_pacific = Pacifique Sud

## Action cards of one’s own turn in the conflict

air_raid = Raid aérien
    .summary = 2 dés de plus à chaque tour de combat de votre attaque terrestre.
airborne_troops = Troupes aéroportées
    .summary = Attaquez n’importe quel territoire, où qu’il soit, avec 3 troupes au plus du cantonnement.
assassination_attempt = Tentative d’assassinat
    .summary = Les capitales d’une puissance n’ajoutent pas de dés contre votre prochaine attaque terrestre.
betrayal = Trahison
    .summary = Retirez du plateau 2 troupes adverses, où vous voulez.
blessing = Bénédiction
    .summary = À garder : jamais moins que Menace contre la paix. Perdue si vous lancez un missile nucléaire.
casus_belli = Casus belli
    .summary = Votre prochaine attaque terrestre n’est pas une agression.
chemical_weapons_scandal = Scandale d’armes chimiques
    .summary = Une autre puissance perd 2 rangs de réputation.
conscription = Conscription
    .summary = Prenez 2 troupes de votre réserve, sans rien payer.
accidental_strike = Frappe accidentelle
    .summary = Votre prochaine frappe conventionnelle n’est pas une agression.
dunkirk = Dunkerque
    .summary = Quand votre attaque terrestre échoue, toutes vos troupes de ce combat reviennent en transit, même perdues.
espionage = Espionnage
    .summary = Regardez la main d’une autre puissance, ou faites-lui défausser 1 carte au hasard.
excommunication = Excommunication
    .summary = Une autre puissance perd 1 rang de réputation, puis sa Bénédiction.
government_transfer = Transfert du gouvernement
    .summary = Déplacez une capitale d’un de vos territoires vers un autre.
infiltration = Infiltration
    .summary = Retirez 1 fort adverse, ou volez 1 missile de n’importe quel type.
international_criminal_court = Cour pénale internationale
    .summary = Une autre puissance perd 1 rang de réputation.
nobel_prize = Prix Nobel
    .summary = Votre réputation monte de 2 rangs.
propaganda = Propagande
    .summary = Votre réputation monte de 1 rang.
speech_to_parliament = Discours au Parlement
    .summary = 2 dés de plus à chaque tour de combat quand vous défendez contre une attaque terrestre.
submarine_fleet = Flotte sous-marine
    .summary = Placez 1 flotte de votre réserve sur une zone maritime au choix, même ennemie.
sustainable_ecocity = Écoville durable
    .summary = À garder : compte comme 1 territoire de plus. Seul un missile nucléaire la détruit.
ultimatum = Ultimatum
    .summary = Exigez 1 territoire : cédé, sa puissance gagne 2 de réputation ; refusé, vous en perdez 1.

## Immediate action cards

censorship = Censure
    .summary = Annulez un Coup d’État ou une Révolution contre vous.
counter_espionage = Contre-espionnage
    .summary = Annulez une Flotte sous-marine ou des Troupes aéroportées d’une autre puissance.
coup_detat = Coup d’État
    .summary = Avant la pioche d’une autre puissance : elle ne pioche rien pendant ces préparatifs.
embargo = Embargo
    .summary = Au début de l’investissement d’une autre puissance : 5 investissements au plus.
maginot_line = Ligne Maginot
    .summary = Après la perte d’un territoire : l’attaquant ne vous attaque plus par terre dans ce conflit.
peacekeeping = Maintien de la paix
    .summary = Un de vos territoires de départ perdus devient neutre ; pas d’attaque là pendant cette manche.
revolution = Révolution
    .summary = Au début de l’investissement d’une autre puissance : ni troupes ni forts sur le plateau.
security_council_presidency = Présidence du Conseil de sécurité
    .summary = Entre deux phases : remettez les puissances dans l’ordre de votre choix sur la piste d’initiative.
solidarity = Résistance solidaire
    .summary = Annulez un sabotage contre vous.
speculative_bubble = Bulle spéculative
    .summary = Au début de l’investissement d’une autre puissance : elle a 4 PIB de moins.
strategic_defense_initiative = Initiative de défense stratégique
    .summary = Arrêtez un missile, quel qu’il soit, qui vous vise.
trade_agreement = Accord commercial
    .summary = 4 PIB de plus pour vous pendant cet investissement.

## What happens

event-rolled-for-order =
    L’{ NAME($power) } fait { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    } pour l’initiative.
event-ordered = Initiative { $place } : { NAME($power) }.
event-capital-placed = L’{ NAME($power) } place sa capitale : { NAME($at) }.
event-fleet-placed = L’{ NAME($power) } place une flotte : { NAME($zone) }.
event-round = Manche { $round } sur { $rounds } : DEFCON { $defcon }.
event-phase = { NAME($phase) }.
event-drew = Vous piochez { NAME($card) }.
event-drew-hidden = L’{ NAME($power) } pioche une carte.
event-discarded = L’{ NAME($power) } défausse { NAME($card) }.
event-reshuffled = La défausse est mélangée et devient la pioche.
event-played = L’{ NAME($power) } joue { NAME($card) }.
event-cancelled = { NAME($card) } de l’{ NAME($power) } est sans effet.
event-cannot-draw = L’{ NAME($power) } ne pioche pas pendant cette manche.
event-has-budget = L’{ NAME($power) } a { $n } PIB à dépenser.
event-got-gdp = L’{ NAME($power) } reçoit { $n } PIB de plus.
event-lost-gdp = L’{ NAME($power) } a { $n } PIB de moins.
event-is-embargoed = L’{ NAME($power) } ne peut faire que 5 investissements.
event-in-uprising = L’{ NAME($power) } ne peut placer ni troupes ni forts sur le plateau.
event-bought = L’{ NAME($power) } achète : { NAME($item) }.
event-recruited =
    L’{ NAME($power) } recrute { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }.
event-deployed =
    { NAME($place) } : l’{ NAME($power) } place { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }.
event-fortified = { NAME($at) } : l’{ NAME($power) } construit un fort.
event-sailed = L’{ NAME($power) } déplace une flotte : { NAME($from) } → { NAME($zone) }.
event-done-investing =
    L’{ NAME($power) } a fini d’investir{ $n ->
        [0] { "" }
       *[other] {" "}et laisse { $n } PIB
    }.
event-attacked =
    { NAME($at) } : l’{ NAME($power) } attaque avec { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }{ NAME($defender, case: "number") ->
        [none] { "" }
       *[other] {" "}(défense : { NAME($defender) })
    }.
event-became-aggressive = Agression de l’{ NAME($power) } : { $n }.
event-rolled =
    { NAME($power) } : { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-troops-lost =
    { NAME($at) } : l’{ NAME($power) } perd { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }.
event-attackers-lost =
    { NAME($at) } : l’{ NAME($power) } perd { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    } à l’attaque.
event-retreated =
    { NAME($at) } : l’{ NAME($power) } se retire avec { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }.
event-attack-failed = { NAME($at) } : l’attaque de l’{ NAME($power) } a échoué.
event-conquered =
    { NAME($at) } : l’{ NAME($power) } prend le territoire et y laisse { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }.
event-did-not-occupy = { NAME($at) } : l’{ NAME($power) } n’occupe pas le territoire.
event-went-to-transit =
    { NAME($power) } : { $n ->
        [one] { $n } troupe passe
       *[other] { $n } troupes passent
    } en transit.
event-held-empty = { NAME($at) } : l’{ NAME($power) } garde le territoire sans troupe.
event-lost-control = { NAME($at) } : sans jeton Territoire, l’{ NAME($power) } en perd le contrôle ; il devient neutre.
event-fort-gone = { NAME($at) } : plus de fort.
event-capital-captured = { NAME($at) } : l’{ NAME($power) } prend la capitale de l’{ NAME($capital) }.
event-capital-moved = { NAME($at) } : la capitale de l’{ NAME($capital) } s’y déplace.
event-capital-kept = L’{ NAME($power) } garde la capitale de l’{ NAME($capital) } à côté de son quartier général.
event-capital-lost = La capitale de l’{ NAME($capital) } est perdue.
event-struck = { NAME($at) } : l’{ NAME($power) } lance un missile sur les troupes de l’{ NAME($target) }.
event-bombed = { NAME($at) } : l’{ NAME($power) } lance un missile sur le fort de l’{ NAME($target) }.
event-sank = { NAME($zone) } : l’{ NAME($power) } lance un missile sur une flotte de l’{ NAME($target) }.
event-nuked =
    { NAME($at) } : l’{ NAME($power) } lance un missile nucléaire{ NAME($target, case: "number") ->
        [none] { "" }
       *[other] {" "}sur l’{ NAME($target) }
    } !
event-nuked-city = L’{ NAME($power) } lance un missile nucléaire sur l’Écoville de l’{ NAME($target) } !
event-stopped = L’{ NAME($power) } arrête le missile.
event-irradiated = { NAME($at) } : territoire irradié, perdu pour tous.
event-engaged =
    { NAME($zone) } : l’{ NAME($power) } attaque l’{ NAME($target) } avec { $n ->
        [one] { $n } flotte
       *[other] { $n } flottes
    }.
event-fleets-lost =
    { NAME($zone) } : l’{ NAME($power) } perd { $n ->
        [one] { $n } flotte
       *[other] { $n } flottes
    }.
event-fleet-retreated = Une flotte de l’{ NAME($power) } se retire : { NAME($zone) }.
event-sea-won = { NAME($zone) } : l’{ NAME($power) } gagne le combat naval.
event-sea-lost = { NAME($zone) } : l’{ NAME($power) } perd le combat naval.
event-sabotaged = L’{ NAME($power) } sabote l’{ NAME($target) }.
event-reputation-rose =
    Réputation de l’{ NAME($power) } +{ $n } { $n ->
        [one] rang
       *[other] rangs
    } ({ NAME($state) }).
event-reputation-fell =
    Réputation de l’{ NAME($power) } −{ $n } { $n ->
        [one] rang
       *[other] rangs
    } ({ NAME($state) }).
event-looked = L’{ NAME($power) } regarde les cartes de l’{ NAME($target) }.
event-saw = L’{ NAME($target) } a { NAME($card) } en main.
event-lost-card = L’{ NAME($power) } doit défausser { NAME($card) }.
event-stole = L’{ NAME($power) } vole à l’{ NAME($target) } : { NAME($item) }.
event-pacified = { NAME($at) } : terrain neutre, à la demande de l’{ NAME($power) }.
event-moved = L’{ NAME($power) } déplace une troupe : { NAME($from) } → { NAME($place) }.
event-rallied =
    { NAME($power) } : { $n ->
        [one] { $n } troupe rentre
       *[other] { $n } troupes rentrent
    } du transit au cantonnement.
event-demanded = { NAME($at) } : l’{ NAME($power) } exige ce territoire de l’{ NAME($target) }.
event-ceded = { NAME($at) } : l’{ NAME($power) } le cède à l’{ NAME($target) }.
event-refused = { NAME($at) } : l’{ NAME($power) } refuse de le céder.
event-passes = L’{ NAME($power) } passe.
event-last-territory = L’{ NAME($power) } a perdu son dernier territoire : cette manche est la dernière.
event-scored = { NAME($power) } : { $n } points (réputation { $reputation }, militaire { $military }, capitales { $capitals }).
event-keeps = L’{ NAME($power) } garde { NAME($card) } devant elle.
event-walled = L’{ NAME($target) } ne peut plus attaquer l’{ NAME($power) } par terre dans ce conflit.
event-plotted = Les capitales de l’{ NAME($target) } ne compteront pas contre l’{ NAME($power) }.

## Questions

ask-capital = Placez votre capitale : 2 dés de plus en défense, 3 points
ask-first-fleet = Où placez-vous votre première flotte ?
ask-presidency = Jouer Présidence du Conseil de sécurité avant la phase suivante ?
ask-next = Qui vient ensuite sur la piste d’initiative ?
ask-coup = L’{ NAME($power) } va piocher. Jouer Coup d’État ?
ask-censorship = L’{ NAME($power) } joue { NAME($card) } contre vous. Jouer Censure ?
ask-cards = Défaussez à volonté, puis piochez : { $held } en main sur { $limit }
ask-interference = L’{ NAME($power) } commence à investir. Jouer une carte contre elle ?
ask-invest =
    Investissez : il reste { $budget } PIB{ $investments ->
        [99] { "" }
       *[other] , { $investments } investissements au plus
    }
ask-sail = Où va la flotte ? De : { NAME($zone) }
ask-deploy = Placez une nouvelle troupe : encore { $n }
ask-conflict = Que faites-vous à ce tour ?
ask-after-action = Encore quelque chose à ce tour ?
ask-troops = { NAME($at) } : combien de troupes attaquent ?
ask-speech = { NAME($at) } : l’{ NAME($power) } attaque. Discours au Parlement ?
ask-fight = { NAME($at) } : { $n } contre { $against }. Continuer le combat ?
ask-occupy = { NAME($at) } : combien y restent ? Vous en avez { $n }
ask-maginot = { NAME($at) } : pris par l’{ NAME($power) }. Jouer Ligne Maginot ?
ask-go-on = { NAME($at) } : attaquer plus loin avec { $n } ?
ask-dunkirk = { NAME($at) } : votre attaque a échoué. Jouer Dunkerque ?
ask-defence =
    { NAME($at) } : missile { $missile ->
        [nuke] nucléaire
       *[other] conventionnel
    } de l’{ NAME($power) }. Arrêter ?
ask-evacuate = Votre capitale est irradiée. Où va-t-elle ?
ask-fleets = { NAME($zone) }, contre l’{ NAME($power) } : quelles flottes ? Déjà { $n }
ask-fight-at-sea = { NAME($zone) } : { $n } contre { $against }. Continuer le combat ?
ask-withdraw = { NAME($zone) } : où vos flottes se retirent-elles ? Encore { $n }
ask-solidarity = L’{ NAME($power) } vous sabote. Jouer Résistance solidaire ?
ask-peacekeeping = D’autres tiennent vos territoires. Jouer Maintien de la paix ?
ask-pacify = Quel territoire devient neutre ?
ask-reassign = Où vont vos troupes du terrain neutre ? Encore { $n }
ask-discredit =
    Qui perd { $n ->
        [one] { $n } rang
       *[other] { $n } rangs
    } de réputation ?
ask-excommunicate = Qui est excommuniée ?
ask-plot = Les capitales de qui ne compteront pas ?
ask-counter-espionage = L’{ NAME($power) } joue { NAME($card) }. Jouer Contre-espionnage ?
ask-drop = Quel territoire vos troupes aéroportées attaquent-elles ?
ask-submarine = Où apparaît votre flotte sous-marine ?
ask-betray = Quelle troupe trahit ? Encore { $n }
ask-espionage = Regarder une main, ou faire défausser une carte ?
ask-infiltrate = Retirer un fort, ou voler un missile ?
ask-which-capital = Quelle capitale se déplace ?
ask-transfer = Où va la capitale de l’{ NAME($capital) } ?
ask-demand = Quel territoire exigez-vous ?
ask-ultimatum = { NAME($at) } : l’{ NAME($power) } exige ce territoire. Le céder ?
ask-garrison = { NAME($at) } : comment le tenez-vous ?
ask-move = Quelle troupe part ? Encore { $n }
ask-to = Où va-t-elle ? De : { NAME($place) }

## Offers

offer-capital = { NAME($at) }
offer-fleet =
    { $cost ->
        [0] { NAME($zone) }
       *[other] Flotte : { NAME($zone) } ({ $cost } PIB)
    }
offer-next = { NAME($power) }
offer-play = Jouer { NAME($card) }
offer-no-card = Ne pas jouer de carte
offer-cards =
    { $n ->
        [one] Piocher { $n } carte
       *[other] Piocher { $n } cartes
    }
offer-discard = Défausser { NAME($card) }
offer-recruit =
    { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    } ({ $cost } PIB)
offer-buy = Acheter : { NAME($item) } ({ $cost } PIB)
offer-fortify = Fort : { NAME($at) } ({ $cost } PIB)
offer-from =
    { $cost ->
        [0] De : { NAME($zone) } ({ $n })
       *[other] Déplacer une flotte : { NAME($zone) } ({ $cost } PIB)
    }
offer-sail = { NAME($zone) }
offer-deploy = { NAME($place) } ({ $n })
offer-rest-to-quarters =
    { $n ->
        [one] { $n } reste au cantonnement
       *[other] { $n } restent au cantonnement
    }
offer-end-investment =
    Finir d’investir{ $n ->
        [0] { "" }
       *[other] {" "}({ $n } PIB non dépensés)
    }
offer-pass = Passer pour cette phase
offer-done = Finir le tour
offer-attack =
    Attaquer : { NAME($at) } ({ NAME($defender) } { $against }) : { $percent } % de succès avec { $n }, pertes : environ { $lost }{ $aggression ->
        [0] { "" }
       *[other] , agression { $aggression }
    }
offer-troops =
    { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    } : { $percent } % de succès, pertes : environ { $lost }
offer-fight = Continuer : { $percent } % de succès, pertes : environ { $lost }
offer-retreat = Se retirer avec { $n }
offer-occupy =
    { $n ->
        [one] { $n } reste
       *[other] { $n } restent
    }{ $rest ->
        [0] { "" }
       *[other]  ; { $onward ->
            [0] { $rest } en transit
           *[other] { $rest ->
                [one] { $rest } peut attaquer plus loin
               *[other] { $rest } peuvent attaquer plus loin
            }
        }
    }
offer-do-not-occupy = Ne pas occuper : { $n } en transit
offer-end-attack = Finir l’attaque : { $n } en transit
offer-strike =
    Missile : { NAME($at) } ({ NAME($target) }), élimine { $n }{ $aggression ->
        [0] { "" }
       *[other] , agression { $aggression }
    }
offer-bomb = Missile sur le fort : { NAME($at) } ({ NAME($target) })
offer-sink = Missile sur une flotte : { NAME($zone) } ({ NAME($target) } { $n })
offer-nuke =
    Missile nucléaire : { NAME($at) } ({ NAME($target) } { $n }){ $aggression ->
        [0] { "" }
       *[other] , agression { $aggression }
    }{ $loses_blessing ->
        [0] { "" }
       *[other] , Bénédiction perdue
    }
offer-nuke-city =
    Missile nucléaire sur l’Écoville de l’{ NAME($target) }{ $aggression ->
        [0] { "" }
       *[other] , agression { $aggression }
    }{ $loses_blessing ->
        [0] { "" }
       *[other] , Bénédiction perdue
    }
offer-engage =
    Attaquer l’{ NAME($target) } : { NAME($zone) } ({ $n }), { $percent } % de chances avec { $fleets ->
        [one] { $fleets } flotte
       *[other] { $fleets } flottes
    }
offer-start-battle =
    Attaquer avec { $n ->
        [one] cette flotte
       *[other] ces { $n } flottes
    }
offer-sabotage = Saboter l’{ NAME($target) }
offer-against = { NAME($target) }
offer-look = Regarder la main de l’{ NAME($target) } ({ $n })
offer-sack = L’{ NAME($target) } défausse au hasard (sur { $n })
offer-raze = Retirer le fort : { NAME($at) } ({ NAME($target) })
offer-steal = Voler à l’{ NAME($target) } : { NAME($item) }
offer-betray = { NAME($at) } ({ NAME($target) } { $n })
offer-capital-of = La capitale de l’{ NAME($capital) }
offer-demand = { NAME($at) } ({ NAME($target) } { $n })
offer-cede = Céder : votre réputation monte de 2
offer-refuse = Refuser : leur réputation baisse de 1
offer-garrison-quarters = Avec une troupe du cantonnement
offer-garrison-transit = Avec une troupe du transit
offer-garrison-token = Avec un jeton Territoire
offer-pacify = { NAME($at) }
offer-move = De : { NAME($place) } ({ $n })
offer-to = { NAME($place) } ({ $n })
offer-end-moves = Ne plus rien déplacer
offer-support = Jouer { NAME($card) } : conquête { $percent_from } % → { $percent_to } %

## The end

reason-points =
    { WHO($seat) ->
        [you] Vous gagnez
       *[other] { SEAT($seat) } gagne
    } avec { $points } points.
reason-reputation =
    Égalité à { $points } points : { WHO($seat) ->
        [you] vous gagnez
       *[other] { SEAT($seat) } gagne
    } par la meilleure réputation.
reason-territories =
    Égalité à { $points } points : { WHO($seat) ->
        [you] vous gagnez
       *[other] { SEAT($seat) } gagne
    } avec plus de territoires.
reason-capitals =
    Égalité à { $points } points : { WHO($seat) ->
        [you] vous gagnez
       *[other] { SEAT($seat) } gagne
    } avec plus de capitales.
reason-abroad =
    Égalité à { $points } points : { WHO($seat) ->
        [you] vous gagnez
       *[other] { SEAT($seat) } gagne
    } avec plus de territoires en dehors des 8 de départ.
reason-shared = { $points } points, et rien ne les départage : { $names } partagent la victoire.

## The table in the terminal

round-of = Manche { $round } sur { $rounds }
deck-of = pioche { $n }
is-reconstructed = reconstitué
points-of = { $n } pts
head-gdp = PIB
head-aggression = agr
head-quarters = can
head-transit = trn
head-cards = crt
head-missiles = mis
head-sabotage = sab
head-fleets = flo
short-rogue = Voyou
short-threat = Menace
short-watched = Surv.
short-exemplary = Exempl.
short-catalyst = Catal.
battle-dice = dés { $mine }:{ $theirs }
odds-at = { NAME($at) } { $percent } % −{ $lost }
odds-of = { $percent } % −{ $lost }
add-strike = missile sur des troupes : 100 + numéro du territoire
add-bomb = sur un fort : 200 +
add-nuke = nucléaire : 300 +
price-fort = fort { $cost }
price-fleet = nouvelle flotte { $cost }
price-voyage = déplacer une flotte { $cost }
seas-on-map = noms : map
odds-attack = Attaque :
initiative-is = Initiative :
hand-is-empty = Pas de carte en main.
timing-conflict = À votre tour du conflit.
timing-immediate = Immédiate : on vous demande quand elle peut se jouer.
discarded-cards = Défausse
fact-points = Points actuels
fact-reputation = PIB de la réputation
fact-military = PIB de l’indice militaire
fact-territories = Territoires comptés
fact-capitals = Capitales
fact-aggression = Agression
fact-quarters = Troupes en cantonnement
fact-transit = Troupes en transit
fact-reserve = Troupes en réserve
fact-fleets = Flottes en mer
fact-dock = Flottes en réserve
fact-missiles = Missiles conventionnels
fact-nukes = Missiles nucléaires
fact-sabotage = Jetons Sabotage
fact-tokens = Jetons Territoire restants
fact-cards = Cartes en main
supply-of = Reste pour tous : { $missiles } missiles conventionnels et { $nukes } nucléaires, { $sabotage } sabotages, { $forts } forts, { $radiation } radiations.

## At the table in the browser

map-of-the-world = Carte du monde. Les flèches la déplacent, avec Maj elles vont de lieu en lieu et disent ce qui s’y trouve ; + et − changent l’échelle
to-place = vers { NAME($place) }
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Toute la carte
how-to-pan = glissez, pincez pour zoomer
lit-beyond =
    { $n ->
        [one] Encore { $n } lieu éclairé
       *[other] Encore { $n } lieux éclairés
    } { $side ->
        [left] à gauche
        [right] à droite
        [up] plus haut
       *[down] plus bas
    }
legend-capital = capitale, +2 dés
legend-fort = fort, +3 dés
legend-conquered = conquis
legend-home = terre d’origine
legend-token = tenu sans troupes
legend-nobody = irradié
label-borders = Frontières
label-coasts = Côtes
label-seas = Mers
west-med = Médit. Ouest
east-med = Médit. Est
aim-head = Ce qui est éclairé sur la carte
aim-capital = Capitale
aim-attack = Attaque terrestre
aim-strike = Missile sur troupes
aim-bomb = Missile sur fort ou flotte
aim-nuke = Missile nucléaire
aim-engage = Attaque navale
aim-deploy = Placer une troupe
aim-fortify = Fortifier
aim-fleet = Nouvelle flotte
aim-from = Déplacer une flotte
aim-sail = Destination
aim-move = Troupe de
aim-to = Troupe vers
aim-raze = Raser
aim-betray = Traîtres
aim-demand = Exiger
aim-pacify = Casques bleus
aim-short-attack = Terrestre
aim-short-strike = Missile : troupes
aim-short-bomb = Missile : fort, flotte
aim-short-nuke = Nucléaire
aim-short-engage = En mer
short-strike = Missile : { NAME($at) }
short-engage = { NAME($zone) } ({ NAME($target) } { $n })
short-nuke = Nucléaire : { NAME($at) }
short-nuke-city = Nucléaire : l’Écoville de l’{ NAME($target) }
note-aggression = agression { $n }
short-do-not-occupy = Ne pas occuper
short-end-attack = Finir l’attaque
note-to-transit = { $n } en transit
note-fleets =
    { $percent } avec { $n ->
        [one] { $n } flotte
       *[other] { $n } flottes
    }
odds-unchanged = { $percent }, inchangé
n-troops =
    { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }
n-hits =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
n-left = reste { $n }
none-left = rien
fails = Échec
you-win = Victoire
power-wins = { NAME($power) } gagne
losses-expected = pertes : vous { $lost }, eux { $killed }
if-you-win = En cas de victoire : territoires { $from } → { $to }, PIB { $gdp } → { $then }.
if-you-win-as-now = En cas de victoire : territoires { $from } → { $to }, PIB toujours à { $gdp }.
aggression-rises = Agression { $from } → { $to }.
aggression-stays =
    { $n ->
        [0] Aucune agression : pas de perte de réputation.
       *[other] L’agression reste à { $n }.
    }
costs-rows = À la fin de la manche, réputation −{ $n } ; vous restez { $from }, { $row }.
costs-blessing = Vous y perdez votre Bénédiction.
costs-state = À la fin de la manche, réputation −{ $n } : { $from } → { $to }, PIB { $gdp } → { $poorer }, main { $hand } → { $then }.
head-attack = Attaque en cours
head-under-attack = On vous attaque
head-battle = Une bataille
head-aim = L’issue probable
head-invest = Investissement
head-headquarters = Quartier général
head-consensus = Consensus
taken = { NAME($place) } : conquis
place-lost = { NAME($place) } : perdu
last-throw = { NAME($place) } : le dernier jet
first-throw = { NAME($place) } : les dés vont rouler
battle-stands = { NAME($power) } : { $deployed } au départ, { $force } encore là.
battle-of = { NAME($power) } contre { $target } : { NAME($place) }.
next-from = Attaque suivante
how-many-stay = Combien restent sur place ?
who-leaves =
    { $onward ->
        [0] Qui part va en transit : rien n’est à portée d’ici.
       *[other] Qui part peut attaquer plus loin d’ici.
    }
how-many-attack = Combien attaquent ?
how-many-draw = Combien piochez-vous ?
how-many-recruit = Combien en recrutez-vous ?
dice-against =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } contre { $against }
in-quarters = { $n } au cantonnement
turn-of-power = Au tour de l’{ NAME($power) }
last-round-now = Une puissance a perdu son dernier territoire : c’est la dernière manche.
help-setup = Placez votre capitale là où vous pouvez la tenir : 2 dés de plus en défense, 3 points à qui la tient.
help-first-fleet = Votre première flotte, devant vos côtes. Qui a les seules flottes d’une mer la contrôle : les attaques terrestres peuvent la traverser, et les flottes attaquent depuis elle.
help-initiative = Le PIB le plus élevé joue en premier à chaque phase de la manche.
help-preparation = Défaussez ce que vous voulez, puis piochez jusqu’à 2 cartes. Une bonne réputation permet d’en tenir plus.
help-nothing-to-buy = Plus rien à acheter : finissez d’investir.
help-only-pass = Personne à attaquer, aucune carte à jouer : il ne reste qu’à passer.
help-investment = Dépensez votre PIB. Les troupes du cantonnement attaquent, celles de la carte défendent ; le PIB non dépensé est perdu.
help-deploy = Les nouvelles troupes sont au cantonnement, prêtes à attaquer. Celles que vous placez sur la carte y défendent.
help-conflict = Une action offensive par tour, et des cartes ; ou passer et sortir de la phase.
help-after-action = Votre action est faite. Cartes et sabotage restent possibles ; puis c’est à la puissance suivante.
help-after-action-only = Votre action est faite, et vous n’avez ni carte ni sabotage à utiliser maintenant : finissez votre tour.
help-reorganisation = Le transit revient au cantonnement, chaque puissance déplace jusqu’à 4 troupes, puis l’agression se paie en réputation.
gdp-left = PIB à dépenser
left-to-invest = L’{ NAME($power) } a encore { $n } de PIB à dépenser dans cet investissement.
buy-troops = Troupes
buy-missile = Missile
buy-nuke = Missile nucléaire
buy-sabotage = Sabotage
buy-aid = Aide : +1 réputation
in-uprising = Révolution : pour cet investissement, ni troupes ni forts sur la carte. Les nouvelles troupes restent au cantonnement.
embargo-left = Embargo : encore { $n } au plus.
hq-transit = Transit
hq-transit-help = de retour en fin de manche
hq-quarters-help = prêtes à attaquer
hq-arsenal = Arsenal
hq-arsenal-help = { $n } conv., { $nukes } nucl.
hq-intelligence = Renseignement
hq-intelligence-help = sabotage, jetons de territoire
short-headquarters = QG
short-reserve = Réserve :
hq-reserve = Réserve : { $n }/{ $of } troupes, { $fleets }/{ $all } flottes
tip-reserve = En réserve, à acheter : { $n }/{ $of } troupes, { $fleets }/{ $all } flottes.
any-time = À tout moment
in-conflict = Conflit
note-play = La jouer
note-discard = La défausser
note-when-asked = Quand on la demande
note-not-now = Pas maintenant
note-in-battle = Pas au milieu d’une attaque
note-in-your-turn = À votre tour
note-in-conflict = À la phase de conflit
hand-empty = Vous n’avez pas de carte.
points-are-made-of = points : PIB + 3 par capitale
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
col-reputation = Réputation
col-powers = Puissances
col-gdp = PIB
col-lands = Terres
state-rogue = Voyou
state-threat = Menace
state-watched = Surveillé
state-exemplary = Exemplaire
state-catalyst = Catalyseur
n-cards-held =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
you-after = Vous, à la fin de la manche
dashed-you = En pointillé : vous en fin de manche, { $military } + { $reputation } = { $n } de PIB (actuel { $now }).
dashed-taken = En pointillé : { NAME($place) } à vous, en fin de manche : { $military } + { $reputation } = { $n } de PIB (actuel { $now }).
dashed-aid = En pointillé : vous avec l’aide, aussitôt : { $military } + { $reputation } = { $n } de PIB (actuel { $now }).
deck-and-discard =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans la pioche, { $discarded ->
        [one] { $discarded } défaussée
       *[other] { $discarded } défaussées
    }
has-passed = a passé
n-in-hand = Cartes : { $n } sur { $limit }
tip-troops = Troupes : { $n } sur la carte, { $quarters } au cantonnement, { $transit } en transit
tip-capitals = Capitales
tip-missiles = Missiles conventionnels : { $n }. Un seul élimine jusqu’à 3 troupes, ou détruit un fort ou une flotte.
tip-nukes = Missiles nucléaires : { $n }. Un seul détruit un territoire pour tous.
tip-saboteurs = Sabotage : { $n }. Chacun coûte 1 rang de réputation à une autre puissance.
tip-capitals-held = Capitales : { $n }. Chacune vaut 3 points à la fin.
tip-gdp-of =
    PIB { $gdp } : { $reputation } pour la réputation, { $military } pour les territoires. Si tout finissait là, avec 3 par capitale : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
tip-reputation = Réputation : elle donne du PIB et fixe combien de cartes une puissance peut tenir. Agression et sabotage la baissent, l’aide la relève.
tip-gdp = PIB : réputation et territoires en donnent. Il se dépense à l’investissement, et fait l’essentiel des points à la fin.
tip-state =
    { $state } : { $gdp } de PIB ; au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main.
tip-at-state = { $state }, { $row } : { $gdp } de PIB
tip-at-lands = { $n } territoires pour l’indice militaire : { $gdp } de PIB
tip-order = numéro { $n } dans l’ordre de la manche
tip-turn = c’est son tour
labelled = { $label } : { $words }
tip-aggression = chaque triangle allumé coûte 1 rang de réputation à la fin de la manche
aggression-0 = paisible
aggression-1 = niveau 1, attaque terrestre
aggression-2 = niveau 2, missile
aggression-3 = niveau 3, missile nucléaire
aggression-short-1 = attaque
aggression-short-2 = missile
aggression-short-3 = nucléaire
cards-seen = Vous avez vu : { $cards }
cards-seen-then = Vues : { $cards }
tension-at = Tension : DEFCON { $n }. Elle descend de 1 à chaque manche ; celle de DEFCON 1 est la dernière.
order = Ordre
you-are = Vous jouez l’{ NAME($power) }
gdp-and-points = PIB { $gdp } · { n-points }
tab-powers = Puissances
asked-now = Une question pour vous !
answer-ahead = Aucune carte de ma part à cette manche
answered-ahead = Vous ne jouez aucune carte au tour des autres jusqu’à la fin de la manche.
ask-me-again = Me redemander
land-held = { NAME($power) }, { $n ->
        [one] { $n } troupe.
       *[other] { $n } troupes.
    }
land-token = L’{ NAME($power) } le tient sans troupes.
land-home = Territoire d’origine : { NAME($power) }.
land-capital = Capitale de l’{ NAME($power) } : 2 dés de plus en défense.
land-fort = Fortifié : 3 dés de plus en défense.
land-irradiated = Irradié : personne ne peut le tenir.
land-closed = Fermé : l’{ NAME($power) } ne joue pas.
land-neutral = Terrain neutre : le premier venu le prend sans dés.
land-truce = Terrain neutre : pas d’attaque à cette manche.
sea-fleets = { NAME($power) } : { $n ->
        [one] { $n } flotte.
       *[other] { $n } flottes.
    }
sea-tired =
    { NAME($power) } : { $n ->
        [one] { $n } flotte s’est repliée et n’attaque
       *[other] { $n } flottes se sont repliées et n’attaquent
    } plus à cette manche.
sea-shared = Partagée : personne ne la contrôle.
sea-empty = Aucune flotte : personne ne la contrôle. Qui a ici les seules flottes la contrôle.
sea-crossed = Vos attaques terrestres la traversent.
sea-not-crossed = Vos attaques terrestres ne la traversent pas ; des flottes attaquent depuis elle.
sea-would-be-crossed = Avec une flotte ici, vos attaques terrestres la traverseraient.
sea-would-not-be-crossed = Avec une flotte ici, vos attaques terrestres ne la traverseraient pas ; la flotte pourrait attaquer depuis elle.
sea-unfit-others = Aucune nouvelle flotte à vous ici : une autre puissance y a des flottes.
sea-unfit-far = Aucune nouvelle flotte à vous ici : aucun de vos territoires ne borde cette mer.
says-round = Manche { $round } sur { $rounds }, DEFCON { $defcon }. { NAME($phase) }.
says-order = Ordre d’initiative : { $powers }.
says-head = { NAME($power) }, { SEAT($seat) }
says-nobodys = Territoires sans maître
says-battle = Bataille : { NAME($place) }. L’{ NAME($power) } attaque avec { $n } contre { $against } ; { $percent } % de chances, environ { $lost } pertes, { $killed } en face.
says-power =
    { NAME($state) }, { $row }, { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }, PIB { $gdp }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si tout finissait là ; agression : { $aggression }.
says-passed = A passé : ne joue plus dans ce conflit.
says-headquarters =
    { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main sur { $limit } au plus, { $quarters ->
        [one] { $quarters } troupe
       *[other] { $quarters } troupes
    } au cantonnement, { $transit } en transit, { $missiles ->
        [one] { $missiles } missile conventionnel
       *[other] { $missiles } missiles conventionnels
    }, { $nukes ->
        [one] { $nukes } nucléaire
       *[other] { $nukes } nucléaires
    }, { $sabotage ->
        [one] { $sabotage } jeton de sabotage
       *[other] { $sabotage } jetons de sabotage
    } ; { $tokens ->
        [one] encore { $tokens } territoire
       *[other] encore { $tokens } territoires
    } sans troupes au plus.
says-kept = L’{ NAME($power) } garde { NAME($card) } devant elle.
says-borders = Voisins : { $places }.
says-card =
    { NAME($card) }, { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }. { $words }
log-draws =
    L’{ NAME($power) } pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
log-drew-of = { SEAT($seat) } pioche { NAME($card) }.
log-invests = L’{ NAME($power) } investit : { $things }.
log-aid =
    aide humanitaire{ $n ->
        [one] { "" }
       *[other] {" "}×{ $n }
    }, réputation +{ $rows } { $rows ->
        [one] rang
       *[other] rangs
    } ({ NAME($state) })
log-fort = fort ({ NAME($at) })
log-fleet = flotte ({ NAME($zone) })
log-sailed = flotte déplacée ({ NAME($zone) })
log-losses = Pertes : attaquant { $lost }, défenseur { $killed }.
log-order = Ordre : { $powers }.
losses-of-both = pertes d’environ { $lost } contre { $killed }
head-points = Points
note-kept = Posée face visible
what-attack = Des troupes du cantonnement prennent un territoire voisin, par terre ou par une mer que vous contrôlez.
what-strike = Un missile conventionnel élimine jusqu’à 3 troupes d’un territoire.
what-bomb = Un missile conventionnel détruit un fort ou une flotte.
what-nuke = Le territoire et tout ce qui s’y trouve sont perdus pour tous.
what-engage = Vos flottes contre celles d’une mer voisine de la vôtre, ou d’une mer partagée. Un dé par flotte. Celles qui y vont quittent leur mer : sans la dernière, vous ne la contrôlez plus.
leaves-sea =
    { NAME($zone) } : la dernière flotte part, vous ne contrôlez plus cette mer{ $crossed ->
        [0] { "" }
       *[other] {" "}et vos attaques terrestres ne la traversent plus
    }.
n-to-buy = reste { $n }
where-fort = Fort : choisissez un territoire éclairé
where-fleet = Nouvelle flotte : choisissez une mer éclairée
where-sail = Déplacer : choisissez une flotte éclairée
legend-troops = Troupes : sur la carte + au cantonnement
tip-recruit = Troupes : au cantonnement elles attaquent, sur la carte elles défendent.
tip-missile = Missile conventionnel : pendant le conflit, il élimine jusqu’à 3 troupes, ou détruit un fort ou une flotte.
tip-nuke = Missile nucléaire : pendant le conflit, il détruit un territoire pour tous. Agression 3.
tip-sabotage = Sabotage : pendant le conflit, il coûte 1 rang de réputation à une autre puissance, à chacune une fois par manche.
tip-aid = Aide humanitaire : votre réputation monte aussitôt de 1 rang. Chaque État a deux rangs.
tip-fort = Fort : 3 dés de plus pour qui défend là.
tip-fleet = Flotte : qui a les seules flottes d’une mer la contrôle. Ses attaques terrestres peuvent alors la traverser, et ses flottes attaquent depuis elle.
tip-sail = Une flotte gagne n’importe quelle mer sans flotte adverse.
tip-transit = Les troupes qui ont combattu. À la fin de la manche, elles rentrent au cantonnement.
tip-quarters = Les troupes qui peuvent attaquer pendant le conflit.
tip-arsenal = Missiles. Un conventionnel élimine jusqu’à 3 troupes, ou détruit un fort ou une flotte ; un nucléaire détruit un territoire.
tip-intelligence =
    À gauche : sabotage, qui coûte de la réputation aux autres. À droite : jetons de territoire. Encore { $n ->
        [one] { $n } territoire peut
       *[other] { $n } territoires peuvent
    } rester sans troupes, 5 en tout.
tip-lands = Terres : l’indice militaire, les territoires qu’une puissance contrôle. Il donne aussi du PIB.
consensus-help = À gauche : réputation. À droite : territoires, l’indice militaire. Les deux donnent du PIB. Chaque État a deux rangs.
row-upper = rang du haut
row-lower = rang du bas
win-capitals = Capitale : +{ $n } points.
win-takes = PIB de l’{ NAME($power) } { $gdp } → { $then }.
win-ends = C’est le dernier territoire de l’{ NAME($power) } : la partie finit avec cette manche.
you-win-with =
    Victoire avec { $n ->
        [one] { $n } flotte
       *[other] { $n } flottes
    }
stay-and-go =
    { $n ->
        [one] { $n } reste
       *[other] { $n } restent
    }{ $rest ->
        [0] { "" }
       *[other] , { $onward ->
            [0] { $rest } en transit
           *[other] { $rest ->
                [one] { $rest } continue
               *[other] { $rest } continuent
            }
        }
    }
point-at-what-is-lit = Pointez ce qui est éclairé pour voir ce qui en résulterait.
tap-what-is-lit = Touchez ce qui est éclairé pour voir ce qui en résulterait.
the-likeliest = La plus sûre ; pointez-en d’autres
the-likeliest-tap = La plus sûre ; touchez-en d’autres
for-example = Un exemple ; pointez-en d’autres
for-example-tap = Un exemple ; touchez-en d’autres
launch-at = Lancer sur { NAME($place) }
strike-at = Frapper : { NAME($place) }
attack-at = Attaquer : { NAME($place) }
do-attack = Attaquer
do-recruit = Recruter : { $cost } PIB
do-capital = Capitale : { NAME($place) }
do-fleet = Flotte : { NAME($place) }
do-raze = Raser le fort
do-betray = Retirer 1 troupe
do-demand = Exiger : { NAME($place) }
do-pacify = Rendre neutre
do-cede = Le céder
deed-capital = Une capitale ici : 2 dés de plus en défense, et 3 points à la fin à qui la tient.
deed-raze = L’{ NAME($target) } perd le fort : 3 dés de moins en défense ({ NAME($place) }).
deed-betray = L’{ NAME($target) } y perd 1 troupe : { $n } → { $then }.
deed-demand = { NAME($place) } : l’{ NAME($target) } doit dire si elle cède ce territoire.
deed-demand-ceded = Cédé : il est à vous, ses troupes partent, et l’{ NAME($target) } gagne 2 rangs de réputation.
deed-demand-refused = Refusé : vous perdez 1 rang de réputation.
deed-pacify = L’{ NAME($target) } le perd : il n’est plus à personne, et nul ne l’attaque à cette manche.
deed-cede =
    Vous perdez ce territoire ({ NAME($place) }){ $n ->
        [0] { "" }
        [one] , et { $n } troupe part en transit
       *[other] , et { $n } troupes partent en transit
    }. Votre réputation monte de 2 rangs.
cede-takes = Territoires { $lands } → { $left }, PIB { $gdp } → { $then }, points { $points } → { $fewer }.
deed-pass =
    Vous sortez de ce conflit : plus d’attaques, de missiles, de sabotage ni de cartes à votre tour. Les autres continuent. { $n ->
        [0] { "" }
        [one] { $n } troupe du cantonnement n’attaquera pas.
       *[other] { $n } troupes du cantonnement n’attaqueront pas.
    }
deed-unspent =
    { $n } de PIB { $n ->
        [one] serait perdu
       *[other] seraient perdus
    } : ce qui n’est pas dépensé disparaît.
one-fewer = Une de moins
one-more = Une de plus
battle-won = { NAME($power) } : { $deployed } au départ, { $stay } sur place.
hit-troops =
    Si aucune carte ne l’arrête : { $n ->
        [one] { $n } troupe perdue
       *[other] { $n } troupes perdues
    } ({ NAME($place) }).
hit-fort = Si aucune carte ne l’arrête : le fort est perdu ({ NAME($place) }).
hit-fleet = Si aucune carte ne l’arrête : une flotte est perdue ({ NAME($place) }).
hit-city = Si aucune carte ne l’arrête : l’Écoville durable est perdue.
capital-moves = La capitale n’est pas perdue : sa puissance la déplace sur un autre de ses territoires et garde ses 3 points.
capital-falls = La capitale est perdue aussi : sa puissance n’a pas d’autre territoire.
capital-stays = La capitale conquise n’est pas perdue : son conquérant la garde à côté de son quartier général, avec ses 3 points.
hit-takes = { NAME($power) } : territoires { $lands } → { $left }, PIB { $gdp } → { $then }.
card-says = La carte : « { $words } »
loses-rows =
    −{ $n } { $n ->
        [one] rang
       *[other] rangs
    }
loses-state =
    −{ $n } { $n ->
        [one] rang
       *[other] rangs
    } : { $from } → { $to }
loses-nothing = aucune perte : Bénédiction, ou rang le plus bas
card-lasts = { NAME($card) } : { $words }
barred-from = Ligne Maginot : vous ne pouvez plus attaquer l’{ NAME($power) } par terre dans ce conflit.
asked-in-turn-of = Question pour vous, au tour de l’{ NAME($power) }
one-more-speech = Vous avez fait un discours. Encore un ?
only-answer = Rien d’autre n’est possible
about-your-turn = À vous · { $words }
no-troops-to-attack = Aucune troupe au cantonnement : il ne reste qu’à passer
no-land-in-reach = Personne à portée de vos troupes : il ne reste qu’à passer
round-begins = DEFCON { $n }
phases-of-a-round = Les phases d’une manche
next-phase = Ensuite : { NAME($phase) }. { $words }
round-is-last = La dernière manche
passes-without-card = Vous n’avez pas cette carte. Tous sont interrogés, pour que rien ne se devine ; on passe pour vous.
passes-ahead = Aucune carte de votre part à cette manche : on passe pour vous.
answer-ahead-note = Seulement au tour des autres. Resteront en main : { $cards }
ahead-cards = Pas joué : { $cards }.
legend-closed = fermé
sea-controlled = L’{ NAME($power) } la contrôle.
not-infiltration = Rien à voler ni à raser
not-speech = Quand on vous attaque par terre
not-dunkirk = Quand votre attaque terrestre échoue
not-submarine = Aucune flotte en réserve
not-conscription = Aucune troupe en réserve
not-airborne = Comme action, avec des troupes au cantonnement
not-raid = Avant d’attaquer des troupes
not-pretext = Aucune attaque à couvrir
not-accident = Aucune frappe à couvrir
not-at-top = Réputation déjà au sommet
not-discredit = Personne n’a de réputation à perdre
not-plot = Aucune capitale adverse
not-betrayal = Aucune troupe adverse
not-espionage = Personne d’autre n’a de cartes
not-transfer = Aucune capitale à déplacer
not-blessing = Vous en gardez déjà une
not-ultimatum = Ni troupe ni jeton pour cela
col-military = Militaire
ended-by = L’{ NAME($power) } avait perdu son dernier territoire.
ended-early = La manche { $round } sur { $rounds } a été la dernière : l’{ NAME($power) } avait perdu son dernier territoire.

## The summary of what happened

sum-round = Manche { $n }
sum-round-now = Manche { $n } en cours
sum-lead =
    { $lands ->
        [0] Aucun territoire n’a changé de mains
        [one] { $lands } territoire a changé de mains
       *[other] { $lands } territoires ont changé de mains
    } ; { $attacks ->
        [0] aucune attaque
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }, { $strikes ->
        [0] aucun missile
        [one] { $strikes } missile
       *[other] { $strikes } missiles
    }.
sum-map = La carte : ce qui a changé de mains est éclairé
sum-lands = Changements de mains
sum-seas = Qui contrôle les mers
sum-clashes = Attaques et missiles
sum-ploys = Cartes et sabotage
sum-change = { NAME($defender) } → { NAME($power) }
sum-dead = { NAME($defender) } → irradié
sum-against = { NAME($power) } contre { NAME($target) }
sum-with = { $words } : { $force }
sum-dice =
    { $n ->
        [one] { $n } jet
       *[other] { $n } jets
    }, touches : attaquant { $hits }, défenseur { $against }
sum-climbed =
    { $sign }{ $n } { $n ->
        [one] rang
       *[other] rangs
    }
sum-no-dice = sans dés
sum-losses = Pertes
sum-no-losses = aucune perte
sum-saved =
    { $n ->
        [one] { $n } troupe est revenue quand même.
       *[other] { $n } troupes sont revenues quand même.
    }
n-fleets =
    { $n ->
        [one] { $n } flotte
       *[other] { $n } flottes
    }
n-forts =
    { $n ->
        [one] { $n } fort
       *[other] { $n } forts
    }
end-taken = conquis
end-left = vaincu, pas occupé
end-held = attaque repoussée
end-withdrew = attaque abandonnée
end-won = attaque gagnée
end-lost = attaque perdue
end-hit = touché
end-stopped = arrêté
end-open = en cours

## What is wrong with a map file (redphone map check), and how much is on one

map-counts =
    { $territories ->
        [one] { $territories } territoire
       *[other] { $territories } territoires
    }, { $seas ->
        [one] { $seas } zone maritime
       *[other] { $seas } zones maritimes
    }.
map-seas = Zones maritimes
map-reconstructed = La carte du jeu imprimé n’est pas publique. Celle-ci est la nôtre, tirée du monde réel : territoires, frontières et zones maritimes sont une reconstitution.
fault-powers = powers, s’il est là, dit exactement : { $known }.
fault-viewbox = viewbox est [0, 0, largeur, hauteur], en nombres entiers jusqu’à { $highest }.
fault-number-of-territories = Une carte a { $most } territoires, et non { $n }.
fault-number-of-seas = Une carte a de { $lowest } à { $highest } zones maritimes, et non { $n }.
fault-homes = { $power } commence avec { $most } territoires, et non avec { $n }.
fault-no-slug = slug manque : un nom court comme west_russia.
fault-slug = slug est un nom court comme west_russia (a à z, 0 à 9, _), et non { $typed }.
fault-slug-twice = { $name } est déjà le slug d’autre chose.
fault-slug-reserved = { $name } désigne autre chose dans ce jeu : donnez au lieu un autre slug.
fault-name-twice = Autre chose s’appelle déjà { $name }. Personne ne pourrait les distinguer.
fault-no-name = { $name } manque : une table avec { $known }.
fault-lacks-language = Il manque à { $name } la langue { $lang }.
fault-places = { $name } est une liste de slugs [ "…", "…" ].
fault-point = { $name } est un point [x, y] dans le cadre, de [0, 0] à [{ $width }, { $height }].
fault-shape = shape est un tracé de lignes droites : M, L, l et Z, avec au moins trois points par contour.
fault-shape-outside = La forme dépasse le cadre, de [0, 0] à [{ $width }, { $height }].
fault-no-shape = { $name } n’a pas de forme : tous les territoires et toutes les zones en ont une, ou aucun.
fault-token-outside = Le point token de { $name } est hors de sa forme.
fault-view-box = viewBox est "0 0 { $width } { $height }", comme sur la carte.
fault-no-such-place = Il n’y a pas de { $name } sur la carte.
fault-place-twice = { $name } de { $here } nomme deux fois { $there }.
fault-itself = { $name } de { $here } nomme { $here } lui-même.
fault-no-land = { $name } de { $here } nomme { $there }, et ce territoire n’existe pas.
fault-no-sea = { $name } de { $here } nomme { $there }, et cette zone maritime n’existe pas.
fault-one-sided = { $here } nomme { $there } dans { $name }, mais { $there } ne nomme pas { $here } dans { $back }.
fault-between = between nomme les deux qui se touchent [ "…", "…" ].
fault-joins-nothing = { $here } et { $there } ne se nomment pas dans { $name }.
fault-lonely-sea = { $name } ne touche aucun territoire : une flotte n’y servirait jamais à rien.
fault-seas-apart = Aucun chemin ne mène par mer de { $here } à { $there }.
fault-boxed-in = { $power } est enfermé : il touche { $n } zones maritimes, il en faut { $lowest } pour sa première flotte.
fault-no-way = { $power } et { $other } ne peuvent pas s’atteindre : ni frontière ni zone maritime commune.
fault-cut-off = Quand seuls { $power } et { $other } jouent, { $name } est coupé du reste du plateau.

## What is wrong with a deck file or a die file (redphone deck check, redphone die check), and what is in one

deck-counts =
    { $kinds ->
        [one] { $kinds } sorte de cartes
       *[other] { $kinds } sortes de cartes
    }, { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
deck-reconstructed = Le paquet imprimé a 51 cartes de 33 sortes ; combien il y en a de chacune n’est pas public. Ces exemplaires sont notre choix.
die-reconstructed = Ce que montrent les faces du dé imprimé n’est pas public. Dans les exemples des règles, la moitié des dés touche.
die-faces = { $hits } faces sur { $faces } touchent : { $percent } % des dés lancés.
fault-no-card = slug manque : de quelle carte d’action il s’agit, par exemple air_raid.
fault-no-such-card = DEFCON n’a pas de carte d’action { $typed } : slug en est une, comme air_raid.
fault-card-twice = { $name } est là deux fois : une seule [[card]], et copies dit combien il y en a.
fault-timing = Le timing de { $name } est { $known } : ce sont les règles qui le disent, un fichier n’y change rien.
fault-too-many-cards = Un paquet a { $most } cartes au plus, tous les exemplaires comptés.
fault-cards-missing =
    { $n ->
        [one] Il manque une carte : { $known }.
       *[other] Il manque { $n } cartes : { $known }.
    }
