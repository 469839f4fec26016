import { expect, expectTypeOf, test } from 'vitest';
import {
  indexField,
  type MoveField,
  nameField,
  nameSetField,
  rangeField,
  valuesField,
  withExtraValue,
} from './fields.ts';
import { declareMoves, defineMove, listedMoves, type MoveOf, notationOf } from './moves.ts';
import { fastRng } from './rng.ts';

const NONE = -1;
const good = nameField(['ice', 'dust', 'iron']);
/** Two counts, too many to list. */
const counts: MoveField<readonly number[]> = {
  values: null,
  print: (value) => value.join(','),
  parse: (text) => (/^\d{1,2},\d{1,2}$/.test(text) ? text.split(',').map(Number) : null),
  any: (rng) => [rng(100), rng(100)],
};

const MOVES = declareMoves({
  end: defineMove('end'),
  ship: defineMove('ship {edge}', { edge: indexField(12) }),
  'sell-pair': defineMove(
    'sell {first} and {second}',
    { first: good, second: good },
    ({ first, second }) => first < second,
  ),
  buy: defineMove('buy {n} {good}', { good, n: rangeField(1, 4) }),
  shield: defineMove('shield {good}', { good: withExtraValue(good, NONE, '') }),
  help: defineMove('help {from}', { from: nameSetField(['0', '1', '2'], ',', 'nobody') }),
  arrange: listedMoves([{ top: [0, 1] }, { top: [1, 0] }], ({ top }) => `arrange ${top.join('')}`),
  offer: defineMove('offer {give} for {take} to {seat}', { give: counts, take: counts, seat: indexField(4) }),
});
type Move = MoveOf<typeof MOVES>;
const { print, parse } = notationOf<Move>(Object.values(MOVES));

test('a declaration gives the type of each kind', () => {
  expectTypeOf<Extract<Move, { kind: 'buy' }>>().toEqualTypeOf<{
    readonly kind: 'buy';
    readonly good: number;
    readonly n: number;
  }>();
  expectTypeOf<Extract<Move, { kind: 'end' }>>().toEqualTypeOf<{ readonly kind: 'end' }>();
  expectTypeOf<Extract<Move, { kind: 'offer' }>['give']>().toEqualTypeOf<readonly number[]>();
});

test('the field named last varies fastest through the moves of a kind', () => {
  expect(MOVES.ship.all[7]).toEqual({ kind: 'ship', edge: 7 });
  expect(MOVES.buy.all[2 * 4 + 3 - 1]).toEqual({ kind: 'buy', good: 2, n: 3 });
});

test('declared moves can be excluded', () => {
  expect(MOVES['sell-pair'].all.map(print)).toEqual(['sell ice and dust', 'sell ice and iron', 'sell dust and iron']);
});

test('a notation need not begin with the kind', () => {
  expect(parse('sell ice and iron')).toEqual({ kind: 'sell-pair', first: 0, second: 2 });
});

test('a value without a text leaves no blank', () => {
  expect(MOVES.shield.all.map(print)).toEqual(['shield ice', 'shield dust', 'shield iron', 'shield']);
});

test('every listed move is found by its text', () => {
  const all: readonly Move[] = Object.values(MOVES).flatMap((schema): readonly Move[] => schema.all);
  expect(all).toHaveLength(1 + 12 + 3 + 12 + 4 + 8 + 2);
  for (const each of all) expect(parse(print(each)), print(each)).toBe(each);
  expect(all.every(Object.isFrozen)).toBe(true);
});

test('a kind with a parsed field lists nothing; its moves are created and read', () => {
  expect(MOVES.offer.all).toEqual([]);
  const offer = MOVES.offer.make({ give: [1, 0], take: [0, 12], seat: 3 });
  expect(offer).toEqual({ kind: 'offer', give: [1, 0], take: [0, 12], seat: 3 });
  expect(print(offer)).toBe('offer 1,0 for 0,12 to 3');
  expect(parse(print(offer))).toEqual(offer);
});

test('any move of a kind is well-formed', () => {
  const rng = fastRng(1);
  for (const schema of Object.values(MOVES)) {
    for (let i = 0; i < 50; i++) {
      const any: Move = schema.any(rng);
      expect(parse(print(any)), print(any)).toEqual(any);
    }
  }
});

test.each([
  '',
  'end ',
  'ship 12',
  'ship 01',
  'sell iron and ice',
  'buy 0 ice',
  'buy 1 gold',
  'shield ',
  'help 1,0',
  'help ',
  'arrange 00',
  'offer 01,0 for 0,1 to 3',
  'offer 1,0 for 0,1 to 4',
  'offer 1,0 for 0,1',
  'offer 1,0 for 0,1 to 3 ',
  'toString',
  '__proto__',
])('%j is not a move', (text) => {
  expect(parse(text)).toBeNull();
});

test('two moves with the same text are an error', () => {
  const alike = declareMoves({ go: defineMove('go'), walk: defineMove('go') });
  expect(() => notationOf<MoveOf<typeof alike>>([alike.go, alike.walk]).parse('go')).toThrow(
    'two moves are written "go"',
  );
  expect(() => valuesField([1, 2], () => 'one')).toThrow('two values are written alike');
});

test('text and fields must name the same things', () => {
  const fields = { edge: good, vertex: good };
  expect(() => defineMove('ship {edge}', fields)).toThrow('does not name each of its fields once');
  // @ts-expect-error a field of the text is not declared
  expect(() => defineMove('ship {edge}', {})).toThrow('does not name each of its fields once');
});
