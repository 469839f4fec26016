import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { Client } from '../client.ts';
import { gather } from '../guest.ts';

const PAUSE_MS = 20;

const pageOf = (url: string, id: string, headers: Readonly<Record<string, string>>) =>
  new Client(comet, `${url.replace('http', 'ws')}/live/${id}`, headers);

/** Two people who play one game after the other, calmly, and note how long each of their moves takes. */
export class Witness {
  readonly waits: number[] = [];
  /** What went otherwise than it should. */
  readonly troubles: string[] = [];
  readonly #url: string;
  readonly #rng: Rng = fastRng(5);
  #isDone = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    this.#playing = this.#play().catch((error: unknown) => void this.troubles.push(String(error)));
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#playing;
  }

  /** The wait that so many of a hundred moves do not exceed, in milliseconds. */
  percentile(of100: number): number {
    const sorted = this.waits.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? Number.NaN;
  }

  async #play(): Promise<void> {
    while (!this.#isDone) {
      const { id, guests } = await gather(this.#url, 'comet', 2);
      const pages = guests.map(({ headers }) => pageOf(this.#url, id, headers));
      for (const page of pages) await page.open();
      while (!this.#isDone && pages.every(({ over }) => over === null)) await this.#move(pages);
      if (new Set(pages.map(({ seq }) => seq)).size > 1) this.troubles.push('the two pages do not agree');
      for (const page of pages) {
        if (!page.isOpen) this.troubles.push(`a page was cut off: ${page.bye}`);
        this.troubles.push(...page.faults);
        page.close();
      }
    }
  }

  async #move(pages: readonly ReturnType<typeof pageOf>[]): Promise<void> {
    const mover = pages.find(({ now }) => now?.request?.must === true);
    if (mover !== undefined) {
      const begun = performance.now();
      const answer = await mover.choose(this.#rng);
      this.waits.push(performance.now() - begun);
      if (answer.type !== 'ack') this.troubles.push(`a move was answered with ${JSON.stringify(answer)}`);
      const { seq } = mover;
      for (const page of pages) await page.until(() => page.seq >= seq || page.over !== null);
    }
    await pause(PAUSE_MS);
  }
}
