import * as z from 'zod/mini';
import { INVITATION_SOURCES } from '../invitation-sources.ts';
import { timeControlSchema, timestampSchema } from './table.ts';

/** A person whom the caller may invite. */
const contactSchema = z.object({
  person: z.string(),
  name: z.string(),
  /** The unique name of a member; null: has none. */
  handle: z.nullable(z.string()),
  /** Whether a page of theirs is open at a table, in the lobby or on the first screen, and they let others see that. */
  isHere: z.boolean(),
  isFollowed: z.boolean(),
  /** Whether they follow the caller. Two who follow each other are friends. */
  followsMe: z.boolean(),
  /** The open table at which they are playing now; null: none. */
  table: z.nullable(z.string()),
});

/** GET /api/friends, PUT /api/friends/settings. */
export const friendsResponseSchema = z.object({
  /** The people whom the caller follows, the present ones first. */
  following: z.array(contactSchema),
  /** The people who follow the caller without being followed. */
  followers: z.array(contactSchema),
  /** The people with whom the caller has played lately, the last first, without those above. */
  recent: z.array(contactSchema),
  /** The people of the caller's last game with others who may be invited, for the same again. */
  lastGame: z.array(z.string()),
  isPresenceHidden: z.boolean(),
  invitedBy: z.enum(INVITATION_SOURCES),
});

/** GET /api/presence: who is here and lets others see it, without the caller and those with whom there is a block. */
export const presenceResponseSchema = z.object({
  /** All of them, the caller included. */
  count: z.int(),
  /** Some of them; nobody for unknown callers. */
  people: z.array(contactSchema),
});

/** GET /api/invitations: the tables to which the caller is invited and where there is still a free chair. */
export const invitationsResponseSchema = z.object({
  invitations: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      seats: z.int(),
      time: timeControlSchema,
      isRated: z.boolean(),
      from: z.object({ person: z.string(), name: z.string() }),
      invitedAt: timestampSchema,
    }),
  ),
});

/** GET /api/tables/:id/invited and POST /api/tables/:id/invite: who was invited to the table; for those who sit there. */
export const invitedResponseSchema = z.object({
  people: z.array(z.object({ person: z.string(), name: z.string(), isDeclined: z.boolean() })),
});
