import { hold } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import type { Shelved, ShelvedEdition } from '../shelf.ts';

const said = (words: string) => ({ en: words, de: words, nl: words });

/** Comet as a catalog would list it, with whatever a test wants to be different. */
export const shelved = (differs: Partial<Shelved> = {}): Shelved => ({
  id: 'comet',
  name: said('Comet'),
  summary: said('Build beacons before the comet is out of sight.'),
  rules: said('Comet'),
  year: 2026,
  seats: comet.seats,
  minutes: { about: 10, provenance: 'estimate' },
  state: 'complete',
  editions: [edition()],
  ...differs,
});

/** The first edition of Comet, played by this engine. */
export const edition = (differs: Partial<ShelvedEdition> = {}): ShelvedEdition => ({
  edition: 1,
  load: async () => hold(comet),
  ...differs,
});

/** A game that has no engine yet. */
export const COMING: Shelved = shelved({ id: 'nebula', name: said('Nebula'), state: 'coming', editions: [] });
