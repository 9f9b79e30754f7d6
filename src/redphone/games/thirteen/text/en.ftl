# 13, in English. `redphone/texts.py` explains the functions and the names of numbered cards.

title = 13
about = Three targets. Go over thirteen and you take the cards. Fewest points win.
rules-brief =
    Aim
    The fewest minus points win. Each deals one round (three players: two).

    The cards
    Of blue, yellow and green each: three 1s, 2s, 5s and 7s, and two 4s.
    Eight rotten fours have no colour.

    Your turn
    Play a card on a target, then draw one.
    A colour goes on its own target only, a rotten four on any.
    Over 13? Take the cards that lay there; yours stays. Exactly 13 is safe.
    Taken cards stay face down until the round ends, unless you play them open.

    The end of a round
    Nothing left to draw? Play out the hands. Cards left on targets do not count.
    A taken card is 1 minus point, a rotten four always 2.
    If you alone have the most cards of a colour, they cost nothing.

reading-the-table =
    Reading the table
    ● blue, ◆ yellow, ▲ green, ✸ rotten. ▸ stands before who is asked.
    A target: “7/13” is its sum and the limit. In the bar, ■ is that sum, ✸ as much
    of it as rotten fours make up, □ what is still free. Below lie its cards: those
    without a sign are of the target’s colour, ✸4 is a rotten four.
    Below your cards: “7 + 5 = 12” is what the sum of the target would become.
    “take 3”: you would take three cards. “● 11”: a rotten four would make it 11 on
    the blue one.
    The number with ) is what you type. “×2”: you have this card twice.
    Beside the players: ▮ a card in the hand; how many cards they took (“·”: none);
    the minus points of each round, “·” if it is still to come, and their sum.

## Options

option-open-piles = Open piles
    .about = Everybody may look at all taken cards during the round.

## Targets and their colours

blue = blue
yellow = yellow
green = green

## Cards: blue-1, blue-2 and so on

blue-n = blue { $n }
    .short = { $n }
yellow-n = yellow { $n }
    .short = { $n }
green-n = green { $n }
    .short = { $n }
rotten-n = rotten { $n }
    .short = { $n }

## Questions and offers

ask-play = Play a card
ask-on = On which target?
offer-play =
    { NAME($card, case: "short") } on { NAME($target) }: sum { $sum }{ $takes ->
        [0] { "" }
       *[other] , take { $takes }
    }
offer-play-four = Rotten { NAME($card, case: "short") }…
offer-on =
    on { NAME($target) }: sum { $sum }{ $takes ->
        [0] { "" }
       *[other] , take { $takes }
    }

## What happens

event-dealer =
    Round { $round } of { $rounds }. { WHO($seat) ->
        [you] You deal
       *[other] { SEAT($seat) } deals
    }, { WHO($first) ->
        [you] you begin
       *[other] { SEAT($first) } begins
    }.
event-drew = You draw { NAME($card) }.
event-drew-hidden =
    { WHO($seat) ->
        [you] You draw
       *[other] { SEAT($seat) } draws
    } a card.
event-played = { SEAT($seat) }: { NAME($card) } on { NAME($target) }: { $sum }.
event-took =
    { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from { NAME($target) }.
log-closed = { SEAT($seat) }: a card on { NAME($target) }.
log-took =
    { WHO($seat) ->
        [you] You take { $n }.
       *[other] Takes { $n }.
    }
event-pile =
    { WHO($seat) ->
        [you] You show
       *[other] { SEAT($seat) } shows
    } { taken-open }.
event-exempt =
    { WHO($seat) ->
        [you] You have
       *[other] { SEAT($seat) } has
    } the most { NAME($colour) } cards: { $n } at no cost.
event-scored = { SEAT($seat) }: { minus-points }.

## The end

reason-fewest =
    { WHO($seat) ->
        [you] You win
       *[other] { SEAT($seat) } wins
    } with the fewest minus points: { $points }.
reason-shared = Shared victory, { minus-points } each: { $names }.

## The table

round-of = Round { $round } of { $rounds }
dealer-is =
    { WHO($seat) ->
        [you] you deal
       *[other] dealer: { SEAT($seat) }
    }
to-draw =
    { $n ->
        [0] nothing left to draw
       *[other] { $n } to draw
    }
taken-open =
    { $blue } blue, { $yellow } yellow, { $green } green, { $fours ->
        [one] { $fours } rotten four
       *[other] { $fours } rotten fours
    }
room-for =
    { $n ->
        [0] full: { $limit }
       *[other] room for { $n }
    }
card-takes = take { $n }
card-full = full: { $limit }
card-stays = stays
head-hand = hand
head-taken = taken
head-closed = taken (face down)

## The score sheet

score-sheet = minus points
head-sum = sum
minus-points =
    { $points ->
        [0] no minus points
        [one] { $points } minus point
       *[other] { $points } minus points
    }
round-over = Round { $round } of { $rounds } is over
free = free
free-about = Struck out: no cost, as nobody else has so many of the colour.

## The table in the browser

authors = Reiner Knizia
reconstructed = Nothing is reconstructed: every card and rule is in the published rules.
dealer = Dealer
points-word =
    { $points ->
        [one] minus point
       *[other] minus points
    }
cards-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
pile-closed =
    { $n ->
        [0] nothing taken
       *[other] { $n } taken, closed
    }
pile-open = { $n } taken
your-pile =
    { $n ->
        [0] Your pile: nothing yet
        [one] Your pile: { $n } card, closed
       *[other] Your pile: { $n } cards, closed
    }
your-pile-open =
    { $n ->
        [0] Your pile: nothing yet
        [one] Your pile: { $n } card
       *[other] Your pile: { $n } cards
    }
your-pile-about = Opened when the round ends. Who alone has most of a colour pays nothing for it; rotten fours always cost 2.
next-players = Next:
target-label = { NAME($target) } target, { $sum } of { $limit }
target-room =
    { $n ->
        [0] Full: { $limit }.
       *[other] { $n } left to { $limit }.
    }
target-rotten =
    { $n ->
        [one] Holds a rotten four.
       *[other] Holds { $n } rotten fours.
    }
left-to-draw =
    { $n ->
        [0] nothing left to draw
       *[other] to draw
    }
will-take =
    { $n ->
        [one] you take { $n } card
       *[other] you take { $n } cards
    }
will-fill = stays, just full
four-on = { $sum }
four-takes = { $sum }: take { $n }
four-waits = where to?
choose-anew = choose another card
just-drawn = new
log-face-down = Taken cards lie face down: the log no longer says which they were.
go-on-button = Go on
last-round = Last round
head-all-rounds = all rounds
head-player = Player
fewest-wins = fewest wins
points-tab = Points
words-player = { SEAT($seat) }: { $hand } in hand, { $taken } taken, { minus-points }.
words-deck =
    { $n ->
        [0] Nothing is left to draw.
        [one] { $n } card is left to draw.
       *[other] { $n } cards are left to draw.
    }
words-hand =
    { $n ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
words-hand-of =
    { $n ->
        [0] { SEAT($seat) }: no cards.
       *[other] { SEAT($seat) }: { $cards }.
    }
pile-of = { SEAT($seat) }: { $pile }
