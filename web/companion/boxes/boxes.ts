import type { Box } from '../box.ts';

/** The games the companion serves, each loaded when its box is on the table. */
export const BOXES: Readonly<Record<string, () => Promise<Box>>> = {
  startrek: async () => (await import('../../games/startrek/companion/box.ts')).STARTREK_BOX,
  starship: async () => (await import('../../games/ship/companion/box.ts')).STARSHIP_BOX,
  duel: async () => (await import('../../games/ship/companion/box.ts')).DUEL_BOX,
  starfarers: async () => (await import('../../games/starfarers/companion/box.ts')).STARFARERS_BOX,
};
