/**
 * The contract between a game and everything else. Server, app, bots, bench and laws know a game by this file alone.
 * Plain data, no clock, no generator, no I/O: the same code runs in node, in a browser and in a worker.
 */

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** A set of seats: bit q stands for seat q. Cheap to test, copy and store; see seats.ts. */
export type SeatSet = number;

/** Moves, frames and events are distinguished by `kind`, a word of the game's vocabulary. */
export interface Kinded {
  readonly kind: string;
}

/** Figures for a refusal message: what was needed, what is there. */
export type RefusalNumbers = Readonly<Record<string, number>>;

/** A uniform integer in 0 .. below-1. The only source of randomness. */
export type Rng = (below: number) => number;

/**
 * The complete state of a game in progress, split by who may know it. Plain data: JSON as it stands, no undefined, no
 * class instances, no shared mutable parts.
 */
export interface State<T, H, B> {
  /** Open to everybody, including spectators; carries the options and the stack of frames. */
  readonly table: T;
  /** hands[seat] is open to that seat alone: cards, hidden commitments, what it is being shown. */
  readonly hands: readonly H[];
  /** Known to nobody: multisets of what lies face down, never an order. */
  readonly box: B;
}

/** What one seat sees: a live window on a state, not a copy. Make one per seat and keep it. */
export interface SeatView<T, H> {
  readonly seat: Seat;
  readonly table: T;
  readonly hand: H;
}

/** What a spectator sees: the table only. */
export interface SpectatorView<T> {
  readonly seat: null;
  readonly table: T;
}

/**
 * Who the game waits for. A function of the table alone, so that who is asked reveals nothing. Answers are shared
 * constants: compare them, never change them.
 */
export type Awaiting = Asking | Chance | GameOver;

/** One or several seats must decide. */
export interface Asking {
  readonly who: 'seats';
  /** The question, in the game's vocabulary: the kind of the frame on top. */
  readonly question: string;
  /** The game goes on only when all of these have answered. */
  readonly must: SeatSet;
  /** These may also act but are not waited for: withdraw an offer, change a sealed choice. */
  readonly may: SeatSet;
  /** Never auto-play a forced answer here: the timing would reveal hidden cards. */
  readonly veiled: boolean;
}

/**
 * Independent uniform integers below public bounds. A draw from n hidden cards is `of: [n]`: the bound is public, the
 * meaning of the integer may be secret.
 */
export interface Chance {
  readonly who: 'chance';
  readonly kind: string;
  readonly of: readonly number[];
  /** The integers stay in the host's log until the game is over. */
  readonly secret: boolean;
}

/** The game has ended: places[seat] = 1, 2 …; ties share a place and the next one is skipped: 1, 2, 2, 4. */
export interface GameOver {
  readonly who: 'over';
  readonly places: readonly number[];
}

/** Why a move is not allowed, as data: a text key, the rule id, the figures. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly numbers: RefusalNumbers;
}

/** Legal moves, refilled instead of reallocated. Only the first `n` of `at` count. */
export class MoveList<M> {
  n = 0;
  readonly at: M[] = [];
  /** Maximum number of moves of each open-ended kind to list. */
  readonly menu: number;

  constructor(menu = 16) {
    this.menu = menu;
  }

  add(move: M): void {
    this.at[this.n++] = move;
  }

  toArray(): M[] {
    return this.at.slice(0, this.n);
  }
}

/** Receives events. `null` in simulations: `tell?.all({…})` then does not even build the event. */
export interface EventSink<E> {
  /** Everybody is told, including spectators. */
  all(event: E): void;
  /** These seats are told `secret`; everybody else is told `shared`, or nothing when it is null. */
  to(seats: SeatSet, secret: E, shared: E | null): void;
  /**
   * This step shows these seats something that no view of theirs held before: an undo barrier. Chance always is one.
   * What is revealed must also be in their view afterwards: seats are told exactly what they see.
   */
  reveals(seats: SeatSet): void;
}

/** A kind of move, with what the laws, the bench and the app's texts need to know about it. */
export interface MoveKindInfo<T, M> {
  readonly kind: string;
  /** all: `moves` lists every legal one. menu: it lists some, and `refuse` decides. */
  readonly listing: 'all' | 'menu';
  /** Any well-formed move of this kind, legal or not. */
  any(table: T, rng: Rng): M;
  /** How its moves are written. Older editions lack the form. */
  readonly move?: { readonly form?: MoveForm };
}

/** How the moves of a kind are written, for descriptions. */
export interface MoveForm {
  /** The text with its fields in braces; null for kinds whose moves are listed one by one. */
  readonly text: string | null;
  /** By field: every value as it is written; null where there are too many. */
  readonly fields: Readonly<Record<string, readonly string[] | null>>;
  /** Every move of the kind, where there is no text with fields. */
  readonly listed: readonly string[];
}

/** Every kind and code of a game: texts, coverage and the action ids of learners are checked against it. */
export interface Vocabulary<T, M> {
  readonly moves: readonly MoveKindInfo<T, M>[];
  readonly frames: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
}

/** The options chosen before a game begins. */
export type OptionSpecs<O> = {
  readonly [P in keyof O]: {
    readonly of: readonly O[P][]; // allowed values
    readonly standard: O[P];
    readonly book: O[P] | null; // the value in the rulebooks; null where they leave it open or disagree; read it with `bookValue`
    readonly rule: string; // the rule about it
    readonly upTo?: readonly (readonly [value: O[P], seats: number])[]; // values that have no effect above a number of seats; read it with `maxSeatsFor`
  };
};

/** Moves as text. `parse` returns null for anything that is not well-formed, so that `refuse` never gets garbage. */
export interface Codec<M> {
  print(move: M): string;
  parse(text: string): M | null;
}

/**
 * What a seat knows beyond its view: a fold over the events it was told. Kept by bots, and by the server on request,
 * never in the state.
 */
export interface MemoryRule<T, H, E, K> {
  /**
   * Before any event. Reads only what set-up fixed (seats, options), so that a latecomer can catch up on all events at
   * once.
   */
  blank(view: SeatView<T, H>): K;
  hear(memory: K, event: E): void;
  /**
   * Forgets what was last shown more than this many turns ago, for players who take no notes. Absent: nothing is
   * forgotten.
   */
  forget?(memory: K, turns: number): void;
}

/** A game is one value. A game's package exports only this value, its types and its texts. */
export interface Game<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly id: string;
  /** Raised whenever a stored log would play differently; old logs keep their old edition. */
  readonly edition: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionSpecs<O>;
  readonly vocabulary: Vocabulary<T, M>;
  /** Deterministic. Anything that is shuffled is a chance frame waiting on top of the stack. */
  setup(options: O, seats: number): State<T, H, B>;
  awaiting(table: T): Awaiting;
  /**
   * Refills `out`; empty unless the seat is awaited. Lists 'all' kinds completely and at most `out.menu` of each 'menu'
   * kind.
   */
  moves(view: SeatView<T, H>, out: MoveList<M>): void;
  /** [] = legal. `move` is well-formed (it came from `notation` or `moves`); range errors never reach a need. */
  refuse(view: SeatView<T, H>, move: M): readonly Refusal[];
  /** Changes the state. The caller has checked the move. */
  play(state: State<T, H, B>, seat: Seat, move: M, tell: EventSink<E> | null): void;
  /**
   * One integer for each of `awaiting().of`; an index counts hidden cards in table order. The caller owns the array.
   */
  resolve(state: State<T, H, B>, outcome: readonly number[], tell: EventSink<E> | null): void;
  /** Fills `into` in place: its table, hands and box keep their identity, so that views on it stay valid. */
  copy(from: State<T, H, B>, into: State<T, H, B>): void;
  /** What `table.derived` must hold, rebuilt from the rest of the table; absent when nothing is derived. */
  derive?(table: T): unknown;
  /** How many turns have begun. Used for what is granted once a turn, such as clock time. Older editions lack it. */
  turns?(table: T): number;
  readonly memory: MemoryRule<T, H, E, K>;
  /**
   * Fills `into` in place with a state that this seat, remembering all it was told, cannot distinguish from the real
   * one.
   */
  imagine(view: SeatView<T, H>, memory: K, rng: Rng, into: State<T, H, B>): void;
  readonly notation: Codec<M>;
  /** The same game, reporting each frame that runs without waiting: law 7 needs it to see those frames. */
  traced(onFrame: (kind: string) => void): Game<T, H, B, M, E, O, K>;
}

/**
 * The types a game declares once. Generic code takes the parameters, never the bundle: `G['table']` would accept any
 * object.
 */
export interface GameTypes {
  table: object;
  hand: object;
  box: object;
  move: Kinded;
  event: Kinded;
  options: object;
  memory: unknown;
}

/** The `Game` with these types. */
export type GameOf<G extends GameTypes> = Game<
  G['table'],
  G['hand'],
  G['box'],
  G['move'],
  G['event'],
  G['options'],
  G['memory']
>;

/** A game with its types erased, so that server, app and bench can keep several in one list. */
export interface AnyGame {
  use<R>(f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(game: Game<T, H, B, M, E, O, K>) => R): R;
}

/** Erases the types of a game, for code that handles games of any kind. */
export const eraseGame = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): AnyGame => ({
  use: (f) => f(game),
});
