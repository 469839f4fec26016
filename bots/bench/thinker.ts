import type { Seat } from '@orrery/kernel';
import type { LevelName } from '../levels.ts';

/** A bot as it sits at a table. */
export interface Chair {
  readonly seat: Seat;
  readonly name: string;
  readonly level: LevelName;
  readonly seed: number;
}

/** The table at which bots sit. Everything is plain, so that it can be handed to a worker. */
export interface Round {
  readonly game: string;
  readonly edition: number;
  /** As JSON. */
  readonly options: string;
  readonly seats: number;
  readonly chairs: readonly Chair[];
}

/** What a bot is asked. Views and events are JSON, so that they pass through doors that know no game. */
export interface Question {
  readonly seat: Seat;
  /** The number of entries at the time. */
  readonly seq: number;
  readonly view: string;
  /** A list of the events that the seat was told since the last question, or from the start if the bot is to sit down anew. */
  readonly told: string;
  readonly anew: boolean;
  /** Nobody waits for this seat: does it want to say something all the same? */
  readonly aside?: boolean;
}

/** The answer of a bot that is not waited for and has nothing to say. */
export const SILENT = '';

/** Those who think for bots, wherever they do it. */
export interface Thinker {
  /** A move in the notation of the game, or SILENT; rejects when the thinking itself fails. */
  think(question: Question): Promise<string>;
  close(): void;
}
