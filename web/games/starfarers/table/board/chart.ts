import { itemAt, NONE } from '@orrery/common';
import {
  DOCKS_PER_OUTPOST,
  FIRST_TOKEN_DISC,
  isHomeSystem,
  PEOPLES,
  PLANETS_PER_SYSTEM,
  playerOf,
  RESOURCES,
  SECTORS,
  SLOT_COUNT,
  SLOT_STARS,
  SYSTEM_CENTRES,
  type Table,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import type { BoardCoordinate } from '../../../../table/game-ui.ts';
import type { DiscShape } from '../../art/map/discs.tsx';
import type { PlanetHex, PlanetMark, SystemHex } from '../../art/map/systems.tsx';
import type { PeopleName } from '../../art/people.ts';
import type { ChartSheet } from '../geometry.ts';
import { numbersOf } from '../yields.ts';

/** What lies in a slot or home system, in the form it is drawn. */
export type ChartedSystem = {
  readonly system: number;
  readonly at: BoardCoordinate;
  readonly hexes: readonly SystemHex[];
} & (
  | { readonly kind: 'hidden'; readonly stars: 1 | 2 }
  | { readonly kind: 'empty' }
  | { readonly kind: 'home' | 'known' | 'explored'; readonly planets: readonly PlanetHex[] }
  | {
      readonly kind: 'outpost';
      readonly people: PeopleName;
      readonly docks: readonly (number | null)[];
      readonly holder: number | null;
    }
);

const EMBLEM_OF_PEOPLE: Readonly<Record<(typeof PEOPLES)[number], PeopleName>> = {
  greenFolk: 'green-folk',
  scientists: 'scientists',
  merchants: 'merchants',
  diplomats: 'diplomats',
  travelers: 'travelers',
};
const emblemOf = (people: number): PeopleName => EMBLEM_OF_PEOPLE[itemAt(PEOPLES, people)];

const DISC_SHAPES: readonly DiscShape[] = ['triangle', 'rectangle', 'hexagon'];
const sumOf = ({ dice }: Table): number => dice.reduce((a, b) => a + b, 0);

/** Whether the dice on the table are of this turn and production has just happened. */
const isRolled = ({ dice, stack }: Table): boolean =>
  dice.length > 0 && !stack.some(({ kind }) => kind === 'before' || kind === 'flight');

function planetMark(table: Table, planet: number): PlanetMark {
  const { discs, layout } = table;
  const disc = discs[planet] ?? 0;
  if (disc >= FIRST_TOKEN_DISC) {
    const { sort, needs } = itemAt(TOKENS, tokenOf(disc));
    return { kind: sort, needed: needs };
  }
  if (disc > 0) {
    const numbers = numbersOf(disc);
    const isProduced = isRolled(table) && numbers.includes(sumOf(table));
    return { kind: 'numbers', numbers, state: isProduced ? 'produced' : 'normal' };
  }
  const system = Math.floor(planet / PLANETS_PER_SYSTEM);
  const laid = layout[system] ?? NONE;
  if (laid === NONE) return { kind: 'none' };
  const { shapes, stars } = itemAt(SECTORS, Math.floor(laid / PLANETS_PER_SYSTEM));
  const shape =
    shapes[
      (planet - system * PLANETS_PER_SYSTEM - (laid % PLANETS_PER_SYSTEM) + PLANETS_PER_SYSTEM) % PLANETS_PER_SYSTEM
    ] ?? 0;
  return { kind: 'hidden', shape: itemAt(DISC_SHAPES, shape), stars };
}

function planetsOf(table: Table, { hexes }: ChartSheet, system: number): readonly PlanetHex[] {
  return itemAt(hexes, system).map((hex, i) => {
    const planet = system * PLANETS_PER_SYSTEM + i;
    return { ...hex, world: itemAt(RESOURCES, table.planets[planet] ?? 0), mark: planetMark(table, planet) };
  });
}

/** The stations at an outpost; its other docks are empty. */
function docksOf(table: Table, people: number): readonly (number | null)[] {
  const stations = table.players.flatMap((_, seat) =>
    Array.from({ length: playerOf(table, seat).docked[people] ?? 0 }, () => seat),
  );
  return Array.from({ length: DOCKS_PER_OUTPOST }, (_, dock) => stations[dock] ?? null);
}

/** What lies in one slot or home system. */
export function chartSystem(table: Table, sheet: ChartSheet, system: number): ChartedSystem {
  const ground = {
    system,
    at: itemAt(sheet.points, itemAt(SYSTEM_CENTRES, system)),
    hexes: itemAt(sheet.hexes, system),
  };
  if (isHomeSystem(system)) return { ...ground, kind: 'home', planets: planetsOf(table, sheet, system) };
  const laid = table.layout[system] ?? NONE;
  if (laid === NONE) return { ...ground, kind: 'hidden', stars: SLOT_STARS[system] === 2 ? 2 : 1 };
  const { people, resources } = itemAt(SECTORS, Math.floor(laid / PLANETS_PER_SYSTEM));
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
  const isExplored = table.discs[system * PLANETS_PER_SYSTEM] !== 0;
  return { ...ground, kind: isExplored ? 'explored' : 'known', planets: planetsOf(table, sheet, system) };
}

/** Everything that decides how a system is drawn. While it is unchanged, the system is not rendered again. */
export function systemSignature(table: Table, system: number): string {
  const { layout, planets, discs, markers, players } = table;
  const worlds = [0, 1, 2].map(
    (i) => `${planets[system * PLANETS_PER_SYSTEM + i]}.${discs[system * PLANETS_PER_SYSTEM + i]}`,
  );
  const rolled = isRolled(table) ? sumOf(table) : 0;
  const people = peopleIn(table, system);
  const guests = people === NONE ? [] : [markers[people], ...players.map(({ docked }) => docked[people])];
  return [layout[system], ...worlds, rolled, ...guests].join(' ');
}

/** The people whose outpost lies in a slot, NONE without one. */
function peopleIn({ layout }: Table, system: number): number {
  const laid = layout[system] ?? NONE;
  return laid === NONE ? NONE : (SECTORS[Math.floor(laid / PLANETS_PER_SYSTEM)]?.people ?? NONE);
}

export const letterOf = (system: number): string => 'αβγδ'[system - SLOT_COUNT] ?? '';
