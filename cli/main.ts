import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { EVERY_GAME, GAMES } from '@orrery/catalog';
import { EXIT } from './command.ts';
import { failure } from './files.ts';
import { run } from './run.ts';
import { askServer } from './server.ts';
import { startThread } from './thread.ts';
import type { Sink, World } from './world.ts';

/** A reader that has gone away, as `head` does, has seen enough: that is no error. A disk that is full is one. */
function endWithout(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    const { problem } = failure('write', 'standard output', error);
    if (stream !== process.stderr) process.stderr.write(`orrery: ${problem.text}\n`);
    process.exit(EXIT.badInput);
  });
}

const sinkOf = (stream: NodeJS.WriteStream): Sink => ({
  write: (text) => void stream.write(text),
  isTerminal: stream.isTTY,
  get columns() {
    return stream.columns ?? 0;
  },
});

const world: World = {
  out: sinkOf(process.stdout),
  err: sinkOf(process.stderr),
  shelf: GAMES,
  games: EVERY_GAME,
  cores: availableParallelism(),
  environment: process.env,
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  bytes: () => process.stdin,
  now: () => performance.now(),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  interrupts() {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    return controller.signal;
  },
  askServer,
  // The build puts every program of this room into one folder.
  startThread: () => startThread(new URL('./worker.js', import.meta.url)),
};

endWithout(process.stdout);
endWithout(process.stderr);
process.exitCode = await run(world, process.argv.slice(2));
