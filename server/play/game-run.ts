import { constantAnswerMs, type LevelName, remainingWaitMs } from '@orrery/bots';
import { type BotTable, NO_MOVE } from '@orrery/bots/runner';
import { hasSeat, NO_SEATS, onlySeat, type Seat, type SeatSet } from '@orrery/kernel';
import { placesWithForfeits } from '../places.ts';
import type { TableRecord } from '../ports.ts';
import type { BotThreads } from './bot-threads.ts';
import type { BotRequest, GameStatus, LiveGame } from './live-game.ts';

/** The level of the bot that plays for a person whose time is up. */
const SUBSTITUTE_LEVEL: LevelName = 'captain';
/**
 * Minimum delay before a bot's move, so that people can follow. For a veiled question the delay is always the same;
 * see `remainingWaitMs`.
 */
export const MIN_BOT_DELAY_MS = 400;
/** How long a person may think in a live game before the devices of a player who is not looking are notified. */
const LIVE_NOTICE_AFTER_MS = 10_000;
/** Delay before a bot tries again after an error. */
const RETRY_DELAY_MS = 1000;

export interface GameRunDeps {
  readonly thinking: Pick<BotThreads, 'isSeated' | 'sit' | 'think' | 'leave'>;
  readonly clock: () => number;
  readonly pace: number;
  /** A person's time is up. */
  readonly onTimeUp: (record: TableRecord, seat: Seat) => Promise<void>;
  /** The game is over, with these places. */
  readonly onEnded: (record: TableRecord, places: readonly number[]) => Promise<void>;
  /** A person is asked: by correspondence at once, in a live game when they have not answered for a while. */
  readonly onAsked: (record: TableRecord, seat: Seat, request: number, deadline: number | null) => void;
  /** The move that a player asked to take back is no longer their last. */
  readonly onTakeBackLate: (record: TableRecord, move: number) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** When a bot was asked its current request, and its fixed delay if the question is veiled. */
interface PendingBotRequest {
  readonly request: number;
  readonly level: LevelName;
  readonly at: number;
  readonly time: number;
}

/** The level of the bot that plays a seat; null if a person plays it. */
function botLevelOn({ chairs, forfeited }: TableRecord, seat: Seat): LevelName | null {
  const sitter = chairs[seat]?.sitter ?? null;
  if (sitter?.kind === 'bot') return sitter.level;
  if (sitter === null || forfeited.includes(seat)) return sitter?.substitute ?? SUBSTITUTE_LEVEL;
  return sitter.substitute;
}

/** The seats that people play now. */
const peopleAt = (record: TableRecord): SeatSet =>
  record.chairs.reduce(
    (people, { seat }) => (botLevelOn(record, seat) === null ? people | onlySeat(seat) : people),
    NO_SEATS,
  );

/** One game that this node runs: it asks the bots, watches the clocks, and makes sure that the game ends. */
export class GameRun {
  readonly game: LiveGame;
  readonly #deps: GameRunDeps;
  #record: TableRecord;
  /** The read that this record is from. */
  #lastRead = 0;
  #status: GameStatus;
  /** The last entry whose events each bot was sent. */
  readonly #lastToldSeq = new Map<Seat, number>();
  /** Seats with an answer in progress: a bot is thinking, or an automatic answer is about to be given. */
  readonly #busySeats = new Set<Seat>();
  /** Number of bots that are about to make an unrequested move. */
  #volunteering = 0;
  readonly #pending = new Map<Seat, PendingBotRequest>();
  /** The last request of each seat to which the automatic answer was refused. */
  readonly #refusedAutoAnswers = new Map<Seat, number>();
  /** The entry after which each bot was last invited to make an unrequested move. */
  readonly #invitedAfterSeq = new Map<Seat, number>();
  #timer: NodeJS.Timeout | null = null;
  #noticeTimer: NodeJS.Timeout | null = null;
  #isOver = false;
  #isStopped = false;
  /** Time of the last entry. */
  #movedAt: number;

  constructor(game: LiveGame, record: TableRecord, survey: GameStatus, parts: GameRunDeps) {
    this.game = game;
    this.#record = record;
    this.#status = survey;
    this.#deps = parts;
    this.#movedAt = parts.clock();
  }

  /** An entry was added to the game. */
  onMoved(survey: GameStatus): void {
    this.#status = survey;
    this.#movedAt = this.#deps.clock();
    this.update();
  }

  /** Called when the table changed. Reads are numbered: a read that a later one has overtaken is ignored. */
  onTableChanged(record: TableRecord, read: number): void {
    if (read < this.#lastRead) return;
    this.#lastRead = read;
    const isOther = record.chairs.some(({ seat }) => botLevelOn(record, seat) !== botLevelOn(this.#record, seat));
    if (isOther) this.#deps.thinking.leave(this.game.id); // they are seated again with the new settings
    this.#record = record;
    this.update();
  }

  /** Does everything that is due. */
  update(): void {
    if (this.#isStopped || this.#isOver) return;
    const places = this.#placesNow();
    if (places !== null || this.#record.state !== 'playing') {
      this.#isOver = true;
      this.#deps.onEnded(this.#record, places ?? []).catch((error: unknown) => {
        this.#isOver = false;
        this.#deps.failed(error);
      });
      return;
    }
    this.#checkTakeBack();
    const waitedFor = this.#awaitedSeats();
    this.#trackPending(waitedFor);
    for (const seat of waitedFor) {
      const request = this.#status.requests[seat] ?? null;
      if (request === null) continue;
      const autoAnswer = this.#autoAnswer(seat, request);
      if (botLevelOn(this.#record, seat) !== null) void this.#askBot(seat);
      else if (autoAnswer !== null) void this.#playAutoAnswer(seat, request, autoAnswer);
      else if (this.#record.time.kind === 'correspondence') this.#tellAsked(seat, request);
      else this.#noticeTimer ??= this.#watchLiveRequests();
    }
    this.#inviteVolunteers(waitedFor);
    if (this.#record.time.kind !== 'none') this.#watchClocks(waitedFor);
  }

  #checkTakeBack(): void {
    const { takeBack } = this.#record;
    if (takeBack === null || this.#status.lastMoves[takeBack.seat] === takeBack.move) return;
    this.#deps.onTakeBackLate(this.#record, takeBack.move).catch(this.#deps.failed);
  }

  #tellAsked(seat: Seat, request: number | null): void {
    if (request !== null) this.#deps.onAsked(this.#record, seat, request, this.#status.deadlines[seat] ?? null);
  }

  /**
   * Notifies players who keep a live game waiting while its page is not visible. One timer serves all moves: it checks at
   * intervals whether the game stands still.
   */
  #watchLiveRequests(): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#noticeTimer = null;
      if (this.#isStopped || this.#isOver) return;
      const waitsFor = this.#awaitedSeats().filter((seat) => botLevelOn(this.#record, seat) === null);
      if (waitsFor.length === 0) return;
      this.#noticeTimer = this.#watchLiveRequests();
      if (this.#deps.clock() - this.#movedAt < LIVE_NOTICE_AFTER_MS) return;
      for (const seat of waitsFor) this.#tellAsked(seat, this.#status.requests[seat] ?? null);
    }, LIVE_NOTICE_AFTER_MS);
    timer.unref();
    return timer;
  }

  /** Records since when each bot has been asked, whatever else it is busy with, or since when it has had the seat. */
  #trackPending(waitedFor: readonly Seat[]): void {
    const bots = waitedFor.flatMap((seat) => botLevelOn(this.#record, seat) ?? []);
    const time = Math.max(this.#deps.pace, constantAnswerMs(bots));
    for (const seat of waitedFor) {
      const [level, request] = [botLevelOn(this.#record, seat), this.#status.requests[seat] ?? null];
      const known = this.#pending.get(seat);
      if (level === null || request === null) this.#pending.delete(seat);
      else if (known?.request !== request || known.level !== level) {
        this.#pending.set(seat, { request, level, at: this.#deps.clock(), time });
      }
    }
  }

  /** How much longer a bot waits that was asked at `begun` and has its answer now. */
  #remainingDelay(seat: Seat, begun: number, { request, asked: { veiled } }: BotRequest): number {
    const { clock, pace } = this.#deps;
    const asked = this.#pending.get(seat);
    if (pace === 0 || !veiled || asked?.request !== request) return pace - (clock() - begun);
    return remainingWaitMs(clock() - asked.at, asked.time);
  }

  /** Lets bots make unrequested moves while people decide, once after each entry. Nobody waits for them. */
  #inviteVolunteers(waitedFor: readonly Seat[]): void {
    const { mayAct, seq } = this.#status;
    if (mayAct === 0 || waitedFor.some((seat) => botLevelOn(this.#record, seat) !== null)) return;
    for (const { seat, sitter } of this.#record.chairs) {
      if (sitter?.kind !== 'bot' || !hasSeat(mayAct, seat) || this.#busySeats.has(seat)) continue;
      if (this.#invitedAfterSeq.get(seat) === seq) continue;
      this.#invitedAfterSeq.set(seat, seq);
      void this.#playVolunteered(seat);
    }
  }

  /** Drops whatever fails or comes too late. The bot can still be asked something while this waits. */
  async #playVolunteered(seat: Seat): Promise<void> {
    const { pace } = this.#deps;
    const said = await this.#volunteeredMove(seat);
    if (said === null) return;
    this.#volunteering++;
    await new Promise((go) => setTimeout(go, pace));
    if (!this.#isStopped && this.#status.seq === said.seq) {
      await this.game.choose(seat, said.request, said.move, null).catch(() => undefined);
    }
    this.#volunteering--;
  }

  /** A bot's unrequested move; null for none. */
  async #volunteeredMove(seat: Seat): Promise<{ seq: number; request: number; move: string } | null> {
    const { thinking } = this.#deps;
    this.#busySeats.add(seat);
    try {
      this.#seatBots();
      const question = await this.game.question(seat, this.#lastToldSeq.get(seat) ?? null);
      if (question === null) return null;
      const { seq, view, told, isAnew, request } = question;
      this.#lastToldSeq.set(seat, seq);
      const move = await thinking.think(this.game.id, { seat, seq, view, told, isFromStart: isAnew, aside: true });
      return move === NO_MOVE ? null : { seq, request, move };
    } catch {
      thinking.leave(this.game.id);
      this.#lastToldSeq.clear();
      return null;
    } finally {
      this.#busySeats.delete(seat);
      if (!this.#isStopped && hasSeat(this.#status.mustAct, seat)) this.update();
    }
  }

  #seatBots(): void {
    const { thinking } = this.#deps;
    if (thinking.isSeated(this.game.id)) return;
    thinking.sit(this.game.id, this.#round());
    this.#lastToldSeq.clear();
  }

  /** When this game must be updated next if nothing happens; null: not before something does. */
  get nextUpdateAt(): number | null {
    const due = this.#awaitedSeats().flatMap((seat) => this.#status.deadlines[seat] ?? []);
    return due.length === 0 ? null : Math.min(...due);
  }

  /** Whether it can be parked: no bot is thinking or about to move, and nothing has happened for this long. */
  isQuiet(forMs: number): boolean {
    const isIdle = this.#record.time.kind === 'correspondence' || this.#deps.clock() - this.#movedAt >= forMs;
    return isIdle && this.#busySeats.size === 0 && this.#volunteering === 0;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of [this.#timer, this.#noticeTimer]) if (timer !== null) clearTimeout(timer);
    this.#deps.thinking.leave(this.game.id);
  }

  /** The seats the game waits for. */
  #awaitedSeats(): Seat[] {
    return this.#record.chairs.map(({ seat }) => seat).filter((seat) => hasSeat(this.#status.mustAct, seat));
  }

  /** The places, once the game is over or only one seat is left that can win. */
  #placesNow(): readonly number[] | null {
    const { forfeited, chairs } = this.#record;
    if (this.#status.places !== null) return placesWithForfeits(this.#status.places, forfeited);
    if (forfeited.length === 0 || forfeited.length < chairs.length - 1) return null;
    return placesWithForfeits(
      chairs.map(() => 1),
      forfeited,
    );
  }

  /** The automatic answer of the person on this seat to the current request; null: none fits. */
  #autoAnswer(seat: Seat, request: number): string | null {
    if (this.#refusedAutoAnswers.get(seat) === request) return null;
    const said = this.#record.chairs[seat]?.autoAnswers.find(({ question }) => question === this.#status.question);
    return said?.move ?? null;
  }

  /** Gives the automatic answer after a bot's delay. If the rules do not allow it, the person is asked as usual. */
  async #playAutoAnswer(seat: Seat, request: number, move: string): Promise<void> {
    if (this.#busySeats.has(seat)) return;
    this.#busySeats.add(seat);
    try {
      await new Promise((go) => setTimeout(go, this.#deps.pace));
      if (!this.#isStopped && this.#autoAnswer(seat, request) === move) {
        const answer = await this.game.choose(seat, request, move, 0);
        if (!answer.ok) this.#refusedAutoAnswers.set(seat, request);
      }
    } catch (error) {
      this.#refusedAutoAnswers.set(seat, request);
      this.#deps.failed(error);
    }
    this.#busySeats.delete(seat);
    this.update();
  }

  async #askBot(seat: Seat): Promise<void> {
    if (this.#busySeats.has(seat)) return;
    this.#busySeats.add(seat);
    try {
      await this.#think(seat);
    } catch (error) {
      this.#deps.thinking.leave(this.game.id);
      this.#lastToldSeq.clear();
      if (!this.#isStopped) {
        this.#deps.failed(error);
        setTimeout(() => this.update(), RETRY_DELAY_MS).unref();
      }
    }
    this.#busySeats.delete(seat);
  }

  /** Answers as long as this seat is asked and a bot plays it. */
  async #think(seat: Seat): Promise<void> {
    const { thinking, clock } = this.#deps;
    for (;;) {
      const level = botLevelOn(this.#record, seat);
      if (this.#isStopped || level === null || !hasSeat(this.#status.mustAct, seat)) return;
      const begun = clock();
      this.#seatBots();
      const question = await this.game.question(seat, this.#lastToldSeq.get(seat) ?? null);
      if (question === null) return;
      if (!thinking.isSeated(this.game.id)) continue; // the seat has changed hands since it was asked
      const { seq, view, told, isAnew, request } = question;
      this.#lastToldSeq.set(seat, seq);
      const move = await thinking.think(this.game.id, { seat, seq, view, told, isFromStart: isAnew });
      const rest = this.#remainingDelay(seat, begun, question);
      if (rest > 0) await new Promise((go) => setTimeout(go, rest));
      if (this.#isStopped || botLevelOn(this.#record, seat) === null) return;
      const answer = await this.game.choose(seat, request, move, null);
      if (!answer.ok && !answer.refusals.every(({ code }) => code === 'stale-request' || code === 'not-asked')) {
        throw new Error(`a bot made the illegal move ${move}: ${answer.refusals.map(({ code }) => code).join(', ')}`);
      }
    }
  }

  #round(): BotTable {
    const { id, game, edition, options, chairs } = this.#record;
    return {
      game,
      edition,
      options: JSON.stringify(options),
      seats: chairs.length,
      people: peopleAt(this.#record),
      chairs: chairs.map(({ seat, sitter }) => ({
        seat,
        name: sitter?.name ?? '',
        level: botLevelOn(this.#record, seat) ?? SUBSTITUTE_LEVEL,
        seed: seedOf(`${id} ${seat}`),
      })),
    };
  }

  #watchClocks(waitedFor: readonly Seat[]): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const now = this.#deps.clock();
    const running = waitedFor
      .filter((seat) => botLevelOn(this.#record, seat) === null)
      .flatMap((seat) => {
        const at = this.#status.deadlines[seat] ?? null;
        return at === null ? [] : [{ seat, at }];
      });
    for (const { seat, at } of running) {
      if (at <= now) this.#deps.onTimeUp(this.#record, seat).catch(this.#deps.failed);
    }
    const later = running.filter(({ at }) => at > now).map(({ at }) => at);
    if (later.length === 0) return;
    // Timers are limited to 24 days.
    this.#timer = setTimeout(() => this.update(), Math.min(Math.min(...later) - now + 1, 2 ** 31 - 1));
    this.#timer.unref();
  }
}

/** An arbitrary but repeatable number that differs from seat to seat. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
