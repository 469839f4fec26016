import { okResult, type Problem, type Result } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { saveFile } from '../../../app/files.ts';
import { openLibrary } from '../../../session/use-library.ts';
import { api } from '../parts/api.ts';
import { sitterOf } from '../parts/chairs.ts';

/** Saves the log of a finished game as a file; returns the problem if it fails. */
export async function saveLogFile({ id, game }: TableSummary): Promise<Problem | null> {
  const log = await api.log(id);
  if (!log.ok) return log.problem;
  saveFile(`${game}-${id.slice(0, 8)}.log`, log.value);
  return null;
}

/**
 * Imports a finished game to this device, where it can be replayed, studied and its dice checked; returns its id here.
 */
export async function importFinishedGame({ id, chairs, places, forfeited }: TableSummary): Promise<Result<string>> {
  const library = await openLibrary();
  const kept = await library.find(id);
  if (kept !== null && kept.places !== null) return okResult(id);
  const log = await api.log(id);
  if (!log.ok) return log;
  const verdict = places !== null && forfeited.length > 0 ? { places, forfeited } : null;
  return library.importLog(log.value, { sitters: chairs.map(sitterOf), tableResult: verdict, table: id });
}
