import { z } from 'zod';
import { SANCTION_KINDS } from './moderation.ts';

const MAX_SANCTION_HOURS = 24 * 365;

/** POST /api/admin/people/:id/sanctions. */
export const imposeSanctionSchema = z.strictObject({
  kind: z.enum(SANCTION_KINDS),
  /** null: permanent. */
  hours: z.int().min(1).max(MAX_SANCTION_HOURS).nullable(),
  /** Shown to the person. */
  reason: z.string().max(500),
});

export type ImposeSanction = z.infer<typeof imposeSanctionSchema>;
