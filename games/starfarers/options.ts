import type { OptionSpecs } from '@orrery/kernel';
import { MAX_BASE_SEATS } from './data.ts';
import type { Options } from './state.ts';

export const options: OptionSpecs<Options> = {
  setup: { of: ['strategic', 'beginner', 'explorer', 'wild'], standard: 'strategic', book: null, rule: 'SF-OPT-SETUP' },
  founding: {
    of: ['rounds', 'figure'],
    standard: 'rounds',
    book: null,
    rule: 'SF-OPT-FOUNDING',
    upTo: [['figure', MAX_BASE_SEATS]],
  },
  home: { of: ['fixed', 'variable'], standard: 'fixed', book: 'fixed', rule: 'SF-OPT-HOME' },
  target: { of: [8, 10, 12, 14, 15, 16, 18], standard: 15, book: 15, rule: 'SF-OPT-TARGET' },
  rivals: { of: ['races', 'plain', 'learned'], standard: 'races', book: null, rule: 'SF-OPT-RIVALS' },
  jump: { of: ['replaces', 'extra'], standard: 'replaces', book: null, rule: 'SF-OPT-JUMP' },
  fame: { of: ['once', 'per-copy'], standard: 'once', book: null, rule: 'SF-OPT-FAME' },
  dice: { of: ['true', 'deck'], standard: 'true', book: 'true', rule: 'SF-OPT-DICE' },
  offers: { of: ['any', 0, 1, 2, 3, 5, 8, 20], standard: 'any', book: 'any', rule: 'SF-OPT-OFFERS' },
};
