import * as z from 'zod/mini';
import { liveByeSchema, livePongSchema } from './live.ts';
import { tableSummarySchema } from './table.ts';

/** The first message on /live/lobby, and sent again when a client must start over. */
const lobbyHelloSchema = z.object({
  type: z.literal('lobby'),
  /** Tables in the lobby with a free chair, newest first. */
  open: z.array(tableSummarySchema),
  /**
   * Public games in progress, without the caller's own: live games first, then correspondence games, each newest
   * first.
   */
  watchable: z.array(tableSummarySchema),
  /** The caller's own unfinished tables, newest first. */
  mine: z.array(tableSummarySchema),
});

/**
 * A table changed. A table that is in no list any more is removed. Moves are only reported for the caller's own
 * tables.
 */
export const lobbyTableUpdateSchema = z.object({
  type: z.literal('table'),
  summary: tableSummarySchema,
  isOpen: z.boolean(),
  isWatchable: z.boolean(),
  isMine: z.boolean(),
});

/** The tournament of /live/lobby?tournament=ID has changed: the page reads it again (GET /api/tournaments/ID). */
const lobbyTournamentSchema = z.object({ type: z.literal('tournament'), id: z.string() });

/**
 * Somebody whom the caller follows has come or gone, or an invitation has come: the page reads GET /api/friends and GET
 * /api/invitations again.
 */
const lobbyPeopleSchema = z.object({ type: z.literal('people') });

/** Messages to a page on /live/lobby. The page itself only sends `ping`. */
export const lobbyMessageSchema = z.discriminatedUnion('type', [
  lobbyHelloSchema,
  lobbyTableUpdateSchema,
  lobbyTournamentSchema,
  lobbyPeopleSchema,
  liveByeSchema,
  livePongSchema,
]);
