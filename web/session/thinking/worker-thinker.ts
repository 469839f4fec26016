import type { Question, Round, Thinker } from '@orrery/bots/bench';
import { newFlag, raiseFor } from './courtesy.ts';
import type { FromBots, ToBots } from './messages.ts';

interface Waiting {
  resolve(move: string): void;
  reject(error: Error): void;
}

/** Lets bots think in a worker. When the worker fails, all that wait for it hear so, and it thinks no more. */
export class WorkerThinker implements Thinker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #stopRaising: () => void;
  #last = 0;

  constructor(round: Round) {
    this.#worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => this.#hear(data));
    this.#worker.addEventListener('error', (event) => this.#fail(event.message || 'the worker could not be loaded'));
    this.#worker.addEventListener('messageerror', () => this.#fail('the worker could not be understood'));
    const flag = newFlag();
    this.#stopRaising = flag === null ? () => undefined : raiseFor(flag);
    this.#post({ kind: 'sit', round, flag });
  }

  think(question: Question): Promise<string> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ kind: 'think', id, question });
    });
  }

  close(): void {
    this.#fail('the bots have left the table');
  }

  #post(message: ToBots): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromBots): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'move') waiting?.resolve(message.move);
    else waiting?.reject(new Error(message.text));
  }

  #fail(why: string): void {
    this.#stopRaising();
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
