import type { Furnished } from '../table/furniture.ts';

/** The games that have a table here, each loaded when somebody sits down at it. */
export const TABLES: Readonly<Record<string, () => Promise<Furnished>>> = {
  startrek: async () => (await import('./startrek/index.ts')).STARTREK_TABLE,
  starship: async () => (await import('./starship/index.ts')).STARSHIP_TABLE,
  duel: async () => (await import('./starship/index.ts')).DUEL_TABLE,
  starfarers: async () => (await import('./starfarers/index.ts')).STARFARERS_TABLE,
};
