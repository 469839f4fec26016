import { ALL_BOT_NAMES, PERSON_NAME } from '@orrery/bots';
import { anyBotKitOf } from '@orrery/bots/arena';
import { LANGUAGES } from '@orrery/catalog';
import { errResult, okResult, type Result, readSeats } from '@orrery/kernel';
import { areRandom, RANDOM_BOT, readBots } from '../bots.ts';
import { type EngineWithTexts, findGameEdition, loadEngineWithTexts } from '../catalog.ts';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { ROW_KINDS, type RowKind } from '../dataset/rows.ts';
import { openDataset } from '../dataset/writer.ts';
import { choiceFlag, operand, textFlag, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, groupedDigits } from '../format.ts';
import { readOptionFlags } from '../options.ts';
import { styleFor } from '../paint.ts';
import { showFirstGame } from '../simulate/first-game.ts';
import { playSeries, type SeriesRun } from '../simulate/play-series.ts';
import { simulationHeading, simulationReport } from '../simulate/report.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { SimulationSeries } from '../simulate/series.ts';

const BOT_NAMES = ALL_BOT_NAMES.filter((name) => name !== PERSON_NAME);

interface SeriesFlags {
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly bots: string | null;
  readonly rotate: boolean;
  readonly seed: number;
  readonly 'max-steps': number;
  readonly menu: number;
}

const readSeries = ({ anyGame }: EngineWithTexts, flags: SeriesFlags): Result<SimulationSeries> =>
  anyGame.use((game) => {
    const given = flags.bots ?? RANDOM_BOT;
    const seats = readSeats(game, flags.seats ?? Math.max(given.split(',').length, game.seats[0]));
    if (!seats.ok) return seats;
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    const bots = readBots(given, seats.value);
    if (!bots.ok) return bots;
    return okResult({
      game: game.id,
      seats: seats.value,
      options: options.value,
      bots: bots.value,
      rotates: flags.rotate,
      seed: flags.seed,
      maxSteps: flags['max-steps'],
      menu: flags.menu,
    });
  });

/** The file for rows, if one is wanted. */
function openRows(path: string | null, rows: RowKind): Result<SeriesRun['dataset']> {
  if (path === null) return okResult(null);
  const file = openDataset(path, rows);
  return file.ok ? okResult({ rows, file: file.value }) : file;
}

const MAX_JOBS = 256;

export const simulateCommand = defineCommand({
  name: 'simulate',
  summary: 'Plays many games between bots and counts the results.',
  about: [
    'Each game depends only on --seed and its number, never on --jobs.\n' +
      'Ctrl-C stops early and reports the games played so far.',
    `Bots are ${BOT_NAMES.join(', ')}; search@500 and admiral@500 search 500 iterations per move.\n` +
      'Those that think by the clock, admiral and search without @N, may play the same seed differently.',
    '--out writes a dataset: for each decision what the seat saw, which moves were legal, what it chose and how the\n' +
      'game ended; or with --rows games a row for each game with its log. docs/datasets.md describes the columns.',
  ],
  examples: [
    'orrery simulate startrek --games 10000 --seats 4 --jobs 2',
    'orrery simulate startrek --games 1 --story --log first.log',
    'orrery simulate startrek --games 100000 --json | tail -n 1',
    'orrery simulate startrek --bots admiral,captain --rotate --games 200 --out games.jsonl',
  ],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    games: wholeFlag('N', { min: 1, max: 1_000_000_000, standard: 1000 }, 'number of games (1,000)'),
    seats: wholeFlag(
      'N',
      { min: 1, max: 31, standard: null },
      'number of seats (as many as there are bots, and as the game needs)',
    ),
    bots: textFlag('NAMES', `by seat, separated by commas; the last one takes the remaining seats (${RANDOM_BOT})`),
    rotate: toggleFlag('move every bot one seat on from game to game'),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed; the same seed gives the same games (1)'),
    jobs: wholeFlag('J', { min: 1, max: MAX_JOBS, standard: null }, 'parallel threads (one per core)'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    'max-steps': wholeFlag(
      'N',
      { min: 1, max: 1_000_000_000, standard: 100_000 },
      'stop a game after N steps (100,000)',
    ),
    menu: wholeFlag(
      'N',
      { min: 0, max: 1000, standard: 0 },
      'how many open-ended moves, such as offers, a random bot is shown (0)',
    ),
    out: textFlag('FILE', 'write a dataset to FILE, which ends in .jsonl or .parquet'),
    rows: choiceFlag('KIND', ROW_KINDS, 'decisions', `what a row of it is about: ${ROW_KINDS.join(', ')} (decisions)`),
    log: textFlag('FILE', 'write the log of the first game to FILE, with hashes'),
    story: toggleFlag('tell the story of the first game'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of the story: ${LANGUAGES.join(', ')} (en)`),
    json: toggleFlag('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findGameEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const engine = await loadEngineWithTexts(edition.value, flags.language);
    const series = readSeries(engine, flags);
    if (!series.ok) return series;
    const players = await anyBotKitOf(id, edition.value.edition, await edition.value.load());
    if (!areRandom(series.value.bots) && players.use(({ heuristics }) => heuristics === undefined)) {
      return errResult('cli.senseless', { game: id }, `only the bot ${RANDOM_BOT} can play ${id} yet`);
    }
    if (flags.log !== null || flags.story) {
      const shown = await showFirstGame(world, players, engine, series.value, flags);
      if (!shown.ok) return shown;
    }
    const dataset = openRows(flags.out, flags.rows);
    if (!dataset.ok) return dataset;
    const jobs = Math.min(flags.jobs ?? world.cores, flags.games, MAX_JOBS);
    const played = await playSeries(world, series.value, { games: flags.games, jobs, dataset: dataset.value });
    if (!played.ok) return played;
    const { summary, isComplete } = played.value;
    if (!isComplete) {
      world.err.write(
        `orrery: interrupted after ${groupedDigits(summary.games)} of ${countNoun(flags.games, 'game', 'games')}\n`,
      );
    }
    const paint = styleFor(world.out, world);
    world.out.write(
      flags.json
        ? `${JSON.stringify(summary)}\n`
        : simulationReport(summary, simulationHeading(series.value, jobs), paint),
    );
    return okResult(isComplete ? EXIT_CODES.fine : EXIT_CODES.interrupted);
  },
});
