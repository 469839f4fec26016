import { almanacSuite, figuresSuite, inEveryLanguage, marksSuite } from '@orrery/common/testing';
import { total } from '@orrery/kernel';
import { loadAlmanac } from './almanac.ts';
import { CHARACTERS } from './characters.ts';
import {
  ASTEROID,
  BANK_RATE,
  CARDS_PER_RESOURCE,
  COST,
  DEVELOPMENT_DECK,
  DILITHIUM,
  FOOD,
  HAND_LIMIT,
  MIN_FLEET_SIZE,
  MIN_ROUTE_LENGTH,
  OXYGEN,
  PIECES_PER_SEAT,
  POST_RATE,
  RESOURCE_KINDS,
  RETIREMENT_COST,
  SFI_CARD,
  SPECIAL_RATE,
  TRITANIUM,
  VICTORY_CARD,
  VICTORY_POINTS,
  WATER,
} from './data.ts';
import { FRAME_PIECES, GENERAL_POST, HEX_TILES, NUMBER_CHIPS } from './layouts.ts';
import { options } from './options.ts';
import { provenance } from './provenance.ts';
import { RULINGS } from './rulings.ts';

const almanacs = await inEveryLanguage(loadAlmanac);
almanacSuite('startrek', almanacs);
marksSuite('startrek', almanacs, { rulings: RULINGS, origins: provenance });

const count = (list: readonly number[], of: number): number => list.filter((each) => each === of).length;
const rolls = [...new Set(NUMBER_CHIPS)].sort((a, b) => a - b);
const bases = Array.from({ length: PIECES_PER_SEAT.bases + 1 }, (_, n) => n);
const stations = PIECES_PER_SEAT.stations + PIECES_PER_SEAT.reserve;
const beside = bases.map((n) => Math.min(PIECES_PER_SEAT.stations, stations - n));
const priced = (kinds: readonly number[], price: readonly number[]) => kinds.map((kind) => price[kind] ?? 0);

figuresSuite('startrek', almanacs, {
  tables: {
    // sectors, frame, chips, cards, special cards, cost cards, card holders, dice, pieces, the cruiser
    game: [
      [HEX_TILES.length],
      [FRAME_PIECES.length],
      [NUMBER_CHIPS.length],
      [CARDS_PER_RESOURCE * RESOURCE_KINDS],
      [total(DEVELOPMENT_DECK)],
      [CHARACTERS.length],
      [2],
      [4],
      [2],
      [2],
      [PIECES_PER_SEAT.ships],
      [stations],
      [PIECES_PER_SEAT.bases],
      [1],
    ],
    building: [
      [...COST.ship, 0],
      [...COST.station, VICTORY_POINTS.station],
      [...COST.base, VICTORY_POINTS.base],
      [...COST.development, 0],
    ],
    'development-cards': [
      [DEVELOPMENT_DECK[SFI_CARD] ?? 0],
      [total(DEVELOPMENT_DECK) - (DEVELOPMENT_DECK[SFI_CARD] ?? 0) - (DEVELOPMENT_DECK[VICTORY_CARD] ?? 0)],
      [DEVELOPMENT_DECK[VICTORY_CARD] ?? 0],
    ],
    'number-chips': [
      rolls,
      rolls.map((roll) => count(NUMBER_CHIPS, roll)),
      rolls.map((roll) => 6 - Math.abs(7 - roll)),
    ],
    'option-classic': [[PIECES_PER_SEAT.stations, PIECES_PER_SEAT.stations]],
    planet: [TRITANIUM, FOOD, OXYGEN, DILITHIUM, WATER, ASTEROID].map((kind) => [null, count(HEX_TILES, kind)]),
    'station-supply': [bases, beside, beside.map((n, i) => n + i)],
    'variable-set-up': FRAME_PIECES.filter(([, first]) => first === GENERAL_POST).map(() => [POST_RATE]),
    'victory-points': [
      [VICTORY_POINTS.station],
      [VICTORY_POINTS.base],
      [VICTORY_POINTS.route],
      [VICTORY_POINTS.fleet],
      [1],
    ],
  },
  rules: {
    'ST-DEF-06': [options.target.standard],
    'ST-SETB-02': [PIECES_PER_SEAT.stations, PIECES_PER_SEAT.bases, PIECES_PER_SEAT.ships, PIECES_PER_SEAT.reserve],
    'ST-BANK-01': [`${BANK_RATE}:1`, BANK_RATE],
    'ST-BANK-02': [`${POST_RATE}:1`, POST_RATE],
    'ST-BANK-03': [`${SPECIAL_RATE}:1`, SPECIAL_RATE],
    'ST-SEVEN-02': [HAND_LIMIT],
    'ST-LSR-01': [MIN_ROUTE_LENGTH, VICTORY_POINTS.route],
    'ST-FLT-01': [MIN_FLEET_SIZE, VICTORY_POINTS.fleet],
    'ST-CARD-SAREK': [
      ...priced([TRITANIUM, DILITHIUM], RETIREMENT_COST.station),
      ...priced([OXYGEN, WATER], RETIREMENT_COST.base),
    ],
  },
});
