import { Worker } from 'node:worker_threads';
import type { Thread } from './pool.ts';
import type { TaskMessage, TaskName, TaskReply } from './tasks.ts';

/** A worker thread of node that runs the program at `url`, which answers each message with one reply. */
export function startThread(url: URL): Thread {
  const worker = new Worker(url);
  let dead: Error | null = null;
  worker.on('error', (error) => {
    dead = error;
  });
  worker.on('messageerror', (error) => {
    dead = error;
    worker.terminate();
  });
  worker.on('exit', (code) => {
    dead ??= new Error(`a worker thread exited with code ${code}`);
  });
  return {
    perform: <N extends TaskName>(task: N, job: TaskMessage<N>['job']) =>
      new Promise((resolve, reject) => {
        if (dead !== null) return reject(dead);
        const onDeath = (): void => reject(dead);
        worker.once('exit', onDeath);
        worker.once('message', (reply: TaskReply<N>) => {
          worker.off('exit', onDeath);
          if (reply.ok) resolve(reply.outcome);
          else reject(reply.error);
        });
        worker.postMessage({ task, job } satisfies TaskMessage<N>);
      }),
    async end() {
      await worker.terminate();
    },
  };
}
