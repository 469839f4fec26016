import { inspect } from 'node:util';
import { errResult, quote, type Result } from '@orrery/kernel';
import { EXIT_CODES, type ExitCode } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { suggestion } from './nearest.ts';
import manifest from './package.json' with { type: 'json' };
import { wantsHelp } from './parse.ts';
import type { CommandEnvironment } from './world.ts';

/** The command a line names, and its remaining arguments. Asking for help anywhere means calling `help`. */
function splitCommandLine([name = 'help', ...rest]: readonly string[]): { name: string; argv: readonly string[] } {
  if (wantsHelp([name])) return { name: 'help', argv: rest };
  return wantsHelp(rest) ? { name: 'help', argv: [name] } : { name, argv: rest };
}

async function callCommand(world: CommandEnvironment, line: readonly string[]): Promise<Result<ExitCode>> {
  const { name, argv } = splitCommandLine(line);
  const command = COMMANDS.find((each) => each.name === name);
  if (command !== undefined) return command.call(world, argv);
  const known = COMMANDS.map((each) => each.name);
  return errResult(
    'cli.command',
    { name },
    `there is no command ${quote(name)}${suggestion(name, known, 'commands are')}`,
  );
}

/**
 * Executes a command line and returns the exit code. A problem of the caller is one sentence on standard error; an
 * internal error is printed with all details.
 */
export async function runCommandLine(world: CommandEnvironment, line: readonly string[]): Promise<ExitCode> {
  if (line[0] === '--version') {
    world.out.write(`orrery ${manifest.version}\n`);
    return EXIT_CODES.fine;
  }
  try {
    const done = await callCommand(world, line);
    if (done.ok) return done.value;
    world.err.write(`orrery: ${done.problem.text}\n`);
    return EXIT_CODES.badInput;
  } catch (error) {
    world.err.write(`orrery: this is a bug, please report it: ${inspect(error)}\n`);
    return EXIT_CODES.fault;
  }
}
