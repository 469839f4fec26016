import { memo } from 'react';
import {
  circlePath,
  linePath,
  numberRange,
  type Point,
  round,
  seededRandom,
  spokesPath,
} from '../../../../art/draw.ts';
import '../../../../art/engraving.css';
import type { MapDetail } from './hexes.ts';
import './map.css';

interface SpaceProps {
  readonly links: readonly (readonly [Point, Point])[];
  readonly points: readonly Point[];
  readonly detail?: MapDetail;
}

/** All links and points as two paths, for speed. */
export const Space = memo(function Space({ links, points, detail = 'near' }: SpaceProps) {
  return (
    <>
      <path d={links.map(([from, to]) => linePath(from, to)).join('')} className="map-links" />
      {detail === 'near' && <path d={points.map(([x, y]) => circlePath(x, y, 2)).join('')} className="map-points" />}
    </>
  );
});

interface GraticuleProps {
  readonly width: number;
  readonly height: number;
  readonly pole: Point; // beyond home, the centre of the distance circles
}

const SPECKS_IN_AREA = 1 / 4200;

/** Circles of equal distance from home, hour lines, and stars behind the chart. */
export const Graticule = memo(function Graticule({ width, height, pole }: GraticuleProps) {
  const reach = Math.hypot(width, height) * 1.2;
  const chance = seededRandom(7);
  const specks = numberRange(0, Math.round(width * height * SPECKS_IN_AREA), 1).map(() =>
    circlePath(round(chance() * width), round(chance() * height), 0.35 + chance() ** 2 * 0.95),
  );
  return (
    <>
      <path
        d={numberRange(180, reach, 120)
          .map((r) => circlePath(pole[0], pole[1], r))
          .join('')}
        className="map-graticule"
      />
      <path d={spokesPath(numberRange(0, 360, 7.5), 180, () => reach, pole)} className="map-graticule" />
      <path d={specks.join('')} className="stars" />
    </>
  );
});

interface MapRimProps {
  readonly width: number;
  readonly height: number;
  readonly ends?: readonly [home: string, far: string]; // lettered along the left and the right
}

/** The frame of the chart, black and white like a ruler. */
export function MapRim({ width, height, ends }: MapRimProps) {
  const across = numberRange(8, width - 8, (width - 16) / 24).filter((_, i) => i % 2 === 0);
  const down = numberRange(8, height - 8, (height - 16) / 16).filter((_, i) => i % 2 === 0);
  const [wide, high] = [round((width - 16) / 24), round((height - 16) / 16)];
  const blocks = [
    ...across.map((x) => `M${round(x)} 3h${wide}v5h${-wide}zM${round(x + wide)} ${height - 8}h${wide}v5h${-wide}z`),
    ...down.map((y) => `M3 ${round(y)}v${high}h5v${-high}zM${width - 8} ${round(y + high)}v${high}h5v${-high}z`),
  ];
  return (
    <g className="map-rim">
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} />
      <rect x="8" y="8" width={width - 16} height={height - 16} />
      <path d={blocks.join('')} />
      {ends && (
        <>
          <text transform={`translate(27 ${height / 2}) rotate(-90)`}>{ends[0]}</text>
          <text transform={`translate(${width - 27} ${height / 2}) rotate(90)`}>{ends[1]}</text>
        </>
      )}
    </g>
  );
}

/** A name on the chart, clear of the lines beneath it. */
export function ChartName({ at: [x, y], children }: { at: Point; children: string }) {
  return (
    <text x={x} y={y} className="map-name">
      {children}
    </text>
  );
}
