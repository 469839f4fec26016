import { ALL_BOT_NAMES, botLevel, learnedHeuristics, suitsNetwork } from '@orrery/bots';
import { anyBotKitOf } from '@orrery/bots/arena';
import { errResult, okResult, type Result } from '@orrery/kernel';
import { toLine } from '@orrery/protocol';
import { type OwnEntrant, readEntrant } from '../arena/entrant.ts';
import { type GuestReaction, ProtocolGuest } from '../arena/guest.ts';
import { findGameEdition } from '../catalog.ts';
import { defineCommand, EXIT_CODES, type ExitCode } from '../command.ts';
import { operand, textFlag, wholeFlag } from '../flags.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { CommandEnvironment } from '../world.ts';

/** Reads and answers until the game is over or the input ends. */
async function runProtocol(
  world: CommandEnvironment,
  read: (text: string) => Result<GuestReaction>,
): Promise<Result<ExitCode>> {
  for await (const text of world.lines()) {
    if (text.trim() === '') continue;
    const then = read(text);
    if (!then.ok) return then;
    if (then.value === 'leave') break;
    if (then.value !== 'listen') world.out.write(toLine(then.value.say));
  }
  return okResult(EXIT_CODES.fine);
}

const noHeuristics = (id: string, { name }: OwnEntrant): Result<never> =>
  errResult('cli.senseless', { game: id }, `only the random bot can play ${id} yet, not ${name}`);

export const botCommand = defineCommand({
  name: 'bot',
  summary: 'Plays one seat of a game that another program runs.',
  about: [
    'Uses the protocol of docs/bot-protocol.md for one game: lines of JSON on standard input and output.\n' +
      'The host gives the seed; otherwise --seed is used.',
  ],
  examples: ['orrery bot startrek --level admiral', 'orrery arena comet --bot "npx orrery bot comet --level greedy"'],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    level: textFlag('NAME', `${ALL_BOT_NAMES.join(', ')}; search@500 searches 500 iterations per move (captain)`),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed, if the host gives none (1)'),
    'budget-ms': wholeFlag(
      'MS',
      { min: 1, max: 3_600_000, standard: null },
      'thinking time per move for a bot that searches',
    ),
  },
  async run(world, flags, { game: id }) {
    const edition = findGameEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const entrant = readEntrant(flags.level ?? 'captain', { iterations: null, ms: flags['budget-ms'] });
    if (!entrant.ok) return entrant;
    const players = await anyBotKitOf(id, edition.value.edition, await edition.value.load());
    const level = botLevel(entrant.value.bot);
    return players.use(async ({ game, heuristics: sense, figures, network }) => {
      if (sense === undefined && entrant.value.bot !== 'random') return noHeuristics(id, entrant.value);
      const byHand = sense?.() ?? null;
      const isLearned = byHand !== null && level?.evaluation === 'network' && suitsNetwork(byHand, level);
      const file = isLearned ? (await network?.())?.default : undefined;
      const heuristics = byHand === null ? null : learnedHeuristics({ game, figures }, byHand, file);
      const guest = new ProtocolGuest(game, heuristics, entrant.value, flags.seed, () => world.now());
      return runProtocol(world, (text) => guest.read(text));
    });
  },
});
