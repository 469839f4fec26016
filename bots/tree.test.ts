import { expect, test } from 'vitest';
import { infoSetAt, newTreeNode } from './tree.ts';

test('the same request after the same move is one node, unless seat or scene differ', () => {
  const node = newTreeNode<string>();
  const infoSet = infoSetAt(node, 0, 'flight', 7);
  expect(infoSetAt(node, 0, 'flight', 7)).toBe(infoSet);
  expect(infoSetAt(node, 0, 'flight', 8)).not.toBe(infoSet);
  expect(infoSetAt(node, 1, 'flight', 7)).not.toBe(infoSet);
  expect(node.infoSets.length).toBe(3);
});
