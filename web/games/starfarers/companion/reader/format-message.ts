import type { Message } from '@orrery/kernel';

/** Formats a message of the game. */
export type FormatStory = (words: Message) => string;
