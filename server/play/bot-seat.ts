import { findEdition } from '@orrery/catalog';
import { optionsInForce, type Refusal, readOptions, type Seat } from '@orrery/kernel';
import {
  BOT_PROTOCOL_VERSION,
  type HelloMessage,
  type HostMessage,
  type RequestMessage,
  toLine,
} from '@orrery/protocol';
import { readBotMessage } from '@orrery/protocol/schemas';
import { placesWithForfeits } from '../places.ts';
import type { TableRecord, Tables } from '../ports.ts';
import type { GameWatcher, LiveGame } from './live-game.ts';
import { activePersonOnSeat, personOnSeat } from './seat-persons.ts';

const NOT_ASKED: readonly Refusal[] = [{ code: 'not-asked', rule: '', numbers: {} }];
/** Maximum number of open-ended moves of each kind shown to a program. */
const MAX_MOVES_PER_KIND = 16;

export interface BotSeatDeps {
  readonly game: LiveGame;
  readonly record: TableRecord;
  readonly seat: Seat;
  readonly tables: Pick<Tables, 'find'>;
  /** Sends a line to the program. */
  readonly write: (line: string) => void;
  /** Called after the last line. */
  readonly end: () => void;
}

/** The options in force at a table. */
async function optionsOfTable({ game: id, edition, options, chairs }: TableRecord): Promise<HelloMessage['options']> {
  const engine = await findEdition(id, edition)?.load();
  return (
    engine?.use((game) => {
      const read = readOptions(game.options, options);
      return read.ok ? optionsInForce(game, read.value, chairs.length) : options;
    }) ?? options
  );
}

/** A program on a seat. It gets events and requests in the bot protocol, over whichever transport. */
export class BotSeat implements GameWatcher {
  readonly seat: Seat;
  readonly table: string;
  /** The person who took the seat; it may change hands later. */
  readonly person: string;
  readonly #deps: BotSeatDeps;
  #record: TableRecord;
  /** The last entry whose events the program was sent. */
  #lastToldSeq = 0;
  #openRequest: number | null = null;
  #options: HelloMessage['options'] = {};
  #isUpdating = false;
  #isUpdateDue = false;
  #isClosed = false;
  #isGreeted = false;

  constructor(parts: BotSeatDeps) {
    this.#deps = parts;
    this.#record = parts.record;
    this.seat = parts.seat;
    this.table = parts.record.id;
    this.person = personOnSeat(parts.record, parts.seat) ?? '';
  }

  get isGone(): boolean {
    return this.#isClosed;
  }

  /** Sends hello and everything so far, and then whatever happens. */
  async open(): Promise<void> {
    this.#options = await optionsOfTable(this.#record);
    this.#sendHello();
    this.#isGreeted = true;
    await this.#deps.game.join(this, 0, () => {});
    await this.#update();
  }

  close(): void {
    this.#isClosed = true;
    this.#deps.game.leave(this);
  }

  receive(): void {
    if (!this.#isGreeted) return; // what has changed is sent after hello
    this.#update().catch(() => this.end());
  }

  /** The table changed. */
  tableChanged(record: TableRecord | null): void {
    this.#adopt(record);
    this.receive();
  }

  /** Ends if the person no longer sits here or the table is gone. */
  #adopt(record: TableRecord | null): void {
    const isOn = record?.state === 'playing' || record?.state === 'over';
    if (record === null || !isOn || personOnSeat(record, this.seat) !== this.person) this.end();
    else this.#record = record;
  }

  /** Stops sending. */
  end(): void {
    if (this.#isClosed) return;
    this.close();
    this.#deps.end();
  }

  /** Whether the program plays now: not while a substitute bot does. */
  get #isPlayedByProgram(): boolean {
    return activePersonOnSeat(this.#record, this.seat) === this.person;
  }

  /** A line from the program. null: accepted; otherwise what is wrong with it. */
  async answer(text: string): Promise<'invalid-message' | readonly Refusal[] | null> {
    const said = readBotMessage(text);
    if (!said.ok || said.value.type !== 'choose') return 'invalid-message';
    if (!this.#isPlayedByProgram) return NOT_ASKED;
    const { request, move } = said.value;
    const answer = await this.#deps.game.choose(this.seat, request, move, 0);
    if (answer.ok) return null;
    this.#send({ type: 'refused', request, refusals: answer.refusals });
    return answer.refusals;
  }

  #sendHello(): void {
    const { time, chairs, game, edition } = this.#record;
    this.#send({
      type: 'hello',
      protocol: BOT_PROTOCOL_VERSION,
      game,
      edition,
      options: this.#options,
      seats: chairs.length,
      seat: this.seat,
      seed: null,
      clock: time.kind === 'move' || time.kind === 'correspondence' ? { moveMs: time.perMove, startMs: 0 } : null,
    });
  }

  /** Runs one update at a time; anything that happens meanwhile triggers another. */
  async #update(): Promise<void> {
    this.#isUpdateDue = true;
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    try {
      while (this.#isUpdateDue && !this.#isClosed) {
        this.#isUpdateDue = false;
        await this.#sendEventsAndRequest();
      }
    } finally {
      this.#isUpdating = false;
    }
  }

  async #sendEventsAndRequest(): Promise<void> {
    const { game } = this.#deps;
    if (this.#record.state === 'over' && this.#record.places !== null) return this.#sendOver(this.#record.places);
    const { places } = await game.status();
    if (places !== null) return this.#sendEnd(places);
    if (!this.#isPlayedByProgram) return;
    const question = await game.question(this.seat, this.#lastToldSeq, MAX_MOVES_PER_KIND);
    if (question === null || !question.asked.must || question.request === this.#openRequest) return;
    // The seat may have changed hands, and the game may have moved on before this node was notified of it.
    this.#adopt(await this.#deps.tables.find(this.table));
    if (this.#isClosed || !this.#isPlayedByProgram) return;
    const { request, asked, moves, seq, isAnew } = question;
    // An entry it had seen was taken back: it starts over and is told everything again.
    if (isAnew && this.#lastToldSeq > 0) this.#sendHello();
    this.#lastToldSeq = seq;
    this.#openRequest = request;
    const events: readonly unknown[] = JSON.parse(question.told);
    if (events.length > 0) this.#send({ type: 'events', events });
    const view: RequestMessage['view'] = JSON.parse(question.view);
    this.#send({ type: 'request', id: request, question: asked.question, must: asked.must, view, moves });
  }

  async #sendEnd(places: readonly number[]): Promise<void> {
    const record = await this.#deps.tables.find(this.table);
    this.#sendOver(placesWithForfeits(places, record?.forfeited ?? []));
  }

  /** The game is decided, by its rules or because others forfeited. */
  #sendOver(places: readonly number[]): void {
    this.#send({ type: 'over', places });
    this.end();
  }

  #send(message: HostMessage): void {
    if (!this.#isClosed) this.#deps.write(toLine(message));
  }
}
