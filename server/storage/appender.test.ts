import { expect, test } from 'vitest';
import { Appender } from './appender.ts';
import type { Db, Row, Value } from './db.ts';

/** A database that says which games each commit holds, and ends it a moment later. */
function slowDb(commits: (games: string) => void): Db {
  const query = async <R extends Row>(_sql: string, [games]: readonly Value[] = []): Promise<readonly R[]> => {
    commits(String(games));
    await new Promise((go) => setTimeout(go, 5));
    return [];
  };
  return {
    query,
    urgent: { query },
    within: () => Promise.reject(new Error('nobody asked for it')),
    listen: async () => async () => {},
    close: async () => {},
  };
}

test('whoever is heard in the same turn of the loop comes along', async () => {
  const commits: string[] = [];
  const appender = new Appender(
    slowDb((games) => commits.push(games)),
    Date.now,
  );
  const first = appender.append('a', 0, ['* 1']);
  for (let i = 0; i < 20; i++) await Promise.resolve(); // much is done for another game meanwhile
  await Promise.all([first, appender.append('b', 0, ['* 1'])]);
  expect(commits).toEqual(['a,b']);
});

test('the next commit is under way before sockets are told of the last one', async () => {
  const happened: string[] = [];
  const second = new Promise<boolean>((settle) => {
    const db = slowDb((games) => {
      happened.push(`commit ${games}`);
      if (games === 'a') appender.append('b', 0, ['* 1']).then(settle);
    });
    const appender = new Appender(db, Date.now);
    appender.append('a', 0, ['* 1']).then(() => setImmediate(() => happened.push('tell a')));
  });
  expect(await second).toBe(true);
  expect(happened).toEqual(['commit a', 'commit b', 'tell a']);
});
