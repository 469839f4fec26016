import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,words,bots,protocol,cli,server,web,bench,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    testTimeout: 30_000, // laws and properties take their time on a busy machine
    expect: { poll: { timeout: 15_000 } }, // and so does what is waited for
  },
});
