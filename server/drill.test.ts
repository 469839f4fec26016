import { beforeAll, expect, test } from 'vitest';
import { buildProgram } from './testing/build.ts';
import { drill, STORES } from './testing/drill.ts';

beforeAll(() => buildProgram('server'), 120_000);

// `npm run drill` runs as long as you like.
test.each(STORES)(
  'no acknowledged move is lost when the server is killed or restarted: %s',
  async (store) => {
    const hasTournaments = store === 'embedded' || store === 'nodes';
    const report = await drill({ store, rounds: 2, tables: 2, seed: 1, hasTournaments, say: () => {} });
    expect(report.acknowledged).toBeGreaterThan(0);
  },
  240_000,
);
