import type { z } from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type { clientPingSchema, clientRequestSchema } from './schemas/client.ts';
import type {
  chatMessageSchema,
  liveByeSchema,
  liveEntriesSchema,
  liveHelloSchema,
  livePongSchema,
  liveStatusSchema,
  liveStepSchema,
  liveUndoneSchema,
  serverMessageSchema,
} from './schemas/live.ts';

/** Increased whenever an old page would misunderstand a new server; the page then reloads itself. */
export const LIVE_PROTOCOL_VERSION = 2;

/** The messages to a page at a table; `schemas/live.ts` explains them. */
export type LiveStep = DeepReadonly<z.infer<typeof liveStepSchema>>;
export type LiveStatus = DeepReadonly<z.infer<typeof liveStatusSchema>>;
export type ChatMessage = DeepReadonly<z.infer<typeof chatMessageSchema>>;
export type LiveHello = DeepReadonly<z.infer<typeof liveHelloSchema>>;
export type LiveEntries = DeepReadonly<z.infer<typeof liveEntriesSchema>>;
export type LiveUndone = DeepReadonly<z.infer<typeof liveUndoneSchema>>;
export type LiveBye = DeepReadonly<z.infer<typeof liveByeSchema>>;
export type LivePong = DeepReadonly<z.infer<typeof livePongSchema>>;
export type ServerMessage = DeepReadonly<z.infer<typeof serverMessageSchema>>;

/**
 * Why the server closes a connection: too many connections of this person, too many messages, the node stops, no such
 * table, rules that this server does not have, a log that cannot be replayed, a message that is no message, an error
 * of the server.
 */
export type CloseReason =
  | 'too-many-connections'
  | 'rate-limit'
  | 'shutdown'
  | 'unknown-table'
  | 'unknown-edition'
  | 'unplayable'
  | 'invalid-message'
  | 'internal-error';

/** Messages from a page; `schemas/client.ts` explains them. */
export type ClientMessage = DeepReadonly<z.output<typeof clientRequestSchema> | z.output<typeof clientPingSchema>>;
