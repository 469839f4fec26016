import { bad } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { sayProblem } from './texts.ts';

test('a problem is said in the reader’s language, with its figures', () => {
  const { problem } = bad('log.line', { line: 18, why: '"rool" is no move' }, 'line 18: "rool" is no move');
  expect(sayProblem(problem, 'de')).toMatch(/^Zeile 18 /);
});

test('every problem of a session is said in each language, not in the words of its finder', () => {
  for (const code of ['keep.full', 'keep.refused', 'session.elsewhere', 'session.gone', 'session.bots']) {
    for (const language of ['en', 'de', 'nl'] as const) {
      expect(sayProblem(bad(code, {}, 'it broke').problem, language)).not.toBe('it broke');
    }
  }
});

test('a problem that nobody has translated keeps its finder’s words', () => {
  expect(sayProblem(bad('never-heard-of', {}, 'it broke').problem, 'nl')).toBe('it broke');
});
