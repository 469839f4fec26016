import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { withEncodedGame } from '@orrery/bots/environment';
import { compareWithRevision, comparisonLines } from './compare-revision.ts';
import { medianOf } from './cpu.ts';
import { measurableGames } from './engine.ts';
import type {
  BenchResults,
  GameFigures,
  KernelOverhead,
  LearningFigures,
  PythonFigures,
  ThinkingFigures,
  TimedFigures,
} from './figures.ts';
import { type BenchFlags, HELP_TEXT, readFlags } from './flags.ts';
import type { HeapFigures } from './heap.ts';
import { JobPool } from './job-pool.ts';
import { checkLimits } from './limits.ts';
import { runForJson, SINGLE_THREAD_FLAG } from './process.ts';
import { setupsOf } from './setups.ts';
import { limitLines, resultsTable } from './table.ts';

const EXAMPLE_GAME = 'comet';
const PROCESS_COUNT = 3;

/** Where the figures are stored; this file runs from dist/bench. */
const RESULTS_FOLDER = new URL('../../bench/results/', import.meta.url);
const PYTHON_SCRIPT = fileURLToPath(new URL('../../scripts/python.mjs', import.meta.url));
const WORKER_SCRIPT = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Measures in a separate process: what the compiler learnt from one game must not slow another. */
const inWorker = <X>(...args: readonly string[]): Promise<X> =>
  runForJson<X>(SINGLE_THREAD_FLAG, WORKER_SCRIPT, ...args);

/**
 * How many processes measure at the same time. A full run measures one by one. A quick run uses every core: its ratios
 * are taken within one process, so a disturbance of one does not affect the others.
 */
const processesAtOnce = (budget: BenchFlags['budget']): number => (budget === 'quick' ? availableParallelism() : 1);

/** The compiler optimises a loop differently in each process, so each figure is the median of several processes. */
async function inWorkers<X extends object>(pool: JobPool, ...args: readonly string[]): Promise<X> {
  return medianOf(await Promise.all(Array.from({ length: PROCESS_COUNT }, () => pool.run(() => inWorker<X>(...args)))));
}

/** What the Python package makes of the environment of a game, beside the environment alone. */
async function measurePython(game: string): Promise<PythonFigures> {
  const [figures] = await runForJson<readonly PythonFigures[]>(PYTHON_SCRIPT, 'python/benchmark.py', '--json', game);
  if (figures === undefined) throw new Error(`no figures of the Python package for ${game}`);
  console.error(`measured the Python package with ${game}`);
  return figures;
}

async function run({ budget, game, python }: BenchFlags): Promise<BenchResults> {
  const chosen = game === null ? measurableGames() : [game];
  const pool = new JobPool(processesAtOnce(budget));
  const measured = async (name: string): Promise<GameFigures> => {
    const [timed, heap] = await Promise.all([
      inWorkers<TimedFigures>(pool, budget, 'setup', name),
      pool.run(() => inWorker<HeapFigures>(budget, 'heap', name)),
    ]);
    console.error(`measured ${name}`);
    return { ...timed, counts: { ...timed.counts, ...heap } };
  };
  const [overhead, ...games] = await Promise.all([
    chosen.includes(EXAMPLE_GAME) ? inWorkers<KernelOverhead>(pool, budget, 'overhead') : null,
    ...chosen.flatMap((id) => setupsOf(id, budget)).map(({ name }) => measured(name)),
  ]);
  const learning: LearningFigures[] = [];
  for (const id of budget === 'full' ? chosen : []) {
    if ((await withEncodedGame(id, () => id)) === null) continue;
    const figures = await inWorkers<LearningFigures>(pool, budget, 'learning', id);
    console.error(`measured the environment of ${id}`);
    learning.push(python ? { ...figures, python: await measurePython(id) } : figures);
  }
  const thinking: ThinkingFigures[] = [];
  for (const id of budget === 'full' ? chosen : []) {
    thinking.push(await inWorkers<ThinkingFigures>(pool, budget, 'thinking', id));
    console.error(`measured the bots of ${id}`);
  }
  const made = { date: new Date().toISOString().slice(0, 10), node: process.version, cpu: cpus()[0]?.model ?? '' };
  return { format: 2, budget, games, overhead, learning, thinking, made };
}

/** Only a full run of everything replaces the record; any other is stored beside it and not committed. */
function saveResults(results: BenchResults, { budget, game }: BenchFlags): void {
  const file = budget === 'full' && game === null ? 'latest.json' : 'partial.json';
  writeFileSync(new URL(file, RESULTS_FOLDER), `${JSON.stringify(results, rounded, 2)}\n`);
}

const SIGNIFICANT_DIGITS = 4;

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value;
}

async function measure(flags: BenchFlags): Promise<void> {
  const results = await run(flags);
  saveResults(results, flags);
  const verdicts = flags.check ? checkLimits(results) : [];
  if (flags.output === 'json') console.log(JSON.stringify({ ...results, verdicts }, rounded, 2));
  else console.log([resultsTable(results), limitLines(verdicts)].filter((part) => part !== '').join('\n\n'));
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
}

async function compareWith(revision: string, flags: BenchFlags): Promise<void> {
  const { game, output } = flags;
  const chosen = game === null ? measurableGames() : [game];
  const setups = chosen.flatMap((id) => setupsOf(id, 'quick').map(({ name }) => name));
  const compared = await compareWithRevision(revision, setups, flags);
  if (output === 'json') console.log(JSON.stringify(Object.fromEntries(compared), rounded, 2));
  else for (const [setup, figures] of compared) console.log(comparisonLines(setup, figures).join('\n'));
  const all = [...compared.values()].flatMap((figures) => Object.values(figures));
  if (all.some(({ outcome }) => outcome === 'worse')) process.exitCode = 1;
}

const flags = readFlags(process.argv.slice(2), measurableGames());
if (typeof flags === 'string') {
  console.error(flags);
  process.exitCode = 2;
} else if (flags.help) console.log(HELP_TEXT);
else if (flags.against !== null) await compareWith(flags.against, flags);
else await measure(flags);
