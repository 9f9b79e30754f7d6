# DEFCON, in English. `redphone/texts.py` explains the functions.
# Card summaries are our own words: what the card does, with every number, in at most 90 characters.
# The map names its own places, so texts take them as they are. Sea zones have an article here: “the Black Sea”.

title = DEFCON
about = Megapowers arm for the last war. Conquer, but keep your good name.
authors = Carlo De Gregorio
reconstructed = The rules are complete. The printed map, the copies of each card and the faces of the die are not public: ours are a reconstruction. An owner of the game replaces each by one file.
rules-brief =
    Aim
    Five rounds, from DEFCON 5 to DEFCON 1. The most points at the end win.
    Two scales say how a power stands, and each gives it GDP, the money of a
    round. The military index counts the territories you control. Reputation has
    five states of two rows each, from the bottom: rogue state, threat to peace,
    state under watch, exemplary state, catalyst state.
    Points: the GDP of both scales, and 3 for each capital you hold.

    What stands where
    Troops on your territories defend them. Troops in Quarters attack. Those that
    have attacked wait in Transit, and are back in Quarters in the next round.
    A fortification adds 3 dice to the defence of a territory, a capital 2.
    You control a sea zone where you have fleets and nobody else has.

    Before the conflict
    Initiative: the highest GDP comes first; on a tie the better reputation.
    Preparation: discard what you like, then draw up to 2 action cards.
    Your reputation limits your hand: 1 card as a rogue state, up to 5.
    Investment: spend your GDP; what you do not spend is lost. Troop 2, fleet 4,
    moving a fleet 2, fortification 4, conventional missile 4, nuclear missile 6.
    Humanitarian aid 4: your reputation rises by 1 row. Sabotage 4: in the
    conflict it takes 1 row of reputation from another power.

    The conflict
    In turn, one offensive action each: a land attack, a missile or a naval
    attack. Or pass, and be out for this phase. Cards and sabotage come before or
    after the action.
    Land attack: on what borders on you, by land or over a sea zone you control.
    Both throw a die for each troop, and what defends adds its own. Half of the
    faces hit, each hit kills a troop.
    After each round of combat, fight on or retreat to Transit.
    Who wins leaves at least 1 troop there; the others may attack on from it.
    Conventional missile: kills up to 3 troops on one territory, or destroys one
    fortification or one fleet. Nuclear missile: the territory is lost to all.
    Naval attack: from a sea zone you control on one beside it, a die a fleet.

    What it costs
    An attack may be aggressive. When the round ends, you lose as many rows of
    reputation as your aggression: land attack 1, missile on troops 2, nuclear
    missile 3; only the highest of a round counts. The first row lost may leave
    you in the same state. Land attacks are free on a threat to peace, on a rogue
    state, on nobody’s ground and on your own lost territories; missiles at a
    rogue state count 1 less. Missiles at forts and fleets are free, and naval
    attacks, too.
    Reorganisation, the last phase of a round: Transit returns to Quarters, each
    power moves up to 4 troops, then aggression is paid for.

    The end
    5 of your territories may stand without troops. Who loses the last territory
    ends the game with this round. Ties: reputation, territories, capitals,
    territories beyond the first 8.
reading-the-table =
    Reading the table
    ■ America, ▲ Eurasia, ◆ Africasia, ● Eastasia. ▸ stands before who is asked.
    A column is a power with the 8 territories that it started with. Yours is in
    CAPITALS; × has passed.
    “Brazil ■3”: held by America with 3 troops; “■0”: only a token holds it.
    □ is a fortification, ★ a capital (with its owner’s sign if it is captured).
    ☢ is irradiated: nobody holds it, everybody may pass. –: nobody holds it.
    “~ Black Sea ▲2/1”: two Eurasian fleets, one of which has retreated.
    “28 pts”: what you would score now: both GDPs, and 3 for each capital.
    GDP is what reputation and territories give: what you spend each round.
    “agg” aggression: so many rows of reputation are lost when the round ends.
    “qrt” troops in Quarters, which can attack; “trn” troops in Transit.
    “crd” cards in hand / the limit. “sab” sabotage. “flt” fleets at sea / left.
    “msl 2+1”: 2 conventional and 1 nuclear missile.
    Type the number in front of a place, or words: “attack brazil”, “str bra”.
    0 is no, or no more. Missiles: 100, 200 or 300 more than the territory’s number.
    “73% −2”: the chance of conquest if you fight to the end with all that you
    can send, and the troops that it costs on average.
    “■ 3/5”: 3 hits with 5 dice; “◆ −1”: a troop is lost.
    In others’ turns you are asked whether you play a card, even if you hold no
    such card: so a question tells nobody anything. skip: no more of them until
    the round ends; ask: again.
    cards: your cards in full, and all figures. map: what borders on what.

## Options

option-reputation-ties = Ties of reputation
    .about = Who has the better reputation is told by the row of the index, or by the state alone.
    .row = by row
    .state = by state
option-sea-chains = Attacks over several seas
    .about = A land attack may cross several sea zones behind each other, if you control them all.
option-speech-after-pass = Speech after passing
    .about = A power that has passed may still play Speech to Parliament when it is attacked.
option-attack-scope = Cards for a land attack
    .about = Cards that support a land attack hold for one battle, or for the whole action.
    .battle = one battle
    .action = the whole action
option-armageddon = Armageddon
    .about = In the last round aggression costs no reputation, or everybody stands at level 1.
    .off = not played
    .no_loss = it costs nothing
    .all_level_one = all at level 1
option-pair = Two powers
    .about = Which powers two players play.
    .america_eurasia = America and Eurasia
    .america_africasia = America and Africasia
    .america_eastasia = America and Eastasia
    .eurasia_africasia = Eurasia and Africasia
    .eurasia_eastasia = Eurasia and Eastasia
    .africasia_eastasia = Africasia and Eastasia
option-absent = Three powers
    .about = Which power is left out when three play.
    .america = without America
    .eurasia = without Eurasia
    .africasia = without Africasia
    .eastasia = without Eastasia

## Powers, phases, states, pieces

america = America
eurasia = Eurasia
africasia = Africasia
eastasia = Eastasia
nobody = nobody
    .number = none
setup = Set-up
initiative = Initiative
preparation = Preparation
investment = Investment
conflict = Conflict
reorganisation = Reorganisation
rogue = Rogue State
threat = Threat to Peace
watched = State under Watch
exemplary = Exemplary State
catalyst = Catalyst State
missile = conventional missile
nuke = nuclear missile
sabotage = sabotage
aid = humanitarian aid
quarters = Quarters

## Places of our map

west_canada = West Canada
east_canada = East Canada
west_usa = West USA
east_usa = East USA
mexico = Mexico
andes = Andes
brazil = Brazil
argentina = Argentina
west_europe = West Europe
scandinavia = Scandinavia
central_europe = Central Europe
south_europe = South Europe
west_russia = West Russia
east_russia = East Russia
kamchatka = Kamchatka
central_asia = Central Asia
north_africa = North Africa
west_africa = West Africa
congo = Congo
east_africa = East Africa
south_africa = South Africa
asia_minor = Asia Minor
middle_east = Middle East
persia = Persia
india = India
west_china = West China
east_china = East China
mongolia = Mongolia
japan = Japan
indochina = Indochina
indonesia = Indonesia
australia = Australia
arctic_ocean = Arctic Ocean
norwegian_sea = Norwegian Sea
north_atlantic = North Atlantic
sargasso_sea = Sargasso Sea
mid_atlantic = Mid Atlantic
south_atlantic = South Atlantic
west_mediterranean = West Mediterranean
east_mediterranean = East Mediterranean
black_sea = Black Sea
arabian_sea = Arabian Sea
indian_ocean = Indian Ocean
southern_ocean = Southern Ocean
china_sea = China Sea
sea_of_japan = Sea of Japan
bering_sea = Bering Sea
north_pacific = North Pacific
central_pacific = Central Pacific
south_pacific = South Pacific

## Action cards of one’s own turn in the conflict

air_raid = Air Raid
    .summary = 2 more dice in each round of combat of your land attack.
airborne_troops = Airborne Troops
    .summary = Attack any territory, wherever it is, with up to 3 troops from Quarters.
assassination_attempt = Assassination Attempt
    .summary = The capitals of one power add no dice against your next land attack.
betrayal = Betrayal
    .summary = Remove any 2 enemy troops from the board.
blessing = Blessing
    .summary = Keep it: never less than a Threat to Peace. Lost by launching a nuclear missile.
casus_belli = Casus Belli
    .summary = Your next land attack is not aggressive.
chemical_weapons_scandal = Chemical Weapons Scandal
    .summary = Another power loses 2 rows of reputation.
conscription = Conscription
    .summary = Take 2 troops from your reserve, free of charge.
accidental_strike = Accidental Strike
    .summary = Your next conventional strike is not aggressive.
dunkirk = Dunkirk
    .summary = When your land attack fails, all your troops of that battle, dead or alive, go to Transit.
espionage = Espionage
    .summary = Look at another power’s hand, or make it discard 1 card at random.
excommunication = Excommunication
    .summary = Another power loses 1 row of reputation, then its Blessing.
government_transfer = Government Transfer
    .summary = Move a capital from one of your territories to another.
infiltration = Infiltration
    .summary = Remove 1 enemy fortification, or steal 1 missile of either kind.
international_criminal_court = International Criminal Court
    .summary = Another power loses 1 row of reputation.
nobel_prize = Nobel Prize
    .summary = Your reputation rises by 2 rows.
propaganda = Propaganda
    .summary = Your reputation rises by 1 row.
speech_to_parliament = Speech to Parliament
    .summary = 2 more dice in each round of combat when you defend against a land attack.
submarine_fleet = Submarine Fleet
    .summary = Put 1 fleet from your reserve on any sea zone, even an enemy’s.
sustainable_ecocity = Sustainable Ecocity
    .summary = Keep it: counts as 1 territory more. Only a nuclear missile destroys it.
ultimatum = Ultimatum
    .summary = Demand 1 territory: ceded, its power gains 2 reputation; refused, you lose 1.

## Immediate action cards

censorship = Censorship
    .summary = Cancel a Coup d’État or a Revolution against you.
counter_espionage = Counter-Espionage
    .summary = Cancel another power’s Submarine Fleet or Airborne Troops.
coup_detat = Coup d’État
    .summary = Before another power draws: it draws no cards in this preparation.
embargo = Embargo
    .summary = As another power starts to invest: at most 5 investments.
maginot_line = Maginot Line
    .summary = After you lose a territory: that attacker cannot attack you by land in this conflict.
peacekeeping = Peacekeeping
    .summary = One of your lost starting territories becomes neutral; no attack there this round.
revolution = Revolution
    .summary = As another power starts to invest: it cannot place troops or forts on the board.
security_council_presidency = Security Council Presidency
    .summary = Between two phases: put the powers on the initiative track in any order.
solidarity = Solidarity
    .summary = Cancel a sabotage against you.
speculative_bubble = Speculative Bubble
    .summary = As another power starts to invest: it has 4 GDP less.
strategic_defense_initiative = Strategic Defense Initiative
    .summary = Stop a missile of any kind that is aimed at you.
trade_agreement = Trade Agreement
    .summary = 4 GDP more for you in this investment.

## What happens

event-rolled-for-order =
    { NAME($power) } throws { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } for the initiative.
event-ordered = Initiative { $place }: { NAME($power) }.
event-capital-placed = { NAME($power) } has its capital in { NAME($at) }.
event-fleet-placed = { NAME($power) } places a fleet in the { NAME($zone) }.
event-round = Round { $round } of { $rounds }: DEFCON { $defcon }.
event-phase = { NAME($phase) }.
event-drew = You draw { NAME($card) }.
event-drew-hidden = { NAME($power) } draws a card.
event-discarded = { NAME($power) } discards { NAME($card) }.
event-reshuffled = The discarded cards are shuffled into a new deck.
event-played = { NAME($power) } plays { NAME($card) }.
event-cancelled = { NAME($card) } of { NAME($power) } has no effect.
event-cannot-draw = { NAME($power) } draws no cards in this round.
event-has-budget = { NAME($power) } has { $n } GDP to spend.
event-got-gdp = { NAME($power) } gets { $n } GDP more.
event-lost-gdp = { NAME($power) } has { $n } GDP less.
event-is-embargoed = { NAME($power) } may make 5 investments at most.
event-in-uprising = { NAME($power) } can place neither troops nor fortifications on the board.
event-bought = { NAME($power) } buys: { NAME($item) }.
event-recruited =
    { NAME($power) } recruits { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }.
event-deployed =
    { NAME($power) } sends { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } to { NAME($place) }.
event-fortified = { NAME($power) } fortifies { NAME($at) }.
event-sailed = { NAME($power) } moves a fleet from the { NAME($from) } to the { NAME($zone) }.
event-done-investing =
    { NAME($power) } ends its investment{ $n ->
        [0] { "" }
       *[other] {" "}and leaves { $n } GDP
    }.
event-attacked =
    { NAME($power) } attacks { NAME($at) }{ NAME($defender, case: "number") ->
        [none] { "" }
       *[other] {" "}(held by { NAME($defender) })
    } with { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }.
event-became-aggressive = Aggression of { NAME($power) }: { $n }.
event-rolled =
    { NAME($power) }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
event-troops-lost =
    { NAME($power) } loses { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } in { NAME($at) }.
event-attackers-lost =
    { NAME($power) } loses { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } attacking { NAME($at) }.
event-retreated =
    { NAME($at) }: { NAME($power) } retreats with { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }.
event-attack-failed = The attack on { NAME($at) } by { NAME($power) } has failed.
event-conquered =
    { NAME($power) } takes { NAME($at) } and leaves { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } there.
event-did-not-occupy = { NAME($power) } does not occupy { NAME($at) }.
event-went-to-transit =
    { NAME($power) }: { $n ->
        [one] { $n } troop goes
       *[other] { $n } troops go
    } to Transit.
event-held-empty = { NAME($power) } holds { NAME($at) } without troops.
event-lost-control = { NAME($power) } has no token left to hold { NAME($at) }: it is neutral now.
event-fort-gone = The fortification in { NAME($at) } is gone.
event-capital-captured = { NAME($power) } captures the capital of { NAME($capital) } in { NAME($at) }.
event-capital-moved = The capital of { NAME($capital) } moves to { NAME($at) }.
event-capital-kept = { NAME($power) } keeps the capital of { NAME($capital) } beside its headquarters.
event-capital-lost = The capital of { NAME($capital) } is lost.
event-struck = { NAME($power) } launches a missile at the troops of { NAME($target) } in { NAME($at) }.
event-bombed = { NAME($power) } launches a missile at the fortification of { NAME($target) } in { NAME($at) }.
event-sank = { NAME($power) } launches a missile at a fleet of { NAME($target) } in the { NAME($zone) }.
event-nuked =
    { NAME($power) } launches a nuclear missile at { NAME($at) }{ NAME($target, case: "number") ->
        [none] { "" }
       *[other] {" "}(held by { NAME($target) })
    }!
event-nuked-city = { NAME($power) } launches a nuclear missile at the Ecocity of { NAME($target) }!
event-stopped = { NAME($power) } stops the missile.
event-irradiated = { NAME($at) } is irradiated and lost to all.
event-engaged =
    { NAME($power) } attacks { NAME($target) } in the { NAME($zone) } with { $n ->
        [one] { $n } fleet
       *[other] { $n } fleets
    }.
event-fleets-lost =
    { NAME($power) } loses { $n ->
        [one] { $n } fleet
       *[other] { $n } fleets
    } in the { NAME($zone) }.
event-fleet-retreated = A fleet of { NAME($power) } retreats to the { NAME($zone) }.
event-sea-won = { NAME($power) } wins the battle in the { NAME($zone) }.
event-sea-lost = { NAME($power) } loses the battle in the { NAME($zone) }.
event-sabotaged = { NAME($power) } sabotages { NAME($target) }.
event-reputation-rose =
    Reputation of { NAME($power) } +{ $n } { $n ->
        [one] row
       *[other] rows
    } ({ NAME($state) }).
event-reputation-fell =
    Reputation of { NAME($power) } −{ $n } { $n ->
        [one] row
       *[other] rows
    } ({ NAME($state) }).
event-looked = { NAME($power) } looks at the cards of { NAME($target) }.
event-saw = { NAME($target) } holds { NAME($card) }.
event-lost-card = { NAME($power) } has to discard { NAME($card) }.
event-stole = { NAME($power) } steals from { NAME($target) }: { NAME($item) }.
event-pacified = { NAME($at) } is neutral ground now, at the wish of { NAME($power) }.
event-moved = { NAME($power) } moves a troop: { NAME($from) } → { NAME($place) }.
event-rallied =
    { NAME($power) }: { $n ->
        [one] { $n } troop returns
       *[other] { $n } troops return
    } from Transit to Quarters.
event-demanded = { NAME($power) } demands { NAME($at) } from { NAME($target) }.
event-ceded = { NAME($power) } cedes { NAME($at) } to { NAME($target) }.
event-refused = { NAME($power) } refuses to cede { NAME($at) }.
event-passes = { NAME($power) } passes.
event-last-territory = { NAME($power) } has lost its last territory: this round is the last.
event-scored = { NAME($power) }: { $n } points (reputation { $reputation }, military { $military }, capitals { $capitals }).
event-keeps = { NAME($power) } keeps { NAME($card) } in front of it.
event-walled = { NAME($target) } cannot attack { NAME($power) } by land any more in this conflict.
event-plotted = The capitals of { NAME($target) } will not count against { NAME($power) }.

## Questions

ask-capital = Place your capital: 2 dice more in defence, 3 points
ask-first-fleet = Where does your first fleet go?
ask-presidency = Play Security Council Presidency before the next phase?
ask-next = Who comes next on the initiative track?
ask-coup = { NAME($power) } is about to draw cards. Play Coup d’État?
ask-censorship = { NAME($power) } plays { NAME($card) } against you. Play Censorship?
ask-cards = Discard what you like, then draw: you hold { $held } of { $limit }
ask-interference = { NAME($power) } starts to invest. Play a card against it?
ask-invest =
    Invest: { $budget } GDP left{ $investments ->
        [99] { "" }
       *[other] , { $investments } more at most
    }
ask-sail = Where does the fleet from the { NAME($zone) } sail to?
ask-deploy = Place a new troop: { $n } left
ask-conflict = What do you do in this turn?
ask-after-action = Anything else in this turn?
ask-troops = How many troops attack { NAME($at) }?
ask-speech = { NAME($at) }: { NAME($power) } attacks. Play Speech to Parliament?
ask-fight = { NAME($at) }: { $n } against { $against }. Fight on?
ask-occupy = { NAME($at) } is won: how many stay there? You have { $n }
ask-maginot = { NAME($power) } has taken { NAME($at) }. Play Maginot Line?
ask-go-on = { NAME($at) }: attack on with { $n }?
ask-dunkirk = Your attack on { NAME($at) } has failed. Play Dunkirk?
ask-defence =
    { NAME($at) }: { $missile ->
        [nuke] nuclear missile
       *[other] missile
    } of { NAME($power) }. Stop it?
ask-evacuate = Your capital is irradiated. Where does it go now?
ask-fleets = { NAME($zone) }, against { NAME($power) }: which fleets? { $n } so far
ask-fight-at-sea = { NAME($zone) }: { $n } against { $against }. Fight on?
ask-withdraw = Retreat from the { NAME($zone) } to where? { $n } left
ask-solidarity = You are being sabotaged by { NAME($power) }. Play Solidarity?
ask-peacekeeping = Others hold territories that were yours. Play Peacekeeping?
ask-pacify = Which territory becomes neutral?
ask-reassign = Where do your troops go from the neutral ground? { $n } left
ask-discredit = Who loses { $n } reputation?
ask-excommunicate = Who is excommunicated?
ask-plot = Whose capitals shall not count?
ask-counter-espionage = { NAME($power) } plays { NAME($card) }. Play Counter-Espionage?
ask-drop = Which territory do your airborne troops attack?
ask-submarine = Where does your submarine fleet surface?
ask-betray = Whose troop turns traitor? { $n } left
ask-espionage = Look at a hand, or have a card discarded?
ask-infiltrate = Raze a fortification, or steal a missile?
ask-which-capital = Which capital moves?
ask-transfer = Where does the capital of { NAME($capital) } go?
ask-demand = Which territory do you demand?
ask-ultimatum = { NAME($power) } demands { NAME($at) } from you. Cede it?
ask-garrison = What do you hold { NAME($at) } with?
ask-move = Which troop moves? { $n } left
ask-to = Where to from { NAME($place) }?

## Offers

offer-capital = { NAME($at) }
offer-fleet =
    { $cost ->
        [0] { NAME($zone) }
       *[other] Fleet in the { NAME($zone) } ({ $cost } GDP)
    }
offer-next = { NAME($power) }
offer-play = Play { NAME($card) }
offer-no-card = Play no card
offer-cards =
    { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
offer-discard = Discard { NAME($card) }
offer-recruit =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } ({ $cost } GDP)
offer-buy = Buy: { NAME($item) } ({ $cost } GDP)
offer-fortify = Fortify { NAME($at) } ({ $cost } GDP)
offer-from =
    { $cost ->
        [0] From the { NAME($zone) } ({ $n })
       *[other] Move a fleet from the { NAME($zone) } ({ $cost } GDP)
    }
offer-sail = { NAME($zone) }
offer-deploy = { NAME($place) } ({ $n })
offer-rest-to-quarters =
    { $n ->
        [one] { $n } stays in Quarters
       *[other] { $n } stay in Quarters
    }
offer-end-investment =
    End the investment{ $n ->
        [0] { "" }
       *[other] {" "}({ $n } GDP unspent)
    }
offer-pass = Pass for this phase
offer-done = End the turn
offer-attack =
    Attack { NAME($at) } ({ NAME($defender) } { $against }): { $percent }% to win with { $n }, about { $lost } lost{ $aggression ->
        [0] { "" }
       *[other] , aggression { $aggression }
    }
offer-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }: { $percent }% to win, about { $lost } lost
offer-fight = Fight on: { $percent }% to win, about { $lost } lost
offer-retreat = Retreat with { $n }
offer-occupy =
    { $n ->
        [one] { $n } stays
       *[other] { $n } stay
    }{ $rest ->
        [0] { "" }
       *[other] ; { $rest } { $onward ->
            [0] to Transit
           *[other] can attack on
        }
    }
offer-do-not-occupy = Do not occupy it: { $n } to Transit
offer-end-attack = End the attack: { $n } to Transit
offer-strike =
    Missile on { NAME($at) } ({ NAME($target) }): kills { $n }{ $aggression ->
        [0] { "" }
       *[other] , aggression { $aggression }
    }
offer-bomb = Missile on the fortification in { NAME($at) } ({ NAME($target) })
offer-sink = Missile on a fleet of { NAME($target) } in the { NAME($zone) } ({ $n })
offer-nuke =
    Nuclear missile on { NAME($at) } ({ NAME($target) } { $n }){ $aggression ->
        [0] { "" }
       *[other] , aggression { $aggression }
    }{ $loses_blessing ->
        [0] { "" }
       *[other] , Blessing is lost
    }
offer-nuke-city =
    Nuclear missile on the Ecocity of { NAME($target) }{ $aggression ->
        [0] { "" }
       *[other] , aggression { $aggression }
    }{ $loses_blessing ->
        [0] { "" }
       *[other] , Blessing is lost
    }
offer-engage =
    Attack { NAME($target) } in the { NAME($zone) } ({ $n }): { $percent }% to win with { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }
offer-start-battle =
    Attack with { $n ->
        [one] this fleet
       *[other] these { $n }
    }
offer-sabotage = Sabotage { NAME($target) }
offer-against = { NAME($target) }
offer-look = Look at the hand of { NAME($target) } ({ $n })
offer-sack = { NAME($target) } discards at random (of { $n })
offer-raze = Raze the fortification in { NAME($at) } ({ NAME($target) })
offer-steal = Steal from { NAME($target) }: { NAME($item) }
offer-betray = { NAME($at) } ({ NAME($target) } { $n })
offer-capital-of = The capital of { NAME($capital) }
offer-demand = { NAME($at) } ({ NAME($target) } { $n })
offer-cede = Cede it: your reputation rises by 2
offer-refuse = Refuse: they lose 1 reputation
offer-garrison-quarters = A troop from Quarters
offer-garrison-transit = A troop from Transit
offer-garrison-token = A territory token
offer-pacify = { NAME($at) }
offer-move = From { NAME($place) } ({ $n })
offer-to = { NAME($place) } ({ $n })
offer-end-moves = Move no more
offer-support = Play { NAME($card) }: conquest { $percent_from }% → { $percent_to }%

## The end

reason-points =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat) } wins
    } with { $points } points.
reason-reputation =
    { $points } points are shared; { WHO($seat) ->
        [you] you win
       *[other] { SEAT($seat) } wins
    } by the better reputation.
reason-territories =
    { $points } points are shared; { WHO($seat) ->
        [you] you win
       *[other] { SEAT($seat) } wins
    } with more territories.
reason-capitals =
    { $points } points are shared; { WHO($seat) ->
        [you] you win
       *[other] { SEAT($seat) } wins
    } with more capitals.
reason-abroad =
    { $points } points are shared; { WHO($seat) ->
        [you] you win
       *[other] { SEAT($seat) } wins
    } with more territories beyond the first 8.
reason-shared = { $points } points, and nothing tells them apart: { $names } share the victory.

## The table in the terminal

round-of = Round { $round } of { $rounds }
deck-of = deck { $n }
is-reconstructed = reconstructed
points-of = { $n } pts
head-gdp = GDP
head-aggression = agg
head-quarters = qrt
head-transit = trn
head-cards = crd
head-missiles = msl
head-sabotage = sab
head-fleets = flt
short-rogue = Rogue
short-threat = Threat
short-watched = Watched
short-exemplary = Exempl.
short-catalyst = Catal.
battle-dice = dice { $mine }:{ $theirs }
odds-at = { NAME($at) } { $percent }% −{ $lost }
odds-of = { $percent }% −{ $lost }
add-strike = missile on troops: 100 + the territory’s number
add-bomb = on a fortification: 200 +
add-nuke = nuclear: 300 +
price-fort = fortification { $cost }
price-fleet = new fleet { $cost }
price-voyage = move a fleet { $cost }
seas-on-map = names: map
odds-attack = Attack:
initiative-is = Initiative:
hand-is-empty = No cards in hand.
timing-conflict = In your turn of the conflict.
timing-immediate = Immediate: you are asked when it can be played.
discarded-cards = Discarded
fact-points = Points now
fact-reputation = GDP of reputation
fact-military = GDP of the military index
fact-territories = Territories that count
fact-capitals = Capitals
fact-aggression = Aggression
fact-quarters = Troops in Quarters
fact-transit = Troops in Transit
fact-reserve = Troops in reserve
fact-fleets = Fleets at sea
fact-dock = Fleets in reserve
fact-missiles = Conventional missiles
fact-nukes = Nuclear missiles
fact-sabotage = Sabotage tokens
fact-tokens = Territory tokens left
fact-cards = Cards in hand
supply-of = Left for all: { $missiles } conventional and { $nukes } nuclear missiles, { $sabotage } sabotage, { $forts } fortifications, { $radiation } radiation.

## At the table in the browser

map-of-the-world = Map of the world. Arrow keys move it, with Shift they go from place to place and say what is there; + and − zoom
to-place = to { NAME($place) }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = The whole map
how-to-pan = drag, pinch to zoom
lit-beyond =
    { $n ->
        [one] { $n } more lit place
       *[other] { $n } more lit places
    } { $side ->
        [left] to the left
        [right] to the right
        [up] further up
       *[down] further down
    }
legend-capital = capital, +2 dice
legend-fort = fort, +3 dice
legend-conquered = conquered
legend-home = whose home it is
legend-token = held without troops
legend-nobody = irradiated
label-borders = Borders
label-coasts = Coasts
label-seas = Seas
west-med = West Med.
east-med = East Med.
aim-head = What is lit on the map
aim-capital = Capital
aim-attack = Land attack
aim-strike = Missile on troops
aim-bomb = Missile on fort or fleet
aim-nuke = Nuclear missile
aim-engage = Naval attack
aim-deploy = Place a troop
aim-fortify = Fortify
aim-fleet = New fleet
aim-from = Move a fleet
aim-sail = Sail to
aim-move = Troop from
aim-to = Troop to
aim-raze = Raze
aim-betray = Traitors
aim-demand = Demand
aim-pacify = Blue helmets
aim-short-attack = By land
aim-short-strike = Missile: troops
aim-short-bomb = Missile: fort, fleet
aim-short-nuke = Nuclear
aim-short-engage = At sea
short-strike = Missile: { NAME($at) }
short-engage = { NAME($zone) } ({ NAME($target) } { $n })
short-nuke = Nuclear: { NAME($at) }
short-nuke-city = Nuclear: Ecocity of { NAME($target) }
note-aggression = aggression { $n }
short-do-not-occupy = Do not occupy
short-end-attack = End the attack
note-to-transit = { $n } to Transit
note-fleets =
    with { $n ->
        [one] { $n } fleet
       *[other] { $n } fleets
    } { $percent }
odds-unchanged = { $percent }, no change
n-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
n-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
n-left = { $n } left
none-left = none
fails = Fail
you-win = Win
power-wins = { NAME($power) } wins
losses-expected = you lose about { $lost }, they { $killed }
if-you-win = If you win: territories { $from } → { $to }, GDP { $gdp } → { $then }.
if-you-win-as-now = If you win: territories { $from } → { $to }, GDP stays { $gdp }.
aggression-rises = Aggression { $from } → { $to }.
aggression-stays =
    { $n ->
        [0] Not aggressive: it costs no reputation.
       *[other] Aggression stays { $n }.
    }
costs-rows = When the round ends it costs { $n } reputation; you stay { $from }, { $row }.
costs-blessing = You lose your Blessing by it.
costs-state = When the round ends it costs { $n } reputation: { $from } → { $to }, GDP { $gdp } → { $poorer }, hand { $hand } → { $then }.
head-attack = Attack in progress
head-under-attack = You are under attack
head-battle = A battle
head-aim = How it would end
head-invest = Investment
head-headquarters = Headquarters
head-consensus = Consensus
taken = { NAME($place) } taken
place-lost = { NAME($place) } lost
last-throw = { NAME($place) }: the last throw
first-throw = { NAME($place) }: the dice come next
battle-stands = { NAME($power) }: { $deployed } went in, { $force } left.
battle-of = { NAME($power) } against { $target } in { NAME($place) }.
next-from = Next attack
how-many-stay = How many stay there?
who-leaves =
    { $onward ->
        [0] Troops that leave go to Transit: nothing is in reach from here.
       *[other] Troops that leave can attack on from here.
    }
how-many-attack = How many attack?
how-many-draw = How many do you draw?
how-many-recruit = How many do you recruit?
dice-against =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } against { $against }
in-quarters = { $n } in Quarters
turn-of-power = Turn of { NAME($power) }
last-round-now = A power has lost its last territory: this round is the last.
help-setup = Place your capital where you can hold it: it adds 2 dice to the defence and is worth 3 points to whoever holds it.
help-first-fleet = Your first fleet, off your own shores. Whoever has the only fleets in a sea controls it: land attacks can cross it, and fleets attack from it.
help-initiative = The highest GDP comes first in every phase of this round.
help-preparation = Discard what you like, then draw up to 2 cards. The better your reputation, the more you may hold.
help-nothing-to-buy = You can buy nothing more: end the investment.
help-only-pass = You can attack nobody and play no card: all that is left is to pass.
help-investment = Spend your GDP. Troops in Quarters attack, troops on the map defend; what you do not spend is gone.
help-deploy = New troops stand in Quarters, ready to attack. Those that you place on the map defend there instead.
help-conflict = One offensive action a turn, and cards; or pass and be out.
help-after-action = Your action is done. Cards and sabotage are still possible; then it is the next power’s turn.
help-after-action-only = Your action is done, and you have neither a card nor sabotage for now: end the turn.
help-reorganisation = Transit returns to Quarters, each power moves up to 4 troops, then aggression is paid for in reputation.
gdp-left = GDP left
left-to-invest = { NAME($power) } has { $n } GDP left to spend in this investment.
buy-troops = Troops
buy-missile = Missile
buy-nuke = Nuclear missile
buy-sabotage = Sabotage
buy-aid = Aid: +1 reputation
in-uprising = Revolution: in this investment you can place neither troops nor forts on the map. New troops stay in Quarters.
embargo-left = Embargo: { $n } more at most.
hq-transit = Transit
hq-transit-help = back next round
hq-quarters-help = ready to attack
hq-arsenal = Arsenal
hq-arsenal-help = { $n } conv., { $nukes } nuclear
hq-intelligence = Intelligence
hq-intelligence-help = sabotage, territory tokens
short-headquarters = HQ
short-reserve = Reserve:
hq-reserve = Reserve: { $n }/{ $of } troops, { $fleets }/{ $all } fleets
tip-reserve = In reserve, to be bought: { $n }/{ $of } troops, { $fleets }/{ $all } fleets.
any-time = Any time
in-conflict = Conflict
note-play = Play it
note-discard = Discard it
note-when-asked = When it is asked for
note-not-now = Not now
note-in-battle = Not in the middle of an attack
note-in-your-turn = In your own turn
note-in-conflict = In the conflict phase
hand-empty = You hold no cards.
points-are-made-of = points: GDP + 3 a capital
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
col-reputation = Reputation
col-powers = Powers
col-gdp = GDP
col-lands = Lands
state-rogue = Rogue
state-threat = Threat to peace
state-watched = Watched
state-exemplary = Exemplary
state-catalyst = Catalyst
n-cards-held =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
you-after = You, when the round ends
dashed-you = Dashed: you when the round ends, { $military } + { $reputation } = { $n } GDP (now { $now }).
dashed-taken = Dashed: you with { NAME($place) }, when the round ends: { $military } + { $reputation } = { $n } GDP (now { $now }).
dashed-aid = Dashed: you with the aid, at once: { $military } + { $reputation } = { $n } GDP (now { $now }).
deck-and-discard =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck, { $discarded } discarded
has-passed = passed
n-in-hand = Cards: { $n } of { $limit }
tip-troops = Troops: { $n } on the map, { $quarters } in Quarters, { $transit } in Transit
tip-capitals = Capitals
tip-missiles = Conventional missiles: { $n }. One kills up to 3 troops, or destroys a fort or a fleet.
tip-nukes = Nuclear missiles: { $n }. One destroys a territory for everybody.
tip-saboteurs = Sabotage: { $n }. Each takes 1 row of reputation from another power.
tip-capitals-held = Capitals: { $n }. Each is worth 3 points at the end.
tip-gdp-of =
    GDP { $gdp }: { $reputation } for reputation, { $military } for territories. If it ended now, with 3 for each capital: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
tip-reputation = Reputation: it gives GDP, and says how many cards a power may hold. Aggression and sabotage lower it, aid raises it.
tip-gdp = GDP: reputation and territories both give it. It is spent in the investment, and it is most of the points at the end.
tip-state =
    { $state }: { $gdp } GDP; at most { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand.
tip-at-state = { $state }, { $row }: { $gdp } GDP
tip-at-lands = { $n } territories for the military index: { $gdp } GDP
tip-order = { $n } in the order of this round
tip-turn = its turn now
labelled = { $label }: { $words }
tip-aggression = each lit triangle costs 1 row of reputation when the round ends
aggression-0 = peaceful
aggression-1 = level 1, land attack
aggression-2 = level 2, missile
aggression-3 = level 3, nuclear missile
aggression-short-1 = land attack
aggression-short-2 = missile
aggression-short-3 = nuclear
cards-seen = You have seen: { $cards }
cards-seen-then = Seen: { $cards }
tension-at = Tension: DEFCON { $n }. It falls by 1 each round; the round at DEFCON 1 is the last.
order = Order
you-are = You are { NAME($power) }
gdp-and-points = GDP { $gdp } · { n-points }
tab-powers = Powers
asked-now = A question to you!
answer-ahead = No cards from me in this round
answered-ahead = You play no cards in others’ turns until this round ends.
ask-me-again = Ask me again
land-held = { NAME($power) }, { $n ->
        [one] { $n } troop.
       *[other] { $n } troops.
    }
land-token = { NAME($power) } holds it without troops.
land-home = Home of { NAME($power) }.
land-capital = Capital of { NAME($power) }: 2 dice more to defend it.
land-fort = Fortified: 3 dice more to defend it.
land-irradiated = Irradiated: nobody can hold it.
land-closed = Closed: { NAME($power) } does not play.
land-neutral = Neutral ground: whoever comes takes it without dice.
land-truce = Neutral ground: no attack there in this round.
sea-fleets = { NAME($power) }: { $n ->
        [one] { $n } fleet.
       *[other] { $n } fleets.
    }
sea-tired =
    { NAME($power) }: { $n ->
        [one] { $n } fleet has retreated and attacks
       *[other] { $n } fleets have retreated and attack
    } no more in this round.
sea-shared = Shared: nobody controls it.
sea-empty = No fleets: nobody controls it. Whoever has the only fleets here does.
sea-crossed = Your land attacks cross it.
sea-not-crossed = Your land attacks do not cross it; fleets attack from it.
sea-would-be-crossed = With a fleet here your land attacks would cross it.
sea-would-not-be-crossed = With a fleet here your land attacks would not cross it; the fleet could attack from it.
sea-unfit-others = No new fleet of yours can come here: another power has fleets here.
sea-unfit-far = No new fleet of yours can come here: none of your territories lies on this sea.
says-round = Round { $round } of { $rounds }, DEFCON { $defcon }. { NAME($phase) }.
says-order = Order of the initiative: { $powers }.
says-head = { NAME($power) }, { SEAT($seat) }
says-nobodys = Territories of nobody
says-battle = Battle in { NAME($place) }: { NAME($power) } attacks with { $n } against { $against }; { $percent }% to win, losing about { $lost } and killing { $killed }.
says-power =
    { NAME($state) }, { $row }, { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    }, GDP { $gdp }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if it ended now; aggression: { $aggression }.
says-passed = Has passed: out until this conflict ends.
says-headquarters =
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand of { $limit } at most, { $quarters ->
        [one] { $quarters } troop
       *[other] { $quarters } troops
    } in Quarters, { $transit } in Transit, { $missiles } conventional and { $nukes ->
        [one] { $nukes } nuclear missile
       *[other] { $nukes } nuclear missiles
    }, { $sabotage ->
        [one] { $sabotage } sabotage token
       *[other] { $sabotage } sabotage tokens
    }; { $tokens ->
        [one] { $tokens } more territory
       *[other] { $tokens } more territories
    } may stand without troops.
says-kept = { NAME($power) } keeps { NAME($card) } in front of it.
says-borders = Borders on { $places }.
says-card =
    { NAME($card) }, { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }. { $words }
log-draws =
    { NAME($power) } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
log-drew-of = { SEAT($seat) } draws { NAME($card) }.
log-invests = { NAME($power) } invests: { $things }.
log-aid =
    humanitarian aid{ $n ->
        [one] { "" }
       *[other] {" "}×{ $n }
    }, reputation +{ $rows } { $rows ->
        [one] row
       *[other] rows
    } ({ NAME($state) })
log-fort = a fort in { NAME($at) }
log-fleet = a fleet in the { NAME($zone) }
log-sailed = a fleet moves to the { NAME($zone) }
log-losses = Losses: attacker { $lost }, defender { $killed }.
log-order = Order: { $powers }.
losses-of-both = losses about { $lost } : { $killed }
head-points = Points
note-kept = Lies open on the table
what-attack = Troops from Quarters take a neighbouring territory, by land or over a sea that you control.
what-strike = One conventional missile kills up to 3 troops on one territory.
what-bomb = One conventional missile destroys a fort or a fleet.
what-nuke = The territory and all on it are lost to everybody.
what-engage = Your fleets against fleets beside a sea that you control, or in one that you share. A die a fleet. Fleets that join leave their own sea: without the last one you control it no more.
leaves-sea =
    The last fleet leaves the { NAME($zone) }: you control it no more{ $crossed ->
        [0] { "" }
       *[other] , and your land attacks no longer cross it
    }.
n-to-buy = { $n } left
where-fort = Fort: choose a lit territory
where-fleet = New fleet: choose a lit sea
where-sail = Move: choose a lit fleet
legend-troops = Troops: on the map + in Quarters
tip-recruit = Troops: in Quarters they attack, placed on the map they defend.
tip-missile = Conventional missile: in the conflict it kills up to 3 troops, or destroys a fort or a fleet.
tip-nuke = Nuclear missile: in the conflict it destroys a territory for everybody. Aggression 3.
tip-sabotage = Sabotage: in the conflict it takes 1 row of reputation from another power, from each once a round.
tip-aid = Humanitarian aid: your reputation rises by 1 row at once. Each state has two rows.
tip-fort = Fort: 3 dice more for whoever defends there.
tip-fleet = Fleet: whoever has the only fleets in a sea controls it. Land attacks can cross it then, and fleets attack from it.
tip-sail = A fleet sails to any sea without others’ fleets.
tip-transit = Troops that have fought. When the round ends they return to Quarters.
tip-quarters = Troops that can attack in the conflict.
tip-arsenal = Missiles. A conventional one kills up to 3 troops, or destroys a fort or a fleet; a nuclear one destroys a territory.
tip-intelligence =
    Left: sabotage, which takes reputation from others. Right: territory tokens. { $n ->
        [one] { $n } more territory
       *[other] { $n } more territories
    } may stand without troops, 5 in all.
tip-lands = Lands: the military index, the territories that a power controls. It gives GDP, too.
consensus-help = Left: reputation. Right: territories, the military index. Both give GDP. Each state has two rows.
row-upper = upper row
row-lower = lower row
win-capitals = Capital: +{ $n } points.
win-takes = GDP of { NAME($power) } { $gdp } → { $then }.
win-ends = It is the last territory of { NAME($power) }: the game ends with this round.
you-win-with =
    { $n ->
        [one] Win with { $n } fleet
       *[other] Win with { $n } fleets
    }
stay-and-go =
    { $n ->
        [one] { $n } stays
       *[other] { $n } stay
    }{ $rest ->
        [0] { "" }
       *[other] , { $onward ->
            [0] { $rest } to Transit
           *[other] { $rest ->
                [one] { $rest } goes on
               *[other] { $rest } go on
            }
        }
    }
point-at-what-is-lit = Point at something that is lit to see what would come of it.
tap-what-is-lit = Tap something that is lit to see what would come of it.
the-likeliest = The likeliest attack; point at others
the-likeliest-tap = The likeliest attack; tap others
for-example = An example; point at others
for-example-tap = An example; tap others
launch-at = Launch at { NAME($place) }
strike-at = Strike { NAME($place) }
attack-at = Attack { NAME($place) }
do-attack = Attack
do-recruit = Recruit: { $cost } GDP
do-capital = Capital in { NAME($place) }
do-fleet = Fleet in the { NAME($place) }
do-raze = Raze the fort
do-betray = Remove 1 troop
do-demand = Demand { NAME($place) }
do-pacify = Make it neutral
do-cede = Cede it
deed-capital = A capital here: 2 dice more to defend it, and 3 points at the end to whoever holds it.
deed-raze = { NAME($target) } loses the fort: 3 dice fewer to defend { NAME($place) }.
deed-betray = { NAME($target) } loses 1 troop there: { $n } → { $then }.
deed-demand = { NAME($target) } is asked to cede { NAME($place) }.
deed-demand-ceded = Ceded: it is yours, its troops leave, and { NAME($target) } gains 2 rows of reputation.
deed-demand-refused = Refused: you lose 1 row of reputation.
deed-pacify = { NAME($target) } loses it: nobody holds it, and nobody attacks it in this round.
deed-cede =
    You lose { NAME($place) }{ $n ->
        [0] { "" }
        [one] , and { $n } troop goes to Transit
       *[other] , and { $n } troops go to Transit
    }. Your reputation rises by 2 rows.
cede-takes = Territories { $lands } → { $left }, GDP { $gdp } → { $then }, points { $points } → { $fewer }.
deed-pass =
    You are out until this conflict ends: no more attacks, missiles, sabotage or cards in a turn of yours. The others go on. { $n ->
        [0] { "" }
        [one] { $n } troop in Quarters does not attack.
       *[other] { $n } troops in Quarters do not attack.
    }
deed-unspent = { $n } GDP would be lost: what is not spent is gone.
one-fewer = One fewer
one-more = One more
battle-won =
    { NAME($power) }: { $deployed } went in, { $stay ->
        [one] { $stay } holds it.
       *[other] { $stay } hold it.
    }
hit-troops =
    Unless a card stops it: { $n ->
        [one] { $n } troop in { NAME($place) } is lost.
       *[other] { $n } troops in { NAME($place) } are lost.
    }
hit-fort = Unless a card stops it: the fort in { NAME($place) } is lost.
hit-fleet = Unless a card stops it: a fleet in the { NAME($place) } is lost.
hit-city = Unless a card stops it: the Ecocity is lost.
capital-moves = The capital is not lost: its power moves it to another territory of its own and keeps its 3 points.
capital-falls = The capital is lost as well: its power has no other territory.
capital-stays = The captured capital is not lost: it lies beside the headquarters of who has captured it, with its 3 points.
hit-takes = { NAME($power) }: territories { $lands } → { $left }, GDP { $gdp } → { $then }.
card-says = The card: “{ $words }”
loses-rows =
    −{ $n } { $n ->
        [one] row
       *[other] rows
    }
loses-state =
    −{ $n } { $n ->
        [one] row
       *[other] rows
    }: { $from } → { $to }
loses-nothing = no loss: Blessing, or the lowest row
card-lasts = { NAME($card) }: { $words }
barred-from = Maginot Line: you cannot attack { NAME($power) } by land in this conflict.
asked-in-turn-of = You are asked in the turn of { NAME($power) }
one-more-speech = You have made a speech. Another one?
only-answer = Nothing else is possible
about-your-turn = Your turn · { $words }
no-troops-to-attack = No troops in Quarters: you can only pass
no-land-in-reach = Your troops reach nobody: you can only pass
round-begins = DEFCON { $n }
phases-of-a-round = The phases of a round
next-phase = Next: { NAME($phase) }. { $words }
round-is-last = The last round
passes-without-card = You hold no such card. Everybody is asked, so that nobody can tell; passing for you.
passes-ahead = You play no cards in this round: passing for you.
answer-ahead-note = In others’ turns; in your own you still play yours. Not played then: { $cards }
ahead-cards = Not played: { $cards }.
legend-closed = closed
sea-controlled = { NAME($power) } controls it.
not-infiltration = Nothing to steal or raze
not-speech = When you are attacked by land
not-dunkirk = When your land attack fails
not-submarine = No fleet in reserve
not-conscription = No troops in reserve
not-airborne = As your action, with troops in Quarters
not-raid = Before an attack on troops
not-pretext = Would help no attack now
not-accident = Would help no missile now
not-at-top = Your reputation is at the top
not-discredit = Nobody can lose reputation
not-plot = No capital of others
not-betrayal = No troops of others
not-espionage = Nobody else holds cards
not-transfer = No capital that could move
not-blessing = You keep one already
not-ultimatum = No troop or token for it
col-military = Military
ended-by = { NAME($power) } had lost its last territory.
ended-early = Round { $round } of { $rounds } was the last: { NAME($power) } had lost its last territory.

## The summary of what happened

sum-round = Round { $n }
sum-round-now = Round { $n } so far
sum-lead =
    { $lands ->
        [0] No territory changed hands
        [one] { $lands } territory changed hands
       *[other] { $lands } territories changed hands
    }; { $attacks ->
        [0] no attacks
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }, { $strikes ->
        [0] no missiles
        [one] { $strikes } missile
       *[other] { $strikes } missiles
    }.
sum-map = The map: what changed hands is lit
sum-lands = Changed hands
sum-seas = Who controls the seas
sum-clashes = Attacks and missiles
sum-ploys = Cards and sabotage
sum-change = { NAME($defender) } → { NAME($power) }
sum-dead = { NAME($defender) } → irradiated
sum-against = { NAME($power) } against { NAME($target) }
sum-with = { $words } with { $force }
sum-dice =
    { $n ->
        [one] { $n } throw
       *[other] { $n } throws
    }, hits: attacker { $hits }, defender { $against }
sum-climbed =
    { $sign }{ $n } { $n ->
        [one] row
       *[other] rows
    }
sum-no-dice = no dice
sum-losses = Losses
sum-no-losses = no losses
sum-saved =
    { $n ->
        [one] { $n } troop came back after all.
       *[other] { $n } troops came back after all.
    }
n-fleets =
    { $n ->
        [one] { $n } fleet
       *[other] { $n } fleets
    }
n-forts =
    { $n ->
        [one] { $n } fort
       *[other] { $n } forts
    }
end-taken = taken
end-left = won, not occupied
end-held = attack repelled
end-withdrew = attack broken off
end-won = attacker won
end-lost = attacker lost
end-hit = hit
end-stopped = stopped
end-open = not over yet

## What is wrong with a map file (redphone map check), and how much is on one

map-counts =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }, { $seas ->
        [one] { $seas } sea zone
       *[other] { $seas } sea zones
    }.
map-seas = Sea zones
map-reconstructed = The map of the printed game is not public. This one is ours, drawn from the real world: territories, borders and sea zones are a reconstruction.
fault-powers = powers, if it is there, is exactly: { $known }.
fault-viewbox = viewbox is [0, 0, width, height], in whole numbers up to { $highest }.
fault-number-of-territories = A map has { $most } territories, not { $n }.
fault-number-of-seas = A map has from { $lowest } to { $highest } sea zones, not { $n }.
fault-homes = { $power } starts with { $most } territories, not with { $n }.
fault-no-slug = slug is missing: a short name such as west_russia.
fault-slug = slug is a short name such as west_russia (a to z, 0 to 9, _), not { $typed }.
fault-slug-twice = { $name } is the slug of something else already.
fault-slug-reserved = { $name } means something else in this game: give the place another slug.
fault-name-twice = Something else is called { $name } already. Nobody could tell them apart.
fault-no-name = { $name } is missing: a table with { $known }.
fault-lacks-language = { $name } lacks the language { $lang }.
fault-places = { $name } is a list of slugs [ "…", "…" ].
fault-point = { $name } is a point [x, y] inside the view box, from [0, 0] to [{ $width }, { $height }].
fault-shape = shape is a path of straight lines: M, L, l and Z, with at least three points in each ring.
fault-shape-outside = The shape reaches beyond the view box, from [0, 0] to [{ $width }, { $height }].
fault-no-shape = { $name } has no shape: all territories and sea zones have one, or none.
fault-token-outside = The token of { $name } lies outside its shape.
fault-view-box = viewBox is "0 0 { $width } { $height }", as in the map.
fault-no-such-place = There is no { $name } on the map.
fault-place-twice = { $name } of { $here } names { $there } twice.
fault-itself = { $name } of { $here } names { $here } itself.
fault-no-land = { $name } of { $here } names { $there }, and there is no such territory.
fault-no-sea = { $name } of { $here } names { $there }, and there is no such sea zone.
fault-one-sided = { $here } names { $there } in { $name }, but { $there } does not name { $here } in { $back }.
fault-between = between names the two that meet [ "…", "…" ].
fault-joins-nothing = { $here } and { $there } do not name each other in { $name }.
fault-lonely-sea = { $name } touches no territory: no fleet could ever be of use there.
fault-seas-apart = No way by sea leads from { $here } to { $there }.
fault-boxed-in = { $power } is boxed in: it touches { $n } sea zones and needs { $lowest }, for its first fleet.
fault-no-way = { $power } and { $other } cannot reach each other: they have no common border and no common sea zone.
fault-cut-off = When only { $power } and { $other } play, { $name } is cut off from the rest of the board.

## What is wrong with a deck file or a die file (redphone deck check, redphone die check), and what is in one

deck-counts =
    { $kinds ->
        [one] { $kinds } kind of cards
       *[other] { $kinds } kinds of cards
    }, { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
deck-reconstructed = The printed deck has 51 cards of 33 kinds; how many there are of each is not public. These copies are our choice.
die-reconstructed = What the faces of the printed die show is not public. In the examples of the rulebook, half of the dice hit.
die-faces = { $hits } of { $faces } faces hit: { $percent }% of the dice that are thrown.
fault-no-card = slug is missing: which action card it is, such as air_raid.
fault-no-such-card = There is no action card { $typed } in DEFCON: slug is one such as air_raid.
fault-card-twice = { $name } is there twice: one [[card]], and copies says how many there are.
fault-timing = The timing of { $name } is { $known }: the rulebook says so, and a file cannot change it.
fault-too-many-cards = A deck has at most { $most } cards, all copies counted.
fault-cards-missing =
    { $n ->
        [one] A card is missing: { $known }.
       *[other] { $n } cards are missing: { $known }.
    }
