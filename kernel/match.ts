import { type ChanceSource, outcomeFits } from './chance.ts';
import {
  type Awaiting,
  type Game,
  type Kinded,
  MoveList,
  type Refusal,
  type Seat,
  type SeatSet,
  type SeatView,
  type SpectatorView,
  type State,
} from './contract.ts';
import {
  type ChanceEntry,
  isChanceEntry,
  isUndoEntry,
  type LogEntry,
  type MoveEntry,
  type UndoEntry,
} from './entry.ts';
import { EventRecorder, eventFor, type ToldEvent } from './event-recorder.ts';
import { type GameLog, type Header, type HeaderInput, headerOf } from './header.ts';
import { errResult, okResult, type Problem, type Result } from './problem.ts';
import { type SeatRequest, updateRequests } from './requests.ts';
import { atSeat, viewsOf } from './seats.ts';

/** One entry that was applied: its number, what it told, and to whom it revealed something. */
export interface Step<M, E> {
  /** Counted from 1. */
  readonly seq: number;
  readonly entry: LogEntry<M>;
  readonly told: readonly ToldEvent<E>[];
  readonly revealed: SeatSet;
}

/** The result of an answer: the steps it led to, including chance, or why it was refused and nothing changed. */
export type AnswerResult<M, E> =
  | { readonly ok: true; readonly steps: readonly Step<M, E>[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Called after each step, while the state is as that step left it. */
export type OnStep<M, E> = (step: Step<M, E>) => void;

/** What one entry told a seat. */
export interface HeardEvents<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

/** Optional settings of a match. */
export interface MatchOptions {
  /** Decides whenever chance is due; without it the outcomes arrive as entries. */
  readonly chance?: ChanceSource;
  /** Whether entries and steps are kept, for callers that store or show them. */
  readonly history?: boolean;
  /** Whether all may agree to take back more than the rules of undo allow. The entries in effect are kept for it. */
  readonly takeBacks?: boolean;
}

/** A move or an outcome that was not taken back, with its number. */
interface EntryInEffect<M> {
  readonly seq: number;
  readonly entry: MoveEntry<M> | ChanceEntry;
}

const refusalsOf = (code: string, numbers: Refusal['numbers'] = {}): readonly Refusal[] => [
  { code, rule: '', numbers },
];

/** Moves between two snapshots kept for undo, and the maximum number of snapshots. */
const MOVES_PER_SNAPSHOT = 32;
const MAX_SNAPSHOTS = 8;

/**
 * A game being played: the present state, its open requests, and what can be taken back. App, server, command line,
 * bots and laws play through it. It has no outside state, so many can run side by side.
 */
export class Match<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly header: Header<O>;
  /** The complete state, including secrets: for the host of the game, never for a seat. */
  readonly state: State<T, H, B>;
  /** A live view for each seat: it shows the present as the match goes on. */
  readonly views: readonly SeatView<T, H>[];
  readonly #chance: ChanceSource | null;
  readonly #history: { readonly entries: LogEntry<M>[]; readonly steps: Step<M, E>[] } | null;
  /** The entries in effect; null if nobody can agree to take them back. */
  readonly #inEffect: EntryInEffect<M>[] | null;
  readonly #requests: (SeatRequest | null)[];
  #seq = 0;
  #chanceCount = 0;
  #lastUndo = 0;
  /** The number of the last entry that cannot be taken back: chance, or a move that revealed something. */
  #undoBarrier = 0;
  /**
   * Snapshots before every MOVES_PER_SNAPSHOT-th undoable move since the barrier: undo replays fewer moves than that.
   */
  readonly #snapshots: State<T, H, B>[] = [];
  /** The moves in effect since the barrier. */
  readonly #undoable: { readonly seq: number; readonly entry: MoveEntry<M> }[] = [];

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    header: Header<O>,
    { chance, history = false, takeBacks = false }: MatchOptions = {},
  ) {
    this.game = game;
    this.header = header;
    this.state = game.setup(header.options, header.seats);
    this.views = viewsOf(this.state);
    this.#chance = chance ?? null;
    this.#history = history ? { entries: [], steps: [] } : null;
    this.#inEffect = takeBacks ? [] : null;
    this.#requests = this.views.map(() => null);
    updateRequests(this.#requests, this.awaiting, null, 0);
  }

  /** Sets a game up, with a history, and plays what chance decides before the first seat is asked. */
  static start<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    { chance, ...parts }: HeaderInput<O> & { readonly chance: ChanceSource },
  ): Match<T, H, B, M, E, O, K> {
    const match = new Match(game, headerOf(game, parts), { chance, history: true });
    match.drawChance();
    return match;
  }

  /** The number of entries so far. */
  get seq(): number {
    return this.#seq;
  }

  /** The number of the last undo entry; 0: there is none. */
  get lastUndo(): number {
    return this.#lastUndo;
  }

  /** The number of the last entry in effect: it led to the present state. */
  get lastEffective(): number {
    return this.#undoable.at(-1)?.seq ?? this.#undoBarrier;
  }

  get awaiting(): Awaiting {
    return this.game.awaiting(this.state.table);
  }

  view(seat: Seat): SeatView<T, H> {
    return atSeat(this.views, seat);
  }

  /** A spectator's view. */
  openView(): SpectatorView<T> {
    return { seat: null, table: this.state.table };
  }

  /** The open request of this seat, null for none. */
  request(seat: Seat): SeatRequest | null {
    return this.#requests[seat] ?? null;
  }

  /** The legal moves of a seat; at most `menu` of each open-ended kind. */
  moves(seat: Seat, menu = 16): M[] {
    const out = new MoveList<M>(menu);
    this.game.moves(this.view(seat), out);
    return out.toArray();
  }

  /** Why this seat may not play this move now; [] when it may. */
  refuse(seat: Seat, move: M): readonly Refusal[] {
    const view = this.views[seat];
    if (view === undefined) return refusalsOf('no-such-seat', { seat, seats: this.views.length });
    return this.game.refuse(view, move);
  }

  /** Why this does not answer that request; [] when it does and the rules allow it. */
  refuseAnswer(seat: Seat, request: number, move: M): readonly Refusal[] {
    const asked = this.request(seat);
    if (asked === null) return refusalsOf('not-asked');
    return asked.id === request ? this.refuse(seat, move) : refusalsOf('stale-request');
  }

  /** A seat answers a request, and chance decides what follows. A refused answer changes nothing. */
  choose(seat: Seat, request: number, move: M, each?: OnStep<M, E>): AnswerResult<M, E> {
    const refusals = this.refuseAnswer(seat, request, move);
    return refusals.length > 0
      ? { ok: false, refusals }
      : { ok: true, steps: this.#applyAndDraw({ by: seat, move }, each) };
  }

  /** How many of its last moves a seat can take back now: back to the barrier or to another seat's move. */
  undoable(seat: Seat): number {
    return this.#undoable.length - 1 - this.#undoable.findLastIndex(({ entry }) => entry.by !== seat);
  }

  /**
   * A seat's last move in effect, and how many entries are taken back with it if all agree; null: there is none, or
   * this match was not told of take-backs.
   */
  lastMove(seat: Seat): { readonly seq: number; readonly undo: number } | null {
    const inEffect = this.#inEffect ?? [];
    const at = inEffect.findLastIndex(({ entry }) => entry.by === seat);
    const own = inEffect[at];
    return own === undefined ? null : { seq: own.seq, undo: inEffect.length - at };
  }

  /** Takes back a seat's last move; refused at a barrier. */
  undo(seat: Seat, each?: OnStep<M, E>): AnswerResult<M, E> {
    if (this.undoable(seat) < 1) return { ok: false, refusals: refusalsOf('no-undo') };
    return { ok: true, steps: this.#applyAndDraw({ by: seat, undo: 1 }, each) };
  }

  /** Lets chance decide as long as it is due. */
  drawChance(each?: OnStep<M, E>): readonly Step<M, E>[] {
    return this.#applyAndDraw(this.dueOutcome(), each);
  }

  /** What chance decides now; null where it is not due or outcomes arrive as entries. */
  dueOutcome(): ChanceEntry | null {
    const due = this.#chance === null ? null : this.awaiting;
    if (this.#chance === null || due?.who !== 'chance') return null;
    return { by: 'chance', secret: due.secret, outcome: [...this.#chance(due, this.#chanceCount)] };
  }

  /** Applies an entry if it may come next; otherwise returns why not and changes nothing. */
  apply(entry: LogEntry<M>): Result<Step<M, E>> {
    const problem = this.#structureProblem(entry) ?? this.#rulesProblem(entry);
    return problem === null ? okResult(this.#append(entry)) : { ok: false, problem };
  }

  /** Applies an entry that was checked before: the move is not checked again. Throws if it cannot come next. */
  applyChecked(entry: LogEntry<M>): Step<M, E> {
    const problem = this.#structureProblem(entry);
    if (problem !== null) throw new Error(problem.text);
    return this.#append(entry);
  }

  /** All entries so far; only with a history. */
  get entries(): readonly LogEntry<M>[] {
    return this.#requireHistory.entries;
  }

  /** The steps in effect, without what was taken back; only with a history. */
  get steps(): readonly Step<M, E>[] {
    return this.#requireHistory.steps;
  }

  /** What a seat (null: a spectator) was told by the entries in effect after number `since`; only with a history. */
  heardBy(seat: Seat | null, since = 0): HeardEvents<E>[] {
    const { steps } = this;
    const from = steps.findLastIndex(({ seq }) => seq <= since) + 1;
    return steps.slice(from).map(({ seq, told }) => ({
      seq,
      events: told.map((each) => eventFor(each, seat)).filter((event) => event !== null),
    }));
  }

  /** The whole record, only with a history; it contains the seed only once the game is over. */
  toLog(serverSeed: string | null = null): GameLog<M, O> {
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

  get #requireHistory() {
    if (this.#history === null) throw new Error('this match keeps no history');
    return this.#history;
  }

  #applyAndDraw(first: LogEntry<M> | null, each?: OnStep<M, E>): readonly Step<M, E>[] {
    const steps: Step<M, E>[] = [];
    for (let entry = first; entry !== null; entry = this.dueOutcome()) {
      const step = this.#append(entry);
      each?.(step);
      steps.push(step);
    }
    return steps;
  }

  /** What is wrong with an outcome or an undo: checks that do not need the rules of the game. */
  #structureProblem(entry: LogEntry<M>): Problem | null {
    if (isUndoEntry(entry)) {
      const { by, undo, agreed = false } = entry;
      const most = agreed ? (this.lastMove(by)?.undo ?? 0) : this.undoable(by);
      const isOwn = !agreed || this.#inEffect?.at(-undo)?.entry.by === by;
      if (undo >= 1 && (agreed ? isOwn : undo <= most)) return null;
      return errResult('entry.undo', { most, undo }, `seat ${by} cannot take back ${undo}; at most ${most}`).problem;
    }
    if (!isChanceEntry(entry)) return null;
    const due = this.awaiting;
    if (due.who !== 'chance') return errResult('entry.no-chance', {}, 'no chance is due here').problem;
    if (outcomeFits(due, entry.outcome) && due.secret === entry.secret) return null;
    const of = due.of.join(', ');
    const outcome = entry.outcome.join(', ');
    const kind = due.secret ? `secret ${due.kind}` : due.kind;
    const code = due.secret === entry.secret ? 'entry.outcome' : 'entry.secrecy';
    return errResult(code, { of, outcome }, `[${outcome}] is no ${kind} below [${of}]`).problem;
  }

  /** Why the rules refuse a move. */
  #rulesProblem(entry: LogEntry<M>): Problem | null {
    if (isChanceEntry(entry) || isUndoEntry(entry)) return null;
    const refusals = this.refuse(entry.by, entry.move);
    if (refusals.length === 0) return null;
    const codes = refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ');
    const rules = [...new Set(refusals.map(({ rule }) => rule))].join(', ');
    return errResult('entry.refused', { rules }, `seat ${entry.by} may not do this: ${codes}`).problem;
  }

  #append(entry: LogEntry<M>): Step<M, E> {
    const step = isUndoEntry(entry) ? this.#takeBack(entry) : this.#play(entry);
    this.#seq = step.seq;
    // After an agreed take-back every request is a new one, even where the question is the same.
    updateRequests(this.#requests, this.awaiting, isUndoEntry(entry) && entry.agreed ? null : entry.by, step.seq);
    this.#history?.entries.push(entry);
    return step;
  }

  #play(entry: MoveEntry<M> | ChanceEntry): Step<M, E> {
    const seq = this.#seq + 1;
    const step = this.#playAs(seq, entry);
    if (isChanceEntry(entry)) this.#chanceCount++;
    this.#inEffect?.push({ seq, entry });
    this.#history?.steps.push(step);
    return step;
  }

  #playAs(seq: number, entry: MoveEntry<M> | ChanceEntry): Step<M, E> {
    const { told, revealed } = this.#execute(entry);
    if (isChanceEntry(entry) || revealed !== 0) {
      this.#undoable.length = 0;
      this.#snapshots.length = Math.min(this.#snapshots.length, 1); // long stretches are rare, and states are large
      this.#undoBarrier = seq;
    } else this.#undoable.push({ seq, entry });
    return { seq, entry, told, revealed };
  }

  #execute(entry: MoveEntry<M> | ChanceEntry): EventRecorder<E> {
    const { game, state } = this;
    const notebook = new EventRecorder<E>();
    if (isChanceEntry(entry)) game.resolve(state, entry.outcome, notebook);
    else {
      if (this.#undoable.length % MOVES_PER_SNAPSHOT === 0) this.#snapshot();
      game.play(state, entry.by, entry.move, notebook);
    }
    return notebook;
  }

  /**
   * Takes a snapshot of the present for undo. Above the maximum the oldest is dropped and the barrier moves on.
   */
  #snapshot(): void {
    const { game, header } = this;
    if (this.#undoable.length === MAX_SNAPSHOTS * MOVES_PER_SNAPSHOT) {
      this.#undoBarrier = this.#undoable[MOVES_PER_SNAPSHOT - 1]?.seq ?? this.#undoBarrier;
      this.#undoable.splice(0, MOVES_PER_SNAPSHOT);
      this.#snapshots.push(...this.#snapshots.splice(0, 1));
    }
    const at = this.#undoable.length / MOVES_PER_SNAPSHOT;
    this.#snapshots[at] ??= game.setup(header.options, header.seats);
    game.copy(this.state, this.#snapshots[at]);
  }

  #takeBack(entry: UndoEntry): Step<M, E> {
    if (entry.agreed) this.#replayUpTo(entry);
    else this.#undoTo(entry);
    this.#inEffect?.splice(-entry.undo);
    if (this.#history !== null) this.#history.steps.length -= entry.undo;
    this.#lastUndo = this.#seq + 1;
    return { seq: this.#lastUndo, entry, told: [], revealed: 0 };
  }

  /** Plays the game again from its set-up, up to what stays in effect. Draws are not repeated: the next are others. */
  #replayUpTo({ undo }: UndoEntry): void {
    const { game, header, state } = this;
    game.copy(game.setup(header.options, header.seats), state);
    this.#undoable.length = 0;
    this.#undoBarrier = 0;
    for (const { seq, entry } of this.#inEffect?.slice(0, -undo) ?? []) this.#playAs(seq, entry);
  }

  /** Restores the last valid snapshot and replays the moves in effect after it. */
  #undoTo(entry: UndoEntry): void {
    const { game, state } = this;
    this.#undoable.length -= entry.undo;
    const at = Math.floor(this.#undoable.length / MOVES_PER_SNAPSHOT);
    const mark = this.#snapshots[at];
    if (mark === undefined) throw new Error('no undo snapshot since the barrier');
    game.copy(mark, state);
    for (const { entry: held } of this.#undoable.slice(at * MOVES_PER_SNAPSHOT))
      game.play(state, held.by, held.move, null);
  }
}
