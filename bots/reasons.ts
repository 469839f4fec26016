import { atSeat, fastRng, type Game, type Kinded, type Seat } from '@orrery/kernel';
import type { Heuristics } from './bot.ts';
import { BotContext, type StateSlot } from './context.ts';
import type { SeatSetup } from './roster.ts';

/** A reason for a move, in figures that the player can check on the table. */
export interface MoveReason {
  /** The key of the message; the texts are kept where it is shown. */
  readonly code: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Its importance in points, by the weights of the evaluation. */
  readonly weight: number;
}

/** A goal to save for: a price, and the value of being able to pay it. */
export interface SavingGoal {
  readonly what: number;
  readonly price: readonly number[];
  readonly weight: number;
}

/** How many of the required cards are missing. */
export const countLackingFor = (cards: readonly number[], price: readonly number[]): number =>
  price.reduce((sum, n, kind) => sum + Math.max(0, n - (cards[kind] ?? 0)), 0);

/** The goals that a changed hand comes closer to: those it can pay now, and those it nearly can. */
export function savingReasons(
  before: readonly number[],
  after: readonly number[],
  goals: readonly SavingGoal[],
): MoveReason[] {
  return goals.flatMap(({ what, price, weight }): MoveReason[] => {
    const [had, has] = [countLackingFor(before, price), countLackingFor(after, price)];
    if (has >= had) return [];
    if (has === 0) return [{ code: 'pays', numbers: { what }, weight }];
    if (has > MAX_LACKING) return [];
    return [{ code: 'near', numbers: { what, lacking: has }, weight: weight / (2 * has) }];
  });
}

/** What the remaining cards are still good for. */
export const keptReasons = (after: readonly number[], goals: readonly SavingGoal[]): MoveReason[] =>
  savingReasons(NO_CARDS, after, goals).map((reason) =>
    reason.code === 'pays' ? { ...reason, code: 'keeps' } : reason,
  );

/** The goals worth waiting for: those that miss little, or else the one that misses least. */
export function waitingReasons(cards: readonly number[], goals: readonly SavingGoal[]): MoveReason[] {
  const ahead = goals
    .map((goal) => ({ ...goal, lacking: countLackingFor(cards, goal.price) }))
    .filter(({ lacking }) => lacking > 0)
    .sort((a, b) => a.lacking - b.lacking || b.weight - a.weight);
  const near = ahead.filter(({ lacking }) => lacking <= MAX_LACKING);
  return (near.length > 0 ? near : ahead.slice(0, 1)).map(({ what, lacking, weight }) => ({
    code: 'saving',
    numbers: { what, lacking },
    weight: weight / (2 * lacking),
  }));
}

/** Reasons against a trade: the goals it moves away from. */
export function sparedReasons(
  before: readonly number[],
  after: readonly number[],
  goals: readonly SavingGoal[],
): MoveReason[] {
  return goals.flatMap(({ what, price, weight }): MoveReason[] => {
    const [has, would] = [countLackingFor(before, price), countLackingFor(after, price)];
    if (would <= has || has > MAX_LACKING) return [];
    return [{ code: 'spared', numbers: { what, lacking: would }, weight: weight / (1 + has) }];
  });
}

/** The value of drawing a card from a player, compared with the other players. */
export function lootReasons(players: readonly CardHolder[], own: Seat, seat: Seat): MoveReason[] {
  const { cards, points } = players[seat] ?? { cards: 0, points: 0 };
  if (cards === 0) return [];
  const others = players.filter((_, each) => each !== own && each !== seat);
  const isMost = (of: (holder: CardHolder) => number, n: number): boolean => others.every((other) => of(other) < n);
  const code = isMost((other) => other.points, points)
    ? 'loot.leader'
    : isMost((other) => other.cards, cards)
      ? 'loot.most'
      : 'loot';
  return [{ code, numbers: { seat, cards, points }, weight: LOOT_WEIGHT * (cards + points) }];
}

/** What everyone sees of a player's cards and points. */
interface CardHolder {
  readonly cards: number;
  readonly points: number;
}

/** The value of a card drawn from a player's hand, per card and per point of that player. */
const LOOT_WEIGHT = 0.02;

/** Maximum number of cards to look ahead. */
const MAX_LACKING = 2;
const NO_CARDS: readonly number[] = [];

/** Finds the reasons for moves in one imagined state; they never mention what is hidden there. */
export class MoveExplainer<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #context: BotContext<T, H, B, M, E, O, K>;
  readonly #seatSetup: SeatSetup<T, H, O>;
  readonly #scratch: StateSlot<T, H, B>;

  constructor(game: Game<T, H, B, M, E, O, K>, heuristics: Heuristics<T, H, M, K>, place: SeatSetup<T, H, O>) {
    this.#context = new BotContext(game, heuristics, place.options, place.view);
    this.#seatSetup = place;
    this.#scratch = this.#context.slot(place.seats);
  }

  hear(event: E): void {
    this.#context.hear(event);
  }

  /** The reasons for a legal move, the most important first. */
  explain(move: M): readonly MoveReason[] {
    const { game, heuristics, memory } = this.#context;
    const { view, seed } = this.#seatSetup;
    if (heuristics.reasons === undefined) return [];
    const { state, views } = this.#scratch;
    this.#context.imagine(view, fastRng(seed), state);
    game.play(state, view.seat, move, null);
    const reasons = heuristics.reasons({ before: view, after: atSeat(views, view.seat), memory }, move);
    return reasons.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  }
}
