// The games of the app, one line each. A kit has the id of its game in the catalogue.
export { duel } from './duel/index.ts';
export { starfarers } from './starfarers/index.ts';
export { starship } from './starship/index.ts';
export { startrek } from './startrek/index.ts';
