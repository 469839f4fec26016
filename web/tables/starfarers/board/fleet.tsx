import { NONE } from '@orrery/common';
import {
  BLOCKED,
  CARGOES,
  cargoOf,
  isOwned,
  isPort,
  ownerOf,
  SHIPS,
  SITE_VERTEX,
  type Table,
  vertexOf,
} from '@orrery/starfarers/facts';
import type { ReactNode } from 'react';
import { ColonySite } from '../../../art/starfarers/map/systems.tsx';
import { ColonyPiece, SpaceportPiece, TransportPiece } from '../../../art/starfarers/pieces.tsx';
import type { Point } from '../../../table/furniture.ts';
import { nth } from '../far.ts';
import { POINT_AT } from '../geometry.ts';
import { pointPlace } from '../places.ts';

/** Puts a drawing on a point. */
function On({ at: [x, y], children }: { readonly at: Point; readonly children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** Colonies and spaceports, and home sites that nobody can use. */
export function Buildings({ sites }: Pick<Table, 'sites'>) {
  return sites.map((piece, site) => {
    const vertex = nth(SITE_VERTEX, site);
    const at = nth(POINT_AT, vertex);
    if (piece === BLOCKED) return <ColonySite key={pointPlace(vertex)} at={at} state="closed" />;
    if (!isOwned(piece)) return null;
    return (
      <On key={pointPlace(vertex)} at={at}>
        {isPort(piece) ? <SpaceportPiece seat={ownerOf(piece)} /> : <ColonyPiece seat={ownerOf(piece)} />}
      </On>
    );
  });
}

/** The ships of all seats. */
export function Fleet({ ships }: Pick<Table, 'ships'>) {
  return ships.map((code, i) => {
    if (code === NONE) return null;
    const vertex = vertexOf(code);
    return (
      <On key={pointPlace(vertex)} at={nth(POINT_AT, vertex)}>
        <TransportPiece seat={Math.floor(i / SHIPS)} freight={nth(CARGOES, cargoOf(code))} />
      </On>
    );
  });
}
