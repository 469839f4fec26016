import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary repository with the given files for one test, removed afterwards. */
export function makeTestRepo(files: Readonly<Record<string, string>>): string {
  const repo = mkdtempSync(path.join(tmpdir(), 'orrery-repo-'));
  onTestFinished(() => rmSync(repo, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(repo, file)), { recursive: true });
    writeFileSync(path.join(repo, file), text);
  }
  return repo;
}
