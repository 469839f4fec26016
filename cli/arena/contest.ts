import { type Field, fieldOf, type GameRecord, Sprt, type Verdict } from '@orrery/bots/arena';
import { percent } from '../format.ts';
import { dealOf, type Plan } from './plan.ts';

/** A contest as it goes: what was played, whether enough was seen, who is ahead. */
export class Contest {
  readonly plan: Plan;
  readonly field: Field;
  readonly #games: number;
  readonly #played = new Map<number, GameRecord>();
  readonly #sprt: Sprt | null;
  readonly #wins: number[];
  readonly #tries: number[];
  #nextDeal = 0;
  #verdict: Verdict | null = null;

  /** So many games at most; `elo` asks whether the first bot is better than the second by so much. */
  constructor(plan: Plan, games: number, elo: number | null) {
    this.plan = plan;
    this.#games = games;
    this.field = fieldOf(plan.entrants.map(({ name }) => name));
    this.#wins = this.field.names.map(() => 0);
    this.#tries = this.field.names.map(() => 0);
    this.#sprt = elo === null ? null : new Sprt({ elo, first: 0, second: 1 }, this.field.botOf);
    this.#verdict = this.#sprt?.verdict() ?? null;
  }

  /** What the stop rule says; null without one. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  get isDecided(): boolean {
    return this.#verdict !== null && this.#verdict.answer !== 'open';
  }

  /** Games that were played, as far as they count. */
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

  /** The games that are still to be played, first to last, for as long as the question is open. */
  *missing(): Generator<number, void> {
    for (let game = 0; game < this.#games && !this.isDecided; game++) if (!this.#played.has(game)) yield game;
  }

  /**
   * What counts, in the order of games. Threads bring games in as they come; the stop rule looks at whole deals in
   * their order, and what was played beyond the one that decided does not count: so the result is that of one thread.
   */
  records(): GameRecord[] {
    const all = [...this.#played.values()].sort((a, b) => a.game - b.game);
    return this.isDecided ? all.filter(({ deal }) => deal < this.#nextDeal) : all;
  }

  /** Who is ahead, in a few words. */
  standing(): string {
    return this.field.names
      .map((name, bot) => `${name} ${percent((this.#wins[bot] ?? 0) / Math.max(1, this.#tries[bot] ?? 0))}`)
      .join(', ');
  }

  #judge(): void {
    while (this.#sprt !== null && !this.isDecided) {
      const deal = this.#dealt(this.#nextDeal);
      if (deal === null) return;
      this.#sprt.add(deal);
      this.#nextDeal++;
      this.#verdict = this.#sprt.verdict();
    }
  }

  /** All games of a deal; null while one is missing. */
  #dealt(deal: number): GameRecord[] | null {
    const { seats } = this.plan;
    const records: GameRecord[] = [];
    for (let game = deal * seats; game < (deal + 1) * seats; game++) {
      const record = this.#played.get(game);
      if (record === undefined || dealOf(this.plan, game) !== deal) return null;
      records.push(record);
    }
    return records;
  }
}
