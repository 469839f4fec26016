import type { ReactNode } from 'react';
import { useDrawingWidth } from '../use-drawing-width.ts';
import './charts.css';

interface ChartProps {
  readonly name: string; // accessible name, read in place of the picture
  readonly height: number | ((width: number) => number);
  readonly children: (width: number) => ReactNode;
  readonly over?: ReactNode; // controls on top of the drawing
}

/**
 * A drawing as wide as its container. One unit is one pixel at normal text size and grows with the reader’s text, so that labels stay
 * readable: a narrow chart has fewer units, not smaller ones.
 */
export function Chart({ name, height, children, over }: ChartProps) {
  const [box, width] = useDrawingWidth(160, 480);
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
