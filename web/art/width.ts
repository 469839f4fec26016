import { type RefObject, useEffect, useRef, useState } from 'react';

const NORMAL_TEXT = 16;

/**
 * How wide a drawing’s place is, in pixels at normal text: a reader with larger text has fewer of them. A drawing that
 * has that many units is never scaled below what can be read; where it is narrow it shows less instead.
 */
export function useWidth(
  least: number,
  first: number,
): readonly [box: RefObject<HTMLDivElement | null>, width: number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT;
      setWidth(Math.max(least, Math.floor(current.clientWidth / unit)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [least]);
  return [box, width];
}
