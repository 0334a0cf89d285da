// Drives boardgame.io over its own socket protocol: four sockets to a match, each moves when it is
// its turn. Prints moves a second, counted by the updates that the mover is sent, and how large the
// updates are.
const fs = require("fs");
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
let moves = 0;
let updates = 0;
let bytes = 0;

function move(seat) {
  const action = {
    type: "MAKE_MOVE",
    payload: { type: "play", args: [0], playerID: seat.player, credentials: undefined },
  };
  seat.waiting = true;
  seat.socket.emit("update", action, seat.state, seat.match, seat.player);
}

function join(match, player) {
  return new Promise((resolve) => {
    const socket = io(`${address}/cards`, { transports: ["websocket"], forceNew: true });
    const seat = { socket, match, player, state: 0, current: "0", waiting: false };
    socket.on("connect", () => {
      socket.io.engine.on("packet", ({ type, data }) => {
        if (type === "message" && data.includes('"update"')) {
          updates++;
          bytes += data.length;
        }
      });
      socket.emit("sync", match, player, undefined, 4);
    });
    socket.on("sync", (_, info) => {
      seat.state = info.state._stateID;
      seat.current = info.state.ctx.currentPlayer;
      resolve(seat);
    });
    socket.on("update", (_, state) => {
      if (seat.waiting) {
        seat.waiting = false;
        moves++;
      }
      seat.state = state._stateID;
      if (state.ctx.currentPlayer === player) move(seat);
    });
  });
}

// Microseconds that the server has had of the processor, by Linux's count of ticks.
function processor() {
  const fields = fs.readFileSync(process.argv[5], "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10000;
}

async function main() {
  const first = [];
  for (let number = 0; number < matches; number += 20) {
    const batch = [];
    for (let each = number; each < Math.min(matches, number + 20); each++) {
      batch.push(
        (async () => {
          const seats = [];
          for (const player of ["0", "1", "2", "3"]) seats.push(await join(`m${each}`, player));
          first.push(seats[0]);
        })(),
      );
    }
    await Promise.all(batch);
  }
  for (const seat of first) move(seat);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const before = moves;
  const busy = processor();
  const began = process.hrtime.bigint();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const took = Number(process.hrtime.bigint() - began) / 1e9;
  const made = moves - before;
  const spent = (processor() - busy) / made;
  const figures = {
    tables: matches,
    moves_per_second: Math.round(made / took),
    processor_us_per_move: Math.round(spent * 10) / 10,
    update_bytes: Math.round(bytes / updates),
    moves_per_match: Math.round(moves / matches),
  };
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main();
