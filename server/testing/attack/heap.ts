import { WebSocket } from 'ws';

interface Answer {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/** Objects, and what they hold outside of the heap: a buffer is a small object there and large elsewhere. */
const IN_USE = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

/** Asks a process by its inspector how much memory is in use once all garbage is gone. */
export class Heap {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const answer: Answer = JSON.parse(String(data));
      this.#waiting.get(answer.id)?.(answer);
    });
  }

  /** `address`: as node says it when it is started with `--inspect`. */
  static async of(address: string): Promise<Heap> {
    const socket = new WebSocket(address);
    await new Promise((open, fail) => socket.once('open', open).once('error', fail));
    return new Heap(socket);
  }

  /** Megabytes that objects and their buffers take. */
  async used(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage');
    const { result } = await this.#ask('Runtime.evaluate', { expression: IN_USE });
    const bytes = result?.result?.value;
    if (typeof bytes !== 'number') throw new Error('the process does not say how much memory is in use');
    return bytes / 2 ** 20;
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(method: string, params: object = {}): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((settle) => {
      this.#waiting.set(id, settle);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
