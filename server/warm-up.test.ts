import { GAMES, presentEdition } from '@orrery/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adapterFor } from './play/game-adapter.ts';
import { InProcessCluster } from './testing/in-process-cluster.ts';

let server: InProcessCluster;
beforeAll(async () => {
  server = await InProcessCluster.start();
}, 180_000);
afterAll(() => server.end());

test('a node is ready once it has done what the first games would wait for, and not before', async () => {
  const { url } = await server.node({}, undefined, { warmsUp: true });
  const status = async () => (await fetch(`${url}/readyz`)).status;
  expect(await status()).toBe(503);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  const db = server.database.open();
  expect(await db.query('SELECT 1 FROM entries')).toEqual([]); // nothing of it is saved
}, 90_000);

test.each(GAMES.map(({ id }) => id))(
  '%s is played for a while beforehand',
  async (game) => {
    const edition = presentEdition(game)?.edition ?? 0;
    await expect((await adapterFor({ game, edition })).warmUp()).resolves.toBeUndefined();
  },
  60_000,
);
