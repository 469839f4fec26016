import type { Box } from './box.ts';

/** The games the companion serves, each loaded when its box is on the table. */
export const BOXES: Readonly<Record<string, () => Promise<Box>>> = {
  startrek: async () => (await import('./startrek.ts')).STARTREK_BOX,
  starship: async () => (await import('./starship.ts')).STARSHIP_BOX,
  duel: async () => (await import('./starship.ts')).DUEL_BOX,
  starfarers: async () => (await import('./starfarers.ts')).STARFARERS_BOX,
};
