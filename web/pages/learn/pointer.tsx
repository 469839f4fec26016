import { type CSSProperties, useEffect, useState } from 'react';
import type { Pointer } from '../../games/lesson.ts';

/** How often a board that pans and drawers that slide are looked at, in milliseconds. */
const LOOK = 120;

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

const selectorOf = (pointer: Pointer): string =>
  'place' in pointer
    ? `[data-place=${quoted(pointer.place)}]`
    : `[data-part=${quoted(pointer.part)}], [data-panel=${quoted(pointer.part)}]`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where on the page something is now; null where it is not to be seen. */
function boxOf(pointer: Pointer): Box | null {
  const found = document.querySelector(selectorOf(pointer));
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return width === 0 || height === 0 ? null : { left, top, width, height };
}

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** A ring around what is spoken of. It follows, and is nothing that could be met: what it shows is said as well. */
export function PointerRing({ pointer }: { readonly pointer: Pointer }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const look = () =>
      setBox((before) => {
        const now = boxOf(pointer);
        return isSame(before, now) ? before : now;
      });
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [pointer]);
  if (box === null) return null;
  const style: CSSProperties = { left: box.left, top: box.top, width: box.width, height: box.height };
  return <div className={'place' in pointer ? 'lesson-ring round' : 'lesson-ring'} style={style} aria-hidden="true" />;
}
