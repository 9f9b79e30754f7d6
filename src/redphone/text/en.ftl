# The texts of the command line and of all games, in English. `redphone/texts.py` explains the functions.

## Players

you = You
player = Player { $n }

## A game in the terminal

your-turn = Your turn
waiting-for = { SEAT($seat) } is thinking…
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

## Games, records, tests

players-from-to = { $min } to { $max } players
players-exactly = { $n } players
option-default = without it, { $value }
which-seats = seats: { $names }
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
because-missing = there is no such file.
because-no-folder = its folder does not exist.
because-folder = it is a folder.
because-no-folder-there = a part of its path is a file, not a folder.
because-forbidden = you have no permission.
because-full = there is no room left.
because-no-text = it is not a text in UTF-8.
file-exists = { $file } is there already. Name another file.
no-letters = This output ({ $encoding }) cannot show the letters of “{ $lang }”. Use UTF-8 or another language.

## The commands and what may be added to them

command-redphone = A table for board games: play them, replay them, test them, measure them.
command-games = list the games
command-play = play a game in the terminal
command-replay = step through the record of a game, or check it
command-think = say what a search thinks of a position of a recorded game
command-arena = let bots play each other, with shared luck, and measure who is stronger
command-ladder = rate several bots by playing all pairs of them
command-fuzz = play random games and check every rule that must always hold
command-bench = measure the speed of the engine
usage = usage:
examples = Examples:
# The colon behind these three is argparse’s.
commands = Commands
arguments = Arguments
options = Options
argument-game = the game's name, as `redphone games` lists it
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
argument-record = write the record of the game to this file; without it, to a new one in { $folder }
argument-file = the record of a game
argument-check = only check that the record replays exactly
argument-all = print the whole game instead of stepping through it
argument-at = before which action, counted as `redphone replay` does; without it, the last of a player
argument-think-bot = who thinks, and how long: search:TIME, search:ITERATIONS, or a level; without it, { $usual }
argument-for = how long for all tables together, such as 30s, 5m or 1h
argument-decisions = how many decisions for each number of players
argument-blindfold = how many positions for each number of players to look at with hidden cards exchanged
argument-records = where to write the record of a game that fails; without it, here
argument-arena-bots = who plays, separated by commas: { $known }; as many as there are seats, or every two of them meet
argument-ladder-bots = who is rated, separated by commas: { $known }
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
argument-no-color = no colours; the environment’s NO_COLOR says the same
argument-version = say the version, and whether the engine is compiled
argument-help = say this
