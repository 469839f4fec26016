import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** From the folder of the built programs. */
const HOUSE = new URL('../../', import.meta.url);
const at = (file: string): string => fileURLToPath(new URL(file, HOUSE));

/** Runs the server's own program, built first when it is stale: it alone knows the database. */
export async function askServer(line: readonly string[]): Promise<number> {
  const built = spawnSync(process.execPath, [at('scripts/setup.mjs'), '--build', 'server'], { stdio: 'inherit' });
  if (built.status !== 0) return built.status ?? 1;
  const child = spawn(process.execPath, [at('dist/server/main.js'), ...line], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
