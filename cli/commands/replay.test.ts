import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMET_ENTRY, COMET_WITH_MESSAGES } from '../testing/comet.ts';
import { replaceOnce, sealedLog } from '../testing/logs.ts';
import { type CommandRun, runOrrery } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = sealedLog();

function replayOf(text: string, flags: readonly string[] = [], games = [COMET_ENTRY]): Promise<CommandRun> {
  const file = path.join(folder, 'game.log');
  writeFileSync(file, text);
  return runOrrery(['replay', file, ...flags], { games });
}

const lastEntry = Number(/\n(\d+) [^\n]*\n\nover/.exec(GOOD)?.[1]);

test('the story has every entry with number, seat, move and events, and the places', async () => {
  const { exit, out, err } = await replayOf(GOOD);
  expect([exit, err]).toEqual([0, '']);
  expect(out).toMatch(/^comet, edition 1 · 3 seats · sealed-game\nrounds=20 jamming=on\n\n/);
  expect(out).toMatch(/\n +1 {2}chance {2}draw \d+\n +drew seat=0 good=\d \(seat 0 only\)\n/);
  expect(out).toMatch(/\n +\d+ {2}seat 0 {2}roll\n/);
  expect(out).toMatch(/\n {7}rolled seat=0 die=\d\n/);
  expect(out.match(/^ *\d+ {2}(seat|chance)/gm)).toHaveLength(lastEntry);
  expect(out).toMatch(/\nFinal standings\n {2}1\. seat \d/);
});

test('--until stops after that entry and says who has to decide', async () => {
  const { exit, out } = await replayOf(GOOD, ['--until', '10']);
  expect(exit).toBe(0);
  expect(out.match(/^ *\d+ {2}(seat|chance)/gm)).toHaveLength(10);
  expect(out).toMatch(/\nNot over: the game waits for chance: die\n$/);
  expect((await replayOf(GOOD, ['--until', '9', '--quiet'])).out).toMatch(
    /\nNot over: the game waits for seat 0: roll\n$/,
  );
});

test('--quiet prints only the result', async () => {
  const { out } = await replayOf(GOOD, ['--quiet']);
  expect(out).toMatch(/^comet, .*\nrounds=.*\n\nFinal standings\n( {2}\d\. seat .*\n)+$/);
});

test('a seat reads its own secrets only', async () => {
  const { out } = await replayOf(GOOD, ['--seat', '1']);
  expect(out).toMatch(/drew seat=1 good=\d/);
  expect(out).not.toMatch(/drew seat=[02] good=\d/);
  expect(out).toMatch(/seat 1 {2}roll/);
  expect(out).not.toMatch(/seat [02] {2}\S/);
  expect(out).not.toMatch(/draw \d/);
});

test('a spectator reads no secrets', async () => {
  const { out } = await replayOf(GOOD, ['--open']);
  expect(out).not.toMatch(/drew seat=\d good=\d/);
  expect(out).not.toMatch(/jam=(jam|pass)/);
  expect(out).not.toMatch(/seat \d {2}\S/);
  expect(out).toMatch(/rolled seat=0 die=\d/);
});

test('undone moves stay in the story', async () => {
  const cut = GOOD.slice(0, GOOD.search(/^10 /m));
  const entries = `${cut}10 0: roll\n11 * 0\n12 0: end\n13 0< 1\n`;
  expect((await replayOf(entries.replaceAll(/ #[0-9a-f]{8}/g, ''))).out).toMatch(
    /\n12 {2}seat 0 {2}end\n +turn .*\n13 {2}seat 0 {2}takes back 1\n/,
  );
});

test('a game with texts is told in them, with seat names and a drawn board', async () => {
  const { out } = await replayOf(GOOD, ['--language', 'nl', '--seat', '2'], [COMET_WITH_MESSAGES]);
  expect(out).toMatch(
    /^comet, uitgave 1 · 3 plaatsen · sealed-game\nRounds: As it is · Jamming: As it is\nBeacons by seat\n\n/,
  );
  expect(out).toMatch(/\n +\d+ {2}Amber {2}roll\n/);
  expect(out).toMatch(/\n +nl: you roll \d\n/);
  expect(out).toMatch(/\n +nl: Koraal rolls \d\n\nbeacons 0 0 0\n\n0 Koraal: 0\n1 Azuur: 0\n2 you: 0\n\n/);
  expect(out).not.toContain('drew');
  expect(out).toMatch(/\nbeacons \d \d \d\n\n0 Koraal: .*\n.*\n.*\n\nEindstand\n( {2}\d\. (Koraal|Azuur|Amber).*\n)+$/);
  expect((await replayOf(GOOD, ['--open'], [COMET_WITH_MESSAGES])).out).toMatch(/\n +en: Coral rolls \d\n/);
  expect((await replayOf(GOOD, ['--until', '9', '--quiet'], [COMET_WITH_MESSAGES])).out).toMatch(
    /\nNot over: roll\?\n$/,
  );
});

test("an illegal move is refused with the game's reason and rule", async () => {
  const wrong = replaceOnce(GOOD, /: roll /, ': end ');
  expect((await replayOf(wrong, [], [COMET_WITH_MESSAGES])).err).toMatch(
    /^orrery: entry 10 \(Coral: end!\): No, not-now\.roll\. \(CO-\d+\)\n$/,
  );
  const hash = replaceOnce(GOOD, /^(10 .*)#.{8}$/m, '$1#00000000');
  expect((await replayOf(hash, [], [COMET_WITH_MESSAGES])).err).toMatch(/^orrery: entry 10 .* leads to /);
});

test.each([
  ['--until 100000', `--until must be from 0 to ${lastEntry}, because this log has ${lastEntry} entries`],
  ['--until -1', '--until must be a whole number from 0 to 1,000,000,000, not "-1"'],
  ['--seat 3', '--seat must be from 0 to 2 in this game, not "3"'],
  ['--seat 0 --open', '--seat and --open cannot be combined; give only one'],
  ['--language fr', '--language cannot be "fr"; allowed: en, de, nl'],
])('%s is refused', async (flags, sentence) => {
  expect(await replayOf(GOOD, flags.split(' '))).toEqual({ exit: 2, out: '', err: `orrery: ${sentence}\n` });
});

test.each([
  ['cut in the middle of an entry', GOOD.slice(0, GOOD.search(/^30 /m) + 5), /^line 38: ".*" is no entry$/],
  ['cut in the header', GOOD.slice(0, GOOD.indexOf('options')), /^line 5: options must be an object/],
  ['with foreign text in it', replaceOnce(GOOD, /^20 .*$/m, 'hello there'), /^line 28: "hello there" is no entry$/],
  ['with a line lost', replaceOnce(GOOD, /^20 .*\n/m, ''), /^line 28: expected entry 20, found entry 21$/],
  ['with an unknown move', replaceOnce(GOOD, /: roll /, ': run '), /^line \d+: "run" is no move of this game$/],
  [
    'with another legal-looking move',
    replaceOnce(GOOD, /: roll /, ': end '),
    /^entry 10 \(seat 0\): seat 0 may not do this: /,
  ],
  [
    'with another hash',
    replaceOnce(GOOD, /^(15 .*)#.{8}$/m, '$1#00000000'),
    /^entry 15 .* leads to [0-9a-f]{8} where the record says 00000000/,
  ],
  [
    'with an outcome out of range',
    replaceOnce(GOOD, /^(1 . )\d+/m, '$199'),
    /^entry 1 \(chance\): \[99\] is no secret draw below \[24\]$/,
  ],
  [
    'with another outcome',
    replaceOnce(GOOD, /^(1 . )(\d+)/m, GOOD.match(/^1 . (\d+)/m)?.[1] === '0' ? '$19' : '$10'),
    /^entry 1 \(chance\): leads to /,
  ],
  [
    'with other places',
    replaceOnce(GOOD, /^over .*$/m, 'over 9 9 9'),
    /^the record ends with places 9 9 9, the game with /,
  ],
  ['with something after its end', `${GOOD}thank you\n`, /^line \d+: "thank you" is not expected here/],
])('a log %s gets one sentence and exit code 2', async (_, text, sentence) => {
  const { exit, out, err } = await replayOf(text);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toMatch(/^orrery: .*\n$/);
  expect(err.slice('orrery: '.length, -1)).toMatch(sentence);
});

test('a broken log is told up to its fault', async () => {
  const text = replaceOnce(GOOD, /^(15 .*)#.{8}$/m, '$1#00000000');
  expect((await replayOf(text, ['--until', '14'])).exit).toBe(0);
  expect((await replayOf(text, ['--until', '15'])).exit).toBe(2);
});
