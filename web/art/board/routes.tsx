import { circlePath, line, type Point, round } from '../draw.ts';
import './board.css';

const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** The ways between points, as double hairlines, and the points they join. */
export function Routes({ ways, points }: { ways: readonly (readonly [Point, Point])[]; points: readonly Point[] }) {
  const lanes = ways.map(([from, to]) => line(rounded(from), rounded(to))).join('');
  return (
    <g>
      <path d={lanes} className="route-edges" />
      <path d={lanes} className="route-gap" />
      <path d={points.map(([x, y]) => circlePath(x, y, 2.7)).join('')} className="route-point" />
    </g>
  );
}

/** From what is chosen to the note that explains it. */
export function Leader({ from, to }: { from: Point; to: Point }) {
  return <path d={line(rounded(from), rounded(to))} className="leader" />;
}
