import type { Seat } from '@orrery/kernel';

/** The places of a game in which some seats forfeited: they rank behind all others, the first to forfeit last. */
export function placesWithForfeits(places: readonly number[], forfeited: readonly Seat[]): readonly number[] {
  const rank = places.map((place, seat) => {
    const order = forfeited.indexOf(seat);
    return order < 0 ? place : places.length + forfeited.length - order;
  });
  return rank.map((own) => 1 + rank.filter((other) => other < own).length);
}
