import { type LevelName, steadyRest, steadyTime } from '@orrery/bots';
import { SILENT, type Thinker } from '@orrery/bots/bench';
import {
  type Answer,
  bad,
  type EachStep,
  isUndo,
  type Kinded,
  list,
  type Match,
  NOBODY,
  only,
  type Problem,
  type Refusal,
  type Request,
  type Seat,
  type SeatSet,
  type Window,
} from '@orrery/kernel';
import type { Clock } from './clock.ts';
import { printLines, statusOf } from './keeping/save.ts';
import type { Keeper } from './keeping/shelf.ts';
import type { Frame, Reel } from './reel.ts';
import type { Moment, Session, Sitter, Step, Terms } from './session.ts';
import { BotHost } from './thinking/bot-host.ts';
import { Viewpoint } from './viewpoint.ts';

/** What a session plays with beside the game itself. */
export interface Parts {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** How much of the natural pause between two moves of bots is wanted: 1 all of it, 0 none. */
  readonly pace: () => number;
  makeThinker(): Thinker;
  /** Lets go of the game, so that another window may have it. */
  release(): void;
}

/** What a bot has decided. */
interface Decided {
  readonly request: number;
  readonly move: string;
  /** It is shown no earlier. */
  readonly due: number;
}

/** Steps that can be shown one after the other. */
const STEPS = 60;
/** Milliseconds between two moves of bots: at least this, and at most as much again. */
const PAUSE = 350;
/** Golden section of 2^32: spreads neighbouring numbers far apart. */
const SPREAD = 0x9e3779b9;

const NOT_ASKED: Refusal = Object.freeze({ code: 'not-asked', rule: '', numbers: {} });
const NO_UNDO: Refusal = Object.freeze({ code: 'no-undo', rule: '', numbers: {} });
const LATE: readonly string[] = ['stale-request', 'not-asked'];

const BOTS_FAILED = bad('session.bots', {}, 'the bots cannot think; load the page again to go on').problem;

/** A game in this page: people on this device, bots in a worker, every entry kept before it is shown. */
export class LocalSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: Terms;
  readonly sitters: readonly Sitter[];
  readonly #match: Match<T, H, B, M, E, O, K>;
  readonly #reel: Reel<T, H, B, M, E, O, K>;
  readonly #parts: Parts;
  readonly #host: BotHost<T, H, B, M, E, O, K>;
  readonly #viewpoint: Viewpoint;
  readonly #bots: SeatSet;
  readonly #listeners = new Set<() => void>();
  /** Up to which entry each seat has looked. */
  readonly #looked = new Map<Seat, number>();
  /** The request that each bot thinks about. */
  readonly #pondered = new Map<Seat, number>();
  /** After which entry bots were last asked whether they want to say something, and whether they are being asked. */
  #invitedAt = -1;
  #isInviting = false;
  /** Whatever changes the game happens in turn. */
  #turn: Promise<unknown> = Promise.resolve();
  /** What bots have decided, shown one after the other with a pause between. */
  #parade: Promise<void> = Promise.resolve();
  /** Rises when something is taken back: what bots thought before counts no more. */
  #age = 0;
  #past = 0;
  #seen: number;
  #shownAt: number;
  #trouble: Problem | null = null;
  #isClosed = false;
  #moment: Moment<T, H, E>;

  constructor(match: Match<T, H, B, M, E, O, K>, reel: Reel<T, H, B, M, E, O, K>, parts: Parts) {
    this.id = parts.id;
    this.sitters = parts.sitters;
    this.terms = { game: match.header.game, edition: match.header.edition, options: match.header.options };
    this.#match = match;
    this.#reel = reel;
    this.#parts = parts;
    this.#host = new BotHost(reel, () => parts.makeThinker());
    this.#bots = seatsOf(parts.sitters, 'bot');
    this.#viewpoint = new Viewpoint(seatsOf(parts.sitters, 'person'));
    this.#seen = match.seq;
    for (const seat of parts.sitters.keys()) this.#looked.set(seat, match.seq);
    this.#shownAt = parts.clock.now();
    this.#viewpoint.follow(match.awaiting);
    this.#moment = this.#look();
    this.#rouse();
  }

  get moment(): Moment<T, H, E> {
    return this.#moment;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  steps(since: number): readonly Step<T, H, E>[] {
    const from = Math.max(this.#reel.stepAt(since), this.#reel.length - STEPS);
    return this.#reel.steps(from, this.#viewpoint.viewer);
  }

  choose(request: number, move: M): Promise<readonly Refusal[]> {
    const { viewer } = this.#viewpoint;
    return this.#inTurn(async () => {
      if (viewer === null || this.#isStopped) return [NOT_ASKED];
      return this.#act((each) => this.#match.choose(viewer, request, move, each), viewer);
    });
  }

  undo(): Promise<readonly Refusal[]> {
    const { viewer } = this.#viewpoint;
    return this.#inTurn(async () => {
      if (viewer === null || this.#isStopped) return [NO_UNDO];
      return this.#act((each) => this.#match.undo(viewer, each));
    });
  }

  lift(): void {
    void this.#inTurn(async () => {
      if (!this.#viewpoint.lift()) return;
      this.#past++;
      this.#seen = this.#looked.get(this.#viewpoint.viewer ?? -1) ?? this.#match.seq;
      this.#publish();
    });
  }

  get lend(): ((seat: Seat | null) => void) | undefined {
    return this.#viewpoint.isShared ? (seat) => void this.#inTurn(async () => this.#handTo(seat)) : undefined;
  }

  #handTo(seat: Seat | null): void {
    const { awaiting, seq } = this.#match;
    const isOther = seat === null ? this.#viewpoint.reclaim(awaiting) : this.#viewpoint.lend(seat, awaiting);
    if (!isOther) return;
    this.#past++;
    this.#seen = seq;
    this.#publish();
  }

  async viewAt(seq: number): Promise<Window<T, H>> {
    return this.#reel.view(this.#reel.stepAt(seq), this.#viewpoint.viewer);
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#listeners.clear();
    this.#host.close();
    // What is being kept is kept before another window may have the game.
    void this.#turn.then(() => this.#parts.release());
  }

  get #isStopped(): boolean {
    return this.#isClosed || this.#parts.keeper.foreign !== null;
  }

  /** Does something after everything that was begun before. */
  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Plays something; what the match accepts is kept and then shown. */
  async #act(play: (each: EachStep<M, E>) => Answer<M, E>, by: Seat | null = null): Promise<readonly Refusal[]> {
    const frames: Frame<T, H, B, M, E>[] = [];
    const answer = play((step) => frames.push(this.#reel.frame(this.#match, step)));
    if (!answer.ok) return answer.refusals;
    const entries = frames.map(({ step }) => step.entry);
    const isUndone = entries.some(isUndo);
    if (isUndone) {
      this.#age++;
      this.#pondered.clear();
      this.#invitedAt = -1;
      this.#host.forget();
    }
    const { keeper, clock } = this.#parts;
    const { game, awaiting, seq } = this.#match;
    const lines = printLines(game.notation, entries, this.#reel.seq + 1);
    await keeper.keep(lines, statusOf(awaiting, seq, clock.date()));
    if (this.#isClosed) return [];
    for (const frame of frames) this.#reel.append(frame);
    this.#trouble = keeper.foreign;
    if (this.#viewpoint.follow(awaiting, by) || isUndone) {
      this.#past++;
      this.#seen = seq;
    }
    this.#shownAt = clock.now();
    this.#publish();
    this.#rouse();
    return [];
  }

  #publish(): void {
    this.#moment = this.#look();
    for (const changed of [...this.#listeners]) changed();
  }

  #look(): Moment<T, H, E> {
    const { viewer, curtain } = this.#viewpoint;
    const match = this.#match;
    const asks = viewer !== null && this.#parts.keeper.foreign === null;
    if (viewer !== null) this.#looked.set(viewer, match.seq);
    return {
      seq: match.seq,
      view: this.#reel.view(this.#reel.length, viewer),
      awaiting: match.awaiting,
      request: asks ? match.request(viewer) : null,
      undoable: asks ? match.undoable(viewer) : 0,
      thinking: this.#trouble === null ? this.#askedBots() : NOBODY,
      curtain,
      isLent: this.#viewpoint.isLent,
      story: this.#reel.story(viewer),
      past: this.#past,
      seen: this.#seen,
      trouble: this.#trouble,
      unkept: this.#parts.keeper.unkept,
    };
  }

  #askedBots(): SeatSet {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? awaiting.must & this.#bots : NOBODY;
  }

  /** Lets every bot think that is asked and does not yet. */
  #rouse(): void {
    if (this.#isStopped) return;
    const time = steadyTime(list(this.#askedBots()).flatMap((seat) => this.#levelOf(seat) ?? []));
    for (const seat of list(this.#askedBots())) {
      const request = this.#match.request(seat);
      if (request === null || this.#pondered.get(seat) === request.id) continue;
      this.#pondered.set(seat, request.id);
      void this.#ponder(seat, request, request.veiled ? time : null);
    }
    this.#invite();
  }

  /**
   * Lets bots speak up while a person decides, one after the other, once after each entry of others. Not while that
   * person could take something back: what another says stands in the way of that.
   */
  #invite(): void {
    const { awaiting, seq } = this.#match;
    if (this.#isInviting || this.#invitedAt === seq) return;
    if (awaiting.who !== 'seats' || (awaiting.must & this.#bots) !== NOBODY) return;
    const bots = list(awaiting.may & this.#bots);
    if (bots.length === 0 || list(awaiting.must).some((seat) => this.#match.undoable(seat) > 0)) return;
    this.#isInviting = true;
    void this.#hearOut(bots).finally(() => {
      this.#isInviting = false;
      this.#invite(); // somebody else may have done something meanwhile
    });
  }

  /** Nobody waits for them, so whatever goes wrong or comes too late is left out. */
  async #hearOut(bots: readonly Seat[]): Promise<void> {
    this.#invitedAt = this.#match.seq;
    for (const seat of bots) {
      const text = await this.#host.hearOut(seat).catch(() => SILENT);
      if (text !== SILENT) await this.#parts.clock.wait(this.#pause());
      await this.#inTurn(async () => {
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

  /** `time`: how long the answer to a veiled question takes, whatever the bot holds; null for one that is open. */
  async #ponder(seat: Seat, { id: request }: Request, time: number | null): Promise<void> {
    const { clock, pace } = this.#parts;
    const age = this.#age;
    const begun = clock.now();
    try {
      const move = await this.#host.ask(seat);
      const now = clock.now();
      const due = time === null || pace() === 0 ? now : now + steadyRest(now - begun, time);
      const shown = this.#parade.then(() => this.#perform(seat, { request, move, due }, age));
      this.#parade = shown.catch(() => undefined);
      await shown;
    } catch {
      await this.#inTurn(async () => {
        if (!this.#isStopped && age === this.#age) this.#giveUp(seat);
      });
    }
  }

  /** Shows what a bot has decided, after a pause in which one can follow, and not before it is due. */
  async #perform(seat: Seat, { request, move: text, due }: Decided, age: number): Promise<void> {
    const { clock } = this.#parts;
    const rest = Math.max(due, this.#shownAt + this.#pause()) - clock.now();
    if (rest > 0) await clock.wait(rest);
    await this.#inTurn(async () => {
      if (this.#isStopped || age !== this.#age) return;
      const move = this.#match.game.notation.parse(text);
      if (move === null) throw new Error(`a bot said ${JSON.stringify(text)}`);
      const refusals = await this.#act((each) => this.#match.choose(seat, request, move, each));
      if (refusals.length === 0) return;
      if (!refusals.some(({ code }) => LATE.includes(code)))
        throw new Error(`a bot may not ${text}: ${refusals.map(({ code }) => code).join(', ')}`);
      this.#rouse();
    });
  }

  /** Not always the same, so that it does not tick, but the same for the same game. */
  #pause(): number {
    return this.#parts.pace() * (PAUSE + ((Math.imul(this.#match.seq, SPREAD) >>> 0) % (PAUSE + 1)));
  }

  /** Says that a bot cannot go on; it is asked again when somebody else has done something. */
  #giveUp(seat: Seat): void {
    this.#pondered.delete(seat);
    this.#trouble = BOTS_FAILED;
    this.#publish();
  }
}

function seatsOf(sitters: readonly Sitter[], kind: Sitter['kind']): SeatSet {
  let seats: SeatSet = NOBODY;
  for (const [seat, sitter] of sitters.entries()) if (sitter.kind === kind) seats |= only(seat);
  return seats;
}
