import * as z from 'zod/mini';

type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly issues: readonly z.core.$ZodIssue[] };

/**
 * Whether a value fits a schema, and what it says. zod itself throws on some values that JSON can hold, such as
 * {"length":{"toString":1}} for a text of limited length. Here such a value does not fit, and no issue says why.
 */
export function safeParse<S extends z.core.$ZodType>(schema: S, value: unknown): Parsed<z.core.output<S>> {
  try {
    const read = z.core.safeParse(schema, value);
    return read.success ? read : { success: false, issues: read.error.issues };
  } catch {
    return { success: false, issues: [] };
  }
}
