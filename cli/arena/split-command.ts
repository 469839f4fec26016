import { errResult, okResult, quote, type Result } from '@orrery/kernel';

/** Plain text, text in single quotes, text in double quotes with \" and \\, or one character after a backslash. */
const WORD_PATTERN = /[^\s'"\\]+|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/y;

/**
 * Splits a command like a shell: quotes hold a word together, a backslash escapes the next character. No shell runs it:
 * so the program is our direct child and can be killed reliably.
 */
export function splitCommand(command: string): Result<[string, ...string[]]> {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < command.length; ) {
    if (/\s/.test(command[at] ?? '')) {
      if (word !== null) words.push(word);
      word = null;
      at++;
      continue;
    }
    WORD_PATTERN.lastIndex = at;
    const piece = WORD_PATTERN.exec(command);
    if (piece === null) return errResult('cli.quotes', { command }, `a quote is not closed in ${quote(command)}`);
    const [plain, single, double, escaped] = piece;
    word = (word ?? '') + (single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? plain);
    at += plain.length;
  }
  if (word !== null) words.push(word);
  const [first, ...rest] = words;
  return first === undefined || first === ''
    ? errResult('cli.program', {}, '--bot needs a command, but it is empty')
    : okResult([first, ...rest]);
}
