import type { Kinded, State } from '../contract.ts';
import { clone } from './plain.ts';
import { playRandom } from './play-random.ts';
import { RandomGame } from './random-game.ts';
import type { LawSubject, SetupCase } from './subject.ts';

/** Positions kept from the beginning of a game, and the interval between those kept after that. */
const KEPT_FROM_START = 100;
const KEEP_INTERVAL = 16;

/**
 * Slots for `copy` and `imagine`: a fresh one, and one that held another game of the same deal before. Nothing of that
 * game may remain.
 */
export class StateSlots<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: LawSubject<T, H, B, M, E, O, K>;
  readonly #otherGames = new Map<SetupCase<O>, readonly State<T, H, B>[]>();

  constructor(subject: LawSubject<T, H, B, M, E, O, K>) {
    this.#subject = subject;
  }

  fresh({ options, seats }: SetupCase<O>): State<T, H, B> {
    return this.#subject.game.setup(options, seats);
  }

  used(deal: SetupCase<O>, which: number): State<T, H, B> {
    const known = this.#otherGames.get(deal) ?? this.#play(deal);
    this.#otherGames.set(deal, known);
    return clone(known[which % known.length] ?? this.fresh(deal));
  }

  #play(deal: SetupCase<O>): State<T, H, B>[] {
    const { menu, maxSteps } = this.#subject;
    const randomGame = new RandomGame(this.#subject, deal, 0);
    const states: State<T, H, B>[] = [];
    const keep = (): void => {
      if (states.length < KEPT_FROM_START || randomGame.shouldSample(KEEP_INTERVAL))
        states.push(clone(randomGame.state));
    };
    playRandom(randomGame, { onPosition: keep }, { seed: 0, menu, bound: maxSteps });
    return states;
  }
}

/** Whether filling a slot kept the identity of its table, hands and box, so that views on it stay valid. */
export function isFilledInPlace<T, H, B>(slot: State<T, H, B>, fill: () => void): boolean {
  const { table, hands, box } = slot;
  const each = [...hands];
  fill();
  const isKept = slot.table === table && slot.hands === hands && slot.box === box;
  return isKept && hands.length === each.length && hands.every((hand, seat) => hand === each[seat]);
}
