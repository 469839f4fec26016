import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SETUP = fileURLToPath(new URL('../../scripts/setup.mjs', import.meta.url));

/** Builds a program if it is out of date: workers are started from the built files. */
export function buildProgram(program: string): void {
  const { status } = spawnSync(process.execPath, [SETUP, '--build', program], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} could not be built`);
}
