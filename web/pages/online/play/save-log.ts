import type { Problem } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { saveFile } from '../../../app/files.ts';
import { api } from '../parts/api.ts';

/** Saves the log of a finished game as a file; returns the problem if it fails. */
export async function saveLogFile({ id, game }: TableSummary): Promise<Problem | null> {
  const log = await api.log(id);
  if (!log.ok) return log.problem;
  saveFile(`${game}-${id.slice(0, 8)}.log`, log.value);
  return null;
}
