import type { ServerContext } from '../context.ts';
import type { ChairRecord, TableRecord } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { abandonTable, notifyTableChanged } from '../tables/change-table.ts';
import { lockTable, readTables } from '../tables/records.ts';
import { type GivenUpSeat, giveUpSeats } from '../tables/tournament-table.ts';
import { arenaPoints } from './arena-points.ts';
import type { Board, FullTournament } from './model.ts';
import { pointsByPlace } from './points.ts';
import { saveBoard, saveShowUntil, setActive } from './store.ts';

export interface CollectedBoards {
  /** The number of boards without a result. */
  readonly pending: number;
  /** The times at which boards have to be checked again. A running game is not among them: its end is announced. */
  readonly lookAt: readonly number[];
  /** Tables where everybody is present but the game has not begun. */
  readonly complete: readonly string[];
}

/** How long players have for a new commitment after a player was removed. */
const RECOMMIT_MS = 30_000;

type Result = Pick<Board, 'outcome' | 'points'>;

/** The result of a table; null while there is none. An abandoned game counts as a tie. */
function resultOf({ state, places, forfeited, chairs }: TableRecord, fullTable: number): Result | null {
  if (state === 'over') return { outcome: 'played', points: pointsByPlace(places ?? [], { forfeited, fullTable }) };
  return state === 'abandoned'
    ? {
        outcome: 'broken-off',
        points: pointsByPlace(
          chairs.map(() => 1),
          { fullTable },
        ),
      }
    : null;
}

/** The players at the table win, the absent ones lose. */
function forfeitResult(seats: number, absent: readonly number[], fullTable: number): Result {
  const places = Array.from({ length: seats }, (_, seat) => (absent.includes(seat) ? 2 : 1));
  return { outcome: 'forfeit', points: pointsByPlace(places, { forfeited: absent, fullTable }) };
}

/** The time until which a table waits for its players. A reveal that has begun is not cut short. */
const waitsUntil = ({ showUntil }: Board, { revealUntil }: TableRecord): number =>
  Math.max(showUntil ?? 0, revealUntil ?? 0);

/** Whether the player of this chair was removed for not revealing a seed. The others then need time for a new commitment. */
const isRemoved = ({ sitter }: ChairRecord): boolean => sitter === null;

/** Whether a page of this person has committed to a seed for the dice, and revealed it if the reveal has begun. */
const isThere = ({ sitter, commitment, clientSeed }: ChairRecord, { revealUntil }: TableRecord): boolean =>
  sitter?.kind === 'bot' || (revealUntil === null ? commitment !== null : clientSeed !== '');

/**
 * The seats of people who will not play, at a table whose game has not begun: players who were removed or have withdrawn
 * and, when the waiting time is over, players who are not there.
 */
function absentSeats(table: TableRecord, board: Board, { entrants }: FullTournament, now: number): readonly number[] {
  const isLate = waitsUntil(board, table) <= now && !table.chairs.some(isRemoved);
  const hasWithdrawn = ({ sitter }: ChairRecord): boolean =>
    sitter?.kind === 'person' && entrants.some(({ person, isActive }) => person === sitter.person && !isActive);
  return table.chairs
    .filter((chair) => !table.forfeited.includes(chair.seat))
    .filter((chair) => isRemoved(chair) || hasWithdrawn(chair) || (isLate && !isThere(chair, table)))
    .map(({ seat }) => seat);
}

/** Whether a game can begin without these seats: at least two players are left, one of them a person. */
function canBeginWithout({ chairs, forfeited }: TableRecord, absent: readonly number[]): boolean {
  const left = chairs.filter(({ seat }) => !absent.includes(seat) && !forfeited.includes(seat));
  return left.length > 1 && left.some(({ sitter }) => sitter?.kind === 'person');
}

/** `absent`: the seats of the players who did not come. */
type Decision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'result'; readonly result: Result; readonly absent: readonly number[] }
  | { readonly kind: 'begin-without'; readonly absent: readonly number[] };

/** What to do with a board now. */
function decide(table: TableRecord, board: Board, tournament: FullTournament, now: number): Decision {
  const { seats } = tournament.record;
  const result = resultOf(table, seats);
  if (result !== null) return { kind: 'result', result, absent: [] };
  const absent = table.state === 'gathering' ? absentSeats(table, board, tournament, now) : [];
  if (absent.length === 0) return { kind: 'wait' };
  if (canBeginWithout(table, absent)) return { kind: 'begin-without', absent };
  const gone = [...table.forfeited, ...absent];
  return { kind: 'result', result: forfeitResult(table.chairs.length, gone, seats), absent };
}

/** Saves the results of finished games, and ends the wait for players who do not come. */
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
    const isWaiting = decide(seen, board, tournament, now).kind === 'wait';
    // The lock comes before a decision that ends the waiting: somebody may have come at the last moment.
    const table = seen.state === 'gathering' && !isWaiting ? ((await lockTable(query, seen.id)) ?? seen) : seen;
    const decision = decide(table, board, tournament, now);
    if (decision.kind === 'result') {
      const points = pointsAt(tournament, board, decision.result);
      await saveBoard(query, record.id, { ...board, ...decision.result, points }, now);
      await dismissAbsent(query, tournament, board, decision.absent);
      if (table.state === 'gathering') await closeTable(context, query, table.id);
      continue;
    }
    left++;
    if (decision.kind === 'begin-without') {
      await giveUpSeats(query, table, sittersOf(decision.absent, board, tournament));
      await dismissAbsent(query, tournament, board, decision.absent);
      await saveShowUntil(query, record.id, board, now + RECOMMIT_MS);
      lookAt.push(now + RECOMMIT_MS);
      complete.push(table.id);
    } else if (table.state === 'gathering') {
      lookAt.push(waitsUntil(board, table));
      if (table.chairs.every((chair) => isThere(chair, table))) complete.push(table.id);
    }
  }
  return { pending: left, lookAt, complete };
}

/** What a result is worth in this tournament. */
const pointsAt = ({ record, boards }: FullTournament, { entrants }: Board, { outcome, points }: Result) =>
  record.system === 'arena' && points !== null ? arenaPoints(boards, { entrants, outcome }, points) : points;

/**
 * Players who do not come count as withdrawn (FIDE Handbook C.04.2; so do they on lichess): they are not paired again
 * until they say that they are there. In a round robin the games are fixed, and each of them waits for its players.
 */
async function dismissAbsent(
  query: Queryable,
  { record }: FullTournament,
  { entrants }: Board,
  absent: readonly number[],
): Promise<void> {
  if (record.system === 'round-robin') return;
  for (const seat of absent) {
    const entrant = entrants[seat];
    if (entrant !== undefined) await setActive(query, record.id, entrant, false);
  }
}

/** Closes a table whose game does not take place. */
async function closeTable(context: ServerContext, query: Queryable, id: string): Promise<void> {
  await abandonTable(context, query, id);
  await notifyTableChanged(query, id);
}

/** The people for whom these seats were reserved. */
const sittersOf = (seats: readonly number[], board: Board, { entrants }: FullTournament): readonly GivenUpSeat[] =>
  seats.flatMap((seat) => {
    const entrant = entrants.find(({ number }) => number === board.entrants[seat]);
    return entrant?.person ? [{ seat, person: entrant.person, name: entrant.name }] : [];
  });
