import { bitCount } from '@orrery/common';
import { almanacSuite, figuresSuite, inEveryLanguage, marksSuite } from '@orrery/common/testing';
import { expect, test } from 'vitest';
import { loadAlmanac } from './almanac.ts';
import {
  BEST_RATE,
  BLACK_SPEED,
  BOOSTER,
  CANNON,
  COLONY_CARGO,
  CROWDING_SEATS,
  DICE_CARDS,
  DOCKS_PER_OUTPOST,
  FAME_COST,
  FAME_PER_POINT,
  type GameMaterial,
  GOOD_RATE,
  HAND_LIMIT,
  MAX_COLONIES_PER_SYSTEM,
  MAX_HELPERS,
  MAX_QUIET_ROUNDS,
  MAX_SEATS,
  MAX_UPGRADES,
  MIN_BOOSTERS_FOR_JUMP,
  materialFor,
  PIECES_PER_SEAT,
  POD,
  PORT_COST,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCES,
  ROBBER_ROLL,
  SHIP_COST,
  START_CARDS,
  SUPPLY_RATE,
  stipendForPoints,
  TRADE_CARGO,
  UPGRADE_COST,
  VICTORY_POINTS,
} from './data.ts';
import { ENCOUNTER_COUNT } from './encounters.ts';
import { allFriendshipCards, cardsOfPeople, FAME_BITS, FRIENDSHIP_CARDS, SPACE_JUMP_BITS } from './friendship.ts';
import { ANSWER_SIZES } from './moves.ts';
import { options } from './options.ts';
import { provenance } from './provenance.ts';
import { RULINGS } from './rulings.ts';
import { PEOPLES, poolsFor, RESERVE_POOL, SECTORS, TOKENS, TRAVELERS } from './sectors.ts';
import { CATALOGUES } from './testing/format.ts';
import { HEX_COUNT, HOME_COUNT, LINK_COUNT, PLANETS_PER_SYSTEM, SLOT_COUNT, VERTEX_COUNT } from './topology.ts';

const almanacs = await inEveryLanguage(loadAlmanac);
almanacSuite('starfarers', almanacs);
marksSuite('starfarers', almanacs, { rulings: RULINGS, origins: provenance });

const base = materialFor(4);
const extension = materialFor(MAX_SEATS);
/** The founding round in which spaceports, ships and upgrades come. */
const LAST_ROUND = 4;
const port = VICTORY_POINTS.colony + VICTORY_POINTS.port;
const target = options.target.standard;
const pointsAtStart = ({ startColonies, startFame }: GameMaterial): number =>
  startColonies * VICTORY_POINTS.colony + VICTORY_POINTS.port + Math.floor(startFame / FAME_PER_POINT);
const reserve = (seats: number): number => poolsFor(seats)[RESERVE_POOL]?.length ?? 0;
const artefacts = TOKENS.filter(({ sort }) => sort === 'artefact');
/** The lowest number of points with which this few cards are drawn. */
const pointsFor = (cards: number): number =>
  Array.from({ length: target }, (_, n) => stipendForPoints(n)).indexOf(cards);
const bonusOf = (word: string) => FRIENDSHIP_CARDS.find((card) => card.word === word) ?? { speed: 0, combat: 0 };
const paid = (price: readonly number[] | undefined): number[] => (price ?? []).filter((n) => n > 0);
const upgrade = (kind: number): number[] => [...paid(UPGRADE_COST[kind]), MAX_UPGRADES[kind] ?? 0];
const namesIn = (texts: typeof CATALOGUES.en): string[] =>
  RESOURCES.map((name) => `${texts[`resource.${name}`].replaceAll('\u00ad', '')}\\p{L}*`); // an inflected form may end differently

figuresSuite('starfarers', almanacs, {
  resources: await inEveryLanguage(async (language) => namesIn(CATALOGUES[language])),
  prices: {
    'SF-BUILD-01': SHIP_COST[COLONY_CARGO] ?? [],
    'SF-BUILD-02': SHIP_COST[TRADE_CARGO] ?? [],
    'SF-BUILD-03': PORT_COST,
    'SF-BUILD-04': UPGRADE_COST[CANNON] ?? [],
    'SF-BUILD-05': UPGRADE_COST[POD] ?? [],
    'SF-BUILD-06': UPGRADE_COST[BOOSTER] ?? [],
    'SF-FRIEND-FAME': FAME_COST,
  },
  paragraphs: {
    'SF-BUILD-01': paid(SHIP_COST[COLONY_CARGO]),
    'SF-BUILD-02': paid(SHIP_COST[TRADE_CARGO]),
    'SF-BUILD-03': [...paid(PORT_COST), port, VICTORY_POINTS.colony, PIECES_PER_SEAT.shipyards],
    'SF-BUILD-04': upgrade(CANNON),
    'SF-BUILD-05': upgrade(POD),
    'SF-BUILD-06': upgrade(BOOSTER),
    'SF-COL-01': [VICTORY_POINTS.colony],
    'SF-COL-03': [MAX_COLONIES_PER_SYSTEM],
    'SF-END-01': [target, MAX_QUIET_ROUNDS],
    'SF-ENC-02': [0, ANSWER_SIZES.length - 1],
    'SF-ENC-03': [BLACK_SPEED],
    'SF-ENC-11': [ENCOUNTER_COUNT],
    'SF-FLIGHT-03': [BLACK_SPEED],
    'SF-FOUND-02': [LAST_ROUND, ...base.laidOut],
    'SF-FOUND-03': [START_CARDS],
    'SF-FOUND-04': [HOME_COUNT * PLANETS_PER_SYSTEM - CROWDING_SEATS * base.startColonies],
    'SF-FRIEND-FAME': [bitCount(FAME_BITS), ...paid(FAME_COST)],
    'SF-FRIEND-GOODS': [BEST_RATE, 1, GOOD_RATE, 1],
    'SF-FRIEND-HAND': [MAX_HELPERS, 1],
    'SF-FRIEND-JUMP': [bitCount(SPACE_JUMP_BITS), MIN_BOOSTERS_FOR_JUMP],
    'SF-FRIEND-RATE': [GOOD_RATE, 1],
    'SF-FRIEND-TARGET': [BLACK_SPEED],
    'SF-FRIEND-TRIBUTE': [ROBBER_ROLL, REDUCED_TRIBUTE_HAND_LIMIT],
    'SF-FRIEND-UPGRADES': [bonusOf('upgrades-1').speed, bonusOf('boosters').speed, bonusOf('cannons').combat],
    'SF-OPT-DICE': [DICE_CARDS],
    'SF-OPT-TARGET': [target],
    'SF-PROD-04': [ROBBER_ROLL, stipendForPoints(0), pointsFor(1) - 1, 1, pointsFor(1), pointsFor(0) - 1, pointsFor(0)],
    'SF-PROD-05': [base.refillSize],
    'SF-SETUP-01': [HEX_COUNT, VERTEX_COUNT, LINK_COUNT, SLOT_COUNT, HOME_COUNT],
    'SF-SETUP-03': [
      PIECES_PER_SEAT.colonies,
      PIECES_PER_SEAT.stations,
      PIECES_PER_SEAT.ships,
      PIECES_PER_SEAT.shipyards,
      pointsAtStart(base),
    ],
    'SF-SETUP-04': [base.cardsPerResource, base.pileSize, base.cardsPerResource - base.pileSize],
    'SF-SETUP-05': [ENCOUNTER_COUNT, reserve(4)],
    'SF-SETUP-06': [base.startColonies - 1, START_CARDS],
    'SF-SEVEN-01': [ROBBER_ROLL],
    'SF-SEVEN-02': [HAND_LIMIT],
    'SF-SPEC-02': [VICTORY_POINTS.token],
    'SF-STAT-02': [1, DOCKS_PER_OUTPOST],
    'SF-STAT-04': [VICTORY_POINTS.marker],
    'SF-TRADE-03': [SUPPLY_RATE, GOOD_RATE, 1],
    'SF-VP-01': [VICTORY_POINTS.colony, port, VICTORY_POINTS.marker, VICTORY_POINTS.token, FAME_PER_POINT, 1],
    'SF56-ART-02': [...artefacts.map(({ needs }) => needs), VICTORY_POINTS.token],
    'SF56-FOUND-04': [LAST_ROUND, ...extension.laidOut],
    'SF56-FOUND-05': [START_CARDS, extension.startFame, pointsAtStart(extension)],
    'SF56-SETUP-02': [SECTORS.length],
    'SF56-SETUP-03': [pointsAtStart(extension)],
    'SF56-SETUP-04': [extension.cardsPerResource, extension.pileSize, extension.refillSize],
    'SF56-SETUP-05': [
      (extension.upgrades[BOOSTER] ?? 0) - (base.upgrades[BOOSTER] ?? 0),
      extension.fame - base.fame,
      bitCount(cardsOfPeople(TRAVELERS) & allFriendshipCards(extension.peoples)),
      artefacts.length,
      reserve(MAX_SEATS) - reserve(4),
    ],
  },
});

/** Names in the text: the peoples, without their article. */
const peoplesIn = (texts: typeof CATALOGUES.en): string[] =>
  PEOPLES.map((people) => texts[`people.${people}`].replace(/^\S+ /, ''));
/** Dutch drops the ending where there is no article: Groene volk, Groen volk. */
const bare = (name: string): string => name.replace(/^(\S+)e volk$/, '$1 volk');

test.each([
  ['en', almanacs.en, peoplesIn(CATALOGUES.en)],
  ['nl', almanacs.nl, peoplesIn(CATALOGUES.nl).map(bare)],
] as const)('in the almanac in %s links begin in upper or lower case as their place requires', (_, text, names) => {
  const wrong = [...text.matchAll(/\[([^\]]+)\]\(#/g)].flatMap(({ 1: label = '', index }) => {
    const begins = /(^|\n|[.!?] |\*\* )$/.test(text.slice(0, index));
    const isName = names.some((name) => label.toLowerCase().startsWith(name.toLowerCase()));
    const isTitle = /^\S+ (for )?\p{Lu}/u.test(label); // of a card
    return /^\p{Lu}/u.test(label) === (begins || isName || isTitle) ? [] : [label];
  });
  expect(wrong).toEqual([]);
});
