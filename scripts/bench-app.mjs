// Measures the built app in a browser: `npm run bench:app`, or `npm run bench:app -- click pull` for some parts of it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { browser } from './browser.mjs';
import { root } from './repo.mjs';

const { status } = spawnSync(process.execPath, [path.join(root, 'bench/app/main.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ORRERY_BROWSER: await browser() },
});
process.exitCode = status ?? 1;
