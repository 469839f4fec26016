import { LANGUAGES } from '@orrery/kernel';
import { z } from 'zod';
import { MAIL_PACES } from './mail-paces.ts';
import { PAIRING_PACES } from './pairing.ts';
import { STRENGTHS } from './strengths.ts';
import { WEBHOOK_FORMATS } from './webhook-formats.ts';

/** Increased when a program written for the old description of the routes would fail with the new one. */
export const API_VERSION = '1.0';

/** Request bodies of the routes under /api. The server validates them with these schemas; pages only need the types. */

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

export const timeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), perMove: millisecondsSchema(5_000, 24 * HOUR_MS) }),
  z.strictObject({
    kind: z.literal('game'),
    start: millisecondsSchema(10_000, 24 * HOUR_MS),
    increment: millisecondsSchema(0, HOUR_MS),
  }),
  z.strictObject({ kind: z.literal('correspondence'), perMove: millisecondsSchema(HOUR_MS, 30 * DAY_MS) }),
]);

const TERMS = {
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string().max(60), z.unknown()).default({}),
  time: timeSchema,
  onTimeout: z.enum(['bot', 'forfeit']),
  isRated: z.boolean(),
  visibility: z.enum(['public', 'unlisted']),
  /** Whether all may agree to take back a move that its player cannot take back alone. Never at a rated table. */
  takeBacks: z.boolean().default(false),
  /** How much later spectators see the moves and hear the players while the game runs. */
  spectatorDelayMs: millisecondsSchema(0, HOUR_MS).default(0),
};
/** GET /api/tables: which tables. Without `list` those with a free chair. */
export const listTablesQuerySchema = z.object({ list: z.enum(['open', 'watch', 'mine']).optional() });
/** PUT /api/tables/:id/terms: what the host agrees with the others before the game. The game itself checks the options. */
export const changeTermsSchema = z.strictObject(TERMS);
/** POST /api/tables. The game itself checks the options. */
export const createTableSchema = z.strictObject({
  game: z.string().max(40),
  ...TERMS,
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
/** POST /api/tables/:id/remove: the host removes the person on a seat before the game. */
export const removePersonSchema = z.strictObject({ seat: seatSchema });
/** POST /api/tables/:id/take-back: the caller's last move, by the number of its entry. */
export const takeBackAskSchema = z.strictObject({ move: z.number().int().min(1) });
/** POST /api/tables/:id/take-back/answer: whether the caller agrees that this move is taken back. */
export const takeBackAnswerSchema = z.strictObject({ move: z.number().int().min(1), agrees: z.boolean() });
export const readySchema = z.strictObject({ ready: z.boolean() });
/** POST /api/tables/:id/bot. level null frees the chair. */
export const chairBotSchema = z.strictObject({ seat: seatSchema, level: strengthSchema.nullable() });
/** POST /api/tables/:id/commit: the SHA-256, in hexadecimal, of the seed the caller will add to the dice. */
export const commitSeedSchema = z.strictObject({ commitment: fingerprintSchema });
/** POST /api/tables/:id/reveal: the seed behind the commitment, sent once the commitments of all seats are fixed. */
export const revealSeedSchema = z.strictObject({ seed: diceSeedSchema });
export const claimSeatSchema = z.strictObject({ seat: seatSchema });
/**
 * PUT /api/tables/:id/auto-answers: the caller's automatic answer whenever the game asks this question and the rules allow
 * the answer.
 */
export const autoAnswersSchema = z.strictObject({
  answers: z.array(z.strictObject({ question: z.string().min(1).max(60), move: z.string().min(1).max(400) })).max(8),
});
/** POST /api/tables/:id/substitute. null: the person plays again. */
export const substituteSchema = z.strictObject({ level: strengthSchema.nullable() });

/** POST /api/pairing: looks for others who want to play this, and of similar rating. It replaces an earlier search. */
export const startPairingSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.number().int().min(2).max(16),
  pace: z.enum(PAIRING_PACES),
});

const languageSchema = z.enum(LANGUAGES);
/** POST /api/me: become a guest. */
export const createGuestSchema = z.strictObject({ name: z.string().max(200), language: languageSchema.optional() });
/** PUT /api/me/handle: letters, digits and single hyphens, unique. */
export const handleSchema = z.strictObject({ handle: z.string().max(40) });
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
/** PUT /api/mail/pace: a mail for each notice, one a day at this hour (UTC) about all that waits, or none. */
export const mailPaceSchema = z.strictObject({
  pace: z.enum(MAIL_PACES),
  hour: z.number().int().min(0).max(23),
});

/**
 * POST /api/mail/confirm: the token of the link in the mail. POST /api/admin/claim: the token of the link that the server
 * prints when it starts.
 */
export const linkTokenSchema = z.strictObject({ token: z.string().max(100) });
/** POST /api/password-reset/request: sends a link to the person with this login or confirmed address, if there is one. */
export const requestResetSchema = z.strictObject({ loginOrMail: z.string().max(254) });
/** POST /api/password-reset: sets a new password with the token of a reset link. */
export const resetPasswordSchema = z.strictObject({ token: z.string().max(100), password: z.string().max(1024) });
/** POST /api/account and POST /api/sign-in. */
export const credentialsSchema = z.strictObject({ login: z.string().max(200), password: z.string().max(1024) });
/** POST /api/account/password. Bot tokens are revoked with the old password unless the caller keeps them. */
export const changePasswordSchema = z.strictObject({
  old: z.string().max(1024),
  password: z.string().max(1024),
  keepTokens: z.boolean().default(false),
});
/** POST /api/second-factor/{finish,confirm}: the code shown by the authenticator app. */
export const totpCodeSchema = z.strictObject({ code: z.string().max(20) });
/** POST /api/passkeys/{register,sign-in}/finish: the authenticator's response and the challenge it belongs to. */
export const passkeyResponseSchema = z.strictObject({
  challenge: z.string().max(64),
  response: z.looseObject({ id: z.string() }),
});
/** POST /api/people/:id/report. */
export const reportSchema = z.strictObject({
  text: z.string().max(2000),
  table: z.string().max(40).optional(),
  /** The chat message at that table that the report is about. */
  message: z.int().min(1).max(2_000_000_000).optional(),
});
/** PUT /api/push: the fields of the browser's PushSubscription. */
export const pushSubscribeSchema = z.strictObject({
  endpoint: z.url().max(2000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  expirationTime: z.number().nullish(),
});
/** DELETE /api/push. */
export const pushUnsubscribeSchema = z.strictObject({ endpoint: z.url().max(2000) });
/** PUT /api/webhook: where the caller is told of a turn, besides browsers and mail. */
export const webhookSchema = z.strictObject({ format: z.enum(WEBHOOK_FORMATS), address: z.url().max(2000) });
/** POST /api/notify/try: sends the caller a notice by one way. */
export const tryNoticeSchema = z.strictObject({ way: z.enum(['push', 'mail', 'webhook']) });
/** POST /api/tokens: creates a bot of the caller's own with this name. */
export const createTokenSchema = z.strictObject({ name: z.string().max(200) });
/** GET /api/admin/people: a part of the name or login. */
export const findPeopleQuerySchema = z.object({ find: z.string().max(200).optional() });
/** PATCH /api/admin/people/:id. */
export const updatePersonSchema = z.strictObject({
  role: z.enum(['player', 'admin', 'barred']).optional(),
  name: z.string().max(200).optional(),
});

export type MailPace = z.infer<typeof mailPaceSchema>['pace'];
export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookFormat = Webhook['format'];
export type NoticeWay = z.infer<typeof tryNoticeSchema>['way'];
export type CreateTable = z.input<typeof createTableSchema>;
export type ChangeTerms = z.input<typeof changeTermsSchema>;
export type StartPairing = z.infer<typeof startPairingSchema>;
export type LoginCredentials = z.infer<typeof credentialsSchema>;
export type UpdateMe = z.infer<typeof updateMeSchema>;
