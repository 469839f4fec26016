import { BOT_NAMES } from '@orrery/bots';
import { playersOf } from '@orrery/bots/arena';
import { bad, good, type Result } from '@orrery/kernel';
import { line } from '@orrery/protocol';
import { type OwnEntrant, readEntrant } from '../arena/entrant.ts';
import { Guest, type Then } from '../arena/guest.ts';
import { command, EXIT, type Exit } from '../command.ts';
import { operand, text, whole } from '../flags.ts';
import { findEdition } from '../shelf.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { World } from '../world.ts';

/** Listens and answers until the game is over or nobody speaks any more. */
async function converse(world: World, read: (text: string) => Result<Then>): Promise<Result<Exit>> {
  for await (const text of world.lines()) {
    if (text.trim() === '') continue;
    const then = read(text);
    if (!then.ok) return then;
    if (then.value === 'leave') break;
    if (then.value !== 'listen') world.out.write(line(then.value.say));
  }
  return good(EXIT.fine);
}

const senseless = (id: string, { name }: OwnEntrant): Result<never> =>
  bad('cli.senseless', { game: id }, `only the random bot can play ${id} yet, not ${name}`);

export const bot = command({
  name: 'bot',
  summary: 'Plays one seat of a game that another program runs.',
  about: [
    'Uses the protocol of docs/bot-protocol.md for one game: lines of JSON on standard input and output.\n' +
      'The host gives the seed; otherwise --seed is used.',
  ],
  examples: ['orrery bot startrek --level admiral', 'orrery arena comet --bot "npx orrery bot comet --level greedy"'],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    level: text('NAME', `${BOT_NAMES.join(', ')}; search@500 searches 500 iterations per move (captain)`),
    seed: whole('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed, if the host gives none (1)'),
    'budget-ms': whole(
      'MS',
      { min: 1, max: 3_600_000, standard: null },
      'thinking time per move for a bot that searches',
    ),
  },
  async run(world, flags, { game: id }) {
    const edition = findEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const entrant = readEntrant(flags.level ?? 'captain', { iterations: null, ms: flags['budget-ms'] });
    if (!entrant.ok) return entrant;
    const players = await playersOf(id, edition.value.edition, await edition.value.load());
    return players.use(async ({ game, sense }) => {
      if (sense === undefined && entrant.value.bot !== 'random') return senseless(id, entrant.value);
      const guest = new Guest(game, sense?.() ?? null, entrant.value, flags.seed, () => world.now());
      return converse(world, (text) => guest.read(text));
    });
  },
});
