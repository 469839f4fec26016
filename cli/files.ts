import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { errResult, okResult, quote, type Result } from '@orrery/kernel';

/** No log is longer than this; a larger file cannot be a log. */
const MAX_FILE_MB = 64;
const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
const CHUNK_BYTES = 1 << 16;

const ERROR_REASONS: Readonly<Record<string, string>> = {
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
export function fileProblem(doing: 'read' | 'write', path: string, error: unknown): ReturnType<typeof errResult> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const why =
    doing === 'write' && code === 'ENOENT'
      ? 'its folder does not exist'
      : (ERROR_REASONS[code] ?? `the system says ${code}`);
  return errResult(`file.${doing}`, { path, code }, `cannot ${doing} ${quote(path)}: ${why}`);
}

/** Reads a text file, with a limit on its size. */
export function readText(path: string): Result<string> {
  try {
    const file = openSync(path, 'r');
    try {
      return readOpenFile(file, path);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return fileProblem('read', path, error);
  }
}

function readOpenFile(file: number, path: string): Result<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Reads to the end instead of using the stated size, since a pipe has none.
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const read = readSync(file, chunk);
    if (read === 0) return okResult(Buffer.concat(chunks).toString('utf8'));
    chunks.push(chunk.subarray(0, read));
    size += read;
    if (size > MAX_FILE_BYTES) return tooLargeProblem(path);
  }
}

const tooLargeProblem = (path: string): Result<never> =>
  errResult('file.size', { path }, `${quote(path)} is larger than ${MAX_FILE_MB} MB, too large for a log`);

/** The name that stands for standard input where a file is expected. */
export const STANDARD_INPUT = '-';

/** Reads standard input, under the same conditions as a file. */
export async function readInput(chunks: AsyncIterable<Uint8Array>): Promise<Result<string>> {
  const path = 'standard input';
  const read: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      read.push(chunk);
      size += chunk.length;
      if (size > MAX_FILE_BYTES) return tooLargeProblem(path);
    }
    return okResult(Buffer.concat(read).toString('utf8'));
  } catch (error) {
    return fileProblem('read', path, error);
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
    return okResult(null);
  } catch (error) {
    return fileProblem('read', path, error);
  }
}

/** Writes a file, or returns why not. */
export function writeText(path: string, text: string): Result<null> {
  try {
    writeFileSync(path, text);
    return okResult(null);
  } catch (error) {
    return fileProblem('write', path, error);
  }
}

/** Makes a folder if there is none yet, or returns why not. */
export function makeFolder(path: string): Result<null> {
  try {
    mkdirSync(path, { recursive: true });
    return okResult(null);
  } catch (error) {
    return fileProblem('write', path, error);
  }
}

/** Appends to a file, or returns why not. */
export function appendText(path: string, text: string): Result<null> {
  try {
    appendFileSync(path, text);
    return okResult(null);
  } catch (error) {
    return fileProblem('write', path, error);
  }
}

/** Whether the path exists. */
export const fileExists = (path: string): boolean => existsSync(path);
