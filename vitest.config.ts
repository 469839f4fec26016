import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';
/** Pure code: its tests change nothing that another test could see, so files share a process and load modules once. */
const PURE = [`{kernel,games,words,bots,protocol}/${TESTS}`, `web/games/${TESTS}`];
/** Puts other modules in the place of ours, which everything else in its process would see. */
const MOCKING = 'web/games/editions.test.tsx';
const IGNORED = ['**/node_modules/**', 'dist/**'];

export default defineConfig({
  test: {
    maxWorkers: '100%', // left to itself it keeps one core free
    testTimeout: 120_000, // laws and properties take their time on a busy machine
    expect: { poll: { timeout: 15_000 } }, // and so does what is waited for
    css: { include: /\.css\?raw/ }, // as text; what components import is not needed
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: [...IGNORED, MOCKING], isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            `{editions,cli,server,pictures,bench,scripts}/${TESTS}`,
            `web/!(games)/${TESTS}`,
            `web/*.test.{ts,tsx}`,
            MOCKING,
          ],
          exclude: IGNORED,
        },
      },
    ],
  },
});
