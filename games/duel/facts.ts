/** What distinguishes this game from the other one of its engine: its cards, its tasks and the initial outfit. */
export { DUEL } from './data.ts';
