/** Work that is done beside the page: one question, word of how far it is, one answer. */

export type OnProgress = (done: number, of: number) => void;

/** What a worker says about the question it works on. */
type Word<A> =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'fault'; readonly text: string };

/** In a worker: answers every question it is sent. */
export function serve<Q, A>(work: (question: Q, onProgress: OnProgress) => Promise<A>): void {
  const say = (word: Word<A>): void => postMessage(word);
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    work(data, (done, of) => say({ kind: 'progress', done, of })).then(
      (answer) => say({ kind: 'answer', answer }),
      (error: unknown) => say({ kind: 'fault', text: String(error) }),
    );
  });
}

/** Somebody who can be sent on an errand, one at a time. */
export interface Errands<Q, A> {
  /** Resolves to null when it is called off; rejects when it fails. A new errand calls off the one before. */
  send(question: Q, onProgress: OnProgress): Promise<A | null>;
  /** Calls off whatever is going on. */
  cancel(): void;
}

/** In the page: errands that a worker does. It is kept for the next one unless it is stopped in the middle. */
export class WorkerErrands<Q, A> implements Errands<Q, A> {
  readonly #make: () => Worker;
  #worker: Worker | null = null;
  #callOff: (() => void) | null = null;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  send(question: Q, onProgress: OnProgress): Promise<A | null> {
    if (this.#callOff !== null) this.cancel();
    this.#worker ??= this.#make();
    const worker = this.#worker;
    const ended = new AbortController();
    const { signal } = ended;
    return new Promise<A | null>((resolve, reject) => {
      this.#callOff = () => resolve(null);
      const hear = ({ data }: MessageEvent<Word<A>>): void => {
        if (data.kind === 'progress') onProgress(data.done, data.of);
        else if (data.kind === 'answer') resolve(data.answer);
        else reject(new Error(data.text));
      };
      const fail = (event: ErrorEvent): void => {
        this.#dismiss();
        reject(new Error(event.message || 'the worker could not be loaded'));
      };
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', fail, { signal });
      worker.postMessage(question);
    }).finally(() => {
      ended.abort();
      if (this.#worker === worker) this.#callOff = null;
    });
  }

  cancel(): void {
    this.#dismiss();
    this.#callOff?.();
    this.#callOff = null;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
