# The texts of the command line and of all games, in English. `redphone/texts.py` explains the functions.

## Players

you = You
player = Player { $n }

## A game in the terminal

your-turn = Your turn
you-are-asked = Question
waiting-for = { SEAT($seat, case: "cap") } is thinking…
waiting-away = Waiting for { SEAT($seat, case: "the") } (away)…
log = Log
play-help =
    Number or action; also { $more }help, log{ $undo ->
        [0] { "" }
       *[other] , undo
    }, lang en|fr|ru, save FILE, quit.
first-hint = New here? “help” explains the rules and the signs on this table.
not-offered = “{ $typed }” is not offered. You may: { $offered }.
ambiguous = “{ $typed }” can mean: { $offered }.
undone = Taken back.
nothing-to-undo = Nothing to undo. Once a card is drawn or somebody else has played, nothing can be taken back.
can-undo = undo takes it back
can-ask = “ask” takes it back
asks-again = You are asked again in others’ turns.
language-is = The language is English now.
saved = The record of the game:
to-replay = To look at it again:
watching = You are watching. Ctrl-C: leave.
end-of-input = The input ended before the game did.
goodbye = Goodbye.
go-on = Enter: go on
log-dealt =
    { $n ->
        [one] { $n } card each is dealt.
       *[other] { $n } cards each are dealt.
    }
log-dealt-me = Yours: { $cards }.
log-help = Enter: back to the table; b: earlier

## The table in the browser: the front page

front-head = Pick up
front-head-2 = the phone.
front-about = Games about not going too far. Play a friend, a bot or anybody. No account needed.
front-start = Start a game
front-pick-game = Pick a game
front-next-click = the next click starts the game
front-pick-opponent = Pick an opponent
your-side = Your side
either-side = Either
how-many = How many players
against-bots =
    { $n ->
        [one] A bot
       *[other] { $n } bots
    }
against-friends =
    { $n ->
        [one] A friend
       *[other] { $n } friends
    }
against-anybody = Anybody
level-easy = Easy
    .about = to learn with
level-medium = Fair
    .about = thinks ahead
level-hard = Hard
    .about = thinks longer
bot-easy =
    Bot{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (easy)
bot-medium =
    Bot{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (fair)
bot-hard =
    Bot{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (hard)
get-a-link = Get a link
    .about = a move a day
    .here = a move a day; only on this computer
play-now = Now
    .about = 10 min a move
play-slowly = Slowly
    .about = a move a day
more-choices = More choices: every chair, options, time, watching bots
tables = Tables
my-tables = My tables
open-tables = Open tables
all-n = all { $n }
no-game-yet = No game yet
no-game-yet-about = Two clicks start one. Games you leave wait here for you.
no-open-tables = Nobody is waiting for a player right now.
waiting = waiting
look = Look
open-table = Open
join = Join
bots-n =
    { $n ->
        [one] bot
       *[other] { $n } bots
    }
free-chairs-n =
    { $n ->
        [one] free chair
       *[other] { $n } free chairs
    }
somebody = somebody
chairs-free =
    { $n ->
        [one] { $n } chair is free
       *[other] { $n } chairs are free
    }
seats-taken = { $n } of { $all } seats
limit-each = { $time } a move
guest = You
guest-about = You play as a guest of this browser. Others see this name.
your-name = Your name
save-name = Save
name-saved = Saved.
other-device = Another device
second-device = Play on with another device
device-link = Link for the other device
device-link-about = Open it there within ten minutes. It works once.
device-head = The same guest on this device
device-whose = The guest of this link
device-present = Plays here now
device-games =
    { $n ->
        [0] no unfinished game
        [one] { $n } unfinished game
       *[other] { $n } unfinished games
    }
device-left = The guest who plays here now is left behind. Only a device that still plays as that guest can come back: if there is none, make a link for one first.
device-same = This browser plays as this guest already. The link is for another device, and still works there.
device-no = Stay who I am here
no-name = without a name
device-take = Be this guest
unofficial = Unofficial. If you like these games, buy them from their authors.
page-play = Play
page-about = About
pages = Pages
language = Language
to-light = Switch to light
to-dark = Switch to dark
to-front = Red Phone: front page

## The table in the browser: making one, waiting, invitations

chairs = Chairs
chair-for-me = you
chair-for-friend = a friend, by link
chair-for-open = anybody
you-will-watch = No chair is yours: you will watch.
game-options = Options of the game
limit = Time for a move
    .about = If somebody takes longer, the others may give the chair to a bot. Nothing happens by itself.
own-deck = Your own deck
    .about = Do you have the printed game? Play with its cards: download our deck, correct it by yours and choose that file here. What its words mean is in docs/decks.md of Red Phone. Without a file, the deck that comes with the game is used.
own-deck-named = Owner’s deck: { $name }
our-deck-file = Download our deck as a file to change
choose-deck = Choose a file…
no-own-deck = Take the deck of the game
deck-is-read = The file is being checked…
deck-is-good =
    { $n ->
        [one] { $n } card, no mistakes.
       *[other] { $n } cards, no mistakes.
    }
deck-line = Line { $line }
deck-more = And { $n } more.
deck-gone = This file cannot be read. If it was changed or moved, choose it again.
deck-no-text = This file is not a text in UTF-8.
yes = yes
no = no
making-table = The table is being laid…
make-table = Make the table
cancel = Cancel
it-is-ringing = It is ringing.
send-the-link =
    { $n ->
        [one] Send this link to a friend. The game starts when they pick up.
       *[other] Send each friend one of these links. The game starts when all have picked up.
    }
wait-for-anybody =
    { $n ->
        [one] The game starts when somebody takes the free chair.
       *[other] The game starts when the { $n } free chairs are taken.
    }
wait-for-friends =
    { $n ->
        [one] The game starts when the invited friend picks up.
       *[other] The game starts when the { $n } invited friends pick up.
    }
link-for = Link for { $name }
copy-link = Copy the link
only-here = This link works only on this computer. For other devices, stop the server (Ctrl-C where it runs; every game is kept), and start it again like this, in the folder of Red Phone, with the same --database if it had one:
only-here-then = It says at which address it is found. Send the link with that in the place of { $here }.
copied = Copied
play-meanwhile = Play something else meanwhile
leave-table = Leave the table
table-closed = Hung up.
table-closed-about = Everybody left this table before it started.
sit-here = Sit here
chair-friend = invited
chair-open = free
chair-taken = ready
chair-bot = bot
name-calls = { $name } is calling.
somebody-calls = Somebody is calling.
pick-up = Pick up and play
only-watch = Only watch

## The table in the browser: playing

menu = Menu
close = Close
players = Players
thinking = thinking
to-move = to move
is-here = here
is-away = away
bot-struggles = plays at random
bots-struggle = The bots cannot think at the moment: until they can, they play at random.
you-watch = You watch
since-when = Waiting
clock-about = The time since this was asked. Who is silent for more than { $time } may be replaced by a bot, if the others want it; nothing happens by itself.
clock-free = The time since this was asked. Take as long as you like: nobody waits but bots.
question = The question
take-back = Take it back
take-back-still = until somebody else moves
take-back-sealed = until all have answered
taking-back = Taking a move back
    .about = Your last move can be taken back until somebody else moves, even if it is already their turn. But not once it has shown you something new, such as a drawn card: what was seen cannot be unseen.
choose-again = Choose it once more to confirm
offers-all = All { $n } choices
offers-more = { $n } more
offers-hide = Hide
offers-hint = Tap what is lit, or:
offers-hint-wide = Choose what is lit, or:
arrows-go-on = ← ↑ ↓ → go to the others
your-hand = Your hand
board-in-words = The board in words
beside-the-board = Beside the board
parts-of-the-table = Parts of the table
tab-table = Table
log-hint = click a line to see that moment
log-hint-tap = tap a line to see that moment
chat = Chat
say-something = Say something
send = Send
nothing-said = Nothing was said yet.
as-it-was = The board as it was
the-beginning = The beginning
back-to-now = Back to now
what-happened = What happened
while-away = While you were away
summary = Summary
move-by-move = Move by move
slower = Slower
faster = Faster
skip-to-now = Skip to now
tell-me = Tell me when it is my turn
table-waits = The table waits for an answer.
you-chose = You chose: { $words }
somebody-is-silent = Somebody does not answer.
is-silent = { SEAT($seat, case: "cap") } does not answer.
silent-for = silent for { $time }
give-to-bot = Give the chair to a bot
no-connection = No connection.
no-connection-about = Your last move is safe. Trying again in { $n } s.
no-connection-sent = Your choice has not arrived yet: it is sent again as soon as the line is back. Trying again in { $n } s.
try-now = Try now
not-sent-yet = Not sent yet…
fetching = Fetching the table…
nobody-answers = Nobody answers.
no-such-page = There is no such page.
pick-a-game = Pick a game
error-unreachable = The server cannot be reached.
error-conflict = Something else happened first. This is how it stands now.
closed-past = Some of that lies face down now: it can be looked at again later.
somebody-took-back = { SEAT($seat, case: "cap") } took the last move back.
error-unknown = Something went wrong: { $id }.
rules = Rules
rules-in-brief = The rules in brief
settings = Settings
light-or-dark = Light or dark
theme-light = light
theme-dark = dark
pace = The others’ moves
pace-slow = slowly
pace-usual = as usual
pace-fast = fast
pace-none = at once
use-keys = Number keys choose, U takes back, ? shows the rules
give-up = Give up
give-up-bot = Then a bot takes your chair, and you watch. Are you sure?
give-up-lost = Then the other side wins. Are you sure?
play-on = Play on

## The table in the browser: the end and the replay

game-over = The game is over
you-won = You won!
you-lost = You lost.
you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came sixth.
    }
a-draw = A draw.
nobody-won = Nobody won.
over-resigned =
    { WHO($seat) ->
        [you] You gave up.
       *[other] { SEAT($seat, case: "cap") } gave up.
    }
over-wins =
    { WHO($seat) ->
        [you] You win.
       *[other] { SEAT($seat, case: "cap") } wins.
    }
review = Review the game
rematch = Rematch
sides-change = sides swapped
to-the-rematch = To the rematch
watch-the-rematch = Watch the rematch
wants-a-rematch = { SEAT($seat, case: "cap") } wants a rematch.
rematch-is-wanted = A rematch is wanted.
has-been-asked =
    { $n ->
        [one] { $names } has been asked. The game starts when they pick up; you can also send them this link.
       *[other] { $names } have been asked. The game starts when all have picked up; you can also send each of them a link.
    }
see-the-table = See the table
review-head = Review
to-first = To the beginning
to-previous = One move back
to-next = One move on
to-last = To the end
play-it = Play it
pause = Pause
move = Move
move-of = Move { $n } of { $all }
seen-by = Seen by
the-hand = The hand
share-move = Link to this move
download-record = Download the record

## The table in the browser: about

about-unofficial = Red Phone is an unofficial implementation. It is neither made nor endorsed by the authors or the publishers of the games that it plays.
about-names = Names
    .about = The names of games, and of their authors, are used only to say what is played. They belong to their owners.
about-art = Art and wording
    .about = The rules of play are implemented from the published rulebooks. All pictures, texts and layouts are Red Phone’s own; no printed text, picture or rulebook is part of it. If you like a game, buy it: whoever owns the printed game supports the people who made it, and has the nicer table.
what-is-reconstructed = What is reconstructed
    .about = A component whose printed values could not be known is reconstructed, and is named here.
about-privacy = What is kept
    .about = The server keeps your games, what you wrote at a table and the name that you gave, under a secret of this browser. Nobody needs an account.
about-licence = Licence
    .about = Red Phone is free software under the MIT licence.

## Games, records, tests

players-from-to = { $min } to { $max } players
players-exactly = { $n } players
option-default = without it, { $value }
which-seats = seats: { $names }
more-of-a-game = Options and seats of one of them: { $command }
uncompiled = The engine is not compiled here: the same games, many times slower.
replay-help = Enter or →: next; ← or b: back; number, Enter: go there; ?: keys; q: quit.
replay-keys =
    Enter, space, n, → or ↓: next
    b, backspace, ← or ↑: back
    a number, then Enter: after so many actions
    g or Home: the beginning
    e or End: the end
    h or ?: these keys
    q or Ctrl-D: quit
replay-beyond = There is no action { $n }: the record has { $total }. This is the end.
replay-step = Action { $n } of { $total }
record-open = The record ends here, the game does not.
replay-good =
    { $file }: { $n ->
        [one] { $n } action replays
       *[other] { $n } actions replay
    } exactly.
fuzz-table =
    { $game }, { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
fuzz-passed =
    { fuzz-table }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } blindfolded: no failure.
fuzz-failed = { fuzz-table }: { $reason } The record of the game:
interrupted = Interrupted.
serving = The tables are open: { $address } (Ctrl-C closes them)
opened-already = A Red Phone is open there already, and is opened in the browser: { $address }
closed-tables = The tables are closed. Every game goes on where it was when they are opened again.

## The arena

arena-played =
    { fuzz-table }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
arena-each = Fair share { $share } %; { $length } decisions a game on average.
arena-bot = bot
arena-games = games
arena-wins = wins, %
arena-interval = 95 %
arena-deals-interval = by deals
arena-elo = Elo
arena-rating = rating
arena-score = score
arena-mean = ms/move
arena-p99 = p99
arena-longest = longest
arena-seat = seat
arena-decided = wins of decided games, %
arena-endings = How the games ended:
arena-lost = Lost: { $names }.
arena-sprt-decided = SPRT: decided for { $elo } Elo, against { $other }.
arena-sprt-open = SPRT: not decided between { $elo } and { $other } Elo.
arena-sprt-llr = Logarithm of the likelihood ratio: { $llr }; bounds { $low } and { $high }.
arena-rounded =
    A deal is { $n } games, one for each seat: { $games } games at each table, not { $asked }.
arena-so-far = { interrupted } What was played so far:
arena-resume = { $file } keeps what was played. The same command goes on from there.
arena-unsaved = Nothing was saved. With --save FILE the same command would go on from here.

## What a search thinks

think-after = After the last action, { $n }
think-who = { SEAT($seat) }: { $words }
think-visits = visits
think-share = share
think-value = victory
think-option = option
think-secret = { $verb } (in secret)
think-lost = loses for certain
think-played = was played in the record.
think-line = what the search expects next.
think-means = Victory: the share of it that the search expects for this seat.

## Mistakes

unknown-game = No game is called “{ $typed }”. There are: { $known }.
unknown-option = { $game } has no option “{ $typed }”. It has: { $known }.
unknown-value = { $option } cannot be “{ $typed }”. It can be: { $known }.
unknown-bot = No bot is called “{ $typed }”. There are: { $known }.
bad-effort = “{ $typed }”: a search thinks for a time or a number of iterations: search:100ms, search:2s, search:5000.
unknown-language = There is no language “{ $typed }”. There are: { $known }.
unknown-command = There is no command “{ $typed }”. There are: { $known }.
unknown-argument = “{ $typed }” is not understood. See: { $command } --help
unknown-seat = There is no seat { $typed }. Seats are 1 to { $most }.
unknown-time = “{ $typed }” is not a time. Write 30s, 5m or 1h.
did-you-mean = Did you mean “{ $name }”?
missing-value = { $argument } needs a value.
missing-game = Which game? There are: { $known }.
missing-file = Which record? Name a file.
missing-name = The name of a file is missing: save FILE
missing-language = The language is missing. Write: { $known }
not-a-number = { $argument } needs a whole number, not “{ $typed }”.
too-small = { $argument } is at least 1, not { $typed }.
no-time = { $argument } must be longer than { $typed }.
not-a-pair = { $argument } is written NAME=VALUE, not “{ $typed }”.
bad-arguments = The arguments are not understood: { $reason }.
bad-data = The data files do not fit: { $reason }.
missing-deck-way = What about the deck? redphone deck check FILE finds its mistakes, redphone deck show FILE shows its cards, redphone deck copy FILE writes ours into a new file.
unknown-deck-way = “{ $typed }” is nothing that can be done with a deck: { $known }.
missing-deck-file = Which deck file? redphone deck check FILE.
no-deck = The deck of { $game } cannot be replaced. Games with decks: { $known }.
missing-map-way = What about the map? redphone map check FILE finds its mistakes, redphone map show lists its territories and sea zones, redphone map copy FILE writes ours into a new file.
unknown-map-way = “{ $typed }” is nothing that can be done with a map: { $known }.
missing-map-file = Which map file? redphone map check FILE.
no-map = { $game } has no map that can be replaced. Games with maps: { $known }.
missing-die-way = What about the die? redphone die check FILE finds its mistakes, redphone die show tells how often it hits, redphone die copy FILE writes ours into a new file.
unknown-die-way = “{ $typed }” is nothing that can be done with a die: { $known }.
missing-die-file = Which die file? redphone die check FILE.
no-die = { $game } has no die that can be replaced. Games with dice: { $known }.
deck-mistakes =
    { $n ->
        [one] { $n } mistake, read as { $data }.toml of { $game }.
       *[other] { $n } mistakes, read as { $data }.toml of { $game }.
    }
deck-fits = { $file } fits { $game }.
deck-too-large = The file has { $n } characters, at most { $most } are read.
deck-line-too-long = This line has { $n } characters, at most { $most } are read.
deck-not-toml = This is not TOML. The parser says: { $reason }
deck-curly-quotes = Texts stand in straight quotes, "…": here are others.
deck-does-not-fit = The file does not fit the game: { $reason }
shapes-not-json = This is not JSON. The parser says: { $reason }
shapes-no-table = Shapes are one object in JSON: a path for each slug.
bad-deck =
    { $place } { $reason } { $n ->
        [one] That is the only mistake.
       *[other] There are { $n } mistakes: redphone { $tool } check { $file }
    }
bad-seats = { $game } is for { $min } to { $max } players, not for { $n }.
bad-seats-exactly = { $game } is for { $min } players, not for { $n }.
bad-bots =
    { $n ->
        [one] { $n } bot was named
       *[other] { $n } bots were named
    }, but { $most ->
        [one] { $most } seat is free.
       *[other] { $most } seats are free.
    }
too-few-bots = At least two bots are needed, such as --bots greedy,random. There are: { $known }.
bad-sprt = --sprt needs two Elo differences, the smaller one first, such as 0,20, not “{ $typed }”.
sprt-two-bots = --sprt compares two bots, not { $n }.
not-together = { $one } and { $other } do not go together.
no-such-save = { $file }, line { $line }: this is not a run of the arena.
other-save = { $file } belongs to another run: its { $what } is { $theirs }, not { $ours }.
empty-record = { $file } is empty: there is no game in it.
bad-record = { $file }, line { $line }: { $reason }
no-thoughts = “{ $typed }” does not search. These do: { $known }.
nobody-asked = { $file }: nobody was asked anything in this game.
no-action = { $file } has no action { $n }. Name one from 1 to { $total }.
chance-acts = At action { $n } chance acts, not a player. The nearest where a player does is { $near }.
cannot-read = { $file } cannot be read: { $reason }
cannot-write = { $file } cannot be written: { $reason }
bad-port = A port is a number from 0 to { $most }, not { $typed }.
bad-origin = An origin is an address such as https://example.org, without a path, not { $typed }.
bad-proxy = A proxy is named by its IP address, such as 127.0.0.1, not { $typed }.
cannot-listen = The server cannot listen on { $address }: { $reason }
port-in-use = Another program listens on port { $port } already. Take another port: { $line }
serves-already = A Red Phone is open there already: { $address }. Open that in the browser, or start this one on another port: { $line }
cannot-open-database = The database { $database } cannot be used: { $reason }
because-missing = there is no such file.
because-no-folder = its folder does not exist.
because-folder = it is a folder.
because-no-folder-there = a part of its path is a file, not a folder.
because-forbidden = you have no permission.
because-full = there is no room left.
because-no-text = it is not a text in UTF-8.
because-too-large = it is far larger than such a file can be.
file-exists = { $file } is there already. Name another file.
file-copied = { $file } is written: change it and check it.
no-letters = This output ({ $encoding }) cannot show the letters of “{ $lang }”. Use UTF-8 or another language.

## What is wrong with a file that a person wrote

fault-unknown = { $typed } means nothing here; there are: { $known }.
fault-no-number = { $name } is missing: a number from { $lowest } to { $highest }.
fault-number = { $name } is a number from { $lowest } to { $highest }, not { $typed }.
fault-no-word = { $name } is missing: one of { $known }.
fault-word = { $name } is one of { $known }, not { $typed }.
fault-no-words = { $name } is one or several of { $known }.
fault-words = { $name } is one or several of { $known }, not { $typed }.
fault-word-twice = { $name } says a word twice.
fault-yes-or-no = { $name } is true or false, not { $typed }.
fault-text = { $name } is a text in quotes, not { $typed }.
fault-too-long = { $name } has { $n } characters, at most { $most } fit.
fault-one-line = { $name } must stand on one line.
fault-unprintable = { $name } has characters that cannot be printed: { $typed }.
fault-no-language = { $name } says it in one language at least: { $known }.
fault-table = { $name } is a table {"{"} … {"}"}, not { $typed }.
fault-tables = { $name } stands before each of them: they are tables, one after the other.

## What the server refuses

error-bad-deck = { $n ->
    [one] There is a mistake in this deck file. No table can be made with it.
   *[other] There are { $n } mistakes in this deck file. No table can be made with it.
}
error-bad-invitation = This invitation does not fit this table.
error-bad-link = This link was used already, or it is too old. Make a new one.
error-bad-message = The server did not understand this.
error-bad-options = This game has no such options.
error-bad-request = The server did not understand this: { $where }.
error-bad-seats = This game is for { $least } to { $most } players.
error-empty-text = There is nothing to say in this line.
error-hello-first = The client must say hello first.
error-hidden = Another seat’s view can be seen when the game is over.
error-illegal = This is not possible now.
error-no-chair = No chair is free here.
error-no-decks = The deck of { $game } cannot be replaced.
error-no-guest = This browser is not known here. Join a table or give yourself a name first.
error-no-method = This cannot be done here.
error-no-path = There is nothing here.
error-no-position = The game has no such position.
error-no-table = There is no such table.
error-no-undo = Nothing can be taken back now.
error-not-json = The server takes JSON only.
error-not-over = This can be had when the game is over.
error-not-replaceable = This chair cannot be given to a bot.
error-not-seated = Only those who sit at this table can do this.
error-not-silent = There are { $seconds } seconds left for this player.
error-not-started = The game has not begun.
error-one-me = You can take one seat only.
error-origin = This page may not speak with the server.
error-ours = Something went wrong on the server.
error-over = The game is over.
error-started = The game has begun already.
error-stopping = The server is being restarted.
error-too-fast = That was too fast. Wait { $seconds } seconds.
error-too-large = This is too long.
error-too-many-sockets = This table is open in too many windows.
error-too-many-tables = You have { $most } unfinished tables. Finish one first.
error-too-slow = The connection is too slow.
error-try-again = Something else happened at the same moment. Try again.
error-unknown-game = There is no game “{ $game }” here.
error-unwell = The server can keep nothing at the moment. Try again in a minute.

## The commands and what may be added to them

command-redphone = A table for board games: play them, replay them, test them, measure them.
command-games = list the games; or tell all about one
command-play = play a game in the terminal
command-serve = let people and bots play in the browser
command-replay = step through the record of a game, or check it
command-think = say what a search thinks of a position of a recorded game
command-arena = let bots play each other, with shared luck, and measure who is stronger
command-ladder = rate several bots by playing all pairs of them
command-fuzz = play random games and check every rule that must always hold
command-bench = measure the speed of the engine
command-deck = check a deck file, show a deck and where its facts are known from, or copy ours
command-map = check a map file, list what is on a map, or copy ours
command-die = check a die file, say how often a die hits, or copy ours
usage = usage:
examples = Examples:
# The colon behind these three is argparse’s.
commands = Commands
arguments = Arguments
options = Options
argument-game = the game's name, as `redphone games` lists it
argument-one-game = only this game, with its options and seats
argument-seats = how many play; without it, { $n } (or as near as the game allows)
argument-seat = your seat, from 1; 0 to watch; without it, 1
argument-replay-seat = whose view, from 1; without it a spectator’s
argument-fuzz-seats = only tables of this size
argument-bots = the bots of the other seats, separated by commas, or one for them all: { $known }; without it, { $usual }
argument-seed = the same number, the same cards and the same bots; without it, true chance
argument-fuzz-seed = other random games
argument-lang = the language: en, fr or ru
argument-option = an option of the game, NAME=VALUE; may be given several times
argument-data = play with this file instead of the game’s own; may be given several times
argument-deck = play with this deck file instead of the game’s own deck
argument-deck-way = check: every mistake of a deck file, with its line; show: the cards, and where each fact is known from; copy: ours, in a new file, to change it
argument-deck-file = a deck file; show without it, or with the name of a game: the game’s own deck
argument-deck-game = the game whose decks are meant; without it, the one whose deck the file looks like
argument-map-way = check: every mistake of a map file, with its line; show: territories and sea zones, and what they border on; copy: ours, in a new file, to change it
argument-map-file = a map file; show without it, or with the name of a game: the game’s own map
argument-map-game = the game whose maps are meant; without it, the first that has any
argument-die-way = check: every mistake of a die file, with its line; show: how many faces the die has, and how many of them hit; copy: ours, in a new file, to change it
argument-die-file = a die file; show without it, or with the name of a game: the game’s own die
argument-die-game = the game whose dice are meant; without it, the first that has any
argument-shapes = also check this file of shapes (JSON), which the browser draws the map with
argument-record = write the record of the game to this file; without it, to a new one in { $folder }
argument-file = the record of a game
argument-check = only check that the record replays exactly
argument-all = print the whole game instead of stepping through it
argument-at = before which action, counted as `redphone replay` does; without it, the last of a player
argument-think-bot = who thinks, and how long: search:TIME, search:ITERATIONS, hard or hard:TIME; without it, { $usual }
argument-for = how long for all tables together, such as 30s, 5m or 1h
argument-decisions = how many decisions for each number of players
argument-blindfold = how many positions for each number of players to look at with hidden cards exchanged
argument-records = where to write the record of a game that fails; without it, here
argument-arena-bots = who plays, separated by commas: { $known }; as many as there are seats, or every two of them meet
argument-ladder-bots = who is rated, separated by commas: { $known }; without it, { $usual }
argument-contest-games = how many games at each table, rounded up to whole deals; without it, { $n }
argument-contest-seed = the same number, the same luck; without it, { $usual }
argument-contest-save = keep every finished deal in this file; the same command goes on where it was broken off
argument-contest-records = write the record of every game to this folder
argument-sprt = stop as soon as it is decided (5 % errors) which of two Elo differences is the right one
argument-deal = play only this deal, from 1
argument-processes = how many games at once; without it, one for each core
argument-json = print JSON instead of a table
argument-peers = measure other engines in the same run
argument-bench-game = measure only this game; may be given several times
argument-save = add a row to this file
argument-fast = do not slow down the bots
argument-port = the port; without it, { $usual }; 0: any that is free
argument-host = the address to listen on; without it, { $usual }: this machine only
argument-database = where tables are kept, such as sqlite:///FILE; without it, a file in { $folder }
argument-origin = an address by which this server is also called, such as https://example.org; may be given several times
argument-behind-proxy = the address of a proxy in front of this server, which is believed when it says from where somebody comes
argument-open = open it in the browser, and log only what goes wrong
argument-no-color = no colours; the environment’s NO_COLOR says the same
argument-version = say the version, and whether the engine is compiled
argument-help = say this
