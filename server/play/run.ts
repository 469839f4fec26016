import { type LevelName, steadyRest, steadyTime } from '@orrery/bots';
import { type Round, SILENT } from '@orrery/bots/bench';
import { has, type Seat } from '@orrery/kernel';
import { placesAfter } from '../places.ts';
import type { TableRecord } from '../seams.ts';
import type { LiveGame, Question, Survey } from './live-game.ts';
import type { Thinking } from './thinking.ts';

/** Who plays on for a person whose time is up. */
const SUBSTITUTE: LevelName = 'captain';
/** A bot takes at least so long, so that people see what happens; for a veiled question always the same, see `steadyTime`. */
export const BOT_PACE_MS = 400;
/** After a failure of its thinking a bot tries again. */
const AGAIN_MS = 1000;

export interface RunParts {
  readonly thinking: Pick<Thinking, 'isSeated' | 'sit' | 'think' | 'leave'>;
  readonly clock: () => number;
  readonly pace: number;
  /** A person's time is up. */
  readonly timeIsUp: (record: TableRecord, seat: Seat) => Promise<void>;
  /** The game is over: the places it ended with. */
  readonly ended: (record: TableRecord, places: readonly number[]) => Promise<void>;
  /** A person is asked by a game that is played by correspondence. */
  readonly asked: (record: TableRecord, seat: Seat, request: number, deadline: number | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Since when a bot is asked what it is asked now, and how long it takes if that is veiled. */
interface Asked {
  readonly request: number;
  readonly level: LevelName;
  readonly at: number;
  readonly time: number;
}

/** The level of the bot that plays a seat, null when a person does. */
function botOn({ chairs, forfeited }: TableRecord, seat: Seat): LevelName | null {
  const sitter = chairs[seat]?.sitter ?? null;
  if (sitter?.kind === 'bot') return sitter.level;
  if (sitter === null || forfeited.includes(seat)) return sitter?.standIn ?? SUBSTITUTE;
  return sitter.standIn;
}

/** One game that this node runs: asks its bots, watches its clocks, and sees to it that it ends. */
export class Run {
  readonly game: LiveGame;
  readonly #parts: RunParts;
  #record: TableRecord;
  #survey: Survey;
  /** Up to which entry each bot was told what happened. */
  readonly #heard = new Map<Seat, number>();
  /** Seats for which something is under way: a bot thinks, or what was said in advance is about to be said. */
  readonly #thinking = new Set<Seat>();
  /** How many bots are about to say something that nobody asked for. */
  #speaking = 0;
  readonly #asked = new Map<Seat, Asked>();
  /** The last request of each seat to which what was said in advance was no answer. */
  readonly #unfit = new Map<Seat, number>();
  /** After which entry each bot was last asked whether it wants to say something. */
  readonly #invited = new Map<Seat, number>();
  #timer: NodeJS.Timeout | null = null;
  #isOver = false;
  #isStopped = false;
  /** When something last happened. */
  #moved: number;

  constructor(game: LiveGame, record: TableRecord, survey: Survey, parts: RunParts) {
    this.game = game;
    this.#record = record;
    this.#survey = survey;
    this.#parts = parts;
    this.#moved = parts.clock();
  }

  /** Something happened in the game. */
  moved(survey: Survey): void {
    this.#survey = survey;
    this.#moved = this.#parts.clock();
    this.look();
  }

  /** Something about the table changed. */
  changed(record: TableRecord): void {
    const isOther = record.chairs.some(({ seat }) => botOn(record, seat) !== botOn(this.#record, seat));
    if (isOther) this.#parts.thinking.leave(this.game.id); // they sit down anew, as those they are now
    this.#record = record;
    this.look();
  }

  /** Does what is due. */
  look(): void {
    if (this.#isStopped || this.#isOver) return;
    const places = this.#placesNow();
    if (places !== null || this.#record.state !== 'playing') {
      this.#isOver = true;
      this.#parts.ended(this.#record, places ?? []).catch((error: unknown) => {
        this.#isOver = false;
        this.#parts.failed(error);
      });
      return;
    }
    const waitedFor = this.#waitedFor();
    this.#note(waitedFor);
    for (const seat of waitedFor) {
      const request = this.#survey.requests[seat] ?? null;
      if (request === null) continue;
      const standing = this.#standing(seat, request);
      if (botOn(this.#record, seat) !== null) void this.#ask(seat);
      else if (standing !== null) void this.#answerFor(seat, request, standing);
      else this.#parts.asked(this.#record, seat, request, this.#survey.deadlines[seat] ?? null);
    }
    this.#invite(waitedFor);
    if (this.#record.time.kind !== 'none') this.#watchClocks(waitedFor);
  }

  /** Remembers since when each bot is asked, whatever else it is busy with, or since when it sits there. */
  #note(waitedFor: readonly Seat[]): void {
    const bots = waitedFor.flatMap((seat) => botOn(this.#record, seat) ?? []);
    const time = Math.max(this.#parts.pace, steadyTime(bots));
    for (const seat of waitedFor) {
      const [level, request] = [botOn(this.#record, seat), this.#survey.requests[seat] ?? null];
      const known = this.#asked.get(seat);
      if (level === null || request === null) this.#asked.delete(seat);
      else if (known?.request !== request || known.level !== level) {
        this.#asked.set(seat, { request, level, at: this.#parts.clock(), time });
      }
    }
  }

  /** How much longer a bot waits that began at this moment and knows its answer now. */
  #rest(seat: Seat, begun: number, { request, asked: { veiled } }: Question): number {
    const { clock, pace } = this.#parts;
    const asked = this.#asked.get(seat);
    if (pace === 0 || !veiled || asked?.request !== request) return pace - (clock() - begun);
    return steadyRest(clock() - asked.at, asked.time);
  }

  /** Lets bots speak up while people decide, once after each entry. Nobody waits for them. */
  #invite(waitedFor: readonly Seat[]): void {
    const { may, seq } = this.#survey;
    if (may === 0 || waitedFor.some((seat) => botOn(this.#record, seat) !== null)) return;
    for (const { seat, sitter } of this.#record.chairs) {
      if (sitter?.kind !== 'bot' || !has(may, seat) || this.#thinking.has(seat)) continue;
      if (this.#invited.get(seat) === seq) continue;
      this.#invited.set(seat, seq);
      void this.#hearOut(seat);
    }
  }

  /** Whatever goes wrong or comes too late is left out. While it waits to be heard it can be asked something. */
  async #hearOut(seat: Seat): Promise<void> {
    const { pace } = this.#parts;
    const said = await this.#volunteered(seat);
    if (said === null) return;
    this.#speaking++;
    await new Promise((go) => setTimeout(go, pace));
    if (!this.#isStopped && this.#survey.seq === said.seq) {
      await this.game.choose(seat, said.request, said.move, null).catch(() => undefined);
    }
    this.#speaking--;
  }

  /** What a bot says without being asked, null for nothing. */
  async #volunteered(seat: Seat): Promise<{ seq: number; request: number; move: string } | null> {
    const { thinking } = this.#parts;
    this.#thinking.add(seat);
    try {
      this.#seatBots();
      const question = await this.game.question(seat, this.#heard.get(seat) ?? null);
      if (question === null) return null;
      const { seq, view, told, isAnew, request } = question;
      this.#heard.set(seat, seq);
      const move = await thinking.think(this.game.id, { seat, seq, view, told, anew: isAnew, aside: true });
      return move === SILENT ? null : { seq, request, move };
    } catch {
      thinking.leave(this.game.id);
      this.#heard.clear();
      return null;
    } finally {
      this.#thinking.delete(seat);
      if (!this.#isStopped && has(this.#survey.must, seat)) this.look();
    }
  }

  #seatBots(): void {
    const { thinking } = this.#parts;
    if (thinking.isSeated(this.game.id)) return;
    thinking.sit(this.game.id, this.#round());
    this.#heard.clear();
  }

  /** When this game wants to be looked at again if nothing happens; null: not before something does. */
  get next(): number | null {
    const due = this.#waitedFor().flatMap((seat) => this.#survey.deadlines[seat] ?? []);
    return due.length === 0 ? null : Math.min(...due);
  }

  /** Whether it can be left alone: no bot thinks or is about to speak, and nothing happened for so long. */
  isQuiet(forMs: number): boolean {
    const isIdle = this.#record.time.kind === 'days' || this.#parts.clock() - this.#moved >= forMs;
    return isIdle && this.#thinking.size === 0 && this.#speaking === 0;
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#parts.thinking.leave(this.game.id);
  }

  /** The seats the game waits for. */
  #waitedFor(): Seat[] {
    return this.#record.chairs.map(({ seat }) => seat).filter((seat) => has(this.#survey.must, seat));
  }

  /** The places, once it is over or nobody is left to win but one. */
  #placesNow(): readonly number[] | null {
    const { forfeited, chairs } = this.#record;
    if (this.#survey.places !== null) return placesAfter(this.#survey.places, forfeited);
    if (forfeited.length === 0 || forfeited.length < chairs.length - 1) return null;
    return placesAfter(
      chairs.map(() => 1),
      forfeited,
    );
  }

  /** What the person on this seat has said in advance to what it is asked now; null: nothing that fits. */
  #standing(seat: Seat, request: number): string | null {
    if (this.#unfit.get(seat) === request) return null;
    const said = this.#record.chairs[seat]?.standing.find(({ question }) => question === this.#survey.question);
    return said?.move ?? null;
  }

  /** Says what was said in advance, at the pace of a bot; if the rules do not allow it, the person is asked as ever. */
  async #answerFor(seat: Seat, request: number, move: string): Promise<void> {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    try {
      await new Promise((go) => setTimeout(go, this.#parts.pace));
      if (!this.#isStopped && this.#standing(seat, request) === move) {
        const answer = await this.game.choose(seat, request, move, 0);
        if (!answer.ok) this.#unfit.set(seat, request);
      }
    } catch (error) {
      this.#unfit.set(seat, request);
      this.#parts.failed(error);
    }
    this.#thinking.delete(seat);
    this.look();
  }

  async #ask(seat: Seat): Promise<void> {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    try {
      await this.#think(seat);
    } catch (error) {
      this.#parts.thinking.leave(this.game.id);
      this.#heard.clear();
      if (!this.#isStopped) {
        this.#parts.failed(error);
        setTimeout(() => this.look(), AGAIN_MS).unref();
      }
    }
    this.#thinking.delete(seat);
  }

  /** Answers as long as this seat is asked and a bot plays it. */
  async #think(seat: Seat): Promise<void> {
    const { thinking, clock } = this.#parts;
    for (;;) {
      const level = botOn(this.#record, seat);
      if (this.#isStopped || level === null || !has(this.#survey.must, seat)) return;
      const begun = clock();
      this.#seatBots();
      const question = await this.game.question(seat, this.#heard.get(seat) ?? null);
      if (question === null) return;
      if (!thinking.isSeated(this.game.id)) continue; // somebody else sits there since it was asked
      const { seq, view, told, isAnew, request } = question;
      this.#heard.set(seat, seq);
      const move = await thinking.think(this.game.id, { seat, seq, view, told, anew: isAnew });
      const rest = this.#rest(seat, begun, question);
      if (rest > 0) await new Promise((go) => setTimeout(go, rest));
      if (this.#isStopped || botOn(this.#record, seat) === null) return;
      const answer = await this.game.choose(seat, request, move, null);
      if (!answer.ok && !answer.refusals.every(({ code }) => code === 'stale-request' || code === 'not-asked')) {
        throw new Error(`a bot may not ${move}: ${answer.refusals.map(({ code }) => code).join(', ')}`);
      }
    }
  }

  #round(): Round {
    const { id, game, edition, options, chairs } = this.#record;
    return {
      game,
      edition,
      options: JSON.stringify(options),
      seats: chairs.length,
      chairs: chairs.map(({ seat, sitter }) => ({
        seat,
        name: sitter?.name ?? '',
        level: botOn(this.#record, seat) ?? SUBSTITUTE,
        seed: seedOf(`${id} ${seat}`),
      })),
    };
  }

  #watchClocks(waitedFor: readonly Seat[]): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const now = this.#parts.clock();
    const running = waitedFor
      .filter((seat) => botOn(this.#record, seat) === null)
      .flatMap((seat) => {
        const at = this.#survey.deadlines[seat] ?? null;
        return at === null ? [] : [{ seat, at }];
      });
    for (const { seat, at } of running) {
      if (at <= now) this.#parts.timeIsUp(this.#record, seat).catch(this.#parts.failed);
    }
    const later = running.filter(({ at }) => at > now).map(({ at }) => at);
    if (later.length === 0) return;
    // Timers count to 24 days at most.
    this.#timer = setTimeout(() => this.look(), Math.min(Math.min(...later) - now + 1, 2 ** 31 - 1));
    this.#timer.unref();
  }
}

/** Any number that differs from seat to seat and is the same again. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
