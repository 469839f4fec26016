import {
  type Awaiting,
  type ChanceSource,
  type Entry,
  fits,
  type Game,
  isChance,
  isUndo,
  type Kinded,
  MoveList,
  Notebook,
  parseEntry,
  printEntry,
  type Refusal,
  type Request,
  renewRequests,
  type Seat,
  type SeatView,
  type State,
  type Told,
  viewsOf,
} from '@orrery/kernel';
import { type Stride, strideOf } from './stride.ts';

/** What became of an answer: what goes into the log and to those who look, or why nothing changed. */
export type Played =
  | { readonly ok: true; readonly entries: readonly string[]; readonly strides: readonly Stride[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** An entry that holds, with its number. */
export interface Kept<M> {
  readonly seq: number;
  readonly entry: Exclude<Entry<M>, { undo: number }>;
}

/** How a game is set up again. */
export interface Frame<O> {
  readonly options: O;
  readonly seats: number;
}

const refused = (code: string): Played => ({ ok: false, refusals: [{ code, rule: '', numbers: {} }] });

/** Entries as a log holds them, read; our own log is never wrong, so what cannot be read throws. */
export function readEntry<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seats: number,
  text: string,
): Entry<M> {
  const entry = parseEntry(game.notation, seats, text);
  if (!entry.ok) throw new Error(entry.problem.text);
  return entry.value;
}

/** The entries that hold, in order and with their numbers. */
export function keptOf<M>(entries: readonly Entry<M>[]): Kept<M>[] {
  const kept: Kept<M>[] = [];
  for (const [i, entry] of entries.entries()) {
    if (isUndo(entry)) kept.length -= entry.undo;
    else kept.push({ seq: i + 1, entry });
  }
  return kept;
}

/**
 * A game in play, held as lean as can be: the present state and a few numbers. What has been is in the log. It plays
 * like the kernel's `Match`, and a test holds the two together.
 */
export class Course<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly frame: Frame<O>;
  readonly state: State<T, H, B>;
  readonly views: readonly SeatView<T, H>[];
  readonly #requests: (Request | null)[];
  #seq = 0;
  #chances = 0;
  #lastUndo = 0;
  /** The last steps are all of one seat and can be taken back. */
  #run = { by: -1, length: 0 };

  constructor(game: Game<T, H, B, M, E, O, K>, frame: Frame<O>) {
    this.game = game;
    this.frame = frame;
    this.state = game.setup(frame.options, frame.seats);
    this.views = viewsOf(this.state);
    this.#requests = this.views.map(() => null);
    renewRequests(this.#requests, this.awaiting, null, 0);
  }

  /** Takes a game up where its log ends; `each` hears of every entry after it was taken in. */
  static replay<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    frame: Frame<O>,
    texts: readonly string[],
    each?: (course: Course<T, H, B, M, E, O, K>, entry: Entry<M>, at: number) => void,
  ): Course<T, H, B, M, E, O, K> {
    const course = new Course(game, frame);
    const entries: Entry<M>[] = [];
    for (const [at, text] of texts.entries()) {
      const entry = readEntry(game, frame.seats, text);
      entries.push(entry);
      if (isUndo(entry)) course.rewind(entries);
      else course.take(entry);
      each?.(course, entry, at);
    }
    return course;
  }

  /** The number of entries so far. */
  get seq(): number {
    return this.#seq;
  }

  /** The number of the last entry that took something back; 0: none did. */
  get lastUndo(): number {
    return this.#lastUndo;
  }

  get awaiting(): Awaiting {
    return this.game.awaiting(this.state.table);
  }

  request(seat: Seat): Request | null {
    return this.#requests[seat] ?? null;
  }

  undoable(seat: Seat): number {
    return this.#run.by === seat ? this.#run.length : 0;
  }

  /** The legal moves of a seat in notation; of open-ended kinds at most `menu` each. */
  moves(seat: Seat, menu: number): readonly string[] {
    const view = this.views[seat];
    const out = new MoveList<M>(menu);
    if (view !== undefined) this.game.moves(view, out);
    return out.toArray().map((move) => this.game.notation.print(move));
  }

  /** Lets a seat answer, and chance decide what follows. `slot` is any state of this kind of table, to compare with. */
  choose(seat: Seat, request: number, text: string, chance: ChanceSource, slot: State<T, H, B>): Played {
    const asked = this.request(seat);
    const view = this.views[seat];
    if (asked === null || view === undefined) return refused('not-asked');
    if (asked.id !== request) return refused('stale-request');
    const move = this.game.notation.parse(text);
    if (move === null) return refused('table.notation');
    const refusals = this.game.refuse(view, move);
    if (refusals.length > 0) return { ok: false, refusals };
    const strides = [this.step({ by: seat, move }, slot)];
    const entries = [printEntry(this.game.notation, { by: seat, move })];
    this.drawChance(chance, slot, entries, strides);
    return { ok: true, entries, strides };
  }

  /** Lets chance decide as long as it is due. */
  drawChance(chance: ChanceSource, slot: State<T, H, B>, entries: string[], strides: Stride[]): void {
    for (let due = this.awaiting; due.who === 'chance'; due = this.awaiting) {
      const entry = { by: 'chance', secret: due.secret, outcome: [...chance(due, this.#chances)] } as const;
      strides.push(this.step(entry, slot));
      entries.push(printEntry(this.game.notation, entry));
    }
  }

  /** Takes an entry in and says what it did. */
  step(entry: Kept<M>['entry'], slot: State<T, H, B>): Stride {
    this.game.copy(this.state, slot);
    const told = this.take(entry);
    return strideOf(this.#seq, slot, this.state, told);
  }

  /** Takes an entry in that the rules allow; `seq` where entries before it were left out. */
  take(entry: Kept<M>['entry'], seq = this.#seq + 1): readonly Told<E>[] {
    const notebook = new Notebook<E>();
    this.#play(entry, notebook);
    this.#seq = seq;
    if (isChance(entry)) this.#chances++;
    this.#extend(entry, notebook.revealed !== 0);
    renewRequests(this.#requests, this.awaiting, entry.by, seq);
    return notebook.told;
  }

  /** Goes back: the last of all these entries took something back. */
  rewind(entries: readonly Entry<M>[]): void {
    const last = entries.at(-1);
    if (last === undefined || !isUndo(last)) throw new Error('nothing was taken back');
    if (last.undo > this.undoable(last.by)) throw new Error(`seat ${last.by} cannot take back ${last.undo}`);
    this.game.copy(this.game.setup(this.frame.options, this.frame.seats), this.state);
    this.#run = { by: -1, length: 0 };
    for (const { entry } of keptOf(entries)) {
      const notebook = new Notebook<E>();
      this.#play(entry, notebook);
      this.#extend(entry, notebook.revealed !== 0);
    }
    this.#seq = entries.length;
    this.#lastUndo = this.#seq;
    renewRequests(this.#requests, this.awaiting, last.by, this.#seq);
  }

  #play(entry: Kept<M>['entry'], notebook: Notebook<E>): void {
    if (isChance(entry)) {
      const due = this.awaiting;
      if (due.who !== 'chance' || !fits(due, entry.outcome))
        throw new Error(`[${entry.outcome}] is no chance due here`);
      this.game.resolve(this.state, entry.outcome, notebook);
      return;
    }
    this.game.play(this.state, entry.by, entry.move, notebook);
  }

  #extend(entry: Kept<M>['entry'], isBarrier: boolean): void {
    if (isChance(entry) || isBarrier) this.#run = { by: -1, length: 0 };
    else if (this.#run.by === entry.by) this.#run.length++;
    else this.#run = { by: entry.by, length: 1 };
  }
}
