import { linePath, numberRange, type Point, polar, spokesPath, starPath } from '../../art/draw.ts';
import { Ship } from '../../art/pieces.tsx';
import type { PlanetKind } from '../../art/planets/globe.tsx';
import { Planet } from '../../art/planets/planet.tsx';
import { Plate } from '../../art/plates/plate.tsx';

const BELOW: Point = [160, 330];

interface System {
  readonly at: Point;
  readonly worlds: readonly PlanetKind[]; // empty while unexplored
  readonly isHome?: true;
}

const HOMES: readonly System[] = [
  { at: [56, 226], worlds: ['ringed', 'oceanic', 'cratered'], isHome: true },
  { at: [160, 216], worlds: ['crystalline', 'ringed', 'banded'], isHome: true },
  { at: [264, 226], worlds: ['oceanic', 'banded', 'crystalline'], isHome: true },
];
const FOUND: readonly System[] = [
  { at: [104, 158], worlds: ['banded', 'cratered', 'oceanic'] },
  { at: [154, 92], worlds: ['cratered', 'crystalline', 'ringed'] },
  { at: [276, 110], worlds: ['ringed', 'banded', 'cratered'] },
];
const UNKNOWN: readonly System[] = (
  [
    [214, 154],
    [42, 116],
    [84, 52],
    [226, 46],
  ] as const
).map((at) => ({ at, worlds: [] }));

const LANES: readonly (readonly [Point, Point])[] = [
  [
    [56, 226],
    [104, 158],
  ],
  [
    [160, 216],
    [104, 158],
  ],
  [
    [160, 216],
    [214, 154],
  ],
  [
    [264, 226],
    [214, 154],
  ],
  [
    [104, 158],
    [42, 116],
  ],
  [
    [104, 158],
    [154, 92],
  ],
  [
    [214, 154],
    [154, 92],
  ],
  [
    [214, 154],
    [276, 110],
  ],
  [
    [42, 116],
    [84, 52],
  ],
  [
    [154, 92],
    [84, 52],
  ],
  [
    [154, 92],
    [226, 46],
  ],
  [
    [276, 110],
    [226, 46],
  ],
];

const SHIPS: readonly { seat: number; at: Point; heading: number }[] = [
  { seat: 2, at: [132, 187], heading: -134 },
  { seat: 1, at: [238, 189], heading: -125 },
  { seat: 0, at: [129, 125], heading: -53 },
];

const PLACES: readonly Point[] = [
  [-12, -8],
  [13, -7],
  [0, 13],
];

/** Three home systems below, unexplored ones above, ships between them. */
export function FarSystems() {
  return (
    <Plate tint="night" seed={59}>
      {numberRange(84, 380, 34).map((r) => (
        <circle key={r} cx={BELOW[0]} cy={BELOW[1]} r={r} className="line-faint map" />
      ))}
      <path d={spokesPath(numberRange(180, 361, 9), 84, () => 400, BELOW)} className="line-faint map" />
      <circle cx={BELOW[0]} cy={BELOW[1]} r="322" className="line" />
      <circle cx={BELOW[0]} cy={BELOW[1]} r="326" className="line-fine" />
      <path
        d={spokesPath(numberRange(200, 340, 1.5), 322, (a) => (a % 7.5 === 0 ? 313 : 318), BELOW)}
        className="line-fine"
      />
      <path d={LANES.map(([from, to]) => linePath(from, to)).join('')} className="line-dashed" />
      {[...HOMES, ...FOUND, ...UNKNOWN].map((system) => (
        <StarSystem key={system.at.join()} {...system} />
      ))}
      <g transform="translate(155 16)">
        <circle r="21" className="ground" />
        <path d={starPath(13, 0.5)} className="emblem" />
        {numberRange(-90, 270, 72).map((angle) => {
          const [x, y] = polar(17.5, angle);
          return <circle key={angle} cx={x} cy={y} r="3.6" className="vessel-hold" />;
        })}
      </g>
      {SHIPS.map(({ seat, at: [x, y], heading }) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(.8)`}>
          <Ship seat={seat} heading={heading} />
        </g>
      ))}
    </Plate>
  );
}

function StarSystem({ at: [x, y], worlds, isHome }: System) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={isHome ? 33 : 27} className="ground" />
      {isHome && <circle r="33" className="line-fine" />}
      <circle r={isHome ? 30 : 27} className={isHome ? 'line' : 'line-fine'} />
      {PLACES.map(([px, py], i) => {
        const kind = worlds[i];
        return kind ? (
          <Planet key={kind} kind={kind} at={[px, py]} size={32} />
        ) : (
          <g key={px} transform={`translate(${px} ${py})`}>
            <circle r="9.5" className="unknown-world" />
            <path d="M-6 2l8 -8M-4 5l9 -9M-1 7l7 -7" className="line-fine" />
          </g>
        );
      })}
    </g>
  );
}
