import { NONE } from '@orrery/common';
import { type Words, who } from '@orrery/kernel';
import { cargoOf, peopleAt, vertexOf } from '../board.ts';
import { SHIPS } from '../data.ts';
import { isColonySite, isDock } from '../derived.ts';
import { SECTORS, TOKEN_LEAST, tokenOf } from '../sectors.ts';
import { BLOCKED, isPort, ownerOf, type Table } from '../state.ts';
import { POINTS_AT, SITE_VERTEX, THREE, VERTEX_PLANETS, VERTEX_SITE } from '../topology.ts';
import { words } from './say.ts';
import { cargo, people, resource, token } from './things.ts';

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
  return words('point.site', { ...grid(vertex), planets: beside.map((at) => planet(table, at)) });
}

export const site = (table: Table, at: number): Words => point(table, SITE_VERTEX[at] ?? 0);

/** A slot with what lies in it. */
export function sector(table: Table, slot: number): Words {
  const laid = table.layout[slot] ?? NONE;
  const n = slot + 1;
  if (laid === NONE) return words('sector.hidden', { n });
  const { people: of, resources } = SECTORS[Math.floor(laid / THREE)] ?? { people: NONE, resources: [] };
  if (of !== NONE) return words('sector.outpost', { n, people: people(of) });
  if (resources.length === 0) return words('sector.empty', { n });
  const planets = [0, 1, 2].map((i) => planet(table, slot * THREE + i));
  return words('sector.system', { n, planets });
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
