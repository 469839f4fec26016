import type { Kinded } from '@orrery/kernel';
import { useMemo } from 'react';
import type { TablePart, TablePartProps } from './game-ui.ts';

/** A part of the game UI, rendered again only when its props change. */
export function MemoizedPart<T, H, M extends Kinded, E extends Kinded>({
  part: Own,
  play,
}: TablePartProps<T, H, M, E> & { readonly part: TablePart<T, H, M, E> }) {
  return useMemo(() => <Own play={play} />, [Own, play]);
}
