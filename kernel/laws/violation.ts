import type { Deal } from './subject.ts';

/** What a law throws when it finds itself broken; whoever walks adds where. */
export class Violation extends Error {}

/** The law that is looking says no. */
export function broken(what: string): never {
  throw new Violation(what);
}

/** Says no unless there is nothing to say: for checks that return what is wrong, or null. */
export function none(wrong: string | null, what: string): void {
  if (wrong !== null) broken(`${what}: ${wrong}`);
}

/** Where a law was broken, and by what. */
export interface Breach {
  readonly law: number;
  readonly name: string;
  readonly game: string;
  /** What was expected and what was found. */
  readonly what: string;
  /** The random game it was found in; null for what no single game shows. */
  readonly found: {
    readonly deal: Deal<unknown>;
    readonly seed: number | null;
    /** The number of the entry, in the random game as it was played. */
    readonly entry: number;
    /** A shorter game that breaks the law as well, as text; of one that does not end, the beginning. */
    readonly log: string;
  } | null;
}

/** A law that does not hold, with all that is needed to see it again. */
export class LawBroken extends Error {
  readonly breach: Breach;

  constructor(breach: Breach, cause: unknown = null) {
    super(describe(breach), cause === null ? undefined : { cause });
    this.name = 'LawBroken';
    this.breach = breach;
  }
}

function describe({ law, name, game, what, found }: Breach): string {
  const head = `law ${law} (${name}) is broken by ${game}: ${what}`;
  if (found === null) return head;
  const { deal, seed, entry, log } = found;
  const source = seed === null ? 'a given log' : `seed ${seed}`;
  const options = JSON.stringify(deal.options);
  return `${head}\n${source}, ${deal.seats} seats, options ${options}, entry ${entry}; a short log of it:\n${log}`;
}
