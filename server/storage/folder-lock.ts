import { createHash } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** The embedded database has no lock of its own, and two processes in one folder would lose data. */
const LOCK_FILE = /^orrery(\.\d+)?(\.[0-9a-f]{8})?\.lock$/; // earlier versions wrote no number, or no place
/** How often the holder renews its file. */
const RENEW_INTERVAL_MS = 1_000;
/** A file that is not renewed for so long was left behind. */
const ABANDONED_AFTER_MS = 10_000;
const LOOK_INTERVAL_MS = 500;

/** The process that takes a folder, and how to check whether another process is still running. */
interface LockOwner {
  readonly pid: number;
  /** Where process ids mean what they mean here: a machine, or a container, in each of which the server is process 1. */
  readonly place: string;
  readonly isRunning: (pid: number) => boolean;
}

/** Who else has a lock file. */
interface LockHolder {
  readonly pid: number;
  /** Its file if it is in another place, so that nobody can ask whether it is running. */
  readonly distantFile: string | null;
}

/**
 * A lock that two processes cannot both hold: each first writes its own file and then looks for those of others. If
 * two try at once, the one that looks later finds the other's file.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #owner: LockOwner;
  readonly #own: string;

  constructor(folder: string, taker: LockOwner = { pid: process.pid, place: ownPlace(), isRunning }) {
    this.#folder = folder;
    this.#owner = taker;
    const mark = createHash('sha256').update(taker.place).digest('hex').slice(0, 8);
    this.#own = `orrery.${taker.pid}.${mark}.lock`;
  }

  /** Writes the lock file. It appears atomically, so that nobody reads half a number. */
  announce(): void {
    const { pid, place } = this.#owner;
    const staged = path.join(this.#folder, `${this.#own}.new`);
    writeFileSync(staged, `${pid}\n${place}\n`, { mode: 0o600 });
    this.release(); // left behind by an earlier process with the same id
    linkSync(staged, path.join(this.#folder, this.#own));
    rmSync(staged);
  }

  /** Somebody who holds the folder, or may hold it; null: it is this process's. */
  confirm(): LockHolder | null {
    for (const name of readdirSync(this.#folder)) {
      if (!LOCK_FILE.test(name) || name === this.#own) continue;
      const file = path.join(this.#folder, name);
      const holder = this.#holderIn(file);
      if (holder !== null) return holder;
      rmSync(file, { force: true }); // left behind by a dead process
    }
    return null;
  }

  #holderIn(file: string): LockHolder | null {
    const { pid, place, isRunning } = this.#owner;
    const found = readLock(file);
    if (found === null) return null;
    if (found.place !== null && found.place !== place) return { pid: found.pid, distantFile: file };
    return found.pid !== pid && isRunning(found.pid) ? { pid: found.pid, distantFile: null } : null;
  }

  /** Shows processes in other places that this one is running. */
  renew(): void {
    const now = new Date();
    try {
      utimesSync(path.join(this.#folder, this.#own), now, now);
    } catch {
      // The folder is gone, or was put away by hand.
    }
  }

  release(): void {
    rmSync(path.join(this.#folder, this.#own), { force: true });
  }
}

/** Whether a process in another place lets its file lie. Returns as soon as it is seen to renew it. */
async function isAbandoned(file: string, afterMs: number): Promise<boolean> {
  const before = renewedAt(file);
  const end = performance.now() + afterMs;
  while (before !== null && performance.now() < end) {
    await new Promise((go) => setTimeout(go, LOOK_INTERVAL_MS));
    const now = renewedAt(file);
    if (now === null) return true; // it has just released the folder
    if (now !== before) return false;
  }
  return true;
}

/**
 * Locks a folder for this process; returns a function that releases it, or a sentence saying which process holds it.
 */
export async function lockFolder(
  folder: string,
  abandonedAfterMs = ABANDONED_AFTER_MS,
): Promise<(() => void) | string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new FolderLock(folder);
  lock.announce();
  const renewing = setInterval(() => lock.renew(), RENEW_INTERVAL_MS);
  renewing.unref();
  const release = () => {
    clearInterval(renewing);
    lock.release();
  };
  for (;;) {
    const holder = lock.confirm();
    if (holder === null) return release;
    const { pid, distantFile } = holder;
    if (distantFile === null || !(await isAbandoned(distantFile, abandonedAfterMs))) {
      release();
      const where = distantFile === null ? '' : ' on another machine or in another container';
      return `${folder} is in use by another Orrery (process ${pid}${where}); stop it, or set DATA_DIR to another folder.`;
    }
    rmSync(distantFile, { force: true });
  }
}

/** The process in a lock file, and its place; null for files of earlier versions, which knew only one. */
function readLock(file: string): { readonly pid: number; readonly place: string | null } | null {
  try {
    const [number, place = ''] = readFileSync(file, 'utf8').split('\n');
    const pid = Number(number);
    return Number.isInteger(pid) && pid > 0 ? { pid, place: place || null } : null;
  } catch {
    return null; // just released
  }
}

function renewedAt(file: string): number | null {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return null;
  }
}

/** On Linux, containers of one machine have their own process ids, and may share the name of the machine. */
function ownPlace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
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
