import type { TaskJob, TaskName, TaskOutcome } from './tasks.ts';

/** A worker beside the main thread, with one job at a time. */
export interface Thread {
  /** Rejects when the job fails or the thread dies. */
  perform<N extends TaskName>(task: N, job: TaskJob<N>): Promise<TaskOutcome<N>>;
  /** Terminates it at once, whatever it is doing. */
  end(): Promise<void>;
}

/** Work for a pool: jobs of one task. */
export interface PoolWork<N extends TaskName> {
  readonly task: N;
  /**
   * Called for the next job whenever a thread is free, so that later jobs can depend on the results of earlier ones.
   */
  readonly jobs: Iterator<TaskJob<N>, void>;
  /** Called with each result as it arrives, in no particular order. */
  each(outcome: TaskOutcome<N>, job: TaskJob<N>): void;
  /** Aborted to cancel the remaining jobs. */
  readonly signal?: AbortSignal;
}

/**
 * Lets `size` threads do all the work, and terminates them in any case. The first failing job ends the work with its
 * error.
 */
export async function runPool<N extends TaskName>(
  start: () => Thread,
  size: number,
  { task, jobs, each, signal }: PoolWork<N>,
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
