// The games on the shelf, one line each; `place` in a game's entry says where it stands.
export { ENTRY as duel } from '@orrery/duel/entry';
export { ENTRY as starfarers } from '@orrery/starfarers/entry';
export { ENTRY as starship } from '@orrery/starship/entry';
export { ENTRY as startrek } from '@orrery/startrek/entry';
