import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const PROGRAM = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], { env }); // node would remark on the runner's own environment
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return { child, said };
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close');
  return code;
}

test('a wrong port is answered with one sentence and exit code 2', async () => {
  const { child, said } = start({ PORT: 'eighty' });
  expect(await codeOf(child)).toBe(2);
  expect(said.out).toBe('');
  expect(said.err).toMatch(/^PORT must be a whole number .*, not "eighty"\.\n$/);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the server prints its address, answers, and goes in peace on ${signal}`, async () => {
    const { child, said } = start({ PORT: '0' });
    await once(child.stdout, 'data');
    const [, url] = /^Orrery is open at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(said.out) ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200); // and leaves its connection open
    child.kill(signal);
    expect(await codeOf(child)).toBe(0);
    expect(said.err).toBe('');
  });
}
