import { good, type Held, keysOf } from '@orrery/kernel';
import { command, EXIT } from '../command.ts';
import { optionalOperand, toggle } from '../flags.ts';
import { range } from '../format.ts';
import { type Paint, paintFor } from '../paint.ts';
import { findShelved, type Shelved } from '../shelf.ts';
import { table } from '../table.ts';
import type { World } from '../world.ts';

/** An option of a game. */
interface OptionLine {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly standard: unknown;
  readonly rule: string;
}

const optionLines = (held: Held): OptionLine[] =>
  held.use(({ options }) =>
    keysOf(options).map((name): OptionLine => {
      const { of, standard, rule } = options[name];
      return { name, values: of, standard, rule };
    }),
  );

const stateOf = ({ state, editions }: Shelved): string => {
  if (state === 'complete') return 'complete';
  return editions.length === 0 ? 'to come' : 'in the making';
};

const brief = (game: Shelved) => ({
  id: game.id,
  name: game.name.en,
  rules: game.rules.en,
  seats: game.seats,
  state: stateOf(game),
  editions: game.editions.map(({ edition }) => edition),
});

function list(games: readonly Shelved[], { strong }: Paint): string {
  const rows = games.map((game) => [game.id, game.name.en, range(game.seats), stateOf(game), game.rules.en]);
  const [head = '', ...body] = table([['game', 'name', 'seats', 'state', 'plays the rules of'], ...rows]).split('\n');
  return [strong(head), ...body].join('\n');
}

function details(game: Shelved, options: readonly OptionLine[] | null, { strong }: Paint): string {
  const facts = table([
    ['seats', range(game.seats)],
    ['state', stateOf(game)],
    ['editions', game.editions.map(({ edition }) => edition).join(', ') || 'none yet'],
    ['rules', `${game.rules.en}, ${game.year}`],
  ]);
  const rows = (options ?? []).map(({ name, values, standard, rule }) => [
    `  ${name}`,
    values.join(' | '),
    String(standard),
    rule,
  ]);
  const heading = [`  option`, 'values', 'standard', 'rule'];
  const choices = options === null ? 'not known before there is an engine\n' : 'none\n';
  const body = rows.length > 0 ? `\n${table([heading, ...rows])}` : ` ${choices}`;
  return `${strong(`${game.id}: ${game.name.en}`)}\n${game.summary.en}\n\n${facts}\n${strong('Options')}${body}`;
}

function marks(game: Shelved): string {
  const { provenance = [] } = game;
  if (provenance.length === 0) return `${game.id}: nothing is marked.\n`;
  const rows = provenance.map(({ subject, mark, note }) => [`  ${subject}`, mark, note]);
  return `${game.id}\n${table(rows)}`;
}

async function showOne(world: World, game: Shelved, { provenance, json }: Flags): Promise<void> {
  const engine = await game.editions.at(-1)?.load();
  const options = engine === undefined ? null : optionLines(engine);
  if (json) world.out.write(`${JSON.stringify({ ...brief(game), options, provenance: game.provenance ?? [] })}\n`);
  else if (provenance) world.out.write(marks(game));
  else world.out.write(details(game, options, paintFor(world.out, world)));
}

function showAll(world: World, { all, provenance, json }: Flags): void {
  const shown = all ? world.games : world.shelf;
  if (json) world.out.write(`${JSON.stringify(shown.map(brief))}\n`);
  else if (provenance) world.out.write(shown.map(marks).join(''));
  else world.out.write(list(shown, paintFor(world.out, world)));
}

interface Flags {
  readonly all: boolean;
  readonly provenance: boolean;
  readonly json: boolean;
}

export const games = command({
  name: 'games',
  summary: 'Lists the games, or shows the options of one.',
  about: [],
  examples: ['orrery games', 'orrery games startrek', 'orrery games startrek --provenance'],
  operands: { game: optionalOperand('GAME', 'the game to show; all of them without it') },
  flags: {
    all: toggle('also the games that are not on show'),
    provenance: toggle('what in the data is reconstructed, or otherwise not from the source of the rules'),
    json: toggle('as JSON, on one line'),
  },
  async run(world, flags: Flags, { game: id }) {
    if (id === null) {
      showAll(world, flags);
      return good(EXIT.fine);
    }
    const game = findShelved(world.games, id);
    if (!game.ok) return game;
    await showOne(world, game.value, flags);
    return good(EXIT.fine);
  },
});
