import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { TestClient } from '../client.ts';
import { startGuestGame } from '../guest.ts';

const MOVE_PAUSE_MS = 20;

const pageOf = (url: string, id: string, headers: Readonly<Record<string, string>>) =>
  new TestClient(comet, `${url.replace('http', 'ws')}/live/${id}`, headers);

/** Two people who play one game after the other at a normal pace, and record how long each of their moves takes. */
export class BackgroundPlayers {
  readonly latenciesMs: number[] = [];
  /** What did not go as it should. */
  readonly problems: string[] = [];
  readonly #url: string;
  readonly #rng: Rng = fastRng(5);
  #isDone = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    this.#playing = this.#play().catch((error: unknown) => void this.problems.push(String(error)));
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#playing;
  }

  /** A percentile of the moves' waiting times, in milliseconds. */
  percentile(of100: number): number {
    const sorted = this.latenciesMs.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? Number.NaN;
  }

  async #play(): Promise<void> {
    while (!this.#isDone) {
      const { id, guests } = await startGuestGame(this.#url, 'comet', 2);
      const pages = guests.map(({ headers }) => pageOf(this.#url, id, headers));
      for (const page of pages) await page.open();
      while (!this.#isDone && pages.every(({ over }) => over === null)) await this.#move(pages);
      if (new Set(pages.map(({ seq }) => seq)).size > 1) this.problems.push('the two pages do not agree');
      for (const page of pages) {
        if (!page.isOpen) this.problems.push(`a page was cut off: ${page.bye}`);
        this.problems.push(...page.faults);
        page.close();
      }
    }
  }

  async #move(pages: readonly ReturnType<typeof pageOf>[]): Promise<void> {
    const mover = pages.find(({ now }) => now?.request?.must === true);
    if (mover !== undefined) {
      const begun = performance.now();
      const answer = await mover.choose(this.#rng);
      this.latenciesMs.push(performance.now() - begun);
      if (answer.type !== 'ack') this.problems.push(`a move was answered with ${JSON.stringify(answer)}`);
      const { seq } = mover;
      for (const page of pages) await page.until(() => page.seq >= seq || page.over !== null);
    }
    await pause(MOVE_PAUSE_MS);
  }
}
