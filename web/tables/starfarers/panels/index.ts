import type { FarFurniture } from '../far.ts';

/** What lies around the board. */
export const panels: FarFurniture['panels'] = [];

export { SeatFacts } from './seat-facts.tsx';
