import { fastRng, type Game, type Kinded, seated } from '@orrery/kernel';
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

/** What is worth waiting for: the goals that lack but little. */
export function waitingMerits(cards: readonly number[], goals: readonly Goal[]): Merit[] {
  return goals.flatMap(({ what, price, weight }): Merit[] => {
    const lacking = lackingFor(cards, price);
    if (lacking === 0 || lacking > NEARLY) return [];
    return [{ code: 'saving', numbers: { what, lacking }, weight: weight / (2 * lacking) }];
  });
}

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
