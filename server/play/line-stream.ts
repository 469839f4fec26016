import type { Pipe } from './bot-desk.ts';

/** A program that does not read is let go before more than this lies here for it. */
const SLOW_BYTES = 256 * 1024;
/** An empty line, so that nobody on the way takes silence for the end. */
const BEAT_MS = 20_000;

/** Lines that a program reads from an answer that does not end. */
export class LineStream implements Pipe {
  readonly readable: ReadableStream<Uint8Array>;
  readonly #utf8 = new TextEncoder();
  readonly #beat: NodeJS.Timeout;
  readonly #closed: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  /** `closed` is called once, whoever ended it. */
  constructor(closed: () => void) {
    this.#closed = closed;
    this.#beat = setInterval(() => this.write('\n'), BEAT_MS);
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

  write(line: string): void {
    const controller = this.#controller;
    if (controller === null) return;
    controller.enqueue(this.#utf8.encode(line));
    if (-(controller.desiredSize ?? 0) <= SLOW_BYTES) return;
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
    clearInterval(this.#beat);
    this.#closed();
  }
}
