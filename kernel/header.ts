import type { Game, Kinded } from './contract.ts';
import type { Entry } from './entry.ts';

/** The version of the text form that this kernel writes; see docs/log-format.md. */
export const LOG_FORMAT = 1;

/** What stands at the head of a log: all that is needed to set the game up again and to check its dice. */
export interface Header<O> {
  readonly game: string;
  readonly edition: number;
  /** The game's own name, part of what its dice are made of. */
  readonly id: string;
  readonly seats: number;
  readonly options: O;
  /** SHA-256 of the server's seed, published before the first draw; null where dice are not sealed. */
  readonly commitment: string | null;
  /** One text a seat, '' where a player added none. */
  readonly clientSeeds: readonly string[];
}

/** A game on record. */
export interface Log<M, O> {
  readonly header: Header<O>;
  readonly entries: readonly Entry<M>[];
  /** For each entry the hash of the state after it, or null where the record holds none. */
  readonly checks: readonly (string | null)[];
  /** places[seat] once the game is over. */
  readonly places: readonly number[] | null;
  /** The server's seed in hexadecimal, shown once the game is over. */
  readonly serverSeed: string | null;
  /** What the players were called, by seat, '' where nobody said; absent where the record does not tell. */
  readonly names?: readonly string[];
}

/** What is said of a game when its header is made; what is left out is the header of a game without sealed dice. */
export interface HeaderParts<O> {
  readonly id?: string;
  readonly options: O;
  readonly seats: number;
  readonly commitment?: string;
  readonly clientSeeds?: readonly string[];
}

/** The header of a game that begins now. */
export const headerOf = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { id = '', options, seats, commitment, clientSeeds }: HeaderParts<O>,
): Header<O> => ({
  game: game.id,
  edition: game.edition,
  id,
  seats,
  options,
  commitment: commitment ?? null,
  clientSeeds: clientSeeds ?? new Array<string>(seats).fill(''),
});
