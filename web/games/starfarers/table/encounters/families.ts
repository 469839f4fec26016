import type { EncounterScene } from '../../art/encounter/engraving.tsx';

/** The families of questions that cards ask, in the order of the game; the keys of their texts. */
export const FAMILY_WORDS = [
  'merchant',
  'demand',
  'swap',
  'raid',
  'attack',
  'distress',
  'rescue',
  'warp',
  'travelers',
  'wear',
  'unmasked',
] as const;
export type FamilyWord = (typeof FAMILY_WORDS)[number];

export const familyWord = (family: number): FamilyWord => FAMILY_WORDS[family] ?? 'merchant';

/** The entry or rule that explains a card's question; most share one. */
export const ruleOf = (word: FamilyWord): string => RULE_OF_FAMILY[word] ?? 'encounter';
const RULE_OF_FAMILY: Readonly<Partial<Record<FamilyWord, string>>> = { warp: 'SF-ENC-08', wear: 'SF-ENC-11' };

/** The illustration of a story: a merchant who turns out to be a pirate is drawn as a merchant. */
export const SCENE_OF_FAMILY: Readonly<Record<FamilyWord, EncounterScene>> = {
  merchant: 'merchant',
  demand: 'pirate',
  swap: 'pirate',
  raid: 'pirate',
  attack: 'pirate',
  distress: 'distress',
  rescue: 'rescue',
  warp: 'warp',
  travelers: 'travelers',
  wear: 'wear',
  unmasked: 'pirate',
};
