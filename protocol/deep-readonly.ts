/**
 * A type whose members, at every depth, are readonly: schemas infer types that could be changed. Records and the
 * replacements of a JSON diff stay as they are; the latter would recurse without end.
 */
export type DeepReadonly<T> = T extends readonly [unknown]
  ? T
  : string extends keyof T
    ? T
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;
