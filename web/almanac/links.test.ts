import { GAMES, presentEdition } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { leadsTo, mentionsOf } from './links.ts';
import { findEntry, parseAlmanac } from './parse.ts';

const SMALL = parseAlmanac(`# Small

## Ship {#ship}

**SG-SHIP-01** See [stations](#station).

## Station {#station}

**SG-STN-01** Costs ore.

## Trade {#trade}

**SG-TRD-01** As SG-STN-01 says.
`);

test('an entry is mentioned where its key or one of its rules is linked', () => {
  const station = findEntry(SMALL, 'station');
  expect(station && mentionsOf(SMALL, station).map(({ key }) => key)).toEqual(['ship', 'trade']);
});

test.each(GAMES)('in $id every link between two entries can be followed both ways', async ({ id }) => {
  const almanac = parseAlmanac((await presentEdition(id)?.voice?.almanac('en')) ?? '');
  for (const entry of almanac.entries) {
    for (const key of leadsTo(almanac, entry)) {
      const other = findEntry(almanac, key);
      if (other === null) throw new Error(`${entry.key} leads to ${key}, which is no entry`);
      const isBack = leadsTo(almanac, other).has(entry.key) || mentionsOf(almanac, other).includes(entry);
      expect(isBack, `${key} to ${entry.key}`).toBe(true);
    }
  }
});
