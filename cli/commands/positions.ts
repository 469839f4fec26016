import { type AnyBotKit, BOT_KIT_GAMES, botKitOf, learnedHeuristics } from '@orrery/bots';
import { recordSize } from '@orrery/bots/self-play';
import { errResult, okResult, quote, type Result, readSeats } from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { operand, textFlag, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, groupedDigits } from '../format.ts';
import { readJsonFile } from '../json-file.ts';
import { suggestion } from '../nearest.ts';
import { readOptionFlags } from '../options.ts';
import { runPool } from '../pool.ts';
import { POSITIONS_FORMAT, PositionsFile, type PositionsHead } from '../positions/file.ts';
import type { PositionsJob, PositionsPlan } from '../positions/job.ts';
import { ProgressDisplay } from '../progress.ts';
import { MAX_SEED } from '../simulate/seeds.ts';

const GAMES_PER_JOB = 2;
const SECOND_MS = 1000;

interface PlanFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly every: number;
  readonly plain: boolean;
  readonly captains: boolean;
}

interface PositionsRun {
  readonly plan: PositionsPlan;
  readonly head: PositionsHead;
}

const noFiguresProblem = (id: string): Result<never> =>
  errResult('cli.figures', { id }, `${quote(id)} has no figures${suggestion(id, BOT_KIT_GAMES, 'games are')}`);

const readRun = (kit: AnyBotKit, flags: PlanFlags, network: unknown): Result<PositionsRun> =>
  kit.use(({ game, heuristics: sense, figures }) => {
    if (figures === undefined || sense === undefined) return noFiguresProblem(game.id);
    const seats = readSeats(game, flags.seats ?? game.seats[1]);
    if (!seats.ok) return seats;
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    learnedHeuristics({ game, figures }, sense(), network ?? undefined);
    const { version, names } = figures;
    return okResult({
      plan: {
        game: game.id,
        seats: seats.value,
        options: options.value,
        seed: flags.seed,
        every: flags.every,
        isPlain: flags.plain,
        asCaptains: flags.captains,
        network,
      },
      head: {
        orrery: 'positions',
        format: POSITIONS_FORMAT,
        game: game.id,
        figures: version,
        seats: seats.value,
        row: recordSize(seats.value, names.length),
        names,
      },
    });
  });

function* jobsOf(plan: PositionsPlan, games: number, isUp: () => boolean): Generator<PositionsJob, void> {
  for (let from = 0; from < games && !isUp(); from += GAMES_PER_JOB) {
    const size = Math.min(GAMES_PER_JOB, games - from);
    yield { plan, games: Array.from({ length: size }, (_, i) => from + i) };
  }
}

export const positionsCommand = defineCommand({
  name: 'positions',
  summary: 'Plays games and writes their positions, for training a network.',
  about: [
    'Players look one move ahead. Some evaluate with noise, and some make a random move now and then, so that a\n' +
      'network also learns the results of bad moves. The file contains the figures of each seat and the winners;\n' +
      'lab/README.md describes it. The same seed gives the same positions, in any order.',
  ],
  examples: [
    'orrery positions startrek --games 20000 --out startrek.positions',
    'orrery positions duel --network duel.json --seconds 60 --out duel.positions',
  ],
  operands: { game: operand('GAME', BOT_KIT_GAMES.join(' or ')) },
  flags: {
    games: wholeFlag('N', { min: 1, max: 100_000_000, standard: 1000 }, 'number of games (1,000)'),
    seconds: wholeFlag('S', { min: 1, max: 1_000_000, standard: null }, 'stop after S seconds, if that comes first'),
    every: wholeFlag('N', { min: 1, max: 10_000, standard: 8 }, 'write every Nth position, on average (8)'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (the maximum of the game)'),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed (1)'),
    jobs: wholeFlag('J', { min: 1, max: 256, standard: null }, 'parallel threads (one per core)'),
    plain: toggleFlag('no noise and no random moves, for measuring'),
    captains: toggleFlag('players without noise search as Captains do, in games where they search (slower)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    network: textFlag('FILE', 'the network that players evaluate with (the evaluation by hand)'),
    out: textFlag('FILE', 'where to write the positions (GAME.positions)'),
  },
  async run(world, flags, { game: id }) {
    const kit = await botKitOf(id);
    const network = readJsonFile(flags.network);
    if (!network.ok) return network;
    const run = kit === null ? noFiguresProblem(id) : readRun(kit, flags, network.value);
    if (!run.ok) return run;
    const { plan, head } = run.value;
    const opened = PositionsFile.create(flags.out ?? `${id}.positions`, head);
    if (!opened.ok) return opened;
    const end = flags.seconds === null ? Number.POSITIVE_INFINITY : world.now() + flags.seconds * SECOND_MS;
    const progress = new ProgressDisplay(world, flags.games, 'games');
    let [games, rows] = [0, 0];
    let written: Result<null> = okResult(null);
    const done = await runPool(() => world.startThread(), flags.jobs ?? world.cores, {
      task: 'positions',
      jobs: jobsOf(plan, flags.games, () => !written.ok || world.now() >= end),
      each(played) {
        written = written.ok ? opened.value.add(played.rows) : written;
        games += played.games;
        rows += played.rows.length / head.row;
        progress.update(games);
      },
      signal: world.interruptSignal(),
    }).finally(() => progress.end());
    opened.value.close();
    if (!written.ok) return written;
    world.out.write(`${groupedDigits(rows)} positions of ${countNoun(games, 'game', 'games')}\n`);
    return okResult(done === 'done' ? EXIT_CODES.fine : EXIT_CODES.interrupted);
  },
});
