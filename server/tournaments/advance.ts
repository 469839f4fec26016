import { findGame } from '@orrery/catalog';
import type { ServerContext } from '../context.ts';
import { TOURNAMENTS_CHANNEL } from '../ports.ts';
import type { Queryable } from '../storage/db.ts';
import { pairFreeEntrants } from './arena.ts';
import { setBots } from './bots.ts';
import { type CollectedBoards, collectResults } from './collect-results.ts';
import { type CalledPerson, makeRound } from './make-round.ts';
import { arenaEnd, type FullTournament, type TournamentEntrant, type TournamentRecord } from './model.ts';
import { roundRobinRounds } from './pairing/round-robin.ts';
import { lockTournament, type Progress, readTournament, saveTournamentProgress } from './store.ts';

/** Check interval for tables where everybody is present but the game has not begun. */
const RETRY_MS = 2_000;

/** What follows after the tournament was advanced. */
export interface AdvanceResult {
  readonly called: readonly CalledPerson[];
  /** Tables where everybody is present but the game has not begun. */
  readonly complete: readonly string[];
}

/** The minimum number of entrants: the smallest table of the game. */
export const leastEntrants = ({ game, seats }: TournamentRecord): number =>
  Math.min(findGame(game)?.seats[0] ?? seats, seats);

const NOTHING: AdvanceResult = { called: [], complete: [] };

export const notifyTournamentChanged = (query: Queryable, id: string) =>
  query.query('SELECT pg_notify($1, $2)', [TOURNAMENTS_CHANNEL, id]);

const isDue = (at: number | null, now: number): boolean => at !== null && at <= now;

/** The numbers of people and bots that take part. */
function turnout({ record, entrants }: FullTournament): { readonly people: number; readonly bots: number } {
  const people = entrants.filter(({ person, isActive }) => person !== null && isActive).length;
  const missing = (record.seats - (people % record.seats)) % record.seats;
  return { people, bots: record.fillLevel === null ? 0 : missing };
}

/** Begins a tournament whose time has come, or cancels it if there are not enough people. */
async function begin(query: Queryable, tournament: FullTournament, now: number): Promise<Partial<Progress>> {
  const { people, bots } = turnout(tournament);
  if (people === 0 || people + bots < leastEntrants(tournament.record)) return { state: 'cancelled', ended: now };
  const { system, rounds } = tournament.record;
  const playing = await setBots(query, tournament, system === 'arena' ? 0 : bots);
  return {
    state: 'playing',
    started: now,
    nextRoundAt: now,
    rounds: system === 'round-robin' ? roundRobinRounds(playing.length) : rounds,
  };
}

/** After the last game of a round: the end, or a pause, in which players who were absent can come back. */
function afterRound({ round, rounds, breakMs }: TournamentRecord, now: number): Partial<Progress> {
  return round === rounds ? { state: 'over', ended: now } : { nextRoundAt: now + breakMs };
}

/** Whether too few are left for another round. The rest of a round robin is given to those who are still there. */
function isDeserted(tournament: FullTournament): boolean {
  const { people, bots } = turnout(tournament);
  const { record } = tournament;
  return record.system !== 'round-robin' && people + bots < leastEntrants(record);
}

/** When a tournament has to be checked again; null: only when one of its games ends. */
function wakeAt({ state, startsAt, nextRoundAt }: TournamentRecord, { lookAt }: CollectedBoards, now: number) {
  if (state === 'open') return startsAt;
  if (state !== 'playing') return null;
  const next = Math.min(nextRoundAt ?? Number.POSITIVE_INFINITY, ...lookAt);
  return Number.isFinite(next) ? Math.max(next, now + RETRY_MS) : null;
}

/** The entrants of the next round. In a round robin they were fixed when it began. */
async function roundEntrants(query: Queryable, tournament: FullTournament): Promise<readonly TournamentEntrant[]> {
  const { record, entrants } = tournament;
  if (record.system === 'round-robin') return entrants.filter(({ isActive }) => isActive);
  return setBots(query, tournament, turnout(tournament).bots);
}

/** A tournament that is being advanced, within a transaction. */
class Advance {
  readonly #query: Queryable;
  readonly #now: number;
  #tournament: FullTournament;

  constructor(query: Queryable, tournament: FullTournament, now: number) {
    this.#query = query;
    this.#tournament = tournament;
    this.#now = now;
  }

  get tournament(): FullTournament {
    return this.#tournament;
  }

  get record(): TournamentRecord {
    return this.#tournament.record;
  }

  async reread(): Promise<void> {
    this.#tournament = (await readTournament(this.#query, this.record.id)) ?? this.#tournament;
  }

  async save(progress: Partial<Progress>): Promise<void> {
    await saveTournamentProgress(this.#query, this.record.id, { ...this.record, ...progress });
    await this.reread();
  }

  async beginIfDue(): Promise<void> {
    if (this.record.state === 'open' && isDue(this.record.startsAt, this.#now))
      await this.save(await begin(this.#query, this.#tournament, this.#now));
  }

  /**
   * Pairs the free players of an arena until its time is up; it ends with the last game. Returns the people who are
   * called to a table.
   */
  async goOnArena(pending: number): Promise<readonly CalledPerson[]> {
    const endsAt = arenaEnd(this.record) ?? this.#now;
    if (this.#now >= endsAt) {
      await this.save(pending === 0 ? { state: 'over', ended: this.#now, nextRoundAt: null } : { nextRoundAt: null });
      return [];
    }
    if (!isDue(this.record.nextRoundAt, this.#now)) return [];
    const called = await pairFreeEntrants(this.#query, this.#tournament, this.#now);
    const { round, breakMs } = this.record;
    await this.save({
      round: called.length > 0 ? round + 1 : round,
      nextRoundAt: Math.min(this.#now + Math.max(breakMs, RETRY_MS), endsAt),
    });
    return called;
  }

  /** The pause after a round, and what follows it. Returns the people who are called to a table. */
  async goOn(): Promise<readonly CalledPerson[]> {
    if (this.record.nextRoundAt === null) await this.save(afterRound(this.record, this.#now));
    if (this.record.state !== 'playing' || !isDue(this.record.nextRoundAt, this.#now)) return [];
    if (isDeserted(this.#tournament)) {
      await this.save({ state: 'over', ended: this.#now, nextRoundAt: null });
      return [];
    }
    const playing = await roundEntrants(this.#query, this.#tournament);
    await this.reread();
    const called = await makeRound(this.#query, this.#tournament, playing, this.#now);
    await this.save({ round: this.record.round + 1, nextRoundAt: null });
    return called;
  }
}

/**
 * Does what is due in a tournament: begins it, takes the results of games, closes tables to which nobody came, pairs
 * the next round. Everything is in the database and changes in one transaction, under a lock on the tournament, so any
 * node may call it at any time, and calling it twice has the same effect as once.
 */
export function advanceTournament(context: ServerContext, id: string): Promise<AdvanceResult> {
  return context.db.transaction(async (query) => {
    const now = context.clock();
    const found = await lockTournament(query, id);
    if (found === null || isEnded(found.record)) return NOTHING;
    const advance = new Advance(query, found, now);
    await advance.beginIfDue();
    const collected = await collectResults(context, query, advance.tournament);
    await advance.reread();
    const { state, system, noShowMs } = advance.record;
    const goesOn = state === 'playing' && system !== 'arena' && collected.pending === 0;
    const called =
      state === 'playing' && system === 'arena'
        ? await advance.goOnArena(collected.pending)
        : goesOn
          ? await advance.goOn()
          : [];
    const lookAt = [...collected.lookAt, ...(called.length > 0 ? [now + noShowMs] : goesOn ? [now] : [])];
    await advance.save({ wakeAt: wakeAt(advance.record, { ...collected, lookAt }, now) });
    if (isChanged(found, advance.tournament)) await notifyTournamentChanged(query, id);
    return { called, complete: collected.complete };
  });
}

const isEnded = ({ state }: TournamentRecord): boolean => state === 'over' || state === 'cancelled';

/** Whether anything changed that pages show. */
const isChanged = (before: FullTournament, after: FullTournament): boolean =>
  JSON.stringify([before.boards, before.entrants, { ...before.record, wakeAt: null }]) !==
  JSON.stringify([after.boards, after.entrants, { ...after.record, wakeAt: null }]);
