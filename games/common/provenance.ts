/** A part of a game that does not come directly from its books; texts name it `origin.KEY`, with a note. */
export interface ProvenanceEntry<P extends string = string> {
  readonly key: string;
  readonly provenance: P;
  readonly rule: string; // the almanac's rule about it, with a mark
}

/** The rules with statements that are not in the books: by id, the number of statements the almanac marks. */
export type RulingCounts = Readonly<Record<string, number>>;
