import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** What anybody but the owner may do. */
const OTHERS = 0o077;

/**
 * Takes a folder and all that lies in it away from everybody but its owner: it holds password hashes and the seeds of
 * running games. Returns the first thing that others can still reach, null when there is none.
 */
export function makePrivate(place: string): string | null {
  if (process.platform === 'win32') return null; // there are no such modes
  const entry = lstatSync(place);
  if (entry.isSymbolicLink()) return null; // its target has a mode of its own, and may not be ours
  const isFolder = entry.isDirectory();
  if ((entry.mode & OTHERS) !== 0) {
    try {
      chmodSync(place, isFolder ? FOLDER_MODE : FILE_MODE);
    } catch {
      return place;
    }
    if ((lstatSync(place).mode & OTHERS) !== 0) return place; // a file system without modes
  }
  if (!isFolder) return null;
  for (const name of readdirSync(place)) {
    const open = makePrivate(path.join(place, name));
    if (open !== null) return open;
  }
  return null;
}
