import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import { groupedDigits } from './format.ts';
import { suggestion } from './nearest.ts';

/** One flag of a command: how help shows it, and how its values are parsed. */
export interface FlagSpec<V> {
  /** The placeholder for the value in help; null for a switch, which has none. */
  readonly placeholder: string | null;
  readonly help: string;
  /** Whether it may be given more than once. */
  readonly repeats: boolean;
  /**
   * Parses all values given for this flag, in order; empty when it was left out. `places` says where on the line each
   * of them stands, for flags whose order among each other matters.
   */
  read(given: readonly string[], name: string, places: readonly number[]): Result<V>;
}

/** The flags of a command by name, for values of that shape. */
export type FlagTable<V> = { readonly [P in keyof V]: FlagSpec<V[P]> };

/** A positional argument. */
export interface Operand<V> {
  readonly placeholder: string;
  readonly help: string;
  readonly isOptional: boolean;
  read(given: string | undefined): Result<V>;
}

/** The operands of a command in order. */
export type OperandTable<V> = { readonly [P in keyof V]: Operand<V[P]> };

const singleFlag = <V>(
  placeholder: string | null,
  help: string,
  read: (given: string | undefined, name: string) => Result<V>,
): FlagSpec<V> => ({ placeholder, help, repeats: false, read: (given, name) => read(given[0], name) });

/** A switch: on when given. */
export const toggleFlag = (help: string): FlagSpec<boolean> =>
  singleFlag(null, help, (given) => okResult(given !== undefined));

/** The limits of an integer; `standard` is its default. */
export interface WholeNumberSpec<S extends number | null> {
  readonly min: number;
  readonly max: number;
  readonly standard: S;
}

/** An integer within limits. */
export const wholeFlag = <S extends number | null>(
  placeholder: string,
  { min, max, standard }: WholeNumberSpec<S>,
  help: string,
): FlagSpec<number | S> =>
  singleFlag<number | S>(placeholder, help, (given, name) => {
    if (given === undefined) return okResult(standard);
    const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return okResult(value);
    const allowed = `a whole number from ${groupedDigits(min)} to ${groupedDigits(max)}`;
    return errResult('cli.number', { name, given }, `${name} must be ${allowed}, not ${quote(given)}`);
  });

/** A non-empty text. */
export const textFlag = (placeholder: string, help: string): FlagSpec<string | null> =>
  singleFlag(placeholder, help, (given, name) =>
    given === ''
      ? errResult('cli.empty', { name }, `${name} needs a ${placeholder}, but it is empty`)
      : okResult(given ?? null),
  );

/** One of several words. */
export const choiceFlag = <C extends string>(
  placeholder: string,
  of: readonly C[],
  standard: NoInfer<C>,
  help: string,
): FlagSpec<C> =>
  singleFlag(placeholder, help, (given, name) => {
    if (given === undefined) return okResult(standard);
    const chosen = of.find((each) => each === given);
    if (chosen !== undefined) return okResult(chosen);
    return errResult(
      'cli.choice',
      { name, given },
      `${name} cannot be ${quote(given)}${suggestion(given, of, 'allowed')}`,
    );
  });

/** Any number of texts. */
export const textsFlag = (placeholder: string, help: string): FlagSpec<readonly string[]> => ({
  placeholder,
  help,
  repeats: true,
  read: (given) => okResult(given),
});

/** A text and where it stands on the line. */
export interface PlacedText {
  readonly text: string;
  readonly place: number;
}

/** Any number of texts, with their places on the line. */
export const placedTextsFlag = (placeholder: string, help: string): FlagSpec<readonly PlacedText[]> => ({
  placeholder,
  help,
  repeats: true,
  read: (given, _, places) => okResult(given.map((text, i) => ({ text, place: places[i] ?? 0 }))),
});

/** A required operand. */
export const operand = (placeholder: string, help: string): Operand<string> => ({
  placeholder,
  help,
  isOptional: false,
  read: (given) =>
    given === undefined || given === ''
      ? errResult('cli.missing', { placeholder }, `a ${placeholder} is missing: ${help}`)
      : okResult(given),
});

/** An optional operand. */
export const optionalOperand = (placeholder: string, help: string): Operand<string | null> => ({
  placeholder,
  help,
  isOptional: true,
  read: (given) => okResult(given ?? null),
});
