import { CHARACTERS } from './characters.ts';
import type { Provenance } from './data.ts';
import { BEGINNERS, CLASSIC_BEGINNERS } from './layouts.ts';

/** A part of the game that does not come straight from the books. */
export interface Origin {
  readonly name: string;
  readonly provenance: Provenance;
  readonly note: string;
}

const NOTES: Readonly<Record<string, string>> = {
  uhura: 'the number A1 is in the books, the effect follows from the numbers of the helpers’ scenario',
  scott: 'the number A2 is in the books, that Scott is about ships is public',
  spock: 'the number A3 and that it works in the turns of others are in the books, the effect is inferred',
  sulu: 'the number A4 and what an end ship is are in the books, the fine print is reconstructed',
  kirk: 'that it works in the turns of others is in the books, the effect is inferred',
  rand: 'that it is about a swap is in the books, the details are public',
  chekov: 'the effect is one of four left over, the name is our guess',
  chapel: 'the effect is one of four left over, the name is our guess, the wording is of a later edition',
  mccoy: 'the effect is one of four left over, the name is our guess',
  sarek: 'the effect is one of four left over, the name is our guess',
};

/** What is reconstructed, inferred or unknown, for everybody who wants to know how sure a rule is. */
export const provenance: readonly Origin[] = [
  {
    name: 'beginners’ set-up',
    provenance: BEGINNERS.provenance,
    note: 'the printed figure is lost; this one fits the six facts known of it',
  },
  {
    name: 'classic beginners’ set-up',
    provenance: CLASSIC_BEGINNERS.provenance,
    note: 'the first map of the basic game; surely not the printed figure, and white’s star is contested',
  },
  {
    name: 'posts on the frame pieces',
    provenance: 'inferred',
    note: 'the nine slots are public, how six pieces share them is not',
  },
  { name: 'letters on the number chips', provenance: 'inferred', note: 'the order of the classic game' },
  { name: 'bank shortage', provenance: 'public', note: 'the books are silent; the rule of the basic game' },
  { name: 'reduced prices of Sarek', provenance: 'public', note: 'from the helpers’ scenario' },
  {
    name: 'number of resource cards',
    provenance: 'unknown',
    note: 'not stated; treated as open because a 7 must be checked',
  },
  { name: 'largest fleet after a card is retired', provenance: 'unknown', note: 'our ruling' },
  ...CHARACTERS.map(({ name, word, provenance }) => ({ name, provenance, note: NOTES[word] ?? '' })),
];
