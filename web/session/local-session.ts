import { constantAnswerMs, type LevelName, remainingWaitMs } from '@orrery/bots';
import { type BotThinker, NO_MOVE } from '@orrery/bots/runner';
import {
  type AnswerResult,
  type AnyView,
  errResult,
  isUndoEntry,
  type Kinded,
  type Match,
  NO_SEATS,
  type OnStep,
  type Problem,
  type Refusal,
  type Seat,
  type SeatRequest,
  type SeatSet,
  seatsIn,
} from '@orrery/kernel';
import { Store } from '../app/store.ts';
import { seatsWith } from './chairs.ts';
import type { SessionClock } from './clock.ts';
import { DeviceHandover } from './device-handover.ts';
import type { GameTerms, Session, SessionStep, Sitter, Snapshot } from './session.ts';
import type { GameSaver } from './storage/device-store.ts';
import { printLines, statusOf } from './storage/saved-game.ts';
import { BotHost } from './thinking/bot-host.ts';
import type { Timeline, TimelineFrame } from './timeline.ts';

/** The dependencies of a session beside the game itself. */
export interface LocalSessionDeps {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly saver: GameSaver;
  readonly clock: SessionClock;
  /** Factor for the pause between two bot moves: 1 is the full pause, 0 none. */
  readonly pace: () => number;
  makeThinker(): BotThinker;
  /** Releases the game, so that another window may open it. */
  release(): void;
}

/** A bot's decision. */
interface BotDecision {
  readonly request: number;
  readonly move: string;
  /** It is not shown before this time. */
  readonly due: number;
}

/** Maximum number of steps that are shown one after the other. */
const MAX_SHOWN_STEPS = 60;
/**
 * Minimum pause between two bot moves, in milliseconds; the maximum is twice as long. It only leaves time to undo: how
 * fast moves are shown is decided at the table.
 */
const MIN_BOT_PAUSE_MS = 90;
/** 2^32 divided by the golden ratio: spreads neighbouring numbers far apart. */
const HASH_MULTIPLIER = 0x9e3779b9;

const NOT_ASKED: Refusal = Object.freeze({ code: 'not-asked', rule: '', numbers: {} });
const NO_UNDO: Refusal = Object.freeze({ code: 'no-undo', rule: '', numbers: {} });
const STALE_CODES: readonly string[] = ['stale-request', 'not-asked'];

const BOTS_FAILED = errResult('session.bots', {}, 'the bots cannot think; load the page again to go on').problem;

/** A game in this page: people on this device, bots in a worker; every entry is saved before it is shown. */
export class LocalSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
  readonly #match: Match<T, H, B, M, E, O, K>;
  readonly #timeline: Timeline<T, H, B, M, E, O, K>;
  readonly #deps: LocalSessionDeps;
  readonly #host: BotHost<T, H, B, M, E, O, K>;
  readonly #handover: DeviceHandover;
  readonly #bots: SeatSet;
  /** The last entry that each seat has seen. */
  readonly #seenSeqs = new Map<Seat, number>();
  /** The request that each bot is thinking about. */
  readonly #thinkingOn = new Map<Seat, number>();
  /** The entry after which bots were last asked for optional moves, and whether they are being asked. */
  #invitedAt = -1;
  #isInviting = false;
  /** Queue of changes to the game: they run one after the other. */
  #actionQueue: Promise<unknown> = Promise.resolve();
  /** Bot decisions, shown one after the other with a pause between them. */
  #botMoveQueue: Promise<void> = Promise.resolve();
  /** Increases with every undo: earlier bot decisions are discarded. */
  #botEpoch = 0;
  #historyVersion = 0;
  #lastSeenSeq: number;
  #shownAt: number;
  #error: Problem | null = null;
  #isClosed = false;
  readonly #snapshot: Store<Snapshot<T, H, E>>;

  constructor(match: Match<T, H, B, M, E, O, K>, timeline: Timeline<T, H, B, M, E, O, K>, parts: LocalSessionDeps) {
    this.id = parts.id;
    this.sitters = parts.sitters;
    this.terms = { game: match.header.game, edition: match.header.edition, options: match.header.options };
    this.#match = match;
    this.#timeline = timeline;
    this.#deps = parts;
    this.#host = new BotHost(timeline, () => parts.makeThinker());
    this.#bots = seatsWith(parts.sitters, 'bot');
    this.#handover = new DeviceHandover(seatsWith(parts.sitters, 'person'));
    this.#lastSeenSeq = match.seq;
    for (const seat of parts.sitters.keys()) this.#seenSeqs.set(seat, match.seq);
    this.#shownAt = parts.clock.now();
    this.#handover.follow(match.awaiting);
    this.#snapshot = new Store(this.#makeSnapshot());
    this.#startBots();
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#snapshot.get();
  }

  get subscribe(): Session<T, H, M, E>['subscribe'] {
    return this.#snapshot.subscribe;
  }

  steps(since: number): readonly SessionStep<T, H, E>[] {
    const from = Math.max(this.#timeline.stepAt(since), this.#timeline.length - MAX_SHOWN_STEPS);
    return this.#timeline.steps(from, this.#handover.viewer);
  }

  choose(request: number, move: M): Promise<readonly Refusal[]> {
    const { viewer } = this.#handover;
    return this.#enqueue(async () => {
      if (viewer === null || this.#isStopped) return [NOT_ASKED];
      return this.#act((each) => this.#match.choose(viewer, request, move, each), viewer);
    });
  }

  undo(): Promise<readonly Refusal[]> {
    const { viewer } = this.#handover;
    return this.#enqueue(async () => {
      if (viewer === null || this.#isStopped) return [NO_UNDO];
      return this.#act((each) => this.#match.undo(viewer, each));
    });
  }

  liftCurtain(): void {
    void this.#enqueue(async () => {
      if (!this.#handover.liftCurtain()) return;
      this.#historyVersion++;
      this.#lastSeenSeq = this.#seenSeqs.get(this.#handover.viewer ?? -1) ?? this.#match.seq;
      this.#publish();
    });
  }

  get lendDevice(): ((seat: Seat | null) => void) | undefined {
    return this.#handover.isShared ? (seat) => void this.#enqueue(async () => this.#handDeviceTo(seat)) : undefined;
  }

  #handDeviceTo(seat: Seat | null): void {
    const { awaiting, seq } = this.#match;
    const isOther = seat === null ? this.#handover.reclaim(awaiting) : this.#handover.lendTo(seat, awaiting);
    if (!isOther) return;
    this.#historyVersion++;
    this.#lastSeenSeq = seq;
    this.#publish();
  }

  async viewAt(seq: number): Promise<AnyView<T, H>> {
    return this.#timeline.view(this.#timeline.stepAt(seq), this.#handover.viewer);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#snapshot.close();
    this.#host.close();
    // Pending entries are saved before another window may open the game.
    void this.#actionQueue.then(() => this.#deps.release());
  }

  get #isStopped(): boolean {
    return this.#isClosed || this.#deps.saver.conflict !== null;
  }

  /** Runs a task after all earlier ones. */
  #enqueue<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#actionQueue.then(work);
    this.#actionQueue = done.catch(() => undefined);
    return done;
  }

  /** Plays a move; accepted entries are saved and then shown. */
  async #act(play: (each: OnStep<M, E>) => AnswerResult<M, E>, by: Seat | null = null): Promise<readonly Refusal[]> {
    const frames: TimelineFrame<T, H, B, M, E>[] = [];
    const answer = play((step) => frames.push(this.#timeline.frame(this.#match, step)));
    if (!answer.ok) return answer.refusals;
    const entries = frames.map(({ step }) => step.entry);
    const isUndone = entries.some(isUndoEntry);
    if (isUndone) {
      this.#botEpoch++;
      this.#thinkingOn.clear();
      this.#invitedAt = -1;
      this.#host.forget();
    }
    const { saver, clock } = this.#deps;
    const { game, awaiting, seq } = this.#match;
    const lines = printLines(game.notation, entries, this.#timeline.seq + 1);
    await saver.save(lines, statusOf(awaiting, seq, clock.date()));
    if (this.#isClosed) return [];
    for (const frame of frames) this.#timeline.append(frame);
    this.#error = saver.conflict;
    if (this.#handover.follow(awaiting, by) || isUndone) {
      this.#historyVersion++;
      this.#lastSeenSeq = seq;
    }
    this.#shownAt = clock.now();
    this.#publish();
    this.#startBots();
    return [];
  }

  #publish(): void {
    this.#snapshot.set(this.#makeSnapshot());
  }

  #makeSnapshot(): Snapshot<T, H, E> {
    const { viewer, curtain } = this.#handover;
    const match = this.#match;
    const asks = viewer !== null && this.#deps.saver.conflict === null;
    if (viewer !== null) this.#seenSeqs.set(viewer, match.seq);
    return {
      seq: match.seq,
      view: this.#timeline.view(this.#timeline.length, viewer),
      awaiting: match.awaiting,
      request: asks ? match.request(viewer) : null,
      undoable: asks ? match.undoable(viewer) : 0,
      thinking: this.#error === null ? this.#askedBots() : NO_SEATS,
      curtain,
      isLent: this.#handover.isLent,
      story: this.#timeline.story(viewer),
      historyVersion: this.#historyVersion,
      lastSeenSeq: this.#lastSeenSeq,
      error: this.#error,
      saveError: this.#deps.saver.saveError,
    };
  }

  #askedBots(): SeatSet {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? awaiting.must & this.#bots : NO_SEATS;
  }

  /** Starts every bot that is asked and is not thinking yet. */
  #startBots(): void {
    if (this.#isStopped) return;
    const time = constantAnswerMs(seatsIn(this.#askedBots()).flatMap((seat) => this.#levelOf(seat) ?? []));
    for (const seat of seatsIn(this.#askedBots())) {
      const request = this.#match.request(seat);
      if (request === null || this.#thinkingOn.get(seat) === request.id) continue;
      this.#thinkingOn.set(seat, request.id);
      void this.#think(seat, request, request.veiled ? time : null);
    }
    this.#inviteVolunteers();
  }

  /**
   * Asks bots for optional moves while a person decides, one after the other, once after each entry of another seat.
   * Not while that person could undo a move: an entry of another seat would prevent the undo.
   */
  #inviteVolunteers(): void {
    const { awaiting, seq } = this.#match;
    if (this.#isInviting || this.#invitedAt === seq) return;
    if (awaiting.who !== 'seats' || (awaiting.must & this.#bots) !== NO_SEATS) return;
    const bots = seatsIn(awaiting.may & this.#bots);
    if (bots.length === 0 || seatsIn(awaiting.must).some((seat) => this.#match.undoable(seat) > 0)) return;
    this.#isInviting = true;
    void this.#playVolunteered(bots).finally(() => {
      this.#isInviting = false;
      this.#inviteVolunteers(); // another seat may have acted meanwhile
    });
  }

  /** Nobody waits for optional moves, so failures and late answers are ignored. */
  async #playVolunteered(bots: readonly Seat[]): Promise<void> {
    this.#invitedAt = this.#match.seq;
    for (const seat of bots) {
      const text = await this.#host.askVolunteer(seat).catch(() => NO_MOVE);
      if (text !== NO_MOVE) await this.#deps.clock.wait(this.#botPauseMs());
      await this.#enqueue(async () => {
        const [move, request] = [this.#match.game.notation.parse(text), this.#match.request(seat)];
        if (this.#isStopped || this.#match.seq !== this.#invitedAt || move === null || request === null) return;
        await this.#act((each) => this.#match.choose(seat, request.id, move, each));
        this.#invitedAt = this.#match.seq;
      });
    }
  }

  #levelOf(seat: Seat): LevelName | null {
    const sitter = this.sitters[seat];
    return sitter?.kind === 'bot' ? sitter.level : null;
  }

  /** `time`: the fixed duration of the answer to a veiled request, whatever the bot holds; null for an open one. */
  async #think(seat: Seat, { id: request }: SeatRequest, time: number | null): Promise<void> {
    const { clock, pace } = this.#deps;
    const age = this.#botEpoch;
    const begun = clock.now();
    try {
      const move = await this.#host.ask(seat);
      const now = clock.now();
      const due = time === null || pace() === 0 ? now : now + remainingWaitMs(now - begun, time);
      const shown = this.#botMoveQueue.then(() => this.#playBotMove(seat, { request, move, due }, age));
      this.#botMoveQueue = shown.catch(() => undefined);
      await shown;
    } catch {
      await this.#enqueue(async () => {
        if (!this.#isStopped && age === this.#botEpoch) this.#reportBotFailure(seat);
      });
    }
  }

  /** Plays a bot's decision after a pause, and not before it is due. */
  async #playBotMove(seat: Seat, { request, move: text, due }: BotDecision, age: number): Promise<void> {
    const { clock } = this.#deps;
    const rest = Math.max(due, this.#shownAt + this.#botPauseMs()) - clock.now();
    if (rest > 0) await clock.wait(rest);
    await this.#enqueue(async () => {
      if (this.#isStopped || age !== this.#botEpoch) return;
      const move = this.#match.game.notation.parse(text);
      if (move === null) throw new Error(`unreadable bot move: ${JSON.stringify(text)}`);
      const refusals = await this.#act((each) => this.#match.choose(seat, request, move, each));
      if (refusals.length === 0) return;
      if (!refusals.some(({ code }) => STALE_CODES.includes(code)))
        throw new Error(`illegal bot move ${text}: ${refusals.map(({ code }) => code).join(', ')}`);
      this.#startBots();
    });
  }

  /** The pause varies, so that it does not seem mechanical, but is deterministic for the same game. */
  #botPauseMs(): number {
    return (
      this.#deps.pace() *
      (MIN_BOT_PAUSE_MS + ((Math.imul(this.#match.seq, HASH_MULTIPLIER) >>> 0) % (MIN_BOT_PAUSE_MS + 1)))
    );
  }

  /** Reports that a bot failed; it is asked again after the next entry of another seat. */
  #reportBotFailure(seat: Seat): void {
    this.#thinkingOn.delete(seat);
    this.#error = BOTS_FAILED;
    this.#publish();
  }
}
