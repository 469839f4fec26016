import {
  CHARACTERS,
  DEVELOPMENTS,
  EDGES,
  type Hand,
  HEXES,
  KINDS,
  type Move,
  type Table,
  VERTICES,
} from '@orrery/startrek/facts';
import { discardId, discardIds } from '../environment/discards.ts';
import { type Actions, after, placed } from '../environment/learnable.ts';
import { Ranges } from '../environment/ranges.ts';
import { termsId, termsIds, termsMenu } from '../environment/terms.ts';

const RIVALS = 3;
const PAIRS = KINDS * KINDS;
const ranges = new Ranges<Move['kind']>({
  roll: 1,
  build: 1,
  end: 1,
  claim: 1,
  buy: 1,
  sfi: 1,
  utopia: 1,
  enough: 1,
  spare: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  chase: 1,
  pass: 1,
  flip: 1,
  ship: EDGES,
  'found-ship': EDGES,
  place: EDGES,
  lift: EDGES,
  station: VERTICES,
  base: VERTICES,
  found: VERTICES,
  'retire-station': VERTICES,
  'retire-base': VERTICES,
  monopoly: KINDS,
  repay: KINDS,
  take: KINDS,
  compensate: KINDS,
  steal: RIVALS, // by how many places the other sits further, less one
  deal: RIVALS,
  inspect: RIVALS,
  bank: PAIRS, // given, taken
  double: PAIRS,
  substitute: PAIRS, // card left out, card paid instead
  choose: PAIRS + 1, // the last one pays as printed
  cruiser: HEXES,
  science: (KINDS + 1) ** 2, // first and second, each counted from none on
  demand: KINDS * RIVALS, // resource, and by how many places the other sits further, less one
  shield: KINDS + 1, // the last one is against discarding
  keep: DEVELOPMENTS.length,
  exchange: CHARACTERS.length,
  discard: discardIds(KINDS),
  offer: termsIds(KINDS), // to all others: form, resource given, resource wanted
  counter: termsIds(KINDS),
});

export const startrekActions: Actions<Table, Hand, Move> = {
  version: 1,
  size: ranges.size,
  menu: termsMenu(KINDS),
  parts: ranges.parts,
  idOf({ table, hand, seat }, move) {
    const from = ranges.from(move.kind);
    const seats = table.players.length;
    switch (move.kind) {
      case 'ship':
      case 'found-ship':
      case 'place':
      case 'lift':
        return from + move.edge;
      case 'station':
      case 'base':
      case 'found':
      case 'retire-station':
      case 'retire-base':
        return from + move.vertex;
      case 'monopoly':
      case 'repay':
      case 'take':
      case 'compensate':
        return from + move.resource;
      case 'steal':
      case 'deal':
      case 'inspect':
        return from + after(seat, move.seat, seats) - 1;
      case 'bank':
      case 'double':
        return from + move.give * KINDS + move.take;
      case 'substitute':
        return from + move.without * KINDS + move.by;
      case 'choose':
        return from + (move.without < 0 ? PAIRS : move.without * KINDS + move.by);
      case 'cruiser':
        return from + move.hex;
      case 'science':
        return from + (move.first + 1) * (KINDS + 1) + move.second + 1;
      case 'demand':
        return from + move.resource * RIVALS + after(seat, move.from, seats) - 1;
      case 'shield':
        return from + (move.resource < 0 ? KINDS : move.resource);
      case 'keep':
        return from + move.card;
      case 'exchange':
        return from + move.character;
      case 'discard':
        return placed(from, discardId(hand.resources, move.cards));
      case 'offer':
      case 'counter':
        return placed(from, termsId(move.give, move.take));
      default:
        return from;
    }
  },
};
