/**
 * The contract between a game and everything else: server, app, bots, laboratory and laws know a game by this file alone.
 * Plain data, no clock, no generator, no I/O; the same code runs in node, in a browser and in a worker.
 */

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** A set of seats: bit q stands for seat q. Cheap to test, to copy and to store; see seats.ts. */
export type SeatSet = number;

/** Moves, frames and events are told apart by `kind`, a word of the game's own vocabulary. */
export interface Kinded {
  readonly kind: string;
}

/** Figures that go into a sentence: what was needed, what is there. */
export type Numbers = Readonly<Record<string, number>>;

/** A uniform integer in 0 .. below-1. The only randomness there is. */
export type Rng = (below: number) => number;

/**
 * Everything there is to know about a game in progress, split by who may know it.
 * Plain data: JSON as it stands, no undefined, no class instances, no shared mutable parts.
 */
export interface State<T, H, B> {
  /** Open to everybody, spectators included; carries the options and the stack of frames. */
  readonly table: T;
  /** hands[seat] is open to that seat alone: cards, hidden commitments, what it is being shown. */
  readonly hands: readonly H[];
  /** Known to nobody: multisets of what lies face down, never an order. */
  readonly box: B;
}

/** What one seat sees: a window on a live state, not a copy. Make one per seat and keep it. */
export interface SeatView<T, H> {
  readonly seat: Seat;
  readonly table: T;
  readonly hand: H;
}

/** What a spectator sees: the table and nothing else. */
export interface OpenView<T> {
  readonly seat: null;
  readonly table: T;
}

/**
 * Whom the game waits for. A function of the table alone, so that nobody learns anything from who is asked.
 * Answers are shared constants: compare, never change.
 */
export type Awaiting = Asking | Chance | Over;

/** One or several seats decide. */
export interface Asking {
  readonly who: 'seats';
  /** What is asked, in the game's vocabulary: the kind of the frame on top. */
  readonly question: string;
  /** The game goes on only when each of these has answered. */
  readonly must: SeatSet;
  /** These may act as well but are not waited for: withdraw an offer, change a sealed choice. */
  readonly may: SeatSet;
  /** A lone legal answer may hide a card: no driver may give it early, or its haste would tell. */
  readonly veiled: boolean;
}

/**
 * Independent uniform integers below open bounds. A draw from n hidden cards is `of: [n]`:
 * the bound is open, what the integer means may be secret.
 */
export interface Chance {
  readonly who: 'chance';
  readonly kind: string;
  readonly of: readonly number[];
  /** The integers stay in the log of the one who runs the game until it is over. */
  readonly secret: boolean;
}

/** The game has ended: places[seat] = 1, 2 …; ties share a place and the next one is left out: 1, 2, 2, 4. */
export interface Over {
  readonly who: 'over';
  readonly places: readonly number[];
}

/** A move that is not allowed, and why, as data: a text key, the rule's number, the figures. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly numbers: Numbers;
}

/** Legal moves, refilled instead of made anew. Only the first `n` of `at` count. */
export class MoveList<M> {
  n = 0;
  readonly at: M[] = [];
  /** How many moves of each open-ended kind the asker wants to see at most. */
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

/** Where events go. `null` in simulations: `tell?.all({…})` then does not even build the event. */
export interface Tell<E> {
  /** Everybody hears it, spectators included. */
  all(event: E): void;
  /** These seats hear `secret`, everybody else hears `shared`, or nothing when it is null. */
  to(seats: SeatSet, secret: E, shared: E | null): void;
  /**
   * This step shows these seats something no view of theirs held before: an undo barrier. Chance always is one.
   * What is shown lies in their view afterwards as well: what is told is seen, and what is seen was told.
   */
  reveals(seats: SeatSet): void;
}

/** A kind of move, as the laws, the laboratory and the app's texts need to know it. */
export interface MoveKind<T, M> {
  readonly kind: string;
  /** all: `moves` names every legal one. menu: it names some, and `refuse` decides. */
  readonly listing: 'all' | 'menu';
  /** Any well-formed move of this kind, legal or not. */
  any(table: T, rng: Rng): M;
}

/** Every word a game can say: texts, coverage and the laboratory's action ids are checked against it. */
export interface Vocabulary<T, M> {
  readonly moves: readonly MoveKind<T, M>[];
  readonly frames: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
}

/** The choices made before a game begins. */
export type OptionSpecs<O> = {
  readonly [P in keyof O]: {
    readonly of: readonly O[P][]; // the allowed values
    readonly standard: O[P];
    readonly book: O[P] | null; // what the books have, null where they leave it open or disagree; read it with `bookOf`
    readonly rule: string; // what speaks of it
    readonly upTo?: readonly (readonly [value: O[P], seats: number])[]; // values that mean nothing to more seats; read it with `mostSeatsFor`
  };
};

/** Moves as text. `parse` returns null for whatever is not well-formed, so that `refuse` never sees garbage. */
export interface Codec<M> {
  print(move: M): string;
  parse(text: string): M | null;
}

/**
 * What a seat knows beyond its view: a fold over the events it was told.
 * Kept by bots, and by the server on request, never in the state.
 */
export interface Memory<T, H, E, K> {
  /** Before anything was told. Reads only what set-up fixed (seats, options), so that a latecomer can hear it all at once. */
  blank(view: SeatView<T, H>): K;
  hear(memory: K, event: E): void;
  /** What is lost by one who takes no notes: what was shown last more than so many turns ago. Absent: nothing ever is. */
  forget?(memory: K, turns: number): void;
}

/** A game is one value. Nothing else leaves a game's room but this value, its types and its texts. */
export interface Game<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly id: string;
  /** Raised whenever a stored log would play differently; old logs keep their old edition. */
  readonly edition: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionSpecs<O>;
  readonly vocabulary: Vocabulary<T, M>;
  /** Deterministic. Whatever gets shuffled is a chance frame that waits on top of the stack. */
  setup(options: O, seats: number): State<T, H, B>;
  awaiting(table: T): Awaiting;
  /** Refills `out`; empty unless the seat is awaited. Kinds with listing 'all' completely, of 'menu' kinds at most `out.menu`. */
  moves(view: SeatView<T, H>, out: MoveList<M>): void;
  /** [] = legal. `move` is well-formed (it came out of `notation` or `moves`); range errors never reach a need. */
  refuse(view: SeatView<T, H>, move: M): readonly Refusal[];
  /** Changes the state; the caller has checked. */
  play(state: State<T, H, B>, seat: Seat, move: M, tell: Tell<E> | null): void;
  /** One integer for each of `awaiting().of`; an index counts hidden cards in table order. The array is the caller's. */
  resolve(state: State<T, H, B>, outcome: readonly number[], tell: Tell<E> | null): void;
  /** Fills `into` in place: its table, hands and box keep their identity, so that views on it stay good. */
  copy(from: State<T, H, B>, into: State<T, H, B>): void;
  /** What `table.derived` must hold, rebuilt from the rest of the table; absent when nothing is derived. */
  derive?(table: T): unknown;
  /** How many turns have begun: what is earned once a turn, such as time, is counted by it. Older editions lack it. */
  turns?(table: T): number;
  readonly memory: Memory<T, H, E, K>;
  /** Fills `into` in place with a state that this seat, remembering all it was told, cannot tell from the real one. */
  imagine(view: SeatView<T, H>, memory: K, rng: Rng, into: State<T, H, B>): void;
  readonly notation: Codec<M>;
  /** The same game, reporting each frame that runs by itself: how law 7 sees frames nobody waits on. */
  traced(onFrame: (kind: string) => void): Game<T, H, B, M, E, O, K>;
}

/** What a room declares once. Generic code takes the parameters, never the bundle: `G['table']` would accept any object. */
export interface Shape {
  table: object;
  hand: object;
  box: object;
  move: Kinded;
  event: Kinded;
  options: object;
  memory: unknown;
}

/** The game of a room's shape. */
export type GameOf<G extends Shape> = Game<
  G['table'],
  G['hand'],
  G['box'],
  G['move'],
  G['event'],
  G['options'],
  G['memory']
>;

/** A game whose types only its own room knows: how server, app and laboratory keep several in one list. */
export interface Held {
  use<R>(f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(game: Game<T, H, B, M, E, O, K>) => R): R;
}

/** Puts a game away for those who handle games of any kind. */
export const hold = <T, H, B, M extends Kinded, E extends Kinded, O, K>(game: Game<T, H, B, M, E, O, K>): Held => ({
  use: (f) => f(game),
});
