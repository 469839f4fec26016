import type { Game, Kinded, OptionSpecs } from './contract.ts';
import { bad, good, quote, type Result, textOf } from './problem.ts';

/** The options of a game where nobody has chosen otherwise. */
export function standardOptions<O>(specs: OptionSpecs<O>): O {
  const options: Partial<O> = {};
  for (const key of keysOf(specs)) options[key] = specs[key].standard;
  return options as O;
}

/** The names of a game's options. */
export const keysOf = <O>(specs: OptionSpecs<O>): (keyof O & string)[] => Object.keys(specs) as (keyof O & string)[];

/** What the books have for an option, null where they leave it open; undefined in editions frozen before options said so. */
export const bookOf = <O, P extends keyof O>(specs: OptionSpecs<O>, name: P): O[P] | null | undefined =>
  specs[name].book;

/** The most seats to which a value of an option means something, null for any number. */
export const mostSeatsFor = <O, P extends keyof O>(specs: OptionSpecs<O>, name: P, value: O[P]): number | null =>
  specs[name].upTo?.find(([limited]) => limited === value)?.[1] ?? null;

/** Options from outside: unknown names and values not allowed are refused, what is not named is standard. */
export function readOptions<O>(specs: OptionSpecs<O>, given: unknown): Result<O> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return bad('options.form', {}, 'options must be an object of names and values');
  }
  const options = standardOptions(specs);
  for (const [name, value] of Object.entries(given)) {
    const key = keysOf(specs).find((known) => known === name);
    if (key === undefined) {
      const known = keysOf(specs).join(', ') || 'none';
      return bad('options.name', { name, known }, `there is no option ${quote(name)}; options are: ${known}`);
    }
    const allowed = specs[key].of.find((choice) => choice === value);
    if (allowed === undefined) {
      const choices = specs[key].of.join(', ');
      const words = textOf(value);
      const text = `option ${name} cannot be ${quote(words)}; allowed: ${choices}`;
      return bad('options.value', { name, value: words, choices }, text);
    }
    options[key] = allowed;
  }
  return good(options);
}

/** A number of seats from outside. */
export function readSeats<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  given: unknown,
): Result<number> {
  const [min, max] = game.seats;
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return good(given);
  const range = min === max ? `${min}` : `${min} to ${max}`;
  return bad('seats', { game: game.id, min, max }, `${game.id} seats ${range} players, not ${quote(textOf(given))}`);
}
