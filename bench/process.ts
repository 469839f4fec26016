import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Makes compiler and garbage collector work in the measured thread. Otherwise the time at which compiled code arrives
 * depends on the load of the machine, and the same run is sometimes fast and sometimes slow.
 */
export const SINGLE_THREAD_FLAG = '--single-threaded';

/** The JSON output of a node script. */
export async function runForJson<X>(...args: readonly string[]): Promise<X> {
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
