import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { withLearnable } from '@orrery/bots/environment';
import { against, linesOf } from './against.ts';
import { judge } from './bars.ts';
import { medianOf } from './cpu.ts';
import { measurable } from './engine.ts';
import type { Figures, Learning, Overhead, Results, Timed } from './figures.ts';
import { type Flags, HELP, readFlags } from './flags.ts';
import type { Heap } from './heap.ts';
import { ONE_THREAD, said } from './process.ts';
import { setupsOf } from './setups.ts';
import { tableOf, verdictsOf } from './table.ts';

const EXAMPLE = 'comet';
const PROCESSES = 3;

/** Where the figures are kept; this file runs from dist/bench. */
const RESULTS = new URL('../../bench/results/', import.meta.url);
const worker = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Measures in a process of its own: what the compiler learnt from one game must not slow another. */
const inWorker = <X>(...args: readonly string[]): Promise<X> => said<X>(ONE_THREAD, worker, ...args);

/**
 * How the compiler goes about a loop differs from process to process, so each figure is the median of several. A quick
 * run starts them together: a ratio is taken within one process, and what disturbs one does not count for the others.
 */
async function inWorkers<X extends object>(
  what: string,
  budget: Flags['budget'],
  ...args: readonly string[]
): Promise<X> {
  console.error(`measuring ${what} …`);
  const measured = () => inWorker<X>(budget, ...args);
  if (budget === 'quick') return medianOf(await Promise.all(Array.from({ length: PROCESSES }, measured)));
  const found: X[] = [];
  while (found.length < PROCESSES) found.push(await measured());
  return medianOf(found);
}

async function run({ budget, game }: Flags): Promise<Results> {
  const chosen = game === null ? measurable() : [game];
  const games: Figures[] = [];
  for (const { name } of chosen.flatMap((id) => setupsOf(id, budget))) {
    const timed = await inWorkers<Timed>(name, budget, 'setup', name);
    const heap = await inWorker<Heap>(budget, 'heap', name);
    games.push({ ...timed, counts: { ...timed.counts, ...heap } });
  }
  const overhead = chosen.includes(EXAMPLE)
    ? await inWorkers<Overhead>(`${EXAMPLE} by hand`, budget, 'overhead')
    : null;
  const learning: Learning[] = [];
  for (const id of budget === 'full' ? chosen : []) {
    if ((await withLearnable(id, () => id)) === null) continue;
    learning.push(await inWorkers<Learning>(`the environment of ${id}`, budget, 'learning', id));
  }
  const made = { date: new Date().toISOString().slice(0, 10), node: process.version, cpu: cpus()[0]?.model ?? '' };
  return { format: 2, budget, games, overhead, learning, made };
}

/** Only a full run of everything replaces the record; any other is kept beside it, for this machine alone. */
function keep(results: Results, { budget, game }: Flags): void {
  const file = budget === 'full' && game === null ? 'latest.json' : 'partial.json';
  writeFileSync(new URL(file, RESULTS), `${JSON.stringify(results, rounded, 2)}\n`);
}

const DIGITS = 4;

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
}

async function measure(flags: Flags): Promise<void> {
  const results = await run(flags);
  keep(results, flags);
  const verdicts = flags.check ? judge(results) : [];
  if (flags.output === 'json') console.log(JSON.stringify({ ...results, verdicts }, rounded, 2));
  else console.log([tableOf(results), verdictsOf(verdicts)].filter((part) => part !== '').join('\n\n'));
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
}

async function compareWith(revision: string, { game, output }: Flags): Promise<void> {
  const chosen = game === null ? measurable() : [game];
  const setups = chosen.flatMap((id) => setupsOf(id, 'quick').map(({ name }) => name));
  const compared = await against(revision, setups);
  if (output === 'json') console.log(JSON.stringify(Object.fromEntries(compared), rounded, 2));
  else for (const [setup, figures] of compared) console.log(linesOf(setup, figures).join('\n'));
  const all = [...compared.values()].flatMap((figures) => Object.values(figures));
  if (all.some(({ outcome }) => outcome === 'worse')) process.exitCode = 1;
}

const flags = readFlags(process.argv.slice(2), measurable());
if (typeof flags === 'string') {
  console.error(flags);
  process.exitCode = 2;
} else if (flags.help) console.log(HELP);
else if (flags.against !== null) await compareWith(flags.against, flags);
else await measure(flags);
