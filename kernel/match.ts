import { type ChanceSource, fits } from './chance.ts';
import {
  type Awaiting,
  type Game,
  type Kinded,
  MoveList,
  type OpenView,
  type Refusal,
  type Seat,
  type SeatSet,
  type SeatView,
  type State,
} from './contract.ts';
import { type ChanceEntry, type Entry, isChance, isUndo, type MoveEntry, type UndoEntry } from './entry.ts';
import { type Header, type HeaderParts, headerOf, type Log } from './header.ts';
import { bad, good, type Problem, type Result } from './problem.ts';
import { type Request, renewRequests } from './requests.ts';
import { seated, viewsOf } from './seats.ts';
import { heard, Notebook, type Told } from './tell.ts';

/** One entry that was taken in: its number, what it told, and to whom it revealed something. */
export interface Step<M, E> {
  /** Counted from 1. */
  readonly seq: number;
  readonly entry: Entry<M>;
  readonly told: readonly Told<E>[];
  readonly revealed: SeatSet;
}

/** What became of an answer: the steps it led to, chance included, or why it was refused and nothing changed. */
export type Answer<M, E> =
  | { readonly ok: true; readonly steps: readonly Step<M, E>[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Called after each step, while the state is as that step left it. */
export type EachStep<M, E> = (step: Step<M, E>) => void;

/** What one entry told a seat. */
export interface Hearing<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

/** What a match may have beside its game. */
export interface MatchExtras {
  /** Decides whenever chance is due; without it the outcomes come in as entries. */
  readonly chance?: ChanceSource;
  /** Whether entries and steps are kept, for those who write them down or tell them again. */
  readonly history?: boolean;
}

const refusedAs = (code: string, numbers: Refusal['numbers'] = {}): readonly Refusal[] => [{ code, rule: '', numbers }];

/** How many moves lie between two states that a match keeps for taking back, and how many such states there are. */
const STRIDE = 32;
const MARKS = 8;

/**
 * A game being played: the present state, whom it asks for what, and what can be taken back. Page, server, command line,
 * bots and laws play through it; it keeps nothing outside itself, so many can run side by side.
 */
export class Match<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly header: Header<O>;
  /** Everything, secrets included: for the one who runs the game, never for a seat. */
  readonly state: State<T, H, B>;
  /** A window for each seat, live: it shows the present as the match goes on. */
  readonly views: readonly SeatView<T, H>[];
  readonly #chance: ChanceSource | null;
  readonly #history: { readonly entries: Entry<M>[]; readonly steps: Step<M, E>[] } | null;
  readonly #requests: (Request | null)[];
  #seq = 0;
  #chances = 0;
  #lastUndo = 0;
  /** The number of the last entry behind which nobody can go back: chance, or a move that revealed something. */
  #barrier = 0;
  /** The states before every STRIDE-th open move, from the barrier on: taking back plays less than a stride again. */
  readonly #marks: State<T, H, B>[] = [];
  /** The moves since the barrier that hold. */
  readonly #open: { readonly seq: number; readonly entry: MoveEntry<M> }[] = [];

  constructor(game: Game<T, H, B, M, E, O, K>, header: Header<O>, { chance, history = false }: MatchExtras = {}) {
    this.game = game;
    this.header = header;
    this.state = game.setup(header.options, header.seats);
    this.views = viewsOf(this.state);
    this.#chance = chance ?? null;
    this.#history = history ? { entries: [], steps: [] } : null;
    this.#requests = this.views.map(() => null);
    renewRequests(this.#requests, this.awaiting, null, 0);
  }

  /** Sets a game up, with a history, and plays what chance decides before the first seat is asked. */
  static start<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    { chance, ...parts }: HeaderParts<O> & { readonly chance: ChanceSource },
  ): Match<T, H, B, M, E, O, K> {
    const match = new Match(game, headerOf(game, parts), { chance, history: true });
    match.drawChance();
    return match;
  }

  /** The number of entries so far. */
  get seq(): number {
    return this.#seq;
  }

  /** The number of the last entry that took something back; 0: none did. */
  get lastUndo(): number {
    return this.#lastUndo;
  }

  /** The number of the last entry that holds: it led to the present state. */
  get lastHeld(): number {
    return this.#open.at(-1)?.seq ?? this.#barrier;
  }

  get awaiting(): Awaiting {
    return this.game.awaiting(this.state.table);
  }

  view(seat: Seat): SeatView<T, H> {
    return seated(this.views, seat);
  }

  /** A spectator's window. */
  openView(): OpenView<T> {
    return { seat: null, table: this.state.table };
  }

  /** What this seat is asked now, null for nothing. */
  request(seat: Seat): Request | null {
    return this.#requests[seat] ?? null;
  }

  /** The legal moves of a seat; of open-ended kinds at most `menu` each. */
  moves(seat: Seat, menu = 16): M[] {
    const out = new MoveList<M>(menu);
    this.game.moves(this.view(seat), out);
    return out.toArray();
  }

  /** Why this seat may not play this move now; [] when it may. */
  refuse(seat: Seat, move: M): readonly Refusal[] {
    const view = this.views[seat];
    if (view === undefined) return refusedAs('no-such-seat', { seat, seats: this.views.length });
    return this.game.refuse(view, move);
  }

  /** Why this is no answer to that request; [] when it is one and the rules allow it. */
  refuseAnswer(seat: Seat, request: number, move: M): readonly Refusal[] {
    const asked = this.request(seat);
    if (asked === null) return refusedAs('not-asked');
    return asked.id === request ? this.refuse(seat, move) : refusedAs('stale-request');
  }

  /** A seat answers a request, and chance decides what follows. What was refused changed nothing. */
  choose(seat: Seat, request: number, move: M, each?: EachStep<M, E>): Answer<M, E> {
    const refusals = this.refuseAnswer(seat, request, move);
    return refusals.length > 0 ? { ok: false, refusals } : { ok: true, steps: this.#follow({ by: seat, move }, each) };
  }

  /** How many of its last moves a seat can take back now: back to the barrier or to another seat's move. */
  undoable(seat: Seat): number {
    return this.#open.length - 1 - this.#open.findLastIndex(({ entry }) => entry.by !== seat);
  }

  /** Takes back a seat's last move; refused at a barrier. */
  undo(seat: Seat, each?: EachStep<M, E>): Answer<M, E> {
    if (this.undoable(seat) < 1) return { ok: false, refusals: refusedAs('no-undo') };
    return { ok: true, steps: this.#follow({ by: seat, undo: 1 }, each) };
  }

  /** Lets chance decide as long as it is due. */
  drawChance(each?: EachStep<M, E>): readonly Step<M, E>[] {
    return this.#follow(this.drawn(), each);
  }

  /** What chance decides now; null where it is not due or somebody else brings its outcomes. */
  drawn(): ChanceEntry | null {
    const due = this.#chance === null ? null : this.awaiting;
    if (this.#chance === null || due?.who !== 'chance') return null;
    return { by: 'chance', secret: due.secret, outcome: [...this.#chance(due, this.#chances)] };
  }

  /** Takes an entry in if it may come next; otherwise says why not and changes nothing. */
  apply(entry: Entry<M>): Result<Step<M, E>> {
    const problem = this.#misfit(entry) ?? this.#forbidden(entry);
    return problem === null ? good(this.#enter(entry)) : { ok: false, problem };
  }

  /** Takes in an entry that was checked before: a move is not checked again. What cannot come next throws. */
  take(entry: Entry<M>): Step<M, E> {
    const problem = this.#misfit(entry);
    if (problem !== null) throw new Error(problem.text);
    return this.#enter(entry);
  }

  /** All entries so far; only with a history. */
  get entries(): readonly Entry<M>[] {
    return this.#past.entries;
  }

  /** The steps that hold, what was taken back left out; only with a history. */
  get steps(): readonly Step<M, E>[] {
    return this.#past.steps;
  }

  /** What a seat, or with null a spectator, was told by the entries after number `since` that hold; only with a history. */
  told(seat: Seat | null, since = 0): Hearing<E>[] {
    const { steps } = this;
    const from = steps.findLastIndex(({ seq }) => seq <= since) + 1;
    return steps.slice(from).map(({ seq, told }) => ({
      seq,
      events: told.map((each) => heard(each, seat)).filter((event) => event !== null),
    }));
  }

  /** The whole record, only with a history; the seed goes into it only once the game is over. */
  toLog(serverSeed: string | null = null): Log<M, O> {
    const ended = this.awaiting;
    const places = ended.who === 'over' ? ended.places : null;
    return {
      header: this.header,
      entries: [...this.entries],
      checks: [],
      places,
      serverSeed: places === null ? null : serverSeed,
    };
  }

  get #past() {
    if (this.#history === null) throw new Error('this match keeps no history');
    return this.#history;
  }

  #follow(first: Entry<M> | null, each?: EachStep<M, E>): readonly Step<M, E>[] {
    const steps: Step<M, E>[] = [];
    for (let entry = first; entry !== null; entry = this.drawn()) {
      const step = this.#enter(entry);
      each?.(step);
      steps.push(step);
    }
    return steps;
  }

  /** What is wrong with an outcome or a taking back: what can be seen without the rules of the game. */
  #misfit(entry: Entry<M>): Problem | null {
    if (isUndo(entry)) {
      const { by, undo } = entry;
      const most = this.undoable(by);
      if (undo >= 1 && undo <= most) return null;
      return bad('entry.undo', { most, undo }, `seat ${by} cannot take back ${undo}; at most ${most}`).problem;
    }
    if (!isChance(entry)) return null;
    const due = this.awaiting;
    if (due.who !== 'chance') return bad('entry.no-chance', {}, 'no chance is due here').problem;
    if (fits(due, entry.outcome) && due.secret === entry.secret) return null;
    const of = due.of.join(', ');
    const outcome = entry.outcome.join(', ');
    const kind = due.secret ? `secret ${due.kind}` : due.kind;
    const code = due.secret === entry.secret ? 'entry.outcome' : 'entry.secrecy';
    return bad(code, { of, outcome }, `[${outcome}] is no ${kind} below [${of}]`).problem;
  }

  /** What the rules say against a move. */
  #forbidden(entry: Entry<M>): Problem | null {
    if (isChance(entry) || isUndo(entry)) return null;
    const refusals = this.refuse(entry.by, entry.move);
    if (refusals.length === 0) return null;
    const codes = refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ');
    const rules = [...new Set(refusals.map(({ rule }) => rule))].join(', ');
    return bad('entry.refused', { rules }, `seat ${entry.by} may not do this: ${codes}`).problem;
  }

  #enter(entry: Entry<M>): Step<M, E> {
    const step = isUndo(entry) ? this.#takeBack(entry) : this.#play(entry);
    this.#seq = step.seq;
    renewRequests(this.#requests, this.awaiting, entry.by, step.seq);
    this.#history?.entries.push(entry);
    return step;
  }

  #play(entry: MoveEntry<M> | ChanceEntry): Step<M, E> {
    const seq = this.#seq + 1;
    const { told, revealed } = this.#run(entry);
    if (isChance(entry)) this.#chances++;
    if (isChance(entry) || revealed !== 0) {
      this.#open.length = 0;
      this.#marks.length = Math.min(this.#marks.length, 1); // long stretches are rare, and states are large
      this.#barrier = seq;
    } else this.#open.push({ seq, entry });
    const step = { seq, entry, told, revealed };
    this.#history?.steps.push(step);
    return step;
  }

  #run(entry: MoveEntry<M> | ChanceEntry): Notebook<E> {
    const { game, state } = this;
    const notebook = new Notebook<E>();
    if (isChance(entry)) game.resolve(state, entry.outcome, notebook);
    else {
      if (this.#open.length % STRIDE === 0) this.#mark();
      game.play(state, entry.by, entry.move, notebook);
    }
    return notebook;
  }

  /** Remembers the present, to go back to. Where there are too many marks, the oldest is given up: a barrier by age. */
  #mark(): void {
    const { game, header } = this;
    if (this.#open.length === MARKS * STRIDE) {
      this.#barrier = this.#open[STRIDE - 1]?.seq ?? this.#barrier;
      this.#open.splice(0, STRIDE);
      this.#marks.push(...this.#marks.splice(0, 1));
    }
    const at = this.#open.length / STRIDE;
    this.#marks[at] ??= game.setup(header.options, header.seats);
    game.copy(this.state, this.#marks[at]);
  }

  /** Goes back to the last mark that holds, and plays again what follows it. */
  #takeBack(entry: UndoEntry): Step<M, E> {
    const { game, state } = this;
    const seq = this.#seq + 1;
    this.#open.length -= entry.undo;
    const at = Math.floor(this.#open.length / STRIDE);
    const mark = this.#marks[at];
    if (mark === undefined) throw new Error('nothing was played since the barrier');
    game.copy(mark, state);
    for (const { entry: held } of this.#open.slice(at * STRIDE)) game.play(state, held.by, held.move, null);
    if (this.#history !== null) this.#history.steps.length -= entry.undo;
    this.#lastUndo = seq;
    return { seq, entry, told: [], revealed: 0 };
  }
}
