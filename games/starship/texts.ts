/** The texts of the game; those shared by both games of the engine use the terms of this one. */
export { loadTexts } from '@orrery/ship/texts';
