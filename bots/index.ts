/** Players that are no people: they see what a person sees. */
export type { Bot, Budget, Sense } from './bot.ts';
export { Greedy } from './greedy.ts';
export { Mind } from './mind.ts';
export { randomBot } from './random.ts';
export { Search } from './search.ts';
