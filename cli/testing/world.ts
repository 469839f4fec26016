import type { CatalogEntry } from '@orrery/catalog';
import type { Thread } from '../pool.ts';
import { runCommandLine } from '../run.ts';
import { runTask, type TaskMessage, type TaskName, taskHandlersFor } from '../tasks.ts';
import type { CommandEnvironment, TextOutput } from '../world.ts';
import { COMET_ENTRY, COMING_ENTRY } from './comet.ts';

/** Everything written, as one text. */
export class CapturedOutput implements TextOutput {
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

/** A fake thread: it works in the test's own thread, through the same messages, copied as between threads. */
export function inlineThread(games: readonly CatalogEntry[]): Thread {
  const tasks = taskHandlersFor(games);
  let isEnded = false;
  return {
    async perform<N extends TaskName>(task: N, job: TaskMessage<N>['job']) {
      const reply = structuredClone(await runTask(tasks, structuredClone<TaskMessage<N>>({ task, job })));
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

/** A world whose output a test can read; the clock advances a millisecond at every read. */
export function testEnvironment(
  differs: Partial<CommandEnvironment> = {},
): CommandEnvironment & { out: CapturedOutput; err: CapturedOutput } {
  const games = differs.games ?? [COMET_ENTRY, COMING_ENTRY];
  let clock = 0;
  const world = {
    out: new CapturedOutput(),
    err: new CapturedOutput(),
    listedGames: games,
    games,
    cores: 2,
    environment: {},
    async *lines() {},
    async *bytes() {},
    async sendBytes() {},
    now: () => clock++,
    cpuMs: () => 0,
    interruptSignal: () => new AbortController().signal,
    askServer: async () => 0,
    startThread: () => inlineThread(games),
  };
  return { ...world, ...differs, out: world.out, err: world.err };
}

/** The result of a command line. */
export interface CommandRun {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `orrery` with these arguments. */
export async function runOrrery(
  line: readonly string[],
  differs: Partial<CommandEnvironment> = {},
): Promise<CommandRun> {
  const world = testEnvironment(differs);
  const exit = await runCommandLine(world, line);
  return { exit, out: world.out.text, err: world.err.text };
}
