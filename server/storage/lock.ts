import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The embedded database has no lock of its own, and two processes in one folder lose what they were given. */
const LOCK = /^orrery(\.\d+)?\.lock$/; // without a number as earlier versions laid it

/** Who takes a folder, and how it is known whether another process still runs. */
interface Taker {
  readonly pid: number;
  readonly isRunning: (pid: number) => boolean;
}

/**
 * A lock that two processes cannot both hold: each lays a file of its own first and looks for those of others
 * afterwards. Of two who try at once the later one to look finds the file of the other.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #taker: Taker;
  readonly #own: string;

  constructor(folder: string, taker: Taker = { pid: process.pid, isRunning }) {
    this.#folder = folder;
    this.#taker = taker;
    this.#own = `orrery.${taker.pid}.lock`;
  }

  /** Lays the file. It appears whole, so that nobody reads half a number. */
  announce(): void {
    const { pid } = this.#taker;
    const staged = path.join(this.#folder, `orrery.${pid}.lock.new`);
    writeFileSync(staged, `${pid}\n`, { mode: 0o600 });
    this.release(); // left behind by an earlier process of the same number
    linkSync(staged, path.join(this.#folder, this.#own));
    rmSync(staged);
  }

  /** The process that has the folder, null when it is ours now. */
  confirm(): number | null {
    for (const name of readdirSync(this.#folder)) {
      if (!LOCK.test(name) || name === this.#own) continue;
      const file = path.join(this.#folder, name);
      const pid = pidIn(file);
      if (pid !== null && pid !== this.#taker.pid && this.#taker.isRunning(pid)) {
        this.release();
        return pid;
      }
      rmSync(file, { force: true }); // left behind by a process that is gone
    }
    return null;
  }

  release(): void {
    rmSync(path.join(this.#folder, this.#own), { force: true });
  }
}

/** Takes a folder for this process; gives a function that lets it go, or a sentence that says who has it. */
export function lockFolder(folder: string): (() => void) | string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new FolderLock(folder);
  lock.announce();
  const holder = lock.confirm();
  if (holder === null) return () => lock.release();
  return `${folder} is in use by another Orrery (process ${holder}); stop it, or set DATA to another folder.`;
}

function pidIn(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null; // let go just now
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
