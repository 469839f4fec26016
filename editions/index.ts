// Written by `npm run edition`. Do not edit.
import type { FrozenEdition } from './frozen.ts';

export type { FrozenBots, FrozenEdition, FrozenMind, FrozenRules } from './frozen.ts';

/** The frozen editions of each game, oldest first. */
export const FROZEN: Readonly<Record<string, readonly FrozenEdition[]>> = {
  duel: [
    {
      edition: 1,
      languages: ['en', 'de', 'nl'],
      rules: async () => (await import('./duel/1/rules.js')).rules,
      bots: async () => (await import('./duel/1/bots.js')).bots,
    },
  ],
  starfarers: [
    {
      edition: 1,
      languages: ['en', 'de', 'nl'],
      rules: async () => (await import('./starfarers/1/rules.js')).rules,
      bots: async () => (await import('./starfarers/1/bots.js')).bots,
    },
  ],
  starship: [
    {
      edition: 1,
      languages: ['en', 'de', 'nl'],
      rules: async () => (await import('./starship/1/rules.js')).rules,
      bots: async () => (await import('./starship/1/bots.js')).bots,
    },
  ],
  startrek: [
    {
      edition: 1,
      languages: ['en', 'de', 'nl'],
      rules: async () => (await import('./startrek/1/rules.js')).rules,
      bots: async () => (await import('./startrek/1/bots.js')).bots,
    },
  ],
};
