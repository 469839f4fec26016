import { type Entry, LANGUAGES, type Language } from '@orrery/catalog';
import { good } from '@orrery/kernel';
import { accountOf, type MarkLine, type OptionLine } from '../account.ts';
import { command, EXIT } from '../command.ts';
import { choice, optionalOperand, toggle } from '../flags.ts';
import { range } from '../format.ts';
import { type Paint, paintFor } from '../paint.ts';
import { findEntry } from '../shelf.ts';
import { table } from '../table.ts';
import type { World } from '../world.ts';

const stateOf = ({ state, editions }: Entry): string => {
  if (state === 'complete') return 'complete';
  return editions.length === 0 ? 'to come' : 'in the making';
};

const brief = (game: Entry, language: Language) => ({
  id: game.id,
  name: game.name[language],
  rules: game.rules[language],
  seats: game.seats,
  state: stateOf(game),
  editions: game.editions.map(({ edition }) => edition),
});

function list(games: readonly Entry[], language: Language, { strong }: Paint): string {
  const rows = games.map((game) => {
    const { id, name, seats, state, rules } = brief(game, language);
    return [id, name, range(seats), state, rules];
  });
  const [head = '', ...body] = table([['game', 'name', 'seats', 'state', 'plays the rules of'], ...rows]).split('\n');
  return [strong(head), ...body].join('\n');
}

/** Options in a table of words, as flags take them. */
const plainOptions = (options: readonly OptionLine[]): string =>
  table([
    ['  option', 'values', 'standard', 'book', 'rule'],
    ...options.map(({ name, values, standard, book, rule }) => [
      `  ${name}`,
      values.join(' | '),
      String(standard),
      String(book ?? '–'),
      rule,
    ]),
  ]);

/** An option in the game's own words: what it is about, then each value with its name. */
function spokenOption({ name, values, standard, book, rule, title = name, help = '', names = [] }: OptionLine): string {
  const rows = values.map((value, i) => {
    const tags = [...(value === standard ? ['standard'] : []), ...(value === book ? ['book'] : [])];
    return [`    ${name}=${value}`, `${names[i] ?? value}${tags.length > 0 ? ` (${tags.join(', ')})` : ''}`];
  });
  const silence = book === null ? '  The rulebooks leave this open or disagree.\n' : '';
  return `\n  ${title} (${rule})\n  ${help}\n${silence}${table(rows)}`;
}

function optionsInText(options: readonly OptionLine[] | null): string {
  if (options === null) return ' unknown until the game has rules\n';
  if (options.length === 0) return ' none\n';
  const isSpoken = options.every(({ title }) => title !== undefined);
  return `\n${isSpoken ? options.map(spokenOption).join('') : plainOptions(options)}`;
}

function details(game: Entry, options: readonly OptionLine[] | null, language: Language, { strong }: Paint): string {
  const facts = table([
    ['seats', range(game.seats)],
    ['state', stateOf(game)],
    ['editions', game.editions.map(({ edition }) => edition).join(', ') || 'none yet'],
    ['rules', `${game.rules[language]}, ${game.year}`],
  ]);
  const head = `${strong(`${game.id}: ${game.name[language]}`)}\n${game.summary[language]}`;
  return `${head}\n\n${facts}\n${strong('Options')}${optionsInText(options)}`;
}

function marks({ id }: Entry, provenance: readonly MarkLine[]): string {
  if (provenance.length === 0) return `${id}: nothing is marked.\n`;
  return `${id}\n${table(provenance.map(({ subject, provenance, note }) => [`  ${subject}`, provenance, note]))}`;
}

async function showOne(world: World, game: Entry, { provenance, json, language }: Flags): Promise<void> {
  const account = await accountOf(game, language);
  if (json) world.out.write(`${JSON.stringify({ ...brief(game, language), ...account })}\n`);
  else if (provenance) world.out.write(marks(game, account.provenance));
  else world.out.write(details(game, account.options, language, paintFor(world.out, world)));
}

async function showAll(world: World, { all, provenance, json, language }: Flags): Promise<void> {
  const shown = all ? world.games : world.shelf;
  if (json) world.out.write(`${JSON.stringify(shown.map((game) => brief(game, language)))}\n`);
  else if (!provenance) world.out.write(list(shown, language, paintFor(world.out, world)));
  else for (const game of shown) world.out.write(marks(game, (await accountOf(game, language)).provenance));
}

interface Flags {
  readonly all: boolean;
  readonly provenance: boolean;
  readonly json: boolean;
  readonly language: Language;
}

export const games = command({
  name: 'games',
  summary: 'Lists the games, or shows the options of one.',
  about: [],
  examples: ['orrery games', 'orrery games startrek', 'orrery games startrek --provenance'],
  operands: { game: optionalOperand('GAME', 'the game to show (all games)') },
  flags: {
    all: toggle('include games that are not listed'),
    provenance: toggle('show which data is reconstructed or not from the rulebook'),
    language: choice('LANGUAGE', LANGUAGES, 'en', `language of names and texts: ${LANGUAGES.join(', ')} (en)`),
    json: toggle('print JSON on one line'),
  },
  async run(world, flags: Flags, { game: id }) {
    if (id === null) {
      await showAll(world, flags);
      return good(EXIT.fine);
    }
    const game = findEntry(world.games, id);
    if (!game.ok) return game;
    await showOne(world, game.value, flags);
    return good(EXIT.fine);
  },
});
