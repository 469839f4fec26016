import * as z from 'zod/mini';
import { refusalSchema } from './live.ts';

/** The bot protocol: lines of JSON between a program that runs a game and one that plays a seat of it. */

/** Whole numbers from 0: seats, ids, times. */
const countSchema = z.int().check(z.nonnegative());

/** Time limits of a bot; a bot that exceeds them forfeits. */
const botTimeLimitsSchema = z.object({
  /** For each answer. */
  moveMs: countSchema,
  /** Extra time for the first answer, since programs take time to start. */
  startMs: countSchema,
});

/** The first line: which game, and where the bot sits. */
export const helloMessageSchema = z.object({
  type: z.literal('hello'),
  protocol: countSchema,
  game: z.string(),
  edition: countSchema,
  /** Every option of the game with its value, including those that have their default. */
  options: z.record(z.string(), z.unknown()),
  seats: countSchema,
  seat: countSchema,
  /** A bot that takes its randomness from this seed plays the same game again. */
  seed: z._default(z.nullable(countSchema), null),
  /** null: no time limit. */
  clock: z._default(z.nullable(botTimeLimitsSchema), null),
});

/** The events the seat has seen since the last message, in order. */
const eventsMessageSchema = z.object({ type: z.literal('events'), events: z.array(z.unknown()) });

/** A request. The answer repeats its id, so that a late answer is never taken for an answer to the next request. */
const requestMessageSchema = z.object({
  type: z.literal('request'),
  id: countSchema,
  question: z.string(),
  /** false: the seat may act, but the game does not wait for it. */
  must: z.boolean(),
  /** Everything the seat may see: the open table and its own hand, as the game has them. */
  view: z.object({ seat: countSchema, table: z.unknown(), hand: z.unknown() }),
  /** Legal moves; for open-ended kinds only a sample, and other moves may be legal too. */
  moves: z.array(z.string()),
});

/** An answer was not accepted, with the reasons. */
const refusedMessageSchema = z.object({
  type: z.literal('refused'),
  request: countSchema,
  refusals: z.array(refusalSchema),
});

/** The game is over: places[seat] = 1, 2 …; null if it was cut short. A bot may answer that it is ready for another. */
const overMessageSchema = z.object({
  type: z.literal('over'),
  places: z._default(z.nullable(z.array(countSchema)), null),
});

/** The bot has forfeited. This is the last message. */
const forfeitMessageSchema = z.object({
  type: z.literal('forfeit'),
  reason: z.string(),
  /** What the bot had answered, at most 200 characters of it; null: nothing that was wrong by itself. */
  answer: z._default(z.nullable(z.string()), null),
});

/** Messages to a bot, by type. */
export const HOST_MESSAGES = {
  hello: helloMessageSchema,
  events: eventsMessageSchema,
  request: requestMessageSchema,
  refused: refusedMessageSchema,
  over: overMessageSchema,
  forfeit: forfeitMessageSchema,
} as const;
export const hostMessageSchema = z.discriminatedUnion('type', [
  helloMessageSchema,
  eventsMessageSchema,
  requestMessageSchema,
  refusedMessageSchema,
  overMessageSchema,
  forfeitMessageSchema,
]);

/** The answer of a bot to a request. */
export const chooseMessageSchema = z.object({
  type: z.literal('choose'),
  request: countSchema,
  /** In the notation of logs. */
  move: z.string(),
});

/** After `over`: the bot would play another game in the same process. It gets `hello` again, or the end of its input. */
export const readyMessageSchema = z.object({ type: z.literal('ready') });

/** Messages from a bot, by type. */
export const BOT_MESSAGES = { choose: chooseMessageSchema, ready: readyMessageSchema } as const;
export const botMessageSchema = z.discriminatedUnion('type', [chooseMessageSchema, readyMessageSchema]);

/** POST /api/bots/:id: the answer was accepted and stored. */
export const botAckSchema = z.object({ type: z.literal('ack') });

/** GET and POST /api/bots/:id: why the program cannot play here, or why the rules refuse its move. */
export const botRefusalSchema = z.union([
  z.object({ reason: z.string() }),
  z.object({ type: z.literal('refused'), refusals: z.array(refusalSchema) }),
]);
