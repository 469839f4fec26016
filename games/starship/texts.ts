/** What the game says; what both games of the engine say alike is written in the words of this one. */
export { texts } from '@orrery/ship/texts';
