import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import { appendText, fileExists, readText, writeText } from './files.ts';

const RESULTS_FORMAT = 1;

type JsonObject = Readonly<Record<string, unknown>>;
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a file of results is for: the command that writes it, what all of its games have in common, and its records. */
export interface ResultsKind<R> {
  readonly command: string;
  readonly plan: object;
  isRecord(value: unknown): value is R;
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Where two plans differ, in words; null when they do not. */
function planDifference(there: JsonObject, here: object): string | null {
  for (const [key, value] of Object.entries(here)) {
    const [was, is] = [JSON.stringify(there[key]), JSON.stringify(value)];
    if (was !== is) return `${key} is ${quote(was ?? 'nothing')} there and ${quote(is)} here`;
  }
  return null;
}

/** The finished games of a long run in a file, one per line, so that it can be resumed. */
export class ResultsFile<R> {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Opens or creates the file for the games of this plan. A truncated last line is dropped. */
  static open<R>(
    path: string,
    kind: ResultsKind<R>,
  ): Result<{ readonly file: ResultsFile<R>; readonly records: readonly R[] }> {
    const file = new ResultsFile<R>(path);
    if (!fileExists(path)) {
      const head = { orrery: kind.command, format: RESULTS_FORMAT, plan: kind.plan };
      const begun = writeText(path, `${JSON.stringify(head)}\n`);
      return begun.ok ? okResult({ file, records: [] }) : begun;
    }
    const text = readText(path);
    if (!text.ok) return text;
    const whole = text.value.slice(0, text.value.lastIndexOf('\n') + 1);
    const records = readRecords(path, whole, kind);
    if (!records.ok) return records;
    const mended = whole === text.value ? okResult(null) : writeText(path, whole);
    return mended.ok ? okResult({ file, records: records.value }) : mended;
  }

  add(records: readonly R[]): Result<null> {
    return appendText(this.#path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  }
}

function readRecords<R>(path: string, text: string, { command, plan, isRecord }: ResultsKind<R>): Result<R[]> {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const head = parsed(first);
  if (!isJsonObject(head) || head.orrery !== command || head.format !== RESULTS_FORMAT || !isJsonObject(head.plan)) {
    const text = `${quote(path)} is not a file of orrery ${command}; --resume needs one that it wrote`;
    return errResult('results.file', { path }, text);
  }
  const differs = planDifference(head.plan, plan);
  if (differs !== null) {
    return errResult('results.plan', { path }, `${quote(path)} holds games of another run: ${differs}`);
  }
  const records: R[] = [];
  for (const [i, line] of lines.entries()) {
    const record = parsed(line);
    if (!isRecord(record)) {
      const text = `line ${i + 2} of ${quote(path)} is not a game of orrery ${command}`;
      return errResult('results.line', { path, line: i + 2 }, text);
    }
    records.push(record);
  }
  return okResult(records);
}
