import * as z from 'zod/mini';
import { AUDIT_ACTIONS, SANCTION_KINDS } from '../moderation.ts';
import { chatMessageSchema } from './live.ts';
import { tableStateSchema, timestampSchema } from './table.ts';

/** GET /api/me/sanctions, /api/admin/people/:id/sanctions. */
export const sanctionsResponseSchema = z.object({
  sanctions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(SANCTION_KINDS),
      reason: z.string(),
      createdAt: timestampSchema,
      /** null: permanent. */
      endsAt: z.nullable(timestampSchema),
      isInForce: z.boolean(),
    }),
  ),
});

/** GET /api/admin/tables/:id. */
export const moderatedTableResponseSchema = z.object({
  state: tableStateSchema,
  /** By seat; '' where nobody sits. */
  names: z.array(z.string()),
  messages: z.array(chatMessageSchema),
  /** null until the game is over. */
  log: z.nullable(z.string()),
});

/** GET /api/admin/audit. */
export const auditResponseSchema = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      createdAt: timestampSchema,
      /** The administrator; '' for a deleted account. */
      actor: z.string(),
      action: z.enum(AUDIT_ACTIONS),
      about: z.nullable(z.object({ person: z.string(), name: z.string() })),
      table: z.nullable(z.string()),
      details: z.string(),
    }),
  ),
});
