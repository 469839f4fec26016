import type { Table } from '@orrery/startrek/facts';
import { useState } from 'react';
import { lanePlace, pointPlace, sectorPlace } from '../places.ts';

type BoardPieces = Pick<Table, 'edges' | 'vertices' | 'cruiser'>;

/** Places with a piece that was not there before. */
export function newPiecePlaces(before: BoardPieces, after: BoardPieces): readonly string[] {
  const lanes = after.edges.flatMap((ship, edge) =>
    ship !== 0 && ship !== before.edges[edge] ? [lanePlace(edge)] : [],
  );
  const points = after.vertices.flatMap((building, vertex) =>
    building !== 0 && building !== before.vertices[vertex] ? [pointPlace(vertex)] : [],
  );
  const cruiser = after.cruiser === before.cruiser ? [] : [sectorPlace(after.cruiser)];
  return [...lanes, ...points, ...cruiser];
}

/** More than one step can add: the viewer has jumped to another moment. */
const MAX_NEW_PIECES = 3;

/** The places of the pieces placed last, until the next ones are placed. */
export function useNewPieces(table: BoardPieces): readonly string[] {
  const [known, setKnown] = useState<{ table: BoardPieces; news: readonly string[] }>({ table, news: [] });
  if (known.table === table) return known.news;
  const news = newPiecePlaces(known.table, table);
  const next = { table, news: news.length === 0 ? known.news : news.length > MAX_NEW_PIECES ? [] : news };
  setKnown(next);
  return next.news;
}
