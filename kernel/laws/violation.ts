import type { SetupCase } from './subject.ts';

/** Thrown by a law that finds itself broken; the caller adds where. */
export class Violation extends Error {}

/** Reports that the law is broken. */
export function failLaw(what: string): never {
  throw new Violation(what);
}

/** Fails if there is something wrong: for checks that return what is wrong, or null. */
export function failLawIf(wrong: string | null, what: string): void {
  if (wrong !== null) failLaw(`${what}: ${wrong}`);
}

/** Where a law was broken, and how. */
export interface LawBreach {
  readonly law: number;
  readonly name: string;
  readonly game: string;
  /** What was expected and what was found. */
  readonly what: string;
  /** The random game it was found in; null for what no single game shows. */
  readonly found: {
    readonly deal: SetupCase<unknown>;
    readonly seed: number | null;
    /** The number of the entry, in the random game as it was played. */
    readonly entry: number;
    /** A shorter game that also breaks the law, as text; of a game that does not end, the beginning. */
    readonly log: string;
  } | null;
}

/** A law that does not hold, with all that is needed to reproduce it. */
export class LawBroken extends Error {
  readonly breach: LawBreach;

  constructor(breach: LawBreach, cause: unknown = null) {
    super(describe(breach), cause === null ? undefined : { cause });
    this.name = 'LawBroken';
    this.breach = breach;
  }
}

function describe({ law, name, game, what, found }: LawBreach): string {
  const head = `law ${law} (${name}) is broken by ${game}: ${what}`;
  if (found === null) return head;
  const { deal, seed, entry, log } = found;
  const source = seed === null ? 'a given log' : `seed ${seed}`;
  const options = JSON.stringify(deal.options);
  return `${head}\n${source}, ${deal.seats} seats, options ${options}, entry ${entry}; a short log of it:\n${log}`;
}
