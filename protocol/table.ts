import type { z } from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type {
  chairSummarySchema,
  onTimeoutSchema,
  tableStateSchema,
  tableSummarySchema,
  tableTermsSchema,
  takeBackSchema,
  timeControlSchema,
  visibilitySchema,
} from './schemas/table.ts';

/** What the server says about a table; `schemas/table.ts` explains the fields. */
export type ChairSummary = DeepReadonly<z.infer<typeof chairSummarySchema>>;
export type TimeControl = DeepReadonly<z.infer<typeof timeControlSchema>>;
export type OnTimeout = z.infer<typeof onTimeoutSchema>;
export type Visibility = z.infer<typeof visibilitySchema>;
export type TakeBack = DeepReadonly<z.infer<typeof takeBackSchema>>;
export type TableTerms = DeepReadonly<z.infer<typeof tableTermsSchema>>;
export type TableState = z.infer<typeof tableStateSchema>;
export type TableSummary = DeepReadonly<z.infer<typeof tableSummarySchema>>;
