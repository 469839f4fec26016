import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  colonyCode,
  FAME_PER_POINT,
  PIECES_PER_SEAT,
  playerOf,
  portCode,
  SHIPS_PER_SEAT,
  shipAt,
  type Table,
  VICTORY_POINTS,
} from '@orrery/starfarers/facts';

/** Ships of a seat that are not on the board. */
export function freeShips(table: Table, seat: Seat): number {
  return Array.from({ length: SHIPS_PER_SEAT }, (_, ship) => shipAt(table, seat, ship)).filter((code) => code === NONE)
    .length;
}

/** The sources of a seat's points. */
export interface SeatPointSources {
  readonly colonies: number; // including spaceports
  readonly ports: number;
  readonly markers: number;
  readonly tokens: number;
  readonly medals: number; // whole ones
}

/** SF-VP-01: a colony 1, a spaceport 1 more, a marker 2, a token 1, every two half medals 1. */
export function seatPointSources(table: Table, seat: Seat): SeatPointSources {
  const count = (piece: number) => table.sites.filter((site) => site === piece).length;
  const { tokens, fame } = playerOf(table, seat);
  const ports = count(portCode(seat));
  return {
    colonies: count(colonyCode(seat)) + ports,
    ports,
    markers: table.markers.filter((holder) => holder === seat).length,
    tokens,
    medals: Math.floor(fame / FAME_PER_POINT),
  };
}

export const sumPoints = ({ colonies, ports, markers, tokens, medals }: SeatPointSources): number =>
  colonies * VICTORY_POINTS.colony +
  ports * VICTORY_POINTS.port +
  markers * VICTORY_POINTS.marker +
  tokens * VICTORY_POINTS.token +
  medals;

/** A seat's remaining pieces, and how many there are in total. */
export function pieceStock(table: Table, seat: Seat) {
  const { colonies, stations, shipyards } = playerOf(table, seat);
  return [
    { key: 'ships', left: freeShips(table, seat), of: PIECES_PER_SEAT.ships },
    { key: 'colonies', left: colonies, of: PIECES_PER_SEAT.colonies },
    { key: 'stations', left: stations, of: PIECES_PER_SEAT.stations },
    { key: 'shipyards', left: shipyards, of: PIECES_PER_SEAT.shipyards },
  ] as const;
}
