import { expect, test } from 'vitest';
import { plantIn } from './mutate.mjs';

/** The faults of a source, as `within: from → to`. */
const faultsIn = (source: string): string[] =>
  plantIn('a.ts', source).mutants.map(({ within, from, to }) => `${within}: ${from} → ${to}`);

test('a condition is always met or never, and its limit is moved', () => {
  expect(faultsIn('function f(n: number) { if (n > SAFE) return; }')).toEqual([
    'f: n > SAFE → true',
    'f: n > SAFE → false',
    'f: n > SAFE → n >= SAFE',
  ]);
});

test('a comparison that is a value is reversed', () => {
  expect(faultsIn('const isOwn = (seat: number) => seat === own;')).toEqual(['isOwn: seat === own → seat !== own']);
});

test('either side of a condition is dropped', () => {
  expect(faultsIn('const f = () => a && !b;')).toEqual(['f: a && !b → a', 'f: a && !b → !b', 'f: !b → b']);
});

test('numbers of the data are off by one', () => {
  expect(faultsIn('export const COST = { ship: [1, 0], at: -1 } as const;')).toEqual([
    'COST.ship: 1 → 2',
    'COST.ship: 0 → 1',
    'COST.at: -1 → 1',
    'COST.at: 1 → 2',
  ]);
});

test('calls and assignments are left out, but events are not rules', () => {
  expect(faultsIn('function f() { pay(table); table.deck--; table.turn = next; tell?.all({ n: 1 }); }')).toEqual([
    'f: pay(table); → (left out)',
    'f: table.deck--; → (left out)',
    'f: table.turn = next; → (left out)',
  ]);
});

test('signs are swapped, lists are not filtered, all become some', () => {
  expect(faultsIn('const f = () => [...all.filter(isOpen), a + b, all.every(isOpen), { ...rest }];')).toEqual([
    'f: all.filter(isOpen) → []',
    'f: all.filter(isOpen) → all',
    'f: a + b → a - b',
    'f: all.every(isOpen) → all.some(isOpen)',
  ]);
});

test('a loop is never made endless: its condition is never met, its limit is moved', () => {
  expect(faultsIn('function f() { for (let i = 0; i < n; i++) go(i); }')).toEqual([
    'f.i: 0 → 1',
    'f: i < n → false',
    'f: i < n → i <= n',
    'f: go(i); → (left out)',
  ]);
});

test('types, texts, values for the type checker and internal errors have no mutants', () => {
  const source = `
    type Two = 2;
    const of = ([first = 0]: number[], list: number[]) => list[first] ?? 0;
    const key = 'a' + name;
    function f() { if (x === undefined) throw new Error('no'); }
  `;
  expect(faultsIn(source)).toEqual([]);
});

test('a mutant is identified by its change, so its key survives a new line', () => {
  const source = 'const a = [1, 1];';
  const keys = plantIn('a.ts', source).mutants.map(({ key }) => key);
  expect(keys).toEqual(['a.ts a: 1 → 2', 'a.ts a: 1 → 2 (2)']);
  const shifted = plantIn('a.ts', `\n\n${source}`).mutants;
  expect(shifted.map(({ key }) => key)).toEqual(keys);
  expect(shifted.map(({ line }) => line)).toEqual([3, 3]);
});

test('all mutants are behind switches in one text, which behaves as before while none is on', () => {
  const source = 'const f = (a, b) => { let n = 0; if (a > 2 && !b) n = a + 1; return n; };';
  const { code, mutants } = plantIn('a.js', source);
  const values = (on: { point: number; alt: number } | null) => {
    const $m = (point: number) => (on?.point === point ? on.alt : 0);
    const f: (a: number, b: boolean) => number = new Function('$m', `${code} return f;`)($m);
    return [f(2, false), f(3, false), f(3, true)];
  };
  expect(values(null)).toEqual([0, 4, 0]);
  const found = Object.fromEntries(mutants.map((mutant) => [`${mutant.from} → ${mutant.to}`, values(mutant)]));
  expect(found).toMatchObject({
    'a > 2 → a >= 2': [3, 4, 0],
    'a > 2 && !b → a > 2': [0, 4, 4],
    'a > 2 && !b → true': [3, 4, 4],
    'n = a + 1; → (left out)': [0, 0, 0],
    'a + 1 → a - 1': [0, 2, 0],
  });
});
