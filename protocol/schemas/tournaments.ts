import * as z from 'zod/mini';
import { STRENGTHS } from '../strengths.ts';
import { TOURNAMENT_SYSTEMS } from '../tournament-systems.ts';
import { tableTermsSchema, timestampSchema } from './table.ts';

/** What lists say of a tournament. Times are in milliseconds since 1970. */
export const tournamentSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  system: z.enum(TOURNAMENT_SYSTEMS),
  game: z.string(),
  seats: z.int(),
  time: tableTermsSchema.shape.time,
  isRated: z.boolean(),
  visibility: tableTermsSchema.shape.visibility,
  /** open: people enter; playing; over: the places are known; cancelled: it did not take place. */
  state: z.enum(['open', 'playing', 'over', 'cancelled']),
  /** The person who created it. */
  host: z.string(),
  hostName: z.string(),
  /** The duration of an arena; null for every other system. */
  durationMs: z.nullable(z.number()),
  /** When a running arena stops pairing; null for every other system. */
  endsAt: z.nullable(timestampSchema),
  /** The round that is played or was played last; in an arena the last pairing; 0 before the first. */
  round: z.int(),
  /** 0 for a round robin that has not begun, since the number of entrants decides it, and for an arena. */
  rounds: z.int(),
  /** The number of people who take part. */
  people: z.int(),
  /** When it begins by itself; null: its host begins it. */
  startsAt: z.nullable(timestampSchema),
  startedAt: z.nullable(timestampSchema),
  endedAt: z.nullable(timestampSchema),
});

const entrantSchema = z.object({
  /** Counts from 1 in the order of entry. */
  number: z.int(),
  /** null: a bot. */
  person: z.nullable(z.string()),
  /** '' if the account was deleted. */
  name: z.string(),
  level: z.nullable(z.enum(STRENGTHS)),
  /** false: has withdrawn. */
  isActive: z.boolean(),
});

const boardSchema = z.object({
  round: z.int(),
  /** Counts from 1 in each round. */
  board: z.int(),
  /** The numbers of the entrants by seat. A single entrant has a bye. */
  entrants: z.array(z.int()),
  /** null: nothing is played here. */
  table: z.nullable(z.string()),
  outcome: z.enum(['pending', 'played', 'forfeit', 'bye', 'broken-off']),
  /** By seat; null while pending. */
  points: z.nullable(z.array(z.number())),
  /** Players who are not at the table by then lose. */
  showUntil: z.nullable(timestampSchema),
  /** When it got its points. */
  endedAt: z.nullable(timestampSchema),
});

const standingSchema = z.object({
  entrant: z.int(),
  /** Entrants whom no tie-break separates share a place. */
  place: z.int(),
  points: z.number(),
  /** In the order of `tieBreaks` of the tournament. */
  tieBreaks: z.array(z.number()),
  games: z.int(),
});

/** A tournament as its page shows it. */
export const tournamentSchema = z.object({
  ...tournamentSummarySchema.shape,
  options: tableTermsSchema.shape.options,
  fillLevel: z.nullable(z.enum(STRENGTHS)),
  noShowMs: z.number(),
  breakMs: z.number(),
  /** When the next round is paired, during a pause. */
  nextRoundAt: z.nullable(timestampSchema),
  entrants: z.array(entrantSchema),
  boards: z.array(boardSchema),
  /** The criteria that break ties on points, in this order. */
  tieBreaks: z.array(z.enum(['buchholz', 'sonneborn-berger', 'direct-encounter', 'wins'])),
  /** The best first. */
  standings: z.array(standingSchema),
});

/** GET /api/tournaments. */
export const tournamentsResponseSchema = z.object({ tournaments: z.array(tournamentSummarySchema) });

/** The answer of GET /api/tournaments/:id and of every request that changes a tournament. */
export const tournamentResponseSchema = z.object({
  tournament: tournamentSchema,
  /** The caller's number; null: the caller does not take part. */
  number: z.nullable(z.int()),
  serverTime: timestampSchema,
});
