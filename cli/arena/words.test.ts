import { expect, test } from 'vitest';
import { splitCommand } from './split-command.ts';

test.each([
  ['python3 bot.py', ['python3', 'bot.py']],
  ['  python3   bot.py  ', ['python3', 'bot.py']],
  ['"my bot" --name \'the "best"\'', ['my bot', '--name', 'the "best"']],
  ['a\\ b c"d e"f', ['a b', 'cd ef']],
  ['"say \\"hi\\" \\\\ \\n"', ['say "hi" \\ \\n']],
  ["bot ''", ['bot', '']],
])('%s', (command, words) => {
  expect(splitCommand(command)).toEqual({ ok: true, value: words });
});

test.each(['', '   ', "''", 'bot "half', "bot 'half", 'bot \\'])('%j is not a valid command', (command) => {
  expect(splitCommand(command).ok).toBe(false);
});
