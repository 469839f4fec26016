import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,editions,words,bots,protocol,cli,server,web,bench,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    maxWorkers: '100%', // left to itself it keeps one core free
    testTimeout: 30_000, // laws and properties take their time on a busy machine
    expect: { poll: { timeout: 15_000 } }, // and so does what is waited for
  },
});
