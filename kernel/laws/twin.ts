import type { Kinded, State } from '../contract.ts';
import type { Step } from '../line.ts';
import { sampleOf, type WalkedLaw } from './law.ts';
import { clone, difference, freeze, oddity } from './plain.ts';
import { isFilledInPlace, Slots } from './slots.ts';
import type { Subject } from './subject.ts';
import { broken, none } from './violation.ts';
import { enact, type Played, type Walk } from './walk.ts';

/** What `table.derived` holds is what `derive` makes of the rest. */
function checkDerived<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: Subject<T, H, B, M, E, O, K>,
  { table }: State<T, H, B>,
): void {
  const kept = typeof table === 'object' && table !== null && 'derived' in table ? table.derived : undefined;
  if (kept === undefined && game.derive === undefined) return;
  if (game.derive === undefined) broken('the table has a field derived, but the game has no derive');
  none(difference(kept, game.derive(freeze(clone(table))), 'derived'), 'derived data is stale, kept against rebuilt');
}

/** A state that went through JSON, as every stored or sent one does. */
const throughJson = <X>(state: X): X => JSON.parse(JSON.stringify(state));

/** Law 4 on one game. */
class Twins<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: Subject<T, H, B, M, E, O, K>;
  readonly #slots: Slots<T, H, B, M, E, O, K>;

  constructor(subject: Subject<T, H, B, M, E, O, K>) {
    this.#subject = subject;
    this.#slots = new Slots(subject);
  }

  look({ state }: Walk<T, H, B, M, E, O, K>): void {
    none(oddity(state, 'state'), 'the state is not plain');
    checkDerived(this.#subject, state);
  }

  /** A twin that went through JSON takes the same step. */
  twin(walk: Walk<T, H, B, M, E, O, K>, entry: Played<M>): (step: Step<M, E>) => void {
    const twin = throughJson(walk.state);
    return (step) => {
      for (const { event, shared } of step.told) none(oddity(event, 'event') ?? oddity(shared, 'event'), 'not plain');
      const { told } = enact(walk.game, twin, entry);
      none(difference(walk.state, twin), 'a state that went through JSON plays differently, real against twin');
      none(difference(step.told, told), 'a state that went through JSON tells differently, real against twin');
    };
  }

  /** Copies, one into a fresh slot and one into a used one, stay as they are while the original moves on, and the reverse. */
  copies(walk: Walk<T, H, B, M, E, O, K>, entry: Played<M>): () => void {
    const before = clone(walk.state);
    const which = walk.rng()(1 << 20);
    const slots = [this.#slots.fresh(walk.deal), this.#slots.used(walk.deal, which)];
    for (const slot of slots) this.#copy(walk, slot);
    return () => {
      const after = clone(walk.state);
      for (const slot of slots) {
        none(difference(before, slot), 'a copy changed while only its original was played on, then against now');
        enact(walk.game, slot, entry);
        none(difference(after, walk.state), 'the original changed while only a copy was played on, then against now');
        none(difference(after, slot), 'a copy plays differently, original against copy');
      }
    };
  }

  #copy({ game, state }: Walk<T, H, B, M, E, O, K>, slot: State<T, H, B>): void {
    const isKept = isFilledInPlace(slot, () => game.copy(state, slot));
    none(difference(state, slot), 'a copy is not like its original, original against copy');
    if (!isKept) broken('copy replaces the table, a hand or the box of its slot instead of filling it');
  }
}

/** Law 4: a state is plain data; through JSON or copied, it plays the same; derived data is never stale. */
export const twin: WalkedLaw = {
  number: 4,
  name: 'twins stay alike',
  menus: 'varied',
  open(subject) {
    const law = new Twins(subject);
    return {
      watch: () => ({
        at: (walk) => law.look(walk),
        around(walk, entry) {
          const compareTwin = law.twin(walk, entry);
          const compareCopies = walk.isDue(sampleOf(subject)) ? law.copies(walk, entry) : null;
          return (step) => {
            compareTwin(step);
            compareCopies?.();
          };
        },
      }),
    };
  },
};
