import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Compiler and collector work in the thread that is measured. Otherwise it depends on how busy the machine is when the
 * compiled code arrives, and the same run is fast one time and slow another.
 */
export const ONE_THREAD = '--single-threaded';

/** What a script of node printed, as JSON. */
export async function said<X>(...args: readonly string[]): Promise<X> {
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
