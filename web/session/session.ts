import type { LevelName } from '@orrery/bots';
import type { Awaiting, Problem, Refusal, Request, Seat, SeatSet, Window, Words } from '@orrery/kernel';

interface Seated {
  readonly name: string; // '' while nobody gave one
  /** The colour that was chosen, of those in the catalogue; absent: that of the seat. No rule knows of it. */
  readonly colour?: number | undefined;
}

/** Who sits on a chair, as everybody at the table knows it. */
export type Sitter =
  | (Seated & { readonly kind: 'person' })
  | (Seated & { readonly kind: 'bot'; readonly level: LevelName });

/** One thing that was told, put into words when it was told: a line of the log. */
export interface StoryLine<E> {
  /** The number of the entry that told it, counted from 1. */
  readonly seq: number;
  readonly event: E;
  /** null where nothing needs saying. */
  readonly words: Words | null;
  readonly isChapter: boolean;
}

/** What one entry told the one who looks, and what that one sees after it. Never changed once made. */
export interface Step<T, H, E> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly view: Window<T, H>;
}

/** Whether somebody is at the table over the network, or who plays for that one. out: gave up or ran out of time. */
export type Presence = 'here' | 'away' | 'bot' | 'stand-in' | 'nobody' | 'out';

/** How much time a seat has. Milliseconds. */
export interface ClockFace {
  /** As it stood at `at`, on the clock of the page (`performance.now`). */
  readonly left: number;
  readonly at: number;
  readonly isRunning: boolean;
}

/** Those one plays with over the network. */
export interface Company {
  /** false: the connection is lost and comes back by itself; what is shown is what was known last. */
  readonly isLinked: boolean;
  /** By seat. */
  readonly presence: readonly Presence[];
  readonly spectators: number;
  /** Nobody plays on, and nobody has won. */
  readonly isBrokenOff: boolean;
  /** By seat; null where nobody counts the time. */
  readonly clocks: readonly ClockFace[] | null;
}

/** The game as the one who looks has it now. A value: whenever something changes, a new one takes its place. */
export interface Moment<T, H, E> {
  /** The number of entries so far. */
  readonly seq: number;
  /** A copy of its own. A spectator's window while the curtain is drawn. */
  readonly view: Window<T, H>;
  readonly awaiting: Awaiting;
  /** What the one who looks is asked; null for nothing. */
  readonly request: Request | null;
  /** How many of its moves the one who looks can take back. */
  readonly undoable: number;
  /** Bots at work. */
  readonly thinking: SeatSet;
  /** Whom the device has to be handed to before a hand is shown; null: nobody. */
  readonly curtain: Seat | null;
  /** The one who looks has the device from somebody who has to decide, to say something in between. */
  readonly isLent?: boolean;
  /** Everything told to the one who looks, in order, what was taken back left out. */
  readonly story: readonly StoryLine<E>[];
  /** Rises when the past has changed (something was taken back, another seat looks): start anew, animate nothing. */
  readonly past: number;
  /** Up to which entry the one who looks had seen the game when the past last changed: what came after is news to it. */
  readonly seen: number;
  /** What keeps the game from going on: bots that cannot think, another window that plays it or deleted it; or null. */
  readonly trouble: Problem | null;
  /** Why what happens is not kept on this device; null while it is. */
  readonly unkept: Problem | null;
  /** Absent where everybody sits at this device. */
  readonly company?: Company;
}

/** What was settled before the game began. */
export interface Terms {
  readonly game: string;
  readonly edition: number;
  readonly options: unknown;
}

/**
 * A game one takes part in. Tables know this alone, so that a game in this page, one on a server and a replay look the
 * same to them.
 */
export interface Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  readonly moment: Moment<T, H, E>;
  /** Nobody has to remember anything here: it is no game that somebody plays, or what it shows was chosen already. */
  readonly isRecord?: true;
  subscribe(changed: () => void): () => void;
  /** What happened after entry `since`, one step after the other, for those who show it so; at most the last few. */
  steps(since: number): readonly Step<T, H, E>[];
  /** Answers the request; [] when it was accepted and kept, else why not, and nothing changed. */
  choose(request: number, move: M): Promise<readonly Refusal[]>;
  /** Takes back the last move of the one who looks. */
  undo(): Promise<readonly Refusal[]>;
  /** The device has been handed over: the curtain may go. */
  lift(): void;
  /**
   * Hands the device to somebody who may act and is not waited for, behind a curtain; null: back to whoever has to
   * decide. Absent where everybody has a device of their own.
   */
  readonly lend?: ((seat: Seat | null) => void) | undefined;
  /** What the one who looks saw after entry `seq`. */
  viewAt(seq: number): Promise<Window<T, H>>;
  close(): void;
}
