/** The registry of games that bench, server and app share. */
export type { RulesEdition } from '@orrery/common/entry';
export { LANGUAGES, type Language } from '@orrery/kernel';
export type { CatalogEntry } from './entry.ts';
export * from './games.ts';
export * from './seats.ts';
