import type { OptionSpecs } from '@orrery/kernel';
import type { ShipOptions } from '@orrery/ship';
import { DUEL } from './data.ts';

/** The options of a game; the others are fixed. */
export type DuelOptions = Omit<ShipOptions, 'reward' | 'offers'>;

export const options: OptionSpecs<DuelOptions> = {
  target: { of: [6, 8, 10, 12, 15], standard: 10, book: 10, rule: 'DU-OPT-TARGET' },
  crest: { of: ['drawn', 'first-moon', 'first-sun'], standard: 'first-moon', book: null, rule: 'DU-OPT-CREST' },
  start: { of: ['rolled', 'moon', 'first', 'second'], standard: 'rolled', book: 'rolled', rule: 'DU-OPT-START' },
  funds: { of: ['none', 'first', 'second'], standard: 'none', book: 'none', rule: 'DU-HCP-01' },
  outfit: { of: ['none', 'first', 'second'], standard: 'none', book: 'none', rule: 'DU-HCP-02' },
  refill: { of: ['open', 'hidden'], standard: 'open', book: 'open', rule: 'DU-VAR-01' },
  aid: { of: ['off', 'on'], standard: 'off', book: 'off', rule: 'DU-GEN-03' },
  upgrade: { of: ['any', 'three'], standard: 'any', book: 'any', rule: 'DU-OPT-UPGRADE' },
  bank: { of: ['endless', 'counted'], standard: 'endless', book: null, rule: 'DU-OPT-BANK' },
  median: { of: ['off', 'on'], standard: 'off', book: null, rule: 'DU-OPT-MEDIAN' },
  mission: { of: [0, 1, 2, 3, 4, 5], standard: 0, book: 0, rule: 'DU-MIS-01' },
};

/** A mission has its own target. */
export function toShipOptions(chosen: DuelOptions): ShipOptions {
  const target = chosen.mission === 0 ? chosen.target : (DUEL.stages[chosen.mission]?.target ?? chosen.target);
  return { ...chosen, target, reward: 'any', offers: 0 };
}
