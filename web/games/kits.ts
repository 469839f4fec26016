// The games of the app, one line each: the kit of a game is called by its id in the catalogue.
export { duel } from './duel/index.ts';
export { starfarers } from './starfarers/index.ts';
export { starship } from './starship/index.ts';
export { startrek } from './startrek/index.ts';
