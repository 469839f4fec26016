import { bitCount } from '@orrery/common';
import { almanacSuite, figuresSuite, marksSuite } from '@orrery/common/testing';
import { expect, test } from 'vitest';
import {
  BEST_RATE,
  BLACK_SPEED,
  BOOSTER,
  CANNON,
  COLONY,
  CROWD_SEATS,
  CROWDED,
  DICE_CARDS,
  DOCKS,
  FAME_COST,
  GOOD_RATE,
  HALVES,
  HELPERS,
  JUMP_BOOSTERS,
  type Material,
  MOST_SEATS,
  MOST_UPGRADES,
  materialFor,
  PIECES,
  POD,
  POINTS,
  PORT_COST,
  QUIET_ROUNDS,
  RESOURCES,
  SAFE,
  SAFE_REDUCED,
  SEVEN,
  SHIP_COST,
  START_CARDS,
  SUPPLY_RATE,
  stipend,
  TRADE,
  UPGRADE_COST,
} from './data.ts';
import { ENCOUNTERS } from './encounters.ts';
import { allCards, CARDS, cardsOf, FAME_FOR_SALE, SPACE_JUMPS } from './friendship.ts';
import { ANSWER_SIZES } from './moves.ts';
import { options } from './options.ts';
import { provenance } from './provenance.ts';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';
import { RULINGS } from './rulings.ts';
import { PEOPLES, poolsFor, RESERVE_POOL, SECTORS, TOKENS, TRAVELERS } from './sectors.ts';
import { CATALOGUES } from './testing/speech.ts';
import { HEXES, HOMES, LINKS, SLOTS, THREE, VERTICES } from './topology.ts';

const almanacs = { en, de, nl };
almanacSuite('starfarers', almanacs);
marksSuite('starfarers', almanacs, { rulings: RULINGS, origins: provenance });

const base = materialFor(4);
const extension = materialFor(MOST_SEATS);
/** The founding round in which spaceports, ships and upgrades come. */
const LAST_ROUND = 4;
const port = POINTS.colony + POINTS.port;
const target = options.target.standard;
const pointsAtStart = ({ startColonies, startFame }: Material): number =>
  startColonies * POINTS.colony + POINTS.port + Math.floor(startFame / HALVES);
const reserve = (seats: number): number => poolsFor(seats)[RESERVE_POOL]?.length ?? 0;
const artefacts = TOKENS.filter(({ sort }) => sort === 'artefact');
/** The first number of points with which so few cards are drawn. */
const pointsFor = (cards: number): number => Array.from({ length: target }, (_, n) => stipend(n)).indexOf(cards);
const bonusOf = (word: string) => CARDS.find((card) => card.word === word) ?? { speed: 0, combat: 0 };
const paid = (price: readonly number[] | undefined): number[] => (price ?? []).filter((n) => n > 0);
const upgrade = (kind: number): number[] => [...paid(UPGRADE_COST[kind]), MOST_UPGRADES[kind] ?? 0];
const namesIn = (texts: typeof CATALOGUES.en): string[] =>
  RESOURCES.map((name) => `${texts[`resource.${name}`].replaceAll('\u00ad', '')}\\p{L}*`); // of several it may end otherwise

figuresSuite('starfarers', almanacs, {
  resources: { en: namesIn(CATALOGUES.en), de: namesIn(CATALOGUES.de), nl: namesIn(CATALOGUES.nl) },
  prices: {
    'SF-BUILD-01': SHIP_COST[COLONY] ?? [],
    'SF-BUILD-02': SHIP_COST[TRADE] ?? [],
    'SF-BUILD-03': PORT_COST,
    'SF-BUILD-04': UPGRADE_COST[CANNON] ?? [],
    'SF-BUILD-05': UPGRADE_COST[POD] ?? [],
    'SF-BUILD-06': UPGRADE_COST[BOOSTER] ?? [],
    'SF-FRIEND-FAME': FAME_COST,
  },
  paragraphs: {
    'SF-BUILD-01': paid(SHIP_COST[COLONY]),
    'SF-BUILD-02': paid(SHIP_COST[TRADE]),
    'SF-BUILD-03': [...paid(PORT_COST), port, POINTS.colony, PIECES.shipyards],
    'SF-BUILD-04': upgrade(CANNON),
    'SF-BUILD-05': upgrade(POD),
    'SF-BUILD-06': upgrade(BOOSTER),
    'SF-COL-01': [POINTS.colony],
    'SF-COL-03': [CROWDED],
    'SF-END-01': [target, QUIET_ROUNDS],
    'SF-ENC-02': [0, ANSWER_SIZES.length - 1],
    'SF-ENC-03': [BLACK_SPEED],
    'SF-ENC-11': [ENCOUNTERS],
    'SF-FLIGHT-03': [BLACK_SPEED],
    'SF-FOUND-02': [LAST_ROUND, ...base.laidOut],
    'SF-FOUND-03': [START_CARDS],
    'SF-FOUND-04': [HOMES * THREE - CROWD_SEATS * base.startColonies],
    'SF-FRIEND-FAME': [bitCount(FAME_FOR_SALE), ...paid(FAME_COST)],
    'SF-FRIEND-GOODS': [BEST_RATE, 1, GOOD_RATE, 1],
    'SF-FRIEND-HAND': [HELPERS, 1],
    'SF-FRIEND-JUMP': [bitCount(SPACE_JUMPS), JUMP_BOOSTERS],
    'SF-FRIEND-RATE': [GOOD_RATE, 1],
    'SF-FRIEND-TARGET': [BLACK_SPEED],
    'SF-FRIEND-TRIBUTE': [SEVEN, SAFE_REDUCED],
    'SF-FRIEND-UPGRADES': [bonusOf('upgrades-1').speed, bonusOf('boosters').speed, bonusOf('cannons').combat],
    'SF-OPT-DICE': [DICE_CARDS],
    'SF-OPT-TARGET': [target],
    'SF-PROD-04': [SEVEN, stipend(0), pointsFor(1) - 1, 1, pointsFor(1), pointsFor(0) - 1, pointsFor(0)],
    'SF-PROD-05': [base.refill],
    'SF-SETUP-01': [HEXES, VERTICES, LINKS, SLOTS, HOMES],
    'SF-SETUP-03': [PIECES.colonies, PIECES.stations, PIECES.ships, PIECES.shipyards, pointsAtStart(base)],
    'SF-SETUP-04': [base.each, base.pile, base.each - base.pile],
    'SF-SETUP-05': [ENCOUNTERS, reserve(4)],
    'SF-SETUP-06': [base.startColonies - 1, START_CARDS],
    'SF-SEVEN-01': [SEVEN],
    'SF-SEVEN-02': [SAFE],
    'SF-SPEC-02': [POINTS.token],
    'SF-STAT-02': [1, DOCKS],
    'SF-STAT-04': [POINTS.marker],
    'SF-TRADE-03': [SUPPLY_RATE, GOOD_RATE, 1],
    'SF-VP-01': [POINTS.colony, port, POINTS.marker, POINTS.token, HALVES, 1],
    'SF56-ART-02': [...artefacts.map(({ needs }) => needs), POINTS.token],
    'SF56-FOUND-04': [LAST_ROUND, ...extension.laidOut],
    'SF56-FOUND-05': [START_CARDS, extension.startFame, pointsAtStart(extension)],
    'SF56-SETUP-02': [SECTORS.length],
    'SF56-SETUP-03': [pointsAtStart(extension)],
    'SF56-SETUP-04': [extension.each, extension.pile, extension.refill],
    'SF56-SETUP-05': [
      (extension.upgrades[BOOSTER] ?? 0) - (base.upgrades[BOOSTER] ?? 0),
      extension.fame - base.fame,
      bitCount(cardsOf(TRAVELERS) & allCards(extension.peoples)),
      artefacts.length,
      reserve(MOST_SEATS) - reserve(4),
    ],
  },
});

/** What a reader knows as a name: the peoples, without their article. */
const peoplesIn = (texts: typeof CATALOGUES.en): string[] =>
  PEOPLES.map((people) => texts[`people.${people}`].replace(/^\S+ /, ''));
/** Dutch leaves the ending out where no article stands: Groene volk, Groen volk. */
const bare = (name: string): string => name.replace(/^(\S+)e volk$/, '$1 volk');

test.each([
  ['en', en, peoplesIn(CATALOGUES.en)],
  ['nl', nl, peoplesIn(CATALOGUES.nl).map(bare)],
] as const)('in the almanac in %s links begin as their place in the sentence needs', (_, text, names) => {
  const wrong = [...text.matchAll(/\[([^\]]+)\]\(#/g)].flatMap(({ 1: label = '', index }) => {
    const begins = /(^|\n|[.!?] |\*\* )$/.test(text.slice(0, index));
    const isName = names.some((name) => label.toLowerCase().startsWith(name.toLowerCase()));
    const isTitle = /^\S+ (for )?\p{Lu}/u.test(label); // of a card
    return /^\p{Lu}/u.test(label) === (begins || isName || isTitle) ? [] : [label];
  });
  expect(wrong).toEqual([]);
});
