import type { Command } from './command.ts';
import type { TextStyle } from './paint.ts';
import { formatTable } from './table.ts';

const indented = (rows: readonly (readonly string[])[]): string =>
  formatTable(rows.map(([first, ...rest]) => [`  ${first}`, ...rest]));

/** The output of `orrery help`. */
export function overviewText(commands: readonly Command[], { strong }: TextStyle): string {
  return [
    `${strong('orrery')}: play, test and study the games of Orrery with bots\n`,
    `${strong('Usage')}\n  orrery COMMAND [flags]\n`,
    `${strong('Commands')}\n${indented(commands.map(({ name, summary }) => [name, summary]))}`,
    'Run orrery COMMAND --help for the flags of a command, orrery --version for the version.\n',
  ].join('\n');
}

/** The output of `orrery COMMAND --help`. */
export function usageText(command: Command, { strong }: TextStyle): string {
  const operands = command.operands.map(({ placeholder, isOptional }) =>
    isOptional ? `[${placeholder}]` : placeholder,
  );
  const line = ['orrery', command.name, ...operands, ...(command.flags.length > 0 ? ['[flags]'] : [])].join(' ');
  const flags = command.flags.map(([name, { placeholder, help }]) => [
    placeholder === null ? `--${name}` : `--${name} ${placeholder}`,
    help,
  ]);
  const parts = [`${strong(line)}\n`, `${command.summary}\n`, ...command.about.map((paragraph) => `${paragraph}\n`)];
  const rows = [...command.operands.map(({ placeholder, help }) => [placeholder, help]), ...flags];
  parts.push(`${strong('Arguments and flags')}\n${indented([...rows, ['--help', 'show this help']])}`);
  if (command.examples.length > 0) {
    parts.push(`${strong('Examples')}\n${command.examples.map((example) => `  ${example}\n`).join('')}`);
  }
  return parts.join('\n');
}
