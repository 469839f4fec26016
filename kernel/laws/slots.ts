import type { Kinded, State } from '../contract.ts';
import { clone } from './plain.ts';
import { stroll } from './stroll.ts';
import type { Deal, Subject } from './subject.ts';
import { Walk } from './walk.ts';

/** So many positions of a game are kept from its beginning on, and then one in so many. */
const FIRST = 100;
const THEN = 16;

/**
 * Slots for `copy` and `imagine`: a fresh one, and one that held another game of the same deal before.
 * What such a game left behind must not shine through.
 */
export class Slots<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: Subject<T, H, B, M, E, O, K>;
  readonly #strangers = new Map<Deal<O>, readonly State<T, H, B>[]>();

  constructor(subject: Subject<T, H, B, M, E, O, K>) {
    this.#subject = subject;
  }

  fresh({ options, seats }: Deal<O>): State<T, H, B> {
    return this.#subject.game.setup(options, seats);
  }

  used(deal: Deal<O>, which: number): State<T, H, B> {
    const known = this.#strangers.get(deal) ?? this.#play(deal);
    this.#strangers.set(deal, known);
    return clone(known[which % known.length] ?? this.fresh(deal));
  }

  #play(deal: Deal<O>): State<T, H, B>[] {
    const { menu, bound } = this.#subject;
    const walk = new Walk(this.#subject, deal, 0);
    const states: State<T, H, B>[] = [];
    const keep = (): void => {
      if (states.length < FIRST || walk.isDue(THEN)) states.push(clone(walk.state));
    };
    stroll(walk, { at: keep }, { seed: 0, menu, bound });
    return states;
  }
}

/** Whether filling a slot left its table, its hands and its box the objects they were, so that views on it stay good. */
export function isFilledInPlace<T, H, B>(slot: State<T, H, B>, fill: () => void): boolean {
  const { table, hands, box } = slot;
  const each = [...hands];
  fill();
  const isKept = slot.table === table && slot.hands === hands && slot.box === box;
  return isKept && hands.length === each.length && hands.every((hand, seat) => hand === each[seat]);
}
