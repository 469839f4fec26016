import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('./bin/orrery.mjs', import.meta.url));

function start(...line: string[]) {
  const child = spawn(process.execPath, [bin, ...line], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ran = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.err += text;
  });
  const ended = once(child, 'close').then(([exit]) => ({ ...ran, exit }));
  return { child, ended };
}

/** A zombie process that waits to be reaped is not alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const status = `/proc/${pid}/status`;
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  } catch {
    return false;
  }
}

beforeAll(async () => {
  // Builds the program if it is stale, which takes longer than a test may.
  const { exit, err } = await start('--version').ended;
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
}, 60_000);

test('the program uses real threads, and one or two give the same result', async () => {
  const played = async (jobs: string) => {
    const { exit, out, err } = await start('simulate', 'comet', '--games', '300', '--jobs', jobs, '--json').ended;
    expect({ exit, err }).toEqual({ exit: 0, err: expect.not.stringContaining('orrery:') }); // progress, if it takes long
    const { games, finished, movesPerGame, winsBySeat } = JSON.parse(out);
    return { games, finished, movesPerGame, winsBySeat };
  };
  const one = await played('1');
  expect(one.finished).toBe(300);
  expect(await played('2')).toEqual(one);
});

test('Ctrl-C prints the results so far and leaves nothing running', async () => {
  const { child, ended } = start('simulate', 'comet', '--games', '1000000000', '--jobs', '2', '--json');
  await once(child.stderr, 'data'); // the first progress line: by then games are being played
  child.kill('SIGINT');
  const { exit, out, err } = await ended;
  expect(exit).toBe(130);
  expect(JSON.parse(out).games).toBeGreaterThan(0);
  expect(err).toMatch(/orrery: interrupted after [\d,]+ of 1,000,000,000 games\n$/);
});

test('a result that cannot be written gives one sentence, not a stack', async () => {
  if (!existsSync('/dev/full')) return; // only Linux has this device, which is always full
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [bin, 'games'], { stdio: ['ignore', full, 'pipe'] });
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const [exit] = await once(child, 'close');
  closeSync(full);
  expect({ exit, err }).toEqual({ exit: 2, err: 'orrery: cannot write "standard output": the disk is full\n' });
});

test('our own bot plays the same games through a pipe', async () => {
  const played = async (...bots: string[]) => {
    const { exit, out } = await start('arena', 'comet', '--games', '2', '--json', ...bots).ended;
    expect(exit).toBe(0);
    const result = JSON.parse(out);
    return [result.steps, result.bots.map(({ wins, points }: { wins: number; points: number }) => [wins, points])];
  };
  const command = [process.execPath, bin, 'bot', 'comet', '--level', 'search@30'].map((word) => `"${word}"`).join(' ');
  expect(await played('--bot', command, '--bots', 'greedy')).toEqual(await played('--bots', 'search@30,greedy'));
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves no program of the arena running', async (sign) => {
  const hangs =
    'process.on("SIGTERM", () => 0); process.on("SIGINT", () => 0); console.error(process.pid); setInterval(() => 0, 9)';
  const command = `"${process.execPath}" -e '${hangs}'`;
  const { child, ended } = start('arena', 'comet', '--bot', command, '--verbose', '--games', '2', '--json');
  const [said] = await once(child.stderr, 'data');
  const pid = Number(/(\d+)\n$/.exec(String(said))?.[1]);
  expect(process.kill(pid, 0)).toBe(true);
  child.kill(sign);
  expect((await ended).exit).toBe(sign === 'SIGINT' ? 130 : 143);
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
});

test('a closed output ends the program quietly', async () => {
  const { child, ended } = start('simulate', 'comet', '--games', '1', '--story');
  child.stdout.destroy();
  expect(await ended).toEqual({ exit: 0, out: '', err: '' });
});

test('bad input ends with exit code 2', async () => {
  expect(await start('simulte').ended).toMatchObject({
    exit: 2,
    out: '',
    err: expect.stringMatching(/^orrery: .*\n$/),
  });
});
