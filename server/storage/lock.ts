import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The embedded database has no lock of its own, and two processes in one folder lose what they were given. */
const NAME = 'orrery.lock';

/** Takes a folder for this process; gives a function that lets it go, or a sentence that says who has it. */
export function lockFolder(folder: string): (() => void) | string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, NAME);
  if (!take(file)) {
    const holder = holderOf(file);
    if (holder !== null) {
      return `${folder} is in use by another Orrery (process ${holder}); stop it, or set DATA to another folder.`;
    }
    rmSync(file, { force: true }); // left behind by a process that is gone
    if (!take(file)) return `${folder} was taken by another Orrery just now.`;
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${process.pid}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (existsSync(file)) return false;
    throw error;
  }
}

/** The process that holds a lock, null when it is gone. Our own number is an old lock: a new process was given it. */
function holderOf(file: string): number | null {
  const pid = Number(readFileSync(file, 'utf8'));
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : null;
  }
}
