import { fits } from './chance.ts';
import type { Game, Kinded, Refusal, Seat, SeatSet, SeatView, State } from './contract.ts';
import { type Entry, isChance, isUndo } from './entry.ts';
import { bad, good, type Result } from './problem.ts';
import { Notebook, type Told } from './tell.ts';

/** One entry that holds, what it told, and to whom it revealed something. */
export interface Step<M, E> {
  readonly entry: Entry<M>;
  readonly told: readonly Told<E>[];
  readonly revealed: SeatSet;
}

/** The window of each seat on a state. Good as long as the state is changed in place. */
export const viewsOf = <T, H, B>(state: State<T, H, B>): SeatView<T, H>[] =>
  state.hands.map((hand, seat) => ({ seat, table: state.table, hand }));

/** The course of a game as it holds: a state and the steps that led to it, with whatever was taken back left out. */
export class Line<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly state: State<T, H, B>;
  readonly views: readonly SeatView<T, H>[];
  readonly steps: Step<M, E>[] = [];
  readonly #options: O;
  readonly #seats: number;

  constructor(game: Game<T, H, B, M, E, O, K>, options: O, seats: number) {
    this.game = game;
    this.#options = options;
    this.#seats = seats;
    this.state = game.setup(options, seats);
    this.views = viewsOf(this.state);
  }

  /** Applies an entry if it may come next; otherwise says why not and changes nothing. */
  apply(entry: Entry<M>): Result<Step<M, E>> {
    if (isChance(entry)) {
      const awaited = this.game.awaiting(this.state.table);
      if (awaited.who !== 'chance') return bad('entry.no-chance', {}, 'no chance is due here');
      if (!fits(awaited, entry.outcome) || awaited.secret !== entry.secret) {
        const of = awaited.of.join(', ');
        const outcome = entry.outcome.join(', ');
        const kind = awaited.secret ? `secret ${awaited.kind}` : awaited.kind;
        const code = awaited.secret === entry.secret ? 'entry.outcome' : 'entry.secrecy';
        return bad(code, { of, outcome }, `[${outcome}] is no ${kind} below [${of}]`);
      }
    } else if (isUndo(entry)) {
      const most = this.undoable(entry.by);
      if (entry.undo < 1 || entry.undo > most) {
        return bad(
          'entry.undo',
          { most, undo: entry.undo },
          `seat ${entry.by} cannot take back ${entry.undo}; at most ${most}`,
        );
      }
      this.#takeBack(entry.undo);
      return good({ entry, told: [], revealed: 0 });
    } else {
      const refusals = this.refuse(entry.by, entry.move);
      if (refusals.length > 0) {
        const codes = refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ');
        const rules = [...new Set(refusals.map(({ rule }) => rule))].join(', ');
        return bad('entry.refused', { rules }, `seat ${entry.by} may not do this: ${codes}`);
      }
    }
    return good(this.#push(entry));
  }

  /** Why this seat may not play this move; [] when it may. */
  refuse(seat: Seat, move: M): readonly Refusal[] {
    const view = this.views[seat];
    if (view === undefined) return [{ code: 'no-such-seat', rule: '', numbers: { seat, seats: this.views.length } }];
    return this.game.refuse(view, move);
  }

  /** How many of its moves this seat could take back: back to chance, to a reveal or to another seat's move. */
  undoable(seat: Seat): number {
    let n = 0;
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const step = this.steps[i];
      if (step === undefined || step.entry.by !== seat || step.revealed !== 0) break;
      n++;
    }
    return n;
  }

  #push(entry: Exclude<Entry<M>, { undo: number }>): Step<M, E> {
    const notebook = new Notebook<E>();
    if (isChance(entry)) this.game.resolve(this.state, entry.outcome, notebook);
    else this.game.play(this.state, entry.by, entry.move, notebook);
    const step = { entry, told: notebook.told, revealed: notebook.revealed };
    this.steps.push(step);
    return step;
  }

  #takeBack(n: number): void {
    const kept = this.steps.slice(0, this.steps.length - n);
    const again = new Line(this.game, this.#options, this.#seats);
    for (const { entry } of kept) if (!isUndo(entry)) again.#push(entry);
    this.game.copy(again.state, this.state);
    this.steps.length = kept.length;
  }
}
