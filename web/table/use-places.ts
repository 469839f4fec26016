import type { Kinded } from '@orrery/kernel';
import { useMemo } from 'react';
import type { Lie, Place } from './furniture.ts';
import type { Helm } from './helm.ts';

/** The places that matter now: those that what is in hand can be meant for, or all, to look at. */
export function usePlaces<T, H, M extends Kinded, E extends Kinded>(
  helm: Helm<T, H, M, E>,
  lie: Lie,
): readonly Place[] {
  const { furniture, play, turn } = helm;
  const { view, aim, piece } = play;
  const all = useMemo(() => furniture.places(view, lie), [furniture, view, lie]);
  return useMemo(() => {
    if (aim === null || turn === null) return all;
    const { table } = turn.view;
    const targets = new Set(
      turn.moves.filter(({ kind }) => kind === aim).map((move) => furniture.placeOf(move, table)),
    );
    for (const move of turn.moves) targets.add(furniture.pieces?.of(move, table) ?? null);
    const meant = all.filter(({ id }) => targets.has(id) || furniture.meant(id, aim, turn.view, piece) !== null);
    return meant.length > 0 ? meant : all;
  }, [all, aim, piece, turn, furniture]);
}

const NONE_LIT: ReadonlySet<string> = new Set();

/** Where something can be done by pointing, with what is in hand. */
export function useLit<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): ReadonlySet<string> {
  const { desk, play, turn } = helm;
  const { asking, aim, piece } = play;
  const held = useMemo(() => ({ turn, aim, piece }), [turn, aim, piece]);
  return useMemo(() => (asking !== null && held.turn !== null ? desk.lit() : NONE_LIT), [asking, held, desk]);
}
