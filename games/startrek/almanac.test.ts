import { almanacSuite, figuresSuite, marksSuite } from '@orrery/common/testing';
import { total } from '@orrery/kernel';
import { almanac } from './almanac.ts';
import { CHARACTERS } from './characters.ts';
import {
  ASTEROID,
  BANK_RATE,
  COST,
  DECK,
  DILITHIUM,
  EACH,
  FLEET_LEAST,
  FOOD,
  KINDS,
  OXYGEN,
  PIECES,
  POINTS,
  POST_RATE,
  RETIRED_COST,
  ROUTE_LEAST,
  SAFE,
  SFI,
  SPECIAL_RATE,
  TRITANIUM,
  VICTORY,
  WATER,
} from './data.ts';
import { CHIPS, FRAME_PIECES, GENERAL, TILES } from './layouts.ts';
import { options } from './options.ts';
import { provenance } from './provenance.ts';
import { RULINGS } from './rulings.ts';

const almanacs = { en: await almanac.en(), de: await almanac.de(), nl: await almanac.nl() };
almanacSuite('startrek', almanacs);
marksSuite('startrek', almanacs, { rulings: RULINGS, origins: provenance });

const count = (list: readonly number[], of: number): number => list.filter((each) => each === of).length;
const rolls = [...new Set(CHIPS)].sort((a, b) => a - b);
const bases = Array.from({ length: PIECES.bases + 1 }, (_, n) => n);
const stations = PIECES.stations + PIECES.reserve;
const beside = bases.map((n) => Math.min(PIECES.stations, stations - n));
const priced = (kinds: readonly number[], price: readonly number[]) => kinds.map((kind) => price[kind] ?? 0);

figuresSuite('startrek', almanacs, {
  tables: {
    // sectors, frame, chips, cards, special cards, cost cards, card holders, dice, pieces, the cruiser
    game: [
      [TILES.length],
      [FRAME_PIECES.length],
      [CHIPS.length],
      [EACH * KINDS],
      [total(DECK)],
      [CHARACTERS.length],
      [2],
      [4],
      [2],
      [2],
      [PIECES.ships],
      [stations],
      [PIECES.bases],
      [1],
    ],
    building: [
      [...COST.ship, 0],
      [...COST.station, POINTS.station],
      [...COST.base, POINTS.base],
      [...COST.development, 0],
    ],
    'development-cards': [
      [DECK[SFI] ?? 0],
      [total(DECK) - (DECK[SFI] ?? 0) - (DECK[VICTORY] ?? 0)],
      [DECK[VICTORY] ?? 0],
    ],
    'number-chips': [rolls, rolls.map((roll) => count(CHIPS, roll)), rolls.map((roll) => 6 - Math.abs(7 - roll))],
    'option-classic': [[PIECES.stations, PIECES.stations]],
    planet: [TRITANIUM, FOOD, OXYGEN, DILITHIUM, WATER, ASTEROID].map((kind) => [null, count(TILES, kind)]),
    'station-supply': [bases, beside, beside.map((n, i) => n + i)],
    'variable-set-up': FRAME_PIECES.filter(([, first]) => first === GENERAL).map(() => [POST_RATE]),
    'victory-points': [[POINTS.station], [POINTS.base], [POINTS.route], [POINTS.fleet], [1]],
  },
  rules: {
    'ST-DEF-06': [options.target.standard],
    'ST-SETB-02': [PIECES.stations, PIECES.bases, PIECES.ships, PIECES.reserve],
    'ST-BANK-01': [`${BANK_RATE}:1`, BANK_RATE],
    'ST-BANK-02': [`${POST_RATE}:1`, POST_RATE],
    'ST-BANK-03': [`${SPECIAL_RATE}:1`, SPECIAL_RATE],
    'ST-SEVEN-02': [SAFE],
    'ST-LSR-01': [ROUTE_LEAST, POINTS.route],
    'ST-FLT-01': [FLEET_LEAST, POINTS.fleet],
    'ST-CARD-SAREK': [
      ...priced([TRITANIUM, DILITHIUM], RETIRED_COST.station),
      ...priced([OXYGEN, WATER], RETIRED_COST.base),
    ],
  },
});
