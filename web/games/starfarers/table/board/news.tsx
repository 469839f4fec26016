import { NONE } from '@orrery/common';
import { isOwned, SITE_VERTEX, type Table, vertexOf } from '@orrery/starfarers/facts';
import { useState } from 'react';
import { nth } from '../../../common/nth.ts';
import type { Sheet } from '../geometry.ts';

type Pieces = Pick<Table, 'ships' | 'sites'>;

/** Intersections where something stands now that did not before. */
export function newsBetween(before: Pieces, after: Pieces): readonly number[] {
  const ships = after.ships.filter((code, i) => code !== NONE && code !== before.ships[i]).map(vertexOf);
  const sites = after.sites.flatMap((piece, site) =>
    isOwned(piece) && piece !== before.sites[site] ? [nth(SITE_VERTEX, site)] : [],
  );
  return [...ships, ...sites];
}

/** More at once than one step brings: somebody has jumped to another moment. */
const TOO_MANY = 3;

/** Where something was placed last, until something else is. */
function useNews(table: Pieces): readonly number[] {
  const [known, setKnown] = useState<{ table: Pieces; news: readonly number[] }>({ table, news: [] });
  if (known.table === table) return known.news;
  const news = newsBetween(known.table, table);
  const next = { table, news: news.length === 0 ? known.news : news.length > TOO_MANY ? [] : news };
  setKnown(next);
  return next.news;
}

/** A thin ring around what was placed last. */
export function News({ table, sheet }: { readonly table: Table; readonly sheet: Sheet }) {
  return useNews(table).map((vertex) => {
    const [cx, cy] = nth(sheet.points, vertex);
    return <circle key={vertex} cx={cx} cy={cy} r="22" className="far-news" />;
  });
}
