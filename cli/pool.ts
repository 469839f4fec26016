import type { Job, Outcome, TaskName } from './tasks.ts';

/** Somebody who works beside the main thread, one job at a time. */
export interface Thread {
  /** Rejects when the job fails or the thread dies. */
  perform<N extends TaskName>(task: N, job: Job<N>): Promise<Outcome<N>>;
  /** Stops it at once, whatever it is doing. */
  end(): Promise<void>;
}

/** Work for a pool: jobs of one task. */
export interface Work<N extends TaskName> {
  readonly task: N;
  /** Asked for the next job whenever a thread is free, so that later jobs can depend on how earlier ones went. */
  readonly jobs: Iterator<Job<N>, void>;
  /** Called with each outcome as it comes in, in no particular order. */
  each(outcome: Outcome<N>, job: Job<N>): void;
  /** Aborted to give up the rest. */
  readonly signal?: AbortSignal;
}

/**
 * Has `size` threads do all the work, and ends them, however it ends.
 * The first job that fails ends the work with its error.
 */
export async function runPool<N extends TaskName>(
  start: () => Thread,
  size: number,
  { task, jobs, each, signal }: Work<N>,
): Promise<'done' | 'cancelled'> {
  if (signal?.aborted) return 'cancelled';
  const threads: Thread[] = [];
  let isOpen = true;
  const drive = async (thread: Thread): Promise<void> => {
    for (let next = jobs.next(); isOpen && next.done !== true; next = jobs.next()) {
      const outcome = await thread.perform(task, next.value);
      if (isOpen) each(outcome, next.value);
    }
  };
  try {
    while (threads.length < size) threads.push(start());
    const all = Promise.all(threads.map(drive)).then(() => 'done' as const);
    return await Promise.race([all, cancelled(signal)]);
  } finally {
    isOpen = false;
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function cancelled(signal: AbortSignal | undefined): Promise<'cancelled'> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve('cancelled'), { once: true });
  });
}
