import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import {
  colonyOf,
  HALVES,
  PIECES,
  POINTS,
  playerOf,
  portOf,
  SHIPS,
  shipAt,
  type Table,
} from '@orrery/starfarers/facts';

/** Ships of a seat that are not on the board. */
export function freeShips(table: Table, seat: Seat): number {
  return Array.from({ length: SHIPS }, (_, ship) => shipAt(table, seat, ship)).filter((code) => code === NONE).length;
}

/** What a seat's points come from. */
export interface Sources {
  readonly colonies: number; // spaceports among them
  readonly ports: number;
  readonly markers: number;
  readonly tokens: number;
  readonly medals: number; // whole ones
}

/** SF-VP-01: a colony 1, a spaceport 1 more, a marker 2, a token 1, every two half medals 1. */
export function sourcesOf(table: Table, seat: Seat): Sources {
  const count = (piece: number) => table.sites.filter((site) => site === piece).length;
  const { tokens, fame } = playerOf(table, seat);
  const ports = count(portOf(seat));
  return {
    colonies: count(colonyOf(seat)) + ports,
    ports,
    markers: table.markers.filter((holder) => holder === seat).length,
    tokens,
    medals: Math.floor(fame / HALVES),
  };
}

export const pointsOf = ({ colonies, ports, markers, tokens, medals }: Sources): number =>
  colonies * POINTS.colony + ports * POINTS.port + markers * POINTS.marker + tokens * POINTS.token + medals;

/** What is left of a seat's pieces, and how many there are. */
export function stockOf(table: Table, seat: Seat) {
  const { colonies, stations, shipyards } = playerOf(table, seat);
  return [
    { key: 'ships', left: freeShips(table, seat), of: PIECES.ships },
    { key: 'colonies', left: colonies, of: PIECES.colonies },
    { key: 'stations', left: stations, of: PIECES.stations },
    { key: 'shipyards', left: shipyards, of: PIECES.shipyards },
  ] as const;
}
