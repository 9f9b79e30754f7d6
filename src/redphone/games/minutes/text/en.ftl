# 13 Minutes and its campaign, in English. `redphone/texts.py` explains the functions.

title = 13 Minutes
title-campaign = 13 Minutes: Campaign
about = Ten cards, each a battleground once it is played. Three of a kind are war.
about-campaign = 13 Minutes again and again, to 13 points. A war loses the whole campaign.
authors = Asger Harding Granerud, Daniel Skjold Pedersen
reconstructed = The rules are complete. Of the thirteen printed cards only the kinds, eight names, one event and a few values are known: the rest is our own reconstruction, marked on every card. An owner of the game replaces the deck with one file.
rules-brief =
    Aim
    The most points win.
    Whoever starts a nuclear war has lost, whatever the points.

    The cards
    Each is of one kind, ▲ military, ◆ political or ● world opinion: three of one
    kind in your sphere at the end are war.
    It is a card of the US, of the USSR or of the UN, which is for both sides.

    The first bid
    Each side has a supply of 13 cubes, the US blue ones, the USSR red ones,
    and two cards. One card lies face down: Cuba.
    First both bid cubes, in secret. The higher bid says who plays first;
    both bids leave the game. A tie is bid again; after the third one (an option)
    nobody pays, and a lot decides.

    Your turn
    In turn, lay one of your two cards: it becomes a battleground, in the neutral
    zone or in your own sphere. Then Command, or its event, then draw a card.
    Command: on any one battleground, place cubes of your own colour from your
    supply, or take your own ones back into it: at most as many as the card
    shows, whosever card it is.
    Placing pulls that battleground one step towards you, removing pushes it
    one step away, however many cubes it was.
    Events: of your own cards and the UN’s. They too place your own cubes; some
    remove the other side’s, which go back into that side’s supply.
    An opponent’s card is for Command, and the opponent may trigger its event
    first.

    The end
    The game ends when both have played and there was nothing left to draw.
    Each battleground that you dominate is 1 point, Cuba 2: by more cubes,
    and if those are equal, by lying in your sphere. Neutral ties are nobody’s.
    Cuba is turned over. Most military battlegrounds: 1 point.
    The aftermath: the two cards left in the hands are shown. Whose own cards
    have more cubes, in whichever hand: 1 point. Cards of the UN do not count.
    If both show the same symbol, each is laid into its holder’s sphere.
    Only now war is looked for: three or more symbols of one kind in your sphere,
    and you have lost. Three during the game are a danger, and may still go away.

    A campaign
    Games are played one after the other, and their points are added up.
    Whoever reaches 13 points and has more than the other wins the campaign.
    If both have reached them with equal totals, another game is played.
    Whoever starts a nuclear war loses the whole campaign at once.
    After 13 games it ends at the latest: the higher total wins, equal ones draw.
    Between two games the sides are kept, exchanged, or exchanged if both
    want it: an option of the table.
reading-the-table =
    Reading the table
    ■ US, ★ USSR, ○ UN (cards for both). ▸ stands before who is asked.
    ▲ ◆ ● military, political and world opinion: the radiation symbols.
    ▲1 ◆2 ●0 beside a sphere: so many symbols lie there; three are war.
    “0 ★2 2”: no US cubes, the USSR dominates by 2, 2 USSR cubes.
    “1 ■ 1”: equal cubes, but it lies in the sphere of the US.
    “0 = 0”: nobody dominates. Cuba counts 2, every other battleground 1.
    In the hand: “★3 Fidel Castro”: a USSR card with 3 cubes.
    “★first?”: if you play this card, the USSR may first trigger its event.
    ☢ in front of a sentence: war threatens.
    ? behind a card: a part of it is our reconstruction. Type cards to see which.
reading-the-board =
    Signs on the table
    ☢ Beside a sphere: its symbols of each kind. The third, dashed, is war;
    with a “?”, Cuba may be it.
    Between the cubes: who leads, and by how much.
    “=”: equal. In a sphere such a battleground is its owner’s.
    A dashed red frame: what has changed since you last chose.
    ✓ A card that you have seen, on the table or in a hand.

## Options

option-bid-ties = Tied bids
    .about = After so many tied auctions nobody pays, and the winner is drawn by lot.
option-cube-limit = Limit of cubes
    .about = At most so many cubes of a side on one battleground. 13 is no limit; 5 is a house rule of the authors.
option-foreign-removal = Removing others’ cubes
    .about = If an event removes cubes that are not yours, the battleground goes away from you, or from their owner.
    .actor = away from whoever removes them
    .owner = away from their owner
option-swap-sides = Sides in the campaign
    .about = Between two games the sides are kept, or exchanged, or exchanged if both want it.
    .no = kept
    .yes = exchanged
    .ask = as both agree

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

## Kinds, zones

military = military
political = political
world_opinion = world opinion
neutral_zone = neutral zone
    .in = the neutral zone
us_sphere = US sphere
    .in = the US sphere
ussr_sphere = USSR sphere
    .in = the USSR sphere

## Battlegrounds and strategy cards

cuba = Cuba
excomm = Excomm
wave_and_smile = Wave & Smile
public_protests = Public Protests
u2_photographs = U-2 Photographs
quarantine = Quarantine
fidel_castro = Fidel Castro
moscow_is_our_brain = Moscow is our Brain
u2_downed = U-2 Downed
mrbms_and_irbms = MRBMs & IRBMs
missile_trade = Missile Trade
u_thant = U Thant
scramble = Scramble
intelligence_reports = Intelligence Reports

## What events do: a deck is made of these

up-to-cubes =
    { $n ->
        [13] any number of cubes
        [one] up to { $n } cube
       *[other] up to { $n } cubes
    }
up-to =
    { $n ->
        [13] any number
       *[other] up to { $n }
    }
in-total =
    { $n ->
        [13] { "" }
       *[other] { $fields ->
            [1] { "" }
           *[other] in total{" "}
        }
    }
on-fields =
    { $fields ->
        [one] on one battleground
       *[other] on up to { $fields } battlegrounds
    }{ $each ->
        [0] { "" }
       *[other] , at most { $each } on each
    }
from-fields =
    { $fields ->
        [one] from one battleground
       *[other] from up to { $fields } battlegrounds
    }{ $each ->
        [0] { "" }
       *[other] , at most { $each } from each
    }
clause-place = Place { up-to-cubes } { in-total }{ on-fields }.
clause-place-either = Place { up-to-cubes } on one battleground. It moves one step, either way, instead of the usual step.
clause-remove-own = Remove { up-to } of your own cubes { in-total }{ from-fields }.
clause-remove-opponent = Remove { up-to } of the opponent’s cubes { in-total }{ from-fields }.
clause-remove-us = Remove { up-to } of the US cubes { in-total }{ from-fields }.
clause-remove-ussr = Remove { up-to } of the USSR cubes { in-total }{ from-fields }.
clause-half-own = Remove half of your cubes, rounded up, from one battleground.
clause-half-opponent = Remove half of the opponent’s cubes, rounded up, from one battleground.
clause-half-us = Remove half of the US cubes, rounded up, from one battleground.
clause-half-ussr = Remove half of the USSR cubes, rounded up, from one battleground.
clause-move-own = Move { up-to } of your own cubes from one battleground to another.
clause-move-opponent = Move { up-to } of the opponent’s cubes from one battleground to another.
clause-move-us = Move { up-to } of the US cubes from one battleground to another.
clause-move-ussr = Move { up-to } of the USSR cubes from one battleground to another.
clause-shift-either =
    { $fields ->
        [one] Move one battleground one step, either way.
       *[other] Move up to { $fields } battlegrounds one step each, either way.
    }
clause-shift-toward =
    { $fields ->
        [one] Pull one battleground one step towards you.
       *[other] Pull up to { $fields } battlegrounds one step each towards you.
    }
clause-shift-away =
    { $fields ->
        [one] Push one battleground one step away from you.
       *[other] Push up to { $fields } battlegrounds one step each away from you.
    }
clause-command = Command { $n }.
clause-look-cuba = Look at Cuba.
clause-look-hand = Look at the opponent’s hand.
clause-look-both = Look at Cuba and at the opponent’s hand.
clause-if =
    { $n ->
        [one] If there is a battleground
       *[other] If there are at least { $n } battlegrounds
    }
clause-opponent = The opponent does this, and is “you” here
clause-only = Only { $words }.
clause-from = from: { $words }
clause-to = to: { $words }
where-any = any battleground
where-own = in your sphere
where-neutral = in the neutral zone
where-opponent = in the opponent’s sphere
where-not-own = except in your sphere
where-not-neutral = except in the neutral zone
where-not-opponent = except in the opponent’s sphere
where-kind = { NAME($kind) } cards
where-side = cards of the { NAME($side) }
where-kinds = { NAME($kind) } or { NAME($or_kind) } cards
where-sides = cards of the { NAME($side) } or the { NAME($or_side) }
where-cuba = Cuba
where-not-cuba = except Cuba
where-this = the card just played
where-not-this = except the card just played
where-own-cubes = where you have cubes
where-no-own-cubes = where you have no cubes
where-opponent-cubes = where the opponent has cubes
where-no-opponent-cubes = where the opponent has no cubes
where-side-cubes = where the { NAME($side) } has cubes
where-no-side-cubes = where the { NAME($side) } has no cubes

## Both tables

labelled = { $label }: { $words }
further = { $words }; { $more }

## Where it is known from

fact-name = name
fact-kind = symbol
fact-cubes = cubes
fact-event = event
source-rulebook = from the rulebook
source-public = from public descriptions
source-inferred = inferred from the rulebook
source-reconstructed = our reconstruction
# Of an owner’s deck: it may be nobody’s but the owner’s.
source-marked-reconstructed = reconstructed, says the deck’s file
source-owner = from the owner’s file

## Questions

ask-bid = Bid for the initiative, in secret: how many cubes?
ask-first = You won the auction. Who plays first?
ask-play = Which card goes where?
ask-action = { NAME($card) }: Command or event?
ask-trigger = The opponent plays { NAME($card) }, a card of your side. Trigger its event first?
ask-command = Command { $n }: on which battleground?
ask-cubes = How many cubes on { NAME($at) }? At most { $n }
ask-cubes-here = How many cubes on { NAME($at) }? At most { $n }, then it moves
ask-place = Place a cube: { $n } left
ask-remove = Remove a { NAME($side) } cube: { $n } left
ask-remove-half = Remove half of the { NAME($side) } cubes, rounded up: from which battleground?
ask-take-cubes = Take a { NAME($side) } cube to move it: { $n } left
ask-move-to =
    To which battleground { $n ->
        [one] does the cube go?
       *[other] do the { $n } cubes go?
    }
ask-shift =
    Move a battleground: { $n } left
ask-place-and-shift =
    { $n ->
        [0] Choose a battleground: it moves a step either way
        [one] Choose a battleground: up to { $n } cube, then a step either way
       *[other] Choose a battleground: up to { $n } cubes, then a step either way
    }
ask-which-way = Which way does { NAME($at) } move?
ask-next-game = The game is counted. On to the next one?
ask-sides = The next game: keep the sides, or exchange them?

## Offers

offer-bid =
    { $n ->
        [0] Bid nothing
        [one] Bid { $n } cube
       *[other] Bid { $n } cubes
    }
offer-first = The { NAME($first) } plays first
offer-neutral =
    { NAME($card) }: neutral zone{ $theirs ->
        [0] { "" }
       *[other] {" "}(they may trigger it)
    }
offer-sphere =
    { NAME($card) }: your sphere, { NAME($kind) } { $from } → { $to }{ $theirs ->
        [0] { "" }
       *[other] {" "}(they may trigger it)
    }
offer-command = Command { $n }
offer-event =
    Event{ $idle ->
        [0] { "" }
       *[other] {" "}(would change nothing now)
    }
offer-trigger =
    Trigger { NAME($card) }{ $idle ->
        [0] { "" }
       *[other] {" "}(would change nothing now)
    }
offer-decline = Do not trigger it
offer-on = { NAME($at) }: US { $us }, USSR { $ussr }
offer-place = { NAME($at) }: US { $us }, USSR { $ussr }
offer-remove = { NAME($at) }: US { $us }, USSR { $ussr }
offer-cubes-place =
    Place { $n }{ $moves ->
        [0] { "" }
       *[other] , to { NAME($to, case: "in") }
    }
offer-cubes-remove =
    Remove { $n }{ $moves ->
        [0] { "" }
       *[other] , to { NAME($to, case: "in") }
    }
offer-cubes-here = Place { $n }
offer-toward =
    { NAME($at) } towards you{ $moves ->
        [0] : it stays in { NAME($to, case: "in") }
       *[other] : to { NAME($to, case: "in") }
    }
offer-away =
    { NAME($at) } away from you{ $moves ->
        [0] : it stays in { NAME($to, case: "in") }
       *[other] : to { NAME($to, case: "in") }
    }
offer-no-cubes = Place and remove nothing
offer-no-cube-here = Place nothing
offer-done = Stop here
offer-ready = Next game
offer-keep-sides = Keep the sides: you play the { NAME($side) }
offer-swap-sides = Exchange the sides, if the other agrees: you play the { NAME($side) }

## What happens

event-game =
    Game { $game } of the campaign.{ $swapped ->
        [0] { "" }
       *[other] {" "}The sides are exchanged.
    }
event-bids = Bids: US { $us }, USSR { $ussr }. The { NAME($side) } wins the auction.
event-bids-tied = Both bid { $n }. The cubes return, the auction is held again.
event-bids-tied-last = Both bid { $n }. The cubes return.
event-by-lot = Tied too often: nobody pays, and the lot falls to the { NAME($side) }.
event-initiative = The { NAME($side) } decides: the { NAME($first) } plays first.
event-drew = You draw { NAME($card) }.
event-drew-hidden = The { NAME($side) } draws a card.
event-laid = The { NAME($side) } lays { NAME($card) } in { NAME($to, case: "in") }.
event-commanded = The { NAME($side) } uses { NAME($card) } for Command { $n }.
event-played-event = The { NAME($side) } uses the event of { NAME($card) }.
event-triggered = First the { NAME($side) } triggers { NAME($card) }.
event-declined = The { NAME($side) } does not trigger { NAME($card) }.
event-no-effect = { NAME($card) } changes nothing.
event-placed =
    { $n ->
        [one] { $n } { NAME($side) } cube comes
       *[other] { $n } { NAME($side) } cubes come
    } to { NAME($at) }, now { $now }.
event-removed =
    { $n ->
        [one] { $n } { NAME($side) } cube leaves
       *[other] { $n } { NAME($side) } cubes leave
    } { NAME($at) }, { $now ->
        [0] none
       *[other] { $now }
    } left.
event-moved = { NAME($at) } moves to { NAME($to, case: "in") }.
event-saw-cuba = You look at Cuba: it is { NAME($card) }.
event-looked-at-cuba = The { NAME($side) } looks at Cuba.
event-saw-hand = In the opponent’s hand you see { NAME($card) }.
event-looked-at-hand = The { NAME($side) } looks at the opponent’s hand.
event-dominated = Points for battlegrounds, Cuba among them: US { $us }, USSR { $ussr }.
event-turned-cuba = Cuba is turned over: { NAME($card) }, in { NAME($to, case: "in") }.
event-majority = Military battlegrounds: the { NAME($side) } gains 1 point, { $n } to { $other }.
event-no-majority = Military battlegrounds: nobody gains a point, { $n } to { $n }.
event-last-card = The last card of the { NAME($side) }: { NAME($card) }.
event-aftermath = Cubes in the aftermath: US { $us }, USSR { $ussr }. The { NAME($side) } gains 1 point.
event-aftermath-tied = Cubes in the aftermath: US { $us }, USSR { $ussr }. Nobody gains a point.
event-last-laid = Both last cards are { NAME($kind) }: each is laid into its holder’s sphere.
event-war = The { NAME($side) } has started a nuclear war.
event-points = Points: US { $us }, USSR { $ussr }.
event-totals = The campaign: US { $us }, USSR { $ussr }.

## The end

reason-points =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat, case: "cap") } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-draw = Equal points, { $points } each: a draw.
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
reason-campaign-both-war = Both sides have started a nuclear war, and lost the campaign. Nobody wins.
reason-campaign =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat, case: "cap") } wins
    } the campaign with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-campaign-swapped =
    { WHO($seat) ->
        [you] You win
       *[other] Whoever began as { SEAT($seat, case: "the") } wins
    } the campaign with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-campaign-war =
    { WHO($loser) ->
        [you] You have lost the campaign: you have
       *[other]
            { WHO($seat) ->
                [you] You win the campaign: your opponent has
               *[other] { SEAT($seat, case: "cap") } wins the campaign: { SEAT($loser, case: "the") } has
            }
    } started a nuclear war.
reason-campaign-war-swapped =
    { WHO($loser) ->
        [you] You have lost the campaign: you have
       *[other]
            { WHO($seat) ->
                [you] You win the campaign: your opponent has
               *[other] Whoever began as { SEAT($seat, case: "the") } wins the campaign: the other side has
            }
    } started a nuclear war.

## The table in the terminal

game-n = game { $n }
to-points = to { $n }
card-of-cards = card { $n } of { $of }
left-to-draw = { $n } to draw
points-now = if it ended now
points-in-the-end = points
that-is-you = (you)
cubes-and-cards =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
war-has-come = nuclear war
war-if-it-ended = war if it ended now
war-if-cuba = war if Cuba is { $sign }
war-if-one-more = one more { $sign } is war
war-by-one-more = one more { $kinds } card is war
head-neutral = first number: neutral zone
head-sphere = second: your sphere
they-first = first?
bid-so-many = so many cubes
toward-then-away = First number: towards you. Second: away from you.
end-majority = Military
end-aftermath = Last cards: US { $us }, USSR { $ussr }
end-last = last
game-is-over = Game { $n } is over
cards-in-hand = In your hand
cards-seen = Seen in the opponent’s hand
cards-on-the-table = On the table
cards-elsewhere = Not seen yet
card-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
deck-reconstructed = What is marked as our reconstruction is not what is printed on the cards.
log-placed = +{ $n } on { NAME($at) }, now { $now }.
log-placed-of = { NAME($side) } +{ $n } on { NAME($at) }, now { $now }.
log-removed = { NAME($side) } −{ $n } on { NAME($at) }, now { $now }.
log-moved = { NAME($at) } → { NAME($to) }.
log-command = Command { $n }
log-event = Event
log-triggered = The { NAME($side) } first, event
log-declined = The { NAME($side) } does not trigger it.
log-no-effect = no effect.
log-no-cubes = no cubes.

## The table in the browser

stage-auction = Auction
stage-card = Card { $n } of { $of }
stage-counted = Counted
stage-game = Game { $n }, { $score }
deck-left =
    { $n ->
        [0] The deck is empty
       *[other] { $n } in the deck
    }
your-sphere = your sphere
neutral-rule = Ties score for nobody. Placing pulls a battleground one step closer, removing pushes it away.
card-of-side = { NAME($side) } card
card-of-both = { NAME($side) } card · { NAME($kind) }
kind-of-card = { NAME($kind) }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
face-down = face down
leads = { NAME($side) } leads
nobody-leads = equal: nobody’s
tie-is-yours = equal: yours, in your sphere
tie-is-theirs = equal: { NAME($side) }, in its sphere
short-tie-is-yours = equal: yours
short-tie-is-theirs = equal: { NAME($side) }
stays-here = stays
lay-here = Lay { $card } here
lay-in = { $card }: { $zone }
slides-to = { $name } → { $zone }
short-opinion = opinion
note-symbols = { $kind } { $from } → { $to }
note-symbols-war = { $kind } { $from } → { $to }: war
note-command =
    place or remove up to { $n ->
        [1] 1 cube
       *[other] { $n } cubes
    }
note-cubes = US { $us }:{ $ussr } USSR
gauge-near = 1 from war
gauge-war = war
gauge-says = { $kind }: { $n } of { $of } symbols
gauge-about = { gauge-says }. With { $of } at the end, this side has started the war.
gauge-rule = Three of a kind here at the end: war.
danger-near = The { NAME($side) } is one step from war:
danger-near-you = You are one step from war:
danger-war = The { NAME($side) } would start the war:
danger-war-you = You would start the war:
danger-lie =
    { $n ->
        [2] two
        [3] three
        [4] four
       *[other] { $n }
    } { NAME($kind) } symbols lie in { NAME($zone, case: "in") }.
danger-lie-you =
    { $n ->
        [2] two
        [3] three
        [4] four
       *[other] { $n }
    } { NAME($kind) } symbols lie in your sphere.
danger-third = A third at the end loses the game.
danger-third-campaign = A third at the end loses the campaign.
danger-cuba = Cuba may be the third.
danger-last = The last cards may bring it.
danger-way-out = If that stays so to the end, the game is lost.
danger-way-out-campaign = If that stays so to the end, the campaign is lost.
auction-rule = Both bid in secret. The higher bid says who plays first; both bids leave the game: a cube bid is a cube less to place later.
bids-tied-again = Both bid { $n }. The cubes return: bid again.
bid-yours = choose below
bid-awaited = still choosing
bid-sealed = sealed
bid-won = has the initiative
bid-lost = paid, too
bid-returned = has the cubes back
if-it-ended-now = If it ended now
now-cuba-unknown = Cuba is still face down and may change this.
campaign-to = Campaign to { $to }
campaign-stands = The campaign to { $to } points: US { $us }, USSR { $ussr }.
campaign-game = game { $n }
count-heading = The count
count-fields = Battlegrounds
count-cuba = Cuba (2)
count-military = Military majority
count-aftermath = Aftermath
count-grounds = battlegrounds { $n } : { $other }
count-cubes = own cubes on the last cards { $n } : { $other }
count-later = the last cards are shown at the end
count-points = Points
count-laid = Both last cards are of one kind: each lies in its holder’s sphere.
game-won =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat, case: "cap") } wins
    } game { $n } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { $other }.
game-drawn = Game { $n } is a draw: equal points, { $points } each.
next-sides-stay = The sides are kept.
next-sides-change = For the next game the sides are exchanged.
last-card-lies = last card: { $card }
last-move = The last move
last-card-of = Last card of the { NAME($side) }
label-cubes = Cubes
label-war = War
label-seen = seen
you-have-seen = You have seen
safe-so-far = safe so far
has-looked = has looked at it
n-in-hand =
    { $n ->
        [0] no cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
cubes-left =
    { $n } of { $of } cubes left{ $paid ->
        [0] { "" }
        [one] {" "}({ $paid } was bid)
       *[other] {" "}({ $paid } were bid)
    }
last-card-counts = The last card counts
    .about = One card stays in each hand: its cubes may bring the aftermath point.
deck-is-reconstructed = The cards are partly our reconstruction.
deck-is = Deck: { $name }
deck-is-own = The deck of an owner of the game
deck-still-reconstructed = A part of it is still reconstructed.
deck-heading = The 13 cards and their sources: { $name }
deck-heading-plain = The 13 cards and their sources
deck-as-file = This deck as a file, to be corrected by the printed cards
card-was-seen = already seen
our-reconstruction = Our reconstruction: { $facts }.
deck-marks-reconstructed = What the deck’s file calls a reconstruction is not what is printed on the cards.
marked-reconstructed = Reconstructed, says the deck’s file: { $facts }.
partly-reconstructed = partly reconstructed
card-and-sources = Card and sources
look-at = { $card }: card and sources
head-in-hand = In your hand
head-hand-of = Hand of the { NAME($side) }
head-in-play = In play
played-by = Played by the { NAME($side) }
head-event = The event
head-table-does = What the table does
head-sources = Known from
say-lay = First lay it: it becomes a battleground itself. Then Command { $n }, or the event.
say-lay-theirs = First lay it: it becomes a battleground itself. Then the { NAME($side) } may trigger the event, and you have Command { $n }.
say-in-play = It lies on the table now, a battleground like the others.
cuba-is-closed = The thirteenth card lies here, face down. It counts 2, is turned over at the end, and its symbol counts then.
cuba-is-open = The card that lay face down. It counts 2.
tip-command = Placing pulls it one step to you, removing pushes it away.
says-field = { $name }, { $what }: US { $us }, USSR { $ussr }; { $leads }.
says-zone =
    { $n ->
        [0] { $zone }: empty.
        [one] { $zone }: { $n } battleground.
       *[other] { $zone }: { $n } battlegrounds.
    }
says-campaign = Game { $n } of the campaign to { $to }: US { $us }, USSR { $ussr }.
says-bids = Bids: US { $us }, USSR { $ussr }.
says-cuba = Cuba is known here: { $card }.
says-in-play = In play: { $card }.
says-now = If it ended now, battlegrounds would bring: US { $us }, USSR { $ussr }.
says-counted = Points: US { $us }, USSR { $ussr }.
says-side =
    { NAME($side) }: { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } left, { $paid } bid, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
says-card =
    In the hand: { $card }, { NAME($side) }, { NAME($kind) }, { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }.
log-laid = { NAME($card) } → { NAME($to) }.
log-triggered-card = First the event of { NAME($card) }
log-alone = { $words }.
log-drew-of = { NAME($card) } is drawn.
log-saw-cuba-of = Cuba is looked at: { NAME($card) }.
log-saw-hand-of = In the opponent’s hand: { NAME($card) }.

## What is wrong with a deck file

fault-no-slug = slug is missing: a short name such as u_thant.
fault-slug = slug is a short name such as u_thant (a to z, 0 to 9, _, beginning with a letter), not { $typed }.
fault-slug-taken = { $name } is a word of the table itself: choose another slug.
fault-slug-twice = { $name } is there twice: cards { $first } and { $second }.
fault-name-twice = Two cards are called { $name }: { $first } and { $second }. Nobody could tell them apart.
fault-reserved = { $name } is what the card that lies face down is called: take another word.
fault-no-event = event is missing: a list of clauses [ {"{"} do = … {"}"} ].
fault-event = event is a list of clauses [ {"{"} do = … {"}"} ], not { $typed }.
fault-clauses = An event has from 1 to { $most } clauses, not { $n }.
fault-cards = Cards stand under [[card]], one after the other.
fault-number-of-cards = A deck has { $most } cards, not { $n }.
fault-no-up-to = up_to is missing: a number from 1 to { $highest } or "any".
fault-up-to = up_to is a number from 1 to { $highest } or "any", not { $typed }.
fault-half-or-up-to = Half of the cubes, or up_to so many: one of the two.
fault-half-battlegrounds = Half of the cubes are removed from one battleground.
fault-half-each = Half of the cubes are removed: each has no say in how many.
fault-either-battlegrounds = step = "either" is for one battleground.
fault-either-each = step = "either" is for one battleground: up_to says how many, each does not.
fault-few-cubes =
    { $n ->
        [one] Up to { $n } cube does
       *[other] Up to { $n } cubes do
    } not reach { $fields } battlegrounds.
fault-cuba = Cuba lies face down: it has no kind and no side, and is never the card that is played.
fault-if = if needs a where with something in it.
