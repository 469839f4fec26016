import { fastRng, type Game, type Kinded, type Seat, seated } from '@orrery/kernel';
import type { Sense } from './bot.ts';
import { Mind, type Slot } from './mind.ts';
import type { Place } from './roster.ts';

/** Something that speaks for a move, in figures that its seat can check on its own table. */
export interface Merit {
  /** Which sentence says it; the texts stand where it is said. */
  readonly code: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** How much it counts, in points, as the evaluation weighs it. */
  readonly weight: number;
}

/** What somebody saves for: a price, and what it is worth to be able to pay it. */
export interface Goal {
  readonly what: number;
  readonly price: readonly number[];
  readonly weight: number;
}

/** How many of what is asked for are not there. */
export const lackingFor = (cards: readonly number[], price: readonly number[]): number =>
  price.reduce((sum, n, kind) => sum + Math.max(0, n - (cards[kind] ?? 0)), 0);

/** The goals that a hand comes nearer to when it changes: those it pays for now, and those it nearly does. */
export function savingMerits(before: readonly number[], after: readonly number[], goals: readonly Goal[]): Merit[] {
  return goals.flatMap(({ what, price, weight }): Merit[] => {
    const [had, has] = [lackingFor(before, price), lackingFor(after, price)];
    if (has >= had) return [];
    if (has === 0) return [{ code: 'pays', numbers: { what }, weight }];
    if (has > NEARLY) return [];
    return [{ code: 'near', numbers: { what, lacking: has }, weight: weight / (2 * has) }];
  });
}

/** What the cards that are left are still good for. */
export const keptMerits = (after: readonly number[], goals: readonly Goal[]): Merit[] =>
  savingMerits(NOTHING, after, goals).map((merit) => (merit.code === 'pays' ? { ...merit, code: 'keeps' } : merit));

/** What is worth waiting for: the goals that lack but little, or else the one that lacks least. */
export function waitingMerits(cards: readonly number[], goals: readonly Goal[]): Merit[] {
  const ahead = goals
    .map((goal) => ({ ...goal, lacking: lackingFor(cards, goal.price) }))
    .filter(({ lacking }) => lacking > 0)
    .sort((a, b) => a.lacking - b.lacking || b.weight - a.weight);
  const near = ahead.filter(({ lacking }) => lacking <= NEARLY);
  return (near.length > 0 ? near : ahead.slice(0, 1)).map(({ what, lacking, weight }) => ({
    code: 'saving',
    numbers: { what, lacking },
    weight: weight / (2 * lacking),
  }));
}

/** What speaks against a trade: the goals it leads away from. */
export function sparedMerits(before: readonly number[], after: readonly number[], goals: readonly Goal[]): Merit[] {
  return goals.flatMap(({ what, price, weight }): Merit[] => {
    const [has, would] = [lackingFor(before, price), lackingFor(after, price)];
    if (would <= has || has > NEARLY) return [];
    return [{ code: 'spared', numbers: { what, lacking: would }, weight: weight / (1 + has) }];
  });
}

/** What there is to draw from somebody, beside what the others have. */
export function lootMerits(players: readonly Holder[], own: Seat, seat: Seat): Merit[] {
  const { cards, points } = players[seat] ?? { cards: 0, points: 0 };
  if (cards === 0) return [];
  const others = players.filter((_, each) => each !== own && each !== seat);
  const isMost = (of: (holder: Holder) => number, n: number): boolean => others.every((other) => of(other) < n);
  const code = isMost((other) => other.points, points)
    ? 'loot.leader'
    : isMost((other) => other.cards, cards)
      ? 'loot.most'
      : 'loot';
  return [{ code, numbers: { seat, cards, points }, weight: LOOT * (cards + points) }];
}

/** What everybody sees of somebody's cards and points. */
interface Holder {
  readonly cards: number;
  readonly points: number;
}

/** What a card drawn from somebody's hand is worth, for each it is drawn from and each point of its holder. */
const LOOT = 0.02;

/** Nobody looks further ahead than so many cards. */
const NEARLY = 2;
const NOTHING: readonly number[] = [];

/** Tells what speaks for moves, in one state that a seat takes for possible; what is hidden there is never spoken of. */
export class Counsel<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #mind: Mind<T, H, B, M, E, O, K>;
  readonly #place: Place<T, H, O>;
  readonly #there: Slot<T, H, B>;

  constructor(game: Game<T, H, B, M, E, O, K>, sense: Sense<T, H, M, K>, place: Place<T, H, O>) {
    this.#mind = new Mind(game, sense, place.options, place.view);
    this.#place = place;
    this.#there = this.#mind.slot(place.seats);
  }

  hear(event: E): void {
    this.#mind.game.memory.hear(this.#mind.memory, event);
  }

  /** What speaks for a legal move, what counts most first. */
  on(move: M): readonly Merit[] {
    const { game, sense, memory } = this.#mind;
    const { view, seed } = this.#place;
    if (sense.merits === undefined) return [];
    const { state, views } = this.#there;
    this.#mind.imagine(view, fastRng(seed), state);
    game.play(state, view.seat, move, null);
    const merits = sense.merits({ before: view, after: seated(views, view.seat), memory }, move);
    return merits.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  }
}
