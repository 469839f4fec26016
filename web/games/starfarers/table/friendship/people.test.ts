import { NONE } from '@orrery/common';
import { standardOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { PEOPLES, type Table } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { standings } from './people.ts';

const outposts = (table: Table): readonly string[] => standings(table).map(({ outpost }) => outpost);

test('an outpost is hidden while sectors lie face down, and absent once all lie open without it', () => {
  const { table } = starfarers.setup({ ...standardOptions(starfarers.options), setup: 'explorer' }, 4);
  expect(new Set(outposts(table))).toEqual(new Set(['hidden']));
  table.layout = table.layout.map((_, slot) => slot * 3);
  table.derived.outposts = PEOPLES.map((_, people) => (people === 2 ? NONE : people));
  expect(outposts(table)).toEqual(['found', 'found', 'absent', 'found']);
});
