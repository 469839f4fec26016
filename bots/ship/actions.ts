import { CENTRES, type Hand, type Move, RESOURCE_KINDS, SECTOR_COUNT, type Table } from '@orrery/ship/facts';
import { type ActionEncoding, NO_ACTION, offsetId } from '../environment/learnable.ts';
import { IdRanges } from '../environment/ranges.ts';
import { onlyKind } from '../environment/terms.ts';
import { STATION_SLOTS, STOCK_SLOTS, TASK_SLOTS, TRADED_KINDS } from './sizes.ts';

/** Maximum amount of a trade: the capacity of the largest store. */
const MAX_UNITS = 4;
const PAIR_IDS = RESOURCE_KINDS * RESOURCE_KINDS; // the first before the second
/** By number of cards looked at: the first id of their arrangements, and the number of orders. */
const ARRANGEMENT_OFFSETS = [0, 1, 3, 9];
const ORDER_COUNTS = [1, 1, 2, 6];
const ARRANGEMENT_IDS = 33;
/** What an offer gives for one resource: one of a kind, or two to four astro. */
const OFFER_FORMS = STOCK_SLOTS - 1 + 3;
const MIN_ASTRO_OFFERED = 2;

const ranges = new IdRanges<Move['kind']>({
  next: 1,
  stop: 1,
  station: 1,
  colony: 1,
  pay: 1,
  fight: 1,
  'colony-ship': 1,
  'trade-ship': 1,
  booster: 1,
  'booster-2': 1,
  cannon: 1,
  'cannon-2': 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  deal: 1,
  dismiss: 1,
  close: 1,
  reopen: 1,
  end: 1,
  produce: RESOURCE_KINDS,
  take: RESOURCE_KINDS,
  force: RESOURCE_KINDS,
  centre: CENTRES.length,
  'centre-2': CENTRES.length,
  'give-up': CENTRES.length,
  buy: TRADED_KINDS * MAX_UNITS, // kind, amount minus one
  sell: TRADED_KINDS * MAX_UNITS,
  'sell-pair': PAIR_IDS,
  'station-buy': STATION_SLOTS * TRADED_KINDS * MAX_UNITS, // station, kind, amount minus one
  'station-sell': STATION_SLOTS * TRADED_KINDS * MAX_UNITS,
  'station-sell-pair': STATION_SLOTS * PAIR_IDS,
  fly: SECTOR_COUNT,
  task: TASK_SLOTS,
  choose: 1 << CENTRES.length, // one bit for each centre
  arrange: ARRANGEMENT_IDS, // for 0 to 3 cards: how many stay on top, and the rank of their order, top before bottom
  offer: RESOURCE_KINDS * OFFER_FORMS, // the resource wanted, and what is given for it
  counter: RESOURCE_KINDS * OFFER_FORMS, // the resource given, and what is wanted for it
  propose: RESOURCE_KINDS * OFFER_FORMS,
});

/** The lexicographic rank of this permutation among all of its length. */
function permutationRank(order: readonly number[]): number {
  let rank = 0;
  for (let i = 0; i < order.length; i++) {
    let smaller = 0;
    for (let k = i + 1; k < order.length; k++) if ((order[k] ?? 0) < (order[i] ?? 0)) smaller++;
    rank = rank * (order.length - i) + smaller;
  }
  return rank;
}

function arrangeId(top: readonly number[], below: readonly number[]): number {
  const n = top.length + below.length;
  return (ARRANGEMENT_OFFSETS[n] ?? 0) + top.length * (ORDER_COUNTS[n] ?? 0) + permutationRank([...top, ...below]);
}

function offerId(give: readonly number[], take: readonly number[]): number {
  const [wanted, given] = [onlyKind(take), onlyKind(give)];
  if (wanted === NO_ACTION || given === NO_ACTION || take[wanted] !== 1) return NO_ACTION;
  const gives = give[given] ?? 0;
  const isAstro = given === STOCK_SLOTS - 1;
  if (isAstro ? gives < MIN_ASTRO_OFFERED || gives > MIN_ASTRO_OFFERED + 2 : gives !== 1) return NO_ACTION;
  return wanted * OFFER_FORMS + (isAstro ? given + gives - MIN_ASTRO_OFFERED : given);
}

export const shipActions: ActionEncoding<Table, Hand, Move> = {
  version: 2,
  size: ranges.size,
  menu: RESOURCE_KINDS * OFFER_FORMS,
  parts: ranges.parts,
  idOf(_, move) {
    const from = ranges.from(move.kind);
    switch (move.kind) {
      case 'produce':
      case 'take':
      case 'force':
        return from + move.resource;
      case 'centre':
      case 'centre-2':
      case 'give-up':
        return from + move.centre;
      case 'buy':
      case 'sell':
        return from + move.goods * MAX_UNITS + move.n - 1;
      case 'sell-pair':
        return from + move.first * RESOURCE_KINDS + move.second;
      case 'station-buy':
      case 'station-sell':
        return from + (move.station * TRADED_KINDS + move.goods) * MAX_UNITS + move.n - 1;
      case 'station-sell-pair':
        return from + move.station * PAIR_IDS + move.first * RESOURCE_KINDS + move.second;
      case 'fly':
        return from + move.sector;
      case 'task':
        return from + move.task;
      case 'choose':
        return from + move.centres;
      case 'arrange':
        return from + arrangeId(move.top, move.below);
      case 'offer':
        return offsetId(from, offerId(move.give, move.take));
      case 'counter':
      case 'propose':
        return offsetId(from, offerId(move.take, move.give));
      default:
        return from;
    }
  },
};
