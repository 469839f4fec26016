import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Path relative to the folder of the built programs. */
const REPO_ROOT = new URL('../../', import.meta.url);
const repoPath = (file: string): string => fileURLToPath(new URL(file, REPO_ROOT));

/** Runs the server's own program, built first when it is stale: only it has access to the database. */
export async function runServerProgram(line: readonly string[]): Promise<number> {
  const built = spawnSync(process.execPath, [repoPath('scripts/setup.mjs'), '--build', 'server'], { stdio: 'inherit' });
  if (built.status !== 0) return built.status ?? 1;
  const child = spawn(process.execPath, [repoPath('dist/server/main.js'), ...line], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
