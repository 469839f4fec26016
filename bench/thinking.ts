import { BOT_LEVELS, type Heuristics, seatBot } from '@orrery/bots';
import {
  atSeat,
  chanceFromRng,
  eventFor,
  fastRng,
  type Game,
  headerOf,
  type Kinded,
  Match,
  randomAskedSeat,
  type SeatView,
  type State,
  viewsOf,
} from '@orrery/kernel';
import { type BenchBudget, warmUpBriefly, warmUpLoop } from './budget.ts';
import { cpuNs, median } from './cpu.ts';
import type { ThinkingFigures } from './figures.ts';
import { findSetup, setupOptions, usualSeats } from './setups.ts';

/** Enough to cover a game from beginning to end, few enough to stay in the caches as those of a search do. */
const MAX_POSITIONS = 200;

/** Games between Captains, one after the other. */
class CaptainGames<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  decisions = 0;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #heuristics: Heuristics<T, H, M, K>;
  readonly #options: O;
  readonly #seats: number;

  constructor(game: Game<T, H, B, M, E, O, K>, heuristics: Heuristics<T, H, M, K>, options: O, seats: number) {
    this.#game = game;
    this.#heuristics = heuristics;
    this.#options = options;
    this.#seats = seats;
  }

  readonly run = (games: number, seed: number): void => {
    this.decisions = 0;
    for (let i = 0; i < games; i++) this.#play(seed * games + i, () => undefined);
  };

  /** The positions of decisions, each in a state of its own. */
  positions(seed: number): readonly (readonly SeatView<T, H>[])[] {
    const found: (readonly SeatView<T, H>[])[] = [];
    this.#play(seed, (state) => {
      if (found.length >= MAX_POSITIONS) return;
      const own = this.#game.setup(this.#options, this.#seats);
      this.#game.copy(state, own);
      found.push(viewsOf(own));
    });
    return found;
  }

  #play(seed: number, look: (state: State<T, H, B>) => void): void {
    const [game, options, seats] = [this.#game, this.#options, this.#seats];
    const rng = fastRng(seed);
    const chance = chanceFromRng(rng);
    const match = new Match(game, headerOf(game, { options, seats }), { chance, history: false });
    const bots = match.views.map((view) =>
      seatBot(game, this.#heuristics, BOT_LEVELS.captain, { options, view, seats, seed: seed + view.seat }),
    );
    for (;;) {
      let entry: Parameters<typeof match.apply>[0] | null = match.dueOutcome();
      const asked = match.awaiting;
      if (entry === null && asked.who === 'seats') {
        look(match.state);
        const seat = randomAskedSeat(asked, rng);
        entry = { by: seat, move: atSeat(bots, seat).choose(match.view(seat), { iterations: 0 }) };
        this.decisions++;
      }
      if (entry === null) return;
      const applied = match.apply(entry);
      if (!applied.ok) throw new Error(applied.problem.text);
      for (const [seat, bot] of bots.entries()) {
        for (const each of applied.value.told) {
          const event = eventFor(each, seat);
          if (event !== null) bot.hear(event);
        }
      }
    }
  }
}

/** What a decision of a Captain costs, with the rules and events around it, and an evaluation by the network for all seats. */
export function measureThinking<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  heuristics: Heuristics<T, H, M, K>,
  budget: BenchBudget,
): ThinkingFigures {
  const options = setupOptions(game, findSetup(game.id));
  const seats = usualSeats(game);
  const games = new CaptainGames(game, heuristics, options, seats);
  const perRun = warmUpLoop(games.run, budget);
  const decisions: number[] = [];
  for (let round = 1; round <= budget.rounds; round++)
    decisions.push(cpuNs(() => games.run(perRun, round)) / games.decisions);
  const { winChances } = heuristics;
  const position = winChances === undefined ? undefined : positionNs(games.positions(1), winChances, budget);
  return {
    game: game.id,
    seats,
    ns: { decision: median(decisions), ...(position !== undefined && { position }) },
  };
}

/** One position after the other, as in a game: what changed little is updated. */
function positionNs<T, H>(
  positions: readonly (readonly SeatView<T, H>[])[],
  winChances: (views: readonly SeatView<T, H>[], into: number[]) => void,
  budget: BenchBudget,
): number {
  const into: number[] = [];
  const run = (times: number): void => {
    for (let i = 0; i < times; i++) for (const views of positions) winChances(views, into);
  };
  const times = warmUpBriefly(run, budget);
  const rounds = Array.from({ length: budget.rounds }, () => cpuNs(() => run(times)) / (times * positions.length));
  return Math.min(...rounds);
}
