import type { GameRecord } from '@orrery/bots/arena';
import type { Result } from '@orrery/kernel';
import { isJsonObject, ResultsFile } from '../results-file.ts';
import type { ContestPlan } from './plan.ts';

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

/** By seat, a list of words. */
const isRoles = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && each.every((word) => typeof word === 'string'));

function isRecord(value: unknown, seats: number): value is GameRecord {
  if (!isJsonObject(value)) return false;
  const { game, deal, seating, places, points, turns, steps, moves, ms, maxMs, trades, kinds, forfeits, roles } = value;
  const { offers = {} } = value;
  const bySeat = [seating, moves, ms, maxMs, trades, places ?? seating, points ?? seating];
  return (
    isNumbers([game, deal, steps, turns ?? 0]) &&
    isJsonObject(kinds) &&
    isNumbers(Object.values(kinds)) &&
    isJsonObject(offers) &&
    isNumbers(Object.values(offers)) &&
    (roles === undefined || isRoles(roles)) &&
    bySeat.every((list) => isNumbers(list) && list.length === seats) &&
    Array.isArray(forfeits) &&
    forfeits.every((each) => isJsonObject(each) && typeof each.seat === 'number' && typeof each.why === 'string')
  );
}

/** The finished games of a contest in a file. */
export const openContestFile = (
  path: string,
  plan: ContestPlan,
): Result<{ readonly file: ResultsFile<GameRecord>; readonly records: readonly GameRecord[] }> =>
  ResultsFile.open<GameRecord>(path, {
    command: 'arena',
    plan,
    isRecord: (value): value is GameRecord => isRecord(value, plan.seats),
  });
