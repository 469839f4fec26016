import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderLock, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const STALE_PID = 4_000_000;

/** A process that takes the lock in two steps. */
class FakeProcess {
  readonly lock: FolderLock;
  #step = 0;
  holds = false;

  constructor(pid: number) {
    this.lock = new FolderLock(folder, { pid, place: 'here', isRunning: (other) => other !== STALE_PID });
  }

  goOn(): void {
    if (this.#step++ === 0) this.lock.announce();
    else if (this.#step === 2) {
      this.holds = this.lock.confirm() === null;
      if (!this.holds) this.lock.release();
    }
  }
}

test('of several processes that find a stale lock, at most one gets the folder', () => {
  const order = fc.shuffledSubarray([1, 1, 2, 2, 3, 3], { minLength: 6 });
  fc.assert(
    fc.property(order, fc.boolean(), (steps, isOldForm) => {
      writeFileSync(path.join(folder, isOldForm ? 'orrery.lock' : `orrery.${STALE_PID}.lock`), `${STALE_PID}\n`);
      const processes = new Map([1, 2, 3].map((pid) => [pid, new FakeProcess(pid)]));
      for (const pid of steps) processes.get(pid)?.goOn();
      const holders = [...processes.values()].filter(({ holds }) => holds);
      expect(holders.length).toBeLessThanOrEqual(1);
      for (const { lock } of holders) lock.release();
      expect(readdirSync(folder)).toEqual([]);
    }),
  );
});

test('a single process gets the folder, whatever an earlier process with the same pid left', () => {
  writeFileSync(path.join(folder, 'orrery.7.lock'), '7\n');
  const lock = new FolderLock(folder, { pid: 7, place: 'here', isRunning: () => true });
  lock.announce();
  expect(lock.confirm()).toBe(null);
});

describe('in containers, each of which calls its server process 1', () => {
  const inContainer = (place: string) => new FolderLock(folder, { pid: 1, place, isRunning: () => true });

  test('the lock of one is seen by the other', () => {
    const [first, second] = [inContainer('a'), inContainer('b')];
    first.announce();
    expect(first.confirm()).toBe(null);
    second.announce();
    expect(second.confirm()).toMatchObject({ pid: 1 });
    second.release();
    expect(first.confirm()).toBe(null);
  });

  test('a folder whose lock is renewed is refused, and stays locked', async () => {
    const other = inContainer('another container');
    other.announce();
    const renewing = setInterval(() => other.renew(), 100);
    const answer = await lockFolder(folder);
    clearInterval(renewing);
    expect(answer).toMatch(/in use by another Orrery \(process 1 on another machine or in another container\)/);
    expect(other.confirm()).toBe(null);
  });

  test('a lock that nobody renews was left behind', async () => {
    inContainer('a container that was killed').announce();
    const release = await lockFolder(folder, 600);
    if (typeof release === 'string') throw new Error(release);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });
});
