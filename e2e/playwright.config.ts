import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/** The folders of what is run on request, by the variable that asks for it. */
const ON_REQUEST = [
  ['ORRERY_SCREENS', 'screens'],
  ['ORRERY_SCREEN_READER', 'screen-reader'],
  ['ORRERY_PSEUDO', 'pseudo'],
] as const;
const [, wanted = null] = ON_REQUEST.find(([variable]) => process.env[variable]) ?? [];
/** The built programs, with a pseudo-language or as they are. */
const DIST = wanted === 'pseudo' ? '../.cache/pseudo/dist' : '../dist';

/** Removes what the last run left, and starts the server; or two nodes with a PostgreSQL of their own. */
const START_SERVER = process.env.ORRERY_NODES
  ? 'node ../scripts/nodes.mjs 2'
  : `node -e "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && node ${DIST}/server/main.js`;

export default defineConfig({
  testDir: wanted ?? '.',
  testIgnore: wanted === null ? ON_REQUEST.map(([, folder]) => `${folder}/**`) : [],
  // Slow tests run on request; see accessibility.ts. At two nodes all of a folder run.
  ...(process.env.ORRERY_LONG ? { grep: /@long/ } : process.env.ORRERY_NODES ? {} : { grepInvert: /@long/ }),
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 30_000, // report a missing button early, not at the end of the test
    serviceWorkers: 'block', // installing one takes seconds; tests that need it set `allow`
    baseURL: process.env.ORRERY_ADDRESS, // from the server's output below; the workers read this file after that
    launchOptions: {
      // Set by scripts/browser.mjs; without it Playwright looks for its own download.
      ...(process.env.ORRERY_BROWSER ? { executablePath: process.env.ORRERY_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(process.env.ORRERY_SCREEN_READER ? ['--force-renderer-accessibility', '--kiosk'] : []),
      ],
      headless: !process.env.ORRERY_SCREEN_READER,
    },
  },
  webServer: {
    // A separate empty database each time.
    command: START_SERVER,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: '0',
      DATA_DIR: fileURLToPath(new URL('../.cache/e2e-data', import.meta.url)),
      TRUSTED_PROXIES: '1', // a test sets its own client address: many guests from one address would be refused
    },
    timeout: 180_000,
    wait: { stdout: /open at (?<orrery_address>\S+)[\s\S]*\?admin=(?<orrery_admin>\S+)/ }, // and the administrator link
  },
});
