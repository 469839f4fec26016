import { expect, test } from 'vitest';
import { coverageOf } from '../kernel/laws/register-of-rules.ts';
import { complaintsAbout, registersOf, table } from './rules.mjs';
import { makeTestRepo } from './testing/test-repo.ts';

const repo = {
  'games/dusk/rules/en.md': '**DU-01** One.\n\n**DU-02** Two.\n',
  'games/dusk/rules/de.md': '**DU-01** Eins.\n\n**DU-02** Zwei.\n',
  'games/dusk/actions/show.test.ts': "test('DU-01', () => {});",
  'games/dawn/dawn.test.ts': "test('DU-02', () => {});",
};

const registers = (ids: readonly string[], files: Readonly<Record<string, string>> = repo) =>
  registersOf(makeTestRepo(files), coverageOf, [
    { folder: 'games/dusk', subjects: ids.map((id) => ({ game: { id } })) },
  ]);

test('a register of rules is covered by the tests of its own package', () => {
  expect(registers(['dusk'])).toMatchObject([
    { folder: 'games/dusk', games: ['dusk'], coverage: { missing: ['DU-02'] } },
  ]);
  expect(table(registers(['dusk']))).toEqual([
    'room           rules    tested   missing',
    'games/dusk         2         1         1',
    '',
    'Without a test in games/dusk:',
    '  DU-02',
  ]);
});

test('a package may build its register itself', () => {
  const room = { folder: 'games/dusk', subjects: [], register: '**DU-01** One.\n\n**DU-03** Three.\n' };
  const [register] = registersOf(makeTestRepo(repo), coverageOf, [room]);
  expect(register?.coverage.missing).toEqual(['DU-03']);
});

test('the tests of a shared engine count for its games', () => {
  const manifest = JSON.stringify({ dependencies: { '@orrery/dawn': '*' } });
  const [register] = registers(['dusk'], { ...repo, 'games/dusk/package.json': manifest });
  expect(register?.coverage.missing).toEqual([]);
});

test('a complete game may not leave a rule untested, an unfinished one may', () => {
  expect(complaintsAbout(registers(['dusk', 'night']), ['night'])).toEqual([
    'night is complete, but 1 rule is without a test.',
  ]);
  expect(complaintsAbout(registers(['dusk']), [])).toEqual([]);
});

test('a complete game has rules and is listed before the laws', () => {
  expect(complaintsAbout(registers([]), ['dusk'])).toEqual([
    'dusk is complete, but no room has its rules and puts it before the laws.',
  ]);
});
