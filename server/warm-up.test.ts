import { GAMES, presentEdition } from '@orrery/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableSummary } from './tables/summary.ts';
import { InProcessCluster } from './testing/in-process-cluster.ts';
import { playWarmUpGames } from './warm-up-games.ts';

let server: InProcessCluster;
beforeAll(async () => {
  server = await InProcessCluster.start();
}, 180_000);
afterAll(() => server.end());

test('a node is ready only after it has warmed up', async () => {
  const { url } = await server.node({}, undefined, { warmsUp: true });
  const status = async () => (await fetch(`${url}/readyz`)).status;
  expect(await status()).toBe(503);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  const db = server.database.open();
  expect(await db.query('SELECT 1 FROM entries')).toEqual([]); // nothing of it is saved
}, 90_000);

test('the warm-up plays a game of each kind from socket to log', async () => {
  const tables = { summaryOf: tableSummary };
  const played = await playWarmUpGames({ tables, botWorker: new URL('file:///none'), clock: Date.now });
  expect([...played.keys()]).toEqual(GAMES.map(({ id }) => id).filter((id) => presentEdition(id) !== null));
  expect(Math.min(...played.values())).toBeGreaterThan(50);
}, 60_000);
