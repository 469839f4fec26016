import { BOT_KIT_GAMES } from '@orrery/bots';
import { BatchEnvironment, type EncodedGame, randomAction, withEncodedGame } from '@orrery/bots/environment';
import { LANGUAGES } from '@orrery/catalog';
import { errResult, fastRng, type Kinded, okResult, quote, type Result, readSeats } from '@orrery/kernel';
import { findGameEdition, loadEngineWithTexts } from '../catalog.ts';
import { defineCommand, EXIT_CODES, type ExitCode } from '../command.ts';
import { ByteReader } from '../environment/byte-reader.ts';
import { type Describer, describerOf } from '../environment/describer.ts';
import { textMessage } from '../environment/messages.ts';
import { EnvironmentSession, type SessionSetup } from '../environment/session.ts';
import { choiceFlag, operand, textsFlag, wholeFlag } from '../flags.ts';
import { suggestion } from '../nearest.ts';
import { readOptionFlags } from '../options.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { CommandEnvironment } from '../world.ts';

interface EnvironmentFlags {
  readonly games: number;
  readonly seats: number | null;
  readonly seed: number;
  readonly 'max-steps': number;
  readonly option: readonly string[];
}

function readSetup<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: EncodedGame<T, H, B, M, E, O, K>,
  flags: EnvironmentFlags,
): Result<SessionSetup<O>> {
  const seats = readSeats(game, flags.seats ?? game.seats[0]);
  if (!seats.ok) return seats;
  const options = readOptionFlags(game.options, flags.option);
  if (!options.ok) return options;
  const { games, seed, 'max-steps': maxSteps } = flags;
  return okResult({ games, seats: seats.value, options: options.value, seed, maxSteps });
}

/** Answers requests until the input ends. */
async function serve<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  world: CommandEnvironment,
  encoded: EncodedGame<T, H, B, M, E, O, K>,
  setup: SessionSetup<O>,
  describer: Describer,
): Promise<Result<ExitCode>> {
  const session = new EnvironmentSession(encoded, setup, describer);
  await world.sendBytes(new TextEncoder().encode(session.header()));
  await world.sendBytes(session.frame());
  const input = new ByteReader(world.bytes());
  for (;;) {
    const request = await session.read(input);
    if (request === null) return okResult(EXIT_CODES.fine);
    if (typeof request === 'string') {
      await world.sendBytes(textMessage('error', request));
      return errResult('cli.request', {}, request);
    }
    await world.sendBytes(session.answer(request));
  }
}

/** Plays at random without pipes, for comparison, and returns the number of decisions a second. */
function selfPlaySpeed<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { now }: CommandEnvironment,
  encoded: EncodedGame<T, H, B, M, E, O, K>,
  setup: SessionSetup<O>,
  seconds: number,
): number {
  const batch = new BatchEnvironment(encoded, setup);
  const rng = fastRng(setup.seed);
  const actions = new Int32Array(batch.games);
  const begin = now();
  let decisions = 0;
  while (now() - begin < seconds * 1000) {
    for (let game = 0; game < batch.games; game++) {
      actions[game] = randomAction(batch.masks, game * batch.actionSize, batch.actionSize, rng);
    }
    batch.step(actions);
    decisions += batch.games;
  }
  return Math.round((1000 * decisions) / (now() - begin));
}

export const environmentCommand = defineCommand({
  name: 'environment',
  summary: 'Lets another program play many games through pipes, as numbers.',
  about: [
    'The Python package in python/ uses it. Standard output begins with a line of JSON; after that all messages are\n' +
      'binary, as docs/research.md describes.',
  ],
  examples: ['orrery environment startrek --games 64 --seats 4'],
  operands: { game: operand('GAME', BOT_KIT_GAMES.join(' or ')) },
  flags: {
    games: wholeFlag('N', { min: 1, max: 65_536, standard: 1 }, 'number of games side by side (1)'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (the minimum of the game)'),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed (1)'),
    'max-steps': wholeFlag(
      'N',
      { min: 1, max: 1_000_000_000, standard: 5000 },
      'a game with more decisions is cut off (5,000)',
    ),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    'self-play': wholeFlag(
      'SECONDS',
      { min: 1, max: 3600, standard: null },
      'only play at random for this time, without pipes, and print the decisions per second as JSON',
    ),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of texts: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, flags, { game: id }) {
    const served = await withEncodedGame(id, async (encoded) => {
      const setup = readSetup(encoded, flags);
      if (!setup.ok) return setup;
      const seconds = flags['self-play'];
      if (seconds !== null) {
        const decisionsPerSecond = selfPlaySpeed(world, encoded, setup.value, seconds);
        world.out.write(`${JSON.stringify({ game: id, decisionsPerSecond })}\n`);
        return okResult(EXIT_CODES.fine);
      }
      const edition = findGameEdition(world.games, id, encoded.game.edition);
      if (!edition.ok) return edition;
      const engine = await loadEngineWithTexts(edition.value, flags.language);
      return serve(world, encoded, setup.value, describerOf(engine, flags.language, setup.value.seats));
    });
    if (served !== null) return served;
    const known = suggestion(id, BOT_KIT_GAMES, 'games are');
    return errResult('cli.environment', { id }, `${quote(id)} has no environment${known}`);
  },
});
