import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this a board is drawn with larger chips and posts, so that no text on it gets too small to read. */
const COMPACT_BELOW = 590;

/** Whether the drawing that holds this element is shown small. */
export function useCompact(inside: RefObject<SVGGElement | null>): boolean {
  const [isCompact, setCompact] = useState(false);
  useLayoutEffect(() => {
    const drawing = inside.current?.ownerSVGElement;
    if (!drawing) return;
    const measure = () => {
      const { width, height } = drawing.getBoundingClientRect();
      if (width > 0 && height > 0) setCompact(Math.min(width, height) < COMPACT_BELOW);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(drawing);
    return () => observer.disconnect();
  }, [inside]);
  return isCompact;
}
