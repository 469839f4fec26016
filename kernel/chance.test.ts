import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedChance } from './awaiting.ts';
import { commitmentOf, outcomeFits, recordedChance, scriptedChance, sealedChance, seededChance } from './chance.ts';
import { toHex, utf8 } from './sha256.ts';

const dice = fixedChance('dice', [6, 6], 'open');
const seal = { serverSeed: utf8('a seed of the server, thirty-two'), id: 'g1', clientSeeds: ['luck', ''] };

test('an outcome is valid when it has one whole number below each bound', () => {
  expect(outcomeFits(dice, [0, 5])).toBe(true);
  for (const wrong of [[0], [0, 6], [-1, 0], [0.5, 0], [0, 0, 0]]) expect(outcomeFits(dice, wrong)).toBe(false);
});

test('seeded chance is repeatable', () => {
  const roll = (seed: number): number[][] => {
    const source = seededChance(seed);
    return Array.from({ length: 20 }, (_, i) => [...source(dice, i)]);
  };
  expect(roll(5)).toEqual(roll(5));
  expect(roll(5)).not.toEqual(roll(6));
});

test('a script is used first, then the next source', () => {
  const source = scriptedChance([[1, 2]], () => [0, 0]);
  expect(source(dice, 0)).toEqual([1, 2]);
  expect(source(dice, 1)).toEqual([0, 0]);
});

test('a script that does not fit or is too short throws', () => {
  expect(() => scriptedChance([[6, 0]])(dice, 0)).toThrow('[6,0] is no dice below [6,6]');
  expect(() => scriptedChance([])(dice, 0)).toThrow('the script of chance ends before dice');
});

test('recorded chance answers by ordinal and detects a record that does not fit', () => {
  const source = recordedChance([
    [1, 1],
    [2, 2],
  ]);
  expect(source(dice, 1)).toEqual([2, 2]);
  expect(() => source(dice, 2)).toThrow('the record holds no dice');
});

test('sealed chance depends on the server seed, the game, every client seed and the ordinal', () => {
  const bounds = fixedChance('test', new Array<number>(8).fill(1000), 'open');
  const of = (change: Partial<typeof seal>, ordinal = 0): string =>
    sealedChance({ ...seal, ...change })(bounds, ordinal).join();
  expect(of({})).toBe(of({}));
  const others = [of({ serverSeed: utf8('another') }), of({ id: 'g2' }), of({ clientSeeds: ['luck', 'x'] }), of({}, 1)];
  expect(new Set([of({}), ...others]).size).toBe(5);
});

test('sealed chance never changes: it still draws the recorded words', () => {
  const source = sealedChance(seal);
  const words = fixedChance('words', new Array<number>(3).fill(1_000_000), 'open');
  expect(source(words, 0)).toMatchInlineSnapshot(`
    [
      134629,
      103689,
      347551,
    ]
  `);
  expect(source(dice, 1)).toMatchInlineSnapshot(`
    [
      5,
      5,
    ]
  `);
});

test('anybody with the seed can recompute the dice', () => {
  const digest = createHmac('sha256', seal.serverSeed).update('g1\nluck\n\n1\n0').digest();
  const [a, b] = sealedChance(seal)(dice, 1);
  expect([a, b]).toEqual([digest.readUInt32BE(0) % 6, digest.readUInt32BE(4) % 6]);
});

test('a word that would favour low results is rejected', () => {
  // 3 * 2^30 does not divide 2^32: a quarter of all words must be rejected so that the rest stays uniform.
  const below = 3 * 2 ** 30;
  const wide = fixedChance('wide', new Array<number>(4).fill(below), 'open');
  const source = sealedChance(seal);
  const halves = [0, 0, 0];
  for (let i = 0; i < 600; i++)
    for (const value of source(wide, i))
      halves[Math.floor(value / 2 ** 30)] = (halves[Math.floor(value / 2 ** 30)] ?? 0) + 1;
  for (const n of halves) expect(Math.abs(n - 800)).toBeLessThan(100);
});

test('the commitment is the hash of the seed', () => {
  expect(commitmentOf(utf8('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(toHex(seal.serverSeed)).not.toContain(commitmentOf(seal.serverSeed));
});
