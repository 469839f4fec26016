import type { Refusal, Seat } from '@orrery/kernel';
import { type HostMessage, line, PROTOCOL, readBotMessage } from '@orrery/protocol';
import type { TableRecord, Tables } from '../seams.ts';
import type { LiveGame, Watcher } from './live-game.ts';
import { placesWith } from './run.ts';

/** Of open-ended moves a program is shown so many of each kind. */
const MENU = 16;

export interface BotSeatParts {
  readonly game: LiveGame;
  readonly record: TableRecord;
  readonly seat: Seat;
  readonly tables: Pick<Tables, 'find'>;
  /** Takes a line to the program. */
  readonly write: (line: string) => void;
  /** Nothing comes after this. */
  readonly end: () => void;
}

/** A program on a seat: it is told and asked in the words of the bot protocol, wherever it runs. */
export class BotSeat implements Watcher {
  readonly seat: Seat;
  readonly #parts: BotSeatParts;
  /** Up to which entry it was told what happened. */
  #heard = 0;
  #asked: number | null = null;
  #isLooking = false;
  #isDue = false;
  #isClosed = false;

  constructor(parts: BotSeatParts) {
    this.#parts = parts;
    this.seat = parts.seat;
  }

  /** Says hello and everything that has been so far, and then whatever happens. */
  async open(): Promise<void> {
    this.#hello();
    await this.#parts.game.join(this, 0, () => {});
    await this.#look();
  }

  close(): void {
    this.#isClosed = true;
    this.#parts.game.leave(this);
  }

  hear(): void {
    this.#look().catch(() => this.#leave());
  }

  /** A line of the program. null: it was taken; otherwise what is wrong with it. */
  async answer(text: string): Promise<'rubbish' | readonly Refusal[] | null> {
    const said = readBotMessage(text);
    if (!said.ok) return 'rubbish';
    const { request, move } = said.value;
    const answer = await this.#parts.game.choose(this.seat, request, move, 0);
    if (answer.ok) return null;
    this.#say({ type: 'refused', request, refusals: answer.refusals });
    return answer.refusals;
  }

  #hello(): void {
    const { record } = this.#parts;
    const { time, chairs, game, edition, options } = record;
    this.#say({
      type: 'hello',
      protocol: PROTOCOL,
      game,
      edition,
      options,
      seats: chairs.length,
      seat: this.seat,
      seed: null,
      clock: time.kind === 'move' || time.kind === 'days' ? { moveMs: time.perMove, startMs: 0 } : null,
    });
  }

  /** One look after the other; what happens meanwhile is looked at again. */
  async #look(): Promise<void> {
    this.#isDue = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#isDue && !this.#isClosed) {
        this.#isDue = false;
        await this.#tell();
      }
    } finally {
      this.#isLooking = false;
    }
  }

  async #tell(): Promise<void> {
    const { game } = this.#parts;
    const { places } = await game.survey();
    if (places !== null) return this.#tellEnd(places);
    const question = await game.question(this.seat, this.#heard, MENU);
    if (this.#isClosed || question === null || !question.asked.must || question.request === this.#asked) return;
    const { request, asked, moves, seq, isAnew } = question;
    // Something was taken back that it had heard: it forgets everything, and hears it again.
    if (isAnew && this.#heard > 0) this.#hello();
    this.#heard = seq;
    this.#asked = request;
    const events: readonly unknown[] = JSON.parse(question.told);
    if (events.length > 0) this.#say({ type: 'told', events });
    const view: unknown = JSON.parse(question.view);
    this.#say({ type: 'request', id: request, question: asked.question, must: asked.must, view, moves });
  }

  async #tellEnd(places: readonly number[]): Promise<void> {
    const record = await this.#parts.tables.find(this.#parts.record.id);
    this.#say({ type: 'over', places: placesWith(places, record?.forfeited ?? []) });
    this.#leave();
  }

  #say(message: HostMessage): void {
    if (!this.#isClosed) this.#parts.write(line(message));
  }

  #leave(): void {
    if (this.#isClosed) return;
    this.close();
    this.#parts.end();
  }
}
