import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quoted = (text: string): string => JSON.stringify(text);
const script = fileURLToPath(new URL('../testing/misbehaving.mjs', import.meta.url));
const example = (name: string): string => fileURLToPath(new URL(`../../examples/bots/${name}`, import.meta.url));

let programs = 0;
/** A program that misbehaves in this way, and the file with its process ids. */
function misbehaving(how: string, after = 2) {
  const pids = path.join(folder, `pids-${programs++}`);
  return { pids, command: [process.execPath, script, how, pids, String(after)].map(quoted).join(' ') };
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

async function expectNobodyLeft(pids: string): Promise<void> {
  const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  expect(started.length).toBeGreaterThan(0);
  await expect.poll(() => started.filter(isAlive), { timeout: 5000 }).toEqual([]);
}

const TIMEOUT = ['--move-timeout', '400'];

async function contest(command: string, ...flags: string[]) {
  const games = flags.includes('--games') ? [] : ['--games', '2'];
  const ran = await runOrrery(['arena', 'comet', '--bot', command, '--seats', '2', ...games, '--json', ...flags]);
  const last = ran.out.trimEnd().split('\n').at(-1) ?? '';
  return { ...ran, ...(last === '' ? {} : JSON.parse(last)) };
}

test('a program that follows the protocol plays to the end', async () => {
  const { command, pids } = misbehaving('well');
  const { exit, err, games, cut, bots } = await contest(command);
  expect([exit, err, games, cut]).toEqual([0, '', 2, 0]);
  expect(bots[0]).toMatchObject({ name: command, games: 2, forfeits: 0 });
  expect(bots[0].movesPerGame).toBeGreaterThan(5);
  await expectNobodyLeft(pids);
});

test.each([
  ['slow', 'timeout'],
  ['died', 'exited'],
  ['rubbish', 'invalid'],
  ['stale', 'stale'],
  ['twice', 'stale'],
  ['illegal', 'illegal'],
  ['malformed', 'illegal'],
  ['flood', 'flood'],
])('a program whose answer is %s forfeits, loses, and is stopped', async (how, why) => {
  const { command, pids } = misbehaving(how);
  const { exit, err, games, cut, bots } = await contest(command, ...TIMEOUT);
  expect([exit, games, cut]).toEqual([0, 2, 0]);
  expect(bots[0]).toMatchObject({ wins: 0, forfeits: 2, place: 2 });
  expect(bots[1]).toMatchObject({ name: 'random', wins: 2, forfeits: 0 });
  expect(err).toContain(`forfeited game 0 (${why})`);
  await expectNobodyLeft(pids);
});

test.each([
  ['illegal', '(illegal) with "deal 0"'],
  ['malformed', '(illegal) with "fly to the moon"'],
  ['rubbish', '(invalid) with "I think I will build a beacon"'],
])('a forfeit shows the answer that was %s', async (how, shown) => {
  expect((await contest(misbehaving(how).command)).err).toContain(shown);
});

test('a program that is ready for another game plays all games in one process, and any other is started anew', async () => {
  const [again, well] = [misbehaving('again'), misbehaving('well')];
  const once = await contest(well.command, '--games', '4');
  const kept = await contest(again.command, '--games', '4');
  expect([kept.exit, kept.err, kept.bots[0].forfeits]).toEqual([0, '', 0]);
  expect(kept.kinds).toEqual(once.kinds); // the same games, however they were started
  expect(readFileSync(again.pids, 'utf8').trim().split('\n')).toHaveLength(1);
  expect(readFileSync(well.pids, 'utf8').trim().split('\n')).toHaveLength(4);
  for (const { pids } of [again, well]) await expectNobodyLeft(pids);
});

test('bots keep the order in which they were typed, and a program has the name that it was given', async () => {
  const { command } = misbehaving('well');
  const line = ['arena', 'comet', '--bots', 'greedy', '--bot', `mine=${command}`, '--games', '2', '--json'];
  const { bots } = JSON.parse((await runOrrery(line)).out);
  expect(bots.map(({ name }: { name: string }) => name)).toEqual(['greedy', 'mine']);
  expect(bots[0].bySeat.map(({ games }: { games: number }) => games)).toEqual([1, 1]);
  const twice = await runOrrery(['arena', 'comet', '--bot', `mine=${command}`, '--bot', 'mine=other']);
  expect([twice.exit, twice.err]).toEqual([2, expect.stringContaining('two different bots are called "mine"')]);
});

test('--logs writes a log of each game, which the rules accept, and who sat where', async () => {
  const logs = path.join(folder, 'logs');
  const { command } = misbehaving('illegal', 5);
  await contest(`mine=${command}`, '--logs', logs);
  const lines = readFileSync(path.join(logs, 'games.jsonl'), 'utf8').trim().split('\n');
  const games = lines.map((line) => JSON.parse(line));
  expect(games.map(({ bots }) => bots)).toEqual([
    ['mine', 'random'],
    ['random', 'mine'],
  ]);
  expect(games[0].forfeits).toEqual([{ seat: 0, why: 'illegal', answer: 'deal 0' }]);
  for (const { log } of games) {
    const { exit, out } = await runOrrery(['verify', path.join(logs, log)]);
    expect([exit, out]).toEqual([0, expect.stringContaining('all legal')]);
  }
});

test('a forfeit shows the last output of the program', async () => {
  const { command } = misbehaving('died');
  expect((await contest(command)).err).toContain('(exited): I have had enough\n');
});

test('--verbose shows what programs write besides their answers', async () => {
  const { command } = misbehaving('died');
  expect((await contest(command, '--verbose')).err).toContain(`${command}: I have had enough\n`);
});

test.each(['stays', 'family'])(
  'a program that %s after the game is stopped with all its child processes',
  async (how) => {
    const { command, pids } = misbehaving(how);
    const { exit, bots } = await contest(command);
    expect([exit, bots[0].forfeits]).toEqual([0, 0]);
    await expectNobodyLeft(pids);
  },
);

test('a program that cannot be started is a usage error', async () => {
  const { exit, err, out } = await contest('no-such-program-anywhere --fast');
  expect([exit, out]).toEqual([2, '']);
  expect(err).toMatch(
    /^orrery: cannot start "no-such-program-anywhere --fast": there is no program "no-such-program-anywhere"\n$/,
  );
});

test('an interrupt stops every program and keeps the games played', async () => {
  const { command, pids } = misbehaving('slow', 40);
  const controller = new AbortController();
  const line = ['arena', 'comet', '--bot', command, '--seats', '2', '--games', '200', '--json'];
  const running = runOrrery(line, { interruptSignal: () => controller.signal });
  while (!existsSync(pids)) await new Promise((resolve) => setTimeout(resolve, 20));
  setTimeout(() => controller.abort(), 300);
  const { exit, err } = await running;
  expect(exit).toBe(130);
  expect(err).toMatch(/interrupted after \d+ of 200 games/);
  await expectNobodyLeft(pids);
});

test('several programs at one table, several tables at a time', async () => {
  const [one, two] = [misbehaving('well'), misbehaving('died', 5)];
  const { exit, games, bots } = await contest(one.command, '--bot', two.command, '--jobs', '2');
  expect([exit, games]).toEqual([0, 2]);
  expect(bots[0]).toMatchObject({ wins: 2, forfeits: 0 });
  expect(bots[1]).toMatchObject({ wins: 0, forfeits: 2 });
  for (const { pids } of [one, two]) await expectNobodyLeft(pids);
});

test.each(['random-bot.mjs', 'beacon-bot.mjs'])('the example %s plays with node alone', async (name) => {
  const command = `${quoted(process.execPath)} ${quoted(example(name))}`;
  const { exit, err, bots } = await contest(command, '--option', 'jamming=off');
  expect([exit, err, bots[0].forfeits]).toEqual([0, '', 0]);
});

test('the example in Python plays, and its seed makes its games the same again', async () => {
  const python = spawnSync('python3', ['--version']);
  if (python.error) throw new Error('this test needs python3 on the path; install Python 3.8 or newer');
  const command = `python3 ${quoted(example('random_bot.py'))}`;
  const played = async () => {
    const { exit, err, movesPerGame, bots } = await contest(command);
    expect([exit, err, bots[0].forfeits]).toEqual([0, '', 0]);
    return [movesPerGame, bots[0].wins];
  };
  expect(await played()).toEqual(await played());
});
