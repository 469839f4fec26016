import { presentEdition } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { groupByProvenance } from './marks.ts';

test('every marked value of a game is listed once, by its provenance', async () => {
  const engine = await presentEdition('startrek')?.voice?.words();
  const marks = engine?.use((_, gameMessages) => gameMessages?.marks) ?? [];
  const groups = groupByProvenance(marks);
  expect(groups.flatMap((group) => group.marks)).toHaveLength(marks.length);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  for (const { key, marks: own } of groups) for (const mark of own) expect(mark.provenance.key).toBe(key);
});
