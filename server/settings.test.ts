import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings the server listens to this machine alone, on the first free port of several', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1' });
  expect(settings).toHaveProperty('ports.length', 20);
});

test('HOST and PORT are taken as they are, and a port that was asked for has no substitute', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '3500' })).toEqual({ host: '0.0.0.0', ports: [3500] });
  expect(readSettings({ PORT: '0' })).toEqual({ host: '127.0.0.1', ports: [0] });
});

test('empty settings count as none', () => {
  expect(readSettings({ HOST: '', PORT: '' })).toEqual(readSettings({}));
});

test.each(['eighty', '-1', '65536', '80.5', '0x50', ' 80'])('PORT=%j is answered with a sentence', (port) => {
  expect(readSettings({ PORT: port })).toBe(
    `PORT must be a whole number from 0 to 65535 (0 takes any free port), not "${port}".`,
  );
});
