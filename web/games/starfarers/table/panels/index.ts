/** The panels around the board. */
export { panels } from './panels.tsx';
export { SeatBrief, SeatFacts } from './seat-facts.tsx';
