// The listed games, one line each; `listPosition` in a game's entry gives the order.
export { ENTRY as duel } from '@orrery/duel/entry';
export { ENTRY as starfarers } from '@orrery/starfarers/entry';
export { ENTRY as starship } from '@orrery/starship/entry';
export { ENTRY as startrek } from '@orrery/startrek/entry';
