import type { GameRecord } from '@orrery/bots/arena';
import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import { appendText, fileExists, readText, writeText } from '../files.ts';
import type { ContestPlan } from './plan.ts';

const LEDGER_FORMAT = 1;

type JsonObject = Readonly<Record<string, unknown>>;
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
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

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Where two plans differ, in words; null when they do not. */
function planDifference(there: JsonObject, here: ContestPlan): string | null {
  for (const [key, value] of Object.entries(here)) {
    const [was, is] = [JSON.stringify(there[key]), JSON.stringify(value)];
    if (was !== is) return `${key} is ${quote(was ?? 'nothing')} there and ${quote(is)} here`;
  }
  return null;
}

/** The finished games of a contest in a file, one per line, so that it can be resumed. */
export class ResultsFile {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Opens or creates the file for the games of this plan. A truncated last line is dropped. */
  static open(
    path: string,
    plan: ContestPlan,
  ): Result<{ readonly ledger: ResultsFile; readonly records: readonly GameRecord[] }> {
    const ledger = new ResultsFile(path);
    if (!fileExists(path)) {
      const begun = writeText(path, `${JSON.stringify({ orrery: 'arena', format: LEDGER_FORMAT, plan })}\n`);
      return begun.ok ? okResult({ ledger, records: [] }) : begun;
    }
    const text = readText(path);
    if (!text.ok) return text;
    const whole = text.value.slice(0, text.value.lastIndexOf('\n') + 1);
    const records = readRecords(path, whole, plan);
    if (!records.ok) return records;
    const mended = whole === text.value ? okResult(null) : writeText(path, whole);
    return mended.ok ? okResult({ ledger, records: records.value }) : mended;
  }

  add(records: readonly GameRecord[]): Result<null> {
    return appendText(this.#path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  }
}

function readRecords(path: string, text: string, plan: ContestPlan): Result<GameRecord[]> {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const head = parsed(first);
  if (!isJsonObject(head) || head.orrery !== 'arena' || head.format !== LEDGER_FORMAT || !isJsonObject(head.plan)) {
    return errResult(
      'arena.file',
      { path },
      `${quote(path)} is not a file of the arena; --resume needs one that it wrote`,
    );
  }
  const differs = planDifference(head.plan, plan);
  if (differs !== null) {
    return errResult('arena.plan', { path }, `${quote(path)} holds games of another contest: ${differs}`);
  }
  const records: GameRecord[] = [];
  for (const [i, line] of lines.entries()) {
    const record = parsed(line);
    if (!isRecord(record, plan.seats)) {
      return errResult(
        'arena.line',
        { path, line: i + 2 },
        `line ${i + 2} of ${quote(path)} is not a game of the arena`,
      );
    }
    records.push(record);
  }
  return okResult(records);
}
