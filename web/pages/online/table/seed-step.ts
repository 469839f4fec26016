import { fingerprintOf, type Seat } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import type { KeptDice } from '../../../session/kept-dice.ts';

/** The next step of a page in the seed exchange of its table. */
export type SeedStep =
  /** Commit: send the fingerprint of its number. */
  | { readonly does: 'commit'; readonly kept: KeptDice; readonly commitment: string }
  /** Reveal its number, now that all fingerprints are fixed. `kept` must be stored first. */
  | { readonly does: 'open'; readonly kept: KeptDice }
  /** Wait. */
  | { readonly does: 'wait' }
  /** Known fingerprints have changed: reveal nothing. */
  | { readonly does: 'refuse' };

const WAIT: SeedStep = { does: 'wait' };
const REFUSE: SeedStep = { does: 'refuse' };

/** `draw` returns a new number; `isMine`: whether this page has committed a number since it was loaded. */
export function nextSeedStep(
  summary: TableSummary,
  seat: Seat,
  kept: KeptDice | null,
  { draw, isMine }: { readonly draw: () => string; readonly isMine: boolean },
): SeedStep {
  const chair = summary.chairs[seat];
  if (chair === undefined || summary.state !== 'gathering') return WAIT;
  if (kept !== null && kept.commitment !== summary.commitment) return REFUSE;
  return summary.revealUntil === null
    ? commitStep(summary, chair.commitment, kept, draw, isMine)
    : revealStep(summary, seat, kept);
}

/** Before the game: commit a number, a new one if the last was already revealed. */
function commitStep(
  { id, commitment }: TableSummary,
  shown: string | null,
  kept: KeptDice | null,
  draw: () => string,
  isMine: boolean,
): SeedStep {
  const isSpent = kept === null || kept.seats !== null;
  const seed = isSpent ? draw() : kept.seed;
  const own = fingerprintOf(seed);
  if (shown === own) return WAIT;
  // Another device of the same person has committed another number since: the last one counts.
  if (shown !== null && isMine) return WAIT;
  const rounds = (kept?.rounds ?? 0) + (kept !== null && kept.seats !== null ? 1 : 0);
  return { does: 'commit', kept: { table: id, commitment, seed, seats: null, rounds }, commitment: own };
}

/** All numbers are committed: reveal this page's number, against the current fingerprints. */
function revealStep({ chairs }: TableSummary, seat: Seat, kept: KeptDice | null): SeedStep {
  const chair = chairs[seat];
  if (kept === null || chair === undefined || chair.hasRevealed) return WAIT;
  if (chair.commitment !== fingerprintOf(kept.seed)) return WAIT; // drawn by another device, or by the server
  const seats = chairs.flatMap(({ commitment }) => commitment ?? []);
  if (seats.length < chairs.length) return REFUSE;
  if (kept.seats !== null && kept.seats.join() !== seats.join()) return REFUSE;
  return { does: 'open', kept: { ...kept, seats } };
}

/** The number combined with the player's own words; neither can be guessed from the fingerprint. */
export const withWords = (seed: string, words: string): string => {
  const [number = ''] = seed.split(' ');
  return words === '' ? number : `${number} ${words}`;
};
