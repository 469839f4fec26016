import type { Forfeit, GameRecord, Gauge } from '@orrery/bots/arena';
import {
  heard,
  type Kinded,
  type Match,
  type MoveEntry,
  MoveList,
  type Rng,
  type Seat,
  type SeatView,
  seated,
  someoneAsked,
  type Told,
} from '@orrery/kernel';
import type { Asked, Contestant, Fault } from './contestant.ts';
import type { Clock } from './own.ts';

/** Everything one game of the arena needs. */
export interface Seated<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly gauge: Gauge<T, H, E> | null;
  readonly contestants: readonly Contestant<T, H, M, E>[];
  readonly order: Rng; // which of several seats answers first, and how those play on who forfeited
  readonly maxSteps: number;
  readonly now: Clock;
  readonly pause: (() => Promise<void>) | null;
}

/** Places with those who forfeited behind all others, as they stand among each other; nobody wins when all did. */
export function withForfeits(places: readonly number[], forfeits: readonly Forfeit[]): number[] {
  if (forfeits.length === places.length) return places.map(() => places.length);
  const rank = places.map((place, seat) => place + (forfeits.some((each) => each.seat === seat) ? places.length : 0));
  return rank.map((own) => 1 + rank.filter((other) => other < own).length);
}

/** What came of a game, but for who sat where. */
export type Result = Omit<GameRecord, 'game' | 'deal' | 'seating'>;

/** One game of the arena, played once. */
export class ArenaTable<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #at: Seated<T, H, B, M, E, O, K>;
  readonly #forfeits: (Forfeit & { readonly why: Fault })[] = [];
  readonly #moves: number[];
  readonly #ms: number[];
  readonly #maxMs: number[];
  readonly #list = new MoveList<M>(0);
  readonly #trades: number[];
  readonly #kinds = new Map<string, number>();

  constructor(at: Seated<T, H, B, M, E, O, K>) {
    this.#at = at;
    this.#moves = at.contestants.map(() => 0);
    this.#trades = at.contestants.map(() => 0);
    this.#ms = at.contestants.map(() => 0);
    this.#maxMs = at.contestants.map(() => 0);
  }

  /** Plays to the end, or until the steps are used up. */
  async play(): Promise<Result> {
    const { match, maxSteps, contestants } = this.#at;
    while (match.seq < maxSteps) {
      const entry = match.drawn() ?? (await this.#decide());
      if (entry === null) break;
      this.#tell(match.take(entry).told);
    }
    const ended = match.awaiting;
    const places = ended.who === 'over' ? withForfeits(ended.places, this.#forfeits) : null;
    await Promise.all(contestants.map((each, seat) => (this.#hasForfeited(seat) ? null : each.over(places))));
    return this.#result(places);
  }

  #result(places: readonly number[] | null): Result {
    const { gauge, match } = this.#at;
    const { views, state } = match;
    const roles = gauge?.roles;
    return {
      places,
      points: gauge === null ? null : views.map(({ table, hand, seat }) => gauge.points(table, hand, seat)),
      turns: gauge === null ? null : gauge.turns(state.table),
      steps: match.seq,
      moves: this.#moves,
      ms: this.#ms.map((ms) => Math.round(ms * 1000) / 1000),
      maxMs: this.#maxMs.map((ms) => Math.round(ms * 1000) / 1000),
      trades: this.#trades,
      ...(roles === undefined ? {} : { roles: views.map(({ table, seat }) => roles(table, seat)) }),
      kinds: Object.fromEntries(this.#kinds),
      forfeits: this.#forfeits,
    };
  }

  #tell(told: readonly Told<E>[]): void {
    const { contestants, gauge } = this.#at;
    for (const each of told) {
      for (const seat of gauge?.traders(each.event) ?? []) this.#trades[seat] = (this.#trades[seat] ?? 0) + 1;
      for (const [seat, contestant] of contestants.entries()) {
        const event = heard(each, seat);
        if (event !== null && !this.#hasForfeited(seat)) contestant.hear(event);
      }
    }
  }

  #hasForfeited(seat: Seat): boolean {
    return this.#forfeits.length > 0 && this.#forfeits.some((each) => each.seat === seat);
  }

  /** What one of those who are asked does; null when the game is over. */
  async #decide(): Promise<MoveEntry<M> | null> {
    const { match, contestants, now, pause, order } = this.#at;
    const asked = match.awaiting;
    if (asked.who !== 'seats') return null;
    await pause?.();
    const seat = someoneAsked(asked, order);
    const view = match.view(seat);
    if (this.#hasForfeited(seat)) return { by: seat, move: this.#standIn(view) };
    const start = now();
    const move = await this.#answer(seated(contestants, seat), { id: match.seq, question: asked.question, view });
    const ms = now() - start;
    this.#moves[seat] = (this.#moves[seat] ?? 0) + 1;
    this.#kinds.set(move.kind, (this.#kinds.get(move.kind) ?? 0) + 1);
    this.#ms[seat] = (this.#ms[seat] ?? 0) + ms;
    this.#maxMs[seat] = Math.max(this.#maxMs[seat] ?? 0, ms);
    return { by: seat, move };
  }

  async #answer(contestant: Contestant<T, H, M, E>, asked: Asked<T, H>): Promise<M> {
    const chosen = await contestant.choose(asked);
    if ('move' in chosen) {
      const refusals = this.#at.match.refuse(asked.view.seat, chosen.move);
      if (refusals.length === 0) return chosen.move;
      contestant.refused(asked.id, refusals);
    }
    const why = 'fault' in chosen ? chosen.fault : 'illegal';
    this.#forfeits.push({ seat: asked.view.seat, why });
    await contestant.forfeit(why);
    return this.#standIn(asked.view);
  }

  /** Somebody who plays at random sits down for one who forfeited. */
  #standIn(view: SeatView<T, H>): M {
    const list = this.#list;
    this.#at.match.game.moves(view, list);
    const move = list.at[this.#at.order(list.n)];
    if (move === undefined || list.n === 0) throw new Error(`seat ${view.seat} is asked, but has no move`);
    return move;
  }
}
