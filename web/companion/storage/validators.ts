/** Validates stored data; returns the typed value, or undefined: storage can be edited by anyone. */
export type Validator<T> = (given: unknown) => T | undefined;

export const integerBetween =
  (least: number, most: number): Validator<number> =>
  (given) =>
    typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most ? given : undefined;

export const textUpTo =
  (most: number): Validator<string> =>
  (given) =>
    typeof given === 'string' && given.length <= most ? given : undefined;

export const oneOfValues =
  <T extends string>(...words: readonly T[]): Validator<T> =>
  (given) =>
    words.find((word) => word === given);

export const orNull =
  <T>(shape: Validator<T>): Validator<T | null> =>
  (given) =>
    given === null ? null : shape(given);

export const listOf =
  <T>(shape: Validator<T>, most = 10_000): Validator<readonly T[]> =>
  (given) => {
    if (!Array.isArray(given) || given.length > most) return undefined;
    const read: T[] = [];
    for (const each of given) {
      const one = shape(each);
      if (one === undefined) return undefined;
      read.push(one);
    }
    return read;
  };

type FieldValidators<T> = { readonly [P in keyof T]: Validator<T[P]> };

/** A record with these fields; others are ignored. */
export const objectOf =
  <T extends object>(fields: FieldValidators<T>): Validator<T> =>
  (given) => {
    if (typeof given !== 'object' || given === null) return undefined;
    const found = new Map(Object.entries(given));
    const read: Partial<T> = {};
    for (const name in fields) {
      const value = fields[name](found.get(name));
      if (value === undefined) return undefined;
      read[name] = value;
    }
    return isComplete(read, fields) ? read : undefined;
  };

const isComplete = <T extends object>(read: Partial<T>, fields: FieldValidators<T>): read is T =>
  Object.keys(fields).every((name) => name in read);
