import { expect, test } from 'vitest';
import { repeatedNames } from './names.mjs';
import { makeTestRepo } from './testing/test-repo.ts';

const declared = (...files: readonly string[]) =>
  repeatedNames(makeTestRepo(Object.fromEntries(files.map((file) => [file, 'export interface Verdict {}\n']))));

test('a name that one file exports is fine', () => {
  expect(declared('server/a.ts')).toEqual([]);
});

test('a name that two files export is reported with both files', () => {
  expect(declared('server/a.ts', 'web/b.tsx')).toEqual(['Verdict is exported by server/a.ts and web/b.tsx']);
  expect(declared('games/startrek/a.ts', 'games/startrek/b.ts')).toHaveLength(1);
  expect(declared('games/common/a.ts', 'games/startrek/b.ts')).toHaveLength(1);
});

test('sibling games may use a name for the same thing', () => {
  expect(declared('games/startrek/state.ts', 'games/starfarers/state.ts', 'kernel/example/state.ts')).toEqual([]);
  expect(declared('games/duel/game.ts', 'web/games/duel/index.ts')).toEqual([]);
  expect(declared('games/startrek/support/chase.ts', 'games/startrek/support/rand.ts')).toEqual([]);
});

test('tests and their helpers are left out', () => {
  expect(declared('server/a.ts', 'server/testing/b.ts', 'server/c.test.ts', 'editions/duel/1/d.ts')).toEqual([]);
});
