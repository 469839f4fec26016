import type { BotQuestion, BotTable, BotThinker } from '@orrery/bots/runner';
import type { BotWorkerRequest, BotWorkerResponse } from './messages.ts';
import { makeBusyFlag, raiseOnInput } from './yielding-clock.ts';

interface PendingThought {
  resolve(move: string): void;
  reject(error: Error): void;
}

/** Runs bots in a worker. When the worker fails, all pending requests are rejected, and it is not used again. */
export class WorkerThinker implements BotThinker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingThought>();
  readonly #stopBusyFlag: () => void;
  #last = 0;

  constructor(round: BotTable) {
    this.#worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<BotWorkerResponse>) => this.#receive(data));
    this.#worker.addEventListener('error', (event) => this.#fail(event.message || 'the worker could not be loaded'));
    this.#worker.addEventListener('messageerror', () => this.#fail('the worker could not be understood'));
    const flag = makeBusyFlag();
    this.#stopBusyFlag = flag === null ? () => undefined : raiseOnInput(flag);
    this.#post({ kind: 'sit', round, flag });
  }

  think(question: BotQuestion): Promise<string> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ kind: 'think', id, question });
    });
  }

  close(): void {
    this.#fail('the bots have left the table');
  }

  #post(message: BotWorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #receive(message: BotWorkerResponse): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'move') waiting?.resolve(message.move);
    else waiting?.reject(new Error(message.text));
  }

  #fail(why: string): void {
    this.#stopBusyFlag();
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
