import type { OptionSpecs } from '@orrery/kernel';
import type { Options } from './state.ts';

export const options: OptionSpecs<Options> = {
  setup: { of: ['variable', 'beginners', 'classic'], standard: 'variable', book: 'variable', rule: 'ST-OPT-SETUP' },
  phases: { of: ['strict', 'joined'], standard: 'strict', book: 'strict', rule: 'ST-OPT-PHASES' },
  target: { of: [8, 9, 10, 11, 12], standard: 10, book: 10, rule: 'ST-OPT-TARGET' },
  dice: { of: ['true', 'deck'], standard: 'true', book: 'true', rule: 'ST-OPT-DICE' },
  claim: { of: ['automatic', 'by-hand'], standard: 'automatic', book: 'by-hand', rule: 'ST-OPT-CLAIM' },
  counts: { of: ['open', 'hidden'], standard: 'open', book: 'hidden', rule: 'ST-OPT-DEVCOUNT' },
  steal: { of: ['must', 'may'], standard: 'must', book: null, rule: 'ST-OPT-STEAL' },
  support: { of: ['on', 'off'], standard: 'on', book: 'on', rule: 'ST-OPT-SUPPORT' },
  offers: { of: ['any', 0, 1, 2, 3, 5, 8, 20], standard: 'any', book: 'any', rule: 'ST-OPT-OFFERS' },
  start: {
    of: ['rolled', 'drawn', 'first', 'second', 'third', 'fourth'],
    standard: 'rolled',
    book: null, // the oldest player after the beginners' set-up, the highest roll in the variable one
    rule: 'ST-OPT-START',
  },
  classic: { of: ['off', 'on'], standard: 'off', book: 'off', rule: 'ST-OPT-CLASSIC' },
};

/** ST-OPT-CLASSIC: the basic game has no support cards, joins trade and build, and detects victory automatically. */
export const effectiveOptions = (chosen: Options): Options =>
  chosen.classic === 'off' ? chosen : { ...chosen, phases: 'joined', claim: 'automatic', support: 'off' };
