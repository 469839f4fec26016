import { errResult, okResult, type Result } from '@orrery/kernel';

/** The line that holds the move; the last one counts. */
const MOVE_LINE = /^[\s*_`#>-]*MOVE\s*:\s*(.*?)[\s*_`.]*$/gim;
const NUMBER = /^#?(\d{1,6})[.)]?$/;

/** The move in the answer of a language model: the number of a choice, or a move in notation. */
export function moveInAnswer(answer: string, choices: readonly string[]): Result<string> {
  const marked = [...answer.matchAll(MOVE_LINE)].at(-1)?.[1];
  const lines = answer.split('\n').filter((line) => line.trim() !== '');
  // A model that writes nothing but a number or a move means that.
  const written = (marked ?? (lines.length === 1 ? lines[0] : undefined))?.trim().replace(/^[[`"']+|[\]`"']+$/g, '');
  if (written === undefined || written === '') return errResult('prompt.unread', {}, 'the answer has no move');
  const number = NUMBER.exec(written)?.[1];
  if (number === undefined) return okResult(written);
  const chosen = choices[Number(number) - 1];
  if (chosen === undefined) return errResult('prompt.unread', {}, `there is no choice ${number}`);
  return okResult(chosen);
}
