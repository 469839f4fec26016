import type { CommandEnvironment, TextOutput } from './world.ts';

/** Text styles for terminals; other outputs stay plain. */
export interface TextStyle {
  strong(words: string): string;
  faint(words: string): string;
}

const PLAIN_STYLE: TextStyle = { strong: (words) => words, faint: (words) => words };
const ANSI_STYLE: TextStyle = {
  strong: (words) => `\x1b[1m${words}\x1b[22m`,
  faint: (words) => `\x1b[2m${words}\x1b[22m`,
};

/** Whether an output understands control sequences at all. */
export const supportsControlCodes = (sink: TextOutput, { environment }: CommandEnvironment): boolean =>
  sink.isTerminal && environment.TERM !== 'dumb';

/** NO_COLOR, set to anything, disables colours (no-color.org). */
export const styleFor = (sink: TextOutput, world: CommandEnvironment): TextStyle =>
  supportsControlCodes(sink, world) && (world.environment.NO_COLOR ?? '') === '' ? ANSI_STYLE : PLAIN_STYLE;
