import type { Seat, SeatSet } from '@orrery/kernel';
import type { LevelName } from '../levels.ts';

/** A bot at a table. */
export interface BotChair {
  readonly seat: Seat;
  readonly name: string;
  readonly level: LevelName;
  readonly seed: number;
}

/** The table at which bots play. Plain data, so that it can be sent to a worker. */
export interface BotTable {
  readonly game: string;
  readonly edition: number;
  /** As JSON. */
  readonly options: string;
  readonly seats: number;
  /** The seats that people play: bots make few offers to them. */
  readonly people: SeatSet;
  readonly chairs: readonly BotChair[];
}

/** A question to a bot. Views and events are JSON, so that code without the game's types can pass them on. */
export interface BotQuestion {
  readonly seat: Seat;
  /** The number of log entries at that time. */
  readonly seq: number;
  readonly view: string;
  /** The events told to the seat since the last question, or since the start of the game if the bot is created anew. */
  readonly told: string;
  readonly isFromStart: boolean;
  /** The seat is not awaited: does it want to make a move anyway? */
  readonly aside?: boolean;
}

/** The answer of a bot that is not awaited and has nothing to propose. */
export const NO_MOVE = '';

/** Computes the moves of bots, in this thread or elsewhere. */
export interface BotThinker {
  /** A move in the notation of the game, or SILENT; rejects when the search itself fails. */
  think(question: BotQuestion): Promise<string>;
  close(): void;
}
