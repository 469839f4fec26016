import { findEdition } from '@orrery/catalog';
import { type Game, type Kinded, readOptions, type SeatView } from '@orrery/kernel';
import type { Bot, Budget } from '../bot.ts';
import { BOT_LEVELS, type BotLevel } from '../levels.ts';
import { BOT_PERSONAS } from '../personas.ts';
import { heuristicsFor, seatBot, seatRandom } from '../roster.ts';
import { type BotChair, type BotQuestion, type BotTable, type BotThinker, NO_MOVE } from './thinker.ts';

/** Monotonic clock in milliseconds. */
export type MonotonicClock = () => number;

/** A bot at a table, without the types of its game. */
type SeatedBot = (question: BotQuestion) => string;

/** Golden ratio times 2^32: spreads neighbouring seeds far apart. */
const SEED_MULTIPLIER = 0x9e3779b9;

/** The bots of tables, run in the current thread. Pages and servers run this in workers. */
export class BotRunner implements BotThinker {
  readonly #table: BotTable;
  readonly #now: MonotonicClock;
  readonly #seatedBots = new Map<number, Promise<SeatedBot>>();

  constructor(round: BotTable, now: MonotonicClock) {
    this.#table = round;
    this.#now = now;
  }

  /** Loads everything the bots of a game need in advance, so that the first bot does not wait for it. */
  static async load(game: string, edition: number): Promise<void> {
    await heuristicsFor(game, edition, undefined, BOT_LEVELS.captain);
  }

  async think(question: BotQuestion): Promise<string> {
    const known = question.isFromStart ? undefined : this.#seatedBots.get(question.seat);
    const sat = known ?? this.#botAt(question.seat);
    this.#seatedBots.set(question.seat, sat);
    return (await sat)(question);
  }

  close(): void {
    this.#seatedBots.clear();
  }

  async #botAt(seat: number): Promise<SeatedBot> {
    const chair = this.#table.chairs.find((each) => each.seat === seat);
    if (chair === undefined) throw new Error(`no bot sits on seat ${seat}`);
    const { game: name, edition, seats, people } = this.#table;
    const level: BotLevel = BOT_LEVELS[chair.level];
    const loaded = await heuristicsFor(
      name,
      edition,
      BOT_PERSONAS.find((persona) => persona.name === chair.name),
      level,
    );
    if (loaded !== null) {
      return loaded.use((game, heuristics) =>
        this.#seatBot(game, level, chair, (options, view, seed) =>
          seatBot(game, heuristics, level, { options, view, seats, people, seed }),
        ),
      );
    }
    const held = await findEdition(name, edition)?.load();
    if (held === undefined) throw new Error(`unknown edition ${edition} of ${name}`);
    return held.use((game) => this.#seatBot(game, BOT_LEVELS.cadet, chair, (_, __, seed) => seatRandom(game, seed)));
  }

  #seatBot<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    level: BotLevel,
    chair: BotChair,
    seat: (options: O, view: SeatView<T, H>, seed: number) => Bot<T, H, M, E>,
  ): SeatedBot {
    const options = readOptions(game.options, JSON.parse(this.#table.options));
    if (!options.ok) throw new Error(options.problem.text);
    let bot: Bot<T, H, M, E> | null = null;
    return ({ view: seen, told, seq, aside }) => {
      const view: SeatView<T, H> = JSON.parse(seen);
      const events: readonly E[] = JSON.parse(told);
      bot ??= seat(options.value, view, (chair.seed ^ Math.imul(seq, SEED_MULTIPLIER)) >>> 0);
      for (const event of events) bot.hear(event);
      if (aside !== true) return game.notation.print(bot.choose(view, this.#budget(level)));
      const said = bot.volunteer?.(view) ?? null;
      return said === null ? NO_MOVE : game.notation.print(said);
    };
  }

  #budget({ iterations, milliseconds }: BotLevel): Budget {
    const end = this.#now() + milliseconds;
    return { iterations, isUp: () => this.#now() >= end };
  }
}
