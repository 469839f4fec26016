import type { z } from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type { reviewMessageSchema, reviewPositionSchema, reviewSchema } from './schemas/review.ts';

/** What pages hear of a review; `schemas/review.ts` explains it. */
export type Review = DeepReadonly<z.infer<typeof reviewSchema>>;
export type ReviewPosition = DeepReadonly<z.infer<typeof reviewPositionSchema>>;
export type ReviewMessage = DeepReadonly<z.infer<typeof reviewMessageSchema>>;
