import * as z from 'zod/mini';
import type { JsonDiff } from '../json-diff.ts';
import { seatSchema, tableSummarySchema, timestampSchema } from './table.ts';

/** A diff is checked only by its form: what it changes is the game's, and applying it finds whether it fits. */
const jsonDiffSchema = z.custom<JsonDiff>((value) => typeof value === 'object' && value !== null);

/** The events one entry caused for the viewer, and how the viewer's view changed. */
export const liveStepSchema = z.object({
  /** The number of the entry, starting at 1. */
  seq: z.int(),
  events: z.array(z.unknown()),
  table: z.nullable(jsonDiffSchema),
  /** null for spectators, and if nothing in the hand changed. */
  hand: z.nullable(jsonDiffSchema),
});

/** What a seat is asked; `kernel/requests.ts` explains the fields. */
const seatRequestSchema = z.object({ id: z.int(), question: z.string(), must: z.boolean(), veiled: z.boolean() });

/** Who is asked what after the last step. Times in milliseconds. */
export const liveStatusSchema = z.object({
  /** The number of entries. */
  seq: z.int(),
  request: z.nullable(seatRequestSchema),
  /** How many entries the viewer may take back. */
  undoable: z.int(),
  /** The viewer's last move in effect, which all may agree to take back; null: there is none, or the table allows none. */
  lastMove: z.nullable(z.int()),
  /** By seat, as of `serverTime`; null without clocks. The clocks of the seats that the game waits for are running. */
  clocks: z.nullable(z.array(z.number())),
  serverTime: timestampSchema,
});

/** A chat message at the table. */
export const chatMessageSchema = z.object({
  id: z.int(),
  person: z.string(),
  name: z.string(),
  seat: z.nullable(seatSchema),
  /** table: everybody hears it; spectators: the players hear it only after the game. */
  audience: z.enum(['table', 'spectators']),
  text: z.string(),
  sentAt: timestampSchema,
});

/**
 * The first message, and sent again when a client must start over. The view after entry 0 comes from the game's
 * set-up; the steps lead from `since` to the present. `since` is 0 if the client's own history is no longer a prefix
 * of the log.
 */
export const liveHelloSchema = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  summary: tableSummarySchema,
  /** null: a spectator. */
  seat: z.nullable(seatSchema),
  since: z.int(),
  chat: z.array(chatMessageSchema),
  steps: z.array(liveStepSchema),
  /** null before the game has started. */
  status: z.nullable(liveStatusSchema),
});

/** Entries were added. */
export const liveEntriesSchema = z.object({
  type: z.literal('entries'),
  steps: z.array(liveStepSchema),
  status: liveStatusSchema,
});

/** Steps after entry `to` were taken back. The undo entry itself counts: `status.seq` is larger than `to`. */
export const liveUndoneSchema = z.object({ type: z.literal('undone'), to: z.int(), status: liveStatusSchema });

/** The request with this id was carried out and saved. */
const liveAckSchema = z.object({ type: z.literal('ack'), id: z.int() });

export const refusalSchema = z.object({
  code: z.string(),
  rule: z.string(),
  numbers: z.record(z.string(), z.number()),
});

/** The request with this id was refused and nothing changed. Codes that are not a game's begin with `table.`. */
const liveRefusedSchema = z.object({ type: z.literal('refused'), id: z.int(), refusals: z.array(refusalSchema) });

/** Something about the table changed: its chairs, who is present, or its state. */
const liveTableSchema = z.object({ type: z.literal('table'), summary: tableSummarySchema });

const liveChatSchema = z.object({ type: z.literal('chat'), message: chatMessageSchema });

/** The game is over and the dice seeds are revealed. */
const liveOverSchema = z.object({ type: z.literal('over'), places: z.array(z.int()), serverSeed: z.string() });

/** The server closes the connection; `docs/online.md` lists the reasons. */
export const liveByeSchema = z.object({ type: z.literal('bye'), reason: z.string() });

export const livePongSchema = z.object({ type: z.literal('pong'), serverTime: timestampSchema });

/** Messages to a page at a table. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  liveHelloSchema,
  liveEntriesSchema,
  liveUndoneSchema,
  liveAckSchema,
  liveRefusedSchema,
  liveTableSchema,
  liveChatSchema,
  liveOverSchema,
  liveByeSchema,
  livePongSchema,
]);
