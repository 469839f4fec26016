import { expect, test } from 'vitest';
import { emptyTally } from './simulate/tally.ts';
import { startThread } from './thread.ts';

const BATCH = {
  game: 'comet',
  seats: 2,
  options: {},
  bots: [],
  rotates: false,
  seed: 1,
  maxSteps: 9,
  menu: 0,
  from: 0,
  count: 1,
} as const;

/** A thread that answers a message by running this code, in which `port` and `message` are defined. */
const threadThat = (does: string) =>
  startThread(
    new URL(
      `data:text/javascript,${encodeURIComponent(
        `import { parentPort as port } from 'node:worker_threads'; port.on('message', (message) => { ${does} });`,
      )}`,
    ),
  );

async function outcomeOf(does: string) {
  const thread = threadThat(does);
  try {
    return await thread.perform('simulate', BATCH);
  } finally {
    await thread.end();
  }
}

test('a job is sent, its result comes back', async () => {
  const reply = JSON.stringify({ ok: true, outcome: emptyTally(2) });
  expect(await outcomeOf(`if (message.job.game === 'comet') port.postMessage(${reply})`)).toEqual(emptyTally(2));
});

test('a job that fails returns its error', async () => {
  await expect(outcomeOf("port.postMessage({ ok: false, error: new Error('it broke') })")).rejects.toThrow('it broke');
});

test('a thread that throws rejects the job with its error', async () => {
  await expect(outcomeOf("throw new Error('out of luck')")).rejects.toThrow('out of luck');
});

test('a thread that exits rejects the job', async () => {
  await expect(outcomeOf('process.exit(3)')).rejects.toThrow('a worker thread exited with code 3');
});

test('a dead thread accepts no job', async () => {
  const thread = threadThat('process.exit(3)');
  await expect(thread.perform('simulate', BATCH)).rejects.toThrow('code 3');
  await expect(thread.perform('simulate', BATCH)).rejects.toThrow('code 3');
});

test('ending a thread rejects its present job', async () => {
  const thread = threadThat('for (;;);');
  const waiting = expect(thread.perform('simulate', BATCH)).rejects.toThrow('a worker thread exited');
  await thread.end();
  await waiting;
});
