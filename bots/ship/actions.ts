import { CENTRES, type Hand, type Move, RESOURCES, SECTORS, type Table } from '@orrery/ship/facts';
import { type Actions, NO_ACTION, placed } from '../environment/learnable.ts';
import { Ranges } from '../environment/ranges.ts';
import { loneKind } from '../environment/terms.ts';
import { STATIONS, STOCKS, TASKS, TRADED } from './sizes.ts';

/** The most of a kind that a trade moves: what the largest store holds. */
const MOST = 4;
const PAIRS = RESOURCES * RESOURCES; // the first before the second
/** By how many cards were looked at: where their arrangements begin, and how many orders there are of so many. */
const ARRANGED = [0, 1, 3, 9];
const ORDERS = [1, 1, 2, 6];
const ARRANGEMENTS = 33;
/** What an offer gives for one resource: one of a kind, or two to four astro. */
const GIFTS = STOCKS - 1 + 3;
const ASTRO_LEAST = 2;

const ranges = new Ranges<Move['kind']>({
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
  produce: RESOURCES,
  take: RESOURCES,
  force: RESOURCES,
  centre: CENTRES.length,
  'centre-2': CENTRES.length,
  'give-up': CENTRES.length,
  buy: TRADED * MOST, // kind, how many less one
  sell: TRADED * MOST,
  'sell-pair': PAIRS,
  'station-buy': STATIONS * TRADED * MOST, // station, kind, how many less one
  'station-sell': STATIONS * TRADED * MOST,
  'station-sell-pair': STATIONS * PAIRS,
  fly: SECTORS,
  task: TASKS,
  choose: 1 << CENTRES.length, // one bit for each centre
  arrange: ARRANGEMENTS, // for 0 to 3 cards: how many stay on top, and the rank of their order, top before below
  offer: RESOURCES * GIFTS, // the resource wanted, and what is given for it
  counter: RESOURCES * GIFTS, // the resource given, and what is wanted for it
  propose: RESOURCES * GIFTS,
});

/** Which of all orders of its length this is, counted as in a dictionary. */
function rankOf(order: readonly number[]): number {
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
  return (ARRANGED[n] ?? 0) + top.length * (ORDERS[n] ?? 0) + rankOf([...top, ...below]);
}

function offerId(give: readonly number[], take: readonly number[]): number {
  const [wanted, given] = [loneKind(take), loneKind(give)];
  if (wanted === NO_ACTION || given === NO_ACTION || take[wanted] !== 1) return NO_ACTION;
  const gives = give[given] ?? 0;
  const isAstro = given === STOCKS - 1;
  if (isAstro ? gives < ASTRO_LEAST || gives > ASTRO_LEAST + 2 : gives !== 1) return NO_ACTION;
  return wanted * GIFTS + (isAstro ? given + gives - ASTRO_LEAST : given);
}

export const shipActions: Actions<Table, Hand, Move> = {
  version: 2,
  size: ranges.size,
  menu: RESOURCES * GIFTS,
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
        return from + move.goods * MOST + move.n - 1;
      case 'sell-pair':
        return from + move.first * RESOURCES + move.second;
      case 'station-buy':
      case 'station-sell':
        return from + (move.station * TRADED + move.goods) * MOST + move.n - 1;
      case 'station-sell-pair':
        return from + move.station * PAIRS + move.first * RESOURCES + move.second;
      case 'fly':
        return from + move.sector;
      case 'task':
        return from + move.task;
      case 'choose':
        return from + move.centres;
      case 'arrange':
        return from + arrangeId(move.top, move.below);
      case 'offer':
        return placed(from, offerId(move.give, move.take));
      case 'counter':
      case 'propose':
        return placed(from, offerId(move.take, move.give));
      default:
        return from;
    }
  },
};
