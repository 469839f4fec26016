import type { Entry } from '@orrery/catalog';
import type { Thread } from '../pool.ts';
import { run } from '../run.ts';
import { answer, type Message, type TaskName, tasksFor } from '../tasks.ts';
import type { Sink, World } from '../world.ts';
import { COMET, COMING } from './comet.ts';

/** Everything written, as one text. */
export class Paper implements Sink {
  text = '';
  readonly isTerminal: boolean;
  readonly columns: number;

  constructor(kind: 'pipe' | 'terminal' = 'pipe', columns = 80) {
    this.columns = columns;
    this.isTerminal = kind === 'terminal';
  }

  write(text: string): void {
    this.text += text;
  }
}

/** A thread that is none: it works where the test runs, through the same messages, copied as between threads. */
export function inlineThread(games: readonly Entry[]): Thread {
  const tasks = tasksFor(games);
  let isEnded = false;
  return {
    async perform<N extends TaskName>(task: N, job: Message<N>['job']) {
      const reply = structuredClone(await answer(tasks, structuredClone<Message<N>>({ task, job })));
      await new Promise((resolve) => setImmediate(resolve));
      if (isEnded) throw new Error('the thread has ended');
      if (!reply.ok) throw reply.error;
      return reply.outcome;
    },
    async end() {
      isEnded = true;
    },
  };
}

/** A world in which a test can read what was written; the clock ticks a millisecond at every look. */
export function testWorld(differs: Partial<World> = {}): World & { out: Paper; err: Paper } {
  const games = differs.games ?? [COMET, COMING];
  let clock = 0;
  const world = {
    out: new Paper(),
    err: new Paper(),
    shelf: games,
    games,
    cores: 2,
    environment: {},
    async *lines() {},
    async *bytes() {},
    now: () => clock++,
    worked: () => 0,
    interrupts: () => new AbortController().signal,
    askServer: async () => 0,
    startThread: () => inlineThread(games),
  };
  return { ...world, ...differs, out: world.out, err: world.err };
}

/** What came of a command line. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `orrery` with these words. */
export async function orrery(line: readonly string[], differs: Partial<World> = {}): Promise<Ran> {
  const world = testWorld(differs);
  const exit = await run(world, line);
  return { exit, out: world.out.text, err: world.err.text };
}
