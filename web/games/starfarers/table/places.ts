import { itemAt, NONE } from '@orrery/common';
import { type AnyView, type SeatView, topFrame } from '@orrery/kernel';
import {
  CARGOES,
  COLONY_CARGO,
  type Hand,
  isPort,
  type Move,
  ownerOf,
  SHIPS_PER_SEAT,
  SITE_VERTEX,
  shipAt,
  shipVertex,
  type Table,
  TRADE_CARGO,
  VERTEX_SITE,
  vertexAt,
} from '@orrery/starfarers/facts';
import { pointLabel } from '@orrery/starfarers/words';
import type { BoardCoordinate, BoardPlace, Orientation, PieceRules } from '../../../table/game-ui.ts';
import { CHART_SHEETS } from './geometry.ts';

/** A pointer selects the nearest intersection; links are 40 units long. */
const PLACE_REACH = 17;

export const pointPlace = (vertex: number): string => `v${vertex}`;

/** The intersection of a place id, NONE if it is none. */
export const vertexOfPlace = (place: string): number => (place.startsWith('v') ? Number(place.slice(1)) : NONE);

export const places = ({ table }: AnyView<Table, Hand>, orientation: Orientation): readonly BoardPlace[] =>
  CHART_SHEETS[orientation].points.map((at, vertex) => ({
    id: pointPlace(vertex),
    at,
    reach: PLACE_REACH,
    name: pointLabel(table, vertex),
  }));

/** The seat whose ships the current moves are about. */
function movingSeat({ stack, pilot }: Table): number {
  const frame = stack.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : pilot;
}

/** Where a ship of the moving seat stands, NONE when it is in the stock. */
function vertexOfShip(table: Table, ship: number): number {
  const code = shipAt(table, movingSeat(table), ship);
  return code === NONE ? NONE : shipVertex(code);
}

const placeOrNull = (vertex: number): string | null => (vertex === NONE ? null : pointPlace(vertex));

export function placeOf(move: Move, table: Table): string | null {
  if ('vertex' in move) return pointPlace(move.vertex);
  if ('site' in move) return pointPlace(SITE_VERTEX[move.site] ?? NONE);
  if ('ship' in move) return placeOrNull(vertexOfShip(table, move.ship));
  return null;
}

/** The ship that a move sends somewhere, or that founds a colony at its end point; NONE if the move has none. */
const sentShip = (move: Move): number =>
  move.kind === 'fly' || move.kind === 'jump' || move.kind === 'found' ? move.ship : NONE;

/** Ships on the board are selected where they stand; a ship to be built, by its cargo. */
export const pieceRules: PieceRules<Table, Move> = {
  pieceFor(move, table) {
    const ship = sentShip(move);
    if (ship !== NONE) return placeOrNull(vertexOfShip(table, ship));
    return 'cargo' in move ? (CARGOES[move.cargo] ?? null) : null;
  },
  defaultPiece(moves, table) {
    const ships = moves.map(sentShip).filter((ship) => ship !== NONE);
    const ship = ships.includes(table.flying) ? table.flying : ships[0];
    if (ship !== undefined) return placeOrNull(vertexOfShip(table, ship));
    return topFrame(table).kind === 'berth' ? itemAt(CARGOES, COLONY_CARGO) : null;
  },
};

/** The ship of a seat at an intersection, NONE without one. */
function shipOf({ table, seat }: SeatView<Table, Hand>, vertex: number): number {
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    if (code !== NONE && shipVertex(code) === vertex) return ship;
  }
  return NONE;
}

/** The selected ship; otherwise the one in flight, or the first on the board. */
function selectedShip(view: SeatView<Table, Hand>, piece: string | null): number {
  const { table, seat } = view;
  const held = piece === null ? NONE : shipOf(view, vertexOfPlace(piece));
  if (held !== NONE) return held;
  if (table.flying !== NONE) return table.flying;
  return [0, 1, 2].find((ship) => shipAt(table, seat, ship) !== NONE) ?? NONE;
}

const selectedCargo = (piece: string | null): number => (piece === CARGOES[TRADE_CARGO] ? TRADE_CARGO : COLONY_CARGO);

/** The move that selecting an intersection means at this moment of the game. */
export function moveForPlace(
  place: string,
  aim: string | null,
  view: SeatView<Table, Hand>,
  piece: string | null,
): Move | null {
  const vertex = vertexOfPlace(place);
  const site = VERTEX_SITE[vertex] ?? NONE;
  const question = topFrame(view.table).kind;
  const kind = aim ?? question;
  switch (kind) {
    case 'settle':
    case 'harbour':
    case 'spaceport':
      return site === NONE ? null : { kind, site };
    case 'berth':
    case 'launch':
      return { kind: 'launch', cargo: question === 'berth' ? selectedCargo(piece) : TRADE_CARGO, vertex };
    case 'build':
      return { kind: 'build', cargo: selectedCargo(piece), vertex };
    case 'jump':
    case 'flight':
    case 'fly': {
      if (shipOf(view, vertex) !== NONE) return null;
      const ship = selectedShip(view, piece);
      return ship === NONE ? null : { kind: kind === 'jump' ? 'jump' : 'fly', ship, vertex };
    }
    default:
      return null;
  }
}

/** The viewer's start point on the chart: one of their ships, a spaceport, or the middle of the home systems. */
function homeVertex(table: Table, seat: number): number {
  const ship = [0, 1, 2].map((each) => shipAt(table, seat, each)).find((code) => code !== NONE);
  if (ship !== undefined) return shipVertex(ship);
  const port = table.sites.findIndex((piece) => isPort(piece) && ownerOf(piece) === seat);
  return port < 0 ? vertexAt('11:25') : itemAt(SITE_VERTEX, port);
}

export const initialFocus = ({ table, seat }: AnyView<Table, Hand>, orientation: Orientation): BoardCoordinate =>
  itemAt(CHART_SHEETS[orientation].points, homeVertex(table, seat ?? table.pilot));
