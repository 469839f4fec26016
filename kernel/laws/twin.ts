import type { Kinded, State } from '../contract.ts';
import type { Step } from '../match.ts';
import { type RuntimeLaw, sampleInterval } from './law.ts';
import { clone, difference, nonPlainValue } from './plain.ts';
import { applyEntry, type GameObserver, type PlayedEntry, type RandomGame } from './random-game.ts';
import { isFilledInPlace, StateSlots } from './slots.ts';
import type { LawSubject } from './subject.ts';
import { failLaw, failLawIf } from './violation.ts';

/** `table.derived` equals what `derive` makes of the rest. */
function checkDerived<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: LawSubject<T, H, B, M, E, O, K>,
  { table }: State<T, H, B>,
): void {
  const kept = typeof table === 'object' && table !== null && 'derived' in table ? table.derived : undefined;
  if (kept === undefined && game.derive === undefined) return;
  if (game.derive === undefined) failLaw('the table has a field derived, but the game has no derive');
  failLawIf(difference(kept, game.derive(table), 'derived'), 'derived data is stale, kept against rebuilt');
}

/** A state that went through JSON, as every stored or sent one does. */
const throughJson = <X>(state: X): X => JSON.parse(JSON.stringify(state));

/** Law 4 on one game. */
class Twins<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #slots: StateSlots<T, H, B, M, E, O, K>;

  constructor(subject: LawSubject<T, H, B, M, E, O, K>) {
    this.#slots = new StateSlots(subject);
  }

  /** The twin of a position: its state, passed through JSON. Nothing may get lost. */
  twinOf({ state }: RandomGame<T, H, B, M, E, O, K>): State<T, H, B> {
    const twin = throughJson(state);
    const lost = difference(state, twin);
    failLawIf(lost === null ? null : (nonPlainValue(state, 'state') ?? lost), 'the state is not plain');
    return twin;
  }

  /** The twin takes the same step. */
  checkStep(
    { game, state }: RandomGame<T, H, B, M, E, O, K>,
    entry: PlayedEntry<M>,
    step: Step<M, E>,
    twin: State<T, H, B>,
  ): void {
    for (const { event, shared } of step.told)
      failLawIf(nonPlainValue(event, 'event') ?? nonPlainValue(shared, 'event'), 'not plain');
    const { told } = applyEntry(game, twin, entry);
    failLawIf(difference(state, twin), 'a state that went through JSON plays differently, real against twin');
    failLawIf(difference(step.told, told), 'a state that went through JSON tells differently, real against twin');
  }

  /**
   * Copies, one into a fresh slot and one into a used one, do not change while the original moves on, and vice versa.
   */
  checkCopies(randomGame: RandomGame<T, H, B, M, E, O, K>, entry: PlayedEntry<M>): () => void {
    const before = clone(randomGame.state);
    const which = randomGame.rng()(1 << 20);
    const slots = [this.#slots.fresh(randomGame.deal), this.#slots.used(randomGame.deal, which)];
    for (const slot of slots) this.#copy(randomGame, slot);
    return () => {
      const after = clone(randomGame.state);
      for (const slot of slots) {
        failLawIf(difference(before, slot), 'a copy changed while only its original was played on, then against now');
        applyEntry(randomGame.game, slot, entry);
        failLawIf(
          difference(after, randomGame.state),
          'the original changed while only a copy was played on, then against now',
        );
        failLawIf(difference(after, slot), 'a copy plays differently, original against copy');
      }
    };
  }

  #copy({ game, state }: RandomGame<T, H, B, M, E, O, K>, slot: State<T, H, B>): void {
    const isKept = isFilledInPlace(slot, () => game.copy(state, slot));
    failLawIf(difference(state, slot), 'a copy is not like its original, original against copy');
    if (!isKept) failLaw('copy replaces the table, a hand or the box of its slot instead of filling it');
  }
}

function observeTwins<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: LawSubject<T, H, B, M, E, O, K>,
  law: Twins<T, H, B, M, E, O, K>,
): GameObserver<T, H, B, M, E, O, K> {
  let twin: State<T, H, B> | null = null;
  return {
    onPosition(randomGame) {
      twin = law.twinOf(randomGame);
      checkDerived(subject, randomGame.state);
    },
    aroundEntry(randomGame, entry) {
      const before = twin ?? law.twinOf(randomGame);
      const compareCopies = randomGame.shouldSample(sampleInterval(subject))
        ? law.checkCopies(randomGame, entry)
        : null;
      return (step) => {
        law.checkStep(randomGame, entry, step, before);
        compareCopies?.();
      };
    },
  };
}

/** Law 4: a state is plain data; through JSON or copied, it plays the same; derived data is never stale. */
export const twinLaw: RuntimeLaw = {
  number: 4,
  name: 'twins stay alike',
  menus: 'varied',
  open(subject) {
    const law = new Twins(subject);
    return { observe: () => observeTwins(subject, law) };
  },
};
