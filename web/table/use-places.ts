import type { Kinded } from '@orrery/kernel';
import { useMemo } from 'react';
import { boardKinds } from './choices.ts';
import type { Furniture, Place } from './furniture.ts';
import type { Helm } from './helm.ts';

/** The places that matter now: those that what is in hand can be meant for, or all, to look at. */
export function usePlaces<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): readonly Place[] {
  const { furniture, play, turn } = helm;
  const { view, aim } = play;
  const all = useMemo(() => furniture.places(view), [furniture, view]);
  return useMemo(() => {
    if (aim === null || turn === null) return all;
    const targets = new Set(turn.moves.filter(({ kind }) => kind === aim).map((move) => furniture.placeOf(move)));
    const meant = all.filter(({ id }) => targets.has(id) || furniture.meant(id, aim, turn.view) !== null);
    return meant.length > 0 ? meant : all;
  }, [all, aim, turn, furniture]);
}

/** Where something can be done by pointing. */
export function litPlaces<T, H, M extends Kinded, E extends Kinded>(
  moves: readonly M[],
  aim: string | null,
  furniture: Furniture<T, H, M, E>,
): ReadonlySet<string> {
  const kinds = aim === null ? boardKinds(moves, furniture.gestures) : [aim];
  const lit = new Set<string>();
  for (const move of moves) {
    const place = kinds.includes(move.kind) ? furniture.placeOf(move) : null;
    if (place !== null) lit.add(place);
  }
  return lit;
}
