/**
 * Computes in a worker who would have won from each position of a game. For one use: create another job to ask again.
 */
export interface WinChanceJob {
  /** By position and seat; the chances add up to 1. Rejects when it is cancelled or fails. */
  start(onProgress: (done: number, of: number) => void): Promise<readonly (readonly number[])[]>;
  cancel(): void;
}

/** Starts a job for a game of the library: its chances after each of these entries. */
export type RequestWinChances = (id: string, seqs: readonly number[]) => WinChanceJob;
