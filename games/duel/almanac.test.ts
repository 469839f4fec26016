import { almanacSuite, LANGUAGES } from '@orrery/common/testing';
import { unlisted } from '@orrery/ship/testing';
import { expect, test } from 'vitest';
import { almanac } from './almanac.ts';
import { DUEL } from './data.ts';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';

const ALMANAC = { en, de, nl } as const;

almanacSuite('duel', ALMANAC);

test.each(LANGUAGES)('DU-GEN-02 · every card is listed in %s, with its numbers', (language) => {
  expect(unlisted(ALMANAC[language], DUEL)).toEqual([]);
});

test('DU-GEN-07 · what is no rule of play stands in the almanac', async () => {
  expect(await almanac.de()).toContain('**DU-GEN-07**');
});
