import { inspect } from 'node:util';
import { bad, quote, type Result } from '@orrery/kernel';
import { EXIT, type Exit } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { instead } from './nearest.ts';
import manifest from './package.json' with { type: 'json' };
import { asksForHelp } from './parse.ts';
import type { World } from './world.ts';

/** The command a line names, and what is left for it. Asking for help, wherever it stands, is calling `help`. */
function sorted([name = 'help', ...rest]: readonly string[]): { name: string; argv: readonly string[] } {
  if (asksForHelp([name])) return { name: 'help', argv: rest };
  return asksForHelp(rest) ? { name: 'help', argv: [name] } : { name, argv: rest };
}

async function call(world: World, line: readonly string[]): Promise<Result<Exit>> {
  const { name, argv } = sorted(line);
  const command = COMMANDS.find((each) => each.name === name);
  if (command !== undefined) return command.call(world, argv);
  const known = COMMANDS.map((each) => each.name);
  return bad('cli.command', { name }, `there is no command ${quote(name)}${instead(name, known, 'commands are')}`);
}

/**
 * Does what a command line says and tells how to exit. A problem of the caller's is one sentence on standard error;
 * a fault of ours comes with all that helps to find it.
 */
export async function run(world: World, line: readonly string[]): Promise<Exit> {
  if (line[0] === '--version') {
    world.out.write(`orrery ${manifest.version}\n`);
    return EXIT.fine;
  }
  try {
    const done = await call(world, line);
    if (done.ok) return done.value;
    world.err.write(`orrery: ${done.problem.text}\n`);
    return EXIT.badInput;
  } catch (error) {
    world.err.write(`orrery: this is a bug, please report it: ${inspect(error)}\n`);
    return EXIT.fault;
  }
}
