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
  type Table,
  THREE,
  TOKEN_LEAST,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import type { Point } from '../../../../table/furniture.ts';
import { nth } from '../../../common/nth.ts';
import type { DiscShape } from '../../art/map/discs.tsx';
import type { PlanetHex, PlanetMark, SystemHex } from '../../art/map/systems.tsx';
import type { People } from '../../art/people.ts';
import type { Sheet } from '../geometry.ts';
import { numbersOf } from '../yields.ts';

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
const sumOf = ({ dice }: Table): number => dice.reduce((a, b) => a + b, 0);

/** Whether the dice on the table are those of this turn, and its production has only just been. */
const isRolled = ({ dice, stack }: Table): boolean =>
  dice.length > 0 && !stack.some(({ kind }) => kind === 'before' || kind === 'flight');

/** What lies on a planet. */
function markOf(table: Table, planet: number): PlanetMark {
  const { discs, layout } = table;
  const disc = discs[planet] ?? 0;
  if (disc >= TOKEN_LEAST) {
    const { sort, needs } = nth(TOKENS, tokenOf(disc));
    return { kind: sort, needed: needs };
  }
  if (disc > 0) {
    const numbers = numbersOf(disc);
    const isProduced = isRolled(table) && numbers.includes(sumOf(table));
    return { kind: 'numbers', numbers, state: isProduced ? 'produced' : 'normal' };
  }
  const system = Math.floor(planet / THREE);
  const laid = layout[system] ?? NONE;
  if (laid === NONE) return { kind: 'none' };
  const { shapes, stars } = nth(SECTORS, Math.floor(laid / THREE));
  const shape = shapes[(planet - system * THREE - (laid % THREE) + THREE) % THREE] ?? 0;
  return { kind: 'hidden', shape: nth(SHAPES, shape), stars };
}

function planetsOf(table: Table, { hexes }: Sheet, system: number): readonly PlanetHex[] {
  return nth(hexes, system).map((hex, i) => {
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

/** What lies in one slot or home system. */
export function charted(table: Table, sheet: Sheet, system: number): Charted {
  const ground = { system, at: nth(sheet.points, nth(CENTRES, system)), hexes: nth(sheet.hexes, system) };
  if (isHome(system)) return { ...ground, kind: 'home', planets: planetsOf(table, sheet, system) };
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
  return { ...ground, kind: isExplored ? 'explored' : 'known', planets: planetsOf(table, sheet, system) };
}

/** All that decides how a system is drawn: as long as it stays the same, nothing is drawn anew. */
export function signOf(table: Table, system: number): string {
  const { layout, planets, discs, markers, players } = table;
  const worlds = [0, 1, 2].map((i) => `${planets[system * THREE + i]}.${discs[system * THREE + i]}`);
  const rolled = isRolled(table) ? sumOf(table) : 0;
  const people = peopleIn(table, system);
  const guests = people === NONE ? [] : [markers[people], ...players.map(({ docked }) => docked[people])];
  return [layout[system], ...worlds, rolled, ...guests].join(' ');
}

/** The people whose outpost lies in a slot, NONE without one. */
function peopleIn({ layout }: Table, system: number): number {
  const laid = layout[system] ?? NONE;
  return laid === NONE ? NONE : (SECTORS[Math.floor(laid / THREE)]?.people ?? NONE);
}

/** The letter of a home system. */
export const letterOf = (system: number): string => 'αβγδ'[system - SLOTS] ?? '';
