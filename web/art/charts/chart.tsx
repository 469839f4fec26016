import { type ReactNode, useEffect, useRef, useState } from 'react';
import './charts.css';

interface ChartProps {
  readonly name: string; // what is read aloud in place of the picture
  readonly height: number | ((width: number) => number);
  readonly children: (width: number) => ReactNode;
  readonly over?: ReactNode; // controls on top of the drawing
}

const NORMAL_TEXT = 16;

/**
 * A drawing as wide as its place. One unit is one pixel at normal text and grows with the reader’s text, so that labels
 * are never scaled below what can be read: a narrow chart has fewer units, not smaller ones.
 */
export function Chart({ name, height, children, over }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT;
      setWidth(Math.max(160, Math.floor(current.clientWidth / unit)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const high = typeof height === 'number' ? height : height(width);
  return (
    <div className="chart" ref={box}>
      <svg viewBox={`0 0 ${width} ${high}`} role="img" aria-label={name}>
        {children(width)}
      </svg>
      {over}
    </div>
  );
}
