import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_GAMES } from '@orrery/catalog';
import { afterAll, expect, test } from 'vitest';
import { replaceOnce } from '../testing/logs.ts';
import { runOrrery } from '../testing/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-story-'));
afterAll(() => rmSync(folder, { recursive: true }));
const FILE = path.join(folder, 'first.log');
const world = { games: ALL_GAMES };

const simulated = await runOrrery(['simulate', 'startrek', '--games', '1', '--log', FILE, '--story'], world);
const log = readFileSync(FILE, 'utf8');

test('a game of Star Trek Catan is told with the board at the start, now and then, and at the end', () => {
  expect([simulated.exit, simulated.err]).toEqual([0, '']);
  const { out } = simulated;
  expect(out).toContain('Set-up: Variable · Phases: Separate');
  expect(out).toMatch(/\n +Coral places a station between [a-z]+ \d+, .*\.\n/);
  expect(out).toMatch(/\n +(Coral|Sky|Amber) wins with 10 points.*!\n/);
  expect(out).toMatch(/\nFinal standings\n {2}1\. (Coral|Sky|Amber)\n/);
  expect(out.match(/\n0 Coral.*: \d+ points?, /g)?.length).toBeGreaterThan(3);
  expect(out).not.toMatch(/\b(event|move|amount|resource|place)\.[a-z]/);
});

test.each([
  ['de', /\n +Du baust ein Raumschiff .*\.\n/, /\nEndstand\n/],
  ['nl', /\n +Je bouwt een ruimteschip .*\.\n/, /\nEindstand\n/],
])('a seat is addressed in %s', async (language, built, places) => {
  const { exit, out } = await runOrrery(['replay', FILE, '--seat', '0', '--language', language], world);
  expect(exit).toBe(0);
  expect(out).toMatch(built);
  expect(out).toMatch(places);
  expect(out).not.toMatch(/\b(steals|draws|seat \d)\b/);
});

test('the story of a seat contains nothing that is hidden from it', async () => {
  const { out } = await runOrrery(['replay', FILE, '--seat', '0'], world);
  expect(out).toMatch(/\n +You draw: /);
  expect(out).not.toMatch(/\n +(Sky|Amber) draws: /);
  expect((await runOrrery(['replay', FILE, '--open'], world)).out).not.toMatch(/ draws?: /);
});

test.each([
  ['en', /entry \d+ \(\w+: End the turn\): Roll the dice first\. \(ST-TURN-01\)/],
  ['de', /entry \d+ \(\w+: Zug beenden\): Würfle zuerst\. \(ST-TURN-01\)/],
])('a log with an illegal move is refused in %s, with the rule', async (language, sentence) => {
  const wrong = path.join(folder, 'wrong.log');
  writeFileSync(wrong, replaceOnce(log, /: roll #/, ': end #'));
  for (const command of ['replay', 'verify']) {
    const { exit, err } = await runOrrery([command, wrong, '--language', language], world);
    expect([exit, err]).toEqual([command === 'replay' ? 2 : 1, expect.stringMatching(sentence)]);
  }
});

test('options and provenance are shown in the requested language', async () => {
  const { out } = await runOrrery(['games', 'startrek', '--language', 'de'], world);
  expect(out).toContain('startrek: Neunzehn Welten\n');
  expect(out).toContain('\n  Aufbau (ST-OPT-SETUP)\n');
  expect(out).toMatch(/\n {4}setup=variable +Variabel \(standard, book\)\n/);
  const { out: marks } = await runOrrery(['games', 'startrek', '--provenance', '--language', 'nl'], world);
  expect(marks).toMatch(/\n {2}James T\. Kirk +afgeleid +dat hij in andermans beurt werkt/);
});
