import type { OnTimeout, TimeControl, Visibility } from '@orrery/protocol';
import type { CreateTable } from '@orrery/protocol/api';
import { chosenOptions, readSheet, type Sheet, type SheetSpec } from '../../../new-game/sheet.ts';
import { TIME_CONTROL_GROUPS } from '../parts/time-texts.ts';

/** The settings of a table for friends. */
export interface FriendSheet {
  readonly sheet: Sheet; // seats and options; seats are taken later, at the table
  readonly time: TimeControl;
  readonly onTimeout: OnTimeout;
  readonly isRated: boolean;
  readonly visibility: Visibility;
  /** Whether all may agree to take moves back. */
  readonly takeBacks: boolean;
  /** How much later spectators see the game. */
  readonly spectatorDelayMs: number;
}

const MINUTE_MS = 60_000;
/** Offered for `spectatorDelayMs`. */
export const SPECTATOR_DELAYS_MS: readonly number[] = [0, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

const ALL_TIMES = TIME_CONTROL_GROUPS.flatMap(({ times }) => times);

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = text === null ? null : JSON.parse(text);
    return isRecord(given) ? given : {};
  } catch {
    return {};
  }
}

/** The form with its last values; values that no longer fit are reset to defaults. */
export function readFriendSheet(terms: SheetSpec, text: string | null): FriendSheet {
  const given = parse(text);
  const time = ALL_TIMES.find((each) => JSON.stringify(each) === JSON.stringify(given.time)) ?? { kind: 'none' };
  return {
    sheet: readSheet(terms, JSON.stringify(given.sheet ?? null), ''),
    time,
    onTimeout: given.onTimeout === 'forfeit' ? 'forfeit' : 'bot',
    isRated: given.isRated === true && time.kind !== 'none',
    visibility: given.visibility === 'public' ? 'public' : 'unlisted',
    takeBacks: given.takeBacks === true,
    spectatorDelayMs: SPECTATOR_DELAYS_MS.find((each) => each === given.spectatorDelayMs) ?? 0,
  };
}

/** The form with rated on or off: a rated game needs a clock, and no bot may substitute for a player. */
export function withRated(filled: FriendSheet, isRated: boolean): Partial<FriendSheet> {
  const clock = ALL_TIMES.find(({ kind }) => kind === 'game') ?? filled.time;
  return { isRated, ...(isRated && filled.time.kind === 'none' && { time: clock }) };
}

export const createTableBody = (
  terms: SheetSpec,
  { sheet, time, onTimeout, isRated, visibility, takeBacks, spectatorDelayMs }: FriendSheet,
): CreateTable => ({
  game: terms.game,
  seats: sheet.seats,
  options: chosenOptions(terms, sheet),
  time,
  onTimeout: isRated ? 'forfeit' : onTimeout,
  isRated,
  visibility,
  takeBacks: takeBacks && !isRated,
  spectatorDelayMs,
});
