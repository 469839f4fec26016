import { hold } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Sternenschiff Catan and Das Duell: one engine, two games. */
export const STARSHIP: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starship')).starship),
};

export const DUEL: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starship')).duel),
};
