import { ALL_BOT_NAMES, type AnyBotKit } from '@orrery/bots';
import { anyBotKitOf, type GameRecord } from '@orrery/bots/arena';
import { errResult, okResult, type Result, readSeats } from '@orrery/kernel';
import { ArenaContest } from '../arena/contest.ts';
import { fillSeats, readEntrants } from '../arena/entrant.ts';
import { writeGameLogs } from '../arena/game-logs.ts';
import type { PlayedGame } from '../arena/job.ts';
import { resultsPage } from '../arena/page/page.ts';
import type { ContestPlan } from '../arena/plan.ts';
import { openContestFile } from '../arena/results-file.ts';
import { runContest } from '../arena/run.ts';
import { type ArenaSummary, arenaHeading, arenaReport, sprtSentence, summaryOf } from '../arena/summary.ts';
import { findGameEdition } from '../catalog.ts';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, type PlacedText, placedTextsFlag, textFlag, textsFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { countNoun, groupedDigits } from '../format.ts';
import { readJsonFile } from '../json-file.ts';
import { readOptionFlags } from '../options.ts';
import { styleFor } from '../paint.ts';
import { ProgressDisplay } from '../progress.ts';
import type { ResultsFile } from '../results-file.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { CommandEnvironment } from '../world.ts';

/** Who plays against a program when nobody is named. */
const RANDOM_OPPONENT: readonly PlacedText[] = [{ text: 'random', place: Number.POSITIVE_INFINITY }];

interface PlanFlags {
  readonly bots: readonly PlacedText[];
  readonly bot: readonly PlacedText[];
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly 'budget-ms': number | null;
  readonly iterations: number | null;
  readonly 'max-steps': number;
  readonly sprt: number | null;
}

const readPlan = (players: AnyBotKit, flags: PlanFlags, network: unknown): Result<ContestPlan> =>
  players.use(({ game, heuristics: sense }) => {
    if (flags['budget-ms'] !== null && flags.iterations !== null) {
      return errResult('cli.budget', {}, '--budget-ms and --iterations cannot be combined; give only one');
    }
    const invited = readEntrants({
      programs: flags.bot,
      bots: flags.bots.length > 0 || flags.bot.length >= game.seats[0] ? flags.bots : RANDOM_OPPONENT,
      allowance: { iterations: flags.iterations, ms: flags['budget-ms'] },
    });
    if (!invited.ok) return invited;
    const clever = invited.value.find((each) => each.kind === 'own' && each.bot !== 'random');
    if (sense === undefined && clever !== undefined) {
      const text = `only the random bot can play ${game.id} yet, not ${clever.name}`;
      return errResult('cli.senseless', { game: game.id }, text);
    }
    const seats = readSeats(game, flags.seats ?? Math.max(invited.value.length, game.seats[0]));
    if (!seats.ok) return seats;
    const entrants = fillSeats(invited.value, seats.value);
    if (!entrants.ok) return entrants;
    if (flags.sprt !== null && new Set(entrants.value.map(({ name }) => name)).size < 2) {
      return errResult('cli.sprt', {}, '--sprt compares the first bot with the second: name two different bots');
    }
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    return okResult({
      game: game.id,
      edition: game.edition,
      seats: seats.value,
      options: options.value,
      entrants: entrants.value,
      seed: flags.seed,
      maxSteps: flags['max-steps'],
      ...(network === null ? {} : { network }),
    });
  });

/** The games played before, and the file for new ones. */
function resumeContest(contest: ArenaContest, path: string | null): Result<ResultsFile<GameRecord> | null> {
  if (path === null) return okResult(null);
  const opened = openContestFile(path, contest.plan);
  if (!opened.ok) return opened;
  for (const record of opened.value.records) contest.add(record);
  return okResult(opened.value.file);
}

interface OutputFlags {
  readonly json: boolean;
  readonly html: string | null;
  readonly sprt: number | null;
}

function printResults(
  world: CommandEnvironment,
  contest: ArenaContest,
  summary: ArenaSummary,
  flags: OutputFlags,
): Result<null> {
  const title = arenaHeading(contest.plan);
  if (flags.html !== null) {
    const written = writeText(flags.html, resultsPage(title, summary, contest.records(), contest.field));
    if (!written.ok) return written;
  }
  const paint = styleFor(world.out, world);
  const verdict = flags.sprt === null ? '' : `\n${sprtSentence(summary, flags.sprt)}\n`;
  world.out.write(flags.json ? `${JSON.stringify(summary)}\n` : `${arenaReport(summary, title, paint)}${verdict}`);
  return okResult(null);
}

const MAX_JOBS = 256;
const HOUR_MS = 3_600_000;

export const arenaCommand = defineCommand({
  name: 'arena',
  summary: 'Lets bots play each other and measures which is better.',
  about: [
    'Games are grouped in deals: games with the same chance, in which every bot moves one seat further, until each has\n' +
      'had every seat. With fewer bots than seats, the last one takes the rest: search,greedy is one against all others.',
    `Bots are ${ALL_BOT_NAMES.join(', ')}; search@500 searches 500 iterations per move, search@200ms for 200 ms.\n` +
      'The result depends only on --seed, never on --jobs, unless a bot thinks by the clock.',
    'Bots take their first seats in the order typed. A program given with --bot uses the protocol of docs/bot-protocol.md, which also says when it forfeits.\n' +
      'Intervals, Elo and the stop rule are explained in docs/research.md.',
    'Ctrl-C stops early and reports the games played so far; --resume continues a file.',
  ],
  examples: [
    'orrery arena startrek --bots greedy,random --seats 4 --games 400',
    'orrery arena startrek --bots search@200,greedy --games 1000 --sprt 20 --resume search.jsonl --html search.html',
    'orrery arena comet --bot "mine=python3 examples/bots/random_bot.py" --bots greedy --seats 3 --logs games',
  ],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    bots: placedTextsFlag('NAMES', 'built-in bots, separated by commas (random)'),
    bot: placedTextsFlag('[NAME=]COMMAND', 'a program that plays, under this name in results; repeat for more'),
    seats: wholeFlag('N', { min: 1, max: 31, standard: null }, 'number of seats (as many as there are bots)'),
    games: wholeFlag(
      'N',
      { min: 1, max: 100_000_000, standard: 100 },
      'number of games (100), preferably a multiple of the seats',
    ),
    seed: wholeFlag('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed; the same seed gives the same deals (1)'),
    jobs: wholeFlag(
      'J',
      { min: 1, max: MAX_JOBS, standard: null },
      'games played in parallel (one per core; one with programs)',
    ),
    'budget-ms': wholeFlag(
      'MS',
      { min: 1, max: HOUR_MS, standard: null },
      'thinking time per move for bots that search',
    ),
    iterations: wholeFlag('N', { min: 1, max: 1_000_000_000, standard: null }, 'or search iterations per move'),
    option: textsFlag('NAME=VALUE', 'an option of the game; repeat for more'),
    sprt: wholeFlag(
      'ELO',
      { min: 1, max: 1000, standard: null },
      'stop once it is clear whether the first bot is better by this much',
    ),
    network: textFlag('FILE', 'the network that captain and admiral evaluate with (the one of the game)'),
    resume: textFlag('FILE', 'save finished games to FILE and continue after those in it'),
    logs: textFlag('FOLDER', 'write the log of each game, and games.jsonl with the bots by seat, to FOLDER'),
    html: textFlag('FILE', 'write an HTML page with plots'),
    'move-timeout': wholeFlag(
      'MS',
      { min: 1, max: HOUR_MS, standard: 5000 },
      'time after which a program forfeits (5,000)',
    ),
    'max-steps': wholeFlag(
      'N',
      { min: 1, max: 1_000_000_000, standard: 100_000 },
      'stop a game after N steps (100,000)',
    ),
    verbose: toggleFlag('show what programs write to standard error'),
    json: toggleFlag('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findGameEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const players = await anyBotKitOf(id, edition.value.edition, await edition.value.load());
    const network = readJsonFile(flags.network);
    if (!network.ok) return network;
    const plan = readPlan(players, flags, network.value);
    if (!plan.ok) return plan;
    const contest = new ArenaContest(plan.value, flags.games, flags.sprt);
    const ledger = resumeContest(contest, flags.resume);
    if (!ledger.ok) return ledger;
    const start = { wall: world.now(), cpu: world.cpuMs() };
    const spent = () => ({ wall: (world.now() - start.wall) / 1000, cpu: (world.cpuMs() - start.cpu) / 1000 });
    const kinds = players.use(({ game }) => game.vocabulary.moves.map(({ kind }) => kind));
    const summary = (): ArenaSummary => summaryOf(contest, kinds, spent());
    // Checks that the page can be written before the games are played.
    const writable =
      flags.html === null
        ? okResult(null)
        : writeText(flags.html, resultsPage(arenaHeading(plan.value), summary(), [], contest.field));
    if (!writable.ok) return writable;

    const progress = new ProgressDisplay(world, flags.games, 'games');
    const hasPrograms = flags.bot.length > 0;
    const end = await runContest(world, players, contest, {
      jobs: Math.min(flags.jobs ?? (hasPrograms ? 1 : world.cores), flags.games, MAX_JOBS),
      output: { moveMs: flags['move-timeout'], startMs: PROGRAM_START_TIMEOUT_MS, isVerbose: flags.verbose },
      signal: world.interruptSignal(),
      isLogged: flags.logs !== null,
      each(games: readonly PlayedGame[]) {
        const records = games.map(({ record }) => record);
        for (const record of records) contest.add(record);
        progress.update(contest.done, contest.standing());
        const written = writeGameLogs(flags.logs, plan.value, games);
        return written.ok ? (ledger.value?.add(records) ?? okResult(null)) : written;
      },
    }).finally(() => progress.end());
    if (!end.ok) return end;
    if (end.value === 'cancelled') {
      const text = `interrupted after ${groupedDigits(contest.done)} of ${countNoun(flags.games, 'game', 'games')}`;
      world.err.write(`orrery: ${text}\n`);
    }
    const shown = printResults(world, contest, summary(), flags);
    if (!shown.ok) return shown;
    return okResult(end.value === 'done' ? EXIT_CODES.fine : EXIT_CODES.interrupted);
  },
});

/** Time a program may take to start, in addition to its first move. */
const PROGRAM_START_TIMEOUT_MS = 10_000;
