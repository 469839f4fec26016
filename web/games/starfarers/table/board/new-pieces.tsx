import { itemAt, NONE } from '@orrery/common';
import { isOwned, SITE_VERTEX, shipVertex, type Table } from '@orrery/starfarers/facts';
import { useState } from 'react';
import type { ChartSheet } from '../geometry.ts';

type BoardPieces = Pick<Table, 'ships' | 'sites'>;

/** Intersections with a piece that was not there before. */
export function newPieceVertices(before: BoardPieces, after: BoardPieces): readonly number[] {
  const ships = after.ships.filter((code, i) => code !== NONE && code !== before.ships[i]).map(shipVertex);
  const sites = after.sites.flatMap((piece, site) =>
    isOwned(piece) && piece !== before.sites[site] ? [itemAt(SITE_VERTEX, site)] : [],
  );
  return [...ships, ...sites];
}

/** More than one step can add: the viewer has jumped to another moment. */
const MAX_NEW_PIECES = 3;

/** Where a piece was placed last, until the next one is placed. */
function useNewPieces(table: BoardPieces): readonly number[] {
  const [known, setKnown] = useState<{ table: BoardPieces; news: readonly number[] }>({ table, news: [] });
  if (known.table === table) return known.news;
  const news = newPieceVertices(known.table, table);
  const next = { table, news: news.length === 0 ? known.news : news.length > MAX_NEW_PIECES ? [] : news };
  setKnown(next);
  return next.news;
}

/** A thin ring around the piece placed last. */
export function NewPieceRing({ table, sheet }: { readonly table: Table; readonly sheet: ChartSheet }) {
  return useNewPieces(table).map((vertex) => {
    const [cx, cy] = itemAt(sheet.points, vertex);
    return <circle key={vertex} cx={cx} cy={cy} r="22" className="far-news" />;
  });
}
