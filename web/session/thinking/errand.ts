/** Work that is done beside the page: one question, word of how far it is, one answer. It rests while the page paints. */
import type { Now } from '@orrery/bots/bench';
import { type Flag, newFlag, PatientClock, raiseFor } from './courtesy.ts';

export type OnProgress = (done: number, of: number) => void;

/** What a worker is sent. */
interface Errand<Q> {
  readonly question: Q;
  /** Raised while the page answers somebody; null where none can be shared. */
  readonly flag: Flag | null;
}

/** What a worker says about the question it works on. */
type Word<A> =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'fault'; readonly text: string };

/** In a worker: answers every question it is sent. Whoever works looks at the clock often: that is when it rests. */
export function serve<Q, A>(work: (question: Q, now: Now, onProgress: OnProgress) => Promise<A>): void {
  const say = (word: Word<A>): void => postMessage(word);
  addEventListener('message', ({ data: { question, flag } }: MessageEvent<Errand<Q>>) => {
    const clock = new PatientClock(() => performance.now(), flag);
    const onProgress: OnProgress = (done, of) => say({ kind: 'progress', done, of });
    work(question, () => clock.now(), onProgress).then(
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
    const flag = newFlag();
    const stopRaising = flag === null ? () => undefined : raiseFor(flag);
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
      const errand: Errand<Q> = { question, flag };
      worker.postMessage(errand);
    }).finally(() => {
      ended.abort();
      stopRaising();
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
