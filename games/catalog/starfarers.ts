import { hold } from '@orrery/kernel';
import type { Edition } from './entry.ts';

/** Starfarers for three to six. */
export const STARFARERS: Edition = {
  edition: 1,
  load: async () => hold((await import('@orrery/starfarers')).starfarers),
};
