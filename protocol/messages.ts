import type { Refusal, Seat } from '@orrery/kernel';

/** Raised whenever a bot that was written for the old messages would misunderstand the new ones. */
export const PROTOCOL = 1;

/** The longest line a bot may write, in characters. */
export const BOT_LINE_MOST = 65_536;

/** How long a bot may take; a bot that takes longer forfeits. */
export interface Clock {
  readonly moveMs: number; // for each answer
  readonly startMs: number; // in addition for the first one: programs take time to start
}

/** The first line: which game, and where the bot sits. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seat: Seat;
  readonly seed: number | null; // a bot that draws its randomness from it plays the same game again
  readonly clock: Clock | null; // null: as long as it likes
}

/** What the seat was told since the last message, in order. */
export interface Told {
  readonly type: 'told';
  readonly events: readonly unknown[];
}

/** A question. The answer names its id, so that a late one never meets the next question. */
export interface Request {
  readonly type: 'request';
  readonly id: number;
  readonly question: string;
  readonly must: boolean; // false: the seat may act, but nobody waits for it
  readonly view: unknown; // { seat, table, hand }: all that the seat may see
  readonly moves: readonly string[]; // legal moves; of open-ended kinds a menu, and others may be legal too
}

/** An answer was not accepted, and why. */
export interface Refused {
  readonly type: 'refused';
  readonly request: number;
  readonly refusals: readonly Refusal[];
}

/** The game is over: places[seat] = 1, 2 …; null when it was cut. Nothing comes after it. */
export interface OverMessage {
  readonly type: 'over';
  readonly places: readonly number[] | null;
}

/** The bot has forfeited, and why. Nothing comes after it. */
export interface Forfeited {
  readonly type: 'forfeit';
  readonly why: string;
}

/** What a bot hears. */
export type HostMessage = Hello | Told | Request | Refused | OverMessage | Forfeited;

/** What a bot says. */
export interface Choose {
  readonly type: 'choose';
  readonly request: number;
  readonly move: string; // in the game's notation
}

/** A message as a line. */
export const line = (message: HostMessage | Choose): string => `${JSON.stringify(message)}\n`;
