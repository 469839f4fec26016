import type { Strength, TimeControl, Visibility } from '@orrery/protocol';
import type { CreateTournament, TournamentSystem } from '@orrery/protocol/api';
import { chosenOptions, type Sheet, type SheetSpec } from '../../../new-game/sheet.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The form of a new tournament. */
export interface TournamentSheet {
  readonly name: string;
  readonly system: TournamentSystem;
  readonly rounds: number;
  /** How long an arena lasts. */
  readonly durationMs: number;
  readonly time: TimeControl;
  readonly isRated: boolean;
  readonly visibility: Visibility;
  /** The level of the bots that take free seats; null: no bots. */
  readonly fillLevel: Strength | null;
  readonly noShowMs: number;
  readonly breakMs: number;
  /** The local date and time at which it begins, as the field has it; '' when its host begins it. */
  readonly startsAt: string;
  readonly sheet: Sheet;
}

export const ROUND_NUMBERS = [3, 4, 5, 6, 7, 9, 11];
export const DURATIONS_MS = [30, 45, 60, 90, 120, 180, 240].map((minutes) => minutes * MINUTE_MS);
/** How often an arena pairs who is free. */
const ARENA_BREAK_MS = 10 * SECOND_MS;
export const BREAKS_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** How long a table waits for its players: minutes in live games, days by correspondence. */
export const noShowTimesMs = (time: TimeControl): readonly number[] =>
  time.kind === 'correspondence'
    ? [12 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS]
    : [2 * MINUTE_MS, 3 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 15 * MINUTE_MS];

const LIVE_TIME: TimeControl = { kind: 'game', start: 10 * MINUTE_MS, increment: 10 * SECOND_MS };

export const emptyTournamentSheet = (name: string, sheet: Sheet): TournamentSheet => ({
  name,
  system: sheet.seats === 2 ? 'swiss' : 'tables',
  rounds: 5,
  durationMs: 90 * MINUTE_MS,
  time: LIVE_TIME,
  isRated: false,
  visibility: 'public',
  fillLevel: null,
  noShowMs: 3 * MINUTE_MS,
  breakMs: MINUTE_MS,
  startsAt: '',
  sheet,
});

/** The form with another number of seats, which limits the possible systems. */
export const withSeats = (filled: TournamentSheet, seats: number): Partial<TournamentSheet> => ({
  sheet: { ...filled.sheet, seats },
  ...(filled.system !== 'arena' &&
    (seats === 2) === (filled.system === 'tables') && { system: seats === 2 ? 'swiss' : 'tables' }),
});

/** The form with another system: an arena is live. */
export const withSystem = (filled: TournamentSheet, system: TournamentSystem): Partial<TournamentSheet> => ({
  system,
  ...(system === 'arena' && filled.time.kind === 'correspondence' && withTime(filled, LIVE_TIME)),
});

/** The form with another clock; values that do not fit it are replaced. */
export function withTime(filled: TournamentSheet, time: TimeControl): Partial<TournamentSheet> {
  const choices = noShowTimesMs(time);
  return { time, ...(!choices.includes(filled.noShowMs) && { noShowMs: choices[1] ?? filled.noShowMs }) };
}

export const createTournamentBody = (terms: SheetSpec, filled: TournamentSheet): CreateTournament => ({
  name: filled.name.trim(),
  system: filled.system,
  game: terms.game,
  seats: filled.sheet.seats,
  options: chosenOptions(terms, filled.sheet),
  time: filled.time,
  isRated: filled.isRated,
  visibility: filled.visibility,
  rounds: filled.rounds,
  durationMs: filled.system === 'arena' ? filled.durationMs : null,
  fillLevel: filled.isRated ? null : filled.fillLevel,
  noShowMs: filled.noShowMs,
  breakMs: filled.system === 'arena' ? ARENA_BREAK_MS : filled.breakMs,
  startsAt: filled.startsAt === '' ? null : new Date(filled.startsAt).getTime(),
});
