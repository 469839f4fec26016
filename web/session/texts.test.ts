import { bad } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { sayProblem } from './texts.ts';

test('a problem is said in the reader’s language, with its figures', () => {
  const { problem } = bad('log.line', { line: 18, why: '"rool" is no move' }, 'line 18: "rool" is no move');
  expect(sayProblem(problem, 'de')).toBe('Zeile 18 der Datei lässt sich nicht lesen: "rool" is no move');
});

test('a problem that nobody has translated keeps its finder’s words', () => {
  expect(sayProblem(bad('never-heard-of', {}, 'it broke').problem, 'nl')).toBe('it broke');
});
