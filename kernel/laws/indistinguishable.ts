import { type Kinded, MoveList, type Seat, type SeatView, type State } from '../contract.ts';
import { isChanceEntry } from '../entry.ts';
import type { ToldEvent } from '../event-recorder.ts';
import type { Step } from '../match.ts';
import { fastRng } from '../rng.ts';
import { hasSeat, viewsOf } from '../seats.ts';
import { type RuntimeLaw, sampleInterval } from './law.ts';
import { clone, deepFreeze, difference } from './plain.ts';
import { applyEntry, type PlayedEntry, type RandomGame } from './random-game.ts';
import { checkSecrets } from './secrets.ts';
import { isFilledInPlace, StateSlots } from './slots.ts';
import type { LawSubject } from './subject.ts';
import { failLaw, failLawIf } from './violation.ts';
import { allListeners, describeListener, eventsHeard, visibleTo } from './visibility.ts';

/** What a viewer sees apart from the frames, which may come and go without an event. */
function withoutFrames<T, H>({ table, hand }: { table: T; hand: H | null }): unknown {
  const isFramed = typeof table === 'object' && table !== null && 'stack' in table;
  return { table: isFramed ? { ...table, stack: null } : table, hand };
}

/** A step that changes what somebody sees tells them something. */
function checkChangesAreTold<T, H, B, E>(
  before: State<T, H, B>,
  after: State<T, H, B>,
  told: readonly ToldEvent<E>[],
): void {
  for (const who of allListeners(after)) {
    if (eventsHeard(told, who).length > 0) continue;
    const changed = difference(withoutFrames(visibleTo(before, who)), withoutFrames(visibleTo(after, who)));
    failLawIf(changed, `${describeListener(who)} was told nothing of a step that changed what it sees`);
  }
}

/** A state that a seat cannot distinguish from the real one, before the step and with what it was told of it. */
interface ImaginedState<T, H, B> {
  readonly seat: Seat;
  readonly state: State<T, H, B>;
}

/** Law 3 on one game. */
class Indistinguishable<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: LawSubject<T, H, B, M, E, O, K>;
  readonly #slots: StateSlots<T, H, B, M, E, O, K>;

  constructor(subject: LawSubject<T, H, B, M, E, O, K>) {
    this.#subject = subject;
    this.#slots = new StateSlots(subject);
  }

  /** What a seat remembers is true. */
  checkMemories({ memories, state }: RandomGame<T, H, B, M, E, O, K>): void {
    for (const [seat, memory] of memories.entries()) {
      failLawIf(this.#subject.contradiction(memory, seat, state), `what seat ${seat} remembers is not so`);
    }
  }

  /** What each seat imagines here; it equals the real state in all that the seat can see. */
  imagineAll(randomGame: RandomGame<T, H, B, M, E, O, K>): ImaginedState<T, H, B>[] {
    const frozen = viewsOf(deepFreeze(clone(randomGame.state)));
    const rng = randomGame.rng();
    return frozen.map((view) => {
      const { seat } = view;
      const memory = randomGame.memories[seat];
      if (memory === undefined) return failLaw(`there is no memory for seat ${seat}`);
      const state = this.#fill(randomGame, view, deepFreeze(clone(memory)), rng(1 << 30));
      this.#checkImagined(randomGame, view, memory, state);
      return { seat, state };
    });
  }

  /** The result does not depend on what the slot held before. */
  #fill(randomGame: RandomGame<T, H, B, M, E, O, K>, view: SeatView<T, H>, memory: K, seed: number): State<T, H, B> {
    const { game, deal } = randomGame;
    const filled = (slot: State<T, H, B>): State<T, H, B> => {
      const isKept = isFilledInPlace(slot, () => game.imagine(view, memory, fastRng(seed), slot));
      if (!isKept) failLaw('imagine replaces the table, a hand or the box of its slot instead of filling it');
      return slot;
    };
    const fresh = filled(this.#slots.fresh(deal));
    const unlike = difference(fresh, filled(this.#slots.used(deal, seed)));
    if (unlike === null) return fresh;
    const again = difference(fresh, filled(this.#slots.fresh(deal)));
    failLawIf(again, `imagine for seat ${view.seat} is not the same twice with the same integers`);
    return failLaw(`imagine for seat ${view.seat} depends on what its slot held before: ${unlike}`);
  }

  #checkImagined(
    randomGame: RandomGame<T, H, B, M, E, O, K>,
    view: SeatView<T, H>,
    memory: K,
    state: State<T, H, B>,
  ): void {
    const { game } = randomGame;
    const { menu } = this.#subject;
    const { seat } = view;
    failLawIf(difference(view.table, state.table, 'table'), `seat ${seat} imagines another table than it sees`);
    failLawIf(difference(view.hand, state.hands[seat], 'hand'), `seat ${seat} imagines another hand of its own`);
    failLawIf(this.#subject.invariant(state), `the count is wrong in what seat ${seat} imagines`);
    failLawIf(this.#subject.contradiction(memory, seat, state), `seat ${seat} imagines what it knows is not so`);
    const asked = difference(game.awaiting(view.table), game.awaiting(state.table), 'awaiting');
    failLawIf(asked, `somebody else is asked in what seat ${seat} imagines`);
    const mine = viewsOf(state)[seat] ?? view;
    const seen = new MoveList<M>(menu);
    const fancied = new MoveList<M>(menu);
    game.moves(view, seen);
    game.moves(mine, fancied);
    failLawIf(difference(seen.toArray(), fancied.toArray()), `seat ${seat} has other moves in what it imagines`);
  }

  /** Plays the same move, or the same integers, in the real state and in the imagined one. */
  compareStep(
    randomGame: RandomGame<T, H, B, M, E, O, K>,
    entry: PlayedEntry<M>,
    { seat, state }: ImaginedState<T, H, B>,
    step: Step<M, E>,
  ): void {
    const { game } = randomGame;
    if (!isChanceEntry(entry)) {
      const mover = viewsOf(state)[entry.by];
      if (mover === undefined || game.refuse(mover, entry.move).length > 0) return;
    }
    const fancied = applyEntry(game, state, entry);
    failLawIf(this.#subject.invariant(state), `the count is wrong after the step in what seat ${seat} imagined`);
    const told = difference(eventsHeard(step.told, seat), eventsHeard(fancied.told, seat), 'told');
    const seen = difference(visibleTo(randomGame.state, seat), visibleTo(state, seat));
    if (told === null && seen !== null) {
      failLaw(`seat ${seat} sees what it was not told: really against imagined, ${seen}`);
    }
    if (told !== null && seen === null) {
      failLaw(`seat ${seat} is told what it does not see: really against imagined, ${told}`);
    }
    if (told !== null && !isChanceEntry(entry) && !hasSeat(step.revealed | fancied.revealed, seat)) {
      failLaw(`the step shows seat ${seat} something new and is not marked by reveals: ${told}`);
    }
    const open = difference(eventsHeard(step.told, null), eventsHeard(fancied.told, null), 'told');
    if (told === null && open !== null) failLaw(`a spectator is told what seat ${seat} is not: ${open}`);
  }
}

/** Law 3: what a seat sees, remembers and is told does not distinguish the real state from one it imagines. */
export const indistinguishableLaw: RuntimeLaw = {
  number: 3,
  name: 'indistinguishable',
  menus: 'varied',
  open(subject) {
    const law = new Indistinguishable(subject);
    return {
      observe: () => ({
        onPosition: (randomGame) => law.checkMemories(randomGame),
        aroundEntry(randomGame, entry) {
          const before = clone(randomGame.state);
          const isDue = randomGame.shouldSample(sampleInterval(subject));
          const imaginedStates = isDue ? law.imagineAll(randomGame) : [];
          const compareOther = isDue ? checkSecrets(randomGame, entry) : null;
          return (step) => {
            checkChangesAreTold(before, randomGame.state, step.told);
            compareOther?.(step);
            for (const imagined of imaginedStates) law.compareStep(randomGame, entry, imagined, step);
          };
        },
      }),
    };
  },
};
