import type { Game, Kinded, OptionSpecs } from './contract.ts';
import { describeValue, errResult, okResult, quote, type Result } from './problem.ts';

/** The standard options of a game. */
export function standardOptions<O>(specs: OptionSpecs<O>): O {
  const options: Partial<O> = {};
  for (const key of optionNames(specs)) options[key] = specs[key].standard;
  return options as O;
}

/** The names of a game's options. */
export const optionNames = <O>(specs: OptionSpecs<O>): (keyof O & string)[] =>
  Object.keys(specs) as (keyof O & string)[];

/**
 * The rulebooks' value of an option, null where they leave it open; undefined in editions frozen before options had it.
 */
export const bookValue = <O, P extends keyof O>(specs: OptionSpecs<O>, name: P): O[P] | null | undefined =>
  specs[name].book;

/** The largest number of seats for which a value of an option has an effect, null for any number. */
export const maxSeatsFor = <O, P extends keyof O>(specs: OptionSpecs<O>, name: P, value: O[P]): number | null =>
  specs[name].upTo?.find(([limited]) => limited === value)?.[1] ?? null;

/** Options from outside: unknown names and values are refused, missing ones are standard. */
export function readOptions<O>(specs: OptionSpecs<O>, given: unknown): Result<O> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return errResult('options.form', {}, 'options must be an object of names and values');
  }
  const options = standardOptions(specs);
  for (const [name, value] of Object.entries(given)) {
    const key = optionNames(specs).find((known) => known === name);
    if (key === undefined) {
      const known = optionNames(specs).join(', ') || 'none';
      return errResult('options.name', { name, known }, `there is no option ${quote(name)}; options are: ${known}`);
    }
    const allowed = specs[key].of.find((choice) => choice === value);
    if (allowed === undefined) {
      const choices = specs[key].of.join(', ');
      const words = describeValue(value);
      const text = `option ${name} cannot be ${quote(words)}; allowed: ${choices}`;
      return errResult('options.value', { name, value: words, choices }, text);
    }
    options[key] = allowed;
  }
  return okResult(options);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every option with the value in force: the set-up may override some of those that were chosen, on the table. */
export function optionsInForce<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): Readonly<Record<string, unknown>> {
  const table: unknown = game.setup(options, seats).table;
  const kept = isRecord(table) && isRecord(table.options) ? table.options : {};
  const inForce = (name: keyof O & string): O[keyof O] =>
    game.options[name].of.find((value) => value === kept[name]) ?? options[name];
  return Object.fromEntries(optionNames(game.options).map((name) => [name, inForce(name)]));
}

/** A number of seats from outside. */
export function readSeats<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  given: unknown,
): Result<number> {
  const [min, max] = game.seats;
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return okResult(given);
  const range = min === max ? `${min}` : `${min} to ${max}`;
  return errResult(
    'seats',
    { game: game.id, min, max },
    `${game.id} seats ${range} players, not ${quote(describeValue(given))}`,
  );
}
