import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary repository with the given files for one test, removed afterwards. */
export function makeHouse(files: Readonly<Record<string, string>>): string {
  const house = mkdtempSync(path.join(tmpdir(), 'orrery-house-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  return house;
}
