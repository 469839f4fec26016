import type { ChatMessage } from '@orrery/protocol';
import type { Clock } from '../time.ts';

interface HeldMessage {
  readonly message: ChatMessage;
  readonly dueAt: number;
}

/** The players' messages at a table whose spectators see the game later: they are held back for as long. */
export class DelayedChat {
  readonly #clock: Clock;
  readonly #send: (message: ChatMessage) => void;
  #held: readonly HeldMessage[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(clock: Clock, send: (message: ChatMessage) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  /** Holds a message back, once. */
  add(message: ChatMessage, delayMs: number): void {
    if (this.#held.some((each) => each.message.id === message.id)) return;
    const held = { message, dueAt: message.sentAt + delayMs };
    this.#held = [...this.#held, held].toSorted((a, b) => a.dueAt - b.dueAt);
    this.#wait();
  }

  /** Sends what is due. */
  sendDue(): void {
    const now = this.#clock();
    const due = this.#held.filter(({ dueAt }) => dueAt <= now);
    this.#held = this.#held.filter(({ dueAt }) => dueAt > now);
    for (const { message } of due) this.#send(message);
    this.#wait();
  }

  clear(): void {
    this.#held = [];
    this.#wait();
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [next] = this.#held;
    if (next === undefined) return;
    this.#timer = setTimeout(() => this.sendDue(), next.dueAt - this.#clock());
    this.#timer.unref();
  }
}
