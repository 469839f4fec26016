import type { Kinded } from '@orrery/kernel';
import { useMemo } from 'react';
import type { Part, PartProps } from './furniture.ts';

/** A part of the game's furniture, drawn anew only when what it is given has changed. */
export function Shown<T, H, M extends Kinded, E extends Kinded>({
  part: Own,
  play,
}: PartProps<T, H, M, E> & { readonly part: Part<T, H, M, E> }) {
  return useMemo(() => <Own play={play} />, [Own, play]);
}
