import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import { readText } from './files.ts';

/** The value of a JSON file; null without a path. */
export function readJsonFile(path: string | null): Result<unknown> {
  if (path === null) return okResult(null);
  const text = readText(path);
  if (!text.ok) return text;
  try {
    const value: unknown = JSON.parse(text.value);
    return okResult(value);
  } catch {
    return errResult('file.json', { path }, `${quote(path)} is not JSON`);
  }
}
