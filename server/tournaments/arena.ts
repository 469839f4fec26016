import { findGame } from '@orrery/catalog';
import type { Queryable } from '../storage/db.ts';
import { addBot } from './bots.ts';
import { type CalledPerson, makeBoard } from './make-round.ts';
import type { Board, FullTournament, TournamentEntrant } from './model.ts';
import { ARENA_PATIENCE_MS, type ArenaEntrant, arenaTables, pairArena } from './pairing/arena.ts';
import { isGame, TournamentResults } from './results.ts';

/** Who plays now. */
const busyEntrants = (boards: readonly Board[]): ReadonlySet<number> =>
  new Set(boards.filter(({ outcome }) => outcome === 'pending').flatMap(({ entrants }) => entrants));

/** Those who can be paired, without bots. */
function freeEntrants({ record, entrants, boards }: FullTournament, now: number): readonly ArenaEntrant[] {
  const results = new TournamentResults(boards);
  const busy = busyEntrants(boards);
  return entrants
    .filter(({ number, person, isActive }) => person !== null && isActive && !busy.has(number))
    .map(({ number, rating, freeSince }) => {
      const own = results.of(number).toSorted((a, b) => b.board.round - a.board.round);
      const games = own.filter(({ board }) => isGame(board));
      return {
        number,
        rating,
        points: results.pointsOf(number),
        seats: games.map(({ seat }) => seat).toReversed(),
        lastOpponents: games.map(({ board }) => board.entrants.filter((other) => other !== number)),
        waitedMs: now - Math.max(own[0]?.board.endedAt ?? 0, freeSince ?? 0, record.started ?? 0),
      };
    });
}

/** Bots that take part already and do not play now. */
const freeBots = ({ entrants, boards }: FullTournament): readonly TournamentEntrant[] => {
  const busy = busyEntrants(boards);
  return entrants.filter(({ number, person }) => person === null && !busy.has(number));
};

interface PlannedTable {
  readonly entrants: readonly number[];
  /** How many bots sit with them. */
  readonly bots: number;
}

/** The tables that can begin now. Who has waited for a minute plays with bots, where they may fill up. */
function planTables(tournament: FullTournament, now: number): readonly PlannedTable[] {
  const { record, entrants } = tournament;
  const free = freeEntrants(tournament, now);
  const active = entrants.filter(({ person, isActive }) => person !== null && isActive).length;
  const least = Math.min(findGame(record.game)?.seats[0] ?? record.seats, record.seats);
  const tables = record.seats === 2 ? pairArena(free, active) : arenaTables(free, [least, record.seats]);
  const planned: PlannedTable[] = tables.map((each) => ({
    entrants: each,
    bots: record.fillLevel === null ? 0 : record.seats - each.length,
  }));
  const placed = new Set(tables.flat());
  const left = free.filter(({ number }) => !placed.has(number));
  if (record.fillLevel === null || !left.some(({ waitedMs }) => waitedMs >= ARENA_PATIENCE_MS)) return planned;
  const together = left.slice(0, record.seats - 1).map(({ number }) => number);
  return [...planned, { entrants: together, bots: record.seats - together.length }];
}

/** Pairs those who are free and creates their tables. Returns who is called to them. */
export async function pairFreeEntrants(
  query: Queryable,
  tournament: FullTournament,
  now: number,
): Promise<readonly CalledPerson[]> {
  const { record } = tournament;
  const entrants = [...tournament.entrants];
  const bots = [...freeBots(tournament)];
  const called: CalledPerson[] = [];
  for (const [i, plan] of planTables(tournament, now).entries()) {
    const sitters = plan.entrants.flatMap((number) => entrants.find((each) => each.number === number) ?? []);
    while (sitters.length < plan.entrants.length + plan.bots) {
      const bot = bots.shift() ?? (await addBot(query, record, entrants));
      if (!entrants.includes(bot)) entrants.push(bot);
      sitters.push(bot);
    }
    const place = { round: record.round + 1, board: i + 1, entrants: sitters.map(({ number }) => number) };
    called.push(...(await makeBoard(query, record, place, sitters, now)));
  }
  return called;
}
