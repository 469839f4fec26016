import { numberRange, type Point, round } from '../../../art/draw.ts';
import { HEX_SIDE, hexCorners } from '../art/map/hexes.ts';
import type { MinimapSystem } from '../art/map/minimap.tsx';
import type { PlanetHex, PlanetMark, SystemHex } from '../art/map/systems.tsx';
import type { PeopleName } from '../art/people.ts';

/** A sample of a whole chart, 135 hexes, home on the left. Hexes are numbered by column and row. */
export const SAMPLE_WIDTH = 1140;
export const SAMPLE_HEIGHT = 760;

type Cell = readonly [column: number, row: number];

const ROWS = Math.sqrt(3) / 2;
const MARGIN = 46;
const COLUMNS: readonly (readonly [column: number, first: number, last: number])[] = [
  [-1, 13, 14],
  [0, 0, 14],
  [1, 0, 13],
  [2, -1, 13],
  [3, -1, 12],
  [4, -2, 12],
  [5, -2, 11],
  [6, -3, 11],
  [7, -3, 10],
  [8, -4, 10],
  [9, 8, 9],
];

const place = (x: number, y: number): Point => [
  round(MARGIN + (29 * ROWS - y * ROWS) * HEX_SIDE),
  round(MARGIN + (x / 2 + 2.5) * HEX_SIDE),
];
const hexAt = ([column, row]: Cell): SystemHex => {
  const centre = place(3 * column, 2 * row + column);
  return { centre, corners: hexCorners(centre, 'pointed') };
};
const keyOf = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

const HEXES = COLUMNS.flatMap(([column, first, last]) =>
  numberRange(first, last + 1, 1).map((row) => hexAt([column, row])),
);

interface Slot {
  readonly at: Point;
  readonly hexes: readonly SystemHex[];
}

const slot = (x: number, y: number, cells: readonly [Cell, Cell, Cell]): Slot => ({
  at: place(x, y),
  hexes: cells.map(hexAt),
});

const numbers = (...given: number[]): PlanetMark => ({ kind: 'numbers', numbers: given });
const back = (shape: 'triangle' | 'rectangle' | 'hexagon', stars: 1 | 2): PlanetMark => ({
  kind: 'hidden',
  shape,
  stars,
});

type Planet = readonly [world: PlanetHex['world'], mark: PlanetMark];

interface SampleSystem {
  readonly name: string;
  readonly at: Point;
  readonly planets: readonly PlanetHex[];
  readonly kind: 'home' | 'known' | 'explored';
}

function system(
  name: string,
  kind: SampleSystem['kind'],
  { at, hexes }: Slot,
  planets: readonly [Planet, Planet, Planet],
): SampleSystem {
  const [world, mark] = [(i: number) => planets[i]?.[0] ?? 'ore', (i: number) => planets[i]?.[1] ?? numbers(7)];
  return { name, kind, at, planets: hexes.map((hex, i) => ({ ...hex, world: world(i), mark: mark(i) })) };
}

export const SAMPLE_SYSTEMS: readonly SampleSystem[] = [
  system(
    'α',
    'home',
    slot(-1, 27, [
      [-1, 14],
      [0, 13],
      [0, 14],
    ]),
    [
      ['food', numbers(11)],
      ['fuel', numbers(4)],
      ['carbon', numbers(8)],
    ],
  ),
  system(
    'β',
    'home',
    slot(7, 27, [
      [2, 12],
      [3, 12],
      [2, 13],
    ]),
    [
      ['fuel', numbers(10)],
      ['goods', numbers(3, 12)],
      ['ore', { kind: 'numbers', numbers: [8], state: 'produced' }],
    ],
  ),
  system(
    'γ',
    'home',
    slot(17, 27, [
      [5, 11],
      [6, 10],
      [6, 11],
    ]),
    [
      ['ore', numbers(5)],
      ['carbon', numbers(6)],
      ['food', numbers(3)],
    ],
  ),
  system(
    'δ',
    'home',
    slot(25, 27, [
      [8, 9],
      [9, 9],
      [8, 10],
    ]),
    [
      ['goods', numbers(2, 11)],
      ['ore', numbers(9)],
      ['fuel', numbers(6)],
    ],
  ),
  system(
    'Bayer',
    'explored',
    slot(1, 19, [
      [0, 9],
      [1, 9],
      [0, 10],
    ]),
    [
      ['carbon', numbers(4)],
      ['ore', numbers(10)],
      ['goods', numbers(5)],
    ],
  ),
  system(
    'Hevel',
    'explored',
    slot(10, 20, [
      [3, 8],
      [4, 8],
      [3, 9],
    ]),
    [
      ['carbon', numbers(9)],
      ['food', numbers(3)],
      ['fuel', { kind: 'pirates', needed: 4 }],
    ],
  ),
  system(
    'Lacaille',
    'explored',
    slot(23, 19, [
      [7, 6],
      [8, 5],
      [8, 6],
    ]),
    [
      ['food', numbers(6)],
      ['carbon', { kind: 'ice', needed: 3 }],
      ['goods', numbers(11)],
    ],
  ),
  system(
    'Tycho',
    'known',
    slot(5, 15, [
      [1, 7],
      [2, 6],
      [2, 7],
    ]),
    [
      ['fuel', back('rectangle', 1)],
      ['ore', back('triangle', 1)],
      ['goods', back('hexagon', 1)],
    ],
  ),
  system(
    'Bode',
    'explored',
    slot(23, 9, [
      [7, 1],
      [8, 0],
      [8, 1],
    ]),
    [
      ['fuel', numbers(12)],
      ['food', { kind: 'artefact', needed: 2 }],
      ['ore', numbers(5)],
    ],
  ),
  system(
    'Flamsteed',
    'known',
    slot(10, 6, [
      [3, 1],
      [4, 1],
      [3, 2],
    ]),
    [
      ['goods', back('triangle', 2)],
      ['food', back('rectangle', 2)],
      ['ore', back('hexagon', 2)],
    ],
  ),
];

export const SAMPLE_OUTPOSTS: readonly (Slot & {
  people: PeopleName;
  docks: readonly (number | null)[];
  holder: number | null;
})[] = [
  {
    ...slot(1, 11, [
      [0, 5],
      [1, 5],
      [0, 6],
    ]),
    people: 'green-folk',
    docks: [0, 2, null, null, null],
    holder: 0,
  },
  {
    ...slot(22, 14, [
      [7, 3],
      [8, 3],
      [7, 4],
    ]),
    people: 'merchants',
    docks: [1, 1, 0, null, null],
    holder: 1,
  },
  {
    ...slot(1, 1, [
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
    people: 'scientists',
    docks: [3, null, null, null, null],
    holder: 3,
  },
  {
    ...slot(23, 1, [
      [7, -3],
      [8, -4],
      [8, -3],
    ]),
    people: 'diplomats',
    docks: [null, null, null, null, null],
    holder: null,
  },
];

export const SAMPLE_HIDDEN_SECTORS: readonly (Slot & { stars: 1 | 2 })[] = [
  {
    ...slot(13, 1, [
      [4, -2],
      [5, -2],
      [4, -1],
    ]),
    stars: 2,
  },
  {
    ...slot(19, 5, [
      [6, -1],
      [7, -1],
      [6, 0],
    ]),
    stars: 2,
  },
  {
    ...slot(2, 6, [
      [0, 3],
      [1, 2],
      [1, 3],
    ]),
    stars: 1,
  },
];
export const SAMPLE_EMPTY_SECTORS: readonly Slot[] = [
  slot(14, 10, [
    [4, 3],
    [5, 2],
    [5, 3],
  ]),
  slot(14, 16, [
    [4, 6],
    [5, 5],
    [5, 6],
  ]),
];

const blocked = new Set([...SAMPLE_SYSTEMS, ...SAMPLE_HIDDEN_SECTORS].map(({ at }) => keyOf(at)));
const docking = new Set(SAMPLE_OUTPOSTS.map(({ at }) => keyOf(at)));

export const SAMPLE_POINTS: readonly Point[] = [
  ...new Map(HEXES.flatMap(({ corners }) => corners.map((corner) => [keyOf(corner), corner] as const))).values(),
].filter((point) => !blocked.has(keyOf(point)));

export const SAMPLE_LINKS: readonly (readonly [Point, Point])[] = SAMPLE_POINTS.flatMap((from, i) =>
  SAMPLE_POINTS.slice(i + 1)
    .filter((to) => Math.hypot(from[0] - to[0], from[1] - to[1]) < HEX_SIDE * 1.05)
    .map((to) => [from, to] as const),
);

export const samplePoint = (x: number, y: number): Point => place(x, y);

/** Every point within `speed` links of a start, with its cost. */
export function reachFrom(
  start: Point,
  speed: number,
): ReadonlyMap<string, { readonly point: Point; readonly cost: number }> {
  const reached = new Map([[keyOf(start), { point: start, cost: 0 }]]);
  for (const cost of numberRange(1, speed + 1, 1)) {
    const last = [...reached.values()].filter((each) => each.cost === cost - 1 && !docking.has(keyOf(each.point)));
    for (const { point } of last) {
      for (const [from, to] of SAMPLE_LINKS) {
        const next = from === point || keyOf(from) === keyOf(point) ? to : keyOf(to) === keyOf(point) ? from : null;
        if (next && !reached.has(keyOf(next))) reached.set(keyOf(next), { point: next, cost });
      }
    }
  }
  return reached;
}

/** The triangle between the middles of the hexes around a point. */
export const sampleCell = (point: Point): readonly Point[] =>
  HEXES.filter(({ centre }) => Math.hypot(centre[0] - point[0], centre[1] - point[1]) < HEX_SIDE * 1.05).map(
    ({ centre }) => centre,
  );

export const SAMPLE_MINIMAP: readonly MinimapSystem[] = [
  ...SAMPLE_SYSTEMS.map(({ at: middle, planets }) => ({
    at: middle,
    kind: 'worlds' as const,
    worlds: planets.map(({ world }) => world),
  })),
  ...SAMPLE_OUTPOSTS.map(({ at: middle }) => ({ at: middle, kind: 'outpost' as const })),
  ...SAMPLE_HIDDEN_SECTORS.map(({ at: middle }) => ({ at: middle, kind: 'hidden' as const })),
];
