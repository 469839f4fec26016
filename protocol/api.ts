import { LANGUAGES, type Seat } from '@orrery/kernel';
import { z } from 'zod';
import { type Me, STRENGTHS, type TableSummary } from './table.ts';

/**
 * Request and response bodies of the routes under /api. The server validates bodies with these schemas; pages only
 * need the types.
 */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const millisecondsSchema = (least: number, most: number) => z.number().int().min(least).max(most);

export const strengthSchema = z.enum(STRENGTHS);
const seatSchema = z.number().int().min(0).max(15);
/** Index into the catalogue of colours. An index that does not exist counts as no colour. */
const colourSchema = z.number().int().min(0).max(15);
/** Part of the input that determines the dice. Must not contain line breaks. */
const diceSeedSchema = z
  .string()
  .min(16)
  .max(100)
  .regex(/^\P{Cc}*$/u);
const fingerprintSchema = z.string().regex(/^[0-9a-f]{64}$/);

const timeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), perMove: millisecondsSchema(5_000, 24 * HOUR_MS) }),
  z.strictObject({
    kind: z.literal('game'),
    start: millisecondsSchema(10_000, 24 * HOUR_MS),
    increment: millisecondsSchema(0, HOUR_MS),
  }),
  z.strictObject({ kind: z.literal('days'), perMove: millisecondsSchema(HOUR_MS, 30 * DAY_MS) }),
]);

/** POST /api/tables. The game itself checks the options. */
export const createTableSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string().max(60), z.unknown()).default({}),
  time: timeSchema,
  atZero: z.enum(['bot', 'forfeit']),
  isRated: z.boolean(),
  door: z.enum(['open', 'link']),
  /** The host's preferred colour. Absent: the colour of the first chair. */
  colour: colourSchema.optional(),
});
/**
 * POST /api/tables/:id/sit. No seat: any free one. The colour is a preference: if it is taken, the person gets the
 * chair's colour.
 */
export const sitDownSchema = z.strictObject({
  seat: seatSchema.optional(),
  colour: colourSchema.optional(),
});
/** POST /api/tables/:id/colour. No seat: the caller's own. The host may also choose for chairs without a person. */
export const chairColourSchema = z.strictObject({ seat: seatSchema.optional(), colour: colourSchema });
export const readySchema = z.strictObject({ ready: z.boolean() });
/** POST /api/tables/:id/bot. level null frees the chair. */
export const chairBotSchema = z.strictObject({ seat: seatSchema, level: strengthSchema.nullable() });
/** POST /api/tables/:id/commit: the SHA-256, in hexadecimal, of the seed the caller will add to the dice. */
export const commitSeedSchema = z.strictObject({ commitment: fingerprintSchema });
/** POST /api/tables/:id/open: the seed behind the commitment, sent once the commitments of all seats are fixed. */
export const revealSeedSchema = z.strictObject({ seed: diceSeedSchema });
export const claimSeatSchema = z.strictObject({ seat: seatSchema });
/**
 * PUT /api/tables/:id/standing: the caller's automatic answer whenever the game asks this question and the rules allow
 * the answer.
 */
export const autoAnswersSchema = z.strictObject({
  answers: z.array(z.strictObject({ question: z.string().min(1).max(60), move: z.string().min(1).max(400) })).max(8),
});
/** POST /api/tables/:id/stand-in. null: the person plays again. */
export const substituteSchema = z.strictObject({ level: strengthSchema.nullable() });

const languageSchema = z.enum(LANGUAGES);
/** POST /api/me: become a guest. */
export const createGuestSchema = z.strictObject({ name: z.string().max(200), language: languageSchema.optional() });
/** PATCH /api/me. */
export const updateMeSchema = z.strictObject({
  name: z.string().max(200).optional(),
  language: languageSchema.optional(),
});
/**
 * PUT /api/mail: the address for “your turn” mails and password resets; '' removes it. It counts once it has been
 * confirmed.
 */
export const mailSchema = z.strictObject({ mail: z.string().max(254) });
/**
 * POST /api/mail/confirm: the token of the link in the mail. POST /api/house: the token of the link that the server
 * prints when it starts.
 */
export const linkTokenSchema = z.strictObject({ token: z.string().max(100) });
/** POST /api/reset/ask: sends a link to the person with this login or confirmed address, if there is one. */
export const requestResetSchema = z.strictObject({ who: z.string().max(254) });
/** POST /api/reset: sets a new password with the token of a reset link. */
export const resetPasswordSchema = z.strictObject({ token: z.string().max(100), password: z.string().max(1024) });
/** POST /api/account and POST /api/sign-in. */
export const credentialsSchema = z.strictObject({ login: z.string().max(200), password: z.string().max(1024) });
/** POST /api/account/password. Bot tokens are revoked with the old password unless the caller keeps them. */
export const changePasswordSchema = z.strictObject({
  old: z.string().max(1024),
  password: z.string().max(1024),
  keepTokens: z.boolean().default(false),
});
/** POST /api/factor/{finish,confirm}: the code shown by the authenticator app. */
export const totpCodeSchema = z.strictObject({ code: z.string().max(20) });
/** POST /api/passkeys/{register,sign-in}/finish: the authenticator's response and the challenge it belongs to. */
export const passkeyResponseSchema = z.strictObject({
  challenge: z.string().max(64),
  response: z.looseObject({ id: z.string() }),
});
/** POST /api/people/:id/report. */
export const reportSchema = z.strictObject({ text: z.string().max(2000), table: z.string().max(40).optional() });
/** PUT /api/push: the fields of the browser's PushSubscription. */
export const pushSubscribeSchema = z.strictObject({
  endpoint: z.url().max(2000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  expirationTime: z.number().nullish(),
});
/** DELETE /api/push. */
export const pushUnsubscribeSchema = z.strictObject({ endpoint: z.url().max(2000) });
/** POST /api/tokens: creates a bot of the caller's own with this name. */
export const createTokenSchema = z.strictObject({ name: z.string().max(200) });
/** PATCH /api/admin/people/:id. */
export const updatePersonSchema = z.strictObject({
  role: z.enum(['player', 'admin', 'barred']).optional(),
  name: z.string().max(200).optional(),
});

export type CreateTable = z.input<typeof createTableSchema>;
export type LoginCredentials = z.infer<typeof credentialsSchema>;
export type UpdateMe = z.infer<typeof updateMeSchema>;

/**
 * Body of every response that is not a success. `text` is in the caller's language; `numbers` are the numbers used in
 * it.
 */
export interface ProblemResponse {
  readonly problem: {
    readonly code: string;
    readonly numbers: Readonly<Record<string, string | number>>;
    readonly text: string;
  };
}

/** Response of GET, POST and PATCH /api/me, /api/account, /api/sign-in, and of finishing a passkey. */
export interface MeResponse {
  /** null: not signed in and not yet a guest. */
  readonly me: Me | null;
}

/** GET and PUT /api/mail. */
export interface MailResponse {
  /** Whether this server sends mail at all. */
  readonly sends: boolean;
  /** The confirmed address. */
  readonly mail: string | null;
  /** An address that has not been confirmed yet. */
  readonly waiting: string | null;
}

/** POST /api/admin/people/:id/reset: the path of a page, which the administrator gives to the member. */
export interface ResetLinkResponse {
  readonly address: string;
}

/** GET and PUT /api/tables/:id/standing. */
export interface AutoAnswersResponse {
  readonly answers: readonly { readonly question: string; readonly move: string }[];
}

/** GET /api/sessions. Times in milliseconds since 1970. */
export interface SessionsResponse {
  readonly sessions: readonly {
    readonly id: string;
    readonly agent: string;
    readonly made: number;
    readonly seen: number;
    readonly isThis: boolean;
  }[];
  /** The ways in which the person can sign in. */
  readonly login: string | null;
  readonly passkeys: readonly { readonly id: string; readonly made: number; readonly used: number | null }[];
}

/** GET /api/factor: the second factors of an administrator. */
export interface FactorStatusResponse {
  readonly hasCodes: boolean;
  readonly hasPasskeys: boolean;
}

/** POST /api/factor/begin: the secret for an authenticator app, as text and as a picture. */
export interface NewFactorResponse {
  readonly secret: string;
  readonly address: string;
}

/** POST /api/passkeys/{register,sign-in}/begin: `options` is passed to the browser unchanged. */
export interface PasskeyChallengeResponse {
  readonly challenge: string;
  readonly options: unknown;
}

/** A person's rating at a game with this number of seats. */
export interface RatingSummary {
  readonly game: string;
  readonly seats: number;
  readonly rating: number; // about 0 for a first game, about 25 for good players
  readonly games: number;
}

/** GET /api/people/:id. */
export interface ProfileResponse {
  readonly person: string;
  readonly name: string;
  readonly kind: 'guest' | 'member' | 'bot';
  readonly made: number;
  readonly ratings: readonly RatingSummary[];
  /** The most recent games, newest first. */
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly isRated: boolean;
    readonly ended: number;
    readonly seat: Seat;
    readonly names: readonly string[]; // by seat
    readonly places: readonly number[] | null; // null: abandoned
  }[];
  /** How the caller restricts this person. */
  readonly shut: 'mute' | 'block' | null;
}

/** GET /api/people/shut: the people whom the caller has muted or blocked. */
export interface BlocksResponse {
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    readonly kind: 'mute' | 'block';
  }[];
}

/** GET /api/tables?list=open|watch|mine. */
export interface TablesResponse {
  readonly tables: readonly TableSummary[];
}

/**
 * POST /api/tables, GET /api/tables/:id and every route under it except the log. After a rematch it is the new table.
 */
export interface TableResponse {
  readonly table: TableSummary;
  /** The caller's seat. */
  readonly seat: Seat | null;
}

/** GET /api/push/key. */
export interface PushKeyResponse {
  readonly key: string;
}

/** GET and POST /api/tokens. The token itself is returned only once, when it is created. */
export interface TokensResponse {
  readonly tokens: readonly {
    readonly id: string;
    readonly bot: string; // the bot's person id
    readonly name: string;
    readonly made: number;
    readonly seen: number | null;
    readonly expires: number;
  }[];
  readonly token?: string;
}

/** GET /api/admin/reports. */
export interface ReportsResponse {
  readonly reports: readonly {
    readonly id: string;
    readonly reporter: { readonly person: string; readonly name: string };
    readonly about: { readonly person: string; readonly name: string; readonly role: string };
    readonly table: string | null;
    readonly text: string;
    readonly made: number;
    readonly settled: number | null;
  }[];
}

/** GET /api/admin/people?find=… */
export interface PeopleResponse {
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    readonly kind: 'guest' | 'member' | 'bot';
    readonly role: 'player' | 'admin' | 'barred';
    readonly made: number;
    readonly seen: number;
  }[];
}

/** GET /api/admin/games: running games that cannot continue. */
export interface BrokenGamesResponse {
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly edition: number;
    /** What is wrong, in English, for whoever investigates it. */
    readonly fault: string;
    readonly names: readonly string[]; // by seat
  }[];
}

/** GET /api/admin: the state of the server. */
export interface AdminStatsResponse {
  readonly people: number;
  readonly members: number;
  readonly tables: Readonly<Record<'gathering' | 'playing' | 'over' | 'abandoned', number>>;
  readonly openReports: number;
}

/** JSON payload of the push message that tells a service worker whose turn it is. */
export interface PushNotice {
  readonly title: string;
  readonly text: string;
  /** The path that a tap opens on this server. */
  readonly address: string;
  /** A notice replaces an earlier one with the same tag, i.e. about the same table. */
  readonly tag: string;
}
