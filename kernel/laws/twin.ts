import type { Kinded, State } from '../contract.ts';
import type { Step } from '../match.ts';
import { sampleOf, type WalkedLaw } from './law.ts';
import { clone, difference, oddity } from './plain.ts';
import { isFilledInPlace, Slots } from './slots.ts';
import type { Subject } from './subject.ts';
import { broken, none } from './violation.ts';
import { enact, type Played, type Walk, type Watcher } from './walk.ts';

/** What `table.derived` holds is what `derive` makes of the rest. */
function checkDerived<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: Subject<T, H, B, M, E, O, K>,
  { table }: State<T, H, B>,
): void {
  const kept = typeof table === 'object' && table !== null && 'derived' in table ? table.derived : undefined;
  if (kept === undefined && game.derive === undefined) return;
  if (game.derive === undefined) broken('the table has a field derived, but the game has no derive');
  none(difference(kept, game.derive(table), 'derived'), 'derived data is stale, kept against rebuilt');
}

/** A state that went through JSON, as every stored or sent one does. */
const throughJson = <X>(state: X): X => JSON.parse(JSON.stringify(state));

/** Law 4 on one game. */
class Twins<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #slots: Slots<T, H, B, M, E, O, K>;

  constructor(subject: Subject<T, H, B, M, E, O, K>) {
    this.#slots = new Slots(subject);
  }

  /** The twin of a position: its state, gone through JSON. Nothing may get lost on the way. */
  twinOf({ state }: Walk<T, H, B, M, E, O, K>): State<T, H, B> {
    const twin = throughJson(state);
    const lost = difference(state, twin);
    none(lost === null ? null : (oddity(state, 'state') ?? lost), 'the state is not plain');
    return twin;
  }

  /** The twin takes the same step. */
  step({ game, state }: Walk<T, H, B, M, E, O, K>, entry: Played<M>, step: Step<M, E>, twin: State<T, H, B>): void {
    for (const { event, shared } of step.told) none(oddity(event, 'event') ?? oddity(shared, 'event'), 'not plain');
    const { told } = enact(game, twin, entry);
    none(difference(state, twin), 'a state that went through JSON plays differently, real against twin');
    none(difference(step.told, told), 'a state that went through JSON tells differently, real against twin');
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

function watchTwins<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: Subject<T, H, B, M, E, O, K>,
  law: Twins<T, H, B, M, E, O, K>,
): Watcher<T, H, B, M, E, O, K> {
  let twin: State<T, H, B> | null = null;
  return {
    at(walk) {
      twin = law.twinOf(walk);
      checkDerived(subject, walk.state);
    },
    around(walk, entry) {
      const before = twin ?? law.twinOf(walk);
      const compareCopies = walk.isDue(sampleOf(subject)) ? law.copies(walk, entry) : null;
      return (step) => {
        law.step(walk, entry, step, before);
        compareCopies?.();
      };
    },
  };
}

/** Law 4: a state is plain data; through JSON or copied, it plays the same; derived data is never stale. */
export const twin: WalkedLaw = {
  number: 4,
  name: 'twins stay alike',
  menus: 'varied',
  open(subject) {
    const law = new Twins(subject);
    return { watch: () => watchTwins(subject, law) };
  },
};
