import { z } from 'zod';

const entryNumberSchema = z.number().int().min(0).max(100_000);
const branchIdSchema = z.number().int().min(1).max(100_000);
const positionSchema = z.strictObject({ branch: branchIdSchema.nullable(), seq: entryNumberSchema });
/** Entries in the notation of the log. */
const entriesSchema = z.array(z.string().min(1).max(4000)).max(50);

/** PUT /api/tables/:id/review/leader: the caller takes the lead, hands it over, or gives it up (null). */
export const reviewLeaderSchema = z.strictObject({ person: z.string().max(64).nullable() });
/** PUT /api/tables/:id/review/position: what the leader shows. */
export const reviewPositionRequestSchema = positionSchema;
/** POST /api/tables/:id/review/branches: the leader tries other moves after an entry of the game. */
export const reviewBranchRequestSchema = z.strictObject({ from: entryNumberSchema, entries: entriesSchema });
/** PUT /api/tables/:id/review/branches/:branch: the branch keeps its first entries and goes on with these. */
export const reviewBranchChangeSchema = z.strictObject({ keep: entryNumberSchema, entries: entriesSchema });
/** POST /api/tables/:id/review/notes. */
export const reviewNoteRequestSchema = z.strictObject({ position: positionSchema, text: z.string().max(2000) });
