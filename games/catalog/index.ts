/** The registry of games that bench, server and app share. */
export { LANGUAGES, type Language, type RulesEdition } from '@orrery/common/entry';
export type { CatalogEntry } from './entry.ts';
export * from './games.ts';
export * from './seats.ts';
