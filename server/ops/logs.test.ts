import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { makeLoggers } from './logs.ts';

function logged(work: (logger: Logger) => void): string {
  let text = '';
  work(makeLoggers('debug', { write: (line) => (text += line) })('play'));
  return text;
}

const TOKEN = 'q3Jx0vVt5u1nq2b8Q0m6o9Jw4K7s1yXz-_AbCdEfGhI';

test('a log line is one JSON object with time, level and component', () => {
  const line = JSON.parse(logged((logger) => logger.info({ route: '/api/me', status: 200 }, 'asked')));
  expect(line).toEqual({
    level: 'info',
    time: expect.any(String),
    component: 'play',
    route: '/api/me',
    status: 200,
    msg: 'asked',
  });
});

test.each([
  { cookie: `orrery=${TOKEN}` },
  { password: 'correct horse' },
  { token: TOKEN },
  { request: { authorization: `Bearer ${TOKEN}`, cookie: TOKEN, password: 'correct horse', token: TOKEN } },
  { headers: { cookie: TOKEN, 'x-secret': 'correct horse' } },
  { body: { password: 'correct horse' } },
])('secrets are not logged: %j', (fields) => {
  const text = logged((logger) => logger.warn(fields, 'said'));
  expect(text).toContain('[secret]');
  expect(text).not.toContain(TOKEN);
  expect(text).not.toContain('correct horse');
});

test('an error is logged without tokens, passwords in URLs and what people entered', () => {
  const error = Object.assign(new Error(`no answer from postgres://orrery:hunter2@db/x to ${TOKEN}`), {
    code: '23505',
    detail: 'Key (login)=(ada@example.org) already exists.',
  });
  const text = logged((logger) => logger.error({ err: error }, 'failed'));
  expect(text).toContain('23505');
  expect(text).toContain('postgres://orrery:[secret]@db/x');
  for (const secret of ['hunter2', TOKEN, 'ada@example.org']) expect(text).not.toContain(secret);
});
