import { spawn } from 'node:child_process';
import { errResult, okResult, quote, type Result } from '@orrery/kernel';

/** A longer answer is no answer. */
const MAX_ANSWER_CHARS = 1_000_000;

/** Starts a command with a prompt as its input, and returns what it writes. */
export function askCommand(
  [file, ...words]: readonly [string, ...string[]],
  prompt: string,
  timeoutMs: number,
): Promise<Result<string>> {
  return new Promise((resolve) => {
    const child = spawn(file, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    const end = (result: Result<string>): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    const timer = setTimeout(() => {
      end(errResult('prompt.timeout', {}, `${quote(file)} gave no answer within ${timeoutMs / 1000} s`));
    }, timeoutMs);
    let answer = '';
    child.stdin.on('error', () => undefined); // it did not read all of the prompt
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.length > MAX_ANSWER_CHARS) end(errResult('prompt.long', {}, `${quote(file)} wrote too much`));
    });
    child.once('error', (error) => end(errResult('prompt.start', {}, `cannot start ${quote(file)}: ${error.message}`)));
    child.once('close', (code) => {
      end(code === 0 ? okResult(answer) : errResult('prompt.exit', {}, `${quote(file)} ended with exit code ${code}`));
    });
    child.stdin.end(prompt);
  });
}
