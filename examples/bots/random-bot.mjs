#!/usr/bin/env node
// Plays any game of Orrery at random. Needs only Node:
//
//     npx orrery arena comet --bot "node examples/bots/random-bot.mjs"
//
// docs/bot-protocol.md explains the messages.
import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'request') {
    const move = message.moves[Math.floor(Math.random() * message.moves.length)];
    say({ type: 'choose', request: message.id, move });
  }
  if (message.type === 'over') say({ type: 'ready' }); // for another game in this process
  if (message.type === 'forfeit') break;
}
