import { NONE } from '@orrery/common';
import { type Words, who } from '@orrery/kernel';
import { cargoOf, peopleAt, vertexOf } from '../board.ts';
import { SHIPS } from '../data.ts';
import { isColonySite, isDock } from '../derived.ts';
import { SECTORS, TOKEN_LEAST, tokenOf } from '../sectors.ts';
import { BLOCKED, isPort, ownerOf, type Table } from '../state.ts';
import {
  CENTRES,
  POINTS_AT,
  SITE_VERTEX,
  SLOTS,
  SYSTEMS,
  THREE,
  VERTEX_PLANETS,
  VERTEX_SITE,
  VERTEX_SYSTEM,
} from '../topology.ts';
import { words } from './say.ts';
import { cargo, people, peopleOf, resource, token } from './things.ts';

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

/** The sector in a slot, NONE while it lies face down. */
function sectorIn({ layout }: Table, slot: number): number {
  const laid = layout[slot] ?? NONE;
  return laid === NONE ? NONE : Math.floor(laid / THREE);
}

/** What a system of planets is called; null for what is hidden, empty or an outpost. */
export function systemName(table: Table, system: number): string | null {
  if (system >= SLOTS) return HOME_NAMES[system - SLOTS] ?? null;
  const sector = sectorIn(table, system);
  if (sector === NONE || SECTORS[sector]?.resources.length === 0) return null;
  return SYSTEM_NAMES[SECTORS.slice(0, sector).filter(({ resources }) => resources.length > 0).length] ?? null;
}

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** The numbers of a disc: 3/12. */
const numbers = (disc: number): string => NUMBERS.filter((n) => ((disc >> n) & 1) === 1).join('/');

/** A planet by its resource and its disc: food 5. */
export function planet({ planets, discs }: Table, at: number): Words {
  const kind = planets[at] ?? NONE;
  const disc = discs[at] ?? 0;
  if (disc === 0) return words('planet.hidden', { resource: resource(kind) });
  if (disc >= TOKEN_LEAST) return words('planet.token', { resource: resource(kind), token: token(tokenOf(disc)) });
  return words('planet', { resource: resource(kind), numbers: numbers(disc) });
}

/** The discs of a system are turned up together: 1 while they lie face down. */
const hidden = ({ discs }: Table, planets: readonly number[]): number =>
  planets.some((at) => discs[at] === 0) ? 1 : 0;

/** The three planets of a system. */
const planetsIn = (system: number): readonly number[] => [0, 1, 2].map((i) => system * THREE + i);

/** Planets of a system, as a text with the argument `hidden` names them: while discs lie face down, by their resources alone. */
function planetsOf(table: Table, planets: readonly number[]) {
  const isHidden = hidden(table, planets);
  return {
    hidden: isHidden,
    planets: planets.map((at) => (isHidden === 1 ? resource(table.planets[at] ?? NONE) : planet(table, at))),
  };
}

/** Columns and rows count from 1 at the upper left. */
function grid(vertex: number): { column: number; row: number } {
  const [x, y] = POINTS_AT[vertex] ?? [0, 0];
  return { column: x + 5, row: y + 2 };
}

/** Where an intersection is: a colony site by its planets, a docking point by its people, others by column and row. */
export function point(table: Table, vertex: number): Words {
  if (isDock(table.derived, vertex)) return words('point.dock', { people: people(peopleAt(table, vertex)) });
  if (!isColonySite(table.derived, vertex)) return words('point', grid(vertex));
  const beside = VERTEX_PLANETS.slice(vertex * 2, vertex * 2 + 2).filter((at) => at !== NONE);
  const system = systemName(table, VERTEX_SYSTEM[vertex] ?? NONE) ?? '';
  // Edition 1 names a site by column and row.
  return words('point.site', { ...grid(vertex), system, ...planetsOf(table, beside) });
}

export const site = (table: Table, at: number): Words => point(table, SITE_VERTEX[at] ?? 0);

/** A system, an outpost or a slot by what it is called. */
function place(table: Table, system: number): Words {
  const name = systemName(table, system);
  if (name !== null) return words('place.system', { system: name });
  const of = SECTORS[sectorIn(table, system)]?.people ?? NONE;
  return of === NONE ? words('place.sector', { n: system + 1 }) : words('place.outpost', { people: peopleOf(of) });
}

/** The square of the distance of two intersections, in a measure of its own. */
function distance(a: number, b: number): number {
  const [[ax, ay], [bx, by]] = [POINTS_AT[a] ?? [0, 0], POINTS_AT[b] ?? [0, 0]];
  return (ax - bx) ** 2 + 3 * (ay - by) ** 2; // rows are wider apart than columns by the root of 3
}

const ALL_SYSTEMS = Array.from({ length: SYSTEMS }, (_, system) => system);
const nearest = (vertex: number, systems: readonly number[]): number =>
  systems.reduce((best, each) =>
    distance(vertex, CENTRES[each] ?? 0) < distance(vertex, CENTRES[best] ?? 0) ? each : best,
  );

/** What lies next to an intersection. */
export const placeAt = (table: Table, vertex: number): Words => place(table, nearest(vertex, ALL_SYSTEMS));

/** What a flight leads towards: the nearest of all that it has come closer to. */
export function heading(table: Table, from: number, to: number): Words {
  const closer = ALL_SYSTEMS.filter((each) => distance(to, CENTRES[each] ?? 0) < distance(from, CENTRES[each] ?? 0));
  return place(table, nearest(to, closer.length === 0 ? ALL_SYSTEMS : closer));
}

/** Whether an intersection has a name of its own. */
export const isNamed = ({ derived }: Table, vertex: number): boolean =>
  isDock(derived, vertex) || isColonySite(derived, vertex);

/** Where an intersection is, as a story tells it: without column and row. */
export const spot = (table: Table, vertex: number): Words =>
  isNamed(table, vertex) ? point(table, vertex) : words('point.near', { place: placeAt(table, vertex) });

/** A slot with what lies in it. */
export function sector(table: Table, slot: number): Words {
  const laid = sectorIn(table, slot);
  const n = slot + 1;
  if (laid === NONE) return words('sector.hidden', { n });
  const { people: of, resources } = SECTORS[laid] ?? { people: NONE, resources: [] };
  if (of !== NONE) return words('sector.outpost', { n, people: people(of) });
  if (resources.length === 0) return words('sector.empty', { n });
  const system = systemName(table, slot) ?? '';
  return words('sector.system', { n, system, ...planetsOf(table, planetsIn(slot)) });
}

/** An intersection with what stands on it, for those who do not see the board. */
export function pointLabel(table: Table, vertex: number): Words {
  const place = point(table, vertex);
  const ship = table.ships.findIndex((code) => code !== NONE && vertexOf(code) === vertex);
  if (ship >= 0) {
    const code = table.ships[ship] ?? 0;
    return words('point.ship', { place, cargo: cargo(cargoOf(code)), seat: who(Math.floor(ship / SHIPS)) });
  }
  const piece = table.sites[VERTEX_SITE[vertex] ?? NONE] ?? 0;
  if (piece === 0) return words('point.free', { place });
  if (piece === BLOCKED) return words('point.blocked', { place });
  return words(isPort(piece) ? 'point.port' : 'point.colony', { place, seat: who(ownerOf(piece)) });
}
