import { expect, test } from 'vitest';
import { brokenArrows } from './arrows.mjs';
import { makeTestRepo } from './testing/test-repo.ts';

const MANIFESTS = {
  'package.json': JSON.stringify({
    workspaces: ['kernel', 'games/common', 'games/startrek', 'games/ship', 'games/duel', 'words', 'server', 'web'],
  }),
  'kernel/package.json': JSON.stringify({ name: '@orrery/kernel' }),
  'games/common/package.json': JSON.stringify({ name: '@orrery/common', dependencies: { '@orrery/kernel': '*' } }),
  'games/startrek/package.json': JSON.stringify({
    name: '@orrery/startrek',
    dependencies: { '@orrery/kernel': '*', '@orrery/server': '*' },
    devDependencies: { '@orrery/words': '*' },
  }),
  'games/ship/package.json': JSON.stringify({ name: '@orrery/ship', devDependencies: { '@orrery/duel': '*' } }),
  'games/duel/package.json': JSON.stringify({
    name: '@orrery/duel',
    dependencies: { '@orrery/ship': '*', '@orrery/startrek': '*' },
  }),
  'words/package.json': JSON.stringify({ name: '@orrery/words', dependencies: { '@orrery/kernel': '*' } }),
  'server/package.json': JSON.stringify({ name: '@orrery/server', dependencies: { '@orrery/kernel': '*' } }),
  'web/package.json': JSON.stringify({ name: '@orrery/web' }),
};

/** The complaints about one file in an otherwise empty repository. */
const said = (file: string, text: string) => brokenArrows(makeTestRepo({ ...MANIFESTS, [file]: text }));

test('a repository that keeps the import rules has no findings', () => {
  expect(said('games/common/a.ts', "import type { Seat } from '@orrery/kernel';\nexport type A = Seat;")).toEqual([]);
  expect(said('web/table/a.ts', "import '../session/b.ts';")).toEqual([]);
  expect(said('web/session/a.test.ts', "import '../table/b.ts';")).toEqual([]);
  expect(said('web/app.tsx', "import './pages/pages.tsx';")).toEqual([]);
  expect(said('server/a.ts', "import '@orrery/kernel';\nimport 'hono';\nconsole.log(Date.now());")).toEqual([]);
});

test.each([
  ['against the arrows', 'games/startrek/a.ts', "\nimport '@orrery/server';", 2],
  ['against the arrows', 'games/startrek/a.ts', "export * from '@orrery/server';", 1],
  ['against the arrows', 'games/startrek/a.ts', "import '@orrery/words';", 1],
  ['against the arrows', 'games/startrek/a.test.ts', "import '@orrery/server';", 1],
  ['against the arrows', 'games/duel/a.ts', "import '@orrery/startrek';", 1],
  ['against the arrows', 'games/ship/a.ts', "import '@orrery/duel';", 1],
  ['does not declare', 'games/startrek/a.ts', "import '@orrery/common';", 1],
  ['no package of this repository', 'server/a.ts', "import '@orrery/attic';", 1],
  ['its own room', 'kernel/a.ts', "import '@orrery/kernel';", 1],
  ['past the door', 'server/a.ts', "import '../kernel/contract.ts';", 1],
  ['past the door', 'server/a.ts', "import '../scripts/bundles.mjs';", 1],
  ['against the arrows', 'games/startrek/a.ts', "type A = import('@orrery/server').A;", 1],
  ['against the arrows', 'games/startrek/a.ts', "void import('@orrery/server/app');", 1],
  ['against the layers of web/', 'web/session/a.ts', "import '../table/b.ts';", 1],
  ['against the layers of web/', 'web/table/a.tsx', "void import('../pages/home/b.tsx');", 1],
  ['against the layers of web/', 'web/games/a.ts', "import '../main.tsx';", 1],
  ['against the layers of web/pages/', 'web/pages/home/a.ts', "import '../result/b.ts';", 1],
  ['against the layers of web/pages/online/', 'web/pages/online/parts/a.ts', "import '../play/b.ts';", 1],
  ['has no layer yet', 'web/attic/a.ts', "import '../app/b.ts';", 1],
  ['no dependencies', 'kernel/a.ts', "import 'node:fs';", 1],
  ['no dependencies', 'kernel/a.ts', "import { expect } from 'vitest';", 1],
  ['uses Math.random', 'games/common/a.ts', 'export const a = Math.random();', 1],
  ['uses Date', 'kernel/a.ts', 'export const a = () => new Date();', 1],
  ['uses Date', 'kernel/a.ts', 'export const a = Date.now;', 1],
  ['uses console', 'kernel/laws/a.ts', "console.log('a');", 1],
  ['uses .localeCompare', 'kernel/a.ts', "export const a = () => 'a'.localeCompare('b');", 1],
])('reports "%s" for %s with %j', (complaint, file, text, line) => {
  const complaints = said(file, text);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(complaint);
  expect(complaints[0]).toMatch(new RegExp(`^${file}:${line} `));
});

test.each([
  ['the law suite imports the test runner', 'kernel/laws/register.ts', "import { test } from 'vitest';"],
  ['a launcher builds before it starts', 'server/bin/start.mjs', "import '../../scripts/bundles.mjs';"],
  ['a test hears what a game says', 'games/startrek/a.test.ts', "import '@orrery/words';"],
  ['a game stands on the engine it shares', 'games/duel/a.ts', "import '@orrery/ship';"],
  ['a test plays the games of a shared engine', 'games/ship/a.test.ts', "import '@orrery/duel';"],
  ['a test looks at the clock', 'kernel/a.test.ts', 'Date.now();'],
  ['a comment or a text names what is forbidden', 'kernel/a.ts', "// Math.random\nexport const a = 'new Date()';"],
  ['a label has an impure name', 'kernel/a.ts', 'export const a = { Date: 1 };\nexport const b = a.Date;'],
])('reports nothing when %s', (_, file, text) => {
  expect(said(file, text)).toEqual([]);
});
