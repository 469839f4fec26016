import { type Axial, NONE } from '@orrery/common';

/**
 * The board as a flat graph: 135 hexes with their 320 intersections and 454 links (SF-SETUP-01). Hexes are flat-topped;
 * the home systems are at the bottom. An intersection is named X:Y in half widths, as section 2.1 counts them.
 */

export const SLOT_COUNT = 15;
export const HOME_COUNT = 4;
export const SYSTEM_COUNT = SLOT_COUNT + HOME_COUNT;
/** Planets, and sites for colonies, of a system. */
export const PLANETS_PER_SYSTEM = 3;
export const PLANET_COUNT = SYSTEM_COUNT * PLANETS_PER_SYSTEM;
export const SITE_COUNT = SYSTEM_COUNT * PLANETS_PER_SYSTEM;

interface SlotData {
  readonly stars: 1 | 2;
  readonly hexes: readonly [Axial, Axial, Axial]; // clockwise
}
const slotData = (stars: 1 | 2, ...hexes: [Axial, Axial, Axial]): SlotData => ({ stars, hexes });

/** The fifteen slots (book, measured; stars public), followed by the four home systems (book). */
const SYSTEM_DATA: readonly SlotData[] = [
  slotData(2, [0, 0], [1, 0], [0, 1]),
  slotData(2, [4, -2], [5, -2], [4, -1]),
  slotData(2, [7, -3], [8, -4], [8, -3]),
  slotData(2, [3, 1], [4, 1], [3, 2]),
  slotData(2, [6, -1], [7, -1], [6, 0]),
  slotData(2, [0, 3], [1, 2], [1, 3]),
  slotData(1, [0, 5], [1, 5], [0, 6]),
  slotData(2, [4, 3], [5, 2], [5, 3]),
  slotData(1, [7, 1], [8, 0], [8, 1]),
  slotData(1, [1, 7], [2, 6], [2, 7]),
  slotData(1, [4, 6], [5, 5], [5, 6]),
  slotData(1, [7, 3], [8, 3], [7, 4]),
  slotData(1, [0, 9], [1, 9], [0, 10]),
  slotData(1, [3, 8], [4, 8], [3, 9]),
  slotData(1, [7, 6], [8, 5], [8, 6]),
  slotData(1, [-1, 14], [0, 13], [0, 14]),
  slotData(1, [2, 12], [3, 12], [2, 13]),
  slotData(1, [5, 11], [6, 10], [6, 11]),
  slotData(1, [8, 9], [9, 9], [8, 10]),
];
export const SLOT_STARS: readonly number[] = SYSTEM_DATA.slice(0, SLOT_COUNT).map(({ stars }) => stars);

/** Hexes of a column and the doubled row of the first (section 2.1). */
function column(q: number): Axial[] {
  const isOuter = q === -1 || q === 9;
  const first = isOuter ? 25 : Math.abs(q) % 2;
  const count = isOuter ? 2 : 15 - (Math.abs(q) % 2);
  return Array.from({ length: count }, (_, i) => [q, (first + 2 * i - q) / 2] as const);
}
const COLUMN_COUNT = 11;
const HEX_LIST: readonly Axial[] = Array.from({ length: COLUMN_COUNT }, (_, i) => column(i - 1)).flat();
export const HEX_COUNT = HEX_LIST.length;

export type BoardPoint = readonly [x: number, y: number];
const CORNER_OFFSETS: readonly BoardPoint[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];
/** The centre of a hex in the coordinates of intersections. */
export const hexCentre = ([q, r]: Axial): BoardPoint => [3 * q, 2 * r + q];
const cornersOf = (hex: Axial): BoardPoint[] => {
  const [x, y] = hexCentre(hex);
  return CORNER_OFFSETS.map(([dx, dy]) => [x + dx, y + dy]);
};
const keyOf = ([x, y]: BoardPoint): string => `${x}:${y}`;

/** The position of each intersection, from top to bottom and left to right. */
export const POINTS_AT: readonly BoardPoint[] = [
  ...new Map(HEX_LIST.flatMap(cornersOf).map((point) => [keyOf(point), point])).values(),
].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
export const VERTEX_COUNT = POINTS_AT.length;
const IDS: ReadonlyMap<string, number> = new Map(POINTS_AT.map((point, id) => [keyOf(point), id]));

/** The intersection of that name, as in 10:20. */
export function vertexAt(name: string): number {
  const id = IDS.get(name);
  if (id === undefined) throw new RangeError(`no intersection ${name}`);
  return id;
}
export const vertexName = (vertex: number): string => keyOf(POINTS_AT[vertex] ?? [0, 0]);

/** The corners of a hex as numbers, clockwise from the upper right one. */
const cornerIds = (hex: Axial): number[] => cornersOf(hex).map((point) => IDS.get(keyOf(point)) ?? NONE);

const linked = POINTS_AT.map(() => new Set<number>());
for (const hex of HEX_LIST) {
  const ids = cornerIds(hex);
  for (const [i, a] of ids.entries()) {
    const b = ids[(i + 1) % ids.length] ?? a;
    linked[a]?.add(b);
    linked[b]?.add(a);
  }
}
export const LINK_COUNT = linked.reduce((sum, set) => sum + set.size, 0) / 2;

/** Three per intersection, padded with NONE. */
export const NEIGHBOURS: readonly number[] = linked.flatMap((set) => {
  const ids = [...set].sort((a, b) => a - b);
  return Array.from({ length: PLANETS_PER_SYSTEM }, (_, i) => ids[i] ?? NONE);
});

export const SYSTEM_HEXES: readonly (readonly Axial[])[] = SYSTEM_DATA.map(({ hexes }) => hexes);
const hexCorners = SYSTEM_HEXES.map((hexes) => hexes.map(cornerIds));

/** The intersection in the middle of each system. */
export const SYSTEM_CENTRES: readonly number[] = hexCorners.map(
  ([a = [], b = [], c = []]) => a.find((id) => b.includes(id) && c.includes(id)) ?? NONE,
);

/** Site 3s + j lies between planets j and j + 1 of system s. */
export const SITE_VERTEX: readonly number[] = hexCorners.flatMap((corners, system) =>
  corners.map((own, j) => {
    const next = corners[(j + 1) % PLANETS_PER_SYSTEM] ?? [];
    return own.find((id) => id !== SYSTEM_CENTRES[system] && next.includes(id)) ?? NONE;
  }),
);

const vertexTable = (): number[] => POINTS_AT.map(() => NONE);

/** The site at an intersection, NONE elsewhere. */
export const VERTEX_SITE: readonly number[] = (() => {
  const at = vertexTable();
  for (const [site, vertex] of SITE_VERTEX.entries()) at[vertex] = site;
  return at;
})();

/** The system whose planets or centre an intersection touches, NONE in open space. */
export const VERTEX_SYSTEM: readonly number[] = (() => {
  const at = vertexTable();
  for (const [system, corners] of hexCorners.entries()) for (const id of corners.flat()) at[id] = system;
  return at;
})();

/** The one or two planets that an intersection touches, two per intersection; none in the centre (SF-SPEC-04). */
export const VERTEX_PLANETS: readonly number[] = (() => {
  const at = POINTS_AT.flatMap(() => [NONE, NONE]);
  for (const [system, corners] of hexCorners.entries()) {
    for (const [j, ids] of corners.entries()) {
      for (const id of ids) {
        if (id === SYSTEM_CENTRES[system]) continue;
        at[at[id * 2] === NONE ? id * 2 : id * 2 + 1] = system * PLANETS_PER_SYSTEM + j;
      }
    }
  }
  return at;
})();

/** The two spaceport sites of a site: its neighbours except the centre. Two per site. */
export const PORT_SITES: readonly number[] = SITE_VERTEX.flatMap((vertex, site) =>
  NEIGHBOURS.slice(vertex * PLANETS_PER_SYSTEM, vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM).filter(
    (id) => id !== SYSTEM_CENTRES[Math.floor(site / PLANETS_PER_SYSTEM)],
  ),
);
/** The site whose spaceport site an intersection is, NONE for others. */
export const SITE_OF_PORT: readonly number[] = (() => {
  const at = vertexTable();
  for (const [i, vertex] of PORT_SITES.entries()) at[vertex] = i >> 1;
  return at;
})();

export const systemOfSite = (site: number): number => Math.floor(site / PLANETS_PER_SYSTEM);
export const isHomeSystem = (system: number): boolean => system >= SLOT_COUNT;
