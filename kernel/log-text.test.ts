import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFromRng } from './chance.ts';
import type { Rng } from './contract.ts';
import { comet } from './example/game.ts';
import { effective, replay, withHashes } from './log.ts';
import { parseLog, printLog, readLogHead } from './log-text.ts';
import { Match } from './match.ts';
import { standardOptions } from './options.ts';
import { randomAskedSeat } from './playout.ts';
import { fastRng } from './rng.ts';

/** A whole random game, with a move taken back now and then. */
function played(seed: number) {
  const rng: Rng = fastRng(seed);
  const options = standardOptions(comet.options);
  const match = Match.start(comet, {
    id: `g${seed}`,
    options,
    seats: 3,
    chance: chanceFromRng(rng),
    clientSeeds: ['a', '', 'ü "#"'],
  });
  for (let asked = match.awaiting; asked.who === 'seats'; asked = match.awaiting) {
    const seat = randomAskedSeat(asked, rng);
    const moves = match.moves(seat, 2);
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error('no move');
    match.choose(seat, match.request(seat)?.id ?? -1, move);
    if (match.undoable(seat) > 0 && rng(10) === 0) match.undo(seat);
  }
  return withHashes(comet, match.toLog());
}

const log = played(1);
const text = printLog(comet.notation, log);
const problem = (changed: string): string => {
  const read = parseLog(comet, changed);
  if (!read.ok) return read.problem.text;
  const again = replay(comet, read.value);
  return again.ok ? 'fine' : again.problem.text;
};

test('a printed log is read back unchanged, for any game', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const game = played(seed);
    expect(parseLog(comet, printLog(comet.notation, game))).toEqual({ ok: true, value: game });
  }
});

test('a log replays to its recorded result', () => {
  expect(problem(text)).toBe('fine');
  expect(log.places).not.toBeNull();
  expect(log.entries.some((entry) => 'undo' in entry)).toBe(true);
  expect(effective(log.entries).length).toBeLessThan(log.entries.length);
});

test('the game of a log can be read without the rest', () => {
  expect(readLogHead(text)).toEqual({ ok: true, value: { game: 'comet', edition: 1 } });
});

test('a file with line ends of another system is read', () => {
  expect(problem(text.replaceAll('\n', '\r\n'))).toBe('fine');
});

const lines = text.split('\n');
const changedLine = (at: number, line: string): string => lines.map((old, i) => (i === at - 1 ? line : old)).join('\n');

test('a file of another program is refused as such', () => {
  expect(problem('PK\u0003\u0004')).toBe('line 1: this is no Orrery log: it must begin with "orrery log 1"');
  expect(problem('')).toContain('line 1');
  expect(problem(changedLine(1, 'orrery log 9'))).toBe('line 1: log format "9" is not known; known: 1');
});

test('every line of the header is checked', () => {
  expect(problem(changedLine(2, 'game'))).toContain('line 2: expected "game"');
  expect(problem(changedLine(2, 'game chess 1'))).toContain('line 2: a log of chess, edition 1, is not one of comet');
  expect(problem(changedLine(2, 'game comet 7'))).toContain('edition 7');
  expect(problem(changedLine(3, 'id'))).toContain('line 3');
  expect(problem(changedLine(4, 'seats 9'))).toBe('line 4: comet seats 2 to 4 players, not "9"');
  expect(problem(changedLine(5, 'options {"rounds":3}'))).toBe('line 5: option rounds cannot be "3"; allowed: 10, 20');
  expect(problem(changedLine(5, 'options {'))).toContain('line 5: options must be an object');
  expect(problem(changedLine(5, 'options {"rounds":{"toString":1}}'))).toContain('line 5: option rounds cannot be');
  expect(problem(changedLine(6, 'commitment xyz'))).toContain('line 6');
  expect(problem(changedLine(7, 'client-seeds ["a"]'))).toContain(
    'line 7: expected "client-seeds" and a list of 3 texts',
  );
  expect(problem(changedLine(8, 'x'))).toContain('line 8: expected an empty line');
});

test('an error in an entry names its line', () => {
  expect(problem(changedLine(9, '1 * two'))).toBe('line 9: "1 * two" is no entry');
  expect(problem(changedLine(10, '7 ? 1'))).toBe('line 10: expected entry 2, found entry 7');
  expect(problem(changedLine(18, '10 0: rool'))).toBe('line 18: "rool" is no move of this game');
  expect(problem(changedLine(18, '10 3: roll'))).toBe('line 18: there is no seat 3; seats count from 0 to 2');
});

test('an entry that the rules forbid is named by its number', () => {
  expect(problem(changedLine(18, '10 1: roll'))).toBe('entry 10 (seat 1): seat 1 may not do this: not-asked (CO-02)');
  expect(problem(changedLine(9, '1 ? 24'))).toBe('entry 1 (chance): [24] is no secret draw below [24]');
  expect(problem(changedLine(9, '1 * 4'))).toContain('is no secret draw');
});

test('the first entry whose state differs is found by its hash', () => {
  const [, was] = / #([0-9a-f]{8})$/.exec(lines[29] ?? '') ?? [];
  expect(problem(changedLine(30, (lines[29] ?? '').replace(`${was}`, '00000000')))).toMatch(
    /^entry 22 .*the file was altered/,
  );
});

test('names are read back unchanged, one for each seat', () => {
  const named = { ...log, names: ['Ada', '', 'Zoë "Z" O’Neil'] };
  expect(parseLog(comet, printLog(comet.notation, named))).toEqual({ ok: true, value: named });
  expect(problem(`${text}names ["Ada","Ben"]\n`)).toMatch(/^line \d+: expected "names" and a list of 3 texts$/);
  expect(problem(`${text}names Ada\n`)).toMatch(/expected "names"/);
});

test('a wrong result is detected', () => {
  expect(problem(text.replace(/over .*/, 'over 1 1 1'))).toContain('the record ends with places 1 1 1');
  expect(problem(`${text}over 1 2 3\n`)).toContain('is not expected here');
});

test('no damage crashes the reader, and none that changes the game goes unnoticed', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('', ' ', '\n', '0', '9', 'x', '#'), (at, put) => {
      const changed = text.slice(0, at) + put + text.slice(at + 1);
      const read = parseLog(comet, changed);
      if (!read.ok) return;
      const again = replay(comet, read.value, undefined, { history: true });
      if (again.ok) expect(again.value.steps.length).toBe(effective(read.value.entries).length);
    }),
    { numRuns: 500 },
  );
});
