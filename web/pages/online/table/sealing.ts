import { fingerprintOf, type Seat } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import type { KeptDice } from '../../../session/kept-dice.ts';

/** What a page does next about the dice of its table. */
export type Sealing =
  /** It fixes its number by a fingerprint. */
  | { readonly does: 'commit'; readonly kept: KeptDice; readonly commitment: string }
  /** It opens its number, now that all fingerprints stand. `kept` is to be kept first. */
  | { readonly does: 'open'; readonly kept: KeptDice }
  /** It waits. */
  | { readonly does: 'wait' }
  /** Fingerprints that stood already are others now: it opens nothing. */
  | { readonly does: 'refuse' };

const WAIT: Sealing = { does: 'wait' };
const REFUSE: Sealing = { does: 'refuse' };

/** `draw` gives a new number; `isMine`: whether this page has fixed a number itself since it was loaded. */
export function sealing(
  card: TableCard,
  seat: Seat,
  kept: KeptDice | null,
  { draw, isMine }: { readonly draw: () => string; readonly isMine: boolean },
): Sealing {
  const chair = card.chairs[seat];
  if (chair === undefined || card.state !== 'gathering') return WAIT;
  if (kept !== null && kept.commitment !== card.commitment) return REFUSE;
  return card.opening === null ? fixing(card, chair.commitment, kept, draw, isMine) : opening(card, seat, kept);
}

/** While people gather: a number of one's own is fixed, a new one where the last was opened already. */
function fixing(
  { id, commitment }: TableCard,
  shown: string | null,
  kept: KeptDice | null,
  draw: () => string,
  isMine: boolean,
): Sealing {
  const isSpent = kept === null || kept.seats !== null;
  const seed = isSpent ? draw() : kept.seed;
  const own = fingerprintOf(seed);
  if (shown === own) return WAIT;
  // Another device of the same person has fixed another number since: the last one counts.
  if (shown !== null && isMine) return WAIT;
  const rounds = (kept?.rounds ?? 0) + (kept !== null && kept.seats !== null ? 1 : 0);
  return { does: 'commit', kept: { table: id, commitment, seed, seats: null, rounds }, commitment: own };
}

/** All is fixed: what this page has fixed is opened, against the fingerprints that stand now. */
function opening({ chairs }: TableCard, seat: Seat, kept: KeptDice | null): Sealing {
  const chair = chairs[seat];
  if (kept === null || chair === undefined || chair.isOpened) return WAIT;
  if (chair.commitment !== fingerprintOf(kept.seed)) return WAIT; // drawn by another device, or by the server
  const seats = chairs.flatMap(({ commitment }) => commitment ?? []);
  if (seats.length < chairs.length) return REFUSE;
  if (kept.seats !== null && kept.seats.join() !== seats.join()) return REFUSE;
  return { does: 'open', kept: { ...kept, seats } };
}

/** The number with words of one's own beside it; neither can be guessed from the fingerprint. */
export const withWords = (seed: string, words: string): string => {
  const [number = ''] = seed.split(' ');
  return words === '' ? number : `${number} ${words}`;
};
