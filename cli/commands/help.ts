import { bad, good, quote } from '@orrery/kernel';
import { type Command, command, EXIT } from '../command.ts';
import { optionalOperand } from '../flags.ts';
import { instead } from '../nearest.ts';
import { paintFor } from '../paint.ts';
import { overview, usage } from '../usage.ts';

/** The command that knows all others. */
export function helpOn(others: readonly Command[]): Command {
  const help: Command = command({
    name: 'help',
    summary: 'Shows this help, or the help of a command.',
    about: [],
    examples: [],
    operands: { command: optionalOperand('COMMAND', 'the command to show') },
    flags: {},
    run(world, _, { command: name }) {
      const paint = paintFor(world.out, world);
      const all = [...others, help];
      const found = all.find((each) => each.name === name);
      if (name !== null && found === undefined) {
        const known = all.map((each) => each.name);
        return bad(
          'cli.command',
          { name },
          `there is no command ${quote(name)}${instead(name, known, 'commands are')}`,
        );
      }
      world.out.write(found === undefined ? overview(all, paint) : usage(found, paint));
      return good(EXIT.fine);
    },
  });
  return help;
}
