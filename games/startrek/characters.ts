import type { Provenance } from './data.ts';
import type { Effect } from './support/index.ts';

/** What support cards can do. */
export type { Effect };

export interface Character {
  readonly name: string; // as people say it
  readonly word: string; // as moves, texts and the almanac say it
  readonly effect: Effect;
  /** How sure it is that this character has this effect. */
  readonly provenance: Provenance;
  readonly rule: string;
}

/**
 * Who does what: the one place to mend when a card turns up. The first four are A1 to A4 and are dealt in this order;
 * a card is known by its place in this list.
 */
export const CHARACTERS: readonly Character[] = [
  { name: 'Nyota Uhura', word: 'uhura', effect: 'forced-trade', provenance: 'inferred', rule: 'ST-CARD-UHURA' },
  { name: 'Montgomery Scott', word: 'scott', effect: 'ship-substitute', provenance: 'public', rule: 'ST-CARD-SCOTT' },
  { name: 'Spock', word: 'spock', effect: 'compensation', provenance: 'inferred', rule: 'ST-CARD-SPOCK' },
  { name: 'Hikaru Sulu', word: 'sulu', effect: 'move-ship', provenance: 'book', rule: 'ST-CARD-SULU' },
  { name: 'James T. Kirk', word: 'kirk', effect: 'seven-shield', provenance: 'inferred', rule: 'ST-CARD-KIRK' },
  { name: 'Janice Rand', word: 'rand', effect: 'two-for-one', provenance: 'book', rule: 'ST-CARD-RAND' },
  { name: 'Pavel Chekov', word: 'chekov', effect: 'chase', provenance: 'reconstructed', rule: 'ST-CARD-CHEKOV' },
  {
    name: 'Christine Chapel',
    word: 'chapel',
    effect: 'development-choice',
    provenance: 'reconstructed',
    rule: 'ST-CARD-CHAPEL',
  },
  {
    name: 'Leonard McCoy',
    word: 'mccoy',
    effect: 'take-from-leader',
    provenance: 'reconstructed',
    rule: 'ST-CARD-MCCOY',
  },
  { name: 'Sarek', word: 'sarek', effect: 'retire-sfi', provenance: 'reconstructed', rule: 'ST-CARD-SAREK' },
];

/** The card with this effect, by its place in the list. */
export function characterWith(effect: Effect): number {
  const character = CHARACTERS.findIndex((card) => card.effect === effect);
  if (character < 0) throw new Error(`nobody has the effect ${effect}`);
  return character;
}

/** The rule of the card with this effect. */
export const ruleOfEffect = (effect: Effect): string => CHARACTERS[characterWith(effect)]?.rule ?? '';
