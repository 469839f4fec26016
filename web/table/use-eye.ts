import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Eye, type Sight } from './eye.ts';
import type { Box, Screen } from './lens.ts';
import { LENS, LensEvent } from './turn-lens.ts';

/** An eye for a board in its room; keys reach it from anywhere. */
export function useEye(box: Box, screen: Screen): Eye {
  const [eye] = useState(() => new Eye(box, screen));
  useLayoutEffect(() => eye.fit(box, screen), [eye, box, screen]);
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof LensEvent)) return;
      if (event.how === 'in') eye.nearer();
      else if (event.how === 'out') eye.farther();
      else if (event.how === 'whole') eye.whole();
      else eye.panBy(-event.how[0], -event.how[1]);
    };
    addEventListener(LENS, listen);
    return () => removeEventListener(LENS, listen);
  }, [eye]);
  return eye;
}

/** What an eye sees, anew with every move. */
export const useSight = (eye: Eye): Sight => useSyncExternalStore(eye.subscribe, eye.get);

/** One fact of what an eye sees, anew only when that changes. */
export const useSeen = <X extends number | boolean>(eye: Eye, fact: (sight: Sight) => X): X =>
  useSyncExternalStore(eye.subscribe, () => fact(eye.get()));

/** Has an element follow an eye without being rendered anew. */
export function useFollowing<E extends Element>(
  ref: RefObject<E | null>,
  eye: Eye,
  follow: (element: E, sight: Sight) => void,
): void {
  useLayoutEffect(() => {
    const look = () => ref.current !== null && follow(ref.current, eye.get());
    look();
    return eye.subscribe(look);
  }, [ref, eye, follow]);
}
