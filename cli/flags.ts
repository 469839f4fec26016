import { bad, good, quote, type Result } from '@orrery/kernel';
import { grouped } from './format.ts';
import { instead } from './nearest.ts';

/** One flag of a command: how help shows it, and what becomes of what was given. */
export interface Flag<V> {
  /** What stands for the value in help; null for a switch, which has none. */
  readonly placeholder: string | null;
  readonly help: string;
  /** Whether it may be given more than once. */
  readonly repeats: boolean;
  /** Everything given under this flag, in order; nothing when it was left out. */
  read(given: readonly string[], name: string): Result<V>;
}

/** The flags of a command by name, for values of that shape. */
export type FlagTable<V> = { readonly [P in keyof V]: Flag<V[P]> };

/** What stands without a flag, by its place. */
export interface Operand<V> {
  readonly placeholder: string;
  readonly help: string;
  readonly isOptional: boolean;
  read(given: string | undefined): Result<V>;
}

/** The operands of a command in their order. */
export type OperandTable<V> = { readonly [P in keyof V]: Operand<V[P]> };

const once = <V>(
  placeholder: string | null,
  help: string,
  read: (given: string | undefined, name: string) => Result<V>,
): Flag<V> => ({ placeholder, help, repeats: false, read: (given, name) => read(given[0], name) });

/** On when given. */
export const toggle = (help: string): Flag<boolean> => once(null, help, (given) => good(given !== undefined));

/** What a whole number may be; `standard` is what it is when left out. */
export interface Whole<S extends number | null> {
  readonly min: number;
  readonly max: number;
  readonly standard: S;
}

/** A whole number within bounds. */
export const whole = <S extends number | null>(
  placeholder: string,
  { min, max, standard }: Whole<S>,
  help: string,
): Flag<number | S> =>
  once<number | S>(placeholder, help, (given, name) => {
    if (given === undefined) return good(standard);
    const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return good(value);
    const allowed = `a whole number from ${grouped(min)} to ${grouped(max)}`;
    return bad('cli.number', { name, given }, `${name} must be ${allowed}, not ${quote(given)}`);
  });

/** Any text but an empty one. */
export const text = (placeholder: string, help: string): Flag<string | null> =>
  once(placeholder, help, (given, name) =>
    given === '' ? bad('cli.empty', { name }, `${name} needs a ${placeholder}, but it is empty`) : good(given ?? null),
  );

/** One word out of several. */
export const choice = <C extends string>(
  placeholder: string,
  of: readonly C[],
  standard: NoInfer<C>,
  help: string,
): Flag<C> =>
  once(placeholder, help, (given, name) => {
    if (given === undefined) return good(standard);
    const chosen = of.find((each) => each === given);
    if (chosen !== undefined) return good(chosen);
    return bad('cli.choice', { name, given }, `${name} cannot be ${quote(given)}${instead(given, of, 'allowed')}`);
  });

/** Any number of texts. */
export const texts = (placeholder: string, help: string): Flag<readonly string[]> => ({
  placeholder,
  help,
  repeats: true,
  read: (given) => good(given),
});

/** What must stand there. */
export const operand = (placeholder: string, help: string): Operand<string> => ({
  placeholder,
  help,
  isOptional: false,
  read: (given) =>
    given === undefined || given === ''
      ? bad('cli.missing', { placeholder }, `a ${placeholder} is missing: ${help}`)
      : good(given),
});

/** What may stand there. */
export const optionalOperand = (placeholder: string, help: string): Operand<string | null> => ({
  placeholder,
  help,
  isOptional: true,
  read: (given) => good(given ?? null),
});
