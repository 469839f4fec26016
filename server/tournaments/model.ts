import type { Strength, TimeControl, Visibility } from '@orrery/protocol';
import type { TournamentSystem } from '@orrery/protocol/api';

/** A person or bot that takes part. */
export interface TournamentEntrant {
  /** Counts from 1 in the order of entry. */
  readonly number: number;
  /** null: a bot. */
  readonly person: string | null;
  readonly name: string;
  readonly level: Strength | null;
  /** The strength when entering, by which the first round is drawn. */
  readonly rating: number;
  /** false: has withdrawn, or a bot that is not needed now. */
  readonly isActive: boolean;
  /** When they entered or came back; null for bots, and for entrants of earlier versions. */
  readonly freeSince: number | null;
}

/** How a board got its points; pending: it has none yet. */
export type BoardOutcome = 'pending' | 'played' | 'forfeit' | 'bye' | 'broken-off';

/** One table of a round, or the bye of one entrant. */
export interface Board {
  readonly round: number;
  /** Counts from 1 in each round. */
  readonly board: number;
  /** By seat. */
  readonly entrants: readonly number[];
  /** null: nothing is played here. */
  readonly table: string | null;
  readonly outcome: BoardOutcome;
  /** By seat; null while pending. */
  readonly points: readonly number[] | null;
  /** Players who are not at the table by then lose; null at a bye. */
  readonly showUntil: number | null;
  /** When it got its points. */
  readonly endedAt: number | null;
}

export type TournamentState = 'open' | 'playing' | 'over' | 'cancelled';

/** What is agreed when a tournament is created. */
export interface TournamentTerms {
  readonly name: string;
  readonly system: TournamentSystem;
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly time: TimeControl;
  readonly isRated: boolean;
  readonly visibility: Visibility;
  readonly rounds: number;
  /** The duration of an arena; null for every other system. */
  readonly durationMs: number | null;
  /** The level of the bots that take free seats; null: no bots. */
  readonly fillLevel: Strength | null;
  /** How long a table waits for people who are not there. */
  readonly noShowMs: number;
  /** The pause between two rounds. */
  readonly breakMs: number;
  /** When it begins by itself; null: when its host begins it. */
  readonly startsAt: number | null;
}

/** A tournament as stored in the database. */
export interface TournamentRecord extends TournamentTerms {
  readonly id: string;
  readonly host: string;
  readonly hostName: string;
  readonly state: TournamentState;
  /** The round that is played or was played last; 0 before the first. */
  readonly round: number;
  /** When the next round is paired, during a pause. */
  readonly nextRoundAt: number | null;
  readonly wakeAt: number | null;
  readonly started: number | null;
  readonly ended: number | null;
  readonly made: number;
}

/** When a running arena stops pairing; null for every other system. */
export const arenaEnd = ({ started, durationMs }: Pick<TournamentRecord, 'started' | 'durationMs'>): number | null =>
  started === null || durationMs === null ? null : started + durationMs;

/** A tournament with all that belongs to it. */
export interface FullTournament {
  readonly record: TournamentRecord;
  readonly entrants: readonly TournamentEntrant[];
  readonly boards: readonly Board[];
}
