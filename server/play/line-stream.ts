import type { LineWriter } from './external-bots.ts';

/** A program that does not read is disconnected before more than this is buffered for it. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** An empty line is sent this often, so that no proxy takes silence for the end. */
const KEEP_ALIVE_MS = 20_000;

/** Lines that a program reads from a streaming response. */
export class LineStream implements LineWriter {
  readonly readable: ReadableStream<Uint8Array>;
  readonly #utf8 = new TextEncoder();
  readonly #keepAlive: NodeJS.Timeout;
  readonly #onClosed: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  /** `closed` is called once, whichever side ended the stream. */
  constructor(closed: () => void) {
    this.#onClosed = closed;
    this.#keepAlive = setInterval(() => this.write('\n'), KEEP_ALIVE_MS);
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#close(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    );
  }

  get isClosed(): boolean {
    return this.#controller === null;
  }

  write(line: string): void {
    const controller = this.#controller;
    if (controller === null) return;
    controller.enqueue(this.#utf8.encode(line));
    if (-(controller.desiredSize ?? 0) <= MAX_BUFFERED_BYTES) return;
    this.#close();
    controller.error(new Error('the program does not read'));
  }

  end(): void {
    const controller = this.#controller;
    this.#close();
    controller?.close();
  }

  #close(): void {
    if (this.#controller === null) return;
    this.#controller = null;
    clearInterval(this.#keepAlive);
    this.#onClosed();
  }
}
