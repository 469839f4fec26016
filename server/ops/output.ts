import { type DestinationStream, destination } from 'pino';

const STDERR = 2;
/** What is kept of the log while it cannot be written; more is dropped. */
const MAX_UNWRITTEN_BYTES = 1_048_576;

const ignoreError = (): void => undefined;

/**
 * Keeps the process alive when what it prints cannot be written: the program that read it has ended, the terminal is
 * closed, or the disk is full. Games are worth more than a line of output.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreError);
}

/** Where the log goes: standard error, as long as it can be written. */
export function openLogOutput(): DestinationStream {
  const output = destination({ fd: STDERR, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  output.on('error', ignoreError);
  return output;
}
