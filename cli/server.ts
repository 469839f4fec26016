import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built programs. */
const PROGRAMS = new URL('../', import.meta.url);
const pathOf = (file: string): string => fileURLToPath(new URL(file, PROGRAMS));
/** A release has its programs beside its package.json, and nothing to build; a repository in `dist`. */
const IS_RELEASE = existsSync(pathOf('package.json'));

/** Runs the server's own program, built first when it is stale: only it has access to the database. */
export async function runServerProgram(line: readonly string[]): Promise<number> {
  const building = [pathOf('../scripts/setup.mjs'), '--build', 'server'];
  const built = IS_RELEASE ? { status: 0 } : spawnSync(process.execPath, building, { stdio: 'inherit' });
  if (built.status !== 0) return built.status ?? 1;
  const child = spawn(process.execPath, [pathOf('server/main.js'), ...line], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
