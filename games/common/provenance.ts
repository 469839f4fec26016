/** A part of a game that does not come straight from its books; texts name it `origin.KEY`, with a note. */
export interface Origin<P extends string = string> {
  readonly key: string;
  readonly provenance: P;
  readonly rule: string; // what the almanac says of it, with a mark
}

/** The rules that say something the books do not: by id, how many statements of the rule the almanac marks. */
export type Rulings = Readonly<Record<string, number>>;
