import type { ProvenanceEntry } from '@orrery/common';
import type { Provenance } from './data.ts';

/** What rests on one source, is reconstructed, inferred or unknown. */
export const provenance: readonly ProvenanceEntry<Exclude<Provenance, 'book'>>[] = [
  { key: 'beginners-extended', provenance: 'reconstructed', rule: 'SF-VAR-01' },
  { key: 'home-discs-extended', provenance: 'single', rule: 'SF56-SETUP-01' },
  { key: 'extension-sectors', provenance: 'single', rule: 'SF56-SETUP-02' },
  { key: 'extension-discs', provenance: 'single', rule: 'SF56-SETUP-01' },
  { key: 'resource-cards', provenance: 'public', rule: 'SF-SETUP-04' },
  { key: 'founding-rounds', provenance: 'public', rule: 'SF-FOUND-01' },
  { key: 'upgrades-of-three', provenance: 'unknown', rule: 'SF-FOUND-04' },
  { key: 'shortage', provenance: 'inferred', rule: 'SF-PROD-03' },
  { key: 'relief-shortage', provenance: 'inferred', rule: 'SF-FRIEND-RELIEF' },
  { key: 'empty-helpers', provenance: 'inferred', rule: 'SF-FRIEND-HAND' },
  { key: 'open-discards', provenance: 'unknown', rule: 'SF-ENC-03' },
  { key: 'answers-needing-cards', provenance: 'inferred', rule: 'SF-ENC-02' },
  { key: 'other-kinds', provenance: 'inferred', rule: 'SF-ENC-02' },
  { key: 'council-of-none', provenance: 'inferred', rule: 'SF-ENC-11' },
  { key: 'rivals-bonus', provenance: 'unknown', rule: 'SF-ENC-05' },
  { key: 'encounter-jump', provenance: 'unknown', rule: 'SF-ENC-08' },
  { key: 'fame-copies', provenance: 'unknown', rule: 'SF-OPT-FAME' },
  { key: 'scientists-titles', provenance: 'unknown', rule: 'SF-FRIEND-UPGRADES' },
  { key: 'ball-odds', provenance: 'inferred', rule: 'SF-FLIGHT-02' },
  { key: 'turned-back', provenance: 'unknown', rule: 'SF-VAR-05' },
  { key: 'converted-on-site', provenance: 'unknown', rule: 'SF-BLOCK-02' },
  { key: 'stall', provenance: 'unknown', rule: 'SF-END-01' },
];
