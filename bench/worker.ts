/** `node worker.js full|quick setup|heap NAME`, `… learning GAME` or `… overhead`: takes one measurement and prints it as JSON. */
import { withEncodedGame } from '@orrery/bots/environment';
import { FULL_BUDGET, QUICK_BUDGET } from './budget.ts';
import { newestEngine } from './engine.ts';
import { measureFigures } from './figures.ts';
import { measureHeap } from './heap.ts';
import { measureLearning } from './learning.ts';
import { measureOverhead } from './overhead.ts';
import { findSetup } from './setups.ts';

const [size, what, name = ''] = process.argv.slice(2);
const scope = size === 'quick' ? 'quick' : 'full';
const budget = size === 'quick' ? QUICK_BUDGET : FULL_BUDGET;

async function measured(): Promise<unknown> {
  if (what === 'overhead') return measureOverhead(budget);
  if (what === 'learning') return learning(name);
  const setup = findSetup(name);
  const held = await newestEngine(setup.game);
  return held.use<unknown>((game) =>
    what === 'heap' ? measureHeap(game, setup, budget) : measureFigures(game, setup, budget, scope),
  );
}

async function learning(game: string): Promise<unknown> {
  const figures = await withEncodedGame(game, (learnable) => measureLearning(learnable, budget));
  if (figures === null) throw new Error(`no environment for ${game}`);
  return figures;
}

console.log(JSON.stringify(await measured()));
