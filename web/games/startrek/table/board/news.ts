import type { Table } from '@orrery/startrek/facts';
import { useState } from 'react';
import { lanePlace, pointPlace, sectorPlace } from '../places.ts';

type Pieces = Pick<Table, 'edges' | 'vertices' | 'cruiser'>;

/** Where something stands now that did not before. */
export function newsBetween(before: Pieces, after: Pieces): readonly string[] {
  const lanes = after.edges.flatMap((ship, edge) =>
    ship !== 0 && ship !== before.edges[edge] ? [lanePlace(edge)] : [],
  );
  const points = after.vertices.flatMap((building, vertex) =>
    building !== 0 && building !== before.vertices[vertex] ? [pointPlace(vertex)] : [],
  );
  const cruiser = after.cruiser === before.cruiser ? [] : [sectorPlace(after.cruiser)];
  return [...lanes, ...points, ...cruiser];
}

/** More at once than one step brings: somebody has jumped to another moment. */
const TOO_MANY = 3;

/** The places of what was placed last, until something else is. */
export function useNews(table: Pieces): readonly string[] {
  const [known, setKnown] = useState<{ table: Pieces; news: readonly string[] }>({ table, news: [] });
  if (known.table === table) return known.news;
  const news = newsBetween(known.table, table);
  const next = { table, news: news.length === 0 ? known.news : news.length > TOO_MANY ? [] : news };
  setKnown(next);
  return next.news;
}
