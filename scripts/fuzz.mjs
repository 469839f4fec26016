// Says as much nonsense to a table as wanted: `npm run fuzz -- 5000`. The tests say 60 pieces of it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './house.mjs';

const [runs = '2000'] = process.argv.slice(2);
if (/^\d{1,7}$/.test(runs)) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', 'server/play/live.test.ts', '-t', 'whatever is said'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ORRERY_FUZZ: runs },
    },
  );
  process.exitCode = status ?? 1;
} else {
  console.error(`npm run fuzz -- N: how often nonsense is said, a whole number, not ${JSON.stringify(runs)}.`);
  process.exitCode = 2;
}
