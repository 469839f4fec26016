import type { Provenance } from './data.ts';
import type { SupportEffect } from './support/index.ts';

/** What support cards can do. */
export type { SupportEffect };

export interface Character {
  readonly name: string; // display name
  readonly word: string; // id in moves, texts and the almanac
  readonly effect: SupportEffect;
  /** How certain it is that this character has this effect. */
  readonly provenance: Provenance;
  readonly rule: string;
  readonly rulings: number; // number of statements of that rule that are our rulings
}

/**
 * Which character has which effect: the only place to correct when a card turns up. The first four are A1 to A4 and are
 * dealt in this order. A card is identified by its index in this list.
 */
export const CHARACTERS: readonly Character[] = [
  {
    name: 'Nyota Uhura',
    word: 'uhura',
    effect: 'forced-trade',
    provenance: 'inferred',
    rule: 'ST-CARD-UHURA',
    rulings: 5,
  },
  {
    name: 'Montgomery Scott',
    word: 'scott',
    effect: 'ship-substitute',
    provenance: 'public',
    rule: 'ST-CARD-SCOTT',
    rulings: 2,
  },
  { name: 'Spock', word: 'spock', effect: 'compensation', provenance: 'inferred', rule: 'ST-CARD-SPOCK', rulings: 4 },
  { name: 'Hikaru Sulu', word: 'sulu', effect: 'move-ship', provenance: 'book', rule: 'ST-CARD-SULU', rulings: 6 },
  {
    name: 'James T. Kirk',
    word: 'kirk',
    effect: 'seven-shield',
    provenance: 'inferred',
    rule: 'ST-CARD-KIRK',
    rulings: 4,
  },
  { name: 'Janice Rand', word: 'rand', effect: 'two-for-one', provenance: 'book', rule: 'ST-CARD-RAND', rulings: 3 },
  {
    name: 'Pavel Chekov',
    word: 'chekov',
    effect: 'chase',
    provenance: 'reconstructed',
    rule: 'ST-CARD-CHEKOV',
    rulings: 2,
  },
  {
    name: 'Christine Chapel',
    word: 'chapel',
    effect: 'development-choice',
    provenance: 'reconstructed',
    rule: 'ST-CARD-CHAPEL',
    rulings: 3,
  },
  {
    name: 'Leonard McCoy',
    word: 'mccoy',
    effect: 'take-from-leader',
    provenance: 'reconstructed',
    rule: 'ST-CARD-MCCOY',
    rulings: 3,
  },
  {
    name: 'Sarek',
    word: 'sarek',
    effect: 'retire-sfi',
    provenance: 'reconstructed',
    rule: 'ST-CARD-SAREK',
    rulings: 4,
  },
];

/** The card with this effect, by its index in the list. */
export function characterWithEffect(effect: SupportEffect): number {
  const character = CHARACTERS.findIndex((card) => card.effect === effect);
  if (character < 0) throw new Error(`no character has the effect ${effect}`);
  return character;
}

/** The rule of the card with this effect. */
export const ruleOfEffect = (effect: SupportEffect): string => CHARACTERS[characterWithEffect(effect)]?.rule ?? '';
