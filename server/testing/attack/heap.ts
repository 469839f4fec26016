import { WebSocket } from 'ws';

interface InspectorResponse {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/** Objects, and what they hold outside the heap: a buffer is a small object on the heap with large external memory. */
const IN_USE = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

/** Asks a process through its inspector how much memory is in use after a garbage collection. */
export class HeapInspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: InspectorResponse) => void>();
  readonly #closed: Promise<never>;
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.#closed = new Promise((_, fail) => {
      socket.once('close', () => fail(new Error('the process has ended')));
    });
    this.#closed.catch(() => {});
    socket.on('message', (data) => {
      const answer: InspectorResponse = JSON.parse(String(data));
      this.#waiting.get(answer.id)?.(answer);
    });
  }

  /** `address`: as node prints it when started with `--inspect`. */
  static async connect(address: string): Promise<HeapInspector> {
    const socket = new WebSocket(address);
    await new Promise((open, fail) => socket.once('open', open).once('error', fail));
    return new HeapInspector(socket);
  }

  /** Megabytes used by objects and their buffers. */
  async used(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage');
    const { result } = await this.#ask('Runtime.evaluate', { expression: IN_USE });
    const bytes = result?.result?.value;
    if (typeof bytes !== 'number') throw new Error('the process did not return its memory use');
    return bytes / 2 ** 20;
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(method: string, params: object = {}): Promise<InspectorResponse> {
    const id = ++this.#asked;
    const answer = new Promise<InspectorResponse>((settle) => void this.#waiting.set(id, settle));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return Promise.race([answer, this.#closed]);
  }
}
