import { type CSSProperties, useEffect, useState } from 'react';
import type { LessonPointer } from '../../games/lesson.ts';

/** Poll interval in milliseconds, to follow a board that pans and drawers that slide. */
const POLL_INTERVAL_MS = 120;

const cssString = (text: string): string => `"${CSS.escape(text)}"`;

const selectorOf = (pointer: LessonPointer): string =>
  'place' in pointer
    ? `[data-place=${cssString(pointer.place)}]`
    : `[data-part=${cssString(pointer.part)}], [data-panel=${cssString(pointer.part)}]`;

interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The current page position of an element; null when it is not visible. */
function boxOf(pointer: LessonPointer): PixelBox | null {
  const found = document.querySelector(selectorOf(pointer));
  if (found === null) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return width === 0 || height === 0 ? null : { left, top, width, height };
}

const isSame = (a: PixelBox | null, b: PixelBox | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/**
 * A ring around the subject of the text. It follows the element and is hidden from assistive technology: the text says
 * the same.
 */
export function PointerRing({ pointer }: { readonly pointer: LessonPointer }) {
  const [box, setBox] = useState<PixelBox | null>(null);
  useEffect(() => {
    const look = () =>
      setBox((before) => {
        const now = boxOf(pointer);
        return isSame(before, now) ? before : now;
      });
    look();
    const timer = setInterval(look, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [pointer]);
  if (box === null) return null;
  const style: CSSProperties = { left: box.left, top: box.top, width: box.width, height: box.height };
  return <div className={'place' in pointer ? 'lesson-ring round' : 'lesson-ring'} style={style} aria-hidden="true" />;
}
