import type { Row, Value } from './db.ts';

/** What the embedded database's thread is asked. */
export type Order =
  | { readonly id: number; readonly what: 'query'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly id: number; readonly what: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly id: number; readonly what: 'close' };

/** What the thread says. */
export type Word =
  | { readonly id: number; readonly ok: true; readonly rows: readonly Row[] }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly code: string }
  | { readonly channel: string; readonly said: string };
