// A program for the arena that behaves well for some answers, and then as its first argument says. Its second argument
// is a file to which it writes its process id.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [how, pids, after = '2'] = process.argv.slice(2);
appendFileSync(pids, `${process.pid}\n`);
let answers = 0;

/** @param {number} request @param {string} move */
const choose = (request, move) => console.log(JSON.stringify({ type: 'choose', request, move }));

/** @type {Record<string, (message: {id: number, moves: string[]}) => void>} */
const FAULTS = {
  slow: () => undefined,
  died: () => {
    console.error('I have had enough');
    process.exit(3);
  },
  rubbish: () => console.log('I think I will build a beacon'),
  stale: ({ id, moves }) => choose(id - 1, moves[0] ?? ''),
  twice: ({ id, moves }) => {
    choose(id, moves[0] ?? '');
    choose(id, moves[0] ?? '');
  },
  illegal: ({ id }) => choose(id, 'deal 0'),
  malformed: ({ id }) => choose(id, 'fly to the moon'),
  flood: () => {
    const spill = () => process.stdout.write('x'.repeat(1 << 16), spill);
    spill();
  },
};

if (how === 'stays') {
  process.on('SIGTERM', () => undefined);
  setInterval(() => undefined, 1000);
}
if (how === 'family') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  appendFileSync(pids, `${child.pid}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'over' && how === 'again') console.log('{"type":"ready"}');
  if (message.type !== 'request') continue;
  const fault = how === undefined || answers++ < Number(after) ? undefined : FAULTS[how];
  if (fault === undefined) choose(message.id, message.moves[0]);
  else fault(message);
}
