/** The catalogues of the game; texts shared by both games of the engine use the terms of this one. */
export { texts } from '@orrery/ship/texts';
