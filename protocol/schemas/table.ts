import * as z from 'zod/mini';
import { STRENGTHS } from '../strengths.ts';

/** Seats count from 0 in turn order. */
export const seatSchema = z.int();
/** Milliseconds since 1970. */
export const timestampSchema = z.number();
const strengthSchema = z.enum(STRENGTHS);

const sitterSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    person: z.string(),
    name: z.string(),
    /** A bot that plays until the person takes the seat back. */
    substitute: z.nullable(strengthSchema),
  }),
  z.object({ kind: z.literal('bot'), name: z.string(), level: strengthSchema }),
]);

/** When a player's clock by correspondence stands still; `days-off.ts` explains it. */
const daysOffSchema = z.object({
  weekly: z.array(z.object({ from: timestampSchema, weekdays: z.array(z.int()), utcOffset: z.int() })),
  vacations: z.array(z.object({ from: timestampSchema, until: timestampSchema })),
});

/** The public information about a chair. */
export const chairSummarySchema = z.object({
  /** null: the chair is free. */
  sitter: z.nullable(sitterSchema),
  /** Index into the catalogue of colours; each chair of a table has a different one. */
  colour: z.int(),
  /** Whether a page of this person is connected now. Always true for a bot. */
  isPresent: z.boolean(),
  isReady: z.boolean(),
  /** The commitment (SHA-256) to the seed this seat adds to the dice; null: not made yet. */
  commitment: z.nullable(z.string()),
  /** Whether the seed behind the commitment has arrived. Nobody sees it before the game is over. */
  hasRevealed: z.boolean(),
  /** Whether the person votes to end the game. It is abandoned when everybody who plays without a substitute agrees. */
  votedToEnd: z.boolean(),
  /** How much time others have given this player, in milliseconds; by correspondence for the last decisions. */
  addedTime: z.exactOptional(z.int()),
  /** By correspondence, if the player has days off: the clock stands still then. */
  daysOff: z.exactOptional(daysOffSchema),
});

/** Time control. Times in milliseconds. */
export const timeControlSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('move'), perMove: z.number() }),
  z.object({ kind: z.literal('game'), start: z.number(), increment: z.number() }),
  z.object({ kind: z.literal('correspondence'), perMove: z.number() }),
]);

/** What happens to a seat whose time runs out; fixed before the game starts. */
export const onTimeoutSchema = z.enum(['bot', 'forfeit']);
/** public: listed in the lobby, for joining and later for watching; unlisted: found only by its address. */
export const visibilitySchema = z.enum(['public', 'unlisted']);
/** gathering: people take seats; playing; over: the places are known; abandoned: nobody continues the game. */
export const tableStateSchema = z.enum(['gathering', 'playing', 'over', 'abandoned']);

/** The terms fixed when a table is created. */
const TERMS = {
  game: z.string(),
  /** By the option names the game declares; options left out have their default. */
  options: z.record(z.string(), z.unknown()),
  time: timeControlSchema,
  onTimeout: onTimeoutSchema,
  isRated: z.boolean(),
  visibility: visibilitySchema,
  /** Whether all may agree to take back a move that its player cannot take back alone. */
  takeBacks: z.boolean(),
  /** How much later spectators see the moves and hear the players while the game runs, in milliseconds. */
  spectatorDelayMs: z.int(),
};
export const tableTermsSchema = z.object(TERMS);

/** A player asks the others to let them take back a move. */
export const takeBackSchema = z.object({
  /** The seat that asks. */
  seat: seatSchema,
  /** The number of the entry: the last move of this seat. What followed is taken back with it. */
  move: z.int(),
  /** The seats that have agreed. The move is taken back when all people who play without a substitute have agreed. */
  agreed: z.array(seatSchema),
  /** Whether a player has not agreed: then this move cannot be asked about again. */
  isRefused: z.boolean(),
});

/** The public information about a table. */
export const tableSummarySchema = z.object({
  ...TERMS,
  /** Also the id of the game and its log. */
  id: z.string(),
  state: tableStateSchema,
  edition: z.int(),
  chairs: z.array(chairSummarySchema),
  /** The person who created the table and may change its chairs. */
  host: z.string(),
  /** SHA-256 of the server's dice seed: fixed and shown before anybody commits to their own seed. */
  commitment: z.string(),
  /** Deadline for revealing the seeds, after all commitments are fixed; null: no reveal is in progress. */
  revealUntil: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  /** When its game started; null before. */
  startedAt: z.nullable(timestampSchema),
  spectators: z.int(),
  /** The places by seat, once it is over. */
  places: z.nullable(z.array(z.int())),
  /** Seats that resigned or ran out of time; they rank behind all others. */
  forfeited: z.array(seatSchema),
  /** The table of the rematch. */
  rematch: z.nullable(z.string()),
  /** Whether the game begins by itself once everybody is ready and has committed a seed. */
  startsWhenReady: z.boolean(),
  /** The tournament whose game this is: its seats and terms are not changed by anybody. */
  tournament: z.exactOptional(z.string()),
  /** Whether the server paired its people: then nobody can change its chairs or terms. */
  isPaired: z.boolean(),
  /** null: no request is open. */
  takeBack: z.nullable(takeBackSchema),
  /** The seats the game waits for, if known; absent before and after the game. */
  waitsFor: z.exactOptional(z.array(seatSchema)),
});
