import type { Game, Kinded } from './contract.ts';
import type { LogEntry } from './entry.ts';

/** The version of the text form that this kernel writes; see docs/log-format.md. */
export const LOG_FORMAT = 1;

/** The header of a log: all that is needed to set the game up again and to check its dice. */
export interface Header<O> {
  readonly game: string;
  readonly edition: number;
  /** The id of the game, one of the inputs of its dice. */
  readonly id: string;
  readonly seats: number;
  readonly options: O;
  /** SHA-256 of the server's seed, published before the first draw; null where dice are not sealed. */
  readonly commitment: string | null;
  /** One text for each seat, '' where a player added none. */
  readonly clientSeeds: readonly string[];
}

/** A recorded game. */
export interface GameLog<M, O> {
  readonly header: Header<O>;
  readonly entries: readonly LogEntry<M>[];
  /** For each entry the hash of the state after it, or null where the record holds none. */
  readonly checks: readonly (string | null)[];
  /** places[seat] once the game is over. */
  readonly places: readonly number[] | null;
  /** The server's seed in hexadecimal, revealed once the game is over. */
  readonly serverSeed: string | null;
  /** The names of the players by seat, '' where unknown; absent where the record does not hold them. */
  readonly names?: readonly string[];
}

/** The arguments of a new header. Defaults are those of a game without sealed dice. */
export interface HeaderInput<O> {
  readonly id?: string;
  readonly options: O;
  readonly seats: number;
  readonly commitment?: string;
  readonly clientSeeds?: readonly string[];
}

/** The header of a game that begins now. */
export const headerOf = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { id = '', options, seats, commitment, clientSeeds }: HeaderInput<O>,
): Header<O> => ({
  game: game.id,
  edition: game.edition,
  id,
  seats,
  options,
  commitment: commitment ?? null,
  clientSeeds: clientSeeds ?? new Array<string>(seats).fill(''),
});
