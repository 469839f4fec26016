import { NONE } from '@orrery/common';
import { type SeatView, top, type Window } from '@orrery/kernel';
import {
  CARGOES,
  COLONY,
  type Hand,
  isPort,
  type Move,
  ownerOf,
  SHIPS,
  SITE_VERTEX,
  shipAt,
  type Table,
  TRADE,
  VERTEX_SITE,
  vertexAt,
  vertexOf,
} from '@orrery/starfarers/facts';
import { pointLabel } from '@orrery/starfarers/words';
import type { Lie, Pieces, Place, Point } from '../../../table/furniture.ts';
import { nth } from '../../common/nth.ts';
import { SHEETS } from './geometry.ts';

/** Fingers and mice mean the nearest intersection; links are 40 units long. */
const REACH = 17;

export const pointPlace = (vertex: number): string => `v${vertex}`;

/** The intersection that a place stands for, NONE for what is none. */
export const vertexOfPlace = (place: string): number => (place.startsWith('v') ? Number(place.slice(1)) : NONE);

export const places = ({ table }: Window<Table, Hand>, lie: Lie): readonly Place[] =>
  SHEETS[lie].points.map((at, vertex) => ({
    id: pointPlace(vertex),
    at,
    reach: REACH,
    name: pointLabel(table, vertex),
  }));

/** Whose ships a move about one speaks of. */
function mover({ stack, pilot }: Table): number {
  const frame = stack.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : pilot;
}

/** Where a ship of the one who moves stands, NONE when it is in the stock. */
function shipVertex(table: Table, ship: number): number {
  const code = shipAt(table, mover(table), ship);
  return code === NONE ? NONE : vertexOf(code);
}

const placed = (vertex: number): string | null => (vertex === NONE ? null : pointPlace(vertex));

export function placeOf(move: Move, table: Table): string | null {
  if ('vertex' in move) return pointPlace(move.vertex);
  if ('site' in move) return pointPlace(SITE_VERTEX[move.site] ?? NONE);
  if ('ship' in move) return placed(shipVertex(table, move.ship));
  return null;
}

/** The ship that a move sends somewhere, or that founds a colony where it has come to; NONE where it only is pointed at. */
const sent = (move: Move): number =>
  move.kind === 'fly' || move.kind === 'jump' || move.kind === 'found' ? move.ship : NONE;

/** Ships are taken in hand where they stand; a ship that is to be built, by what it carries. */
export const pieces: Pieces<Table, Move> = {
  of(move, table) {
    const ship = sent(move);
    if (ship !== NONE) return placed(shipVertex(table, ship));
    return 'cargo' in move ? (CARGOES[move.cargo] ?? null) : null;
  },
  first(moves, table) {
    const ships = moves.map(sent).filter((ship) => ship !== NONE);
    const ship = ships.includes(table.flying) ? table.flying : ships[0];
    if (ship !== undefined) return placed(shipVertex(table, ship));
    return top(table).kind === 'berth' ? nth(CARGOES, COLONY) : null;
  },
};

/** The ship of a seat that stands at an intersection, NONE without one. */
function shipOf({ table, seat }: SeatView<Table, Hand>, vertex: number): number {
  for (let ship = 0; ship < SHIPS; ship++) {
    const code = shipAt(table, seat, ship);
    if (code !== NONE && vertexOf(code) === vertex) return ship;
  }
  return NONE;
}

/** The ship in hand; without one, that which is on its way, or the first on the board. */
function shipMeant(view: SeatView<Table, Hand>, piece: string | null): number {
  const { table, seat } = view;
  const held = piece === null ? NONE : shipOf(view, vertexOfPlace(piece));
  if (held !== NONE) return held;
  if (table.flying !== NONE) return table.flying;
  return [0, 1, 2].find((ship) => shipAt(table, seat, ship) !== NONE) ?? NONE;
}

const cargoMeant = (piece: string | null): number => (piece === CARGOES[TRADE] ? TRADE : COLONY);

/** What one means who points at an intersection at this moment of the game. */
export function meant(
  place: string,
  aim: string | null,
  view: SeatView<Table, Hand>,
  piece: string | null,
): Move | null {
  const vertex = vertexOfPlace(place);
  const site = VERTEX_SITE[vertex] ?? NONE;
  const question = top(view.table).kind;
  const kind = aim ?? question;
  switch (kind) {
    case 'settle':
    case 'harbour':
    case 'spaceport':
      return site === NONE ? null : { kind, site };
    case 'berth':
    case 'launch':
      return { kind: 'launch', cargo: question === 'berth' ? cargoMeant(piece) : TRADE, vertex };
    case 'build':
      return { kind: 'build', cargo: cargoMeant(piece), vertex };
    case 'jump':
    case 'flight':
    case 'fly': {
      if (shipOf(view, vertex) !== NONE) return null;
      const ship = shipMeant(view, piece);
      return ship === NONE ? null : { kind: kind === 'jump' ? 'jump' : 'fly', ship, vertex };
    }
    default:
      return null;
  }
}

/** Where the reader is at home: a ship of theirs, a spaceport, or the middle of the home systems. */
function homeOf(table: Table, seat: number): number {
  const ship = [0, 1, 2].map((each) => shipAt(table, seat, each)).find((code) => code !== NONE);
  if (ship !== undefined) return vertexOf(ship);
  const port = table.sites.findIndex((piece) => isPort(piece) && ownerOf(piece) === seat);
  return port < 0 ? vertexAt('11:25') : nth(SITE_VERTEX, port);
}

export const openingAt = ({ table, seat }: Window<Table, Hand>, lie: Lie): Point =>
  nth(SHEETS[lie].points, homeOf(table, seat ?? table.pilot));
