import { findGame } from '@orrery/catalog';
import type { Queryable } from '../storage/db.ts';
import { insertTournamentTable } from '../tables/tournament-table.ts';
import type { Board, FullTournament, TournamentEntrant, TournamentRecord } from './model.ts';
import { bergerRound } from './pairing/round-robin.ts';
import { pairSwissRound, type SwissEntrant } from './pairing/swiss.ts';
import { makeTables } from './pairing/tables.ts';
import { averagePoints, BYE_POINTS } from './points.ts';
import { isGame, TournamentResults } from './results.ts';
import { insertBoard } from './store.ts';

/** A person who is called to a table. */
export interface CalledPerson {
  readonly person: string;
  readonly table: string;
  /** The name of the tournament. */
  readonly tournament: string;
}

/** The entrants of one board by seat. A single entrant has a bye, worth `byePoints`. */
interface PlannedBoard {
  readonly entrants: readonly number[];
  readonly byePoints: number;
}

function swissEntrant({ number, rating }: TournamentEntrant, results: TournamentResults): SwissEntrant {
  const own = results.of(number);
  const games = own.filter(({ board }) => isGame(board));
  return {
    number,
    rating,
    points: results.pointsOf(number),
    met: games.flatMap(({ board }) => board.entrants.filter((other) => other !== number)),
    seats: games.map(({ seat }) => seat),
    hadFreePoint: own.some(({ board, mine }) => !isGame(board) && mine > 0),
  };
}

function swissBoards(playing: readonly TournamentEntrant[], boards: readonly Board[]): readonly PlannedBoard[] {
  const results = new TournamentResults(boards);
  const { pairs, bye } = pairSwissRound(playing.map((entrant) => swissEntrant(entrant, results)));
  const planned = pairs.map((entrants) => ({ entrants, byePoints: 0 }));
  return bye === null ? planned : [...planned, { entrants: [bye], byePoints: BYE_POINTS }];
}

/** With an odd number of entrants everybody has one free round, so it is worth nothing. */
const roundRobinBoards = (entrants: readonly TournamentEntrant[], round: number): readonly PlannedBoard[] =>
  bergerRound(
    entrants.map(({ number }) => number),
    round,
  ).map((pair) => ({ entrants: pair.filter((each) => each !== null), byePoints: 0 }));

function tableBoards(
  { record, boards }: FullTournament,
  playing: readonly TournamentEntrant[],
): readonly PlannedBoard[] {
  const results = new TournamentResults(boards);
  const fewest = findGame(record.game)?.seats[0] ?? record.seats;
  const round = makeTables(
    playing.map(({ number, rating, person }) => {
      const own = results.of(number);
      const games = own.filter(({ board }) => isGame(board));
      return {
        number,
        rating,
        isBot: person === null,
        points: results.pointsOf(number),
        met: games.flatMap(({ board }) => board.entrants.filter((other) => other !== number)),
        seats: games.map(({ seat }) => seat),
        byes: own.filter(({ board }) => board.outcome === 'bye').length,
      };
    }),
    [Math.min(fewest, record.seats), record.seats],
  );
  return [
    ...round.tables.map((entrants) => ({ entrants, byePoints: 0 })),
    ...round.byes.map((entrant) => ({ entrants: [entrant], byePoints: averagePoints(record.seats) })),
  ];
}

function boardsOfRound(tournament: FullTournament, playing: readonly TournamentEntrant[]): readonly PlannedBoard[] {
  const { record, entrants, boards } = tournament;
  switch (record.system) {
    case 'swiss':
      return swissBoards(playing, boards);
    case 'round-robin':
      return roundRobinBoards(entrants, record.round + 1);
    case 'tables':
      return tableBoards(tournament, playing);
    case 'arena':
      return []; // has no rounds
  }
}

/** The result of a board at which nothing is played: a bye, or a game from which somebody has withdrawn. */
function resultWithoutGame(
  { entrants, byePoints }: PlannedBoard,
  playing: readonly TournamentEntrant[],
): Pick<Board, 'outcome' | 'points'> | null {
  if (entrants.length === 1) return { outcome: 'bye', points: [byePoints] };
  const isHere = entrants.map((number) => playing.some((each) => each.number === number));
  if (isHere.every((here) => here)) return null;
  return { outcome: 'forfeit', points: isHere.map((here) => (here ? BYE_POINTS : 0)) };
}

/** Pairs the next round and creates its tables. Returns who is called to them. */
export async function makeRound(
  query: Queryable,
  tournament: FullTournament,
  playing: readonly TournamentEntrant[],
  now: number,
): Promise<readonly CalledPerson[]> {
  const { record } = tournament;
  const { id, round: last } = record;
  const round = last + 1;
  const planned = boardsOfRound(tournament, playing);
  const called: CalledPerson[] = [];
  for (const [i, plan] of planned.entries()) {
    const place = { round, board: i + 1, entrants: plan.entrants };
    const result = resultWithoutGame(plan, playing);
    if (result !== null) {
      await insertBoard(query, id, { ...place, ...result, table: null, showUntil: null });
      continue;
    }
    const sitters = plan.entrants.flatMap((number) => playing.find((each) => each.number === number) ?? []);
    called.push(...(await makeBoard(query, record, place, sitters, now)));
  }
  return called;
}

/** Creates the table of a board, with everybody seated. Returns who is called to it. */
export async function makeBoard(
  query: Queryable,
  record: TournamentRecord,
  place: Pick<Board, 'round' | 'board' | 'entrants'>,
  sitters: readonly TournamentEntrant[],
  now: number,
): Promise<readonly CalledPerson[]> {
  const terms = { ...record, seats: sitters.length, onTimeout: 'forfeit' } as const;
  const table = await insertTournamentTable(query, { now, host: record.host, terms, tournament: record.id }, sitters);
  const showUntil = now + record.noShowMs;
  await insertBoard(query, record.id, { ...place, table, outcome: 'pending', points: null, showUntil });
  return sitters.flatMap(({ person }) => (person === null ? [] : [{ person, table, tournament: record.name }]));
}
