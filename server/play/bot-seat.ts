import type { Refusal, Seat } from '@orrery/kernel';
import { type HostMessage, line, PROTOCOL, readBotMessage } from '@orrery/protocol';
import { placesAfter } from '../places.ts';
import type { TableRecord, Tables } from '../seams.ts';
import { holderOf, sitterOf } from './holder.ts';
import type { LiveGame, Watcher } from './live-game.ts';

const NOT_ASKED: readonly Refusal[] = [{ code: 'not-asked', rule: '', numbers: {} }];
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
  readonly table: string;
  /** Who sat down; somebody else may sit here later. */
  readonly person: string;
  readonly #parts: BotSeatParts;
  #record: TableRecord;
  /** Up to which entry it was told what happened. */
  #heard = 0;
  #asked: number | null = null;
  #isLooking = false;
  #isDue = false;
  #isClosed = false;

  constructor(parts: BotSeatParts) {
    this.#parts = parts;
    this.#record = parts.record;
    this.seat = parts.seat;
    this.table = parts.record.id;
    this.person = sitterOf(parts.record, parts.seat) ?? '';
  }

  get isGone(): boolean {
    return this.#isClosed;
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
    this.#look().catch(() => this.end());
  }

  /** Something about the table changed: whoever does not sit here any more, or at a table that is no more, goes. */
  changed(record: TableRecord | null): void {
    const isOn = record?.state === 'playing' || record?.state === 'over';
    if (record === null || !isOn || sitterOf(record, this.seat) !== this.person) this.end();
    else {
      this.#record = record;
      this.hear();
    }
  }

  /** Says nothing more. */
  end(): void {
    if (this.#isClosed) return;
    this.close();
    this.#parts.end();
  }

  /** Whether the program plays now: not while a bot stands in for it. */
  get #holds(): boolean {
    return holderOf(this.#record, this.seat) === this.person;
  }

  /** A line of the program. null: it was taken; otherwise what is wrong with it. */
  async answer(text: string): Promise<'rubbish' | readonly Refusal[] | null> {
    const said = readBotMessage(text);
    if (!said.ok) return 'rubbish';
    if (!this.#holds) return NOT_ASKED;
    const { request, move } = said.value;
    const answer = await this.#parts.game.choose(this.seat, request, move, 0);
    if (answer.ok) return null;
    this.#say({ type: 'refused', request, refusals: answer.refusals });
    return answer.refusals;
  }

  #hello(): void {
    const { time, chairs, game, edition, options } = this.#record;
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
    if (this.#record.state === 'over' && this.#record.places !== null) return this.#over(this.#record.places);
    const { places } = await game.survey();
    if (places !== null) return this.#tellEnd(places);
    if (!this.#holds) return;
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
    const record = await this.#parts.tables.find(this.table);
    this.#over(placesAfter(places, record?.forfeited ?? []));
  }

  /** The table is settled, by the rules of the game or because others gave up. */
  #over(places: readonly number[]): void {
    this.#say({ type: 'over', places });
    this.end();
  }

  #say(message: HostMessage): void {
    if (!this.#isClosed) this.#parts.write(line(message));
  }
}
