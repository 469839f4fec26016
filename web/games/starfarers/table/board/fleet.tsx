import { NONE } from '@orrery/common';
import {
  BLOCKED,
  CARGOES,
  cargoOf,
  isBarred,
  isColonySite,
  isOwned,
  isPort,
  ownerOf,
  PORT_SITES,
  SHIPS,
  SITE_VERTEX,
  SLOTS,
  type Table,
  THREE,
  vertexOf,
} from '@orrery/starfarers/facts';
import { memo, type ReactNode } from 'react';
import type { Point } from '../../../../table/furniture.ts';
import { nth } from '../../../common/nth.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { ColonySite } from '../../art/map/systems.tsx';
import { ColonyPiece, SpaceportPiece, TransportPiece } from '../../art/pieces.tsx';
import type { Sheet } from '../geometry.ts';
import { pointPlace } from '../places.ts';

/** Pieces are drawn larger where the chart is small. */
const LARGER = 1.4;

interface OnProps {
  readonly at: Point;
  readonly detail: MapDetail;
  readonly children: ReactNode;
}

/** Puts a drawing on a point. */
export function On({ at: [x, y], detail, children }: OnProps) {
  return <g transform={`translate(${x} ${y})${detail === 'far' ? ` scale(${LARGER})` : ''}`}>{children}</g>;
}

interface FleetProps {
  readonly table: Table;
  readonly sheet: Sheet;
  readonly detail: MapDetail;
}

const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((n, i) => n === b[i]));

const sameSheet = (a: FleetProps, b: FleetProps): boolean => a.sheet === b.sheet && a.detail === b.detail;

/** The way from a spaceport to each point at which its ships are launched, in degrees. */
function launchesOf({ points }: Sheet, site: number): readonly number[] {
  const [x, y] = nth(points, nth(SITE_VERTEX, site));
  return PORT_SITES.slice(site * 2, site * 2 + 2).map((vertex) => {
    const [px, py] = nth(points, vertex);
    return (Math.atan2(py - y, px - x) * 180) / Math.PI;
  });
}

/** Colonies and spaceports, and sites that nobody can use. */
export const Buildings = memo(
  function Buildings({ table, sheet, detail }: FleetProps) {
    return table.sites.map((piece, site) => {
      const vertex = nth(SITE_VERTEX, site);
      const at = nth(sheet.points, vertex);
      if (piece === BLOCKED) return <ColonySite key={pointPlace(vertex)} at={at} state="closed" />;
      if (!isOwned(piece))
        return <FreeSite key={pointPlace(vertex)} table={table} site={site} at={at} detail={detail} />;
      return (
        <On key={pointPlace(vertex)} at={at} detail={detail}>
          {isPort(piece) ? (
            <SpaceportPiece seat={ownerOf(piece)} launches={launchesOf(sheet, site)} />
          ) : (
            <ColonyPiece seat={ownerOf(piece)} />
          )}
        </On>
      );
    });
  },
  (a, b) =>
    sameSheet(a, b) &&
    sameList(a.table.sites, b.table.sites) &&
    sameList(a.table.discs, b.table.discs) &&
    sameList(a.table.layout, b.table.layout),
);

interface FreeSiteProps extends Pick<OnProps, 'at' | 'detail'> {
  readonly table: Table;
  readonly site: number;
}

/** Where a colony could be founded abroad, or cannot be yet. */
function FreeSite({ table, site, at, detail }: FreeSiteProps) {
  const vertex = nth(SITE_VERTEX, site);
  if (detail === 'far' || site >= SLOTS * THREE || !isColonySite(table.derived, vertex)) return null;
  return <ColonySite at={at} state={isBarred(table, vertex) ? 'closed' : 'open'} />;
}

interface ShipsProps extends FleetProps {
  /** Where a ship is drawn by somebody else. */
  readonly but: number;
}

/** The ships of all seats. */
export const Fleet = memo(
  function Fleet({ table, sheet, detail, but }: ShipsProps) {
    return table.ships.map((code, i) => {
      if (code === NONE || vertexOf(code) === but) return null;
      const vertex = vertexOf(code);
      return (
        <On key={pointPlace(vertex)} at={nth(sheet.points, vertex)} detail={detail}>
          <TransportPiece seat={Math.floor(i / SHIPS)} freight={nth(CARGOES, cargoOf(code))} heading={sheet.heading} />
        </On>
      );
    });
  },
  (a, b) => sameSheet(a, b) && a.but === b.but && sameList(a.table.ships, b.table.ships),
);
