import type { Refusal, Seat } from '@orrery/kernel';
import {
  type FromPage,
  type FromServer,
  LIVE_PROTOCOL,
  type LiveHello,
  type LivePong,
  type LiveStep,
  type Now,
  type Remark,
  type TableCard,
} from '@orrery/protocol';
import { Link, type LinkWorld } from '../parts/link.ts';
import { type Drawer, type KeptDecision, printDecision, readDecision } from './kept-decision.ts';

/** Why a table cannot be reached and will not be by waiting; the server's word for it. */
const FAREWELL_WORDS = ['gone', 'edition', 'unplayable', 'protocol'] as const;
export type Farewell = (typeof FAREWELL_WORDS)[number];

const isFarewell = (why: string): why is Farewell => FAREWELL_WORDS.some((word) => word === why);

/** A table on the server as this page knows it. A value: whenever something changes, a new one takes its place. */
export interface LiveState {
  /** here: connected; joining: never was yet; lost: was, and comes back by itself; left: does not come back. */
  readonly link: 'joining' | 'here' | 'lost' | 'left';
  readonly why: Farewell | null;
  readonly card: TableCard;
  /** null: a spectator. */
  readonly seat: Seat | null;
  /** The steps that hold, from the first. */
  readonly steps: readonly LiveStep[];
  /** null while the game has not begun. */
  readonly now: Now | null;
  /** When `now` came, on this page's own clock. */
  readonly heardAt: number;
  readonly chat: readonly Remark[];
  /** The seed of the dice, once the game is over. */
  readonly serverSeed: string | null;
  /** A decision was made and is not answered yet. */
  readonly isWaiting: boolean;
  /** A decision made without a connection came too late: the game had gone on, and it was dropped. */
  readonly isOvertaken: boolean;
}

/** What can be asked of a table on its line; the table counts the questions itself. */
export type Asked =
  | { readonly type: 'choose'; readonly request: number; readonly move: string }
  | { readonly type: 'undo'; readonly seq: number }
  | { readonly type: 'say'; readonly text: string };

interface Question {
  readonly message: Extract<FromPage, { id: number }>;
  /** The last remark there was when it was asked. */
  readonly remark: number;
  /** It could not be said when it was asked: the game may have gone on before it is heard. */
  readonly isDelayed: boolean;
  /** How often it went out. */
  said: number;
  settle(refusals: readonly Refusal[]): void;
}

/** What is not kept is gone with the page. */
const NO_DRAWER: Drawer = { read: () => '', write: () => undefined };

const NOT_REACHED: Refusal = Object.freeze({ code: 'table.left', rule: '', numbers: {} });
/** How an answer is refused that the game has passed by. */
const LATE: readonly string[] = ['stale-request', 'not-asked', 'no-undo'];
/** Who speaks too much waits so long before coming back. */
const FLOOD_WAIT = 10_000;
const FULL_WAIT = 20_000;

/**
 * One table on the server, followed for as long as somebody looks. It knows no game: what happened is kept as it was sent.
 * Whatever is asked is answered once, however often the connection breaks.
 */
export class LiveTable {
  readonly #world: LinkWorld;
  readonly #drawer: Drawer;
  readonly #link: Link<FromServer>;
  readonly #listeners = new Set<() => void>();
  readonly #questions = new Map<number, Question>();
  #nextId: number;
  #state: LiveState;
  /** What is known was seen from another chair: the next connection begins anew. */
  #isAnew = false;

  /** `card` is the table as it was found; ids of questions count from `firstId`, which no earlier page has used. */
  constructor(world: LinkWorld, card: TableCard, firstId: number, drawer: Drawer = NO_DRAWER) {
    this.#world = world;
    this.#drawer = drawer;
    this.#nextId = firstId;
    this.#state = {
      link: 'joining',
      why: null,
      card,
      seat: null,
      steps: [],
      now: null,
      heardAt: 0,
      chat: [],
      serverSeed: null,
      isWaiting: false,
      isOvertaken: false,
    };
    this.#link = new Link<FromServer>(world, {
      greeting: 'hello',
      since: () => (this.#isAnew ? 0 : (this.#state.now?.seq ?? 0)),
      heard: (message) => this.#hear(message),
      turned: (isOpen) => this.#turn(isOpen),
    });
  }

  get state(): LiveState {
    return this.#state;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Resolves when it was done and kept ([]), or refused; as long as there is no connection, it waits for one. */
  ask(asked: Asked): Promise<readonly Refusal[]> {
    if (this.#state.link === 'left') return Promise.resolve([NOT_REACHED]);
    return this.#put(asked, this.#state.link !== 'here');
  }

  #put(asked: Asked, isDelayed: boolean): Promise<readonly Refusal[]> {
    const id = this.#nextId++;
    const remark = this.#state.chat.at(-1)?.id ?? 0;
    return new Promise((settle) => {
      const message = { ...asked, id };
      const question: Question = { message, remark, isDelayed, said: 0, settle };
      this.#questions.set(id, question);
      if (asked.type === 'choose' && this.#state.seat !== null) this.#keep({ ...asked, seat: this.#state.seat });
      this.#say(question);
    });
  }

  #say(question: Question): void {
    if (this.#link.say(question.message)) question.said++;
  }

  /** It was read that a decision came too late. */
  dismissOvertaken(): void {
    this.#set({ isOvertaken: false });
  }

  /** Tries to connect now instead of a little later. */
  again(): void {
    if (this.#state.link !== 'left') this.#link.again();
  }

  /** One sits elsewhere now: everything is told once more, as it is seen from there. */
  anew(): void {
    this.#isAnew = true;
    this.again();
  }

  /** The table as somebody has just changed it. An open line says so itself, and what it said may be newer. */
  learn(card: TableCard): void {
    if (this.#state.link !== 'here') this.#set({ card });
  }

  close(): void {
    this.#link.close();
    this.#listeners.clear();
    this.#giveUp();
  }

  #hear(message: Exclude<FromServer, LivePong>): void {
    switch (message.type) {
      case 'hello':
        this.#hello(message);
        break;
      case 'entries':
        this.#grow(message.steps, message.now);
        break;
      case 'undone':
        this.#cut(message.to, message.now);
        break;
      case 'table':
        this.#set({ card: message.card });
        break;
      case 'chat':
        this.#set({ chat: withRemark(this.#state.chat, message.remark) });
        break;
      case 'over':
        this.#set({ serverSeed: message.serverSeed });
        break;
      case 'ack':
        this.#answer(message.id, []);
        break;
      case 'refused':
        this.#answer(message.id, message.refusals);
        break;
      case 'bye':
        this.#bye(message.why);
        break;
    }
  }

  #hello({ protocol, card, seat, since, steps, now, chat }: LiveHello): void {
    if (protocol !== LIVE_PROTOCOL) {
      this.#leave('protocol');
      return;
    }
    const known = this.#state;
    const isOther = seat !== known.seat && known.steps.length > 0;
    if (since > 0 && (isOther || since !== known.now?.seq)) {
      // What this page has was seen from another chair, or is not where the steps go on.
      this.anew();
      return;
    }
    this.#isAnew = false;
    const held = since === 0 ? [] : known.steps;
    this.#set({ card, seat, steps: [...held, ...steps], now, chat, heardAt: this.#world.now() });
  }

  #grow(steps: readonly LiveStep[], now: Now): void {
    const known = this.#state.now?.seq ?? 0;
    const fresh = steps.filter(({ seq }) => seq > known);
    if (fresh.length > 0 && fresh[0]?.seq !== known + 1) {
      this.#link.again();
      return;
    }
    this.#set({ steps: [...this.#state.steps, ...fresh], now, heardAt: this.#world.now() });
  }

  #cut(to: number, now: Now): void {
    this.#set({ steps: this.#state.steps.filter(({ seq }) => seq <= to), now, heardAt: this.#world.now() });
  }

  #answer(id: number, refusals: readonly Refusal[]): void {
    const question = this.#questions.get(id);
    if (question === undefined) return;
    this.#questions.delete(id);
    const isLate = refusals.some(({ code }) => LATE.includes(code));
    if (question.message.type === 'choose') {
      this.#keep(null);
      if (isLate && question.isDelayed) this.#set({ isOvertaken: true });
    }
    // Said twice, and the game has passed it by: it was heard the first time, and only the answer was lost.
    question.settle(isLate && question.said > 1 ? [] : refusals);
  }

  #turn(isOpen: boolean): void {
    if (this.#state.link === 'left') return;
    if (!isOpen) {
      this.#set({ link: 'lost' });
      return;
    }
    this.#set({ link: 'here' });
    const kept = [...this.#questions.values()].some(({ message }) => message.type === 'choose') ? null : this.#kept();
    for (const question of [...this.#questions.values()]) this.#repeat(question);
    if (kept !== null) this.#takeUp(kept);
  }

  /** What an earlier page of this table decided and heard no answer to. */
  #kept(): KeptDecision | null {
    const text = this.#drawer.read();
    return text === '' ? null : readDecision(text);
  }

  #keep(decision: KeptDecision | null): void {
    this.#drawer.write(decision === null ? '' : printDecision(decision));
    this.#set({ isWaiting: decision !== null });
  }

  /** Says it again for that page. That the same stands in the record already is as good as done: the server knows it. */
  #takeUp({ seat, request, move }: KeptDecision): void {
    if (this.#state.now !== null && this.#state.seat === seat) void this.#put({ type: 'choose', request, move }, true);
    else this.#keep(null);
  }

  #repeat(question: Question): void {
    const { message, remark } = question;
    const { chat } = this.#state;
    if (message.type === 'say' && chat.some(({ id, text }) => id > remark && text === message.text)) {
      this.#answer(message.id, []);
      return;
    }
    this.#say(question);
  }

  #bye(why: string): void {
    if (isFarewell(why)) this.#leave(why);
    else if (why === 'flood') this.#link.pause(FLOOD_WAIT);
    else if (why === 'full') this.#link.pause(FULL_WAIT);
    else this.#link.pause(1000 * this.#world.random()); // the server restarts, or we were slow
  }

  #leave(why: Farewell): void {
    this.#set({ link: 'left', why });
    if (why === 'gone') this.#keep(null);
    this.#link.close();
    this.#giveUp();
  }

  #giveUp(): void {
    for (const { settle } of this.#questions.values()) settle([NOT_REACHED]);
    this.#questions.clear();
  }

  #set(changes: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const changed of [...this.#listeners]) changed();
  }
}

const withRemark = (chat: readonly Remark[], remark: Remark): readonly Remark[] =>
  chat.some(({ id }) => id === remark.id) ? chat : [...chat, remark];
