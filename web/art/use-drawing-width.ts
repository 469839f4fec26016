import { type RefObject, useEffect, useRef, useState } from 'react';

const NORMAL_TEXT_PX = 16;

/**
 * The width of a drawing’s container, in pixels at normal text size: larger text means fewer of them. A drawing with
 * that many units stays readable; where it is narrow it shows less instead of shrinking.
 */
export function useDrawingWidth(
  least: number,
  first: number,
): readonly [box: RefObject<HTMLDivElement | null>, width: number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT_PX;
      setWidth(Math.max(least, Math.floor(current.clientWidth / unit)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [least]);
  return [box, width];
}
