import type { AtZero, TimeControl } from '@orrery/protocol';
import type { MakeTable } from '@orrery/protocol/api';
import { optionsFor, readSheet, type Sheet, type Terms } from '../../../new-game/sheet.ts';
import { TIMES } from '../parts/time-words.ts';

/** What is settled when a table for friends is made. */
export interface FriendSheet {
  readonly sheet: Sheet; // seats and options; its chairs are taken later, at the table
  readonly time: TimeControl;
  readonly atZero: AtZero;
  readonly isRated: boolean;
  readonly door: 'open' | 'link';
}

const ALL_TIMES = TIMES.flatMap(({ times }) => times);

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

/** The sheet as it was filled in the last time; what no longer fits is standard again. */
export function readFriendSheet(terms: Terms, text: string | null): FriendSheet {
  const given = parse(text);
  const time = ALL_TIMES.find((each) => JSON.stringify(each) === JSON.stringify(given.time)) ?? { kind: 'none' };
  return {
    sheet: readSheet(terms, JSON.stringify(given.sheet ?? null), ''),
    time,
    atZero: given.atZero === 'forfeit' ? 'forfeit' : 'bot',
    isRated: given.isRated === true && time.kind !== 'none',
    door: given.door === 'open' ? 'open' : 'link',
  };
}

/** The sheet as a rated one, or not: a rated game needs a clock, and nobody plays it on for anybody. */
export function rated(filled: FriendSheet, isRated: boolean): Partial<FriendSheet> {
  const clock = ALL_TIMES.find(({ kind }) => kind === 'game') ?? filled.time;
  return { isRated, ...(isRated && filled.time.kind === 'none' && { time: clock }) };
}

export const tableOf = (terms: Terms, { sheet, time, atZero, isRated, door }: FriendSheet): MakeTable => ({
  game: terms.game,
  seats: sheet.seats,
  options: optionsFor(terms, sheet),
  time,
  atZero: isRated ? 'forfeit' : atZero,
  isRated,
  door,
});
