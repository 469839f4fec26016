import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const PROGRAM = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], { env }); // node would warn about the runner's own environment
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return { child, said };
}

/** The output on a line that begins with this. */
async function heard(child: ChildProcess, said: { out: string }, beginning: string): Promise<string> {
  for (;;) {
    const line = said.out.split('\n').find((each) => each.startsWith(beginning));
    if (line !== undefined) return line;
    if (child.stdout !== null) await once(child.stdout, 'data');
  }
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close');
  return code;
}

test('a wrong port gets one sentence and exit code 2', async () => {
  const { child, said } = start({ PORT: 'eighty' });
  expect(await codeOf(child)).toBe(2);
  expect(said.out).toBe('');
  expect(said.err).toMatch(/^PORT must be a whole number .*, not "eighty"\.\n$/);
});

test('a signal while the server starts ends it at once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-e2e-'));
  const { child, said } = start({ PORT: '0', DATA_DIR: folder });
  await heard(child, said, 'Making a database');
  child.kill('SIGTERM');
  expect(await codeOf(child)).toBe(0); // null without a handler; a container would go on
  expect(said.out).not.toContain('Orrery is open');
  rmSync(folder, { recursive: true });
});

test('the server makes its database once, prints its address, answers, and stops cleanly on a signal', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-e2e-'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, said } = start({ PORT: '0', DATA_DIR: folder });
    const url = (await heard(child, said, 'Orrery is open at ')).slice('Orrery is open at '.length);
    expect(said.out.includes(`Making a database in ${folder}.`)).toBe(signal === 'SIGINT');
    const status = async () => (await fetch(`${url}/readyz`)).status; // leaves its connection open
    await expect.poll(status, { timeout: 60_000 }).toBe(200);

    const second = start({ PORT: '0', DATA_DIR: folder });
    expect(await codeOf(second.child)).toBe(2);
    expect(second.said.err).toMatch(/is in use by another Orrery \(process \d+\); stop it, or set DATA_DIR/);

    child.kill(signal);
    expect(await codeOf(child)).toBe(0);
    expect(said.err).toBe('');
  }
  rmSync(folder, { recursive: true });
});
