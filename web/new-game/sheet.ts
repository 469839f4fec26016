import { CREW, LEVEL_NAMES, type LevelName } from '@orrery/bots';
import { ALL_COLOURS, coloursOf } from '@orrery/catalog';
import {
  bookOf,
  keysOf,
  mostSeatsFor,
  type OptionWords,
  type Problem,
  readOptions,
  readSeats,
  type Worded,
  type Words,
} from '@orrery/kernel';
import type { Setting } from '../session/library.ts';
import type { Sitter } from '../session/session.ts';

/** Formats what a game says. */
export type Tell = (words: Words) => string;

/** An option of a game, ready to be chosen by somebody who knows none of the game's types. */
export interface Choice {
  readonly name: string;
  readonly words: Pick<OptionWords, 'name' | 'help'>;
  readonly rule: string;
  readonly values: readonly ChoiceValue[];
  /** The standard as the books have it, as a convenience of ours, or ours because they are silent; null: nobody says. */
  readonly standing: 'book' | 'ours' | 'silent' | null;
}

export interface ChoiceValue {
  readonly value: unknown;
  readonly words: Words;
  readonly isStandard: boolean;
  readonly isBook: boolean; // what the books have
  readonly most: number | null; // it means nothing to more seats than that; null: to any number it does
}

/** What a game lets its players settle. */
export interface Terms {
  readonly game: string;
  readonly seats: readonly [min: number, max: number];
  readonly choices: readonly Choice[];
  /** Whether remembering is part of the game. */
  readonly needsMemory: boolean;
  /** What keeps a game from being played like that; null: nothing. */
  check(seats: number, options: Options): Problem | null;
}

export type Options = Readonly<Record<string, unknown>>;

/** A chair remembers both of whom it may hold, so that a change of mind loses nothing. */
export interface Chair {
  readonly seat: number;
  readonly kind: Sitter['kind'];
  readonly person: string; // '' until somebody says
  readonly bot: string;
  readonly level: LevelName;
  readonly colour: number; // no two chairs have the same
}

/** The sheet as it is filled in. */
export interface Sheet {
  readonly seats: number;
  readonly chairs: readonly Chair[]; // for every seat the game can have
  readonly options: Options; // only what is not standard
}

function standingOf(book: unknown, standard: unknown): Choice['standing'] {
  if (book === undefined) return null; // an edition frozen before options said what the books have
  if (book === null) return 'silent';
  return book === standard ? 'book' : 'ours';
}

/** How many standards are conveniences of ours. */
export const conveniences = ({ choices }: Terms): number =>
  choices.filter(({ standing }) => standing === 'ours').length;

/** The terms of a game, taken from what it declares of itself. */
export const termsOf = (worded: Worded): Terms =>
  worded.use((game, wording) => ({
    game: game.id,
    seats: game.seats,
    choices: keysOf(game.options).map((name): Choice => {
      const { of, standard, rule } = game.options[name];
      const book = bookOf(game.options, name);
      const spoken = wording?.options[name];
      const plain = (text: string): Words => ({ key: text, values: {} });
      return {
        name,
        rule,
        words: { name: spoken?.name ?? plain(name), help: spoken?.help ?? plain('') },
        values: of.map((value, i) => ({
          value,
          words: spoken?.values[i] ?? plain(String(value)),
          isStandard: value === standard,
          isBook: value === book,
          most: mostSeatsFor(game.options, name, value),
        })),
        standing: standingOf(book, standard),
      };
    }),
    needsMemory: game.memory.forget !== undefined,
    check(seats, options) {
      const checks = [readSeats(game, seats), readOptions(game.options, options)];
      return checks.map((result) => (result.ok ? null : result.problem)).find((problem) => problem !== null) ?? null;
    },
  }));

/** As the rules recommend it: me against as few bots as it takes. */
export function standardSheet({ seats: [least, most] }: Terms, name: string): Sheet {
  const chairs = Array.from({ length: most }, (_, seat): Chair => {
    const bot = CREW[(seat + CREW.length - 1) % CREW.length]; // the first of the crew sits beside me
    return {
      seat,
      kind: seat === 0 ? 'person' : 'bot',
      person: seat === 0 ? name : '',
      bot: bot?.name ?? '',
      level: 'captain',
      colour: seat,
    };
  });
  return { seats: least, chairs, options: {} };
}

const isFor = (seats: number, { most }: ChoiceValue): boolean => most === null || seats <= most;

/** What so many can choose: without values that mean nothing to them, and without options that leave them no choice. */
export const choicesFor = ({ choices }: Terms, seats: number): readonly Choice[] =>
  choices
    .map((choice) => ({ ...choice, values: choice.values.filter((value) => isFor(seats, value)) }))
    .filter(({ values }) => values.length > 1);

/** What is chosen on a sheet and means something to so many; the rest is kept in case some of them leave. */
export const optionsFor = ({ choices }: Terms, { seats, options }: Pick<Sheet, 'seats' | 'options'>): Options =>
  Object.fromEntries(
    Object.entries(options).filter(([name, chosen]) => {
      const value = choices.find((choice) => choice.name === name)?.values.find((each) => each.value === chosen);
      return value === undefined || isFor(seats, value);
    }),
  );

/** The value of an option on a sheet: chosen, or standard. */
export function chosenValue({ options }: Sheet, { name, values }: Choice): unknown {
  return name in options ? options[name] : values.find(({ isStandard }) => isStandard)?.value;
}

/** The sheet with an option chosen; what is standard is not written down. */
export function withOption(sheet: Sheet, { name, values }: Choice, value: unknown): Sheet {
  const { [name]: _, ...others } = sheet.options;
  const isStandard = values.some((each) => each.isStandard && each.value === value);
  return { ...sheet, options: isStandard ? others : { ...others, [name]: value } };
}

/** The sheet with one chair changed. A bot that is called to a second chair changes places with the one there. */
export function withChair(sheet: Sheet, seat: number, changes: Partial<Omit<Chair, 'seat' | 'colour'>>): Sheet {
  const before = sheet.chairs[seat]?.bot ?? '';
  const chairs = sheet.chairs.map((chair) => {
    if (chair.seat === seat) return { ...chair, ...changes };
    return changes.bot !== undefined && chair.bot === changes.bot ? { ...chair, bot: before } : chair;
  });
  return { ...sheet, chairs };
}

/** The sheet with another colour on one chair; whose it was takes the one that becomes free. */
export function withColour(sheet: Sheet, seat: number, colour: number): Sheet {
  const before = sheet.chairs[seat]?.colour ?? colour;
  const chairs = sheet.chairs.map((chair) => {
    if (chair.seat === seat) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: before } : chair;
  });
  return { ...sheet, chairs };
}

/** Who sits down. Somebody without a name is called by the colour. */
export const sittersOf = ({ seats, chairs }: Sheet, nameless: (colour: number) => string): readonly Sitter[] =>
  chairs.slice(0, seats).map(({ kind, person, bot, level, colour }): Sitter => {
    if (kind === 'bot') return { kind, name: bot, level, colour };
    return { kind, name: person.trim() || nameless(colour), colour };
  });

/** Seats whose sitter has the name of an earlier one: nobody could tell them apart. */
export const namesakes = (sitters: readonly Sitter[]): readonly number[] =>
  sitters.flatMap(({ name }, seat) => {
    const folded = name.toLowerCase();
    // Whoever gave no name is called by the colour of the seat, and no two seats share one.
    if (folded === '') return [];
    return sitters.slice(0, seat).some((other) => other.name.toLowerCase() === folded) ? [seat] : [];
  });

export const settingOf = (terms: Terms, sheet: Sheet, nameless: (colour: number) => string): Setting => ({
  game: terms.game,
  sitters: sittersOf(sheet, nameless),
  options: optionsFor(terms, sheet),
});

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function readChair(given: unknown, standard: Chair): Chair {
  if (!isRecord(given)) return standard;
  const { kind, person, bot, level, colour } = given;
  return {
    seat: standard.seat,
    kind: kind === 'person' || kind === 'bot' ? kind : standard.kind,
    person: typeof person === 'string' ? person : standard.person,
    bot: CREW.find(({ name }) => name === bot)?.name ?? standard.bot,
    level: LEVEL_NAMES.find((each) => each === level) ?? standard.level,
    colour: ALL_COLOURS.find((each) => each === colour) ?? standard.colour,
  };
}

/** A sheet that was kept, read with care: the game may have changed since. What no longer fits is standard again. */
export function readSheet(terms: Terms, text: string | null, name: string): Sheet {
  const standard = standardSheet(terms, name);
  const given = parse(text);
  if (!isRecord(given)) return standard;
  const chairs: readonly unknown[] = Array.isArray(given.chairs) ? given.chairs : [];
  const options = isRecord(given.options) ? given.options : {};
  const seats = typeof given.seats === 'number' ? given.seats : standard.seats;
  const read = standard.chairs.map((chair, seat) => readChair(chairs[seat], chair));
  const isCrowded = new Set(read.map(({ bot }) => bot)).size < read.length;
  const colours = coloursOf(read.map(({ colour }) => colour));
  const coloured = read.map((chair) => ({ ...chair, colour: colours[chair.seat] ?? chair.colour }));
  return {
    seats: terms.check(seats, {}) === null ? seats : standard.seats,
    chairs: isCrowded ? standard.chairs : coloured,
    options: terms.check(standard.seats, options) === null ? options : {},
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
