# 13 Days, in English. `redphone/texts.py` explains the functions.
# Card summaries are our own words: what the event does, with every number, in at most 90 characters.

title = 13 Days
about = October 1962, two superpowers, one crisis. Win prestige, do not start the war.
authors = Daniel Skjold Pedersen, Asger Sams Granerud
reconstructed = Nothing is reconstructed: cubes, icons, sides and the effect of every card are those of the printed cards, told in our own words.
rules-brief =
    Aim
    Three rounds. Most prestige wins; on a tie, the holder of the personal letter.
    Nobody can lead by more than 5.
    Prestige is won with cubes on nine battlegrounds. Each of them belongs to
    one of three tracks: military, political, world opinion. Both sides have
    a marker on every track: the higher it stands, the nearer is their war.

    A round
    Each round every marker climbs one step, and you keep one of three agendas.
    Both are dealt five cards. Then whoever trails in prestige (if nobody does,
    the USSR) says who plays first. Each plays four of the five in turn,
    for Command or for the event. The fifth is kept for the aftermath.
    Command: on one battleground, place or remove up to the card’s cubes.
    Each cube after the first moves your marker on its track: up when you place,
    down when you remove. At most 5 cubes of a side stand on a battleground,
    and each side has 17.
    Events: of your own cards and the UN’s. An opponent’s card is for Command,
    and the opponent may trigger its event first.
    Cubes of an event move markers in the same way if the card has a ☢.
    The personal letter adds 1 cube to a Command, then goes to the opponent.

    The end of a round
    Your fifth card goes to the aftermath, face down.
    Then whoever leads a battleground of world opinion gets its bonus.
    Television: may move one of their own markers by 1, up or down.
    United Nations: takes the personal letter.
    Alliances: draws a card, and discards it or adds it to the aftermath.
    Agendas pay whoever leads: the difference and a bonus.
    An agenda on a track first raises its markers that are in DEFCON 2 by 1.
    The two Cubas and the Atlantic are connected: for the agenda of one of them,
    1 more for each of the others that the same side leads.
    At the end of a round, one of your markers in DEFCON 1 or all three
    in DEFCON 2 is nuclear war, and you have lost.

    The end of the game
    At the end, 2 prestige go to the side whose own cards have more cubes
    in the aftermath.
reading-the-table =
    Reading the table
    ■ US, ★ USSR, ○ UN (cards for both). ▸ stands before who is asked.
    ▲ ◆ ● military, political and world opinion track, with their battlegrounds.
    ■ and ★ on a track are the markers. DEFCON 2 begins at │, DEFCON 1 at ┃.
    “DEFCON ■2 ★3”: the US marker is in DEFCON 2, that of the USSR in DEFCON 3.
    “0 ★2 2”: no US cubes, the USSR leads by 2, 2 USSR cubes; “=”: nobody leads.
    “+1” behind the name: the agenda of this battleground pays 1 more.
    ∞ connected: “∞1” pays 1 more now, for another one that the same side leads.
    ⚑■ here is one of the three agendas that the US drew; it keeps one, in secret.
    “Berlin ★+3”: that agenda would pay the USSR 3 now. [ ]: the one you keep.
    ☢ at an agenda: it raises markers. At a card: its event moves markers too.
    ☢ in front of a sentence: war threatens.
    “cubes” are those left to place, “saved” the cards in the aftermath.
    In the hand, type the number that stands under Command, +letter or event;
    behind it are the Command’s cubes. “★3 Fidel Castro”: a USSR card, 3 cubes.
    “★first?”: if you play this card, the USSR may first trigger its event.
    “2→4” in the log: before it was 2, now it is 4.
reading-the-board =
    Signs on the board
    ⚑ ⚐ Flags: each side draws three agendas and sets a flag on the battleground or
    track of each, the US a banner, the USSR a pennant.
    It keeps one of the three in secret; the round’s end shows which.
    ⚿ The key marks the agenda that you keep.
    Between the cubes: who leads, and by how much; “=” if nobody does.
    In the circle of a battleground: how much more its agenda pays than the lead.
    On the three of world opinion, what their leader gets when the round ends:
    ±1 (Television): may move one of their own markers by 1. The envelope (United
    Nations): the personal letter. The card (Alliances): a card from the deck.
    ∞ Connected battlegrounds.
    ☢ On an agenda: it raises markers. On a card: its event moves markers too.

## Options

option-agenda-lead = Agendas on tracks
    .about = An agenda on a track pays the lead after its markers have climbed, or before.
    .after_escalation = after they have climbed
    .before_escalation = before they climb
option-same-track-icons = Two agendas on one track
    .about = If both agendas are on the same track, its markers climb for each of them, or once.
    .each = for each
    .once = once
option-containment = Containment
    .about = Containment holds for the events that its victim plays, or also for those that it triggers.
    .played = events played
    .played_or_triggered = events played or triggered

## Sides, and the seats where nobody gave a name

us = US
ussr = USSR
un = UN
seat-1 = { us }
    .the = the US
    .cap = The US
    .you = You are the US
seat-2 = { ussr }
    .the = the USSR
    .cap = The USSR
    .you = You are the USSR

## Tracks and battlegrounds, which are agendas too

military = military track
    .the = the military track
political = political track
    .the = the political track
world_opinion = world opinion track
    .the = the world opinion track
cuba_political = Cuba (political)
cuba_military = Cuba (military)
atlantic = Atlantic
    .the = the Atlantic
berlin = Berlin
turkey = Turkey
italy = Italy
united_nations = United Nations
    .the = the United Nations
television = Television
alliances = Alliances
personal_letter = Personal Letter
    .the = the Personal Letter

## Strategy cards of the UN. What lasts for the round also says how it works on a side.

speech_to_the_nation = Speech to the Nation
    .summary = Place up to 3 cubes on world opinion battlegrounds, at most 2 on each.
the_guns_of_august = The Guns of August
    .summary = Move one of your tracks up or down by up to 2, then Command 1.
fifty_fifty = Fifty-Fifty
    .summary = Whoever leads Television may move up to two of their own tracks by 1 each, up or down.
sops = SOPs
    .summary = Your Commands get 1 cube more until the round ends.
    .lasting = Commands get 1 cube more
close_allies = Close Allies
    .summary = Place up to 2 cubes on political battlegrounds, split as you like.
intelligence_reports = Intelligence Reports
    .summary = Take a random card from the opponent’s hand: play or discard it. They draw another.
summit_meeting = Summit Meeting
    .summary = Discard any number of cards from your hand, then draw as many.
to_the_brink = To the Brink
    .summary = The opponent’s Commands get 1 cube less until the round ends, but never below 1.
    .lasting = Commands get 1 cube less, never below 1
nuclear_submarines = Nuclear Submarines
    .summary = Place up to 2 cubes on military battlegrounds, split as you like.
u_thant = U Thant
    .summary = Lower all three of your tracks by 1.
containment = Containment
    .summary = Until the round ends, events that the opponent plays cannot lower the opponent’s tracks.
    .lasting = events that it plays cannot lower its tracks
a_face_saver = A Face-Saver
    .summary = Command 3. Then the opponent may Command 1.
scramble = Scramble
    .summary = Place 1 cube on each of up to three battlegrounds.

## Strategy cards of the US

mathematical_precision = Mathematical Precision
    .summary = Move the US political track up or down by up to 2, then Command 1.
excomm = Excomm
    .summary = Place up to 4 cubes on battlegrounds without US cubes, at most 2 on each.
public_protests = Public Protests
    .summary = Remove any number of US cubes from one battleground.
lessons_of_munich = Lessons of Munich
    .summary = Place up to 4 cubes on Berlin, Italy and Turkey, at most 2 on each.
operation_mongoose = Operation Mongoose
    .summary = The US gains 1 prestige. Then the USSR may move one US track up or down by 1.
air_strike = Air Strike
    .summary = Remove half of the USSR cubes, rounded up, from one Cuba; or place up to 2 on Alliances.
non_invasion_pledge = Non-Invasion Pledge
    .summary = Remove up to 2 USSR cubes from Turkey. Move the US political track up or down by up to 2.
offensive_missiles = Offensive Missiles
    .summary = If the US political track is in DEFCON 3, place 1 cube at most per political battleground.
invasion_of_cuba = Invasion of Cuba
    .summary = Raise the US military track by up to 2, then lower one other US track by up to as much.
quarantine = Quarantine
    .summary = Place up to 2 cubes on the Atlantic.
u2_photographs = U-2 Photographs
    .summary = Command 3 on one military battleground, only to place.
wave_and_smile = Wave and Smile
    .summary = Remove up to 2 US cubes, then place them on other battlegrounds.
eyeball_to_eyeball = Eyeball to Eyeball
    .summary = If the US is higher on the military track, place up to 3 cubes on the two Cubas.

## Strategy cards of the USSR

mrbms_and_irbms = MRBMs & IRBMs
    .summary = Move the USSR military track up or down by up to 2, then Command 1.
moscow_is_our_brain = Moscow is our Brain
    .summary = Place up to 4 cubes on battlegrounds with USSR cubes, at most 2 on each.
missile_trade = Missile Trade
    .summary = Remove up to 3 USSR cubes, from wherever you like.
fidel_castro = Fidel Castro
    .summary = Place up to 3 cubes on the two Cubas, split as you like.
berlin_blockade = Berlin Blockade
    .summary = The USSR gains 2 prestige. Then the US may move one USSR track up or down by up to 2.
suez_hungary = Suez-Hungary
    .summary = Place cubes on Italy until the USSR has one more than the US, or 5, or none left.
maskirovka = Maskirovka
    .summary = If the USSR military track is in DEFCON 3, place 1 cube at most per military battleground.
bay_of_pigs = Bay of Pigs
    .summary = The US may lose 2 cubes on Alliances; else its events cannot lower its tracks this round.
    .lasting = its events, played or triggered, cannot lower its tracks
turn_back_the_ships = Turn Back the Ships
    .summary = Lower the highest USSR track by up to 2; if tied, choose one.
strategic_balance = Strategic Balance
    .summary = Place up to 3 cubes on the Atlantic.
national_liberation = National Liberation
    .summary = Command 3 on one political battleground, only to place.
u2_downed = U-2 Downed
    .summary = Place up to 2 cubes on Turkey. Remove half of the US cubes, rounded up, from one Cuba.
defensive_missiles = Defensive Missiles
    .summary = Place up to 2 cubes on Television and the United Nations, split as you like.

## Questions

ask-keep = Keep one agenda, in secret
ask-first = Who plays first this round?
ask-play = Play a card
ask-taken = You took { NAME($card) }: play it or discard it
ask-trigger = { NAME($card) } is your card: trigger its event first?
ask-command = Command { $n }: on which battleground?
ask-command-place = Command { $n }, only to place: on which battleground?
ask-cubes = How many cubes on { NAME($at, case: "the") }? At most { $n }
ask-place = Place a cube: { $n } left
ask-remove = Remove a { NAME($side) } cube: { $n } left
ask-remove-half = Remove half of the { NAME($side) } cubes, rounded up: from which battleground?
ask-relocate = Take a cube to place elsewhere: { $n } left
ask-place-again = Place it on another battleground: { $n } left
ask-track =
    Move one { NAME($side) } track by { $n ->
        [one] { $n }
       *[other] up to { $n }
    }{ $left ->
        [one] { "" }
       *[other] : { $left } tracks left
    }
ask-one-track =
    Move the { NAME($side) } { NAME($track) } by { $n ->
        [one] { $n }
       *[other] up to { $n }
    }
ask-highest-track =
    Lower the highest { NAME($side) } track by { $n ->
        [one] { $n }
       *[other] up to { $n }
    }
ask-escalate = Raise the { NAME($side) } military track by up to { $n }
ask-deflate =
    Lower one other { NAME($side) } track by { $n ->
        [one] { $n }
       *[other] up to { $n }
    }
ask-summit =
    Choose cards to discard{ $n ->
        [0] { "" }
       *[other] : { $n } so far
    }
ask-alliances = Where does the card from Alliances go?
ask-air-strike = Strike Cuba, or rally the Alliances?
ask-bay-of-pigs = Withdraw from Alliances, or endure?

## Offers

offer-keep = Keep { NAME($agenda, case: "the") }
offer-first =
    { WHO($seat) ->
        [you] You play first
       *[other] The { NAME($first) } plays first
    }
offer-command =
    { NAME($card) }: Command { $n }{ $theirs ->
        [0] { "" }
       *[other] {" "}(they may trigger it)
    }
offer-letter =
    { NAME($card) }: Command { $n } with the letter{ $theirs ->
        [0] { "" }
       *[other] {" "}(they may trigger it)
    }
offer-event =
    { NAME($card) }: event{ $idle ->
        [0] { "" }
       *[other] {" "}(would change nothing now)
    }
offer-trigger =
    Trigger { NAME($card) }{ $idle ->
        [0] { "" }
       *[other] {" "}(would change nothing now)
    }
offer-decline = Do not trigger { NAME($card) }
offer-on = { NAME($at) }: US { $us }, USSR { $ussr }
offer-place = { NAME($at) }: US { $us }, USSR { $ussr }
offer-remove = { NAME($at) }: US { $us }, USSR { $ussr }
offer-cubes-place = Place { $n }
offer-cubes-remove = Remove { $n }
offer-escalate = Raise { NAME($track, case: "the") } by { $n }
offer-deflate = Lower { NAME($track, case: "the") } by { $n }
offer-no-cubes = Place and remove nothing
offer-done = Stop here
offer-discard = Discard { NAME($card) }
offer-aftermath = To the aftermath, face down
offer-strike = Remove half of the USSR cubes from one Cuba
offer-rally = Place up to 2 on Alliances
offer-withdraw = Remove 2 of your cubes from Alliances
offer-endure = Your events cannot lower your tracks this round

## What happens

event-round = Round { $round } of { $rounds }. Every marker climbs one step.
event-flagged = The { NAME($side) } draws an agenda: { NAME($agenda) }.
event-kept = Your secret agenda: { NAME($agenda) }.
event-agendas-chosen = Both sides have chosen an agenda.
event-drew = You draw { NAME($card) }.
event-drew-hidden = The { NAME($side) } draws a card.
event-initiative = The { NAME($side) } decides: the { NAME($first) } plays first.
event-commanded = The { NAME($side) } plays { NAME($card) } for Command { $n }.
event-used-letter = The { NAME($side) } plays { NAME($card) } and the letter for Command { $n }.
event-played-event = The { NAME($side) } plays { NAME($card) } for the event.
event-triggered = The { NAME($side) } triggers { NAME($card) }.
event-declined = The { NAME($side) } does not trigger { NAME($card) }.
event-no-effect = { NAME($card) }: nothing was changed.
event-placed = The { NAME($side) } places { $n } on { NAME($at, case: "the") }, now { $now }.
event-removed =
    { $n ->
        [one] { $n } { NAME($side) } cube leaves
       *[other] { $n } { NAME($side) } cubes leave
    } { NAME($at, case: "the") }, { $now ->
        [0] none
       *[other] { $now }
    } left.
event-escalated =
    The { NAME($side) } { NAME($track) } rises by { $n } to { $now }{ $now ->
        [4] : DEFCON 2.
        [5] : DEFCON 2.
        [6] : DEFCON 2.
        [7] : DEFCON 1!
        [8] : DEFCON 1!
       *[other] .
    }
event-deflated = The { NAME($side) } { NAME($track) } falls by { $n } to { $now }.
event-blocked = The { NAME($side) } { NAME($track) } cannot fall.
event-gained = The { NAME($side) } gains { prestige-points }.
event-lasts = Until the round ends, for the { NAME($side) }: { NAME($effect, case: "lasting") }.
event-took = The { NAME($side) } takes { NAME($card) } from the opponent’s hand.
event-discarded = The { NAME($side) } discards { NAME($card) }.
event-saved = You save { NAME($card) } for the aftermath.
event-saved-hidden = The { NAME($side) } saves a card for the aftermath.
event-leads = The { NAME($side) } leads { NAME($at, case: "the") }.
event-nobody-leads = Nobody leads { NAME($at, case: "the") }.
event-got-letter = The personal letter goes to the { NAME($side) }.
event-revealed = The { NAME($side) } reveals its agenda: { NAME($agenda) }.
event-scored = The { NAME($side) } gains { prestige-points } for { NAME($agenda, case: "the") }.
event-tied = Nobody gains prestige for { NAME($agenda, case: "the") }.
event-prestige =
    Prestige: { $n ->
        [0] nobody leads
       *[other] { NAME($leader) } +{ $n }
    }.{ $cut ->
        [0] { "" }
       *[other] {" "}{ lead-cut }
    }
event-war = The { NAME($side) } starts a nuclear war.
event-in-aftermath = In the aftermath, saved by the { NAME($side) }: { NAME($card) }.
event-aftermath = Cubes in the aftermath: US { $us }, USSR { $ussr }.

## The end

reason-prestige =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat, case: "cap") } wins
    } with a lead of { $points } prestige.
reason-letter =
    Equal prestige: { WHO($seat) ->
        [you] you win, for you hold
       *[other] { SEAT($seat, case: "the") } wins, holding
    } the personal letter.
reason-war =
    { WHO($loser) ->
        [you] You have
       *[other]
            { WHO($seat) ->
                [you] You win: your opponent has
               *[other] { SEAT($seat, case: "cap") } wins: { SEAT($loser, case: "the") } has
            }
    } started a nuclear war.
reason-both-war = Both sides have started a nuclear war. Nobody wins.
prestige-points = { $n } prestige

## The table in the terminal

round-of = Round { $round } of { $rounds }
turn-of = turn { $turn } of { $turns }
prestige = Prestige
head-cubes = cubes
head-hand = hand
head-aftermath = saved
head-letter = letter
head-you = you:
head-flags = flags, what they pay now
head-flags-kept = flags [your agenda], what they pay now
in-play = In play:
war-now =
    { WHO($seat) ->
        [you] You start the war
       *[other] The { NAME($side) } starts the war
    } if the round ends now: { $why }.
why-defcon-1 = DEFCON 1 ({ $tracks })
why-defcon-2 = three markers in DEFCON 2
war-by-icon =
    { WHO($seat) ->
        [you] You start the war
       *[other] The { NAME($side) } is at war
    } if the round ends now and agendas raise: { $tracks }.
in-play-command = In play for Command { $n }:
in-play-event = In play for the event:
war-both = War if the round ends now:
why-kept =
    { WHO($owner) ->
        [you] your agenda on { $tracks }
       *[other] the agenda on { $tracks }
    }
why-agendas = agendas on { $tracks }
why-asked-first = Whoever trails in prestige decides; if nobody does, the USSR.
numbers-on-board = The numbers stand on the board.
leave-tracks = Move nothing
last-card = The card that you do not play goes to the aftermath.
cards-in-full = cards: all texts in full
nobody-gains = Nobody gains prestige.
lead-cut = Nobody can lead by more than { $n }: the rest is lost.
head-command = Command
head-with-letter = +letter
head-event = event
idle-now = No effect now:
theirs-first = first?
chosen-in-secret = Both sides choose at once, in secret, and reveal when the round ends.
log-flags = draws its agendas:
icons-climb = Agendas on tracks escalate what is in DEFCON 2:
no-war = No nuclear war.
round-over = Round { $round } of { $rounds } is over
cubes-of =
    { NAME($side) }: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
aftermath-about = Counted: the cubes on each side’s own cards, whoever saved them. More cubes: +2.
aftermath-opened = The aftermath
cards-aside = To be discarded
cards-saved = Saved for the aftermath
cards-discarded = Played and discarded
agendas-resolved = Agendas of earlier rounds
cards-to-draw =
    { $n ->
        [one] { $n } card is left to draw.
       *[other] { $n } cards are left to draw.
    }
card-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
card-icon = the event moves the DEFCON tracks too
short-military = military
short-political = political
short-world-opinion = opinion
short-cuba-political = Cuba pol.
short-cuba-military = Cuba mil.
short-atlantic = Atlantic
short-berlin = Berlin
short-turkey = Turkey
short-italy = Italy
short-united-nations = UN
short-television = TV
short-alliances = Alliances
short-personal-letter = letter

## The table in the browser

plate-cuba = Cuba
plate-political = political
plate-military = military
phone-united-nations = Un. Nations
phone-television = Television
leads = { NAME($side) } leads
leads-by = the { NAME($side) } leads by { $n }
nobody-leads = nobody leads
connected-plus = connected: +1 for each other one led
labelled = { $label }: { $words }
label-round = Round
label-of = { $n } of { $of }
label-end = End
label-deck = Deck
label-discard = Discarded
label-aftermath = Aftermath
label-flags = Flags
label-flags-pay = if scored now
label-agenda = Agenda
label-letter = Letter
label-cubes = Cubes left
label-war = War
label-leads = Leads
agendas-now = Its agenda pays now
label-scored = If scored now
scored-nobody = nobody
pays-sum =
    lead { $lead }{ $more ->
        [0] { "" }
       *[other] {" "}+ { $more }
    }
pays-connected =
    lead { $lead }{ $more ->
        [0] { "" }
       *[other] {" "}+ { $more } connected
    }
pays-letter = for holding the letter
scored-unflagged = no flag here: not this round
label-marker = Your { $track } marker
marker-room =
    on step { $step }{ $n ->
        [0] : DEFCON 1
       *[other] , { $n } below DEFCON 1
    }
leader-none = nobody
go-on-button = Go on
label-effects = Until the round ends
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
cubes-left = { $n } of { $of } cubes left
danger-sure =
    { WHO($seat) ->
        [you] You would start the war
       *[other] The { NAME($side) } would start the war
    }
danger-maybe =
    { WHO($seat) ->
        [you] You could start the war
       *[other] The { NAME($side) } could start the war
    }
danger-now = if the round ended now.
danger-joint = {" "}
danger-three =
    { WHO($seat) ->
        [you] All three of your markers are
       *[other] All three of its markers are
    } in DEFCON 2{ $higher ->
        [0] .
       *[other] {" "}or 1.
    }
danger-one = In DEFCON 1: { $tracks }.
danger-kept =
    { WHO($owner) ->
        [you] Your agenda
       *[other] The agenda of the { NAME($side) }
    } lifts { $tracks } to { $step }.
danger-icon =
    { $n ->
        [one] An agenda may lift into DEFCON 1
       *[other] Two agendas together may lift into DEFCON 1
    }: { $tracks }.
danger-then = if you do this and the round then ends.
danger-higher = An agenda may lift it further.
way-down = Bring { $steps }.
way-step =
    { $n ->
        [one] the { $tracks } marker
       *[other] the { $tracks } markers
    } to { $step } or lower
way-three = one of the three to { $step } or lower
danger-none = No war if the round ended now
danger-rule = One marker in DEFCON 1, or all three in DEFCON 2, when a round ends: that side has lost.
third-stays = Two of your markers are in DEFCON 2: { $track } must stay below DEFCON 2.
safe-room =
    { WHO($seat) ->
        [you] You
       *[other] { NAME($side) }
    }: { $track } { $n } below DEFCON 1
safe-so-far = safe so far
war-if-now = if the round ended now
war-if-agenda = possible, if agendas raise { $tracks }
note-lead = { $from } → { $to }
note-track = { $track } { $from } → { $to }
note-area = { $track } { $from } → { $to }, DEFCON { $area }
note-stays = { $track } stays { $step }
note-climbs = climbs first
brief-command = Command { $n }
brief-letter = { $n } with letter
brief-event = Event
note-theirs = they may trigger it
note-war = then it is war if the round ends
note-push = the { NAME($side) } may raise { $track } { $from } → { $to }: DEFCON 1
note-steps-area = { $from } → { $to }, DEFCON { $area }
day-of = Day { $n } · { $date }
about-given = { NAME($card) }, played by the { NAME($side) }, gives you this
in-play-by =
    { WHO($seat) ->
        [you] You play
       *[other] The { NAME($side) } plays
    }
in-play-now = In play
in-play-as-event = In play · event
in-play-as-command = In play · Command { $n }
would-do = What it would do now
moves-tracks = Each cube after the first moves your track.
moves-nothing = The cubes of its event move no markers.
as-command =
    As a Command: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, placed or removed on one battleground.
as-event-idle = As an event: it would change nothing.
theirs-may = Its event is not yours: the { NAME($side) } may trigger it first.
do-command =
    Command with { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
do-letter =
    With the letter: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
do-letter-note = Then the { NAME($side) } has the letter
do-event = Play the event
do-event-idle = Would change nothing now
do-keep = Keep this agenda
keep-for-good = You are the last to choose: this cannot be taken back.
agenda-twice = You drew “{ NAME($agenda) }” twice: that is why there are only two to choose from.
just-now = Just now
leave-cubes = No cubes
put-back = Put it back
card-of = Card { $n } of { $of }
next-card = Next card
previous-card = Previous card
not-your-turn = Not your turn
first-this = First: { $question }
hand-empty = No cards in hand
mine-agenda = Agenda: { $agenda }
line-pays = now { $pays }
scored-now =
    { WHO($seat) ->
        [you] If scored now: +{ $n } for you
       *[other] If scored now: +{ $n } for the { NAME($side) }
    }
scored-nothing = If scored now: nobody
scored-why = { $scored } ({ $why })
letter-yours = Yours: 1 cube more for a Command, then it passes on.
letter-theirs = The { NAME($side) } holds it.
agenda-of-track = DEFCON track
agenda-of-place = Battleground
agenda-of-letter = Flag: United Nations
agenda-about-track = The higher marker scores the difference and 1 more. First, markers in DEFCON 2 climb 1.
agenda-about-connected = The lead in cubes, and 1 more for each connected place led as well.
agenda-about-place =
    The lead in cubes{ $n ->
        [0] { "" }
       *[other] , and { $n } more
    }.
agenda-about-letter = 2 prestige for whoever holds the letter.
agenda-kept = chosen, one of these
agenda-open = not yet chosen
letter-yes = holds it
letter-no = no
label-resolved = Scored
nothing-yet = none yet
tip-command = A Command here moves this track: 1 step for each cube after the first.
tip-connected = Connected: +1 for each other one led
tip-bonus =
    +{ $n } in the circle: its agenda pays the lead{ $n ->
        [0] {" "}and nothing more.
       *[other] {" "}and { $n } more.
    }
tip-flag = The flag: the { NAME($side) } drew this agenda. It keeps one of its three, in secret.
tip-flag-letter = The flag with a letter: the { NAME($side) } drew the agenda Personal Letter.
tip-key = The key: this is the agenda that you keep.
tip-flags = The three agendas that this side drew. It keeps one of them, in secret.
tip-flags-pay = The number is what it would pay if the round ended now: the lead and the bonus together.
tip-letter = Adds 1 cube to a Command, then goes to the other side. If prestige is equal in the end, its holder wins.
tip-prestige = Whoever leads when the game ends wins. Nobody can lead by more than { $n }.
tip-television = ±1: when the round ends, whoever leads may move one of their own markers by 1.
tip-united-nations = The letter: when the round ends, whoever leads takes it.
tip-alliances = The cards: when the round ends, whoever leads draws one, and saves it for the aftermath or discards it.
says-place = { NAME($at) } ({ $track }): { us } { $us }, { ussr } { $ussr }; { $leads }.
says-place-of-track = { NAME($at) }: { us } { $us }, { ussr } { $ussr }; { $leads }.
says-track = { NAME($track) }: { us } on step { $us } (DEFCON { $usarea }), { ussr } on step { $ussr } (DEFCON { $ussrarea }).
says-flag = Flags of the { NAME($side) }: { $agendas }.
says-prestige = Prestige: { NAME($side) } +{ $n }.
says-no-prestige = Prestige: nobody leads.
says-letter = Personal letter: { NAME($side) }.
says-side = { NAME($side) }: { $hand }, { $cubes }, { $saved } in the aftermath.
says-kept = Your secret agenda: { $agenda }.
says-kept-of = Secret agenda of the { NAME($side) }: { NAME($agenda) }.
says-drew-of = The { NAME($side) } draws { $cards }.
says-saved-of = The { NAME($side) } saves { NAME($card) } for the aftermath.
says-in-play = In play: { NAME($card) }.
says-lasting = Until the round ends, for the { NAME($side) }: { $effect }.
