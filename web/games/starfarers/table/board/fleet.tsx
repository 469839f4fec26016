import { itemAt, NONE } from '@orrery/common';
import {
  BLOCKED_SITE,
  CARGOES,
  isBarredByToken,
  isColonySite,
  isOwned,
  isPort,
  ownerOf,
  PLANETS_PER_SYSTEM,
  PORT_SITES,
  SHIPS_PER_SEAT,
  SITE_VERTEX,
  SLOT_COUNT,
  shipCargo,
  shipVertex,
  type Table,
} from '@orrery/starfarers/facts';
import { memo, type ReactNode } from 'react';
import type { BoardCoordinate } from '../../../../table/game-ui.ts';
import type { MapDetail } from '../../art/map/hexes.ts';
import { ColonySite } from '../../art/map/systems.tsx';
import { ColonyPiece, SpaceportPiece, TransportPiece } from '../../art/pieces.tsx';
import type { ChartSheet } from '../geometry.ts';
import { pointPlace } from '../places.ts';

/** Pieces are drawn larger where the chart is small. */
const FAR_PIECE_SCALE = 1.4;

interface OnPointProps {
  readonly at: BoardCoordinate;
  readonly detail: MapDetail;
  readonly children: ReactNode;
}

/** Puts a drawing on a point. */
export function OnPoint({ at: [x, y], detail, children }: OnPointProps) {
  return <g transform={`translate(${x} ${y})${detail === 'far' ? ` scale(${FAR_PIECE_SCALE})` : ''}`}>{children}</g>;
}

interface FleetProps {
  readonly table: Table;
  readonly sheet: ChartSheet;
  readonly detail: MapDetail;
}

const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((n, i) => n === b[i]));

const sameSheet = (a: FleetProps, b: FleetProps): boolean => a.sheet === b.sheet && a.detail === b.detail;

/** The directions from a spaceport to its launch points, in degrees. */
function launchesOf({ points }: ChartSheet, site: number): readonly number[] {
  const [x, y] = itemAt(points, itemAt(SITE_VERTEX, site));
  return PORT_SITES.slice(site * 2, site * 2 + 2).map((vertex) => {
    const [px, py] = itemAt(points, vertex);
    return (Math.atan2(py - y, px - x) * 180) / Math.PI;
  });
}

/** Colonies and spaceports, and sites that cannot be used. */
export const Buildings = memo(
  function Buildings({ table, sheet, detail }: FleetProps) {
    return table.sites.map((piece, site) => {
      const vertex = itemAt(SITE_VERTEX, site);
      const at = itemAt(sheet.points, vertex);
      if (piece === BLOCKED_SITE) return <ColonySite key={pointPlace(vertex)} at={at} state="closed" />;
      if (!isOwned(piece))
        return <FreeSite key={pointPlace(vertex)} table={table} site={site} at={at} detail={detail} />;
      return (
        <OnPoint key={pointPlace(vertex)} at={at} detail={detail}>
          {isPort(piece) ? (
            <SpaceportPiece seat={ownerOf(piece)} launches={launchesOf(sheet, site)} />
          ) : (
            <ColonyPiece seat={ownerOf(piece)} />
          )}
        </OnPoint>
      );
    });
  },
  (a, b) =>
    sameSheet(a, b) &&
    sameList(a.table.sites, b.table.sites) &&
    sameList(a.table.discs, b.table.discs) &&
    sameList(a.table.layout, b.table.layout),
);

interface FreeSiteProps extends Pick<OnPointProps, 'at' | 'detail'> {
  readonly table: Table;
  readonly site: number;
}

/** A colony site away from home, free or not usable yet. */
function FreeSite({ table, site, at, detail }: FreeSiteProps) {
  const vertex = itemAt(SITE_VERTEX, site);
  if (detail === 'far' || site >= SLOT_COUNT * PLANETS_PER_SYSTEM || !isColonySite(table.derived, vertex)) return null;
  return <ColonySite at={at} state={isBarredByToken(table, vertex) ? 'closed' : 'open'} />;
}

interface ShipsProps extends FleetProps {
  /** The point of the ship that another layer draws. */
  readonly exceptVertex: number;
}

/** The ships of all seats. */
export const FleetLayer = memo(
  function Fleet({ table, sheet, detail, exceptVertex }: ShipsProps) {
    return table.ships.map((code, i) => {
      if (code === NONE || shipVertex(code) === exceptVertex) return null;
      const vertex = shipVertex(code);
      return (
        <OnPoint key={pointPlace(vertex)} at={itemAt(sheet.points, vertex)} detail={detail}>
          <TransportPiece
            seat={Math.floor(i / SHIPS_PER_SEAT)}
            freight={itemAt(CARGOES, shipCargo(code))}
            heading={sheet.heading}
          />
        </OnPoint>
      );
    });
  },
  (a, b) => sameSheet(a, b) && a.exceptVertex === b.exceptVertex && sameList(a.table.ships, b.table.ships),
);
