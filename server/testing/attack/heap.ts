import { WebSocket } from 'ws';

interface Answer {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
}

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

  /** Megabytes that objects take. */
  async used(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage');
    const { result } = await this.#ask('Runtime.getHeapUsage');
    return (result?.usedSize ?? 0) / 2 ** 20;
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(method: string): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((settle) => {
      this.#waiting.set(id, settle);
      this.#socket.send(JSON.stringify({ id, method }));
    });
  }
}
