#!/usr/bin/env node
// A bot with a strategy: in Comet it builds a beacon whenever it can, jams the leader and never trades. Needs only Node:
//
//     npx orrery arena comet --bot "node examples/bots/beacon-bot.mjs" --bots random
//
// docs/bot-protocol.md explains the messages, docs/reference/comet.md the moves and the view of Comet.
import { createInterface } from 'node:readline';

/** The move for a request: the first of those it wants that is legal now. */
function choose({ view: { seat, table }, moves }) {
  const leads = Math.max(...table.beacons) === table.beacons[table.turn] && table.turn !== seat;
  const wanted = ['beacon', ...(leads ? ['jam'] : []), 'roll', 'pass', 'decline', 'end'];
  return wanted.find((move) => moves.includes(move)) ?? moves[0];
}

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'request') say({ type: 'choose', request: message.id, move: choose(message) });
  if (message.type === 'over') say({ type: 'ready' }); // for another game in this process
  if (message.type === 'forfeit') break;
}
