import type { Rng } from './contract.ts';

/** A part of a move: what values it can have and how each is written. */
export interface Field<V> {
  /** Every value, in the order in which moves are listed; null where they are too many: such a field is read, not listed. */
  readonly values: readonly V[] | null;
  print(value: V): string;
  /** null for what is no value. The text of a field that is read holds no blank. */
  parse(text: string): V | null;
  /** Any value, however useless: for the arbitrary moves that law 2 throws. */
  any(rng: Rng): V;
}

/** A field with these values. Two values never share a text. */
export function among<V>(values: readonly V[], print: (value: V) => string): Field<V> {
  const byText = new Map(values.map((value) => [print(value), value]));
  if (byText.size !== values.length) throw new Error(`two values are written alike: ${values.map(print).join(' ')}`);
  return {
    values,
    print,
    parse: (text) => byText.get(text) ?? null,
    any: (rng) => anyOf(values, rng),
  };
}

/** One of a list that is not empty. */
export function anyOf<X>(list: readonly X[], rng: Rng): X {
  const found = list[rng(list.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}

/** A whole number from `least` to `most`, written as a number. */
export const between = (least: number, most: number): Field<number> =>
  among(
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
    String,
  );

/** A whole number below `n`: an edge, a seat, a card by its place. */
export const below = (n: number): Field<number> => between(0, n - 1);

/** The place of one of these names, written by name. */
export const oneOf = (names: readonly string[]): Field<number> =>
  among(
    names.map((_, place) => place),
    (place) => names[place] ?? '',
  );

/** The same field with one value more, which comes last. The text may be empty: its blank is then left out too. */
export const orElse = <V>(field: Field<V>, value: V, text: string): Field<V> =>
  among([...(field.values ?? []), value], (each) => (each === value ? text : field.print(each)));

/** A set of these names as bits, written as a list in their order. */
export const setOf = (names: readonly string[], separator: string, empty: string): Field<number> =>
  among(
    Array.from({ length: 1 << names.length }, (_, set) => set),
    (set) => names.filter((_, place) => ((set >> place) & 1) === 1).join(separator) || empty,
  );
