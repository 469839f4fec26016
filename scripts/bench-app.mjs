// Measures the built app in a browser: `npm run bench:app`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { browser } from './browser.mjs';
import { root } from './house.mjs';

const { status } = spawnSync(process.execPath, [path.join(root, 'bench/app/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ORRERY_BROWSER: await browser() },
});
process.exitCode = status ?? 1;
