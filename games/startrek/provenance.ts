import type { ProvenanceEntry } from '@orrery/common';
import { CHARACTERS } from './characters.ts';
import type { Provenance } from './data.ts';
import { BEGINNER_SETUP, CLASSIC_BEGINNER_SETUP } from './layouts.ts';

/** What is reconstructed, inferred or unknown. */
export const provenance: readonly ProvenanceEntry<Provenance>[] = [
  { key: 'beginners-set-up', provenance: BEGINNER_SETUP.provenance, rule: 'ST-SETB-01' },
  { key: 'classic-beginners-set-up', provenance: CLASSIC_BEGINNER_SETUP.provenance, rule: 'ST-OPT-SETUP' },
  { key: 'posts-on-the-frame-pieces', provenance: 'inferred', rule: 'ST-SETV-01' },
  { key: 'kinds-of-posts', provenance: 'public', rule: 'ST-BANK-07' },
  { key: 'another-resource', provenance: 'public', rule: 'ST-BANK-05' },
  { key: 'letters-on-the-number-chips', provenance: 'inferred', rule: 'ST-SETV-03' },
  { key: 'bank-shortage', provenance: 'public', rule: 'ST-PROD-05' },
  { key: 'reduced-prices-of-sarek', provenance: 'public', rule: 'ST-CARD-SAREK' },
  { key: 'number-of-resource-cards', provenance: 'unknown', rule: 'ST-INFO-03' },
  { key: 'largest-fleet-after-a-card-is-retired', provenance: 'unknown', rule: 'ST-FLT-02' },
  { key: 'side-b-in-the-turn-of-another', provenance: 'unknown', rule: 'ST-SUP-07' },
  { key: 'uhura-asked-in-vain', provenance: 'unknown', rule: 'ST-CARD-UHURA' },
  { key: 'who-is-oldest', provenance: 'unknown', rule: 'ST-SETB-10' },
  ...CHARACTERS.map(({ word, provenance, rule }) => ({ key: word, provenance, rule })),
];
