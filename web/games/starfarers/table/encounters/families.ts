import type { Scene } from '../../art/encounter/engraving.tsx';

/** What cards ask, in the order of the game; the words are those of the texts. */
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

export const wordOf = (family: number): FamilyWord => FAMILY_WORDS[family] ?? 'merchant';

/** The entry or the rule that explains what a card asks; most are answered alike. */
export const ruleOf = (word: FamilyWord): string => RULES[word] ?? 'encounter';
const RULES: Readonly<Partial<Record<FamilyWord, string>>> = { warp: 'SF-ENC-08', wear: 'SF-ENC-11' };

/** The plate beside a story: a merchant who will prove a pirate is drawn as a merchant. */
export const SCENES: Readonly<Record<FamilyWord, Scene>> = {
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
