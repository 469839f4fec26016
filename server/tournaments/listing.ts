import type { TournamentResponse, TournamentsResponse } from '@orrery/protocol/api';
import { type ServerContext, timestampParam } from '../context.ts';
import { arenaEnd, type FullTournament, type TournamentRecord } from './model.ts';
import { standingsOf, TIE_BREAKS } from './standings.ts';
import { readTournaments } from './store.ts';

type Summary = TournamentsResponse['tournaments'][number];

const DAY_MS = 86_400_000;
/** How long a tournament is listed after its end. */
const LISTED_AFTER_END_DAYS = 7;
const MAX_LISTED = 100;

const summaryOf = (record: TournamentRecord, people: number): Summary => ({
  id: record.id,
  name: record.name,
  system: record.system,
  game: record.game,
  seats: record.seats,
  time: record.time,
  isRated: record.isRated,
  visibility: record.visibility,
  state: record.state,
  host: record.host,
  hostName: record.hostName,
  durationMs: record.durationMs,
  endsAt: arenaEnd(record),
  round: record.round,
  rounds: record.rounds,
  people,
  startsAt: record.startsAt,
  startedAt: record.started,
  endedAt: record.ended,
});

/** A tournament as its page shows it to this person. */
export function tournamentResponse(
  { record, entrants, boards }: FullTournament,
  asker: string | null,
  now: number,
): TournamentResponse {
  const people = entrants.filter(({ person }) => person !== null);
  return {
    tournament: {
      ...summaryOf(record, people.length),
      options: record.options,
      fillLevel: record.fillLevel,
      noShowMs: record.noShowMs,
      breakMs: record.breakMs,
      nextRoundAt: record.nextRoundAt,
      entrants: entrants.map(({ number, person, name, level, isActive }) => ({
        number,
        person,
        name,
        level,
        isActive,
      })),
      boards,
      tieBreaks: TIE_BREAKS[record.system],
      standings: standingsOf(record.system, entrants, boards),
    },
    number: people.find(({ person }) => person === asker)?.number ?? null,
    serverTime: now,
  };
}

async function withPeople({ db }: ServerContext, records: readonly TournamentRecord[]): Promise<TournamentsResponse> {
  const counts = await db.query<{ id: string; people: number }>(
    `SELECT tournament AS id, count(*) AS people FROM entrants
     WHERE tournament = ANY ($1::text[]) AND person IS NOT NULL GROUP BY tournament`,
    [records.map(({ id }) => id)],
  );
  const peopleOf = new Map(counts.map(({ id, people }) => [id, people]));
  return { tournaments: records.map((record) => summaryOf(record, peopleOf.get(record.id) ?? 0)) };
}

/** Tournaments that anybody can find, those that are not over first, each newest first. */
export async function openTournaments(context: ServerContext): Promise<TournamentsResponse> {
  const records = await readTournaments(
    context.db,
    `visibility = 'public' AND state <> 'cancelled' AND (ended IS NULL OR ended > ${timestampParam(1)})
     ORDER BY ended IS NOT NULL, tournaments.made DESC LIMIT $2`,
    [context.clock() - LISTED_AFTER_END_DAYS * DAY_MS, MAX_LISTED],
  );
  return withPeople(context, records);
}

/** Tournaments in which a person takes part or which the person has created. */
export async function tournamentsOf(context: ServerContext, person: string): Promise<TournamentsResponse> {
  const records = await readTournaments(
    context.db,
    `host = $1 OR tournaments.id IN (SELECT tournament FROM entrants WHERE person = $1)
     ORDER BY ended IS NOT NULL, tournaments.made DESC LIMIT $2`,
    [person, MAX_LISTED],
  );
  return withPeople(context, records);
}
