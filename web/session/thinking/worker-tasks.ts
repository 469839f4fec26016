/** Tasks for a worker: one request, progress reports, one answer. The worker pauses while the page paints. */
import type { MonotonicClock } from '@orrery/bots/runner';
import { type BusyFlag, makeBusyFlag, raiseOnInput, YieldingClock } from './yielding-clock.ts';

export type OnProgress = (done: number, of: number) => void;

/** A message to a worker. */
interface TaskMessage<Q> {
  readonly question: Q;
  /** Set while the page responds to the user; null without shared memory. */
  readonly flag: BusyFlag | null;
}

/** A worker's message about its current task. */
type TaskReply<A> =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: A }
  | { readonly kind: 'fault'; readonly text: string };

/** In a worker: handles every task it is sent. Tasks must check the clock often: that is when the worker pauses. */
export function serveTasks<Q, A>(work: (question: Q, now: MonotonicClock, onProgress: OnProgress) => Promise<A>): void {
  const say = (word: TaskReply<A>): void => postMessage(word);
  addEventListener('message', ({ data: { question, flag } }: MessageEvent<TaskMessage<Q>>) => {
    const clock = new YieldingClock(() => performance.now(), flag);
    const onProgress: OnProgress = (done, of) => say({ kind: 'progress', done, of });
    work(question, () => clock.now(), onProgress).then(
      (answer) => say({ kind: 'answer', answer }),
      (error: unknown) => say({ kind: 'fault', text: String(error) }),
    );
  });
}

/** Runs tasks, one at a time. */
export interface TaskRunner<Q, A> {
  /** Resolves to null when it is cancelled; rejects when it fails. A new task cancels the previous one. */
  run(question: Q, onProgress: OnProgress): Promise<A | null>;
  /** Cancels the task in progress. */
  cancel(): void;
}

/** In the page: runs tasks in a worker. The worker is reused unless it is stopped during a task. */
export class WorkerTaskRunner<Q, A> implements TaskRunner<Q, A> {
  readonly #make: () => Worker;
  #worker: Worker | null = null;
  #cancelRunning: (() => void) | null = null;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  run(question: Q, onProgress: OnProgress): Promise<A | null> {
    if (this.#cancelRunning !== null) this.cancel();
    this.#worker ??= this.#make();
    const worker = this.#worker;
    const ended = new AbortController();
    const { signal } = ended;
    const flag = makeBusyFlag();
    const stopRaising = flag === null ? () => undefined : raiseOnInput(flag);
    return new Promise<A | null>((resolve, reject) => {
      this.#cancelRunning = () => resolve(null);
      const hear = ({ data }: MessageEvent<TaskReply<A>>): void => {
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
      const errand: TaskMessage<Q> = { question, flag };
      worker.postMessage(errand);
    }).finally(() => {
      ended.abort();
      stopRaising();
      if (this.#worker === worker) this.#cancelRunning = null;
    });
  }

  cancel(): void {
    this.#dismiss();
    this.#cancelRunning?.();
    this.#cancelRunning = null;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
