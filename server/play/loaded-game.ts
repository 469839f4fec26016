import {
  type ChanceSource,
  type Game,
  type Header,
  hashState,
  isUndoEntry,
  type Kinded,
  type LogEntry,
  Match,
  printEntry,
  type Refusal,
  type Seat,
  type SeatSet,
  type State,
  seatsIn,
  type UndoEntry,
} from '@orrery/kernel';
import type { LiveEntries, LiveStatus, LiveUndone, ServerMessage, TimeControl } from '@orrery/protocol';
import { type JsonText, jsonList, jsonObject, jsonOf } from '../json-text.ts';
import { Mutex } from '../mutex.ts';
import type { Queryable } from '../storage/db.ts';
import { type EntryRow, readEntries, readEntryRows } from '../storage/games.ts';
import type { LogAppender } from '../storage/log-appender.ts';
import { DueEntries } from './due-entries.ts';
import type { ActionResult, BotRequest, CatchUp, GameStatus, GameWatcher, LiveGame } from './live-game.ts';
import { parseOwnEntry } from './own-entries.ts';
import { RecentSteps } from './recent-steps.ts';
import { isHashDue, replayLog } from './replay-log.ts';
import { replaySteps } from './replay-steps.ts';
import { applyAndDiff, eventsFor, type StepDiff, stepJson } from './step-diff.ts';
import { type ClockAdjustments, TableClocks } from './table-clocks.ts';
import { UndoLimits } from './undo-limits.ts';

/** Maximum number of attempts to add a move while other nodes keep adding entries first. */
const MAX_APPEND_ATTEMPTS = 8;

/** Dependencies of a loaded game. */
export interface LoadedGameDeps<T, H, B, O> {
  readonly header: Header<O>;
  readonly time: TimeControl;
  readonly takeBacks: boolean;
  readonly chance: ChanceSource;
  /** Any state for this number of seats and these options, used as a scratch buffer for diffs. */
  readonly scratchState: State<T, H, B>;
  readonly db: Queryable;
  readonly appender: LogAppender;
  /** The server's time in milliseconds; for spectators who see the game later, the time that they see. */
  readonly clock: () => number;
  /** Whether it is the game as spectators see it: entries after the time of `clock` are not shown yet. */
  readonly isDelayed?: boolean;
  /** Called after every saved entry, from whichever node. */
  readonly moved: (game: LiveGame, survey: GameStatus) => void;
}

const refusedResult = (code: string, numbers: Refusal['numbers'] = {}): ActionResult => ({
  ok: false,
  refusals: [{ code, rule: '', numbers }],
});
const ACCEPTED: ActionResult = { ok: true };

/**
 * A game that this node has in memory: the current state, the last few steps, and its watchers. Everything else is in
 * the log.
 */
export class LoadedGame<T, H, B, M extends Kinded, E extends Kinded, O, K> implements LiveGame {
  readonly #deps: LoadedGameDeps<T, H, B, O>;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #watchers = new Set<GameWatcher>();
  readonly #mutex = new Mutex();
  readonly #dueEntries: DueEntries;
  #match: Match<T, H, B, M, E, O, K>;
  #clocks: TableClocks;
  #adjustments: ClockAdjustments = [];
  #undoLimits = new UndoLimits();
  readonly #recentSteps = new RecentSteps();
  /** The last entry that all watchers were sent. The match is ahead of it only while a commit is in progress. */
  #shownSeq = 0;
  #isNew = true;
  /** A commit failed, so the match may differ from what was saved. */
  #needsReload = false;

  private constructor(game: Game<T, H, B, M, E, O, K>, ground: LoadedGameDeps<T, H, B, O>) {
    this.#game = game;
    this.#deps = ground;
    this.#dueEntries = new DueEntries(ground, () => {
      if (this.#watchers.size > 0) void this.catchUp(null).catch(() => {});
    });
    this.#match = new Match(game, ground.header, ground);
    this.#clocks = new TableClocks(ground.time, ground.header.seats);
  }

  /** Loads a game from its log. */
  static async load<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    ground: LoadedGameDeps<T, H, B, O>,
  ): Promise<LiveGame> {
    const hosted = new LoadedGame(game, ground);
    await hosted.#reload();
    return hosted;
  }

  get id(): string {
    return this.#deps.header.id;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  choose(seat: Seat, request: number, move: string, lag: number | null): Promise<ActionResult> {
    const parsed = this.#game.notation.parse(move);
    return this.#exclusive(async () => {
      for (let i = 0; i < MAX_APPEND_ATTEMPTS; i++) {
        const at = this.#deps.clock();
        const isAsked = this.#match.request(seat)?.id === request;
        const cost = isAsked && lag !== null ? this.#clocks.cost(seat, at, lag) : 0;
        if (lag !== null && !this.#clocks.isInTime(seat, cost)) return refusedResult('table.time');
        if (parsed === null) return refusedResult('table.notation');
        const refusals = this.#match.refuseAnswer(seat, request, parsed);
        if (refusals.length > 0)
          return isAsked || !(await this.#isRepeated(seat, request, move)) ? { ok: false, refusals } : ACCEPTED;
        const { texts, diffs } = this.#applyMove({ by: seat, move: parsed });
        if (!(await this.#append(texts, cost, this.#hash()))) continue;
        this.#updateClocks({ by: seat, move: parsed }, cost, at);
        this.#broadcastSteps(diffs);
        return ACCEPTED;
      }
      return refusedResult('stale-request');
    });
  }

  undo(seat: Seat, seq: number): Promise<ActionResult> {
    return this.#exclusive(async () => {
      if (seq !== this.#shownSeq) return refusedResult('stale-request');
      if (this.#match.undoable(seat) < 1) return refusedResult('no-undo');
      const { exceeded } = this.#undoLimits;
      if (exceeded !== null) return refusedResult('undo-spent', exceeded);
      const at = this.#deps.clock();
      const cost = this.#clocks.cost(seat, at, 0);
      const entry = { by: seat, undo: 1 };
      if (!(await this.#append([printEntry(this.#game.notation, entry)], cost, '')))
        return refusedResult('stale-request');
      this.#applyUndo(entry);
      this.#updateClocks(entry, cost, at);
      return ACCEPTED;
    });
  }

  takeBack(seat: Seat, move: number): Promise<ActionResult> {
    return this.#exclusive(async () => {
      for (let i = 0; i < MAX_APPEND_ATTEMPTS; i++) {
        const last = this.#match.lastMove(seat);
        if (last?.seq !== move) return refusedResult('no-undo');
        const entry = { by: seat, undo: last.undo, agreed: true } as const;
        if (!(await this.#append([printEntry(this.#game.notation, entry)], 0, ''))) continue;
        this.#applyUndo(entry);
        this.#updateClocks(entry, 0, this.#deps.clock());
        return ACCEPTED;
      }
      return refusedResult('stale-request');
    });
  }

  async adjustClocks(adjustments: ClockAdjustments): Promise<void> {
    await this.#exclusive(async () => {
      if (JSON.stringify(adjustments) === JSON.stringify(this.#adjustments)) return;
      this.#adjustments = adjustments;
      this.#clocks.adjust(adjustments);
      this.#broadcast((seat) =>
        jsonObject<LiveEntries>({ type: jsonOf('entries'), steps: jsonOf([]), status: this.#liveStatusJson(seat) }),
      );
      this.#deps.moved(this, this.#status());
    });
  }

  hasShown(seq: number): boolean {
    return seq <= this.#shownSeq;
  }

  async catchUp(seq: number | null): Promise<void> {
    if (seq !== null && seq <= this.#shownSeq) return; // usually the node's own notification
    await this.#exclusive(async () => {
      if (seq === null || seq > this.#shownSeq) await this.#applyNewRows();
    });
  }

  async join(watcher: GameWatcher, since: number, welcome: (caughtUp: CatchUp) => void): Promise<void> {
    if (this.#deps.isDelayed === true) await this.catchUp(null);
    if (this.#recentSteps.covers(since)) {
      return this.#exclusive(async () => {
        if (this.#recentSteps.covers(since)) this.#sendCatchUp(watcher, since, this.#recentSteps.after(since), welcome);
        else await this.#joinFromLog(watcher, welcome);
      });
    }
    // The slow path replays the log separately; the game goes on meanwhile.
    const texts = (await this.#dueRows()).map(({ entry }) => entry);
    const from = since >= lastUndoOf(texts) && since <= texts.length ? since : 0;
    const early = await replaySteps(this.#game, this.#deps.header, texts, from);
    return this.#exclusive(async () => {
      // Entries of another node whose notification has not arrived yet. The watcher may have seen them there.
      if (texts.length > this.#shownSeq) await this.#applyNewRows();
      if (this.#recentSteps.covers(texts.length))
        this.#sendCatchUp(watcher, from, [...early, ...this.#recentSteps.after(texts.length)], welcome);
      else await this.#joinFromLog(watcher, welcome);
    });
  }

  leave(watcher: GameWatcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size === 0) this.#dueEntries.stop();
  }

  status(): Promise<GameStatus> {
    return this.#exclusive(async () => this.#status());
  }

  question(seat: Seat, since: number | null, menu = 0): Promise<BotRequest | null> {
    return this.#exclusive(async () => {
      const request = this.#match.request(seat);
      if (request === null) return null;
      const isAnew = since === null || since < this.#match.lastUndo;
      const from = isAnew ? 0 : since;
      const { db, header } = this.#deps;
      const diffs = this.#recentSteps.covers(from)
        ? this.#recentSteps.after(from)
        : await replaySteps(this.#game, header, await readEntries(db, this.id), from);
      const told = diffs.map((diff) => eventsFor(diff, seat).slice(1, -1)).filter((events) => events !== '');
      return {
        request: request.id,
        asked: request,
        moves: menu === 0 ? [] : this.#match.moves(seat, menu).map((move) => this.#game.notation.print(move)),
        seq: this.#shownSeq,
        view: JSON.stringify(this.#match.views[seat]),
        told: `[${told.join(',')}]`,
        isAnew,
      };
    });
  }

  /** Runs work one after the other, so that nobody sees what has not been saved. */
  #exclusive<X>(work: () => Promise<X>): Promise<X> {
    return this.#mutex.runExclusive(() => (this.#needsReload ? this.#reload().then(work) : work()));
  }

  /** Saves entries in the log. false: another node was faster, and its entries were applied. */
  async #append(entries: readonly string[], cost: number, hash: string): Promise<boolean> {
    this.#needsReload = true;
    const isKept = await this.#deps.appender.append(this.id, this.#shownSeq, entries, cost, hash);
    if (!isKept) await this.#reload();
    this.#needsReload = false;
    return isKept;
  }

  /** The hash of the state where one is due; '' elsewhere. */
  #hash(): string {
    const isOver = this.#match.awaiting.who === 'over';
    return isHashDue(this.#shownSeq, this.#match.seq, isOver) ? hashState(this.#match.state) : '';
  }

  /** Whether this same answer is already in the log and still in force: it was sent twice. */
  async #isRepeated(seat: Seat, request: number, move: string): Promise<boolean> {
    if (request >= this.#shownSeq) return false;
    const later = await readEntries(this.#deps.db, this.id, request);
    const own = later.findIndex((text) => text.startsWith(`${seat}: `) || text.startsWith(`${seat}<`));
    if (later[own] !== `${seat}: ${move}`) return false;
    const held: number[] = [];
    for (const [i, text] of later.entries()) {
      const entry = this.#read(text);
      if (isUndoEntry(entry)) held.splice(-entry.undo);
      else held.push(i);
    }
    return held.includes(own);
  }

  /** Reloads everything from the log, and shows what the watchers here have not seen yet. */
  async #reload(): Promise<void> {
    const rows = await this.#dueRows();
    const known = this.#isNew ? rows : rows.slice(0, this.#shownSeq);
    this.#isNew = false;
    const { header, time } = this.#deps;
    this.#clocks = new TableClocks(time, header.seats);
    this.#clocks.adjust(this.#adjustments);
    this.#undoLimits = new UndoLimits();
    this.#match = new Match(this.#game, header, this.#deps);
    await replayLog(this.#match, known, (entry, { spent, made }) => this.#updateClocks(entry, spent, made));
    this.#shownSeq = known.length;
    this.#recentSteps.clear(this.#shownSeq);
    this.#needsReload = false;
    await this.#applyRows(rows.slice(known.length));
  }

  async #applyNewRows(): Promise<void> {
    await this.#applyRows(await this.#dueRows(this.#shownSeq));
  }

  /** The entries after number `after` that may be shown by now. */
  async #dueRows(after = 0): Promise<readonly EntryRow[]> {
    return this.#dueEntries.select(await readEntryRows(this.#deps.db, this.id, after), after);
  }

  /** Applies entries of other nodes. */
  async #applyRows(rows: readonly EntryRow[]): Promise<void> {
    let diffs: StepDiff[] = [];
    for (const { entry: text, spent, made } of rows) {
      const entry = this.#read(text);
      if (isUndoEntry(entry)) {
        this.#broadcastSteps(diffs);
        diffs = [];
        this.#applyUndo(entry);
      } else diffs.push(applyAndDiff(this.#match, entry, this.#deps.scratchState));
      this.#updateClocks(entry, spent, made);
    }
    this.#broadcastSteps(diffs);
  }

  /** Updates clocks and undo limits after a saved entry. */
  #updateClocks(entry: LogEntry<M>, spent: number, at: number): void {
    const turns = this.#game.turns?.(this.#match.state.table) ?? null;
    this.#clocks.record({ by: entry.by, spent, turns, waitsFor: this.#mustActSeats(), at });
    this.#undoLimits.record(isUndoEntry(entry), turns);
  }

  #read(text: string): LogEntry<M> {
    return parseOwnEntry(this.#game, this.#deps.header.seats, text);
  }

  /**
   * Applies a move and what chance decides after it. Returns what goes into the log, and what is shown once it is
   * saved.
   */
  #applyMove(move: LogEntry<M>): { readonly texts: readonly string[]; readonly diffs: readonly StepDiff[] } {
    const texts: string[] = [];
    const diffs: StepDiff[] = [];
    for (let entry: LogEntry<M> | null = move; entry !== null; entry = this.#match.dueOutcome()) {
      diffs.push(applyAndDiff(this.#match, entry, this.#deps.scratchState));
      texts.push(printEntry(this.#game.notation, entry));
    }
    return { texts, diffs };
  }

  /** Applies an undo. */
  #applyUndo(entry: UndoEntry): void {
    this.#match.applyChecked(entry);
    this.#shownSeq = this.#match.seq;
    this.#recentSteps.clear(this.#shownSeq);
    const to = this.#match.lastEffective;
    this.#broadcast((seat) =>
      jsonObject<LiveUndone>({ type: jsonOf('undone'), to: jsonOf(to), status: this.#liveStatusJson(seat) }),
    );
    this.#deps.moved(this, this.#status());
  }

  #broadcastSteps(diffs: readonly StepDiff[]): void {
    if (diffs.length === 0) return;
    for (const diff of diffs) this.#recentSteps.add(diff);
    this.#shownSeq = this.#match.seq;
    this.#broadcast((seat) => {
      const steps = jsonList(diffs.map((diff) => stepJson(diff, seat)));
      return jsonObject<LiveEntries>({ type: jsonOf('entries'), steps, status: this.#liveStatusJson(seat) });
    });
    this.#deps.moved(this, this.#status());
  }

  /** Sends a message to all watchers; it is created once for all who see the same. */
  #broadcast(make: (seat: Seat | null) => JsonText<ServerMessage>): void {
    if (this.#watchers.size === 0) return;
    const made = new Map<Seat | null, JsonText<ServerMessage>>();
    for (const watcher of this.#watchers) {
      const message = made.get(watcher.seat) ?? make(watcher.seat);
      made.set(watcher.seat, message);
      watcher.receive(message, this.#shownSeq);
    }
  }

  #sendCatchUp(
    watcher: GameWatcher,
    since: number,
    diffs: readonly StepDiff[],
    welcome: (caughtUp: CatchUp) => void,
  ): void {
    if (watcher.isGone) return; // it has left already, and nothing would remove it
    const steps = jsonList(diffs.map((diff) => stepJson(diff, watcher.seat)));
    this.#watchers.add(watcher);
    welcome({ since, seq: this.#shownSeq, steps, status: this.#liveStatusJson(watcher.seat) });
  }

  async #joinFromLog(watcher: GameWatcher, welcome: (caughtUp: CatchUp) => void): Promise<void> {
    const texts = (await readEntries(this.#deps.db, this.id)).slice(0, this.#shownSeq);
    this.#sendCatchUp(watcher, 0, await replaySteps(this.#game, this.#deps.header, texts, 0), welcome);
  }

  #status(): GameStatus {
    return {
      seq: this.#shownSeq,
      mustAct: this.#mustActSeats(),
      mayAct: this.#mayActSeats(),
      question: this.#question(),
      places: this.#places(),
      requests: this.#match.views.map((_, seat) => this.#match.request(seat)?.id ?? null),
      deadlines: this.#clocks.deadlines(),
      lastMoves: this.#match.views.map((_, seat) => this.#match.lastMove(seat)?.seq ?? null),
    };
  }

  #question(): string | null {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? awaiting.question : null;
  }

  #mustActSeats(): SeatSet {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? awaiting.must : 0;
  }

  #mayActSeats(): SeatSet {
    const { awaiting } = this.#match;
    if (awaiting.who !== 'seats') return 0;
    return seatsIn(awaiting.must).some((seat) => this.#match.undoable(seat) > 0) ? 0 : awaiting.may;
  }

  #places(): readonly number[] | null {
    const { awaiting } = this.#match;
    return awaiting.who === 'over' ? awaiting.places : null;
  }

  #liveStatusJson(seat: Seat | null): JsonText<LiveStatus> {
    const serverTime = this.#deps.clock();
    return jsonOf<LiveStatus>({
      seq: this.#shownSeq,
      request: seat === null ? null : this.#match.request(seat),
      undoable: seat === null ? 0 : this.#match.undoable(seat),
      lastMove: seat === null ? null : (this.#match.lastMove(seat)?.seq ?? null),
      clocks: this.#clocks.allRemaining(serverTime),
      serverTime,
    });
  }
}

/** The number of the last undo entry, 0 for none. */
const lastUndoOf = (texts: readonly string[]): number => texts.findLastIndex((text) => /^\d+<{1,2} /.test(text)) + 1;
