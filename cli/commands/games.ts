import { type CatalogEntry, LANGUAGES, type Language } from '@orrery/catalog';
import { errResult, okResult, type Result } from '@orrery/kernel';
import { findCatalogEntry, findGameEdition } from '../catalog.ts';
import { defineCommand, EXIT_CODES, type ExitCode } from '../command.ts';
import { describeForPrograms, describeGame, type OptionLine, type ProvenanceLine } from '../describe-game.ts';
import { choiceFlag, optionalOperand, toggleFlag } from '../flags.ts';
import { formatRange } from '../format.ts';
import { styleFor, type TextStyle } from '../paint.ts';
import { rulesDigest } from '../prompt/seat-narrator.ts';
import { formatTable } from '../table.ts';
import type { CommandEnvironment } from '../world.ts';

const stateOf = ({ state, editions }: CatalogEntry): string => {
  if (state === 'complete') return 'complete';
  return editions.length === 0 ? 'to come' : 'in the making';
};

const gameSummary = (game: CatalogEntry, language: Language) => ({
  id: game.id,
  name: game.name[language],
  rules: game.rules[language],
  seats: game.seats,
  state: stateOf(game),
  editions: game.editions.map(({ edition }) => edition),
});

function gamesTable(games: readonly CatalogEntry[], language: Language, { strong }: TextStyle): string {
  const rows = games.map((game) => {
    const { id, name, seats, state, rules } = gameSummary(game, language);
    return [id, name, formatRange(seats), state, rules];
  });
  const [head = '', ...body] = formatTable([['game', 'name', 'seats', 'state', 'plays the rules of'], ...rows]).split(
    '\n',
  );
  return [strong(head), ...body].join('\n');
}

/** Options as a table, in the form flags take them. */
const optionsTable = (options: readonly OptionLine[]): string =>
  formatTable([
    ['  option', 'values', 'standard', 'book', 'rule'],
    ...options.map(({ name, values, standard, book, rule }) => [
      `  ${name}`,
      values.join(' | '),
      String(standard),
      String(book ?? '–'),
      rule,
    ]),
  ]);

/** An option in the game's own texts: its description, then each value with its name. */
function optionText({ name, values, standard, book, rule, title = name, help = '', names = [] }: OptionLine): string {
  const rows = values.map((value, i) => {
    const tags = [...(value === standard ? ['standard'] : []), ...(value === book ? ['book'] : [])];
    return [`    ${name}=${value}`, `${names[i] ?? value}${tags.length > 0 ? ` (${tags.join(', ')})` : ''}`];
  });
  const silence = book === null ? '  The rulebooks leave this open or disagree.\n' : '';
  return `\n  ${title} (${rule})\n  ${help}\n${silence}${formatTable(rows)}`;
}

function optionsInText(options: readonly OptionLine[] | null): string {
  if (options === null) return ' unknown until the game has rules\n';
  if (options.length === 0) return ' none\n';
  const isSpoken = options.every(({ title }) => title !== undefined);
  return `\n${isSpoken ? options.map(optionText).join('') : optionsTable(options)}`;
}

function gameDetails(
  game: CatalogEntry,
  options: readonly OptionLine[] | null,
  language: Language,
  { strong }: TextStyle,
): string {
  const facts = formatTable([
    ['seats', formatRange(game.seats)],
    ['state', stateOf(game)],
    ['editions', game.editions.map(({ edition }) => edition).join(', ') || 'none yet'],
    ['rules', `${game.rules[language]}, ${game.year}`],
  ]);
  const head = `${strong(`${game.id}: ${game.name[language]}`)}\n${game.summary[language]}`;
  return `${head}\n\n${facts}\n${strong('Options')}${optionsInText(options)}`;
}

function provenanceTable({ id }: CatalogEntry, provenance: readonly ProvenanceLine[]): string {
  if (provenance.length === 0) return `${id}: nothing is marked.\n`;
  return `${id}\n${formatTable(provenance.map(({ subject, provenance, note }) => [`  ${subject}`, provenance, note]))}`;
}

async function showOne(
  world: CommandEnvironment,
  game: CatalogEntry,
  { provenance, json, language }: GamesFlags,
): Promise<void> {
  const account = await describeGame(game, language);
  if (json) {
    const program = await describeForPrograms(game);
    world.out.write(`${JSON.stringify({ ...gameSummary(game, language), ...account, ...program })}\n`);
  } else if (provenance) world.out.write(provenanceTable(game, account.provenance));
  else world.out.write(gameDetails(game, account.options, language, styleFor(world.out, world)));
}

async function showAll(world: CommandEnvironment, { all, provenance, json, language }: GamesFlags): Promise<void> {
  const shown = all ? world.games : world.listedGames;
  if (json) world.out.write(`${JSON.stringify(shown.map((game) => gameSummary(game, language)))}\n`);
  else if (!provenance) world.out.write(gamesTable(shown, language, styleFor(world.out, world)));
  else
    for (const game of shown) world.out.write(provenanceTable(game, (await describeGame(game, language)).provenance));
}

/** The rules in short. */
async function showDigest(world: CommandEnvironment, id: string, language: Language): Promise<Result<ExitCode>> {
  const edition = findGameEdition(world.games, id, 'newest');
  if (!edition.ok) return edition;
  const digest = await rulesDigest(edition.value, language);
  if (digest === '') return errResult('cli.digest', { id }, `there are no rules in short for ${id}`);
  world.out.write(digest);
  return okResult(EXIT_CODES.fine);
}

interface GamesFlags {
  readonly all: boolean;
  readonly digest: boolean;
  readonly provenance: boolean;
  readonly json: boolean;
  readonly language: Language;
}

export const gamesCommand = defineCommand({
  name: 'games',
  summary: 'Lists the games, or shows the options of one.',
  about: [
    '--json with a GAME prints everything that a program needs: options, moves and their notation, events, and the\n' +
      'meaning of each number: hexes, points, lanes, the order of cards.',
  ],
  examples: ['orrery games', 'orrery games startrek', 'orrery games startrek --digest'],
  operands: { game: optionalOperand('GAME', 'the game to show (all games)') },
  flags: {
    all: toggleFlag('include games that are not listed'),
    digest: toggleFlag('print the rules of the GAME in short, at most 2,000 words'),
    provenance: toggleFlag('show which data is reconstructed or not from the rulebook'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of names and texts: ${LANGUAGES.join(', ')} (en)`),
    json: toggleFlag('print JSON on one line'),
  },
  async run(world, flags: GamesFlags, { game: id }) {
    if (id === null) {
      await showAll(world, flags);
      return okResult(EXIT_CODES.fine);
    }
    const game = findCatalogEntry(world.games, id);
    if (!game.ok) return game;
    if (flags.digest) return showDigest(world, id, flags.language);
    await showOne(world, game.value, flags);
    return okResult(EXIT_CODES.fine);
  },
});
