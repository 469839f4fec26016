import { type RefObject, useEffect, useRef, useState } from 'react';

const NORMAL_TEXT_PX = 16;

/** The size of a drawing’s container, in pixels at normal text size. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a drawing’s container, in pixels at normal text size: larger text means fewer of them. A drawing with
 * that many units stays readable; where there is little room it shows less instead of shrinking.
 */
export function useDrawingSize(
  least: DrawingSize,
  first: DrawingSize,
): readonly [box: RefObject<HTMLDivElement | null>, size: DrawingSize] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(first);
  const { width: leastWidth, height: leastHeight } = least;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT_PX;
      const width = Math.max(leastWidth, Math.floor(current.clientWidth / unit));
      const height = Math.max(leastHeight, Math.floor(current.clientHeight / unit));
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [leastWidth, leastHeight]);
  return [box, size];
}

/** The same for a drawing whose height follows from its width. */
export function useDrawingWidth(
  least: number,
  first: number,
): readonly [box: RefObject<HTMLDivElement | null>, width: number] {
  const [box, { width }] = useDrawingSize({ width: least, height: 0 }, { width: first, height: 0 });
  return [box, width];
}
