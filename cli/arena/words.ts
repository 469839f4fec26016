import { bad, good, quote, type Result } from '@orrery/kernel';

/** Plain text, text in single quotes, text in double quotes with \" and \\, or one sign after a backslash. */
const PIECE = /[^\s'"\\]+|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/y;

/**
 * The words of a command, as a shell would split it: quotes hold a word together, a backslash takes the next sign as it
 * is. No shell runs it: then the program is a child of ours alone, and can be ended for certain.
 */
export function wordsOf(command: string): Result<[string, ...string[]]> {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < command.length; ) {
    if (/\s/.test(command[at] ?? '')) {
      if (word !== null) words.push(word);
      word = null;
      at++;
      continue;
    }
    PIECE.lastIndex = at;
    const piece = PIECE.exec(command);
    if (piece === null) return bad('cli.quotes', { command }, `a quote is not closed in ${quote(command)}`);
    const [plain, single, double, escaped] = piece;
    word = (word ?? '') + (single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? plain);
    at += plain.length;
  }
  if (word !== null) words.push(word);
  const [first, ...rest] = words;
  return first === undefined || first === ''
    ? bad('cli.program', {}, '--bot needs a command, but it is empty')
    : good([first, ...rest]);
}
