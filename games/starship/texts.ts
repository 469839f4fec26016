/** What the game says; both games of the engine say it alike. */
export { texts } from '@orrery/ship/texts';
