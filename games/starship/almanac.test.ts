import { almanacSuite, LANGUAGES } from '@orrery/common/testing';
import { unlisted } from '@orrery/ship/testing';
import { expect, test } from 'vitest';
import { almanac } from './almanac.ts';
import { STARSHIP } from './data.ts';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';

const ALMANAC = { en, de, nl } as const;

almanacSuite('starship', ALMANAC);

test.each(LANGUAGES)('SS-OVR-01 · every card is listed in %s, with its numbers', (language) => {
  expect(unlisted(ALMANAC[language], STARSHIP)).toEqual([]);
});

test('SS-TUT-01, SS-TUT-02, SS-THEME-01, SS-UI-01 · what is no rule of play stands in the almanac', async () => {
  const told = await almanac.en();
  for (const id of ['SS-TUT-01', 'SS-TUT-02', 'SS-THEME-01', 'SS-UI-01']) expect(told).toContain(`**${id}**`);
  expect(told).toContain('(#turn)');
});
