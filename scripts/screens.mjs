// Takes a picture of every screen: `npm run screens`, or `npm run screens -- trade` for those whose name contains a word.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { browser } from './browser.mjs';
import { root } from './house.mjs';

const [word] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e/playwright.config.ts',
    '--reporter=list',
    ...(word === undefined ? [] : [`--grep=${word}`]),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ORRERY_BROWSER: await browser(), ORRERY_SCREENS: 'yes' } },
);
process.exitCode = status ?? 1;
