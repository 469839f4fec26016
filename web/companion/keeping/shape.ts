/** Takes something apart that was kept, and gives it back as what it should be, or undefined: the store is open to all. */
export type Shape<T> = (given: unknown) => T | undefined;

export const whole =
  (least: number, most: number): Shape<number> =>
  (given) =>
    typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most ? given : undefined;

export const text =
  (most: number): Shape<string> =>
  (given) =>
    typeof given === 'string' && given.length <= most ? given : undefined;

export const oneOf =
  <T extends string>(...words: readonly T[]): Shape<T> =>
  (given) =>
    words.find((word) => word === given);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (given) =>
    given === null ? null : shape(given);

export const listOf =
  <T>(shape: Shape<T>, most = 10_000): Shape<readonly T[]> =>
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

type Fields<T> = { readonly [P in keyof T]: Shape<T[P]> };

/** A record with these fields; others are passed over. */
export const record =
  <T extends object>(fields: Fields<T>): Shape<T> =>
  (given) => {
    if (typeof given !== 'object' || given === null) return undefined;
    const found = new Map(Object.entries(given));
    const read: Partial<T> = {};
    for (const name in fields) {
      const value = fields[name](found.get(name));
      if (value === undefined) return undefined;
      read[name] = value;
    }
    return isWhole(read, fields) ? read : undefined;
  };

const isWhole = <T extends object>(read: Partial<T>, fields: Fields<T>): read is T =>
  Object.keys(fields).every((name) => name in read);
