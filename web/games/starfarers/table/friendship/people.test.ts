import { NONE } from '@orrery/common';
import { standardOptions } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { PEOPLES, PLANETS_PER_SYSTEM, type Table } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { peopleStandings } from './people.ts';

const MERCHANTS = PEOPLES.indexOf('merchants');

const outposts = (table: Table): readonly string[] => peopleStandings(table).map(({ outpost }) => outpost);

test('an outpost is hidden while sectors lie face down, and absent once all lie open without it', () => {
  const { table } = starfarers.setup({ ...standardOptions(starfarers.options), setup: 'explorer' }, 4);
  expect(new Set(outposts(table))).toEqual(new Set(['hidden']));
  for (const slot of table.layout.keys()) table.layout[slot] = slot * PLANETS_PER_SYSTEM;
  for (const people of PEOPLES.keys()) table.derived.outposts[people] = people === MERCHANTS ? NONE : people;
  expect(outposts(table)).toEqual(['found', 'found', 'absent', 'found']);
});
