import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The embedded database has no lock of its own, and two processes in one folder would lose data. */
const LOCK_FILE = /^orrery(\.\d+)?\.lock$/; // earlier versions wrote the file without a number

/** The process that takes a folder, and how to check whether another process is still running. */
interface LockOwner {
  readonly pid: number;
  readonly isRunning: (pid: number) => boolean;
}

/**
 * A lock that two processes cannot both hold: each first writes its own file and then looks for those of others. If
 * two try at once, the one that looks later finds the other's file.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #owner: LockOwner;
  readonly #own: string;

  constructor(folder: string, taker: LockOwner = { pid: process.pid, isRunning }) {
    this.#folder = folder;
    this.#owner = taker;
    this.#own = `orrery.${taker.pid}.lock`;
  }

  /** Writes the lock file. It appears atomically, so that nobody reads half a number. */
  announce(): void {
    const { pid } = this.#owner;
    const staged = path.join(this.#folder, `orrery.${pid}.lock.new`);
    writeFileSync(staged, `${pid}\n`, { mode: 0o600 });
    this.release(); // left behind by an earlier process with the same id
    linkSync(staged, path.join(this.#folder, this.#own));
    rmSync(staged);
  }

  /** The process that holds the folder; null if it is this one. */
  confirm(): number | null {
    for (const name of readdirSync(this.#folder)) {
      if (!LOCK_FILE.test(name) || name === this.#own) continue;
      const file = path.join(this.#folder, name);
      const pid = pidIn(file);
      if (pid !== null && pid !== this.#owner.pid && this.#owner.isRunning(pid)) {
        this.release();
        return pid;
      }
      rmSync(file, { force: true }); // left behind by a dead process
    }
    return null;
  }

  release(): void {
    rmSync(path.join(this.#folder, this.#own), { force: true });
  }
}

/**
 * Locks a folder for this process; returns a function that releases it, or a sentence saying which process holds it.
 */
export function lockFolder(folder: string): (() => void) | string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new FolderLock(folder);
  lock.announce();
  const holder = lock.confirm();
  if (holder === null) return () => lock.release();
  return `${folder} is in use by another Orrery (process ${holder}); stop it, or set DATA_DIR to another folder.`;
}

function pidIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null; // just released
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
