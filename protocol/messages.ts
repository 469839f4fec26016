import type { Refusal, Seat } from '@orrery/kernel';

/** Increased whenever a bot written for the old messages would misunderstand the new ones. */
export const BOT_PROTOCOL_VERSION = 1;

/** Maximum length of a line from a bot, in characters. */
export const MAX_BOT_LINE_CHARS = 65_536;

/** Time limits of a bot; a bot that exceeds them forfeits. */
export interface BotTimeLimits {
  readonly moveMs: number; // for each answer
  readonly startMs: number; // extra time for the first answer, since programs take time to start
}

/** The first line: which game, and where the bot sits. */
export interface HelloMessage {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seat: Seat;
  readonly seed: number | null; // a bot that takes its randomness from this seed plays the same game again
  readonly clock: BotTimeLimits | null; // null: no time limit
}

/** The events the seat has seen since the last message, in order. */
export interface EventsMessage {
  readonly type: 'events';
  readonly events: readonly unknown[];
}

/** A request. The answer repeats its id, so that a late answer is never taken for an answer to the next request. */
export interface RequestMessage {
  readonly type: 'request';
  readonly id: number;
  readonly question: string;
  readonly must: boolean; // false: the seat may act, but the game does not wait for it
  readonly view: unknown; // { seat, table, hand }: everything the seat may see
  readonly moves: readonly string[]; // legal moves; for open-ended kinds only a sample, and other moves may be legal too
}

/** An answer was not accepted, with the reasons. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly request: number;
  readonly refusals: readonly Refusal[];
}

/** The game is over: places[seat] = 1, 2 …; null if it was cut short. This is the last message. */
export interface OverMessage {
  readonly type: 'over';
  readonly places: readonly number[] | null;
}

/** The bot has forfeited, with the reason. This is the last message. */
export interface ForfeitMessage {
  readonly type: 'forfeit';
  readonly reason: string;
}

/** Messages to a bot. */
export type HostMessage = HelloMessage | EventsMessage | RequestMessage | RefusedMessage | OverMessage | ForfeitMessage;

/** Message from a bot. */
export interface ChooseMessage {
  readonly type: 'choose';
  readonly request: number;
  readonly move: string; // in the game's notation
}

/** A message as one line of JSON. */
export const toLine = (message: HostMessage | ChooseMessage): string => `${JSON.stringify(message)}\n`;
