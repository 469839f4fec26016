/** What tells this game from the other one of its engine: its cards, its tasks and what a ship sets out with. */
export { STARSHIP } from './data.ts';
