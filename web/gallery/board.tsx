import { ChartSky } from '../art/board/chart-sky.tsx';
import { BrassRing } from '../art/board/ring.tsx';
import { Leader, Routes } from '../art/board/routes.tsx';
import { middleOf, type SectorState, SectorView } from '../art/board/sector.tsx';
import { NumberChip } from '../art/chips.tsx';
import { numberRange, type Point, polar, round } from '../art/draw.ts';
import { Base, Cruiser, Ship, Station } from '../art/pieces.tsx';
import { Gangway, Post } from '../art/posts.tsx';
import { type Resource, worldOf } from '../art/resources.tsx';
import { Ghost, PointTarget, RouteTarget, TargetHalo } from '../art/targets.tsx';

const WIDTH = 888;
const HEIGHT = 664;
const HEX_SIDE = 60;
const RING_RADIUS = 4.98 * HEX_SIDE;
const ROWS = [3, 4, 5, 4, 3];
const YIELDS: readonly (Resource | 'nothing')[] = [
  'water',
  'food',
  'tritanium',
  'oxygen',
  'dilithium',
  'food',
  'dilithium',
  'oxygen',
  'tritanium',
  'nothing',
];
const NUMBERS = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11];
const POSTS = [
  ['oxygen', -86],
  ['water', -33],
  ['any', 0],
  ['food', 33],
  ['any', 86],
  ['any', 124],
  ['dilithium', 153],
  ['tritanium', 207],
  ['any', 236],
] as const;
const BORDERS = [-60, 60, 180].map((angle) => ({ text: 'Border of the chart', angle }));

const hexes: readonly (readonly Point[])[] = ROWS.flatMap((count, row) =>
  numberRange(0, count, 1).map((i) => {
    const middle: Point = [HEX_SIDE * Math.sqrt(3) * (i - (count - 1) / 2), HEX_SIDE * 1.5 * (row - 2)];
    return numberRange(-90, 270, 60).map((angle) => polar(HEX_SIDE, angle, middle));
  }),
);
const cornerOf = (hex: number, corner: number): Point => hexes[hex]?.[corner] ?? [0, 0];
const waysOf = (hex: readonly Point[]) =>
  hex.map((from, i): readonly [Point, Point] => [from, hex[(i + 1) % 6] ?? from]);
const worldAt = (hex: number) => {
  const resource = YIELDS[hex % YIELDS.length] ?? 'nothing';
  return (resource !== 'nothing' && worldOf(resource)) || 'asteroids';
};
const stateOf = (hex: number): SectorState => (hex === 4 ? 'blocked' : NUMBERS[hex] === 8 ? 'produced' : 'normal');
const at = ([x, y]: Point) => `translate(${x} ${y})`;
const below = ([x, y]: Point): Point => [x, round(y + HEX_SIDE * 0.52)];
const above = ([x, y]: Point): Point => [x, round(y - HEX_SIDE * 0.17)];

/** A board assembled from its parts, in painting order. */
export function SampleBoard() {
  return (
    <svg
      className="sheet-drawing"
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Board"
    >
      <ChartSky width={WIDTH} height={HEIGHT} radius={RING_RADIUS + 40} />
      <BrassRing radius={RING_RADIUS} lettering={BORDERS} />
      <Leader from={cornerOf(12, 5)} to={[-280, 250]} />
      {hexes.map((corners, i) => (
        <SectorView key={`${corners}`} corners={corners} world={worldAt(i)} state={stateOf(i)} seed={i} />
      ))}
      <Routes ways={hexes.flatMap(waysOf)} points={hexes.flat()} />
      <TargetHalo at={cornerOf(9, 0)} state="lit" />
      <TargetHalo at={cornerOf(12, 5)} state="chosen" />
      {hexes.map((corners, i) => (
        <g key={`${corners}`} transform={at(below(middleOf(corners)))}>
          {NUMBERS[i] !== 0 && <NumberChip number={NUMBERS[i] ?? 2} state={stateOf(i)} />}
        </g>
      ))}
      {POSTS.map(([icon, angle]) => (
        <BoardPost key={angle} icon={icon} angle={angle} />
      ))}
      <Fleet />
    </svg>
  );
}

function BoardPost({ icon, angle }: { icon: (typeof POSTS)[number][0]; angle: number }) {
  const place = polar(4.8 * HEX_SIDE, angle);
  const nearest = hexes
    .flat()
    .map((point) => ({ point, distance: Math.hypot(point[0] - place[0], point[1] - place[1]) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return (
    <>
      {nearest && <Gangway from={nearest.point} to={place} />}
      <g transform={at(place)}>
        <Post icon={icon} rate={icon === 'any' ? '3:1' : '2:1'} />
      </g>
    </>
  );
}

function Fleet() {
  return (
    <>
      <Flight seat={0} from={cornerOf(4, 0)} to={cornerOf(4, 1)} />
      <Flight seat={1} from={cornerOf(13, 0)} to={cornerOf(13, 1)} />
      <Flight seat={2} from={cornerOf(6, 0)} to={cornerOf(6, 5)} />
      <RouteTarget from={cornerOf(4, 1)} to={cornerOf(4, 2)} state="lit" />
      <RouteTarget from={cornerOf(5, 1)} to={cornerOf(5, 2)} state="dim" />
      <g transform={at(cornerOf(4, 0))}>
        <Base seat={0} />
      </g>
      <g transform={at(cornerOf(13, 1))}>
        <Station seat={1} />
      </g>
      <g transform={at(cornerOf(6, 0))}>
        <Station seat={2} />
      </g>
      <g transform={at(cornerOf(11, 3))}>
        <Base seat={3} />
      </g>
      <g transform={at(above(middleOf(hexes[4] ?? [])))}>
        <Cruiser />
      </g>
      <PointTarget at={cornerOf(9, 0)} state="lit" />
      <PointTarget at={cornerOf(9, 3)} state="dim" />
      <PointTarget at={cornerOf(12, 5)} state="chosen" />
      <Ghost>
        <g transform={at(cornerOf(12, 5))}>
          <Station seat={0} />
        </g>
      </Ghost>
    </>
  );
}

function Flight({ seat, from, to }: { seat: number; from: Point; to: Point }) {
  const heading = round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  return (
    <g transform={at(middleOf([from, to]))}>
      <Ship seat={seat} heading={heading} />
    </g>
  );
}
