import * as z from 'zod/mini';
import { MAIL_PACES } from '../mail-paces.ts';
import { PAIRING_PACES } from '../pairing.ts';
import { WEBHOOK_FORMATS } from '../webhook-formats.ts';
import { seatSchema, tableStateSchema, tableSummarySchema, timestampSchema } from './table.ts';

/** Response bodies of the routes under /api. Times are in milliseconds since 1970. */

const personKindSchema = z.enum(['guest', 'member', 'bot']);
const roleSchema = z.enum(['player', 'admin', 'barred']);
const restrictionSchema = z.enum(['mute', 'block']);

/** Body of every response that is not a success. `text` is in the caller's language; `params` are the values in it. */
export const problemResponseSchema = z.object({
  problem: z.object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    text: z.string(),
  }),
});

/** A success without a value. */
export const emptyResponseSchema = z.object({});

/** The signed-in person, as the server knows it. */
export const meSchema = z.object({
  person: z.string(),
  name: z.string(),
  /** A guest's games are kept as long as its cookie; a member has signed up; a bot acts with a token of its owner. */
  kind: personKindSchema,
  /** Whether this session may use the administrator functions. */
  isAdmin: z.boolean(),
  /** Is an administrator, but must provide a second factor first. */
  needsSecondFactor: z.exactOptional(z.boolean()),
});

/** Response of GET, POST and PATCH /api/me, /api/account, /api/sign-in, and of finishing a passkey. */
export const meResponseSchema = z.object({
  /** null: not signed in and not yet a guest. */
  me: z.nullable(meSchema),
});

/** GET and PUT /api/mail, PUT /api/mail/pace. */
export const mailResponseSchema = z.object({
  /** Whether this server sends mail at all. */
  isEnabled: z.boolean(),
  /** The confirmed address. */
  mail: z.nullable(z.string()),
  /** An address that has not been confirmed yet. */
  unconfirmed: z.nullable(z.string()),
  pace: z.enum(MAIL_PACES),
  /** The hour of the daily mail, in UTC. */
  hour: z.int(),
});

/** POST /api/mail/confirm: the address that is confirmed now. */
export const mailConfirmedResponseSchema = z.object({ mail: z.string() });

/** POST /api/admin/people/:id/password-reset: the path of a page, which the administrator gives to the member. */
export const resetLinkResponseSchema = z.object({ path: z.string() });

/** GET and PUT /api/tables/:id/auto-answers. */
export const autoAnswersResponseSchema = z.object({
  answers: z.array(z.object({ question: z.string(), move: z.string() })),
});

/** GET /api/sessions. */
export const sessionsResponseSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      userAgent: z.string(),
      createdAt: timestampSchema,
      lastSeenAt: timestampSchema,
      isCurrent: z.boolean(),
    }),
  ),
  /** The ways in which the person can sign in. */
  login: z.nullable(z.string()),
  passkeys: z.array(z.object({ id: z.string(), createdAt: timestampSchema, lastUsedAt: z.nullable(timestampSchema) })),
});

/** GET /api/second-factor: the second factors of an administrator. */
export const factorStatusResponseSchema = z.object({ hasCodes: z.boolean(), hasPasskeys: z.boolean() });

/** POST /api/second-factor/begin: the secret for an authenticator app, as text and as an otpauth URL. */
export const newFactorResponseSchema = z.object({ secret: z.string(), url: z.string() });

/** POST /api/passkeys/{register,sign-in}/begin: `options` is passed to the browser unchanged. */
export const passkeyChallengeResponseSchema = z.object({ challenge: z.string(), options: z.unknown() });

/** Games with others that a person finished, and that they left before the end or stayed away from. */
export const reliabilitySchema = z.object({ finished: z.int(), left: z.int() });

/** GET /api/tables/:id/people: the people who sit there. */
export const tablePeopleResponseSchema = z.object({
  people: z.array(
    z.object({
      person: z.string(),
      /** At the game of the table, with its number of seats; null: none yet. */
      rating: z.nullable(z.object({ rating: z.number(), isProvisional: z.boolean() })),
      reliability: reliabilitySchema,
    }),
  ),
});

/** A person's rating at a game with this number of seats. */
export const ratingSummarySchema = z.object({
  game: z.string(),
  seats: z.int(),
  /** About 0 for a first game, about 25 for good players. */
  rating: z.number(),
  games: z.int(),
  wins: z.int(),
  /** Fewer than ten games: the rating says little. */
  isProvisional: z.boolean(),
  /** The rating after each of the last games, oldest first. */
  history: z.array(z.object({ at: timestampSchema, rating: z.number() })),
});

/** GET /api/leaderboard/:game/:seats: members by rating; those with a provisional rating come last. */
export const leaderboardResponseSchema = z.object({
  people: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      handle: z.nullable(z.string()),
      rating: z.number(),
      games: z.int(),
      isProvisional: z.boolean(),
    }),
  ),
});

/** GET and PUT /api/me/handle; null: the caller has none yet. */
export const handleResponseSchema = z.object({ handle: z.nullable(z.string()) });

/** GET /api/people/:id; the id may also be @ and a handle. */
export const profileResponseSchema = z.object({
  person: z.string(),
  name: z.string(),
  /** The unique name of a member; null: has none. */
  handle: z.nullable(z.string()),
  kind: personKindSchema,
  createdAt: timestampSchema,
  ratings: z.array(ratingSummarySchema),
  reliability: reliabilitySchema,
  /** The most recent games, newest first. */
  games: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      isRated: z.boolean(),
      endedAt: timestampSchema,
      seat: seatSchema,
      /** By seat. */
      names: z.array(z.string()),
      /** null: abandoned. */
      places: z.nullable(z.array(z.int())),
    }),
  ),
  /** Whether a page of this person is open at a table, in the lobby or on the first screen, and they let others see that. */
  isHere: z.boolean(),
  isFollowed: z.boolean(),
  /** Whether this person follows the caller. */
  followsMe: z.boolean(),
  /** How the caller restricts this person. */
  restriction: z.nullable(restrictionSchema),
});

/** GET /api/days-off and what changes it. */
export const daysOffResponseSchema = z.object({
  /** The days of the week on which the caller's clocks by correspondence stand still; 0 is Sunday. */
  weekdays: z.array(z.int()),
  /** When they can be chosen again; null: now. */
  weekdaysFrom: z.nullable(timestampSchema),
  /** Those that are not over. */
  vacations: z.array(
    z.object({ id: z.string(), from: timestampSchema, until: timestampSchema, hasBegun: z.boolean() }),
  ),
  /** How many days of vacation the caller can still take. */
  daysLeft: z.number(),
});

/** GET /api/blocks: the people whom the caller has muted or blocked. */
export const blocksResponseSchema = z.object({
  people: z.array(z.object({ person: z.string(), name: z.string(), kind: restrictionSchema })),
});

/** GET /api/tables?list=open|watch|mine. */
export const tablesResponseSchema = z.object({ tables: z.array(tableSummarySchema) });

/**
 * POST /api/tables, GET /api/tables/:id and every route under it except the log and the automatic answers. After a
 * rematch it is the new table.
 */
export const tableResponseSchema = z.object({
  table: tableSummarySchema,
  /** The caller's seat. */
  seat: z.nullable(seatSchema),
});

const pairingPoolSchema = z.object({ game: z.string(), seats: z.int(), pace: z.enum(PAIRING_PACES) });

/** GET, POST and DELETE /api/pairing, POST /api/pairing/renew. */
export const pairingResponseSchema = z.object({
  /** What the caller is looking for; null: nothing, or it was found. */
  search: z.nullable(z.extend(pairingPoolSchema, { since: timestampSchema })),
  /** The table that was found by the caller's last search. */
  table: z.nullable(z.string()),
  /** How many people are looking for what, the caller included. */
  pools: z.array(z.extend(pairingPoolSchema, { people: z.int() })),
});

/** GET and PUT /api/webhook; null: the caller has none. */
export const webhookResponseSchema = z.object({
  webhook: z.nullable(z.object({ format: z.enum(WEBHOOK_FORMATS), address: z.string() })),
});

/** GET /api/network, POST /api/network/open. Empty for everybody who does not sit at the server's own computer. */
export const networkResponseSchema = z.object({
  /** Whether the caller may let others in the local network in. */
  mayOpen: z.boolean(),
  /** Where others in the local network reach the server. */
  origins: z.array(z.string()),
});
/** GET /api/push/key. */
export const pushKeyResponseSchema = z.object({ key: z.string() });

/** GET and POST /api/tokens. The token itself is returned only once, when it is created. */
export const tokensResponseSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      /** The bot's person id. */
      bot: z.string(),
      name: z.string(),
      createdAt: timestampSchema,
      lastUsedAt: z.nullable(timestampSchema),
      expiresAt: timestampSchema,
    }),
  ),
  token: z.exactOptional(z.string()),
});

/** GET /api/admin/reports. */
export const reportsResponseSchema = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      reporter: z.object({ person: z.string(), name: z.string() }),
      about: z.object({ person: z.string(), name: z.string(), role: roleSchema }),
      table: z.nullable(z.string()),
      /** The chat message that the report is about. */
      message: z.nullable(z.string()),
      text: z.string(),
      createdAt: timestampSchema,
      resolvedAt: z.nullable(timestampSchema),
    }),
  ),
});

/** GET /api/admin/people?find=… */
export const peopleResponseSchema = z.object({
  people: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      kind: personKindSchema,
      role: roleSchema,
      createdAt: timestampSchema,
      lastSeenAt: timestampSchema,
    }),
  ),
});

/** GET /api/admin/games: running games that cannot continue. */
export const brokenGamesResponseSchema = z.object({
  games: z.array(
    z.object({
      table: z.string(),
      game: z.string(),
      edition: z.int(),
      /** What is wrong, in English, for the person who investigates it. */
      fault: z.string(),
      /** By seat. */
      names: z.array(z.string()),
    }),
  ),
});

/** GET /api/admin: the state of the server. */
export const adminStatsResponseSchema = z.object({
  people: z.int(),
  members: z.int(),
  tables: z.record(tableStateSchema, z.int()),
  openReports: z.int(),
});
