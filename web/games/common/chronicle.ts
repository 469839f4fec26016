import type { Bundle } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import type { Odds } from '../../art/charts/evenness.ts';
import { type Catalogue, speaker } from '../../texts/catalogue.ts';
import type { Deal, Flow, Named } from '../chronicle.ts';

/** Cards that come into a hand, by their kinds. */
export const gained = (seat: Seat, way: string, gains: Bundle): readonly Flow[] =>
  gains.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n }] : []));

/** Cards that leave a hand. */
export const spent = (seat: Seat, way: string, paid: Bundle): readonly Flow[] =>
  paid.flatMap((n, good) => (n > 0 ? [{ seat, way, good, n: -n }] : []));

/** So many cards of a kind from one hand to another. null: only a spectator's event does not say which. */
export function passed(from: Seat, to: Seat, way: string, good: number | null, n = 1): readonly Flow[] {
  if (good === null || n === 0) return [];
  return [
    { seat: to, way, good, n },
    { seat: from, way, good, n: -n },
  ];
}

interface Traded {
  readonly seat: Seat;
  readonly with: Seat;
  readonly gave: Bundle;
  readonly got: Bundle;
}

export const traded = ({ seat, with: partner, gave, got }: Traded): readonly Flow[] => [
  ...spent(seat, 'trade', gave),
  ...gained(partner, 'trade', gave),
  ...spent(partner, 'trade', got),
  ...gained(seat, 'trade', got),
];

interface Swapped {
  readonly seat: Seat;
  readonly give: number;
  readonly paid: number;
  readonly take: number;
}

/** Cards of one kind for one of another, at a rate. */
export const swapped = ({ seat, give, paid, take }: Swapped, way: string): readonly Flow[] => [
  { seat, way, good: give, n: -paid },
  { seat, way, good: take, n: 1 },
];

/** What two players gave each other. */
export const dealOf = ({ seat, with: partner, gave, got }: Traded): Deal => ({ seat, with: partner, gave, got });

/** Names things by a game's own texts. */
export const namedBy =
  <K extends string>(texts: Catalogue<K>) =>
  (text: K, key: string): Named => ({ key, name: (language) => speaker(texts, language)(text) });

/** The sum of two dice. */
export const TWO_DICE: Odds = {
  results: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  chances: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  of: 36,
};
