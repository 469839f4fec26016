import * as z from 'zod/mini';
import { safeParse } from './safe-parse.ts';

// The pages' content security policy forbids generated code, which zod would otherwise try.
z.config({ jitless: true });

/** The value of a JSON text, if it fits the schema; null: it does not, or is no JSON. Unknown members are dropped. */
export function parseJson<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = safeParse(schema, value);
  return read.success ? read.data : null;
}
