import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { ALL_GAMES, GAMES } from '@orrery/catalog';
import { EXIT_CODES } from './command.ts';
import { fileProblem } from './files.ts';
import { runCommandLine } from './run.ts';
import { runServerProgram } from './server.ts';
import { startThread } from './thread.ts';
import type { CommandEnvironment, TextOutput } from './world.ts';

/** A reader that has closed the pipe, as `head` does, is not an error. A full disk is one. */
function exitQuietlyOnPipeClose(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    const { problem } = fileProblem('write', 'standard output', error);
    if (stream !== process.stderr) process.stderr.write(`orrery: ${problem.text}\n`);
    process.exit(EXIT_CODES.badInput);
  });
}

const sinkOf = (stream: NodeJS.WriteStream): TextOutput => ({
  write: (text) => void stream.write(text),
  isTerminal: stream.isTTY,
  get columns() {
    return stream.columns ?? 0;
  },
});

const world: CommandEnvironment = {
  out: sinkOf(process.stdout),
  err: sinkOf(process.stderr),
  listedGames: GAMES,
  games: ALL_GAMES,
  cores: availableParallelism(),
  environment: process.env,
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  bytes: () => process.stdin,
  sendBytes: (bytes) => new Promise((resolve) => process.stdout.write(bytes, () => resolve())),
  now: () => performance.now(),
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  interruptSignal() {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    return controller.signal;
  },
  askServer: runServerProgram,
  // The build puts every program of this package into one folder.
  startThread: () => startThread(new URL('./worker.js', import.meta.url)),
};

exitQuietlyOnPipeClose(process.stdout);
exitQuietlyOnPipeClose(process.stderr);
process.exitCode = await runCommandLine(world, process.argv.slice(2));
