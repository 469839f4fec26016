import type { ServerContext } from '../context.ts';
import type { TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { abandonTable, notifyTableChanged } from '../tables/change-table.ts';
import { lockTable, readTables } from '../tables/records.ts';
import type { Board, FullTournament } from './model.ts';
import { pointsByPlace } from './points.ts';
import { saveBoard } from './store.ts';

/** When a board has to be looked at again; null: when its game ends. */
export interface CollectedBoards {
  readonly pending: number;
  readonly lookAt: readonly number[];
  /** Tables at which everybody is, and whose game has not begun. */
  readonly complete: readonly string[];
}

type Result = Pick<Board, 'outcome' | 'points'>;

/** The result of a table, once it has one. A game that had to be broken off counts as a tie. */
function resultOf({ state, places, forfeited, chairs }: TableRecord): Result | null {
  if (state === 'over') return { outcome: 'played', points: pointsByPlace(places ?? [], forfeited) };
  return state === 'abandoned' ? { outcome: 'broken-off', points: pointsByPlace(chairs.map(() => 1)) } : null;
}

/**
 * The seats, at a table whose game has not begun, of people who are not there: without a number for the dice, which
 * every page at the table commits by itself, or put out because it did not reveal it.
 */
function absentSeats({ chairs, revealUntil }: TableRecord): readonly number[] {
  const isHere = ({ sitter, commitment, clientSeed }: TableRecord['chairs'][number]): boolean => {
    if (sitter?.kind === 'bot') return true;
    return sitter !== null && (revealUntil === null ? commitment !== null : clientSeed !== '');
  };
  return chairs.filter((chair) => !isHere(chair)).map(({ seat }) => seat);
}

/** Those who are at the table win, and those who are not there lose. */
function forfeitResult(seats: number, absent: readonly number[]): Result {
  const places = Array.from({ length: seats }, (_, seat) => (absent.includes(seat) ? 2 : 1));
  return { outcome: 'forfeit', points: pointsByPlace(places, absent) };
}

/** Until when a table waits for people. A reveal that has begun is not cut short. */
const waitsUntil = ({ showUntil }: Board, { revealUntil }: TableRecord): number =>
  Math.max(showUntil ?? 0, revealUntil ?? 0);

/** Whether a player here has withdrawn, or was put out. */
const isHopeless = ({ chairs }: TableRecord, { entrants }: FullTournament): boolean =>
  chairs.some(({ sitter }) => {
    if (sitter === null) return true;
    return sitter.kind === 'person' && entrants.some((each) => each.person === sitter.person && !each.isActive);
  });

/** Takes the results of finished games, and closes tables to which people did not come. */
export async function collectResults(
  context: ServerContext,
  query: Queryable,
  tournament: FullTournament,
): Promise<CollectedBoards> {
  const now = context.clock();
  const { record, boards } = tournament;
  const pending = boards.filter(({ outcome, table }) => outcome === 'pending' && table !== null);
  const tables = await readTables(query, 'tables.id = ANY ($1::text[])', [pending.flatMap(({ table }) => table ?? [])]);
  const lookAt: number[] = [];
  const complete: string[] = [];
  let left = 0;
  for (const board of pending) {
    const seen = tables.find(({ id }) => id === board.table);
    if (seen === undefined) continue;
    const isLate = isHopeless(seen, tournament) || waitsUntil(board, seen) <= now;
    const table = seen.state === 'gathering' && isLate ? ((await lockTable(query, seen.id)) ?? seen) : seen;
    const absent = table.state === 'gathering' && isLate ? absentSeats(table) : [];
    const result = absent.length > 0 ? forfeitResult(table.chairs.length, absent) : resultOf(table);
    if (result === null) {
      left++;
      if (table.state === 'gathering') lookAt.push(waitsUntil(board, table));
      if (table.state === 'gathering' && absentSeats(table).length === 0) complete.push(table.id);
      continue;
    }
    await saveBoard(query, record.id, { ...board, ...result }, now);
    if (table.state !== 'gathering') continue;
    await abandonTable(context, query, table.id);
    await notifyTableChanged(query, table.id);
  }
  return { pending: left, lookAt, complete };
}
