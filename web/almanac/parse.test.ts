import { GAMES, LANGUAGES } from '@orrery/catalog';
import { describe, expect, test } from 'vitest';
import { findAlmanacEntry, parseAlmanac, parseInline, plainText } from './parse.ts';

const SMALL = `# Small game: almanac

What this is.

## Ship {#ship}

**SG-SHIP-01** A ship flies, see [stations](#station)
and SG-STN-02.

Example: one ship.

- fast
- small

## Station {#station}

**SG-STN-02** Costs:

| You get | ore |
|---|---|
| [ship](#ship) | |
| station | **2** |
`;

const small = parseAlmanac(SMALL);

test('an almanac has a title, a preface and its entries in order', () => {
  expect(small.title).toBe('Small game: almanac');
  expect(small.preface.map(plainText)).toEqual(['What this is.']);
  expect(small.entries.map(({ key, title }) => [key, title])).toEqual([
    ['ship', 'Ship'],
    ['station', 'Station'],
  ]);
});

test('a rule is a block with its id, and a rule named in a sentence becomes a link', () => {
  expect(small.entries[0]?.blocks[0]).toEqual({
    kind: 'rule',
    id: 'SG-SHIP-01',
    content: [
      { kind: 'text', text: 'A ship flies, see ' },
      { kind: 'link', text: 'stations', target: 'station' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', text: 'SG-STN-02', target: 'SG-STN-02' },
      { kind: 'text', text: '.' },
    ],
  });
});

test('lists and tables keep their items and cells, empty ones too', () => {
  expect(small.entries[0]?.blocks[2]).toEqual({
    kind: 'list',
    items: [[{ kind: 'text', text: 'fast' }], [{ kind: 'text', text: 'small' }]],
  });
  expect(small.entries[1]?.blocks[1]).toMatchObject({
    kind: 'table',
    rows: [
      [[{ kind: 'link', target: 'ship' }], []],
      [[{ text: 'station' }], [{ kind: 'strong', text: '2' }]],
    ],
  });
});

test('an entry is found by its key and by the id of any of its rules', () => {
  expect(findAlmanacEntry(small, 'station')?.title).toBe('Station');
  expect(findAlmanacEntry(small, 'SG-STN-02')?.title).toBe('Station');
  expect(findAlmanacEntry(small, 'SG-STN-99')).toBeNull();
  expect(findAlmanacEntry(small, null)).toBeNull();
});

test('emphasis and strong text differ', () => {
  expect(parseInline('a *b* **c**')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'stress', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'c' },
  ]);
});

describe.each(GAMES.filter(({ editions }) => editions.at(-1)?.voice !== undefined))('$id', ({ editions }) => {
  test.each(LANGUAGES)(
    'in %s: every entry is parsed, no markup is left over, every link has a target',
    async (language) => {
      const text = (await editions.at(-1)?.voice?.almanac(language)) ?? '';
      const almanac = parseAlmanac(text);
      expect(almanac.entries.length).toBe(text.match(/^## /gm)?.length);
      expect(almanac.entryKeyByRule.size).toBe(text.match(/^\*\*[A-Z0-9-]+\*\* /gm)?.length);
      for (const { key, blocks } of almanac.entries) {
        expect(key).not.toBe('');
        for (const block of blocks) expect(plainText(block)).not.toMatch(/\*\*|\]\(|\{#|^\|/);
      }
      const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target);
      expect(links.filter((target) => findAlmanacEntry(almanac, target) === null)).toEqual([]);
    },
  );
});

test("a player of an example is named by the seat and shown in the seat's colour", () => {
  expect(parseInline('{seat 4} begins, then {seat 1}.')).toEqual([
    { kind: 'seat', text: '④', seat: 3 },
    { kind: 'text', text: ' begins, then ' },
    { kind: 'seat', text: '①', seat: 0 },
    { kind: 'text', text: '.' },
  ]);
});
