// Runs the browser tests that take long: `npm run test:long`, or `npm run test:long -- missions` for those of a file.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { browser } from './browser.mjs';
import { root } from './house.mjs';

const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e/playwright.config.ts',
    '--reporter=list',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ORRERY_BROWSER: await browser(), ORRERY_LONG: 'yes' } },
);
process.exitCode = status ?? 1;
