import type { FairTrading } from '@orrery/bots';
import { type Forfeit, type GameMetrics, type GameRecord, OfferCounter } from '@orrery/bots/arena';
import {
  atSeat,
  eventFor,
  type Kinded,
  type Match,
  type MoveEntry,
  MoveList,
  NO_SEATS,
  onlySeat,
  type Rng,
  randomAskedSeat,
  type Seat,
  type SeatSet,
  type SeatView,
  seatsIn,
  type ToldEvent,
} from '@orrery/kernel';
import type { ArenaPlayer, ForfeitCause, PlayerFault, SeatQuestion } from './contestant.ts';
import type { ClockMs } from './own-player.ts';

/** Scripted people at the table: bots are invited to propose to them as at a real table, and their offers are counted. */
export interface ArenaBargaining<T, H, M, E> {
  readonly people: SeatSet;
  readonly fair: FairTrading<T, H, M, E>;
}

/** Everything one game of the arena needs. */
export interface ArenaGameSetup<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly gauge: GameMetrics<T, H, E> | null;
  readonly bargaining: ArenaBargaining<T, H, M, E> | null; // null without scripted people
  readonly contestants: readonly ArenaPlayer<T, H, M, E>[];
  readonly order: Rng; // which of several seats answers first, and the moves of seats that forfeited
  readonly maxSteps: number;
  readonly now: ClockMs;
  readonly pause: (() => Promise<void>) | null;
}

/** Places with forfeited seats after all others, in their own order; nobody wins when all forfeited. */
export function withForfeits(places: readonly number[], forfeits: readonly Forfeit[]): number[] {
  if (forfeits.length === places.length) return places.map(() => places.length);
  const rank = places.map((place, seat) => place + (forfeits.some((each) => each.seat === seat) ? places.length : 0));
  return rank.map((own) => 1 + rank.filter((other) => other < own).length);
}

/** The result of a game without the seating. */
export type ArenaGameResult = Omit<GameRecord, 'game' | 'deal' | 'seating'>;

/** One game of the arena, played once. */
export class ArenaGame<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #setup: ArenaGameSetup<T, H, B, M, E, O, K>;
  readonly #forfeits: (Forfeit & { readonly why: ForfeitCause })[] = [];
  readonly #moves: number[];
  readonly #ms: number[];
  readonly #maxMs: number[];
  readonly #list = new MoveList<M>(0);
  readonly #trades: number[];
  readonly #kinds = new Map<string, number>();
  readonly #offers: OfferCounter | null;

  constructor(at: ArenaGameSetup<T, H, B, M, E, O, K>) {
    this.#setup = at;
    this.#moves = at.contestants.map(() => 0);
    this.#trades = at.contestants.map(() => 0);
    this.#ms = at.contestants.map(() => 0);
    this.#maxMs = at.contestants.map(() => 0);
    this.#offers = at.bargaining === null ? null : new OfferCounter(at.bargaining.people, at.contestants.length);
  }

  /** Plays to the end, or until the step limit. */
  async play(): Promise<ArenaGameResult> {
    const { match, maxSteps, contestants } = this.#setup;
    while (match.seq < maxSteps) {
      const entry = match.dueOutcome() ?? this.#volunteered() ?? (await this.#decide());
      if (entry === null) break;
      this.#tell(match.applyChecked(entry).told);
    }
    const ended = match.awaiting;
    const places = ended.who === 'over' ? withForfeits(ended.places, this.#forfeits) : null;
    await Promise.all(contestants.map((each, seat) => (this.#hasForfeited(seat) ? null : each.over(places))));
    return this.#result(places);
  }

  #result(places: readonly number[] | null): ArenaGameResult {
    const { gauge, match } = this.#setup;
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
      ...(this.#offers === null ? {} : { offers: this.#offers.counts }),
      kinds: Object.fromEntries(this.#kinds),
      forfeits: this.#forfeits,
    };
  }

  #tell(told: readonly ToldEvent<E>[]): void {
    const { contestants, gauge, bargaining, match } = this.#setup;
    for (const each of told) {
      const said = bargaining?.fair.read(each.event) ?? null;
      if (said !== null)
        this.#offers?.hear(said, (seat, price) => bargaining?.fair.canPay(match.view(seat), price) ?? true);
      for (const seat of gauge?.traders(each.event) ?? []) this.#trades[seat] = (this.#trades[seat] ?? 0) + 1;
      for (const [seat, contestant] of contestants.entries()) {
        const event = eventFor(each, seat);
        if (event !== null && !this.#hasForfeited(seat)) contestant.hear(event);
      }
    }
  }

  #hasForfeited(seat: Seat): boolean {
    return this.#forfeits.length > 0 && this.#forfeits.some((each) => each.seat === seat);
  }

  /** The seats already invited to propose since the last entry that was not a proposal. */
  #invited: { readonly seq: number; seats: SeatSet } = { seq: -1, seats: NO_SEATS };

  /** A proposal of a bot while the game waits for people only: each is asked once after each entry. */
  #volunteered(): MoveEntry<M> | null {
    const { match, bargaining, contestants } = this.#setup;
    const asked = match.awaiting;
    if (bargaining === null || asked.who !== 'seats' || (asked.must & ~bargaining.people) !== NO_SEATS) return null;
    if (this.#invited.seq !== match.seq) this.#invited = { seq: match.seq, seats: NO_SEATS };
    for (const seat of seatsIn(asked.may & ~bargaining.people & ~this.#invited.seats)) {
      this.#invited.seats |= onlySeat(seat);
      const move = atSeat(contestants, seat).volunteer?.(match.view(seat)) ?? null;
      if (move === null) continue;
      this.#invited = { seq: match.seq + 1, seats: this.#invited.seats };
      this.#countKind(move);
      return { by: seat, move };
    }
    return null;
  }

  /** The move of one of the asked seats; null when the game is over. */
  async #decide(): Promise<MoveEntry<M> | null> {
    const { match, contestants, now, pause, order } = this.#setup;
    const asked = match.awaiting;
    if (asked.who !== 'seats') return null;
    await pause?.();
    const seat = randomAskedSeat(asked, order);
    const view = match.view(seat);
    if (this.#hasForfeited(seat)) return { by: seat, move: this.#randomMove(view) };
    const start = now();
    const move = await this.#answer(atSeat(contestants, seat), { id: match.seq, question: asked.question, view });
    const ms = now() - start;
    this.#moves[seat] = (this.#moves[seat] ?? 0) + 1;
    this.#countKind(move);
    this.#ms[seat] = (this.#ms[seat] ?? 0) + ms;
    this.#maxMs[seat] = Math.max(this.#maxMs[seat] ?? 0, ms);
    return { by: seat, move };
  }

  #countKind({ kind }: M): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
  }

  async #answer(contestant: ArenaPlayer<T, H, M, E>, asked: SeatQuestion<T, H>): Promise<M> {
    const chosen = await contestant.choose(asked);
    if (!('move' in chosen)) return this.#forfeit(contestant, asked.view, chosen);
    const { match } = this.#setup;
    const refusals = match.refuse(asked.view.seat, chosen.move);
    if (refusals.length === 0) return chosen.move;
    contestant.refused(asked.id, refusals);
    const answer = match.game.notation.print(chosen.move);
    return this.#forfeit(contestant, asked.view, { fault: 'illegal', answer });
  }

  async #forfeit(contestant: ArenaPlayer<T, H, M, E>, view: SeatView<T, H>, fault: PlayerFault): Promise<M> {
    this.#forfeits.push({ seat: view.seat, why: fault.fault, answer: fault.answer });
    await contestant.forfeit(fault);
    return this.#randomMove(view);
  }

  /** A random player replaces one that forfeited. */
  #randomMove(view: SeatView<T, H>): M {
    const list = this.#list;
    this.#setup.match.game.moves(view, list);
    const move = list.at[this.#setup.order(list.n)];
    if (move === undefined || list.n === 0) throw new Error(`seat ${view.seat} is asked, but has no move`);
    return move;
  }
}
