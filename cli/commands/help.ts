import { errResult, okResult, quote } from '@orrery/kernel';
import { type Command, defineCommand, EXIT_CODES } from '../command.ts';
import { optionalOperand } from '../flags.ts';
import { suggestion } from '../nearest.ts';
import { styleFor } from '../paint.ts';
import { overviewText, usageText } from '../usage.ts';

/** The command that describes all others. */
export function helpCommand(others: readonly Command[]): Command {
  const help: Command = defineCommand({
    name: 'help',
    summary: 'Shows this help, or the help of a command.',
    about: [],
    examples: [],
    operands: { command: optionalOperand('COMMAND', 'the command to show') },
    flags: {},
    run(world, _, { command: name }) {
      const paint = styleFor(world.out, world);
      const all = [...others, help];
      const found = all.find((each) => each.name === name);
      if (name !== null && found === undefined) {
        const known = all.map((each) => each.name);
        return errResult(
          'cli.command',
          { name },
          `there is no command ${quote(name)}${suggestion(name, known, 'commands are')}`,
        );
      }
      world.out.write(found === undefined ? overviewText(all, paint) : usageText(found, paint));
      return okResult(EXIT_CODES.fine);
    },
  });
  return help;
}
