import { NONE } from '@orrery/common';
import { OUT_OF_PLAY, type ShipKit, type Table } from '@orrery/ship/facts';
import type { CardSightings } from '../card-sightings.ts';

/** A pirate that this one may be, with what is known of where it is. */
export interface Suspect {
  readonly card: number;
  readonly strength: number;
  readonly place: 'here' | 'elsewhere' | 'taken' | 'unseen';
  readonly sector: number;
  readonly turn: number;
  readonly seat: number;
}

/** Every pirate with this demand, and where it was last seen according to the visible history. */
export function suspectsOf(
  { sector, row }: Table,
  { facts }: ShipKit,
  demand: number,
  known: CardSightings,
): readonly Suspect[] {
  return facts.pirates
    .filter((card) => facts.demand[card] === demand)
    .map((card): Suspect => {
      const where = known.where.get(card) ?? NONE;
      const taken = known.taken.get(card);
      const base = { card, strength: facts.strength[card] ?? 0, sector: where, turn: taken?.turn ?? 0 };
      const seat = taken?.seat ?? NONE;
      if (where === OUT_OF_PLAY) return { ...base, place: 'taken', seat };
      if (where === NONE) return { ...base, place: 'unseen', seat };
      return { ...base, place: where === sector && !row.includes(card) ? 'here' : 'elsewhere', seat };
    });
}

/** The strengths it may have: not those of pirates that are beaten, lie open, or are known to be elsewhere. */
export const possibleStrengths = (suspects: readonly Suspect[]): readonly number[] => {
  const possible = suspects.filter(({ place }) => place === 'here' || place === 'unseen');
  return [...new Set(possible.map(({ strength }) => strength))].sort((a, b) => a - b);
};
