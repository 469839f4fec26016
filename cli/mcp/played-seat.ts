import type { HostMessage } from '@orrery/protocol';
import { moveInAnswer } from '../prompt/answer.ts';
import type { SeatNarrator, SeatPrompt } from '../prompt/seat-narrator.ts';

/** How long a tool waits for the others at the table before it says so. */
const WAIT_MS = 45_000;

/** Sends a move to where the game is played; returns why it was not accepted, or null. */
export type SendMove = (request: number, move: string) => Promise<string | null>;

/** A seat that a client plays by looking and moving: the messages of a game on one side, texts on the other. */
export class PlayedSeat {
  readonly title: string;
  readonly #narrator: SeatNarrator;
  readonly #send: SendMove;
  #prompt: SeatPrompt | null = null;
  /** What ended the game, if anything has. */
  #ending: string | null = null;
  #waiters: (() => void)[] = [];

  constructor(title: string, narrator: SeatNarrator, send: SendMove) {
    this.title = title;
    this.#narrator = narrator;
    this.#send = send;
  }

  /** Takes a message of the game. */
  take(message: HostMessage): void {
    const heard = this.#narrator.hear(message);
    if (message.type === 'hello') this.#prompt = null;
    if (heard.kind === 'asked') this.#prompt = heard.prompt;
    if (heard.kind === 'over' || heard.kind === 'out') this.end(heard.text);
    if (this.#prompt !== null || this.#ending !== null) this.#wake();
  }

  /** The game cannot go on, or is over. */
  end(why: string): void {
    this.#prompt = null;
    this.#ending ??= why;
    this.#wake();
  }

  /** The position with its question and choices, as soon as this seat is asked. */
  async see(): Promise<string> {
    if (this.#prompt === null && this.#ending === null) await this.#changed();
    if (this.#prompt !== null) return this.#prompt.text;
    return this.#ending ?? 'The others have not moved yet. Call see again.';
  }

  /** Makes a move, given by its number or in notation, and returns what there is to see then. */
  async move(written: string): Promise<string> {
    const prompt = this.#prompt;
    if (prompt === null) return this.#ending ?? 'It is not your decision. Call see.';
    const chosen = moveInAnswer(written, prompt.moves);
    if (!chosen.ok) return this.#narrator.unread;
    const problem = this.#narrator.check(chosen.value);
    if (problem !== null) return problem;
    this.#prompt = null;
    const refused = await this.#send(prompt.request, chosen.value);
    if (refused === null) return this.see();
    this.#prompt ??= prompt;
    return refused;
  }

  #wake(): void {
    for (const waiter of this.#waiters.splice(0)) waiter();
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, WAIT_MS).unref();
      this.#waiters.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
