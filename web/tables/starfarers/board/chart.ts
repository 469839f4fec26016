import { NONE } from '@orrery/common';
import {
  CENTRES,
  DOCKS,
  isHome,
  PEOPLES,
  playerOf,
  RESOURCES,
  SECTORS,
  SLOT_STARS,
  SLOTS,
  SYSTEMS,
  type Table,
  THREE,
  TOKEN_LEAST,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import type { DiscShape } from '../../../art/starfarers/map/discs.tsx';
import type { PlanetHex, PlanetMark, SystemHex } from '../../../art/starfarers/map/systems.tsx';
import type { People } from '../../../art/starfarers/people.ts';
import type { Point } from '../../../table/furniture.ts';
import { nth } from '../far.ts';
import { HEXES_OF, POINT_AT } from '../geometry.ts';

/** What lies in a slot or at home, as it is drawn. */
export type Charted = { readonly system: number; readonly at: Point; readonly hexes: readonly SystemHex[] } & (
  | { readonly kind: 'hidden'; readonly stars: 1 | 2 }
  | { readonly kind: 'empty' }
  | { readonly kind: 'home' | 'known' | 'explored'; readonly planets: readonly PlanetHex[] }
  | {
      readonly kind: 'outpost';
      readonly people: People;
      readonly docks: readonly (number | null)[];
      readonly holder: number | null;
    }
);

const EMBLEMS: Readonly<Record<(typeof PEOPLES)[number], People>> = {
  greenFolk: 'green-folk',
  scientists: 'scientists',
  merchants: 'merchants',
  diplomats: 'diplomats',
  travelers: 'travelers',
};
const emblemOf = (people: number): People => EMBLEMS[nth(PEOPLES, people)];

const SHAPES: readonly DiscShape[] = ['triangle', 'rectangle', 'hexagon'];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** The numbers of a disc. */
const numbersOf = (disc: number): readonly number[] => NUMBERS.filter((n) => ((disc >> n) & 1) === 1);

/** What lies on a planet. */
function markOf({ discs, layout, dice }: Table, planet: number): PlanetMark {
  const disc = discs[planet] ?? 0;
  if (disc >= TOKEN_LEAST) {
    const { sort, needs } = nth(TOKENS, tokenOf(disc));
    return { kind: sort, needed: needs };
  }
  if (disc > 0) {
    const numbers = numbersOf(disc);
    const sum = dice.reduce((a, b) => a + b, 0);
    return { kind: 'numbers', numbers, state: numbers.includes(sum) ? 'produced' : 'normal' };
  }
  const system = Math.floor(planet / THREE);
  const laid = layout[system] ?? NONE;
  if (laid === NONE) return { kind: 'none' };
  const { shapes, stars } = nth(SECTORS, Math.floor(laid / THREE));
  const shape = shapes[(planet - system * THREE - (laid % THREE) + THREE) % THREE] ?? 0;
  return { kind: 'hidden', shape: nth(SHAPES, shape), stars };
}

function planetsOf(table: Table, system: number): readonly PlanetHex[] {
  return nth(HEXES_OF, system).map((hex, i) => {
    const planet = system * THREE + i;
    return { ...hex, world: nth(RESOURCES, table.planets[planet] ?? 0), mark: markOf(table, planet) };
  });
}

/** The stations at an outpost; the rest of its docks are empty. */
function docksOf(table: Table, people: number): readonly (number | null)[] {
  const stations = table.players.flatMap((_, seat) =>
    Array.from({ length: playerOf(table, seat).docked[people] ?? 0 }, () => seat),
  );
  return Array.from({ length: DOCKS }, (_, dock) => stations[dock] ?? null);
}

function charted(table: Table, system: number): Charted {
  const ground = { system, at: nth(POINT_AT, nth(CENTRES, system)), hexes: nth(HEXES_OF, system) };
  if (isHome(system)) return { ...ground, kind: 'home', planets: planetsOf(table, system) };
  const laid = table.layout[system] ?? NONE;
  if (laid === NONE) return { ...ground, kind: 'hidden', stars: SLOT_STARS[system] === 2 ? 2 : 1 };
  const { people, resources } = nth(SECTORS, Math.floor(laid / THREE));
  if (people !== NONE) {
    const holder = table.markers[people] ?? NONE;
    return {
      ...ground,
      kind: 'outpost',
      people: emblemOf(people),
      docks: docksOf(table, people),
      holder: holder === NONE ? null : holder,
    };
  }
  if (resources.length === 0) return { ...ground, kind: 'empty' };
  const isExplored = table.discs[system * THREE] !== 0;
  return { ...ground, kind: isExplored ? 'explored' : 'known', planets: planetsOf(table, system) };
}

/** Everything that lies on the board but the pieces, slots first. */
export const chartOf = (table: Table): readonly Charted[] =>
  Array.from({ length: SYSTEMS }, (_, system) => charted(table, system));

/** The letter of a home system. */
export const letterOf = (system: number): string => 'αβγδ'[system - SLOTS] ?? '';
