import type { SqlRow, SqlValue } from './db.ts';

/** Requests to the embedded database's thread. */
export type DatabaseRequest =
  | { readonly id: number; readonly what: 'query'; readonly sql: string; readonly values: readonly SqlValue[] }
  | { readonly id: number; readonly what: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly id: number; readonly what: 'close' };

/** Messages from the embedded database's thread. */
export type DatabaseMessage =
  | { readonly id: number; readonly ok: true; readonly rows: readonly SqlRow[] }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly code: string }
  | { readonly channel: string; readonly said: string };
