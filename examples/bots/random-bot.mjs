#!/usr/bin/env node
// Plays any game of Orrery at random: orrery arena comet --bot "node examples/bots/random-bot.mjs". Needs only Node.
// docs/bot-protocol.md explains the messages.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'over' || message.type === 'forfeit') break;
  if (message.type !== 'request') continue;
  const move = message.moves[Math.floor(Math.random() * message.moves.length)];
  console.log(JSON.stringify({ type: 'choose', request: message.id, move }));
}
