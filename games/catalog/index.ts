/** The registry of games that laboratory, server and app share. */
export * from './entry.ts';
export * from './games.ts';
export * from './seats.ts';
