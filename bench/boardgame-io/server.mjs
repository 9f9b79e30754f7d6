// boardgame.io's own server, as its documentation starts it: in-memory storage, lobby, credentials, playerView.
//
//     node server.mjs GAMES
//
// GAMES is a file with recorded games of 13 Days: of each, position by position, the views of both seats. A match
// plays the one that its setupData names: a move puts its next position into G, and playerView strips what the other seat sees. So a
// player is sent what a player of 13 Days is sent, and no time is spent on rules. What boardgame.io can be spared,
// it is spared: nobody's turn ends, and there is no undo. (package.json holds koa-compose at 4.1: with 4.2 this
// boardgame.io does not find its own lobby.)
import { readFileSync } from "node:fs";

import core from "boardgame.io/dist/cjs/core.js";
import serving from "boardgame.io/dist/cjs/server.js";

const games = JSON.parse(readFileSync(process.argv[2], "utf8"));

const days = {
  name: "days",
  setup: (context, { game }) => ({ game, n: 0, views: games[game][0] }),
  turn: { activePlayers: core.ActivePlayers.ALL },
  disableUndo: true,
  moves: {
    act: ({ G }, action) => {
      if (typeof action !== "string" || G.n + 1 >= games[G.game].length) return core.INVALID_MOVE;
      return { game: G.game, n: G.n + 1, views: games[G.game][G.n + 1] };
    },
  },
  playerView: ({ G, playerID }) => ({ n: G.n, view: playerID === null ? null : G.views[playerID] }),
};

const server = serving.Server({ games: [days], origins: [serving.Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
console.log(`port ${appServer.address().port}`);
// Whoever started it holds its standard input: `node` may be a script that starts another one, which no signal reaches.
process.stdin.resume().on("end", () => process.exit());
