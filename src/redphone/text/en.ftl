# The texts of the command line and of all games, in English. `redphone/texts.py` explains the functions.

## Players

you = You
player = Player { $n }

## A game in the terminal

your-turn = Your turn
waiting-for = { SEAT($seat) } is thinking…
log = Log
play-help =
    A number or an action; also help, log{ $undo ->
        [0] { "" }
       *[other] , undo
    }, lang en|fr|ru, save FILE, quit.
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

## Mistakes

unknown-game = No game is called “{ $typed }”. There are: { $known }.
unknown-option = { $game } has no option “{ $typed }”. It has: { $known }.
unknown-value = { $option } cannot be “{ $typed }”. It can be: { $known }.
unknown-bot = No bot is called “{ $typed }”. There are: { $known }.
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
bad-bots =
    { $n ->
        [one] { $n } bot was named
       *[other] { $n } bots were named
    }, but { $most ->
        [one] { $most } seat is free.
       *[other] { $most } seats are free.
    }
empty-record = { $file } is empty: there is no game in it.
bad-record = { $file }, line { $line }: { $reason }
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
argument-for = how long for all tables together, such as 30s, 5m or 1h
argument-decisions = how many decisions for each number of players
argument-blindfold = how many positions for each number of players to look at with hidden cards exchanged
argument-records = where to write the record of a game that fails; without it, here
argument-json = print JSON instead of a table
argument-peers = measure other engines in the same run
argument-bench-game = measure only this game; may be given several times
argument-save = add a row to this file
argument-fast = do not slow down the bots
argument-no-color = no colours; the environment’s NO_COLOR says the same
argument-version = say the version, and whether the engine is compiled
argument-help = say this
