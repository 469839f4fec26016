/** The registry of games that laboratory, server and app share. */
export { type Edition, LANGUAGES, type Language } from '@orrery/common/entry';
export type { Entry } from './entry.ts';
export * from './games.ts';
export * from './seats.ts';
