import { okResult, type Result } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import type { GameSummary } from '../../../session/library.ts';
import { openLibrary } from '../../../session/use-library.ts';
import { api } from '../parts/api.ts';
import { sitterOf } from '../parts/chairs.ts';

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

/** The ids that the server gives to its tables. */
const TABLE_ID = /^[a-z2-9]{16}$/;

/**
 * Finds a game on this device; a finished one of this server is imported first, so that its address works on every
 * device. null: neither here nor there.
 */
export async function findGameAnywhere(id: string): Promise<GameSummary | null> {
  const library = await openLibrary();
  const kept = await library.find(id);
  if (kept !== null || !TABLE_ID.test(id)) return kept;
  const found = await api.table(id);
  if (!found.ok || found.value.table.state !== 'over') return null;
  return (await importFinishedGame(found.value.table)).ok ? library.find(id) : null;
}
