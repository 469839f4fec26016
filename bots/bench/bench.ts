import { findEdition } from '@orrery/catalog';
import { type Game, type Kinded, readOptions, type SeatView } from '@orrery/kernel';
import type { Bot, Budget } from '../bot.ts';
import { CREW } from '../crew.ts';
import { LEVELS, type Level } from '../levels.ts';
import { mindOf, seatBot, seatRandom } from '../roster.ts';
import { type Chair, type Question, type Round, SILENT, type Thinker } from './thinker.ts';

/** Milliseconds of a clock that never goes back. */
export type Now = () => number;

/** A bot that has sat down, for those who know the types of no game. */
type Sat = (question: Question) => string;

/** Golden section of 2^32: spreads neighbouring numbers far apart. */
const SPREAD = 0x9e3779b9;

/** Bots that sit at one table and think where they are asked: pages and servers hold them in workers. */
export class Bench implements Thinker {
  readonly #round: Round;
  readonly #now: Now;
  readonly #sat = new Map<number, Promise<Sat>>();

  constructor(round: Round, now: Now) {
    this.#round = round;
    this.#now = now;
  }

  /** Loads what bots of a game need, so that the first of them need not wait for it. */
  static async load(game: string, edition: number): Promise<void> {
    await mindOf(game, edition, undefined);
  }

  async think(question: Question): Promise<string> {
    const known = question.anew ? undefined : this.#sat.get(question.seat);
    const sat = known ?? this.#seat(question.seat);
    this.#sat.set(question.seat, sat);
    return (await sat)(question);
  }

  close(): void {
    this.#sat.clear();
  }

  async #seat(seat: number): Promise<Sat> {
    const chair = this.#round.chairs.find((each) => each.seat === seat);
    if (chair === undefined) throw new Error(`no bot sits on seat ${seat}`);
    const { game: name, edition } = this.#round;
    const minded = await mindOf(
      name,
      edition,
      CREW.find((persona) => persona.name === chair.name),
    );
    if (minded !== null) {
      const level = LEVELS[chair.level];
      return minded.use((game, sense) =>
        this.#sit(game, level, chair, (options, view, seed) =>
          seatBot(game, sense, level, { options, view, seats: this.#round.seats, seed }),
        ),
      );
    }
    const held = await findEdition(name, edition)?.load();
    if (held === undefined) throw new Error(`there is no edition ${edition} of ${name}`);
    return held.use((game) => this.#sit(game, LEVELS.cadet, chair, (_, __, seed) => seatRandom(game, seed)));
  }

  #sit<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    level: Level,
    chair: Chair,
    seat: (options: O, view: SeatView<T, H>, seed: number) => Bot<T, H, M, E>,
  ): Sat {
    const options = readOptions(game.options, JSON.parse(this.#round.options));
    if (!options.ok) throw new Error(options.problem.text);
    let bot: Bot<T, H, M, E> | null = null;
    return ({ view: seen, told, seq, aside }) => {
      const view: SeatView<T, H> = JSON.parse(seen);
      const events: readonly E[] = JSON.parse(told);
      bot ??= seat(options.value, view, (chair.seed ^ Math.imul(seq, SPREAD)) >>> 0);
      for (const event of events) bot.hear(event);
      if (aside !== true) return game.notation.print(bot.choose(view, this.#budget(level)));
      const said = bot.volunteer?.(view) ?? null;
      return said === null ? SILENT : game.notation.print(said);
    };
  }

  #budget({ iterations, milliseconds }: Level): Budget {
    const end = this.#now() + milliseconds;
    return { iterations, isUp: () => this.#now() >= end };
  }
}
