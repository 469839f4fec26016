import { expect, test } from 'vitest';
import type { Database, SqlRow, SqlValue } from './db.ts';
import { LogAppender } from './log-appender.ts';

/** A database that records the games of each commit, and finishes it a moment later. */
function slowDb(commits: (games: string) => void): Database {
  const query = async <R extends SqlRow>(_sql: string, [games]: readonly SqlValue[] = []): Promise<readonly R[]> => {
    commits(String(games));
    await new Promise((go) => setTimeout(go, 5));
    return [];
  };
  return {
    query,
    priority: { query },
    transaction: () => Promise.reject(new Error('not implemented in this fake')),
    listen: async () => async () => {},
    close: async () => {},
  };
}

test('appends of the same turn of the event loop share one commit', async () => {
  const commits: string[] = [];
  const appender = new LogAppender(
    slowDb((games) => commits.push(games)),
    Date.now,
  );
  const first = appender.append('a', 0, ['* 1']);
  for (let i = 0; i < 20; i++) await Promise.resolve(); // other games have much to do meanwhile
  await Promise.all([first, appender.append('b', 0, ['* 1'])]);
  expect(commits).toEqual(['a,b']);
});

test('the next commit is under way before sockets hear of the last one', async () => {
  const happened: string[] = [];
  const second = new Promise<boolean>((settle) => {
    const db = slowDb((games) => {
      happened.push(`commit ${games}`);
      if (games === 'a') appender.append('b', 0, ['* 1']).then(settle);
    });
    const appender = new LogAppender(db, Date.now);
    appender.append('a', 0, ['* 1']).then(() => setImmediate(() => happened.push('tell a')));
  });
  expect(await second).toBe(true);
  expect(happened).toEqual(['commit a', 'commit b', 'tell a']);
});
