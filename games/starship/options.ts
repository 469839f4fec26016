import type { OptionSpecs } from '@orrery/kernel';
import { DUEL } from './editions/duel.ts';
import type { Settings } from './state.ts';

/** What is chosen before a game of 2001, and before a Duel; the rest is settled by the edition. */
export type StarshipOptions = Omit<Settings, 'median' | 'mission'>;
export type DuelOptions = Omit<Settings, 'reward' | 'offers'>;

const TARGETS = [6, 8, 10, 12, 15] as const;

export const starshipOptions: OptionSpecs<StarshipOptions> = {
  target: { of: TARGETS, standard: 10, rule: 'SS-OPT-TARGET' },
  crest: { of: ['drawn', 'first-moon', 'first-sun'], standard: 'drawn', rule: 'SS-OPT-CREST' },
  start: { of: ['moon', 'rolled', 'first', 'second'], standard: 'moon', rule: 'SS-OPT-START' },
  funds: { of: ['none', 'first', 'second'], standard: 'none', rule: 'SS-HCP-01' },
  outfit: { of: ['none', 'first', 'second'], standard: 'none', rule: 'SS-HCP-02' },
  refill: { of: ['open', 'hidden'], standard: 'open', rule: 'SS-VAR-01' },
  aid: { of: ['off', 'on'], standard: 'off', rule: 'SS-OPT-AID' },
  upgrade: { of: ['any', 'three'], standard: 'any', rule: 'SS-OPT-UPGRADE' },
  bank: { of: ['endless', 'counted'], standard: 'endless', rule: 'SS-OPT-BANK' },
  reward: { of: ['any', 'other'], standard: 'any', rule: 'SS-OPT-REWARD' },
  offers: { of: [0, 1, 2, 3, 5, 8], standard: 3, rule: 'SS-OPT-OFFERS' },
};

export const duelOptions: OptionSpecs<DuelOptions> = {
  target: { of: TARGETS, standard: 10, rule: 'DU-OPT-TARGET' },
  crest: { of: ['drawn', 'first-moon', 'first-sun'], standard: 'first-moon', rule: 'DU-OPT-CREST' },
  start: { of: ['rolled', 'moon', 'first', 'second'], standard: 'rolled', rule: 'DU-OPT-START' },
  funds: { of: ['none', 'first', 'second'], standard: 'none', rule: 'DU-HCP-01' },
  outfit: { of: ['none', 'first', 'second'], standard: 'none', rule: 'DU-HCP-02' },
  refill: { of: ['open', 'hidden'], standard: 'open', rule: 'DU-VAR-01' },
  aid: { of: ['off', 'on'], standard: 'off', rule: 'DU-GEN-03' },
  upgrade: { of: ['any', 'three'], standard: 'any', rule: 'DU-OPT-UPGRADE' },
  bank: { of: ['endless', 'counted'], standard: 'endless', rule: 'DU-OPT-BANK' },
  median: { of: ['off', 'on'], standard: 'off', rule: 'DU-OPT-MEDIAN' },
  mission: { of: [0, 1, 2, 3, 4, 5], standard: 0, rule: 'DU-MIS-01' },
};

export const starshipSettings = (chosen: StarshipOptions): Settings => ({ ...chosen, median: 'on', mission: 0 });

/** A mission has a goal of its own. */
export function duelSettings(chosen: DuelOptions): Settings {
  const target = chosen.mission === 0 ? chosen.target : (DUEL.stages[chosen.mission]?.target ?? chosen.target);
  return { ...chosen, target, reward: 'any', offers: 0 };
}
