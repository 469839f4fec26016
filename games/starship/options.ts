import type { OptionSpecs } from '@orrery/kernel';
import type { ShipOptions } from '@orrery/ship';

/** The options of a game; the others are fixed. */
export type StarshipOptions = Omit<ShipOptions, 'median' | 'mission'>;

export const options: OptionSpecs<StarshipOptions> = {
  target: { of: [6, 8, 10, 12, 15], standard: 10, book: 10, rule: 'SS-OPT-TARGET' },
  crest: { of: ['drawn', 'first-moon', 'first-sun'], standard: 'drawn', book: 'drawn', rule: 'SS-OPT-CREST' },
  start: { of: ['moon', 'rolled', 'first', 'second'], standard: 'moon', book: 'moon', rule: 'SS-OPT-START' },
  funds: { of: ['none', 'first', 'second'], standard: 'none', book: 'none', rule: 'SS-HCP-01' },
  outfit: { of: ['none', 'first', 'second'], standard: 'none', book: 'none', rule: 'SS-HCP-02' },
  refill: { of: ['open', 'hidden'], standard: 'open', book: 'open', rule: 'SS-VAR-01' },
  aid: { of: ['off', 'on'], standard: 'off', book: 'off', rule: 'SS-OPT-AID' },
  upgrade: { of: ['any', 'three'], standard: 'any', book: 'any', rule: 'SS-OPT-UPGRADE' },
  bank: { of: ['endless', 'counted'], standard: 'endless', book: null, rule: 'SS-OPT-BANK' },
  reward: { of: ['any', 'other'], standard: 'any', book: 'any', rule: 'SS-OPT-REWARD' },
  offers: { of: ['any', 0, 1, 2, 3, 5, 8], standard: 'any', book: 'any', rule: 'SS-OPT-OFFERS' },
};

export const toShipOptions = (chosen: StarshipOptions): ShipOptions => ({ ...chosen, median: 'on', mission: 0 });
