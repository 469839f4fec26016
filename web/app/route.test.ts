import { expect, test } from 'vitest';
import { pathOf, printRoute, type Route, readRoute } from './route.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new', game: 'startrek' },
  { page: 'friends', game: 'startrek' },
  { page: 'friends', game: 'startrek', invite: 'p1' },
  { page: 'people' },
  { page: 'learn', game: 'duel', part: null },
  { page: 'learn', game: 'duel', part: 'pirates' },
  { page: 'puzzles', game: null, number: null },
  { page: 'puzzles', game: 'duel', number: null },
  { page: 'puzzles', game: 'duel', number: 3 },
  { page: 'companion', game: null, tool: null },
  { page: 'companion', game: 'duel', tool: null },
  { page: 'companion', game: 'starfarers', tool: 'reader' },
  { page: 'table', id: 'a1b2' },
  { page: 'replay', id: 'a1b2', at: null },
  { page: 'replay', id: 'a1b2', at: 17 },
  { page: 'embed', id: 'a1b2', at: 17 },
  { page: 'result', id: 'ä/b' },
  { page: 'almanac', game: null, entry: null },
  { page: 'almanac', game: 'startrek', entry: null },
  { page: 'almanac', game: 'startrek', entry: 'ST-DEV-03' },
  { page: 'join', id: 'a1b2c3d4e5f6a7b8' },
  { page: 'play' },
  { page: 'leaderboard', game: null, seats: null },
  { page: 'leaderboard', game: 'startrek', seats: null },
  { page: 'leaderboard', game: 'startrek', seats: 4 },
  { page: 'lobby' },
  { page: 'tournaments' },
  { page: 'tournament', id: 'a1b2c3d4e5f6a7b8' },
  { page: 'new-tournament', game: 'duel' },
  { page: 'person', id: 'p1', table: null },
  { page: 'person', id: 'p1', table: 'a1b2c3d4e5f6a7b8' },
  { page: 'account' },
  { page: 'admin' },
  { page: 'settings' },
  { page: 'about' },
];

test.each(ROUTES)('$page has an address that leads back to it', (route) => {
  expect(readRoute(printRoute(route))).toEqual(route);
});

test.each([
  ['/replay/a1b2', '?move=37', '/replay/a1b2/37'],
  ['/replay/a1b2/5', '?move=37', '/replay/a1b2/5'],
  ['/table/a1b2', '?move=37', '/table/a1b2'],
])('%s%s is the page %s', (pathname, search, path) => {
  expect(pathOf({ pathname, search })).toBe(path);
});

test.each(['/nowhere', '/settings/more', '/table', '/table/1/2', '/new/a/b', '/almanac/a/b/c', '/puzzles/duel/first'])(
  '%s is not a page',
  (path) => {
    expect(readRoute(path)).toEqual({ page: 'lost' });
  },
);

test('an address that cannot be decoded is used as it is', () => {
  expect(readRoute('/table/%zz')).toEqual({ page: 'table', id: '%zz' });
});
