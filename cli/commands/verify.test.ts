import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GAMES } from '@orrery/catalog';
import { afterAll, expect, test } from 'vitest';
import { replaceOnce, SEEN_COMMITMENTS, sealedLog } from '../testing/logs.ts';
import { type CommandRun, runOrrery } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SEALED = sealedLog();
const entries = SEALED.match(/^\d+ /gm)?.length ?? 0;
const draws = SEALED.match(/^\d+ [*?] /gm)?.length ?? 0;
const withoutHashes = (text: string): string => text.replaceAll(/ #[0-9a-f]{8}$/gm, '');

function verifyOf(text: string, ...flags: readonly string[]): Promise<CommandRun> {
  const file = path.join(folder, 'game.log');
  writeFileSync(file, text);
  return runOrrery(['verify', file, ...flags]);
}

test('for a log with sealed dice, rules, hashes and dice are checked, and the output says so', async () => {
  expect(await verifyOf(SEALED)).toEqual({
    exit: 0,
    out: [
      'game    comet, edition 1, 3 seats, sealed-game',
      `rules   ${entries} entries, all legal; the game is over`,
      `hashes  ${entries}, all as recorded`,
      `dice    ${draws} draws recomputed from the committed seed: all as recorded`,
      '',
    ].join('\n'),
    err: '',
  });
});

test('a log is compared with fingerprints seen before the game', async () => {
  const { commitment, seats } = SEEN_COMMITMENTS;
  const saw = (...prints: readonly string[]) => verifyOf(SEALED, '--saw', prints.join(','));
  const held = await saw(commitment, ...seats);
  expect(held).toMatchObject({ exit: 0, err: '' });
  expect(held.out).toContain('seen    4 fingerprints, all as recorded\n');
  const otherServer = await saw(seats[0] ?? '', ...seats);
  expect(otherServer).toMatchObject({ exit: 1, out: '' });
  expect(otherServer.err).toContain('another fingerprint of the server’s seed than was seen before the game');
  const otherSeat = await saw(commitment, ...seats.slice(0, 2), commitment);
  expect(otherSeat).toMatchObject({ exit: 1, out: '' });
  expect(otherSeat.err).toContain('what seat 2 added is not what it had fixed before the game');
  expect(await saw('abc')).toMatchObject({ exit: 2, err: expect.stringContaining('not "abc"') });
});

/** A text split into arbitrary chunks, as a pipe delivers it. */
async function* piped(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

test('a log on standard input is checked like a file, and named as standard input', async () => {
  const named = replaceOnce(SEALED, 'my own luck', 'mein Glück');
  const read = (text: string) => runOrrery(['verify', '-'], { bytes: () => piped(text) });
  expect(await read(SEALED)).toEqual(await verifyOf(SEALED));
  const { exit, err } = await read(named);
  expect(exit).toBe(1);
  expect(err).toMatch(/^orrery: standard input is wrong: entry 1: the seed gives /);
  expect(await read('')).toEqual(await verifyOf(''));
  expect((await runOrrery(['replay', '-', '--quiet'], { bytes: () => piped(SEALED) })).exit).toBe(0);
});

test('unreadable standard input is a usage error', async () => {
  const folder = Object.assign(new Error('a folder'), { code: 'EISDIR' });
  const bytes = () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(folder) }) });
  expect(await runOrrery(['verify', '-'], { bytes })).toEqual({
    exit: 2,
    out: '',
    err: 'orrery: cannot read "standard input": it is a folder\n',
  });
});

test('a log with unsealed dice says so', async () => {
  const log = replaceOnce(replaceOnce(SEALED, /^commitment .*$/m, 'commitment none'), /^seed .*\n/m, '');
  const { exit, out } = await verifyOf(log);
  expect(exit).toBe(0);
  expect(out).toContain('dice    not sealed: only their range could be checked\n');
});

test('an unfinished game does not show its seed yet', async () => {
  const { exit, out } = await verifyOf(withoutHashes(SEALED.slice(0, SEALED.search(/^40 /m))));
  expect(exit).toBe(0);
  expect(out).toContain('rules   39 entries, all legal; the game is not over\n');
  expect(out).toContain('hashes  the log holds none\n');
  expect(out).toContain('dice    sealed, but the seed is not revealed yet: only their range could be checked\n');
});

/** The last draw replaced by its neighbour and everything after it dropped: legal by the rules, but not by the seed. */
function forged(): string {
  const text = withoutHashes(SEALED);
  const first = /^1 \? (\d+)/m.exec(text)?.[1];
  const entries = text.slice(0, text.search(/^2 /m));
  const seed = /^seed .*$/m.exec(text)?.[0];
  return `${replaceOnce(entries, /^1 \? \d+/m, `1 ? ${first === '0' ? 1 : Number(first) - 1}`)}\n${seed}\n`;
}

test.each([
  [
    'a roll that the seed does not give',
    forged(),
    /entry 1: the seed gives \[\d+\] for draw, the record says \[\d+\]$/,
  ],
  [
    'a seed that is not the one committed to',
    replaceOnce(SEALED, /^seed ../m, 'seed 00'),
    /the seed shown at the end is not the one/,
  ],
  [
    'client seeds that were changed afterwards',
    replaceOnce(SEALED, 'my own luck', 'my own wish'),
    /entry 1: the seed gives /,
  ],
  [
    'a move against the rules',
    replaceOnce(SEALED, /: roll /, ': end '),
    /entry 10 \(seat 0\): seat 0 may not do this: not-now\.roll/,
  ],
  [
    'a state that is not the recorded one',
    replaceOnce(SEALED, /^(15 .*)#.{8}$/m, '$1#00000000'),
    /entry 15 .*: leads to /,
  ],
  ['places nobody reached', replaceOnce(SEALED, /^over .*$/m, 'over 9 9 9'), /the record ends with places 9 9 9/],
])('%s: exit code 1 and the first fault', async (_, text, sentence) => {
  const { exit, out, err } = await verifyOf(text);
  expect([exit, out]).toEqual([1, '']);
  expect(err).toMatch(/^orrery: .*game\.log is wrong: .*\n$/);
  expect(err.trimEnd()).toMatch(sentence);
});

test('an unreadable log is a usage error, not a wrong log: exit code 2', async () => {
  const { exit, err } = await verifyOf(replaceOnce(SEALED, /^20 .*$/m, 'hello there'));
  expect(exit).toBe(2);
  expect(err).toBe('orrery: line 28: "hello there" is no entry\n');
});

/** Games whose first edition is frozen; a new game has no other edition yet. */
const CORRECTED = GAMES.filter(({ editions }) => editions.length > 1);

test('a log of an older edition is checked by its own rules', () => {
  expect(CORRECTED).not.toEqual([]);
});

test.each(CORRECTED)('a file of edition 1 of $id is checked and told by the rules it was played by', async ({ id }) => {
  const golden = new URL(`../../editions/${id}/1/golden/01.log`, import.meta.url);
  const [text = ''] = readFileSync(golden, 'utf8')
    .split(/^(?=orrery log )/m)
    .filter(Boolean);
  const file = path.join(folder, `${id}.log`);
  writeFileSync(file, text);
  const checked = await runOrrery(['verify', file], { games: GAMES });
  expect(checked).toMatchObject({ exit: 0, err: '' });
  expect(checked.out).toContain(`${id}, edition 1,`);
  const told = await runOrrery(['replay', file], { games: GAMES });
  expect(told).toMatchObject({ exit: 0, err: '' });
  writeFileSync(file, text.replace(`game ${id} 1\n`, `game ${id} 99\n`));
  const unknown = await runOrrery(['verify', file], { games: GAMES });
  expect(unknown).toMatchObject({ exit: 2, out: '' });
  expect(unknown.err).toContain(`${id} has no edition 99; editions are: 1, 2`);
});
