import { CHARACTERS } from './characters.ts';
import type { Provenance } from './data.ts';
import { BEGINNERS, CLASSIC_BEGINNERS } from './layouts.ts';

/** A part of the game that does not come straight from the books; texts name it `origin.KEY`, with a note. */
export interface Origin {
  readonly key: string;
  readonly provenance: Provenance;
}

/** What is reconstructed, inferred or unknown, for everybody who wants to know how sure a rule is. */
export const provenance: readonly Origin[] = [
  { key: 'beginners-set-up', provenance: BEGINNERS.provenance },
  { key: 'classic-beginners-set-up', provenance: CLASSIC_BEGINNERS.provenance },
  { key: 'posts-on-the-frame-pieces', provenance: 'inferred' },
  { key: 'letters-on-the-number-chips', provenance: 'inferred' },
  { key: 'bank-shortage', provenance: 'public' },
  { key: 'reduced-prices-of-sarek', provenance: 'public' },
  { key: 'number-of-resource-cards', provenance: 'unknown' },
  { key: 'largest-fleet-after-a-card-is-retired', provenance: 'unknown' },
  ...CHARACTERS.map(({ word, provenance }) => ({ key: word, provenance })),
];
