import { good, type Problem, type Result } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import { saveFile } from '../../../app/files.ts';
import { openLibrary } from '../../../session/use-library.ts';
import { api } from '../parts/api.ts';
import { sitterOf } from '../parts/chairs.ts';

/** Saves the log of a game that is over as a file; says why when it cannot. */
export async function keepLog({ id, game }: TableCard): Promise<Problem | null> {
  const log = await api.log(id);
  if (!log.ok) return log.problem;
  saveFile(`${game}-${id.slice(0, 8)}.log`, log.value);
  return null;
}

/** Takes a finished game onto this device, where it can be replayed, studied and its dice checked; gives its id here. */
export async function takeHome({ id, chairs, places, forfeited }: TableCard): Promise<Result<string>> {
  const library = await openLibrary();
  const kept = await library.find(id);
  if (kept !== null && kept.places !== null) return good(id);
  const log = await api.log(id);
  if (!log.ok) return log;
  const verdict = places !== null && forfeited.length > 0 ? { places, forfeited } : null;
  return library.read(log.value, { sitters: chairs.map(sitterOf), verdict, table: id });
}
