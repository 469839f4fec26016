import type { ReactNode } from 'react';
import { linePath, numberRange, type Point, polygonPath, round } from '../draw.ts';
import { PLANET_RADIUS } from '../planets/globe.tsx';

const CRATERS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-15, -11, 7.5],
  [9, -19, 5],
  [17, -2, 7],
  [-7, 8, 4],
  [-20, 11, 5],
  [5, 18, 7],
  [-10, 24, 4],
  [-4, -27, 3.4],
  [25, 13, 3.6],
];

function Ore() {
  const arc = ([x, y, r]: (typeof CRATERS)[number], side: 1 | -1) =>
    `M${round(x + side * 0.8 * r)} ${round(y - side * 0.6 * r)}A${r} ${r} 0 0 1 ${round(x - side * 0.6 * r)} ${round(y + side * 0.8 * r)}`;
  return (
    <>
      {CRATERS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="world-shade" />
      ))}
      <path d={CRATERS.map((crater) => arc(crater, -1)).join('')} className="world-line bold" />
      <path d={CRATERS.map((crater) => arc(crater, 1)).join('')} className="world-light" />
    </>
  );
}

const BANDS = [-27, -18, -12, -3, 2, 13, 17, 25] as const;

function Fuel() {
  const band = (top: number, bottom: number) => `M-36 ${top}q18 5 36 0t36 0V${bottom}q-18 5 -36 0t-36 0Z`;
  return (
    <g transform="rotate(-12)">
      {[0, 2, 4, 6].map((i) => (
        <path key={i} d={band(BANDS[i] ?? 0, BANDS[i + 1] ?? 0)} className="world-shade" />
      ))}
      <path
        d={numberRange(-30, 32, 4.4)
          .map((y) => `M-36 ${round(y)}q18 ${y % 3 > 1 ? 4 : 2.5} 36 0t36 0`)
          .join('')}
        className="world-line"
      />
      <ellipse cx="10" cy="8" rx="8.5" ry="3.8" className="world-light filled" />
      <ellipse cx="10" cy="8" rx="4.6" ry="1.7" className="world-line" />
    </g>
  );
}

const CORNERS: readonly Point[] = [
  [-33, -9],
  [-12, -31],
  [3, -8],
  [-17, 10],
  [28, -20],
  [20, 9],
  [4, 22],
  [-14, 33],
  [33, 8],
];
const FACETS: readonly (readonly [corners: readonly number[], shade: number])[] = [
  [[0, 1, 2, 3], 0],
  [[1, 4, 2], 0.16],
  [[2, 4, 8, 5], 0.34],
  [[3, 2, 5, 6], 0.2],
  [[3, 6, 7], 0.4],
];

function Carbon() {
  const at = (i: number): Point => CORNERS[i] ?? [0, 0];
  return (
    <>
      {FACETS.map(([corners, shade]) => (
        <path key={corners.join()} d={polygonPath(corners.map(at))} className="world-facet" fillOpacity={shade} />
      ))}
      <path
        d={linePath(at(6), [22, 30]) + linePath(at(0), [-28, 22]) + linePath(at(3), [-30, 16])}
        className="world-line"
      />
      <path d={`M${[1, 2, 3].map((i) => at(i).join(' ')).join('L')}`} className="world-light" />
    </>
  );
}

function Food() {
  return (
    <>
      <path
        d="M-31 -13q9 -17 25 -12q11 6 3 14q-10 3 -12 12q-6 8 -13 2q-4 -7 -3 -16ZM6 -4q16 -12 25 2q1 18 -11 22q-8 -2 -6 -11q-9 -3 -8 -13ZM-19 17q11 -6 18 3q-1 11 -10 10q-9 -3 -8 -13ZM4 -28q9 -2 15 4q-6 5 -12 2q-4 -2 -3 -6Z"
        className="world-land"
      />
      <path d="M-30 2h13M-8 6h12M-26 8h7M8 23h16M2 -15h14M-14 -2h8M16 16h12M-32 -20h9" className="world-light" />
      <path d="M-23 -16l4 -5l4 5l4 -6l4 6M14 4l3 -4l3 4l3 -5l3 5" className="world-line" />
    </>
  );
}

/** A built-up world in a ring: goods are manufactured, not mined. */
function Goods() {
  const streets = numberRange(-60, 62, 8).map(
    (x) => linePath([x - 14, -36], [x + 14, 36]) + linePath([-36, x + 12], [36, x - 12]),
  );
  return (
    <>
      <path d={streets.join('')} className="world-line" />
      <path
        d="M-16 -20l8 2l-2 8l-8 -2ZM4 -9l8 2l-2 8l-8 -2ZM-12 6l8 2l-2 8l-8 -2ZM14 9l8 2l-2 8l-8 -2Z"
        className="world-land"
      />
    </>
  );
}

function Science() {
  return (
    <>
      {[0.25, 0.62, 0.9].map((share) => (
        <ellipse
          key={share}
          rx={round(PLANET_RADIUS * share)}
          ry={PLANET_RADIUS}
          className="world-line"
          transform="rotate(14)"
        />
      ))}
      <path d="M-34 0Q0 8 34 0M-31 -15Q0 -8 31 -15M-31 15Q0 23 31 15M-20 -27Q0 -23 20 -27" className="world-line" />
      <path d="M0 -34V34" className="world-line" transform="rotate(14)" />
    </>
  );
}

export const TEXTURES: Readonly<Record<'ore' | 'fuel' | 'carbon' | 'food' | 'goods' | 'science', () => ReactNode>> = {
  ore: Ore,
  fuel: Fuel,
  carbon: Carbon,
  food: Food,
  goods: Goods,
  science: Science,
};
