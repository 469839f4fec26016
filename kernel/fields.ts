import type { Rng } from './contract.ts';

/** A part of a move: its possible values and their notation. */
export interface MoveField<V> {
  /**
   * Every value, in the order in which moves are listed; null where there are too many: such a field is parsed, not
   * listed.
   */
  readonly values: readonly V[] | null;
  print(value: V): string;
  /** null for invalid text. The text of a parsed field contains no blank. */
  parse(text: string): V | null;
  /** Any value, even a useless one: for the arbitrary moves of law 2. */
  any(rng: Rng): V;
}

/** A field with these values. Each value needs its own text. */
export function valuesField<V>(values: readonly V[], print: (value: V) => string): MoveField<V> {
  const byText = new Map(values.map((value) => [print(value), value]));
  if (byText.size !== values.length) throw new Error(`two values are written alike: ${values.map(print).join(' ')}`);
  return {
    values,
    print,
    parse: (text) => byText.get(text) ?? null,
    any: (rng) => randomItem(values, rng),
  };
}

/** One element of a non-empty list. */
export function randomItem<X>(list: readonly X[], rng: Rng): X {
  const found = list[rng(list.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}

/** A whole number from `least` to `most`, written as a number. */
export const rangeField = (least: number, most: number): MoveField<number> =>
  valuesField(
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
    String,
  );

/** A whole number below `n`: an edge, a seat, the index of a card. */
export const indexField = (n: number): MoveField<number> => rangeField(0, n - 1);

/** The index of one of these names, written by name. */
export const nameField = (names: readonly string[]): MoveField<number> =>
  valuesField(
    names.map((_, place) => place),
    (place) => names[place] ?? '',
  );

/**
 * The same field with one more value, which comes last. Its text may be empty: the blank before it is then omitted too.
 */
export const withExtraValue = <V>(field: MoveField<V>, value: V, text: string): MoveField<V> =>
  valuesField([...(field.values ?? []), value], (each) => (each === value ? text : field.print(each)));

/** A set of these names as bits, written as a list in their order. */
export const nameSetField = (names: readonly string[], separator: string, empty: string): MoveField<number> =>
  valuesField(
    Array.from({ length: 1 << names.length }, (_, set) => set),
    (set) => names.filter((_, place) => ((set >> place) & 1) === 1).join(separator) || empty,
  );
