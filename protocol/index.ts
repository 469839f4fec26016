/** The messages between those who run games and those who play them: bots of any make, and pages. */
export * from './change.ts';
export * from './live.ts';
export * from './lobby.ts';
export * from './messages.ts';
export * from './read.ts';
export * from './table.ts';
