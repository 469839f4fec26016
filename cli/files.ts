import { appendFileSync, closeSync, existsSync, openSync, readSync, writeFileSync } from 'node:fs';
import { bad, good, quote, type Result } from '@orrery/kernel';

/** No game is as long as this; a file that is has been mistaken for a log. */
const MOST_MB = 64;
const MOST = MOST_MB * 1024 * 1024;
const CHUNK = 1 << 16;

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/** Why something could not be read or written. */
export function failure(doing: 'read' | 'write', path: string, error: unknown): ReturnType<typeof bad> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const why =
    doing === 'write' && code === 'ENOENT' ? 'its folder does not exist' : (WHY[code] ?? `the system says ${code}`);
  return bad(`file.${doing}`, { path, code }, `cannot ${doing} ${quote(path)}: ${why}`);
}

/** A file of text, if it is one and not enormous. */
export function readText(path: string): Result<string> {
  try {
    const file = openSync(path, 'r');
    try {
      return readOpen(file, path);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return failure('read', path, error);
  }
}

function readOpen(file: number, path: string): Result<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to its end rather than by its stated size: a pipe states none.
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const read = readSync(file, chunk);
    if (read === 0) return good(Buffer.concat(chunks).toString('utf8'));
    chunks.push(chunk.subarray(0, read));
    size += read;
    if (size > MOST) return tooLarge(path);
  }
}

const tooLarge = (path: string): Result<never> =>
  bad('file.size', { path }, `${quote(path)} is larger than ${MOST_MB} MB, too large for a log`);

/** What stands for standard input where a file may be named. */
export const STANDARD_INPUT = '-';

/** All that comes in on standard input, under the same conditions as a file. */
export async function readInput(chunks: AsyncIterable<Uint8Array>): Promise<Result<string>> {
  const path = 'standard input';
  const read: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      read.push(chunk);
      size += chunk.length;
      if (size > MOST) return tooLarge(path);
    }
    return good(Buffer.concat(read).toString('utf8'));
  } catch (error) {
    return failure('read', path, error);
  }
}

/** Whether a file can be read, or why not. */
export function canRead(path: string): Result<null> {
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, Buffer.alloc(1));
    } finally {
      closeSync(file);
    }
    return good(null);
  } catch (error) {
    return failure('read', path, error);
  }
}

/** Writes a file, or says why not. */
export function writeText(path: string, text: string): Result<null> {
  try {
    writeFileSync(path, text);
    return good(null);
  } catch (error) {
    return failure('write', path, error);
  }
}

/** Adds to the end of a file, or says why not. */
export function appendText(path: string, text: string): Result<null> {
  try {
    appendFileSync(path, text);
    return good(null);
  } catch (error) {
    return failure('write', path, error);
  }
}

/** Whether there is anything by that name. */
export const isThere = (path: string): boolean => existsSync(path);
