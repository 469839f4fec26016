/** Formats the messages of games in the reader's language. */
export * from './arguments.ts';
export * from './format.ts';
