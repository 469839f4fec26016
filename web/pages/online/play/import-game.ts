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

/** A finished game of this server as a list of games shows it. */
export const finishedSummaryOf = (table: TableSummary): GameSummary => ({
  id: table.id,
  game: table.game,
  edition: table.edition,
  sitters: table.chairs.map(sitterOf),
  begun: table.startedAt ?? table.createdAt,
  touched: table.startedAt ?? table.createdAt,
  seq: 0,
  waitsFor: [],
  places: table.places,
  forfeited: table.forfeited,
  table: table.id,
});

/** The ids that the server gives to its tables. */
const TABLE_ID = /^[a-z2-9]{16}$/;

/** What there is at the address of a game. */
type GameSearch =
  | { readonly is: 'found'; readonly kept: GameSummary }
  | { readonly is: 'at-table' } // of this server, not over
  | { readonly is: 'lost' };

/**
 * Finds a game on this device; a finished one of this server is imported first, so that its address works on every
 * device. A problem: the server cannot be reached, or the log cannot be read.
 */
export async function findGameAnywhere(id: string): Promise<Result<GameSearch>> {
  const library = await openLibrary();
  const kept = await library.find(id);
  if (kept !== null) return okResult({ is: 'found', kept });
  if (!TABLE_ID.test(id)) return okResult({ is: 'lost' });
  const found = await api.table(id);
  if (!found.ok) return found.problem.code === 'table.unknown' ? okResult({ is: 'lost' }) : found;
  const { table } = found.value;
  if (table.state === 'gathering' || table.state === 'playing') return okResult({ is: 'at-table' });
  if (table.state === 'abandoned') return okResult({ is: 'lost' });
  const imported = await importFinishedGame(table);
  if (!imported.ok) return imported;
  const summary = await library.find(id);
  return okResult(summary === null ? { is: 'lost' } : { is: 'found', kept: summary });
}
