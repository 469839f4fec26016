/** `node worker.js full|quick setup|heap NAME`, `… learning GAME` or `… overhead`: takes one measurement and prints it as JSON. */
import { withLearnable } from '@orrery/bots/environment';
import { FULL, QUICK } from './budget.ts';
import { engineOf } from './engine.ts';
import { figuresOf } from './figures.ts';
import { heapOf } from './heap.ts';
import { learningOf } from './learning.ts';
import { overhead } from './overhead.ts';
import { findSetup } from './setups.ts';

const [size, what, name = ''] = process.argv.slice(2);
const scope = size === 'quick' ? 'quick' : 'full';
const budget = size === 'quick' ? QUICK : FULL;

async function measured(): Promise<unknown> {
  if (what === 'overhead') return overhead(budget);
  if (what === 'learning') return learning(name);
  const setup = findSetup(name);
  const held = await engineOf(setup.game);
  return held.use<unknown>((game) =>
    what === 'heap' ? heapOf(game, setup, budget) : figuresOf(game, setup, budget, scope),
  );
}

async function learning(game: string): Promise<unknown> {
  const figures = await withLearnable(game, (learnable) => learningOf(learnable, budget));
  if (figures === null) throw new Error(`there is no environment of ${game}`);
  return figures;
}

console.log(JSON.stringify(await measured()));
