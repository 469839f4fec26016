import { GAMES, presentEdition } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { backlinksOf, linkedEntries } from './links.ts';
import { findAlmanacEntry, parseAlmanac } from './parse.ts';

const SMALL = parseAlmanac(`# Small

## Ship {#ship}

**SG-SHIP-01** See [stations](#station).

## Station {#station}

**SG-STN-01** Costs ore.

## Trade {#trade}

**SG-TRD-01** As SG-STN-01 says.
`);

test('an entry is mentioned where its key or one of its rules is linked', () => {
  const station = findAlmanacEntry(SMALL, 'station');
  expect(station && backlinksOf(SMALL, station).map(({ key }) => key)).toEqual(['ship', 'trade']);
});

test.each(GAMES)('in $id every link between two entries works both ways', async ({ id }) => {
  const almanac = parseAlmanac((await presentEdition(id)?.voice?.almanac('en')) ?? '');
  for (const entry of almanac.entries) {
    for (const key of linkedEntries(almanac, entry)) {
      const other = findAlmanacEntry(almanac, key);
      if (other === null) throw new Error(`${entry.key} links to ${key}, which is not an entry`);
      const isBack = linkedEntries(almanac, other).has(entry.key) || backlinksOf(almanac, other).includes(entry);
      expect(isBack, `${key} to ${entry.key}`).toBe(true);
    }
  }
});
