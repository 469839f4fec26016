import { NONE } from '@orrery/common';
import { type Message, seatRef } from '@orrery/kernel';
import { peopleAt, shipCargo, shipVertex } from '../board.ts';
import { SHIPS_PER_SEAT } from '../data.ts';
import { isColonySite, isDock } from '../derived.ts';
import { FIRST_TOKEN_DISC, SECTORS, tokenOf } from '../sectors.ts';
import { BLOCKED_SITE, isPort, ownerOf, type Table } from '../state.ts';
import {
  PLANETS_PER_SYSTEM,
  POINTS_AT,
  SITE_VERTEX,
  SLOT_COUNT,
  SYSTEM_CENTRES,
  SYSTEM_COUNT,
  VERTEX_PLANETS,
  VERTEX_SITE,
  VERTEX_SYSTEM,
} from '../topology.ts';
import { message } from './message.ts';
import { cargoMessage, peopleMessage, peopleOf, resource, tokenMessage } from './names.ts';

/** Proper names, the same in every language: those of the home systems, then those of the others in the order of SECTORS. */
const HOME_NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const SYSTEM_NAMES = [
  'Bayer',
  'Hevel',
  'Lacaille',
  'Bode',
  'Tycho',
  'Flamsteed',
  'Messier',
  'Herschel',
  'Cassini',
  'Piazzi',
];

/** The sector in a slot, NONE while it is face down. */
function sectorIn({ layout }: Table, slot: number): number {
  const laid = layout[slot] ?? NONE;
  return laid === NONE ? NONE : Math.floor(laid / PLANETS_PER_SYSTEM);
}

/** The name of a system of planets; null for what is hidden, empty or an outpost. */
export function systemName(table: Table, system: number): string | null {
  if (system >= SLOT_COUNT) return HOME_NAMES[system - SLOT_COUNT] ?? null;
  const sector = sectorIn(table, system);
  if (sector === NONE || SECTORS[sector]?.resources.length === 0) return null;
  return SYSTEM_NAMES[SECTORS.slice(0, sector).filter(({ resources }) => resources.length > 0).length] ?? null;
}

const DISC_NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** The numbers of a disc: 3/12. */
const discText = (disc: number): string => DISC_NUMBERS.filter((n) => ((disc >> n) & 1) === 1).join('/');

/** A planet by its resource and its disc: food 5. */
export function planetMessage({ planets, discs }: Table, at: number): Message {
  const kind = planets[at] ?? NONE;
  const disc = discs[at] ?? 0;
  if (disc === 0) return message('planet.hidden', { resource: resource(kind) });
  if (disc >= FIRST_TOKEN_DISC)
    return message('planet.token', { resource: resource(kind), token: tokenMessage(tokenOf(disc)) });
  return message('planet', { resource: resource(kind), numbers: discText(disc) });
}

/** The discs of a system are revealed together: 1 while they are face down. */
const hidden = ({ discs }: Table, planets: readonly number[]): number =>
  planets.some((at) => discs[at] === 0) ? 1 : 0;

/** The three planets of a system. */
const planetsIn = (system: number): readonly number[] => [0, 1, 2].map((i) => system * PLANETS_PER_SYSTEM + i);

/** Planets of a system, for texts with the argument `hidden`: while discs are face down, by their resources alone. */
function planetsOf(table: Table, planets: readonly number[]) {
  const isHidden = hidden(table, planets);
  return {
    hidden: isHidden,
    planets: planets.map((at) => (isHidden === 1 ? resource(table.planets[at] ?? NONE) : planetMessage(table, at))),
  };
}

/** Columns and rows count from 1 at the upper left. */
function gridPosition(vertex: number): { column: number; row: number } {
  const [x, y] = POINTS_AT[vertex] ?? [0, 0];
  return { column: x + 5, row: y + 2 };
}

/**
 * Where an intersection is: a colony site by its planets, a docking point by its people, others by what is next to
 * them, with column and row to tell them apart.
 */
export function pointMessage(table: Table, vertex: number): Message {
  if (isDock(table.derived, vertex)) return message('point.dock', { people: peopleMessage(peopleAt(table, vertex)) });
  if (!isColonySite(table.derived, vertex))
    return message('point', { ...gridPosition(vertex), place: placeMessageAt(table, vertex) });
  const beside = VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2).filter((at) => at !== NONE);
  const system = systemName(table, VERTEX_SYSTEM[vertex] ?? NONE) ?? '';
  // Edition 1 names a site by column and row.
  return message('point.site', { ...gridPosition(vertex), system, ...planetsOf(table, beside) });
}

export const siteMessage = (table: Table, at: number): Message => pointMessage(table, SITE_VERTEX[at] ?? 0);

/** The name of a system, an outpost or a slot. */
function place(table: Table, system: number): Message {
  const name = systemName(table, system);
  if (name !== null) return message('place.system', { system: name });
  const of = SECTORS[sectorIn(table, system)]?.people ?? NONE;
  return of === NONE ? message('place.sector', { n: system + 1 }) : message('place.outpost', { people: peopleOf(of) });
}

/** The squared distance of two intersections, in its own unit. */
function distance(a: number, b: number): number {
  const [[ax, ay], [bx, by]] = [POINTS_AT[a] ?? [0, 0], POINTS_AT[b] ?? [0, 0]];
  return (ax - bx) ** 2 + 3 * (ay - by) ** 2; // rows are wider apart than columns by the root of 3
}

const ALL_SYSTEMS = Array.from({ length: SYSTEM_COUNT }, (_, system) => system);
const nearest = (vertex: number, systems: readonly number[]): number =>
  systems.reduce((best, each) =>
    distance(vertex, SYSTEM_CENTRES[each] ?? 0) < distance(vertex, SYSTEM_CENTRES[best] ?? 0) ? each : best,
  );

const NEAREST_SYSTEM: readonly number[] = POINTS_AT.map((_, vertex) => nearest(vertex, ALL_SYSTEMS));

/** What is next to an intersection. */
export const placeMessageAt = (table: Table, vertex: number): Message => place(table, NEAREST_SYSTEM[vertex] ?? 0);

/** The destination of a flight in words: the nearest of everything that it came closer to. */
export function heading(table: Table, from: number, to: number): Message {
  const closer = ALL_SYSTEMS.filter(
    (each) => distance(to, SYSTEM_CENTRES[each] ?? 0) < distance(from, SYSTEM_CENTRES[each] ?? 0),
  );
  return place(table, nearest(to, closer.length === 0 ? ALL_SYSTEMS : closer));
}

/** Whether an intersection has a name. */
export const isNamed = ({ derived }: Table, vertex: number): boolean =>
  isDock(derived, vertex) || isColonySite(derived, vertex);

/** The place of an intersection in a story: without column and row. */
export const spot = (table: Table, vertex: number): Message =>
  isNamed(table, vertex)
    ? pointMessage(table, vertex)
    : message('point.near', { place: placeMessageAt(table, vertex) });

/** A slot with what lies in it. */
export function sectorMessage(table: Table, slot: number): Message {
  const laid = sectorIn(table, slot);
  const n = slot + 1;
  if (laid === NONE) return message('sector.hidden', { n });
  const { people: of, resources } = SECTORS[laid] ?? { people: NONE, resources: [] };
  if (of !== NONE) return message('sector.outpost', { n, people: peopleMessage(of) });
  if (resources.length === 0) return message('sector.empty', { n });
  const system = systemName(table, slot) ?? '';
  return message('sector.system', { n, system, ...planetsOf(table, planetsIn(slot)) });
}

/** An intersection with what is on it, for readers who do not see the board. */
export function pointLabel(table: Table, vertex: number): Message {
  const place = pointMessage(table, vertex);
  const ship = table.ships.findIndex((code) => code !== NONE && shipVertex(code) === vertex);
  if (ship >= 0) {
    const code = table.ships[ship] ?? 0;
    return message('point.ship', {
      place,
      cargo: cargoMessage(shipCargo(code)),
      seat: seatRef(Math.floor(ship / SHIPS_PER_SEAT)),
    });
  }
  const piece = table.sites[VERTEX_SITE[vertex] ?? NONE] ?? 0;
  if (piece === 0) return message('point.free', { place });
  if (piece === BLOCKED_SITE) return message('point.blocked', { place });
  return message(isPort(piece) ? 'point.port' : 'point.colony', { place, seat: seatRef(ownerOf(piece)) });
}
