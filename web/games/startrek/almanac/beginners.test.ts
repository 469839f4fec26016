import { EDGES_PER_VERTEX, TOPOLOGY } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { START_SHIPS, START_STATIONS } from './beginners.tsx';

test('ST-SETB-03 · ST-STN-02 · the picture of the beginners’ start has two stations and two ships a seat, none beside another', () => {
  for (const seat of [1, 2, 3, 4]) {
    expect(START_STATIONS.filter((building) => building === seat)).toHaveLength(2);
    expect(START_SHIPS.filter((ship) => ship === seat)).toHaveLength(2);
  }
  const points = START_STATIONS.flatMap((building, vertex) => (building === 0 ? [] : [vertex]));
  const neighbours = points.flatMap((vertex) =>
    TOPOLOGY.vertexNeighbours.slice(vertex * EDGES_PER_VERTEX, vertex * EDGES_PER_VERTEX + EDGES_PER_VERTEX),
  );
  expect(points.filter((vertex) => neighbours.includes(vertex))).toEqual([]);
});
