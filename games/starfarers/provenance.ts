import type { Provenance } from './data.ts';

/** A part of the game that does not come straight from the books; texts name it `origin.KEY`, with a note. */
export interface Origin {
  readonly key: string;
  readonly provenance: Exclude<Provenance, 'book'>;
}

/** What rests on one source, is reconstructed, inferred or unknown, for everybody who wants to know how sure a rule is. */
export const provenance: readonly Origin[] = [
  { key: 'beginners-extended', provenance: 'reconstructed' },
  { key: 'home-discs-extended', provenance: 'single' },
  { key: 'extension-sectors', provenance: 'single' },
  { key: 'extension-discs', provenance: 'single' },
  { key: 'resource-cards', provenance: 'public' },
  { key: 'founding-rounds', provenance: 'public' },
  { key: 'upgrades-of-three', provenance: 'unknown' },
  { key: 'shortage', provenance: 'public' },
  { key: 'open-discards', provenance: 'unknown' },
  { key: 'answers-needing-cards', provenance: 'inferred' },
  { key: 'other-kinds', provenance: 'inferred' },
  { key: 'council-of-none', provenance: 'inferred' },
  { key: 'rivals-bonus', provenance: 'unknown' },
  { key: 'encounter-jump', provenance: 'unknown' },
  { key: 'fame-copies', provenance: 'unknown' },
  { key: 'scientists-titles', provenance: 'unknown' },
  { key: 'ball-odds', provenance: 'inferred' },
  { key: 'turned-back', provenance: 'unknown' },
  { key: 'stall', provenance: 'unknown' },
];
