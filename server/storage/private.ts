import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Mode bits for everybody except the owner. */
const OTHERS_MASK = 0o077;

/**
 * Removes all access to a folder and its content except the owner's: it contains password hashes and the seeds of
 * running games. Returns the first path that others can still access; null if there is none.
 */
export function makePrivate(place: string): string | null {
  if (process.platform === 'win32') return null; // Windows has no such modes
  const entry = lstatSync(place);
  if (entry.isSymbolicLink()) return null; // its target has its own mode, and may belong to somebody else
  const isFolder = entry.isDirectory();
  if ((entry.mode & OTHERS_MASK) !== 0) {
    try {
      chmodSync(place, isFolder ? FOLDER_MODE : FILE_MODE);
    } catch {
      return place;
    }
    if ((lstatSync(place).mode & OTHERS_MASK) !== 0) return place; // a file system without modes
  }
  if (!isFolder) return null;
  for (const name of readdirSync(place)) {
    const open = makePrivate(path.join(place, name));
    if (open !== null) return open;
  }
  return null;
}
