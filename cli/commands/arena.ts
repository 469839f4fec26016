import { type AnyKit, BOT_NAMES } from '@orrery/bots';
import { type GameRecord, playersOf } from '@orrery/bots/arena';
import { bad, good, type Result, readSeats } from '@orrery/kernel';
import { Contest } from '../arena/contest.ts';
import { filled, readEntrants } from '../arena/entrant.ts';
import { Ledger } from '../arena/ledger.ts';
import { page } from '../arena/page/page.ts';
import type { Plan } from '../arena/plan.ts';
import { runContest } from '../arena/run.ts';
import { type ArenaSummary, heading, judgement, report, summaryOf } from '../arena/summary.ts';
import { command, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import { operand, text, texts, toggle, whole } from '../flags.ts';
import { counted, grouped } from '../format.ts';
import { readOptionFlags } from '../options.ts';
import { paintFor } from '../paint.ts';
import { Progress } from '../progress.ts';
import { findEdition } from '../shelf.ts';
import { MAX_SEED } from '../simulate/seeds.ts';
import type { World } from '../world.ts';

interface PlanFlags {
  readonly bots: string | null;
  readonly bot: readonly string[];
  readonly seats: number | null;
  readonly option: readonly string[];
  readonly seed: number;
  readonly 'budget-ms': number | null;
  readonly iterations: number | null;
  readonly 'max-steps': number;
  readonly sprt: number | null;
}

const readPlan = (players: AnyKit, flags: PlanFlags): Result<Plan> =>
  players.use(({ game, sense }) => {
    if (flags['budget-ms'] !== null && flags.iterations !== null) {
      return bad('cli.budget', {}, '--budget-ms and --iterations cannot be combined; give only one');
    }
    const invited = readEntrants({
      programs: flags.bot,
      bots: flags.bots ?? (flags.bot.length >= game.seats[0] ? '' : 'random'),
      allowance: { iterations: flags.iterations, ms: flags['budget-ms'] },
    });
    if (!invited.ok) return invited;
    const clever = invited.value.find((each) => each.kind === 'own' && each.bot !== 'random');
    if (sense === undefined && clever !== undefined) {
      const text = `only the random bot can play ${game.id} yet, not ${clever.name}`;
      return bad('cli.senseless', { game: game.id }, text);
    }
    const seats = readSeats(game, flags.seats ?? Math.max(invited.value.length, game.seats[0]));
    if (!seats.ok) return seats;
    const entrants = filled(invited.value, seats.value);
    if (!entrants.ok) return entrants;
    if (flags.sprt !== null && new Set(entrants.value.map(({ name }) => name)).size < 2) {
      return bad('cli.sprt', {}, '--sprt compares the first bot with the second: name two different bots');
    }
    const options = readOptionFlags(game.options, flags.option);
    if (!options.ok) return options;
    return good({
      game: game.id,
      edition: game.edition,
      seats: seats.value,
      options: options.value,
      entrants: entrants.value,
      seed: flags.seed,
      maxSteps: flags['max-steps'],
    });
  });

/** What was played before, and where to note what is played now. */
function takeUp(contest: Contest, file: string | null): Result<Ledger | null> {
  if (file === null) return good(null);
  const opened = Ledger.open(file, contest.plan);
  if (!opened.ok) return opened;
  for (const record of opened.value.records) contest.add(record);
  return good(opened.value.ledger);
}

interface OutputFlags {
  readonly json: boolean;
  readonly html: string | null;
  readonly sprt: number | null;
}

function show(world: World, contest: Contest, summary: ArenaSummary, flags: OutputFlags): Result<null> {
  const title = heading(contest.plan);
  if (flags.html !== null) {
    const written = writeText(flags.html, page(title, summary, contest.records(), contest.field));
    if (!written.ok) return written;
  }
  const paint = paintFor(world.out, world);
  const verdict = flags.sprt === null ? '' : `\n${judgement(summary, flags.sprt)}\n`;
  world.out.write(flags.json ? `${JSON.stringify(summary)}\n` : `${report(summary, title, paint)}${verdict}`);
  return good(null);
}

const MOST_JOBS = 256;
const HOUR_MS = 3_600_000;

export const arena = command({
  name: 'arena',
  summary: 'Lets bots play each other and measures which is better.',
  about: [
    'Games are grouped in deals: the same chance, with everybody moved one seat on, until each bot has sat in every\n' +
      'seat. With fewer bots than seats, the last one fills the rest, so search,greedy is one against all others.',
    `Bots are ${BOT_NAMES.join(', ')}; search@500 searches 500 iterations per move, search@200ms for 200 ms.\n` +
      'The result depends only on --seed, never on --jobs, unless a bot thinks by the clock.',
    'A program given with --bot uses the protocol of docs/bot-protocol.md, which also says when it forfeits.\n' +
      'Intervals, Elo and the stop rule are explained in docs/research.md.',
    'Ctrl-C stops early and reports the games played so far; --resume continues a file.',
  ],
  examples: [
    'orrery arena startrek --bots greedy,random --seats 4 --games 400',
    'orrery arena startrek --bots search@200,greedy --games 1000 --sprt 20 --resume search.jsonl --html search.html',
    'orrery arena comet --bot "python3 examples/bots/random_bot.py" --bots greedy --seats 3',
  ],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    bots: text('NAMES', 'built-in bots, separated by commas (random)'),
    bot: texts('COMMAND', 'a program that plays; repeat for more'),
    seats: whole('N', { min: 1, max: 31, standard: null }, 'number of seats (as many as there are bots)'),
    games: whole(
      'N',
      { min: 1, max: 100_000_000, standard: 100 },
      'number of games (100), best a multiple of the seats',
    ),
    seed: whole('S', { min: 0, max: MAX_SEED, standard: 1 }, 'random seed; the same seed gives the same deals (1)'),
    jobs: whole(
      'J',
      { min: 1, max: MOST_JOBS, standard: null },
      'games played in parallel (one per core; one with programs)',
    ),
    'budget-ms': whole('MS', { min: 1, max: HOUR_MS, standard: null }, 'thinking time per move for bots that search'),
    iterations: whole('N', { min: 1, max: 1_000_000_000, standard: null }, 'or search iterations per move'),
    option: texts('NAME=VALUE', 'an option of the game; repeat for more'),
    sprt: whole(
      'ELO',
      { min: 1, max: 1000, standard: null },
      'stop once it is clear whether the first bot is better by this much',
    ),
    resume: text('FILE', 'save finished games to FILE and continue after those in it'),
    html: text('FILE', 'write an HTML page with plots'),
    'move-timeout': whole(
      'MS',
      { min: 1, max: HOUR_MS, standard: 5000 },
      'time after which a program forfeits (5,000)',
    ),
    'max-steps': whole('N', { min: 1, max: 1_000_000_000, standard: 100_000 }, 'stop a game after N steps (100,000)'),
    verbose: toggle('show what programs write to standard error'),
    json: toggle('print JSON on the last line of standard output'),
  },
  async run(world, flags, { game: id }) {
    const edition = findEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    const players = await playersOf(id, edition.value.edition, await edition.value.load());
    const plan = readPlan(players, flags);
    if (!plan.ok) return plan;
    const contest = new Contest(plan.value, flags.games, flags.sprt);
    const ledger = takeUp(contest, flags.resume);
    if (!ledger.ok) return ledger;
    const start = { wall: world.now(), cpu: world.worked() };
    const spent = () => ({ wall: (world.now() - start.wall) / 1000, cpu: (world.worked() - start.cpu) / 1000 });
    const kinds = players.use(({ game }) => game.vocabulary.moves.map(({ kind }) => kind));
    const summary = (): ArenaSummary => summaryOf(contest, kinds, spent());
    // A page that cannot be written is found out before the games are played.
    const writable =
      flags.html === null ? good(null) : writeText(flags.html, page(heading(plan.value), summary(), [], contest.field));
    if (!writable.ok) return writable;

    const progress = new Progress(world, flags.games, 'games');
    const hasPrograms = flags.bot.length > 0;
    const end = await runContest(world, players, contest, {
      jobs: Math.min(flags.jobs ?? (hasPrograms ? 1 : world.cores), flags.games, MOST_JOBS),
      manners: { moveMs: flags['move-timeout'], startMs: START_MS, isVerbose: flags.verbose },
      signal: world.interrupts(),
      each(records: readonly GameRecord[]) {
        for (const record of records) contest.add(record);
        progress.at(contest.done, contest.standing());
        return ledger.value?.add(records) ?? good(null);
      },
    }).finally(() => progress.end());
    if (!end.ok) return end;
    if (end.value === 'cancelled') {
      const text = `interrupted after ${grouped(contest.done)} of ${counted(flags.games, 'game', 'games')}`;
      world.err.write(`orrery: ${text}\n`);
    }
    const shown = show(world, contest, summary(), flags);
    if (!shown.ok) return shown;
    return good(end.value === 'done' ? EXIT.fine : EXIT.interrupted);
  },
});

/** How long a program may take to start, on top of its first move. */
const START_MS = 10_000;
