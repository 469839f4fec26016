import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../examples/language-models/${name}`, import.meta.url));

test('the benchmark plays a model against bots, with nothing but node', () => {
  const line = [
    example('benchmark.mjs'),
    '--model',
    `node "${example('first.mjs')}"`,
    '--game',
    'comet',
    '--games',
    '1',
    '--json',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, line, { encoding: 'utf8' });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const [found] = JSON.parse(stdout);
  expect(found).toMatchObject({ game: 'comet', games: 1, retried: 0, random: 0 });
  expect(found.decisions).toBeGreaterThan(5);
});

test('an example that needs a service says so', () => {
  const env = { ...process.env, MODEL_URL: '', MODEL: '' };
  const { stderr, status } = spawnSync(process.execPath, [example('ask.mjs')], { encoding: 'utf8', env, input: '' });
  expect(status).toBe(2);
  expect(stderr).toContain('Set MODEL_URL');
});
