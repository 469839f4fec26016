/**
 * `node compare.worker.js BEFORE AFTER SETUP TURN FIGURES EDITION`: measures two engines side by side in one process and
 * prints after / before of each figure as JSON. `BEFORE` and `AFTER` are two builds of gauges.ts; which one runs first
 * alternates. `EDITION` is empty for the newest of each; where one of them lacks it, no figure is printed.
 */
import { pathToFileURL } from 'node:url';
import { QUICK_BUDGET, runForNs } from './budget.ts';
import type { MeasuredEngine } from './gauges.ts';
import { type CostProbe, nsPerCall } from './probe.ts';

const [before = '', after = '', setup = '', turn = '0', figures = '', edition = ''] = process.argv.slice(2);
const chosen: ReadonlySet<string> = new Set(figures.split(','));
const isSwapped = Number(turn) % 2 === 1;
// Builds with different rules do not play the same games. So each process plays different games, and the interval
// includes the variation between games.
const seed = 1 + Number(turn) * QUICK_BUDGET.windows;

async function load(file: string): Promise<MeasuredEngine | null> {
  const built: typeof import('./gauges.ts') = await import(pathToFileURL(file).href);
  return built.contestant(setup, edition === '' ? null : Number(edition));
}

/** Differences of a nanosecond or a byte are noise. */
const ratio = (mine = 0, theirs = 0): number => Math.max(1, mine) / Math.max(1, theirs);

/** The ratio after / before of every chosen gauge in two lists of the same gauges. */
function ratios(mine: readonly CostProbe[], theirs: readonly CostProbe[], warmNs: number): [string, number][] {
  const [own, other] = [mine, theirs].map((all) => all.filter(({ name }) => chosen.has(name)));
  if (own === undefined || other === undefined || own.length === 0) return [];
  const ns = nsPerCall([{ gauges: [...own, ...other], warmNs }], QUICK_BUDGET, seed);
  return own.map(({ name }, i) => [name, ratio(ns[i], ns[i + own.length])]);
}

function measure(first: MeasuredEngine, second: MeasuredEngine): [string, number][] {
  const { warmNs, windowNs } = QUICK_BUDGET;
  for (const { step } of [second, first]) runForNs(step.run, warmNs, windowNs);
  const measured = [
    ...ratios([second.step], [first.step], warmNs / 10),
    ...ratios(second.calls, first.calls, warmNs / 10),
    ...ratios([second.imagine], [first.imagine], warmNs / 5),
  ];
  // Last, because garbage collections discard compiled code.
  if (chosen.has('garbage')) measured.push(['garbage', ratio(second.garbage(), first.garbage())]);
  return measured;
}

const first = await load(isSwapped ? after : before);
const second = await load(isSwapped ? before : after);
const measured = first === null || second === null ? [] : measure(first, second);
const turned = measured.map(([name, found]) => [name, isSwapped ? 1 / found : found]);
console.log(JSON.stringify(Object.fromEntries(turned)));
