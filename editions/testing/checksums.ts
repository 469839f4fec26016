import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the frozen editions. */
export const EDITIONS = new URL('../', import.meta.url);

/** Folders of frozen editions, as `game/number`. */
export function frozenFolders(): string[] {
  return readdirSync(EDITIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'node_modules'].includes(entry.name))
    .flatMap(({ name }) => readdirSync(new URL(name, EDITIONS)).map((number) => `${name}/${number}`));
}

/** The sha256 of every frozen file, by path under editions/. Frozen files are never edited. */
export function checksums(): Record<string, string> {
  const files = frozenFolders().flatMap((folder) =>
    readdirSync(new URL(folder, EDITIONS), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(EDITIONS).length)),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(new URL(file, EDITIONS)))
        .digest('hex'),
    ]),
  );
}
