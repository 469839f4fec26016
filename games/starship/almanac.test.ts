import { almanacSuite, COMPLETE_LANGUAGES, figuresSuite, inEveryLanguage, marksSuite } from '@orrery/common/testing';
import { figuresOf, STOCK_NAMES, totalPrice, unlistedCards } from '@orrery/ship/testing';
import { expect, test } from 'vitest';
import { loadAlmanac } from './almanac.ts';
import { STARSHIP } from './data.ts';

const ALMANAC = await inEveryLanguage(loadAlmanac);

almanacSuite('starship', ALMANAC);
marksSuite('starship', ALMANAC, { rulings: STARSHIP.rulings, origins: STARSHIP.provenance });

test.each(COMPLETE_LANGUAGES)('SS-OVR-01 · every card is listed in %s, with its numbers', (language) => {
  expect(unlistedCards(ALMANAC[language], language, STARSHIP)).toEqual([]);
});

test('SS-TUT-01, SS-TUT-02, SS-THEME-01, SS-UI-01 · the almanac contains the notes that are not rules of play', async () => {
  const told = ALMANAC.en;
  for (const id of ['SS-TUT-01', 'SS-TUT-02', 'SS-THEME-01', 'SS-UI-01']) expect(told).toContain(`**${id}**`);
  expect(told).toContain('(#turn)');
});

const said = figuresOf(STARSHIP);
const { outfit } = said;
const OWNED = 2; // colony ships, and trade ships

figuresSuite('starship', ALMANAC, {
  paragraphs: {
    'SS-GOAL-01': [said.target, 1],
    'SS-END-01': [said.target],
    'SS-END-02': [said.quiet],
    'SS-ACT-A3': said.diplomats,
    'SS-ACT-D1': said.library,
    'SS-BAS-01': said.merchants,
    'SS-BAS-02': said.green,
    'SS-BAS-03': said.scientists,
    'SS-BAS-04': said.diplomats,
    'SS-BAS-06': [said.green, said.merchants].flatMap(([limit = 0]) => limit),
    'SS-FLY-05': said.actions,
    'SS-HCP-01': said.beginner,
    'SS-HCP-02': [STARSHIP.handicap.boosters, STARSHIP.handicap.cannons],
    'SS-MOD-01': said.hold.slice(1),
    'SS-MOD-02': said.actions.slice(1),
    'SS-MOD-04': [said.forced],
    'SS-MOD-05': said.science,
    'SS-MOD-06': said.production,
    'SS-OPT-BANK': [said.bank],
    'SS-PROD-05': said.hold,
    'SS-PROD-06': [said.lab],
    'SS-SETUP-02': [outfit.goods],
    'SS-SETUP-03': [outfit.knowledge],
    'SS-SETUP-04': [OWNED, OWNED],
    'SS-SETUP-07': said.stacks,
    'SS-SETUP-09': [said.tasks, 1, 4, 1],
    'SS-SETUP-15': [outfit.astro[0]],
    'SS-SETUP-16': [STARSHIP.cards.length + 2, said.tasks, 18, ...said.boxed, 6, 6, 4 * OWNED, 2],
    'SS-SPC-01': [said.special, 1],
  },
  resources: STOCK_NAMES,
  prices: {
    'SS-BLD-02': totalPrice('colony-ship'),
    'SS-BLD-03': totalPrice('trade-ship'),
    'SS-BLD-05': totalPrice('booster', 'booster-2'),
    'SS-BLD-06': totalPrice('cannon', 'cannon-2'),
    'SS-BLD-07': totalPrice('centre'),
    'SS-BLD-08': totalPrice('centre-2'),
  },
});
