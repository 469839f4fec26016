import type { Refusal, Seat } from '@orrery/kernel';
import type { FromServer, Remark } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { Outbox } from '../outbox.ts';
import type { Caller, Person } from '../seams.ts';
import type { Clock } from '../time.ts';
import { Bucket, type Rate } from './bucket.ts';
import { readFromPage } from './from-page.ts';
import type { Answer, Watcher } from './live-game.ts';

/** A socket that holds back more than this is slow: it gets nothing until it has taken most of it. */
const HIGH_WATER = 256 * 1024;
const LOW_WATER = 32 * 1024;
/** How often a slow socket is looked after, and how long. */
const LOOK_MS = 200;
const SLOW_MS = 30_000;
/** How often it is asked whether anybody is there. */
const PING_MS = 20_000;
/** So many questions of one page may be open. */
const OPEN_MOST = 32;
/** So many answers are remembered for a page that asks again. */
const ANSWERS = 64;
/** WebSocket's own codes: a rule of ours was broken; the server goes. */
const BROKEN = 1008;
const AWAY = 1001;

/** What the table does for those who visit it. */
export interface Host {
  choose(visit: Visit, request: number, move: string): Promise<Answer>;
  undo(visit: Visit, seq: number): Promise<Answer>;
  say(visit: Visit, text: string): Promise<Answer>;
  /** Tells a visit again what it has missed. */
  resync(visit: Visit): void;
  left(visit: Visit): void;
}

/** How a socket is watched. */
interface Watch {
  /** How often it may say something. */
  readonly rate: Rate;
  readonly clock: Clock;
}

/** What wants an answer. */
type Question = Exclude<NonNullable<ReturnType<typeof readFromPage>>, { type: 'ping' }>;

/** One page or program at a table: its socket, watched so that it harms nobody. */
export class Visit implements Watcher {
  readonly person: Person | null;
  seat: Seat | null = null;
  /** Whose remarks this one does not want to hear. */
  muted: ReadonlySet<string> = new Set();
  /** Up to which entry it was told. */
  seq = 0;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #host: Host;
  readonly #clock: Clock;
  readonly #bucket: Bucket;
  /** The last questions in a ring, and what was answered; null: not yet. */
  readonly #asked: number[] = [];
  readonly #answers: (Answer | null)[] = [];
  readonly #pinging: NodeJS.Timeout;
  #looking: NodeJS.Timeout | null = null;
  #open = 0;
  #questions = 0;
  #pinged = 0;
  #isAlive = true;
  #roundTrip = 0;
  #reported = 0;
  #isGone = false;
  /** The first message is hello, whatever happens meanwhile. */
  #isWelcome = false;

  constructor(
    socket: WebSocket,
    { person, outbox }: Pick<Caller, 'person' | 'outbox'>,
    { rate, clock }: Watch,
    host: Host,
  ) {
    this.#socket = socket;
    this.#outbox = outbox;
    this.person = person;
    this.#host = host;
    this.#clock = clock;
    this.#bucket = new Bucket(rate, performance.now());
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? null : data.toString()));
    socket.on('pong', () => this.#pong());
    socket.on('error', () => socket.terminate()); // too long, or no WebSocket at all: ws has said so
    socket.on('close', () => this.#close());
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#ping();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Whether something that was asked has no answer yet. */
  get isWaiting(): boolean {
    return this.#open > 0;
  }

  /** What a message takes to the page and an answer back, as far as both agree. */
  get lag(): number {
    return Math.min(this.#roundTrip, this.#reported);
  }

  /** News of the game. A slow socket misses it and is told later. */
  hear(message: string, seq: number): void {
    if (this.#isBehind()) return;
    this.seq = seq;
    this.#send(message);
  }

  /** News of the table. */
  tell(message: FromServer): void {
    if (this.#isWelcome && !this.#isBehind()) this.#send(JSON.stringify(message));
  }

  remark(remark: Remark): void {
    if (!this.muted.has(remark.person)) this.tell({ type: 'chat', remark });
  }

  /** Where this one stands, whatever it missed. */
  welcome(message: string, seq: number): void {
    this.#isWelcome = true;
    this.seq = seq;
    this.#send(message);
  }

  bye(why: string): void {
    if (this.#isGone) return;
    this.#send(JSON.stringify({ type: 'bye', why }));
    this.#outbox.flush();
    this.#socket.close(why === 'drain' ? AWAY : BROKEN, why);
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  #send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#outbox.say(message);
  }

  #hear(text: string | null): void {
    const isFlood = !this.#bucket.take(performance.now()) || this.#open >= OPEN_MOST;
    const said = text === null ? null : readFromPage(text);
    if (isFlood) this.bye('flood');
    else if (said === null) this.bye('protocol');
    else if (said.type === 'ping') this.#pongTo(said.lag);
    else if (this.#asked.includes(said.id)) this.#sayAgain(said.id);
    else void this.#ask(said);
  }

  #pongTo(lag: number): void {
    this.#reported = Math.max(0, lag);
    this.#send(JSON.stringify({ type: 'pong', at: this.#clock() }));
  }

  /** What was answered to this id, if it was: it is done once. */
  #sayAgain(id: number): void {
    const answer = this.#answers[this.#asked.indexOf(id)] ?? null;
    if (answer !== null) this.#send(answerTo(id, answer));
  }

  async #ask(said: Question): Promise<void> {
    const place = this.#questions++ % ANSWERS;
    this.#asked[place] = said.id;
    this.#answers[place] = null;
    this.#open++;
    try {
      const answer = await this.#do(said);
      if (this.#asked[place] === said.id) this.#answers[place] = answer;
      this.#send(answerTo(said.id, answer));
    } catch {
      // Nobody knows whether it was kept. The page comes back, says it again, and then it is known.
      this.bye('trouble');
    }
    this.#open--;
  }

  #do(said: Question): Promise<Answer> | Answer {
    if (said.type === 'choose') return this.#host.choose(this, said.request, said.move);
    if (said.type === 'undo') return this.#host.undo(this, said.seq);
    if (said.type === 'say') return this.#host.say(this, said.text);
    return refused('table.form');
  }

  #isBehind(): boolean {
    if (this.#looking !== null) return true;
    if (this.#socket.bufferedAmount < HIGH_WATER) return false;
    const since = performance.now();
    this.#looking = setInterval(() => this.#lookAfter(since), LOOK_MS);
    return true;
  }

  #lookAfter(since: number): void {
    const isTaken = this.#socket.bufferedAmount < LOW_WATER;
    if (!isTaken && performance.now() - since < SLOW_MS) return;
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
    if (isTaken) this.#host.resync(this);
    else this.#socket.terminate();
  }

  #ping(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#pinged = performance.now();
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  #pong(): void {
    this.#isAlive = true;
    this.#roundTrip = performance.now() - this.#pinged;
  }

  #close(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearInterval(this.#pinging);
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#host.left(this);
  }
}

const answerTo = (id: number, answer: Answer): string =>
  answer.ok ? `{"type":"ack","id":${id}}` : JSON.stringify({ type: 'refused', id, refusals: answer.refusals });

/** A refusal of the table's own. */
export const refused = (code: string, numbers: Refusal['numbers'] = {}): Answer => ({
  ok: false,
  refusals: [{ code, rule: '', numbers }],
});
