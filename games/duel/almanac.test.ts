import { almanacSuite, COMPLETE_LANGUAGES, figuresSuite, inEveryLanguage, marksSuite } from '@orrery/common/testing';
import { figuresOf, STOCK_NAMES, totalPrice, unlistedCards } from '@orrery/ship/testing';
import { expect, test } from 'vitest';
import { loadAlmanac } from './almanac.ts';
import { DUEL } from './data.ts';

const ALMANAC = await inEveryLanguage(loadAlmanac);

almanacSuite('duel', ALMANAC);
marksSuite('duel', ALMANAC, { rulings: DUEL.rulings, origins: DUEL.provenance });

test.each(COMPLETE_LANGUAGES)('DU-GEN-02 · every card is listed in %s, with its numbers', (language) => {
  expect(unlistedCards(ALMANAC[language], language, DUEL)).toEqual([]);
});

test('DU-GEN-07 · the almanac contains the notes that are not rules of play', async () => {
  expect(ALMANAC.de).toContain('**DU-GEN-07**');
});

const said = figuresOf(DUEL);
const { outfit } = said;
const OWNED = 2; // colony ships, and trade ships
const MISSION_ORDERS = [4, 6]; // 4a and 6a

figuresSuite('duel', ALMANAC, {
  paragraphs: {
    'DU-GEN-04': [said.target],
    'DU-END-01': [said.target],
    'DU-END-02': [said.quiet],
    'DU-CEN-05': [...said.hold.slice(1), ...said.actions.slice(1), ...said.science, ...said.production],
    'DU-CEN-06': [1, 2, said.forced],
    'DU-CEN-07': [2, 3],
    'DU-FLT-11': said.actions,
    'DU-HCP-01': said.beginner,
    'DU-HCP-02': [DUEL.handicap.boosters],
    'DU-MIS-01': said.stages,
    'DU-OPT-BANK': [said.bank],
    'DU-PROD-06': said.hold,
    'DU-PROD-08': [said.lab],
    'DU-SET-03': [outfit.goods],
    'DU-SET-04': [outfit.knowledge],
    'DU-SET-06': [OWNED, OWNED],
    'DU-SET-15': said.stacks,
    'DU-SET-17': [...MISSION_ORDERS, said.tasks - MISSION_ORDERS.length],
    'DU-SET-19': said.boxed.slice(0, -1),
    'DU-SET-21': outfit.astro,
    'DU-TRD-05': said.diplomats,
    'DU-TRD-07': said.library,
    'DU-TRD-08': said.green,
    'DU-TRD-09': said.scientists,
    'DU-TRD-10': said.merchants,
  },
  resources: STOCK_NAMES,
  prices: {
    'DU-BLD-01': totalPrice('colony-ship', 'trade-ship'),
    'DU-BLD-03': totalPrice('booster'),
    'DU-BLD-04': totalPrice('booster-2'),
    'DU-BLD-05': totalPrice('cannon'),
    'DU-BLD-06': totalPrice('cannon-2'),
    'DU-CEN-01': totalPrice('centre'),
    'DU-CEN-02': totalPrice('centre-2'),
  },
});
