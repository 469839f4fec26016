import { defineConfig } from '@playwright/test';

const PORT = 3990;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
      ],
    },
  },
  webServer: {
    command: 'node ../dist/server/main.js',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/healthz`,
    reuseExistingServer: false,
  },
});
