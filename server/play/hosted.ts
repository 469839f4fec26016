import {
  type ChanceSource,
  type Entry,
  type Game,
  type Header,
  hashState,
  isUndo,
  type Kinded,
  list,
  Match,
  printEntry,
  type Refusal,
  type Seat,
  type SeatSet,
  type State,
  type UndoEntry,
} from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';
import type { Appender } from '../storage/appender.ts';
import type { Query } from '../storage/db.ts';
import { type EntryRow, readEntries, readEntryRows } from '../storage/games.ts';
import { Turns } from '../turns.ts';
import { Clocks } from './clocks.ts';
import { readEntry } from './entries.ts';
import type { Answer, LiveGame, Question, Standing, Survey, Watcher } from './live-game.ts';
import { isHashDue, readThrough } from './reading.ts';
import { Recent } from './recent.ts';
import { retell } from './retelling.ts';
import { eventsFor, type Stride, stepFor, strideBy } from './stride.ts';
import { TakeBacks } from './take-backs.ts';

/** How often a move is tried against other nodes that are faster each time. */
const TRIES = 8;

/** What a hosted game stands on. */
export interface Ground<T, H, B, O> {
  readonly header: Header<O>;
  readonly time: TimeControl;
  readonly chance: ChanceSource;
  /** Any state of this kind of table, to compare with. */
  readonly slot: State<T, H, B>;
  readonly db: Query;
  readonly appender: Appender;
  /** The server's time in milliseconds. */
  readonly clock: () => number;
  /** Called after every entry that was kept, by whichever node. */
  readonly moved: (game: LiveGame, survey: Survey) => void;
}

const no = (code: string, numbers: Refusal['numbers'] = {}): Answer => ({
  ok: false,
  refusals: [{ code, rule: '', numbers }],
});
const YES: Answer = { ok: true };

/** A game that this node has in memory: the present, the last few steps, and who looks at it. The rest is the log. */
export class Hosted<T, H, B, M extends Kinded, E extends Kinded, O, K> implements LiveGame {
  readonly #ground: Ground<T, H, B, O>;
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #watchers = new Set<Watcher>();
  readonly #turns = new Turns();
  #match: Match<T, H, B, M, E, O, K>;
  #clocks: Clocks;
  #takeBacks = new TakeBacks();
  readonly #recent = new Recent();
  /** Up to which entry everybody was told. The match is further only while a commit is under way. */
  #shown = 0;
  #isNew = true;
  /** A commit failed half-way: what the match holds may not be what was kept. */
  #isDoubtful = false;

  private constructor(game: Game<T, H, B, M, E, O, K>, ground: Ground<T, H, B, O>) {
    this.#game = game;
    this.#ground = ground;
    this.#match = new Match(game, ground.header, { chance: ground.chance });
    this.#clocks = new Clocks(ground.time, ground.header.seats);
  }

  /** Takes a game up from its log. */
  static async load<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    ground: Ground<T, H, B, O>,
  ): Promise<LiveGame> {
    const hosted = new Hosted(game, ground);
    await hosted.#reload();
    return hosted;
  }

  get id(): string {
    return this.#ground.header.id;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  choose(seat: Seat, request: number, move: string, lag: number | null): Promise<Answer> {
    const parsed = this.#game.notation.parse(move);
    return this.#alone(async () => {
      for (let i = 0; i < TRIES; i++) {
        const at = this.#ground.clock();
        const isAsked = this.#match.request(seat)?.id === request;
        const cost = isAsked && lag !== null ? this.#clocks.cost(seat, at, lag) : 0;
        if (lag !== null && !this.#clocks.isInTime(seat, cost)) return no('table.time');
        if (parsed === null) return no('table.notation');
        const refusals = this.#match.refuseAnswer(seat, request, parsed);
        if (refusals.length > 0)
          return isAsked || !(await this.#wasSaid(seat, request, move)) ? { ok: false, refusals } : YES;
        const { texts, strides } = this.#play({ by: seat, move: parsed });
        if (!(await this.#keep(texts, cost, this.#hash()))) continue;
        this.#count({ by: seat, move: parsed }, cost, at);
        this.#show(strides);
        return YES;
      }
      return no('stale-request');
    });
  }

  undo(seat: Seat, seq: number): Promise<Answer> {
    return this.#alone(async () => {
      if (seq !== this.#shown) return no('stale-request');
      if (this.#match.undoable(seat) < 1) return no('no-undo');
      const { spent } = this.#takeBacks;
      if (spent !== null) return no('undo-spent', spent);
      const at = this.#ground.clock();
      const cost = this.#clocks.cost(seat, at, 0);
      const entry = { by: seat, undo: 1 };
      if (!(await this.#keep([printEntry(this.#game.notation, entry)], cost, ''))) return no('stale-request');
      this.#goBack(entry);
      this.#count(entry, cost, at);
      return YES;
    });
  }

  hasShown(seq: number): boolean {
    return seq <= this.#shown;
  }

  async catchUp(seq: number | null): Promise<void> {
    if (seq !== null && seq <= this.#shown) return; // our own word, as a rule
    await this.#alone(async () => {
      if (seq !== null && seq <= this.#shown) return;
      await this.#takeIn(await readEntryRows(this.#ground.db, this.id, this.#shown));
    });
  }

  async join(watcher: Watcher, since: number, welcome: (standing: Standing) => void): Promise<void> {
    if (this.#recent.reaches(since)) {
      return this.#alone(async () => {
        if (this.#recent.reaches(since)) this.#welcome(watcher, since, this.#recent.after(since), welcome);
        else await this.#joinAnew(watcher, welcome);
      });
    }
    // The long way is gone beside the game, which goes on meanwhile.
    const texts = await readEntries(this.#ground.db, this.id);
    const from = since >= lastUndoOf(texts) && since <= texts.length ? since : 0;
    const early = await retell(this.#game, this.#ground.header, texts, from);
    return this.#alone(async () => {
      if (this.#recent.reaches(texts.length))
        this.#welcome(watcher, from, [...early, ...this.#recent.after(texts.length)], welcome);
      else await this.#joinAnew(watcher, welcome);
    });
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  survey(): Promise<Survey> {
    return this.#alone(async () => this.#survey());
  }

  question(seat: Seat, since: number | null, menu = 0): Promise<Question | null> {
    return this.#alone(async () => {
      const request = this.#match.request(seat);
      if (request === null) return null;
      const isAnew = since === null || since < this.#match.lastUndo;
      const from = isAnew ? 0 : since;
      const { db, header } = this.#ground;
      const strides = this.#recent.reaches(from)
        ? this.#recent.after(from)
        : await retell(this.#game, header, await readEntries(db, this.id), from);
      const told = strides.map((stride) => eventsFor(stride, seat).slice(1, -1)).filter((events) => events !== '');
      return {
        request: request.id,
        asked: request,
        moves: menu === 0 ? [] : this.#match.moves(seat, menu).map((move) => this.#game.notation.print(move)),
        seq: this.#shown,
        view: JSON.stringify(this.#match.views[seat]),
        told: `[${told.join(',')}]`,
        isAnew,
      };
    });
  }

  /** One after the other: nobody sees what is not yet kept. */
  #alone<X>(work: () => Promise<X>): Promise<X> {
    return this.#turns.alone(() => (this.#isDoubtful ? this.#reload().then(work) : work()));
  }

  /** Keeps entries in the log. false: another node was faster, and what it added was taken in. */
  async #keep(entries: readonly string[], cost: number, hash: string): Promise<boolean> {
    this.#isDoubtful = true;
    const isKept = await this.#ground.appender.append(this.id, this.#shown, entries, cost, hash);
    if (!isKept) await this.#reload();
    this.#isDoubtful = false;
    return isKept;
  }

  /** The hash of the state, where one is due; '' elsewhere. */
  #hash(): string {
    const isOver = this.#match.awaiting.who === 'over';
    return isHashDue(this.#shown, this.#match.seq, isOver) ? hashState(this.#match.state) : '';
  }

  /** Whether this very answer stands in the log already and holds: it was said twice. */
  async #wasSaid(seat: Seat, request: number, move: string): Promise<boolean> {
    if (request >= this.#shown) return false;
    const later = await readEntries(this.#ground.db, this.id, request);
    const own = later.findIndex((text) => text.startsWith(`${seat}: `) || text.startsWith(`${seat}< `));
    if (later[own] !== `${seat}: ${move}`) return false;
    const held: number[] = [];
    for (const [i, text] of later.entries()) {
      const entry = this.#read(text);
      if (isUndo(entry)) held.splice(-entry.undo);
      else held.push(i);
    }
    return held.includes(own);
  }

  /** Everything from the log; what nobody here was told yet is shown. */
  async #reload(): Promise<void> {
    const rows = await readEntryRows(this.#ground.db, this.id);
    const known = this.#isNew ? rows : rows.slice(0, this.#shown);
    this.#isNew = false;
    const { header, chance, time } = this.#ground;
    this.#clocks = new Clocks(time, header.seats);
    this.#takeBacks = new TakeBacks();
    this.#match = new Match(this.#game, header, { chance });
    await readThrough(this.#match, known, (entry, { spent, made }) => this.#count(entry, spent, made));
    this.#shown = known.length;
    this.#recent.clear(this.#shown);
    this.#isDoubtful = false;
    await this.#takeIn(rows.slice(known.length));
  }

  /** Entries of other nodes. */
  async #takeIn(rows: readonly EntryRow[]): Promise<void> {
    let strides: Stride[] = [];
    for (const { entry: text, spent, made } of rows) {
      const entry = this.#read(text);
      if (isUndo(entry)) {
        this.#show(strides);
        strides = [];
        this.#goBack(entry);
      } else strides.push(strideBy(this.#match, entry, this.#ground.slot));
      this.#count(entry, spent, made);
    }
    this.#show(strides);
  }

  /** Clocks and budgets go on by an entry that was kept. */
  #count(entry: Entry<M>, spent: number, at: number): void {
    const turns = this.#game.turns?.(this.#match.state.table) ?? null;
    this.#clocks.turn({ by: entry.by, spent, turns, waitsFor: this.#must(), at });
    this.#takeBacks.note(isUndo(entry), turns);
  }

  #read(text: string): Entry<M> {
    return readEntry(this.#game, this.#ground.header.seats, text);
  }

  /** Takes in a move, and what chance decides after it: what goes into the log, and what is shown once it is there. */
  #play(move: Entry<M>): { readonly texts: readonly string[]; readonly strides: readonly Stride[] } {
    const texts: string[] = [];
    const strides: Stride[] = [];
    for (let entry: Entry<M> | null = move; entry !== null; entry = this.#match.drawn()) {
      strides.push(strideBy(this.#match, entry, this.#ground.slot));
      texts.push(printEntry(this.#game.notation, entry));
    }
    return { texts, strides };
  }

  /** Something was taken back. */
  #goBack(entry: UndoEntry): void {
    this.#match.take(entry);
    this.#shown = this.#match.seq;
    this.#recent.clear(this.#shown);
    const to = this.#match.lastHeld;
    this.#tell((seat) => `{"type":"undone","to":${to},"now":${this.#now(seat)}}`);
    this.#ground.moved(this, this.#survey());
  }

  #show(strides: readonly Stride[]): void {
    if (strides.length === 0) return;
    for (const stride of strides) this.#recent.add(stride);
    this.#shown = this.#match.seq;
    this.#tell((seat) => {
      const steps = strides.map((stride) => stepFor(stride, seat)).join(',');
      return `{"type":"entries","steps":[${steps}],"now":${this.#now(seat)}}`;
    });
    this.#ground.moved(this, this.#survey());
  }

  /** Says something to everybody, made once for all who see the same. */
  #tell(make: (seat: Seat | null) => string): void {
    if (this.#watchers.size === 0) return;
    const made = new Map<Seat | null, string>();
    for (const watcher of this.#watchers) {
      const message = made.get(watcher.seat) ?? make(watcher.seat);
      made.set(watcher.seat, message);
      watcher.hear(message, this.#shown);
    }
  }

  #welcome(watcher: Watcher, since: number, strides: readonly Stride[], welcome: (standing: Standing) => void): void {
    if (watcher.isGone) return; // it has left already, and nobody would let it go
    const steps = strides.map((stride) => stepFor(stride, watcher.seat)).join(',');
    this.#watchers.add(watcher);
    welcome({ since, seq: this.#shown, steps: `[${steps}]`, now: this.#now(watcher.seat) });
  }

  async #joinAnew(watcher: Watcher, welcome: (standing: Standing) => void): Promise<void> {
    const texts = (await readEntries(this.#ground.db, this.id)).slice(0, this.#shown);
    this.#welcome(watcher, 0, await retell(this.#game, this.#ground.header, texts, 0), welcome);
  }

  #survey(): Survey {
    return {
      seq: this.#shown,
      must: this.#must(),
      may: this.#may(),
      question: this.#question(),
      places: this.#places(),
      requests: this.#match.views.map((_, seat) => this.#match.request(seat)?.id ?? null),
      deadlines: this.#clocks.deadlines(),
    };
  }

  #question(): string | null {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? awaiting.question : null;
  }

  #must(): SeatSet {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? awaiting.must : 0;
  }

  #may(): SeatSet {
    const { awaiting } = this.#match;
    if (awaiting.who !== 'seats') return 0;
    return list(awaiting.must).some((seat) => this.#match.undoable(seat) > 0) ? 0 : awaiting.may;
  }

  #places(): readonly number[] | null {
    const { awaiting } = this.#match;
    return awaiting.who === 'over' ? awaiting.places : null;
  }

  #now(seat: Seat | null): string {
    const at = this.#ground.clock();
    return JSON.stringify({
      seq: this.#shown,
      request: seat === null ? null : this.#match.request(seat),
      undoable: seat === null ? 0 : this.#match.undoable(seat),
      clocks: this.#clocks.all(at),
      at,
    });
  }
}

/** The number of the last entry that took something back, 0 for none. */
const lastUndoOf = (texts: readonly string[]): number => texts.findLastIndex((text) => /^\d+< /.test(text)) + 1;
