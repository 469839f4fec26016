import {
  type ChanceSource,
  type Entry,
  type Game,
  isUndo,
  type Kinded,
  type Refusal,
  type Seat,
  type SeatSet,
  type State,
} from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';
import type { Appender } from '../storage/appender.ts';
import type { Query } from '../storage/db.ts';
import { type EntryRow, readEntries, readEntryRows } from '../storage/games.ts';
import { Turns } from '../turns.ts';
import { Clocks } from './clocks.ts';
import { Course, type Frame, keptOf, readEntry } from './course.ts';
import type { Answer, LiveGame, Question, Standing, Survey, Watcher } from './live-game.ts';
import { Recent } from './recent.ts';
import { retell } from './retelling.ts';
import { eventsFor, type Stride, stepFor } from './stride.ts';

/** How often a move is tried against other nodes that are faster each time. */
const TRIES = 8;

/** What a hosted game stands on. */
export interface Ground<T, H, B, O> {
  readonly id: string;
  readonly frame: Frame<O>;
  readonly time: TimeControl;
  readonly chance: ChanceSource;
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
  #course: Course<T, H, B, M, E, O, K>;
  #clocks: Clocks;
  readonly #recent = new Recent();
  /** Up to which entry everybody was told. The course is further only while a commit is under way. */
  #shown = 0;
  #isNew = true;
  /** A commit failed half-way: what the course holds may not be what was kept. */
  #isDoubtful = false;

  private constructor(game: Game<T, H, B, M, E, O, K>, ground: Ground<T, H, B, O>) {
    this.#game = game;
    this.#ground = ground;
    this.#course = new Course(game, ground.frame);
    this.#clocks = new Clocks(ground.time, ground.frame.seats);
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
    return this.#ground.id;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  choose(seat: Seat, request: number, move: string, lag: number | null): Promise<Answer> {
    return this.#alone(async () => {
      for (let i = 0; i < TRIES; i++) {
        const at = this.#ground.clock();
        const isAsked = this.#course.request(seat)?.id === request;
        const cost = isAsked && lag !== null ? this.#clocks.cost(seat, at, lag) : 0;
        if (lag !== null && !this.#clocks.isInTime(seat, cost)) return no('table.time');
        const { chance, slot } = this.#ground;
        const played = this.#course.choose(seat, request, move, chance, slot);
        if (!played.ok) return isAsked || !(await this.#wasSaid(seat, request, move)) ? played : YES;
        if (!(await this.#keep(played.entries, cost))) continue;
        this.#clocks.turn(seat, cost, this.#must(), at);
        this.#show(played.strides);
        return YES;
      }
      return no('stale-request');
    });
  }

  undo(seat: Seat, seq: number): Promise<Answer> {
    return this.#alone(async () => {
      if (seq !== this.#shown) return no('stale-request');
      if (this.#course.undoable(seat) < 1) return no('no-undo');
      const at = this.#ground.clock();
      const cost = this.#clocks.cost(seat, at, 0);
      const entry = `${seat}< 1`;
      if (!(await this.#keep([entry], cost))) return no('stale-request');
      await this.#goBack();
      this.#clocks.turn(seat, cost, this.#must(), at);
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
    const early = await retell(this.#game, this.#ground.frame, texts, from);
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
      const request = this.#course.request(seat);
      if (request === null) return null;
      const isAnew = since === null || since < this.#course.lastUndo;
      const from = isAnew ? 0 : since;
      const { db, frame } = this.#ground;
      const strides = this.#recent.reaches(from)
        ? this.#recent.after(from)
        : await retell(this.#game, frame, await readEntries(db, this.id), from);
      const told = strides.map((stride) => eventsFor(stride, seat).slice(1, -1)).filter((events) => events !== '');
      return {
        request: request.id,
        asked: request,
        moves: menu === 0 ? [] : this.#course.moves(seat, menu),
        seq: this.#shown,
        view: JSON.stringify(this.#course.views[seat]),
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
  async #keep(entries: readonly string[], cost: number): Promise<boolean> {
    this.#isDoubtful = true;
    const isKept = await this.#ground.appender.append(this.id, this.#shown, entries, cost);
    if (!isKept) await this.#reload();
    this.#isDoubtful = false;
    return isKept;
  }

  /** Whether this very answer stands in the log already: it was said twice. */
  async #wasSaid(seat: Seat, request: number, move: string): Promise<boolean> {
    if (request >= this.#shown) return false;
    const later = await readEntries(this.#ground.db, this.id, request);
    return later.find((text) => text.startsWith(`${seat}: `) || text.startsWith(`${seat}< `)) === `${seat}: ${move}`;
  }

  /** Everything from the log; what nobody here was told yet is shown. */
  async #reload(): Promise<void> {
    const rows = await readEntryRows(this.#ground.db, this.id);
    const known = this.#isNew ? rows : rows.slice(0, this.#shown);
    this.#isNew = false;
    const clocks = new Clocks(this.#ground.time, this.#ground.frame.seats);
    this.#clocks = clocks;
    const texts = known.map(({ entry }) => entry);
    this.#course = Course.replay(this.#game, this.#ground.frame, texts, (course, { by }, at) => {
      const row = known[at];
      if (row !== undefined) clocks.turn(by, row.spent, mustOf(course), row.made);
    });
    this.#shown = known.length;
    this.#recent.clear(this.#shown);
    this.#isDoubtful = false;
    await this.#takeIn(rows.slice(known.length));
  }

  /** Entries of other nodes. */
  async #takeIn(rows: readonly EntryRow[]): Promise<void> {
    let strides: Stride[] = [];
    for (const { entry: text, spent, made } of rows) {
      const entry: Entry<M> = readEntry(this.#game, this.#ground.frame.seats, text);
      if (isUndo(entry)) {
        this.#show(strides);
        strides = [];
        await this.#goBack();
      } else strides.push(this.#course.step(entry, this.#ground.slot));
      this.#clocks.turn(entry.by, spent, this.#must(), made);
    }
    this.#show(strides);
  }

  /** The entry after the last one shown took something back. */
  async #goBack(): Promise<void> {
    const texts = (await readEntries(this.#ground.db, this.id)).slice(0, this.#shown + 1);
    const entries = texts.map((text) => readEntry(this.#game, this.#ground.frame.seats, text));
    this.#course.rewind(entries);
    this.#shown = this.#course.seq;
    this.#recent.clear(this.#shown);
    const to = keptOf(entries).at(-1)?.seq ?? 0;
    this.#tell((seat) => `{"type":"undone","to":${to},"now":${this.#now(seat)}}`);
    this.#ground.moved(this, this.#survey());
  }

  #show(strides: readonly Stride[]): void {
    if (strides.length === 0) return;
    for (const stride of strides) this.#recent.add(stride);
    this.#shown = this.#course.seq;
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
    const steps = strides.map((stride) => stepFor(stride, watcher.seat)).join(',');
    this.#watchers.add(watcher);
    welcome({ since, seq: this.#shown, steps: `[${steps}]`, now: this.#now(watcher.seat) });
  }

  async #joinAnew(watcher: Watcher, welcome: (standing: Standing) => void): Promise<void> {
    const texts = (await readEntries(this.#ground.db, this.id)).slice(0, this.#shown);
    this.#welcome(watcher, 0, await retell(this.#game, this.#ground.frame, texts, 0), welcome);
  }

  #survey(): Survey {
    return {
      seq: this.#shown,
      must: this.#must(),
      question: this.#question(),
      places: this.#places(),
      requests: this.#course.views.map((_, seat) => this.#course.request(seat)?.id ?? null),
      deadlines: this.#clocks.deadlines(),
    };
  }

  #question(): string | null {
    const { awaiting } = this.#course;
    return awaiting.who === 'seats' ? awaiting.question : null;
  }

  #must(): SeatSet {
    return mustOf(this.#course);
  }

  #places(): readonly number[] | null {
    const { awaiting } = this.#course;
    return awaiting.who === 'over' ? awaiting.places : null;
  }

  #now(seat: Seat | null): string {
    const at = this.#ground.clock();
    return JSON.stringify({
      seq: this.#shown,
      request: seat === null ? null : this.#course.request(seat),
      undoable: seat === null ? 0 : this.#course.undoable(seat),
      clocks: this.#clocks.all(at),
      at,
    });
  }
}

/** The number of the last entry that took something back, 0 for none. */
const lastUndoOf = (texts: readonly string[]): number => texts.findLastIndex((text) => /^\d+< /.test(text)) + 1;

function mustOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(course: Course<T, H, B, M, E, O, K>): SeatSet {
  const { awaiting } = course;
  return awaiting.who === 'seats' ? awaiting.must : 0;
}
