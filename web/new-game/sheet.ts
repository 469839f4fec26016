import { BOT_PERSONAS, LEVEL_NAMES, type LevelName } from '@orrery/bots';
import { ALL_COLOURS, assignColours } from '@orrery/catalog';
import {
  type AnyGameWithMessages,
  bookValue,
  type Message,
  maxSeatsFor,
  type OptionMessages,
  optionNames,
  type Problem,
  readOptions,
  readSeats,
} from '@orrery/kernel';
import type { GameSetup } from '../session/library.ts';
import type { Sitter } from '../session/session.ts';

/** Formats game messages. */
export type Tell = (words: Message) => string;

/** An option of a game, without the game's types. */
export interface GameOption {
  readonly name: string;
  readonly words: Pick<OptionMessages, 'name' | 'help'>;
  readonly rule: string;
  readonly values: readonly GameOptionValue[];
  /**
   * Origin of the default: the rulebooks, a convenience of ours, or ours because the rulebooks are silent; null:
   * unknown.
   */
  readonly standardOrigin: 'book' | 'ours' | 'silent' | null;
}

export interface GameOptionValue {
  readonly value: unknown;
  readonly words: Message;
  readonly isStandard: boolean;
  readonly isBook: boolean; // the rulebook's value
  readonly most: number | null; // maximum number of seats for which it has a meaning; null: any
}

/** What can be chosen for a game. */
export interface SheetSpec {
  readonly game: string;
  readonly seats: readonly [min: number, max: number];
  readonly gameOptions: readonly GameOption[];
  /** Whether memory is part of the game. */
  readonly needsMemory: boolean;
  /** Why a game cannot be played with these settings; null: it can. */
  validate(seats: number, options: ChosenOptions): Problem | null;
}

export type ChosenOptions = Readonly<Record<string, unknown>>;

/** A seat stores both its person and its bot, so that switching between them loses nothing. */
export interface ChairSetup {
  readonly seat: number;
  readonly kind: Sitter['kind'];
  readonly person: string; // '' until it is entered
  readonly bot: string;
  readonly level: LevelName;
  readonly colour: number; // different for every seat
}

/** The form as it is filled in. */
export interface Sheet {
  readonly seats: number;
  readonly chairs: readonly ChairSetup[]; // for every possible seat of the game
  readonly options: ChosenOptions; // non-default values only
}

function standardOriginOf(book: unknown, standard: unknown): GameOption['standardOrigin'] {
  if (book === undefined) return null; // an edition frozen before options named the rulebook's value
  if (book === null) return 'silent';
  return book === standard ? 'book' : 'ours';
}

/** Number of defaults that are conveniences of ours. */
export const ownStandardsCount = ({ gameOptions }: SheetSpec): number =>
  gameOptions.filter(({ standardOrigin }) => standardOrigin === 'ours').length;

/** The choices of a game, derived from its declarations. */
export const sheetSpecOf = (engine: AnyGameWithMessages): SheetSpec =>
  engine.use((game, gameMessages) => ({
    game: game.id,
    seats: game.seats,
    gameOptions: optionNames(game.options).map((name): GameOption => {
      const { of, standard, rule } = game.options[name];
      const book = bookValue(game.options, name);
      const spoken = gameMessages?.options[name];
      const plain = (text: string): Message => ({ key: text, values: {} });
      return {
        name,
        rule,
        words: { name: spoken?.name ?? plain(name), help: spoken?.help ?? plain('') },
        values: of.map((value, i) => ({
          value,
          words: spoken?.values[i] ?? plain(String(value)),
          isStandard: value === standard,
          isBook: value === book,
          most: maxSeatsFor(game.options, name, value),
        })),
        standardOrigin: standardOriginOf(book, standard),
      };
    }),
    needsMemory: game.memory.forget !== undefined,
    validate(seats, options) {
      const checks = [readSeats(game, seats), readOptions(game.options, options)];
      return checks.map((result) => (result.ok ? null : result.problem)).find((problem) => problem !== null) ?? null;
    },
  }));

/** The recommended settings: the user against the minimum number of bots. */
export function standardSheet({ seats: [least, most] }: SheetSpec, name: string): Sheet {
  const chairs = Array.from({ length: most }, (_, seat): ChairSetup => {
    const bot = BOT_PERSONAS[(seat + BOT_PERSONAS.length - 1) % BOT_PERSONAS.length]; // the first persona sits next to the user
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

const fitsSeats = (seats: number, { most }: GameOptionValue): boolean => most === null || seats <= most;

/**
 * The choices for this many seats: without values that have no meaning for them, and without options that leave no
 * choice.
 */
export const optionsForSeats = ({ gameOptions }: SheetSpec, seats: number): readonly GameOption[] =>
  gameOptions
    .map((choice) => ({ ...choice, values: choice.values.filter((value) => fitsSeats(seats, value)) }))
    .filter(({ values }) => values.length > 1);

/** The chosen values that have a meaning for this many seats; the others are kept in case the number changes. */
export const chosenOptions = (
  { gameOptions }: SheetSpec,
  { seats, options }: Pick<Sheet, 'seats' | 'options'>,
): ChosenOptions =>
  Object.fromEntries(
    Object.entries(options).filter(([name, chosen]) => {
      const value = gameOptions.find((choice) => choice.name === name)?.values.find((each) => each.value === chosen);
      return value === undefined || fitsSeats(seats, value);
    }),
  );

/** The value of an option: chosen or default. */
export function optionValueOf({ options }: Sheet, { name, values }: GameOption): unknown {
  return name in options ? options[name] : values.find(({ isStandard }) => isStandard)?.value;
}

/** The form with an option chosen; defaults are not stored. */
export function withOption(sheet: Sheet, { name, values }: GameOption, value: unknown): Sheet {
  const { [name]: _, ...others } = sheet.options;
  const isStandard = values.some((each) => each.isStandard && each.value === value);
  return { ...sheet, options: isStandard ? others : { ...others, [name]: value } };
}

/** The form with one seat changed. A bot that is chosen for a second seat swaps seats with the bot there. */
export function withChair(sheet: Sheet, seat: number, changes: Partial<Omit<ChairSetup, 'seat' | 'colour'>>): Sheet {
  const before = sheet.chairs[seat]?.bot ?? '';
  const chairs = sheet.chairs.map((chair) => {
    if (chair.seat === seat) return { ...chair, ...changes };
    return changes.bot !== undefined && chair.bot === changes.bot ? { ...chair, bot: before } : chair;
  });
  return { ...sheet, chairs };
}

/** The form with another colour for one seat; a seat that had it gets the one that becomes free. */
export function withChairColour(sheet: Sheet, seat: number, colour: number): Sheet {
  const before = sheet.chairs[seat]?.colour ?? colour;
  const chairs = sheet.chairs.map((chair) => {
    if (chair.seat === seat) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: before } : chair;
  });
  return { ...sheet, chairs };
}

/** The sitters. A person without a name is named by the colour. */
export const sittersOf = ({ seats, chairs }: Sheet, nameless: (colour: number) => string): readonly Sitter[] =>
  chairs.slice(0, seats).map(({ kind, person, bot, level, colour }): Sitter => {
    if (kind === 'bot') return { kind, name: bot, level, colour };
    return { kind, name: person.trim() || nameless(colour), colour };
  });

/** Seats with the same name as an earlier one: they could not be told apart. */
export const duplicateNames = (sitters: readonly Sitter[]): readonly number[] =>
  sitters.flatMap(({ name }, seat) => {
    const folded = name.toLowerCase();
    // A person without a name is named by the seat's colour, and colours are unique.
    if (folded === '') return [];
    return sitters.slice(0, seat).some((other) => other.name.toLowerCase() === folded) ? [seat] : [];
  });

export const gameSetupOf = (terms: SheetSpec, sheet: Sheet, nameless: (colour: number) => string): GameSetup => ({
  game: terms.game,
  sitters: sittersOf(sheet, nameless),
  options: chosenOptions(terms, sheet),
});

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function readChair(given: unknown, standard: ChairSetup): ChairSetup {
  if (!isRecord(given)) return standard;
  const { kind, person, bot, level, colour } = given;
  return {
    seat: standard.seat,
    kind: kind === 'person' || kind === 'bot' ? kind : standard.kind,
    person: typeof person === 'string' ? person : standard.person,
    bot: BOT_PERSONAS.find(({ name }) => name === bot)?.name ?? standard.bot,
    level: LEVEL_NAMES.find((each) => each === level) ?? standard.level,
    colour: ALL_COLOURS.find((each) => each === colour) ?? standard.colour,
  };
}

/** Validates a stored form: the game may have changed since. Values that no longer fit are reset to defaults. */
export function readSheet(terms: SheetSpec, text: string | null, name: string): Sheet {
  const standard = standardSheet(terms, name);
  const given = parseJson(text);
  if (!isRecord(given)) return standard;
  const chairs: readonly unknown[] = Array.isArray(given.chairs) ? given.chairs : [];
  const options = isRecord(given.options) ? given.options : {};
  const seats = typeof given.seats === 'number' ? given.seats : standard.seats;
  const read = standard.chairs.map((chair, seat) => readChair(chairs[seat], chair));
  const isCrowded = new Set(read.map(({ bot }) => bot)).size < read.length;
  const colours = assignColours(read.map(({ colour }) => colour));
  const coloured = read.map((chair) => ({ ...chair, colour: colours[chair.seat] ?? chair.colour }));
  return {
    seats: terms.validate(seats, {}) === null ? seats : standard.seats,
    chairs: isCrowded ? standard.chairs : coloured,
    options: terms.validate(standard.seats, options) === null ? options : {},
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
