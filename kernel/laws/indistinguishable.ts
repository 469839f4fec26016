import { type Kinded, MoveList, type Seat, type SeatView, type State } from '../contract.ts';
import { isChance } from '../entry.ts';
import type { Step } from '../match.ts';
import { fastRng } from '../rng.ts';
import { has, viewsOf } from '../seats.ts';
import type { Told } from '../tell.ts';
import { hearing, listeners, sight, whoever } from './hearing.ts';
import { sampleOf, type WalkedLaw } from './law.ts';
import { clone, difference, freeze } from './plain.ts';
import { checkSecrets } from './secrets.ts';
import { isFilledInPlace, Slots } from './slots.ts';
import type { Subject } from './subject.ts';
import { broken, none } from './violation.ts';
import { enact, type Played, type Walk } from './walk.ts';

/** What somebody sees apart from the frames, which may come and go without a word. */
function unframed<T, H>({ table, hand }: { table: T; hand: H | null }): unknown {
  const isFramed = typeof table === 'object' && table !== null && 'stack' in table;
  return { table: isFramed ? { ...table, stack: null } : table, hand };
}

/** A step that changes what somebody sees tells them something. */
function checkSilence<T, H, B, E>(before: State<T, H, B>, after: State<T, H, B>, told: readonly Told<E>[]): void {
  for (const who of listeners(after)) {
    if (hearing(told, who).length > 0) continue;
    const changed = difference(unframed(sight(before, who)), unframed(sight(after, who)));
    none(changed, `${whoever(who)} was told nothing of a step that changed what it sees`);
  }
}

/** A state that a seat takes for the real one, before the step and with what it heard of it. */
interface Fancy<T, H, B> {
  readonly seat: Seat;
  readonly state: State<T, H, B>;
}

/** Law 3 on one game. */
class Indistinguishable<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: Subject<T, H, B, M, E, O, K>;
  readonly #slots: Slots<T, H, B, M, E, O, K>;

  constructor(subject: Subject<T, H, B, M, E, O, K>) {
    this.#subject = subject;
    this.#slots = new Slots(subject);
  }

  /** What a seat remembers is true. */
  remember({ memories, state }: Walk<T, H, B, M, E, O, K>): void {
    for (const [seat, memory] of memories.entries()) {
      none(this.#subject.contradiction(memory, seat, state), `what seat ${seat} remembers is not so`);
    }
  }

  /** What each seat imagines here; it is like the real state in all that the seat can see. */
  imagine(walk: Walk<T, H, B, M, E, O, K>): Fancy<T, H, B>[] {
    const frozen = viewsOf(freeze(clone(walk.state)));
    const rng = walk.rng();
    return frozen.map((view) => {
      const { seat } = view;
      const memory = walk.memories[seat];
      if (memory === undefined) return broken(`there is no memory for seat ${seat}`);
      const state = this.#fill(walk, view, freeze(clone(memory)), rng(1 << 30));
      this.#checkFancy(walk, view, memory, state);
      return { seat, state };
    });
  }

  /** The same whatever the slot held before. */
  #fill(walk: Walk<T, H, B, M, E, O, K>, view: SeatView<T, H>, memory: K, seed: number): State<T, H, B> {
    const { game, deal } = walk;
    const filled = (slot: State<T, H, B>): State<T, H, B> => {
      const isKept = isFilledInPlace(slot, () => game.imagine(view, memory, fastRng(seed), slot));
      if (!isKept) broken('imagine replaces the table, a hand or the box of its slot instead of filling it');
      return slot;
    };
    const fresh = filled(this.#slots.fresh(deal));
    const unlike = difference(fresh, filled(this.#slots.used(deal, seed)));
    if (unlike === null) return fresh;
    const again = difference(fresh, filled(this.#slots.fresh(deal)));
    none(again, `imagine for seat ${view.seat} is not the same twice with the same integers`);
    return broken(`imagine for seat ${view.seat} depends on what its slot held before: ${unlike}`);
  }

  #checkFancy(walk: Walk<T, H, B, M, E, O, K>, view: SeatView<T, H>, memory: K, state: State<T, H, B>): void {
    const { game } = walk;
    const { menu } = this.#subject;
    const { seat } = view;
    none(difference(view.table, state.table, 'table'), `seat ${seat} imagines another table than it sees`);
    none(difference(view.hand, state.hands[seat], 'hand'), `seat ${seat} imagines another hand of its own`);
    none(this.#subject.invariant(state), `the count is wrong in what seat ${seat} imagines`);
    none(this.#subject.contradiction(memory, seat, state), `seat ${seat} imagines what it knows is not so`);
    const asked = difference(game.awaiting(view.table), game.awaiting(state.table), 'awaiting');
    none(asked, `somebody else is asked in what seat ${seat} imagines`);
    const mine = viewsOf(state)[seat] ?? view;
    const seen = new MoveList<M>(menu);
    const fancied = new MoveList<M>(menu);
    game.moves(view, seen);
    game.moves(mine, fancied);
    none(difference(seen.toArray(), fancied.toArray()), `seat ${seat} has other moves in what it imagines`);
  }

  /** The same move, or the same integers, in the real state and in the imagined one. */
  couple(walk: Walk<T, H, B, M, E, O, K>, entry: Played<M>, { seat, state }: Fancy<T, H, B>, step: Step<M, E>): void {
    const { game } = walk;
    if (!isChance(entry)) {
      const mover = viewsOf(state)[entry.by];
      if (mover === undefined || game.refuse(mover, entry.move).length > 0) return;
    }
    const fancied = enact(game, state, entry);
    none(this.#subject.invariant(state), `the count is wrong after the step in what seat ${seat} imagined`);
    const told = difference(hearing(step.told, seat), hearing(fancied.told, seat), 'told');
    const seen = difference(sight(walk.state, seat), sight(state, seat));
    if (told === null && seen !== null) {
      broken(`seat ${seat} sees what it was not told: really against imagined, ${seen}`);
    }
    if (told !== null && seen === null) {
      broken(`seat ${seat} is told what it does not see: really against imagined, ${told}`);
    }
    if (told !== null && !isChance(entry) && !has(step.revealed | fancied.revealed, seat)) {
      broken(`the step shows seat ${seat} something new and is not marked by reveals: ${told}`);
    }
    const open = difference(hearing(step.told, null), hearing(fancied.told, null), 'told');
    if (told === null && open !== null) broken(`a spectator is told what seat ${seat} is not: ${open}`);
  }
}

/** Law 3: what a seat sees, remembers and is told does not tell the real state from one it imagines. */
export const indistinguishable: WalkedLaw = {
  number: 3,
  name: 'indistinguishable',
  menus: 'varied',
  open(subject) {
    const law = new Indistinguishable(subject);
    return {
      watch: () => ({
        at: (walk) => law.remember(walk),
        around(walk, entry) {
          const before = clone(walk.state);
          const isDue = walk.isDue(sampleOf(subject));
          const fancies = isDue ? law.imagine(walk) : [];
          const compareOther = isDue ? checkSecrets(walk, entry) : null;
          return (step) => {
            checkSilence(before, walk.state, step.told);
            compareOther?.(step);
            for (const fancy of fancies) law.couple(walk, entry, fancy, step);
          };
        },
      }),
    };
  },
};
