import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildProgram } from './testing/build.ts';
import { upgrade } from './testing/upgrade.ts';

const PROGRAM = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** `npm run upgrade` does this with the program of the last release, and with PostgreSQL as well. */
test('accounts and running games outlast a change of the program, and a return by its backup', {
  timeout: 300_000,
}, async () => {
  buildProgram('server');
  const { games, moves } = await upgrade('embedded', { before: PROGRAM, now: PROGRAM }, 1, 500);
  expect(games).toBeGreaterThanOrEqual(4);
  for (const count of moves) expect(count).toBeGreaterThan(0);
});
