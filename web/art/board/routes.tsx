import { circlePath, linePath, type Point, round } from '../draw.ts';
import './board.css';

const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** The edges between points, as double hairlines, and the points. */
export function Routes({ ways, points }: { ways: readonly (readonly [Point, Point])[]; points: readonly Point[] }) {
  const lanes = ways.map(([from, to]) => linePath(rounded(from), rounded(to))).join('');
  return (
    <g className="board-routes">
      <path d={lanes} className="route-edges" />
      <path d={lanes} className="route-gap" />
      <path d={points.map(([x, y]) => circlePath(x, y, 2.7)).join('')} className="route-point" />
    </g>
  );
}

/** A line from the selected place to its callout. */
export function Leader({ from, to }: { from: Point; to: Point }) {
  return <path d={linePath(rounded(from), rounded(to))} className="leader" />;
}
