import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyJsonDiff, diffJson, type JsonValue } from './json-diff.ts';

const { plain } = fc.letrec<{ plain: JsonValue }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string(),
    fc.array(tie('plain')),
    fc.dictionary(fc.stringMatching(/^[a-z#0-9]{1,3}$/), tie('plain'), { noNullPrototype: true }),
  ),
}));

test('a diff leads from any value to any other, also through JSON, and leaves the first unchanged', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const was = JSON.stringify(before);
      const change = diffJson(before, after);
      if (change === null) expect(after).toEqual(before);
      else expect(applyJsonDiff(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
      expect(JSON.stringify(before)).toBe(was);
    }),
  );
});

test('unchanged parts are not in the diff, and are shared', () => {
  const before = { tall: [1, 2, 3], far: { away: 'x' } };
  const change = diffJson(before, { tall: [1, 5, 3], far: { away: 'x' } });
  expect(change).toEqual({ tall: { 1: [5] } });
  const after = change === null ? null : applyJsonDiff(before, change);
  expect(after).toMatchObject({ tall: [1, 5, 3] });
  expect((after as typeof before).far).toBe(before.far);
});

test('a list that grows or shrinks has its new length in the diff', () => {
  expect(diffJson([1, 2], [1, 2, 7])).toEqual({ 2: [7], '#': 3 });
  expect(diffJson([1, 2, 7], [1])).toEqual({ '#': 1 });
});
