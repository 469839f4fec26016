/** The messages between those who run games and bots of any make. */
export * from './messages.ts';
export * from './read.ts';
