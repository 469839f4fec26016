import type { OptionSpecs } from '@orrery/kernel';
import type { Options } from './state.ts';

export const options: OptionSpecs<Options> = {
  setup: { of: ['strategic', 'beginner', 'explorer', 'wild'], standard: 'strategic', rule: 'SF-OPT-SETUP' },
  home: { of: ['fixed', 'variable'], standard: 'fixed', rule: 'SF-OPT-HOME' },
  target: { of: [8, 10, 12, 14, 15, 16, 18], standard: 15, rule: 'SF-OPT-TARGET' },
  rivals: { of: ['races', 'plain', 'learned'], standard: 'races', rule: 'SF-OPT-RIVALS' },
  jump: { of: ['replaces', 'extra'], standard: 'replaces', rule: 'SF-OPT-JUMP' },
  fame: { of: ['once', 'per-copy'], standard: 'once', rule: 'SF-OPT-FAME' },
  dice: { of: ['true', 'deck'], standard: 'true', rule: 'SF-OPT-DICE' },
  offers: { of: [0, 1, 2, 3, 5, 8, 20], standard: 3, rule: 'SF-OPT-OFFERS' },
};
