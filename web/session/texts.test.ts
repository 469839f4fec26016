import {
  chanceFromRng,
  errResult,
  fastRng,
  Match,
  type Problem,
  parseLog,
  printLog,
  replay,
  standardOptions,
  withHashes,
} from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import type { Sitter } from './session.ts';
import { coloursAt, lonePerson } from './sitters.ts';
import { labelsFor, problemText, withNames } from './texts.ts';

/** The start of a game as log lines. */
function lines(): readonly string[] {
  const terms = { id: 'g', options: standardOptions(comet.options), seats: 3, clientSeeds: ['', '', ''] };
  const match = Match.start(comet, { ...terms, chance: chanceFromRng(fastRng(1)) });
  match.choose(0, match.request(0)?.id ?? -1, { kind: 'roll' });
  return printLog(comet.notation, withHashes(comet, match.toLog())).split('\n');
}

function problemOf(text: string): Problem {
  const read = parseLog(comet, text);
  const found = read.ok ? replay(comet, read.value) : read;
  if (found.ok) throw new Error('the file has no error');
  return found.problem;
}

/** Possible errors in a file: the line number and its replacement. */
const BROKEN: readonly (readonly [line: number, instead: string])[] = [
  [1, 'PK'],
  [1, 'orrery log 9'],
  [2, 'game'],
  [2, 'game chess 1'],
  [3, 'id'],
  [4, 'seats 9'],
  [5, 'options {'],
  [5, 'options {"rounds":3}'],
  [5, 'options {"colour":3}'],
  [6, 'commitment xyz'],
  [7, 'client-seeds ["a"]'],
  [8, 'x'],
  [9, '1 * two'],
  [9, '7 ? 1'],
  [9, '1 ? 24'],
  [9, '1 * 4'],
  [9, '1 ? 4 #00000000'],
  [9, '1 0: roll'],
  [9, '1 0: rool'],
  [9, '1 3: roll'],
  [9, '1 0< 1'],
];

test.each(BROKEN)('the error for line %i with “%s” exists in every language', (at, instead) => {
  const changed = lines().map((line, i) => (i === at - 1 ? instead : line));
  const problem = problemOf(changed.join('\n'));
  const finders = problem.detail?.text ?? problem.text;
  const [german, dutch] = (['de', 'nl'] as const).map((language) => problemText(problem, language));
  expect(german).not.toContain(finders);
  expect(dutch).not.toContain(finders);
  expect(german).not.toBe(dutch);
});

test('errors about extra text at the end of a file or a premature end exist as well', () => {
  const whole = lines().join('\n');
  expect(problemText(problemOf(`${whole}\nunder 1 2 3\n`), 'de')).toMatch(/^Zeile \d+ .*"under 1 2 3" gehört nicht/);
  expect(problemText(problemOf(`${whole}\nnames ["Ada"]\n`), 'de')).toMatch(
    /Hier sollte eine Liste von 3 Namen stehen\.$/,
  );
  const next = lines().filter((line) => /^\d/.test(line)).length + 1;
  expect(problemText(problemOf(`${whole.trimEnd()}\n${next} * 1 1 1 1\n`), 'nl')).toMatch(
    /^Stap \d+ van het spel \(toeval\)/,
  );
});

test('every problem of a session is told in each language', () => {
  for (const code of ['keep.full', 'keep.refused', 'session.elsewhere', 'session.gone', 'session.bots']) {
    for (const language of ['en', 'de', 'nl'] as const) {
      expect(problemText(errResult(code, {}, 'it broke').problem, language)).not.toBe('it broke');
    }
  }
});

test('a problem without a translation keeps its original text', () => {
  expect(problemText(errResult('never-heard-of', {}, 'it broke').problem, 'nl')).toBe('it broke');
});

test('a person without a name is named by the chosen colour, else by that of the seat', () => {
  const sitters: readonly Sitter[] = [
    { kind: 'person', name: '', colour: 3 },
    { kind: 'person', name: '' },
    { kind: 'person', name: 'Ada', colour: 0 },
  ];
  expect(coloursAt(sitters)).toEqual([3, 1, 0]);
  expect(withNames(sitters, 'en').map(({ name }) => name)).toEqual(['Violet', 'Sky', 'Ada']);
});

test('the one person among bots is “You” in lists unless there is a name', () => {
  const bot: Sitter = { kind: 'bot', name: 'Vega', level: 'captain' };
  const somebody: Sitter = { kind: 'person', name: '' };
  expect(labelsFor([bot, somebody], 'en')).toEqual(['Vega', 'You']);
  expect(labelsFor([bot, somebody], 'de')).toEqual(['Vega', 'Du']);
  expect(labelsFor([bot, { ...somebody, name: 'Ada' }], 'en')).toEqual(['Vega', 'Ada']);
  expect(labelsFor([somebody, somebody], 'en')).toEqual(['Coral', 'Sky']);
  expect([lonePerson([bot, somebody]), lonePerson([somebody, somebody])]).toEqual([1, null]);
});
