import { type EntrantField, entrantField, type GameRecord, Sprt, type SprtResult } from '@orrery/bots/arena';
import { formatPercent } from '../format.ts';
import { type ContestPlan, dealOfGame } from './plan.ts';

/** A running contest: the games played, whether the stop rule is satisfied, who leads. */
export class ArenaContest {
  readonly plan: ContestPlan;
  readonly field: EntrantField;
  readonly #games: number;
  readonly #played = new Map<number, GameRecord>();
  readonly #sprt: Sprt | null;
  readonly #wins: number[];
  readonly #tries: number[];
  #nextDeal = 0;
  #sprtResult: SprtResult | null = null;

  /** Maximum number of games; `elo` tests whether the first bot is better than the second by this much. */
  constructor(plan: ContestPlan, games: number, elo: number | null) {
    this.plan = plan;
    this.#games = games;
    this.field = entrantField(plan.entrants.map(({ name }) => name));
    this.#wins = this.field.names.map(() => 0);
    this.#tries = this.field.names.map(() => 0);
    this.#sprt = elo === null ? null : new Sprt({ elo, first: 0, second: 1 }, this.field.botOf);
    this.#sprtResult = this.#sprt?.result() ?? null;
  }

  /** The state of the stop rule; null without one. */
  get sprtResult(): SprtResult | null {
    return this.#sprtResult;
  }

  get isDecided(): boolean {
    return this.#sprtResult !== null && this.#sprtResult.answer !== 'open';
  }

  /** Games that were played and count. */
  get done(): number {
    return this.#played.size;
  }

  add(record: GameRecord): void {
    if (record.game >= this.#games || this.#played.has(record.game)) return;
    this.#played.set(record.game, record);
    for (const [seat, entrant] of record.seating.entries()) {
      const bot = this.field.botOf[entrant] ?? 0;
      this.#tries[bot] = (this.#tries[bot] ?? 0) + 1;
      if (record.places?.[seat] === 1) this.#wins[bot] = (this.#wins[bot] ?? 0) + 1;
    }
    this.#judge();
  }

  /** The games still to be played, in order, while the stop rule is undecided. */
  *missing(): Generator<number, void> {
    for (let game = 0; game < this.#games && !this.isDecided; game++) if (!this.#played.has(game)) yield game;
  }

  /**
   * The games that count, in order. Threads deliver games in any order; the stop rule evaluates whole deals in order,
   * and games beyond the deciding deal do not count: so the result is the same as with one thread.
   */
  records(): GameRecord[] {
    const all = [...this.#played.values()].sort((a, b) => a.game - b.game);
    return this.isDecided ? all.filter(({ deal }) => deal < this.#nextDeal) : all;
  }

  /** Who leads, in a few words. */
  standing(): string {
    return this.field.names
      .map((name, bot) => `${name} ${formatPercent((this.#wins[bot] ?? 0) / Math.max(1, this.#tries[bot] ?? 0))}`)
      .join(', ');
  }

  #judge(): void {
    while (this.#sprt !== null && !this.isDecided) {
      const deal = this.#recordsOfDeal(this.#nextDeal);
      if (deal === null) return;
      this.#sprt.add(deal);
      this.#nextDeal++;
      this.#sprtResult = this.#sprt.result();
    }
  }

  /** All games of a deal; null while one is missing. */
  #recordsOfDeal(deal: number): GameRecord[] | null {
    const { seats } = this.plan;
    const records: GameRecord[] = [];
    for (let game = deal * seats; game < (deal + 1) * seats; game++) {
      const record = this.#played.get(game);
      if (record === undefined || dealOfGame(this.plan, game) !== deal) return null;
      records.push(record);
    }
    return records;
  }
}
