import type { Kinded } from '@orrery/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { Eye } from './eye.ts';
import type { Lie, Place } from './furniture.ts';
import type { Helm } from './helm.ts';
import { type Box, isInSight, wholeScale } from './lens.ts';

interface Places {
  readonly places: readonly Place[];
  readonly lit: ReadonlySet<string>;
  readonly lie: Lie;
  readonly isMeasured: boolean;
}

/** Looks where something is to be done: at the beginning, and whenever what is asked lies out of sight. */
export function useWhereToLook<T, H, M extends Kinded, E extends Kinded>(
  { furniture, play }: Helm<T, H, M, E>,
  eye: Eye,
  { places, lit, lie, isMeasured }: Places,
): void {
  const { opening } = furniture;
  const opened = useRef<Box | null>(null);
  const { asking, piece, view } = play;

  useLayoutEffect(() => {
    const { box, screen } = eye.get();
    if (!isMeasured || opening === undefined || opened.current === box) return;
    opened.current = box;
    if (wholeScale(box, screen) >= opening.least) return;
    eye.centre(opening.at(view, lie), opening.scale);
  });

  const asked = useRef({ asking, piece });
  useLayoutEffect(() => {
    if (asked.current.asking === asking && asked.current.piece === piece) return;
    asked.current = { asking, piece };
    const { lens, box, screen } = eye.get();
    if (asking === null || lens.zoom <= 1) return;
    const held = places.find(({ id }) => id === piece);
    const bright = places.filter(({ id }) => lit.has(id));
    const near = [...(held === undefined ? [] : [held]), ...bright];
    const [first] = near;
    if (first !== undefined && !near.some(({ at }) => isInSight(at, lens, box, screen))) eye.show(first.at);
    else if (held !== undefined) eye.show(held.at);
  }, [asking, piece, places, lit, eye]);
}
