import type { Seat } from '@orrery/kernel';

/** The places of a game in which some have given up: they stand behind all who did not, the first to give up last. */
export function placesAfter(places: readonly number[], forfeited: readonly Seat[]): readonly number[] {
  const rank = places.map((place, seat) => {
    const order = forfeited.indexOf(seat);
    return order < 0 ? place : places.length + forfeited.length - order;
  });
  return rank.map((own) => 1 + rank.filter((other) => other < own).length);
}
