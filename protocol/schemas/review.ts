import * as z from 'zod/mini';
import { liveByeSchema, livePongSchema } from './live.ts';
import { timestampSchema } from './table.ts';

/** A person in a review. */
const reviewPersonSchema = z.object({ person: z.string(), name: z.string() });

/** What is shown: the game after an entry, as it was played (null) or in a branch. */
export const reviewPositionSchema = z.object({
  branch: z.nullable(z.int()),
  /** The number of the entry. In a branch it counts on from the entry after which the branch begins. */
  seq: z.int(),
});

/** Other moves than those of the game: its entries after entry `from`, in the notation of the log. */
const reviewBranchSchema = z.extend(reviewPersonSchema, {
  id: z.int(),
  from: z.int(),
  entries: z.array(z.string()),
});

const reviewNoteSchema = z.extend(reviewPersonSchema, {
  id: z.int(),
  position: reviewPositionSchema,
  text: z.string(),
  writtenAt: timestampSchema,
});

/** The review of a game that is over. */
export const reviewSchema = z.object({
  /** The person whom the others follow; null: nobody. */
  leader: z.nullable(reviewPersonSchema),
  position: reviewPositionSchema,
  branches: z.array(reviewBranchSchema),
  /** Without those of people whom the caller has muted. */
  notes: z.array(reviewNoteSchema),
  /** The people whose pages show the review. */
  people: z.array(reviewPersonSchema),
  /** Whether the caller may lead and write notes: the players, the host of the table, and the leader. */
  mayWrite: z.boolean(),
});

/** GET /api/tables/:id/review, and the answer of every other route under it. */
export const reviewResponseSchema = z.object({ review: reviewSchema });

/** The first message on /live/review/ID, and sent again when something but the position has changed. */
const reviewStateMessageSchema = z.object({ type: z.literal('review'), review: reviewSchema });

/** The leader shows another position. */
const reviewShownMessageSchema = z.object({ type: z.literal('shown'), position: reviewPositionSchema });

/** Messages to a page on /live/review/ID. The page itself only sends `ping`. */
export const reviewMessageSchema = z.discriminatedUnion('type', [
  reviewStateMessageSchema,
  reviewShownMessageSchema,
  liveByeSchema,
  livePongSchema,
]);
