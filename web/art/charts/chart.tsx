import type { ReactNode } from 'react';
import { useWidth } from '../width.ts';
import './charts.css';

interface ChartProps {
  readonly name: string; // what is read aloud in place of the picture
  readonly height: number | ((width: number) => number);
  readonly children: (width: number) => ReactNode;
  readonly over?: ReactNode; // controls on top of the drawing
}

/**
 * A drawing as wide as its place. One unit is one pixel at normal text and grows with the reader’s text, so that labels
 * are never scaled below what can be read: a narrow chart has fewer units, not smaller ones.
 */
export function Chart({ name, height, children, over }: ChartProps) {
  const [box, width] = useWidth(160, 480);
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
