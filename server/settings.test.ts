import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/home/orrery');

test('by default the server listens to this machine only, on the first free port, with an embedded database', () => {
  const settings = read({});
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    database: null,
    data: '/home/orrery/.orrery/data',
    processes: 1,
    origin: null,
    proxies: 0,
    logLevel: 'info',
    metricsToken: null,
    mail: null,
    webhook: null,
    securityContact: null,
    drainMs: 0,
  });
  expect(settings).toHaveProperty('ports.length', 20);
});

test('several processes need PostgreSQL', () => {
  expect(read({ PROCESSES: '2' })).toBe(
    'PROCESSES needs DATABASE_URL: the embedded database can be used by one process only.',
  );
  expect(read({ PROCESSES: '2', DATABASE_URL: 'postgres://h/d' })).toMatchObject({ processes: 2 });
});

test('HOST and PORT are used as given, and a requested port has no substitute', () => {
  expect(read({ HOST: '0.0.0.0', PORT: '3500' })).toMatchObject({ host: '0.0.0.0', ports: [3500] });
  expect(read({ PORT: '0' })).toMatchObject({ host: '127.0.0.1', ports: [0] });
});

test('empty settings are ignored', () => {
  const names = [
    'HOST',
    'PORT',
    'DATABASE_URL',
    'DATA_DIR',
    'ORIGIN',
    'TRUSTED_PROXIES',
    'LOG_LEVEL',
    'SMTP_URL',
    'WEBHOOK_URL',
  ];
  expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}));
});

test.each(['eighty', '-1', '65536', '80.5', '0x50', ' 80'])('PORT=%j is an error with a clear sentence', (port) => {
  expect(read({ PORT: port })).toBe(
    `PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${port}".`,
  );
});

test.each([
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    'DATABASE_URL must be an address like postgres://user:password@host/database.',
  ],
  [{ DATABASE_URL: 'secret' }, 'DATABASE_URL must be an address like postgres://user:password@host/database.'],
  [{ ORIGIN: 'games.example.org' }, 'ORIGIN must be an address like https://games.example.org.'],
  [
    { ORIGIN: 'https://games.example.org/orrery' },
    'ORIGIN must be an address without anything after the host, like https://games.example.org.',
  ],
  [{ TRUSTED_PROXIES: 'one' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10, not "one".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ SMTP_URL: 'smtps://u:p@mail.example.org' }, 'SMTP_URL needs MAIL_FROM: the address from which mail is sent.'],
  [
    { SMTP_URL: 'smtps://u:secret@mail.example.org', MAIL_FROM: 'a@example.org' },
    'SMTP_URL needs ORIGIN: where the links in mails lead.',
  ],
  [{ DATA: '/srv/orrery' }, 'The setting DATA is called DATA_DIR now.'],
  [{ MAIL: 'smtps://u:secret@mail.example.org' }, 'The setting MAIL is called SMTP_URL now.'],
  [{ WEBHOOK_URL: 'ftp://x' }, 'WEBHOOK_URL must be an address like https://hooks.example.org/turn.'],
  [
    { TEST_CLOCK: '1', ORIGIN: 'https://games.example.org' },
    'TEST_CLOCK is for tests on this machine: not together with a HOST or ORIGIN for others.',
  ],
  [
    { TEST_CLOCK: '1', HOST: '0.0.0.0' },
    'TEST_CLOCK is for tests on this machine: not together with a HOST or ORIGIN for others.',
  ],
  [{ DRAIN_SECONDS: '1000' }, 'DRAIN_SECONDS must be a whole number from 0 to 600, not "1000".'],
])('%j is an error that repeats no password', (env, sentence) => {
  expect(read(env)).toBe(sentence);
});

test('every setting is in the table of the hosting guide', () => {
  const source = readFileSync(new URL('settings.ts', import.meta.url), 'utf8');
  const named = new Set([...source.matchAll(/env\.([A-Z_]+)|env, '([A-Z_]+)'/g)].map(([, a, b]) => a ?? b));
  const page = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');
  expect(named.size).toBeGreaterThan(12);
  for (const name of named) expect(page).toContain(`| \`${name}\` |`);
});
