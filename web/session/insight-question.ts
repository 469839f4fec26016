/**
 * Works out who would have won from each of a game's moments, elsewhere than in the page. A question that is asked once:
 * whoever wants to ask again makes another.
 */
export interface Insight {
  /** By moment and seat, chances that add up to 1. Rejects when it is cancelled or fails. */
  start(onProgress: (done: number, of: number) => void): Promise<readonly (readonly number[])[]>;
  cancel(): void;
}

/** Asks about a game of the library: its chances after each of these entries. */
export type AskInsight = (id: string, seqs: readonly number[]) => Insight;
