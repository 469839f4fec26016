import { z } from 'zod';
import { strengthSchema, timeSchema } from './requests.ts';
import { TOURNAMENT_SYSTEMS } from './tournament-systems.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** GET /api/tournaments: which tournaments; without `list`, the public ones. */
export const listTournamentsQuerySchema = z.object({ list: z.enum(['open', 'mine']).optional() });

/** POST /api/tournaments. The game itself checks seats and options. */
export const createTournamentSchema = z.strictObject({
  name: z.string().max(60),
  system: z.enum(TOURNAMENT_SYSTEMS),
  game: z.string().max(40),
  seats: z.number().int().min(1).max(16),
  options: z.record(z.string().max(60), z.unknown()).default({}),
  time: timeSchema,
  isRated: z.boolean(),
  visibility: z.enum(['public', 'unlisted']),
  /** The duration of an arena; null for every other system. */
  durationMs: z
    .number()
    .int()
    .min(10 * MINUTE_MS)
    .max(12 * HOUR_MS)
    .nullable()
    .default(null),
  /** The number of rounds; ignored for a round robin, which has as many as it needs, and for an arena. */
  rounds: z.number().int().min(1).max(15).default(5),
  /** The level of the bots that take free seats; null: no bots. */
  fillLevel: strengthSchema.nullable().default(null),
  /** How long a table waits for its players. */
  noShowMs: z
    .number()
    .int()
    .min(MINUTE_MS)
    .max(7 * DAY_MS),
  /** The pause between two rounds; in an arena between two pairings. */
  breakMs: z.number().int().min(0).max(HOUR_MS).default(MINUTE_MS),
  /** When it begins by itself, in milliseconds since 1970; null: its host begins it. */
  startsAt: z.number().int().nullable().default(null),
});

export type CreateTournament = z.input<typeof createTournamentSchema>;
