// An example bot with a strategy, in TypeScript. In Comet it builds a beacon whenever it can, jams the leader and
// never trades. Run it with: orrery arena comet --bot "npx tsx examples/bots/beacon-bot.ts" --bots random. The message
// types are in protocol/messages.ts, the types of Comet's views in kernel/example/state.ts.
import { createInterface } from 'node:readline';

interface Request {
  readonly type: 'request';
  readonly id: number;
  readonly view: {
    readonly seat: number;
    readonly table: { readonly turn: number; readonly beacons: readonly number[] };
  };
  readonly moves: readonly string[];
}

function choose({ view: { seat, table }, moves }: Request): string {
  const leads = Math.max(...table.beacons) === table.beacons[table.turn] && table.turn !== seat;
  const wanted = ['beacon', ...(leads ? ['jam'] : []), 'roll', 'pass', 'decline', 'end'];
  return wanted.find((move) => moves.includes(move)) ?? moves[0] ?? '';
}

for await (const line of createInterface({ input: process.stdin })) {
  const message: Request | { readonly type: 'hello' | 'events' | 'refused' | 'over' | 'forfeit' } = JSON.parse(line);
  if (message.type === 'over' || message.type === 'forfeit') break;
  if (message.type === 'request')
    console.log(JSON.stringify({ type: 'choose', request: message.id, move: choose(message) }));
}
