/** Games from which a network learns. */
export { playForPositions } from './play.ts';
export { recordSize } from './record.ts';
