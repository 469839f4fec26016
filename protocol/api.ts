import type { Seat } from '@orrery/kernel';
import { z } from 'zod';
import { type Me, STRENGTHS, type TableCard } from './table.ts';

/** What the server's addresses under /api take and give. Bodies are checked by these schemas; pages need their types only. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const milliseconds = (least: number, most: number) => z.number().int().min(least).max(most);

export const strengthSchema = z.enum(STRENGTHS);
const seatSchema = z.number().int().min(0).max(15);
/** A colour of the catalogue, by its place; one that is not there counts as none. */
const colourSchema = z.number().int().min(0).max(15);
/** Part of what the dice are made of, so it holds no line breaks. */
const diceSeedSchema = z
  .string()
  .min(16)
  .max(100)
  .regex(/^\P{Cc}*$/u);
const fingerprintSchema = z.string().regex(/^[0-9a-f]{64}$/);

const timeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), perMove: milliseconds(5_000, 24 * HOUR_MS) }),
  z.strictObject({
    kind: z.literal('game'),
    start: milliseconds(10_000, 24 * HOUR_MS),
    increment: milliseconds(0, HOUR_MS),
  }),
  z.strictObject({ kind: z.literal('days'), perMove: milliseconds(HOUR_MS, 30 * DAY_MS) }),
]);

/** POST /api/tables. The options are checked by the game itself. */
export const makeTableSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string().max(60), z.unknown()).default({}),
  time: timeSchema,
  atZero: z.enum(['bot', 'forfeit']),
  isRated: z.boolean(),
  door: z.enum(['open', 'link']),
  /** What the host likes best; absent: that of the first chair. */
  colour: colourSchema.optional(),
});
/** POST /api/tables/:id/sit. No seat: any that is free. The colour is a wish: where somebody has it, that of the chair. */
export const sitSchema = z.strictObject({
  seat: seatSchema.optional(),
  colour: colourSchema.optional(),
});
/** POST /api/tables/:id/colour. No seat: the asker's own; the host may choose for chairs without a person. */
export const colourOfChairSchema = z.strictObject({ seat: seatSchema.optional(), colour: colourSchema });
export const readySchema = z.strictObject({ ready: z.boolean() });
/** POST /api/tables/:id/bot. level null: the chair becomes free. */
export const botSchema = z.strictObject({ seat: seatSchema, level: strengthSchema.nullable() });
/** POST /api/tables/:id/commit: the SHA-256 of what the asker will add to the dice, in hexadecimal. */
export const commitSchema = z.strictObject({ commitment: fingerprintSchema });
/** POST /api/tables/:id/open: what stands behind it, once the fingerprints of all seats are fixed. */
export const openSchema = z.strictObject({ seed: diceSeedSchema });
export const claimSchema = z.strictObject({ seat: seatSchema });
/** PUT /api/tables/:id/standing: what the asker will answer whenever the game asks this and the rules allow it. */
export const standingSchema = z.strictObject({
  answers: z.array(z.strictObject({ question: z.string().min(1).max(60), move: z.string().min(1).max(400) })).max(8),
});
/** POST /api/tables/:id/stand-in. null: the person plays again. */
export const standInSchema = z.strictObject({ level: strengthSchema.nullable() });

const languageSchema = z.enum(['en', 'de', 'nl']);
/** POST /api/me: become a guest. */
export const guestSchema = z.strictObject({ name: z.string().max(200), language: languageSchema.optional() });
/** PATCH /api/me. */
export const changeMeSchema = z.strictObject({
  name: z.string().max(200).optional(),
  language: languageSchema.optional(),
});
/** PUT /api/mail: where “your turn” and lost passwords are sent, '' for nowhere. It counts once the address has confirmed it. */
export const mailSchema = z.strictObject({ mail: z.string().max(254) });
/** POST /api/mail/confirm: by the link in the mail. POST /api/house: by the link that the server says when it starts. */
export const tokenLinkSchema = z.strictObject({ token: z.string().max(100) });
/** POST /api/reset/ask: whoever has this login or this confirmed address is sent a link, if there is anybody. */
export const resetAskSchema = z.strictObject({ who: z.string().max(254) });
/** POST /api/reset: a new password, by the link. */
export const resetSchema = z.strictObject({ token: z.string().max(100), password: z.string().max(1024) });
/** POST /api/account and POST /api/sign-in. */
export const credentialsSchema = z.strictObject({ login: z.string().max(200), password: z.string().max(1024) });
/** POST /api/account/password. Tokens of bots end with the old password, unless they are to be kept. */
export const newPasswordSchema = z.strictObject({
  old: z.string().max(1024),
  password: z.string().max(1024),
  keepTokens: z.boolean().default(false),
});
/** POST /api/factor/{finish,confirm}: the code that an app shows. */
export const codeSchema = z.strictObject({ code: z.string().max(20) });
/** POST /api/passkeys/{register,sign-in}/finish: what the browser's authenticator answered, and to which question. */
export const passkeySchema = z.strictObject({
  challenge: z.string().max(64),
  response: z.looseObject({ id: z.string() }),
});
/** POST /api/people/:id/report. */
export const reportSchema = z.strictObject({ text: z.string().max(2000), table: z.string().max(40).optional() });
/** PUT /api/push: what the browser's PushSubscription says of itself. */
export const pushSchema = z.strictObject({
  endpoint: z.url().max(2000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  expirationTime: z.number().nullish(),
});
/** DELETE /api/push. */
export const pushEndSchema = z.strictObject({ endpoint: z.url().max(2000) });
/** POST /api/tokens: a bot of one's own, by its name. */
export const tokenSchema = z.strictObject({ name: z.string().max(200) });
/** PATCH /api/admin/people/:id. */
export const changePersonSchema = z.strictObject({
  role: z.enum(['player', 'admin', 'barred']).optional(),
  name: z.string().max(200).optional(),
});

export type MakeTable = z.input<typeof makeTableSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type ChangeMe = z.infer<typeof changeMeSchema>;

/** Every answer that is no success. `text` is in the asker's language; `numbers` is what stands in it. */
export interface ProblemAnswer {
  readonly problem: {
    readonly code: string;
    readonly numbers: Readonly<Record<string, string | number>>;
    readonly text: string;
  };
}

/** GET, POST and PATCH /api/me, /api/account, /api/sign-in and what finishes a passkey. */
export interface MeAnswer {
  /** null: nobody yet. */
  readonly me: Me | null;
}

/** GET and PUT /api/mail. */
export interface MailAnswer {
  /** Whether this server sends mail at all. */
  readonly sends: boolean;
  /** The confirmed address. */
  readonly mail: string | null;
  /** One that has not been confirmed yet. */
  readonly waiting: string | null;
}

/** POST /api/admin/people/:id/reset: the path of a page, to be handed to the member. */
export interface ResetAnswer {
  readonly address: string;
}

/** GET and PUT /api/tables/:id/standing. */
export interface StandingAnswer {
  readonly answers: readonly { readonly question: string; readonly move: string }[];
}

/** GET /api/sessions. Times in milliseconds since 1970. */
export interface SessionsAnswer {
  readonly sessions: readonly {
    readonly id: string;
    readonly agent: string;
    readonly made: number;
    readonly seen: number;
    readonly isThis: boolean;
  }[];
  /** How one can prove who one is. */
  readonly login: string | null;
  readonly passkeys: readonly { readonly id: string; readonly made: number; readonly used: number | null }[];
}

/** GET /api/factor: what somebody who runs the house has beside a password. */
export interface FactorAnswer {
  readonly hasCodes: boolean;
  readonly hasPasskeys: boolean;
}

/** POST /api/factor/begin: what an app that makes codes has to know, to type in or as a picture. */
export interface NewFactorAnswer {
  readonly secret: string;
  readonly address: string;
}

/** POST /api/passkeys/{register,sign-in}/begin: `options` goes to the browser as it stands. */
export interface PasskeyQuestion {
  readonly challenge: string;
  readonly options: unknown;
}

/** How good somebody is at a game with so many seats. */
export interface RatingCard {
  readonly game: string;
  readonly seats: number;
  readonly rating: number; // about 0 for the first game, 25 for good players
  readonly games: number;
}

/** GET /api/people/:id. */
export interface ProfileAnswer {
  readonly person: string;
  readonly name: string;
  readonly kind: 'guest' | 'member' | 'bot';
  readonly made: number;
  readonly ratings: readonly RatingCard[];
  /** The last ones, newest first. */
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly isRated: boolean;
    readonly ended: number;
    readonly seat: Seat;
    readonly names: readonly string[]; // by seat
    readonly places: readonly number[] | null; // null: abandoned
  }[];
  /** What the asker does not want from this person. */
  readonly shut: 'mute' | 'block' | null;
}

/** GET /api/people/shut: those whom the asker has muted or blocked. */
export interface ShutAnswer {
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    readonly kind: 'mute' | 'block';
  }[];
}

/** GET /api/tables?list=open|watch|mine. */
export interface TablesAnswer {
  readonly tables: readonly TableCard[];
}

/** POST /api/tables, GET /api/tables/:id and everything under it but the log; after a rematch it is the new table. */
export interface TableAnswer {
  readonly table: TableCard;
  /** Where the asker sits. */
  readonly seat: Seat | null;
}

/** GET /api/push/key. */
export interface PushKeyAnswer {
  readonly key: string;
}

/** GET and POST /api/tokens; the token itself is said only once, when it is made. */
export interface TokensAnswer {
  readonly tokens: readonly {
    readonly id: string;
    readonly bot: string; // its person
    readonly name: string;
    readonly made: number;
    readonly seen: number | null;
    readonly expires: number;
  }[];
  readonly token?: string;
}

/** GET /api/admin/reports. */
export interface ReportsAnswer {
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
export interface PeopleAnswer {
  readonly people: readonly {
    readonly person: string;
    readonly name: string;
    readonly kind: 'guest' | 'member' | 'bot';
    readonly role: 'player' | 'admin' | 'barred';
    readonly made: number;
    readonly seen: number;
  }[];
}

/** GET /api/admin/games: games that are played and cannot go on. */
export interface FaultyAnswer {
  readonly games: readonly {
    readonly table: string;
    readonly game: string;
    readonly edition: number;
    /** What is wrong, in English: for those who look into it. */
    readonly fault: string;
    readonly names: readonly string[]; // by seat
  }[];
}

/** GET /api/admin: how the house stands. */
export interface HouseAnswer {
  readonly people: number;
  readonly members: number;
  readonly tables: Readonly<Record<'gathering' | 'playing' | 'over' | 'abandoned', number>>;
  readonly openReports: number;
}

/** What a service worker is sent when it is somebody's turn, as JSON. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Where a tap leads, on this server. */
  readonly address: string;
  /** Notices about the same table replace one another. */
  readonly tag: string;
}
